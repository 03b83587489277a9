"""Why the careful player does what it does: margins, bases it opens, cards still to come.

What is told is what the player looked at when it decided (see `knowledge`), so a reason is given for its choice;
of any other move only what it brings is told.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vihara.core.boundary import alive
from vihara.core.compiled import Record, rules
from vihara.core.words import dtype_of
from vihara.games.menara import actions as act
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.choices import MOST_ACTIONS, legal
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.figures import consider
from vihara.games.menara.knowledge import (
    CAREFUL_DEGREES,
    camp_fits,
    count_promising,
    fillable,
    own_hand,
    policy,
)
from vihara.games.menara.prospects import safe_bases
from vihara.games.menara.rules import apply
from vihara.games.menara.state import COLORS, GLYPHS, SHOWN, STATE
from vihara.games.menara.words import Foreseen, Hint, Steadier

FORESEEN: Final = dtype_of(Foreseen)
CAREFUL_TENTHS: Final = round(10 * CAREFUL_DEGREES)


@rules
def count_fits(s: Record, hand: Array, safe: Array, fills: Array) -> Any:
    """How many columns of a hand fit on safe bases, and how many on one floor; which floors they would fill."""
    demand = np.zeros(COLORS, np.int64)
    most = 0
    for floor in range(FLOORS):
        fills[floor] = 0
        if s.tower.level[floor] < 0:
            continue
        fit, free = fillable(s, floor, hand, safe)
        most = max(most, fit)
        if fit > 0 and free == 0:
            fills[floor] = 1
        for base in range(BASES):
            if safe[floor, base] == 1:
                demand[s.color[floor, base]] += 1
    fits = 0
    for color in range(COLORS):
        fits += min(int(hand[color]), int(demand[color]))
    return fits, most


@rules
def explain_exchange(s: Record, action: int, r: Hint) -> None:
    """E-1: what the hand is good for afterwards, and was before."""
    shapes, measures = tables_of(s.tables)
    hand = own_hand(s)
    both, new = hand.copy(), hand.copy()
    given = 0
    for color in range(COLORS):
        both[color] += s.camp[color]
        new[color] += act.gained(action, color) - act.given(action, color)
        given += act.given(action, color)
    safe = np.zeros((FLOORS, BASES), np.int64)
    safe_bases(s, both, shapes, measures, safe)
    fills, fills_then = np.zeros(FLOORS, np.int64), np.zeros(FLOORS, np.int64)
    fit, most = count_fits(s, hand, safe, fills)
    then, most_then = count_fits(s, new, safe, fills_then)
    filled = -1
    for floor in range(FLOORS):
        if fills_then[floor] == 1 and fills[floor] == 0:
            filled = floor
    if given == 0:
        r.camp_none.given = True
        r.camp_none.fit = fit
    elif filled >= 0:
        r.camp_fill.given = True
        r.camp_fill.floor = filled
    elif then > fit:
        r.camp_fit.given = True
        r.camp_fit.fit = then
        r.camp_fit.was = fit
    elif most_then > most:
        r.camp_floor.given = True
        r.camp_floor.most = most_then
        r.camp_floor.was = most
    else:
        r.camp_high.given = True


@rules
def explain_pile(s: Record, glyph: int, r: Hint) -> None:
    """E-2: how many cards still to come could be fulfilled now; the harder pile if that is nearly the same."""
    shapes, measures = tables_of(s.tables)
    good, cards = np.zeros(GLYPHS, np.int64), np.zeros(GLYPHS, np.int64)
    count_promising(s, shapes, measures, good, cards)
    easier = False
    for other in range(glyph):
        if good[other] * max(1, cards[glyph]) > good[glyph] * max(1, cards[other]):
            easier = True
    row = r.plan_early if easier else r.plan
    row.given = True
    row.good = good[glyph]
    row.cards = cards[glyph]


@rules
def explain_column(s: Record, action: int, told: Foreseen, r: Hint) -> None:
    """E-3a, E-3b, E-3d: the level, the margin of the tower, and the bases left."""
    floor = act.floor_of(action)
    if told.fills >= 0:
        r.column_fill.floor = told.fills
        tell_tilt(told, r.column_fill)
    elif s.tower.level[floor] == 0:
        r.column_base.given = True
        r.column_base.free = told.free.number
    else:
        r.column.level = s.tower.level[floor]
        r.column.free = told.free.number
        tell_tilt(told, r.column)


@rules
def tell_tilt(told: Foreseen, row: Steadier) -> None:
    """The tilt that the tower survives then and now."""
    row.given = True
    row.margin = told.margin // 10
    row.was = told.was // 10


@rules
def explain_floor(views: Any, i: int, action: int, told: Foreseen, r: Hint) -> None:
    """E-F3: what the new floor rests on, and what it brings."""
    shapes, measures = tables_of(views[i].tables)
    after = np.zeros(1, STATE)
    after[0] = views[i]
    apply(after, 0, action)
    safe = np.zeros((FLOORS, BASES), np.int64)
    safe_bases(after[0], np.ones(COLORS, np.int64), shapes, measures, safe)
    r.floor.level = told.pose.level
    r.floor.columns = told.bears.number
    r.floor.free = told.free.number
    r.floor.safe = alive(after, safe[int(told.pose.floor)].sum())
    tell_tilt(told, r.floor)


@rules
def explain_extension(told: Foreseen, chosen: bool, r: Hint) -> None:
    """E-F4: the level it costs, and the bases it opens."""
    if chosen:
        r.extend.given = True
        r.extend.free = told.free.number
        r.extend.careful = CAREFUL_TENTHS
    else:
        r.extend_cost.given = True
        r.extend_cost.free = told.free.number


@rules
def explain_giving_up(only: bool, chosen: bool, r: Hint) -> None:
    """E-N1: because nothing can be done, or nothing safe."""
    if only:
        r.give_up_none.given = True
    elif chosen:
        r.give_up.given = True
        r.give_up.careful = CAREFUL_TENTHS
    else:
        r.give_up_cost.given = True


@rules
def explain(views: Any, i: int, action: int, out: Any, k: int) -> None:
    """Why the careful player makes this move, into `out[k]`; nothing where margins are hidden (E-U14)."""
    s = views[i]
    r: Hint = out[k]
    if s.gauge != SHOWN:
        return
    kind = act.kind_of(action)
    if kind == act.EXCHANGE:
        explain_exchange(s, action, r)
    elif kind == act.REVEAL_PLAN:
        explain_pile(s, action & 3, r)
    elif kind == act.STOP:
        r.stop.given = True
    elif kind == act.SWAP_CAMP:
        r.swap.given = True
        r.swap.fit = camp_fits(s)
    elif kind == act.KEEP_CAMP:
        r.keep.given = True
        r.keep.fit = camp_fits(s)
    elif kind == act.GIVE_UP:
        only = legal(views, i, np.empty(MOST_ACTIONS, np.int64)) == 1
        explain_giving_up(only, policy(views, i, np.zeros(1, np.uint64)) == action, r)
    else:
        explain_placement(views, i, action, r)


@rules
def explain_placement(views: Any, i: int, action: int, r: Hint) -> None:
    """What a column or a floor brings."""
    kind = act.kind_of(action)
    foreseen = np.zeros(1, FORESEEN)
    consider(views, i, action, foreseen, 0)
    told: Foreseen = foreseen[0]
    if kind == act.LAY_BASE:
        r.base_.given = True
        r.base_.free = told.free.number
    elif kind == act.EXTEND:
        explain_extension(told, policy(views, i, np.zeros(1, np.uint64)) == action, r)
    elif kind == act.PLACE:
        explain_column(views[i], action, told, r)
    elif kind == act.MOVE:
        _, to_floor, _ = act.move_of(action)
        r.move.out = told.out.margin // 10
        r.move.level = views[i].tower.level[to_floor]
        tell_tilt(told, r.move)
    elif kind == act.SHIFT:
        r.shift.out = told.out.margin // 10
        r.shift.levels = told.levels
        tell_tilt(told, r.shift)
    else:
        explain_floor(views, i, action, told, r)
    r.stop.given = alive(foreseen, r.stop.given)
