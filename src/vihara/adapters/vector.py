"""Many games as one array of records, moved on together from Python.

Each call works on all games at once, so the cost of the call is shared by thousands of steps; with `threads=2`
both cores work, as compiled code holds no lock. Choices are those of `choices.py`.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.adapters import choices
from vihara.core.chance import FastDice, below, seed_word
from vihara.core.compiled import bind, prepare_thread
from vihara.core.errors import IllegalMove, ViharaError
from vihara.core.game import OVER, Game, load
from vihara.core.kernels import drivers

_BEFORE_THE_MATCH = 1 << 62
"""The stream of dice that decides who begins."""


def start_all(states: Any, start: Any, dice: Any, seats: Any) -> None:
    """Begin every game and deal."""
    words = np.empty(1, np.uint64)
    for i in range(len(states)):
        states[i] = start[0]
        words[0] = dice[i]
        draw(states, i, words)
        dice[i] = words[0]
        seats[i] = to_act(states, i)


def choose_all(states: Any, chances: Any, out: Any) -> None:
    """A uniform legal action for every game."""
    words = np.empty(1, np.uint64)
    for i in range(len(states)):
        words[0] = chances[i]
        out[i] = choose(states, i, words)
        chances[i] = words[0]


def legal_all(states: Any, room: Any, mask: Any) -> None:
    """A row of the mask for every game: which action numbers are legal."""
    mask[:] = False
    for i in range(len(states)):
        for k in range(legal(states, i, room)):
            mask[i, room[k]] = True


def list_all(states: Any, room: Any, numbers: Any, counts: Any) -> None:
    """The list of every game: the action numbers of its places, and how many there are."""
    for i in range(len(states)):
        number = legal(states, i, room)
        counts[i] = min(number, numbers.shape[1])
        for k in range(counts[i]):
            numbers[i, k] = room[k * number // counts[i]]


def told_all(numbers: Any, counts: Any, out: Any) -> None:
    """Every entry of every list in numbers."""
    out[:] = 0
    for i in range(len(numbers)):
        for k in range(counts[i]):
            write_choice(numbers[i, k], out[i, k])


def place_all(counts: Any, chances: Any, out: Any) -> None:
    """A uniform place in the list for every game."""
    words = np.empty(1, np.uint64)
    for i in range(len(counts)):
        words[0] = chances[i]
        out[i] = below(words, counts[i])
        chances[i] = words[0]


def find_all(states: Any, room: Any, given: Any, actions: Any) -> int:
    """Look for every action among the legal ones; the index of the first game without it, or −1."""
    for i in range(len(states)):
        found = False
        for k in range(legal(states, i, room)):
            if room[k] == given[i]:
                found = True
                break
        if not found:
            return i
        actions[i] = given[i]
    return -1


def move_all(
    states: Any, start: Any, dice: Any, actions: Any, over: Any, points: Any, won: Any, seats: Any
) -> None:
    """Move every game on and begin finished ones anew, trusting that the actions are legal."""
    words = np.empty(1, np.uint64)
    for i in range(len(states)):
        words[0] = dice[i]
        apply(states, i, actions[i])
        draw(states, i, words)
        over[i] = to_act(states, i) == OVER
        if over[i]:
            scores(states, i, points[i])
            won[i] = winners(states, i)
            states[i] = start[0]
            draw(states, i, words)
        seats[i] = to_act(states, i)
        dice[i] = words[0]


def observe_all(states: Any, views: Any, viewers: Any, out: Any) -> None:
    """The tensor of every game as its viewer sees it."""
    for i in range(len(states)):
        observe(states, i, viewers[i], views, 0)
        write_tensor(views, 0, out[i])


@cache
def _bound(key: str) -> dict[str, Callable[..., Any]]:
    """The templates bound to a game, the ones that fit its choices; compiled at the first call, then cached."""
    game = load(key)
    names = {**vars(game.kernels), "draw": drivers(key).draw}
    found = {
        "start": bind(start_all, key, **names),
        "move": bind(move_all, key, **names),
        "observe": bind(observe_all, key, **names, write_tensor=game.learned.write),
    }
    if game.open_poses is None:
        return found | {
            "choose": bind(choose_all, key, **names),
            "legal": bind(legal_all, key, **names),
            "find": bind(find_all, key, **names),
        }
    return found | {
        "list": bind(list_all, key, **names),
        "place": bind(place_all, key),
        "told": bind(told_all, key, write_choice=game.open_poses.write),
    }


class VectorGames:
    """`number` games side by side. A finished one begins anew by itself; `over`, `scores`, `rewards` tell its end.

    The arrays that calls return are the same ones each time, written over by the next call: copy what to keep.
    """

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
        self.number = number
        self._start = choices.start(self.game, seats, options, FastDice.of(seed, _BEFORE_THE_MATCH))
        self.seats = self.game.seat_count(self._start)
        self._bound = _bound(self.game.key)
        threads = min(threads, number)
        self._parts = [slice(k * number // threads, (k + 1) * number // threads) for k in range(threads)]
        self._pool = ThreadPoolExecutor(threads, initializer=prepare_thread) if threads > 1 else None
        self._room = np.empty((threads, self.game.most_actions), np.int64)
        self._views = np.zeros((threads, 1), self.game.dtype)
        self._actions = np.zeros(number, np.int64)
        self._listed = self.game.open_poses is not None
        self._mask = np.zeros((number, choices.width(self.game)), np.bool_)
        self._numbers = np.zeros((number, choices.width(self.game) if self._listed else 0), np.int64)
        self._counts = np.zeros(number, np.int64)
        self._fresh = False
        self._tensors = np.zeros((number, self.game.tensor_size(self.seats)), np.float32)
        self._won = np.zeros(number, np.int64)
        self._returns = self._all_returns()
        self.states = np.zeros(number, self.game.dtype)
        self.actions = np.zeros(number, np.int64)
        self.over = np.zeros(number, np.bool_)
        self.scores = np.zeros((number, self.game.seats[-1]), np.int64)
        self.rewards = np.zeros((number, self.seats), np.float32)
        self.to_act = np.zeros(number, np.int64)
        self.reset(seed)

    def _all_returns(self) -> npt.NDArray[np.float32]:
        """What each set of winners is worth to each seat, by the bit mask of winners."""
        rows = [
            choices.returns(self.game, self.seats, [seat for seat in range(self.seats) if mask >> seat & 1])
            for mask in range(1 << self.seats)
        ]
        return np.array(rows, np.float32)

    def _each(self, work: Callable[[int, slice], Any]) -> list[Any]:
        if self._pool is None:
            return [work(0, self._parts[0])]
        return list(self._pool.map(work, range(len(self._parts)), self._parts))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def reset(self, seed: int) -> npt.NDArray[np.int64]:
        """Begin all games; game i of a seed is the same however many games there are. Returns the seats to act."""
        streams = range(self.number)
        self._dice = np.array([seed_word(seed, 2 * i) for i in streams], np.uint64)
        self._chances = np.array([seed_word(seed, 2 * i + 1) for i in streams], np.uint64)
        start = self._bound["start"]
        self._each(lambda _, p: start(self.states[p], self._start, self._dice[p], self.to_act[p]))
        self._fresh = False
        self.over[:] = False
        self.rewards[:] = 0
        return self.to_act

    def _list(self) -> None:
        """Where choices are places in a list: make the lists, unless they are those of this very position."""
        if not self._fresh:
            make = self._bound["list"]
            self._each(lambda k, p: make(self.states[p], self._room[k], self._numbers[p], self._counts[p]))
            self._fresh = True

    def sample(self) -> npt.NDArray[np.int64]:
        """A uniform choice for each game."""
        if self._listed:
            self._list()
            self._bound["place"](self._counts, self._chances, self.actions)
        else:
            choose = self._bound["choose"]
            self._each(lambda _, p: choose(self.states[p], self._chances[p], self.actions[p]))
        return self.actions

    def legal(self) -> npt.NDArray[np.bool_]:
        """For each game, which choices there are."""
        if self._listed:
            self._list()
            self._mask[:] = np.arange(self._mask.shape[1]) < self._counts[:, None]
        else:
            legal = self._bound["legal"]
            self._each(lambda k, p: legal(self.states[p], self._room[k], self._mask[p]))
        return self._mask

    def told(self) -> npt.NDArray[np.float32]:
        """For each game, each of its choices in numbers; only where choices are places in a list."""
        if not self._listed:
            raise ViharaError(f"choices of {self.game.key} are action numbers: there is nothing to tell of them")
        self._list()
        shape = (self.number, choices.width(self.game), choices.choice_size(self.game))
        rows = np.zeros(shape, np.float32)
        self._each(lambda _, p: self._bound["told"](self._numbers[p], self._counts[p], rows[p]))
        return rows

    def observe(self, viewers: npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.float32]:
        """For each game its tensor, as the seat to act sees it, or the given one (−1: a spectator)."""
        seats = self.to_act if viewers is None else np.asarray(viewers, np.int64)
        if seats.shape != (self.number,) or seats.min() < -1 or seats.max() >= self.seats:
            raise ViharaError(
                f"viewers: found {viewers!r}, expected {self.number} seats, one for each game, "
                f"from −1 to {self.seats - 1}"
            )
        observe = self._bound["observe"]
        self._each(lambda k, p: observe(self.states[p], self._views[k], seats[p], self._tensors[p]))
        return self._tensors

    def step(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Move each game on by its choice, chance included; nothing moves at all if one of them is illegal.

        Returns the seats to act, from 0.
        """
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.number,):
            raise ViharaError(
                f"found actions of shape {actions.shape}, expected ({self.number},): one for each game"
            )
        illegal = self._look_up(actions)
        if illegal >= 0:
            raise IllegalMove(str(actions[illegal]), f"game {illegal} has no such choice", "legal()")
        return self._move(self._actions)

    def _look_up(self, given: npt.NDArray[np.int64]) -> int:
        """The actions behind the choices; returns the first game that has no such choice, or −1."""
        if self._listed:
            self._list()
            wrong = np.flatnonzero((given < 0) | (given >= self._counts))
            if not len(wrong):
                self._actions[:] = self._numbers[np.arange(self.number), given]
            return int(wrong[0]) if len(wrong) else -1
        find = self._bound["find"]
        found = self._each(lambda k, p: find(self.states[p], self._room[k], given[p], self._actions[p]))
        return next((part.start + i for part, i in zip(self._parts, found, strict=True) if i >= 0), -1)

    def step_trusted(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """As `step`, without looking whether the actions are legal: for such as came from `sample` or the mask."""
        return self.step(actions) if self._listed else self._move(actions)

    def _move(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        move = self._bound["move"]
        self._each(
            lambda _, p: move(
                self.states[p], self._start, self._dice[p], actions[p], self.over[p], self.scores[p],
                self._won[p], self.to_act[p],
            )
        )  # fmt: skip
        self._fresh = False
        self.rewards[:] = 0
        if self.over.any():
            self.rewards[self.over] = self._returns[self._won[self.over]]
        return self.to_act
