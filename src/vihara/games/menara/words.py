"""The vocabulary of Menara's events: which fields each kind has. All see all (E-U5), so none is hidden.

Geometry and falls are told by Python, so these are types of dictionaries, not records that compiled code fills.
Seats, floors and bases count from 1; a base is named as in moves, `7.2`; lengths are millimeters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict


class Nothing(TypedDict):
    """There is nothing to know about it."""


class BySeat(TypedDict):
    """A seat did it."""

    seat: int


class FloorDrawn(TypedDict):
    """A floor came out of the quarry."""

    floor: int


class ColumnDrawn(TypedDict):
    """A column came out of the bag: into a seat's hand, or to the camp (`new`: one that replaces the first)."""

    color: str
    number: int
    seat: NotRequired[int]
    new: NotRequired[bool]


class FloorPlaced(BySeat):
    """A floor was laid, or shifted, which leaves its side as it was."""

    floor: int
    x: int
    y: int
    angle: int
    level: int
    side: NotRequired[str]


class Exchanged(BySeat):
    """Columns went to the camp and others came from there."""

    given: tuple[str, ...]
    taken: tuple[str, ...]


class Revealed(BySeat):
    """A pile was chosen."""

    glyph: str


class PlanDrawn(Revealed):
    """The plan card that lay on it."""

    card: str


class ColumnPlaced(BySeat):
    """A column was set."""

    color: str
    base: str


class ColumnMoved(BySeat):
    """A column was moved up."""

    base: str
    to: str


class HandTrembled(TypedDict):
    """How far the hand was off."""

    x: float
    y: float
    angle: float


class Nudged(TypedDict):
    """The hand touched a floor."""

    floor: int
    newton: float
    direction: int


class PieceFell(TypedDict):
    """A floor or a column fell."""

    piece: str


class Collapsed(TypedDict):
    """All that fell; `out`: while a piece was out of the tower. `motion` is there only where it was simulated."""

    floors: tuple[int, ...]
    columns: tuple[str, ...]
    levels: int
    again: bool
    out: bool
    motion: NotRequired[str]


class MoreLevels(TypedDict):
    """More levels are required."""

    required: int


class Fulfilled(BySeat):
    """A plan card was carried out."""

    card: str


class MatchOver(TypedDict):
    """The game is over, for all alike."""

    winners: tuple[int, ...]
    levels: int
    required: int
    reason: str


EVENTS: Final[Mapping[str, type]] = {
    "quarry": FloorDrawn,
    "camp": ColumnDrawn,
    "bag": ColumnDrawn,
    "base": FloorPlaced,
    "exchange": Exchanged,
    "reveal": Revealed,
    "plan": PlanDrawn,
    "column": ColumnPlaced,
    "move": ColumnMoved,
    "floor": FloorPlaced,
    "extend": FloorPlaced,
    "shift": FloorPlaced,
    "give-up": BySeat,
    "stop": BySeat,
    "swap-camp": BySeat,
    "keep-camp": BySeat,
    "hand": HandTrembled,
    "nudge": Nudged,
    "quiet": Nothing,
    "stands": Nothing,
    "fallen": PieceFell,
    "collapse": Collapsed,
    "interrupted": BySeat,
    "level-card": MoreLevels,
    "fulfilled": Fulfilled,
    "camp-exchanged": Nothing,
    "turn": BySeat,
    "over": MatchOver,
}
"""The kinds of events."""
