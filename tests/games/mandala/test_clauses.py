"""A test for every clause of docs/rules/mandala.md; each reads position, moves, position."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.mandala.table import GAME, after, chance, legal, pile, position, river, to_act
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove, InvalidOption
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match
from vihara.core.replay import write

COLORS = ("red", "orange", "yellow", "green", "purple", "black")


# -- Components -----------------------------------------------------------------------------------------------


def test_m_c1_six_colors_of_eighteen_cards() -> None:
    """M-C1: 108 cards, 18 of each of six colors."""
    state = GAME.new(2)
    assert pile(state, "deck") == dict.fromkeys(COLORS, 18)
    assert GAME.census(state) == dict.fromkeys(COLORS, 18)


def test_m_c2_each_mandala_has_a_mountain_and_a_field_for_each_player() -> None:
    """M-C2: the mountain is shared, the fields are not."""
    state = after("turn 1; mountain 2 red 1; hand 1 green 2 black 1", "F2 green 1")
    assert pile(state, "field", 2, 1) == {"green": 1}
    assert pile(state, "field", 2, 2) == {}
    assert pile(state, "field", 1, 1) == {}
    assert pile(state, "mountain", 2) == {"red": 1}


def test_m_c3_the_cup_is_for_its_owner_alone_and_the_river_has_six_places() -> None:
    """M-C3: the owner may look into the cup, the opponent never."""
    state = position(
        "dealt 1 red 1 black 1; dealt 2 green 2; cup 1 red 3 orange 1; "
        "river 1 red orange yellow green purple black"
    )
    assert pile(GAME.observe(state, 0), "dealt", 1) == {"red": 1, "black": 1}
    assert pile(GAME.observe(state, 0), "cup", 1) == {"red": 3, "orange": 1}
    for seat in (1, None):
        assert pile(GAME.observe(state, seat), "dealt", 1) == {"?": 2}
        assert pile(GAME.observe(state, seat), "cup", 1) == {"?": 4}
    assert river(state, 1) == list(COLORS)


def test_m_c4_the_deck_is_face_down_and_the_discard_pile_face_up() -> None:
    """M-C4: nobody sees the deck's cards, everybody the discarded ones."""
    state = position("discard red 3; hand 1 green 1; hand 2 black 1")
    for seat in (0, 1, None):
        view = GAME.observe(state, seat)
        assert pile(view, "deck") == {"?": 103}
        assert pile(view, "discard") == {"red": 3}


# -- Set-up ---------------------------------------------------------------------------------------------------


def dealt() -> Match:
    return Match(GAME, 2, {}, FastDice.of(1, 0))


def test_m_s1_two_cards_into_each_mountain() -> None:
    """M-S1: two cards each, also of the same color."""
    state = GAME.new(2)
    assert chance(state) == {f"! mountain 1 {color}": 18 for color in COLORS}
    for text in ("! mountain 1 red", "! mountain 1 red"):
        GAME.apply(state, GAME.parse(state, text))
    assert pile(state, "mountain", 1) == {"red": 2}
    assert chance(state)["! mountain 2 red"] == 16


def test_m_s2_six_cards_in_hand_and_two_in_the_cup() -> None:
    """M-S2: each player has six hand cards and two cup cards, dealt by seat number."""
    match = dealt()
    heads = [" ".join(entry.text.split()[:3]) for entry in match.log]
    assert heads == (
        ["! mountain 1"] * 2 + ["! mountain 2"] * 2 + ["! hand 1"] * 6 + ["! hand 2"] * 6
        + ["! cup 1"] * 2 + ["! cup 2"] * 2
    )  # fmt: skip
    for seat in (1, 2):
        assert sum(pile(match.state, "hand", seat).values()) == 6
        assert sum(pile(match.state, "dealt", seat).values()) == 2


@pytest.mark.parametrize("first", [1, 2])
def test_m_s3_the_first_player_is_chosen(first: int) -> None:
    """M-S3: the option `first` says who begins; set-up goes by seat number all the same."""
    match = Match(GAME, 2, {"first": first}, FastDice.of(1, 0))
    assert match.to_act == first
    assert match.log[4].text.startswith("! hand 1")
    match.play(first, match.legal()[0])
    assert match.to_act == 3 - first


def test_m_s3_the_first_player_may_be_random() -> None:
    """M-S3: a random choice gives both seats, and becomes the seat it gave."""
    firsts = [Match(GAME, 2, {"first": "random"}, FastDice.of(seed, 0)) for seed in range(40)]
    assert {match.to_act for match in firsts} == {1, 2}
    assert all(getattr(match.options, "first", None) == match.to_act for match in firsts)
    for wrong in (0, 3, "2", True, 1.0, None):
        with pytest.raises(InvalidOption, match="first"):
            Match(GAME, 2, {"first": wrong}, FastDice.of(1, 0))


# -- A: build the mountain ------------------------------------------------------------------------------------


def test_m_a1_exactly_one_card_into_either_mountain() -> None:
    """M-A1: one hand card goes into one of the two mountains."""
    start = "hand 1 red 3 green 1; hand 2 black 1; field 1 2 green 1"
    assert legal(position(start), "M") == {"M1 red", "M2 red", "M2 green"}
    state = after(start, "M2 red")
    assert pile(state, "mountain", 2) == {"red": 1}
    assert pile(state, "hand", 1) == {"red": 2, "green": 1}


@pytest.mark.parametrize(("held", "drawn"), [(1, 3), (4, 3), (5, 3), (6, 3), (7, 2), (8, 1)])
def test_m_a2_then_draw_up_to_three(held: int, drawn: int) -> None:
    """M-A2: three cards, but never above eight in hand (6 left: 2, 7 left: 1)."""
    state = after(f"hand 1 red {held}; hand 2 black 1", "M1 red")
    assert GAME.to_act(state) == CHANCE
    assert state["draw_left"][0] == drawn
    state = after(f"hand 1 red {held}; hand 2 black 1", "M1 red", "! hand 1" + " green" * drawn)
    assert sum(pile(state, "hand", 1).values()) == held - 1 + drawn
    assert to_act(state) == 2


def test_m_a3_the_limit_of_eight_is_absolute() -> None:
    """M-A3: no game ever sees nine cards in a hand."""
    for seed in range(20):
        match = Match(GAME, 2, {}, FastDice.of(seed, 0))
        choices = FastDice.of(seed, 1)
        while not match.over:
            match.play(match.to_act, int(GAME.kernels.choose(match.state, 0, choices.words)))
            assert int(match.state["hand"][0].sum(axis=1).max()) <= 8


def test_m_a4_the_draw_comes_before_the_check() -> None:
    """M-A4: the mandala is complete with the card played, but the three cards are drawn first."""
    start = "mountain 1 red 1 orange 1 yellow 1 green 1; field 1 1 purple 1; hand 1 black 2; hand 2 red 1"
    state = after(start, "M1 black")
    assert GAME.to_act(state) == CHANCE
    assert pile(state, "mountain", 1) == dict.fromkeys(("red", "orange", "yellow", "green", "black"), 1)
    state = after(start, "M1 black", "! hand 1 red red red")
    assert legal(state) == {"C red", "C orange", "C yellow", "C green", "C black"}


# -- B: grow a field ------------------------------------------------------------------------------------------


def test_m_b1_cards_of_one_color_into_ones_own_field() -> None:
    """M-B1: one or more of one color, into the own field of one mandala."""
    start = "hand 1 red 3 green 1; hand 2 black 1"
    assert legal(position(start), "F1") == {"F1 red 1", "F1 red 2", "F1 red 3", "F1 green 1"}
    state = after(start, "F1 red 2")
    assert pile(state, "field", 1, 1) == {"red": 2}


def test_m_b2_one_card_must_stay_in_hand() -> None:
    """M-B2: even if all cards are of one color."""
    state = position("hand 1 red 3; hand 2 black 1")
    assert legal(state, "F1") == {"F1 red 1", "F1 red 2"}
    assert legal(position("hand 1 red 1; hand 2 black 1"), "F") == set()
    with pytest.raises(IllegalMove, match="stay in your hand") as refused:
        GAME.check(state, GAME.parse(state, "F1 red 3"))
    assert refused.value.clause == "M-B2"


def test_m_b3_no_card_is_drawn() -> None:
    """M-B3: the opponent is to act at once."""
    state = after("hand 1 red 3; hand 2 black 1", "F1 red 2")
    assert to_act(state) == 2
    assert pile(state, "hand", 1) == {"red": 1}


def test_m_b4_the_mandala_is_checked() -> None:
    """M-B4: a field that brings the sixth color completes the mandala."""
    state = after(
        "mountain 1 red 1 orange 1 yellow 1 green 1 purple 1; hand 1 black 2; hand 2 red 1", "F1 black 1"
    )
    assert legal(state) == {"C red", "C orange", "C yellow", "C green", "C purple"}


# -- C: discard and redraw ------------------------------------------------------------------------------------


def test_m_d1_discard_cards_of_one_color() -> None:
    """M-D1: any number of one color, and the color rule does not apply."""
    start = "mountain 1 green 1; mountain 2 red 1; field 1 2 red 2; hand 1 red 2 black 1; hand 2 black 1"
    assert legal(position(start), "X") == {"X red 1", "X red 2", "X black 1"}
    state = after(start, "X red 2")
    assert pile(state, "discard") == {"red": 2}


def test_m_d2_draw_as_many_and_check_nothing() -> None:
    """M-D2: exactly as many cards are drawn; a mandala is not checked."""
    start = "hand 1 red 3 black 1; hand 2 black 1; mountain 1 red 1 orange 1 yellow 1 green 1 purple 1 black 1"
    state = after(start, "X red 3", "! hand 1 green green yellow")
    assert pile(state, "hand", 1) == {"black": 1, "green": 2, "yellow": 1}
    assert to_act(state) == 2
    assert "C red" not in legal(state)


# -- The color rule -------------------------------------------------------------------------------------------


def test_m_r1_a_color_lies_in_one_area_only() -> None:
    """M-R1: the rulebook's example. Green is in the opponent's field, so it may go nowhere in this mandala; yellow,
    purple and black may go into the mountain, orange, red and black into the own field.
    """
    state = position(
        "mountain 1 yellow 1 purple 1; field 1 2 green 2; field 1 1 orange 1 red 1; "
        "hand 1 green 1 yellow 1 purple 1 black 1 orange 1 red 1; hand 2 black 1"
    )
    assert legal(state, "M1") == {"M1 yellow", "M1 purple", "M1 black"}
    assert legal(state, "F1") == {"F1 orange 1", "F1 red 1", "F1 black 1"}
    for text, where in [
        ("M1 green", "opponent's field"),
        ("F1 green 1", "opponent's field"),
        ("M1 red", "your field"),
        ("F1 yellow 1", "mountain 1"),
    ]:
        with pytest.raises(IllegalMove, match=where) as refused:
            GAME.check(state, GAME.parse(state, text))
        assert refused.value.clause == "M-R1"


def test_m_r2_more_cards_may_join_the_area_where_the_color_lies() -> None:
    """M-R2: the mountain's colors into the mountain, the own field's into the own field."""
    state = position("mountain 1 yellow 2; field 1 1 red 2; hand 1 yellow 1 red 3; hand 2 black 1")
    assert {"M1 yellow", "F1 red 1", "F1 red 3"} <= legal(state)


def test_m_r3_the_two_mandalas_are_independent() -> None:
    """M-R3: what lies in one mandala forbids nothing in the other."""
    state = position("mountain 1 yellow 2; field 1 2 red 2; hand 1 yellow 1 red 1; hand 2 black 1")
    assert {"F2 yellow 1", "M2 yellow", "F2 red 1", "M2 red"} <= legal(state)
    assert not {"F1 yellow 1", "M1 red", "F1 red 1"} & legal(state)


# -- Completing and destroying --------------------------------------------------------------------------------

COMPLETE = "mountain 1 red 3 orange 2 yellow 1 green 1; field 1 1 purple 3; hand 1 black 2 red 1; hand 2 red 1"


def test_m_x1_six_colors_complete_a_mandala() -> None:
    """M-X1: mountain and both fields count together."""
    state = after(COMPLETE, "F1 black 1")
    assert legal(state) == {"C red", "C orange", "C yellow", "C green"}
    state = after(
        "mountain 1 red 3 orange 2 yellow 1 green 1; field 1 2 purple 3; hand 1 red 2; hand 2 red 1", "F2 red 1"
    )
    assert to_act(state) == 2
    assert "C red" not in legal(state)


def test_m_x2_more_cards_in_the_field_choose_first() -> None:
    """M-X2: four against three, as in the rulebook's example; with equal numbers, who did not play the last card."""
    mountain = "mountain 1 red 3 orange 2 yellow 1; hand 1 black 3 red 1; hand 2 red 1; "
    assert to_act(after(mountain + "field 1 1 purple 3; field 1 2 green 3", "F1 black 1")) == 1
    assert to_act(after(mountain + "field 1 1 purple 1; field 1 2 green 3", "F1 black 1")) == 2
    assert to_act(after(mountain + "field 1 1 purple 2; field 1 2 green 3", "F1 black 1")) == 2
    assert (
        to_act(after(mountain + "turn 2; hand 2 black 1; field 1 2 purple 2; field 1 1 green 3", "F1 black 1"))
        == 1
    )


def test_m_x3_players_alternate_and_take_all_cards_of_a_color() -> None:
    """M-X3: one color each in turn, with all its cards."""
    start = COMPLETE.replace("yellow 1 green 1", "yellow 1") + "; field 1 2 green 1"
    state = after(start, "F1 black 1", "C red")
    assert to_act(state) == 2
    assert legal(state) == {"C orange", "C yellow"}
    assert pile(state, "mountain", 1) == {"orange": 2, "yellow": 1}
    assert to_act(after(start, "F1 black 1", "C red", "C orange")) == 1


def test_m_x4_a_new_color_goes_to_the_first_empty_place_of_the_river() -> None:
    """M-X4: one card into the river, the rest into the cup; river cards never move and leave no gap."""
    state = after(COMPLETE + "; river 1 green black", "F1 black 1", "C red")
    assert river(state, 1) == ["green", "black", "red"]
    assert pile(state, "cup", 1) == {"red": 2}


def test_m_x4_each_river_has_places_of_its_own() -> None:
    """M-X4: seat 2 fills the next place of its own river, however full the other one is."""
    start = (
        "turn 2; mountain 1 red 3 orange 2 yellow 1; field 1 2 purple 3; field 1 1 green 1; hand 2 black 2; "
        "hand 1 red 1; river 1 green black purple; river 2 purple"
    )
    state = after(start, "F1 black 1", "C red", "C orange")
    assert river(state, 2) == ["purple", "red"]
    assert river(state, 1) == ["green", "black", "purple", "orange"]


def test_m_x5_a_color_of_the_river_goes_into_the_cup() -> None:
    """M-X5: all cards, if the color is already there."""
    state = after(COMPLETE + "; river 1 green red; cup 1 red 1", "F1 black 1", "C red")
    assert river(state, 1) == ["green", "red"]
    assert pile(state, "cup", 1) == {"red": 4}


def test_m_x6_without_a_field_the_claim_is_discarded() -> None:
    """M-X6: a player without a card in the field chooses in turn, but everything goes to the discard pile."""
    state = after(COMPLETE, "F1 black 1", "C red", "C orange")
    assert pile(state, "discard") == {"orange": 2}
    assert river(state, 2) == []
    assert pile(state, "cup", 2) == {}


def test_m_x7_both_fields_empty_nobody_chooses() -> None:
    """M-X7: the whole mountain is discarded."""
    start = "mountain 1 red 3 orange 2 yellow 1 green 1 purple 1; hand 1 black 2; hand 2 red 1"
    state = after(start, "M1 black", "! hand 1 red red red")
    assert pile(state, "discard") == {"red": 3, "orange": 2, "yellow": 1, "green": 1, "purple": 1, "black": 1}
    assert set(chance(state)) <= {f"! mountain 1 {color}" for color in COLORS}


def test_m_x7_choosing_goes_on_until_the_mountain_is_empty_then_the_fields_are_discarded() -> None:
    """M-X7: a forced last claim is still a decision."""
    start = COMPLETE + "; field 2 1 red 2"
    state = after(start, "F1 black 1", "C red", "C orange", "C yellow")
    assert legal(state) == {"C green"}
    state = after(start, "F1 black 1", "C red", "C orange", "C yellow", "C green")
    assert pile(state, "field", 1, 1) == {}
    assert pile(state, "field", 2, 1) == {"red": 2}
    assert pile(state, "discard") == {"purple": 3, "black": 1, "orange": 2, "green": 1}
    both = COMPLETE.replace("yellow 1 green 1", "yellow 1") + "; field 1 2 green 1"
    state = after(both, "F1 black 1", "C red", "C orange", "C yellow")
    assert [pile(state, "field", 1, seat) for seat in (1, 2)] == [{}, {}]
    assert pile(state, "discard") == {"purple": 3, "black": 1, "green": 1}


def test_m_x8_two_cards_into_the_emptied_mountain() -> None:
    """M-X8: dealt from the deck, unless the game is over."""
    claims = ("F1 black 1", "C red", "C orange", "C yellow", "C green")
    state = after(COMPLETE, *claims)
    assert GAME.to_act(state) == CHANCE
    assert set(chance(state)) == {f"! mountain 1 {color}" for color in COLORS}
    state = after(COMPLETE, *claims, "! mountain 1 red red")
    assert pile(state, "mountain", 1) == {"red": 2}
    assert GAME.to_act(after("ending; " + COMPLETE, *claims)) == OVER


def test_m_x9_the_opponent_of_whoever_completed_it_goes_on() -> None:
    """M-X9: whoever claimed last."""
    state = after(COMPLETE, "F1 black 1", "C red", "C orange", "C yellow", "C green", "! mountain 1 red red")
    assert to_act(state) == 2
    state = after(
        "turn 2; mountain 1 red 3 orange 2 yellow 1; field 1 2 purple 3; field 1 1 green 1; hand 2 black 2; hand 1 red 1",
        "F1 black 1", "C red", "C orange", "C yellow", "! mountain 1 red red",
    )  # fmt: skip
    assert to_act(state) == 1


# -- End ------------------------------------------------------------------------------------------------------


def small(deck: str, text: str) -> str:
    """A position with this deck and no more: the cards that are nowhere else lie in seat 2's cup."""
    held = dict.fromkeys(COLORS, 0)
    for words in (item.split() for item in f"deck {deck}; {text}".split(";")):
        for color in words[2:] if words[:1] == ["river"] else ():
            held[color] += 1
        for word, number in pairwise(words):
            if word in held and number.isdecimal():
                held[word] += int(number)
    rest = " ".join(f"{color} {18 - number}" for color, number in held.items())
    return f"{f'deck {deck}; ' if deck else ''}{text}; cup 2 {rest}"


HANDS = "hand 1 red 2 green 1; hand 2 black 2 red 1"


def test_m_e1_the_deck_is_reshuffled_and_the_next_mandala_is_the_last() -> None:
    """M-E1: play goes on from the discard pile until the next mandala is destroyed."""
    start = small("yellow 1", HANDS + "; discard green 4 black 3; mountain 1 red 2 orange 1 yellow 1 purple 1")
    state = after(start, "X green 1", "! hand 1 yellow", "! reshuffle")
    assert pile(state, "deck") == {"green": 5, "black": 3}
    assert pile(state, "discard") == {}
    assert state["ending"][0] == 1
    assert to_act(state) == 2
    state = after(
        start, "X green 1", "! hand 1 yellow", "! reshuffle", "F1 black 1", "M2 red", "! hand 1 green green green"
    )
    assert GAME.to_act(state) != OVER
    start = small(
        "yellow 1", HANDS + "; discard green 4; mountain 1 red 2 orange 1 yellow 1 purple 1; field 1 1 green 1"
    )
    state = after(
        start,
        "X green 1",
        "! hand 1 yellow",
        "! reshuffle",
        "F1 black 1",
        "C red",
        "C orange",
        "C yellow",
        "C purple",
    )
    assert GAME.to_act(state) == OVER
    assert GAME.reason(state) == "the deck ran out"


def test_m_e2_the_sixth_river_color_ends_the_game_after_all_claims() -> None:
    """M-E2: both finish claiming first."""
    start = (
        COMPLETE.replace("yellow 1 green 1", "yellow 1")
        + "; field 1 2 green 1; river 1 orange yellow green purple black"
    )
    state = after(start, "F1 black 1", "C red")
    assert river(state, 1)[-1] == "red"
    assert legal(state) == {"C orange", "C yellow"}
    state = after(start, "F1 black 1", "C red", "C orange", "C yellow")
    assert GAME.to_act(state) == OVER
    assert GAME.reason(state) == "a river has all six colors"
    # Whosever river it is: here that of seat 2, in a turn of seat 1.
    start = start.replace("river 1 orange", "river 2 orange")
    state = after(start, "F1 black 1", "C orange", "C red", "C yellow")
    assert river(state, 2)[-1] == "red"
    assert GAME.to_act(state) == OVER


def test_m_e3_hands_and_unfinished_mandalas_are_discarded() -> None:
    """M-E3: they go to no river and no cup."""
    start = "ending; " + COMPLETE + "; mountain 2 black 2; field 2 2 red 2"
    state = after(start, "F1 black 1", "C red", "C orange", "C yellow", "C green")
    for seat in (1, 2):
        assert pile(state, "hand", seat) == {}
        assert pile(state, "field", 2, seat) == {}
    assert pile(state, "mountain", 2) == {}
    assert river(state, 2) == []
    assert sum(pile(state, "discard").values()) == 2 + 1 + 4 + 4 + 3


def test_m_e4_cup_cards_score_their_river_place() -> None:
    """M-E4: river cards score nothing, colors that are not in the river neither."""
    state = position("river 1 red green; cup 1 red 2 green 1 black 5; dealt 1 green 1; hand 1 red 1; hand 2 red 1")
    assert GAME.scores(state) == [2 * 1 + 2 * 2, 0]


@pytest.mark.parametrize(
    ("text", "winners"),
    [
        ("river 1 red green; cup 1 green 2; river 2 red; cup 2 red 3", (1,)),
        ("river 1 red green; cup 1 green 2; river 2 red; cup 2 red 4", (1,)),
        ("river 1 red; cup 1 red 4; river 2 green red; cup 2 red 2 black 2", (1, 2)),
        ("river 1 red; cup 1 red 4; river 2 green red; cup 2 red 2; dealt 2 black 1", (2,)),
    ],
)
def test_m_e5_most_points_then_fewer_cup_cards_then_shared(text: str, winners: tuple[int, ...]) -> None:
    """M-E5: dealt cup cards count too."""
    outcome = GAME.outcome(position("over; " + text))
    assert outcome is not None
    assert outcome.winners == winners


def test_m_e6_the_rulebooks_score() -> None:
    """M-E6: 4, 5, 6, 0, 3, 1 cards at places 1 to 6 are 53 points."""
    state = position(
        "over; river 1 red orange yellow green purple black; cup 1 red 4 orange 5 yellow 6 purple 1; dealt 1 purple 2 black 1"
    )
    assert GAME.scores(state) == [4 + 10 + 18 + 0 + 15 + 6, 0]


# -- Rulings --------------------------------------------------------------------------------------------------


def test_m_u1_the_reshuffle_comes_at_once_and_the_draw_goes_on() -> None:
    """M-U1: in the middle of a draw, and also when the draw ends exactly there."""
    start = small("yellow 1", HANDS + "; discard green 4")
    state = after(start, "M1 red", "! hand 1 yellow")
    assert chance(state) == {"! reshuffle": 1}
    state = after(start, "M1 red", "! hand 1 yellow", "! reshuffle", "! hand 1 green green")
    assert pile(state, "hand", 1) == {"red": 1, "green": 3, "yellow": 1}
    exact = after(small("yellow 3", HANDS + "; discard green 4"), "M1 red", "! hand 1 yellow yellow yellow")
    assert chance(exact) == {"! reshuffle": 1}


def test_m_u1_a_mandala_completed_in_that_turn_is_the_last() -> None:
    """M-U1: the deck runs out in the draw of the completing turn."""
    start = small(
        "yellow 3",
        "hand 1 black 2; hand 2 red 1; discard red 2; field 1 1 purple 1; mountain 1 red 1 orange 1 yellow 1 green 1",
    )
    moves = (
        "M1 black",
        "! hand 1 yellow yellow yellow",
        "! reshuffle",
        "C red",
        "C orange",
        "C yellow",
        "C green",
        "C black",
    )
    assert GAME.to_act(after(start, *moves)) == OVER


def test_m_u1_dealing_two_mountain_cards_can_trigger_the_end() -> None:
    """M-U1: the mandala just destroyed is not the last one then."""
    start = small(
        "yellow 1",
        "mountain 1 red 3 orange 2; field 1 1 purple 3 green 1 yellow 1; hand 1 black 2 red 1; hand 2 red 1",
    )
    state = after(start, "F1 black 1", "C red", "C orange", "! mountain 1 yellow")
    assert chance(state) == {"! reshuffle": 1}
    state = after(
        start, "F1 black 1", "C red", "C orange", "! mountain 1 yellow", "! reshuffle", "! mountain 1 purple"
    )
    assert to_act(state) == 2
    assert state["ending"][0] == 1


def test_m_u1_an_empty_discard_pile_waits_for_the_next_draw_that_finds_cards() -> None:
    """M-U1: that is still the first time. M-U3: the cards drawn back then exhaust the deck again."""
    start = small("yellow 1", HANDS)
    state = after(start, "M1 red", "! hand 1 yellow")
    assert to_act(state) == 2
    assert state["reshuffled"][0] == 0
    state = after(start, "M1 red", "! hand 1 yellow", "X black 2")
    assert chance(state) == {"! reshuffle": 1}
    state = after(start, "M1 red", "! hand 1 yellow", "X black 2", "! reshuffle", "! hand 2 black black")
    assert GAME.to_act(state) == OVER
    assert GAME.reason(state) == "the deck ran out twice"


def test_m_u2_the_last_card_is_not_played_if_nothing_can_be_drawn() -> None:
    """M-U2: A is not legal with one card and nothing anywhere to draw; discarding it is."""
    state = position(small("", "ending; hand 1 red 1; hand 2 black 2; mountain 1 green 1"))
    assert legal(state) == {"X red 1"}
    with pytest.raises(IllegalMove, match="nothing to draw") as refused:
        GAME.check(state, GAME.parse(state, "M1 red"))
    assert refused.value.clause == "M-U2"
    assert "M1 red" in legal(position(small("", "ending; hand 1 red 1; hand 2 black 2; discard green 1")))
    assert "M1 red" in legal(position(small("", "ending; hand 1 red 2; hand 2 black 2")))


def test_m_u2_draw_what_there_is_and_pass_only_without_any_action() -> None:
    """M-U2: with deck and discard pile empty nothing is drawn; an empty hand, which cannot arise, would pass."""
    state = after(small("", "ending; hand 1 red 2; hand 2 black 2"), "M1 red")
    assert to_act(state) == 2
    assert legal(position(small("", "ending; hand 2 black 2"))) == {"pass"}
    state = after(small("", "ending; hand 2 black 2"), "pass")
    assert to_act(state) == 2
    with pytest.raises(IllegalMove, match="nothing else"):
        GAME.check(state, GAME.parse(state, "pass"))


def test_m_u3_a_second_exhaustion_ends_the_game_with_that_turn() -> None:
    """M-U3: the draw stops short, without a second reshuffle."""
    start = small("yellow 1", "ending; reshuffled; discard red 5; " + HANDS)
    state = after(start, "M1 red", "! hand 1 yellow")
    assert GAME.to_act(state) == OVER
    assert GAME.reason(state) == "the deck ran out twice"


def test_m_u3_a_mandala_completed_in_that_turn_is_still_claimed() -> None:
    """M-U3: the claims are made before the game is scored."""
    start = small(
        "yellow 1",
        "ending; reshuffled; hand 1 black 2; hand 2 red 1; field 1 1 purple 1; mountain 1 red 2 orange 1 yellow 1 green 1",
    )
    state = after(start, "M1 black", "! hand 1 yellow")
    assert legal(state) == {"C red", "C orange", "C yellow", "C green", "C black"}
    state = after(start, "M1 black", "! hand 1 yellow", "C red", "C orange", "C yellow", "C green", "C black")
    assert GAME.to_act(state) == OVER
    assert river(state, 1) == ["red", "yellow", "black"]


def test_m_u4_what_is_public_and_what_is_not() -> None:
    """M-U4: sizes, rivers, fields, mountains and discard pile are public; hands, cups and the deck are not."""
    state = position(
        "hand 1 red 2; hand 2 green 3; cup 2 black 2; dealt 2 red 1 green 1; river 2 black; mountain 1 yellow 2; "
        "field 2 2 purple 1; discard orange 4"
    )
    view = GAME.observe(state, 0)
    assert pile(view, "hand", 1) == {"red": 2}
    assert pile(view, "hand", 2) == {"?": 3}
    assert pile(view, "cup", 2) == {"?": 2}
    assert pile(view, "dealt", 2) == {"?": 2}
    assert river(view, 2) == ["black"]
    assert pile(view, "field", 2, 2) == {"purple": 1}
    assert pile(view, "mountain", 1) == {"yellow": 2}
    assert pile(view, "discard") == {"orange": 4}
    assert list(pile(view, "deck")) == ["?"]


TWO_CUPS = ("cup 2 black 3 green 1", "cup 2 black 1 green 3")
ABOUT_CUPS = "hand 1 red 2; hand 2 green 3; dealt 2 red 1 green 1; river 2 black green; turn 1"


def test_m_u4_other_cards_in_a_closed_cup_change_nothing_that_others_see() -> None:
    """M-U4: view, figures, observation, picture and text of the opponent and of a spectator are the same."""
    one, other = (position(f"{ABOUT_CUPS}; {cup}") for cup in TWO_CUPS)
    for seat in (0, None):
        left, right = GAME.observe(one, seat), GAME.observe(other, seat)
        assert left.tobytes() == right.tobytes()
        assert "cup 2 ? 4" in GAME.write_position(left)
        assert "▒×6" in GAME.picture(left)
        assert GAME.figures(left)["scores"][1] is None
        assert GAME.tensor(left).tolist() == GAME.tensor(right).tolist()
    own, owns = GAME.observe(one, 1), GAME.observe(other, 1)
    assert pile(own, "cup", 2) == {"black": 3, "green": 1}
    assert own.tobytes() != owns.tobytes()
    assert GAME.tensor(own).tolist() != GAME.tensor(owns).tolist()


def test_m_u4_option_cups_leaves_claimed_cards_visible() -> None:
    """M-U4: with open cups both see what was claimed, not what was dealt."""
    one, other = (position(f"open cups; {ABOUT_CUPS}; {cup}") for cup in TWO_CUPS)
    for seat in (0, None):
        view = GAME.observe(one, seat)
        assert pile(view, "cup", 2) == {"black": 3, "green": 1}
        assert pile(view, "dealt", 2) == {"?": 2}
        assert view.tobytes() != GAME.observe(other, seat).tobytes()
    for cups, is_open in (("closed", 0), ("open", 1)):
        assert int(Match(GAME, 2, {"cups": cups}).state["open_cups"][0]) == is_open
    assert int(Match(GAME, 2).state["open_cups"][0]) == 0


def test_m_u4_claims_stay_in_the_log_as_they_are_seen() -> None:
    """M-U4: what a claim puts into a closed cup is told to everybody while it is claimed."""
    state = position(
        "mountain 1 red 3; field 1 1 black 1; field 1 2 orange 2; hand 1 green 1; hand 2 red 1; claim 2 1"
    )
    (claim, *_) = GAME.apply(state, GAME.parse(state, "C red"))
    for seat in (0, 1, None):
        assert GAME.redact(claim, seat) == claim
    assert (claim.fields["color"], claim.fields["cup"], claim.fields["place"]) == ("red", 2, 1)


def test_matches_by_the_first_rules_have_open_cups() -> None:
    """M-U4: a file of version 1, which knew no such option, reads as it was played."""
    old = Match(GAME, 2, version=1)
    assert int(old.state["open_cups"][0]) == 1
    assert "[rules 1]" in write(old)
    assert "cups" not in write(old)
    with pytest.raises(InvalidOption, match="cups"):
        Match(GAME, 2, {"cups": "closed"}, version=1)
    new = Match(GAME, 2, {"cups": "open"})
    assert "[rules 2]" in write(new)
    assert '[options {"cups": "open"}]' in write(new)
