"""The decisions of Menara as they are written: texts, fields and numbers.

Poses are too many to list, so that texts and numbers are worked out field by field (`core/moves.py`).
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from vihara.core.moves import OpenMoves
from vihara.core.saying import Saying
from vihara.core.words import Bundle, Move, Number, Typed
from vihara.games.menara import actions as act
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.words import COLOR_NAMES, ColorName, GlyphName, SideName

EXPECTED: Final = Saying(
    "menara-expected",
    "base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, "
    "floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp or stop",
)
_MILLIMETERS: Final = "0|-?[1-9][0-9]{0,3}"
_UP_TO_99: Final = "[1-9][0-9]?"
_AN_ANGLE: Final = Saying("menara-expected-angle", "an angle from 0 to 359")
_A_FLOOR: Final = Saying("menara-expected-floor", "a floor from 1 to {most}", most=FLOORS)
_A_BASE: Final = Saying("menara-expected-base", "a base from 1 to {most}", most=BASES)
_A_LEVEL: Final = Saying("menara-expected-level", "a level from 1 to {most}", most=FLOORS)
_IN_ORDER: Final = Saying("menara-expected-order", "colors in the order {colors}", colors=", ".join(COLOR_NAMES))
_NO_MORE: Final = Saying("menara-expected-columns", "no more columns than you have")
_ONE_SIDE: Final = Saying("menara-expected-sides", "no color on both sides of 'for'")
_MOST_EXCHANGED = 15

TypedFloor: TypeAlias = Annotated[int, Number(0, FLOORS - 1, plus=1), Typed(_UP_TO_99, _A_FLOOR)]
TypedBase: TypeAlias = Annotated[int, Number(0, BASES - 1, plus=1), Typed("[1-9]", _A_BASE)]
TypedLevel: TypeAlias = Annotated[int, Number(1, FLOORS), Typed(_UP_TO_99, _A_LEVEL)]
Millimeters: TypeAlias = Annotated[int, Number(-act.FARTHEST, act.FARTHEST), Typed(_MILLIMETERS)]
Degrees: TypeAlias = Annotated[int, Number(0, 359), Typed("0|[1-9][0-9]{0,2}", _AN_ANGLE)]


def _first(kind: int) -> int:
    """The number of the first decision of a kind."""
    return kind * act.BY_KIND


def _posed(kind: int) -> int:
    """The same of one whose floor lies at the origin."""
    return kind * act.BY_KIND + act.AT_ORIGIN


class LayBase(
    Move,
    kind="base",
    text="base {floor} {side} {x} {y} {angle}",
    first=_posed(act.LAY_BASE),
    steps=(act.BY_FLOOR, act.BY_SIDE, act.BY_X, act.BY_Y, act.BY_ANGLE),
):
    """E-S2: a floor of the temple base."""

    floor: TypedFloor
    side: SideName
    x: Millimeters
    y: Millimeters
    angle: Degrees


class LeaveCamp(Move, kind="camp none", first=_first(act.EXCHANGE)):
    """E-1: nothing is exchanged."""


class Exchange(
    Move, kind="camp", text="camp {gives} for {takes}", first=_first(act.EXCHANGE), steps=(act.BY_GIVEN, 1)
):
    """E-1: columns that go to the camp, and others from there: one text for each exchange."""

    gives: Annotated[int, Bundle(COLOR_NAMES, _MOST_EXCHANGED, _IN_ORDER, _NO_MORE)]
    takes: Annotated[int, Bundle(COLOR_NAMES, _MOST_EXCHANGED, _IN_ORDER, _NO_MORE, "gives", _ONE_SIDE)]


class RevealPlan(Move, kind="plan", text="plan {glyph}", first=_first(act.REVEAL_PLAN)):
    """E-2: the pile whose top card is revealed."""

    glyph: GlyphName


class PlaceColumn(
    Move,
    kind="column",
    text="column {color} {floor}.{base}",
    first=_first(act.PLACE),
    steps=(1, act.BY_FLOOR, act.BY_BASE),
):
    """E-3a, E-3b, E-3d: a column of the hand."""

    color: ColorName
    floor: TypedFloor
    base: TypedBase


class MoveColumn(
    Move,
    kind="move",
    text="move {floor}.{base} to {to_floor}.{to_base}",
    first=_first(act.MOVE),
    steps=(act.BY_FLOOR, act.BY_BASE_LEFT, act.BY_BASE, 1),
):
    """E-3c: a column of the tower."""

    floor: TypedFloor
    base: TypedBase
    to_floor: TypedFloor
    to_base: TypedBase


class LayFloor(
    Move,
    kind="floor",
    text="floor {side} {x} {y} {angle}",
    first=_posed(act.LAY_FLOOR),
    steps=(act.BY_SIDE, act.BY_X, act.BY_Y, act.BY_ANGLE),
):
    """E-F3: a new floor on columns."""

    side: SideName
    x: Millimeters
    y: Millimeters
    angle: Degrees


class Extend(
    Move,
    kind="extend",
    text="extend {side} {x} {y} {angle}",
    first=_posed(act.EXTEND),
    steps=(act.BY_SIDE, act.BY_X, act.BY_Y, act.BY_ANGLE),
):
    """E-F4: a new floor beside the temple base."""

    side: SideName
    x: Millimeters
    y: Millimeters
    angle: Degrees


class Shift(
    Move,
    kind="shift",
    text="shift {floor} {x} {y} {angle} to {level}",
    first=_posed(act.SHIFT),
    steps=(act.BY_FLOOR, act.BY_X, act.BY_Y, act.BY_ANGLE, act.BY_LEVEL),
):
    """E-3e: a floor of the tower, to another level."""

    floor: TypedFloor
    x: Millimeters
    y: Millimeters
    angle: Degrees
    level: TypedLevel


class GiveUp(Move, kind="give up", first=_first(act.GIVE_UP)):
    """E-N1: the card is not fulfilled."""


class SwapCamp(Move, kind="swap camp", first=_first(act.SWAP_CAMP)):
    """E-N3: six new columns."""


class KeepCamp(Move, kind="keep camp", first=_first(act.KEEP_CAMP)):
    """E-N3: the camp stays."""


class Stop(Move, kind="stop", first=_first(act.STOP)):
    """E-U14: a turn without cards is over."""


MOVES: Final = OpenMoves(
    (
        LayBase, LeaveCamp, Exchange, RevealPlan, PlaceColumn, MoveColumn, LayFloor, Extend, Shift, GiveUp,
        SwapCamp, KeepCamp, Stop,
    ),
    EXPECTED,
)  # fmt: skip
"""All decisions: their numbers are those of `actions`."""
