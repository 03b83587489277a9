"""The simulation as a room of the game, for engines that are not MuJoCo's Python package."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from vihara.core.simulation import Simulation
from vihara.games.menara.actions import PIECES
from vihara.games.menara.components import standard_box
from vihara.games.menara.physics import referee
from vihara.games.menara.physics.collapse import (
    LONGEST,
    PIECES_ONLY,
    SECOND_OPINIONS,
    WITNESSES,
    Settings,
    new_trial,
)
from vihara.games.menara.physics.trajectory import LENGTH, MAGIC, STILL, TURN, TWIST

_SOLVER: Final = (
    "time_step", "iterations", "line_search", "tolerance", "contact_time", "impedance", "friction_impedance",
    "rolling",
)  # fmt: skip


def _solver(settings: Settings) -> dict[str, object]:
    """What an engine is told of settings."""
    every = asdict(settings)
    return {"friction": standard_box().matter.friction, **{name: every[name] for name in _SOLVER}}


def simulation() -> Simulation:
    """What falls, and how it went until it lay still."""
    trial = new_trial(PIECES_ONLY)
    trial[0].show = 1
    return Simulation(
        trial=trial,
        room=referee.ROOM,
        bodies=PIECES,
        prepare=referee.prepare,
        describe=referee.describe_judged,
        proceed=referee.proceed,
        settle=referee.conclude,
        solvers=tuple(_solver(one) for one in (PIECES_ONLY, *SECOND_OPINIONS, *WITNESSES)),
        keyframes={
            "magic": MAGIC.decode(),
            "milliseconds": round(1000 * referee.FRAME),
            "length": LENGTH,
            "turn": TURN,
            "still": STILL,
            "twist": TWIST,
        },
        seconds=LONGEST,
    )
