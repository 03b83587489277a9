"""What is in the box of Mandala (M-C1 to M-C4), and what may be chosen before a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vihara.core.options import Options, first_option, option

SEATS: Final = range(2, 3)

COLORS: Final = ("red", "orange", "yellow", "green", "purple", "black")
RED, ORANGE, YELLOW, GREEN, PURPLE, BLACK = range(6)
CARDS_OF_A_COLOR: Final = 18
CARDS: Final = CARDS_OF_A_COLOR * len(COLORS)
MANDALAS: Final = 2
RIVER_PLACES: Final = 6

MOUNTAIN_DEAL: Final = 2
HAND_DEAL: Final = 6
CUP_DEAL: Final = 2
MOST_DRAWN: Final = 3
HAND_LIMIT: Final = 8

CLOSED: Final = "closed"
OPEN: Final = "open"
"""How cups are kept (M-U4)."""

SYMBOLS: Final = ("▲", "●", "★", "◆", "♣", "■")
"""A sign beside each color, so that color is never alone."""


@dataclass(frozen=True)
class MandalaOptions(Options):
    """M-S3: who begins; M-U4: whether what was claimed into a cup stays visible."""

    first: int | str = first_option(SEATS)
    cups: str = option(CLOSED, "what others see of a cup: closed or open", (CLOSED, OPEN), since=2, before=OPEN)
