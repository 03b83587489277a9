"""The oracle by itself: its games end, no card gets lost, and a view holds nothing that is hidden."""

from __future__ import annotations

import copy
import random

import pytest

from games.mandala.oracle import COLORS, Oracle, Pile, Stage, random_game


def step(oracle: Oracle, dice: random.Random) -> None:
    """One decision or one chance step."""
    if oracle.to_act() == "chance":
        texts, weights = zip(*oracle.outcomes(), strict=True)
        oracle.draw(dice.choices(texts, weights)[0])
    else:
        oracle.play(dice.choice(oracle.legal()))


def redeal(oracle: Oracle, seat: int | None, dice: random.Random) -> Oracle:
    """The same game with everything that the seat may not see mixed and dealt anew."""
    other = copy.deepcopy(oracle)
    hidden: list[Pile] = [other.deck]
    for player in other.players.values():
        if player.seat != seat:
            hidden += [player.hand, player.cup_dealt]
            if not other.cups_are_open:
                hidden.append(player.cup_claimed)
    cards = [card for pile in hidden for card in pile.cards]
    dice.shuffle(cards)
    for pile in hidden:
        pile.cards = [cards.pop() for _ in range(pile.size())]
    return other


@pytest.mark.parametrize("cups", ["closed", "open"])
def test_a_random_game_ends_with_every_card(cups: str) -> None:
    """M-C1, M-E1 to M-E3: 18 cards of each color after every step, and an end."""
    for seed in range(10):
        dice = random.Random(seed)
        oracle = Oracle(2, {"cups": cups, "first": 1 + seed % 2})
        while oracle.to_act() != "over":
            step(oracle, dice)
            assert oracle.census() == dict.fromkeys(COLORS, 18)
        assert oracle.winners()


@pytest.mark.parametrize("cups", ["closed", "open"])
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_view_is_the_same_whatever_is_hidden(cups: str, seat: int | None) -> None:
    """M-C3, M-U4: mixing all that a seat may not see changes nothing in its view."""
    changed = 0
    for seed in range(3):
        dice = random.Random(seed)
        oracle = Oracle(2, {"cups": cups})
        while oracle.to_act() != "over":
            other = redeal(oracle, seat, dice)
            assert other.view(seat) == oracle.view(seat)
            changed += other.position() != oracle.position()
            for _ in range(11):
                if oracle.to_act() != "over":
                    step(oracle, dice)
    assert changed > 0


def test_closed_cups_show_their_size_and_nothing_else() -> None:
    """M-U4: of another's cup only the number of cards; its owner sees all of it."""
    oracle = random_game(3)
    oracle.stage = Stage.CHOOSING  # as if one more turn followed: nothing is revealed before the end
    view = oracle.view(1)
    assert view["cups"] == [oracle.position()["cups"][0], {"claimed": None, "dealt": None}]  # type: ignore[index]
    assert view["scores"] == [oracle.scores()[0], None]
    assert view["cup_sizes"] == [player.cup_size() for player in oracle.players.values()]
    assert oracle.view(None)["scores"] == [None, None]


def test_open_cups_show_what_was_claimed() -> None:
    """M-U4: the claimed cards and their worth are seen, the two dealt ones are not."""
    oracle = random_game(3, {"cups": "open"})
    oracle.stage = Stage.CHOOSING
    claimed = oracle.players[2].cup_claimed.as_counts()
    assert claimed
    assert oracle.view(1)["cups"][1] == {"claimed": claimed, "dealt": None}  # type: ignore[index]
    places = {color: place for place, color in enumerate(oracle.players[2].river_colors(), start=1)}
    worth = sum(places.get(color, 0) * number for color, number in claimed.items())
    assert oracle.view(1)["scores"] == [oracle.scores()[0], worth]


def test_the_end_reveals_both_cups() -> None:
    """M-E4: cups are laid open for scoring, for seats and spectators alike."""
    oracle = random_game(5)
    for seat in (1, 2, None):
        assert oracle.view(seat)["cups"] == oracle.position()["cups"]
        assert oracle.view(seat)["scores"] == oracle.scores()


@pytest.mark.parametrize("options", [{"cups": "ajar"}, {"cups": True}, {"first": 3}, {"first": True}, {"x": 1}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        Oracle(2, options)
