"""Ananda as a picture for links: the board from above, higher spaces nearer to the eye."""

from __future__ import annotations

from collections.abc import Iterator

from vihara.core.compiled import Record
from vihara.core.record import View
from vihara.core.shapes import PAINTS, ROBES, Disc, Label, Plate, Polygon, Shape, Sheet, shade, sign
from vihara.games.ananda.areas import color_at
from vihara.games.ananda.components import COLORS, SYMBOLS
from vihara.games.ananda.state import COLUMN

_CELL, _DEEP, _RISE = 100.0, 52.0, 11.0
_EDGE = 26.0


def preview(view: View) -> Sheet:
    """The board as a view shows it; everybody sees all of it."""
    v = view[0]
    side = int(v.side)
    wide, high = side * _CELL + 2 * _EDGE, side * _DEEP + 2 * _EDGE + 40
    shapes: list[Shape] = [
        Plate(0, 40, wide, high - 40, 14, "#8a4a2c", "#5e2f1a", 3),
        Plate(_EDGE, 40 + _EDGE, side * _CELL, side * _DEEP, 4, "#dccfb2"),
    ]
    for line in range(1, side):
        x, y = _EDGE + line * _CELL, 40 + _EDGE + line * _DEEP
        shapes.append(
            Polygon(((x, 40 + _EDGE), (x + 1, 40 + _EDGE), (x + 1, high - _EDGE), (x, high - _EDGE)), "#b7a47a")
        )
        shapes.append(Polygon(((_EDGE, y), (wide - _EDGE, y), (wide - _EDGE, y + 1), (_EDGE, y + 1)), "#b7a47a"))
    for row in reversed(range(side)):
        for column in range(side):
            shapes += _space(
                v, column * COLUMN + row, _EDGE + column * _CELL, 40 + _EDGE + (side - 1 - row) * _DEEP
            )
    return Sheet(wide, high, tuple(shapes))


def _space(v: Record, cell: int, x: float, y: float) -> Iterator[Shape]:
    """A pile of tiles, and who stands on it."""
    color = int(color_at(v, cell))
    if color < 0:
        return
    height = int(v.height[cell])
    fill, ink = PAINTS[COLORS[color]]
    top = y - _RISE * height
    yield Plate(x + 3, top + _DEEP - 14, _CELL - 6, y - top + 12, 5, "#cbb98f", "#8d7a50", 1)
    yield Plate(x + 2, top + 1, _CELL - 4, _DEEP - 3, 7, shade(fill, 1.12), shade(fill, 0.7), 2)
    yield from sign(SYMBOLS[color], x + _CELL / 2, top + _DEEP / 2 - 2, 28, ink)
    if height > 1:
        yield Label(x + _CELL - 16, top + _DEEP - 15, str(height), 20, ink)
    for seat in range(v.seats):
        if v.monk[seat] == cell:
            yield Polygon(
                ((x + 34, top + 34), (x + 66, top + 34), (x + 60, top - 6), (x + 40, top - 6)),
                ROBES[seat],
                "#2b1c12",
                2,
            )
            yield Disc(x + 50, top - 18, 16, "#f0d9ae", "#2b1c12", 2)
            yield Label(x + 50, top - 18, str(seat + 1), 20, "#2b1c12")
