"""The ways to reach somebody: browsers by Web Push, a mailbox, webhooks; and the tables they want peace from."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from vihara.core.saying import Saying
from vihara.server.errors import InvalidMessage, NotAllowed, TooMany, UnknownThing
from vihara.server.identity import Person, hash_of, new_id
from vihara.server.keys import code_of
from vihara.server.mail import check_mail_address, hash_of_address
from vihara.server.outbox import Outbox
from vihara.server.outward import check_address
from vihara.server.push import check_browser_keys
from vihara.server.store import Store

Way = Literal["push", "mail", "webhook"]
_MOST: dict[Way, int] = {"push": 8, "mail": 1, "webhook": 3}
"""Of one person."""
_MOST_QUIET = 1000
_DAY = 86_400.0
_INSERT = (
    "INSERT INTO channels (id, identity, kind, address, keys, language, device, session, created, confirmed, "
    "fails, next, lease) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)"
)
_FIELDS = "id, identity, kind, address, keys, language, device, created, confirmed, fails"


@dataclass(frozen=True)
class Channel:
    """One way to reach one person."""

    id: str
    identity: str
    kind: Way
    address: str
    keys: str
    language: str
    device: str
    created: float
    confirmed: int
    fails: int


class Channels:
    """All ways to all people."""

    def __init__(self, store: Store, outbox: Outbox, wall: Callable[[], float], *, nearby: bool) -> None:
        self.store, self.outbox, self._wall, self._nearby = store, outbox, wall, nearby
        self.key = b""
        """Which codes in mails, and secrets of webhooks, are made with; known after the start."""

    async def of(self, person: Person) -> list[Channel]:
        """The ways to reach somebody, the oldest first."""
        return await self._read("identity = ? ORDER BY created, id", person.id)

    async def find(self, id: str) -> Channel | None:
        """One of them; None if it is no more."""
        found = await self._read("id = ?", id)
        return found[0] if found else None

    async def _read(self, where: str, value: str) -> list[Channel]:
        rows = await self.store.read(f"SELECT {_FIELDS} FROM channels WHERE {where}", value)
        return [Channel(*row) for row in rows]

    # -- making them ------------------------------------------------------------------------------------------

    async def add_browser(
        self, person: Person, endpoint: str, p256dh: str, auth: str, language: str, device: str
    ) -> str:
        """Call somebody in this browser; one that is known already gets its new language. Its id."""
        check_address(endpoint, nearby=self._nearby)
        try:
            check_browser_keys(p256dh, auth)
        except ValueError:
            sentence = "keys: found {found!r}, expected those of a push subscription"
            raise InvalidMessage(Saying("server-push-keys", sentence, found=p256dh[:100])) from None
        id = hash_of(endpoint)[:16]
        await self._check_number(person, "push", but=id)
        # Whoever signs in at this browser is the one to be called here.
        again = ("DELETE FROM channels WHERE id = ?", (id,))
        forget = ("DELETE FROM notices WHERE channel = ? AND identity <> ?", (id, person.id))
        row = (
            id,
            person.id,
            "push",
            endpoint,
            f"{p256dh} {auth}",
            language,
            device,
            person.session,
            self._wall(),
            1,
        )
        await self.store.write([again, forget, (_INSERT, row)], called=[person.id])
        self.outbox.reach(person.id)
        return id

    async def add_webhook(self, person: Person, url: str, language: str) -> tuple[str, str]:
        """Tell a program or a chat: its id, and the secret that signs what it is sent."""
        check_address(url, nearby=self._nearby)
        await self._check_number(person, "webhook")
        id = new_id()
        row = (id, person.id, "webhook", url, "", language, "", None, self._wall(), 1)
        await self.store.write([(_INSERT, row)], called=[person.id])
        self.outbox.reach(person.id)
        return id, self.secret_of(id)

    def secret_of(self, id: str) -> str:
        """What signs the requests to a webhook."""
        return code_of(self.key, "webhook", id)

    async def add_mail(self, person: Person, address: str, language: str, due: float) -> None:
        """Ask at an address whether mail is wanted there; one that was asked in the last day, or said never, is
        not asked, and nobody learns which of these it was.
        """
        address = check_mail_address(address)
        await self._check_number(person, "mail")
        now, known = self._wall(), hash_of_address(address)
        id = new_id()
        row = (id, person.id, "mail", address, "", language, "", None, now, 0)
        ask = (
            "INSERT INTO asked (address, at, refused) VALUES (?, ?, 0) ON CONFLICT (address) "
            "DO UPDATE SET at = excluded.at WHERE asked.refused = 0 AND asked.at <= ?"
        )
        if await self.store.write([(ask, (known, now, now - _DAY))]) == [1]:
            confirm = (
                "INSERT INTO notices (identity, table_id, number, channel, kind, due) "
                "VALUES (?, '', 0, ?, 'confirm', ?)"
            )
            await self.store.write([(_INSERT, row), (confirm, (person.id, id, due))])
        else:
            await self.store.write([(_INSERT, row)])

    async def remove(self, person: Person, id: str) -> None:
        """Do not reach somebody that way any more."""
        if id not in [one.id for one in await self.of(person)]:
            raise UnknownThing(Saying("server-no-channel", "you are not called by {found!r}", found=id[:60]))
        await self.forget(id)

    async def forget(self, id: str) -> None:
        """A way that leads nowhere any more."""
        gone = ("DELETE FROM channels WHERE id = ?", (id,))
        await self.store.write([gone, ("DELETE FROM notices WHERE channel = ?", (id,))])

    async def forget_browsers(self) -> None:
        """The key is another one: no browser would take what it signs."""
        await self.store.write(
            [
                ("DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE kind = 'push')", ()),
                ("DELETE FROM channels WHERE kind = 'push'", ()),
            ]
        )

    async def _check_number(self, person: Person, kind: Way, but: str = "") -> None:
        number = sum(one.kind == kind and one.id != but for one in await self.of(person))
        if number >= _MOST[kind]:
            sentence = "one person can be called in so many ways of this kind: {most}; remove one first"
            raise TooMany(Saying("server-most-channels", sentence, most=_MOST[kind]))

    # -- codes in mails ---------------------------------------------------------------------------------------

    def code(self, id: str, answer: Literal["yes", "no"]) -> str:
        """What a link in a mail has."""
        return f"{id}-{answer}-{code_of(self.key, answer, id)}"

    async def read_code(self, code: str) -> tuple[Channel, str]:
        """Whose code it is, and what it answers; NotAllowed if it is none, or of no use any more."""
        id, answer, mac = code.split("-")
        good = hmac.compare_digest(code_of(self.key, answer, id).encode(), mac.encode())
        found = await self.find(id) if good else None
        if found is None:
            raise NotAllowed(Saying("server-mail-code", "this link is not good (any more)"))
        return found, answer

    async def answer(self, code: str) -> str:
        """Do what a link in a mail says, and tell what it was."""
        found, answer = await self.read_code(code)
        if answer == "yes":
            confirm = ("UPDATE channels SET confirmed = 1 WHERE id = ?", (found.id,))
            await self.store.write([confirm], called=[found.identity])
            self.outbox.reach(found.identity)
            return answer
        await self.forget(found.id)
        if not found.confirmed:  # somebody else gave this address
            never = ("UPDATE asked SET refused = 1 WHERE address = ?", (hash_of_address(found.address),))
            await self.store.write([never])
        return answer

    # -- peace ------------------------------------------------------------------------------------------------

    async def quiet(self, person: Person) -> list[str]:
        """The tables that somebody is not called to."""
        rows = await self.store.read(
            "SELECT table_id FROM quiet WHERE identity = ? ORDER BY table_id LIMIT ?", person.id, _MOST_QUIET
        )
        return [id for (id,) in rows]

    async def set_quiet(self, person: Person, table: str, *, on: bool) -> None:
        """Do not call somebody to a table any more, or do so again; what waits to be told goes with it."""
        if not on:
            await self.store.write([("DELETE FROM quiet WHERE identity = ? AND table_id = ?", (person.id, table))])
            return
        if len(await self.quiet(person)) >= _MOST_QUIET:
            sentence = "you have muted {most} tables already"
            raise TooMany(Saying("server-most-quiet", sentence, most=_MOST_QUIET))
        insert = "INSERT INTO quiet (identity, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        gone = "DELETE FROM notices WHERE identity = ? AND table_id = ?"
        await self.store.write([(insert, (person.id, table)), (gone, (person.id, table))])
