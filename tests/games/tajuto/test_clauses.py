"""A test for every clause of docs/rules/tajuto.md up to building; each reads position, moves, position."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tajuto.table import (
    COLORS,
    GAME,
    after,
    chance,
    finished,
    in_bag,
    items,
    legal,
    mp,
    new,
    pagoda,
    position,
    refusal,
    to_act,
)
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidSeats
from vihara.core.game import CHANCE
from vihara.core.match import Match

# -- Components -----------------------------------------------------------------------------------------------


def test_t_c1_eight_pagodas_of_six_floors() -> None:
    """T-C1: 48 floors, one of each color and size."""
    assert in_bag(new()) == {f"{color} {size}" for color in COLORS for size in range(1, 7)}
    assert len(in_bag(new())) == 48


def test_t_c2_a_monk_three_action_tiles_and_eight_stones_each() -> None:
    """T-C2: A, B and C cost 0, 4 and 6 MP; a stone for each pagoda."""
    tops = "; ".join(pagoda(color, 1) for color in COLORS)
    poor = position(tops)
    assert {text.split()[0] for text in legal(poor)} == {"A"}
    assert legal(poor, "A offer") == {f"A offer {color}" for color in COLORS}
    for tile, cost in {"A": 0, "B": 4, "C": 6}.items():
        rich = after(f"{tops}; mp 1 10", f"{tile} offer red")
        assert mp(rich) == 10 - cost + 3


def test_t_c3_fifteen_wisdom_tiles_dearer_from_copy_to_copy() -> None:
    """T-C3: values 1 to 5, three of each."""
    state = position("mp 1 999; tiles 1 F F")
    prices = []
    for tile in ("A", "B", "C"):
        before = mp(state)
        state = after(state, f"{tile} buy wisdom 5")
        prices.append(before - mp(state) - {"A": 0, "B": 4, "C": 6}[tile])
    assert prices == [19, 21, 23]
    assert "F buy wisdom 5" not in legal(state)
    assert {"F buy wisdom 1", "F buy wisdom 2", "F buy wisdom 3", "F buy wisdom 4"} <= legal(state)


def test_t_c4_two_markets_and_two_shrines() -> None:
    """T-C4: the markets cost 10 and 12 MP."""
    assert mp(after("mp 1 50", "A buy market")) == 40
    assert mp(after("mp 1 50; market 2 1", "A buy market")) == 38
    assert not legal(position("mp 1 50; market 2 2; shrine 2 2"), "A buy market")
    assert not legal(position("mp 1 50; market 2 2; shrine 2 2"), "A buy shrine")
    assert legal(position("mp 1 50; market 2 1; shrine 2 1"), "A buy shrine")


def test_t_c5_two_each_of_d_e_and_f() -> None:
    """T-C5: D draws for 2 MP, E offers for 0, F buys for 0."""
    start = f"{pagoda('red', 2)}; tiles 1 D E F; mp 1 10"
    assert mp(after(start, "D draw 1")) == 8
    assert mp(after(start, "E offer red")) == 14
    assert mp(after(start, "F buy wisdom 1")) == 7
    for tile in "DEF":
        assert f"A buy {tile}" in legal(position(f"mp 1 50; tiles 2 {tile}"))
        assert f"A buy {tile}" not in legal(position(f"mp 1 50; tiles 2 {tile} {tile}"))


def test_t_c6_eight_goals_of_one_ep() -> None:
    """T-C6: each goal tile is worth 1 EP; six are claimed, two given."""
    for goal in ("wisdom5", "wisdom10", "offerings4", "offerings8", "30mp", "first", "fourth", "most"):
        assert GAME.scores(position(f"goal {goal} 2; over")) == [0, 1]


def test_t_c7_eight_inauguration_tiles() -> None:
    """T-C7: one per pagoda color."""
    assert legal(position("mp 1 8"), "A buy inauguration") == {f"A buy inauguration {color}" for color in COLORS}


def test_pieces_of_the_box() -> None:
    """T-C1 to T-C7: the census has them all."""
    census = GAME.census(new(4))
    assert sum(census.values()) == 48 + 15 + 2 + 2 + 6 + 8 + 8
    assert census == GAME.census(after(new(4), "A draw 1", "! floor red 1", "build red"))


# -- Set-up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t_s1_everything_in_the_bag_and_monks_on_zero(seats: int) -> None:
    """T-S1: all floors in the bag, nobody has MP, tiles or floors; 2 to 4 play."""
    state = new(seats)
    assert len(in_bag(state)) == 48
    assert not state[0].mp.any()
    assert not state[0].owned.any()
    assert legal(state) == {f"A draw {size}" for size in range(1, 7)}
    with pytest.raises(InvalidSeats):
        GAME.new(5)


def test_t_s2_stacks_lie_cheapest_on_top() -> None:
    """T-S2: the first copy bought is the cheapest, whoever buys it."""
    stacks = {"wisdom 1": (3, 5, 7), "shrine": (12, 14), "D": (6, 8), "E": (8, 10), "F": (10, 12)}
    for kind, prices in stacks.items():
        state = position("mp 1 99")
        for tile, price in zip("ABC", prices, strict=False):
            before = mp(state)
            state = after(state, f"{tile} buy {kind}")
            assert before - mp(state) == price + {"A": 0, "B": 4, "C": 6}[tile]
    assert mp(after("mp 1 99; tiles 2 F", "A buy F")) == 99 - 12


def test_t_s3_goals_and_inaugurations_lie_singly_and_somebody_begins() -> None:
    """T-S3: each once; option `first` says who begins."""
    assert "A buy inauguration red" not in legal(position("mp 1 50; inauguration red 2"))
    assert "goal 30mp" not in legal(position("mp 1 50; goal 30mp 2"))
    assert to_act(new(3)) == 1
    assert to_act(new(3, first=3)) == 3
    with pytest.raises(InvalidSeats):
        new(2, first=3)


# -- The turn -------------------------------------------------------------------------------------------------


def test_t_1_action_tiles_once_each_with_free_actions_in_any_order() -> None:
    """T-1: before, between and after the tiles, floors are built and goals claimed; a tile works once a turn."""
    state = after(
        "mp 1 26; front 1 red 1",
        "build red",  # before any tile
        "A offer red",
        "goal 30mp",  # between
        "B draw 1",
        "! floor blue 1",
        "build blue",  # after
    )
    assert mp(state) == 26 + 1 + 3 - 4 + 1
    assert {text.split()[0] for text in legal(state)} == {"C", "end"}
    assert refusal(state, "A draw 1") == ("you have used action tile A this turn", "T-1")


def test_t_1_at_least_one_tile_must_be_used() -> None:
    """T-1: with building alone the turn cannot end."""
    state = after("front 1 red 1", "build red")
    assert refusal(state, "end") == ("use an action tile first", "T-U5")


def test_t_2_activation_is_paid_first_and_mp_never_fall_below_zero() -> None:
    """T-2: what is left after the activation pays for the tile."""
    assert "B buy wisdom 1" in legal(position("mp 1 7"))
    assert "B buy wisdom 1" not in legal(position("mp 1 6"))
    assert "A buy wisdom 1" in legal(position("mp 1 6"))
    assert refusal(position("mp 1 6"), "B buy wisdom 1") == ("it costs 3 MP, and you have 2 left for it", "T-2")
    assert refusal(position("mp 1 3"), "B draw 1") == ("using B costs 4 MP, and you have 3", "T-2")
    # What an offering will bring cannot pay for making it.
    assert not legal(position(f"{pagoda('red', 5)}; mp 1 3"), "B offer")
    assert mp(after("mp 1 7", "B buy wisdom 1")) == 0


def test_t_3_own_tiles_do_anything_neutral_ones_their_own_action() -> None:
    """T-3: A, B, C draw, offer or buy; D only draws, E offers, F buys."""
    state = position(f"{pagoda('red', 1)}; tiles 1 D E F; mp 1 50")
    verbs = {tile: {text.split()[1] for text in legal(state, f"{tile} ")} for tile in "ABCDEF"}
    everything = {"draw", "offer", "buy"}
    assert verbs == {
        "A": everything,
        "B": everything,
        "C": everything,
        "D": {"draw"},
        "E": {"offer"},
        "F": {"buy"},
    }
    assert refusal(state, "D buy market") == ("action tile D cannot buy", "T-3")
    assert refusal(position("mp 1 9"), "E offer red") == ("you have no action tile E", "T-3")


def test_t_4_used_tiles_are_ready_again_next_turn() -> None:
    """T-4: ready when the player's next turn comes."""
    state = after(f"{pagoda('red', 1)}; {pagoda('blue', 1)}", "A offer red", "end", "A offer blue", "end")
    assert to_act(state) == 1
    assert legal(state, "A draw")


# -- Draw a floor ---------------------------------------------------------------------------------------------


def test_t_d1_one_floor_of_the_size_felt_for_in_a_random_color() -> None:
    """T-D1: every color of that size that is in the bag is equally likely; the floor lies in front."""
    state = after(f"{pagoda('red', 3)}; front 2 blue 3", "A draw 3")
    assert to_act(state) == CHANCE
    others = set(COLORS) - {"red", "blue"}
    assert chance(state) == {f"! floor {color} 3": 1 for color in others}
    state = after(state, "! floor white 3")
    assert items(state, "front") == ["1 white 3", "2 blue 3"]
    assert "white 3" not in in_bag(state)
    assert to_act(state) == 1


def test_t_d1_only_sizes_in_the_bag_can_be_named() -> None:
    """T-D1, T-U3: with all largest floors on the table, size 1 is not offered."""
    state = position("; ".join(pagoda(color, 1) for color in COLORS))
    assert legal(state, "A draw") == {f"A draw {size}" for size in range(2, 7)}
    assert refusal(state, "A draw 1") == ("the bag has no floor of size 1 left", "T-U3")


# -- Make an offering -----------------------------------------------------------------------------------------


def test_t_o1_a_stone_on_the_top_floor_of_its_color() -> None:
    """T-O1: one stone per floor, one stone per color and player, none without floors."""
    state = after("pagoda red - -; pagoda blue - 2; pagoda green 1 -; mp 1 20", "A offer red")
    assert items(state, "pagoda") == ["red - 1", "green 1 -", "blue - 2"]
    assert not legal(state, "B offer")
    assert refusal(state, "B offer blue") == ("floor 2 of the blue pagoda already has a stone", "T-O1")
    assert refusal(state, "B offer green") == ("you have already offered your green stone", "T-O1")
    assert refusal(state, "B offer white") == ("the white pagoda has no floor yet", "T-O1")


def test_t_o1_the_pagoda_must_grow_before_the_next_stone() -> None:
    """T-O1: after one more floor it takes a stone again."""
    state = after("pagoda blue - 2; front 1 blue 3; mp 1 9", "build blue", "A offer blue")
    assert items(state, "pagoda") == ["blue - 2 1"]


@pytest.mark.parametrize("height", range(1, 6))
def test_t_o2_floors_and_two_more(height: int) -> None:
    """T-O2: the rulebook's example: two floors give 4 MP."""
    assert mp(after(pagoda("red", height), "A offer red")) == height + 2
    assert mp(after(pagoda("red", 2), "A offer red")) == 4


def test_t_o3_nothing_on_the_sixth_floor() -> None:
    """T-O3: left-over stones of that color are useless."""
    state = position(finished("red"))
    assert not legal(state, "A offer")
    assert refusal(state, "A offer red") == ("nobody makes offerings on a sixth floor", "T-O3")
    assert legal(position(pagoda("red", 5)), "A offer") == {"A offer red"}


# -- Buy a tile -----------------------------------------------------------------------------------------------


def test_t_b1_what_can_be_bought() -> None:
    """T-B1: the top tile of each stack, and inaugurations of unfinished pagodas."""
    stacks = {f"wisdom {value}" for value in range(1, 6)} | {"market", "shrine", "D", "E", "F"}
    rest = {f"inauguration {color}" for color in COLORS[1:]}
    state = position(f"mp 1 30; {finished('red')}")
    assert legal(state, "A buy") == {f"A buy {what}" for what in stacks | rest}
    assert refusal(state, "A buy inauguration red") == ("the red pagoda is already finished", "T-B1")
    assert refusal(position("mp 1 30; inauguration red 2"), "A buy inauguration red")[1] == "T-B1"
    assert refusal(position("mp 1 30; wisdom 2 4 4 4"), "A buy wisdom 4")[1] == "T-B1"


def test_t_b2_a_market_takes_two_mp_off_later_purchases() -> None:
    """T-B2: not off its own price, not off activation costs."""
    state = after("mp 1 40", "A buy market")
    assert mp(state) == 30
    state = after(state, "B buy inauguration red")
    assert mp(state) == 30 - 4 - 6
    assert mp(after("mp 1 40; market 1 2", "A buy wisdom 5")) == 40 - 15
    assert mp(after("mp 1 40; market 1 1", "A buy market")) == 40 - (12 - 2)
    assert mp(after("mp 1 6; market 1 1", "A buy inauguration red")) == 0  # it can be paid for, too
    assert not legal(position("mp 1 5; market 1 1"), "A buy inauguration")


def test_t_b2_markets_down_to_price_zero() -> None:
    """T-B2: with two markets a tile of 3 MP is free, not cheaper than free."""
    state = position("market 1 2")
    assert legal(state, "A buy") == {"A buy wisdom 1"}
    state = after(state, "A buy wisdom 1")
    assert (mp(state), GAME.scores(state)[0]) == (0, 1)
    # The second copy costs 5 − 4.
    assert not legal(position("market 1 2; wisdom 2 1"), "A buy")
    assert mp(after("market 1 2; wisdom 2 1; mp 1 1", "A buy wisdom 1")) == 0


def test_t_b3_tiles_worth_ep_lie_face_down() -> None:
    """T-B3: opponents see how many there are; markets, action tiles and bets still open lie open."""
    state = position(
        f"seats 3; {finished('red')}; finisher 2; wisdom 2 5 3; shrine 2 1; market 2 1; tiles 2 D E; goal 30mp 2; "
        "inauguration red 2; inauguration blue 2"
    )
    view = GAME.observe(state, 0)
    assert items(view, "down") == ["2 5"]
    assert items(view, "wisdom") == []
    assert items(view, "shrine") == []
    assert items(view, "market") == ["2 1"]
    assert items(view, "tiles") == ["2 D E"]
    assert items(view, "inauguration") == ["red ?", "blue 2"]
    assert items(view, "goal") == ["30mp ?"]
    assert items(view, "sold") == ["wisdom 3 1", "wisdom 5 1", "market 1", "shrine 1", "D 1", "E 1"]
    own = GAME.observe(state, 1)
    assert items(own, "wisdom") == ["2 3 5"]
    assert items(own, "inauguration") == ["red 2", "blue 2"]
    assert items(own, "down") == []


# -- Build ----------------------------------------------------------------------------------------------------


def test_t_f1_floor_after_floor_none_skipped() -> None:
    """T-F1: only the next floor of its color."""
    state = position(f"{pagoda('red', 2)}; front 1 red 3 red 5 blue 2 green 1")
    assert legal(state, "build") == {"build red", "build green"}
    assert refusal(state, "build blue") == ("the blue pagoda needs its floor 1 first", "T-F1")
    assert refusal(state, "build white") == ("you have no white floor", "T-F1")
    state = after(state, "build red")
    assert items(state, "pagoda") == ["red - - -"]
    assert refusal(state, "build red") == ("the red pagoda needs its floor 4 first", "T-F1")


@pytest.mark.parametrize("height", range(6))
def test_t_f2_mp_for_the_floors_afterwards(height: int) -> None:
    """T-F2: the number of floors, and 2 more for covering anybody's stone right below."""
    start = f"{pagoda('red', height) + '; ' if height else ''}front 1 red {height + 1}"
    assert mp(after(start, "build red")) == height + 1
    for owner in (1, 2) if height else ():
        stone = " ".join(["pagoda red", *["-"] * (height - 1), str(owner)])
        assert mp(after(f"{stone}; front 1 red {height + 1}", "build red")) == height + 3


def test_t_f2_only_a_stone_right_below_counts() -> None:
    """T-F2: the rulebook's example: a third floor over a stone gives 5 MP; a deeper stone gives nothing."""
    assert mp(after("pagoda red - 2; front 1 red 3", "build red")) == 5
    assert mp(after("pagoda red 2 -; front 1 red 3", "build red")) == 3


def test_t_f3_a_buildable_floor_must_be_built_this_turn() -> None:
    """T-F3: at a moment of one's choice, but before the end; also if others made it buildable."""
    state = after("front 1 red 1; mp 1 9", "A draw 2", "! floor white 2")
    assert refusal(state, "end keep red 1") == (
        "you have a floor that fits: build it first",
        "T-F3",
    )
    assert legal(state, "B draw")
    state = after(state, "build red")
    assert legal(state, "end") == {"end"}
    start = f"{pagoda('red', 1)}; front 2 red 3; front 1 red 2"
    later = after(start, "build red", "A draw 1", "! floor blue 1", "build blue", "end")
    assert to_act(later) == 2
    assert "build red" in legal(later)
    assert not legal(after(later, "A draw 6", "! floor white 6"), "end")


def test_t_f4_of_several_unbuildable_floors_one_or_none_stays() -> None:
    """T-F4: one of one's choice or none; the others go back into the bag."""
    state = after("front 1 red 4; mp 1 4", "A draw 5", "! floor blue 5", "B draw 6", "! floor white 6")
    assert legal(state, "end") == {"end keep red 4", "end keep blue 5", "end keep white 6", "end keep none"}
    none = after(state, "end keep none")
    assert items(none, "front") == []
    assert {"red 4", "blue 5", "white 6"} <= in_bag(none)
    assert to_act(none) == 2
    assert refusal(state, "end")[1] == "T-F4"
    assert refusal(state, "end keep green 2")[1] == "T-F4"
    state = after(state, "end keep blue 5")
    assert items(state, "front") == ["1 blue 5"]
    assert {"red 4", "white 6"} <= in_bag(state)
    assert "blue 5" not in in_bag(state)


def test_t_f4_a_single_floor_stays_without_being_named() -> None:
    """T-F4: `end` keeps the only one; it cannot be put back."""
    state = after("", "A draw 5", "! floor blue 5")
    assert legal(state, "end") == {"end"}
    assert refusal(state, "end keep none") == ("there is nothing to choose: you have no second floor", "T-F4")
    assert items(after(state, "end"), "front") == ["1 blue 5"]


def test_t_f4_by_the_first_rules_one_floor_has_to_stay() -> None:
    """T-F4 in version 1: exactly one was kept; files of that version replay so."""
    match = Match(GAME, 2, version=1)
    assert int(match.state["must_keep"][0]) == 1
    assert int(Match(GAME, 2).state["must_keep"][0]) == 0
    state = after("must_keep; front 1 red 4; mp 1 4", "A draw 5", "! floor blue 5")
    assert legal(state, "end") == {"end keep red 4", "end keep blue 5"}
    assert refusal(state, "end keep none") == ("in this match you must keep one of the floors", "T-F4")
    assert "must_keep" in GAME.write_position(state)


def test_t_f4_keeping_none_is_told_to_everybody() -> None:
    """T-F4: an ended turn tells what was kept and what went back."""
    state = position("front 1 red 4 blue 5; used A")
    (told,) = GAME.apply(state, GAME.parse(state, "end keep none"))
    assert told.fields == {"seat": 1, "kept": (), "returned": ("red 4", "blue 5")}
    assert {GAME.redact(told, seat) == told for seat in (0, 1, None)} == {True}


def test_t_f5_two_floors_in_one_turn() -> None:
    """T-F5: the example: 3rd and 4th floor, of the same or of different pagodas, give 7 MP."""
    assert mp(after(f"{pagoda('red', 2)}; front 1 red 3 red 4", "build red", "build red")) == 7
    different = f"{pagoda('red', 2)}; {pagoda('blue', 3)}; front 1 red 3 blue 4"
    assert mp(after(different, "build blue", "build red")) == 7


def test_t_f6_a_finished_pagoda_turns_its_inauguration_face_down() -> None:
    """T-F6: whoever owns it; nobody's leaves the game."""
    state = after(f"{pagoda('red', 5)}; front 1 red 6; inauguration red 2", "build red")
    assert GAME.scores(state) == [0, 4]
    assert items(GAME.observe(state, 0), "down") == ["2 1"]
    gone = after(f"{pagoda('red', 5)}; front 1 red 6; mp 1 50", "build red")
    assert "A buy inauguration red" not in legal(gone)
    assert "A buy inauguration blue" in legal(gone)
    assert GAME.scores(gone) == [0, 0]


def test_the_draws_of_a_size_come_out_equally_often() -> None:
    """T-D1: dice give each of the three floors left of a size about a third of the time."""
    state = after("; ".join(pagoda(color, 2) for color in COLORS[3:]), "A draw 2")
    dice = FastDice.of(4, 0)
    found = Counter(GAME.name(state, int(GAME.kernels.pick(state, 0, dice.words))) for _ in range(3000))
    assert set(found) == {"! floor red 2", "! floor orange 2", "! floor yellow 2"}
    assert all(850 < number < 1150 for number in found.values())
