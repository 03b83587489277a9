"""A policy with a temperature: the better a move looks, the likelier it is made, and mistakes are plausible ones.

As the tree's priors, the moves are weighed by what the game's knowledge says each promises; nothing is looked
further into. At a temperature near 0 the best one is always made, at a high one nearly any.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from vihara.bots.values import search_of
from vihara.core.chance import FastDice, below
from vihara.core.compiled import bind
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load
from vihara.core.record import View
from vihara.core.scratch import new_scratch

FINE = 1 << 30
"""Into so many parts the likelihoods are divided, to draw among them."""
LEAST = -30.0
"""What promises so many temperatures less than the best is as unlikely as anything."""


def temper(views: Any, i: int, temperature: float, actions: Any, worths: Any, dice: Any) -> int:
    """Draw an action, each as likely as e to the power of what it promises, in temperatures; `actions` and
    `worths` are room.
    """
    number = reduce(views, i, actions, legal(views, i, actions))
    weigh(views, i, actions, number, worths, new_scratch(views, len(actions)))
    best, whole = worths[0], 0.0
    for k in range(1, number):
        best = max(best, worths[k])
    for k in range(number):
        worths[k] = math.exp(max((worths[k] - best) / temperature, LEAST))
        whole += worths[k]
    left = whole * below(dice, FINE) / FINE
    for k in range(number):
        left -= worths[k]
        if left < 0.0:
            return int(actions[k])
    return int(actions[number - 1])


@cache
def drawer(key: str) -> Callable[..., int]:
    """What draws the moves of a game."""
    game = load(key)
    return bind(temper, key, **{**vars(game.kernels), **vars(search_of(game))})


class TemperedBot:
    """A player who sees what is good, and does not always do it."""

    def __init__(self, game: Game, temperature: float) -> None:
        """`temperature` is a share of the game's spread of points: a move that promises so much less is made
        e times as seldom.
        """
        if not 0.001 <= temperature <= 1000:
            raise ViharaError(f"temperature: found {temperature}, expected 0.001 to 1000")
        self.game = game
        self.temperature = temperature
        self.points = temperature * search_of(game).spread
        self._room = np.empty(game.most_actions, np.int64), np.empty(game.most_actions)

    def choose(self, view: View, dice: FastDice) -> int:
        return int(drawer(self.game.key)(view, 0, self.points, *self._room, dice.words))
