"""The vocabulary of Ananda: what its moves, events, figures, foreseen effects and refusals are called, which
fields they have, and who may see them. `core/words.py` tells how such a declaration is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from vihara.core.saying import Saying
from vihara.core.words import (
    Count,
    Given,
    Many,
    Most,
    Move,
    Named,
    Number,
    OneOf,
    Owner,
    Public,
    Reason,
    Record,
    Seat,
    Several,
    Two,
    Vocabulary,
)
from vihara.games.ananda.areas import STEPS
from vihara.games.ananda.components import (
    CARD_NAMES,
    CARDS,
    COLORS,
    COLUMNS,
    HAND_LIMIT,
    LARGE,
    MOST_SEATS,
    MOST_VALUE,
    RACK_LIMIT,
    TILE_COUNT,
    TILE_NAMES,
    TILES,
)
from vihara.games.ananda.rules import LAY, PASS, PLACE, PLAY, STOP
from vihara.games.ananda.state import COLUMN, SPACES

# -- What numbers stand for -----------------------------------------------------------------------------------

CELLS = tuple(
    f"{COLUMNS[cell // COLUMN]}{cell % COLUMN + 1}" if cell % COLUMN < LARGE else None for cell in range(SPACES)
)
"""The names of the spaces by their numbers."""


def _neighbors() -> tuple[tuple[str, ...] | None, ...]:
    """By direction and space: the names of the space and the next one in that direction, if there is one."""
    found: list[tuple[str, ...] | None] = []
    for step in STEPS.tolist():
        for cell in range(SPACES):
            one, other = CELLS[cell], CELLS[cell + step] if 0 <= cell + step < SPACES else None
            found.append((one, other) if one and other else None)
    return tuple(found)


_SETS = tuple(tuple(v for v in range(1, MOST_VALUE + 1) if bits >> v - 1 & 1) for bits in range(1 << MOST_VALUE))
HIDDEN_TILE, HIDDEN_CARD = len(TILES), len(CARDS)
"""A piece that the viewer cannot see."""

Cell: TypeAlias = Annotated[int, Named("Cell", CELLS)]
Color: TypeAlias = Annotated[int, Named("Color", COLORS)]
Tile: TypeAlias = Annotated[int, Named("Tile", TILE_NAMES)]
Card: TypeAlias = Annotated[int, Named("Card", CARD_NAMES)]
Value: TypeAlias = Annotated[int, Number(1, MOST_VALUE)]
TileSeen: TypeAlias = Annotated[int, Named("TileSeen", (*TILE_NAMES, "?"))]
CardSeen: TypeAlias = Annotated[int, Named("CardSeen", (*CARD_NAMES, "?"))]
Neighbors: TypeAlias = Annotated[int, Several("Neighbors", _neighbors(), Cell)]
"""Two neighboring spaces: direction · 110 + the first of them."""
Values: TypeAlias = Annotated[int, Several("Values", _SETS, Value)]
"""Values of cards, a bit each."""
Stage: TypeAlias = Annotated[
    int, Named("Stage", ("deal", "monk", "build", "meditate", "forfeit", "refill", "balance", "over"))
]
IDLE, USED_UP = range(2)
ENDINGS = (
    Saying("ananda-ending-idle", "two rounds without action"),
    Saying("ananda-ending-empty", "the supply and a rack are empty"),
)
Ending: TypeAlias = Annotated[int, Named("Ending", ENDINGS)]

Seats: TypeAlias = Annotated[Many[Seat], Most(MOST_SEATS)]
Scores: TypeAlias = Annotated[Many[Count], Most(MOST_SEATS)]
Cells: TypeAlias = Annotated[Many[Cell], Most(LARGE * LARGE)]


# -- Moves ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlaceMonk(Move, kind="monk", text="monk {cell}", first=PLACE):
    """Phase 1: onto a space of the chosen color."""

    cell: Cell


@dataclass(frozen=True)
class LayTile(Move, kind="tile", text="tile {tile} {cells}", first=LAY):
    """Phase 2: the first color on the first space; a double has its smaller space first."""

    tile: Tile
    cells: Neighbors

    @classmethod
    def exists(cls, numbers: tuple[int, ...]) -> bool:
        (first, second), direction = TILES[numbers[0]], numbers[1] // SPACES
        return first != second or bool(STEPS[direction] > 0)


@dataclass(frozen=True)
class StopBuilding(Move, kind="stop", first=STOP):
    """Phase 2: no more tiles; without a tile laid the turn is forfeited."""


@dataclass(frozen=True)
class PlayCards(Move, kind="play", text="play {values}", first=PLAY):
    """Phase 3: cards of the area's color."""

    values: Values


@dataclass(frozen=True)
class PassTurn(Move, kind="pass", first=PASS):
    """Phase 1: no area is free."""


# -- Events ---------------------------------------------------------------------------------------------------


class Started(Given):
    """The start tile was drawn and laid."""

    tile: Public[Tile]
    cells: Public[Two[Cell]]


class TilesTaken(Given):
    """Tiles went onto a rack."""

    seat: Public[Seat]
    number: Public[Count]
    tiles: Owner[Annotated[Many[Tile], Most(1)]]


class TilesTakenOpenly(Given):
    """Tiles went onto a rack that all see."""

    seat: Public[Seat]
    number: Public[Count]
    tiles: Public[Annotated[Many[Tile], Most(1)]]


class CardsTaken(Given):
    """Cards went into a hand."""

    seat: Public[Seat]
    number: Public[Count]
    cards: Owner[Annotated[Many[Card], Most(1)]]


class MonkPlaced(Given):
    """A monk went onto an area."""

    seat: Public[Seat]
    cell: Public[Cell]
    color: Public[Color]


class TileLaid(Given):
    """A tile was laid; `height` counts the tiles that lie there now."""

    seat: Public[Seat]
    tile: Public[Tile]
    cells: Public[Two[Cell]]
    height: Public[Count]


class BuildingStopped(Given):
    """Building is over; `area` is the area value."""

    seat: Public[Seat]
    area: Public[Count]


class CardsPlayed(Given):
    """The arithmetic of a turn: area value − meditation value = tiles to take."""

    seat: Public[Seat]
    color: Public[Color]
    values: Public[Values]
    area: Public[Count]
    meditation: Public[Count]
    take: Public[Count]


class TurnForfeited(Given):
    """Building stopped before a tile was laid."""

    seat: Public[Seat]


class TurnPassed(Given):
    """No area was free."""

    seat: Public[Seat]


class MatchOver(Given):
    """The game is over."""

    winners: Public[Seats]
    scores: Public[Scores]
    reason: Public[Ending]


class Happened(OneOf):
    """One thing that happened."""

    start: Started
    rack: TilesTaken
    open_rack: TilesTakenOpenly
    hand: CardsTaken
    monk: MonkPlaced
    tile: TileLaid
    stop: BuildingStopped
    play: CardsPlayed
    forfeit: TurnForfeited
    pass_: TurnPassed
    over: MatchOver


class Step(Record):
    """What an action did."""

    events: Annotated[Many[Happened], Most(2)]


# -- Figures --------------------------------------------------------------------------------------------------


class LaidTile(Record):
    """A tile of the board: `level` counts from 1, `shown` says which halves lie uncovered."""

    tile: Tile
    cells: Two[Cell]
    colors: Two[Color]
    level: Count
    shown: Two[bool]


class Area(Record):
    """An area; `free`: the monk of the seat in turn may go there. `cards` are the values of its color in the
    viewer's hand, `own_tiles` counts the tiles of the viewer's rack with it.
    """

    color: Color
    cells: Cells
    size: Count
    monks: Seats
    free: bool
    cards: Values
    own_tiles: Count


class Player(Record):
    """What lies before a player."""

    seat: Seat
    monk: Annotated[int, Named("Cell", CELLS, absent=True)]
    rack: Annotated[Many[TileSeen], Most(RACK_LIMIT)]
    hand: Annotated[Many[CardSeen], Most(HAND_LIMIT)]
    karma: Annotated[Many[Card], Most(len(CARDS))]
    pile: Count
    score: Count


class TurnArea(Given):
    """The area of the monk of the seat in turn, as it is now."""

    color: Color
    value: Count
    monk: Cell
    cells: Cells


class Meditation(Record):
    """What playing some values brings: karma, tiles (or cards once the supply is used up), cards to balance."""

    values: Values
    area: Count
    meditation: Count
    left: Count
    room: Count
    tiles: Count
    cards_instead: Count
    cards: Count
    rack: Count
    hand: Count
    karma: Count
    ends: bool


Meditations: TypeAlias = Annotated[Many[Meditation], Most(len(_SETS))]


class Figures(Record):
    """The whole table as the viewer sees it; `turn_area` and `meditations` while somebody builds or meditates."""

    scores: Scores
    side: Count
    stage: Stage
    turn: Seat
    supply: Count
    rack_limit: Count
    hand_limit: Count
    idle: Count
    laid_now: Count
    tiles: Annotated[Many[LaidTile], Most(TILE_COUNT)]
    areas: Annotated[Many[Area], Most(LARGE * LARGE)]
    players: Annotated[Many[Player], Most(MOST_SEATS)]
    turn_area: TurnArea
    meditations: Meditations


# -- Foreseen effects -----------------------------------------------------------------------------------------


class MonkForeseen(Given):
    """The area the monk would stand on, and what the viewer holds of its color."""

    color: Color
    area: Count
    cards: Values
    own_tiles: Count


class TileForeseen(Given):
    """The area before and after, how high the tile would lie, how many spaces of the area it covers, and whose
    monks one would then share the area with.
    """

    color: Color
    before: Count
    area: Count
    level: Count
    covers: Count
    joined: Seats
    rack: Count
    meditations: Meditations


class StopForeseen(Given):
    """The meditations that would be possible."""

    area: Count
    meditations: Meditations


class PlayForeseen(Given, Meditation):
    """What playing these cards would bring."""


class ForfeitForeseen(Given):
    """What a turn without action brings: a tile, or a card if there is none."""

    tiles: Count
    cards: Count
    full: bool
    idle: bool


class Foreseen(OneOf):
    """What a move would bring."""

    monk: MonkForeseen
    tile: TileForeseen
    stop: StopForeseen
    play: PlayForeseen
    forfeit: ForfeitForeseen


# -- Refusals -------------------------------------------------------------------------------------------------


class OfColor(Given):
    """What a refusal names: color."""

    color: Color


class NotOnRack(Given):
    """What a refusal names: tile."""

    tile: Tile


class Uneven(Given):
    """What a refusal names: height and other."""

    height: Count
    other: Count


class NotInHand(Given):
    """What a refusal names: color and value."""

    color: Color
    value: Value


class TooMuch(Given):
    """What a refusal names: total and area."""

    total: Count
    area: Count


class Refused(OneOf):
    """Why a move is refused: the clause, the message and its English; the row has the facts it names."""

    nobody: Annotated[Given, Reason("A-S1", "ananda-refusal-nobody", "nobody decides this now")]
    monk_first: Annotated[Given, Reason("A-1a", "ananda-refusal-monk-first", "place your monk first")]
    building: Annotated[Given, Reason("A-2a", "ananda-refusal-building", "lay a tile now, or stop building")]
    meditating: Annotated[Given, Reason("A-3a", "ananda-refusal-meditating", "building is over: now play cards")]
    no_pass: Annotated[Given, Reason("A-1d", "ananda-refusal-pass", "there is a free area for your monk")]
    off_board: Annotated[Given, Reason("A-U1", "ananda-refusal-board", "that space is not on this board")]
    bare: Annotated[Given, Reason("A-1a", "ananda-refusal-bare", "that space is empty: a monk stands on a tile")]
    your_area: Annotated[
        OfColor,
        Reason(
            "A-1c",
            "ananda-refusal-your-area",
            "your monk has been on this {color} area since your last turn: choose another one",
        ),
    ]
    their_area: Annotated[
        OfColor, Reason("A-1b", "ananda-refusal-their-area", "another monk stands on this {color} area")
    ]
    not_free: Annotated[Given, Reason("A-1a", "ananda-refusal-not-free", "that space is not free")]
    not_on_rack: Annotated[
        NotOnRack, Reason("A-2a", "ananda-refusal-rack", "there is no {tile} tile on your rack")
    ]
    wrong_color: Annotated[
        OfColor, Reason("A-2a", "ananda-refusal-color", "this tile has no {color}, the color of your area")
    ]
    your_monk: Annotated[Given, Reason("A-2c", "ananda-refusal-your-monk", "your monk stands there")]
    their_monk: Annotated[Given, Reason("A-2c", "ananda-refusal-their-monk", "another monk stands there")]
    one_bare: Annotated[
        Given, Reason("A-2b", "ananda-refusal-one-bare", "one half would lie on the board, the other on tiles")
    ]
    uneven: Annotated[
        Uneven,
        Reason("A-2b", "ananda-refusal-uneven", "the tiles below are not equally high: {height} and {other}"),
    ]
    same_tile: Annotated[
        Given, Reason("A-U3", "ananda-refusal-same-tile", "both halves would lie on the same tile: it takes two")
    ]
    no_border: Annotated[
        OfColor, Reason("A-2a", "ananda-refusal-border", "{color} would not border your area there")
    ]
    no_link: Annotated[OfColor, Reason("A-U2", "ananda-refusal-link", "that would cut {color} off from your monk")]
    not_in_hand: Annotated[NotInHand, Reason("A-3a", "ananda-refusal-hand", "you have no {color} {value}")]
    too_much: Annotated[
        TooMuch,
        Reason("A-3a", "ananda-refusal-sum", "the cards add up to {total}, more than your area value {area}"),
    ]


WORDS = Vocabulary(
    moves=(PlaceMonk, LayTile, StopBuilding, PlayCards, PassTurn),
    step=Step,
    figures=Figures,
    foreseen=Foreseen,
    refusals=Refused,
)
