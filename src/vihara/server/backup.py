"""Backups: the whole database as compressed lines of JSON, the same for SQLite and PostgreSQL.

A backup is taken from one consistent picture while the server runs. It is restored into an empty database, of
either kind, whole or not at all; its last line proves that nothing is missing.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, create_engine, func, insert, pool, select, text
from sqlalchemy.exc import SQLAlchemyError

from vihara.core.errors import ViharaError
from vihara.server.database import open_database
from vihara.server.schema import TABLES, head, migrate

_FORMAT = 1
_ROWS = 500


class InvalidBackup(ViharaError):
    """A file that is no backup, or not a whole one."""

    code = "invalid-backup"


def _reflected(connection: Connection) -> list[Table]:
    known = MetaData()
    known.reflect(connection, only=TABLES)
    return [known.tables[name] for name in TABLES]


def back_up(db: str, file: str) -> int:
    """Write the database into a file: how many rows."""
    database = open_database(db)
    migrate(database)
    engine = create_engine(database.url, poolclass=pool.NullPool)
    path = Path(file)
    part = path.with_name(path.name + ".part")
    rows, digest = 0, hashlib.sha256()
    try:
        with engine.connect() as connection, gzip.open(part, "wt", encoding="utf-8") as out:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            else:
                connection.execute(text("BEGIN"))

            def write(line: Any) -> None:
                data = json.dumps(line, ensure_ascii=False)
                digest.update(data.encode())
                out.write(data + "\n")

            write({"vihara-backup": _FORMAT, "schema": head()})
            for table in _reflected(connection):
                for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
                    write([table.name, *row])
                    rows += 1
            out.write(json.dumps({"rows": rows, "sha256": digest.hexdigest()}) + "\n")
        part.replace(path)
    except OSError as error:
        raise ViharaError(f"cannot write {file!r}: {error.strerror}") from error
    except SQLAlchemyError as error:
        raise ViharaError(f"--db: cannot read the database: {str(error).splitlines()[0]}") from error
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return rows


def _lines(file: str) -> Iterator[Any]:
    """The lines of a backup, the first one checked at once and the last one at the end."""
    digest, rows, ended = hashlib.sha256(), 0, False
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                data = line.rstrip("\n")
                found = json.loads(data)
                if ended:
                    raise InvalidBackup(f"{file!r}, line {number}: found more after the end")
                if number == 1:
                    expected = {"vihara-backup": _FORMAT, "schema": head()}
                    if found != expected:
                        raise InvalidBackup(f"{file!r}: found {data[:80]!r}, expected {json.dumps(expected)!r}")
                elif isinstance(found, dict):
                    if found != {"rows": rows, "sha256": digest.hexdigest()}:
                        raise InvalidBackup(
                            f"{file!r}, line {number}: the check sum is wrong, the file was changed"
                        )
                    ended = True
                elif isinstance(found, list) and found and found[0] in TABLES:
                    rows += 1
                    yield found
                else:
                    raise InvalidBackup(f"{file!r}, line {number}: found {data[:80]!r}, expected a row")
                digest.update(data.encode())
    except (OSError, EOFError, ValueError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or "it is not a whole backup"
        raise InvalidBackup(f"cannot read {file!r}: {reason}") from error
    if not ended:
        raise InvalidBackup(f"{file!r} is cut off")


def restore(db: str, file: str) -> int:
    """Read a backup into an empty database: how many rows; if anything is wrong, it stays empty."""
    for _ in _lines(file):
        pass  # nothing is touched before the whole file has been looked at
    database = open_database(db)
    with database.claim():
        migrate(database)
        return _fill(database.url, file)


def _fill(url: str, file: str) -> int:
    engine = create_engine(url, poolclass=pool.NullPool)
    rows = 0
    try:
        with engine.begin() as connection:
            tables = {table.name: table for table in _reflected(connection)}
            turns = tables["turns"]
            connection.execute(turns.delete())  # a new database has these rows; the file has its own
            for table in tables.values():
                if connection.execute(select(func.count()).select_from(table)).scalar():
                    raise ViharaError(
                        f"--db: found a database that is not empty, in {table.name!r}; nothing was changed"
                    )
            waiting: list[dict[str, Any]] = []
            last = ""

            def flush() -> None:
                if waiting:
                    connection.execute(insert(tables[last]), waiting)
                    waiting.clear()

            for name, *values in _lines(file):
                if name != last or len(waiting) >= _ROWS:
                    flush()
                    last = name
                columns = [column.name for column in tables[name].columns]
                waiting.append(dict(zip(columns, values, strict=True)))
                rows += 1
            flush()
    except (SQLAlchemyError, ValueError) as error:
        raise InvalidBackup(f"{file!r} does not fit into the database: {str(error).splitlines()[0]}") from error
    finally:
        engine.dispose()
    return rows
