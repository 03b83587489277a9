"""Puzzles about what may fall: a piece is to be laid somewhere, and one is to say whether the tower will stand.

Positions come from the policy's own games. A pose that is offered is shifted by a hand's breadth; the statics say
what comes of it, and what lies between "clearly" and "clearly not" is no puzzle.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.event import Fields
from vihara.core.game import CHANCE, OVER, Game
from vihara.core.match import ask
from vihara.core.record import View
from vihara.puzzles.files import FALLS, STANDS, Choice, Puzzle

LEAST, MOST = 1.5, 4.0
"""A tower that stands survives a tilt of so many degrees: sure, but not at first sight."""
NEAREST, FARTHEST = 8, 26
"""One that falls would stand if the piece lay so many millimeters elsewhere."""
NEIGHBORS = 4
"""It falls all the same if the piece lies so many millimeters to any side."""
APART = 2
"""So many puzzles at most come from one match."""
EASIEST, HARDEST = 1300, 1700
"""Ratings of what is as clear as it may be, and of what is as close. Nobody has tried them yet."""
_TRIALS = 40
"""Poses that are looked at in one position."""
_ITEM = "gauge hidden"
"""In a position of a puzzle nobody is told how well the tower stands."""
_POSE = re.compile(r"(-?\d+) (-?\d+) (-?\d+)$")
_SIDES = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


class Towers:
    """Looks for puzzles of a game in which what is built may fall."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        game.check_seats(seats)
        self.game, self.seats, self.seed = game, seats, seed

    def play(self, number: int) -> Iterator[Puzzle]:
        """Play match `number` of this seed, and give the puzzles in it: of two, one stands and one falls."""
        game, kernels = self.game, self.game.kernels
        dice, choices = (FastDice.of(self.seed, 2 * number + k) for k in (0, 1))
        state, found = game.new(self.seats), 0
        while (seat := game.to_act(state)) != OVER and found < APART:
            if seat == CHANCE:
                action = int(kernels.pick(state, 0, dice.words))
            else:
                view = game.observe(state, seat)
                puzzle = self.examine(view, (STANDS, FALLS)[(number + found) % 2], choices)
                if puzzle is not None:
                    found += 1
                    yield puzzle
                action = int(kernels.policy(view, 0, dice.words))
            kernels.apply(state, 0, action)

    def examine(self, view: View, wanted: str, dice: FastDice) -> Puzzle | None:
        """A piece that could be laid here such that all stands, or falls."""
        game = self.game
        poses = [move for action in game.legal(view) if _POSE.search(move := game.name(view, action))]
        for _ in range(_TRIALS if poses else 0):
            near = poses[dice.below(len(poses))]
            turn, far = math.tau * dice.below(360) / 360, NEAREST + dice.below(FARTHEST - NEAREST)
            x, y = round(far * math.cos(turn)), round(far * math.sin(turn))
            move = _shifted(near, x, y)
            told, before = self._told(view, move), self._told(view, near)
            if told is None or before is None or before["was"] < LEAST or before["margin"] < LEAST:
                continue
            if wanted == FALLS == told["verdict"] and self._falls_anyway(view, move):
                return self._puzzle(view, move, told, wanted, math.hypot(x, y), NEAREST, FARTHEST)
            sure = LEAST <= told["margin"] <= MOST and told["margin"] < told["was"]
            if wanted == STANDS == told["verdict"] and sure:
                return self._puzzle(view, move, told, wanted, told["margin"], LEAST, MOST)
        return None

    def _told(self, view: View, move: str) -> Fields | None:
        """What a move would bring, if it is allowed and the statics have something to say about it."""
        try:
            told = ask(self.game, view, move)
        except ViharaError:
            return None
        return told if told.get("verdict") and told.get("bears") else None

    def _falls_anyway(self, view: View, move: str) -> bool:
        near = [self._told(view, _shifted(move, NEIGHBORS * x, NEIGHBORS * y)) for x, y in _SIDES]
        allowed = [told for told in near if told is not None]
        return len(allowed) > len(_SIDES) / 2 and all(told["verdict"] == FALLS for told in allowed)

    def _puzzle(
        self, view: View, move: str, told: Fields, right: str, clear: float, least: float, most: float
    ) -> Puzzle:
        game = self.game
        hidden = game.read_position(f"{game.write_position(view)}; {_ITEM}")
        share = (min(most, clear) - least) / (most - least)
        margin = float(told["margin"])
        wrong = FALLS if right == STANDS else STANDS
        return Puzzle(
            game=game.key,
            rules=game.version,
            position=game.write_position(hidden),
            sight="",
            choices=(Choice(right, 1.0, 0.0, margin, 0.0), Choice(wrong, 0.0, 0.0, margin, 0.0)),
            runs=1,
            margin=1.0,
            errors=0.0,
            levels=(),
            rating=round(HARDEST - share * (HARDEST - EASIEST)),
            tags=(str(told["kind"]),),
            asked=move,
        )


def _shifted(move: str, by_x: int, by_y: int) -> str:
    """The same piece as far aside."""
    return _POSE.sub(lambda pose: f"{int(pose[1]) + by_x} {int(pose[2]) + by_y} {pose[3]}", move)
