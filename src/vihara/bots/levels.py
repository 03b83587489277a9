"""The five levels: from somebody who has just heard the rules to the strongest there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vihara.bots.search import SearchBot, Settings, can_search
from vihara.bots.simple import CarelessBot, GreedyBot
from vihara.core.game import Game

if TYPE_CHECKING:
    from vihara.bots import Bot


@dataclass(frozen=True)
class Level:
    """One level: its name, its character in a line, and its player."""

    number: int
    name: str
    character: str
    make: Callable[[Game], Bot]

    @property
    def key(self) -> str:
        return f"level{self.number}"


QUICK = Settings(iterations=100)
"""Level 4: a short look into the worlds."""
FULL = Settings(iterations=4000, seconds=1.3)
"""Level 5: the clock is only there for slow machines."""


def _searching(game: Game, settings: Settings) -> Bot:
    """A search, or the best there is in a game that cannot be searched."""
    return SearchBot(game, settings) if can_search(game) else GreedyBot(game)


LEVELS = (
    Level(1, "Visitor", "Heard the rules a minute ago; sometimes lucky.", lambda g: CarelessBot(g, 30)),
    Level(2, "Pupil", "Knows what is good, and forgets it every fourth time.", lambda g: CarelessBot(g, 75)),
    Level(3, "Novice", "Always takes what looks best right now.", GreedyBot),
    Level(4, "Abbot", "Thinks a few moves ahead, and quickly.", lambda g: _searching(g, QUICK)),
    Level(5, "Sage", "Imagines thousands of worlds before touching a piece.", lambda g: _searching(g, FULL)),
)  # fmt: skip
