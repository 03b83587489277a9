"""Figures now and at the commit before they were compiled: `python bench/telling.py [--json]`.

Both are measured in the same run, each in a process of its own, by turns; the earlier commit is checked out into a
folder that is deleted afterwards. Every move of fresh games is told to all players and a spectator, as a server
does; no view is told twice.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from measure import show

ROOT = Path(__file__).parent.parent
BEFORE = {"ananda": ("69cc189", 10), "tajuto": ("948d8e8", 10)}
"""By game: the last commit whose figures were not compiled, and how many times as fast they are to be."""
ROUNDS = 3
GAMES = 4


def measured(key: str, first: int) -> dict[str, float]:
    """Microseconds of CPU a view takes, and how many views there were; of games number `first` and on."""
    import numpy as np

    from vihara.core.game import OVER, load
    from vihara.core.kernels import drivers

    game, driver = load(key), drivers(key)
    views: list[Any] = []
    for number in range(first, first + GAMES):
        seats = game.seats[number % len(game.seats)]
        state, dice = game.new(seats), np.array([number + 1], np.uint64)
        driver.draw(state, 0, dice)
        while game.to_act(state) != OVER:
            views += [game.observe(state, seat) for seat in (*range(seats), None)]
            driver.step(state, 0, game.kernels.policy(state, 0, dice), dice)
    game.figures(views[0])  # compiled, or loaded
    began = time.process_time()
    for view in views:
        game.figures(view)
    return {"microseconds": 1e6 * (time.process_time() - began) / len(views), "views": len(views)}


def asked(folder: Path, key: str, first: int) -> float:
    """The same, by the sources of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, str(Path(__file__).resolve()), "--measure", key, str(first)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=folder)
    return float(json.loads(done.stdout)["microseconds"])


def compare(key: str, wanted: int, folder: Path) -> dict[str, float]:
    """Now and before, by turns; the best round of each counts."""
    now, before = [], []
    for round_ in range(ROUNDS):
        now.append(asked(ROOT, key, GAMES * round_))
        before.append(asked(folder, key, GAMES * round_))
    return {
        f"{key}, µs a view, before": min(before),
        f"{key}, µs a view, now": min(now),
        f"{key}, times as fast (target {wanted})": min(before) / min(now),
    }


def main() -> None:
    """Check the earlier commits out, and measure."""
    found: dict[str, float] = {}
    for key, (commit, wanted) in BEFORE.items():
        with tempfile.TemporaryDirectory() as name:
            archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True)
            subprocess.run(["tar", "-x", "-C", name], input=archive.stdout, check=True)
            found |= compare(key, wanted, Path(name))
    show("Figures of every view of fresh games", found)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--measure", nargs=2, metavar=("GAME", "FIRST"), help="used by itself")
    reader.add_argument("--json", action="store_true", help="figures as one JSON object")
    given = reader.parse_args()
    if given.measure:
        print(json.dumps(measured(given.measure[0], int(given.measure[1]))))
    else:
        main()
