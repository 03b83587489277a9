"""Ananda's view as numbers, for programs that learn. Seats are told from the viewer's on, in turn order."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.core.game import Part
from vihara.core.turns import begin_tensor
from vihara.games.ananda.areas import color_at
from vihara.games.ananda.components import CARDS, COLORS, LARGE, TILE_COUNT, TILES
from vihara.games.ananda.state import (
    COLUMN,
    ENDED,
    U,
    bits,
    card_count,
    shown_cards,
    shown_tiles,
    tile_count,
    tiles_of,
)
from vihara.games.ananda.view import unseen

_COLORS, _KINDS, _FACES, _STAGES = len(COLORS), len(TILES), len(CARDS), ENDED + 1
_BOARD = LARGE * LARGE
_1 = U(1)


def parts(seats: int) -> tuple[Part, ...]:
    """The stretches of the tensor, in order."""
    return (
        Part("color", (_COLORS, LARGE, LARGE), "1 where the space (column, row) shows the color"),
        Part("height", (LARGE, LARGE), "how many tiles lie on the space, eighths"),
        Part("carries", (2, LARGE, LARGE), "1 where the space and the next one right, above, can carry a tile"),
        Part("monk", (seats, LARGE, LARGE), "1 at the space of each seat's monk"),
        Part("beside", (seats,), "1 if the seat's monk stands beside the board"),
        Part("rack", (seats, _KINDS + 1), "tiles of each kind on each rack, thirds; last those unseen, eighths"),
        Part("hand", (seats, _FACES + 1), "1 for each card in each hand; last how many are unseen, eighths"),
        Part("karma", (seats, _FACES), "1 for each card the seat has played"),
        Part("pile", (seats,), "the share of 30 cards in each draw pile"),
        Part("unseen", (_KINDS,), "tiles of each kind neither on the board nor on a rack one sees, thirds"),
        Part("supply", (1,), "the share of all 63 tiles in the supply"),
        Part("stage", (_STAGES,), "1 at what the match is doing, as `stage` in the record"),
        Part("to_act", (seats,), "1 at the seat to act"),
        Part("turn", (seats,), "1 at the seat whose turn it is"),
        Part("first", (seats,), "1 at the seat that had the first turn"),
        Part("count", (4,), "tiles laid this phase, pieces still to be taken and idle turns, eighths; "
                            "the line of the set-up that is next, ninths"),
        Part("board", (1,), "1 if the board is the large one"),
        Part("open_racks", (1,), "1 if everybody sees all racks"),
    )  # fmt: skip


@rules
def write(views: Any, i: int, out: Any) -> None:
    """Write a view; a spectator's is told from seat 1."""
    v = views[i]
    seats, me = begin_tensor(v, out)
    for column in range(LARGE):
        for row in range(LARGE):
            cell = column * COLUMN + row
            at = column * LARGE + row
            if v.height[cell] > 0:
                out[color_at(v, cell) * _BOARD + at] = 1
                out[_COLORS * _BOARD + at] = v.height[cell] / 8
            for direction in range(2):
                word = v.carries[direction, cell >> 6]
                out[(_COLORS + 1 + direction) * _BOARD + at] = (word >> U(cell & 63)) & _1
    n: Any = (_COLORS + 3) * _BOARD
    beside = n + seats * _BOARD
    for k in range(seats):
        monk = np.int64(v.monk[(me + k) % seats])
        if monk >= 0:
            out[n + k * _BOARD + monk // COLUMN * LARGE + monk % COLUMN] = 1
        else:
            out[beside + k] = 1
    n = beside + seats
    for k in range(seats):
        rack = v.rack[(me + k) % seats]
        for kind in range(_KINDS):
            out[n] = tiles_of(rack, kind) / 3
            n += 1
        out[n] = (tile_count(rack) - tile_count(shown_tiles(rack))) / 8
        n += 1
    for k in range(seats):
        hand = v.hand[(me + k) % seats]
        for card in range(_FACES):
            out[n] = (hand >> U(card)) & _1
            n += 1
        out[n] = (card_count(hand) - bits(shown_cards(hand))) / 8
        n += 1
    for k in range(seats):
        for card in range(_FACES):
            out[n] = (v.karma[(me + k) % seats] >> U(card)) & _1
            n += 1
    for k in range(seats):
        out[n] = card_count(v.pile[(me + k) % seats]) / _FACES
        n += 1
    rest = unseen(v)
    for kind in range(_KINDS):
        out[n] = tiles_of(rest, kind) / 3
        n += 1
    out[n] = tile_count(v.supply) / TILE_COUNT
    out[n + 1 + v.stage] = 1
    n += 1 + _STAGES
    if v.to_act >= 0:
        out[n + (v.to_act - me) % seats] = 1
    out[n + seats + (v.turn - me) % seats] = 1
    out[n + 2 * seats + (v.first - me) % seats] = 1
    n += 3 * seats
    out[n] = v.laid_now / 8
    out[n + 1] = v.due / 8
    out[n + 2] = v.idle / 8
    out[n + 3] = v.dealing / 9
    out[n + 4] = v.side == LARGE
    out[n + 5] = v.open_racks
