"""What bots know about Menara: a careful player who builds high, and gives up a card rather than risk the tower.

Everything is visible (E-U5), so a state and a view give the same answers. The player never makes a placement that
leaves the tower in doubt: it asks the statics first (E-U7), also of the tower without a piece it would
move (E-U9). Nobody tells it a margin: it works with what it sees, so that a hidden gauge (E-U14) changes nothing.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from vihara.core.boundary import address, addresses, array_at, boundary, whole
from vihara.core.compiled import Record, rules
from vihara.games.menara import actions as act
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import (
    AT_THE_START,
    EXTENSIONS,
    OVER_COLUMNS,
    SHIFTS,
    SIDES,
    SURE_SLOPE,
    allows_side,
    due_floor,
    is_sure_without,
    new_floor_poses,
    shift_poses,
)
from vihara.games.menara.choices import MOST_ACTIONS, legal
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.prospects import ENOUGH, LEVEL, ROOM, movable, pose_worth, safe_bases
from vihara.games.menara.questions import poses_at_base, survives
from vihara.games.menara.rules import COUNTS, FILL, MOVE_FLOOR, MOVE_UP, ONE_FLOOR, TASKS, task_of
from vihara.games.menara.state import (
    BASE,
    CAMP,
    CAMP_SIZE,
    CARDS_OF_A_PILE,
    COLORS,
    GLYPHS,
    NEW_FLOOR,
    PLAN,
    SHOWN,
    STATE,
    SWAP,
)
from vihara.games.menara.tower.balance import judge, new_room, top_level
from vihara.games.menara.tower.candidates import CANDIDATE
from vihara.games.menara.tower.geometry import TOWER, lay_floor, set_column, take_column

CAREFUL_DEGREES: Final = 0.8
"""The tilt the tower must survive after a placement, with some margin over what the rules ask for."""
CAREFUL: Final = math.tan(math.radians(CAREFUL_DEGREES))
FEW: Final = 4
"""E-N3: with fewer columns in the camp that fit somewhere, it is exchanged."""
MUCH: Final = 0.25
"""How much more useful a hand must become for a column to be swapped with the camp."""
HARDER: Final = 0.06
"""How much likelier a card of the next easier pile must be to be preferred: hard cards are best drawn early."""
JUDGED: Final = 3
"""So many poses of a new floor are looked at closely."""


# -- What a hand is good for ----------------------------------------------------------------------------------


@rules
def fillable(s: Record, floor: int, hand: Array, safe: Array) -> Any:
    """How many columns of the hand fit on safe bases of a floor, and how many bases would stay free."""
    left = hand.copy()
    fit, free = 0, 0
    for base in range(BASES):
        color = s.color[floor, base]
        if color >= 0 and s.tower.column[floor, base] == 0:
            if safe[floor, base] == 1 and left[color] > 0:
                left[color] -= 1
                fit += 1
            else:
                free += 1
    return fit, free


@rules
def usefulness(s: Record, hand: Array, safe: Array) -> float:
    """What a hand is good for: columns that fit somewhere, several on one floor, filling floors, high ones."""
    worth = 0.0
    demand = np.zeros(COLORS, np.int64)
    most = 0
    for floor in range(FLOORS):
        if s.tower.level[floor] < 0:
            continue
        fit, free = fillable(s, floor, hand, safe)
        most = max(most, fit)
        if fit > 0 and free == 0:
            worth += 1.5 + 0.3 * s.tower.level[floor]
        worth += 0.1 * fit * s.tower.level[floor]
        for base in range(BASES):
            if safe[floor, base] == 1:
                demand[s.color[floor, base]] += 1
    for color in range(COLORS):
        worth += min(hand[color], demand[color])
    return worth + 1.5 * min(most, 3)


# -- Decisions ------------------------------------------------------------------------------------------------


@rules
def own_hand(s: Record) -> Array:
    """The columns of the seat whose turn it is."""
    hand = np.zeros(COLORS, np.int64)
    for color in range(COLORS):
        hand[color] = s.hand[s.turn, color]
    return hand


@rules
def lay_base(s: Record, shapes: Array) -> int:
    """E-S2: the floors in order, light side up, compact."""
    found = np.zeros(AT_THE_START, CANDIDATE)
    for side in range(SIDES):
        for floor in range(FLOORS):
            if s.taken[floor] == 1 and poses_at_base(s.tower, floor, side, shapes, found) > 0:
                pose = found[0]
                return act.pose_action(act.LAY_BASE, floor, side, 0, pose.x, pose.y, pose.angle % 360)
    return -1


@rules
def exchange(s: Record, shapes: Array, measures: Array) -> int:
    """E-1: one column for another of the camp if the hand is much more useful then; the rest is left to others."""
    hand = own_hand(s)
    both = hand.copy()
    for color in range(COLORS):
        both[color] += s.camp[color]
    safe = np.zeros((FLOORS, BASES), np.int64)
    safe_bases(s, both, shapes, measures, safe)
    change = np.zeros(COLORS, np.int64)
    best = act.exchange_action(change)
    most = usefulness(s, hand, safe) + MUCH
    for give in range(COLORS):
        for take in range(COLORS):
            if give == take or hand[give] == 0 or s.camp[take] == 0:
                continue
            hand[give] -= 1
            hand[take] += 1
            worth = usefulness(s, hand, safe)
            hand[give] += 1
            hand[take] -= 1
            if worth > most:
                change[:] = 0
                change[give] = -1
                change[take] = 1
                best, most = act.exchange_action(change), worth
    return best


@rules
def shiftable(s: Record, shapes: Array, measures: Array) -> bool:
    """E-3e: whether some floor can be moved to another level without the temple getting lower."""
    found = np.zeros(SHIFTS, CANDIDATE)
    top = top_level(s.tower)
    for floor in range(FLOORS):
        number = shift_poses(s, floor, SHOWN, shapes, measures, found)
        for k in range(number):
            if found[k].level >= top or s.tower.level[floor] < top:
                return True
    return False


@rules
def count_promising(s: Record, shapes: Array, measures: Array, good: Array, cards: Array) -> None:
    """How many cards each pile still has, and how many of them could be fulfilled now, roughly."""
    hand = own_hand(s)
    safe = np.zeros((FLOORS, BASES), np.int64)
    safe_bases(s, hand, shapes, measures, safe)
    demand = np.zeros(COLORS, np.int64)
    most, fills = 0, False
    for floor in range(FLOORS):
        if s.tower.level[floor] < 0:
            continue
        fit, free = fillable(s, floor, hand, safe)
        most = max(most, fit)
        fills = fills or (fit > 0 and free == 0)
        for base in range(BASES):
            if safe[floor, base] == 1:
                demand[s.color[floor, base]] += 1
    fit_anywhere = 0
    for color in range(COLORS):
        fit_anywhere += min(hand[color], demand[color])
    up = movable(s, shapes, measures)
    shifts = shiftable(s, shapes, measures)
    for glyph in range(GLYPHS):
        cards[glyph], good[glyph] = 0, 0
        for card in range(CARDS_OF_A_PILE):
            number = int(s.pile[glyph, card])
            task, count = TASKS[card // 3], COUNTS[card // 3]
            cards[glyph] += number
            if task == MOVE_UP:
                can = up >= count
            elif task == MOVE_FLOOR:
                can = shifts
            elif task == FILL:
                can = fills
            elif task == ONE_FLOOR:
                can = most >= count
            else:
                can = fit_anywhere >= count
            if can:
                good[glyph] += number


@rules
def choose_pile(s: Record, shapes: Array, measures: Array) -> int:
    """E-2: the pile whose next card can most likely be fulfilled; the harder one if that is nearly the same."""
    good, cards = np.zeros(GLYPHS, np.int64), np.zeros(GLYPHS, np.int64)
    count_promising(s, shapes, measures, good, cards)
    best, best_worth = -1, -1.0
    for glyph in range(GLYPHS):
        if cards[glyph] > 0:
            worth = good[glyph] / cards[glyph] + HARDER * glyph
            if worth > best_worth:
                best, best_worth = glyph, worth
    return act.word(act.REVEAL_PLAN) + best


@rules
def place_column(s: Record, shapes: Array, measures: Array) -> int:
    """E-3a, E-3b, E-3d: a column where it is safe: high up, on a floor that can be filled; else give up."""
    hand = own_hand(s)
    safe = np.zeros((FLOORS, BASES), np.int64)
    safe_bases(s, hand, shapes, measures, safe)
    task = task_of(s)
    still = 1 if s.card < 0 else COUNTS[int(s.card) // 3] - int(s.done)
    worth = np.full((FLOORS, BASES), -1.0)
    for floor in range(FLOORS):
        if s.tower.level[floor] < 0 or (s.target >= 0 and floor != s.target):
            continue
        fit, free = fillable(s, floor, hand, safe)
        value = 4.0 + 1.0 * s.tower.level[floor] - 0.7 * free
        if task == ONE_FLOOR and fit < still:
            value = 0.0
        if task == FILL and free > 0:
            value = 0.0
        if task != ONE_FLOOR and task != FILL and free == 0:
            value += 3.0 if fit <= still else 1.0
        for base in range(BASES):
            if safe[floor, base] == 1:
                worth[floor, base] = max(0.0, value) + 0.01 * hand[s.color[floor, base]]
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    while True:
        best_floor, best_base, best = -1, -1, -1.0
        for floor in range(FLOORS):
            for base in range(BASES):
                if worth[floor, base] > best:
                    best_floor, best_base, best = floor, base, worth[floor, base]
        if best_floor < 0:
            return act.word(act.GIVE_UP)
        set_column(trial[0], best_floor, best_base, 0, 0)
        if survives(trial[0], shapes, measures, CAREFUL):
            return act.place_action(int(s.color[best_floor, best_base]), best_floor, best_base)
        take_column(trial[0], best_floor, best_base)
        worth[best_floor, best_base] = -1.0


@rules
def practice(s: Record, shapes: Array, measures: Array) -> int:
    """E-U14: one column where it is safe, then stop, for a full hand to choose from; where none is safe, the least
    dangerous one.
    """
    if s.done > 0:
        return act.word(act.STOP)
    action = place_column(s, shapes, measures)
    if action != act.word(act.GIVE_UP):
        return action
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    room = new_room()
    best, most = act.word(act.STOP), -1e300
    for floor in range(FLOORS):
        for base in range(BASES):
            color = int(s.color[floor, base])
            if color < 0 or s.tower.column[floor, base] == 1 or s.hand[s.turn, color] == 0:
                continue
            set_column(trial[0], floor, base, 0, 0)
            holds, margin = judge(trial[0], shapes, measures, room)
            take_column(trial[0], floor, base)
            worth = margin if holds else -1e9
            if worth > most:
                best, most = act.place_action(color, floor, base), worth
    return best


@rules
def move_column(states: Any, i: int, shapes: Array, measures: Array) -> int:
    """E-3c: the column that is missed least, onto the highest base; else give up."""
    s = states[i]
    actions = np.empty(MOST_ACTIONS, np.int64)
    number = legal(states, i, actions)
    trial = np.zeros(1, TOWER)
    room = new_room()
    spared = np.zeros((FLOORS, BASES), np.int64)  # E-U9; 1: the tower stands without this column, −1: it does not
    best, best_worth = act.word(act.GIVE_UP), -1e9
    for k in range(number):
        action = actions[k]
        if act.kind_of(action) != act.MOVE:
            continue
        floor = act.floor_of(action)
        base, to_floor, to_base = act.move_of(action)
        worth = 2.0 * s.tower.level[to_floor] - 1.0 * s.tower.level[floor]
        if worth + 10.0 < best_worth or spared[floor, base] < 0:
            continue
        trial[0] = s.tower
        take_column(trial[0], floor, base)
        if spared[floor, base] == 0:
            holds, _ = judge(trial[0], shapes, measures, room)
            sure = holds and survives(trial[0], shapes, measures, SURE_SLOPE)
            spared[floor, base] = 1 if sure else -1
            if not sure:
                continue
        set_column(trial[0], to_floor, to_base, 0, 0)
        holds, margin = judge(trial[0], shapes, measures, room)
        if not holds or margin <= ROOM:
            continue
        worth += 0.4 * min(margin, ENOUGH)
        if worth > best_worth and survives(trial[0], shapes, measures, CAREFUL):
            best, best_worth = action, worth
    return best


@rules
def lay_floor_well(s: Record, shapes: Array, measures: Array) -> int:
    """E-F3: the new floor high and safe over columns; else as an extension of the temple base."""
    floor = due_floor(s)
    found = np.zeros(OVER_COLUMNS, CANDIDATE)
    trial = np.zeros(1, TOWER)
    best, best_worth = -1, -1e9
    for side in range(SIDES):
        if not allows_side(s, side):
            continue
        number = new_floor_poses(s, floor, side, SHOWN, shapes, measures, found)
        worth = np.empty(number)
        for k in range(number):
            worth[k] = -(LEVEL * found[k].level + min(found[k].margin, ENOUGH))
        looked = 0
        for k in np.argsort(worth):
            if looked == JUDGED:
                break
            pose = found[k]
            trial[0] = s.tower
            lay_floor(trial[0], floor, side, pose.level, pose.x, pose.y, pose.angle)
            if not survives(trial[0], shapes, measures, CAREFUL):
                continue
            looked += 1
            value = pose_worth(trial, floor, side, pose, shapes, measures)
            if value > best_worth:
                best = act.pose_action(act.LAY_FLOOR, 0, side, 0, pose.x, pose.y, pose.angle % 360)
                best_worth = value
    if best >= 0:
        return best
    beside = np.zeros(EXTENSIONS, CANDIDATE)
    for side in range(SIDES):
        if allows_side(s, side) and poses_at_base(s.tower, floor, side, shapes, beside) > 0:
            pose = beside[0]
            return act.pose_action(act.EXTEND, 0, side, 0, pose.x, pose.y, pose.angle % 360)
    return -1


@rules
def shift_floor(s: Record, shapes: Array, measures: Array) -> int:
    """E-3e: a floor to another level, so that the temple stays as high as it can; else give up."""
    found = np.zeros(SHIFTS, CANDIDATE)
    trial = np.zeros(1, TOWER)
    best, best_worth = act.word(act.GIVE_UP), -1e9
    top = top_level(s.tower)
    for floor in range(FLOORS):
        number = shift_poses(s, floor, SHOWN, shapes, measures, found)
        if number > 0 and not is_sure_without(s, act.shift_of(floor)):
            continue
        for k in range(number):
            pose = found[k]
            trial[0] = s.tower
            lay_floor(trial[0], floor, trial[0].side[floor], pose.level, pose.x, pose.y, pose.angle)
            worth = 2.0 * LEVEL * (top_level(trial[0]) - top) + min(pose.margin, ENOUGH)
            if (
                top_level(trial[0]) >= top - 1
                and worth > best_worth
                and survives(trial[0], shapes, measures, CAREFUL)
            ):
                best = act.pose_action(act.SHIFT, floor, 0, pose.level, pose.x, pose.y, pose.angle % 360)
                best_worth = worth
    return best


@rules
def camp_fits(s: Record) -> int:
    """How many columns of the camp fit on free bases."""
    demand = np.zeros(COLORS, np.int64)
    for floor in range(FLOORS):
        for base in range(BASES):
            if s.color[floor, base] >= 0 and s.tower.column[floor, base] == 0:
                demand[s.color[floor, base]] += 1
    fit = 0
    for color in range(COLORS):
        fit += min(int(s.camp[color]), demand[color])
    return fit


@rules
def careful(views: Any, i: int) -> int:
    """What the careful player does."""
    s = views[i]
    shapes, measures = tables_of(s.tables)
    action = -1
    if s.stage == BASE:
        action = lay_base(s, shapes)
    elif s.stage == CAMP:
        action = exchange(s, shapes, measures)
    elif s.stage == PLAN:
        action = choose_pile(s, shapes, measures)
    elif s.stage == NEW_FLOOR:
        action = lay_floor_well(s, shapes, measures)
    elif s.stage == SWAP:
        swaps = s.bag.sum() >= CAMP_SIZE and camp_fits(s) < FEW
        action = act.word(act.SWAP_CAMP) if swaps else act.word(act.KEEP_CAMP)
    elif s.practice == 1:
        action = practice(s, shapes, measures)
    elif task_of(s) == MOVE_UP:
        action = move_column(views, i, shapes, measures)
    elif task_of(s) == MOVE_FLOOR:
        action = shift_floor(s, shapes, measures)
    else:
        action = place_column(s, shapes, measures)
    return action


def _careful(view: Any) -> int:
    return careful(array_at(view, 1), 0)


_ask_careful = boundary("vihara_menara_careful", whole(addresses(STATE)), _careful)


@rules
def policy(views: Any, i: int, dice: Any) -> int:  # noqa: ARG001 - it always knows what it wants
    """The careful player."""
    tables_of(views[i].tables)  # if they are not at hand, that is said here: errors pass no boundary
    return int(_ask_careful(address(views[i])))


@rules
def greedy(views: Any, i: int, dice: Any, scratch: Any) -> int:  # noqa: ARG001 - it needs none
    """The same for whoever has scratch memory."""
    return policy(views, i, dice)
