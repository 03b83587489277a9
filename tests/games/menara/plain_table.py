"""A table of components with floors so plain that towers can be worked out by hand.

Floors 1 to 9 are squares of 140 mm with bases at (±50, ±50), floors 10 to 18 planks of 300 × 40 mm with bases at
−130, −50, 50 and 130 along their axis; a fifth base, where there is one, is in the middle.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from vihara.games.menara.components import Box, load_box

SQUARES = range(9)
PLANKS = range(9, 18)
MIDDLE = 4
"""Place of the fifth base, on the dark side of the first floors of both kinds."""

SUPPLY = {"yellow": 30, "red": 20, "black": 12, "white": 8, "blue": 6}


def rectangle(width: float, height: float) -> list[list[float]]:
    x, y = width / 2, height / 2
    return [[-x, -y], [x, -y], [x, y], [-x, y]]


def plain_table() -> dict[str, Any]:
    colors = [color for color, count in SUPPLY.items() for _ in range(2 * count)]
    floors = []
    for number in range(1, 19):
        square = number - 1 in SQUARES
        outline = rectangle(140, 140) if square else rectangle(300, 40)
        four = [(-50, -50), (50, -50), (50, 50), (-50, 50)] if square else [(-130, 0), (-50, 0), (50, 0), (130, 0)]
        fifth = [(0, 0)] if number in (1, 2, 3, 4, 10, 11, 12, 13) else []
        sides = {}
        for side, places in (("light", four), ("dark", four + fifth)):
            sides[side] = [{"colour": colors.pop(0), "x": x, "y": y} for x, y in places]
        floors.append({"id": number, "name": "square" if square else "plank", "outline": outline, "sides": sides})
    assert not colors
    return {
        "physical": {
            "floor_thickness": 4.0,
            "floor_density_kg_m3": 750,
            "column_radius": 10.0,
            "column_height": 40.0,
            "column_density_kg_m3": 700,
            "base_radius": 12.0,
            "friction": 0.4,
        },
        "column_supply": dict(SUPPLY),
        "floors": floors,
    }


@cache
def plain_box() -> Box:
    return load_box(plain_table())
