"""Outlines of floors: plain polygons, looked at once when the table of components is loaded.

Everything here is ordinary Python over tuples of points (millimeters); the compiled checks of a game in
progress are in `geometry`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

FLAT = 1e-7
"""Twice the area (mm²) below which three points count as lying on one line."""


def turn_at(a: Point, b: Point, c: Point) -> float:
    """Twice the signed area of a triangle: positive where the way a, b, c turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def area(outline: Sequence[Point]) -> float:
    """Signed area: positive when the outline runs counter-clockwise."""
    return 0.5 * sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(outline, (*outline[1:], outline[0]), strict=True))


def centroid(outline: Sequence[Point]) -> Point:
    """Center of mass of a board of even thickness."""
    x = y = 0.0
    for p, q in zip(outline, (*outline[1:], outline[0]), strict=True):
        cross = p[0] * q[1] - q[0] * p[1]
        x += (p[0] + q[0]) * cross
        y += (p[1] + q[1]) * cross
    six = 6.0 * area(outline)
    return x / six, y / six


def mirror(outline: Sequence[Point]) -> Outline:
    """The same board turned over: x becomes −x, still counter-clockwise."""
    return tuple((-x, y) for x, y in reversed(outline))


def _distance_to_edge(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def clearance(point: Point, outline: Sequence[Point]) -> float:
    """Distance from a point to the outline: positive inside, negative outside."""
    inside = False
    nearest = math.inf
    for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (a[1] > point[1]) != (b[1] > point[1]) and point[0] < a[0] + (b[0] - a[0]) * (point[1] - a[1]) / (
            b[1] - a[1]
        ):
            inside = not inside
        nearest = min(nearest, _distance_to_edge(point, a, b))
    return nearest if inside else -nearest


def _cross_or_touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the closed segments a–b and c–d share a point."""
    abc, abd, cda, cdb = turn_at(a, b, c), turn_at(a, b, d), turn_at(c, d, a), turn_at(c, d, b)
    if abc * abd < 0 and cda * cdb < 0:
        return True

    def on_segment(p: Point, q: Point, r: Point, turn: float) -> bool:
        between = min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])
        return turn == 0 and between

    return (
        on_segment(a, b, c, abc)
        or on_segment(a, b, d, abd)
        or on_segment(c, d, a, cda)
        or on_segment(c, d, b, cdb)
    )


def is_simple(outline: Sequence[Point]) -> bool:
    """Whether the outline neither crosses nor touches itself and has no two equal corners in a row."""
    count = len(outline)
    edges = [(outline[i], outline[(i + 1) % count]) for i in range(count)]
    if count < 3 or any(a == b for a, b in edges):
        return False
    for i in range(count):
        following = edges[(i + 1) % count]
        back = turn_at(edges[i][0], edges[i][1], following[1]) == 0 and (
            (following[1][0] - edges[i][1][0]) * (edges[i][0][0] - edges[i][1][0])
            + (following[1][1] - edges[i][1][1]) * (edges[i][0][1] - edges[i][1][1])
            > 0
        )
        if back:  # the next edge runs back over this one
            return False
        for j in range(i + 2, count):
            if (i, j) != (0, count - 1) and _cross_or_touch(*edges[i], *edges[j]):
                return False
    return True


def is_convex(outline: Sequence[Point]) -> bool:
    """Whether a counter-clockwise outline never turns right."""
    count = len(outline)
    return all(
        turn_at(outline[i], outline[(i + 1) % count], outline[(i + 2) % count]) >= -FLAT for i in range(count)
    )


def _triangles(outline: Sequence[Point]) -> list[list[int]]:
    """Cut ears off a simple counter-clockwise outline until nothing is left."""
    left = list(range(len(outline)))
    triangles: list[list[int]] = []
    while len(left) > 3:
        for at, corner in enumerate(left):
            before, after = left[at - 1], left[(at + 1) % len(left)]
            a, b, c = outline[before], outline[corner], outline[after]
            if turn_at(a, b, c) <= FLAT:
                continue
            inside = (
                turn_at(a, b, outline[k]) >= 0
                and turn_at(b, c, outline[k]) >= 0
                and turn_at(c, a, outline[k]) >= 0
                for k in left
                if k not in (before, corner, after)
            )
            if not any(inside):
                triangles.append([before, corner, after])
                left.pop(at)
                break
        else:  # only corners on a line are left over
            left.pop(
                min(
                    range(len(left)),
                    key=lambda k: abs(
                        turn_at(outline[left[k - 1]], outline[left[k]], outline[left[(k + 1) % len(left)]])
                    ),
                )
            )
    triangles.append(left)
    return [t for t in triangles if abs(turn_at(outline[t[0]], outline[t[1]], outline[t[2]])) > FLAT]


def _joined(a: list[int], b: list[int]) -> tuple[list[int], int, int] | None:
    """Join two pieces along their common edge; also say which edge."""
    for at, u in enumerate(a):
        v = a[(at + 1) % len(a)]
        if u in b and b[b.index(u) - 1] == v:
            start = (at + 1) % len(a)
            around = a[start:] + a[:start]
            back = b.index(u)
            return around + [b[(back + k) % len(b)] for k in range(1, len(b) - 1)], u, v
    return None


def convex_pieces(outline: Sequence[Point]) -> tuple[Outline, ...]:
    """Divide a simple counter-clockwise outline into few convex pieces.

    Ears are cut off, then pieces are joined again over their longest common edge for as long as they stay
    convex (the merging of Hertel and Mehlhorn).
    """
    pieces = _triangles(outline)
    while True:
        best: tuple[float, int, int, list[int]] | None = None
        for i in range(len(pieces)):
            for j in range(i):
                joined = _joined(pieces[i], pieces[j])
                if joined is None or not is_convex([outline[k] for k in joined[0]]):
                    continue
                length = math.dist(outline[joined[1]], outline[joined[2]])
                if best is None or length > best[0]:
                    best = (length, i, j, joined[0])
        if best is None:
            break
        pieces = [p for k, p in enumerate(pieces) if k not in best[1:3]] + [best[3]]
    result = []
    for piece in pieces:
        corners = [outline[k] for k in piece]
        count = len(corners)
        result.append(
            tuple(
                corners[k]
                for k in range(count)
                if abs(turn_at(corners[k - 1], corners[k], corners[(k + 1) % count])) > FLAT
            )
        )
    return tuple(result)
