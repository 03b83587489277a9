"""What a player with a memory knows in Tajuto: everything.

T-B3, T-U7: a tile lies face down once somebody has it, but it was taken before everybody's eyes. So whoever has
watched from the beginning knows the owner of each, and sees one world only.
"""

from __future__ import annotations

import numpy as np

from vihara.core import record
from vihara.core.chance import FastDice
from vihara.core.record import State, View
from vihara.games.tajuto.state import HIDDEN, STATE, WHOLE


class Belief:
    """The tiles that everybody was seen to take."""

    def __init__(self, seat: int) -> None:  # noqa: ARG002 - all see the same
        self._owned = np.zeros(STATE["owned"].shape, np.int64)
        self._inauguration = np.zeros(STATE["inauguration"].shape, np.int64)
        self._goal = np.zeros(STATE["goal"].shape, np.int64)

    def note(self, before: View, action: int | None, after: View) -> None:
        """See one step; chance only draws floors."""
        if action is None:
            return
        was, is_ = before[0], after[0]
        self._owned[was.turn] += is_.sold.astype(np.int64) - was.sold
        self._goal[(was.goal == 0) & (is_.goal > 0)] = 1 + was.turn
        # An inauguration tile is turned over when its pagoda is finished; until then it shows whose it is.
        open_ = (was.inauguration > 0) & (was.inauguration != HIDDEN)
        self._inauguration[open_] = was.inauguration[open_]

    def worlds(self, view: View, number: int, dice: FastDice) -> State | None:  # noqa: ARG002 - there is no doubt
        """The only world there is; None if the match was not seen from its beginning."""
        world = record.copy(view)
        w = world[0]
        if (self._owned.sum(0) != w.sold).any():
            return None
        w.owned[:] = self._owned
        for shown, remembered in ((w.inauguration, self._inauguration), (w.goal, self._goal)):
            hidden = shown == HIDDEN
            if not remembered[hidden].all():
                return None
            shown[hidden] = remembered[hidden]
        w.down[:] = 0
        w.total[:] = 0
        w.viewer = WHOLE
        return world
