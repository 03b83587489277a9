"""The guard at the door: headers, origins, sizes, rates, and no exception that gets out."""

from __future__ import annotations

import json
import time
from collections.abc import Container, Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vihara.core.saying import Saying
from vihara.languages import negotiate
from vihara.server.connections import network_of
from vihara.server.errors import Defect, Refusal, TooBig, TooMany, WrongHost, WrongOrigin
from vihara.server.limits import Rate
from vihara.server.logs import log
from vihara.server.metrics import Metrics
from vihara.server.requests import TOO_MANY_PARTS, parts_of
from vihara.server.views import refusal_json

_MOST_TEXTS, _MOST_LISTS = 3000, 50_000
"""In a body: tables of components have a thousand texts, files of matches may have many brackets."""
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    # Scripts and style sheets are files of ours; styles in attributes cannot run anything, modules for the stage
    # may be compiled, pictures may be drawn in the page.
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invite in the address must not travel
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def unknown_host(scope: Scope, known: Container[str]) -> str | None:
    """The name by which a request asks for this server, if it is not one of ours.

    A page of another site can make its own name lead to this machine, and then reads what it likes as if it came
    from here (DNS rebinding). It cannot do that with an address in numbers, nor with `localhost`.
    """
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if not hosts and scope.get("http_version") == "1.0":
        return None  # no browser
    try:
        name = (urlsplit("//" + hosts[0]).hostname or "").rstrip(".") if len(hosts) == 1 else ""
    except ValueError:
        name = ""
    if name == "localhost" or name.endswith(".localhost") or name in known:
        return None
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return ", ".join(hosts)
    return None


def same_origin(scope: Scope, allowed: Iterable[str]) -> str | None:
    """None if the request may come from where it says; else the origin that may not."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin")
    if origin is None:
        return None  # no browser
    try:
        here = urlsplit(origin).netloc == headers.get(b"host") and origin != "null"
    except ValueError:  # no address at all
        here = False
    return None if here or origin in allowed else origin


class Guard:
    """Wraps the whole application."""

    def __init__(
        self, app: ASGIApp, requests: Rate, pages: Rate, metrics: Metrics, origins: Iterable[str], max_body: int
    ) -> None:
        self.app, self.requests, self.pages, self.metrics, self.max_body = app, requests, pages, metrics, max_body
        self.origins = frozenset(origins)
        self.hosts = frozenset(urlsplit(origin).hostname or "" for origin in self.origins) - {""}
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            wrong = self._too_many(scope) or self._stranger(scope)
            if wrong is not None:
                self.metrics.refusals.labels(wrong.code).inc()
                await send({"type": "websocket.close", "code": 1008})
                return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        started = False

        async def sending(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message["headers"], *self._headers]
                kept = any(name == b"cache-control" for name, _ in message["headers"])  # pictures say for how long
                if scope["path"].startswith("/api/") and not kept:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope)
            # HEAD is answered as GET is; the web server leaves the body out.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, self._counted(receive), sending)
        except Refusal as error:
            await _answer(error, language_of(scope), sending)
        except Exception:
            log.defect("request failed", method=scope["method"], path=shown_path(scope))
            if not started:
                await _answer(Defect(), language_of(scope), sending)
        finally:
            self.metrics.requests.labels(status).inc()
            log.debug(
                "request",
                method=scope["method"],
                path=shown_path(scope),
                status=status,
                milliseconds=round(1000 * (time.perf_counter() - began), 1),
            )

    def _stranger(self, scope: Scope) -> Refusal | None:
        """What is wrong with where a request comes from, or with whom it takes us for."""
        host = unknown_host(scope, self.hosts)
        if host is not None:
            return WrongHost(host)
        origin = same_origin(scope, self.origins) if scope.get("method") not in _SAFE else None
        return None if origin is None else WrongOrigin(origin)

    def _too_many(self, scope: Scope) -> TooMany | None:
        """Whether an address asks too often; a page needs many files, so these have a limit of their own."""
        rate = self.requests if scope["path"].startswith("/api/") else self.pages
        try:
            rate.take(address_of(scope))
        except TooMany as error:
            return error
        return None

    def _check(self, scope: Scope) -> None:
        wrong = self._too_many(scope) or self._stranger(scope)
        if wrong is not None:
            raise wrong
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > self.max_body):
                sentence = "the request has {size} bytes; {most} are accepted"
                size = value[:20].decode("latin-1")
                raise TooBig(Saying("server-too-big", sentence, size=size, most=self.max_body))

    def _counted(self, receive: Receive) -> Receive:
        """A body without a length is counted as it comes."""
        size = texts = lists = 0

        async def receiving() -> Message:
            nonlocal size, texts, lists
            message = await receive()
            body = message.get("body", b"")
            more = parts_of(body)
            size, texts, lists = size + len(body), texts + more[0], lists + more[1]
            if texts > _MOST_TEXTS or lists > _MOST_LISTS:
                raise HTTPException(413, TOO_MANY_PARTS)
            if size > self.max_body:
                sentence = Saying("server-bigger", "the request has more than {most} bytes", most=self.max_body)
                raise HTTPException(413, sentence)
            return message

        return receiving


def address_of(scope: Scope) -> str:
    """From where somebody comes, as far as limits go."""
    client: Any = scope.get("client")
    return network_of(str(client[0])) if client else "nobody"


def shown_path(scope: Scope) -> str:
    """The path as logs may have it: what follows /join/ is an invite, in a link of a mail it is a code."""
    path = str(scope["path"])
    secret = next((start for start in ("/join/", "/api/mail/") if path.startswith(start)), None)
    return f"{secret}…" if secret else path[:200]


def language_of(scope: Scope) -> str:
    wanted = [value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"]
    return negotiate(",".join(wanted))


async def _answer(error: Refusal, language: str, send: Send) -> None:
    body = json.dumps(refusal_json(error, language)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
