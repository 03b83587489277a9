"""Mandala's speed beside its peers in the same run: `python bench/mandala.py [--json]`.

Peers: the same games in C++ with the same packed piles (`mandala_peer.cpp`, compiled here; both must have played
the same), the oracle (a naive object-style engine), and OpenSpiel's gin rummy played by its own C++ random bots in
its own C++ loop, all its steps counted, chance too, while of ours only decisions count.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.mandala.oracle import random_game
from measure import rate, show
from vihara.adapters.vector import VectorGames
from vihara.arena.simulation import simulate
from vihara.core.compiled import bind
from vihara.core.game import load
from vihara.core.kernels import drivers

GAMES = 20_000
BATCH = 4096


def compiled_games() -> tuple[float, float]:
    """Games and decisions per CPU second on one core, all inside one compiled call."""
    game = load("mandala")
    start, play = game.new(2), drivers("mandala").play_games
    rows, players = np.zeros((GAMES, 4), np.int64), np.zeros(2, np.int64)
    play(start, 0, 1, 1, players, rows)
    play(start, 0, GAMES, 1, players, rows)
    plies = float(rows[:, 0].mean())

    def work() -> int:
        play(start, 0, GAMES, 1, players, rows)
        return GAMES

    games = rate(work)
    return games, games * plies


def peer_games() -> float | str:
    """Games per CPU second of the C++ program, its best of five; it must have played the same ones."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return "no C++ compiler"
    rows, players = np.zeros((GAMES, 4), np.int64), np.zeros(2, np.int64)
    drivers("mandala").play_games(load("mandala").new(2), 0, GAMES, 1, players, rows)
    expected = [int(rows[:, 0].sum()), int(rows[:, 1].sum()), int(rows[:, 2:].sum())]
    with tempfile.TemporaryDirectory() as folder:
        program, source = Path(folder) / "mandala_peer", Path(__file__).with_name("mandala_peer.cpp")
        subprocess.run([compiler, "-O3", "-march=native", "-std=c++17", "-o", program, source], check=True)
        best = 0.0
        for _ in range(5):
            done = subprocess.run([program, str(GAMES), "1"], capture_output=True, text=True, check=True)
            seconds, *sums = done.stdout.split()
            if [int(number) for number in sums] != expected:
                raise RuntimeError(f"the C++ program played other games: {sums}, not {expected}")
            best = max(best, GAMES / float(seconds))
    return best


def oracle_games() -> float:
    """The oracle's games per CPU second."""
    seeds = itertools.count()

    def work() -> int:
        random_game(next(seeds))
        return 1

    return rate(work, 6.0)


def gin_rummy_steps() -> float:
    """OpenSpiel's gin rummy: steps per CPU second inside its own loop."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    seeds = itertools.count(1)

    def work() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return len(state.history())

    return rate(work, 3.0)


def simulated_games() -> float:
    """Games per CPU second through `vihara.simulate` on one worker."""
    simulate("mandala", games=1)

    def work() -> int:
        simulate("mandala", games=20_000, workers=1)
        return 20_000

    return rate(work)


def all_rounds(rounds, states, start, dice, chances, actions, over, points, won, seats):  # type: ignore[no-untyped-def]
    """The loops behind VectorGames, without coming back to Python."""
    for _ in range(rounds):
        choose_all(states, chances, actions)  # type: ignore[name-defined]  # noqa: F821 - bound below
        move_all(states, start, dice, actions, over, points, won, seats)  # type: ignore[name-defined]  # noqa: F821


def vector_steps(number: int) -> tuple[float, float]:
    """Decisions per CPU second through VectorGames, and by the same loops in one compiled call."""
    games, rounds = VectorGames("mandala", number, seed=1), max(1, BATCH // number)
    bound = games._bound
    inside = bind(all_rounds, "mandala", choose_all=bound["choose"], move_all=bound["move"])

    def calls() -> int:
        for _ in range(rounds):
            games.step_trusted(games.sample())
        return rounds * number

    def one_call() -> int:
        inside(
            rounds, games.states, games._start, games._dice, games._chances, games.actions, games.over,
            games.scores, games._won, games.to_act,
        )  # fmt: skip
        return rounds * number

    calls(), one_call()
    return rate(calls), rate(one_call)


def thread_gain() -> float:
    """Wall-clock speed of two threads over one, the best of several tries as other work disturbs both."""
    best = 0.0
    simulate("mandala", games=1)
    for _ in range(5):
        seconds = [simulate("mandala", games=200_000, workers=workers).seconds for workers in (1, 2)]
        best = max(best, seconds[0] / seconds[1])
    return best


def start_times() -> dict[str, float]:
    """CPU seconds of a cold compile and of a start from cache; seconds of `vihara --help`; in new processes."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder}
        command = [sys.executable, "-m", "vihara", "warm", "mandala"]
        found = {}
        for name in ("cold compile, CPU s", "start from cache, CPU s"):
            before = os.times()
            subprocess.run(command, env=environment, check=True, capture_output=True)
            after = os.times()
            found[name] = (
                after.children_user + after.children_system - before.children_user - before.children_system
            )
    best = 9.0
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "vihara", "--help"], check=True, capture_output=True)
        best = min(best, time.perf_counter() - began)
    return {**found, "vihara --help, s": best}


def main() -> None:
    """Measure everything, each peer next to what it is compared with."""
    games, steps = compiled_games()
    peer = peer_games()
    oracle = oracle_games()
    gin = gin_rummy_steps()
    simulated = simulated_games()
    large, large_inside = vector_steps(BATCH)
    small, small_inside = vector_steps(64)
    show(
        "Mandala, random games, per CPU second",
        {
            "compiled games": games,
            "the same games in C++": peer,
            "compiled / C++ (target 0.9)": peer if isinstance(peer, str) else games / peer,
            "oracle games": oracle,
            "compiled / oracle (target 150)": games / oracle,
            "compiled decisions": steps,
            "OpenSpiel gin_rummy steps, C++ loop": gin,
            "decisions / gin_rummy steps (target 50)": steps / gin,
            "through vihara.simulate / compiled loop (target 0.8)": simulated / games,
            f"vihara.vector, {BATCH} games / its loops in one call (target 0.8)": large / large_inside,
            "vihara.vector, 64 games / its loops in one call": small / small_inside,
            f"vihara.vector, {BATCH} games: decisions / whole games in one call": large / steps,
            "two threads / one (target 1.7)": thread_gain(),
            **start_times(),
        },
    )


if __name__ == "__main__":
    main()
