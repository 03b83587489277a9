"""What is in the box (E-C1 to E-C5), as data: columns, temple floors with two sides, plan cards.

The shapes and the list of cards are of our own design (E-U1) and live in `data/`; any table of the same form
may take their place. A table is checked when it is loaded: what is wrong is said by name, and nothing
half-checked reaches the rules. Compiled code reads the floors as records: `Box.shapes[floor, side]`.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import (
    Any,
    NotRequired,
    TypeAlias,
    TypedDict,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import numpy as np
import numpy.typing as npt

from vihara.core.saying import quoted
from vihara.games.menara.tower import outlines
from vihara.games.menara.tower.outlines import Outline, Point

FLOORS = 18
SIDES = 2
BASES = 6
"""Most bases on one side of a floor (E-C2)."""
FEWEST_BASES = 3
COLUMNS = 76
CARDS = 35

CORNERS = 24
"""Most corners of an outline: the padding of the arrays, no rule."""
PIECES = 8
"""Most convex pieces of an outline: the padding of the arrays, no rule."""

Array: TypeAlias = npt.NDArray[Any]


class Color(IntEnum):
    """Colors of columns and bases, from the most frequent to the rarest."""

    YELLOW = 0
    RED = 1
    BLACK = 2
    WHITE = 3
    BLUE = 4


class Side(IntEnum):
    """The side of a floor that faces up."""

    LIGHT = 0
    DARK = 1


class Glyph(IntEnum):
    """Color of a plan card's glyph: which of the three piles it belongs to (E-S4)."""

    BLUE = 0
    YELLOW = 1
    RED = 2


class Rim(IntEnum):
    """Rim of a plan card: which side of a new floor faces up (E-F2)."""

    LIGHT = 0
    DARK = 1
    FREE = 2


class Task(IntEnum):
    """The five kinds of plan cards (E-3a to E-3e)."""

    PLACE_ANY = 0
    PLACE_ONE_FLOOR = 1
    MOVE_COLUMNS_UP = 2
    FILL_FLOOR = 3
    MOVE_FLOOR = 4


SUPPLY = {Color.YELLOW: 30, Color.RED: 20, Color.BLACK: 12, Color.WHITE: 8, Color.BLUE: 6}
"""Columns of each color (E-C1)."""

PILES = {Glyph.BLUE: 9, Glyph.YELLOW: 12, Glyph.RED: 14}
"""Plan cards of each glyph (E-C3)."""

DENSITY = (50.0, 3000.0)
PLAUSIBLE: Mapping[str, tuple[float, float]] = {
    "floor_thickness": (1.0, 20.0),
    "floor_density_kg_m3": DENSITY,
    "column_radius": (3.0, 30.0),
    "column_height": (10.0, 120.0),
    "column_density_kg_m3": DENSITY,
    "base_radius": (3.0, 40.0),
    "friction": (0.05, 2.0),
}
"""What pieces of a game can measure, in mm and kg/m³: from balsa to stone, from polished to rubber."""
REACH = (-200.0, 200.0)
"""Coordinates (mm) of corners and bases."""
AREA = (10.0, 600.0)
"""Area (cm²) of a floor."""
SHORTEST = 0.5
"""Length (mm) of the shortest edge."""
NARROWEST = 10.0
"""Degrees of the narrowest corner."""
MOST_LETTERS = 40

COUNTS = {
    Task.PLACE_ANY: range(1, 5),
    Task.PLACE_ONE_FLOOR: range(2, 4),
    Task.MOVE_COLUMNS_UP: range(1, 4),
    Task.FILL_FLOOR: range(1),
    Task.MOVE_FLOOR: range(1),
}
"""How many columns a card of each kind may name (E-3a to E-3e); 0 where it names no number."""


# -- Sets of components as they are written: see `data/` ------------------------------------------------------


class BaseData(TypedDict):
    """A base of one side of a floor, in the frame seen from above with that side up."""

    colour: str
    x: float
    y: float


class SidesData(TypedDict):
    """The bases of both sides."""

    light: list[BaseData]
    dark: list[BaseData]


class FloorData(TypedDict):
    """A floor."""

    id: int
    name: str
    outline: list[list[float]]
    area_cm2: NotRequired[float]
    convex: NotRequired[bool]
    sides: SidesData


class Physical(TypedDict):
    """Measures (mm), densities and friction."""

    floor_thickness: float
    floor_density_kg_m3: float
    column_radius: float
    column_height: float
    column_density_kg_m3: float
    base_radius: float
    friction: float


class FloorSet(TypedDict):
    """All floors, and the columns."""

    column_supply: dict[str, int]
    bases_total: NotRequired[dict[str, int]]
    physical: Physical
    floors: list[FloorData]


class CardData(TypedDict):
    """A plan card."""

    id: str
    glyph: str
    task: str
    count: NotRequired[int]
    rim: str


class CardSet(TypedDict):
    """All plan cards."""

    cards: list[CardData]


Unchecked: TypeAlias = Mapping[str, object]
"""What claims to be such a set, or a part of one."""
Set = TypeVar("Set", FloorSet, CardSet)


class ComponentError(ValueError):
    """A table of components is not usable; `where` names the entry, `problem` what is wrong with it."""

    code = "component_table"

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


@dataclass(frozen=True)
class Matter:
    """Dimensions (mm), densities (kg/m³) and friction of the pieces."""

    floor_thickness: float
    floor_density: float
    column_radius: float
    column_height: float
    column_density: float
    base_radius: float
    friction: float

    @property
    def column_mass(self) -> float:
        """Mass of a column in grams."""
        return self.column_density * 1e-6 * math.pi * self.column_radius**2 * self.column_height

    @property
    def level_height(self) -> float:
        """How much higher each level lies than the one below."""
        return self.floor_thickness + self.column_height


@dataclass(frozen=True)
class Base:
    """A colored base printed on one side of a floor; its place in the frame of that side seen from above."""

    color: Color
    x: float
    y: float


@dataclass(frozen=True)
class Floor:
    """A temple floor: outline seen with the light side up, bases of the light and of the dark side."""

    number: int
    name: str
    outline: Outline
    bases: tuple[tuple[Base, ...], tuple[Base, ...]]

    def outline_of(self, side: int) -> Outline:
        """The outline seen from above with this side up."""
        return self.outline if side == Side.LIGHT else outlines.mirror(self.outline)


@dataclass(frozen=True)
class Card:
    """A plan card."""

    name: str
    glyph: Glyph
    task: Task
    count: int
    rim: Rim


SHAPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("corners", np.int64),
                ("outline", np.float64, (CORNERS, 2)),  # counter-clockwise, mm
                ("pieces", np.int64),
                ("piece_corners", np.int64, (PIECES,)),
                ("piece", np.float64, (PIECES, CORNERS, 2)),  # convex pieces that make up the outline
                ("base_count", np.int64),
                ("base_at", np.float64, (BASES, 2)),  # `base` is taken by NumPy
                ("color", np.int64, (BASES,)),  # −1 beyond the last base
                ("area", np.float64),  # mm²
                ("mass", np.float64),  # grams
                ("center", np.float64, (2,)),  # center of mass
                ("reach", np.float64),  # greatest distance of a corner from the floor's origin
            ],
            align=True,
        ),
    )
)
"""One side of a floor as compiled code sees it."""

MATTER = np.dtype(
    (
        np.record,
        [
            ("thickness", np.float64),
            ("radius", np.float64),  # of a column
            ("height", np.float64),  # of a column
            ("level", np.float64),  # from one level to the next
            ("base_radius", np.float64),
            ("column_mass", np.float64),
            ("friction", np.float64),
            ("floor_density", np.float64),  # kg/m³
            ("column_density", np.float64),
        ],
    )
)
"""Dimensions and masses as compiled code sees them: an array of one record."""


@dataclass(frozen=True)
class Box:
    """A checked set of components, with the arrays compiled code reads."""

    matter: Matter
    floors: tuple[Floor, ...]
    cards: tuple[Card, ...]
    shapes: Array
    """Records of type SHAPE, [floor, side]."""
    measures: Array
    """One record of type MATTER."""


def _part_of(found: object, where: str) -> Unchecked:
    if not isinstance(found, Mapping):
        raise ComponentError(where, f"is no table but {quoted(found)}")
    return found


Member = TypeVar("Member", bound=IntEnum)


def _part_in(given: object, key: str, where: str) -> object:
    part = _part_of(given, where)
    if key not in part:
        raise ComponentError(where, f"lacks {key!r}")
    return part[key]


def _list_in(given: object, key: str, where: str) -> list[object]:
    found = _part_in(given, key, where)
    if not isinstance(found, list | tuple):
        raise ComponentError(where, f"{key!r} is no list but {quoted(found)}")
    return list(found)


def _number(value: object, where: str, within: tuple[float, float]) -> float:
    """A number in its range; what lies beyond is no game of wood and cards, and breaks statics and simulation."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
        raise ComponentError(where, f"is no number: {quoted(value)}")
    least, most = within
    if not least <= value <= most:
        raise ComponentError(where, f"found {quoted(value)}, expected {least:g} to {most:g}")
    return float(value)


def _text(value: object, where: str) -> str:
    """A name: short, printable, without the marks that match files use for themselves."""
    if not isinstance(value, str) or not 1 <= len(value) <= MOST_LETTERS:
        raise ComponentError(where, f"found {quoted(value)}, expected a name of 1 to {MOST_LETTERS} letters")
    if not value.isprintable() or any(sign in value for sign in "[]#"):
        raise ComponentError(where, f"found {quoted(value)}, expected printable letters without [, ] and #")
    return value


def _named(kind: type[Member], value: object, where: str) -> Member:
    names = {member.name.lower(): member for member in kind}
    if not isinstance(value, str) or value not in names:
        raise ComponentError(where, f"{quoted(value)} is none of {', '.join(names)}")
    return names[value]


def _read_matter(given: Unchecked) -> Matter:
    physical = _part_in(given, "physical", "floors")
    keys = {
        "floor_thickness": "floor_thickness",
        "floor_density": "floor_density_kg_m3",
        "column_radius": "column_radius",
        "column_height": "column_height",
        "column_density": "column_density_kg_m3",
        "base_radius": "base_radius",
        "friction": "friction",
    }
    matter = Matter(
        **{
            name: _number(_part_in(physical, key, "physical"), f"physical {key}", PLAUSIBLE[key])
            for name, key in keys.items()
        }
    )
    if matter.base_radius < matter.column_radius:
        raise ComponentError("physical base_radius", "must not be smaller than column_radius")
    return matter


# Two tables have most of their floors in common, and these two take most of the reading.
_is_simple = lru_cache(64)(outlines.is_simple)
_convex_pieces = lru_cache(64)(outlines.convex_pieces)


def _read_outline(entry: Unchecked, where: str) -> Outline:
    points = []
    corners = _list_in(entry, "outline", where)
    if not 3 <= len(corners) <= CORNERS:
        raise ComponentError(where, f"has {len(corners)} corners, not 3 to {CORNERS}")
    for place, pair in enumerate(corners):
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise ComponentError(where, f"corner {place + 1} is no pair of numbers: {quoted(pair)}")
        corner = f"{where} corner {place + 1}"
        points.append((_number(pair[0], corner, REACH), _number(pair[1], corner, REACH)))
    outline: Outline = tuple(points)
    if not _is_simple(outline):
        raise ComponentError(where, "the outline crosses or touches itself")
    _check_edges(outline, where)
    if outlines.area(outline) <= 0:
        raise ComponentError(where, "the outline runs clockwise")
    if not AREA[0] <= outlines.area(outline) / 100 <= AREA[1]:
        expected = f"expected {AREA[0]:g} to {AREA[1]:g}"
        raise ComponentError(where, f"found {outlines.area(outline) / 100:.1f} cm², {expected}")
    if "convex" in entry and bool(entry["convex"]) != outlines.is_convex(outline):
        raise ComponentError(where, f"is said to be convex: {entry['convex']}, but is not so")
    if "area_cm2" in entry:
        said, found = _number(entry["area_cm2"], f"{where} area_cm2", AREA), outlines.area(outline) / 100
        if abs(said - found) > 0.1:
            raise ComponentError(where, f"is said to have {said:g} cm², but has {found:.1f}")
    if len(_convex_pieces(outline)) > PIECES:
        raise ComponentError(where, f"falls into more than {PIECES} convex pieces")
    return outline


def _check_edges(outline: Outline, where: str) -> None:
    """No splinters: edges as long, and corners as wide, as a saw can cut."""
    for place, corner in enumerate(outline):
        before, after = outline[place - 1], outline[(place + 1) % len(outline)]
        length = math.dist(before, corner)
        if length < SHORTEST:
            raise ComponentError(
                f"{where} corner {place + 1}", f"found an edge of {length:g} mm, expected {SHORTEST:g} or more"
            )
        arms = [math.atan2(end[1] - corner[1], end[0] - corner[0]) for end in (before, after)]
        angle = math.degrees(abs(math.remainder(arms[0] - arms[1], math.tau)))
        if angle < NARROWEST:
            raise ComponentError(
                f"{where} corner {place + 1}", f"found an angle of {angle:.1f}°, expected {NARROWEST:g} or more"
            )


def _read_bases(entry: Unchecked, side: Side, outline: Outline, matter: Matter, where: str) -> tuple[Base, ...]:
    where = f"{where} {side.name.lower()} side"
    sides = _part_in(entry, "sides", where)
    bases = []
    items = _list_in(sides, side.name.lower(), where)
    if not FEWEST_BASES <= len(items) <= BASES:
        raise ComponentError(where, f"has {len(items)} bases, not {FEWEST_BASES} to {BASES} (E-C2)")
    for place, item in enumerate(items):
        spot = f"{where} base {place + 1}"
        color = _named(Color, _part_in(item, "colour", spot), spot)
        x, y = (_number(_part_in(item, axis, spot), f"{spot} {axis}", REACH) for axis in ("x", "y"))
        bases.append(Base(color, x, y))
    for place, base in enumerate(bases):
        spot = f"{where} base {place + 1}"
        room = outlines.clearance((base.x, base.y), outline)
        if room < matter.base_radius:
            raise ComponentError(
                spot, f"lies {room:.1f} mm inside the outline, less than its radius {matter.base_radius:g}"
            )
        for other, neighbor in enumerate(bases[:place]):
            apart = math.dist((base.x, base.y), (neighbor.x, neighbor.y))
            if apart < 2 * matter.base_radius:
                raise ComponentError(spot, f"overlaps base {other + 1}: {apart:.1f} mm apart")
    return tuple(bases)


def _read_floors(given: Unchecked, matter: Matter) -> tuple[Floor, ...]:
    floors = []
    entries = _list_in(given, "floors", "floors")
    if len(entries) != FLOORS:
        raise ComponentError("floors", f"{len(entries)} floors, not {FLOORS} (E-C2)")
    for place, entry in enumerate(entries):
        entry = _part_of(entry, f"floor {place + 1}")
        number = _part_in(entry, "id", f"floor {place + 1}")
        if isinstance(number, bool) or number != place + 1:
            raise ComponentError(
                f"floor {place + 1}", f"is numbered {quoted(number)}: the numbers run from 1 to {FLOORS}"
            )
        where = f"floor {number}"
        outline = _read_outline(entry, where)
        light = _read_bases(entry, Side.LIGHT, outline, matter, where)
        dark = _read_bases(entry, Side.DARK, outlines.mirror(outline), matter, where)
        floors.append(
            Floor(place + 1, _text(_part_in(entry, "name", where), f"{where} name"), outline, (light, dark))
        )
    return tuple(floors)


def _check_colors(given: Unchecked, floors: tuple[Floor, ...]) -> None:
    """Columns as in E-C1; each color has exactly twice its columns in bases, both sides counted (E-U1)."""
    supply = _part_of(_part_in(given, "column_supply", "floors"), "column_supply")
    declared = _part_of(given.get("bases_total", {}), "bases_total")
    for where, counted in (("column_supply", supply), ("bases_total", declared)):
        for name in counted:
            _named(Color, name, where)
    on_floors = Counter(base.color for floor in floors for side in floor.bases for base in side)
    for color, count in SUPPLY.items():
        name = color.name.lower()
        said = _part_in(supply, name, "column_supply")
        if said != count:
            raise ComponentError(f"column_supply {name}", f"{quoted(said)} columns, not {count} (E-C1)")
        if on_floors[color] != 2 * count:
            raise ComponentError(
                f"bases {name}", f"{on_floors[color]} bases over all sides, not {2 * count} (E-U1)"
            )
        if declared.get(name, 2 * count) != on_floors[color]:
            says = f"says {quoted(declared[name])}, but there are {on_floors[color]}"
            raise ComponentError(f"bases_total {name}", says)


def _read_cards(given: Unchecked) -> tuple[Card, ...]:
    cards = []
    names: set[str] = set()
    entries = _list_in(given, "cards", "cards")
    if len(entries) != CARDS:
        raise ComponentError("cards", f"{len(entries)} plan cards, not {CARDS} (E-C3)")
    for place, entry in enumerate(entries):
        entry = _part_of(entry, f"card {place + 1}")
        name = _text(_part_in(entry, "id", f"card {place + 1}"), f"card {place + 1} id")
        where = f"card {name}"
        if name in names:
            raise ComponentError(where, "appears twice")
        names.add(name)
        task = _named(Task, _part_in(entry, "task", where), where)
        count = entry.get("count", 0)
        if type(count) is not int or count not in COUNTS[task]:
            allowed = COUNTS[task]
            raise ComponentError(
                where, f"{task.name.lower()} with count {quoted(count)}, not {allowed[0]} to {allowed[-1]}"
            )
        glyph = _named(Glyph, _part_in(entry, "glyph", where), where)
        cards.append(Card(name, glyph, task, count, _named(Rim, _part_in(entry, "rim", where), where)))
    for glyph, count in PILES.items():
        found = sum(card.glyph == glyph for card in cards)
        if found != count:
            raise ComponentError(f"cards {glyph.name.lower()}", f"{found} cards, not {count} (E-C3)")
    return tuple(cards)


def _pad(points: tuple[Point, ...], into: Array) -> int:
    into[: len(points)] = points
    return len(points)


def shape_records(floors: tuple[Floor, ...], matter: Matter) -> Array:
    """Both sides of every floor as records for compiled code."""
    shapes = np.zeros((len(floors), SIDES), SHAPE)
    shapes["color"] = -1
    for place, floor in enumerate(floors):
        for side in Side:
            shape = shapes[place, side]
            outline = floor.outline_of(side)
            shape.corners = _pad(outline, shape.outline)
            pieces = outlines.convex_pieces(outline)
            shape.pieces = len(pieces)
            for k, piece in enumerate(pieces):
                shape.piece_corners[k] = _pad(piece, shape.piece[k])
            bases = floor.bases[side]
            shape.base_count = _pad(tuple((base.x, base.y) for base in bases), shape.base_at)
            shape.color[: len(bases)] = [base.color for base in bases]
            shape.area = outlines.area(outline)
            shape.mass = matter.floor_density * 1e-6 * shape.area * matter.floor_thickness
            shape.center[:] = outlines.centroid(outline)
            shape.reach = max(math.hypot(x, y) for x, y in outline)
    shapes.flags.writeable = False
    return shapes


def measure_records(matter: Matter) -> Array:
    """Dimensions and masses as an array of one record for compiled code."""
    measures = np.zeros(1, MATTER)
    measures[0] = (
        matter.floor_thickness,
        matter.column_radius,
        matter.column_height,
        matter.level_height,
        matter.base_radius,
        matter.column_mass,
        matter.friction,
        matter.floor_density,
        matter.column_density,
    )
    measures.flags.writeable = False
    return measures


def _read_file(name: str, path: str | Path | None = None) -> Unchecked:
    """The set in a file; without a path, our own."""
    own = resources.files("vihara.games.menara").joinpath("data", f"{name}.json")
    text = (own if path is None else Path(path)).read_text("utf-8")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ComponentError(str(path or name), f"is no JSON: {error}") from error
    if not isinstance(found, dict):
        raise ComponentError(str(path or name), "is no JSON object")
    return found


def own_floors() -> FloorSet:
    """Our own floors, read anew."""
    return cast(FloorSet, _read_file("floors"))


def own_cards() -> CardSet:
    """Our own plan cards, read anew."""
    return cast(CardSet, _read_file("cards"))


def essence(kind: type[Set], given: Unchecked) -> Set:
    """What a checked set says about the game, without remarks of any length."""
    return cast(Set, _known_parts(kind, given))


def _known_parts(form: Any, value: Any) -> Any:
    """What a form, a class of TypedDict or a list of one, has a field for."""
    if is_typeddict(form):
        fields = get_type_hints(form)
        return {name: _known_parts(inner, value[name]) for name, inner in fields.items() if name in value}
    if get_origin(form) is list:
        return [_known_parts(get_args(form)[0], item) for item in value]
    return value


def load_box(floors: object = None, cards: object = None) -> Box:
    """Read and check the components; a set or a file's path takes the place of our own data (E-U1)."""
    given = _given("floors", floors)
    matter = _read_matter(given)
    made = _read_floors(given, matter)
    _check_colors(given, made)
    listed = _read_cards(_given("cards", cards))
    return Box(matter, made, listed, shape_records(made, matter), measure_records(matter))


def _given(name: str, source: object) -> Unchecked:
    """A set itself, or the one in a file."""
    return _read_file(name, source) if source is None or isinstance(source, str | Path) else _part_of(source, name)


@cache
def standard_box() -> Box:
    """The components of our own design."""
    return load_box()
