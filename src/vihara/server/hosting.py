"""Opening tables: new ones, from match files, and for a rematch; nobody opens too many."""

from __future__ import annotations

from functools import partial

from vihara.core.chance import seed_hash
from vihara.core.replay import read
from vihara.core.saying import Saying
from vihara.server import actions, opening
from vihara.server.errors import TooMany, WrongTime
from vihara.server.identity import Identities, Person
from vihara.server.index import Index
from vihara.server.limits import Rate
from vihara.server.opening import Commitment
from vihara.server.readiness import Readiness
from vihara.server.requests import Branching, ImportedTable, NewTable
from vihara.server.settings import Settings
from vihara.server.study import Study
from vihara.server.table import CLOSED, OPEN, Table
from vihara.server.tables import Tables

_DAY = 24 * 3600


class Hosting:
    """How people open tables."""

    def __init__(
        self,
        tables: Tables,
        index: Index,
        readiness: Readiness,
        study: Study,
        identities: Identities,
        settings: Settings,
    ) -> None:
        self.tables, self.index, self.readiness, self.study = tables, index, readiness, study
        self.identities, self.settings = identities, settings
        hourly, from_one = settings.imports_per_hour, settings.imports_per_address
        self._imports = Rate(hourly / 3600, hourly / 2, "match files")
        self._imports_by_address = Rate(from_one / 3600, from_one / 2, "match files")
        daily = settings.tables_per_address
        self._tables_by_address = Rate(daily / _DAY, daily / 4, "new tables")

    async def create(self, person: Person, given: NewTable, address: str) -> Table:
        """Open a table; if nobody is missing, the match begins at once."""
        game = await self.readiness.game(given.game)
        id = self.tables.new_table_id()
        created = opening.new_table(person, given, game, self.commit(id))
        await self._check_number(person, address)
        return await self.tables.open(id, created)

    async def bring(self, person: Person, given: ImportedTable, address: str) -> Table:
        """Open a table from a match file: to look at if the match is over, else to go on with."""
        self._imports.take(person.id)
        self._imports_by_address.take(address)
        replay = await self.study.walk(person.id, partial(read, given.file))
        if replay.cut:
            raise replay.cut
        await self.readiness.game(replay.match.game.key)
        id = self.tables.new_table_id()
        created = opening.imported_table(person, given, replay.match, self.commit(id))
        if given.public and replay.match.over:  # anybody can write a file in which somebody else has lost
            for seat in created.seats:
                await self.identities.check_accounts(seat.name, person)
        await self._check_number(person, address)
        return await self.tables.open(id, created)

    async def branch(self, person: Person, id: str, given: Branching, address: str) -> Table:
        """Open a table that goes on from a step of a finished match, on other dice."""
        text, title = await self.study.branch(person, id, given.step)
        file = ImportedTable(
            file=text, players=given.players, title=given.title or title, public=given.public, adds=given.adds
        )
        return await self.bring(person, file, address)

    async def rematch(self, person: Person, id: str, address: str) -> Table:
        """Ask to play again, seats rotated, or agree to it: the match begins once all people have."""
        async with self.tables.looking_at(id, person) as table:
            before = table.rematch
        called_off = before if before and await self.tables.status(before) == CLOSED else None
        if before is None or called_off:
            await self._check_number(person, address)
        old = await self.tables.act(id, actions.rematch(person, self.tables.new_table_id(), called_off), person)
        assert old.rematch is not None
        if await self.tables.status(old.rematch) is None:
            await self.tables.open(old.rematch, opening.rematch_table(person, old, self.commit(old.rematch)))
        return await self._sit_again(person, old.rematch)

    async def _sit_again(self, person: Person, id: str) -> Table:
        """Take all the seats that wait for somebody."""
        while True:
            async with self.tables.looking_at(id, person) as table:
                seats = table.reserved_for(person.id) if table.status == OPEN else []
            if not seats:
                return table
            adds = table.seat(seats[0]).adds  # as in the match before
            await self.tables.act(id, actions.sit(person, seats[0], None, adds=adds), person)

    async def no_rematch(self, person: Person, id: str) -> Table:
        """Do not play again: the table that waited is closed."""
        async with self.tables.looking_at(id, person) as table:
            offered = table.rematch
        if offered and await self.tables.status(offered) not in (None, OPEN, CLOSED):
            raise WrongTime(Saying("server-rematch-begun", "the rematch has begun"))
        old = await self.tables.act(id, actions.no_rematch(person), person)
        if offered and await self.tables.status(offered) is not None:
            await self.tables.act(offered, actions.call_off, None)
        return old

    def commit(self, id: str) -> Commitment:
        """A new seed for a table."""
        seed = self.tables.new_key()
        return Commitment(seed_hash(seed), self.tables.sealer.seal(id, seed))

    async def _check_number(self, person: Person, address: str) -> None:
        number = await self.index.unfinished(person.id)
        if number >= self.settings.max_tables:
            sentence = "you have {number} unfinished tables; finish or leave some first"
            raise TooMany(Saying("server-most-tables", sentence, number=number))
        number = await self.index.opened_since(person.id, self.tables.now() - _DAY)
        if number >= self.settings.tables_per_day:
            sentence = "you have opened {number} tables today, which is enough for one day"
            raise TooMany(Saying("server-tables-today", sentence, number=number))
        self._tables_by_address.take(address)
