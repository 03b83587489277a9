"""Positions, moves, positions: how the clause tests of Tajuto read."""

from __future__ import annotations

from typing import Any

from vihara.core.errors import IllegalMove
from vihara.core.game import load
from vihara.core.record import State

GAME = load("tajuto")
COLORS = ("red", "orange", "yellow", "green", "blue", "violet", "black", "white")


def position(text: str) -> State:
    """A hand-made position of two seats with seat 1 to act, unless it says otherwise."""
    return GAME.read_position(text)


def after(start: str | State, *lines: str) -> State:
    """The position after moves (`A draw 3`) and chance (`! floor red 3`), each of them legal."""
    state = position(start) if isinstance(start, str) else start.copy()
    for line in lines:
        action = GAME.parse(state, line)
        if line.startswith("!"):
            assert GAME.possible(state, action), f"{line} cannot happen: {chance(state)}"
        else:
            GAME.check(state, action)
        GAME.apply(state, action)
    return state


def legal(state: State, kind: str = "") -> set[str]:
    """The legal moves that begin with some text."""
    return {text for text in (GAME.name(state, a) for a in GAME.legal(state)) if text.startswith(kind)}


def chance(state: State) -> dict[str, int]:
    """What chance can give, by weight."""
    return {GAME.name(state, action): weight for action, weight in GAME.chance(state)}


def items(state: State, head: str) -> list[str]:
    """The items of a position that begin with a word, without it."""
    found = [item for item in GAME.write_position(state).split("; ") if item.split()[0] == head]
    return [item[len(head) + 1 :] for item in found]


def mp(state: State, seat: int = 1) -> int:
    """Where a monk stands; seats count from 1."""
    return int(state[0].mp[seat - 1])


def to_act(state: State) -> int:
    """The seat to act, from 1; CHANCE and OVER as they are."""
    seat = GAME.to_act(state)
    return seat + 1 if seat >= 0 else seat


def in_bag(state: State) -> set[str]:
    """The floors in the bag."""
    return {f"{color} {n + 1}" for n in range(6) for c, color in enumerate(COLORS) if state[0].bag[n] >> c & 1}


def pagoda(color: str, height: int) -> str:
    """The item of a pagoda without stones."""
    return " ".join(["pagoda", color, *["-"] * height])


def finished(*colors: str) -> str:
    """The items of finished pagodas."""
    return "; ".join(pagoda(color, 6) for color in colors)


def refusal(state: State, text: str) -> tuple[str, str]:
    """The sentence and the clause with which a move is refused."""
    try:
        GAME.check(state, GAME.parse(state, text))
    except IllegalMove as error:
        return error.reason, error.clause
    raise AssertionError(f"{text} is legal")


def new(seats: int = 2, **options: Any) -> State:
    """A new match with options."""
    return GAME.new(seats, GAME.settle(seats, options, None))
