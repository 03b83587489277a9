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
    Record,
    Refusal,
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


class ClaimFirst(
    Refusal,
    message="mandala-refusal-claim-first",
    says="a mandala is being destroyed: claim a color of its mountain",
    clause="M-X3",
):
    """Another move while colors are claimed."""


class Claimed(
    Refusal,
    message="mandala-refusal-claimed",
    says="mountain {mandala} has no {color} left",
    clause="M-X3",
):
    """A color that is not there any more."""

    mandala: Mandala
    color: Color


class NoClaim(Refusal, message="mandala-refusal-no-claim", says="no mandala is being destroyed", clause="M-X1"):
    """Nothing to claim."""


class NoPass(
    Refusal, message="mandala-refusal-pass", says="passing needs that nothing else is legal", clause="M-U2"
):
    """Passing while something is legal."""


class NoneToBuild(Refusal, message="mandala-refusal-hand-none", says="your hand has no {color}", clause="M-A1"):
    """Building with a card one does not have."""

    color: Color


class NoneToGrow(Refusal, message="mandala-refusal-hand-none", says="your hand has no {color}", clause="M-B1"):
    """Growing with cards one does not have."""

    color: Color


class NoneToRedraw(Refusal, message="mandala-refusal-hand-none", says="your hand has no {color}", clause="M-D1"):
    """Discarding cards one does not have."""

    color: Color


class FewToGrow(Refusal, message="mandala-refusal-hand-few", says="your hand has {held} {color}", clause="M-B1"):
    """Growing with more cards than one has."""

    held: Count
    color: Color


class FewToRedraw(Refusal, message="mandala-refusal-hand-few", says="your hand has {held} {color}", clause="M-D1"):
    """Discarding more cards than one has."""

    held: Count
    color: Color


class NotNow(
    Refusal,
    message="mandala-refusal-turn",
    says="cards can only be discarded on one's own turn",
    clause="M-D1",
):
    """Discarding when it is not one's turn."""


class InMountain(
    Refusal, message="mandala-refusal-mountain", says="{color} lies in mountain {mandala}", clause="M-R1"
):
    """The color rule: the mountain has it."""

    color: Color
    mandala: Mandala


class InTheirField(
    Refusal,
    message="mandala-refusal-their-field",
    says="{color} lies in the opponent's field of mandala {mandala}",
    clause="M-R1",
):
    """The color rule: the opponent's field has it."""

    color: Color
    mandala: Mandala


class InYourField(
    Refusal,
    message="mandala-refusal-your-field",
    says="{color} lies in your field of mandala {mandala}",
    clause="M-R1",
):
    """The color rule: one's own field has it."""

    color: Color
    mandala: Mandala


class LastCard(
    Refusal, message="mandala-refusal-last-card", says="at least one card must stay in hand", clause="M-B2"
):
    """Growing with all cards."""


class NothingToDraw(
    Refusal,
    message="mandala-refusal-nothing-to-draw",
    says="it is your last card and there is nothing to draw",
    clause="M-U2",
):
    """Building would leave an empty hand."""


class Refused(OneOf):
    """Why a move is refused."""

    claim_first: ClaimFirst
    claimed: Claimed
    no_claim: NoClaim
    no_pass: NoPass
    none_to_build: NoneToBuild
    none_to_grow: NoneToGrow
    none_to_redraw: NoneToRedraw
    few_to_grow: FewToGrow
    few_to_redraw: FewToRedraw
    not_now: NotNow
    in_mountain: InMountain
    in_their_field: InTheirField
    in_your_field: InYourField
    last_card: LastCard
    nothing_to_draw: NothingToDraw


WORDS = Vocabulary(
    moves=(BuildMountain, GrowField, Redraw, ClaimColor, PassTurn),
    step=Step,
    figures=Figures,
    foreseen=Foreseen,
    refusals=Refused,
)
