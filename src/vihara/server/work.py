"""Work that takes long: in threads of its own, one person after the other, with a limit on how much may wait.

Whoever brings a hundred things waits a hundred turns; who brings one waits one. What waits too long, or is too
much, is refused as busy, so that nobody waits for an answer that does not come.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from vihara.core.deadline import within
from vihara.server.errors import TooBusy
from vihara.server.settings import Settings

_LOG_THREADS = 4
Item = TypeVar("Item")
Result = TypeVar("Result")


Place: TypeAlias = Callable[[str], str]
"""Where somebody comes from."""


def itself(who: str) -> str:
    """Everybody comes from somewhere else."""
    return who


class FairQueue(Generic[Item]):
    """Lines of things to do, one line for each person; each gets a turn before anybody gets the next.

    It is the turn of a place, and there of a person: whoever is a hundred guests waits like one among others.
    """

    def __init__(self, place: Place = itself) -> None:
        self._place = place
        self._places: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._changed = threading.Condition()
        self._size = 0

    def put(self, item: Item, who: str = "") -> None:
        """Put something at the end of somebody's line."""
        with self._changed:
            self._places.setdefault(self._place(who), OrderedDict()).setdefault(who, deque()).append(item)
            self._size += 1
            self._changed.notify()

    def get(self) -> Item:
        """Take the next thing; waits until there is one."""
        with self._changed:
            while not self._size:
                self._changed.wait()
            place, people = next(iter(self._places.items()))
            who, line = next(iter(people.items()))
            item = line.popleft()
            self._size -= 1
            _next(people, who, keep=bool(line))
            _next(self._places, place, keep=bool(people))
            return item

    def qsize(self) -> int:
        return self._size

    def of(self, who: str) -> int:
        """How many things of somebody wait."""
        with self._changed:
            people = self._places.get(self._place(who))
            return len(people.get(who, ())) if people else 0

    def beside(self, who: str) -> int:
        """How many things wait of all who come from where somebody does."""
        with self._changed:
            people = self._places.get(self._place(who))
            return sum(map(len, people.values())) if people else 0


def _next(lines: OrderedDict[str, Any], first: str, *, keep: bool) -> None:
    """The first one has had its turn: it goes to the end, or away if nothing is left."""
    if keep:
        lines.move_to_end(first)
    else:
        del lines[first]


_Task = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Crew:
    """Threads that do what waits in a fair queue."""

    def __init__(
        self, name: str, threads: int, *, most: int, share: int, wait: float, place: Place = itself
    ) -> None:
        """At most so many things wait in all, half of them from one place, and so many of one person; none waits
        longer than `wait` seconds.
        """
        self.name, self.threads, self.most, self.share, self.wait = name, threads, most, share, wait
        self._queue: FairQueue[_Task | None] = FairQueue(place)
        self._running: list[threading.Thread] = []

    def start(self) -> None:
        for _ in range(self.threads):
            # Nothing stops a simulation; a daemon thread does not keep the server from stopping.
            thread = threading.Thread(target=self._work, name=f"vihara-{self.name}", daemon=True)
            thread.start()
            self._running.append(thread)

    def stop(self) -> None:
        for _ in self._running:
            self._queue.put(None)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    async def do(
        self, who: str, work: Callable[[], Result], seconds: float | None = None, *, refusable: bool = True
    ) -> Result:
        """Do somebody's work, with a limit on its computing time if one is given; TooBusy if it is not begun soon.

        What belongs to something that has already happened is not refusable, however long it takes.
        """
        if refusable and (
            self._queue.qsize() >= self.most
            or self._queue.of(who) >= self.share
            or self._queue.beside(who) >= max(self.share, self.most // 2)
        ):
            raise TooBusy
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        begun = asyncio.Event()
        context = contextvars.copy_context()

        def limited() -> Result:
            loop.call_soon_threadsafe(begun.set)
            if seconds is None:
                return work()
            with within(seconds):
                return work()

        self._queue.put((lambda: context.run(limited), future), who)
        try:
            async with asyncio.timeout(self.wait if refusable else None):
                await begun.wait()
        except TimeoutError:
            if not begun.is_set():
                future.cancel()  # whoever takes it out of the queue leaves it
                raise TooBusy from None
        return await future

    def _work(self) -> None:
        while (task := self._queue.get()) is not None:
            work, future = task
            if future.cancelled():
                continue
            result: Any = None
            failure: BaseException | None = None
            try:
                result = work()
            except BaseException as error:  # whoever waits hears of it
                failure = error
            with contextlib.suppress(RuntimeError):  # the loop may be gone by now
                future.get_loop().call_soon_threadsafe(_settle, future, result, failure)


class Crews:
    """Who does what: each has threads of its own, so that one kind of work never keeps another waiting."""

    def __init__(self, settings: Settings, place: Place = itself) -> None:
        def crew(name: str, threads: int) -> Crew:
            most, share = settings.work_queue, settings.work_share
            return Crew(name, threads, most=most, share=share, wait=settings.work_wait, place=place)

        self.games = crew("games", settings.game_threads)
        """Steps of games that simulate."""
        self.logs = crew("logs", _LOG_THREADS)
        """Logs of tables played again, to have them in memory."""
        self.studies = crew("studies", settings.study_threads)
        """Lessons, replays, match files."""
        self.passwords = crew("passwords", settings.password_threads)

    def start(self) -> None:
        for crew in (self.games, self.logs, self.studies, self.passwords):
            crew.start()

    def stop(self) -> None:
        for crew in (self.games, self.logs, self.studies, self.passwords):
            crew.stop()


def _settle(future: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    if future.done():
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(result)
