"""Whether a plan card can be fulfilled with the columns at hand, and what is missing.

Pieces alone are counted: colors, bases and levels. Whether the tower would bear it is the statics' to say, and so
nothing here tells a margin (E-U14).
"""

from __future__ import annotations

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.words import more
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import carried_floor
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.rules import COUNTS, FILL, MOVE_UP, ONE_FLOOR, PLACE_ANY, TASKS
from vihara.games.menara.state import COLORS
from vihara.games.menara.words import MAYBE, NO, YES, CardOutlook


@rules
def count_free(s: Record, floor: int, free: Array) -> int:
    """Free bases of a floor, by color into `free`; how many there are."""
    free[:] = 0
    number = 0
    for base in range(BASES):
        if s.color[floor, base] >= 0 and s.tower.column[floor, base] == 0:
            free[s.color[floor, base]] += 1
            number += 1
    return number


@rules
def fitting(s: Record, free: Array) -> int:
    """How many columns of the hand stand on these bases."""
    fit = 0
    for color in range(COLORS):
        fit += min(int(free[color]), int(s.hand[s.turn, color]))
    return fit


@rules
def anywhere(s: Record, needs: int, row: CardOutlook) -> None:
    """E-3a: columns on any floors; a floor that can be filled on the way brings bases nobody knows yet."""
    free, every = np.zeros(COLORS, np.int64), np.zeros(COLORS, np.int64)
    for floor in range(FLOORS):
        if s.tower.level[floor] >= 0:
            count_free(s, floor, free)
            every += free
    can = min(needs, fitting(s, every))
    row.needs = needs
    row.can = can
    row.floor = -1
    if can == needs:
        row.able = YES
        return
    row.able = NO
    for floor in range(FLOORS):
        if s.tower.level[floor] >= 0:
            number = count_free(s, floor, free)
            if number > 0 and fitting(s, free) == number and number <= can:
                row.able = MAYBE


@rules
def on_one_floor(s: Record, needs: int, row: CardOutlook) -> None:
    """E-3b: so many columns on one floor, which the first of them settles."""
    free = np.zeros(COLORS, np.int64)
    can, best = 0, -1
    for floor in range(FLOORS):
        if floor == s.target or (s.target < 0 and s.tower.level[floor] >= 0):
            count_free(s, floor, free)
            if best < 0 or fitting(s, free) > can:
                can, best = fitting(s, free), floor
    row.able = YES if can >= needs else NO
    row.needs = needs
    row.can = min(can, needs)
    row.floor = best


@rules
def filled(s: Record, row: CardOutlook) -> None:
    """E-3d: every free base of one floor; of several floors the one for which least lacks."""
    free = np.zeros(COLORS, np.int64)
    best, least_lack, least = -1, 0, 0
    for floor in range(FLOORS):
        if s.target >= 0 and floor != s.target:
            continue
        number = count_free(s, floor, free)
        if s.target < 0 and (s.tower.level[floor] < 0 or number == 0):
            continue
        lack = number - fitting(s, free)
        if best < 0 or lack < least_lack or (lack == least_lack and number < least):
            best, least_lack, least = floor, lack, number
    row.floor = best
    if best < 0:
        row.able = NO
        row.needs = 1
        return
    row.needs = count_free(s, best, free)
    row.can = fitting(s, free)
    row.able = YES
    for color in range(COLORS):
        if free[color] > s.hand[s.turn, color]:
            lacks = more(row.missing)
            lacks.color = color
            lacks.needs = free[color]
            lacks.has = s.hand[s.turn, color]
            row.able = NO


@rules
def moved_up(s: Record, needs: int, row: CardOutlook) -> None:
    """E-3c: columns to free bases of their color on higher levels; a base that is left is free for others.

    Columns of the highest levels go first: what is above them is above all others, too.
    """
    standing, free = np.zeros(FLOORS, np.int64), np.zeros(FLOORS, np.int64)  # by level
    can = 0
    for color in range(COLORS):
        standing[:] = 0
        free[:] = 0
        for floor in range(FLOORS):
            level = int(s.tower.level[floor])
            for base in range(BASES):
                if level >= 0 and s.color[floor, base] == color:
                    if s.tower.column[floor, base] == 0:
                        free[level] += 1
                    elif s.moved[floor, base] == 0:
                        standing[level] += 1
        for level in range(FLOORS - 1, -1, -1):
            for _ in range(standing[level]):
                for above in range(level + 1, FLOORS):
                    if free[above] > 0:
                        free[above] -= 1
                        free[level] += 1
                        can += 1
                        break
    row.needs = needs
    row.can = min(can, needs)
    row.floor = -1
    row.able = YES if can >= needs else NO
    if can < needs:  # E-U8: a floor that is filled on the way brings bases nobody knows yet
        colors = np.zeros(COLORS, np.int64)
        for floor in range(FLOORS):
            if s.tower.level[floor] >= 1 and 1 <= count_free(s, floor, colors) <= can:
                row.able = MAYBE


@rules
def shifted(s: Record, row: CardOutlook) -> None:
    """E-3e, E-U11: a floor that lies on columns and carries none, with free columns on another level."""
    shapes, measures = tables_of(s.tables)
    row.able = NO
    row.needs = 1
    row.can = 0
    row.floor = -1
    for floor in range(FLOORS):
        level = int(s.tower.level[floor])
        if level < 1 or carried_floor(s.tower, floor, shapes, measures) >= 0:
            continue
        for other in range(FLOORS):
            there = int(s.tower.level[other])
            if other != floor and there >= 0 and there + 1 != level and s.tower.column[other].sum() > 0:
                row.able = YES
                row.can = 1


@rules
def outlook(s: Record, card: int, done: int, row: CardOutlook) -> None:
    """What a card comes to for the seat whose turn it is, with so many steps made already, into an empty row."""
    task, count = TASKS[card // 3], COUNTS[card // 3]
    if task == PLACE_ANY:
        anywhere(s, count - done, row)
    elif task == ONE_FLOOR:
        on_one_floor(s, count - done, row)
    elif task == MOVE_UP:
        moved_up(s, count - done, row)
    elif task == FILL:
        filled(s, row)
    else:
        shifted(s, row)
