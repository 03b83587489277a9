"""Golden playthroughs: a whole game with every seat's view, so that a leak or a changed rule is a visible diff.

`python tests/playthroughs/test_playthroughs.py` writes them anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from vihara.core.chance import FastDice
from vihara.core.game import REGISTRY, Game, load
from vihara.core.match import Match

FOLDER = Path(__file__).parent
FEW_MOVES = 12
LONG = 200
WHOLE_PLIES, EVERY = 15, 20
"""Views after each of the first decisions, then now and then: the files are for reading."""


def cases() -> list[tuple[str, int]]:
    return [(key, seats) for key in REGISTRY for seats in {load(key).seats[0], load(key).seats[-1]}]


def shortened(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields as they are read; packed bytes (a motion) say nothing to the eye and may differ between machines."""
    return {name: "…" if isinstance(value, str) and len(value) > LONG else value for name, value in fields.items()}


def playthrough(game: Game, seats: int) -> str:
    """Two players for each other move, greedy and random, with all views after each decision."""
    match = Match(game, seats, {}, FastDice.of(20, 0))
    choices = FastDice.of(20, 1)
    lines: list[str] = []
    shown = 0

    def tell() -> None:
        nonlocal shown
        for entry in match.log[shown:]:
            lines.append(f"{entry.seat} {entry.text}" if entry.seat else entry.text)
            for event in entry.events:
                seen = [game.redact(event, seat) for seat in (*range(seats), None)]
                told = [f"{one.kind} {shortened(one.fields)}" for one in seen]
                if len(set(told)) == 1:
                    lines.append(f"    {told[0]}")
                else:
                    lines.extend(
                        f"    to {seat + 1 if seat < seats else 'nobody'}: {t}" for seat, t in enumerate(told)
                    )
        shown = len(match.log)
        if match.plies > WHOLE_PLIES and match.plies % EVERY:
            return
        for viewer in (*range(1, seats + 1), None):
            lines.append(f"  view of {viewer or 'nobody'}: {game.write_position(match.view(viewer))}")
        legal = match.legal()
        more = f" | … {len(legal)} in all" if len(legal) > FEW_MOVES else ""
        lines.append("  legal: " + " | ".join(legal[:FEW_MOVES]) + more)

    tell()
    while not match.over:
        view = match.view(match.to_act)
        policy = game.kernels.policy if match.plies % 3 else game.kernels.choose
        match.play(match.to_act, int(policy(view, 0, choices.words)))
        tell()
    lines.append(str(match.outcome))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("key", "seats"), cases())
def test_playthrough(key: str, seats: int) -> None:
    """The game goes as it did when the file was written."""
    expected = (FOLDER / f"{key}-{seats}.txt").read_text(encoding="utf-8")
    assert playthrough(load(key), seats) == expected


if __name__ == "__main__":
    for key, seats in cases():
        (FOLDER / f"{key}-{seats}.txt").write_text(playthrough(load(key), seats), encoding="utf-8")
