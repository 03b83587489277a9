"""Tajuto's view as numbers, for programs that learn. Seats are told from the viewer's on, in turn order."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.core.game import Part
from vihara.core.turns import begin_tensor
from vihara.games.tajuto.components import (
    ACTION_TILES,
    FLOORS,
    GOALS,
    KINDS_OF_ACTION_TILES,
    MOST_COPIES,
    PAGODAS,
    STACKS,
    TOUCHES,
    TURNS_PER_PLAYER,
)
from vihara.games.tajuto.state import HIDDEN

_STACKS, _GOALS, _USED, _KINDS, _TOUCHES = (
    len(STACKS), len(GOALS), len(ACTION_TILES), len(KINDS_OF_ACTION_TILES), len(TOUCHES),
)  # fmt: skip
_MP, _EP, _PRICE = 100, 50, 64


def parts(seats: int) -> tuple[Part, ...]:
    """The stretches of the tensor, in order."""
    return (
        Part("bag", (FLOORS, PAGODAS), "1 for each floor (size, color) in the bag"),
        Part("built", (FLOORS, PAGODAS), "1 for each floor built"),
        Part("front", (seats, FLOORS, PAGODAS), "1 for each floor in front of each seat"),
        Part("stones", (seats, FLOORS, PAGODAS), "1 for each floor that bears the seat's stone"),
        Part("mp", (seats,), "meditation points, hundredths"),
        Part("total", (seats,), "points printed on the seat's tiles if totals are open, fiftieths"),
        Part("owned", (seats, _STACKS), "tiles of each stack the seat is seen to own, thirds"),
        Part("down", (seats,), "face-down tiles of the seat that one cannot see, tenths"),
        Part("sold", (_STACKS,), "tiles gone from each stack, thirds"),
        Part("inauguration", (PAGODAS, seats + 1), "1 at the seat that owns the color's tile, last if hidden"),
        Part("goal", (_GOALS, seats + 1), "1 at the seat that has the goal, last if hidden"),
        Part("price", (_STACKS + 1, MOST_COPIES), "prices by stack and copy, the last row inaugurations, 64ths"),
        Part("activation", (_KINDS,), "what using A to F costs, 64ths"),
        Part("used", (_USED,), "1 for each action tile used this turn"),
        Part("to_act", (seats,), "1 at the seat to act"),
        Part("turn", (seats,), "1 at the seat whose turn it is"),
        Part("finisher", (seats,), "1 at the seat that finished the first pagoda"),
        Part("named", (FLOORS,), "1 at the size felt for while chance is drawing"),
        Part("turn_number", (1,), "the share of 600 turns begun"),
        Part("touch", (_TOUCHES,), "1 at the option's value"),
        Part("open_scores", (1,), "1 if totals are open"),
    )


@rules
def write(views: Any, i: int, out: Any) -> None:
    """Write a view; a spectator's is told from seat 1."""
    v = views[i]
    seats, me = begin_tensor(v, out)
    n: Any = 0
    for size in range(FLOORS):
        for color in range(PAGODAS):
            out[n] = (v.bag[size] >> color) & 1
            out[n + FLOORS * PAGODAS] = (v.built[size] >> color) & 1
            n += 1
    n += FLOORS * PAGODAS
    for k in range(seats):
        seat = (me + k) % seats
        for size in range(FLOORS):
            for color in range(PAGODAS):
                out[n] = (v.front[seat, size] >> color) & 1
                out[n + seats * FLOORS * PAGODAS] = (v.stones[seat, size] >> color) & 1
                n += 1
    n += seats * FLOORS * PAGODAS
    for k in range(seats):
        seat = (me + k) % seats
        out[n + k] = v.mp[seat] / _MP
        out[n + seats + k] = v.total[seat] / _EP
        for stack in range(_STACKS):
            out[n + 2 * seats + k * _STACKS + stack] = v.owned[seat, stack] / 3
        out[n + (2 + _STACKS) * seats + k] = v.down[seat] / 10
    n += (3 + _STACKS) * seats
    for stack in range(_STACKS):
        out[n] = v.sold[stack] / 3
        n += 1
    for color in range(PAGODAS):
        write_owner(np.int64(v.inauguration[color]), me, seats, out[n:])
        n += seats + 1
    for goal in range(_GOALS):
        write_owner(np.int64(v.goal[goal]), me, seats, out[n:])
        n += seats + 1
    for stack in range(_STACKS + 1):
        for number in range(MOST_COPIES):
            out[n] = v.price[stack, number] / _PRICE
            n += 1
    for kind in range(_KINDS):
        out[n] = v.activation[kind] / _PRICE
        n += 1
    for tile in range(_USED):
        out[n] = (v.used >> tile) & 1
        n += 1
    if v.to_act >= 0:
        out[n + (v.to_act - me) % seats] = 1
    out[n + seats + (v.turn - me) % seats] = 1
    if v.finisher > 0:
        out[n + 2 * seats + (v.finisher - 1 - me) % seats] = 1
    n += 3 * seats
    if v.named > 0:
        out[n + v.named - 1] = 1
    n += FLOORS
    out[n] = v.turn_number / (4 * TURNS_PER_PLAYER)
    out[n + 1 + v.touch] = 1
    out[n + 1 + _TOUCHES] = v.open_scores


@rules
def write_owner(owner: Any, me: int, seats: int, out: Any) -> None:
    """A tile's owner: 0 nobody, 1 + seat, or HIDDEN."""
    if owner == HIDDEN:
        out[seats] = 1
    elif owner > 0:
        out[(owner - 1 - me) % seats] = 1
