"""`vihara hint`: the best moves of a match file, told from what the seat to act can see."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vihara.bots.hints import percent, rounded
from vihara.bots.search import can_search
from vihara.cli import main
from vihara.core.chance import FastDice
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match
from vihara.core.replay import write

Captured = pytest.CaptureFixture[str]
KEYS = [key for key in REGISTRY if can_search(load(key))]


def running(key: str, decisions: int) -> Match:
    """A match between greedy players after some decisions."""
    game = load(key)
    match, choices = Match(game, game.seats[0], {}, FastDice.of(3, 0)), FastDice.of(3, 1)
    while not match.over and (decisions > 0 or len(match.legal()) == 1):
        match.play(match.to_act, int(game.kernels.policy(match.view(match.to_act), 0, choices.words)))
        decisions -= 1
    return match


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_names_legal_moves_and_says_why(key: str, capsys: Captured, tmp_path: Path) -> None:
    """Best first, with win probability and lead, the same every time."""
    match = running(key, 20)
    file = tmp_path / "match.vihara"
    file.write_text(write(match), encoding="utf-8")
    call = ["hint", str(file), "--iterations", "200", "--moves", "3"]
    assert main([*call, "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert hint["seat"] == match.to_act
    assert 1 <= len(hint["moves"]) <= 3
    assert {move["move"] for move in hint["moves"]} <= set(match.legal())
    assert all(0.0 <= move["win"] <= 1.0 for move in hint["moves"])
    assert not any(move in hint["why"] for move in match.legal() if " " in move), "the move stands beside it"
    assert hint["why"].endswith(".")
    assert main(call) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == hint["why"]
    assert told[0].endswith("  " + hint["moves"][0]["move"])


def test_halves_are_rounded_as_a_page_does() -> None:
    """Up, as JavaScript does; else the sentences of a page and of a server differ by one now and then."""
    assert [rounded(number, 1) for number in (0.25, 0.75, -0.25, 0.35, 1.0)] == [0.3, 0.8, -0.2, 0.4, 1.0]
    assert [percent(win) for win in (0.085, 0.005, 0.335, None)] == [9, 1, 34, 0]


def test_a_hint_needs_somebody_to_act(capsys: Captured, tmp_path: Path) -> None:
    """Wrong input is told in one sentence with exit code 2."""
    file = tmp_path / "over.vihara"
    file.write_text(write(running(KEYS[0], 10_000)), encoding="utf-8")
    for call, words in (
        ([str(file)], "the match is over"),
        ([str(file), "--moves", "0"], "--moves: found 0"),
        ([str(file), "--seed", "-1"], "--seed: found -1"),
        ([str(tmp_path / "none")], "cannot read"),
    ):
        assert main(["hint", *call]) == 2
        told = capsys.readouterr().err
        assert told.startswith("vihara: ")
        assert words in told
    file.write_text(write(running(KEYS[0], 3)), encoding="utf-8")
    assert main(["hint", str(file), "--iterations", "0"]) == 2
    assert "iterations: found 0" in capsys.readouterr().err
