"""Thousands of games at once: how often does the seat that begins win, if everybody plays at random?"""

from __future__ import annotations

import numpy as np

import vihara


def main(number: int = 2000) -> float:
    """Play until so many games have ended; the share that seat 1 wins, ties counted half."""
    games = vihara.vector("mandala", 512, seed=1, threads=2)
    rewards: list[float] = []
    while len(rewards) < number:
        games.step(games.sample())
        rewards += games.rewards[games.over, 0].tolist()
    games.close()
    share = float(np.mean(rewards)) / 2 + 0.5
    print(f"seat 1 wins {100 * share:.1f} % of {len(rewards)} random games of Mandala")
    return share


if __name__ == "__main__":
    main()
