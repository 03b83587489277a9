"""Worlds drawn from a view have the frequencies that shuffled tiles and cards have."""

from __future__ import annotations

from collections import Counter
from math import comb

from scipy.stats import chisquare

from games.ananda.table import GAME, cards, heap, position, rack, supply
from vihara.core.chance import FastDice
from vihara.core.event import Event

UNSEEN = ("red-red", "red-red", "red-green", "blue-blue", "blue-violet")
"""With two of these tiles on seat 2's rack and three in the supply, seat 1 does not see which is where."""
STATE = heap(
    "tile red-blue e5 f5; rack 1 red-red; rack 2 blue-blue red-green; hand 1 red1 red2; hand 2 red1 red2; "
    "karma 2 red3 red4 red5 orange1 orange2 orange3 orange4 orange5 yellow1 yellow2 yellow3 yellow4 yellow5 green1 "
    "green2 green3 green4 green5 blue1 blue2 blue3 blue4 blue5 violet1",
    "red-red", "red-red", "blue-violet",
)  # fmt: skip
"""Of seat 2's deck red1, red2 and violet2 to violet5 are unseen: two in hand, four in the draw pile."""


def test_resampled_racks_have_hypergeometric_frequencies() -> None:
    """Each way to deal the unseen tiles to rack and supply is as likely as it is with shuffled tiles."""
    view = GAME.observe(position(STATE), 0)
    dice, number = FastDice.of(1, 1), 20_000
    worlds = [GAME.resample(view, dice.words) for _ in range(number)]
    assert all(sorted(rack(world, 2) + supply(world)) == sorted(UNSEEN) for world in worlds[:200])
    found = Counter(tuple(rack(world, 2)) for world in worlds)
    ways: Counter[tuple[str, ...]] = Counter()
    for one in range(5):
        for other in range(one + 1, 5):
            ways[UNSEEN[one], UNSEEN[other]] += 1
    assert set(found) == set(ways)
    assert chisquare([found[w] for w in ways], [number * n / comb(5, 2) for n in ways.values()]).pvalue > 1e-6


def test_resampled_hands_come_from_the_owners_deck() -> None:
    """A player's unseen cards are that player's deck without the karma: each pair is equally likely."""
    view = GAME.observe(position(STATE), 0)
    dice, number = FastDice.of(2, 1), 15_000
    found = Counter(tuple(cards(GAME.resample(view, dice.words), "hand", 2)) for _ in range(number))
    assert {card for hand in found for card in hand} == {
        "red1",
        "red2",
        "violet2",
        "violet3",
        "violet4",
        "violet5",
    }
    assert len(found) == comb(6, 2)
    assert chisquare(list(found.values())).pvalue > 1e-6
    world = GAME.resample(view, dice.words)
    assert cards(world, "hand", 1) == ["red1", "red2"]
    assert sorted(cards(world, "hand", 2) + cards(world, "pile", 2)) == sorted(
        ["red1", "red2", "violet2", "violet3", "violet4", "violet5"]
    )


def test_a_spectator_knows_no_hand_at_all() -> None:
    """From nobody's view both hands and both racks are dealt anew."""
    view, dice = GAME.observe(position(STATE), None), FastDice.of(3, 1)
    worlds = [GAME.resample(view, dice.words) for _ in range(300)]
    assert len({tuple(cards(world, "hand", 1)) for world in worlds}) > 100
    assert {len(rack(world, 1)) for world in worlds} == {1}
    assert len({tuple(rack(world, 1)) for world in worlds}) == 4


def test_what_is_not_listed_stays_hidden() -> None:
    """An event of an unknown kind, or an unknown field, is shown to nobody."""
    assert GAME.redact(Event("peek", {"tiles": ("red-red",)}), 0) == Event("peek", {})
    drawn = Event("rack", {"seat": 2, "number": 1, "tiles": ("red-red",), "order": 3})
    assert GAME.redact(drawn, 0) == Event("rack", {"seat": 2, "number": 1})
    assert GAME.redact(drawn, 1) == Event("rack", {"seat": 2, "number": 1, "tiles": ("red-red",)})
    assert GAME.redact(drawn, None) == Event("rack", {"seat": 2, "number": 1})
