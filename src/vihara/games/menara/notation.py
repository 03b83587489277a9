"""The texts of Menara: moves, chance and positions."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeAlias

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.errors import InvalidMove
from vihara.core.moves import PIECE, Draws, OpenMoves
from vihara.core.record import CHANCE, State
from vihara.core.saying import Saying
from vihara.core.words import Move, Rounded, Typed
from vihara.games.menara import actions as act
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.decisions import EXPECTED, MOVES, Degrees, TypedFloor
from vihara.games.menara.hand import LARGEST, LARGEST_TURN, STRONGEST
from vihara.games.menara.rules import seat_to_deal
from vihara.games.menara.state import (
    DEAL_CAMP,
    DEAL_HANDS,
    DEAL_QUARRY,
    ERROR,
    LIFT,
    NEW_CAMP,
    NUDGE,
    QUARRY,
    REFILL,
    REVEAL,
    SEATS,
    VERDICT,
)
from vihara.games.menara.words import CARD_TEXTS, COLOR_NAMES, PIECE_NAMES

_HUNDREDTHS: Final = r"0|-?[0-9]{1,4}(?:\.[0-9]{1,2})?"

Off: TypeAlias = Annotated[int, Rounded(2, LARGEST, -LARGEST), Typed(_HUNDREDTHS)]
TurnedOff: TypeAlias = Annotated[int, Rounded(2, LARGEST_TURN, -LARGEST_TURN), Typed(_HUNDREDTHS)]
Force: TypeAlias = Annotated[int, Rounded(2, STRONGEST, 1), Typed(_HUNDREDTHS)]


class HandTrembles(
    Move,
    kind="hand",
    text="! hand {x} {y} {angle}",
    first=act.NO_ERROR,
    steps=(act.BY_OFF_X, act.BY_OFF_Y, 1),
):
    """E-U3: how far the hand is off, in millimeters and degrees."""

    x: Off
    y: Off
    angle: TurnedOff


class HandNudges(
    Move,
    kind="nudge",
    text="! nudge {floor} {newton} {direction}",
    first=act.NUDGES,
    steps=(act.BY_NUDGED, act.BY_FORCE, 1),
):
    """E-U7: the floor the hand touches, how hard, and where to."""

    floor: TypedFloor
    newton: Force
    direction: Degrees


MEASURED: Final = OpenMoves((HandTrembles, HandNudges), EXPECTED)
_AT_HAND: Final = len(SEATS)
CAMP_PLACE, QUARRY_PLACE, PLAN_PLACE, FALLEN, FALLEN_OUT = (_AT_HAND + n for n in range(5))
"""Places where what chance gives goes to; those before them are the hands."""


@rules
def place(states: Any, i: int) -> Any:
    """Where what chance gives next goes, as a place in `PLACES`."""
    s = states[i]
    if s.stage == LIFT:
        return np.int64(FALLEN_OUT)
    if s.stage == VERDICT:
        return np.int64(FALLEN)
    if s.stage == REVEAL:
        return np.int64(PLAN_PLACE)
    if s.stage in (DEAL_QUARRY, QUARRY):
        return np.int64(QUARRY_PLACE)
    if s.stage in (DEAL_CAMP, NEW_CAMP):
        return np.int64(CAMP_PLACE)
    return np.int64(seat_to_deal(s)) if s.stage == DEAL_HANDS else np.int64(s.turn)


PLACES: Final = (*(f"bag {seat}" for seat in SEATS), "camp", "quarry", "plan", "fallen", "fallen out")
DRAWS: Final = Draws(
    place,
    tuple(f"! {one} {PIECE}" for one in PLACES),
    {
        **{act.COLUMN_DRAWN + color: name for color, name in enumerate(COLOR_NAMES)},
        **{act.FLOOR_DRAWN + floor: str(floor + 1) for floor in range(FLOORS)},
        **{act.CARD_DRAWN + card: text for card, text in enumerate(CARD_TEXTS)},
        **{act.FALLS + piece: text for piece, text in enumerate(PIECE_NAMES)},
    },
    {act.NOTHING_FALLS: ""},
    MEASURED,
    frozenset({FALLEN, FALLEN_OUT}),
)


# -- Moves and chance -----------------------------------------------------------------------------------------


def name(state: State, action: int) -> str:
    """The text of a decision or a chance action; the silent one has none."""
    action = int(action)
    text = MOVES.text(action) if action < act.DECISIONS else DRAWS.text(state, action)
    if text is None:
        expected = "an action number from 0 to {most}"
        raise InvalidMove(str(action), Saying("error-move-number", expected, most=act.DECISIONS - 1))
    return text


def column_target(s: Record) -> str:
    """Where the next column drawn goes: `camp`, or `bag` and a seat."""
    if s.stage in (DEAL_CAMP, NEW_CAMP):
        return "camp"
    return f"bag {(seat_to_deal(s) if s.stage == DEAL_HANDS else int(s.turn)) + 1}"


def parse(state: State, text: str) -> int:
    """Read the text of a decision or of a chance action of one piece; case and spaces are forgiven."""
    words = " ".join(text.lower().split())
    if words.startswith("!") or not words:
        return _parse_chance(state[0], words, text)
    return MOVES.number(text)


def _parse_chance(s: Record, words: str, text: str) -> int:
    if not words:
        if s.to_act == CHANCE and s.stage in (LIFT, NUDGE, VERDICT):
            return act.NOTHING_FALLS
        raise InvalidMove(text, EXPECTED)
    head, _, last = words.rpartition(" ")
    action = -1
    if s.stage == REVEAL and words.startswith("! plan ") and words[7:] in CARD_TEXTS:
        action = act.CARD_DRAWN + CARD_TEXTS.index(words[7:])
    elif s.stage in (DEAL_QUARRY, QUARRY) and head == "! quarry":
        if re.fullmatch("[1-9][0-9]?", last) and int(last) <= FLOORS:
            action = act.FLOOR_DRAWN + int(last) - 1
    elif s.stage in (DEAL_CAMP, DEAL_HANDS, NEW_CAMP, REFILL):
        if head == f"! {column_target(s)}" and last in COLOR_NAMES:
            action = act.COLUMN_DRAWN + COLOR_NAMES.index(last)
    elif s.stage in (LIFT, VERDICT) and head == ("! fallen out" if s.stage == LIFT else "! fallen"):
        action = _parse_fallen(last)
    elif s.stage == ERROR:
        action = _measured("! hand ", words)
    elif s.stage == NUDGE:
        action = _measured("! nudge ", words)
    if action < 0:
        raise InvalidMove(text, expected_chance(s))
    return action


def _parse_fallen(word: str) -> int:
    floor, _, base = word.partition(".")
    if not re.fullmatch("[1-9][0-9]?", floor) or int(floor) > FLOORS:
        return -1
    if "." not in word:
        return act.FALLS + int(floor) - 1
    if not re.fullmatch("[1-6]", base):
        return -1
    return act.FALLS + FLOORS + (int(floor) - 1) * BASES + int(base) - 1


def _measured(head: str, words: str) -> int:
    try:
        return MEASURED.number(words) if words.startswith(head) else -1
    except InvalidMove:
        return -1


def expected_chance(s: Record) -> Saying:
    """What chance says here, in words."""
    if s.stage in (DEAL_CAMP, DEAL_HANDS, NEW_CAMP, REFILL):
        expected = "! {target} and one of {colors}"
        colors = ", ".join(COLOR_NAMES)
        return Saying("menara-expected-column", expected, target=column_target(s), colors=colors)
    quarry = Saying("menara-expected-quarry", "! quarry and a floor")
    return {
        DEAL_QUARRY: quarry,
        QUARRY: quarry,
        REVEAL: Saying("menara-expected-plan", "! plan and a card, as in ! plan place 2 dark"),
        LIFT: Saying("menara-expected-fallen-out", "what fell, as in ! fallen out 9 or ! fallen out 3.1"),
        ERROR: Saying("menara-expected-error", "the hand's error, as in ! hand 0.3 -0.6 0"),
        NUDGE: Saying("menara-expected-nudge", "a nudge, as in ! nudge 9 0.2 135"),
        VERDICT: Saying("menara-expected-fallen", "what fell, as in ! fallen 9 or ! fallen 3.1"),
    }.get(int(s.stage), Saying("menara-expected-move", "a move, not chance"))
