"""Requests about who somebody is to others: profiles, rankings; and about one's own data."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query, Request, Response

from vihara.core.game import load
from vihara.server.answers import Anchor, Known, Ranked, Ranking, Sitting
from vihara.server.belongings import belongings
from vihara.server.dependencies import CurrentPerson, Id, OptionalPerson, ServiceDep, new_router
from vihara.server.guard import address_of
from vihara.server.identity import COOKIE
from vihara.server.ratings import anchors
from vihara.server.requests import Appearing, Leaving

router = new_router()
ProfileId = Annotated[str, Path(pattern="^[a-z2-7]{16}$")]
GameKey = Annotated[str, Path(max_length=40)]


@router.get("/me/profile")
async def my_profile(person: CurrentPerson, service: ServiceDep) -> Known:
    """One's own page, also what nobody else sees of it."""
    service.profile_looks.take(person.id)
    return await service.profiles.show_own(person)


@router.patch("/me/profile")
async def appear(given: Appearing, person: CurrentPerson, service: ServiceDep) -> Known:
    """Choose an avatar, and which parts others see."""
    service.profile_looks.take(person.id)
    await service.profiles.appear(person, given.avatar, given.shown, given.ranked)
    return await service.profiles.show_own(person)


@router.get("/people/{id}")
async def show_person(id: ProfileId, request: Request, person: OptionalPerson, service: ServiceDep) -> Known:
    """Somebody's page, as far as it is public; a private one is answered for like one that there is not."""
    service.profile_looks.take(address_of(request.scope))
    return await service.profiles.show(id, person)


@router.get("/tables/{table}/people")
async def show_people(table: Id, person: CurrentPerson, service: ServiceDep) -> list[Sitting]:
    """Who sits at a table, as far as they let themselves be known."""
    service.profile_looks.take(person.id)
    async with service.tables.looking_at(table, person) as found:
        game, bots = found.game.key, any(seat.bot for seat in found.seats)
        seats = {seat.number: seat.identity for seat in found.seats if seat.identity}
    return await service.profiles.sitting(seats, game, "bots" if bots else "people")


@router.get("/ranking/{game}")
async def show_ranking(
    game: GameKey,
    request: Request,
    service: ServiceDep,
    pool: Annotated[Literal["people", "bots"], Query()] = "people",
) -> Ranking:
    """Those who agreed to be listed, by rating; first who is surely better."""
    service.profile_looks.take(address_of(request.scope))
    key = load(game).key
    best = await service.profiles.best(key, pool)
    worth = anchors().get(key, {}) if pool == "bots" else {}
    return Ranking(
        ranked=[
            Ranked(id=id, name=name, avatar=avatar, points=one.points, doubt=one.doubt, games=one.games)
            for name, id, avatar, one in best
        ],
        anchors=[Anchor(bot=bot, points=points) for bot, points in worth.items()],
    )


_FILE = {200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}}


@router.get("/me/data", responses=_FILE)  # type: ignore[arg-type]
async def take_along(person: CurrentPerson, service: ServiceDep) -> Response:
    """All that the server knows of oneself, in one file."""
    service.taken_along.take(person.id)
    found = await belongings(service.store, service.tables, service.profiles, person)
    name = 'attachment; filename="vihara-data.zip"'
    return Response(found, media_type="application/zip", headers={"content-disposition": name})


@router.post("/me/delete", status_code=204)
async def leave_for_good(
    given: Leaving, request: Request, person: CurrentPerson, response: Response, service: ServiceDep
) -> None:
    """Delete one's account and all that belongs to it; moves stay in the matches of others, without the name."""
    address = address_of(request.scope)
    service.passwords.take(address)
    if person.account:
        service.guesses.take(person.account, address)
    for who in await service.leaving.leave(person, given.name, given.password):
        service.gone(who)
    response.delete_cookie(COOKIE)
