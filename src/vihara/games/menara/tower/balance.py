"""Does the tower stand, and how well? Statics of the whole tower, without simulating it (E-U7).

A tower stands when vertical forces that only push, at the contact points between columns and floors, can
hold every raised floor with all it carries. First a quick try: from the top down each floor spreads its
load over its contact points as springs would; when no spring has to pull, forces are found. Otherwise the
simplex method decides. How well it stands is told by three margins: the tilt of the table it would survive
and the direction it would then go; how many more columns each free base can carry; and, quick enough for
bots, how far the load of each floor stays inside its supports. The tilt is a lower bound: floors and
columns acting as a frame are left out of account.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, FLOORS, Array, Box
from vihara.games.menara.tower.contacts import (
    POINTS,
    Loads,
    Supports,
    find_supports,
    new_loads,
    new_supports,
    project,
)
from vihara.games.menara.tower.geometry import COS, SIN, base_place, degrees_of
from vihara.games.menara.tower.simplex import FALLS, IN_DOUBT, STANDS, equations, find_forces

DIRECTIONS = 12
"""Directions in which the table is tilted."""
STRIDE = 5
"""They are tried in this stride, all around: the weakest ones come early, and the others need one look each."""
SURE = 0.5
"""Tilt (degrees) a tower must survive to stand without any doubt (E-U7)."""
RESOLUTION = math.tan(math.radians(0.02))
FINENESS = 0.02
"""The tilt is found to 0.02 degrees and two hundredths of itself, and is never said to be more than it is."""
MANY = 9
"""A base that can carry this many columns or more carries any number a player might ask for."""
SPRINGS = 24
"""Rounds of letting go of springs that would have to pull."""
OUTSIDE = 1e-3
"""How far (mm) outside its supports the load of a floor must be for the quick try to call it falling."""
FACETS = 24
"""Directions in which the room of a load inside its supports is measured."""


class Room(NamedTuple):
    """Space to work in, so that many questions about one tower need no new memory."""

    supports: Supports
    loads: Loads
    rows: Array
    values: Array
    right: Array
    inverse: Array
    force: Array
    active: Array
    weight: Array
    moment: Array


@rules
def new_room() -> Room:
    """Space for any tower."""
    return Room(
        new_supports(),
        new_loads(),
        np.empty((POINTS, 6), np.int64),
        np.empty((POINTS, 6)),
        np.empty(3 * FLOORS),
        np.empty((3 * FLOORS, 3 * FLOORS)),
        np.empty(POINTS),
        np.empty(POINTS, np.bool_),
        np.empty(FLOORS),
        np.empty((FLOORS, 2)),
    )


@rules
def spread_floor(room: Room, floor: int) -> bool:
    """Spread a floor's load over its contact points as springs would; False: some spring would have to pull."""
    first = room.loads.start[floor]
    last = room.loads.start[floor + 1]
    point = room.loads.point
    weight = room.weight[floor]
    load_x = room.moment[floor, 0] / weight
    load_y = room.moment[floor, 1] / weight
    for k in range(first, last):
        room.active[k] = True
    for _round in range(SPRINGS):
        count = 0
        mean_x = 0.0
        mean_y = 0.0
        for k in range(first, last):
            if room.active[k]:
                count += 1
                mean_x += point[k, 0]
                mean_y += point[k, 1]
        if count < 3:
            return False
        mean_x /= count
        mean_y /= count
        xx = 0.0
        xy = 0.0
        yy = 0.0
        for k in range(first, last):
            if room.active[k]:
                dx = point[k, 0] - mean_x
                dy = point[k, 1] - mean_y
                xx += dx * dx
                xy += dx * dy
                yy += dy * dy
        spread = xx * yy - xy * xy
        if spread < 1e-6 * (xx + yy) * (xx + yy):
            return False
        turn_x = weight * (load_x - mean_x)
        turn_y = weight * (load_y - mean_y)
        by_x = (turn_x * yy - turn_y * xy) / spread
        by_y = (turn_y * xx - turn_x * xy) / spread
        worst = 0.0
        for k in range(first, last):
            if room.active[k]:
                push = weight / count + by_x * (point[k, 0] - mean_x) + by_y * (point[k, 1] - mean_y)
                room.force[k] = push
                worst = min(worst, push)
        if worst >= 0.0:
            return True
        for k in range(first, last):
            if room.active[k] and room.force[k] < 0.5 * worst:
                room.active[k] = False
                room.force[k] = 0.0
    return False


@rules
def start_spreading(room: Room) -> None:
    """Begin with each floor's own weight."""
    for floor in range(FLOORS):
        room.weight[floor] = room.loads.weight[floor]
        room.moment[floor, 0] = room.loads.moment[floor, 0]
        room.moment[floor, 1] = room.loads.moment[floor, 1]


@rules
def hand_down(room: Room, floor: int) -> None:
    """Add a floor's contact forces to the floors below."""
    for k in range(room.loads.start[floor], room.loads.start[floor + 1]):
        push = room.force[k]
        lower = room.loads.lower[k]
        room.weight[lower] += push
        room.moment[lower, 0] += push * room.loads.point[k, 0]
        room.moment[lower, 1] += push * room.loads.point[k, 1]


@rules
def top_level(tower: Record) -> int:
    """Level of the highest floor: the tower's height (E-L1)."""
    top = 0
    for floor in range(FLOORS):
        top = max(top, int(tower.level[floor]))
    return top


@rules
def load_room(room: Room, floor: int) -> float:
    """How far inside its supports a floor's load lies, in mm; negative outside."""
    first = room.loads.start[floor]
    last = room.loads.start[floor + 1]
    if first == last:
        return -1e3
    x = room.moment[floor, 0] / room.weight[floor]
    y = room.moment[floor, 1] / room.weight[floor]
    least = 1e300
    for facet in range(FACETS):
        c = COS[facet * (360 // FACETS)]
        s = SIN[facet * (360 // FACETS)]
        most = -1e300
        for k in range(first, last):
            most = max(most, room.loads.point[k, 0] * c + room.loads.point[k, 1] * s)
        least = min(least, most - x * c - y * s)
    return least


@rules
def try_springs(tower: Record, room: Room) -> int:
    """Let springs, from the top down, hold every floor: STANDS, or FALLS, or IN_DOUBT when they cannot tell.

    A floor that carries no other one has no choice: with its load outside its supports it falls for sure.
    """
    start_spreading(room)
    for level in range(top_level(tower), 0, -1):
        for floor in range(FLOORS):
            if tower.level[floor] == level:
                if not spread_floor(room, floor):
                    alone = room.weight[floor] == room.loads.weight[floor]
                    return FALLS if alone and load_room(room, floor) < -OUTSIDE else IN_DOUBT
                hand_down(room, floor)
    return STANDS


@rules
def held(tower: Record, room: Room, raised: int) -> bool:
    """Whether contact forces hold the loads written into the room."""
    if raised == 0:
        return True
    verdict = try_springs(tower, room)
    if verdict == IN_DOUBT:
        equations(room.loads, room.rows, room.values, room.right)
        verdict = find_forces(room.rows, room.values, room.loads.number[0], room.right, 3 * raised, room.inverse)
    return verdict == STANDS


@rules
def held_on_slope(tower: Record, shapes: Array, measures: Array, room: Room, slope: float, direction: int) -> bool:
    """Whether the tower stands on a table that goes down by this slope in this direction (degrees)."""
    raised = project(
        tower,
        shapes,
        measures,
        room.supports,
        slope * COS[direction],
        slope * SIN[direction],
        room.loads,
    )
    return held(tower, room, raised)


@rules
def stands(tower: Record, shapes: Array, measures: Array) -> bool:
    """Whether the tower stands on a level table."""
    room = new_room()
    find_supports(tower, shapes, measures, room.supports)
    raised = project(tower, shapes, measures, room.supports, 0.0, 0.0, room.loads)
    return held(tower, room, raised)


@rules
def survives(tower: Record, shapes: Array, measures: Array, slope: float) -> bool:
    """Whether the tower stands on a table tilted by this slope (a tangent) in every direction."""
    room = new_room()
    find_supports(tower, shapes, measures, room.supports)
    for k in range(DIRECTIONS):
        if not held_on_slope(tower, shapes, measures, room, slope, k * (360 // DIRECTIONS)):
            return False
    return True


@rules
def tilt_margin(tower: Record, shapes: Array, measures: Array) -> tuple[float, int]:
    """The tilt of the table the tower survives (degrees), and the direction in which it would go first.

    At most the angle at which wood slides on wood; −1 for a tower that does not even stand on a level
    table. The direction is −1 when nothing but sliding limits the tilt.
    """
    room = new_room()
    find_supports(tower, shapes, measures, room.supports)
    raised = project(tower, shapes, measures, room.supports, 0.0, 0.0, room.loads)
    if not held(tower, room, raised):
        return -1.0, -1
    best = float(measures[0].friction)
    weakest = -1
    for k in range(DIRECTIONS):
        direction = (STRIDE * k) % DIRECTIONS * (360 // DIRECTIONS)
        if held_on_slope(tower, shapes, measures, room, best, direction):
            continue
        low = 0.0
        high = best
        while high - low > RESOLUTION + FINENESS * low:
            middle = 0.5 * (low + high)
            if held_on_slope(tower, shapes, measures, room, middle, direction):
                low = middle
            else:
                high = middle
        best = low
        weakest = direction
    return degrees_of(1.0, best), weakest


@rules
def capacities(tower: Record, shapes: Array, measures: Array, out: Array) -> None:
    """How many more columns each free base can carry, one on the other, before the tower falls.

    MANY stands for that many or more, −1 for bases that do not exist or are taken. The load counts at the
    base's center. A tower that does not stand carries nothing.
    """
    room = new_room()
    find_supports(tower, shapes, measures, room.supports)
    raised = project(tower, shapes, measures, room.supports, 0.0, 0.0, room.loads)
    standing = held(tower, room, raised)
    column = measures[0].column_mass
    for floor in range(FLOORS):
        for base in range(BASES):
            out[floor, base] = -1
            if tower.level[floor] < 0 or tower.column[floor, base] != 0:
                continue
            if base >= shapes[floor, tower.side[floor]].base_count:
                continue
            if not standing:
                out[floor, base] = 0
                continue
            if tower.level[floor] == 0:
                out[floor, base] = MANY
                continue
            x, y = base_place(tower, floor, base, shapes)
            weight = room.loads.weight[floor]
            moment_x = room.loads.moment[floor, 0]
            moment_y = room.loads.moment[floor, 1]
            low = 0
            high = MANY + 1
            trial = 1  # most bases carry little or very much: 1, 2, 4, 8, then halve
            while high - low > 1:
                extra = trial * column
                room.loads.weight[floor] = weight + extra
                room.loads.moment[floor, 0] = moment_x + extra * x
                room.loads.moment[floor, 1] = moment_y + extra * y
                if held(tower, room, raised):
                    low = trial
                else:
                    high = trial
                trial = min(2 * trial, MANY) if high > MANY else (low + high) // 2
            room.loads.weight[floor] = weight
            room.loads.moment[floor, 0] = moment_x
            room.loads.moment[floor, 1] = moment_y
            out[floor, base] = low


@rules
def judge(tower: Record, shapes: Array, measures: Array, room: Room) -> tuple[bool, float]:
    """Whether a tower stands, and the least distance in mm of a floor's load from the edge of its supports.

    Loads are handed down as springs would. Quick, and a good order among poses. A floor whose springs fail hands
    its load to its nearest contact point, so that the floors below are looked at too. The distance is 1000
    without raised floors; it may be negative for a tower that stands in another way than springs would hold it.
    """
    find_supports(tower, shapes, measures, room.supports)
    raised = project(tower, shapes, measures, room.supports, 0.0, 0.0, room.loads)
    start_spreading(room)
    margin = 1e3
    sprung = True
    for level in range(top_level(tower), 0, -1):
        for floor in range(FLOORS):
            if tower.level[floor] != level:
                continue
            margin = min(margin, load_room(room, floor))
            if not spread_floor(room, floor):
                sprung = False
                nearest = -1
                least = 1e300
                for k in range(room.loads.start[floor], room.loads.start[floor + 1]):
                    room.force[k] = 0.0
                    dx = room.loads.point[k, 0] - room.moment[floor, 0] / room.weight[floor]
                    dy = room.loads.point[k, 1] - room.moment[floor, 1] / room.weight[floor]
                    if dx * dx + dy * dy < least:
                        least = dx * dx + dy * dy
                        nearest = k
                if nearest >= 0:
                    room.force[nearest] = room.weight[floor]
            hand_down(room, floor)
    return sprung or held(tower, room, raised), margin


class Balance(NamedTuple):
    """How well a tower stands."""

    stands: bool
    margin: float
    """Tilt of the table it survives, degrees; −1 when it does not stand."""
    direction: int
    """Where it would go, degrees; −1 when only sliding limits the tilt or when it does not stand."""
    capacity: Array
    """Columns each base [floor, base] can still carry; MANY: that many or more; −1: no free base."""


def weigh(tower: Record, box: Box) -> Balance:
    """Verdict and margins of a tower, for people and previews."""
    margin, direction = tilt_margin(tower, box.shapes, box.measures)
    capacity = np.empty((FLOORS, BASES), np.int8)
    capacities(tower, box.shapes, box.measures, capacity)
    return Balance(bool(margin >= 0.0), float(margin), int(direction), capacity)
