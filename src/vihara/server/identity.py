"""Who is who: guests with a secret in a cookie, accounts with a password, outside bots with a token.

A secret is `id.random`; the database has only its SHA-256 (the random part is 256 bits, so a slow hash would add
nothing). Passwords are hashed with Argon2. All comparisons take constant time.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vihara.core.saying import Saying
from vihara.server.errors import InvalidMessage, NameTaken, NotSignedIn, UnknownThing, WrongPassword, WrongTime
from vihara.server.store import Store

COOKIE = "vihara"
BOT_ACCOUNT = Saying("server-bot-account", "a bot has a token and needs no account")
_ID = re.compile(r"[a-z2-7]{16}")
_SECRET = re.compile(r"([a-z2-7]{16})\.([A-Za-z0-9_-]{43})")
_CACHED = 20_000
_MOST_BOTS = 50
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


@dataclass(frozen=True)
class Person:
    """Somebody known by a secret: a guest, an account's owner, or an outside bot."""

    id: str
    name: str
    account: str | None
    owner: str | None
    session: str


def new_id(length: int = 16) -> str:
    """A random name of five bits a letter."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def clean_name(text: str, what: str = "name", most: int = 40) -> str:
    """A name as people write it: one line, printable, without what match files use for themselves."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > most:
        sentence = "{what}: found {found!r}, expected 1 to {most} characters"
        raise InvalidMessage(Saying("server-length", sentence, what=what, found=text[:60], most=most))
    if not name.isprintable() or any(sign in name for sign in "[]#"):
        sentence = "{what}: found {found!r}, expected printable characters without [, ] and #"
        raise InvalidMessage(Saying("server-printable", sentence, what=what, found=text[:60]))
    return name


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Identities:
    """Everybody who was ever here."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store, self._now = store, now
        self._known: dict[str, tuple[Person, str]] = {}
        """Session → person and hash; forgotten when it is revoked here, and in other processes by its age."""
        self._looked: dict[str, float] = {}
        self._hasher = PasswordHasher()
        self._nobody = ""

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Make a guest: the person and the secret for the cookie."""
        return await self._new_person(clean_name(name), owner=None)

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """Make an outside bot: it and the token, which is shown once."""
        if owner.owner:
            raise WrongTime(Saying("server-bots-of-bot", "a bot cannot have bots"))
        if len(await self.bots(owner)) >= _MOST_BOTS:
            sentence = "one person can have {most} bots; revoke one first"
            raise WrongTime(Saying("server-most-bots", sentence, most=_MOST_BOTS))
        return await self._new_person(clean_name(name), owner=owner.id)

    async def _new_person(self, name: str, owner: str | None) -> tuple[Person, str]:
        person = Person(new_id(), name, None, owner, new_id())
        secret = secrets.token_urlsafe(32)
        await self.store.write(
            [
                (
                    "INSERT INTO identities (id, name, owner, created) VALUES (?, ?, ?, ?)",
                    (person.id, name, owner, self._now()),
                ),
                self._session(person, secret),
            ]
        )
        return person, f"{person.session}.{secret}"

    def _session(self, person: Person, secret: str) -> tuple[str, tuple[object, ...]]:
        return (
            "INSERT INTO sessions (id, identity, hash, created) VALUES (?, ?, ?, ?)",
            (person.session, person.id, hash_of(secret), self._now()),
        )

    async def find(self, secret: str | None) -> Person:
        """Who has this secret; NotSignedIn if nobody does."""
        found = _SECRET.fullmatch(secret or "")
        if not found:
            raise NotSignedIn
        session, random = found.groups()
        now = self._now()
        if session not in self._known or not 0 <= now - self._looked[session] < 60:
            rows = await self.store.read(
                "SELECT i.id, i.name, i.account, i.owner, s.hash FROM sessions s JOIN identities i "
                "ON i.id = s.identity WHERE s.id = ?",
                session,
            )
            if not rows:
                self._known.pop(session, None)
                raise NotSignedIn
            if len(self._known) >= _CACHED:
                self._known.clear()
            id, name, account, owner, known_hash = rows[0]
            self._known[session] = (Person(id, name, account, owner, session), known_hash)
            self._looked[session] = now
        person, known_hash = self._known[session]
        if not hmac.compare_digest(hash_of(random), known_hash):
            raise NotSignedIn
        return person

    async def rename(self, person: Person, name: str) -> str:
        """Take another name; seats already taken keep theirs."""
        name = clean_name(name)
        await self.store.write([("UPDATE identities SET name = ? WHERE id = ?", (name, person.id))])
        self.forget(person.id)
        return name

    async def sign_out(self, person: Person) -> None:
        """Forget this cookie; a guest without an account cannot come back."""
        await self.store.write([("DELETE FROM sessions WHERE id = ?", (person.session,))], gone=[person.session])
        self.forget(person.session)

    # -- accounts ---------------------------------------------------------------------------------------------

    async def register(self, person: Person, name: str, password: str) -> str:
        """Give a guest an account, so that its seats can be reached from elsewhere."""
        if person.account:
            raise WrongTime(
                Saying("server-has-account", "you already have the account {found!r}", found=person.account)
            )
        if person.owner:
            raise WrongTime(BOT_ACCOUNT)
        name = clean_name(name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        account = name.casefold()
        taken = await self.store.read("SELECT 1 FROM identities WHERE account = ?", account)
        counts = [0]
        if not taken:
            # Of two at once the second changes no row.
            counts = await self.store.write(
                [
                    (
                        "UPDATE identities SET account = ?, password = ?, name = ? WHERE id = ? "
                        "AND account IS NULL AND NOT EXISTS (SELECT 1 FROM identities WHERE account = ?)",
                        (account, hashed, name, person.id, account),
                    )
                ]
            )
        if counts != [1]:
            raise NameTaken(name)
        self.forget(person.id)
        return name

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """Open the account on another device: a new secret for the same person."""
        rows = await self.store.read(
            "SELECT id, name, account, password FROM identities WHERE account = ?", name.strip().casefold()[:80]
        )
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex())
        # An unknown name costs as much time as a known one.
        right = await asyncio.to_thread(self._verify, rows[0][3] if rows else self._nobody, password)
        if not rows or not right:
            raise WrongPassword
        return await self.enter(rows[0][0])

    async def enter(self, identity: str) -> tuple[Person, str]:
        """A new secret for somebody who has proved who they are."""
        ((name, account),) = await self.store.read("SELECT name, account FROM identities WHERE id = ?", identity)
        person, secret = Person(identity, name, account, None, new_id()), secrets.token_urlsafe(32)
        await self.store.write([self._session(person, secret)])
        return person, f"{person.session}.{secret}"

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # -- outside bots and mutes -------------------------------------------------------------------------------

    async def bots(self, owner: Person) -> list[tuple[str, str]]:
        """The bots of a person: id and name."""
        rows = await self.store.read(
            "SELECT i.id, i.name FROM identities i WHERE i.owner = ? AND EXISTS "
            "(SELECT 1 FROM sessions s WHERE s.identity = i.id) ORDER BY i.created, i.id",
            owner.id,
        )
        return [(id, name) for id, name in rows]

    async def revoke_bot(self, owner: Person, id: str) -> None:
        """Make a bot's token worthless."""
        if not _ID.fullmatch(id) or id not in [bot for bot, _ in await self.bots(owner)]:
            raise UnknownThing(Saying("server-no-bot", "you have no bot {found!r}", found=id))
        await self.store.write([("DELETE FROM sessions WHERE identity = ?", (id,))], gone=[id])
        self.forget(id)

    async def mutes(self, person: Person) -> frozenset[str]:
        """Whose chat somebody does not read."""
        return frozenset(
            id for (id,) in await self.store.read("SELECT muted FROM mutes WHERE identity = ?", person.id)
        )

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        """Stop or go on reading somebody's chat, at every table."""
        insert = "INSERT INTO mutes (identity, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
        delete = "DELETE FROM mutes WHERE identity = ? AND muted = ?"
        await self.store.write([(insert if on else delete, (person.id, other))])

    def forget(self, who: str) -> None:
        """Look anew at who has an identity, or a session, the next time."""
        for session in [s for s, (person, _) in self._known.items() if who in (person.id, s)]:
            del self._known[session]
