"""The greedy player's estimates are foretold without trying every action: they are those that trying gives."""

from __future__ import annotations

import numpy as np
import pytest

from conformance.cases import Case, cases, walk
from vihara.core.chance import FastDice
from vihara.core.record import CHANCE, copy
from vihara.core.scratch import new_scratch
from vihara.games.mandala.knowledge import evaluate, rollout, weigh
from vihara.games.mandala.rules import MOST_ACTIONS, draw
from vihara.games.mandala.state import TURN, sum_of

CASES = [case for case in cases() if case.game.key == "mandala"]


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in CASES])
def test_estimates_are_those_of_the_positions_after(case: Case) -> None:
    """Of every action, in states and in views, whether it was tried or foretold; the rollout takes one of the best."""
    game, dice = case.game, FastDice.of(4, 0)
    plain = tried = 0
    for seed in range(8):
        for state, action in walk(case, seed, greedy=0.5):
            seat = game.to_act(state)
            if action is None or seat < 0:
                continue
            for seen in (state, game.observe(state, seat)):
                actions = np.array(game.legal(seen), np.int64)
                worths, scratch = np.empty(len(actions)), new_scratch(seen, MOST_ACTIONS)
                weigh(seen, 0, actions, len(actions), worths, scratch)
                for one, worth in zip(actions, worths, strict=True):
                    after = copy(seen)
                    game.kernels.apply(after, 0, int(one))
                    assert worth == pytest.approx(evaluate(after, 0, seat), abs=1e-9), game.name(state, int(one))
                best = rollout(seen, 0, dice.words, scratch)
                assert worths[actions == best] == worths.max()
                plain += seen[0].stage == TURN
                tried += seen[0].stage != TURN
    assert plain > 300
    assert tried > 50


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in CASES])
def test_cards_drawn_at_once_are_those_drawn_one_by_one(case: Case) -> None:
    """Up to the end of games, reshuffle and all: the same cards with the same dice."""
    game = case.game
    for seed in range(20):
        state, dice = case.start(), FastDice.of(seed, 1)
        while True:
            twin, same = copy(state), FastDice(int(dice.words[0]))
            draw(state, 0, dice.words)
            while game.to_act(twin) == CHANCE:
                game.kernels.apply(twin, 0, int(game.kernels.pick(twin, 0, same.words)))
            assert state.tobytes() == twin.tobytes()
            assert dice.words[0] == same.words[0]
            if game.outcome(state):
                break
            game.kernels.apply(state, 0, int(game.kernels.choose(state, 0, dice.words)))


def test_sums_may_be_large() -> None:
    """More than a byte holds, as points are."""
    assert sum_of(np.uint64(0xFFFFFFFFFFFF)) == 6 * 255
    assert sum_of(np.uint64(0)) == 0
    assert sum_of(np.uint64(0x010203040506)) == 21
