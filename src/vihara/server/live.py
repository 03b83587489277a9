"""Live sockets: who watches which table, and telling them what happened, each as their seat may know it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from starlette.websockets import WebSocketDisconnect

from vihara.core.errors import ViharaError
from vihara.languages import DEFAULT
from vihara.server.bulletin import Bulletin
from vihara.server.entries import Chat, Decline, End, Move, Offer, Undo
from vihara.server.identity import Person
from vihara.server.messages import Reply, TableMessage
from vihara.server.table import OVER, Logged, Table
from vihara.server.views import about_json, hidden_json, refusal_json, seat_now, table_now, viewer_of
from vihara.server.wire import Wire
from vihara.server.writing import pack

TRY_AGAIN_LATER = 1013
GONE = 1008

_KEEP_ABOUT = (Move, Undo, End, Offer, Decline, Chat)
"""Kinds of entries after which `about` is as before, and not sent anew."""


class Connection:
    """One open socket of one person."""

    def __init__(
        self,
        wire: Wire,
        person: Person,
        language: str = DEFAULT,
        *,
        backlog: int = 1_048_576,
        patience: float = 30.0,
    ) -> None:
        self.wire, self.person, self.language = wire, person, language
        self.backlog, self.patience = backlog, patience
        """Bytes that may wait for a slow reader, and seconds until it takes the next one; then it is cut off, and
        may come back with `since`.
        """
        self.watching: dict[str, Watcher] = {}
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ending: tuple[int, str] | None = None
        self._sender: asyncio.Task[None] | None = None

    def send(self, *messages: bytes) -> None:
        """Send messages at once, or put them into the queue of a slow reader; never waits."""
        if self._ending is not None or (not self._waiting and self.wire.write(*messages)):
            return
        self._waiting.extend(messages)
        self._bytes += sum(map(len, messages))
        if self._bytes > self.backlog:
            self._waiting.clear()
            self.end(TRY_AGAIN_LATER, "too slow")
        else:
            self._send_soon()

    def tell(self, message: Reply) -> None:
        """Send one message."""
        self.send(pack(message))

    def end(self, code: int, reason: str) -> None:
        """Close the socket soon."""
        self._ending = (code, reason)
        self._send_soon()

    def refuse(self, error: ViharaError, id: int | None) -> None:
        """Tell the sender, and nobody else, why not."""
        self.tell({"type": "refused", "id": id, **refusal_json(error, self.language)})

    def gone(self) -> None:
        """Nobody reads any more."""
        if self._sender is not None:
            self._sender.cancel()

    def _send_soon(self) -> None:
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send what waits, as fast as the reader takes it; what comes meanwhile waits behind it."""
        # Should the other side be gone, the reading side notices that, too.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while self._waiting and self._ending is None:
                    async with asyncio.timeout(self.patience):
                        await self.wire.send_text(self._waiting[0].decode())
                    self._bytes -= len(self._waiting.popleft()) if self._ending is None else 0
                if self._ending is not None:
                    async with asyncio.timeout(self.patience):
                        await self.wire.close(*self._ending)
                    return
            except TimeoutError:
                self._ending = (TRY_AGAIN_LATER, "does not read")
                self._waiting.clear()
                self.wire.abort()
                return
        self._sender = None


Letter = tuple[Connection, bytes]
"""A message on its way to somebody."""


@dataclass(eq=False)
class Watcher:
    """A connection that follows a table, through one of its own seats or as a spectator."""

    connection: Connection
    wanted: int | None
    muted: frozenset[str]
    figures: bool = True
    """Whether it wants figures: they are for people's eyes, programs can do without."""
    number: int = 0
    """Of the last entry that it was told."""
    turned_away: int | None = None
    """The last one before its page was hidden, while it is."""

    @property
    def seen(self) -> int:
        return self.number if self.turned_away is None else self.turned_away

    def look(self, *, on: bool) -> None:
        """The page is seen, or hidden."""
        if on:
            self.turned_away = None
        elif self.turned_away is None:
            self.turned_away = self.number

    def viewer(self, table: Table) -> int:
        return viewer_of(table, self.connection.person.id, self.wanted)

    def hides(self, table: Table, logged: Logged) -> bool:
        """Whether a chat line is not for this watcher."""
        if not isinstance(logged.entry, Chat):
            return False
        person = self.connection.person.id
        reads = table.spectator_chat or person == table.host or bool(table.seats_of(person))
        return logged.entry.identity in self.muted or not reads


class Hub:
    """All watchers of all tables in this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._connections: set[Connection] = set()
        self.delivered = 0
        self.moved: Callable[[str, str], None] = lambda _table, _identity: None
        """Told when somebody begins or stops to watch a table."""
        self.left: Callable[[str, str, int], None] = lambda _table, _identity, _number: None
        """Told when somebody has stopped, and up to which entry they have seen it."""

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

    def seen(self, table: str, identity: str) -> list[int]:
        """Up to which entry somebody has seen a table, wherever they have it open now."""
        found = (one for one in self._watchers.get(table, ()) if one.connection.person.id == identity)
        return [watcher.seen for watcher in found]

    def add(self, table: str, watcher: Watcher) -> None:
        self.remove(table, watcher.connection)
        self._watchers.setdefault(table, set()).add(watcher)
        watcher.connection.watching[table] = watcher
        self.moved(table, watcher.connection.person.id)

    def remove(self, table: str, connection: Connection) -> None:
        watcher = connection.watching.pop(table, None)
        if watcher is not None:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
            self.moved(table, connection.person.id)
            self.left(table, connection.person.id, watcher.seen)

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

    def compose(self, table: Table, news: Sequence[Logged], now: float) -> list[Letter]:
        """What to send to every watcher after something happened; those who see the same get the same."""
        texts: dict[Any, bytes] = {}
        letters: list[Letter] = []
        bulletin = Bulletin(table, news, now)
        over, about, chat = table.status == OVER, False, False
        for logged in news:
            about = about or not isinstance(logged.entry, _KEEP_ABOUT) or logged.number == table.relieved
            chat = chat or isinstance(logged.entry, Chat)
        hidden: tuple[bool, ...] = ()
        for watcher in self._watchers.get(table.id, ()):
            connection, viewer = watcher.connection, watcher.viewer(table)
            person = connection.person.id
            if not table.spectators and not viewer and person != table.host:
                continue
            watcher.number = table.number
            if chat:
                hidden = tuple(watcher.hides(table, logged) for logged in news)
            language = connection.language if over else DEFAULT  # why it ended is said
            key = (viewer, hidden, person if about else None, language, watcher.figures)
            text = texts.get(key)
            if text is None:
                known = about_json(table, person) if about else None
                text = bulletin.text(viewer, language, figures=watcher.figures, hidden=hidden, about=known)
                texts[key] = text
            if viewer and viewer == table.to_act:
                letters.insert(0, (connection, text))  # all wait for that seat, so it hears first
            else:
                letters.append((connection, text))
        return letters

    def deliver(self, letters: Sequence[Letter], receipt: Letter | None = None) -> None:
        """Send them, and whoever did it the receipt; never waits."""
        for connection, text in letters:
            if receipt and receipt[0] is connection:
                connection.send(text, receipt[1])  # in one go, which costs half as much
                receipt = None
            else:
                connection.send(text)
        if receipt:
            receipt[0].send(receipt[1])
        self.delivered += len(letters)


def snapshot(
    table: Table,
    watcher: Watcher,
    since: int | None,
    now: float,
    id: int | None = None,
    most: int = 1000,
    looked: int | None = None,
) -> TableMessage:
    """What a new watcher gets: the table, and with `since` what came after that number, unless it is too much."""
    watcher.number = table.number
    viewer, language = watcher.viewer(table), watcher.connection.language
    message: TableMessage = {
        "type": "table",
        "about": about_json(table, watcher.connection.person.id),
        "table": table.id,
        **table_now(table, now, language),
        **seat_now(table, viewer, in_words=True, figures=watcher.figures),  # type: ignore[typeddict-item]
        "id": id,
    }
    if looked is not None and viewer:
        message["looked"] = looked
    if since is not None and table.number - most <= since <= table.number:
        news = table.log[since:]
        message["events"] = [
            hidden_json(logged) if watcher.hides(table, logged) else entry
            for logged, entry in zip(news, Bulletin(table, news, now).entries(viewer), strict=True)
        ]
    return message
