"""Figures for the table: places, margins and what a move would do, worked out by hand or by the rules themselves."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any

import numpy as np
import pytest

from games.menara.table import BOX, GAME, play, position
from vihara.core import replay
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove
from vihara.core.match import Match, ask
from vihara.core.record import State, copy
from vihara.games.menara import boxes
from vihara.games.menara.figures import hundredths
from vihara.games.menara.physics.trajectory import decode
from vihara.games.menara.tower.balance import weigh

TOWER = (
    "floor 2 light 0 0 0 on 0 columns 1 2 3 4; floor 9 light -22 -93 180 on 0; floor 15 light -125 -21 270 on 0; "
    "floor 8 light -19 13 30 on 1 columns 1 2 3 4; floor 10 light -21 15 75 on 2"
)
BUILDING = f"{TOWER}; stage build; card blue place-2-free; hand 1 yellow 4 red 4"


def figures(state: State) -> dict[str, Any]:
    """As a browser gets them: through JSON."""
    return dict(json.loads(json.dumps(GAME.figures(GAME.observe(state, 0)))))


def foresee(state: State, text: str) -> dict[str, Any]:
    view = GAME.observe(state, 0)
    return dict(json.loads(json.dumps(GAME.foresee(view, GAME.parse(view, text)))))


def test_hundredths_are_rounded_as_python_rounds() -> None:
    """By the exact value: ties to the even side, and numbers that look like ties but are none."""
    numbers = [k / 8 for k in range(-400, 400)] + [k / 1000 + 0.005 for k in range(-3000, 3000, 7)]
    for number in [*numbers, 2.675, 1.005, 0.285, 123456.785, 1e-300, -0.0]:
        assert hundredths(number) / 100 == round(number, 2), number


def test_heights_and_summary() -> None:
    told = figures(position(TOWER))
    assert (told["levels"], told["required"], told["scores"]) == (2, 3, [2])
    assert [level["floors"] for level in told["summary"]] == [[2, 9, 15], [8], [10]]
    assert [level["columns"] for level in told["summary"]] == [4, 4, 0]
    assert told["summary"][1]["free"] == {"red": 1}
    assert told["summary"][2]["free"] == {"red": 2, "yellow": 2}


def test_margin_and_direction_are_those_of_the_statics() -> None:
    state = position(TOWER)
    balance = weigh(state[0].tower, BOX)
    told = figures(state)["balance"]
    assert told["verdict"] == "stands"
    assert told["margin"] == pytest.approx(balance.margin, abs=0.006)
    assert told["direction"] == balance.direction


def test_floors_and_bases_lie_where_the_pose_puts_them() -> None:
    """Floor 9 is turned by 180° about (−22, −93): every base lies opposite."""
    told = {floor["floor"]: floor for floor in figures(position(TOWER))["floors"]}
    assert set(told) == {2, 8, 9, 10, 15}
    assert [told[floor]["z"] for floor in (2, 8, 10)] == [0, 44, 88]
    for base in told[9]["bases"]:
        assert base["x"] == pytest.approx(-22 - base["at"][0], abs=0.02)
        assert base["y"] == pytest.approx(-93 - base["at"][1], abs=0.02)
        assert base["z"] == 4
        assert base["column"] is None
        assert base["carries"] == 9
    assert told[8]["outline"] == [[round(x, 2), round(y, 2)] for x, y in BOX.floors[7].outline]
    assert set(told[8]["bears"]) <= {"2.1", "2.2", "2.3", "2.4"}
    assert len(told[8]["bears"]) >= 3
    under = [base for base in told[2]["bases"] if base["under"] == 8]
    assert [base["base"] for base in under] == told[8]["bears"]


def test_a_column_off_its_center_is_told_where_it_stands() -> None:
    state = position("floor 9 light 10 20 90 on 0 columns 1@10,-5; floor 2 light 300 0 0 on 0")
    base = figures(state)["floors"][1]["bases"][0]
    assert base["column"]["x"] == pytest.approx(base["x"] + 0.5, abs=0.011)
    assert base["column"]["y"] == pytest.approx(base["y"] + 1.0, abs=0.011)


def test_cards_columns_and_floors_around_the_tower() -> None:
    state = position(
        f"{TOWER}; taken 4; stage new-floor; card red floor-3-dark; hand 1 yellow 4 red 3; camp black 6"
    )
    told = figures(state)
    assert told["card"]["task"] == "floor"
    assert (told["card"]["count"], told["card"]["rim"], told["card"]["glyph"]) == (3, "dark", "red")
    assert [floor["floor"] for floor in told["to_lay"]] == [4]
    assert told["to_lay"][0]["sides"] == ["dark"]
    assert len(told["to_lay"][0]["dark"]["bases"]) == len(BOX.floors[3].bases[1])
    assert (told["camp"]["black"], told["hands"][0]["yellow"], told["quarry"]) == (6, 4, 12)
    assert sum(pile["cards"] for pile in told["piles"]) == 34
    assert sum(card["number"] for card in told["piles"][0]["left"]) == 9


def test_foresee_a_column() -> None:
    state = position(BUILDING)
    told = foresee(state, "column red 8.5")
    moved = play(copy(state), "column red 8.5")
    assert told["fills"] == 8
    assert told["free"] == []
    assert told["levels"] == 2
    assert told["margin"] == pytest.approx(weigh(moved[0].tower, BOX).margin, abs=0.006)
    assert told["was"] == figures(state)["balance"]["margin"]
    [base] = [base for floor in figures(state)["floors"] for base in floor["bases"] if base["base"] == "8.5"]
    assert told["column"] == {"base": "8.5", "x": base["x"], "y": base["y"], "z": 48}


def test_foresee_any_pose_and_the_refusal_of_others() -> None:
    """Poses need not be offered; a refusal names what is in the way, and the view stays as it was."""
    state = position(f"{TOWER}; taken 4; stage new-floor; card blue place-2-free; done 1; hand 1 yellow 3 red 4")
    before = state.tobytes()
    offered = [GAME.name(state, action) for action in GAME.legal(state)]
    text = next(text for text in offered if text.startswith("extend"))
    told = foresee(state, text)
    _, side, x, y, angle = text.split()
    assert told["pose"] == {
        "floor": 4, "level": 0, "side": side, "x": int(x), "y": int(y), "angle": int(angle), "z": 0,
    }  # fmt: skip
    assert told["required"] == 4
    assert len(told["outline"]) == len(BOX.floors[3].outline)
    assert len(told["free"]) == len(BOX.floors[3].bases[side == "dark"])
    with pytest.raises(IllegalMove, match="overlaps floor 2 by"):
        foresee(state, "extend light 0 0 0")
    with pytest.raises(IllegalMove, match="rests on no column"):
        foresee(state, "floor light 900 900 0")
    assert state.tobytes() == before


def test_foresee_a_floor_that_would_fall() -> None:
    """A floor laid so that it only just reaches over columns on one side falls by the statics."""
    state = position(f"{TOWER}; taken 4; stage new-floor; card blue place-2-free; done 1; hand 1 yellow 3 red 4")
    falls = []
    for x in range(-200, 200, 8):
        try:
            told = foresee(state, f"floor light {x} -60 0")
        except IllegalMove:
            continue
        trial = play(copy(state), f"floor light {x} -60 0")
        assert told["levels"] == int(trial[0].tower.level[3]) or told["levels"] == 2
        assert told["pose"]["level"] == trial[0].tower.level[3]
        falls.append(told["verdict"])
        outline = np.array(told["outline"])
        assert np.allclose(outline - [x, -60], BOX.floors[3].outline, atol=0.011)
    assert "falls" in falls


def test_foresee_decisions_without_a_place() -> None:
    told = foresee(position("hand 1 yellow 8; camp red 6"), "camp yellow for red")
    assert (told["hand"]["red"], told["camp"]["yellow"]) == (1, 1)
    told = foresee(position("stage plan; hand 1 yellow 8"), "plan blue")
    assert sum(card["number"] for card in told["cards"]) == 9
    assert foresee(position(BUILDING), "give up")["required"] == 4


def collapse() -> Match:
    """A careless match that ends with the fall of the tower."""
    for seed in range(11, 50):  # the first of these falls soon
        match, choices = Match(GAME, 1, {}, FastDice.of(seed, 0)), FastDice.of(seed, 1)
        while not match.over:
            policy = GAME.kernels.policy if match.plies % 3 else GAME.kernels.choose
            match.play(1, int(policy(match.view(1), 0, choices.words)))
        if "fell" in str(match.outcome):
            return match
    raise AssertionError("no tower fell")


def test_a_collapse_tells_its_motion_and_a_replay_does_without() -> None:
    match = collapse()
    [event] = [event for entry in match.log for event in entry.events if event.kind == "collapse"]
    seen = [GAME.redact(event, seat) for seat in (0, None)]
    assert seen[0] == seen[1]
    motion = decode(b64decode(event.fields["motion"]))
    assert {floor - 1 for floor in event.fields["floors"]} <= set(motion.bodies)
    dropped = motion.poses[0, :, 2] - motion.poses[-1, :, 2]
    assert all(
        dropped[motion.bodies.index(floor - 1)] > 5 or abs(motion.poses[-1, motion.bodies.index(floor - 1), 3]) < 1
        for floor in event.fields["floors"]
    )
    text = replay.write(match)
    assert event.fields["motion"] not in text
    boxes._remembered.clear()
    again = replay.read(text).match
    assert again.state.tobytes() == match.state.tobytes()
    [told] = [event for entry in again.log for event in entry.events if event.kind == "collapse"]
    assert "motion" not in told.fields
    assert {**told.fields, "motion": event.fields["motion"]} == event.fields


# -- Whether a card can be fulfilled, and what is missing ------------------------------------------------------


def outlook(cards: str, hand: str, tower: str = TOWER) -> dict[str, Any]:
    told = figures(position(f"{tower}; stage build; card {cards}; hand 1 {hand}"))
    return dict(told["card"]["outlook"])


def test_a_card_says_what_is_missing() -> None:
    """E-3a, E-3b, E-3d: free are 8: red; 10: two red, two yellow; and all of floors 9 and 15."""
    assert outlook("blue place-2-free", "red 2") == {
        "able": "yes", "needs": 2, "can": 2, "floor": None, "missing": []
    }  # fmt: skip
    # Without a column whose base is free it cannot be done, and no floor can be filled on the way.
    blue = outlook("blue place-2-free", "blue 2")
    assert (blue["able"], blue["can"]) == ("no", 1)
    full = "floor 2 light 0 0 0 on 0 columns 1 2 3 4; floor 8 light -19 13 30 on 1"
    filled = outlook("yellow fill-free", "yellow 1", full)
    assert (filled["able"], filled["floor"]) == ("no", 8)
    missing = {one["color"]: (one["needs"], one["has"]) for one in filled["missing"]}
    free = figures(position(full))["summary"][1]["free"]
    assert missing == {color: (n, int(color == "yellow")) for color, n in free.items() if n > (color == "yellow")}
    assert outlook("red floor-3-free", "red 1 yellow 2")["able"] == "yes"
    assert outlook("red floor-3-free", "blue 3")["able"] == "no"


def test_a_floor_that_is_filled_on_the_way_may_help() -> None:
    """E-F5: one base is free, and the column for it brings a new floor with bases nobody knows."""
    tower = "floor 8 light -19 13 30 on 0 columns 1 2 3 4"
    [(color, number)] = figures(position(tower))["summary"][0]["free"].items()
    assert number == 1
    assert outlook("blue place-2-free", f"{color} 2", tower)["able"] == "maybe"
    assert outlook("blue place-1-free", f"{color} 2", tower)["able"] == "yes"


def test_moves_go_to_higher_levels_only() -> None:
    """E-3c: columns of floors 2 and 8 to free bases of their colors above; nothing is above level 2."""
    low = outlook("yellow move-2-free", "red 1", "floor 2 light 0 0 0 on 0 columns 1 2 3 4")
    assert (low["able"], low["can"]) == ("no", 0)
    assert outlook("yellow move-2-free", "red 1")["able"] == "yes"


def test_a_card_of_moving_a_floor_needs_one_that_carries_none() -> None:
    """E-3e, E-U11: floor 10 lies on level 2 and carries nothing, and columns of level 0 could bear it on level 1."""
    assert outlook("red shift-free", "red 1")["able"] == "yes"
    assert outlook("red shift-free", "red 1", "floor 2 light 0 0 0 on 0 columns 1")["able"] == "no"


@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 12))]
)
def test_what_cannot_be_fulfilled_never_is(seed: int) -> None:
    """Random matches: a card of which it was said that it cannot be done is not fulfilled; one that can be, can be begun."""
    match = Match(GAME, seats=1, dice=FastDice(seed))
    dice = np.random.default_rng(seed)
    doomed: set[int] = set()
    turn = 0
    while match.to_act > 0 and turn < 60:
        told = match.game.figures(match.view(None))
        legal = match.legal()
        if told["stage"] == "build":
            able = told["card"]["outlook"]["able"]
            if able == "no":
                doomed.add(turn)
            elif told["card"]["task"] != "shift":
                assert legal != ["give up"], told["card"]
        if told["stage"] == "camp":
            turn += 1
        others = [move for move in legal if move != "give up"]
        told_events = match.play(match.to_act, str(dice.choice(others or legal)))
        if any(event.kind == "fulfilled" for event in told_events):
            assert turn not in doomed


def test_a_pile_tells_how_many_of_its_cards_could_be_done() -> None:
    """Before a card is revealed; afterwards nobody asks."""
    told = figures(position(f"{TOWER}; stage plan; hand 1 yellow 4 red 4"))
    for pile in told["piles"]:
        assert 0 <= pile["able"] <= pile["cards"]
    assert sum(pile["able"] for pile in told["piles"]) > sum(
        pile["able"] for pile in figures(position(f"{TOWER}; stage plan; hand 1 blue 1"))["piles"]
    )
    assert [pile["able"] for pile in figures(position(BUILDING))["piles"]] == [0, 0, 0]


# -- Sliding to contact ---------------------------------------------------------------------------------------


def test_a_base_floor_slides_to_contact() -> None:
    """E-S2, E-U6: held up to 15 mm off, it is told the pose where it touches both others; farther off it is not."""
    state = position("stage base; taken 16; floor 3 light 0 0 0 on 0; floor 11 light -20 -78 171 on 0")
    view = GAME.observe(state, 0)
    touching = "base 16 light 127 -18 225"
    GAME.check(view, GAME.parse(view, touching))
    held = GAME.parse(view, "base 16 light 137 -15 228")
    with pytest.raises(IllegalMove):
        GAME.check(view, held)
    found = GAME.near(view, held)
    assert found is not None
    GAME.check(view, GAME.parse(view, found))
    x, y, angle = (int(word) for word in found.split()[-3:])
    assert np.hypot(x - 137, y + 15) <= 15
    assert abs(angle - 228) <= 10
    assert GAME.near(view, GAME.parse(view, "base 16 light 197 -15 228")) is None
    with pytest.raises(IllegalMove) as refused:
        ask(GAME, view, "base 16 light 137 -15 228")
    assert refused.value.near == found
