"""What a review found, as values that can be written and read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from vihara.review.marks import Mark


@dataclass(frozen=True)
class Candidate:
    """A move as it is told: its text, its chance to win and its lead, with standard errors."""

    move: str
    win: float
    win_error: float
    lead: float
    lead_error: float
    line: tuple[str, ...] = ()
    """Decisions after it, as in a match file."""


@dataclass(frozen=True)
class Decision:
    """A decision: what its seat made of it, and what would have been best."""

    step: int
    """Its place in the log, from 0."""
    ply: int
    """Which decision of the match it is, from 0."""
    seat: int
    phase: int
    choices: int
    """How many legal moves there were; with one, the move was forced and does not count."""
    made: Candidate
    best: Candidate
    second: Candidate | None
    sight: str
    """What looks best at first sight: the move of the game's own policy."""
    loss: float
    loss_error: float
    lead_loss: float
    lead_loss_error: float
    mark: Mark

    @property
    def forced(self) -> bool:
        return self.choices == 1


@dataclass(frozen=True)
class Draw:
    """What chance gave for one place, as one line of a match file, and whom it helped."""

    step: int
    """Where in the log its first piece is."""
    line: str
    shares: tuple[float, ...]
    leads: tuple[float, ...]


@dataclass(frozen=True)
class Sum:
    """One seat's result and what it is made of: start + luck + skill + unknown = result."""

    start: float
    luck: float
    own: float
    """What its own decisions lost it: never more than 0."""
    others: float
    """What those of the others brought it."""
    hidden: float
    """What lay hidden: real positions less the worlds the seats could believe in."""
    rest: float
    """What the values got wrong; see docs/review.md."""
    result: float

    @property
    def skill(self) -> float:
        return self.own + self.others

    @property
    def unknown(self) -> float:
        return self.hidden + self.rest

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.result - self.luck


@dataclass(frozen=True)
class Phase:
    """How a seat did in a third of the match."""

    decisions: int
    error: float
    """Loss of winning chance for each decision that was not forced."""


@dataclass(frozen=True)
class SeatReview:
    """How a seat did."""

    seat: int
    name: str
    decisions: int
    unforced: int
    error: float
    """Loss of winning chance for each decision that was not forced."""
    error_margin: float
    """Half of its 95 % interval, as far as the judging goes."""
    lead_error: float
    """The same in points."""
    accuracy: float | None
    marks: dict[str, int]
    phases: tuple[Phase, ...]
    level: int | None
    """The level of the bots that err as much in this game; None where that was not measured."""
    win: Sum
    lead: Sum


@dataclass(frozen=True)
class Review:
    """The review of one match."""

    game: str
    seats: int
    depth: str
    seed: int
    names: tuple[str, ...]
    ending: str
    """Why it ended, in English."""
    graph: tuple[tuple[float, ...], ...]
    """The chance to win of each seat, with all cards open, before the log's first step and after each."""
    lead_graph: tuple[tuple[float, ...], ...]
    players: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    turning: tuple[int, ...]
    """The decisions that cost most, by place in `decisions`, the worst first."""

    def lucky(self, seat: int, number: int) -> tuple[list[Draw], list[Draw]]:
        """The luckiest and the unluckiest draws of a seat (from 1)."""
        ordered = sorted(self.draws, key=lambda one: (-one.shares[seat - 1], one.step))
        best = [one for one in ordered[:number] if one.shares[seat - 1] > 0.0]
        return best, [one for one in reversed(ordered[-number:]) if one.shares[seat - 1] < 0.0]

    def named(self, names: tuple[str, ...]) -> Review:
        """The same review with other names."""
        players = tuple(replace(one, name=name) for one, name in zip(self.players, names, strict=True))
        return replace(self, names=names, players=players)

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        found = asdict(self)
        for told, player in zip(found["players"], self.players, strict=True):
            for name, of in (("win", player.win), ("lead", player.lead)):
                told[name] |= {"skill": of.skill, "unknown": of.unknown, "adjusted": of.adjusted}
        return found


def review_of(data: dict[str, Any]) -> Review:
    """Read it back."""
    players = [
        {
            **one,
            "phases": tuple(Phase(**phase) for phase in one["phases"]),
            **{name: _sum(one[name]) for name in ("win", "lead")},
        }
        for one in data["players"]
    ]
    decisions = [
        {**one, **{name: _candidate(one[name]) for name in ("made", "best", "second")}}
        for one in data["decisions"]
    ]
    draws = [{**one, "shares": tuple(one["shares"]), "leads": tuple(one["leads"])} for one in data["draws"]]
    return Review(
        **{
            **data,
            "names": tuple(data["names"]),
            "graph": _rows(data["graph"]),
            "lead_graph": _rows(data["lead_graph"]),
            "players": tuple(SeatReview(**one) for one in players),
            "decisions": tuple(Decision(**one) for one in decisions),
            "draws": tuple(Draw(**one) for one in draws),
            "turning": tuple(data["turning"]),
        }
    )


def _sum(data: dict[str, float]) -> Sum:
    return Sum(**{name: data[name] for name in Sum.__dataclass_fields__})


def _candidate(data: dict[str, Any] | None) -> Candidate | None:
    return None if data is None else Candidate(**{**data, "line": tuple(data["line"])})


def _rows(data: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in data)
