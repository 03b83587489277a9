"""Positions, moves, positions: how the clause tests of Mandala read."""

from __future__ import annotations

from vihara.core.game import load
from vihara.core.record import State

GAME = load("mandala")


def position(text: str) -> State:
    """A hand-made position; seat 1 is to act unless it says otherwise."""
    return GAME.read_position(text)


def after(text: str, *lines: str) -> State:
    """The position after moves (`M1 red`) and chance (`! hand 1 red green`), each of them legal."""
    state = position(text)
    for line in lines:
        for piece in GAME.split(line) if line.startswith("!") else [line]:
            action = GAME.parse(state, piece)
            if line.startswith("!"):
                assert GAME.possible(state, action), f"{piece} cannot happen: {GAME.chance(state)}"
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


def pile(state: State, field: str, *index: int) -> dict[str, int]:
    """A pile of the record as colors and numbers; indices count from 1."""
    counts = state[field][0][tuple(n - 1 for n in index)]
    names = ("red", "orange", "yellow", "green", "purple", "black", "?")
    return {name: int(number) for name, number in zip(names, counts[:7], strict=True) if number}


def river(state: State, seat: int) -> list[str]:
    """The colors of a river from place 1 on."""
    places = pile(state, "river", seat)
    return sorted(places, key=lambda color: places[color])


def to_act(state: State) -> int:
    """The seat to act, from 1."""
    return GAME.to_act(state) + 1
