"""The figures of Ananda against positions worked out by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from games.ananda.table import GAME, heap, play, position
from vihara.core.chance import FastDice
from vihara.core.record import State

RED = "tile red-blue e5 f5; tile red-red c5 d5; monk 1 e5; rack 1 red-violet violet-violet; hand 1 red1 red2 blue3"
"""Seat 1 has laid a tile: a red area of three (c5 d5 e5), two tiles, three cards."""


def figures(state: State, seat: int | None = 0) -> Mapping[str, Any]:
    return GAME.figures(GAME.observe(state, seat))


def foresee(state: State, move: str, seat: int = 0) -> Mapping[str, Any]:
    GAME.check(state, GAME.parse(state, move))
    return GAME.foresee(GAME.observe(state, seat), GAME.parse(state, move))


def test_areas_with_their_monks_and_what_one_holds_of_their_color() -> None:
    found = figures(position(f"{RED}; monk 2 f5; turn 2"))
    areas = {area["color"]: area for area in found["areas"]}
    assert areas["red"]["cells"] == ["c5", "d5", "e5"]
    assert areas["red"]["size"] == 3
    assert areas["red"]["monks"] == [1]
    assert not areas["red"]["free"]
    assert areas["red"]["cards"] == [1, 2]
    assert areas["red"]["own_tiles"] == 1
    assert areas["blue"]["cells"] == ["f5"]
    assert areas["blue"]["monks"] == [2]
    assert areas["blue"]["cards"] == [3]
    assert found["turn_area"] is None
    assert found["meditations"] == []


def test_two_areas_of_one_color_are_apart() -> None:
    found = figures(position("tile red-blue e5 f5; tile red-green a1 a2"))
    assert [(area["color"], area["cells"], area["free"]) for area in found["areas"]] == [
        ("red", ["a1"], True),
        ("green", ["a2"], True),
        ("red", ["e5"], True),
        ("blue", ["f5"], True),
    ]


def test_area_minus_meditation_is_tiles() -> None:
    """A-4a, A-5a: 3 − 0, 3 − 1, 3 − 2 and 3 − 3; cards up to the number of tiles."""
    found = figures(position(f"{RED}; build 1"))
    assert found["turn_area"] == {"color": "red", "value": 3, "monk": "e5", "cells": ["c5", "d5", "e5"]}
    rows = [
        (
            plan["values"],
            plan["meditation"],
            plan["left"],
            plan["tiles"],
            plan["rack"],
            plan["cards"],
            plan["hand"],
        )
        for plan in found["meditations"]
    ]
    assert rows == [
        ([], 0, 3, 3, 5, 2, 5),
        ([1], 1, 2, 2, 4, 2, 4),
        ([2], 2, 1, 1, 3, 1, 3),
        ([1, 2], 3, 0, 0, 2, 1, 2),
    ]
    assert [plan["karma"] for plan in found["meditations"]] == [0, 1, 2, 3]


def test_the_figures_of_a_meditation_are_what_then_happens() -> None:
    for values in ("", " 1", " 2", " 1 2"):
        state = position(f"{RED}; build 1")
        play(state, "stop")
        told = foresee(state, f"play{values}")
        play(state, f"play{values}")
        dice = FastDice(7)
        while GAME.to_act(state) < 0:
            GAME.apply(state, GAME.draw(state, dice))
        player = figures(state)["players"][0]
        assert (len(player["rack"]), len(player["hand"]), player["score"]) == (
            told["rack"],
            told["hand"],
            told["karma"],
        )


def test_before_a_tile_is_laid_there_is_no_meditation() -> None:
    """A-2f: stopping now forfeits the turn, for one tile."""
    state = position(f"{RED}; build 0")
    assert figures(state)["meditations"] == []
    assert foresee(state, "stop") == {"kind": "forfeit", "tiles": 1, "cards": 0, "full": False, "idle": False}


def test_the_others_learn_nothing_of_hand_and_rack() -> None:
    state = position(f"{RED}; build 1")
    for seat in (1, None):
        found = figures(state, seat)
        assert found["players"][0]["rack"] == ["?", "?"]
        assert found["players"][0]["hand"] == ["?"] * 3
        assert found["meditations"] == []
        assert found["turn_area"]["value"] == 3
    assert figures(state, None)["areas"][0]["cards"] == []


def test_a_tile_considered() -> None:
    """Red beside the area: 4 spaces; across the seam of two tiles: the second level."""
    state = position(f"{RED}; build 1")
    told = foresee(state, "tile red-violet b5 a5")
    assert (told["before"], told["area"], told["level"], told["covers"], told["joined"]) == (3, 4, 1, 0, [])
    assert told["rack"] == 1
    assert [plan["left"] for plan in told["meditations"]] == [4, 3, 2, 1]


def test_a_tile_that_covers_and_one_that_joins() -> None:
    """A-U2, A-2d: covering two red spaces by red and violet leaves 2; joining seat 2's red area is told."""
    tiles = "tile red-blue e5 f5; tile red-red c5 d5; tile red-green c4 d4"
    over = position(f"{tiles}; monk 1 e5; rack 1 red-violet; build 1")
    told = foresee(over, "tile red-violet c5 c4")
    assert (told["before"], told["area"], told["level"], told["covers"]) == (4, 3, 2, 2)
    join = position("tile red-blue e5 f5; tile red-green c5 b5; monk 1 e5; monk 2 c5; rack 1 red-violet; build 1")
    told = foresee(join, "tile red-violet d5 d6")
    assert (told["before"], told["area"], told["joined"]) == (1, 3, [2])


def test_a_monk_considered() -> None:
    state = position("tile red-blue e5 f5; tile red-red c5 d5; rack 1 red-violet red-red; hand 1 red4 blue3")
    assert foresee(state, "monk c5") == {"kind": "monk", "color": "red", "area": 3, "cards": [4], "own_tiles": 2}


def test_a_full_rack_and_an_empty_supply() -> None:
    """A-4b, A-4c: two places free on the rack; the supply has one tile, so the second comes as a card."""
    text = heap(
        "tile red-blue e5 f5; tile red-red c5 d5; monk 1 e5; rack 1 red-green red-green "
        "red-yellow red-yellow green-green green-green; hand 1 red1 blue3; rack 2 blue-blue; build 1",
        "red-violet",
    )
    plan = figures(position(text))["meditations"][0]
    assert (plan["left"], plan["room"], plan["tiles"], plan["cards_instead"]) == (3, 2, 1, 1)
    assert (plan["rack"], plan["cards"], plan["hand"], plan["ends"]) == (7, 4, 7, False)


def test_the_end_is_foreseen() -> None:
    """A-E1, A-U4: no tile left on the rack, none in the supply."""
    text = heap("tile red-blue e5 f5; tile red-red c5 d5; monk 1 e5; hand 1 red1; rack 2 blue-blue; build 1")
    assert all(plan["ends"] for plan in figures(position(text))["meditations"])


def test_tiles_by_level_and_what_lies_uncovered() -> None:
    state = position("tile red-blue e5 f5; tile red-green g5 h5; tile violet-violet f5 g5")
    assert [(t["tile"], t["cells"], t["level"], t["shown"]) for t in figures(state)["tiles"]] == [
        ("red-blue", ["e5", "f5"], 1, [True, False]),
        ("red-green", ["g5", "h5"], 1, [False, True]),
        ("violet-violet", ["f5", "g5"], 2, [True, True]),
    ]


def test_figures_are_json_all_through_a_match() -> None:
    dice = FastDice(11)
    state = GAME.new(3)
    while GAME.to_act(state) != -2:
        if GAME.to_act(state) < 0:
            GAME.apply(state, GAME.draw(state, dice))
            continue
        view = GAME.observe(state, GAME.to_act(state))
        json.dumps(GAME.figures(view))
        actions = GAME.legal(state)
        action = actions[dice.below(len(actions))]
        json.dumps(GAME.foresee(view, action))
        GAME.apply(state, action)
    assert figures(state)["scores"] == GAME.scores(state)
    assert figures(state)["stage"] == "over"
