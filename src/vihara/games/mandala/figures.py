"""What the rules make of a view, for people to see: each score by river place, what a mandala still lacks, and
what a move would bring.

Everything is computed from a view alone: of the opponent's cup only what was claimed before everybody's eyes
counts until the end. Seats and mandalas count from 1, colors go by their names.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from vihara.core import record
from vihara.core.compiled import Record
from vihara.core.record import View
from vihara.games.mandala.components import COLORS, MANDALAS, RIVER_PLACES
from vihara.games.mandala.moves import Move, move_of
from vihara.games.mandala.rules import apply, scores
from vihara.games.mandala.state import CLAIMING, DEAL, ENDED, TURN, UNKNOWN

_STAGES = {DEAL: "deal", TURN: "turn", CLAIMING: "claim", ENDED: "over"}


def figures(view: View) -> dict[str, Any]:
    """The table in numbers."""
    # Sent after every move to everybody: a record looks each field up anew, these are looked up once.
    v = SimpleNamespace(**{name: view[name][0] for name in view.dtype.names or ()})
    return {
        "stage": _STAGES.get(int(v.stage), "draw"),
        "scores": points(view),
        "seats": [_seat(v, seat) for seat in range(2)],
        "mandalas": [_mandala(v, mandala) for mandala in range(MANDALAS)],
        "claiming": int(v.mandala) + 1 if v.stage == CLAIMING else 0,
        "deck": int(v.deck.sum()),
        "discard": int(v.discard.sum()),
        "ending": bool(v.ending),
    }


def points(view: View) -> list[int]:
    """Each seat's score as far as the view tells."""
    found = np.zeros(2, np.int64)
    scores(view, 0, found)
    return [int(one) for one in found]


def _seat(v: Record, seat: int) -> dict[str, Any]:
    """M-E4 by river place: color, cards of it in the cup, points; and what lies in the cup without a place."""
    cup = [int(v.cup[seat, color]) + int(v.dealt[seat, color]) for color in range(len(COLORS))]
    at = {int(v.river[seat, color]): color for color in range(len(COLORS)) if v.river[seat, color]}
    return {
        "river": [
            {
                "place": place,
                "color": COLORS[at[place]] if place in at else None,
                "cup": cup[at[place]] if place in at else 0,
                "points": place * cup[at[place]] if place in at else 0,
            }
            for place in range(1, RIVER_PLACES + 1)
        ],
        "worthless": {
            name: number
            for color, name in enumerate(COLORS)
            if (number := cup[color]) and color not in at.values()
        },
        "hidden": int(v.dealt[seat, UNKNOWN]),
        "cup": int(v.cup[seat].sum()) + int(v.dealt[seat].sum()),
        "hand": int(v.hand[seat].sum()),
    }


def _mandala(v: Record, mandala: int) -> dict[str, Any]:
    """Colors it still lacks, and who would choose first if it were complete after this turn (M-X2; 0: nobody)."""
    fields = [int(v.field[mandala, seat].sum()) for seat in range(2)]
    if fields[0] == fields[1]:
        first = 0 if not fields[0] else 2 - int(v.turn)
    else:
        first = 1 if fields[0] > fields[1] else 2
    return {"missing": _missing(v, mandala), "fields": fields, "first": first}


def _missing(v: Record, mandala: int) -> list[str]:
    return [
        name
        for color, name in enumerate(COLORS)
        if not v.mountain[mandala, color] and not v.field[mandala, 0, color] and not v.field[mandala, 1, color]
    ]


def foresee(view: View, action: int) -> dict[str, Any]:
    """What a legal move of the seat to act would bring."""
    v, move = view[0], move_of(action)
    if move.kind not in ("build", "grow", "redraw", "claim"):
        return {"kind": move.kind}
    after = record.copy(view)
    apply(after, 0, action)
    if move.kind == "claim":
        return {"kind": "claim", **_claimed(view, after, COLORS.index(move.color))}
    told: dict[str, Any] = {"kind": move.kind, "draws": int(after[0].draw_left)}
    if move.kind != "redraw":
        told |= _completed(v, move)
    return told


def _completed(v: Record, move: Move) -> dict[str, Any]:
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
