"""Perft counts from hand-made positions, with every chance outcome enumerated."""

from __future__ import annotations

import copy as copies
import dataclasses

import pytest

from games.ananda.oracle import Oracle, Tile, cell_from
from games.ananda.table import GAME, cards, heap, monk, rack, supply
from vihara.core.perft import perft
from vihara.core.record import State
from vihara.games.ananda.components import COLORS, TILE_NAMES
from vihara.games.ananda.notation import cell_name, laid_tile
from vihara.games.ananda.state import BUILD


def spent(seat: int, *kept: str, most: int = 5) -> str:
    """The karma of a seat that has played its whole deck but for a few cards, so that chance stays small."""
    deck = [f"{color}{value}" for color in COLORS for value in range(1, most + 1)]
    return f"karma {seat} " + " ".join(name for name in deck if name not in kept)


POSITIONS: dict[str, tuple[str, tuple[int, ...]]] = {
    "the first turn": (
        "tile red-blue e5 f5; rack 1 red-green red-red; rack 2 blue-blue; hand 1 red1 blue1; hand 2 red1",
        (2, 60, 363),
    ),
    "a ring of red, to be cut": (
        heap(
            "tile red-red d4 e4; tile red-red f4 f5; tile red-orange d5 c5; tile red-yellow d6 c6; "
            "tile red-green e6 e7; tile red-blue f6 g6; tile blue-blue g4 g5; monk 1 d4; monk 2 g4; build; "
            "rack 1 red-violet orange-violet red-red; rack 2 red-green; hand 1 red1 red2; "
            + spent(1, "red1", "red2", "red3", "blue1")
            + "; "
            + spent(2, "red1")
        ),
        (53, 1415, 2266, 14770),
    ),
    "the last tile of the supply, on the small board": (
        heap(
            "board 8; tile red-blue d4 e4; tile red-red d5 d6; rack 1 red-green; rack 2 green-blue; hand 1 red1 red2; "
            + spent(1, "red1", "red2", "red3")
            + "; "
            + spent(2, "red1", "blue1", "green1"),
            "red-yellow",
        ),
        (8, 69, 125, 507),
    ),
    "three seats, the supply empty": (
        heap(
            "seats 3; tile red-blue e5 f5; tile green-green e6 f6; rack 1 red-green; rack 2 blue-violet; "
            "rack 3 red-red; hand 1 red1; hand 2 blue1; "
            + "; ".join(spent(n, "red1", "blue1", most=4) for n in (1, 2, 3))
        ),
        (8, 41, 97, 544),
    ),
}
"""Counted by walking the oracle from the same positions (see `test_the_oracle_counts_the_same`)."""


def set_up(state: State) -> Oracle:
    """An oracle with its pieces where the record has them."""
    s = state[0]
    oracle = Oracle(int(s.seats), {"board": int(s.side)})
    while oracle.phase == "setup":
        oracle.draw(oracle.outcomes()[0][0])
    oracle.board.stacks = {cell: [] for cell in oracle.board.stacks}
    for number in s.laid[: s.tiles_laid]:
        kind, one, other = laid_tile(number)
        tile = Tile(*TILE_NAMES[kind].split("-"))
        oracle.board.lay(tile, cell_from(cell_name(one)), cell_from(cell_name(other)))
    oracle.supply = [Tile(*name.split("-")) for name in supply(state)]
    for seat, player in oracle.players.items():
        deck = {card.text: card for card in player.cards()}
        player.rack = [Tile(*name.split("-")) for name in rack(state, seat)]
        player.hand = [deck[name] for name in cards(state, "hand", seat)]
        player.karma = [deck[name] for name in cards(state, "karma", seat)]
        player.draw_pile = [deck[name] for name in cards(state, "pile", seat)]
        place = monk(state, seat)
        player.monk = None if place is None else cell_from(place)
    oracle.begin_turn()
    oracle.phase = "build" if state[0].stage == BUILD else "monk"
    assert set(oracle.census()["tiles"].values()) == {3}
    return oracle


def twin(oracle: Oracle) -> Oracle:
    """A copy that shares tiles and cards, which never change."""
    after = copies.copy(oracle)
    after.board = copies.copy(oracle.board)
    after.board.stacks = {cell: list(stack) for cell, stack in oracle.board.stacks.items()}
    after.supply = list(oracle.supply)
    after.players = {
        seat: dataclasses.replace(
            player,
            rack=list(player.rack),
            hand=list(player.hand),
            karma=list(player.karma),
            draw_pile=list(player.draw_pile),
        )
        for seat, player in oracle.players.items()
    }
    return after


def count(oracle: Oracle, depth: int) -> int:
    """Walk all lines of the oracle."""
    if oracle.to_act() == "chance":
        total = 0
        for text, _ in oracle.outcomes():
            after = twin(oracle)
            after.draw(text)
            total += count(after, depth)
        return total
    if depth == 0:
        return 1
    if oracle.to_act() == "over":
        return 0
    total = 0
    for text in oracle.legal():
        after = twin(oracle)
        after.play(text)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(("text", "counts"), POSITIONS.values(), ids=POSITIONS.keys())
def test_perft(text: str, counts: tuple[int, ...]) -> None:
    """The number of lines of 1, 2, 3, 4 decisions."""
    state = GAME.read_position(text)
    assert tuple(perft(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(
    ("name", "depth"),
    [
        ("the first turn", 3),
        ("a ring of red, to be cut", 1),
        ("the last tile of the supply, on the small board", 4),
        ("three seats, the supply empty", 3),
        pytest.param("a ring of red, to be cut", 4, marks=pytest.mark.soak),
        pytest.param("three seats, the supply empty", 4, marks=pytest.mark.soak),
    ],
)
def test_the_oracle_counts_the_same(name: str, depth: int) -> None:
    """The constants above, counted anew by the oracle."""
    text, counts = POSITIONS[name]
    assert count(set_up(GAME.read_position(text)), depth) == counts[depth - 1]


def test_the_first_decision_by_hand() -> None:
    """Two spaces for the monk; on blue nothing fits, on red nine places for red-green and nine for red-red.

    Forfeiting takes one of 21 kinds of tiles (every kind is left in the supply): 2 × 21 + 9 + 9 = 60.
    """
    text, counts = POSITIONS["the first turn"]
    assert counts[:2] == (2, 2 * 21 + 9 + 9)
    assert perft(GAME, GAME.read_position(text), 2) == 60
