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
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.replay import read, write
from vihara.review.keeping import folder, name_of
from vihara.server.errors import TooBusy
from vihara.server.limits import Places
from vihara.server.reviews import DEPTH, SEED, Reviewed, Reviews

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


def test_a_review_tells_only_what_is_over_and_may_be_seen(tmp_path: Path) -> None:
    """Of a running match nothing, not even to who plays it; of a hidden table nothing to others."""

    async def run(url: str) -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            table = (await ana.new_table(GAME, ["me", "me"], spectators=False))["table"]
            place = f"/api/tables/{table}/review"
            codes = []
            for end in (True, False):
                for client in (ana, ben, Client(url)):
                    try:
                        codes.append((await client.get(place))["ready"])
                    except Refused as error:
                        codes.append(error.code)
                    if client not in (ana, ben):
                        client.close()
                if end:
                    await ana.at(table, "resign", seat=1)
            assert codes[:3] == ["wrong-time", "unknown-table", "not-signed-in"]
            assert codes[4:] == codes[1:3]

    with served(str(tmp_path / "test.db")) as url:
        asyncio.run(run(url))


def over(number: int) -> Match:
    """A match that was given up at once, another one for each number."""
    match = Match(load(GAME), 2, {"first": 1}, FastDice.of(number, 0))
    match.end("resign", 1)
    return match


def test_reviews_are_made_in_turn_and_nobody_fills_the_line() -> None:
    """One person's part of the line, a place's part, and who brings one waits for one of somebody else."""
    places, begun = Places(), list[str]()
    for number in range(9):
        places.note(f"eve {number}", "192.0.2.1")
    matches = [over(number) for number in range(12)]

    async def work() -> None:
        go_on = asyncio.Event()

        async def run(text: str) -> dict[str, Any]:
            begun.append(text)
            await go_on.wait()
            raise ValueError("no review")

        reviews = Reviews(places.of, run)
        reviews.of(matches[0], "en", "eve 0")
        await asyncio.sleep(0)  # it is under way, and nothing waits
        for number in range(1, 4):
            assert not reviews.of(matches[number], "en", "eve 0").ready
        with pytest.raises(TooBusy):
            reviews.of(matches[4], "en", "eve 0")
        reviews.of(matches[1], "en", "eve 0")  # is asked for already
        for number in range(4, 9):
            reviews.of(matches[number], "en", f"eve {number}")
        with pytest.raises(TooBusy):
            reviews.of(matches[9], "en", "eve 1")
        reviews.of(matches[10], "en", "ana")
        go_on.set()
        while reviews._tasks:
            await asyncio.sleep(0)
        with pytest.raises(TooBusy):  # tried in vain is not tried again
            reviews.of(matches[10], "en", "ana")

    asyncio.run(work())
    assert len(begun) == 10
    assert begun.index(write(matches[10])) <= 2
