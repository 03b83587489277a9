"""What bots know about Tajuto: an estimate of a position, and the greedy player who weighs every decision in EP.

Each function that weighs gets the row of weights `w` to do it by (`weights.py`).

Only what the seat to act can see is used, so a state and the seat's view of it give the same answers: opponents'
face-down tiles are valued by what has left the stacks, shared out by how many lie in front of whom.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.core.scratch import best_action, new_scratch
from vihara.games.tajuto.components import (
    COVERING_BONUS,
    FLOORS,
    GOAL_EP,
    INAUGURATION,
    INAUGURATION_EP,
    MARKET,
    NEUTRAL,
    OFFERING_BONUS,
    OWN_TILES,
    PAGODAS,
    PAGODAS_TO_END,
    SHRINE,
    STONES,
    WISDOM_VALUES,
)
from vihara.games.tajuto.rules import (
    ALL_TILES,
    BUILD,
    BUY,
    CLAIM,
    DRAW,
    END,
    INAUGURATE,
    KEEP,
    KEEP_NONE,
    MOST_ACTIONS,
    OFFER,
    USES,
    activation,
    covers_stone,
    face_down,
    felt_sizes,
    is_finished,
    is_ready,
    legal_with,
    offerings,
    price,
    score,
    stones,
    weight_of,
    wisdom,
)
from vihara.games.tajuto.state import (
    FIRST_FLOORS,
    SIXTH_FLOORS,
    U,
    colors,
    due,
    height,
    lowest,
    of_color,
    of_size,
    single,
    size,
    tops,
    without_lowest,
)
from vihara.games.tajuto.weights import (
    BUY_TILE_WORTH,
    DRAW_TILE_WORTH,
    END_PER_EP,
    END_WORTH,
    ENOUGH,
    GREEDY,
    IDLE_MP_WORTH,
    KEPT,
    LEADING,
    MARKET_WORTH,
    MP_WORTH,
    OFFER_TILE_WORTH,
    OPENED,
    PER_HEIGHT,
    PROGRESS,
    SHRINE_FUTURE,
    SPENT_A_TURN,
    SPENT_AT_ONCE,
    TRAILING,
    TURNS_PER_FLOOR,
    VERSATILE,
    WAITING,
)

ALL_COLORS = FIRST_FLOORS
URGENT = 20.0
"""What comes before everything else: goals, floors."""
_DELAYED = np.array([[s / (1.0 + b * b) if b else 0.0 for b in range(FLOORS + 1)] for s in range(FLOORS + 1)])
"""The MP of a floor kept, by its size, as they shrink with the number of floors that come before it."""
_WISDOM5, _WISDOM10, _OFFERINGS4, _OFFERINGS8, _30MP, _FIRST = range(6)


# -- Where the game stands ------------------------------------------------------------------------------------


@rules
def missing_floors(built: Any) -> Any:
    """How many floors the four tallest pagodas lack: with them the game ends (T-E1)."""
    missing = np.int64(PAGODAS_TO_END * FLOORS)
    for size_ in range(1, FLOORS + 1):
        missing -= min(PAGODAS_TO_END, size(of_size(built, size_)))
    return missing


@rules
def rank_of(built: Any, color: int) -> Any:
    """How many pagodas are ahead of an unfinished one; of equal ones the first colors are."""
    floors = height(built, color)
    taller = of_size(built, floors + 1)
    equal = (of_size(built, floors) if floors > 0 else ALL_COLORS) & ~taller
    return size(taller | (equal & (single(color) - U(1))))


@rules
def turns_left(s: Record, w: Any) -> float:
    """How many turns each player is likely to have left; none if the seat to act holds the last floor."""
    finished = size(of_size(s.built_word, FLOORS))
    if finished == PAGODAS_TO_END - 1 and s.front_word[s.turn] & due(s.built_word) & SIXTH_FLOORS:
        return 0.0
    return missing_floors(s.built_word) * w[TURNS_PER_FLOOR] / np.int64(s.seats)


@rules
def finish_chance(built: Any, color: int, w: Any) -> float:
    """How likely a pagoda is to be finished before the game ends."""
    floors = height(built, color)
    if floors == FLOORS:
        return 1.0
    leading = rank_of(built, color) < PAGODAS_TO_END
    return max(0.0, min(0.95, (w[LEADING] if leading else w[TRAILING]) + w[PER_HEIGHT] * floors))


@rules
def mp_worth(mp: Any, turns: float, w: Any) -> float:
    """What MP are worth in EP: they must still be spent, and a turn can spend only so many."""
    spendable = w[SPENT_AT_ONCE] + w[SPENT_A_TURN] * turns
    return w[MP_WORTH] * min(float(mp), spendable) + w[IDLE_MP_WORTH] * max(0.0, mp - spendable)


@rules
def likely_ep(s: Record, seat: int, viewer: int) -> float:
    """EP of a seat as they stand: known for the viewer, for others an average share of what was bought unseen."""
    if seat == viewer or s.to_act == OVER:
        return float(score(s, seat))
    pool, tiles = 0.0, 0.0
    for stack in range(WISDOM_VALUES):
        sold = np.int64(s.sold[stack]) - np.int64(s.owned[viewer, stack])
        pool += sold * (stack + 1)
        tiles += sold
    for color in range(PAGODAS):
        owner = s.inauguration[color]
        if owner > 0 and owner != 1 + viewer and is_finished(s, color):
            pool += INAUGURATION_EP
            tiles += 1
    pool += tiles * (np.int64(s.sold[SHRINE]) - np.int64(s.owned[viewer, SHRINE])) / (np.int64(s.seats) - 1)
    for goal in range(len(s.goal)):
        if s.goal[goal] > 0 and s.goal[goal] != 1 + viewer:
            pool += GOAL_EP
    hidden = np.int64(0)
    for other in range(s.seats):
        if other != viewer:
            hidden += face_down(s, other)
    if hidden == 0:
        return 0.0
    return pool * face_down(s, seat) / hidden


@rules
def lead(s: Record, viewer: int) -> float:
    """How many EP a seat is ahead of the best opponent."""
    best = -1.0
    for seat in range(s.seats):
        if seat != viewer:
            best = max(best, likely_ep(s, seat, viewer))
    return likely_ep(s, viewer, viewer) - best


@rules
def open_bets(s: Record, seat: int, w: Any) -> float:
    """What a seat's inauguration tiles of unfinished pagodas promise."""
    promised = 0.0
    for color in range(PAGODAS):
        if s.inauguration[color] == 1 + seat and not is_finished(s, color):
            promised += INAUGURATION_EP * finish_chance(s.built_word, color, w)
    return promised


@rules
def equipment(s: Record, seat: int, turns: float, w: Any) -> float:
    """What a seat's markets and neutral action tiles will still bring."""
    owned = s.owned[seat]
    stones = STONES - size(s.stones_word[seat])
    worth = w[MARKET_WORTH] * turns * np.int64(owned[MARKET])
    worth += w[DRAW_TILE_WORTH] * turns * np.int64(owned[NEUTRAL])
    worth += w[OFFER_TILE_WORTH] * min(turns, float(stones)) * np.int64(owned[NEUTRAL + 1])
    return worth + w[BUY_TILE_WORTH] * turns * np.int64(owned[NEUTRAL + 2])


@rules
def evaluate(states: Any, i: int, viewer: int) -> float:
    """How many EP ahead of the best opponent a seat is likely to end up, from what it can see."""
    s, w = states[i], GREEDY
    if s.to_act == OVER:
        return lead(s, viewer)
    turns = turns_left(s, w)
    own, best = 0.0, -1e9
    for seat in range(s.seats):
        worth = likely_ep(s, seat, viewer) + mp_worth(s.mp[seat], turns, w)
        worth += open_bets(s, seat, w) + equipment(s, seat, turns, w)
        if seat == viewer:
            own = worth
        else:
            best = max(best, worth)
    return own - best


# -- What a decision is worth, in EP, beyond what it costs ----------------------------------------------------


@rules
def earning(s: Record, turns: float, floors: int, covering: bool, w: Any) -> float:
    """A floor with which some pagoda has so many: MP, and the next size that could be built."""
    mp = np.int64(s.mp[s.turn])
    earned = floors + (COVERING_BONUS if covering else 0)
    worth = mp_worth(mp + earned, turns, w) - mp_worth(mp, turns, w)
    if floors < FLOORS:
        alike = size(of_size(s.bag_word, floors + 1))
        if alike > 0 and turns > 0.0:
            worth += w[OPENED] * w[MP_WORTH] * (floors + 1) / (alike * (np.int64(s.seats) - 1))
    return worth


@rules
def approaching(s: Record, color: int, w: Any) -> float:
    """A pagoda's next floor: bets come closer."""
    owner = s.inauguration[color]
    if owner == 0:
        return 0.0
    closer = INAUGURATION_EP * w[PER_HEIGHT]
    return closer if owner == 1 + s.turn else -closer / (np.int64(s.seats) - 1)


@rules
def finishing(s: Record, w: Any) -> float:
    """A pagoda's last floor: the first pagoda, the end."""
    finished = size(of_size(s.built_word, FLOORS))
    if finished == 0:
        return GOAL_EP
    if finished == PAGODAS_TO_END - 1:
        ahead = lead(s, s.turn) + GOAL_EP
        return GOAL_EP + max(-w[END_WORTH], min(w[END_WORTH], ahead * w[END_PER_EP]))
    return 0.0


@rules
def building(s: Record, turns: float, color: int, w: Any) -> float:
    """The next floor of a pagoda."""
    floors = height(s.built_word, color) + 1
    worth = earning(s, turns, floors, covers_stone(s, color), w) + approaching(s, color, w)
    return worth + finishing(s, w) if floors == FLOORS else worth


@rules
def keeping(turns: float, size_: int, before: int, w: Any) -> float:
    """A floor in front of a player that cannot be built yet: the less the more floors come before it."""
    return w[KEPT] * w[MP_WORTH] * _DELAYED[size_, before] if turns > 0.0 else 0.0


@rules
def keeping_floor(s: Record, turns: float, floor: int, w: Any) -> float:
    """One floor in front of a player."""
    size_ = floor // 8 + 1
    return keeping(turns, size_, size_ - height(s.built_word, floor % 8) - 1, w)


@rules
def best_kept(s: Record, turns: float, seat: int, w: Any) -> float:
    """The best floor that lies in front of a player and cannot be built yet."""
    kept = 0.0
    floors = s.front_word[seat]
    while floors:
        kept = max(kept, keeping_floor(s, turns, lowest(floors), w))
        floors = without_lowest(floors)
    return kept


@rules
def coming(s: Record, turns: float, size_: int, kept: float, w: Any) -> float:
    """All floors of a size that may come out of the bag, added up: those that can be built, and those better kept
    than the best one kept already.
    """
    worth = 0.0
    bag = of_size(s.bag_word, size_)
    fitting = bag & of_size(due(s.built_word), size_)
    bag &= ~fitting
    if fitting:
        covering = fitting & colors(stones(s) & tops(s.built_word))
        worth += earning(s, turns, size_, False, w) * size(fitting & ~covering)
        if covering:
            worth += earning(s, turns, size_, True, w) * size(covering)
        if size_ == FLOORS:
            worth += finishing(s, w) * size(fitting)
        while fitting:
            worth += approaching(s, lowest(fitting), w)
            fitting = without_lowest(fitting)
    for before in range(1, size_):
        tall_enough = of_size(s.built_word, size_ - 1 - before) if before < size_ - 1 else ALL_COLORS
        worth += max(0.0, keeping(turns, size_, before, w) - kept) * size(bag & tall_enough)
        bag &= ~tall_enough
    return worth


@rules
def drawing(s: Record, turns: float, named: int, kept: float, w: Any) -> float:
    """Feeling for a size: the average over the floors that may come."""
    total, worth = 0.0, 0.0
    first, last = felt_sizes(s, named)
    for size_ in range(first, last + 1):
        weight = weight_of(s, named, size_)
        total += weight * size(of_size(s.bag_word, size_))
        worth += weight * coming(s, turns, size_, kept, w)
    return worth / total


@rules
def offering(s: Record, turns: float, color: int, w: Any) -> float:
    """A stone on a pagoda: MP, the goals, and that it might have earned more on a taller one."""
    seat = s.turn
    floors = height(s.built_word, color)
    worth = mp_worth(s.mp[seat] + floors + OFFERING_BONUS, turns, w) - mp_worth(s.mp[seat], turns, w)
    made = size(s.stones_word[seat])
    if s.goal[_OFFERINGS4] == 0 and made < 4:
        worth += GOAL_EP if made == 3 else w[PROGRESS] * GOAL_EP * (made + 1)
    elif s.goal[_OFFERINGS8] == 0:
        worth += GOAL_EP if made == STONES - 1 else w[PROGRESS] * GOAL_EP * (made - 3)
    if of_color(s.front_word[seat] & due(s.built_word), color):
        worth += w[MP_WORTH] * COVERING_BONUS
        if floors == FLOORS - 1:
            return worth + 0.1
    waiting = finish_chance(s.built_word, color, w) * (FLOORS - 1 - floors)
    return worth - w[WAITING] * waiting * w[MP_WORTH] * min(1.0, turns / 6.0)


@rules
def buying(s: Record, turns: float, stack: int, w: Any) -> float:
    """The top tile of a stack."""
    seat = s.turn
    shrines = np.int64(s.owned[seat, SHRINE])
    worth = 0.0
    if stack < WISDOM_VALUES:
        worth = float(stack + 1 + shrines)
        had = wisdom(s, seat)
        if s.goal[_WISDOM5] == 0 and had < 5:
            worth += GOAL_EP * min(1.0, (stack + 1) / (5.0 - had))
        if s.goal[_WISDOM10] == 0 and had < 10:
            worth += GOAL_EP * min(1.0, (stack + 1) / (10.0 - had))
    elif stack == MARKET:
        worth = w[MARKET_WORTH] * turns
    elif stack == SHRINE:
        for value in range(WISDOM_VALUES):
            worth += np.int64(s.owned[seat, value])
        for color in range(PAGODAS):
            if s.inauguration[color] == 1 + seat:
                worth += finish_chance(s.built_word, color, w)
        worth += w[SHRINE_FUTURE] * turns
    elif stack == NEUTRAL:
        worth = w[DRAW_TILE_WORTH] * turns
    elif stack == NEUTRAL + 1:
        worth = w[OFFER_TILE_WORTH] * min(turns, float(STONES - size(s.stones_word[seat])))
    else:
        worth = w[BUY_TILE_WORTH] * turns
    return worth + mp_worth(s.mp[seat] - price(s, stack), turns, w) - mp_worth(s.mp[seat], turns, w)


@rules
def inaugurating(s: Record, turns: float, color: int, w: Any) -> float:
    """A bet that a pagoda will be finished."""
    seat = s.turn
    likely = finish_chance(s.built_word, color, w)
    if of_color(s.front_word[seat] & due(s.built_word) & SIXTH_FLOORS, color):
        likely = 1.0
    worth = likely * (INAUGURATION_EP + np.int64(s.owned[seat, SHRINE]))
    return worth + mp_worth(s.mp[seat] - price(s, INAUGURATION), turns, w) - mp_worth(s.mp[seat], turns, w)


@rules
def using(s: Record, turns: float, use: int, kept: float, w: Any) -> float:
    """What using an action tile brings, whichever tile it is."""
    if use < OFFER:
        return drawing(s, turns, use - DRAW, kept, w)
    if use < BUY:
        return offering(s, turns, use - OFFER, w)
    if use < INAUGURATE:
        return buying(s, turns, use - BUY, w)
    return inaugurating(s, turns, use - INAUGURATE, w)


@rules
def offers_first(s: Record, turns: float, color: int, w: Any) -> bool:
    """Whether a stone should go onto a pagoda before its next floor covers it."""
    if not (offerings(s) >> U(OFFER + color)) & U(1):
        return False
    for tile in range(9):
        cost = activation(s, tile)
        can = tile < OWN_TILES or (tile - OWN_TILES) % 3 == 1
        can = can and is_ready(s, tile) and cost <= s.mp[s.turn]
        if can and offering(s, turns, color, w) > w[MP_WORTH] * cost:
            return True
    return False


@rules
def weigh(states: Any, i: int, actions: Any, number: int, out: Any, scratch: Any, w: Any) -> None:
    """Write what each of the legal actions promises, in EP: goals at once, then floors, unless a stone should go
    there first or the game would end, then the best use of a tile.
    """
    s = states[i]
    turns = turns_left(s, w)
    brings = scratch.worths[MOST_ACTIONS:]  # by use; `out` may be the first half of the same memory
    for use in range(USES):
        brings[use] = np.nan
    kept = best_kept(s, turns, s.turn, w)
    mp = np.int64(s.mp[s.turn])
    unpaid, paid, paid_for = mp_worth(mp, turns, w), 0.0, -1
    for k in range(number):
        action = actions[k]
        if action < BUILD:
            tile, use = divmod(action, USES)
            if np.isnan(brings[use]):
                brings[use] = using(s, turns, use, kept, w)
            if tile != paid_for:
                paid_for, paid = tile, mp_worth(mp - activation(s, tile), turns, w)
            worth = brings[use] + paid - unpaid
            out[k] = worth - w[VERSATILE] if tile < OWN_TILES else worth
        elif action < CLAIM:
            color = action - BUILD
            last = turns <= 0.0 and height(s.built_word, color) == FLOORS - 1
            later = last or offers_first(s, turns, color, w)
            out[k] = 0.0 if later else URGENT + building(s, turns, color, w)
        elif action < END:
            out[k] = 2.0 * URGENT
        elif action in (END, KEEP_NONE):
            out[k] = w[ENOUGH]
        else:
            out[k] = w[ENOUGH] + 0.01 * keeping_floor(s, turns, action - KEEP, w)


@rules
def worth_using(s: Record) -> Any:
    """The action tiles, a bit each, without those of A, B and C that come after one ready for less: it can do the
    same (T-3), so they are never best, nor equal to the best.
    """
    tiles, least = np.int64(ALL_TILES), np.int64(-1)
    for tile in range(OWN_TILES):
        if is_ready(s, tile):
            cost = activation(s, tile)
            if least >= 0 and cost > least:
                tiles &= ~(np.int64(1) << tile)
            else:
                least = cost
    return tiles


@rules
def decide(views: Any, i: int, dice: Any, scratch: Any, w: Any) -> int:
    """The action that promises most; among equals, any."""
    number = legal_with(views[i], worth_using(views[i]), scratch.actions)
    if number == 1:
        return scratch.actions[0]
    weigh(views, i, scratch.actions, number, scratch.worths, scratch, w)
    return best_action(scratch, number, dice)


@rules
def greedy(views: Any, i: int, dice: Any, scratch: Any) -> int:
    """The greedy player."""
    return decide(views, i, dice, scratch, GREEDY)


@rules
def policy(views: Any, i: int, dice: Any) -> int:
    """The greedy player, with scratch memory of its own."""
    return greedy(views, i, dice, new_scratch(views, MOST_ACTIONS))
