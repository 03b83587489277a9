"""Luck taken out of results: exact where the values are, and never biased."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from vihara.arena import luck
from vihara.arena.contest import Contest, run_on
from vihara.arena.deals import play_deal
from vihara.arena.luck import Luck, without_luck
from vihara.arena.ratings import variance_of
from vihara.bots import bot
from vihara.bots.search import can_search
from vihara.core.chance import FastDice
from vihara.core.compiled import bind, rules
from vihara.core.game import CHANCE, OVER, REGISTRY, load

KEYS = [key for key in REGISTRY if can_search(load(key))]

# -- A toy: five tosses of a coin that shows heads twice as often; seat 0 wins with four heads or more ---------

TOSSES, NEEDED = 5, 4
COINS = np.dtype((np.record, [("tosses", "i8"), ("heads", "i8")]))


@rules
def coins_to_act(states: Any, i: int) -> int:
    return CHANCE if states[i].tosses < TOSSES else OVER


@rules
def coin_sides(states: Any, i: int, actions: Any, weights: Any) -> int:
    if states[i].tosses == TOSSES:
        return 0
    actions[0], actions[1] = 0, 1
    weights[0], weights[1] = 1, 2
    return 2


@rules
def toss(states: Any, i: int, action: int) -> None:
    states[i].tosses += 1
    states[i].heads += action


@rules
def chance_to_win(states: Any, i: int, seats: int, judging: Any, values: Any) -> None:  # noqa: ARG001 - as a game's
    """Exact: how likely enough of the tosses left are heads."""
    left, missing = TOSSES - states[i].tosses, NEEDED - states[i].heads
    likely = 0.0
    for more in range(max(0, missing), left + 1):
        ways = 1.0
        for k in range(more):
            ways *= (left - k) / (k + 1.0)
        likely += ways * 2.0**more / 3.0**left
    values[0], values[1] = likely, 1.0 - likely


def test_with_exact_values_nothing_is_left_of_chance() -> None:
    """The result less the luck is the value of the start, in every game there can be."""
    names = {"to_act": coins_to_act, "chances": coin_sides, "apply": toss, "value_of": chance_to_win}
    add = bind(luck.add_luck, "coins", **names)
    trials, outcomes, weights = np.zeros(1, COINS), np.zeros(4, np.int64), np.zeros(4, np.int64)
    values, start = np.zeros(2), 112 / 243  # 5 · 2⁴ + 2⁵ of 3⁵
    for game in range(1 << TOSSES):
        state, sums = np.zeros(1, COINS), np.zeros(2)
        for number in range(TOSSES):
            side = game >> number & 1
            add(state, 0, side, 2, trials, outcomes, weights, 0, values, sums)
            toss(state, 0, side)
        won = float(state[0].heads >= NEEDED)
        assert won - sums[0] == pytest.approx(start, abs=1e-12)
        assert sums[1] == pytest.approx(-sums[0], abs=1e-12)


@pytest.mark.parametrize("key", KEYS)
def test_luck_is_nothing_on_average_over_what_chance_can_give(key: str) -> None:
    """By the exact weights, wherever chance gives something in a game; and only chance is luck."""
    game = load(key)
    for seats in (game.seats[0], game.seats[-1]):
        state, dice, checked = game.new(seats), FastDice.of(31, seats), 0
        while game.to_act(state) != OVER:
            if game.to_act(state) != CHANCE:
                game.kernels.apply(state, 0, int(game.kernels.choose(state, 0, dice.words)))
                continue
            outcomes = game.chance(state)
            if checked < 60:
                noted = []
                before = state.tobytes()
                for action, _ in outcomes:
                    one = Luck(game, seats)
                    one.note(state, action)
                    noted.append(one.sums[:seats].copy())
                assert state.tobytes() == before
                weights = np.array([weight for _, weight in outcomes], float)
                assert np.abs(weights @ np.array(noted)).max() < 1e-9 * weights.sum()
                assert np.abs(np.sum(noted, axis=1)).max() < 1e-9, "what one seat gains others lose"
                if len(outcomes) > 1:
                    checked += bool(np.abs(noted).max() > 1e-6)
                else:
                    assert not np.any(noted)
            game.kernels.apply(state, 0, int(game.kernels.pick(state, 0, dice.words)))
        assert checked > 20


@pytest.mark.parametrize("key", KEYS)
def test_drawn_at_once_or_one_by_one_it_is_the_same_luck(key: str) -> None:
    game = load(key)
    state, noted, dice = game.new(2), Luck(game, 2), FastDice.of(3, 8)
    twin, other, same = game.new(2), Luck(game, 2), FastDice.of(3, 8)
    while game.to_act(state) != OVER:
        noted.draw(state, dice)
        while game.to_act(twin) == CHANCE:
            given = int(game.kernels.pick(twin, 0, same.words))
            other.note(twin, given)
            game.kernels.apply(twin, 0, given)
        assert state.tobytes() == twin.tobytes()
        if game.to_act(state) != OVER:
            action = int(game.kernels.policy(state, 0, dice.words))
            assert action == game.kernels.policy(twin, 0, same.words)
            for one in (state, twin):
                game.kernels.apply(one, 0, action)
    assert np.abs(noted.sums).max() > 0.0
    assert noted.sums == pytest.approx(other.sums, abs=1e-9)


@pytest.mark.parametrize("name", ["greedy", "remembering:1"])
def test_luck_is_noted_whoever_plays(name: str) -> None:
    """Also where chance is drawn step by step, before somebody who remembers."""
    game = load("mandala")
    noted = Luck(game, 2)
    play_deal(game, game.new(2), [bot("greedy", game), bot(name, game)], 3, 1, noted)
    assert noted.sums[0] != 0.0
    assert noted.sums[1] == pytest.approx(-noted.sums[0], abs=1e-9)


@pytest.mark.parametrize("key", KEYS)
def test_results_without_luck_have_the_same_mean(key: str) -> None:
    """Between unequal bots: raw and adjusted shares of the same deals differ by no more than chance lets them, and
    the adjusted ones are less spread where the values are any good.
    """
    standing = run_on(None, Contest(key, "greedy", "level2", games=600, seats=2, seed=5))
    shares, adjusted = standing.deals, standing.adjusted
    assert len(shares) == 300
    differences = [one - other for one, other in zip(shares, adjusted, strict=True)]
    assert any(differences)
    mean = math.fsum(differences) / len(differences)
    assert abs(mean) < 4.0 * math.sqrt(variance_of(differences) / len(differences))
    lucky = math.fsum(standing.luck) / len(standing.luck)
    assert abs(lucky) < 4.0 * math.sqrt(variance_of(standing.luck) / len(standing.luck))
    figures = standing.figures()["without_luck"]
    assert figures["share"] == pytest.approx(math.fsum(adjusted) / len(adjusted))
    assert figures["interval"][0] < figures["share"] < figures["interval"][1]
    assert figures["worth"] > 0.9


def test_thousands_of_results_stay_unbiased() -> None:
    """By made-up deals whose true mean is known: 0.6, of which luck explains half. The adjusted mean of 400 contests
    of 60 deals is as near to it as their spread says, and that spread is smaller.
    """
    random = np.random.default_rng(8)
    raw, adjusted = [], []
    for _ in range(400):
        lucky = random.normal(0.0, 0.3, 60)
        shares = 0.6 + lucky + random.normal(0.0, 0.3, 60)
        raw.append(shares.mean())
        adjusted.append(np.mean(without_luck(shares.tolist(), lucky.tolist())))
    for means in (raw, adjusted):
        assert abs(np.mean(means) - 0.6) < 4.0 * np.std(means) / math.sqrt(len(means))
    assert np.var(raw) > 1.3 * np.var(adjusted)


def test_the_first_deals_are_taken_as_they_are() -> None:
    """As long as too few deals say what luck is worth; and luck that explains nothing changes nothing much."""
    assert without_luck([1.0, 0.0, 0.5], [0.3, -0.2, 0.0]) == [1.0, 0.0, 0.5]
    assert without_luck([0.5] * 20, [0.0] * 20) == [0.5] * 20
    assert without_luck([], []) == []
