"""The examples run, and find what they say."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def main_of(name: str) -> Any:
    return runpy.run_path(str(EXAMPLES / name))["main"]


def test_every_example_is_tested() -> None:
    """No script is left alone."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in text] == []


def test_vector(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0.4 < main_of("vector.py")() < 0.6
    assert "random games" in capsys.readouterr().out


def test_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    rewards = main_of("pettingzoo_match.py")()
    assert sum(rewards.values()) == pytest.approx(0)
    assert "supply 0 tiles" in capsys.readouterr().out


def test_gymnasium(capsys: pytest.CaptureFixture[str]) -> None:
    assert main_of("gymnasium_menara.py")(steps=15) >= 0
    assert "temple base" in capsys.readouterr().out


def test_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(main_of("openspiel_search.py")(simulations=4, searched=3)) == 0
    assert "player 0: " in capsys.readouterr().out


@pytest.mark.learn
@pytest.mark.filterwarnings("ignore")
def test_training_beats_random() -> None:
    """A minute of training wins clearly more than half against random. PyTorch is large: `make learn` brings it."""
    assert main_of("train_mandala.py")(seconds=60.0, matches=300) > 0.6
    assert "torch" in sys.modules
