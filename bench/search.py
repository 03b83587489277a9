"""The search's speed beside its peer in the same run: `python bench/search.py [--json]`.

Peer: OpenSpiel's information-set tree search in C++, on its gin rummy, with random rollouts. Ours plays its
rollouts by the greedy player and estimates what follows.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from measure import rate, show
from vihara.bots import bot
from vihara.bots.memory import having_seen
from vihara.bots.search import SearchBot, Settings, can_search
from vihara.core.chance import FastDice
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match

ITERATIONS = 2000

_COLD = """
import sys, time
from vihara.bots.search import SearchBot, Settings
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match
game = load(sys.argv[1])
match = Match(game, game.seats[0], {}, FastDice.of(1, 0))
SearchBot(game, Settings(iterations=1)).analyze(match.view(match.to_act), FastDice(1))
print(time.process_time())
"""


def ready_after(key: str) -> tuple[float, float]:
    """CPU seconds of a process until its first search is done: compiling everything, and from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        found = [
            subprocess.run(
                [sys.executable, "-c", _COLD, key],
                env={**os.environ, "XDG_CACHE_HOME": folder, "NUMBA_CACHE_DIR": ""},
                capture_output=True, text=True, check=True,
            ).stdout
            for _ in range(2)
        ]  # fmt: skip
    return float(found[0]), float(found[1])


def iterations(key: str, seats: int) -> float:
    """Iterations per CPU second, averaged over positions of one game between greedy players."""
    game = load(key)
    match, choices = Match(game, seats, {}, FastDice.of(3, 0)), FastDice.of(3, 1)
    search, spent, done = SearchBot(game, Settings(iterations=ITERATIONS)), 0.0, 0
    while not match.over:
        view = match.view(match.to_act)
        if match.plies % 12 == 0:
            began = time.process_time()
            done += search.analyze(view, FastDice(1)).iterations
            spent += time.process_time() - began
        match.play(match.to_act, int(game.kernels.policy(view, 0, choices.words)))
    return done / spent


def decisions(key: str, seats: int) -> list[float]:
    """Seconds of level 5's decisions in one game between greedy players, in ascending order; with all that it
    remembers of the match, and without those that leave no choice.
    """
    game = load(key)
    match, choices = Match(game, seats, {}, FastDice.of(4, 0)), FastDice.of(4, 1)
    sage, spent = bot("level5", game), []
    while not match.over:
        view = match.view(match.to_act)
        if len(game.legal(view)) > 1:
            began = time.perf_counter()
            having_seen(sage, match, match.to_act).choose(view, FastDice(match.plies))
            spent.append(time.perf_counter() - began)
        match.play(match.to_act, int(game.kernels.policy(view, 0, choices.words)))
    return sorted(spent[1:])  # the first one loads what is compiled


def open_spiel() -> float:
    """Iterations per CPU second of OpenSpiel's search on gin rummy."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 50, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False, False,
    )  # fmt: skip
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def work() -> int:
        bot.step(state)
        return 50

    return rate(work, 3.0)


def main() -> None:
    figures: dict[str, float | str] = {}
    for key in REGISTRY:
        game = load(key)
        for seats in game.seats:
            spent = decisions(key, seats)
            figures[f"{key}, {seats} seats: a decision of level 5, median s"] = spent[len(spent) // 2]
            figures[f"{key}, {seats} seats: its slowest decision, s"] = spent[-1]
        if not can_search(game):
            continue
        cold, warm = ready_after(key)
        figures[f"{key}: CPU seconds to the first search, nothing compiled"] = cold
        figures[f"{key}: the same from the cache"] = warm
        for seats in game.seats:
            figures[f"{key}, {seats} seats: iterations per CPU second"] = iterations(key, seats)
    try:
        figures["OpenSpiel's IS-MCTS on gin rummy: iterations"] = open_spiel()
    except ImportError:
        figures["OpenSpiel's IS-MCTS on gin rummy"] = "not installed"
    show("Search", figures)


if __name__ == "__main__":
    main()
