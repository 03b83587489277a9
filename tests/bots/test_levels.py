"""The five levels: graded rivals in contests, graded partners where all seats win or lose together."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from conformance.cases import Case, cases, walk
from vihara.arena.contest import Contest, run_on
from vihara.bots import bot
from vihara.bots.levels import KEPT, LEVELS
from vihara.bots.memory import RememberingBot
from vihara.bots.search import SearchBot
from vihara.bots.simple import CarelessBot, GreedyBot
from vihara.bots.tempered import TemperedBot
from vihara.core.chance import FastDice
from vihara.core.errors import UnknownBot, ViharaError
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match
from vihara.core.scratch import new_scratch

TOGETHER = [key for key in REGISTRY if load(key).together]
CONTESTS = [key for key in REGISTRY if not load(key).together]


@pytest.mark.parametrize("key", CONTESTS)
def test_rivals_think_more_the_higher_their_level(key: str) -> None:
    """Two follow the game's policy more or less, one always; then they search, the last one longest."""
    first, second, third, fourth, fifth = (level.make(load(key)) for level in LEVELS)
    assert isinstance(first, TemperedBot)
    assert isinstance(second, TemperedBot)
    assert first.temperature > second.temperature
    assert isinstance(third, GreedyBot)
    assert isinstance(fourth, SearchBot)
    strongest = fifth.search if isinstance(fifth, RememberingBot) else fifth
    assert isinstance(strongest, SearchBot)
    assert fourth.settings.iterations < strongest.settings.iterations
    assert isinstance(fifth, RememberingBot) == (load(key).belief is not None)


@pytest.mark.parametrize("key", CONTESTS)
def test_a_better_move_is_likelier_by_its_worth(key: str) -> None:
    """Each is made as often as e to the power of what it promises, in temperatures; hardly warm, only the best is."""
    game = load(key)
    search = game.search
    assert search is not None
    match = Match(game, 2, {}, FastDice.of(8, 0))
    dice = FastDice.of(8, 1)
    for _ in range(12):
        match.play(match.to_act, bot("greedy", game).choose(match.view(match.to_act), dice))
    while len(match.legal()) < 4:
        match.play(match.to_act, match.legal()[0])
    view = match.view(match.to_act)
    actions = np.array(game.legal(view), np.int64)
    number = search.reduce(view, 0, actions, len(actions))
    worths = np.empty(number)
    search.weigh(view, 0, actions[:number], number, worths, new_scratch(view, game.most_actions))
    expected = np.exp((worths - worths.max()) / search.spread)
    expected /= expected.sum()
    warm, cold = TemperedBot(game, 1.0), TemperedBot(game, 0.001)
    drawn = [warm.choose(view, dice) for _ in range(4000)]
    for action, share in zip(actions[:number].tolist(), expected.tolist(), strict=True):
        doubt = math.sqrt(share * (1 - share) / len(drawn)) + 1e-4
        assert abs(drawn.count(action) / len(drawn) - share) < 5 * doubt
    best = actions[:number][worths > worths.max() - 0.03 * search.spread].tolist()
    assert {cold.choose(view, dice) for _ in range(100)} <= set(best)


@pytest.mark.parametrize("key", CONTESTS)
def test_who_only_avoids_the_absurd_beats_the_first_level_now_and_then(key: str) -> None:
    """As a complete beginner does."""
    standing = run_on(None, Contest(key, "tempered:1", "level1", games=200, seats=2, seed=1))
    assert 0.03 < standing.share.mean < 0.45


def test_a_temperature_is_a_number() -> None:
    """Not nothing, and not hotter than a fire."""
    for wrong in ("tempered:", "tempered:0", "tempered:0.0", "tempered:-1", "tempered:1e3", "tempered:٣"):
        with pytest.raises(UnknownBot, match="unknown bot"):
            bot(wrong, load("mandala"))
    with pytest.raises(ViharaError, match=r"temperature: found 2000, expected 0.001 to 1000"):
        TemperedBot(load("mandala"), 2000)


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
