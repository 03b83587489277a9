"""Hiding in Menara: there is none (E-U5). Everyone sees the tower, all columns, the camp and the discard pile.

The order of the bag, the quarry and the piles is unknown to all, and so it is in the record: they are counts.
"""

from __future__ import annotations

from typing import Any

from vihara.core.compiled import rules
from vihara.games.menara.state import WHOLE


@rules
def observe(states: Any, i: int, seat: int, views: Any, j: int) -> None:
    """E-U5: write into `views[j]` what a seat sees of `states[i]`: everything."""
    views[j] = states[i]
    views[j].viewer = seat


@rules
def resample(views: Any, j: int, states: Any, i: int, dice: Any) -> None:  # noqa: ARG001 - nothing to draw
    """Write into `states[i]` the one state that looks like `views[j]`."""
    states[i] = views[j]
    states[i].viewer = WHOLE
