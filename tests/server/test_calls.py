"""Called back: whoever has a turn and looks elsewhere is told, once, by browser, mail or webhook, and no secret."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.guests import GAME, Hands, people, refused, seated
from server.receivers import Browser, Got, Mailbox, Receiver, check_vapid, mail_server, read64, receiver, write64
from server.serving import Process, players, served
from server.test_secrecy import Scripted, Twin, twins
from vihara.client import Client, Refused
from vihara.core.errors import ViharaError
from vihara.core.game import load
from vihara.server import calling, outward, push
from vihara.server.database import open_database
from vihara.server.mail import Post, asking_mail, check_mail_address
from vihara.server.outward import is_public
from vihara.server.schema import migrate
from vihara.server.service import Service

DELAY = 60.0
NEAR: dict[str, Any] = {"calls_nearby": True, "call_delay": DELAY}


class Place:
    """A server whose time the test turns, and somebody to call."""

    def __init__(self, url: str, hands: Hands, service: Service, hook: Receiver) -> None:
        self.url, self.hands, self.service, self.hook = url, hands, service, hook

    def later(self, seconds: float = DELAY) -> None:
        self.hands.time += seconds

    async def settled(self) -> None:
        """Wait until nothing is due that could be sent."""
        async with asyncio.timeout(60):
            while await self.waiting():
                await asyncio.sleep(0.02)

    async def waiting(self) -> int:
        """How many notices are due by a way that is free, or being sent."""
        now = self.hands.time
        rows = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(
                self.service.store.read(
                    "SELECT count(*) FROM notices n JOIN channels c ON c.id = n.channel "
                    "WHERE n.due <= ? AND (c.next <= ? OR c.lease > ?)",
                    now, now, now,
                ),
                self.service.store._loop,
            )
        )  # fmt: skip
        return int(rows[0][0]) + len(self.service.calling._busy)


@pytest.fixture
def hook() -> Any:
    with receiver() as found:
        yield found


@pytest.fixture
def place(tmp_path: Path, hook: Receiver) -> Any:
    hands = Hands()
    kept: list[Service] = []

    def prepare(service: Service) -> None:
        hands.prepare(service)
        kept.append(service)

    with served(str(tmp_path / "test.db"), prepare, **NEAR) as url:
        yield Place(url, hands, kept[0], hook)


async def turn_of(client: Client, other: Client, table: str) -> int:
    """Play first moves until it is somebody's turn: the number of the entry that made it so."""
    while not (shown := await client.get(f"/api/tables/{table}"))["legal"]:
        theirs = await other.get(f"/api/tables/{table}")
        if theirs["legal"]:  # else another process has not heard of it yet
            with suppress(Refused):  # nor of the last move
                await other.at(table, "moves", seen=theirs["number"], move=theirs["legal"][0])
    number: int = shown["number"]
    return number


async def webhook(client: Client, url: str) -> Any:
    return await client.post("/api/calls/webhook", {"url": url})


# -- browsers -------------------------------------------------------------------------------------------------


def test_the_example_of_rfc_8291() -> None:
    """Appendix A: the same keys and salt give the same bytes."""
    private = ec.derive_private_key(
        int.from_bytes(read64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        once=private,
        salt=read64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert write64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_called_in_its_language(place: Place) -> None:
    """The push service can check the signature, and only the browser can read whose turn it is, at which table."""
    browser = Browser(place.hook.url, "ben")

    async def test(ana: Client, ben: Client) -> None:
        ben.language = "de"
        key = (await ben.get("/api/calls"))["key"]
        for _ in range(2):  # the same browser is not added again
            told = await ben.request("PUT", "/api/calls/browser", browser.subscription())
        calls = await ben.get("/api/calls")
        assert [one["id"] for one in calls["browsers"]] == [told["id"]]
        table = await seated(ana, ben, title="Am Abend")
        number = await turn_of(ben, ana, table)
        await place.settled()
        assert place.hook.got == []  # not before its time
        place.later()
        (got,) = place.hook.wait(1)
        await place.settled()
        assert got.path == "/ben"
        assert (got.headers["content-encoding"], got.headers["topic"]) == ("aes128gcm", table)
        assert int(got.headers["ttl"]) > 0
        check_vapid(got, key, place.hook.url, place.hands.time)
        assert table.encode() not in got.body
        shown = browser.read(got.body)
        assert shown == {
            "kind": "turn", "table": table, "number": number, "title": "Du bist am Zug",
            "body": "Am Abend · Mandala mit Ana", "quiet": "Tisch stumm schalten", "language": "de",
        }  # fmt: skip
        assert len(place.hook.got) == 1

    people(place.url, "Ana", "Ben")(test)


def test_quick_games_call_nobody_and_who_has_moved_is_not_called(place: Place) -> None:
    """What is not so any more is not told; of several turns at one table only the last."""

    async def test(ana: Client, ben: Client) -> None:
        await webhook(ben, place.hook.url)
        table = await seated(ana, ben)
        for _ in range(2):
            await turn_of(ben, ana, table)
            place.later(DELAY / 2)
            await turn_of(ana, ben, table)
            place.later(DELAY / 2)
        await place.settled()
        assert place.hook.got == []
        first = await turn_of(ben, ana, table)
        await turn_of(ana, ben, table)
        last = await turn_of(ben, ana, table)
        assert first < last
        place.later()
        (got,) = place.hook.wait(1)
        await place.settled()
        assert json.loads(got.body)["number"] == last
        assert len(place.hook.got) == 1

    people(place.url, "Ana", "Ben")(test)


def test_nobody_is_called_while_looking_at_the_table(place: Place) -> None:
    """Who has it open sees it; who has another table open is called."""

    async def test(ana: Client, ben: Client) -> None:
        await webhook(ben, place.hook.url)
        table, other = await seated(ana, ben), await seated(ana, ben)
        async with ben.socket() as socket:
            await socket.watch(table)
            await turn_of(ben, ana, table)
            await turn_of(ben, ana, other)
            place.later()
            (got,) = place.hook.wait(1)
            await place.settled()
            assert json.loads(got.body)["table"] == other
        place.later()
        await place.settled()
        assert len(place.hook.got) == 1  # they have seen the other

    people(place.url, "Ana", "Ben")(test)


def test_a_muted_table_is_quiet(place: Place) -> None:
    """One request, also for what waits already; a table that one may not see cannot be muted."""

    async def test(ana: Client, ben: Client, cleo: Client) -> None:
        await webhook(ben, place.hook.url)
        table, other = await seated(ana, ben), await seated(ana, ben)
        await turn_of(ben, ana, table)
        await ben.at(table, "quiet")
        assert (await ben.get("/api/calls"))["quiet"] == [table]
        place.later()
        await place.settled()
        await turn_of(ana, ben, table)
        await turn_of(ben, ana, table)
        await turn_of(ben, ana, other)
        place.later()
        assert json.loads(place.hook.wait(1)[0].body)["table"] == other
        await place.settled()
        assert len(place.hook.got) == 1
        await ben.at(table, "quiet", on=False)
        await turn_of(ana, ben, table)
        await turn_of(ben, ana, table)
        place.later()
        assert json.loads(place.hook.wait(2)[1].body)["table"] == table
        hidden = (await ana.new_table(GAME, ["me", "me"], spectators=False))["table"]
        assert await refused(cleo.at(hidden, "quiet")) == "unknown-table"

    people(place.url, "Ana", "Ben", "Cleo")(test)


def test_the_end_and_a_rematch_are_told_to_the_others(place: Place) -> None:
    """Nobody is told what they have done themselves; a rematch that was agreed to is not told."""

    async def test(ana: Client, ben: Client) -> None:
        for client, name in ((ana, "ana"), (ben, "ben")):
            await webhook(client, f"{place.hook.url}/{name}")
        table = await seated(ana, ben)
        await ana.at(table, "resign")
        place.later()
        (got,) = place.hook.wait(1)
        await place.settled()
        assert (got.path, json.loads(got.body)["kind"]) == ("/ben", "over")
        again = (await ben.at(table, "rematch"))["table"]
        place.later()
        got = place.hook.wait(2)[1]
        await place.settled()
        told = json.loads(got.body)
        assert (got.path, told["kind"], told["table"]) == ("/ana", "rematch", again)
        await ana.at(table, "rematch")
        await ana.at(again, "resign")
        third = (await ana.at(again, "rematch"))["table"]
        await ben.at(third, "join")
        place.later()
        await place.settled()
        kinds = [json.loads(one.body)["kind"] for one in place.hook.wait(3)[2:]]
        assert "rematch" not in kinds

    people(place.url, "Ana", "Ben")(test)


def test_nobody_is_called_by_whom_they_have_blocked(place: Place) -> None:
    """A rematch waits at the table that was; nobody is called to it."""

    async def test(ana: Client, ben: Client) -> None:
        await webhook(ana, f"{place.hook.url}/ana")
        table, other = await seated(ana, ben), await seated(ana, ben)
        await ana.at(table, "resign")
        await ana.post("/api/company/blocks", {"table": table, "seat": 2})
        await ben.at(table, "rematch")
        await ben.at(other, "resign")
        place.later()
        await place.settled()
        assert [json.loads(got.body)["kind"] for got in place.hook.wait(1)] == ["over"]

    people(place.url, "Ana", "Ben")(test)


def test_a_browser_that_is_gone_is_forgotten_and_others_are_tried_again(place: Place) -> None:
    """404 and 410 end a subscription; what fails is tried again, later and later, and has an end."""

    async def test(ana: Client, ben: Client) -> None:
        await ben.request("PUT", "/api/calls/browser", Browser(place.hook.url, "gone").subscription())
        await ben.request("PUT", "/api/calls/browser", Browser(place.hook.url, "ill").subscription())
        place.hook.answer = lambda got: 410 if got.path == "/gone" else (503, {"Retry-After": "100"})
        table = await seated(ana, ben)
        await turn_of(ben, ana, table)
        place.later()
        assert {got.path for got in place.hook.wait(2)} == {"/gone", "/ill"}
        await place.settled()
        assert len((await ben.get("/api/calls"))["browsers"]) == 1
        place.later(99)
        await place.settled()
        assert len(place.hook.got) == 2
        place.later(1)
        place.hook.wait(3)  # as the push service wished
        await place.settled()
        place.later(100)
        await place.settled()
        assert len(place.hook.got) == 3
        place.later(20)
        place.hook.wait(4)
        await place.settled()
        place.hook.answer = lambda _: 201
        place.later(480)
        place.hook.wait(5)
        await place.settled()
        place.later(86_400)
        await place.settled()
        assert len(place.hook.got) == 5
        place.hook.answer = lambda _: 500
        for tries in range(1, 13):
            await turn_of(ana, ben, table)  # a fresh notice each time: the old ones have had their day
            await turn_of(ben, ana, table)
            place.later(86_400 / 4)
            place.hook.wait(5 + tries)
            await place.settled()
        assert (await ben.get("/api/calls"))["browsers"] == []

    people(place.url, "Ana", "Ben")(test)


def test_a_browser_belongs_to_who_is_signed_in_there(place: Place) -> None:
    """Who signs out is not called there any more, and who signs in after them is called in their place; neither
    learns what the other was to be told.
    """

    async def test(ana: Client, ben: Client, cleo: Client) -> None:
        browser = Browser(place.hook.url, "shared").subscription()
        await ben.request("PUT", "/api/calls/browser", browser)
        await ana.request("PUT", "/api/calls/browser", browser)
        assert (await ben.get("/api/calls"))["browsers"] == []
        await ben.at(await seated(ana, ben), "resign")  # which Ana is to be told
        await cleo.request("PUT", "/api/calls/browser", browser)
        place.later()
        await place.settled()
        assert place.hook.got == []
        await ana.request("PUT", "/api/calls/browser", browser)
        table = await seated(ana, ben)
        await turn_of(ana, ben, table)
        cookie = ana.cookie
        await ana.request("DELETE", "/api/me")
        place.later()
        await place.settled()
        assert place.hook.got == []
        assert cookie

    people(place.url, "Ana", "Ben", "Cleo")(test)


def test_ways_are_limited_and_ones_own(place: Place) -> None:
    """Eight browsers, three webhooks; nobody removes another's; keys that are none are refused."""

    async def test(ana: Client, ben: Client) -> None:
        hooks = [await webhook(ana, place.hook.url) for _ in range(3)]
        assert await refused(webhook(ana, place.hook.url)) == "too-many"
        assert await refused(ben.request("DELETE", f"/api/calls/{hooks[0]['id']}")) == "not-found"
        await ana.request("DELETE", f"/api/calls/{hooks[0]['id']}")
        for number in range(8):
            await ana.request("PUT", "/api/calls/browser", Browser(place.hook.url, str(number)).subscription())
        ninth = Browser(place.hook.url, "8").subscription()
        assert await refused(ana.request("PUT", "/api/calls/browser", ninth)) == "too-many"
        ninth["keys"]["p256dh"] = "B" + "A" * 86
        assert await refused(ben.request("PUT", "/api/calls/browser", ninth)) == "invalid-message"
        assert await refused(ben.post("/api/calls/mail", {"address": "ben@example.org"})) == "wrong-time"

    people(place.url, "Ana", "Ben")(test)


def test_nobodys_slow_webhooks_keep_others_from_being_called(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One way of a person at a time; a slow one gives way to others before its next notice."""
    monkeypatch.setattr(calling, "_AT_ONCE", 2)
    monkeypatch.setattr(calling, "_LONG", 0.0)
    slow, go_on = Receiver(), threading.Event()

    def dawdle(got: Got) -> int:
        if got.path != "/ben":
            slow.got.append(got)
            go_on.wait(60)
        return 201

    place.hook.answer = dawdle

    async def test(ana: Client, ben: Client, eve: Client) -> None:
        for number in range(3):
            await webhook(eve, f"{place.hook.url}/{number}")
        for number in range(8):
            await eve.request("PUT", "/api/calls/browser", Browser(place.hook.url, str(number)).subscription())
        await webhook(ben, f"{place.hook.url}/ben")
        for _ in range(2):
            await turn_of(eve, ana, await seated(ana, eve))
        await turn_of(ben, ana, await seated(ana, ben))
        place.later()
        async with asyncio.timeout(60):
            while not any(got.path == "/ben" for got in place.hook.got):
                await asyncio.sleep(0.02)
        assert len(slow.got) <= 1
        go_on.set()
        place.hook.answer = lambda _: 201
        async with asyncio.timeout(60):
            while len(place.hook.got) < 12:  # one notice by each way
                await asyncio.sleep(0.02)
        await place.settled()
        assert len(place.hook.got) == 12
        place.later()
        place.hook.wait(23)  # the other one

    people(place.url, "Ana", "Ben", "Eve")(test)


def test_a_way_is_used_every_now_and_then(place: Place) -> None:
    """It may be of somebody who never asked for it; and of many turns at one table one waits to be told."""

    async def test(ana: Client, ben: Client) -> None:
        await webhook(ben, place.hook.url)
        tables = [await seated(ana, ben) for _ in range(2)]
        for _ in range(3):
            await turn_of(ana, ben, tables[0])
            await turn_of(ben, ana, tables[0])
        rows = asyncio.run_coroutine_threadsafe(
            place.service.store.read("SELECT count(*) FROM notices"), place.service.store._loop
        )
        assert await asyncio.wrap_future(rows) == [(1,)]
        place.later(5)
        await turn_of(ben, ana, tables[1])
        place.later(DELAY - 5)
        place.hook.wait(1)
        await place.settled()
        place.later(6)  # the second one is due
        await place.settled()
        assert len(place.hook.got) == 1
        place.later(4)
        assert json.loads(place.hook.wait(2)[1].body)["table"] == tables[1]

    people(place.url, "Ana", "Ben")(test)


def test_ways_are_limited_for_each_address(place: Place) -> None:
    """Ever new guests do not call ever more strangers."""

    async def test(*guests: Client) -> None:
        for guest in guests[:-1]:
            for _ in range(20):
                made = await webhook(guest, place.hook.url)
                await guest.request("DELETE", f"/api/calls/{made['id']}")
        assert await refused(webhook(guests[-1], place.hook.url)) == "too-many"

    people(place.url, "Eve", "Eva", "Evi", "Evo")(test)


def test_tables_that_wait_are_listed_by_the_time_that_is_left(place: Place) -> None:
    """The least time first, then the longest wait; not those where nobody else waits, nor others' turns."""

    async def test(ana: Client, ben: Client) -> None:
        clock = {"per": "turn", "at_zero": "bot"}
        times: list[dict[str, Any]] = [
            {},
            {"time": {**clock, "seconds": 7200}},
            {"time": {**clock, "seconds": 300}},
            {},
        ]
        tables = []
        for more in times:
            tables.append(await seated(ana, ben, **more))
            await turn_of(ben, ana, tables[-1])
            place.later(10)
        await turn_of(ana, ben, await seated(ana, ben))
        await ben.new_table(GAME, ["me", "me"])
        found = (await ben.get("/api/tables?scope=waiting"))["tables"]
        assert [one["table"] for one in found] == [tables[2], tables[1], tables[0], tables[3]]
        assert [one["left"] for one in found] == [280, 7170, None, None]
        async with Client(place.url) as nobody:
            assert await refused(nobody.get("/api/tables?scope=waiting")) == "not-signed-in"

    people(place.url, "Ana", "Ben")(test)


# -- webhooks -------------------------------------------------------------------------------------------------


def test_a_webhook_is_signed_and_names_the_table(place: Place) -> None:
    """Programs read facts, chats a line; nobody can call a whole chat by the name of a table."""

    async def test(ana: Client, ben: Client) -> None:
        made = await webhook(ben, f"{place.hook.url}/chat?room=1")
        assert set((await ben.get("/api/calls"))["webhooks"][0]) == {"id", "url"}  # the secret is shown once
        table = await seated(ana, ben, title="<!channel> @everyone")
        number = await turn_of(ben, ana, table)
        place.later()
        (got,) = place.hook.wait(1)
        told = json.loads(got.body)
        at, mark = (part.partition("=")[2] for part in got.headers["vihara-signature"].split(","))
        signed = hmac.new(made["secret"].encode(), f"{at}.".encode() + got.body, hashlib.sha256).hexdigest()
        assert (mark, int(at)) == (signed, int(place.hands.time))
        assert got.headers["vihara-notice"] == f"{table}:{number}:turn"
        assert got.path == "/chat?room=1"
        assert (told["kind"], told["game"], told["seats"], told["names"]) == ("turn", GAME, [2], ["Ana", "Ben"])
        assert "<" not in told["text"]
        assert told["allowed_mentions"] == {"parse": []}

    people(place.url, "Ana", "Ben")(test)


# -- whoever gives an address gets nowhere with it ------------------------------------------------------------

PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1",
    "2002:7f00:1::", "2001:0:1::1", "::", "ff02::1", "fec0::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_our_own_network_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_addresses_that_lead_to_us_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By number, by name, in other writing, without TLS, with a name in it; and a name that leads to us later on."""
    wrong = [
        "http://example.org/", "https://127.0.0.1/", "https://[::1]:8000/", "https://localhost/", "https://a@example.org/",
        "ftp://example.org/", "https://", "https://exa mple.org/", "https://[::ffff:10.0.0.1]/", "https://db.internal/",
        "https://example.org:99999/", "https://example.org/#x", "file:///etc/passwd", "https://пример.рф/", "https://example.org:0/",
    ]  # fmt: skip

    def prepare(service: Service) -> None:
        service.new_channels.burst = 1e6  # else whoever tries so many is told that they are too many

    with receiver() as hook, served(str(tmp_path / "test.db"), prepare) as url:

        async def test(ana: Client) -> None:
            for address in wrong:
                assert await refused(webhook(ana, address)) == "invalid-message", address
                subscription = {**Browser("", "").subscription(), "endpoint": address}
                assert await refused(ana.request("PUT", "/api/calls/browser", subscription)) == "invalid-message"

        people(url, "Ana")(test)

        async def lead_here() -> None:
            port = int(hook.url.rpartition(":")[2])
            guarded = outward.Outward(nearby=False)
            found = [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

            with monkeypatch.context() as patch:
                patch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
                for _ in range(2):  # whatever comes first
                    with pytest.raises(outward.Unreachable, match="not a public host"):
                        await guarded.post(f"https://example.org:{port}/", {}, b"")
                    found.reverse()
            with pytest.raises(outward.Unreachable, match="not allowed"):
                await guarded.post(hook.url, {}, b"")
            await guarded.close()

        asyncio.run(lead_here())
        assert hook.got == []


def test_names_that_nobody_answers_for_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading tables and much else goes on while webhooks wait for a name server that says nothing."""
    answered = threading.Event()

    def look_up(*_: Any, **__: Any) -> Any:
        answered.wait(60)
        raise OSError

    async def run() -> None:
        guarded = outward.Outward(nearby=False)
        calls = [asyncio.create_task(guarded.post(f"https://{n}.example/", {}, b"")) for n in range(40)]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(lambda: 42), 20) == 42
        finally:
            answered.set()
        ends = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(end) for end in ends} == {outward.Unreachable}
        await guarded.close()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(run())


def test_redirects_are_not_followed_and_long_answers_not_read(place: Place) -> None:
    """What answers 302 has not been told."""

    async def test(ana: Client, ben: Client) -> None:
        await webhook(ben, f"{place.hook.url}/first")
        place.hook.answer = lambda _: (302, {"Location": f"{place.hook.url}/second"})
        table = await seated(ana, ben)
        await turn_of(ben, ana, table)
        place.later()
        place.hook.wait(1)
        await place.settled()
        place.later(30)
        place.hook.wait(2)
        await place.settled()
        assert [got.path for got in place.hook.got] == ["/first", "/first"]

    people(place.url, "Ana", "Ben")(test)


# -- mail -----------------------------------------------------------------------------------------------------


@pytest.fixture
def mailing(tmp_path: Path) -> Any:
    hands = Hands()
    kept: list[Service] = []

    def prepare(service: Service) -> None:
        hands.prepare(service)
        kept.append(service)

    with mail_server() as box, receiver() as hook:
        settings = {**NEAR, "smtp": box.url, "mail_from": "vihara@games.example", "site": "https://games.example"}
        with served(str(tmp_path / "test.db"), prepare, **settings) as url:
            yield Place(url, hands, kept[0], hook), box


def said_in(mail: EmailMessage, part: str) -> str:
    """The text of a mail: plain, or html."""
    body = mail.get_body((part,))
    assert body is not None
    return str(body.get_content())


def links(mail: EmailMessage) -> list[str]:
    return [word for word in said_in(mail, "plain").split() if word.startswith("https://")]


def follow(place: Place, link: str, method: str = "POST", **more: Any) -> httpx.Response:
    """Follow a link of a mail: the site is this server."""
    path = link.removeprefix("https://games.example")
    headers = {"Host": "games.example"}
    return httpx.request(method, place.url + path, headers=headers, trust_env=False, timeout=60, **more)


def test_mail_is_sent_to_who_agreed_and_once_an_hour(mailing: tuple[Place, Mailbox]) -> None:
    """Double opt-in; then all that waits in one mail, in one's language, in text and HTML; one click ends it."""
    place, box = mailing

    async def test(ana: Client, ben: Client) -> None:
        ben.language = "fr"
        calls = await ben.post("/api/calls/mail", {"address": "ben@example.org"})
        assert calls["mail_offered"]
        assert [(one["address"], one["confirmed"]) for one in calls["mail"]] == [("ben@example.org", False)]
        tables = [await seated(ana, ben, title=f"Table {number}") for number in (1, 2)]
        for table in tables:
            await turn_of(ben, ana, table)
        place.later()
        (asked,) = box.wait(1)
        await place.settled()
        assert asked["Subject"] == "Voulez-vous des e-mails de Vihara\u202f?"
        assert "List-Unsubscribe" not in asked
        yes = links(asked)[-2]
        page = await asyncio.to_thread(follow, place, yes, "GET")
        assert (page.status_code, "<form" in page.text) == (200, True)
        place.later(3600)
        await place.settled()
        assert len(box.mails) == 1  # looking is not agreeing
        assert (await asyncio.to_thread(follow, place, yes)).status_code == 200
        assert (await ben.get("/api/calls"))["mail"][0]["confirmed"]
        for table in tables:
            await turn_of(ana, ben, table)
            await turn_of(ben, ana, table)
        place.later()
        mail = box.wait(2)[1]
        await place.settled()
        assert (mail["From"], mail["To"]) == ("vihara@games.example", "ben@example.org")
        assert mail["Subject"] == "Vihara\u202f: 2 tables"
        for part in ("plain", "html"):
            said = said_in(mail, part)
            for number, table in enumerate(tables, start=1):
                assert f"Table {number} · Mandala avec Ana" in said
                assert f"https://games.example/table/{table}" in said
            assert "/api/mail/" in said
        assert mail["Content-Language"] == "fr"
        third = await seated(ana, ben, title="<b>Table</b> 3")
        await turn_of(ben, ana, third)
        place.later()
        await place.settled()
        assert len(box.mails) == 2  # not within the hour
        place.later(3600)
        mail = box.wait(3)[2]
        await place.settled()
        assert mail["Subject"] == "Vihara: À vous de jouer"
        assert "<b>" not in said_in(mail, "html")
        stop = str(mail["List-Unsubscribe"]).strip("<>")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert links(mail)[-1] == stop
        done = await asyncio.to_thread(follow, place, stop, data={"List-Unsubscribe": "One-Click"})
        assert (done.status_code, "plus d’e-mails" in done.text) == (200, True)
        assert (await ben.get("/api/calls"))["mail"] == []
        assert (await asyncio.to_thread(follow, place, stop)).status_code == 403  # it is done
        await turn_of(ana, ben, third)
        await turn_of(ben, ana, third)
        place.later(7200)
        await place.settled()
        assert len(box.mails) == 3

    people(place.url, "Ana", "Ben")(test)


def test_nobody_is_flooded_through_the_question(mailing: tuple[Place, Mailbox]) -> None:
    """An address is asked once a day, whoever gives it, and never again once it said so; the mail says nothing of
    strangers.
    """
    place, box = mailing

    async def test(*clients: Client) -> None:
        for client in clients[:3]:
            await client.post("/api/calls/mail", {"address": "Victim@example.org"})
        (asked,) = box.wait(1)
        await place.settled()
        assert "Buy" not in str(asked)
        place.later(86_400)
        await clients[3].post("/api/calls/mail", {"address": "victim@EXAMPLE.org"})
        asked = box.wait(2)[1]
        await place.settled()
        never = links(asked)[-1]
        assert (await asyncio.to_thread(follow, place, never)).status_code == 200
        place.later(10 * 86_400)
        await clients[4].post("/api/calls/mail", {"address": "victim@example.org"})
        await place.settled()
        assert len(box.mails) == 2
        one = clients[5]
        for number in range(4):
            calls = await one.post("/api/calls/mail", {"address": f"other{number}@example.org"})
            await one.request("DELETE", f"/api/calls/{calls['mail'][0]['id']}")
        assert await refused(one.post("/api/calls/mail", {"address": "other9@example.org"})) == "too-many"

    place.service.mails.per_second, place.service.mails.burst = 0.0, 4.0
    take = place.service.mails.take
    place.service.mails.take = lambda key: None if key.startswith("127.") else take(key)  # type: ignore[method-assign]
    people(place.url, *(f"Buy now {number}" for number in range(6)))(test)


@pytest.mark.parametrize(
    "address",
    ["a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "a@example.org, b@example.org", "<a@example.org>",
     "a@example.org\r", "@example.org", "a..b@example.org", '"a"@example.org', "a@-", "a@exam ple.org", "ä@example.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ViharaError):
        check_mail_address(address)


def test_no_header_can_be_added() -> None:
    """Even if an address came by another way."""
    post = Post("smtp://127.0.0.1", "vihara@games.example", "https://games.example")
    with pytest.raises(ValueError, match="Header values"):
        asking_mail(post, "a@example.org\nBcc: b@example.org", "en", "y", "n", 0.0)


def test_a_mailbox_that_is_none_is_forgotten(mailing: tuple[Place, Mailbox]) -> None:
    """A mail server that knows nobody of that name ends it; one that is ill is asked again."""
    place, box = mailing
    answers = iter(["451 later", "550 nobody"])
    box.answer = lambda _: next(answers, None)

    async def test(ana: Client) -> None:
        await ana.post("/api/calls/mail", {"address": "nobody@example.org"})
        await place.settled()
        assert len((await ana.get("/api/calls"))["mail"]) == 1
        place.later(30)
        await place.settled()
        assert (await ana.get("/api/calls"))["mail"] == []
        assert box.mails == []

    people(place.url, "Ana")(test)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"smtp": "smtp://127.0.0.1"}, "--mail-from"),
        ({"smtp": "smtp://127.0.0.1", "mail_from": "a@b.example"}, "--site"),
    ],
)
def test_mail_needs_a_sender_and_a_site(tmp_path: Path, settings: dict[str, Any], expected: str) -> None:
    with pytest.raises(ViharaError, match=expected), served(str(tmp_path / "test.db"), **settings):
        pass


# -- once -----------------------------------------------------------------------------------------------------


def test_two_servers_and_a_kill_call_everybody_once(new_postgres: Callable[[], str], hook: Receiver) -> None:
    """Two processes are killed while they send; two others share what is left. Every notice is accepted once."""
    import psycopg

    db, tables, ways = new_postgres(), 3, ("/a", "/b", "/c")
    held, let_go = threading.Event(), threading.Event()
    accepted: list[tuple[str, str]] = []

    def hold(_: Got) -> int:
        held.set()
        let_go.wait(60)  # its sender is dead by then
        return 500

    def accept(got: Got) -> int:
        accepted.append((got.path, got.headers["vihara-notice"]))
        return 200

    hook.answer = hold
    flags = {"calls_nearby": "yes", "call_delay": 3600}
    first, second = Process(db, **flags), Process(db, **flags)
    try:

        async def play() -> set[str]:
            async with asyncio.timeout(300):
                ana, ben = await Client.guest(first.url, "Ana"), await Client.guest(second.url, "Ben")
                for way in ways:
                    await webhook(ben, hook.url + way)
                numbers = set()
                for _ in range(tables):
                    table = await seated(ana, ben)
                    numbers.add(f"{table}:{await turn_of(ben, ana, table)}:turn")
                ana.close()
                ben.close()
                return numbers

        numbers = asyncio.run(play())
        with psycopg.connect(db, autocommit=True) as connection:
            connection.execute("UPDATE notices SET due = due - 3600")  # an hour has passed
        assert held.wait(60)
    finally:
        first.kill()
        second.kill()
    let_go.set()
    tried = len(hook.got)
    hook.answer = accept
    hands = Hands()
    hands.time = time.time() + 7200  # what the dead had taken is free again
    with served(db, hands.prepare, calls_nearby=True), served(db, hands.prepare, calls_nearby=True):
        hook.wait(tried + len(numbers) * len(ways))
        with psycopg.connect(db, autocommit=True) as connection:
            while connection.execute("SELECT count(*) FROM notices").fetchall() != [(0,)]:
                time.sleep(0.05)
    assert sorted(accepted) == sorted((way, number) for way in ways for number in numbers)


def test_the_key_outlives_a_restart_and_a_new_secret(tmp_path: Path) -> None:
    """Browsers stay subscribed; if the secret is lost they are not called in vain."""
    db, secret = str(tmp_path / "test.db"), tmp_path / "secret"
    browser = Browser("http://127.0.0.1:9", "x").subscription()
    keys: list[str] = []
    cookies: list[str | None] = []

    def start(first: bool) -> int:
        with served(db, secret=str(secret), **NEAR) as url:

            async def run() -> int:
                client = await Client.guest(url, "Ana") if first else Client(url, cookie=cookies[0])
                cookies.append(client.cookie)
                if first:
                    await client.request("PUT", "/api/calls/browser", browser)
                calls = await client.get("/api/calls")
                keys.append(calls["key"])
                client.close()
                return len(calls["browsers"])

            return asyncio.run(run())

    assert start(True) == 1
    old = secret.read_text()
    secret.write_text("ab" * 32 + "\n" + old)
    assert start(False) == 1
    secret.write_text("ab" * 32 + "\n")  # the old line may go
    assert start(False) == 1
    assert len(set(keys)) == 1
    with sqlite3.connect(db) as connection:
        lying = "".join(
            str(row) for name in ("keys", "channels") for row in connection.execute(f"SELECT * FROM {name}")
        )
    assert keys[0] not in lying
    secret.write_text("cd" * 32 + "\n")
    assert start(False) == 0
    assert keys[-1] != keys[0]


def test_the_schema_before_is_brought_along_with_its_data(db: str) -> None:
    """People and tables of before are as they were, and nobody is called who did not ask for it."""
    database = open_database(db)
    migrate(database, "0004")
    connection = database.connect()
    mark = "?" if isinstance(connection, sqlite3.Connection) else "%s"
    connection.execute(f"INSERT INTO identities (id, name, created) VALUES ({mark}, 'Ana', 0)", ("ana",))
    connection.execute(f"INSERT INTO seats (table_id, seat, identity) VALUES ({mark}, 1, 'ana')", ("t",))
    connection.close()
    migrate(database)
    connection = database.connect()
    assert database.read(connection, "SELECT id, name FROM identities", ()) == [("ana", "Ana")]
    assert database.read(connection, "SELECT identity FROM seats", ()) == [("ana",)]
    for name in ("keys", "channels", "notices", "quiet", "asked"):
        assert database.read(connection, f"SELECT count(*) FROM {name}", ()) == [(0,)]
    connection.close()


# -- secrets --------------------------------------------------------------------------------------------------


def told(folder: Path, key: str, twin: Twin, moves: list[tuple[int, str]]) -> list[bytes]:
    """Play the match with a webhook at every seat: all that they were told, in order."""
    game, hands = load(key), Hands()

    def prepare(service: Service) -> None:
        hands.prepare(service)
        service.tables.new_table_id = lambda: "tableaaaaaaa"
        service.tables.new_key = lambda: "00" * 32
        service.tables.make_dice = lambda _, drawn: Scripted(twin.numbers, drawn)

    with receiver() as hook, served(str(folder / "test.db"), prepare, **NEAR) as url:

        async def run() -> None:
            seats = [await Client.guest(url, f"Player {number}") for number in range(1, players(game) + 1)]
            for number, client in enumerate(seats, start=1):
                await webhook(client, f"{hook.url}/{number}")
            table = (await seats[0].new_table(key, ["me", *["open"] * (len(seats) - 1)]))["table"]
            for client in seats[1:]:
                await client.at(table, "join")
            before, called = (await seats[0].get(f"/api/tables/{table}"))["to_act"], 0
            for seat, text in moves:
                number = (await seats[0].get(f"/api/tables/{table}"))["number"]
                await seats[seat - 1].at(table, "moves", seen=number, move=text)
                now = (await seats[0].get(f"/api/tables/{table}"))["to_act"]
                if now not in (0, before):
                    called += 1
                    hands.time += DELAY + 1
                    hook.wait(called)
                before = now
            for client in seats:
                client.close()

        asyncio.run(run())
        return [got.path.encode() + got.body for got in hook.got]


@pytest.mark.parametrize("key", ["mandala", "ananda"])
def test_notices_of_twins_are_equal_byte_by_byte(tmp_path: Path, key: str) -> None:
    """Two matches that differ only in what is hidden call people in the same words."""
    one, other, moves = twins(load(key), 3)
    assert one.match.state.tobytes() != other.match.state.tobytes()
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    first = told(tmp_path / "one", key, one, moves)
    assert len(first) >= 3
    assert first == told(tmp_path / "other", key, other, moves)
