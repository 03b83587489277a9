"""Moves as values, their action numbers, and why a move is refused.

Poses are too many to list, so a move is allowed if nothing speaks against it: `objection` is asked, not the list.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from vihara.core.boundary import alive
from vihara.core.compiled import Record, rules
from vihara.games.menara import actions as act
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import allows_side, carried_floor, due_floor
from vihara.games.menara.choices import MOST_ACTIONS, list_columns
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.questions import fault_of_floor, fault_of_level, fault_of_rest
from vihara.games.menara.rules import FILL, MOVE_FLOOR, MOVE_UP, ONE_FLOOR, PLACE_ANY, task_of
from vihara.games.menara.state import (
    BASE,
    BUILD,
    CAMP,
    CAMP_SIZE,
    COLORS,
    GLYPHS,
    NEW_FLOOR,
    PLAN,
    SWAP,
    glyph_name,
)
from vihara.games.menara.tower.geometry import TOWER, lay_floor
from vihara.games.menara.tower.placement import (
    APART,
    BEYOND_BASE,
    IN_THE_WAY,
    NO_BASE,
    ON_NOTHING,
    ONE_POINT,
    OVERLAPS,
)
from vihara.games.menara.words import COLOR_NAMES, E_F3, E_S2, E_U6, KINDS, SIDES, Refused

_STAGE_OF: Final = np.array(
    [BASE, CAMP, PLAN, BUILD, BUILD, NEW_FLOOR, NEW_FLOOR, BUILD, BUILD, SWAP, SWAP, BUILD], np.int64
)
"""The stage at which a kind of decision is made."""


@dataclass(frozen=True)
class Move:
    """A decision: its kind, and what it names; floors and bases count from 1."""

    kind: str
    floor: int = 0
    base: int = 0
    to_floor: int = 0
    to_base: int = 0
    color: str = ""
    side: str = ""
    pose: tuple[int, int, int] = (0, 0, 0)
    level: int = 0
    glyph: str = ""
    given: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


def action_of(move: Move) -> int:
    """The action number of a move."""
    kind = KINDS.index(move.kind)
    match move.kind:
        case "base" | "floor" | "extend" | "shift":
            side = SIDES.index(move.side) if move.side else 0
            return int(act.pose_action(kind, max(0, move.floor - 1), side, move.level, *move.pose))
        case "camp":
            change = np.array(
                [move.taken.count(color) - move.given.count(color) for color in COLOR_NAMES], np.int64
            )
            return int(act.exchange_action(change))
        case "plan":
            return int(act.word(kind)) + [glyph_name(glyph) for glyph in range(3)].index(move.glyph)
        case "column":
            return int(act.place_action(COLOR_NAMES.index(move.color), move.floor - 1, move.base - 1))
        case "move":
            return int(act.move_action(move.floor - 1, move.base - 1, move.to_floor - 1, move.to_base - 1))
    return int(act.word(kind))


def move_of(action: int) -> Move:
    """The move with this action number; ValueError if there is none."""
    if not 0 <= action < act.DECISIONS or act.kind_of(action) >= len(KINDS):
        raise ValueError(f"no decision has the number {action}")
    kind, floor = KINDS[act.kind_of(action)], int(act.floor_of(action)) + 1
    match kind:
        case "base" | "floor" | "extend" | "shift":
            x, y, angle = act.pose_of(action)
            side = "" if kind == "shift" else SIDES[act.side_of(action)]
            named = floor if kind in ("base", "shift") else 0
            return Move(kind, named, side=side, pose=(int(x), int(y), int(angle)), level=int(act.level_of(action)))
        case "camp":
            given = tuple(name for c, name in enumerate(COLOR_NAMES) for _ in range(act.given(action, c)))
            taken = tuple(name for c, name in enumerate(COLOR_NAMES) for _ in range(act.gained(action, c)))
            return Move(kind, given=given, taken=taken)
        case "plan":
            return Move(kind, glyph=glyph_name(action & 3))
        case "column":
            base, color = act.place_of(action)
            return Move(kind, floor, int(base) + 1, color=COLOR_NAMES[color])
        case "move":
            base, to_floor, to_base = act.move_of(action)
            return Move(kind, floor, int(base) + 1, int(to_floor) + 1, int(to_base) + 1)
    return Move(kind)


# -- Why not --------------------------------------------------------------------------------------------------


@rules
def refuse(states: Any, i: int, action: int, out: Any, k: int) -> None:
    """What speaks against a decision, into `out[k]`; nothing if it is allowed."""
    s = states[i]
    r: Refused = out[k]
    if s.to_act < 0:
        r.nobody.given = True
    elif not is_decision(action):
        r.no_move.given = True
    elif _STAGE_OF[act.kind_of(action)] != s.stage:
        refuse_now(s, r)
    else:
        refuse_decision(s, action, r)


@rules
def is_decision(action: int) -> bool:
    """Whether there is such a decision, at any time."""
    if action < 0 or action >= act.DECISIONS or act.kind_of(action) >= len(_STAGE_OF):
        return False
    kind = act.kind_of(action)
    if kind == act.REVEAL_PLAN:
        return action & 3 < GLYPHS
    if kind == act.PLACE:
        _, color = act.place_of(action)
        return bool(color < COLORS)
    return True


@rules
def refuse_decision(s: Record, action: int, r: Refused) -> None:
    """A decision that is of the stage."""
    kind = act.kind_of(action)
    if kind in (act.LAY_BASE, act.LAY_FLOOR, act.EXTEND):
        refuse_floor(s, action, r)
    elif kind == act.EXCHANGE:
        refuse_exchange(s, action, r)
    elif kind == act.REVEAL_PLAN:
        if s.pile[action & 3].sum() == 0:
            r.empty_pile.given = True
            r.empty_pile.glyph = action & 3
    elif kind == act.PLACE:
        refuse_column(s, action, r)
    elif kind == act.MOVE:
        refuse_move(s, action, r)
    elif kind == act.SHIFT:
        refuse_shift(s, action, r)
    elif kind == act.SWAP_CAMP:
        r.few_in_bag.given = s.bag.sum() < CAMP_SIZE
    elif kind == act.GIVE_UP:
        r.no_card.given = s.practice == 1
    elif kind == act.STOP:
        refuse_stop(s, r)


@rules
def refuse_now(s: Record, r: Refused) -> None:
    """What is to be decided instead."""
    if s.stage == BASE:
        r.base_first.given = True
    elif s.stage == CAMP:
        r.camp_first.given = True
    elif s.stage == PLAN:
        r.plan_now.given = True
    elif s.stage == NEW_FLOOR:
        r.floor_first.given = True
    elif s.stage == SWAP:
        r.swap_now.given = True
    elif s.practice == 1:
        r.just_build.given = True
    else:
        r.build_now.given = True


@rules
def refuse_stop(s: Record, r: Refused) -> None:
    """E-U14: a turn without plan cards ends with `stop`, after a column at least if one can be placed."""
    if s.practice == 0:
        r.no_stop.given = True
    elif s.done == 0:
        r.column_first.given = list_columns(s, np.empty(MOST_ACTIONS, np.int64)) > 0


@rules
def refuse_exchange(s: Record, action: int, r: Refused) -> None:
    """E-1: as many as one takes, of those one has and the camp has."""
    given, taken = 0, 0
    for color in range(COLORS):
        given += act.given(action, color)
        taken += act.gained(action, color)
    if given != taken:
        r.unbalanced.given = True
        return
    for color in range(COLORS):
        held = s.hand[s.turn, color]
        if held < act.given(action, color):
            if held == 0:
                r.none_in_hand.given = True
                r.none_in_hand.color = color
            else:
                r.few_in_hand.given = True
                r.few_in_hand.held = held
                r.few_in_hand.color = color
            return
    for color in range(COLORS):
        held = s.camp[color]
        if held < act.gained(action, color):
            if held == 0:
                r.none_in_camp.given = True
                r.none_in_camp.color = color
            else:
                r.few_in_camp.given = True
                r.few_in_camp.held = held
                r.few_in_camp.color = color
            return


@rules
def is_other_task(s: Record, asked: bool, r: Refused) -> bool:
    """Whether the card asks for something else; then that is the reason."""
    if asked:
        return False
    if s.card < 0:
        refuse_now(s, r)
    else:
        r.card_says.given = True
        r.card_says.card = s.card
        r.card_says.clause = task_of(s)
    return True


@rules
def is_base_wrong(s: Record, floor: int, base: int, color: int, r: Refused) -> bool:
    """Whether a base is not there, or not free, or of another color; then that is the reason."""
    if floor >= FLOORS or base >= BASES or s.tower.level[floor] < 0 or s.color[floor, base] < 0:
        r.no_base.given = True
    elif s.tower.column[floor, base] == 1:
        r.taken.given = True
    elif s.color[floor, base] != color:
        r.other_color.given = True
        r.other_color.color = s.color[floor, base]
    else:
        return False
    return True


@rules
def refuse_column(s: Record, action: int, r: Refused) -> None:
    """E-3a, E-3b, E-3d: a column of the hand onto a free base of its color, on the card's floor."""
    floor, task = act.floor_of(action), task_of(s)
    base, color = act.place_of(action)
    if is_other_task(s, task in (PLACE_ANY, ONE_FLOOR, FILL), r) or is_base_wrong(s, floor, base, color, r):
        return
    if s.hand[s.turn, color] == 0:
        r.no_column.given = True
        r.no_column.color = color
    elif s.target >= 0 and s.target != floor:
        r.other_floor.given = True
        r.other_floor.floor = s.target
        r.other_floor.clause = task


@rules
def refuse_move(s: Record, action: int, r: Refused) -> None:
    """E-3c: a column not moved yet, onto a free base of its color on a higher level."""
    if is_other_task(s, task_of(s) == MOVE_UP, r):
        return
    floor = act.floor_of(action)
    base, to_floor, to_base = act.move_of(action)
    if floor >= FLOORS or base >= BASES or s.tower.column[floor, base] == 0:
        r.bare.given = True
    elif s.moved[floor, base] == 1:
        r.moved.given = True
    elif is_base_wrong(s, to_floor, to_base, int(s.color[floor, base]), r):
        return
    elif s.tower.level[to_floor] <= s.tower.level[floor]:
        r.not_higher.given = True
        r.not_higher.to = to_floor
        r.not_higher.floor = floor


@rules
def refuse_fault(fault: int, floor: int, millimeters: float, clause: int, r: Refused) -> None:
    """What is wrong with a placement: `the floor overlaps floor 4 by 3 mm`."""
    # Lengths are rounded up to tenths: a fault of 0 mm would sound like none.
    length = max(1, math.ceil(millimeters * 10.0 - 1e-6))
    if fault == OVERLAPS:
        r.overlaps.given = True
        r.overlaps.floor = floor
        r.overlaps.length = length
        r.overlaps.clause = clause
    elif fault == APART and floor >= 0:
        r.apart.given = True
        r.apart.floor = floor
        r.apart.length = length
        r.apart.clause = clause
    elif fault == APART:
        r.apart_from_all.given = True
        r.apart_from_all.length = length
        r.apart_from_all.clause = clause
    elif fault == ONE_POINT:
        r.one_point.given = True
        r.one_point.floor = floor
        r.one_point.clause = clause
    elif fault == ON_NOTHING:
        r.on_nothing.given = True
    elif fault == BEYOND_BASE:
        r.beyond_base.given = True
        r.beyond_base.floor = floor
        r.beyond_base.length = length
    elif fault == IN_THE_WAY:
        r.in_the_way.given = True
        r.in_the_way.floor = floor
        r.in_the_way.length = length
    elif fault == NO_BASE:
        r.no_such_base.given = True
        r.no_such_base.floor = floor


@rules
def refuse_floor(s: Record, action: int, r: Refused) -> None:
    """E-S2, E-F2, E-F3: a floor of the base, a new floor on columns, or an extension."""
    kind, side = act.kind_of(action), act.side_of(action)
    floor = act.floor_of(action) if kind == act.LAY_BASE else due_floor(s)
    if kind == act.LAY_BASE and (floor >= FLOORS or s.taken[floor] == 0):
        r.not_to_lay.given = True
        r.not_to_lay.floor = floor
        return
    if kind != act.LAY_BASE and not allows_side(s, side):
        r.other_side.given = True
        r.other_side.side = int(s.card) % 3
        return
    shapes, measures = tables_of(s.tables)
    x, y, angle = act.pose_of(action)
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    lay_floor(trial[0], floor, side, 0, x, y, angle)
    if kind == act.LAY_FLOOR:
        fault, other, length = alive(trial, fault_of_rest(trial[0], floor, shapes, measures))
        refuse_fault(fault, other, length, E_F3, r)
    else:
        fault, other, length = alive(trial, fault_of_floor(trial[0], floor, shapes, measures))
        clause = E_F3 if kind == act.EXTEND else E_S2 if fault == OVERLAPS else E_U6
        refuse_fault(fault, other, length, clause, r)


@rules
def refuse_shift(s: Record, action: int, r: Refused) -> None:
    """E-3e, E-U11: a floor that carries no other one, to another level, onto columns that are not its own."""
    if is_other_task(s, task_of(s) == MOVE_FLOOR, r):
        return
    floor, level = act.floor_of(action), act.level_of(action)
    if floor >= FLOORS or s.tower.level[floor] < 0:
        r.not_in_tower.given = True
        r.not_in_tower.floor = floor
    elif s.tower.level[floor] == 0:
        r.part_of_base.given = True
        r.part_of_base.floor = floor
    elif s.tower.level[floor] == level:
        r.same_level.given = True
        r.same_level.floor = floor
        r.same_level.level = level
    elif level == 0:
        r.on_columns.given = True
    else:
        refuse_new_level(s, action, r)


@rules
def refuse_new_level(s: Record, action: int, r: Refused) -> None:
    """E-3e, E-U11: whether the floor carries another one, and what is in the way where it goes."""
    floor, level = act.floor_of(action), act.level_of(action)
    shapes, measures = tables_of(s.tables)
    carried = carried_floor(s.tower, floor, shapes, measures)
    if carried >= 0:
        r.carries.given = True
        r.carries.floor = carried
        return
    x, y, angle = act.pose_of(action)
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    lay_floor(trial[0], floor, int(trial[0].side[floor]), level, x, y, angle)
    fault, other, length = alive(trial, fault_of_level(trial[0], floor, level, shapes, measures))
    if fault == ON_NOTHING:
        r.no_column_below.given = True
        r.no_column_below.level = level - 1
    else:
        refuse_fault(fault, other, length, E_F3, r)
