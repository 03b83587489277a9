"""Areas: sets of spaces of the board, and where a tile may lie.

A set of spaces is a pair of 64-bit words; bit n stands for space n (column · 11 + row). A step right is a shift
by 11, a step up a shift by 1. Shifts may carry bits off the board; every use is followed by an intersection
with a set that lies on it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.ananda.components import LARGE, SMALL
from vihara.games.ananda.state import BESIDE, COLUMN, EMPTY, SPACES, U, bits, lowest, nth_bit

RIGHT, UP, LEFT, DOWN = range(4)
"""Directions: where a tile's second half lies, seen from its first half."""
STEPS = np.array([COLUMN, 1, -COLUMN, -1])
"""From a space to its neighbor in each direction."""

_1, _11, _53, _63 = U(1), U(COLUMN), U(64 - COLUMN), U(63)


def _square(columns: int, rows: int) -> tuple[np.uint64, np.uint64]:
    spaces = sum(1 << column * COLUMN + row for column in range(columns) for row in range(rows))
    return U(spaces & (1 << 64) - 1), U(spaces >> 64)


NOWHERE = (EMPTY, EMPTY)
_FOUNDATION = {
    (size, direction): _square(size - (direction == RIGHT), size - (direction == UP))
    for size in (SMALL, LARGE)
    for direction in (RIGHT, UP)
}
_LARGE_RIGHT, _LARGE_UP = _FOUNDATION[LARGE, RIGHT], _FOUNDATION[LARGE, UP]
_SMALL_RIGHT, _SMALL_UP = _FOUNDATION[SMALL, RIGHT], _FOUNDATION[SMALL, UP]


# -- Sets of spaces -------------------------------------------------------------------------------------------


@rules
def space(cell: Any) -> Any:
    """The set of one space."""
    if cell < 64:
        return _1 << U(cell), EMPTY
    return EMPTY, _1 << U(cell - 64)


@rules
def has(spaces: Any, cell: Any) -> bool:
    """Whether a space is in a set."""
    return (spaces[cell >> 6] >> U(cell & 63)) & _1 != EMPTY


@rules
def both(one: Any, other: Any) -> Any:
    """The spaces of one set and the other."""
    return one[0] & other[0], one[1] & other[1]


@rules
def either(one: Any, other: Any) -> Any:
    """The spaces of one set or the other."""
    return one[0] | other[0], one[1] | other[1]


@rules
def without(one: Any, other: Any) -> Any:
    """The spaces of one set that are not in the other."""
    return one[0] & ~other[0], one[1] & ~other[1]


@rules
def is_empty(spaces: Any) -> bool:
    """Whether a set has no space."""
    return spaces[0] | spaces[1] == EMPTY


@rules
def count(spaces: Any) -> Any:
    """How many spaces a set has."""
    return bits(spaces[0]) + bits(spaces[1])


@rules
def lowest_space(spaces: Any) -> Any:
    """The first space of a set that is not empty."""
    return lowest(spaces[0]) if spaces[0] != EMPTY else 64 + lowest(spaces[1])


@rules
def nth_space(spaces: Any, rank: Any) -> Any:
    """The space of a set that has so many spaces before it."""
    low = bits(spaces[0])
    return nth_bit(spaces[0], rank) if rank < low else 64 + nth_bit(spaces[1], rank - low)


@rules
def to_right(spaces: Any) -> Any:
    """The set moved one column to the right."""
    return spaces[0] << _11, (spaces[1] << _11) | (spaces[0] >> _53)


@rules
def to_left(spaces: Any) -> Any:
    """The set moved one column to the left."""
    return (spaces[0] >> _11) | (spaces[1] << _53), spaces[1] >> _11


@rules
def upward(spaces: Any) -> Any:
    """The set moved up one row."""
    return spaces[0] << _1, (spaces[1] << _1) | (spaces[0] >> _63)


@rules
def downward(spaces: Any) -> Any:
    """The set moved down one row."""
    return (spaces[0] >> _1) | (spaces[1] << _63), spaces[1] >> _1


@rules
def around(spaces: Any) -> Any:
    """The set and all spaces beside it."""
    wide = either(either(spaces, to_right(spaces)), to_left(spaces))
    return either(wide, either(upward(spaces), downward(spaces)))


@rules
def beside_two(spaces: Any) -> Any:
    """The spaces that have at least two of the set beside them."""
    right, left, up, down = to_right(spaces), to_left(spaces), upward(spaces), downward(spaces)
    opposite = either(both(right, left), both(up, down))
    return either(opposite, both(either(right, left), either(up, down)))


@rules
def joined(start: Any, within: Any) -> Any:
    """A-1a: the spaces of `within` joined to `start` horizontally or vertically."""
    found = both(start, within)
    while True:
        wider = both(around(found), within)
        if wider[0] == found[0] and wider[1] == found[1]:
            return found
        found = wider


_RING = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
"""The eight spaces around one, as steps in columns and rows, in the order of the bits that `ring` gives."""


def _stays_joined(bits_: int) -> bool:
    """Whether the spaces beside one are joined to each other by those of the eight around it that are there."""
    there = {step for number, step in enumerate(_RING) if bits_ >> number & 1}
    beside = [(column, row) for column, row in there if column == 0 or row == 0]
    reached, waiting = set(beside[:1]), beside[:1]
    while waiting:
        column, row = waiting.pop()
        near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)} & there - reached
        reached |= near
        waiting += near
    return reached.issuperset(beside)


STAYS_JOINED = np.array([_stays_joined(number) for number in range(256)])
"""By what lies around a space of an area: whether the area surely stays in one piece without that space."""


@rules
def ring(spaces: Any, cell: Any) -> Any:
    """Which of the eight spaces around one are in a set, as eight bits."""
    shift = cell - COLUMN - 1  # brings the space below the left neighbor to bit 0
    if shift < 0:
        near = spaces[0] << U(-shift)
    elif shift == 0:
        near = spaces[0]
    elif shift < 64:
        near = (spaces[0] >> U(shift)) | (spaces[1] << U(64 - shift))
    else:
        near = spaces[1] >> U(shift - 64)
    own = (near >> U(8)) & U(8) | (near >> U(9)) & U(16)
    return np.int64(near & U(7) | own | (near >> U(17)) & U(0xE0))


# -- The board ------------------------------------------------------------------------------------------------


@rules
def clear_board(s: Record) -> None:
    """A-C3, A-U1: the bare foundation; any two neighboring spaces can carry a tile."""
    right, up = (_LARGE_RIGHT, _LARGE_UP) if s.side == LARGE else (_SMALL_RIGHT, _SMALL_UP)
    for word in range(2):
        s.carries[RIGHT, word] = right[word]
        s.carries[UP, word] = up[word]


@rules
def shows(s: Record, color: Any) -> Any:
    """The spaces on which a color is seen from above."""
    return s.seen[color, 0], s.seen[color, 1]


@rules
def built(s: Record) -> Any:
    """The spaces that are not bare foundation."""
    found = shows(s, 0)
    for color in range(1, 6):
        found = either(found, shows(s, color))
    return found


@rules
def color_at(s: Record, cell: Any) -> Any:
    """The color seen from above on a space; −1 is the bare foundation."""
    for color in range(6):
        if has(shows(s, color), cell):
            return color
    return -1


@rules
def area_at(s: Record, cell: Any) -> Any:
    """A-1a: the area of a space: its color, joined horizontally or vertically, at any height."""
    color = color_at(s, cell)
    if color < 0:
        return NOWHERE
    return joined(space(cell), shows(s, color))


@rules
def monks(s: Record) -> Any:
    """The spaces on which monks stand."""
    found = NOWHERE
    for seat in range(s.seats):
        if s.monk[seat] != BESIDE:
            found = either(found, space(np.int64(s.monk[seat])))
    return found


@rules
def show(s: Record, cell: Any, color: Any) -> None:
    """Let a space show a color."""
    one = space(cell)
    for other in range(6):
        s.seen[other, 0] &= ~one[0]
        s.seen[other, 1] &= ~one[1]
    s.seen[color, 0] |= one[0]
    s.seen[color, 1] |= one[1]


@rules
def compare_heights(s: Record, cell: Any, direction: Any) -> None:
    """A-2b: see whether a space and the next one right or above, when on the board, are now equally high."""
    other = cell + STEPS[direction]
    if cell < 0 or other >= SPACES:
        return
    row, column = cell % COLUMN, cell // COLUMN
    if row >= s.side - (direction == UP) or column >= s.side - (direction == RIGHT):
        return
    one = space(cell)
    if s.height[cell] == s.height[other]:
        s.carries[direction, 0] |= one[0]
        s.carries[direction, 1] |= one[1]
    else:
        s.carries[direction, 0] &= ~one[0]
        s.carries[direction, 1] &= ~one[1]


@rules
def put_down(s: Record, kind: Any, direction: Any, cell: Any, first: Any, second: Any) -> None:
    """Put a tile on the board, its first color on a space, its second on the next one in a direction.

    A-U3: its two spaces carry no tile together as long as both are uncovered. Two spaces that once were halves of
    one tile and are equally high again after one of them was covered now show different tiles.
    """
    other = cell + STEPS[direction]
    s.laid[s.tiles_laid] = (kind * 4 + direction) * SPACES + cell
    s.tiles_laid += 1
    show(s, cell, first)
    show(s, other, second)
    s.height[cell] += 1
    s.height[other] += 1
    for half in (cell, other):
        compare_heights(s, half, RIGHT)
        compare_heights(s, half, UP)
        compare_heights(s, half - COLUMN, RIGHT)
        compare_heights(s, half - 1, UP)
    near = space(min(cell, other))
    axis = direction & 1
    s.carries[axis, 0] &= ~near[0]
    s.carries[axis, 1] &= ~near[1]


@rules
def pairs(s: Record, direction: Any) -> Any:
    """A-2b, A-U3: the spaces that can carry a tile together with the next one right, or above."""
    return s.carries[direction, 0], s.carries[direction, 1]


# From Python, where sets of spaces do not go in and out of compiled functions, these answer for one space.


@rules
def carry_tile(s: Record, cell: Any, direction: Any) -> bool:
    """A-2b, A-U3: whether a space and the next one right or above can carry a tile together."""
    return has(pairs(s, direction), cell)


@rules
def same_area(s: Record, cell: Any, other: Any) -> bool:
    """A-1a: whether two spaces belong to one area."""
    return has(area_at(s, cell), other)


@rules
def beside_area(s: Record, cell: Any, other: Any) -> bool:
    """Whether a space lies in the area of another one or beside it."""
    return has(around(area_at(s, other)), cell)


@rules
def area_size(s: Record, cell: Any) -> Any:
    """A-2e: how many spaces the area of a space has."""
    return count(area_at(s, cell))


@rules
def free_pairs(s: Record) -> Any:
    """A-2b, A-U3: the spaces that can carry a tile together with the next one right, and above, monks aside."""
    blocked = monks(s)
    right = without(pairs(s, RIGHT), either(blocked, to_left(blocked)))
    return right, without(pairs(s, UP), either(blocked, downward(blocked)))


@rules
def has_site(free: Any, area: Any) -> bool:
    """Whether two spaces that can carry a tile lie in or beside an area; `sites` has none for its monk if not."""
    right, up = free
    reach = around(area)
    near = either(both(right, either(reach, to_left(reach))), both(up, either(reach, downward(reach))))
    return not is_empty(near)


# -- Where tiles may lie --------------------------------------------------------------------------------------


@rules
def sites(s: Record, monk: Any, area: Any) -> Any:
    """A-2a to A-2c, A-U2, A-U3: where a tile may be laid by the owner of the monk on this space of an area.

    Six sets: for each direction the spaces on which the chosen color may lie if the other half lies there; then
    the first spaces of doubles of the chosen color that go right, and up.
    """
    right, up = free_pairs(s)
    left, down = to_right(right), upward(up)

    # The chosen half must lie in or beside the area. If the other half covers a space of the area, that space
    # does not count: the chosen half then lies in the area itself, or beside one more space of it.
    reach = around(area)
    firmly = either(area, beside_two(area))
    to_the_right = both(right, either(without(reach, to_left(area)), both(to_left(area), firmly)))
    to_the_left = both(left, either(without(reach, to_right(area)), both(to_right(area), firmly)))
    above = both(up, either(without(reach, downward(area)), both(downward(area), firmly)))
    beneath = both(down, either(without(reach, upward(area)), both(upward(area), firmly)))

    # Covering a space may also cut the area in two: then only what stays with the monk counts.
    cuts = both(both(area, beside_two(area)), either(either(right, left), either(up, down)))
    while not is_empty(cuts):
        cell = lowest_space(cuts)
        cut = space(cell)
        cuts = without(cuts, cut)
        if STAYS_JOINED[ring(area, cell)]:
            continue
        rest = without(area, cut)
        kept = joined(space(monk), rest)
        if kept[0] == rest[0] and kept[1] == rest[1]:
            continue
        lost = without(around(cut), around(kept))
        to_the_right = without(to_the_right, both(to_left(cut), lost))
        to_the_left = without(to_the_left, both(to_right(cut), lost))
        above = without(above, both(downward(cut), lost))
        beneath = without(beneath, both(upward(cut), lost))

    double_right = both(right, either(reach, to_left(reach)))
    double_up = both(up, either(reach, downward(reach)))
    return to_the_right, above, to_the_left, beneath, double_right, double_up
