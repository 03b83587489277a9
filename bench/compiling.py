"""Cold compilation of rules now and before games declared their vocabulary: `python bench/compiling.py [GAME …]`.

CPU seconds of a process with an empty cache that plays the first steps of a match as simulations do: all that the
rules need, nothing that is told. By turns, the least of the rounds counts. What is told (events, figures) is
compiled once the first table is open, and is shown besides.
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

from measure import show

ROOT = Path(__file__).parent.parent
BEFORE = "865933d"
"""The last commit at which no game had declared its vocabulary."""
ROUNDS = 2
WANTED = 1.1


def measured(key: str) -> dict[str, float]:
    """CPU seconds until the rules, and until what is told is there, without those that importing takes."""
    import numpy as np

    from vihara.core.chance import FastDice
    from vihara.core.game import load
    from vihara.core.match import Match

    game = load(key)
    began = time.process_time()
    state = game.new(game.seats[0])
    kernels, dice = game.kernels, FastDice.of(1, 0).words
    actions = np.empty(game.most_actions, np.int64)
    for _ in range(60):
        if kernels.to_act(state, 0) == -1:
            action = kernels.pick(state, 0, dice)
        else:
            kernels.legal(state, 0, actions)
            action = kernels.policy(game.observe(state, 0), 0, dice)
        kernels.apply(state, 0, action)
    rules = time.process_time() - began
    match = Match(game, game.seats[0], {}, FastDice.of(1, 0))
    for _ in range(10):
        game.figures(match.view(match.to_act))
        match.play(match.to_act, match.legal()[0])
    return {"rules": rules, "told": time.process_time() - began - rules}


def asked(folder: Path, key: str) -> dict[str, float]:
    """The same by the sources of a folder, with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": cache}
        command = [sys.executable, str(Path(__file__).resolve()), "--measure", key]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=folder)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main(games: list[str]) -> None:
    """Check the earlier commit out, and measure."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        archive = subprocess.run(["git", "archive", BEFORE, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", name], input=archive.stdout, check=True)
        for key in games:
            now, before = [], []
            for _ in range(ROUNDS):
                now.append(asked(ROOT, key))
                before.append(asked(folder, key))
            least = {when: min(one["rules"] for one in took) for when, took in (("now", now), ("before", before))}
            found |= {
                f"{key}, CPU seconds for the rules, before": least["before"],
                f"{key}, CPU seconds for the rules, now": least["now"],
                f"{key}, part of before (at most {WANTED})": least["now"] / least["before"],
                f"{key}, CPU seconds for what is told, before": min(one["told"] for one in before),
                f"{key}, CPU seconds for what is told, now": min(one["told"] for one in now),
            }
    show("Cold compilation", found)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("games", nargs="*", default=["ananda", "mandala", "menara", "tajuto"])
    reader.add_argument("--measure", metavar="GAME", help="used by itself")
    reader.add_argument("--json", action="store_true", help="figures as one JSON object")
    given = reader.parse_args()
    if given.measure:
        print(json.dumps(measured(given.measure)))
    else:
        main(given.games)
