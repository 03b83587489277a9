"""Puzzles: their files, how they are found, what is given for answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vihara.cli import main
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidFile
from vihara.core.game import CHANCE, REGISTRY, load
from vihara.core.match import ask
from vihara.core.record import View
from vihara.puzzles.collecting import collect, pick
from vihara.puzzles.explaining import explained
from vihara.puzzles.files import FALLS, STANDS, Puzzle, credit, read, shipped, write, write_all
from vihara.puzzles.finding import ERRORS, FEWEST, MARGIN, Finder
from vihara.puzzles.rating import LADDER, rating_of
from vihara.puzzles.towers import LEAST, MOST

SEARCHED = [key for key in REGISTRY if load(key).search]
EXAMPLE = """\
[puzzle mandala NAME]
[rules 2]
[rating 1400]
[levels 0.48 0.30 0.20 1.00 1.00]
[checked 6 10.12 16.1]
[tags claim]
[position claim 1 2; seen 1; discard red 9; mountain 1 yellow 1; mountain 2 purple 1 black 1; hand 2 ? 6]
[sight C purple]
C black | 62.78 0.30 | +7.20 0.07 | 2 C purple, 1 M1 green
C purple | 50.00 0.10 | -1.28 0.03 |
"""


def example() -> Puzzle:
    with pytest.raises(InvalidFile) as refused:
        read(EXAMPLE)
    (name,) = re.findall(r"the position, (\w+)", refused.value.sentence)
    (puzzle,) = read(EXAMPLE.replace("NAME", name))
    return puzzle


def all_shipped() -> list[Puzzle]:
    return [puzzle for key in REGISTRY for puzzle in shipped(key)]


def test_a_puzzle_reads_as_it_was_written() -> None:
    puzzle = example()
    assert write(puzzle) == EXAMPLE.replace("NAME", puzzle.name)
    assert read(write_all([puzzle, puzzle]) + "# a remark\n") == [puzzle, puzzle]


@pytest.mark.parametrize(
    ("found", "other", "line"),
    [("[rules 2]\n", "", 1), ("[sight", "[sigh", 8), ("62.78 0.30", "62.78", 9), ("rating 1400", "rating x", 1)],
)
def test_what_does_not_read_is_named_with_its_line(found: str, other: str, line: int) -> None:
    text = write(example())
    assert found in text
    with pytest.raises(InvalidFile, match=f"line {line}"):
        read(text.replace(found, other))


def test_credit_falls_with_what_is_lost() -> None:
    assert credit(0.0) == 1.0
    assert credit(MARGIN) == pytest.approx(0.5)
    assert credit(0.5) == 0.0
    puzzle = example()
    assert puzzle.credit(puzzle.best) == 1.0
    assert [said.id for said in explained(puzzle, puzzle.best)] == ["puzzle-best", "puzzle-sight"]
    assert [said.id for said in explained(puzzle, puzzle.choices[1])] == ["puzzle-lost"]


def test_who_solves_more_makes_a_puzzle_easier() -> None:
    levels = (0.2, 0.1, 0.0, 0.5, 1.0)
    assert len(levels) == len(LADDER)
    easier = [rating_of((*levels[:place], 1.0, *levels[place + 1 :])) for place in range(len(LADDER) - 1)]
    assert all(one < rating_of(levels) for one in easier)
    assert rating_of((0.0,) * 5) > 2000 > 1000 > rating_of((1.0,) * 5)


@pytest.mark.parametrize("key", SEARCHED)
def test_shipped_puzzles_are_what_a_puzzle_is(key: str) -> None:
    game, puzzles = load(key), shipped(key)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) > 0
    for puzzle in puzzles:
        assert (puzzle.game, puzzle.rules) == (key, game.version)
        view = puzzle.view()
        assert game.write_position(view) == puzzle.position
        seat = game.to_act(view)
        assert f"seen {seat + 1}" in puzzle.position  # the eyes of who is to act, and no others
        assert game.observe(view, seat).tobytes() == view.tobytes()  # nothing to hide is left
        assert sorted(one.move for one in puzzle.choices) == sorted(game.name(view, a) for a in game.legal(view))
        assert len(puzzle.choices) >= FEWEST
        assert puzzle.margin >= MARGIN
        assert puzzle.errors >= ERRORS
        assert all(puzzle.loss(one) >= MARGIN - 0.005 for one in puzzle.choices[1:])  # the mean of all runs
        sights = {int(game.kernels.policy(view, 0, FastDice.of(k, 0).words)) for k in range(4)}
        assert game.parse(view, puzzle.best.move) not in sights
        assert puzzle.find(puzzle.sight) not in (None, puzzle.best)
        assert puzzle.tags


def test_a_finder_gives_the_same_again_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With criteria that are easily met; a match that was looked through is not looked through again."""
    for name, value in (("MARGIN", 0.01), ("ERRORS", 0.5), ("_FIRST_MARGIN", 0.01), ("_FIRST_ERRORS", 0.0)):
        monkeypatch.setattr(f"vihara.puzzles.finding.{name}", value)
    game, (one, other) = load("mandala"), (tmp_path / "one", tmp_path / "other")
    monkeypatch.setattr("vihara.puzzles.finding._DEEPEST", 400)
    monkeypatch.setattr("vihara.puzzles.finding._STRICT", 100)
    collect(game, 2, 3, one, 2)
    collect(game, 2, 3, other, 1)
    collect(game, 2, 3, other, 1)
    assert one.read_text() == other.read_text()
    found = read(one.read_text())
    assert found
    assert pick(found, 1)[0] == found[[puzzle.rating for puzzle in found].index(min(p.rating for p in found))]
    with pytest.raises(Exception, match="not 9"):
        Finder(game, 9, 1)


def test_the_command_lists_shows_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = shipped("mandala")[0]
    assert main(["puzzles", "mandala"]) == 0
    assert puzzle.name in capsys.readouterr().out
    assert main(["puzzles", "mandala", "--show", puzzle.name, "--lang", "de"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert puzzle.best.move in out
    assert "Richtig" in out
    assert main(["puzzles", "mandala", "--show", "99999"]) == 2
    assert "found '99999'" in capsys.readouterr().err
    assert main(["puzzles", "mandala", "--find", "0", "--file", "x"]) == 2


def test_shipped_towers_stand_or_fall_as_they_say() -> None:
    """By the statics, which the position itself does not tell; and neither is a close call."""
    (key,) = [key for key in REGISTRY if load(key).open_poses]
    game, puzzles = load(key), shipped(key)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) >= 30
    answers = [puzzle.best.move for puzzle in puzzles]
    assert sorted(set(answers)) == sorted([FALLS, STANDS])
    assert abs(answers.count(STANDS) - answers.count(FALLS)) <= 2
    for puzzle in puzzles:
        view = puzzle.view()
        assert game.write_position(view) == puzzle.position
        told = ask(game, view, puzzle.asked)
        assert not {"verdict", "margin", "was"} & told.keys()
        shown = View(game.read_position(puzzle.position.replace("gauge hidden; ", "")))
        told = ask(game, shown, puzzle.asked)
        assert told["verdict"] == puzzle.best.move
        assert told["margin"] == puzzle.best.lead
        assert told["bears"]
        assert told["was"] >= LEAST
        if puzzle.best.move == STANDS:
            assert LEAST <= told["margin"] <= min(MOST, told["was"])
        (right, *_) = explained(puzzle, puzzle.best)
        (wrong, *_) = explained(puzzle, puzzle.choices[1])
        assert [right.id, wrong.id] == ["puzzle-right", "puzzle-wrong"]
        assert [puzzle.credit(one) for one in puzzle.choices] == [1.0, 0.0]


@pytest.mark.soak
def test_the_simulation_agrees_with_the_statics() -> None:
    """What is said to stand is not even doubted by the rules; of what is said to fall a piece falls."""
    (key,) = [key for key in REGISTRY if load(key).open_poses]
    game, words = load(key), FastDice.of(1, 1).words
    for puzzle in shipped(key):
        state = game.resample(puzzle.view(), words)
        game.kernels.apply(state, 0, game.parse(state, puzzle.asked))
        happened = ""
        if game.to_act(state) == CHANCE:
            happened = game.name(state, int(game.kernels.pick(state, 0, words)))
        assert ("fallen" in happened) == (puzzle.best.move == FALLS), puzzle.name


def test_towers_are_found_again_from_their_seed(tmp_path: Path) -> None:
    """One match, as the package's puzzles begin."""
    (key,) = [key for key in REGISTRY if load(key).open_poses]
    assert main(["puzzles", key, "--find", "1", "--seats", "2", "--seed", "1", "--file", str(tmp_path / "x")]) == 0
    found = read((tmp_path / "x").read_text())
    assert len(found) == 2
    assert {one.name for one in found} <= {one.name for one in shipped(key)}
