"""Who looks at which table: in this process its hub knows, of the others the database.

Processes that share a database write down who watches through them. What a process wrote counts while it gives
signs of life; where only one process serves the tables, nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from vihara.server.database import Statement
from vihara.server.live import Hub
from vihara.server.steady import BEAT, Steady
from vihara.server.store import Store

_ALIVE = 4 * BEAT


class Presence:
    """Whether people are there, whichever process they came to."""

    def __init__(
        self, store: Store, hub: Hub, steady: Steady, spawn: Callable[[Coroutine[Any, Any, Any]], None]
    ) -> None:
        self.store, self.hub, self._steady, self._spawn = store, hub, steady, spawn
        self._moved: set[tuple[str, str]] = set()
        if store.database.shared:
            hub.moved = self._note

    async def here(self, table: str, identity: str | None) -> bool:
        """Whether somebody has the table open."""
        if identity is None or self.hub.present(table, identity):
            return identity is not None
        rows = await self.store.read(
            "SELECT 1 FROM presence w JOIN processes p ON p.name = w.process "
            "WHERE w.table_id = ? AND w.identity = ? AND p.steady > ?",
            table, identity, self._steady.now() - _ALIVE,
        )  # fmt: skip
        return bool(rows)

    def _note(self, table: str, identity: str) -> None:
        """Somebody came or went: soon it is written down, together with others."""
        if not self._moved:
            self._spawn(self._write())
        self._moved.add((table, identity))

    async def _write(self) -> None:
        moved, self._moved = self._moved, set()
        come = "INSERT INTO presence (process, table_id, identity) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        gone = "DELETE FROM presence WHERE process = ? AND table_id = ? AND identity = ?"
        statements: list[Statement] = [
            (come if self.hub.present(table, identity) else gone, (self.store.name, table, identity))
            for table, identity in sorted(moved)
        ]
        await self.store.write(statements)
