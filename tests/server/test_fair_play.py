"""What one player cannot do to another with the table's own rules; each was possible once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
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
            assert await refused(ana.at(table, "undo")) == "wrong-time"
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
                async with asyncio.timeout(60), await psycopg.AsyncConnection.connect(db, autocommit=True) as rows:
                    while not await (await rows.execute("SELECT 1 FROM presence")).fetchone():
                        await asyncio.sleep(0)
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


async def finished(ana: Client, ben: Client, **more: Any) -> str:
    table = str((await ana.new_table("mandala", ["me", "invite"], **more))["table"])
    await ben.join((await ana.at(table, "invites"))["code"])
    await ben.at(table, "resign")
    return table


async def own(client: Client) -> list[str]:
    return [one["table"] for one in (await client.get("/api/tables?scope=own"))["tables"]]


def test_a_rematch_waits_for_everybodys_consent(url: str) -> None:
    """Ana asks: nothing is dealt, and Ben has nothing in his list; his consent starts the match."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = await finished(ana, ben, spectators=False)
        asked = await ana.at(table, "rematch")
        new = asked["table"]
        assert (asked["status"], asked["to_act"]) == ("open", 0)
        assert [(seat["name"], seat["taken"]) for seat in asked["seats"]] == [("Ben", False), ("Ana", True)]
        assert new not in await own(ben)
        about = await ben.get(f"/api/tables/{table}")
        assert (about["rematch"], about["rematch_by"]) == (new, 1)
        assert await refused(cem.at(new, "join")) == "unknown-table"
        assert await refused(ana.at(new, "join", seat=1)) == "not-allowed"
        assert await refused(ana.at(new, "invites", seat=1)) == "seat-taken"
        shown = await ben.get(f"/api/tables/{new}")
        assert [seat["awaits_you"] for seat in shown["seats"]] == [True, False]
        agreed = await ben.at(table, "rematch")
        assert (agreed["table"], agreed["status"], agreed["seat"]) == (new, "running", 1)
        assert new in await own(ben)
        assert await refused(ben.at(table, "rematch/decline")) == "wrong-time"


def test_who_declines_a_rematch_is_not_asked_again(url: str) -> None:
    """The table that waited is closed, for the one who asked as well."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = await finished(ana, ben)
        assert await refused(cem.at(table, "rematch")) == "not-allowed"
        new = (await ana.at(table, "rematch"))["table"]
        assert await refused(cem.at(table, "rematch/decline")) == "not-allowed"
        await ben.at(table, "rematch/decline")
        assert (await ana.get(f"/api/tables/{new}"))["status"] == "closed"
        assert await refused(ana.at(table, "rematch")) == "wrong-time"
        assert (await ben.get(f"/api/tables/{table}"))["rematch"] is None
        assert new not in await own(ana)


def test_a_rematch_that_was_called_off_can_be_asked_for_again(url: str) -> None:
    """Who asked and left is not in the way of others."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await finished(ana, ben)
        first = (await ana.at(table, "rematch"))["table"]
        await ana.at(first, "leave")
        second = (await ben.at(table, "rematch"))["table"]
        assert second != first
        assert (await ana.at(table, "rematch"))["status"] == "running"


def test_nobody_is_asked_for_a_rematch_again_and_again(url: str) -> None:
    """Asked for and called off: each time the others are called, wherever they are."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await finished(ana, ben)
        for _ in range(3):
            await ana.at((await ana.at(table, "rematch"))["table"], "leave")
        assert await refused(ana.at(table, "rematch")) == "too-many"
        assert await refused(ben.at(table, "rematch")) == "too-many"


def test_a_rematch_with_bots_or_on_one_screen_begins_at_once(url: str) -> None:
    """Bots need no consent, and who shares a screen has one; who has no seat asks for none."""

    @people(url, "Ana")
    async def _(ana: Client) -> None:
        for players in (["me", "bot:random"], ["me", "me"]):
            table = (await ana.new_table("mandala", players))["table"]
            await ana.at(table, "resign")
            again = await ana.at(table, "rematch")
            assert again["status"] == "running"
            assert (await ana.at(table, "rematch"))["table"] == again["table"]
        watched = await ana.new_table("mandala", ["bot:random", "bot:random"])
        assert await refused(ana.at(watched["table"], "rematch")) == "not-allowed"


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    """They are no way around the limit on unfinished tables."""
    with served(str(tmp_path / "test.db"), max_tables=1) as few:

        @people(few, "Ana", "Ben")
        async def _(ana: Client, ben: Client) -> None:
            table = await finished(ana, ben)
            await ana.new_table("mandala", ["me", "open"])
            assert await refused(ana.at(table, "rematch")) == "too-many"
            assert (await ben.at(table, "rematch"))["status"] == "open"

    with served(str(tmp_path / "daily.db"), tables_per_day=3) as few:

        @people(few, "Ana", "Ben")
        async def _(ana: Client, ben: Client) -> None:
            table = await finished(ana, ben)
            for _ in range(2):  # asked for and called off, again and again
                await ana.at((await ana.at(table, "rematch"))["table"], "leave")
            assert await refused(ana.at(table, "rematch")) == "too-many"


def test_one_person_takes_one_seat(url: str) -> None:
    """Neither twice where everybody may sit nor once with an invite and once without; the host shares a screen."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        options = {"public": True}
        table = (await ana.new_table("tajuto", ["open", "open", "invite"], **options))["table"]
        await ben.at(table, "join")
        assert await refused(ben.at(table, "join")) == "not-allowed"
        assert await refused(ben.at(table, "join", seat=2)) == "not-allowed"
        code = (await ana.at(table, "invites", seat=3))["code"]
        assert await refused(ben.join(code)) == "not-allowed"
        await ana.at(table, "join", seat=2)
        await ana.at(table, "join", seat=3)
        shown = await ana.get(f"/api/tables/{table}")
        assert (shown["status"], [seat["yours"] for seat in shown["seats"]]) == ("running", [False, True, True])


def test_a_host_without_a_seat_reads_the_chat(url: str) -> None:
    """Who may write may read; spectators do neither."""

    @people(url, "Ana", "Ben", "Cem", "Dan")
    async def _(ana: Client, ben: Client, cem: Client, dan: Client) -> None:
        table = (await ana.new_table("mandala", ["open", "open"]))["table"]
        await ben.at(table, "join")
        await cem.at(table, "join")
        async with ana.socket() as host, dan.socket() as other:
            first, spectator = await host.watch(table), await other.watch(table)
            await ben.at(table, "chat", text="👩‍🚀 hello")
            for seat in (first, spectator):
                await seat.until(lambda one: bool(one.events))
            assert first.events[-1]["text"] == "👩‍🚀 hello"
            assert spectator.events[-1]["kind"] == "hidden"


def test_nobody_learns_whether_a_hidden_table_exists(url: str) -> None:
    """What is not there and what one may not see are refused alike: in code, words and status, whatever is asked."""

    @people(url, "Ana", "Eve")
    async def _(ana: Client, eve: Client) -> None:
        hidden = (await ana.new_table("mandala", ["me", "invite"], spectators=False))["table"]
        code = (await ana.at(hidden, "invites"))["code"]
        nowhere = "a" * 12
        asked: list[tuple[str, str, Any]] = [
            ("GET", "/api/tables/{}", None), ("GET", "/api/tables/{}/file", None),
            ("GET", "/api/tables/{}/steps", None), ("PATCH", "/api/tables/{}", {"title": "x"}),
            ("POST", "/api/tables/{}/branch", {"step": 1, "players": [{"kind": "me"}]}),
            ("POST", "/api/tables/{}/moves", {"seen": 9, "move": "pass"}),
            ("POST", "/api/tables/{}/stand-in", {"seat": 1}), ("POST", "/api/tables/{}/chat", {"text": "x"}),
            ("POST", "/api/tables/{}/mute", {"seat": 1}), ("POST", "/api/tables/{}/invites", {}),
            ("POST", "/api/tables/{}/invites/revoke", {"code": code}),
            ("POST", "/api/join", {"code": "{}-" + "b" * 26}),
            *(("POST", "/api/tables/{}/" + deed, {}) for deed in (
                "join", "leave", "rejoin", "rematch", "rematch/decline", "undo", "resign", "agree", "decline",
            )),
        ]  # fmt: skip
        for method, path, body in asked:
            answers = []
            for table in (hidden, nowhere):
                sent = json.loads(json.dumps(body).replace("{}", table)) if body else body
                with pytest.raises(Refused) as caught:
                    await eve.request(method, path.replace("{}", table), sent)
                told = caught.value
                answers.append((told.code, told.status, told.sentence.replace(table, "…")))
            assert answers[0] == answers[1], path
        async with eve.socket() as socket:
            for table in (hidden, nowhere):
                assert await refused(socket.watch(table)) == "unknown-table"
                assert await refused(socket.send("ask", table=table, move="pass")) == "unknown-table"
                assert await refused(socket.send("hint", table=table)) == "unknown-table"
