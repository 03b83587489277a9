"""Menara as a picture for links: the tower seen from above one side, level by level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from vihara.core.compiled import Record
from vihara.core.record import View
from vihara.core.shapes import Disc, Plate, Point, Polygon, Shape, Sheet, shade
from vihara.games.menara.boxes import box_of
from vihara.games.menara.components import BASES, FLOORS, Box
from vihara.games.menara.tower.geometry import base_place, column_place, to_world

_COLUMNS: Final = ("#e3ad2b", "#b8342a", "#2b2a31", "#f5efe1", "#2f62b5")
_STONES: Final = (("#e9d9b6", "#b98a35"), ("#5d4436", "#d8ab56"))
"""Ground and line of the light and of the dark side."""
_DEPTH, _LIFT = 0.42, 0.9
"""How much of what lies behind and of what is high is seen."""
_MARGIN = 40.0
_ASPECT = 1.9
"""A tower is high, a picture is wide: the table lies on both sides of it."""

Projection = Callable[[float, float, float], Point]


def preview(view: View) -> Sheet:
    """The tower as a view shows it; everybody sees all of it. What fell has left it."""
    v = view[0]
    box = box_of(v.tables)
    tower = v.tower
    standing = [floor for floor in range(FLOORS) if tower.level[floor] >= 0]
    story = box.matter.floor_thickness + box.matter.column_height
    corners = [point for floor in standing for point in _outline(tower, floor, box)]
    top = max((int(tower.level[floor]) for floor in standing), default=0) * story + story
    left, right = min((x for x, _ in corners), default=-150.0), max((x for x, _ in corners), default=150.0)
    back, front = max((y for _, y in corners), default=150.0), min((y for _, y in corners), default=-150.0)

    deep = (back - front) * _DEPTH
    high = deep + top * _LIFT + 2 * _MARGIN
    wide = max(right - left + 2 * _MARGIN, high * _ASPECT)

    def place(x: float, y: float, z: float) -> Point:
        return x - (left + right) / 2 + wide / 2, (back - y) * _DEPTH + (top - z) * _LIFT + _MARGIN

    table = high - _MARGIN - deep * 1.25
    shapes: list[Shape] = [
        Polygon(((wide * 0.09, table), (wide * 0.91, table), (wide, high), (0, high)), "#b98f5c", "#7b5530", 2)
    ]
    for level in sorted({int(tower.level[floor]) for floor in standing}):
        here = [floor for floor in standing if int(tower.level[floor]) == level]
        for floor in sorted(here, key=lambda floor: -int(tower.pose[floor, 1])):
            shapes += _floor(v, floor, level * story, box, place)
        columns = [
            (column_place(tower, floor, base, box.shapes), base, floor)
            for floor in here
            for base in range(BASES)
            if tower.column[floor, base]
        ]
        for (x, y), base, floor in sorted(columns, key=lambda found: -found[0][1]):
            shapes += _column(
                int(v.color[floor, base]), x, y, level * story + box.matter.floor_thickness, box, place
            )
    return Sheet(wide, high, tuple(shapes))


def _outline(tower: Record, floor: int, box: Box) -> list[Point]:
    shape = box.shapes[floor, tower.side[floor]]
    return [to_world(tower, floor, *shape.outline[corner]) for corner in range(int(shape.corners))]


def _floor(v: Record, floor: int, z: float, box: Box, place: Projection) -> Iterator[Shape]:
    tower = v.tower
    ground, line = _STONES[int(tower.side[floor])]
    around, thick = _outline(tower, floor, box), box.matter.floor_thickness
    for at, (x, y) in enumerate(around):
        nx, ny = around[(at + 1) % len(around)]
        if nx > x:  # an edge that faces the eye: the outline runs counter-clockwise
            sides = (place(x, y, z), place(nx, ny, z), place(nx, ny, z + thick), place(x, y, z + thick))
            yield Polygon(sides, shade(ground, 0.72), line, 0.6)
    yield Polygon(tuple(place(x, y, z + thick) for x, y in around), ground, line, 1.5)
    shape = box.shapes[floor, tower.side[floor]]
    for base in range(int(shape.base_count)):
        x, y = place(*base_place(tower, floor, base, box.shapes), z + thick)
        yield Disc(x, y, box.matter.base_radius * 0.62, _COLUMNS[int(shape.color[base])], line, 1)


def _column(color: int, x: float, y: float, z: float, box: Box, place: Projection) -> Iterator[Shape]:
    radius, fill = box.matter.column_radius, _COLUMNS[color]
    (foot_x, foot_y), (_, head_y) = place(x, y, z), place(x, y, z + box.matter.column_height)
    yield Plate(foot_x - radius, head_y, 2 * radius, foot_y - head_y, radius * 0.3, fill, shade(fill, 0.55), 1)
    yield Plate(foot_x - radius * 0.6, head_y + 1, radius * 0.4, foot_y - head_y - 2, 1, shade(fill, 1.25))
