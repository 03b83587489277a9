"""Statics: towers worked out by hand, symmetry, and agreement with an established solver (E-U7)."""

from __future__ import annotations

import hashlib
import math
import os
import subprocess
import sys

import numpy as np
import pytest
from scipy.optimize import linprog

from games.menara.plain_table import MIDDLE, PLANKS, plain_box
from games.menara.towers import new_tower, random_tower
from vihara.core.compiled import Record
from vihara.games.menara.components import FLOORS, Box, standard_box
from vihara.games.menara.state import SHOWN
from vihara.games.menara.tower import balance
from vihara.games.menara.tower.candidates import CANDIDATE, poses_over_columns
from vihara.games.menara.tower.contacts import find_supports, project
from vihara.games.menara.tower.geometry import lay_floor, set_column, take_column
from vihara.games.menara.tower.simplex import IN_DOUBT, STANDS, equations, find_forces

BOX = plain_box()
PLANK, OTHER_PLANK = PLANKS[0], PLANKS[1]


def stands(tower: Record, box: Box = BOX) -> bool:
    return bool(balance.stands(tower, box.shapes, box.measures))


def margin(tower: Record, box: Box = BOX) -> tuple[float, int]:
    tilt, direction = balance.tilt_margin(tower, box.shapes, box.measures)
    return float(tilt), int(direction)


def square_on(*bases: int, x: int = 0, y: int = 0) -> Record:
    """A square on columns that stand on these bases of another square: (−50, −50), (50, −50), (50, 50), (−50, 50)."""
    tower = new_tower()
    lay_floor(tower, 0, 0, 0, 0, 0, 0)
    for base in bases:
        set_column(tower, 0, base, 0, 0)
    lay_floor(tower, 1, 0, 1, x, y, 0)
    return tower


def plank_on_one_column() -> Record:
    """A plank of 36 g across the middle of a square, on a single column."""
    tower = new_tower()
    lay_floor(tower, 0, 1, 0, 0, 0, 0)
    set_column(tower, 0, MIDDLE, 0, 0)
    lay_floor(tower, PLANK, 1, 1, 0, 0, 0)
    return tower


def test_nothing_raised_stands() -> None:
    """A base with columns has nothing that could fall; sliding limits the tilt."""
    tower = new_tower()
    assert stands(tower)
    lay_floor(tower, 0, 0, 0, 0, 0, 0)
    set_column(tower, 0, 0, 0, 0)
    tilt, direction = margin(tower)
    assert tilt == pytest.approx(math.degrees(math.atan(0.4)))
    assert direction == -1


def test_a_floor_on_three_columns() -> None:
    """The center of mass inside the triangle: stands. Outside, beyond the columns' rims: falls.

    Columns at (−50, −50), (50, −50) and (50, 50): a square moved by (−k, k) has its center k√2 beyond the
    diagonal; the tops reach 9.7 · cos 15° = 9.37 mm beyond it.
    """
    assert stands(square_on(0, 1, 2, x=20, y=-20))
    assert stands(square_on(0, 1, 2))
    assert stands(square_on(0, 1, 2, x=-6, y=6))
    assert not stands(square_on(0, 1, 2, x=-7, y=7))
    assert not stands(square_on(0, 1, 2, x=-20, y=20))


def test_removing_a_bearing_column() -> None:
    """Four columns, three, two on one side."""
    tower = square_on(0, 1, 2, 3)
    four = margin(tower)[0]
    take_column(tower, 0, 3)
    three = margin(tower)[0]
    assert four > three > 0
    take_column(tower, 0, 2)
    assert not stands(tower)
    assert margin(tower) == (-1.0, -1)


def test_a_floor_without_columns_falls() -> None:
    """Nothing below it at all."""
    assert not stands(square_on())
    assert not stands(square_on(0, x=200))


def test_seesaw() -> None:
    """A plank balanced on one column stands; a column on one end tips it; one on each end balances again.

    A column has 8.8 g and stands 130 mm out: the load moves by 130 · 8.8 / 44.8 = 25 mm, beyond the 9.7 of the top.
    """
    tower = plank_on_one_column()
    assert stands(tower)
    tilt, direction = margin(tower)
    assert 12.2 < tilt < math.degrees(math.atan(9.7 / 42)) + 0.05  # 42 mm from the column's foot to the plank
    assert direction % 30 == 0
    set_column(tower, PLANK, 3, 0, 0)
    assert not stands(tower)
    set_column(tower, PLANK, 0, 0, 0)
    assert stands(tower)


def test_counterweight() -> None:
    """A plank whose center is beside its column is held by a plank on its other end."""
    tower = plank_on_one_column()
    lay_floor(tower, PLANK, 1, 1, 40, 0, 0)  # its short arm reaches to −110
    assert not stands(tower)
    set_column(tower, PLANK, 0, 0, 0)  # 8.8 g at −90 against 36 g at 40
    assert not stands(tower)
    lay_floor(tower, OTHER_PLANK, 0, 2, -90, 0, 90)  # another 36 g at −90, on that column
    assert not stands(tower)  # now too much
    set_column(tower, PLANK, 3, 0, 0)  # 8.8 g at 170: 36 · 40 + 8.8 · 170 ≈ 44.8 · 90 − 1097
    assert not stands(tower)
    set_column(tower, PLANK, 2, 0, 0)  # 8.8 g at 90: still 305 g·mm to the left: 3 mm of 89 g, inside the top
    assert stands(tower)


def test_capacity() -> None:
    """How many columns a base can carry: on the seesaw none beside the column, any number above it.

    k columns at 50 mm move the load by 440 k / (36 + 8.8 k) mm, beyond 9.7 for k = 1 already (9.8).
    """
    tower = plank_on_one_column()
    capacity = balance.weigh(tower, BOX).capacity
    assert capacity[PLANK].tolist() == [0, 0, 0, 0, balance.MANY, -1]
    assert capacity[0].tolist() == [balance.MANY] * 4 + [-1, -1]  # the base lies on the table; one is taken
    assert (capacity[1] == -1).all()
    lay_floor(tower, PLANK, 1, 1, -1, 0, 0)  # now the load moves back by 0.8 mm
    assert balance.weigh(tower, BOX).capacity[PLANK].tolist() == [0, 0, 1, 0, balance.MANY, -1]
    tower = square_on(0, 1, 2, x=-20, y=20)
    assert balance.weigh(tower, BOX).capacity[1].tolist() == [0, 0, 0, 0, -1, -1]


def test_capacity_is_what_stands() -> None:
    """As many columns as a base is said to carry stand on it, one more falls; checked with heavier columns."""
    tower = square_on(0, 1, 2, x=8, y=-8)
    capacity = int(balance.weigh(tower, BOX).capacity[1, 3])  # the corner without a column below it
    assert 0 < capacity < balance.MANY
    for count, expected in ((capacity, True), (capacity + 1, False)):
        weight, column = 0.0588, 8.796459430051421e-3  # square and column, kg
        x = (8 * weight - 42 * column * count) / (weight + column * count)
        y = -x
        beyond = (y - x) / math.sqrt(2)  # of the diagonal between the columns
        assert (beyond < 9.7 * math.cos(math.radians(15))) == expected


def test_which_way_it_would_go() -> None:
    """Towards the side where support is missing; neighboring directions may be equally weak."""
    assert margin(square_on(0, 1, 2))[1] in (120, 150)
    tower = plank_on_one_column()
    for x, y, direction in ((4, 0, 0), (0, 4, 90), (-4, 0, 180), (0, -4, 270)):
        lay_floor(tower, PLANK, 1, 1, x, y, 0)
        assert (margin(tower)[1] - direction + 30) % 360 <= 60


def moved(tower: Record, dx: int, dy: int) -> Record:
    out = tower.copy()
    out.pose[:, 0] += dx
    out.pose[:, 1] += dy
    return out


def turned(tower: Record) -> Record:
    """The tower turned by a quarter."""
    out = tower.copy()
    for floor in range(FLOORS):
        x, y, angle = (int(v) for v in tower.pose[floor])
        lay_floor(out, floor, out.side[floor], out.level[floor], -y, x, angle + 90)
    return out


@pytest.mark.parametrize("seed", range(8))
def test_symmetry(seed: int) -> None:
    """A tower moved on the table or turned by a quarter has the same verdict, margin and capacities."""
    box = standard_box()
    tower = random_tower(seed, 5 + seed, slack=0.0, last="careless")
    first = balance.weigh(tower, box)
    for other, turn in ((moved(tower, 123, -77), 0), (turned(tower), 90), (turned(turned(tower)), 180)):
        second = balance.weigh(other, box)
        assert second.stands == first.stands
        assert second.margin == pytest.approx(first.margin, rel=0.03, abs=0.03)
        assert (second.capacity == first.capacity).all()
        if first.direction >= 0 and abs(second.margin - first.margin) < 1e-9:
            # Directions that are equally weak may come first in another order.
            slope = math.tan(math.radians(1.03 * first.margin + 0.05))
            room = balance.new_room()
            find_supports(other, box.shapes, box.measures, room.supports)
            there = (first.direction + turn) % 360
            assert not balance.held_on_slope(other, box.shapes, box.measures, room, slope, there)


def test_margins_agree_with_each_other() -> None:
    """A tower survives just its margin; it survives 0° exactly when it stands; bots' judge says the same."""
    box = standard_box()
    room = balance.new_room()
    for seed in range(20):
        tower = random_tower(seed, 4 + seed % 9, slack=0.0, last="careless")
        tilt = margin(tower, box)[0]
        assert (tilt >= 0) == stands(tower, box)
        assert balance.judge(tower, box.shapes, box.measures, room)[0] == stands(tower, box)
        if tilt > 0:
            assert balance.survives(tower, box.shapes, box.measures, math.tan(math.radians(tilt)) * 0.999)
        if 0 <= tilt < 20:
            assert not balance.survives(
                tower, box.shapes, box.measures, math.tan(math.radians(1.03 * tilt + 0.03))
            )


def solver_says(tower: Record, slope: float, direction: int, box: Box) -> tuple[bool, int, bool]:
    """Verdicts of HiGHS, of our simplex method alone, and of the whole check, on a tilted table."""
    room = balance.new_room()
    find_supports(tower, box.shapes, box.measures, room.supports)
    turn = math.radians(direction)
    x, y = slope * math.cos(turn), slope * math.sin(turn)
    raised = project(tower, box.shapes, box.measures, room.supports, x, y, room.loads)
    count = int(room.loads.number[0])
    equations(room.loads, room.rows, room.values, room.right)
    matrix = np.zeros((3 * raised, count))
    for point in range(count):
        for q in range(6):
            matrix[room.rows[point, q], point] += room.values[point, q]
    right = room.right[: 3 * raised]
    if count == 0:
        return False, find_forces(room.rows, room.values, 0, room.right, 3 * raised, room.inverse), False
    found = linprog(np.zeros(count), A_eq=matrix, b_eq=right, bounds=(0, None), method="highs")
    own = find_forces(room.rows, room.values, count, room.right, 3 * raised, room.inverse)
    return found.status == 0, int(own), bool(balance.held(tower, room, raised))


def agree_with_linprog(seeds: range) -> tuple[int, int]:
    """Compare on the towers of these seeds; returns how many stand and how many fall."""
    box = standard_box()
    counts = [0, 0]
    for seed in seeds:
        tower = random_tower(seed, 4 + seed % 15, slack=0.0, last="careless" if seed % 4 else "careful")
        highs, own, whole = solver_says(tower, 0.0, 0, box)
        assert own != IN_DOUBT
        assert highs == (own == STANDS) == whole == stands(tower, box), seed
        counts[highs] += 1
        slope = math.tan(math.radians(1.0 + seed % 5))
        highs, own, whole = solver_says(tower, slope, 30 * (seed % 12), box)
        assert highs == (own == STANDS) == whole, seed
    return counts[1], counts[0]


def test_agreement_with_linprog() -> None:
    """The same verdict as scipy's HiGHS on each of 60 random towers, level and tilted."""
    standing, falling = agree_with_linprog(range(60))
    assert standing > 10
    assert falling > 5


@pytest.mark.soak
def test_agreement_with_linprog_on_a_thousand() -> None:
    """The same verdict as scipy's HiGHS on each of 1,000 random towers, level and tilted."""
    standing, falling = agree_with_linprog(range(10_000, 11_000))
    assert standing > 200
    assert falling > 200


def fingerprint() -> str:
    """What a few small towers weigh, to the last bit."""
    box = standard_box()
    digest = hashlib.sha256()
    tower = random_tower(7, 3, slack=0.0)
    for trial in (tower, random_tower(8, 3, last="careless")):
        digest.update(trial.tobytes() + repr(balance.weigh(trial, box)).encode())
    found = np.zeros(4, CANDIDATE)
    floor = int(np.flatnonzero(tower.level < 0)[0])
    count = poses_over_columns(tower, floor, 1, SHOWN, box.shapes, box.measures, found)
    digest.update(bytes([count]) + found.tobytes())
    return digest.hexdigest()


def test_compiled_and_interpreted_are_the_same() -> None:
    """Plain Python gives the same towers, margins and candidates, to the last bit."""
    code = "from games.menara.test_balance import fingerprint; print(fingerprint())"
    path = os.pathsep.join(path for path in sys.path if path)
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.strip() == fingerprint()
