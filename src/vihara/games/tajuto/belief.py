"""What a player with a memory knows in Tajuto: everything.

T-B3, T-U7: a tile lies face down once somebody has it, but it was taken before everybody's eyes. So whoever has
watched from the beginning knows the owner of each, and sees one world only.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.core.memory import BY_CHANCE, Memory, Remembered
from vihara.games.tajuto.state import HIDDEN, STATE, WHOLE

_SEATS, _TILES = STATE["owned"].shape
_INAUGURATIONS, _GOALS = STATE["inauguration"].shape[0], STATE["goal"].shape[0]
BELIEF = np.dtype(
    (
        np.record,
        [
            ("owned", "i8", (_SEATS, _TILES)),  # the tiles that each seat was seen to take
            ("inauguration", "i8", (_INAUGURATIONS,)),  # whose each was when it was last open
            ("goal", "i8", (_GOALS,)),  # who took each, from 1
        ],
    )
)


@rules
def note(beliefs: Any, i: int, seat: int, befores: Any, j: int, action: int, afters: Any, k: int) -> None:  # noqa: ARG001
    """See one step; chance only draws floors."""
    if action == BY_CHANCE:
        return
    belief, was, there = beliefs[i], befores[j], afters[k]
    for tile in range(_TILES):
        belief.owned[was.turn, tile] += np.int64(there.sold[tile]) - np.int64(was.sold[tile])
    for goal in range(_GOALS):
        if was.goal[goal] == 0 and there.goal[goal] > 0:
            belief.goal[goal] = 1 + was.turn
    # An inauguration tile is turned over when its pagoda is finished; until then it shows whose it is.
    for tile in range(_INAUGURATIONS):
        if was.inauguration[tile] > 0 and was.inauguration[tile] != HIDDEN:
            belief.inauguration[tile] = was.inauguration[tile]


@rules
def imagine(beliefs: Any, i: int, seat: int, views: Any, j: int, worlds: Any, dice: Any) -> int:  # noqa: ARG001
    """The only world there is; none if the match was not seen from its beginning."""
    worlds[0] = views[j]
    belief, world = beliefs[i], worlds[0]
    for tile in range(_TILES):
        owned = 0
        for owner in range(_SEATS):
            owned += belief.owned[owner, tile]
            world.owned[owner, tile] = belief.owned[owner, tile]
        if owned != world.sold[tile]:
            return 0
    for tile in range(_INAUGURATIONS):
        if world.inauguration[tile] == HIDDEN:
            if belief.inauguration[tile] == 0:
                return 0
            world.inauguration[tile] = belief.inauguration[tile]
    for goal in range(_GOALS):
        if world.goal[goal] == HIDDEN:
            if belief.goal[goal] == 0:
                return 0
            world.goal[goal] = belief.goal[goal]
    world.down[:] = 0
    world.total[:] = 0
    world.viewer = WHOLE
    return 1


class Belief(Remembered):
    """The tiles that everybody was seen to take."""

    memory = Memory(BELIEF, note, imagine)
