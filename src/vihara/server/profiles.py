"""Profiles: a name, an avatar, and what somebody lets others see of how they play; by default, nothing.

A page has an address of its own, which says nothing about the account; a page that is private, or was never there,
or belongs to somebody who has left is answered for alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from vihara.core.game import REGISTRY
from vihara.core.saying import Saying
from vihara.server.answers import Faced, Fared, Known, Rated, Sitting, Streaks
from vihara.server.errors import InvalidMessage, UnknownThing
from vihara.server.identity import Person, new_id
from vihara.server.ratings import Rating, Ratings
from vihara.server.requests import Part
from vihara.server.results import Result, results_of
from vihara.server.store import Store

PARTS: tuple[Part, ...] = get_args(Part)
PLAIN = "lotus-1"
_COLORS = 6
AVATARS = tuple(f"{emblem}-{color}" for emblem in ("lotus", *REGISTRY) for color in range(1, _COLORS + 1))
"""Our own emblems, each in several colors."""
_NO_PROFILE = Saying("server-no-profile", "there is no such profile, or it is private")
_MOST_FACED = 5
"""Opponents that are shown."""


@dataclass(frozen=True)
class Profile:
    """What is kept of it."""

    identity: str
    id: str
    avatar: str
    shown: frozenset[str]
    ranked: bool


class Profiles:
    """Everybody's profiles."""

    def __init__(self, store: Store, ratings: Ratings) -> None:
        self.store, self.ratings = store, ratings

    async def _read(self, where: str, *values: str) -> list[Profile]:
        rows = await self.store.read(
            f"SELECT identity, id, avatar, shown, ranked FROM profiles WHERE {where}", *values
        )
        return [
            Profile(identity, id, avatar, frozenset(shown.split()), bool(on))
            for identity, id, avatar, shown, on in rows
        ]

    async def own(self, person: Person) -> Profile:
        """Somebody's own; who has never chosen anything has nothing public."""
        found = await self._read("identity = ?", person.id)
        return found[0] if found else Profile(person.id, "", PLAIN, frozenset(), False)

    async def appear(
        self, person: Person, avatar: str | None, shown: Iterable[str] | None, ranked: bool | None
    ) -> None:
        """Choose what others see."""
        if avatar is not None and avatar not in AVATARS:
            sentence = "avatar: found {found!r}, expected one of our emblems"
            raise InvalidMessage(Saying("server-avatar", sentence, found=avatar[:40]))
        old = await self.own(person)
        parts = " ".join(part for part in PARTS if part in (old.shown if shown is None else set(shown)))
        on = old.ranked if ranked is None else ranked
        write = (
            "INSERT INTO profiles (identity, id, avatar, shown, ranked) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (identity) DO UPDATE "
            "SET avatar = excluded.avatar, shown = excluded.shown, ranked = excluded.ranked"
        )
        await self.store.write([(write, (person.id, new_id(), avatar or old.avatar, parts, int(on)))])

    async def whose(self, id: str) -> str:
        """The identity behind a public page; UnknownThing if there is nothing to be seen."""
        found = await self._read("id = ?", id)
        if not found or not (found[0].shown or found[0].ranked):
            raise UnknownThing(_NO_PROFILE)
        return found[0].identity

    async def show(self, id: str, asks: Person | None) -> Known:
        """Somebody's page as others see it; UnknownThing if there is nothing to be seen."""
        found = await self._read("id = ?", id)
        if not found or not (found[0].shown or found[0].ranked):
            raise UnknownThing(_NO_PROFILE)
        return await self._known(found[0], yours=asks is not None and asks.id == found[0].identity, whole=False)

    async def show_own(self, person: Person) -> Known:
        """One's own page, with what nobody else sees."""
        return await self._known(await self.own(person), yours=True, whole=True)

    async def _known(self, profile: Profile, *, yours: bool, whole: bool) -> Known:
        shown = set(PARTS) if whole else profile.shown
        ((name,),) = await self.store.read("SELECT name FROM identities WHERE id = ?", profile.identity)
        results = (
            await results_of(self.store, profile.identity) if shown & {"results", "streaks", "opponents"} else []
        )
        told = Known(id=profile.id, name=name, avatar=profile.avatar, yours=yours)
        if whole:
            told.shown, told.ranked = [part for part in PARTS if part in profile.shown], profile.ranked
        if "results" in shown:
            told.results = _fared(results)
        if "streaks" in shown:
            told.streaks = _streaks(results)
        if "ratings" in shown:
            told.ratings = await self._rated(profile.identity)
        if "opponents" in shown:
            told.opponents = await self._faced(results, whole=whole)
        return told

    async def _rated(self, identity: str) -> list[Rated]:
        curves = await self.ratings.curves(identity)
        return [rated(one, curve=curves.get((one.game, one.pool), [])) for one in await self.ratings.of(identity)]

    async def _faced(self, results: Sequence[Result], *, whole: bool) -> list[Faced]:
        """Whom somebody has met most; to others only those whose own page shows whom they meet."""
        met: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for result in results:
            for other in result.others:
                if other.identity is not None:
                    met[other.identity] += 1
                    won[other.identity] += result.won
        found = await self._faces(met)
        faced = [
            Faced(id=id, name=name, avatar=avatar, played=met[identity], won=won[identity])
            for identity, (name, id, avatar, public) in found.items()
            if whole or public
        ]
        return sorted(faced, key=lambda one: (-one.played, one.name))[:_MOST_FACED]

    async def _faces(self, identities: Iterable[str]) -> dict[str, tuple[str, str, str, bool]]:
        """Names, addresses and avatars, and whether one may be named to others."""
        wanted = list(identities)[:500]
        if not wanted:
            return {}
        marks = ", ".join("?" * len(wanted))
        rows = await self.store.read(
            "SELECT i.id, i.name, p.id, p.avatar, p.shown, p.ranked FROM identities i "
            f"LEFT JOIN profiles p ON p.identity = i.id WHERE i.id IN ({marks})",
            *wanted,
        )
        return {
            identity: (
                name,
                (id or "") if shown or ranked else "",
                avatar or PLAIN,
                "opponents" in (shown or "").split(),
            )
            for identity, name, id, avatar, shown, ranked in rows
        }

    async def sitting(self, seats: Mapping[int, str], game: str, pool: str) -> list[Sitting]:
        """Who sits at a table, as far as they let themselves be known."""
        found: list[Sitting] = []
        for seat, identity in seats.items():
            known = await self._read("identity = ?", identity)
            if not known or not (known[0].shown or known[0].ranked):
                found.append(Sitting(seat=seat, id="", avatar="", points=None))
                continue
            public = "ratings" in known[0].shown or known[0].ranked
            rating = [
                one for one in await self.ratings.of(identity) if public and (one.game, one.pool) == (game, pool)
            ]
            points = rating[0].points if rating else None
            found.append(Sitting(seat=seat, id=known[0].id, avatar=known[0].avatar, points=points))
        return found

    async def best(self, game: str, pool: str) -> list[tuple[str, str, str, Rating]]:
        """The ranking of a game: name, the page if there is one to see, avatar, rating."""
        found = await self.ratings.best(game, "bots" if pool == "bots" else "people")
        faces = await self._faces(identity for identity, _ in found)
        return [
            (faces[identity][0], faces[identity][1], faces[identity][2], rating)
            for identity, rating in found
            if identity in faces
        ]


def rated(one: Rating, curve: list[tuple[float, int]]) -> Rated:
    """A rating as it is told."""
    return Rated(game=one.game, pool=one.pool, points=one.points, doubt=one.doubt, games=one.games, curve=curve)


def _fared(results: Sequence[Result]) -> list[Fared]:
    """By game, seats and opponents."""
    played: Counter[tuple[str, int, str]] = Counter()
    won: Counter[tuple[str, int, str]] = Counter()
    for result in results:
        if result.others:
            key = result.game, result.seats, result.against
            played[key] += 1
            won[key] += result.won
    order = list(REGISTRY)
    return [
        Fared(
            game=game,
            seats=seats,
            against=against,
            played=played[game, seats, against],
            won=won[game, seats, against],
        )
        for game, seats, against in sorted(
            played, key=lambda key: (order.index(key[0]), key[1], key[2] == "people", key[2])
        )
    ]


def _streaks(results: Sequence[Result]) -> Streaks:
    """Victories in a row, against anybody: now, and the most there were."""
    now = best = row = 0
    for result in reversed([one for one in results if one.others]):
        row = row + 1 if result.won else 0
        best, now = max(best, row), row
    return Streaks(played=sum(bool(one.others) for one in results), now=now, best=best)
