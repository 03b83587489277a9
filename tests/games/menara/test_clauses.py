"""A test for every clause of docs/rules/menara.md; each reads position, moves, position."""

from __future__ import annotations

from collections import Counter

import pytest

from games.menara.table import (
    BOX,
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
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidMove, InvalidOption
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match
from vihara.core.record import State
from vihara.games.menara.boxes import key_text
from vihara.games.menara.components import ComponentError, load_box

BASE = "floor 2 light 0 0 0 on 0; floor 9 light -22 -93 180 on 0; floor 15 light -125 -21 270 on 0"
"""A temple base: floor 2 has bases yellow yellow red yellow, 9 yellow black yellow red, 15 yellow black blue yellow red."""
TOWER = (
    "floor 2 light 0 0 0 on 0 columns 1 2 3 4; floor 9 light -22 -93 180 on 0; floor 15 light -125 -21 270 on 0; "
    "floor 8 light -19 13 30 on 1 columns 1 2 3 4 5; floor 10 light -21 15 75 on 2"
)
"""Two levels: floor 8 (yellow blue yellow black red) on floor 2, floor 10 (red yellow yellow red) on floor 8."""


def levels(state: State) -> int:
    return GAME.scores(state)[0]


def required(state: State) -> int:
    return int(state[0].required)


def dealt(seats: int, **options: str) -> Match:
    return Match(GAME, seats, options, FastDice.of(1, 0))


# -- Components -----------------------------------------------------------------------------------------------


def test_e_c1_columns() -> None:
    """E-C1: 76 columns: 30 yellow, 20 red, 12 black, 8 white, 6 blue, all in the bag."""
    state = GAME.new(1)
    assert counts(state, "bag") == {"yellow": 30, "red": 20, "black": 12, "white": 8, "blue": 6}
    assert sum(counts(state, "bag").values()) == 76


def test_e_c2_floors() -> None:
    """E-C2: 18 floors, each side with three to six bases."""
    assert int(GAME.new(1)[0].quarry.sum()) == 18
    assert all(3 <= len(side) <= 6 for floor in BOX.floors for side in floor.bases)


def test_e_c3_plan_cards() -> None:
    """E-C3: 35 plan cards: 9 blue, 12 yellow, 14 red, with rims free, light and dark."""
    piles = GAME.new(1)[0].pile
    assert [int(pile.sum()) for pile in piles] == [9, 12, 14]
    assert {card.rim.name for card in BOX.cards} == {"FREE", "LIGHT", "DARK"}


def test_e_c4_level_cards_and_camp() -> None:
    """E-C4: at most five level cards to begin with, and a camp of six columns."""
    match = dealt(1, difficulty="hard")
    assert required(match.state) == 5
    assert sum(counts(match.state, "camp").values()) == 6


def test_e_c5_e_u1_components_are_replaceable_tables() -> None:
    """E-C5, E-U1: shapes and cards are tables of our own; others of the same form take their place, checked."""
    floors, cards = tables()
    other = {**cards, "cards": [{**card, "rim": "dark"} for card in cards["cards"]]}
    match = Match(GAME, 1, {"cards": other}, FastDice.of(1, 0))
    assert match.state[0].tables.any()
    play(match.state, *(sorted(legal(match.state))[:1]))
    assert {name.split()[-1] for name in chance(reveal_with(other))} == {"dark"}
    with pytest.raises(InvalidOption, match="35"):
        GAME.settle(1, {"cards": {"cards": other["cards"][:34]}}, None)
    with pytest.raises(InvalidOption, match="table"):
        GAME.settle(1, {"floors": "floors.json"}, None)
    with pytest.raises(ComponentError):
        load_box({**floors, "floors": floors["floors"][:17]})
    on_floors = Counter(base.color.name.lower() for floor in BOX.floors for side in floor.bases for base in side)
    assert on_floors == {"yellow": 60, "red": 40, "black": 24, "white": 16, "blue": 12}


def reveal_with(cards: dict[str, object]) -> State:
    """A state in which a blue card is being revealed, with other cards."""
    state = GAME.new(1, GAME.settle(1, {"cards": cards}, None))
    return position(f"tables {key_text(state[0].tables)}; stage reveal; glyph blue; {BASE}; hand 1 yellow 8")


# -- Set-up ---------------------------------------------------------------------------------------------------


def test_e_s1_six_columns_into_the_camp() -> None:
    """E-S1: all columns are in the bag; six random ones go into the camp."""
    state = GAME.new(2)
    assert chance(state) == {
        "! camp yellow": 30,
        "! camp red": 20,
        "! camp black": 12,
        "! camp white": 8,
        "! camp blue": 6,
    }
    play(state, "! camp yellow yellow red red black blue")
    assert counts(state, "camp") == {"yellow": 2, "red": 2, "black": 1, "blue": 1}
    assert set(chance(state)) == {f"! bag 1 {color}" for color in ("yellow", "red", "black", "white", "blue")}


def test_e_s2_the_temple_base() -> None:
    """E-S2: three floors from the quarry, sides as one likes, each touching the others, none overlapping."""
    state = position("stage deal-quarry")
    assert chance(state) == {f"! quarry {floor}": 1 for floor in range(1, 19)}
    play(state, "! quarry 15 2 9")
    assert GAME.to_act(state) == 0
    assert {" ".join(text.split()[:3]) for text in legal(state)} == {
        f"base {floor} {side}" for floor in (2, 9, 15) for side in ("light", "dark")
    }
    play(state, "base 2 dark 7 -8 9")
    assert refused(state, "base 9 light 0 0 0").startswith("the floor overlaps floor 2 by ")
    assert refused(state, "base 9 light 300 0 0").endswith("(E-U6)")
    assert refused(state, "base 4 light 0 200 0") == "floor 4 is not one of the floors to lay (E-S2)"
    for _ in range(2):
        play(state, sorted(legal(state))[-1])
    assert stage(state) == "camp"
    assert {level(state, floor) for floor in (2, 9, 15)} == {0}


@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 3), ("medium", 4), ("hard", 5)])
def test_e_s3_level_cards(difficulty: str, cards: int) -> None:
    """E-S3: easy 3, medium 4, hard 5 levels are required; the base is no level."""
    match = dealt(1, difficulty=difficulty)
    assert required(match.state) == cards
    while stage(match.state) == "base":
        match.play(1, match.legal()[0])
    assert levels(match.state) == 0


def test_e_s4_three_piles() -> None:
    """E-S4: three piles by glyph; the order is unknown, so any of a pile's cards may come."""
    assert legal(position(f"stage plan; {BASE}")) == {"plan blue", "plan yellow", "plan red"}
    blue = chance(position(f"stage reveal; glyph blue; {BASE}"))
    assert sum(blue.values()) == 9
    assert blue["! plan place 2 free"] == 2


@pytest.mark.parametrize(
    ("difficulty", "hands"), [("easy", (8, 7, 6, 5)), ("medium", (7, 6, 5, 4)), ("hard", (6, 5, 4, 4))]
)
def test_e_s5_columns_in_hand(difficulty: str, hands: tuple[int, ...]) -> None:
    """E-S5: easy 8/7/6/5 for 1/2/3/4 players, medium 7/6/5/4, hard 6/5/4/4."""
    for seats, number in enumerate(hands, start=1):
        state = dealt(seats, difficulty=difficulty).state
        assert [int(row.sum()) for row in state[0].hand] == [number] * seats + [0] * (4 - seats)


# -- The turn -------------------------------------------------------------------------------------------------


def test_e_1_exchange_with_the_camp() -> None:
    """E-1: any number of columns out of the camp, as many back; one text for each exchange."""
    start = f"{BASE}; hand 1 yellow 2 red 1; camp red 1 blue 1"
    assert legal(position(start)) == {
        "camp none",
        "camp yellow for red",
        "camp yellow for blue",
        "camp red for blue",
        "camp yellow yellow for red blue",
    }
    state = after(start, "camp yellow yellow for red blue")
    assert counts(state, "hand", 1) == {"red": 2, "blue": 1}
    assert counts(state, "camp") == {"yellow": 2}
    assert stage(state) == "plan"
    assert refused(position(start), "camp yellow for white") == "the camp has no white column (E-1)"
    assert refused(position(start), "camp black for red") == "you have no black column (E-1)"
    assert refused(position(start), "camp yellow yellow for red") == "give back as many columns as you take (E-1)"
    for text in ("camp red for red", "camp red yellow for blue blue", "camp for"):
        with pytest.raises(InvalidMove):
            GAME.parse(position(start), text)


def test_e_2_reveal_a_card() -> None:
    """E-2: the top card of a pile of one's choice; an empty pile cannot be chosen."""
    state = after(f"stage plan; {BASE}; hand 1 yellow 8", "plan red", "! plan place 4 dark")
    assert stage(state) == "build"
    cards = Counter(f"{c.task.name} {c.count} {c.rim.name}" for c in BOX.cards if c.glyph.name == "BLUE")
    words = {"PLACE_ANY": "place", "PLACE_ONE_FLOOR": "floor", "MOVE_COLUMNS_UP": "move"}
    gone = " ".join(
        f"{words[task]}-{count}-{rim.lower()} {number}"
        for (task, count, rim), number in ((key.split(), number) for key, number in cards.items())
    )
    state = position(f"stage plan; discard blue {gone}; {BASE}")
    assert legal(state) == {"plan yellow", "plan red"}
    assert refused(state, "plan blue") == "the blue pile is empty (E-2)"


def test_e_3_columns_stand_on_free_bases_of_their_color() -> None:
    """E-3: a column stands on a free base of its own color."""
    state = position(f"stage build; card blue place-3-free; hand 1 yellow 7 red 1; {BASE} columns 1")
    assert legal(state, "column red") == {"column red 2.3", "column red 9.4", "column red 15.5"}
    assert refused(state, "column yellow 2.3") == "this base is for red columns (E-3)"
    assert refused(state, "column yellow 15.1") == "a column already stands there (E-3)"
    assert refused(state, "column yellow 2.6") == "there is no such base in the tower (E-3)"
    assert refused(state, "column yellow 3.1") == "there is no such base in the tower (E-3)"
    assert refused(state, "column black 9.2") == "you have no black column (E-3)"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_e_3a_place_columns_anywhere(count: int) -> None:
    """E-3a: one to four columns on any floors; then the card is fulfilled."""
    pile = {1: "blue", 2: "blue", 3: "blue", 4: "yellow"}[count]
    state = position(f"stage build; card {pile} place-{count}-free; hand 1 yellow 8; {BASE}")
    for base in ("2.1", "9.1", "15.1", "2.2")[:count]:
        assert stage(state) == "build"
        play(state, f"column yellow {base}")
    assert stage(state) == "refill"
    assert refused(position(f"stage build; card {pile} place-{count}-free; {TOWER}"), "move 2.1 to 10.2").endswith(
        "(E-3a)"
    )


def test_e_3b_place_columns_on_one_floor() -> None:
    """E-3b: two or three columns, all on the floor of the first one."""
    state = after(f"stage build; card blue floor-2-free; hand 1 yellow 8; {BASE}", "column yellow 2.1")
    assert legal(state) == {"column yellow 2.2", "column yellow 2.4", "give up"}
    assert refused(state, "column yellow 9.1") == "this card goes on on floor 2 (E-3b)"
    assert stage(play(state, "column yellow 2.4")) == "refill"


def test_e_3c_move_columns_up() -> None:
    """E-3c: columns out of the tower onto bases of their color on any higher level, each once a turn."""
    start = f"stage build; card red move-3-light; {TOWER}"
    state = position(start)
    assert "move 2.1 to 10.2" in legal(state)
    assert "move 8.5 to 10.1" in legal(state)  # load-bearing
    assert not legal(state, "move 2.1 to 9.1")
    assert refused(state, "move 2.1 to 9.1") == "floor 9 is not higher than floor 2 (E-3c)"
    assert refused(state, "move 2.1 to 10.1") == "this base is for red columns (E-3)"
    assert refused(state, "move 9.1 to 10.2") == "no column stands there (E-3c)"
    assert refused(state, "column yellow 10.2") == "the card says: move 3 light (E-3c)"
    play(state, "move 2.4 to 10.2")
    assert not column_on(state, "2.4")
    assert column_on(state, "10.2")
    again = position(start + " columns 2m")
    assert not legal(again, "move 10.2")
    higher = position(start + " columns 2m; floor 17 light -21 15 75 on 3")
    assert refused(higher, "move 10.2 to 17.1") == "this column was already moved this turn (E-3c)"


def test_e_3d_fill_one_floor() -> None:
    """E-3d: fill one floor completely; this always brings a new floor."""
    start = f"stage build; card yellow fill-free; hand 1 yellow 5 red 3; {BASE}"
    state = after(start, "column yellow 2.1", "column yellow 2.2", "column red 2.3")
    assert legal(state) == {"column yellow 2.4", "give up"}
    play(state, "column yellow 2.4")
    assert stage(state) == "quarry"
    play(state, "! quarry 8", "floor light -19 13 30")
    assert stage(state) == "refill"


SHIFTED = f"{TOWER} columns 1 3".replace("180 on 0", "180 on 0 columns 1 2 3 4")


def test_e_3e_move_a_floor() -> None:
    """E-3e: a built-in floor one or more levels up or down, with the columns on it."""
    state = position(f"stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}")
    assert legal(state) == {"give up", "shift 10 -9 -105 90 to 1", "shift 10 -9 -105 270 to 1"}
    assert refused(state, "shift 8 0 0 0 to 2") == "the columns on it carry floor 10 (E-U11)"
    assert refused(state, "shift 2 0 0 0 to 2") == "floor 2 is part of the temple base (E-U11)"
    assert refused(state, "shift 10 0 0 0 to 2") == "floor 10 is already on level 2 (E-3e)"
    assert refused(state, "shift 10 500 0 0 to 1") == "the floor rests on no column of level 0 (E-3e)"
    assert refused(state, "shift 3 0 0 0 to 1") == "floor 3 is not in the tower (E-3e)"
    play(state, "shift 10 -9 -105 90 to 1")
    assert (level(state, 10), levels(state)) == (1, 1)
    assert column_on(state, "10.1")
    assert column_on(state, "10.3")
    assert stage(state) == "camp"  # fulfilled; nothing was placed from the hand, so nothing is drawn
    assert required(state) == 3


def test_e_3e_fallen_columns_of_the_floor_fail_the_card() -> None:
    """E-3e: if the columns on the floor fall, the card is not fulfilled; they are set up again (E-N4)."""
    start = f"tremor calm; stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}"
    lines = ("shift 10 -9 -105 90 to 1", "! hand 0 0 0", "! nudge 10 0.1 90")
    state = after(start, *lines, "! fallen 10.1", "")
    assert stage(state) == "swap"
    assert required(state) == 4
    assert column_on(state, "10.1")
    assert stage(after(start, *lines, "! fallen 9.1", "")) == "camp"


def test_e_3f_columns_slid_in_between() -> None:
    """E-3f: also free bases below another floor may be built on; several columns come one after the other."""
    state = position(
        f"stage build; card blue place-2-free; hand 1 yellow 8; {TOWER}".replace(
            "columns 1 2 3 4;", "columns 2 3 4;"
        )
    )
    assert "column yellow 2.1" in legal(state)
    play(state, "column yellow 2.1")
    assert stage(state) == "quarry"


def test_e_3g_the_discard_pile_is_open() -> None:
    """E-3g: fulfilled cards go to a discard pile everyone may look through."""
    state = after(f"stage build; card blue place-1-free; hand 1 yellow 8; {BASE}", "column yellow 2.1")
    assert "discard blue place-1-free 1" in GAME.write_position(GAME.observe(state, None))


def test_e_4_draw_as_many_as_were_placed() -> None:
    """E-4: back to the full number of columns, then the next seat."""
    start = f"seats 2; stage build; card blue place-2-free; hand 1 yellow 7; hand 2 red 7; {BASE}"
    state = after(start, "column yellow 2.1", "column yellow 9.1", "! bag 1 red")
    assert GAME.to_act(state) == CHANCE
    play(state, "! bag 1 blue")
    assert counts(state, "hand", 1) == {"yellow": 5, "red": 1, "blue": 1}
    assert (stage(state), GAME.to_act(state)) == ("camp", 1)


# -- A new floor ----------------------------------------------------------------------------------------------

FILLED = f"stage build; card yellow place-4-free; hand 1 yellow 6 red 2; {BASE}".replace(
    "0 0 0 on 0", "0 0 0 on 0 columns 1 2 3"
)


def test_e_f1_a_filled_floor_interrupts_the_card() -> None:
    """E-F1: the last free base brings a new floor at once, which must be placed; then the card goes on; also twice."""
    state = after(FILLED, "column yellow 2.4")
    assert set(chance(state)) == {f"! quarry {n}" for n in range(1, 19) if n not in (2, 9, 15)}
    play(state, "! quarry 14")
    assert not legal(state, "give up")
    assert refused(state, "give up") == "lay the new floor first (E-F1)"
    play(state, sorted(legal(state, "floor"))[0])
    assert stage(state) == "build"
    assert int(state[0].done) == 1
    twice = play(
        position(FILLED.replace("180 on 0", "180 on 0 columns 1 2 4")),
        "column yellow 2.4", "! quarry 8", "floor light -19 13 30", "column yellow 9.3",
    )  # fmt: skip
    assert stage(twice) == "quarry"
    assert int(twice[0].done) == 2


def test_e_f2_the_rim_says_which_side_faces_up() -> None:
    """E-F2: free rim: any side; light or dark rim: that side up."""
    for rim, sides in (("free", {"light", "dark"}), ("light", {"light"}), ("dark", {"dark"})):
        state = position(f"stage new-floor; card blue place-2-{rim}; taken 8; {TOWER.split('; floor 8')[0]}")
        assert {text.split()[1] for text in legal(state)} == sides
        if rim == "light":
            assert refused(state, "floor dark -19 13 30") == "the light side must face up (E-F2)"


def test_e_f3_on_columns_or_beside_the_base() -> None:
    """E-F3: onto columns, any of them, or touching the temple base at two points without overlapping."""
    state = position(f"stage new-floor; card blue place-2-free; taken 1; hand 1 yellow 8; {TOWER} columns 1 2 3")
    assert legal(state, "floor")
    assert legal(state, "extend")
    play(state.copy(), "extend light 0 94 180")
    assert refused(state, "extend light 0 0 0") == "the floor overlaps floor 2 by 93 mm (E-F3)"
    assert (
        refused(state, "extend light 300 0 0") == "the floor does not touch the temple base: 162 mm apart (E-F3)"
    )
    assert refused(state, "floor light 300 0 0") == "the floor rests on no column (E-F3)"
    blocked = position(f"stage new-floor; card blue place-2-free; taken 1; {TOWER}")
    assert refused(blocked, "floor light -21 15 0") == "the floor overlaps floor 10 by 70.3 mm (E-F3)"
    one_column = position(f"stage new-floor; card blue place-2-free; taken 1; {BASE} columns 1")
    GAME.check(
        one_column, GAME.parse(one_column, "floor light -130 -21 0")
    )  # one column is no good idea, but allowed


def test_e_f4_extending_the_base_costs_a_level() -> None:
    """E-F4: at the end of the turn the card joins the level cards, though fulfilled."""
    start = f"stage new-floor; card blue place-1-free; done 1; taken 1; hand 1 yellow 8; {TOWER}"
    state = after(start, "extend light 0 94 180")
    assert stage(state) == "swap"
    assert required(state) == 4
    assert legal(state) == {"swap camp", "keep camp"}
    going_on = after(start.replace("place-1-free", "place-2-free"), "extend light 0 94 180")
    assert (stage(going_on), required(going_on)) == ("build", 3)
    assert required(play(going_on, "column yellow 9.1")) == 4


def test_e_f5_columns_may_stand_on_the_new_floor() -> None:
    """E-F5: columns still to be placed may stand on the new floor."""
    state = after(FILLED, "column yellow 2.4", "! quarry 8", "floor light -19 13 30")
    assert {"column yellow 8.1", "column yellow 8.3", "column red 8.5"} <= legal(state)


# -- Failing --------------------------------------------------------------------------------------------------


def test_e_n1_a_failed_card_becomes_a_level_card() -> None:
    """E-N1: a card not fulfilled completely joins the row of level cards: one more level is required."""
    state = after(f"stage build; card red floor-3-light; hand 1 white 8; {BASE}", "give up")
    assert required(state) == 4
    assert "joined red floor-3-light 1" in GAME.write_position(state)


def test_e_n2_the_column_goes_back() -> None:
    """E-N2: noticing that it cannot be done while placing a column: the column goes back to the player."""
    start = f"tremor shaky; stage build; card blue place-2-free; hand 1 yellow 8; {BASE}"
    state = after(start, "column yellow 2.1", "! hand 1.8 1.2 0")
    assert counts(state, "hand", 1) == {"yellow": 8}
    assert not column_on(state, "2.1")
    assert (stage(state), required(state)) == ("swap", 4)
    moved = after(
        f"tremor shaky; stage build; card red move-3-light; hand 1 yellow 8; {TOWER}".replace("0 0 0 on 0 columns 1 2 3 4", "0 0 0 on 0 columns 1 2 3 4@4,-3"),
        "move 2.4 to 10.2", "! hand 1.8 1.2 0",
    )  # fmt: skip
    assert column_on(moved, "2.4")
    assert moved[0].tower.offset[1, 3].tolist() == [4, -3]


def test_e_n3_the_camp_may_be_exchanged() -> None:
    """E-N3: first six new columns are drawn, then the old six go back into the bag."""
    start = f"stage swap; joined blue place-1-free 1; hand 1 yellow 8; camp white 6; {BASE}"
    state = after(start, "swap camp")
    assert chance(state)["! camp white"] == 2
    play(state, "! camp white white red red red red")
    assert counts(state, "camp") == {"red": 4, "white": 2}
    assert counts(state, "bag")["white"] == 6
    assert stage(state) == "camp"
    assert counts(after(start, "keep camp"), "camp") == {"white": 6}


def test_e_n4_what_was_placed_stays() -> None:
    """E-N4: the turn ends; what was placed stays, and columns that merely fell are set up again."""
    start = f"seats 2; stage build; card yellow place-4-free; hand 1 yellow 7; hand 2 red 7; {BASE}"
    state = after(start, "column yellow 2.1", "give up", "keep camp", "! bag 1 blue")
    assert column_on(state, "2.1")
    assert GAME.to_act(state) == 1
    shaken = after(
        f"tremor calm; stage build; card yellow place-4-free; hand 1 yellow 8; {TOWER}".replace("columns 1 2 3 4;", "columns 2 3 4;").replace("180 on 0", "180 on 0 columns 2"),
        "column yellow 2.1", "! hand 0.2 0 0", "! nudge 8 0.3 45", "! fallen 9.2 8.1", "",
    )  # fmt: skip
    assert column_on(shaken, "9.2")
    assert column_on(shaken, "8.1")
    assert stage(shaken) == "quarry"


# -- Levels, collapse, end ------------------------------------------------------------------------------------

DOUBTFUL = f"stage new-floor; card blue place-2-free; taken 1; hand 1 yellow 8; {SHIFTED}"
"""A new floor may be laid on one column of floor 9, where nothing holds it."""


def test_e_l1_levels() -> None:
    """E-L1: only floors standing on columns count; a level may have several floors; the highest counts."""
    assert levels(position(BASE)) == 0
    assert levels(position(TOWER)) == 2
    several = after(f"stage build; card red shift-free; hand 1 yellow 8; {SHIFTED}", "shift 10 -9 -105 90 to 1")
    assert levels(several) == 1


def test_e_l2_fallen_floors_end_the_game() -> None:
    """E-L2: if floors fall the game ends at once; also if fallen columns cannot be put back."""
    state = after(DOUBTFUL, "floor light -80 -93 0")
    assert stage(state) == "verdict"
    assert GAME.to_act(state) == CHANCE
    over = play(state.copy(), "! fallen 1 9.3", "")
    assert GAME.to_act(over) == OVER
    assert level(over, 1) == -1
    assert not column_on(over, "9.3")
    stuck = play(state.copy(), "! fallen 9.3", "")
    outcome = GAME.outcome(stuck)
    assert outcome is not None
    assert outcome.reason == "columns fell and cannot be set up again; 2 of 3 levels"


def test_e_l3_the_other_endings() -> None:
    """E-L3: no columns to refill with; the last card dealt with; the last floor built in; not being high enough."""
    columns = f"stage build; card blue place-1-free; hand 1 yellow 8; lost yellow 22 red 20 black 12 white 8 blue 6; {BASE}"
    state = after(columns, "column yellow 2.1")
    assert GAME.reason(state) == "the bag ran out of columns; 0 of 3 levels"
    floors = "gone 1 3 4 5 6 7 11 12 13 14 16 17 18"
    last = after(
        f"stage build; card blue place-2-free; hand 1 yellow 8; {floors}; {TOWER.split('; floor 10')[0]}".replace(
            "columns 1 2 3 4;", "columns 1 2 3;"
        ),
        "column yellow 2.4",
        "! quarry 10",
        "floor light -21 15 75",
    )
    assert GAME.reason(last) == "the last floor is built; 2 of 3 levels"
    assert required(last) == 3  # the unfinished card costs nothing
    extended = after(
        f"stage new-floor; card blue place-2-free; taken 1; gone 3 4 5 6 7 11 12 13 14 16 17 18; {TOWER}",
        "extend light 0 94 180",
    )
    assert GAME.reason(extended) == "the last floor is built; 2 of 4 levels"
    high = f"{TOWER}; floor 3 light -1 27 130 on 3 columns 1".replace("75 on 2", "75 on 2 columns 1 2 3 4")
    goes_on = after(
        f"seats 2; stage build; card blue place-1-free; hand 1 yellow 7; hand 2 yellow 6; {high}",
        "column yellow 9.1",
        "! bag 1 red",
    )
    assert (levels(goes_on), required(goes_on), GAME.to_act(goes_on)) == (3, 3, 1)


def test_e_l3_the_last_plan_card() -> None:
    """E-L3: after the last plan card has been dealt with the game is over."""
    all_cards = Counter((c.glyph.name.lower(), c.task, c.count, c.rim.name.lower()) for c in BOX.cards)
    words = ("place", "floor", "move", "fill", "shift")
    piles: dict[str, list[str]] = {}
    for (glyph, task, count, rim), number in all_cards.items():
        number -= (glyph, words[task], count, rim) == ("blue", "place", 1, "free")
        if number:
            name = "-".join([words[task], *([str(count)] if count else []), rim])
            piles.setdefault(glyph, []).append(f"{name} {number}")
    gone = "; ".join(f"discard {glyph} {' '.join(cards)}" for glyph, cards in piles.items())
    state = position(f"stage plan; {gone}; hand 1 yellow 8; {BASE}")
    play(state, "plan blue", "! plan place 1 free", "column yellow 2.1", "! bag 1 red")
    assert GAME.reason(state) == "the last plan is done; 0 of 3 levels"


def test_e_l4_won_also_after_a_collapse() -> None:
    """E-L4: won if what still stands has enough levels; together or not at all."""
    start = f"seats 2; {DOUBTFUL}".replace("hand 1 yellow 8", "hand 1 yellow 7")
    lost = GAME.outcome(after(start, "floor light -80 -93 0", "! fallen 1", ""))
    assert lost is not None
    assert (lost.winners, lost.scores, GAME.result(lost)) == ((), (2, 2), "lost 2 3")
    high = start.replace("75 on 2 columns 1 3", "75 on 2 columns 1 2 3 4") + "; floor 3 light -1 27 130 on 3"
    won = GAME.outcome(after(high, "floor light -80 -93 0", "! fallen 1", ""))
    assert won is not None
    assert (won.winners, won.scores, GAME.result(won)) == ((1, 2), (3, 3), "won 3 3")


# -- The worked example ---------------------------------------------------------------------------------------

EXAMPLE = (
    "seats 4; difficulty medium; floor 2 light 0 0 0 on 0 columns 1 2 3 4; floor 9 light -22 -93 180 on 0; "
    "floor 15 light -125 -21 270 on 0; floor 8 light -19 13 30 on 1 columns 1 2 3 4 5; "
    "floor 10 light -21 15 75 on 2 columns 1 2 3 4; floor 6 light -1 27 230 on 3 columns 2 3; "
    "hand 1 yellow 4; hand 2 white 4; hand 3 yellow 2 red 2; hand 4 red 4; camp red 2 blue 2 black 1 white 1"
)


def test_e_x1_to_e_x4_the_worked_example() -> None:
    """E-X1, E-X2, E-X3, E-X4: four turns on medium, from four level cards to five and five levels."""
    state = position(EXAMPLE)
    assert (levels(state), required(state)) == (3, 4)
    # E-X1: two yellow for a red and a blue; three placed, three drawn.
    play(state, "camp yellow yellow for red blue", "plan yellow", "! plan place 3 free")
    play(state, "column red 9.4", "column yellow 9.1", "column blue 15.3", "! bag 1 yellow red white")
    assert GAME.to_act(state) == 1
    # E-X2: three on one floor is impossible: four level cards become five; the camp is exchanged.
    play(state, "camp none", "plan red", "! plan floor 3 light")
    assert legal(state) == {"give up"}
    play(state, "give up", "swap camp", "! camp black blue yellow yellow red red")
    assert required(state) == 5
    assert GAME.to_act(state) == 2
    # E-X3: the first of two fills the top floor; dark rim; the second goes onto the new floor; two drawn.
    play(state, "camp none", "plan blue", "! plan place 2 dark", "column yellow 6.1")
    assert stage(state) == "quarry"
    play(state, "! quarry 14")
    assert refused(state, "floor light -2 23 165").endswith("(E-F2)")
    play(state, "floor dark -2 23 165", "column yellow 14.1", "! bag 3 red red")
    assert (levels(state), GAME.to_act(state)) == (4, 3)
    # E-X4: exchange; two on one floor fill the top floor; the new floor makes five levels.
    play(state, "camp red red for black blue", "plan yellow", "! plan floor 2 free")
    play(state, "column blue 14.2", "column black 14.3", "! quarry 1", "floor dark -7 16 105")
    assert (levels(state), required(state)) == (5, 5)


# -- Rulings --------------------------------------------------------------------------------------------------


def test_e_u2_after_failing_one_still_refills() -> None:
    """E-U2: a player who failed after placing some columns still refills."""
    state = after(
        f"stage build; card yellow place-4-free; hand 1 yellow 8; {BASE}",
        "column yellow 2.1",
        "give up",
        "keep camp",
    )
    assert stage(state) == "refill"


def test_e_u3_the_hand_s_error() -> None:
    """E-U3: base center plus error; beyond the base's outline (2 mm) it is a failed placement, not a collapse."""
    start = f"tremor calm; stage build; card blue place-2-free; hand 1 yellow 8; {BASE}"
    state = after(start, "column yellow 15.1", "! hand 0.4 -0.2 0")
    assert state[0].tower.offset[14, 0].tolist() == [2, 4]  # the floor is turned by 270 degrees
    assert stage(after(start, "column yellow 15.1", "! hand 2 0 0")) == "build"
    assert stage(after(start, "column yellow 15.1", "! hand 2.01 0 0")) == "swap"
    with pytest.raises(InvalidMove):
        GAME.parse(after(start, "column yellow 15.1"), "! hand 0.123 0 0")


def test_e_u4_a_floor_rests_on_columns_of_one_level() -> None:
    """E-U4: its level is theirs plus one: the highest at which it rests on something and overlaps nothing."""
    state = position(f"stage new-floor; card blue place-2-free; taken 1; hand 1 yellow 8; {TOWER} columns 1 2 3 4")
    play(state, "floor light -14 12 15")
    assert level(state, 1) == 3


def test_e_u5_nothing_is_hidden() -> None:
    """E-U5: everyone sees everything; the order of bag, quarry and piles is in no record."""
    state = position(EXAMPLE)
    for seat in (0, 3, None):
        view = GAME.observe(state, seat)
        view[0].viewer = state[0].viewer
        assert view.tobytes() == state.tobytes()


def test_e_u6_touching() -> None:
    """E-U6: at most 1 mm apart is touching; an extension touches at two points: two floors, or corners 20 mm apart."""
    state = after("stage base; taken 2 9 15", "base 2 light 0 0 0")
    assert refused(state, "base 9 light -22 -95 180").startswith("the floor does not touch floor 2: 2.5 mm")
    play(state, "base 9 light -22 -93 180")
    assert refused(state, "base 15 light 150 0 0").startswith("the floor does not touch floor 9")
    tower = position(f"stage new-floor; card blue place-2-free; taken 17; {BASE}")
    assert (
        refused(tower, "extend light 157 40 40")
        == "the floor touches the temple base at one point only, at floor 2 (E-F3)"
    )


def test_e_u7_margin_or_simulation() -> None:
    """E-U7: with a margin of 0.5 degrees and no nudge it stands at once; otherwise the simulation decides."""
    sure = after(f"stage build; card blue place-2-free; hand 1 yellow 8; {TOWER}", "column yellow 10.2")
    assert stage(sure) == "build"
    doubtful = after(DOUBTFUL, "floor light -80 -93 0")
    assert list(chance(doubtful)) == ["! fallen 1"]  # MuJoCo: nothing holds it
    nudged = after(
        f"tremor calm; stage build; card blue place-2-free; hand 1 yellow 8; {TOWER}".replace("columns 1 2 3 4;", "columns 2 3 4;"),
        "column yellow 2.1", "! hand 0 0 0", "! nudge 8 0.02 0",
    )  # fmt: skip
    assert stage(nudged) == "verdict"
    assert list(chance(nudged)) == [""]  # hardly a touch: nothing falls


def test_e_u8_fine_points() -> None:
    """E-U8: moved columns bring floors too; failing and extending cost one card; a swap needs six in the bag."""
    filled = after(
        f"stage build; card red move-2-dark; hand 1 yellow 8; {TOWER} columns 1 2 4".replace("180 on 0", "180 on 0 columns 1"),
        "move 9.1 to 10.3",
    )  # fmt: skip
    assert stage(filled) == "quarry"
    both = after(
        f"stage new-floor; card blue place-3-free; done 1; taken 1; hand 1 yellow 7; {TOWER}",
        "extend light 0 94 180",
        "give up",
    )
    assert required(both) == 4
    few = position(
        f"stage swap; hand 1 yellow 8; camp yellow 6; lost yellow 13 red 18 black 12 white 8 blue 4; {BASE}".replace(
            "lost yellow 13", "lost yellow 15"
        )
    )
    assert sum(counts(few, "bag").values()) == 5
    assert legal(few) == {"keep camp"}
    assert refused(few, "swap camp") == "the bag holds fewer than six columns (E-U8)"


@pytest.mark.parametrize(("tremor", "quiet"), [("calm", 15 / 16), ("shaky", 3 / 4)])
def test_how_often_a_hand_nudges(tremor: str, quiet: float) -> None:
    """Sliding a column in below a floor: a calm hand nudges the tower once in sixteen times, a shaky one in four."""
    slid = after(
        f"tremor {tremor}; stage build; card blue place-2-free; hand 1 yellow 8; {TOWER}".replace("columns 1 2 3 4;", "columns 2 3 4;"),
        "column yellow 2.1", "! hand 0 0 0",
    )  # fmt: skip
    weights = chance(slid)
    assert weights[""] / sum(weights.values()) == quiet
    steady = after(
        f"stage build; card blue place-2-free; hand 1 yellow 8; {TOWER}".replace("columns 1 2 3 4;", "columns 2 3 4;"),
        "column yellow 2.1",
    )  # fmt: skip
    assert stage(steady) == "quarry"  # neither error nor nudge
