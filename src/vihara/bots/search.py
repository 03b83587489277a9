"""Search: a bot that plays through many worlds that look like its view before it decides.

The same view, seed and number of iterations give the same move. A time limit only decides after which
iteration to stop. With several threads each grows a tree of its own, in worlds of its own, and the trees are
added up at the root.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from vihara.bots import tree
from vihara.bots.values import NOTHING, Numbers, Values, search_of, shipped
from vihara.core.chance import FastDice, seed_word
from vihara.core.compiled import bind
from vihara.core.errors import ViharaError
from vihara.core.game import Game, Search, load
from vihara.core.kernels import drivers
from vihara.core.record import State, View

_CHUNK = 128
"""Iterations between two looks at the clock."""
_HOPE = 0.5
"""A decision is made once no other move would catch up if it got such a part of the iterations left."""
_MOST_NODES = 1 << 20
_ROOT = 0


@dataclass(frozen=True)
class Settings:
    """How a search goes about it; the numbers that steer it are explained where they are used."""

    iterations: int = 2000
    seconds: float | None = None
    threads: int = 1
    exploration: float = 1.2
    temperature: float = 0.3
    """An action worth so much less, as a share of the game's spread of points, is a third as promising."""
    width: float = 12.0
    """Actions looked at when a node is first seen; then more with the root of the visits."""
    widening: float = 1.0
    turns: int | None = None
    """Turns of a rollout, after the one under way, before the position is estimated; by itself a search takes as
    many as suit the learned values, or as the game says.
    """
    slips: float = 0.0
    """The share of a rollout's decisions that are made at random."""
    learned: bool = True
    """Whether leaves are estimated by what was learned, where something was; else by the hand-made estimate."""
    margin: float = 0.004
    """Root actions whose values differ by less are as good as equal."""

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ViharaError(f"iterations: found {self.iterations}, expected 1 or more")
        if self.seconds is not None and not self.seconds > 0:
            raise ViharaError(f"seconds: found {self.seconds}, expected more than 0")
        if self.threads < 1:
            raise ViharaError(f"threads: found {self.threads}, expected 1 or more")

    def numbers(self, search: Search) -> Any:
        """What the compiled part needs, by place."""
        numbers = np.zeros(tree.NUMBERS)
        numbers[tree.EXPLORATION] = self.exploration
        numbers[tree.TEMPERATURE] = self.temperature * search.spread
        numbers[tree.SPREAD] = search.spread
        numbers[tree.WIDTH] = self.width
        numbers[tree.WIDENING] = self.widening
        numbers[tree.TURNS] = search.patience if self.turns is None else self.turns
        numbers[tree.SLIPS] = self.slips
        return numbers


@dataclass(frozen=True)
class Estimate:
    """What the search found out about one move."""

    action: int
    visits: int
    value: float
    """The chance to win, from 0 to 1; a shared victory counts in part."""
    lead: float
    """By how many points the seat is expected to end up ahead of the best other."""


@dataclass(frozen=True)
class Analysis:
    """What a search found: its choice, and the moves it looked at, most visited first."""

    action: int
    moves: tuple[Estimate, ...]
    iterations: int
    nodes: int


def can_search(game: Game) -> bool:
    """Whether seats compete, and the game's knowledge estimates positions."""
    return game.search is not None


@cache
def bound(key: str) -> dict[str, Any]:
    """The tree's functions bound to a game, by name; compiled at the first call, then from the cache."""
    game = load(key)
    search = search_of(game)
    names = {**vars(game.kernels), **vars(search), "draw": drivers(key).draw}
    names["number_of_features"], names["number_of_decisions"] = len(search.feature_names), game.decisions
    for template in (tree.foretell, tree.judge, tree.roll_out, tree.find_children, tree.widen, tree.select):
        names[template.__name__] = bind(template, key, **names)
    return names


@cache
def grower(key: str) -> Callable[..., None]:
    """What grows a tree of a game."""
    return bind(tree.grow, key, **bound(key))


class Tree:
    """One tree with its room, grown in as many steps as one likes."""

    def __init__(
        self, game: Game, view: View, settings: Settings, seed: int, stream: int, weights: Numbers = NOTHING,
        worlds: State | None = None,
    ) -> None:  # fmt: skip
        self.view = view
        self.seats = game.seat_count(view)
        self.numbers = settings.numbers(search_of(game))
        self.weights = weights
        self.dice = np.array([seed_word(seed, stream)], np.uint64)
        self.world = np.zeros(1, game.dtype)
        most = min(_MOST_NODES, game.most_actions + int(settings.width + 8) * (settings.iterations + 1))
        self.nodes = np.empty(most, tree.NODE)
        self.nodes[_ROOT] = np.zeros(1, tree.NODE)[0]
        self.nodes[_ROOT].first = tree.NOBODY
        self.used = np.ones(1, np.int64)
        self.iterations = 0
        self._room = [
            np.empty(game.most_actions, np.int64),
            np.empty(game.most_actions, np.int64),
            np.empty(game.most_actions, np.int64),
            np.empty(game.most_actions),
        ]
        self._believed = np.zeros(0, game.dtype) if worlds is None else worlds
        self._grow = grower(game.key)

    def grow(self, iterations: int) -> None:
        places = (self.world, self.nodes, self.used, *self._room, self._believed)
        self._grow(self.view, self.seats, iterations, self.numbers, self.weights, self.dice, *places)
        self.iterations += iterations

    def grow_within(self, iterations: int, until: float, decide: bool = False) -> None:
        """Grow until the work is done or the time is up, by a chunk at least; to decide only, until it is clear
        which move it will be.
        """
        while self.iterations < iterations:
            self.grow(min(_CHUNK, iterations - self.iterations))
            if time.perf_counter() >= until:
                break
            if decide:
                first, second = tree.leading(self.nodes)
                if first - second > _HOPE * (iterations - self.iterations):
                    break

    def root(self) -> dict[int, tuple[int, float, float]]:
        """Visits, sum of values and sum of leads of each action at the root."""
        found: dict[int, tuple[int, float, float]] = {}
        child = int(self.nodes[_ROOT].first)
        while child != tree.NOBODY:
            node = self.nodes[child]
            found[int(node.action)] = (int(node.visits), float(node.total), float(node.lead))
            child = int(node.next)
        return found


class SearchBot:
    """The move that did best in many worlds that look like the view."""

    def __init__(
        self, game: Game, settings: Settings | None = None, values: dict[int, Values] | None = None
    ) -> None:
        if not can_search(game):
            raise ViharaError(f"search: {game.key} is not a contest of seats that could be searched")
        self.game = game
        self.settings = settings or Settings()
        if values is None:
            values = shipped(game.key) if self.settings.learned else {}
        self.values = values

    def unhurried(self) -> SearchBot:
        """The same without a clock."""
        return SearchBot(self.game, replace(self.settings, seconds=None), self.values)

    def choose(self, view: View, dice: FastDice) -> int:
        sensible = self.sensible(view)
        return sensible[0] if len(sensible) == 1 else self.analyze(view, dice, decide=True).action

    def sensible(self, view: View) -> list[int]:
        """The legal actions without those that another one makes needless."""
        actions = np.array(self.game.legal(view), np.int64)
        return actions[: search_of(self.game).reduce(view, 0, actions, len(actions))].tolist()

    def analyze(
        self, view: View, dice: FastDice, worlds: State | None = None, *, decide: bool = False
    ) -> Analysis:
        """Search from the view of the seat to act; in worlds that look like it, or in those given. To decide only,
        obvious moves take less time.
        """
        seed = dice.below(1 << 31)
        learned = self.values.get(self.game.seat_count(view))
        weights = learned.weights if learned else NOTHING
        settings = self.settings
        if learned and settings.turns is None:
            settings = replace(settings, turns=learned.turns)
        trees = [
            Tree(self.game, view, settings, seed, number, weights, worlds) for number in range(settings.threads)
        ]
        shares = [(settings.iterations + number) // settings.threads for number in range(settings.threads)]
        until = float("inf") if settings.seconds is None else time.perf_counter() + settings.seconds
        if len(trees) == 1:
            trees[0].grow_within(settings.iterations, until, decide)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(Tree.grow_within, trees, shares, [until] * len(trees), [decide] * len(trees)))
        moves = self._merged(trees)
        iterations, nodes = sum(one.iterations for one in trees), sum(int(one.used[0]) for one in trees)
        return Analysis(self._pick(moves, dice), moves, iterations, nodes)

    def _merged(self, trees: list[Tree]) -> tuple[Estimate, ...]:
        sums: dict[int, tuple[int, float, float]] = {}
        for one in trees:
            for action, (visits, total, lead) in one.root().items():
                before = sums.get(action, (0, 0.0, 0.0))
                sums[action] = (before[0] + visits, before[1] + total, before[2] + lead)
        estimates = [
            Estimate(action, visits, total / visits, lead / visits)
            for action, (visits, total, lead) in sums.items()
            if visits
        ]
        return tuple(sorted(estimates, key=lambda one: (-one.visits, -one.value, one.action)))

    def _pick(self, moves: tuple[Estimate, ...], dice: FastDice) -> int:
        """The most visited move, or any that is as good as it: nobody should be able to foretell the bot."""
        best = moves[0]
        equals = [
            move
            for move in moves
            if 2 * move.visits >= best.visits and move.value >= best.value - self.settings.margin
        ]
        return equals[dice.below(len(equals))].action
