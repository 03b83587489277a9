"""How one has fared, whose seats a list tells, and invitations as pictures."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno

from server.serving import served
from server.test_safety import ask as request
from vihara.client import Client
from vihara.server.answers import Standing

GAME = "mandala"
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(str(Path(tmp_path_factory.mktemp("server")) / "test.db")) as found:
        yield found


def test_matches_are_counted_by_game_and_opponent(url: str) -> None:
    """Against a bot and against people; a match with oneself is nobody's."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            assert await ana.get("/api/me/standings") == []
            for players in (["me", "bot:level2"], ["me", "bot:level2"], ["me", "me"]):
                table = (await ana.new_table(GAME, players))["table"]
                await ana.at(table, "resign", seat=1)
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(table, "join")
            await ben.at(table, "resign")
            told = [Standing.model_validate(one) for one in await ana.get("/api/me/standings")]
            assert [(one.game, one.bot, one.won, one.lost, one.last) for one in told] == [
                (GAME, None, 1, 0, [True]),
                (GAME, "level2", 0, 2, [False, False]),
            ]
            [his] = await ben.get("/api/me/standings")
            assert (his["won"], his["lost"], his["bot"]) == (0, 1, None)
            mine = (await ana.get("/api/tables?scope=own"))["tables"]
            assert sorted(one["yours"] for one in mine) == [[1], [1], [1], [1, 2]]
            assert [one["yours"] for one in (await ben.get("/api/tables?scope=own"))["tables"]] == [[2]]

    asyncio.run(run())


def test_an_invitation_has_a_picture_and_a_made_up_one_has_none(url: str) -> None:
    async def run() -> str:
        async with await Client.guest(url, "Ana") as ana:
            table = (await ana.new_table(GAME, ["me", "invite"]))["table"]
            told = await ana.at(table, "invites", seat=2)
            return str(told["code"])

    code = asyncio.run(run())
    status, headers, body = request(url, "POST", "/api/invitation/qr", json.dumps({"code": code}).encode(), **JSON)
    assert status == 200
    assert headers["content-type"].startswith("image/svg+xml")
    drawn = re.search(r' d="[^"]+"', segno.make_qr(f"{url}/join/{code}", error="m").svg_inline(border=2))
    assert drawn is not None
    assert drawn[0] in body.decode()
    assert 'xmlns="http://www.w3.org/2000/svg"' in body.decode()  # else it is no picture by itself
    made_up = json.dumps({"code": code[:-4] + "aaaa"}).encode()
    assert request(url, "POST", "/api/invitation/qr", made_up, **JSON)[0] in (403, 404)
