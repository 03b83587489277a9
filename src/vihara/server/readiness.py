"""Which games are ready: rules are compiled once, in the background, and whoever needs them earlier waits."""

from __future__ import annotations

import asyncio
import contextlib
import threading

from vihara.core.game import REGISTRY, Game, load
from vihara.server.botpool import BotPool
from vihara.server.botworker import prepare
from vihara.server.errors import NotReady
from vihara.server.logs import log
from vihara.server.warming import COMPILING, READY, Warmth

_PATIENCE = 40.0
"""Seconds that somebody waits for rules that are being compiled."""


class Readiness:
    """The games whose rules this process has loaded, or is loading."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._games: dict[str, asyncio.Task[Game]] = {}

    async def game(self, key: str) -> Game:
        """A game whose rules are compiled; NotReady if that takes so long that one had better ask again."""
        if key not in self._games:
            game = await asyncio.to_thread(load, key)
            key = game.key
        if key not in self._games:
            self._games[key] = asyncio.get_running_loop().create_task(self._load(game))
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(self._games[key])
        except TimeoutError:
            raise NotReady(key) from None

    def warmth(self) -> tuple[dict[str, Warmth], dict[str, tuple[int, int, float]]]:
        """How far each game is; of those being compiled the steps done, the steps in all, and the seconds."""
        states, progress = dict[str, Warmth](), dict[str, tuple[int, int, float]]()
        for key in REGISTRY:
            states[key], way = self.pool.warmth(key)
            task = self._games.get(key)
            if task is not None:  # somebody has asked for it: this process loads it, or compiles it itself
                states[key] = READY if task.done() else COMPILING
            if states[key] == COMPILING:
                progress[key] = way
        return states, progress

    async def _load(self, game: Game) -> Game:
        await self.pool.rules_ready(game.key)
        loop, ready = asyncio.get_running_loop(), asyncio.Event()

        def work() -> None:
            try:
                prepare(game)
            except Exception:
                log.defect("game cannot be prepared", game=game.key)
            with contextlib.suppress(RuntimeError):  # the loop may be gone by now
                loop.call_soon_threadsafe(ready.set)

        # Nothing stops a compiler; a daemon thread does not keep the server from stopping.
        threading.Thread(target=work, name="vihara-compiler", daemon=True).start()
        await ready.wait()
        return game
