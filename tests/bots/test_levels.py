"""The five levels: graded rivals in contests, graded partners where all seats win or lose together."""

from __future__ import annotations

import pytest

from conformance.cases import Case, cases, walk
from vihara.bots import bot
from vihara.bots.levels import LEVELS
from vihara.bots.memory import RememberingBot
from vihara.bots.search import SearchBot
from vihara.bots.simple import CarelessBot, GreedyBot
from vihara.core.chance import FastDice
from vihara.core.game import REGISTRY, load

TOGETHER = [key for key in REGISTRY if load(key).together]
CONTESTS = [key for key in REGISTRY if not load(key).together]


@pytest.mark.parametrize("key", CONTESTS)
def test_rivals_think_more_the_higher_their_level(key: str) -> None:
    """Two follow the game's policy most of the time, one always; then they search, the last one longest."""
    first, second, third, fourth, fifth = (level.make(load(key)) for level in LEVELS)
    assert isinstance(first, CarelessBot)
    assert isinstance(second, CarelessBot)
    assert first.care < second.care < 100
    assert isinstance(third, GreedyBot)
    assert isinstance(fourth, SearchBot)
    strongest = fifth.search if isinstance(fifth, RememberingBot) else fifth
    assert isinstance(strongest, SearchBot)
    assert fourth.settings.iterations < strongest.settings.iterations
    assert isinstance(fifth, RememberingBot) == (load(key).belief is not None)


@pytest.mark.parametrize("key", TOGETHER)
def test_partners_slip_less_the_higher_their_level(key: str) -> None:
    """The strongest never does: it plays as the game's own policy."""
    game = load(key)
    partners = [level.make(game) for level in LEVELS]
    cares = [partner.care for partner in partners if isinstance(partner, CarelessBot)]
    assert len(cares) == len(LEVELS)
    assert cares == sorted(set(cares))
    case = next(one for one in cases() if one == Case(game, 2, {}))
    looked = 0
    for number, (state, action) in enumerate(walk(case, 3, greedy=1.0)):
        if action is None or game.to_act(state) < 0 or number % 5:
            continue
        view = game.observe(state, game.to_act(state))
        assert partners[-1].choose(view, FastDice(number)) == bot("greedy", game).choose(view, FastDice(1))
        looked += 1
    assert looked > 5
