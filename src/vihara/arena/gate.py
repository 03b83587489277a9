"""The gate: what was learned anew is taken over only if a search with it beats a search with what there was."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from vihara.arena.deals import play_places
from vihara.arena.luck import without_luck
from vihara.arena.ratings import Share, Sprt, share_of
from vihara.bots.memory import RememberingBot, with_memory
from vihara.bots.search import SearchBot, Settings
from vihara.bots.values import Values
from vihara.core.game import Game

_STRONGER = 40.0
"""The difference in Elo that is worth changing a bot for."""


@dataclass(frozen=True)
class Verdict:
    """How a match ended: the newcomer's part of the victories, and whether it is let in."""

    share: Share
    games: int
    passed: bool


@dataclass(frozen=True)
class Gate:
    """A match between two searches of as many iterations, until it is clear which is stronger; who is not shown to
    be so in all games is turned away.
    """

    games: int = 400
    iterations: int = 200
    seed: int = 1
    threads: int = 2

    def _bot(self, game: Game, seats: int, values: Values | None) -> SearchBot | RememberingBot:
        """As the strongest level plays, only quicker."""
        return with_memory(
            SearchBot(game, Settings(iterations=self.iterations), {seats: values} if values else {})
        )

    def match(self, game: Game, seats: int, new: Values, old: Values | None) -> Verdict:
        """Every deal is played with the new values in every seat, the old ones in all others; by hand if none."""
        challenger, other = self._bot(game, seats, new), self._bot(game, seats, old)
        start = game.new(seats)

        def deal(number: int) -> tuple[float, float]:
            played = play_places(game, start, challenger, other, self.seed, number)
            return sum(one.share for one in played) / seats, sum(one.luck for one in played) / seats

        with ThreadPoolExecutor(self.threads) as pool:
            # Deals are asked for a few at a time: when it is clear, nobody waits for all the others.
            numbers = range(-(-self.games // seats))
            batches = (numbers[first : first + self.threads] for first in range(0, len(numbers), self.threads))
            return judge((one for batch in batches for one in pool.map(deal, batch)), seats)


def judge(deals: Iterator[tuple[float, float]], seats: int) -> Verdict:
    """Look at the new values' part of deal after deal, and at their luck, until it is clear without luck, or until
    there are no more.
    """
    test, shares, luck, verdict = Sprt(0.0, _STRONGER, seats), list[float](), list[float](), "open"
    for share, lucky in deals:
        shares.append(share)
        luck.append(lucky)
        verdict = test.verdict(without_luck(shares, luck))
        if verdict != "open":
            break
    return Verdict(share_of(shares), len(shares) * seats, verdict == "stronger")
