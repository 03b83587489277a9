"""The search beside an earlier commit in the same run: `python bench/search_before.py [COMMIT] [--json]`.

The earlier commit is checked out into a temporary worktree. A process of each plays the same games greedily and
searches the same positions with the same seeds, taking turns, so that other work on the machine disturbs both.
Counted are iterations per CPU second; the trees are compared visit for visit.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from measure import show

COMMIT = "c5c93e0"
ROUNDS = 6
TARGETS = {"mandala": 3.0, "ananda": 1.5, "tajuto": 1.5}
ROOT = Path(__file__).parent.parent

_WORKER = """
import hashlib, json, sys, time
from vihara.bots.search import SearchBot, Settings
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match

ITERATIONS, APART = 1000, 9

def searched(key, seats, number):
    # Positions of one game between greedy players.
    game = load(key)
    match, choices = Match(game, seats, {}, FastDice.of(number, 0)), FastDice.of(number, 1)
    search, spent, done, found = SearchBot(game, Settings(iterations=ITERATIONS)), 0.0, 0, hashlib.sha256()
    while not match.over:
        view = match.view(match.to_act)
        if match.plies % APART == number % APART:
            began = time.process_time()
            analysis = search.analyze(view, FastDice(1))
            spent += time.process_time() - began
            done += analysis.iterations
            found.update(repr((analysis.nodes, [(m.action, m.visits) for m in analysis.moves])).encode())
        match.play(match.to_act, int(game.kernels.policy(view, 0, choices.words)))
    return {"rate": done / spent, "trees": found.hexdigest()[:16]}

for line in sys.stdin:
    print(json.dumps(searched(*json.loads(line))), flush=True)
"""


class Worker:
    """A process that searches with the code of one tree."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _WORKER],
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def search(self, *task: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(task), file=self._process.stdin, flush=True)
        return dict(json.loads(self._process.stdout.readline()))

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def checked_out(stack: ExitStack, commit: str) -> Path:
    """A worktree of a commit, gone in the end."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "before"
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--detach", str(folder), commit], check=True, capture_output=True)
    stack.callback(subprocess.run, [*git, "remove", "--force", str(folder)], check=True, capture_output=True)
    return folder


def main() -> None:
    commit = next((word for word in sys.argv[1:] if not word.startswith("-")), COMMIT)
    figures: dict[str, float | str] = {}
    with ExitStack() as stack:
        before = stack.enter_context(Worker(checked_out(stack, commit)))
        now = stack.enter_context(Worker(ROOT))
        for key, target in TARGETS.items():
            for worker in (before, now):
                worker.search(key, 2, 0)  # compiles
            old, new = ([], [])
            for number in range(1, ROUNDS + 1):
                old.append(before.search(key, 2, number))
                new.append(now.search(key, 2, number))
            ratios = [one["rate"] / other["rate"] for one, other in zip(new, old, strict=True)]
            same = sum(one["trees"] == other["trees"] for one, other in zip(new, old, strict=True))
            figures[f"{key}: iterations per CPU second at {commit}"] = statistics.median(
                one["rate"] for one in old
            )
            figures[f"{key}: iterations per CPU second now"] = statistics.median(one["rate"] for one in new)
            figures[f"{key}: now / before, median of {ROUNDS} games (target {target})"] = statistics.median(ratios)
            figures[f"{key}: games with the same trees, visit for visit"] = f"{same} of {ROUNDS}"
    show("Search, before and now", figures)


if __name__ == "__main__":
    main()
