"""The vocabulary of Menara: what its events, figures, foreseen effects and refusals are called, and which fields
they have. `core/words.py` tells how such a declaration is read.

All see all (E-U5), so no field is hidden. Moves have poses, which are too many to list: they stand in `decisions`.
Seats, floors and bases count from 1 outside; a base is named as in moves, `7.2`; lengths are millimeters, angles
degrees counter-clockwise from the x axis; z is the height above the table.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from vihara.core.words import (
    MOTION,
    REASON,
    Count,
    Counted,
    Each,
    Given,
    Inside,
    Many,
    Most,
    Named,
    Number,
    OneOf,
    Outside,
    Public,
    Real,
    Reason,
    Record,
    Rounded,
    Seat,
    Two,
    Vocabulary,
    When,
)
from vihara.games.menara.components import BASES, CORNERS, FLOORS, Color, Glyph, Rim, Side, Task
from vihara.games.menara.state import CARDS_OF_A_PILE, GLYPHS, SEATS, card_facts

# -- What numbers stand for -----------------------------------------------------------------------------------

KINDS: Final = (
    "base", "camp", "plan", "column", "move", "floor", "extend", "shift", "give up", "swap camp", "keep camp",
    "stop",
)  # fmt: skip
"""The words of the twelve kinds of decisions, by number."""
SIDES: Final = tuple(side.name.lower() for side in Side)
RIMS: Final = tuple(rim.name.lower() for rim in Rim)
COLOR_NAMES: Final = tuple(color.name.lower() for color in Color)
GLYPH_NAMES: Final = tuple(glyph.name.lower() for glyph in Glyph)
TASK_WORDS: Final = {
    Task.PLACE_ANY: "place",
    Task.PLACE_ONE_FLOOR: "floor",
    Task.MOVE_COLUMNS_UP: "move",
    Task.FILL_FLOOR: "fill",
    Task.MOVE_FLOOR: "shift",
}
STAGES: Final = (
    "deal-camp", "deal-hands", "deal-quarry", "base", "camp", "plan", "reveal", "build", "quarry", "new-floor",
    "swap", "new-camp", "refill", "lift", "error", "nudge", "verdict", "over",
)  # fmt: skip
ENDINGS: Final = ("running", "collapsed", "stuck", "no-columns", "no-cards", "no-floors", "no-place")
STANDS, DOUBTFUL, FALLS = range(3)
YES, MAYBE, NO = range(3)
"""MAYBE: only with the new floor that a filled one brings, and nobody knows which one that is (E-F1, E-F5)."""
CLAUSES: Final = ("E-3a", "E-3b", "E-3c", "E-3d", "E-3e", "E-F3", "E-S2", "E-U6")
"""Those that a refusal may rest on where that depends; the first five are the tasks', by number."""
E_F3, E_S2, E_U6 = range(5, 8)
BASE_NAMES: Final = tuple(f"{floor + 1}.{base + 1}" for floor in range(FLOORS) for base in range(BASES))
"""The names of the bases, and of the columns on them: floor · 6 + base."""
PIECE_NAMES: Final = (*(str(floor + 1) for floor in range(FLOORS)), *BASE_NAMES)
"""A floor, `9`, or a column by its base, `3.1`, as pieces that fall are numbered."""


def card_text(card: int) -> str:
    """What a plan card says: `place 2 dark`, `fill free`."""
    task, count, rim = card_facts(card)
    return " ".join([TASK_WORDS[task], *([str(count)] if count else []), RIMS[rim]])


CARD_TEXTS: Final = tuple(card_text(card) for card in range(CARDS_OF_A_PILE))

_COLORS: Final = Named("Color", COLOR_NAMES)
_FAR: Final = 10_000_000
"""No length is longer, in hundredths of a millimeter."""

KindName: TypeAlias = Annotated[int, Named("Kind", KINDS)]
ColorName: TypeAlias = Annotated[int, _COLORS]
SideName: TypeAlias = Annotated[int, Named("Side", SIDES)]
RimName: TypeAlias = Annotated[int, Named("Rim", RIMS)]
GlyphName: TypeAlias = Annotated[int, Named("Glyph", GLYPH_NAMES)]
TaskName: TypeAlias = Annotated[int, Named("Task", tuple(TASK_WORDS.values()))]
StageName: TypeAlias = Annotated[int, Named("Stage", STAGES)]
EndingName: TypeAlias = Annotated[int, Named("Ending", ENDINGS[1:], absent=True)]
VerdictName: TypeAlias = Annotated[int, Named("Verdict", ("stands", "doubtful", "falls"))]
AbleName: TypeAlias = Annotated[int, Named("Able", ("yes", "maybe", "no"))]
ClauseName: TypeAlias = Annotated[int, Named("Clause", CLAUSES)]
BaseName: TypeAlias = Annotated[int, Named("BaseName", BASE_NAMES)]
PieceName: TypeAlias = Annotated[int, Named("PieceName", PIECE_NAMES)]
CardText: TypeAlias = Annotated[int, Named("CardText", CARD_TEXTS)]
FloorNumber: TypeAlias = Annotated[int, Number(0, 31, plus=1)]
FloorIfAny: TypeAlias = Annotated[int, Number(-1, FLOORS - 1, plus=1, absent=True)]
Level: TypeAlias = Annotated[int, Number(-1, 31)]
Position: TypeAlias = Annotated[int, Number(-32768, 32767)]
"""Whole millimeters."""
Angle: TypeAlias = Annotated[int, Number(0, 511)]
Direction: TypeAlias = Annotated[int, Number(-1, 359, absent=True)]
Length: TypeAlias = Annotated[int, Rounded(2, _FAR, -_FAR)]
Tilt: TypeAlias = Annotated[int, Rounded(2, 9000)]
Hundredths: TypeAlias = Annotated[int, Rounded(2, 65535, -65535)]
Measure: TypeAlias = Annotated[float, Real()]
Fault: TypeAlias = Annotated[int, Rounded(1, _FAR, bare=True)]
"""How far a piece is from where it might be, in millimeters."""
Counts: TypeAlias = Annotated[list[int], Each("Counts", _COLORS)]
"""Columns of every color."""
SomeCounts: TypeAlias = Annotated[list[int], Counted("Color", COLOR_NAMES)]
"""Columns of the colors there are."""
Point: TypeAlias = Two[Length]
Outline: TypeAlias = Annotated[Many[Point], Most(CORNERS)]
BaseNames: TypeAlias = Annotated[Many[BaseName], Most(len(BASE_NAMES))]
Floors: TypeAlias = Annotated[Many[FloorNumber], Most(FLOORS)]
ColorNames: TypeAlias = Annotated[Many[ColorName], Most(15 * len(COLOR_NAMES))]
Tenths: TypeAlias = Annotated[int, Rounded(1, 900, bare=True)]
"""A tilt that is told to people: to the tenth, rounded down, as a margin should be."""
FloorText: TypeAlias = Annotated[str, Outside("floor")]
"""The name of a floor, from the table of floors."""
_SEATS = SEATS[-1]


# -- Events ---------------------------------------------------------------------------------------------------


class Nothing(Given):
    """There is nothing to know about it."""


class BySeat(Given):
    """A seat did it."""

    seat: Public[Seat]


class FloorDrawn(Given):
    """A floor came out of the quarry."""

    floor: Public[FloorNumber]


class ColumnDrawn(Given):
    """A column came out of the bag: into a seat's hand, or to the camp (`new`: one that replaces the first)."""

    color: Public[ColorName]
    number: Public[Count]
    to_hand: Inside[bool]
    to_camp: Inside[bool]
    seat: Public[Annotated[Seat, When("to_hand")]]
    new: Public[Annotated[bool, When("to_camp")]]


class FloorPlaced(BySeat):
    """A floor was laid, or shifted, which leaves its side as it was."""

    floor: Public[FloorNumber]
    x: Public[Position]
    y: Public[Position]
    angle: Public[Angle]
    level: Public[Level]
    laid: Inside[bool]
    side: Public[Annotated[SideName, When("laid")]]


class Exchanged(BySeat):
    """Columns went to the camp and others came from there."""

    given_: Public[ColorNames]
    taken: Public[ColorNames]


class Revealed(BySeat):
    """A pile was chosen."""

    glyph: Public[GlyphName]


class PlanDrawn(Revealed):
    """The plan card that lay on it."""

    card: Public[CardText]


class ColumnPlaced(BySeat):
    """A column was set."""

    color: Public[ColorName]
    base_: Public[BaseName]


class ColumnMoved(BySeat):
    """A column was moved up."""

    base_: Public[BaseName]
    to: Public[BaseName]


class HandTrembled(Given):
    """How far the hand was off."""

    x: Public[Hundredths]
    y: Public[Hundredths]
    angle: Public[Hundredths]


class Nudged(Given):
    """The hand touched a floor."""

    floor: Public[FloorNumber]
    newton: Public[Hundredths]
    direction: Public[Annotated[int, Number(0, 65535)]]


class PieceFell(Given):
    """A floor or a column fell."""

    piece: Public[PieceName]


class Collapsed(Given):
    """All that fell; `out`: while a piece was out of the tower. `motion` is there only where it was simulated."""

    floors: Public[Floors]
    columns: Public[BaseNames]
    levels: Public[Count]
    again: Public[bool]
    out: Public[bool]
    simulated: Inside[bool]
    motion: Public[Annotated[str, Outside(MOTION), When("simulated")]]


class MoreLevels(Given):
    """More levels are required."""

    required: Public[Count]


class Fulfilled(BySeat):
    """A plan card was carried out."""

    card: Public[CardText]


class MatchOver(Given):
    """The game is over, for all alike."""

    winners: Public[Annotated[Many[Seat], Most(_SEATS)]]
    levels: Public[Count]
    required: Public[Count]
    reason: Public[Annotated[str, Outside(REASON)]]


class Event(OneOf):
    """One thing that happened."""

    quarry: FloorDrawn
    camp: ColumnDrawn
    bag: ColumnDrawn
    base_: FloorPlaced
    exchange: Exchanged
    reveal: Revealed
    plan: PlanDrawn
    column: ColumnPlaced
    move: ColumnMoved
    floor: FloorPlaced
    extend: FloorPlaced
    shift: FloorPlaced
    give__up: BySeat
    stop: BySeat
    swap__camp: BySeat
    keep__camp: BySeat
    hand: HandTrembled
    nudge: Nudged
    quiet: Nothing
    stands: Nothing
    fallen: PieceFell
    collapse: Collapsed
    interrupted: BySeat
    level__card: MoreLevels
    fulfilled: Fulfilled
    camp__exchanged: Nothing
    turn: BySeat
    over: MatchOver


class Step(Record):
    """What a step did, in order."""

    events: Annotated[Many[Event], Most(8)]


# -- Figures --------------------------------------------------------------------------------------------------


class Balance(Record):
    """How well a tower stands: the tilt of the table that it would survive, and where it would go over first."""

    verdict: VerdictName
    margin: Tilt
    direction: Direction


class Gauge(Given):
    """With the margin from which a tower is sure to stand, and the number that stands for that many or more."""

    verdict: VerdictName
    margin: Tilt
    direction: Direction
    sure: Measure
    many: Count


class LevelSummary(Record):
    """What there is on a level."""

    level: Level
    floors: Floors
    columns: Count
    free: SomeCounts


class Sizes(Record):
    """What all pieces have in common."""

    thickness: Measure
    column_radius: Measure
    column_height: Measure
    base_radius: Measure
    level: Measure


class FaceBase(Record):
    """A base of one side of a floor, in the floor's own frame."""

    base_: BaseName
    color: ColorName
    at: Point


class Face(Record):
    """One side of a floor in its own frame: the outline, counter-clockwise, and its bases."""

    outline: Outline
    bases: Annotated[Many[FaceBase], Most(BASES)]


class Standing(Given):
    """A column; `moved`: this turn (E-3c)."""

    x: Length
    y: Length
    moved: bool


class Base(FaceBase):
    """A base of a floor on the table; `z` is the floor's upper side, `under` the floor above it.

    `carries`: how many columns more it would carry; none where it has one, and where margins are hidden (E-U14).
    """

    x: Length
    y: Length
    z: Length
    under: FloorIfAny
    column: Standing
    carries: Annotated[int, Number(-1, 126, absent=True)]


class Pose(Record):
    """Where a floor of the tower lies; `z` is its underside."""

    floor: FloorNumber
    level: Level
    side: SideName
    x: Position
    y: Position
    angle: Angle
    z: Length


class Floor(Pose):
    """A floor of the tower with all on it; `bears`: the columns it rests on, by their bases."""

    name: FloorText
    outline: Outline
    bears: BaseNames
    bases: Annotated[Many[Base], Most(BASES)]


class FloorToLay(Record):
    """A floor out of the quarry that is not built in yet, with the sides the open card allows (E-F2)."""

    floor: FloorNumber
    name: FloorText
    sides: Annotated[Many[SideName], Most(len(SIDES))]
    light: Face
    dark: Face


class Missing(Record):
    """A color that lacks: how many are needed, how many are at hand."""

    color: ColorName
    needs: Count
    has: Count


class CardOutlook(Record):
    """What a card comes to: steps it needs, steps that can be made, on which floor, what lacks for the rest."""

    able: AbleName
    needs: Annotated[int, Number(-128, 127)]
    can: Annotated[int, Number(-128, 127)]
    floor: FloorIfAny
    missing: Annotated[Many[Missing], Most(len(COLOR_NAMES))]


class OpenCard(Given):
    """The open plan card and how far it is carried out."""

    card: CardText
    glyph: GlyphName
    task: TaskName
    count: Count
    rim: RimName
    done: Annotated[int, Number(-128, 127)]
    floor: FloorIfAny
    extended: bool
    outlook: CardOutlook


class CardCount(Record):
    """Plan cards that say the same."""

    card: CardText
    number: Count


Cards: TypeAlias = Annotated[Many[CardCount], Most(CARDS_OF_A_PILE)]


class Pile(Record):
    """Plan cards of a glyph; `able`: how many the columns at hand could fulfill, until one is revealed."""

    glyph: GlyphName
    cards: Count
    able: Count
    left: Cards
    fulfilled: Cards
    joined: Cards


class Figures(Record):
    """The table in figures: heights, margins, all pieces with their places, columns and cards around the tower.

    `practice`: built without plan cards; `balance` is none where margins are hidden (E-U14).
    """

    scores: Annotated[Many[Count], Most(_SEATS)]
    levels: Count
    required: Count
    stage: StageName
    ending: EndingName
    turn: Seat
    practice: bool
    balance: Gauge
    summary: Annotated[Many[LevelSummary], Most(FLOORS + 1)]
    sizes: Sizes
    floors: Annotated[Many[Floor], Most(FLOORS)]
    to_lay: Annotated[Many[FloorToLay], Most(FLOORS)]
    quarry: Count
    gone: Floors
    hands: Annotated[Many[Counts], Most(_SEATS)]
    full_hand: Count
    camp: Counts
    bag: Counts
    lost: Counts
    card: OpenCard
    piles: Annotated[Many[Pile], Most(GLYPHS)]


# -- What a move would bring ----------------------------------------------------------------------------------


class ColumnForeseen(Record):
    """Where a column would stand."""

    base_: BaseName
    x: Length
    y: Length
    z: Length


class Foreseen(Record):
    """What a decision would bring; for placements the tower as it would be, and for a piece that is moved the
    tower while it is `out`. E-U14: where the gauge is hidden, verdict, margin, direction, `was` and `out` are
    missing.
    """

    kind: KindName
    required: Count
    swaps: Inside[bool]
    reveals: Inside[bool]
    places: Inside[bool]
    shown: Inside[bool]
    lifts: Inside[bool]
    stands: Inside[bool]
    lies: Inside[bool]
    hand: Annotated[Counts, When("swaps")]
    camp: Annotated[Counts, When("swaps")]
    cards: Annotated[Cards, When("reveals")]
    levels: Annotated[Count, When("places")]
    verdict: Annotated[VerdictName, When("shown")]
    margin: Annotated[Tilt, When("shown")]
    direction: Annotated[Direction, When("shown")]
    was: Annotated[Tilt, When("shown")]
    out: Annotated[Balance, When("lifts")]
    column: Annotated[ColumnForeseen, When("stands")]
    under: Annotated[FloorIfAny, When("stands")]
    fills: Annotated[FloorIfAny, When("stands")]
    pose: Annotated[Pose, When("lies")]
    outline: Annotated[Outline, When("lies")]
    bears: Annotated[BaseNames, When("lies")]
    free: Annotated[Annotated[Many[BaseName], Most(BASES)], When("places")]


# -- Refusals -------------------------------------------------------------------------------------------------


class OfGlyph(Given):
    """The pile."""

    glyph: GlyphName


class OfColor(Given):
    """The color."""

    color: ColorName


class OnlySome(Given):
    """How many columns of a color there are."""

    held: Count
    color: ColorName


class CardSays(Given):
    """The open card; its task has the clause."""

    card: CardText
    clause: ClauseName


class OfFloorByClause(Given):
    """The floor; the clause depends."""

    floor: FloorNumber
    clause: ClauseName


class NotHigher(Given):
    """Where a column would go, and where it stands."""

    to: FloorNumber
    floor: FloorNumber


class FarByClause(Given):
    """The other floor, and by how much; the clause depends."""

    floor: FloorNumber
    length: Fault
    clause: ClauseName


class FarFromAll(Given):
    """By how much; the clause depends."""

    length: Fault
    clause: ClauseName


class FarOnFloor(Given):
    """The floor, and by how much."""

    floor: FloorNumber
    length: Fault


class OfFloor(Given):
    """The floor."""

    floor: FloorNumber


class OfSide(Given):
    """The side that the card wants."""

    side: RimName


class OnLevel(Given):
    """A floor and its level."""

    floor: FloorNumber
    level: Level


class OfLevel(Given):
    """The level."""

    level: Level


class Refused(OneOf):
    """Why a move is refused: the clause, the message and its English; none of them: it is allowed."""

    nobody: Annotated[Given, Reason("E-3", "menara-refusal-nobody", "nobody decides now")]
    no_move: Annotated[Given, Reason("E-3", "menara-refusal-no-move", "that cannot be done now")]
    base_first: Annotated[Given, Reason("E-S2", "menara-refusal-base-first", "lay the temple base first")]
    camp_first: Annotated[
        Given, Reason("E-1", "menara-refusal-camp-first", "first comes the camp: swap columns, or leave them")
    ]
    plan_now: Annotated[Given, Reason("E-2", "menara-refusal-plan-now", "now reveal a plan")]
    build_now: Annotated[Given, Reason("E-3", "menara-refusal-build-now", "now carry out the plan")]
    floor_first: Annotated[Given, Reason("E-F1", "menara-refusal-floor-first", "lay the new floor first")]
    swap_now: Annotated[
        Given, Reason("E-N3", "menara-refusal-swap-now", "first say whether the camp is exchanged")
    ]
    just_build: Annotated[
        Given, Reason("E-U14", "menara-refusal-practice-build", "just place columns: practice has no plans")
    ]
    empty_pile: Annotated[OfGlyph, Reason("E-2", "menara-refusal-pile", "the {glyph} pile is empty")]
    few_in_bag: Annotated[Given, Reason("E-U8", "menara-refusal-bag", "the bag holds fewer than six columns")]
    no_card: Annotated[Given, Reason("E-U14", "menara-refusal-no-card", "there is no plan to give up")]
    no_stop: Annotated[Given, Reason("E-3", "menara-refusal-stop", "carry out the plan, or give it up")]
    column_first: Annotated[Given, Reason("E-U14", "menara-refusal-first-column", "place one column at least")]
    unbalanced: Annotated[Given, Reason("E-1", "menara-refusal-exchange", "give back as many columns as you take")]
    none_in_hand: Annotated[OfColor, Reason("E-1", "menara-refusal-hand-none", "you have no {color} column")]
    few_in_hand: Annotated[OnlySome, Reason("E-1", "menara-refusal-hand-few", "you have only {held} {color}")]
    none_in_camp: Annotated[OfColor, Reason("E-1", "menara-refusal-camp-none", "the camp has no {color} column")]
    few_in_camp: Annotated[OnlySome, Reason("E-1", "menara-refusal-camp-few", "the camp has only {held} {color}")]
    card_says: Annotated[CardSays, Reason("E-3", "menara-refusal-card", "the card says: {card}")]
    no_base: Annotated[Given, Reason("E-3", "menara-refusal-no-base", "there is no such base in the tower")]
    taken: Annotated[Given, Reason("E-3", "menara-refusal-taken", "a column already stands there")]
    other_color: Annotated[OfColor, Reason("E-3", "menara-refusal-base-color", "this base is for {color} columns")]
    no_column: Annotated[OfColor, Reason("E-3", "menara-refusal-no-column", "you have no {color} column")]
    other_floor: Annotated[
        OfFloorByClause, Reason("E-3", "menara-refusal-target", "this card goes on on floor {floor}")
    ]
    bare: Annotated[Given, Reason("E-3c", "menara-refusal-bare", "no column stands there")]
    moved: Annotated[Given, Reason("E-3c", "menara-refusal-moved", "this column was already moved this turn")]
    not_higher: Annotated[
        NotHigher, Reason("E-3c", "menara-refusal-higher", "floor {to} is not higher than floor {floor}")
    ]
    overlaps: Annotated[
        FarByClause, Reason("E-3", "menara-refusal-overlaps", "the floor overlaps floor {floor} by {length} mm")
    ]
    apart: Annotated[
        FarByClause,
        Reason("E-3", "menara-refusal-apart", "the floor does not touch floor {floor}: {length} mm apart"),
    ]
    apart_from_all: Annotated[
        FarFromAll,
        Reason("E-3", "menara-refusal-apart-all", "the floor does not touch the temple base: {length} mm apart"),
    ]
    one_point: Annotated[
        OfFloorByClause,
        Reason(
            "E-3",
            "menara-refusal-one-point",
            "the floor touches the temple base at one point only, at floor {floor}",
        ),
    ]
    on_nothing: Annotated[Given, Reason("E-F3", "menara-refusal-on-nothing", "the floor rests on no column")]
    beyond_base: Annotated[
        FarOnFloor,
        Reason("E-U3", "menara-refusal-beyond", "the column stands {length} mm beyond its base on floor {floor}"),
    ]
    in_the_way: Annotated[
        FarOnFloor,
        Reason(
            "E-U3", "menara-refusal-in-the-way", "the column runs {length} mm into another one on floor {floor}"
        ),
    ]
    no_such_base: Annotated[
        OfFloor, Reason("E-3", "menara-refusal-no-such-base", "floor {floor} has no such base")
    ]
    not_to_lay: Annotated[
        OfFloor, Reason("E-S2", "menara-refusal-not-to-lay", "floor {floor} is not one of the floors to lay")
    ]
    other_side: Annotated[OfSide, Reason("E-F2", "menara-refusal-rim", "the {side} side must face up")]
    not_in_tower: Annotated[
        OfFloor, Reason("E-3e", "menara-refusal-not-in-tower", "floor {floor} is not in the tower")
    ]
    part_of_base: Annotated[
        OfFloor, Reason("E-U11", "menara-refusal-part", "floor {floor} is part of the temple base")
    ]
    same_level: Annotated[
        OnLevel, Reason("E-3e", "menara-refusal-same-level", "floor {floor} is already on level {level}")
    ]
    on_columns: Annotated[Given, Reason("E-U11", "menara-refusal-on-columns", "the floor must rest on columns")]
    carries: Annotated[OfFloor, Reason("E-U11", "menara-refusal-carries", "the columns on it carry floor {floor}")]
    no_column_below: Annotated[
        OfLevel, Reason("E-3e", "menara-refusal-no-column-below", "the floor rests on no column of level {level}")
    ]


# -- Endings, and reasons for a move --------------------------------------------------------------------------


class Height(Given):
    """The levels reached."""

    levels: Count


class HeightOf(Height):
    """And those that were required."""

    required: Count


class Ending(OneOf):
    """Why the game ended; the second half without plan cards (E-U14)."""

    collapsed: Annotated[
        HeightOf, Reason("E-L2", "menara-ending-collapsed", "the tower fell; {levels} of {required} levels")
    ]
    stuck: Annotated[
        HeightOf,
        Reason(
            "E-L2",
            "menara-ending-stuck",
            "columns fell and cannot be set up again; {levels} of {required} levels",
        ),
    ]
    no_columns: Annotated[
        HeightOf,
        Reason("E-L3", "menara-ending-columns", "the bag ran out of columns; {levels} of {required} levels"),
    ]
    no_cards: Annotated[
        HeightOf, Reason("E-L3", "menara-ending-cards", "the last plan is done; {levels} of {required} levels")
    ]
    no_floors: Annotated[
        HeightOf, Reason("E-L3", "menara-ending-floors", "the last floor is built; {levels} of {required} levels")
    ]
    no_place: Annotated[
        Height, Reason("E-U14", "menara-ending-place", "no column fits any more; levels: {levels}")
    ]
    practice_collapsed: Annotated[
        Height, Reason("E-L2", "menara-practice-collapsed", "the tower fell; levels still standing: {levels}")
    ]
    practice_stuck: Annotated[
        Height,
        Reason("E-L2", "menara-practice-stuck", "columns fell and cannot be set up again; levels: {levels}"),
    ]
    practice_no_columns: Annotated[
        Height, Reason("E-L3", "menara-practice-columns", "the bag ran out of columns; levels: {levels}")
    ]
    practice_no_floors: Annotated[
        Height, Reason("E-L3", "menara-practice-floors", "the last floor is built; levels: {levels}")
    ]


class Opens(Given):
    """Free bases."""

    free: Count


class Fits(Given):
    """Columns that fit."""

    fit: Count


class FitsMore(Fits):
    """And how many did before."""

    was: Count


class FitsOnFloor(Given):
    """How many fit on one floor, and did before."""

    most: Count
    was: Count


class Likely(Given):
    """How many of the cards still to come can be done."""

    good: Count
    cards: Count


class Steadier(Given):
    """The tilt the tower survives then, and survives now."""

    margin: Tenths
    was: Tenths


class FillsFloor(Steadier):
    """And the floor that is filled."""

    floor: FloorNumber


class OnALevel(Steadier):
    """And the level, and the bases left."""

    level: Count
    free: Count


class MovedUp(Steadier):
    """And the tilt it survives while the column is out."""

    out: Tenths
    level: Count


class Shifted(Steadier):
    """And the levels of the temple."""

    out: Tenths
    levels: Count


class Laid(Steadier):
    """And what the new floor rests on and brings."""

    level: Count
    columns: Count
    free: Count
    safe: Count


class Nowhere(Opens):
    """And the tilt that a careful player asks for."""

    careful: Tenths


class Unsafe(Given):
    """The tilt that a careful player asks for."""

    careful: Tenths


class Hint(OneOf):
    """Why the careful player makes a move."""

    base_: Annotated[
        Opens,
        Reason(
            "",
            "menara-hint-base",
            "Keeps the temple base compact, so that floors can span it; bases facing up: {free}.",
        ),
    ]
    camp_none: Annotated[
        Fits,
        Reason(
            "",
            "menara-hint-camp-none",
            "Your columns that fit on a safe base: {fit}. No swap would help much.",
        ),
    ]
    camp_fill: Annotated[
        OfFloor, Reason("", "menara-hint-camp-fill", "Then you can fill floor {floor}, which brings a new one.")
    ]
    camp_fit: Annotated[
        FitsMore,
        Reason("", "menara-hint-camp-fit", "Your columns that fit on a safe base: {fit} then, {was} now."),
    ]
    camp_floor: Annotated[
        FitsOnFloor,
        Reason("", "menara-hint-camp-floor", "Your columns that fit on one floor: {most} then, {was} now."),
    ]
    camp_high: Annotated[Given, Reason("", "menara-hint-camp-high", "Your columns will suit higher floors.")]
    plan: Annotated[
        Likely,
        Reason("", "menara-hint-plan", "Of the cards still to come there, you can do {good} of {cards} now."),
    ]
    plan_early: Annotated[
        Likely,
        Reason(
            "",
            "menara-hint-plan-early",
            "Of the cards still to come there, you can do {good} of {cards} now, and hard cards are best drawn "
            "early.",
        ),
    ]
    column_fill: Annotated[
        FillsFloor,
        Reason(
            "",
            "menara-hint-column-fill",
            "Fills floor {floor}, which brings a new one; the tower then survives a tilt of {margin}° "
            "({was}° now).",
        ),
    ]
    column_base: Annotated[
        Opens,
        Reason(
            "",
            "menara-hint-column-base",
            "On the temple base, which carries anything. Bases left on that floor: {free}.",
        ),
    ]
    column: Annotated[
        OnALevel,
        Reason(
            "",
            "menara-hint-column",
            "On level {level}; the tower then survives a tilt of {margin}° ({was}° now). "
            "Bases left on that floor: {free}.",
        ),
    ]
    move: Annotated[
        MovedUp,
        Reason(
            "",
            "menara-hint-move",
            "Up to level {level}; the tower survives a tilt of {out}° while the column is out and {margin}° then "
            "({was}° now).",
        ),
    ]
    shift: Annotated[
        Shifted,
        Reason(
            "",
            "menara-hint-shift",
            "Levels of the temple then: {levels}; the tower survives a tilt of {out}° while the floor is out and "
            "{margin}° then ({was}° now).",
        ),
    ]
    floor: Annotated[
        Laid,
        Reason(
            "",
            "menara-hint-floor",
            "On level {level}, carried by columns: {columns}; the tower then survives a tilt of {margin}° "
            "({was}° now). Of its {free} bases {safe} can safely carry a column.",
        ),
    ]
    extend: Annotated[
        Nowhere,
        Reason(
            "",
            "menara-hint-extend",
            "No place on columns was found where the tower would survive a tilt of {careful}°. This costs a level "
            "and opens bases on the ground: {free}.",
        ),
    ]
    extend_cost: Annotated[
        Opens, Reason("", "menara-hint-extend-cost", "Costs a level and opens bases on the ground: {free}.")
    ]
    give_up_none: Annotated[
        Given, Reason("", "menara-hint-give-up-none", "Nothing that the card asks for can be done.")
    ]
    give_up: Annotated[
        Unsafe,
        Reason(
            "",
            "menara-hint-give-up",
            "Whatever the card asks for, the tower would not survive a tilt of {careful}° afterwards.",
        ),
    ]
    give_up_cost: Annotated[Given, Reason("", "menara-hint-give-up-cost", "One more level will be required.")]
    stop: Annotated[Given, Reason("", "menara-hint-stop", "Then you draw, and have more to choose from.")]
    swap: Annotated[
        Fits, Reason("", "menara-hint-swap", "Columns of the camp that fit on free bases: only {fit}.")
    ]
    keep: Annotated[Fits, Reason("", "menara-hint-keep", "Columns of the camp that fit on free bases: {fit}.")]


WORDS: Final = Vocabulary(
    moves=(), step=Step, figures=Figures, foreseen=Foreseen, refusals=Refused, endings=Ending, hints=Hint
)
