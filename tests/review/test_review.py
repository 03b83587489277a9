"""Reviews are exact, fair, and the same each time."""

from __future__ import annotations

import math
import os
from pathlib import Path

import numpy as np
import pytest

from review.matches import followed, kept, played, twin
from vihara.bots.search import Settings, can_search
from vihara.bots.values import shipped
from vihara.core import replay
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import CHANCE, OVER, REGISTRY, load
from vihara.core.kernels import drivers
from vihara.review import keeping
from vihara.review.analysis import DEPTHS, Depth, review
from vihara.review.findings import Decision, Review, review_of
from vihara.review.judging import Comparison, Effort, Judge
from vihara.review.marks import accuracy, mark, move_accuracy
from vihara.review.positions import Appraiser

GAMES = [key for key in REGISTRY if can_search(load(key))]
SHORT = Depth("short", Effort(40, 24, 2), 3, 1, 8)
"""Deep enough for what has to be exact."""
ENDED = (
    "ananda-finished",
    "ananda-resigned",
    "mandala-finished",
    "mandala-agreed",
    "tajuto-finished",
    "tajuto-timeout",
)


def add_up(found: Review) -> None:
    """Every sum comes out, of every seat."""
    for player in found.players:
        for part in (player.win, player.lead):
            assert part.start + part.luck + part.skill + part.unknown == pytest.approx(part.result, abs=1e-9)
            assert part.own <= 1e-12
    assert sum(player.win.result for player in found.players) == pytest.approx(1.0)
    for row in found.graph:
        assert sum(row) == pytest.approx(1.0)
    for name in ("start", "luck", "skill", "hidden", "rest"):
        whole = sum(getattr(player.win, name) for player in found.players)
        assert whole == pytest.approx(1.0 if name == "start" else 0.0, abs=1e-9)


@pytest.mark.parametrize("name", ENDED)
def test_the_sum_is_the_result(name: str) -> None:
    """Start, luck, skill and what nobody could know: also of matches that ended early."""
    match = kept(name)
    found = review(match, SHORT)
    add_up(found)
    assert match.outcome is not None
    for player in found.players:
        won = player.seat in match.outcome.winners
        assert player.win.result == (1.0 / len(match.outcome.winners) if won else 0.0)
    assert len(found.graph) == len(match.log) + 1
    assert len(found.decisions) == match.plies


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in GAMES for seats in load(key).seats if seats > 2]
)
def test_more_seats_add_up_as_well(key: str, seats: int) -> None:
    add_up(review(played(key, seats, ("greedy",) * seats), SHORT))


@pytest.mark.parametrize("key", GAMES)
def test_luck_is_nothing_on_average_over_what_can_come(key: str) -> None:
    """At every draw of a match: by exact weights, whatever positions are thought to be worth."""
    game = load(key)
    state, dice = game.new(2, game.settle(2, {}, None)), FastDice.of(3, 0)
    quick, slow = Appraiser(game, 2, 0, 0, 5), Appraiser(game, 2, 2, 1, 5)
    draws = 0
    while (seat := game.to_act(state)) != OVER:
        if seat != CHANCE:
            action = int(game.kernels.policy(game.observe(state, seat), 0, dice.words))
        else:
            outcomes = game.chance(state)
            whole = sum(weight for _, weight in outcomes)
            for appraiser in (quick, slow) if draws % 9 == 0 else ():
                found = [(weight / whole, appraiser.luck(state, one)) for one, weight in outcomes]
                for which in (0, 1):
                    mean = sum(share * luck[which] for share, luck in found)
                    assert np.abs(mean).max() < 1e-9
                    assert (
                        len(outcomes) == 1 or any(np.abs(luck[which]).max() > 0 for _, luck in found) or draws < 40
                    )
            draws += len(outcomes) > 1
            action = game.draw(state, dice)
        game.kernels.apply(state, 0, action)
    assert draws > 30


def judged(one: Decision) -> tuple[object, ...]:
    """What was said of a decision; in which third it was, only the rest of the match tells."""
    return (one.made, one.best, one.second, one.sight, one.loss, one.loss_error, one.lead_loss, one.mark)


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in GAMES for seats in (2, 3) if seats in load(key).seats]
)
def test_no_hindsight(key: str, seats: int) -> None:
    """Whatever lay hidden, a seat's decisions are judged alike; where all is remembered there is no such twin."""
    game = load(key)
    for number in range(6):
        match = played(key, seats, ("greedy",) * seats, number)
        for seat in range(1, seats + 1):
            pair = twin(match, seat)
            if pair is None:
                continue
            one, other, decisions = pair
            assert one.log != other.log
            mine = [[each for each in review(made, SHORT).decisions if each.seat == seat] for made in (one, other)]
            assert decisions > 3
            assert [judged(each) for each in mine[0][:decisions]] == [judged(each) for each in mine[1][:decisions]]
            return
    # Everything was drawn in the open, so all that is hidden is who remembers what.
    assert all(
        game.search is not None and game.search.shown(match.state, 0)
        for match in [played(key, seats, ("greedy",) * seats)]
    )


@pytest.mark.parametrize("key", GAMES)
def test_a_verdict_depends_on_the_view_alone(key: str) -> None:
    """Another world that looks the same gives the same verdict, and looking leaves the view as it was."""
    game, dice = load(key), FastDice.of(8, 0)
    state = game.new(2, game.settle(2, {}, None))
    step = drivers(key)
    step.draw(state, 0, dice.words)
    judge = Judge(game, 2, SHORT.effort)
    for _ in range(12):
        step.step(state, 0, game.kernels.choose(state, 0, dice.words), dice.words)
    view = game.observe(state, game.to_act(state))
    bytes_before, made = view.tobytes(), game.legal(view)[-1]
    world = game.resample(view, dice.words)
    one = judge.judge(view, made, 5)
    other = judge.judge(game.observe(world, game.to_act(world)), made, 5)
    assert (one.made, one.best, one.loss, one.loss_error) == (other.made, other.best, other.loss, other.loss_error)
    assert view.tobytes() == bytes_before
    assert one.loss >= 0.0
    assert one.loss == pytest.approx(one.best.win - one.made.win, abs=1e-12)


def test_standard_errors_are_honest() -> None:
    """Looked at again from other dice, differences differ by as much as their errors say."""
    key = GAMES[1]
    game, dice = load(key), FastDice.of(9, 0)
    state = game.new(2, game.settle(2, {}, None))
    step = drivers(key)
    step.draw(state, 0, dice.words)
    for _ in range(10):
        step.step(
            state, 0, game.kernels.policy(game.observe(state, game.to_act(state)), 0, dice.words), dice.words
        )
    view = game.observe(state, game.to_act(state))
    candidates = game.legal(view)[:2]
    found = []
    for seed in range(24):
        looked = Comparison(game, view, candidates, Settings(), shipped(key)[2].weights, seed, None)
        looked.look(200)
        found.append(looked.apart(0, 1)[:2])
    spread = float(np.std([win for win, _ in found], ddof=1))
    told = math.sqrt(float(np.mean([error**2 for _, error in found])))
    assert 0.6 < spread / told < 1.6


def test_the_same_seed_gives_the_same_review() -> None:
    match = kept("mandala-finished")
    once, again, other = review(match, SHORT), review(match, SHORT), review(match, SHORT, seed=2)
    assert once == again
    assert once.decisions != other.decisions
    assert review_of(once.data()) == once


def test_bad_players_err_more() -> None:
    """A seat that plays anything loses by skill, and its winning chance goes down by its own moves."""
    found = review(played("mandala", 2, ("random", "greedy")), SHORT)
    careless, careful = found.players
    assert careless.error > careful.error
    assert careless.win.own < careful.win.own
    assert careless.accuracy is not None
    assert careful.accuracy is not None
    assert careless.accuracy < careful.accuracy
    assert found.turning
    assert found.decisions[found.turning[0]].seat == 1


def test_forced_moves_do_not_count() -> None:
    found = review(played("mandala", 2, ("greedy", "greedy")), SHORT)
    forced = [one for one in found.decisions if one.forced]
    assert forced
    for one in forced:
        assert (one.loss, one.mark, one.made) == (0.0, "", one.best)
    for player in found.players:
        mine = [one for one in found.decisions if one.seat == player.seat and not one.forced]
        assert player.unforced == len(mine)
        assert player.error == pytest.approx(sum(one.loss for one in mine) / len(mine))


def test_draws_are_told_as_the_file_tells_them() -> None:
    match = kept("mandala-finished")
    found = review(match, SHORT)
    lines = [line for line in replay.write(match).splitlines() if line.startswith("!")]
    assert [draw.line for draw in found.draws] == lines
    assert sum(draw.shares[0] for draw in found.draws) == pytest.approx(found.players[0].win.luck)
    best, worst = found.lucky(1, 3)
    assert best[0].shares[0] == max(draw.shares[0] for draw in found.draws)
    assert worst[0].shares[0] == min(draw.shares[0] for draw in found.draws)


def test_only_finished_matches_of_rivals_are_reviewed() -> None:
    with pytest.raises(ViharaError, match="once it is over"):
        review(kept("mandala-running"), SHORT)
    with pytest.raises(ViharaError, match="no rivals"):
        review(kept("menara-agreed"), SHORT)


def test_marks_and_accuracy() -> None:
    """At 5, 10 and 15 points, if the loss is certain; accuracy as lichess has it."""
    assert [mark(loss, 0.01) for loss in (0.0, 0.049, 0.05, 0.1, 0.15, 0.6)] == ["", "", "?!", "?", "??", "??"]
    assert [mark(0.2, error) for error in (0.09, 0.1, 0.5)] == ["??", "", ""]
    assert move_accuracy(0.0) == 100.0
    assert move_accuracy(0.10) == pytest.approx(103.1668 * math.exp(-0.4354) - 2.1669)
    assert move_accuracy(1.0) == 0.0
    assert accuracy([], []) is None
    assert accuracy([0.5] * 20, [0.0] * 20) == pytest.approx(100.0)
    still, moving = accuracy([0.5] * 20, [0.3] + [0.0] * 19), accuracy([0.1, 0.9] + [0.5] * 18, [0.3] + [0.0] * 19)
    assert still is not None
    assert moving is not None
    assert moving < still


def test_nobody_computes_a_review_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found by the match, not by who played it; another depth, seed or move has another name."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    match, computed = kept("mandala-finished"), []

    def compute() -> dict[str, object]:
        computed.append(1)
        return {"found": len(computed)}

    name = keeping.name_of(match, "quick", 1)
    assert keeping.kept(name, compute) == keeping.kept(name, compute) == {"found": 1}
    match.names[1] = "Somebody else"
    assert keeping.name_of(match, "quick", 1) == name
    assert len({name, keeping.name_of(match, "deep", 1), keeping.name_of(match, "quick", 2)}) == 3
    shorter = followed(match, match.log[:-1])
    assert keeping.name_of(shorter, "quick", 1) != name


def test_kept_reviews_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that nobody has looked at for longest go first."""
    monkeypatch.setattr(keeping, "folder", lambda: tmp_path)
    monkeypatch.setattr(keeping, "MOST", 30)
    for at, name in enumerate("abc", start=1):
        keeping.kept(name, lambda: {"one": 1})
        os.utime(tmp_path / f"{name}.json", (at, at))
    keeping.kept("a", lambda: {"one": 2})  # it is looked at
    keeping.kept("d", lambda: {"one": 1})
    assert sorted(path.stem for path in tmp_path.iterdir()) == ["a", "c", "d"]


@pytest.mark.parametrize("depth", DEPTHS.values(), ids=DEPTHS)
def test_depths_are_named_as_the_command_has_them(depth: Depth) -> None:
    assert DEPTHS[depth.name] is depth
