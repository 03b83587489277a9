"""Compiling in the background: the rules of every game first, then its bots, what is wanted before the rest.

Each piece of work is a process of its own, which writes into the cache that all processes share.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import threading

from vihara.bots import BOTS as PLAYERS
from vihara.core.game import REGISTRY
from vihara.server.logs import log

RULES, BOTS = "rules", "bots"
_AT_ONCE = max(1, min(2, os.cpu_count() or 1))


def spawn(*arguments: str, interpreted: bool = False) -> subprocess.Popen[bytes]:
    """A process of `botworker`."""
    return subprocess.Popen(
        [sys.executable, "-m", "vihara.server.botworker", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"} if interpreted else None,
    )


class Warming:
    """What is still to be compiled, and what is ready."""

    def __init__(self) -> None:
        self._work: list[tuple[str, str]] = [(key, part) for part in (RULES, BOTS) for key in REGISTRY]
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._ready: set[tuple[str, str]] = set()
        self._events: dict[str, asyncio.Event] = {key: asyncio.Event() for key in REGISTRY}
        self._stopping = threading.Event()

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        for _ in range(_AT_ONCE):
            thread = threading.Thread(target=self._run, name="vihara-warming", daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """End all processes."""
        with self._lock:
            self._stopping.set()
            for process in self._running:
                process.kill()
        for thread in self._threads:
            thread.join()

    async def rules(self, game: str) -> None:
        """Wait until a game's rules are in the cache; they come first from now on."""
        with self._lock:
            if (game, RULES) in self._work:
                self._work.remove((game, RULES))
                self._work.insert(0, (game, RULES))
        await self._events[game].wait()

    def ready(self, game: str, bot: str) -> bool:
        """Whether a bot need not be compiled any more."""
        return (game, bot) in self._ready

    def _run(self) -> None:
        while True:
            with self._lock:
                if self._stopping.is_set() or not self._work:
                    return
                game, part = self._work.pop(0)
                process = spawn("--warm", game, part)
                self._running.add(process)
            with process:
                assert process.stdout is not None
                for line in process.stdout:
                    self._tell(**json.loads(line))
            with self._lock:
                self._running.discard(process)
            if self._stopping.is_set():
                return
            (log.error if process.returncode else log.info)(
                "compiled", game=game, part=part, code=process.returncode
            )
            # Should it have failed, whoever needs it finds out why.
            self._tell(game)
            for bot in PLAYERS if part == BOTS else ():
                self._tell(game, bot)

    def _tell(self, ready: str, bot: str | None = None) -> None:
        if bot is not None:
            self._ready.add((ready, bot))
            return
        with contextlib.suppress(RuntimeError):  # the loop may be gone by now
            self._loop.call_soon_threadsafe(self._events[ready].set)
