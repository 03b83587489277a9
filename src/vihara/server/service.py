"""Everything a server consists of, put together."""

from __future__ import annotations

import asyncio

from vihara.languages import LANGUAGES, load
from vihara.server.botpool import BotPool
from vihara.server.calling import Calling
from vihara.server.channels import Channels
from vihara.server.company import Acquaintances
from vihara.server.database import open_database
from vihara.server.glances import Glances
from vihara.server.hosting import Hosting
from vihara.server.identity import Identities
from vihara.server.leaving import Leaving
from vihara.server.limits import Count, Guesses, Places, Rate
from vihara.server.live import Hub
from vihara.server.matchmaking import Matchmaking
from vihara.server.metrics import Metrics
from vihara.server.outbox import Outbox
from vihara.server.passkeys import Passkeys
from vihara.server.presence import Presence
from vihara.server.previews import Previews
from vihara.server.profiles import Profiles
from vihara.server.ratings import Ratings
from vihara.server.readiness import Readiness
from vihara.server.reviews import Reviews
from vihara.server.seekers import Seekers
from vihara.server.settings import Settings
from vihara.server.store import Store
from vihara.server.study import Study
from vihara.server.tables import Tables
from vihara.server.translating import Translating
from vihara.server.work import Crews


class Service:
    """The parts, and their limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.hub = Hub()
        self.store = Store(open_database(settings.database()))
        self.places = Places()
        self.pool = BotPool(
            settings.bot_workers, settings.bot_queue, settings.bot_seconds,
            warm=settings.warm, place=self.places.of,
        )  # fmt: skip
        self.crews = Crews(settings, self.places.of)
        self.readiness = Readiness(self.pool)
        self.identities = Identities(self.store, self.crews.passwords)
        self.outbox = Outbox(self.store, settings.call_delay)
        self.tables = Tables(
            self.store, self.hub, self.pool, self.readiness, self.crews, self.identities.stand_in,
            self.outbox, settings, self.metrics,
        )  # fmt: skip
        self.index = self.tables.index
        self.study = Study(self.tables, self.pool, self.crews, settings)
        self.hosting = Hosting(self.tables, self.index, self.readiness, self.study, self.identities, settings)
        self.presence = Presence(self.store, self.hub, self.tables.steady, self.tables.spawn)
        self.glances = Glances(self.store, self.hub, self.tables.spawn)
        self.channels = Channels(self.store, self.outbox, lambda: self.tables.wall(), nearby=settings.calls_nearby)
        self.calling = Calling(
            self.store, self.outbox, self.channels, self.tables, self.presence, settings, self.metrics
        )
        self.passkeys = Passkeys(self.identities)
        self.ratings = Ratings(self.store)
        self.profiles = Profiles(self.store, self.ratings)
        self.leaving = Leaving(self.store, self.tables, self.identities, self.ratings)
        self.previews = Previews()
        self.reviews = Reviews(self.places.of)
        # A folder that somebody names is theirs: it stays as it is.
        own = settings.modules and settings.warm and not settings.web
        self.translating = Translating() if own else None
        per_second = settings.requests_per_second
        self.requests = Rate(per_second, 4 * per_second, "requests")
        self.pages = Rate(settings.pages_per_second, 20 * settings.pages_per_second, "requests")
        self.messages = Rate(settings.messages_per_second, 4 * settings.messages_per_second, "messages")
        by_address = settings.messages_per_address
        self.messages_by_address = Rate(by_address, 4 * by_address, "messages")
        self.guests = Rate(settings.guests_per_hour / 3600, settings.guests_per_hour, "new guests")
        self.passwords = Rate(settings.passwords_per_minute / 60, settings.passwords_per_minute, "passwords")
        self.guesses = Guesses(settings.passwords_per_account)
        self.chat = Rate(settings.chat_per_minute / 60, settings.chat_per_minute / 2, "chat lines")
        self.new_channels = Rate(1 / 60, 20, "ways to be called")
        self.new_channels_by_address = Rate(1 / 60, 60, "ways to be called")
        self.mails = Rate(4 / 86_400, 4, "mails to new addresses")
        self.acquaintances = Acquaintances(self.store, lambda: self.tables.wall())
        self.seekers = Seekers(self.store, self.ratings)
        self.matchmaking = Matchmaking(self.seekers, self.tables, self.hosting)
        self.seeking = Rate(20 / 60, 20, "requests for a match")
        self.seeking_by_address = Rate(200 / 60, 200, "requests for a match")
        self.seeking_for_days = Rate(24 / 86_400, 24, "requests for a match")
        """By address: who plays over days is waited for while they are away."""
        self.asking_people = Rate(20 / 3600, 20, "requests to people")
        self.asking_by_address = Rate(60 / 3600, 60, "requests to people")
        self.profile_looks = Rate(2, 60, "profiles")
        self.taken_along = Rate(2 / 3600, 2, "files of one's data")
        self.hints = Count(1, "hints of one person")
        self.sockets_in_all = Count(settings.max_sockets, "sockets in all")
        self.sockets_by_person = Count(settings.sockets_per_person, "sockets of one person")
        self.sockets_by_address = Count(settings.sockets_per_address, "sockets from one address")

    async def start(self) -> None:
        for language in LANGUAGES:
            self.tables.spawn(asyncio.to_thread(load, language))  # before anybody waits for a sentence
        self.store.start(self.tables.grown, self.missed, self.gone, self.outbox.reach)
        self.crews.start()
        self.pool.start()
        await self.calling.start()
        await self.tables.start()
        self.tables.spawn(self.ratings.run())
        self.tables.spawn(self.matchmaking.run())
        self.tables.spawn(self.leaving.run())
        if self.translating is not None:
            self.translating.start()

    def missed(self) -> None:
        """Other processes may have written anything."""
        self.tables.missed()
        self.tables.spawn(self.outbox.load())

    def gone(self, who: str) -> None:
        """An identity or a session is no more: nobody may go on with what they have open."""
        self.identities.forget(who)
        self.tables.forget(who)
        self.hub.turn_out(who)

    async def stop(self) -> None:
        if self.translating is not None:
            self.translating.stop()
        await self.tables.stop()
        await self.glances.write()
        await self.calling.stop()
        await self.pool.stop()
        await self.reviews.stop()
        self.crews.stop()
        await self.store.stop()

    def gauges(self) -> dict[str, float]:
        """What is measured when somebody asks."""
        return {
            "sockets": self.sockets_in_all.total,
            "tables_in_memory": self.tables.in_memory,
            "tables_watched": len(self.hub.tables()),
            "deliveries": self.hub.delivered,
            "commits": self.store.commits,
            "commit_queue": self.store.waiting,
            "bot_queue": self.pool.waiting,
            "games_waiting": self.crews.games.waiting,
            "studies_waiting": self.crews.studies.waiting,
            "passwords_waiting": self.crews.passwords.waiting,
            "bot_answers": self.pool.answered,
            "bot_crashes": self.pool.crashed,
        }
