"""Bots in worker processes: a bounded queue, a bounded time, and a crash that costs nobody a game."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import queue
import subprocess
import sys
import threading
from dataclasses import dataclass
from typing import Any

from vihara.server.botworker import QUICK
from vihara.server.logs import log

_TRIES = 2
_COMPILING = 300.0
"""Seconds more for a bot that this worker has not seen before: it may have to be compiled."""


class Busy(Exception):
    """The queue is full."""


class Failed(Exception):
    """No worker found a move: it crashed, took too long, or the bot is at fault."""


@dataclass(frozen=True)
class Job:
    """A turn: the bot gets the view of its seat and nothing else."""

    game: str
    bot: str
    view: bytes
    seed: int
    hint: bool = False
    """Ask for the best moves, not for one."""

    def line(self, bot: str) -> bytes:
        view = base64.b64encode(self.view).decode()
        job = {"game": self.game, "bot": bot, "view": view, "seed": self.seed, "hint": self.hint}
        return json.dumps(job).encode() + b"\n"


class BotPool:
    """The workers, each with a thread that hands it one job at a time."""

    def __init__(self, workers: int, waiting: int, seconds: float, *, warm: bool) -> None:
        self.seconds = seconds
        self.answered = 0
        self.crashed = 0
        self._queue: queue.Queue[tuple[Job, asyncio.Future[Any]] | None] = queue.Queue(waiting)
        self._workers = [_Worker(self) for _ in range(workers)]
        self._warm = warm
        self._warming: subprocess.Popen[bytes] | None = None
        self._ready: set[tuple[str, str]] = set()
        self._rules: dict[str, asyncio.Event] = {}
        self.stopping = False

    def start(self) -> None:
        """Start the workers, and compile in the background."""
        self._loop = asyncio.get_running_loop()
        if self._warm:
            self._warming = _spawn("--warm")
            threading.Thread(target=self._follow_warming, name="vihara-warming", daemon=True).start()
        for worker in self._workers:
            worker.start()

    async def stop(self) -> None:
        """Stop all processes; answers still awaited are given up."""
        self.stopping = True
        if self._warming is not None:
            self._warming.kill()
        for worker in self._workers:
            worker.kill()
        for _ in self._workers:
            with contextlib.suppress(queue.Full):
                self._queue.put_nowait(None)
        for worker in self._workers:
            await asyncio.to_thread(worker.join)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    async def ask(self, job: Job) -> Any:
        """The bot's action, or its hints; Busy if the queue is full, Failed if there is none."""
        future: asyncio.Future[Any] = self._loop.create_future()
        try:
            self._queue.put_nowait((job, future))
        except queue.Full:
            raise Busy from None
        return await future

    async def rules_ready(self, game: str) -> None:
        """Wait until the game's rules are in the cache, if somebody is compiling them."""
        if self._warming is not None and self._warming.poll() is None and (game, "") not in self._ready:
            await self._rules.setdefault(game, asyncio.Event()).wait()

    def bot_for(self, job: Job) -> str:
        """The bot asked for, or the quick one as long as the other is being compiled."""
        compiling = self._warming is not None and self._warming.poll() is None
        if compiling and (job.game, job.bot) not in self._ready and (job.game, QUICK) in self._ready:
            return QUICK
        return job.bot

    def _follow_warming(self) -> None:
        assert self._warming is not None
        assert self._warming.stdout is not None
        for line in self._warming.stdout:
            told = json.loads(line)
            self._ready.add((told["ready"], told.get("bot", "")))
            self._loop.call_soon_threadsafe(self._set_ready, told["ready"])
        code = self._warming.wait()
        if not self.stopping:
            (log.info if code == 0 else log.error)("compiling is over", code=code)
            for game in list(self._rules):
                self._loop.call_soon_threadsafe(self._set_ready, game)

    def _set_ready(self, game: str) -> None:
        self._rules.setdefault(game, asyncio.Event()).set()

    def settle(self, future: asyncio.Future[Any], result: Any) -> None:
        """Tell the event loop, if it is still there."""

        def tell() -> None:
            if future.done():
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell)

    def next(self) -> tuple[Job, asyncio.Future[Any]] | None:
        return self._queue.get()


def _spawn(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "vihara.server.botworker", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


class _Worker(threading.Thread):
    """One process and the thread that looks after it."""

    def __init__(self, pool: BotPool) -> None:
        super().__init__(name="vihara-bots", daemon=True)
        self.pool = pool
        self.process: subprocess.Popen[bytes] | None = None
        self.seen: set[tuple[str, str]] = set()

    def run(self) -> None:
        while (item := self.pool.next()) is not None:
            job, future = item
            result: Any = Failed("no worker answered")
            for _ in range(_TRIES):
                try:
                    result = self.think(job)
                    self.pool.answered += 1
                    break
                except Failed as failed:
                    self.pool.crashed += 1
                    result = failed
                    log.warning("bot failed", game=job.game, bot=job.bot, reason=str(failed))
            self.pool.settle(future, result)

    def think(self, job: Job) -> Any:
        """One try; a process that does not answer in time is ended, and the next try gets a new one."""
        if self.pool.stopping:
            raise Failed("the server is stopping")
        if self.process is None or self.process.poll() is not None:
            self.kill()
            self.process, self.seen = _spawn(), set()
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        bot = self.pool.bot_for(job)
        new = (job.game, bot) not in self.seen
        timer = threading.Timer(self.pool.seconds + (_COMPILING if new else 0), process.kill)
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(job.line(bot))
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError as error:
            raise Failed(f"the worker is gone: {error.strerror}") from error
        finally:
            timer.cancel()
        if not line:
            raise Failed("the worker crashed or took too long")
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise Failed(told["error"])
        self.seen.add((job.game, bot))
        return told["answer"]

    def kill(self) -> None:
        """End the process, if there is one."""
        process = self.process
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
