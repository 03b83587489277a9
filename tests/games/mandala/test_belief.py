"""What a player with a memory knows (M-U4): what went into the opponent's cup, and exact weights over the opponent's
hand and the two cards dealt into that cup.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from vihara.arena.deals import play_deal
from vihara.bots import bot
from vihara.bots.memory import Remembering, RememberingBot, having_seen
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import CHANCE, OVER, load
from vihara.core.match import Match
from vihara.core.record import State
from vihara.games.mandala.belief import CUPS, HANDS, Belief, begin, drawn, hidden_in, places, shown
from vihara.games.mandala.state import U, count, size

GAME = load("mandala")


def followed(seed: int, *, greedy: bool = True, cups: str = "closed") -> Iterator[tuple[State, Belief]]:
    """A match, step by step, and what the first seat believes of it."""
    state, belief, dice = GAME.new(2, GAME.settle(2, {"cups": cups}, None)), Belief(0), FastDice(seed)
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
    drawn(hidden, places(), one)
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
                begin(U(hidden_in(belief.recalled(view))), size(view[0].hand_word[1]), blind)
                gained += math.log(weight / true_weight(state, _of(blind)))
                worlds = belief.worlds(view, 5, dice)
                assert worlds is not None
                for world in range(5):
                    assert GAME.observe(worlds[world : world + 1], 0).tobytes() == view.tobytes()
    assert gained > 0.0


def _of(weights: np.ndarray) -> Belief:
    belief = Belief(0)
    belief.weights[:] = weights
    return belief


def test_an_empty_deck_tells_the_hand() -> None:
    """M-U1: with no card left in the deck, hand and cup are all that is unseen."""
    told = 0
    for seed in range(4):
        for state, belief in followed(seed, greedy=False):
            if size(state[0].deck_word) == 0:
                hidden = U(hidden_in(belief.recalled(GAME.observe(state, 0))))
                for hand, cup in zip(*np.nonzero(belief.weights), strict=True):
                    assert HANDS[hand] + CUPS[cup] == hidden
                told += 1
    assert told


def test_m_u4_whoever_saw_the_claims_knows_what_a_closed_cup_holds() -> None:
    """All that was claimed into it, from views that show only how many cards it has."""
    held = 0
    for seed in range(2):
        for state, belief in followed(seed):
            assert int(belief.claimed) == int(state[0].cup_word[1])
            assert belief.worlds(GAME.observe(state, 0), 1, FastDice(1)) is not None
            held = max(held, size(state[0].cup_word[1]))
    assert held > 5


def test_m_u4_a_memory_loses_nothing_by_closed_cups() -> None:
    """The same worlds are believed in as with open cups, so the same is decided."""
    looked = 0
    for (state, closed), (twin, seeing) in zip(followed(3), followed(3, cups="open"), strict=True):
        assert (closed.weights == seeing.weights).all()
        if not state[0].cup_word[1] or looked > 20:
            continue
        looked += 1
        one = closed.worlds(GAME.observe(state, 0), 3, FastDice(5))
        other = seeing.worlds(GAME.observe(twin, 0), 3, FastDice(5))
        assert one is not None
        assert other is not None
        other["open_cups"] = 0
        assert one.tobytes() == other.tobytes()
    assert looked > 10


def test_m_u4_without_a_memory_a_closed_cup_stays_closed() -> None:
    """Level 4 decides the same whatever the other's cup holds; nothing is believed of a match not seen."""
    made = bot("level4", GAME)
    head = "hand 1 red 2 black 2 green 2; hand 2 green 3; dealt 2 red 1 green 1; river 2 black green; mountain 1 red 2"
    one, other = (
        GAME.read_position(f"{head}; {cup}") for cup in ("cup 2 black 6 green 1", "cup 2 black 1 green 6")
    )
    choices = {made.choose(GAME.observe(state, 0), FastDice(7)) for state in (one, other)}
    assert len(choices) == 1
    belief = Belief(0)
    assert belief.worlds(GAME.observe(one, 0), 3, FastDice(1)) is None


def test_whoever_sits_down_remembers_one_match() -> None:
    made = bot("remembering:40", GAME)
    assert isinstance(made, RememberingBot)
    one, other = made.sit(0), made.sit(1)
    assert isinstance(one, Remembering)
    assert one.belief is not other.belief
    first = play_deal(GAME, GAME.new(2), [made, bot("greedy", GAME)], 5, 0)
    again = play_deal(GAME, GAME.new(2), [made, bot("greedy", GAME)], 5, 0)
    assert first[0].tobytes() == again[0].tobytes()


def played(seed: int, plies: int) -> Match:
    match, dice = Match(GAME, 2, {}, FastDice.of(seed, 0)), FastDice(seed + 1)
    for _ in range(plies):
        match.play(match.to_act, int(GAME.kernels.policy(match.view(match.to_act), 0, dice.words)))
    return match


def twins(match: Match, seat: int) -> Iterator[Match]:
    """The same match with one card drawn by the other seat of another color, where it can be and nobody else saw."""
    seen = match.sight(seat).views.tobytes()
    for place, entry in enumerate(match.log):
        for color in range(6) if entry.seat == 0 else ():
            twin = Match(GAME, 2, match.options)
            for number, one in enumerate(match.log):
                assert one.action is not None
                drawn = (
                    [action for action, _ in GAME.chance(twin.state)] if one.seat == 0 else GAME.legal(twin.state)
                )
                action = drawn[color % len(drawn)] if number == place else one.action
                if action not in drawn:
                    break
                twin.play(one.seat, action) if one.seat else twin.chance(action)
            if twin.state.tobytes() != match.state.tobytes() and twin.sight(seat).views.tobytes() == seen:
                yield twin


def test_a_memory_holds_only_what_the_seat_saw() -> None:
    """M-U4: with other cards in the other's hand, which nobody saw, the same is remembered, and decided."""
    made, found = bot("remembering:40", GAME), 0
    for seed in (1, 2):
        match = played(seed, 11 + seed)
        seat = match.to_act
        choice = having_seen(made, match, seat).choose(match.view(seat), FastDice(7))
        for twin in islice(twins(match, seat), 3):
            assert twin.sight(seat).actions == match.sight(seat).actions
            assert having_seen(made, twin, seat).choose(twin.view(seat), FastDice(7)) == choice
            found += 1
    assert found == 6


def test_a_match_is_remembered_as_if_one_had_sat_there() -> None:
    """Learning afterwards what was seen leads to the same weights as looking on."""
    made = bot("level5", GAME)
    assert isinstance(made, RememberingBot)
    match, sitting = Match(GAME, 2, {}), made.sit(1)
    for entry in played(4, 14).log:
        before = GAME.observe(match.state, 1)
        assert entry.action is not None
        match.play(entry.seat, entry.action) if entry.seat else match.chance(entry.action)
        sitting.note(before, entry.action if entry.seat else None, GAME.observe(match.state, 1))
    recalled = having_seen(made, match, 2)
    assert isinstance(recalled, Remembering)
    assert isinstance(recalled.belief, Belief)
    assert isinstance(sitting.belief, Belief)
    assert recalled.belief.weights.any()
    assert (recalled.belief.weights == sitting.belief.weights).all()
    assert match.sight(2).views[-1:].tobytes() == match.view(2).tobytes()


def test_without_a_clock_the_memory_stays() -> None:
    """Contests play without a clock, and yet by the same player."""
    hurried, unhurried = bot("level5", GAME), bot("level5", GAME, clock=False)
    assert isinstance(hurried, RememberingBot)
    assert isinstance(unhurried, RememberingBot)
    assert hurried.search.settings.seconds is not None
    assert unhurried.search.settings == replace(hurried.search.settings, seconds=None)


def test_where_a_view_says_all_there_is_nothing_to_remember() -> None:
    with pytest.raises(ViharaError, match="ananda"):
        bot("remembering:40", load("ananda"))


def test_without_a_belief_only_the_view_of_now_is_handed_over() -> None:
    """Decisions of such a game may be secret."""
    game = load("ananda")
    match = Match(game, 2, {}, FastDice.of(1, 0))
    match.play(match.to_act, match.legal()[0])
    sight = match.sight(2)
    assert sight.actions == ()
    assert sight.views.tobytes() == match.view(2).tobytes()
