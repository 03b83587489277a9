"""Why a move of Ananda is refused: the first reason of all, in the order in which one looks at a move."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.ananda.areas import RIGHT, STEPS, UP, beside_area, carry_tile, color_at, same_area
from vihara.games.ananda.components import FIRST_COLOR, MOST_VALUE, SECOND_COLOR, SUM_OF
from vihara.games.ananda.rules import DECISIONS, LAY, PASS, PLACE, PLAY, STOP, area_value, held_values
from vihara.games.ananda.state import BESIDE, BUILD, COLUMN, MEDITATE, MONK, SPACES, tiles_of
from vihara.games.ananda.words import Refused


@rules
def refuse(states: Any, i: int, action: int, out: Any, k: int) -> None:
    """Say why an action is not legal, into `out[k]`."""
    s = states[i]
    r: Refused = out[k]
    if (s.stage != MONK and s.stage != BUILD and s.stage != MEDITATE) or action >= DECISIONS:
        r.nobody.given = True
    elif s.stage == MONK:
        refuse_in_phase_1(s, action, r)
    elif s.stage == BUILD:
        refuse_in_phase_2(s, action, r)
    elif PLAY <= action < PASS:
        refuse_cards(s, action - PLAY, r)
    else:
        r.meditating.given = True


@rules
def is_off_board(s: Record, cell: int, r: Refused) -> bool:
    """A-U1: whether a space is none of this board; then that is the reason."""
    if 0 <= cell < s.side * COLUMN and cell % COLUMN < s.side:
        return False
    r.off_board.given = True
    return True


# -- Phase 1: place the monk ----------------------------------------------------------------------------------


@rules
def refuse_in_phase_1(s: Record, action: int, r: Refused) -> None:
    """A-1a, A-1d: only the monk, and `pass` only if it can go nowhere."""
    if action == PASS:
        r.no_pass.given = True
    elif action >= LAY:
        r.monk_first.given = True
    elif not is_off_board(s, action - PLACE, r):
        refuse_monk(s, action - PLACE, r)


@rules
def refuse_monk(s: Record, cell: int, r: Refused) -> None:
    """A-1a to A-1c: bare foundation, another's area, one's own of the last turn."""
    color = color_at(s, cell)
    if color < 0:
        r.bare.given = True
        return
    monk: Any
    for seat in range(s.seats):
        monk = np.int64(s.monk[seat])
        if seat != s.turn and monk != BESIDE and same_area(s, cell, monk):
            r.their_area.given = True
            r.their_area.color = color
            return
    monk = np.int64(s.monk[s.turn])
    if monk != BESIDE and same_area(s, cell, monk):
        r.your_area.given = True
        r.your_area.color = color
    else:
        r.not_free.given = True


# -- Phase 2: build -------------------------------------------------------------------------------------------


@rules
def refuse_in_phase_2(s: Record, action: int, r: Refused) -> None:
    """A-2a: only tiles with the chosen color from the rack; `stop` is always legal."""
    if action < LAY or action >= STOP:
        r.building.given = True
        return
    place, one = divmod(action - LAY, SPACES)
    kind, other = place // 4, one + STEPS[place % 4]
    if is_off_board(s, one, r) or is_off_board(s, other, r):
        return
    chosen = color_at(s, np.int64(s.monk[s.turn]))
    if tiles_of(s.rack[s.turn], kind) == 0:
        r.not_on_rack.given = True
        r.not_on_rack.tile = kind
    elif FIRST_COLOR[kind] != chosen and SECOND_COLOR[kind] != chosen:
        r.wrong_color.given = True
        r.wrong_color.color = chosen
    elif not is_under_monk(s, one, r) and not is_under_monk(s, other, r):
        refuse_place(s, kind, one, other, r)


@rules
def is_under_monk(s: Record, cell: int, r: Refused) -> bool:
    """A-2c: whether a monk stands on a space; then that is the reason."""
    for seat in range(s.seats):
        if s.monk[seat] == cell:
            if seat == s.turn:
                r.your_monk.given = True
            else:
                r.their_monk.given = True
            return True
    return False


@rules
def refuse_place(s: Record, kind: int, one: int, other: int, r: Refused) -> None:
    """A-2b, A-U3: two spaces of one height that show different tiles, or the foundation."""
    first, second = s.height[one], s.height[other]
    if first != second and (first == 0 or second == 0):
        r.one_bare.given = True
    elif first != second:
        r.uneven.given = True
        r.uneven.height = first
        r.uneven.other = second
    elif not carry_tile(s, min(one, other), RIGHT if abs(one - other) == COLUMN else UP):
        r.same_tile.given = True
    else:
        refuse_border(s, kind, one, other, r)


@rules
def refuse_border(s: Record, kind: int, one: int, other: int, r: Refused) -> None:
    """A-2a, A-U2: the chosen color must lie beside the area, and stay joined to the monk."""
    monk: Any = np.int64(s.monk[s.turn])
    chosen = color_at(s, monk)
    here = one if FIRST_COLOR[kind] == chosen else other
    if beside_area(s, here, monk):
        r.no_link.given = True
        r.no_link.color = chosen
    else:
        r.no_border.given = True
        r.no_border.color = chosen


# -- Phase 3: meditate ----------------------------------------------------------------------------------------


@rules
def refuse_cards(s: Record, values: int, r: Refused) -> None:
    """A-3a: cards one has, no more than the area value."""
    held = held_values(s)
    for value in range(MOST_VALUE):
        if values & ~held & 1 << value:
            r.not_in_hand.given = True
            r.not_in_hand.color = color_at(s, np.int64(s.monk[s.turn]))
            r.not_in_hand.value = value + 1
            return
    r.too_much.given = True
    r.too_much.total = SUM_OF[values]
    r.too_much.area = area_value(s)
