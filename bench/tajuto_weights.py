"""The weights that a search of Tajuto plays on by with two seats: measure them, or look for better ones.

    python bench/tajuto_weights.py [--games N] [--tune MINUTES] [--seed S]

A player who does what weighs most by them plays the greedy one, each deal from both seats. With `--tune` an
evolution strategy (CMA-ES) begins at them and looks for weights that win more against the greedy player and
against themselves as they were; what it found is measured on other deals, and printed for `weights.py`.
"""

from __future__ import annotations

import argparse
import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numba import njit

from vihara.core.chance import seed_word
from vihara.core.game import load
from vihara.core.kernels import drivers
from vihara.core.record import OVER
from vihara.core.scratch import new_scratch
from vihara.games.tajuto.knowledge import decide
from vihara.games.tajuto.rules import MOST_ACTIONS
from vihara.games.tajuto.weights import GREEDY, SEASONED, TABLE

GAME = load("tajuto")
START = GAME.new(2)
STEP, TO_ACT, WINNERS = drivers("tajuto").step, GAME.kernels.to_act, GAME.kernels.winners
BATCH = 2000
"""Games of one match while tuning; other deals in every generation."""
SIGMA = 0.12
"""How far the first generation spreads, as a share of each weight."""


@njit(nogil=True)
def play(start: Any, first: int, games: int, seed: int, own: Any, other: Any) -> float:
    """The share of the victories of `own`; games 2n and 2n + 1 are one deal with seats exchanged."""
    scratch = new_scratch(start, MOST_ACTIONS)
    states, dice, choices, won = start.copy(), np.empty(1, np.uint64), np.empty(1, np.uint64), 0.0
    for game in range(first, first + games):
        states[0] = start[0]
        dice[0], choices[0] = seed_word(seed, game // 2), seed_word(seed + 1, game)
        seat = TO_ACT(states, 0)
        while seat != OVER:
            action = decide(states, 0, choices, scratch, own if seat == game % 2 else other)
            STEP(states, 0, action, dice)
            seat = TO_ACT(states, 0)
        mask = WINNERS(states, 0)
        won += 0.5 if mask == 3 else float((mask >> (game % 2)) & 1)
    return won / games


def share(pool: ThreadPoolExecutor, games: int, seed: int, own: Any, other: Any) -> float:
    """The same on all cores."""
    parts = range(0, games, max(2, games // 8))
    sizes = [min(parts.step, games - first) for first in parts]
    found = pool.map(lambda first, size: size * play(START, first, size, seed, own, other), parts, sizes)
    return math.fsum(found) / games


def tune(pool: ThreadPoolExecutor, minutes: float, seed: int) -> Any:
    """The middle of the last generation."""
    import cma

    greedy, seasoned = np.array(GREEDY), np.array(SEASONED)
    scale = np.maximum(np.abs(seasoned), 0.02)
    search = cma.CMAEvolutionStrategy(np.zeros(len(scale)), SIGMA, {"seed": seed + 1, "verbose": -9})
    until, generation = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < until:
        generation += 1
        candidates, deals = search.ask(), (seed << 20) + 2 * generation
        shares = [
            [share(pool, BATCH, deals, seasoned + scale * one, rival) for rival in (greedy, seasoned)]
            for one in candidates
        ]
        search.tell(candidates, [-sum(pair) for pair in shares])
        if generation % 10 == 0:
            middle = seasoned + scale * search.mean
            told = [share(pool, 10 * BATCH, 5, middle, rival) for rival in (greedy, seasoned)]
            print(f"generation {generation}: {100 * told[0]:.1f} % and {100 * told[1]:.1f} %", flush=True)
    return seasoned + scale * search.mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000, metavar="N", help="games to measure by")
    parser.add_argument("--tune", type=float, default=0.0, metavar="MINUTES", help="look for better weights first")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    given = parser.parse_args()
    greedy, seasoned = np.array(GREEDY), np.array(SEASONED)
    with ThreadPoolExecutor() as pool:
        found = {"seasoned": seasoned}
        if given.tune > 0.0:
            rounded = [float(f"{number:.3g}") for number in tune(pool, given.tune, given.seed)]
            for name, number in zip(TABLE, rounded, strict=True):
                print(f"  {name:<20}{number:>10}")
            found["tuned"] = np.array(rounded)
        for name, weights in found.items():
            for rival, others in {"greedy": greedy, "seasoned": seasoned}.items():
                if name != rival:
                    won = share(pool, given.games, 77, weights, others)
                    error = 100 * math.sqrt(won * (1 - won) / given.games)
                    print(
                        f"{name} – {rival}: {100 * won:.1f} % (standard error {error:.1f}) of {given.games} games"
                    )


if __name__ == "__main__":
    main()
