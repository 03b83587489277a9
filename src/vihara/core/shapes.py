"""Shapes that a picture of a position is made of: plain data, so that whoever paints them knows no game, and who
draws them no way of painting.

A sheet has its own measure, x to the right and y downward; it is painted as large as there is room. Colors are
`#rrggbb`. A color is never alone: it has its sign beside it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Polygon:
    """A filled outline, with a line around it if it has a width."""

    points: tuple[Point, ...]
    fill: str
    line: str = ""
    width: float = 0.0


@dataclass(frozen=True)
class Plate:
    """A rectangle with round corners."""

    x: float
    y: float
    wide: float
    high: float
    radius: float
    fill: str
    line: str = ""
    width: float = 0.0


@dataclass(frozen=True)
class Disc:
    """A circle around its middle."""

    x: float
    y: float
    radius: float
    fill: str
    line: str = ""
    width: float = 0.0


@dataclass(frozen=True)
class Label:
    """A number or a letter, around its middle."""

    x: float
    y: float
    text: str
    size: float
    fill: str


Shape: TypeAlias = Polygon | Plate | Disc | Label


@dataclass(frozen=True)
class Sheet:
    """A picture: later shapes lie above earlier ones."""

    wide: float
    high: float
    shapes: tuple[Shape, ...]


_CORNERS: Final = {"▲": 3, "◆": 4, "■": 4}
_TURNED: Final = {"■": math.pi / 4}


def sign(symbol: str, x: float, y: float, size: float, fill: str) -> Iterable[Shape]:
    """A color's sign, as large as a letter of that size."""
    r = size / 2
    if symbol == "●":
        yield Disc(x, y, r * 0.85, fill)
    elif symbol == "□":
        yield from sign("■", x, y, size, fill)
        yield Plate(x - r * 0.35, y - r * 0.35, r * 0.7, r * 0.7, 0, "#ffffff")
    elif symbol in "♣♠":
        top = [] if symbol == "♠" else [(0, -0.45)]
        for dx, dy in (*top, (-0.45, 0.2), (0.45, 0.2)):
            yield Disc(x + dx * r, y + dy * r, r * 0.46, fill)
        if symbol == "♠":
            yield Polygon(((x, y - r * 1.1), (x - r * 0.88, y + r * 0.08), (x + r * 0.88, y + r * 0.08)), fill)
        yield Polygon(((x, y), (x - r * 0.35, y + r), (x + r * 0.35, y + r)), fill)
    elif symbol == "★":
        points = (
            (x + r * s * math.sin(k * math.pi / 5), y - r * s * math.cos(k * math.pi / 5))
            for k, s in ((k, 1.0 if k % 2 == 0 else 0.45) for k in range(10))
        )
        yield Polygon(tuple(points), fill)
    else:
        corners, turned = _CORNERS[symbol], _TURNED.get(symbol, 0.0)
        low = r * 0.15 if symbol == "▲" else 0.0
        angles = (turned + 2 * math.pi * k / corners for k in range(corners))
        yield Polygon(tuple((x + r * math.sin(a), y + low - r * math.cos(a)) for a in angles), fill)


def shade(color: str, light: float) -> str:
    """A color darker (below 1) or lighter (above 1)."""
    parts = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    if light <= 1:
        mixed = (round(part * light) for part in parts)
    else:
        mixed = (round(part + (255 - part) * (light - 1)) for part in parts)
    return "#" + "".join(f"{part:02x}" for part in mixed)


PAINTS: Final = {
    "red": ("#b4281f", "#fff1dc"),
    "orange": ("#de7a1c", "#331400"),
    "yellow": ("#e8c13a", "#3a2a00"),
    "green": ("#3f7f3f", "#f2ffe6"),
    "blue": ("#2a5caa", "#eaf3ff"),
    "violet": ("#6f3d96", "#fbeeff"),
    "purple": ("#7c50b5", "#fbeeff"),
    "black": ("#45413f", "#f4e9d4"),
    "white": ("#efe9dc", "#2a2420"),
}
"""Of each color the paint, and what stands out on it."""
ROBES: Final = ("#d9822b", "#b03a55", "#2b8a8f", "#6f6a9c")
"""A player's color, by seat."""
