"""Questions the rules ask about a tower, each answered by code that is compiled once.

Numba compiles into a function all it calls, again for every caller, and geometry and statics are large. So what
takes long to answer is asked across a boundary, through plain Python: some microseconds for an answer that takes a
hundred or more, and half the time to compile. The answers are given about a copy of the tower: nothing changes it.
"""

from __future__ import annotations

import numba

from vihara.core.compiled import Record, asking
from vihara.games.menara import balance, candidates, placement
from vihara.games.menara.components import Array
from vihara.games.menara.placement import NONE


@asking
def stands(tower: Record, shapes: Array, measures: Array) -> bool:
    """Whether the tower stands on a level table."""
    with numba.objmode(answer="boolean"):
        answer = balance.stands(tower, shapes, measures)
    return bool(answer)


@asking
def survives(tower: Record, shapes: Array, measures: Array, slope: float) -> bool:
    """Whether the tower stands on a table tilted by this slope in every direction."""
    with numba.objmode(answer="boolean"):
        answer = balance.survives(tower, shapes, measures, slope)
    return bool(answer)


@asking
def lies_well(tower: Record, floor: int, shapes: Array, measures: Array) -> bool:
    """Whether a floor may lie where it lies in the tower."""
    with numba.objmode(answer="boolean"):
        answer = placement.floor_fault(tower, floor, shapes, measures)[0] == NONE
    return bool(answer)


@asking
def level_of_rest(tower: Record, floor: int, shapes: Array, measures: Array) -> int:
    """The highest level at which a floor may rest at its pose (E-U4), or 0."""
    with numba.objmode(level="int64"):
        level = placement.resting_level(tower, floor, shapes, measures)[0]
    return level


@asking
def poses_over_columns(
    tower: Record, floor: int, side: int, gauge: int, shapes: Array, measures: Array, out: Array
) -> int:
    """Poses of a floor over three or more free columns, best margin first."""
    with numba.objmode(number="int64"):
        number = candidates.poses_over_columns(tower, floor, side, gauge, shapes, measures, out)
    return number


@asking
def poses_at_base(tower: Record, floor: int, side: int, shapes: Array, out: Array) -> int:
    """Poses of a floor of the temple base, most compact first."""
    with numba.objmode(number="int64"):
        number = candidates.poses_at_base(tower, floor, side, shapes, out)
    return number
