"""Where floors rest: the contact points between columns and the floors above them.

A column's top is a regular polygon of twelve corners, a little smaller than the column for its rounded rim,
clipped by the outline above. On a tilted table every force runs along the tilted gravity. Then all points are
projected along it onto the table: a column passes its load straight down, so the line of the load must lie in
its top and in its bottom, which is the lens where both projected polygons overlap.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, CORNERS, FLOORS, Array
from vihara.games.menara.tower.geometry import (
    COS,
    SIN,
    center_place,
    clearance,
    column_place,
    to_floor,
    to_world,
    within,
)

RIM = 0.97
"""Share of a column's radius that bears; the rim is rounded off."""
ROUND = 12
"""Corners of the polygon that stands for a column's top."""
PAIRS = 2 * FLOORS * BASES
"""Most pairs of a column and a floor above it (a column may stand below two floors' edges)."""
POINTS = 4096
"""Most contact points of a tower; a tower of 76 columns has about 950."""
LENS = 2 * ROUND
"""Most corners of the overlap of two tops."""
SLIVER = 3
"""Corners a contact area must have; fewer is a line or a point, which bears nothing for sure."""


class Supports(NamedTuple):
    """Which column is below which floor; found once for a tower and good for every tilt."""

    number: Array  # how many there are: an array of one
    lower: Array  # floor the column stands on
    upper: Array  # floor above; ascending
    place: Array  # of the column's axis in the table's frame, then in the upper floor's
    whole: Array  # 1: the outline above covers the whole top


class Loads(NamedTuple):
    """Contact points and weights of a tower, projected along gravity onto the table."""

    number: Array  # how many there are: an array of one
    point: Array
    lower: Array
    upper: Array
    start: Array  # first contact point of each upper floor; one more entry than floors
    weight: Array  # of each raised floor with the columns on it, grams
    moment: Array  # weight times its place
    row: Array  # place of a raised floor among the raised ones, −1 for the others
    center: Array  # of mass of each floor alone


@rules
def new_supports() -> Supports:
    """Room for the supports of any tower."""
    return Supports(
        np.zeros(1, np.int64),
        np.zeros(PAIRS, np.int64),
        np.zeros(PAIRS, np.int64),
        np.zeros((PAIRS, 4)),
        np.zeros(PAIRS, np.int64),
    )


@rules
def new_loads() -> Loads:
    """Room for the loads of any tower."""
    return Loads(
        np.zeros(1, np.int64),
        np.zeros((POINTS, 2)),
        np.zeros(POINTS, np.int64),
        np.zeros(POINTS, np.int64),
        np.zeros(FLOORS + 1, np.int64),
        np.zeros(FLOORS),
        np.zeros((FLOORS, 2)),
        np.zeros(FLOORS, np.int64),
        np.zeros((FLOORS, 2)),
    )


@rules
def find_supports(tower: Record, shapes: Array, measures: Array, supports: Supports) -> None:
    """Find every pair of a column and a floor above it."""
    radius = RIM * measures[0].radius
    places = np.empty((FLOORS, BASES, 2))
    for floor in range(FLOORS):
        if tower.level[floor] >= 0:
            for base in range(BASES):
                if tower.column[floor, base] != 0:
                    x, y = column_place(tower, floor, base, shapes)
                    places[floor, base, 0] = x
                    places[floor, base, 1] = y
    n = 0
    for upper in range(FLOORS):
        if tower.level[upper] < 1:
            continue
        for lower in range(FLOORS):
            if tower.level[lower] + 1 != tower.level[upper]:
                continue
            for base in range(BASES):
                if tower.column[lower, base] == 0:
                    continue
                x = places[lower, base, 0]
                y = places[lower, base, 1]
                if not within(tower, upper, x, y, radius, shapes):
                    continue
                room = clearance(tower, upper, x, y, shapes)
                if room > -radius and n < PAIRS:
                    supports.lower[n] = lower
                    supports.upper[n] = upper
                    fx, fy = to_floor(tower, upper, x, y)
                    supports.place[n, 0] = x
                    supports.place[n, 1] = y
                    supports.place[n, 2] = fx
                    supports.place[n, 3] = fy
                    supports.whole[n] = 1 if room >= radius else 0
                    n += 1
    supports.number[0] = n


@rules
def clip(polygon: Array, n: int, window: Array, m: int, spare: Array) -> int:
    """Cut a convex polygon down to what lies in a convex counter-clockwise window (Sutherland and Hodgman)."""
    for e in range(m):
        f = e + 1 if e + 1 < m else 0
        ax = window[e, 0]
        ay = window[e, 1]
        ex = window[f, 0] - ax
        ey = window[f, 1] - ay
        count = 0
        for i in range(n):
            j = i + 1 if i + 1 < n else 0
            here = ex * (polygon[i, 1] - ay) - ey * (polygon[i, 0] - ax)
            there = ex * (polygon[j, 1] - ay) - ey * (polygon[j, 0] - ax)
            if here >= 0.0:
                spare[count, 0] = polygon[i, 0]
                spare[count, 1] = polygon[i, 1]
                count += 1
            if (here >= 0.0) != (there >= 0.0):
                along = here / (here - there)
                spare[count, 0] = polygon[i, 0] + along * (polygon[j, 0] - polygon[i, 0])
                spare[count, 1] = polygon[i, 1] + along * (polygon[j, 1] - polygon[i, 1])
                count += 1
        n = count
        for i in range(n):
            polygon[i, 0] = spare[i, 0]
            polygon[i, 1] = spare[i, 1]
        if n == 0:
            return 0
    return n


@rules
def lens(radius: float, shift_x: float, shift_y: float, out: Array, spare: Array) -> int:
    """Overlap of a column's top with its bottom shifted against it: where a load can pass straight through."""
    for k in range(ROUND):
        out[k, 0] = radius * COS[k * (360 // ROUND)]
        out[k, 1] = radius * SIN[k * (360 // ROUND)]
    if shift_x == 0.0 and shift_y == 0.0:
        return ROUND
    bottom = np.empty((ROUND, 2))
    for k in range(ROUND):
        bottom[k, 0] = out[k, 0] + shift_x
        bottom[k, 1] = out[k, 1] + shift_y
    return clip(out, ROUND, bottom, ROUND, spare)


@rules
def project(
    tower: Record,
    shapes: Array,
    measures: Array,
    supports: Supports,
    slope_x: float,
    slope_y: float,
    loads: Loads,
) -> int:
    """Contact points and weights on a table tilted so that things slide along the slope; returns raised floors.

    The slope is the tangent of the tilt times the direction it goes down: a point at height z projects z ·
    slope further down.
    """
    matter = measures[0]
    radius = RIM * matter.radius
    raised = 0
    for floor in range(FLOORS):
        loads.row[floor] = -1
        loads.weight[floor] = 0.0
        loads.moment[floor, 0] = 0.0
        loads.moment[floor, 1] = 0.0
        level = tower.level[floor]
        if level < 1:
            continue
        loads.row[floor] = raised
        raised += 1
        x, y = center_place(tower, floor, shapes)
        z = level * matter.level + 0.5 * matter.thickness
        x += z * slope_x
        y += z * slope_y
        loads.center[floor, 0] = x
        loads.center[floor, 1] = y
        mass = shapes[floor, tower.side[floor]].mass
        loads.weight[floor] = mass
        loads.moment[floor, 0] = mass * x
        loads.moment[floor, 1] = mass * y
        z = level * matter.level + matter.thickness + 0.5 * matter.height
        for base in range(BASES):
            if tower.column[floor, base] != 0:
                x, y = column_place(tower, floor, base, shapes)
                loads.weight[floor] += matter.column_mass
                loads.moment[floor, 0] += matter.column_mass * (x + z * slope_x)
                loads.moment[floor, 1] += matter.column_mass * (y + z * slope_y)
    area = np.empty((LENS, 2))
    spare = np.empty((2 * LENS + CORNERS, 2))
    corners = lens(radius, -matter.height * slope_x, -matter.height * slope_y, area, spare)
    part = np.empty((2 * LENS + CORNERS, 2))
    n = 0
    last = 0
    for pair in range(supports.number[0]):
        upper = supports.upper[pair]
        while last <= upper:
            loads.start[last] = n
            last += 1
        z = tower.level[upper] * matter.level
        if supports.whole[pair] != 0:
            x = supports.place[pair, 0] + z * slope_x
            y = supports.place[pair, 1] + z * slope_y
            for k in range(corners):
                if n < POINTS:
                    loads.point[n, 0] = x + area[k, 0]
                    loads.point[n, 1] = y + area[k, 1]
                    loads.lower[n] = supports.lower[pair]
                    loads.upper[n] = upper
                    n += 1
            continue
        shape = shapes[upper, tower.side[upper]]
        c = COS[tower.pose[upper, 2]]
        s = SIN[tower.pose[upper, 2]]
        for piece in range(shape.pieces):
            for k in range(corners):  # clip in the upper floor's frame: its outline is not turned for that
                part[k, 0] = supports.place[pair, 2] + area[k, 0] * c + area[k, 1] * s
                part[k, 1] = supports.place[pair, 3] + area[k, 1] * c - area[k, 0] * s
            left = clip(part, corners, shape.piece[piece], shape.piece_corners[piece], spare)
            if left < SLIVER:
                continue
            for k in range(left):
                if n < POINTS:
                    x, y = to_world(tower, upper, part[k, 0], part[k, 1])
                    loads.point[n, 0] = x + z * slope_x
                    loads.point[n, 1] = y + z * slope_y
                    loads.lower[n] = supports.lower[pair]
                    loads.upper[n] = upper
                    n += 1
    while last <= FLOORS:
        loads.start[last] = n
        last += 1
    loads.number[0] = n
    return raised
