"""The first start: rules are compiled in the background, in a good order, and everybody can see how far that is."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from server.serving import served
from vihara.client import Client, Refused
from vihara.core.game import REGISTRY, load
from vihara.server import readiness
from vihara.server.botworker import STEPS, prepare
from vihara.server.service import Service
from vihara.server.warming import COMPILING, READY, RULES, WAITING, Warming

GAME = "mandala"


def test_rules_that_are_wanted_are_compiled_at_once() -> None:
    """The work is done by real processes, which tell how far they are; a stop ends them."""

    async def run() -> None:
        warming = Warming()
        order = [game for game, part in warming._work if part == RULES]
        assert sorted(order) == sorted(REGISTRY)
        assert order[0] == GAME  # the smallest
        wanted = order[2]
        assert {warming.warmth(game) for game in order} == {WAITING}
        warming.start()
        try:
            waiting = asyncio.create_task(warming.rules(wanted))
            async with asyncio.timeout(300):
                while warming.warmth(wanted) == WAITING:
                    await asyncio.sleep(0.01)
                assert warming.warmth(wanted) in (COMPILING, READY)
                assert (wanted, RULES) not in warming._work
                await waiting
            assert warming.warmth(wanted) == READY
            assert warming.progress(wanted)[:2] == (STEPS, STEPS)
            assert not warming.ready(wanted, "nobody")
        finally:
            warming.stop()
        assert not warming._running

    asyncio.run(run())


def test_all_steps_of_getting_ready_are_told() -> None:
    told: list[int] = []
    prepare(load(GAME), told.append)
    assert sorted(set(told)) == list(range(1, STEPS + 1))
    assert told[-1] == STEPS


def test_how_far_the_games_are_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting, then compiling, then ready; who wants a table too soon is asked to come again, and can."""
    monkeypatch.setattr(readiness, "_PATIENCE", 0.2)
    compiled = threading.Event()

    def hold(service: Service) -> None:
        async def ready(game: str) -> None:  # noqa: ARG001 - it is called by that name
            while not compiled.is_set():
                await asyncio.sleep(0.01)

        service.pool.rules_ready = ready  # type: ignore[method-assign]

    async def run(url: str) -> None:
        async with Client(url) as nobody:  # one need not be signed in
            told = await nobody.get("/api/warm")
            assert told == {"warm": dict.fromkeys(REGISTRY, WAITING), "progress": {}}
        async with await Client.guest(url, "Ana") as ana:
            with pytest.raises(Refused) as refusal:
                await ana.new_table(GAME, ["me", "me"])
            assert (refusal.value.code, refusal.value.status) == ("not-ready", 503)
            told = await ana.get("/api/warm")
            assert told["warm"] == {**dict.fromkeys(REGISTRY, WAITING), GAME: COMPILING}
            assert told["progress"] == {GAME: {"done": 0, "of": STEPS, "seconds": 0.0}}
            assert not (await ana.get("/api/tables?scope=own"))["tables"]  # nothing was opened
            compiled.set()
            while told["warm"][GAME] != READY:
                told = await ana.get("/api/warm")
                await asyncio.sleep(0.01)
            assert (await ana.get("/healthz"))["warm"] == told["warm"]
            assert (await ana.new_table(GAME, ["me", "me"]))["status"] == "running"

    with served(str(tmp_path / "test.db"), hold) as url:
        asyncio.run(run(url))
