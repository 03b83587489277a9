"""What whole positions are worth: each seat's share of the victory and its lead in points.

A position is played on by the game's own policy from the same dice each time, for a few turns, and then foretold
by the learned values; or foretold at once, which is quick and smooth. Once a match is over its result is exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vihara.bots.search import Settings, bound
from vihara.bots.values import NOTHING, by_feature, hidden_units, search_of, shipped
from vihara.core.compiled import bind
from vihara.core.game import Game
from vihara.core.record import State
from vihara.review import playing

Numbers = npt.NDArray[np.float64]


class Worth(NamedTuple):
    """By seat, from 0: the share of the victory, and the lead in points over the best other seat."""

    shares: Numbers
    leads: Numbers

    def __sub__(self, other: Worth) -> Worth:
        return Worth(self.shares - other.shares, self.leads - other.leads)

    def __add__(self, other: tuple[Any, ...]) -> Worth:
        return Worth(self.shares + other[0], self.leads + other[1])


def nothing(seats: int) -> Worth:
    """Zeros."""
    return Worth(np.zeros(seats), np.zeros(seats))


@cache
def names_of(key: str) -> dict[str, Any]:
    """What the templates of a review are bound to."""
    names = dict(bound(key))
    names["settle"] = bind(playing.settle, key, **names)
    return names


@cache
def _bound(key: str) -> tuple[Callable[..., None], Callable[..., int]]:
    names = dict(names_of(key))
    names["appraise"] = bind(playing.appraise, key, **names)
    return names["appraise"], bind(playing.follow, key, **names)


class Appraiser:
    """What positions of a match are worth, by so many rollouts of so many turns after the one under way."""

    def __init__(self, game: Game, seats: int, rollouts: int, turns: int, seed: int) -> None:
        search = search_of(game)
        self.game, self.seats, self.rollouts, self.seed = game, seats, rollouts, seed
        self._appraise, self._follow = _bound(game.key)
        learned = shipped(game.key).get(seats)
        weights = learned.weights if learned else NOTHING
        number = len(search.feature_names)
        columns = np.empty(len(weights))
        by_feature(weights, number, columns)
        numbers = replace(Settings(), turns=turns).numbers(search)
        units = np.empty(max(0, hidden_units(len(weights), number)))
        self._fixed = (numbers, columns, units, game.most_actions)
        most = game.most_actions
        self._trials, self._shares, self._leads = (
            np.zeros(most, game.dtype),
            np.zeros((most, 4)),
            np.zeros((most, 4)),
        )
        self._outcomes, self._weights = np.empty(most, np.int64), np.empty(most, np.int64)

    def of(self, state: State) -> Worth:
        """What a position is worth."""
        shares, leads = np.zeros((1, self.seats)), np.zeros((1, self.seats))
        self._appraise(state, 1, self.seats, self.rollouts, False, self.seed, *self._fixed, shares, leads)
        return Worth(shares[0], leads[0])

    def mean(self, worlds: State, seed: int) -> Worth:
        """What worlds are worth on average, each played on once, from dice of its own."""
        shares, leads = np.zeros((len(worlds), self.seats)), np.zeros((len(worlds), self.seats))
        once = min(1, self.rollouts)
        self._appraise(worlds, len(worlds), self.seats, once, True, seed, *self._fixed, shares, leads)
        return Worth(shares.mean(axis=0), leads.mean(axis=0))

    def luck(self, state: State, given: int) -> Worth:
        """What chance brought by giving this: the worth of the position after it, less the mean over all that
        could have come, by their exact weights.
        """
        place = self._follow(
            state, 0, given, self.seats, self.rollouts, self.seed, *self._fixed, self._trials, self._outcomes,
            self._weights, self._shares, self._leads,
        )  # fmt: skip
        if place < 0:
            return nothing(self.seats)
        return Worth(self._shares[place, : self.seats].copy(), self._leads[place, : self.seats].copy())
