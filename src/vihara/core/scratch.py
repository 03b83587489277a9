"""Scratch memory: what compiled code needs for a moment, allocated once and passed along.

A greedy player in a rollout decides a hundred times in an iteration of a search; memory from the heap for each
decision would take longer than the decision.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import rules


class Scratch(NamedTuple):
    """Arrays to write into; whoever gets them finds anything in them, and leaves anything."""

    trials: Any
    """One record of the game, to try an action on."""
    actions: Any
    worths: Any
    """As many numbers as actions, twice."""


@rules
def new_scratch(records: Any, most_actions: int) -> Scratch:
    """Allocate it for a game that has such records and at most so many legal actions."""
    return Scratch(
        np.empty(1, records.dtype), np.empty(most_actions, np.int64), np.empty(2 * most_actions, np.float64)
    )


@rules
def best_action(scratch: Scratch, number: int, dice: Any) -> Any:
    """The action of the greatest worth among the first so many; among equals any, each as likely."""
    actions, worths = scratch.actions, scratch.worths
    best, ties = 0, 1
    for k in range(1, number):
        if worths[k] > worths[best]:
            best, ties = k, 1
        elif worths[k] == worths[best]:
            ties += 1
            if below(dice, ties) == 0:
                best = k
    return actions[best]
