"""Chance that a simulation finds out: compiled functions that know the game drive an engine that knows bodies.

Whoever has an engine (a server, a page) makes a model of what `describe` says with one of the `solvers`, does what
the trial says until it is done, and tells `proceed` what became of the bodies. `settle` has the outcome as chance
actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Simulation:
    """How a game simulates."""

    trial: Array
    """A trial of nothing so far, as an array of one."""
    room: int
    """A description has no more numbers."""
    bodies: int
    """No more bodies move."""
    prepare: Callable[..., None]
    """(states, i, trials, k): begin a trial of what a state leaves in doubt."""
    describe: Callable[..., int]
    """(states, i, out) → how many numbers say what the bodies are."""
    proceed: Callable[..., None]
    """(trials, k, places, speeds, energy, sound): what the trial said is done."""
    settle: Callable[..., int]
    """(states, i, trials, k, out) → how many chance actions came of it."""
    solvers: tuple[Mapping[str, Any], ...]
    """The settings of an engine, by number."""
    keyframes: Mapping[str, Any]
    """How the motion is packed."""
    seconds: float
    """Of computing, before it is given up."""
