"""Questions the rules ask about a tower, each answered by code that is compiled once (`core/boundary.py`).

Geometry and statics are large, and an answer takes a hundred microseconds or more: called by its name it is no
slower, and takes half the time to compile. Nothing here changes the tower that is asked about.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.boundary import address, addresses, alive, array_at, boundary, fraction, frozen, record_at, whole
from vihara.core.compiled import Record, rules
from vihara.games.menara.components import BASES, FLOORS, MATTER, SHAPE, SIDES, Array
from vihara.games.menara.tower import balance, candidates, placement
from vihara.games.menara.tower.candidates import CANDIDATE
from vihara.games.menara.tower.geometry import TOWER
from vihara.games.menara.tower.placement import NONE

TOWERS, SHAPES, MEASURES, POSES = (addresses(dtype) for dtype in (TOWER, SHAPE, MATTER, CANDIDATE))


@rules
def shapes_at(place: Any) -> Array:
    """The shapes of the floors at an address."""
    return frozen(array_at(place, (FLOORS, SIDES)))


@rules
def measures_at(place: Any) -> Array:
    """What all pieces have in common, at an address."""
    return frozen(array_at(place, 1))


FLOOR, LEVEL, REST = range(3)
"""Where a floor is to lie: where it lies, on a level, on the highest level there is below it."""


# -- What is behind the boundary ------------------------------------------------------------------------------


def _stands(tower: Any, shapes: Any, measures: Any) -> int:
    return 1 if balance.stands(record_at(tower), shapes_at(shapes), measures_at(measures)) else 0


def _survives(tower: Any, shapes: Any, measures: Any, slope: float) -> int:
    return 1 if balance.survives(record_at(tower), shapes_at(shapes), measures_at(measures), slope) else 0


def _lies_well(tower: Any, floor: int, shapes: Any, measures: Any) -> int:
    fault, _, _ = placement.floor_fault(record_at(tower), floor, shapes_at(shapes), measures_at(measures))
    return 1 if fault == NONE else 0


def _level_of_rest(tower: Any, floor: int, shapes: Any, measures: Any) -> int:
    trial = np.zeros(1, TOWER)  # it is moved from level to level
    trial[0] = record_at(tower)
    level, _, _, _ = placement.resting_level(trial[0], floor, shapes_at(shapes), measures_at(measures))
    return int(alive(trial, level))


def _poses_over_columns(
    tower: Any, floor: int, side: int, gauge: int, shapes: Any, measures: Any, out: Any, number: int
) -> int:
    return candidates.poses_over_columns(
        record_at(tower), floor, side, gauge, shapes_at(shapes), measures_at(measures), array_at(out, number)
    )


def _poses_at_base(tower: Any, floor: int, side: int, shapes: Any, out: Any, number: int) -> int:
    return candidates.poses_at_base(record_at(tower), floor, side, shapes_at(shapes), array_at(out, number))


def _tilt(tower: Any, shapes: Any, measures: Any, direction: Any) -> float:
    margin, weakest = balance.tilt_margin(record_at(tower), shapes_at(shapes), measures_at(measures))
    array_at(direction, 1)[0] = weakest
    return margin


def _capacities(tower: Any, shapes: Any, measures: Any, out: Any) -> int:
    balance.capacities(record_at(tower), shapes_at(shapes), measures_at(measures), array_at(out, (FLOORS, BASES)))
    return 0


def _fault(which: int, tower: Any, floor: int, level: int, shapes: Any, measures: Any, length: Any) -> int:
    """The fault and, times 256, the floor concerned from −1."""
    trial = np.zeros(1, TOWER)  # it may be moved from level to level
    trial[0] = record_at(tower)
    if which == REST:
        _, fault, other, how_far = placement.resting_level(
            trial[0], floor, shapes_at(shapes), measures_at(measures)
        )
    elif which == LEVEL:
        fault, other, how_far = placement.level_fault(
            trial[0], floor, level, shapes_at(shapes), measures_at(measures)
        )
    else:
        fault, other, how_far = placement.floor_fault(trial[0], floor, shapes_at(shapes), measures_at(measures))
    array_at(length, 1)[0] = how_far
    return int(alive(trial, 256 * (other + 1) + fault))


_ask_fault = boundary(
    "vihara_menara_fault", whole(whole, TOWERS, whole, whole, SHAPES, MEASURES, addresses(np.float64)), _fault
)
_ask_tilt = boundary("vihara_menara_tilt", fraction(TOWERS, SHAPES, MEASURES, addresses(np.int64)), _tilt)
_ask_capacities = boundary(
    "vihara_menara_capacities", whole(TOWERS, SHAPES, MEASURES, addresses(np.int8)), _capacities
)
_ask_stands = boundary("vihara_menara_stands", whole(TOWERS, SHAPES, MEASURES), _stands)
_ask_survives = boundary("vihara_menara_survives", whole(TOWERS, SHAPES, MEASURES, fraction), _survives)
_ask_lies_well = boundary("vihara_menara_lies_well", whole(TOWERS, whole, SHAPES, MEASURES), _lies_well)
_ask_level_of_rest = boundary(
    "vihara_menara_level_of_rest", whole(TOWERS, whole, SHAPES, MEASURES), _level_of_rest
)
_ask_poses_over_columns = boundary(
    "vihara_menara_poses_over_columns",
    whole(TOWERS, whole, whole, whole, SHAPES, MEASURES, POSES, whole),
    _poses_over_columns,
)
_ask_poses_at_base = boundary(
    "vihara_menara_poses_at_base", whole(TOWERS, whole, whole, SHAPES, POSES, whole), _poses_at_base
)


# -- What the rules call --------------------------------------------------------------------------------------


@rules
def stands(tower: Record, shapes: Array, measures: Array) -> bool:
    """Whether the tower stands on a level table."""
    return bool(_ask_stands(address(tower), address(shapes), address(measures)) != 0)


@rules
def survives(tower: Record, shapes: Array, measures: Array, slope: float) -> bool:
    """Whether the tower stands on a table tilted by this slope in every direction."""
    return bool(_ask_survives(address(tower), address(shapes), address(measures), slope) != 0)


@rules
def lies_well(tower: Record, floor: int, shapes: Array, measures: Array) -> bool:
    """Whether a floor may lie where it lies in the tower."""
    return bool(_ask_lies_well(address(tower), floor, address(shapes), address(measures)) != 0)


@rules
def level_of_rest(tower: Record, floor: int, shapes: Array, measures: Array) -> int:
    """The highest level at which a floor may rest at its pose (E-U4), or 0."""
    return int(_ask_level_of_rest(address(tower), floor, address(shapes), address(measures)))


@rules
def poses_over_columns(
    tower: Record, floor: int, side: int, gauge: int, shapes: Array, measures: Array, out: Array
) -> int:
    """Poses of a floor over three or more free columns, best margin first."""
    return int(
        _ask_poses_over_columns(
            address(tower), floor, side, gauge, address(shapes), address(measures), address(out), len(out)
        )
    )


@rules
def poses_at_base(tower: Record, floor: int, side: int, shapes: Array, out: Array) -> int:
    """Poses of a floor of the temple base, most compact first."""
    return int(_ask_poses_at_base(address(tower), floor, side, address(shapes), address(out), len(out)))


@rules
def tilt(tower: Record, shapes: Array, measures: Array) -> tuple[float, int]:
    """The tilt of the table the tower survives (degrees, −1: none), and the direction it would go first, or −1."""
    direction = np.zeros(1, np.int64)
    margin = _ask_tilt(address(tower), address(shapes), address(measures), address(direction))
    return margin, int(direction[0])


@rules
def capacities(tower: Record, shapes: Array, measures: Array, out: Array) -> None:
    """How many more columns each free base can carry, −1 for bases that do not exist or are taken."""
    _ask_capacities(address(tower), address(shapes), address(measures), address(out))


@rules
def fault_of(which: int, tower: Record, floor: int, level: int, shapes: Array, measures: Array) -> Any:
    """What forbids a placement of a floor: the fault, the floor concerned or −1, and a length in mm."""
    length = np.zeros(1, np.float64)
    found = int(
        _ask_fault(which, address(tower), floor, level, address(shapes), address(measures), address(length))
    )
    return found % 256, found // 256 - 1, length[0]


@rules
def fault_of_floor(tower: Record, floor: int, shapes: Array, measures: Array) -> Any:
    """What forbids that a floor lies where it lies."""
    return fault_of(FLOOR, tower, floor, 0, shapes, measures)


@rules
def fault_of_level(tower: Record, floor: int, level: int, shapes: Array, measures: Array) -> Any:
    """What forbids that a floor rests on columns as part of a level."""
    return fault_of(LEVEL, tower, floor, level, shapes, measures)


@rules
def fault_of_rest(tower: Record, floor: int, shapes: Array, measures: Array) -> Any:
    """What forbids that a floor rests on columns on any level."""
    return fault_of(REST, tower, floor, 0, shapes, measures)
