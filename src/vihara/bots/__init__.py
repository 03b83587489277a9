"""Bots: they know `core` and get a view, never the state."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from vihara.bots.levels import KEPT, LEVELS, kept_level
from vihara.bots.memory import RememberingBot
from vihara.bots.search import SearchBot, Settings, can_search
from vihara.bots.simple import GreedyBot, RandomBot
from vihara.bots.tempered import TemperedBot
from vihara.core.chance import FastDice
from vihara.core.errors import UnknownBot
from vihara.core.game import Game
from vihara.core.kernels import GREEDY_PLAYER, RANDOM_PLAYER
from vihara.core.record import View


class Bot(Protocol):
    """Somebody who decides from a view."""

    def choose(self, view: View, dice: FastDice) -> int:
        """One of the legal actions of the seat to act, whose view this is."""


UNLEARNED = Settings(learned=False)
"""A search by the hand-made estimate: what learning is measured against."""

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{level.key: level.make for level in LEVELS},
}

_BUDGETS = ("search:ITERATIONS", "search:SECONDSs", "unlearned:ITERATIONS", "remembering:ITERATIONS")
NAMES = (*BOTS, *KEPT, *_BUDGETS, "tempered:TEMPERATURE")
"""What one may call bots."""

COMPILED_PLAYERS = {"random": RANDOM_PLAYER, "greedy": GREEDY_PLAYER}
"""Bots that whole games can be played with inside compiled code."""

_BUDGET = re.compile(
    r"(?P<search>search|unlearned|remembering):(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,4}(?:\.\d{1,6})?)s)",
    re.ASCII,
)
_TEMPERATURE = re.compile(r"tempered:(?P<temperature>\d{1,3}(?:\.\d{1,3})?)", re.ASCII)
_MOST_ITERATIONS = 1_000_000_000


def bot(name: str, game: Game, *, clock: bool = True) -> Bot:
    """Make a bot by name; `search:2000` and `search:0.5s` are searches with a budget, `unlearned:2000` is one
    without learned values, `remembering:2000` one that draws its worlds from what it has seen of the match;
    `tempered:0.5` follows the game's policy with that temperature; `level5@0.1` is the strongest level of that
    version.

    Without a clock a search that also has a number of iterations makes all of them, however long it takes: its
    games are then the same on every machine.
    """
    check_name(name)
    if name in BOTS or name in KEPT:
        made = BOTS[name](game) if name in BOTS else kept_level(name, game)
        if isinstance(made, SearchBot | RememberingBot) and not clock:
            return made.unhurried()
        return made
    if tempered := _TEMPERATURE.fullmatch(name):
        return TemperedBot(game, float(tempered["temperature"]))
    budget = _BUDGET.fullmatch(name)
    assert budget is not None
    settings = UNLEARNED if budget["search"] == "unlearned" else Settings()
    if budget["seconds"]:
        settings = replace(settings, iterations=_MOST_ITERATIONS, seconds=float(budget["seconds"]))
    else:
        settings = replace(settings, iterations=int(budget["iterations"]))
    made = SearchBot(game, settings)
    return RememberingBot(made) if budget["search"] == "remembering" else made


def bots_of(game: Game) -> list[str]:
    """The bots that play a game; not every game can be searched."""
    return [name for name in BOTS if name != "search" or can_search(game)]


def remembers(name: str, game: Game) -> bool:
    """Whether a bot follows the match and has to be told what it has seen; none need be made to know that."""
    if game.belief is None or game.together:
        return False
    return name.startswith("remembering:") or any(level.remembers and level.key == name for level in LEVELS)


def is_name(name: str) -> bool:
    """Whether there is a bot of that name."""
    budget, tempered = _BUDGET.fullmatch(name), _TEMPERATURE.fullmatch(name)
    return (
        name in BOTS
        or name in KEPT
        or (budget is not None and (not budget["seconds"] or float(budget["seconds"]) > 0))
        or (tempered is not None and float(tempered["temperature"]) > 0)
    )


def check_name(name: str) -> None:
    """Raise UnknownBot if there is no bot of that name."""
    if not is_name(name):
        raise UnknownBot(name, NAMES)
