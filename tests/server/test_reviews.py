"""A finished match looked back at: computed once by a process of its own, told in the reader's language."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from pydantic import TypeAdapter

from server.serving import served
from vihara.client import Client, Refused
from vihara.core.match import Match
from vihara.core.replay import read
from vihara.review.keeping import folder, name_of
from vihara.server.reviews import DEPTH, SEED, Reviewed

GAME = "mandala"
PATIENCE = 600


async def reviewed(client: Client, table: str) -> dict[str, Any]:
    """Ask until it is there."""
    for _ in range(PATIENCE):
        found: dict[str, Any] = await client.get(f"/api/tables/{table}/review")
        if found["ready"]:
            return found
        await asyncio.sleep(0.5)
    raise AssertionError("no review came")


def test_a_finished_match_is_reviewed(tmp_path: Path) -> None:
    """Once it is over, for everybody who may look at the table; what a process found out is kept."""

    async def run(url: str) -> tuple[dict[str, Any], Match]:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            table = (await ana.new_table(GAME, ["me"] * 2))["table"]
            async with ana.socket() as socket:
                seat = await socket.watch(table)
                for _ in range(6):
                    await seat.move(seat.legal[0])
                with pytest.raises(Refused, match="once it is over"):
                    await ana.get(f"/api/tables/{table}/review")
            await ana.at(table, "resign", seat=1)
            first = await ana.get(f"/api/tables/{table}/review")
            assert not first["ready"]
            assert first["review"] is None
            found = await reviewed(ana, table)
            assert await ben.get(f"/api/tables/{table}/review") == found
            return found, read(await ana.file(table)).match

    with served(str(tmp_path / "test.db")) as url:
        found, match = asyncio.run(run(url))
    jsonschema_rs.validate(TypeAdapter(Reviewed).json_schema(), found)
    review = found["review"]
    assert len(review["decisions"]) == match.plies == 6
    assert review["names"] == [match.name_of(seat) for seat in (1, 2)]
    for player in review["players"]:
        win = player["win"]
        parts = ("start", "luck", "own", "others", "hidden", "rest")
        assert sum(win[part] for part in parts) == pytest.approx(win["result"], abs=1e-9)
    assert sorted(player["win"]["result"] for player in review["players"]) == [0.0, 1.0]
    path = folder() / f"{name_of(match, DEPTH, SEED)}.json"
    assert json.loads(path.read_text("utf-8"))["decisions"] == review["decisions"]
    path.unlink()
