"""The greedy player: strong against random, sensible in its pace, and never breaking a rule of thumb."""

from __future__ import annotations

import numpy as np
import pytest

from games.tajuto.table import GAME, after, finished, pagoda, position
from vihara.core.chance import FastDice
from vihara.core.game import OVER
from vihara.core.kernels import GREEDY_PLAYER, PLIES, RANDOM_PLAYER, WINNERS, drivers
from vihara.core.record import State, copy
from vihara.core.scratch import new_scratch
from vihara.games.tajuto import foresight, knowledge, weights


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

    def worth(text: str) -> float:
        return float(knowledge.evaluate(position(text), 0, 0))

    level = worth("")
    assert level == 0.0
    for better in ("wisdom 1 1", "mp 1 5", "market 1 1", "tiles 1 D", "tiles 1 E", "tiles 1 F", "goal 30mp 1"):
        assert worth(better) > level
    for worse in ("wisdom 2 1", "mp 2 5", "market 2 1", "goal 30mp 2"):
        assert worth(worse) < level
    assert worth(f"{pagoda('red', 4)}; inauguration red 1") > worth(pagoda("red", 4))
    assert worth("wisdom 1 5; over") == 5.0


def sensible(state: State) -> set[str]:
    actions = np.array(GAME.legal(state), np.int64)
    left = foresight.leave_out_needless(state, 0, actions, len(actions))
    return {GAME.name(state, int(action)) for action in actions[:left]}


def tiles(moves: set[str]) -> set[str]:
    """The action tiles that moves use."""
    return {move[0] for move in moves if move[1] == " "}


def test_the_cheapest_own_tile_is_used_first() -> None:
    """T-3: A, B and C can do the same; a neutral tile, building and ending stay as they are."""
    start = f"{pagoda('red', 1)}; mp 1 20; tiles 1 D; front 1 red 2"
    assert tiles(sensible(position(start))) == {"A", "D"}
    used = sensible(position(f"{start}; used A"))
    assert tiles(used) == {"B", "D"}
    assert "build red" in used
    assert tiles(sensible(position(f"{start}; used A B"))) == {"C", "D"}
    assert sensible(position("mp 1 20; used A B C; front 1 red 2")) == {"end"}
    assert tiles(sensible(position(f"{start}; activation A 5"))) == {"B", "D"}


def test_goals_leave_everything_else_out() -> None:
    """T-G1: they cost nothing."""
    assert sensible(position("mp 1 30")) == {"goal 30mp"}


@pytest.mark.parametrize(
    ("start", "at_once"),
    [
        ("front 1 red 1", True),  # nothing could be offered there before
        (f"{pagoda('red', 1)}; front 1 red 2", False),  # a stone might go there first
        ("pagoda red 1; front 1 red 2", True),  # one's own lies there
        ("pagoda red 2; front 1 red 2", True),  # another's lies there
        ("pagoda red 1 -; front 1 red 3", True),  # one's stone has been used
        ("pagoda red 2 -; front 1 red 3", False),
        (f"{pagoda('red', 4)} 1; front 1 red 6", False),  # it would finish a pagoda, perhaps the game
    ],
)
def test_what_is_built_at_once(start: str, *, at_once: bool) -> None:
    """T-F3, T-O1: a floor that has to be built anyway, where no offering is missed by it."""
    moves = sensible(position(start))
    assert (moves == {"build red"}) is at_once
    assert "build red" in moves


def test_what_the_cheapest_tile_does_leaves_as_much_or_more() -> None:
    """T-2: every use that is left out is there with a cheaper tile, and leaves more MP."""
    left_out = 0
    for stream in range(8):
        state, dice, choices = GAME.new(2), FastDice.of(32, 2 * stream), FastDice.of(32, 2 * stream + 1)
        while GAME.to_act(state) != OVER:
            kept = sensible(state)
            for action in GAME.legal(state):
                move = GAME.name(state, action)
                if move in kept or not tiles(kept):
                    continue
                left_out += 1
                (instead,) = (other for other in kept if other[0] in "ABC" and other[1:] == move[1:])
                mp = []
                for text in (instead, move):
                    trial = copy(state)
                    GAME.kernels.apply(trial, 0, GAME.parse(state, text))
                    mp.append(int(trial[0].mp[trial[0].turn]))
                assert mp[0] > mp[1]
            drivers("tajuto").step(state, 0, int(GAME.kernels.policy(state, 0, choices.words)), dice.words)
    assert left_out > 1000


def test_weights_are_called_by_their_names() -> None:
    assert [getattr(weights, name.upper()) for name in weights.TABLE] == list(range(len(weights.TABLE)))
    assert len(weights.GREEDY) == len(weights.SEASONED) == len(weights.TABLE)


@pytest.mark.parametrize("row", [weights.GREEDY, weights.SEASONED])
def test_a_decision_is_weighed_by_the_weights_given(row: tuple[float, ...]) -> None:
    mp = row[weights.MP_WORTH]
    assert knowledge.mp_worth(5, 3.0, row) == pytest.approx(5 * mp)
    assert knowledge.keeping(3.0, 5, 1, row) == pytest.approx(row[weights.KEPT] * mp * 5 / 2)
    worth = np.zeros(1)
    end = np.array([GAME.parse(GAME.new(2), "end")])
    start = position(pagoda("red", 1))
    knowledge.weigh(start, 0, end, 1, worth, new_scratch(start, GAME.most_actions), row)
    assert worth[0] == row[weights.ENOUGH]


def test_a_bet_looks_better_to_one_than_to_another() -> None:
    state, promised = position(f"{pagoda('red', 1)}; mp 1 8"), np.zeros((2, 1))
    action = np.array([GAME.parse(state, "A buy inauguration red")])
    for row, out in zip((weights.GREEDY, weights.SEASONED), promised, strict=True):
        knowledge.weigh(state, 0, action, 1, out, new_scratch(state, GAME.most_actions), row)
    assert promised[0] != promised[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_plays_on_by_the_weights_for_its_seats(seats: int) -> None:
    """With two it does better than the greedy player; with more it does the same."""
    won, games, step = 0.0, 600, drivers("tajuto").step
    scratch = new_scratch(GAME.new(seats), GAME.most_actions)
    for stream in range(games if seats == 2 else 5):
        state, dice, choices = GAME.new(seats), FastDice.of(33, 2 * stream), FastDice.of(33, 2 * stream + 1)
        while (seat := GAME.to_act(state)) != OVER:
            same = choices.words.copy()
            action = int(GAME.kernels.policy(state, 0, choices.words))
            if seats == 2 and seat == stream % 2:
                action = int(foresight.rollout(state, 0, same, scratch))
            elif seats > 2:
                assert foresight.rollout(state, 0, same, scratch) == action
            step(state, 0, action, dice.words)
        winners = int(GAME.kernels.winners(state, 0))
        won += (winners >> stream % 2 & 1) / winners.bit_count()
    assert seats > 2 or won > 0.54 * games
