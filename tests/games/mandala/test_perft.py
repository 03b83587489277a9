"""Perft counts from hand-made positions, with every chance outcome enumerated."""

from __future__ import annotations

import copy as copies

import pytest

from games.mandala.oracle import Card, Oracle, Pile
from games.mandala.table import GAME, pile, river
from vihara.core.perft import perft
from vihara.core.record import State

POSITIONS = {
    "two colors in a tiny deck": (
        "deck red 2 green 2; hand 1 red 1 black 1; hand 2 red 1 black 1; mountain 1 yellow 2; cup 2 red 14 orange 18 "
        "yellow 16 green 16 purple 18 black 16",
        (32, 396, 4594),
    ),
    "one card before the deck runs out": (
        "deck green 1; hand 1 red 2; hand 2 black 2; discard yellow 1 red 1; cup 1 red 15 orange 18 yellow 17 green 17 "
        "purple 18 black 16",
        (9, 52, 300),
    ),
    "claiming": (
        "claim 1 1; mountain 1 red 2 orange 1 yellow 1; field 1 1 purple 2; field 1 2 green 1 black 1; hand 1 red 1; "
        "hand 2 red 1; deck red 3; discard red 11 orange 17 yellow 17 green 17 purple 16 black 17",
        (3, 6, 6),
    ),
}
"""Counted by walking the oracle from the same positions (see `test_the_oracle_counts_the_same`)."""


@pytest.mark.parametrize(("text", "counts"), POSITIONS.values(), ids=POSITIONS.keys())
def test_perft(text: str, counts: tuple[int, ...]) -> None:
    """The number of lines of 1, 2, 3 decisions."""
    state = GAME.read_position(text)
    assert tuple(perft(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts


def set_up(state: State) -> Oracle:
    """An oracle with its cards where the record has them, seat 1 to act."""
    oracle = Oracle(2, {"first": 1})
    while oracle.to_act() == "chance":
        oracle.draw(oracle.outcomes()[0][0])

    def lay(oracle_pile: Pile, counts: dict[str, int]) -> None:
        oracle_pile.cards = [Card(color) for color, number in counts.items() for _ in range(number)]

    lay(oracle.deck, pile(state, "deck"))
    lay(oracle.discard, pile(state, "discard"))
    for seat, player in oracle.players.items():
        lay(player.hand, pile(state, "hand", seat))
        lay(player.cup_claimed, pile(state, "cup", seat))
        lay(player.cup_dealt, pile(state, "dealt", seat))
        player.river = [Card(color) for color in river(state, seat)]
    for number, mandala in oracle.mandalas.items():
        lay(mandala.mountain, pile(state, "mountain", number))
        for seat in (1, 2):
            lay(mandala.fields[seat], pile(state, "field", number, seat))
    assert set(oracle.census().values()) == {18}
    return oracle


def count(oracle: Oracle, depth: int) -> int:
    """Walk all lines of the oracle."""
    if oracle.to_act() == "chance":
        total = 0
        for text, _ in oracle.outcomes():
            after = copies.deepcopy(oracle)
            after.draw(text)
            total += count(after, depth)
        return total
    if depth == 0:
        return 1
    if oracle.to_act() == "over":
        return 0
    total = 0
    for text in oracle.legal():
        after = copies.deepcopy(oracle)
        after.play(text)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("name", ["two colors in a tiny deck", "one card before the deck runs out"])
def test_the_oracle_counts_the_same(name: str) -> None:
    """The constants above, counted anew by the oracle for the first two depths."""
    text, counts = POSITIONS[name]
    oracle = set_up(GAME.read_position(text))
    assert tuple(count(oracle, depth) for depth in (1, 2)) == counts[:2]
