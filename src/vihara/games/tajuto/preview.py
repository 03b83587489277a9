"""Tajuto as a picture for links: the eight pagodas side by side, as high as they are, with the stones on them."""

from __future__ import annotations

from collections.abc import Iterator

from vihara.core.compiled import Record
from vihara.core.record import View
from vihara.core.shapes import PAINTS, ROBES, Disc, Label, Plate, Polygon, Shape, Sheet, shade, sign
from vihara.games.tajuto.components import COLORS, FLOORS, PAGODAS, SYMBOLS

_STEP, _FLOOR, _GROUND = 148.0, 74.0, 540.0
_WIDE, _HIGH = 1200.0, 630.0
_BESIDE = 120.0
"""Room on both sides: the scores stand in a corner."""


def preview(view: View) -> Sheet:
    """The board as a view shows it; pagodas, stones and the path are everybody's to see."""
    v = view[0]
    shapes: list[Shape] = [
        Plate(_BESIDE, _GROUND - 34, _WIDE, _HIGH - _GROUND + 34, 16, "#8b9a54", "#6b4a2a", 3),
    ]
    for color in range(PAGODAS):
        shapes += _pagoda(v, color, _BESIDE + 82 + color * _STEP)
    for seat in range(int(v.seats)):
        x = _BESIDE + _WIDE / 2 + (seat - (int(v.seats) - 1) / 2) * 170
        shapes += [
            Plate(x - 72, _HIGH - 50, 144, 42, 21, "#f6efe0", ROBES[seat], 3),
            Disc(x - 50, _HIGH - 29, 16, ROBES[seat]),
            Label(x - 50, _HIGH - 29, str(seat + 1), 22, "#ffffff"),
            Label(x + 16, _HIGH - 29, f"{int(v.mp[seat])} MP", 26, "#33261a"),
        ]
    return Sheet(_WIDE + 2 * _BESIDE, _HIGH, tuple(shapes))


def _pagoda(v: Record, color: int, x: float) -> Iterator[Shape]:
    fill, ink = PAINTS[COLORS[color]]
    yield Plate(x - 68, _GROUND - 18, 136, 26, 6, "#d9c8a0", "#8a7448", 2)
    y = _GROUND - 18
    for floor in range(FLOORS):
        if not v.built[floor] >> color & 1:
            break
        half = 60.0 - floor * 8
        yield Polygon(
            ((x - half * 0.62, y), (x + half * 0.62, y), (x + half * 0.58, y - 38), (x - half * 0.58, y - 38)),
            "#d8b98a", "#5b4020", 2,
        )  # fmt: skip
        yield Plate(x - 9, y - 30, 18, 30, 4, "#5b4020")
        yield Polygon(
            (
                (x - half - 6, y - 40), (x - half * 0.5, y - 52), (x - half * 0.36, y - _FLOOR),
                (x + half * 0.36, y - _FLOOR),
                (x + half * 0.5, y - 52), (x + half + 6, y - 40), (x + half, y - 33), (x - half, y - 33),
            ),
            fill, shade(fill, 0.6), 2,
        )  # fmt: skip
        stones = [seat for seat in range(int(v.seats)) if v.stones[seat][floor] >> color & 1]
        for place, seat in enumerate(stones):
            across = x + (place - (len(stones) - 1) / 2) * 24
            yield Disc(across, y - 46, 11, ROBES[seat], "#fff7e6", 2)
            yield Label(across, y - 46, str(seat + 1), 15, "#ffffff")
        y -= _FLOOR
    if y < _GROUND - 18:
        yield Polygon(((x - 5, y), (x + 5, y), (x, y - 30)), "#d9a441", "#7a5a1a", 1.5)
    yield Disc(x, _GROUND - 5, 20, fill, "#fff7e6", 2)
    yield from sign(SYMBOLS[color], x, _GROUND - 5, 22, ink)
