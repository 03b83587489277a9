"""Quick match: who waits for a game, at so many seats and a pace, is brought together with others like them.

First those whose ratings are close; the longer somebody waits the wider the window, until anybody will do. Nobody
meets who does not want to. The queue is in the database, and whichever process looks is the one that pairs: it
changes a mark that it has read before, and all it writes depends on that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import get_args

from vihara.core.saying import Saying
from vihara.server.answers import Sought, Waiting
from vihara.server.clocks import Clock
from vihara.server.database import Statement
from vihara.server.errors import TooMany
from vihara.server.identity import Person, new_id
from vihara.server.ratings import MIDDLE, Ratings
from vihara.server.requests import Pace
from vihara.server.store import Store

PACES: dict[Pace, Clock] = {
    "quick": Clock("seat", 300, "resign", "greedy"),
    "calm": Clock("seat", 1200, "resign", "greedy"),
    "days": Clock("turn", 172_800, "resign", "greedy"),
}
"""How much time one has: five or twenty minutes for all turns, or two days for each."""
assert set(PACES) == set(get_args(Pace))
_PATIENCE: dict[Pace, float] = {"quick": 15.0, "calm": 15.0, "days": 7 * 86_400.0}
"""Seconds after which somebody who does not ask any more has gone; who plays over days need not stay."""
_WINDOW = 100.0
_WIDER: dict[Pace, float] = {"quick": 10.0, "calm": 10.0, "days": 0.1}
"""Points between two at first, and how many more each second."""
_OPENING = 60.0
"""Seconds after which a table that is not there will not come: who was to open it is dead."""
_HEARD = 30.0
"""Seconds after which one has heard of one's table, or will not."""
_CANDIDATES = 24
"""Of those who wait longest so many are looked at."""
_MOST_WAITING = 10_000


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits."""

    identity: str
    name: str
    points: int
    since: float
    adds: bool = False
    """Their browser adds to the dice."""


@dataclass(frozen=True)
class Found:
    """A match to be opened."""

    table: str
    seekers: tuple[Seeker, ...]


class Seekers:
    """Everybody who waits for a match."""

    def __init__(self, store: Store, ratings: Ratings) -> None:
        self.store, self.ratings = store, ratings

    async def seek(
        self, person: Person, game: str, seats: int, pace: Pace, *, rated: bool, adds: bool, now: float
    ) -> None:
        """Begin to wait, for one thing at a time; who asks for the same again goes on waiting."""
        ((waiting,),) = await self.store.read("SELECT count(*) FROM seekers")
        if waiting >= _MOST_WAITING:
            raise TooMany(Saying("server-most-seekers", "too many are waiting at the moment"))
        known = [one for one in await self.ratings.of(person.id) if (one.game, one.pool) == (game, "people")]
        points = known[0].points if known else MIDDLE
        row = (person.id, person.name, game, seats, pace, int(rated), points, now, now, int(adds))
        insert = (
            "INSERT INTO seekers (identity, name, game, seats, pace, rated, points, since, beat, adds) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (identity) DO UPDATE SET name = excluded.name, "
            "game = excluded.game, seats = excluded.seats, pace = excluded.pace, rated = excluded.rated, "
            "points = excluded.points, beat = excluded.beat, adds = excluded.adds, "
            "since = CASE WHEN seekers.game = excluded.game AND seekers.seats = excluded.seats "
            "AND seekers.pace = excluded.pace AND seekers.rated = excluded.rated "
            "THEN seekers.since ELSE excluded.since END "
            "WHERE seekers.table_id IS NULL"
        )
        heard = ("DELETE FROM seekers WHERE identity = ? AND found < ?", (person.id, now - _HEARD))
        await self.store.write([heard, (insert, row)])

    async def stop(self, person: Person) -> None:
        """Do not wait any more; what was found is forgotten."""
        await self.store.write([("DELETE FROM seekers WHERE identity = ?", (person.id,))])

    async def sought(self, person: Person, now: float) -> Sought | None:
        """What somebody waits for, and the table once there is one."""
        beat = ("UPDATE seekers SET beat = ? WHERE identity = ?", (now, person.id))
        if await self.store.write([beat]) != [1]:
            return None
        rows = await self.store.read(
            "SELECT s.game, s.seats, s.pace, s.rated, s.since, t.id FROM seekers s "
            "LEFT JOIN tables t ON t.id = s.table_id WHERE s.identity = ?",
            person.id,
        )
        for game, seats, pace, rated, since, table in rows:
            return Sought(
                game=game,
                seats=seats,
                pace=pace,
                rated=bool(rated),
                waited=round(max(0.0, now - since), 1),
                table=table,
            )
        return None

    async def waiting(self, now: float) -> list[Waiting]:
        """How many wait for what; nobody is named."""
        found: list[Waiting] = []
        for pace in PACES:
            rows = await self.store.read(
                "SELECT game, seats, rated, count(*) FROM seekers "
                "WHERE pace = ? AND table_id IS NULL AND beat > ? "
                "GROUP BY game, seats, rated ORDER BY game, seats, rated",
                pace, now - _PATIENCE[pace],
            )  # fmt: skip
            found += [
                Waiting(game=game, seats=seats, pace=pace, rated=bool(rated), number=number)
                for game, seats, rated, number in rows
            ]
        return found

    async def pair(
        self, game: str, seats: int, pace: Pace, *, rated: bool, table: str, now: float
    ) -> Found | None:
        """Bring people together, if there are some; their table is to be opened then."""
        ((mark,),) = await self.store.read("SELECT mark FROM turns WHERE name = 'seekers'")
        rows = await self.store.read(
            "SELECT identity, name, points, since, adds FROM seekers WHERE game = ? AND seats = ? AND pace = ? "
            "AND rated = ? AND table_id IS NULL AND beat > ? ORDER BY since, identity LIMIT ?",
            game, seats, pace, int(rated), now - _PATIENCE[pace], _CANDIDATES,
        )  # fmt: skip
        group = chosen(
            [Seeker(who, name, points, since, bool(adds)) for who, name, points, since, adds in rows],
            seats,
            await self._apart(rows),
            _WIDER[pace],
            now,
        )
        if group is None:
            return None
        mine = new_id()
        marks = ", ".join("?" * seats)
        statements: list[Statement] = [
            ("UPDATE turns SET mark = ? WHERE name = 'seekers' AND mark = ?", (mine, mark)),
            (
                f"UPDATE seekers SET table_id = ?, found = ? WHERE identity IN ({marks}) AND table_id IS NULL "
                "AND EXISTS (SELECT 1 FROM turns WHERE name = 'seekers' AND mark = ?)",
                (table, now, *(one.identity for one in group), mine),
            ),
        ]
        if (await self.store.write(statements))[1] == seats:
            return Found(table, tuple(group))
        await self.release(table)  # another process was faster, or somebody has just left
        return None

    async def release(self, table: str) -> None:
        """There is no such table: those who were to sit there go on waiting."""
        free = "UPDATE seekers SET table_id = NULL, found = NULL WHERE table_id = ?"
        await self.store.write([(free, (table,))])

    async def clean(self, now: float) -> None:
        """Forget those who have gone; who was paired by a process that died before it opened their table waits."""
        gone: list[Statement] = [
            ("DELETE FROM seekers WHERE pace = ? AND beat < ?", (pace, now - _PATIENCE[pace])) for pace in PACES
        ]
        lost = (
            "UPDATE seekers SET table_id = NULL, found = NULL "
            "WHERE found < ? AND table_id NOT IN (SELECT id FROM tables)"
        )
        await self.store.write([*gone, (lost, (now - _OPENING,))])

    async def _apart(self, rows: Sequence[tuple[object, ...]]) -> set[frozenset[str]]:
        """Who does not want to meet whom."""
        if len(rows) < 2:
            return set()
        marks = ", ".join("?" * len(rows))
        people = [str(row[0]) for row in rows]
        found = await self.store.read(
            f"SELECT identity, other FROM blocks WHERE identity IN ({marks}) AND other IN ({marks})",
            *people,
            *people,
        )
        return {frozenset(pair) for pair in found}


def chosen(
    seekers: Sequence[Seeker], seats: int, apart: set[frozenset[str]], wider: float, now: float
) -> list[Seeker] | None:
    """So many who fit together: with who has waited longest, the closest in rating; None if nobody fits."""
    for first in seekers:
        near = sorted(
            (one for one in seekers if one is not first and _fit(first, one, apart, wider, now)),
            key=lambda one: (abs(one.points - first.points), one.since, one.identity),
        )[: 2 * seats]
        for others in combinations(near, seats - 1):
            if all(_fit(one, other, apart, wider, now) for one, other in combinations(others, 2)):
                return [first, *others]
    return None


def _fit(one: Seeker, other: Seeker, apart: set[frozenset[str]], wider: float, now: float) -> bool:
    """Whether two may meet: the wider of their windows counts, so that nobody waits for ever."""
    if frozenset((one.identity, other.identity)) in apart:
        return False
    return abs(one.points - other.points) <= _WINDOW + wider * (now - min(one.since, other.since))
