"""Requests about finding each other: the lobby, quick match, friends, and who does not want to meet whom."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from vihara.core.game import load
from vihara.core.saying import Saying
from vihara.server.actions import check_host, check_rateable, invite
from vihara.server.answers import Company, InvitedByFriend, LobbyNow, Sought
from vihara.server.dependencies import CurrentPerson, Id, ServiceDep, new_router
from vihara.server.errors import UnknownThing
from vihara.server.guard import address_of
from vihara.server.identity import Person, new_id
from vihara.server.requests import Answering, InvitingFriend, Seeking, Whom
from vihara.server.service import Service
from vihara.server.shown import Invited
from vihara.server.table import OPEN

router = new_router()
AcquaintanceId = Annotated[str, Path(pattern="^[a-z2-7]{16}$")]


@router.get("/lobby")
async def lobby(service: ServiceDep) -> LobbyNow:
    """How many wait for what; open and running tables are in `GET /api/tables`. Nobody need be signed in."""
    return LobbyNow(waiting=await service.seekers.waiting(service.tables.now()))


@router.post("/quick")
async def seek(given: Seeking, request: Request, person: CurrentPerson, service: ServiceDep) -> Sought | None:
    """Wait for a match, for one at a time; who asks for the same again goes on waiting."""
    service.seeking.take(person.id)
    service.seeking_by_address.take(address_of(request.scope))
    if given.pace == "days":
        service.seeking_for_days.take(address_of(request.scope))
    game = load(given.game)
    game.check_seats(given.seats)
    if game.together and given.rated:
        raise UnknownThing(Saying("server-rated-game", "this cannot be rated: nobody plays against anybody"))
    if given.rated:
        check_rateable(person)
    now = service.tables.now()
    await service.seekers.seek(
        person, game.key, given.seats, given.pace, rated=given.rated, adds=given.adds, now=now
    )
    return await service.matchmaking.look(person)


@router.get("/quick")
async def sought(person: CurrentPerson, service: ServiceDep) -> Sought | None:
    """What one waits for, and the table once there is one; who does not ask any more is not waited for."""
    return await service.matchmaking.look(person)


@router.delete("/quick", status_code=204)
async def stop_seeking(person: CurrentPerson, service: ServiceDep) -> None:
    """Do not wait any more; also when one has gone to the table."""
    await service.seekers.stop(person)


# -- friends, and who does not want to meet whom --------------------------------------------------------------


async def _whom(service: Service, person: Person, given: Whom) -> str:
    """The identity of somebody at a table that one sees, or of a public page."""
    service.asking_people.take(person.id)
    if given.page is not None:
        return await service.profiles.whose(given.page)
    async with service.tables.looking_at(given.table or "", person) as table:
        seat = given.seat or 0
        other = table.seat(seat).identity if 1 <= seat <= len(table.seats) else None
    if not other:
        raise UnknownThing(Saying("server-nobody-there", "nobody sits at seat {seat}", seat=seat))
    return other


@router.post("/tables/{table}/invites/friend")
async def invite_friend(table: Id, given: InvitingFriend, person: CurrentPerson, service: ServiceDep) -> Invited:
    """Show the link for a group to a friend; of several friends who come first have the seats."""
    service.asking_people.take(person.id)
    friend = await service.acquaintances.friend(person, given.friend)
    async with service.tables.looking_at(table, person) as found:
        check_host(found, person)
        known = next((one.code for one in found.invites if not one.seat and found.status == OPEN), None)
    code = known or f"{table}-{new_id(26)}"
    if known is None:
        await service.tables.act(table, invite(person, None, code, group=True), person)
    await service.acquaintances.invite(friend, table, code)
    return Invited(code=code, seat=0)


@router.get("/invitations")
async def my_invitations(person: CurrentPerson, service: ServiceDep) -> list[InvitedByFriend]:
    """The open tables that one's friends have invited one to, the latest first."""
    return await service.acquaintances.invited(person)


@router.delete("/invitations/{table}", status_code=204)
async def do_not_come(table: Id, person: CurrentPerson, service: ServiceDep) -> None:
    """Do not want to come to a table; its host is not told."""
    await service.acquaintances.not_invited(person, table)


@router.get("/company")
async def my_company(person: CurrentPerson, service: ServiceDep) -> Company:
    """One's friends, who asks to be one, whom one has asked, and whom one does not want to meet."""
    return await service.acquaintances.of(person)


@router.post("/company/friends")
async def ask_friend(given: Whom, person: CurrentPerson, service: ServiceDep) -> Company:
    """Ask somebody to be a friend. Whether they have blocked one cannot be told from the answer."""
    service.asking_by_address.take(person.address)
    await service.acquaintances.ask(person, await _whom(service, person, given))
    return await service.acquaintances.of(person)


@router.post("/company/blocks")
async def block(given: Whom, person: CurrentPerson, service: ServiceDep) -> Company:
    """Do not want to meet somebody: no friendship, no quick match, and their chat is not read."""
    other = await _whom(service, person, given)
    await service.acquaintances.block(person, other)
    service.hub.mute(person.id, await service.identities.mutes(person))
    return await service.acquaintances.of(person)


@router.post("/company/{id}")
async def answer_friend(
    id: AcquaintanceId, given: Answering, person: CurrentPerson, service: ServiceDep
) -> Company:
    """Agree to be the friend of who asks, or do not."""
    await service.acquaintances.answer(person, id, given.answer)
    return await service.acquaintances.of(person)


@router.delete("/company/{id}")
async def remove_from_company(id: AcquaintanceId, person: CurrentPerson, service: ServiceDep) -> Company:
    """Not a friend any more, not to be asked, or not blocked any more."""
    await service.acquaintances.remove(person, id)
    service.hub.mute(person.id, await service.identities.mutes(person))
    return await service.acquaintances.of(person)
