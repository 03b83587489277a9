"""The gate: what was learned anew is taken over only if a search with it beats a search with what there was."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from vihara.arena.deals import play_places
from vihara.arena.ratings import Share, share_of
from vihara.bots.search import SearchBot, Settings
from vihara.bots.values import Values
from vihara.core.game import Game


@dataclass(frozen=True)
class Gate:
    """A match between two searches of as many iterations."""

    games: int = 400
    iterations: int = 200
    seed: int = 1
    threads: int = 2

    def match(
        self,
        game: Game,
        seats: int,
        new: Values,
        old: Values | None,
        progress: Callable[[int], None] = lambda _: None,
    ) -> Share:
        """The part of the victories that the new values win in every seat among the old ones; by hand if none."""
        settings = Settings(iterations=self.iterations)
        challenger = SearchBot(game, settings, {seats: new})
        other = SearchBot(game, settings, {seats: old} if old else {})
        start = game.new(seats)

        def deal(number: int) -> float:
            played = play_places(game, start, challenger, other, self.seed, number)
            return sum(one.share for one in played) / seats

        shares = []
        with ThreadPoolExecutor(self.threads) as pool:
            for share in pool.map(deal, range(-(-self.games // seats))):
                shares.append(share)
                progress(len(shares) * seats)
        return share_of(shares)


def passes(share: Share, seats: int) -> bool:
    """Whether it is significant (95 %) that the new values win more than their part."""
    return share.low > 1.0 / seats
