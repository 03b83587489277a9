"""What the rules make of a view, for people to see: prices after markets, MP to be gained, goals, scores by line.

Everything is computed from a view alone, for the seat that looks (for a spectator: the seat in turn).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import CHANCE, OVER
from vihara.core.words import Many, more, put
from vihara.games.tajuto.components import (
    ACTION_TILES,
    COPIES,
    COVERING_BONUS,
    FLOORS,
    GOAL_EP,
    GOAL_MP,
    GOALS,
    GOALS_TO_CLAIM,
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
    STACKS,
    STONES,
    TURNS_PER_PLAYER,
    WISDOM_VALUES,
)
from vihara.games.tajuto.rules import (
    BUILD,
    BUY,
    CLAIM,
    DRAW,
    END,
    FLOOR,
    INAUGURATE,
    MOST_ACTIONS,
    OFFER,
    USES,
    activation,
    apply,
    chances,
    covers_stone,
    is_finished,
    price_for,
    score,
    wisdom,
)
from vihara.games.tajuto.state import (
    EMPTY,
    HIDDEN,
    U,
    colors,
    due,
    floor_number,
    height,
    lowest,
    of_size,
    single,
    size,
    without_lowest,
)
from vihara.games.tajuto.words import (
    ACTING,
    BARE,
    DRAWING,
    FINISHED,
    HIDDEN_OWNER,
    NO_COLOR,
    NO_TILE,
    OCCUPIED,
    OFFERED,
    OVER_NOW,
    TO_DRAW,
    BuildForeseen,
    BuyForeseen,
    Effects,
    EndForeseen,
    Figures,
    Floor,
    FloorExpected,
    Foreseen,
    Player,
    ScoreLine,
)

_TILES, _STACKS, _GOALS = len(ACTION_TILES), len(STACKS), len(GOALS)
_COPIES = np.array(COPIES, np.int64)
_NEEDED = np.array([5, 10, 4, STONES, GOAL_MP, 1, PAGODAS_TO_END, 0], np.int64)
"""By goal: how much of it; the last one needs as many MP as the richest has."""
_OFFERINGS4, _30MP, _FIRST, _FOURTH, _MOST = (
    GOALS.index(goal) for goal in ("offerings4", "30mp", "first", "fourth", "most")
)
_NONE = -1


# -- The table ------------------------------------------------------------------------------------------------


@rules
def show(views: Any, i: int, out: Any, k: int) -> None:
    """The whole table as the viewer sees it, into `out[k]`."""
    v = views[i]
    f: Figures = out[k]
    seat: Any = np.int64(v.viewer) if 0 <= v.viewer < v.seats else np.int64(v.turn)
    f.stage = OVER_NOW if v.to_act == OVER else DRAWING if v.to_act == CHANCE else ACTING
    f.seat = seat
    f.turn = v.turn
    f.round = (v.turn_number - 1) // v.seats + 1
    f.rounds = TURNS_PER_PLAYER
    f.finished = number_finished(v)
    f.to_end = PAGODAS_TO_END
    f.touch = v.touch
    f.cheapest.draw = cheapest(v, seat, TO_DRAW)
    f.cheapest.offer = cheapest(v, seat, TO_DRAW + 1)
    f.cheapest.buy = cheapest(v, seat, TO_DRAW + 2)
    f.markets = v.owned[seat, MARKET]
    f.discount = MARKET_DISCOUNT * v.owned[seat, MARKET]
    for tile in range(_TILES):
        if is_used(v, tile):
            put(f.used, tile)
    floors = v.front_word[v.turn] & due(v.built_word)
    while floors != EMPTY:
        put(f.must_build, lowest(floors) % PAGODAS)
        floors = without_lowest(floors)
    for color in range(PAGODAS):
        show_pagoda(v, color, seat, f)
    for stack in range(_STACKS):
        show_stack(v, stack, seat, f)
    for goal in range(_GOALS):
        show_goal(v, goal, seat, f)
    for size_ in range(1, FLOORS + 1):
        show_bag(v, size_, f)
    for owner in range(v.seats):
        player = more(f.players)
        show_player(v, owner, player)
        put(f.scores, player.total if v.open_scores else player.ep)


@rules
def number_finished(s: Record) -> Any:
    """How many pagodas are finished."""
    return size(of_size(s.built_word, FLOORS))


@rules
def owner_of(number: Any) -> Any:
    """Who has a tile, as it is told."""
    return np.int64(HIDDEN_OWNER) if number == HIDDEN else np.int64(number)


@rules
def is_used(s: Record, tile: int) -> bool:
    """T-1: whether an action tile was used this turn."""
    return bool(np.int64(s.used) >> tile & 1)


@rules
def has_tile(s: Record, tile: int, seat: int) -> bool:
    """T-C2, T-C5: whether a seat has an action tile."""
    copy, kind = divmod(tile - OWN_TILES, 3)
    return tile < OWN_TILES or s.owned[seat, NEUTRAL + kind] > copy


@rules
def can_do(tile: int, use: int) -> bool:
    """T-3: whether an action tile can be used for something."""
    return tile < OWN_TILES or (tile - OWN_TILES) % 3 == use


@rules
def cheapest(s: Record, seat: int, use: int) -> int:
    """The unused action tile a seat would use: the cheapest, of equally cheap ones the one that can do least."""
    in_turn = seat == s.turn and s.to_act != OVER
    best, least = _NONE, np.int64(1 << 30)
    for tile in range(_TILES):
        if has_tile(s, tile, seat) and can_do(tile, use) and not (in_turn and is_used(s, tile)):
            rank = 2 * activation(s, tile) + (1 if tile < OWN_TILES else 0)
            if rank < least:
                best, least = tile, rank
    return best


@rules
def stone_on(s: Record, size_: Any, color: int) -> int:
    """Whose stone lies on a floor of a pagoda; −1 is nobody."""
    if size_ > 0:
        for seat in range(s.seats):
            if s.stones_word[seat] & single(floor_number(size_, color)):
                return seat
    return _NONE


@rules
def earned(s: Record, size_: Any, color: int) -> Any:
    """T-F2: the MP of building a floor; 0 if it does not fit."""
    if size_ != height(s.built_word, color) + 1:
        return np.int64(0)
    return np.int64(size_) + (COVERING_BONUS if covers_stone(s, color) else 0)


@rules
def show_pagoda(v: Record, color: int, seat: int, f: Figures) -> None:
    """A pagoda: its stones floor by floor, what its next floor and an offering on it would bring, its bet."""
    floors = height(v.built_word, color)
    told = more(f.pagodas)
    told.color = color
    told.height = floors
    told.finished = floors == FLOORS
    for size_ in range(1, floors + 1):
        put(told.stones, stone_on(v, size_, color))
    if floors < FLOORS:
        told.build.given = True
        told.build.size = floors + 1
        told.build.mp = earned(v, floors + 1, color)
        told.build.bonus = told.build.mp - (floors + 1)
        told.build.with_ = _NONE
        for owner in range(v.seats):
            if told.build.with_ == _NONE and v.front_word[owner] & single(floor_number(floors + 1, color)):
                told.build.with_ = owner
    if floors == 0:
        told.offering.against = BARE
    elif floors == FLOORS:
        told.offering.against = FINISHED
    elif colors(v.stones_word[seat]) >> U(color) & U(1):
        told.offering.against = OFFERED
    elif covers_stone(v, color):
        told.offering.against = OCCUPIED
    else:
        told.offering.against = _NONE
        told.offering.mp = floors + OFFERING_BONUS
    told.inauguration.owner = owner_of(v.inauguration[color])
    told.inauguration.gone = v.inauguration[color] == 0 and floors == FLOORS
    told.inauguration.price = price_for(v, INAUGURATION, seat)
    told.inauguration.full = v.price[INAUGURATION, 0]
    told.inauguration.ep = INAUGURATION_EP
    told.inauguration.worth = worth(v, INAUGURATION, seat)


@rules
def show_stack(v: Record, stack: int, seat: int, f: Figures) -> None:
    """T-B1, T-B2: a stack of the village: its top tile: what it costs the seat, is worth to it, and does."""
    told = more(f.stacks)
    told.kind = stack
    told.left = _COPIES[stack] - v.sold[stack]
    told.copies = _COPIES[stack]
    if told.left > 0:
        told.price = price_for(v, stack, seat)
        told.full = v.price[stack, v.sold[stack]]
    told.ep = stack + 1 if stack < WISDOM_VALUES else 0
    told.worth = worth(v, stack, seat)
    told.saves = MARKET_DISCOUNT if stack == MARKET else 0
    told.use = stack - NEUTRAL if stack >= NEUTRAL else _NONE
    told.activation = activation(v, OWN_TILES + stack - NEUTRAL) if stack >= NEUTRAL else 0


@rules
def worth(s: Record, stack: int, seat: int) -> Any:
    """T-E3, T-E4: the EP of a tile of a stack (or an inauguration) with the shrines and tiles of a seat."""
    shrines = np.int64(s.owned[seat, SHRINE])
    if stack < WISDOM_VALUES:
        return stack + 1 + shrines
    if stack == INAUGURATION:
        return INAUGURATION_EP + shrines
    return number_blessed(s, seat) if stack == SHRINE else np.int64(0)


@rules
def wisdom_tiles(s: Record, seat: int) -> Any:
    """How many wisdom tiles of a seat the viewer sees."""
    number = np.int64(0)
    for value in range(WISDOM_VALUES):
        number += np.int64(s.owned[seat, value])
    return number


@rules
def bets_won(s: Record, seat: int) -> Any:
    """How many finished pagodas have an inauguration tile of a seat that the viewer sees."""
    number = np.int64(0)
    for color in range(PAGODAS):
        if s.inauguration[color] == seat + 1 and is_finished(s, color):
            number += 1
    return number


@rules
def number_blessed(s: Record, seat: int) -> Any:
    """T-E4: how many tiles a shrine counts for."""
    return wisdom_tiles(s, seat) + bets_won(s, seat)


# -- Goals and the bag ----------------------------------------------------------------------------------------


@rules
def richest(s: Record) -> Any:
    """The most MP of all."""
    most = np.int64(0)
    for seat in range(s.seats):
        most = max(most, np.int64(s.mp[seat]))
    return most


@rules
def progress(s: Record, goal: int, seat: int) -> Any:
    """T-G1, T-E1, T-E2: how far a seat is with a goal."""
    if goal < _OFFERINGS4:
        return wisdom(s, seat)
    if goal < _30MP:
        return size(s.stones_word[seat])
    if goal == _FIRST:
        return np.int64(1 if s.finisher == seat + 1 else 0)
    return number_finished(s) if goal == _FOURTH else np.int64(s.mp[seat])


@rules
def is_met(s: Record, goal: int, seat: int) -> bool:
    """T-G1: whether a seat could claim a goal."""
    return bool(goal < GOALS_TO_CLAIM and s.goal[goal] == 0 and progress(s, goal, seat) >= _NEEDED[goal])


@rules
def show_goal(v: Record, goal: int, seat: int, f: Figures) -> None:
    """T-G1, T-E1, T-E2: a goal, who has it, and how far the seat is."""
    told = more(f.goals)
    told.goal = goal
    told.owner = owner_of(v.goal[goal])
    told.have = progress(v, goal, seat)
    told.need = richest(v) if goal == _MOST else _NEEDED[goal]
    told.met = is_met(v, goal, seat)
    told.lost = goal == _FIRST and v.finisher != 0 and v.finisher != seat + 1
    told.at_end = goal >= GOALS_TO_CLAIM
    told.ep = GOAL_EP


@rules
def rounded(number: Any) -> Any:
    """The nearest whole number, the even one of two."""
    return np.int64(np.rint(number))


@rules
def show_bag(v: Record, size_: int, f: Figures) -> None:
    """The floors of a size in the bag, how many of them fit now, and the MP they would earn on average."""
    inside = of_size(v.bag_word, size_)
    told = more(f.bag)
    told.size = size_
    total = np.int64(0)
    for color in range(PAGODAS):
        if inside >> U(color) & U(1):
            put(told.colors, color)
            mp = earned(v, size_, color)
            if mp > 0:
                put(told.fit, color)
                total += mp
    if inside != EMPTY:
        told.mp = rounded(100 * total / size(inside))


# -- Players --------------------------------------------------------------------------------------------------


@rules
def show_player(v: Record, seat: int, out: Player) -> None:
    """What lies before a player, and the EP by line as far as the viewer sees them."""
    out.seat = seat
    out.mp = v.mp[seat]
    in_turn = seat == v.turn and v.to_act != OVER
    for tile in range(_TILES):
        if has_tile(v, tile, seat):
            told = more(out.tiles)
            told.tile = tile
            for use in range(3):
                if can_do(tile, use):
                    put(told.uses, use)
            told.cost = activation(v, tile)
            told.used = in_turn and is_used(v, tile)
            told.affordable = activation(v, tile) <= v.mp[seat]
    floors = v.front_word[seat]
    while floors != EMPTY:
        size_, color = lowest(floors) // PAGODAS + 1, lowest(floors) % PAGODAS
        floor = more(out.front)
        floor.color = color
        floor.size = size_
        floor.mp = earned(v, size_, color)
        floor.fits = floor.mp > 0
        floors = without_lowest(floors)
    offered = colors(v.stones_word[seat])
    for color in range(PAGODAS):
        if not offered >> U(color) & U(1):
            put(out.stones, color)
        if v.inauguration[color] == seat + 1:
            bet = more(out.inaugurations)
            bet.color = color
            bet.finished = is_finished(v, color)
    for value in range(WISDOM_VALUES):
        out.wisdom[value] = v.owned[seat, value]
    out.markets = v.owned[seat, MARKET]
    out.shrines = v.owned[seat, SHRINE]
    claimed = 0
    for goal in range(_GOALS):
        if v.goal[goal] == seat + 1:
            put(out.goals, goal)
            claimed += 1
    out.down = v.down[seat]
    out.total = v.total[seat] if v.open_scores else _NONE
    add_line(out.lines, wisdom_tiles(v, seat), 0, wisdom(v, seat))
    won = bets_won(v, seat)
    add_line(out.lines, won, INAUGURATION_EP, won * INAUGURATION_EP)
    add_line(out.lines, claimed, GOAL_EP, claimed * GOAL_EP)
    shrines, blessed = np.int64(v.owned[seat, SHRINE]), number_blessed(v, seat)
    add_line(out.lines, blessed, shrines, shrines * blessed)
    out.ep = score(v, seat)


@rules
def add_line(lines: Many[ScoreLine], number: Any, each: Any, ep: Any) -> None:
    """T-E3, T-E4: where EP come from, a kind after the other."""
    kind = lines.number
    line = more(lines)
    line.kind = kind
    line.number = number
    line.each = each
    line.ep = ep


# -- A considered move ----------------------------------------------------------------------------------------


@rules
def consider(views: Any, i: int, action: int, out: Any, k: int) -> None:
    """What a legal move of the seat to act would cost and bring, into `out[k]`; a draw tells what may come."""
    v = views[i]
    f: Foreseen = out[k]
    if v.to_act == OVER:
        return
    afters = views[i : i + 1].copy()
    apply(afters, 0, action)
    a = afters[0]
    tile, use = divmod(action, USES) if action < BUILD else (NO_TILE, 0)
    if action >= END:
        if action == END:
            consider_end(v, a, f.end)
        else:
            consider_end(v, a, f.keep)
    elif action >= CLAIM:
        consider_any(v, a, NO_TILE, f.goal)
        f.goal.given = True
        f.goal.goal = action - CLAIM
        f.goal.ep = GOAL_EP
    elif action >= BUILD:
        consider_build(v, a, action - BUILD, f.build)
    elif use < OFFER:
        consider_any(v, a, tile, f.draw)
        f.draw.given = True
        f.draw.size = use - DRAW
        list_expected(afters, f.draw.floors)
    elif use < BUY:
        consider_any(v, a, tile, f.offer)
        f.offer.given = True
        f.offer.color = use - OFFER
        f.offer.floors = height(v.built_word, use - OFFER)
        f.offer.bonus = OFFERING_BONUS
        f.offer.gain = height(v.built_word, use - OFFER) + OFFERING_BONUS
        f.offer.made = size(a.stones_word[v.turn])
    else:
        consider_purchase(v, a, tile, use, f.buy)


@rules
def consider_any(v: Record, a: Record, tile: int, out: Effects) -> None:
    """The action tile and its cost, MP before and after; T-G1: the goals that could be claimed only after it."""
    out.tile = tile
    out.cost = activation(v, tile) if tile < NO_TILE else 0
    out.before = v.mp[v.turn]
    out.after = a.mp[v.turn]
    for goal in range(GOALS_TO_CLAIM):
        if is_met(a, goal, v.turn) and not is_met(v, goal, v.turn):
            put(out.goals, goal)


@rules
def list_expected(drawing: Any, out: Many[FloorExpected]) -> None:
    """T-D1, T-U3: the floors that may come, how likely each is, and the MP of building it now."""
    actions, weights = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)
    number = chances(drawing, 0, actions, weights)
    total = weights[:number].sum()
    for n in range(number):
        size_, color = (actions[n] - FLOOR) // PAGODAS + 1, (actions[n] - FLOOR) % PAGODAS
        floor = more(out)
        floor.color = color
        floor.size = size_
        floor.share = rounded(10_000 * weights[n] / total)
        floor.mp = earned(drawing[0], size_, color)
        floor.fits = floor.mp > 0


@rules
def consider_purchase(v: Record, a: Record, tile: int, use: int, out: BuyForeseen) -> None:
    """T-B1, T-B2, T-E3, T-E4: the price, and what the tile is worth with one's shrines and tiles."""
    stack = min(use - BUY, INAUGURATION)
    consider_any(v, a, tile, out)
    out.given = True
    out.bought = stack
    out.color = use - INAUGURATE if stack == INAUGURATION else NO_COLOR
    out.price = price_for(v, stack, v.turn)
    out.full = v.price[stack, v.sold[stack] if stack < _STACKS else 0]
    out.discount = MARKET_DISCOUNT * v.owned[v.turn, MARKET]
    out.ep = worth(v, stack, v.turn)
    out.saves = MARKET_DISCOUNT if stack == MARKET else 0


@rules
def consider_build(v: Record, a: Record, color: int, out: BuildForeseen) -> None:
    """T-F2, T-F6, T-E1: the MP earned, and what finishing the pagoda sets off."""
    consider_any(v, a, NO_TILE, out)
    out.given = True
    out.color = color
    out.floors = height(a.built_word, color)
    out.bonus = COVERING_BONUS if covers_stone(v, color) else 0
    out.gain = out.floors + out.bonus
    out.finishes = out.floors == FLOORS
    if out.finishes:
        out.ends = number_finished(a) >= PAGODAS_TO_END
        out.inauguration = owner_of(v.inauguration[color])
        out.ep = INAUGURATION_EP if v.inauguration[color] == v.turn + 1 else 0


@rules
def consider_end(v: Record, a: Record, out: EndForeseen) -> None:
    """T-F4: the floors that stay, and those that go back into the bag."""
    consider_any(v, a, NO_TILE, out)
    out.given = True
    list_rows(a.front_word[v.turn], out.kept)
    list_rows(v.front_word[v.turn] & ~a.front_word[v.turn], out.returned)


@rules
def list_rows(floors: Any, out: Many[Floor]) -> None:
    """The floors of a set by size and color, as rows."""
    while floors != EMPTY:
        floor = more(out)
        floor.color = lowest(floors) % PAGODAS
        floor.size = lowest(floors) // PAGODAS + 1
        floors = without_lowest(floors)
