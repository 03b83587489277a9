"""Worlds drawn from a view have the frequencies that shuffled cards have."""

from __future__ import annotations

from collections import Counter
from math import comb

from scipy.stats import chisquare

from games.mandala.table import GAME, pile, position
from vihara.core.chance import FastDice
from vihara.core.event import Event
from vihara.core.record import State

STATE = (
    "hand 1 red 4; hand 2 green 2; dealt 1 black 2; dealt 2 green 1 black 1; cup 1 red 12 orange 18; "
    "cup 2 yellow 18 purple 18; discard green 9 black 11"
)
"""Seat 1 does not see 2 red, 9 green and 5 black cards: 2 in seat 2's hand, 2 in its cup, 12 in the deck."""


def hidden(state: State) -> tuple[int, int, int]:
    hand = pile(state, "hand", 2)
    return hand.get("red", 0), hand.get("green", 0), hand.get("black", 0)


def test_resampled_hands_have_hypergeometric_frequencies() -> None:
    """Each way to deal the unseen cards is as likely as it is with shuffled cards."""
    view = GAME.observe(position(STATE), 0)
    dice, number = FastDice.of(1, 1), 20_000
    found = Counter(hidden(GAME.resample(view, dice.words)) for _ in range(number))
    ways = {
        (r, g, 2 - r - g): comb(2, r) * comb(9, g) * comb(5, 2 - r - g)
        for r in range(3)
        for g in range(3)
        if r + g <= 2
    }
    assert set(found) <= set(ways)
    expected = [number * way / comb(16, 2) for way in ways.values()]
    assert chisquare([found[hand] for hand in ways], expected).pvalue > 1e-6


def test_dealt_cup_cards_are_as_free_as_hand_cards() -> None:
    """The two dealt cup cards come from the same unseen cards."""
    view, dice = GAME.observe(position(STATE), 0), FastDice.of(2, 1)
    cups = Counter(tuple(sorted(pile(GAME.resample(view, dice.words), "dealt", 2).items())) for _ in range(4000))
    assert sum("red" in dict(cup) for cup in cups) == 3
    both_green = cups[(("green", 2),)] / 4000
    assert abs(both_green - comb(9, 2) / comb(16, 2)) < 0.03


def test_what_is_not_listed_stays_hidden() -> None:
    """An event of an unknown kind, or an unknown field, is shown to nobody."""
    assert GAME.redact(Event("peek", {"cards": ("red",)}), 0) == Event("peek", {})
    drawn = Event("hand", {"seat": 2, "number": 1, "cards": ("red",), "order": 3})
    assert GAME.redact(drawn, 0) == Event("hand", {"seat": 2, "number": 1})
    assert GAME.redact(drawn, 1) == Event("hand", {"seat": 2, "number": 1, "cards": ("red",)})
    assert GAME.redact(drawn, None) == Event("hand", {"seat": 2, "number": 1})
