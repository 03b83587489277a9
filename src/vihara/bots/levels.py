"""The five levels: from somebody who has just heard the rules to the strongest there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vihara.bots.memory import with_memory
from vihara.bots.search import SearchBot, Settings
from vihara.bots.simple import CarelessBot, GreedyBot
from vihara.bots.tempered import TemperedBot
from vihara.bots.values import shipped
from vihara.core.errors import ViharaError
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
    remembers: bool = False
    """Whether it follows the match, in games where a memory says more than a view."""

    def make(self, game: Game) -> Bot:
        return CarelessBot(game, self.care) if game.together else self.rival(game)

    @property
    def key(self) -> str:
        return f"level{self.number}"


QUICK = Settings(iterations=400)
"""Level 4: a short look into the worlds."""
FULL = Settings(iterations=10_000, seconds=1.3)
"""Level 5: the clock is only there for slow machines."""


KEPT = {
    "level5@0.1": Settings(
        iterations=10_000, seconds=1.3, threads=1, exploration=1.2, temperature=0.3, width=12.0, widening=1.0,
        turns=None, slips=0.0, learned=True, margin=0.004,
    ),
}  # fmt: skip
"""The strongest level of earlier versions, for later ones to be compared with: every setting is written down here,
what had been learned is in each game's `data/values@VERSION.json`; the code and a game's knowledge are today's.
"""


def kept_level(name: str, game: Game) -> Bot:
    """The strongest level of an earlier version."""
    values = shipped(game.key, f"values{name[name.index('@') :]}.json")
    if not values:
        raise ViharaError(f"{name}: nothing was kept of it for {game.key}")
    return with_memory(SearchBot(game, KEPT[name], values))


LEVELS = (
    Level(1, lambda g: TemperedBot(g, 0.4), 30),  # beginner
    Level(2, lambda g: TemperedBot(g, 0.12), 70),  # pupil
    Level(3, GreedyBot, 88),  # novice
    Level(4, lambda g: SearchBot(g, QUICK), 95),  # abbot
    Level(5, lambda g: with_memory(SearchBot(g, FULL)), 100, remembers=True),  # sage
)
