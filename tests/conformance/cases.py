"""The games, seat counts and options that the conformance suite runs over."""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER, REGISTRY, Game, load
from vihara.core.record import State, copy


class Case(NamedTuple):
    """One way to play one game."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        words = [self.game.key, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())]
        return "-".join(words)

    def start(self) -> State:
        return self.game.new(self.seats, self.game.settle(self.seats, self.options, None))


def cases() -> list[Case]:
    """Each game with each seat count, and once with each choice of each option."""
    found = []
    for key in REGISTRY:
        game = load(key)
        for seats in game.seats:
            found.append(Case(game, seats, {}))
        for field in dataclasses.fields(game.options):
            for choice in field.metadata["choices"] or ():
                fits = field.name != "first" or (isinstance(choice, int) and choice <= game.seats[-1])
                if choice != field.default and fits:
                    found.append(Case(game, game.seats[-1], {field.name: choice}))
            for sample in field.metadata.get("samples", ()):
                found.append(Case(game, game.seats[0], {field.name: sample}))
    return found


def walk(case: Case, seed: int, greedy: float = 0.0) -> Any:
    """Play a random game by explicit actions; yields (state before, action) and plays it afterwards.

    With `greedy`, that share of the decisions comes from the game's own policy, which reaches other positions.
    """
    game, state = case.game, case.start()
    dice, choices = FastDice.of(seed, 0), FastDice.of(seed, 1)
    while game.to_act(state) != OVER:
        if game.to_act(state) == CHANCE:
            action = game.draw(state, dice)
        elif choices.below(1000) < 1000 * greedy:
            action = int(game.kernels.policy(game.observe(state, game.to_act(state)), 0, choices.words))
        else:
            action = int(game.kernels.choose(state, 0, choices.words))
        yield copy(state), action
        game.kernels.apply(state, 0, action)
    yield copy(state), None
