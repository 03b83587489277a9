"""Backups: taken from a running server, restored into either kind of database, whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from server.serving import served
from vihara.cli import main
from vihara.client import Client


def test_a_backup_brings_everything_back(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From SQLite into SQLite or PostgreSQL: tables, seats and secrets work as before."""
    source, file = str(tmp_path / "source.db"), str(tmp_path / "saved.gz")

    async def begin(url: str) -> tuple[str | None, str, str]:
        async with await Client.guest(url, "Ana") as ana:
            opened = await ana.new_table("mandala", ["me", "me"])
            await ana.at(opened["table"], "moves", seen=1, move=opened["legal"][0])
            return ana.cookie, opened["table"], await ana.file(opened["table"])

    async def go_on(url: str, cookie: str | None, table: str, text: str) -> None:
        async with Client(url, cookie=cookie) as ana:
            assert await ana.file(table) == text
            shown = await ana.get(f"/api/tables/{table}")
            await ana.at(table, "moves", seen=2, move=shown["legal"][0])

    with served(source) as url:
        known = asyncio.run(begin(url))
        assert main(["backup", "--db", source, file]) == 0
    target = db if "://" in db else str(tmp_path / "target.db")
    assert main(["restore", "--db", target, file]) == 0
    assert "restored" in capsys.readouterr().out
    with served(target) as url:
        asyncio.run(go_on(url, *known))
    assert main(["restore", "--db", target, file]) == 2
    assert "not empty" in capsys.readouterr().err


def test_a_damaged_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cut off, changed or something else: one sentence, and the database stays as it was."""
    source, good, bad = str(tmp_path / "source.db"), tmp_path / "good.gz", tmp_path / "bad.gz"
    with served(source) as url:
        asyncio.run(_guest(url))
    assert main(["backup", "--db", source, str(good)]) == 0
    lines = gzip.decompress(good.read_bytes()).decode().splitlines(keepends=True)
    for damaged in (
        good.read_bytes()[:-20],
        gzip.compress("".join(lines[:-1]).encode()),
        gzip.compress("".join(lines).replace("Ana", "Eve").encode()),
        gzip.compress("".join([*lines, lines[1]]).encode()),
        gzip.compress(b'["no", "backup"]\n'),
        b"hello",
        b"",
    ):
        bad.write_bytes(damaged)
        assert main(["restore", "--db", str(tmp_path / "new.db"), str(bad)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert main(["restore", "--db", str(tmp_path / "new.db"), str(tmp_path / "missing")]) == 2
    assert main(["restore", "--db", str(tmp_path / "new.db"), str(good)]) == 0


async def _guest(url: str) -> None:
    (await Client.guest(url, "Ana")).close()
