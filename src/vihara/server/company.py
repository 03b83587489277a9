"""Friends, by mutual consent, and who does not want to meet whom.

Nobody learns whether they are blocked: what somebody asks of who has blocked them is answered as ever, and goes
nowhere. People are named by what one has seen of them, a seat at a table or a public page; afterwards by an id
that is good for oneself alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Literal

from vihara.core.saying import Saying
from vihara.server.answers import Acquaintance, Company, InvitedByFriend
from vihara.server.errors import NotAllowed, TooMany, UnknownThing
from vihara.server.identity import Person, new_id
from vihara.server.profiles import PLAIN
from vihara.server.store import Store

_SEEN = "CASE WHEN p.shown <> '' OR p.ranked = 1 THEN p.avatar END"
"""The avatar of a public page: of others only friends know it."""
_MOST = 200
"""Friends, people asked, and people blocked, of one person each."""


class Acquaintances:
    """Who knows whom."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self.store, self._wall = store, wall

    async def of(self, person: Person) -> Company:
        """Somebody's friends, who asks to be one, whom they have asked, and whom they do not want to meet."""
        found = await self.store.read(
            f"SELECT f.id, i.name, CASE WHEN b.id IS NULL THEN {_SEEN} ELSE p.avatar END, b.id "
            "FROM friends f JOIN identities i ON i.id = f.other "
            "LEFT JOIN profiles p ON p.identity = f.other "
            "LEFT JOIN friends b ON b.identity = f.other AND b.other = f.identity "
            "WHERE f.identity = ? ORDER BY i.name, f.id",
            person.id,
        )
        asking = await self.store.read(
            "SELECT f.id, i.name, p.avatar FROM friends f JOIN identities i ON i.id = f.identity "
            "LEFT JOIN profiles p ON p.identity = f.identity "
            "WHERE f.other = ? "
            "AND NOT EXISTS (SELECT 1 FROM friends b WHERE b.identity = ? AND b.other = f.identity) "
            "AND NOT EXISTS (SELECT 1 FROM blocks k WHERE k.identity = ? AND k.other = f.identity) "
            "ORDER BY f.since, f.id LIMIT ?",
            person.id, person.id, person.id, _MOST,
        )  # fmt: skip
        blocked = await self.store.read(
            f"SELECT k.id, i.name, {_SEEN} FROM blocks k JOIN identities i ON i.id = k.other "
            "LEFT JOIN profiles p ON p.identity = k.other WHERE k.identity = ? ORDER BY i.name, k.id",
            person.id,
        )

        def told(id: str, name: str, avatar: str | None) -> Acquaintance:
            return Acquaintance(id=id, name=name, avatar=avatar or PLAIN)

        return Company(
            friends=[told(*row[:3]) for row in found if row[3]],
            asked=[told(*row[:3]) for row in found if not row[3]],
            asking=[told(*row) for row in asking],
            blocked=[told(*row) for row in blocked],
        )

    async def ask(self, person: Person, other: str) -> None:
        """Ask somebody to be a friend, or agree to it."""
        await self._add(person, other, "friends")

    async def block(self, person: Person, other: str) -> None:
        """Do not want to meet somebody: no friendship, no match, no table of one's own, no chat.

        A friend is told what any friend is who is none any more; who has only asked goes on having asked.
        """
        await self._add(person, other, "blocks")
        theirs = (
            "DELETE FROM friends WHERE identity = ? AND other = ? AND EXISTS "
            "(SELECT 1 FROM friends f WHERE f.identity = ? AND f.other = ?)"
        )
        mine = "DELETE FROM friends WHERE identity = ? AND other = ?"
        mute = "INSERT INTO mutes (identity, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.store.write(
            [
                (theirs, (other, person.id, person.id, other)),
                (mine, (person.id, other)),
                (mute, (person.id, other)),
            ]
        )

    async def answer(self, person: Person, id: str, what: Literal["agree", "decline"]) -> None:
        """Agree to be the friend of who asks, or do not."""
        rows = await self.store.read("SELECT identity FROM friends WHERE id = ? AND other = ?", id, person.id)
        if not rows:
            raise _unknown(id)
        if what == "agree":
            await self.ask(person, rows[0][0])
        else:
            await self.store.write([("DELETE FROM friends WHERE id = ? AND other = ?", (id, person.id))])

    async def remove(self, person: Person, id: str) -> None:
        """Not a friend any more, not to be asked, or not blocked any more."""
        rows = await self.store.read("SELECT other FROM friends WHERE id = ? AND identity = ?", id, person.id)
        for (other,) in rows:  # friendship ends for both
            gone = "DELETE FROM friends WHERE identity = ? AND other = ?"
            await self.store.write([(gone, (person.id, other)), (gone, (other, person.id))])
        blocks = await self.store.read("SELECT other FROM blocks WHERE id = ? AND identity = ?", id, person.id)
        for (other,) in blocks:
            await self.store.write(
                [
                    ("DELETE FROM blocks WHERE id = ?", (id,)),
                    ("DELETE FROM mutes WHERE identity = ? AND muted = ?", (person.id, other)),
                ]
            )
        if not rows and not blocks:
            raise _unknown(id)

    async def friend(self, person: Person, id: str) -> str:
        """The identity of a friend; UnknownThing if they are none."""
        rows = await self.store.read(
            "SELECT f.other FROM friends f "
            "JOIN friends b ON b.identity = f.other AND b.other = f.identity WHERE f.id = ? AND f.identity = ?",
            id, person.id,
        )  # fmt: skip
        if not rows:
            raise _unknown(id)
        return str(rows[0][0])

    async def invite(self, identity: str, table: str, code: str) -> None:
        """Tell a friend of a table, in place of an earlier invite; TooMany if they have been told of too many."""
        stale = (
            "DELETE FROM invited WHERE identity = ? "
            "AND table_id NOT IN (SELECT id FROM tables WHERE status = 'open')"
        )
        await self.store.write([(stale, (identity,))])
        ((number,),) = await self.store.read("SELECT count(*) FROM invited WHERE identity = ?", identity)
        if number >= _MOST:
            raise TooMany(Saying("server-most-company", "there are {most} on this list already", most=_MOST))
        insert = (
            "INSERT INTO invited (identity, table_id, code, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (identity, table_id) DO UPDATE SET code = excluded.code, since = excluded.since"
        )
        await self.store.write([(insert, (identity, table, code, self._wall()))])

    async def invited(self, person: Person) -> list[InvitedByFriend]:
        """The open tables that those who are friends now have invited somebody to, the latest first."""
        rows = await self.store.read(
            "SELECT t.summary, v.code FROM invited v JOIN tables t ON t.id = v.table_id AND t.status = 'open' "
            "JOIN friends f ON f.identity = v.identity AND f.other = t.host "
            "JOIN friends b ON b.identity = t.host AND b.other = v.identity "
            "WHERE v.identity = ? AND NOT EXISTS "
            "(SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.identity = v.identity) "
            "ORDER BY v.since DESC, t.id",
            person.id,
        )
        return [
            InvitedByFriend(game=one["game"], title=one["title"], host=one["host"], table=one["table"], code=code)
            for one, code in ((json.loads(text), code) for text, code in rows)
        ]

    async def not_invited(self, person: Person, table: str) -> None:
        """Do not want to come to a table."""
        await self.store.write([("DELETE FROM invited WHERE identity = ? AND table_id = ?", (person.id, table))])

    async def _add(self, person: Person, other: str, table: Literal["friends", "blocks"]) -> None:
        if other == person.id:
            raise NotAllowed(Saying("server-company-self", "that is you"))
        ((number,),) = await self.store.read(f"SELECT count(*) FROM {table} WHERE identity = ?", person.id)
        if number >= _MOST:
            raise TooMany(Saying("server-most-company", "there are {most} on this list already", most=_MOST))
        insert = f"INSERT INTO {table} (identity, other, id, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self.store.write([(insert, (person.id, other, new_id(), self._wall()))])


def _unknown(id: str) -> UnknownThing:
    return UnknownThing(Saying("server-no-company", "there is nobody {found!r} on your lists", found=id[:40]))
