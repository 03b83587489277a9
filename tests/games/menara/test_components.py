"""The box: what is in it, and that a wrong table is refused by name (E-C1 to E-C5, E-U1)."""

from __future__ import annotations

import copy
import json
import math
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.menara.plain_table import plain_table
from vihara.cli import main
from vihara.core.errors import InvalidFile, InvalidOption
from vihara.core.game import load
from vihara.core.replay import read
from vihara.games.menara.boxes import box_of
from vihara.games.menara.components import (
    BASES,
    FLOORS,
    Color,
    ComponentError,
    Glyph,
    Rim,
    Side,
    Task,
    load_box,
    standard_box,
)
from vihara.games.menara.tower import outlines

DATA = resources.files("vihara.games.menara").joinpath("data")
TABLE = json.loads(DATA.joinpath("floors.json").read_text("utf-8"))
CARDS = json.loads(DATA.joinpath("cards.json").read_text("utf-8"))


def test_columns_and_bases_by_color() -> None:
    """E-C1, E-U1: 76 columns; each color has twice as many bases, both sides counted."""
    bases = Counter(base.color for floor in standard_box().floors for side in floor.bases for base in side)
    assert bases == {Color.YELLOW: 60, Color.RED: 40, Color.BLACK: 24, Color.WHITE: 16, Color.BLUE: 12}


def test_floors_have_two_sides_of_three_to_six_bases() -> None:
    """E-C2."""
    floors = standard_box().floors
    assert [floor.number for floor in floors] == list(range(1, 19))
    assert all(3 <= len(side) <= 6 for floor in floors for side in floor.bases)


def test_plan_cards_by_glyph() -> None:
    """E-C3, E-C5: 9 blue, 12 yellow, 14 red, in five kinds with three rims, from our own data."""
    cards = standard_box().cards
    assert Counter(card.glyph for card in cards) == {Glyph.BLUE: 9, Glyph.YELLOW: 12, Glyph.RED: 14}
    assert {card.task for card in cards} == set(Task)
    assert {card.rim for card in cards} == set(Rim)
    assert all((card.count == 0) == (card.task in (Task.FILL_FLOOR, Task.MOVE_FLOOR)) for card in cards)


def test_the_dark_side_is_the_mirror_image() -> None:
    """A floor turned over keeps its area; its outline stays counter-clockwise."""
    for floor in standard_box().floors:
        light, dark = floor.outline_of(Side.LIGHT), floor.outline_of(Side.DARK)
        assert outlines.area(light) == pytest.approx(outlines.area(dark))
        assert outlines.area(dark) > 0
        assert {(-x, y) for x, y in light} == set(dark)


def test_shapes_for_compiled_code() -> None:
    """The records hold outlines, pieces, bases, masses and centers of both sides."""
    box = standard_box()
    assert box.shapes.shape == (FLOORS, 2)
    for number, floor in enumerate(box.floors):
        for side in Side:
            shape = box.shapes[number, side]
            outline = floor.outline_of(side)
            assert [tuple(p) for p in shape.outline[: shape.corners]] == list(outline)
            pieces = [shape.piece[k][: shape.piece_corners[k]].tolist() for k in range(shape.pieces)]
            assert all(outlines.is_convex(piece) for piece in pieces)
            assert sum(outlines.area(piece) for piece in pieces) == pytest.approx(shape.area)
            assert shape.mass == pytest.approx(shape.area * 4 * 750e-6)
            assert np.allclose(shape.center, outlines.centroid(outline))
            assert shape.base_count == len(floor.bases[side])
            assert (shape.color[shape.base_count : BASES] == -1).all()
    with pytest.raises(ValueError, match="read-only"):
        box.shapes["mass"] = 0


def test_convex_pieces_of_a_comb() -> None:
    """Several teeth: the pieces cover the area and are convex."""
    comb = [
        (0, 0),
        (50, 0),
        (50, 30),
        (40, 30),
        (40, 10),
        (30, 10),
        (30, 30),
        (20, 30),
        (20, 10),
        (10, 10),
        (10, 30),
    ]
    comb.append((0, 30))
    pieces = outlines.convex_pieces([(float(x), float(y)) for x, y in comb])
    assert sum(outlines.area(piece) for piece in pieces) == pytest.approx(outlines.area(comb))
    assert all(outlines.is_convex(piece) for piece in pieces)
    assert len(pieces) <= 5


def test_a_table_takes_the_place_of_our_own(tmp_path: Path) -> None:
    """E-U1: a table or a file of the same form is used instead."""
    assert load_box(plain_table()).floors[0].name == "square"
    path = tmp_path / "floors.json"
    path.write_text(json.dumps(plain_table()))
    assert load_box(path, CARDS).floors[17].name == "plank"


def edit(change: Callable[[dict[str, Any]], Any], table: dict[str, Any]) -> dict[str, Any]:
    table = copy.deepcopy(table)
    change(table)
    return table


def scale(table: dict[str, Any], factor: float) -> None:
    """Make all floors larger or smaller, and say nothing about it."""
    for floor in table["floors"]:
        floor["outline"] = [[factor * x, factor * y] for x, y in floor["outline"]]
        del floor["area_cm2"]


def splinter(table: dict[str, Any], along: float, across: float = 0) -> list[float]:
    """A corner so far along the first edge of floor 3, and so far out of it."""
    (x, y), (u, v) = table["floors"][2]["outline"][:2]
    length = math.dist((x, y), (u, v))
    dx, dy = (u - x) / length, (v - y) / length
    return [x + along * dx + across * dy, y + along * dy - across * dx]


def spike(table: dict[str, Any]) -> list[list[float]]:
    """The outline of floor 3 with a needle on its first edge."""
    first, *rest = table["floors"][2]["outline"]
    return [first, splinter(table, 3), splinter(table, 5.5, 90), splinter(table, 8), *rest]


def deep(levels: int) -> list[Any]:
    """A list in a list in a list …"""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t["floors"].pop(), "floors: 17 floors, not 18"),
        (lambda t: t["floors"][3].update(id=7), "floor 4: is numbered 7"),
        (lambda t: t["physical"].update(column_height=0), "physical column_height: found 0, expected 10 to 120"),
        (lambda t: t["physical"].update(friction="much"), "physical friction: is no number: 'much'"),
        (lambda t: t["physical"].pop("friction"), "physical: lacks 'friction'"),
        (lambda t: t["physical"].update(base_radius=9), "physical base_radius: must not be smaller"),
        (lambda t: t["column_supply"].update(red=21), "column_supply red: 21 columns, not 20"),
        (lambda t: t["column_supply"].update(green=1), "column_supply: 'green' is none of"),
        (lambda t: t["bases_total"].update(blue=11), "bases_total blue: says 11, but there are 12"),
        (lambda t: t["floors"][0]["sides"]["light"][0].update(colour="red"), "bases yellow: 59 bases"),
        (lambda t: t["floors"][0]["sides"]["light"][0].update(colour="pink"), "floor 1 light side base 1: 'pink'"),
        (lambda t: t["floors"][0]["outline"].reverse(), "floor 1: the outline runs clockwise"),
        (
            lambda t: t["floors"][6]["outline"].insert(1, t["floors"][6]["outline"].pop(2)),
            "floor 7: the outline crosses",
        ),
        (lambda t: t["floors"][2].update(convex=True), "floor 3: is said to be convex"),
        (lambda t: t["floors"][2].update(area_cm2=80), "floor 3: is said to have 80 cm², but has 74.7"),
        (lambda t: t["floors"][2]["outline"].__setitem__(0, [1]), "floor 3: corner 1 is no pair"),
        (lambda t: t["floors"][2].update(outline=[[0, 0]] * 40), "floor 3: has 40 corners"),
        (lambda t: t["floors"][5]["sides"]["dark"].clear(), "floor 6 dark side: has 0 bases, not 3 to 6"),
        (lambda t: t["floors"][5]["sides"]["dark"][0].update(x=70), "floor 6 dark side base 1: lies"),
        (
            lambda t: t["floors"][6]["sides"]["light"].__setitem__(0, dict(t["floors"][6]["sides"]["light"][1])),
            "floor 7 light side base 2: overlaps base 1: 0.0 mm apart",
        ),
        (lambda t: t.update(floors=None), "floors: 'floors' is no list but None"),
        (lambda t: t["physical"].update(friction=1e300), "physical friction: found 1e+300, expected 0.05 to 2"),
        (lambda t: t["physical"].update(friction=-0.1), "physical friction: found -0.1, expected 0.05 to 2"),
        (lambda t: t["physical"].update(friction=float("nan")), "physical friction: is no number: nan"),
        (
            lambda t: t["physical"].update(column_height=float("inf")),
            "physical column_height: found inf, expected",
        ),
        (lambda t: t["physical"].update(floor_thickness=1e-9), "physical floor_thickness: found 1e-09, expected"),
        (lambda t: t["physical"].update(column_density_kg_m3=10**30), "physical column_density_kg_m3: found 1e30"),
        (lambda t: t["physical"].update(column_radius=10**5000), "physical column_radius: found 1e5000"),
        (lambda t: t["physical"].update(base_radius=True), "physical base_radius: is no number: True"),
        (lambda t: scale(t, 5), "floor 1 corner 1: found -330.0, expected -200 to 200"),
        (lambda t: scale(t, 0.1), "floor 1: found 1.1 cm², expected 10 to 600"),
        (
            lambda t: t["floors"][2]["outline"].insert(1, splinter(t, 1e-6)),
            "floor 3 corner 2: found an edge of 1e-06",
        ),
        (
            lambda t: t["floors"][2].update(outline=spike(t)),
            "floor 3 corner 3: found an angle of 3.2°, expected 10 or more",
        ),
        (lambda t: t["floors"][2].update(area_cm2=10**400), "floor 3 area_cm2: found 1e400"),
        (
            lambda t: t["floors"][0].update(name="]# [seed 1]"),
            "floor 1 name: found ']# [seed 1]', expected printable",
        ),
        (lambda t: t["floors"][0].update(name="a\0b"), "floor 1 name: found 'a\\x00b', expected printable"),
        (lambda t: t["floors"][0].update(name="\ud800"), "floor 1 name: found '\\ud800', expected printable"),
        (lambda t: t["floors"][0].update(name="x" * 10**6), "floor 1 name: found 'xxx"),
        (lambda t: t["floors"][0].update(name=deep(900)), "floor 1 name: found [[[[...]]]], expected a name"),
        (lambda t: t["floors"][0].update(sides=[]), "floor 1 light side: is no table but []"),
        (
            lambda t: t["floors"][0]["sides"]["light"][0].update(x=1e308),
            "floor 1 light side base 1 x: found 1e+308",
        ),
        (lambda t: t.update(bases_total=7), "bases_total: is no table but 7"),
        (lambda t: t.update(column_supply=None), "column_supply: is no table but None"),
    ],
)
def test_a_wrong_table_of_floors_is_refused_by_name(change: Callable[[dict[str, Any]], Any], message: str) -> None:
    """E-C1, E-C2: the error says which entry is wrong and how."""
    with pytest.raises(ComponentError) as caught:
        load_box(edit(change, TABLE))
    assert str(caught.value).startswith(message)
    assert caught.value.where
    assert caught.value.problem


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t["cards"].pop(), "cards: 34 plan cards, not 35"),
        (lambda t: t["cards"][0].update(glyph="red"), "cards blue: 8 cards, not 9"),
        (lambda t: t["cards"][0].update(glyph="green"), "card B01: 'green' is none of blue, yellow, red"),
        (lambda t: t["cards"][0].update(count=5), "card B01: place_any with count 5, not 1 to 4"),
        (lambda t: t["cards"][0].update(rim="broad"), "card B01: 'broad' is none of light, dark, free"),
        (lambda t: t["cards"][1].update(id="B01"), "card B01: appears twice"),
        (lambda t: t["cards"][0].pop("task"), "card B01: lacks 'task'"),
        (lambda t: t["cards"][0].update(count=10**5000), "card B01: place_any with count 1e5000"),
        (lambda t: t["cards"][0].update(count=[]), "card B01: place_any with count [], not 1 to 4"),
        (lambda t: t["cards"][0].update(id="]#"), "card 1 id: found ']#', expected printable letters"),
        (lambda t: t["cards"].__setitem__(0, 5), "card 1: is no table but 5"),
    ],
)
def test_a_wrong_table_of_cards_is_refused_by_name(change: Callable[[dict[str, Any]], Any], message: str) -> None:
    """E-C3: the error says which card is wrong and how."""
    with pytest.raises(ComponentError) as caught:
        load_box(cards=edit(change, CARDS))
    assert str(caught.value).startswith(message)


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    """Broken JSON and other JSON both name the file."""
    path = tmp_path / "floors.json"
    for text in ("{", "[]"):
        path.write_text(text)
        with pytest.raises(ComponentError, match=r"floors\.json: is no JSON"):
            load_box(path)


def test_a_table_of_ones_own_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """E-U1: a good file is played with and travels in the match file; a broken one is refused by its entry."""
    file = tmp_path / "cards.json"
    call = ["simulate", "menara", "--games", "1", "--seed", "3", "--option", f"cards=@{file}"]
    own = edit(lambda t: t["cards"][3].update(rim="light"), CARDS)
    file.write_text(json.dumps(own), encoding="utf-8")
    assert main([*call, "--save", str(tmp_path)]) == 0
    assert f"1 games of menara, 1 seats, cards=@{file}: " in capsys.readouterr().out
    (saved,) = tmp_path.glob("*.vihara")
    match = read(saved.read_text("utf-8")).match
    assert match.over
    assert match.written_options()["cards"] == {"cards": own["cards"]}  # without its remarks
    assert box_of(match.state[0].tables).cards[3].rim == Rim.LIGHT

    broken = edit(lambda t: t["cards"][3].update(count=5), CARDS)
    before, after = (json.dumps(table["cards"][3]) for table in (own, broken))
    text = saved.read_text("utf-8").replace(before, after)
    for content, words in (
        (json.dumps(broken), "option 'cards': found 'card B04: place_any with count 5, not 1 to 4', expected"),
        ("{", f"option 'cards': found '@{file}', expected a file with JSON"),
        ("[]", "option 'cards': found [], expected a table of components as in data/cards.json"),
    ):
        file.write_text(content, encoding="utf-8")
        assert main(call) == 2
        told = capsys.readouterr().err
        assert words in told
        assert len(told) < 250
    with pytest.raises(InvalidFile, match="card B04: place_any with count 5"):
        read(text)
    with pytest.raises(InvalidOption, match="floor"):
        load("menara").settle(1, {"floors": edit(lambda t: t["floors"].pop(), TABLE)}, None)
