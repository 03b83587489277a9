"""Mandala as a picture for links: both mandalas from above, with everybody's rivers."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from vihara.core.record import View
from vihara.core.shapes import PAINTS, ROBES, Disc, Label, Plate, Polygon, Shape, Sheet, sign
from vihara.games.mandala.components import COLORS, SYMBOLS
from vihara.games.mandala.state import UNKNOWN

_WIDE, _HIGH = 1200.0, 630.0
_CARD, _TALL = 58.0, 82.0


def preview(view: View) -> Sheet:
    """The table as a view shows it: seat 2 above, seat 1 below."""
    v = view[0]
    shapes: list[Shape] = []
    for mandala in range(2):
        left = 24.0 + mandala * 588
        shapes += _mandala(left)
        for pile, y in ((v.field[mandala][1], 168.0), (v.mountain[mandala], 315.0), (v.field[mandala][0], 462.0)):
            shapes += _pile(pile, left + 282, y)
    for seat, y in ((1, 12.0), (0, 548.0)):
        shapes += _river(v.river[seat], seat, y)
    return Sheet(_WIDE, _HIGH, tuple(shapes))


def _mandala(left: float) -> Iterator[Shape]:
    yield Plate(left, 92, 564, 446, 18, "#f3e7cc", "#c9ab68", 2)
    x, y = left + 282, 315.0
    for radius, petals in ((200.0, 16), (130.0, 12), (66.0, 8)):
        yield Disc(x, y, radius, "#f3e7cc", "#dcc28a", 2)
        for petal in range(petals):
            angle = 2 * math.pi * petal / petals
            tip = (x + radius * math.sin(angle), y - radius * math.cos(angle))
            sides = (
                (x + radius * 0.82 * math.sin(angle + side), y - radius * 0.82 * math.cos(angle + side))
                for side in (1.6 / petals, -1.6 / petals)
            )
            one, other = sides
            foot = (x + radius * 0.66 * math.sin(angle), y - radius * 0.66 * math.cos(angle))
            yield Polygon((tip, one, foot, other), "#f3e7cc", "#dcc28a", 2)


def _pile(counts: Any, x: float, y: float) -> Iterator[Shape]:
    """The cards of a pile, a stack for each color."""
    colors = [color for color in range(UNKNOWN) if counts[color]]
    step = _CARD + 14
    for place, color in enumerate(colors):
        left = x + (place - (len(colors) - 1) / 2) * step - _CARD / 2
        yield from _card(color, int(counts[color]), left, y - _TALL / 2)


def _card(color: int, number: int, left: float, top: float) -> Iterator[Shape]:
    fill, ink = PAINTS[COLORS[color]]
    for behind in range(min(number - 1, 3), -1, -1):
        yield Plate(left, top - 5 * behind, _CARD, _TALL, 8, "#fffaf0", "#7a6640", 1.5)
        yield Plate(left + 4, top + 4 - 5 * behind, _CARD - 8, _TALL - 8, 5, fill)
    yield Disc(left + _CARD / 2, top + _TALL / 2, 17, ink)
    yield from sign(SYMBOLS[color], left + _CARD / 2, top + _TALL / 2, 22, fill)
    if number > 1:
        yield Disc(left + _CARD - 3, top + _TALL - 4, 13, "#2c2636", "#fffaf0", 1.5)
        yield Label(left + _CARD - 3, top + _TALL - 4, str(number), 17, "#ffffff")


def _river(places: Any, seat: int, y: float) -> Iterator[Shape]:
    """A river of six places; whose it is says its color and number."""
    yield Disc(348, y + 35, 24, ROBES[seat])
    yield Label(348, y + 35, str(seat + 1), 28, "#ffffff")
    yield Plate(390, y, 470, 70, 14, "#22688c", "#12455f", 2)
    at = {int(places[color]): color for color in range(UNKNOWN) if places[color]}
    for place in range(1, 7):
        left = 400.0 + (place - 1) * 76
        if place in at:
            fill, ink = PAINTS[COLORS[at[place]]]
            yield Plate(left, y + 6, 66, 58, 8, fill, "#fffaf0", 2)
            yield from sign(SYMBOLS[at[place]], left + 33, y + 35, 30, ink)
        else:
            yield Plate(left, y + 6, 66, 58, 8, "#22688c", "#8fc1d6", 1.5)
            yield Label(left + 33, y + 35, str(place), 26, "#d5ecf5")
