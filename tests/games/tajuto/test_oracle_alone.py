"""The oracle by itself: its games end, no piece gets lost, and ends of turns and activations are as the clauses say."""

from __future__ import annotations

import random

import pytest

from games.tajuto.oracle import ActionTile, Floor, Oracle


def with_floors(*texts: str) -> Oracle:
    """Seat 1 has used tile A and has these floors in front of it."""
    oracle = Oracle(2)
    player = oracle.player()
    for text in texts:
        color, size = text.split()
        floor = next(f for f in oracle.bag if (f.color, f.size) == (color, int(size)))
        oracle.bag.remove(floor)
        player.floors.append(floor)
    dict(player.action_tiles())["A"].used = True
    return oracle


def ends(oracle: Oracle) -> list[str]:
    return [text for text in oracle.legal() if text.startswith("end")]


def texts(floors: list[Floor]) -> list[str]:
    return [floor.text() for floor in floors]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("touch", ["sure", "fumbling", "blind"])
def test_a_random_game_ends_with_every_piece(seats: int, touch: str) -> None:
    """T-C1 to T-C7: the same floors and tiles after every step, and an end."""
    dice = random.Random(seats)
    oracle = Oracle(seats, {"touch": touch})
    census = oracle.census()
    while oracle.to_act() != "over":
        if oracle.to_act() == "chance":
            outcomes, weights = zip(*oracle.outcomes(), strict=True)
            oracle.draw(dice.choices(outcomes, weights)[0])
        else:
            oracle.play(dice.choice(oracle.legal()))
        assert oracle.census() == census
        assert all(player.mp >= 0 for player in oracle.players)
    assert oracle.winners()


def test_one_floor_stays() -> None:
    """T-F4: with a single unbuildable floor there is nothing to choose."""
    oracle = with_floors("red 4")
    assert ends(oracle) == ["end"]
    oracle.play("end")
    assert texts(oracle.players[0].floors) == ["red 4"]


def test_of_several_floors_one_or_none_stays() -> None:
    """T-F4: at most one is kept, of choice; the others go back into the bag."""
    floors = ["red 4", "blue 2", "red 3"]
    for kept in [*floors, "none"]:
        oracle = with_floors(*floors)
        assert ends(oracle) == [*(f"end keep {text}" for text in floors), "end keep none"]
        oracle.play(f"end keep {kept}")
        stays = [] if kept == "none" else [kept]
        assert texts(oracle.players[0].floors) == stays
        assert set(floors) - set(texts(oracle.bag)) == set(stays)
        assert oracle.to_act() == 2


def test_a_buildable_floor_keeps_the_turn_open() -> None:
    """T-F3, T-U5: no end before it is built, also beside floors that cannot be built."""
    oracle = with_floors("red 1", "blue 2", "green 3")
    assert ends(oracle) == []
    oracle.play("build red")
    assert ends(oracle) == ["end keep blue 2", "end keep green 3", "end keep none"]


COPIES = [
    # The tile's activation, then what each copy does and what that brings or costs.
    ("D", 2, ("draw 6", 0), ("draw 6", 0)),
    ("E", 0, ("offer red", 3), ("offer blue", 3)),
    ("F", 0, ("buy wisdom 1", -3), ("buy wisdom 1", -5)),
]


@pytest.mark.parametrize(("letter", "cost", "first", "second"), COPIES)
def test_the_second_copy_costs_its_own_activation(
    letter: str, cost: int, first: tuple[str, int], second: tuple[str, int]
) -> None:
    """T-2, T-C5, T-U4: each of two equal tiles is paid for, and the second is listed once the first is used."""
    oracle = with_floors("red 1", "blue 1")
    oracle.play("build red")
    oracle.play("build blue")
    player = oracle.player()
    player.mp = 20
    player.tiles += [ActionTile(letter, 0, cost), ActionTile(letter, 0, cost)]
    for label, (what, gain) in ((letter, first), (f"{letter}2", second)):
        assert {text.split()[0] for text in oracle.legal() if text.startswith(letter)} == {label}
        before = player.mp
        oracle.play(f"{label} {what}")
        if oracle.to_act() == "chance":
            oracle.draw(oracle.outcomes()[0][0])
        assert player.mp == before - cost + gain
    assert not [text for text in oracle.legal() if text.startswith(letter)]


def test_the_second_copy_cannot_be_used_unpaid() -> None:
    """T-2: with 3 MP the first D can be paid, the second cannot."""
    oracle = Oracle(2)
    player = oracle.player()
    player.mp = 3
    player.tiles += [ActionTile("D", 0, 2), ActionTile("D", 0, 2)]
    oracle.play("D draw 6")
    oracle.draw(oracle.outcomes()[0][0])
    assert player.mp == 1
    assert not [text for text in oracle.legal() if text.startswith("D")]
