"""Many games as one array: the same games as one by one."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from conformance.cases import Case, cases
from vihara import vector
from vihara.adapters import choices
from vihara.adapters.vector import VectorGames
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove, InvalidOption, InvalidSeats, ViharaError
from vihara.core.game import OVER
from vihara.core.kernels import drivers

CASES = [
    pytest.param(case, id=str(case), marks=[pytest.mark.soak] * (case.game.open_poses is not None and bool(case.options)))
    for case in cases()
]  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_each_game_is_the_one_played_alone(case: Case) -> None:
    """Masks, tensors, steps, endings and rewards are those of the game played step by step; then it begins anew."""
    game, number = case.game, 3
    games = VectorGames(game, number, case.seats, case.options, seed=5)
    states = [case.start() for _ in range(number)]
    dice = [FastDice.of(5, 2 * i) for i in range(number)]
    step = drivers(game.key)
    for i, state in enumerate(states):
        step.draw(state, 0, dice[i].words)
    ended = 0
    for _ in range(20 if game.open_poses else 400):
        mask, tensors = games.legal(), games.observe()
        chosen = games.sample().copy()
        for i, state in enumerate(states):
            assert games.to_act[i] == game.to_act(state)
            assert np.array_equal(mask[i], choices.mask(game, state))
            assert mask[i, chosen[i]]
            assert np.array_equal(tensors[i], game.tensor(game.observe(state, int(games.to_act[i]))))
            step.step(state, 0, choices.action_of(game, state, int(chosen[i])), dice[i].words)
        games.step(chosen)
        for i, state in enumerate(states):
            assert games.over[i] == (game.to_act(state) == OVER)
            if not games.over[i]:
                assert not games.rewards[i].any()
                continue
            ended += 1
            assert games.scores[i, : case.seats].tolist() == game.scores(state)
            assert games.rewards[i].tolist() == pytest.approx(choices.final_returns(game, state))
            states[i] = case.start()
            step.draw(states[i], 0, dice[i].words)
    assert ended or game.open_poses or case.options


@pytest.mark.parametrize("key", ["mandala", "ananda", "tajuto"])
def test_threads_change_nothing(key: str) -> None:
    """One or two cores, few or many games: game i of a seed is the same."""
    games = [VectorGames(key, number, seed=3, threads=threads) for number, threads in ((8, 1), (8, 2), (5, 2))]
    for _ in range(50):
        for one in games:
            one.step(one.sample())
            one.observe()
        for one in games[1:]:
            assert one.states.tobytes() == games[0].states[: one.number].tobytes()
            assert one.observe().tobytes() == games[0].observe()[: one.number].tobytes()
    first = games[0].states.tobytes()
    games[0].reset(3)
    games[0].step(games[0].sample())
    assert games[0].states.tobytes() != first
    again = vector(key, 8, seed=3)
    again.step(again.sample())
    assert again.states.tobytes() == games[0].states.tobytes()
    for one in games:
        one.close()


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_choice_moves_nothing(threads: int) -> None:
    """One illegal choice among many: the error names its game, and no game has moved."""
    games = VectorGames("mandala", 6, seed=1, threads=threads)
    before = games.states.tobytes()
    wrong = games.sample().copy()
    wrong[4] = int(np.flatnonzero(~games.legal()[4])[0])
    with pytest.raises(IllegalMove, match="game 4"):
        games.step(wrong)
    assert games.states.tobytes() == before
    with pytest.raises(ViharaError, match=r"shape \(5,\), expected \(6,\)"):
        games.step(wrong[:5])
    with pytest.raises(ViharaError, match="viewers"):
        games.observe(np.full(6, 2))
    games.close()


def test_places_in_a_list_are_checked() -> None:
    """Where choices are places, one beyond the list is refused; each entry is told in numbers of its own."""
    games = VectorGames("menara", 2, seed=1)
    number = int(games.legal()[0].sum())
    with pytest.raises(IllegalMove, match="game 0"):
        games.step(np.array([number, 0]))
    told = games.told()
    assert told.shape == (2, 256, choices.choice_size(games.game))
    assert len(np.unique(told[0, :number], axis=0)) == number
    assert not told[0, number:].any()
    assert np.array_equal(told[0], choices.told(games.game, games.states[:1]))
    with pytest.raises(ViharaError, match="mandala"):
        VectorGames("mandala", 1).told()


def test_bad_input_is_named() -> None:
    """What cannot be is refused at once."""
    with pytest.raises(ViharaError, match="found 0 games"):
        VectorGames("mandala", 0)
    with pytest.raises(InvalidSeats, match="not 3"):
        VectorGames("mandala", 1, seats=3)
    with pytest.raises(InvalidOption, match="board"):
        VectorGames("ananda", 1, options={"board": 9})


def test_a_spectator_may_look() -> None:
    """−1 sees what all see."""
    games = VectorGames("mandala", 2, seed=1)
    seen = games.observe(np.array([-1, 0])).copy()
    assert np.array_equal(seen[0], games.game.tensor(games.game.observe(games.states[:1], None)))
    assert np.array_equal(seen[1], games.game.tensor(games.game.observe(games.states[1:], 0)))


def test_long_lists_are_thinned_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a list longer than the bound every so-manieth entry is offered, from the first on."""
    games = VectorGames("menara", 1, seed=1)
    legal = games.game.legal(games.states)
    assert games.game.open_poses is not None
    few = dataclasses.replace(games.game.open_poses, most=5)
    monkeypatch.setitem(vars(games.game), "open_poses", few)
    offered = choices.offered(games.game, games.states)
    assert offered == [legal[k * len(legal) // 5] for k in range(5)]
    assert choices.mask(games.game, games.states).tolist() == [1] * 5
    small = VectorGames("menara", 1, seed=1)
    assert small.legal().tolist() == [[True] * 5]
    small.step(np.array([4]))
    drivers("menara").step(games.states, 0, offered[4], FastDice.of(1, 0).words)
    assert small.states["tower"].tobytes() == games.states["tower"].tobytes()
