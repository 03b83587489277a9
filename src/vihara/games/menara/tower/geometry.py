"""Where the pieces of a tower are, and whether they may be there.

A tower is one record. Floors lie at whole millimeters and whole degrees, columns stand on bases; since all
columns have one height (E-U4), levels are discrete: a floor of level L fills the slab above the columns of
level L − 1, and the columns standing on it fill the space up to the slab of level L + 1. So pieces can only
be in each other's way within one level: floor against floor, column against column. A column below a
floor's outline always touches that floor and bears it, however it came there (E-3f).

Tolerances: outlines overlap when they penetrate by more than ROUNDING; they touch when they are at most
TOUCHING apart (E-U6); they touch at two points when corners that touch lie at least TWO_POINTS from each
other.
"""

from __future__ import annotations

import math

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, CORNERS, FLOORS, PIECES, Array

ROUNDING = 1e-6
"""Penetration (mm) that is rounding and no overlap: floors laid edge to edge are legal."""
TOUCHING = 1.0
"""Outlines at most this far apart (mm) touch (E-U6)."""
TWO_POINTS = 20.0
"""Corners that touch at least this far apart (mm) are two points: enough to keep a floor from turning."""
TENTH = 0.1
"""Columns' offsets are counted in tenths of a millimeter."""

TOWER = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("level", np.int8, (FLOORS,)),  # −1: not in the tower; 0: temple base
                ("side", np.int8, (FLOORS,)),  # the side facing up
                ("pose", np.int16, (FLOORS, 3)),  # x and y in millimeters, angle in degrees from 0 to 359
                ("column", np.int8, (FLOORS, BASES)),  # 1: a column stands on this base, in the base's color
                (
                    "offset",
                    np.int8,
                    (FLOORS, BASES, 2),
                ),  # from the base's center, tenths of mm, floor's frame
            ],
            align=True,
        ),
    )
)
"""A tower. Every floor and base has its fixed place, so equal towers are equal bytes however they were built."""


def _circle() -> tuple[Array, Array]:
    """Cosine and sine of whole degrees; turns by 90° are exact, so towers keep their shape when turned."""
    eighth = [math.sin(math.radians(k)) for k in range(46)], [math.cos(math.radians(k)) for k in range(46)]
    quarter = [eighth[0][k] if k <= 45 else eighth[1][90 - k] for k in range(91)]
    sine = [quarter[k] if k <= 90 else quarter[180 - k] for k in range(181)]
    full = np.array([sine[k] if k <= 180 else -sine[360 - k] for k in range(360)])
    return np.roll(full, -90), full


COS, SIN = _circle()
_DEGREE = 180.0 / math.pi


@rules
def degrees_of(x: float, y: float) -> float:
    """The direction of a vector that is not zero, from −180 to 180 degrees.

    Of additions, products and the table alone: libraries differ in the last bit of an arctangent, and poses must
    be the same wherever the rules run.
    """
    ax, ay = abs(x), abs(y)
    low, high = 0, 90
    while low < high:  # the last whole degree of the first quadrant that is not beyond the vector
        middle = (low + high + 1) // 2
        if ax * SIN[middle] <= ay * COS[middle]:
            low = middle
        else:
            high = middle - 1
    rest = (ay * COS[low] - ax * SIN[low]) / (ax * COS[low] + ay * SIN[low])  # less than 1°, as a tangent
    square = rest * rest
    series = 1.0 / 9.0 - square / 11.0
    series = 1.0 / 7.0 - square * series
    series = 1.0 / 5.0 - square * series
    series = 1.0 / 3.0 - square * series
    angle = low + _DEGREE * (rest - rest * square * series)
    if x < 0.0:
        angle = 180.0 - angle
    return -angle if y < 0.0 else angle


def copy_tower(tower: Record) -> Record:
    """An independent copy."""
    return tower.copy()


@rules
def lay_floor(tower: Record, floor: int, side: int, level: int, x: int, y: int, angle: int) -> None:
    """Put a floor at a pose, without asking whether it may be there."""
    tower.level[floor] = level
    tower.side[floor] = side
    tower.pose[floor, 0] = x
    tower.pose[floor, 1] = y
    tower.pose[floor, 2] = angle % 360


@rules
def set_column(tower: Record, floor: int, base: int, dx: int, dy: int) -> None:
    """Stand a column on a base, off its center by tenths of a millimeter."""
    tower.column[floor, base] = 1
    tower.offset[floor, base, 0] = dx
    tower.offset[floor, base, 1] = dy


@rules
def take_column(tower: Record, floor: int, base: int) -> None:
    """Take a column away."""
    tower.column[floor, base] = 0
    tower.offset[floor, base, 0] = 0
    tower.offset[floor, base, 1] = 0


@rules
def to_world(tower: Record, floor: int, x: float, y: float) -> tuple[float, float]:
    """From a floor's frame to the table's."""
    angle = tower.pose[floor, 2]
    c = COS[angle]
    s = SIN[angle]
    return tower.pose[floor, 0] + x * c - y * s, tower.pose[floor, 1] + x * s + y * c


@rules
def to_floor(tower: Record, floor: int, x: float, y: float) -> tuple[float, float]:
    """From the table's frame to a floor's."""
    angle = tower.pose[floor, 2]
    c = COS[angle]
    s = SIN[angle]
    dx = x - tower.pose[floor, 0]
    dy = y - tower.pose[floor, 1]
    return dx * c + dy * s, dy * c - dx * s


@rules
def base_place(tower: Record, floor: int, base: int, shapes: Array) -> tuple[float, float]:
    """Where a base's center is on the table."""
    shape = shapes[floor, tower.side[floor]]
    return to_world(tower, floor, shape.base_at[base, 0], shape.base_at[base, 1])


@rules
def column_place(tower: Record, floor: int, base: int, shapes: Array) -> tuple[float, float]:
    """Where a column's axis is on the table: base center plus the hand's error (E-U3)."""
    shape = shapes[floor, tower.side[floor]]
    return to_world(
        tower,
        floor,
        shape.base_at[base, 0] + TENTH * tower.offset[floor, base, 0],
        shape.base_at[base, 1] + TENTH * tower.offset[floor, base, 1],
    )


@rules
def center_place(tower: Record, floor: int, shapes: Array) -> tuple[float, float]:
    """Where a floor's center of mass is on the table."""
    shape = shapes[floor, tower.side[floor]]
    return to_world(tower, floor, shape.center[0], shape.center[1])


@rules
def outline_place(tower: Record, floor: int, shapes: Array, out: Array) -> int:
    """Write a floor's outline on the table into out; return the number of corners."""
    shape = shapes[floor, tower.side[floor]]
    for k in range(shape.corners):
        out[k, 0], out[k, 1] = to_world(tower, floor, shape.outline[k, 0], shape.outline[k, 1])
    return int(shape.corners)


@rules
def pieces_place(tower: Record, floor: int, shapes: Array, out: Array, counts: Array) -> int:
    """Write a floor's convex pieces on the table into out and their corners' number into counts."""
    shape = shapes[floor, tower.side[floor]]
    for p in range(shape.pieces):
        counts[p] = shape.piece_corners[p]
        for k in range(shape.piece_corners[p]):
            out[p, k, 0], out[p, k, 1] = to_world(tower, floor, shape.piece[p, k, 0], shape.piece[p, k, 1])
    return int(shape.pieces)


@rules
def clearance(tower: Record, floor: int, x: float, y: float, shapes: Array) -> float:
    """Distance from a point of the table to a floor's outline: positive inside, negative outside."""
    shape = shapes[floor, tower.side[floor]]
    x, y = to_floor(tower, floor, x, y)
    inside = False
    nearest = 1e300
    ax = shape.outline[shape.corners - 1, 0]
    ay = shape.outline[shape.corners - 1, 1]
    for k in range(shape.corners):
        bx = shape.outline[k, 0]
        by = shape.outline[k, 1]
        dx = bx - ax
        dy = by - ay
        if (ay > y) != (by > y) and x < ax + dx * (y - ay) / dy:
            inside = not inside
        along = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        ex = x - ax - along * dx
        ey = y - ay - along * dy
        nearest = min(nearest, ex * ex + ey * ey)
        ax = bx
        ay = by
    if inside:
        return math.sqrt(nearest)
    return -math.sqrt(nearest)


@rules
def within(tower: Record, floor: int, x: float, y: float, distance: float, shapes: Array) -> bool:
    """Whether a point may be within a distance of a floor, by its reach: quick, never wrongly False."""
    reach = shapes[floor, tower.side[floor]].reach + distance
    dx = x - tower.pose[floor, 0]
    dy = y - tower.pose[floor, 1]
    return bool(dx * dx + dy * dy <= reach * reach)


@rules
def covering_floor(tower: Record, floor: int, base: int, radius: float, shapes: Array) -> int:
    """The floor one level up that reaches over a disc around a base, or −1.

    With a column's radius: the floor the column there bears or would bear once slid in between (E-3f).
    """
    x, y = column_place(tower, floor, base, shapes)
    for upper in range(FLOORS):
        if (
            tower.level[upper] == tower.level[floor] + 1
            and within(tower, upper, x, y, radius, shapes)
            and clearance(tower, upper, x, y, shapes) > -radius
        ):
            return upper
    return -1


@rules
def bears(tower: Record, floor: int, base: int, upper: int, shapes: Array, measures: Array) -> bool:
    """Whether the column on a base is below some part of a floor one level up."""
    if tower.column[floor, base] == 0 or tower.level[upper] != tower.level[floor] + 1:
        return False
    radius = measures[0].radius
    x, y = column_place(tower, floor, base, shapes)
    if not within(tower, upper, x, y, radius, shapes):
        return False
    return bool(clearance(tower, upper, x, y, shapes) > -radius)


@rules
def bearing_columns(tower: Record, upper: int, shapes: Array, measures: Array) -> int:
    """How many columns are below a floor."""
    count = 0
    for floor in range(FLOORS):
        if tower.level[floor] >= 0 and tower.level[floor] + 1 == tower.level[upper]:
            for base in range(BASES):
                if bears(tower, floor, base, upper, shapes, measures):
                    count += 1
    return count


@rules
def convex_separation(first: Array, m: int, second: Array, n: int) -> float:
    """Separation of two convex outlines along the best edge normal of the first; negative: none separates."""
    best = -1e300
    for i in range(m):
        j = i + 1 if i + 1 < m else 0
        ex = first[j, 0] - first[i, 0]
        ey = first[j, 1] - first[i, 1]
        length = math.sqrt(ex * ex + ey * ey)
        least = 1e300
        for k in range(n):
            least = min(least, (second[k, 0] - first[i, 0]) * ey - (second[k, 1] - first[i, 1]) * ex)
        best = max(best, least / length)
    return best


@rules
def overlap_depth(tower: Record, first: int, second: int, shapes: Array) -> float:
    """How deep two floors' outlines penetrate each other, in mm; 0 when they do not overlap.

    The depth is the shortest push that parts the deepest pair of convex pieces: exact for convex floors,
    and for the others never more than the true one.
    """
    far = shapes[first, tower.side[first]].reach + shapes[second, tower.side[second]].reach
    dx = float(tower.pose[first, 0]) - float(tower.pose[second, 0])
    dy = float(tower.pose[first, 1]) - float(tower.pose[second, 1])
    if dx * dx + dy * dy >= far * far:
        return 0.0
    a = np.empty((PIECES, CORNERS, 2))
    b = np.empty((PIECES, CORNERS, 2))
    a_corners = np.empty(PIECES, np.int64)
    b_corners = np.empty(PIECES, np.int64)
    a_count = pieces_place(tower, first, shapes, a, a_corners)
    b_count = pieces_place(tower, second, shapes, b, b_corners)
    deepest = 0.0
    for i in range(a_count):
        for j in range(b_count):
            separation = convex_separation(a[i], a_corners[i], b[j], b_corners[j])
            if separation < -ROUNDING:
                separation = max(separation, convex_separation(b[j], b_corners[j], a[i], a_corners[i]))
                if separation < -ROUNDING:
                    deepest = max(deepest, -separation)
    return deepest


@rules
def rim_distance(x: float, y: float, outline: Array, corners: int) -> float:
    """Distance from a point to an outline's rim."""
    nearest = 1e300
    for j in range(corners):
        k = j + 1 if j + 1 < corners else 0
        cx = outline[j, 0]
        cy = outline[j, 1]
        fx = outline[k, 0] - cx
        fy = outline[k, 1] - cy
        along = min(1.0, max(0.0, ((x - cx) * fx + (y - cy) * fy) / (fx * fx + fy * fy)))
        gx = x - cx - along * fx
        gy = y - cy - along * fy
        nearest = min(nearest, gx * gx + gy * gy)
    return math.sqrt(nearest)


@rules
def outline_gap(tower: Record, first: int, second: int, shapes: Array) -> float:
    """Shortest distance between two floors' outlines, in mm; meaningful for floors that do not overlap."""
    a = np.empty((CORNERS, 2))
    b = np.empty((CORNERS, 2))
    m = outline_place(tower, first, shapes, a)
    n = outline_place(tower, second, shapes, b)
    nearest = 1e300
    for i in range(m):  # two segments that do not cross are closest at an end of one of them
        nearest = min(nearest, rim_distance(a[i, 0], a[i, 1], b, n))
    for i in range(n):
        nearest = min(nearest, rim_distance(b[i, 0], b[i, 1], a, m))
    return nearest


@rules
def touching_points(tower: Record, first: int, second: int, shapes: Array) -> int:
    """At how many points two floors touch (E-U6): 0, 1, or 2 for two and more.

    They touch at every corner of one that is at most TOUCHING from the rim of the other (two outlines that do not
    cross are closest at a corner); corners TWO_POINTS or more apart are two points.
    """
    far = shapes[first, tower.side[first]].reach + shapes[second, tower.side[second]].reach + TOUCHING
    dx = float(tower.pose[first, 0]) - float(tower.pose[second, 0])
    dy = float(tower.pose[first, 1]) - float(tower.pose[second, 1])
    if dx * dx + dy * dy > far * far:
        return 0
    a = np.empty((CORNERS, 2))
    b = np.empty((CORNERS, 2))
    m = outline_place(tower, first, shapes, a)
    n = outline_place(tower, second, shapes, b)
    points = np.empty((2 * CORNERS, 2))
    count = 0
    for i in range(m + n):
        x = a[i, 0] if i < m else b[i - m, 0]
        y = a[i, 1] if i < m else b[i - m, 1]
        distance = rim_distance(x, y, b, n) if i < m else rim_distance(x, y, a, m)
        if distance <= TOUCHING + ROUNDING:
            points[count, 0] = x
            points[count, 1] = y
            count += 1
    for i in range(count):
        for j in range(i):
            gx = points[i, 0] - points[j, 0]
            gy = points[i, 1] - points[j, 1]
            if math.sqrt(gx * gx + gy * gy) >= TWO_POINTS - ROUNDING:
                return 2
    return 1 if count > 0 else 0
