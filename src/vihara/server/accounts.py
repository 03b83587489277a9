"""Requests about who one is: guests, accounts, sessions, passkeys and outside bots."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any

from fastapi import Path, Request, Response

from vihara.bots import BOTS
from vihara.core.errors import UnknownBot
from vihara.server.answers import BotOfMine, Me, Passkey, SignedIn, Standing, Token
from vihara.server.dependencies import CurrentPerson, DeviceDep, ServiceDep, SiteDep, new_router
from vihara.server.errors import NotSignedIn
from vihara.server.guard import address_of
from vihara.server.identity import COOKIE, Person
from vihara.server.names import account_of
from vihara.server.requests import Credentials, Named, NewPasskey, NewPassword, Preferring, UsedPasskey
from vihara.server.service import Service
from vihara.server.sockets import secret_in

_YEAR = 365 * 24 * 3600

router = new_router()


def _set_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=_YEAR, httponly=True, samesite="strict", secure=request.url.scheme == "https"
    )


async def _enter(request: Request, response: Response, service: Service, person: Person, secret: str) -> Me:
    """Somebody has come back: here, and at no more places than they may be."""
    for session in await service.identities.end_oldest(person):
        service.gone(session)
    _set_cookie(request, response, secret)
    return _me(person)


def _me(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        account=person.account,
        bot=person.owner is not None,
        stand_in=person.stand_in,
    )


@router.post("/me")
async def become_guest(
    given: Named, request: Request, response: Response, service: ServiceDep, device: DeviceDep
) -> Me:
    """Become a guest: the secret comes as a cookie. Who is somebody already stays that."""
    try:
        return _me(await service.identities.find(secret_in(request.headers, request.cookies)))
    except NotSignedIn:
        service.guests.take(address_of(request.scope))
        person, secret = await service.identities.new_guest(given.name, device)
        _set_cookie(request, response, secret)
        return _me(person)


@router.get("/me")
async def me(person: CurrentPerson) -> Me:
    """Who one is."""
    return _me(person)


@router.patch("/me")
async def rename_me(given: Named, person: CurrentPerson, service: ServiceDep) -> Me:
    """Take another name; seats already taken keep theirs."""
    return _me(dataclasses.replace(person, name=await service.identities.rename(person, given.name)))


@router.put("/me/stand-in")
async def choose_stand_in(given: Preferring, person: CurrentPerson, service: ServiceDep) -> Me:
    """Say which bot plays for oneself when one is away; where it cannot play a game, the table's does."""
    if given.bot is not None and given.bot not in BOTS:
        raise UnknownBot(given.bot, list(BOTS))
    await service.identities.choose_stand_in(person, given.bot)
    return _me(dataclasses.replace(person, stand_in=given.bot))


@router.delete("/me", status_code=204)
async def sign_out(person: CurrentPerson, response: Response, service: ServiceDep) -> None:
    """Forget the cookie; without an account there is no way back."""
    await service.identities.sign_out(person)
    service.gone(person.session)
    response.delete_cookie(COOKIE)


@router.post("/account")
async def register(given: Credentials, request: Request, person: CurrentPerson, service: ServiceDep) -> Me:
    """Give oneself an account, to come back from another device."""
    service.passwords.take(address_of(request.scope))
    name = await service.identities.register(person, given.name, given.password)
    return _me(dataclasses.replace(person, name=name, account=account_of(name)))


@router.post("/session")
async def sign_in(
    given: Credentials, request: Request, response: Response, service: ServiceDep, device: DeviceDep
) -> Me:
    """Open one's account here: the secret comes as a cookie."""
    address = address_of(request.scope)
    service.passwords.take(address)
    service.guesses.take(given.name, address)
    person, secret = await service.identities.sign_in(given.name, given.password, device)
    service.guesses.forgive(given.name, address)
    return await _enter(request, response, service, person, secret)


@router.post("/account/password", status_code=204)
async def change_password(
    given: NewPassword, request: Request, person: CurrentPerson, service: ServiceDep
) -> None:
    """Take another password; wherever else one was signed in one is not any more."""
    address = address_of(request.scope)
    service.passwords.take(address)
    service.guesses.take(person.account or "", address)
    for session in await service.identities.change_password(person, given.old, given.new):
        service.gone(session)
    service.guesses.forgive(person.account or "", address)


@router.get("/sessions")
async def my_sessions(person: CurrentPerson, service: ServiceDep) -> list[SignedIn]:
    """Where one is signed in, the latest use first."""
    return [
        SignedIn(id=one.id, created=one.created, used=one.used, device=one.device, here=one.id == person.session)
        for one in await service.identities.sessions(person)
    ]


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(person: CurrentPerson, response: Response, service: ServiceDep) -> None:
    """Forget the cookies of all devices; outside bots keep their tokens."""
    for session in await service.identities.end_sessions(person):
        service.gone(session)
    response.delete_cookie(COOKIE)


@router.delete("/sessions/{session}", status_code=204)
async def sign_out_there(
    session: Annotated[str, Path(pattern="^[a-z2-7]{16}$")], person: CurrentPerson, service: ServiceDep
) -> None:
    """Forget the cookie of one device."""
    await service.identities.end_session(person, session)
    service.gone(session)


@router.get("/passkeys")
async def my_passkeys(person: CurrentPerson, service: ServiceDep) -> list[Passkey]:
    """One's passkeys."""
    return [Passkey(id=id, name=name, created=at) for id, name, at in await service.passkeys.of(person)]


@router.post("/passkeys/options")
async def begin_passkey(person: CurrentPerson, service: ServiceDep, site: SiteDep) -> dict[str, Any]:
    """What `navigator.credentials.create` needs, as PublicKeyCredentialCreationOptionsJSON."""
    return dict(await service.passkeys.begin(person, site))


@router.post("/passkeys")
async def add_passkey(
    given: NewPasskey, request: Request, person: CurrentPerson, service: ServiceDep, site: SiteDep
) -> Me:
    """Keep the passkey that the browser has made, to come back with from another device."""
    service.passwords.take(address_of(request.scope))
    await service.passkeys.add(person, site, given.credential, given.name)
    return _me(person)


@router.delete("/passkeys/{id}", status_code=204)
async def remove_passkey(
    id: Annotated[str, Path(max_length=1400, pattern="^[A-Za-z0-9_-]+$")],
    person: CurrentPerson,
    service: ServiceDep,
) -> None:
    """Forget a passkey."""
    await service.passkeys.remove(person, id)


@router.post("/session/passkey/options")
async def ask_for_passkey(request: Request, service: ServiceDep, site: SiteDep) -> dict[str, Any]:
    """What `navigator.credentials.get` needs, as PublicKeyCredentialRequestOptionsJSON."""
    service.passwords.take(address_of(request.scope))
    return dict(await service.passkeys.ask(site))


@router.post("/session/passkey")
async def sign_in_by_passkey(
    given: UsedPasskey, request: Request, response: Response, service: ServiceDep, site: SiteDep, device: DeviceDep
) -> Me:
    """Open one's account with a passkey: the secret comes as a cookie."""
    service.passwords.take(address_of(request.scope))
    person, secret = await service.passkeys.sign_in(site, given.credential, device)
    return await _enter(request, response, service, person, secret)


@router.get("/bots")
async def my_bots(person: CurrentPerson, service: ServiceDep) -> list[BotOfMine]:
    """One's outside bots."""
    return [BotOfMine(id=id, name=name) for id, name in await service.identities.bots(person)]


@router.post("/bots")
async def new_bot(given: Named, request: Request, person: CurrentPerson, service: ServiceDep) -> Token:
    """Make an outside bot; it signs in with `Authorization: Bearer TOKEN`."""
    service.guests.take(address_of(request.scope))  # it is somebody new, with limits of its own
    bot, token = await service.identities.new_bot(person, given.name)
    return Token(id=bot.id, name=bot.name, token=token)


@router.delete("/bots/{bot}", status_code=204)
async def revoke_bot(bot: Annotated[str, Path(max_length=40)], person: CurrentPerson, service: ServiceDep) -> None:
    """Make its token worthless, and close its sockets."""
    await service.identities.revoke_bot(person, bot)
    service.gone(bot)


@router.get("/me/standings")
async def my_standings(person: CurrentPerson, service: ServiceDep) -> list[Standing]:
    """How one has fared, by game and opponent."""
    return await service.index.standings(person)
