"""The record of Tajuto.

Every floor exists once, so a set of floors is one 64-bit word: byte = size − 1, bit within it = color. The bag,
the pagodas, what lies in front of the players and where their stones lie are such sets; the twin field `…_word`
sees the eight bytes as the word. A set of colors is one byte of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.bits import EMPTY as EMPTY
from vihara.core.bits import U as U
from vihara.core.bits import bits, nth_bit
from vihara.core.bits import lowest as lowest
from vihara.core.compiled import rules
from vihara.core.record import layout

WHOLE = -2
"""`viewer` of a state: it sees everything."""
HIDDEN = 5
"""The owner of a tile that lies face down in front of somebody else than the viewer."""

STATE = layout(
    [
        ("bag", "u1", (8,)),  # the floors in the cloth bag; public, as all others lie on the table (T-U7)
        ("built", "u1", (8,)),  # the floors of all pagodas
        ("front", "u1", (4, 8)),  # by seat: the floors drawn, not built
        ("stones", "u1", (4, 8)),  # by seat: the floors its offerings were made on
        ("mp", "i2", (4,)),  # by seat: where its monk stands on the meditation path
        ("total", "i2", (4,)),  # by seat: EP printed on its tiles, only in a view with open scores
        ("turn_number", "i2", ()),  # of all turns of all players, from 1
        ("used", "i2", ()),  # the action tiles used this turn, one bit each in the order of ACTION_TILES
        ("owned", "u1", (4, 10)),  # by seat and stack: tiles bought, as far as the viewer sees them
        ("sold", "u1", (10,)),  # by stack: how many tiles have left it
        ("inauguration", "u1", (8,)),  # by color: 0 nobody, 1 + seat, or HIDDEN; nobody's is gone once finished
        ("goal", "u1", (8,)),  # 0 on the board, 1 + seat, or HIDDEN
        ("down", "u1", (4,)),  # by seat: face-down tiles the viewer cannot see; 0 in a state
        ("price", "u1", (11, 3)),  # by stack (the last row: inaugurations) and copy from the top
        ("activation", "u1", (6,)),  # what using A to F costs
        ("to_act", "i1", ()),  # a seat, CHANCE or OVER
        ("turn", "i1", ()),  # whose turn it is
        ("seats", "i1", ()),  # how many play
        ("named", "i1", ()),  # the size felt for while chance is drawing, else 0 (also if blind)
        ("finisher", "i1", ()),  # 1 + the seat that finished the first pagoda, 0 before
        ("touch", "i1", ()),  # option: SURE, FUMBLING or BLIND
        ("open_scores", "i1", ()),  # option: totals are shown
        (
            "must_keep",
            "i1",
            (),
        ),  # by version 1 of the rules: of several floors that cannot be built one has to stay
        ("viewer", "i1", ()),  # whose view this is: a seat, SPECTATOR, or WHOLE for a state
    ],
    packed=frozenset({"bag", "built", "front", "stones"}),
)

ALL_FLOORS = U(0x0000FFFFFFFFFFFF)
FIRST_FLOORS = U(0xFF)
SIXTH_FLOORS = U(0x0000FF0000000000)
_A_COLOR = U(0x0101010101010101)
_BYTE = U(0xFF)
_1, _8, _16, _32 = (U(n) for n in (1, 8, 16, 32))

size = bits
"""How many members a set has."""
member = nth_bit
"""The number of the member at a rank, the smallest having rank 0."""


@rules
def without_lowest(set_: Any) -> Any:
    """The set without its smallest member."""
    return set_ & (set_ - _1)


@rules
def single(number: Any) -> Any:
    """The set with this one member."""
    return _1 << U(number)


@rules
def floor_number(size_: Any, color: Any) -> Any:
    """The number of a floor: sizes count from 1, colors from 0."""
    return (np.int64(size_) - 1) * 8 + np.int64(color)


@rules
def of_size(floors: Any, size_: Any) -> Any:
    """The colors among the floors of one size."""
    return (floors >> (U(size_ - 1) * _8)) & _BYTE


@rules
def of_color(floors: Any, color: Any) -> Any:
    """The floors of one color."""
    return floors & (_A_COLOR << U(color))


@rules
def colors(floors: Any) -> Any:
    """The colors that occur among the floors."""
    x = floors | (floors >> _32)
    x |= x >> _16
    x |= x >> _8
    return x & _BYTE


@rules
def height(built: Any, color: Any) -> Any:
    """How many floors a pagoda has."""
    return size(of_color(built, color))


@rules
def due(built: Any) -> Any:
    """T-F1: the floors that could be built next, one per unfinished pagoda."""
    return ((built << _8) | FIRST_FLOORS) & ~built & ALL_FLOORS


@rules
def tops(built: Any) -> Any:
    """The top floors of all pagodas that have some."""
    return built & ~(built >> _8)
