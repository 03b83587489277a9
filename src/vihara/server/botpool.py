"""Bots in worker processes: a bounded queue, a bounded time, and a crash that costs nobody a game."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import subprocess
import threading
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeAlias

from vihara.bots import remembers
from vihara.core.match import Match, Sight
from vihara.server.botworker import QUICK, STEPS
from vihara.server.logs import log
from vihara.server.warming import WAITING, Warming, Warmth, spawn
from vihara.server.work import FairQueue, Place, itself

ADVISER = "search"
"""The bot whose compiled code hints need."""
_TRIES = 2
_COMPILING = 300.0
"""Seconds more for a bot that this worker has not seen before: it may have to be compiled."""


_UNCOMPILED = 8.0
"""Seconds for a bot that is not compiled at all; then any move will do."""
_STARTING = 60.0
"""Seconds more for its process to start, on a machine that is busy compiling."""


_SHARE = 8
"""The part of the queue that one person's bots may fill."""


class Busy(Exception):
    """The queue is full, or this person's part of it."""


class Failed(Exception):
    """No worker found a move: it crashed, took too long, or the bot is at fault."""


@dataclass(frozen=True)
class Job:
    """A turn: the bot gets what its seat sees, and what it has seen if it is one that remembers, nothing else."""

    game: str
    bot: str
    views: bytes
    seed: int
    hint: bool = False
    """Ask for the best moves, not for one."""
    actions: tuple[int | None, ...] = ()
    """The steps from each view to the next (see `Sight`); none if there is only that of now."""
    version: int = 1
    seats: int = 0
    options: str = "{}"
    """The options of the match as JSON: a view may name what only they hold."""

    @classmethod
    def of(cls, match: Match, bot: str, seed: int, *, hint: bool = False) -> Job:
        """The job of the seat to act."""
        sight = Sight(match.view(match.to_act), ())
        if remembers(bot, match.game) or (hint and match.game.belief is not None):
            sight = match.sight(match.to_act)
        return cls(
            match.game.key,
            bot,
            sight.views.tobytes(),
            seed,
            hint,
            sight.actions,
            match.version,
            match.seats,
            json.dumps(match.written_options()),
        )

    def line(self) -> bytes:
        return json.dumps(asdict(self) | {"views": base64.b64encode(self.views).decode()}).encode() + b"\n"


_Jobs: TypeAlias = FairQueue[tuple[Job, "asyncio.Future[Any] | None"]]
_NOTHING = Job("", "", b"", 0)


class BotPool:
    """The workers, each with a thread that hands it one job at a time."""

    def __init__(self, workers: int, waiting: int, seconds: float, *, warm: bool, place: Place = itself) -> None:
        self.seconds = seconds
        self.answered = 0
        self.crashed = 0
        self.most = waiting
        self.place = place
        self._queue: _Jobs = FairQueue(place)
        self._workers = [_Worker(self, self._queue) for _ in range(workers)]
        self._interpreted = _Worker(self, interpreted=True)
        self._warming = Warming() if warm else None
        self.stopping = False

    def start(self) -> None:
        """Start the workers, and compile in the background."""
        self._loop = asyncio.get_running_loop()
        for worker in self._workers:
            worker.start()
        if self._warming is not None:
            self._warming.start()
            self._interpreted.start()

    async def stop(self) -> None:
        """Stop all processes; answers still awaited are given up."""
        self.stopping = True
        if self._warming is not None:
            await asyncio.to_thread(self._warming.stop)
        workers = [*self._workers, *([self._interpreted] if self._warming is not None else [])]
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.jobs.put((_NOTHING, None))
        for worker in workers:
            await asyncio.to_thread(worker.join)

    @property
    def waiting(self) -> int:
        return self._queue.qsize() + self._interpreted.jobs.qsize()

    async def ask(self, job: Job, who: str = "") -> Any:
        """The bot's action, or its hints, for somebody; Busy if too much waits, Failed if there is none."""
        future: asyncio.Future[Any] = self._loop.create_future()
        bot = self.bot_for(job)
        jobs = self._queue if bot else self._interpreted.jobs
        if (
            self.waiting >= self.most
            or jobs.of(who) >= max(1, self.most // _SHARE)
            or jobs.beside(who) >= max(1, self.most // 2)
        ):
            raise Busy
        jobs.put((replace(job, bot=bot or QUICK), future), who)
        return await future

    async def rules_ready(self, game: str) -> None:
        """Wait until the game's rules are in the cache, if somebody is compiling them."""
        if self._warming is not None:
            await self._warming.rules(game)

    def warmth(self, game: str) -> tuple[Warmth, tuple[int, int, float]]:
        """How far a game's rules are, and the steps and seconds of the way."""
        if self._warming is None:
            return WAITING, (0, STEPS, 0.0)
        return self._warming.warmth(game), self._warming.progress(game)

    def bot_for(self, job: Job) -> str | None:
        """The bot asked for; the quick one as long as the other is being compiled; None if that is, too."""
        warming = self._warming
        return next((bot for bot in (job.bot, QUICK) if warming is None or warming.ready(job.game, bot)), None)

    def answer(self, future: asyncio.Future[Any], result: Any) -> None:
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


class _Worker(threading.Thread):
    """One process and the thread that looks after it."""

    def __init__(self, pool: BotPool, jobs: _Jobs | None = None, *, interpreted: bool = False) -> None:
        super().__init__(name="vihara-bots", daemon=True)
        self.pool, self.interpreted = pool, interpreted
        self.jobs: _Jobs = FairQueue(pool.place) if jobs is None else jobs
        self.process: subprocess.Popen[bytes] | None = None
        self.seen: set[tuple[str, str]] = set()

    def run(self) -> None:
        while True:
            job, future = self.jobs.get()
            if future is None:
                return
            if future.cancelled():
                continue
            result: Any = Failed("no worker answered")
            for _ in range(1 if self.interpreted else _TRIES):
                try:
                    result = self.think(job)
                    self.pool.answered += 1
                    break
                except Failed as failed:
                    self.pool.crashed += 1
                    result = failed
                    log.warning("bot failed", game=job.game, bot=job.bot, reason=str(failed))
            self.pool.answer(future, result)

    def think(self, job: Job) -> Any:
        """One try; a process that does not answer in time is ended, and the next try gets a new one."""
        if self.pool.stopping:
            raise Failed("the server is stopping")
        if self.process is None or self.process.poll() is not None:
            self.kill()
            self.process, self.seen = spawn(interpreted=self.interpreted), set()
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        limit = self.pool.seconds
        if self.interpreted:
            limit = _UNCOMPILED if self.seen else _UNCOMPILED + _STARTING
        elif (job.game, job.bot) not in self.seen:
            limit += _COMPILING
        timer = threading.Timer(limit, process.kill)
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(job.line())
            process.stdin.flush()
            line = process.stdout.readline()
        except (OSError, ValueError) as error:  # its pipe is broken, or was closed when the server stopped
            raise Failed(f"the worker is gone: {error}") from error
        finally:
            timer.cancel()
        if not line:
            raise Failed("the worker crashed or took too long")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise Failed(reply["error"])
        self.seen.add((job.game, job.bot))
        return reply["answer"]

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
