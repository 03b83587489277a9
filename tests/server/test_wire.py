"""Sockets byte by byte: however frames come, they are read in order, and what breaks the protocol is closed."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.websockets import WebSocket

from server.serving import served
from vihara.client import Client
from vihara.server import wire
from vihara.server.identity import Person
from vihara.server.live import TRY_AGAIN_LATER, Connection
from vihara.server.wire import Bounded, Frames

LAST, TEXT, MORE, PING, PONG, CLOSE = 0x80, 0x1, 0x0, 0x9, 0xA, 0x8


@pytest.fixture(scope="module", params=[True, False], ids=["shortcut", "plain"])
def url(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """A server whose sockets take our short way, and one whose sockets go the web server's."""
    with served(str(tmp_path_factory.mktemp("server") / "test.db"), socket_shortcut=request.param) as found:
        yield found


class Raw:
    """A socket of which every byte is ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, client: Client) -> Raw:
        place = urlsplit(client.url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /ws HTTP/1.1", f"Host: {place.netloc}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in client.headers().items()),
        ]  # fmt: skip
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    async def read(self) -> tuple[int, bytes]:
        """The next frame: its first byte without the mark of the last one, and its content."""
        head = await self.reader.readexactly(2)
        assert head[0] & LAST
        assert not head[1] & 0x80  # servers do not mask
        size = head[1]
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return head[0] & 0x0F, await self.reader.readexactly(size)

    async def answers(self, number: int) -> list[int]:
        """The ids of so many answers."""
        told = [json.loads((await self.read())[1]) for _ in range(number)]
        return [one["id"] for one in told]


def frame(kind: int, content: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    head = bytes([kind | (LAST if last else 0)])
    size = len(content)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    if not masked:
        return head + length + content
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return head + bytes([length[0] | 0x80]) + length[1:] + mask + hidden


def ping(id: int) -> bytes:
    return b'{"type":"ping","id":%d}' % id


def run(url: str, work: Any) -> None:
    async def begin() -> None:
        async with asyncio.timeout(30), await Client.guest(url, "Ana") as ana:
            raw = await Raw.connect(ana)
            try:
                await work(raw)
            finally:
                raw.writer.close()

    asyncio.run(begin())


def test_frames_may_come_in_any_pieces(url: str) -> None:
    """Byte by byte, several at once, long ones, cut anywhere: each is answered once, in order."""

    async def work(raw: Raw) -> None:
        for byte in frame(TEXT, ping(1)):
            raw.writer.write(bytes([byte]))
            await raw.writer.drain()
            await asyncio.sleep(0)
        assert await raw.answers(1) == [1]
        long = ping(2)[:-1] + b" " * 3000 + b"}"
        stream = frame(TEXT, long) + b"".join(frame(TEXT, ping(id)) for id in range(3, 60))
        for start in range(0, len(stream), 701):
            raw.writer.write(stream[start : start + 701])
            await raw.writer.drain()
            await asyncio.sleep(0)
        assert await raw.answers(58) == list(range(2, 60))

    run(url, work)


@pytest.mark.parametrize(
    ("shortcut", "inbox"), [(True, wire._Inbox), (False, asyncio.Queue)], ids=["shortcut", "plain"]
)
def test_messages_that_come_at_once_wait_as_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, shortcut: bool, inbox: Any
) -> None:
    """Thousands of small ones in one go are read a few at a time, and each is answered in order."""
    most = 0
    put = inbox.put_nowait

    def noted(inbox: Any, event: Any) -> None:
        nonlocal most
        put(inbox, event)
        if isinstance(event, dict):
            most = max(most, inbox.qsize())

    async def work(raw: Raw) -> None:
        pieces = [frame(TEXT, ping(id)) for id in range(3000)]
        half = ping(3000)
        pieces += [frame(TEXT, half[:5], last=False), frame(PING, b"here?"), frame(MORE, half[5:])]
        raw.writer.write(b"".join(pieces))
        told = [await raw.read() for _ in range(3002)]
        assert [json.loads(content)["id"] for kind, content in told if kind == TEXT] == list(range(3001))
        assert [content for kind, content in told if kind == PONG] == [b"here?"]

    monkeypatch.setattr(inbox, "put_nowait", noted)
    with served(str(tmp_path / "test.db"), socket_shortcut=shortcut) as url:
        run(url, work)
    assert 0 < most <= 16


def test_fragments_and_pings_between_them(url: str) -> None:
    """A message in fragments is one message; a ping in between is answered at once; then all goes on as before."""

    async def work(raw: Raw) -> None:
        for id in (1, 2):
            whole = ping(id)
            raw.writer.write(frame(TEXT, whole[:5], last=False) + frame(PING, b"here?") + frame(MORE, whole[5:]))
            assert await raw.read() == (PONG, b"here?")
            assert await raw.answers(1) == [id]
            raw.writer.write(frame(TEXT, ping(10 * id)))
            assert await raw.answers(1) == [10 * id]
        raw.writer.write(frame(CLOSE, (1000).to_bytes(2, "big")))
        assert (await raw.read())[0] == CLOSE

    run(url, work)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"{", last=False) + frame(TEXT, ping(1)), 1002),  # a message within another one
        (frame(MORE, ping(1)), 1002),
        (frame(TEXT, ping(1), masked=False), 1002),
        (frame(0x3, b"?"), 1002),
        (frame(TEXT, b'{"type": "\xff"}'), 1007),
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4) + b"{", 1009),
    ],
    ids=[
        "within another",
        "more of nothing",
        "not masked",
        "unknown kind",
        "not UTF-8",
        "too long",
    ],  # masks are random
)
def test_what_breaks_the_protocol_is_closed(url: str, sent: bytes, code: int) -> None:
    """With the code that says why."""

    async def work(raw: Raw) -> None:
        raw.writer.write(frame(TEXT, ping(7)))
        assert await raw.answers(1) == [7]
        raw.writer.write(sent)
        kind, content = await raw.read()
        assert (kind, int.from_bytes(content[:2], "big")) == (CLOSE, code)

    run(url, work)


class Slow:
    """The wire to somebody who reads when we say so."""

    def __init__(self) -> None:
        self.quick = True
        self.got: list[bytes] = []
        self.reads = asyncio.Event()
        self.closed: tuple[Any, ...] = ()
        self.cut_off = False

    def write(self, *messages: bytes) -> bool:
        if self.quick:
            self.got.extend(messages)
        return self.quick

    async def receive(self) -> Any:
        raise NotImplementedError

    async def send_text(self, data: str) -> None:
        await self.reads.wait()
        self.got.append(data.encode())

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed = (code, reason)

    def abort(self) -> None:
        self.cut_off = True


async def until(ready: Callable[[], bool]) -> None:
    """Let the others go on until it is so."""
    async with asyncio.timeout(60):
        while not ready():
            await asyncio.sleep(0)


def test_a_slow_reader_gets_everything_in_order_or_is_closed() -> None:
    """Nothing overtakes what waits; who lets too much wait is asked to come again later."""

    async def run() -> None:
        wire = Slow()
        connection = Connection(wire, Person("id", "Ana", None, None, "session"))
        connection.send(b"1")
        wire.quick = False
        connection.send(b"2")
        await asyncio.sleep(0)
        wire.quick = True  # it could be written at once, but something waits
        connection.send(b"3")
        wire.reads.set()
        await until(lambda: len(wire.got) == 3)
        connection.send(b"4", b"5")
        assert wire.got == [b"1", b"2", b"3", b"4", b"5"]
        wire.quick = False
        wire.reads.clear()
        for _ in range(1025):
            connection.send(bytes(1024))
        wire.reads.set()
        await until(lambda: bool(wire.closed))
        assert wire.closed[0] == TRY_AGAIN_LATER

    asyncio.run(run())


def test_what_waits_for_a_reader_is_bounded_and_who_never_reads_is_cut_off() -> None:
    """Bytes count, not messages; nothing is kept for somebody who is being closed."""

    async def run() -> None:
        wire = Slow()
        wire.quick = False
        connection = Connection(wire, Person("id", "Ana", None, None, "session"), backlog=100_000, patience=0.01)
        connection.send(b"first")
        await asyncio.sleep(0)  # it is being sent, and never will be
        for _ in range(10_000):
            connection.send(bytes(90_000))
            assert sum(map(len, connection._waiting)) <= 100_000
        await until(lambda: wire.cut_off)
        connection.send(b"more")
        assert not connection._waiting

    asyncio.run(run())


class Stuck:
    """A connection whose other side does not read."""

    def __init__(self) -> None:
        self.unsent = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes) -> None:
        self.unsent += len(data)

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("protocol", [Frames, Bounded])
def test_who_pings_and_does_not_read_is_cut_off(protocol: type[Bounded]) -> None:
    """Answers to pings wait like all else, and are no way around the limit."""

    class Answers(protocol):  # type: ignore[misc, valid-type]
        def __init__(self, transport: Stuck) -> None:
            self.transport = transport
            self.conn = self

        def data_to_send(self) -> list[bytes]:
            return [bytes(127)]

    stuck = Stuck()
    frames = Answers(stuck)
    for _ in range(10_000):
        frames.handle_ping()
    assert stuck.aborted
    assert stuck.unsent < 300_000


@pytest.mark.parametrize("protocol", [Frames, Bounded])
def test_who_reads_nothing_can_be_cut_off_either_way(protocol: type[Bounded]) -> None:
    """Whichever way text takes, the connection ends at once, whatever is still to be sent."""
    stuck = Stuck()
    found = object.__new__(protocol)
    found.transport = stuck  # type: ignore[assignment]

    async def nothing(*_: Any) -> Any:
        raise NotImplementedError

    wire.wire_of(WebSocket({"type": "websocket", "extensions": {wire.EXTENSION: found}}, nothing, nothing)).abort()
    assert stuck.aborted
