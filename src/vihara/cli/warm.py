"""`vihara warm`: compile the games ahead of time."""

from __future__ import annotations

import argparse
import time

from vihara.arena.simulation import simulate
from vihara.core.game import REGISTRY, load


def run(given: argparse.Namespace) -> int:
    """Compile each game by playing it once."""
    for key in given.games or list(REGISTRY):
        game = load(key)
        began = time.perf_counter()
        simulate(game, games=1, bots="random")
        simulate(game, games=1, bots="greedy")
        print(f"{game.key} is ready ({time.perf_counter() - began:.1f} s)")
    return 0
