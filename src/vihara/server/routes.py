"""Requests: who one is, and everything at a table that does not need a socket."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from io import BytesIO
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.security import APIKeyCookie, HTTPBearer

from vihara.bots import BOTS
from vihara.core.errors import UnknownBot
from vihara.core.game import REGISTRY, load
from vihara.core.saying import Saying
from vihara.languages import negotiate
from vihara.server import actions
from vihara.server.answers import (
    BotOfMine,
    Done,
    GameAbout,
    GameOption,
    GamePreset,
    Invitation,
    Invited,
    Lesson,
    LessonAnswer,
    Listed,
    Me,
    Passkey,
    Progress,
    Refused,
    Shown,
    SignedIn,
    Standing,
    Steps,
    Token,
    Verified,
    Warm,
    schema,
)
from vihara.server.devices import device_of
from vihara.server.errors import InvalidInvite, NotSignedIn, UnknownTable, UnknownThing, WrongTime
from vihara.server.guard import address_of
from vihara.server.identity import COOKIE, Person, new_id
from vihara.server.live import Connection, Watcher, snapshot
from vihara.server.messages import (
    Branching,
    Code,
    Credentials,
    ImportedTable,
    Inviting,
    Joining,
    JoiningByInvite,
    Line,
    Making,
    MatchFile,
    Muting,
    Named,
    NewPasskey,
    NewPassword,
    NewTable,
    OwnSeat,
    Player,
    Preferring,
    Promising,
    ProvenFile,
    Sharing,
    StandIn,
    TableId,
    Titled,
    UsedPasskey,
)
from vihara.server.names import account_of
from vihara.server.passkeys import Site
from vihara.server.service import Service
from vihara.server.sockets import secret_in
from vihara.server.steps import check_lesson, file_steps, has_lesson, lesson_answer, lesson_json, proof_json
from vihara.server.table import Table
from vihara.server.views import encode, file_of, viewer_of

_YEAR = 365 * 24 * 3600
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": text}
    for status, text in {
        400: "not readable", 401: "nobody is signed in", 403: "not yours to do", 404: "not there",
        405: "no such method here", 409: "not now", 413: "too big", 415: "not JSON", 422: "not as documented",
        429: "too many", 503: "nothing was stored, try again",
    }.items()
}  # fmt: skip

router = APIRouter(prefix="/api", responses=_REFUSALS)
Found = TypeVar("Found")
_cookie = APIKeyCookie(name=COOKIE, auto_error=False)
_bearer = HTTPBearer(auto_error=False)


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def signed_in(
    request: Request,
    _by_cookie: Annotated[Any, Depends(_cookie)],
    _by_token: Annotated[Any, Depends(_bearer)],
) -> Person:
    """Who asks; the last two only tell OpenAPI how one signs in."""
    return await service_of(request).identities.find(secret_in(request.headers, request.cookies))


async def perhaps_signed_in(
    request: Request,
    _by_cookie: Annotated[Any, Depends(_cookie)],
    _by_token: Annotated[Any, Depends(_bearer)],
) -> Person | None:
    """Who asks, if it is somebody: who only looks around need not be."""
    secret = secret_in(request.headers, request.cookies)
    return await service_of(request).identities.find(secret) if secret else None


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


Here = Annotated[Service, Depends(_at_once(service_of))]
Place = Annotated[Site, Depends(_at_once(site_of))]
Language = Annotated[str, Depends(_at_once(language_of))]
Device = Annotated[str, Depends(_at_once(lambda request: device_of(request.headers.get("user-agent", ""))))]
Someone = Annotated[Person, Depends(signed_in)]
Anyone = Annotated[Person | None, Depends(perhaps_signed_in)]
Id = Annotated[TableId, Path()]


def _set_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=_YEAR, httponly=True, samesite="strict", secure=request.url.scheme == "https"
    )


def _me(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        account=person.account,
        bot=person.owner is not None,
        stand_in=person.stand_in,
    )


def _shown(service: Service, table: Table, person: Person, language: str) -> Response:
    watcher = Watcher(Connection(None, person, language), None, frozenset())  # type: ignore[arg-type]
    message = snapshot(table, watcher, None, service.tables.now())
    return _json({**message.pop("about"), **message})


def _json(told: dict[str, Any]) -> Response:
    return Response(encode(told), media_type="application/json")


async def _check_names(service: Service, players: Sequence[Player], person: Person) -> None:
    """Who shares a screen goes by any name but that of somebody's account."""
    for player in players:
        if player.name:
            await service.identities.check_look(player.name, person)


async def _done(service: Service, id: str, action: actions.Action, person: Person, seen: int = 0) -> Done:
    table = await service.tables.act(id, action, person, seen)
    return Done(table=table.id, number=table.number)


# -- games ----------------------------------------------------------------------------------------------------


@router.get("/games")
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
            bots=actions.bots_of(load(key)),
            lesson=has_lesson(key),
        )
        for key in REGISTRY
    ]


@router.get("/warm")
async def warm(service: Here) -> Warm:
    """How far the games are: rules are compiled once, at the first start and after a change."""
    states, ways = service.tables.warmth()
    progress = {game: Progress(done=way[0], of=way[1], seconds=round(way[2], 1)) for game, way in ways.items()}
    return Warm(warm=states, progress=progress)


@router.get("/lessons/{game}", response_model=Lesson)
async def show_lesson(
    game: Annotated[str, Path(max_length=40)], request: Request, service: Here, language: Language
) -> Response:
    """A guided first game: a prepared match as steps, and what is said at which of them."""
    check_lesson(load(game).key)  # before its rules are made ready
    found = await service.tables.game(game)
    return _json(await service.tables.walk(address_of(request.scope), partial(lesson_json, found.key, language)))


@router.get("/lessons/{game}/ask", response_model=LessonAnswer)
async def ask_in_lesson(
    game: Annotated[str, Path(max_length=40)],
    step: Annotated[int, Query(ge=0, le=2**31 - 1)],
    move: Annotated[str, Query(max_length=200)],
    request: Request,
    service: Here,
    language: Language,
) -> Response:
    """What a move of the learner would cost and bring at a step of the lesson, or why it is not allowed."""
    check_lesson(load(game).key)
    found = await service.tables.game(game)
    return _json(
        await service.tables.walk(
            address_of(request.scope), partial(lesson_answer, found.key, step, move, language)
        )
    )


@router.post("/steps", response_model=Steps)
async def show_file(given: MatchFile, person: Someone, service: Here, language: Language) -> Response:
    """A match file as steps; it is not kept."""
    return _json(await service.tables.walk(person.id, partial(file_steps, given.file, given.seat, language)))


@router.post("/verify", response_model=Verified)
async def verify_file(given: ProvenFile, person: Someone, service: Here, language: Language) -> Response:
    """Check the dice of a match file, and list every draw for others to check; it is not kept."""
    return _json(await service.tables.walk(person.id, partial(proof_json, given.file, language)))


@router.get("/schema", include_in_schema=False)
def show_schema() -> JSONResponse:
    """The forms of everything that browser and server send each other, as JSON Schema."""
    return JSONResponse(schema())


# -- who one is -----------------------------------------------------------------------------------------------


@router.post("/me")
async def become_guest(given: Named, request: Request, response: Response, service: Here, device: Device) -> Me:
    """Become a guest: the secret comes as a cookie. Who is somebody already stays that."""
    try:
        return _me(await service.identities.find(secret_in(request.headers, request.cookies)))
    except NotSignedIn:
        service.guests.take(address_of(request.scope))
        person, secret = await service.identities.new_guest(given.name, device)
        _set_cookie(request, response, secret)
        return _me(person)


@router.get("/me")
async def me(person: Someone) -> Me:
    """Who one is."""
    return _me(person)


@router.patch("/me")
async def rename_me(given: Named, person: Someone, service: Here) -> Me:
    """Take another name; seats already taken keep theirs."""
    return _me(dataclasses.replace(person, name=await service.identities.rename(person, given.name)))


@router.put("/me/stand-in")
async def choose_stand_in(given: Preferring, person: Someone, service: Here) -> Me:
    """Say which bot plays for oneself when one is away; where it cannot play a game, the table's does."""
    if given.bot is not None and given.bot not in BOTS:
        raise UnknownBot(given.bot, list(BOTS))
    await service.identities.choose_stand_in(person, given.bot)
    return _me(dataclasses.replace(person, stand_in=given.bot))


@router.delete("/me", status_code=204)
async def sign_out(person: Someone, response: Response, service: Here) -> None:
    """Forget the cookie; without an account there is no way back."""
    await service.identities.sign_out(person)
    service.gone(person.session)
    response.delete_cookie(COOKIE)


@router.post("/account")
async def register(given: Credentials, request: Request, person: Someone, service: Here) -> Me:
    """Give oneself an account, to come back from another device."""
    service.passwords.take(address_of(request.scope))
    name = await service.identities.register(person, given.name, given.password)
    return _me(dataclasses.replace(person, name=name, account=account_of(name)))


@router.post("/session")
async def sign_in(given: Credentials, request: Request, response: Response, service: Here, device: Device) -> Me:
    """Open one's account here: the secret comes as a cookie."""
    address = address_of(request.scope)
    service.passwords.take(address)
    service.guesses.take(given.name, address)
    person, secret = await service.identities.sign_in(given.name, given.password, device)
    service.guesses.forgive(given.name, address)
    _set_cookie(request, response, secret)
    return _me(person)


@router.post("/account/password", status_code=204)
async def change_password(given: NewPassword, request: Request, person: Someone, service: Here) -> None:
    """Take another password; wherever else one was signed in one is not any more."""
    address = address_of(request.scope)
    service.passwords.take(address)
    service.guesses.take(person.account or "", address)
    for session in await service.identities.change_password(person, given.old, given.new):
        service.gone(session)
    service.guesses.forgive(person.account or "", address)


@router.get("/sessions")
async def my_sessions(person: Someone, service: Here) -> list[SignedIn]:
    """Where one is signed in, the latest use first."""
    return [
        SignedIn(id=one.id, created=one.created, used=one.used, device=one.device, here=one.id == person.session)
        for one in await service.identities.sessions(person)
    ]


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(person: Someone, response: Response, service: Here) -> None:
    """Forget the cookies of all devices; outside bots keep their tokens."""
    for session in await service.identities.end_sessions(person):
        service.gone(session)
    response.delete_cookie(COOKIE)


@router.delete("/sessions/{session}", status_code=204)
async def sign_out_there(
    session: Annotated[str, Path(pattern="^[a-z2-7]{16}$")], person: Someone, service: Here
) -> None:
    """Forget the cookie of one device."""
    await service.identities.end_session(person, session)
    service.gone(session)


@router.get("/passkeys")
async def my_passkeys(person: Someone, service: Here) -> list[Passkey]:
    """One's passkeys."""
    return [Passkey(id=id, name=name, created=at) for id, name, at in await service.passkeys.of(person)]


@router.post("/passkeys/options")
async def begin_passkey(person: Someone, service: Here, site: Place) -> dict[str, Any]:
    """What `navigator.credentials.create` needs, as PublicKeyCredentialCreationOptionsJSON."""
    return dict(await service.passkeys.begin(person, site))


@router.post("/passkeys")
async def add_passkey(given: NewPasskey, request: Request, person: Someone, service: Here, site: Place) -> Me:
    """Keep the passkey that the browser has made, to come back with from another device."""
    service.passwords.take(address_of(request.scope))
    await service.passkeys.add(person, site, given.credential, given.name)
    return _me(person)


@router.delete("/passkeys/{id}", status_code=204)
async def remove_passkey(
    id: Annotated[str, Path(max_length=1400, pattern="^[A-Za-z0-9_-]+$")], person: Someone, service: Here
) -> None:
    """Forget a passkey."""
    await service.passkeys.remove(person, id)


@router.post("/session/passkey/options")
async def ask_for_passkey(request: Request, service: Here, site: Place) -> dict[str, Any]:
    """What `navigator.credentials.get` needs, as PublicKeyCredentialRequestOptionsJSON."""
    service.passwords.take(address_of(request.scope))
    return dict(await service.passkeys.ask(site))


@router.post("/session/passkey")
async def sign_in_by_passkey(
    given: UsedPasskey, request: Request, response: Response, service: Here, site: Place, device: Device
) -> Me:
    """Open one's account with a passkey: the secret comes as a cookie."""
    service.passwords.take(address_of(request.scope))
    person, secret = await service.passkeys.sign_in(site, given.credential, device)
    _set_cookie(request, response, secret)
    return _me(person)


@router.get("/bots")
async def my_bots(person: Someone, service: Here) -> list[BotOfMine]:
    """One's outside bots."""
    return [BotOfMine(id=id, name=name) for id, name in await service.identities.bots(person)]


@router.post("/bots")
async def new_bot(given: Named, person: Someone, service: Here) -> Token:
    """Make an outside bot; it signs in with `Authorization: Bearer TOKEN`."""
    bot, token = await service.identities.new_bot(person, given.name)
    return Token(id=bot.id, name=bot.name, token=token)


@router.delete("/bots/{bot}", status_code=204)
async def revoke_bot(bot: Annotated[str, Path(max_length=40)], person: Someone, service: Here) -> None:
    """Make its token worthless, and close its sockets."""
    await service.identities.revoke_bot(person, bot)
    service.gone(bot)


@router.get("/me/standings")
async def my_standings(person: Someone, service: Here) -> list[Standing]:
    """How one has fared, by game and opponent."""
    return await service.tables.standings(person)


# -- tables ---------------------------------------------------------------------------------------------------


@router.get("/tables", response_model=Listed)
async def list_tables(
    person: Anyone,
    service: Here,
    scope: Annotated[Literal["open", "running", "over", "own"], Query()] = "open",
    before: Annotated[float | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Tables, latest first: public open, running or finished ones, which anybody may see, or one's own."""
    if person is None and scope == "own":
        raise NotSignedIn
    tables = await service.tables.listed(scope, person, before, limit)
    return _json({"tables": tables, "before": tables[-1]["updated"] if len(tables) == limit else None})


@router.post("/tables", response_model=Shown)
async def new_table(
    given: NewTable, request: Request, person: Someone, service: Here, language: Language
) -> Response:
    """Open a table."""
    await _check_names(service, given.players, person)
    return _shown(service, await service.tables.create(person, given, address_of(request.scope)), person, language)


@router.post("/tables/import", response_model=Shown)
async def import_table(
    given: ImportedTable, request: Request, person: Someone, service: Here, language: Language
) -> Response:
    """Open a table from a match file."""
    await _check_names(service, given.players, person)
    return _shown(service, await service.tables.bring(person, given, address_of(request.scope)), person, language)


@router.get("/tables/{table}", response_model=Shown)
async def show_table(table: Id, person: Someone, service: Here, language: Language) -> Response:
    """A table as one sees it: through one's seat, or as a spectator."""
    async with service.tables.looking_at(table, person) as found:
        return _shown(service, found, person, language)


@router.get("/tables/{table}/file", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def export_table(table: Id, person: Someone, service: Here) -> Response:
    """The match file; of a running match only what one may know."""
    async with service.tables.looking_at(table, person) as found:
        if found.match is None:
            raise WrongTime(actions.NOT_BEGUN)
        text = file_of(found, viewer_of(found, person.id, None))
    name = f'attachment; filename="{table}.vihara"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/steps", response_model=Steps)
async def show_steps(
    table: Id,
    person: Someone,
    service: Here,
    language: Language,
    seat: Annotated[int | None, Query(ge=0, le=16)] = None,
    recent: Annotated[bool, Query()] = False,
) -> Response:
    """The match from its beginning, or from the seat's last step on: through any seat once it is over, before that
    through one's own.
    """
    return _json(await service.tables.steps(person, table, seat, language, recent=recent))


@router.post("/tables/{table}/branch", response_model=Shown)
async def branch(
    table: Id, given: Branching, request: Request, person: Someone, service: Here, language: Language
) -> Response:
    """Go on from a step of a finished match, at a table of its own."""
    await _check_names(service, given.players, person)
    return _shown(
        service, await service.tables.branch(person, table, given, address_of(request.scope)), person, language
    )


@router.patch("/tables/{table}")
async def rename_table(table: Id, given: Titled, person: Someone, service: Here) -> Done:
    """Give one's table another title."""
    return await _done(service, table, actions.rename(person, given.title), person)


@router.post("/tables/{table}/join")
async def join(table: Id, given: Joining, person: Someone, service: Here) -> Done:
    """Sit down at a seat that is free for everybody."""
    return await _done(service, table, actions.sit(person, given.seat, None, adds=given.adds), person)


@router.post("/invitation")
async def show_invitation(given: Code, service: Here) -> Invitation:
    """Who invites, and to which game; nobody need sit down to learn that."""
    try:
        table = await service.tables.invited_by(given.code)
    except UnknownTable:  # as below
        raise InvalidInvite from None
    return Invitation(game=table.game.key, title=table.title, host=table.host_name)


@router.post("/invitation/qr", responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def show_qr(given: Code, service: Here, site: Place) -> Response:
    """The invitation's link as a picture, to be scanned from the host's screen."""
    try:
        await service.tables.invited_by(given.code)
    except UnknownTable:
        raise InvalidInvite from None
    picture = BytesIO()
    segno.make_qr(f"{site.origins[0]}/join/{given.code}", error="m").save(picture, "svg", border=2, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@router.post("/join")
async def join_by_invite(given: JoiningByInvite, person: Someone, service: Here) -> Done:
    """Sit down with an invite, which is used up by it."""
    id = given.code.partition("-")[0]
    try:
        table = await service.tables.act(id, actions.sit(person, None, given.code, adds=given.adds), None)
    except UnknownTable:  # nobody learns from a made-up invite which tables there are
        raise InvalidInvite from None
    return Done(table=table.id, number=table.number)


@router.post("/tables/{table}/promise")
async def promise(table: Id, given: Promising, person: Someone, service: Here) -> Done:
    """Show the hashes of the shares that one's seats will add to the dice."""
    return await _done(service, table, actions.promise(person, given.shares), person)


@router.post("/tables/{table}/share")
async def share(table: Id, given: Sharing, person: Someone, service: Here) -> Done:
    """Open the shares, once all have been promised; the last one brings the deal."""
    return await _done(service, table, actions.share(person, given.shares), person)


@router.post("/tables/{table}/leave")
async def leave(table: Id, person: Someone, service: Here) -> Done:
    """Stand up before the match; during the match say that one is away."""
    return await _done(service, table, actions.leave(person), person)


@router.post("/tables/{table}/rejoin")
async def rejoin(table: Id, given: OwnSeat, person: Someone, service: Here) -> Done:
    """Come back, and take one's seat back from the bot."""
    return await _done(service, table, actions.back(person, given.seat, service.tables.now()), person)


@router.post("/tables/{table}/stand-in")
async def stand_in(table: Id, given: StandIn, person: Someone, service: Here) -> Done:
    """Let a bot play for oneself, or for somebody who is away; that one's bot is not ours to choose."""
    tables = service.tables
    async with tables.looking_at(table, person) as found:
        owner = found.seat(given.seat).identity if given.seat <= len(found.seats) else None
    here = await service.presence.here(table, owner)
    preferred = await tables.preferred(owner)
    action = actions.stand_in(
        person, given.seat, given.bot, preferred, tables.now(), service.settings.absence, here=here
    )
    return await _done(service, table, action, person)


@router.post("/tables/{table}/rematch", response_model=Shown)
async def rematch(table: Id, request: Request, person: Someone, service: Here, language: Language) -> Response:
    """Ask to play again, seats rotated, or agree to it: the match begins once all people have agreed."""
    return _shown(
        service, await service.tables.rematch(person, table, address_of(request.scope)), person, language
    )


@router.post("/tables/{table}/rematch/decline")
async def decline_rematch(table: Id, person: Someone, service: Here) -> Done:
    """Do not play again; nobody of this table is asked a second time."""
    found = await service.tables.no_rematch(person, table)
    return Done(table=found.id, number=found.number)


@router.post("/tables/{table}/invites")
async def invite(table: Id, given: Inviting, person: Someone, service: Here) -> Invited:
    """Make a link for one seat; it works once."""
    code = f"{table}-{new_id(26)}"
    found = await service.tables.act(table, actions.invite(person, given.seat, code), person)
    return Invited(code=code, seat=next(one.seat for one in found.invites if one.code == code))


@router.post("/tables/{table}/invites/revoke")
async def revoke_invite(table: Id, given: Code, person: Someone, service: Here) -> Done:
    """Make a link worthless."""
    return await _done(service, table, actions.revoke(person, given.code), person)


@router.post("/tables/{table}/moves")
async def move(table: Id, given: Making, person: Someone, service: Here) -> Done:
    """Make a move, without a socket."""
    return await _done(service, table, actions.move(person, given), person, given.seen)


@router.post("/tables/{table}/undo")
async def undo(table: Id, given: OwnSeat, person: Someone, service: Here) -> Done:
    """Take back a step of the current turn."""
    return await _done(service, table, actions.undo(person, given.seat), person)


@router.post("/tables/{table}/resign")
async def resign(table: Id, given: OwnSeat, person: Someone, service: Here) -> Done:
    """Give up the match."""
    return await _done(service, table, actions.resign(person, given.seat), person)


@router.post("/tables/{table}/agree")
async def agree(table: Id, person: Someone, service: Here) -> Done:
    """Offer, or agree, to end the match."""
    return await _done(service, table, actions.agree(person), person)


@router.post("/tables/{table}/decline")
async def decline(table: Id, person: Someone, service: Here) -> Done:
    """Do not agree."""
    return await _done(service, table, actions.decline(person), person)


@router.post("/tables/{table}/chat")
async def chat(table: Id, given: Line, person: Someone, service: Here) -> Done:
    """Say something."""
    service.chat.take(person.id)
    return await _done(service, table, actions.chat(person, given.text), person)


@router.post("/tables/{table}/mute")
async def mute(table: Id, given: Muting, person: Someone, service: Here) -> Done:
    """Stop, or go on, reading what the player at a seat says, here and elsewhere."""
    async with service.tables.looking_at(table, person) as found:
        if given.seat > len(found.seats) or found.seat(given.seat).identity is None:
            raise UnknownThing(Saying("server-nobody-there", "nobody sits at seat {seat}", seat=given.seat))
        other = found.seat(given.seat).identity
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
    told = {"status": trouble or "ok", **service.gauges(), "warm": service.tables.warmth()[0]}
    return JSONResponse(told, 503 if trouble else 200)


@watch_over.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> PlainTextResponse:
    """Figures for Prometheus."""
    service = service_of(request)
    return PlainTextResponse(service.metrics.text(service.gauges()), media_type="text/plain; version=0.0.4")
