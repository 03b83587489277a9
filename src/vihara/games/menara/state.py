"""The record of Menara: the tower, the columns, floors and plan cards around it, and what is happening.

Colors, floors, bases and seats count from 0 in here. What lies in the bag, in the quarry and in the piles is
counted, never ordered (E-U5). A plan card is a number: task, count and rim (see `card_number`).
"""

from __future__ import annotations

from typing import Any, Final, cast

from vihara.core.record import layout
from vihara.games.menara.components import BASES, COUNTS, FLOORS, Glyph, Rim, Task
from vihara.games.menara.tower.geometry import TOWER

SEATS: Final = range(1, 5)
COLORS: Final = 5
GLYPHS: Final = 3
CAMP_SIZE: Final = 6
BASE_FLOORS: Final = 3
WHOLE: Final = -2
"""`viewer` of a state: it sees everything."""

(
    DEAL_CAMP,
    DEAL_HANDS,
    DEAL_QUARRY,
    BASE,
    CAMP,
    PLAN,
    REVEAL,
    BUILD,
    QUARRY,
    NEW_FLOOR,
    SWAP,
    NEW_CAMP,
    REFILL,
    LIFT,
    ERROR,
    NUDGE,
    VERDICT,
    ENDED,
) = range(18)
"""`stage`: what the match is doing. BASE, CAMP, PLAN, BUILD, NEW_FLOOR and SWAP are decisions, ENDED is the end,
the others are chance; LIFT judges the tower without a piece taken out of it, ERROR, NUDGE and VERDICT the
placement just made."""

RUNNING, COLLAPSED, STUCK, NO_COLUMNS, NO_CARDS, NO_FLOORS, NO_PLACE = range(7)
"""`ending`: why the game ended (E-L2, E-L3); NO_PLACE: at practice nobody can place a column any more (E-U14)."""

STEADY, CALM, SHAKY = range(3)
"""`tremor`: the hand that builds."""

SHOWN, HIDDEN = range(2)
"""`gauge`: whether margins are told before a piece is let go (E-U14)."""

FIRST_RULES, SECOND_RULES = 1, 2
"""`version`: rules 1 did not judge a piece taken out (E-U9), and an agreed end was a victory (E-U13)."""

TASK_COUNTS: Final = tuple((task, count) for task in Task for count in COUNTS[task])
"""The eleven tasks a card may name: kind and number of columns."""
CARDS_OF_A_PILE: Final = len(TASK_COUNTS) * len(Rim)
"""Different plan cards there can be in a pile."""
NOTHING: Final = -1

STATE = layout(
    cast(
        Any,
        [
            ("tower", TOWER, ()),  # floors and columns built in
            ("color", "i1", (FLOORS, BASES)),  # of the bases of the floors built in, −1 where there is none
            ("moved", "i1", (FLOORS, BASES)),  # 1: this column was moved this turn (E-3c)
            ("fell", "i1", (FLOORS * (1 + BASES),)),  # 1: fell after the placement: floors, then columns by floor
            ("quarry", "i1", (FLOORS,)),  # 1: in the quarry
            ("taken", "i1", (FLOORS,)),  # 1: out of the quarry, not built in yet
            ("gone", "i1", (FLOORS,)),  # 1: fallen out of the tower
            ("bag", "i1", (COLORS,)),  # columns by color
            ("camp", "i1", (COLORS,)),
            ("fresh", "i1", (COLORS,)),  # drawn so far for a new camp (E-N3)
            ("hand", "i1", (4, COLORS)),  # by seat
            ("lost", "i1", (COLORS,)),  # columns that lie about after a collapse
            ("pile", "i1", (GLYPHS, CARDS_OF_A_PILE)),  # plan cards face down, by glyph and kind
            ("discard", "i1", (GLYPHS, CARDS_OF_A_PILE)),  # fulfilled ones (E-3g)
            ("joined", "i1", (GLYPHS, CARDS_OF_A_PILE)),  # those that became level cards (E-N1)
            ("required", "i1", ()),  # level cards: the levels the temple must have (E-S3)
            ("card", "i1", ()),  # the open plan card, −1: none
            ("glyph", "i1", ()),  # the pile it came or comes from, −1: none
            ("done", "i1", ()),  # columns placed or moved, floors shifted for the card
            ("target", "i1", ()),  # the one floor of E-3b and E-3d, −1: not chosen yet
            ("extended", "i1", ()),  # 1: the temple base was extended this turn (E-F4)
            ("placed", "i1", (7,)),  # being judged: kind, floor, base; floor, base and offset it came from
            ("lifted", "i8", ()),  # the decision whose piece is out of the tower (E-U9), −1: none
            ("nudged", "i2", (3,)),  # floor, hundredths of a newton, degrees; floor −1: none
            ("seats", "i1", ()),
            ("difficulty", "i1", ()),
            ("tremor", "i1", ()),  # STEADY, CALM or SHAKY
            ("gauge", "i1", ()),  # SHOWN or HIDDEN
            ("practice", "i1", ()),  # 1: without plan cards (E-U14)
            ("version", "i1", ()),  # of the rules: a match goes on as it began
            ("full_hand", "i1", ()),  # columns a seat has at the start of its turn (E-S5)
            ("to_act", "i1", ()),  # a seat, CHANCE or OVER
            ("turn", "i1", ()),
            ("stage", "i1", ()),
            ("ending", "i1", ()),
            ("viewer", "i1", ()),  # whose view this is: a seat, SPECTATOR, or WHOLE for a state
            ("tables", "u8", (4,)),  # which components: 0 our own, else their SHA-256 (see `boxes`)
        ],
    )
)


def card_number(task: Task, count: int, rim: Rim) -> int:
    """The number of a plan card."""
    return TASK_COUNTS.index((task, count)) * len(Rim) + rim


def card_facts(number: int) -> tuple[Task, int, Rim]:
    """Task, count and rim of a plan card."""
    task, count = TASK_COUNTS[number // len(Rim)]
    return task, count, Rim(number % len(Rim))


def glyph_name(glyph: int) -> str:
    """`blue`, `yellow` or `red`."""
    return Glyph(glyph).name.lower()
