"""What bots know about Mandala: an estimate of a position, and the greedy player who looks one move ahead.

Only what the seat itself can see is used, so a state and the seat's view of it give the same answers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.games.mandala.components import RIVER_PLACES
from vihara.games.mandala.rules import MOST_ACTIONS, apply, legal
from vihara.games.mandala.state import CLAIMING, ENDED, ONE_EACH, kinds, size

CARD_IN_HAND = 0.55
"""What a card in hand is worth, in points."""
NEW_RIVER_PLACE = 1.0
"""What a new color in the river is worth beyond the cards it pays for now."""
WIN = 8.0
"""What being ahead at the end is worth beyond the points."""

_COLORS = 6


@rules
def gain(s: Record, river: Any, places: Any, seat: int, viewer: int, color: int, number: int) -> float:
    """What claiming a color brings a seat now: cup cards at their place, and a place for those already there."""
    if river[seat, color] > 0:
        return float(number * river[seat, color])
    held = np.int64(s.cup[seat, color])
    if seat == viewer:
        held += np.int64(s.dealt[seat, color])
    return (number - 1 + held) * (places[seat] + 1.0) + NEW_RIVER_PLACE


@rules
def claiming(s: Record, mandala: int, first: int, viewer: int) -> float:
    """What the viewer gains more than the opponent if the mountain is claimed now, both choosing greedily."""
    river = np.empty((2, _COLORS), np.int64)
    places = np.zeros(2, np.int64)
    left = np.empty(_COLORS, np.int64)
    for color in range(_COLORS):
        left[color] = s.mountain[mandala, color]
        for seat in range(2):
            river[seat, color] = s.river[seat, color]
            places[seat] += s.river[seat, color] > 0
    lead = 0.0
    seat = first
    while True:
        best = -1
        best_worth = -1.0
        best_gain = 0.0
        for color in range(_COLORS):
            if left[color] == 0:
                continue
            own, theirs = 0.0, 0.0
            if size(s.field_word[mandala, seat]) > 0:
                own = gain(s, river, places, seat, viewer, color, left[color])
            if size(s.field_word[mandala, 1 - seat]) > 0:
                theirs = gain(s, river, places, 1 - seat, viewer, color, left[color])
            if own + theirs > best_worth:
                best, best_worth, best_gain = color, own + theirs, own
        if best < 0:
            return lead
        if size(s.field_word[mandala, seat]) > 0:
            lead += best_gain if seat == viewer else -best_gain
            if river[seat, best] == 0:
                places[seat] += 1
                river[seat, best] = places[seat]
        left[best] = 0
        seat = 1 - seat


@rules
def prospects(s: Record, mandala: int, viewer: int) -> float:
    """What a mandala promises the viewer: sure if it is complete, else the less the more colors are missing."""
    if s.stage == CLAIMING and s.mandala == mandala:
        return claiming(s, mandala, s.to_act, viewer)
    mine, theirs = size(s.field_word[mandala, viewer]), size(s.field_word[mandala, 1 - viewer])
    colors = kinds(s.mountain_word[mandala] | s.field_word[mandala, 0] | s.field_word[mandala, 1])
    if mine > theirs:
        lead = claiming(s, mandala, viewer, viewer)
    elif mine < theirs:
        lead = claiming(s, mandala, 1 - viewer, viewer)
    elif colors == ONE_EACH:
        lead = claiming(s, mandala, 1 - s.turn, viewer)
    else:
        lead = 0.5 * (claiming(s, mandala, viewer, viewer) + claiming(s, mandala, 1 - viewer, viewer))
    missing = RIVER_PLACES - size(colors)
    return lead * (1.0 - 0.15 * missing)


@rules
def points(s: Record, seat: int, viewer: int) -> float:
    """The points of a seat as far as the viewer can see them."""
    total: Any = 0
    for color in range(_COLORS):
        held = np.int64(s.cup[seat, color])
        if seat == viewer or s.stage == ENDED:
            held += np.int64(s.dealt[seat, color])
        total += held * np.int64(s.river[seat, color])
    return float(total)


@rules
def evaluate(states: Any, i: int, viewer: int) -> float:
    """How many points ahead a seat is likely to end up, from what it can see."""
    s = states[i]
    lead = points(s, viewer, viewer) - points(s, 1 - viewer, viewer)
    if s.to_act == OVER:
        return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0.0)
    held = size(s.hand_word[viewer]) - size(s.hand_word[1 - viewer])
    if s.draw_left > 0:
        held += s.draw_left if s.turn == viewer else -s.draw_left
    colors = kinds(s.hand_word[viewer])
    lead += CARD_IN_HAND * held + 0.2 * size(colors)
    return lead + prospects(s, 0, viewer) + prospects(s, 1, viewer)


@rules
def policy(views: Any, i: int, dice: Any) -> int:
    """The greedy player: the action after which the position looks best; among equals, any."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    number = legal(views, i, actions)
    trial = np.empty(1, views.dtype)
    viewer: Any = np.int64(views[i].to_act)
    best, best_value, ties = actions[0], -1e9, 1
    for k in range(number):
        trial[0] = views[i]
        apply(trial, 0, actions[k])
        value = evaluate(trial, 0, viewer)
        if value > best_value:
            best, best_value, ties = actions[k], value, 1
        elif value == best_value:
            ties += 1
            if below(dice, ties) == 0:
                best = actions[k]
    return best
