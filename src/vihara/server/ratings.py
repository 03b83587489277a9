"""Ratings: by game and pool, from rated matches, in the order in which they ended.

OpenSkill's Plackett-Luce model: one model for two to four seats and ties, where Glicko-2 knows only pairs. A
rating is a mean and a doubt, both told. People among themselves are one pool; matches with bots are another, where
the levels are anchors: what they are worth is measured in the arena (docs/strength.md) and does not move. Points
are scaled so that a difference of 100 means what it means in Elo.

Whichever process is first counts a match: it changes a mark that it has read before, and all it writes depends on
that. Should it die, another one goes on.
"""

from __future__ import annotations

import asyncio
import math
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

from openskill.models import PlackettLuce

from vihara.core.errors import ViharaError
from vihara.server.database import Statement
from vihara.server.identity import new_id
from vihara.server.logs import log
from vihara.server.store import Store

Pool = Literal["people", "bots"]
MU, SIGMA = 25.0, 25.0 / 3
_BETA = SIGMA / 2
SCALE = 400 / math.log(10) / (math.sqrt(2) * _BETA)
"""Points for one unit of the model: between two whose ratings are sure."""
MIDDLE = 1500
"""Points of somebody of whom nothing is known; and of level 3 among the bots."""
_SURE = 1.0
"""The doubt about a bot's anchor, in units of the model: 30 points."""
_LOOK = 2.0
"""Seconds between two looks for matches to be counted."""
_DAY = 86_400.0
_MOST_A_DAY = 12
"""Rated matches a day among the same people that count."""
_MOST_STEPS = 400
"""Steps of a curve that are kept."""
SURE_ENOUGH = 175
"""Points of doubt below which somebody is listed: after some fifteen matches."""
_MOST_LISTED = 50


@dataclass(frozen=True)
class Rating:
    """How good somebody is believed to be at a game."""

    game: str
    pool: Pool
    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        return points_of(self.mu)

    @property
    def doubt(self) -> int:
        """Points up and down between which it is in two cases of three."""
        return round(SCALE * self.sigma)


def points_of(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - MU))


@cache
def anchors() -> dict[str, dict[str, int]]:
    """What the levels of bots are worth, by game: points."""
    text = (resources.files("vihara.server") / "anchors.toml").read_text("utf-8")
    return tomllib.loads(text)


def anchor_of(game: str, bot: str) -> float | None:
    """The mean of a bot in the model; None if it was not measured."""
    points = anchors().get(game, {}).get(bot)
    return None if points is None else MU + (points - MIDDLE) / SCALE


class Ratings:
    """Everybody's ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._model = PlackettLuce(mu=MU, sigma=SIGMA, beta=_BETA)

    async def run(self) -> None:
        """Count what has ended, as long as the server runs."""
        while True:
            try:
                await self.settle()
            except ViharaError as error:
                log.warning("no match was counted", code=error.code)
            except Exception:
                log.defect("no match was counted")
            await asyncio.sleep(_LOOK)

    async def settle(self) -> None:
        """Count all rated matches that wait for it, one after the other."""
        while rows := await self.store.read(
            "SELECT table_id, at FROM results WHERE rated = 1 ORDER BY at, table_id LIMIT 1"
        ):
            ((mark,),) = await self.store.read("SELECT mark FROM turns WHERE name = 'ratings'")
            ((table, at),) = rows
            await self._count(table, at, mark)

    async def _count(self, table: str, at: float, mark: str) -> None:
        seats = await self.store.read(
            "SELECT r.game, r.identity, r.bot, r.place, i.owner FROM results r "
            "LEFT JOIN identities i ON i.id = r.identity WHERE r.table_id = ? AND r.rated = 1 ORDER BY r.seat",
            table,
        )
        mine = new_id()
        ours = "EXISTS (SELECT 1 FROM turns WHERE name = 'ratings' AND mark = ?)"
        turn: Statement = ("UPDATE turns SET mark = ? WHERE name = 'ratings' AND mark = ?", (mine, mark))
        done = f"UPDATE results SET rated = ? WHERE table_id = ? AND {ours}"
        people = [identity for _, identity, _, _, _ in seats if identity is not None]
        behind = [owner or identity for _, identity, _, _, owner in seats if identity is not None]
        gone = any(identity is None and bot is None for _, identity, bot, _, _ in seats)
        alone = len(set(behind)) < len(behind)  # with programs of one's own, which lose as one likes
        if not people or gone or alone or await self._too_many(behind, at):
            await self.store.write([turn, (done, (3, table, mine))])
            return
        game = seats[0][0]
        pool: Pool = "bots" if any(bot or owner for _, _, bot, _, owner in seats) else "people"
        known = {identity: await self._find(identity, game, pool) for identity in people}
        teams = []
        for _, identity, bot, _, _ in seats:
            if bot is None:
                found = known[identity]
                teams.append([self._model.rating(mu=found.mu, sigma=found.sigma)])
            else:
                mu = anchor_of(game, bot)
                teams.append([self._model.rating(mu=MU if mu is None else mu, sigma=_SURE)])
        after = self._model.rate(teams, ranks=[float(place) for _, _, _, place, _ in seats])
        statements: list[Statement] = [turn, (done, (2, table, mine))]
        for (_, identity, _, _, _), (new,) in zip(seats, after, strict=True):
            if identity is None:
                continue
            number = known[identity].games + 1
            write = (
                "INSERT INTO ratings (identity, game, pool, mu, sigma, games) "
                f"SELECT ?, ?, ?, ?, ?, ? WHERE {ours} ON CONFLICT (identity, game, pool) DO UPDATE "
                "SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
            )
            step = (
                "INSERT INTO rating_steps (identity, game, pool, number, at, mu) "
                f"SELECT ?, ?, ?, ?, ?, ? WHERE {ours} ON CONFLICT DO NOTHING"
            )
            old_steps = "DELETE FROM rating_steps WHERE identity = ? AND game = ? AND pool = ? AND number <= ?"
            statements += [
                (write, (identity, game, pool, float(new.mu), float(new.sigma), number, mine)),
                (step, (identity, game, pool, number, float(at), float(new.mu), mine)),
                (old_steps, (identity, game, pool, number - _MOST_STEPS)),
            ]
        await self.store.write(statements)

    async def _too_many(self, people: list[str], at: float) -> bool:
        """Whether the same people have played enough rated matches in a day, by whatever outside bots of theirs;
        alone one meets anchors.
        """
        if len(people) < 2:
            return False
        marks = ", ".join("?" * len(people))
        rows = await self.store.read(
            "SELECT r.table_id FROM results r JOIN identities i ON i.id = r.identity "
            f"WHERE coalesce(i.owner, i.id) IN ({marks}) AND r.rated = 2 AND r.at > ? "
            "GROUP BY r.table_id HAVING count(*) = ?",
            *people, at - _DAY, len(people),
        )  # fmt: skip
        return len(rows) >= _MOST_A_DAY

    async def _find(self, identity: str, game: str, pool: Pool) -> Rating:
        rows = await self.store.read(
            "SELECT mu, sigma, games FROM ratings WHERE identity = ? AND game = ? AND pool = ?",
            identity,
            game,
            pool,
        )
        return Rating(game, pool, *rows[0]) if rows else Rating(game, pool, MU, SIGMA, 0)

    # -- asking -----------------------------------------------------------------------------------------------

    async def of(self, identity: str) -> list[Rating]:
        """Somebody's ratings."""
        rows = await self.store.read(
            "SELECT game, pool, mu, sigma, games FROM ratings WHERE identity = ? ORDER BY game, pool", identity
        )
        return [Rating(*row) for row in rows]

    async def curves(self, identity: str) -> dict[tuple[str, str], list[tuple[float, int]]]:
        """How they came about: when, and to how many points."""
        found: dict[tuple[str, str], list[tuple[float, int]]] = {}
        for game, pool, at, mu in await self.store.read(
            "SELECT game, pool, at, mu FROM rating_steps WHERE identity = ? ORDER BY game, pool, number", identity
        ):
            found.setdefault((game, pool), []).append((round(at), points_of(mu)))
        return found

    async def best(self, game: str, pool: Pool) -> list[tuple[str, Rating]]:
        """Of those who agreed to be listed the best whose ratings are sure enough; first who is surely better."""
        rows = await self.store.read(
            "SELECT r.identity, r.game, r.pool, r.mu, r.sigma, r.games FROM ratings r "
            "JOIN profiles p ON p.identity = r.identity AND p.ranked = 1 "
            "WHERE r.game = ? AND r.pool = ? AND r.sigma < ? ORDER BY r.mu - 2 * r.sigma DESC LIMIT ?",
            game, pool, SURE_ENOUGH / SCALE, _MOST_LISTED,
        )  # fmt: skip
        return [(identity, Rating(*rest)) for identity, *rest in rows]
