"""What a learned value weighs in Mandala: numbers about one seat's prospects in a whole state."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.games.mandala.components import RIVER_PLACES
from vihara.games.mandala.knowledge import prospects
from vihara.games.mandala.state import kinds, size

NAMES = (
    "one", "points", "points × time", "places", "places × time", "opponent's places", "loose cards",
    "loose cards × time", "hand", "hand × time", "colors in hand", "time", "time²", "ending", "on turn",
    "prospects", "prospects × time", "mountain if first", "mountain if second", "cards ahead in fields",
    "field empty", "opponent's field empty", "hand worth", "places left × hand", "lead",
)  # fmt: skip
_COLORS = 6
_CARDS = 108.0


@rules
def worth_now(s: Any, seat: int, viewer_cards: Any) -> float:
    """What cards by color would count for a seat now; a new color at its next place."""
    places = 0
    for color in range(_COLORS):
        places += s.river[seat, color] > 0
    total = 0.0
    for color in range(_COLORS):
        place = np.int64(s.river[seat, color])
        total += viewer_cards[color] * (place if place > 0 else min(places + 1, RIVER_PLACES))
    return total


@rules
def points_of(s: Any, seat: int) -> float:
    """The points of a seat as they stand."""
    total = 0.0
    for color in range(_COLORS):
        held = np.int64(s.cup[seat, color]) + np.int64(s.dealt[seat, color])
        total += held * np.int64(s.river[seat, color])
    return total


@rules
def features(states: Any, i: int, seat: int, out: Any) -> None:
    """Write the numbers that NAMES names."""
    s = states[i]
    other = 1 - seat
    time = size(s.deck_word) / _CARDS
    if not s.reshuffled:
        time += 0.3 * size(s.discard_word) / _CARDS
    places, theirs, loose = 0.0, 0.0, 0.0
    for color in range(_COLORS):
        places += s.river[seat, color] > 0
        theirs += s.river[other, color] > 0
        if s.river[seat, color] == 0:
            loose += np.int64(s.cup[seat, color]) + np.int64(s.dealt[seat, color])
    points = points_of(s, seat)
    hand = float(size(s.hand_word[seat]))
    if s.draw_left > 0 and s.turn == seat:
        hand += np.int64(s.draw_left)
    promised, first, second, ahead, empty, empty_theirs = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for mandala in range(2):
        promised += prospects(s, mandala, seat)
        mine, its = size(s.field_word[mandala, seat]), size(s.field_word[mandala, other])
        colors = kinds(s.mountain_word[mandala] | s.field_word[mandala, 0] | s.field_word[mandala, 1])
        near = 1.0 - 0.15 * (RIVER_PLACES - size(colors))
        worth = worth_now(s, seat, s.mountain[mandala]) * near
        if mine > its:
            first += worth
        elif mine > 0:
            second += worth
        ahead += min(max(float(mine - its), -3.0), 3.0)
        empty += 1.0 if mine == 0 else 0.0
        empty_theirs += 1.0 if its == 0 else 0.0
    out[0], out[1], out[2], out[3], out[4], out[5] = 1.0, points, points * time, places, places * time, theirs
    out[6], out[7], out[8], out[9] = loose, loose * time, hand, hand * time
    out[10], out[11], out[12] = float(size(kinds(s.hand_word[seat]))), time, time * time
    out[13], out[14] = 1.0 if s.ending else 0.0, 1.0 if s.turn == seat else 0.0
    out[15], out[16], out[17], out[18], out[19] = promised, promised * time, first, second, ahead
    out[20], out[21], out[22] = empty, empty_theirs, worth_now(s, seat, s.hand[seat])
    out[23], out[24] = (RIVER_PLACES - places) * hand, points - points_of(s, other)
