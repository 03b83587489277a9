"""The figures of Tajuto against positions worked out by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from games.tajuto.table import COLORS, GAME, after, finished, new, pagoda, position
from vihara.core.chance import FastDice
from vihara.core.record import OVER, State

GARDEN = "pagoda red - 2; pagoda blue 1 - -; pagoda green -; mp 1 20; mp 2 7; market 1 1"
"""Red has two floors and seat 2's stone on top, blue three and seat 1's at the bottom, green one; one market."""


def figures(state: State, seat: int | None = 0) -> Mapping[str, Any]:
    return GAME.figures(GAME.observe(state, seat))


def foresee(state: State, move: str, seat: int = 0) -> Mapping[str, Any]:
    GAME.check(state, GAME.parse(state, move))
    return GAME.foresee(GAME.observe(state, seat), GAME.parse(state, move))


def pagoda_of(found: Mapping[str, Any], color: str) -> Mapping[str, Any]:
    return next(one for one in found["pagodas"] if one["color"] == color)


def test_what_the_next_floor_and_an_offering_bring() -> None:
    """T-F2: the third red floor covers a stone: 3 + 2. T-O2: two more than the floors. T-O1: what is against it."""
    found = figures(position(f"{GARDEN}; front 2 red 3"))
    red, blue, green, white = (pagoda_of(found, color) for color in ("red", "blue", "green", "white"))
    assert red["build"] == {"size": 3, "mp": 5, "bonus": 2, "with": 2}
    assert red["stones"] == [0, 2]
    assert red["offering"] == {"mp": 0, "against": "occupied"}
    assert blue["build"] == {"size": 4, "mp": 4, "bonus": 0, "with": 0}
    assert blue["offering"] == {"mp": 0, "against": "offered"}
    assert green["offering"] == {"mp": 3, "against": None}
    assert white["build"]["size"] == 1
    assert white["offering"]["against"] == "bare"


def test_a_finished_pagoda_and_its_tile() -> None:
    found = figures(position(f"{finished('red', 'blue')}; inauguration red 1"))
    red, blue = pagoda_of(found, "red"), pagoda_of(found, "blue")
    assert red["build"] is None
    assert red["offering"]["against"] == "finished"
    assert red["inauguration"]["owner"] == 1
    assert blue["inauguration"]["gone"]
    assert found["finished"] == 2
    assert found["to_end"] == 4
    assert (
        pagoda_of(figures(position(f"{finished('red')}; inauguration red 1"), 1), "red")["inauguration"]["owner"]
        == -1
    )


def test_prices_after_markets() -> None:
    """T-B2: each market takes 2 off; the second copy of a tile is dearer."""
    found = figures(position(f"{GARDEN}; wisdom 1 3"))
    stacks = {one["kind"]: one for one in found["stacks"]}
    assert found["markets"] == 1
    assert found["discount"] == 2
    assert (stacks["wisdom 1"]["price"], stacks["wisdom 1"]["full"]) == (1, 3)
    assert (stacks["wisdom 3"]["price"], stacks["wisdom 3"]["full"], stacks["wisdom 3"]["left"]) == (11, 13, 2)
    assert (stacks["market"]["price"], stacks["market"]["left"]) == (10, 1)
    assert pagoda_of(found, "red")["inauguration"]["price"] == 6
    assert {one["kind"]: one for one in figures(position(GARDEN), 1)["stacks"]}["wisdom 1"]["price"] == 3


def test_what_a_tile_is_worth_and_does_whether_or_not_it_can_be_paid() -> None:
    """T-E3, T-E4, T-C5: worth with one's shrines and tiles, what a market saves, what an action tile does and costs."""
    found = figures(position("shrine 1 1; wisdom 1 2 2; pagoda red -"))
    stacks = {one["kind"]: one for one in found["stacks"]}
    assert (stacks["wisdom 5"]["ep"], stacks["wisdom 5"]["worth"]) == (5, 6)
    assert stacks["shrine"]["worth"] == 2
    assert pagoda_of(found, "red")["inauguration"]["worth"] == 5
    assert (stacks["market"]["worth"], stacks["market"]["saves"], stacks["market"]["use"]) == (0, 2, None)
    assert [(stacks[tile]["use"], stacks[tile]["activation"]) for tile in "DEF"] == [
        ("draw", 2),
        ("offer", 0),
        ("buy", 0),
    ]
    assert (stacks["F"]["saves"], stacks["F"]["worth"]) == (0, 0)


def test_the_action_tile_that_would_be_used() -> None:
    """T-2, T-3: the cheapest that is unused, of equally cheap ones the neutral one; none once all are used."""
    start = position("pagoda red -; pagoda blue -; mp 1 30")
    assert figures(start)["cheapest"] == {"draw": "A", "offer": "A", "buy": "A"}
    with_f = after(start, "A buy F")
    assert figures(with_f)["cheapest"] == {"draw": "B", "offer": "B", "buy": "F"}
    spent = after(with_f, "B offer red", "C offer blue")
    assert figures(spent)["cheapest"] == {"draw": None, "offer": None, "buy": "F"}
    # Whoever is not in turn will have all of them.
    assert figures(spent, 1)["cheapest"] == {"draw": "A", "offer": "A", "buy": "A"}


def test_goals_with_how_far_one_is() -> None:
    stones = "; ".join(f"pagoda {color} 1" for color in COLORS[:4])
    found = {
        one["goal"]: one
        for one in figures(position(f"{stones}; mp 1 29; wisdom 1 5; goal first 2; finisher 2"))["goals"]
    }
    assert (found["wisdom5"]["have"], found["wisdom5"]["met"]) == (5, True)
    assert (found["wisdom10"]["have"], found["wisdom10"]["met"]) == (5, False)
    assert found["offerings4"]["met"]
    assert not found["offerings8"]["met"]
    assert (found["30mp"]["have"], found["30mp"]["need"], found["30mp"]["met"]) == (29, 30, False)
    assert found["first"]["owner"] == -1
    assert found["first"]["lost"]
    assert found["fourth"]["at_end"]
    assert found["most"]["at_end"]


def test_the_bag_by_size() -> None:
    """Of seven floors of size 2 in the bag that of green fits, for 2 MP; of size 3 that of red, for 5."""
    sizes = {one["size"]: one for one in figures(position(GARDEN))["bag"]}
    assert len(sizes[1]["colors"]) == 5
    assert sizes[1]["fit"] == ["orange", "yellow", "violet", "black", "white"]
    assert sizes[2]["fit"] == ["green"]
    assert sizes[2]["mp"] == round(2 / 6, 2)
    assert sizes[3]["fit"] == ["red"]
    assert sizes[3]["mp"] == round(5 / 7, 2)


def test_scores_by_line() -> None:
    """T-E3, T-E4: wisdom 3 + 5, a finished inauguration, a goal, and a shrine for three tiles: 8 + 4 + 1 + 3."""
    text = f"{finished('red')}; inauguration red 1; inauguration blue 1; wisdom 1 3 5; shrine 1 1; goal wisdom5 1"
    state = position(text)
    player = figures(state)["players"][0]
    assert [(line["kind"], line["ep"]) for line in player["lines"]] == [
        ("wisdom", 8),
        ("inaugurations", 4),
        ("goals", 1),
        ("shrines", 3),
    ]
    assert player["ep"] == 16 == GAME.scores(state)[0]
    other = figures(state, 1)["players"][0]
    assert other["down"] == 5
    assert other["ep"] == 0
    assert other["inaugurations"] == [{"color": "blue", "finished": False}]


def test_open_totals_are_shown() -> None:
    state = new(open_scores=True)
    state[0].owned[0, 4] = 1
    state[0].sold[4] = 1
    assert figures(state, 1)["scores"] == [5, 0]
    assert figures(state, None)["players"][0]["total"] == 5


def test_action_tiles_and_floors_in_front() -> None:
    found = figures(position(f"{GARDEN}; tiles 1 D D; used A D; front 1 red 3 white 6"))
    tiles = {one["tile"]: one for one in found["players"][0]["tiles"]}
    assert list(tiles) == ["A", "B", "C", "D", "D2"]
    assert tiles["A"]["used"]
    assert tiles["D"]["used"]
    assert not tiles["D2"]["used"]
    assert tiles["C"]["uses"] == ["draw", "offer", "buy"]
    assert tiles["D2"]["uses"] == ["draw"]
    assert found["players"][0]["front"] == [
        {"color": "red", "size": 3, "fits": True, "mp": 5},
        {"color": "white", "size": 6, "fits": False, "mp": 0},
    ]
    assert found["must_build"] == ["red"]


def test_an_offering_considered() -> None:
    told = foresee(position(GARDEN), "B offer green")
    assert (told["cost"], told["floors"], told["bonus"], told["gain"], told["before"], told["after"]) == (
        4,
        1,
        2,
        3,
        20,
        19,
    )
    assert told["made"] == 2
    assert told["goals"] == []


def test_an_offering_that_meets_a_goal() -> None:
    stones = "; ".join(f"pagoda {color} 1" for color in COLORS[:3])
    assert foresee(position(f"{stones}; {pagoda('white', 5)}; mp 1 23"), "A offer white")["goals"] == [
        "offerings4",
        "30mp",
    ]


def test_a_purchase_considered() -> None:
    """20 MP, one market: activation 4, price 15 − 2; with a shrine a wisdom tile is worth one more."""
    told = foresee(position(f"{GARDEN}; shrine 1 1"), "B buy wisdom 4")
    assert (told["cost"], told["price"], told["full"], told["discount"], told["after"]) == (4, 13, 15, 2, 3)
    assert told["ep"] == 5
    assert told["goals"] == []
    told = foresee(position(f"{GARDEN}; wisdom 1 2 2 1"), "A buy shrine")
    assert told["ep"] == 3


def test_building_considered() -> None:
    told = foresee(position(f"{GARDEN}; front 1 red 3"), "build red")
    assert (told["floors"], told["bonus"], told["gain"], told["after"]) == (3, 2, 5, 25)
    last = position(
        f"{finished('red', 'blue', 'green')}; {pagoda('white', 5)}; front 1 white 6; inauguration white 1"
    )
    told = foresee(last, "build white")
    assert told["finishes"]
    assert told["ends"]
    assert told["ep"] == 4
    assert told["inauguration"] == 1


def test_a_draw_considered() -> None:
    """Six floors of size 2 are in the bag; green's fits."""
    told = foresee(position(GARDEN), "A draw 2")
    assert len(told["floors"]) == 6
    assert {one["size"] for one in told["floors"]} == {2}
    assert [(one["color"], one["mp"]) for one in told["floors"] if one["fits"]] == [("green", 2)]
    assert all(one["share"] == round(1 / 6, 4) for one in told["floors"])


def test_fumbling_and_blind_draws() -> None:
    told = foresee(position("touch fumbling"), "A draw 4")
    assert round(sum(one["share"] for one in told["floors"] if one["size"] == 4), 3) == 0.8
    assert len(foresee(position("touch blind"), "A draw")["floors"]) == 48


def test_the_end_of_a_turn_considered() -> None:
    told = foresee(position("front 1 red 5 blue 6; used A"), "end keep red 5")
    assert told["kept"] == [{"color": "red", "size": 5}]
    assert told["returned"] == [{"color": "blue", "size": 6}]


def test_what_is_foreseen_happens_all_through_a_match() -> None:
    dice = FastDice(5)
    state = new(3, touch="fumbling")
    while GAME.to_act(state) != OVER:
        if GAME.to_act(state) < 0:
            GAME.apply(state, GAME.draw(state, dice))
            continue
        seat = GAME.to_act(state)
        view = GAME.observe(state, seat)
        json.dumps(GAME.figures(view))
        actions = GAME.legal(state)
        action = actions[dice.below(len(actions))]
        told = GAME.foresee(view, action)
        json.dumps(told)
        GAME.apply(state, action)
        assert int(state[0].mp[seat]) == told["after"]
    found = figures(state, None)
    assert found["stage"] == "over"
    assert found["scores"] == [player["ep"] for player in found["players"]] == GAME.scores(state)


def test_figures_tell_nobody_more_than_the_view() -> None:
    state = after("mp 1 30", "A buy wisdom 4", "end")
    assert figures(state, 1)["players"][0]["wisdom"] == [0] * 5
    assert figures(state, 1)["players"][0]["down"] == 1
    assert figures(state, 0)["players"][0]["wisdom"] == [0, 0, 0, 1, 0]
