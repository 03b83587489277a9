"""Limits on rates: a bucket for each key that fills at a steady rate and must not run dry."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable

from vihara.core.saying import Saying
from vihara.server.errors import TooMany

_MOST_KEYS = 100_000
_OWN_GUESSES = 5
"""Tries that an address has for an account each hour, whatever others do."""


class Rate:
    """So many per second on average, and a few more at once, for each key."""

    def __init__(
        self, per_second: float, burst: float, what: str, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second, self.burst, self.what, self._now = per_second, max(1.0, burst), what, now
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take one; TooMany if there is none."""
        now = self._now()
        left, at = self._buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if left < 1:
            raise TooMany(Saying("server-too-fast", "too many {what}; slow down", what=self.what))
        if len(self._buckets) >= _MOST_KEYS:
            self._forget_full(now)
        self._buckets[key] = (left - 1, now)

    def charge(self, key: str, cost: float) -> None:
        """Take some after the fact; the bucket may go below nothing, and whoever comes next waits longer."""
        now = self._now()
        left, at = self._buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second) - cost
        self._buckets[key] = (min(self.burst, max(left, -self.burst)), now)

    def _forget_full(self, now: float) -> None:
        """A full bucket is as good as none; if all are in use, the oldest go."""
        full = [
            key for key, (left, at) in self._buckets.items() if left + (now - at) * self.per_second >= self.burst
        ]
        for key in full or list(self._buckets)[: _MOST_KEYS // 10]:
            del self._buckets[key]


class Guesses:
    """Passwords tried for one account, wherever from; nobody can lock its owner out.

    An account has so many tries an hour. When others have used them up, each address still has a few of its own:
    the owner gets in, and a guesser gains a few for each address he has. Who was right gets the tries back.
    """

    def __init__(self, per_hour: float, now: Callable[[], float] = time.monotonic) -> None:
        self._by_account = Rate(per_hour / 3600, per_hour, "passwords", now)
        self._by_both = Rate(_OWN_GUESSES / 3600, _OWN_GUESSES, "passwords", now)

    def take(self, account: str, address: str) -> None:
        """Take a try; TooMany if there is none."""
        try:
            self._by_account.take(_same(account))
        except TooMany:
            self._by_both.take(f"{address} {_same(account)}")

    def forgive(self, account: str, address: str) -> None:
        """The password was right: nobody guessed."""
        self._by_account.charge(_same(account), -1)
        self._by_both.charge(f"{address} {_same(account)}", -1)


def _same(account: str) -> str:
    """Spellings of one name are one account."""
    return " ".join(unicodedata.normalize("NFKC", account).split()).casefold()[:80]


class Places:
    """From where people came the last time: whoever is many guests is one person all the same."""

    def __init__(self, most: int = _MOST_KEYS) -> None:
        self.most = most
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, who: str, address: str) -> None:
        """Somebody is here."""
        self._known[who] = address
        self._known.move_to_end(who)
        if len(self._known) > self.most:
            self._known.popitem(last=False)

    def of(self, who: str) -> str:
        """Their address; who has not been here is at a place of their own."""
        return self._known.get(who, who)


class Count:
    """At most so many at a time for each key."""

    def __init__(self, most: int, what: str) -> None:
        self.most, self.what = most, what
        self._held: dict[str, int] = {}

    def enter(self, key: str) -> None:
        if self._held.get(key, 0) >= self.most:
            sentence = "too many {what}: {most} at a time"
            raise TooMany(Saying("server-too-many", sentence, what=self.what, most=self.most))
        self._held[key] = self._held.get(key, 0) + 1

    def leave(self, key: str) -> None:
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]

    @property
    def total(self) -> int:
        return sum(self._held.values())
