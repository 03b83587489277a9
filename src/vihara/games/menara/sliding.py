"""Sliding a floor of the temple base to contact (E-S2, E-F3): where a hand that holds it feels the others."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara import actions as act
from vihara.games.menara.actions import EXTEND, FARTHEST, LAY_BASE, pose_action
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import due_floor
from vihara.games.menara.components import FLOORS, Array
from vihara.games.menara.tower.geometry import TOWER, lay_floor, outline_gap
from vihara.games.menara.tower.placement import NONE, base_fault, deepest_overlap

REACH: Final = 15
"""Millimeters a floor slides at most."""
TURN: Final = 10
"""Degrees it turns at most."""
DEGREE: Final = 0.5
"""What a degree of turning counts in millimeters of way."""


@rules
def slide(tower: Record, floor: int, side: int, x: int, y: int, angle: int, shapes: Array, out: Array) -> bool:
    """Find the nearest lawful pose of a base floor, within reach: x, y and angle in `out`; False: none is."""
    trial = np.zeros(1, TOWER)
    trial[0] = tower
    lay_floor(trial[0], floor, side, 0, x, y, angle)
    nearest = 1e300
    for other in range(FLOORS):
        if other != floor and trial[0].level[other] == 0:
            nearest = min(nearest, outline_gap(trial[0], floor, other, shapes))
    if nearest > REACH + 2 * TURN:  # a corner goes about two millimeters for a degree
        return False
    best = 1e300
    for turn in range(-TURN, TURN + 1):
        trial[0].pose[floor, 2] = (angle + turn) % 360
        for dx in range(-REACH, REACH + 1):
            for dy in range(-REACH, REACH + 1):
                way = dx * dx + dy * dy
                if way > REACH * REACH:
                    continue
                cost = way**0.5 + DEGREE * abs(turn)
                if cost >= best:
                    continue
                trial[0].pose[floor, 0] = x + dx
                trial[0].pose[floor, 1] = y + dy
                if deepest_overlap(trial[0], floor, shapes)[0] >= 0:
                    continue
                if base_fault(trial[0], floor, shapes)[0] == NONE:
                    best = cost
                    out[:] = trial[0].pose[floor]
    return best < 1e300


@rules
def near(views: Any, i: int, action: int) -> int:
    """The allowed pose a floor of the temple base slides to from one that is refused; −1: nothing is near."""
    s = views[i]
    kind = act.kind_of(action)
    if kind != LAY_BASE and kind != EXTEND:
        return -1
    floor = act.floor_of(action) if kind == LAY_BASE else due_floor(s)
    if floor < 0 or floor >= FLOORS or s.taken[floor] == 0:
        return -1
    side = act.side_of(action)
    x, y, angle = act.pose_of(action)
    shapes, _ = tables_of(s.tables)
    found = np.zeros(3, np.int64)
    if not slide(s.tower, floor, side, x, y, angle, shapes, found):
        return -1
    x, y, angle = found[0], found[1], found[2]
    if max(abs(x), abs(y)) > FARTHEST:
        return -1
    return int(pose_action(kind, floor if kind == LAY_BASE else 0, side, 0, x, y, angle))
