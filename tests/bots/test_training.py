"""Learning by self-play: the record, the returns, the fit, and the gate before anything is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from vihara.arena.gate import Gate, judge
from vihara.bots.training import Lesson, Record, Round, fit, play, returns, rounds, surprise
from vihara.bots.values import NOTHING, Values, read, search_of, shipped
from vihara.cli import main
from vihara.core.errors import ViharaError
from vihara.core.game import load

SMALL = Lesson(rounds=1, games=20, iterations=8, hidden=4, epochs=3, threads=2)


def equal(one: Record, other: Record) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in ("features", "games", "won", "points")
    )


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        ("mandala", 2),
        pytest.param("ananda", 3, marks=pytest.mark.soak),  # each is compiled for this alone
        pytest.param("tajuto", 4, marks=pytest.mark.soak),
    ],
)
def test_a_record_is_of_whole_games_and_reproducible(key: str, seats: int) -> None:
    game = load(key)
    record = play(game, game.new(seats), SMALL, 1)
    assert record.features.shape[1:] == (seats, len(search_of(game).feature_names))
    assert set(record.games) == set(range(4 * SMALL.games))
    assert np.all(np.diff(record.games) >= 0)
    assert np.allclose(record.won.sum(1), 1.0)
    assert equal(record, play(game, game.new(seats), SMALL, 1))
    assert not equal(record, play(game, game.new(seats), SMALL, 2))


def test_of_greedy_games_a_share_of_the_positions_is_kept() -> None:
    """As many games, fewer positions of each, in their order; of searched games all."""
    game = load("mandala")
    whole = play(game, game.new(2), replace(SMALL, greedy=40), 1)
    record = play(game, game.new(2), replace(SMALL, greedy=40, share=0.25), 1)
    assert len(record.won) == 40
    assert np.array_equal(record.won, whole.won)
    assert 0.15 < len(record.games) / len(whole.games) < 0.35
    assert np.all(np.diff(record.games) >= 0)
    rows = {(number, row.tobytes()) for number, row in zip(whole.games, whole.features, strict=True)}
    assert all((number, row.tobytes()) in rows for number, row in zip(record.games, record.features, strict=True))
    weights, _ = fit(record, SMALL)
    searched = play(game, game.new(2), replace(SMALL, games=4), 2, weights)
    assert equal(searched, play(game, game.new(2), replace(SMALL, games=4, share=0.25), 2, weights))


def test_whoever_wants_greedy_games_begins_anew() -> None:
    """Although something is learned, the first round is greedy, and the second goes on from it."""
    game = load("mandala")
    weights, _ = fit(play(game, game.new(2), SMALL, 1), SMALL)
    lesson = Lesson(rounds=2, games=4, greedy=6, iterations=4, hidden=2, epochs=1)
    anew: list[Round] = []
    rounds(game, game.new(2), lesson, weights, anew.append)
    first = play(game, game.new(2), lesson, 1)
    assert len(first.won) == 6
    assert anew[0].positions == len(first.games)
    assert anew[1].positions == len(first.games) + len(play(game, game.new(2), lesson, 2, anew[0].weights).games)


def test_search_plays_once_something_is_learned() -> None:
    game = load("mandala")
    weights, _ = fit(play(game, game.new(2), SMALL, 1), SMALL)
    record = play(game, game.new(2), SMALL, 2, weights)
    assert set(record.games) == set(range(SMALL.games))
    assert equal(record, play(game, game.new(2), SMALL, 2, weights))


def test_returns_blend_what_comes_later() -> None:
    """Two games of two positions; λ = 0.5."""
    games = np.array([0, 0, 1, 1], np.int32)
    won = np.array([[1.0, 0.0], [0.5, 0.5]])
    chances = np.array([[0.2, 0.8], [0.4, 0.6], [0.9, 0.1], [0.3, 0.7]])
    found = np.empty_like(chances)
    returns(games, won, chances, 0.5, found)
    assert found == pytest.approx(np.array([[0.7, 0.3], [1.0, 0.0], [0.4, 0.6], [0.5, 0.5]]))


def test_the_fit_finds_what_decides() -> None:
    """Seats with more of a feature win; the other feature means nothing."""
    random = np.random.default_rng(5)
    features = random.normal(0.0, 1.0, (4000, 2, 2)).astype(np.float32)
    games = np.arange(4000, dtype=np.int32)
    won = (features[:, :, 0] > features[:, ::-1, 0]).astype(float)
    record = Record(features, games, won, 10.0 * features[:, :, 0].astype(float))
    weights, found = fit(record, Lesson(hidden=4, epochs=150))
    assert found < 0.25 < surprise(np.full((4000, 2), 0.5), won)
    assert np.isfinite(weights).all()


def test_rounds_go_on_from_what_was_learned() -> None:
    """The second round adds its games, a fourth as many, to those of the first."""
    game = load("mandala")
    told: list[Round] = []
    lesson = Lesson(rounds=2, games=10, iterations=4, hidden=2, epochs=1)
    rounds(game, game.new(2), lesson, None, told.append)
    first = play(game, game.new(2), lesson, 1)
    second = play(game, game.new(2), lesson, 2, told[0].weights)
    assert [len(first.won), len(second.won)] == [40, 10]
    assert [one.positions for one in told] == [len(first.games), len(first.games) + len(second.games)]
    assert [one.number for one in told] == [1, 2]
    assert told[1].positions > told[0].positions
    assert not np.array_equal(told[0].weights, told[1].weights)


def no_luck(shares: list[float]) -> Iterator[tuple[float, float]]:
    """Deals in which chance favored nobody."""
    return ((share, 0.0) for share in shares)


def test_a_gate_opens_only_for_the_stronger() -> None:
    """As soon as that is clear; of who is as strong nobody knows, or it is clear that it is not."""
    better = judge(no_luck([1.0, 1.0, 0.5, 0.5] * 50), 2)
    assert better.passed
    assert better.games < 200
    assert better.share.mean > 0.6
    assert not judge(no_luck([1.0, 0.0, 0.5, 0.5] * 5), 2).passed
    assert not judge(no_luck([1.0, 1.0, 0.5, 0.5] * 2), 2).passed, "too few"
    worse = judge(no_luck([0.0, 0.5] * 500), 2)
    assert not worse.passed
    assert worse.games < 400
    # A third of the victories is a fair part of three, a half much more than one of four.
    assert not judge(no_luck([0.0, 1 / 3, 2 / 3] * 100), 3).passed
    assert judge(no_luck([0.25, 0.75, 0.5] * 100), 4).passed


def test_a_match_with_oneself_is_even() -> None:
    game = load("mandala")
    weights, _ = fit(play(game, game.new(2), SMALL, 1), SMALL)
    verdict = Gate(games=4, iterations=20).match(game, 2, Values(weights), Values(weights))
    assert (verdict.share.mean, verdict.games, verdict.passed) == (0.5, 4, False)


def test_a_match_does_not_depend_on_threads() -> None:
    game = load("mandala")
    weights, _ = fit(play(game, game.new(2), SMALL, 1), SMALL)
    verdicts = [
        Gate(games=8, iterations=20, threads=threads).match(game, 2, Values(weights, turns=1), None)
        for threads in (1, 2)
    ]
    assert verdicts[0] == verdicts[1]


def test_menara_has_nothing_to_learn_from() -> None:
    game = load("menara")
    with pytest.raises(ViharaError, match="menara has no features"):
        play(game, game.new(1), SMALL, 1, NOTHING)


def test_the_command_writes_only_what_wins(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    """A network of a few greedy games beats what came with the game or it does not: the file tells."""
    file = tmp_path / "values.json"
    words = ["train", "mandala", "--rounds", "1", "--games", "300", "--match", "20", "--output", str(file)]
    code = main(words)
    told = capsys.readouterr().err
    assert "round 1: " in told
    rival = "what there was" if 2 in shipped("mandala") else "the hand-made estimate"
    assert re.search(rf"of \d+ games against {rival}, by 200 iterations: (not shown to be )?stronger\n", told)
    assert code == (0 if file.exists() else 1)
    if file.exists():
        (values,) = read(file.read_text(), load("mandala")).values()
        assert values.command.startswith("vihara train mandala --seats 2 --rounds 1 --games 300")
    else:
        assert "nothing is written" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["train", "menara"], "menara has no features"),
        (["train", "mandala", "--games", "0"], "games: found 0"),
        (["train", "mandala", "--greedy", "0"], "greedy: found 0, expected 1 or more"),
        (["train", "mandala", "--share", "0"], "share: found 0, expected more than 0 and at most 1"),
        (["train", "mandala", "--share", "nan"], "share: found nan, expected more than 0 and at most 1"),
        (["train", "mandala", "--turns", "-1"], "turns: found -1, expected 0 or more"),
        (["train", "mandala", "--threads", "-1"], "threads: found -1, expected 1 or more"),
        (["train", "mandala", "--seats", "3"], "3"),
        (["train", "chess"], "chess"),
    ],
)
def test_the_command_refuses(words: list[str], told: str, capsys) -> None:  # type: ignore[no-untyped-def]
    assert main(words) == 2
    assert told in capsys.readouterr().err
