"""What a table shows of Menara beyond the record: places in millimeters, margins, and what a move would do.

Lengths are millimeters, angles degrees counter-clockwise from the x axis; z is the height above the table. Floors
and bases count from 1, and a base is named as in moves: `7.2`. Everything is plain JSON. README.md has the forms.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

import numpy as np

from vihara.core.compiled import Record
from vihara.core.record import View, copy
from vihara.games.menara import rules
from vihara.games.menara.balance import MANY, SURE, capacities, tilt_margin
from vihara.games.menara.boxes import Key, box_of, key_in
from vihara.games.menara.building import allows_side
from vihara.games.menara.components import BASES, FLOORS, Box
from vihara.games.menara.geometry import TOWER, bears, covering_floor, to_world
from vihara.games.menara.lifting import copy_without
from vihara.games.menara.moves import COLOR_NAMES, SIDES, TASK_WORDS, Move, card_text, move_of
from vihara.games.menara.outlook import NO, outlook
from vihara.games.menara.positions import ENDINGS, STAGES
from vihara.games.menara.rules import is_full, levels
from vihara.games.menara.state import CAMP, GLYPHS, LIFT, PLAN, SHOWN, card_facts, glyph_name

REMEMBERED: Final = 512
"""Towers whose balance is kept: all seats of a table ask for the same one."""


def _mm(length: float) -> float:
    """A length to the hundredth of a millimeter."""
    return round(float(length), 2)


def base_name(floor: int, base: int) -> str:
    """`7.2` for floor 6 and base 1, counted from 0."""
    return f"{floor + 1}.{base + 1}"


@lru_cache(maxsize=REMEMBERED)
def _tilt(tables: Key, tower: bytes) -> tuple[float, int]:
    box = box_of(tables)
    margin, direction = tilt_margin(np.frombuffer(tower, TOWER)[0], box.shapes, box.measures)
    return float(margin), int(direction)


@lru_cache(maxsize=REMEMBERED)
def _capacity(tables: Key, tower: bytes) -> tuple[tuple[int, ...], ...]:
    box = box_of(tables)
    found = np.empty((FLOORS, BASES), np.int8)
    capacities(np.frombuffer(tower, TOWER)[0], box.shapes, box.measures, found)
    return tuple(tuple(row) for row in found.tolist())


def _balance(tables: Key, tower: Record) -> dict[str, Any]:
    """How well a tower stands, by the statics alone (E-U7)."""
    margin, direction = _tilt(tables, tower.tobytes())
    verdict = "falls" if margin < 0 else "stands" if margin >= SURE else "doubtful"
    return {
        "verdict": verdict,
        "margin": round(max(0.0, margin), 2),
        "direction": direction if direction >= 0 else None,
    }


def _counts(counts: Any) -> dict[str, int]:
    """Columns by color."""
    return {color: int(number) for color, number in zip(COLOR_NAMES, counts, strict=True)}


def _cards(counts: Any) -> list[dict[str, Any]]:
    """Plan cards by what they say."""
    return [{"card": card_text(int(card)), "number": int(counts[card])} for card in np.flatnonzero(counts)]


def _able(s: Record, glyph: int) -> int:
    """How many cards of a pile the seat whose turn it is could fulfill with its columns, as far as one knows."""
    cards = np.flatnonzero(s.pile[glyph]).tolist() if s.stage in (CAMP, PLAN) else []
    return sum(int(s.pile[glyph, card]) for card in cards if outlook(s, card).able != NO)


def _card(s: Record) -> dict[str, Any] | None:
    """The open plan card and how far it is carried out."""
    if s.card < 0:
        return None
    task, count, rim = card_facts(int(s.card))
    return {
        "card": card_text(int(s.card)),
        "glyph": glyph_name(s.glyph),
        "task": TASK_WORDS[task],
        "count": count,
        "rim": rim.name.lower(),
        "done": int(s.done),
        "floor": int(s.target) + 1 if s.target >= 0 else None,
        "extended": bool(s.extended),
        "outlook": outlook(s, int(s.card), int(s.done)).told(),
    }


# -- Pieces ---------------------------------------------------------------------------------------------------


def sizes(box: Box) -> dict[str, float]:
    """What all pieces have in common."""
    matter = box.matter
    return {
        "thickness": matter.floor_thickness,
        "column_radius": matter.column_radius,
        "column_height": matter.column_height,
        "base_radius": matter.base_radius,
        "level": matter.level_height,
    }


@lru_cache(maxsize=REMEMBERED)
def face(floor: int, side: int, tables: Key) -> dict[str, Any]:
    """One side of a floor in its own frame: the outline, counter-clockwise, and its bases. Not to be changed."""
    shape = box_of(tables).shapes[floor, side]
    return {
        "outline": [[_mm(x), _mm(y)] for x, y in shape.outline[: int(shape.corners)].tolist()],
        "bases": [
            {"base": base_name(floor, base), "color": COLOR_NAMES[color], "at": [_mm(x), _mm(y)]}
            for base, (color, (x, y)) in enumerate(
                zip(shape.color[: int(shape.base_count)].tolist(), shape.base_at.tolist(), strict=False)
            )
        ],
    }


def _pose(tower: Record, floor: int, box: Box) -> dict[str, Any]:
    """Where a floor of the tower lies; z is its underside."""
    level = int(tower.level[floor])
    x, y, angle = tower.pose[floor].tolist()
    return {
        "floor": floor + 1,
        "level": level,
        "side": SIDES[tower.side[floor]],
        "x": x,
        "y": y,
        "angle": angle,
        "z": _mm(level * box.matter.level_height),
    }


def _bearing(tower: Record, floor: int, box: Box) -> list[str]:
    """The columns a floor rests on, by their bases."""
    below, columns = int(tower.level[floor]) - 1, tower.column.tolist()
    return [
        base_name(lower, base)
        for lower, level in enumerate(tower.level.tolist())
        if level == below >= 0
        for base in range(BASES)
        if columns[lower][base]
        if bears(tower, lower, base, floor, box.shapes, box.measures)
    ]


def _bases(
    tower: Record, floor: int, tables: Key, moved: Any, capacity: tuple[int, ...] | None
) -> list[dict[str, Any]]:
    """The bases of a floor on the table, with their columns; z is the floor's upper side."""
    box = box_of(tables)
    radius = box.matter.column_radius
    bases = face(floor, int(tower.side[floor]), tables)["bases"]
    places = box.shapes[floor, tower.side[floor]].base_at.tolist()
    columns, offsets = tower.column[floor].tolist(), tower.offset[floor].tolist()
    z = _mm(int(tower.level[floor]) * box.matter.level_height + box.matter.floor_thickness)
    found = []
    for base, known in enumerate(bases):
        x, y = to_world(tower, floor, *places[base])
        above = int(covering_floor(tower, floor, base, radius, box.shapes))
        entry: dict[str, Any] = known | {
            "x": _mm(x),
            "y": _mm(y),
            "z": z,
            "under": above + 1 if above >= 0 else None,
            "column": None,
            "carries": None,
        }
        if columns[base]:
            dx, dy = offsets[base]
            cx, cy = to_world(tower, floor, places[base][0] + dx / 10, places[base][1] + dy / 10)
            entry["column"] = {"x": _mm(cx), "y": _mm(cy), "moved": bool(moved[base])}
        elif capacity is not None:
            entry["carries"] = capacity[base]
        found.append(entry)
    return found


@lru_cache(maxsize=REMEMBERED // 8)
def _floors(tables: Key, tower: bytes, moved: bytes, gauge: int) -> list[dict[str, Any]]:
    """The floors of the tower with all on them; not to be changed. E-U14: what a base carries is a margin, too."""
    box, t = box_of(tables), np.frombuffer(tower, TOWER)[0]
    capacity = _capacity(tables, tower) if gauge == SHOWN else None
    columns_moved = np.frombuffer(moved, np.int8).reshape(FLOORS, BASES)
    return [
        _pose(t, floor, box)
        | {"name": box.floors[floor].name, "outline": face(floor, int(t.side[floor]), tables)["outline"]}
        | {"bears": _bearing(t, floor, box)}
        | {"bases": _bases(t, floor, tables, columns_moved[floor], capacity[floor] if capacity else None)}
        for floor in np.flatnonzero(t.level >= 0).tolist()
    ]


def _levels(s: Record) -> list[dict[str, Any]]:
    """What there is on each level, from the temple base up."""
    found = []
    of_floor, column, color = s.tower.level.tolist(), s.tower.column.tolist(), s.color.tolist()
    for level in range(levels(s) + 1):
        floors = [floor for floor in range(FLOORS) if of_floor[floor] == level]
        free = Counter(
            COLOR_NAMES[color[floor][base]]
            for floor in floors
            for base in range(BASES)
            if color[floor][base] >= 0 and not column[floor][base]
        )
        found.append(
            {
                "level": level,
                "floors": [floor + 1 for floor in floors],
                "columns": sum(sum(column[floor]) for floor in floors),
                "free": dict(free),
            }
        )
    return found


def _to_lay(s: Record, box: Box) -> list[dict[str, Any]]:
    """Floors out of the quarry that are not built in yet, with the sides the open card allows (E-F2)."""
    sides = [side for side in range(len(SIDES)) if s.card < 0 or allows_side(s, side)]
    return [
        {
            "floor": floor + 1,
            "name": box.floors[floor].name,
            "sides": [SIDES[side] for side in sides],
            **{SIDES[side]: face(floor, side, key_in(s)) for side in range(len(SIDES))},
        }
        for floor in np.flatnonzero(s.taken).tolist()
    ]


def figures(view: View) -> dict[str, Any]:
    """The table in figures: heights, margins, all pieces with their places, columns and cards around the tower."""
    s = view[0]
    box, tower = box_of(s.tables), s.tower
    which = key_in(s), tower.tobytes()
    height = int(levels(s))
    return {
        "scores": [height] * int(s.seats),
        "levels": height,
        "required": int(s.required),
        "stage": STAGES[int(s.stage)],
        "ending": ENDINGS[int(s.ending)] if s.ending else None,
        "turn": int(s.turn) + 1,
        "practice": bool(s.practice),
        "balance": _balance(which[0], tower) | {"sure": SURE, "many": MANY} if s.gauge == SHOWN else None,
        "summary": _levels(s),
        "sizes": sizes(box),
        "floors": _floors(*which, s.moved.tobytes(), int(s.gauge)),
        "to_lay": _to_lay(s, box),
        "quarry": int(s.quarry.sum()),
        "gone": [int(floor) + 1 for floor in np.flatnonzero(s.gone)],
        "hands": [_counts(s.hand[seat]) for seat in range(int(s.seats))],
        "full_hand": int(s.full_hand),
        "camp": _counts(s.camp),
        "bag": _counts(s.bag),
        "lost": _counts(s.lost),
        "card": _card(s),
        "piles": [
            {
                "glyph": glyph_name(glyph),
                "cards": int(s.pile[glyph].sum()),
                "able": _able(s, glyph),
                "left": _cards(s.pile[glyph]),
                "fulfilled": _cards(s.discard[glyph]),
                "joined": _cards(s.joined[glyph]),
            }
            for glyph in range(GLYPHS)
        ],
    }


# -- What a move would do -------------------------------------------------------------------------------------


def _placed(before: Record, move: Move) -> int:
    """The floor a decision lays or puts a column on, from 0."""
    if move.kind == "move":
        return move.to_floor - 1
    return move.floor - 1 if move.floor else int(before.taken.argmax())


def _free_bases(s: Record, floor: int) -> list[str]:
    return [
        base_name(floor, base)
        for base in range(BASES)
        if s.color[floor, base] >= 0 and not s.tower.column[floor, base]
    ]


def foresee(view: View, action: int) -> dict[str, Any]:
    """What an allowed decision would bring; for placements the tower as it would be, before tremor or nudge, and
    for a piece that is moved the tower without it (E-U9). E-U14: no margin where the gauge is hidden.
    """
    before = view[0]
    move = move_of(int(action))
    trial = copy(view)
    rules.apply(trial, 0, int(action))
    if trial[0].stage == LIFT:
        rules.set_again(trial[0], int(action))
    after = trial[0]
    told: dict[str, Any] = {"kind": move.kind, "required": int(after.required)}
    if move.kind == "camp":
        return told | {"hand": _counts(after.hand[before.turn]), "camp": _counts(after.camp)}
    if move.kind == "plan":
        return told | {"cards": _cards(before.pile[int(after.glyph)])}
    if move.kind in ("give up", "swap camp", "keep camp", "stop"):
        return told
    box, floor = box_of(before.tables), _placed(before, move)
    told |= {"levels": int(levels(after))}
    if before.gauge == SHOWN:
        tables = key_in(before)
        told |= _balance(tables, after.tower) | {"was": _balance(tables, before.tower)["margin"]}
        if move.kind in ("move", "shift"):
            told["out"] = _balance(tables, copy_without(before.tower, int(action)))
    pose = _pose(after.tower, floor, box)
    if move.kind in ("column", "move"):
        base = (move.to_base or move.base) - 1
        shape = box.shapes[floor, after.tower.side[floor]]
        x, y = to_world(after.tower, floor, *shape.base_at[base].tolist())
        z = pose["z"] + box.matter.floor_thickness
        above = int(covering_floor(after.tower, floor, base, box.matter.column_radius, box.shapes))
        return told | {
            "column": {"base": base_name(floor, base), "x": _mm(x), "y": _mm(y), "z": _mm(z)},
            "under": above + 1 if above >= 0 else None,
            "fills": floor + 1 if is_full(after, floor) else None,
            "free": _free_bases(after, floor),
        }
    corners = face(floor, int(after.tower.side[floor]), key_in(after))["outline"]
    told |= {
        "pose": pose,
        "outline": [[_mm(v) for v in to_world(after.tower, floor, *corner)] for corner in corners],
        "bears": _bearing(after.tower, floor, box),
        "free": _free_bases(after, floor),
    }
    if move.kind == "extend" and not before.practice:
        told["required"] = int(before.required) + 1
    return told
