"""Menara's speed beside its peers in the same run: `python bench/menara.py [--json]`.

Peers: the oracle, which carries out the same decisions in the same games (its time alone is counted), and
Mandala's move lists. Statics and simulation have a benchmark of their own, `menara_balance.py`.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import resources
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.menara.oracle import Oracle
from measure import rate, show
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER, Game, load
from vihara.core.kernels import drivers
from vihara.core.record import State
from vihara.games.menara.state import LIFT, VERDICT

GAMES = 8
SEATS = 2


def compiled_games(bot: int) -> tuple[float, float]:
    """Games per CPU second on one core inside one compiled call, and decisions a game."""
    game = load("menara")
    start, play = game.new(SEATS), drivers("menara").play_games
    rows, players = np.zeros((GAMES, 2 + SEATS), np.int64), np.full(SEATS, bot, np.int64)
    play(start, 0, 1, 1, players, rows)

    def work() -> int:
        play(start, 0, GAMES, 1, players, rows)
        return GAMES

    return rate(work, 3.0), float(rows[:, 0].mean())


def states(key: str, seats: int) -> list[State]:
    """Positions with a decision, along a few games of the greedy player."""
    game, found = load(key), []
    for seed in range(4):
        state, dice = game.new(seats), FastDice.of(seed, 0)
        while game.to_act(state) != OVER:
            if game.to_act(state) == CHANCE:
                action = game.draw(state, dice)
            else:
                found.append(state.copy())
                action = int(game.kernels.policy(state, 0, dice.words))
            game.kernels.apply(state, 0, action)
    return found


def legal_time(key: str, seats: int) -> float:
    """Microseconds to list the moves of an average position."""
    game, listed = load(key), states(key, seats)
    actions = np.empty(game.most_actions, np.int64)

    def work() -> int:
        for state in listed:
            game.kernels.legal(state, 0, actions)
        return len(listed)

    return 1e6 / rate(work, 2.0)


def oracle_games() -> float:
    """Careful games per CPU second of the oracle: judging and carrying out what the greedy player decides."""
    folder = resources.files("vihara.games.menara").joinpath("data")
    floors, cards = (json.loads(folder.joinpath(f"{n}.json").read_text("utf-8")) for n in ("floors", "cards"))
    game: Game = load("menara")
    spent = 0.0
    for seed in range(3):
        state, dice = game.new(SEATS), FastDice.of(seed, 0)
        oracle = Oracle(SEATS, {}, floors=floors, cards=cards)
        while game.to_act(state) != OVER:
            drawn = game.to_act(state) == CHANCE
            judged = state[0].stage in (LIFT, VERDICT)
            action = game.draw(state, dice) if drawn else int(game.kernels.policy(state, 0, dice.words))
            text = game.name(state, action)
            game.kernels.apply(state, 0, action)
            began = time.process_time()
            if drawn and not judged:
                oracle.outcomes()
                oracle.draw(text[2:])
            elif not drawn:
                oracle.options_without_pose()
                oracle.play(text)
            spent += time.process_time() - began
    return 3 / spent


def main() -> None:
    """Measure everything, each peer next to what it is compared with."""
    random_games, random_plies = compiled_games(0)
    careful_games, careful_plies = compiled_games(1)
    oracle = oracle_games()
    menara, mandala = legal_time("menara", 2), legal_time("mandala", 2)
    show(
        "Menara, two seats, per CPU second",
        {
            "random games, simulated collapse included": random_games,
            "random games: decisions a game": random_plies,
            "careful games": careful_games,
            "careful games: decisions a game": careful_plies,
            "oracle, the same careful decisions: games": oracle,
            "careful games / oracle": careful_games / oracle,
            "listing the moves of an average position, µs": menara,
            "Mandala's, µs": mandala,
        },
    )


if __name__ == "__main__":
    main()
