"""Who is who: guests with a secret in a cookie, accounts with a password, outside bots with a token.

A secret is `id.random`; the database has only its SHA-256 (the random part is 256 bits, so a slow hash would add
nothing). Passwords are hashed with Argon2. All comparisons take constant time.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vihara.core.saying import Saying
from vihara.server.database import Statement
from vihara.server.errors import (
    InvalidMessage,
    NameTaken,
    NotSignedIn,
    NotStored,
    UnknownThing,
    WrongPassword,
    WrongTime,
)
from vihara.server.names import GUESTS, account_of, clean_name, looks_of, looks_of_bots, skeleton
from vihara.server.store import Store
from vihara.server.work import Crew

COOKIE = "vihara"
BOT_ACCOUNT = Saying("server-bot-account", "a bot has a token and needs no account")
_ID = re.compile(r"[a-z2-7]{16}")
_SECRET = re.compile(r"([a-z2-7]{16})\.([A-Za-z0-9_-]{43})")
_CACHED = 20_000
_MOST_BOTS = 50
_MOST_SESSIONS = 50
"""Places where somebody is signed in; one more ends the one that was used longest ago."""
_USED = 600.0
"""Seconds after which it is written down anew that a session was used."""
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


@dataclass(frozen=True)
class Person:
    """Somebody known by a secret: a guest, an account's owner, or an outside bot."""

    id: str
    name: str
    account: str | None
    owner: str | None
    session: str
    stand_in: str | None = None
    """The bot that plays for them when they are away, if they have chosen one."""
    address: str = ""
    """Where they come from this time, as far as limits go."""


_NOBODY = "~"


def nobody() -> Person:
    """Somebody who only looks around, and is not written down: no identity of the database begins like theirs."""
    return Person(_NOBODY + new_id(), "", None, None, "")


def is_nobody(person: Person) -> bool:
    return person.id.startswith(_NOBODY)


def line_of(person: Person) -> str:
    """In whose line somebody waits: their own, or that of all who are nobody where they come from."""
    return person.address if is_nobody(person) else person.id


@dataclass(frozen=True)
class Session:
    """A place where somebody is signed in."""

    id: str
    created: float
    used: float
    device: str


def new_id(length: int = 16) -> str:
    """A random name of five bits a letter."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Identities:
    """Everybody who was ever here."""

    def __init__(self, store: Store, crew: Crew, now: Callable[[], float] = time.time) -> None:
        self.store, self._crew, self._now = store, crew, now
        self._known: dict[str, tuple[Person, str, float]] = {}
        """Session → person, hash, and when that was looked up; forgotten when it is revoked here, and in other
        processes by its age.
        """
        self._hasher = PasswordHasher()
        self._nobody = ""

    async def new_guest(self, name: str, device: str = "") -> tuple[Person, str]:
        """Make a guest: the person and the secret for the cookie."""
        name = clean_name(name)
        await self.check_look(name)
        return await self._new_person(name, owner=None, device=device)

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """Make an outside bot: it and the token, which is shown once."""
        if owner.owner:
            raise WrongTime(Saying("server-bots-of-bot", "a bot cannot have bots"))
        if len(await self.bots(owner)) >= _MOST_BOTS:
            sentence = "one person can have {most} bots; revoke one first"
            raise WrongTime(Saying("server-most-bots", sentence, most=_MOST_BOTS))
        name = clean_name(name)
        await self.check_look(name, owner)
        return await self._new_person(name, owner=owner.id)

    async def check_look(self, name: str, person: Person | None = None) -> None:
        """Nobody may have a name that looks like a bot's or that of somebody else's account."""
        if skeleton(clean_name(name)) in looks_of_bots():
            raise NameTaken(name)
        await self.check_accounts(name, person)

    async def check_accounts(self, name: str, person: Person | None) -> None:
        """Refuse a name that looks like that of somebody else's account."""
        rows = await self.store.read("SELECT identity FROM looks WHERE skeleton = ?", skeleton(clean_name(name)))
        if any(not person or id != person.id for (id,) in rows):
            raise NameTaken(name)

    async def _new_person(self, name: str, owner: str | None, device: str = "") -> tuple[Person, str]:
        person = Person(new_id(), name, None, owner, new_id())
        secret = secrets.token_urlsafe(32)
        await self.store.write(
            [
                (
                    "INSERT INTO identities (id, name, owner, created) VALUES (?, ?, ?, ?)",
                    (person.id, name, owner, self._now()),
                ),
                self._session(person, secret, device),
            ]
        )
        return person, f"{person.session}.{secret}"

    def _session(self, person: Person, secret: str, device: str) -> Statement:
        now = self._now()
        return (
            "INSERT INTO sessions (id, identity, hash, created, used, device) VALUES (?, ?, ?, ?, ?, ?)",
            (person.session, person.id, hash_of(secret), now, now, device),
        )

    async def find(self, secret: str | None) -> Person:
        """Who has this secret; NotSignedIn if nobody does."""
        found = _SECRET.fullmatch(secret or "")
        if not found:
            raise NotSignedIn
        session, random = found.groups()
        now = self._now()
        if session not in self._known or not 0 <= now - self._known[session][2] < 60:
            rows = await self.store.read(
                "SELECT i.id, i.name, i.account, i.owner, i.stand_in, s.hash, s.used FROM sessions s "
                "JOIN identities i ON i.id = s.identity WHERE s.id = ?",
                session,
            )
            if not rows:
                self._known.pop(session, None)
                raise NotSignedIn
            if len(self._known) >= _CACHED:
                self._known.clear()
            id, name, account, owner, stand_in, known_hash, used = rows[0]
            self._known[session] = (Person(id, name, account, owner, session, stand_in), known_hash, now)
        else:
            used = now
        person, known_hash, _ = self._known[session]
        if not hmac.compare_digest(hash_of(random), known_hash):
            raise NotSignedIn
        if not 0 <= now - (used or 0) < _USED:
            with suppress(NotStored):  # who is known is known, also while nothing can be written
                await self.store.write([("UPDATE sessions SET used = ? WHERE id = ?", (now, session))])
        return person

    async def rename(self, person: Person, name: str) -> str:
        """Take another name; seats already taken keep theirs."""
        name = clean_name(name)
        await self.check_look(name, person)
        looks = _protect(person.id, person.account, name) if person.account else []
        await self.store.write([("UPDATE identities SET name = ? WHERE id = ?", (name, person.id)), *looks])
        self.forget(person.id)
        return name

    async def stand_in(self, identity: str | None) -> str | None:
        """The bot that somebody wants to play for them."""
        rows = await self.store.read("SELECT stand_in FROM identities WHERE id = ?", identity or "")
        return rows[0][0] if rows else None

    async def choose_stand_in(self, person: Person, bot: str | None) -> None:
        """Say which bot plays for oneself when one is away; None leaves it to the table."""
        await self.store.write([("UPDATE identities SET stand_in = ? WHERE id = ?", (bot, person.id))])
        self.forget(person.id)

    async def sign_out(self, person: Person) -> None:
        """Forget this cookie; a guest without an account cannot come back."""
        await self._end(person, [person.session])

    # -- accounts ---------------------------------------------------------------------------------------------

    async def register(self, person: Person, name: str, password: str) -> str:
        """Give a guest an account, so that its seats can be reached from elsewhere."""
        if person.account:
            raise WrongTime(
                Saying("server-has-account", "you already have the account {found!r}", found=person.account)
            )
        if person.owner:
            raise WrongTime(BOT_ACCOUNT)
        name, account = clean_name(name), account_of(name)
        looks = looks_of(account, name)
        if looks & (looks_of(*GUESTS) | looks_of_bots()):
            raise NameTaken(name)
        marks = ", ".join("?" * len(looks))
        others = f"(SELECT 1 FROM looks WHERE skeleton IN ({marks}) AND identity <> ?)"
        taken = await self.store.read(f"SELECT 1 FROM identities WHERE EXISTS {others}", *looks, person.id)
        counts = [0]
        if not taken:
            hashed = await self._crew.do(person.id, partial(self._hasher.hash, password))
            # Of two at once the second changes no row, or its looks are refused, and the rest with them.
            take = (
                "UPDATE identities SET account = ?, password = ?, name = ? WHERE id = ? AND account IS NULL "
                f"AND NOT EXISTS (SELECT 1 FROM identities WHERE account = ?) AND NOT EXISTS {others}",
                (account, hashed, name, person.id, account, *looks, person.id),
            )
            look_like = (
                "INSERT INTO looks (skeleton, identity) "
                "SELECT ?, ? WHERE EXISTS (SELECT 1 FROM identities WHERE id = ? AND account = ?)"
            )
            protect = [(look_like, (look, person.id, person.id, account)) for look in sorted(looks)]
            counts = (await self.store.write([take, *protect]))[:1]
        if counts != [1]:
            raise NameTaken(name)
        self.forget(person.id)
        return name

    async def change_password(self, person: Person, old: str, new: str) -> list[str]:
        """Take another password, and sign out everywhere else: the sessions that are no more."""
        rows = await self.store.read(
            "SELECT password FROM identities WHERE id = ? AND account IS NOT NULL", person.id
        )
        if not rows:
            raise WrongTime(Saying("server-no-account", "you have no account, so there is no password to change"))
        if not await self._crew.do(person.id, partial(self._verify, rows[0][0], old)):
            raise WrongPassword
        hashed = await self._crew.do(person.id, partial(self._hasher.hash, new))
        others = [one.id for one in await self.sessions(person) if one.id != person.session]
        change = "UPDATE identities SET password = ? WHERE id = ? AND password = ?"
        if (await self.store.write([(change, (hashed, person.id, rows[0][0]))])) != [1]:
            raise WrongPassword  # somebody else was faster
        await self._end(person, others)
        return others

    async def check_password(self, person: Person, password: str) -> None:
        """WrongPassword if somebody has one and it is another; who has none need not say it."""
        rows = await self.store.read("SELECT password FROM identities WHERE id = ?", person.id)
        hashed = rows[0][0] if rows else None
        if hashed and not await self._crew.do(person.id, partial(self._verify, hashed, password)):
            raise WrongPassword

    # -- where somebody is signed in --------------------------------------------------------------------------

    async def sessions(self, person: Person) -> list[Session]:
        """Where somebody is signed in, the latest use first."""
        rows = await self.store.read(
            "SELECT id, created, used, device FROM sessions WHERE identity = ? ORDER BY used DESC, id", person.id
        )
        return [Session(id, created, used or created, device or "") for id, created, used, device in rows]

    async def end_session(self, person: Person, id: str) -> None:
        """Sign out at one place."""
        if id not in [one.id for one in await self.sessions(person)]:
            raise UnknownThing(Saying("server-no-session", "you are not signed in at {found!r}", found=id[:60]))
        await self._end(person, [id])

    async def end_oldest(self, person: Person) -> list[str]:
        """Somebody has signed in once more: the sessions that this is too many for are no more."""
        others = [one.id for one in await self.sessions(person) if one.id != person.session]
        await self._end(person, surplus := others[_MOST_SESSIONS - 1 :])
        return surplus

    async def end_sessions(self, person: Person) -> list[str]:
        """Sign out everywhere."""
        ids = [one.id for one in await self.sessions(person)]
        await self._end(person, ids)
        return ids

    async def _end(self, person: Person, sessions: list[str]) -> None:
        delete = "DELETE FROM sessions WHERE id = ? AND identity = ?"
        uncalled = "DELETE FROM channels WHERE session = ? AND identity = ?"  # nobody is called where they are not
        await self.store.write(
            [(sql, (id, person.id)) for id in sessions for sql in (delete, uncalled)], gone=sessions
        )
        for id in sessions:
            self.forget(id)

    # -- coming back ------------------------------------------------------------------------------------------

    async def sign_in(self, name: str, password: str, device: str = "") -> tuple[Person, str]:
        """Open the account on another device: a new secret for the same person."""
        account = ""
        with suppress(InvalidMessage):  # nobody has such a name
            account = account_of(name)
        rows = await self.store.read("SELECT id, password FROM identities WHERE account = ?", account)
        if not self._nobody:
            self._nobody = await self._crew.do("", partial(self._hasher.hash, secrets.token_hex()))
        # An unknown name costs as much time as a known one.
        right = await self._crew.do(account, partial(self._verify, rows[0][1] if rows else self._nobody, password))
        if not rows or not right:
            raise WrongPassword
        return await self.enter(rows[0][0], device)

    async def enter(self, identity: str, device: str = "") -> tuple[Person, str]:
        """A new secret for somebody who has proved who they are."""
        ((name, account, stand_in),) = await self.store.read(
            "SELECT name, account, stand_in FROM identities WHERE id = ?", identity
        )
        person, secret = Person(identity, name, account, None, new_id(), stand_in), secrets.token_urlsafe(32)
        await self.store.write([self._session(person, secret, device)])
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
        await self.store.write(
            [
                ("DELETE FROM sessions WHERE identity = ?", (id,)),
                ("DELETE FROM channels WHERE identity = ?", (id,)),
            ],
            gone=[id],
        )
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
        for session in [s for s, (person, *_) in self._known.items() if who in (person.id, s)]:
            del self._known[session]


def _protect(identity: str, account: str, name: str) -> list[Statement]:
    """Nobody else gets a name that looks like that of an account, or like the one its owner goes by."""
    insert = "INSERT INTO looks (skeleton, identity) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return [
        ("DELETE FROM looks WHERE identity = ?", (identity,)),
        *((insert, (look, identity)) for look in sorted(looks_of(account, name))),
    ]
