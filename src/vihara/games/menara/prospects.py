"""What a tower can still take: the careful player's questions, which look at many towers that might be.

Each is compiled once and asked across a boundary (`core/boundary.py`).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vihara.core.boundary import address, addresses, array_at, boundary, fraction, record_at, whole
from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.questions import MEASURES, POSES, SHAPES, TOWERS, measures_at, shapes_at
from vihara.games.menara.state import COLORS, STATE
from vihara.games.menara.tower.balance import judge, new_room
from vihara.games.menara.tower.geometry import TOWER, set_column, take_column

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


# -- Asked across the boundary --------------------------------------------------------------------------------


def _safe_bases(s: Any, hand: Any, shapes: Any, measures: Any, out: Any) -> int:
    find_safe_bases(
        record_at(s),
        array_at(hand, COLORS),
        shapes_at(shapes),
        measures_at(measures),
        array_at(out, (FLOORS, BASES)),
    )
    return 0


def _movable(s: Any, shapes: Any, measures: Any) -> int:
    return count_movable(record_at(s), shapes_at(shapes), measures_at(measures))


def _pose_worth(trial: Any, floor: int, side: int, pose: Any, shapes: Any, measures: Any) -> float:
    return weigh_pose(array_at(trial, 1), floor, side, record_at(pose), shapes_at(shapes), measures_at(measures))


_STATES, _NUMBERS = addresses(STATE), addresses(np.int64)
_ask_safe_bases = boundary(
    "vihara_menara_safe_bases", whole(_STATES, _NUMBERS, SHAPES, MEASURES, _NUMBERS), _safe_bases
)
_ask_movable = boundary("vihara_menara_movable", whole(_STATES, SHAPES, MEASURES), _movable)
_ask_pose_worth = boundary(
    "vihara_menara_pose_worth", fraction(TOWERS, whole, whole, POSES, SHAPES, MEASURES), _pose_worth
)


@rules
def safe_bases(s: Record, hand: Array, shapes: Array, measures: Array, out: Array) -> None:
    """Which free bases could take a column of the hand: 1 in `out`, else 0."""
    _ask_safe_bases(address(s), address(hand), address(shapes), address(measures), address(out))


@rules
def movable(s: Record, shapes: Array, measures: Array) -> int:
    """E-3c: how many columns could be moved up."""
    return int(_ask_movable(address(s), address(shapes), address(measures)))


@rules
def pose_worth(trial: Array, floor: int, side: int, pose: Record, shapes: Array, measures: Array) -> float:
    """What a pose of a new floor promises."""
    return float(_ask_pose_worth(address(trial), floor, side, address(pose), address(shapes), address(measures)))
