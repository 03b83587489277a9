"""Positions, moves, positions: how the clause tests of Menara read."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from vihara.core.errors import IllegalMove
from vihara.core.game import CHANCE, load
from vihara.core.record import State
from vihara.games.menara.components import Box, standard_box

GAME = load("menara")
BOX: Box = standard_box()
COLORS = ("yellow", "red", "black", "white", "blue")


def tables() -> tuple[dict[str, Any], dict[str, Any]]:
    """Our own tables of floors and cards, as they are in the package."""
    folder = resources.files("vihara.games.menara").joinpath("data")
    floors, cards = (json.loads(folder.joinpath(f"{n}.json").read_text("utf-8")) for n in ("floors", "cards"))
    return floors, cards


def position(text: str) -> State:
    """A hand-made position; seat 1 is to act at its camp unless it says otherwise."""
    return GAME.read_position(text)


def play(state: State, *lines: str) -> State:
    """Make moves (`plan blue`) and take chance (`! bag 1 red blue`), each of them lawful; `` is: nothing falls."""
    for line in lines:
        for piece in GAME.split(line) if line.startswith("!") else [line]:
            action = GAME.parse(state, piece)
            if line.startswith("!") or not line:
                assert GAME.to_act(state) == CHANCE
                assert GAME.possible(state, action), f"{piece} cannot happen"
            else:
                GAME.check(state, action)
            GAME.apply(state, action)
    return state


def after(text: str, *lines: str) -> State:
    """The position after moves and chance."""
    return play(position(text), *lines)


def legal(state: State, kind: str = "") -> set[str]:
    """The decisions offered that begin with some text."""
    return {text for text in (GAME.name(state, a) for a in GAME.legal(state)) if text.startswith(kind)}


def refused(state: State, text: str) -> str:
    """The sentence and the clause with which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        GAME.check(state, GAME.parse(state, text))
    return f"{error.value.reason} ({error.value.clause})"


def chance(state: State) -> dict[str, int]:
    """What chance can give, by weight."""
    return {GAME.name(state, action): weight for action, weight in GAME.chance(state)}


def stage(state: State) -> str:
    """What the match is at."""
    return next(item for item in GAME.write_position(state).split("; ") if item.startswith("stage"))[6:]


def counts(state: State, field: str, seat: int = 0) -> dict[str, int]:
    """Columns of a seat (from 1), the camp or the bag."""
    row = state[field][0][seat - 1] if seat else state[field][0]
    return {color: int(n) for color, n in zip(COLORS, row, strict=True) if n}


def column_on(state: State, base: str) -> bool:
    """Whether a column stands on a base, as in 7.2."""
    floor, place = (int(word) - 1 for word in base.split("."))
    return bool(state[0].tower.column[floor, place])


def level(state: State, floor: int) -> int:
    """The level of a floor (from 1), −1 if it is not in the tower."""
    return int(state[0].tower.level[floor - 1])
