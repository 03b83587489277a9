"""The two databases behind the store: SQLite and PostgreSQL, each committing a whole batch of changes at once.

Statements are written with `?` for their values. No mapper stands between a move and its row.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from vihara.core.errors import ViharaError

Statement = tuple[str, tuple[Any, ...]]
Progress = tuple[int, int, float | None, float, str]
"""After a move, the new `number`, `to_act`, `due` and `updated` of the table with this id."""
CHANNEL = "vihara"
"""The PostgreSQL channel on which processes tell each other which tables have grown."""
GONE = "-"
"""Marks, on that channel, an identity or a session that is no more."""


@dataclass(frozen=True)
class Entry:
    """One row of the log."""

    table: str
    number: int
    at: float
    body: str


@dataclass
class Change:
    """What is committed together: an entry, if any, and further statements that only run if it was accepted."""

    entry: Entry | None
    statements: Sequence[Statement] = ()
    progress: Progress | None = None
    gone: Sequence[str] = ()
    """Identities and sessions that are no more: other processes are told, too."""
    counts: list[int] = field(default_factory=list)
    """Rows that each statement touched."""


class Database(Protocol):
    """One kind of database. All calls block; the store calls them from its threads."""

    url: str
    """For SQLAlchemy, which only the migrations use."""
    fails: tuple[type[Exception], ...]

    def connect(self) -> Any:
        """Open a connection."""

    def commit(self, connection: Any, changes: Sequence[Change], sender: str) -> list[bool]:
        """Commit all in one transaction; False where the entry's number was already taken."""

    def read(self, connection: Any, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """Run a query."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[], None], stop: Callable[[], bool]) -> None:
        """Wait for what other processes tell; returns when `stop` says so, or at once if nobody can tell."""


_INSERT = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_PROGRESS = "UPDATE tables SET number = ?, to_act = ?, due = ?, updated = ? WHERE id = ?"
# A thread gives up the interpreter at each step of SQLite, and gets it back late if others are busy: so a batch is
# written by a single statement, whatever its size.
_INSERT_ALL = (
    "INSERT INTO entries (table_id, number, at, body) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]') FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"
)
_PROGRESS_ALL = (
    "UPDATE tables SET number = json_extract(j.value, '$[0]'), to_act = json_extract(j.value, '$[1]'), "
    "due = json_extract(j.value, '$[2]'), updated = json_extract(j.value, '$[3]') "
    "FROM json_each(?) AS j WHERE tables.id = json_extract(j.value, '$[4]')"
)


class Sqlite:
    """A file. Write-ahead log with full synchronization: what is committed survives a power cut."""

    fails: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def commit(self, connection: sqlite3.Connection, changes: Sequence[Change], sender: str) -> list[bool]:  # noqa: ARG002
        connection.execute("BEGIN IMMEDIATE")
        try:
            accepted = self._insert(connection, [change.entry for change in changes])
            fresh = [change for change, yes in zip(changes, accepted, strict=True) if yes]
            for change in fresh:
                change.counts = [connection.execute(sql, values).rowcount for sql, values in change.statements]
            progress = [change.progress for change in fresh if change.progress]
            if len(progress) == 1:
                connection.execute(_PROGRESS, progress[0])
            elif progress:
                connection.execute(_PROGRESS_ALL, (json.dumps(progress),))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return accepted

    def _insert(self, connection: sqlite3.Connection, entries: Sequence[Entry | None]) -> list[bool]:
        """All at once; only if some number was taken, one by one, to learn which."""
        rows = [(entry.table, entry.number, entry.at, entry.body) for entry in entries if entry]
        if len(rows) > 1:
            connection.execute("SAVEPOINT together")
            written = connection.execute(_INSERT_ALL, (json.dumps(rows),)).rowcount
            if written == len(rows):
                return [True] * len(entries)
            connection.execute("ROLLBACK TO together")
        return [
            entry is None
            or connection.execute(_INSERT, (entry.table, entry.number, entry.at, entry.body)).rowcount == 1
            for entry in entries
        ]

    def read(self, connection: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return connection.execute(sql, values).fetchall()

    def listen(self, heard: Callable[[str], None], lost: Callable[[], None], stop: Callable[[], bool]) -> None:
        """Nobody else serves the tables of a file."""


class Postgres:
    """A PostgreSQL server, which several processes may share."""

    def __init__(self, url: str) -> None:
        import psycopg

        self.address = url
        self.url = "postgresql+psycopg://" + url.partition("://")[2]
        self.fails: tuple[type[Exception], ...] = (psycopg.Error,)
        self._psycopg = psycopg

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
            told = " ".join([sender, *(f"{key[0]}:{key[1]}" for key in fresh if key), *gone])
            accepted = []
            for change in changes:
                key = (change.entry.table, change.entry.number) if change.entry else None
                accepted.append(key is None or key in fresh)
                fresh -= {key}  # should the same batch hold it twice, the first one has it
            progress = [
                change.progress for change, yes in zip(changes, accepted, strict=True) if yes and change.progress
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
                if told != sender:
                    # One for the whole batch: a NOTIFY in each transaction would serialize the commits.
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, told))
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
