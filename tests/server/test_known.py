"""Being known: what others see of somebody, ratings, leaving for good, and taking one's data along."""

from __future__ import annotations

import asyncio
import io
import json
import re
import sqlite3
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from server.guests import GAME, refused
from server.serving import served
from vihara.client import Client
from vihara.core.game import REGISTRY
from vihara.server.database import open_database
from vihara.server.ratings import MIDDLE, MU, SCALE, SURE_ENOUGH, anchors, points_of
from vihara.server.schema import migrate
from vihara.server.service import Service

ROOT = Path(__file__).parents[2]
BLITZ = {"per": "seat", "seconds": 600, "at_zero": "resign"}
PASSWORD = "correct horse"


class Kept:
    """The service of a server in a thread."""

    def __init__(self) -> None:
        self.service: Service | None = None

    def __call__(self, service: Service) -> None:
        self.service = service
        service.profile_looks.burst = 1e9

    async def settled(self) -> None:
        """Wait until all rated matches are counted."""
        assert self.service is not None
        while await self._waits():
            await asyncio.sleep(0.02)

    async def _waits(self) -> bool:
        assert self.service is not None
        connection = self.service.store.database.connect()
        try:
            rows = self.service.store.database.read(connection, "SELECT 1 FROM results WHERE rated = 1", ())
            return bool(rows)
        finally:
            connection.close()


@pytest.fixture
def kept() -> Kept:
    return Kept()


@pytest.fixture
def url(tmp_path: Path, kept: Kept) -> Iterator[str]:
    with served(str(tmp_path / "test.db"), kept) as found:
        yield found


@pytest.fixture
def either(db: str, kept: Kept) -> Iterator[str]:
    """A server on either kind of database."""
    with served(db, kept) as found:
        yield found


_CLIENTS: list[Client] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Nobody's connections stay open."""
    yield
    while _CLIENTS:
        _CLIENTS.pop().close()


def kept_open(client: Client) -> Client:
    _CLIENTS.append(client)
    return client


async def account(url: str, name: str) -> Client:
    client = kept_open(await Client.guest(url, name))
    await client.post("/api/account", {"name": name, "password": PASSWORD})
    return client


async def duel(winner: Client, loser: Client, **more: Any) -> str:
    """A match that the second one resigns."""
    table = (await winner.new_table(GAME, ["me", "open"], **more))["table"]
    await loser.at(table, "join")
    await loser.at(table, "resign")
    return str(table)


async def ratings(person: Client) -> dict[tuple[str, str], Any]:
    found = (await person.get("/api/me/profile"))["ratings"]
    return {(one["game"], one["pool"]): one for one in found}


def test_a_rated_match_is_counted_once_by_the_model(either: str, kept: Kept) -> None:
    """In points: as OpenSkill says of two newcomers; the curve has a step for each match."""

    async def run() -> None:
        ana, ben = await account(either, "Ana"), await account(either, "Ben")
        await duel(ana, ben)  # not rated
        await duel(ana, ben, rated=True, time=BLITZ)
        await kept.settled()
        model = PlackettLuce()
        (up,), (down,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
        mine, theirs = (await ratings(ana))[GAME, "people"], (await ratings(ben))[GAME, "people"]
        assert (mine["points"], theirs["points"]) == (points_of(up.mu), points_of(down.mu))
        assert mine["points"] - MIDDLE == MIDDLE - theirs["points"] > 0
        assert mine["games"] == 1
        assert [points for _, points in mine["curve"]] == [mine["points"]]
        await duel(ben, ana, rated=True, time=BLITZ)
        await kept.settled()
        assert (await ratings(ana))[GAME, "people"]["games"] == 2
        assert len((await ratings(ana))[GAME, "people"]["curve"]) == 2

    asyncio.run(run())


def test_several_processes_count_a_match_once(new_postgres: Any) -> None:
    """All try at the same time; each match moves a rating by one step."""
    db = new_postgres()
    one, other = Kept(), Kept()

    async def run(first: str, second: str) -> None:
        ana, ben = await account(first, "Ana"), await account(first, "Ben")
        both = [kept_open(Client(second, cookie=one.cookie)) for one in (ana, ben)]
        for round_ in range(5):
            pair = (ana, both[1]) if round_ % 2 else (both[1], ana)
            await duel(*pair, rated=True, time=BLITZ)
        await one.settled()
        found = (await ratings(ana))[GAME, "people"]
        assert found["games"] == len(found["curve"]) == 5

    with served(db, one) as first, served(db, other) as second:
        asyncio.run(run(first, second))


def test_bots_are_anchors_in_a_pool_of_their_own(url: str, kept: Kept) -> None:
    async def run() -> None:
        ana = await account(url, "Ana")
        table = (await ana.new_table(GAME, ["me", "bot:level5"], rated=True, time=BLITZ))["table"]
        await ana.at(table, "resign")
        await kept.settled()
        found = await ratings(ana)
        assert set(found) == {(GAME, "bots")}
        # Who loses against somebody that strong is hardly worse than was believed.
        assert MIDDLE - 30 < found[GAME, "bots"]["points"] < MIDDLE
        told = await ana.get(f"/api/ranking/{GAME}?pool=bots")
        assert [one["bot"] for one in told["anchors"]] == [f"level{number}" for number in range(1, 6)]
        assert told["ranked"] == []

    asyncio.run(run())


def test_anchors_are_what_the_arena_measured() -> None:
    """docs/strength.md, at two seats, with level 3 in the middle; a difference of 100 is one of 100 Elo."""
    text = (ROOT / "docs" / "strength.md").read_text("utf-8")
    found = re.findall(r"^\| (\w+) \| 2 \| level(\d) – level(\d) \| \d+ \| [^|]+\| ([+-]\d+) ", text, re.M)
    assert set(anchors()) <= set(REGISTRY)
    for game, worth in anchors().items():
        assert worth["level3"] == MIDDLE
        steps = {(int(a), int(b)): int(elo) for key, a, b, elo in found if key == game}
        assert len(steps) == 4
        for (strong, weak), elo in steps.items():
            assert worth[f"level{strong}"] - worth[f"level{weak}"] == elo
    model = PlackettLuce()
    better, other = model.rating(mu=MU + 200 / SCALE, sigma=0.01), model.rating(mu=MU, sigma=0.01)
    up = model.rate([[better], [other]], ranks=[1, 2])[0][0].mu - better.mu
    down = better.mu - model.rate([[better], [other]], ranks=[2, 1])[0][0].mu
    # Who wins as often as Elo says stays where they are.
    assert down / up == pytest.approx(10 ** (200 / 400), rel=0.01)


def test_a_rated_table_has_a_clock_and_no_helps(url: str) -> None:
    """And only those come to it who come back as the same."""

    async def run() -> None:
        ana, ben, guest = (
            await account(url, "Ana"),
            await account(url, "Ben"),
            kept_open(await Client.guest(url, "Eve")),
        )

        async def no(person: Client, players: list[str], game: str = GAME, **more: Any) -> None:
            code = await refused(person.new_table(game, players, rated=True, **more))
            assert code in ("invalid-message", "not-allowed")

        await no(guest, ["me", "open"], time=BLITZ)
        await no(ana, ["me", "open"])
        await no(ana, ["me", "open"], time={**BLITZ, "at_zero": "bot"})
        await no(ana, ["me", "open"], time=BLITZ, hints=True)
        await no(ana, ["me", "me"], time=BLITZ)
        await no(ana, ["me", "bot:greedy"], time=BLITZ)
        together = next(key for key in REGISTRY if key not in anchors())
        await no(ana, ["me", "open"], together, time=BLITZ)
        opened = await ana.new_table(GAME, ["me", "open"], rated=True, time=BLITZ)
        table = opened["table"]
        assert opened["rated"]
        assert not opened["hints"]
        assert await refused(guest.at(table, "join")) == "not-allowed"
        await ben.at(table, "join")
        people = (ana, ben)
        async with ana.socket() as one, ben.socket() as two:
            seats = [await one.watch(table), await two.watch(table)]
            number = 0 if seats[0].my_turn else 1
            await seats[number].move(seats[number].legal[0])
            await seats[number].until(lambda seat: seat.now["no_undo"] == "rated")
            assert await refused(seats[number].act("undo")) == "undo-refused"
            assert await refused(people[number].at(table, "stand-in", seat=number + 1)) == "not-allowed"
        listed = (await guest.get("/api/tables?scope=own"))["tables"]
        assert listed == []
        again = (await ana.at(table, "resign"), await ana.at(table, "rematch"))[1]
        assert again["rated"]

    asyncio.run(run())


def test_a_match_ended_by_agreement_and_a_file_do_not_count(url: str, kept: Kept) -> None:
    async def run() -> None:
        ana, ben = await account(url, "Ana"), await account(url, "Ben")
        table = (await ana.new_table(GAME, ["me", "open"], rated=True, time=BLITZ))["table"]
        await ben.at(table, "join")
        await ana.at(table, "agree")
        await ben.at(table, "agree")
        own = (await ana.new_table(GAME, ["me", "bot:random"]))["table"]
        await ana.at(own, "agree")
        await ana.post("/api/tables/import", {"file": await ana.file(own)})
        await kept.settled()
        assert await ratings(ana) == {}
        assert (await ana.get("/api/me/profile"))["streaks"]["played"] == 2

    asyncio.run(run())


def test_everything_is_private_until_one_chooses(either: str) -> None:
    """Each part by itself; a page without public parts is answered for like one that there is not."""

    async def run() -> None:
        ana, ben = await account(either, "Ana"), await account(either, "Ben")
        await duel(ana, ben)
        await duel(ana, ben)
        own = await ana.get("/api/me/profile")
        assert own["shown"] == []
        assert own["streaks"] == {"played": 2, "now": 2, "best": 2}
        assert own["results"] == [{"game": GAME, "seats": 2, "against": "people", "played": 2, "won": 2}]
        assert [(one["name"], one["played"], one["won"], one["id"]) for one in own["opponents"]] == [
            ("Ben", 2, 2, "")
        ]
        chosen = await ana.request("PATCH", "/api/me/profile", {"avatar": f"{GAME}-3"})
        page = f"/api/people/{chosen['id']}"
        assert await refused(ben.get(page)) == await refused(ben.get("/api/people/" + "a" * 16)) == "not-found"
        await ana.request("PATCH", "/api/me/profile", {"shown": ["streaks", "opponents"]})
        seen = await ben.get(page)
        assert (seen["name"], seen["avatar"], seen["yours"]) == ("Ana", f"{GAME}-3", False)
        assert seen["streaks"]["best"] == 2
        assert seen["results"] is seen["ratings"] is seen["shown"] is None
        assert seen["opponents"] == [], "who has not chosen to be seen is not named"
        await ben.request("PATCH", "/api/me/profile", {"shown": ["opponents"]})
        faced = (await ana.get(page))["opponents"]
        assert [(one["name"], bool(one["id"])) for one in faced] == [("Ben", True)]
        assert (await kept_open(Client(either)).get(page))["name"] == "Ana"
        code = await refused(ana.request("PATCH", "/api/me/profile", {"avatar": "https://evil.example/a.png"}))
        assert code == "invalid-message"
        await ana.request("PATCH", "/api/me/profile", {"shown": []})
        assert await refused(ben.get(page)) == "not-found"

    asyncio.run(run())


def test_only_those_who_agreed_are_listed(url: str, kept: Kept) -> None:
    """And only once their rating is sure enough."""

    async def run() -> None:
        ana, ben = await account(url, "Ana"), await account(url, "Ben")
        others = [await account(url, f"Other {number}") for number in range(5)]
        for other in others:
            for round_ in range(4):
                pair = (ana, other) if round_ % 2 else (other, ana)
                await duel(*pair, rated=True, time=BLITZ)
        await kept.settled()
        mine = (await ratings(ana))[GAME, "people"]
        assert (await ben.get(f"/api/ranking/{GAME}"))["ranked"] == []
        await ana.request("PATCH", "/api/me/profile", {"ranked": True})
        await others[0].request("PATCH", "/api/me/profile", {"ranked": True})
        listed = (await ben.get(f"/api/ranking/{GAME}"))["ranked"]
        assert [one["name"] for one in listed] == ["Ana"], "the other one has played four matches"
        assert mine["doubt"] < SURE_ENOUGH
        assert listed[0]["points"] == mine["points"]

    asyncio.run(run())


def test_the_same_two_cannot_count_without_end(url: str, kept: Kept) -> None:
    async def run() -> None:
        ana, ben = await account(url, "Ana"), await account(url, "Ben")
        for _ in range(14):
            await duel(ana, ben, rated=True, time=BLITZ)
        await kept.settled()
        assert (await ratings(ana))[GAME, "people"]["games"] == 12

    asyncio.run(run())


async def programs(url: str, owner: Client, number: int) -> list[Client]:
    """Outside bots of somebody."""
    tokens = [(await owner.post("/api/bots", {"name": f"Robo {at}"}))["token"] for at in range(number)]
    return [kept_open(Client(url, token=token)) for token in tokens]


def test_nobody_wins_a_rating_from_programs_of_their_own(url: str, kept: Kept) -> None:
    """They lose as one likes; those of somebody else count, as often a day as their owner does."""

    async def run() -> None:
        ana, ben = await account(url, "Ana"), await account(url, "Ben")
        (mine,), theirs = await programs(url, ana, 1), await programs(url, ben, 2)
        await duel(ana, mine, rated=True, time=BLITZ)
        await duel(*theirs, rated=True, time=BLITZ)
        await kept.settled()
        assert await ratings(ana) == {}
        for number in range(14):
            await duel(ana, theirs[number % 2], rated=True, time=BLITZ)
        await kept.settled()
        assert (await ratings(ana))[GAME, "bots"]["games"] == 12

    asyncio.run(run())


def test_who_leaves_for_good_denies_nobody_a_victory(either: str, kept: Kept) -> None:
    """What they give up by leaving counts for the others, and leaves nothing of theirs."""

    async def run() -> None:
        ana, ben = await account(either, "Ana"), await account(either, "Ben")
        who = (await ana.get("/api/me"))["id"]
        assert kept.service is not None
        await duel(ben, ana, rated=True, time=BLITZ)
        running = (await ana.new_table(GAME, ["me", "open"], rated=True, time=BLITZ))["table"]
        await ben.at(running, "join")
        await ana.post("/api/me/delete", {"name": "Ana", "password": PASSWORD})
        store = kept.service.store

        async def read(sql: str, *values: str) -> list[Any]:
            on_loop = asyncio.run_coroutine_threadsafe(store.read(sql, *values), store._loop)
            return await asyncio.wrap_future(on_loop)

        while await read("SELECT 1 FROM leaving"):
            await asyncio.sleep(0.02)
        await kept.settled()
        assert (await ratings(ben))[GAME, "people"]["games"] == 2
        for table in ("results", "ratings", "rating_steps", "glances", "seats"):
            assert await read(f"SELECT 1 FROM {table} WHERE identity = ?", who) == [], table

    asyncio.run(run())


def test_who_sits_at_a_table_is_known_as_far_as_they_want(url: str) -> None:
    async def run() -> None:
        ana, ben = await account(url, "Ana"), await account(url, "Ben")
        await ana.request("PATCH", "/api/me/profile", {"shown": ["ratings"], "avatar": "lotus-2"})
        table = (await ana.new_table(GAME, ["me", "open"]))["table"]
        await ben.at(table, "join")
        found = await ben.get(f"/api/tables/{table}/people")
        assert [(one["seat"], one["avatar"], bool(one["id"])) for one in found] == [
            (1, "lotus-2", True),
            (2, "", False),
        ]

    asyncio.run(run())


def rows(db: str, sql: str) -> list[tuple[Any, ...]]:
    database = open_database(db)
    connection = database.connect()
    try:
        return database.read(connection, sql, ())
    finally:
        connection.close()


def test_leaving_for_good_leaves_nothing_but_moves(db: str, kept: Kept) -> None:
    """The duel is given up, the open table closed, the name and what was said are gone, the others' match is whole."""

    async def run(url: str) -> None:
        ana, ben = await account(url, "Anastasia"), await account(url, "Ben")
        await ana.post("/api/bots", {"name": "Robot Nr 5"})
        await ana.request("PATCH", "/api/me/profile", {"shown": ["results"]})
        over = await duel(ana, ben, rated=True, time=BLITZ, title="Anastasias Runde")
        await kept.settled()
        running = (await ana.new_table(GAME, ["me", "open"]))["table"]
        await ben.at(running, "join")
        await ana.at(running, "chat", text="my secret remark")
        waiting = (await ana.new_table(GAME, ["me", "open"]))["table"]
        assert (
            await refused(ana.post("/api/me/delete", {"name": "Ben", "password": PASSWORD})) == "invalid-message"
        )
        assert await refused(ana.post("/api/me/delete", {"name": "Anastasia"})) == "wrong-password"
        before = await ben.file(over)
        await ana.post("/api/me/delete", {"name": "Anastasia", "password": PASSWORD})
        assert await refused(ana.get("/api/me")) == "not-signed-in"
        while rows(db, "SELECT 1 FROM leaving"):
            await asyncio.sleep(0.02)
        found = await ben.get(f"/api/tables/{running}")
        assert (found["status"], found["outcome"]["winners"]) == ("over", [2])
        assert await refused(ben.get(f"/api/tables/{waiting}/file")) == "wrong-time"
        assert [seat["name"] for seat in found["seats"]] == ["", "Ben"]
        after = await ben.file(over)
        assert "Anastasia" not in after
        assert [line for line in after.splitlines() if not line.startswith("[")] == [
            line for line in before.splitlines() if not line.startswith("[")
        ]
        assert (await ben.get("/api/me/profile"))["streaks"]["played"] == 2
        code = await refused(ana.post("/api/session", {"name": "Anastasia", "password": PASSWORD}))
        assert code == "wrong-password"
        await account(url, "Anastasia")  # the name is free again

    with served(db, kept) as url:
        asyncio.run(run(url))
    for table in (
        "entries",
        "tables",
        "seats",
        "results",
        "profiles",
        "ratings",
        "rating_steps",
        "looks",
        "sessions",
    ):
        told = json.dumps(rows(db, f"SELECT * FROM {table}"), default=str)
        assert "Robot Nr 5" not in told
        assert "my secret remark" not in told
        if table in ("entries", "tables", "profiles", "ratings", "rating_steps"):
            assert "Anastasia" not in told, table
    assert len(rows(db, "SELECT 1 FROM identities")) == 2


def test_ones_data_in_one_file(url: str) -> None:
    """What one has said and played, of a running match what one may know; nobody asks for it again and again."""

    async def run() -> None:
        ana, ben = await account(url, "Ana"), await account(url, "Ben")
        table = (await ana.new_table(GAME, ["me", "open"]))["table"]
        await ben.at(table, "join")
        await ana.at(table, "chat", text="hello there")
        await ben.at(table, "chat", text="not yours")
        over = await duel(ana, ben)
        answer = ana._http.get("/api/me/data", headers=ana.headers())
        assert answer.status_code == 200
        file = zipfile.ZipFile(io.BytesIO(answer.content))
        told = json.loads(file.read("vihara.json"))
        assert told["account"][0][:2] == ["Ana", "ana"]
        assert [text for _, _, text in told["said"]] == ["hello there"]
        assert set(file.namelist()) == {f"matches/{table}.vihara", f"matches/{over}.vihara", "vihara.json"}
        assert file.read(f"matches/{table}.vihara").decode() == await ana.file(table)
        whole = answer.content.decode("latin-1") + json.dumps(told)
        assert "argon2" not in whole
        assert "not yours" not in whole
        codes = [ana._http.get("/api/me/data", headers=ana.headers()).status_code for _ in range(3)]
        assert 429 in codes

    asyncio.run(run())


def test_matches_of_before_have_results(db: str) -> None:
    """The migration takes them from what lists show; matches from files count for nobody."""
    database = open_database(db)
    migrate(database, "0006")
    connection = database.connect()
    mark = "?" if isinstance(connection, sqlite3.Connection) else "%s"
    outcome = {"winners": [2], "scores": [3, 7], "reason": ""}
    seats = [{"name": "Ana", "bot": None}, {"name": "Level3", "bot": "level3"}]
    for table, body in (("old", {"kind": "created"}), ("file", {"kind": "created", "file": "…"})):
        summary = json.dumps({"table": table, "game": GAME, "seats": seats, "outcome": outcome})
        connection.execute(
            "INSERT INTO tables (id, status, public, host, number, to_act, created, updated, summary) "
            f"VALUES ({mark}, 'over', 0, 'ana', 9, 0, 1, 2, {mark})",
            (table, summary),
        )
        connection.execute(
            f"INSERT INTO entries (table_id, number, at, body) VALUES ({mark}, 1, 1, {mark})",
            (table, json.dumps(body)),
        )
        connection.execute(f"INSERT INTO seats (table_id, seat, identity) VALUES ({mark}, 1, 'ana')", (table,))
    if isinstance(connection, sqlite3.Connection):
        connection.commit()
    connection.close()
    migrate(database)
    found = rows(db, "SELECT table_id, seat, identity, bot, won, score, place, rated FROM results ORDER BY seat")
    assert found == [("old", 1, "ana", None, 0, 3, 2, 0), ("old", 2, None, "level3", 1, 7, 1, 0)]
