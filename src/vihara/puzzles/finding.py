"""Puzzles found in self-play, through a funnel: a glance at every decision, longer and longer searches where it
contradicts the policy, a first comparison of the best moves, and then the strict one: all legal moves, in the
worlds of the view alone and in those that a memory of the match believes in, from several seeds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from vihara.bots.memory import WORLDS
from vihara.bots.search import SearchBot, Settings
from vihara.bots.values import NOTHING
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER, Game
from vihara.core.record import State, View
from vihara.puzzles.files import Choice, Puzzle, credit
from vihara.puzzles.rating import levels_of, rating_of
from vihara.review.judging import Comparison, Option

MARGIN, ERRORS = 0.08, 4.0
"""The best move is better than every other by so much winning chance, and by so many standard errors."""
APART, MOST = 12, 3
"""Puzzles from one match are so many decisions apart, at least, and no more than so many."""
FEWEST = 3
"""With fewer legal moves it is a guess."""
SEEDS = 3
"""So often is a puzzle checked in worlds of either kind."""

_GLANCE, _SCREEN, _LONGER, _DEEPEST = 64, 200, 2000, 10_000
"""Iterations of the searches."""
_ANYWAY = 40
"""One of so many positions is searched longer whatever the glance says: those are the harder ones."""
_MOST_LEGAL = 60
"""With more moves one is seldom much better than all others, and looking takes long."""
_FIRST, _ALL, _STRICT = 150, 200, 1200
"""Iterations of the comparisons."""
_FIRST_MARGIN, _FIRST_ERRORS = 0.05, 2.0
_CLOSE, _CLOSE_ERRORS, _MOST_CLOSE = 0.14, 6.0, 8
"""Moves that may be within the margin are compared strictly; with more of them it is no puzzle."""
_BOUNDS = (0.03, 0.995)
"""Positions that are not lost or won whatever one does."""
_HABITS = (60, 90)
"""Of a hundred decisions of self-play: so many by search, up to so many by the policy, the rest at random."""


class Step(NamedTuple):
    """What happened in a match: a decision, or chance."""

    seat: int
    action: int


@dataclass(frozen=True)
class Candidate:
    """A position of a match that may be a puzzle."""

    view: View
    seat: int
    steps: tuple[Step, ...]
    """What led there."""
    seed: int


class Finder:
    """Looks for puzzles of a game with so many seats."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        game.check_seats(seats)
        self.game, self.seats, self.seed = game, seats, seed
        self._glance = SearchBot(game, Settings(iterations=_GLANCE))
        self._screen = SearchBot(game, Settings(iterations=_SCREEN))
        self._longer = SearchBot(game, Settings(iterations=_LONGER))
        self._deepest = SearchBot(game, Settings(iterations=_DEEPEST))
        learned = self._screen.values.get(seats)
        self._weights = learned.weights if learned else NOTHING
        self._settings = Settings(turns=learned.turns) if learned else Settings()
        self.stages = [0] * 6
        """How many positions came how far: looked at, contradicted, searched longer, compared, all, strict."""

    # -- self-play ------------------------------------------------------------------------------------------

    def play(self, number: int) -> Iterator[Puzzle]:
        """Play match `number` of this seed, and give the puzzles in it."""
        game, kernels = self.game, self.game.kernels
        state = game.new(self.seats)
        dice, choices = (FastDice.of(self.seed, 2 * number + k) for k in (0, 1))
        steps: list[Step] = []
        found, last, ply = 0, -APART, 0
        while (seat := game.to_act(state)) != OVER:
            if seat == CHANCE:
                action = int(kernels.pick(state, 0, dice.words))
            else:
                view = game.observe(state, seat)
                action, doubtful = self._decide(view, choices)
                if doubtful and found < MOST and ply - last >= APART:
                    one = Candidate(view, seat, tuple(steps), choices.below(1 << 30))
                    puzzle = self.examine(one)
                    if puzzle is not None:
                        found, last = found + 1, ply
                        yield puzzle
                ply += 1
            kernels.apply(state, 0, action)
            steps.append(Step(seat, action))

    def _decide(self, view: View, dice: FastDice) -> tuple[int, bool]:
        """A decision of self-play, and whether the position is worth a longer look."""
        game = self.game
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0], False
        policy = int(game.kernels.policy(view, 0, dice.words))
        if len(legal) > _MOST_LEGAL:
            return policy, False
        self.stages[0] += 1
        anyway = dice.below(_ANYWAY) == 0
        analysis = self._glance.analyze(view, dice)
        if len(legal) >= FEWEST and not anyway and analysis.moves[0].action != policy:
            analysis = self._screen.analyze(view, dice)
        best, others = analysis.moves[0], analysis.moves[1:]
        rivals = [one.value for one in others if 12 * one.visits >= best.visits]
        sight = next((one.value for one in others if one.action == policy), 0.0)
        doubtful = len(legal) >= FEWEST and (
            anyway
            or (
                best.action != policy
                and _BOUNDS[0] < best.value < _BOUNDS[1]
                and best.value - max([*rivals, sight], default=0.0) >= _FIRST_MARGIN
            )
        )
        habit = dice.below(100)
        if habit < _HABITS[0]:
            return best.action, doubtful
        if habit < _HABITS[1]:
            return policy, doubtful
        return legal[dice.below(len(legal))], doubtful

    # -- the funnel -----------------------------------------------------------------------------------------

    def examine(self, one: Candidate) -> Puzzle | None:
        """The puzzle of a position, if it is one."""
        game, view = self.game, one.view
        self.stages[1] += 1
        sights = {int(game.kernels.policy(view, 0, FastDice.of(one.seed, 10 + k).words)) for k in range(6)}
        found = self._longer.analyze(view, FastDice.of(one.seed, 0))
        best = found.moves[0].action
        if best in sights:
            return None
        self.stages[2] += 1
        first = [best] + [move.action for move in found.moves[1:4]]
        first += [action for action in sorted(sights) if action not in first]
        looked = self._compare(one, first, 1, None, _FIRST)
        if not _stands(looked, first.index(best), _FIRST_MARGIN, _FIRST_ERRORS):
            return None
        self.stages[3] += 1
        legal = game.legal(view)
        whole = self._compare(one, legal, 2, None, _ALL)
        place = legal.index(best)
        if whole.best() != place or not _BOUNDS[0] < whole.option(place).win < _BOUNDS[1]:
            return None
        close = self._close(whole, place, [*first, *sights])
        if len(close) > _MOST_CLOSE:
            return None
        self.stages[4] += 1
        puzzle = self._strict(one, whole, place, close)
        self.stages[5] += puzzle is not None
        return puzzle

    def _close(self, whole: Comparison, place: int, more: list[int]) -> list[int]:
        """The best action first, then those that may be within the margin, and others to be known better."""
        close = [whole.candidates[place]]
        for c, action in enumerate(whole.candidates):
            if c != place:
                loss, error, *_ = whole.apart(place, c)
                if loss < _CLOSE or loss < _CLOSE_ERRORS * error or action in more:
                    close.append(action)
        return close

    def _strict(self, one: Candidate, whole: Comparison, place: int, close: list[int]) -> Puzzle | None:
        """The strict comparison: every run must find the same."""
        game, view = self.game, one.view
        believed = self._believed(one)
        margin, errors = math.inf, math.inf
        runs: list[Comparison] = []
        for k in range(2 * SEEDS):
            looked = self._compare(one, close, 20 + k, believed if k % 2 else None, _STRICT)
            if not _stands(looked, 0, MARGIN, ERRORS):
                return None
            for c in range(1, len(close)):
                loss, error, *_ = looked.apart(0, c)
                margin, errors = min(margin, loss), min(errors, loss / max(error, 1e-6))
            runs.append(looked)
        for k, worlds in enumerate((None, believed)):
            if self._deepest.analyze(view, FastDice.of(one.seed, 5 + k), worlds).moves[0].action != close[0]:
                return None
        options = {action: _pooled([run.option(c) for run in runs]) for c, action in enumerate(close)}
        top = options[close[0]]
        for c, action in enumerate(whole.candidates):
            if action not in options:
                loss, error, lead, lead_error = whole.apart(place, c)
                options[action] = Option(action, max(0.0, top.win - loss), error, top.lead - lead, lead_error)
                margin, errors = min(margin, loss), min(errors, loss / max(error, 1e-6))
        if margin < MARGIN or errors < ERRORS:
            return None
        credits = {action: credit(max(0.0, top.win - option.win)) for action, option in options.items()}
        levels = levels_of(game, view, credits, one.seed)
        rest = sorted((option for action, option in options.items() if action != close[0]), key=lambda o: -o.win)
        sight = int(game.kernels.policy(view, 0, FastDice.of(one.seed, 10).words))
        return Puzzle(
            game=game.key,
            rules=game.version,
            position=game.write_position(view),
            sight=game.name(view, sight),
            choices=tuple(self._told(view, option) for option in (top, *rest)),
            runs=len(runs),
            margin=margin,
            errors=min(errors, 99.0),
            levels=levels,
            rating=rating_of(levels),
            tags=tags_of(game, view, close[0], sight),
        )

    def _compare(
        self, one: Candidate, actions: list[int], stream: int, worlds: State | None, iterations: int
    ) -> Comparison:
        looked = Comparison(
            self.game, one.view, actions, self._settings, self._weights, (one.seed << 6) + stream, worlds
        )
        looked.look(iterations)
        return looked

    def _believed(self, one: Candidate) -> State | None:
        """What a memory of the match adds to the view, as worlds."""
        game = self.game
        if game.belief is None:
            return None
        belief, state = game.belief(one.seat), game.new(self.seats)
        for step in one.steps:
            before = game.observe(state, one.seat)
            game.kernels.apply(state, 0, step.action)
            belief.note(before, None if step.seat == CHANCE else step.action, game.observe(state, one.seat))
        return belief.worlds(one.view, WORLDS, FastDice.of(one.seed, 4))

    def _told(self, view: View, option: Option) -> Choice:
        name = self.game.name
        line = tuple(f"{seat + 1} {name(view, action)}" for seat, action in option.line)
        return Choice(
            name(view, option.action), option.win, option.win_error, option.lead, option.lead_error, line
        )


def tags_of(game: Game, view: View, best: int, sight: int) -> tuple[str, ...]:
    """What the best move is an example of, as the game says."""
    if game.themes is None:
        return ()
    return game.themes(game.foresee(view, best), game.foresee(view, sight))


def _stands(looked: Comparison, best: int, margin: float, errors: float) -> bool:
    """Whether a candidate is better than all others by so much."""
    for c in range(len(looked.candidates)):
        if c != best:
            loss, error, *_ = looked.apart(best, c)
            if loss < margin or loss < errors * error:
                return False
    return True


def _pooled(options: list[Option]) -> Option:
    """The mean of independent looks at one move."""
    number = len(options)
    line = max((one.line for one in options), key=len)
    return Option(
        options[0].action,
        sum(one.win for one in options) / number,
        math.sqrt(sum(one.win_error**2 for one in options)) / number,
        sum(one.lead for one in options) / number,
        math.sqrt(sum(one.lead_error**2 for one in options)) / number,
        line,
    )
