"""Bots: they know `core` and get a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from vihara.core.chance import FastDice
from vihara.core.errors import UnknownBot
from vihara.core.game import Game
from vihara.core.kernels import GREEDY_PLAYER, RANDOM_PLAYER
from vihara.core.record import View


class Bot(Protocol):
    """Somebody who decides from a view."""

    def choose(self, view: View, dice: FastDice) -> int:
        """One of the legal actions of the seat to act, whose view this is."""


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, dice: FastDice) -> int:
        return int(self.game.kernels.choose(view, 0, dice.words))


class GreedyBot:
    """The move that looks best to the game's own knowledge, without looking further."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, dice: FastDice) -> int:
        return int(self.game.kernels.policy(view, 0, dice.words))


BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

COMPILED_PLAYERS = {"random": RANDOM_PLAYER, "greedy": GREEDY_PLAYER}
"""Bots that whole games can be played with inside compiled code."""


def bot(name: str, game: Game) -> Bot:
    """Make a bot by name; UnknownBot lists those there are."""
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))
    return BOTS[name](game)
