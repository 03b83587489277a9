"""Bring a database to the present schema; the steps are in migrations/."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, pool, text
from sqlalchemy.exc import SQLAlchemyError

from vihara.core.errors import ViharaError
from vihara.server.database import Database

TABLES = (
    "entries", "tables", "seats", "identities", "sessions", "mutes", "passkeys", "challenges", "looks",
    "processes", "keys", "channels", "notices", "quiet", "asked",
    "glances", "results", "ratings", "rating_steps", "turns", "profiles", "leaving",
    "seekers", "friends", "blocks", "invited",
)  # fmt: skip
"""Every table of the schema that is kept, in the order of a backup; who is present is not."""
_LOCK = 0x76696861
"""PostgreSQL's advisory lock while migrating: two processes may start at once."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def head() -> str:
    """The present version of the schema."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def migrate(database: Database, revision: str = "head") -> None:
    """Create or upgrade the schema; nothing happens if it is up to date."""
    engine = create_engine(database.url, poolclass=pool.NullPool)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            command.upgrade(_config(connection), revision)
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise ViharaError(f"--db: cannot open the database: {cause}") from error
    finally:
        engine.dispose()
