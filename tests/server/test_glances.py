"""Since one's last look: up to where somebody has seen a table, and the steps that came after it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from server.guests import GAME, seated
from server.serving import served
from vihara.client import Client, Seat
from vihara.server.database import open_database


@asynccontextmanager
async def watching(person: Client, table: str) -> AsyncIterator[Seat]:
    async with person.socket() as socket:
        yield await socket.watch(table)


async def move(*people: Client, table: str) -> int:
    """One move of whoever has the turn: the number of the entry."""
    for person in people:
        shown = await person.get(f"/api/tables/{table}")
        if shown["legal"]:
            told = await person.at(table, "moves", seen=shown["number"], move=shown["legal"][0])
            return int(told["number"])
    raise AssertionError("nobody has the turn")


async def written(db: str, table: str) -> list[tuple[Any, ...]]:
    """What is in the database, once a look is."""
    database = open_database(db)
    connection = database.connect()
    try:
        while not (rows := database.read(connection, "SELECT number FROM glances WHERE table_id = ?", (table,))):
            await asyncio.sleep(0.01)
        return rows
    finally:
        connection.close()


def test_who_comes_back_is_told_what_they_had_seen(db: str) -> None:
    """Also after a restart, and at another process; who never looked, or has no seat, is told nothing of it."""
    table = ""

    async def first(url: str) -> int:
        nonlocal table
        ana, ben, eve = guests = [await Client.guest(url, name) for name in ("Ana", "Ben", "Eve")]
        table = await seated(ana, ben)
        async with watching(ana, table) as seat, watching(eve, table) as other:
            assert "looked" not in seat.now
            assert "looked" not in other.now
            left = seat.number
        await move(ana, ben, table=table)
        assert await written(db, table) == [(left,)]
        async with watching(eve, table) as other:
            assert "looked" not in other.now
        async with watching(ben, table) as seat:
            assert "looked" not in seat.now
        cookies.append(ana.cookie or "")
        for guest in guests:
            guest.close()
        return left

    async def again(url: str, left: int) -> None:
        async with Client(url, cookie=cookies[0]) as ana, watching(ana, table) as seat:
            assert seat.now["looked"] == left
            assert seat.number > left
            # A second look goes on from the first one, as long as that is open.
            async with watching(ana, table) as other:
                assert other.now["looked"] == seat.number
            found = await seat.socket.send("watch", table=table, since=seat.number)
            assert "looked" not in found

    cookies: list[str] = []
    with served(db) as url:
        left = asyncio.run(first(url))
    with served(db) as url:
        asyncio.run(again(url, left))


def test_a_hidden_page_has_not_been_seen(tmp_path: Any) -> None:
    async def run(url: str) -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            table = await seated(ana, ben)
            async with watching(ana, table) as seat:
                left = seat.number
                await seat.socket.send("look", table=table, on=False)
                made = await move(ana, ben, table=table)
                await seat.until(lambda seat: seat.number == made)
                async with watching(ana, table) as other:
                    assert other.now["looked"] == left
            async with watching(ana, table) as seat:
                assert seat.now["looked"] == made  # the second one was seen
                await seat.socket.send("look", table=table, on=False)
                last = await move(ana, ben, table=table)
                await seat.until(lambda seat: seat.number == last)
                await seat.socket.send("look", table=table, on=True)
            async with watching(ana, table) as seat:
                assert seat.now["looked"] == last
                await seat.socket.send("look", table="a" * 12, on=False)  # not watched: nothing happens

    with served(str(tmp_path / "test.db")) as url:
        asyncio.run(run(url))


def test_a_look_is_kept_when_the_server_stops(db: str) -> None:
    """What the last sockets had seen is on disk once it has."""
    table, number = "", 0

    with served(db) as url:

        async def once() -> None:
            nonlocal table, number
            async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
                table = await seated(ana, ben)
                async with watching(ana, table) as seat:
                    number = seat.number

        asyncio.run(once())
    assert asyncio.run(written(db, table)) == [(number,)]


def test_the_last_so_many_steps(tmp_path: Any) -> None:
    """They begin with the position before them; more than there are is all of them."""

    async def run(url: str) -> None:
        async with await Client.guest(url, "Ana") as ana:
            table = (await ana.new_table(GAME, ["me"] * 2))["table"]
            for _ in range(5):
                await move(ana, table=table)
            whole = (await ana.steps(table, 1))["steps"]
            for last in (1, 3, 100):
                found = (await ana.get(f"/api/tables/{table}/steps?seat=1&last={last}"))["steps"]
                assert found == whole[-last - 1 :]

    with served(str(tmp_path / "test.db")) as url:
        asyncio.run(run(url))
