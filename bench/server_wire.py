"""A WebSocket client as light as it can be, so that the load generator takes little of what it measures.

It knows whole text frames and nothing else: what both servers send here. Messages go to a function as they come.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

_TEXT, _PING, _CLOSE = 0x81, 0x89, 0x88
_MASK = bytes(4)
"""A client has to mask what it sends; this mask changes nothing."""


class Wire(asyncio.Protocol):
    """One socket."""

    def __init__(self) -> None:
        self.take: Callable[[bytes], None] | None = None
        """Gets each message; as long as there is none, they wait for `recv`."""
        self._waiting: deque[bytes] = deque()
        self._came = asyncio.Event()
        self._unread = b""
        self._open = False
        self.closed = False

    @classmethod
    async def connect(cls, url: str, headers: Mapping[str, str]) -> Wire:
        """Open a socket; ConnectionError if the server does not want to."""
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(cls, place.hostname or "", place.port or 80)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {place.path}{'?' + place.query if place.query else ''} HTTP/1.1",
            f"Host: {place.netloc}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}", *(f"{name}: {value}" for name, value in headers.items()),
        ]  # fmt: skip
        wire.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        while not wire._open:
            await wire._next()
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none by inheritance

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        self._came.set()

    def send(self, text: bytes) -> None:
        """Send a message."""
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"\x81" + length + _MASK + text)

    async def recv(self) -> bytes:
        """The next message, as long as nobody takes them."""
        while not self._waiting:
            await self._next()
        return self._waiting.popleft()

    async def _next(self) -> None:
        self._came.clear()
        if self.closed:
            raise ConnectionError("the server closed the socket")
        await self._came.wait()

    def close(self) -> None:
        """Leave without a word; the server notices."""
        self.take = lambda _: None
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._unread = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._open = True
            self._came.set()
        at, have = 0, len(data)
        while have - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > have:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > have:
                break
            if data[at] == _TEXT:
                self._got(data[start : start + size])
            elif data[at] == _PING:
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + _MASK + data[start : start + size])
            elif data[at] != _CLOSE:
                raise ConnectionError(f"a frame that begins with {data[at]:#x}")
            at = start + size
        self._unread = data[at:]

    def _got(self, text: bytes) -> None:
        if self.take is not None:
            self.take(text)
        else:
            self._waiting.append(text)
            self._came.set()
