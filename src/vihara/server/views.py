"""What a seat is told, as JSON: the only place where anything about a match leaves the server.

Everything goes through the game's own hiding: the view of the seat, events redacted for it, legal moves only for
the seat to act. Nothing here reads the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vihara.core.errors import ViharaError
from vihara.core.event import ENDED, Event, Fields
from vihara.core.game import Game
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.replay import write, write_for
from vihara.languages import DEFAULT, plainly, translate
from vihara.server import shown
from vihara.server.entries import public_fields
from vihara.server.messages import Weighed
from vihara.server.shown import (
    About,
    ClockNow,
    DiceAbout,
    GameEvent,
    Outcome,
    Refused,
    SeatNow,
    TableNow,
    TableSummary,
    TimeAbout,
    ToldEntry,
)
from vihara.server.table import DEALING, OVER, SPECTATOR, Logged, Table
from vihara.server.writing import encode, fields_text, pack, written


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


def view_json(game: Game, view: View, *, in_words: bool) -> shown.View:
    """A view: its fields, and its text where it is wanted (which takes longer than all the rest)."""
    fields = written(fields_text(view))
    return {"position": game.write_position(view), "fields": fields} if in_words else {"fields": fields}


def events_json(
    game: Game, events: Iterable[Event], viewer: int | None, known: dict[int, bytes] | None = None
) -> list[GameEvent]:
    """Events as a seat (from 0; None is a spectator) may know them; `known` keeps the texts of those of which
    nothing is hidden, for the next one who asks.
    """
    known = {} if known is None else known
    texts = []
    for event in events:
        seen = event if event.kind == ENDED else game.redact(event, viewer)
        text = known.get(id(event)) if seen is event else None
        if text is None:
            text = pack({"kind": seen.kind, "fields": seen.fields})
            if seen is event:
                known[id(event)] = text
        texts.append(written(text))
    return texts


def entry_json(logged: Logged, events: list[GameEvent]) -> ToldEntry:
    """An entry of the log: what of it is public, and what happened in the match as somebody may know it."""
    entry = logged.entry
    told: ToldEntry = {"number": logged.number, "kind": entry.tag(), "at": round(logged.at, 3)}
    for name in public_fields(type(entry)):
        value = getattr(entry, name)
        if value is not None:
            told[name] = value
    told["events"] = events
    return told


def hidden_json(logged: Logged) -> ToldEntry:
    """An entry that is not for somebody's eyes: chat they do not read."""
    return {"number": logged.number, "kind": "hidden"}


def table_now(table: Table, now: float, language: str) -> TableNow:
    """Where the table stands, as everybody may know."""
    return {
        "number": table.number,
        "changed": table.changed,
        "status": table.status,
        "to_act": table.to_act,
        "offers": sorted(table.offers),
        "clock": clock_json(table, now),
        "outcome": None if table.to_act else outcome_json(table.match, language),
    }


def seat_now(table: Table, seat: int, *, in_words: bool, figures: bool) -> SeatNow:
    """What a seat sees of it; before the deal, nothing."""
    match = table.match
    if match is None:
        return {"seat": seat, "view": None, "figures": None, "legal": [], "undo": False, "no_undo": "nothing"}
    view = match.view(seat or None)
    reason = table.why_no_undo(seat) if seat else "nothing"
    return {
        "seat": seat,
        "view": view_json(table.game, view, in_words=in_words),
        "figures": table.figures(view) if figures else None,
        "legal": table.legal() if seat and seat == table.to_act else [],
        "undo": reason is None,
        "no_undo": reason,
    }


def clock_json(table: Table, now: float) -> ClockNow | None:
    """The clock of each seat, as of now."""
    if table.clock is None:
        return None
    left = [table.remaining(seat.number, now) or 0 for seat in table.seats]
    return {"now": round(now, 3), "remaining": [round(max(0.0, seconds), 3) for seconds in left]}


def outcome_json(match: Match | None, language: str) -> Outcome | None:
    """How a match ended; why, in a language."""
    outcome = match.outcome if match else None
    if outcome is None:
        return None
    reason = translate(outcome.reason, language)
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": reason}


def refusal_json(error: ViharaError, language: str) -> Refused:
    """Why not: for programs a code and a detail that quotes the input, for people a sentence and the clause."""
    return {
        "code": error.code,
        "sentence": plainly(error, language),
        "detail": translate(error, language),
        "clause": getattr(error, "clause", None),
    }


def weighed_json(move: str, weigh: Callable[[], Fields], language: str) -> Weighed:
    """What a move would cost and bring, or why it is not allowed, by which clause, and an allowed one close by."""
    try:
        return {"move": move, "legal": True, "foreseen": weigh()}
    except ViharaError as error:
        return {
            "move": move,
            "legal": False,
            "code": error.code,
            "sentence": plainly(error, language),
            "detail": translate(error, language),
            "clause": getattr(error, "clause", None),
            "near": getattr(error, "near", None),
        }


def about_json(table: Table, identity: str) -> About:
    """What hardly changes: who sits where, how it is played. Invites only for the host."""
    about: About = {
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
        "time": time_json(table),
        "hash": table.dice.hash,
        "dice": dice_json(table),
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "invites": [{"code": invite.code, "seat": invite.seat} for invite in table.invites]
        if table.host == identity
        else [],
    }
    if table.rated:
        about["rated"] = True
    return about


def time_json(table: Table) -> TimeAbout | None:
    """How time is limited."""
    clock = table.clock
    if clock is None:
        return None
    return {"per": clock.per, "seconds": clock.seconds, "at_zero": clock.at_zero, "bot": clock.bot}


def dice_json(table: Table) -> DiceAbout:
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
    summary: TableSummary = {
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
    if table.rated:
        summary["rated"] = True
    return encode(summary)


def file_of(table: Table, seat: int) -> str:
    """The match file: whole once the match is over, before that as the seat may have it."""
    assert table.match is not None
    return write(table.match) if table.status == OVER else write_for(table.match, seat or None)
