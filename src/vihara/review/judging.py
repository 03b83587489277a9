"""A decision judged on what its seat could know then: the best move and the one made, in the same worlds.

First a search finds what is worth a closer look. Then the candidates and the move made are played in the same
worlds, drawn from what the seat knows, with the same dice, each with a tree of its own below it; so their
difference is known far better than either value.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from vihara.bots import tree
from vihara.bots.search import SearchBot, Settings
from vihara.bots.values import NOTHING, search_of
from vihara.core.chance import FastDice
from vihara.core.compiled import bind
from vihara.core.game import Game
from vihara.core.record import CHANCE, State, View
from vihara.review import playing
from vihara.review.positions import Worth, names_of

NOBODY = tree.NOBODY


@cache
def _compare(key: str) -> Callable[..., None]:
    return bind(playing.compare, key, **names_of(key))


@dataclass(frozen=True)
class Effort:
    """How closely a decision is looked at."""

    search: int
    """Iterations of the search that finds the candidates."""
    closer: int
    """Iterations in which each candidate is played, at first."""
    rounds: int
    """So often more may be needed, until it is clear what a move has cost."""
    candidates: int = 2


UNSURE = 0.015
"""A loss is known well enough if its standard error is smaller."""
_WARM = 4
"""One iteration of so many comes before any is counted: the trees are still empty."""
_ROOM = 1 << 18


@dataclass(frozen=True)
class Option:
    """A move and what it is worth to its seat, with standard errors; then how play may go on."""

    action: int
    win: float
    win_error: float
    lead: float
    lead_error: float
    line: tuple[tuple[int, int], ...] = ()
    """Decisions that follow, most likely ones: (seat from 0, action)."""


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth. The loss is how much the best move is better than the one made: 0 if it is the
    best.
    """

    made: Option
    best: Option
    loss: float = 0.0
    loss_error: float = 0.0
    lead_loss: float = 0.0
    lead_loss_error: float = 0.0
    worth_made: Worth | None = None
    worth_best: Worth | None = None
    second: Option | None = None
    """The best of the others, if any other was looked at."""


class Comparison:
    """Candidates in the same worlds, looked at for as long as one likes."""

    def __init__(
        self, game: Game, view: View, candidates: list[int], settings: Settings, weights: Any, seed: int,
        worlds: State | None,
    ) -> None:  # fmt: skip
        self.game, self.view, self.candidates, self.seed = game, view, candidates, seed
        self.seats, self.viewer = game.seat_count(view), game.to_act(view)
        self._numbers, self._weights = settings.numbers(search_of(game)), weights
        count, most = len(candidates), game.most_actions
        self._nodes = np.zeros(_ROOM, tree.NODE)
        self._nodes["first"][:count] = NOBODY
        self._nodes["next"][:count] = NOBODY
        self._used = np.array([count], np.int64)
        self._room = [np.empty(most, np.int64), np.empty(most, np.int64), np.empty(most, np.int64), np.empty(most)]
        self._world = np.zeros(1, game.dtype)
        self._believed = np.zeros(0, game.dtype) if worlds is None else worlds
        self.sums, self.leads = np.zeros((count, self.seats)), np.zeros((count, self.seats))
        self.squares, self.lead_squares = np.zeros((count, count)), np.zeros((count, count))
        self.done, self.counted = 0, 0

    def look(self, iterations: int) -> None:
        """Look so much longer; what comes first only grows the trees."""
        if not self.done:
            self._run(iterations // _WARM, counted=False)
        self._run(iterations, counted=True)

    def _run(self, iterations: int, *, counted: bool) -> None:
        candidates = np.array(self.candidates, np.int64)
        _compare(self.game.key)(
            self.view, self.seats, self.viewer, candidates, self.done, iterations, counted, self.seed,
             self._numbers, self._weights, self._world, self._nodes, self._used, *self._room,
            self._believed, self.sums, self.leads, self.squares, self.lead_squares,
        )  # fmt: skip
        self.done += iterations
        self.counted += iterations if counted else 0

    def worth(self, c: int) -> Worth:
        return Worth(self.sums[c] / self.counted, self.leads[c] / self.counted)

    def option(self, c: int) -> Option:
        worth = self.worth(c)
        win, lead = float(worth.shares[self.viewer]), float(worth.leads[self.viewer])
        return Option(
            self.candidates[c], win, self._error(self.squares[c, c], win), lead,
            self._error(self.lead_squares[c, c], lead), self._line(c),
        )  # fmt: skip

    def apart(self, one: int, other: int) -> tuple[float, float, float, float]:
        """By how much a candidate is better than another, each with its standard error: chance and lead."""
        high, low = max(one, other), min(one, other)
        win = float((self.sums[one] - self.sums[other])[self.viewer]) / self.counted
        lead = float((self.leads[one] - self.leads[other])[self.viewer]) / self.counted
        return (
            win, self._error(self.squares[high, low], win), lead, self._error(self.lead_squares[high, low], lead)
        )  # fmt: skip

    def best(self) -> int:
        return int(np.argmax(self.sums[:, self.viewer]))

    def _error(self, square: float, mean: float) -> float:
        """The standard error of a mean."""
        return math.sqrt(max(0.0, square / self.counted - mean * mean) / max(1, self.counted - 1))

    def _line(self, c: int) -> tuple[tuple[int, int], ...]:
        """The decisions most often tried below a candidate, as long as they are tried often."""
        line: list[tuple[int, int]] = []
        node, enough = c, max(12, self.done // 12)
        while len(line) < 4:
            best, child = NOBODY, int(self._nodes[node].first)
            while child != NOBODY:
                if best == NOBODY or self._nodes[child].visits > self._nodes[best].visits:
                    best = child
                child = int(self._nodes[child].next)
            if best == NOBODY or self._nodes[best].visits < enough or self._nodes[best].seat == CHANCE:
                break
            line.append((int(self._nodes[best].seat), int(self._nodes[best].action)))
            node = best
        return tuple(line)


class Judge:
    """Judges decisions from views and what is believed, never from a state."""

    def __init__(self, game: Game, seats: int, effort: Effort) -> None:
        self.game, self.effort = game, effort
        self.search = SearchBot(game, replace(Settings(), iterations=effort.search))
        learned = self.search.values.get(seats)
        self._weights = learned.weights if learned else NOTHING
        self._settings = replace(Settings(), turns=learned.turns) if learned else Settings()

    def judge(self, view: View, made: int, seed: int, worlds: State | None = None) -> Verdict:
        """What a decision of the seat to act was worth, from its view and the worlds it may believe in."""
        found = self.search.analyze(view, FastDice.of(seed, 0), worlds)
        candidates = [move.action for move in found.moves[: self.effort.candidates]]
        if made not in candidates:
            candidates.append(made)
        looked = Comparison(self.game, view, candidates, self._settings, self._weights, seed, worlds)
        mine = candidates.index(made)
        for _ in range(self.effort.rounds):
            looked.look(self.effort.closer)
            best = looked.best()
            loss, error, *_ = looked.apart(best, mine)
            if best == mine or loss + 2 * error < _CLEAR or error < UNSURE:
                break
        best = looked.best()
        loss, error, lead, lead_error = looked.apart(best, mine) if best != mine else (0.0, 0.0, 0.0, 0.0)
        others = sorted(
            (c for c in range(len(candidates)) if c != best), key=lambda c: -looked.sums[c, looked.viewer]
        )
        return Verdict(
            looked.option(mine), looked.option(best), loss, error, lead, lead_error, looked.worth(mine),
            looked.worth(best), looked.option(others[0]) if others else None,
        )  # fmt: skip


_CLEAR = 0.05
"""A loss that is surely smaller gets no mark, and need not be known better."""
