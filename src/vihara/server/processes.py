"""The processes that share a database: each writes down that it is alive, and how far its steady time is."""

from __future__ import annotations

from vihara.core.errors import ViharaError
from vihara.server.logs import log
from vihara.server.steady import Steady
from vihara.server.store import Store

_FORGOTTEN = 3600.0
"""Seconds after which a process that gives no sign of life is forgotten."""


class Processes:
    """What a process tells the others, and hears from them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def start(self, steady: Steady) -> None:
        """Go on from when the server was last alive."""
        steady.go_on(await self.store.read("SELECT steady, wall FROM processes"))
        await self.beat(steady)

    async def beat(self, steady: Steady) -> None:
        """Write down that this process is alive; the dead are forgotten."""
        now, name = steady.now(), self.store.name
        alive = (
            "INSERT INTO processes (name, steady, wall) VALUES (?, ?, ?) "
            "ON CONFLICT (name) DO UPDATE SET steady = excluded.steady, wall = excluded.wall"
        )
        try:
            await self.store.write(
                [
                    (alive, (name, now, steady.wall())),
                    ("DELETE FROM processes WHERE steady < ? AND name <> ?", (now - _FORGOTTEN, name)),
                    ("DELETE FROM presence WHERE process NOT IN (SELECT name FROM processes)", ()),
                ]
            )
            others = await self.store.read("SELECT steady FROM processes WHERE name <> ?", name)
            steady.keep_up(other for (other,) in others)
        except ViharaError as error:
            log.warning("heartbeat was refused", code=error.code)
