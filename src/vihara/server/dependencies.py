"""What the functions that answer requests need, found in the request: the service, who asks, in which language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request
from fastapi.security import APIKeyCookie, HTTPBearer

from vihara.languages import negotiate
from vihara.server.devices import device_of
from vihara.server.guard import address_of
from vihara.server.identity import COOKIE, Person, nobody
from vihara.server.passkeys import Site
from vihara.server.requests import TableId
from vihara.server.service import Service
from vihara.server.shown import Refused
from vihara.server.sockets import secret_in

_REFUSED = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Refused.__name__}"}}}
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": _REFUSED, "description": text}
    for status, text in {
        400: "not readable", 401: "nobody is signed in", 403: "not yours to do", 404: "not there",
        405: "no such method here", 409: "not now", 413: "too big", 415: "not JSON", 422: "not as documented",
        429: "too many", 503: "nothing was stored, try again",
    }.items()
}  # fmt: skip
"""What every request may be told; by reference, since FastAPI would build the schema anew for each, which takes
most of a second at every start.
"""
WITH_REFUSED: dict[int | str, dict[str, Any]] = {503: {**_REFUSALS[503], "model": Refused}}
"""The same for the one request that brings the schema into the document."""

Found = TypeVar("Found")
_cookie = APIKeyCookie(name=COOKIE, auto_error=False)
_bearer = HTTPBearer(auto_error=False)


def new_router() -> APIRouter:
    """A router for requests under /api."""
    return APIRouter(prefix="/api", responses=_REFUSALS)


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def signed_in(
    request: Request,
    _by_cookie: Annotated[Any, Depends(_cookie)],
    _by_token: Annotated[Any, Depends(_bearer)],
) -> Person:
    """Who asks; the last two only tell OpenAPI how one signs in."""
    service, address = service_of(request), address_of(request.scope)
    person = await service.identities.find(secret_in(request.headers, request.cookies))
    service.places.note(person.id, address)
    return replace(person, address=address)


async def perhaps_signed_in(
    request: Request,
    _by_cookie: Annotated[Any, Depends(_cookie)],
    _by_token: Annotated[Any, Depends(_bearer)],
) -> Person | None:
    """Who asks, if it is somebody: who only looks around need not be."""
    secret = secret_in(request.headers, request.cookies)
    return await service_of(request).identities.find(secret) if secret else None


async def who_looks(
    request: Request,
    _by_cookie: Annotated[Any, Depends(_cookie)],
    _by_token: Annotated[Any, Depends(_bearer)],
) -> Person:
    """Who asks, or nobody: what is for everybody's eyes needs no name."""
    secret = secret_in(request.headers, request.cookies)
    found = await service_of(request).identities.find(secret) if secret else nobody()
    return replace(found, address=address_of(request.scope))


def language_of(request: Request) -> str:
    """In which language the sender reads."""
    return negotiate(request.headers.get("accept-language"))


def site_of(request: Request) -> Site:
    """The server as the browser knows it."""
    settings = service_of(request).settings
    known = settings.known_origins()
    if settings.site:
        return Site(urlsplit(settings.site).hostname or "", known)
    # Without a public address it is this machine, by the name that the guard has let pass.
    return Site(request.url.hostname or "", (f"{request.url.scheme}://{request.url.netloc}", *known))


def _at_once(find: Callable[[Request], Found]) -> Callable[[Request], Coroutine[Any, Any, Found]]:
    """What takes no time: FastAPI gives a thread to whatever is not a coroutine."""

    async def found(request: Request) -> Found:
        return find(request)

    return found


ServiceDep = Annotated[Service, Depends(_at_once(service_of))]
SiteDep = Annotated[Site, Depends(_at_once(site_of))]
LanguageDep = Annotated[str, Depends(_at_once(language_of))]
DeviceDep = Annotated[str, Depends(_at_once(lambda request: device_of(request.headers.get("user-agent", ""))))]
CurrentPerson = Annotated[Person, Depends(signed_in)]
OptionalPerson = Annotated[Person | None, Depends(perhaps_signed_in)]
Looker = Annotated[Person, Depends(who_looks)]
Id = Annotated[TableId, Path()]
