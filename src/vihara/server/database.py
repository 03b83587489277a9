"""The two databases behind the store: SQLite and PostgreSQL, each committing a whole batch of changes at once.

Statements are written with `?` for their values. No mapper stands between a move and its row.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import orjson

from vihara.core.errors import ViharaError

Statement = tuple[str, tuple[Any, ...]]
Progress = tuple[int, float | None]
"""After a move, the new `to_act` and `due` of its table; the new `number` and `updated` are those of the entry."""
CHANNEL = "vihara"
"""The PostgreSQL channel on which processes tell each other which tables have grown."""
GONE = "-"
"""Marks, on that channel, an identity or a session that is no more."""
CALLED = "+"
"""Marks, on that channel, somebody who can be called back from now on."""


class Row(NamedTuple):
    """One row of the log."""

    table: str
    number: int
    at: float
    body: str


@dataclass
class Change:
    """What is committed together: an entry, if any, and further statements that only run if it was accepted."""

    entry: Row | None
    statements: Sequence[Statement] = ()
    progress: Progress | None = None
    gone: Sequence[str] = ()
    """Identities and sessions that are no more: other processes are told, too."""
    called: Sequence[str] = ()
    """Identities that can be called back from now on: the same."""
    counts: list[int] = field(default_factory=list)
    """Rows that each statement touched."""


class Database(Protocol):
    """One kind of database. All calls block; the store calls them from its threads."""

    url: str
    """For SQLAlchemy, which only the migrations use."""
    fails: tuple[type[Exception], ...]
    shared: bool
    """Whether several processes may serve its tables."""

    def connect(self) -> Any:
        """Open a connection."""

    def claim(self) -> AbstractContextManager[object]:
        """Be the only server of it, where there can be only one; ViharaError if another one is."""

    def probe(self) -> str | None:
        """None if it can be written to; else a word for what is wrong."""

    def commit(self, connection: Any, changes: Sequence[Change], sender: str) -> list[bool]:
        """Commit all in one transaction; False where the entry's number was already taken."""

    def read(self, connection: Any, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """Run a query."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[], None], stop: Callable[[], bool]) -> None:
        """Wait for what other processes tell; returns when `stop` says so, or at once if nobody can tell."""


try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def lock_file(file: int) -> None:
        """Lock an open file for this process, until it ends or closes it; OSError if another one has it."""
        flock(file, LOCK_EX | LOCK_NB)

except ImportError:  # Windows
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined, unused-ignore]

    def lock_file(file: int) -> None:
        """Lock an open file for this process, until it ends or closes it; OSError if another one has it."""
        locking(file, LK_NBLCK, 1)


_PROBE = 65_536
"""Bytes that are written to find out whether the disk takes them."""
_CHECKPOINT = 4000
"""Pages of the write-ahead log (16 MB) after which they are copied to their places, while somebody has to wait."""
_INSERT = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_PROGRESS = "UPDATE tables SET number = ?, to_act = ?, due = ?, updated = ? WHERE id = ?"
# A thread gives up the interpreter at each call of SQLite, and gets it back late if others are busy. So all moves
# of a batch, with the rows that lists are made from, are one statement, which is a transaction by itself: they are
# inserted into a view, and a trigger puts them where they belong. Both exist in the connection alone.
_STEP = (
    "CREATE TEMP VIEW step (table_id, number, at, body, to_act, due) AS SELECT NULL, NULL, NULL, NULL, NULL, NULL",
    "CREATE TEMP TRIGGER take_step INSTEAD OF INSERT ON step BEGIN "
    "INSERT INTO entries (table_id, number, at, body) VALUES (NEW.table_id, NEW.number, NEW.at, NEW.body); "
    "UPDATE tables SET number = NEW.number, to_act = NEW.to_act, updated = NEW.at WHERE id = NEW.table_id; "
    # Where nothing is due, before or after, the index of what is due need not be written.
    "UPDATE tables SET due = NEW.due WHERE id = NEW.table_id AND due IS NOT NEW.due; END",
)
_TAKE_STEP = "INSERT INTO step VALUES (?, ?, ?, ?, ?, ?)"
_TAKE_STEPS = (
    "INSERT INTO step SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 "
    "FROM json_each(?)"
)


class Sqlite:
    """A file. Write-ahead log with full synchronization: what is committed survives a power cut."""

    fails: tuple[type[Exception], ...] = (sqlite3.Error,)
    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    def claim(self) -> AbstractContextManager[object]:
        try:
            file = open(self.path + ".lock", "a", encoding="utf-8")  # noqa: SIM115 - who claims it holds it open
        except OSError as error:
            raise ViharaError(f"--db: cannot write beside {self.path!r}: {error.strerror}") from error
        try:
            lock_file(file.fileno())
        except OSError:
            file.close()
            raise ViharaError(
                f"--db: another server is using {self.path!r}; stop it first, or let several share a "
                "PostgreSQL database"
            ) from None
        return file

    def probe(self) -> str | None:
        """Write a little beside it: that tells a full and a read-only disk apart, and disturbs nobody."""
        path = f"{self.path}.probe{os.getpid()}"
        try:
            with open(path, "wb") as file:
                file.write(bytes(_PROBE))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
            return "full" if full else "read-only"
        finally:
            with contextlib.suppress(OSError):
                os.unlink(path)
        return None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={_CHECKPOINT}")
        connection.execute("PRAGMA temp_store=MEMORY")
        for sql in _STEP:
            connection.execute(sql)
        return connection

    def commit(self, connection: sqlite3.Connection, changes: Sequence[Change], sender: str) -> list[bool]:  # noqa: ARG002
        steps = [change for change in changes if _is_step(change)]
        if len(steps) == len(changes) and self._take(connection, steps):
            return [True] * len(changes)
        connection.execute("BEGIN IMMEDIATE")
        try:
            together = self._take(connection, steps)
            accepted = [(together and _is_step(change)) or self._add(connection, change) for change in changes]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return accepted

    def _take(self, connection: sqlite3.Connection, steps: Sequence[Change]) -> bool:
        """Write moves, all of them; if the number of one is taken, none."""
        rows = [
            (change.entry.table, change.entry.number, change.entry.at, change.entry.body, *change.progress)
            for change in steps
            if change.entry and change.progress
        ]
        try:
            if len(rows) == 1:
                connection.execute(_TAKE_STEP, rows[0])
            elif rows:
                connection.execute(_TAKE_STEPS, (orjson.dumps(rows).decode(),))
        except sqlite3.IntegrityError:
            return False
        return True

    def _add(self, connection: sqlite3.Connection, change: Change) -> bool:
        """Write one change; False if its number is taken."""
        entry = change.entry
        if entry:
            row = (entry.table, entry.number, entry.at, entry.body)
            if connection.execute(_INSERT, row).rowcount != 1:
                return False
            if change.progress:
                connection.execute(_PROGRESS, (entry.number, *change.progress, entry.at, entry.table))
        change.counts = [connection.execute(sql, values).rowcount for sql, values in change.statements]
        return True

    def read(self, connection: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return connection.execute(sql, values).fetchall()

    def listen(self, heard: Callable[[str], None], lost: Callable[[], None], stop: Callable[[], bool]) -> None:
        """Nobody else serves the tables of a file."""


def _is_step(change: Change) -> bool:
    """Whether a change is a move like most: an entry, and where its table has got to."""
    return bool(change.entry and change.progress and not change.statements)


class Postgres:
    """A PostgreSQL server, which several processes may share."""

    shared = True

    def __init__(self, url: str) -> None:
        import psycopg

        self.address = url
        self.url = "postgresql+psycopg://" + url.partition("://")[2]
        self.fails: tuple[type[Exception], ...] = (psycopg.Error,)
        self._psycopg = psycopg

    def claim(self) -> AbstractContextManager[object]:
        return contextlib.nullcontext()

    def probe(self) -> str | None:
        with self.connect() as connection:
            ((setting,),) = connection.execute("SHOW transaction_read_only").fetchall()
        return "read-only" if setting == "on" else None

    def connect(self) -> Any:
        return self._psycopg.connect(self.address, autocommit=True, connect_timeout=10)

    def commit(self, connection: Any, changes: Sequence[Change], sender: str) -> list[bool]:
        entries = [change.entry for change in changes if change.entry]
        fresh: set[tuple[str, int] | None] = set()
        with connection.transaction():
            if entries:
                rows = connection.execute(
                    "INSERT INTO entries (table_id, number, at, body) "
                    "SELECT * FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[]) "
                    "ON CONFLICT DO NOTHING RETURNING table_id, number",
                    tuple(map(list, zip(*((e.table, e.number, e.at, e.body) for e in entries), strict=True))),
                ).fetchall()
                fresh = {(table, number) for table, number in rows}
            gone = [f"{GONE}{who}" for change in changes for who in change.gone]
            gone += [f"{CALLED}{who}" for change in changes for who in change.called]
            notice = " ".join([sender, *(f"{key[0]}:{key[1]}" for key in fresh if key), *gone])
            accepted = []
            for change in changes:
                key = (change.entry.table, change.entry.number) if change.entry else None
                accepted.append(key is None or key in fresh)
                fresh -= {key}  # should the same batch hold it twice, the first one has it
            progress = [
                (change.entry.number, *change.progress, change.entry.at, change.entry.table)
                for change, yes in zip(changes, accepted, strict=True)
                if yes and change.progress and change.entry
            ]
            if progress:
                connection.execute(
                    "UPDATE tables SET number = p.number, to_act = p.to_act, due = p.due, updated = p.updated "
                    "FROM unnest(%s::int[], %s::int[], %s::float8[], %s::float8[], %s::text[]) "
                    "AS p (number, to_act, due, updated, id) WHERE tables.id = p.id",
                    tuple(map(list, zip(*progress, strict=True))),
                )
            cursors: list[tuple[Change, Any]] = []
            with connection.pipeline():
                for change, yes in zip(changes, accepted, strict=True):
                    for sql, values in change.statements if yes else ():
                        cursors.append((change, connection.execute(sql.replace("?", "%s"), values)))
                if notice != sender:
                    # One for the whole batch: a NOTIFY in each transaction would serialize the commits.
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
            for change, cursor in cursors:
                change.counts.append(cursor.rowcount)
        return accepted

    def read(self, connection: Any, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = connection.execute(sql.replace("?", "%s"), values).fetchall()
        return rows

    def listen(self, heard: Callable[[str], None], lost: Callable[[], None], stop: Callable[[], bool]) -> None:
        while not stop():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    lost()  # what was told before we listened, or while the connection was gone, we have missed
                    while not stop():
                        for notice in connection.notifies(timeout=0.5):
                            heard(notice.payload)
            except self._psycopg.Error:
                if not stop():
                    time.sleep(0.5)


def open_database(name: str) -> Database:
    """Find the database for a `--db` value."""
    if name.startswith(("postgresql://", "postgres://")):
        return Postgres(name)
    if "://" in name:
        scheme = name.partition("://")[0]
        raise ViharaError(f"--db: found a URL of {scheme!r}, expected a file name or postgresql://…")
    try:
        Path(name).expanduser().resolve().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise ViharaError(f"--db: cannot make the folder of {name!r}: {error.strerror}") from error
    return Sqlite(str(Path(name).expanduser().resolve()))
