"""Connections at the door: so many from one address, a head and a body that come in time, a reader that reads.

uvicorn waits for as long as it takes for the rest of a request, and for a reader. Whoever keeps it waiting costs a
file and some memory each; here they are cut off.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vihara.server.errors import TooMany
from vihara.server.limits import Count
from vihara.server.settings import Settings

_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_LEAST = 131_072
"""Bytes that a reader takes within its patience at least: a slow line is no attack, a still one is."""
_MOST_BESIDE = 16_384
"""Bytes of a request that are no body: its head, and what may stand between and behind the parts of its body."""
_MOST_AHEAD = 16
"""Requests that may wait on a connection for the one before; browsers send none."""
_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_MANY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def network_of(address: str) -> str:
    """What counts as one address: one of IPv4, or the 64 leading bits of IPv6, as everybody has all the rest."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Requests(HttpToolsProtocol):
    """uvicorn's protocol with its limits; `limited` makes the class for given settings."""

    head: ClassVar[float]
    body: ClassVar[float]
    patience: ClassVar[float]
    most: ClassVar[int]
    waiting: ClassVar[Counter[str]]
    """Bytes of requests being answered, and of answers not yet read, of each address."""
    proxies: ClassVar[frozenset[str]]
    counted: ClassVar[Count]
    _timer: asyncio.TimerHandle | None = None
    _reader: asyncio.TimerHandle | None = None
    _counted_as: str | None = None
    _beside: int = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._kept = Counter[str]()
        address = self.client[0] if self.client else ""
        if address and address not in self.proxies and "*" not in self.proxies:
            key = network_of(address)
            try:
                self.counted.enter(key)
            except TooMany:
                transport.write(_MANY)
                transport.close()
                return
            self._counted_as = key
        self._expect(self.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on a socket has limits of its own, but stays one of its address's connections."""
        self._wait_no_more()
        self._all_read()
        super().handle_websocket_upgrade()
        key, self._counted_as = self._counted_as, None
        protocol: Any = self.transport.get_protocol()
        if key is not None:
            if protocol is self or self.transport.is_closing():
                self.counted.leave(key)
            else:
                protocol.left = lambda: self.counted.leave(key)

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._beside > _MOST_BESIDE and not self.transport.is_closing():
            self.transport.write(_LONG)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(self.head)

    def on_headers_complete(self) -> None:
        head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if len(self.pipeline) >= _MOST_AHEAD or head > _MOST_BESIDE:
            raise ValueError  # the parser gives up, and uvicorn closes the connection
        self._beside = 0
        self._expect(self.body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)
        self._count("body", self._kept["body"] + len(body))

    def on_message_complete(self) -> None:
        self._beside = 0
        self._wait_no_more()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._count("body", 0)
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reader is None:
            self._reader = self.loop.call_later(self.patience, self._still)
            self._count("answer", self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._all_read()
        super().resume_writing()

    def _still(self) -> None:
        """Cut off who has read next to nothing for a while."""
        before, now = self._kept["answer"], self.transport.get_write_buffer_size()
        if before - now < _LEAST:
            self.transport.abort()
        else:
            self._reader = self.loop.call_later(self.patience, self._still)
            self._count("answer", now)

    def _all_read(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
        self._count("answer", 0)

    def _count(self, what: str, size: int) -> None:
        """Note how much of a request or an answer waits; what trusted proxies keep waiting is theirs to limit."""
        more, self._kept[what] = size - self._kept[what], size
        if self._counted_as is None or not more:
            return
        self.waiting[self._counted_as] += more
        if not self.waiting[self._counted_as]:
            del self.waiting[self._counted_as]
        elif more > 0 and self.waiting[self._counted_as] > self.most:
            self.transport.abort()
            for kept in tuple(self._kept):  # at once, so that nobody else is cut off for it
                self._count(kept, 0)

    def _expect(self, seconds: float) -> None:
        """Something has to be there by then."""
        self._wait_no_more()
        self._timer = self.loop.call_later(seconds, self._late)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._expect(self.head)  # the one before is still being answered, which is our fault
            return
        if cycle is None or not cycle.response_started or cycle.response_complete:
            self.transport.write(_LATE)
        self.transport.close()

    def _leave(self) -> None:
        self._wait_no_more()
        self._all_read()
        self._count("body", 0)
        if self._counted_as is not None:
            self.counted.leave(self._counted_as)
            self._counted_as = None


def limited(settings: Settings) -> type[Requests]:
    """The protocol with the limits of these settings."""

    class Limited(Requests):
        head, body, patience = settings.header_seconds, settings.body_seconds, settings.socket_patience
        most, waiting = settings.waiting_per_address, Counter[str]()
        proxies = frozenset(address.strip() for address in settings.trust_proxy.split(",") if address.strip())
        counted = Count(settings.connections_per_address, "sockets from one address")

    return Limited
