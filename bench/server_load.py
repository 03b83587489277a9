"""The server under load, beside boardgame.io's in the same run and under the same load generator.

Each table has two players and a spectator on sockets of their own; the players move as fast as the server lets
them. A move counts once the other player has it: on SQLite with full synchronization (ours), in boardgame.io's own
file storage (not synchronized), and on PostgreSQL with two of our processes, one player at each. Measured are
moves a second, the time from sending a move until the other player has it, memory, CPU time a move of the server's
processes (not PostgreSQL's own) and of the load generator, and idle sockets held. All on the loopback, bounded in
number and time. Our players and spectator get our figures (running scores and the like, which the peer's messages
have not) as browsers do; programs may do without them. One more row has figures and everything sent uvicorn's own
way (`--socket-shortcut no`). First everybody plays at 20 tables until all is warm, then for each number of tables
one server right after the other.

`--quick` does less of everything, `--write FILE` writes the table as Markdown.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import orjson
import uvloop

from measure import show
from server_peer import Peer
from server_peer import start as start_peer
from server_wire import Wire
from vihara.client import Client

GAME = "mandala"
QUICK = "--quick" in sys.argv[1:]
SECONDS = 4.0 if QUICK else 10.0
TABLES = (1, 20, 100) if QUICK else (1, 100, 1000)
IDLE = 200 if QUICK else 5000
WARM_TABLES = 20
_PATIENCE = 60.0
"""Seconds that all tables have to make their first move."""
AT_LEAST = 3.0
"""So many times the peer's moves a second."""
_LIMITS = (
    "messages_per_second requests_per_second pages_per_second guests_per_hour sockets_per_person "
    "sockets_per_address watches_per_socket max_tables"
)


class Site(Protocol):
    """A server whose tables the load generator plays at."""

    name: str
    pids: list[int]

    async def match(self) -> dict[str, Any]: ...
    async def wire(self, seat: int) -> Wire: ...
    def watch(self, match: dict[str, Any], seat: int) -> bytes: ...
    def read(self, wire: Wire, text: bytes) -> dict[str, Any] | None: ...
    def to_act(self, told: dict[str, Any]) -> int: ...
    def move(self, told: dict[str, Any], match: dict[str, Any], seat: int, rng: random.Random) -> bytes: ...


class Ours:
    """Our server: one process, or several on one database."""

    def __init__(
        self, name: str, urls: list[str], pids: list[int], game: str = GAME, *, figures: bool = True
    ) -> None:
        self.name, self.urls, self.pids, self.game = name, urls, pids, game
        self.figures = figures
        """Whether everybody wants figures, as browsers do."""

    async def __aenter__(self) -> Ours:
        self.player = await Client.guest(self.urls[0], "Player")
        self.watcher = await Client.guest(self.urls[0], "Watcher")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.player.close()
        self.watcher.close()

    async def match(self) -> dict[str, Any]:
        """Open a match and take both seats."""
        return {"id": (await self.player.new_table(self.game, ["me", "me"]))["table"]}

    async def wire(self, seat: int) -> Wire:
        """A socket of a player or of the spectator; the second player is at the last process."""
        place = f"ws://{urlsplit(self.urls[-1 if seat == 2 else 0]).netloc}/ws"
        return await Wire.connect(place, (self.player if seat else self.watcher).headers())

    def watch(self, match: dict[str, Any], seat: int) -> bytes:
        """The message that follows a match."""
        return orjson.dumps({"type": "watch", "table": match["id"], "seat": seat, "figures": self.figures})

    def read(self, _: Wire, text: bytes) -> dict[str, Any] | None:
        """What a message tells: the position, if it is about a match."""
        told: dict[str, Any] = orjson.loads(text)
        if told["type"] not in ("table", "events"):
            return None
        return {
            "match": told["table"],
            "state": told,
            "over": told["status"] == "over",
            "news": told["type"] == "events",
        }

    def to_act(self, told: dict[str, Any]) -> int:
        return int(told["state"]["to_act"])

    def move(self, told: dict[str, Any], match: dict[str, Any], seat: int, rng: random.Random) -> bytes:
        """Any move of the seat to act."""
        move, seen = rng.choice(told["state"]["legal"]), told["state"]["number"]
        return orjson.dumps({"type": "move", "table": match["id"], "seen": seen, "move": move, "seat": seat})


# -- measuring processes --------------------------------------------------------------------------------------


def memory(pids: list[int]) -> float:
    """Resident megabytes of some processes."""
    found = [re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()) for pid in pids]
    return sum(int(one[1]) for one in found if one) / 1024


def busy(pids: list[int]) -> float:
    """CPU seconds that some processes have used."""
    words = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in words) / os.sysconf("SC_CLK_TCK")


# -- the load -------------------------------------------------------------------------------------------------


class Table:
    """Two players and a spectator, who play one match after the other as fast as the server lets them."""

    def __init__(self, site: Site, seed: int, first: dict[str, Any]) -> None:
        self.site, self.match = site, first
        self.rng = random.Random(seed)
        self.wires: list[Wire] = []
        self.latencies: list[float] = []
        self.seen = 0
        """By the spectator."""
        self.sent = 0.0
        self.told: list[dict[str, Any] | None] = [None] * 3
        self.waits = [False] * 3
        self.ended: set[int] = set()
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Play one match after the other."""
        self.wires = [await self.site.wire(seat) for seat in range(3)]
        for seat, wire in enumerate(self.wires):
            wire.take = partial(self.take, seat)
        while True:
            self.told, self.waits, self.ended = [None] * 3, [False] * 3, set()
            self.over.clear()
            for seat, wire in enumerate(self.wires):
                wire.send(self.site.watch(self.match, seat))
            await self.over.wait()
            self.match = await self.site.match()

    def take(self, seat: int, text: bytes) -> None:
        """Move when it is this seat's turn; the seat that waits measures how long the move took."""
        told = self.site.read(self.wires[seat], text)
        if told is None or told["match"] != self.match["id"]:
            return
        first, self.told[seat] = self.told[seat] is None, told
        if told["news"] and self.waits[seat]:
            self.latencies.append(time.perf_counter() - self.sent)
        self.seen += not seat and told["news"]
        if told["over"]:
            self.ended.add(seat)
            if len(self.ended) == 3:
                self.over.set()
        elif not first:
            self.go_on(seat, told)
        elif all(self.told):
            # All watch before the first move: the peer's clients may miss a move that is made meanwhile.
            for one in (1, 2):
                self.go_on(one, self.told[one] or {})

    def go_on(self, seat: int, told: dict[str, Any]) -> None:
        mine = seat == self.site.to_act(told)
        self.waits[seat] = bool(seat) and not mine
        if mine:
            self.sent = time.perf_counter()
            self.wires[seat].send(self.site.move(told, self.match, seat, self.rng))


async def load(site: Site, number: int, seconds: float) -> dict[str, float]:
    """Play at so many tables for a while."""
    before = memory(site.pids)
    tables = [Table(site, seed, await site.match()) for seed in range(number)]
    per_table = 1024 * (memory(site.pids) - before) / number
    tasks = []
    for table in tables:
        tasks.append(asyncio.create_task(table.play()))
        await asyncio.sleep(0)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            while not all(table.latencies for table in tables):  # until everybody plays
                await asyncio.sleep(0.1)
    for table in tables:
        table.latencies.clear()
        table.seen = 0
    began, cpu, own = time.perf_counter(), busy(site.pids), time.process_time()
    await asyncio.sleep(seconds)
    took, used, own = time.perf_counter() - began, busy(site.pids) - cpu, time.process_time() - own
    moves = sorted(one for table in tables for one in table.latencies)
    seen = sum(table.seen for table in tables)
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in tables:
        for wire in table.wires:
            wire.close()
    assert not failed, failed[:3]
    assert moves, f"{site.name}: no move in {seconds:g} seconds at {number} tables"
    # What the players have, the spectator has too, up to what is on its way.
    assert seen >= 0.9 * len(moves) - 3 * number, (seen, len(moves))
    return {
        "moves a second": len(moves) / took,
        "p50 ms": 1000 * moves[len(moves) // 2],
        "p99 ms": 1000 * moves[int(0.99 * len(moves))],
        "kB a table": per_table,
        "CPU ms a move": 1000 * used / len(moves),
        "CPU ms of the players": 1000 * own / len(moves),
    }


async def idle(site: Ours) -> dict[str, float]:
    """Hold idle sockets."""
    before, wires = memory(site.pids), list[Wire]()
    for _ in range(IDLE // 50):
        wires += await asyncio.gather(*(site.wire(0) for _ in range(50)))
    held = (await site.watcher.get("/healthz"))["sockets"]
    each = 1024 * (memory(site.pids) - before) / len(wires)
    wires[0].send(b'{"type":"ping"}')
    assert b"pong" in await wires[0].recv()
    for wire in wires:
        wire.close()
    return {"held": held, "kB each": each}


# -- the servers ----------------------------------------------------------------------------------------------


@contextlib.contextmanager
def ours(
    db: str, processes: int = 1, *more: str, sources: Path | None = None
) -> Iterator[tuple[list[str], list[int]]]:
    """Our server without limits, by other sources if some are given: addresses and processes."""
    environment = {**os.environ, "PYTHONPATH": str(sources / "src")} if sources else None
    flags = [f"--{name.replace('_', '-')}=1000000" for name in _LIMITS.split()]
    words = ["serve", "--port=0", "--warm=no", "--log-level=error", f"--db={db}", *flags, *more]
    started = []
    try:
        for _ in range(processes):
            command = [sys.executable, "-m", "vihara", *words]
            started.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment))
        urls = []
        for process in started:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found, "the server did not start"
            urls.append(found[0])
        yield urls, [process.pid for process in started]
    finally:
        for process in started:
            process.terminate()
            process.wait()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL that writes to the disk as it does by itself; the tests know how to start one."""
    place = Path(__file__).parent.parent / "tests" / "server" / "postgres.py"
    spec = importlib.util.spec_from_file_location("postgres_for_tests", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with module.postgres(settings=()) as url:
        yield url


Figures = dict[str, dict[str, float]]
_OURS = ("Vihara, SQLite, figures for all", "Vihara, SQLite, without figures", "Vihara, SQLite, uvicorn's own way")


async def measure(sites: list[Any]) -> dict[str, Figures]:
    """All figures; one server right after the other, so that all have the same weather."""
    found: dict[str, Figures] = {site.name: {} for site in sites}
    async with contextlib.AsyncExitStack() as stack:
        for site in sites:
            await stack.enter_async_context(site)
            await load(
                site, WARM_TABLES, SECONDS
            )  # loads the rules, and lets either language's compiler do its work
        for number in TABLES:
            for site in sites:
                found[site.name][f"{number} tables"] = figures = await load(site, number, SECONDS)
                print(f"{site.name}, {number} tables: {figures}", file=sys.stderr)
        found[sites[0].name]["idle"] = await idle(sites[0])
    return found


def run() -> dict[str, Figures]:
    """All servers on the same machine; those that are not measured have nothing to do."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls, pids = stack.enter_context(ours(str(folder / "bench.db")))
        sites: list[Any] = [Ours(_OURS[0], urls, pids), Ours(_OURS[1], urls, pids, figures=False)]
        long_way = stack.enter_context(ours(str(folder / "long.db"), 1, "--socket-shortcut=no"))
        sites.append(Ours(_OURS[2], *long_way))
        peer_folder = folder / "peer"
        peer_folder.mkdir()
        process, url = start_peer(peer_folder)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        sites.append(Peer(url, [process.pid]))
        urls, pids = stack.enter_context(ours(stack.enter_context(postgres()), 2))
        sites.append(Ours("Vihara, PostgreSQL, two processes", urls, pids))
        return uvloop.run(measure(sites))


# -- telling --------------------------------------------------------------------------------------------------

_COLUMNS = ("moves a second", "p50 ms", "p99 ms", "kB a table", "CPU ms a move", "CPU ms of the players")


def ratios(found: dict[str, Figures], name: str, column: str) -> dict[str, float]:
    """How many times the peer's figure ours is."""
    mine, peer = found[name], found[Peer.name]
    return {key: mine[key][column] / peer[key][column] for key in mine if key in peer}


def _cell(column: str, value: float) -> str:
    if column == "kB a table":
        return f"{value:,.0f}" if value > 0 else "–"  # its memory shrank meanwhile
    return f"{value:,.2f}" if column.startswith("CPU") else f"{value:,.1f}"


def page(found: dict[str, Figures]) -> str:
    """The table as Markdown."""
    about = (__doc__ or "").split("\n\n")[1].replace("\n", " ")
    machine = f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}"
    lines = [
        "# The server's speed",
        "",
        f"Written by `python bench/server_load.py --write docs/speed-server.md`. {about}",
        "",
        f"{machine}, load average {os.getloadavg()[0]:.1f} at the end; load generator and server share the cores.",
        "",
        "| tables | server | " + " | ".join(_COLUMNS) + " |",
        "|---|---|" + "---|" * len(_COLUMNS),
    ]
    for number in TABLES:
        for name, figures in found.items():
            values = [_cell(column, figures[f"{number} tables"][column]) for column in _COLUMNS]
            lines.append(f"| {number:,} | {name} | " + " | ".join(values) + " |")
    lines += ["", "Times boardgame.io's moves a second, and times our CPU time a move that its server takes:", ""]
    for name in _OURS:
        more, less = ratios(found, name, "moves a second"), ratios(found, name, "CPU ms a move")
        told = [f"{more[key]:.1f} and {1 / less[key]:.1f} at {key}" for key in more]
        lines.append(f"- {name}: {', '.join(told)}")
    held = found[_OURS[0]]["idle"]
    lines += [
        "",
        f"Idle sockets held at once: {held['held']:,.0f}, {held['kB each']:.1f} kB each.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found = run()
    for name, figures in found.items():
        show(name, {f"{key}: {what}": value for key, row in figures.items() for what, value in row.items()})
    for key, ratio in ratios(found, _OURS[0], "moves a second").items():
        print(
            f"{key}: {ratio:.1f} times the peer's moves a second (at least {AT_LEAST:g} wanted)", file=sys.stderr
        )
    if "--write" in sys.argv[1:]:
        Path(sys.argv[sys.argv.index("--write") + 1]).write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
