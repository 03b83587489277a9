"""For whoever runs the server: figures that count what happened, and logs that a program can read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.serving import Process
from vihara.client import Client, Refused

GAME = "mandala"


def test_figures_and_logs_tell_what_happened_and_no_secret(tmp_path: Path) -> None:
    """Every move, refusal and socket is counted; each line of the log is JSON, and neither has a secret in it."""
    server = Process(str(tmp_path / "test.db"), log_level="debug")
    secrets: list[str] = []

    async def run() -> str:
        async with await Client.guest(server.url, "Ana") as ana, ana.socket() as socket:
            token = (await ana.post("/api/bots", {"name": "Robot"}))["token"]
            await ana.post("/api/account", {"name": "ana", "password": "correct horse"})
            with pytest.raises(Refused):
                await ana.post("/api/session", {"name": "ana", "password": "battery staple"})
            opened = await ana.new_table(GAME, ["me", "invite"])
            code = (await ana.at(opened["table"], "invites", seat=2))["code"]
            await ana.get(f"/join/{code}")
            secrets.extend([ana.cookie or "", token, "correct horse", "battery staple", code.partition("-")[2]])
            seat = await socket.watch((await ana.new_table(GAME, ["me", "me"]))["table"])
            for _ in range(3):
                await seat.move(seat.legal[0])
            with pytest.raises(Refused):
                await seat.move("nonsense")
            return str(await ana.get("/metrics"))

    try:
        told = asyncio.run(run())
    finally:
        log = server.stop()
    families = list(text_string_to_metric_families(told))
    found = {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}
    assert found["vihara_entries_total", "move"] == 3
    assert found["vihara_entries_total", "created"] == 2
    assert found["vihara_refusals_total", "invalid-move"] == 1
    assert found["vihara_refusals_total", "wrong-password"] == 1
    assert found["vihara_sockets",] == 1
    assert found["vihara_tables_watched",] == 1
    assert found["vihara_deliveries",] == 3
    assert found["vihara_commits",] >= 5
    assert found["vihara_commit_seconds_bucket", "+Inf"] == found["vihara_commit_seconds_count",]
    assert all(family.documentation for family in families)
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"at", "level", "from", "event"} <= set.intersection(*(set(line) for line in lines))
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method", "path", "status", "milliseconds"} <= set(requests[0])
    assert any(line["path"] == "/join/…" for line in requests)
    assert all(secrets)
    for secret in secrets:
        assert secret not in log
        assert secret not in told
