"""Finding each other: quick match, friends and blocks, links for a group."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.guests import GAME, Hands, refused
from server.serving import served
from vihara.client import Client, Refused
from vihara.server.seekers import Seeker, chosen
from vihara.server.service import Service
from vihara.server.store import Store

PASSWORD = "correct horse"
NOW = 1000.0


def seeker(name: str, points: int = 1500, waited: float = 0.0) -> Seeker:
    return Seeker(name, name, points, NOW - waited)


def names(found: list[Seeker] | None) -> list[str]:
    return [one.identity for one in found or []]


def test_the_window_widens() -> None:
    """Who has waited longest comes first, with the closest; a stranger in strength only after a while."""
    ana, ben, eve = seeker("ana", waited=5), seeker("ben", 1620, 3), seeker("eve", 1510, 1)
    assert names(chosen([ana, ben, eve], 2, set(), 10, NOW)) == ["ana", "eve"]
    assert names(chosen([ana, ben], 2, set(), 10, NOW)) == ["ana", "ben"]
    assert chosen([seeker("ana"), seeker("zoe", 2100)], 2, set(), 10, NOW) is None
    assert names(chosen([seeker("ana", waited=51), seeker("zoe", 2100)], 2, set(), 10, NOW)) == ["ana", "zoe"]
    assert chosen([seeker("ana", waited=9999)], 2, set(), 10, NOW) is None


def test_all_at_a_table_fit_together() -> None:
    """Nobody meets who does not want to, though a third one would fit with both."""
    people = [seeker(name, waited=60) for name in ("ana", "ben", "eve", "zoe")]
    apart = {frozenset(("ben", "eve"))}
    assert names(chosen(people, 3, apart, 10, NOW)) == ["ana", "ben", "zoe"]
    assert names(chosen(people[:3], 3, apart, 10, NOW)) == []
    assert names(chosen(people[1:3], 2, apart, 10, NOW)) == []


class Turned(Hands):
    """A server whose limits on asking are out of the way."""

    def prepare(self, service: Service) -> None:
        super().prepare(service)
        self.service = service
        for rate in (service.seeking, service.seeking_by_address, service.profile_looks):
            rate.burst = 1e9


@pytest.fixture
def hands() -> Turned:
    return Turned()


@pytest.fixture
def url(tmp_path: Path, hands: Turned) -> Iterator[str]:
    with served(str(tmp_path / "test.db"), hands.prepare) as found:
        yield found


@pytest.fixture
def either(db: str, hands: Turned) -> Iterator[str]:
    """A server on either kind of database."""
    with served(db, hands.prepare) as found:
        yield found


def on_loop(store: Store, work: Coroutine[Any, Any, Any]) -> Future[Any]:
    """Do something where the server lives."""
    return asyncio.run_coroutine_threadsafe(work, store._loop)


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Client]]:
    made = [await Client.guest(url, name) for name in names]
    try:
        yield made
    finally:
        for one in made:
            one.close()


def run(test: Callable[[], Any]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(90):
            await test()

    asyncio.run(bounded())


async def seek(person: Client, **more: Any) -> Any:
    return await person.post("/api/quick", {"game": GAME, "pace": "quick", **more})


def test_two_who_wait_for_the_same_are_brought_together(either: str) -> None:
    """The match begins at once; who waits for something else goes on waiting; nobody is named in the lobby."""

    async def test() -> None:
        async with guests(either, "Ana", "Ben", "Eve") as (ana, ben, eve):
            assert (await seek(eve, pace="calm"))["table"] is None
            assert (await seek(ana))["table"] is None
            nobody = Client(either)
            told = (await nobody.get("/api/lobby"))["waiting"]
            nobody.close()
            assert {(one["pace"], one["number"]) for one in told} == {("calm", 1), ("quick", 1)}
            assert "Ana" not in str(told)
            table = (await seek(ben))["table"]
            assert (await ana.get("/api/quick"))["table"] == table
            assert (await eve.get("/api/quick"))["table"] is None
            shown = await ana.get(f"/api/tables/{table}")
            assert shown["status"] == "running"
            assert sorted(seat["name"] for seat in shown["seats"]) == ["Ana", "Ben"]
            assert not shown["hints"]
            assert shown["time"]["at_zero"] == "resign"
            await ana.request("DELETE", "/api/quick")
            assert await ana.get("/api/quick") is None
            await seek(ana)
            assert [one["number"] for one in (await eve.get("/api/lobby"))["waiting"]] == [1, 1]

    run(test)


def test_who_does_not_ask_any_more_has_gone(url: str, hands: Turned) -> None:
    """Nobody is seated with somebody whose page is closed; who plays over days may leave."""

    async def test() -> None:
        async with guests(url, "Ana", "Ben", "Eve") as (ana, ben, eve):
            await seek(ana)
            await seek(eve, pace="days")
            hands.time += 16
            assert (await seek(ben))["table"] is None
            hands.time += 86_400
            assert (await seek(ben, pace="days"))["table"]
            assert (await eve.get("/api/tables?scope=own"))["tables"]

    run(test)


def test_who_was_paired_by_a_process_that_died_goes_on_waiting(url: str, hands: Turned) -> None:
    """Their table was never opened; an old one is not found a second time."""

    async def test() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            await seek(ana)
            store = hands.service.store
            lost = "UPDATE seekers SET table_id = 'gone', found = ?"
            await asyncio.wrap_future(on_loop(store, store.write([(lost, (hands.time,))])))
            assert (await ana.get("/api/quick"))["table"] is None
            assert (await seek(ben))["table"] is None
            hands.time += 61
            await seek(ana)
            table = (await seek(ben))["table"]
            assert table
            assert (await ana.get("/api/quick"))["table"] == table
            hands.time += 31
            assert (await seek(ana))["table"] is None

    run(test)


def test_four_find_each_other_at_once(url: str) -> None:
    """However they ask at the same time, nobody is seated twice."""

    async def test() -> None:
        players = [f"Player {number}" for number in range(8)]
        async with guests(url, *players) as made:
            await asyncio.gather(*(seek(one, game="tajuto", seats=4) for one in made))
            tables = [(await one.get("/api/quick"))["table"] for one in made]
            assert all(tables)
            assert sorted(tables.count(table) for table in set(tables)) == [4, 4]
            for one in made:
                assert len((await one.get("/api/tables?scope=own"))["tables"]) == 1

    run(test)


def test_two_processes_pair_everybody_once(new_postgres: Any) -> None:
    db = new_postgres()
    one, other = Turned(), Turned()
    with served(db, one.prepare) as first, served(db, other.prepare) as second:

        async def test() -> None:
            async with guests(first, *(f"Player {n}" for n in range(6))) as made:
                there = [Client(second if n % 2 else first, cookie=client.cookie) for n, client in enumerate(made)]
                await asyncio.gather(*(seek(client) for client in there))
                tables = [(await client.get("/api/quick"))["table"] for client in there]
                for client in there:
                    client.close()
                assert all(tables)
                assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2]

        run(test)


def test_who_is_blocked_is_not_met_and_not_told(url: str, hands: Turned) -> None:
    """The answers to who is blocked are those to anybody."""

    async def test() -> None:
        async with guests(url, "Ana", "Ben", "Eve") as (ana, ben, eve):
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(table, "join")
            await ana.post("/api/company/blocks", {"table": table, "seat": 2})
            await seek(ana)
            assert (await seek(ben))["table"] is None
            hands.time += 10
            assert (await ana.get("/api/quick"))["table"] is None
            await ben.request("DELETE", "/api/quick")
            table_of_eve = (await seek(eve))["table"]
            assert table_of_eve
            assert (await ana.get("/api/quick"))["table"] == table_of_eve
            mine = {"table": table, "seat": 1}
            told = await ben.post("/api/company/friends", mine)
            assert [one["name"] for one in told["asked"]] == ["Ana"]
            assert told["friends"] == told["blocked"] == []
            company = await ana.get("/api/company")
            assert company["asking"] == []
            assert [one["name"] for one in company["blocked"]] == ["Ben"]
            free = await ana.request("DELETE", f"/api/company/{company['blocked'][0]['id']}")
            assert [one["name"] for one in free["asking"]] == ["Ben"]

    run(test)


def test_who_is_blocked_finds_no_table_of_the_other(either: str) -> None:
    """While it is open it is neither listed nor there, by whatever way, in the words for any that is not; the
    outside bots of who is blocked are blocked with them. Who blocks does not see theirs.
    """

    async def test() -> None:
        async with guests(either, "Ana", "Ben", "Eve") as (ana, ben, eve):
            met = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(met, "join")
            table = (await ana.new_table(GAME, ["me", "open"], public=True))["table"]
            of_ben = (await ben.new_table(GAME, ["me", "open"], public=True))["table"]
            invited = (await ana.new_table(GAME, ["me", "invite"]))["table"]
            code = (await ana.at(invited, "invites", group=True))["code"]
            await ana.post("/api/company/blocks", {"table": met, "seat": 2})
            robot = Client(either, token=(await ben.post("/api/bots", {"name": "Robo"}))["token"])

            async def listed(person: Client) -> set[str]:
                return {one["table"] for one in (await person.get("/api/tables"))["tables"]}

            for person in (ben, robot):
                assert await listed(person) == {of_ben}
                for work in (
                    person.at(table, "join"),
                    person.at(table, "join", seat=2),
                    person.get(f"/api/tables/{table}"),
                    person.at(table, "chat", text="hello"),
                    person.at("aaaaaaaaaaaa", "join"),
                ):
                    assert await refused(work) == "unknown-table"
                assert await refused(person.join(code)) == "invalid-invite"
                async with person.socket() as wire:
                    assert await refused(wire.watch(table)) == "unknown-table"
            robot.close()
            assert await listed(ana) == {table}
            assert await listed(eve) == {table, of_ben}
            assert (await ben.get(f"/api/tables/{met}"))["seat"] == 2  # where one sits one stays
            await eve.at(table, "join")
            assert (await ben.get(f"/api/tables/{table}"))["status"] == "running"
            (blocked,) = (await ana.get("/api/company"))["blocked"]
            await ana.request("DELETE", f"/api/company/{blocked['id']}")
            assert await ben.join(code) == invited

    run(test)


def test_a_friend_who_is_blocked_is_told_what_any_former_friend_is(url: str) -> None:
    """Nothing is left on either list; who had only asked has still asked."""

    async def test() -> None:
        async with guests(url, "Ana", "Ben", "Eve") as (ana, ben, eve):
            table = (await ana.new_table("tajuto", ["me", "open", "open"]))["table"]
            lists = []
            for seat, (other, end) in enumerate(((ben, "remove"), (eve, "block")), start=2):
                await other.at(table, "join")
                await ana.post("/api/company/friends", {"table": table, "seat": seat})
                (asking,) = (await other.get("/api/company"))["asking"]
                await other.post(f"/api/company/{asking['id']}", {"answer": "agree"})
                (friend,) = (await ana.get("/api/company"))["friends"]
                if end == "block":
                    await ana.post("/api/company/blocks", {"table": table, "seat": seat})
                else:
                    await ana.request("DELETE", f"/api/company/{friend['id']}")
                lists.append(await other.get("/api/company"))
            assert lists[0] == lists[1]
            told = await eve.post("/api/company/friends", {"table": table, "seat": 1})
            assert [one["name"] for one in told["asked"]] == ["Ana"]

    run(test)


def test_friends_are_so_by_mutual_consent(either: str) -> None:
    async def test() -> None:
        async with guests(either, "Ana", "Ben", "Eve") as (ana, ben, eve):
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(table, "join")
            await ben.request("PATCH", "/api/me/profile", {"avatar": "lotus-3"})
            asked = await ana.post("/api/company/friends", {"table": table, "seat": 2})
            assert asked["friends"] == []
            assert asked["asked"][0]["avatar"] == "lotus-1"  # theirs is told to friends, and on a public page
            asking = (await ben.get("/api/company"))["asking"]
            assert [one["name"] for one in asking] == ["Ana"]
            assert await refused(eve.post(f"/api/company/{asking[0]['id']}", {"answer": "agree"})) == "not-found"
            agreed = await ben.post(f"/api/company/{asking[0]['id']}", {"answer": "agree"})
            assert [one["name"] for one in agreed["friends"]] == ["Ana"]
            (friend,) = (await ana.get("/api/company"))["friends"]
            assert (friend["name"], friend["avatar"]) == ("Ben", "lotus-3")
            assert await refused(eve.request("DELETE", f"/api/company/{friend['id']}")) == "not-found"
            await ana.request("DELETE", f"/api/company/{friend['id']}")
            assert (await ben.get("/api/company"))["friends"] == []
            assert await refused(ana.post("/api/company/friends", {"table": table, "seat": 1})) == "not-allowed"
            assert await refused(ana.post("/api/company/friends", {"page": "a" * 16})) == "not-found"

    run(test)


def test_nobody_floods_people_or_the_queue(tmp_path: Path) -> None:
    with served(str(tmp_path / "test.db")) as url:

        async def test() -> None:
            async with guests(url, "Ana", "Ben") as (ana, ben):
                table = (await ana.new_table(GAME, ["me", "open"]))["table"]
                await ben.at(table, "join")
                codes = []
                for _ in range(25):
                    try:
                        await ana.post("/api/company/friends", {"table": table, "seat": 2})
                    except Exception as error:
                        codes.append(getattr(error, "code", ""))
                assert set(codes) == {"too-many"}
                codes = []
                for _ in range(25):
                    try:
                        await seek(ana)
                    except Exception as error:
                        codes.append(getattr(error, "code", ""))
                assert set(codes) == {"too-many"}
                assert [one["number"] for one in (await ben.get("/api/lobby"))["waiting"]] == [1]

        run(test)


def test_a_friend_is_invited_to_a_table(either: str) -> None:
    """Only friends are, as long as they are, and only by the host; the invite is good until somebody sits there."""

    async def test() -> None:
        async with guests(either, "Ana", "Ben", "Eve") as (ana, ben, eve):
            met = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(met, "join")
            await ana.post("/api/company/friends", {"table": met, "seat": 2})
            (asked,) = (await ana.get("/api/company"))["asked"]
            table, other = [
                (await ana.new_table(GAME, ["me", "invite"], spectators=False, title="Tea"))["table"] for _ in "12"
            ]
            assert await refused(ana.at(table, "invites/friend", friend=asked["id"])) == "not-found"
            (asking,) = (await ben.get("/api/company"))["asking"]
            await ben.post(f"/api/company/{asking['id']}", {"answer": "agree"})
            (theirs,) = (await ben.get("/api/company"))["friends"]
            assert await refused(ben.at(table, "invites/friend", friend=theirs["id"])) == "unknown-table"
            assert await refused(eve.at(met, "invites/friend", friend=asked["id"])) == "not-found"
            for one in (table, other, table):
                await ana.at(one, "invites/friend", friend=asked["id"])
            invited = {one["table"]: one for one in await ben.get("/api/invitations")}
            assert set(invited) == {table, other}
            first = invited[table]
            assert (first["game"], first["title"], first["host"]) == (GAME, "Tea", "Ana")
            assert await eve.get("/api/invitations") == []
            await ben.request("DELETE", f"/api/invitations/{other}")
            await ana.request("DELETE", f"/api/company/{asked['id']}")
            assert await ben.get("/api/invitations") == []
            await ana.post("/api/company/friends", {"table": met, "seat": 2})
            assert await ben.get("/api/invitations") == []  # who asks is no friend yet
            (asking,) = (await ben.get("/api/company"))["asking"]
            await ben.post(f"/api/company/{asking['id']}", {"answer": "agree"})
            assert [one["table"] for one in await ben.get("/api/invitations")] == [table]
            assert await ben.join(first["code"]) == table
            assert await ben.get("/api/invitations") == []

    run(test)


def test_nobody_fills_the_queue_or_a_list_from_one_address(tmp_path: Path) -> None:
    """However many guests one is: who plays over days is waited for a week, and who asks stays on a list."""

    def few(service: Service) -> None:
        service.seeking_for_days.burst, service.asking_by_address.burst = 2, 3

    async def test() -> None:
        async with guests(place, "Ana", "Ben", *(f"Eve {number}" for number in range(5))) as (ana, ben, *eves):
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(table, "join")
            codes: dict[str, list[str]] = {"asked": [], "sought": []}
            for eve in eves:
                for what, work in (
                    ("asked", eve.post("/api/company/friends", {"table": table, "seat": 1})),
                    ("sought", seek(eve, pace="days", seats=4, game="tajuto")),
                ):
                    try:
                        await work
                    except Refused as error:
                        codes[what].append(error.code)
            assert codes == {"asked": ["too-many"] * 2, "sought": ["too-many"] * 3}
            assert len((await ana.get("/api/company"))["asking"]) == 3
            assert (await seek(eves[4]))["pace"] == "quick"

    with served(str(tmp_path / "test.db"), few) as place:
        run(test)


def test_a_link_for_a_group(url: str) -> None:
    """It is good as long as seats are free, each person takes one, and it can be taken back."""

    async def test() -> None:
        async with guests(url, "Ana", "Ben", "Eve", "Zoe", "Max") as (ana, ben, eve, zoe, max_):
            table = (await ana.new_table("tajuto", ["me", *["invite"] * 3]))["table"]
            assert await refused(ben.at(table, "invites", group=True)) == "not-allowed"
            made = await ana.at(table, "invites", group=True)
            assert made["seat"] == 0
            assert await ben.join(made["code"]) == table
            assert await refused(ben.join(made["code"])) == "not-allowed"
            told = await max_.post("/api/invitation", {"code": made["code"]})
            assert told["host"] == "Ana"
            await eve.join(made["code"])
            fresh = await ana.at(table, "invites", group=True)
            assert await refused(zoe.join(made["code"])) == "invalid-invite"
            await zoe.join(fresh["code"])
            assert (await ana.get(f"/api/tables/{table}"))["status"] == "running"
            assert await refused(max_.join(fresh["code"])) == "invalid-invite"

    run(test)


def test_nobody_may_watch_and_do_nothing_else(url: str) -> None:
    """Without a secret, if one says so; hidden tables are not there, and what a spectator sees is all."""

    async def test() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            table = (await ana.new_table(GAME, ["me", "open"], public=True))["table"]
            await ben.at(table, "join")
            hidden = (await ana.new_table(GAME, ["me", "open"], spectators=False))["table"]
            place = f"ws{url.removeprefix('http')}/ws?nobody=1"
            async with connect(place, proxy=None) as wire:

                async def told(**message: Any) -> Any:
                    await wire.send(json.dumps({"id": 1, **message}))
                    while (answer := json.loads(await wire.recv()))["type"] == "events":
                        pass
                    return answer

                seen = await told(type="watch", table=table, since=0)
                other = Client(url)
                shown = await other.get(f"/api/tables/{table}")
                steps = await other.get(f"/api/tables/{table}/steps?seat=0")
                assert await refused(other.get(f"/api/tables/{table}/steps?seat=1")) == "not-allowed"
                assert await refused(other.get(f"/api/tables/{hidden}")) == "unknown-table"
                other.close()
                assert seen["seat"] == shown["seat"] == steps["seat"] == 0
                assert seen["legal"] == []
                assert (await told(type="watch", table=table, seat=1))["code"] == "not-allowed"
                assert (await told(type="watch", table=hidden))["code"] == "unknown-table"
                for kind, more in (("resign", {}), ("chat", {"text": "hello"}), ("hint", {}), ("agree", {})):
                    assert (await told(type=kind, table=table, **more))["code"] == "not-signed-in"
                assert (await told(type="ping"))["type"] == "pong"
                moving = await ana.get(f"/api/tables/{table}")
                mover = ana if moving["legal"] else ben
                now = await mover.get(f"/api/tables/{table}")
                await mover.at(table, "moves", seen=now["number"], move=now["legal"][0])
                assert json.loads(await wire.recv())["type"] == "events"

    run(test)
