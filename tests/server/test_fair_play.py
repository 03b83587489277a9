"""What one player cannot do to another with the table's own rules; each was possible once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.guests import Hands, people, refused, seated
from server.serving import served
from vihara.client import Client


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
