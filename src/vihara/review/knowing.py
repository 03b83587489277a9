"""What each seat could know at every step of a match: its view, and what it believes where a memory says more."""

from __future__ import annotations

from vihara.bots.memory import WORLDS
from vihara.core.chance import FastDice
from vihara.core.game import Belief, Game
from vihara.core.match import Act
from vihara.core.record import State, View


class Onlookers:
    """The seats of one match, looking on: each learns from its own views and from decisions alone."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.beliefs: list[Belief] = [] if game.belief is None else [game.belief(seat) for seat in range(seats)]

    def note(self, before: State, act: Act, after: State) -> None:
        """Let all see a step."""
        if act.action is None:
            return
        for seat, belief in enumerate(self.beliefs):
            seen, then = self.game.observe(before, seat), self.game.observe(after, seat)
            belief.note(seen, act.action if act.seat else None, then)

    def worlds(self, view: View, seat: int, number: int, seed: int) -> State:
        """Worlds as a seat (from 0) may believe in them."""
        dice = FastDice.of(seed, 2)
        believed = self.believed(view, seat, seed)
        if believed is not None:
            return believed[[dice.below(len(believed)) for _ in range(number)]]
        worlds = self.game.resample(view, dice.words)[[0] * number]
        for place in range(1, number):
            self.game.kernels.resample(view, 0, worlds, place, dice.words)
        return worlds

    def believed(self, view: View, seat: int, seed: int) -> State | None:
        """What its memory adds to the view, as worlds; None where it adds nothing."""
        if not self.beliefs:
            return None
        return self.beliefs[seat].worlds(view, WORLDS, FastDice.of(seed, 1))
