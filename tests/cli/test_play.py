"""`vihara play` through a pseudo-terminal's eyes: typed lines in, what a person reads out."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from vihara.cli import main
from vihara.core import replay

Captured = pytest.CaptureFixture[str]


def play(monkeypatch: pytest.MonkeyPatch, capsys: Captured, typed: list[str], *arguments: str) -> str:
    """Type lines into a match; at the end of the input the player leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    capsys.readouterr()
    assert main(["play", *arguments]) == 0
    return capsys.readouterr().out


def test_a_whole_match_by_numbers(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    """Typing 1 at every prompt plays to the end; the saved file replays and verifies."""
    file = tmp_path / "match.vihara"
    out = play(monkeypatch, capsys, ["1", ""] * 200, "mandala", "--players", "you,random", "--save", str(file))
    assert " won: " in out
    assert "the hash of the key is" in out
    assert replay.read(file.read_text(encoding="utf-8")).match.over
    assert main(["verify", str(file)]) == 0
    assert "verified: the seed matches its hash" in capsys.readouterr().out


def test_help_reasons_undo_and_saving(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    """Everything that help promises."""
    file = tmp_path / "running.vihara"
    typed = ["help", "M9 pink", "M1 green", "999", "moves F1", "why X black 1", "F1 orange 1", "undo", "undo", "log",
             f"save {file}", "save", "quit"]  # fmt: skip
    out = play(monkeypatch, capsys, typed, "mandala", "--seed", "20")
    assert "take back your last step" in out
    assert "cannot read the move 'M9 pink'" in out
    assert "you have no green card" in out
    assert "expected a number from 1 to" in out
    assert "that move is allowed" in out
    assert "Enter to go on, 'undo' to take it back" in out
    assert "nothing to take back" in out
    assert "! hand 2 ? ? ? ? ? ?" in out
    assert "expected 'save FILE'" in out
    match = replay.read(file.read_text(encoding="utf-8")).match
    assert match.plies == 0
    assert match.to_act == 1


def test_a_saved_match_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    """--save when leaving, --load to go on; the finished file makes no claim about dice it does not know."""
    file = tmp_path / "match.vihara"
    play(monkeypatch, capsys, ["1", "", "1", "", "quit"], "mandala", "--save", str(file))
    before = replay.read(file.read_text(encoding="utf-8")).match.plies
    assert before >= 3
    play(monkeypatch, capsys, ["1", ""] * 200, "mandala", "--load", str(file), "--save", str(file))
    match = replay.read(file.read_text(encoding="utf-8")).match
    assert match.over
    assert match.plies > before
    assert match.seed is None


def test_resigning_and_two_people_on_one_screen(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """Hands are covered between turns."""
    out = play(monkeypatch, capsys, ["", "1", "", "", "resign"], "mandala", "--players", "you,you", "--seed", "1")
    assert "press Enter when nobody else looks" in out
    assert "resign" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Fluss", "Berg", "Ablage", "Mensch 2 hat gewonnen: durch Aufgabe"]),
        ("fr", ["rivière", "montagne", "défausse", "Humain 2 remporte la partie"]),
        ("it", ["fiume", "montagna", "scarti", "Vince Umano 2: "]),
        ("pl", ["rzeka", "góra", "odrzucone", "Wygrywa Człowiek 2: "]),
    ],
)
def test_the_table_in_another_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, language: str, words: list[str]
) -> None:
    """Pictures and the end; moves are typed as ever."""
    typed = ["F1 orange 1", "", "", "resign"]
    out = play(monkeypatch, capsys, typed, "mandala", "--players", "you,you", "--seed", "20", "--lang", language)
    for word in words:
        assert word in out
    assert "mountain" not in out
    assert "F1 orange 1" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "unknown game"),
        (["mandala", "--players", "you,ghost"], "unknown bot 'ghost'"),
        (["mandala", "--players", "you"], "takes 2 seats"),
        (["mandala", "--seats", "7"], "takes 2 seats"),
        (["mandala", "--load", "nowhere.vihara"], "cannot read"),
    ],
)
def test_wrong_input(capsys: Captured, arguments: list[str], words: str) -> None:
    """One sentence, exit code 2."""
    assert main(["play", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_json_stays_json(capsys: Captured) -> None:
    """A --json command prints one object and nothing else."""
    assert main(["simulate", "mandala", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
