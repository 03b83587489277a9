"""What there is to look back at where all build together: how safe each placement was, and what cards asked for.

A game that has such a thing has a room `lookback.py` with a function `look_back(match)`, which gives a `Building`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Able = Literal["yes", "maybe", "no"]


@dataclass(frozen=True)
class Placement:
    """A piece that was placed or moved; margins are the tilt in degrees that the tower survives at least."""

    step: int
    """Its place in the log, from 0."""
    seat: int
    move: str
    margin: float
    """Once the piece is where it was meant to be; while a piece is out, if that is less."""
    was: float
    """Before."""
    safer: str
    """The safest of the moves nearby that were offered and are safer; empty if there is none."""
    safer_margin: float


@dataclass(frozen=True)
class Task:
    """A card that asked for something."""

    step: int
    """Where in the log it was opened."""
    seat: int
    card: str
    able: Able
    """Whether it could have been fulfilled with what was at hand, by pieces alone."""
    fulfilled: bool


@dataclass(frozen=True)
class Building:
    """All of a match."""

    placements: tuple[Placement, ...]
    tasks: tuple[Task, ...]
    fall: int | None
    """The step after which the tower came down; None if it stands."""
