"""The texts of Menara: moves, chance and positions."""

from __future__ import annotations

import re
from decimal import Decimal

from vihara.core.compiled import Record
from vihara.core.errors import InvalidMove
from vihara.core.record import CHANCE, State
from vihara.core.saying import Saying
from vihara.games.menara import actions as act
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.hand import LARGEST, LARGEST_TURN, STRONGEST
from vihara.games.menara.moves import Move, action_of, move_of
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
    VERDICT,
)
from vihara.games.menara.words import CARD_TEXTS, COLOR_NAMES, PIECE_NAMES, SIDES

_COLOR = rf"({'|'.join(COLOR_NAMES)})"
_COLORS = rf"((?:{'|'.join(COLOR_NAMES)})(?: (?:{'|'.join(COLOR_NAMES)}))*)"
_SIDE = rf"({'|'.join(SIDES)})"
_FLOOR = r"([1-9]\d?)"
_PLACE = rf"{_FLOOR}\.([1-9])"
_WHOLE = r"(0|-?[1-9]\d{0,3})"
_POSE = rf"{_WHOLE} {_WHOLE} (0|[1-9]\d{{0,2}})"
_TENTHS = r"(0|-?\d+(?:\.\d{1,2})?)"
_DECISIONS = {
    "base": re.compile(rf"base {_FLOOR} {_SIDE} {_POSE}"),
    "camp": re.compile(rf"camp {_COLORS} for {_COLORS}"),
    "plan": re.compile(r"plan (blue|yellow|red)"),
    "column": re.compile(rf"column {_COLOR} {_PLACE}"),
    "move": re.compile(rf"move {_PLACE} to {_PLACE}"),
    "floor": re.compile(rf"floor {_SIDE} {_POSE}"),
    "extend": re.compile(rf"extend {_SIDE} {_POSE}"),
    "shift": re.compile(rf"shift {_FLOOR} {_POSE} to ([1-9]\d?)"),
}
_WORDS = ("give up", "swap camp", "keep camp", "stop")
_EXPECTED = Saying(
    "menara-expected",
    "base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, "
    "floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp or stop",
)


# -- Moves and chance -----------------------------------------------------------------------------------------


def name(state: State, action: int) -> str:
    """The text of a decision or a chance action; the silent one has none."""
    if action >= act.DECISIONS:
        return _name_chance(state[0], int(action))
    move = move_of(int(action))
    x, y, angle = move.pose
    match move.kind:
        case "base":
            return f"base {move.floor} {move.side} {x} {y} {angle}"
        case "camp":
            return f"camp {' '.join(move.given)} for {' '.join(move.taken)}" if move.given else "camp none"
        case "plan":
            return f"plan {move.glyph}"
        case "column":
            return f"column {move.color} {move.floor}.{move.base}"
        case "move":
            return f"move {move.floor}.{move.base} to {move.to_floor}.{move.to_base}"
        case "floor" | "extend":
            return f"{move.kind} {move.side} {x} {y} {angle}"
        case "shift":
            return f"shift {move.floor} {x} {y} {angle} to {move.level}"
    return move.kind


def _hundredths(number: int) -> str:
    text = f"{Decimal(number) / 100:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _name_chance(s: Record, action: int) -> str:
    if action == act.NOTHING_FALLS:
        return ""
    if action >= act.NUDGES:
        floor, newton, direction = act.nudge_of(action)
        return f"! nudge {floor + 1} {_hundredths(newton)} {direction}"
    if action >= act.TREMBLES:
        return "! hand " + " ".join(_hundredths(number) for number in act.tremble_of(action))
    if action >= act.FALLS:
        return f"! {_fallen(s)} {PIECE_NAMES[action - act.FALLS]}"
    if action >= act.CARD_DRAWN:
        return f"! plan {CARD_TEXTS[action - act.CARD_DRAWN]}"
    if action >= act.FLOOR_DRAWN:
        return f"! quarry {action - act.FLOOR_DRAWN + 1}"
    return f"! {column_target(s)} {COLOR_NAMES[action - act.COLUMN_DRAWN]}"


def _fallen(s: Record) -> str:
    """The head of a line that tells what fell: with a piece out of the tower (E-U9), or once it is set."""
    return "fallen out" if s.stage == LIFT else "fallen"


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
    if words in _WORDS:
        return action_of(Move(words))
    if words == "camp none":
        return action_of(Move("camp"))
    for kind, form in _DECISIONS.items():
        found = form.fullmatch(words)
        if found:
            return action_of(_read(kind, list(found.groups()), text))
    raise InvalidMove(text, _EXPECTED)


def _read(kind: str, parts: list[str], text: str) -> Move:
    match kind:
        case "base":
            return Move(kind, _floor(parts[0], text), side=parts[1], pose=_pose(parts[2:], text))
        case "camp":
            return _exchange(parts, text)
        case "plan":
            return Move(kind, glyph=parts[0])
        case "column":
            return Move(kind, _floor(parts[1], text), _base(parts[2], text), color=parts[0])
        case "move":
            floor, base, to_floor, to_base = parts
            return Move(kind, _floor(floor, text), _base(base, text), _floor(to_floor, text), _base(to_base, text))
        case "shift":
            if int(parts[4]) > FLOORS:
                raise InvalidMove(text, Saying("menara-expected-level", "a level from 1 to {most}", most=FLOORS))
            return Move(kind, _floor(parts[0], text), pose=_pose(parts[1:4], text), level=int(parts[4]))
    return Move(kind, side=parts[0], pose=_pose(parts[1:], text))


def _floor(word: str, text: str) -> int:
    if int(word) > FLOORS:
        raise InvalidMove(text, Saying("menara-expected-floor", "a floor from 1 to {most}", most=FLOORS))
    return int(word)


def _base(word: str, text: str) -> int:
    if int(word) > BASES:
        raise InvalidMove(text, Saying("menara-expected-base", "a base from 1 to {most}", most=BASES))
    return int(word)


def _pose(words: list[str], text: str) -> tuple[int, int, int]:
    x, y, angle = (int(word) for word in words)
    if angle > 359:
        raise InvalidMove(text, Saying("menara-expected-angle", "an angle from 0 to 359"))
    return x, y, angle


def _exchange(parts: list[str], text: str) -> Move:
    """E-1: one text for each exchange: colors in order, none on both sides, as many as are taken."""
    given, taken = (tuple(part.split()) for part in parts)
    for side in (given, taken):
        if list(side) != sorted(side, key=COLOR_NAMES.index):
            order = "colors in the order {colors}"
            raise InvalidMove(text, Saying("menara-expected-order", order, colors=", ".join(COLOR_NAMES)))
    if set(given) & set(taken):
        raise InvalidMove(text, Saying("menara-expected-sides", "no color on both sides of 'for'"))
    if max(len(given), len(taken)) > 15:
        raise InvalidMove(text, Saying("menara-expected-columns", "no more columns than you have"))
    return Move("camp", given=given, taken=taken)


def _parse_chance(s: Record, words: str, text: str) -> int:
    if not words:
        if s.to_act == CHANCE and s.stage in (LIFT, NUDGE, VERDICT):
            return act.NOTHING_FALLS
        raise InvalidMove(text, _EXPECTED)
    head, _, last = words.rpartition(" ")
    action = -1
    if s.stage == REVEAL and words.startswith("! plan ") and words[7:] in CARD_TEXTS:
        action = act.CARD_DRAWN + CARD_TEXTS.index(words[7:])
    elif s.stage in (DEAL_QUARRY, QUARRY) and head == "! quarry":
        if re.fullmatch(_FLOOR, last) and int(last) <= FLOORS:
            action = act.FLOOR_DRAWN + int(last) - 1
    elif s.stage in (DEAL_CAMP, DEAL_HANDS, NEW_CAMP, REFILL):
        if head == f"! {column_target(s)}" and last in COLOR_NAMES:
            action = act.COLUMN_DRAWN + COLOR_NAMES.index(last)
    elif s.stage in (LIFT, VERDICT) and head == f"! {_fallen(s)}":
        action = _parse_fallen(last)
    elif s.stage == ERROR:
        action = _parse_error(words)
    elif s.stage == NUDGE:
        action = _parse_nudge(words)
    if action < 0:
        raise InvalidMove(text, expected_chance(s))
    return action


def _parse_fallen(word: str) -> int:
    floor, _, base = word.partition(".")
    if not re.fullmatch(_FLOOR, floor) or int(floor) > FLOORS:
        return -1
    if "." not in word:
        return act.FALLS + int(floor) - 1
    if not re.fullmatch(r"[1-6]", base):
        return -1
    return act.FALLS + FLOORS + (int(floor) - 1) * BASES + int(base) - 1


def _parse_error(words: str) -> int:
    found = re.fullmatch(rf"! hand {_TENTHS} {_TENTHS} {_TENTHS}", words)
    if not found:
        return -1
    x, y, angle = (int(Decimal(part) * 100) for part in found.groups())
    if max(abs(x), abs(y)) > LARGEST or abs(angle) > LARGEST_TURN:
        return -1
    return int(act.tremble_action(x, y, angle))


def _parse_nudge(words: str) -> int:
    found = re.fullmatch(rf"! nudge {_FLOOR} {_TENTHS} (0|[1-9]\d{{0,2}})", words)
    if not found or int(found[1]) > FLOORS or int(found[3]) > 359:
        return -1
    newton = int(Decimal(found[2]) * 100)
    if not 0 < newton <= STRONGEST:
        return -1
    return int(act.nudge_action(int(found[1]) - 1, newton, int(found[3])))


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
