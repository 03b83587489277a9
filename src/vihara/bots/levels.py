"""The five levels: from somebody who has just heard the rules to the strongest there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vihara.bots.memory import with_memory
from vihara.bots.search import SearchBot, Settings
from vihara.bots.simple import CarelessBot, GreedyBot
from vihara.core.game import Game

if TYPE_CHECKING:
    from vihara.bots import Bot


@dataclass(frozen=True)
class Level:
    """One level and its player; its name and its character in a line are the messages `bot-levelN-name` and
    `bot-levelN-character` of the catalogue.
    """

    number: int
    rival: Callable[[Game], Bot]
    """Who plays for itself."""
    care: int
    """Of a partner, where all seats win or lose together: how many decisions of a hundred are made with care."""

    def make(self, game: Game) -> Bot:
        return CarelessBot(game, self.care) if game.together else self.rival(game)

    @property
    def key(self) -> str:
        return f"level{self.number}"


QUICK = Settings(iterations=400)
"""Level 4: a short look into the worlds."""
FULL = Settings(iterations=10_000, seconds=1.3)
"""Level 5: the clock is only there for slow machines."""


def _searching(game: Game, settings: Settings, *, remembering: bool = False) -> Bot:
    """A search, with a memory where that helps."""
    search = SearchBot(game, settings)
    return with_memory(search) if remembering else search


LEVELS = (
    Level(1, lambda g: CarelessBot(g, 30), 30),  # visitor
    Level(2, lambda g: CarelessBot(g, 75), 70),  # pupil
    Level(3, GreedyBot, 88),  # novice
    Level(4, lambda g: _searching(g, QUICK), 95),  # abbot
    Level(5, lambda g: _searching(g, FULL, remembering=True), 100),  # sage
)
