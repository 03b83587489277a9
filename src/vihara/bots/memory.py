"""A bot with a memory: it follows the match, and searches worlds as likely as what it has seen makes them."""

from __future__ import annotations

from vihara.bots.search import SearchBot
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import Belief
from vihara.core.record import View

_WORLDS = 1024
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
        legal = self.search.game.legal(view)
        if len(legal) == 1:
            return legal[0]
        worlds = self.belief.worlds(view, _WORLDS, dice)
        return self.search.analyze(view, dice, worlds, decide=True).action
