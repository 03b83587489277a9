"""Bots with a memory: they follow the match, and search worlds as likely as what they have seen makes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vihara.bots.search import Analysis, SearchBot
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import Belief, Game
from vihara.core.match import Match, Sight
from vihara.core.record import State, View

if TYPE_CHECKING:
    from vihara.bots import Bot

WORLDS = 1024
"""Worlds drawn for one decision; a search picks among them."""


class RememberingBot:
    """A search for as many matches as one likes: whoever sits down remembers one."""

    def __init__(self, search: SearchBot) -> None:
        if search.game.belief is None:
            raise ViharaError(f"remembering: in {search.game.key} a memory says no more than a view")
        self.search = search

    def sit(self, seat: int) -> Remembering:
        """Take a seat (from 0) in a new match."""
        assert self.search.game.belief is not None
        return Remembering(self.search, self.search.game.belief(seat))

    def recall(self, seat: int, sight: Sight) -> Remembering:
        """Take a seat (from 0) in a match under way, and learn what the seat has seen of it."""
        player = self.sit(seat)
        for step, action in enumerate(sight.actions):
            player.note(sight.at(step), action, sight.at(step + 1))
        return player

    def unhurried(self) -> RememberingBot:
        """The same without a clock."""
        return RememberingBot(self.search.unhurried())

    def choose(self, view: View, dice: FastDice) -> int:
        """Decide without having seen anything yet."""
        return self.search.choose(view, dice)


class Remembering:
    """A player of one match."""

    def __init__(self, search: SearchBot, belief: Belief) -> None:
        self.search = search
        self.belief = belief

    def note(self, before: View, action: int | None, after: View) -> None:
        """See a step of the match."""
        self.belief.note(before, action, after)

    def choose(self, view: View, dice: FastDice) -> int:
        sensible = self.search.sensible(view)
        return sensible[0] if len(sensible) == 1 else self.analyze(view, dice, decide=True).action

    def analyze(self, view: View, dice: FastDice, *, decide: bool = False) -> Analysis:
        """As a search does, in the worlds believed in."""
        worlds = self.belief.worlds(view, WORLDS, dice)
        return self.search.analyze(view, dice, worlds, decide=decide)


def with_memory(search: SearchBot) -> SearchBot | RememberingBot:
    """A search that remembers, in games where that helps."""
    return RememberingBot(search) if search.game.belief else search


class SeatedBots:
    """The bots of one match in their seats, and those among them who remember looking on."""

    def __init__(self, game: Game, bots: Sequence[Bot | None]) -> None:
        """Let bots sit down in a new match; None is a seat of somebody else."""
        self.game = game
        seated = [one.sit(seat) if isinstance(one, RememberingBot) else one for seat, one in enumerate(bots)]
        self._bots = seated
        self._looking = [(seat, one) for seat, one in enumerate(seated) if isinstance(one, Remembering)]

    def choose(self, seat: int, view: View, dice: FastDice) -> int:
        """What the bot in a seat (from 0) does."""
        bot = self._bots[seat]
        assert bot is not None
        return bot.choose(view, dice)

    @property
    def anybody_looks_on(self) -> bool:
        return bool(self._looking)

    def look(self, state: State) -> list[View]:
        """What those who look on see before a step."""
        return [self.game.observe(state, seat) for seat, _ in self._looking]

    def note(self, before: list[View], action: int | None, state: State) -> None:
        """Let them see the step that led from there to the state: a decision, or chance (None)."""
        for (seat, one), seen in zip(self._looking, before, strict=True):
            one.note(seen, action, self.game.observe(state, seat))


def adviser(search: SearchBot, seat: int, sight: Sight) -> SearchBot | Remembering:
    """A search that knows what a seat (from 0) has seen, in games where that helps."""
    return RememberingBot(search).recall(seat, sight) if search.game.belief else search


def having_seen(bot: Bot, match: Match, seat: int) -> Bot:
    """A bot that has seen the match so far through a seat (from 1), if it is one that remembers."""
    return bot.recall(seat - 1, match.sight(seat)) if isinstance(bot, RememberingBot) else bot
