"""The vocabulary of Tajuto: what its moves, events, figures, foreseen effects and refusals are called, which
fields they have, and who may see them. `core/words.py` tells how such a declaration is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from vihara.core.saying import Saying
from vihara.core.words import (
    Count,
    Exactly,
    Given,
    Many,
    Most,
    Move,
    Named,
    Number,
    OneOf,
    Public,
    Reason,
    Record,
    Rounded,
    Seat,
    Vocabulary,
)
from vihara.games.tajuto.components import (
    ACTION_TILES,
    COLORS,
    FLOORS,
    GOALS,
    GOALS_TO_CLAIM,
    PAGODAS,
    SEATS,
    STACKS,
    TOUCHES,
    TURNS_PER_PLAYER,
    WISDOM_VALUES,
)
from vihara.games.tajuto.rules import BUILD, BUY, CLAIM, DRAW, END, INAUGURATE, KEEP, KEEP_NONE, OFFER, USE, USES

# -- What numbers stand for -----------------------------------------------------------------------------------

_ALL_FLOORS = tuple(f"{color} {size}" for size in range(1, FLOORS + 1) for color in COLORS)
NO_TILE, NO_COLOR = len(ACTION_TILES), len(COLORS)
"""Where a move uses no action tile, or names no color."""

Color: TypeAlias = Annotated[int, Named("Color", COLORS)]
BoughtColor: TypeAlias = Annotated[int, Named("BoughtColor", (*COLORS, ""))]
Size: TypeAlias = Annotated[int, Number(1, FLOORS)]
Felt: TypeAlias = Annotated[int, Number(0, FLOORS)]
"""The size felt for; 0 if none was named."""
FloorName: TypeAlias = Annotated[int, Named("FloorName", _ALL_FLOORS)]
Tile: TypeAlias = Annotated[int, Named("Tile", ACTION_TILES)]
TileIfAny: TypeAlias = Annotated[int, Named("Tile", ACTION_TILES, absent=True)]
TileUsed: TypeAlias = Annotated[int, Named("TileUsed", (*ACTION_TILES, ""))]
Stack: TypeAlias = Annotated[int, Named("Stack", STACKS)]
Bought: TypeAlias = Annotated[int, Named("Bought", (*STACKS, "inauguration"))]
Goal: TypeAlias = Annotated[int, Named("Goal", GOALS)]
TO_DRAW, TO_OFFER, TO_BUY = range(3)
_USES = ("draw", "offer", "buy")
Use: TypeAlias = Annotated[int, Named("Use", _USES)]
Mp: TypeAlias = Annotated[int, Number(0, 32767)]
"""Meditation points, or how many of something."""
HIDDEN_OWNER = -1
Owner: TypeAlias = Annotated[int, Number(HIDDEN_OWNER, SEATS[-1])]
"""A seat from 1; 0 is nobody, −1 somebody whose tile lies face down."""
BARE, FINISHED, OFFERED, OCCUPIED = range(4)
ACTING, DRAWING, OVER_NOW = range(3)
BY_PAGODAS, BY_TURNS = range(2)
ENDINGS = (
    Saying("tajuto-ending-pagodas", "the fourth pagoda is finished"),
    Saying("tajuto-ending-turns", "everybody has had {turns} turns", turns=TURNS_PER_PLAYER),
)
Ending: TypeAlias = Annotated[int, Named("Ending", ENDINGS)]

FloorNames: TypeAlias = Annotated[Many[FloorName], Most(len(_ALL_FLOORS))]
Colors: TypeAlias = Annotated[Many[Color], Most(PAGODAS)]
Goals: TypeAlias = Annotated[Many[Goal], Most(len(GOALS))]


# -- Moves ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawFloor(Move, kind="draw", text="{tile} draw {size}", first=USE + DRAW, steps=(USES, 1)):
    """Feel for a floor of a size in the bag."""

    tile: Tile
    size: Size


@dataclass(frozen=True)
class DrawBlindly(Move, kind="draw blindly", text="{tile} draw", first=USE + DRAW, steps=(USES,)):
    """Draw any floor of the bag."""

    tile: Tile


@dataclass(frozen=True)
class MakeOffering(Move, kind="offer", text="{tile} offer {color}", first=USE + OFFER, steps=(USES, 1)):
    """A stone onto the top floor of a pagoda."""

    tile: Tile
    color: Color


@dataclass(frozen=True)
class BuyTile(Move, kind="buy", text="{tile} buy {bought}", first=USE + BUY, steps=(USES, 1)):
    """The top tile of a stack."""

    tile: Tile
    bought: Stack


@dataclass(frozen=True)
class BuyInauguration(
    Move, kind="inaugurate", text="{tile} buy inauguration {color}", first=USE + INAUGURATE, steps=(USES, 1)
):
    """The inauguration tile of a pagoda."""

    tile: Tile
    color: Color


@dataclass(frozen=True)
class BuildFloor(Move, kind="build", text="build {color}", first=BUILD):
    """A floor from in front of oneself onto its pagoda."""

    color: Color


@dataclass(frozen=True)
class ClaimGoal(Move, kind="goal", text="goal {goal}", first=CLAIM):
    """A goal whose condition one meets."""

    goal: Annotated[int, Named("GoalToClaim", GOALS[:GOALS_TO_CLAIM])]


@dataclass(frozen=True)
class EndTurn(Move, kind="end", first=END):
    """No more; the floor in front of oneself stays."""


@dataclass(frozen=True)
class KeepFloor(Move, kind="keep", text="end keep {color} {size}", first=KEEP - PAGODAS, steps=(1, PAGODAS)):
    """No more; of several floors this one stays."""

    color: Color
    size: Size


@dataclass(frozen=True)
class KeepNone(Move, kind="keep none", text="end keep none", first=KEEP_NONE):
    """No more; of several floors none stays."""


# -- Events: every field is public when it happens (T-U7) ------------------------------------------------------


class TileDraws(Given):
    """An action tile was used to feel for a floor."""

    seat: Public[Seat]
    tile: Public[Tile]
    cost: Public[Count]
    size: Public[Felt]


class FloorDrawn(Given):
    """A floor came out of the bag."""

    seat: Public[Seat]
    color: Public[Color]
    size: Public[Size]


class OfferingMade(Given):
    """A stone was laid: the pagoda's floors, and the MP it brought."""

    seat: Public[Seat]
    tile: Public[Tile]
    cost: Public[Count]
    color: Public[Color]
    floors: Public[Count]
    mp: Public[Mp]


class TileBought(Given):
    """A tile of the village was bought; an inauguration has a color."""

    seat: Public[Seat]
    tile: Public[Tile]
    cost: Public[Count]
    bought: Public[Bought]
    color: Public[BoughtColor]
    price: Public[Count]


class FloorBuilt(Given):
    """A floor was built: the pagoda's floors now, the MP it brought, whether it covered a stone."""

    seat: Public[Seat]
    color: Public[Color]
    floors: Public[Count]
    mp: Public[Mp]
    covered: Public[bool]


class PagodaFinished(Given):
    """A pagoda has its sixth floor; the seat that has its inauguration tile."""

    seat: Public[Seat]
    color: Public[Color]
    number: Public[Count]
    inauguration: Public[Seat]


class GoalTaken(Given):
    """A goal was claimed, or given at the end."""

    seat: Public[Seat]
    goal: Public[Goal]


class TurnEnded(Given):
    """Floors stay in front of the player, others go back into the bag."""

    seat: Public[Seat]
    kept: Public[FloorNames]
    returned: Public[FloorNames]


class MatchOver(Given):
    """The game is over."""

    winners: Public[Annotated[Many[Seat], Most(SEATS[-1])]]
    scores: Public[Annotated[Many[Mp], Most(SEATS[-1])]]
    reason: Public[Ending]


class Happened(OneOf):
    """One thing that happened."""

    draw: TileDraws
    floor: FloorDrawn
    offer: OfferingMade
    buy: TileBought
    build: FloorBuilt
    finished: PagodaFinished
    goal: GoalTaken
    end: TurnEnded
    over: MatchOver


class Step(Record):
    """What an action did."""

    events: Annotated[Many[Happened], Most(5)]


# -- Figures --------------------------------------------------------------------------------------------------


class Floor(Record):
    """A floor."""

    color: Color
    size: Size


class NextFloor(Given):
    """The next floor of a pagoda: what building it brings, with two more over a stone; before whom it lies."""

    size: Size
    mp: Mp
    bonus: Count
    with_: Seat


class Offering(Record):
    """T-O1 to T-O3: the MP of an offering here, or what stands against it."""

    mp: Mp
    against: Annotated[int, Named("Against", ("bare", "finished", "offered", "occupied"), absent=True)]


class Inauguration(Record):
    """The inauguration tile of a pagoda: who has it, what it costs, and the EP it adds for whoever looks."""

    owner: Owner
    gone: bool
    price: Count
    full: Count
    ep: Count
    worth: Count


class Pagoda(Record):
    """A pagoda: its stones floor by floor, what its next floor and an offering on it would bring, its bet."""

    color: Color
    height: Count
    finished: bool
    stones: Annotated[Many[Seat], Most(FLOORS)]
    build: NextFloor
    offering: Offering
    inauguration: Inauguration


class StackFigures(Record):
    """T-B1, T-B2: a stack of the village. Its top tile: what it costs and is worth to whoever looks, the MP it
    takes off later purchases, what an action tile does, and what using it costs.
    """

    kind: Stack
    left: Count
    copies: Count
    price: Count
    full: Count
    ep: Count
    worth: Count
    saves: Count
    use: Annotated[int, Named("Use", _USES, absent=True)]
    activation: Count


class GoalFigures(Record):
    """T-G1, T-E1, T-E2: a goal, who has it, and how far whoever looks is."""

    goal: Goal
    owner: Owner
    have: Mp
    need: Mp
    met: bool
    lost: bool
    at_end: bool
    ep: Count


class BagFigures(Record):
    """The floors of a size in the bag, those of them that fit now, and the MP they would earn on average."""

    size: Size
    colors: Colors
    fit: Colors
    mp: Annotated[int, Rounded(2, 32767)]


class ActionTile(Record):
    """An action tile of a player."""

    tile: Tile
    uses: Annotated[Many[Use], Most(len(_USES))]
    cost: Count
    used: bool
    affordable: bool


class FrontFloor(Floor):
    """A floor in front of a player: whether it fits, and the MP of building it."""

    fits: bool
    mp: Mp


class Bet(Record):
    """An inauguration tile of a player."""

    color: Color
    finished: bool


class ScoreLine(Record):
    """T-E3, T-E4: where EP come from."""

    kind: Annotated[int, Named("ScoreKind", ("wisdom", "inaugurations", "goals", "shrines"))]
    number: Count
    each: Count
    ep: Mp


class Player(Record):
    """What lies before a player, and the EP by line as far as the viewer sees them; `total` if totals are open."""

    seat: Seat
    mp: Mp
    tiles: Annotated[Many[ActionTile], Most(len(ACTION_TILES))]
    front: Annotated[Many[FrontFloor], Most(len(_ALL_FLOORS))]
    stones: Colors
    wisdom: Annotated[list[Count], Exactly(WISDOM_VALUES)]
    markets: Count
    shrines: Count
    inaugurations: Annotated[Many[Bet], Most(PAGODAS)]
    goals: Goals
    down: Count
    total: Annotated[int, Number(-1, 32767, absent=True)]
    lines: Annotated[Many[ScoreLine], Most(4)]
    ep: Mp


class Cheapest(Record):
    """By use: the unused action tile with which whoever looks would do it; null if none is left."""

    draw: TileIfAny
    offer: TileIfAny
    buy: TileIfAny


class Figures(Record):
    """The whole table as the viewer sees it; prices and goals are those of `seat`."""

    scores: Annotated[Many[Mp], Most(SEATS[-1])]
    stage: Annotated[int, Named("Stage", ("act", "draw", "over"))]
    seat: Seat
    turn: Seat
    round: Mp
    rounds: Count
    finished: Count
    to_end: Count
    touch: Annotated[int, Named("Touch", TOUCHES)]
    cheapest: Cheapest
    markets: Count
    discount: Count
    used: Annotated[Many[Tile], Most(len(ACTION_TILES))]
    must_build: Colors
    pagodas: Annotated[Many[Pagoda], Most(PAGODAS)]
    stacks: Annotated[Many[StackFigures], Most(len(STACKS))]
    goals: Annotated[Many[GoalFigures], Most(len(GOALS))]
    bag: Annotated[Many[BagFigures], Most(FLOORS)]
    players: Annotated[Many[Player], Most(SEATS[-1])]


# -- Foreseen effects -----------------------------------------------------------------------------------------


class Effects(Record):
    """What every move tells: the action tile and its cost, MP before and after, goals that could then be taken."""

    tile: TileUsed
    cost: Count
    before: Mp
    after: Mp
    goals: Goals


class FloorExpected(Floor):
    """A floor that may come: how likely it is, whether it fits, and the MP of building it."""

    share: Annotated[int, Rounded(4, 10_000)]
    fits: bool
    mp: Mp


class DrawForeseen(Given, Effects):
    """The floors that may come."""

    size: Felt
    floors: Annotated[Many[FloorExpected], Most(len(_ALL_FLOORS))]


class OfferForeseen(Given, Effects):
    """What an offering brings."""

    color: Color
    floors: Count
    bonus: Count
    gain: Count
    made: Count


class BuyForeseen(Given, Effects):
    """The price, and what the tile is worth with one's shrines and tiles."""

    bought: Bought
    color: BoughtColor
    price: Count
    full: Count
    discount: Count
    ep: Count
    saves: Count


class BuildForeseen(Given, Effects):
    """The MP earned, and what finishing the pagoda sets off."""

    color: Color
    floors: Count
    bonus: Count
    gain: Count
    finishes: bool
    ends: bool
    inauguration: Owner
    ep: Count


class GoalForeseen(Given, Effects):
    """The EP of a goal."""

    goal: Goal
    ep: Count


class EndForeseen(Given, Effects):
    """The floors that stay and those that go back."""

    kept: Annotated[Many[Floor], Most(len(_ALL_FLOORS))]
    returned: Annotated[Many[Floor], Most(len(_ALL_FLOORS))]


class KeepForeseen(EndForeseen):
    """The floor that stays, if any, and those that go back."""


class Foreseen(OneOf):
    """What a move would bring."""

    draw: DrawForeseen
    offer: OfferForeseen
    buy: BuyForeseen
    build: BuildForeseen
    goal: GoalForeseen
    end: EndForeseen
    keep: KeepForeseen


# -- Refusals -------------------------------------------------------------------------------------------------


class OfTile(Given):
    """What a refusal names: tile."""

    tile: Tile


class WrongUse(Given):
    """What a refusal names: tile and use."""

    tile: Tile
    use: Use


class TooDear(Given):
    """What a refusal names: tile and cost and mp."""

    tile: Tile
    cost: Count
    mp: Mp


class SizeGone(Given):
    """What a refusal names: size."""

    size: Size


class OfColor(Given):
    """What a refusal names: color."""

    color: Color


class OfFloorAndColor(Given):
    """What a refusal names: floor and color."""

    floor: Count
    color: Color


class AllSold(Given):
    """What a refusal names: bought."""

    bought: Stack


class PriceTooHigh(Given):
    """What a refusal names: price and mp."""

    price: Count
    mp: Mp


class GoalGone(Given):
    """What a refusal names: goal."""

    goal: Goal


class NotWise(Given):
    """What a refusal names: ep and needed."""

    ep: Count
    needed: Count


class FewOfferings(Given):
    """What a refusal names: made and stones."""

    made: Count
    stones: Count


class FewPoints(Given):
    """What a refusal names: mp and needed."""

    mp: Mp
    needed: Count


class NotThere(Given):
    """What a refusal names: color and size."""

    color: Color
    size: Size


class Refused(OneOf):
    """Why a move is refused: the clause, the message and its English; the row has the facts it names."""

    from_bag: Annotated[
        Given, Reason("T-D1", "tajuto-refusal-bag", "floors come out of the bag only when you draw")
    ]
    no_tile: Annotated[OfTile, Reason("T-3", "tajuto-refusal-no-tile", "you have no action tile {tile}")]
    used_tile: Annotated[
        OfTile, Reason("T-1", "tajuto-refusal-used", "you have used action tile {tile} this turn")
    ]
    same_tile: Annotated[
        OfTile, Reason("T-3", "tajuto-refusal-same", "use your other {tile} first: it does the same")
    ]
    wrong_use: Annotated[WrongUse, Reason("T-3", "tajuto-refusal-use", "action tile {tile} cannot {use}")]
    too_dear: Annotated[
        TooDear, Reason("T-2", "tajuto-refusal-cost", "using {tile} costs {cost} MP, and you have {mp}")
    ]
    empty_bag: Annotated[Given, Reason("T-D1", "tajuto-refusal-empty", "the bag is empty")]
    blind: Annotated[Given, Reason("T-U3", "tajuto-refusal-blind", "you draw blindly: no size can be chosen")]
    no_size: Annotated[Given, Reason("T-U3", "tajuto-refusal-size", "choose a size from 1 to 6")]
    size_gone: Annotated[
        SizeGone, Reason("T-U3", "tajuto-refusal-no-size", "the bag has no floor of size {size} left")
    ]
    no_floor: Annotated[OfColor, Reason("T-O1", "tajuto-refusal-no-floor", "the {color} pagoda has no floor yet")]
    sixth_floor: Annotated[
        Given, Reason("T-O3", "tajuto-refusal-sixth", "nobody makes offerings on a sixth floor")
    ]
    stone_offered: Annotated[
        OfColor, Reason("T-O1", "tajuto-refusal-offered", "you have already offered your {color} stone")
    ]
    stone_there: Annotated[
        OfFloorAndColor,
        Reason("T-O1", "tajuto-refusal-stone", "floor {floor} of the {color} pagoda already has a stone"),
    ]
    bet_too_late: Annotated[
        OfColor, Reason("T-B1", "tajuto-refusal-finished", "the {color} pagoda is already finished")
    ]
    bet_sold: Annotated[OfColor, Reason("T-B1", "tajuto-refusal-inaugurated", "the {color} inauguration is sold")]
    all_sold: Annotated[AllSold, Reason("T-B1", "tajuto-refusal-sold", "sold out: {bought}")]
    price_too_high: Annotated[
        PriceTooHigh, Reason("T-2", "tajuto-refusal-price", "it costs {price} MP, and you have {mp} left for it")
    ]
    not_in_front: Annotated[OfColor, Reason("T-F1", "tajuto-refusal-front", "you have no {color} floor")]
    floor_order: Annotated[
        OfFloorAndColor, Reason("T-F1", "tajuto-refusal-order", "the {color} pagoda needs its floor {floor} first")
    ]
    goal_gone: Annotated[GoalGone, Reason("T-G1", "tajuto-refusal-goal", "this goal has been taken: {goal}")]
    not_wise: Annotated[
        NotWise, Reason("T-G1", "tajuto-refusal-wisdom", "your wisdom is worth {ep} EP, and it takes {needed}")
    ]
    few_offerings: Annotated[
        FewOfferings, Reason("T-G1", "tajuto-refusal-offerings", "you have made {made} of {stones} offerings")
    ]
    few_points: Annotated[
        FewPoints, Reason("T-G1", "tajuto-refusal-mp", "you have {mp} MP, and it takes {needed}")
    ]
    not_first: Annotated[Given, Reason("T-U6", "tajuto-refusal-first", "you did not finish the first pagoda")]
    must_build: Annotated[
        Given, Reason("T-F3", "tajuto-refusal-must-build", "you have a floor that fits: build it first")
    ]
    use_first: Annotated[Given, Reason("T-U5", "tajuto-refusal-use-first", "use an action tile first")]
    which_stays: Annotated[Given, Reason("T-F4", "tajuto-refusal-which", "choose which floor you keep, or none")]
    not_several: Annotated[
        Given, Reason("T-F4", "tajuto-refusal-several", "there is nothing to choose: you have no second floor")
    ]
    must_keep: Annotated[
        Given, Reason("T-F4", "tajuto-refusal-must-keep", "in this match you must keep one of the floors")
    ]
    not_there: Annotated[NotThere, Reason("T-F4", "tajuto-refusal-not-there", "you have no floor {color} {size}")]


WORDS = Vocabulary(
    moves=(
        DrawFloor,
        DrawBlindly,
        MakeOffering,
        BuyTile,
        BuyInauguration,
        BuildFloor,
        ClaimGoal,
        EndTurn,
        KeepFloor,
        KeepNone,
    ),
    step=Step,
    figures=Figures,
    foreseen=Foreseen,
    refusals=Refused,
)
