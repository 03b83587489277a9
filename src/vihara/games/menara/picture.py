"""Menara in the terminal: a plan of each level, free bases by color, margins, and the poses offered.

A plan is drawn from above, one character for 8 mm across and 16 mm up. Columns are capital letters on their base,
free bases small ones: y yellow, r red, k black, w white, b blue.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from vihara.core.compiled import Record
from vihara.core.record import OVER, View
from vihara.games.menara.balance import SURE, tilt_margin, weigh
from vihara.games.menara.boxes import box_of
from vihara.games.menara.building import due_floor
from vihara.games.menara.choices import MOST_ACTIONS, legal
from vihara.games.menara.components import BASES, FLOORS, Box
from vihara.games.menara.geometry import (
    base_place,
    bearing_columns,
    clearance,
    copy_tower,
    covering_floor,
    lay_floor,
)
from vihara.games.menara.moves import COLOR_NAMES, SIDES, card_text, move_of
from vihara.games.menara.notation import name
from vihara.games.menara.placement import resting_level
from vihara.games.menara.rules import levels
from vihara.games.menara.state import BUILD, GLYPHS, NEW_FLOOR, glyph_name

LETTERS: Final = "yrkwb"
"""A letter beside each color, so that color is never alone; k is black."""
_STYLES = ("yellow", "red", "bright_black", "white", "blue")
_FLOORS = (".", ":", "'", ",", ";", "`")
"""Fillings, so that floors side by side can be told apart."""
ACROSS: Final = 8
UP: Final = 16
POSES: Final = 16
"""Poses whose margins are shown at most."""


def column(color: int, *, free: bool = False) -> str:
    """A column as a capital letter, a free base as a small one."""
    letter = LETTERS[color] if free else LETTERS[color].upper()
    return f"[{_STYLES[color]}]{letter}[/]" if free else f"[bold {_STYLES[color]}]{letter}[/]"


def columns(counts: Any) -> str:
    """How many columns of each color."""
    shown = [f"{column(c)}{COLOR_NAMES[c]}×{counts[c]}" for c in range(len(COLOR_NAMES)) if counts[c]]
    return "  ".join(shown) or "[dim]none[/]"


def cards(counts: Any) -> str:
    """Plan cards by what they say."""
    shown = [
        card_text(int(card)) + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in np.flatnonzero(counts)
    ]
    return ", ".join(shown) or "none"


def plan(s: Record, level: int, box: Box) -> list[str]:
    """The floors of a level from above, with their columns and free bases."""
    tower = s.tower
    floors = [floor for floor in range(FLOORS) if tower.level[floor] == level]
    reach = [float(box.shapes[floor, tower.side[floor]].reach) for floor in floors]
    left = min(tower.pose[f, 0] - r for f, r in zip(floors, reach, strict=True))
    right = max(tower.pose[f, 0] + r for f, r in zip(floors, reach, strict=True))
    low = min(tower.pose[f, 1] - r for f, r in zip(floors, reach, strict=True))
    high = max(tower.pose[f, 1] + r for f, r in zip(floors, reach, strict=True))
    width, height = math.ceil((right - left) / ACROSS) + 1, math.ceil((high - low) / UP) + 1
    cells = [[" "] * width for _ in range(height)]

    def cell(x: float, y: float) -> tuple[int, int]:
        return min(height - 1, max(0, round((high - y) / UP))), min(width - 1, max(0, round((x - left) / ACROSS)))

    for place, floor in enumerate(floors):
        for row in range(height):
            for at in range(width):
                if clearance(tower, floor, left + at * ACROSS, high - row * UP, box.shapes) > 0:
                    cells[row][at] = f"[dim]{_FLOORS[place % len(_FLOORS)]}[/]"
        row, at = cell(float(tower.pose[floor, 0]), float(tower.pose[floor, 1]))
        for k, digit in enumerate(str(floor + 1)):
            cells[row][min(width - 1, at + k)] = f"[reverse]{digit}[/]"
    for floor in floors:
        for base in range(BASES):
            color = int(s.color[floor, base])
            if color >= 0:
                row, at = cell(*base_place(tower, floor, base, box.shapes))
                cells[row][at] = column(color, free=not tower.column[floor, base])
    return [line for line in ("".join(row).rstrip() for row in cells) if line]


def bases(s: Record, floor: int, box: Box, capacity: Any) -> str:
    """The bases of a floor: a column, or a free base with what it can still carry; `^` below another floor."""
    shown = []
    for base in range(BASES):
        color = int(s.color[floor, base])
        if color < 0:
            continue
        above = covering_floor(s.tower, floor, base, box.matter.column_radius, box.shapes) >= 0
        if s.tower.column[floor, base]:
            shown.append(f"{base + 1}{column(color)}{'^' if above else ''}")
        else:
            carries = int(capacity[floor, base])
            unsafe = f"[red]!{carries}[/]" if carries < 2 else ""
            shown.append(f"{base + 1}{column(color, free=True)}{'^' if above else ''}{unsafe}")
    return " ".join(shown)


def offers(view: View, box: Box) -> list[str]:
    """The poses offered for a floor with their margins, best first, numbered as in the list of moves."""
    s = view[0]
    found = np.empty(MOST_ACTIONS, np.int64)
    actions = [int(action) for action in found[: legal(view, 0, found)]]
    numbers = {text: n for n, text in enumerate(sorted(name(view, action) for action in actions), start=1)}
    rows = []
    for action in actions:
        move = move_of(action)
        if move.kind not in ("floor", "extend", "shift"):
            continue
        tower = copy_tower(s.tower)
        floor = move.floor - 1 if move.floor else due_floor(s)
        side = SIDES.index(move.side) if move.side else int(tower.side[floor])
        level = move.level
        lay_floor(tower, floor, side, level, *move.pose)
        if move.kind == "floor":
            level = int(resting_level(tower, floor, box.shapes, box.measures)[0])
            tower.level[floor] = level
        bearing = int(bearing_columns(tower, floor, box.shapes, box.measures)) if level else 0
        margin, _ = tilt_margin(tower, box.shapes, box.measures)
        where = f"level {level} on {bearing} columns" if level else "temple base: one level more is required"
        text = name(view, action)
        rows.append((level, margin, f"  [dim]{numbers[text]:>3}[/] {text:<28} {where}, margin {margin:.1f}°"))
    rows.sort(key=lambda row: (-row[0], -row[1]))
    return [line for _, _, line in rows[:POSES]]


def picture(view: View) -> str:
    """The whole table: the tower level by level from the top, then columns, cards and what is to be done."""
    s = view[0]
    box = box_of(int(s.tables))
    lines: list[str] = []
    balance = weigh(s.tower, box)
    for level in range(levels(s), -1, -1):
        floors = [floor for floor in range(FLOORS) if s.tower.level[floor] == level]
        if not floors:
            continue
        lines.append(f"[bold]{f'level {level}' if level else 'temple base'}[/]")
        for floor in floors:
            pose = " ".join(str(n) for n in s.tower.pose[floor])
            side = SIDES[s.tower.side[floor]]
            lines.append(
                f"  floor {floor + 1:<2} {side:<5} at {pose:<13} {bases(s, floor, box, balance.capacity)}"
            )
        lines += [f"    {line}" for line in plan(s, level, box)]
    goes = f", would go towards {balance.direction}°" if balance.direction >= 0 else ""
    doubt = "" if balance.margin >= SURE else "  [bold red]in doubt[/]"
    lines.append(
        f"height [bold]{levels(s)}[/] of [bold]{s.required}[/] levels   "
        f"the table could tilt by {max(0.0, balance.margin):.1f}°{goes}{doubt}"
    )
    for seat in range(int(s.seats)):
        mark = "[bold]▸[/]" if seat == s.turn and s.to_act != OVER else " "
        lines.append(f"{mark} seat {seat + 1}  {columns(s.hand[seat])}")
    lines.append(f"  camp    {columns(s.camp)}")
    piles = "   ".join(f"{glyph_name(g)} {int(s.pile[g].sum())}" for g in range(GLYPHS))
    lines.append(f"  bag {int(s.bag.sum())}   quarry {int(s.quarry.sum())}   plan cards: {piles}")
    lines.append(f"  [dim]fulfilled: {cards(s.discard.sum(axis=0))}[/]")
    if s.card >= 0:
        target = f" on floor {s.target + 1}" if s.target >= 0 else ""
        lines.append(f"  card [bold]{card_text(int(s.card))}[/] ({glyph_name(s.glyph)})   done {s.done}{target}")
    if s.stage == NEW_FLOOR:
        lines.append(f"  new floor [bold]{due_floor(s) + 1}[/]: {faces(due_floor(s), box)}")
    if s.stage in (NEW_FLOOR, BUILD):
        lines += offers(view, box)
    return "\n".join(lines)


def faces(floor: int, box: Box) -> str:
    """Both sides of a floor with the colors of their bases."""
    return "   ".join(
        f"{SIDES[side]} " + "".join(column(base.color, free=True) for base in box.floors[floor].bases[side])
        for side in range(len(SIDES))
    )
