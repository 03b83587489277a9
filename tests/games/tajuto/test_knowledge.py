"""The greedy player: strong against random, sensible in its pace, and never breaking a rule of thumb."""

from __future__ import annotations

import numpy as np
import pytest

from games.tajuto.table import GAME, after, finished, pagoda, position
from vihara.core.chance import FastDice
from vihara.core.game import OVER
from vihara.core.kernels import GREEDY_PLAYER, PLIES, RANDOM_PLAYER, WINNERS, drivers
from vihara.core.record import State


def decision(state: State) -> str:
    return GAME.name(state, int(GAME.kernels.policy(state, 0, FastDice.of(1, 1).words)))


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    """At least 95 % of 400 games of two, from either seat."""
    rows, players = np.zeros((400, 6), np.int64), np.full(2, RANDOM_PLAYER, np.int64)
    players[seat] = GREEDY_PLAYER
    drivers("tajuto").play_games(GAME.new(2), 0, 400, 2024, players, rows)
    assert (rows[:, WINNERS] == 1 << seat).sum() >= 380
    assert rows[:, PLIES].min() > 0


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 25, 45), (3, 20, 40), (4, 15, 40)])
def test_greedy_games_have_a_sensible_length(seats: int, least: int, most: int) -> None:
    """T-U8: sensible games take 20 to 40 turns a player; none comes near 150."""
    turns = []
    for stream in range(40):
        state, dice, choices = GAME.new(seats), FastDice.of(31, 2 * stream), FastDice.of(31, 2 * stream + 1)
        step = drivers("tajuto").step
        while GAME.to_act(state) != OVER:
            step(state, 0, int(GAME.kernels.policy(state, 0, choices.words)), dice.words)
        turns.append(int(state[0].turn_number) / seats)
    assert least < np.mean(turns) < most
    assert max(turns) < 100


def test_goals_are_claimed_at_once() -> None:
    assert decision(position("mp 1 30")) == "goal 30mp"


def test_a_stone_goes_down_before_the_floor_that_covers_it() -> None:
    """T-O3, T-F2: on a fifth floor it is the last chance, and covering it earns 2 MP more."""
    start = f"{pagoda('red', 5)}; front 1 red 6"
    assert decision(position(start)) == "A offer red"
    assert decision(after(start, "A offer red")) == "build red"


def test_mp_are_spent_before_the_last_floor() -> None:
    """T-E1: after it they are worth nothing."""
    start = f"{finished('red', 'orange', 'yellow')}; {pagoda('green', 5)}; front 1 green 6; pagoda blue 1; mp 1 29"
    state = position(f"{start}; inauguration green 2")
    assert decision(state) == "A buy wisdom 5"


def test_a_sure_bet_is_taken() -> None:
    """T-C7: the pagoda in hand will be finished this turn."""
    assert decision(position(f"{pagoda('red', 5)}; pagoda blue 1; front 1 red 6; mp 1 8; used B C")) != "build red"


def test_evaluation_counts_what_can_be_seen() -> None:
    """More EP, MP, bets and equipment are better; the opponent's are worse."""
    assert GAME.kernels.evaluate is not None

    def worth(text: str) -> float:
        assert GAME.kernels.evaluate is not None
        return float(GAME.kernels.evaluate(position(text), 0, 0))

    level = worth("")
    assert level == 0.0
    for better in ("wisdom 1 1", "mp 1 5", "market 1 1", "tiles 1 D", "tiles 1 E", "tiles 1 F", "goal 30mp 1"):
        assert worth(better) > level
    for worse in ("wisdom 2 1", "mp 2 5", "market 2 1", "goal 30mp 2"):
        assert worth(worse) < level
    assert worth(f"{pagoda('red', 4)}; inauguration red 1") > worth(pagoda("red", 4))
    assert worth("wisdom 1 5; over") == 5.0
