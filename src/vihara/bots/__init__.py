"""Bots: they know `core` and get a view, never the state."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from vihara.bots.levels import LEVELS
from vihara.bots.search import SearchBot, Settings
from vihara.bots.simple import GreedyBot, RandomBot
from vihara.core.chance import FastDice
from vihara.core.errors import UnknownBot
from vihara.core.game import Game
from vihara.core.kernels import GREEDY_PLAYER, RANDOM_PLAYER
from vihara.core.record import View


class Bot(Protocol):
    """Somebody who decides from a view."""

    def choose(self, view: View, dice: FastDice) -> int:
        """One of the legal actions of the seat to act, whose view this is."""


BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{level.key: level.make for level in LEVELS},
}

COMPILED_PLAYERS = {"random": RANDOM_PLAYER, "greedy": GREEDY_PLAYER}
"""Bots that whole games can be played with inside compiled code."""

_BUDGET = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,4}(?:\.\d{1,6})?)s)", re.ASCII)
_MOST_ITERATIONS = 1_000_000_000


def bot(name: str, game: Game, *, clock: bool = True) -> Bot:
    """Make a bot by name; `search:2000` and `search:0.5s` are searches with a budget.

    Without a clock a search that also has a number of iterations makes all of them, however long it takes: its
    games are then the same on every machine.
    """
    check_name(name)
    if name in BOTS:
        made = BOTS[name](game)
        if isinstance(made, SearchBot) and not clock:
            made = SearchBot(game, replace(made.settings, seconds=None))
        return made
    budget = _BUDGET.fullmatch(name)
    assert budget is not None
    if budget["seconds"]:
        return SearchBot(game, Settings(iterations=_MOST_ITERATIONS, seconds=float(budget["seconds"])))
    return SearchBot(game, Settings(iterations=int(budget["iterations"])))


def check_name(name: str) -> None:
    """Raise UnknownBot if there is no bot of that name."""
    budget = _BUDGET.fullmatch(name)
    if name not in BOTS and (budget is None or (budget["seconds"] and not float(budget["seconds"]))):
        raise UnknownBot(name, [*BOTS, "search:ITERATIONS", "search:SECONDSs"])
