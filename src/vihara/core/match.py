"""A match: seats, state and log. Server, command line and arena all play through it."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import numpy as np

from vihara.core import record
from vihara.core.chance import Dice, seed_hash
from vihara.core.errors import InvalidMove, InvalidSeats, MatchOver, NotYourTurn, UndoRefused
from vihara.core.event import ENDED, Event, Fields
from vihara.core.game import CHANCE, OVER, Game, Outcome
from vihara.core.options import RANDOM, Options, WrittenOptions, written_options
from vihara.core.record import State, View
from vihara.core.saying import Saying
from vihara.core.takeback import Reason, learned

_UNDO_REFUSED = (
    "seat {seat} has nothing to take back: only one's own steps, before something was let go, "
    "chance was drawn or another seat acted"
)


How = Literal["resign", "timeout", "agreed"]
"""How a match ends before its end: a seat gives up, its time is up, or all agree."""


class Act(NamedTuple):
    """One line of the log: a decision (seat from 1), a chance action (seat 0), or an early end (no action)."""

    seat: int
    action: int | None
    text: str
    events: tuple[Event, ...]
    how: How | None = None
    """Of an early end."""


def read_move(game: Game, state: State | View, move: str | int) -> int:
    """A decision's action number; chance is not for players to decide."""
    if isinstance(move, str):
        if move.lstrip().startswith("!"):
            expected = "a move; what follows '!' is for chance to say"
            raise InvalidMove(move, Saying("error-move-chance", expected))
        return game.parse(state, move)
    if not 0 <= move < game.decisions:
        expected = "an action number from 0 to {most}"
        raise InvalidMove(str(move), Saying("error-move-number", expected, most=game.decisions - 1))
    return move


def ask(game: Game, view: View, move: str | int) -> Fields:
    """What a move would cost and bring, from the view of the seat to act alone; refused as `Match.play` would,
    with an allowed move close by if there is one.
    """
    action = read_move(game, view, move)
    objection = game.objection(view, action)
    if objection is not None:
        objection.near = game.near(view, action)
        raise objection
    return game.foresee(view, action)


class Sight(NamedTuple):
    """What one seat has seen of a match: its view before every step and after the last, and the decisions, with
    None where it was chance.
    """

    views: View
    actions: tuple[int | None, ...]

    def at(self, step: int) -> View:
        """The view before a step; −1 is that of now."""
        return View(self.views[step:][:1])


class Match:
    """One match of one game. Seats count from 1, as in its file."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | Options | None = None,
        dice: Dice | None = None,
        names: Mapping[int, str] | None = None,
        version: int | None = None,
    ) -> None:
        """Lay out and, if there are dice, deal. Without dice, chance comes from `chance` (as in a replay); without
        a version, the present rules are played.
        """
        self.game = game
        self.version = game.check_version(version)
        self.seats = seats
        game.check_seats(seats)
        first = options.get("first") if isinstance(options, Mapping) else getattr(options, "first", None)
        self.options = game.settle(seats, options or {}, dice.apart() if dice else None, self.version)
        self.dice = dice
        self.names: dict[int, str] = dict(names or {})
        self.date: str | None = None
        self.seed: str | None = dice.seed if dice else None
        self.seed_hash: str | None = None
        self.seed_from = 0
        """Chance actions before this one came from other dice: the match was gone on with."""
        self.shares: tuple[str, ...] = ()
        """What each seat added to the dice (see `vihara.core.shares`); nothing where one side chose the seed."""
        self.first_drawn = first == RANDOM
        """Who begins was drawn from the same dice."""
        self.state: State = game.new(seats, self.options, self.version)
        self.log: list[Act] = []
        self.ended: Outcome | None = None
        self._kept: list[tuple[int, State]] = []
        self._last: dict[int, tuple[int, State]] = {}
        """Of each seat, the state before its last decision and how long the log was."""
        self._draw()

    # -- asking -----------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        """The seat to act from 1, or CHANCE or OVER."""
        if self.ended:
            return OVER
        seat = self.game.to_act(self.state)
        return seat + 1 if seat >= 0 else seat

    @property
    def over(self) -> bool:
        return self.to_act == OVER

    @property
    def plies(self) -> int:
        """How many decisions have been made."""
        return sum(act.seat > 0 and act.action is not None for act in self.log)

    @property
    def outcome(self) -> Outcome | None:
        return self.ended or self.game.outcome(self.state)

    def legal(self) -> list[str]:
        """The texts of the legal moves, sorted by code point."""
        if self.to_act in (CHANCE, OVER):
            return []
        name, state = self.game.name, self.state
        return sorted([name(state, action) for action in self.game.legal(state)])

    def view(self, seat: int | None) -> View:
        """What a seat sees; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.observe(self.state, None if seat is None else seat - 1)

    def sight(self, seat: int) -> Sight:
        """What a seat has seen so far; the last view is that of now, and the only one in games without a belief:
        there decisions need not be public.
        """
        if self.game.belief is None:
            return Sight(self.view(seat), ())
        acts = [act for act in self.log if act.action is not None]
        views = [match.view(seat) for _, match in self.rerun(acts)]
        seen = np.frombuffer(bytearray(b"".join(view.tobytes() for view in views)), self.game.dtype)
        return Sight(View(seen), tuple(act.action if act.seat else None for act in acts))

    def rerun(self, log: Sequence[Act] | None = None) -> Iterator[tuple[Act | None, Match]]:
        """Play the match again, or acts of it: the match as it was laid out, then after each act.

        What was checked and told when it was played is neither checked nor told again.
        """
        match = Match(self.game, self.seats, self.options, names=self.names, version=self.version)
        yield None, match
        for act in self.log if log is None else log:
            match._take(act)
            yield act, match

    def written_options(self) -> WrittenOptions:
        """The options that differ from their defaults, as they are written into its file."""
        return written_options(self.options, self.version)

    def name_of(self, seat: int) -> str:
        return self.names.get(seat, f"Seat {seat}")

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Make a decision and draw the chance that follows; nothing changes if it is refused."""
        self._check_seat(seat)
        to_act = self.to_act
        if to_act == OVER:
            raise MatchOver(str(move))
        if to_act != seat:
            raise NotYourTurn(seat, to_act)
        action = read_move(self.game, self.state, move)
        self.game.check(self.state, action)
        if self._kept and self.log[-1].seat != seat:
            self._kept.clear()
        start, before = len(self.log), record.copy(self.state)
        self._kept.append((start, before))
        kept = list(self._kept)
        binding = self.game.binding(self.state, action)
        try:
            self._apply(seat, action)
            if binding:
                self._kept.clear()
            self._draw()
            self._last[seat] = start, before
        except BaseException:  # chance that is simulated may take too long
            self.state, self._kept = record.copy(before), kept[:-1]
            del self.log[start:]
            raise
        return [event for act in self.log[start:] for event in act.events]

    def chance(self, given: int | str) -> list[Event]:
        """Take a chance action, or its text, from outside (a log) instead of from dice."""
        if isinstance(given, str):
            silent = self.game.silent
            given = silent if not given and silent is not None else self.game.parse(self.state, given)
        self._apply(0, given)
        return list(self.log[-1].events)

    def undo(self, seat: int) -> None:
        """Take back the seat's last step unless it binds, chance was drawn or another seat has acted since."""
        self._check_seat(seat)
        if self.ended or not self._kept or self.log[-1].seat != seat:
            raise UndoRefused(Saying("error-undo-refused", _UNDO_REFUSED, seat=seat))
        length, self.state = self._kept.pop()
        self._cut(length)

    def why_not_undo(self, seat: int, since: int = 0) -> Reason:
        """Why `undo` refuses: among people nothing is taken back that chance or another seat has touched."""
        start = self._start_of_last(seat)
        if start is None or start < since:
            return "nothing"
        seats = {act.seat for act in self.log[start:]}
        return "others" if seats - {0, seat} else "drawn" if 0 in seats else "bound"

    def why_not_take_back(self, seat: int, bots: Container[int], since: int = 0) -> Reason | None:
        """Why a seat may not take back its last step with the bots' answers; None if it may.

        Nothing may have been learned since, and steps before line `since` of the log stay.
        """
        start = self._start_of_last(seat)
        if start is None or start < since:
            return "nothing"
        acts = self.log[start:]
        if any(act.seat not in (0, seat) and act.seat not in bots for act in acts):
            return "others"
        return learned(self.game, self._before(seat, start), acts, seat)

    def take_back(self, seat: int) -> tuple[int, int]:
        """Take back a seat's last step with all that came after it: how many decisions and draws those were.

        Whether that is fair is for `why_not_take_back` to say. Dice are not part of a match: whoever holds them
        turns them back by so many draws.
        """
        start = self._start_of_last(seat)
        if start is None or self.ended:
            raise UndoRefused(Saying("error-undo-refused", _UNDO_REFUSED, seat=seat))
        decisions = sum(act.seat > 0 for act in self.log[start:])
        drawn = len(self.log) - start - decisions
        self.state = record.copy(self._before(seat, start))
        self._kept.clear()
        self._cut(start)
        return decisions, drawn

    def _start_of_last(self, seat: int) -> int | None:
        """Where in the log a seat's last decision is."""
        return next((at for at in range(len(self.log) - 1, -1, -1) if self.log[at].seat == seat), None)

    def _before(self, seat: int, start: int) -> State:
        """The state before a seat's last decision, which is at `start`."""
        length, state = self._last.get(seat, (-1, self.state))
        if length == start:
            return state
        *_, (_, match) = self.rerun(self.log[:start])
        return match.state

    def _cut(self, length: int) -> None:
        """Forget what came later."""
        del self.log[length:]
        self._last = {seat: kept for seat, kept in self._last.items() if kept[0] < length}

    def go_on(self) -> None:
        """Draw pending chance, after dice were given to a match read from a file."""
        self._draw()

    def committed(self) -> str:
        """The hash that commits the dice to their seed before the first deal."""
        return self.seed_hash or seed_hash(self.seed or "")

    def can_undo(self, seat: int) -> bool:
        return not self.ended and bool(self._kept) and self.log[-1].seat == seat

    def end(self, how: How, seat: int = 0) -> None:
        """End the match early: a seat resigns or is out of time, and the others win; or all agree and share it."""
        if how == "agreed":
            seat = 0
        else:
            self._check_seat(seat)
        text = f"{seat} {how}" if seat else how
        if self.over:
            raise MatchOver(text)
        winners = tuple(other for other in range(1, self.seats + 1) if other != seat)
        self.ended = self.game.ended(self.state, winners, how)
        self.log.append(Act(seat, None, text, (Event(ENDED, {"seat": seat, "how": how}),), how))
        self._kept.clear()

    # -- inside -----------------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= self.seats:
            sentence = "there is no seat {seat}: seats are 1 to {seats}"
            raise InvalidSeats(Saying("error-seats-none", sentence, seat=seat, seats=self.seats))

    def _apply(self, seat: int, action: int) -> None:
        text = self.game.name(self.state, action)
        events = self.game.apply(self.state, action)
        self.log.append(Act(seat, action, text, tuple(events)))
        if seat == 0:
            self._kept.clear()

    def _draw(self) -> None:
        while self.dice is not None and not self.ended and self.game.to_act(self.state) == CHANCE:
            self._apply(0, self.game.draw(self.state, self.dice))

    def _take(self, act: Act) -> None:
        """Carry out an act that was played before."""
        if act.how is not None:
            self.end(act.how, act.seat)
        elif act.action is not None:
            self.game.kernels.apply(self.state, 0, act.action)
            self.log.append(act)
