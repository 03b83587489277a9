"""A test for every clause of docs/rules/ananda.md but the rulings; each reads position, moves, position."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ananda.table import (
    GAME,
    after,
    cards,
    chance,
    heap,
    legal,
    monk,
    play,
    position,
    rack,
    refused,
    supply,
    to_act,
    top,
)
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove, InvalidMove, InvalidOption, InvalidPosition
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match
from vihara.core.record import State, View

COLORS = ("red", "orange", "yellow", "green", "blue", "violet")
START = "tile red-blue e5 f5"


def area(state: State) -> int:
    """The area value that `stop` announces."""
    (event,) = GAME.apply(state, GAME.parse(state, "stop"))
    return int(event.fields["area"])


def deck(most: int) -> list[str]:
    return [f"{color}{value}" for color in COLORS for value in range(1, most + 1)]


# -- Components -----------------------------------------------------------------------------------------------


def test_a_c1_sixty_three_tiles_every_pair_of_colors_three_times() -> None:
    """A-C1: 21 kinds of tiles, doubles included, three of each; six colors, each with a symbol of its own."""
    tiles = Counter(supply(GAME.new(2)))
    pairs = {f"{one}-{other}" for n, one in enumerate(COLORS) for other in COLORS[n:]}
    assert tiles == dict.fromkeys(pairs, 3)
    assert sum(tiles.values()) == 63
    picture = GAME.picture(
        View(position("tile red-orange e5 f5; tile yellow-green e6 f6; tile blue-violet e7 f7"))
    )
    for sign in ("▲R", "●O", "★Y", "◆G", "■B", "♣V"):
        assert sign in picture


def test_a_c2_decks_of_thirty_and_of_twenty_four_cards() -> None:
    """A-C2: six colors × 1–5 or × 1–4."""
    assert cards(GAME.new(2), "pile", 1) == deck(5)
    assert cards(GAME.new(4), "pile", 3) == deck(4)
    assert 2 * len(deck(5)) + 2 * len(deck(4)) == 108


def test_a_c3_one_board_of_squares() -> None:
    """A-C3: tiles cover two neighboring spaces of a grid, and nothing reaches over its edge."""
    state = after("tile red-blue a1 a2; tile red-red j10 j9; rack 1 red-green; turn 1", "monk j10")
    assert legal(state, "tile") == {
        "tile red-green i10 h10", "tile red-green i10 i9",
        "tile red-green i9 h9", "tile red-green i9 i8", "tile red-green i9 i10",
        "tile red-green j8 i8", "tile red-green j8 j7",
    }  # fmt: skip
    for text in ("tile red-green j10 k10", "tile red-green j11 j10", "monk a0", "tile red-green c4 e4"):
        with pytest.raises(InvalidMove):
            GAME.parse(state, text)


def test_a_c4_four_monks_and_racks_for_eight_tiles() -> None:
    """A-C4: one monk and one rack for each of up to four players, eight tiles on a rack."""
    state = GAME.new(4)
    assert [monk(state, seat) for seat in (1, 2, 3, 4)] == [None] * 4
    eight = "rack 4 red-red red-red red-red blue-blue blue-blue blue-blue green-green green-green"
    assert len(rack(position(f"seats 4; {START}; {eight}"), 4)) == 8
    with pytest.raises(InvalidPosition, match="at most 8 tiles"):
        position(f"seats 4; {START}; {eight} green-green")


# -- Set-up ---------------------------------------------------------------------------------------------------


def test_a_s1_all_tiles_are_the_supply() -> None:
    """A-S1: before anything is drawn the supply holds all 63 tiles; in a view they lie face down."""
    state = GAME.new(3)
    assert len(supply(state)) == 63
    assert supply(GAME.observe(state, 0)) == ["?63"]


def test_a_s2_the_start_tile_has_two_colors() -> None:
    """A-S2: a tile of two different colors, each of the 15 kinds equally likely, goes to the center."""
    state = GAME.new(2)
    assert GAME.to_act(state) == CHANCE
    two = [f"{one}-{other}" for n, one in enumerate(COLORS) for other in COLORS[n + 1 :]]
    assert chance(state) == {f"! start {name} e5 f5": 3 for name in two}
    play(state, "! start green-violet e5 f5")
    assert (top(state, "e5"), top(state, "f5")) == (("green", 1), ("violet", 1))
    assert supply(state).count("green-violet") == 2
    assert chance(state)["! rack 1 red-red"] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_s3_a_s5_six_tiles_and_six_cards_each(seats: int) -> None:
    """A-S3, A-S5: six tiles, then six cards, by seat number."""
    match = Match(GAME, seats, {}, FastDice.of(1, 0))
    heads = [" ".join(entry.text.split()[1:3]) for entry in match.log[1:]]
    expected = [f"rack {seat}" for seat in range(1, seats + 1) for _ in range(6)]
    assert heads == expected + [head.replace("rack", "hand") for head in expected]
    for seat in range(1, seats + 1):
        assert len(rack(match.state, seat)) == 6
        assert len(cards(match.state, "hand", seat)) == 6


@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 4), (4, 4)])
def test_a_s4_value_five_only_with_two_players(seats: int, most: int) -> None:
    """A-S4: 30 cards with two players, 24 with three or four."""
    match = Match(GAME, seats, {}, FastDice.of(2, 0))
    for seat in range(1, seats + 1):
        assert sorted(cards(match.state, "hand", seat) + cards(match.state, "pile", seat)) == sorted(deck(most))


def test_a_s5_every_card_of_the_own_deck_is_equally_likely() -> None:
    """A-S5: each player shuffles a deck of their own."""
    state = position("seats 3; deal 6 5; tile red-blue e5 f5; hand 1 red1; hand 2 red3")
    assert chance(state) == {f"! hand 2 {card}": 1 for card in deck(4) if card != "red3"}


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_s6_the_first_player_is_chosen(first: int) -> None:
    """A-S6: the option `first` says who begins; then it goes round."""
    match = Match(GAME, 3, {"first": first}, FastDice.of(1, 0))
    assert match.to_act == first
    match.play(first, match.legal()[0])
    match.play(first, "stop")
    assert match.to_act == first % 3 + 1
    for wrong in (0, 5, "2", True):
        with pytest.raises(InvalidOption, match="first"):
            Match(GAME, 3, {"first": wrong}, FastDice.of(1, 0))


# -- Phase 1: place the monk ----------------------------------------------------------------------------------


def test_a_1a_the_monk_goes_onto_any_space_with_a_tile() -> None:
    """A-1a: a space of the chosen color; bare foundation has none."""
    state = position(f"{START}; tile red-green e4 f4; monk 2 f5")
    assert legal(state) == {"monk e5", "monk e4", "monk f4"}
    assert refused(state, "monk a1") == ("that space is empty: a monk stands on a tile", "A-1a")
    play(state, "monk e4")
    assert monk(state, 1) == "e4"
    assert to_act(state) == 1


def test_a_1a_an_area_is_joined_horizontally_or_vertically_at_any_height() -> None:
    """A-1a: spaces of one color at different heights are one area; diagonal neighbors are not."""
    #    d6 red    e6 red (2 high)    f6 red      g7 red: touches f6 only at a corner
    state = position(
        "tile red-blue d6 d5; tile green-green e5 e6; tile yellow-yellow f5 f6; tile red-red e6 f6;"
        " tile red-blue g7 h7; monk 2 d6"
    )
    assert top(state, "e6") == ("red", 2)
    assert "monk e6" not in legal(state)
    assert "monk f6" not in legal(state)
    assert "monk g7" in legal(state)


def test_a_1b_not_onto_the_area_of_another_monk() -> None:
    """A-1b: an occupied area is closed as a whole, another one of its color is not."""
    state = position(
        "seats 3; tile red-red e5 e6; tile blue-blue f5 f6; tile red-green h5 h6; monk 2 e6; monk 3 f5"
    )
    assert legal(state) == {"monk h5", "monk h6"}
    assert refused(state, "monk e5") == (
        "another monk stands on this red area",
        "A-1b",
    )


def test_a_1c_not_onto_the_area_where_the_monk_stood() -> None:
    """A-1c: the area as it is at the beginning of the turn, however it has grown since the last one."""
    state = position("tile red-red e5 e6; tile red-blue e7 e8; tile red-green h5 h6; monk 1 e5")
    assert legal(state) == {"monk e8", "monk h5", "monk h6"}
    assert refused(state, "monk e7") == (
        "your monk has been on this red area since your last turn: choose another one",
        "A-1c",
    )


def test_a_1d_no_free_area() -> None:
    """A-1d: only `pass`; the monk goes next to the board, one tile, and the turn is over: no cards."""
    start = f"{START}; monk 1 e5; monk 2 f5; rack 1 red-red red-blue; hand 1 red1"
    assert legal(position(start)) == {"pass"}
    state = after(start, "pass")
    assert monk(state, 1) is None
    assert set(chance(state)) >= {"! rack 1 red-red", "! rack 1 violet-violet"}
    play(state, "! rack 1 green-green")
    assert rack(state, 1) == ["red-red", "red-blue", "green-green"]
    assert cards(state, "hand", 1) == ["red1"]
    assert to_act(state) == 2


def test_a_1d_pass_needs_that_no_area_is_free() -> None:
    """A-1d: nobody passes who can place the monk."""
    state = position(f"{START}; monk 1 e5")
    assert "pass" not in legal(state)
    assert refused(state, "pass") == ("there is a free area for your monk", "A-1d")


# -- Phase 2: build -------------------------------------------------------------------------------------------


def test_a_2a_any_number_of_tiles_one_after_the_other() -> None:
    """A-2a: as many as one likes, `stop` at any time, each beside the area that the ones before have formed."""
    state = after(f"{START}; rack 1 red-green red-red red-violet", "monk e5")
    assert refused(state, "tile red-violet e7 e8")[1] == "A-2a"
    play(state, "tile red-green e6 d6", "tile red-violet e7 e8", "tile red-red c5 d5")
    assert rack(state, 1) == []
    assert legal(state) == {"stop"}


def test_a_2a_the_chosen_color_borders_the_area() -> None:
    """A-2a: the chosen-color half, not the other one, must lie beside the area; also diagonally is not beside."""
    state = after(f"{START}; rack 1 red-green", "monk e5")
    assert legal(state, "tile") == {
        "tile red-green e6 e7", "tile red-green e6 d6", "tile red-green e6 f6",
        "tile red-green d5 d6", "tile red-green d5 c5", "tile red-green d5 d4",
        "tile red-green e4 d4", "tile red-green e4 e3", "tile red-green e4 f4",
    }  # fmt: skip
    assert refused(state, "tile red-green e7 e6") == ("red would not border your area there", "A-2a")
    assert refused(state, "tile red-green d6 c6") == ("red would not border your area there", "A-2a")


def test_a_2a_a_tile_without_the_chosen_color_cannot_be_laid() -> None:
    """A-2a: it has no half that could border the area; and only tiles from one's own rack are laid."""
    state = after(f"{START}; rack 1 red-green green-blue", "monk e5")
    assert refused(state, "tile green-blue e6 e7") == (
        "this tile has no red, the color of your area",
        "A-2a",
    )
    assert refused(state, "tile red-red e6 e7") == ("there is no red-red tile on your rack", "A-2a")


def test_a_2a_equal_moves_appear_once() -> None:
    """A-2a: two equal tiles, and the two ways to lay a double, are one move."""
    state = after(f"{START}; rack 1 red-red red-red red-green red-green", "monk e5")
    texts = [GAME.name(state, action) for action in GAME.legal(state)]
    assert len(texts) == len(set(texts))
    assert "tile red-red d5 d6" in texts
    assert "tile red-red c5 d5" in texts
    with pytest.raises(InvalidMove, match="tile red-red c5 d5"):
        GAME.parse(state, "tile red-red d5 c5")


def test_a_2a_bordering_at_any_height() -> None:
    """A-2a: the half may lie higher or lower than the area."""
    state = after(
        "tile red-blue e5 f5; tile green-green d5 d4; tile yellow-yellow c5 c4; rack 1 red-orange", "monk e5"
    )
    play(state, "tile red-orange d5 c5")
    assert top(state, "d5") == ("red", 2)
    assert int(state["height"][0].max()) == 2
    assert area(state) == 2


def test_a_2b_on_two_tiles_of_equal_height() -> None:
    """A-2b: one half on each of two tiles that are equally high, also one laid this very turn."""
    start = "tile red-blue e5 f5; tile red-green e6 f6; rack 1 red-yellow red-violet red-orange"
    state = after(start, "monk e5")
    assert "tile red-yellow e6 d6" not in legal(state)
    assert refused(state, "tile red-yellow e6 e7") == (
        "one half would lie on the board, the other on tiles",
        "A-2b",
    )
    play(state, "tile red-yellow d6 d5")
    assert "tile red-violet e6 d6" in legal(state)
    play(state, "tile red-violet e6 d6")
    assert (top(state, "e6"), top(state, "d6")) == (("red", 2), ("violet", 2))
    assert refused(state, "tile red-orange d5 d6") == ("the tiles below are not equally high: 1 and 2", "A-2b")


def test_a_2c_no_space_with_a_monk_is_built_over() -> None:
    """A-2c: neither another's monk nor one's own; the space one's own monk has left is free."""
    state = after(
        "tile red-blue e5 f5; tile red-green e6 f6; tile orange-orange g5 g6; rack 1 red-violet; "
        "monk 1 f6; monk 2 f5", "monk e5",
    )  # fmt: skip
    assert refused(state, "tile red-violet e6 e5") == ("your monk stands there", "A-2c")
    assert refused(state, "tile red-violet g5 f5") == ("another monk stands there", "A-2c")
    state = after(
        "tile red-blue e5 f5; tile red-green e6 f6; tile red-yellow f7 e7; rack 1 red-violet; monk 1 f6", "monk e5"
    )
    assert "tile red-violet f6 f7" in legal(state)


def test_a_2d_building_may_join_an_occupied_area() -> None:
    """A-2d: the monk may not be put onto it, but the areas may be joined."""
    start = "tile red-blue e5 f5; tile red-green c5 c4; monk 2 c5; rack 1 red-yellow"
    assert "monk c5" not in legal(position(start))
    state = after(start, "monk e5", "tile red-yellow d5 d6")
    assert area(state) == 3


def test_a_2e_area_value_is_the_number_of_spaces() -> None:
    """A-2e: all spaces of the area count when building stops, those that lie covered do not."""
    start = "tile red-blue e5 f5; tile red-red e6 e7; tile red-green d6 c6; tile orange-orange d7 c7; rack 1 red-yellow"
    state = after(start, "monk e5", "tile red-yellow d5 c5")
    assert area(state) == 5  # e5 e6 e7 d6 and d5
    state = after(start, "monk e5", "tile red-yellow d7 e7")
    assert area(state) == 4  # e5 e6 d6 and d7, without e7


def test_a_2f_a_turn_without_a_tile_is_forfeited() -> None:
    """A-2f: the monk leaves the board, one tile, no phases 3 to 5, whether one could have built or not."""
    for tiles in ("red-red", "green-green"):
        state = after(f"{START}; rack 1 {tiles}; monk 1 f5", "monk e5", "stop")
        assert monk(state, 1) is None
        play(state, "! rack 1 blue-blue")
        assert rack(state, 1) == [tiles, "blue-blue"]
        assert cards(state, "hand", 1) == []
        assert to_act(state) == 2
    assert legal(after(f"{START}; rack 1 green-green", "monk e5")) == {"stop"}


# -- Phase 3: meditate ----------------------------------------------------------------------------------------

MEDITATE = "tile red-blue e5 f5; tile red-red e6 e7; monk 1 e5; meditate; rack 1 green-green"


def test_a_3a_cards_of_the_color_up_to_the_area_value() -> None:
    """A-3a: any cards of the area's color whose sum is at most the area value, here 3."""
    state = position(f"{MEDITATE}; hand 1 red1 red2 red3 red5 blue1")
    assert legal(state) == {"play", "play 1", "play 2", "play 3", "play 1 2"}
    assert refused(state, "play 1 3") == ("the cards add up to 4, more than your area value 3", "A-3a")
    assert refused(state, "play 4") == ("you have no red 4", "A-3a")
    for text in ("play 2 1", "play 1 1", "play 6", "play 0", "play red1"):
        with pytest.raises(InvalidMove):
            GAME.parse(state, text)


def test_a_3b_cards_go_to_the_karma_pile() -> None:
    """A-3b: played cards are karma; playing none is allowed."""
    state = after(f"{MEDITATE}; hand 1 red1 red2 blue1; karma 1 blue5", "play 1 2")
    assert cards(state, "karma", 1) == ["red1", "red2", "blue5"]
    assert cards(state, "hand", 1) == ["blue1"]
    assert GAME.scores(state) == [8, 0]
    state = after(f"{MEDITATE}; hand 1 red1 red2 blue1", "play")
    assert cards(state, "karma", 1) == []
    assert int(state["due"][0]) == 3


# -- Phase 4: refill tiles ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "taken"), [("play", 3), ("play 1", 2), ("play 2", 1), ("play 1 2", 0)])
def test_a_4a_area_value_minus_meditation_value(played: str, taken: int) -> None:
    """A-4a: the difference comes as tiles."""
    tiles = ["green-blue", "green-violet", "blue-violet"][:taken]
    state = after(f"{MEDITATE}; hand 1 red1 red2 blue1 blue2 blue3 blue4", played)
    play(state, *(f"! rack 1 {tile}" for tile in tiles))
    assert rack(state, 1) == ["green-green", *tiles]
    assert to_act(state) == 2


def test_a_4b_the_rack_holds_eight() -> None:
    """A-4b: with 8 tiles take no more."""
    six = "red-violet red-violet red-violet green-green green-green green-green"
    held = "hand 1 blue1 blue2 blue3 blue4 blue5 green1 green2 green3"
    start = f"{MEDITATE.replace('green-green', six)}; {held}"
    state = after(start, "play", "! rack 1 blue-blue orange-orange")
    assert len(rack(state, 1)) == 8
    assert to_act(state) == 2
    state = after(f"{MEDITATE.replace('green-green', six + ' blue-blue blue-blue')}; {held}", "play")
    assert to_act(state) == 2


def test_a_4c_supply_running_out_in_the_middle_of_a_refill() -> None:
    """A-4c: two of three tiles are left; the third comes as a card, then phase 5 goes by what is on the rack."""
    start = heap(f"{MEDITATE}; rack 2 red-green; hand 1 blue1 blue2 blue3", "red-violet", "green-violet")
    state = after(start, "play")
    assert chance(state) == {"! rack 1 red-violet": 1, "! rack 1 green-violet": 1}
    play(state, "! rack 1 green-violet red-violet")
    assert supply(state) == []
    assert "! hand 1 red1" in chance(state)
    play(state, "! hand 1 red1")
    assert cards(state, "hand", 1) == ["red1", "blue1", "blue2", "blue3"]
    assert len(rack(state, 1)) == 3
    assert to_act(state) == 2


def test_a_4c_a_card_for_each_tile_and_then_the_balance() -> None:
    """A-4c, A-5a: cards taken instead of tiles count before the balance is struck."""
    start = heap(f"{MEDITATE}; rack 2 red-green; hand 1 blue1", "red-violet", "green-violet")
    state = after(start, "play", "! rack 1 green-violet red-violet", "! hand 1 red1")
    assert "! hand 1 red2" in chance(state)  # three tiles, two cards
    play(state, "! hand 1 red2")
    assert to_act(state) == 2


def test_a_4c_at_most_eight_cards_in_hand() -> None:
    """A-4c: with seven cards only one of three is taken, with eight none."""
    seven = "hand 1 blue1 blue2 blue3 blue4 blue5 green1 green2"
    start = heap(f"{MEDITATE}; rack 2 red-green; {seven}")
    state = after(start, "play", "! hand 1 red5")
    assert len(cards(state, "hand", 1)) == 8
    assert to_act(state) == 2
    state = after(heap(f"{MEDITATE}; rack 2 red-green; {seven} green3"), "play")
    assert len(cards(state, "hand", 1)) == 8
    assert to_act(state) == 2


# -- Phase 5: balance -----------------------------------------------------------------------------------------


def test_a_5a_draw_cards_up_to_the_number_of_tiles() -> None:
    """A-5a: more tiles than cards: draw until equal; otherwise none."""
    state = after(f"{MEDITATE}; hand 1 blue1", "play", "! rack 1 red-green red-violet blue-blue", "! hand 1 red1")
    play(state, "! hand 1 red2")
    assert GAME.to_act(state) == CHANCE
    play(state, "! hand 1 red3")
    assert cards(state, "hand", 1) == ["red1", "red2", "red3", "blue1"]
    assert to_act(state) == 2
    state = after(
        f"{MEDITATE}; hand 1 blue1 blue2 blue3 blue4 blue5", "play", "! rack 1 red-green red-violet blue-blue"
    )
    assert len(cards(state, "hand", 1)) == 5
    assert to_act(state) == 2


def test_a_5a_cards_of_both_phases_are_one_line() -> None:
    """A-4c, A-5a: a file shows the cards of one turn on one line."""
    pieces = ["! rack 1 red-red", "! hand 1 red1", "! hand 1 blue2"]
    assert GAME.join(pieces) == ["! rack 1 red-red", "! hand 1 red1 blue2"]
    assert [piece for line in GAME.join(pieces) for piece in GAME.split(line)] == pieces


def test_a_5b_an_empty_draw_pile_gives_nothing() -> None:
    """A-5b: karma is never shuffled back; with one card left in the pile one is drawn of two."""
    gone = " ".join(card for card in deck(5) if card not in ("red1", "blue1"))
    state = after(f"{MEDITATE}; hand 1 blue1; karma 1 {gone}", "play", "! rack 1 red-green red-violet blue-blue")
    assert chance(state) == {"! hand 1 red1": 1}
    play(state, "! hand 1 red1")
    assert cards(state, "hand", 1) == ["red1", "blue1"]
    assert cards(state, "pile", 1) == []
    assert len(rack(state, 1)) == 4
    assert to_act(state) == 2


def test_a_5b_an_empty_draw_pile_gives_nothing_instead_of_tiles_either() -> None:
    """A-4c, A-5b: neither tile nor card, and the turn is over."""
    gone = " ".join(card for card in deck(5) if card != "blue1")
    state = after(heap(f"{MEDITATE}; rack 2 red-green; hand 1 blue1; karma 1 {gone}"), "play")
    assert cards(state, "hand", 1) == ["blue1"]
    assert to_act(state) == 2


# -- End ------------------------------------------------------------------------------------------------------


def test_a_e1_the_last_tile_with_the_supply_empty_ends_the_game() -> None:
    """A-E1: the last tile of a player with no supply; with tiles in the supply it goes on."""
    start = f"{START}; rack 1 red-green; rack 2 red-yellow orange-orange; hand 1 red2"
    state = after(heap(start), "monk e5", "tile red-green e6 e7", "stop", "play 2")
    assert GAME.to_act(state) == OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (2, 0))
    assert outcome.reason == "the supply and a rack are empty"
    state = after(heap(start, "blue-blue"), "monk e5", "tile red-green e6 e7", "stop", "play 2")
    assert to_act(state) == 2


@pytest.mark.parametrize(
    ("held", "winners", "scores"),
    [
        ("karma 1 red5; karma 2 red1 red3; rack 1 red-red red-red", (1,), (5, 4)),
        ("karma 1 red5; karma 2 red1 red4; rack 1 red-red red-red", (2,), (5, 5)),
        ("karma 1 red5; karma 2 red1 red4; rack 1 red-red; rack 2 red-red blue-blue", (1,), (5, 5)),
        ("karma 1 red5; karma 2 red1 red4; rack 1 red-red; rack 2 blue-blue", (1, 2), (5, 5)),
        ("hand 1 red5; karma 2 red1", (2,), (0, 1)),
    ],
)
def test_a_e2_most_karma_then_fewer_tiles_then_shared(
    held: str, winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """A-E2: karma decides, then fewer tiles on the rack, else the victory is shared; hand cards count nothing."""
    outcome = GAME.outcome(position(f"{START}; over; {held}"))
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (winners, scores)


def test_a_e2_a_tie_of_two_out_of_three() -> None:
    """A-E2: only those who tie for the highest sum compare their racks."""
    outcome = GAME.outcome(
        position(f"seats 3; {START}; over; karma 1 red4; karma 2 red1 red3; rack 1 red-red; rack 2 blue-blue")
    )
    assert outcome is not None
    assert outcome.winners == (1, 2)


# -- The rulebook's example -----------------------------------------------------------------------------------

#       c       d       e       f       g       h
#  6  yellow②─violet   ·       ·       ·       ·
#  5   red① ─violet    ·       ·     violet──violet
#  4     ·       ·       ·       ·     violet③─violet
EXAMPLE = (
    "seats 3; tile red-violet c5 d5; tile yellow-violet c6 d6; tile violet-violet g5 h5; tile violet-violet g4 h4; "
    "monk 1 c5; monk 2 c6; monk 3 g4; rack 1 red-red red-orange orange-orange green-violet blue-violet; "
    "hand 1 red1 red2 blue1 violet2 violet3 violet4"
)


def test_a_x1_the_small_violet_area_is_joined_to_the_large_one() -> None:
    """A-X1: yellow and the large violet area are occupied, red is where the monk began; area value 8."""
    assert legal(position(EXAMPLE)) == {"monk d5", "monk d6"}
    state = after(EXAMPLE, "monk d5", "tile green-violet e4 e5")
    assert "tile blue-violet f6 f5" in legal(state)
    play(state, "tile blue-violet f6 f5")
    assert area(state) == 8
    with pytest.raises(IllegalMove, match="A-1b"):
        after(EXAMPLE, "monk h5")


def test_a_x2_the_two_lowest_cards_leave_three_tiles() -> None:
    """A-X2: of three violet cards at most two fit; the two lowest, sum 5, leave 8 − 5 = 3 tiles."""
    state = after(EXAMPLE, "monk d5", "tile green-violet e4 e5", "tile blue-violet f6 f5", "stop")
    assert legal(state) == {"play", "play 2", "play 3", "play 4", "play 2 3", "play 2 4", "play 3 4"}
    play(state, "play 2 3")
    assert int(state["due"][0]) == 3
    assert GAME.scores(state) == [5, 0, 0]


def test_a_x3_six_tiles_and_four_cards_two_cards_are_drawn() -> None:
    """A-X3: then the turn is over."""
    state = after(EXAMPLE, "monk d5", "tile green-violet e4 e5", "tile blue-violet f6 f5", "stop", "play 2 3")
    play(state, "! rack 1 blue-blue blue-blue green-green")
    assert len(rack(state, 1)) == 6
    assert len(cards(state, "hand", 1)) == 4
    play(state, "! hand 1 green1 green2")
    assert len(cards(state, "hand", 1)) == 6
    assert to_act(state) == 2
