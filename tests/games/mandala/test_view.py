"""Worlds drawn from a view have the frequencies that shuffled cards have."""

from __future__ import annotations

from collections import Counter
from math import comb

from scipy.stats import chisquare

from games.mandala.table import GAME, pile, position, river
from vihara.core.chance import FastDice
from vihara.core.event import Event
from vihara.core.record import State

STATE = (
    "open cups; hand 1 red 4; hand 2 green 2; dealt 1 black 2; dealt 2 green 1 black 1; cup 1 red 12 orange 18; "
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


CLOSED = (
    "hand 1 red 4; hand 2 green 2; dealt 1 black 2; dealt 2 green 1 black 1; cup 1 red 10 orange 17; river 1 red orange; "
    "cup 2 yellow 2 green 3; river 2 yellow green; discard green 2 yellow 10 purple 18 black 10"
)
"""Seat 1 does not see 3 red, 5 yellow, 15 − 2 green and 6 black cards; 5 of the yellow and green ones are in the cup."""


def of_both(yellow: int, green: int, number: int) -> dict[int, int]:
    """In how many ways a cup of so many cards has 0, 1, … yellow ones."""
    return {y: comb(yellow, y) * comb(green, number - y) for y in range(number + 1)}


def test_m_u4_a_closed_cup_holds_colors_of_its_river_as_often_as_shuffled_cards_do() -> None:
    """What was claimed into a cup has a place in its owner's river (M-X4); the rest of the unseen cards are free."""
    view = GAME.observe(position(CLOSED), 0)
    unseen = {
        color: 18 - sum(pile(view, field, *at).get(color, 0) for field, at in SEEN) - (color in river(view, 1))
        - (color in river(view, 2))
        for color in ("yellow", "green")
    }  # fmt: skip
    dice, number = FastDice.of(3, 1), 6_000
    worlds = [GAME.resample(view, dice.words) for _ in range(number)]
    assert all(set(pile(world, "cup", 2)) <= {"yellow", "green"} for world in worlds)
    assert {"red", "black"} <= {color for world in worlds for color in pile(world, "hand", 2)}
    found = Counter(pile(world, "cup", 2).get("yellow", 0) for world in worlds)
    ways = of_both(unseen["yellow"], unseen["green"], 5)
    expected = [number * way / sum(ways.values()) for way in ways.values()]
    assert chisquare([found[k] for k in ways], expected).pvalue > 1e-6


SEEN = [("discard", ()), ("hand", (1,)), ("dealt", (1,)), ("cup", (1,))]

BOTH = (
    "hand 1 red 1; hand 2 red 1; dealt 1 red 2; dealt 2 red 2; river 1 yellow green; river 2 green; "
    "cup 1 yellow 2 green 2; cup 2 green 3; discard orange 18 purple 18 black 18 red 12 yellow 13 green 7"
)
"""A spectator sees neither cup: unseen are 4 yellow, 9 green and 6 red cards."""


def test_m_u4_two_closed_cups_leave_each_other_what_they_need() -> None:
    """Each deal of the unseen cards that gives both cups cards of their rivers is equally likely."""
    view = GAME.observe(position(BOTH), None)
    dice, number = FastDice.of(4, 1), 8_000
    found = Counter(pile(GAME.resample(view, dice.words), "cup", 1).get("yellow", 0) for _ in range(number))
    ways = {y: comb(4, y) * comb(9, 4 - y) * comb(9 - (4 - y), 3) for y in range(5)}
    expected = [number * way / sum(ways.values()) for way in ways.values()]
    assert chisquare([found[k] for k in ways], expected).pvalue > 1e-6


def test_what_is_not_listed_stays_hidden() -> None:
    """An event of an unknown kind, or an unknown field, is shown to nobody."""
    assert GAME.redact(Event("peek", {"cards": ("red",)}), 0) == Event("peek", {})
    drawn = Event("hand", {"seat": 2, "number": 1, "cards": ("red",), "order": 3})
    assert GAME.redact(drawn, 0) == Event("hand", {"seat": 2, "number": 1})
    assert GAME.redact(drawn, 1) == Event("hand", {"seat": 2, "number": 1, "cards": ("red",)})
    assert GAME.redact(drawn, None) == Event("hand", {"seat": 2, "number": 1})
