"""The five levels: graded rivals in contests, graded partners where all seats win or lose together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conformance.cases import Case, cases, walk
from vihara.bots import bot
from vihara.bots.levels import KEPT, LEVELS
from vihara.bots.memory import RememberingBot
from vihara.bots.search import SearchBot
from vihara.bots.simple import CarelessBot, GreedyBot
from vihara.core.chance import FastDice
from vihara.core.errors import UnknownBot, ViharaError
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match

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


@pytest.mark.parametrize("key", CONTESTS)
def test_the_strongest_level_of_an_earlier_version_still_plays(key: str) -> None:
    """By settings and values of its own, whatever becomes of today's; as long as these are the same, as today's."""
    game = load(key)
    kept, now = bot("level5@0.1", game, clock=False), bot("level5", game, clock=False)
    one = kept.search if isinstance(kept, RememberingBot) else kept
    other = now.search if isinstance(now, RememberingBot) else now
    assert isinstance(one, SearchBot)
    assert isinstance(other, SearchBot)
    assert type(kept) is type(now)
    assert one.values is not other.values
    assert set(one.values) == set(game.seats)
    assert all(values.turns is not None for values in one.values.values())
    assert one.settings == replace(KEPT["level5@0.1"], seconds=None)
    match = Match(game, 2, {}, FastDice.of(5, 0))
    view = match.view(match.to_act)
    few = [SearchBot(game, replace(one.settings, iterations=60), searcher.values) for searcher in (one, other)]
    if all((one.values[2].weights == other.values[2].weights).tolist()) and one.settings == other.settings:
        assert few[0].analyze(view, FastDice(3)) == few[1].analyze(view, FastDice(3))


def test_what_was_not_kept_is_refused() -> None:
    """No version is made up, and a game without such a search says so."""
    for wrong in ("level5@0.2", "level4@0.1", "level5@", "@0.1"):
        with pytest.raises(UnknownBot, match="unknown bot"):
            bot(wrong, load("mandala"))
    together = next(key for key in REGISTRY if load(key).together)
    with pytest.raises(ViharaError, match=f"level5@0.1: nothing was kept of it for {together}"):
        bot("level5@0.1", load(together))
