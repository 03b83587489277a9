"""Nobody costs others their time, memory or disk: each limit, and that it ends where it should."""

from __future__ import annotations

import asyncio
import json
import resource
import select
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.exceptions import HTTPException

from server.guests import Hands
from server.serving import Process, served
from vihara.client import Client, Refused
from vihara.core.chance import FastDice
from vihara.core.deadline import check, within
from vihara.core.errors import TookTooLong
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.replay import read, write
from vihara.languages import LANGUAGES
from vihara.server import connections, identity
from vihara.server.botpool import BotPool, Busy, Job
from vihara.server.connections import network_of
from vihara.server.database import Sqlite
from vihara.server.errors import InvalidMessage, TooBusy, TooMany
from vihara.server.guard import Guard
from vihara.server.limits import Guesses, Places, Rate
from vihara.server.messages import read_message
from vihara.server.service import Service
from vihara.server.work import Crew, FairQueue

GAME = "mandala"
PATIENCE = 300.0
"""Seconds after which a test gives up; nothing is measured against it."""


def until(happened: Callable[[], bool]) -> None:
    """Wait for something that happens soon."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.code


# -- the socket -----------------------------------------------------------------------------------------------


def test_since_is_answered_up_to_a_number_of_entries(tmp_path: Path) -> None:
    """Beyond it, the position alone: 60 bytes do not cost megabytes."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as wire:
            table = (await ana.new_table(GAME, ["me", "me"]))["table"]
            for number in range(8):
                await ana.at(table, "chat", text=f"line {number}")
            assert "events" not in await wire.send("watch", table=table, since=0)
            told = await wire.send("watch", table=table, since=4)
            assert [event["number"] for event in told["events"]] == [5, 6, 7, 8, 9]
            assert told["number"] == 9

    with served(str(tmp_path / "test.db"), entries_since=5) as url:
        asyncio.run(run())


def test_a_position_asked_for_again_and_again_costs_more_than_a_message(tmp_path: Path) -> None:
    """Six watches use up what twenty-four pings would: a position takes that much longer."""

    def stand_still(service: Service) -> None:
        service.messages = Rate(6, 24, "messages", now=lambda: 0.0)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as wire:
            table = (await ana.new_table(GAME, ["me", "me"]))["table"]
            for _ in range(6):
                await wire.send("watch", table=table)
            assert await refused(wire.send("ping")) == "too-many"
        async with await Client.guest(url, "Ben") as ben, ben.socket() as wire:
            for _ in range(24):
                await wire.send("ping")
            assert await refused(wire.send("ping")) == "too-many"

    with served(str(tmp_path / "test.db"), stand_still) as url:
        asyncio.run(run())


def test_what_is_no_move_is_limited_for_each_person_and_table(tmp_path: Path) -> None:
    """Offers and declines fill no log; moves go on, other people and tables too, and a restart forgets nothing."""
    db = str(tmp_path / "test.db")

    async def fill() -> tuple[str, str]:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            opened = await ana.new_table(GAME, ["me", "open"])
            table = opened["table"]
            await ben.at(table, "join")
            for _ in range(3):
                await ana.at(table, "agree")
                await ben.at(table, "decline")
            assert await refused(ana.at(table, "agree")) == "too-many"
            assert await refused(ana.at(table, "chat", text="and another thing")) == "too-many"
            shown = await ana.get(f"/api/tables/{table}")
            mover = ana if shown["to_act"] == shown["seat"] else ben
            shown = await mover.get(f"/api/tables/{table}")
            await mover.at(table, "moves", seen=shown["number"], move=shown["legal"][0])
            other = (await ana.new_table(GAME, ["me", "me"]))["table"]
            await ana.at(other, "chat", text="hello")
            return table, str(ana.cookie)

    async def come_back(table: str, cookie: str) -> None:
        async with Client(url, cookie=cookie) as ana:
            assert await refused(ana.at(table, "chat", text="and another thing")) == "too-many"

    with served(db, asides_per_table=3) as url:
        table, cookie = asyncio.run(fill())
    with served(db, asides_per_table=3) as url:
        asyncio.run(come_back(table, cookie))


def test_what_is_no_move_is_limited_for_each_address(tmp_path: Path) -> None:
    """Ever new guests do not fill the disk with what they say."""

    async def run() -> None:
        codes = []
        for number in range(4):
            async with await Client.guest(url, f"Eve {number}") as eve:
                table = (await eve.new_table(GAME, ["me", "open"]))["table"]
                try:
                    await eve.at(table, "chat", text="hello")
                except Refused as error:
                    codes.append(error.code)
        assert codes == ["too-many"]

    with served(str(tmp_path / "test.db"), asides_per_address=3) as url:
        asyncio.run(run())


def test_what_waits_for_somebody_is_looked_for_at_their_seats(tmp_path: Path) -> None:
    """Not among all running tables: that would take longer the more others play."""
    services: list[Service] = []
    asked: list[tuple[str, tuple[Any, ...]]] = []

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            read = services[0].store.read

            async def noted(sql: str, *values: Any) -> Any:
                asked.append((sql, values))
                return await read(sql, *values)

            services[0].store.read = noted  # type: ignore[method-assign]
            await ana.get("/api/tables?scope=waiting")

    db = str(tmp_path / "test.db")
    with served(db, services.append) as url:
        asyncio.run(run())
    sql, values = next(one for one in asked if "t.summary" in one[0])
    plan = sqlite3.connect(db).execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()
    assert "seats_identity" in plan[0][3], plan


def test_tables_that_nobody_uses_leave_memory(tmp_path: Path) -> None:
    """However few there are: some have long logs. They are there again when somebody looks."""
    hands, services = Hands(), list[Service]()

    def prepare(service: Service) -> None:
        hands.prepare(service)
        services.append(service)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            hands.time += 599
            other = (await ana.new_table(GAME, ["me", "open"]))["table"]
            hands.time += 2
            async with asyncio.timeout(PATIENCE):
                while services[0].tables.in_memory > 1:
                    await asyncio.sleep(0.02)
            assert list(services[0].tables._handles) == [other]
            assert (await ana.get(f"/api/tables/{table}"))["table"] == table

    with served(str(tmp_path / "test.db"), prepare, cached_seconds=600) as url:
        asyncio.run(run())


def test_a_table_is_read_in_the_line_of_whoever_asks(tmp_path: Path) -> None:
    """By whichever way: who asks for hundreds that are not in memory keeps neither their players nor others waiting."""
    services: list[Service] = []
    lines: list[str] = []

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Eve") as eve:
            table = (await ana.new_table(GAME, ["me", "me"]))["table"]
            waiting = (await ana.new_table(GAME, ["me", "invite"]))["table"]
            code = (await ana.at(waiting, "invites", group=True))["code"]
            me, nobody = (await eve.get("/api/me"))["id"], Client(url)
            tables, crew = services[0].tables, services[0].crews.logs
            do = crew.do

            async def noted(who: str, *work: Any) -> Any:
                lines.append(who)
                return await do(who, *work)

            crew.do = noted  # type: ignore[method-assign, assignment]
            async with eve.socket() as wire:
                for person, work in (
                    (me, lambda: eve.get(f"/api/tables/{table}")),
                    (me, lambda: eve.file(table)),
                    (me, lambda: eve.get(f"/api/tables/{table}/steps")),
                    (me, lambda: eve.at(table, "resign")),
                    (me, lambda: wire.watch(table)),
                    (me, lambda: wire.send("chat", table=table, text="hello")),
                    ("127.0.0.1", lambda: nobody.get(f"/api/tables/{table}")),
                    ("127.0.0.1", lambda: nobody.get(f"/api/tables/{table}/steps")),
                    ("127.0.0.1", lambda: nobody.get(f"/api/tables/{table}/picture.png")),
                    ("127.0.0.1", lambda: nobody.get(f"/table/{table}")),
                    ("127.0.0.1", lambda: nobody.get(f"/join/{code}")),
                    ("127.0.0.1", lambda: nobody.post("/api/invitation", {"code": code})),
                    ("127.0.0.1", lambda: nobody.post("/api/invitation/qr", {"code": code})),
                    (me, lambda: eve.join(code)),
                ):
                    tables._handles.clear()
                    lines.clear()
                    with suppress(Refused):
                        await work()
                    assert set(lines) == {person}
            nobody.close()

    with served(str(tmp_path / "test.db"), services.append) as url:
        asyncio.run(run())


def test_who_has_been_here_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sessions there were: what is remembered of them is bounded."""
    monkeypatch.setattr(identity, "_CACHED", 4)
    services: list[Service] = []

    async def run() -> None:
        for number in range(12):
            async with await Client.guest(url, f"Eve {number}") as eve:
                await eve.get("/api/me")
        kept = [value for value in vars(services[0].identities).values() if isinstance(value, dict)]
        assert all(len(one) <= 4 for one in kept)

    with served(str(tmp_path / "test.db"), services.append) as url:
        asyncio.run(run())


def test_messages_are_counted_by_person_not_by_socket(tmp_path: Path) -> None:
    """Sixteen sockets do not make sixteen people."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            codes = []
            for _ in range(6):
                async with ana.socket() as wire:
                    for _ in range(10):
                        try:
                            await wire.send("ping")
                        except Refused as error:
                            codes.append(error.code)
            assert "too-many" in codes

    with served(str(tmp_path / "test.db"), messages_per_second=5) as url:
        asyncio.run(run())


# -- connections ----------------------------------------------------------------------------------------------


def raw(url: str, *sent: bytes) -> socket.socket:
    place = urlsplit(url)
    wire = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
    for data in sent:
        wire.sendall(data)
    return wire


def rest(wire: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    while data := wire.recv(65536):
        found += data
    return found


HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"G", HEAD[:40], HEAD, HEAD + b'{"name":'])
def test_half_sent_requests_are_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    """Neither the head nor the body; a whole one is answered, and the next one on the same connection, too."""
    with served(str(tmp_path / "test.db"), header_seconds=0.2, body_seconds=0.2) as url:
        with raw(url, sent) as wire:
            assert rest(wire).startswith(b"HTTP/1.1 408 ")
        with raw(url, HEAD + b'{"name": "Ana"}', HEAD[:30]) as wire:
            told = rest(wire)
        assert told.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in told


@pytest.mark.parametrize("shortcut", [True, False])
def test_connections_are_counted_by_address(tmp_path: Path, *, shortcut: bool) -> None:
    """Sockets are connections, too; whoever closes one may open another."""
    db = str(tmp_path / "test.db")

    async def one_socket() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as wire:
            await wire.send("ping")

    with served(db, connections_per_address=3, header_seconds=600, socket_shortcut=shortcut) as url:
        held = [raw(url, b"G") for _ in range(3)]
        with raw(url) as wire:
            assert rest(wire).startswith(b"HTTP/1.1 503 ")
        for wire in held:
            wire.close()

        def answered() -> bool:
            with raw(url, b"GET /api/warm HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") as wire:
                return rest(wire).startswith(b"HTTP/1.1 200 ")

        until(answered)
        for _ in range(5):
            asyncio.run(one_socket())
        until(answered)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_is_its_first_half(address: str, network: str) -> None:
    """Everybody has 2^64 of the other half."""
    assert network_of(address) == network


def test_pages_and_new_sockets_are_counted_by_address(tmp_path: Path) -> None:
    """A page of a table is looked up, and whoever comes by a socket is: nobody may ask for any number."""

    def status(source: str, path: str, **headers: str) -> int:
        connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE, source_address=(source, 0))
        connection.request("GET", path, headers=headers)
        found = connection.getresponse().status
        connection.close()
        return found

    upgrade = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }  # fmt: skip
    with served(str(tmp_path / "test.db"), pages_per_second=0.1) as url:
        assert status("127.0.0.1", "/ws", **upgrade) == 101
        assert status("127.0.0.1", "/table/aaaaaaaaaaaa") == 200
        assert status("127.0.0.1", "/") == 429
        assert status("127.0.0.1", "/ws", **upgrade) == 403
        assert status("127.0.0.1", "/api/games") == 200  # these have a limit of their own
        assert status("127.0.0.2", "/") == 200


def test_heads_and_trailers_without_end_are_not_kept(tmp_path: Path) -> None:
    """Neither one long line nor many, nor what follows a body in parts; a body is as long as it may be."""
    start = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    parts = start + b"Transfer-Encoding: chunked\r\n\r\n"
    endless = (
        [b"GET /" + 400_000 * b"a"],
        [start, b"X: " + 400_000 * b"a"],
        [start, 40_000 * b"X: aaaaa\r\n"],
        [parts, b"1;" + 400_000 * b"a"],
        [parts, b"1\r\n{\r\n0\r\nX: " + 400_000 * b"a"],
    )
    with served(str(tmp_path / "test.db"), header_seconds=600, body_seconds=600) as url:
        for sent in endless:
            with raw(url) as wire, suppress(ConnectionError):
                for data in sent:
                    wire.sendall(data)
                assert b"HTTP/1.1 431 " in rest(wire)
        for sent in (
            [b"GET /" + 17_000 * b"a" + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"],
            [start, 2000 * b"X: aaaaa\r\n" + b"\r\n"],
        ):
            with raw(url, *sent) as wire:
                assert rest(wire).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 431 "))
        long = b'{"name": "Ana", "x": "' + 900_000 * b"a" + b'"}'
        for sent in (
            [start + b"Content-Length: %d\r\n\r\n" % len(long), long],
            [parts, b"%x\r\n" % len(long), long, b"\r\n0\r\nX: a\r\n\r\n"],
        ):
            with raw(url, *sent) as wire:
                assert wire.recv(13) == b"HTTP/1.1 422 "


def test_requests_are_not_sent_far_ahead(tmp_path: Path) -> None:
    """Thousands at once, for which nobody has waited, are kept nowhere; a few are answered in order."""
    one = b"GET /api/warm HTTP/1.1\r\nHost: localhost\r\n"
    last = one + b"Connection: close\r\n\r\n"
    with served(str(tmp_path / "test.db")) as url:
        with raw(url, 5 * (one + b"\r\n") + last) as wire:
            assert rest(wire).count(b"HTTP/1.1 200 ") == 6
        with raw(url, 400 * (one + b"\r\n") + last) as wire:
            told = b""
            with suppress(ConnectionError):
                told = rest(wire)
            assert told.count(b"HTTP/1.1 200 ") < 100


def long_answer() -> tuple[str, bytes]:
    """A match file whose steps are some megabytes, and the head of a request for them."""
    match = Match(load("tajuto"), 4, {}, FastDice.of(3, 0))
    while not match.over and len(match.log) < 900:
        legal = match.legal()
        match.play(match.to_act, legal[len(legal) // 2])
    body = json.dumps({"file": write(match)})
    head = f"POST /api/steps HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    return head + "Content-Type: application/json\r\n", body.encode()


def asked(url: str, cookie: str) -> socket.socket:
    """A connection on which a long answer comes, to a reader that takes little at a time."""
    head, body = long_answer()
    place = urlsplit(url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    wire.settimeout(PATIENCE)
    wire.connect((place.hostname, place.port))
    wire.sendall(f"{head}Cookie: {cookie}\r\n\r\n".encode() + body)
    assert wire.recv(12) == b"HTTP/1.1 200"
    return wire


def cookie_of(url: str) -> str:
    connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
    connection.request("POST", "/api/me", '{"name": "Eve"}', {"Content-Type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    cookie = str(answer.headers["set-cookie"]).partition(";")[0]
    connection.close()
    return cookie


def whole(wire: socket.socket) -> bool:
    """Whether all of an answer came: who is cut off gets what was on its way."""
    with suppress(ConnectionError):
        return rest(wire).endswith(b"}")
    return False


def test_answers_that_nobody_reads_are_bounded(tmp_path: Path) -> None:
    """What waits in memory, that is, and not for long."""
    with served(str(tmp_path / "test.db"), socket_patience=600) as url, asked(url, cookie_of(url)) as wire:
        assert whole(wire)
    with served(str(tmp_path / "test.db"), waiting_per_address=65_536, socket_patience=600) as url:
        cookie = cookie_of(url)
        for _ in range(2):
            with asked(url, cookie) as wire:
                cookie_of(url)  # by now all has been written: who read along would keep nothing waiting
                assert not whole(wire)
            cookie_of(url)  # there is room again


def test_bodies_that_wait_are_bounded(tmp_path: Path) -> None:
    """Those of one address together, as long as they are not answered."""
    head = HEAD.replace(b": 15", b": 900000")
    with served(str(tmp_path / "test.db"), waiting_per_address=4_000_000, body_seconds=600) as url:
        held = [raw(url, head) for _ in range(5)]
        for wire in held:
            with suppress(ConnectionError):
                wire.sendall(899_999 * b"a")
        [cut], _, _ = select.select(held, [], [], PATIENCE)
        with suppress(ConnectionError):
            assert cut.recv(1) == b""
        for wire in held:
            if wire is not cut:
                wire.sendall(b"a")
                assert wire.recv(13) == b"HTTP/1.1 422 "
            wire.close()


def test_a_slow_reader_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long answer on a slow line takes longer than the patience with readers that read nothing."""
    for least, waited_for in ((0, True), (2**40, False)):
        monkeypatch.setattr(connections, "_LEAST", least)
        with served(str(tmp_path / "test.db"), socket_patience=0.1) as url, asked(url, cookie_of(url)) as wire:
            time.sleep(0.5)
            assert whole(wire) == waited_for


# -- passwords ------------------------------------------------------------------------------------------------


def test_guesses_are_limited_for_each_account_and_lock_nobody_out() -> None:
    """A thousand addresses get a few guesses each; the owner, from another address, gets in all the same."""
    now = 0.0
    guesses = Guesses(60, lambda: now)
    tried = 0
    for address in range(100):
        for _ in range(10):
            try:
                guesses.take("Ana", f"192.0.2.{address}")
                tried += 1
            except TooMany:
                break
    assert tried == 60 + 94 * 5  # six addresses came before the account's own were used up
    for _ in range(20):
        guesses.take(" ana", "198.51.100.1")
        guesses.forgive(" ana", "198.51.100.1")
    guesses.take("Ben", "192.0.2.1")
    now = 3600.0
    guesses.take("Ana", "192.0.2.1")


def test_sign_in_takes_a_guess_of_the_account(tmp_path: Path) -> None:
    """From another address one has tries left when somebody else has used up those of the account."""

    def sign_in(source: str, password: str) -> int:
        connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE, source_address=(source, 0))
        body = json.dumps({"name": "Ana", "password": password})
        connection.request("POST", "/api/session", body, {"Content-Type": "application/json"})
        status = connection.getresponse().status
        connection.close()
        return status

    async def register() -> None:
        async with await Client.guest(url, "Ana") as ana:
            await ana.post("/api/account", {"name": "Ana", "password": "correct horse"})

    with served(str(tmp_path / "test.db"), passwords_per_account=2) as url:
        asyncio.run(register())
        statuses = [sign_in("127.0.0.1", "wrong horse") for _ in range(9)]
        assert statuses == [403] * 7 + [429] * 2
        assert sign_in("127.0.0.1", "correct horse") == 429
        assert sign_in("127.0.0.2", "correct horse") == 200


@pytest.mark.parametrize("way", ["change", "leave"])
def test_a_cookie_left_behind_gives_no_more_guesses(tmp_path: Path, way: str) -> None:
    """Whoever finds a browser signed in guesses its password no faster than at the door."""

    async def guess() -> list[int]:
        async with await Client.guest(url, "Ana") as ana:
            await ana.post("/api/account", {"name": "Ana", "password": "correct horse"})
            found = []
            for _ in range(9):
                try:
                    if way == "change":
                        await ana.post("/api/account/password", {"old": "wrong horse", "new": "another horse"})
                    else:
                        await ana.post("/api/me/delete", {"name": "Ana", "password": "wrong horse"})
                except Refused as error:
                    found.append(error.status)
            return found

    with served(str(tmp_path / "test.db"), passwords_per_account=2) as url:
        assert asyncio.run(guess()) == [403] * 7 + [429] * 2


# -- disk -----------------------------------------------------------------------------------------------------


def test_healthz_tells_a_full_disk(tmp_path: Path) -> None:
    """Nothing more can be written: it says so, and says so no more when there is room again."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def health() -> tuple[int, str]:
        services[0].store._probed = float("-inf")
        connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        told = json.loads(answer.read())
        connection.close()
        return answer.status, told["status"]

    services: list[Service] = []
    with served(str(tmp_path / "test.db"), services.append) as url:
        assert health() == (200, "ok")
        resource.setrlimit(resource.RLIMIT_FSIZE, (16_384, hard))
        try:
            assert health() == (503, "full")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert health() == (200, "ok")


def test_a_disk_that_takes_nothing_is_read_only() -> None:
    """Where nobody can make a file."""
    assert Sqlite("/proc/self/test.db").probe() == "read-only"


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """With a sentence, before it has touched anything; once the first one is gone, it may."""
    db = str(tmp_path / "test.db")
    first = Process(db)
    try:
        with pytest.raises(RuntimeError, match=r"another server is using '.*test\.db'; stop it first"):
            Process(db)
    finally:
        first.kill()
    Process(db).stop()


def finished() -> str:
    """A whole match as a file."""
    match = Match(load(GAME), 2, {}, FastDice.of(1, 0))
    while not match.over:
        match.play(match.to_act, match.legal()[0])
    return write(match)


def test_an_import_is_kept_in_our_own_writing(tmp_path: Path) -> None:
    """Padding is not kept, whichever way it comes: remarks, blank lines, spaces."""
    services: list[Service] = []
    text = finished()
    padded = text.replace("\n\n", "\n" + "# nothing to see here\n" * 20_000 + "\n" * 9000) + "\n" * 9000

    async def run() -> int:
        async with await Client.guest(url, "Eve") as eve:
            table = (await eve.post("/api/tables/import", {"file": padded}))["table"]
            assert (await eve.get(f"/api/tables/{table}"))["status"] == "over"
            again = read(await eve.file(table))
            assert again.match.plies == read(text).match.plies
            return services[0].tables._handles[table].table.number  # type: ignore[union-attr]

    db = tmp_path / "test.db"
    with served(str(db), services.append) as url:
        assert asyncio.run(run()) == 1
    with sqlite3.connect(db) as connection:
        ((size,),) = connection.execute("SELECT max(length(body)) FROM entries").fetchall()
    connection.close()
    assert size < 3 * len(text) < len(padded)


def test_imports_and_tables_are_counted_by_person_and_address(tmp_path: Path) -> None:
    """One more is refused, also for somebody else from the same address."""
    text = finished()

    async def bring(person: Client) -> str:
        try:
            await person.post("/api/tables/import", {"file": text})
        except Refused as error:
            return error.code
        return "ok"

    async def files() -> None:
        async with await Client.guest(url, "Eve") as eve, await Client.guest(url, "Eva") as eva:
            assert [await bring(eve) for _ in range(4)] == ["ok", "ok", "too-many", "too-many"]
            assert [await bring(eva) for _ in range(2)] == ["ok", "too-many"]

    async def tables() -> None:
        async with await Client.guest(url, "Eve") as eve, await Client.guest(url, "Eva") as eva:
            for _ in range(3):
                await eve.new_table(GAME, ["me", "me"])
            assert await refused(eve.new_table(GAME, ["me", "me"])) == "too-many"
            await eva.new_table(GAME, ["me", "me"])
            assert await refused(eva.new_table(GAME, ["me", "me"])) == "too-many"

    with served(str(tmp_path / "files.db"), imports_per_hour=4.0, imports_per_address=6.0) as url:
        asyncio.run(files())
    with served(str(tmp_path / "tables.db"), tables_per_day=3, tables_per_address=16.0) as url:
        asyncio.run(tables())


# -- fair work ------------------------------------------------------------------------------------------------


def test_everybody_gets_a_turn_before_anybody_gets_the_next() -> None:
    """By order, whatever the time: one guest's hundred things wait behind one thing of each other."""
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(f"eve {number}", "eve")
    queue.put("ana", "ana")
    queue.put("ben 0", "ben")
    queue.put("ben 1", "ben")
    assert [queue.get() for _ in range(7)] == ["eve 0", "ana", "ben 0", "eve 1", "ben 1", "eve 2", "eve 3"]
    assert queue.of("eve") == queue.qsize() == 96


def test_a_hundred_guests_of_one_place_wait_like_one() -> None:
    """Places take turns, and at each place the people there; one place has half of the room."""
    places = Places(most=100)
    for number in range(100):
        places.note(f"eve {number}", "192.0.2.1")
    queue: FairQueue[str] = FairQueue(places.of)
    for number in range(100):
        queue.put(f"eve {number}", f"eve {number}")
    queue.put("ana 0", "ana")
    queue.put("ana 1", "ana")
    assert [queue.get() for _ in range(5)] == ["eve 0", "ana 0", "eve 1", "ana 1", "eve 2"]
    assert queue.beside("eve 99") == queue.qsize() == 97
    assert queue.of("eve 99") == 1
    places.note("ben", "192.0.2.2")
    assert places.of("eve 0") == "eve 0"  # so many are known

    async def run() -> None:
        pool = BotPool(1, 80, 1.0, warm=False, place=places.of)
        pool._loop = asyncio.get_running_loop()  # its workers are not started: everything waits
        job = Job(GAME, "random", b"", 1)
        tasks = [asyncio.create_task(pool.ask(job, f"eve {number + 1}")) for number in range(40)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.ask(job, "eve 50")
        tasks.append(asyncio.create_task(pool.ask(job, "ana")))
        await asyncio.sleep(0)
        assert pool.waiting == 41
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_work_is_done_in_turn_and_refused_when_too_much_waits() -> None:
    """One thread: Eve's long work is followed by Ana's, then by the rest of Eve's; what is too much is busy."""
    done: list[str] = []
    begun, hold = threading.Event(), threading.Event()

    def work(name: str) -> Callable[[], None]:
        def do() -> None:
            begun.set()
            hold.wait(PATIENCE)
            done.append(name)

        return do

    async def run() -> None:
        crew = Crew("test", 1, most=10, share=3, wait=PATIENCE)
        crew.start()
        first = asyncio.create_task(crew.do("eve", work("eve")))
        await asyncio.to_thread(begun.wait, PATIENCE)
        more = [asyncio.create_task(crew.do("eve", work("eve"))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await crew.do("eve", work("eve"))
        ana = asyncio.create_task(crew.do("ana", work("ana")))
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(first, ana, *more)
        crew.stop()

    asyncio.run(run())
    assert done.index("ana") <= 2
    assert len(done) == 5


def test_nobody_waits_for_ever() -> None:
    """What is not begun in time is given up, and not done later."""
    begun, hold = threading.Event(), threading.Event()
    done: list[int] = []

    def held() -> None:
        begun.set()
        hold.wait(PATIENCE)

    async def run() -> None:
        crew = Crew("test", 1, most=10, share=5, wait=0.05)
        crew.start()
        first = asyncio.create_task(crew.do("eve", held))
        await asyncio.to_thread(begun.wait, PATIENCE)
        with pytest.raises(TooBusy):
            await crew.do("ana", lambda: done.append(1))
        hold.set()
        await first
        await crew.do("ana", lambda: done.append(2))
        crew.stop()

    asyncio.run(run())
    assert done == [2]


def test_a_deadline_counts_computing_time() -> None:
    """Inside another one the earlier holds; without one nothing happens."""
    now = 0.0

    def clock() -> float:
        return now

    check()
    with within(10, clock), within(100, clock):
        now = 9.0
        check()
        now = 11.0
        with pytest.raises(TookTooLong):
            check()
    check()


def test_one_person_fills_a_part_of_the_bots_queue() -> None:
    """The rest is for the others."""

    async def run() -> None:
        pool = BotPool(1, 80, 1.0, warm=False)
        pool._loop = asyncio.get_running_loop()  # its workers are not started: everything waits
        job = Job(GAME, "random", b"", 1)
        tasks = [asyncio.create_task(pool.ask(job, "eve")) for _ in range(10)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.ask(job, "eve")
        tasks.append(asyncio.create_task(pool.ask(job, "ana")))
        await asyncio.sleep(0)
        assert pool.waiting == 11
        assert [pool._queue.get()[1] is tasks[place]._fut_waiter for place in (0, 10)] == [True, True]  # type: ignore[attr-defined]
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path) -> None:
    """A table without people pauses when nobody watches it, and goes on when somebody does."""
    services: list[Service] = []
    now = [1_000_000.0]

    def prepare(service: Service) -> None:
        services.append(service)
        service.tables.now = lambda: now[0]

    async def open_table() -> tuple[str, str]:
        async with await Client.guest(url, "Eve") as eve:
            return (await eve.new_table(GAME, ["bot:random", "bot:random"]))["table"], str(eve.cookie)

    async def watch(table: str, cookie: str) -> None:
        async with Client(url, cookie=cookie) as eve, eve.socket() as wire:
            seat = await wire.watch(table)
            at = seat.number
            await seat.until(lambda one: one.over or one.number > at + 3)

    with served(str(tmp_path / "test.db"), prepare, unwatched_bots=60.0) as url:
        table, cookie = asyncio.run(open_table())
        handle = services[0].tables._handles[table]
        until(lambda: handle.table is not None and handle.table.number > 3)
        now[0] += 61
        until(lambda: not handle.thinking and handle.table is not None)
        time.sleep(0.1)
        assert handle.table is not None
        paused = handle.table.number
        assert not handle.thinking
        assert handle.table.unattended
        asyncio.run(watch(table, cookie))
        assert handle.table.number > paused


# -- bad inputs -----------------------------------------------------------------------------------------------

DEEP = "[" * 100_000 + "]" * 100_000
BAD = [
    ("POST", "/api/tables", b'{"game": "mandala", "players": [{"kind": "me"}], "options": {"x": ' + b"9" * 5000 + b"}}"),
    ("POST", "/api/me", b"{" + b'"a": 1, ' * 9000 + b'"a": 1}'),
    ("POST", "/api/me", b'{"name": [' + b"[]," * 90_000 + b"[]]}"),
    ("POST", "/api/tables", b'{"game": "mandala", "players": ' + DEEP.encode() + b"}"),
    ("POST", "/api/tables", b'{"game": "mandala", "players": [{"kind": "me"}, {"kind": "me"}], "options": {"x": "\\ud800"}}'),
    ("POST", "/api/tables", b'{"game": "menara", "players": [{"kind": "me"}], "options": {"floors": {"a": ' + DEEP[99_500:100_500].encode() + b"}}}"),
    ("POST", "/api/tables", b'{"game": "menara", "players": [{"kind": "me"}], "options": {"hand": ' + b"9" * 4000 + b"}}"),
    ("POST", "/api/tables", b'{"game": "\\ud800", "players": [{"kind": "me"}]}'),
    ("POST", "/api/tables/import", b'{"file": "[vihara 1]\\n[game \\ud800]"}'),
    ("PATCH", "/api/me", b'{"name": "a\\u0000b"}'),
    ("PATCH", "/api/me", b'{"name": "\\udfff"}'),
    ("POST", "/api/session", b'{"name": "a\\u0000b", "password": "long enough"}'),
    ("GET", "/api/lessons/mandala/ask?move=pass&step=" + "9" * 5000, b""),
    ("GET", "/api/tables?before=" + "9" * 5000, b""),
    ("GET", "/" + "a" * 5000, b""),
    ("GET", "/assets/" + "a/" * 5000 + "x.js", b""),
    ("GET", "/%00.js", b""),
    ("GET", "/assets/%ed%a0%80.js", b""),
    ("GET", "/api/tables/" + "a" * 9000, b""),
]  # fmt: skip


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    """Numbers of thousands of digits, lists a hundred thousand deep, half a surrogate, NUL, paths without end: each
    gets a code and a sentence in every language, never a defect, never a blank.
    """
    services: list[Service] = []

    async def guest() -> str:
        async with await Client.guest(url, "Eve") as eve:
            return eve.headers()["Cookie"]

    with served(str(tmp_path / "test.db"), services.append) as url:
        cookie = asyncio.run(guest())
        for method, path, body in BAD:
            for language in LANGUAGES:
                connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
                headers = {"Cookie": cookie, "Accept-Language": language, "Content-Type": "application/json"}
                connection.request(method, path, body, headers)
                answer = connection.getresponse()
                told = answer.read().decode()
                connection.close()
                assert 400 <= answer.status < 500, (method, path[:60], body[:80], told)
                assert "???" not in told
                assert len(told) < 4000
                assert not path.startswith("/api") or json.loads(told)["code"]
        assert services[0].metrics.registry.get_sample_value("vihara_refusals_total", {"code": "defect"}) is None


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "ping", ' + ", ".join(f'"k{number}": 1' for number in range(1000)) + "}",
        '{"type": "ping", "id": [' + ", ".join(["[]"] * 1000) + "]}",
    ],
)
def test_no_error_is_made_for_each_of_a_thousand_parts(text: str) -> None:
    """Neither of a message nor of a body: making them would take longer than all moves of others."""
    with pytest.raises(InvalidMessage, match="more parts than any message"):
        read_message(text)
    line = '"[{' * 160  # whatever people say in a line is none
    read_message(json.dumps({"type": "chat", "table": "aaaaaaaaaaaa", "text": line}))

    async def body() -> Any:
        return {"type": "http.request", "body": 10 * text.encode()}

    guard = Guard(None, None, None, None, [], 2**20)  # type: ignore[arg-type]
    received = guard._counted(body)

    async def run() -> None:
        for _ in range(10):
            await received()

    with pytest.raises(HTTPException, match="more parts"):
        asyncio.run(run())


def test_bad_messages_are_refused(tmp_path: Path) -> None:
    """The same over a socket, which goes on."""

    async def run() -> None:
        async with await Client.guest(url, "Eve") as eve, eve.socket() as wire:
            codes: list[str] = []

            def listen(text: str) -> None:
                told = json.loads(text)
                if told["type"] == "refused":
                    codes.append(told["code"])

            wire.received = listen
            for text in (
                '{"type": "ping", "id": ' + "9" * 5000 + "}",
                '{"type": "ping", "id": ' + DEEP[95_000:105_000] + "}",
                '{"type": "chat", "table": "aaaaaaaaaaaa", "text": "\\ud800"}',
                '{"type": "move", "table": "\\u0000", "seen": 1, "move": "x"}',
            ):
                await wire.wire.send(text)
            await wire.send("ping")
            assert codes == ["invalid-message"] * 4

    with served(str(tmp_path / "test.db")) as url:
        asyncio.run(run())
