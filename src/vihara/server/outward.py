"""Requests to addresses that users give: push services and webhooks. Nobody gets into our own network that way.

Only https, no names or passwords in the address, no redirects, no proxies, bounded times and sizes. A name is
looked up once, all it leads to must be public, and the connection goes to just that: no second look-up that could
give something else (DNS rebinding). A host may allow what is nearby, for a chat of one's own house, and for tests.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import httpcore

from vihara.core.saying import Saying
from vihara.server.errors import InvalidMessage

LONGEST = 1000
"""Letters of an address."""
_SECONDS = 10.0
"""For everything together, from the name to the end of the answer."""
_MOST = 65_536
"""Bytes of an answer that are read."""
_MOST_LOOKUPS = 64
"""Names looked up at once. One that nobody answers for keeps its thread for long: these are for nothing else."""
_PASSAGES = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Addresses of IPv6 that stand for others, which may be anywhere."""


class Unreachable(Exception):
    """Nothing was said: no such place, none that is allowed, or no answer in time."""


class Reply(NamedTuple):
    """What was answered."""

    status: int
    retry_after: float


def check_address(url: str, *, nearby: bool) -> None:
    """Refuse an address that is none of a public place; where its name leads is looked at when it is called."""
    why = _objection(url, nearby=nearby)
    if why:
        sentence = "address: found {found!r}, expected the https address of a public server"
        raise InvalidMessage(Saying("server-address", sentence, found=url[:200]))


def _objection(url: str, *, nearby: bool) -> str | None:
    try:
        place = urlsplit(url)
        port = place.port
    except ValueError:
        return "no address"
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        return "no address"
    if place.scheme != "https" and not (nearby and place.scheme == "http"):
        return "not https"
    if not place.hostname or place.username is not None or place.password is not None or place.fragment:
        return "more than a host and a path"
    if port == 0:
        return "no port"
    try:
        address = ip_address(place.hostname)
    except ValueError:
        local = place.hostname == "localhost" or place.hostname.endswith((".localhost", ".local", ".internal"))
        return "nearby" if local and not nearby else None
    return None if nearby or is_public(address) else "nearby"


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is of the public network, and none that stands for another."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if (
            any(address in network for network in _PASSAGES)
            or address.scope_id is not None
            or address.is_site_local
        ):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class _Looking(httpcore.AsyncNetworkBackend):
    """Connects to what a name leads to, once all of that was found to be public."""

    def __init__(self, *, nearby: bool) -> None:
        self._nearby, self._real = nearby, httpcore.AnyIOBackend()
        self._lookups = ThreadPoolExecutor(_MOST_LOOKUPS, "look up")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
        except (OSError, UnicodeError) as error:
            raise Unreachable(f"no such host: {host}") from error
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self._nearby or all(is_public(ip_address(one)) for one in addresses)):
            raise Unreachable(f"not a public host: {host}")
        return await self._real.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._real.sleep(seconds)

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)


class Outward:
    """Sends requests out."""

    def __init__(self, *, nearby: bool) -> None:
        self.nearby, self._looking = nearby, _Looking(nearby=nearby)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=64,
            max_keepalive_connections=16,
            keepalive_expiry=30.0,
            network_backend=self._looking,
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send it: what was answered; Unreachable if nothing was."""
        if _objection(url, nearby=self.nearby):
            raise Unreachable("not allowed")  # the host may allow less than before
        try:
            async with asyncio.timeout(_SECONDS):
                lines = [(name.encode(), value.encode()) for name, value in headers.items()]
                sized = [*lines, (b"Content-Length", str(len(body)).encode())]
                host = urlsplit(url).netloc.encode()
                async with self._pool.stream(
                    "POST", url, headers=[(b"Host", host), *sized], content=body
                ) as answer:
                    size = 0
                    async for part in answer.aiter_stream():
                        size += len(part)
                        if size > _MOST:
                            break
                    told = dict(answer.headers)
                return Reply(answer.status, _seconds(told.get(b"Retry-After", told.get(b"retry-after", b""))))
        except TimeoutError as error:
            raise Unreachable("no answer in time") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise Unreachable(type(error).__name__) from error
        except httpcore.UnsupportedProtocol as error:
            raise Unreachable("not https") from error

    async def close(self) -> None:
        await self._pool.aclose()
        self._looking.close()


def _seconds(text: bytes) -> float:
    """Of Retry-After; a date in it is as good as nothing."""
    return float(text) if text.isdigit() and len(text) < 8 else 0.0
