"""`vihara warm`: compile the games ahead of time."""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vihara.arena.simulation import simulate
from vihara.bots.search import can_search
from vihara.core.game import REGISTRY, load
from vihara.server.botworker import prepare, prepare_bots


def warm(key: str) -> float:
    """Compile all that simulations, tables and bots need of a game, by using it once; the seconds that took."""
    game = load(key)
    began = time.perf_counter()
    for bot in ("random", "greedy", *(["search:1"] if can_search(game) else [])):
        simulate(game, games=1, bots=bot)
    prepare_bots(prepare(game))
    return time.perf_counter() - began


def run(given: argparse.Namespace) -> int:
    """Compile each game, several at a time on several cores."""
    keys = [load(key).key for key in given.games] or list(REGISTRY)
    with ProcessPoolExecutor(min(len(keys), os.cpu_count() or 1), get_context("spawn")) as pool:
        for key, seconds in zip(keys, pool.map(warm, keys), strict=True):
            print(f"{key} is ready ({seconds:.1f} s)", flush=True)
    return 0
