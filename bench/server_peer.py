"""boardgame.io's server for the benchmark: installed into a temporary folder, with its own file storage.

It plays `server_peer.js`, a card game of about the size of ours, and is spoken to as its own client does:
Socket.IO over a WebSocket, one namespace for each game.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import shutil
import socket
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import orjson

from server_wire import Wire
from vihara.client import Client

VERSION = "0.50.2"
_PACKAGES = {
    "private": True,
    "dependencies": {"boardgame.io": VERSION, "node-persist": "3.1.0"},
    # With a later one koa forgets the routes that are added after its sockets.
    "overrides": {"koa-compose": "4.1.0"},
}
_HERE = Path(__file__).parent
_SPACE = "/cards"
_MESSAGE = f"42{_SPACE},".encode()


def _web() -> ModuleType:
    """web/build.py, which knows how to find Node."""
    spec = importlib.util.spec_from_file_location("web_build", _HERE.parent / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Install and start it: the process and its address; RuntimeError says why not."""
    web = _web()
    node = web.node_on_path() or web.node_of_wheel()
    if node is None:
        raise RuntimeError("no Node on PATH, and no wheel that carries it: pip install --group bench")
    (folder / "package.json").write_text(json.dumps(_PACKAGES))
    shutil.copy(_HERE / "server_peer.js", folder)
    environment = {
        **os.environ,
        "NODE_ENV": "production",
        "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}",
    }
    done = subprocess.run(
        [*web.npm(node), "install", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(f"npm install failed: {done.stderr.strip()[-500:]}")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [str(node), "server_peer.js", str(folder / "store"), str(port)],
        cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    if "ready" not in process.stdout.readline():
        raise RuntimeError("boardgame.io's server did not start")
    return process, f"http://127.0.0.1:{port}"


class Peer:
    """Its tables, for the load generator."""

    name = f"boardgame.io {VERSION}, FlatFile"

    def __init__(self, url: str, pids: list[int]) -> None:
        self.url, self.pids = url, pids

    async def __aenter__(self) -> Peer:
        self.client = Client(self.url)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.client.close()

    async def match(self) -> dict[str | int, Any]:
        """Open a match and take both seats."""
        id = (await self.client.post("/games/cards/create", {"numPlayers": 2}))["matchID"]
        match: dict[str | int, Any] = {"id": id, 0: None}
        for seat in (1, 2):
            body = {"playerID": str(seat - 1), "playerName": f"Player {seat}"}
            match[seat] = (await self.client.post(f"/games/cards/{id}/join", body))["playerCredentials"]
        return match

    async def wire(self, seat: int) -> Wire:  # noqa: ARG002
        """A socket in the game's namespace."""
        wire = await Wire.connect(self.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket", {})
        await wire.recv()
        wire.send(f"40{_SPACE},".encode())
        await wire.recv()
        return wire

    def watch(self, match: dict[str | int, Any], seat: int) -> bytes:
        """The message that follows a match."""
        return _emit("sync", match["id"], str(seat - 1) if seat else None, match[seat], 2)

    def read(self, wire: Wire, text: bytes) -> dict[str, Any] | None:
        """What a message tells: the state, if it is about a match."""
        if text == b"2":
            wire.send(b"3")
            return None
        if not text.startswith(_MESSAGE):
            return None
        kind, match, *rest = orjson.loads(text[len(_MESSAGE) :])
        if kind not in ("sync", "update"):
            return None
        state = rest[0]["state"] if kind == "sync" else rest[0]
        return {"match": match, "state": state, "over": "gameover" in state["ctx"], "news": kind == "update"}

    def to_act(self, told: dict[str, Any]) -> int:
        return int(told["state"]["ctx"]["currentPlayer"]) + 1

    def move(self, told: dict[str, Any], match: dict[str | int, Any], seat: int, rng: random.Random) -> bytes:
        """Any move of the seat to act."""
        cards = len(told["state"]["G"]["players"][str(seat - 1)]["hand"])
        payload = {
            "type": "play",
            "args": [rng.randrange(cards), rng.randrange(2)],
            "playerID": str(seat - 1),
            "credentials": match[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _emit("update", action, told["state"]["_stateID"], match["id"], str(seat - 1))


def _emit(*words: Any) -> bytes:
    return _MESSAGE + orjson.dumps(words)
