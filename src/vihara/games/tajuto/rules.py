"""The rules of Tajuto, in the order and words of the rulebook. Ids in docstrings are clauses.

Everything here is a function over one record. A turn is a sequence of decisions; `apply` carries out one of
them, or one chance action: the floor that came out of the bag.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import CHANCE, OVER
from vihara.core.turns import lead
from vihara.games.tajuto.components import (
    BLIND,
    COPIES,
    COVERING_BONUS,
    FLOORS,
    FUMBLING,
    GOAL_EP,
    GOAL_MP,
    INAUGURATION,
    INAUGURATION_EP,
    MARKET,
    MARKET_DISCOUNT,
    NEUTRAL,
    OFFERING_BONUS,
    OWN_TILES,
    PAGODAS,
    PAGODAS_TO_END,
    SHRINE,
    STONES,
    TURNS_PER_PLAYER,
    WISDOM_VALUES,
)
from vihara.games.tajuto.state import (
    ALL_FLOORS,
    EMPTY,
    SIXTH_FLOORS,
    WHOLE,
    U,
    colors,
    due,
    floor_number,
    height,
    lowest,
    member,
    of_color,
    of_size,
    single,
    size,
    tops,
    without_lowest,
)

# What an action tile is used for; the number of a use is also its bit in a set of uses.
DRAW = 0  # + the size felt for, 0 if blind
OFFER = 7  # + color
BUY = 15  # + stack
INAUGURATE = 25  # + color
USES = 33

# Action numbers.
USE = 0  # + action tile * USES + use
BUILD = 297  # + color
CLAIM = 305  # + goal
END = 311
KEEP = 312  # + floor
KEEP_NONE = 360
DECISIONS = 361
FLOOR = 361  # + floor: chance, what came out of the bag
ACTIONS = 409
MOST_ACTIONS = 160

_TILES = 9
ALL_TILES = (1 << _TILES) - 1
_STACKS = len(COPIES)
_COPIES = np.array(COPIES, np.int64)
_DRAWS, _OFFERINGS = U(0x7F), U(0x7F80)
_PURCHASES = U((1 << USES) - (1 << BUY))
_FUMBLED = 3
"""T-U3: floors of this size and smaller ones can be confused with each other."""
_WISDOM5, _WISDOM10, _OFFERINGS4, _OFFERINGS8, _30MP, _FIRST, _FOURTH, _MOST = range(8)


# -- Set-up ---------------------------------------------------------------------------------------------------


@rules
def lay_out(states: Any, i: int, seats: int, first: int) -> None:
    """T-S1 to T-S3: all floors are in the bag, monks stand on 0, stacks are whole. Prices and options are in the
    record already.
    """
    s = states[i]
    s.bag_word = ALL_FLOORS
    s.seats = seats
    s.turn = first
    s.to_act = first
    s.turn_number = 1
    s.viewer = WHOLE


# -- The turn: action tiles (T-1 to T-4) ----------------------------------------------------------------------


@rules
def is_ready(s: Record, tile: int) -> bool:
    """T-1: whether the player has this action tile, unused; a second copy counts once the first is used."""
    if (np.int64(s.used) >> tile) & 1:
        return False
    if tile < OWN_TILES:
        return True
    copy, kind = divmod(tile - OWN_TILES, 3)
    if np.int64(s.owned[s.turn, NEUTRAL + kind]) <= copy:
        return False
    return copy == 0 or bool((np.int64(s.used) >> (tile - 3)) & 1)


@rules
def activation(s: Record, tile: int) -> Any:
    """T-2: what using an action tile costs."""
    return np.int64(s.activation[tile if tile < 6 else tile - 3])


@rules
def drawing_uses(s: Record) -> Any:
    """T-D1, T-U3: sizes that are still in the bag; `blind` names none."""
    if s.touch == BLIND:
        return U(s.bag_word != EMPTY)
    uses = EMPTY
    for size_ in range(1, FLOORS + 1):
        if of_size(s.bag_word, size_) != EMPTY:
            uses |= single(DRAW + size_)
    return uses


@rules
def stones(s: Record) -> Any:
    """The floors on which offering stones were laid; seats nobody plays have none."""
    return s.stones_word[0] | s.stones_word[1] | s.stones_word[2] | s.stones_word[3]


@rules
def offerings(s: Record) -> Any:
    """T-O1, T-O3: onto free top floors, the 6th excepted, if one has the stone of that color."""
    free = tops(s.built_word) & ~stones(s) & ~SIXTH_FLOORS
    return (colors(free) & ~colors(s.stones_word[s.turn])) << U(OFFER)


@rules
def price_for(s: Record, stack: int, seat: int) -> Any:
    """T-S2, T-B2: the price of a stack's top tile (of any inauguration) for a seat, markets taken off."""
    copy = np.int64(s.sold[stack]) if stack < _STACKS else 0
    full = np.int64(s.price[stack, copy])
    return max(0, full - MARKET_DISCOUNT * np.int64(s.owned[seat, MARKET]))


@rules
def price(s: Record, stack: int) -> Any:
    """The same for the player in turn."""
    return price_for(s, stack, s.turn)


@rules
def purchases(s: Record, money: int) -> Any:
    """T-B1, T-2: the tiles one can pay for; T-F6: inaugurations of unfinished pagodas only."""
    uses = EMPTY
    discount = MARKET_DISCOUNT * np.int64(s.owned[s.turn, MARKET])
    for stack in range(_STACKS):
        copy = np.int64(s.sold[stack])
        if copy < _COPIES[stack] and np.int64(s.price[stack, copy]) <= money + discount:
            uses |= single(BUY + stack)
    if np.int64(s.price[INAUGURATION, 0]) <= money + discount:
        finished = of_size(s.built_word, FLOORS)
        for color in range(PAGODAS):
            if s.inauguration[color] == 0 and not (finished >> U(color)) & U(1):
                uses |= single(INAUGURATE + color)
    return uses


@rules
def uses_of(s: Record, tile: int, drawing: Any, offering: Any) -> Any:
    """T-2, T-3: what an action tile can be used for now; draws and offerings are the same for all tiles."""
    if not is_ready(s, tile):
        return EMPTY
    money = np.int64(s.mp[s.turn]) - activation(s, tile)
    if money < 0:
        return EMPTY
    if tile < OWN_TILES:
        return drawing | offering | purchases(s, money)
    kind = (tile - OWN_TILES) % 3
    if kind == 0:
        return drawing
    return offering if kind == 1 else purchases(s, money)


@rules
def use(s: Record, tile: int, what: int) -> None:
    """T-1, T-2: turn the tile and pay first, then draw, offer or buy."""
    s.used |= 1 << tile
    s.mp[s.turn] -= activation(s, tile)
    if what < OFFER:
        s.named = what - DRAW
        s.to_act = CHANCE
    elif what < BUY:
        offer(s, what - OFFER)
    elif what < INAUGURATE:
        buy(s, what - BUY)
    else:
        s.mp[s.turn] -= price(s, INAUGURATION)
        s.inauguration[what - INAUGURATE] = 1 + s.turn


# -- Draw a floor ---------------------------------------------------------------------------------------------


@rules
def draw_floor(s: Record, floor: int) -> None:
    """T-D1: the floor that chance gave lies in front of the player."""
    s.bag_word &= ~single(floor)
    s.front_word[s.turn] |= single(floor)
    s.named = 0
    s.to_act = s.turn


# -- Make an offering -----------------------------------------------------------------------------------------


@rules
def offer(s: Record, color: int) -> None:
    """T-O1, T-O2: a stone onto the top floor; MP for the pagoda's floors and two more."""
    s.stones_word[s.turn] |= of_color(tops(s.built_word), color)
    s.mp[s.turn] += height(s.built_word, color) + OFFERING_BONUS


# -- Buy a tile -----------------------------------------------------------------------------------------------


@rules
def buy(s: Record, stack: int) -> None:
    """T-B1, T-B2: pay and take the top tile; T-U4: it works from now on."""
    s.mp[s.turn] -= price(s, stack)
    s.sold[stack] += 1
    s.owned[s.turn, stack] += 1


# -- Build ----------------------------------------------------------------------------------------------------


@rules
def covers_stone(s: Record, color: int) -> bool:
    """T-F2: whether the pagoda's next floor would cover an offering stone, whosever it is."""
    return bool(stones(s) & of_color(tops(s.built_word), color))


@rules
def build(s: Record, color: int) -> None:
    """T-F1, T-F2: the next floor of a color onto its pagoda, for MP."""
    earned = height(s.built_word, color) + 1
    if covers_stone(s, color):
        earned += COVERING_BONUS
    floor = of_color(due(s.built_word), color)
    s.front_word[s.turn] &= ~floor
    s.built_word |= floor
    s.mp[s.turn] += earned
    if floor & SIXTH_FLOORS:
        finish_pagoda(s)


@rules
def finish_pagoda(s: Record) -> None:
    """T-U6: the first one is remembered; T-E1: the fourth one ends the game. T-F6 needs no doing: an inauguration
    tile is face down, or gone, from the moment its pagoda has six floors.
    """
    finished = size(of_size(s.built_word, FLOORS))
    if finished == 1:
        s.finisher = 1 + s.turn
    if finished == PAGODAS_TO_END:
        s.goal[_FOURTH] = 1 + s.turn
        end_game(s)


@rules
def is_finished(s: Record, color: int) -> bool:
    """T-F6: whether a pagoda has its 6th floor."""
    return bool((of_size(s.built_word, FLOORS) >> U(color)) & U(1))


# -- Goals ----------------------------------------------------------------------------------------------------


@rules
def wisdom(s: Record, seat: int) -> Any:
    """T-G1: the printed values of a player's wisdom tiles; shrines count at the end only (T-E4)."""
    value = np.int64(0)
    for stack in range(WISDOM_VALUES):
        value += (stack + 1) * np.int64(s.owned[seat, stack])
    return value


@rules
def goals(s: Record) -> Any:
    """T-G1, T-U6: the goals on the board whose condition the player meets, as a set."""
    met = EMPTY
    seat = s.turn
    value = wisdom(s, seat)
    made = size(s.stones_word[seat])
    if s.goal[_WISDOM5] == 0 and value >= 5:
        met |= single(_WISDOM5)
    if s.goal[_WISDOM10] == 0 and value >= 10:
        met |= single(_WISDOM10)
    if s.goal[_OFFERINGS4] == 0 and made >= 4:
        met |= single(_OFFERINGS4)
    if s.goal[_OFFERINGS8] == 0 and made == STONES:
        met |= single(_OFFERINGS8)
    if s.goal[_30MP] == 0 and s.mp[seat] >= GOAL_MP:
        met |= single(_30MP)
    if s.goal[_FIRST] == 0 and s.finisher == 1 + seat:
        met |= single(_FIRST)
    return met


# -- End of the turn ------------------------------------------------------------------------------------------


@rules
def end_turn(s: Record, kept: Any) -> None:
    """T-F4: floors but those kept, one or none of several, go back into the bag; T-4: tiles are ready again; T-U8:
    the last turn.
    """
    s.bag_word |= s.front_word[s.turn] & ~kept
    s.front_word[s.turn] &= kept
    s.used = 0
    if s.turn_number == TURNS_PER_PLAYER * np.int64(s.seats):
        end_game(s)
        return
    s.turn_number += 1
    s.turn = (s.turn + 1) % s.seats
    s.to_act = s.turn


# -- End ------------------------------------------------------------------------------------------------------


@rules
def end_game(s: Record) -> None:
    """T-E2: the goal for most MP, to nobody if tied; T-U6: nothing else is claimed any more."""
    best, richest = np.int64(-1), 0
    for seat in range(s.seats):
        if s.mp[seat] > best:
            best, richest = np.int64(s.mp[seat]), 1 + seat
        elif s.mp[seat] == best:
            richest = 0
    s.goal[_MOST] = richest
    s.to_act = OVER


@rules
def printed_ep(s: Record, seat: int) -> Any:
    """T-E3: EP as they stand, of what the record shows: wisdom, goals, inaugurations of finished pagodas."""
    ep = wisdom(s, seat)
    for color in range(PAGODAS):
        if s.inauguration[color] == 1 + seat and is_finished(s, color):
            ep += INAUGURATION_EP
    for goal in range(len(s.goal)):
        if s.goal[goal] == 1 + seat:
            ep += GOAL_EP
    return ep


@rules
def shrine_ep(s: Record, seat: int) -> Any:
    """T-E4: what the shrines add: an EP for each wisdom tile and each inauguration of a finished pagoda."""
    tiles = np.int64(0)
    for stack in range(WISDOM_VALUES):
        tiles += np.int64(s.owned[seat, stack])
    for color in range(PAGODAS):
        if s.inauguration[color] == 1 + seat and is_finished(s, color):
            tiles += 1
    return tiles * np.int64(s.owned[seat, SHRINE])


@rules
def score(s: Record, seat: int) -> Any:
    """T-E3, T-E4: all EP of a player."""
    return printed_ep(s, seat) + shrine_ep(s, seat)


@rules
def face_down(s: Record, seat: int) -> Any:
    """T-B3: how many tiles lie face down in front of a player: wisdom, shrines, goals, finished inaugurations."""
    tiles = np.int64(s.down[seat]) + np.int64(s.owned[seat, SHRINE])
    for stack in range(WISDOM_VALUES):
        tiles += np.int64(s.owned[seat, stack])
    for color in range(PAGODAS):
        if s.inauguration[color] == 1 + seat and is_finished(s, color):
            tiles += 1
    for goal in range(len(s.goal)):
        if s.goal[goal] == 1 + seat:
            tiles += 1
    return tiles


@rules
def scores(states: Any, i: int, out: Any) -> None:
    """T-E3, T-E4 for every seat."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rules
def winners(states: Any, i: int) -> int:
    """T-E5: most EP, shared if tied; a bit mask."""
    s = states[i]
    best, mask = np.int64(-1), 0
    for seat in range(s.seats):
        best, mask = lead(best, mask, score(s, seat), seat)
    return mask


# -- Legal actions --------------------------------------------------------------------------------------------


@rules
def write_members(out: Any, n: int, first: int, set_: Any) -> int:
    """Append an action for each member of a set; return how many there are now."""
    while set_:
        out[n] = first + lowest(set_)
        set_ = without_lowest(set_)
        n += 1
    return n


@rules
def legal(states: Any, i: int, out: Any) -> int:
    """T-1, T-F3, T-F4, T-G1, T-U5: list the legal actions, ascending."""
    return 0 if states[i].to_act < 0 else legal_with(states[i], ALL_TILES, out)


@rules
def legal_with(s: Record, tiles: Any, out: Any) -> int:
    """The same with some of the action tiles only, a bit each; of them one must be usable if any is."""
    n = 0
    drawing, offering = drawing_uses(s), offerings(s)
    for tile in range(_TILES):
        if (tiles >> tile) & 1:
            n = write_members(out, n, USE + tile * USES, uses_of(s, tile, drawing, offering))
    may_end = n == 0 or s.used != 0
    front = s.front_word[s.turn]
    buildable = front & due(s.built_word)
    n = write_members(out, n, BUILD, colors(buildable))
    n = write_members(out, n, CLAIM, goals(s))
    if may_end and buildable == EMPTY:
        if size(front) < 2:
            out[n] = END
            n += 1
        else:
            n = write_members(out, n, KEEP, front)
            if not s.must_keep:
                out[n] = KEEP_NONE
                n += 1
    return n


@rules
def choose(states: Any, i: int, dice: Any) -> int:
    """One legal action, all equally likely: the same as drawing from the list, without making the list."""
    s = states[i]
    drawing, offering = drawing_uses(s), offerings(s)
    uses = np.empty(_TILES, np.uint64)
    total = np.int64(0)
    for tile in range(_TILES):
        uses[tile] = uses_of(s, tile, drawing, offering)
        total += size(uses[tile])
    may_end = total == 0 or s.used != 0
    front = s.front_word[s.turn]
    buildable = front & due(s.built_word)
    builds, claims, kept = colors(buildable), goals(s), EMPTY
    ends: Any = np.int64(0)
    if may_end and buildable == EMPTY:
        kept = front if size(front) > 1 else EMPTY
        ends += 1 if kept == EMPTY else size(kept) + (0 if s.must_keep else 1)
    rank = below(dice, total + size(builds) + size(claims) + ends)
    for tile in range(_TILES):
        number = size(uses[tile])
        if rank < number:
            return USE + tile * USES + member(uses[tile], rank)
        rank -= number
    if rank < size(builds):
        return BUILD + member(builds, rank)
    rank -= size(builds)
    if rank < size(claims):
        return CLAIM + member(claims, rank)
    rank -= size(claims)
    if kept == EMPTY:
        return END
    return KEEP + member(kept, rank) if rank < size(kept) else KEEP_NONE


# -- Chance ---------------------------------------------------------------------------------------------------


@rules
def felt_sizes(s: Record, named: Any) -> Any:
    """T-D1, T-U3: the smallest and the largest number of a size that may come if one is felt for."""
    if s.touch == BLIND:
        return np.int64(1), np.int64(FLOORS)
    if s.touch != FUMBLING or named < _FUMBLED:
        return np.int64(named), np.int64(named)
    return max(np.int64(_FUMBLED), named - 1), min(np.int64(FLOORS), named + 1)


@rules
def weight_of(s: Record, named: Any, size_: int) -> Any:
    """T-U3: the weight of one floor of a size that may come.

    Fumbling: the size named has 4/5, its neighbors in the bag share 1/5; all floors of a size are equally likely.
    As whole numbers: with n floors of the size named and one neighbor of m floors, 4·m and n; with two neighbors
    of l and m floors, 8·l·m for the size named, n·m and n·l for the neighbors.
    """
    if s.touch != FUMBLING or named < _FUMBLED:
        return np.int64(1)
    larger, smaller = np.int64(0), np.int64(0)
    if named > _FUMBLED:
        larger = size(of_size(s.bag_word, named - 1))
    if named < FLOORS:
        smaller = size(of_size(s.bag_word, named + 1))
    if size_ != named:
        other = smaller if size_ < named else larger
        return size(of_size(s.bag_word, named)) * max(np.int64(1), other)
    if larger > 0 and smaller > 0:
        return 8 * larger * smaller
    return max(np.int64(1), 4 * (larger + smaller))


@rules
def chances(states: Any, i: int, actions: Any, weights: Any) -> int:
    """T-D1, T-U3: the floors that may come out of the bag, ascending, with their weights."""
    s = states[i]
    if s.to_act != CHANCE:
        return 0
    named = np.int64(s.named)
    first, last = felt_sizes(s, named)
    n = 0
    for size_ in range(first, last + 1):
        weight = weight_of(s, named, size_)
        for color in range(PAGODAS):
            if (of_size(s.bag_word, size_) >> U(color)) & U(1):
                actions[n] = FLOOR + floor_number(size_, color)
                weights[n] = weight
                n += 1
    return n


@rules
def pick(states: Any, i: int, dice: Any) -> int:
    """Draw the next chance action."""
    s = states[i]
    named = np.int64(s.named)
    first, last = felt_sizes(s, named)
    total = np.int64(0)
    for size_ in range(first, last + 1):
        total += weight_of(s, named, size_) * size(of_size(s.bag_word, size_))
    rank = below(dice, total)
    for size_ in range(first, last + 1):
        weight = weight_of(s, named, size_)
        share = weight * size(of_size(s.bag_word, size_))
        if rank < share:
            color = member(of_size(s.bag_word, size_), rank // weight)
            return FLOOR + floor_number(size_, color)
        rank -= share
    return -1


# -- One step -------------------------------------------------------------------------------------------------


@rules
def apply(states: Any, i: int, action: int) -> None:
    """Carry out one legal decision or one chance action."""
    s = states[i]
    if action < BUILD:
        use(s, action // USES, action % USES)
    elif action < CLAIM:
        build(s, action - BUILD)
    elif action < END:
        s.goal[action - CLAIM] = 1 + s.turn
    elif action == END:
        end_turn(s, s.front_word[s.turn])
    elif action < KEEP_NONE:
        end_turn(s, single(action - KEEP))
    elif action == KEEP_NONE:
        end_turn(s, EMPTY)
    else:
        draw_floor(s, action - FLOOR)
