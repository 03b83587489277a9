"""Menara's view as numbers, for programs that learn, and the moves they choose among.

Poses are too many to number. Programs get the list of `legal`, which for poses has a few sensible candidates, and
choose by the place in it: 0 is the first, ascending by action number. Each entry of the list is told in numbers,
so that a policy can tell them apart. Seats are told from the viewer's on, in turn order.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vihara.core.compiled import rules
from vihara.core.game import Part
from vihara.core.turns import begin_tensor
from vihara.games.menara import actions as act
from vihara.games.menara.components import BASES, FLOORS, Rim
from vihara.games.menara.state import (
    CAMP_SIZE,
    CARDS_OF_A_PILE,
    COLORS,
    ENDED,
    GLYPHS,
    NO_PLACE,
    TASK_COUNTS,
)
from vihara.games.menara.tower.geometry import COS, SIN

MOST_CHOICES: Final = 256
"""The longest list offered to programs; a longer one would be thinned out evenly (115 is the longest seen)."""
_POSE, _MM = 6, 250
_STAGES, _ENDINGS, _TASKS, _RIMS = ENDED + 1, NO_PLACE + 1, len(TASK_COUNTS), len(Rim)
_KINDS: Final = act.STOP + 1


def parts(seats: int) -> tuple[Part, ...]:
    """The stretches of the tensor, in order."""
    piles = (GLYPHS, CARDS_OF_A_PILE)
    return (
        Part("pose", (FLOORS, _POSE), "of floors in the tower: 1, level (tenths), x and y (quarters of a meter), "
                                      "cosine and sine of the angle"),
        Part("side", (FLOORS,), "1 if the dark side faces up"),
        Part("base", (FLOORS, BASES, COLORS), "1 at the color of each base of a floor in the tower"),
        Part("column", (FLOORS, BASES), "1 where a column stands"),
        Part("offset", (FLOORS, BASES, 2), "how far it stands off the center, tens of tenths of a millimeter"),
        Part("moved", (FLOORS, BASES), "1 if it was moved this turn"),
        Part("quarry", (FLOORS,), "1 for each floor in the quarry"),
        Part("taken", (FLOORS,), "1 for each floor out of the quarry, not built in yet"),
        Part("gone", (FLOORS,), "1 for each floor fallen out of the tower"),
        Part("fell", (FLOORS * (1 + BASES),), "1 for each piece that fell: floors, then columns by floor"),
        Part("supply", (4, COLORS), "columns by color in the bag and lost (thirtieths), in the camp and drawn for "
                                    "a new camp (sixths)"),
        Part("hand", (seats, COLORS), "columns of each seat by color, eighths"),
        Part("pile", piles, "plan cards of each kind in each pile, fourths"),
        Part("discard", piles, "fulfilled ones, fourths"),
        Part("joined", piles, "those that became level cards, fourths"),
        Part("required", (1,), "levels required, tenths"),
        Part("task", (_TASKS,), "1 at task and number of the open card"),
        Part("rim", (_RIMS,), "1 at the rim of the open card"),
        Part("glyph", (GLYPHS,), "1 at the pile it comes from"),
        Part("done", (1,), "how much of it is done, fourths"),
        Part("target", (FLOORS,), "1 at the one floor it is about"),
        Part("extended", (1,), "1 if the temple base was extended this turn"),
        Part("full_hand", (1,), "columns a seat has at the start of its turn, eighths"),
        Part("difficulty", (3,), "1 at the option's value"),
        Part("tremor", (3,), "1 at the hand that builds"),
        Part("practice", (1,), "1 if built without plan cards"),
        Part("stage", (_STAGES,), "1 at what the match is doing, as `stage` in the record"),
        Part("ending", (_ENDINGS,), "1 at why it ended, the first while it has not"),
        Part("to_act", (seats,), "1 at the seat to act"),
        Part("turn", (seats,), "1 at the seat whose turn it is"),
    )  # fmt: skip


@rules
def write(views: Any, i: int, out: Any) -> None:
    """Write a view; a spectator's is told from seat 1. The placement that chance is judging is not told."""
    v = views[i]
    seats, me = begin_tensor(v, out)
    base_at = FLOORS * (_POSE + 1)
    column_at = base_at + FLOORS * BASES * COLORS
    n: Any = column_at + FLOORS * BASES * 4
    for floor in range(FLOORS):
        level = np.int64(v.tower.level[floor])
        if level >= 0:
            at = floor * _POSE
            angle = np.int64(v.tower.pose[floor, 2])
            out[at] = 1
            out[at + 1] = level / 10
            out[at + 2] = v.tower.pose[floor, 0] / _MM
            out[at + 3] = v.tower.pose[floor, 1] / _MM
            out[at + 4] = COS[angle]
            out[at + 5] = SIN[angle]
            out[FLOORS * _POSE + floor] = v.tower.side[floor]
        for base in range(BASES):
            at = floor * BASES + base
            if v.color[floor, base] >= 0:
                out[base_at + at * COLORS + v.color[floor, base]] = 1
            out[column_at + at] = v.tower.column[floor, base]
            out[column_at + FLOORS * BASES + 2 * at] = v.tower.offset[floor, base, 0] / 100
            out[column_at + FLOORS * BASES + 2 * at + 1] = v.tower.offset[floor, base, 1] / 100
            out[column_at + 3 * FLOORS * BASES + at] = v.moved[floor, base]
        out[n + floor] = v.quarry[floor]
        out[n + FLOORS + floor] = v.taken[floor]
        out[n + 2 * FLOORS + floor] = v.gone[floor]
    n += 3 * FLOORS
    for piece in range(FLOORS * (1 + BASES)):
        out[n] = v.fell[piece]
        n += 1
    for color in range(COLORS):
        out[n + color] = v.bag[color] / 30
        out[n + COLORS + color] = v.lost[color] / 30
        out[n + 2 * COLORS + color] = v.camp[color] / CAMP_SIZE
        out[n + 3 * COLORS + color] = v.fresh[color] / CAMP_SIZE
        for k in range(seats):
            out[n + (4 + k) * COLORS + color] = v.hand[(me + k) % seats, color] / 8
    n += (4 + seats) * COLORS
    for glyph in range(GLYPHS):
        for card in range(CARDS_OF_A_PILE):
            out[n] = v.pile[glyph, card] / 4
            out[n + GLYPHS * CARDS_OF_A_PILE] = v.discard[glyph, card] / 4
            out[n + 2 * GLYPHS * CARDS_OF_A_PILE] = v.joined[glyph, card] / 4
            n += 1
    n += 2 * GLYPHS * CARDS_OF_A_PILE
    write_turn(v, me, seats, out[n:])


@rules
def write_turn(v: Any, me: int, seats: int, out: Any) -> None:
    """Write what the turn is at."""
    out[0] = v.required / 10
    n = 1
    if v.card >= 0:
        out[n + v.card // _RIMS] = 1
        out[n + _TASKS + v.card % _RIMS] = 1
    n += _TASKS + _RIMS
    if v.glyph >= 0:
        out[n + v.glyph] = 1
    n += GLYPHS
    out[n] = v.done / 4
    if v.target >= 0:
        out[n + 1 + v.target] = 1
    n += 1 + FLOORS
    out[n] = v.extended
    out[n + 1] = v.full_hand / 8
    out[n + 2 + v.difficulty] = 1
    out[n + 5 + v.tremor] = 1
    out[n + 8] = v.practice
    n += 9
    out[n + v.stage] = 1
    out[n + _STAGES + v.ending] = 1
    n += _STAGES + _ENDINGS
    if v.to_act >= 0:
        out[n + (v.to_act - me) % seats] = 1
    out[n + seats + (v.turn - me) % seats] = 1


# -- Choices --------------------------------------------------------------------------------------------------

CHOICE_PARTS: Final = (
    Part("kind", (_KINDS,), "1 at the kind of decision, as listed in `actions.py`"),
    Part("floor", (FLOORS,), "1 at the floor it is about"),
    Part("pose", (_POSE,), "of a floor to lay: dark side up, level (tenths), x and y (quarters of a meter), "
                           "cosine and sine of the angle"),
    Part("base", (BASES,), "1 at the base a column goes to or comes from"),
    Part("to_floor", (FLOORS,), "1 at the floor a column is moved to"),
    Part("to_base", (BASES,), "1 at the base it is moved to"),
    Part("color", (COLORS,), "1 at the color of the column placed"),
    Part("change", (COLORS,), "columns the hand gains or gives in an exchange, sixths"),
    Part("glyph", (GLYPHS,), "1 at the pile to reveal a card of"),
)  # fmt: skip
CHOICE_SIZE: Final = sum(part.size for part in CHOICE_PARTS)


@rules
def write_choice(action: int, out: Any) -> None:
    """Write a decision."""
    out[:] = 0
    kind = act.kind_of(action)
    out[kind] = 1
    n = _KINDS
    floor = act.floor_of(action)
    at = n + FLOORS
    if kind in (act.LAY_BASE, act.LAY_FLOOR, act.EXTEND, act.SHIFT):
        x, y, angle = act.pose_of(action)
        if kind == act.LAY_BASE or kind == act.SHIFT:  # the others are about the one floor taken
            out[n + floor] = 1
        out[at] = act.side_of(action)
        out[at + 1] = act.level_of(action) / 10
        out[at + 2] = x / _MM
        out[at + 3] = y / _MM
        out[at + 4] = COS[angle]
        out[at + 5] = SIN[angle]
    at += _POSE
    if kind == act.PLACE:
        base, color = act.place_of(action)
        out[n + floor] = 1
        out[at + base] = 1
        out[at + BASES + FLOORS + BASES + color] = 1
    elif kind == act.MOVE:
        base, to_floor, to_base = act.move_of(action)
        out[n + floor] = 1
        out[at + base] = 1
        out[at + BASES + to_floor] = 1
        out[at + BASES + FLOORS + to_base] = 1
    elif kind == act.EXCHANGE:
        for color in range(COLORS):
            change = act.gained(action, color) - act.given(action, color)
            out[at + BASES + FLOORS + BASES + COLORS + color] = change / CAMP_SIZE
    elif kind == act.REVEAL_PLAN:
        out[at + BASES + FLOORS + BASES + 2 * COLORS + (action & 3)] = 1
