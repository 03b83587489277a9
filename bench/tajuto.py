"""Tajuto's speed beside its peers in the same run: `python bench/tajuto.py [--json]`.

Peers: the oracle (a naive object-style engine), and Mandala's list of legal moves.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.tajuto.oracle import random_game
from measure import rate, show
from vihara.core.chance import FastDice
from vihara.core.compiled import bind
from vihara.core.game import CHANCE, OVER, Game, load
from vihara.core.kernels import drivers
from vihara.core.record import State, copy

GAMES = 2000
ROUNDS = 200


def compiled_games(seats: int, player: int) -> tuple[float, float, float]:
    """Games and decisions per CPU second on one core, all in one compiled call; and decisions a game."""
    start, play = load("tajuto").new(seats), drivers("tajuto").play_games
    rows, players = np.zeros((GAMES, 2 + 4), np.int64), np.full(seats, player, np.int64)
    play(start, 0, 1, 1, players, rows)
    play(start, 0, GAMES, 1, players, rows)
    plies = float(rows[:, 0].mean())

    def work() -> int:
        play(start, 0, GAMES, 1, players, rows)
        return GAMES

    games = rate(work)
    return games, games * plies, plies


def oracle_games(seats: int) -> float:
    """The oracle's games per CPU second."""
    seeds = itertools.count()

    def work() -> int:
        random_game(seats, None, next(seeds))
        return 1

    return rate(work, 6.0)


def list_all(states: Any, rounds: int, actions: Any) -> int:
    """List the legal moves of every position, many times over."""
    found = 0
    for _ in range(rounds):
        for i in range(len(states)):
            found += legal(states, i, actions)  # type: ignore[name-defined]  # noqa: F821 - bound below
    return found


def positions(game: Game, number: int) -> Any:
    """Positions with a decision to make, from random games."""
    kept: list[State] = []
    stream = 0
    while len(kept) < number:
        state, dice, choices = game.new(2), FastDice.of(1, 2 * stream), FastDice.of(1, 2 * stream + 1)
        stream += 1
        while game.to_act(state) != OVER:
            if game.to_act(state) == CHANCE:
                game.kernels.apply(state, 0, game.draw(state, dice))
                continue
            kept.append(copy(state))
            game.kernels.apply(state, 0, int(game.kernels.choose(state, 0, choices.words)))
    return np.concatenate(kept[:number])


def listing(key: str) -> tuple[float, float]:
    """Nanoseconds to list the legal moves of an average position, and how many there are."""
    game = load(key)
    states, actions = positions(game, 2000), np.empty(game.most_actions, np.int64)
    run = bind(list_all, key, **vars(game.kernels))
    moves = run(states, 1, actions) / len(states)

    def work() -> int:
        run(states, ROUNDS, actions)
        return ROUNDS * len(states)

    return 1e9 / rate(work), moves


def main() -> None:
    """Measure everything, each peer next to what it is compared with."""
    figures: dict[str, float | str] = {}
    for seats in (2, 3, 4):
        games, steps, plies = compiled_games(seats, 0)
        oracle = oracle_games(seats)
        figures |= {
            f"{seats} seats: compiled random games": games,
            f"{seats} seats: oracle random games": oracle,
            f"{seats} seats: compiled / oracle (target 100)": games / oracle,
            f"{seats} seats: compiled decisions": steps,
            f"{seats} seats: decisions a random game": plies,
        }
    figures["2 seats: compiled greedy games"] = compiled_games(2, 1)[0]
    nanoseconds, moves = listing("tajuto")
    peer, peer_moves = listing("mandala")
    figures |= {
        "ns to list the legal moves of a position": nanoseconds,
        "legal moves of a position": moves,
        "ns per move listed": nanoseconds / moves,
        "Mandala: ns to list the legal moves of a position": peer,
        "Mandala: legal moves of a position": peer_moves,
        "Mandala: ns per move listed": peer / peer_moves,
    }
    show("Tajuto, random games, per CPU second", figures)


if __name__ == "__main__":
    main()
