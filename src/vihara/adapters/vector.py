"""Many games as one array of records, moved on together from Python.

Each call works on all games at once, so the cost of the call is shared by thousands of steps.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.core.chance import seed_word
from vihara.core.compiled import bind, prepare_thread
from vihara.core.errors import IllegalMove, ViharaError
from vihara.core.game import OVER, Game, load
from vihara.core.kernels import drivers


def start_all(states: Any, start: Any, dice: Any) -> None:
    """Begin every game and deal."""
    words = np.empty(1, np.uint64)
    for i in range(len(states)):
        states[i] = start[0]
        words[0] = dice[i]
        draw(states, i, words)
        dice[i] = words[0]


def choose_all(states: Any, choices: Any, out: Any) -> None:
    """A uniform legal action for every game."""
    words = np.empty(1, np.uint64)
    for i in range(len(states)):
        words[0] = choices[i]
        out[i] = choose(states, i, words)
        choices[i] = words[0]


def legal_all(states: Any, actions: Any, mask: Any) -> None:
    """A row of the mask for every game: which action numbers are legal."""
    mask[:] = False
    for i in range(len(states)):
        for k in range(legal(states, i, actions)):
            mask[i, actions[k]] = True


def step_all(
    states: Any, start: Any, dice: Any, actions: Any, room: Any, over: Any, points: Any, seats: Any
) -> int:
    """Move every game on and begin finished ones anew; the index of the first illegal action, or −1."""
    for i in range(len(states)):
        number = legal(states, i, room)
        found = False
        for k in range(number):
            if room[k] == actions[i]:
                found = True
                break
        if not found:
            return i
    move_all(states, start, dice, actions, over, points, seats)
    return -1


def move_all(states: Any, start: Any, dice: Any, actions: Any, over: Any, points: Any, seats: Any) -> None:
    """Move every game on, trusting that the actions are legal."""
    words = np.empty(1, np.uint64)
    for i in range(len(states)):
        words[0] = dice[i]
        apply(states, i, actions[i])
        draw(states, i, words)
        over[i] = to_act(states, i) == OVER
        if over[i]:
            scores(states, i, points[i])
            states[i] = start[0]
            draw(states, i, words)
        seats[i] = to_act(states, i)
        dice[i] = words[0]


@cache
def _bound(key: str) -> dict[str, Any]:
    names = {**vars(load(key).kernels), "draw": drivers(key).draw}
    move = bind(move_all, key, **names)
    return {
        "start": bind(start_all, key, **names),
        "choose": bind(choose_all, key, **names),
        "legal": bind(legal_all, key, **names),
        "move": move,
        "step": bind(step_all, key, **names, move_all=move),
    }


class VectorGames:
    """`number` games side by side. A finished one begins anew by itself; `over` and `scores` tell how it ended."""

    def __init__(
        self,
        game: str | Game,
        number: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        if number < 1 or threads < 1:
            raise ViharaError(f"found {number} games on {threads} threads, expected 1 or more of each")
        self.game = load(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.number = number
        self._start = self.game.new(self.seats, self.game.settle(self.seats, options or {}, None))
        self._bound = _bound(self.game.key)
        self._parts = [slice(k * number // threads, (k + 1) * number // threads) for k in range(threads)]
        self._pool = ThreadPoolExecutor(threads, initializer=prepare_thread) if threads > 1 else None
        self._room = np.empty((threads, self.game.most_actions), np.int64)
        self.states = np.zeros(number, self.game.dtype)
        self.actions = np.zeros(number, np.int64)
        self.over = np.zeros(number, np.bool_)
        self.scores = np.zeros((number, self.game.seats[-1]), np.int64)
        self.to_act = np.zeros(number, np.int64)
        self.reset(seed)

    def _each(self, work: Any) -> list[Any]:
        if self._pool is None:
            return [work(0, self._parts[0])]
        return list(self._pool.map(work, range(len(self._parts)), self._parts))

    def reset(self, seed: int) -> npt.NDArray[np.int64]:
        """Begin all games; game i of a seed is the same however many games there are. Returns the seats to act."""
        streams = np.arange(self.number)
        self._dice = np.array([seed_word(seed, 2 * int(i)) for i in streams], np.uint64)
        self._choices = np.array([seed_word(seed, 2 * int(i) + 1) for i in streams], np.uint64)
        self._each(lambda _, p: self._bound["start"](self.states[p], self._start, self._dice[p]))
        for i in range(self.number):
            self.to_act[i] = self.game.kernels.to_act(self.states, i)
        self.over[:] = False
        return self.to_act

    def sample(self) -> npt.NDArray[np.int64]:
        """A uniform legal action for each game."""
        self._each(lambda _, p: self._bound["choose"](self.states[p], self._choices[p], self.actions[p]))
        return self.actions

    def legal(self) -> npt.NDArray[np.bool_]:
        """For each game, which action numbers are legal."""
        mask = np.zeros((self.number, self.game.decisions), np.bool_)
        self._each(lambda k, p: self._bound["legal"](self.states[p], self._room[k], mask[p]))
        return mask

    def step(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Move each game on by its action, chance included; nothing moves in a part that has an illegal one.

        Returns the seats to act, from 0.
        """

        def part(k: int, p: slice) -> int:
            return int(
                self._bound["step"](
                    self.states[p], self._start, self._dice[p], actions[p], self._room[k],
                    self.over[p], self.scores[p], self.to_act[p],
                )
            )  # fmt: skip

        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.number,):
            raise ViharaError(
                f"found actions of shape {actions.shape}, expected ({self.number},): one for each game"
            )
        for k, illegal in enumerate(self._each(part)):
            if illegal >= 0:
                index = self._parts[k].start + illegal
                raise IllegalMove(str(actions[index]), f"game {index} has no such legal action", "legal()")
        return self.to_act

    def step_trusted(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """As `step`, without looking whether the actions are legal: for actions that came from `sample`."""
        self._each(
            lambda _, p: self._bound["move"](
                self.states[p],
                self._start,
                self._dice[p],
                actions[p],
                self.over[p],
                self.scores[p],
                self.to_act[p],
            )
        )
        return self.to_act
