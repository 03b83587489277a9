"""Everything at a table besides moves: seats, invites, undo, ends, stand-ins, clocks, chat, files."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from server.guests import GAME, Hands, people, refused, seated
from server.serving import served
from vihara.client import Client, Seat
from vihara.core.proof import verify
from vihara.core.replay import read


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[str]:
    with served(str(tmp_path_factory.mktemp("server") / "test.db"), hands.prepare) as found:
        yield found


def test_an_invite_is_for_one_seat_and_one_time(url: str) -> None:
    """It seats whoever has it, once; a revoked, used, made-up or foreign one is refused in the same words."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = (await ana.new_table(GAME, ["me", "invite"], spectators=False))["table"]
        assert await refused(ben.at(table, "join", seat=2)) == "unknown-table"
        first = (await ana.at(table, "invites"))["code"]
        assert await refused(ben.at(table, "invites")) == "unknown-table"
        second = (await ana.at(table, "invites", seat=2))["code"]
        assert await refused(ben.join(first)) == "invalid-invite"
        await ana.at(table, "invites/revoke", code=second)
        assert await refused(ben.join(second)) == "invalid-invite"
        third = (await ana.at(table, "invites"))["code"]
        assert (await ana.get(f"/api/tables/{table}"))["invites"] == [{"code": third, "seat": 2}]
        # Who has it learns who asks, and to what, before sitting down; who has none learns nothing.
        assert await ben.post("/api/invitation", {"code": third}) == {"game": GAME, "title": "", "host": "Ana"}
        assert await refused(ben.post("/api/invitation", {"code": second})) == "invalid-invite"
        for made_up in ("a" * 12 + "-" + "b" * 26, "abc", ""):
            assert await refused(ben.post("/api/invitation", {"code": made_up})) == "invalid-invite"
        assert await ben.join(third) == table
        assert await refused(ben.post("/api/invitation", {"code": third})) == "invalid-invite"
        shown = await ben.get(f"/api/tables/{table}")
        assert (shown["status"], shown["seat"], shown["invites"]) == ("running", 2, [])
        assert await refused(cem.join(third)) == "invalid-invite"
        assert await refused(cem.join("a" * 12 + "-" + "b" * 26)) == "invalid-invite"
        assert await refused(cem.get(f"/api/tables/{table}")) == "unknown-table"


def test_seats_lists_titles_and_leaving(url: str) -> None:
    """Open tables are listed, taken seats refused, and who leaves before the match makes room."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = (await ana.new_table(GAME, ["me", "open"], public=True, title="Sunday"))["table"]
        await ana.request("PATCH", f"/api/tables/{table}", {"title": "Monday"})
        assert await refused(ben.request("PATCH", f"/api/tables/{table}", {"title": "Mine"})) == "not-allowed"
        listed = {one["table"]: one for one in (await ben.get("/api/tables"))["tables"]}
        assert listed[table]["title"] == "Monday"
        # Who has no identity sees the same; there is nothing of their own to be seen.
        async with Client(url) as visitor:
            shown = {one["table"]: one for one in (await visitor.get("/api/tables"))["tables"]}
            assert shown[table] == listed[table]
            assert await refused(visitor.get("/api/tables?scope=own")) == "not-signed-in"
        assert await refused(ben.at(table, "join", seat=1)) == "seat-taken"
        assert await refused(ben.at(table, "join", seat=3)) == "not-found"
        assert await refused(ben.at(table, "leave")) == "not-allowed"
        assert await refused(ana.get(f"/api/tables/{table}/file")) == "wrong-time"
        await ana.at(table, "leave")
        assert await refused(ben.at(table, "join")) == "wrong-time"
        table = await seated(ana, ben)
        assert await refused(cem.at(table, "join")) == "wrong-time"
        for who in (ana, ben):
            assert table in [one["table"] for one in (await who.get("/api/tables?scope=own"))["tables"]]
        assert (await cem.get("/api/tables?scope=own"))["tables"] == []


def test_undo_resign_and_rematch_with_seats_rotated(url: str) -> None:
    """A step is taken back while the engine lets it be; the rematch seats everybody one place on, once."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        async with ana.socket() as one, ben.socket() as other:
            first, second = await one.watch(table), await other.watch(table)
            before = first.now["view"]["fields"]
            await first.move(next(text for text in first.legal if text.startswith("F")))
            assert first.now["undo"]
            assert await refused(second.act("undo")) == "undo-refused"
            await first.act("undo")
            assert first.now["view"]["fields"] == before
            await second.until(lambda seat: seat.events[-1]["kind"] == "undo")
            await first.move(next(text for text in first.legal if text.startswith("X")))
            assert await refused(first.act("undo")) == "undo-refused"
            assert await refused(ana.at(table, "rematch")) == "wrong-time"
            await second.act("resign")
            await first.until(lambda seat: seat.over)
            assert first.now["outcome"]["winners"] == [1]
            assert await refused(first.act("resign")) == "match-over"
            mine, yours = await asyncio.gather(ana.at(table, "rematch"), ben.at(table, "rematch"))
            assert mine["table"] == yours["table"]
            assert [seat["name"] for seat in mine["seats"]] == ["Ben", "Ana"]
            assert mine["table"] == yours["table"]
            again = await ana.get(f"/api/tables/{mine['table']}")
            assert (again["seat"], again["status"]) == (2, "running")
            await first.until(lambda seat: seat.about["rematch"] == mine["table"])


def test_the_end_by_agreement_takes_everybody(url: str) -> None:
    """An offer stands until it is accepted, declined, or a move is made."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        await ana.at(table, "agree")
        assert (await ben.get(f"/api/tables/{table}"))["offers"] == [1]
        await ben.at(table, "decline")
        assert (await ben.get(f"/api/tables/{table}"))["offers"] == []
        await ben.at(table, "agree")
        await ana.at(table, "agree")
        shown = await ana.get(f"/api/tables/{table}")
        assert shown["status"] == "over"
        assert shown["outcome"]["winners"] == [1, 2]


async def bot_has_moved(seat: Seat) -> None:
    await seat.until(lambda one: any(event.get("bot") for event in one.events))


def test_a_bot_stands_in_for_who_is_away(url: str, hands: Hands) -> None:
    """Not for somebody who is there; for who has left, or lets others wait; and it is taken back."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        async with ben.socket() as socket:
            seat = await socket.watch(table)
            assert await refused(ben.at(table, "stand-in", seat=1)) == "not-allowed"
            assert await refused(ben.at(table, "stand-in", seat=2, bot="nobody")) == "unknown-bot"
            hands.time += 200
            await ben.at(table, "stand-in", seat=1)
            await bot_has_moved(seat)
            shown = await ana.get(f"/api/tables/{table}")
            if shown["to_act"] == 1:
                made = ana.at(table, "moves", seen=shown["number"], move="pass")
                assert await refused(made) in ("wrong-time", "stale-version")
            await ana.at(table, "rejoin")
            assert (await ana.get(f"/api/tables/{table}"))["seats"][0]["stand_in"] is None
            await ana.at(table, "leave")
            await ben.at(table, "stand-in", seat=1)
            assert (await ana.get(f"/api/tables/{table}"))["seats"][0]["away"]


@pytest.mark.parametrize(
    ("at_zero", "per"), [("bot", "turn"), ("bot", "seat"), ("resign", "turn"), ("resign", "seat")]
)
def test_a_clock_at_zero(url: str, hands: Hands, at_zero: str, per: str) -> None:
    """Time runs for the seat to act alone; at zero a bot takes the turn, or the seat resigns."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        limit = {"per": per, "seconds": 100, "at_zero": at_zero, "bot": "random"}
        table = await seated(ana, ben, time=limit)
        async with ana.socket() as socket:
            seat = await socket.watch(table)
            hands.time += 30
            shown = await ben.get(f"/api/tables/{table}")
            assert shown["clock"]["remaining"] == [70, 100]
            await seat.move(next(text for text in seat.legal if text.startswith("X")))
            assert seat.now["clock"]["remaining"] == [100 if per == "turn" else 70, 100]
            hands.time += 101
            if at_zero == "resign":
                await seat.until(lambda one: one.over)
                assert seat.now["outcome"]["winners"] == [1]
                return
            await bot_has_moved(seat)
            await seat.until(lambda one: one.now["to_act"] == 1)
            shown = await ana.get(f"/api/tables/{table}")
            assert shown["seats"][1]["stand_in"] == (None if per == "turn" else "random")


def test_chat_is_for_the_seated_unless_the_host_wants_it_otherwise(url: str) -> None:
    """Spectators neither read nor write it; whoever is muted is not read; a number is left in its place."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = await seated(ana, ben)
        async with ana.socket() as one, cem.socket() as other:
            first, spectator = await one.watch(table), await other.watch(table)
            assert await refused(spectator.act("chat", text="hello")) == "not-allowed"
            await ben.at(table, "chat", text=" good   luck ")
            await first.until(lambda seat: bool(seat.events))
            assert first.events[-1]["text"] == "good luck"
            await spectator.until(lambda seat: bool(seat.events))
            assert spectator.events == [{"number": first.number, "kind": "hidden"}]
            await ana.at(table, "mute", seat=2)
            await ben.at(table, "chat", text="hey")
            await first.until(lambda seat: seat.events[-1]["kind"] == "hidden")
            assert await refused(ana.at(table, "mute", seat=3)) == "not-found"
            assert await refused(first.act("chat", text="\u0007")) == "invalid-message"
            await first.move(first.legal[0])  # what was said in between makes no move stale
        free = await seated(ana, ben, spectator_chat=True)
        await cem.at(free, "chat", text="hello")


def test_several_people_on_one_screen(url: str) -> None:
    """One identity with all seats sees through the one to act, or through the one it asks for."""

    @people(url, "Ana", "Ben")
    async def _(ana: Client, ben: Client) -> None:
        opened = await ana.new_table(GAME, ["me", "me"])
        async with ana.socket() as socket, ben.socket() as other:
            seat = await socket.watch(opened["table"])
            assert seat.seat == 1
            await seat.move(seat.legal[0])
            assert seat.seat == 2
            assert seat.legal
            assert (await socket.watch(opened["table"], seat=1)).legal == []
            assert (await socket.watch(opened["table"], seat=0)).seat == 0
            assert await refused(other.watch(opened["table"], seat=1)) == "not-allowed"


def test_files_go_out_and_come_in(url: str) -> None:
    """A running match is exported with what one may know; a whole file can be kept, or gone on with."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = await seated(ana, ben)
        mine, theirs = await ana.file(table), await cem.file(table)
        assert "?" in mine
        assert theirs.count("?") > mine.count("?")
        assert "[seed " not in mine
        await ana.at(table, "resign")
        whole = await cem.file(table)
        assert verify(whole).keyed
        kept = await cem.post("/api/tables/import", {"file": whole})
        assert kept["status"] == "over"
        assert (await cem.file(kept["table"])) == whole
        running = (
            "\n".join(
                line
                for line in whole.splitlines()
                if "resign" not in line and "[result" not in line and "[seed" not in line
            )
            + "\n"
        )
        assert await refused(cem.post("/api/tables/import", {"file": running})) == "invalid-seats"
        players = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        gone_on = await cem.post("/api/tables/import", {"file": running, "players": players})
        assert gone_on["to_act"] == read(running).match.to_act == 1
        assert gone_on["hash"] not in (None, verify(whole).hash)
        await cem.at(gone_on["table"], "moves", seen=1, move=gone_on["legal"][0])
        for bad in ("", "[vihara 1]", mine, whole[:-5] + "boo", "\u0000"):
            assert await refused(cem.post("/api/tables/import", {"file": bad})) == "invalid-file"


def test_who_is_who(url: str) -> None:
    """An account opens the same seats elsewhere; tokens are for bots and can be revoked; secrets are not told."""

    @people(url, "Ana", "Ben", "Cem")
    async def _(ana: Client, ben: Client, cem: Client) -> None:
        table = await seated(ana, ben)
        account = {"name": "Ana Banana", "password": "correct horse"}
        assert (await ana.post("/api/account", account))["account"] == "ana banana"
        assert await refused(ben.post("/api/account", account | {"name": "ANA  banana"})) == "name-taken"
        assert await refused(ana.post("/api/account", account)) == "wrong-time"
        elsewhere = Client(url)
        assert await refused(elsewhere.get("/api/me")) == "not-signed-in"
        assert (
            await refused(elsewhere.post("/api/session", account | {"password": "wrong horse"}))
            == "wrong-password"
        )
        assert await refused(elsewhere.post("/api/session", account | {"name": "Nobody"})) == "wrong-password"
        await elsewhere.post("/api/session", account)
        assert (await elsewhere.get(f"/api/tables/{table}"))["seat"] == 1
        await elsewhere.request("DELETE", "/api/me")
        assert await refused(elsewhere.get("/api/me")) == "not-signed-in"
        assert (await ana.get("/api/me"))["name"] == "Ana Banana"
        assert (await ana.request("PATCH", "/api/me", {"name": "Annie"}))["name"] == "Annie"
        made = await cem.post("/api/bots", {"name": "Robo"})
        robo = Client(url, token=made["token"])
        assert (await robo.get("/api/me"))["bot"]
        assert await refused(robo.post("/api/bots", {"name": "Robo 2"})) == "wrong-time"
        other = Client(url, token=made["token"][:-1] + ("a" if made["token"][-1] != "a" else "b"))
        assert await refused(other.get("/api/me")) == "not-signed-in"
        assert await refused(ben.request("DELETE", f"/api/bots/{made['id']}")) == "not-found"
        await cem.request("DELETE", f"/api/bots/{made['id']}")
        assert await refused(robo.get("/api/me")) == "not-signed-in"
        assert await cem.get("/api/bots") == []
        for name in ("", "a" * 41, "[x]", "a\nb\u0000", "\u202e"):
            assert await refused(ben.request("PATCH", "/api/me", {"name": name})) == "invalid-message"
        for client in (elsewhere, robo, other):
            client.close()


def test_who_begins_may_be_left_to_chance(url: str) -> None:
    """It is decided when the table is opened, by other dice than those of the match, which stay provable; seat 1 begins
    if nothing is said.
    """

    @people(url, "Ana")
    async def _(ana: Client) -> None:
        assert (await ana.new_table(GAME, ["me", "me"]))["to_act"] == 1
        opened = await ana.new_table(GAME, ["me", "me"], options={"first": "random"})
        assert opened["to_act"] == opened["options"].get("first", 1)
        await ana.at(opened["table"], "resign")
        assert verify(await ana.file(opened["table"])).keyed
        assert await refused(ana.new_table(GAME, ["me", "me"], options={"first": 3})) == "invalid-option"
        assert await refused(ana.new_table(GAME, ["me"])) == "invalid-seats"
        assert await refused(ana.new_table("chess", ["me"])) == "unknown-game"
        assert await refused(ana.new_table(GAME, ["me", "bot:deep"])) == "unknown-bot"
