"""Linear programming for statics: is there a way for the contact forces to hold every floor?

Three equations for each raised floor (vertical force, and moment about two axes), one unknown ≥ 0 for each
contact point. A revised simplex method with an explicit inverse looks for a solution (first phase only); it
is deterministic. Forces are counted in shares of the tower's weight, moments in SPAN millimeters.

Tolerances: a tower stands when all but ENOUGH of its weight is held; a contact point is worth trying when
it gains more than GAIN per unit; pivots smaller than PIVOT are not used. Both answers are certified: a
solution by putting it into the equations, its absence by a small motion of the floors that lowers the
weights and opens or keeps every contact (Farkas).
"""

from __future__ import annotations

import numpy as np

from vihara.core.compiled import rules
from vihara.games.menara.components import FLOORS, Array
from vihara.games.menara.tower.contacts import Loads

SPAN = 50.0
ENOUGH = 1e-6
GAIN = 1e-9
PIVOT = 1e-9
JITTER = 1e-9
"""Tiny differences on the right-hand side, so that the method does not turn in circles on ties."""
STALL = 40
"""Steps without progress after which the first gain is taken rather than the greatest (Bland's rule)."""
REFRESH = 80
"""Steps after which the inverse is worked out anew."""
STEPS = 3000
"""Steps after which the search is given up; not reached in any tower seen."""

STANDS = 1
FALLS = 0
IN_DOUBT = -1


@rules
def equations(loads: Loads, rows: Array, values: Array, right: Array) -> None:
    """Write down the equations: six coefficients for a contact point, three right-hand sides for a floor."""
    total = 0.0
    for floor in range(FLOORS):
        total += loads.weight[floor]
    for floor in range(FLOORS):
        r = loads.row[floor]
        if r >= 0:
            weight = loads.weight[floor]
            right[3 * r] = weight / total
            right[3 * r + 1] = (loads.moment[floor, 0] - weight * loads.center[floor, 0]) / (total * SPAN)
            right[3 * r + 2] = (loads.moment[floor, 1] - weight * loads.center[floor, 1]) / (total * SPAN)
    for k in range(loads.number[0]):
        for end in range(2):
            floor = loads.upper[k] if end == 0 else loads.lower[k]
            sign = 1.0 if end == 0 else -1.0
            r = loads.row[floor]
            for q in range(3):
                rows[k, 3 * end + q] = 3 * r + q if r >= 0 else 0
            if r >= 0:
                values[k, 3 * end] = sign
                values[k, 3 * end + 1] = sign * (loads.point[k, 0] - loads.center[floor, 0]) / SPAN
                values[k, 3 * end + 2] = sign * (loads.point[k, 1] - loads.center[floor, 1]) / SPAN
            else:  # the temple base lies on the table and takes any load
                for q in range(3):
                    values[k, 3 * end + q] = 0.0


@rules
def invert_basis(rows: Array, values: Array, n: int, size: int, signs: Array, basis: Array, out: Array) -> bool:
    """Work out the inverse of the basis anew (Gauss and Jordan, with row exchange); False: it has none."""
    work = np.zeros((size, 2 * size))
    for j in range(size):
        if basis[j] >= n:
            work[basis[j] - n, j] = signs[basis[j] - n]
        else:
            for q in range(6):
                work[rows[basis[j], q], j] += values[basis[j], q]
        work[j, size + j] = 1.0
    for j in range(size):
        best = j
        for i in range(j + 1, size):
            if abs(work[i, j]) > abs(work[best, j]):
                best = i
        if abs(work[best, j]) < 1e-12:
            return False
        if best != j:
            for k in range(2 * size):
                work[j, k], work[best, k] = work[best, k], work[j, k]
        scale = 1.0 / work[j, j]
        for k in range(2 * size):
            work[j, k] *= scale
        for i in range(size):
            factor = work[i, j]
            if i != j and factor != 0.0:
                for k in range(2 * size):
                    work[i, k] -= factor * work[j, k]
    for i in range(size):
        for j in range(size):
            out[i, j] = work[i, size + j]
    return True


@rules
def refresh(
    rows: Array,
    values: Array,
    n: int,
    size: int,
    signs: Array,
    goal: Array,
    basis: Array,
    inverse: Array,
    amount: Array,
) -> None:
    """Rid inverse and amounts of the rounding gathered so far."""
    if invert_basis(rows, values, n, size, signs, basis, inverse):
        for i in range(size):
            total = 0.0
            for j in range(size):
                total += inverse[i, j] * goal[j]
            amount[i] = max(0.0, total)


@rules
def unheld(rows: Array, values: Array, n: int, size: int, right: Array, basis: Array, amount: Array) -> float:
    """How much of the weight a solution leaves unheld: the equations' errors, added up."""
    error = right[:size].copy()
    for i in range(size):
        if basis[i] < n:
            for q in range(6):
                error[rows[basis[i], q]] -= values[basis[i], q] * amount[i]
    total = 0.0
    for i in range(size):
        total += abs(error[i])
    return total


@rules
def find_forces(rows: Array, values: Array, n: int, right: Array, size: int, inverse: Array) -> int:
    """Whether forces ≥ 0 at the contact points hold the floors: STANDS, FALLS, or IN_DOUBT after too many steps.

    The inverse is room to work in, at least size by size.
    """
    basis = np.empty(size, np.int64)
    amount = np.empty(size)
    signs = np.empty(size)
    goal = np.empty(size)
    motion = np.empty(size)
    column = np.empty(size)
    used = np.zeros(n, np.bool_)
    for i in range(size):
        for j in range(size):
            inverse[i, j] = 0.0
        signs[i] = 1.0 if right[i] >= 0.0 else -1.0
        amount[i] = abs(right[i]) + JITTER * (1.0 + ((i * 7919) % 101) / 101.0)
        goal[i] = signs[i] * amount[i]
        inverse[i, i] = signs[i]
        basis[i] = n + i
    since = 0
    stall = 0
    least = 1e300
    for _step in range(STEPS):
        if since >= REFRESH:
            refresh(rows, values, n, size, signs, goal, basis, inverse, amount)
            since = 0
        missing = 0.0
        for j in range(size):
            motion[j] = 0.0
        for i in range(size):
            if basis[i] >= n:
                missing += amount[i]
                for j in range(size):
                    motion[j] += inverse[i, j]
        if missing <= ENOUGH:
            if unheld(rows, values, n, size, right, basis, amount) <= 2.0 * ENOUGH:
                return STANDS
            if since == 0:
                return IN_DOUBT
            since = REFRESH
            continue
        if missing < least - 1e-13:
            least = missing
            stall = 0
        else:
            stall += 1
        gain = GAIN
        entering = -1
        for k in range(n):
            if used[k]:
                continue
            value = 0.0
            for q in range(6):
                value += motion[rows[k, q]] * values[k, q]
            if value > gain:
                gain = value
                entering = k
                if stall > STALL:
                    break
        if entering < 0:
            lowered = 0.0
            for j in range(size):
                lowered += motion[j] * right[j]
            worst = 0.0
            for k in range(n):
                if used[k]:
                    value = 0.0
                    for q in range(6):
                        value += motion[rows[k, q]] * values[k, q]
                    worst = max(worst, value)
            if lowered > 0.5 * ENOUGH and worst <= 1e-8:
                return FALLS
            if since == 0:
                return IN_DOUBT
            since = REFRESH
            continue
        for i in range(size):
            value = 0.0
            for q in range(6):
                value += inverse[i, rows[entering, q]] * values[entering, q]
            column[i] = value
        step = 1e300
        leaving = -1
        for i in range(size):
            if column[i] > PIVOT:
                ratio = amount[i] / column[i]
                if ratio < step - 1e-14 or (ratio < step + 1e-14 and column[i] > column[leaving]):
                    step = min(step, ratio)
                    leaving = i
        if leaving < 0:
            if since == 0:
                return IN_DOUBT
            since = REFRESH
            continue
        for i in range(size):
            if i != leaving:
                amount[i] = max(0.0, amount[i] - step * column[i])
        amount[leaving] = step
        if basis[leaving] < n:
            used[basis[leaving]] = False
        basis[leaving] = entering
        used[entering] = True
        scale = 1.0 / column[leaving]
        for j in range(size):
            inverse[leaving, j] *= scale
        for i in range(size):
            factor = column[i]
            if i != leaving and factor != 0.0:
                for j in range(size):
                    inverse[i, j] -= factor * inverse[leaving, j]
        since += 1
    return IN_DOUBT
