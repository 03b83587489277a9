"""The review of a finished match: every decision judged, every draw weighed, and a sum that comes out exactly.

What is meant by luck, skill and what nobody could know stands in docs/review.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from vihara.bots.search import can_search
from vihara.core import record
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import Game
from vihara.core.match import Act, Match
from vihara.core.record import State
from vihara.core.replay import waiting_for
from vihara.core.saying import Saying
from vihara.review.findings import Candidate, Decision, Draw, Phase, Review, SeatReview, Sum
from vihara.review.judging import Effort, Judge, Option, Verdict
from vihara.review.knowing import Onlookers
from vihara.review.marks import MARKS, PHASES, accuracy, mark, phase
from vihara.review.positions import Appraiser, Worth, nothing
from vihara.review.titles import level_of
from vihara.review.together import can_look_back

TURNING: Final = 3
"""So many turning points are shown."""
_Z: Final = 1.959963984540054
_STRIDE: Final = 1 << 20
_BEGIN: Final = 1000
"""Rollouts of the position before the deal, which nobody looks at twice."""


@dataclass(frozen=True)
class Depth:
    """How deeply a match is reviewed."""

    name: str
    effort: Effort
    rollouts: int
    """Of every position on the way; 0 is the quick value."""
    turns: int
    """Of each rollout, after the turn under way."""
    worlds: int
    """To compare real positions with."""


DEPTHS: Final = {
    one.name: one
    for one in (
        Depth("quick", Effort(150, 100, 1), 0, 0, 64),
        Depth("standard", Effort(1000, 600, 3), 64, 2, 128),
        Depth("deep", Effort(10_000, 4000, 4, candidates=3), 400, 2, 800),
    )
}
STANDARD: Final = "standard"


def check(match: Match) -> None:
    """Raise if a match cannot be reviewed."""
    if not (can_search(match.game) or can_look_back(match.game)):
        raise ViharaError(
            Saying("review-game", "luck and skill cannot be told apart in {game}", game=match.game.key)
        )
    if not match.over:
        raise ViharaError(
            Saying(
                "review-running", "a match is reviewed once it is over; next comes {next}", next=waiting_for(match)
            )
        )


@dataclass
class _Account:
    """What has been added up, by seat."""

    start: Worth
    luck: Worth
    own: Worth
    others: Worth
    hidden: Worth
    rest: Worth

    @classmethod
    def of(cls, start: Worth) -> _Account:
        return cls(start, *(nothing(len(start.shares)) for _ in range(5)))

    def decide(self, seat: int, skill: Worth) -> None:
        """Add what a decision of a seat (from 0) brought each."""
        mine, others = nothing(len(skill.shares)), nothing(len(skill.shares))
        for whole, own, other in zip(skill, mine, others, strict=True):
            other[:] = whole
            own[seat], other[seat] = whole[seat], 0.0
        self.own, self.others = self.own + mine, self.others + others

    def sums(self, result: Worth, seat: int) -> tuple[Sum, Sum]:
        """The result of a seat (from 0) and what it is made of: chance to win, lead."""
        parts = (self.start, self.luck, self.own, self.others, self.hidden, self.rest, result)
        return tuple(Sum(*(float(part[which][seat]) for part in parts)) for which in (0, 1))  # type: ignore[return-value]


@dataclass
class _Work:
    """What a review is made from."""

    match: Match
    depth: Depth
    seed: int
    states: list[State] = field(default_factory=list)
    worths: list[Worth] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    chances: dict[int, Worth] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return self.match.game


def result_of(match: Match) -> Worth:
    """The shares of the victory, and the leads."""
    outcome = match.outcome
    assert outcome is not None
    shares = [seat in outcome.winners and 1.0 / len(outcome.winners) for seat in range(1, match.seats + 1)]
    leads = [
        float(score - max(other for at, other in enumerate(outcome.scores) if at != seat))
        for seat, score in enumerate(outcome.scores)
    ]
    return Worth(np.array(shares, float), np.array(leads, float))


def review(
    match: Match, depth: Depth, seed: int = 1, watch: Callable[[int, int], None] = lambda _done, _all: None
) -> Review:
    """Review a finished match; `watch` is told how many steps are done, of how many."""
    check(match)
    if match.game.together:
        raise ViharaError(f"{match.game.key} has no rivals: `together.look_back` reviews it")
    work = _Work(match, depth, seed)
    work.states = [record.copy(at.state) for _, at in match.rerun()]
    appraiser = Appraiser(work.game, match.seats, depth.rollouts, depth.turns, seed)
    judge = Judge(work.game, match.seats, depth.effort)
    onlookers = Onlookers(work.game, match.seats)
    result = result_of(match)
    work.worths = [appraiser.of(state) for state in work.states[:-1]] + [result]
    work.worths[0] = Appraiser(work.game, match.seats, _BEGIN, depth.turns, seed).of(work.states[0])
    account = _Account.of(work.worths[0])
    ply, plies = 0, match.plies
    for step, act in enumerate(match.log):
        before, after = work.states[step], work.states[step + 1]
        change = work.worths[step + 1] - work.worths[step]
        if act.how is not None:
            _end(account, work, onlookers, appraiser, act, step)
        elif act.seat == 0:
            assert act.action is not None
            luck = appraiser.luck(before, act.action)
            work.chances[step] = luck
            account.luck, account.rest = account.luck + luck, account.rest + (change - luck)
        else:
            _decide(account, work, (onlookers, appraiser, judge), act, step, (ply, plies))
            ply += 1
        onlookers.note(before, act, after)
        watch(step + 1, len(match.log))
    return _gathered(work, account, result)


def _decide(
    account: _Account, work: _Work, eyes: tuple[Onlookers, Appraiser, Judge], act: Act, step: int,
    place: tuple[int, int],
) -> None:  # fmt: skip
    """Judge a decision, and tell what of its worth lay hidden."""
    onlookers, appraiser, judge = eyes
    game, seat, (ply, plies) = work.game, act.seat - 1, place
    assert act.action is not None
    state = work.states[step]
    view, seed = game.observe(state, seat), work.seed * _STRIDE + ply
    choices = len(game.legal(view))
    worlds = onlookers.worlds(view, seat, work.depth.worlds, seed)
    supposed = appraiser.mean(worlds, seed)
    if choices == 1:
        value = Option(act.action, float(supposed.shares[seat]), 0.0, float(supposed.leads[seat]), 0.0)
        verdict = Verdict(value, value)
    else:
        verdict = judge.judge(view, act.action, seed, onlookers.believed(view, seat, seed))
    sight = int(game.kernels.policy(view, 0, FastDice.of(seed, 3).words))
    skill = nothing(work.match.seats)
    if verdict.worth_made is not None and verdict.worth_best is not None:
        skill = verdict.worth_made - verdict.worth_best
    account.decide(seat, skill)
    for at in range(len(worlds)):
        game.kernels.apply(worlds, at, act.action)
    change, expected = work.worths[step + 1] - work.worths[step], appraiser.mean(worlds, seed) - supposed
    account.hidden, account.rest = account.hidden + (change - expected), account.rest + (expected - skill)
    second = None if verdict.second is None else _told(work, state, verdict.second)
    work.decisions.append(
        Decision(
            step=step,
            ply=ply,
            seat=act.seat,
            phase=phase(ply, plies),
            choices=choices,
            made=_told(work, state, verdict.made),
            best=_told(work, state, verdict.best),
            second=second,
            sight=game.name(state, sight),
            loss=verdict.loss,
            loss_error=verdict.loss_error,
            lead_loss=verdict.lead_loss,
            lead_loss_error=verdict.lead_loss_error,
            mark=mark(verdict.loss, verdict.loss_error),
        )
    )


def _end(account: _Account, work: _Work, onlookers: Onlookers, appraiser: Appraiser, act: Act, step: int) -> None:
    """An early end: who gives up, or lets time run out, loses what its view still promised. What all agree on is
    nobody's mistake.
    """
    change = work.worths[step + 1] - work.worths[step]
    if not act.seat:
        account.rest = account.rest + change
        return
    seat, seed = act.seat - 1, work.seed * _STRIDE + _STRIDE - 1
    worlds = onlookers.worlds(work.game.observe(work.states[step], seat), seat, work.depth.worlds, seed)
    skill = work.worths[step + 1] - appraiser.mean(worlds, seed)
    account.decide(seat, skill)
    account.hidden = account.hidden + (change - skill)


def _told(work: _Work, state: State, option: Option) -> Candidate:
    """A move with its line, as in a match file."""
    name = work.game.name
    line = tuple(f"{seat + 1} {name(state, action)}" for seat, action in option.line)
    return Candidate(
        name(state, option.action), option.win, option.win_error, option.lead, option.lead_error, line
    )


def _gathered(work: _Work, account: _Account, result: Worth) -> Review:
    """All that was found."""
    match = work.match
    outcome = match.outcome
    assert outcome is not None
    names = tuple(match.names.get(seat, "") for seat in range(1, match.seats + 1))
    costly = sorted(
        (place for place, one in enumerate(work.decisions) if mark(one.loss, one.loss_error)),
        key=lambda place: (-work.decisions[place].loss, place),
    )
    return Review(
        game=match.game.key,
        seats=match.seats,
        depth=work.depth.name,
        seed=work.seed,
        names=names,
        ending=str(outcome.reason),
        graph=tuple(tuple(worth.shares.tolist()) for worth in work.worths),
        lead_graph=tuple(tuple(worth.leads.tolist()) for worth in work.worths),
        players=tuple(_player(work, account, result, seat, names) for seat in range(1, match.seats + 1)),
        decisions=tuple(work.decisions),
        draws=tuple(_draws(match, work.chances)),
        turning=tuple(costly[:TURNING]),
    )


def _player(work: _Work, account: _Account, result: Worth, seat: int, names: Sequence[str]) -> SeatReview:
    mine = [one for one in work.decisions if one.seat == seat]
    unforced = [one for one in mine if not one.forced]
    error, margin = _rate(unforced)
    win, lead = account.sums(result, seat - 1)
    return SeatReview(
        seat=seat,
        name=names[seat - 1],
        decisions=len(mine),
        unforced=len(unforced),
        error=error,
        error_margin=margin,
        lead_error=sum(one.lead_loss for one in unforced) / max(1, len(unforced)),
        accuracy=accuracy([one.best.win for one in unforced], [one.loss for one in unforced]),
        marks={sign: sum(one.mark == sign for one in mine) for sign, _ in reversed(MARKS)},
        phases=tuple(
            Phase(len(those), _rate(those)[0])
            for those in ([one for one in unforced if one.phase == number] for number in range(len(PHASES)))
        ),
        level=level_of(work.game, work.match.seats, work.depth.name, error) if unforced else None,
        win=win,
        lead=lead,
    )


def _rate(decisions: Sequence[Decision]) -> tuple[float, float]:
    """The mean loss, and half its 95 % interval by the errors of the judging."""
    number = max(1, len(decisions))
    error = sum(one.loss_error**2 for one in decisions) ** 0.5
    return sum(one.loss for one in decisions) / number, _Z * error / number


def _draws(match: Match, chances: dict[int, Worth]) -> list[Draw]:
    """What chance gave, line by line as in the match file."""
    found: list[Draw] = []
    pieces: list[tuple[int, str]] = []

    def close() -> None:
        while pieces:
            count = len(pieces)
            while count > 1 and len(match.game.join([text for _, text in pieces[:count]])) > 1:
                count -= 1
            worths = [chances[step] for step, _ in pieces[:count]]
            (line,) = match.game.join([text for _, text in pieces[:count]])
            found.append(
                Draw(
                    pieces[0][0],
                    line,
                    tuple(np.sum([one.shares for one in worths], axis=0).tolist()),
                    tuple(np.sum([one.leads for one in worths], axis=0).tolist()),
                )
            )
            del pieces[:count]

    for step, act in enumerate(match.log):
        if act.seat == 0 and act.action is not None:
            pieces.append((step, act.text))
        else:
            close()
    close()
    return found
