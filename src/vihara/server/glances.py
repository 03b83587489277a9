"""When somebody last looked at a table: the number of the last entry that they were shown.

It is written down when they stop looking, together with others, and only for those with a seat. Should the process
die meanwhile, they are shown a little more again.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from vihara.server.database import Statement
from vihara.server.live import Hub
from vihara.server.store import Store

_INSERT = (
    "INSERT INTO glances (identity, table_id, number) SELECT ?, ?, ? "
    "WHERE EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND identity = ?) "
    "ON CONFLICT (identity, table_id) DO UPDATE SET number = excluded.number "
    "WHERE glances.number < excluded.number"
)


class Glances:
    """What people have seen, whichever process they came to."""

    def __init__(self, store: Store, hub: Hub, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self.store, self.hub, self._spawn = store, hub, spawn
        self._fresh: dict[tuple[str, str], int] = {}
        """What is not yet written."""
        hub.left = self._note

    async def last(self, table: str, identity: str) -> int | None:
        """Up to which entry somebody has seen a table; None if they never looked."""
        rows = await self.store.read(
            "SELECT number FROM glances WHERE identity = ? AND table_id = ?", identity, table
        )
        known = [number for (number,) in rows]
        fresh = self._fresh.get((identity, table))
        return max([*known, *self.hub.seen(table, identity), *([] if fresh is None else [fresh])], default=None)

    async def write(self) -> None:
        """Write down what has been noted."""
        while self._fresh:
            fresh = dict(self._fresh)
            statements: list[Statement] = [
                (_INSERT, (identity, table, number, table, identity))
                for (identity, table), number in sorted(fresh.items())
            ]
            try:
                await self.store.write(statements)
            finally:  # what cannot be written is not kept: somebody is shown a little more again
                self._fresh = {key: number for key, number in self._fresh.items() if fresh.get(key) != number}

    def _note(self, table: str, identity: str, number: int) -> None:
        """Somebody has stopped looking."""
        if not self._fresh:
            self._spawn(self.write())
        key = identity, table
        self._fresh[key] = max(number, self._fresh.get(key, 0))
