"""The store: group commit, the unique key, the listener, and the migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from vihara.core.errors import ViharaError
from vihara.server.database import Row, open_database
from vihara.server.errors import NotStored
from vihara.server.schema import TABLES, head, migrate
from vihara.server.store import Store


@asynccontextmanager
async def opened(
    db: str,
    grown: Callable[[str, int], None] = lambda _table, _number: None,
    listening: Callable[[], None] = lambda: None,
) -> AsyncIterator[Store]:
    store = Store(open_database(db))
    store.start(grown, listening)
    try:
        yield store
    finally:
        await store.stop()


def test_what_is_appended_can_be_read_and_a_number_is_taken_once(db: str) -> None:
    """Many writers share commits; of two entries with the same number one is refused, and its statements with it."""

    async def run() -> None:
        async with opened(db) as store:
            mute = "INSERT INTO mutes (identity, muted) VALUES (?, ?)"
            many = [
                store.append(Row(f"t{table}", number, 1.5, f"{{{number}}}"))
                for number in range(1, 6)
                for table in range(40)
            ]
            assert all(await asyncio.gather(*many))
            assert store.commits < store.written
            both = await asyncio.gather(
                store.append(Row("t1", 6, 2.0, "first"), [(mute, ("a", "b"))]),
                store.append(Row("t1", 6, 2.0, "second"), [(mute, ("c", "d"))]),
                store.append(Row("t2", 6, 2.0, "other")),
            )
            assert list(both) == [True, False, True]
            assert await store.read("SELECT identity FROM mutes") == [("a",)]
            found = await store.entries("t1", after=3)
            assert [(e.number, e.body) for e in found] == [(4, "{4}"), (5, "{5}"), (6, "first")]

    migrate(open_database(db))
    asyncio.run(run())


def test_moves_are_written_together_and_a_taken_number_spoils_only_its_own(db: str) -> None:
    """With a move goes where its table has got to; one that came too late changes nothing, in whatever company."""
    row = "INSERT INTO tables (id, status, public, host, number, to_act, due, created, updated, summary) VALUES "
    mute = "INSERT INTO mutes (identity, muted) VALUES (?, ?)"

    def move(store: Store, table: str, number: int, to_act: int, due: float | None) -> asyncio.Future[bool]:
        return store.append(Row(table, number, float(number), f"{table} “{number}”"), (), (to_act, due))

    async def run() -> None:
        async with opened(db) as store:
            await store.write(
                [(row + "(?, 'running', 0, 'host', 1, 1, NULL, 0, 0, '')", (table,)) for table in ("a", "b", "c")]
            )
            alone = await move(store, "a", 2, 2, 7.5)
            together = await asyncio.gather(
                move(store, "a", 3, 1, None), move(store, "b", 2, 2, 8.5), move(store, "c", 2, 2, None)
            )
            late = await asyncio.gather(
                move(store, "a", 4, 2, 9.5), move(store, "b", 2, 1, 1.5), move(store, "c", 3, 1, None)
            )
            mixed = await asyncio.gather(
                move(store, "a", 5, 1, 9.5),
                store.append(Row("b", 3, 3.0, "end"), [(mute, ("x", "y"))]),
                move(store, "c", 3, 2, 2.5),
            )
            assert [alone, *together] == [True] * 4
            assert [*late, *mixed] == [True, False, True, True, True, False]
            assert await store.read("SELECT id, number, to_act, due, updated FROM tables ORDER BY id") == [
                ("a", 5, 1, 9.5, 5.0), ("b", 2, 2, 8.5, 2.0), ("c", 3, 1, None, 3.0),
            ]  # fmt: skip
            assert [e.body for e in await store.entries("b")] == ["b “2”", "end"]
            assert [e.body for e in await store.entries("c")] == ["c “2”", "c “3”"]

    migrate(open_database(db))
    asyncio.run(run())


def test_a_bad_change_takes_no_other_with_it(db: str) -> None:
    """A statement that fails is told to whoever asked; the rest of the batch is committed."""

    async def run() -> None:
        async with opened(db) as store:
            results = await asyncio.gather(
                store.append(Row("a", 1, 1.0, "one")),
                store.append(Row("b", 1, 1.0, "two"), [("INSERT INTO nothing VALUES (?)", (1,))]),
                store.append(Row("c", 1, 1.0, "three")),
                store.write([("INSERT INTO mutes (identity, muted) VALUES (?, ?)", ("x", "y"))]),
                return_exceptions=True,
            )
            assert results[0] is True
            assert isinstance(results[1], NotStored)
            assert list(results[2:]) == [True, [1]]
            assert await store.entries("b") == []
            assert len(await store.entries("c")) == 1

    migrate(open_database(db))
    asyncio.run(run())


def test_processes_hear_of_each_other(new_postgres: Callable[[], str]) -> None:
    """What one store writes wakes the other; its own writes do not."""
    db = new_postgres()

    async def run() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        ready = asyncio.Event()
        mine = opened(db, lambda table, number: heard.put_nowait((table, number)), ready.set)
        async with mine as one, opened(db) as other:
            await asyncio.wait_for(ready.wait(), 10)
            await one.append(Row("mine", 1, 1.0, ""))
            await other.append(Row("yours", 7, 1.0, ""))
            assert await asyncio.wait_for(heard.get(), 10) == ("yours", 7)

    migrate(open_database(db))
    asyncio.run(run())


def test_migrations_start_from_the_first_schema(db: str) -> None:
    """A database of the first version keeps its rows on the way to the present one; twice is once."""
    database = open_database(db)
    migrate(database, "0001")
    connection = database.connect()
    mark = "?" if isinstance(connection, sqlite3.Connection) else "%s"
    connection.execute(f"INSERT INTO entries (table_id, number, at, body) VALUES ({mark}, 1, 0, 'kept')", ("t",))
    connection.close()
    migrate(database)
    migrate(database)
    connection = database.connect()
    assert database.read(connection, "SELECT body FROM entries", ()) == [("kept",)]
    assert database.read(connection, "SELECT version_num FROM alembic_version", ()) == [(head(),)]
    for name in TABLES:
        database.read(connection, f"SELECT count(*) FROM {name}", ())
    connection.close()


@pytest.mark.parametrize(
    ("db", "expected"),
    [
        ("mysql://x/y", "'mysql', expected a file name or postgresql"),
        ("/dev/null/x/y.db", "cannot make the folder"),
    ],
)
def test_what_is_no_database_is_refused(db: str, expected: str) -> None:
    """The sentence quotes what was given."""
    with pytest.raises(ViharaError, match=expected):
        open_database(db)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    """Nothing is overwritten."""
    path = tmp_path / "notes.txt"
    path.write_text("dear diary " * 1000)
    with pytest.raises(ViharaError, match="cannot open the database"):
        migrate(open_database(str(path)))
    assert path.read_text() == "dear diary " * 1000


def test_a_database_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a commit hears that nothing was stored, and the next one may succeed again."""
    database: Any = open_database(str(tmp_path / "test.db"))
    migrate(database)

    async def run() -> None:
        async with opened(str(tmp_path / "test.db")) as store:
            real = store.database.commit

            def fail(*_: Any) -> Any:
                raise sqlite3.OperationalError("disk is full")

            monkeypatch.setattr(store.database, "commit", fail)
            with pytest.raises(NotStored, match="nothing was changed"):
                await store.append(Row("a", 1, 1.0, ""))
            monkeypatch.setattr(store.database, "commit", real)
            assert await store.append(Row("a", 1, 1.0, ""))

    asyncio.run(run())
