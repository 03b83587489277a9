"""What comes of a quick match: the table of those who were brought together."""

from __future__ import annotations

import asyncio

from vihara.core.errors import ViharaError
from vihara.server import opening
from vihara.server.answers import Sought
from vihara.server.hosting import Hosting
from vihara.server.identity import Person
from vihara.server.logs import log
from vihara.server.seekers import PACES, Found, Seekers
from vihara.server.tables import Tables

_CLEAN = 30.0
"""Seconds between two looks for those who have gone."""


class Matchmaking:
    """Brings together who waits, and opens their tables."""

    def __init__(self, seekers: Seekers, tables: Tables, hosting: Hosting) -> None:
        self.seekers, self.tables, self.hosting = seekers, tables, hosting

    async def look(self, person: Person) -> Sought | None:
        """Whether somebody's match has been found; else try to find it."""
        now = self.tables.now()
        sought = await self.seekers.sought(person, now)
        if sought is None or sought.table is not None:
            return sought
        found = await self.seekers.pair(
            sought.game, sought.seats, sought.pace, rated=sought.rated, table=self.tables.new_table_id(), now=now
        )
        if found is None:
            return sought
        try:
            await self._open(found, sought)
        except ViharaError:
            await self.seekers.release(found.table)
            raise
        return await self.seekers.sought(person, now)

    async def _open(self, found: Found, sought: Sought) -> None:
        game = await self.hosting.readiness.game(sought.game)
        created = opening.quick_table(
            found.seekers, game, PACES[sought.pace], self.hosting.commit(found.table), rated=sought.rated
        )
        await self.tables.open(found.table, created)

    async def run(self) -> None:
        """Forget those who have gone, as long as the server runs."""
        while True:
            try:
                await self.seekers.clean(self.tables.now())
            except ViharaError as error:
                log.warning("who has gone still waits", code=error.code)
            await asyncio.sleep(_CLEAN)
