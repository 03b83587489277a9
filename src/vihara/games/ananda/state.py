"""The record of Ananda.

Spaces are numbered column by column, eleven to a column: the eleventh is none, it keeps the columns apart, so
that neighbors are a shift away. A set of spaces is two 64-bit words (`areas.py`). Tiles are counted in one word,
two bits for each of the 21 kinds; cards are a set in one word, a bit for each card of a deck. Both have a slot
above that counts pieces the viewer cannot see: 0 in a state, which knows them all.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.bits import EMPTY as EMPTY
from vihara.core.bits import U as U
from vihara.core.bits import bits as bits
from vihara.core.bits import lowest as lowest
from vihara.core.bits import nth_bit as nth_bit
from vihara.core.compiled import rules
from vihara.core.record import layout
from vihara.games.ananda.components import CARDS, MOST_VALUE, TILE_COUNT, TILES

WHOLE = -2
"""`viewer` of a state: it sees everything."""
BESIDE = -1
"""`monk` of a seat whose monk stands next to the board."""
COLUMN = 11
"""How many numbers a column of spaces takes."""
SPACES = 10 * COLUMN

DEAL, MONK, BUILD, MEDITATE, FORFEIT, REFILL, BALANCE, ENDED = range(8)
"""`stage`: set-up, phases 1 to 3 (decisions), the tile of a turn without action, phases 4 and 5, the end."""

STATE = layout(
    [
        ("seen", "u8", (6, 2)),  # by color: the spaces that show it, seen from above
        ("carries", "u8", (2, 2)),  # spaces that can carry a tile together with the next one right (0), above (1)
        ("rack", "u8", (4,)),  # by seat: tiles
        ("hand", "u8", (4,)),  # by seat: cards
        ("pile", "u8", (4,)),  # by seat: the draw pile: which cards, never in which order
        ("karma", "u8", (4,)),  # by seat: cards played
        ("supply", "u8", ()),  # tiles: which, never in which order
        (
            "laid",
            "u2",
            (TILE_COUNT,),
        ),  # the tiles on the board as they were laid: (kind · 4 + direction) · 110 + space
        ("height", "u1", (SPACES,)),  # by space: how many tiles lie on it
        ("monk", "i1", (4,)),  # by seat: its space, or BESIDE
        ("tiles_laid", "u1", ()),  # how many tiles are on the board
        ("laid_now", "u1", ()),  # how many of them were laid in the phase 2 under way
        ("to_act", "i1", ()),  # a seat, CHANCE or OVER
        ("turn", "i1", ()),  # whose turn it is
        ("first", "i1", ()),  # who had the first turn
        ("stage", "i1", ()),
        ("due", "i1", ()),  # pieces still to be taken in this stage
        ("dealing", "i1", ()),  # which line of the set-up is next: start tile, racks, hands
        ("idle", "i1", ()),  # how many turns in a row were idle (A-U7)
        ("seats", "i1", ()),  # how many play
        ("side", "i1", ()),  # columns and rows of the board
        ("open_racks", "i1", ()),  # whether everybody sees all racks
        ("viewer", "i1", ()),  # whose view this is: a seat, SPECTATOR, or WHOLE for a state
    ]
)

_55 = U(0x5555555555555555)
_1, _2, _3 = (U(n) for n in (1, 2, 3))


# -- Tiles: two bits for each kind, from bit 48 on how many are unseen ----------------------------------------

_KINDS = len(TILES)
_FACE_UP = U((1 << 2 * _KINDS) - 1)
_UNSEEN_TILES = U(48)
ALL_TILES = _FACE_UP
"""Three tiles of each kind."""
DOUBLES = U(sum(3 << 2 * kind for kind, (first, second) in enumerate(TILES) if first == second))
"""Three tiles of each kind whose two colors are the same."""


@rules
def tile(kind: Any) -> Any:
    """One tile of a kind."""
    return _1 << (_2 * U(kind))


@rules
def tiles_of(tiles: Any, kind: Any) -> Any:
    """How many tiles of a kind there are."""
    return np.int64((tiles >> (_2 * U(kind))) & _3)


@rules
def shown_tiles(tiles: Any) -> Any:
    """The tiles whose colors are seen."""
    return tiles & _FACE_UP


@rules
def unseen_tiles(number: Any) -> Any:
    """So many tiles, face down."""
    return U(number) << _UNSEEN_TILES


@rules
def tile_count(tiles: Any) -> Any:
    """How many tiles there are, seen or not."""
    shown = tiles & _FACE_UP
    return bits(shown & _55) + 2 * bits((shown >> _1) & _55) + np.int64(tiles >> _UNSEEN_TILES)


@rules
def tile_at(tiles: Any, rank: Any) -> Any:
    """The kind of the tile at a rank if they are sorted by kind; none may be unseen."""
    kind = 0
    while rank >= tiles_of(tiles, kind):
        rank -= tiles_of(tiles, kind)
        kind += 1
    return kind


# -- Cards: bit color · 5 + value − 1 for each card, from bit 32 on how many are unseen -----------------------

_FACES = U((1 << len(CARDS)) - 1)
_UNSEEN_CARDS = U(32)
LONG_DECK = _FACES
"""A-C2, A-S4: the deck of 30 cards for two players."""
SHORT_DECK = U(sum(1 << card for card, (_, value) in enumerate(CARDS) if value < MOST_VALUE))
"""A-C2, A-S4: the deck of 24 cards for three or four players."""
_VALUE_1 = U(sum(1 << MOST_VALUE * color for color in range(6)))


@rules
def card(number: Any) -> Any:
    """The set of one card."""
    return _1 << U(number)


@rules
def shown_cards(cards: Any) -> Any:
    """The cards whose faces are seen."""
    return cards & _FACES


@rules
def unseen_cards(number: Any) -> Any:
    """So many cards, face down."""
    return U(number) << _UNSEEN_CARDS


@rules
def card_count(cards: Any) -> Any:
    """How many cards there are, seen or not."""
    return bits(cards & _FACES) + np.int64(cards >> _UNSEEN_CARDS)


@rules
def values_of(cards: Any, color: Any) -> Any:
    """The values of the cards of one color, a bit each."""
    return np.int64((cards >> U(MOST_VALUE * color)) & U(31))


@rules
def cards_with(values: Any, color: Any) -> Any:
    """The cards of one color with these values."""
    return U(values) << U(MOST_VALUE * color)


@rules
def card_sum(cards: Any) -> Any:
    """The sum of the values of the cards seen."""
    total: Any = 0
    for value in range(MOST_VALUE):
        total += (value + 1) * bits(cards & (_VALUE_1 << U(value)))
    return total
