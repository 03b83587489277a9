"""The index of tables: the rows beside the log that lists, limits and clocks are made from, and all their SQL."""

from __future__ import annotations

import json
from typing import Literal

from vihara.server.answers import ListedTable, Standing
from vihara.server.database import Progress, Statement
from vihara.server.identity import Person
from vihara.server.shown import TableSummary
from vihara.server.store import Store
from vihara.server.table import RUNNING, Table
from vihara.server.views import summary_json

Scope = Literal["open", "running", "over", "own", "waiting"]
_MOST_COUNTED = 500
"""Matches that standings are counted from."""
_EVER = float(2**53)
_WHERE: dict[Scope, str] = {
    "open": "t.status = 'open' AND t.public = 1",
    "running": "t.status = 'running' AND t.public = 1",
    "over": "t.status = 'over' AND t.public = 1",
    "own": "t.status <> 'closed' AND (t.host = ? OR t.id IN (SELECT table_id FROM seats WHERE identity = ?))",
    "waiting": "m.identity = ? AND t.id = m.table_id AND t.to_act = m.seat AND t.status = 'running' "
    "AND EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.id AND o.identity <> ?)",
}
_WELCOME = (
    " AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.identity = t.host AND b.other IN (?, ?)) "
    "AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.identity = ? AND b.other = t.host)"
)
"""Who does not want to meet somebody sits at none of their tables, and they at none of theirs."""
_FROM: dict[Scope, str] = {"waiting": "seats m CROSS JOIN tables t"}
"""From one's own seats to their tables, in this order: not from all running tables, which may be many."""
OF_ONESELF: tuple[Scope, ...] = ("own", "waiting")
"""Lists that only somebody has."""


# -- what is written with an entry ----------------------------------------------------------------------------


def sit_down(table: str, seat: int, identity: str) -> Statement:
    """Somebody has a seat."""
    return "INSERT INTO seats (table_id, seat, identity) VALUES (?, ?, ?)", (table, seat, identity)


def stand_up(table: str, seat: int) -> Statement:
    """A seat is free again."""
    return "DELETE FROM seats WHERE table_id = ? AND seat = ?", (table, seat)


def opened(table: Table, due: float | None, at: float) -> list[Statement]:
    """A new table with those who sit there."""
    row = (
        table.id, table.status, int(table.public), table.host, table.number, table.to_act, due, at, at,
        summary_json(table),
    )  # fmt: skip
    columns = "id, status, public, host, number, to_act, due, created, updated, summary"
    return [
        (f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row),
        *(sit_down(table.id, seat.number, seat.identity) for seat in table.seats if seat.identity),
    ]


def grown(table: Table, due: float | None, *, moved: bool) -> tuple[list[Statement], Progress | None]:
    """A table with one more entry; after most moves only a few fields of its row change."""
    if moved and table.status == RUNNING:
        return [], (table.to_act, due)
    sql = "UPDATE tables SET status = ?, number = ?, to_act = ?, due = ?, updated = ?, summary = ? WHERE id = ?"
    row = (table.status, table.number, table.to_act, due, table.at, summary_json(table), table.id)
    return [(sql, row)], None


# -- what is asked --------------------------------------------------------------------------------------------


class Index:
    """The rows of all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def due(self, after: float, until: float, most: int) -> list[tuple[str, float]]:
        """Tables that somebody has to look after, by the time when: those due after one time and until another."""
        return await self.store.read(
            "SELECT id, due FROM tables WHERE due > ? AND due <= ? ORDER BY due LIMIT ?", after, until, most
        )

    async def not_due(self, table: str) -> None:
        """Nobody has to look after a table."""
        await self.store.write([("UPDATE tables SET due = NULL WHERE id = ?", (table,))])

    async def unfinished(self, host: str) -> int:
        """How many unfinished tables somebody has opened."""
        sql = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('open', 'dealing', 'running')"
        return int((await self.store.read(sql, host))[0][0])

    async def opened_since(self, host: str, at: float) -> int:
        """How many tables somebody has opened since."""
        sql = "SELECT count(*) FROM tables WHERE host = ? AND created > ?"
        return int((await self.store.read(sql, host, at))[0][0])

    async def unwelcome(self, host: str, person: Person) -> bool:
        """Whether a host does not want to meet somebody, or the owner of an outside bot."""
        rows = await self.store.read(
            "SELECT 1 FROM blocks WHERE identity = ? AND other IN (?, ?)", host, *_names_of(person)
        )
        return bool(rows)

    async def listed(
        self, scope: Scope, person: Person | None, before: float | None, limit: int, now: float
    ) -> list[ListedTable]:
        """A page of tables, latest first: open and public ones, one's own, or finished public ones. Of those where
        other people wait for oneself first the one with the least time, and without clocks the longest waiting.
        """
        where, values = _WHERE[scope], (person.id,) * _WHERE[scope].count("?") if person else ()
        if scope == "open" and person is not None:
            where, values = where + _WELCOME, (*values, *_names_of(person), person.id)
        order = "t.due IS NULL, t.due, t.updated" if scope == "waiting" else "t.updated DESC"
        source = _FROM.get(scope, "tables t")
        rows = await self.store.read(
            "SELECT t.summary, t.status, t.number, t.to_act, t.updated, t.due "
            f"FROM {source} WHERE {where} AND t.updated < ? ORDER BY {order} LIMIT ?",
            *values, _EVER if before is None else before, limit,
        )  # fmt: skip
        summaries: list[TableSummary] = [json.loads(row[0]) for row in rows]
        own = await self._own_seats(person, [one["table"] for one in summaries]) if person and rows else {}
        tables: list[ListedTable] = []
        for summary, (_, status, number, to_act, updated, due) in zip(summaries, rows, strict=True):
            yours = own.get(summary["table"], [])
            left = round(max(0.0, due - now), 3) if due is not None and to_act in yours else None
            tables.append(
                {
                    **summary, "status": status, "number": number, "to_act": to_act, "updated": updated,
                    "yours": yours, "left": left,
                }
            )  # fmt: skip
        return tables

    async def _own_seats(self, person: Person, tables: list[str]) -> dict[str, list[int]]:
        """Somebody's seats at some tables: of all tables they may be thousands."""
        found: dict[str, list[int]] = {}
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, seat FROM seats WHERE table_id IN ({marks}) AND identity = ? ORDER BY seat"
        for table, seat in await self.store.read(sql, *tables, person.id):
            found.setdefault(table, []).append(seat)
        return found

    async def standings(self, person: Person) -> list[Standing]:
        """How somebody has fared, by game and opponent, from their latest matches; those of several own seats at
        one table are nobody's.
        """
        rows = await self.store.read(
            "SELECT t.summary, min(s.seat) FROM tables t JOIN seats s ON s.table_id = t.id "
            "WHERE s.identity = ? AND t.status = 'over' GROUP BY t.id, t.summary, t.updated HAVING count(*) = 1 "
            "ORDER BY t.updated DESC LIMIT ?",
            person.id, _MOST_COUNTED,
        )  # fmt: skip
        found: dict[tuple[str, str | None], Standing] = {}
        for text, seat in rows:
            summary: TableSummary = json.loads(text)
            others = {one["bot"] for place, one in enumerate(summary["seats"], start=1) if place != seat}
            outcome = summary["outcome"]
            if not others or (len(others) > 1 and None not in others) or outcome is None:
                continue  # several bots of different strength say nothing about one of them
            key = summary["game"], None if None in others else others.pop()
            won, score = seat in outcome["winners"], outcome["scores"][seat - 1]
            one = found.setdefault(key, Standing(game=key[0], bot=key[1], won=0, lost=0, last=[], best=score))
            one.won, one.lost, one.best = one.won + won, one.lost + (not won), max(one.best, score)
            one.last = [*one.last, won][:5]
        return list(found.values())


def _names_of(person: Person) -> tuple[str, str]:
    """Two identities under which somebody may be known: their own, and the owner's of an outside bot."""
    return person.id, person.owner or person.id
