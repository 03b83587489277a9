"""Menara in the terminal: a plan of each level, free bases by color, margins, and the poses offered.

A plan is drawn from above, one character for 8 mm across and 16 mm up. Columns are capital letters on their base,
free bases small ones: y yellow, r red, k black, w white, b blue, as in moves, whatever the language.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from vihara.core.compiled import Record
from vihara.core.drawing import Say, fold, pad, width
from vihara.core.record import OVER, View
from vihara.core.saying import Saying
from vihara.games.menara import actions
from vihara.games.menara.boxes import box_of
from vihara.games.menara.building import due_floor
from vihara.games.menara.choices import MOST_ACTIONS, legal
from vihara.games.menara.components import BASES, FLOORS, Box, Task
from vihara.games.menara.lifting import copy_without
from vihara.games.menara.moves import move_of
from vihara.games.menara.notation import name
from vihara.games.menara.rules import levels
from vihara.games.menara.state import BUILD, GLYPHS, NEW_FLOOR, SHOWN, card_facts, glyph_name
from vihara.games.menara.tower.balance import SURE, Balance, tilt_margin, weigh
from vihara.games.menara.tower.geometry import (
    base_place,
    bearing_columns,
    clearance,
    copy_tower,
    covering_floor,
    lay_floor,
    set_column,
    take_column,
)
from vihara.games.menara.tower.placement import resting_level
from vihara.games.menara.words import COLOR_NAMES, SIDES

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


def columns(counts: Any, say: Say = str) -> str:
    """How many columns of each color."""
    shown = []
    for c, color in enumerate(COLOR_NAMES):
        if counts[c]:
            facts = {"letter": column(c), "color": color, "number": int(counts[c])}
            shown.append(say(Saying("menara-picture-columns", "{letter}{color}×{number}", **facts)))
    return "  ".join(shown) or f"[dim]{say(Saying('menara-picture-no-columns', 'none'))}[/]"


def card_saying(card: int) -> Saying:
    """What a plan card says, in English shortly; `card` is its rim."""
    task, count, rim = card_facts(card)
    facts = {"card": rim.name.lower(), **({"count": int(count)} if count else {})}
    match task:
        case Task.PLACE_ANY:
            return Saying("menara-picture-card-place", "place {count} {card}", **facts)
        case Task.PLACE_ONE_FLOOR:
            return Saying("menara-picture-card-floor", "floor {count} {card}", **facts)
        case Task.MOVE_COLUMNS_UP:
            return Saying("menara-picture-card-move", "move {count} {card}", **facts)
        case Task.FILL_FLOOR:
            return Saying("menara-picture-card-fill", "fill {card}", **facts)
        case Task.MOVE_FLOOR:
            return Saying("menara-picture-card-shift", "shift {card}", **facts)


def cards(counts: Any, say: Say = str) -> str:
    """Plan cards by what they say."""
    shown = [
        say(card_saying(int(card))) + (f" ×{counts[card]}" if counts[card] > 1 else "")
        for card in np.flatnonzero(counts)
    ]
    return ", ".join(shown) or say(Saying("menara-picture-no-cards", "none"))


def _side(side: int, say: Say) -> str:
    return say(Saying("menara-picture-side", "{side}", side=SIDES[side]))


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
            carries = 2 if capacity is None else int(capacity[floor, base])
            unsafe = f"[red]!{carries}[/]" if carries < 2 else ""
            shown.append(f"{base + 1}{column(color, free=True)}{'^' if above else ''}{unsafe}")
    return " ".join(shown)


def offers(view: View, box: Box, say: Say = str) -> list[str]:
    """The poses offered for a floor, and where columns may be moved to, with their margins (E-U9: both of them),
    best first, numbered as in the list of moves.
    """
    s = view[0]
    found = np.empty(MOST_ACTIONS, np.int64)
    offered = [int(action) for action in found[: legal(view, 0, found)]]
    numbers = {text: n for n, text in enumerate(sorted(name(view, action) for action in offered), start=1)}
    rows = []
    for action in offered:
        move = move_of(action)
        if move.kind == "move" and s.gauge == SHOWN:
            margin, out = _margin_of_move(s, action, box), _margin_without(s, action, box)
            facts = {"level": int(s.tower.level[move.to_floor - 1]), "margin": _tenths(margin)}
            where = Saying("menara-picture-moved", "level {level}, margin {margin:.1f}°", **facts)
            text = name(view, action)
            line = f"  [dim]{numbers[text]:>3}[/] {text:<28} {say(where)}, {say(_while_out(out))}"
            rows.append((0, min(margin, out), line))
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
        margin = out = tilt_margin(tower, box.shapes, box.measures)[0] if s.gauge == SHOWN else 0.0
        if s.gauge != SHOWN:
            where = _seen(level, bearing)
        elif level:
            facts = {"level": level, "columns": bearing, "margin": _tenths(margin)}
            where = Saying(
                "menara-picture-offer", "level {level} on {columns} columns, margin {margin:.1f}°", **facts
            )
        else:
            extends = "temple base: one level more is required, margin {margin:.1f}°"
            where = Saying("menara-picture-offer-base", extends, margin=_tenths(margin))
        text = name(view, action)
        line = f"  [dim]{numbers[text]:>3}[/] {text:<28} {say(where)}"
        if move.kind == "shift" and s.gauge == SHOWN:
            out = _margin_without(s, action, box)
            line += f", {say(_while_out(out))}"
        rows.append((level, min(margin, out), line))
    rows.sort(key=lambda row: (-row[0], -row[1]))
    return [line for _, _, line in rows[:POSES]]


def _margin_of_move(s: Record, action: int, box: Box) -> float:
    """The margin of the tower with a column at its new place (E-3c)."""
    base, to_floor, to_base = actions.move_of(action)
    tower = copy_tower(s.tower)
    take_column(tower, actions.floor_of(action), base)
    set_column(tower, to_floor, to_base, 0, 0)
    return float(tilt_margin(tower, box.shapes, box.measures)[0])


def _margin_without(s: Record, action: int, box: Box) -> float:
    """The margin of the tower while the piece that is moved is out (E-U9)."""
    return float(tilt_margin(copy_without(s.tower, action), box.shapes, box.measures)[0])


def _while_out(margin: float) -> Saying:
    """E-U9: how the tower stands while a piece is out."""
    return Saying("menara-picture-out", "{margin:.1f}° while it is out", margin=_tenths(margin))


def _tenths(margin: float) -> float:
    """A margin as it is told; a tower that would fall has none."""
    return round(max(0.0, float(margin)), 1)


def _seen(level: int, columns: int) -> Saying:
    """E-U14: where a floor would lie, without a margin."""
    if not level:
        return Saying("menara-picture-base", "temple base")
    return Saying("menara-picture-seen", "level {level} on {columns} columns", level=level, columns=columns)


def picture(view: View, say: Say = str) -> str:
    """The whole table: the tower level by level from the top, then columns, cards and what is to be done."""
    s = view[0]
    box = box_of(s.tables)
    balance = weigh(s.tower, box) if s.gauge == SHOWN else None
    lines = tower(s, box, balance and balance.capacity, say)
    lines.append(_height(s, balance, say))
    lines += _supplies(s, say)
    if s.card >= 0:
        facts = {"task": f"[bold]{say(card_saying(int(s.card)))}[/]", "glyph": glyph_name(s.glyph)}
        done = Saying("menara-picture-done", "done {done}", done=int(s.done))
        if s.target >= 0:
            on = {"done": int(s.done), "floor": int(s.target) + 1}
            done = Saying("menara-picture-done-on", "done {done} on floor {floor}", **on)
        lines.append(f"  {say(Saying('menara-picture-card', 'card {task} ({glyph})', **facts))}   {say(done)}")
    if s.stage == NEW_FLOOR:
        due = due_floor(s)
        facts = {"floor": f"[bold]{due + 1}[/]", "faces": faces(due, box, say)}
        lines.append(f"  {say(Saying('menara-picture-new-floor', 'new floor {floor}: {faces}', **facts))}")
    if s.stage in (NEW_FLOOR, BUILD):
        lines += offers(view, box, say)
    return "\n".join(lines)


def tower(s: Record, box: Box, capacity: Any, say: Say) -> list[str]:
    """Each level from the top: its floors with their poses and bases, and its plan."""
    names = [say(Saying("menara-picture-floor", "floor {floor}", floor=floor + 1)) for floor in range(FLOORS)]
    sides = [_side(side, say) for side in range(len(SIDES))]
    lines: list[str] = []
    for level in range(levels(s), -1, -1):
        floors = [floor for floor in range(FLOORS) if s.tower.level[floor] == level]
        if not floors:
            continue
        if level:
            title = say(Saying("menara-picture-level", "level {level}", level=level))
        else:
            title = say(Saying("menara-picture-base", "temple base"))
        lines.append(f"[bold]{title}[/]")
        for floor in floors:
            pose = " ".join(str(n) for n in s.tower.pose[floor])
            at = say(Saying("menara-picture-at", "at {pose}", pose=f"{pose:<13}"))
            side = pad(sides[s.tower.side[floor]], max(map(width, sides)))
            lines.append(
                f"  {pad(names[floor], max(map(width, names)))} {side} {at} {bases(s, floor, box, capacity)}"
            )
        lines += [f"    {line}" for line in plan(s, level, box)]
    return lines


def _height(s: Record, balance: Balance | None, say: Say) -> str:
    """How high the tower is and must be, and how safely it stands, unless that is hidden."""
    facts = {"levels": f"[bold]{levels(s)}[/]", "required": f"[bold]{s.required}[/]"}
    height = Saying("menara-picture-height", "height {levels} of {required} levels", **facts)
    if s.practice:
        height = Saying("menara-picture-height-only", "height {levels} levels", levels=facts["levels"])
    if balance is None:
        return say(height)
    margin, direction = balance.margin, int(balance.direction)
    safe = round(max(0.0, float(margin)), 1)
    tilt = Saying("menara-picture-tilt", "the table could tilt by {margin:.1f}°", margin=safe)
    if direction >= 0:
        towards = "the table could tilt by {margin:.1f}°, would go towards {direction}°"
        tilt = Saying("menara-picture-tilt-towards", towards, margin=safe, direction=direction)
    doubt = "" if margin >= SURE else f"  [bold red]{say(Saying('menara-picture-doubt', 'in doubt'))}[/]"
    return f"{say(height)}   {say(tilt)}{doubt}"


def _supplies(s: Record, say: Say) -> list[str]:
    """The columns of the players and of the camp, the piles, and the cards that were fulfilled."""
    seats = [say(Saying("menara-picture-seat", "seat {seat}", seat=seat + 1)) for seat in range(int(s.seats))]
    camp = say(Saying("menara-picture-camp", "camp"))
    column = max(map(width, [*seats, camp]))
    lines = []
    for seat, title in enumerate(seats):
        mark = "[bold]▸[/]" if seat == s.turn and s.to_act != OVER else " "
        lines.append(f"{mark} {pad(title, column)}  {columns(s.hand[seat], say)}")
    lines.append(f"  {pad(camp, column)}  {columns(s.camp, say)}")
    bag = Saying("menara-picture-bag", "bag {number}", number=int(s.bag.sum()))
    quarry = Saying("menara-picture-quarry", "quarry {number}", number=int(s.quarry.sum()))
    if s.practice:
        return [*lines, f"  {say(bag)}   {say(quarry)}"]
    piles = [
        say(Saying("menara-picture-pile", "{glyph} {number}", glyph=glyph_name(g), number=int(s.pile[g].sum())))
        for g in range(GLYPHS)
    ]
    plans = Saying("menara-picture-plans", "plan cards: {piles}", piles="   ".join(piles))
    lines.append(f"  {say(bag)}   {say(quarry)}   {say(plans)}")
    return [*lines, fold(_fulfilled(s, say), _fulfilled(s, str), 4)]


def _fulfilled(s: Record, say: Say) -> str:
    done = cards(s.discard.sum(axis=0), say)
    return f"  [dim]{say(Saying('menara-picture-fulfilled', 'fulfilled: {done}', done=done))}[/]"


def faces(floor: int, box: Box, say: Say = str) -> str:
    """Both sides of a floor with the colors of their bases."""
    return "   ".join(
        f"{_side(side, say)} " + "".join(column(base.color, free=True) for base in box.floors[floor].bases[side])
        for side in range(len(SIDES))
    )
