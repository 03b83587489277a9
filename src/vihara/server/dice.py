"""The dice of a table: what the server has committed to, what the seats add, and the key that comes of it.

The order is the point: the server's hash, then the hashes of all shares, then the shares, then the deal. See
`vihara.core.shares`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal

from vihara.core.chance import seed_hash
from vihara.core.shares import ABSENT, BOT, WITHHELD, common_key
from vihara.server.entries import Created

PROMISES, SHARES = "promises", "shares"
Stage = Literal["promises", "shares"]
"""What a deal waits for: the hashes of shares, or the shares."""


@dataclass
class TableDice:
    """How the dice of one table come about."""

    unseal: Callable[[str], str]
    hash: str | None = None
    """What commits the server to its seed; None where a finished match is only kept."""
    sealed: str | None = None
    seed: str | None = None
    """The seed once it is open: at the end, and at tables from before seeds were sealed."""
    adding: set[int] = field(default_factory=set)
    """Seats whose browsers said that they would add a share."""
    late: set[int] = field(default_factory=set)
    """Seats for which nobody waits any more."""
    hashes: dict[int, str] = field(default_factory=dict)
    shares: dict[int, str] = field(default_factory=dict)
    since: float = 0.0
    """When the deal began to wait for what it waits for now."""
    used: tuple[str, ...] | None = None
    """The share of each seat, or why it has none, as the deal used them."""
    drawn: int = 0
    """Draws made so far."""
    _key: str | None = None

    def commit(self, entry: Created) -> None:
        """The server commits; a table from before has its seed in the log."""
        self.hash, self.sealed, self.seed = entry.hash, entry.sealed, entry.seed
        if self.seed is not None and entry.file is None:
            self.hash = seed_hash(self.seed)

    def sit_down(self, seat: int, *, adds: bool) -> None:
        """Somebody has come whose browser adds a share, or does not."""
        (self.adding.add if adds else self.adding.discard)(seat)

    def stand_up(self, seat: int) -> None:
        """Whoever comes next adds a share of their own."""
        self.adding.discard(seat)
        self.hashes.pop(seat, None)

    def waits_for(self) -> tuple[Stage, list[int]]:
        """What the deal waits for, and of which seats; of none if it can be made."""
        adding = sorted(self.adding - self.late)
        silent = [seat for seat in adding if seat not in self.hashes]
        if silent:
            return "promises", silent
        return "shares", [seat for seat in adding if seat not in self.shares]

    def final(self, bots: Iterable[bool]) -> tuple[str, ...]:
        """What each seat has added in the end."""
        return tuple(
            BOT if bot else self.shares.get(seat) or (WITHHELD if seat in self.hashes else ABSENT)
            for seat, bot in enumerate(bots, start=1)
        )

    def open_seed(self) -> str:
        """The server's seed."""
        if self.seed is None:
            assert self.sealed is not None
            return self.unseal(self.sealed)
        return self.seed

    def key(self) -> str:
        """The key under which chance is drawn."""
        if self._key is None:
            seed = self.open_seed()
            # A table from before: its seed was the key.
            self._key = seed if self.used is None else common_key(seed, self.used).hex()
        return self._key
