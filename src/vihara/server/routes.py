"""Requests about games and tables, and for those who run the server; `accounts` has those about who one is."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from vihara.bots import bots_of
from vihara.core.game import REGISTRY, load
from vihara.core.saying import Saying
from vihara.puzzles.files import shipped
from vihara.server import actions
from vihara.server.answers import (
    Done,
    GameAbout,
    GameOption,
    GamePreset,
    Invitation,
    Lesson,
    LessonAnswer,
    Listed,
    Progress,
    PuzzleAnswer,
    PuzzlePosition,
    Puzzles,
    Steps,
    Verified,
    Warm,
    schema,
)
from vihara.server.dependencies import (
    WITH_REFUSED,
    CurrentPerson,
    Id,
    LanguageDep,
    Looker,
    OptionalPerson,
    ServiceDep,
    SiteDep,
    new_router,
    service_of,
)
from vihara.server.errors import InvalidInvite, NotSignedIn, UnknownTable, UnknownThing, WrongTime
from vihara.server.guard import address_of
from vihara.server.identity import Person, new_id
from vihara.server.index import OF_ONESELF, Scope
from vihara.server.live import Connection, Watcher, snapshot
from vihara.server.previews import drawing_of, paint
from vihara.server.puzzles import check_puzzles, position_json, puzzle_answer, puzzle_named, puzzles_json
from vihara.server.requests import (
    Branching,
    Code,
    ImportedTable,
    Inviting,
    Joining,
    JoiningByInvite,
    Line,
    Making,
    MatchFile,
    Muting,
    NewTable,
    OwnSeat,
    Player,
    Promising,
    ProvenFile,
    Sharing,
    StandIn,
    Titled,
)
from vihara.server.reviews import Reviewed
from vihara.server.service import Service
from vihara.server.shown import Invited, Shown
from vihara.server.steps import check_lesson, file_steps, has_lesson, lesson_answer, lesson_json, proof_json
from vihara.server.table import OVER, Table
from vihara.server.views import file_of, viewer_of
from vihara.server.writing import pack

router = new_router()


def _shown(service: Service, table: Table, person: Person, language: str) -> Response:
    watcher = Watcher(Connection(None, person, language), None, frozenset())  # type: ignore[arg-type]
    message = snapshot(table, watcher, None, service.tables.now())
    return _json({**message["about"], **message})


def _json(answer: Any) -> Response:
    return Response(pack(answer), media_type="application/json")


async def _check_names(service: Service, players: Sequence[Player], person: Person) -> None:
    """Who shares a screen goes by any name but that of somebody's account."""
    for player in players:
        if player.name:
            await service.identities.check_look(player.name, person)


async def _done(service: Service, id: str, action: actions.Action, person: Person, seen: int = 0) -> Done:
    table = await service.tables.act(id, action, person, seen)
    return Done(table=table.id, number=table.number)


# -- games ----------------------------------------------------------------------------------------------------


@router.get("/games", responses=WITH_REFUSED)
def games() -> list[GameAbout]:
    """The games there are, with seats and options, and the bots that play them."""
    return [
        GameAbout(
            game=key,
            rules=load(key).version,
            seats=(load(key).seats[0], load(key).seats[-1]),
            options=[
                GameOption(
                    name=field.name,
                    default=field.default,
                    help=field.metadata["help"],
                    choices=list(field.metadata["choices"] or ()),
                )
                for field in dataclasses.fields(load(key).options)
            ],
            presets=[GamePreset(name=name, options=dict(options)) for name, options in load(key).presets.items()],
            bots=bots_of(load(key)),
            lesson=has_lesson(key),
            puzzles=len(shipped(key)),
            rated=not load(key).together,
        )
        for key in REGISTRY
    ]


@router.get("/warm")
async def warm(service: ServiceDep) -> Warm:
    """How far the games are: rules are compiled once, at the first start and after a change."""
    states, ways = service.readiness.warmth()
    progress = {game: Progress(done=way[0], of=way[1], seconds=round(way[2], 1)) for game, way in ways.items()}
    return Warm(warm=states, progress=progress)


@router.get("/lessons/{game}", response_model=Lesson)
async def show_lesson(
    game: Annotated[str, Path(max_length=40)], request: Request, service: ServiceDep, language: LanguageDep
) -> Response:
    """A guided first game: a prepared match as steps, and what is said at which of them."""
    check_lesson(load(game).key)  # before its rules are made ready
    found = await service.readiness.game(game)
    return _json(await service.study.walk(address_of(request.scope), partial(lesson_json, found.key, language)))


@router.get("/lessons/{game}/ask", response_model=LessonAnswer)
async def ask_in_lesson(
    game: Annotated[str, Path(max_length=40)],
    step: Annotated[int, Query(ge=0, le=2**31 - 1)],
    move: Annotated[str, Query(max_length=200)],
    request: Request,
    service: ServiceDep,
    language: LanguageDep,
) -> Response:
    """What a move of the learner would cost and bring at a step of the lesson, or why it is not allowed."""
    check_lesson(load(game).key)
    found = await service.readiness.game(game)
    return _json(
        await service.study.walk(
            address_of(request.scope), partial(lesson_answer, found.key, step, move, language)
        )
    )


@router.get("/puzzles/{game}", response_model=Puzzles)
async def show_puzzles(
    game: Annotated[str, Path(max_length=40)], request: Request, service: ServiceDep
) -> Response:
    """All puzzles of a game, with what every answer is worth: whoever solves them does so for themselves."""
    key = load(game).key
    check_puzzles(key)  # before its rules are made ready
    await service.readiness.game(key)
    return _json(await service.study.walk(address_of(request.scope), partial(puzzles_json, key)))


async def known_puzzle(
    game: Annotated[str, Path(max_length=40)], name: Annotated[str, Path(max_length=40)], service: ServiceDep
) -> tuple[str, str]:
    """The game and the name of a puzzle that there is, with the rules ready."""
    key = load(game).key
    puzzle_named(key, name)
    await service.readiness.game(key)
    return key, name


PuzzleDep = Annotated[tuple[str, str], Depends(known_puzzle)]


@router.get("/puzzles/{game}/{name}", response_model=PuzzlePosition)
async def show_puzzle(puzzle: PuzzleDep, request: Request, service: ServiceDep) -> Response:
    """The position of a puzzle."""
    return _json(await service.study.walk(address_of(request.scope), partial(position_json, *puzzle)))


@router.get("/puzzles/{game}/{name}/ask", response_model=PuzzleAnswer)
async def ask_in_puzzle(
    puzzle: PuzzleDep,
    move: Annotated[str, Query(max_length=200)],
    request: Request,
    service: ServiceDep,
    language: LanguageDep,
) -> Response:
    """What a move would cost and bring in a puzzle, or why it is not allowed."""
    answer = partial(puzzle_answer, *puzzle, move, language)
    return _json(await service.study.walk(address_of(request.scope), answer))


@router.post("/steps", response_model=Steps)
async def show_file(
    given: MatchFile, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> Response:
    """A match file as steps; it is not kept."""
    return _json(await service.study.walk(person.id, partial(file_steps, given.file, given.seat, language)))


@router.post("/verify", response_model=Verified)
async def verify_file(
    given: ProvenFile, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> Response:
    """Check the dice of a match file, and list every draw for others to check; it is not kept."""
    return _json(await service.study.walk(person.id, partial(proof_json, given.file, language)))


@router.get("/schema", include_in_schema=False)
def show_schema() -> JSONResponse:
    """The forms of everything that browser and server send each other, as JSON Schema."""
    return JSONResponse(schema())


# -- tables ---------------------------------------------------------------------------------------------------


@router.get("/tables", response_model=Listed)
async def list_tables(
    person: OptionalPerson,
    service: ServiceDep,
    scope: Annotated[Scope, Query()] = "open",
    before: Annotated[float | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Tables, latest first: public open, running or finished ones, which anybody may see, or one's own; or those
    where others wait for oneself, first the one with the least time left.
    """
    if person is None and scope in OF_ONESELF:
        raise NotSignedIn
    tables = await service.index.listed(scope, person, before, limit, service.tables.now())
    more = len(tables) == limit and scope != "waiting"
    return _json({"tables": tables, "before": tables[-1]["updated"] if more else None})


@router.post("/tables", response_model=Shown)
async def new_table(
    given: NewTable, request: Request, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> Response:
    """Open a table."""
    await _check_names(service, given.players, person)
    return _shown(
        service, await service.hosting.create(person, given, address_of(request.scope)), person, language
    )


@router.post("/tables/import", response_model=Shown)
async def import_table(
    given: ImportedTable, request: Request, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> Response:
    """Open a table from a match file."""
    await _check_names(service, given.players, person)
    return _shown(service, await service.hosting.bring(person, given, address_of(request.scope)), person, language)


@router.get("/tables/{table}", response_model=Shown)
async def show_table(table: Id, person: Looker, service: ServiceDep, language: LanguageDep) -> Response:
    """A table as one sees it: through one's seat, or as a spectator."""
    async with service.tables.looking_at(table, person) as found:
        return _shown(service, found, person, language)


@router.get("/tables/{table}/file", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def export_table(table: Id, person: CurrentPerson, service: ServiceDep) -> Response:
    """The match file; of a running match only what one may know."""
    async with service.tables.looking_at(table, person) as found:
        if found.match is None:
            raise WrongTime(actions.NOT_BEGUN)
        text = file_of(found, viewer_of(found, person.id, None))
    name = f'attachment; filename="{table}.vihara"'
    return PlainTextResponse(text, headers={"content-disposition": name})


_PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
}


@router.get("/tables/{table}/picture.png", responses=_PICTURE)
async def show_picture(table: Id, request: Request, service: ServiceDep) -> Response:
    """Where a match stands, as a spectator sees it: the picture beside a link; none where nobody may watch."""
    async with service.tables.in_public(table, address_of(request.scope)) as found:
        if found.match is None:
            raise WrongTime(actions.NOT_BEGUN)
        key, view = (found.id, found.changed), found.match.view(None)
        drawn, over, outcome = drawing_of(found.game), found.status == "over", found.match.outcome
    picture = service.previews.found(key)
    if picture is None:
        picture = await service.study.walk(address_of(request.scope), lambda: paint(drawn(view), outcome))
        service.previews.keep(key, picture)
    age = "public, max-age=86400" if over else "public, max-age=20"
    return Response(picture, media_type="image/png", headers={"cache-control": age})


@router.get("/games/{game}/picture.png", responses=_PICTURE)
async def show_board(game: Annotated[str, Path(max_length=40)], request: Request, service: ServiceDep) -> Response:
    """The board of a game before anything has happened: the picture beside an invitation."""
    found = await service.readiness.game(load(game).key)
    key = (found.key, 0)
    picture = service.previews.found(key)
    if picture is None:
        view = found.observe(found.new(found.seats[-1]), None)
        picture = await service.study.walk(address_of(request.scope), lambda: paint(drawing_of(found)(view)))
        service.previews.keep(key, picture)
    return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=86400"})


@router.get("/tables/{table}/steps", response_model=Steps)
async def show_steps(
    table: Id,
    person: Looker,
    service: ServiceDep,
    language: LanguageDep,
    seat: Annotated[int | None, Query(ge=0, le=16)] = None,
    recent: Annotated[bool, Query()] = False,
    last: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
) -> Response:
    """The match from its beginning, from the seat's last step on, or the last so many steps: through any seat once
    it is over, before that through one's own.
    """
    return _json(await service.study.steps(person, table, seat, language, recent=recent, last=last))


@router.get("/tables/{table}/review", response_model=Reviewed)
async def show_review(table: Id, person: CurrentPerson, service: ServiceDep, language: LanguageDep) -> Response:
    """Luck or skill: a finished match looked back at; while that is being computed, ask again."""
    async with service.tables.looking_at(table, person) as found:
        if found.status != OVER or found.match is None:
            sentence = "a match is looked back at once it is over"
            raise WrongTime(Saying("server-review-early", sentence))
        return _json(service.reviews.of(found.match, language, person.id))


@router.post("/tables/{table}/branch", response_model=Shown)
async def branch(
    table: Id,
    given: Branching,
    request: Request,
    person: CurrentPerson,
    service: ServiceDep,
    language: LanguageDep,
) -> Response:
    """Go on from a step of a finished match, at a table of its own."""
    await _check_names(service, given.players, person)
    return _shown(
        service, await service.hosting.branch(person, table, given, address_of(request.scope)), person, language
    )


@router.patch("/tables/{table}")
async def rename_table(table: Id, given: Titled, person: CurrentPerson, service: ServiceDep) -> Done:
    """Give one's table another title."""
    return await _done(service, table, actions.rename(person, given.title), person)


@router.post("/tables/{table}/join")
async def join(table: Id, given: Joining, person: CurrentPerson, service: ServiceDep) -> Done:
    """Sit down at a seat that is free for everybody."""
    return await _done(service, table, actions.sit(person, given.seat, None, adds=given.adds), person)


@router.post("/invitation")
async def show_invitation(given: Code, request: Request, service: ServiceDep) -> Invitation:
    """Who invites, and to which game; nobody need sit down to learn that."""
    try:
        table = await service.tables.invited_by(given.code, address_of(request.scope))
    except UnknownTable:  # as below
        raise InvalidInvite from None
    return Invitation(game=table.game.key, title=table.title, host=table.host_name)


@router.post("/invitation/qr", responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def show_qr(given: Code, request: Request, service: ServiceDep, site: SiteDep) -> Response:
    """The invitation's link as a picture, to be scanned from the host's screen."""
    try:
        await service.tables.invited_by(given.code, address_of(request.scope))
    except UnknownTable:
        raise InvalidInvite from None
    picture = BytesIO()
    segno.make_qr(f"{site.origins[0]}/join/{given.code}", error="m").save(picture, "svg", border=2, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@router.post("/join")
async def join_by_invite(given: JoiningByInvite, person: CurrentPerson, service: ServiceDep) -> Done:
    """Sit down with an invite, which is used up by it."""
    try:
        found = await service.tables.invited_by(given.code, person.id, person)
        table = await service.tables.act(found.id, actions.sit(person, None, given.code, adds=given.adds), None)
    except UnknownTable:  # nobody learns from a made-up invite which tables there are
        raise InvalidInvite from None
    return Done(table=table.id, number=table.number)


@router.post("/tables/{table}/promise")
async def promise(table: Id, given: Promising, person: CurrentPerson, service: ServiceDep) -> Done:
    """Show the hashes of the shares that one's seats will add to the dice."""
    return await _done(service, table, actions.promise(person, given.shares), person)


@router.post("/tables/{table}/share")
async def share(table: Id, given: Sharing, person: CurrentPerson, service: ServiceDep) -> Done:
    """Open the shares, once all have been promised; the last one brings the deal."""
    return await _done(service, table, actions.share(person, given.shares), person)


@router.post("/tables/{table}/leave")
async def leave(table: Id, person: CurrentPerson, service: ServiceDep) -> Done:
    """Stand up before the match; during the match say that one is away."""
    return await _done(service, table, actions.leave(person), person)


@router.post("/tables/{table}/rejoin")
async def rejoin(table: Id, given: OwnSeat, person: CurrentPerson, service: ServiceDep) -> Done:
    """Come back, and take one's seat back from the bot."""
    return await _done(service, table, actions.back(person, given.seat, service.tables.now()), person)


@router.post("/tables/{table}/stand-in")
async def stand_in(table: Id, given: StandIn, person: CurrentPerson, service: ServiceDep) -> Done:
    """Let a bot play for oneself, or for somebody who is away; that one's bot is not ours to choose."""
    tables = service.tables
    async with tables.looking_at(table, person) as found:
        owner = found.seat(given.seat).identity if given.seat <= len(found.seats) else None
    here = await service.presence.here(table, owner)
    preferred = await service.identities.stand_in(owner)
    action = actions.stand_in(
        person, given.seat, given.bot, preferred, tables.now(), service.settings.absence, here=here
    )
    return await _done(service, table, action, person)


@router.post("/tables/{table}/rematch", response_model=Shown)
async def rematch(
    table: Id, request: Request, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> Response:
    """Ask to play again, seats rotated, or agree to it: the match begins once all people have agreed."""
    return _shown(
        service, await service.hosting.rematch(person, table, address_of(request.scope)), person, language
    )


@router.post("/tables/{table}/rematch/decline")
async def decline_rematch(table: Id, person: CurrentPerson, service: ServiceDep) -> Done:
    """Do not play again; nobody of this table is asked a second time."""
    found = await service.hosting.no_rematch(person, table)
    return Done(table=found.id, number=found.number)


@router.post("/tables/{table}/invites")
async def invite(table: Id, given: Inviting, person: CurrentPerson, service: ServiceDep) -> Invited:
    """Make a link for one seat; it works once."""
    code = f"{table}-{new_id(26)}"
    found = await service.tables.act(table, actions.invite(person, given.seat, code, group=given.group), person)
    return Invited(code=code, seat=next(one.seat for one in found.invites if one.code == code))


@router.post("/tables/{table}/invites/revoke")
async def revoke_invite(table: Id, given: Code, person: CurrentPerson, service: ServiceDep) -> Done:
    """Make a link worthless."""
    return await _done(service, table, actions.revoke(person, given.code), person)


@router.post("/tables/{table}/moves")
async def move(table: Id, given: Making, person: CurrentPerson, service: ServiceDep) -> Done:
    """Make a move, without a socket."""
    return await _done(service, table, actions.move(person, given), person, given.seen)


@router.post("/tables/{table}/undo")
async def undo(table: Id, given: OwnSeat, person: CurrentPerson, service: ServiceDep) -> Done:
    """Take back a step of the current turn."""
    return await _done(service, table, actions.undo(person, given.seat), person)


@router.post("/tables/{table}/resign")
async def resign(table: Id, given: OwnSeat, person: CurrentPerson, service: ServiceDep) -> Done:
    """Give up the match."""
    return await _done(service, table, actions.resign(person, given.seat), person)


@router.post("/tables/{table}/agree")
async def agree(table: Id, person: CurrentPerson, service: ServiceDep) -> Done:
    """Offer, or agree, to end the match."""
    return await _done(service, table, actions.agree(person), person)


@router.post("/tables/{table}/decline")
async def decline(table: Id, person: CurrentPerson, service: ServiceDep) -> Done:
    """Do not agree."""
    return await _done(service, table, actions.decline(person), person)


@router.post("/tables/{table}/chat")
async def chat(table: Id, given: Line, person: CurrentPerson, service: ServiceDep) -> Done:
    """Say something."""
    service.chat.take(person.id)
    return await _done(service, table, actions.chat(person, given.text), person)


@router.post("/tables/{table}/mute")
async def mute(table: Id, given: Muting, person: CurrentPerson, service: ServiceDep) -> Done:
    """Stop, or go on, reading what the player at a seat says, here and elsewhere."""
    async with service.tables.looking_at(table, person) as found:
        other = found.seat(given.seat).identity if given.seat <= len(found.seats) else None
        if other is None:
            raise UnknownThing(Saying("server-nobody-there", "nobody sits at seat {seat}", seat=given.seat))
        number = found.number
    await service.identities.mute(person, other, on=given.on)
    muted = await service.identities.mutes(person)
    service.hub.mute(person.id, muted)
    return Done(table=table, number=number)


# -- for those who run the server -----------------------------------------------------------------------------

watch_over = APIRouter()


@watch_over.get("/healthz", include_in_schema=False)
async def healthz(request: Request) -> JSONResponse:
    """Whether the server can read and write its database: `ok`, or 503 and what is wrong with the disk."""
    service = service_of(request)
    await service.store.read("SELECT 1")
    trouble = await service.store.trouble()
    told = {"status": trouble or "ok", **service.gauges(), "warm": service.readiness.warmth()[0]}
    return JSONResponse(told, 503 if trouble else 200)


@watch_over.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    service = service_of(request)
    return Response(service.metrics.text(service.gauges()), media_type=CONTENT_TYPE_LATEST)
