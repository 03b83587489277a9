"""What bots know about Mandala: an estimate of a position, and the greedy player who looks one move ahead.

The greedy player uses only what its seat can see, so a state and the seat's view of it give the same answers. The
estimate also counts what was claimed into the opponent's cup where a world shows it, as in a search.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.core.scratch import best_action, new_scratch
from vihara.games.mandala.components import HAND_LIMIT, MOST_DRAWN, RIVER_PLACES
from vihara.games.mandala.rules import (
    BUILD,
    CLAIM,
    GROW,
    MOST_ACTIONS,
    PASS,
    REDRAW,
    apply,
    for_field,
    for_mountain,
    legal,
)
from vihara.games.mandala.state import (
    CLAIMING,
    EMPTY,
    ENDED,
    ONE_EACH,
    TURN,
    UNKNOWN,
    U,
    all_of,
    cards,
    count,
    kinds,
    lowest_color,
    size,
    sum_of,
)
from vihara.games.mandala.view import face_down

CARD_IN_HAND = 0.55
"""What a card in hand is worth, in points."""
COLOR_IN_HAND = 0.2
"""What a color in hand is worth."""
NEW_RIVER_PLACE = U(1)
"""What a new color in the river is worth beyond the cards it pays for now."""
WIN = 8.0
"""What being ahead at the end is worth beyond the points."""

FIRST, EITHER, SECOND = range(3)
"""Who chooses first when a mountain is claimed, seen from the viewer."""

_COLORS = 6


@rules
def held_in_cup(s: Record, seat: Any, viewer: Any) -> Any:
    """The cup cards of a seat that the viewer knows, as a pile."""
    return s.cup_word[seat] + s.dealt_word[seat] if seat == viewer else s.cup_word[seat]


# -- Claiming a mountain: all colors at once, a byte for each --------------------------------------------------


@rules
def by_place(pile: Any, river: Any) -> Any:
    """What the cards of a pile count by the places of a river, for each color."""
    ones, twos, fours = river & ONE_EACH, (river >> U(1)) & ONE_EACH, (river >> U(2)) & ONE_EACH
    return all_of(pile, ones) + (all_of(pile, twos) << U(1)) + (all_of(pile, fours) << U(2))


@rules
def gains(left: Any, river: Any, held: Any, fed: Any) -> Any:
    """What claiming each color brings a seat now: cup cards at the color's place, or, if it has none yet, a new
    place for these cards and those already held. Then how much more the new colors bring for each place that
    is taken before, and which these are. Who has no card in the field gains nothing.
    """
    if not fed:
        return EMPTY, EMPTY, EMPTY
    places = kinds(river)
    new = kinds(left) & ~places
    more = all_of(left + held, new) - new
    return by_place(left, river) + more * U(size(places) + 1) + NEW_RIVER_PLACE * new, more, new


@rules
def alternating(left: Any, first: Any, second: Any) -> Any:
    """What the first to choose gains more than the second if the mountain is claimed now, by what each gains: both
    choose what is worth most to either of them, of equals the first color.
    """
    own, own_more, own_new = first
    other, other_more, other_new = second
    colors = kinds(left)
    lead, sign = np.int64(0), np.int64(1)
    while colors != EMPTY:
        worths = own + other + colors
        best, most = 0, np.int64(0)
        for color in range(_COLORS):
            worth = count(worths, color)
            if worth > most:
                best, most = color, worth
        lead += sign * count(own, best)
        rest = ~cards(best, 255)
        own += own_more * U(count(own_new, best))
        own, own_more, own_new, other, other_more, other_new = (
            other & rest, other_more & rest, other_new & rest, own & rest, own_more & rest, own_new & rest,
        )  # fmt: skip
        colors &= rest
        sign = -sign
    return lead


@rules
def claims(s: Record, left: Any, fed: bool, they_fed: bool, viewer: Any) -> Any:
    """What each color of a mountain brings the viewer, and the opponent, if who has cards in the field is this."""
    other = 1 - viewer
    own = gains(left, s.river_word[viewer], held_in_cup(s, viewer, viewer), fed)
    return own, gains(left, s.river_word[other], held_in_cup(s, other, viewer), they_fed)


@rules
def claiming(s: Record, left: Any, fed: bool, they_fed: bool, viewer: Any, order: int) -> float:
    """What the viewer gains more than the opponent if a mountain is claimed now, or the mean of both orders."""
    own, its = claims(s, left, fed, they_fed, viewer)
    if order == FIRST:
        return float(alternating(left, own, its))
    if order == SECOND:
        return float(-alternating(left, its, own))
    return 0.5 * (alternating(left, own, its) - alternating(left, its, own))


@rules
def order_of(colors: Any, mine: Any, theirs: Any, last: bool) -> int:
    """M-X2: whether the viewer would choose first with these fields; `last` if it is the viewer's turn, so that
    the other would if both are equal.
    """
    ahead = size(mine) - size(theirs)
    if ahead != 0:
        return FIRST if ahead > 0 else SECOND
    if colors != ONE_EACH:
        return EITHER
    return SECOND if last else FIRST


@rules
def nearness(colors: Any) -> float:
    """What is left of a mandala's promise with the colors it has: the less the more are missing."""
    return 1.0 - 0.15 * (RIVER_PLACES - size(colors))


@rules
def promise(s: Record, mountain: Any, mine: Any, theirs: Any, viewer: Any) -> float:
    """What a mandala promises the viewer as long as nobody claims: sure if it is complete."""
    if mine == EMPTY and theirs == EMPTY:  # whatever is claimed is discarded
        return 0.0
    colors = kinds(mountain | mine | theirs)
    order = order_of(colors, mine, theirs, s.turn == viewer)
    return claiming(s, mountain, mine != EMPTY, theirs != EMPTY, viewer, order) * nearness(colors)


@rules
def prospects(s: Record, mandala: int, viewer: Any) -> float:
    """What a mandala promises the viewer, or what is still to be claimed of it."""
    mountain = s.mountain_word[mandala]
    mine, theirs = s.field_word[mandala, viewer], s.field_word[mandala, 1 - viewer]
    if s.stage == CLAIMING and s.mandala == mandala:
        order = FIRST if s.to_act == viewer else SECOND
        return claiming(s, mountain, mine != EMPTY, theirs != EMPTY, viewer, order)
    return promise(s, mountain, mine, theirs, viewer)


# -- A position -----------------------------------------------------------------------------------------------


@rules
def points(s: Record, seat: Any, viewer: Any) -> float:
    """The points of a seat as far as the viewer can see them; a card face down in the cup counts as the place
    in the middle of the river.
    """
    held = s.cup_word[seat]
    if seat == viewer or s.stage == ENDED:
        held += s.dealt_word[seat]
    total = sum_of(by_place(held, s.river_word[seat]))
    return float(total) + s.cup[seat, UNKNOWN] * (size(kinds(s.river_word[seat])) + 1) / 2


@rules
def standing(s: Record, viewer: Any) -> float:
    """How many points a seat is ahead now, as far as it can see."""
    return points(s, viewer, viewer) - points(s, 1 - viewer, viewer)


@rules
def total(lead: float, held: Any, hand: Any, first: float, second: float) -> float:
    """What a position is worth: the lead, the cards one has more in hand, one's colors there, and what mandalas
    promise.
    """
    lead += CARD_IN_HAND * held + COLOR_IN_HAND * size(kinds(hand))
    return lead + first + second


@rules
def total_of(s: Record, viewer: Any, lead: float, first: float, second: float) -> float:
    """The same for a position with such a lead and such promises, also if it is the end."""
    if s.to_act == OVER:
        return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0.0)
    held = size(s.hand_word[viewer]) - size(s.hand_word[1 - viewer])
    if s.draw_left > 0:
        held += s.draw_left if s.turn == viewer else -s.draw_left
    return total(lead, held, s.hand_word[viewer], first, second)


@rules
def evaluate(states: Any, i: int, viewer: int) -> float:
    """How many points ahead a seat is likely to end up, from what it can see."""
    s = states[i]
    if s.to_act == OVER:
        return total_of(s, viewer, standing(s, viewer), 0.0, 0.0)
    return total_of(s, viewer, standing(s, viewer), prospects(s, 0, viewer), prospects(s, 1, viewer))


@rules
def weigh(states: Any, i: int, actions: Any, number: int, out: Any, scratch: Any) -> None:
    """Write the estimate of the position right after each action."""
    s = states[i]
    if is_plain(s):
        weigh_turn(s, actions, number, out, scratch)
        return
    viewer = np.int64(s.to_act)
    before, first, second = standing(s, viewer), prospects(s, 0, viewer), prospects(s, 1, viewer)
    for k in range(number):
        out[k] = worth_after(s, actions[k], viewer, before, first, second, scratch.trials)


@rules
def is_changed(s: Record, t: Record, mandala: int) -> bool:
    """Whether a mandala has changed between two positions."""
    changed = s.mountain_word[mandala] != t.mountain_word[mandala]
    for seat in range(2):
        changed |= s.field_word[mandala, seat] != t.field_word[mandala, seat]
    return changed


@rules
def worth_after(
    s: Record, action: Any, viewer: Any, before: float, first: float, second: float, trials: Any
) -> float:
    """The estimate after any action, by trying it. A turn changes one mandala at most, and a claim may leave the
    other as it was: what has not changed is not estimated again.
    """
    trials[0] = s
    apply(trials, 0, action)
    t = trials[0]
    claimed = t.stage == ENDED
    for seat in range(2):
        claimed |= t.cup_word[seat] != s.cup_word[seat] or t.river_word[seat] != s.river_word[seat]
    lead = standing(t, viewer) if claimed else before
    if t.to_act == OVER:
        return total_of(t, viewer, lead, 0.0, 0.0)
    if claimed or is_changed(s, t, 0):
        first = prospects(t, 0, viewer)
    if claimed or is_changed(s, t, 1):
        second = prospects(t, 1, viewer)
    return total_of(t, viewer, lead, first, second)


# -- A turn while there are cards to draw: A changes a mountain, B a field, C neither; so none is tried -------


class Turn(NamedTuple):
    """What a position is before a turn, as far as its actions leave it so."""

    viewer: Any
    lead: Any
    promised: Any
    """By each mandala."""
    hand: Any
    held: Any
    """How many cards one has more in hand."""


@rules
def is_plain(s: Record) -> bool:
    """Whether what an action of a turn does can be foretold without trying it: no draw will stop short, and if a
    mandala is completed there is something to claim.
    """
    if s.stage != TURN or s.deck_word == EMPTY or s.exhausted:
        return False
    if s.mountain_word[0] == EMPTY or s.mountain_word[1] == EMPTY:
        return False
    return bool(size(s.hand_word[s.to_act]) <= HAND_LIMIT)


@rules
def turn_of(s: Record) -> Turn:
    """The position before a turn."""
    viewer: Any = np.int64(s.to_act)
    hand = s.hand_word[viewer]
    return Turn(
        viewer,
        standing(s, viewer),
        (prospects(s, 0, viewer), prospects(s, 1, viewer)),
        hand,
        size(hand) - size(s.hand_word[1 - viewer]),
    )


@rules
def worth_with(turn: Turn, mandala: int, promised: float, held: Any, hand: Any) -> float:
    """The estimate if a mandala promises something else now."""
    first, second = turn.promised
    if mandala == 0:
        return total(turn.lead, held, hand, promised, second)
    return total(turn.lead, held, hand, first, promised)


@rules
def worth_of_building(s: Record, turn: Turn, mandala: int, color: int) -> float:
    """M-A1: a card into a mountain; up to three are drawn."""
    card = cards(color, 1)
    mine, theirs = s.field_word[mandala, turn.viewer], s.field_word[mandala, 1 - turn.viewer]
    promised = promise(s, s.mountain_word[mandala] + card, mine, theirs, turn.viewer)
    drawn = min(MOST_DRAWN, HAND_LIMIT + 1 - size(turn.hand))
    return worth_with(turn, mandala, promised, turn.held - 1 + drawn, turn.hand - card)


@rules
def claims_once_grown(s: Record, turn: Turn, mandala: int) -> Any:
    """What the claims of a mountain bring the viewer who chooses first, or second, once there are cards, whichever
    they are, in the field.
    """
    left, they_fed = s.mountain_word[mandala], s.field_word[mandala, 1 - turn.viewer] != EMPTY
    own, its = claims(s, left, True, they_fed, turn.viewer)
    return float(alternating(left, own, its)), float(-alternating(left, its, own))


@rules
def worth_of_growing(s: Record, turn: Turn, mandala: int, color: int, number: Any, once_grown: Any) -> float:
    """M-B1: cards into a field; M-X1: perhaps all is claimed now."""
    pile = cards(color, number)
    mountain = s.mountain_word[mandala]
    mine, theirs = s.field_word[mandala, turn.viewer] + pile, s.field_word[mandala, 1 - turn.viewer]
    colors = kinds(mountain | mine | theirs)
    order = order_of(colors, mine, theirs, True)
    if_first, if_second = once_grown
    lead = if_first if order == FIRST else if_second if order == SECOND else 0.5 * (if_first + if_second)
    return worth_with(turn, mandala, lead * nearness(colors), turn.held - number, turn.hand - pile)


@rules
def worth_of_redrawing(turn: Turn, color: int, number: Any) -> float:
    """M-D1: as many cards are drawn as were discarded."""
    first, second = turn.promised
    return total(turn.lead, turn.held, turn.hand - cards(color, number), first, second)


@rules
def weigh_turn(s: Record, actions: Any, number: int, out: Any, scratch: Any) -> None:
    """What `weigh` writes, for a plain turn."""
    turn = turn_of(s)
    known = -1
    once_grown = (0.0, 0.0)
    for k in range(number):
        action = actions[k]
        if action < GROW:
            out[k] = worth_of_building(s, turn, (action - BUILD) // _COLORS, (action - BUILD) % _COLORS)
        elif action < REDRAW:
            place = (action - GROW) // 7
            mandala = place // _COLORS
            if mandala != known:
                known, once_grown = mandala, claims_once_grown(s, turn, mandala)
            added = (action - GROW) % 7 + 1
            out[k] = worth_of_growing(s, turn, mandala, place % _COLORS, added, once_grown)
        elif action < CLAIM:
            out[k] = worth_of_redrawing(turn, (action - REDRAW) // 8, (action - REDRAW) % 8 + 1)
        else:
            out[k] = worth_after(
                s, action, turn.viewer, turn.lead, turn.promised[0], turn.promised[1], scratch.trials
            )


@rules
def better(action: Any, worth: float, best: Any, most: float, ties: int, dice: Any) -> Any:
    """The best action so far, what it is worth and how many are: as `best_action` finds it in a list."""
    if worth > most:
        return action, worth, 1
    if worth == most:
        ties += 1
        if below(dice, ties) == 0:
            best = action
    return best, most, ties


@rules
def best_of_turn(s: Record, dice: Any) -> Any:
    """The best action of a plain turn; the same as from the list with all worths, without making the list."""
    turn = turn_of(s)
    best, most, ties = np.int64(PASS), -1.0e30, 0
    for mandala in range(2):
        colors = for_mountain(s, mandala)
        while colors != EMPTY:
            color = lowest_color(colors)
            colors &= colors - U(1)
            worth = worth_of_building(s, turn, mandala, color)
            if worth >= most:  # passing dice along costs time
                best, most, ties = better(BUILD + mandala * _COLORS + color, worth, best, most, ties, dice)
    for mandala in range(2):
        pile = for_field(s, mandala)
        if pile == EMPTY:
            continue
        once_grown = claims_once_grown(s, turn, mandala)
        colors = kinds(pile)
        while colors != EMPTY:
            color = lowest_color(colors)
            colors &= colors - U(1)
            action = GROW + (mandala * _COLORS + color) * 7
            for number in range(1, 1 + count(pile, color)):
                worth = worth_of_growing(s, turn, mandala, color, number, once_grown)
                if worth >= most:
                    best, most, ties = better(action + number - 1, worth, best, most, ties, dice)
    colors = kinds(turn.hand)
    while colors != EMPTY:
        color = lowest_color(colors)
        colors &= colors - U(1)
        for number in range(1, 1 + count(turn.hand, color)):
            worth = worth_of_redrawing(turn, color, number)
            if worth >= most:  # passing dice along costs time
                best, most, ties = better(REDRAW + color * 8 + number - 1, worth, best, most, ties, dice)
    return best


@rules
def rollout(views: Any, i: int, dice: Any, scratch: Any) -> int:
    """The action after which the position looks best, with all that is shown there; among equals, any."""
    if is_plain(views[i]):
        return best_of_turn(views[i], dice)
    number = legal(views, i, scratch.actions)
    if number == 1:
        return scratch.actions[0]
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
