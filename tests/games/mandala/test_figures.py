"""The figures of Mandala against positions worked out by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from games.mandala.table import GAME, after, position
from vihara.core.chance import FastDice
from vihara.core.record import State

CUP = "river 1 red green purple; cup 1 red 4 green 2; dealt 1 purple 1 black 1; river 2 black; cup 2 black 3; dealt 2 black 1 red 1"


def figures(state: State, seat: int | None = 0) -> Mapping[str, Any]:
    return GAME.figures(GAME.observe(state, seat))


def foresee(state: State, move: str, seat: int = 0) -> Mapping[str, Any]:
    GAME.check(state, GAME.parse(state, move))
    return GAME.foresee(GAME.observe(state, seat), GAME.parse(state, move))


def test_a_score_goes_by_river_place() -> None:
    own = figures(position(f"{CUP}; hand 1 red 2; hand 2 red 1"))["seats"][0]
    assert [(place["color"], place["cup"], place["points"]) for place in own["river"][:4]] == [
        ("red", 4, 4),
        ("green", 2, 4),
        ("purple", 1, 3),
        (None, 0, 0),
    ]
    assert own["worthless"] == {"black": 1}
    assert (own["hidden"], own["cup"], own["hand"]) == (0, 8, 2)


def test_m_u4_of_a_closed_cup_only_the_number_of_cards_is_told_until_the_end() -> None:
    """M-U4: no colors and no running score of its owner; one's own cup is told wholly."""
    state = position(f"{CUP}; hand 1 red 2; hand 2 red 1")
    assert figures(state)["scores"] == [11, None]
    assert figures(state, 1)["scores"] == [None, 4]
    assert figures(state, None)["scores"] == [None, None]
    told = figures(state)["seats"][1]
    assert (told["cup"], told["hidden"], told["worthless"]) == (5, 5, {})
    assert [place["color"] for place in told["river"]] == ["black", None, None, None, None, None]
    assert {(place["cup"], place["points"]) for place in told["river"]} == {(None, None)}
    assert figures(position(f"{CUP}; over"), None)["scores"] == [11, 4]


def test_m_u4_of_an_open_cup_what_was_claimed_counts_until_the_end() -> None:
    """M-U4, option `cups`: the two cards dealt into it stay hidden."""
    state = position(f"open cups; {CUP}; hand 1 red 2; hand 2 red 1")
    assert figures(state)["scores"] == [11, 3]
    assert figures(state)["seats"][1]["hidden"] == 2
    assert figures(state, 1)["scores"] == [8, 4]
    assert figures(state, None)["scores"] == [8, 3]
    over = position(f"{CUP}; over")
    assert figures(over, None)["scores"] == [11, 4]


def test_what_a_mandala_lacks_and_who_would_choose_first() -> None:
    state = position(
        "mountain 1 red 2 green 1; field 1 1 black 2; field 1 2 orange 1; hand 1 yellow 2 purple 1; hand 2 red 1"
    )
    one, two = figures(state)["mandalas"]
    assert one == {"missing": ["yellow", "purple"], "fields": [2, 1], "first": 1}
    assert two["first"] == 0
    assert foresee(state, "M1 yellow") == {"kind": "build", "draws": 3, "completes": False, "missing": ["purple"]}
    even = position(
        "mountain 1 red 2; field 1 1 black 1; field 1 2 orange 1; hand 1 yellow 2; hand 2 red 1; turn 2"
    )
    assert figures(even, 1)["mandalas"][0]["first"] == 1, "who does not play the last card"


def test_a_move_that_completes_and_one_that_discards() -> None:
    state = position(
        "mountain 1 red 2 green 1 purple 1 orange 1; field 1 1 black 2; hand 1 yellow 6 red 1; hand 2 red 1"
    )
    assert foresee(state, "M1 yellow") == {"kind": "build", "draws": 2, "completes": True, "missing": []}
    assert foresee(state, "F1 yellow 2") == {"kind": "grow", "draws": 0, "completes": True, "missing": []}
    assert foresee(state, "X yellow 3") == {"kind": "redraw", "draws": 3}


def test_what_a_claim_brings() -> None:
    state = after(
        "mountain 1 red 3 green 2 purple 1; field 1 1 black 1 orange 1; river 1 red; cup 1 green 2; hand 1 yellow 2; hand 2 red 1",
        "F1 yellow 1",
    )
    assert figures(state)["claiming"] == 1
    assert foresee(state, "C red") == {
        "kind": "claim", "number": 3, "place": 1, "new": False, "cup": 3, "discarded": 0, "points": 3
    }  # fmt: skip
    new = foresee(state, "C green")
    assert (new["place"], new["new"], new["cup"], new["points"]) == (2, True, 1, 6), "two in the cup wake up"


def test_whole_games_have_figures_in_every_view() -> None:
    for seed in range(3):
        dice, state = FastDice(seed), GAME.new(2)
        while (actor := GAME.to_act(state)) != -2:
            if actor == -1:
                GAME.apply(state, GAME.draw(state, dice))
                continue
            legal = GAME.legal(state)
            view = GAME.observe(state, actor)
            json.dumps(GAME.figures(view))
            json.dumps(GAME.foresee(view, legal[0]))
            GAME.apply(state, legal[dice.below(len(legal))])
        assert figures(state, None)["scores"] == list(GAME.outcome(state).scores)  # type: ignore[union-attr]
