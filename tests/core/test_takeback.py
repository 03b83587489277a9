"""Taking back a turn that others have answered: only where nothing was learned, and nothing is drawn differently."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from vihara.core import record
from vihara.core.chance import KeyedDice
from vihara.core.errors import UndoRefused
from vihara.core.game import CHANCE, Game, load
from vihara.core.match import Match

GAMES = ["ananda", "mandala", "tajuto"]
KEY = bytes(range(32))


def turns(game: Game, matches: int) -> Iterator[Match]:
    """Matches of seat 1 against somebody, played at random, whenever seat 1 has been answered."""
    for seed in range(matches):
        rng = random.Random(f"{game.key} {seed}")
        match = Match(game, 2, dice=KeyedDice(rng.randbytes(32)))
        while not match.over and len(match.log) < 250:
            match.play(match.to_act, rng.choice(match.legal()))
            if match.to_act == 1 and match.log[-1].seat != 1:
                yield match


@pytest.mark.parametrize("key", GAMES)
def test_what_may_be_taken_back_would_have_looked_the_same_in_every_world(key: str) -> None:
    """Worlds that look as the seat's did before its step: in each the answers are legal and look the same."""
    game, taken, refused = load(key), 0, set()
    for match in turns(game, 12):
        reason = match.why_not_take_back(1, {2})
        if reason:
            refused.add(reason)
            continue
        taken += 1
        start = match._start_of_last(1)
        assert start is not None
        before = match._before(1, start)
        for stream in range(6):
            truth = record.copy(before)
            world = game.resample(game.observe(before, 0), np.array([stream + 1], np.uint64))
            for entry in match.log[start:]:
                assert entry.action is not None
                if entry.seat:
                    game.check(world, entry.action)
                    game.kernels.apply(world, 0, entry.action)
                else:
                    assert game.to_act(world) == CHANCE
                    game.kernels.apply(world, 0, game.chance(world)[-1][0])
                game.kernels.apply(truth, 0, entry.action)
                assert game.observe(world, 0).tobytes() == game.observe(truth, 0).tobytes()
    assert taken >= 3
    assert "drawn" in refused


@pytest.mark.parametrize("key", GAMES)
def test_played_again_it_is_as_if_nothing_had_happened(key: str) -> None:
    """The state is that of before; the same decisions on dice turned back give the same log, and so on twice."""
    game, taken = load(key), 0
    for match in turns(game, 12):
        if match.why_not_take_back(1, {2}):
            continue
        taken += 1
        dice = match.dice
        assert isinstance(dice, KeyedDice)
        log, digest = list(match.log), record.digest(match.state)
        start = match._start_of_last(1)
        decisions, drawn = match.take_back(1)
        assert len(match.log) == start
        assert match.to_act == 1
        dice.drawn -= drawn
        for entry in log[len(match.log) :]:
            if entry.seat:
                assert entry.action is not None
                match.play(entry.seat, entry.action)
                decisions -= 1
        assert decisions == 0
        assert [entry.text for entry in match.log] == [entry.text for entry in log]
        assert record.digest(match.state) == digest
    assert taken >= 3


def test_only_bots_are_taken_back_over_and_only_steps_of_here() -> None:
    match = Match(load("mandala"), 2, {"first": 1}, KeyedDice(KEY))
    assert match.why_not_take_back(1, {2}) == "nothing"
    with pytest.raises(UndoRefused):
        match.take_back(1)
    match.play(1, next(move for move in match.legal() if move.startswith("F")))
    assert match.why_not_take_back(1, {2}) is None
    assert match.why_not_take_back(1, {2}, since=len(match.log)) == "nothing"
    match.play(2, match.legal()[0])
    assert match.why_not_take_back(1, {2}) == "shown"  # a card of a hand lies on the table
    assert match.why_not_take_back(1, ()) == "others"
    assert match.why_not_undo(1) == "others"


def test_a_step_that_drew_stays() -> None:
    match = Match(load("mandala"), 2, {"first": 1}, KeyedDice(KEY))
    match.play(1, next(move for move in match.legal() if move.startswith("X")))
    assert match.why_not_take_back(1, {2}) == match.why_not_undo(1) == "drawn"
