"""Schemathesis against the OpenAPI: no request of any kind makes the server fail or answer off its schema."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from server.serving import Process
from vihara.client import Client


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    """A bounded number of examples for each operation, with somebody signed in."""
    server = Process(str(tmp_path / "test.db"), max_tables=20)

    async def sign_in() -> str:
        async with await Client.guest(server.url, "Ana") as ana:
            token = str((await ana.post("/api/bots", {"name": "Robo"}))["token"])
        async with Client(server.url, token=token) as robo:
            table = (await robo.new_table("mandala", ["me", "me"]))["table"]
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n')
        return token

    try:
        token = asyncio.run(sign_in())
        program = Path(sys.executable).parent / "schemathesis"
        found = subprocess.run(
            [
                program, "run", f"{server.url}/openapi.json", "--header", f"Authorization: Bearer {token}",
                "--max-examples", "6", "--phases", "examples,fuzzing", "--seed", "1", "--workers", "1",
                "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
                "--no-color", "--exclude-name", "DELETE /api/me", "--suppress-health-check", "all",
            ],
            capture_output=True, text=True, cwd=tmp_path, timeout=300, env={**os.environ, "PYTHONWARNINGS": "ignore"},
        )  # fmt: skip
    finally:
        log = server.stop()
    assert found.returncode == 0, found.stdout[-5000:] + found.stderr[-2000:]
    assert '"trace"' not in log, log[-3000:]
