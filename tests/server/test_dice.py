"""Fair dice at a table: commit, promise, open, deal; whoever does not add in time keeps nobody waiting."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from server import guests
from server.guests import GAME, Hands
from server.serving import Process, served
from vihara.cli import main
from vihara.client import Client
from vihara.core.chance import KeyedDice, seed_hash
from vihara.core.errors import ViharaError
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.proof import verify
from vihara.core.shares import common_key, share_hash
from vihara.server.errors import Sealed
from vihara.server.sealing import Sealer
from vihara.server.service import Service

SEED = "5eed" * 16


def run(
    folder: Path, story: Callable[[str], Coroutine[Any, Any, Any]], hands: Hands | None = None, **more: Any
) -> Any:
    """Tell a story at a server whose seed is known, and whose clock may be in the test's hands."""

    def prepare(service: Service) -> None:
        service.tables.new_key = lambda: SEED
        if hands:
            hands.prepare(service)

    async def bounded(url: str) -> Any:
        async with asyncio.timeout(60):
            return await story(url)

    with served(str(folder / "test.db"), prepare, **more) as url:
        return asyncio.run(bounded(url))


async def refused(code: str, work: Coroutine[Any, Any, Any]) -> None:
    assert await guests.refused(work) == code


async def shown(client: Client, table: str) -> Any:
    return await client.get(f"/api/tables/{table}")


async def waiting_for(client: Client, table: str, status: str, waits_for: str | None = None) -> Any:
    """Ask until the table has got so far."""
    while True:
        found = await shown(client, table)
        if found["status"] == status and found["dice"]["waits_for"] == waits_for:
            return found
        await asyncio.sleep(0.05)


def drawing(now: Any) -> str:
    """A move after which something is drawn."""
    return str(next(move for move in now["legal"] if move.startswith("M")))


async def ended(client: Client, table: str) -> str:
    """Give up, and take the file."""
    await client.at(table, "resign")
    return await client.file(table)


def test_commit_promise_open_deal(tmp_path: Path) -> None:
    """Each in its time: nothing is dealt before all shares are open, none is opened before all are promised."""

    async def story(url: str) -> None:
        ana, ben = await Client.guest(url, "Ana"), await Client.guest(url, "Ben")
        opened = await ana.new_table(GAME, ["me", "open"], options={"first": "random"}, adds=True)
        table = opened["table"]
        assert (opened["hash"], opened["status"], opened["view"]) == (seed_hash(SEED), "open", None)
        assert opened["options"] == {"first": "random"}
        mine = await ana.promise(table, 1)
        await refused("wrong-time", ana.share(table, mine))
        await ben.at(table, "join", adds=True)
        full = await shown(ben, table)
        assert (full["status"], full["view"], full["dice"]["waits_for"]) == ("dealing", None, "promises")
        assert full["dice"]["seats"][0] == {"seat": 1, "adds": True, "hash": share_hash(mine[1]), "share": None}
        # Ana does not open her share as long as somebody could still choose theirs.
        await refused("wrong-time", ana.share(table, mine))
        await refused("wrong-time", ana.promise(table, 1))
        await refused("not-allowed", ben.promise(table, 1))
        await refused("wrong-time", ana.at(table, "moves", seen=3, move="pass"))
        await refused("wrong-time", ben.at(table, "leave"))
        theirs = await ben.promise(table, 2)
        assert (await shown(ben, table))["dice"]["waits_for"] == "shares"
        await refused("invalid-message", ana.share(table, {1: "00" * 32}))
        await ana.share(table, mine)
        await ana.share(table, mine)  # twice does no harm
        assert (await shown(ana, table))["view"] is None
        await ben.share(table, theirs)
        dealt = await shown(ana, table)
        assert (dealt["status"], dealt["dice"]["waits_for"]) == ("running", None)
        assert [seat["share"] for seat in dealt["dice"]["seats"]] == [mine[1], theirs[2]]
        key = KeyedDice(common_key(SEED, [mine[1], theirs[2]]))
        first = 1 + key.apart().below(2)
        assert (dealt["to_act"], dealt["options"].get("first", 1)) == (first, first)
        running = await ana.file(table)
        assert f"[share 1 {mine[1]}]" in running
        assert "[seed " not in running
        await refused("wrong-time", ben.promise(table, 2))
        text = await ended(ana, table)
        found = verify(text)
        assert (found.hash, found.first, found.shares) == (seed_hash(SEED), first, (mine[1], theirs[2]))
        assert f"[seed {SEED}]" in text
        async with ben.socket() as socket:
            seat = await socket.watch(table, since=0)
            kinds = [event["kind"] for event in seat.events]
        assert kinds == ["created", "promise", "sit", "promise", "share", "share", "end"]
        ana.close()
        ben.close()

    run(tmp_path, story)


def test_every_way_to_begin_shows_the_hash_before_the_first_card(tmp_path: Path) -> None:
    """Bots, one screen, an invite, a link for a group, a quick match, a rematch, a file that goes on, a branch: the
    deal waits for the browser.
    """

    async def deal(client: Client, table: str, *seats: int) -> str:
        found = await shown(client, table)
        assert (found["status"], found["to_act"], found["legal"]) == ("dealing", 0, [])
        assert found["hash"] == seed_hash(SEED)
        await client.share(table, await client.promise(table, *seats))
        assert (await shown(client, table))["status"] == "running"
        return table

    async def story(url: str) -> None:
        ana, ben = await Client.guest(url, "Ana"), await Client.guest(url, "Ben")
        table = (await ana.new_table(GAME, ["me", "bot:random"], adds=True))["table"]
        text = await ended(ana, await deal(ana, table, 1))
        assert verify(text).shares[1] == "bot"
        again = (await ana.at(table, "rematch"))["table"]
        assert verify(await ended(ana, await deal(ana, again, 2))).shares[0] == "bot"
        screen = (await ana.new_table(GAME, ["me", "me"], adds=True))["table"]
        await deal(ana, screen, 1, 2)
        for _ in range(6):
            now = await shown(ana, screen)
            await ana.at(screen, "moves", seen=now["number"], move=now["legal"][0], seat=now["to_act"])
        half = await ana.file(screen)
        whole = await ended(ana, screen)
        assert "?" in half  # one screen sees only the hand of the seat to act
        begun = whole.replace("\n1 resign", "").replace("\n2 resign", "")
        begun = "".join(line for line in begun.splitlines(True) if not line.startswith(("[result", "[seed ")))
        more = {"file": begun, "players": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "adds": True}
        brought = await ana.post("/api/tables/import", more)
        now = await ended(ana, await deal(ana, brought["table"], 1))
        assert verify(now).skipped > 10
        assert verify(now).shares[1] == "bot"
        branched = await ana.at(screen, "branch", step=3, players=more["players"], adds=True)
        assert verify(await ended(ana, await deal(ana, branched["table"], 1))).skipped > 10
        invited = (await ana.new_table(GAME, ["me", "invite"], adds=True))["table"]
        mine = await ana.promise(invited, 1)
        code = (await ana.at(invited, "invites"))["code"]
        await ben.post("/api/join", {"code": code, "adds": True})
        theirs = await ben.promise(invited, 2)
        await ben.share(invited, theirs)
        await ana.share(invited, mine)
        assert verify(await ended(ben, invited)).shares == (mine[1], theirs[2])
        for way in ("group", "quick"):
            if way == "group":
                met = (await ana.new_table(GAME, ["me", "invite"], adds=True))["table"]
                code = (await ana.at(met, "invites", group=True))["code"]
                await ben.post("/api/join", {"code": code, "adds": True})
            else:
                sought = {"game": GAME, "pace": "quick", "adds": True}
                assert (await ana.post("/api/quick", sought))["table"] is None
                met = (await ben.post("/api/quick", sought))["table"]
            now = await shown(ana, met)
            assert (now["status"], now["legal"], now["hash"]) == ("dealing", [], seed_hash(SEED))
            (first,) = (seat["seat"] for seat in now["seats"] if seat["yours"])
            mine, theirs = await ana.promise(met, first), await ben.promise(met, 3 - first)
            await ben.share(met, theirs)
            await ana.share(met, mine)
            both = {**mine, **theirs}
            assert verify(await ended(ben, met)).shares == (both[1], both[2])
        ana.close()
        ben.close()

    run(tmp_path, story)


def test_who_adds_nothing_in_time_keeps_nobody_waiting(tmp_path: Path) -> None:
    """No promise: absent. A promise that is not kept: withheld. The log and the file say so."""
    hands = Hands()

    async def story(url: str) -> None:
        ana, ben = await Client.guest(url, "Ana"), await Client.guest(url, "Ben")
        earlier = (await ana.new_table(GAME, ["me", "open"], adds=True))["table"]
        await ben.at(earlier, "join", adds=True)
        await ben.promise(earlier, 2)
        hands.time += 2.0
        silent = (await ana.new_table(GAME, ["me", "open"], adds=True))["table"]
        await ben.at(silent, "join", adds=True)
        theirs = await ben.promise(silent, 2)
        hands.time += 9.0
        await waiting_for(ana, earlier, "dealing", "shares")  # somebody has looked for what is due
        assert (await shown(ana, silent))["dice"]["waits_for"] == "promises"
        hands.time += 1.5
        await waiting_for(ana, silent, "dealing", "shares")
        await refused("wrong-time", ana.promise(silent, 1))
        await ben.share(silent, theirs)
        assert verify(await ended(ben, silent)).shares == ("absent", theirs[2])
        kept = (await ana.new_table(GAME, ["me", "open"], adds=True))["table"]
        await ben.at(kept, "join", adds=True)
        mine, theirs = await ana.promise(kept, 1), await ben.promise(kept, 2)
        await ana.share(kept, mine)
        hands.time += 10.5
        await waiting_for(ana, kept, "running")
        await refused("wrong-time", ben.share(kept, theirs))
        assert verify(await ended(ben, kept)).shares == (mine[1], "withheld")
        async with ben.socket() as socket:
            events = (await socket.watch(kept, since=0)).events
        assert [(e["kind"], e.get("why"), e.get("seats")) for e in events][-2] == ("absent", "withheld", [2])
        ana.close()
        ben.close()

    run(tmp_path, story, hands, share_seconds=10.0)


def test_a_program_that_adds_nothing_is_dealt_to_at_once(tmp_path: Path) -> None:
    """Its share is derived from the hash, which came with the deal: the file says absent."""

    async def story(url: str) -> None:
        async with await Client.guest(url, "Ana") as ana:
            table = await ana.new_table(GAME, ["me", "bot:random"], options={"first": "random"})
            assert table["status"] == "running"
            assert verify(await ended(ana, table["table"])).shares == ("absent", "bot")

    run(tmp_path, story)


def test_no_seed_of_a_running_match_lies_in_database_or_backup(tmp_path: Path) -> None:
    """Byte by byte, as digits or raw: neither the seed nor the key, until the match is over."""

    def stored() -> bytes:
        saved = tmp_path / "saved.gz"
        assert main(["backup", "--db", str(tmp_path / "test.db"), str(saved)]) == 0
        files = [file for file in tmp_path.iterdir() if file.name.startswith("test.db")]
        assert len(files) > 1  # the write-ahead log, too
        return b"".join([gzip.decompress(saved.read_bytes()), *(file.read_bytes() for file in files)])

    async def story(url: str) -> None:
        async with await Client.guest(url, "Ana") as ana:
            table = (await ana.new_table(GAME, ["me", "me"], adds=True))["table"]
            shares = await ana.promise(table, 1, 2)
            assert not any(share.encode() in stored() for share in shares.values())
            await ana.share(table, shares)
            key = common_key(SEED, list(shares.values()))
            now = await shown(ana, table)
            await ana.at(table, "moves", seen=now["number"], move=drawing(now))
            data = await asyncio.to_thread(stored)
            assert seed_hash(SEED).encode() in data
            for secret in (SEED.encode(), bytes.fromhex(SEED), key.hex().encode(), key):
                assert secret not in data
                assert secret.upper() not in data
            await ana.at(table, "resign")
            assert SEED.encode() in await asyncio.to_thread(stored)

    run(tmp_path, story)


@pytest.mark.parametrize("promised", [False, True])
def test_a_crash_between_commitment_and_deal(tmp_path: Path, promised: bool) -> None:
    """The table is whole after a restart: with the same hash it waits for the shares, or goes on without."""
    db = str(tmp_path / "test.db")
    server = Process(db, share_seconds=30)

    async def begin() -> tuple[Client, Any, dict[int, str]]:
        ana = await Client.guest(server.url, "Ana")
        opened = await ana.new_table(GAME, ["me", "bot:random"], adds=True)
        return ana, opened, await ana.promise(opened["table"], 1) if promised else {}

    ana, opened, shares = asyncio.run(begin())
    ana.close()
    server.kill()
    server = Process(db, share_seconds=30 if promised else 0.2)

    async def go_on() -> str:
        async with asyncio.timeout(60), Client(server.url, cookie=ana.cookie) as client:
            table = opened["table"]
            if promised:
                assert (await shown(client, table))["dice"]["waits_for"] == "shares"
                await client.share(table, shares)
            await waiting_for(client, table, "running")
            return await ended(client, table)

    try:
        found = verify(asyncio.run(go_on()))
    finally:
        server.stop()
    assert found.hash == opened["hash"]
    assert found.shares == (shares.get(1, "absent"), "bot")


def test_tables_from_before_go_on(tmp_path: Path) -> None:
    """Their log has the seed, which was the key; their files verify as they did."""
    old = Match(load(GAME), 2, {}, KeyedDice(bytes.fromhex(SEED)))
    deal = [entry.text for entry in old.log]

    async def begin(url: str) -> tuple[str | None, str]:
        async with await Client.guest(url, "Ana") as ana:
            return ana.cookie, (await ana.new_table(GAME, ["me", "me"]))["table"]

    cookie, table = run(tmp_path, begin)
    with sqlite3.connect(tmp_path / "test.db") as database:
        (text,) = database.execute("SELECT body FROM entries WHERE table_id = ?", (table,)).fetchone()
        body = json.loads(text)
        for name in ("hash", "sealed", "dice"):
            del body[name]
        for seat in body["seats"]:
            seat.pop("adds", None)  # it is written only where somebody adds
        body |= {"seed": SEED, "deal": deal}
        database.execute("UPDATE entries SET body = ? WHERE table_id = ?", (json.dumps(body), table))
    database.close()

    async def go_on(url: str) -> str:
        async with Client(url, cookie=cookie) as ana:
            for _ in range(4):
                now = await shown(ana, table)
                assert now["hash"] == seed_hash(SEED)
                await ana.at(table, "moves", seen=now["number"], move=drawing(now))
            assert f"[seed-hash {seed_hash(SEED)}]" in await ana.file(table)
            return await ended(ana, table)

    found = verify(run(tmp_path, go_on))
    assert (found.shares, found.draws > len(deal)) == ((), True)


# -- The secret -----------------------------------------------------------------------------------------------


def test_a_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    """At the first start; a second one finds it."""
    path = tmp_path / "folder" / "secret"
    sealed = Sealer(path).seal("table", SEED)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert Sealer(path).open("table", sealed) == SEED
    assert Sealer(path).seal("table", SEED) != sealed
    assert [file.name for file in path.parent.iterdir()] == ["secret"]


def test_a_secret_can_be_changed(tmp_path: Path) -> None:
    """A new line above the old one: what was sealed before can be opened, until the old line goes."""
    path, other = tmp_path / "secret", tmp_path / "other"
    sealed, old = Sealer(path).seal("table", SEED), path.read_text()
    Sealer(other)
    path.write_text(other.read_text() + old)
    assert Sealer(path).open("table", sealed) == SEED
    path.write_text(other.read_text())
    for table, text in (("table", sealed), ("elbat", Sealer(path).seal("table", SEED))):
        with pytest.raises(Sealed, match="does not have"):
            Sealer(path).open(table, text)


@pytest.mark.parametrize("found", ["", "abc", "0" * 63 + "g"])
def test_what_is_no_secret_is_refused_and_not_repeated(tmp_path: Path, found: str) -> None:
    """The sentence names the file and the line, never what stands there."""
    path = tmp_path / "secret"
    path.write_text(found)
    with pytest.raises(ViharaError, match="expected") as refusal:
        Sealer(path)
    assert not found or found not in refusal.value.sentence


def test_without_its_secret_a_match_can_be_seen_but_not_gone_on_with(tmp_path: Path) -> None:
    """A move that draws is refused, nothing is changed; with the secret it goes on."""

    async def begin(url: str) -> tuple[str | None, str]:
        async with await Client.guest(url, "Ana") as ana:
            return ana.cookie, (await ana.new_table(GAME, ["me", "me"]))["table"]

    cookie, table = run(tmp_path, begin)

    async def move(url: str, code: str | None) -> None:
        async with Client(url, cookie=cookie) as ana:
            now = await shown(ana, table)
            moving = ana.at(table, "moves", seen=now["number"], move=drawing(now))
            await (refused(code, moving) if code else moving)
            assert (await shown(ana, table))["number"] == now["number"] + (code is None)

    run(tmp_path, lambda url: move(url, "sealed"), secret=str(tmp_path / "other"))
    run(tmp_path, lambda url: move(url, None))
