"""Sensible poses for a new floor: over three or more free columns, best first, and as extensions of the base.

The rules take any pose on the lattice of whole millimeters and degrees; nobody can list them all. These few are
what a thoughtful player would try: the center of mass over the middle of three column tops, in steps of 15°, and
an edge laid along an edge of the temple base.
"""

from __future__ import annotations

import math

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, CORNERS, FLOORS, Array, Box
from vihara.games.menara.state import SHOWN
from vihara.games.menara.tower.balance import judge, new_room
from vihara.games.menara.tower.geometry import (
    COS,
    SIN,
    TOWER,
    clearance,
    column_place,
    covering_floor,
    degrees_of,
    lay_floor,
    outline_gap,
    overlap_depth,
    within,
)
from vihara.games.menara.tower.placement import NONE, base_fault, deepest_overlap

LIMIT = 24
"""Poses over columns that are offered at most."""
EXTENSIONS = 8
"""Extensions of the base that are offered at most."""
STEPS = np.array([15, 5])
"""Degrees between the angles tried over columns; the finer ones where the others find nothing."""
INSETS = np.array([6.0, 1.0])
"""The axis of a column must be this far (mm) inside the outline to count as covered; likewise."""
PER_TRIPLE = 2
"""Angles kept for one triple of columns: the best ones differ little."""
POOL = 96
"""Poses of one level that pass the geometric filter and are kept for judging."""
LONG_EDGE = 15.0
"""Edges shorter than this (mm) are not laid against each other."""
NEARBY = 2
"""How far (mm) around the computed pose the lattice is searched for one that touches without overlapping."""
HALVINGS = 10
"""Halvings when looking for the place where a floor meets others."""
FAR = 400.0
"""A distance (mm) at which no two floors meet."""
FACETS = 24

CANDIDATE = np.dtype(
    (
        np.record,
        [
            ("level", np.int64),
            ("x", np.int64),
            ("y", np.int64),
            ("angle", np.int64),
            ("covered", np.int64),  # free columns below it; 0 for an extension
            ("margin", np.float64),  # mm by which all loads stay inside their supports; 0 for an extension
        ],
    )
)


@rules
def free_tops(tower: Record, shapes: Array, measures: Array, out: Array, levels: Array) -> int:
    """Axes and levels of the columns that bear no floor."""
    count = 0
    for floor in range(FLOORS):
        if tower.level[floor] < 0:
            continue
        for base in range(BASES):
            if (
                tower.column[floor, base] != 0
                and covering_floor(tower, floor, base, measures[0].radius, shapes) < 0
            ):
                out[count, 0], out[count, 1] = column_place(tower, floor, base, shapes)
                levels[count] = tower.level[floor]
                count += 1
    return count


@rules
def hull_room(
    tower: Record, floor: int, tops: Array, count: int, inset: float, shapes: Array
) -> tuple[float, int]:
    """How far a floor's center of mass lies inside the covered tops (mm), and how many are covered."""
    shape = shapes[floor, tower.side[floor]]
    angle = tower.pose[floor, 2]
    cx = tower.pose[floor, 0] + shape.center[0] * COS[angle] - shape.center[1] * SIN[angle]
    cy = tower.pose[floor, 1] + shape.center[0] * SIN[angle] + shape.center[1] * COS[angle]
    covered = 0
    most = np.full(FACETS, -1e300)
    for k in range(count):
        x = tops[k, 0]
        y = tops[k, 1]
        if within(tower, floor, x, y, 0.0, shapes) and clearance(tower, floor, x, y, shapes) >= inset:
            covered += 1
            for facet in range(FACETS):
                turn = facet * (360 // FACETS)
                most[facet] = max(most[facet], (x - cx) * COS[turn] + (y - cy) * SIN[turn])
    least = 1e300
    for facet in range(FACETS):
        least = min(least, most[facet])
    return least, covered


@rules
def insert_best(pool: Array, count: int, size: int, entry: Record) -> int:
    """Insert into a list kept in descending order of margin; the worst falls out when it is full."""
    if count == size:
        if entry.margin <= pool[count - 1].margin:
            return count
        at = count - 1
    else:
        at = count
        count += 1
    while at > 0 and pool[at - 1].margin < entry.margin:
        pool[at] = pool[at - 1]
        at -= 1
    pool[at] = entry
    return count


@rules
def level_poses(
    tower: Record,
    floor: int,
    tops: Array,
    count: int,
    level: int,
    fine: int,
    shapes: Array,
    pool: Array,
) -> int:
    """Fill the pool with poses of a floor over triples of tops, its center of mass in the triple's incenter."""
    shape = shapes[floor, tower.side[floor]]
    inset = INSETS[fine]
    entry = np.zeros(1, pool.dtype)
    kept = np.zeros(PER_TRIPLE, pool.dtype)
    found = 0
    longest = 2.0 * shape.reach
    for a in range(count):
        for b in range(a):
            ab = math.sqrt((tops[a, 0] - tops[b, 0]) ** 2 + (tops[a, 1] - tops[b, 1]) ** 2)
            if ab > longest:
                continue
            for c in range(b):
                ac = math.sqrt((tops[a, 0] - tops[c, 0]) ** 2 + (tops[a, 1] - tops[c, 1]) ** 2)
                bc = math.sqrt((tops[b, 0] - tops[c, 0]) ** 2 + (tops[b, 1] - tops[c, 1]) ** 2)
                if ac > longest or bc > longest:
                    continue
                around = ab + ac + bc
                mx = (bc * tops[a, 0] + ac * tops[b, 0] + ab * tops[c, 0]) / around
                my = (bc * tops[a, 1] + ac * tops[b, 1] + ab * tops[c, 1]) / around
                held = 0
                for angle in range(0, 360, STEPS[fine]):
                    x = round(mx - shape.center[0] * COS[angle] + shape.center[1] * SIN[angle])
                    y = round(my - shape.center[0] * SIN[angle] - shape.center[1] * COS[angle])
                    lay_floor(tower, floor, tower.side[floor], level, x, y, angle)
                    if (
                        clearance(tower, floor, tops[a, 0], tops[a, 1], shapes) < inset
                        or clearance(tower, floor, tops[b, 0], tops[b, 1], shapes) < inset
                        or clearance(tower, floor, tops[c, 0], tops[c, 1], shapes) < inset
                    ):
                        continue
                    room, covered = hull_room(tower, floor, tops, count, inset, shapes)
                    full = found == len(pool) and room <= pool[found - 1].margin
                    if full or deepest_overlap(tower, floor, shapes)[0] >= 0:
                        continue
                    entry[0].level = level
                    entry[0].x = x
                    entry[0].y = y
                    entry[0].angle = angle
                    entry[0].covered = covered
                    entry[0].margin = room
                    held = insert_best(kept, held, PER_TRIPLE, entry[0])
                for k in range(held):
                    same = False
                    for other in range(found):
                        same = same or (
                            pool[other].x == kept[k].x
                            and pool[other].y == kept[k].y
                            and pool[other].angle == kept[k].angle
                        )
                    if not same:
                        found = insert_best(pool, found, len(pool), kept[k])
    return found


@rules
def poses_over_columns(
    tower: Record, floor: int, side: int, gauge: int, shapes: Array, measures: Array, out: Array
) -> int:
    """Fill out with poses over three or more free columns with which the tower stands, best margin first.

    The floor may be anywhere or nowhere in the tower given; it is looked at without it. Each level with enough
    free columns gets an equal share of the places, at least four, the highest first. E-U14: with the gauge hidden
    nobody asks whether the tower stands: what counts is how centrally the floor lies over the columns it covers.
    """
    trial = np.zeros(1, TOWER)  # always as trial[0]: a record alone would not keep the memory alive
    trial[0] = tower
    trial[0].level[floor] = -1
    tops = np.empty((FLOORS * BASES, 2))
    here = np.empty((FLOORS * BASES, 2))
    levels = np.empty(FLOORS * BASES, np.int64)
    count = free_tops(trial[0], shapes, measures, tops, levels)
    on_level = np.zeros(FLOORS, np.int64)
    for k in range(count):
        on_level[levels[k]] += 1
    useful = 0
    for level in range(FLOORS):
        if on_level[level] >= 3:
            useful += 1
    if useful == 0:
        return 0
    share = max(4, len(out) // useful)
    pool = np.zeros(POOL, out.dtype)
    room = new_room()
    found = 0
    for level in range(FLOORS - 1, -1, -1):
        if on_level[level] < 3:
            continue
        n = 0
        for k in range(count):
            if levels[k] == level:
                here[n, 0] = tops[k, 0]
                here[n, 1] = tops[k, 1]
                n += 1
        trial[0].side[floor] = side
        trial[0].level[floor] = level + 1
        poses = 0
        for fine in range(len(STEPS)):
            if poses == 0:
                poses = level_poses(trial[0], floor, here, on_level[level], level + 1, fine, shapes, pool)
        good = 0
        for k in range(min(poses, 2 * share)):
            if good == share or found == len(out):
                break
            holds = True
            if gauge == SHOWN:
                lay_floor(trial[0], floor, side, level + 1, pool[k].x, pool[k].y, pool[k].angle)
                holds, margin = judge(trial[0], shapes, measures, room)
                pool[k].margin = margin
            if holds:
                found = insert_best(out, found, len(out), pool[k])
                good += 1
        trial[0].level[floor] = -1
    return found


@rules
def drop_between(
    tower: Record, floor: int, first: int, second: int, along: float, way: int, shapes: Array
) -> tuple[float, float, float]:
    """Move a floor towards the line between two floors until it meets one of them.

    It comes at right angles, from the left (way 1) or the right (−1), aiming at a share of the way from the first
    to the second. Returns where it stops, and by how much it is nearer to the first than to the second.
    """
    ax = float(tower.pose[first, 0])
    ay = float(tower.pose[first, 1])
    ux = tower.pose[second, 0] - ax
    uy = tower.pose[second, 1] - ay
    length = math.sqrt(ux * ux + uy * uy)
    near = 0.0
    far = FAR
    for _half in range(HALVINGS):
        middle = 0.5 * (near + far)
        tower.pose[floor, 0] = round(ax + along * ux - way * middle * uy / length)
        tower.pose[floor, 1] = round(ay + along * uy + way * middle * ux / length)
        if overlap_depth(tower, floor, first, shapes) > 0.0 or overlap_depth(tower, floor, second, shapes) > 0.0:
            near = middle
        else:
            far = middle
    x = ax + along * ux - way * far * uy / length
    y = ay + along * uy + way * far * ux / length
    tower.pose[floor, 0] = round(x)
    tower.pose[floor, 1] = round(y)
    nearer = outline_gap(tower, floor, second, shapes) - outline_gap(tower, floor, first, shapes)
    return x, y, nearer


@rules
def notch_poses(tower: Record, floor: int, first: int, second: int, shapes: Array, out: Array) -> int:
    """Poses in the notch between two floors, touching both (E-S2); rows of out as for `edge_poses`.

    Dropped near the first floor it meets that one, near the second the other: in between there is a place where
    it meets both.
    """
    n = 0
    for angle in range(0, 360, STEPS[0]):
        tower.pose[floor, 2] = angle
        for way in (1, -1):
            low = -0.25
            high = 1.25
            x = 0.0
            y = 0.0
            for _half in range(HALVINGS):
                middle = 0.5 * (low + high)
                x, y, nearer = drop_between(tower, floor, first, second, middle, way, shapes)
                if nearer > 0.0:
                    low = middle
                else:
                    high = middle
            dx = x - 0.5 * (float(tower.pose[first, 0]) + float(tower.pose[second, 0]))
            dy = y - 0.5 * (float(tower.pose[first, 1]) + float(tower.pose[second, 1]))
            out[n, 0] = math.sqrt(dx * dx + dy * dy)
            out[n, 1] = x
            out[n, 2] = y
            out[n, 3] = angle
            n += 1
    return n


@rules
def touch_nearby(tower: Record, floor: int, x: int, y: int, shapes: Array) -> bool:
    """Move a base floor to the nearest lattice point around that touches lawfully; False: there is none."""
    tower.pose[floor, 0] = x
    tower.pose[floor, 1] = y
    if deepest_overlap(tower, floor, shapes)[1] > NEARBY + 1:
        return False
    for reach in range(2 * NEARBY * NEARBY + 1):
        for dx in range(-NEARBY, NEARBY + 1):
            for dy in range(-NEARBY, NEARBY + 1):
                if dx * dx + dy * dy != reach:
                    continue
                tower.pose[floor, 0] = x + dx
                tower.pose[floor, 1] = y + dy
                if deepest_overlap(tower, floor, shapes)[0] < 0 and base_fault(tower, floor, shapes)[0] == NONE:
                    return True
    return False


@rules
def edge_poses(tower: Record, floor: int, shapes: Array, out: Array) -> int:
    """Poses with an edge of a floor along an edge of a base floor, nearest to the base's middle first.

    Rows of out: distance, x, y, angle. The edges lie middle to middle or end to end.
    """
    shape = shapes[floor, tower.side[floor]]
    base_floors = 0
    middle_x = 0.0
    middle_y = 0.0
    for other in range(FLOORS):
        if other != floor and tower.level[other] == 0:
            base_floors += 1
            middle_x += tower.pose[other, 0]
            middle_y += tower.pose[other, 1]
    middle_x /= base_floors
    middle_y /= base_floors
    n = 0
    for other in range(FLOORS):
        if other == floor or tower.level[other] != 0:
            continue
        wall = shapes[other, tower.side[other]]
        turned = tower.pose[other, 2]
        for e in range(wall.corners):
            f = e + 1 if e + 1 < wall.corners else 0
            ex = wall.outline[f, 0] - wall.outline[e, 0]
            ey = wall.outline[f, 1] - wall.outline[e, 1]
            wall_length = math.sqrt(ex * ex + ey * ey)
            if wall_length < LONG_EDGE:
                continue
            wall_angle = degrees_of(ex, ey) + turned
            wx = 0.5 * (wall.outline[f, 0] + wall.outline[e, 0])
            wy = 0.5 * (wall.outline[f, 1] + wall.outline[e, 1])
            wall_x = tower.pose[other, 0] + wx * COS[turned] - wy * SIN[turned]
            wall_y = tower.pose[other, 1] + wx * SIN[turned] + wy * COS[turned]
            tx = (ex * COS[turned] - ey * SIN[turned]) / wall_length
            ty = (ex * SIN[turned] + ey * COS[turned]) / wall_length
            for g in range(shape.corners):
                h = g + 1 if g + 1 < shape.corners else 0
                gx = shape.outline[h, 0] - shape.outline[g, 0]
                gy = shape.outline[h, 1] - shape.outline[g, 1]
                own_length = math.sqrt(gx * gx + gy * gy)
                if own_length < LONG_EDGE:
                    continue
                angle = round(wall_angle + 180.0 - degrees_of(gx, gy)) % 360
                ox = 0.5 * (shape.outline[h, 0] + shape.outline[g, 0])
                oy = 0.5 * (shape.outline[h, 1] + shape.outline[g, 1])
                # Half a millimeter off the wall, so that rounding to the lattice rarely overlaps.
                x = wall_x - ox * COS[angle] + oy * SIN[angle] + 0.5 * ty
                y = wall_y - ox * SIN[angle] - oy * COS[angle] - 0.5 * tx
                for way in range(3):
                    slide = (way - 1) * 0.5 * (wall_length - own_length)
                    if n < len(out):
                        out[n, 1] = x + slide * tx
                        out[n, 2] = y + slide * ty
                        out[n, 3] = angle
                        dx = out[n, 1] - middle_x
                        dy = out[n, 2] - middle_y
                        out[n, 0] = math.sqrt(dx * dx + dy * dy)
                        n += 1
    return n


@rules
def keep_touching(
    tower: Record, floor: int, ways: Array, count: int, shapes: Array, out: Array, found: int
) -> int:
    """Add to out the ways (rows as for `edge_poses`) that touch lawfully nearby and differ, nearest first."""
    for _turn in range(count):
        if found == len(out):
            break
        k = int(np.argmin(ways[:count, 0]))
        ways[k, 0] = 1e300
        x = round(ways[k, 1])
        y = round(ways[k, 2])
        tower.pose[floor, 2] = int(ways[k, 3])
        if not touch_nearby(tower, floor, x, y, shapes):
            continue
        same = False
        for earlier in range(found):
            near_x = abs(out[earlier].x - tower.pose[floor, 0])
            near_y = abs(out[earlier].y - tower.pose[floor, 1])
            same = same or (out[earlier].angle == tower.pose[floor, 2] and near_x <= NEARBY and near_y <= NEARBY)
        if same:
            continue
        out[found].level = 0
        out[found].x = tower.pose[floor, 0]
        out[found].y = tower.pose[floor, 1]
        out[found].angle = tower.pose[floor, 2]
        out[found].covered = 0
        out[found].margin = 0.0
        found += 1
    return found


@rules
def poses_at_base(tower: Record, floor: int, side: int, shapes: Array, out: Array) -> int:
    """Fill out with poses that lay the first floors of the temple base (E-S2) or extend it (E-F3).

    The floor may be anywhere or nowhere in the tower given; it is looked at without it. Compact ones first.
    """
    trial = np.zeros(1, TOWER)  # always as trial[0]: a record alone would not keep the memory alive
    trial[0] = tower
    lay_floor(trial[0], floor, side, 0, 0, 0, 0)
    base_floors = 0
    others = np.zeros(FLOORS, np.int64)
    for other in range(FLOORS):
        if other != floor and trial[0].level[other] == 0:
            others[base_floors] = other
            base_floors += 1
    ways = np.zeros((16 * CORNERS * CORNERS, 4))
    if base_floors == 0:
        count = 1
    elif base_floors == 2:
        count = notch_poses(trial[0], floor, others[1], others[0], shapes, ways)
    else:
        count = edge_poses(trial[0], floor, shapes, ways)
    found = keep_touching(trial[0], floor, ways, count, shapes, out, 0)
    if base_floors > 2:
        # A floor that is nearly round touches an edge at one point only: then between two floors.
        for first in range(base_floors):
            for second in range(first):
                if found == 0:
                    count = notch_poses(trial[0], floor, others[first], others[second], shapes, ways)
                    found = keep_touching(trial[0], floor, ways, count, shapes, out, found)
    return found


def candidates(
    tower: Record, floor: int, side: int, box: Box, *, limit: int = LIMIT, extensions: int = EXTENSIONS
) -> Array:
    """Poses for a new floor (E-F3): over columns, best margin first, then extensions of the base.

    Both lists are bounded; each pose is lawful, and the tower stands with it.
    """
    over = np.zeros(limit, CANDIDATE)
    at_base = np.zeros(extensions, CANDIDATE)
    m = poses_over_columns(tower, floor, side, SHOWN, box.shapes, box.measures, over) if limit else 0
    n = poses_at_base(tower, floor, side, box.shapes, at_base) if extensions else 0
    return np.concatenate([over[:m], at_base[:n]])
