"""Figures of strength against textbook values and against simulation."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import binomtest

from vihara.arena.ratings import Share, Sprt, elo, ladder, share_at, share_of
from vihara.core.errors import ViharaError


def test_elo_of_well_known_shares() -> None:
    """Ten to one odds are 400; a fair share is 0 with any number of seats."""
    assert elo(10 / 11) == pytest.approx(400.0)
    assert elo(0.5) == elo(1 / 4, seats=4) == pytest.approx(0.0)
    assert elo(1.0) == math.inf
    assert elo(0.0) == -math.inf
    for seats in (2, 3, 4):
        assert share_at(elo(0.37, seats), seats) == pytest.approx(0.37)


def test_independent_deals_give_wilsons_interval() -> None:
    """With one game a deal the interval is the textbook's, but for n − 1 instead of n."""
    deals = [1.0] * 30 + [0.0] * 10
    found = share_of(deals)
    known = binomtest(30, 40).proportion_ci(method="wilson")
    assert found.mean == 0.75
    assert found.low == pytest.approx(known.low, abs=0.005)
    assert found.high == pytest.approx(known.high, abs=0.005)


def test_certain_results_still_have_an_interval() -> None:
    """Ten wins out of ten prove less than a thousand out of a thousand."""
    ten, thousand = share_of([1.0] * 10), share_of([1.0] * 1000)
    assert ten.high == pytest.approx(1.0)
    assert thousand.high == pytest.approx(1.0)
    assert 0.65 < ten.low < 0.8
    assert 0.99 < thousand.low < 1.0
    assert share_of([0.5]).low < 0.2


def test_deals_that_split_evenly_say_more() -> None:
    """If a deal decides who wins, its two games cancel out and the interval is narrower."""
    split, apart = share_of([0.5] * 90 + [1.0] * 10), share_of([1.0, 0.0] * 45 + [1.0] * 10)
    assert split.mean == apart.mean
    assert split.high - split.low < apart.high - apart.low


def test_intervals_cover() -> None:
    """In 95 of 100 cases the truth lies inside."""
    random = np.random.default_rng(5)
    inside = 0
    for _ in range(400):
        share = share_of(list(random.binomial(2, 0.8, 60) / 2))
        inside += share.low <= 0.8 <= share.high
    assert 0.92 < inside / 400 < 0.98


@pytest.mark.parametrize(("truth", "verdict"), [(60.0, "stronger"), (-20.0, "not stronger")])
def test_sequential_test_decides_rightly(truth: float, verdict: str) -> None:
    """Nearly always for the truth, and long before the last deal."""
    random, test = np.random.default_rng(6), Sprt(0.0, 40.0)
    right = 0
    for _ in range(60):
        deals: list[float] = []
        results = random.binomial(2, share_at(truth), 4000) / 2
        while test.verdict(deals) == "open":
            deals.append(float(results[len(deals)]))
        right += test.verdict(deals) == verdict
    assert right >= 54


def test_sequential_test_does_not_jump_to_conclusions() -> None:
    """A few equal deals decide nothing; bounds must be in order."""
    assert Sprt(0.0, 10.0).verdict([]) == Sprt(0.0, 10.0).verdict([1.0] * 5) == "open"
    for wrong in ((10.0, 0.0), (5.0, 5.0), (0.0, math.inf), (math.nan, 1.0)):
        with pytest.raises(ViharaError, match="the lower one first"):
            Sprt(*wrong)


def test_ladder_agrees_with_elo_for_two() -> None:
    """Two bots with a thousand games are as far apart as their share says."""
    share = share_of([1.0] * 640 + [0.0] * 360)
    first, second = ladder([("a", "b", share, 1000)])
    assert (first.bot, second.bot) == ("a", "b")
    assert first.elo - second.elo == pytest.approx(elo(0.64), abs=1.0)
    assert first.elo + second.elo == pytest.approx(0.0, abs=1e-6)
    assert 5.0 < first.margin < 30.0


def test_ladder_puts_bots_in_order_and_stays_finite() -> None:
    """Also if somebody lost every game."""
    sure = Share(1.0, 0.9, 1.0)
    ratings = ladder([("a", "b", sure, 50), ("b", "c", sure, 50), ("a", "c", sure, 50)])
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert all(math.isfinite(rating.elo) and math.isfinite(rating.margin) for rating in ratings)
    three = ladder([("a", "b", Share(1 / 3, 0.2, 0.4), 300)], seats=3)
    assert abs(three[0].elo) < 1.0
