"""Results: how each seat fared, one row for each, written with the entry that ends a match.

Profiles and ratings are made from them. A match that began elsewhere has none: anybody can write a file in which
somebody has nearly won.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vihara.server.database import Statement
from vihara.server.store import Store
from vihara.server.table import Table

_MOST = 2000
"""Matches that a profile is made from, the latest."""
_INSERT = (
    "INSERT INTO results (table_id, seat, identity, bot, game, seats, at, won, score, place, rated) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Other:
    """Who else sat at a table."""

    identity: str | None
    bot: str | None
    outside: bool
    """It is a program's identity."""


@dataclass(frozen=True)
class Result:
    """How somebody fared in a match."""

    table: str
    game: str
    seats: int
    at: float
    won: bool
    others: tuple[Other, ...]

    @property
    def against(self) -> str:
        """People, a bot by name, or `mixed`: several bots of different strength, or people and bots."""
        kinds = {"people" if other.bot is None else other.bot for other in self.others}
        return kinds.pop() if len(kinds) == 1 else "mixed"


def written_results(table: Table) -> list[Statement]:
    """The rows of a match that has just ended."""
    match = table.match
    outcome = match.outcome if match else None
    if match is None or outcome is None or table.imported:
        return []
    agreed = bool(match.log) and match.log[-1].how == "agreed"
    rated = int(table.rated and not agreed)
    rows: list[Statement] = []
    for seat, score in zip(table.seats, outcome.scores, strict=True):
        alone = seat.identity is not None and len(table.seats_of(seat.identity)) == 1
        won = seat.number in outcome.winners
        better = sum(other > score for other in outcome.scores)
        place = 1 if won else 1 + max(better, len(outcome.winners))
        row = (
            table.id, seat.number, seat.identity if alone else None, seat.bot, table.game.key, len(table.seats),
            table.at, int(won), int(score), place, rated,
        )  # fmt: skip
        rows.append((_INSERT, row))
    return rows


async def results_of(store: Store, identity: str) -> list[Result]:
    """How somebody has fared, the latest match first; where one sat alone nobody else did."""
    rows = await store.read(
        "SELECT r.table_id, r.game, r.seats, r.at, r.won, o.seat, o.identity, o.bot, i.owner "
        "FROM (SELECT * FROM results WHERE identity = ? ORDER BY at DESC, table_id LIMIT ?) r "
        "LEFT JOIN results o ON o.table_id = r.table_id AND o.seat <> r.seat "
        "LEFT JOIN identities i ON i.id = o.identity ORDER BY r.at DESC, r.table_id, o.seat",
        identity, _MOST,
    )  # fmt: skip
    return list(_gathered(rows))


def _gathered(rows: Iterable[tuple[object, ...]]) -> Iterable[Result]:
    found: dict[str, tuple[tuple[object, ...], list[Other]]] = {}
    for row in rows:
        head, others = found.setdefault(str(row[0]), (row, []))
        if row[5] is not None:
            identity, bot, owner = (None if one is None else str(one) for one in row[6:9])
            others.append(Other(identity, bot, owner is not None))
    for table, (head, others) in found.items():
        _, game, seats, at, won = head[:5]
        yield Result(table, str(game), int(str(seats)), float(str(at)), bool(won), tuple(others))
