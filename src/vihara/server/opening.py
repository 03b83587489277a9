"""How a table is opened: the first entry of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vihara.core.chance import KeyedDice
from vihara.core.errors import InvalidSeats
from vihara.core.game import Game
from vihara.core.match import Match
from vihara.core.options import RANDOM, written_options
from vihara.core.replay import write
from vihara.core.saying import Saying
from vihara.server.actions import check_bot, check_rateable
from vihara.server.clocks import Clock
from vihara.server.entries import Created, CreatedSeat
from vihara.server.errors import InvalidMessage
from vihara.server.identity import Person
from vihara.server.names import clean_name
from vihara.server.ratings import anchor_of
from vihara.server.requests import ImportedTable, NewTable, Player
from vihara.server.seekers import Seeker
from vihara.server.table import Table


class Commitment(NamedTuple):
    """What commits the server to a new seed: its hash for everybody, itself sealed for nobody until the end."""

    hash: str | None = None
    sealed: str | None = None


NOTHING = Commitment()
"""Nothing is drawn in a match that is over."""


def new_table(person: Person, given: NewTable, game: Game, dice: Commitment) -> Created:
    """A new table; a random choice among the options is made with the deal, from the same dice."""
    game.check_seats(len(given.players))
    if given.rated:
        _check_rated(person, given, game)
    if given.time:
        check_bot(given.time.bot, game)
    options = written_options(game.settle(len(given.players), given.options, KeyedDice()), game.version)
    if given.options.get("first") == RANDOM:
        options["first"] = RANDOM
    return Created(
        game=game.key,
        rules=game.version,
        title=_title(given.title),
        host=person.id,
        host_name=person.name,
        public=given.public,
        spectators=given.spectators,
        spectator_chat=given.spectator_chat,
        options=options,
        clock=Clock(**given.time.model_dump()) if given.time else None,
        seats=_seats(person, given.players, game, adds=given.adds),
        hints=given.hints,
        rated=given.rated,
        hash=dice.hash,
        sealed=dice.sealed,
    )


def quick_table(people: Sequence[Seeker], game: Game, clock: Clock, dice: Commitment, *, rated: bool) -> Created:
    """A table of those who were brought together. Who begins is drawn; all may watch."""
    options = written_options(game.settle(len(people), {}, KeyedDice()), game.version)
    if "first" in options:
        options["first"] = RANDOM
    return Created(
        game=game.key,
        rules=game.version,
        title="",
        host=people[0].identity,
        host_name=people[0].name,
        public=True,
        spectators=True,
        spectator_chat=False,
        options=options,
        clock=clock,
        seats=[CreatedSeat("open", one.identity, one.name, adds=one.adds) for one in people],
        hints=False,
        rated=rated,
        hash=dice.hash,
        sealed=dice.sealed,
    )


def imported_table(person: Person, given: ImportedTable, match: Match, dice: Commitment) -> Created:
    """A table for a match file."""
    if match.over:
        dice = NOTHING
        names = [clean_name(match.name_of(seat)) for seat in range(1, match.seats + 1)]
        seats = [CreatedSeat("invite", name=name) for name in names]
        match.names = dict(enumerate(names, start=1))
    elif len(given.players) != match.seats:
        sentence = "players: found {number}, expected {seats}, one for each seat of the match"
        raise InvalidSeats(Saying("server-players-number", sentence, number=len(given.players), seats=match.seats))
    else:
        seats = _seats(person, given.players, match.game, adds=given.adds)
        match.names = {}
    return Created(
        game=match.game.key,
        rules=match.version,
        title=_title(given.title),
        host=person.id,
        host_name=person.name,
        public=given.public,
        spectators=given.spectators,
        spectator_chat=False,
        options=match.written_options(),
        clock=None,
        seats=seats,
        hash=dice.hash,
        sealed=dice.sealed,
        file=write(match),  # our own writing: theirs may be full of remarks
    )


def rematch_table(person: Person, old: Table, dice: Commitment) -> Created:
    """The same people again, each one seat earlier, the first one last; nobody sits before they have agreed."""
    turned = [*old.seats[1:], old.seats[0]]
    return Created(
        game=old.game.key,
        rules=old.game.version,
        title=old.title,
        host=person.id,
        host_name=person.name,
        public=old.public,
        spectators=old.spectators,
        spectator_chat=old.spectator_chat,
        options=old.options,
        clock=old.clock,
        seats=[
            CreatedSeat("bot", name=seat.name, bot=seat.bot)
            if seat.bot
            else CreatedSeat("reserved", name=seat.name, adds=seat.adds, reserved=seat.identity)
            for seat in turned
        ],
        hints=old.hints,
        rated=old.rated,
        hash=dice.hash,
        sealed=dice.sealed,
    )


def _check_rated(person: Person, given: NewTable, game: Game) -> None:
    """Refuse what could not be compared with other matches."""
    check_rateable(person)
    own = sum(player.kind == "me" for player in given.players)
    bots = [player.bot for player in given.players if player.bot is not None]
    if game.together or len(given.players) < 2:
        raise InvalidMessage(Saying("server-rated-game", "this cannot be rated: nobody plays against anybody"))
    if given.time is None or given.time.at_zero != "resign":
        raise InvalidMessage(Saying("server-rated-time", "a rated table needs a clock at whose zero one has lost"))
    if given.hints:
        raise InvalidMessage(Saying("server-rated-hints", "a rated table has no hints"))
    if own > 1:
        raise InvalidMessage(Saying("server-rated-seats", "at a rated table everybody has one seat"))
    if any(anchor_of(game.key, bot) is None for bot in bots):
        raise InvalidMessage(Saying("server-rated-bots", "of the bots only the five levels can be rated"))


def _title(given: str) -> str:
    return clean_name(given, "title", 80) if given.strip() else ""


def _seats(person: Person, players: list[Player], game: Game, *, adds: bool) -> list[CreatedSeat]:
    seats = []
    for player in players:
        if player.kind == "bot":
            if player.bot is None:
                sentence = "players: found a bot without a name, expected the field bot"
                raise InvalidMessage(Saying("server-players-nameless", sentence))
            seats.append(CreatedSeat("bot", name=player.bot.capitalize(), bot=check_bot(player.bot, game)))
        elif player.bot is not None:
            sentence = "players: found bot {found!r} at a seat of kind {kind}"
            raise InvalidMessage(Saying("server-players-bot", sentence, found=player.bot, kind=player.kind))
        elif player.kind == "me":
            name = clean_name(player.name) if player.name else person.name
            seats.append(CreatedSeat("me", person.id, name, adds=adds))
        else:
            seats.append(CreatedSeat(player.kind))
    return seats
