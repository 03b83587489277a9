"""Live sockets: who watches which table, and telling them what happened, each as their seat may know it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vihara.core.errors import ViharaError
from vihara.languages import DEFAULT
from vihara.server.identity import Person
from vihara.server.table import OVER, Table, Told
from vihara.server.views import (
    encode,
    event_json,
    position_json,
    refusal_json,
    table_json,
    told_json,
    viewer_of,
)

_MOST_WAITING = 512
"""Messages that may wait for a slow reader; then the socket is closed, and it may come back with `since`."""
TRY_AGAIN_LATER = 1013
GONE = 1008

_ABOUT = frozenset(
    ["created", "sit", "stand", "closed", "rename", "stand-in", "back", "leave", "rematch", "invite", "revoke"]
)
"""Kinds of entries after which `about` is sent anew."""


class Wire(Protocol):
    """What a connection needs of a socket."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close it."""


class Connection:
    """One open socket of one person."""

    def __init__(self, wire: Wire, person: Person, language: str = DEFAULT) -> None:
        self.wire, self.person, self.language = wire, person, language
        self.watching: dict[str, Watcher] = {}
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        """Put a message into the queue; never waits."""
        if len(self._waiting) >= _MOST_WAITING:
            self.end(TRY_AGAIN_LATER, "too slow")
        else:
            self._waiting.append(text)
            self._wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the socket soon."""
        self._ending = (code, reason)
        self._wake.set()

    def refuse(self, error: ViharaError, id: int | None) -> None:
        """Tell the sender, and nobody else, why not."""
        self.send(encode({"type": "refused", "id": id, **refusal_json(error, self.language)}))

    async def run(self) -> None:
        """Send what waits, as fast as the reader takes it."""
        while self._ending is None:
            while self._waiting and self._ending is None:
                await self.wire.send_text(self._waiting.popleft())
            self._wake.clear()
            await self._wake.wait()
        await self.wire.close(*self._ending)


@dataclass(eq=False)
class Watcher:
    """A connection that follows a table, through one of its own seats or as a spectator."""

    connection: Connection
    wanted: int | None
    muted: frozenset[str]

    def viewer(self, table: Table) -> int:
        return viewer_of(table, self.connection.person.id, self.wanted)

    def hides(self, table: Table, told: Told) -> bool:
        """Whether a chat line is not for this watcher."""
        if told.author is None:
            return False
        seated = bool(table.seats_of(self.connection.person.id))
        return told.author in self.muted or not (seated or table.spectator_chat)


class Hub:
    """All watchers of all tables in this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._connections: set[Connection] = set()
        self.delivered = 0

    def enter(self, connection: Connection) -> None:
        """A new connection."""
        self._connections.add(connection)

    def turn_out(self, who: str) -> None:
        """Close the sockets of an identity or a session that is no more."""
        for connection in self._connections:
            if who in (connection.person.id, connection.person.session):
                connection.end(GONE, "signed out")

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._watchers)

    def present(self, table: str, identity: str) -> bool:
        """Whether somebody has the table open."""
        return any(watcher.connection.person.id == identity for watcher in self._watchers.get(table, ()))

    def add(self, table: str, watcher: Watcher) -> None:
        self.remove(table, watcher.connection)
        self._watchers.setdefault(table, set()).add(watcher)
        watcher.connection.watching[table] = watcher

    def remove(self, table: str, connection: Connection) -> None:
        watcher = connection.watching.pop(table, None)
        if watcher is not None:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]

    def mute(self, identity: str, muted: frozenset[str]) -> None:
        """Somebody reads other people's chat from now on."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.connection.person.id == identity:
                    watcher.muted = muted

    def leave(self, connection: Connection) -> None:
        """Forget a closed connection."""
        self._connections.discard(connection)
        for table in list(connection.watching):
            self.remove(table, connection)

    def tell(self, table: Table, tolds: Sequence[Told], now: float) -> None:
        """Send to every watcher what happened; those who see the same get the same text."""
        texts: dict[Any, str] = {}
        about = any(told.kind in _ABOUT for told in tolds)
        for watcher in self._watchers.get(table.id, ()):
            if not table.spectators and not watcher.viewer(table) and watcher.connection.person.id != table.host:
                continue
            hidden = tuple(watcher.hides(table, told) for told in tolds)
            person = watcher.connection.person.id
            language = watcher.connection.language if table.status == OVER else DEFAULT  # why it ended is said
            key = (watcher.viewer(table), hidden, person if about else None, language)
            if key not in texts:
                message = told_json(table, tolds, key[0], hidden, now, language)
                texts[key] = encode(message | ({"about": table_json(table, person)} if about else {}))
            watcher.connection.send(texts[key])
            self.delivered += 1


def snapshot(table: Table, watcher: Watcher, since: int | None, now: float) -> dict[str, Any]:
    """What a new watcher gets: the table, and with `since` what came after that number."""
    viewer = watcher.viewer(table)
    message = {
        "type": "table",
        "about": table_json(table, watcher.connection.person.id),
        **position_json(table, viewer, now, watcher.connection.language, in_words=True),
    }
    if since is not None and since <= table.number:
        message["events"] = [
            event_json(table, told, viewer, hidden=watcher.hides(table, told)) for told in table.told[since:]
        ]
    return message
