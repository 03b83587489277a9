"""Clocks: how much time each seat has used, read at every step of the match.

The time of a step belongs to whoever was to act. Taking it back restores all clocks as they were before it, less
all the time that has passed since, which the seat pays that takes back: nobody else's clock runs for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple


@dataclass(frozen=True)
class Clock:
    """A limit on time: for each turn or for all turns of a seat, and what happens at zero."""

    per: Literal["turn", "seat"]
    seconds: float
    at_zero: Literal["bot", "resign"]
    bot: str


class Mark(NamedTuple):
    """How the clocks stood before a step, and who made it."""

    spent: dict[int, float]
    turn_began: float
    last_step: float
    seat: int
    bot: str | None


@dataclass
class Times:
    """What the clocks of a table have counted, in steady time."""

    spent: dict[int, float] = field(default_factory=dict)
    """Seconds each seat has used before its present turn's last step."""
    turn_began: float = 0.0
    last_step: float = 0.0
    marks: list[Mark] = field(default_factory=list)
    """One for each step that may be taken back."""
    used: list[float] = field(default_factory=list)
    """Of each decision, how much of its turn's time was used when it was made."""

    def begin(self, now: float) -> None:
        """The match begins."""
        self.turn_began = self.last_step = now

    def not_after(self, now: float) -> None:
        """Nothing has happened later than now: entries without a steady time have only the host's, which may be
        ahead, and what a process did in its last seconds it may not have counted.
        """
        self.turn_began, self.last_step = min(self.turn_began, now), min(self.last_step, now)

    def before_move(self, seat: int, bot: str | None, *, chance: bool) -> None:
        """Remember how the clocks stand, in case that the step is taken back."""
        if self.marks and self.marks[-1].seat != seat:
            self.marks.clear()
        self.marks.append(Mark(dict(self.spent), self.turn_began, self.last_step, seat, bot))
        if chance:
            self.marks.clear()

    def read(self, now: float, charged: int) -> None:
        """Charge the time since the last step to a seat, or to none."""
        if charged:
            self.spent[charged] = self.spent.get(charged, 0) + max(0.0, now - self.last_step)
        self.last_step = max(self.last_step, now)

    def decided(self, now: float) -> None:
        """A decision is made now."""
        self.used.append(now - self.turn_began)

    def take_back(self, seat: int, steps: int, now: float) -> None:
        """Set the clocks back to where they stood before the last step; the time since is the seat's.

        With a step that bots have answered goes what they answered, so many steps in all: the turn goes on with
        what it had used, and the bots' time is still nobody's.
        """
        taken = self.used[-steps:] if steps else []
        del self.used[len(self.used) - len(taken) :]
        if self.marks:
            mark = self.marks.pop()
            self.spent, self.turn_began, self.last_step = dict(mark.spent), mark.turn_began, mark.last_step
        elif taken:
            self.turn_began -= taken[0]
        self.read(now, seat)

    def remaining(self, clock: Clock, seat: int, now: float, *, running: bool) -> float:
        """Seconds left on a seat's clock."""
        if clock.per == "turn":
            return clock.seconds - (now - self.turn_began if running else 0)
        return clock.seconds - self.spent.get(seat, 0) - (now - self.last_step if running else 0)
