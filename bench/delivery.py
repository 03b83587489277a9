"""A move, delivered with figures to two players and a spectator: now, before games declared their vocabulary, and
without the short way of sockets: `python bench/delivery.py [--json]`.

All servers run in the same run, by turns, on SQLite with full synchronization; what counts is the CPU time of the
server's process for a move, from the frame that comes to the three that leave.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import show
from server_load import Ours, load, ours

ROOT = Path(__file__).parent.parent
BEFORE = "865933d"
"""The last commit at which no game had declared its vocabulary."""
GAMES = ("mandala", "ananda", "tajuto")
WANTED = 0.75
"""The part of the CPU time of then that a move may take."""
TABLES, SECONDS, ROUNDS = 10, 4.0, 3


async def measured(sites: dict[str, Ours]) -> dict[str, float]:
    """The least CPU milliseconds a move took at each server, of so many rounds by turns."""
    best: dict[str, float] = {}
    async with contextlib.AsyncExitStack() as stack:
        for site in sites.values():
            await stack.enter_async_context(site)
            await load(site, TABLES, SECONDS)  # loads the rules
        for _ in range(ROUNDS):
            for name, site in sites.items():
                took = (await load(site, TABLES, SECONDS))["CPU ms a move"]
                best[name] = min(took, best.get(name, took))
    return best


def compile_rules(sources: Path) -> None:
    """So that nobody waits for them when the servers run."""
    work = "from vihara.core.game import load; from vihara.server.botworker import prepare; "
    work += f"[prepare(load(key)) for key in {GAMES}]"
    environment = {**os.environ, "PYTHONPATH": str(sources / "src")}
    subprocess.run([sys.executable, "-c", work], env=environment, check=True)


def main() -> None:
    """Check the earlier commit out, and measure."""
    found: dict[str, float] = {}
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        archive = subprocess.run(["git", "archive", BEFORE, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
        compile_rules(folder)
        compile_rules(ROOT)
        servers = {
            "before": stack.enter_context(ours(str(folder / "before.db"), sources=folder)),
            "now": stack.enter_context(ours(str(folder / "now.db"), sources=ROOT)),
            "plain": stack.enter_context(ours(str(folder / "plain.db"), 1, "--socket-shortcut=no", sources=ROOT)),
        }
        for game in GAMES:
            took = asyncio.run(measured({name: Ours(name, *place, game) for name, place in servers.items()}))
            found |= {
                f"{game}, CPU ms a move, before": took["before"],
                f"{game}, CPU ms a move, now": took["now"],
                f"{game}, CPU ms a move, now without the short way": took["plain"],
                f"{game}, part of before (at most {WANTED})": took["now"] / took["before"],
                f"{game}, without the short way, times": took["plain"] / took["now"],
            }
    show("A move with figures for three", found)


if __name__ == "__main__":
    main()
