"""The verdict of the simulation on a placement (E-U7), and how it went, for playback.

A match asks which pieces fall; that is logged, so a replay never asks. Only where it was asked, in the process in
which the match is played, the motion can be told as well: it travels with the event and is kept nowhere else.
"""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from typing import Final

import numpy as np

from vihara.core.compiled import Record
from vihara.core.errors import TookTooLong
from vihara.core.record import State
from vihara.games.menara.boxes import box_of, was_simulated
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.lifting import judged_tower
from vihara.games.menara.physics.collapse import PIECES_ONLY, REFEREE, Nudge, SimulationError, decide, simulate
from vihara.games.menara.state import STATE
from vihara.games.menara.tower.balance import stands

MOTIONS: Final = 32
"""Motions kept, of some 20 kB each: every seat is told the same one, and a match read anew tells it again."""


def nudge_of(s: Record) -> Nudge | None:
    """The hand's nudge that is being judged."""
    if s.nudged[0] < 0:
        return None
    return Nudge(int(s.nudged[0]), float(s.nudged[1]) / 100, float(s.nudged[2]))


def fallen(s: Record) -> tuple[int, ...]:
    """Which pieces fall: floors, then FLOORS + floor * BASES + base, ascending."""
    box, tower = box_of(s.tables), judged_tower(s)
    try:
        collapse = decide(tower, nudge_of(s), box=box, settings=PIECES_ONLY).collapse
    except SimulationError:  # then what the statics does not hold falls with all that is raised
        held = stands(tower, box.shapes, box.measures)
        return () if held else tuple(floor for floor in range(FLOORS) if tower.level[floor] > 0)
    if collapse is None:
        return ()
    columns = [FLOORS + floor * BASES + base for floor, base in collapse.fell_columns]
    return (*sorted(collapse.fell_floors), *sorted(columns))


@lru_cache(maxsize=MOTIONS)
def _motion(record: bytes) -> str:
    s = np.frombuffer(record, STATE)[0]
    try:
        went = simulate(judged_tower(s), nudge_of(s), box=box_of(s.tables), settings=REFEREE)
    except (SimulationError, TookTooLong):  # it is only for the eyes
        return ""
    return b64encode(went.trajectory).decode("ascii")


def motion(before: State) -> str:
    """How the placement just judged went until everything lay still: keyframes (see `trajectory`) in base64.

    The simulation is run once more, to its end; the same input gives the same motion. Empty where this process
    did not simulate, as in a replay.
    """
    if not was_simulated(before, 0):
        return ""
    trial = before.copy()
    trial[0].fell[:] = 0
    return _motion(trial.tobytes())
