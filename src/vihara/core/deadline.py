"""A deadline for work that may take long: whoever does it asks now and then, and gives up when it is over.

Time is the thread's own computing time, so that a busy machine fails nobody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from vihara.core.errors import TookTooLong

_Deadline = tuple[float, float, Callable[[], float]]
_deadline: ContextVar[_Deadline | None] = ContextVar("deadline", default=None)


@contextmanager
def within(seconds: float, now: Callable[[], float] = time.thread_time) -> Iterator[None]:
    """Give up after so many seconds of computing; inside another deadline, the earlier one holds."""
    until, outer = now() + seconds, _deadline.get()
    if outer is not None and outer[2] is now and outer[0] < until:
        yield
        return
    token = _deadline.set((until, seconds, now))
    try:
        yield
    finally:
        _deadline.reset(token)


def check() -> None:
    """Raise TookTooLong if the time is over; without a deadline nothing happens."""
    found = _deadline.get()
    if found is not None and found[2]() > found[0]:
        raise TookTooLong(found[1])
