"""Mandala's view as numbers, for programs that learn. Own things come first, then the opponent's."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.core.game import Part
from vihara.games.mandala.components import COLORS, MANDALAS, RIVER_PLACES
from vihara.games.mandala.state import ENDED, UNKNOWN

_COLORS = len(COLORS)
_STAGES = ENDED + 1
_CARDS = np.float32(1 / 8)
_DECK = np.float32(1 / 108)


def parts(seats: int) -> tuple[Part, ...]:
    """The stretches of the tensor, in order."""
    return (
        Part("mountain", (MANDALAS, _COLORS), "cards of each color in each mountain, eighths"),
        Part("field", (MANDALAS, seats, _COLORS), "cards in each field by mandala and seat, eighths"),
        Part("hand", (seats, _COLORS + 1), "cards in each hand by color, last those face down, eighths"),
        Part("cup", (seats, _COLORS + 1), "cards claimed into each cup, last those face down, eighths"),
        Part("dealt", (seats, _COLORS + 1), "the two cards dealt into each cup, last those face down, eighths"),
        Part("river", (seats, _COLORS, RIVER_PLACES), "1 where the color lies at the place"),
        Part("discard", (_COLORS,), "discarded cards, eighths"),
        Part("deck", (1,), "the share of all 108 cards in the deck"),
        Part("stage", (_STAGES,), "1 at what the match is doing, as `stage` in the record"),
        Part("to_act", (seats,), "1 at the seat to act"),
        Part("turn", (seats,), "1 at the seat whose turn it is"),
        Part("first", (seats,), "1 at the seat that had the first turn"),
        Part("mandala", (MANDALAS,), "1 at the mandala played into, being claimed or refilled"),
        Part("due", (2,), "cards still to be drawn, eighths; the pile of the deal that is next, sixths"),
        Part("flags", (4,), "the next completed mandala is the last; reshuffled; run out again; open cups"),
    )


@rules
def write(views: Any, i: int, out: Any) -> None:
    """Write a view; a spectator's is told from seat 1."""
    v = views[i]
    me: Any = max(np.int64(v.viewer), 0)
    out[:] = 0
    n: Any = 0
    for mandala in range(MANDALAS):
        for color in range(_COLORS):
            out[n] = v.mountain[mandala, color] * _CARDS
            n += 1
    for mandala in range(MANDALAS):
        for k in range(2):
            for color in range(_COLORS):
                out[n] = v.field[mandala, k ^ me, color] * _CARDS
                n += 1
    for piles in (v.hand, v.cup, v.dealt):
        for k in range(2):
            for color in range(UNKNOWN + 1):
                out[n] = piles[k ^ me, color] * _CARDS
                n += 1
    for k in range(2):
        for color in range(_COLORS):
            place = np.int64(v.river[k ^ me, color])
            if place > 0:
                out[n + place - 1] = 1
            n += RIVER_PLACES
    for color in range(_COLORS):
        out[n] = v.discard[color] * _CARDS
        n += 1
    for color in range(UNKNOWN + 1):
        out[n] += v.deck[color] * _DECK
    out[n + 1 + np.int64(v.stage)] = 1
    n += 1 + _STAGES
    if v.to_act >= 0:
        out[n + np.int64(v.to_act ^ me)] = 1
    out[n + 2 + np.int64(v.turn ^ me)] = 1
    out[n + 4 + np.int64(v.first ^ me)] = 1
    if v.mandala >= 0:
        out[n + 6 + np.int64(v.mandala)] = 1
    out[n + 8] = v.draw_left * _CARDS
    out[n + 9] = v.dealing / 6
    out[n + 10] = v.ending
    out[n + 11] = v.reshuffled
    out[n + 12] = v.exhausted
    out[n + 13] = v.open_cups
