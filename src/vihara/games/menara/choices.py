"""What can be done and what can happen: the decisions offered, and chance with its weights."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.turns import list_counted
from vihara.games.menara import actions as act
from vihara.games.menara.actions import (
    CARD_DRAWN,
    COLUMN_DRAWN,
    FALLS,
    FLOOR_DRAWN,
    GIVE_UP,
    KEEP_CAMP,
    NOTHING_FALLS,
    REVEAL_PLAN,
    STOP,
    SWAP_CAMP,
)
from vihara.games.menara.boxes import next_to_fall
from vihara.games.menara.building import list_base_poses, list_new_floor, list_shifts
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.hand import (
    MOST_ERRORS,
    is_possible_error,
    is_possible_fall,
    is_possible_nudge,
    list_errors,
    list_nudges,
)
from vihara.games.menara.rules import MOVE_FLOOR, MOVE_UP, task_of
from vihara.games.menara.state import (
    BASE,
    CAMP,
    CAMP_SIZE,
    CARDS_OF_A_PILE,
    COLORS,
    DEAL_QUARRY,
    ERROR,
    GLYPHS,
    LIFT,
    NEW_FLOOR,
    NUDGE,
    PLAN,
    QUARRY,
    REVEAL,
    SWAP,
    VERDICT,
)

MOST_ACTIONS: Final = 2048
"""Enough for every table: columns and free bases of a color are at most twice its supply together."""


@rules
def list_exchanges(s: Record, out: Array) -> int:
    """E-1: every exchange with the camp: how many columns more or fewer of each color, in balance."""
    low = np.empty(COLORS, np.int64)
    high = np.empty(COLORS, np.int64)
    change = np.empty(COLORS, np.int64)
    for color in range(COLORS):
        low[color] = -int(s.hand[s.turn, color])
        high[color] = int(s.camp[color])
        change[color] = low[color]
    n = 0
    while True:
        rest = -change[: COLORS - 1].sum()  # the last color makes up the balance
        if low[COLORS - 1] <= rest <= high[COLORS - 1]:
            change[COLORS - 1] = rest
            out[n] = act.exchange_action(change)
            n += 1
        color = 0
        while color < COLORS - 1 and change[color] == high[color]:
            change[color] = low[color]
            color += 1
        if color == COLORS - 1:
            return n
        change[color] += 1


@rules
def list_columns(s: Record, out: Array) -> int:
    """E-3a, E-3b, E-3d: each column in hand onto each free base of its color, on the one floor if it is chosen."""
    n = 0
    for floor in range(FLOORS):
        if s.target >= 0 and floor != s.target:
            continue
        for base in range(BASES):
            color = int(s.color[floor, base])
            if color >= 0 and s.tower.column[floor, base] == 0 and s.hand[s.turn, color] > 0:
                out[n] = act.place_action(color, floor, base)
                n += 1
    return n


@rules
def list_moves(s: Record, out: Array) -> int:
    """E-3c: each column not moved yet onto each free base of its color on a higher level."""
    n = 0
    for floor in range(FLOORS):
        for base in range(BASES):
            if s.tower.column[floor, base] == 0 or s.moved[floor, base] == 1:
                continue
            for to_floor in range(FLOORS):
                if s.tower.level[to_floor] <= s.tower.level[floor]:
                    continue
                for to_base in range(BASES):
                    if (
                        s.tower.column[to_floor, to_base] == 0
                        and s.color[to_floor, to_base] == s.color[floor, base]
                    ):
                        out[n] = act.move_action(floor, base, to_floor, to_base)
                        n += 1
    return n


@rules
def legal(states: Any, i: int, out: Any) -> int:
    """List the decisions offered, ascending: all that need no pose, and sensible candidates for poses."""
    s = states[i]
    if s.to_act < 0:
        return 0
    n = 0
    if s.stage == BASE:
        n = list_base_poses(s, out)
    elif s.stage == CAMP:
        n = list_exchanges(s, out)
    elif s.stage == PLAN:
        for glyph in range(GLYPHS):
            if s.pile[glyph].sum() > 0:
                out[n] = act.word(REVEAL_PLAN) + glyph
                n += 1
    elif s.stage == NEW_FLOOR:
        n = list_new_floor(s, out)
    elif s.stage == SWAP:
        if s.bag.sum() >= CAMP_SIZE:  # E-U8
            out[n] = act.word(SWAP_CAMP)
            n += 1
        out[n] = act.word(KEEP_CAMP)
        n += 1
    elif s.practice == 1:
        n = list_columns(s, out)
        if s.done > 0 or n == 0:  # E-U14: one column or more a turn
            out[n] = act.word(STOP)
            n += 1
    else:
        task = task_of(s)
        if task == MOVE_UP:
            n = list_moves(s, out)
        elif task == MOVE_FLOOR:
            n = list_shifts(s, out)
        else:
            n = list_columns(s, out)
        out[n] = act.word(GIVE_UP)
        n += 1
    out[:n].sort()
    return n


@rules
def choose(states: Any, i: int, dice: Any) -> int:
    """One of the decisions offered, all equally likely."""
    out = np.empty(MOST_ACTIONS, np.int64)
    number = legal(states, i, out)
    return int(out[below(dice, number)])


@rules
def chances(states: Any, i: int, actions: Any, weights: Any) -> int:
    """What chance can give next, with weights. E-U7, E-U9: the verdict of the simulation is one outcome."""
    s = states[i]
    n = 0
    if s.stage == ERROR:
        return list_errors(s, actions, weights)
    if s.stage == NUDGE:
        return list_nudges(s, actions, weights)
    if s.stage == VERDICT or s.stage == LIFT:
        piece = next_to_fall(states, i)
        actions[0] = FALLS + piece if piece >= 0 else NOTHING_FALLS
        weights[0] = 1
        return 1
    if s.stage == REVEAL:
        for card in range(CARDS_OF_A_PILE):
            if s.pile[s.glyph, card] > 0:
                actions[n] = CARD_DRAWN + card
                weights[n] = s.pile[s.glyph, card]
                n += 1
        return n
    if s.stage == DEAL_QUARRY or s.stage == QUARRY:
        return list_counted(s.quarry, FLOORS, FLOOR_DRAWN, actions, weights)
    return list_counted(s.bag, COLORS, COLUMN_DRAWN, actions, weights)


@rules
def possible(states: Any, i: int, action: int) -> bool:
    """Whether chance could give this: any error, nudge or fall there can be, whatever we would draw."""
    s = states[i]
    if s.stage == ERROR:
        return is_possible_error(s, action)
    if s.stage == NUDGE:
        return is_possible_nudge(s, action)
    if s.stage == LIFT or s.stage == VERDICT:
        return is_possible_fall(s, action)
    actions = np.empty(MOST_ERRORS, np.int64)
    weights = np.empty(MOST_ERRORS, np.int64)
    found = False
    for k in range(chances(states, i, actions, weights)):
        found = found or actions[k] == action
    return bool(found)


@rules
def pick(states: Any, i: int, dice: Any) -> int:
    """Draw the next chance action."""
    actions = np.empty(MOST_ERRORS, np.int64)
    weights = np.empty(MOST_ERRORS, np.int64)
    number = chances(states, i, actions, weights)
    left = below(dice, weights[:number].sum())
    k = 0
    while left >= weights[k]:
        left -= weights[k]
        k += 1
    return int(actions[k])
