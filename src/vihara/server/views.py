"""What a seat is told, as JSON: the only place where anything about a match leaves the server.

Everything goes through the game's own hiding: the view of the seat, events redacted for it, legal moves only for
the seat to act. Nothing here reads the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np
import orjson

from vihara.core.errors import ViharaError
from vihara.core.event import Event
from vihara.core.game import Game
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.replay import write, write_for
from vihara.languages import DEFAULT, translate
from vihara.server.table import DEALING, OVER, SPECTATOR, Table, Told


def viewer_of(table: Table, identity: str, wanted: int | None) -> int:
    """Through which seat somebody looks: the wanted one, else their seat to act, else their first."""
    if wanted is not None:
        seats = table.seats
        mine = 1 <= wanted <= len(seats) and seats[wanted - 1].identity == identity
        return wanted if mine else SPECTATOR
    own = table.seats_of(identity)
    if table.to_act in own:
        return table.to_act
    return own[0] if own else SPECTATOR


def fields_of(view: View) -> dict[str, Any]:
    """A record's fields by name, numbers and arrays as JSON can have them; the packed twins say nothing new."""
    row = view.tolist()[0]
    return {name: view[name][0].tolist() if nested else row[place] for name, place, nested in _places(view.dtype)}


@cache
def _places(dtype: np.dtype[Any]) -> tuple[tuple[str, int, bool], ...]:
    """Name and place of each field, and whether it is itself a record."""
    places = {name: place for place, name in enumerate(dtype.names or ())}
    return tuple((name, places[name], bool(dtype[name].base.names)) for name in names_of(dtype))


def names_of(dtype: np.dtype[Any]) -> list[str]:
    """The fields of a record that are told."""
    return [name for name in dtype.names or () if not name.endswith("_word")]


def view_json(game: Game, view: View, *, in_words: bool) -> dict[str, Any]:
    """A view: its fields, and its text where it is wanted (which takes longer than all the rest)."""
    fields = fields_of(view)
    return {"position": game.write_position(view), "fields": fields} if in_words else {"fields": fields}


def event_json(table: Table, told: Told, seat: int, *, hidden: bool = False) -> dict[str, Any]:
    """An entry of the log as a seat may know it; a hidden one (chat it does not read) is only a number."""
    entry = entry_json(told, hidden=hidden)
    if hidden:
        return entry
    viewer, redact = seat - 1 if seat else None, table.game.redact
    events = [
        {"kind": event.kind, "fields": redact(event, viewer).fields}
        for event in told.events
        if event.kind != "ended"  # the entry says that itself
    ]
    return entry | {"events": events}


def entry_json(told: Told, *, hidden: bool = False) -> dict[str, Any]:
    """An entry without what happened in the match."""
    if hidden:
        return {"number": told.number, "kind": "hidden"}
    return {"number": told.number, "kind": told.kind, "at": round(told.at, 3), **told.fields}


def events_json(game: Game, events: Iterable[Event], viewer: int | None) -> list[dict[str, Any]]:
    """Events as a seat (from 0; None is a spectator) may know them."""
    redacted = [event if event.kind == "ended" else game.redact(event, viewer) for event in events]
    return [{"kind": event.kind, "fields": event.fields} for event in redacted]


def position_json(
    table: Table, seat: int, now: float, language: str, *, in_words: bool = False, figures: bool = True
) -> dict[str, Any]:
    """Where the table stands, seen from a seat."""
    return standing_json(table, now, language) | seen_json(table, seat, in_words=in_words, figures=figures)


def standing_json(table: Table, now: float, language: str) -> dict[str, Any]:
    """Where the table stands, as everybody may know."""
    return {
        "table": table.id,
        "number": table.number,
        "changed": table.changed,
        "status": table.status,
        "to_act": table.to_act,
        "offers": sorted(table.offers),
        "clock": clock_json(table, now),
        "outcome": None if table.to_act else outcome_json(table.match, language),
    }


def seen_json(table: Table, seat: int, *, in_words: bool, figures: bool) -> dict[str, Any]:
    """What a seat sees of it."""
    match = table.match
    if match is None:
        return {"seat": seat, "view": None, "figures": None, "legal": [], "undo": False, "no_undo": "nothing"}
    view = match.view(seat or None)
    return {
        "seat": seat,
        "view": view_json(table.game, view, in_words=in_words),
        "figures": table.figures(view) if figures else None,
        "legal": table.legal() if seat and seat == table.to_act else [],
        "undo": bool(seat) and table.can_undo(seat),
        "no_undo": table.why_no_undo(seat) if seat else "nothing",
    }


def clock_json(table: Table, now: float) -> dict[str, Any] | None:
    """The clock of each seat, as of now."""
    if table.clock is None:
        return None
    left = [table.remaining(seat.number, now) or 0 for seat in table.seats]
    return {"now": round(now, 3), "remaining": [round(max(0.0, seconds), 3) for seconds in left]}


def outcome_json(match: Match | None, language: str) -> dict[str, Any] | None:
    """How a match ended; why, in a language."""
    outcome = match.outcome if match else None
    if outcome is None:
        return None
    reason = translate(outcome.reason, language)
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": reason}


def refusal_json(error: ViharaError, language: str) -> dict[str, Any]:
    """Why not: a code for programs, a sentence for people."""
    return {"code": error.code, "sentence": translate(error, language)}


def unable_json(error: ViharaError, language: str) -> dict[str, Any]:
    """Why a move that was asked about is not allowed, by which clause, and an allowed one close by."""
    return refusal_json(error, language) | {name: getattr(error, name, None) for name in ("clause", "near")}


def table_json(table: Table, identity: str) -> dict[str, Any]:
    """What hardly changes: who sits where, how it is played. Invites only for the host."""
    clock = table.clock
    return {
        "table": table.id,
        "game": table.game.key,
        "rules": table.version,
        "title": table.title,
        "host": table.host_name,
        "yours": table.host == identity,
        "public": table.public,
        "spectators": table.spectators,
        "spectator_chat": table.spectator_chat,
        "hints": table.hints,
        "options": table.options,
        "seats": [
            {
                "seat": seat.number,
                "name": seat.name,
                "admits": seat.admits,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
                "away": seat.away,
                "taken": seat.taken,
                "yours": seat.identity == identity,
                "awaits_you": seat.reserved == identity and not seat.taken,
            }
            for seat in table.seats
        ],
        "time": clock and {"per": clock.per, "seconds": clock.seconds, "at_zero": clock.at_zero, "bot": clock.bot},
        "hash": table.dice.hash,
        "dice": dice_json(table),
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "invites": [{"code": invite.code, "seat": invite.seat} for invite in table.invites]
        if table.host == identity
        else [],
    }


def dice_json(table: Table) -> dict[str, Any]:
    """What the dice are made of, as far as it lies open: all of it but the server's seed."""
    dice = table.dice
    used = dict(enumerate(dice.used or (), start=1))
    return {
        "waits_for": dice.waits_for()[0] if table.status == DEALING else None,
        "seats": [
            {
                "seat": seat.number,
                "adds": seat.number in dice.adding,
                "hash": dice.hashes.get(seat.number),
                "share": used.get(seat.number, dice.shares.get(seat.number)),
            }
            for seat in table.seats
        ],
    }


def summary_json(table: Table) -> str:
    """What lists show; for everybody's eyes."""
    return encode(
        {
            "table": table.id,
            "game": table.game.key,
            "title": table.title,
            "host": table.host_name,
            "created": round(table.created, 3),
            "seats": [
                {"name": seat.name, "bot": seat.bot, "taken": seat.taken, "admits": seat.admits}
                for seat in table.seats
            ],
            "outcome": outcome_json(table.match, DEFAULT),
        }
    )


def file_of(table: Table, seat: int) -> str:
    """The match file: whole once the match is over, before that as the seat may have it."""
    assert table.match is not None
    return write(table.match) if table.status == OVER else write_for(table.match, seat or None)


def pack(message: Any) -> bytes:
    """JSON without spaces; whole numbers of any make are numbers."""
    return orjson.dumps(message, default=_plain, option=_HOW)


def encode(message: Any) -> str:
    """The same as text."""
    return pack(message).decode()


_HOW = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    return value.tolist() if hasattr(value, "tolist") else str(value)
