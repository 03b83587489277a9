"""Deals: the games of a contest, each deal played once with the challenger in every seat; where all seats win or
lose together, by a team of each bot.

Deal number n of a seed always has the same dice, for chance and for every seat's bot; so it does not matter who
plays it, where, or when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vihara.arena.luck import Luck
from vihara.bots import Bot, bot
from vihara.bots.memory import SeatedBots
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER, Game, load
from vihara.core.kernels import drivers
from vihara.core.record import copy

_STREAMS = 8
"""Streams of dice for one deal: one for chance, then one for each seat's bot."""


@dataclass(frozen=True)
class Task:
    """Some deals of a contest, as a worker gets them: all of it is plain data."""

    game: str
    seats: int
    options: Mapping[str, Any]
    challenger: str
    other: str
    seed: int
    first: int
    deals: int


@dataclass(frozen=True)
class Played:
    """One game: where the challenger sat and how it ended. Seats count from 0. Or one game of each of two teams:
    then the challenger's is in place 0, and the other's in place 1.
    """

    deal: int
    seat: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    plies: int
    luck: float = 0.0
    """What chance brought the challenger, as a share of the victory: 0 on average."""

    @property
    def share(self) -> float:
        """The challenger's part of the victory: 1, 0, or a fraction if it is shared."""
        return 1.0 / len(self.winners) if self.seat in self.winners else 0.0


def play_deal(
    game: Game, start: Any, bots: Sequence[Bot], seed: int, deal: int, luck: Luck | None = None
) -> tuple[Any, int]:
    """Play one game from views alone, noting luck if asked to; the final state and the number of decisions."""
    state, step = copy(start), drivers(game.key)
    company = SeatedBots(game, bots)
    dice = FastDice.of(seed, _STREAMS * deal)
    choices = [FastDice.of(seed, _STREAMS * deal + 1 + seat) for seat in range(len(bots))]

    def go_on(action: int | None) -> None:
        """Carry out one step while those who remember look on."""
        before = company.look(state)
        given = game.kernels.pick(state, 0, dice.words) if action is None else action
        if action is None and luck is not None:
            luck.note(state, given)
        game.kernels.apply(state, 0, given)
        company.note(before, action, state)

    def draw() -> None:
        if not company.anybody_looks_on and luck is not None:
            luck.draw(state, dice)
        elif not company.anybody_looks_on:
            step.draw(state, 0, dice.words)
        while game.to_act(state) == CHANCE:
            go_on(None)

    draw()
    plies = 0
    while (seat := game.to_act(state)) != OVER:
        action = company.choose(seat, game.observe(state, seat), choices[seat])
        go_on(action)
        draw()
        plies += 1
    return state, plies


def play_places(game: Game, start: Any, challenger: Bot, other: Bot, seed: int, deal: int) -> list[Played]:
    """Play one deal as often as there are seats, the challenger in another one each time."""
    seats = game.seat_count(start)
    played: list[Played] = []
    for place in range(seats):
        bots = [challenger if seat == place else other for seat in range(seats)]
        luck = Luck(game, seats)
        state, plies = play_deal(game, start, bots, seed, deal, luck)
        outcome = game.outcome(state)
        assert outcome is not None
        winners = tuple(seat - 1 for seat in outcome.winners)
        played.append(Played(deal, place, winners, outcome.scores, plies, float(luck.sums[place])))
    return played


def play_teams(game: Game, start: Any, challenger: Bot, other: Bot, seed: int, deal: int) -> list[Played]:
    """Let a team of each bot play one deal. The better one won where the other lost, or else has more points."""
    seats, results, plies = game.seat_count(start), list[tuple[bool, int]](), 0
    for team in (challenger, other):
        state, made = play_deal(game, start, [team] * seats, seed, deal)
        outcome = game.outcome(state)
        assert outcome is not None
        results.append((bool(outcome.winners), outcome.scores[0]))
        plies += made
    winners = tuple(place for place, result in enumerate(results) if result == max(results))
    return [Played(deal, 0, winners, tuple(points for _, points in results), plies // 2)]


def play(task: Task) -> list[Played]:
    """Play the deals of a task."""
    game = load(task.game)
    one_deal = play_teams if game.together else play_places
    start = game.new(task.seats, game.settle(task.seats, task.options, None))
    challenger, other = bot(task.challenger, game, clock=False), bot(task.other, game, clock=False)
    return [
        one
        for deal in range(task.first, task.first + task.deals)
        for one in one_deal(game, start, challenger, other, task.seed, deal)
    ]


def warm(task: Task) -> None:
    """Let both bots decide once, so that workers find everything compiled."""
    game = load(task.game)
    state = game.new(task.seats, game.settle(task.seats, task.options, None))
    drivers(game.key).draw(state, 0, np.array([1], np.uint64))
    seat = game.to_act(state)
    for name in (task.challenger, task.other):
        bot(name, game).choose(game.observe(state, seat), FastDice(1))
