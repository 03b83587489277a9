"""Hiding in Tajuto: what a seat sees, and worlds that look the same to it.

T-B3, T-U7: hidden is only who owns the tiles that lie face down: wisdom, shrines, claimed goals, inaugurations of
finished pagodas. The stacks show which of them are gone, and everybody can count how many lie in front of whom.
All else is public, the bag included: it holds what is nowhere on the table. With option `open_scores` the EP
printed on everybody's tiles are added up for all to see; shrines count at the end (T-E4), so that totals do not
betray them.

*View and information.* A view is a photograph of the table from one seat; it has no memory, so opponents' tiles
are turned over in it. But nothing was ever taken in secret: each purchase and claim was an event that everybody
saw, and `words.py` hides no field of any. The *information* of a player who forgets nothing is therefore the view
plus the log of events, and in Tajuto it is everything: `belief.py` turns the tiles of a view face up again. A bot
may use either; what it is given as a view stays honest about what the table shows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.games.tajuto.components import (
    INAUGURATION_EP,
    PAGODAS,
    SHRINE,
    STONES,
    WISDOM_VALUES,
)
from vihara.games.tajuto.rules import face_down, is_finished, printed_ep, score, wisdom
from vihara.games.tajuto.state import HIDDEN, WHOLE, size

# -- Views ----------------------------------------------------------------------------------------------------


@rules
def observe(states: Any, i: int, seat: int, views: Any, j: int) -> None:
    """T-B3, T-U7: write into `views[j]` what a seat sees of `states[i]`; after the end all tiles are turned up."""
    s = states[i]
    v = views[j]
    over = s.to_act == OVER
    v.bag_word = s.bag_word
    v.built_word = s.built_word
    for owner in range(4):
        v.front_word[owner] = s.front_word[owner]
        v.stones_word[owner] = s.stones_word[owner]
        v.mp[owner] = s.mp[owner]
        shown = over or owner == seat
        v.down[owner] = 0 if shown else face_down(s, owner)
        v.total[owner] = (score(s, owner) if over else printed_ep(s, owner)) if s.open_scores else 0
        for stack in range(len(s.sold)):
            is_open = shown or (stack >= WISDOM_VALUES and stack != SHRINE)
            v.owned[owner, stack] = s.owned[owner, stack] if is_open else 0
    for color in range(PAGODAS):
        of = np.int64(s.inauguration[color])
        is_hidden = not over and of > 0 and of != 1 + seat and is_finished(s, color)
        v.inauguration[color] = HIDDEN if is_hidden else of
    for goal in range(len(s.goal)):
        of = np.int64(s.goal[goal])
        v.goal[goal] = HIDDEN if not over and of > 0 and of != 1 + seat else of
    v.turn_number = s.turn_number
    v.used = s.used
    v.sold[:] = s.sold
    v.price[:] = s.price
    v.activation[:] = s.activation
    v.to_act = s.to_act
    v.turn = s.turn
    v.seats = s.seats
    v.named = s.named
    v.finisher = s.finisher
    v.touch = s.touch
    v.open_scores = s.open_scores
    v.must_keep = s.must_keep
    v.viewer = seat


# -- Worlds that look like a view -----------------------------------------------------------------------------
# The face-down tiles are dealt anew: as many to each player as lie there, every deal that the table allows being
# equally likely. It allows a deal if each claimed goal is with somebody who can have claimed it, and if the open
# totals come out. Deals are tried blindly; only if none fits for long (many hidden seats with open totals) is one
# searched for, and then not all are equally likely.

_WISDOM5, _WISDOM10, _OFFERINGS4, _OFFERINGS8, _30MP, _FIRST = range(6)
_MOST_TILES = 40
_GOAL, _INAUGURATION = 16, 32
"""Tiles in a deal: the number of their stack, or from here on the number of the goal or color."""
_TRIES = 4000
_SEARCHES, _NODES = 200, 1000


@rules
def unseen(v: Record, tiles: Any) -> int:
    """List the tiles that lie face down somewhere, by falling value: wisdom and inaugurations, goals, shrines."""
    n = 0
    for step in range(WISDOM_VALUES + 1):
        stack = WISDOM_VALUES - 1 - step if step < WISDOM_VALUES else SHRINE
        if stack == SHRINE:
            for goal in range(len(v.goal)):
                if v.goal[goal] == HIDDEN:
                    tiles[n] = _GOAL + goal
                    n += 1
        left = np.int64(v.sold[stack])
        for owner in range(4):
            left -= np.int64(v.owned[owner, stack])
        for _ in range(left):
            tiles[n] = stack
            n += 1
        if worth(stack) == INAUGURATION_EP:
            for color in range(PAGODAS):
                if v.inauguration[color] == HIDDEN:
                    tiles[n] = _INAUGURATION + color
                    n += 1
    return n


@rules
def worth(tile: int) -> int:
    """The EP printed on a tile."""
    if tile < WISDOM_VALUES:
        return tile + 1
    if tile >= _INAUGURATION:
        return INAUGURATION_EP
    return 1 if tile >= _GOAL else 0


@rules
def may_own(s: Record, tile: int, seat: int) -> bool:
    """Whether a seat can have this tile as far as the stones and the first pagoda tell (T-G1)."""
    if tile == _GOAL + _FIRST:
        return bool(s.finisher == 0 or s.finisher == 1 + seat)
    if tile == _GOAL + _OFFERINGS4:
        return bool(size(s.stones_word[seat]) >= 4)
    if tile == _GOAL + _OFFERINGS8:
        return bool(size(s.stones_word[seat]) == STONES)
    return True


@rules
def give(s: Record, tile: int, seat: int) -> None:
    """Put a face-down tile in front of a seat."""
    s.down[seat] -= 1
    if tile >= _INAUGURATION:
        s.inauguration[tile - _INAUGURATION] = 1 + seat
    elif tile >= _GOAL:
        s.goal[tile - _GOAL] = 1 + seat
    else:
        s.owned[seat, tile] += 1


@rules
def take_back(s: Record, tile: int, seat: int) -> None:
    """Undo `give`."""
    s.down[seat] += 1
    if tile >= _INAUGURATION:
        s.inauguration[tile - _INAUGURATION] = HIDDEN
    elif tile >= _GOAL:
        s.goal[tile - _GOAL] = HIDDEN
    else:
        s.owned[seat, tile] -= 1


@rules
def is_wise_enough(s: Record, seat: int) -> bool:
    """Whether a seat's wisdom tiles suffice for the wisdom goals it has (T-G1)."""
    value = wisdom(s, seat)
    if s.goal[_WISDOM5] == 1 + seat and value < 5:
        return False
    return bool(s.goal[_WISDOM10] != 1 + seat or value >= 10)


@rules
def is_allowed(s: Record, seat: int) -> bool:
    """Whether a seat's tiles fit its wisdom goals and its open total."""
    if not is_wise_enough(s, seat):
        return False
    return s.open_scores == 0 or printed_ep(s, seat) == s.total[seat]


@rules
def deal_goal(s: Record, goal: int, dice: Any) -> bool:
    """Give a claimed goal to one of those who can have it, likelier the more face-down tiles they have left."""
    total = np.int64(0)
    for seat in range(s.seats):
        if may_own(s, _GOAL + goal, seat):
            total += np.int64(s.down[seat])
    if total == 0:
        return False
    rank = below(dice, total)
    for seat in range(s.seats):
        if may_own(s, _GOAL + goal, seat):
            rank -= np.int64(s.down[seat])
            if rank < 0:
                give(s, _GOAL + goal, seat)
                return True
    return False


@rules
def try_deal(s: Record, tiles: Any, number: int, dice: Any) -> bool:
    """Deal the unseen tiles blindly; stop at the first seat whose tiles are not allowed.

    Goals that stones or the first pagoda bind come first, the narrowest first: whoever may own the 8 offerings
    may own the 4, so that all deals stay equally likely.
    """
    bound = (_FIRST, _OFFERINGS8, _OFFERINGS4)
    for goal in bound:
        if s.goal[goal] == HIDDEN and not deal_goal(s, goal, dice):
            return False
    rest = np.empty(_MOST_TILES, np.int64)
    left = 0
    for k in range(number):
        tile = tiles[k]
        if tile < _GOAL or tile >= _INAUGURATION or s.goal[tile - _GOAL] == HIDDEN:
            rest[left] = tile
            left += 1
    for seat in range(s.seats):
        while s.down[seat] > 0:
            if left == 0:
                return False
            k = below(dice, left)
            give(s, rest[k], seat)
            left -= 1
            rest[k] = rest[left]
        if not is_allowed(s, seat):
            return False
    return True


@rules
def is_within_reach(s: Record, tiles: Any, k: int, number: int) -> bool:
    """Whether each open total, taken by itself, can be met with tiles `k` and after."""
    for seat in range(s.seats):
        missing = np.int64(s.total[seat]) - printed_ep(s, seat)
        most, least = np.int64(0), np.int64(0)
        for n in range(np.int64(s.down[seat])):
            most += worth(tiles[min(k + n, number - 1)])
            least += worth(tiles[number - 1 - n])
        if missing < least or missing > most:
            return False
    return True


@rules
def search_deal(s: Record, tiles: Any, number: int, dice: Any) -> bool:
    """Look for an allowed deal by depth-first search, the seats in random order at each tile; give up after a
    while, as the next search will take another way.
    """
    start = np.zeros(_MOST_TILES, np.int64)
    turned = np.zeros(_MOST_TILES, np.int64)  # how many seats were tried for a tile
    owner = np.full(_MOST_TILES, -1, np.int64)
    seats = np.int64(s.seats)
    k = 0
    for _ in range(_NODES):
        if k == number:
            return True
        if owner[k] >= 0:
            take_back(s, tiles[k], owner[k])
            owner[k] = -1
        elif turned[k] == 0:
            start[k] = below(dice, seats)
        if turned[k] == seats:
            turned[k] = 0
            k -= 1
            if k < 0:
                return False
            continue
        seat = (start[k] + turned[k]) % seats
        turned[k] += 1
        if s.down[seat] == 0 or not may_own(s, tiles[k], seat):
            continue
        give(s, tiles[k], seat)
        owner[k] = seat
        # Goals come after all wisdom, so whoever gets one must have it by then.
        if is_wise_enough(s, seat) and (not s.open_scores or is_within_reach(s, tiles, k + 1, number)):
            k += 1
    return False


@rules
def resample(views: Any, j: int, states: Any, i: int, dice: Any) -> None:
    """Write into `states[i]` a state that looks like `views[j]`: the face-down tiles dealt anew."""
    tiles = np.empty(_MOST_TILES, np.int64)
    number = unseen(views[j], tiles)
    found = False
    for _ in range(_TRIES):
        states[i] = views[j]
        found = try_deal(states[i], tiles, number, dice)
        if found:
            break
    for _ in range(_SEARCHES):
        if found:
            break
        states[i] = views[j]
        found = search_deal(states[i], tiles, number, dice)
    s = states[i]
    s.total[:] = 0
    s.viewer = WHOLE


@rules
def shown(states: Any, i: int) -> bool:  # noqa: ARG001 - it always is
    """T-D1: whether all see what chance gives next: every floor drawn is."""
    return True
