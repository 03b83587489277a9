"""Building: where floors may lie, what carries what, and the poses offered to a player.

The rules take any pose of the lattice (`pose_fault`); `list_…` write the few that a thoughtful player would try.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from vihara.core.boundary import alive
from vihara.core.compiled import Record, rules
from vihara.games.menara.actions import EXTEND, FARTHEST, LAY_BASE, LAY_FLOOR, SHIFT, pose_action, shift_of
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.components import BASES, FLOORS, Array, Rim, Side
from vihara.games.menara.lifting import tower_without
from vihara.games.menara.questions import (
    level_of_rest,
    lies_well,
    poses_at_base,
    poses_over_columns,
    stands,
    survives,
)
from vihara.games.menara.state import SECOND_RULES, SHOWN
from vihara.games.menara.tower.balance import SURE
from vihara.games.menara.tower.candidates import CANDIDATE
from vihara.games.menara.tower.geometry import TOWER, bears, covering_floor, lay_floor

OVER_COLUMNS: Final = 12
"""Poses over columns offered for each side of a new floor."""
EXTENSIONS: Final = 4
"""Extensions of the temple base offered for each side."""
AT_THE_START: Final = 6
"""Poses offered for each floor and side of the temple base at set-up."""
SHIFTS: Final = 8
"""Poses offered for each floor that may be shifted."""

FREE: Final = int(Rim.FREE)
SIDES: Final = len(Side)
SURE_SLOPE: Final = math.tan(math.radians(SURE))


@rules
def put_floor(s: Record, floor: int, side: int, level: int, x: int, y: int, angle: int, shapes: Array) -> None:
    """Lay a floor and note the colors of its bases."""
    lay_floor(s.tower, floor, side, level, x, y, angle)
    for base in range(BASES):
        s.color[floor, base] = shapes[floor, side].color[base]


@rules
def carried_floor(tower: Record, floor: int, shapes: Array, measures: Array) -> int:
    """A floor that rests on columns of this one, or −1."""
    for upper in range(FLOORS):
        if tower.level[upper] == tower.level[floor] + 1:
            for base in range(BASES):
                if bears(tower, floor, base, upper, shapes, measures):
                    return upper
    return -1


@rules
def nudged_floor(s: Record) -> int:
    """The floor a trembling hand may nudge with the placement just made, or −1.

    Setting a floor down nudges that floor; sliding a column in between floors, the one above; lifting a
    load-bearing column, the one it bore.
    """
    shapes, measures = tables_of(s.tables)
    radius = measures[0].radius
    kind = int(s.placed[0])
    floor = int(s.placed[1])
    if kind in (LAY_FLOOR, SHIFT):
        return floor
    if kind in (LAY_BASE, EXTEND):
        return -1
    if s.placed[3] >= 0:
        above = covering_floor(s.tower, s.placed[3], s.placed[4], radius, shapes)
        if above >= 0:
            return above
    return covering_floor(s.tower, floor, s.placed[2], radius, shapes)


@rules
def is_sure(s: Record) -> bool:
    """E-U7: whether the tower stands without any doubt: it would survive a tilt of half a degree."""
    shapes, measures = tables_of(s.tables)
    return survives(s.tower, shapes, measures, SURE_SLOPE)


@rules
def is_sure_without(s: Record, action: int) -> bool:
    """E-U9: whether the tower stands without any doubt while the piece of a move or a shift is out."""
    shapes, measures = tables_of(s.tables)
    trial = tower_without(s.tower, action)
    return bool(alive(trial, survives(trial[0], shapes, measures, SURE_SLOPE)))


@rules
def can_be_set_up_again(s: Record) -> bool:
    """E-L2: whether fallen columns can be put back where they stood: not if nothing would hold the tower then."""
    shapes, measures = tables_of(s.tables)
    if s.lifted < 0:
        return stands(s.tower, shapes, measures)
    trial = tower_without(s.tower, s.lifted)
    return bool(alive(trial, stands(trial[0], shapes, measures)))


@rules
def fits(s: Record, floor: int) -> bool:
    """Whether a floor lies lawfully where it lies."""
    shapes, measures = tables_of(s.tables)
    return lies_well(s.tower, floor, shapes, measures)


# -- Poses offered --------------------------------------------------------------------------------------------


@rules
def add_poses(kind: int, floor: int, side: int, found: Array, number: int, out: Array, n: int) -> int:
    """Write candidates as actions."""
    for k in range(number):
        pose = found[k]
        if abs(pose.x) <= FARTHEST and abs(pose.y) <= FARTHEST and n < len(out):
            level = pose.level if kind == SHIFT else 0
            out[n] = pose_action(kind, floor, side, level, pose.x, pose.y, pose.angle % 360)
            n += 1
    return n


@rules
def list_base_poses(s: Record, out: Array) -> int:
    """E-S2: poses for the floors of the temple base still to be laid."""
    shapes, _ = tables_of(s.tables)
    found = np.zeros(AT_THE_START, CANDIDATE)
    n = 0
    for floor in range(FLOORS):
        if s.taken[floor] == 1:
            for side in range(SIDES):
                number = poses_at_base(s.tower, floor, side, shapes, found)
                n = add_poses(LAY_BASE, floor, side, found, number, out, n)
    return n


@rules
def keep_resting(
    tower: Record, floor: int, side: int, found: Array, number: int, shapes: Array, measures: Array
) -> int:
    """Keep the candidates that come to lie on the level they are meant for: a text names no level (E-U4)."""
    trial = np.zeros(1, TOWER)
    trial[0] = tower
    kept = 0
    for k in range(number):
        lay_floor(trial[0], floor, side, -1, found[k].x, found[k].y, found[k].angle)
        if level_of_rest(trial[0], floor, shapes, measures) == found[k].level:
            found[kept] = found[k]
            kept += 1
    return kept


@rules
def new_floor_poses(
    s: Record, floor: int, side: int, gauge: int, shapes: Array, measures: Array, found: Array
) -> int:
    """Poses of a new floor over three or more free columns with which the tower stands, best margin first.

    With a hidden gauge (E-U14) whether the tower stands is not asked; so in `shift_poses`.
    """
    number = poses_over_columns(s.tower, floor, side, gauge, shapes, measures, found)
    return keep_resting(s.tower, floor, side, found, number, shapes, measures)


@rules
def due_floor(s: Record) -> int:
    """The new floor that must be placed (E-F1), or −1."""
    for floor in range(FLOORS):
        if s.taken[floor] == 1:
            return floor
    return -1


@rules
def allows_side(s: Record, side: int) -> bool:
    """E-F2: whether the open card's rim allows a side of a new floor to face up; without cards both may."""
    if s.card < 0:  # E-U14: without plan cards
        return True
    rim = int(s.card) % 3
    return bool(rim in (FREE, side))


@rules
def list_new_floor(s: Record, out: Array) -> int:
    """E-F2, E-F3: poses of the new floor on columns, and extensions of the temple base."""
    shapes, measures = tables_of(s.tables)
    floor = due_floor(s)
    over = np.zeros(OVER_COLUMNS, CANDIDATE)
    beside = np.zeros(EXTENSIONS, CANDIDATE)
    n = 0
    for side in range(SIDES):
        if allows_side(s, side):
            number = new_floor_poses(s, floor, side, s.gauge, shapes, measures, over)
            n = add_poses(LAY_FLOOR, 0, side, over, number, out, n)
            number = poses_at_base(s.tower, floor, side, shapes, beside)
            n = add_poses(EXTEND, 0, side, beside, number, out, n)
    return n


@rules
def shift_poses(s: Record, floor: int, gauge: int, shapes: Array, measures: Array, found: Array) -> int:
    """E-3e: poses of a floor with its columns on another level; none if it cannot be moved (E-U11, E-U9)."""
    level = int(s.tower.level[floor])
    if level < 1 or carried_floor(s.tower, floor, shapes, measures) >= 0:
        return 0
    if gauge == SHOWN and s.version >= SECOND_RULES:
        without = tower_without(s.tower, shift_of(floor))
        if not alive(without, stands(without[0], shapes, measures)):
            return 0
    side = int(s.tower.side[floor])
    number = poses_over_columns(s.tower, floor, side, gauge, shapes, measures, found)
    kept = 0
    for k in range(number):
        if found[k].level != level:
            found[kept] = found[k]
            kept += 1
    return kept


@rules
def list_shifts(s: Record, out: Array) -> int:
    """E-3e: floors that may be moved, with poses on other levels."""
    shapes, measures = tables_of(s.tables)
    found = np.zeros(SHIFTS, CANDIDATE)
    n = 0
    for floor in range(FLOORS):
        number = shift_poses(s, floor, s.gauge, shapes, measures, found)
        n = add_poses(SHIFT, floor, 0, found, number, out, n)
    return n
