"""Who is who: passkeys, and secrets that are no more."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.authenticator import Authenticator
from server.serving import Process, served
from vihara.client import Client, Refused, Socket
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
