"""The record of Mandala.

A pile is eight bytes: how many cards of each of the six colors, then how many cards lie face down for the
viewer (0 in a state, which knows them all), then a zero. The twin field `…_word` sees the same bytes as one
64-bit word; the helpers here that work on words are what makes the rules fast.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.core.record import layout

UNKNOWN = 6
"""The slot of a pile that counts cards the viewer cannot see."""
WHOLE = -2
"""`viewer` of a state: it sees everything."""

DEAL, TURN, BUILDING, REDRAWING, CLAIMING, REFILLING, ENDED = range(7)
"""`stage`: what the match is doing; in all but TURN, CLAIMING and ENDED cards are being drawn."""

STATE = layout(
    [
        ("deck", "u1", (8,)),  # the draw deck: which cards, never in which order
        ("discard", "u1", (8,)),  # the discard pile, face up
        ("mountain", "u1", (2, 8)),  # by mandala
        ("field", "u1", (2, 2, 8)),  # by mandala and seat
        ("hand", "u1", (2, 8)),  # by seat
        ("cup", "u1", (2, 8)),  # by seat: what was claimed into it
        ("dealt", "u1", (2, 8)),  # by seat: the two cards dealt into it, seen by its owner alone
        ("river", "u1", (2, 8)),  # by seat and color: its place 1 to 6, 0 if not there
        ("to_act", "i1", ()),  # a seat, CHANCE or OVER
        ("turn", "i1", ()),  # whose turn it is (claims are made by both within one turn)
        ("first", "i1", ()),  # who had the first turn
        ("stage", "i1", ()),
        ("mandala", "i1", ()),  # the one played into this turn, being claimed or refilled
        ("draw_left", "i1", ()),  # cards still to be drawn in this stage
        ("dealing", "i1", ()),  # which of the six piles of the deal is next
        ("ending", "i1", ()),  # the deck has run out: the next completed mandala is the last (M-E1)
        ("reshuffled", "i1", ()),  # the discard pile has become the deck, which happens once (M-U3)
        ("exhausted", "i1", ()),  # the deck has run out again: the game ends with this turn (M-U3)
        ("open_cups", "i1", ()),  # option: what was claimed into a cup stays visible (M-U4)
        ("viewer", "i1", ()),  # whose view this is: a seat, SPECTATOR, or WHOLE for a state
    ],
    packed=frozenset({"deck", "discard", "mountain", "field", "hand", "cup", "dealt", "river"}),
)

U = np.uint64
EMPTY = U(0)
ONE_EACH = U(0x010101010101)
"""A pile with one card of each color."""
_BYTES = U(0x0101010101010101)
_SEVENS = U(0x7F7F7F7F7F7F)
_HIGH = U(0x808080808080)
_HIGH8 = U(0x8080808080808080)
_INDEX = U(0x0001020304050607)
_EVEN, _PAIRS = U(0x00FF00FF00FF00FF), U(0x0001000100010001)
_1, _7, _8, _48, _56, _127, _255 = (U(n) for n in (1, 7, 8, 48, 56, 127, 255))


@rules
def size(pile: Any) -> Any:
    """How many cards a pile has, known or not."""
    return np.int64((pile * _BYTES) >> _56)


@rules
def sum_of(numbers: Any) -> Any:
    """The sum of what stands at each color; unlike the cards of a pile it may be more than 255."""
    return np.int64((((numbers & _EVEN) + ((numbers >> _8) & _EVEN)) * _PAIRS) >> _48)


@rules
def count(pile: Any, color: Any) -> Any:
    """How many cards of a color a pile has."""
    return np.int64((pile >> (U(color) * _8)) & _255)


@rules
def cards(color: Any, number: Any) -> Any:
    """A pile of so many cards of one color."""
    return U(number) << (U(color) * _8)


@rules
def kinds(pile: Any) -> Any:
    """A pile with one card of each color that the pile has."""
    return (((pile & _SEVENS) + _SEVENS) & _HIGH) >> _7


@rules
def lowest_color(colors: Any) -> Any:
    """The first color of a pile of single cards that is not empty."""
    return np.int64(((colors & (~colors + _1)) * _INDEX) >> _56)


@rules
def all_of(pile: Any, colors: Any) -> Any:
    """The cards of a pile whose colors are among those of `colors`, a pile of single cards."""
    return pile & (colors * _255)


@rules
def card_at(pile: Any, rank: Any) -> Any:
    """The color of the card at a rank if the pile is sorted by color, and its rank within its color."""
    up_to = pile * _BYTES
    beyond = (up_to + (_127 - U(rank)) * _BYTES) & _HIGH8
    color = lowest_color(beyond >> _7)
    before = np.int64(((up_to << _8) >> (U(color) * _8)) & _255)
    return color, rank - before
