"""An independent, deliberately naive referee of Menara: rules and geometry, no physics: it is told what fell.

It was written from the clauses (`rules/menara.md`), the rulebook, the notation and the component tables
only, and is compared step by step with the fast engine. It never lists poses, it judges them:
`Oracle.why_not`.

Readings taken where the clauses leave room (each is named again where it is coded):

* R1 Set-up order: `camp` x 6, `bag 1` ... `bag N` (a full hand each, by seat number), `quarry` x 3, then
  three `base` decisions of the seat that begins (E-S6), in any order of the three floors. The second floor
  touches the first, the third touches both (E-S2, E-U6); one contact with each is enough.
* R2 Geometry: a pose turns the component's frame counter-clockwise by `angle` (0 to 359) about its origin
  and then moves it by `x y`. Overlap: common area above 1e-6 mm2. Touching: no overlap and outlines at most
  1 mm (+1e-6) apart. The table has no edge.
* R3 Two points of an extension (E-F3, E-U6): it touches two different floors of the base, or it touches one
  of them at two contact points at least 20 mm apart. Contact points are the vertices of either outline that
  lie within 1 mm of the other outline.
* R4 A column is under a floor if its top disc (radius 10) reaches under the outline: distance from the
  column's axis to the outline's area below 10 mm (-1e-6).
* R5 A floor at level L needs at least one column of level L-1 under it, free or not ("should cover three"
  is no must), and overlaps no other floor of level L. `floor` names no level: it is the highest level at
  which the pose is possible so. Lying beneath a higher, overhanging floor is allowed.
* R6 Exchange with the camp: no color on both sides of `for`, each side in the order of the colors: one text
  per exchange.
* R7 `give up` is legal whenever a card is open and no new floor is due. While one is due it never is: E-F1
  says must, and an extension can always be made (R2).
* R8 A card is fulfilled by itself as soon as its last column or floor is in and no new floor is due.
* R9 End of a turn: the card goes to the discard pile or joins the level cards; if it joined, `swap camp` or
  `keep camp` (always asked; a swap needs six columns in the bag); then the refill; then the endings.
* R10 A refill draws what there is; if the bag is empty before the hand is full, the game ends.
* R11 The last floor ends the game at once: no new level card for the unfinished card, no refill.
* R12 An extension counts however the turn ends: the open card joins the level cards also at an immediate
  end.
* R13 `shift` (E-U11): a floor of level 1 or more, to another level of 1 or more, same side up, its columns
  carrying no other floor, resting on at least one column not its own (R4, R5, at the level named). A column
  carries the floors of the next level that it is under (R4), whether or not they would stand without it.
* R14 Columns that merely fell are set up again and the card goes on, also the one just placed; only after a
  `shift` do fallen columns of the floor moved fail the card (E-3e).
* R15 Where a column stands off its base's center is kept to a tenth of a millimeter (positions write it so).
* R16 While a piece is out (E-U9) the tower is what is left without it: neither a lifted floor nor its columns
  can be among what fell out. Floors fallen out end the game at once (E-L2), columns too that cannot be put
  back; the lifted piece is then lost like the fallen ones, with the columns on it. If only columns fell that
  can be put back, they are (E-N4), and the piece is set as decided. What fell out is told before what fell
  when the piece was set; the hand's error belongs to the setting, and may be told on either side of it.
* R17 A column moved beyond the outline of its new base (E-U3) goes back to where it stood; that is not judged
  again. What fell out before it did fall out: a collapse ends the game before the column is set at all.
* R18 Practice (E-U14): no plan cards exist, no level is required, no camp is exchanged for the bag. After the
  camp the player places columns (E-3, any floors) and ends the turn by `stop`: legal once a column was placed
  this turn, or if no column of the hand fits a free base. `stop` without a column placed ends the game. A
  column that ends up beyond its base's outline goes back to the player, does not count as placed, and the
  turn goes on: there is no card to fail. New floors lie either side up; extending costs nothing.
* R19 A match ended early (E-U13) is lost, also in practice; what is on the table stays as it is, and no card
  joins the level cards.
"""

from __future__ import annotations

import itertools
import json
import math
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from shapely.geometry import Point, Polygon  # type: ignore[import-untyped]

COLORS = ("yellow", "red", "black", "white", "blue")
GLYPHS = ("blue", "yellow", "red")
SIDES = ("light", "dark")
LEVEL_CARDS = {"easy": 3, "medium": 4, "hard": 5}  # E-S3
HAND_SIZES = {"easy": (8, 7, 6, 5), "medium": (7, 6, 5, 4), "hard": (6, 5, 4, 4)}  # E-S5
CAMP_SIZE = 6  # E-C4
BASE_FLOORS = 3  # E-S2
TASKS = {
    "place_any": "place",  # E-3a
    "place_one_floor": "floor",  # E-3b
    "move_columns_up": "move",  # E-3c
    "fill_floor": "fill",  # E-3d
    "move_floor": "shift",  # E-3e
}

TOUCH_GAP = 1.0  # mm, E-U6
TWO_POINTS_APART = 20.0  # mm, R3
LENGTH_SLACK = 1e-6  # mm
AREA_SLACK = 1e-10  # mm2: what rounding makes of an edge of 100 mm; a corner that is 1 µm inside is a real overlap


def load_components(folder: str | Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The tables of floors and of plan cards in a folder (E-U1)."""
    tables = []
    for name in ("menara_floors.json", "menara_cards.json"):
        with (Path(folder) / name).open(encoding="utf-8") as file:
            tables.append(json.load(file))
    return tables[0], tables[1]


def default_folder() -> Path:
    """The nearest `components` or `shared/components` above this file."""
    for parent in Path(__file__).resolve().parents:
        for folder in (parent / "components", parent / "shared" / "components"):
            if (folder / "menara_floors.json").is_file():
                return folder
    raise FileNotFoundError("no components/menara_floors.json above this file: pass floors= and cards=")


# ---------------------------------------------------------------------------------------------- components


class Component:
    """What is in the box never changes: copies of a game share it."""

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        _BOX[id(self)] = self
        return _from_box, (id(self),)


_BOX: WeakValueDictionary[int, Component] = WeakValueDictionary()


def _from_box(number: int) -> Component:
    return _BOX[number]


@dataclass(frozen=True)
class Sizes(Component):
    """What columns and bases measure, in mm (E-U1)."""

    column_radius: float
    base_radius: float


@dataclass(frozen=True)
class FloorPlate(Component):
    """A temple floor as a component: its outline and the bases of both sides (E-C2)."""

    number: int
    outline: tuple[tuple[float, float], ...]  # light side up
    bases: dict[str, tuple[tuple[str, float, float], ...]]  # side -> (color, x, y)

    def outline_of(self, side: str) -> list[tuple[float, float]]:
        """The outline seen from above; with the dark side up it is mirrored."""
        mirror = 1.0 if side == "light" else -1.0
        return [(mirror * x, y) for x, y in self.outline]


@dataclass(frozen=True)
class PlanCard(Component):
    """A plan card (E-C3)."""

    name: str
    glyph: str
    task: str  # place, floor, move, fill, shift
    count: int  # 0 for fill and shift
    rim: str  # free, light, dark

    @property
    def text(self) -> str:
        """What the card says, as on a chance line without the word `plan`."""
        return f"{self.task} {self.count} {self.rim}" if self.count else f"{self.task} {self.rim}"

    def sides(self) -> list[str]:
        """Which sides of a new floor may face up (E-F2)."""
        return list(SIDES) if self.rim == "free" else [self.rim]


# ---------------------------------------------------------------------------------------------- the tower


@dataclass
class Column:
    """A column; `dx dy` is where the hand put it, off the base's center in the floor's frame (E-U3)."""

    color: str
    moved: bool = False  # E-3c: not again this turn
    dx: float = 0.0
    dy: float = 0.0


@dataclass
class Base:
    """One colored base of a floor's upper side."""

    number: int
    color: str
    x: float
    y: float
    column: Column | None = None


@dataclass
class Pose:
    """Where a floor lies: moved by x, y after a turn by angle degrees counter-clockwise."""

    x: float
    y: float
    angle: float

    def to_table(self, x: float, y: float) -> tuple[float, float]:
        """A point of the floor's frame, on the table (R2)."""
        turn = math.radians(self.angle)
        return (
            self.x + x * math.cos(turn) - y * math.sin(turn),
            self.y + x * math.sin(turn) + y * math.cos(turn),
        )

    def text(self) -> str:
        """The pose as it is written in a move."""
        return f"{self.x:g} {self.y:g} {self.angle:g}"


@dataclass
class Floor:
    """A floor of the temple. Level 0 is the temple base, which is no level (E-S3)."""

    plate: FloorPlate
    side: str
    pose: Pose
    level: int
    bases: list[Base] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.bases:
            spots = self.plate.bases[self.side]
            self.bases = [Base(i, color, x, y) for i, (color, x, y) in enumerate(spots, start=1)]

    @property
    def number(self) -> int:
        return self.plate.number

    def full(self) -> bool:
        """No free base left (E-F1)."""
        return all(base.column is not None for base in self.bases)

    def corners(self) -> list[tuple[float, float]]:
        """The outline's vertices on the table."""
        return [self.pose.to_table(x, y) for x, y in self.plate.outline_of(self.side)]

    def area(self) -> Polygon:
        """What the floor covers, seen from above."""
        return Polygon(self.corners())

    def column_axes(self) -> list[tuple[Base, tuple[float, float]]]:
        """Every base with a column, and where the column's axis stands on the table."""
        return [
            (base, self.pose.to_table(base.x + base.column.dx, base.y + base.column.dy))
            for base in self.bases
            if base.column is not None
        ]


def overlap(one: Floor, other: Floor) -> bool:
    """Whether two floors, seen from above, share more than their rims (R2)."""
    return bool(one.area().intersection(other.area()).area > AREA_SLACK)


def contact_points(one: Floor, other: Floor) -> list[tuple[float, float]]:
    """Vertices of either outline at most 1 mm from the other outline (E-U6, R3)."""
    gap = TOUCH_GAP + LENGTH_SLACK
    points = []
    for here, there in ((one, other), (other, one)):
        rim = there.area().exterior
        points += [corner for corner in here.corners() if rim.distance(Point(corner)) <= gap]
    return points


def touch(one: Floor, other: Floor) -> bool:
    """Whether two floors that do not overlap touch: outlines at most 1 mm apart (E-U6)."""
    return bool(one.area().exterior.distance(other.area().exterior) <= TOUCH_GAP + LENGTH_SLACK)


def touches_at_two_points(new: Floor, temple_base: list[Floor]) -> bool:
    """Whether an extension touches the temple base at two points or more (E-F3, R3)."""
    touched = [floor for floor in temple_base if touch(new, floor)]
    if len(touched) >= 2:
        return True
    points = [point for floor in touched for point in contact_points(new, floor)]
    apart = TWO_POINTS_APART - LENGTH_SLACK
    return any(math.dist(a, b) >= apart for a, b in itertools.combinations(points, 2))


@dataclass
class Tower:
    """All floors built in, with the columns on them."""

    sizes: Sizes
    floors: list[Floor] = field(default_factory=list)

    def floor(self, number: int) -> Floor | None:
        """The floor of this number, if it is built in."""
        return next((floor for floor in self.floors if floor.number == number), None)

    def on_level(self, level: int) -> list[Floor]:
        return [floor for floor in self.floors if floor.level == level]

    def top(self) -> int:
        """Height in levels (E-L1)."""
        return max((floor.level for floor in self.floors), default=0)

    def under(self, new: Floor, floor: Floor) -> list[Base]:
        """Bases of `floor` whose columns reach under `new` (R4); levels are not looked at."""
        area = new.area()
        reach = self.sizes.column_radius - LENGTH_SLACK
        return [base for base, axis in floor.column_axes() if area.distance(Point(axis)) < reach]

    def why_not_at(self, new: Floor, level: int) -> str | None:
        """Why `new` cannot rest on columns as part of this level (E-F3, E-U4, R5)."""
        others = [floor for floor in self.floors if floor.number != new.number]
        if not any(self.under(new, floor) for floor in others if floor.level == level - 1):
            return f"no column of level {level - 1} is under the floor"
        for floor in others:
            if floor.level == level and overlap(new, floor):
                return f"overlaps floor {floor.number} on level {level}"
        return None

    def resting_level(self, new: Floor) -> tuple[int, str | None]:
        """The level `new` comes to lie on; or 0 and a reason (R5)."""
        reason = "no column is under the floor"
        for level in range(1, self.top() + 2):
            objection = self.why_not_at(new, level)
            if objection is not None and objection.startswith("overlaps"):
                reason = objection
        for level in range(self.top() + 1, 0, -1):
            if self.why_not_at(new, level) is None:
                return level, None
        return 0, reason

    def carried_by(self, floor: Floor) -> list[Floor]:
        """Floors of the next level that lie on columns of this one (R4)."""
        return [above for above in self.on_level(floor.level + 1) if self.under(above, floor)]

    def free_bases(self) -> Iterator[tuple[Floor, Base]]:
        for floor in self.floors:
            for base in floor.bases:
                if base.column is None:
                    yield floor, base

    def standing(self) -> Iterator[tuple[Floor, Base, Column]]:
        for floor in self.floors:
            for base in floor.bases:
                if base.column is not None:
                    yield floor, base, base.column


# ---------------------------------------------------------------------------------------------- decisions


@dataclass(frozen=True)
class LayBase:
    number: int
    side: str
    pose: Pose


@dataclass(frozen=True)
class Exchange:
    given: tuple[str, ...]
    taken: tuple[str, ...]


@dataclass(frozen=True)
class Reveal:
    glyph: str


@dataclass(frozen=True)
class PlaceColumn:
    color: str
    floor: int
    base: int


@dataclass(frozen=True)
class MoveColumn:
    floor: int
    base: int
    to_floor: int
    to_base: int


@dataclass(frozen=True)
class LayFloor:
    side: str
    pose: Pose


@dataclass(frozen=True)
class Extend:
    side: str
    pose: Pose


@dataclass(frozen=True)
class Shift:
    number: int
    pose: Pose
    level: int


@dataclass(frozen=True)
class Word:
    """A decision without details: give up, swap camp, keep camp, stop."""

    text: str


Decision = LayBase | Exchange | Reveal | PlaceColumn | MoveColumn | LayFloor | Extend | Shift | Word
Placement = LayBase | PlaceColumn | MoveColumn | LayFloor | Extend | Shift
Lifting = MoveColumn | Shift  # what takes a piece out of the tower first (E-3c, E-3e)

_COUNT = r"([1-9][0-9]*)"
_INT = r"(0|-?[1-9][0-9]*)"
_POSE = rf"{_INT} {_INT} (0|[1-9][0-9]{{0,2}})"
_SIDE = r"(light|dark)"
_COLOR = rf"({'|'.join(COLORS)})"
_COLOR_LIST = rf"((?:{'|'.join(COLORS)})(?: (?:{'|'.join(COLORS)}))*)"


def tidy(text: str) -> str:
    """Case and spaces are forgiven, nothing else (notation)."""
    return " ".join(text.lower().split())


def _pose(x: str, y: str, angle: str) -> Pose:
    if int(angle) > 359:
        raise ValueError(f"an angle is 0 to 359, not {angle}")
    return Pose(int(x), int(y), int(angle))


@cache
def parse(text: str) -> Decision:
    """Read a decision; ValueError says what is wrong with the text."""
    text = tidy(text)
    if text in ("give up", "swap camp", "keep camp", "stop"):
        return Word(text)
    if text == "camp none":
        return Exchange((), ())
    if found := re.fullmatch(rf"camp {_COLOR_LIST} for {_COLOR_LIST}", text):
        return Exchange(tuple(found[1].split()), tuple(found[2].split()))
    if found := re.fullmatch(rf"plan ({'|'.join(GLYPHS)})", text):
        return Reveal(found[1])
    if found := re.fullmatch(rf"column {_COLOR} {_COUNT}\.{_COUNT}", text):
        return PlaceColumn(found[1], int(found[2]), int(found[3]))
    if found := re.fullmatch(rf"move {_COUNT}\.{_COUNT} to {_COUNT}\.{_COUNT}", text):
        return MoveColumn(int(found[1]), int(found[2]), int(found[3]), int(found[4]))
    if found := re.fullmatch(rf"base {_COUNT} {_SIDE} {_POSE}", text):
        return LayBase(int(found[1]), found[2], _pose(found[3], found[4], found[5]))
    if found := re.fullmatch(rf"floor {_SIDE} {_POSE}", text):
        return LayFloor(found[1], _pose(found[2], found[3], found[4]))
    if found := re.fullmatch(rf"extend {_SIDE} {_POSE}", text):
        return Extend(found[1], _pose(found[2], found[3], found[4]))
    if found := re.fullmatch(rf"shift {_COUNT} {_POSE} to {_COUNT}", text):
        return Shift(int(found[1]), _pose(found[2], found[3], found[4]), int(found[5]))
    raise ValueError(f"not a decision: {text!r}")


# ---------------------------------------------------------------------------------------------- the game


@dataclass
class Player:
    seat: int
    columns: Counter[str] = field(default_factory=Counter)


@dataclass
class Turn:
    """What the seat to move has done so far."""

    seat: int
    card: PlanCard | None = None
    done: int = 0  # columns placed or moved, floors shifted for the card
    target: int | None = None  # the one floor of E-3b and E-3d
    extended: bool = False  # E-F4


def remove(pieces: Counter[str], color: str) -> None:
    """Take one piece out of a bag, a camp or a hand."""
    if pieces[color] <= 0:
        raise ValueError(f"no {color} column there")
    pieces[color] -= 1
    if pieces[color] == 0:
        del pieces[color]


def in_order(pieces: Counter[str]) -> list[str]:
    """Colors in the order yellow, red, black, white, blue."""
    return [color for color in COLORS for _ in range(pieces[color])]


@dataclass
class Game:
    """Everything on and around the table, and what happens next (`phase`).

    Phases of chance: deal camp, deal hands, deal quarry, reveal, quarry, new camp, refill.
    Phases of decision: base, camp, plan, build, new floor, swap. And: over.
    """

    hand_size: int
    bag: Counter[str]
    quarry: dict[int, FloorPlate]  # order unknown (E-U5)
    piles: dict[str, list[PlanCard]]  # order unknown (E-U5)
    level_cards: int
    players: list[Player]
    turn: Turn
    tower: Tower
    practice: bool = False  # E-U14: without plan cards
    camp: Counter[str] = field(default_factory=Counter)
    new_camp: Counter[str] = field(default_factory=Counter)  # drawn so far in a swap (E-N3)
    chosen_pile: str = ""
    taken: list[FloorPlate] = field(default_factory=list)  # out of the quarry, not built in yet
    joined: list[PlanCard] = field(default_factory=list)  # plan cards in the row of level cards
    discard: list[PlanCard] = field(default_factory=list)
    fallen_floors: list[FloorPlate] = field(default_factory=list)
    fallen_columns: list[str] = field(default_factory=list)
    phase: str = "deal camp"
    ending: str = ""

    # -- who and what

    def player(self) -> Player:
        return self.players[self.turn.seat - 1]

    def required(self) -> int:
        """The number of level cards in the row (E-S3, E-N1, E-F4)."""
        return self.level_cards + len(self.joined)

    def card(self) -> PlanCard:
        if self.turn.card is None:
            raise RuntimeError("no card is open")
        return self.turn.card

    def sides(self) -> list[str]:
        """Which sides of a new floor may face up (E-F2, R18)."""
        return list(SIDES) if self.practice else self.card().sides()

    def find(self, floor: int, base: int) -> tuple[Floor, Base] | None:
        """A base by its name, like 7.2."""
        built = self.tower.floor(floor)
        if built is None or base > len(built.bases):
            return None
        return built, built.bases[base - 1]

    # -- chance

    def outcomes(self) -> list[tuple[str, int]]:
        """Every next single piece with its weight."""
        if self.phase in ("deal camp", "new camp"):
            return [(f"camp {color}", self.bag[color]) for color in COLORS if self.bag[color]]
        if self.phase == "deal hands":
            seat = self.next_to_fill()
            return [(f"bag {seat} {color}", self.bag[color]) for color in COLORS if self.bag[color]]
        if self.phase == "refill":
            return [(f"bag {self.turn.seat} {color}", self.bag[color]) for color in COLORS if self.bag[color]]
        if self.phase in ("deal quarry", "quarry"):
            return [(f"quarry {number}", 1) for number in sorted(self.quarry)]
        if self.phase == "reveal":
            texts = Counter(card.text for card in self.piles[self.chosen_pile])
            return [(f"plan {text}", texts[text]) for text in sorted(texts)]
        return []

    def next_to_fill(self) -> int | None:
        """The first seat whose hand is not full: set-up goes by seat number (R1)."""
        return next((p.seat for p in self.players if p.columns.total() < self.hand_size), None)

    def draw(self, text: str) -> None:
        """Chance gives one piece that is among the outcomes."""
        words = text.split()
        if self.phase == "deal camp":  # E-S1
            remove(self.bag, words[1])
            self.camp[words[1]] += 1
            if self.camp.total() == CAMP_SIZE:
                self.phase = "deal hands"
        elif self.phase == "deal hands":  # E-S5
            remove(self.bag, words[2])
            self.players[int(words[1]) - 1].columns[words[2]] += 1
            if self.next_to_fill() is None:
                self.phase = "deal quarry"
        elif self.phase == "deal quarry":  # E-S2
            self.taken.append(self.quarry.pop(int(words[1])))
            if len(self.taken) == BASE_FLOORS:
                self.phase = "base"
        elif self.phase == "reveal":  # E-2
            pile = self.piles[self.chosen_pile]
            card = next(card for card in pile if f"plan {card.text}" == text)
            pile.remove(card)
            self.turn.card = card
            self.phase = "build"
        elif self.phase == "quarry":  # E-F2
            self.taken.append(self.quarry.pop(int(words[1])))
            self.phase = "new floor"
        elif self.phase == "new camp":  # E-N3: first six new ones, then the old ones back into the bag
            remove(self.bag, words[1])
            self.new_camp[words[1]] += 1
            if self.new_camp.total() == CAMP_SIZE:
                self.bag += self.camp
                self.camp = self.new_camp
                self.new_camp = Counter()
                self.refill()
        elif self.phase == "refill":  # E-4
            remove(self.bag, words[2])
            self.player().columns[words[2]] += 1
            self.refill()
        else:
            raise RuntimeError(f"nothing to draw: {self.phase}")

    # -- judging decisions

    def why_not(self, decision: Decision) -> str | None:
        """None if the decision is legal now."""
        phase_of: dict[type[Any], str] = {
            LayBase: "base",
            Exchange: "camp",
            Reveal: "plan",
            PlaceColumn: "build",
            MoveColumn: "build",
            Shift: "build",
            LayFloor: "new floor",
            Extend: "new floor",
        }
        if isinstance(decision, Word):
            wanted = "build" if decision.text in ("give up", "stop") else "swap"
        else:
            wanted = phase_of[type(decision)]
        if self.phase != wanted:
            if self.phase == "new floor" and wanted == "build":
                return "a new floor must be placed first (E-F1)"
            return f"not now: the game is at {self.phase!r}"
        if isinstance(decision, Word):
            return self.why_not_word(decision)
        if isinstance(decision, LayBase):
            return self.why_not_base(decision)
        if isinstance(decision, Exchange):
            return self.why_not_exchange(decision)
        if isinstance(decision, Reveal):
            return None if self.piles[decision.glyph] else f"the {decision.glyph} pile is empty"
        if isinstance(decision, PlaceColumn):
            return self.why_not_column(decision)
        if isinstance(decision, MoveColumn):
            return self.why_not_move(decision)
        if isinstance(decision, Shift):
            return self.why_not_shift(decision)
        if decision.side not in self.sides():
            return f"the card's rim is {self.card().rim} (E-F2)"
        if isinstance(decision, LayFloor):
            new = Floor(self.taken[0], decision.side, decision.pose, 0)
            return self.tower.resting_level(new)[1]
        return self.why_not_extend(decision)

    def why_not_word(self, decision: Word) -> str | None:
        """E-U8, R7, R18."""
        if decision.text == "swap camp" and self.bag.total() < CAMP_SIZE:
            return "fewer than six columns in the bag (E-U8)"
        if decision.text == "give up" and self.practice:
            return "there is no card to give up"
        if decision.text == "stop":
            if not self.practice:
                return "a card ends the turn, not the player"
            if not self.turn.done and self.columns_that_fit():
                return "place a column first"
        return None

    def columns_that_fit(self) -> list[str]:
        """Every column that the player could place by the rules of E-3, whatever would fall."""
        texts = [f"column {base.color} {floor.number}.{base.number}" for floor, base in self.tower.free_bases()]
        return [text for text in texts if self.why_not(parse(text)) is None]

    def why_not_base(self, decision: LayBase) -> str | None:
        """E-S2, E-U6, R1."""
        plate = next((plate for plate in self.taken if plate.number == decision.number), None)
        if plate is None:
            return f"floor {decision.number} is not among the floors to lay"
        new = Floor(plate, decision.side, decision.pose, 0)
        for floor in self.tower.floors:
            if overlap(new, floor):
                return f"overlaps floor {floor.number} of the base"
        for floor in self.tower.floors:
            if not touch(new, floor):
                return f"does not touch floor {floor.number} of the base"
        return None

    def why_not_exchange(self, decision: Exchange) -> str | None:
        """E-1, R6."""
        for side in (decision.given, decision.taken):
            if list(side) != in_order(Counter(side)):
                return f"colors stand in the order {' '.join(COLORS)}"
        if len(decision.given) != len(decision.taken):
            return "as many columns go back as are taken"
        if set(decision.given) & set(decision.taken):
            return "a color stands on both sides"
        if Counter(decision.given) - self.player().columns:
            return "you do not have these columns"
        if Counter(decision.taken) - self.camp:
            return "the camp does not have these columns"
        return None

    def why_not_column(self, decision: PlaceColumn) -> str | None:
        """E-3, E-3a, E-3b, E-3d, E-3f."""
        card = None if self.practice else self.card()
        if card is not None and card.task not in ("place", "floor", "fill"):
            return f"the card says {card.text}"
        found = self.find(decision.floor, decision.base)
        if found is None:
            return f"there is no base {decision.floor}.{decision.base}"
        floor, base = found
        if base.column is not None:
            return "the base is not free"
        if base.color != decision.color:
            return f"the base is {base.color}"
        if not self.player().columns[decision.color]:
            return f"you have no {decision.color} column"
        one_floor = card is not None and card.task != "place"
        if one_floor and self.turn.target not in (None, floor.number):
            return f"the card goes on on floor {self.turn.target}"
        return None

    def why_not_move(self, decision: MoveColumn) -> str | None:
        """E-3c, R18."""
        if self.practice:
            return "there is no card to move columns"
        if self.card().task != "move":
            return f"the card says {self.card().text}"
        start = self.find(decision.floor, decision.base)
        goal = self.find(decision.to_floor, decision.to_base)
        if start is None or goal is None:
            return "there is no such base"
        column = start[1].column
        if column is None:
            return "no column stands there"
        if column.moved:
            return "the column has been moved this turn"
        if goal[1].column is not None:
            return "the base is not free"
        if goal[1].color != column.color:
            return f"the base is {goal[1].color}"
        if goal[0].level <= start[0].level:
            return "not on a higher level"
        return None

    def why_not_shift(self, decision: Shift) -> str | None:
        """E-3e, R13."""
        reason = self.why_not_shift_kind(decision.number, decision.level)
        if reason is not None:
            return reason
        floor = self.tower.floor(decision.number)
        assert floor is not None
        return self.tower.why_not_at(Floor(floor.plate, floor.side, decision.pose, 0), decision.level)

    def why_not_shift_kind(self, number: int, level: int) -> str | None:
        """The part of E-3e that needs no pose (E-U11, R13, R18)."""
        if self.practice:
            return "there is no card to move a floor"
        if self.card().task != "shift":
            return f"the card says {self.card().text}"
        floor = self.tower.floor(number)
        if floor is None:
            return f"floor {number} is not built in"
        if floor.level == 0:
            return "a floor of the temple base is not moved"
        if level == floor.level:
            return f"it is on level {level} already"
        carried = self.tower.carried_by(floor)
        if carried:
            return f"its columns carry floor {carried[0].number}"
        if not any(f.number != number and f.level == level - 1 for f, _, _ in self.tower.standing()):
            return f"there is no column of level {level - 1} to rest on"
        return None

    def why_not_extend(self, decision: Extend) -> str | None:
        """E-F3, E-U6, R3."""
        new = Floor(self.taken[0], decision.side, decision.pose, 0)
        temple_base = self.tower.on_level(0)
        for floor in temple_base:
            if overlap(new, floor):
                return f"overlaps floor {floor.number} of the base"
        if not touches_at_two_points(new, temple_base):
            return "does not touch the base at two points"
        return None

    # -- listing decisions

    def options(self) -> list[str]:
        """All legal decisions without a pose."""
        texts: list[str] = []
        if self.phase == "camp":
            texts = self.exchanges()
        elif self.phase == "plan":
            texts = [f"plan {glyph}" for glyph in GLYPHS]
        elif self.phase == "build":
            texts += self.columns_that_fit()
            if not self.practice and self.card().task == "move":  # E-3c
                texts += [
                    f"move {start.number}.{spot.number} to {goal.number}.{base.number}"
                    for start, spot, _ in self.tower.standing()
                    for goal, base in self.tower.free_bases()
                ]
            texts += ["give up", "stop"]
        elif self.phase == "swap":
            texts = ["swap camp", "keep camp"]
        return [text for text in texts if self.why_not(parse(text)) is None]

    def exchanges(self) -> list[str]:
        """E-1: every exchange with the camp (R6)."""
        texts = ["camp none"]
        hand, camp = in_order(self.player().columns), in_order(self.camp)
        for k in range(1, min(len(hand), len(camp)) + 1):
            gives = sorted(set(itertools.combinations(hand, k)), key=lambda c: [COLORS.index(x) for x in c])
            takes = sorted(set(itertools.combinations(camp, k)), key=lambda c: [COLORS.index(x) for x in c])
            for given, taken in itertools.product(gives, takes):
                if not set(given) & set(taken):
                    texts.append(f"camp {' '.join(given)} for {' '.join(taken)}")
        return texts

    def pose_kinds(self) -> list[str]:
        """Decisions with a pose, without their pose."""
        if self.phase == "base":
            return [f"base {plate.number} {side}" for plate in self.taken for side in SIDES]
        if self.phase == "new floor":
            kinds = ["floor", "extend"] if any(True for _ in self.tower.standing()) else ["extend"]
            return [f"{kind} {side}" for kind in kinds for side in self.sides()]
        if self.phase == "build" and not self.practice and self.card().task == "shift":
            return [
                f"shift {floor.number} to {level}"
                for floor in self.tower.floors
                for level in range(1, self.tower.top() + 2)
                if self.why_not_shift_kind(floor.number, level) is None
            ]
        return []

    # -- carrying out decisions

    def act(self, decision: Exchange | Reveal | Word) -> None:
        """Carry out a legal decision that places nothing."""
        if isinstance(decision, Exchange):  # E-1
            hand = self.player().columns
            for color in decision.given:
                remove(hand, color)
            for color in decision.taken:
                remove(self.camp, color)
            hand.update(decision.taken)
            self.camp.update(decision.given)
            self.phase = "build" if self.practice else "plan"
        elif isinstance(decision, Reveal):  # E-2
            self.chosen_pile = decision.glyph
            self.phase = "reveal"
        elif decision.text == "give up":
            self.fail_card()
        elif decision.text == "swap camp":  # E-N3
            self.phase = "new camp"
        elif decision.text == "stop" and not self.turn.done:  # R18
            self.end("no column can be placed")
        else:
            self.refill()

    def place(self, decision: Placement, error: tuple[float, float, float]) -> bool:
        """Put the piece down, with the hand's error; False if a column stands beyond its base (E-U3).

        What follows from it is left to `settle`, so that a collapse may come in between.
        """
        if isinstance(decision, PlaceColumn | MoveColumn):
            return self.place_column(decision, error)
        pose = Pose(decision.pose.x + error[0], decision.pose.y + error[1], decision.pose.angle + error[2])
        if isinstance(decision, Shift):  # E-3e: its columns come along
            floor = self.tower.floor(decision.number)
            assert floor is not None
            floor.pose, floor.level = pose, decision.level
            self.turn.done += 1
        elif isinstance(decision, LayBase):  # E-S2
            plate = next(plate for plate in self.taken if plate.number == decision.number)
            self.taken.remove(plate)
            self.tower.floors.append(Floor(plate, decision.side, pose, 0))
        elif isinstance(decision, Extend):  # E-F3, E-F4
            self.tower.floors.append(Floor(self.taken.pop(), decision.side, pose, 0))
            self.turn.extended = True
        else:  # E-F3, E-U4: the level follows from the pose meant, not from the hand's error
            new = Floor(self.taken.pop(), decision.side, decision.pose, 0)
            new.level = self.tower.resting_level(new)[0]
            new.pose = pose
            self.tower.floors.append(new)
        return True

    def place_column(self, decision: PlaceColumn | MoveColumn, error: tuple[float, float, float]) -> bool:
        """E-3, E-3c, E-U3."""
        if math.hypot(error[0], error[1]) > self.slack() + LENGTH_SLACK:
            return False
        if isinstance(decision, PlaceColumn):
            found = self.find(decision.floor, decision.base)
            remove(self.player().columns, decision.color)
            column = Column(decision.color)
        else:
            found = self.find(decision.to_floor, decision.to_base)
            column = self.lift_column(decision)
            column.moved = True
        assert found is not None
        floor, base = found
        back = Pose(0, 0, -floor.pose.angle)
        column.dx, column.dy = (round(10 * off) / 10 for off in back.to_table(error[0], error[1]))  # R15
        base.column = column
        self.turn.done += 1
        if not self.practice and self.card().task in ("floor", "fill"):
            self.turn.target = floor.number
        return True

    def lift_column(self, decision: MoveColumn) -> Column:
        """Take the column to be moved out of the tower (E-3c)."""
        start = self.find(decision.floor, decision.base)
        assert start is not None
        column = start[1].column
        assert column is not None
        start[1].column = None
        return column

    def lose_lifted(self, decision: Lifting) -> None:
        """The piece in the hand when the tower came down is out of it for good (E-U9, R16)."""
        if isinstance(decision, MoveColumn):
            self.fallen_columns.append(self.lift_column(decision).color)
        else:
            self.fall([decision.number], [])

    def slack(self) -> float:
        """How far from a base's center a column may stand (E-U3)."""
        return self.tower.sizes.base_radius - self.tower.sizes.column_radius

    # -- what follows

    def settle(self, decision: Placement) -> None:
        """What follows from a placement that stands."""
        if isinstance(decision, LayBase):
            if not self.taken:
                self.phase = "camp"
        elif isinstance(decision, PlaceColumn | MoveColumn):
            number = decision.floor if isinstance(decision, PlaceColumn) else decision.to_floor
            floor = self.tower.floor(number)
            assert floor is not None
            if floor.full():  # E-F1, E-U8: interrupts the card, also its last column
                self.phase = "quarry"
            else:
                self.go_on()
        elif isinstance(decision, LayFloor | Extend):
            if not self.quarry:  # E-L3, R11
                self.end("the last floor has been built in")
            else:
                self.go_on()
        else:
            self.go_on()

    def fulfilled(self) -> bool:
        """E-3a to E-3e, R8; in practice the player says when (R18)."""
        if self.practice:
            return False
        card, turn = self.card(), self.turn
        if card.task == "fill":
            floor = self.tower.floor(turn.target) if turn.target is not None else None
            return floor is not None and floor.full()
        return turn.done == (1 if card.task == "shift" else card.count)

    def go_on(self) -> None:
        """The card goes on or is done with (E-F1, E-3g, E-F4)."""
        if not self.fulfilled():
            self.phase = "build"
        elif self.turn.extended:
            self.join_level_cards()
        else:
            self.discard.append(self.card())
            self.turn.card = None
            self.refill()

    def fail_card(self) -> None:
        """E-N1; having extended the base as well costs no second card (E-U8). Practice knows no card (R18)."""
        if not self.practice:
            self.join_level_cards()

    def join_level_cards(self) -> None:
        """One more level is required; the camp may be exchanged (E-N1, E-N3, E-F4, R9)."""
        self.joined.append(self.card())
        self.turn.card = None
        self.phase = "swap"

    def refill(self) -> None:
        """Draw up to the full hand, whether or not the card was fulfilled (E-4, E-U2, E-L3, R10)."""
        if self.player().columns.total() == self.hand_size:
            self.end_turn()
        elif not self.bag:
            self.end("a player cannot refill")
        else:
            self.phase = "refill"

    def end_turn(self) -> None:
        """The next seat's turn, unless the last plan card has been dealt with (E-L3)."""
        if not self.practice and not any(self.piles.values()):
            self.end("the last plan card has been dealt with")
            return
        for _, _, column in self.tower.standing():
            column.moved = False
        self.turn = Turn(self.turn.seat % len(self.players) + 1)
        self.phase = "camp"

    def end(self, why: str) -> None:
        """The game is over; an extension of this turn still costs its level (R12)."""
        if self.turn.extended and self.turn.card is not None:
            self.joined.append(self.turn.card)
            self.turn.card = None
        self.phase = "over"
        self.ending = why

    def check_fallen(self, floors: list[int], columns: list[str]) -> None:
        """Only floors standing on columns, and columns that stand, can fall."""
        for number in floors:
            floor = self.tower.floor(number)
            if floor is None or floor.level == 0:
                raise ValueError(f"floor {number} stands on no columns")
        names = {f"{floor.number}.{base.number}" for floor, base, _ in self.tower.standing()}
        unknown = set(columns) - names
        if unknown:
            raise ValueError(f"no column stands on {', '.join(sorted(unknown))}")

    def fall(self, floors: list[int], columns: list[str]) -> None:
        """Take out what fell: floors, the columns on them, the columns named (E-L2, E-L4)."""
        for floor in [floor for floor in self.tower.floors if floor.number in floors]:
            self.tower.floors.remove(floor)
            self.fallen_floors.append(floor.plate)
            self.fallen_columns += [base.column.color for base in floor.bases if base.column is not None]
        for floor, base, column in list(self.tower.standing()):
            if f"{floor.number}.{base.number}" in columns:
                base.column = None
                self.fallen_columns.append(column.color)


# ---------------------------------------------------------------------------------------------- the oracle


def _again(kept: bytes) -> Game:
    """A game as it was; pickling is the quickest way to copy one."""
    game: Game = pickle.loads(kept)
    return game


class Oracle:
    """The referee: see the module's text for the readings taken."""

    def __init__(
        self,
        seats: int,
        options: dict[str, object] | None = None,
        *,
        floors: dict[str, Any] | None = None,
        cards: dict[str, Any] | None = None,
    ) -> None:
        given = dict(options or {})
        self.difficulty = str(given.pop("difficulty", "easy"))
        first = given.pop("first", 1)
        self.hand_option = given.pop("hand", "steady")  # an error comes in by `hand`, whatever this says
        gauge = given.pop("gauge", "shown")  # E-U14: what players are told, no rule
        practice = given.pop("practice", "no")
        if given:
            raise ValueError(f"unknown options: {', '.join(sorted(given))}")
        if seats not in (1, 2, 3, 4):
            raise ValueError("1 to 4 seats")
        if self.difficulty not in LEVEL_CARDS:
            raise ValueError(f"difficulty is {', '.join(LEVEL_CARDS)}, not {self.difficulty}")
        if not isinstance(first, int) or isinstance(first, bool) or not 1 <= first <= seats:  # E-S6
            raise ValueError(f"first is a seat, not {first}")
        if gauge not in ("shown", "hidden"):
            raise ValueError(f"gauge is shown or hidden, not {gauge}")
        if practice not in ("no", "yes"):
            raise ValueError(f"practice is no or yes, not {practice}")
        if floors is None or cards is None:
            loaded = load_components(default_folder())
            floors, cards = floors or loaded[0], cards or loaded[1]
        plates = [
            FloorPlate(
                number=entry["id"],
                outline=tuple((float(x), float(y)) for x, y in entry["outline"]),
                bases={
                    side: tuple((b["colour"], float(b["x"]), float(b["y"])) for b in entry["sides"][side])
                    for side in SIDES
                },
            )
            for entry in floors["floors"]
        ]
        plans = [
            PlanCard(c["id"], c["glyph"], TASKS[c["task"]], int(c.get("count", 0)), c["rim"])
            for c in cards["cards"]
        ]
        if practice == "yes":  # R18
            plans = []
        sizes = floors["physical"]
        self.game = Game(
            hand_size=HAND_SIZES[self.difficulty][seats - 1],
            bag=Counter({color: int(floors["column_supply"][color]) for color in COLORS}),
            quarry={plate.number: plate for plate in plates},
            piles={glyph: [plan for plan in plans if plan.glyph == glyph] for glyph in GLYPHS},
            level_cards=0 if practice == "yes" else LEVEL_CARDS[self.difficulty],
            players=[Player(seat) for seat in range(1, seats + 1)],
            turn=Turn(first),
            tower=Tower(Sizes(float(sizes["column_radius"]), float(sizes["base_radius"]))),
            practice=practice == "yes",
        )
        self._ended_early = False  # E-U13
        # The last placement: itself, the game before it, and after it but before anything followed from it.
        self._last: Placement | None = None
        self._before: bytes | None = None
        self._after: bytes | None = None

    # -- what the task asks

    def to_act(self) -> int | str:
        """A seat, "chance" or "over"."""
        if self.game.phase == "over":
            return "over"
        return "chance" if self.game.outcomes() else self.game.turn.seat

    def options_without_pose(self) -> list[str]:
        """All legal decisions that need no pose, each once."""
        return self.game.options()

    def pose_moves(self) -> list[str]:
        """The kinds of decisions with a pose that are possible now; a pose itself need not exist."""
        return self.game.pose_kinds()

    def why_not(self, text: str) -> str | None:
        """None if the decision is legal now, else the reason."""
        if self.to_act() in ("chance", "over"):
            return f"no decision now: {self.to_act()}"
        try:
            decision = parse(text)
        except ValueError as error:
            return str(error)
        return self.game.why_not(decision)

    def play(self, text: str) -> None:
        """Apply a legal decision."""
        reason = self.why_not(text)
        if reason is not None:
            raise ValueError(reason)
        decision = parse(text)
        self._last = self._before = self._after = None
        if isinstance(decision, Exchange | Reveal | Word):
            self.game.act(decision)
        else:
            self._last = decision
            self._before = pickle.dumps(self.game)
            self._put((0.0, 0.0, 0.0))

    def outcomes(self) -> list[tuple[str, int]]:
        """Every possible next single piece with its weight; empty unless chance is to act."""
        return self.game.outcomes()

    def draw(self, text: str) -> None:
        """Chance gives one piece; also `hand`, `nudge`, `fallen out` and `fallen` lines on the last placement.

        Nothing fallen has no line; an empty text is taken as such.
        """
        words = tidy(text).split()
        if not words and self._last is not None:
            return
        if words and words[0] == "hand":
            dx, dy, angle = (float(word) for word in words[1:])
            self.hand(dx, dy, angle)
            return
        if words and words[0] == "nudge":
            return  # physics only: what it does comes as `fallen`
        if words and words[0] == "fallen":
            out = words[1:2] == ["out"]
            names = words[2:] if out else words[1:]
            floors = [int(name) for name in names if "." not in name]
            columns = [name for name in names if "." in name]
            if out:
                self.collapse_out(floors, columns)
            else:
                self.collapse(floors, columns)
            return
        outcomes = dict(self.outcomes())
        if " ".join(words) not in outcomes:
            raise ValueError(f"not a possible draw: {text!r}")
        self._last = self._before = self._after = None
        self.game.draw(" ".join(words))

    def collapse(self, fallen_floors: list[int], fallen_columns: list[str], *, stuck: bool = False) -> None:
        """What fell after the last placement, before the next decision or draw (E-L2 to E-L4, E-N4, R14).

        `stuck`: only columns fell, but they cannot be put back where they stood (E-L2).
        """
        if self._last is None or self._after is None:
            raise ValueError("nothing has just been placed")
        game = _again(self._after)
        game.check_fallen(fallen_floors, fallen_columns)
        if fallen_floors or (stuck and fallen_columns):  # E-L2
            game.fall(fallen_floors, fallen_columns)
            game.end("collapse")
        elif isinstance(self._last, Shift) and any(
            name.split(".")[0] == str(self._last.number) for name in fallen_columns
        ):
            game.fail_card()  # E-3e; the columns are set up again (E-N4)
        else:
            game.settle(self._last)
        self.game = game
        self._last = self._before = self._after = None

    def collapse_out(self, fallen_floors: list[int], fallen_columns: list[str], *, stuck: bool = False) -> None:
        """What fell while the piece of the last `move` or `shift` was out of the tower (E-U9, R16).

        It comes before `collapse`, which is about the piece set again. `stuck` is as there.
        """
        if not isinstance(self._last, Lifting) or self._before is None:
            raise ValueError("nothing is out of the tower")
        game = _again(self._before)
        game.lose_lifted(self._last)
        game.check_fallen(fallen_floors, fallen_columns)
        if fallen_floors or (stuck and fallen_columns):  # E-L2
            game.fall(fallen_floors, fallen_columns)
            game.end("collapse")
            self.game = game
            self._last = self._before = self._after = None
        # Otherwise the columns are set up again where they stood, and the move goes on (E-N4, R16).

    def end_early(self, why: str) -> None:
        """The match is broken off, by resignation or by agreement: it is lost (E-U13, R19)."""
        if self.game.phase == "over":
            raise ValueError("the game is over already")
        self.game.phase = "over"
        self.game.ending = why
        self._ended_early = True
        self._last = self._before = self._after = None

    def levels(self) -> int:
        """Height in levels (E-L1)."""
        return self.game.tower.top()

    def required(self) -> int:
        """The number of level cards (E-S3)."""
        return self.game.required()

    def won(self) -> bool | None:
        """None until the game is over (E-L4); a match ended early is lost (E-U13)."""
        if self.game.phase != "over":
            return None
        if self._ended_early:
            return False
        return self.levels() >= self.required()

    def census(self) -> Counter[str]:
        """Columns by color, `floors` and `plan cards`, wherever they are."""
        game = self.game
        count: Counter[str] = Counter()
        for pieces in (game.bag, game.camp, game.new_camp, *(player.columns for player in game.players)):
            count.update(pieces)
        count.update(column.color for _, _, column in game.tower.standing())
        count.update(game.fallen_columns)
        count["floors"] = len(game.quarry) + len(game.taken)
        count["floors"] += len(game.tower.floors) + len(game.fallen_floors)
        count["plan cards"] = (
            sum(len(pile) for pile in game.piles.values())
            + len(game.joined)
            + len(game.discard)
            + (game.turn.card is not None)
        )
        return count

    def position(self) -> dict[str, object]:
        """Everything everyone sees, as plain data (E-U5)."""
        game = self.game
        return {
            "difficulty": self.difficulty,
            "practice": game.practice,
            "phase": game.phase,
            "to act": self.to_act(),
            "seat": game.turn.seat,
            "ending": game.ending,
            "bag": {color: game.bag[color] for color in COLORS},
            "camp": in_order(game.camp),
            "new camp": in_order(game.new_camp),
            "hands": {player.seat: in_order(player.columns) for player in game.players},
            "piles": {glyph: sorted(card.text for card in game.piles[glyph]) for glyph in GLYPHS},
            "discard": [card.text for card in game.discard],
            "level cards": game.level_cards,
            "joined": [card.text for card in game.joined],
            "required": game.required(),
            "levels": game.tower.top(),
            "quarry": sorted(game.quarry),
            "taken": [plate.number for plate in game.taken],
            "card": game.turn.card.text if game.turn.card else None,
            "done": game.turn.done,
            "target": game.turn.target,
            "extended": game.turn.extended,
            "floors": {
                floor.number: {
                    "side": floor.side,
                    "pose": floor.pose.text(),
                    "level": floor.level,
                    "columns": [base.column.color if base.column else None for base in floor.bases],
                    "moved": [base.number for base in floor.bases if base.column and base.column.moved],
                }
                for floor in sorted(game.tower.floors, key=lambda floor: floor.number)
            },
            "fallen floors": sorted(plate.number for plate in game.fallen_floors),
            "fallen columns": in_order(Counter(game.fallen_columns)),
        }

    # -- beyond the task: the hand's error

    def hand(self, dx: float, dy: float, angle: float = 0.0) -> None:
        """The error of the placement just made, in mm along the table's axes and degrees (E-U3).

        A column beyond its base's outline is a failed placement: it goes back to where it came from and the
        card is not fulfilled (E-N2).
        """
        if self._last is None or self._before is None:
            raise ValueError("nothing has just been placed")
        self._put((dx, dy, angle))

    def _put(self, error: tuple[float, float, float]) -> None:
        """(Re)do the last placement with this error, starting from the game before it."""
        assert self._last is not None
        assert self._before is not None
        self.game = _again(self._before)
        if self.game.place(self._last, error):
            self._after = pickle.dumps(self.game)
            self.game.settle(self._last)
        else:
            self._after = None
            self.game.fail_card()
