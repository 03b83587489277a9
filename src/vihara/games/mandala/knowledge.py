"""What bots know about Mandala: an estimate of a position, and the greedy player who looks one move ahead.

The greedy player uses only what its seat can see, so a state and the seat's view of it give the same answers. The
estimate also counts what was claimed into the opponent's cup where a world shows it, as in a search.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.core.scratch import best_action, new_scratch
from vihara.games.mandala.components import RIVER_PLACES
from vihara.games.mandala.rules import MOST_ACTIONS, apply, legal
from vihara.games.mandala.state import CLAIMING, EMPTY, ENDED, ONE_EACH, UNKNOWN, cards, count, kinds, size
from vihara.games.mandala.view import face_down

CARD_IN_HAND = 0.55
"""What a card in hand is worth, in points."""
NEW_RIVER_PLACE = 1.0
"""What a new color in the river is worth beyond the cards it pays for now."""
WIN = 8.0
"""What being ahead at the end is worth beyond the points."""

_COLORS = 6


@rules
def gain(number: Any, place: Any, held: Any, places: Any) -> float:
    """What claiming so many cards of a color brings a seat now: cup cards at the color's place, or, if it has none
    yet, a new place for these cards and those already held.
    """
    if place > 0:
        return float(number * place)
    return (number - 1 + held) * (places + 1.0) + NEW_RIVER_PLACE


@rules
def held_in_cup(s: Record, seat: Any, viewer: Any) -> Any:
    """The cup cards of a seat that the viewer knows, as a pile."""
    return s.cup_word[seat] + s.dealt_word[seat] if seat == viewer else s.cup_word[seat]


@rules
def claiming(s: Record, mandala: int, first: Any, viewer: Any) -> float:
    """What the viewer gains more than the opponent if the mountain is claimed now, both choosing greedily."""
    left = s.mountain_word[mandala]
    # `own` is the seat that chooses next; the two change places after each choice.
    own_fed, other_fed = s.field_word[mandala, first] != EMPTY, s.field_word[mandala, 1 - first] != EMPTY
    own_river, other_river = s.river_word[first], s.river_word[1 - first]
    own_held, other_held = held_in_cup(s, first, viewer), held_in_cup(s, 1 - first, viewer)
    own_places, other_places = size(kinds(own_river)), size(kinds(other_river))
    sign = 1.0 if first == viewer else -1.0
    lead = 0.0
    while left != EMPTY:
        best, best_worth, best_gain = 0, -1.0, 0.0
        for color in range(_COLORS):
            number = count(left, color)
            if number == 0:
                continue
            own, theirs = 0.0, 0.0
            if own_fed:
                own = gain(number, count(own_river, color), count(own_held, color), own_places)
            if other_fed:
                theirs = gain(number, count(other_river, color), count(other_held, color), other_places)
            if own + theirs > best_worth:
                best, best_worth, best_gain = color, own + theirs, own
        if own_fed:
            lead += sign * best_gain
            if count(own_river, best) == 0:
                own_places += 1
                own_river += cards(best, own_places)
        left &= ~cards(best, 255)
        own_fed, other_fed = other_fed, own_fed
        own_river, other_river = other_river, own_river
        own_held, other_held = other_held, own_held
        own_places, other_places = other_places, own_places
        sign = -sign
    return lead


@rules
def prospects(s: Record, mandala: int, viewer: Any) -> float:
    """What a mandala promises the viewer: sure if it is complete, else the less the more colors are missing."""
    if s.stage == CLAIMING and s.mandala == mandala:
        return claiming(s, mandala, s.to_act, viewer)
    mine, theirs = size(s.field_word[mandala, viewer]), size(s.field_word[mandala, 1 - viewer])
    if mine == 0 and theirs == 0:  # whatever is claimed is discarded
        return 0.0
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
def points(s: Record, seat: Any, viewer: Any) -> float:
    """The points of a seat as far as the viewer can see them; a card face down in the cup counts as the place
    in the middle of the river.
    """
    total: Any = 0
    for color in range(_COLORS):
        held = np.int64(s.cup[seat, color])
        if seat == viewer or s.stage == ENDED:
            held += np.int64(s.dealt[seat, color])
        total += held * np.int64(s.river[seat, color])
    return float(total) + s.cup[seat, UNKNOWN] * (size(kinds(s.river_word[seat])) + 1) / 2


@rules
def standing(s: Record, viewer: Any) -> float:
    """How many points a seat is ahead now, as far as it can see."""
    return points(s, viewer, viewer) - points(s, 1 - viewer, viewer)


@rules
def total(s: Record, viewer: Any, lead: float, first: float, second: float) -> float:
    """What a position is worth to the viewer: its lead, the cards in hand, and what each mandala promises."""
    if s.to_act == OVER:
        return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0.0)
    held = size(s.hand_word[viewer]) - size(s.hand_word[1 - viewer])
    if s.draw_left > 0:
        held += s.draw_left if s.turn == viewer else -s.draw_left
    colors = kinds(s.hand_word[viewer])
    lead += CARD_IN_HAND * held + 0.2 * size(colors)
    return lead + first + second


@rules
def evaluate(states: Any, i: int, viewer: int) -> float:
    """How many points ahead a seat is likely to end up, from what it can see."""
    s = states[i]
    if s.to_act == OVER:
        return total(s, viewer, standing(s, viewer), 0.0, 0.0)
    return total(s, viewer, standing(s, viewer), prospects(s, 0, viewer), prospects(s, 1, viewer))


@rules
def weigh(states: Any, i: int, actions: Any, number: int, out: Any, scratch: Any) -> None:
    """Write the estimate of the position right after each action. A turn changes one mandala at most, and a claim
    may leave the other as it was: what has not changed is not estimated again.
    """
    s = states[i]
    viewer = np.int64(s.to_act)
    before = standing(s, viewer)
    promised_1, promised_2 = prospects(s, 0, viewer), prospects(s, 1, viewer)
    trials = scratch.trials
    for k in range(number):
        trials[0] = s
        apply(trials, 0, actions[k])
        t = trials[0]
        claimed = t.stage == ENDED
        for seat in range(2):
            claimed |= t.cup_word[seat] != s.cup_word[seat] or t.river_word[seat] != s.river_word[seat]
        lead = standing(t, viewer) if claimed else before
        if t.to_act == OVER:
            out[k] = total(t, viewer, lead, 0.0, 0.0)
            continue
        first = prospects(t, 0, viewer) if claimed or is_changed(s, t, 0) else promised_1
        second = prospects(t, 1, viewer) if claimed or is_changed(s, t, 1) else promised_2
        out[k] = total(t, viewer, lead, first, second)


@rules
def is_changed(s: Record, t: Record, mandala: int) -> bool:
    """Whether a mandala has changed between two positions."""
    changed = s.mountain_word[mandala] != t.mountain_word[mandala]
    for seat in range(2):
        changed |= s.field_word[mandala, seat] != t.field_word[mandala, seat]
    return changed


@rules
def rollout(views: Any, i: int, dice: Any, scratch: Any) -> int:
    """The action after which the position looks best, with all that is shown there; among equals, any."""
    number = legal(views, i, scratch.actions)
    weigh(views, i, scratch.actions, number, scratch.worths, scratch)
    return best_action(scratch, number, dice)


@rules
def greedy(views: Any, i: int, dice: Any, scratch: Any) -> int:
    """The greedy player: the best action by what its seat sees, without a memory of what the other claimed."""
    s = views[i]
    other: Any = 1 - np.int64(s.to_act)
    dealt, cup = s.dealt_word[other], s.cup_word[other]
    s.dealt_word[other] = face_down(dealt)
    if not s.open_cups:
        s.cup_word[other] = face_down(cup)
    action = rollout(views, i, dice, scratch)
    s.dealt_word[other], s.cup_word[other] = dealt, cup
    return action


@rules
def policy(views: Any, i: int, dice: Any) -> int:
    """The greedy player, with scratch memory of its own."""
    return greedy(views, i, dice, new_scratch(views, MOST_ACTIONS))
