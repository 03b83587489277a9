"""How hard a puzzle is: a rating from the credit that the five levels of bots get."""

from __future__ import annotations

import math
from collections.abc import Sequence

from vihara.bots.search import SearchBot, Settings
from vihara.core.chance import FastDice
from vihara.core.game import Game
from vihara.core.record import View

LADDER = (800, 1200, 1500, 1900, 2100)
"""What the levels are taken to be rated; their steps are about those of docs/strength.md, between them."""
_MIDDLE, _SPREAD = 1500.0, 350.0
"""Without any trial a puzzle is rated so, give or take."""
_SCALE = 400.0
_QUICK, _FULL = 400, 10_000
_QUICK_TRIALS, _FULL_TRIALS = 8, 3
_CARES = (30, 75)
"""Of a hundred decisions, so many levels 1 and 2 make as the policy does, the others at random (`bots.levels`)."""


def expected(solver: float, puzzle: float) -> float:
    """The credit a solver of a rating gets on average."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - solver) / _SCALE)))


def levels_of(game: Game, view: View, credits: dict[int, float], seed: int) -> tuple[float, ...]:
    """The mean credit of levels 1 to 5; `credits` tells that of every legal action.

    Levels 1 to 3 play the policy's move or any: what they get follows. The others try.
    """
    sights = [int(game.kernels.policy(view, 0, FastDice.of(seed, 50 + k).words)) for k in range(4)]
    sight = sum(credits[one] for one in sights) / len(sights)
    chance = sum(credits.values()) / len(credits)
    found = [care / 100 * sight + (1 - care / 100) * chance for care in _CARES]
    found.append(sight)
    for iterations, trials in ((_QUICK, _QUICK_TRIALS), (_FULL, _FULL_TRIALS)):
        bot = SearchBot(game, Settings(iterations=iterations))
        made = [bot.choose(view, FastDice.of(seed, 100 + iterations + k)) for k in range(trials)]
        found.append(sum(credits[one] for one in made) / trials)
    return tuple(found)


def rating_of(levels: Sequence[float]) -> int:
    """The rating under which these credits are likeliest."""

    def slope(rating: float) -> float:
        pull = (_MIDDLE - rating) / _SPREAD**2
        surprise = sum(expected(level, rating) - credit for level, credit in zip(LADDER, levels, strict=False))
        return pull + surprise * math.log(10) / _SCALE

    low, high = 0.0, 4000.0
    for _ in range(40):
        middle = (low + high) / 2
        if slope(middle) > 0:
            low = middle
        else:
            high = middle
    return round(low)
