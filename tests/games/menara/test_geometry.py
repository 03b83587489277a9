"""Poses on the lattice and whether pieces may be there (E-S2, E-3, E-F3, E-U3, E-U4, E-U6)."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from games.menara.plain_table import plain_box
from games.menara.towers import examine_column, new_tower, random_tower, tower_fault
from vihara.core.compiled import Record
from vihara.games.menara.components import CORNERS, FLOORS, standard_box
from vihara.games.menara.telling import fault_sentence
from vihara.games.menara.tower import geometry, outlines
from vihara.games.menara.tower.candidates import CANDIDATE, candidates, poses_at_base
from vihara.games.menara.tower.geometry import lay_floor, set_column, take_column
from vihara.games.menara.tower.placement import Fault, examine_floor

BOX = plain_box()
SHAPES, MEASURES = BOX.shapes, BOX.measures


def squares(*poses: tuple[int, int, int], level: int = 0) -> Record:
    """Squares of 140 mm laid at these poses, all of one level."""
    tower = new_tower()
    for floor, pose in enumerate(poses):
        lay_floor(tower, floor, 0, level, *pose)
    return tower


def corners(tower: Record, floor: int, shapes: np.ndarray) -> list[tuple[float, float]]:
    out = np.empty((CORNERS, 2))
    count = geometry.outline_place(tower, floor, shapes, out)
    return [(float(x), float(y)) for x, y in out[:count]]


def test_whole_degrees_are_exact_where_they_can_be() -> None:
    """Quarter turns move corners without any rounding, so a turned tower is the same tower."""
    assert geometry.COS[[0, 90, 180, 270]].tolist() == [1, 0, -1, 0]
    assert geometry.SIN[[0, 90, 180, 270]].tolist() == [0, 1, 0, -1]
    for angle in range(360):
        assert geometry.COS[angle] == pytest.approx(math.cos(math.radians(angle)), abs=1e-15)
        assert geometry.SIN[angle] == -geometry.SIN[-angle]
    tower = squares((7, -3, 90))
    assert geometry.base_place(tower, 0, 1, SHAPES) == (57.0, 47.0)
    assert geometry.to_floor(tower, 0, 57.0, 47.0) == (50.0, -50.0)


def test_directions_need_no_library() -> None:
    """As the arctangent says, to its last bits; eighths of a turn are exact."""
    eighths = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    found = [geometry.degrees_of(float(x), float(y)) for x, y in eighths]
    assert found == [0, 45, 90, 135, 180, -135, -90, -45]
    for k in range(1, 2000):
        x, y = math.cos(k) * 50.0, math.sin(k) * 50.0
        assert geometry.degrees_of(x, y) == pytest.approx(math.degrees(math.atan2(y, x)), rel=1e-14, abs=1e-13)


def test_a_tower_does_not_depend_on_the_building_order() -> None:
    """Equal towers are equal bytes."""
    towers = []
    for order in itertools.permutations(range(3)):
        tower = new_tower()
        for floor in order:
            lay_floor(tower, floor, 1, 0, 150 * floor, 0, 370)
            set_column(tower, floor, 2, 3, -4)
        set_column(tower, 0, 0, 1, 1)
        take_column(tower, 0, 0)
        towers.append(tower.tobytes())
    assert len(set(towers)) == 1
    assert tower.pose[2].tolist() == [300, 0, 10]


@pytest.mark.parametrize(
    ("pose", "depth"),
    [
        ((137, 0, 0), 3.0),
        ((0, 140, 0), 0.0),
        ((-139, 139, 0), 1.0),
        ((139, 0, 90), 1.0),
        ((160, 0, 45), 70 + 70 * math.sqrt(2) - 160),
        ((300, 300, 12), 0.0),
    ],
)
def test_depth_of_an_overlap(pose: tuple[int, int, int], depth: float) -> None:
    """The shortest push that parts two squares; floors laid edge to edge do not overlap."""
    tower = squares((0, 0, 0), pose)
    assert geometry.overlap_depth(tower, 0, 1, SHAPES) == pytest.approx(depth, abs=1e-6)
    assert geometry.overlap_depth(tower, 1, 0, SHAPES) == pytest.approx(depth, abs=1e-6)


def cross(a: list[tuple[float, float]], b: list[tuple[float, float]]) -> bool:
    """Naive overlap: two edges cross properly, or a corner of one lies inside the other."""
    for p, q in zip(a, a[1:] + a[:1], strict=True):
        for r, s in zip(b, b[1:] + b[:1], strict=True):
            if (
                outlines.turn_at(p, q, r) * outlines.turn_at(p, q, s) < 0
                and outlines.turn_at(r, s, p) * outlines.turn_at(r, s, q) < 0
            ):
                return True
    return any(outlines.clearance(p, b) > 0 for p in a) or any(outlines.clearance(p, a) > 0 for p in b)


def test_overlap_agrees_with_a_naive_check() -> None:
    """All kinds of outlines, also those that are not convex, at random poses."""
    shapes = standard_box().shapes
    dice = np.random.default_rng(5)
    seen = [0, 0]
    for _ in range(400):
        first, second = (int(f) for f in dice.choice(FLOORS, 2, replace=False))
        tower = new_tower()
        lay_floor(tower, first, int(dice.integers(2)), 0, 0, 0, int(dice.integers(360)))
        x, y = (int(v) for v in dice.integers(-130, 131, 2))
        lay_floor(tower, second, int(dice.integers(2)), 0, x, y, int(dice.integers(360)))
        a, b = corners(tower, first, shapes), corners(tower, second, shapes)
        found = geometry.overlap_depth(tower, first, second, shapes) > 0
        assert found == cross(a, b)
        seen[found] += 1
        if not found:
            gap = min(
                min(-outlines.clearance(p, b) for p in a),
                min(-outlines.clearance(p, a) for p in b),
            )
            assert geometry.outline_gap(tower, first, second, shapes) == pytest.approx(gap)
            assert (geometry.touching_points(tower, first, second, shapes) > 0) == (gap <= geometry.TOUCHING)
    assert min(seen) > 50


def test_clearance_of_a_point() -> None:
    """Positive inside, negative outside, at any pose."""
    tower = squares((10, 20, 30))
    for x, y, expected in [(0, 0, 70), (60, 0, 10), (0, 75, -5), (73, 74, -5)]:
        px, py = geometry.to_world(tower, 0, x, y)
        assert geometry.clearance(tower, 0, px, py, SHAPES) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("pose", "points"),
    [
        ((140, 0, 0), 2),  # edge to edge
        ((141, 0, 0), 2),  # a millimeter apart still touches
        ((142, 0, 0), 0),
        ((140, 121, 0), 1),  # nineteen millimeters of edge are one point
        ((140, 120, 0), 2),  # twenty are two
        ((169, 0, 45), 1),  # a corner against an edge
        ((141, 140, 0), 1),  # corner to corner
    ],
)
def test_touching_points(pose: tuple[int, int, int], points: int) -> None:
    """E-U6: outlines at most 1 mm apart touch; corners at least 20 mm apart are two points."""
    tower = squares((0, 0, 0), pose)
    assert geometry.overlap_depth(tower, 0, 1, SHAPES) == 0
    assert geometry.touching_points(tower, 0, 1, SHAPES) == points
    assert geometry.touching_points(tower, 1, 0, SHAPES) == points


def test_the_temple_base() -> None:
    """E-S2, E-U6: each of the first three floors touches each of the others, none overlap."""
    tower = squares((0, 0, 0), (140, 0, 0))
    assert examine_floor(tower, 0, BOX).fault == Fault.NONE
    assert (
        fault_sentence(examine_floor(squares((0, 0, 0), (144, 0, 0)), 1, BOX))
        == "the floor does not touch floor 1: 4 mm apart"
    )
    lay_floor(tower, 2, 0, 0, 70, 140, 0)
    assert examine_floor(tower, 2, BOX).fault == Fault.NONE
    lay_floor(tower, 2, 0, 0, -20, 140, 0)
    assert fault_sentence(examine_floor(tower, 2, BOX)) == "the floor does not touch floor 2: 20 mm apart"
    lay_floor(tower, 2, 0, 0, 70, 137, 0)
    assert fault_sentence(examine_floor(tower, 2, BOX)) == "the floor overlaps floor 1 by 3 mm"


def test_extending_the_base() -> None:
    """E-F3, E-U6: an extension touches the base at two points or more: one floor twice, or two floors."""
    tower = squares((0, 0, 0), (140, 0, 0), (70, 140, 0), (0, -140, 0))
    assert examine_floor(tower, 3, BOX).fault == Fault.NONE
    lay_floor(tower, 3, 0, 0, -169, 0, 45)
    finding = examine_floor(tower, 3, BOX)
    assert finding.fault == Fault.ONE_POINT
    assert fault_sentence(finding) == "the floor touches the temple base at one point only, at floor 1"
    lay_floor(tower, 3, 0, 0, 70, -169, 45)  # its corner meets the seam between two floors
    assert examine_floor(tower, 3, BOX).fault == Fault.NONE
    lay_floor(tower, 3, 0, 0, 0, -145, 0)
    assert fault_sentence(examine_floor(tower, 3, BOX)) == "the floor does not touch the temple base: 5 mm apart"


def test_a_raised_floor_overlaps_none_of_its_level_and_rests_on_columns() -> None:
    """E-F3, E-U4: only floors of its own level are in the way; some column of the level below is under it."""
    tower = squares((0, 0, 0), (140, 0, 0))
    lay_floor(tower, 2, 0, 1, 0, 0, 0)
    assert fault_sentence(examine_floor(tower, 2, BOX)) == "the floor rests on no column"
    set_column(tower, 0, 0, 0, 0)
    assert examine_floor(tower, 2, BOX).fault == Fault.NONE
    assert geometry.bearing_columns(tower, 2, SHAPES, MEASURES) == 1
    lay_floor(tower, 3, 0, 1, 130, 0, 0)
    set_column(tower, 1, 2, 0, 0)
    assert fault_sentence(examine_floor(tower, 3, BOX)) == "the floor overlaps floor 3 by 10 mm"
    lay_floor(tower, 3, 0, 1, 140, 0, 0)
    assert examine_floor(tower, 3, BOX).fault == Fault.NONE
    lay_floor(tower, 4, 0, 2, 0, 0, 0)
    assert examine_floor(tower, 4, BOX).fault == Fault.ON_NOTHING  # columns two levels below do not count


def test_a_column_below_a_floor_bears_it_however_it_came_there() -> None:
    """E-3f: a column slid in below a floor's outline bears that floor; beside it, it bears nothing."""
    tower = squares((0, 0, 0))
    set_column(tower, 0, 0, 0, 0)
    lay_floor(tower, 1, 0, 1, -60, -60, 0)
    assert geometry.covering_floor(tower, 0, 0, 10.0, SHAPES) == 1
    assert geometry.covering_floor(tower, 0, 1, 10.0, SHAPES) == -1
    set_column(tower, 0, 1, 0, 0)
    assert not geometry.bears(tower, 0, 1, 1, SHAPES, MEASURES)
    lay_floor(tower, 1, 0, 1, -25, -60, 0)
    assert geometry.bears(tower, 0, 1, 1, SHAPES, MEASURES)  # with a part of its top


def test_columns_stay_on_their_bases_and_out_of_each_others_way() -> None:
    """E-3, E-U3: never beyond the base's outline, and columns pass through nothing."""
    tower = squares((0, 0, 0))
    set_column(tower, 0, 0, 12, 16)
    assert examine_column(tower, 0, 0, BOX).fault == Fault.NONE
    set_column(tower, 0, 0, 20, 5)
    assert (
        fault_sentence(examine_column(tower, 0, 0, BOX)) == "the column stands 0.1 mm beyond its base on floor 1"
    )
    set_column(tower, 0, 0, 0, 0)
    lay_floor(tower, 1, 0, 0, 3, -112, 0)  # unlawful by itself: it overlaps, so that columns can meet
    set_column(tower, 1, 3, 0, 0)
    assert fault_sentence(examine_column(tower, 1, 3, BOX)) == "the column runs 7.7 mm into another one on floor 1"
    assert fault_sentence(examine_column(tower, 1, 5, BOX)) == "floor 2 has no such base"


def test_candidates_for_the_temple_base() -> None:
    """E-S2: for any three floors and sides, poses are found that touch as they must."""
    box = standard_box()
    dice = np.random.default_rng(11)
    found = np.zeros(8, CANDIDATE)
    for _ in range(25):
        tower = new_tower()
        for floor in dice.choice(FLOORS, 3, replace=False):
            side = int(dice.integers(2))
            count = poses_at_base(tower, int(floor), side, box.shapes, found)
            assert count > 0
            pose = found[int(dice.integers(count))]
            lay_floor(tower, int(floor), side, 0, pose.x, pose.y, pose.angle)
            assert examine_floor(tower, int(floor), box).fault == Fault.NONE
        assert tower_fault(tower, box).fault == Fault.NONE


@pytest.mark.parametrize("seed", range(6))
def test_candidates_are_lawful_bounded_and_in_order(seed: int) -> None:
    """E-F3: poses over columns best margin first, then extensions; the tower given is left alone."""
    box = standard_box()
    tower = random_tower(seed, 4 + 2 * seed)
    before = tower.tobytes()
    floor = int(np.flatnonzero(tower.level < 0)[0])
    count = 0
    for side in (0, 1):
        poses = candidates(tower, floor, side, box, limit=10, extensions=4)
        assert tower.tobytes() == before
        assert len(poses) <= 14
        over = [pose for pose in poses if pose.level > 0]
        assert [pose.margin for pose in over] == sorted((pose.margin for pose in over), reverse=True)
        assert all(pose.level == 0 for pose in poses[len(over) :])
        assert len(poses) > len(over)
        for pose in poses:
            trial = tower.copy()
            lay_floor(trial, floor, side, pose.level, pose.x, pose.y, pose.angle)
            assert examine_floor(trial, floor, box).fault == Fault.NONE
            if pose.level > 0:
                assert pose.covered >= 3
                assert geometry.bearing_columns(trial, floor, box.shapes, box.measures) >= pose.covered
        count += len(over)
    assert count > 0 or seed not in (0, 1)


@pytest.mark.parametrize("seed", range(8))
def test_random_towers_are_lawful(seed: int) -> None:
    """No piece overlaps another or stands where it may not; columns are not more than there are (E-C1)."""
    box = standard_box()
    tower = random_tower(seed, 6 + seed)
    assert tower_fault(tower, box).fault == Fault.NONE
    assert int(tower.column.sum()) <= 76
    assert random_tower(seed, 6 + seed).tobytes() == tower.tobytes()


def test_a_round_floor_extends_the_base_between_two_floors() -> None:
    """E-F3, E-U6: floor 14 touches any edge at one point only; it is offered where it touches two floors."""
    box = standard_box()
    tower = new_tower()
    for floor, side, x, y, angle in (
        (5, 0, 0, 0, 0),
        (7, 0, -117, -61, 335),
        (11, 1, -126, 55, 255),
        (16, 0, 0, 99, 0),
    ):
        lay_floor(tower, floor - 1, side, 0, x, y, angle)
    for side in (0, 1):
        found = candidates(tower, 13, side, box)
        assert len(found) > 0
        for pose in found:
            lay_floor(tower, 13, side, 0, int(pose["x"]), int(pose["y"]), int(pose["angle"]))
            assert examine_floor(tower, 13, box).fault == Fault.NONE
        tower.level[13] = -1
