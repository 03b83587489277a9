"""Looking at a match: asking about moves, hints, steps, branches, lessons, and the pages of the browser."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote
from urllib.request import urlopen

import jsonschema_rs
import pytest
from pydantic import TypeAdapter

from server.serving import GAMES, players, served
from server.test_safety import ask as request
from vihara.cli import main
from vihara.client import Client, Refused, Seat
from vihara.core.game import load
from vihara.core.match import Match, ask
from vihara.core.replay import read, write
from vihara.puzzles.explaining import explained
from vihara.puzzles.files import shipped
from vihara.server.answers import Lesson, Puzzles, Steps, schema
from vihara.server.writing import fields_text, pack

GAME = "mandala"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(str(tmp_path_factory.mktemp("server") / "test.db")) as found:
        yield found


async def play_on(seat: Seat, most: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(most):
        if not seat.over:
            await seat.move(rng.choice(seat.legal))


def test_the_steps_since_ones_own_last_one(url: str) -> None:
    """They begin with it; before one has moved, with the set-up."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            table = (await ana.new_table(GAME, ["me"] * 2))["table"]
            async with ana.socket() as socket:
                seat = await socket.watch(table)
                await play_on(seat, 9)
            for number in (0, 1, 2):
                steps = (await ana.steps(table, number))["steps"]
                own = [step["number"] for step in steps if step["seat"] == number != 0]
                recent = (await ana.get(f"/api/tables/{table}/steps?seat={number}&recent=true"))["steps"]
                assert recent == steps[max(own, default=0) :]
            assert len(recent) < len(steps)

    asyncio.run(run())


@pytest.mark.parametrize("key", GAMES)
def test_one_can_ask_about_a_move_without_making_it(url: str, key: str) -> None:
    """Each legal move is legal with what is foreseen; others are not, with the reason and the clause."""
    game = load(key)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            opened = await ana.new_table(key, ["me"] * players(game))
            table = opened["table"]
            async with ana.socket() as socket, ben.socket() as other:
                seat = await socket.watch(table)
                await play_on(seat, 5)
                number = seat.number
                for move in seat.legal:
                    told = await seat.ask(move)
                    assert told["legal"]
                    assert told["move"] == move
                    assert isinstance(told["foreseen"], dict)
                told = await seat.ask("nonsense")
                assert (told["legal"], told["code"]) == (False, "invalid-move")
                told = await socket.send(
                    "ask", table=table, move=seat.legal[0], seat=seat.seat % players(game) + 1
                )
                assert (told["legal"], told["code"]) == (False, "not-your-turn")
                assert (await ana.get(f"/api/tables/{table}"))["number"] == number
                watched = await other.watch(table)
                with pytest.raises(Refused, match="no seat"):
                    await watched.ask(seat.legal[0])
                assert seat.now["figures"] == watched.now["figures"] or key not in ("tajuto",)
                assert len(seat.now["figures"]["scores"]) == players(game)

    asyncio.run(run())


def test_an_illegal_move_is_answered_with_its_clause(url: str) -> None:
    """The same reason that the move itself would be refused with."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as socket:
            seat = await socket.watch((await ana.new_table(GAME, ["me", "me"]))["table"])
            move = "F1 red 7"  # nobody has seven cards after the deal
            told = await seat.ask(move)
            assert not told["legal"]
            assert told["code"] == "illegal-move"
            assert told["clause"] in told["detail"]
            assert told["clause"] not in told["sentence"]
            assert move not in told["sentence"]
            with pytest.raises(Refused) as caught:
                await seat.move(move)
            assert caught.value.sentence == told["detail"]

    asyncio.run(run())


def test_hints_come_from_the_bots_where_the_table_allows_them(url: str) -> None:
    """Against bots and on one screen by default; else only if the host said so; never for another's turn."""

    async def run() -> None:
        async with (
            await Client.guest(url, "Ben") as ben,
            await Client.guest(url, "Ana") as ana,
            ana.socket() as socket,
        ):
            seat = await socket.watch((await ana.new_table(GAME, ["me", "bot:greedy"]))["table"])
            assert seat.about["hints"]
            told = await seat.hint()
            assert told["number"] == seat.number
            assert {move["move"] for move in told["moves"]} <= set(seat.legal)
            for move in told["moves"]:
                assert 0 <= move["win"] <= 1
                assert move["move"] not in move["why"]
            opened = await ana.new_table(GAME, ["me", "open"])
            await ben.at(opened["table"], "join")
            seat = await socket.watch(opened["table"])
            assert not seat.about["hints"]
            with pytest.raises(Refused, match="without hints"):
                await seat.hint()
            opened = await ana.new_table(GAME, ["open", "me"], hints=True)
            await ben.at(opened["table"], "join")
            with pytest.raises(Refused, match="seat 1 is to act"):
                await (await socket.watch(opened["table"])).hint()

    asyncio.run(run())


def test_a_finished_match_is_seen_step_by_step_through_every_seat(url: str) -> None:
    """Steps are the views of the match played again; before the end only through one's own seat."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(table, "join")
            async with ana.socket() as one, ben.socket() as other:
                seats = [await one.watch(table), await other.watch(table)]
                for _ in range(9):
                    mover = next(seat for seat in seats if seat.my_turn)
                    number = await mover.move(random.Random(3).choice(mover.legal))
                    for seat in seats:
                        await seat.until(lambda s, n=number: s.number >= n)  # type: ignore[misc]
                mine = await ana.steps(table)
                assert mine["seat"] == 1
                assert mine["steps"][-1]["view"]["fields"] == seats[0].now["view"]["fields"]
                assert mine["steps"][-1]["figures"] == seats[0].now["figures"]
                for who, wanted in ((ana, 2), (ben, 1)):
                    with pytest.raises(Refused, match="not yours"):
                        await who.steps(table, wanted)
                with pytest.raises(Refused, match="once the match is over"):
                    await ana.at(table, "branch", step=1, players=[{"kind": "me"}, {"kind": "me"}])
                await ana.at(table, "resign")
            match = read(await ben.file(table)).match
            for number in (0, 1, 2):
                steps = await ben.steps(table, number)
                TypeAdapter(Steps).validate_python(steps)
                assert [step["number"] for step in steps["steps"]] == list(range(11))
                assert [step["move"] for step in steps["steps"]][1:-1] == [e.text for e in match.log if e.seat][
                    :-1
                ]
                assert steps["steps"][-1]["events"] == [{"kind": "ended", "fields": {"seat": 1, "how": "resign"}}]
                assert steps["steps"][-1]["view"]["fields"] == json.loads(
                    fields_text(match.view(number or None)).decode()
                )
                assert steps["outcome"]["winners"] == [2]
            turns = [step["turn"] for step in steps["steps"]]
            assert turns == sorted(turns)
            assert turns[:2] == [0, 1]

    asyncio.run(run())


def test_a_match_branches_at_any_step_but_the_end(url: str) -> None:
    """The new table stands where the old one stood, and goes on."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as socket:
            table = (await ana.new_table(GAME, ["me", "me"]))["table"]
            await play_on(await socket.watch(table), 6)
            await ana.at(table, "resign")
            steps = (await ana.steps(table, 1))["steps"]
            players = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            for number in (0, 4):
                opened = await ana.at(table, "branch", step=number, players=players)
                again = (await ana.steps(opened["table"], 1))["steps"]
                assert again == steps[: number + 1]
            seat = await socket.watch(opened["table"])
            await seat.until(lambda one: one.my_turn)
            await seat.move(seat.legal[0])
            for number, sentence in ((7, "over at step 7"), (99, "no step 99: the last one is 7")):
                with pytest.raises(Refused, match=sentence):
                    await ana.at(table, "branch", step=number, players=players)

    asyncio.run(run())


def test_a_file_is_shown_without_being_kept(url: str) -> None:
    """Whole or cut; what does not read is refused with its line."""
    game = load(GAME)
    from vihara.core.chance import FastDice

    match = Match(game, 2, {}, FastDice.of(4, 0))
    while not match.over:
        match.play(match.to_act, match.legal()[0])
    text = write(match)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            told = await ana.post("/api/steps", {"file": text, "seat": 2})
            assert len(told["steps"]) == match.plies + 1
            assert told["outcome"]["scores"] == list(match.outcome.scores)  # type: ignore[union-attr]
            assert told["cut"] is None
            cut = await ana.post("/api/steps", {"file": text[: len(text) // 2], "seat": 2})
            assert cut["cut"]
            assert len(cut["steps"]) > 10
            assert cut["steps"][:-1] == told["steps"][: len(cut["steps"]) - 1]
            for body, code in (({"file": "[chess 1]"}, "invalid-file"), ({"file": text, "seat": 9}, "not-found")):
                with pytest.raises(Refused) as caught:
                    await ana.post("/api/steps", body)
                assert caught.value.code == code

    asyncio.run(run())


def test_every_lesson_there_is_can_be_followed(url: str) -> None:
    """Notes speak of steps there are and expect moves that can be played; a game without a lesson says so."""
    for about in json.load(urlopen(f"{url}/api/games")):
        if about["game"] not in GAMES:
            continue
        status, _, body = request(url, "GET", f"/api/lessons/{about['game']}")
        if about["lesson"]:
            assert status == 200
            assert TypeAdapter(Lesson).validate_json(body)["notes"]
        else:
            assert (status, json.loads(body)["code"]) == (404, "not-found")
    assert request(url, "GET", "/api/lessons/chess")[0] == 422


def test_puzzles_are_those_of_the_package(url: str) -> None:
    """All that a page needs, credit and sentences included; a name that is none is quoted."""
    status, _, body = request(url, "GET", f"/api/puzzles/{GAME}")
    assert status == 200
    told = TypeAdapter(Puzzles).validate_json(body)["puzzles"]
    known = shipped(GAME)
    about = next(one for one in json.load(urlopen(f"{url}/api/games")) if one["game"] == GAME)
    assert about["puzzles"] == len(told) == len(known)
    for one, puzzle in zip(told, known, strict=True):
        assert (one["name"], one["rating"], one["tags"]) == (puzzle.name, puzzle.rating, list(puzzle.tags))
        assert bytes.fromhex(one["record"]) == puzzle.view().tobytes()
        for choice, wanted in zip(one["choices"], puzzle.choices, strict=True):
            assert (choice["move"], choice["win"], choice["lead"]) == (wanted.move, wanted.win, wanted.lead)
            assert choice["credit"] == pytest.approx(puzzle.credit(wanted), abs=1e-4)
            said = explained(puzzle, wanted)
            assert [(s["message"], s["facts"]) for s in choice["said"]] == [(s.id, s.facts) for s in said]
    puzzle = known[0]
    game, view = load(GAME), puzzle.view()
    status, _, body = request(url, "GET", f"/api/puzzles/{GAME}/{puzzle.name}")
    position = json.loads(body)
    assert (status, position["to_act"]) == (200, game.to_act(view) + 1)
    assert position["legal"] == sorted(choice.move for choice in puzzle.choices)
    assert position["view"]["fields"] == json.loads(fields_text(view))
    asked = f"/api/puzzles/{GAME}/{puzzle.name}/ask?move="
    best = json.loads(request(url, "GET", asked + quote(puzzle.best.move))[2])
    assert best["legal"]
    assert best["foreseen"] == json.loads(pack(ask(game, view, puzzle.best.move)))
    assert json.loads(request(url, "GET", asked + "nonsense")[2])["legal"] is False
    for bad in (f"{GAME}/00000000", f"{GAME}/1", f"{GAME}/00000000/ask?move=pass"):
        status, _, body = request(url, "GET", f"/api/puzzles/{bad}")
        assert (status, json.loads(body)["code"]) == (404, "not-found")
        assert bad.split("/")[1] in json.loads(body)["sentence"]
    assert request(url, "GET", "/api/puzzles/chess")[0] == 422


def test_the_schema_is_one_and_covers_both_directions(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints what the server serves; it is a valid schema, and refuses what the server does."""
    served_schema = json.load(urlopen(f"{url}/api/schema"))
    assert main(["serve", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out) == served_schema
    assert jsonschema_rs.meta.is_valid(served_schema)
    assert schema() is schema()  # it takes a tenth of a second: nobody lets it be made again and again

    def valid(name: str, message: Any) -> bool:
        whole = {**served_schema, "$ref": f"#/$defs/{name}"}
        return bool(jsonschema_rs.is_valid(whole, {"message": message}))

    assert valid("ClientMessage", {"type": "ask", "table": "a" * 12, "move": "M1 red"})
    assert not valid("ClientMessage", {"type": "ask", "table": "a" * 12})
    assert valid("ServerMessage", {"type": "pong", "id": 1})
    assert not valid("ServerMessage", {"type": "pong", "id": 1, "more": 1})


def test_the_browser_part_is_served(tmp_path: Path) -> None:
    """Its page at its addresses, its files with their age, and nothing from outside its folder."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>page</title>")
    (tmp_path / "web" / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("outside")
    with served(str(tmp_path / "test.db"), web=str(tmp_path / "web")) as url:
        for path in (
            "/",
            "/new",
            "/table/abc",
            "/join/CODE",
            "/replay",
            "/learn/mandala",
            "/rules/x",
            "/settings",
        ):
            status, headers, body = request(url, "GET", path)
            assert (status, body) == (200, b"<title>page</title>")
            assert headers["cache-control"] == "no-cache"
            assert "script-src 'self' 'wasm-unsafe-eval';" in headers["content-security-policy"]
        status, headers, body = request(url, "GET", "/assets/app-1234.js")
        assert (status, body) == (200, b"1")
        assert "immutable" in headers["cache-control"]
        assert headers["content-type"].startswith("text/javascript")
        assert request(url, "GET", "/assets/gone.js")[0] == 404
        assert request(url, "GET", "/elsewhere")[0] == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "//etc/passwd",
            "/%00",
        ):
            assert b"outside" not in request(url, "GET", path)[2]
    with served(str(tmp_path / "test.db"), web=str(tmp_path / "nowhere")) as url:
        status, _, body = request(url, "GET", "/")
        assert status == 200
        assert b"npm run build" in body
