"""A solo game of Menara, won in the terminal: `vihara play menara` reads typed moves and numbers until the end."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from games.menara.table import GAME
from vihara.cli import main
from vihara.core import replay
from vihara.core.chance import FastDice
from vihara.core.match import Match

MOST_SEEDS = 30


def careful_game() -> tuple[int, list[str]]:
    """A seed, and what a careful player types to win with it: the moves' numbers and their texts by turns."""
    for seed in range(MOST_SEEDS):
        match, words = Match(GAME, 1, {}, FastDice.of(seed, 0)), FastDice.of(seed, 1).words
        typed: list[str] = []
        while not match.over:
            text = GAME.name(match.state, int(GAME.kernels.policy(match.view(1), 0, words)))
            typed.append(str(match.legal().index(text) + 1) if len(typed) % 2 else text)
            match.play(1, text)
        if match.outcome and match.outcome.winners == (1,):
            return seed, typed
    raise AssertionError(f"a careful player wins none of {MOST_SEEDS} easy games")


def test_a_solo_game_is_won_by_typing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Plans of each level, free bases, margins and numbered candidates on the way; the file says who won."""
    seed, typed = careful_game()
    file = tmp_path / "temple.vihara"
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    capsys.readouterr()
    assert main(["play", "menara", "--players", "you", "--seed", str(seed), "--save", str(file)]) == 0
    out = capsys.readouterr().out
    for shown in ("temple base", "level 3", "the table could tilt by", "margin", "camp", "plan cards:", " won: "):
        assert shown in out
    match = replay.read(file.read_text(encoding="utf-8")).match
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.plies == len(typed)
