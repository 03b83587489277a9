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
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from vihara.bots import BOTS as PLAYERS
from vihara.core.game import REGISTRY
from vihara.server.botworker import STEPS
from vihara.server.logs import log

Warmth = Literal["ready", "compiling", "waiting"]
READY: Final = "ready"
COMPILING: Final = "compiling"
WAITING: Final = "waiting"
"""How far a game is: a table can be opened, its rules are being compiled, its turn comes."""
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


def _bulk(package: str) -> int:
    """The size of a game's sources: what compiles sooner comes first, so that something can be played soon."""
    spec = find_spec(package)
    folders = (spec.submodule_search_locations if spec else None) or []
    return sum(path.stat().st_size for folder in folders for path in Path(folder).glob("*.py"))


class Warming:
    """What is still to be compiled, and what is ready."""

    def __init__(self) -> None:
        order = sorted(REGISTRY, key=lambda key: _bulk(REGISTRY[key]))
        self._work: list[tuple[str, str]] = [(key, part) for part in (RULES, BOTS) for key in order]
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._ready: set[tuple[str, str]] = set()
        self._begun: dict[str, float] = {}
        self._steps: dict[str, tuple[int, int]] = {}
        self._events: dict[str, asyncio.Event] = {key: asyncio.Event() for key in REGISTRY}
        self._stopping = threading.Event()

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        for _ in range(_AT_ONCE):
            self._begin(self._run)

    def _begin(self, work: Any, *words: Any) -> None:
        thread = threading.Thread(target=work, args=words, name="vihara-warming", daemon=True)
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
        """Wait until a game's rules are in the cache; from now on nothing else comes before them."""
        with self._lock:
            if (game, RULES) in self._work and not self._stopping.is_set():
                self._work.remove((game, RULES))
                self._begin(self._compile, game, RULES, "--now")
        await self._events[game].wait()

    def ready(self, game: str, bot: str) -> bool:
        """Whether a bot need not be compiled any more."""
        return (game, bot) in self._ready

    def warmth(self, game: str) -> Warmth:
        """How far the rules of a game are."""
        if self._events[game].is_set():
            return READY
        return COMPILING if game in self._begun else WAITING

    def progress(self, game: str) -> tuple[int, int, float]:
        """Of rules that are being compiled: steps done, steps in all, seconds since it began."""
        return *self._steps.get(game, (0, STEPS)), time.monotonic() - self._begun.get(game, time.monotonic())

    def _run(self) -> None:
        while not self._stopping.is_set():
            with self._lock:
                if not self._work:
                    return
                game, part = self._work.pop(0)
            self._compile(game, part)

    def _compile(self, game: str, part: str, *how: str) -> None:
        """One piece of work."""
        with self._lock:
            if self._stopping.is_set():
                return
            process = spawn("--warm", game, part, *how)
            self._running.add(process)
        self._begun.setdefault(game, time.monotonic())
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                self._tell(**json.loads(line))
        with self._lock:
            self._running.discard(process)
        if self._stopping.is_set():
            return
        (log.error if process.returncode else log.info)("compiled", game=game, part=part, code=process.returncode)
        # Should it have failed, whoever needs it finds out why.
        self._tell(game)
        for bot in PLAYERS if part == BOTS else ():
            self._tell(game, bot)

    def _tell(self, game: str, bot: str | None = None, step: tuple[int, int] | None = None) -> None:
        if step is not None:
            self._steps[game] = max(self._steps.get(game, (0, STEPS)), (step[0], step[1]))
        elif bot is not None:
            self._ready.add((game, bot))
        else:
            with contextlib.suppress(RuntimeError):  # the loop may be gone by now
                self._loop.call_soon_threadsafe(self._events[game].set)
