"""Matches: who may do what when, and what is told to whom."""

from __future__ import annotations

import pytest

from vihara.core.chance import FastDice
from vihara.core.errors import InvalidMove, InvalidSeats, MatchOver, NotYourTurn, UndoRefused, UnknownGame
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.record import digest

GAME = load("mandala")


def new() -> Match:
    return Match(GAME, 2, {}, FastDice.of(1, 0))


def test_unknown_games_and_seats_are_refused() -> None:
    """The errors name what there is."""
    with pytest.raises(UnknownGame, match=r"'chess'; expected one of: .*mandala"):
        load("chess")
    assert load(" Mandala ") is GAME
    for seats in (0, 1, 3, -2):
        with pytest.raises(InvalidSeats, match=f"mandala takes 2 seats, not {seats}"):
            Match(GAME, seats)


def test_only_the_seat_to_act_may_move() -> None:
    """Others are told whose turn it is; a seat that does not exist is refused."""
    match = new()
    with pytest.raises(NotYourTurn, match="seat 1 is to act"):
        match.play(2, match.legal()[0])
    with pytest.raises(InvalidSeats, match="no seat 3"):
        match.play(3, match.legal()[0])
    for number in (-1, 151, 10**12):
        with pytest.raises(InvalidMove, match="action number"):
            match.play(1, number)


def test_play_returns_the_events_with_the_chance_that_followed() -> None:
    """One list: the move, then each card drawn."""
    match = new()
    move = next(text for text in match.legal() if text.startswith("X") and text.endswith("1"))
    assert [event.kind for event in match.play(1, move)] == ["redraw", "hand"]


def test_nothing_goes_on_after_the_end() -> None:
    """A resigned match takes no move, no undo and no second end."""
    match = new()
    match.end("resign", 1)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    assert match.legal() == []
    with pytest.raises(MatchOver):
        match.play(1, "M1 red")
    with pytest.raises(MatchOver):
        match.end("agreed")
    with pytest.raises(UndoRefused):
        match.undo(1)


def test_undo_stops_at_chance_and_at_other_seats() -> None:
    """A field can be taken back until the opponent acts; a draw never."""
    match = new()
    with pytest.raises(UndoRefused):
        match.undo(1)
    start = digest(match.state)
    grow = next(text for text in match.legal() if text.startswith("F"))
    match.play(1, grow)
    match.undo(1)
    assert digest(match.state) == start
    match.play(1, grow)
    redraw = next(text for text in match.legal() if text.startswith("X"))
    match.play(2, redraw)
    for seat in (1, 2):
        with pytest.raises(UndoRefused, match="nothing to take back"):
            match.undo(seat)
