"""Luck taken out of results: a control variate, as backgammon programs use it and AIVAT does in poker.

Whenever chance gave something, the luck of a seat is the value of the position after it less the mean value over
all that could have been given, by their exact weights. Whatever values one takes, and whoever plays, its mean is
0: so a result less any multiple of its luck has the same mean, and the less spread the better the values are.
Values are those that a search uses at its leaves, of the whole position: the arena knows what is hidden.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from vihara.bots import tree
from vihara.bots.search import bound
from vihara.bots.values import ANSWERS, NOTHING, by_feature, hidden_units, search_of, shipped
from vihara.core.chance import FastDice
from vihara.core.compiled import bind
from vihara.core.game import CHANCE, Game
from vihara.core.record import State

_FEWEST = 10
"""Deals that must have been played before results are corrected by what they say."""


def add_luck(
    states: Any, i: int, action: int, seats: int, trials: Any, outcomes: Any, weights: Any, judging: Any,
    values: Any, luck: Any,
) -> None:  # fmt: skip
    """Add each seat's luck if chance gives this action; `judging` is what `value_of` wants to know."""
    number = chances(states, i, outcomes, weights)
    if number < 2:
        return
    whole = 0.0
    for k in range(number):
        whole += weights[k]
    for k in range(number):
        trials[0] = states[i]
        apply(trials, 0, outcomes[k])
        value_of(trials, 0, seats, judging, values)
        share = (1.0 if outcomes[k] == action else 0.0) - weights[k] / whole
        for seat in range(seats):
            luck[seat] += share * values[seat]


def draw_noting(
    states: Any, i: int, dice: Any, seats: int, trials: Any, outcomes: Any, weights: Any, judging: Any,
    values: Any, luck: Any,
) -> None:  # fmt: skip
    """Draw chance until a seat has to act or the game is over, adding up luck."""
    while to_act(states, i) == CHANCE:
        action = pick(states, i, dice)
        add_luck(states, i, action, seats, trials, outcomes, weights, judging, values, luck)
        apply(states, i, action)


def value_by_judge(states: Any, i: int, seats: int, judging: Any, values: Any) -> None:
    """Each seat's value, as a search estimates a leaf."""
    spread, weights, leads, row, units, answers, points = judging
    judge(states, i, seats, spread, weights, values, leads, row, units, answers, points)


@cache
def _bound(key: str) -> tuple[Callable[..., None], Callable[..., None]]:
    names = dict(bound(key))
    names["value_of"] = bind(value_by_judge, key, **names)
    names["add_luck"] = bind(add_luck, key, **names)
    return names["add_luck"], bind(draw_noting, key, **names)


class Luck:
    """How lucky each seat has been in one game of a contest."""

    def __init__(self, game: Game, seats: int) -> None:
        search = search_of(game)
        self._add, self._draw = _bound(game.key)
        self.seats = seats
        self.values = np.zeros(tree.MOST_SEATS)
        learned = shipped(game.key).get(seats)
        weights = learned.weights if learned else NOTHING
        number = len(search.feature_names)
        columns = np.empty(len(weights))
        by_feature(weights, number, columns)
        judging = (
            search.spread, columns, np.zeros(tree.MOST_SEATS), np.empty(number),
            np.empty(max(0, hidden_units(len(weights), number))), np.empty((tree.MOST_SEATS, ANSWERS)),
            np.zeros(tree.MOST_SEATS, np.int64),
        )  # fmt: skip
        self.sums = np.zeros(tree.MOST_SEATS)
        self._room = (
            np.zeros(1, game.dtype), np.empty(game.most_actions, np.int64), np.empty(game.most_actions, np.int64),
            judging, self.values, self.sums,
        )  # fmt: skip

    def note(self, state: State, action: int) -> None:
        """Chance gives this in this state."""
        self._add(state, 0, action, self.seats, *self._room)

    def draw(self, state: State, dice: FastDice) -> None:
        """Draw all chance that is due, and note it."""
        self._draw(state, 0, dice.words, self.seats, *self._room)


def without_luck(shares: Sequence[float], luck: Sequence[float]) -> list[float]:
    """The shares of deals, in order, each less what luck brought by a line through the deals before it. As the
    line knows nothing of the deal itself, and luck is 0 on average, the mean stays what it is.
    """
    found: list[float] = []
    products, squares, total = 0.0, 0.0, 0.0
    for number, (share, one) in enumerate(zip(shares, luck, strict=True)):
        slope = products / squares if number >= _FEWEST and squares > 0.0 else 0.0
        found.append(share - slope * one)
        total += share
        products += (share - total / (number + 1)) * one
        squares += one * one
    return found
