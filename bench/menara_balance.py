"""Menara: balance checks beside their peers in the same run: `python bench/menara_balance.py [--json]`.

Peers: `scipy.optimize.linprog` (HiGHS) solving the same equations, and MuJoCo simulating two seconds of the same
tower. For 5, 10 and 18 floors, single calls from Python, CPU time on one core.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import linprog

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.menara.towers import random_tower
from measure import rate, show
from vihara.core.compiled import Record
from vihara.games.menara.components import BASES, FLOORS, Box, standard_box
from vihara.games.menara.physics.collapse import GRAVITY, REFEREE, build_model
from vihara.games.menara.state import SHOWN
from vihara.games.menara.tower import balance
from vihara.games.menara.tower.candidates import CANDIDATE, poses_at_base, poses_over_columns
from vihara.games.menara.tower.contacts import find_supports, project
from vihara.games.menara.tower.simplex import equations

TOWERS = 6
SIMULATED = 2.0


def linprog_checks(tower: Record, box: Box) -> float:
    """Equilibrium checks per second with HiGHS; its matrix is made ready beforehand."""
    room = balance.new_room()
    find_supports(tower, box.shapes, box.measures, room.supports)
    raised = project(tower, box.shapes, box.measures, room.supports, 0.0, 0.0, room.loads)
    equations(room.loads, room.rows, room.values, room.right)
    count = int(room.loads.number[0])
    matrix = np.zeros((3 * raised, count))
    for point in range(count):
        for q in range(6):
            matrix[room.rows[point, q], point] += room.values[point, q]
    right = room.right[: 3 * raised]

    def work() -> int:
        linprog(np.zeros(count), A_eq=matrix, b_eq=right, bounds=(0, None), method="highs")
        return 1

    return rate(work, 0.3)


def simulations(tower: Record, box: Box) -> float:
    """Towers per second, each simulated for two seconds with the referee's settings."""
    import mujoco

    model, _ = build_model(tower, box, REFEREE)
    model.opt.gravity[2] = -GRAVITY

    def work() -> int:
        mujoco.mj_step(model, mujoco.MjData(model), round(SIMULATED / REFEREE.time_step))
        return 1

    return rate(work, 0.03)  # one run in each round is enough


def mean(values: list[float]) -> float:
    """Mean of rates over towers: the rate of doing one tower after the other."""
    return len(values) / sum(1 / value for value in values)


def figures(floors: int, box: Box) -> dict[str, float | str]:
    """All rates for towers of this size."""
    towers = [random_tower(seed, floors) for seed in range(TOWERS)]
    shapes, measures = box.shapes, box.measures
    capacity = np.empty((FLOORS, BASES), np.int8)
    over, at_base = np.zeros(24, CANDIDATE), np.zeros(8, CANDIDATE)
    sure = math.tan(math.radians(balance.SURE))

    def each(call: object) -> float:
        def timed(tower: Record) -> float:
            def work() -> int:
                call(tower)  # type: ignore[operator]
                return 1

            work()
            return rate(work, 0.15)

        return mean([timed(tower) for tower in towers])

    def next_floor(tower: Record) -> int:
        missing = np.flatnonzero(tower.level < 0)
        return int(missing[0]) if len(missing) else int(np.argmax(tower.level))  # or the top floor, to be moved

    verdict = each(lambda tower: balance.stands(tower, shapes, measures))
    margin = each(lambda tower: balance.tilt_margin(tower, shapes, measures))
    highs = mean([linprog_checks(tower, box) for tower in towers[:5]])
    simulated = mean([simulations(tower, box) for tower in towers[:3]])
    return {
        "columns (mean)": float(np.mean([tower.column.sum() for tower in towers])),
        "verdicts per second": verdict,
        "half-degree checks per second": each(lambda tower: balance.survives(tower, shapes, measures, sure)),
        "margins per second": margin,
        "capacities of all bases per second": each(
            lambda tower: balance.capacities(tower, shapes, measures, capacity)
        ),
        "candidates over columns per second": each(
            lambda tower: poses_over_columns(tower, next_floor(tower), 0, SHOWN, shapes, measures, over)
        ),
        "extensions of the base per second": each(
            lambda tower: poses_at_base(tower, next_floor(tower), 0, shapes, at_base)
        ),
        "linprog (HiGHS) verdicts per second": highs,
        "MuJoCo, two seconds simulated, per second": simulated,
        "verdict: times faster than linprog": verdict / highs,
        "verdict: times faster than simulating": verdict / simulated,
        "margin: times faster than simulating": margin / simulated,
        "verdict, microseconds": 1e6 / verdict,
        "margin, milliseconds": 1e3 / margin,
    }


def main() -> None:
    """Run and print."""
    box = standard_box()
    for floors in (5, 10, 18):
        show(f"Menara's balance, {floors} floors", figures(floors, box))


if __name__ == "__main__":
    main()
