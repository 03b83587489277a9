"""The tables: one at a time in order, committed before anybody hears of it, the same in every process.

Each table has a lock. Under it, an action is tried on the table in memory, its entry committed, and the watchers
told. If another process was faster, the number is taken: the table is read again and the action tried anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from vihara.core.chance import keyed_dice
from vihara.core.errors import TookTooLong, ViharaError
from vihara.core.game import load
from vihara.core.saying import Saying
from vihara.server import actions, index
from vihara.server.actions import Action, Draft
from vihara.server.botpool import BotPool, Busy, Failed, Job
from vihara.server.database import Row
from vihara.server.entries import MOVES_ON, Created, Move, read_entry, write_entry
from vihara.server.errors import InvalidInvite, NotStored, Sealed, TooMany, UnknownTable
from vihara.server.identity import Person, line_of, new_id
from vihara.server.index import Index
from vihara.server.limits import Rate
from vihara.server.live import Hub, Letter
from vihara.server.logs import log
from vihara.server.metrics import Metrics
from vihara.server.outbox import Outbox
from vihara.server.processes import Processes
from vihara.server.readiness import Readiness
from vihara.server.results import written_results
from vihara.server.sealing import Sealer
from vihara.server.settings import Settings
from vihara.server.shown import Status
from vihara.server.steady import BEAT, Steady
from vihara.server.store import Store
from vihara.server.table import DEALING, OPEN, OVER, RUNNING, MakeDice, Table, table_of
from vihara.server.work import Crews

_TRIES = 20
"""How often an action is tried when other processes write to the same table all the time."""
_BOT_TRIES = 3
"""Moves that are tried for a bot where a step takes too long to work out."""
_SWEEP = 0.5
"""Seconds between two looks for tables that are due."""
_AT_ONCE = 200
"""Tables that are looked after at once."""
_LATEST = 2**31
"""Higher than the number of any entry."""


@dataclass
class _Handle:
    """A table's lock, the table if it is in memory, and what its watchers know."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    delivered: int = 0
    """The number of the last entry that they have been sent."""
    thinking: int = 0
    """The step on which a bot of this process thinks."""
    used: float = 0.0
    seen: float = 0.0
    """When somebody last looked at it."""

    @property
    def here(self) -> Table:
        """The table, which is in memory while its lock is held."""
        assert self.table is not None
        return self.table


class Tables:
    """All tables, as far as this process has to do with them."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        pool: BotPool,
        readiness: Readiness,
        crews: Crews,
        preferred: Callable[[str | None], Awaitable[str | None]],
        outbox: Outbox,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.store, self.hub, self.pool, self.settings, self.metrics = store, hub, pool, settings, metrics
        self.readiness, self.crews, self.preferred, self.outbox = readiness, crews, preferred, outbox
        self.index, self.processes = Index(store), Processes(store)
        # The tests put other sources of time, names and chance here.
        self.steady = Steady()
        self.now: Callable[[], float] = self.steady.now
        self.wall: Callable[[], float] = time.time
        self.new_table_id: Callable[[], str] = partial(new_id, 12)
        self.new_key: Callable[[], str] = partial(secrets.token_hex, 32)
        self.new_seed: Callable[[], int] = partial(secrets.randbits, 32)
        self.make_dice: MakeDice = keyed_dice
        self.sealer = Sealer(settings.secret_file())
        per_minute = settings.asides_per_minute
        self.asides = Rate(per_minute / 60, per_minute, "entries beside the match")
        from_one = settings.asides_per_address
        self.asides_by_address = Rate(from_one / 60, from_one, "entries beside the match")
        self._handles: dict[str, _Handle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- starting and stopping --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on from when the server was last alive, then look after the tables."""
        await self.processes.start(self.steady)
        self.spawn(self._sweep())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background; a defect in it is logged."""

        async def run() -> None:
            try:
                await work
            except ViharaError as error:
                log.warning("background work was refused", code=error.code, sentence=error.sentence)
            except Exception:
                log.defect("background work failed")

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def in_memory(self) -> int:
        return sum(handle.table is not None for handle in self._handles.values())

    # -- one table --------------------------------------------------------------------------------------------

    def _handle(self, id: str) -> _Handle:
        return self._handles.get(id) or self._handles.setdefault(id, _Handle())

    @contextlib.asynccontextmanager
    async def _held(self, id: str, at_least: int = 0, who: str | None = None) -> AsyncIterator[_Handle]:
        """Hold a table's lock, with the table in memory and not older than `at_least`, for whoever asks."""
        handle = self._handle(id)
        async with handle.lock:
            await self._load(id, handle, at_least, who)
            handle.used = self.now()
            yield handle

    async def _load(self, id: str, handle: _Handle, at_least: int = 0, who: str | None = None) -> Table:
        table = handle.table
        if table is None:
            rows = await self.store.entries(id)
            first = read_entry(rows[0].body) if rows else None
            if not isinstance(first, Created):
                raise UnknownTable(id)
            game = await self.readiness.game(first.game)
            # A long log takes a while to play again: whoever wants many at once waits for them, not the others.
            crew = self.crews.games if game.simulated else self.crews.logs
            table = await crew.do(who or id, partial(self._read, id, rows))
        elif table.number < at_least:
            newer = await self.store.entries(id, table.number)
            handle.table = None  # until it has taken in all of them
            if newer and table.game.simulated:
                await self.crews.games.do(table.host, partial(_go_on, table, newer), refusable=False)
            else:
                _go_on(table, newer)
        handle.table = table
        if handle.delivered and table.number > handle.delivered:
            self.hub.deliver(self.hub.compose(table, table.log[handle.delivered :], self.now()))
        handle.delivered = table.number
        return table

    def _read(self, id: str, rows: list[Row]) -> Table:
        table = table_of(id, rows, self.make_dice, self.sealer.open)
        table.times.not_after(self.now())
        table.dice.since = min(table.dice.since, self.now())
        table.ponder()
        return table

    @contextlib.asynccontextmanager
    async def looking_at(self, id: str, person: Person, at_least: int = 0) -> AsyncIterator[Table]:
        """Hold a table for somebody who may see it."""
        async with self._held(id, at_least, line_of(person)) as handle:
            await self._check_visible(handle.here, person)
            handle.seen = self.now()
            yield handle.here
            if handle.table is not None and handle.table.unattended:
                self._look_after(id, handle, handle.table)

    @contextlib.asynccontextmanager
    async def in_public(self, id: str, address: str) -> AsyncIterator[Table]:
        """Hold a table that everybody may watch, without doing so; UnknownTable if it is not for all."""
        async with self._held(id, who=address) as handle:
            if not handle.here.spectators:
                raise UnknownTable(id)
            yield handle.here

    async def _check_visible(self, table: Table, person: Person) -> None:
        """A table without spectators is not even there for others, and one that is still open not for those whom
        its host does not want to meet.
        """
        if person.id == table.host or table.seats_of(person.id) or table.reserved_for(person.id):
            return
        if not table.spectators or (table.status == OPEN and await self.index.unwelcome(table.host, person)):
            raise UnknownTable(table.id)

    async def invited_by(self, code: str, who: str, person: Person | None = None) -> Table:
        """The table that an invite opens; InvalidInvite if it is none, of no use any more, or not for them."""
        async with self._held(code.partition("-")[0], who=who) as handle:
            actions.seat_invited_to(handle.here, code)
            if person is not None and await self.index.unwelcome(handle.here.host, person):
                raise InvalidInvite
            return handle.here

    async def act(
        self,
        id: str,
        action: Action,
        person: Person | None,
        at_least: int = 0,
        receipt: Callable[[int], Letter] | None = None,
    ) -> Table:
        """Do something at a table: it is on disk, and told, when this returns.

        Without a person nobody asks whether the table can be seen: bots, clocks, and who has an invite. The
        receipt, made from the number of the last entry, goes out with the news.
        """
        handle = self._handle(id)
        if person is not None:
            action = self._within(person, action)
        async with handle.lock:
            for _ in range(_TRIES):
                table = handle.table
                if table is None or table.number < at_least:
                    table = await self._load(id, handle, at_least, line_of(person) if person else None)
                handle.used = self.now()
                if person is not None:
                    await self._check_visible(table, person)
                # Whoever acts just after a clock ran out comes too late, also if nobody has noticed it so far.
                if not await self._stop_clock(id, handle, table):
                    continue
                if await self._try(id, handle, table, action, receipt):
                    return table
                self.metrics.conflicts.inc()
            raise NotStored

    async def _stop_clock(self, id: str, handle: _Handle, table: Table) -> bool:
        """Do what a clock does at zero, if it is; False if another process was faster."""
        if (table.deadline() or float("inf")) > self.now():
            return True
        preferred = await self.preferred(table.seat(table.to_act).identity)
        return await self._try(id, handle, table, actions.time_is_up(self.now(), preferred))

    def _within(self, person: Person, action: Action) -> Action:
        """The action, refused where somebody fills the log with what is no move."""

        def act(table: Table) -> Draft | None:
            draft = action(table)
            if draft is not None and not isinstance(draft.entry, MOVES_ON):
                if table.asides[person.id] >= self.settings.asides_per_table:
                    sentence = "you have said and done enough beside the match: {most} times at this table"
                    most = self.settings.asides_per_table
                    raise TooMany(Saying("server-most-asides", sentence, most=most))
                self.asides.take(person.id)
                self.asides_by_address.take(person.address)
                draft.entry.by = person.id
            return draft

        return act

    async def _try(
        self,
        id: str,
        handle: _Handle,
        table: Table,
        action: Action,
        receipt: Callable[[int], Letter] | None = None,
    ) -> bool:
        """Try once; False if another process was faster. Whatever fails, memory never runs ahead of the log."""
        try:
            draft = await self._run(table, action)
        except ViharaError as error:
            if isinstance(error, Sealed | TookTooLong):
                handle.table = None  # it may have got halfway; the log has not
            raise
        except BaseException:
            handle.table = None
            raise
        if draft is None:
            self.hub.deliver((), receipt and receipt(table.number))
            return True
        try:
            entry, steady, before = draft.entry, round(self.now(), 3), table.to_act
            if table.clock and table.match:
                entry.steady = steady
            at = max(self.wall(), table.at)
            logged = table.absorb(table.number + 1, at, entry, draft.events, steady)
            entry.seed = entry.seed or table.seed_at_end()
            row = Row(id, logged.number, at, write_entry(entry))
            began = time.perf_counter()
            rows, progress = index.grown(table, self._due(table), moved=isinstance(entry, Move))
            if before and table.status == OVER:
                rows += written_results(table)
            calls = self.outbox.with_entry(table, entry, before, self.now())
            storing = self.store.append(row, [*draft.statements, *rows, *calls], progress)
            # While it is on its way to the disk: what everybody will be told once it is there.
            if table.game.simulated:
                await self.crews.games.do(table.host, table.ponder, refusable=False)
            letters = self.hub.compose(table, [logged], self.now())
            accepted = await storing
            self.metrics.committed(entry.tag(), time.perf_counter() - began)
        except BaseException:
            handle.table = None
            raise
        if not accepted:
            handle.table = None
            return False
        handle.delivered = table.number
        self.hub.deliver(letters, receipt and receipt(table.number))
        self._look_after(id, handle, table)
        return True

    async def _run(self, table: Table, action: Action) -> Draft | None:
        if not table.game.simulated:
            return action(table)
        return await self.crews.games.do(table.host, partial(action, table), self.settings.step_seconds)

    def _due(self, table: Table) -> float | None:
        """When somebody has to look after the table."""
        if table.status == DEALING:
            return table.dice.since + self.settings.share_seconds
        if table.status != RUNNING:
            return None
        if table.unattended:
            return None  # whoever looks at it wakes the bots
        return self.now() + self.settings.bot_grace if table.bot_to_act() else table.deadline()

    # -- other processes, bots and clocks ---------------------------------------------------------------------

    def grown(self, id: str, number: int) -> None:
        """Another process has written to a table."""
        handle = self._handles.get(id)
        if handle is None:
            return
        if self.hub.watched(id):
            self.spawn(self._catch_up(id, number))
        elif not handle.lock.locked():
            handle.table = None

    def forget(self, identity: str) -> None:
        """Read the tables anew at which somebody sat who has left for good."""
        for handle in self._handles.values():
            table = handle.table
            if table and not handle.lock.locked() and (table.host == identity or table.seats_of(identity)):
                handle.table = None

    def missed(self) -> None:
        """Other processes may have written anything."""
        for id in list(self._handles):
            self.grown(id, _LATEST)

    async def _catch_up(self, id: str, number: int) -> None:
        async with self._held(id, number):
            pass

    async def wake(self, id: str) -> None:
        """Look after a table whose clock or bot is due; if others wrote to it meanwhile, see that first."""
        async with self._held(id, _LATEST) as handle:
            patience = self.settings.share_seconds
            if handle.here.status == DEALING:
                done = await self._try(id, handle, handle.here, actions.stop_waiting(self.now(), patience))
            else:
                done = await self._stop_clock(id, handle, handle.here)
            if done:
                self._look_after(id, handle, handle.here)
            if handle.table is not None and self._due(handle.table) is None:
                await self.index.not_due(id)  # as an earlier version may have left it

    def _look_after(self, id: str, handle: _Handle, table: Table) -> None:
        """Let a bot think if it is its turn and none does."""
        if table.bot_to_act() and handle.thinking != table.changed and not self._pauses(id, handle, table):
            handle.thinking = table.changed
            seat, bot = table.to_act, table.bot_to_act()
            assert table.match is not None
            assert bot is not None
            job = Job.of(table.match, bot, self.new_seed())
            self.spawn(self._bot_turn(id, handle, seat, job, table.host))

    def _pauses(self, id: str, handle: _Handle, table: Table) -> bool:
        """Whether bots wait with their game among themselves until somebody looks at it."""
        if not table.unattended or self.hub.watched(id):
            return False
        return self.now() - handle.seen > self.settings.unwatched_bots

    async def _bot_turn(self, id: str, handle: _Handle, seat: int, job: Job, host: str) -> None:
        bot, version = job.bot, handle.thinking
        try:
            pause = asyncio.sleep(self.settings.bot_pause)
            answer: Any = (await asyncio.gather(self.pool.ask(job, host), pause, return_exceptions=True))[0]
            if isinstance(answer, Busy):
                return  # the sweep comes back to it
            if isinstance(answer, Failed):
                self.metrics.bot_failures.inc()
                log.error("any move instead of the bot's", table=id, bot=bot)
            elif isinstance(answer, BaseException):
                raise answer

            def choose(now: Table) -> int:
                assert now.match is not None
                if isinstance(answer, int) and tries == 0:
                    if now.game.objection(now.match.state, answer) is None:
                        return answer
                    log.error("the bot's move is not legal", table=id, bot=bot)
                return secrets.choice(now.game.legal(now.match.state))

            for tries in range(_BOT_TRIES):
                try:
                    await self.act(id, actions.bot_move(seat, bot, version, choose), None)
                    break
                except TookTooLong:  # any other move may be easier
                    if tries == _BOT_TRIES - 1:
                        raise
        finally:
            if handle.thinking == version:
                handle.thinking = 0

    async def _sweep(self) -> None:
        """Every now and then look for tables that are due; at the start for all that a bot or clock waits at."""
        until, after, beat = float(2**53), -1.0, time.monotonic()
        while True:
            if time.monotonic() - beat >= BEAT:
                beat = time.monotonic()
                await self.processes.beat(self.steady)
            try:
                rows = await self.index.due(after, until, _AT_ONCE)
            except ViharaError as error:
                log.warning("sweep was refused", code=error.code)
                rows = []
            # Those whose bots are busy stay due; they must not keep the others from being looked after.
            after = rows[-1][1] if len(rows) == _AT_ONCE else -1.0
            for id in [*(row[0] for row in rows), *self._stalled()]:
                # A table that cannot be looked after must not keep the others waiting.
                try:
                    await self.wake(id)
                except ViharaError as error:
                    log.warning("table was not looked after", table=id, code=error.code)
                except Exception:
                    log.defect("table was not looked after", table=id)
            self._forget_idle()
            await asyncio.sleep(_SWEEP)
            until = self.now()

    def _stalled(self) -> list[str]:
        """Tables without people that somebody watches here, and whose bots another process has left alone."""
        late = self.wall() - self.settings.bot_grace
        return [
            id
            for id in self.hub.tables()
            if (handle := self._handles.get(id)) is not None
            and handle.table is not None
            and handle.table.unattended
            and handle.table.at < late
            and handle.thinking != handle.table.changed
        ]

    def _forget_idle(self) -> None:
        """Drop the tables that nobody has used for a while, and if there are too many those for longest: a log may
        be long, and who fills memory with them need not be there any more.
        """
        idle = [
            (h.used, id) for id, h in self._handles.items() if not h.lock.locked() and not self.hub.watched(id)
        ]
        since, surplus = self.now() - self.settings.cached_seconds, len(idle) - self.settings.cached_tables
        for place, (used, id) in enumerate(sorted(idle)):
            if place >= surplus and used >= since:
                break
            del self._handles[id]

    # -- opening ----------------------------------------------------------------------------------------------

    async def open(self, id: str, entry: Created) -> Table:
        """Write the first entry; the deal is part of it if nobody is missing and nobody adds to the dice."""
        handle = self._handle(id)
        async with handle.lock:
            at, steady = self.wall(), round(self.now(), 3)
            if entry.clock is not None:
                entry.steady = steady

            def lay_out() -> Table:
                table = Table(id, self.make_dice, self.sealer.open)
                table.absorb(1, at, entry, None, steady)
                over = table.match is not None and table.match.over
                if over or (table.full and not table.dice.waits_for()[1]):
                    events = table.deal(entry)
                    match, table = table.match, Table(id, self.make_dice, self.sealer.open)
                    table.match = match
                    table.absorb(1, at, entry, events, steady)
                    entry.seed = table.seed_at_end()
                return table

            # A match that has begun elsewhere is played again, which may take a while.
            if entry.file is not None:
                table = await self.crews.studies.do(entry.host, lay_out)
            elif load(entry.game).simulated:
                table = await self.crews.games.do(entry.host, lay_out, self.settings.step_seconds)
            else:
                table = lay_out()
            calls = self.outbox.with_entry(table, entry, 0, self.now())
            rows = [*index.opened(table, self._due(table), at), *calls]
            if await self.store.append(Row(id, 1, at, write_entry(entry)), rows):
                handle.table, handle.delivered, handle.used = table, table.number, self.now()
                handle.seen = handle.used
                self.metrics.committed("created", 0.0)
                self._look_after(id, handle, table)
                return table
        # Somebody else has opened it (a rematch that two ask for at once): theirs is as good.
        async with self._held(id) as other:
            return other.here

    async def status(self, id: str) -> Status | None:
        """The status of a table; None if there is none."""
        try:
            async with self._held(id) as handle:
                return handle.here.status
        except UnknownTable:
            return None


def _go_on(table: Table, rows: list[Row]) -> None:
    """Take in what another process has written."""
    for row in rows:
        table.absorb_row(row)
    table.ponder()
