"""A test for every clause of docs/rules/tajuto.md from the goals on: goals, end, rulings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

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
from vihara.core import replay
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidOption
from vihara.core.game import OVER
from vihara.core.match import Match
from vihara.core.record import State

ONE_FLOOR_LEFT = f"{finished('red', 'orange', 'yellow')}; {pagoda('green', 5)}; finisher 2"
"""Three pagodas are finished, the fourth lacks its 6th floor."""


def outcome(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    found = GAME.outcome(state)
    assert found is not None
    return found.winners, found.scores


# -- Goals ----------------------------------------------------------------------------------------------------


def test_t_g1_conditions() -> None:
    """T-G1: each goal exactly from its limit on."""
    limits = {
        "wisdom5": ("wisdom 1 4", "wisdom 1 4 1"),
        "wisdom10": ("wisdom 1 5 4", "wisdom 1 5 5"),
        "30mp": ("mp 1 29", "mp 1 30"),
        "offerings4": (stones(3), stones(4)),
        "offerings8": (stones(7), stones(8)),
        "first": (f"{finished('red')}; finisher 2", f"{finished('red')}; finisher 1"),
    }
    for goal, (short, enough) in limits.items():
        assert f"goal {goal}" not in legal(position(short))
        assert f"goal {goal}" in legal(position(enough))
        state = after(enough, f"goal {goal}")
        assert items(state, "goal") == [f"{goal} 1"]
        assert f"goal {goal}" not in legal(state)
        assert refusal(state, f"goal {goal}") == (f"this goal has been taken: {goal}", "T-G1")


def test_t_g1_whoever_is_far_beyond_a_limit_may_take_the_goal_too() -> None:
    """T-G1: so much *or more*, also when it was not taken at the first chance."""
    far = f"wisdom 1 5 5 5; mp 1 48; {stones(8)}"
    assert legal(position(far), "goal") == {
        "goal wisdom5", "goal wisdom10", "goal 30mp", "goal offerings4", "goal offerings8"
    }  # fmt: skip
    assert "goal offerings4" in legal(position(stones(5)))


def stones(number: int) -> str:
    """Offerings of seat 1 on so many pagodas."""
    return "; ".join(f"pagoda {color} 1 -" for color in COLORS[:number])


def test_t_g1_the_condition_must_hold_at_that_moment() -> None:
    """T-G1: 30 MP that were spent again do not count; an opponent's wisdom neither."""
    state = after("mp 1 32; wisdom 2 5 5", "A buy wisdom 1")
    assert not legal(state, "goal")
    assert "goal 30mp" in legal(position("mp 1 32"))
    assert refusal(state, "goal 30mp") == ("you have 29 MP, and it takes 30", "T-G1")
    assert refusal(state, "goal wisdom5") == ("your wisdom is worth 1 EP, and it takes 5", "T-G1")
    assert refusal(state, "goal offerings8") == ("you have made 0 of 8 offerings", "T-G1")


def test_t_g1_shrines_do_not_help_to_reach_a_goal() -> None:
    """T-G1, T-E4: shrines raise values at the end only."""
    assert not legal(position("wisdom 1 4; shrine 1 2"), "goal")


# -- End ------------------------------------------------------------------------------------------------------


def test_t_e1_the_fourth_pagoda_ends_the_game_at_once() -> None:
    """T-E1: the builder gets the MP and the goal, and nobody acts any more."""
    state = after(f"{ONE_FLOOR_LEFT}; front 1 green 6; mp 2 3", "build green")
    assert to_act(state) == OVER
    assert mp(state) == 6
    assert items(state, "goal") == ["fourth 1", "most 1"]
    assert GAME.legal(state) == []
    assert outcome(state) == ((1,), (2, 0))
    ended = GAME.outcome(state)
    assert ended is not None
    assert ended.reason == "the fourth pagoda is finished"


def test_t_e1_covering_a_stone_counts_for_the_last_floor_too() -> None:
    """T-E1, T-F2: 6 MP and 2 more."""
    start = f"{finished('red', 'orange', 'yellow')}; pagoda green - - - - 2; front 1 green 6"
    assert mp(after(start, "build green")) == 8


def test_t_e2_most_mp_and_a_tie_for_it() -> None:
    """T-E2: with a tie nobody gets the goal."""
    start = f"{ONE_FLOOR_LEFT}; front 1 green 6; mp 1 4"
    assert items(after(f"{start}; mp 2 9", "build green"), "goal") == ["fourth 1", "most 1"]
    assert items(after(f"{start}; mp 2 10", "build green"), "goal") == ["fourth 1"]
    assert items(after(f"{start}; mp 2 11", "build green"), "goal") == ["fourth 1", "most 2"]
    three = f"seats 3; {start}; mp 2 11; mp 3 11"
    assert items(after(three, "build green"), "goal") == ["fourth 1"]


def test_t_e3_ep_and_an_unfinished_inauguration() -> None:
    """T-E3: wisdom 5 + 2, two goals, 4 for the finished bet, 0 for the unfinished one."""
    state = position(
        f"{finished('red')}; wisdom 1 5 2; goal 30mp 1; goal wisdom5 1; inauguration red 1; inauguration blue 1; over"
    )
    assert GAME.scores(state) == [5 + 2 + 2 + 4, 0]


def test_t_e4_two_shrines() -> None:
    """T-E4: each adds 1 to each wisdom tile and each finished inauguration, nothing to goals and open bets."""
    tiles = f"{finished('red')}; wisdom 1 5 2; goal 30mp 1; inauguration red 1; inauguration blue 1; over"
    assert GAME.scores(position(tiles)) == [12, 0]
    assert GAME.scores(position(f"{tiles}; shrine 1 1")) == [12 + 3, 0]
    assert GAME.scores(position(f"{tiles}; shrine 1 2")) == [12 + 6, 0]
    assert GAME.scores(position(f"{tiles}; shrine 2 2")) == [12, 0]


def test_t_e5_tied_players_share_the_victory() -> None:
    """T-E5: most EP win."""
    assert outcome(position("seats 3; wisdom 1 5; wisdom 2 4; over")) == ((1,), (5, 4, 0))
    assert outcome(position("seats 3; wisdom 1 4; wisdom 3 3 1; over")) == ((1, 3), (4, 0, 4))
    assert outcome(position("over")) == ((1, 2), (0, 0))


def test_the_same_player_finishes_two_pagodas_in_one_turn() -> None:
    """T-U6, T-E1, T-F6: first and second pagoda of the game, or third and fourth."""
    two = f"{pagoda('red', 5)}; {pagoda('blue', 5)}; front 1 red 6 blue 6; inauguration blue 2"
    state = after(two, "build red", "goal first", "build blue")
    assert items(state, "finisher") == ["1"]
    assert mp(state) == 12
    assert GAME.scores(state) == [1, 4]
    last = after(f"{finished('green', 'white')}; finisher 2; {two}; mp 2 12", "build blue", "build red")
    assert to_act(last) == OVER
    assert items(last, "goal") == ["fourth 1"]
    assert outcome(last) == ((2,), (1, 4))


def test_the_fourth_pagoda_in_the_middle_of_a_turn_with_goals_unclaimed() -> None:
    """T-U6: goals one could have claimed before are lost; tiles not used yet, too."""
    start = f"{ONE_FLOOR_LEFT}; front 1 green 6; mp 1 40; wisdom 1 5"
    state = after(start, "build green")
    assert to_act(state) == OVER
    assert items(state, "goal") == ["fourth 1", "most 1"]
    assert GAME.scores(state)[0] == 5 + 2
    wiser = after(start, "goal 30mp", "goal wisdom5", "A buy wisdom 5", "goal wisdom10", "build green")
    assert GAME.scores(wiser)[0] == 10 + 3 + 2


# -- Rulings --------------------------------------------------------------------------------------------------


def test_t_u1_prices_of_the_table() -> None:
    """T-U1: what the printed text leaves open is in one table."""
    printed: dict[str, tuple[int, ...]] = {
        **{f"wisdom {v}": (4 * v - 1, 4 * v + 1, 4 * v + 3) for v in range(1, 6)},
        "shrine": (12, 14),
        "D": (6, 8),
        "E": (8, 10),
        "F": (10, 12),
    }
    state = new()
    for kind, prices in printed.items():
        row = [
            "wisdom 1",
            "wisdom 2",
            "wisdom 3",
            "wisdom 4",
            "wisdom 5",
            "market",
            "shrine",
            "D",
            "E",
            "F",
        ].index(kind)
        assert tuple(state[0].price[row, : len(prices)].tolist()) == prices
    assert mp(after("mp 1 8", "A buy inauguration red")) == 0


def test_t_u1_option_prices_replaces_entries() -> None:
    """T-U1: what is not replaced stays; the table travels in the match file."""
    table = {"market": [1, 2], "inauguration": 0, "activation": {"B": 1}}
    state = new(prices=table)
    assert "A buy inauguration red" in legal(state)
    assert items(state, "price") == ["market 1 2", "inauguration 0"]
    assert items(state, "activation") == ["B 1"]
    match = Match(GAME, 2, {"prices": table}, FastDice.of(1, 0))
    match.play(1, "A buy inauguration red")
    text = replay.write(match)
    assert '[options {"prices": {"market": [1, 2], "inauguration": 0, "activation": {"B": 1}}}]' in text
    assert replay.read(text).match.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ([1], "a table of prices"),
        ({"temple": 3}, "found an entry 'temple'"),
        ({"wisdom": [[1, 2, 3]]}, "wisdom: found [[1, 2, 3]], expected 5 rows"),
        ({"wisdom": [[1, 2, 3]] * 4 + [[1, 2]]}, "wisdom row 5: found [1, 2], expected 3 whole numbers"),
        ({"wisdom": [[1, 2, 3]] * 4 + [[3, 2, 1]]}, "wisdom row 5: found [3, 2, 1], expected [1, 2, 3]"),
        ({"market": [12, 10]}, "market: found [12, 10], expected [10, 12]: a stack lies cheapest on top"),
        ({"shrine": [-1, 2]}, "shrine: found [-1, 2], expected 2 whole numbers from 0 to 255"),
        ({"D": [1, 256]}, "D: found [1, 256]"),
        ({"E": [1.5, 2]}, "E: found [1.5, 2]"),
        ({"F": "12"}, "F: found '12'"),
        ({"inauguration": True}, "inauguration: found True, expected a whole number"),
        ({"activation": [0, 4, 6]}, "activation: found [0, 4, 6], expected a table by action tile"),
        ({"activation": {"G": 1}}, "activation: found 'G', expected an action tile"),
        ({"activation": {"A": -1}}, "activation A: found -1, expected a whole number"),
    ],
)
def test_t_u1_wrong_price_tables_are_refused(table: Any, words: str) -> None:
    """T-U1: the refusal names the entry, what was found and what was expected."""
    with pytest.raises(InvalidOption) as refused:
        new(prices=table)
    assert words in refused.value.sentence


def test_t_u2_the_path_has_no_end() -> None:
    """T-U2: beyond 50 it is counted on."""
    assert mp(after(f"{pagoda('red', 5)}; mp 1 50", "A offer red")) == 57
    assert mp(after(f"{pagoda('red', 5)}; mp 1 299", "A offer red")) == 306
    assert "57 MP" in GAME.picture(GAME.observe(after(f"{pagoda('red', 5)}; mp 1 50", "A offer red"), 0))


def test_t_u3_sure_touch() -> None:
    """T-U3: the size named, in a random color."""
    assert set(chance(after("", "A draw 4"))) == {f"! floor {color} 4" for color in COLORS}


def shares(state: State) -> dict[int, Fraction]:
    """How likely each size is."""
    weights = chance(state)
    found: dict[int, Fraction] = {}
    for text, weight in weights.items():
        size = int(text[-1])
        found[size] = found.get(size, Fraction(0)) + Fraction(weight, sum(weights.values()))
    return found


def test_t_u3_fumbling() -> None:
    """T-U3: 1 and 2 are certain; 3 to 6 go wrong with 20 %, to neighbors within 3 to 6 that are in the bag."""
    certain, four, one = Fraction(1), Fraction(4, 5), Fraction(1, 5)
    start = "touch fumbling"
    assert shares(after(start, "A draw 1")) == {1: certain}
    assert shares(after(start, "A draw 2")) == {2: certain}
    assert shares(after(start, "A draw 3")) == {3: four, 4: one}
    assert shares(after(start, "A draw 4")) == {3: one / 2, 4: four, 5: one / 2}
    assert shares(after(start, "A draw 6")) == {5: one, 6: four}


def test_t_u3_fumbling_with_uneven_numbers_in_the_bag() -> None:
    """T-U3: the shares hold however many floors there are of each size; all floors of a size are equally likely."""
    heights = "; ".join(
        pagoda(color, height) for color, height in zip(COLORS, (5, 5, 4, 4, 3, 3, 3, 0), strict=True) if height
    )
    state = after(f"touch fumbling; {heights}", "A draw 5")
    assert {text[-1]: weight for text, weight in chance(state).items()}.keys() == {"4", "5", "6"}
    assert shares(state) == {4: Fraction(1, 10), 5: Fraction(4, 5), 6: Fraction(1, 10)}
    for size in "456":
        assert len({weight for text, weight in chance(state).items() if text.endswith(size)}) == 1
    # No 4 left but in front of people: only 6 is a neighbor of 5.
    none = f"touch fumbling; {'; '.join(pagoda(color, 4) for color in COLORS)}"
    assert shares(after(none, "A draw 5")) == {5: Fraction(4, 5), 6: Fraction(1, 5)}
    # No neighbor in the bag: no error.
    alone = f"touch fumbling; {finished('red')}; {'; '.join(pagoda(color, 5) for color in COLORS[1:])}"
    assert shares(after(alone, "A draw 6")) == {6: Fraction(1)}


def test_t_u3_blind_touch() -> None:
    """T-U3: no size is named and every floor of the bag is equally likely."""
    state = position("touch blind; front 2 red 3")
    assert legal(state) == {"A draw"}
    assert refusal(state, "A draw 3") == ("you draw blindly: no size can be chosen", "T-U3")
    assert refusal(position(""), "A draw") == ("choose a size from 1 to 6", "T-U3")
    drawing = after(state, "A draw")
    assert len(chance(drawing)) == 47
    assert set(chance(drawing).values()) == {1}
    assert items(after(drawing, "! floor red 6"), "front") == ["1 red 6", "2 red 3"]


def test_t_u4_a_tile_bought_this_turn_works_this_turn() -> None:
    """T-U4: also a second copy, and markets at once; several of a kind may be owned."""
    state = after(f"mp 1 40; {pagoda('red', 1)}", "A buy E", "E offer red")
    assert mp(state) == 40 - 8 + 3
    twice = after("mp 1 40; tiles 1 D", "D draw 1", "! floor red 1", "A buy D", "D2 draw 1")
    assert mp(twice) == 40 - 2 - 8 - 2
    assert items(twice, "tiles") == ["1 D D"]
    assert mp(after("mp 1 40", "A buy market", "B buy market")) == 40 - 10 - 4 - 10


@pytest.mark.parametrize(("tile", "cost"), [("D", 2), ("E", 3), ("F", 5)])
def test_t_2_t_u4_a_second_copy_costs_what_the_first_does(tile: str, cost: int) -> None:
    """T-2, T-U4: the second D, E or F is activated for the price of its own kind, and not with less."""
    what = {"D": "draw 1", "E": "offer red", "F": "buy wisdom 1"}[tile]
    start = (
        f"{pagoda('red', 1)}; tiles 1 {tile} {tile}; used {tile}; activation D 2; activation E 3; activation F 5"
    )
    gain, price = {"D": (0, 0), "E": (3, 0), "F": (0, 3)}[tile]
    enough = position(f"{start}; mp 1 {cost + price}")
    assert legal(enough, f"{tile}2 {what}") == {f"{tile}2 {what}"}
    assert mp(after(enough, f"{tile}2 {what}")) == gain
    assert not legal(position(f"{start}; mp 1 {cost + price - 1}"), f"{tile}2 {what}")
    assert GAME.foresee(GAME.observe(enough, 0), GAME.parse(enough, f"{tile}2 {what}"))["cost"] == cost


def test_second_copies_are_listed_once_the_first_is_used() -> None:
    """T-1, T-3: the two are equal, so only one of them is offered at a time."""
    state = position("mp 1 40; tiles 1 D D")
    assert legal(state, "D draw 1") == {"D draw 1"}
    assert not legal(state, "D2")
    assert refusal(state, "D2 draw 1") == ("use your other D first: it does the same", "T-3")
    state = after(state, "D draw 1", "! floor red 1")
    assert legal(state, "D2 draw")
    assert not legal(state, "D draw")
    assert not legal(after("mp 1 40; tiles 1 D", "D draw 1", "! floor red 1"), "D2")  # there is no second one


def test_t_u5_when_the_turn_may_end() -> None:
    """T-U5: not before a tile was used, not while something can be built, but if no tile can be used at all."""
    assert not legal(position(""), "end")
    assert refusal(position(""), "end") == ("use an action tile first", "T-U5")
    assert legal(after(pagoda("red", 1), "A offer red"), "end") == {"end"}
    # A costs 5 here and nobody has MP: nothing can be used.
    dear = position("activation A 5")
    assert legal(dear) == {"end"}
    assert legal(position("activation A 5; front 1 red 1")) == {"build red"}
    assert to_act(after(dear, "end")) == 2


def test_t_u6_the_first_pagoda_belongs_to_its_finisher() -> None:
    """T-U6: claimed in any later turn, by nobody else; nothing is claimed after the last build."""
    state = after(f"{pagoda('red', 5)}; front 1 red 6; {pagoda('blue', 5)}; front 2 blue 6", "build red")
    assert "goal first" in legal(state)
    state = after(state, "A draw 1", "! floor white 1", "build white", "end", "build blue")
    assert not legal(state, "goal")
    assert refusal(state, "goal first") == ("you did not finish the first pagoda", "T-U6")
    state = after(state, "A draw 2", "! floor white 2", "build white", "end")
    assert "goal first" in legal(state)


def test_t_u7_the_bag_is_public_and_open_scores_show_totals() -> None:
    """T-U7: views show the bag; with `open_scores` also everybody's printed EP, without it none."""
    tiles = f"seats 3; {finished('red')}; wisdom 1 2; wisdom 2 5 3; goal 30mp 2; inauguration red 3; shrine 2 1"
    for seat in (0, 1, 2, None):
        view = GAME.observe(position(tiles), seat)
        assert in_bag(view) == in_bag(position(tiles))
        assert items(view, "total") == []
        shown = GAME.observe(position(f"{tiles}; open_scores"), seat)
        assert items(shown, "total") == ["1 2", "2 9", "3 4"]
    # The tiles themselves stay face down.
    assert items(GAME.observe(position(f"{tiles}; open_scores"), 0), "wisdom") == ["1 2"]
    assert not position(tiles)[0].total.any()


def test_t_u8_150_turns_of_every_player() -> None:
    """T-U8: the end of the last turn ends the game: most MP is given, the fourth pagoda is not."""
    start = "seats 3; turn 3; mp 2 7; wisdom 1 1; number"
    state = after(f"{start} 450", "A draw 6", "! floor red 6", "end")
    assert to_act(state) == OVER
    assert items(state, "goal") == ["most 2"]
    assert outcome(state) == ((1, 2), (1, 1, 0))
    ended = GAME.outcome(state)
    assert ended is not None
    assert ended.reason == "everybody has had 150 turns"
    assert to_act(after(f"{start} 449", "A draw 6", "! floor red 6", "end")) == 1
