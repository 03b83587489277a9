"""What bots know about Ananda: an estimate of a position, and the greedy player who looks one step ahead.

Only what the seat itself can see is used, so a state and the seat's view of it give the same answers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.core.scratch import new_scratch
from vihara.games.ananda.areas import (
    NOWHERE,
    STAYS_JOINED,
    STEPS,
    area_at,
    around,
    both,
    color_at,
    count,
    either,
    free_pairs,
    has,
    has_site,
    is_empty,
    joined,
    lowest_space,
    nth_space,
    ring,
    shows,
    sites,
    space,
    without,
)
from vihara.games.ananda.components import FIRST_COLOR, HAND_LIMIT, KIND_OF, RACK_LIMIT, SECOND_COLOR, SUM_OF
from vihara.games.ananda.rules import (
    LAY,
    MOST_ACTIONS,
    OPPOSITE,
    PASS,
    PLACE,
    PLAY,
    STOP,
    area_value,
    first_halves,
    free_spaces,
    held_values,
)
from vihara.games.ananda.state import (
    BUILD,
    MONK,
    SPACES,
    bits,
    card_count,
    card_sum,
    tile_count,
    tiles_of,
    values_of,
)

CARD_IN_HAND = 1.2
"""What a card in hand is worth, in points."""
FIRST_TILE = 2.2
"""What the first tile on the rack is worth, in points; each further one is worth a little less."""
NEXT_TILE = 0.25
"""How much less."""
LAST_CALL = 12
"""Tiles lose their worth while the supply shrinks below this number."""
WIN = 20.0
"""What being ahead at the end is worth beyond the points."""
UNKNOWN = -1000.0
"""A growth that has not been found out yet."""


@rules
def holdings(tiles: Any, cards: Any, supply: Any) -> float:
    """What so many tiles and cards are worth: tiles keep the turns coming, cards are karma to be."""
    worth = tiles * FIRST_TILE - NEXT_TILE * tiles * (tiles - 1) / 2.0
    share = min(1.0, (supply + 4.0) / (LAST_CALL + 4.0))
    return worth * share + CARD_IN_HAND * cards


@rules
def meditation(s: Record, seat: Any, tiles: Any, cards: Any, area: Any, values: Any) -> float:
    """A-3a to A-5a: what playing these values brings with this area, so many tiles left and so many cards held."""
    played: Any = SUM_OF[values]
    supply = tile_count(s.supply)
    pile = card_count(s.pile[seat])
    take = min(area - played, RACK_LIMIT - tiles)
    given = min(take, supply)
    held = cards - bits(np.uint64(values))
    instead = max(0, min(min(take - given, HAND_LIMIT - held), pile))
    balance = max(0, min(tiles + given - held - instead, pile - instead))
    return played + holdings(tiles + given, held + instead + balance, supply - given)


@rules
def best_meditation(s: Record, seat: Any, tiles: Any, area: Any, held: Any) -> Any:
    """The most that this area brings, and by which values."""
    cards = card_count(s.hand[seat])
    best, best_worth = 0, -1e9
    values = 0
    while True:
        if SUM_OF[values] <= area:
            worth = meditation(s, seat, tiles, cards, area, values)
            if worth > best_worth:
                best, best_worth = values, worth
        values = (values - held) & held  # the next set of values that are held, ascending; after the last, none
        if values == 0:
            return best, best_worth


@rules
def promise(s: Record, seat: Any, area: Any, monk: Any, pairs: Any) -> float:
    """What an area is likely to bring: every fitting tile of the rack makes it grow, then comes meditation.
    `pairs` are the spaces that can carry a tile.
    """
    color = color_at(s, monk)
    rack = s.rack[seat]
    tiles, fitting, growth = tile_count(rack), 0, 0
    for other in range(6):
        number = tiles_of(rack, KIND_OF[color, other])
        fitting += number
        growth += 2 * number if other == color else number
    if fitting == 0 or not has_site(pairs, area):
        return -1e3
    size = count(area) + growth
    _, worth = best_meditation(s, seat, tiles - fitting, size, values_of(s.hand[seat], color))
    return worth


@rules
def choose_area(s: Record, dice: Any) -> int:
    """Phase 1: the area that promises most, and any of its spaces."""
    free = free_spaces(s)
    if is_empty(free):
        return PASS
    pairs = free_pairs(s)
    best, best_worth, ties = free, -1e9, 1
    while not is_empty(free):
        monk = lowest_space(free)
        area = area_at(s, monk)
        free = without(free, area)
        worth = promise(s, np.int64(s.turn), area, monk, pairs)
        if worth > best_worth:
            best, best_worth, ties = area, worth, 1
        elif worth == best_worth:
            ties += 1
            if below(dice, ties) == 0:
                best = area
    return PLACE + nth_space(best, below(dice, count(best)))


@rules
def area_after(s: Record, monk: Any, area: Any, color: Any, half: Any, other: Any, double: bool) -> Any:
    """The value of the monk's area, which is `area` now, after a tile is laid: its half of the area's color on a
    space, its other half, which is of that color too if it is a double, on another.
    """
    laid, lost = space(half), space(other)
    if double:
        laid, lost = either(laid, lost), NOWHERE
    colored = either(without(shows(s, color), lost), laid)
    if has(area, other) and not double and not STAYS_JOINED[ring(area, other)]:  # the tile may cut the area in two
        return count(joined(space(monk), colored))
    grown = either(without(area, lost), laid)
    if is_empty(both(around(laid), without(colored, grown))):
        return count(grown)
    return count(joined(grown, colored))


@rules
def spare(s: Record, color: Any, kind: Any) -> float:
    """How little else a tile is good for: its other color is the less useful the fewer cards of it are in hand."""
    other = FIRST_COLOR[kind] + SECOND_COLOR[kind] - color
    return 1.0 / (1.0 + SUM_OF[values_of(s.hand[s.turn], other)])


@rules
def growth_by(
    s: Record, monk: Any, area: Any, color: Any, half: Any, direction: Any, known: Any, start: int
) -> Any:
    """How much larger a tile makes the area if its half of the chosen color lies on a space, the other half in a
    direction from there. Tiles that differ in their other color alone make it equally larger: what was found out
    stands in `known`, from a place on.
    """
    where = start + direction * SPACES + half
    if known[where] == UNKNOWN:
        known[where] = area_after(s, monk, area, color, half, half + STEPS[direction], False) - count(area)
    return known[where]


@rules
def growth_after(s: Record, monk: Any, area: Any, color: Any, action: Any, known: Any, start: int) -> Any:
    """How much larger laying a tile makes the area."""
    place, one = (action - LAY) // SPACES, (action - LAY) % SPACES
    kind, direction = place // 4, place % 4
    if FIRST_COLOR[kind] == SECOND_COLOR[kind]:
        return float(area_after(s, monk, area, color, one, one + STEPS[direction], True) - count(area))
    if SECOND_COLOR[kind] == color:
        one += STEPS[direction]
        direction = OPPOSITE[direction]
    return growth_by(s, monk, area, color, one, direction, known, start)


@rules
def forget_growth(known: Any, start: int) -> None:
    """Begin with another position."""
    for place in range(start, start + 4 * SPACES):
        known[place] = UNKNOWN


@rules
def choose_building(s: Record, dice: Any, scratch: Any) -> int:
    """Phase 2: lay the tile that makes the area largest, as long as one makes it larger; among equals any, in the
    order of `legal`, without making the list.
    """
    known = scratch.worths
    monk = np.int64(s.monk[s.turn])
    color = color_at(s, monk)
    area = area_at(s, monk)
    size = count(area)
    where = sites(s, monk, area)
    forget_growth(known, MOST_ACTIONS)
    best, best_worth, ties = STOP, 0.0 if s.laid_now > 0 else -1e9, 1
    for other in range(6):
        kind = KIND_OF[color, other]
        if tiles_of(s.rack[s.turn], kind) == 0:
            continue
        double, little_else = other == color, 0.5 * spare(s, color, kind)
        for direction in range(2 if double else 4):
            halves, shift = first_halves(where, color, other, direction)
            pointing = OPPOSITE[direction] if other < color else direction
            while not is_empty(halves):
                half = lowest_space(halves)
                halves = without(halves, space(half))
                if double:
                    grown = float(area_after(s, monk, area, color, half, half + STEPS[direction], True) - size)
                else:
                    grown = growth_by(s, monk, area, color, half, pointing, known, MOST_ACTIONS)
                worth = grown + little_else - 0.5
                if worth > best_worth:
                    best, best_worth, ties = LAY + (kind * 4 + direction) * SPACES + half + shift, worth, 1
                elif worth == best_worth:
                    ties += 1
                    if below(dice, ties) == 0:
                        best = LAY + (kind * 4 + direction) * SPACES + half + shift
    return best


@rules
def greedy(views: Any, i: int, dice: Any, scratch: Any) -> int:
    """The greedy player: the most promising area, the largest growth, the best meditation; among equals, any."""
    s = views[i]
    if s.stage == MONK:
        return choose_area(s, dice)
    if s.stage == BUILD:
        return choose_building(s, dice, scratch)
    seat = np.int64(s.turn)
    values, _ = best_meditation(s, seat, tile_count(s.rack[seat]), area_value(s), held_values(s))
    return PLAY + values


@rules
def policy(views: Any, i: int, dice: Any) -> int:
    """The greedy player, with scratch memory of its own."""
    return greedy(views, i, dice, new_scratch(views, MOST_ACTIONS))


@rules
def standing(s: Record, seat: Any) -> float:
    """A seat's karma and what its tiles and cards are worth."""
    karma = card_sum(s.karma[seat])
    if s.to_act == OVER:
        return float(karma)
    return karma + holdings(tile_count(s.rack[seat]), card_count(s.hand[seat]), tile_count(s.supply))


@rules
def evaluate(states: Any, i: int, viewer: int) -> float:
    """How many points a seat is likely to end up ahead of the best other, from what everybody can see."""
    s = states[i]
    best = -1e9
    for seat in range(s.seats):
        if seat != viewer:
            best = max(best, standing(s, seat))
    lead = standing(s, viewer) - best
    if s.to_act == OVER:
        return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0.0)
    return lead


# -- For search: how promising each action is -----------------------------------------------------------------

GROWTH = 1.5
"""What a space more in one's area is worth, in points."""
SAME_AREA = 3.0
"""How much less promising a second space of an area is: the other areas should be looked at first."""


@rules
def weigh_spaces(s: Record, out: Any, start: int) -> None:
    """Phase 1: what each space promises, by the area it belongs to; written from a place on."""
    free, pairs = free_spaces(s), free_pairs(s)
    while not is_empty(free):
        monk = lowest_space(free)
        area = area_at(s, monk)
        free = without(free, area)
        worth = promise(s, np.int64(s.turn), area, monk, pairs)
        while not is_empty(area):
            one = lowest_space(area)
            area = without(area, space(one))
            out[start + one] = worth if one == monk else worth - SAME_AREA


@rules
def weigh(states: Any, i: int, actions: Any, number: int, out: Any, scratch: Any) -> None:
    """How promising actions of the seat to act are, in points; comparable only within one position."""
    s = states[i]
    seat = np.int64(s.turn)
    if s.stage == MONK:
        weigh_spaces(s, scratch.worths, MOST_ACTIONS)  # `out` may be the first half of the same memory
        for k in range(number):
            out[k] = 0.0 if actions[k] == PASS else scratch.worths[MOST_ACTIONS + actions[k] - PLACE]
    elif s.stage == BUILD:
        monk = np.int64(s.monk[seat])
        color = color_at(s, monk)
        area = area_at(s, monk)
        forget_growth(scratch.worths, MOST_ACTIONS)
        for k in range(number):
            if actions[k] == STOP:
                out[k] = 0.0 if s.laid_now > 0 else -2.0 * GROWTH
            else:
                grown = growth_after(s, monk, area, color, actions[k], scratch.worths, MOST_ACTIONS)
                out[k] = GROWTH * (grown + 0.5 * spare(s, color, (actions[k] - LAY) // SPACES // 4) - 0.5)
    else:
        tiles, cards, area = tile_count(s.rack[seat]), card_count(s.hand[seat]), area_value(s)
        for k in range(number):
            out[k] = meditation(s, seat, tiles, cards, area, actions[k] - PLAY)
