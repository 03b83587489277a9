"""Steady time: the seconds that clocks count, whatever happens to the clock of the host.

Within a process it goes on evenly: setting the host's clock, by hours or back, neither gives nor takes time.
Every few seconds each process writes down how far it is. One that starts goes on from there; what has passed
meanwhile counts as the host's clock tells it, but never less than nothing and never more than `GAP`. So no
restart, however long it takes and whatever the clock says after it, costs anybody more than that. Steady time
begins as the time of day; a long stop leaves it behind, which nobody sees: dates in logs and lists are those of
the host.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

GAP = 10.0
"""Seconds at most that a stop of the server takes from the clock that runs."""
BEAT = 5.0
"""Seconds after which a process writes down again that it is alive."""


class Steady:
    """The steady time of a process."""

    def __init__(self, wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic) -> None:
        self.wall, self._ticks = wall, ticks
        self._ahead = wall() - ticks()

    def now(self) -> float:
        return self._ahead + self._ticks()

    def go_on(self, known: Iterable[tuple[float, float]]) -> None:
        """Go on from where processes were last alive: their steady times and what the host's clock said."""
        wall = self.wall()
        last = max((steady + min(max(0.0, wall - then), GAP) for steady, then in known), default=wall)
        self._ahead = last - self._ticks()

    def keep_up(self, known: Iterable[float]) -> None:
        """Of several processes none lags behind the others."""
        ticks = self._ticks()
        self._ahead = max([self._ahead, *(steady - ticks for steady in known)])
