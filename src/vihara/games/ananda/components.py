"""What is in the box of Ananda (A-C1 to A-C4), and what may be chosen before a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from vihara.core.options import Options, first_option, option

SEATS: Final = range(2, 5)

COLORS: Final = ("red", "orange", "yellow", "green", "blue", "violet")
SYMBOLS: Final = ("▲", "●", "★", "◆", "■", "♣")
"""A sign beside each color, so that color is never alone."""

# -- Tiles ----------------------------------------------------------------------------------------------------

TILES: Final = tuple((first, second) for first in range(6) for second in range(first, 6))
"""The 21 kinds of tiles: their two colors, in the order of the colors (A-C1)."""
TILE_NAMES: Final = tuple(f"{COLORS[first]}-{COLORS[second]}" for first, second in TILES)
TILES_OF_A_KIND: Final = 3
TILE_COUNT: Final = TILES_OF_A_KIND * len(TILES)
KIND_OF: Final = np.array([[TILES.index((min(a, b), max(a, b))) for b in range(6)] for a in range(6)])
"""The kind of tile with these two colors."""
FIRST_COLOR: Final = np.array([first for first, _ in TILES])
SECOND_COLOR: Final = np.array([second for _, second in TILES])

# -- Cards ----------------------------------------------------------------------------------------------------

MOST_VALUE: Final = 5
CARDS: Final = tuple((color, value) for color in range(6) for value in range(1, MOST_VALUE + 1))
"""The 30 cards of a deck for two players; three and four play without those of value 5 (A-S4)."""
CARD_NAMES: Final = tuple(f"{COLORS[color]}{value}" for color, value in CARDS)
SUM_OF: Final = np.array([sum(v for v in range(1, 6) if values >> (v - 1) & 1) for values in range(32)])
"""The sum of a set of values, a bit each."""

# -- Board, racks and hands -----------------------------------------------------------------------------------

LARGE, SMALL = 10, 8
"""How many columns and rows the board has (A-U1)."""
COLUMNS: Final = "abcdefghij"
MOST_SEATS: Final = SEATS[-1]
RACK_DEAL: Final = 6
HAND_DEAL: Final = 6
RACK_LIMIT: Final = 8
HAND_LIMIT: Final = 8
IDLE_ROUNDS: Final = 2
"""So many rounds of nothing but idle turns end the game (A-U7)."""


@dataclass(frozen=True)
class AnandaOptions(Options):
    """A-S6, A-U1, A-U8: who begins, how large the board is, whether racks lie open."""

    first: int | str = first_option(SEATS)
    board: int = option(LARGE, "columns and rows of the board", choices=(LARGE, SMALL))
    open_racks: bool = option(False, "everybody sees all racks", choices=(False, True))
