"""The store: an append-only log with group commit, and a few indexes beside it.

One thread writes. It commits whatever has queued up while the last commit was on its way to the disk, so the cost
of a commit is shared by all who wait. The key (table, number) is unique: of two processes that want to write the
same step, one is told that it came too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from vihara.server.database import CALLED, GONE, Change, Database, Progress, Row, Statement
from vihara.server.errors import NotStored
from vihara.server.logs import log

_BATCH = 200
"""Changes in one transaction: the names of all their tables must fit into one NOTIFY."""
_HANDFUL = 32
"""Changes that are handed to the writer at the latest."""
_READERS = 2
_PROBE_AGAIN = 2.0
"""Seconds for which it is remembered whether the disk can be written to."""

_Waiting = tuple[Change, "asyncio.Future[bool]"]


class Store:
    """The log and its indexes, for one event loop."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.name = secrets.token_hex(4)
        """Of this process among those that share the database."""
        self.commits = 0
        self.written = 0
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._pending: list[_Waiting] = []
        self._local = threading.local()
        self._connections: list[Any] = []
        self._stopping = threading.Event()
        self._probed, self._trouble = float("-inf"), cast("str | None", None)
        self._threads: list[threading.Thread] = []

    def start(
        self,
        grown: Callable[[str, int], None],
        missed: Callable[[], None],
        gone: Callable[[str], None] = lambda _: None,
        called: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Begin to write and to listen; the functions are told what other processes wrote."""
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(_READERS, "vihara-reader")
        self._grown, self._missed, self._gone, self._called = grown, missed, gone, called
        for name, target in (("vihara-writer", self._write), ("vihara-listener", self._listen)):
            thread = threading.Thread(target=target, name=name, daemon=True)
            thread.start()
            self._threads.append(thread)

    async def stop(self) -> None:
        """Commit what waits, then close."""
        self._stopping.set()
        self._hand_over()
        self._queue.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()

    # -- asking -----------------------------------------------------------------------------------------------

    def append(
        self, entry: Row, statements: Sequence[Statement] = (), progress: Progress | None = None
    ) -> asyncio.Future[bool]:
        """Add an entry: once the answer is True it is on disk, False means that its number is taken."""
        return self._put(Change(entry, statements, progress))

    async def write(
        self, statements: Sequence[Statement], gone: Sequence[str] = (), called: Sequence[str] = ()
    ) -> list[int]:
        """Run statements in one transaction, with as many others as are waiting; how many rows each touched."""
        change = Change(None, statements, gone=gone, called=called)
        await self._put(change)
        return change.counts

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run a query."""
        return await self._loop.run_in_executor(self._readers, self._read, sql, values)

    async def trouble(self) -> str | None:
        """What keeps the database from being written to, if anything; looked at every few seconds at most."""
        now = time.monotonic()
        if now - self._probed > _PROBE_AGAIN:
            self._probed = now
            self._trouble = await self._loop.run_in_executor(self._readers, self._probe)
        return self._trouble

    def _probe(self) -> str | None:
        try:
            return self.database.probe()
        except self.database.fails:
            return "unreachable"

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table, in order."""
        rows = await self.read(
            "SELECT number, at, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number", table, after
        )
        return [Row(table, number, at, body) for number, at, body in rows]

    @property
    def waiting(self) -> int:
        """Changes, or handfuls of them, that are not yet being committed."""
        return self._queue.qsize() + len(self._pending)

    # -- inside -----------------------------------------------------------------------------------------------

    def _put(self, change: Change) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = self._loop.create_future()
        if self._stopping.is_set():
            future.set_exception(NotStored())
        else:
            # The writer gets all that one round of the event loop brings: it would wake up for each.
            self._pending.append((change, future))
            if len(self._pending) == 1:
                self._loop.call_soon(self._hand_over)
            elif len(self._pending) >= _HANDFUL:
                self._hand_over()  # so that it has something to do meanwhile
        return future

    def _hand_over(self) -> None:
        if self._pending:
            self._queue.put(self._pending)
            self._pending = []

    def _connect(self) -> Any:
        connection = self.database.connect()
        self._connections.append(connection)
        return connection

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        for last in (False, True):
            try:
                if not hasattr(self._local, "connection"):
                    self._local.connection = self._connect()
                return self.database.read(self._local.connection, sql, values)
            except self.database.fails as error:
                # The connection may have died while nobody used it: one more try with a new one.
                if hasattr(self._local, "connection"):
                    self._drop(self._local.connection)
                    del self._local.connection
                if last:
                    log.error("database cannot be read", error=repr(error))
                    raise NotStored from error
        raise AssertionError("unreachable")

    def _drop(self, connection: Any) -> None:
        with contextlib.suppress(*self.database.fails, ValueError):
            self._connections.remove(connection)
            connection.close()

    def _write(self) -> None:
        """The writer thread."""
        connection = None
        stopping = False
        while not stopping:
            first = self._queue.get()
            batch = list(first or ())
            stopping = first is None
            while len(batch) < _BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                batch += more or ()
                stopping = stopping or more is None
            for start in range(0, len(batch), _BATCH):
                connection = self._commit(connection, batch[start : start + _BATCH])

    def _commit(self, connection: Any, batch: list[_Waiting]) -> Any:
        """Commit a batch and tell those who wait; gives the connection to use from now on."""
        results: list[tuple[asyncio.Future[bool], bool | Exception]] = []
        try:
            connection = connection or self._connect()
            accepted = self.database.commit(connection, [change for change, _ in batch], self.name)
            results = [(future, yes) for (_, future), yes in zip(batch, accepted, strict=True)]
            self.commits += 1
            self.written += len(batch)
        except Exception as error:  # whoever waits must hear of it, whatever it is
            log.error("commit failed", changes=len(batch), error=repr(error))
            if connection is not None:
                self._drop(connection)
                connection = None
            if len(batch) > 1:
                # One bad change must not take the others with it.
                for item in batch:
                    item[0].counts.clear()
                    connection = self._commit(connection, [item])
            else:
                results = [(future, NotStored()) for _, future in batch]
        self._loop.call_soon_threadsafe(_resolve, results)
        return connection

    def _listen(self) -> None:
        """The listener thread; over at once where there is nobody to listen to."""

        def heard(payload: str) -> None:
            sender, *tables = payload.split()
            if sender != self.name:
                for told in tables:
                    if told.startswith(GONE):
                        self._loop.call_soon_threadsafe(self._gone, told.removeprefix(GONE))
                        continue
                    if told.startswith(CALLED):
                        self._loop.call_soon_threadsafe(self._called, told.removeprefix(CALLED))
                        continue
                    table, _, number = told.partition(":")
                    self._loop.call_soon_threadsafe(self._grown, table, int(number))

        def lost() -> None:
            self._loop.call_soon_threadsafe(self._missed)

        self.database.listen(heard, lost, self._stopping.is_set)


def _resolve(results: list[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
