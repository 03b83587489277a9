"""Bots that do not look ahead."""

from __future__ import annotations

from vihara.core.chance import FastDice
from vihara.core.game import Game
from vihara.core.record import View


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


class CarelessBot:
    """A greedy player whose mind wanders: then any legal move will do."""

    def __init__(self, game: Game, care: int) -> None:
        """`care` is how many decisions of a hundred are made with care."""
        self.game = game
        self.care = care

    def choose(self, view: View, dice: FastDice) -> int:
        if dice.below(100) < self.care:
            return int(self.game.kernels.policy(view, 0, dice.words))
        return int(self.game.kernels.choose(view, 0, dice.words))
