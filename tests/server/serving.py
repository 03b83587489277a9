"""Servers for the tests: in a thread of their own, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import dataclasses
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from vihara.core.game import REGISTRY, Game
from vihara.server.app import configure, create_app, listen
from vihara.server.database import open_database
from vihara.server.schema import migrate
from vihara.server.service import Service
from vihara.server.settings import Settings

GAMES = list(REGISTRY)


def players(game: Game) -> int:
    """So many that one can see what another one does not: the fewest, but never one alone."""
    return max(2, game.seats[0])


QUICK: dict[str, Any] = {
    "port": 0, "warm": False, "bot_pause": 0.0, "messages_per_second": 1e6, "requests_per_second": 1e6,
    "pages_per_second": 1e6,
    "guests_per_hour": 1e6, "passwords_per_minute": 1e6, "chat_per_minute": 1e6, "sockets_per_address": 10_000,
    "sockets_per_person": 10_000, "max_tables": 100_000, "log_level": "warning", "asides_per_minute": 1e6,
    "asides_per_address": 1e6,
    "messages_per_address": 1e6, "tables_per_day": 1_000_000, "tables_per_address": 1e9, "imports_per_hour": 1e6,
    "imports_per_address": 1e6, "passwords_per_account": 1e6, "connections_per_address": 10_000,
    "work_share": 10_000, "work_queue": 10_000, "work_wait": 600.0,
    "secret": str(Path(tempfile.mkdtemp(prefix="vihara-")) / "secret"),
}  # fmt: skip
"""Settings that do not slow a test down."""


@contextmanager
def served(db: str, prepare: Callable[[Service], None] = lambda _: None, **more: Any) -> Iterator[str]:
    """A server in a thread: its URL."""
    settings = dataclasses.replace(Settings(), **{**QUICK, "db": db, **more})
    migrate(open_database(settings.database()))
    service = Service(settings)
    prepare(service)
    with listen(settings) as place:
        server = uvicorn.Server(configure(create_app(settings, service), settings))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[place])), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{place.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


class Process:
    """A server as a process of its own."""

    def __init__(self, db: str, **more: Any) -> None:
        flags = {**QUICK, "db": db, **more}
        words = [f"--{name.replace('_', '-')}={value}" for name, value in flags.items()]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vihara", "serve", *words],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r} {self.process.communicate()[1]}")
        self.url = found[0]

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """End it: what it wrote to its log."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.communicate()[1]
