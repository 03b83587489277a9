"""Who is who: passkeys, and secrets that are no more."""

from __future__ import annotations

import asyncio
import copy
import json
import sqlite3
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.authenticator import Authenticator
from server.serving import Process, served
from vihara.client import Client, Refused, Socket
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.replay import write
from vihara.languages import LANGUAGES
from vihara.server import identity
from vihara.server.database import open_database
from vihara.server.devices import device_of
from vihara.server.errors import InvalidMessage, TooMany
from vihara.server.limits import Guesses
from vihara.server.names import GUESTS, clean_name, looks_of, looks_of_bots, skeleton
from vihara.server.schema import migrate
from vihara.server.service import Service

GAME = "mandala"


@pytest.fixture(scope="module")
def services() -> list[Service]:
    return []


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, services: list[Service]) -> Iterator[str]:
    with served(str(tmp_path_factory.mktemp("server") / "test.db"), services.append) as found:
        yield found.replace("127.0.0.1", "localhost")


async def code_of(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return str(caught.value.code)


def test_a_passkey_brings_one_back(url: str) -> None:
    """Made by a guest, it opens the same seats from a device that knows nothing else."""

    async def run() -> None:
        device = Authenticator(url)
        async with await Client.guest(url, "Ana") as ana, Client(url) as elsewhere:
            table = (await ana.new_table(GAME, ["me", "me"]))["table"]
            options = await ana.post("/api/passkeys/options")
            assert options["rp"]["id"] == "localhost"
            await ana.post("/api/passkeys", {"credential": device.create(options), "name": "Phone"})
            assert [key["name"] for key in await ana.get("/api/passkeys")] == ["Phone"]
            for _ in range(2):
                asked = await elsewhere.post("/api/session/passkey/options")
                me = await elsewhere.post("/api/session/passkey", {"credential": device.get(asked)})
                assert me == await ana.get("/api/me")
                assert elsewhere.cookie != ana.cookie
            shown = await elsewhere.get(f"/api/tables/{table}")
            await elsewhere.at(table, "moves", seen=1, move=shown["legal"][0])
            excluded = (await ana.post("/api/passkeys/options"))["excludeCredentials"]
            assert [one["id"] for one in excluded] == [device.create(options)["id"]]
            id = (await ana.get("/api/passkeys"))[0]["id"]
            await ana.request("DELETE", f"/api/passkeys/{id}")
            assert await code_of(ana.request("DELETE", f"/api/passkeys/{id}")) == "not-found"
            asked = await elsewhere.post("/api/session/passkey/options")
            credential = device.get(asked)
            assert await code_of(elsewhere.post("/api/session/passkey", {"credential": credential})) == (
                "wrong-passkey"
            )

    asyncio.run(run())


def test_what_is_not_the_passkeys_own_answer_is_refused(url: str, services: list[Service]) -> None:
    """Another page, another key, an answer twice or late, a copied key, nonsense: each has its code."""

    async def run() -> None:
        device = Authenticator(url)
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Eve") as eve:
            options = await ana.post("/api/passkeys/options")
            made = device.create(options)
            stolen = {"credential": made}
            assert await code_of(eve.post("/api/passkeys", stolen)) == "wrong-time"
            await ana.post("/api/passkeys", {"credential": made})
            assert await code_of(ana.post("/api/passkeys", {"credential": made})) == "wrong-time"
            options = await eve.post("/api/passkeys/options")
            assert await code_of(eve.post("/api/passkeys", {"credential": device.create(options)})) == (
                "wrong-passkey"
            )

            async def signing_in(change: Callable[[dict[str, Any]], Any], other: Authenticator = device) -> str:
                asked = await eve.post("/api/session/passkey/options")
                credential = copy.deepcopy(other.get(asked))
                return await code_of(
                    eve.post("/api/session/passkey", {"credential": change(credential) or credential})
                )

            assert await signing_in(lambda _: {"id": "x"}) == "wrong-passkey"
            assert await signing_in(lambda c: c["response"].update(signature="AAAA")) == "wrong-passkey"
            assert await signing_in(lambda c: c["response"].update(clientDataJSON="e30")) == "wrong-passkey"
            assert await signing_in(lambda c: c["response"].update(authenticatorData="!")) == "wrong-passkey"
            fake = Authenticator(url)
            fake.id = device.id
            assert await signing_in(lambda _: None, fake) == "wrong-passkey"
            phisher = Authenticator("http://evil.example")
            phisher.id, phisher.key = device.id, device.key
            assert await signing_in(lambda _: None, phisher) == "wrong-passkey"
            device.uses = 8
            asked = await eve.post("/api/session/passkey/options")
            answer = {"credential": device.get(asked)}
            await eve.post("/api/session/passkey", answer)
            assert await code_of(eve.post("/api/session/passkey", answer)) == "wrong-time"
            device.uses = 3  # a copy of the key that has seen less
            assert await signing_in(lambda _: None) == "wrong-passkey"
            passkeys, device.uses = services[0].passkeys, 20
            real = passkeys._now
            asked = await eve.post("/api/session/passkey/options")
            passkeys._now = lambda: real() + 1000
            try:
                assert await code_of(eve.post("/api/session/passkey", {"credential": device.get(asked)})) == (
                    "wrong-time"
                )
            finally:
                passkeys._now = real
        async with Client(url.replace("localhost", "127.0.0.1")) as stranger:
            assert await code_of(stranger.post("/api/session/passkey/options")) == "wrong-time"
            assert await code_of(stranger.post("/api/passkeys/options")) == "not-signed-in"

    asyncio.run(run())


async def closed(socket: Socket) -> bool:
    """Whether the server has closed a socket."""
    try:
        async with asyncio.timeout(10):
            while True:
                await socket.send("ping")
                await asyncio.sleep(0.02)
    except (ConnectionError, ConnectionClosed):
        return bool(socket.wire.close_code == 1008)
    except TimeoutError:
        return False


def test_a_revoked_token_closes_its_sockets(url: str) -> None:
    """So does signing out; everybody else stays."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as mine:
            made = await ana.post("/api/bots", {"name": "Robo"})
            async with Client(url, token=made["token"]) as robo, robo.socket() as its:
                await its.send("ping")
                await ana.request("DELETE", f"/api/bots/{made['id']}")
                assert await closed(its)
                assert await code_of(robo.get("/api/me")) == "not-signed-in"
                await mine.send("ping")
            await ana.request("DELETE", "/api/me")
            assert await closed(mine)

    asyncio.run(run())


def test_a_token_revoked_at_one_server_is_closed_at_the_other(new_postgres: Callable[[], str]) -> None:
    """The processes tell each other."""
    db = new_postgres()
    first, second = Process(db), Process(db)

    async def run() -> None:
        async with await Client.guest(first.url, "Ana") as ana:
            made = await ana.post("/api/bots", {"name": "Robo"})
            async with Client(second.url, token=made["token"]) as robo, robo.socket() as its:
                await its.send("ping")
                await ana.request("DELETE", f"/api/bots/{made['id']}")
                assert await closed(its)
                assert await code_of(robo.get("/api/me")) == "not-signed-in"

    try:
        asyncio.run(run())
    finally:
        logs = [server.stop() for server in (first, second)]
    assert not any('"trace"' in log for log in logs), logs


def test_passkeys_are_in_a_backup(tmp_path: Path) -> None:
    """They open the account at the restored server."""
    from vihara.cli import main

    source, target, file = (str(tmp_path / name) for name in ("source.db", "target.db", "saved.gz"))
    device = Authenticator("")

    async def make(place: str) -> Any:
        device.origin = place
        async with await Client.guest(place, "Ana") as ana:
            credential = device.create(await ana.post("/api/passkeys/options"))
            await ana.post("/api/passkeys", {"credential": credential})
            return await ana.get("/api/me")

    async def use(place: str) -> Any:
        device.origin = place
        async with Client(place) as ana:
            asked = await ana.post("/api/session/passkey/options")
            return await ana.post("/api/session/passkey", {"credential": device.get(asked)})

    with served(source) as place:
        me = asyncio.run(make(place.replace("127.0.0.1", "localhost")))
    assert main(["backup", "--db", source, file]) == 0
    assert main(["restore", "--db", target, file]) == 0
    with served(target) as place:
        assert asyncio.run(use(place.replace("127.0.0.1", "localhost"))) == me


def test_a_name_opens_its_account_however_it_is_typed(url: str) -> None:
    """What registration makes of a name, signing in makes of it, too."""

    async def run() -> None:
        async with await Client.guest(url, "x") as one, Client(url) as elsewhere:
            await one.post("/api/account", {"name": " Zoë   Ångström ", "password": "correct horse"})
            for typed in ("zoe\u0308 a\u030angstro\u0308m", "ZOË  ÅNGSTRÖM", "\tZoë Ångström "):
                await elsewhere.post("/api/session", {"name": typed, "password": "correct horse"})
                assert (await elsewhere.get("/api/me"))["account"] == "zoë ångström"
            wrong = {"name": "\u0000", "password": "correct horse"}
            assert await code_of(elsewhere.post("/api/session", wrong)) == "wrong-password"

    asyncio.run(run())


@pytest.fixture(scope="module")
def lilian(url: str) -> None:
    """Somebody has that account."""

    async def run() -> None:
        async with await Client.guest(url, "Nobody 0") as owner:
            await owner.post("/api/account", {"name": "Lilian", "password": "correct horse"})

    asyncio.run(run())


@pytest.mark.parametrize(
    "name",
    [
        "Lilian",
        "LILIAN",
        "Liliаn",
        "Ꮮіlian",
        "Ｌｉｌｉａｎ",
        "LlLlAN",
        "𝓛ilian",
        "Lilian ",
        "LI1IAN",
        "Li\u0307lian",
        "L\u0131\u0307lian",
    ],
)
@pytest.mark.usefixtures("lilian")
def test_nobody_takes_a_name_that_looks_like_an_accounts(url: str, name: str) -> None:
    """Neither as a guest, by renaming, for a bot, for another account, nor for a seat on a shared screen."""

    async def run() -> None:
        async with await Client.guest(url, "Eve") as eve:
            players = [{"kind": "me"}, {"kind": "me", "name": name}]
            for work in (
                Client.guest(url, name),
                eve.request("PATCH", "/api/me", {"name": name}),
                eve.post("/api/bots", {"name": name}),
                eve.post("/api/account", {"name": name, "password": "correct horse"}),
                eve.post("/api/tables", {"game": GAME, "players": players}),
            ):
                assert await code_of(work) == "name-taken"

    asyncio.run(run())


@pytest.mark.parametrize(("name", "account"), [("\u03f9em", "Cem"), ("\u03f2em", "cem"), ("\u017flo", "flo")])
def test_what_a_sign_looks_like_comes_before_what_it_stands_for(name: str, account: str) -> None:
    """A lunate sigma is a sigma to Unicode and a C to everybody."""
    assert skeleton(clean_name(name)) in looks_of(account)


@pytest.mark.usefixtures("lilian")
def test_nobody_publishes_a_match_that_an_account_is_said_to_have_lost(url: str) -> None:
    """Anybody can write names into a file. Whoever's they are may show it to all; others keep it for themselves."""
    match = Match(load(GAME), 2, {}, FastDice.of(1, 0))
    match.names = {1: "Eve", 2: "Lilіan"}
    match.end("resign", 2)
    file = write(match)

    async def run() -> None:
        async with await Client.guest(url, "Eve") as eve, Client(url) as owner:
            await owner.post("/api/session", {"name": "Lilian", "password": "correct horse"})
            assert await code_of(eve.post("/api/tables/import", {"file": file, "public": True})) == "name-taken"
            await eve.post("/api/tables/import", {"file": file})
            await owner.post("/api/tables/import", {"file": file, "public": True})

    asyncio.run(run())


def test_the_name_an_account_goes_by_is_its_own_while_it_has_it(url: str) -> None:
    """Renaming moves the protection; its owner may always take it; nobody can have the browser's word for guests."""

    async def run() -> None:
        async with await Client.guest(url, "Nobody 1") as owner, await Client.guest(url, "Eve") as eve:
            await owner.post("/api/account", {"name": "Florentine", "password": "correct horse"})
            await owner.request("PATCH", "/api/me", {"name": "Flo"})
            for name in ("Flo", "FL0", "florentine"):
                assert await code_of(eve.request("PATCH", "/api/me", {"name": name})) == "name-taken"
            await owner.request("PATCH", "/api/me", {"name": "FLORENTINE"})
            await eve.request("PATCH", "/api/me", {"name": "Flo"})
            for word in GUESTS:
                wanted = {"name": word.upper(), "password": "correct horse"}
                assert await code_of(eve.post("/api/account", wanted)) == "name-taken"

    asyncio.run(run())


@pytest.mark.parametrize("name", ["Pupil", "pupil", "Schüler", "PUPlL", "Mędrzec"])
def test_nobody_is_called_like_a_bot(url: str, name: str) -> None:
    async def run() -> None:
        async with await Client.guest(url, "Eve") as eve:
            players = [{"kind": "me"}, {"kind": "me", "name": name}]
            for work in (
                Client.guest(url, name),
                eve.request("PATCH", "/api/me", {"name": name}),
                eve.post("/api/account", {"name": name, "password": "correct horse"}),
                eve.post("/api/tables", {"game": GAME, "players": players}),
            ):
                assert await code_of(work) == "name-taken"

    asyncio.run(run())


def test_the_weakest_bot_is_not_called_like_a_guest() -> None:
    assert not looks_of_bots() & looks_of(*GUESTS)


def test_the_words_for_guests_are_the_browsers() -> None:
    """They stand in the catalogue, which the server does not read."""
    for word, language in zip(GUESTS, LANGUAGES, strict=True):
        text = resources.files("vihara").joinpath(f"locales/{language}/web.ftl").read_text(encoding="utf-8")
        assert f"\nweb-guest = {word}\n" in text


@pytest.mark.parametrize("name", ["👩‍🚀 Ana", "❤️", "🏳️‍🌈", "👩🏽‍🤝‍👨🏻", "1️⃣", "Nguyễn", "Zoë", "हिन्दी", "ภาษาที่"])
def test_names_of_all_scripts_and_emoji_with_joiners(name: str) -> None:
    """They stay as they are."""
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["a\u200db", "\u200da", "A\u200bna", "\u3164", "Ana\ufe0f", "\u2800", "\u0301a", "An\u00ada", "👩‍", "\u202eAna",
     "A\u0335\u0327\u0322na", "Ana\U000e0101", "A\u034fna", "\u115f", "a\ue000b", "a\u0000b"],
)  # fmt: skip
def test_invisible_signs_are_refused(name: str) -> None:
    """Whatever prints nothing, or prints over others."""
    with pytest.raises(InvalidMessage, match="printable"):
        clean_name(name)


def test_sessions_are_listed_and_ended(url: str) -> None:
    """One by one, all others with the password, or all at once; the sockets go with them."""

    async def run() -> None:
        account = {"name": "Session Keeper", "password": "correct horse"}
        async with await Client.guest(url, "x") as here, Client(url) as there, Client(url) as far:
            await here.post("/api/account", account)
            for client in (there, far):
                await client.post("/api/session", account)
            listed = await here.get("/api/sessions")
            assert len(listed) == 3
            assert [one["here"] for one in listed].count(True) == 1
            assert far.cookie is not None
            async with far.socket() as its:
                await its.send("ping")
                await here.request("DELETE", f"/api/sessions/{far.cookie.partition('.')[0]}")
                assert await closed(its)
            assert await code_of(far.get("/api/me")) == "not-signed-in"
            assert await code_of(here.request("DELETE", "/api/sessions/" + "a" * 16)) == "not-found"
            wrong = {"old": "wrong horse", "new": "battery staple"}
            assert await code_of(here.post("/api/account/password", wrong)) == "wrong-password"
            assert (await there.get("/api/me"))["account"] == "session keeper"
            await here.post("/api/account/password", wrong | {"old": "correct horse"})
            assert await code_of(there.get("/api/me")) == "not-signed-in"
            assert await code_of(there.post("/api/session", account)) == "wrong-password"
            await there.post("/api/session", account | {"password": "battery staple"})
            await there.request("DELETE", "/api/sessions")
            for client in (here, there):
                assert await code_of(client.get("/api/me")) == "not-signed-in"
        async with await Client.guest(url, "y") as guest:
            assert await code_of(guest.post("/api/account/password", wrong)) == "wrong-time"
            assert await code_of(guest.request("DELETE", "/api/sessions/" + "a" * 16)) == "not-found"

    asyncio.run(run())


def test_signing_in_again_and_again_leaves_a_bounded_number_of_sessions(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that was used longest ago ends, with its sockets; the newest is good, and others' are untouched."""
    monkeypatch.setattr(identity, "_MOST_SESSIONS", 3)

    async def run() -> None:
        account = {"name": "Often Here", "password": "correct horse"}
        async with (
            await Client.guest(url, "z") as first,
            await Client.guest(url, "Eve") as eve,
            Client(url) as here,
        ):
            await first.post("/api/account", account)
            async with first.socket() as its:
                await its.send("ping")
                for _ in range(5):
                    await here.post("/api/session", account)
                assert await closed(its)
            assert len(await here.get("/api/sessions")) == 3
            assert await code_of(first.get("/api/me")) == "not-signed-in"
            assert (await eve.get("/api/me"))["name"] == "Eve"

    asyncio.run(run())


def test_nobody_ends_the_session_of_somebody_else(url: str) -> None:
    """It is not even there for them."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Eve") as eve:
            assert ana.cookie is not None
            theirs = f"/api/sessions/{ana.cookie.partition('.')[0]}"
            assert await code_of(eve.request("DELETE", theirs)) == "not-found"
            assert (await ana.get("/api/me"))["name"] == "Ana"

    asyncio.run(run())


def test_a_session_knows_its_device_and_last_use(url: str, services: list[Service]) -> None:
    """The browser and system from its header, and when it came by, within ten minutes."""
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"
    assert device_of(agent) == "Firefox · Linux"
    assert device_of("curl/8") == ""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            identities = services[0].identities
            real = identities._now
            identities._now = lambda: real() + 3600
            try:
                (listed,) = await ana.get("/api/sessions")
            finally:
                identities._now = real
            assert 3500 < listed["used"] - listed["created"] < 3700
            assert listed["device"] == ""

    asyncio.run(run())


def test_accounts_of_the_first_version_are_protected(db: str) -> None:
    """The migration keeps their rows, and nobody gets a name like theirs from then on."""
    database = open_database(db)
    migrate(database, "0003")
    connection = database.connect()
    mark = "?" if isinstance(connection, sqlite3.Connection) else "%s"
    insert = f"INSERT INTO identities (id, name, account, password, created) VALUES ({', '.join([mark] * 5)})"
    for row in (
        ("a" * 16, "Ana", "ana", "x", 1.0),
        ("b" * 16, "Аna", "аna", "x", 2.0),
        ("c" * 16, "Cem", None, None, 3.0),
    ):
        connection.execute(insert, row)
    connection.execute(
        f"INSERT INTO sessions (id, identity, hash, created) VALUES ('s', {mark}, 'h', 1)", ("a" * 16,)
    )
    connection.close()
    migrate(database)
    connection = database.connect()
    assert database.read(connection, "SELECT DISTINCT identity FROM looks WHERE skeleton = 'ana'", ()) == [
        ("a" * 16,)
    ]
    assert database.read(connection, "SELECT count(*) FROM identities", ()) == [(3,)]
    assert database.read(connection, "SELECT id, used, device FROM sessions", ()) == [("s", None, None)]
    connection.close()


def asked(url: str, host: str | None, path: str = "/api/games", origin: str | None = None) -> tuple[int, str]:
    """Ask for the server by a name: status and code."""
    place = urlsplit(url)
    connection = HTTPConnection(place.hostname or "", place.port, timeout=60)
    try:
        connection.putrequest("GET", path, skip_host=True)
        for name, value in (("Host", host), ("Origin", origin)):
            if value is not None:
                connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        text = answer.read().decode()
        return answer.status, json.loads(text)["code"] if text.startswith('{"code"') else ""
    finally:
        connection.close()


def test_the_server_answers_only_to_its_names(tmp_path: Path) -> None:
    """A name that somebody made lead here (DNS rebinding) is refused, for pages, requests and sockets alike."""
    more: dict[str, Any] = {
        "site": "https://games.example",
        "origins": "https://other.example:8443, http://lan.box/",
    }
    with served(str(tmp_path / "test.db"), **more) as place:
        port = urlsplit(place).port
        for host in (
            f"127.0.0.1:{port}", f"localhost:{port}", "LOCALHOST", "[::1]:80", "192.168.7.7:8000", "games.example",
            "other.example:8443", "lan.box", "games.example.", "a.localhost",
        ):  # fmt: skip
            assert asked(place, host, "/api/warm") == (200, ""), host
        for host in ("evil.example", f"evil.example:{port}", "localhost.evil.example", "127.0.0.1.evil.example",
                     "xgames.example", "[", "evil.example:games.example", "2130706433.evil"):  # fmt: skip
            assert asked(place, host, "/api/warm") == (403, "wrong-host"), host
        assert asked(place, f"evil.example:{port}", "/", f"http://evil.example:{port}") == (403, "wrong-host")

        async def rebound() -> None:
            headers = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
            with pytest.raises(InvalidStatus):
                await connect(place.replace("http", "ws") + "/ws", additional_headers=headers)

        asyncio.run(rebound())


def test_passkeys_belong_to_the_site_of_the_settings(tmp_path: Path) -> None:
    """Whatever name a request came by: an answer for another one is refused. A password account has them, too."""
    with served(str(tmp_path / "test.db"), site="https://games.example") as place:

        async def run() -> None:
            async with await Client.guest(place, "Ana") as ana:
                await ana.post("/api/account", {"name": "Ana Keys", "password": "correct horse"})
                options = await ana.post("/api/passkeys/options")
                assert options["rp"]["id"] == "games.example"
                wrong = Authenticator(place.replace("127.0.0.1", "localhost")).create(options)
                assert await code_of(ana.post("/api/passkeys", {"credential": wrong})) == "wrong-passkey"
                device = Authenticator("https://games.example")
                made = device.create(await ana.post("/api/passkeys/options"))
                await ana.post("/api/passkeys", {"credential": made, "name": "Phone"})
            async with Client(place) as elsewhere:
                question = await elsewhere.post("/api/session/passkey/options")
                assert question["rpId"] == "games.example"
                me = await elsewhere.post("/api/session/passkey", {"credential": device.get(question)})
                assert me["account"] == "ana keys"

        asyncio.run(run())


def test_spaces_in_a_name_give_no_further_guesses() -> None:
    """However an account's name is typed, its tries are the same ones."""
    guesses = Guesses(3, lambda: 0.0)

    def tried(spelling: Callable[[int], str]) -> int:
        for number in range(100):
            try:
                guesses.take(spelling(number), "10.0.0.1")
            except TooMany:
                return number
        return 100

    assert 3 <= tried(lambda number: "Ana" + " " * (number + 1) + "Banana") < 20
    assert tried(lambda _: "ANA BANANA") == 0
