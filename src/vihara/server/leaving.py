"""Leaving for good: an account is deleted at once, and its traces at tables soon after, by some process.

Credentials, sessions, ways to be called, profile and ratings go in one transaction. Then seats are left: a duel is
given up, elsewhere a bot plays on, so that nobody waits. Last the name, and what was said, are taken out of the
logs; the moves stay, as they are the others' matches too. Only here is an entry ever changed.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from vihara.core.errors import ViharaError
from vihara.core.saying import Saying
from vihara.server import actions, entries
from vihara.server.actions import Draft
from vihara.server.database import Statement
from vihara.server.errors import InvalidMessage, WrongTime
from vihara.server.identity import Identities, Person
from vihara.server.logs import log
from vihara.server.ratings import Ratings
from vihara.server.store import Store
from vihara.server.table import DEALING, OPEN, RUNNING, Table
from vihara.server.tables import Tables

NOBODY = ""
"""Stands in logs where somebody was who has left."""
_LOOK = 5.0
"""Seconds between two looks for work that another process has left undone."""
_OWN = (
    "sessions", "passkeys", "challenges", "looks", "channels", "notices", "quiet", "mutes", "glances", "presence",
    "profiles", "ratings", "rating_steps", "seekers", "friends", "blocks", "invited",
)  # fmt: skip
"""Tables of the database whose rows belong to somebody alone."""


class Leaving:
    """How people leave for good."""

    def __init__(self, store: Store, tables: Tables, identities: Identities, ratings: Ratings) -> None:
        self.store, self.tables, self.identities, self.ratings = store, tables, identities, ratings

    async def leave(self, person: Person, name: str, password: str) -> list[str]:
        """Delete an account, with its outside bots: whose sockets are to be closed."""
        if person.owner:
            raise WrongTime(Saying("server-leave-bot", "a bot is revoked by its owner"))
        if name.strip() != person.name:
            sentence = "name: found {found!r}, expected the name you go by, to be sure"
            raise InvalidMessage(Saying("server-leave-name", sentence, found=name[:60]))
        await self.identities.check_password(person, password)
        await self.ratings.settle()  # who has beaten them has done so
        bots = await self.store.read("SELECT id FROM identities WHERE owner = ?", person.id)
        who = [person.id, *(id for (id,) in bots)]
        statements: list[Statement] = []
        for id in who:
            statements += [
                *_traces(id),
                ("DELETE FROM identities WHERE id = ?", (id,)),
                ("INSERT INTO leaving (identity) VALUES (?) ON CONFLICT DO NOTHING", (id,)),
            ]
        await self.store.write(statements, gone=who)
        self.tables.spawn(self.clear())
        return who

    async def run(self) -> None:
        """Go on with what a process has left undone."""
        while True:
            await asyncio.sleep(_LOOK)
            await self.clear()

    async def clear(self) -> None:
        """Take those who have left out of all tables."""
        for (identity,) in await self.store.read("SELECT identity FROM leaving"):
            try:
                await self._clear(identity)
            except ViharaError as error:  # the next look tries again
                log.warning("somebody who has left is still at a table", code=error.code)
            except Exception:  # nobody else stays for it
                log.defect("somebody who has left is still at a table")

    async def _clear(self, identity: str) -> None:
        rows = await self.store.read(
            "SELECT id, status FROM tables "
            "WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE identity = ?)",
            identity, identity,
        )  # fmt: skip
        for id, status in rows:
            if status in (OPEN, RUNNING, DEALING) and not await self._stand_up(id, identity):
                return  # the deal is on its way: the next look comes back to it
            await self._forget(id, identity)
        await self.ratings.settle()  # the matches that were just given up
        gone: list[Statement] = [
            *_traces(identity),  # once more: giving up a match leaves new ones
            ("UPDATE tables SET host = ? WHERE host = ?", (NOBODY, identity)),
            ("DELETE FROM seats WHERE identity = ?", (identity,)),
            ("DELETE FROM leaving WHERE identity = ?", (identity,)),
        ]
        await self.store.write(gone, gone=[identity])
        self.tables.forget(identity)

    async def _stand_up(self, id: str, identity: str) -> bool:
        """Leave a table, so that nobody waits for who does not come back; False if that cannot be yet."""
        person = Person(identity, "?", None, None, "")
        while True:
            table = await self.tables.act(id, _leave(person, self.tables.now()), None)
            open_seats = table.status == OPEN and table.seats_of(identity)
            if not open_seats and not (table.status == RUNNING and _acts(table, identity)):
                return table.status != DEALING

    async def _forget(self, id: str, identity: str) -> None:
        """Take a name, and what was said under it, out of a table's log and its row."""
        statements: list[Statement] = []
        seats: set[int] = set()
        host = False
        for row in await self.store.entries(id):
            entry = json.loads(row.body)
            seats |= _seats(entry, identity)
            host = host or entry.get("host") == identity
            renamed = host and entry["kind"] == "rename"
            if renamed:
                entry["title"] = ""
            if _clean(entry, identity) or renamed:
                body = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
                statements.append(
                    ("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", (body, id, row.number))
                )
        rows = await self.store.read("SELECT summary FROM tables WHERE id = ?", id)
        for (text,) in rows:
            summary = json.loads(text)
            for number, seat in enumerate(summary["seats"], start=1):
                seat["name"] = NOBODY if number in seats else seat["name"]
            if host:
                summary["host"], summary["title"] = NOBODY, ""
            statements.append(("UPDATE tables SET summary = ? WHERE id = ?", (json.dumps(summary), id)))
        await self.store.write(statements)


def _traces(identity: str) -> list[Statement]:
    """Takes somebody out of all that is beside the logs."""
    return [
        *((f"DELETE FROM {table} WHERE identity = ?", (identity,)) for table in _OWN),
        ("DELETE FROM mutes WHERE muted = ?", (identity,)),
        ("DELETE FROM friends WHERE other = ?", (identity,)),
        ("DELETE FROM blocks WHERE other = ?", (identity,)),
        ("UPDATE results SET identity = NULL WHERE identity = ?", (identity,)),
    ]


def _acts(table: Table, identity: str) -> bool:
    return any(not table.seat(seat).played_by for seat in table.seats_of(identity))


def _leave(person: Person, now: float) -> actions.Action:
    """One step on the way out of a table."""

    def act(table: Table) -> Draft | None:
        own = table.seats_of(person.id)
        if table.status == OPEN:
            return (
                Draft(entries.Closed())
                if table.host == person.id
                else actions.leave(person)(table)
                if own
                else None
            )
        if table.status != RUNNING or not _acts(table, person.id):
            return None
        others = [seat for seat in table.seats if seat.bot is None and seat.identity != person.id]
        seat = next(seat for seat in own if not table.seat(seat).played_by)
        if not others:
            return Draft(entries.End("agreed", 0))
        if table.rated or (len(table.seats) == 2 and not table.game.together):
            return Draft(entries.End("resign", seat))
        return actions.stand_in(person, seat, None, None, now, 0.0, here=False)(table)

    return act


def _seats(entry: dict[str, Any], identity: str) -> set[int]:
    """The seats that an entry gives somebody."""
    if entry["kind"] == "sit" and entry["identity"] == identity:
        return {entry["seat"]}
    if entry["kind"] == "created":
        return {
            number
            for number, seat in enumerate(entry["seats"], start=1)
            if identity in (seat.get("identity"), seat.get("reserved"))
        }
    return set()


def _clean(entry: dict[str, Any], identity: str) -> bool:
    """Take somebody out of an entry: whether they were in it."""
    found = False
    if entry.get("host") == identity:
        entry["host"], entry["host_name"], entry["title"], found = NOBODY, NOBODY, "", True
    if entry.get("identity") == identity:
        entry["identity"], entry["name"], found = NOBODY, NOBODY, True
        if entry["kind"] == "chat":
            entry["text"] = "…"
    if entry.get("by") == identity:
        entry["by"], found = NOBODY, True
    for seat in entry.get("seats", ()) if entry["kind"] == "created" else ():
        if identity in (seat.get("identity"), seat.get("reserved")):
            seat["name"], found = NOBODY, True
            for field in ("identity", "reserved"):
                if seat.get(field) == identity:
                    seat[field] = NOBODY
    return found
