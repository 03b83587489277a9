"""What the rules make of a view, for people to see: each score by river place, what a mandala still lacks, and
what a move would bring.

Everything is computed from a view alone: of the opponent's cup only what was claimed before everybody's eyes
counts until the end. Seats and mandalas count from 1, colors go by their names.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from operator import itemgetter
from typing import Any

import numpy as np

from vihara.core import record
from vihara.core.record import View
from vihara.games.mandala.components import COLORS, MANDALAS, RIVER_PLACES
from vihara.games.mandala.moves import Move, move_of
from vihara.games.mandala.rules import apply, scores
from vihara.games.mandala.state import CLAIMING, DEAL, ENDED, STATE, TURN, UNKNOWN

_STAGES = {DEAL: "deal", TURN: "turn", CLAIMING: "claim", ENDED: "over"}


def _places(*names: str) -> Any:
    """Picks some fields of a record that is a tuple."""
    return itemgetter(*map((STATE.names or ()).index, names))


_NUMBERS = _places("stage", "turn", "mandala", "deck_word", "discard_word", "ending")
_WORDS = _places("river_word", "cup_word", "dealt_word", "hand_word", "mountain_word", "field_word")


def figures(view: View) -> dict[str, Any]:
    """The table in numbers; what is made of the same piles is made once, as most moves change few of them."""
    row = view.tolist()[0]  # sent after every move to everybody: looked up at once
    stage, turn, mandala, deck, discard, ending = _NUMBERS(row)
    rivers, cups, dealt, hands, mountains, fields = (words.tolist() for words in _WORDS(row))
    return {
        "stage": _STAGES.get(stage, "draw"),
        "scores": points(view),
        "seats": [
            {**_seat(rivers[seat], cups[seat], dealt[seat]), "hand": sum(_pile(hands[seat]))} for seat in range(2)
        ],
        "mandalas": [_mandala(mountains[one], *fields[one], turn) for one in range(MANDALAS)],
        "claiming": mandala + 1 if stage == CLAIMING else 0,
        "deck": sum(_pile(deck)),
        "discard": sum(_pile(discard)),
        "ending": bool(ending),
    }


def _pile(word: int) -> bytes:
    """Cards by color, as they are packed into a word."""
    return int(word).to_bytes(8, sys.byteorder)


def points(view: View) -> list[int]:
    """Each seat's score as far as the view tells."""
    found = np.zeros(2, np.int64)
    scores(view, 0, found)
    return list(found.tolist())


@lru_cache(4096)
def _seat(river_word: int, cup_word: int, dealt_word: int) -> dict[str, Any]:
    """M-E4 by river place: color, cards of it in the cup, points; and what lies in the cup without a place."""
    dealt = _pile(dealt_word)
    cup = [claimed + hidden for claimed, hidden in zip(_pile(cup_word), dealt, strict=True)]
    at = {place: color for color, place in enumerate(_pile(river_word)) if place}
    river = []
    for place in range(1, RIVER_PLACES + 1):
        color = at.get(place)
        number = 0 if color is None else cup[color]
        name = None if color is None else COLORS[color]
        river.append({"place": place, "color": name, "cup": number, "points": place * number})
    placed = set(at.values())
    return {
        "river": river,
        "worthless": {name: cup[c] for c, name in enumerate(COLORS) if cup[c] and c not in placed},
        "hidden": dealt[UNKNOWN],
        "cup": sum(cup),
    }


@lru_cache(4096)
def _mandala(mountain: int, one: int, other: int, turn: int) -> dict[str, Any]:
    """Colors it still lacks, and who would choose first if it were complete after this turn (M-X2; 0: nobody)."""
    fields = [sum(_pile(one)), sum(_pile(other))]
    if fields[0] == fields[1]:
        first = 0 if not fields[0] else 2 - turn
    else:
        first = 1 if fields[0] > fields[1] else 2
    return {"missing": _missing(mountain | one | other), "fields": fields, "first": first}


def _missing(there: int) -> list[str]:
    """Colors of which none is there; several piles may be laid over one another."""
    return [name for name, number in zip(COLORS, _pile(there), strict=False) if not number]


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
    mountain, (one, other) = view["mountain_word"][0, mandala], view["field_word"][0, mandala]
    missing = [name for name in _missing(mountain | one | other) if name != move.color]
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
