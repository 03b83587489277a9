"""What came with the second rules, clause by clause: E-S6 and E-U9 to E-U14; each reads position, moves, position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from games.menara.table import (
    GAME,
    after,
    chance,
    column_on,
    counts,
    legal,
    level,
    play,
    position,
    refused,
    stage,
    tables,
)
from games.menara.test_clauses import BASE, SHIFTED, TOWER, levels, required
from vihara.bots import bot
from vihara.cli import main
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove, UndoRefused
from vihara.core.game import CHANCE, OVER
from vihara.core.match import How, Match, ask
from vihara.core.record import State, View
from vihara.core.replay import read, write
from vihara.games.menara.actions import SHIFT, pose_action
from vihara.games.menara.boxes import key_text
from vihara.server.hints import find

THREE = TOWER.replace("0 0 0 on 0 columns 1 2 3 4", "0 0 0 on 0 columns 2 3 4").replace(
    "columns 1 2 3 4 5", "columns 1 3 4 5"
)
"""Floor 8 stands on three columns of floor 2: without 2.4 it falls, unless 2.4 weighs on floor 10."""
MOVING = f"stage build; card red move-3-light; hand 1 yellow 8; {THREE}"
HELD = f"{THREE} columns 2".replace("columns 2 3 4;", "columns 2 3;")
"""The tower after 2.4 was moved to 10.2: it stands, and floor 10 holds floor 8."""


def told(state: State, text: str) -> Mapping[str, Any]:
    """What a player is told of a move before the piece is let go."""
    return ask(GAME, GAME.observe(state, GAME.to_act(state)), text)


# -- E-U9: taking a piece out ---------------------------------------------------------------------------------


def test_e_u9_the_tower_is_judged_while_a_column_is_out() -> None:
    """E-U9, E-3c: set again the tower would stand; with the column out nothing holds it, and what falls falls."""
    state = position(MOVING)
    foreseen = told(state, "move 2.4 to 10.2")
    assert foreseen["verdict"] == "stands"
    assert foreseen["out"]["verdict"] == "falls"
    play(state, "move 2.4 to 10.2")
    assert (stage(state), GAME.to_act(state)) == ("lift", CHANCE)
    assert column_on(state, "2.4")  # until the tower has been judged it is where it was
    assert list(chance(state)) == ["! fallen out 8"]
    assert "lifted move 2.4 to 10.2" in GAME.write_position(state)
    census = GAME.census(state)
    play(state, "! fallen out 8 10", "")
    assert (stage(state), levels(state)) == ("over", 0)
    assert GAME.reason(state) == "the tower fell; 0 of 3 levels"
    assert not column_on(state, "2.4")  # E-L2: what was out is not in the tower any more
    assert not column_on(state, "10.2")
    assert counts(state, "lost")["yellow"] == 1 + 2  # and those of floor 8
    assert GAME.census(state) == census


def test_e_u9_a_floor_that_is_lifted_with_its_columns() -> None:
    """E-U9, E-3e: floor 10 holds floor 8 down; lifted, it is not in the tower any more if that falls."""
    start = f"stage build; card red shift-free; hand 1 yellow 8; {HELD}".replace(
        "180 on 0", "180 on 0 columns 1 2 3 4"
    )
    state = after(start, "shift 10 -9 -105 90 to 1")
    assert (stage(state), level(state, 10)) == ("lift", 2)
    assert next(iter(chance(state))) == "! fallen out 8"
    for piece in ("10", "10.2"):  # what is in the hand cannot fall
        assert not GAME.possible(state, GAME.parse(state, f"! fallen out {piece}"))
    census = GAME.census(state)
    play(state, "! fallen out 8", "")
    assert GAME.to_act(state) == OVER
    assert (level(state, 8), level(state, 10)) == (-1, -1)
    assert GAME.census(state) == census


def test_e_u9_then_the_new_place_is_judged() -> None:
    """E-U9, E-N4: what merely fell while it was out is set up again, and the move goes on; then E-U7 for the place."""
    doubtful = f"stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}"
    state = position(f"{doubtful}; lifted shift 10 -9 -105 90 to 1".replace("stage build", "stage lift"))
    fell = play(state.copy(), "! fallen out 9.1 9.2", "")
    assert (stage(fell), level(fell, 10), levels(fell)) == ("camp", 1, 1)
    assert column_on(fell, "9.1")
    assert stage(play(state.copy(), "")) == "camp"
    shaky = position(
        f"tremor calm; {doubtful}; lifted shift 10 -9 -105 90 to 1".replace("stage build", "stage lift")
    )
    play(shaky, "", "! hand 0 0 0", "! nudge 10 0.1 90", "! fallen 10.1", "")  # E-3e: set down, its column fell
    assert (stage(shaky), required(shaky)) == ("swap", 4)


def test_e_u9_columns_that_cannot_be_set_up_again_end_the_game() -> None:
    """E-U9, E-L2: nothing would hold the tower with them while the piece is out."""
    state = after(MOVING, "move 2.4 to 10.2", "! fallen out 8.1", "")
    assert GAME.reason(state) == "columns fell and cannot be set up again; 2 of 3 levels"
    assert not column_on(state, "2.4")


@pytest.mark.parametrize("gauge", ["shown", "hidden"])
def test_e_u9_the_terminal_tells_both_margins(gauge: str) -> None:
    """E-U9: of a column and of a floor that may be moved, while it is out and then; E-U14: not where they are hidden."""
    moves = position(f"gauge {gauge}; {MOVING}")
    row = next((line for line in GAME.picture(View(moves)).splitlines() if "move 2.4 to 10.2" in line), "")
    foreseen = told(position(MOVING), "move 2.4 to 10.2")
    assert (f"margin {foreseen['margin']:.1f}°" in row and "0.0° while it is out" in row) is (gauge == "shown")
    shifts = position(f"gauge {gauge}; stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}")
    rows = [line for line in GAME.picture(View(shifts)).splitlines() if "shift 10" in line]
    assert rows
    for line in rows:
        assert ("° while it is out" in line) is (gauge == "shown")


def test_e_u9_a_sure_lift_is_no_chance() -> None:
    """E-U9: a margin of 0.5 degrees or more while it is out, and at the new place: the match goes on at once."""
    state = after(f"stage build; card red move-3-light; {TOWER}", "move 2.4 to 10.2")
    assert stage(state) == "build"
    assert (
        told(position(f"stage build; card red move-3-light; {TOWER}"), "move 2.4 to 10.2")["out"]["margin"] > 0.5
    )


def test_e_u9_in_a_file() -> None:
    """E-U9: one decision and one line; what fell at either time has a line of its own, nothing has none."""
    lines = GAME.join(["! fallen out 9.1", "! fallen out 9.2", "! fallen 10.1"])
    assert lines == ["! fallen out 9.1 9.2", "! fallen 10.1"]
    assert GAME.split(lines[0]) == ["! fallen out 9.1", "! fallen out 9.2"]
    state = position(MOVING)
    play(state, "move 2.4 to 10.2")
    for text in ("! fallen 8", "! fallen out", "! fallen out 19", "! fallen out 8.7"):
        with pytest.raises(Exception, match="fallen out 9"):
            GAME.parse(state, text)


def greedy(seed: int, seats: int, **options: Any) -> Match:
    match, words = Match(GAME, seats, options, FastDice.of(seed, 0)), FastDice.of(seed, 1).words
    while not match.over:
        match.play(match.to_act, int(GAME.kernels.policy(match.view(match.to_act), 0, words)))
    return match


def test_e_u9_greedy_play_takes_out_only_what_is_not_needed() -> None:
    """E-U9: its moves and shifts are sure while the piece is out; a file of them replays to the same end."""
    lifts = 0
    for seed in (4, 19, 36):  # by the first rules greedy players took out columns here that held the tower
        match = greedy(seed, 2)
        assert not any("fallen" in entry.text for entry in match.log)
        lifts += sum(entry.text.startswith(("move", "shift")) for entry in match.log)
        again = read(write(match)).match
        assert (again.outcome, again.state.tobytes()) == (match.outcome, match.state.tobytes())
    assert lifts > 10


PLAYED = {
    "seed 4": (
        "card red move-3-light; floor 1 dark 11 140 240 on 1; floor 3 light 10 145 19 on 0 columns 1 2 3; "
        "floor 5 light 0 0 0 on 0 columns 2 3 4; floor 6 dark -7 -9 105 on 4 columns 1 2 3; "
        "floor 10 light 23 -11 170 on 2 columns 1 2 4; floor 11 light 9 8 30 on 3 columns 1 3 4; "
        "floor 12 light 14 86 56 on 0; floor 15 light 126 63 105 on 0; floor 18 light 15 -7 105 on 1 columns 1 2 3",
        "move 3.2 to 1.4",
        7.03,
        "1",
    ),
    "seed 36": (
        "card blue move-1-dark; floor 6 light 0 0 0 on 0 columns 1 2 3; floor 9 light 2 -90 194 on 0; "
        "floor 11 light 3 2 180 on 1; floor 18 light -112 -10 315 on 0",
        "move 6.3 to 11.1",
        1.8,
        "11",
    ),
    "seed 124": (
        "card red move-3-light; done 2; floor 1 light 0 0 0 on 0 columns 1 2 3 4; "
        "floor 2 light -8 -89 15 on 1 columns 2 3 4; floor 4 light -19 -78 33 on 0 columns 4; "
        "floor 5 light -26 -96 210 on 2 columns 1 2 3 4; floor 8 dark 57 -166 123 on 0; "
        "floor 9 light -42 -98 255 on 3 columns 1m 2 4m; floor 13 light 106 -24 90 on 0; "
        "floor 17 light -10 14 30 on 1",
        "move 1.2 to 17.1",
        5.02,
        "17",
    ),
}
"""Moves that greedy players of the first rules made, whom nobody asked what holds the tower meanwhile."""


@pytest.mark.parametrize(("tower", "move", "margin", "falls"), PLAYED.values(), ids=PLAYED.keys())
def test_e_u9_a_move_that_was_told_to_stand_brings_a_floor_down(
    tower: str, move: str, margin: float, falls: str
) -> None:
    """E-U9, E-3c: the final tower stands with degrees to spare; once the column is out, the simulation sees a floor fall.
    Who judges the final tower alone, as the first rules did, goes on.
    """
    start = f"stage build; hand 1 yellow 8; {tower}"
    first = after(f"rules 1; {start}", move)
    assert GAME.to_act(first) == 0
    assert level(first, int(falls)) >= 1
    state = position(start)
    foreseen = told(state, move)
    assert (foreseen["verdict"], round(foreseen["margin"], 2)) == ("stands", margin)
    assert foreseen["out"]["verdict"] == "falls"
    play(state, move)
    while GAME.to_act(state) == CHANCE:
        action = GAME.draw(state, FastDice.of(1, 0))
        assert GAME.name(state, action) in (f"! fallen out {falls}", "")
        GAME.apply(state, action)
    assert (GAME.to_act(state), level(state, int(falls))) == (OVER, -1)


def test_e_u9_a_move_whose_lift_falls_is_neither_chosen_nor_promised() -> None:
    """E-U9: the careful player leaves 2.4 where it is; a shift whose lift falls is not offered."""
    view = GAME.observe(position(MOVING), 0)
    chosen = GAME.name(view, int(GAME.kernels.policy(view, 0, FastDice.of(1, 0).words)))
    assert told(view, chosen)["out"]["verdict"] == "stands"
    held = position(
        f"stage build; card red shift-free; hand 1 yellow 8; {HELD}".replace(
            "180 on 0", "180 on 0 columns 1 2 3 4"
        )
    )
    assert legal(held) == {"give up"}
    assert told(held, "shift 10 -9 -105 90 to 1")["out"]["verdict"] == "falls"  # allowed all the same


# -- E-S6, E-U10 to E-U13 -------------------------------------------------------------------------------------


def test_e_s6_who_begins_also_lays_the_base() -> None:
    """E-S6: option `first`, a seat or random; hands are dealt by seat number all the same."""
    match = Match(GAME, 3, {"first": 3}, FastDice.of(1, 0))
    assert match.to_act == 3
    assert next(entry.text for entry in match.log if entry.text.startswith("! bag")).startswith("! bag 1")
    while stage(match.state) == "base":
        match.play(3, match.legal()[0])
    assert match.to_act == 3
    assert read(write(match)).match.to_act == 3
    begins = {Match(GAME, 3, {"first": "random"}, FastDice.of(seed, 0)).to_act for seed in range(20)}
    assert begins == {1, 2, 3}
    assert Match(GAME, 3, {}, FastDice.of(1, 0)).to_act == 1


def test_e_u10_columns_are_set_one_after_another() -> None:
    """E-U10: each column is a decision of its own; there is no text for two at once."""
    state = position(f"stage build; card blue place-2-free; hand 1 yellow 8; {BASE}")
    assert all(text == "give up" or text.count(".") == 1 for text in legal(state))
    with pytest.raises(Exception, match=r"column red 7\.2"):
        GAME.parse(state, "column yellow 2.1 yellow 2.2")


def test_e_u11_which_floors_may_be_moved() -> None:
    """E-U11: not a floor of the temple base, not one whose column carries another floor, never down onto the table."""
    state = position(f"stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}")
    assert refused(state, "shift 2 0 0 0 to 2") == "floor 2 is part of the temple base (E-U11)"
    assert refused(state, "shift 8 0 0 0 to 2") == "the columns on it carry floor 10 (E-U11)"
    with pytest.raises(Exception, match="shift 9"):
        GAME.parse(state, "shift 10 0 0 0 to 0")
    by_number = pose_action(SHIFT, 9, 0, 0, -300, 0, 0)  # which has no text
    assert GAME.refusal(state, by_number)[1] == "E-U11"
    GAME.check(state, GAME.parse(state, "shift 10 -9 -105 90 to 1"))


def test_e_u12_what_was_let_go_stays() -> None:
    """E-U12: no piece placed, card revealed or card given up is taken back; an exchange with the camp may be."""
    match = Match(GAME, 1, {"difficulty": "hard"}, FastDice.of(3, 0))
    for _ in range(3):  # floors of the temple base
        match.play(1, match.legal()[0])
        with pytest.raises(UndoRefused):
            match.undo(1)
    swap = next(text for text in match.legal() if text != "camp none")
    before = match.state.tobytes()
    match.play(1, swap)
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.tobytes() == before
    match.play(1, swap)
    match.play(1, "plan red")
    assert not match.can_undo(1)
    if any(text.startswith("column") for text in match.legal()):
        match.play(1, next(text for text in match.legal() if text.startswith("column")))
        assert not match.can_undo(1)
    match.play(1, "give up")
    with pytest.raises(UndoRefused, match="let go"):
        match.undo(1)


@pytest.mark.parametrize(
    ("start", "text", "stays"),
    [
        (f"stage build; card blue place-1-free; hand 1 yellow 8; {TOWER}", "column yellow 9.1", True),
        (MOVING, "move 2.4 to 10.2", True),
        (f"stage build; card red shift-free; {SHIFTED}", "shift 10 -9 -105 90 to 1", True),
        (
            f"stage new-floor; card blue place-2-free; taken 1; {TOWER} columns 1 2 3",
            "extend light 0 94 180",
            True,
        ),
        (f"stage new-floor; card blue place-2-free; taken 1; {BASE} columns 1", "floor light -130 -21 0", True),
        (f"stage build; card blue place-1-free; hand 1 yellow 8; {TOWER}", "give up", True),
        (f"stage camp; hand 1 yellow 8; camp yellow 6; {TOWER}", "camp none", False),
    ],
)
def test_e_u12_every_kind_of_letting_go_binds(start: str, text: str, stays: bool) -> None:
    """E-U12: by itself, whether or not anything is drawn afterwards; what only exchanges columns does not."""
    state = position(start)
    assert GAME.binding(state, GAME.parse(state, text)) is stays


def test_e_u12_by_the_first_rules_it_could_be_taken_back() -> None:
    """A match goes on by the rules it began with: tables of before have such steps in their logs."""
    match = Match(GAME, 1, {}, FastDice.of(3, 0), version=1)
    match.play(1, match.legal()[0])
    match.undo(1)
    assert match.plies == 0


@pytest.mark.parametrize("how", ["agreed", "resign", "timeout"])
def test_e_u13_an_early_end_is_lost(how: How) -> None:
    """E-U13: whatever the height, also where nothing is required; by the first rules an agreed match was won."""
    for options in ({}, {"practice": "yes"}):
        match = Match(GAME, 2, options, FastDice.of(1, 0))
        match.end(how, 1)
        assert match.outcome is not None
        assert match.outcome.winners == ()
        assert GAME.result(match.outcome) == f"lost 0 {0 if options else 3}"
    first = Match(GAME, 2, {}, FastDice.of(1, 0), version=1)
    first.end("agreed")
    assert first.outcome is not None
    assert first.outcome.winners == (1, 2)


# -- E-U14: a hidden gauge ------------------------------------------------------------------------------------


def heavy() -> str:
    """Tables whose floors look like ours and weigh otherwise: towers that differ in margins alone, not in geometry."""
    floors, _ = tables()
    wood = {"floor_density_kg_m3": 900, "column_density_kg_m3": 300}
    options = GAME.settle(1, {"floors": {**floors, "physical": {**floors["physical"], **wood}}}, None)
    KEPT.append(options)
    return key_text(GAME.new(1, options)[0].tables)


KEPT: list[Any] = []
"""Options hold their tables: they are kept for as long as the tests run."""
HIDDEN_AT = {
    "a column": f"stage build; card blue place-2-free; hand 1 yellow 4 red 4; {THREE}",
    "a move": MOVING,
    "a shift": f"stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}",
    "a shift that falls": f"stage build; card red shift-free; hand 1 yellow 8; {HELD}".replace(
        "180 on 0", "180 on 0 columns 1 2 3 4"
    ),
    "a floor": f"stage new-floor; card blue place-2-free; done 1; taken 4; hand 1 yellow 3 red 4; {HELD} 1 3 4",
}


def everything_told(state: State) -> str:
    """All that reaches a player before a piece is let go, as JSON: lists, figures, moves foreseen, the picture."""
    view = GAME.observe(state, GAME.to_act(state))
    moves = [GAME.name(view, action) for action in GAME.legal(view)]
    probes = [*moves, "floor light 0 0 0", "extend dark 90 90 0", "shift 10 0 0 0 to 1", "move 2.2 to 10.3"]
    foreseen = {}
    for text in probes:
        try:
            foreseen[text] = ask(GAME, view, text)
        except IllegalMove as refusal:
            foreseen[text] = {"refused": str(refusal)}
    why = [GAME.explain(view, GAME.parse(view, text)) for text in moves]
    return json.dumps([moves, GAME.figures(view), foreseen, why, GAME.picture(view)])


@pytest.mark.parametrize("start", HIDDEN_AT.values(), ids=HIDDEN_AT.keys())
def test_e_u14_hidden_margins_reach_nobody(start: str) -> None:
    """E-U14: two towers that differ in margins alone are told alike, byte for byte; with the gauge shown they are not."""
    other = f"tables {heavy()}; "
    hidden = everything_told(position(f"gauge hidden; {start}"))
    assert hidden == everything_told(position(f"gauge hidden; {other}{start}"))
    assert everything_told(position(start)) != everything_told(position(f"{other}{start}"))
    for word in ("margin", "verdict", "direction", "tilt", "°"):
        assert word not in hidden.replace("'balance': None", "")


def test_e_u14_hidden_margins_sort_no_list() -> None:
    """E-U14: poses are offered for how centrally they lie, also such as would fall."""
    start = HIDDEN_AT["a shift that falls"]
    assert legal(position(start)) == {"give up"}
    assert legal(position(f"gauge hidden; {start}"), "shift")


def test_e_u14_no_hints(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    """E-U14: neither the command line nor the library gives a hint where margins are hidden; a bot still plays."""
    match = Match(GAME, 1, {"gauge": "hidden"}, FastDice.of(1, 0))
    assert not GAME.advises(match.options)
    assert GAME.advises(Match(GAME, 1, {}, FastDice.of(1, 0)).options)
    file = tmp_path / "hidden.vihara"
    file.write_text(write(match), encoding="utf-8")
    assert main(["hint", str(file)]) != 0
    assert "without hints" in capsys.readouterr().err
    assert find(GAME, match.sight(1), 1, quick=True)[0][3] is None


# -- E-U14: practice ------------------------------------------------------------------------------------------

PRACTICE = f"practice; stage build; hand 1 yellow 5 red 3; {BASE}"


def test_e_u14_practice_without_plan_cards() -> None:
    """E-U14: after the camp one column or more, then `stop`; nothing is required, hands are those of the difficulty."""
    match = Match(GAME, 2, {"practice": "yes", "difficulty": "hard"}, FastDice.of(1, 0))
    assert required(match.state) == 0
    assert sum(counts(match.state, "hand", 1).values()) == 5
    state = after(f"practice; hand 1 yellow 5 red 3; {BASE}", "camp none")
    assert stage(state) == "build"
    assert legal(state, "plan") == legal(state, "give") == legal(state, "stop") == set()
    assert refused(state, "stop") == "place one column at least (E-U14)"
    assert refused(state, "give up") == "there is no plan to give up (E-U14)"
    assert refused(state, "plan blue") == "just place columns: practice has no plans (E-U14)"
    assert refused(state, "move 2.1 to 9.1") == "just place columns: practice has no plans (E-U14)"
    play(state, "column yellow 2.1", "column yellow 9.1", "stop", "! bag 1 red red")
    assert (stage(state), GAME.to_act(state)) == ("camp", 0)
    assert refused(
        after(f"stage build; card blue fill-free; {BASE}".replace("blue fill", "yellow fill")), "stop"
    ) == ("carry out the plan, or give it up (E-3)")


def test_e_u14_practice_new_floors() -> None:
    """E-U14: a filled floor brings a new one, either side up; extending the base costs nothing."""
    state = after(PRACTICE.replace("0 0 0 on 0", "0 0 0 on 0 columns 1 2 3"), "column yellow 2.4", "! quarry 1")
    assert {text.split()[1] for text in legal(state)} == {"light", "dark"}
    play(state, "extend light 0 94 180")
    assert (stage(state), required(state)) == ("build", 0)
    assert "stop" in legal(state)


def test_e_u14_practice_ends() -> None:
    """E-U14, E-L2, E-L3: by a collapse, an empty bag or quarry, or where no column can be placed; the height counts."""
    stuck = position(f"practice; stage build; hand 1 white 8; {BASE}")
    assert legal(stuck) == {"stop"}
    assert GAME.reason(play(stuck, "stop")) == "no column fits any more; levels: 0"
    outcome = GAME.outcome(stuck)
    assert outcome is not None
    assert GAME.result(outcome) == "won 0 0"
    empty = after(f"{PRACTICE}; lost yellow 25 red 17 black 12 white 8 blue 6", "column yellow 2.1", "stop")
    assert GAME.reason(empty) == "the bag ran out of columns; levels: 0"
    fallen = after(
        f"practice; stage new-floor; done 1; taken 1; hand 1 yellow 8; {SHIFTED}",
        "floor light -80 -93 0",
        "! fallen 1",
        "",
    )
    result = GAME.outcome(fallen)
    assert result is not None
    assert GAME.result(result) == "won 2 0"
    assert result.reason == "the tower fell; levels still standing: 2"


def test_e_u14_practice_a_column_beyond_its_base() -> None:
    """E-U14, E-U3: there is no card to fail: the column goes back, and may be tried again."""
    state = after(f"tremor shaky; {PRACTICE}", "column yellow 2.1", "! hand 1.8 1.2 0")
    assert (stage(state), counts(state, "hand", 1)) == ("build", {"yellow": 5, "red": 3})
    assert legal(state, "stop") == set()


@pytest.mark.parametrize("options", [{}, {"hand": "calm", "gauge": "hidden"}])
def test_e_u14_bots_practice_to_the_end(options: dict[str, str]) -> None:
    """E-U14: the careful player builds high without cards; its file replays."""
    match = greedy(2, 2, practice="yes", **options)
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)
    assert read(write(match)).match.outcome == match.outcome
    if not options:
        assert match.outcome.scores[0] >= 3


def test_every_bot_can_sit_down_to_practice() -> None:
    """All levels choose among what there is."""
    match = Match(GAME, 1, {"practice": "yes", "gauge": "hidden"}, FastDice.of(5, 0))
    for name in ("random", "level1", "level5"):
        player, dice = bot(name, GAME), FastDice.of(5, 1)
        action = player.choose(match.view(1), dice)
        assert GAME.name(match.state, int(action)) in match.legal()


def test_random_play_by_the_second_rules_conserves_the_pieces() -> None:
    """E-U9, E-U14: also where pieces fall while another one is out."""
    out = 0
    for seed in (0, 3, 4, 8, 9, 11, 12, 13, 23, 24):  # short ones, and some in which nothing falls
        match, dice = Match(GAME, 1, {"practice": "no"}, FastDice.of(seed, 0)), np.random.default_rng(seed)
        census = GAME.census(match.state)
        while not match.over:
            moves = [t for t in match.legal() if t.startswith(("move", "shift"))] or match.legal()
            match.play(1, moves[int(dice.integers(len(moves)))])
            assert GAME.census(match.state) == census
        out += any(entry.text.startswith("! fallen out") for entry in match.log)
        assert read(write(match)).match.outcome == match.outcome
    assert out >= 3
