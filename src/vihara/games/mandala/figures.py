"""What the rules make of a view, for people to see: each score by river place, what a mandala still lacks, and
what a move would bring.

Everything is computed from a view alone: of the opponent's cup only what was claimed before everybody's eyes
counts until the end. Seats and mandalas count from 1, colors go by their names.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core import record
from vihara.core.plain import plain
from vihara.core.record import View
from vihara.games.mandala.components import COLORS, MANDALAS, RIVER_PLACES
from vihara.games.mandala.moves import Move, move_of
from vihara.games.mandala.rules import apply, scores
from vihara.games.mandala.state import CLAIMING, DEAL, ENDED, TURN, UNKNOWN

_STAGES = {DEAL: "deal", TURN: "turn", CLAIMING: "claim", ENDED: "over"}


def figures(view: View) -> dict[str, Any]:
    """The table in numbers."""
    v = plain(view)  # sent after every move to everybody
    return {
        "stage": _STAGES.get(v.stage, "draw"),
        "scores": points(view),
        "seats": [_seat(v, seat) for seat in range(2)],
        "mandalas": [_mandala(v, mandala) for mandala in range(MANDALAS)],
        "claiming": v.mandala + 1 if v.stage == CLAIMING else 0,
        "deck": sum(v.deck),
        "discard": sum(v.discard),
        "ending": bool(v.ending),
    }


def points(view: View) -> list[int]:
    """Each seat's score as far as the view tells."""
    found = np.zeros(2, np.int64)
    scores(view, 0, found)
    return list(found.tolist())


def _seat(v: Any, seat: int) -> dict[str, Any]:
    """M-E4 by river place: color, cards of it in the cup, points; and what lies in the cup without a place."""
    dealt = v.dealt[seat]
    cup = [open_ + hidden for open_, hidden in zip(v.cup[seat], dealt, strict=True)][: len(COLORS)]
    at = {place: color for color, place in enumerate(v.river[seat]) if place}
    river = []
    for place in range(1, RIVER_PLACES + 1):
        color = at.get(place)
        number = 0 if color is None else cup[color]
        named = None if color is None else COLORS[color]
        river.append({"place": place, "color": named, "cup": number, "points": place * number})
    placed = set(at.values())
    return {
        "river": river,
        "worthless": {COLORS[c]: number for c, number in enumerate(cup) if number and c not in placed},
        "hidden": dealt[UNKNOWN],
        "cup": sum(v.cup[seat]) + sum(dealt),
        "hand": sum(v.hand[seat]),
    }


def _mandala(v: Any, mandala: int) -> dict[str, Any]:
    """Colors it still lacks, and who would choose first if it were complete after this turn (M-X2; 0: nobody)."""
    fields = [sum(field) for field in v.field[mandala]]
    if fields[0] == fields[1]:
        first = 0 if not fields[0] else 2 - v.turn
    else:
        first = 1 if fields[0] > fields[1] else 2
    return {"missing": _missing(v, mandala), "fields": fields, "first": first}


def _missing(v: Any, mandala: int) -> list[str]:
    (one, other), mountain = v.field[mandala], v.mountain[mandala]
    return [name for c, name in enumerate(COLORS) if not mountain[c] and not one[c] and not other[c]]


def foresee(view: View, action: int) -> dict[str, Any]:
    """What a legal move of the seat to act would bring."""
    move = move_of(action)
    if move.kind not in ("build", "grow", "redraw", "claim"):
        return {"kind": move.kind}
    after = record.copy(view)
    apply(after, 0, action)
    if move.kind == "claim":
        return {"kind": "claim", **_claimed(view, after, COLORS.index(move.color))}
    told: dict[str, Any] = {"kind": move.kind, "draws": int(after[0].draw_left)}
    if move.kind != "redraw":
        told |= _completed(plain(view), move)
    return told


def _completed(v: Any, move: Move) -> dict[str, Any]:
    """Whether a card laid into a mandala makes it complete."""
    missing = [name for name in _missing(v, move.mandala - 1) if name != move.color]
    return {"completes": not missing, "missing": missing}


def _claimed(view: View, after: View, color: int) -> dict[str, Any]:
    """Where the cards of a claim go, and the points they bring at once."""
    v, a = view[0], after[0]
    seat = int(v.to_act)
    number = int(v.mountain[v.mandala, color])
    kept = int(a.cup[seat, color]) - int(v.cup[seat, color])
    new = bool(a.river[seat, color]) and not v.river[seat, color]
    return {
        "number": number,
        "place": int(a.river[seat, color]),
        "new": new,
        "cup": kept,
        "discarded": number - kept - new,
        "points": points(after)[seat] - points(view)[seat],
    }
