"""Random lawful towers, for tests, measurements and pictures; the same seed gives the same tower."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

import numpy as np

from vihara.core.compiled import Record
from vihara.games.menara.components import BASES, COLUMNS, FLOORS, Box, standard_box
from vihara.games.menara.state import SHOWN
from vihara.games.menara.tower.balance import SURE, stands, survives
from vihara.games.menara.tower.candidates import CANDIDATE, poses_at_base, poses_over_columns
from vihara.games.menara.tower.geometry import (
    TOWER,
    copy_tower,
    covering_floor,
    lay_floor,
    set_column,
    take_column,
)
from vihara.games.menara.tower.placement import (
    NONE,
    SETUP_FLOORS,
    Fault,
    Finding,
    column_fault,
    examine_floor,
    floor_fault,
)

Last: TypeAlias = Literal["careful", "careless"]

TRIALS = 60
"""Failed attempts after which a tower is left as it is."""
PATIENCE = 6
"""Failed attempts in a row after which the temple base is extended."""
CLIMB = 3.0
"""How much more often higher floors are built on: the power of the level."""


def new_tower() -> Record:
    """A tower without pieces."""
    tower = np.zeros(1, TOWER)[0]
    tower.level[:] = -1
    return tower


def examine_column(tower: Record, floor: int, base: int, box: Box) -> Finding:
    """`column_fault` for people: a finding that says its sentence."""
    fault, other, length = column_fault(tower, floor, base, box.shapes, box.measures)
    return Finding(Fault(fault), int(other), float(length))


def tower_fault(tower: Record, box: Box) -> Finding:
    """The first fault of any piece of a tower."""
    for floor in range(FLOORS):
        if tower.level[floor] < 0:
            continue
        found = examine_floor(tower, floor, box)
        for base in range(BASES):
            if found.fault == Fault.NONE and tower.column[floor, base]:
                found = examine_column(tower, floor, base, box)
        if found.fault != Fault.NONE:
            return found
    return Finding(Fault.NONE, -1, 0.0)


def lay_base(tower: Record, floors: list[int], dice: np.random.Generator, box: Box) -> None:
    """Lay the temple base (E-S2): three floors with sides and poses drawn at random."""
    found = np.zeros(12, CANDIDATE)
    for floor in floors:
        side = int(dice.integers(2))
        for up in (side, 1 - side):
            count = poses_at_base(tower, floor, up, box.shapes, found)
            if count:
                pose = found[int(dice.integers(count))]
                lay_floor(tower, floor, up, 0, pose.x, pose.y, pose.angle)
                break


def free_bases(tower: Record, box: Box, *, covered: bool = False) -> list[tuple[int, int]]:
    """Bases without a column; those below another floor only when asked for."""
    found = []
    for floor in range(FLOORS):
        if tower.level[floor] < 0:
            continue
        for base in range(int(box.shapes[floor, tower.side[floor]].base_count)):
            if tower.column[floor, base] == 0 and (
                covered or covering_floor(tower, floor, base, box.matter.base_radius, box.shapes) < 0
            ):
                found.append((floor, base))
    return found


def hand_error(dice: np.random.Generator, box: Box) -> tuple[int, int]:
    """An offset in tenths of a millimeter that stays on the base."""
    most = 10 * (box.matter.base_radius - box.matter.column_radius)
    while True:
        dx, dy = (int(v) for v in np.rint(dice.normal(0.0, 8.0, 2)))
        if math.hypot(dx, dy) <= most:
            return dx, dy


def holds(tower: Record, slack: float, box: Box) -> bool:
    """Whether a tower stands with a margin of at least so many degrees."""
    if slack == 0.0:
        return bool(stands(tower, box.shapes, box.measures))
    return bool(survives(tower, box.shapes, box.measures, math.tan(math.radians(slack))))


def _add_column(tower: Record, slack: float, dice: np.random.Generator, box: Box) -> int:
    """Stand a column on a random free base; the floor it filled, −1 if none, −2 if no column can stay.

    Bases below other floors come last: a column is slid in there only when nothing else is left (E-3f).
    """
    if int(tower.column.sum()) >= COLUMNS:
        return -2
    for free in (free_bases(tower, box), free_bases(tower, box, covered=True)):
        if not free:
            continue
        weights = np.array([(tower.level[floor] + 1.0) ** CLIMB for floor, _ in free])
        for k in dice.choice(len(free), min(len(free), 3), replace=False, p=weights / weights.sum()):
            floor, base = free[int(k)]
            set_column(tower, floor, base, *hand_error(dice, box))
            fault = column_fault(tower, floor, base, box.shapes, box.measures)[0]
            if fault == NONE and holds(tower, slack, box):
                filled = int(tower.column[floor].sum()) == int(box.shapes[floor, tower.side[floor]].base_count)
                return floor if filled else -1
            take_column(tower, floor, base)
    return -2


def _add_floor(
    tower: Record, floor: int, slack: float, dice: np.random.Generator, box: Box, *, extend: bool
) -> bool:
    """Lay a floor over columns, near one of its candidates, so that the tower stands; or extend the base."""
    found = np.zeros(24, CANDIDATE)
    first = int(dice.integers(2))
    for side in (first, 1 - first):
        count = poses_over_columns(tower, floor, side, SHOWN, box.shapes, box.measures, found)
        if count == 0:
            continue
        weights = np.array([float(found[k].level) ** CLIMB for k in range(count)])
        pose = found[int(dice.choice(count, p=weights / weights.sum()))]
        for spread in (6.0, 3.0, 0.0):
            x, y, angle = (int(v) for v in np.rint(dice.normal(0.0, spread, 3)))
            lay_floor(tower, floor, side, pose.level, pose.x + x, pose.y + y, pose.angle + angle)
            fault = floor_fault(tower, floor, box.shapes, box.measures)[0]
            if fault == NONE and holds(tower, slack, box):
                return True
        tower.level[floor] = -1
    if extend:
        count = poses_at_base(tower, floor, first, box.shapes, found[:8])
        if count:
            pose = found[int(dice.integers(count))]
            lay_floor(tower, floor, first, 0, pose.x, pose.y, pose.angle)
            return True
    return False


def _be_careless(tower: Record, dice: np.random.Generator, box: Box) -> Record:
    """Do one lawful thing without asking whether the tower stands: push a floor, take or stand columns."""
    raised = [floor for floor in range(FLOORS) if tower.level[floor] > 0]
    for _ in range(TRIALS):
        trial = copy_tower(tower)
        deed = int(dice.integers(3))
        if deed == 0 and raised:
            floor = raised[int(dice.integers(len(raised)))]
            x, y, angle = (int(v) for v in np.rint(dice.normal(0.0, 15.0, 3)))
            pose = trial.pose[floor]
            lay_floor(
                trial, floor, trial.side[floor], trial.level[floor], pose[0] + x, pose[1] + y, pose[2] + angle
            )
        elif deed == 1:
            standing = [(f, b) for f in range(FLOORS) for b in range(BASES) if tower.column[f, b]]
            for k in dice.choice(len(standing), min(len(standing), int(dice.integers(1, 3))), replace=False):
                take_column(trial, *standing[int(k)])
        else:
            free = free_bases(trial, box, covered=True)
            for k in dice.choice(len(free), min(len(free), int(dice.integers(1, 5))), replace=False):
                set_column(trial, *free[int(k)], *hand_error(dice, box))
        faults = [floor_fault(trial, floor, box.shapes, box.measures)[0] for floor in raised]
        if all(fault == NONE for fault in faults):
            return trial
    return tower


def random_tower(
    seed: int, floors: int, *, slack: float = SURE, last: Last = "careful", box: Box | None = None
) -> Record:
    """Grow a tower to a number of floors, as in play; it may stay smaller when nothing fits.

    After every step it stands with a margin of at least `slack` degrees. `careless`: one more deed at the end
    that asks nobody, so that some of these towers fall.
    """
    box = box or standard_box()
    dice = np.random.Generator(np.random.PCG64(seed))
    quarry = [int(floor) for floor in dice.permutation(FLOORS)]
    tower = new_tower()
    lay_base(tower, quarry[:SETUP_FLOORS], dice, box)
    laid = SETUP_FLOORS
    failed = 0
    while laid < floors and failed < TRIALS:
        filled = _add_column(tower, slack, dice, box)
        if filled == -1:
            continue
        if filled == -2:
            failed += 1
        trial = copy_tower(tower)
        if _add_floor(trial, quarry[laid], slack, dice, box, extend=failed > PATIENCE):
            tower = trial
            laid += 1
            failed = 0
        else:
            failed += 1
    for _ in range(int(dice.integers(4))):  # the last floor carries something too
        _add_column(tower, slack, dice, box)
    if last == "careless":
        tower = _be_careless(tower, dice, box)
    return tower
