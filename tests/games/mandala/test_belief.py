"""What a player with a memory knows (M-U4): exact weights over the opponent's hand and the two cards in its cup."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest

from vihara.arena.deals import play_deal
from vihara.bots import bot
from vihara.bots.memory import Remembering, RememberingBot
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import CHANCE, OVER, load
from vihara.core.record import State
from vihara.games.mandala.belief import CUPS, HANDS, PLACE, Belief, begin, drawn, hidden_in, shown
from vihara.games.mandala.state import U, count, size

GAME = load("mandala")


def followed(seed: int, *, greedy: bool = True) -> Iterator[tuple[State, Belief]]:
    """A match, step by step, and what the first seat believes of it."""
    state, belief, dice = GAME.new(2), Belief(0), FastDice(seed)
    while GAME.to_act(state) != OVER:
        before, seat = GAME.observe(state, 0), GAME.to_act(state)
        if seat == CHANCE:
            action = None
            GAME.kernels.apply(state, 0, GAME.kernels.pick(state, 0, dice.words))
        else:
            decide = GAME.kernels.policy if greedy else GAME.kernels.choose
            action = int(decide(GAME.observe(state, seat), 0, dice.words))
            GAME.kernels.apply(state, 0, action)
        belief.note(before, action, GAME.observe(state, 0))
        if belief.weights.any() and GAME.to_act(state) != OVER:
            yield state, belief


def true_weight(state: State, belief: Belief) -> float:
    hand = int(np.flatnonzero(state[0].hand_word[1] == HANDS)[0])
    cup = int(np.flatnonzero(state[0].dealt_word[1] == CUPS)[0])
    return float(belief.weights[hand, cup])


def test_all_hands_and_cups_are_there_once() -> None:
    assert len(HANDS) == len(set(HANDS.tolist())) == math.comb(14, 6)
    assert len(CUPS) == len(set(CUPS.tolist())) == math.comb(7, 5)


def test_at_first_every_deal_is_equally_likely() -> None:
    """M-S: means by color are those of cards dealt from what is not seen."""
    state, belief = next(followed(1))
    hidden = U(hidden_in(GAME.observe(state, 0)))
    number = size(state[0].hand_word[1])
    for color in range(6):
        mean = float(
            sum(weight * count(hand, color) for hand, weight in zip(HANDS, belief.weights.sum(1), strict=True))
        )
        assert mean == pytest.approx(number * count(hidden, color) / size(hidden))
        cups = float(
            sum(weight * count(cup, color) for cup, weight in zip(CUPS, belief.weights.sum(0), strict=True))
        )
        assert cups == pytest.approx(2 * count(hidden, color) / size(hidden))


def test_drawing_keeps_deals_equally_likely() -> None:
    """A card drawn unseen, or turned up, leaves what a deal of one card more, or of the rest, would give."""
    hidden = U(0x020303040506)
    one, other = np.zeros((len(HANDS), len(CUPS))), np.zeros((len(HANDS), len(CUPS)))
    begin(hidden, 4, one)
    drawn(hidden, PLACE, one)
    begin(hidden, 5, other)
    assert one == pytest.approx(other, abs=1e-12)
    shown(hidden, 2, one)
    begin(U(hidden - U(1 << 16)), 5, other)
    assert one == pytest.approx(other, abs=1e-12)


def test_the_truth_stays_possible_and_grows_likelier_than_a_blind_deal() -> None:
    """Through plays, draws, claims and the reshuffle (M-E1); worlds look like the view."""
    gained, dice = 0.0, FastDice(9)
    blind = np.zeros((len(HANDS), len(CUPS)))
    for seed in range(3, 11):
        for number, (state, belief) in enumerate(followed(seed)):
            weight = true_weight(state, belief)
            assert weight > 0.0
            assert belief.weights.sum() == pytest.approx(1.0)
            if number % 10 == 9:
                view = GAME.observe(state, 0)
                begin(U(hidden_in(view)), size(view[0].hand_word[1]), blind)
                gained += math.log(weight / true_weight(state, _of(blind)))
                worlds = belief.worlds(view, 5, dice)
                assert worlds is not None
                for world in range(5):
                    assert GAME.observe(worlds[world : world + 1], 0).tobytes() == view.tobytes()
    assert gained > 0.0


def _of(weights: np.ndarray) -> Belief:
    belief = Belief(0)
    belief.weights = weights
    return belief


def test_an_empty_deck_tells_the_hand() -> None:
    """M-U1: with no card left in the deck, hand and cup are all that is unseen."""
    told = 0
    for seed in range(4):
        for state, belief in followed(seed, greedy=False):
            if size(state[0].deck_word) == 0:
                hidden = U(hidden_in(GAME.observe(state, 0)))
                for hand, cup in zip(*np.nonzero(belief.weights), strict=True):
                    assert HANDS[hand] + CUPS[cup] == hidden
                told += 1
    assert told


def test_whoever_sits_down_remembers_one_match() -> None:
    made = bot("remembering:40", GAME)
    assert isinstance(made, RememberingBot)
    one, other = made.sit(0), made.sit(1)
    assert isinstance(one, Remembering)
    assert one.belief is not other.belief
    first = play_deal(GAME, GAME.new(2), [made, bot("greedy", GAME)], 5, 0)
    again = play_deal(GAME, GAME.new(2), [made, bot("greedy", GAME)], 5, 0)
    assert first[0].tobytes() == again[0].tobytes()


def test_where_a_view_says_all_there_is_nothing_to_remember() -> None:
    with pytest.raises(ViharaError, match="tajuto"):
        bot("remembering:40", load("tajuto"))
