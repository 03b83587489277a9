"""What a player with a memory knows (T-B3, T-U7): who took each of the tiles that lie face down."""

from __future__ import annotations

import pytest

from games.tajuto.table import GAME
from vihara.bots import bot
from vihara.bots.memory import Remembering, RememberingBot, having_seen
from vihara.bots.search import SearchBot, Settings
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match
from vihara.core.record import difference
from vihara.games.tajuto.belief import Belief
from vihara.games.tajuto.components import COLORS, GOALS, STACKS
from vihara.games.tajuto.state import HIDDEN


@pytest.mark.parametrize("open_scores", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_watched_knows_the_state(seats: int, open_scores: bool) -> None:
    """T-B3, T-U7: after each step each seat believes in one world, and that is how things are."""
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
    """Fed with views of other worlds that look the same, a bot with a memory knows and decides the same."""
    match = Match(GAME, 3, {"prices": {"inauguration": 2}}, FastDice.of(9, 0))
    greedy = bot("greedy", GAME)
    while not (match.view(match.to_act)[0].down.sum() > 2 and len(match.legal()) > 3):
        match.play(match.to_act, greedy.choose(match.view(match.to_act), FastDice(match.plies)))
    seat = match.to_act
    sight, dice = match.sight(seat), FastDice(5)
    other = RememberingBot(SearchBot(GAME, Settings(iterations=200))).sit(seat - 1)
    seen = []
    for step in range(len(sight.views)):
        world = GAME.resample(sight.at(step), dice.words)
        seen.append(GAME.observe(world, seat - 1))
    assert difference(world, match.state)  # somebody else owns something there
    for step, action in enumerate(sight.actions):
        other.note(seen[step], action, seen[step + 1])
    known = other.belief.worlds(seen[-1], 1, FastDice(1))
    assert known is not None
    assert not difference(known, match.state)
    same = having_seen(bot("remembering:200", GAME), match, seat)
    view = match.view(seat)
    assert [other.choose(seen[-1], FastDice(n)) for n in range(5)] == [
        same.choose(view, FastDice(n)) for n in range(5)
    ]
    assert isinstance(having_seen(bot("level5", GAME), match, seat), Remembering)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_log_tells_everybody_who_took_what(seats: int) -> None:
    """T-U7: what a seat learns of the events names the owner of each tile, so the log gives away no less than views."""
    match = Match(GAME, seats, {"prices": {"inauguration": 2}}, FastDice.of(21, 0))
    choices, seen_hidden = FastDice.of(21, 1), 0
    while not match.over:
        seat = match.plies % seats
        view = match.view(seat + 1)
        belief = having_seen(bot("remembering:1", GAME), match, seat + 1)
        assert isinstance(belief, Remembering)
        before = view.tobytes()
        known = belief.belief.worlds(view, 1, choices)
        assert known is not None
        assert view.tobytes() == before
        told = [
            GAME.redact(event, seat).fields
            for entry in match.log
            for event in entry.events
            if event.kind in ("buy", "goal")
        ]
        owned = sum(1 for one in told if "bought" in one and not one["color"])
        assert owned == int(known[0].owned.sum())
        for one in told:
            if "goal" in one:
                assert known[0].goal[GOALS.index(one["goal"])] == one["seat"]
            elif one["color"] and known[0].inauguration[COLORS.index(one["color"])]:
                assert known[0].inauguration[COLORS.index(one["color"])] == one["seat"]
        for owner in range(seats):
            for stack in range(len(STACKS)):
                taken = [one for one in told if one.get("bought") == STACKS[stack] and one["seat"] == owner + 1]
                assert len(taken) == known[0].owned[owner, stack]
        seen_hidden += int(view[0].down.sum()) > 0
        decide = GAME.kernels.policy if match.plies % 2 else GAME.kernels.choose
        match.play(match.to_act, int(decide(match.state, 0, choices.words)))
    assert seen_hidden > 20
