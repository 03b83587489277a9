"""Hiding in Ananda: what a seat sees, and worlds that look the same to it.

A-U8: hidden are the other racks (unless the option `open_racks` shows them), the other hands, and which pieces
are in the supply and in the draw piles; everything else is public. What is not copied here stays hidden. Which
fields of an event a seat learns stands in `words.py`.
"""

from __future__ import annotations

from typing import Any

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.games.ananda.components import MOST_SEATS
from vihara.games.ananda.state import (
    ALL_TILES,
    LONG_DECK,
    SHORT_DECK,
    SPACES,
    WHOLE,
    bits,
    card,
    card_count,
    nth_bit,
    shown_cards,
    shown_tiles,
    tile,
    tile_at,
    tile_count,
    unseen_cards,
    unseen_tiles,
)


@rules
def observe(states: Any, i: int, seat: int, views: Any, j: int) -> None:
    """A-U8: write into `views[j]` what a seat sees of `states[i]`."""
    s = states[i]
    v = views[j]
    v.seen[:] = s.seen
    v.carries[:] = s.carries
    v.laid[:] = s.laid
    v.height[:] = s.height
    v.monk[:] = s.monk
    v.karma[:] = s.karma
    for owner in range(MOST_SEATS):
        if owner == seat:
            v.rack[owner] = s.rack[owner]
            v.hand[owner] = s.hand[owner]
        else:
            v.rack[owner] = s.rack[owner] if s.open_racks else unseen_tiles(tile_count(s.rack[owner]))
            v.hand[owner] = unseen_cards(card_count(s.hand[owner]))
        v.pile[owner] = unseen_cards(card_count(s.pile[owner]))
    v.supply = unseen_tiles(tile_count(s.supply))
    v.tiles_laid = s.tiles_laid
    v.laid_now = s.laid_now
    v.to_act = s.to_act
    v.turn = s.turn
    v.first = s.first
    v.stage = s.stage
    v.due = s.due
    v.dealing = s.dealing
    v.idle = s.idle
    v.seats = s.seats
    v.side = s.side
    v.open_racks = s.open_racks
    v.viewer = seat


@rules
def unseen(v: Record) -> Any:
    """The tiles that a view shows neither on the board nor on a rack."""
    rest = ALL_TILES
    for number in range(v.tiles_laid):
        rest -= tile(v.laid[number] // SPACES // 4)
    for owner in range(v.seats):
        rest -= shown_tiles(v.rack[owner])
    return rest


@rules
def resample(views: Any, j: int, states: Any, i: int, dice: Any) -> None:
    """Write into `states[i]` a state that looks like `views[j]`: the unseen pieces dealt anew, each deal of them
    as likely as it is with shuffled pieces. A player's unseen cards are what is left of that player's own deck.
    """
    states[i] = views[j]
    s = states[i]
    rest = unseen(s)
    deck = LONG_DECK if s.seats == 2 else SHORT_DECK
    for owner in range(s.seats):
        tiles = shown_tiles(s.rack[owner])
        for _ in range(tile_count(s.rack[owner]) - tile_count(tiles)):
            one = tile(tile_at(rest, below(dice, tile_count(rest))))
            rest -= one
            tiles += one
        s.rack[owner] = tiles
        cards = shown_cards(s.hand[owner])
        left = deck & ~(cards | s.karma[owner])
        for _ in range(card_count(s.hand[owner]) - card_count(cards)):
            drawn = card(nth_bit(left, below(dice, bits(left))))
            left ^= drawn
            cards |= drawn
        s.hand[owner] = cards
        s.pile[owner] = left
    s.supply = rest
    s.viewer = WHOLE
