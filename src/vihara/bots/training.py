"""Learning a value by self-play: temporal differences over the features of a game.

In each round the bot plays against itself, first greedily, then with seats that play greedily and seats that
search with what was learned; it slips now and then, so that odd positions are seen. At the beginning of every turn
each seat's features are written down. The network is fitted to the λ-returns: what later positions were thought to
be worth, and in the end who won with how many points. One game of five is not learned from: it tells how good the
fit is, and when to stop.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.bots.search import Settings, grower
from vihara.bots.tree import NOBODY, NODE
from vihara.bots.values import ANSWERS, NOTHING, POINTS, STRENGTH, Numbers, search_of
from vihara.core.chance import below, seed_word
from vihara.core.compiled import bind
from vihara.core.compiled import rules as compiled
from vihara.core.game import OVER, Game, load
from vihara.core.kernels import drivers
from vihara.core.record import State

_TESTED = 5
"""One game of so many is kept for testing."""
_BATCH = 1024
_BLOCK = 1 << 16
"""Positions looked at together where all of them are: copies of all would not fit."""
_POINTS_COUNT = 0.25
"""How much the points count beside the victory."""
_ROWS_PER_GAME = 256
_TOGETHER = 50
"""Games that one thread plays at a time."""


@dataclass(frozen=True)
class Lesson:
    """How to learn."""

    rounds: int = 3
    games: int = 2000
    """Games of a round; four times as many are played greedily, which is quick."""
    greedy: int | None = None
    """Games to begin with that are played greedily; if not given, only where nothing is learned yet."""
    share: float = 1.0
    """The share of the positions of greedy games that is kept. Those of one game are much alike: of as many
    positions more is learned if they come from more games.
    """
    iterations: int = 100
    """Of the search, from the second round on."""
    slips: float = 0.05
    """The share of decisions made at random, or among the moves the search visited."""
    trace: float = 0.9
    """λ: 1 looks only at how games ended, 0 only at the next position."""
    temperature: float = 0.6
    hidden: int = 24
    epochs: int = 12
    seed: int = 1
    threads: int = 2


@dataclass(frozen=True)
class Record:
    """Positions at the beginning of turns, with the features of every seat, and how their games ended."""

    features: npt.NDArray[np.float32]  # position, seat, feature
    games: npt.NDArray[np.int32]  # of each position
    won: Numbers  # game, seat: its part of the victory
    points: Numbers  # game, seat

    def joined(self, other: Record) -> Record:
        return Record(
            np.concatenate([self.features, other.features]),
            np.concatenate([self.games, other.games + len(self.won)]).astype(np.int32),
            np.concatenate([self.won, other.won]),
            np.concatenate([self.points, other.points]),
        )

    def tested(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.games % _TESTED == 0)


def most_visited(nodes: Any, at_random: bool, dice: Any) -> int:
    """The root's most visited move; or any, as likely as it was visited."""
    child, best, most, sum_ = nodes[0].first, 0, -1, 0
    while child != NOBODY:
        visits = nodes[child].visits
        sum_ += visits
        if (at_random and below(dice, max(1, sum_)) < visits) or (not at_random and visits > most):
            best, most = nodes[child].action, visits
        child = nodes[child].next
    return best


def record_games(
    start: Any, first: int, games: int, seed: int, slips: int, iterations: int, numbers: Any, weights: Any,
    nodes: Any, places: Any, worths: Any, rows: Any, where: Any, won: Any, points: Any,
) -> int:  # fmt: skip
    """Play with slips in a thousand, and write positions down; how many. Without iterations, play greedily."""
    states, views, world = np.empty(1, start.dtype), np.zeros(1, start.dtype), np.zeros(1, start.dtype)
    dice, choices = np.empty(1, np.uint64), np.empty(1, np.uint64)
    totals = np.zeros(4, np.int64)
    number = np.empty(number_of_features)
    actions = np.empty(places.shape[1], np.int64)
    used = np.ones(1, np.int64)
    nobody = np.empty(0, start.dtype)
    written = 0
    for game in range(games):
        states[0] = start[0]
        dice[0] = seed_word(seed, 2 * (first + game))
        choices[0] = seed_word(seed, 2 * (first + game) + 1)
        draw(states, 0, dice)
        mover = -1
        greedy = below(choices, 1 << seats)
        seat = to_act(states, 0)
        while seat != OVER:
            if seat != mover:
                mover = seat
                if written < len(rows):
                    for each in range(seats):
                        features(states, 0, each, number)
                        for k in range(len(number)):
                            rows[written, each, k] = number[k]
                    where[written] = game
                    written += 1
            slip = below(choices, 1000) < slips
            if iterations == 0 or (greedy >> seat) & 1:
                if slip:
                    action = choose(states, 0, choices)
                else:
                    observe(states, 0, seat, views, 0)
                    action = policy(views, 0, choices)
            elif legal(states, 0, actions) == 1:
                action = actions[0]
            else:
                observe(states, 0, seat, views, 0)
                used[0] = 1
                nodes[0].first = NOBODY
                nodes[0].visits = 0
                grow(
                    views, seats, iterations, numbers, weights, choices, world, nodes, used, places[0], places[1],
                    places[2], worths, nobody,
                )  # fmt: skip
                action = most_visited(nodes, slip, choices)
            apply(states, 0, action)
            draw(states, 0, dice)
            seat = to_act(states, 0)
        scores(states, 0, totals)
        mask = winners(states, 0)
        sharing = 0
        for each in range(seats):
            sharing += (mask >> each) & 1
        for each in range(seats):
            points[game, each] = totals[each]
            won[game, each] = ((mask >> each) & 1) / sharing
    return written


@cache
def recorder(key: str, seats: int) -> Callable[..., int]:
    """Bind the recording to a game."""
    game = load(key)
    search = search_of(game)
    names = {**vars(game.kernels), **vars(search), "draw": drivers(key).draw, "grow": grower(key), "seats": seats}
    names["most_visited"] = bind(most_visited, key)
    return bind(record_games, f"{key}_{seats}", **names, number_of_features=len(search.feature_names))


def play(game: Game, start: State, lesson: Lesson, round_: int, weights: Numbers = NOTHING) -> Record:
    """Play the games of a round: greedily if nothing is learned yet, else by search."""
    search = search_of(game)
    seats = game.seat_count(start)
    iterations = lesson.iterations if len(weights) else 0
    share = 1.0 if iterations else lesson.share
    # Many games with a quick look are worth more than few with a long one.
    settings = Settings(iterations=max(1, iterations), temperature=lesson.temperature, turns=0)
    record = recorder(game.key, seats)

    def part(first: int, games: int) -> Record:
        room = games * _ROWS_PER_GAME
        rows = np.zeros((room, seats, len(search.feature_names)), np.float32)
        where = np.zeros(room, np.int32)
        won, points = np.zeros((games, seats)), np.zeros((games, seats))
        nodes = np.zeros(game.most_actions + int(settings.width + 8) * (iterations + 1) + 1, NODE)
        places, worths = np.zeros((3, game.most_actions), np.int64), np.zeros(game.most_actions)
        used = record(
            start, first, games, lesson.seed + round_, int(1000 * lesson.slips), iterations,
            settings.numbers(search), weights, nodes, places, worths, rows,
            where, won, points,
        )  # fmt: skip
        kept = np.random.default_rng([lesson.seed, round_, first]).random(used) < share
        return Record(rows[:used][kept], where[:used][kept], won, points)

    games = lesson.games if iterations else lesson.greedy or 4 * lesson.games
    parts = [(first, min(_TOGETHER, games - first)) for first in range(0, games, _TOGETHER)]
    with ThreadPoolExecutor(lesson.threads) as pool:
        found = list(pool.map(lambda one: part(*one), parts))
    offsets = np.cumsum([0] + [len(one.won) for one in found])
    return Record(
        np.concatenate([one.features for one in found]),
        np.concatenate([one.games + offset for one, offset in zip(found, offsets, strict=False)]).astype(np.int32),
        np.concatenate([one.won for one in found]),
        np.concatenate([one.points for one in found]),
    )


def mean_and_spread(rows: npt.NDArray[np.float32]) -> tuple[Numbers, Numbers]:
    """Mean and standard deviation of every column, block by block: there may be gigabytes of rows."""
    mean = rows.mean(0, dtype=np.float64)
    squares = np.zeros(rows.shape[1])
    for first in range(0, len(rows), _BLOCK):
        block = rows[first : first + _BLOCK].astype(np.float64) - mean
        squares = np.concatenate([squares[None], block * block]).sum(0)
    return mean, np.sqrt(squares / len(rows))


class Network:
    """The network while it learns; features are brought to one scale, which its weights take back in the end."""

    def __init__(self, rows: npt.NDArray[np.float32], points: Numbers, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        number = rows.shape[-1]
        self.shift, self.scale = mean_and_spread(rows.reshape(-1, number))
        self.scale[self.scale < 1e-6] = 1.0
        self.level, self.reach = float(points.mean()), float(max(points.std(), 1e-6))
        self.parameters = [
            random.normal(0.0, 1.0 / np.sqrt(number), (number, hidden)),
            np.zeros(hidden),
            np.zeros((number, ANSWERS)),
            random.normal(0.0, 0.1 / np.sqrt(hidden), (hidden, ANSWERS)),
            np.zeros(ANSWERS),
        ]
        self._mean = [np.zeros_like(one) for one in self.parameters]
        self._square = [np.zeros_like(one) for one in self.parameters]
        self._steps = 0

    def scaled(self, rows: npt.NDArray[np.floating[Any]]) -> Numbers:
        return np.asarray((rows - self.shift) / self.scale)

    def answers(self, scaled: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden units and the answers of every row."""
        into, begin, direct, out, last = self.parameters
        units = np.maximum(scaled @ into + begin, 0.0)
        return units, scaled @ direct + units @ out + last

    def chances(self, rows: npt.NDArray[np.float32]) -> Numbers:
        """Each seat's chance to win, of positions × seats × features."""
        found = np.empty(rows.shape[:2])
        for first in range(0, len(rows), _BLOCK):
            _, answers = self.answers(self.scaled(rows[first : first + _BLOCK]))
            strength = answers[..., STRENGTH]
            strength = np.exp(strength - strength.max(-1, keepdims=True))
            found[first : first + _BLOCK] = strength / strength.sum(-1, keepdims=True)
        return found

    def learn(self, scaled: Numbers, won: Numbers, points: Numbers, rate: float) -> None:
        """One step downhill (Adam) for a batch of positions; points are scaled already."""
        out = self.parameters[3]
        flat = scaled.reshape(-1, scaled.shape[-1])
        units, answers = self.answers(flat)
        answers = answers.reshape(*scaled.shape[:-1], ANSWERS)
        strength = answers[..., STRENGTH]
        strength = np.exp(strength - strength.max(-1, keepdims=True))
        wrong = np.empty_like(answers)
        wrong[..., STRENGTH] = strength / strength.sum(-1, keepdims=True) - won
        wrong[..., POINTS] = _POINTS_COUNT * (answers[..., POINTS] - points)
        slope = wrong.reshape(-1, ANSWERS) / len(scaled)
        back = slope @ out.T * (units > 0)
        slopes = [flat.T @ back, back.sum(0), flat.T @ slope, units.T @ slope, slope.sum(0)]
        self._steps += 1
        for one, down, mean, square in zip(self.parameters, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (down - mean)
            square += 0.001 * (down * down - square)
            bias = np.sqrt(1.0 - 0.999**self._steps) / (1.0 - 0.9**self._steps)
            one -= rate * (bias * mean / (np.sqrt(square) + 1e-8) + 1e-5 * one)

    def weights(self) -> Numbers:
        """As `values.answer` reads them."""
        into, begin, direct, out, last = self.parameters
        into, direct = into / self.scale[:, None], direct / self.scale[:, None]
        begin, last = begin - self.shift @ into, last - self.shift @ direct
        unit = np.array([1.0, self.reach])
        direct, out, last = direct * unit, out * unit, last * unit + np.array([0.0, self.level])
        hidden = np.concatenate([into.T, begin[:, None]], 1).ravel()
        answers = np.concatenate([direct.T, out.T, last[:, None]], 1).ravel()
        return np.concatenate([hidden, answers])


@compiled
def returns(games: Any, won: Any, chances: Any, trace: float, found: Any) -> None:
    """The λ-return of every position: a blend of later chances and of who won."""
    for row in range(len(chances) - 1, -1, -1):
        last = row + 1 == len(chances) or games[row + 1] != games[row]
        for seat in range(chances.shape[1]):
            if last:
                found[row, seat] = won[games[row], seat]
            else:
                found[row, seat] = (1.0 - trace) * chances[row + 1, seat] + trace * found[row + 1, seat]


def surprise(chances: Numbers, won: Numbers) -> float:
    """Mean negative logarithm of the chance given to what happened; of two seats a coin has 0.693."""
    return -float((won * np.log(chances + 1e-12)).sum(-1).mean())


def fit(record: Record, lesson: Lesson) -> tuple[Numbers, float]:
    """Fit a network to the record; its weights, and how much the games not learned from surprise it."""
    network = Network(record.features, record.points, lesson.hidden, lesson.seed)
    tested = record.tested()
    points = (record.points[record.games] - network.level) / network.reach
    really = record.won[record.games]
    wanted = really
    learned = np.flatnonzero(~tested)
    random = np.random.default_rng(lesson.seed)
    best, kept = np.inf, network.weights()
    for epoch in range(lesson.epochs):
        rate = 2e-3 * 0.5 * (1.0 + np.cos(np.pi * epoch / lesson.epochs))
        random.shuffle(learned)
        for first in range(0, len(learned), _BATCH):
            batch = learned[first : first + _BATCH]
            network.learn(network.scaled(record.features[batch]), wanted[batch], points[batch], rate)
        chances = network.chances(record.features)
        if epoch >= lesson.epochs // 3:
            wanted = np.empty_like(chances)
            returns(record.games, record.won, chances, lesson.trace, wanted)
        found = surprise(chances[tested], really[tested])
        if found < best:
            best, kept = found, network.weights()
    return kept, best


@dataclass(frozen=True)
class Round:
    """What a round brought."""

    number: int
    positions: int
    weights: Numbers
    surprise: float


def rounds(
    game: Game, start: State, lesson: Lesson, weights: Numbers | None, judge: Callable[[Round], None]
) -> None:
    """Learn round by round from all games so far; the games of a round are played by what was learned before, also
    if it is no better yet: greedy games alone do not show what a search meets. `judge` is told of every round.
    """
    latest = NOTHING if weights is None or lesson.greedy else weights
    record: Record | None = None
    for number in range(1, lesson.rounds + 1):
        played = play(game, start, lesson, number, latest)
        record = played if record is None else record.joined(played)
        latest, surprise_ = fit(record, lesson)
        judge(Round(number, len(record.games), latest, surprise_))
