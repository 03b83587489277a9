"""Templates over a game's compiled functions: a step with its chance, and whole games by the thousand.

The free names (`to_act`, `apply`, `pick`, …) are bound to one game by `compiled.bind`.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from vihara.core.chance import seed_word
from vihara.core.compiled import bind
from vihara.core.game import CHANCE, OVER, load
from vihara.core.scratch import new_scratch

RANDOM_PLAYER, GREEDY_PLAYER = 0, 1
PLIES, WINNERS, SCORES = 0, 1, 2
"""Columns of what `play_games` writes: decisions, bit mask of winners, then the scores."""


def draw(states: Any, i: int, dice: Any) -> None:
    """Draw chance until a seat has to act or the game is over."""
    while to_act(states, i) == CHANCE:
        apply(states, i, pick(states, i, dice))


def step(states: Any, i: int, action: int, dice: Any) -> None:
    """Carry out a decision and the chance that follows."""
    apply(states, i, action)
    draw(states, i, dice)


def play_games(start: Any, first: int, games: int, seed: int, players: Any, out: Any) -> None:
    """Play games number `first` … from the same start; each has dice of its own for chance and for the players."""
    states = np.empty(1, start.dtype)
    views = np.zeros(1, start.dtype)
    dice = np.empty(1, np.uint64)
    choices = np.empty(1, np.uint64)
    scratch = new_scratch(start, most_actions)
    for game in range(games):
        states[0] = start[0]
        dice[0] = seed_word(seed, 2 * (first + game))
        choices[0] = seed_word(seed, 2 * (first + game) + 1)
        draw(states, 0, dice)
        plies = 0
        seat = to_act(states, 0)
        while seat != OVER:
            if players[seat] == RANDOM_PLAYER:
                action = choose(states, 0, choices)
            else:
                observe(states, 0, seat, views, 0)
                action = greedy(views, 0, choices, scratch)
            apply(states, 0, action)
            draw(states, 0, dice)
            plies += 1
            seat = to_act(states, 0)
        out[game, PLIES] = plies
        out[game, WINNERS] = winners(states, 0)
        scores(states, 0, out[game, SCORES:])


@dataclass(frozen=True)
class Drivers:
    """The templates bound to one game."""

    draw: Callable[..., None]
    step: Callable[..., None]
    play_games: Callable[..., None]


@cache
def drivers(key: str) -> Drivers:
    """Bind the templates to a game; compiled at the first call, then from the cache."""
    game = load(key)
    names = {**vars(game.kernels), "most_actions": game.most_actions}
    names["draw"] = game.kernels.draw or bind(draw, key, **names)
    return Drivers(names["draw"], bind(step, key, **names), bind(play_games, key, **names))
