"""The oracle by itself: its games end, no piece gets lost, and the last tile lets its turn be finished."""

from __future__ import annotations

import random

import pytest

from games.ananda.oracle import Card, Oracle, Tile, cell_from


def step(oracle: Oracle, dice: random.Random) -> None:
    """One decision or one chance step."""
    if oracle.to_act() == "chance":
        texts, weights = zip(*oracle.outcomes(), strict=True)
        oracle.draw(dice.choices(texts, weights)[0])
    else:
        oracle.play(dice.choice(oracle.legal()))


@pytest.mark.parametrize(("seats", "board"), [(2, 10), (3, 8), (4, 10)])
def test_a_random_game_ends_with_every_piece(seats: int, board: int) -> None:
    """A-C1, A-C2, A-4b, A-4c: the same tiles and cards after every step, no rack or hand above 8, and an end."""
    dice = random.Random(seats)
    oracle = Oracle(seats, {"board": board, "first": seats})
    census = oracle.census()
    while oracle.to_act() != "over":
        step(oracle, dice)
        assert oracle.census() == census
        assert all(len(player.rack) <= 8 and len(player.hand) <= 8 for player in oracle.players.values())
    assert oracle.winners()


def near_the_end(*, supply: int, rack_of_2: int = 1) -> Oracle:
    """Two seats: red on e5, blue on f5; seat 1, to place its monk, has one red-blue tile and a red 1."""
    oracle = Oracle(2)
    start = oracle.take_from_supply("red-blue")
    oracle.board.lay(start, cell_from("e5"), cell_from("f5"))
    first, second = oracle.players[1], oracle.players[2]
    first.rack = [Tile("red", "blue")]
    first.hand = [Card("red", 1)]
    second.rack = [Tile("green", "green") for _ in range(rack_of_2)]
    oracle.supply = oracle.supply[:supply]
    oracle.begin_turn()
    return oracle


def test_the_last_tile_lets_the_turn_be_finished() -> None:
    """A-E1, A-U4: cards may still be played and drawn; then the game is over."""
    oracle = near_the_end(supply=0)
    oracle.play("monk e5")
    oracle.play("tile red-blue d5 d4")
    assert oracle.legal() == ["stop"]
    oracle.play("stop")
    assert sorted(oracle.legal()) == ["play", "play 1"]
    oracle.play("play 1")
    assert oracle.to_act() == "chance"  # A-4c: area 2 less meditation 1 is one card
    oracle.draw(oracle.outcomes()[0][0])
    assert oracle.to_act() == "over"
    assert oracle.scores() == [1, 0]
    assert len(oracle.players[1].hand) == 1


def test_an_empty_rack_ends_nothing_while_there_is_supply() -> None:
    """A-E1, A-U4."""
    oracle = near_the_end(supply=5)
    oracle.players[1].hand = [Card("red", 2)]
    for text in ("monk e5", "tile red-blue d5 d4", "stop", "play 2"):
        oracle.play(text)
    assert not oracle.players[1].rack
    assert oracle.to_act() == 2


def test_any_empty_rack_counts_at_the_end_of_a_turn() -> None:
    """A-U4: also another's, and after a turn without a tile laid."""
    oracle = near_the_end(supply=1, rack_of_2=0)
    oracle.play("monk e5")
    oracle.play("stop")
    oracle.draw(oracle.outcomes()[0][0])
    assert not oracle.supply
    assert oracle.to_act() == "over"


@pytest.mark.parametrize("options", [{"first": 3}, {"first": True}, {"board": 9}, {"open_racks": 1}, {"rack": 1}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        Oracle(2, options)
