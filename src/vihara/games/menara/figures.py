"""What a table shows of Menara beyond the record: places in millimeters, margins, and what a move would do.

Lengths are millimeters, angles degrees counter-clockwise from the x axis; z is the height above the table. `words`
has the forms.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from vihara.core.boundary import alive
from vihara.core.compiled import Record, rules
from vihara.core.words import Many, dtype_of, more, put
from vihara.games.menara import actions as act
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import allows_side, due_floor
from vihara.games.menara.components import BASES, FLOORS, Array, Side
from vihara.games.menara.lifting import tower_without
from vihara.games.menara.outlook import outlook
from vihara.games.menara.questions import capacities, tilt
from vihara.games.menara.rules import COUNTS, TASKS, apply, is_full, levels, set_again
from vihara.games.menara.state import CAMP, CARDS_OF_A_PILE, COLORS, GLYPHS, LIFT, PLAN, RUNNING, SHOWN
from vihara.games.menara.tower.balance import MANY, SURE
from vihara.games.menara.tower.geometry import bears, covering_floor, to_world
from vihara.games.menara.words import (
    DOUBTFUL,
    FALLS,
    NO,
    STANDS,
    Base,
    BaseName,
    CardCount,
    CardOutlook,
    Face,
    FaceBase,
    Figures,
    Floor,
    Foreseen,
    OpenCard,
    Pile,
    Point,
    Pose,
)

LIGHT, DARK = (int(side) for side in Side)
WEIGHED: Final = np.dtype(
    (np.record, [("margin", "f8"), ("direction", "i8"), ("capacity", "i1", (FLOORS, BASES))])
)
"""How well a tower stands: the tilt it survives and where it would go, columns that each base can still carry."""
OUTLOOK: Final = dtype_of(CardOutlook)

_SPLIT: Final = 134217729.0
"""2²⁷ + 1: parts a number into two halves, whose products are exact (Dekker)."""


@rules
def hundredths(length: float) -> int:
    """A number in hundredths, rounded as Python rounds: by its exact value, of two as near the even one."""
    product = length * 100.0
    high = _SPLIT * length
    high -= high - length
    error = (high * 100.0 - product) + (length - high) * 100.0
    below = math.floor(product)
    rest = (product - below - 0.5) + error
    if rest > 0.0 or (rest == 0.0 and below % 2 == 1):
        below += 1
    return int(below)


@rules
def verdict_of(margin: float) -> int:
    """What the statics alone say about a tower (E-U7)."""
    if margin < 0.0:
        return FALLS
    return STANDS if margin >= SURE else DOUBTFUL


@rules
def weigh(tower: Record, shapes: Array, measures: Array, out: Record) -> None:
    """How well a tower stands."""
    out.margin, out.direction = tilt(tower, shapes, measures)
    capacities(tower, shapes, measures, out.capacity)


@rules
def list_cards(counts: Array, cards: Many[CardCount]) -> None:
    """Plan cards by what they say."""
    for card in range(CARDS_OF_A_PILE):
        if counts[card] > 0:
            row = more(cards)
            row.card = card
            row.number = counts[card]


@rules
def show_pile(s: Record, glyph: int, pile: Pile) -> None:
    """What became of the plan cards of a glyph, and how many could be fulfilled with the columns at hand."""
    pile.glyph = glyph
    pile.cards = s.pile[glyph].sum()
    list_cards(s.pile[glyph], pile.left)
    list_cards(s.discard[glyph], pile.fulfilled)
    list_cards(s.joined[glyph], pile.joined)
    able = 0
    if s.stage == CAMP or s.stage == PLAN:
        looked = np.zeros(1, OUTLOOK)
        for card in range(CARDS_OF_A_PILE):
            if s.pile[glyph, card] > 0:
                looked[0].missing.number = 0
                outlook(s, card, 0, looked[0])
                if looked[0].able != NO:
                    able += int(s.pile[glyph, card])
    pile.able = able


@rules
def show_card(s: Record, card: OpenCard) -> None:
    """The open plan card and how far it is carried out."""
    card.given = True
    card.card = s.card
    card.glyph = s.glyph
    card.task = TASKS[int(s.card) // 3]
    card.count = COUNTS[int(s.card) // 3]
    card.rim = int(s.card) % 3
    card.done = s.done
    card.floor = s.target
    card.extended = s.extended == 1
    outlook(s, int(s.card), int(s.done), card.outlook)


# -- Pieces ---------------------------------------------------------------------------------------------------


@rules
def show_outline(shape: Record, outline: Many[Point]) -> None:
    """The corners of a side of a floor, in its own frame."""
    for corner in range(int(shape.corners)):
        outline.items[corner][0] = hundredths(shape.outline[corner, 0])
        outline.items[corner][1] = hundredths(shape.outline[corner, 1])
    outline.number = shape.corners


@rules
def show_base(shape: Record, floor: int, base: int, row: FaceBase) -> None:
    """A base of a side of a floor, in the floor's own frame."""
    row.base_ = floor * BASES + base
    row.color = shape.color[base]
    row.at[0] = hundredths(shape.base_at[base, 0])
    row.at[1] = hundredths(shape.base_at[base, 1])


@rules
def show_face(shapes: Array, floor: int, side: int, face: Face) -> None:
    """One side of a floor in its own frame: the outline, counter-clockwise, and its bases."""
    shape = shapes[floor, side]
    show_outline(shape, face.outline)
    for base in range(int(shape.base_count)):
        show_base(shape, floor, base, more(face.bases))


@rules
def show_pose(tower: Record, floor: int, measures: Array, pose: Pose) -> None:
    """Where a floor of the tower lies; z is its underside."""
    pose.floor = floor
    pose.level = tower.level[floor]
    pose.side = tower.side[floor]
    pose.x = tower.pose[floor, 0]
    pose.y = tower.pose[floor, 1]
    pose.angle = tower.pose[floor, 2]
    pose.z = hundredths(int(tower.level[floor]) * measures[0].level)


@rules
def list_bearing(tower: Record, floor: int, shapes: Array, measures: Array, names: Many[BaseName]) -> None:
    """The columns a floor rests on, by their bases."""
    for lower in range(FLOORS):
        if tower.level[lower] >= 0 and tower.level[lower] == tower.level[floor] - 1:
            for base in range(BASES):
                if bears(tower, lower, base, floor, shapes, measures):
                    put(names, lower * BASES + base)


@rules
def list_free(s: Record, floor: int, names: Many[BaseName]) -> None:
    """The free bases of a floor."""
    for base in range(BASES):
        if s.color[floor, base] >= 0 and s.tower.column[floor, base] == 0:
            put(names, floor * BASES + base)


@rules
def show_base_in_tower(
    s: Record, floor: int, base: int, shapes: Array, measures: Array, weighed: Record, row: Base
) -> None:
    """A base of a floor on the table, with its column; z is the floor's upper side. E-U14: what it carries is a
    margin, too.
    """
    tower = s.tower
    shape = shapes[floor, tower.side[floor]]
    show_base(shape, floor, base, row)
    x, y = to_world(tower, floor, shape.base_at[base, 0], shape.base_at[base, 1])
    row.x = hundredths(x)
    row.y = hundredths(y)
    row.z = hundredths(int(tower.level[floor]) * measures[0].level + measures[0].thickness)
    row.under = covering_floor(tower, floor, base, measures[0].radius, shapes)
    row.carries = -1
    if tower.column[floor, base] == 1:
        dx, dy = tower.offset[floor, base, 0] / 10.0, tower.offset[floor, base, 1] / 10.0
        x, y = to_world(tower, floor, shape.base_at[base, 0] + dx, shape.base_at[base, 1] + dy)
        row.column.given = True
        row.column.x = hundredths(x)
        row.column.y = hundredths(y)
        row.column.moved = s.moved[floor, base] == 1
    elif s.gauge == SHOWN:
        row.carries = weighed.capacity[floor, base]


@rules
def show_floor(s: Record, floor: int, shapes: Array, measures: Array, weighed: Record, row: Floor) -> None:
    """A floor of the tower with all on it."""
    shape = shapes[floor, s.tower.side[floor]]
    show_pose(s.tower, floor, measures, row)
    show_outline(shape, row.outline)
    list_bearing(s.tower, floor, shapes, measures, row.bears)
    for base in range(int(shape.base_count)):
        show_base_in_tower(s, floor, base, shapes, measures, weighed, more(row.bases))


@rules
def show_tower(s: Record, shapes: Array, measures: Array, weighed: Record, f: Figures) -> None:
    """What there is on each level, from the temple base up; the floors with all on them; those still to lay."""
    for level in range(levels(s) + 1):
        summary = more(f.summary)
        summary.level = level
        for floor in range(FLOORS):
            if s.tower.level[floor] == level:
                put(summary.floors, floor)
                for base in range(BASES):
                    if s.tower.column[floor, base] == 1:
                        summary.columns += 1
                    elif s.color[floor, base] >= 0:
                        summary.free[s.color[floor, base]] += 1
    f.sizes.thickness = measures[0].thickness
    f.sizes.column_radius = measures[0].radius
    f.sizes.column_height = measures[0].height
    f.sizes.base_radius = measures[0].base_radius
    f.sizes.level = measures[0].level
    for floor in range(FLOORS):
        if s.tower.level[floor] >= 0:
            show_floor(s, floor, shapes, measures, weighed, more(f.floors))
        if s.taken[floor] == 1:
            row = more(f.to_lay)
            row.floor = floor
            for side in (LIGHT, DARK):
                if allows_side(s, side):
                    put(row.sides, side)
            show_face(shapes, floor, LIGHT, row.light)
            show_face(shapes, floor, DARK, row.dark)
        if s.gone[floor] == 1:
            put(f.gone, floor)


@rules
def show_weighed(views: Any, i: int, weighed: Array, out: Any, k: int) -> None:
    """The table in figures; how well the tower stands is known, where it is told at all (E-U14)."""
    s = views[i]
    f: Figures = out[k]
    shapes, measures = tables_of(s.tables)
    f.levels = levels(s)
    f.required = s.required
    f.stage = s.stage
    f.ending = s.ending - 1 if s.ending != RUNNING else -1
    f.turn = s.turn
    f.practice = s.practice == 1
    if s.gauge == SHOWN:
        f.balance.given = True
        f.balance.verdict = verdict_of(weighed[0].margin)
        f.balance.margin = hundredths(max(0.0, weighed[0].margin))
        f.balance.direction = weighed[0].direction
        f.balance.sure = SURE
        f.balance.many = MANY
    show_tower(s, shapes, measures, weighed[0], f)
    f.quarry = s.quarry.sum()
    for seat in range(int(s.seats)):
        put(f.scores, levels(s))
        for color in range(COLORS):
            f.hands.items[seat][color] = s.hand[seat, color]
    f.hands.number = s.seats
    f.full_hand = s.full_hand
    for color in range(COLORS):
        f.camp[color] = s.camp[color]
        f.bag[color] = s.bag[color]
        f.lost[color] = s.lost[color]
    if s.card >= 0:
        show_card(s, f.card)
    for glyph in range(GLYPHS):
        show_pile(s, glyph, more(f.piles))


@rules
def show(views: Any, i: int, out: Any, k: int) -> None:
    """The table in figures: heights, margins, all pieces with their places, columns and cards around the tower."""
    weighed = np.zeros(1, WEIGHED)
    if views[i].gauge == SHOWN:
        shapes, measures = tables_of(views[i].tables)
        weigh(views[i].tower, shapes, measures, weighed[0])
    show_weighed(views, i, weighed, out, k)


# -- What a move would do -------------------------------------------------------------------------------------


@rules
def consider_weighed(views: Any, i: int, action: int, was: float, out: Any, k: int) -> None:
    """What an allowed decision would bring; for placements the tower as it would be, before tremor or nudge, and
    for a piece that is moved the tower without it (E-U9). E-U14: no margin where the gauge is hidden. `was` is the
    margin before.
    """
    b = views[i]
    told: Foreseen = out[k]
    trial = np.zeros(1, views.dtype)
    trial[0] = b
    apply(trial, 0, action)
    if trial[0].stage == LIFT:
        set_again(trial[0], action)
    kind = act.kind_of(action)
    told.required = trial[0].required
    if kind == act.EXCHANGE:
        told.swaps = True
        for color in range(COLORS):
            told.hand[color] = trial[0].hand[b.turn, color]
            told.camp[color] = trial[0].camp[color]
    elif kind == act.REVEAL_PLAN:
        told.reveals = True
        list_cards(b.pile[int(trial[0].glyph)], told.cards)
    elif kind in (act.PLACE, act.MOVE):
        floor, base = act.floor_of(action), 0
        if kind == act.PLACE:
            base, _ = act.place_of(action)
        else:
            _, floor, base = act.move_of(action)
        foresee_column(trial[0], floor, base, told)
        foresee_tower(b, action, trial[0], floor, was, told)
    elif kind in (act.LAY_BASE, act.LAY_FLOOR, act.EXTEND, act.SHIFT):
        named = kind == act.LAY_BASE or kind == act.SHIFT
        floor = act.floor_of(action) if named else due_floor(b)
        foresee_floor(trial[0], floor, told)
        foresee_tower(b, action, trial[0], floor, was, told)
        if kind == act.EXTEND and b.practice == 0:
            told.required = b.required + 1
    told.kind = alive(trial, kind)


@rules
def foresee_tower(b: Record, action: int, a: Record, floor: int, was: float, told: Foreseen) -> None:
    """The tower's height and margins, and the bases that stay free on the floor of the placement."""
    told.places = True
    told.levels = levels(a)
    list_free(a, floor, told.free)
    if b.gauge != SHOWN:
        return
    shapes, measures = tables_of(b.tables)
    margin, direction = tilt(a.tower, shapes, measures)
    told.shown = True
    told.verdict = verdict_of(margin)
    told.margin = hundredths(max(0.0, margin))
    told.direction = direction
    told.was = hundredths(max(0.0, was))
    if act.kind_of(action) in (act.MOVE, act.SHIFT):
        without = tower_without(b.tower, action)
        margin, direction = alive(without, tilt(without[0], shapes, measures))
        told.lifts = True
        told.out.verdict = verdict_of(margin)
        told.out.margin = hundredths(max(0.0, margin))
        told.out.direction = direction


@rules
def foresee_column(a: Record, floor: int, base: int, told: Foreseen) -> None:
    """Where a column would stand."""
    shapes, measures = tables_of(a.tables)
    shape = shapes[floor, a.tower.side[floor]]
    x, y = to_world(a.tower, floor, shape.base_at[base, 0], shape.base_at[base, 1])
    z = hundredths(int(a.tower.level[floor]) * measures[0].level) / 100.0 + measures[0].thickness
    told.stands = True
    told.column.base_ = floor * BASES + base
    told.column.x = hundredths(x)
    told.column.y = hundredths(y)
    told.column.z = hundredths(z)
    told.under = covering_floor(a.tower, floor, base, measures[0].radius, shapes)
    told.fills = floor if is_full(a, floor) else -1


@rules
def foresee_floor(a: Record, floor: int, told: Foreseen) -> None:
    """Where a floor would lie, and on what."""
    shapes, measures = tables_of(a.tables)
    shape = shapes[floor, a.tower.side[floor]]
    told.lies = True
    show_pose(a.tower, floor, measures, told.pose)
    show_outline(shape, told.outline)
    for corner in range(int(shape.corners)):
        own = told.outline.items[corner]
        x, y = to_world(a.tower, floor, own[0] / 100.0, own[1] / 100.0)
        own[0] = hundredths(x)
        own[1] = hundredths(y)
    list_bearing(a.tower, floor, shapes, measures, told.bears)


@rules
def consider(views: Any, i: int, action: int, out: Any, k: int) -> None:
    """What an allowed decision would bring."""
    was = 0.0
    kind = act.kind_of(action)
    if views[i].gauge == SHOWN and kind not in (act.EXCHANGE, act.REVEAL_PLAN) and kind < act.GIVE_UP:
        shapes, measures = tables_of(views[i].tables)
        was, _ = tilt(views[i].tower, shapes, measures)
    consider_weighed(views, i, action, was, out, k)
