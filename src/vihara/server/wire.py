"""The wire of a socket: whole messages go straight between the connection and us.

uvicorn's own way leads each message through its parser, a queue, a task and five layers of sending; at a busy
table that costs more than the move. Here a whole text frame is read, and written, in one step. Whatever else comes
(pings, closing, fragments, what breaks the protocol) is left to uvicorn, which always gets whole frames in order.
It leans on uvicorn's insides; with `--socket-shortcut no` all goes uvicorn's own way, within the same limits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

EXTENSION = "vihara.wire"
_TEXT, _MASKED, _LAST = 0x81, 0x80, 0x80
_CONTROL = 0x08
"""Frames between the fragments of a message have this bit."""
_MOST_UNREAD = 16
"""Messages that may wait to be read; then the sender has to."""
_MOST_UNSENT = 262_144
"""Bytes that may wait to be sent when a ping is to be answered; messages have a limit of their own."""


class Wire(Protocol):
    """What a connection needs of a socket."""

    def write(self, *messages: bytes) -> bool:
        """Send texts now; False if they have to be sent in the other way, which can wait for a slow reader."""

    async def receive(self) -> Any:
        """The next event, as ASGI has it."""

    async def send_text(self, data: str) -> None:
        """Send a text as soon as the reader takes it."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close it."""

    def abort(self) -> None:
        """Cut it off, whatever is still to be sent."""


class _Inbox:
    """What came until it is read: as much of an asyncio.Queue as one reader needs, at a third of its cost."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Bounded(WebSocketsSansIOProtocol):
    """uvicorn's protocol with bounds on what waits: to be read by us, or by somebody who does not read."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self._unread = b""
        self._broken = False
        self.left: Callable[[], None] = lambda: None
        """Called when the connection is lost."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.left()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or self._broken:
            super().data_received(data)
            return
        data = self._unread + data if self._unread else data
        at = 0
        # What comes at once may be thousands of messages: as bytes they wait in a tenth of the room.
        while not self.read_paused and (frame := _frame_at(data, at)) is not None:
            start, end = frame
            if end - start > self.config.ws_max_size:
                self._broken = True  # uvicorn finds that out, too
                super().data_received(data[at:])
                return
            if end > len(data):
                break
            self.take(data, at, start, end)
            at = end
        self._unread = data[at:]

    def take(self, data: bytes, at: int, start: int, end: int) -> None:  # noqa: ARG002 - a shorter way needs it
        """Take in a whole frame, whose content begins at `start`."""
        super().data_received(data[at:end])

    async def receive(self) -> Any:
        """The next event; if it was the last one that was read, what came meanwhile is read."""
        event = await super().receive()
        if self._unread and not self.read_paused and not self._broken:
            self.data_received(b"")
        return event

    def handle_ping(self) -> None:
        """Answer it, unless the other side leaves the answers unread."""
        if self.transport.get_write_buffer_size() > _MOST_UNSENT:
            self.transport.abort()
        else:
            super().handle_ping()

    def abort(self) -> None:
        """Cut the connection off."""
        self.transport.abort()


class Frames(Bounded):
    """The same with a short way for text."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.queue = _Inbox()  # type: ignore[assignment]
        self._fragmented = False

    def take(self, data: bytes, at: int, start: int, end: int) -> None:
        if self._read_text(data, at, start, end):
            return
        first = data[at]
        if not first & _CONTROL:
            self._fragmented = not first & _LAST
        super().take(data, at, start, end)

    def _read_text(self, data: bytes, at: int, start: int, end: int) -> bool:
        """Take in a frame if it is a whole text."""
        if data[at] != _TEXT or not data[at + 1] & _MASKED or self._fragmented or self.close_sent:
            return False
        try:
            text = apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= _MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def write(self, *messages: bytes) -> bool:
        """Send texts now and in one go, if the connection takes them."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for message in messages:
            parts += (_head(len(message)), message)
        self.transport.write(b"".join(parts))
        return True


def _head(size: int) -> bytes:
    """How a frame of so many bytes of text begins."""
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def _frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of a frame begins and ends, which may be beyond the data; None if that is not yet told."""
    have = len(data) - at
    if have < 2:
        return None
    size, head = data[at + 1] & 127, 2
    if size == 126:
        head = 4
    elif size == 127:
        head = 10
    if have < head:
        return None
    if head > 2:
        size = int.from_bytes(data[at + 2 : at + head], "big")
    start = at + head + (4 if data[at + 1] & _MASKED else 0)
    return start, start + size


class PlainSocket:
    """A socket that goes uvicorn's own way; `protocol` cuts it off, which another web server cannot."""

    def __init__(self, socket: WebSocket, protocol: Bounded | None) -> None:
        self.receive, self.send_text, self.close = socket.receive, socket.send_text, socket.close
        self._protocol = protocol

    def write(self, *messages: bytes) -> bool:  # noqa: ARG002 - it has no short way
        return False

    def abort(self) -> None:
        """Cut it off; without a way to do so it ends when its server finds out."""
        if self._protocol is not None:
            self._protocol.abort()


class ShortSocket(PlainSocket):
    """A socket on which text takes the short way."""

    def __init__(self, socket: WebSocket, frames: Frames) -> None:
        super().__init__(socket, frames)
        self.write, self.receive = frames.write, frames.receive  # type: ignore[method-assign]


def wire_of(socket: WebSocket) -> Wire:
    """The best way to a socket."""
    protocol = (socket.scope.get("extensions") or {}).get(EXTENSION)
    if isinstance(protocol, Frames):
        return ShortSocket(socket, protocol)
    return PlainSocket(socket, protocol if isinstance(protocol, Bounded) else None)
