"""What a tower can still take: the careful player's questions, which look at many towers that might be.

Each is compiled once and asked across a boundary (see `questions`).
"""

from __future__ import annotations

from typing import Final

import numba
import numpy as np

from vihara.core.compiled import Record, asking, rules
from vihara.games.menara.balance import judge, new_room
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.geometry import TOWER, set_column, take_column

ROOM: Final = 1.5
"""Millimeters by which every load must stay inside its supports for a base to be worth a thought."""
LEVEL: Final = 9.0
"""What a level more is worth in millimeters of margin."""
ENOUGH: Final = 25.0
"""Margins beyond this many millimeters are all the same."""


@rules
def find_safe_bases(s: Record, hand: Array, shapes: Array, measures: Array, out: Array) -> None:
    """Which free bases could take a column of the hand: 1 in `out`, else 0."""
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    room = new_room()
    for floor in range(FLOORS):
        for base in range(BASES):
            out[floor, base] = 0
            color = s.color[floor, base]
            if color < 0 or trial[0].column[floor, base] == 1 or hand[color] == 0:
                continue
            if trial[0].level[floor] == 0:  # the table carries it, and above it only helps
                out[floor, base] = 1
                continue
            set_column(trial[0], floor, base, 0, 0)
            holds, margin = judge(trial[0], shapes, measures, room)
            if holds and margin > ROOM:
                out[floor, base] = 1
            take_column(trial[0], floor, base)


@rules
def count_movable(s: Record, shapes: Array, measures: Array) -> int:
    """E-3c, E-U9: how many columns could be moved up, roughly, without the tower falling."""
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    room = new_room()
    used = np.zeros((FLOORS, BASES), np.int64)
    spared = np.zeros((FLOORS, BASES), np.int64)  # 1: the tower stands without this column, −1: it does not
    found = 0
    for to_floor in range(FLOORS):
        if s.tower.level[to_floor] < 1:
            continue
        for to_base in range(BASES):
            color = s.color[to_floor, to_base]
            if color < 0 or s.tower.column[to_floor, to_base] == 1 or found == 3:
                continue
            done = False
            for floor in range(FLOORS):
                if done or s.tower.level[floor] < 0 or s.tower.level[floor] >= s.tower.level[to_floor]:
                    continue
                for base in range(BASES):
                    if (
                        done
                        or s.color[floor, base] != color
                        or s.tower.column[floor, base] == 0
                        or used[floor, base] == 1
                        or spared[floor, base] < 0
                    ):
                        continue
                    take_column(trial[0], floor, base)
                    if spared[floor, base] == 0:
                        holds, margin = judge(trial[0], shapes, measures, room)
                        spared[floor, base] = 1 if holds and margin > ROOM else -1
                        if spared[floor, base] < 0:
                            set_column(trial[0], floor, base, 0, 0)
                            continue
                    set_column(trial[0], to_floor, to_base, 0, 0)
                    holds, margin = judge(trial[0], shapes, measures, room)
                    if holds and margin > ROOM:
                        used[floor, base] = 1
                        spared[:] = 0
                        found += 1
                        done = True
                    else:
                        set_column(trial[0], floor, base, 0, 0)
                        take_column(trial[0], to_floor, to_base)
    return found


@rules
def weigh_pose(trial: Array, floor: int, side: int, pose: Record, shapes: Array, measures: Array) -> float:
    """What a pose of a new floor promises: its level, its margin, and how many of its bases are safe."""
    room = new_room()
    worth = LEVEL * pose.level + min(pose.margin, ENOUGH)
    count = shapes[floor, side].base_count
    good = 0
    for base in range(count):
        set_column(trial[0], floor, base, 0, 0)
        holds, margin = judge(trial[0], shapes, measures, room)
        if holds and margin > ROOM:
            good += 1
        take_column(trial[0], floor, base)
    return worth + 12.0 * good / count - 1.0 * count


@asking
def safe_bases(s: Record, hand: Array, shapes: Array, measures: Array, out: Array) -> None:
    """Which free bases could take a column of the hand: 1 in `out`, else 0."""
    with numba.objmode():
        find_safe_bases(s, hand, shapes, measures, out)


@asking
def movable(s: Record, shapes: Array, measures: Array) -> int:
    """E-3c: how many columns could be moved up."""
    with numba.objmode(number="int64"):
        number = count_movable(s, shapes, measures)
    return number


@asking
def pose_worth(trial: Array, floor: int, side: int, pose: Record, shapes: Array, measures: Array) -> float:
    """What a pose of a new floor promises."""
    with numba.objmode(worth="float64"):
        worth = weigh_pose(trial, floor, side, pose, shapes, measures)
    return worth
