"""Contests: two bots, many deals, on any executor of `concurrent.futures`; results do not depend on which.

Deals are judged in their order, whoever played them; so a sequential test stops at the same deal everywhere.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import closing
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from vihara.arena.deals import Played, Task, play, warm
from vihara.arena.diary import Diary
from vihara.arena.executors import opened
from vihara.arena.luck import without_luck
from vihara.arena.ratings import Share, Sprt, elo, normal_share, share_of, variance_of
from vihara.bots import check_name
from vihara.core.compiled import source_hash
from vihara.core.errors import InvalidSeats, ViharaError
from vihara.core.game import load

_CHUNKS_PER_WORKER = 16
"""Into how many tasks what is left is cut; so the last ones are short, and nobody waits long for another."""
_LONGEST_CHUNK = 32


@dataclass(frozen=True)
class Contest:
    """Who plays whom, at what, how often. The challenger sits among seats − 1 of the others; where all seats win
    or lose together, each of the two takes all of them in turn.
    """

    game: str
    challenger: str
    other: str
    games: int = 100
    seats: int | None = None
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    sprt: tuple[float, float] | None = None

    def checked(self) -> Contest:
        """The same with its seats, once everything in it makes sense."""
        game = load(self.game)
        seats = max(2, game.seats[0]) if self.seats is None else self.seats
        game.new(seats)
        if seats < 2 and not game.together:
            raise InvalidSeats(f"a contest needs 2 seats or more, not {seats}")
        for name in (self.challenger, self.other):
            check_name(name)
        if self.games < 1:
            raise ViharaError(f"games: found {self.games}, expected 1 or more")
        if not 0 <= self.seed < 1 << 60:
            raise ViharaError(f"seed: found {self.seed}, expected a number from 0 to 2^60 − 1")
        game.settle(seats, self.options, None)
        if self.sprt is not None:
            Sprt(*self.sprt)
        return Contest(
            game.key, self.challenger, self.other, self.games, seats, self.seed, dict(self.options), self.sprt
        )

    @property
    def sides(self) -> int:
        """How many compete: seats, or two teams. A deal takes as many games."""
        assert self.seats is not None
        return 2 if load(self.game).together else self.seats

    @property
    def deals(self) -> int:
        """Every deal is played in full, so a few more games may be played than were asked for."""
        return -(-self.games // self.sides)


@dataclass
class Standing:
    """How a contest stands after some deals, all of them in order."""

    contest: Contest
    played: list[Played] = field(default_factory=list)
    deals: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    seconds: float = 0.0
    sources: str = ""

    def __post_init__(self) -> None:
        # Now, not when the figures are printed: the files may change while a long contest is played.
        self.sources = self.sources or source_hash("core", "bots", f"games/{self.contest.game}")

    def add(self, games: list[Played]) -> None:
        """Count the games of one deal."""
        self.played += games
        self.deals.append(math.fsum(one.share for one in games) / len(games))
        self.luck.append(math.fsum(one.luck for one in games) / len(games))

    @property
    def share(self) -> Share:
        return share_of(self.deals)

    @property
    def adjusted(self) -> list[float]:
        """The shares of the deals without luck: unbiased as the deals are, and less spread."""
        return without_luck(self.deals, self.luck)

    @property
    def test(self) -> Sprt | None:
        contest = self.contest
        return None if contest.sprt is None else Sprt(*contest.sprt, seats=contest.sides)

    @property
    def verdict(self) -> str | None:
        return None if self.test is None else self.test.verdict(self.adjusted)

    @property
    def decided(self) -> bool:
        """Whether a sequential test has found what it was to find."""
        return self.verdict in ("stronger", "not stronger")

    def figures(self) -> dict[str, Any]:
        """The figures as `vihara arena --json` prints them."""
        contest, share, number = self.contest, self.share, len(self.played)
        sides, together = contest.sides, load(contest.game).together
        own = math.fsum(one.scores[one.seat] for one in self.played) / number
        others = math.fsum(sum(one.scores) - one.scores[one.seat] for one in self.played) / number / (sides - 1)
        by_seat = [math.fsum(one.share for one in self.played if one.seat == seat) / len(self.deals)
                   for seat in range(0 if together else sides)]  # fmt: skip
        found: dict[str, Any] = {
            "game": contest.game,
            "seats": contest.seats,
            "bots": [contest.challenger, contest.other],
            "seed": contest.seed,
            "options": dict(contest.options),
            "sources": self.sources,
            "together": together,
            "games": len(self.deals) * sides,
            "deals": len(self.deals),
            "won": sum(one.winners == (one.seat,) for one in self.played),
            "shared": sum(one.seat in one.winners and len(one.winners) > 1 for one in self.played),
            "share": share.mean,
            "interval": [share.low, share.high],
            "elo": _finite(elo(share.mean, sides)),
            "elo_interval": [_finite(elo(share.low, sides)), _finite(elo(share.high, sides))],
            "share_by_seat": by_seat,
            "scores_mean": [own, others],
            "plies_mean": math.fsum(one.plies for one in self.played) / number,
        }
        if any(self.luck):
            adjusted = self.adjusted
            without, spread = normal_share(adjusted), variance_of(adjusted)
            found["without_luck"] = {
                "share": without.mean,
                "interval": [without.low, without.high],
                "worth": variance_of(self.deals) / spread if spread > 0.0 else None,
            }
        if self.test is not None:
            found["sprt"] = {
                "elo0": self.test.elo0,
                "elo1": self.test.elo1,
                "ratio": self.test.ratio(self.adjusted),
                "bound": self.test.bound,
                "verdict": self.verdict,
            }
        return found


def _finite(number: float) -> float | None:
    """JSON has no infinity."""
    return number if math.isfinite(number) else None


def _tasks(contest: Contest, workers: int, first: int = 0) -> Iterator[Task]:
    """The deals from one on, cut into tasks."""
    assert contest.seats is not None
    while left := max(0, contest.deals - first):
        size = max(1, min(_LONGEST_CHUNK, left // (_CHUNKS_PER_WORKER * workers)))
        yield Task(
            contest.game, contest.seats, contest.options, contest.challenger, contest.other, contest.seed,
            first, size,
        )  # fmt: skip
        first += size


def _in_order(executor: Executor, tasks: Iterator[Task], ahead: int) -> Generator[list[Played], None, None]:
    """The games of each task in order, with a few tasks under way; what is not needed any more is cancelled."""
    waiting: deque[Future[list[Played]]] = deque()
    try:
        while True:
            while len(waiting) < ahead and (task := next(tasks, None)) is not None:
                waiting.append(executor.submit(play, task))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def run_on(
    executor: Executor | None,
    contest: Contest,
    workers: int = 1,
    progress: Callable[[Standing], None] = lambda _: None,
    keep: Path | None = None,
) -> Standing:
    """Play a contest on an executor with so many workers; on none, here and now. With a folder to keep its games
    in, go on from those that are there.
    """
    standing = Standing(contest.checked())
    if keep is None:
        return _play(executor, standing, workers, lambda _: None, progress)
    with Diary(keep, standing) as diary:
        for deal in diary.deals[: standing.contest.deals]:
            standing.add(deal)
            if standing.decided:
                return standing
        if len(standing.deals) == standing.contest.deals:
            return standing
        return _play(executor, standing, workers, diary.add, progress)


def _play(
    executor: Executor | None,
    standing: Standing,
    workers: int,
    note: Callable[[list[Played]], None],
    progress: Callable[[Standing], None],
) -> Standing:
    """Play the deals that are missing."""
    contest, began = standing.contest, time.perf_counter()
    tasks = _tasks(contest, workers, len(standing.deals))
    if executor is None:
        batches: Generator[list[Played], None, None] = (play(task) for task in tasks)
    else:
        # Compiled here once, so that workers find it in the cache instead of all compiling it.
        warm(next(_tasks(contest, workers)))
        batches = _in_order(executor, tasks, 2 * workers)
    with closing(batches):
        for batch in batches:
            for _, played in groupby(batch, key=lambda one: one.deal):
                games = list(played)
                note(games)
                standing.add(games)
                standing.seconds = time.perf_counter() - began
                progress(standing)
                if standing.decided:
                    return standing
    return standing


def run(contest: Contest, workers: int | None = None) -> Standing:
    """Play a contest on processes of this machine, in this one if one is enough."""
    with opened(workers) as (executor, number):
        return run_on(executor, contest, number)
