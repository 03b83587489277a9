"""Databases for the server's tests."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.postgres import postgres
from server.serving import GAMES
from vihara.client import Socket
from vihara.core.game import load
from vihara.server.botworker import prepare
from vihara.server.messages import ServerMessage

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server for the whole run."""
    with postgres() as url:
        yield url


@pytest.fixture
def new_postgres(postgres_url: str) -> Callable[[], str]:
    """Make a fresh database on that server."""
    import psycopg

    def make() -> str:
        name = f"test{next(_numbers)}"
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type, unused-ignore]
        return postgres_url.rpartition("/")[0] + f"/{name}"

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The --db value of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "test.db")
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture(scope="session", autouse=True)
def _documented() -> Iterator[None]:
    """Whatever a server tells a client in any of these tests is of the documented form."""
    with pytest.MonkeyPatch.context() as patch:
        take = Socket._take

        def checked(socket: Socket, message: dict[str, Any]) -> None:
            ServerMessage.model_validate({"message": message})
            take(socket, message)

        patch.setattr(Socket, "_take", checked)
        yield


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile before anybody waits for an answer."""
    for key in GAMES:
        prepare(load(key))
