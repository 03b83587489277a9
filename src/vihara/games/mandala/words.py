"""The vocabulary of Mandala: what its moves, events, figures, foreseen effects and refusals are called, which
fields they have, and who may see them. `core/words.py` tells how such a declaration is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from vihara.core.saying import Saying
from vihara.core.words import (
    Count,
    Counted,
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
    Two,
    Vocabulary,
)
from vihara.games.mandala.components import COLORS, HAND_LIMIT, MANDALAS, RIVER_PLACES
from vihara.games.mandala.rules import BUILD, CLAIM, GROW, PASS, REDRAW

# -- What numbers stand for -----------------------------------------------------------------------------------

MOST_POINTS = 999

Color: TypeAlias = Annotated[int, Named("Color", COLORS)]
Mandala: TypeAlias = Annotated[int, Number(0, MANDALAS - 1, plus=1)]
"""A mandala counts from 0 inside and from 1 outside."""
Place: TypeAlias = Annotated[int, Number(0, RIVER_PLACES)]
"""A place of a river; 0 is none."""
Points: TypeAlias = Annotated[int, Number(0, MOST_POINTS)]
CountIfSeen: TypeAlias = Annotated[int, Number(-1, 126, absent=True)]
"""How many of something; none is told of what the viewer does not see."""
PointsIfSeen: TypeAlias = Annotated[int, Number(-1, MOST_POINTS, absent=True)]
Stage: TypeAlias = Annotated[int, Named("Stage", ("deal", "turn", "draw", "draw", "claim", "draw", "over"))]
FULL_RIVER, TWICE, ONCE = range(3)
ENDINGS = (
    Saying("mandala-ending-river", "a river has all six colors"),
    Saying("mandala-ending-deck-twice", "the deck ran out twice"),
    Saying("mandala-ending-deck", "the deck ran out"),
)
Ending: TypeAlias = Annotated[int, Named("Ending", ENDINGS)]
Cards: TypeAlias = Annotated[Many[Color], Most(1)]
Colors: TypeAlias = Annotated[Many[Color], Most(len(COLORS))]


# -- Moves ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BuildMountain(Move, kind="build", text="M{mandala} {color}", first=BUILD):
    """A card into a mountain; then up to three are drawn."""

    mandala: Mandala
    color: Color


@dataclass(frozen=True)
class GrowField(Move, kind="grow", text="F{mandala} {color} {number}", first=GROW):
    """Cards of one color into one's field; one stays in hand."""

    mandala: Mandala
    color: Color
    number: Annotated[int, Number(0, HAND_LIMIT - 2, plus=1)]


@dataclass(frozen=True)
class Redraw(Move, kind="redraw", text="X {color} {number}", first=REDRAW):
    """Discard cards of one color, draw as many."""

    color: Color
    number: Annotated[int, Number(0, HAND_LIMIT - 1, plus=1)]


@dataclass(frozen=True)
class ClaimColor(Move, kind="claim", text="C {color}", first=CLAIM):
    """All cards of a color of the mountain that is destroyed."""

    color: Color


@dataclass(frozen=True)
class PassTurn(Move, kind="pass", first=PASS):
    """Nothing else is legal."""


# -- Events ---------------------------------------------------------------------------------------------------


class MountainBuilt(Given):
    """A card went from a hand into a mountain."""

    seat: Public[Seat]
    mandala: Public[Mandala]
    color: Public[Color]


class FieldGrown(Given):
    """Cards went from a hand into a field."""

    seat: Public[Seat]
    mandala: Public[Mandala]
    color: Public[Color]
    number: Public[Count]


class CardsExchanged(Given):
    """Cards were discarded; as many are drawn."""

    seat: Public[Seat]
    color: Public[Color]
    number: Public[Count]


class ColorClaimed(Given):
    """A color of a mountain was claimed: its new place in the river (0 if none), cards for the cup, cards lost."""

    seat: Public[Seat]
    mandala: Public[Mandala]
    color: Public[Color]
    place: Public[Place]
    cup: Public[Count]
    discarded: Public[Count]


class TurnPassed(Given):
    """Nothing else was legal."""

    seat: Public[Seat]


class MountainDealt(Given):
    """Cards of the deck went into a mountain."""

    mandala: Public[Mandala]
    number: Public[Count]
    cards: Public[Cards]


class HandDrawn(Given):
    """Cards of the deck went into a hand."""

    seat: Public[Seat]
    number: Public[Count]
    cards: Owner[Cards]


class CupDealt(Given):
    """Cards of the deck went into a cup."""

    seat: Public[Seat]
    number: Public[Count]
    cards: Owner[Cards]


class DeckReshuffled(Given):
    """The discard pile became the deck."""

    number: Public[Count]


class MandalaComplete(Given):
    """A mandala has all six colors; a seat chooses first."""

    mandala: Public[Mandala]
    chooses: Public[Seat]


class MandalaDestroyed(Given):
    """Nothing is left of a mandala."""

    mandala: Public[Mandala]


class LastMandala(Given):
    """The deck has run out: the next completed mandala is the last."""


class MatchOver(Given):
    """The game is over."""

    winners: Public[Annotated[Many[Seat], Most(2)]]
    scores: Public[Two[Points]]
    reason: Public[Ending]


class Happened(OneOf):
    """One thing that happened."""

    mountain: MountainDealt
    hand: HandDrawn
    cup: CupDealt
    reshuffle: DeckReshuffled
    build: MountainBuilt
    grow: FieldGrown
    redraw: CardsExchanged
    claim: ColorClaimed
    pass_: TurnPassed
    complete: MandalaComplete
    destroyed: MandalaDestroyed
    ending: LastMandala
    over: MatchOver


class Step(Record):
    """What an action did."""

    events: Annotated[Many[Happened], Most(4)]


# -- Figures --------------------------------------------------------------------------------------------------


class RiverPlace(Record):
    """A place of a river: its color, cards of it in the cup and what they count, if the viewer may know."""

    place: Place
    color: Annotated[int, Named("Color", COLORS, absent=True)]
    cup: CountIfSeen
    points: PointsIfSeen


class SeatFigures(Record):
    """M-E4 by river place; `worthless` are cards of the cup without a place, `hidden` counts those unseen."""

    river: Annotated[Many[RiverPlace], Most(RIVER_PLACES)]
    worthless: Annotated[list[int], Counted("Color", COLORS)]
    hidden: Count
    cup: Count
    hand: Count


class MandalaFigures(Record):
    """Colors it still lacks, cards of each field, and who would choose first if it were complete after this turn
    (M-X2; 0: nobody).
    """

    missing: Colors
    fields: Two[Count]
    first: Seat


class Figures(Record):
    """The table in numbers; running scores as far as cups are open to the viewer, `claiming` is 0 or a mandala."""

    stage: Stage
    scores: Two[PointsIfSeen]
    seats: Annotated[Many[SeatFigures], Most(2)]
    mandalas: Annotated[Many[MandalaFigures], Most(MANDALAS)]
    claiming: Count
    deck: Count
    discard: Count
    ending: bool


# -- Foreseen effects -----------------------------------------------------------------------------------------


class CardsLaid(Record):
    """How many cards are drawn, and whether the mandala would be complete, or what it would still lack."""

    draws: Count
    completes: bool
    missing: Colors


class BuildForeseen(Given, CardsLaid):
    """What building brings."""


class GrowForeseen(Given, CardsLaid):
    """What growing brings."""


class RedrawForeseen(Given):
    """How many cards are drawn."""

    draws: Count


class ClaimForeseen(Given):
    """Where the cards of a claim would go, and the points they bring at once."""

    number: Count
    place: Place
    new: bool
    cup: Count
    discarded: Count
    points: Points


class PassForeseen(Given):
    """Nothing comes of passing."""


class Foreseen(OneOf):
    """What a move would bring."""

    build: BuildForeseen
    grow: GrowForeseen
    redraw: RedrawForeseen
    claim: ClaimForeseen
    pass_: PassForeseen


# -- Refusals -------------------------------------------------------------------------------------------------


class OfMandalaAndColor(Given):
    """What a refusal names: mandala and color."""

    mandala: Mandala
    color: Color


class OfColor(Given):
    """What a refusal names: color."""

    color: Color


class OfHeldAndColor(Given):
    """What a refusal names: held and color."""

    held: Count
    color: Color


class Refused(OneOf):
    """Why a move is refused: the clause, the message and its English; the row has the facts it names."""

    claim_first: Annotated[
        Given,
        Reason(
            "M-X3", "mandala-refusal-claim-first", "a mandala is being destroyed: claim a color of its mountain"
        ),
    ]
    claimed: Annotated[
        OfMandalaAndColor, Reason("M-X3", "mandala-refusal-claimed", "mountain {mandala} has no {color} left")
    ]
    no_claim: Annotated[Given, Reason("M-X1", "mandala-refusal-no-claim", "no mandala is being destroyed")]
    no_pass: Annotated[
        Given, Reason("M-U2", "mandala-refusal-pass", "you may pass only if you can do nothing else")
    ]
    none_to_build: Annotated[OfColor, Reason("M-A1", "mandala-refusal-hand-none", "you have no {color} card")]
    none_to_grow: Annotated[OfColor, Reason("M-B1", "mandala-refusal-hand-none", "you have no {color} card")]
    none_to_redraw: Annotated[OfColor, Reason("M-D1", "mandala-refusal-hand-none", "you have no {color} card")]
    few_to_grow: Annotated[
        OfHeldAndColor, Reason("M-B1", "mandala-refusal-hand-few", "you have only {held} {color}")
    ]
    few_to_redraw: Annotated[
        OfHeldAndColor, Reason("M-D1", "mandala-refusal-hand-few", "you have only {held} {color}")
    ]
    not_now: Annotated[
        Given, Reason("M-D1", "mandala-refusal-turn", "cards can be discarded only on your own turn")
    ]
    in_mountain: Annotated[
        OfMandalaAndColor, Reason("M-R1", "mandala-refusal-mountain", "{color} already lies in mountain {mandala}")
    ]
    in_their_field: Annotated[
        OfMandalaAndColor,
        Reason(
            "M-R1",
            "mandala-refusal-their-field",
            "{color} already lies in your opponent's field of mandala {mandala}",
        ),
    ]
    in_your_field: Annotated[
        OfMandalaAndColor,
        Reason("M-R1", "mandala-refusal-your-field", "{color} already lies in your field of mandala {mandala}"),
    ]
    last_card: Annotated[
        Given, Reason("M-B2", "mandala-refusal-last-card", "one card at least must stay in your hand")
    ]
    nothing_to_draw: Annotated[
        Given,
        Reason("M-U2", "mandala-refusal-nothing-to-draw", "this is your last card, and there is nothing to draw"),
    ]


WORDS = Vocabulary(
    moves=(BuildMountain, GrowField, Redraw, ClaimColor, PassTurn),
    step=Step,
    figures=Figures,
    foreseen=Foreseen,
    refusals=Refused,
)
