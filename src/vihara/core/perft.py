"""Perft: count the lines of play from a position, with every chance outcome enumerated.

`perft(depth)` is the number of different sequences of `depth` decisions, together with every order of every
piece that chance can give between and after them. A game that ends earlier adds nothing, as in chess.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from vihara.core.compiled import bind
from vihara.core.game import CHANCE, OVER, Game, load
from vihara.core.record import State

_LEVELS = 256


def count_lines(stack: Any, depth: int, actions: Any, weights: Any) -> int:
    """Walk all lines from stack[0], one level for each decision or chance action."""
    numbers = np.zeros(_LEVELS, np.int64)  # actions listed at each level
    tried = np.zeros(_LEVELS, np.int64)
    left = np.zeros(_LEVELS, np.int64)  # decisions still to be made
    left[0] = depth
    lines = 0
    level = 0
    entered = True
    while level >= 0:
        if entered:
            seat = to_act(stack, level)
            tried[level] = 0
            numbers[level] = 0
            if seat == CHANCE:
                numbers[level] = chances(stack, level, actions[level], weights)
            elif left[level] == 0:
                lines += 1
            elif seat != OVER:
                numbers[level] = legal(stack, level, actions[level])
                left[level] -= 1
        if tried[level] == numbers[level]:
            level -= 1
            entered = False
            continue
        stack[level + 1] = stack[level]
        left[level + 1] = left[level]
        apply(stack, level + 1, actions[level, tried[level]])
        tried[level] += 1
        level += 1
        entered = True
    return lines


@cache
def _counter(key: str) -> Any:
    return bind(count_lines, key, **vars(load(key).kernels))


def perft(game: Game, state: State, depth: int) -> int:
    """Count the lines of `depth` decisions from a state."""
    stack = np.zeros(_LEVELS, game.dtype)
    stack[0] = state[0]
    actions = np.empty((_LEVELS, game.most_actions), np.int64)
    return int(_counter(game.key)(stack, depth, actions, np.empty(game.most_actions, np.int64)))
