"""A game of physics at the table: poses that nobody lists, slow steps, and a collapse that everybody sees."""

from __future__ import annotations

import asyncio
import base64
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.serving import Process, served
from vihara.client import Client, Refused
from vihara.core.chance import FastDice
from vihara.core.deadline import within
from vihara.core.errors import TookTooLong
from vihara.core.game import load
from vihara.core.record import digest
from vihara.core.replay import read
from vihara.games.menara import boxes
from vihara.games.menara.physics import trajectory
from vihara.server.table import Table

GAME = "menara"
_PLAYED = Path(__file__).parents[1] / "playthroughs" / "menara-1.txt"


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("server") / "test.db")


@pytest.fixture(scope="module")
def url(db: str) -> Iterator[str]:
    with served(db, bot_seconds=60.0) as found:
        yield found


def before_the_fall() -> tuple[str, str, list[str]]:
    """A match file up to the move that brings the tower down, that move, and what fell."""
    lines = [line for line in _PLAYED.read_text("utf-8").splitlines() if re.match(r"(\d|!) ", line)]
    fall = next(place for place, line in enumerate(lines) if line.startswith("! fallen"))
    pieces = [line.split()[-1] for line in lines[fall:] if line.startswith("! fallen")]
    head = f"[vihara 1]\n[game {GAME}]\n[rules 1]\n[seats 1]\n\n"
    return head + "\n".join(lines[: fall - 1]) + "\n", lines[fall - 1].partition(" ")[2], pieces


def test_bots_and_people_build_together(url: str) -> None:
    """A person and a bot play; any pose can be asked for, offered or not, and is refused with its reason."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as socket:
            opened = await ana.new_table(GAME, ["me", "bot:greedy"])
            seat = await socket.watch(opened["table"])
            assert seat.now["figures"]
            for move in seat.legal[:3]:
                assert (await seat.ask(move))["legal"]
            floor = seat.legal[0].split()[1]
            for pose, legal in ((f"base {floor} light 3 -4 77", True), (f"base {floor} light 900000 0 0", False)):
                told = await seat.ask(pose)
                assert told["legal"] is legal, told
                assert pose not in seat.legal
                assert legal or told["sentence"]
            await seat.move(f"base {floor} light 3 -4 77")
            for _ in range(30):
                await seat.until(lambda one: one.my_turn or one.over)
                if any(event.get("bot") == "greedy" for event in seat.events) or seat.over:
                    break
                await seat.move((await seat.hint())["moves"][0]["move"])
            assert any(event.get("bot") == "greedy" for event in seat.events)
            with pytest.raises(Refused, match="unknown bot 'search'"):
                await ana.new_table(GAME, ["me", "bot:search"])

    asyncio.run(run())


def test_a_simulation_that_takes_too_long_changes_nothing() -> None:
    """Its end is an error of its own; the match is as it was, and goes on when there is time again."""
    file, move, pieces = before_the_fall()
    match = read(file).match
    match.dice = FastDice.of(1, 0)
    before, plies, could = digest(match.state), match.plies, match.can_undo(1)
    boxes._remembered.clear()
    with within(0.0), pytest.raises(TookTooLong, match="nothing was changed"):
        match.play(1, move)
    assert (digest(match.state), match.plies, match.can_undo(1)) == (before, plies, could)
    fallen = [event.fields["piece"] for event in match.play(1, move) if event.kind == "fallen"]
    assert fallen == pieces


def test_a_step_that_takes_too_long_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    """Whoever made it hears so, nothing is stored, and another move may be made."""
    file, move, _ = before_the_fall()

    async def run(url: str) -> None:
        async with await Client.guest(url, "Ana") as ana:
            opened = await ana.post("/api/tables/import", {"file": file, "players": [{"kind": "me"}]})
            table, number = opened["table"], opened["number"]
            boxes._remembered.clear()
            with pytest.raises(Refused) as caught:
                await ana.at(table, "moves", seen=number, move=move)
            assert caught.value.code == "took-too-long"
            shown = await ana.get(f"/api/tables/{table}")
            assert (shown["number"], shown["view"]) == (number, opened["view"])
            await ana.at(table, "resign")

    with served(str(tmp_path / "test.db"), step_seconds=0.0) as place:
        asyncio.run(run(place))


def test_a_collapse_reaches_everybody_with_its_motion(url: str, db: str) -> None:
    """The simulation runs beside the server, which goes on answering; its outcome is in the log, and replays."""
    file, move, pieces = before_the_fall()

    async def run() -> tuple[Client, str, str]:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            opened = await ana.post("/api/tables/import", {"file": file, "players": [{"kind": "me"}]})
            async with ana.socket() as one, ben.socket() as other:
                mine = await one.watch(opened["table"], since=0)
                theirs = await other.watch(opened["table"], since=0)
                making = asyncio.create_task(mine.move(move))
                while not making.done():
                    await other.send("ping")  # nobody waits for the physics
                    await asyncio.sleep(0.01)
                number = await making
                for seat in (mine, theirs):
                    await seat.until(lambda s: s.number >= number)
                    told = seat.events[-1]["events"]
                    fallen = [event["fields"]["piece"] for event in told if event["kind"] == "fallen"]
                    assert fallen == pieces
                    collapse = next(event["fields"] for event in told if event["kind"] == "collapse")
                    motion = trajectory.decode(base64.b64decode(collapse["motion"]))
                    assert len(motion.poses) > 10
            steps = await ben.steps(opened["table"])
            kinds = [event["kind"] for event in steps["steps"][-1]["events"]]
            assert kinds.count("fallen") == len(pieces)
            text = await ana.file(opened["table"])
            assert any(
                line.startswith("! fallen") and line.endswith(" ".join(pieces)) for line in text.splitlines()
            )
            return ana, opened["table"], collapse["motion"]

    ana, table, motion = asyncio.run(run())

    async def again(url: str) -> None:
        async with Client(url, cookie=ana.cookie) as client, client.socket() as socket:
            told = (await socket.watch(table, since=0)).events[-1]["events"]
            assert [event["fields"]["motion"] for event in told if event["kind"] == "collapse"] == [motion]

    # A process that has not simulated anything tells the same: it is in the log.
    other = Process(db)
    try:
        asyncio.run(again(other.url))
    finally:
        other.stop()


@pytest.mark.parametrize("slow", ["play", "figures", "foresee"])
def test_nobody_waits_for_a_slow_step(url: str, monkeypatch: pytest.MonkeyPatch, slow: str) -> None:
    """While a step, its figures or an answer of this game takes its time, moves are made at other tables."""
    begun, go_on = threading.Event(), threading.Event()

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as one, ana.socket() as other:
            tower = await one.watch((await ana.new_table(GAME, ["me"]))["table"])
            cards = await other.watch((await ana.new_table("mandala", ["me", "me"]))["table"])
            place: Any = Table if slow == "play" else type(load(GAME))
            usual = getattr(place, slow)

            def take_time(table: Any, *words: Any) -> Any:
                if getattr(table, "game", table).key == GAME:
                    begun.set()
                    assert go_on.wait(60)
                return usual(table, *words)

            monkeypatch.setattr(place, slow, take_time)
            move = tower.legal[0]
            making = asyncio.create_task(tower.ask(move) if slow == "foresee" else tower.move(move))
            assert await asyncio.to_thread(begun.wait, 60)
            async with asyncio.timeout(30):
                for _ in range(3):
                    await cards.move(cards.legal[0])
            assert not making.done()
            go_on.set()
            await making

    try:
        asyncio.run(run())
    finally:
        go_on.set()
