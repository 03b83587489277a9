"""Action numbers: 64 bits that pack what is done, where, and at which pose.

A decision is below 1 << 62. Its kind stands in the highest bits, so that moves of a kind lie together:

    kind 58–61 | floor 53–57 | side 52 | level 47–51 | x 32–46 | y 17–31 | angle 8–16

Camp exchanges have instead four bits for each color given and taken; columns and moves have bases in place of the
pose. A chance action has bit 62 set and one of the tags below.
"""

from __future__ import annotations

from typing import Any, Final

from vihara.core.compiled import rules
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.state import COLORS

DECISIONS: Final = 1 << 62

LAY_BASE, EXCHANGE, REVEAL_PLAN, PLACE, MOVE, LAY_FLOOR, EXTEND, SHIFT, GIVE_UP, SWAP_CAMP, KEEP_CAMP, STOP = (
    range(12)
)
"""Kinds of decisions; `placed[0]` in the record names those that place something."""

LET_GO: Final = frozenset((LAY_BASE, PLACE, MOVE, LAY_FLOOR, EXTEND, SHIFT, GIVE_UP))
"""E-U12: decisions that cannot be taken back, even before chance is drawn."""

_KIND: Final = 58
_FLOOR: Final = 53
_SIDE: Final = 52
_LEVEL: Final = 47
_X: Final = 32
_Y: Final = 17
_ANGLE: Final = 8
_MIDDLE: Final = 1 << 14
BY_KIND: Final = 1 << _KIND
AT_ORIGIN: Final = (_MIDDLE << _X) + (_MIDDLE << _Y)
"""A pose of zeros."""
BY_FLOOR, BY_SIDE, BY_LEVEL, BY_X, BY_Y, BY_ANGLE = (1 << bit for bit in (_FLOOR, _SIDE, _LEVEL, _X, _Y, _ANGLE))
"""By how much one more of each adds to a number."""
BY_BASE: Final = 1 << 8
"""The same of a base; of the base that a column leaves; of a column that is given."""
BY_BASE_LEFT: Final = 1 << 16
BY_GIVEN: Final = 1 << 20
BY_OFF_X, BY_OFF_Y = 1 << 32, 1 << 16
"""The same of a hand's error."""
BY_NUDGED, BY_FORCE = 1 << 32, 1 << 16
"""The same of a nudge: the floor, and hundredths of a newton."""
FARTHEST: Final = 9999
"""Poses go from −FARTHEST to FARTHEST millimeters."""

COLUMN_DRAWN: Final = DECISIONS  # + color
FLOOR_DRAWN: Final = DECISIONS + 16  # + floor
CARD_DRAWN: Final = DECISIONS + 64  # + card
FALLS: Final = DECISIONS + 256  # + floor, or + FLOORS + floor * BASES + base
NOTHING_FALLS: Final = DECISIONS + 512
"""The silent action: nothing (more) falls, or the hand did not nudge."""
TREMBLES: Final = DECISIONS + (1 << 50)  # + hundredths of mm, mm and degrees
NUDGES: Final = DECISIONS + (1 << 51)  # + floor, hundredths of a newton, degrees
NO_ERROR: Final = TREMBLES + (8192 << 32) + (8192 << 16) + 32768
PIECES: Final = FLOORS * (1 + BASES)


@rules
def kind_of(action: int) -> int:
    """What kind of decision an action is."""
    return action >> _KIND


@rules
def word(kind: int) -> int:
    """A decision that has no details."""
    return kind << _KIND


@rules
def pose_action(kind: int, floor: int, side: int, level: int, x: int, y: int, angle: int) -> int:
    """A decision with a pose; what its text does not name is 0."""
    return (
        (kind << _KIND)
        | (floor << _FLOOR)
        | (side << _SIDE)
        | (level << _LEVEL)
        | ((x + _MIDDLE) << _X)
        | ((y + _MIDDLE) << _Y)
        | (angle << _ANGLE)
    )


@rules
def shift_of(floor: int) -> int:
    """A shift of a floor whose new place does not matter yet: what is taken out."""
    return (SHIFT << _KIND) | (floor << _FLOOR)


@rules
def floor_of(action: int) -> int:
    """The floor a decision names."""
    return (action >> _FLOOR) & 31


@rules
def side_of(action: int) -> int:
    """The side a decision names."""
    return (action >> _SIDE) & 1


@rules
def level_of(action: int) -> int:
    """The level a shift names."""
    return (action >> _LEVEL) & 31


@rules
def pose_of(action: int) -> Any:
    """The pose a decision names: x, y and angle."""
    return ((action >> _X) & 32767) - _MIDDLE, ((action >> _Y) & 32767) - _MIDDLE, (action >> _ANGLE) & 511


@rules
def place_action(color: int, floor: int, base: int) -> int:
    """Place a column of a color on a base."""
    return (PLACE << _KIND) | (floor << _FLOOR) | (base << 8) | color


@rules
def move_action(floor: int, base: int, to_floor: int, to_base: int) -> int:
    """Move a column."""
    return (MOVE << _KIND) | (floor << _FLOOR) | (base << 16) | (to_floor << 8) | to_base


@rules
def place_of(action: int) -> Any:
    """The base a column is placed on, and its color."""
    return (action >> 8) & 7, action & 7


@rules
def move_of(action: int) -> Any:
    """Base a column comes from, floor and base it goes to."""
    return (action >> 16) & 7, (action >> 8) & 31, action & 7


@rules
def exchange_action(change: Any) -> int:
    """Exchange with the camp: how many columns of each color the hand gains; negative ones are given."""
    action = EXCHANGE << _KIND
    for color in range(COLORS):
        if change[color] < 0:
            action |= -change[color] << (20 + 4 * color)
        else:
            action |= change[color] << (4 * color)
    return action


@rules
def given(action: int, color: int) -> int:
    """How many columns of a color an exchange gives."""
    return (action >> (20 + 4 * color)) & 15


@rules
def gained(action: int, color: int) -> int:
    """How many columns of a color an exchange takes."""
    return (action >> (4 * color)) & 15


@rules
def tremble_action(x: int, y: int, angle: int) -> int:
    """Chance: the hand's error in hundredths."""
    return TREMBLES + ((x + 8192) << 32) + ((y + 8192) << 16) + angle + 32768


@rules
def tremble_of(action: int) -> Any:
    """The hand's error: hundredths of a millimeter in x and y, hundredths of a degree."""
    packed = action - TREMBLES
    return (packed >> 32) - 8192, ((packed >> 16) & 65535) - 8192, (packed & 65535) - 32768


@rules
def nudge_action(floor: int, newton: int, direction: int) -> int:
    """Chance: the hand nudges a floor, force in hundredths of a newton."""
    return NUDGES + (floor << 32) + (newton << 16) + direction


@rules
def nudge_of(action: int) -> Any:
    """Floor, hundredths of a newton, degrees."""
    packed = action - NUDGES
    return packed >> 32, (packed >> 16) & 65535, packed & 65535
