"""The server under load: committed moves, each delivered to two players and a spectator, over real sockets.

Prints moves per second and the latency from sending a move until the other player has it, for 1, 100 and 1,000
tables at once, the memory per table, and how many idle sockets are held. `--quick` does less of everything;
`--db URL` measures PostgreSQL instead of a SQLite file.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from measure import show
from vihara.client import Client

GAME = "mandala"
QUICK = "--quick" in sys.argv[1:]
SECONDS = 4.0 if QUICK else 10.0
TABLES = (1, 20, 100) if QUICK else (1, 100, 1000)
IDLE = 200 if QUICK else 5000
_LIMITS = (
    "messages_per_second requests_per_second guests_per_hour sockets_per_person sockets_per_address "
    "watches_per_socket max_tables"
)


def start(db: str) -> tuple[subprocess.Popen[str], str]:
    """A server without limits, as a process of its own."""
    flags = [f"--{name.replace('_', '-')}=1000000" for name in _LIMITS.split()]
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "vihara.cli",
            "serve",
            "--port=0",
            "--warm=no",
            "--log-level=error",
            f"--db={db}",
            *flags,
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+:\d+", process.stdout.readline())
    assert found, "the server did not start"
    return process, found[0]


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else float("nan")


def busy(pid: int) -> float:
    """CPU seconds that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """Two players and a spectator, who play one match after the other as fast as the server lets them."""

    def __init__(self, player: Client, seed: int) -> None:
        self.player = player
        self.rng = random.Random(seed)
        self.latencies: list[float] = []
        self.sent = 0.0
        self.matches: list[asyncio.Future[str]] = []

    async def open(self) -> None:
        """Open the next table."""
        match = asyncio.get_running_loop().create_future()
        match.set_result((await self.player.new_table(GAME, ["me", "me"]))["table"])
        self.matches.append(match)

    async def follow(self, wire: ClientConnection, seat: int) -> None:
        """Follow one match after the other; the first player opens the next one."""
        for number in itertools.count():
            if seat == 1 and number:
                await self.open()
            while len(self.matches) <= number:
                await asyncio.sleep(0.001)
            await self.play(wire, seat, await self.matches[number])

    async def play(self, wire: ClientConnection, seat: int, table: str) -> None:
        """Move when it is this seat's turn; the seat that waits measures how long the move took."""
        await wire.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
        async for text in wire:
            told: dict[str, Any] = json.loads(text)
            if told["type"] not in ("table", "events") or told["table"] != table:
                continue
            if told["type"] == "events" and seat and told["events"][-1]["seat"] != seat:
                self.latencies.append(time.perf_counter() - self.sent)
            if told["status"] == "over":
                return
            if seat and told["to_act"] == seat:
                self.sent = time.perf_counter()
                move = self.rng.choice(told["legal"])
                message = {"type": "move", "table": table, "seen": told["number"], "move": move, "seat": seat}
                await wire.send(json.dumps(message))


async def load(url: str, pid: int, number: int) -> dict[str, float | str]:
    """Play on so many tables for a while."""
    place = f"ws://{urlsplit(url).netloc}/ws"
    before = memory(pid)
    async with await Client.guest(url, "Player") as player, await Client.guest(url, "Watcher") as watcher:
        tables = [Table(player, seed) for seed in range(number)]
        for table in tables:
            await table.open()
        per_table = 1024 * (memory(pid) - before) / number
        wires = []
        for table in tables:
            for seat, client in ((1, player), (2, player), (0, watcher)):
                wire = await connect(
                    place, additional_headers=client.headers(), compression=None, proxy=None, ping_interval=None
                )
                wires.append((table, wire, seat))
        began, cpu = time.perf_counter(), busy(pid)
        tasks = [asyncio.create_task(table.follow(wire, seat)) for table, wire, seat in wires]
        await asyncio.sleep(SECONDS)
        took = time.perf_counter() - began
        moves = sorted(one for table in tables for one in table.latencies)
        used = busy(pid) - cpu
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(wire.close() for _, wire, _ in wires))
    return {
        f"{number} tables: moves a second": len(moves) / took,
        f"{number} tables: p50 ms": 1000 * moves[len(moves) // 2],
        f"{number} tables: p99 ms": 1000 * moves[int(0.99 * len(moves))],
        f"{number} tables: kB of memory a table": per_table,
        f"{number} tables: moves per CPU second of the server": len(moves) / used,
        f"{number} tables: cores the server had": used / took,
    }


async def idle(url: str, pid: int) -> dict[str, float | str]:
    """Hold idle sockets."""
    place, before, wires = f"ws://{urlsplit(url).netloc}/ws", memory(pid), []
    async with await Client.guest(url, "Idler") as idler:
        for _ in range(IDLE // 50):
            wires += await asyncio.gather(
                *(
                    connect(
                        place,
                        additional_headers=idler.headers(),
                        compression=None,
                        proxy=None,
                        ping_interval=None,
                        open_timeout=60,
                    )
                    for _ in range(50)
                )
            )
        held = (await idler.get("/healthz"))["sockets"]
        each = 1024 * (memory(pid) - before) / len(wires)
        await asyncio.gather(*(wire.close() for wire in wires))
    return {"idle sockets held": held, "kB of memory an idle socket": each}


async def main(url: str, pid: int) -> None:
    figures: dict[str, float | str] = {}
    async with await Client.guest(url, "First") as first:
        await first.new_table(GAME, ["me", "me"])  # loads the rules, so that nobody's memory is charged for it
    for number in TABLES:
        figures |= await load(url, pid, number)
    figures |= await idle(url, pid)
    show("server: committed moves delivered to two players and a spectator", figures)


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        given = [word for word in sys.argv[1:] if "://" in word]
        server, address = start(given[0] if given else str(Path(folder) / "bench.db"))
        try:
            asyncio.run(main(address, server.pid))
        finally:
            server.terminate()
            server.wait()
