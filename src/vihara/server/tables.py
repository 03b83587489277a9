"""The tables: one at a time in order, committed before anybody hears of it, the same in every process.

Each table has a lock. Under it, an action is tried on the table in memory, its entry committed, and the watchers
told. If another process was faster, the number is taken: the table is read again and the action tried anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, TypeVar

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from vihara.core.chance import KeyedDice, seed_hash
from vihara.core.errors import NotYourTurn, TookTooLong, ViharaError
from vihara.core.game import REGISTRY, Game, load
from vihara.core.match import ask
from vihara.core.replay import read
from vihara.core.saying import Saying
from vihara.server import actions, opening
from vihara.server.actions import Action, Draft
from vihara.server.answers import Standing
from vihara.server.botpool import BotPool, Busy, Failed, Job
from vihara.server.botworker import prepare
from vihara.server.database import Entry, Progress, Statement
from vihara.server.errors import (
    NoHint,
    NotAllowed,
    NotReady,
    NotStored,
    Sealed,
    TooBusy,
    TooMany,
    UnknownTable,
    WrongTime,
)
from vihara.server.hints import hint_json
from vihara.server.identity import Person, new_id
from vihara.server.limits import Rate
from vihara.server.live import Hub, Letter
from vihara.server.logs import log
from vihara.server.messages import AskMessage as Asked
from vihara.server.messages import Branching, ImportedTable, NewTable
from vihara.server.messages import HintRequest as Hint
from vihara.server.metrics import Metrics
from vihara.server.sealing import Sealer
from vihara.server.settings import Settings
from vihara.server.steady import BEAT, Steady
from vihara.server.steps import Course, branch, check_seat, last_step_of, steps_json
from vihara.server.store import Store
from vihara.server.table import CLOSED, DEALING, OPEN, OVER, RUNNING, Body, MakeDice, Table, is_slow, table_of
from vihara.server.views import encode, summary_json, unable_json, viewer_of
from vihara.server.warming import COMPILING, READY, State
from vihara.server.work import Crews

_TRIES = 20
"""How often an action is tried when other processes write to the same table all the time."""
_SWEEP = 0.5
_FORGOTTEN = 3600.0
"""Seconds after which a process that gives no sign of life is forgotten."""
_COMPILING = 40.0
"""Seconds that somebody waits for rules that are being compiled."""
_MOST_COUNTED = 500
"""Matches that standings are counted from."""
_AT_ONCE = 200
_STRETCH = 16
"""Blocks of the key stream that are read at once."""
_MATTERS = ("move", "end", "sit", "closed", "rematch", "promise", "share", "absent")
"""Kinds of entries that make a match; of the others nobody may make any number."""


@dataclass
class _Handle:
    """A table's lock, the table if it is in memory, and what its watchers know."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    told: int = 0
    thinking: int = 0
    """The step on which a bot of this process thinks."""
    used: float = 0.0
    seen: float = 0.0
    """When somebody last looked at it."""


ADVISER = "search"
"""The bot whose compiled code hints need."""


class _ReadAhead(KeyedDice):
    """The dice of a match, which reads its key stream a stretch at a time: matches draw again and again."""

    def block(self, number: int) -> bytes:
        stretch, place = divmod(number, _STRETCH)
        at = 64 * place
        return _stretch(self.key, stretch)[at : at + 64]


@lru_cache(4096)
def _stretch(key: bytes, number: int) -> bytes:
    """So many blocks of a key stream, one after the other."""
    nonce = (_STRETCH * number).to_bytes(8, "little") + bytes(8)
    return Cipher(algorithms.ChaCha20(key, nonce), mode=None).encryptor().update(bytes(64 * _STRETCH))


def keyed_dice(key: str, drawn: int) -> KeyedDice:
    return _ReadAhead(bytes.fromhex(key), drawn)


Walked = TypeVar("Walked")


class Tables:
    """All tables, as far as this process has to do with them."""

    def __init__(
        self, store: Store, hub: Hub, pool: BotPool, crews: Crews, settings: Settings, metrics: Metrics
    ) -> None:
        self.store, self.hub, self.pool, self.settings, self.metrics = store, hub, pool, settings, metrics
        self.crews = crews
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
        hourly, from_one = settings.imports_per_hour, settings.imports_per_address
        self._imports = Rate(hourly / 3600, hourly / 2, "match files")
        self._imports_by_address = Rate(from_one / 3600, from_one / 2, "match files")
        daily = settings.tables_per_address
        self._tables_by_address = Rate(daily / (24 * 3600), daily / 4, "new tables")
        self._handles: dict[str, _Handle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._games: dict[str, asyncio.Task[Game]] = {}

    # -- starting and stopping --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on from when the server was last alive, then look after the tables."""
        self.steady.go_on(await self.store.read("SELECT steady, wall FROM processes"))
        await self._beat()
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

    async def game(self, key: str) -> Game:
        """A game whose rules are compiled; who comes while they still are is asked to come again."""
        if key not in self._games:
            game = await asyncio.to_thread(load, key)
            key = game.key
        if key not in self._games:
            self._games[key] = asyncio.get_running_loop().create_task(self._get_ready(game))
        try:
            async with asyncio.timeout(_COMPILING):
                return await asyncio.shield(self._games[key])
        except TimeoutError:
            raise NotReady(key) from None

    def warmth(self) -> tuple[dict[str, State], dict[str, tuple[int, int, float]]]:
        """How far each game is; of those being compiled the steps done, the steps in all, and the seconds."""
        states, progress = dict[str, State](), dict[str, tuple[int, int, float]]()
        for key in REGISTRY:
            states[key], way = self.pool.warmth(key)
            task = self._games.get(key)
            if task is not None:  # somebody has asked for it: this process loads it, or compiles it itself
                states[key] = READY if task.done() else COMPILING
            if states[key] == COMPILING:
                progress[key] = way
        return states, progress

    async def _get_ready(self, game: Game) -> Game:
        await self.pool.rules_ready(game.key)
        loop, ready = asyncio.get_running_loop(), asyncio.Event()

        def work() -> None:
            try:
                prepare(game)
            except Exception:
                log.defect("game cannot be prepared", game=game.key)
            with contextlib.suppress(RuntimeError):  # the loop may be gone by now
                loop.call_soon_threadsafe(ready.set)

        # Nothing stops a compiler; a daemon thread does not keep the server from stopping.
        threading.Thread(target=work, name="vihara-compiler", daemon=True).start()
        await ready.wait()
        return game

    # -- one table --------------------------------------------------------------------------------------------

    def _handle(self, id: str) -> _Handle:
        return self._handles.get(id) or self._handles.setdefault(id, _Handle())

    @contextlib.asynccontextmanager
    async def _held(self, id: str, at_least: int = 0) -> Any:
        """Hold a table's lock, with the table in memory and not older than `at_least`."""
        handle = self._handle(id)
        async with handle.lock:
            await self._load(id, handle, at_least)
            handle.used = self.now()
            yield handle

    async def _load(self, id: str, handle: _Handle, at_least: int = 0) -> Table:
        table = handle.table
        if table is None:
            entries = await self.store.entries(id)
            if not entries:
                raise UnknownTable(id)
            game = await self.game(json.loads(entries[0].body)["game"])
            # A long log takes a while to play again.
            reading = partial(self._read, id, entries)
            table = await (self.crews.games.do(id, reading) if is_slow(game) else asyncio.to_thread(reading))
        elif table.number < at_least:
            newer = await self.store.entries(id, table.number)
            handle.table = None  # until it has taken in all of them
            if newer and is_slow(table.game):
                await self.crews.games.do(table.host, partial(_go_on, table, newer), refusable=False)
            else:
                for entry in newer:
                    table.absorb_entry(entry)
        handle.table = table
        if handle.told and table.number > handle.told:
            self.hub.deliver(self.hub.compose(table, table.told[handle.told :], self.now()))
        handle.told = table.number
        return table

    def _read(self, id: str, entries: list[Entry]) -> Table:
        table = table_of(id, entries, self.make_dice, self.sealer.open)
        table.times.settle(self.now())
        table.dice.since = min(table.dice.since, self.now())
        table.ponder()
        return table

    @contextlib.asynccontextmanager
    async def looking_at(self, id: str, person: Person, at_least: int = 0) -> Any:
        """Hold a table for somebody who may see it."""
        async with self._held(id, at_least) as handle:
            _check_visible(handle.table, person)
            handle.seen = self.now()
            yield handle.table
            if handle.table is not None and handle.table.unattended:
                self._look_after(id, handle, handle.table)

    async def invited_by(self, code: str) -> Table:
        """The table that an invite opens; InvalidInvite if it is none, or of no use any more."""
        async with self._held(code.partition("-")[0]) as handle:
            table: Table = handle.table
            actions.seat_invited_to(table, code)
            return table

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
                    table = await self._load(id, handle, at_least)
                handle.used = self.now()
                _check_visible(table, person)
                # Whoever acts just after a clock ran out comes too late, also if nobody has noticed it so far.
                if not await self._stop_clock(id, handle, table):
                    continue
                if await self._try(id, handle, table, action, receipt):
                    return table
                self.metrics.conflicts += 1
            raise NotStored

    async def _stop_clock(self, id: str, handle: _Handle, table: Table) -> bool:
        """Do what a clock does at zero, if it is; False if another process was faster."""
        if (table.deadline() or float("inf")) > self.now():
            return True
        preferred = await self.preferred(table.seat(table.to_act).identity)
        return await self._try(id, handle, table, actions.time_is_up(self.now(), preferred))

    async def preferred(self, identity: str | None) -> str | None:
        """The bot that somebody wants to play for them."""
        rows = await self.store.read("SELECT stand_in FROM identities WHERE id = ?", identity or "")
        return rows[0][0] if rows else None

    def _within(self, person: Person, action: Action) -> Action:
        """The action, refused where somebody fills the log with what is no move."""

        def act(table: Table) -> Draft | None:
            draft = action(table)
            if draft is not None and draft.body["kind"] not in _MATTERS:
                if table.asides[person.id] >= self.settings.asides_per_table:
                    sentence = "you have said and done enough beside the match: {most} times at this table"
                    most = self.settings.asides_per_table
                    raise TooMany(Saying("server-most-asides", sentence, most=most))
                self.asides.take(person.id)
                draft.body["by"] = person.id
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
            steady = round(self.now(), 3)
            if table.clock and table.match:
                draft.body["steady"] = steady
            at = max(self.wall(), table.at)
            told = table.absorb(table.number + 1, at, draft.body, draft.events, steady)
            entry = Entry(id, told.number, told.at, encode(draft.body | table.end_dice()))
            began = time.perf_counter()
            index, progress = self._index(table, told.kind)
            storing = self.store.append(entry, [*draft.statements, *index], progress)
            # While it is on its way to the disk: what everybody will be told once it is there.
            if is_slow(table.game):
                await self.crews.games.do(table.host, table.ponder, refusable=False)
            letters = self.hub.compose(table, [told], self.now())
            accepted = await storing
            self.metrics.committed(told.kind, time.perf_counter() - began)
        except BaseException:
            handle.table = None
            raise
        if not accepted:
            handle.table = None
            return False
        handle.told = table.number
        self.hub.deliver(letters, receipt and receipt(table.number))
        self._look_after(id, handle, table)
        return True

    async def _run(self, table: Table, action: Action) -> Draft | None:
        if not is_slow(table.game):
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

    def _index(self, table: Table, kind: str) -> tuple[list[Statement], Progress | None]:
        """The row that lists are made from; after most moves only a few of its fields change."""
        due = self._due(table)
        if kind == "move" and table.status == RUNNING:
            return [], (table.to_act, due)
        return [
            (
                "UPDATE tables SET status = ?, number = ?, to_act = ?, due = ?, updated = ?, summary = ? "
                "WHERE id = ?",
                (table.status, table.number, table.to_act, due, table.at, summary_json(table), table.id),
            )
        ], None

    # -- asking and looking back ------------------------------------------------------------------------------

    async def ask(self, person: Person, given: Asked, language: str) -> dict[str, Any]:
        """What a move would cost and bring, or why it is not allowed: from the view of the seat alone."""
        async with self.looking_at(given.table, person) as table:
            actions.check_running(table, given.move)
            seat = actions.own_seat(table, person, given.seat)
            game, to_act, view = table.game, table.to_act, table.match.view(seat)
            told = {"type": "answer", "table": table.id, "number": table.number, "move": given.move}
        try:
            if to_act != seat:
                raise NotYourTurn(seat, to_act)
            work = partial(ask, game, view, given.move)
            foreseen = await self.crews.games.do(person.id, work) if is_slow(game) else work()
            return told | {"legal": True, "foreseen": foreseen}
        except ViharaError as error:
            return told | {"legal": False, **unable_json(error, language)}

    async def hint(self, person: Person, given: Hint, language: str) -> dict[str, Any]:
        """The best moves for one's seat, from its view alone."""
        async with self.looking_at(given.table, person) as table:
            actions.check_running(table, "hint")
            seat = actions.own_seat(table, person, given.seat)
            if not table.hints:
                raise NoHint(Saying("server-hint-off", "this table is played without hints"))
            if table.to_act != seat:
                raise NotYourTurn(seat, table.to_act)
            game, view, number = table.game, table.match.view(seat), table.number
            job = Job.of(table.match, ADVISER, self.new_seed(), hint=True)
        try:
            async with asyncio.timeout(self.settings.work_wait + self.settings.bot_seconds):
                found = await self.pool.ask(job, person.id)
        except (Busy, TimeoutError):
            raise TooBusy from None
        except Failed:
            sentence = "no bot has a hint to give at the moment; please try again"
            raise NoHint(Saying("server-hint-none", sentence)) from None
        moves = hint_json(game, view, found, language)
        return {"type": "hint", "table": given.table, "number": number, "seat": seat, "moves": moves}

    async def steps(
        self, person: Person, id: str, seat: int | None, language: str, *, recent: bool
    ) -> dict[str, Any]:
        """A match from its beginning, or from the seat's last step on: while it runs only through one's own seat,
        or as a spectator.
        """
        async with self.looking_at(id, person) as table:
            if table.match is None:
                raise WrongTime(actions.NOT_BEGUN)
            viewer = viewer_of(table, person.id, None) if seat is None else seat
            check_seat(table.match, viewer)
            if viewer and table.status != OVER and viewer not in table.seats_of(person.id):
                raise NotAllowed(actions.not_yours(viewer))
            course = Course.of(table.match)
        first = last_step_of(course, viewer) if recent else 0
        return await self.walk(person.id, partial(steps_json, course, viewer, language, first=first))

    async def branch(self, person: Person, id: str, given: Branching, address: str) -> Table:
        """Open a table that goes on from a step of a finished match, on other dice."""
        async with self.looking_at(id, person) as table:
            if table.status != OVER:
                sentence = "one can go on from a step once the match is over"
                raise WrongTime(Saying("server-branch-early", sentence))
            course, title = Course.of(table.match), given.title or table.title
        text = await self.walk(person.id, partial(branch, course, given.step))
        file = ImportedTable(file=text, players=given.players, title=title, public=given.public, adds=given.adds)
        return await self.bring(person, file, address)

    async def walk(self, who: str, work: Callable[[], Walked]) -> Walked:
        """Play a match again, beside everything else and not many at a time."""
        return await self.crews.studies.do(who, work)

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

    def missed(self) -> None:
        """Other processes may have written anything."""
        for id, handle in list(self._handles.items()):
            if self.hub.watched(id):
                self.spawn(self._catch_up(id, 2**31))
            elif not handle.lock.locked():
                handle.table = None

    async def _catch_up(self, id: str, number: int) -> None:
        async with self._held(id, number):
            pass

    async def wake(self, id: str) -> None:
        """Look after a table whose clock or bot is due; if others wrote to it meanwhile, see that first."""
        async with self._held(id, 2**31) as handle:
            patience = self.settings.share_seconds
            if handle.table.status == DEALING:
                done = await self._try(id, handle, handle.table, actions.stop_waiting(self.now(), patience))
            else:
                done = await self._stop_clock(id, handle, handle.table)
            if done:
                self._look_after(id, handle, handle.table)
            if (
                handle.table is not None and self._due(handle.table) is None
            ):  # as an earlier version may have left it
                await self.store.write([("UPDATE tables SET due = NULL WHERE id = ?", (id,))])

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
                self.metrics.bot_failures += 1
                log.error("any move instead of the bot's", table=id, bot=bot)
            elif isinstance(answer, BaseException):
                raise answer

            wanted: list[Any] = [answer, None, None]

            def choose(now: Table) -> int:
                assert now.match is not None
                if isinstance(answer := wanted[0], int):
                    with contextlib.suppress(ViharaError):
                        now.game.check(now.match.state, answer)
                        return answer
                    log.error("the bot's move is not legal", table=id, bot=bot)
                return secrets.choice(now.game.legal(now.match.state))

            while True:
                try:
                    await self.act(id, actions.bot_move(seat, bot, version, choose), None)
                    break
                except TookTooLong:  # any other move may be easier
                    if len(wanted) == 1:
                        raise
                    del wanted[0]
        finally:
            if handle.thinking == version:
                handle.thinking = 0

    async def _beat(self) -> None:
        """Write down that this process is alive, and how far its steady time is; the dead are forgotten."""
        now, name = self.steady.now(), self.store.name
        alive = (
            "INSERT INTO processes (name, steady, wall) VALUES (?, ?, ?) "
            "ON CONFLICT (name) DO UPDATE SET steady = excluded.steady, wall = excluded.wall"
        )
        try:
            await self.store.write(
                [
                    (alive, (name, now, self.steady.wall())),
                    ("DELETE FROM processes WHERE steady < ? AND name <> ?", (now - _FORGOTTEN, name)),
                    ("DELETE FROM presence WHERE process NOT IN (SELECT name FROM processes)", ()),
                ]
            )
            others = await self.store.read("SELECT steady FROM processes WHERE name <> ?", name)
            self.steady.keep_up(steady for (steady,) in others)
        except ViharaError as error:
            log.warning("heartbeat was refused", code=error.code)

    async def _sweep(self) -> None:
        """Every now and then look for tables that are due; at the start for all that a bot or clock waits at."""
        until, after, beat = float(2**53), -1.0, time.monotonic()
        while True:
            if time.monotonic() - beat >= BEAT:
                beat = time.monotonic()
                await self._beat()
            try:
                rows = await self.store.read(
                    "SELECT id, due FROM tables WHERE due > ? AND due <= ? ORDER BY due LIMIT ?",
                    after,
                    until,
                    _AT_ONCE,
                )
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
        """Drop the tables that nobody has used for longest, if there are too many."""
        idle = [
            (h.used, id) for id, h in self._handles.items() if not h.lock.locked() and not self.hub.watched(id)
        ]
        for _, id in sorted(idle)[: max(0, len(idle) - self.settings.cached_tables)]:
            del self._handles[id]

    # -- opening tables ---------------------------------------------------------------------------------------

    async def create(self, person: Person, given: NewTable, address: str) -> Table:
        """Open a table; if nobody is missing, the match begins at once."""
        game = await self.game(given.game)
        id = self.new_table_id()
        body = opening.new_body(person, given, game, self._commit(id))
        await self._check_number(person, address)
        return await self._open(id, body)

    async def bring(self, person: Person, given: ImportedTable, address: str) -> Table:
        """Open a table from a match file: to look at if the match is over, else to go on with."""
        self._imports.take(person.id)
        self._imports_by_address.take(address)
        replay = await self.walk(person.id, partial(read, given.file))
        if replay.cut:
            raise replay.cut
        await self.game(replay.match.game.key)
        id = self.new_table_id()
        body = opening.imported_body(person, given, replay.match, self._commit(id))
        await self._check_number(person, address)
        return await self._open(id, body)

    async def rematch(self, person: Person, id: str, address: str) -> Table:
        """Ask to play again, seats rotated, or agree to it: the match begins once all people have."""
        async with self.looking_at(id, person) as table:
            before = table.rematch
        called_off = before if before and await self._status(before) == CLOSED else None
        if before is None:
            await self._check_number(person, address)
        old = await self.act(id, actions.rematch(person, self.new_table_id(), called_off), person)
        assert old.rematch is not None
        if await self._status(old.rematch) is None:
            await self._open(old.rematch, opening.rematch_body(person, old, self._commit(old.rematch)))
        return await self._sit_again(person, old.rematch)

    async def _sit_again(self, person: Person, id: str) -> Table:
        """Take all the seats that wait for somebody."""
        while True:
            async with self._held(id) as handle:
                table: Table = handle.table
                seats = table.reserved_for(person.id) if table.status == OPEN else []
            if not seats:
                return table
            adds = table.seat(seats[0]).adds  # as in the match before
            await self.act(id, actions.sit(person, seats[0], None, adds=adds), person)

    async def no_rematch(self, person: Person, id: str) -> Table:
        """Do not play again: the table that waited is closed."""
        async with self.looking_at(id, person) as table:
            offered = table.rematch
        if offered and await self._status(offered) not in (None, OPEN, CLOSED):
            raise WrongTime(Saying("server-rematch-begun", "the rematch has begun"))
        old = await self.act(id, actions.no_rematch(person), person)
        if offered and await self._status(offered) is not None:
            await self.act(offered, actions.call_off, None)
        return old

    async def _status(self, id: str) -> str | None:
        """The status of a table; None if there is none."""
        try:
            async with self._held(id) as handle:
                return str(handle.table.status)
        except UnknownTable:
            return None

    def _commit(self, id: str) -> Body:
        """A new seed for a table: its hash for everybody, itself for nobody until the end."""
        seed = self.new_key()
        return {"hash": seed_hash(seed), "sealed": self.sealer.seal(id, seed)}

    async def _check_number(self, person: Person, address: str) -> None:
        rows = await self.store.read(
            "SELECT count(*) FROM tables WHERE host = ? AND status IN (?, ?, ?)", person.id, OPEN, DEALING, RUNNING
        )
        if rows[0][0] >= self.settings.max_tables:
            sentence = "you have {number} unfinished tables; finish or leave some first"
            raise TooMany(Saying("server-most-tables", sentence, number=rows[0][0]))
        day = 24 * 3600
        rows = await self.store.read(
            "SELECT count(*) FROM tables WHERE host = ? AND created > ?", person.id, self.now() - day
        )
        if rows[0][0] >= self.settings.tables_per_day:
            sentence = "you have opened {number} tables today, which is enough for one day"
            raise TooMany(Saying("server-tables-today", sentence, number=rows[0][0]))
        self._tables_by_address.take(address)

    async def _open(self, id: str, body: Body) -> Table:
        """Write the first entry; the deal is part of it if nobody is missing and nobody adds to the dice."""
        handle = self._handle(id)
        async with handle.lock:
            at, steady = self.wall(), round(self.now(), 3)
            if body["clock"]:
                body["steady"] = steady

            def lay_out() -> Table:
                table = Table(id, self.make_dice, self.sealer.open)
                table.absorb(1, at, body, None, steady)
                over = table.match is not None and table.match.over
                if over or (table.full and not table.dice.waits_for()[1]):
                    dealt, events = table.deal()
                    body.update(dealt)
                    match, table = table.match, Table(id, self.make_dice, self.sealer.open)
                    table.match = match
                    table.absorb(1, at, body, events, steady)
                    body.update(table.end_dice())
                return table

            # A match that has begun elsewhere is played again, which may take a while.
            if "file" in body:
                table = await self.walk(body["host"], lay_out)
            elif is_slow(load(body["game"])):
                table = await self.crews.games.do(body["host"], lay_out, self.settings.step_seconds)
            else:
                table = lay_out()
            statements: list[Statement] = [
                (
                    "INSERT INTO tables "
                    "(id, status, public, host, number, to_act, due, created, updated, summary) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        id, table.status, int(table.public), table.host, table.number, table.to_act,
                        self._due(table), at, at, summary_json(table),
                    ),
                )
            ]  # fmt: skip
            statements += [
                ("INSERT INTO seats (table_id, seat, identity) VALUES (?, ?, ?)", (id, seat.number, seat.identity))
                for seat in table.seats
                if seat.identity
            ]
            if await self.store.append(Entry(id, 1, at, encode(body)), statements):
                handle.table, handle.told, handle.used = table, table.number, self.now()
                handle.seen = handle.used
                self.metrics.committed("created", 0.0)
                self._look_after(id, handle, table)
                return table
        # Somebody else has opened it (a rematch that two ask for at once): theirs is as good.
        async with self._held(id) as other:
            found: Table = other.table
            return found

    async def listed(
        self, scope: str, person: Person | None, before: float | None, limit: int
    ) -> list[dict[str, Any]]:
        """A page of tables, latest first: open and public ones, one's own, or finished public ones."""
        where = {
            "open": "t.status = 'open' AND t.public = 1",
            "running": "t.status = 'running' AND t.public = 1",
            "over": "t.status = 'over' AND t.public = 1",
            "own": "t.status <> 'closed' AND "
            "(t.host = ? OR t.id IN (SELECT table_id FROM seats WHERE identity = ?))",
        }[scope]
        values = (person.id, person.id) if person and scope == "own" else ()
        rows = await self.store.read(
            f"SELECT t.summary, t.status, t.number, t.to_act, t.updated FROM tables t WHERE {where} "
            "AND t.updated < ? ORDER BY t.updated DESC LIMIT ?",
            *values, float(2**53) if before is None else before, limit,
        )  # fmt: skip
        tables = [
            {**json.loads(summary), "status": status, "number": number, "to_act": to_act, "updated": updated}
            for summary, status, number, to_act, updated in rows
        ]
        own = await self._own_seats(person) if person and tables else {}
        return [{**table, "yours": own.get(table["table"], [])} for table in tables]

    async def _own_seats(self, person: Person) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for table, seat in await self.store.read(
            "SELECT table_id, seat FROM seats WHERE identity = ? ORDER BY seat", person.id
        ):
            found.setdefault(table, []).append(seat)
        return found

    async def standings(self, person: Person) -> list[Standing]:
        """How somebody has fared, by game and opponent, from their latest matches; those of several own seats at
        one table are nobody's.
        """
        rows = await self.store.read(
            "SELECT t.summary, min(s.seat) FROM tables t JOIN seats s ON s.table_id = t.id "
            "WHERE s.identity = ? AND t.status = 'over' GROUP BY t.id, t.summary, t.updated HAVING count(*) = 1 "
            "ORDER BY t.updated DESC LIMIT ?",
            person.id, _MOST_COUNTED,
        )  # fmt: skip
        found: dict[tuple[str, str | None], Standing] = {}
        for text, seat in rows:
            summary = json.loads(text)
            others = {one["bot"] for place, one in enumerate(summary["seats"], start=1) if place != seat}
            outcome = summary["outcome"]
            if not others or (len(others) > 1 and None not in others) or outcome is None:
                continue  # several bots of different strength say nothing about one of them
            key = summary["game"], None if None in others else others.pop()
            won, score = seat in outcome["winners"], outcome["scores"][seat - 1]
            one = found.setdefault(key, Standing(game=key[0], bot=key[1], won=0, lost=0, last=[], best=score))
            one.won, one.lost, one.best = one.won + won, one.lost + (not won), max(one.best, score)
            one.last = [*one.last, won][:5]
        return list(found.values())


def _go_on(table: Table, entries: list[Entry]) -> None:
    """Take in what another process has written."""
    for entry in entries:
        table.absorb_entry(entry)
    table.ponder()


def _check_visible(table: Table, person: Person | None) -> None:
    """A table without spectators is not even there for others."""
    if person is None or table.spectators or person.id == table.host or table.seats_of(person.id):
        return
    if not table.reserved_for(person.id):
        raise UnknownTable(table.id)
