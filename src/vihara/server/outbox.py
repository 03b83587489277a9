"""The outbox: what is to be told to whom, written in the transaction of the entry that makes it so.

Nobody is told twice: a notice belongs to a person, a table, the number of its entry and a way to reach the person,
and is gone once it was sent. `calling` sends.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from vihara.server import entries
from vihara.server.database import Statement
from vihara.server.entries import LogEntry
from vihara.server.store import Store
from vihara.server.table import OPEN, OVER, RUNNING, Table

Kind = Literal["turn", "over", "rematch", "confirm"]
"""It is somebody's turn, a match is over, somebody wants to play again; does somebody want mail at all?"""
_INSERT: Final = (
    "INSERT INTO notices (identity, table_id, number, channel, kind, due) "
    "SELECT c.identity, ?, ?, c.id, ?, ? FROM channels c WHERE c.identity = ? AND c.confirmed = 1 "
    "AND NOT EXISTS (SELECT 1 FROM quiet q WHERE q.identity = c.identity AND q.table_id = ?) "
    "AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.identity = c.identity AND b.other = ?) "
    "ON CONFLICT DO NOTHING"
)

_FORGET: Final = "DELETE FROM notices WHERE identity = ? AND table_id = ? AND kind = 'turn'"


class Outbox:
    """What goes with an entry; for those who have no way to be reached, that is nothing and costs nothing."""

    def __init__(self, store: Store, delay: float) -> None:
        self.store, self.delay = store, delay
        self._reachable: set[str] = set()
        """Everybody who has a way to be reached; some of them may have it no more."""

    async def load(self) -> None:
        """Find out who can be reached."""
        self._reachable = {id for (id,) in await self.store.read("SELECT DISTINCT identity FROM channels")}

    def reach(self, identity: str) -> None:
        """Somebody can be reached from now on."""
        self._reachable.add(identity)

    def with_entry(self, table: Table, entry: LogEntry, before: int, now: float) -> list[Statement]:
        """What is written with an entry that the table has taken in; `before` was the seat to act."""
        if not self._reachable:
            return []
        statements: list[Statement] = []
        for identity, kind in sorted(_told(table, entry, before)):
            if identity in self._reachable:
                if kind == "turn":  # of a quick game only the latest one is worth telling
                    statements.append((_FORGET, (identity, table.id)))
                asks = table.host if kind == "rematch" else ""  # nobody is called by whom they do not want to meet
                row = (table.id, table.number, kind, now + self.delay, identity, table.id, asks)
                statements.append((_INSERT, row))
        return statements


def _told(table: Table, entry: LogEntry, before: int) -> set[tuple[str, Kind]]:
    """Who is to be told what after an entry: nobody of what they have done themselves."""
    found: set[tuple[str | None, Kind]] = set()
    if table.status == RUNNING and table.to_act != before:
        seat = table.seat(table.to_act)
        found = {(None if seat.played_by else seat.identity, "turn")}
    elif table.status == OVER and before:
        found = {(seat.identity, "over") for seat in table.seats}
    elif table.status == OPEN and isinstance(entry, entries.Created):
        found = {(seat.reserved, "rematch") for seat in table.seats}
    makers = set(_makers(table, entry))
    return {(identity, kind) for identity, kind in found if identity is not None and identity not in makers}


def _makers(table: Table, entry: LogEntry) -> Iterable[str | None]:
    """Whose doing an entry was."""
    match entry:
        case entries.Created():
            return (entry.host,)
        case entries.Sit():
            return (entry.identity,)
        case entries.Move(seat=number, bot=bot):
            return () if bot else (table.seat(number).identity,)
        case entries.Undo(seat=number) | entries.End(seat=number) if number:
            return (table.seat(number).identity,)
    return ()
