"""Moves as values, their action numbers, and why a move is refused.

Poses are too many to list, so a move is allowed if nothing speaks against it: `objection` is asked, not the list.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

import numpy as np

from vihara.core.compiled import Record
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.menara import actions as act
from vihara.games.menara.boxes import box_of
from vihara.games.menara.building import allows_side, carried_floor, due_floor
from vihara.games.menara.choices import MOST_ACTIONS, list_columns
from vihara.games.menara.components import Color, Rim, Side, Task
from vihara.games.menara.geometry import copy_tower, lay_floor
from vihara.games.menara.placement import Fault, Finding, examine_floor, level_fault, resting_level
from vihara.games.menara.rules import task_of
from vihara.games.menara.state import (
    BASE,
    BUILD,
    CAMP,
    CAMP_SIZE,
    NEW_FLOOR,
    PLAN,
    SWAP,
    card_facts,
    glyph_name,
)

KINDS = (
    "base", "camp", "plan", "column", "move", "floor", "extend", "shift", "give up", "swap camp", "keep camp",
    "stop",
)  # fmt: skip
"""The words of the twelve kinds of decisions, by number."""
SIDES = tuple(side.name.lower() for side in Side)
COLOR_NAMES = tuple(color.name.lower() for color in Color)
_STAGE_OF = {
    "base": BASE,
    "camp": CAMP,
    "plan": PLAN,
    "column": BUILD,
    "move": BUILD,
    "shift": BUILD,
    "give up": BUILD,
    "stop": BUILD,
    "floor": NEW_FLOOR,
    "extend": NEW_FLOOR,
    "swap camp": SWAP,
    "keep camp": SWAP,
}
_NOW = {
    BASE: (Saying("menara-refusal-base-first", "the temple base is laid first"), "E-S2"),
    CAMP: (Saying("menara-refusal-camp-first", "the turn begins with the camp"), "E-1"),
    PLAN: (Saying("menara-refusal-plan-now", "a plan card is revealed now"), "E-2"),
    BUILD: (Saying("menara-refusal-build-now", "the plan card is carried out now"), "E-3"),
    NEW_FLOOR: (Saying("menara-refusal-floor-first", "a new floor must be placed first"), "E-F1"),
    SWAP: (Saying("menara-refusal-swap-now", "the camp may be exchanged now"), "E-N3"),
}
_TASK_CLAUSE = {
    Task.PLACE_ANY: "E-3a",
    Task.PLACE_ONE_FLOOR: "E-3b",
    Task.MOVE_COLUMNS_UP: "E-3c",
    Task.FILL_FLOOR: "E-3d",
    Task.MOVE_FLOOR: "E-3e",
}
TASK_WORDS = {
    Task.PLACE_ANY: "place",
    Task.PLACE_ONE_FLOOR: "floor",
    Task.MOVE_COLUMNS_UP: "move",
    Task.FILL_FLOOR: "fill",
    Task.MOVE_FLOOR: "shift",
}

Objection = tuple[str, str]


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


def card_text(card: int) -> str:
    """What a plan card says: `place 2 dark`, `fill free`."""
    task, count, rim = card_facts(card)
    return " ".join([TASK_WORDS[task], *([str(count)] if count else []), rim.name.lower()])


# -- Why not --------------------------------------------------------------------------------------------------


def objection(state: State, action: int) -> Objection | None:
    """What speaks against a decision: a sentence and the clause it rests on; None if it is allowed."""
    s = state[0]
    if s.to_act < 0:
        return Saying("menara-refusal-nobody", "nobody decides now"), "E-3"
    try:
        move = move_of(int(action))
    except (ValueError, IndexError):
        return Saying("menara-refusal-no-move", "there is no such move"), "E-3"
    if _STAGE_OF[move.kind] != s.stage:
        return _now(s)
    match move.kind:
        case "base" | "floor" | "extend":
            return _against_floor(s, move)
        case "camp":
            return _against_exchange(s, move)
        case "plan":
            glyph = action & 3
            if s.pile[glyph].sum():
                return None
            return Saying("menara-refusal-pile", "the {glyph} pile is empty", glyph=move.glyph), "E-2"
        case "column":
            return _against_column(s, move)
        case "move":
            return _against_move(s, move)
        case "shift":
            return _against_shift(s, move)
        case "swap camp":
            few = s.bag.sum() < CAMP_SIZE
            said = Saying("menara-refusal-bag", "fewer than six columns are in the bag")
            return (said, "E-U8") if few else None
        case "give up" | "stop":
            return _against_end(s, move)
    return None


def _now(s: Record) -> Objection:
    """What is to be decided instead."""
    if s.practice and s.stage == BUILD:
        return Saying("menara-refusal-practice-build", "you place columns now, without plan cards"), "E-U14"
    return _NOW[int(s.stage)]


def _against_end(s: Record, move: Move) -> Objection | None:
    """E-U14: a turn without plan cards ends with `stop`, after a column at least if one can be placed."""
    if move.kind == "give up":
        cards = Saying("menara-refusal-no-card", "there is no plan card to give up")
        return (cards, "E-U14") if s.practice else None
    if not s.practice:
        return Saying("menara-refusal-stop", "the plan card must be carried out or given up"), "E-3"
    if s.done or not list_columns(s, np.empty(MOST_ACTIONS, np.int64)):
        return None
    return Saying("menara-refusal-first-column", "place one column at least"), "E-U14"


def _against_exchange(s: Record, move: Move) -> Objection | None:
    if len(move.given) != len(move.taken):
        return Saying("menara-refusal-exchange", "as many columns go back as are taken"), "E-1"
    for color, number in Counter(move.given).items():
        held = int(s.hand[s.turn][COLOR_NAMES.index(color)])
        if not held:
            return Saying("menara-refusal-hand-none", "you have no {color}", color=color), "E-1"
        if held < number:
            return Saying("menara-refusal-hand-few", "you have {held} {color}", held=held, color=color), "E-1"
    for color, number in Counter(move.taken).items():
        held = int(s.camp[COLOR_NAMES.index(color)])
        if not held:
            return Saying("menara-refusal-camp-none", "the camp has no {color}", color=color), "E-1"
        if held < number:
            return Saying("menara-refusal-camp-few", "the camp has {held} {color}", held=held, color=color), "E-1"
    return None


def _against_task(s: Record, *tasks: Task) -> Objection | None:
    task = Task(task_of(s))
    if task in tasks:
        return None
    if s.card < 0:
        return _now(s)
    return Saying("menara-refusal-card", "the card says {card}", card=card_text(int(s.card))), _TASK_CLAUSE[task]


def _against_base(s: Record, floor: int, base: int, color: int) -> Objection | None:
    """Whether a base is there, free, and of the color."""
    name = f"{floor}.{base}"
    missing = Saying("menara-refusal-no-base", "there is no base {base} in the tower", base=name)
    if not (1 <= floor <= len(s.color) and 1 <= base <= len(s.color[0])) or s.tower.level[floor - 1] < 0:
        return missing, "E-3"
    found = int(s.color[floor - 1, base - 1])
    if found < 0:
        return missing, "E-3"
    if s.tower.column[floor - 1, base - 1]:
        return Saying("menara-refusal-taken", "a column stands on {base} already", base=name), "E-3"
    if found != color:
        other = "the base {base} is {color}"
        return Saying("menara-refusal-base-color", other, base=name, color=COLOR_NAMES[found]), "E-3"
    return None


def _against_column(s: Record, move: Move) -> Objection | None:
    color = COLOR_NAMES.index(move.color)
    against = _against_task(s, Task.PLACE_ANY, Task.PLACE_ONE_FLOOR, Task.FILL_FLOOR) or _against_base(
        s, move.floor, move.base, color
    )
    if against:
        return against
    if not s.hand[s.turn, color]:
        return Saying("menara-refusal-no-column", "you have no {color} column", color=move.color), "E-3"
    if s.target >= 0 and s.target != move.floor - 1:
        goes_on = "the card goes on on floor {floor}"
        return Saying("menara-refusal-target", goes_on, floor=int(s.target) + 1), _TASK_CLAUSE[Task(task_of(s))]
    return None


def _against_move(s: Record, move: Move) -> Objection | None:
    against = _against_task(s, Task.MOVE_COLUMNS_UP)
    if against:
        return against
    floor, base, name = move.floor - 1, move.base - 1, f"{move.floor}.{move.base}"
    if not (floor < len(s.color) and base < len(s.color[0])) or not s.tower.column[floor, base]:
        return Saying("menara-refusal-bare", "no column stands on {base}", base=name), "E-3c"
    if s.moved[floor, base]:
        return Saying("menara-refusal-moved", "the column on {base} was moved this turn", base=name), "E-3c"
    against = _against_base(s, move.to_floor, move.to_base, int(s.color[floor, base]))
    if against:
        return against
    if s.tower.level[move.to_floor - 1] <= s.tower.level[floor]:
        higher = "floor {to} is not on a higher level than floor {floor}"
        return Saying("menara-refusal-higher", higher, to=move.to_floor, floor=move.floor), "E-3c"
    return None


def fault_sentence(finding: Finding) -> Saying:
    """What is wrong with a placement, without a subject: `overlaps floor 4 by 3 mm`."""
    # Lengths are rounded up to tenths: a fault of 0 mm would sound like none.
    length = max(0.1, math.ceil(finding.millimeters * 10 - 1e-6) / 10)
    facts = {"floor": finding.floor + 1, "length": int(length) if length == int(length) else length}
    return {
        Fault.OVERLAPS: Saying("menara-refusal-overlaps", "overlaps floor {floor} by {length:g} mm", **facts),
        Fault.APART: Saying("menara-refusal-apart", "does not touch floor {floor}: {length:g} mm apart", **facts)
        if finding.floor >= 0
        else Saying("menara-refusal-apart-all", "does not touch the temple base: {length:g} mm apart", **facts),
        Fault.ONE_POINT: Saying(
            "menara-refusal-one-point", "touches the temple base at one point only, at floor {floor}", **facts
        ),
        Fault.ON_NOTHING: Saying("menara-refusal-on-nothing", "rests on no column"),
        Fault.BEYOND_BASE: Saying(
            "menara-refusal-beyond",
            "stands {length:g} mm beyond the outline of its base on floor {floor}",
            **facts,
        ),
        Fault.IN_THE_WAY: Saying(
            "menara-refusal-in-the-way", "runs {length:g} mm into a column on floor {floor}", **facts
        ),
        Fault.NO_BASE: Saying("menara-refusal-no-such-base", "has no such base on floor {floor}", **facts),
    }[finding.fault]


def _found(finding: Finding, clause: str) -> Objection | None:
    if finding.fault == Fault.NONE:
        return None
    return fault_sentence(finding), "E-F3" if finding.fault == Fault.ON_NOTHING else clause


def _against_floor(s: Record, move: Move) -> Objection | None:
    """E-S2, E-F2, E-F3: a floor of the base, a new floor on columns, or an extension."""
    box, side = box_of(s.tables), SIDES.index(move.side)
    tower = copy_tower(s.tower)
    if move.kind == "base":
        floor = move.floor - 1
        if floor >= len(s.taken) or not s.taken[floor]:
            lay = "floor {floor} is not one of the floors to lay"
            return Saying("menara-refusal-not-to-lay", lay, floor=move.floor), "E-S2"
    else:
        floor = due_floor(s)
        if not allows_side(s, side):
            rim = Rim(s.card % len(Rim)).name.lower()
            return Saying(
                "menara-refusal-rim", "the card's rim is {side}: that side must face up", side=rim
            ), "E-F2"
    lay_floor(tower, floor, side, 0, *move.pose)
    if move.kind == "floor":
        _, fault, other, length = resting_level(tower, floor, box.shapes, box.measures)
        return _found(Finding(Fault(fault), int(other), float(length)), "E-F3")
    finding = examine_floor(tower, floor, box)
    clause = "E-F3" if move.kind == "extend" else "E-S2" if finding.fault == Fault.OVERLAPS else "E-U6"
    return _found(finding, clause)


def _against_shift(s: Record, move: Move) -> Objection | None:
    """E-3e, E-U11: a floor that carries no other one, to another level, onto columns that are not its own."""
    against = _against_task(s, Task.MOVE_FLOOR)
    if against:
        return against
    floor, box = move.floor - 1, box_of(s.tables)
    if floor >= len(s.taken) or s.tower.level[floor] < 0:
        return Saying("menara-refusal-not-in-tower", "floor {floor} is not in the tower", floor=move.floor), "E-3e"
    if s.tower.level[floor] == 0:
        return Saying("menara-refusal-part", "floor {floor} is part of the temple base", floor=move.floor), "E-U11"
    if s.tower.level[floor] == move.level:
        there = "floor {floor} is on level {level} already"
        return Saying("menara-refusal-same-level", there, floor=move.floor, level=move.level), "E-3e"
    if move.level == 0:
        return Saying("menara-refusal-on-columns", "it must rest on columns"), "E-U11"
    carried = carried_floor(s.tower, floor, box.shapes, box.measures)
    if carried >= 0:
        return Saying("menara-refusal-carries", "its columns carry floor {floor}", floor=int(carried) + 1), "E-U11"
    tower = copy_tower(s.tower)
    lay_floor(tower, floor, int(tower.side[floor]), move.level, *move.pose)
    fault, other, length = level_fault(tower, floor, move.level, box.shapes, box.measures)
    if fault == Fault.ON_NOTHING:
        rests = "rests on no column of level {level}"
        return Saying("menara-refusal-no-column-below", rests, level=move.level - 1), "E-3e"
    return _found(Finding(Fault(fault), int(other), float(length)), "E-F3")
