"""Contests: the same results on every executor, paired deals, early stops, and the command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vihara.arena import deals
from vihara.arena.contest import Contest, Standing, run, run_on
from vihara.arena.deals import Task, play
from vihara.arena.executors import local_executor
from vihara.bots import bot
from vihara.bots.search import can_search
from vihara.cli import main
from vihara.core.errors import UnknownBot, ViharaError
from vihara.core.game import REGISTRY, Outcome, load

Captured = pytest.CaptureFixture[str]
KEY = next(iter(REGISTRY))


class LastFirst(Executor):
    """An executor that finishes what was submitted last first, and only when asked."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ARG002 - as its base
        future: Future[Any] = _Lazy(self)
        self.waiting.append((future, fn, args))
        return future

    def work(self) -> None:
        while self.waiting:
            future, fn, args = self.waiting.pop()
            if future.set_running_or_notify_cancel():
                future.set_result(fn(*args))


class _Lazy(Future[Any]):
    def __init__(self, owner: LastFirst) -> None:
        super().__init__()
        self.owner = owner

    def result(self, timeout: float | None = None) -> Any:
        self.owner.work()
        return super().result(timeout)


def stable(standing: Standing) -> dict[str, Any]:
    return standing.figures()


@pytest.fixture(scope="module")
def contest() -> Contest:
    return Contest(KEY, "level2", "random", games=41, seed=3)


@pytest.fixture(scope="module")
def expected(contest: Contest) -> Standing:
    return run_on(None, contest)


def test_results_do_not_depend_on_the_executor(contest: Contest, expected: Standing) -> None:
    """None, threads, processes, or one that works backwards, with any number of workers."""
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as pool:
            assert run_on(pool, contest, workers).played == expected.played
    assert run_on(LastFirst(), contest, 2).played == expected.played
    with local_executor(2) as pool:
        assert run_on(pool, contest, 2).played == expected.played
    assert run(contest, workers=1).played == expected.played


def test_every_deal_is_played_in_every_seat(expected: Standing) -> None:
    """41 games asked for are 21 deals, each with the challenger in both seats."""
    assert [(one.deal, one.seat) for one in expected.played] == [(n // 2, n % 2) for n in range(42)]
    figures = stable(expected)
    assert (figures["games"], figures["deals"]) == (42, 21)
    assert figures["share"] > 0.8
    assert figures["interval"][0] < figures["share"] <= figures["interval"][1]
    assert json.loads(json.dumps(figures)) == figures


TOGETHER = [key for key in REGISTRY if load(key).together]


@pytest.mark.parametrize("key", TOGETHER)
def test_teams_play_where_all_win_or_lose_together(key: str, capsys: Captured, tmp_path: Path) -> None:
    """Every deal once by a team of each, also of one: equal teams share it, the better one wins it. The figures
    count both games of a deal, and are drawn.
    """
    for seats in (1, 2):
        standing = run_on(None, Contest(key, "greedy", "greedy", games=3, seats=seats, seed=4))
        assert standing.deals == [0.5, 0.5]
        assert [(one.deal, one.winners) for one in standing.played] == [(0, (0, 1)), (1, (0, 1))]
        assert all(own == other for one in standing.played for own, other in [one.scores])
    call = ("greedy", "random", "--game", key, "--games", "6", "--seed", "2", "--workers", "1")
    told = output(capsys, *call)
    assert "better: greedy     100.0 %" in told
    assert "of 3 deals, 0 equal" in told
    assert "in each seat" not in told
    figures = json.loads(output(capsys, *call, "--json"))
    (one,) = figures["contests"]
    assert (one["games"], one["deals"], one["won"], one["share_by_seat"]) == (6, 3, 3, [])
    assert one["scores_mean"][0] > one["scores_mean"][1]
    file = tmp_path / "figures.json"
    file.write_text(json.dumps(figures), encoding="utf-8")
    assert main(["report", str(file), "--plots", str(tmp_path / "plots")]) == 0
    assert f"`vihara arena greedy random --game {key} --seats 2 --games 6 --seed 2`" in capsys.readouterr().out
    assert (tmp_path / "plots" / f"{key}-2-contests.svg").exists()


@pytest.mark.parametrize(
    ("own", "other", "winners"),
    [
        ((True, 4), (False, 9), (0,)),
        ((False, 4), (False, 9), (1,)),
        ((True, 4), (True, 4), (0, 1)),
        ((True, 4), (True, 5), (1,)),
    ],
)
def test_a_team_that_reached_the_goal_is_better(
    own: tuple[bool, int], other: tuple[bool, int], winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the points; points count between teams that both won or both lost."""
    game, results = load(TOGETHER[0]), iter((own, other))
    monkeypatch.setattr(deals, "play_deal", lambda *_: (next(results), 7))
    monkeypatch.setattr(
        type(game), "outcome", lambda _, result: Outcome((1, 2) if result[0] else (), (result[1],) * 2, "")
    )
    greedy = bot("greedy", game)
    (played,) = deals.play_teams(game, game.new(2), greedy, greedy, 0, 3)
    assert played == deals.Played(3, 0, winners, (own[1], other[1]), 7)


@pytest.mark.parametrize("key", [key for key in REGISTRY if can_search(load(key))])
def test_equal_bots_share_every_deal(key: str) -> None:
    """A bot against itself wins exactly its share of every deal: the same game is played in every seat."""
    for seats in load(key).seats:
        standing = run_on(None, Contest(key, "greedy", "greedy", games=2 * seats, seats=seats, seed=4))
        assert len({(one.deal, one.scores) for one in standing.played}) == 2
        assert standing.deals == pytest.approx([1 / seats] * 2)


def test_a_task_can_be_played_piece_by_piece() -> None:
    """Deals have their own dice: two tasks give what one gives."""
    whole = play(Task(KEY, 2, {}, "greedy", "random", 9, 0, 4))
    parts = [play(Task(KEY, 2, {}, "greedy", "random", 9, first, 2)) for first in (0, 2)]
    assert whole == parts[0] + parts[1]
    assert whole != play(Task(KEY, 2, {}, "greedy", "random", 10, 0, 4))


def test_a_sequential_test_stops_early_at_the_same_deal() -> None:
    """Whatever the number of workers; what was under way is dropped."""
    contest = Contest(KEY, "greedy", "random", games=4000, seed=1, sprt=(0.0, 50.0))
    alone = run_on(None, contest)
    assert alone.verdict == "stronger"
    assert len(alone.played) < 400
    with ThreadPoolExecutor(3) as pool:
        assert run_on(pool, contest, 3).played == alone.played
    assert stable(alone)["sprt"]["verdict"] == "stronger"
    weak = run_on(None, Contest(KEY, "random", "greedy", games=4000, seed=1, sprt=(0.0, 50.0)))
    assert weak.verdict == "not stronger"


def test_progress_is_told_after_every_deal(contest: Contest) -> None:
    """In order, one deal more each time."""
    seen: list[int] = []
    run_on(None, contest, 1, lambda standing: seen.append(len(standing.deals)))
    assert seen == list(range(1, 22))


def test_nonsense_is_refused_before_anything_is_played() -> None:
    """As typed errors that quote what was found."""
    with pytest.raises(UnknownBot, match="'clever'"):
        Contest(KEY, "clever", "random").checked()
    for wrong in (
        Contest(KEY, "random", "greedy", games=0),
        Contest(KEY, "random", "greedy", seed=-1),
        Contest(KEY, "random", "greedy", seats=9),
        Contest(KEY, "random", "greedy", options={"speed": 1}),
        Contest(KEY, "random", "greedy", sprt=(5.0, 5.0)),
    ):
        with pytest.raises(ViharaError):
            wrong.checked()


def output(capsys: Captured, *arguments: str) -> str:
    capsys.readouterr()
    assert main(["arena", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refusals(capsys: Captured, *calls: str) -> Iterator[str]:
    for call in calls:
        capsys.readouterr()
        try:
            code = main(["arena", *call.split()])
        except SystemExit as left:
            code = int(str(left.code))
        assert code == 2, call
        yield capsys.readouterr().err


def test_the_command_prints_figures(capsys: Captured) -> None:
    """As text and as one JSON object, the same for every number of workers; three bots make a ladder."""
    call = ("random", "greedy", "level2", "--game", KEY, "--games", "12", "--seed", "2")
    told = output(capsys, *call, "--workers", "1")
    for words in ("random – greedy", "Elo", "in each seat", "ratings", "1. greedy"):
        assert words in told
    one, two = (json.loads(output(capsys, *call, "--json", "--workers", workers)) for workers in ("1", "2"))
    assert one == two
    assert len(one["contests"]) == 3
    assert [rating["bot"] for rating in one["ladders"][KEY]] == ["greedy", "level2", "random"]
    tested = json.loads(
        output(
            capsys,
            "greedy",
            "random",
            "--game",
            KEY,
            "--games",
            "500",
            "--workers",
            "1",
            "--sprt",
            "0",
            "50",
            "--json",
        )
    )
    assert tested["contests"][0]["sprt"]["verdict"] == "stronger"
    assert "sequential test    stronger" in output(
        capsys, "greedy", "random", "--game", KEY, "--games", "500", "--workers", "1", "--sprt", "0", "50"
    )


def test_a_report_tells_how_to_repeat_a_contest(capsys: Captured, tmp_path: Path) -> None:
    """From what the arena printed, printed or written; anything else is refused."""
    call = f"greedy random --game {KEY} --seats 2 --games 8 --seed 2"
    file, page = tmp_path / "figures.json", tmp_path / "page.md"
    file.write_text(output(capsys, *call.split(), "--workers", "1", "--json"), encoding="utf-8")
    assert main(["report", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"`vihara arena {call}`" in told
    assert "| greedy – random | 8 | 100.0 % (" in told
    assert main(["report", str(file), str(file), "--output", str(page)]) == 0
    assert page.read_text(encoding="utf-8").count("greedy – random |") == 2
    for wrong in ("", "[]", "{}", '{"contests": [{}]}', '{"contests": 5}'):
        file.write_text(wrong, encoding="utf-8")
        assert main(["report", str(file)]) == 2
        assert "expected what 'vihara arena --json' or" in capsys.readouterr().err


def test_the_command_refuses_in_one_sentence(capsys: Captured) -> None:
    """Exit code 2, what was found, what was expected."""
    expected = {
        "random": "expected two or more",
        "random random greedy": "found a bot twice",
        "random clever": "'clever'",
        "random greedy --game chess": "unknown game 'chess'",
        "random greedy --games 0": "games: found 0",
        "random greedy --workers 0": "workers: found 0",
        "random greedy --seed -1": "seed: found -1",
        "random greedy --seats 1": "seats",
        "random greedy --sprt 5 1": "the lower one first",
        "random greedy --option first": "NAME=VALUE",
        "random greedy --games many": "'many'",
    }
    for told, words in zip(refusals(capsys, *expected), expected.values(), strict=True):
        assert words in told
        assert told.startswith("vihara: ")
        assert "Traceback" not in told


def test_a_contest_that_was_stopped_goes_on(contest: Contest, tmp_path: Path) -> None:
    """Whatever was kept when it was stopped, even half a line: the figures are those of a contest played at once."""
    expected = stable(run_on(None, contest))
    assert stable(run_on(None, contest, keep=tmp_path / "new")) == expected
    (file,) = (tmp_path / "new").iterdir()
    kept = file.read_bytes()
    lines = kept.splitlines(keepends=True)
    assert len(lines) == 1 + contest.checked().deals
    for stopped in (b"", kept[:20], b"".join(lines[:1]), b"".join(lines[:8]) + lines[8][:7], kept[:-1], kept):
        file.write_bytes(stopped)
        played: list[int] = []

        def count(now: Standing, played: list[int] = played) -> None:
            played.append(len(now.deals))

        standing = run_on(None, contest, 1, count, file.parent)
        assert stable(standing) == expected
        assert file.read_bytes() == kept
        assert len(played) == contest.checked().deals - max(0, stopped.count(b"\n") - 1)


def test_more_games_are_added_to_those_kept(contest: Contest, tmp_path: Path) -> None:
    run_on(None, replace(contest, games=10), keep=tmp_path)
    assert stable(run_on(None, contest, keep=tmp_path)) == stable(run_on(None, contest))
    assert stable(run_on(None, replace(contest, games=10), keep=tmp_path))["games"] == 10


def test_a_diary_of_something_else_is_refused(contest: Contest, tmp_path: Path) -> None:
    run_on(None, replace(contest, games=4), keep=tmp_path)
    (file,) = tmp_path.iterdir()
    kept = file.read_text("utf-8")
    sources = Standing(contest.checked()).sources
    spoilt = [
        (kept.replace(sources, "0" * 16), f"{'0' * 16}.*{sources}.*delete it"),
        ("[]\n", "not of"),
        ("no diary at all\n", "not the diary of a contest"),
        (kept.splitlines()[0] + "\n[]\n", "not the diary of a contest"),
        (kept.splitlines()[0] + "\n" + kept.splitlines()[2] + "\n", "deals are missing"),
    ]
    for text, complaint in spoilt:
        file.write_text(text, "utf-8")
        with pytest.raises(ViharaError, match=complaint):
            run_on(None, contest, keep=tmp_path)
        assert file.read_text("utf-8") == text  # nothing is lost
    with pytest.raises(ViharaError, match=r"Not a directory|exists"):
        run_on(None, contest, keep=file)


def test_the_command_keeps_games(tmp_path: Path, capsys: Captured) -> None:
    words = ["arena", "level1", "random", "--game", KEY, "--games", "6", "--keep", str(tmp_path), "--json"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0
    assert capsys.readouterr().out == first
    assert len(list(tmp_path.iterdir())) == 1
