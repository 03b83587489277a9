"""Nothing that anybody sends makes the server fall over or tell what it should not."""

from __future__ import annotations

import asyncio
import json
import random
import re
import string
from collections.abc import Iterator
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.serving import served
from vihara.bots import bot
from vihara.bots.memory import having_seen
from vihara.client import Client, Refused
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match
from vihara.server.botpool import BotPool, Failed, Job
from vihara.server.errors import TooMany
from vihara.server.limits import Count, Rate
from vihara.server.service import Service

GAME = "mandala"


@pytest.fixture(scope="module")
def services() -> list[Service]:
    return []


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, services: list[Service]) -> Iterator[str]:
    with served(str(tmp_path_factory.mktemp("server") / "test.db"), services.append) as found:
        yield found


def anything(rng: random.Random, depth: int = 0) -> Any:
    """A JSON value of any kind."""
    simple = [None, True, -1, 0, 2**70, 1.5, "", "a" * rng.randrange(300), "\ud800", "\u0000", "me"]
    if depth > 2 or rng.random() < 0.7:
        return rng.choice(simple)
    if rng.random() < 0.5:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {
        rng.choice(["type", "table", "seen", "id", "x"]): anything(rng, depth + 1) for _ in range(rng.randrange(4))
    }


def message(rng: random.Random, table: str, number: int, legal: list[str]) -> str | bytes:
    """Something that looks more or less like a message."""
    kind = rng.randrange(6)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(100)))
    if kind == 1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(50)))
    if kind == 2:
        return json.dumps(anything(rng))
    given: dict[str, Any] = {
        "type": rng.choice(
            [
                "move",
                "move",
                "ask",
                "ask",
                "hint",
                "watch",
                "unwatch",
                "undo",
                "agree",
                "decline",
                "chat",
                "ping",
                "jump",
            ]
        ),
        "table": rng.choice([table, table, "aaaaaaaaaaaa", "x"]),
        "id": rng.randrange(100),
    }
    if given["type"] == "move":
        given |= {
            "seen": rng.choice([number, number - 1, number + 1, 2**31 - 1, -1]),
            "move": rng.choice([*legal, "", "! x", "pass", "é" * 150]),
        }
    if given["type"] == "ask":
        given["move"] = rng.choice([*legal, "", "! x", "pass", "é" * 150, "x" * 300])
    if given["type"] == "chat":
        given["text"] = rng.choice(["hi", "", "\n", "x" * 600])
    if rng.random() < 0.3:
        given[rng.choice(["seat", "since", "id", "table", "type", "more"])] = anything(rng)
    text = json.dumps(given)
    return text[: rng.randrange(len(text))] if kind == 3 else text


def test_a_stranger_who_sends_anything_changes_nothing(url: str, services: list[Service]) -> None:
    """Each message gets an answer or is refused with a code; the table, its players and their secrets stay."""
    rng = random.Random(5)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Eve") as eve:
            opened = await ana.new_table(GAME, ["me", "me"])
            table, legal = opened["table"], opened["legal"]
            place = f"ws://{urlsplit(url).netloc}/ws"
            sent = 0
            while sent < 600:
                async with connect(place, additional_headers=eve.headers(), proxy=None, compression=None) as wire:
                    for _ in range(150):
                        await wire.send(message(rng, table, 1, legal))
                        sent += 1
                    await wire.send('{"type":"ping","id":12345}')
                    async for text in wire:
                        told = json.loads(text)
                        assert told["type"] in ("refused", "table", "ok", "pong", "events")  # no answer, no hint
                        assert "Traceback" not in str(text)
                        if told["type"] == "refused":
                            assert told["code"] not in ("defect", "error", "refused")
                            assert told["sentence"]
                        if told["type"] == "table":
                            assert told["seat"] == 0
                            assert told["legal"] == []
                        if told.get("id") == 12345:
                            break
            shown = await ana.get(f"/api/tables/{table}")
            assert {key: shown[key] for key in ("number", "view", "legal")} == {
                key: opened[key] for key in ("number", "view", "legal")
            }

    asyncio.run(run())
    assert services[0].metrics.registry.get_sample_value("vihara_refusals_total", {"code": "defect"}) is None


def test_a_player_who_sends_anything_stays_within_the_rules(url: str) -> None:
    """The fuzzer plays a seat: whatever was accepted replays, and the file is whole."""
    rng = random.Random(6)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            table = (await ana.new_table(GAME, ["me", "me"]))["table"]
            async with ana.socket() as socket:
                codes = set()

                def listen(text: str) -> None:
                    told = json.loads(text)
                    if told["type"] == "refused":
                        codes.add(told["code"])

                socket.received = listen
                seat = await socket.watch(table)
                for _ in range(200):
                    text = message(rng, table, seat.number, seat.legal)
                    if b"resign" not in (text if isinstance(text, bytes) else text.encode("utf-8", "replace")):
                        await socket.wire.send(text)
                    await socket.send("ping")
                    if table not in socket.seats or seat.over:
                        break
                    await socket.watch(table)
                assert "defect" not in codes
                assert {"invalid-message", "stale-version"} <= codes
                number = seat.number
            async with ana.socket() as socket:
                again = await socket.watch(table, since=0)
                assert [event["number"] for event in again.events] == list(range(1, number + 1))

    asyncio.run(run())


def test_oversized_and_uninvited_sockets_are_closed(url: str) -> None:
    """Too big a message, no secret, a page of another site."""

    async def run() -> None:
        place = f"ws://{urlsplit(url).netloc}/ws"
        async with await Client.guest(url, "Ana") as ana:
            async with connect(place, additional_headers=ana.headers(), proxy=None) as wire:
                await wire.send('{"type":"ping","id":' + "1" * 20_000 + "}")
                with pytest.raises(ConnectionClosed):
                    await wire.recv()
                assert wire.close_code == 1009
            async with connect(place, proxy=None) as wire:
                assert json.loads(await wire.recv())["code"] == "not-signed-in"
            with pytest.raises(InvalidStatus):
                await connect(place, additional_headers=ana.headers(), origin="http://evil.example", proxy=None)  # type: ignore[arg-type]
            async with connect(place, additional_headers=ana.headers(), origin=url, proxy=None) as wire:  # type: ignore[arg-type]
                await wire.send('{"type":"ping"}')
                assert json.loads(await wire.recv())["type"] == "pong"

    asyncio.run(run())


def ask(url: str, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection(urlsplit(url).netloc, timeout=20)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_answers_carry_the_usual_headers_and_no_traces(url: str) -> None:
    """CSP and its friends everywhere; cookies are out of reach of scripts; wrong requests get code and sentence."""
    for path in ("/", "/join/secret", "/api/me", "/healthz", "/metrics", "/api/nothing"):
        _, headers, _ = ask(url, "GET", path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    status, headers, _ = ask(url, "POST", "/api/me", b'{"name": "Ana"}', **{"Content-Type": "application/json"})
    assert status == 200
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    json_type = {"Content-Type": "application/json"}
    for expected, method, path, body, more in (
        (404, "GET", "/api/nothing", b"", {}),
        (405, "PUT", "/api/me", b"", {}),
        (404, "GET", "/api/tables/../../etc/passwd", b"", {}),
        (422, "GET", "/api/tables/%00", b"", {}),  # who is nobody may look: what they ask for is looked at
        (401, "GET", "/api/tables/%00/file", b"", {}),
        (422, "POST", "/api/me", b"{", json_type),
        (422, "POST", "/api/me", b'{"name": 5}', json_type),
        (403, "POST", "/api/me", b'{"name": "Eve"}', {**json_type, "Origin": "http://evil.example"}),
        (403, "POST", "/api/me", b'{"name": "Eve"}', {**json_type, "Origin": "http://[::1"}),
        (413, "POST", "/api/me", b"x" * 1_100_000, json_type),
        (401, "GET", "/api/me", b"", {"Authorization": "Bearer é"}),
        (401, "GET", "/api/me", b"", {"Cookie": "vihara=\"a.b"}),
    ):  # fmt: skip
        status, _, answer = ask(url, method, path, body, **more)
        assert status == expected, (path, answer)
        told = json.loads(answer)
        assert told["code"]
        assert "Traceback" not in told["sentence"]
    assert b"vihara_requests_total" in ask(url, "GET", "/metrics")[2]
    assert json.loads(ask(url, "GET", "/healthz")[2])["status"] == "ok"


def test_limits_hold(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Rates, tables, sockets and watches are bounded, each with its sentence."""
    db = str(tmp_path_factory.mktemp("limits") / "test.db")
    limits: dict[str, Any] = {
        "max_tables": 2,
        "sockets_per_person": 1,
        "watches_per_socket": 1,
        "chat_per_minute": 4,
        "guests_per_hour": 2,
    }
    with served(db, **limits) as url:

        async def run() -> None:
            async def refused(work: Any) -> str:
                with pytest.raises(Refused) as caught:
                    await work
                return str(caught.value.code)

            async with await Client.guest(url, "Ana") as ana:
                tables = [(await ana.new_table(GAME, ["me", "open"]))["table"] for _ in range(2)]
                assert await refused(ana.new_table(GAME, ["me", "open"])) == "too-many"
                await ana.at(tables[0], "chat", text="one")
                await ana.at(tables[0], "chat", text="two")
                assert await refused(ana.at(tables[0], "chat", text="three")) == "too-many"
                async with ana.socket() as one:
                    await one.watch(tables[0])
                    assert await refused(one.watch(tables[1])) == "too-many"
                    async with ana.socket() as two:
                        with pytest.raises((ConnectionError, ConnectionClosed)):
                            await two.watch(tables[0])
                (await Client.guest(url, "Ben")).close()
                assert await refused(Client.guest(url, "Cem")) == "too-many"
                assert await refused(ana.post("/api/bots", {"name": "Robo"})) == "too-many"

        asyncio.run(run())


def test_limits_of_an_address_and_a_socket_hold(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever they say they are: sockets, passwords and requests from one address, messages over one socket."""
    db = str(tmp_path_factory.mktemp("limits") / "test.db")
    limits: dict[str, Any] = {"sockets_per_address": 2, "passwords_per_minute": 2, "messages_per_second": 0.01}
    with served(db, **limits) as url:

        async def run() -> None:
            people = [await Client.guest(url, name) for name in ("Ana", "Ben", "Cem")]
            async with asyncio.timeout(60):
                await try_all(people)

        async def try_all(people: list[Client]) -> None:
            async with people[0].socket() as one, people[1].socket() as two:
                await one.send("ping")
                with pytest.raises(Refused, match="too many messages"):
                    await one.send("ping")
                await two.send("ping")  # each socket has its own
                async with people[2].socket() as three:
                    with pytest.raises((ConnectionError, ConnectionClosed)):
                        await three.send("ping")
            async with people[2].socket() as three:  # the others have made room
                await three.send("ping")
            codes = []
            for person in people:
                with pytest.raises(Refused) as caught:
                    await person.post("/api/session", {"name": "nobody", "password": "no such word"})
                codes.append((caught.value.code, caught.value.status))
                person.close()
            assert codes == [("wrong-password", 403), ("wrong-password", 403), ("too-many", 429)]

        asyncio.run(run())
    with served(db, requests_per_second=0.1) as url:  # so few that a busy machine makes no difference
        found = [ask(url, "GET", "/api/games") for _ in range(3)]
        assert [status for status, _, _ in found] == [200, 429, 429]
        assert found[-1][1]["retry-after"]
        assert ask(url, "GET", "/healthz")[0] == 200  # whoever runs the server is not counted


def test_the_table_of_attacks_names_tests_that_there_are() -> None:
    """A test that was renamed is renamed there, too."""
    root = Path(__file__).parents[2]
    named = set(re.findall(r"`(test_\w+)`", (root / "docs/security.md").read_text("utf-8")))
    found = {
        name
        for file in root.glob("tests/**/test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    assert len(named) > 90
    assert named <= found, named - found


def test_rates_and_counts() -> None:
    """A bucket fills with time; a count goes down again."""
    time = [0.0]
    rate = Rate(2, 3, "things", lambda: time[0])
    for _ in range(3):
        rate.take("a")
    with pytest.raises(TooMany, match="too many things"):
        rate.take("a")
    rate.take("b")
    time[0] = 0.5
    rate.take("a")
    count = Count(1, "things")
    count.enter("a")
    with pytest.raises(TooMany):
        count.enter("a")
    count.leave("a")
    count.enter("a")
    assert count.total == 1


def dealt(game: str = GAME) -> Match:
    return Match(load(game), 2, {"first": 1}, FastDice.of(3, 0))


def test_a_crashing_worker_is_replaced() -> None:
    """A job that cannot be done fails alone; a killed process is replaced, and the next job is done."""
    match = dealt()
    game, view = match.game, match.view(match.to_act).tobytes()

    async def run() -> None:
        pool = BotPool(1, 4, 20.0, warm=False)
        pool.start()
        try:
            good = Job(GAME, "random", view, 1)
            assert await pool.ask(good) in game.legal(match.state)
            with pytest.raises(Failed):
                await pool.ask(Job(GAME, "random", view[:-1], 1))
            process = pool._workers[0].process
            assert process is not None
            process.kill()
            process.wait()
            assert await pool.ask(good) in game.legal(match.state)
            assert pool.crashed >= 2
        finally:
            await pool.stop()

    asyncio.run(run())


@pytest.mark.parametrize("key", ["mandala", "tajuto"])
def test_a_worker_remembers_what_its_seat_has_seen(key: str) -> None:
    """A bot with a memory decides as if it had sat there all along; one without gets only its view."""
    match = dealt(key)
    for _ in range(9):
        match.play(match.to_act, match.legal()[0])
    name, game = "remembering:300", match.game
    expected = [
        having_seen(bot(name, game), match, match.to_act).choose(match.view(match.to_act), FastDice.of(seed, 0))
        for seed in range(6)
    ]
    job = Job.of(match, name, 0)
    assert len(job.actions) > 9
    assert len(job.views) == (len(job.actions) + 1) * game.dtype.itemsize
    plain = Job.of(match, "level4", 0)
    assert (len(plain.views), plain.actions) == (game.dtype.itemsize, ())

    async def run() -> None:
        pool = BotPool(1, 8, 20.0, warm=False)
        pool.start()
        try:
            assert [await pool.ask(replace(job, seed=seed)) for seed in range(6)] == expected
            hinted = await pool.ask(Job.of(match, "search", 5, hint=True))
            assert {row[0] for row in hinted} <= set(game.legal(match.state))
        finally:
            await pool.stop()

    asyncio.run(run())


def test_nobody_waits_for_the_compiler() -> None:
    """Until a bot is compiled the quick one answers; until that is, it answers uncompiled, with the same move."""
    match = dealt()
    view = match.view(match.to_act)
    greedy = bot("greedy", match.game).choose(view, FastDice.of(5, 0))

    async def run() -> None:
        pool = BotPool(1, 4, 20.0, warm=True)
        warming = pool._warming
        assert warming is not None
        warming._work.clear()  # nothing is ever ready, except what is said to be
        pool.start()
        try:
            job = Job(GAME, "level5", view.tobytes(), 5)
            assert pool.bot_for(job) is None
            assert await pool.ask(job) == greedy
            hinted = await pool.ask(Job(GAME, "search", view.tobytes(), 5, hint=True))
            assert hinted == [[greedy, None, None, None]]
            assert pool._workers[0].process is None
            warming._tell(GAME, "greedy")
            assert pool.bot_for(job) == "greedy"
            assert await pool.ask(job) == greedy
            assert bool(pool._workers[0].process)
            warming._tell(GAME, "level5")
            assert pool.bot_for(job) == "level5"
        finally:
            await pool.stop()

    asyncio.run(run())
