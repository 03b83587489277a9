"""Why a move of Tajuto is refused: the first reason of all, in the order in which one looks at a move."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.tajuto.components import (
    BLIND,
    COPIES,
    FLOORS,
    GOAL_MP,
    GOALS,
    INAUGURATION,
    NEUTRAL,
    OWN_TILES,
    PAGODAS,
    STONES,
)
from vihara.games.tajuto.rules import (
    BUILD,
    BUY,
    CLAIM,
    DRAW,
    END,
    FLOOR,
    INAUGURATE,
    KEEP,
    KEEP_NONE,
    MOST_ACTIONS,
    OFFER,
    USES,
    activation,
    is_finished,
    legal,
    price,
    wisdom,
)
from vihara.games.tajuto.state import EMPTY, U, colors, due, height, size
from vihara.games.tajuto.words import TO_BUY, TO_DRAW, TO_OFFER, Refused

_COPIES = np.array(COPIES, np.int64)
_WISDOM10, _30MP = GOALS.index("wisdom10"), GOALS.index("30mp")


@rules
def refuse(states: Any, i: int, action: int, out: Any, k: int) -> None:
    """Say why an action is not legal, into `out[k]`."""
    s = states[i]
    r: Refused = out[k]
    if action < BUILD:
        refuse_use(s, action // USES, action % USES, r)
    elif action < CLAIM:
        refuse_build(s, action - BUILD, r)
    elif action < END:
        refuse_goal(s, action - CLAIM, r)
    elif action < FLOOR:
        refuse_end(states, i, action, r)
    else:
        r.from_bag.given = True


# -- Action tiles ---------------------------------------------------------------------------------------------


@rules
def refuse_use(s: Record, tile: int, use: int, r: Refused) -> None:
    """T-1 to T-3: a tile one has, unused, that can do this, and that one can pay for."""
    copy, kind = divmod(tile - OWN_TILES, 3)
    wanted = TO_DRAW if use < OFFER else TO_OFFER if use < BUY else TO_BUY
    mp: Any = np.int64(s.mp[s.turn])
    cost = activation(s, tile)
    if tile >= OWN_TILES and s.owned[s.turn, NEUTRAL + kind] <= copy:
        r.no_tile.given = True
        r.no_tile.tile = tile
    elif np.int64(s.used) >> tile & 1:
        r.used_tile.given = True
        r.used_tile.tile = tile
    elif copy == 1 and not np.int64(s.used) >> tile - 3 & 1:
        r.same_tile.given = True
        r.same_tile.tile = tile - 3
    elif tile >= OWN_TILES and wanted != kind:
        r.wrong_use.given = True
        r.wrong_use.tile = tile
        r.wrong_use.use = wanted
    elif cost > mp:
        r.too_dear.given = True
        r.too_dear.tile = tile
        r.too_dear.cost = cost
        r.too_dear.mp = mp
    elif wanted == TO_DRAW:
        refuse_draw(s, use - DRAW, r)
    elif wanted == TO_OFFER:
        refuse_offering(s, use - OFFER, r)
    else:
        refuse_purchase(s, use, mp - cost, r)


@rules
def refuse_draw(s: Record, felt: int, r: Refused) -> None:
    """T-D1, T-U3: a size that is in the bag, unless one draws blindly."""
    if s.bag_word == EMPTY:
        r.empty_bag.given = True
    elif s.touch == BLIND:
        r.blind.given = True
    elif felt == 0:
        r.no_size.given = True
    else:
        r.size_gone.given = True
        r.size_gone.size = felt


@rules
def refuse_offering(s: Record, color: int, r: Refused) -> None:
    """T-O1, T-O3: a free top floor below the 6th, and one's stone of its color."""
    floors = height(s.built_word, color)
    if floors == 0:
        r.no_floor.given = True
        r.no_floor.color = color
    elif floors == FLOORS:
        r.sixth_floor.given = True
    elif colors(s.stones_word[s.turn]) >> U(color) & U(1):
        r.stone_offered.given = True
        r.stone_offered.color = color
    else:
        r.stone_there.given = True
        r.stone_there.floor = floors
        r.stone_there.color = color


@rules
def refuse_purchase(s: Record, use: int, money: int, r: Refused) -> None:
    """T-B1, T-2: a tile that is there, and that one can pay for."""
    stack = min(use - BUY, INAUGURATION)
    if stack == INAUGURATION:
        color = use - INAUGURATE
        if is_finished(s, color):
            r.bet_too_late.given = True
            r.bet_too_late.color = color
            return
        if s.inauguration[color] > 0:
            r.bet_sold.given = True
            r.bet_sold.color = color
            return
    elif s.sold[stack] == _COPIES[stack]:
        r.all_sold.given = True
        r.all_sold.bought = stack
        return
    r.price_too_high.given = True
    r.price_too_high.price = price(s, stack)
    r.price_too_high.mp = money


# -- Building and goals ---------------------------------------------------------------------------------------


@rules
def refuse_build(s: Record, color: int, r: Refused) -> None:
    """T-F1: a floor in front of one that comes next."""
    if colors(s.front_word[s.turn]) >> U(color) & U(1):
        r.floor_order.given = True
        r.floor_order.color = color
        r.floor_order.floor = height(s.built_word, color) + 1
    else:
        r.not_in_front.given = True
        r.not_in_front.color = color


@rules
def refuse_goal(s: Record, goal: int, r: Refused) -> None:
    """T-G1, T-U6: a goal on the board whose condition one meets."""
    if s.goal[goal] > 0:
        r.goal_gone.given = True
        r.goal_gone.goal = goal
    elif goal <= _WISDOM10:
        r.not_wise.given = True
        r.not_wise.ep = wisdom(s, s.turn)
        r.not_wise.needed = 10 if goal == _WISDOM10 else 5
    elif goal < _30MP:
        r.few_offerings.given = True
        r.few_offerings.made = size(s.stones_word[s.turn])
        r.few_offerings.stones = STONES
    elif goal == _30MP:
        r.few_points.given = True
        r.few_points.mp = s.mp[s.turn]
        r.few_points.needed = GOAL_MP
    else:
        r.not_first.given = True


# -- End of the turn ------------------------------------------------------------------------------------------


@rules
def refuse_end(states: Any, i: int, action: int, r: Refused) -> None:
    """T-F3, T-F4, T-U5: not before what fits is built and a tile was used; and floors as they lie there."""
    s = states[i]
    front = s.front_word[s.turn]
    buildable = front & due(s.built_word)
    if buildable != EMPTY:
        r.must_build.given = True
    elif s.used == 0 and can_use(states, i):
        r.use_first.given = True
    elif action == END:
        r.which_stays.given = True
    elif size(front) < 2:
        r.not_several.given = True
    elif action == KEEP_NONE:
        r.must_keep.given = True
    else:
        r.not_there.given = True
        r.not_there.color = (action - KEEP) % PAGODAS
        r.not_there.size = (action - KEEP) // PAGODAS + 1


@rules
def can_use(states: Any, i: int) -> bool:
    """T-U5: whether an action tile could be used."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    return bool(legal(states, i, actions) > 0 and actions[0] < BUILD)
