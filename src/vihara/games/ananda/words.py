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
    Record,
    Refusal,
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


class Nobody(Refusal, message="ananda-refusal-nobody", says="no seat decides this", clause="A-S1"):
    """Chance decides, or nobody any more."""


class MonkFirst(
    Refusal, message="ananda-refusal-monk-first", says="phase 1: the monk is placed first", clause="A-1a"
):
    """Another phase's move in phase 1."""


class Building(
    Refusal, message="ananda-refusal-building", says="phase 2: tiles are laid until you stop", clause="A-2a"
):
    """Another phase's move in phase 2."""


class Meditating(
    Refusal,
    message="ananda-refusal-meditating",
    says="phase 3: building is over, now cards are played",
    clause="A-3a",
):
    """Another phase's move in phase 3."""


class NoPass(Refusal, message="ananda-refusal-pass", says="there is a free area for your monk", clause="A-1d"):
    """Passing while an area is free."""


class OffBoard(Refusal, message="ananda-refusal-board", says="{cell} is not on this board", clause="A-U1"):
    """A space that only the larger board has."""

    cell: Cell


class Bare(
    Refusal,
    message="ananda-refusal-bare",
    says="{cell} is bare foundation: a monk stands on a tile",
    clause="A-1a",
):
    """No tile to stand on."""

    cell: Cell


class YourArea(
    Refusal,
    message="ananda-refusal-your-area",
    says="{cell} belongs to the {color} area where your monk has stood since your last turn, on {monk}",
    clause="A-1c",
):
    """The area of one's last turn."""

    cell: Cell
    color: Color
    monk: Cell


class TheirArea(
    Refusal,
    message="ananda-refusal-their-area",
    says="{cell} belongs to the {color} area where the monk of seat {seat} stands, on {monk}",
    clause="A-1b",
):
    """An area with somebody's monk."""

    seat: Seat
    cell: Cell
    color: Color
    monk: Cell


class NotFree(Refusal, message="ananda-refusal-not-free", says="{cell} is not free", clause="A-1a"):
    """An area for another reason not free."""

    cell: Cell


class NotOnRack(Refusal, message="ananda-refusal-rack", says="your rack has no {tile}", clause="A-2a"):
    """A tile one does not have."""

    tile: Tile


class WrongColor(
    Refusal,
    message="ananda-refusal-color",
    says="{tile} has no {color}, the color your monk stands on",
    clause="A-2a",
):
    """A tile without the chosen color."""

    tile: Tile
    color: Color


class YourMonk(Refusal, message="ananda-refusal-your-monk", says="your monk stands on {cell}", clause="A-2c"):
    """One's own monk is in the way."""

    cell: Cell


class TheirMonk(
    Refusal,
    message="ananda-refusal-their-monk",
    says="the monk of seat {seat} stands on {cell}",
    clause="A-2c",
):
    """Somebody's monk is in the way."""

    seat: Seat
    cell: Cell


class OneBare(
    Refusal,
    message="ananda-refusal-one-bare",
    says="{bare} is bare foundation, but on {raised} tiles lie {height} high",
    clause="A-2b",
):
    """Half on the foundation, half on tiles."""

    bare: Cell
    raised: Cell
    height: Count


class Uneven(
    Refusal,
    message="ananda-refusal-uneven",
    says="tiles lie {height} high on {first}, but {other} high on {second}",
    clause="A-2b",
):
    """Two heights."""

    height: Count
    first: Cell
    other: Count
    second: Cell


class SameTile(
    Refusal,
    message="ananda-refusal-same-tile",
    says="{first} and {second} show one and the same tile; it takes two to carry another",
    clause="A-U3",
):
    """Just upon one tile."""

    first: Cell
    second: Cell


class NoBorder(
    Refusal,
    message="ananda-refusal-border",
    says="{color} on {here} would not border your area",
    clause="A-2a",
):
    """Away from the area."""

    color: Color
    here: Cell


class NoLink(
    Refusal,
    message="ananda-refusal-link",
    says="covering {there} would leave {color} on {here} without a link to your monk",
    clause="A-U2",
):
    """The tile would cut itself off."""

    there: Cell
    color: Color
    here: Cell


class NotInHand(Refusal, message="ananda-refusal-hand", says="your hand has no {color}{value}", clause="A-3a"):
    """A card one does not have."""

    color: Color
    value: Value


class TooMuch(
    Refusal,
    message="ananda-refusal-sum",
    says="the cards' sum {total} is more than the area value {area}",
    clause="A-3a",
):
    """More than the area value."""

    total: Count
    area: Count


class Refused(OneOf):
    """Why a move is refused."""

    nobody: Nobody
    monk_first: MonkFirst
    building: Building
    meditating: Meditating
    no_pass: NoPass
    off_board: OffBoard
    bare: Bare
    your_area: YourArea
    their_area: TheirArea
    not_free: NotFree
    not_on_rack: NotOnRack
    wrong_color: WrongColor
    your_monk: YourMonk
    their_monk: TheirMonk
    one_bare: OneBare
    uneven: Uneven
    same_tile: SameTile
    no_border: NoBorder
    no_link: NoLink
    not_in_hand: NotInHand
    too_much: TooMuch


WORDS = Vocabulary(
    moves=(PlaceMonk, LayTile, StopBuilding, PlayCards, PassTurn),
    step=Step,
    figures=Figures,
    foreseen=Foreseen,
    refusals=Refused,
)
