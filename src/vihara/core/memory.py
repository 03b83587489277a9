"""What a seat believes, as a record that compiled functions fill: the same wherever the match is followed.

A game whose memory says more than a view (see `Game.belief`) gives such functions, and its belief is `Remembered`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from vihara.core.chance import FastDice
from vihara.core.record import State, View

BY_CHANCE = -1
"""Stands for the action where chance moved something."""


@dataclass(frozen=True)
class Memory:
    """How a game's belief is kept."""

    dtype: np.dtype[Any]
    """The record; all zeros before the match begins."""
    note: Callable[..., None]
    """(beliefs, i, seat, befores, j, action, afters, k): see one step, a decision or BY_CHANCE."""
    imagine: Callable[..., int]
    """(beliefs, i, seat, views, j, worlds, dice) → how many worlds were written that look like the view, as likely
    as they are believed: all there is room for, one if there is no doubt, none if nothing is believed.
    """


def memory_of(belief: type | None) -> Memory | None:
    """How a game's belief is kept; None where a memory says no more than a view."""
    return belief.memory if belief is not None and issubclass(belief, Remembered) else None


class Remembered:
    """What one seat (from 0) believes, from what it sees happen."""

    memory: ClassVar[Memory]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.record: Any = np.zeros(1, self.memory.dtype)

    def note(self, before: View, action: int | None, after: View) -> None:
        """See one step: a decision, or chance (`None`) that moves one thing."""
        self.memory.note(self.record, 0, self.seat, before, 0, BY_CHANCE if action is None else action, after, 0)

    def worlds(self, view: View, number: int, dice: FastDice) -> State | None:
        """So many worlds that look like the view, or one if there is no doubt; None if nothing is believed."""
        made = np.zeros(number, view.dtype)
        found = int(self.memory.imagine(self.record, 0, self.seat, view, 0, made, dice.words))
        return made[:found] if found else None
