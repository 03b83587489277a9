"""Learned values: the network as compiled, its file, and what a search makes of it."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from vihara.bots.search import SearchBot, Settings
from vihara.bots.training import Network
from vihara.bots.values import ANSWERS, Values, answer, by_feature, hidden_units, read, search_of, shipped, write
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidFile
from vihara.core.game import REGISTRY, load
from vihara.core.kernels import drivers

LEARNING = [key for key in REGISTRY if load(key).search is not None]
learning = pytest.mark.parametrize("key", LEARNING)


def weights_of(key: str, hidden: int = 3, seed: int = 1) -> np.ndarray:
    number = len(search_of(load(key)).feature_names)
    size = hidden * (number + 1) + ANSWERS * (number + hidden + 1)
    return np.random.default_rng(seed).normal(0.0, 0.05, size)


@learning
def test_features_are_named_and_finite(key: str) -> None:
    """As many numbers as names, for every seat, all through a game."""
    game, search = load(key), search_of(load(key))
    for seats in game.seats:
        state, dice = game.new(seats), FastDice(4)
        drivers(key).draw(state, 0, dice.words)
        rows = []
        while game.to_act(state) >= 0:
            for seat in range(seats):
                row = np.full(len(search.feature_names) + 1, 1e300)
                search.features(state, 0, seat, row)
                assert (np.abs(row[:-1]) < 1e5).all()  # nor is it NaN
                assert row[-1] == 1e300
                rows.append(row[:-1])
            drivers(key).step(state, 0, int(game.kernels.choose(state, 0, dice.words)), dice.words)
        still = [name for name, spread in zip(search.feature_names, np.std(rows, 0), strict=True) if spread == 0.0]
        assert "one" in still
        assert len(still) < len(search.feature_names) / 2


def test_the_compiled_network_answers_as_the_one_that_learns() -> None:
    random = np.random.default_rng(3)
    rows: Any = random.normal(2.0, 3.0, (40, 2, 7))
    rows[..., 4] = 1.0
    network = Network(rows, np.array([[3.0, 9.0], [5.0, 1.0]]), hidden=5, seed=2)
    for one in network.parameters:
        one += random.normal(0.0, 0.3, one.shape)
    _, wanted = network.answers(network.scaled(rows))
    weights, units, out = network.weights(), np.empty(5), np.empty(ANSWERS)
    columns = np.empty(len(weights))
    by_feature(weights, 7, columns)
    assert hidden_units(len(weights), 7) == 5
    for row, (strength, points) in zip(rows.reshape(-1, 7), wanted.reshape(-1, ANSWERS), strict=True):
        answer(row, columns, units, out)
        assert out[0] == pytest.approx(strength)
        assert out[1] == pytest.approx(points * network.reach + network.level)


@learning
@pytest.mark.parametrize("turns", [None, 0, 8])
def test_a_file_is_read_as_it_was_written(key: str, turns: int | None) -> None:
    game = load(key)
    values = {game.seats[0]: Values(weights_of(key), "a command", "figures", turns)}
    (found,) = read(write(game, values), game).values()
    assert (found.command, found.figures, found.turns) == ("a command", "figures", turns)
    assert found.weights == pytest.approx(values[game.seats[0]].weights, rel=1e-4)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["seats"]["2"]["weights"].append(1.0), "network of"),
        (lambda data: data["features"].append("luck"), "by name"),
        (lambda data: data.update(game="menara"), "by name"),
        (lambda data: data["seats"]["2"].update(weights=["much"]), "vihara train"),
        (lambda data: data["seats"]["2"]["weights"].__setitem__(0, float("nan")), "finite"),
        (lambda data: data["seats"]["2"].update(turns=-3), "found -3"),
        (lambda data: data["seats"]["2"].update(turns="few"), "vihara train"),
        (lambda data: data["seats"].update({"9": data["seats"]["2"]}), "found 9"),
        (lambda data: data.pop("seats"), "vihara train"),
    ],
)
def test_a_broken_file_is_refused(change, told: str) -> None:  # type: ignore[no-untyped-def]
    game = load("mandala")
    data = json.loads(write(game, {2: Values(weights_of("mandala"))}))
    change(data)
    with pytest.raises(InvalidFile, match=told):
        read(json.dumps(data), game)


@learning
def test_what_is_shipped_can_be_read_and_says_what_made_it(key: str) -> None:
    for values in shipped(key).values():
        assert values.command.startswith(f"vihara train {key} ")
        assert "won" in values.figures


@learning
def test_a_search_uses_what_was_learned(key: str) -> None:
    """A network that only knows one good thing steers the search towards it; values stay chances."""
    game = load(key)
    seats = game.seats[0]
    state, dice = game.new(seats), FastDice(4)
    drivers(key).draw(state, 0, dice.words)
    view = game.observe(state, game.to_act(state))
    settings = Settings(iterations=200)
    by_hand = SearchBot(game, settings, {}).analyze(view, FastDice(1))
    learned = SearchBot(game, settings, {seats: Values(weights_of(key))}).analyze(view, FastDice(1))
    assert by_hand.moves != learned.moves
    assert all(0.0 <= move.value <= 1.0 for move in learned.moves)
    assert learned == SearchBot(game, settings, {seats: Values(weights_of(key))}).analyze(view, FastDice(1))


def test_a_search_plays_on_as_long_as_suits_its_values() -> None:
    """Unless its settings say how long."""
    game = load("tajuto")
    state, dice = game.new(3), FastDice(4)
    drivers("tajuto").draw(state, 0, dice.words)
    view, weights = game.observe(state, game.to_act(state)), weights_of("tajuto")

    def moves(turns: int | None, suiting: int | None) -> object:
        bot = SearchBot(game, Settings(iterations=100, turns=turns), {3: Values(weights, turns=suiting)})
        return bot.analyze(view, FastDice(1)).moves

    assert moves(None, 2) == moves(2, None) == moves(2, 9)
    assert moves(None, None) == moves(search_of(game).patience, 2)
    assert moves(None, 2) != moves(None, None)
