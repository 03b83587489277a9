"""Figures of strength: shares of the victories with their intervals, Elo, and the sequential test.

A deal is played once with the challenger in every seat, so the games of a deal belong together: all intervals
are over deals, not games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vihara.core.errors import ViharaError

_Z = 1.959963984540054
"""Two-sided 95 %."""
_PER_ELO = math.log(10.0) / 400.0


@dataclass(frozen=True)
class Share:
    """The challenger's part of the victories, from 0 to 1, with its 95 % interval."""

    mean: float
    low: float
    high: float


def share_of(deals: Sequence[float]) -> Share:
    """Estimate from the mean share of each deal: Wilson's interval, for as many independent games as the spread
    of the deals amounts to; so it also holds where everything was won.
    """
    number = len(deals)
    mean = math.fsum(deals) / number
    variance = variance_of(deals)
    games = float(number) if variance == 0.0 else mean * (1.0 - mean) / variance * number
    scale = 1.0 + _Z * _Z / games
    middle = (mean + _Z * _Z / (2.0 * games)) / scale
    reach = _Z * math.sqrt(max(0.0, mean * (1.0 - mean)) / games + _Z * _Z / (4.0 * games * games)) / scale
    return Share(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def normal_share(deals: Sequence[float]) -> Share:
    """The same where deals may be worth less than nothing or more than everything, as they are without luck."""
    number, mean = len(deals), math.fsum(deals) / len(deals)
    reach = _Z * math.sqrt(variance_of(deals) / number)
    return Share(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def variance_of(deals: Sequence[float]) -> float:
    """How far single deals are spread."""
    mean = math.fsum(deals) / len(deals)
    return math.fsum((one - mean) ** 2 for one in deals) / max(1, len(deals) - 1)


def elo(share: float, seats: int = 2) -> float:
    """The difference in rating that wins this share against seats − 1 equal others; ±∞ at the ends."""
    if share <= 0.0 or share >= 1.0:
        return math.copysign(math.inf, share - 0.5)
    return math.log(share / (1.0 - share) * (seats - 1)) / _PER_ELO


def share_at(difference: float, seats: int = 2) -> float:
    """The share that a player with this difference in rating wins."""
    odds = math.exp(difference * _PER_ELO) / (seats - 1)
    return odds / (1.0 + odds)


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the challenger stronger by `elo1` rather than by `elo0`? Wrong in 5 of 100 cases."""

    elo0: float
    elo1: float
    seats: int = 2
    error: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ViharaError(
                f"sprt: found {self.elo0:g} {self.elo1:g}, expected two numbers, the lower one first"
            )

    @property
    def bound(self) -> float:
        return math.log((1.0 - self.error) / self.error)

    def ratio(self, deals: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio, by the normal approximation over deals. A won and a lost deal
        are added to the variance, so that a few equal results do not decide.
        """
        if not deals:
            return 0.0
        low, high = share_at(self.elo0, self.seats), share_at(self.elo1, self.seats)
        number, mean = len(deals), math.fsum(deals) / len(deals)
        squares = math.fsum((one - mean) ** 2 for one in deals) + mean**2 + (1.0 - mean) ** 2
        return number * (high - low) * (2.0 * mean - low - high) / (2.0 * squares / (number + 2))

    def verdict(self, deals: Sequence[float]) -> str:
        """`stronger`, `not stronger`, or `open`."""
        ratio = self.ratio(deals)
        if ratio >= self.bound:
            return "stronger"
        return "not stronger" if ratio <= -self.bound else "open"


@dataclass(frozen=True)
class Rating:
    """A bot's place on the ladder: Elo around the mean of all, give or take `margin` (95 %)."""

    bot: str
    elo: float
    margin: float


def ladder(pairs: Sequence[tuple[str, str, Share, int]], seats: int = 2) -> list[Rating]:
    """Rate all bots at once from (challenger, other, share, games): the ratings that make the results most
    likely (Bradley and Terry's model), strongest first. Half a game won and lost by each pair keeps them finite.
    """
    names = sorted({name for one, other, _, _ in pairs for name in (one, other)})
    place = {name: number for number, name in enumerate(names)}
    strength: npt.NDArray[np.float64] = np.zeros(len(names))
    offset = -math.log(seats - 1)
    for _ in range(100):
        slope = np.zeros(len(names))
        curve = np.zeros((len(names), len(names)))
        for one, other, share, games in pairs:
            a, b = place[one], place[other]
            expected = 1.0 / (1.0 + math.exp(-(strength[a] - strength[b] + offset)))
            total = games + 1.0
            pull = share.mean * games + 0.5 - total * expected
            bend = total * expected * (1.0 - expected)
            slope[a] += pull
            slope[b] -= pull
            curve[a, a] += bend
            curve[b, b] += bend
            curve[a, b] -= bend
            curve[b, a] -= bend
        inverse = np.linalg.pinv(curve, hermitian=True)
        change = inverse @ slope
        strength += np.clip(change, -2.0, 2.0)
        strength -= strength.mean()
        if np.abs(change).max() < 1e-10:
            break
    margins = _Z * np.sqrt(np.maximum(0.0, np.diag(inverse)))
    ratings = [
        Rating(name, float(strength[number]) / _PER_ELO, float(margins[number]) / _PER_ELO)
        for name, number in place.items()
    ]
    return sorted(ratings, key=lambda rating: (-rating.elo, rating.bot))
