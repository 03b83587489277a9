"""What losses are called: marks, accuracy, phases."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final, Literal

Mark = Literal["", "?!", "?", "??"]
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("??", 0.15), ("?", 0.10), ("?!", 0.05))
"""From which loss of winning chance on a move is marked."""
SURE: Final = 2.0
"""Only where the loss is so many standard errors from nothing."""
PHASES: Final = ("early", "middle", "late")
"""Thirds of a match, by decisions."""


def mark(loss: float, error: float) -> Mark:
    """The mark of a move that lost so much."""
    if loss <= SURE * error:
        return ""
    return next((sign for sign, least in MARKS if loss >= least), "")


def phase(ply: int, plies: int) -> int:
    """In which third of a match a decision is, the first being number 0."""
    return min(len(PHASES) - 1, len(PHASES) * ply // max(1, plies))


def move_accuracy(loss: float) -> float:
    """From 0 to 100, as lichess has it; the loss is a share of winning chance."""
    return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * 100.0 * loss) - 3.1669 + 1.0))


def accuracy(chances: Sequence[float], losses: Sequence[float]) -> float | None:
    """Of a match, from 0 to 100, as lichess has it: the mean of the harmonic mean of all moves and of their mean
    weighted by how much was at stake, which is how the chance to win moved about there. `chances` are those before
    each move. None where there was nothing to decide.
    """
    if not losses:
        return None
    moves = [move_accuracy(loss) for loss in losses]
    width = min(8, max(2, len(chances) // 10))
    weights = []
    for place in range(len(moves)):
        start = max(0, min(place - width // 2, len(chances) - width))
        window = [100.0 * chance for chance in chances[start : start + width]]
        weights.append(min(12.0, max(0.5, statistics.pstdev(window))))
    weighted = sum(weight * one for weight, one in zip(weights, moves, strict=True)) / sum(weights)
    return (weighted + len(moves) / sum(1.0 / max(one, 1e-3) for one in moves)) / 2.0
