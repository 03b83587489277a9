"""What the rules make of a view, for people to see: each score by river place, what a mandala still lacks, and
what a move would bring.

Everything is computed from a view alone: of the opponent's closed cup only the number of cards is told until the
end, of an open one what was claimed before everybody's eyes. Seats and mandalas count from 1, colors go by
their names.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from vihara.core import record
from vihara.core.record import View
from vihara.games.mandala.components import COLORS, MANDALAS, RIVER_PLACES
from vihara.games.mandala.moves import Move, move_of
from vihara.games.mandala.notation import numbers
from vihara.games.mandala.rules import apply, scores
from vihara.games.mandala.state import CLAIMING, DEAL, ENDED, STATE, TURN, UNKNOWN

_STAGES = {DEAL: "deal", TURN: "turn", CLAIMING: "claim", ENDED: "over"}


def _slices(name: str, number: int) -> list[slice]:
    """Where the piles of a field are among the bytes of a record."""
    start = STATE.fields[name][1] if STATE.fields else 0
    return [slice(at, at + 8) for at in range(start, start + 8 * number, 8)]


_RIVERS, _CUPS, _DEALT, _HANDS = (_slices(name, 2) for name in ("river", "cup", "dealt", "hand"))
_MOUNTAINS, _FIELDS = _slices("mountain", MANDALAS), _slices("field", 2 * MANDALAS)
_OPEN = STATE.fields["open_cups"][1] if STATE.fields else 0
_DECK, _DISCARD = *_slices("deck", 1), *_slices("discard", 1)


def figures(view: View) -> dict[str, Any]:
    """The table in numbers; what is made of the same piles is made once, as most moves change few of them."""
    data = view.tobytes()  # sent after every move to everybody: looked up at once
    _, turn, _, stage, mandala, _, _, ending = numbers(view)
    is_open = bool(data[_OPEN])
    seats = [_seat(data[_RIVERS[seat]], data[_CUPS[seat]], data[_DEALT[seat]], is_open) for seat in range(2)]
    return {
        "stage": _STAGES.get(stage, "draw"),
        "scores": [score for _, score in seats],
        "seats": [{**told, "hand": sum(data[_HANDS[seat]])} for seat, (told, _) in enumerate(seats)],
        "mandalas": [
            _mandala(data[_MOUNTAINS[one]], data[_FIELDS[2 * one]], data[_FIELDS[2 * one + 1]], turn)
            for one in range(MANDALAS)
        ],
        "claiming": mandala + 1 if stage == CLAIMING else 0,
        "deck": sum(data[_DECK]),
        "discard": sum(data[_DISCARD]),
        "ending": bool(ending),
    }


def points(view: View) -> list[int]:
    """Each seat's score as far as the view tells."""
    found = np.zeros(2, np.int64)
    scores(view, 0, found)
    return list(found.tolist())


@lru_cache(4096)
def _seat(river_places: bytes, claimed: bytes, dealt: bytes, is_open: bool) -> tuple[dict[str, Any], int | None]:
    """M-E4 by river place: color, cards of it in the cup, points; and what lies in the cup without a place. Then
    the score. Of a closed cup none of that is told, but how many cards it has (M-U4).
    """
    told_of_cup = is_open or not dealt[UNKNOWN]
    cup = [one + other for one, other in zip(claimed, dealt, strict=True)]
    at = {place: color for color, place in enumerate(river_places) if place}
    river = []
    for place in range(1, RIVER_PLACES + 1):
        color = at.get(place)
        number = None if not told_of_cup else 0 if color is None else cup[color]
        name = None if color is None else COLORS[color]
        points = None if number is None else place * number
        river.append({"place": place, "color": name, "cup": number, "points": points})
    placed = set(at.values())
    told = {
        "river": river,
        "worthless": {name: cup[c] for c, name in enumerate(COLORS) if cup[c] and c not in placed},
        "hidden": cup[UNKNOWN],
        "cup": sum(cup),
    }
    return told, sum(place * cup[color] for place, color in at.items()) if told_of_cup else None


@lru_cache(4096)
def _mandala(mountain: bytes, one: bytes, other: bytes, turn: int) -> dict[str, Any]:
    """Colors it still lacks, and who would choose first if it were complete after this turn (M-X2; 0: nobody)."""
    fields = [sum(one), sum(other)]
    if fields[0] == fields[1]:
        first = 0 if not fields[0] else 2 - turn
    else:
        first = 1 if fields[0] > fields[1] else 2
    return {"missing": _missing(mountain, one, other), "fields": fields, "first": first}


def _missing(*piles: bytes) -> list[str]:
    """Colors of which none of the piles has any."""
    return [name for name, *numbers in zip(COLORS, *piles, strict=False) if not any(numbers)]


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
        told |= _completed(view, move)
    return told


def _completed(view: View, move: Move) -> dict[str, Any]:
    """Whether a card laid into a mandala makes it complete."""
    mandala = move.mandala - 1
    piles = [view["mountain"][0, mandala], *view["field"][0, mandala]]
    missing = [name for name in _missing(*(pile.tobytes() for pile in piles)) if name != move.color]
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
