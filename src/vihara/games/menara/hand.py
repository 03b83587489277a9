"""The hand that builds: the error with which it lets go, and the nudge it gives the tower (option `hand`).

A steady hand has neither. Errors lie on a small lattice, so that chance can be listed: columns miss the center of
their base by steps of some hundredths of a millimeter, floors by whole millimeters and degrees. Errors and nudges
grow with the height. Floors of the temple base are pushed together on the table, without error. Error and nudge
come when a piece is let go: taking one out of the tower has neither (E-U9).
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.actions import (
    EXTEND,
    FALLS,
    LAY_BASE,
    MOVE,
    NOTHING_FALLS,
    NUDGES,
    PIECES,
    PLACE,
    TREMBLES,
    nudge_action,
    nudge_of,
    tremble_action,
    tremble_of,
)
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import fits, nudged_floor
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.lifting import tower_without
from vihara.games.menara.state import CALM, STEADY
from vihara.games.menara.tower.geometry import COS, ROUNDING, SIN

NARROW: Final = np.array([1, 2, 1])
WIDE: Final = np.array([1, 4, 6, 4, 1])
WIDEST: Final = np.array([1, 6, 15, 20, 15, 6, 1])
"""Weights of the steps from the least to the greatest error: tosses of two, four and six coins."""
DIRECTIONS: Final = 8
STRENGTHS: Final = 2
"""A nudge is once or twice the force of the hand."""
MOST_ERRORS: Final = 128
LARGEST: Final = 999
"""No error is larger, in hundredths of a millimeter."""
LARGEST_TURN: Final = 4500
"""No error turns a floor further, in hundredths of a degree."""
STRONGEST: Final = 2000
"""No nudge is stronger, in hundredths of a newton."""


@rules
def trembles(s: Record) -> bool:
    """Whether the placement just made has an error."""
    return bool(s.tremor != STEADY and s.placed[0] != LAY_BASE and s.placed[0] != EXTEND)


@rules
def column_step(tremor: int, level: int) -> int:
    """Hundredths of a millimeter from one error of a column to the next."""
    return 20 + 2 * level if tremor == CALM else 40 + 4 * level


@rules
def nudge_force(tremor: int, level: int) -> int:
    """Hundredths of a newton of a hand's nudge on a level."""
    return 4 + level if tremor == CALM else 8 + 2 * level


@rules
def quiet_weight(tremor: int) -> int:
    """How much likelier no nudge is than each nudge that there could be."""
    return 240 if tremor == CALM else 48


@rules
def list_errors(s: Record, actions: Array, weights: Array) -> int:
    """The errors the hand may make, ascending; floors only such that leave them lawful."""
    tremor = int(s.tremor)
    floor = int(s.placed[1])
    level = int(s.tower.level[floor])
    n = 0
    if s.placed[0] == PLACE or s.placed[0] == MOVE:
        step = column_step(tremor, level)
        likely = WIDE if tremor == CALM else WIDEST
        half = len(likely) // 2
        for a in range(len(likely)):
            for b in range(len(likely)):
                actions[n] = tremble_action((a - half) * step, (b - half) * step, 0)
                weights[n] = likely[a] * likely[b]
                n += 1
        return n
    likely = NARROW if tremor == CALM else WIDE
    half = len(likely) // 2
    step = 1 + level // 8
    turn = 1 if tremor == CALM else 2
    x, y, angle = (
        int(s.tower.pose[floor, 0]),
        int(s.tower.pose[floor, 1]),
        int(s.tower.pose[floor, 2]),
    )
    for a in range(len(likely)):
        for b in range(len(likely)):
            for c in range(len(NARROW)):
                dx, dy, da = (a - half) * step, (b - half) * step, (c - 1) * turn
                s.tower.pose[floor, 0] = x + dx
                s.tower.pose[floor, 1] = y + dy
                s.tower.pose[floor, 2] = (angle + da) % 360
                if fits(s, floor):
                    actions[n] = tremble_action(100 * dx, 100 * dy, 100 * da)
                    weights[n] = likely[a] * likely[b] * NARROW[c]
                    n += 1
    s.tower.pose[floor, 0] = x
    s.tower.pose[floor, 1] = y
    s.tower.pose[floor, 2] = angle
    return n


@rules
def list_nudges(s: Record, actions: Array, weights: Array) -> int:
    """No nudge, or one of some forces and directions."""
    tremor = int(s.tremor)
    floor = nudged_floor(s)
    force = nudge_force(tremor, int(s.tower.level[floor]))
    actions[0] = NOTHING_FALLS
    weights[0] = quiet_weight(tremor)
    n = 1
    for strength in range(1, STRENGTHS + 1):
        for direction in range(DIRECTIONS):
            actions[n] = nudge_action(floor, strength * force, direction * (360 // DIRECTIONS))
            weights[n] = 1
            n += 1
    return n


@rules
def is_beyond(s: Record, x: int, y: int) -> bool:
    """E-U3: whether a column with this error stands beyond the outline of its base."""
    _, measures = tables_of(s.tables)
    slack = measures[0].base_radius - measures[0].radius
    return bool(math.sqrt(float(x * x + y * y)) / 100.0 > slack + ROUNDING)


@rules
def shift_column(s: Record, floor: int, base: int, x: int, y: int) -> None:
    """Let a column stand off its center: the error runs along the table's axes, the offset along the floor's."""
    angle = int(s.tower.pose[floor, 2])
    s.tower.offset[floor, base, 0] = round((x * COS[angle] + y * SIN[angle]) / 10.0)
    s.tower.offset[floor, base, 1] = round((y * COS[angle] - x * SIN[angle]) / 10.0)


@rules
def shift_floor(s: Record, floor: int, x: int, y: int, angle: int) -> None:
    """Let a floor lie off its pose, by whole millimeters and degrees."""
    s.tower.pose[floor, 0] += round(x / 100.0)
    s.tower.pose[floor, 1] += round(y / 100.0)
    s.tower.pose[floor, 2] = (int(s.tower.pose[floor, 2]) + round(angle / 100.0)) % 360


# -- What a file may say --------------------------------------------------------------------------------------


@rules
def is_possible_error(s: Record, action: int) -> bool:
    """Whether a hand could err like this: within reach, and a floor stays lawful."""
    x, y, angle = tremble_of(action)
    if action < TREMBLES or action >= NUDGES:
        return False
    if max(abs(x), abs(y)) > LARGEST or abs(angle) > LARGEST_TURN:
        return False
    if s.placed[0] == PLACE or s.placed[0] == MOVE:
        return True
    floor = int(s.placed[1])
    was_x, was_y, was_angle = s.tower.pose[floor, 0], s.tower.pose[floor, 1], s.tower.pose[floor, 2]
    shift_floor(s, floor, x, y, angle)
    possible = fits(s, floor)
    s.tower.pose[floor, 0], s.tower.pose[floor, 1], s.tower.pose[floor, 2] = was_x, was_y, was_angle
    return bool(possible)


@rules
def is_possible_nudge(s: Record, action: int) -> bool:
    """Whether a hand could nudge like this: some raised floor, not too hard; or not at all."""
    if action == NOTHING_FALLS:
        return True
    floor, newton, direction = nudge_of(action)
    if action < NUDGES or floor >= FLOORS:
        return False
    return bool(s.tower.level[floor] > 0 and 0 < newton <= STRONGEST and direction < 360)


@rules
def is_possible_fall(s: Record, action: int) -> bool:
    """Whether this piece could fall: it is raised or stands, is in the tower, and has not fallen yet (E-U9); or
    nothing more falls.
    """
    piece = action - FALLS
    if action == NOTHING_FALLS:
        return True
    if piece < 0 or piece >= PIECES or s.fell[piece]:
        return False
    if s.lifted >= 0:
        return is_in(tower_without(s.tower, int(s.lifted))[0], piece)
    return is_in(s.tower, piece)


@rules
def is_in(tower: Record, piece: int) -> bool:
    """Whether a floor is raised in a tower, or a column stands there."""
    if piece < FLOORS:
        return bool(tower.level[piece] > 0)
    floor, base = (piece - FLOORS) // BASES, (piece - FLOORS) % BASES
    return bool(tower.level[floor] >= 0 and tower.column[floor, base])
