"""How a table is opened: the first entry of its log."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from vihara.core.chance import KeyedDice
from vihara.core.errors import InvalidSeats
from vihara.core.game import Game
from vihara.core.match import Match
from vihara.core.options import RANDOM, written_options
from vihara.core.replay import write
from vihara.core.saying import Saying
from vihara.server.actions import check_bot
from vihara.server.errors import InvalidMessage
from vihara.server.identity import Person
from vihara.server.messages import ImportedTable, NewTable, Player
from vihara.server.names import clean_name
from vihara.server.table import Body, Table


def new_body(person: Person, given: NewTable, game: Game, dice: Body) -> Body:
    """A new table; a random choice among the options is made with the deal, from the same dice."""
    if len(given.players) not in game.seats:
        game.new(len(given.players))  # says how many it takes
    if given.time:
        check_bot(given.time.bot, game)
    options = written_options(game.settle(len(given.players), given.options, KeyedDice()), game.version)
    if given.options.get("first") == RANDOM:
        options["first"] = RANDOM
    return {
        **_about(person, given.title, game, dice),
        "public": given.public,
        "spectators": given.spectators,
        "spectator_chat": given.spectator_chat,
        "hints": given.hints,
        "options": options,
        "clock": given.time.model_dump() if given.time else None,
        "seats": _seats(person, given.players, game, adds=given.adds),
    }


def imported_body(person: Person, given: ImportedTable, match: Match, dice: Body) -> Body:
    """A table for a match file."""
    if match.over:
        names = [clean_name(match.name_of(seat)) for seat in range(1, match.seats + 1)]
        seats = [_seat("invite", name=name) for name in names]
        match.names = dict(enumerate(names, start=1))
    elif len(given.players) != match.seats:
        sentence = "players: found {number}, expected {seats}, one for each seat of the match"
        raise InvalidSeats(Saying("server-players-number", sentence, number=len(given.players), seats=match.seats))
    elif any(player.kind not in ("me", "bot") for player in given.players):
        sentence = "players: found a free seat, expected me or bot: the match is already running"
        raise InvalidMessage(Saying("server-players-free", sentence))
    else:
        seats = _seats(person, given.players, match.game, adds=given.adds)
        match.names = {}
    return {
        # Nothing more is drawn in a match that is over.
        **_about(person, given.title, match.game, {} if match.over else dice),
        "rules": match.version,
        "public": given.public,
        "spectators": given.spectators,
        "spectator_chat": False,
        "options": match.written_options(),
        "clock": None,
        "seats": seats,
        "file": write(match),  # our own writing: theirs may be full of remarks
    }


def rematch_body(person: Person, old: Table, dice: Body) -> Body:
    """The same people again, each one seat earlier, the first one last; nobody sits before they have agreed."""
    turned = [*old.seats[1:], old.seats[0]]
    return {
        "kind": "created",
        "game": old.game.key,
        "rules": old.game.version,
        "title": old.title,
        "host": person.id,
        "host_name": person.name,
        **dice,
        "public": old.public,
        "spectators": old.spectators,
        "spectator_chat": old.spectator_chat,
        "hints": old.hints,
        "options": old.options,
        "clock": asdict(old.clock) if old.clock else None,
        "seats": [
            _seat("bot", name=seat.name, bot=seat.bot)
            if seat.bot
            else {**_seat("reserved", name=seat.name, adds=seat.adds), "reserved": seat.identity}
            for seat in turned
        ],
    }


def _about(person: Person, title: str, game: Game, dice: Body) -> Body:
    return {
        "kind": "created",
        "game": game.key,
        "rules": game.version,
        "title": clean_name(title, "title", 80) if title.strip() else "",
        "host": person.id,
        "host_name": person.name,
        **dice,
    }


def _seat(
    admits: str, identity: str | None = None, name: str = "", bot: str | None = None, *, adds: bool = False
) -> dict[str, Any]:
    return {"admits": admits, "identity": identity, "name": name, "bot": bot, "adds": adds}


def _seats(person: Person, players: list[Player], game: Game, *, adds: bool) -> list[dict[str, Any]]:
    seats = []
    for player in players:
        if player.kind == "bot":
            if player.bot is None:
                sentence = "players: found a bot without a name, expected the field bot"
                raise InvalidMessage(Saying("server-players-nameless", sentence))
            seats.append(_seat("bot", name=player.bot.capitalize(), bot=check_bot(player.bot, game)))
        elif player.bot is not None:
            sentence = "players: found bot {found!r} at a seat of kind {kind}"
            raise InvalidMessage(Saying("server-players-bot", sentence, found=player.bot, kind=player.kind))
        elif player.kind == "me":
            name = clean_name(player.name) if player.name else person.name
            seats.append(_seat("me", person.id, name, adds=adds))
        else:
            seats.append(_seat(player.kind))
    return seats
