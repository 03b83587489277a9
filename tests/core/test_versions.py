"""Versions of rules: new matches are played by the present one, older ones go on as they began."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from vihara.core.errors import InvalidOption, UnknownRules
from vihara.core.match import Match
from vihara.core.options import Options, option, read_options, written_options
from vihara.core.proof import verify
from vihara.core.replay import read, write
from vihara.games.ananda import GAME

MATCHES = Path(__file__).parent.parent / "matches"
"""Files as the program of a version of the rules wrote them, by that version, and what it made of them."""

FILES = sorted(MATCHES.glob("*/*.match"))


def expected(file: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((file.parent / "expected.json").read_text())[file.stem]
    return told


def digest(match: Match) -> str:
    """Whose turn it is, the legal moves and the scores, in a few digits."""
    told = json.dumps([match.to_act, match.legal(), match.game.scores(match.state)])
    return hashlib.sha256(told.encode()).hexdigest()[:12]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_old_match_files_replay_as_they_were_played(file: Path) -> None:
    """Every position has the legal moves and scores it had; a position may have gained items since, lost none."""
    text, steps = file.read_text(encoding="utf-8"), []
    replay = read(text, watch=lambda match: steps.append(digest(match)))
    match, told = replay.match, expected(file)
    assert replay.cut is None
    assert match.version == int(file.parent.name)
    early = match.outcome is not None and match.game.outcome(match.state) is None
    assert [*steps, *([] if early else [digest(match)])] == (told["steps"][:-1] if early else told["steps"])
    assert (match.game.result(match.outcome) if match.outcome else None) == told["result"]
    position = match.game.write_position(match.state)
    assert set(told["position"].split("; ")) <= set(position.split("; "))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_old_match_files_are_written_back_byte_for_byte(file: Path) -> None:
    """With the version they were played by; their dice verify as before."""
    text = file.read_text(encoding="utf-8")
    match = read(text).match
    assert write(match) == text
    if match.outcome:
        assert verify(text).keyed


def test_there_are_old_files_of_each_kind() -> None:
    """Finished, running and ended early, of each game that has any."""
    for key in {file.stem.partition("-")[0] for file in FILES}:
        texts = [file.read_text() for file in FILES if file.stem.startswith(key)]
        assert any("[result " not in text for text in texts)
        assert any("[result " in text and text.split()[-1] in ("agreed", "resign", "timeout") for text in texts)


def test_a_version_there_is_not_is_refused_with_those_there_are() -> None:
    """By number; the file's reader has a test of its own."""
    for version in (0, GAME.version + 1, -1):
        with pytest.raises(UnknownRules, match=rf"ananda: found rules {version}, expected one of: 1"):
            Match(GAME, 2, version=version)
        with pytest.raises(UnknownRules):
            GAME.new(2, version=version)
    assert Match(GAME, 2).version == GAME.version


@dataclass(frozen=True)
class Later(Options):
    """An option of the first rules, and one that came with the second."""

    size: int = option(3, "how large", (3, 4))
    light: str = option("dim", "how bright", ("dim", "bright"), since=2, before="bright")


def test_an_option_that_came_later_has_its_old_value_in_older_matches() -> None:
    """It cannot be chosen there, and is not written."""
    old, new = read_options(Later, {"size": 4}, 1), read_options(Later, {"size": 4}, 2)
    assert (old.light, new.light) == ("bright", "dim")
    assert written_options(old, 1) == written_options(new, 2) == {"size": 4}
    bright = read_options(Later, {"light": "bright"}, 2)
    assert written_options(bright, 2) == {"light": "bright"}
    with pytest.raises(InvalidOption, match="expected an option of this game: size"):
        read_options(Later, {"light": "dim"}, 1)
