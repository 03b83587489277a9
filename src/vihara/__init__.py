"""Vihara: play, study and program four temple board games.

>>> import vihara
>>> match = vihara.new_match("mandala", seed=1)
>>> match.to_act
1
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vihara.adapters.vector import VectorGames as vector  # noqa: N813 - as easy to say as `simulate`
    from vihara.arena.simulation import simulate
    from vihara.core.game import load
    from vihara.core.match import Match
    from vihara.core.proof import verify
    from vihara.core.replay import read, write

__version__ = "0.1.0"
__all__ = ["Match", "games", "load", "new_match", "read", "simulate", "vector", "verify", "write"]

_PLACES = {
    "Match": "vihara.core.match:Match",
    "load": "vihara.core.game:load",
    "read": "vihara.core.replay:read",
    "simulate": "vihara.arena.simulation:simulate",
    "vector": "vihara.adapters.vector:VectorGames",
    "verify": "vihara.core.proof:verify",
    "write": "vihara.core.replay:write",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for and nothing else: Numba takes a while to import."""
    if name not in _PLACES:
        raise AttributeError(f"module 'vihara' has no attribute {name!r}")
    module, _, attribute = _PLACES[name].partition(":")
    return getattr(importlib.import_module(module), attribute)


def games() -> list[str]:
    """The keys of the games there are."""
    from vihara.core.game import REGISTRY

    return list(REGISTRY)


def new_match(game: str, seats: int | None = None, seed: int | None = None, **options: Any) -> Match:
    """Begin a match: with a seed on fast dice, reproducibly; without one on keyed, verifiable dice."""
    from vihara.core.chance import FastDice, KeyedDice
    from vihara.core.game import load
    from vihara.core.match import Match

    rules = load(game)
    dice = KeyedDice() if seed is None else FastDice.of(seed, 0)
    return Match(rules, rules.seats[0] if seats is None else seats, options, dice)
