"""The rulings of docs/rules/ananda.md, and how refusals are explained."""

from __future__ import annotations

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
from vihara.core.errors import InvalidMove, InvalidOption, InvalidPosition
from vihara.core.event import Event
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match

START = "tile red-blue e5 f5"
EIGHT = "red-red red-red red-red blue-blue blue-blue blue-blue green-green green-green"


# -- A-U1 -----------------------------------------------------------------------------------------------------


def test_a_u1_ten_by_ten_and_the_small_board() -> None:
    """A-U1: the start tile lies on two of the four center spaces; option `board` offers 8 × 8."""
    assert "! start red-blue e5 f5" in chance(GAME.new(2))
    match = Match(GAME, 2, {"board": 8}, FastDice.of(1, 0))
    assert match.log[0].text.endswith("d4 e4")
    state = position("board 8; tile red-blue h8 h7; monk 1 h8; build; rack 1 red-green")
    assert legal(state, "tile") == {"tile red-green g8 f8", "tile red-green g8 g7"}
    with pytest.raises(InvalidMove, match="a1 to h8"):
        GAME.parse(state, "tile red-green h9 h10")
    with pytest.raises(InvalidPosition):
        position("board 8; tile red-blue i8 i7")
    for wrong in (9, "8", 8.0):
        with pytest.raises(InvalidOption, match="board"):
            Match(GAME, 2, {"board": wrong}, FastDice.of(1, 0))


def test_a_u1_a_number_beyond_the_small_board_is_refused() -> None:
    """A-U1: an action number made for the large board names a space that the small one does not have."""
    large, small = position(START), position("board 8; tile red-blue d4 e4")
    assert GAME.refusal(small, GAME.parse(large, "monk j10")) == ("that space is not on this board", "A-U1")


# -- A-U2, A-U3: where a tile may lie -------------------------------------------------------------------------


def test_a_u2_building_over_ones_own_area_may_shrink_it() -> None:
    """A-U2: what counts is the area with the monk once the tile lies."""
    #  e7 red  the area e5 e6 e7 with the monk on e5; green covers e7, red lies on d7 beside red d6
    start = (
        "tile red-blue e5 f5; tile red-red e6 e7; tile red-green d6 c6; tile orange-orange d7 c7; rack 1 red-green"
    )
    state = after(start, "monk e5", "tile red-green d7 e7")
    assert (top(state, "d7"), top(state, "e7")) == (("red", 2), ("green", 2))


def test_a_u2_a_half_cut_off_from_the_monk_does_not_border() -> None:
    """A-U2: red beside what the tile itself cuts off from the monk is not beside the monk's area."""
    #  red: e5 (monk) e6 e7 e8. Covering e6 cuts off e7 and e8, so red on d7 or f6 has no link to e5.
    start = (
        "tile red-blue e5 f5; tile red-red e6 e7; tile red-green e8 e9; tile orange-orange d6 d5; "
        "tile orange-orange f6 f7; rack 1 red-violet; monk 2 e9"
    )
    state = after(start, "monk e5")
    assert refused(state, "tile red-violet f6 e6") == (
        "that would cut red off from your monk",
        "A-U2",
    )
    assert "tile red-violet d5 d6" not in legal(state)  # one tile below
    state = after(start, "monk e8")
    assert "tile red-violet f6 e6" not in legal(state)
    state = after(start.replace("orange-orange d6 d5", "red-orange d6 d5"), "monk e5")
    assert "tile red-violet d6 e6" not in legal(state)


def test_a_u2_a_longer_way_round_keeps_the_link() -> None:
    """A-U2: a ring of the area may be opened: what is left still hangs together."""
    ring = (
        "tile red-red d4 e4; tile red-red f4 f5; tile red-orange d5 c5; tile red-yellow d6 c6; tile red-green e6 e7; "
        "tile red-blue f6 g6; tile blue-blue g4 g5; rack 1 red-violet; rack 2 red-red"
    )
    state = after(ring, "monk d4")
    assert "tile red-violet g5 f5" not in legal(state)  # g5 borders f5 alone, which would be covered
    assert "tile red-violet f6 f5" in legal(state)
    play(state, "tile red-violet f6 f5")
    (event,) = GAME.apply(state, GAME.parse(state, "stop"))
    assert event == Event("stop", {"seat": 1, "area": 7})


def test_a_u2_recoloring_ones_own_area() -> None:
    """A-U2: the chosen half may also lie upon the area itself."""
    state = after(
        "tile red-blue e5 f5; tile red-green e6 e7; tile yellow-yellow d6 d7; rack 1 red-violet", "monk e5"
    )
    assert "tile red-violet e6 d6" in legal(state)
    play(state, "tile red-violet e6 d6")
    (event,) = GAME.apply(state, GAME.parse(state, "stop"))
    assert event.fields["area"] == 2


def test_a_u3_a_raised_tile_bridges_two_tiles() -> None:
    """A-U3: never one tile exactly upon another, also not upon its halves the other way round."""
    state = after("tile red-blue e5 f5; tile red-green e6 f6; rack 1 red-violet", "monk e5")
    assert refused(state, "tile red-violet e6 f6") == (
        "both halves would lie on the same tile: it takes two",
        "A-U3",
    )
    assert refused(state, "tile red-violet f6 e6")[1] == "A-U3"


def test_a_u3_halves_of_one_tile_carry_again_once_both_are_covered() -> None:
    """A-U3: it is the tiles on top that count: two tiles across one below may be bridged along it."""
    # Two tiles side by side (level 1), two across them (level 2): along the first ones level 3 is allowed.
    start = (
        "tile red-blue e5 f5; tile red-green e6 f6; tile red-yellow e5 e6; tile green-violet f5 f6; "
        "rack 1 red-violet; monk 2 f6"
    )
    state = after(start, "monk e5")
    assert refused(state, "tile red-violet e5 f5") == ("your monk stands there", "A-2c")
    state = after(start.replace("monk 2 f6", "tile red-red d5 d6"), "monk d5")
    assert refused(state, "tile red-violet e5 e6")[1] == "A-U3"
    play(state, "tile red-violet e5 f5")
    assert top(state, "e5") == ("red", 3)


def test_a_u3_towers_grow_as_long_as_there_are_tiles() -> None:
    """A-U3: nothing hollow, two tiles to a level: the tower of these tests is 30 high."""
    state = position(heap(f"{START}; rack 1 red-red; rack 2 red-red"))
    assert supply(state) == []
    assert top(state, "i9") == ("violet", 30)
    assert top(state, "i9")[1] == top(state, "j10")[1]


# -- A-U4 to A-U7: the ends -----------------------------------------------------------------------------------


def test_a_u4_the_turn_is_finished_first() -> None:
    """A-U4: after the last tile come phases 3 to 5: cards are played, others taken instead of tiles."""
    start = heap(f"{START}; rack 1 red-green; rack 2 red-yellow; hand 1 red1 blue1")
    state = after(start, "monk e5", "tile red-green e6 e7", "stop")
    assert legal(state) == {"play", "play 1"}
    play(state, "play 1")
    assert GAME.to_act(state) == CHANCE
    play(state, "! hand 1 red2")
    assert GAME.to_act(state) == OVER
    assert cards(state, "hand", 1) == ["red2", "blue1"]


def test_a_u4_any_empty_rack_ends_the_game() -> None:
    """A-U4: the supply is emptied by one player's turn while another's rack is empty already."""
    start = heap(f"{START}; rack 1 red-green orange-orange; monk 1 e5; monk 2 f5", "blue-blue")
    blocked = start.replace("monk 1 e5", "monk 1 i9")
    state = after(blocked, "monk e5", "stop", "! rack 1 blue-blue")
    assert rack(state, 2) == []
    assert GAME.to_act(state) == OVER


def test_a_u5_a_turn_without_action_takes_a_card_from_an_empty_supply() -> None:
    """A-U5: one card instead of the tile, in 1d and in 2f; not beyond eight cards."""
    start = heap(f"{START}; rack 1 orange-orange; rack 2 red-yellow; hand 1 red1")
    state = after(start, "monk e5", "stop", "! hand 1 blue3")
    assert cards(state, "hand", 1) == ["red1", "blue3"]
    assert to_act(state) == 2
    full = "hand 1 red1 red2 red3 red4 blue1 blue2 blue3 blue4"
    state = after(start.replace("hand 1 red1", full), "monk e5", "stop")
    assert len(cards(state, "hand", 1)) == 8
    assert to_act(state) == 2


def test_a_u5_a_full_rack_takes_nothing_not_even_a_card() -> None:
    """A-U5: with eight tiles there is neither a tile nor a card, whether the supply is empty or not."""
    for start in (f"{START}; rack 1 {EIGHT}", heap(f"{START}; rack 1 {EIGHT}; rack 2 red-yellow")):
        state = after(start, "monk e5", "stop")
        assert len(rack(state, 1)) == 8
        assert cards(state, "hand", 1) == []
        assert to_act(state) == 2


def test_a_u5_pass_with_an_empty_supply() -> None:
    """A-U5: the card also comes after `pass`."""
    racks = "rack 1 red-red; rack 2 red-red; rack 3 red-green; rack 4 red-green"
    state = position(heap(f"seats 4; {START}; {racks}") + "; monk 1 e5; monk 2 f5; monk 3 i9")
    assert legal(state) == {"pass"}
    play(state, "pass", "! hand 1 red1")
    assert monk(state, 1) is None
    assert int(state["idle"][0]) == 1
    assert to_act(state) == 2


def test_a_u6_the_rack_limits_what_is_taken_also_as_cards() -> None:
    """A-U6: min(area − meditation, 8 − tiles on the rack), and what the supply lacks of that comes as cards."""
    seven = "red-green red-green red-green blue-blue blue-blue blue-blue green-green"
    base = f"tile red-blue e5 f5; tile red-red e6 e7; monk 1 e5; meditate; rack 1 {seven}; rack 2 red-yellow"
    held = "hand 1 blue1 blue2 blue3 blue4 blue5 green1 green2"
    state = after(heap(f"{base}; {held}"), "play")
    play(state, "! hand 1 red1")
    assert len(cards(state, "hand", 1)) == 8
    assert to_act(state) == 2
    state = after(heap(f"{base}; {held}", "orange-orange"), "play", "! rack 1 orange-orange")
    assert len(rack(state, 1)) == 8
    assert chance(state) != {}  # phase 5 only: eight tiles, seven cards
    play(state, "! hand 1 red1")
    assert to_act(state) == 2


def test_a_u7_two_rounds_of_idle_turns_end_the_game() -> None:
    """A-U7: with the supply empty from the start; every seat twice."""
    state = position(heap(f"seats 3; {START}; rack 1 red-red; rack 2 red-red; rack 3 red-red; karma 3 red1"))
    for turn in range(6):
        assert to_act(state) == turn % 3 + 1
        play(state, "monk e5", "stop", f"! hand {turn % 3 + 1} red{turn // 3 + 2}")
    assert GAME.to_act(state) == OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((3,), "two rounds without action")


def test_a_u7_full_racks_idle_too() -> None:
    """A-U7: turns in which a full rack took nothing are idle, though there is supply."""
    other = "red-green red-green red-green orange-orange orange-orange orange-orange green-violet green-violet"
    state = position(f"{START}; rack 1 {EIGHT}; rack 2 {other}")
    for _ in range(4):
        assert GAME.to_act(state) != OVER
        play(state, "monk e5", "stop")
    assert GAME.to_act(state) == OVER


def test_a_u7_taking_the_last_tile_is_not_idle() -> None:
    """A-U7: the supply was not empty before that turn, so counting begins anew."""
    start = heap(f"{START}; rack 1 red-green; rack 2 red-yellow; idle 3", "blue-blue")
    state = after(start, "monk e5", "stop", "! rack 1 blue-blue")
    assert to_act(state) == 2
    assert int(state["idle"][0]) == 0


def test_a_u7_a_turn_with_action_breaks_the_row() -> None:
    """A-U7: nothing but idle turns; one tile laid begins the count anew."""
    start = heap(f"{START}; rack 1 red-green red-green; rack 2 red-yellow; idle 3; hand 1 blue1 blue2 blue3 blue4")
    state = after(start, "monk e5", "tile red-green e6 e7", "stop", "play")
    assert int(state["idle"][0]) == 0
    play(state, "! hand 1 blue5 red1")
    assert to_act(state) == 2


# -- A-U8, A-U9 -----------------------------------------------------------------------------------------------


def test_a_u8_racks_and_hands_are_hidden() -> None:
    """A-U8: others see how many tiles and cards there are; karma, board, supply and draw-pile sizes are public."""
    text = f"{START}; rack 1 red-red; rack 2 blue-blue green-green; hand 1 red1; hand 2 blue1 blue2; karma 2 red5"
    state = position(text)
    for seat, own, other in ((0, 1, 2), (1, 2, 1)):
        view = GAME.observe(state, seat)
        assert rack(view, own) == rack(state, own)
        assert rack(view, other) == [f"?{len(rack(state, other))}"]
        assert cards(view, "hand", own) == cards(state, "hand", own)
        assert cards(view, "hand", other) == [f"?{len(cards(state, 'hand', other))}"]
        assert cards(view, "karma", 2) == ["red5"]
        assert cards(view, "pile", 1) == ["?29"]
        assert cards(view, "pile", 2) == ["?27"]
        assert supply(view) == ["?59"]
        assert top(view, "e5") == ("red", 1)
    nobody = GAME.observe(state, None)
    assert [rack(nobody, seat) for seat in (1, 2)] == [["?1"], ["?2"]]


def test_a_u8_open_racks() -> None:
    """A-U8: the option `open_racks` shows racks and the tiles taken, never hands."""
    state = position(f"open racks; {START}; rack 1 red-red; rack 2 blue-blue; hand 2 blue1")
    for seat in (0, 1, None):
        view = GAME.observe(state, seat)
        assert rack(view, 1) == ["red-red"]
        assert rack(view, 2) == ["blue-blue"]
    assert cards(GAME.observe(state, 0), "hand", 2) == ["?1"]
    hidden, shown = (Match(GAME, 2, {"open_racks": o}, FastDice.of(1, 0)).log[1].events[0] for o in (False, True))
    assert GAME.redact(hidden, 1) == Event("rack", {"seat": 1, "number": 1})
    assert GAME.redact(hidden, 0) == hidden
    assert GAME.redact(shown, None) == shown
    assert "tiles" in shown.fields


def test_a_u9_a_monk_stays_until_its_owner_moves_it() -> None:
    """A-U9: between turns it blocks its area and its space."""
    state = after(
        f"{START}; rack 1 red-green; rack 2 red-red orange-blue blue-violet; hand 1 blue1 blue2", "monk e5",
        "tile red-green e6 f6", "stop", "play", "! rack 1 red-red red-red",
    )  # fmt: skip
    assert to_act(state) == 2
    assert monk(state, 1) == "e5"
    assert legal(state) == {"monk f5", "monk f6"}
    play(state, "monk f5")
    assert refused(state, "tile orange-blue e5 e4") == ("another monk stands there", "A-2c")
    play(state, "stop", "! rack 2 orange-orange", "monk f6")
    assert monk(state, 1) == "f6"


# -- Refusals by phase ----------------------------------------------------------------------------------------


def test_moves_of_another_phase_are_refused() -> None:
    """A-1a, A-2a, A-3a: each phase has its own decisions."""
    state = position(f"{START}; rack 1 red-green")
    assert refused(state, "stop") == ("place your monk first", "A-1a")
    play(state, "monk e5")
    assert refused(state, "monk f5") == ("lay a tile now, or stop building", "A-2a")
    play(state, "tile red-green e6 e7", "stop")
    assert refused(state, "stop") == ("building is over: now play cards", "A-3a")


def test_numbers_that_are_no_action_are_invalid() -> None:
    """A tile that would leave the grid, or a double the other way round, has no text and no move."""
    state = position(START)
    for number in (10, 110 + 4 * 110 * 3 - 1, 9_999, -1):
        with pytest.raises(InvalidMove):
            GAME.name(state, number)
