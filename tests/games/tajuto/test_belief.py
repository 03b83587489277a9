"""What a player with a memory knows (T-B3, T-U7): who took each of the tiles that lie face down."""

from __future__ import annotations

import pytest

from games.tajuto.table import GAME
from vihara.bots import bot
from vihara.bots.memory import Remembering, RememberingBot, reminded
from vihara.bots.search import SearchBot, Settings
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match
from vihara.core.record import difference
from vihara.games.tajuto.belief import Belief
from vihara.games.tajuto.state import HIDDEN


@pytest.mark.parametrize("open_scores", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_watched_knows_the_state(seats: int, open_scores: bool) -> None:
    """T-B3, T-U7: nothing was ever taken in secret; after each step each seat believes in one world, and that is how things are."""
    seen_hidden = set()
    for seed in range(6):
        state, dice = GAME.new(seats, GAME.settle(seats, {"open_scores": open_scores}, None)), FastDice(seed)
        beliefs = [Belief(seat) for seat in range(seats)]
        while (mover := GAME.to_act(state)) != OVER:
            before = [GAME.observe(state, seat) for seat in range(seats)]
            action = None
            if mover == CHANCE:
                GAME.kernels.apply(state, 0, GAME.kernels.pick(state, 0, dice.words))
            else:
                # Also odd purchases, and goals not taken at once.
                decide = GAME.kernels.choose if dice.below(4) == 0 else GAME.kernels.policy
                action = int(decide(before[mover], 0, dice.words))
                GAME.kernels.apply(state, 0, action)
            for seat, belief in enumerate(beliefs):
                view = GAME.observe(state, seat)
                belief.note(before[seat], action, view)
                if GAME.to_act(state) != OVER:
                    world = belief.worlds(view, 100, dice)
                    assert world is not None
                    assert not difference(world, state)
                    assert GAME.observe(world, seat).tobytes() == view.tobytes()
                    seen_hidden |= {"goal"} if (view[0].goal == HIDDEN).any() else set()
                    seen_hidden |= {"inauguration"} if (view[0].inauguration == HIDDEN).any() else set()
                    seen_hidden |= {"down"} if view[0].down.any() else set()
    assert seen_hidden == {"goal", "inauguration", "down"}


def test_whoever_came_late_believes_nothing() -> None:
    """A tile taken before anybody looked on may be anybody's."""
    match = Match(GAME, 3, {}, FastDice.of(4, 0))
    greedy = bot("greedy", GAME)
    while not (match.state[0].sold[:5].any() and match.to_act > 0):
        match.play(match.to_act, greedy.choose(match.view(match.to_act), FastDice(match.plies)))
    view = match.view(1)
    assert Belief(0).worlds(view, 1, FastDice(1)) is None
    late = RememberingBot(SearchBot(GAME, Settings(iterations=50))).sit(match.to_act - 1)
    assert late.choose(match.view(match.to_act), FastDice(3)) in GAME.legal(match.state)


def test_the_memory_uses_nothing_but_what_was_seen() -> None:
    """A bot with a memory decides the same whatever the face-down tiles of the view it is given are made of: views
    do not hold them, and the strongest level is one that remembers.
    """
    match = Match(GAME, 3, {}, FastDice.of(9, 0))
    greedy = bot("greedy", GAME)
    while not (match.view(match.to_act)[0].down.any() and len(match.legal()) > 3):
        match.play(match.to_act, greedy.choose(match.view(match.to_act), FastDice(match.plies)))
    seat = match.to_act
    sage = reminded(bot("level5", GAME), match, seat)
    assert isinstance(sage, Remembering)
    known = sage.belief.worlds(match.view(seat), 1, FastDice(1))
    assert known is not None
    assert not difference(known, match.state)
    sight = match.sight(seat)
    assert all(
        (view.owned[other, :5] == 0).all() for view in sight.views for other in range(3) if other != seat - 1
    )
