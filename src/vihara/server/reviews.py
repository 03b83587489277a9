"""Reviews of finished matches: each computed once, by a process of its own, and kept.

People take turns, as with bots: whoever asks for a hundred keeps nobody else waiting for more than one.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from vihara.bots.search import can_search
from vihara.core.match import Match
from vihara.core.replay import read, write
from vihara.core.saying import Saying
from vihara.languages import say, translate
from vihara.review.findings import Decision, Review, review_of
from vihara.review.keeping import name_of
from vihara.review.reasons import why
from vihara.server.errors import TooBusy, WrongTime
from vihara.server.logs import log
from vihara.server.work import FairQueue, Place, itself

DEPTH: Final = "standard"
SEED: Final = 1
_AT_ONCE: Final = 1
_WAITING: Final = 16
"""So many reviews may wait, half of them from one place."""
_SHARE: Final = 3
"""So many of one person."""
_KEPT: Final = 64
"""So many are in memory."""
_REMEMBERED: Final = 10_000
"""So many that were tried in vain are known."""
_LONGEST: Final = 600.0
"""Seconds after which one is given up; the first has to compile."""


@dataclass(frozen=True)
class Turning:
    """A turning point: which of the decisions it is, and why another move would have been better."""

    decision: int
    why: str


@dataclass(frozen=True)
class Reviewed:
    """A review, or that it is being computed: then ask again."""

    ready: bool
    review: Review | None
    turning: tuple[Turning, ...]


class Reviews:
    """Those that are known, and those under way."""

    def __init__(
        self, place: Place = itself, run: Callable[[str], Awaitable[dict[str, Any]]] | None = None
    ) -> None:
        self._found: OrderedDict[str, Review] = OrderedDict()
        self._wanted: set[str] = set()
        """Those that wait, and those under way."""
        self._waiting: FairQueue[tuple[str, str]] = FairQueue(place)
        self._failed: set[str] = set()
        """Tried in vain; whoever asks again should not let it be tried every second."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._run = run or _run

    def of(self, match: Match, language: str, who: str) -> Reviewed:
        """What is known of a match; if it is nothing, it is found out for whoever asks, in their turn."""
        if not can_search(match.game):
            sentence = "luck and skill cannot be told apart in {game}"
            raise WrongTime(Saying("review-game", sentence, game=say(language, f"{match.game.key}-name")))
        name = name_of(match, DEPTH, SEED)
        found = self._found.get(name)
        if found is None:
            if name not in self._wanted:
                self._ask(name, match, who)
            return Reviewed(ready=False, review=None, turning=())
        self._found.move_to_end(name)
        names = tuple(match.names.get(seat, "") for seat in range(1, match.seats + 1))
        return Reviewed(True, found.named(names), tuple(self._told(found, at, language) for at in found.turning))

    def _told(self, found: Review, place: int, language: str) -> Turning:
        one: Decision = found.decisions[place]
        return Turning(place, translate(why(one), language))

    def _ask(self, name: str, match: Match, who: str) -> None:
        line = self._waiting
        if (
            name in self._failed
            or line.qsize() >= _WAITING
            or line.of(who) >= _SHARE
            or line.beside(who) >= _WAITING // 2
        ):
            raise TooBusy
        self._wanted.add(name)
        line.put((name, write(match)), who)
        if len(self._tasks) < _AT_ONCE:
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Give up what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        """Compute what waits, until nothing does."""
        while self._waiting.qsize():
            await self._compute(*self._waiting.get())

    async def _compute(self, name: str, text: str) -> None:
        """Let a process do it, which looks whether it was done before."""
        try:
            self._found[name] = review_of(await self._run(text))
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)
        except Exception as error:  # whatever it is, the others go on
            log.warning("review failed", reason=repr(error))
            if len(self._failed) >= _REMEMBERED:
                self._failed.clear()
            self._failed.add(name)
        finally:
            self._wanted.discard(name)


async def _run(text: str) -> dict[str, Any]:
    """A process at low priority, ended if it takes too long or nobody waits any more."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "vihara.server.reviews",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with asyncio.timeout(_LONGEST):
            told, _ = await process.communicate(text.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise ValueError(f"its process ended with {process.returncode}")
    found: dict[str, Any] = json.loads(told)
    return found


def main() -> None:
    """The process: a match file comes in, its review goes out."""
    from vihara.review.keeping import reviewed

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server with Ctrl-C ends this, too
    if hasattr(os, "nice"):
        os.nice(10)
    print(json.dumps(reviewed(read(sys.stdin.read()).match, DEPTH, SEED).data()))


if __name__ == "__main__":
    main()
