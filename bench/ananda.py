"""Ananda's speed beside its peers in the same run: `python bench/ananda.py [--json]`.

Peers: the oracle (a naive object-style engine) for random games, and Mandala for the listing of legal moves.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.ananda.oracle import random_game
from measure import rate, show
from vihara.core.compiled import bind
from vihara.core.game import CHANCE, OVER, load
from vihara.core.kernels import drivers

GAMES = 1000
POSITIONS = 4096


def compiled_games(player: int) -> tuple[float, float]:
    """Games and decisions per CPU second on one core, all inside one compiled call."""
    game = load("ananda")
    start, play = game.new(2), drivers("ananda").play_games
    rows, players = np.zeros((GAMES, 4), np.int64), np.full(2, player)
    play(start, 0, GAMES, 1, players, rows)
    plies = float(rows[:, 0].mean())

    def work() -> int:
        play(start, 0, GAMES, 1, players, rows)
        return GAMES

    games = rate(work)
    return games, games * plies


def oracle_games() -> float:
    """The oracle's games per CPU second."""
    seeds = itertools.count()

    def work() -> int:
        random_game(2, None, next(seeds))
        return 1

    return rate(work, 9.0)


def gather(key: str) -> Any:
    """The positions of random games in which a seat is to decide: an average sample of them."""
    game = load(key)
    step = drivers(key)
    states = np.zeros(POSITIONS, game.dtype)
    dice = np.array([20261115], np.uint64)
    start = game.new(2)
    state = np.zeros(1, game.dtype)
    found = 0
    while found < POSITIONS:
        state[0] = start[0]
        step.draw(state, 0, dice)
        while game.to_act(state) != OVER and found < POSITIONS:
            assert game.to_act(state) != CHANCE
            states[found] = state[0]
            found += 1
            step.step(state, 0, game.kernels.choose(state, 0, dice), dice)
    return states


def list_all(states: Any, out: Any) -> int:
    """List the legal moves of every position."""
    total = 0
    for i in range(len(states)):
        total += legal(states, i, out)  # type: ignore[name-defined]  # noqa: F821 - bound below
    return total


def legal_moves(key: str, kinds: tuple[int, ...] = ()) -> tuple[float, float]:
    """Nanoseconds to list the legal moves of an average position, and how many there are."""
    game, states = load(key), gather(key)
    if kinds:
        states = states[np.isin(states["stage"], kinds)]
    run = bind(list_all, key, legal=game.kernels.legal)
    out = np.empty(game.most_actions, np.int64)
    average = run(states, out) / len(states)

    def work() -> int:
        run(states, out)
        return len(states)

    return 1e9 / rate(work), average


def main() -> None:
    """Measure everything, each peer next to what it is compared with."""
    games, steps = compiled_games(0)
    oracle = oracle_games()
    greedy, _ = compiled_games(1)
    ours, moves = legal_moves("ananda")
    building, building_moves = legal_moves("ananda", (2,))
    theirs, their_moves = legal_moves("mandala")
    show(
        "Ananda, random games of two, per CPU second",
        {
            "compiled games": games,
            "oracle games": oracle,
            "compiled / oracle (target 100)": games / oracle,
            "compiled decisions": steps,
            "games between greedy players": greedy,
            "legal moves of an average position, ns (target 5,000)": ours,
            "  number of moves": moves,
            "legal moves while building, ns": building,
            "  number of moves, building": building_moves,
            "Mandala's legal moves, ns": theirs,
            "  number of moves, Mandala": their_moves,
            "Ananda / Mandala, time a position": ours / theirs,
            "Ananda / Mandala, time a move": ours / moves / (theirs / their_moves),
        },
    )


if __name__ == "__main__":
    main()
