"""What one player cannot do to another with the table's own rules; each was possible once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.guests import Hands, people, refused, seated
from server.serving import Process, served
from vihara.client import Client, Refused


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[str]:
    # A bot that waits for so long leaves the turn where a test wants it.
    with served(str(tmp_path_factory.mktemp("server") / "test.db"), hands.prepare, bot_pause=3600.0) as found:
        yield found


def test_a_stand_in_agrees_to_nothing(url: str) -> None:
    """While a bot plays for Ana, Ben cannot end the match alone; Ana can agree without coming back."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        await ana.at(table, "leave")
        await ben.at(table, "stand-in", seat=1)
        await ben.at(table, "agree")
        shown = await ben.get(f"/api/tables/{table}")
        assert (shown["status"], shown["offers"]) == ("running", [2])
        await ana.at(table, "agree")
        assert (await ben.get(f"/api/tables/{table}"))["outcome"]["winners"] == [1, 2]


def test_a_bot_at_its_own_seat_has_nothing_against_the_end(url: str) -> None:
    """It consents by itself."""

    @people(url, "Ana")
    async def _(ana: Client) -> None:
        table = (await ana.new_table("mandala", ["me", "bot:random"]))["table"]
        await ana.at(table, "agree")
        assert (await ana.get(f"/api/tables/{table}"))["outcome"]["winners"] == [1, 2]


def test_an_offer_ends_with_its_makers_presence(url: str) -> None:
    """Who offered and then let a bot play has offered nothing any more."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        await ana.at(table, "agree")
        await ana.at(table, "stand-in", seat=1)
        await ben.at(table, "agree")
        assert (await ben.get(f"/api/tables/{table}"))["status"] == "running"


@pytest.mark.parametrize("deed", ["agree", "moves", "undo"])
def test_a_clock_at_zero_counts_before_anybody_notices(url: str, hands: Hands, deed: str) -> None:
    """In the moment after a clock ran out neither the late one nor the other gains anything by being quick."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        limit = {"per": "turn", "seconds": 100, "at_zero": "bot", "bot": "random"}
        table = await seated(ana, ben, time=limit)
        shown = await ana.get(f"/api/tables/{table}")
        hands.time += 101
        if deed == "agree":
            await ben.at(table, "agree")
        elif deed == "moves":
            late = ana.at(table, "moves", seen=shown["number"], move=shown["legal"][0])
            assert await refused(late) == "wrong-time"
        else:
            assert await refused(ana.at(table, "undo")) == "undo-refused"
        shown = await ben.get(f"/api/tables/{table}")
        assert (shown["status"], shown["seats"][0]["stand_in"]) == ("running", "random")


def test_the_absent_choose_who_plays_for_them(url: str, hands: Hands) -> None:
    """Their own wish, else the table's, else a fair one; never the opponent's."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        async def standing_in(wish: str | None, **more: Any) -> str:
            assert (await ana.request("PUT", "/api/me/stand-in", {"bot": wish}))["stand_in"] == wish
            table = await seated(ana, ben, **more)
            await ana.at(table, "leave")
            assert await refused(ben.at(table, "stand-in", seat=1, bot="random")) == "not-allowed"
            await ben.at(table, "stand-in", seat=1)
            return str((await ben.get(f"/api/tables/{table}"))["seats"][0]["stand_in"])

        clock = {"per": "turn", "seconds": 1000, "at_zero": "bot", "bot": "random"}
        assert await standing_in(None) == "greedy"
        assert await standing_in(None, time=clock) == "random"
        assert await standing_in("search", time=clock) == "search"
        assert await refused(ana.request("PUT", "/api/me/stand-in", {"bot": "deep"})) == "unknown-bot"
        table = await seated(ana, ben, time=clock)
        hands.time += 1001
        await ben.at(table, "chat", text="time!")
        assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["stand_in"] == "search"
        mine = await seated(ana, ben)
        await ana.at(mine, "stand-in", seat=1, bot="random")
        assert (await ben.get(f"/api/tables/{mine}"))["seats"][0]["stand_in"] == "random"


def test_who_waits_does_not_talk_the_absent_out_of_time(url: str, hands: Hands) -> None:
    """The silence is that of the match: what is said meanwhile neither shortens nor lengthens it."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        hands.time += 100
        await ana.at(table, "chat", text="soon")
        assert await refused(ben.at(table, "stand-in", seat=1)) == "not-allowed"
        hands.time += 30
        await ben.at(table, "stand-in", seat=1)


def test_presence_is_known_to_all_processes(new_postgres: Callable[[], str]) -> None:
    """Who looks at the table through another process is not absent; once the socket is gone, they are."""
    db = new_postgres()
    first, second = Process(db, absence=0.0), Process(db, absence=0.0)

    async def run() -> None:
        async with await Client.guest(first.url, "Ana") as ana, await Client.guest(second.url, "Ben") as ben:
            table = await seated(ana, ben)
            async with ana.socket() as socket:
                await socket.watch(table)
                await asyncio.sleep(0.5)
                assert await refused(ben.at(table, "stand-in", seat=1)) == "not-allowed"
            async with asyncio.timeout(20):
                while True:
                    try:
                        await ben.at(table, "stand-in", seat=1)
                        break
                    except Refused:
                        await asyncio.sleep(0.2)

    try:
        asyncio.run(run())
    finally:
        for server in (first, second):
            server.stop()
