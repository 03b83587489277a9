"""Whether a piece may be where it is put, and if not, which rule is in the way and where."""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any, NamedTuple

from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, FLOORS, Array, Box
from vihara.games.menara.tower.balance import top_level
from vihara.games.menara.tower.geometry import (
    ROUNDING,
    TENTH,
    bearing_columns,
    column_place,
    outline_gap,
    overlap_depth,
    touching_points,
)

SETUP_FLOORS = 3
"""Floors of the temple base at set-up (E-S2)."""


class Fault(IntEnum):
    """What forbids a placement."""

    NONE = 0
    OVERLAPS = 1  # another floor of the level; by how many mm
    APART = 2  # the temple base, or one of its first three floors; how many mm too far
    ONE_POINT = 3  # an extension touches the temple base at one point only
    ON_NOTHING = 4  # no column of the level below is under the floor
    BEYOND_BASE = 5  # the column stands beyond its base's outline; by how many mm
    IN_THE_WAY = 6  # another column of the level, on that floor; by how many mm
    NO_BASE = 7  # the floor's side has no such base, or the floor is not in the tower


class Finding(NamedTuple):
    """A fault with the floor concerned (its place in the tables, from 0; −1: none) and a length."""

    fault: Fault
    floor: int
    millimeters: float


NONE, OVERLAPS, APART, ONE_POINT = 0, 1, 2, 3
ON_NOTHING, BEYOND_BASE, IN_THE_WAY, NO_BASE = 4, 5, 6, 7


@rules
def deepest_overlap(tower: Record, floor: int, shapes: Array) -> tuple[int, float]:
    """The floor of its level a floor overlaps most, and by how much; (−1, 0) when it overlaps none."""
    worst = -1
    depth = 0.0
    for other in range(FLOORS):
        if other != floor and tower.level[other] == tower.level[floor]:
            found = overlap_depth(tower, floor, other, shapes)
            if found > depth:
                worst = other
                depth = found
    return worst, depth


@rules
def base_fault(tower: Record, floor: int, shapes: Array) -> tuple[int, int, float]:
    """Whether a floor of the temple base touches the others as it must (E-S2, E-F3, E-U6).

    The second floor touches the first, the third touches both; any further one is an extension and touches
    the base at two points or more: two floors, or one at two points.
    """
    others = 0
    touched = 0
    points = 0
    last = -1
    nearest = 1e300
    farthest = 0.0
    farthest_floor = -1
    for other in range(FLOORS):
        if other == floor or tower.level[other] != 0:
            continue
        others += 1
        found = touching_points(tower, floor, other, shapes)
        points += found
        if found > 0:
            touched += 1
            last = other
        else:
            gap = outline_gap(tower, floor, other, shapes)
            nearest = min(nearest, gap)
            if gap > farthest:
                farthest = gap
                farthest_floor = other
    if others < SETUP_FLOORS:
        if touched < others:
            return APART, farthest_floor, farthest
    elif points == 0:
        return APART, -1, nearest
    elif points == 1:
        return ONE_POINT, last, 0.0
    return NONE, -1, 0.0


@rules
def floor_fault(tower: Record, floor: int, shapes: Array, measures: Array) -> tuple[int, int, float]:
    """Whether a floor may lie where it lies in the tower (E-F3): fault, floor concerned, millimeters."""
    if tower.level[floor] < 0:
        return NO_BASE, floor, 0.0
    other, depth = deepest_overlap(tower, floor, shapes)
    if other >= 0:
        return OVERLAPS, other, depth
    if tower.level[floor] == 0:
        return base_fault(tower, floor, shapes)
    if bearing_columns(tower, floor, shapes, measures) == 0:
        return ON_NOTHING, -1, 0.0
    return NONE, -1, 0.0


@rules
def level_fault(tower: Record, floor: int, level: int, shapes: Array, measures: Array) -> Any:
    """Whether a floor may rest at its pose on columns as part of a level (E-F3, E-U4): fault, floor, mm.

    The floor's level is changed to the one asked for.
    """
    tower.level[floor] = level
    if bearing_columns(tower, floor, shapes, measures) == 0:
        return ON_NOTHING, -1, 0.0
    other, depth = deepest_overlap(tower, floor, shapes)
    if other >= 0:
        return OVERLAPS, other, depth
    return NONE, -1, 0.0


@rules
def resting_level(tower: Record, floor: int, shapes: Array, measures: Array) -> Any:
    """The highest level at which a floor may rest at its pose (E-U4), or 0 with fault, floor and mm.

    The floor's level in the tower is changed on the way. A reason that names a floor in the way goes before "rests
    on no column".
    """
    fault, where, length = ON_NOTHING, -1, 0.0
    tower.level[floor] = -1
    for level in range(top_level(tower) + 1, 0, -1):
        found, other, depth = level_fault(tower, floor, level, shapes, measures)
        if found == NONE:
            return level, found, other, depth
        if found == OVERLAPS and fault == ON_NOTHING:
            fault, where, length = found, other, depth
    return 0, fault, where, length


@rules
def column_fault(tower: Record, floor: int, base: int, shapes: Array, measures: Array) -> tuple[int, int, float]:
    """Whether a column may stand where it stands in the tower (E-3, E-U3): fault, floor, millimeters."""
    if tower.level[floor] < 0 or base < 0 or base >= shapes[floor, tower.side[floor]].base_count:
        return NO_BASE, floor, 0.0
    dx = TENTH * tower.offset[floor, base, 0]
    dy = TENTH * tower.offset[floor, base, 1]
    beyond = math.sqrt(dx * dx + dy * dy) + measures[0].radius - measures[0].base_radius
    if beyond > ROUNDING:
        return BEYOND_BASE, floor, beyond
    x, y = column_place(tower, floor, base, shapes)
    for other in range(FLOORS):
        if tower.level[other] != tower.level[floor]:
            continue
        for place in range(BASES):
            if tower.column[other, place] == 0 or (other == floor and place == base):
                continue
            ox, oy = column_place(tower, other, place, shapes)
            apart = math.sqrt((x - ox) * (x - ox) + (y - oy) * (y - oy))
            if apart < 2.0 * measures[0].radius - ROUNDING:
                return IN_THE_WAY, other, 2.0 * measures[0].radius - apart
    return NONE, -1, 0.0


def examine_floor(tower: Record, floor: int, box: Box) -> Finding:
    """`floor_fault` for people: a finding that says its sentence."""
    fault, other, length = floor_fault(tower, floor, box.shapes, box.measures)
    return Finding(Fault(fault), int(other), float(length))
