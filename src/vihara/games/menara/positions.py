"""Positions of Menara as text: one line of items divided by `;`, in any order.

`turn 1; stage build; card blue place-2-dark; hand 1 yellow 5 red 3; floor 7 light 0 0 30 on 0 columns 1 2; …`

What is nowhere else is in the bag, the quarry and the piles: these are never written. A column's base may be
followed by `m` if it was moved this turn, and by `@` and its offset in tenths of a millimeter, as in `2m@-3,4`.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np

from vihara.core.compiled import Record
from vihara.core.errors import InvalidMove, InvalidPosition
from vihara.core.record import CHANCE, OVER, SPECTATOR, State
from vihara.games.menara.actions import MOVE, SHIFT, kind_of
from vihara.games.menara.boxes import (
    DIFFICULTIES,
    GAUGES,
    HANDS,
    LEVEL_CARDS,
    STANDARD,
    TREMORS,
    Key,
    box_of,
    key_text,
    read_key,
)
from vihara.games.menara.building import put_floor
from vihara.games.menara.components import FLOORS, SUPPLY, Box
from vihara.games.menara.notation import name, parse
from vihara.games.menara.rules import lay_out
from vihara.games.menara.state import (
    BASE,
    BUILD,
    CAMP,
    ENDED,
    GLYPHS,
    LIFT,
    NEW_FLOOR,
    PLAN,
    RUNNING,
    SEATS,
    SECOND_RULES,
    SHOWN,
    STATE,
    STEADY,
    SWAP,
    WHOLE,
    card_number,
    glyph_name,
)
from vihara.games.menara.tower.geometry import set_column
from vihara.games.menara.words import CARD_TEXTS, COLOR_NAMES, ENDINGS, KINDS, PIECE_NAMES, SIDES, STAGES

_DECIDED = (BASE, CAMP, PLAN, BUILD, NEW_FLOOR, SWAP)
_CARDS = tuple(text.replace(" ", "-") for text in CARD_TEXTS)
_GLYPHS = tuple(glyph_name(glyph) for glyph in range(GLYPHS))
_COLUMN = re.compile(r"([1-6])(m?)(?:@(-?\d+),(-?\d+))?")
_EXPECTED = "items like 'turn 1', 'hand 1 red 2', 'floor 7 light 0 0 30 on 0 columns 1 2' or 'card blue fill-free'"


class Way(NamedTuple):
    """How a match is played, as numbers: the options and the version of the rules."""

    difficulty: int = 0
    tremor: int = STEADY
    gauge: int = SHOWN
    practice: int = 0
    version: int = SECOND_RULES
    first: int = 0
    tables: Key = STANDARD

    @property
    def level_cards(self) -> int:
        """E-S3: the levels required at the start; E-U14: none without plan cards."""
        return 0 if self.practice else LEVEL_CARDS[self.difficulty]


def new_state(seats: int, way: Way) -> State:
    """A state before the first chance action: everything in the bag, the quarry and the piles."""
    state = np.zeros(1, STATE)
    s = state[0]
    s.gauge, s.practice, s.version = way.gauge, way.practice, way.version
    s.tables[:] = way.tables
    hand = HANDS[way.difficulty][seats - 1]
    lay_out(state, 0, seats, way.difficulty, way.tremor, way.level_cards, hand)
    s.turn = way.first
    put_the_rest(s, box_of(way.tables))
    return state


def put_the_rest(s: Record, box: Box) -> None:
    """What is nowhere else is in the bag, the quarry and the piles; ValueError if it is less than nothing."""
    for color, supply in SUPPLY.items():
        s.bag[color] = supply - sum(int(s[place][..., color].sum()) for place in ("camp", "fresh", "hand", "lost"))
        s.bag[color] -= int(((s.color == color) & (s.tower.column == 1)).sum())
        if s.bag[color] < 0:
            raise ValueError(f"more than {supply} columns of {COLOR_NAMES[color]}")
    for floor in range(FLOORS):
        places = int(s.taken[floor]) + int(s.gone[floor]) + int(s.tower.level[floor] >= 0)
        if places > 1:
            raise ValueError(f"floor {floor + 1} at two places")
        s.quarry[floor] = 1 - places
    s.pile[:] = 0
    for card in box.cards if not s.practice else ():  # E-U14: then the cards stay in the box
        s.pile[card.glyph, card_number(card.task, card.count, card.rim)] += 1
    s.pile[:] -= s.discard + s.joined
    if s.card >= 0:
        s.pile[s.glyph, s.card] -= 1
    if (s.pile < 0).any():
        glyph, kind = (int(n[0]) for n in np.nonzero(s.pile < 0))
        raise ValueError(f"more cards {_GLYPHS[glyph]} {_CARDS[kind]} than there are")


def census(s: Record) -> dict[str, int]:
    """E-C1 to E-C3: columns by color, floors and plan cards, wherever they are."""
    found = {
        name: sum(int(s[place][..., color].sum()) for place in ("bag", "camp", "fresh", "hand", "lost"))
        + int(((s.color == color) & (s.tower.column == 1)).sum())
        for color, name in enumerate(COLOR_NAMES)
    }
    found["floors"] = sum(int(s[place].sum()) for place in ("quarry", "taken", "gone"))
    found["floors"] += int((s.tower.level >= 0).sum())
    found["plan cards"] = sum(int(s[place].sum()) for place in ("pile", "discard", "joined")) + int(s.card >= 0)
    return found


# -- Writing --------------------------------------------------------------------------------------------------


def _counts(counts: Any, names: tuple[str, ...]) -> str:
    return " ".join(f"{names[k]} {counts[k]}" for k in range(len(names)) if counts[k])


def _floors(marks: Any) -> str:
    return " ".join(str(floor + 1) for floor in range(FLOORS) if marks[floor])


def _floor_item(s: Record, floor: int) -> str:
    tower = s.tower
    x, y, angle = tower.pose[floor]
    words = [f"floor {floor + 1} {SIDES[tower.side[floor]]} {x} {y} {angle} on {tower.level[floor]}"]
    columns = []
    for base in np.flatnonzero(tower.column[floor]):
        dx, dy = tower.offset[floor, base]
        mark = "m" if s.moved[floor, base] else ""
        columns.append(f"{base + 1}{mark}" + (f"@{dx},{dy}" if dx or dy else ""))
    return " ".join([*words, *(["columns", *columns] if columns else [])])


def write_position(state: State) -> str:
    """A position on one line."""
    s = state[0]
    items = [f"seats {s.seats}", f"turn {s.turn + 1}", f"stage {STAGES[s.stage]}"]
    items += [f"difficulty {DIFFICULTIES[s.difficulty]}"] if s.difficulty else []
    items += [f"tremor {TREMORS[s.tremor]}"] if s.tremor else []
    items += [f"gauge {GAUGES[s.gauge]}"] if s.gauge else []
    items += ["practice"] if s.practice else []
    items += [f"rules {s.version}"] if s.version != SECOND_RULES else []
    items += [f"tables {key_text(s.tables)}"] if s.tables.any() else []
    items += [f"ending {ENDINGS[s.ending]}"] if s.ending else []
    if s.viewer != WHOLE:
        items.append("seen " + ("nobody" if s.viewer == SPECTATOR else str(s.viewer + 1)))
    if s.card >= 0:
        items.append(f"card {_GLYPHS[s.glyph]} {_CARDS[s.card]}")
    elif s.glyph >= 0:
        items.append(f"glyph {_GLYPHS[s.glyph]}")
    items += [f"done {s.done}"] if s.done else []
    items += [f"target {s.target + 1}"] if s.target >= 0 else []
    items += ["extended"] if s.extended else []
    for place in ("camp", "fresh", "lost"):
        items += [f"{place} {_counts(s[place], COLOR_NAMES)}"] if s[place].any() else []
    for seat in range(s.seats):
        items += [f"hand {seat + 1} {_counts(s.hand[seat], COLOR_NAMES)}"] if s.hand[seat].any() else []
    for place in ("taken", "gone"):
        items += [f"{place} {_floors(s[place])}"] if s[place].any() else []
    for place in ("discard", "joined"):
        for glyph in range(GLYPHS):
            if s[place][glyph].any():
                items.append(f"{place} {_GLYPHS[glyph]} {_counts(s[place][glyph], _CARDS)}")
    items += [_floor_item(s, floor) for floor in range(FLOORS) if s.tower.level[floor] >= 0]
    if s.placed[0] >= 0:
        kind, *rest = (int(n) for n in s.placed)
        items.append(f"placed {KINDS[kind]} {' '.join(map(str, rest))}")
    if s.lifted >= 0:
        items.append(f"lifted {name(state, int(s.lifted))}")
    if s.nudged[0] >= 0:
        items.append(f"nudged {s.nudged[0] + 1} {s.nudged[1]} {s.nudged[2]}")
    if s.fell.any():
        items.append("fell " + " ".join(PIECE_NAMES[piece] for piece in np.flatnonzero(s.fell)))
    return "; ".join(items)


# -- Reading --------------------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    """Read a position; what is nowhere else is in the bag, the quarry and the piles."""
    items: list[list[str]] = [item.lower().split() for item in text.split(";") if item.split()]
    if len({" ".join(words) for words in items}) < len(items):
        raise InvalidPosition(text, "each item once")
    heads = {words[0]: words[1:] for words in items}
    try:
        seats = _number(heads.get("seats", ["1"]), SEATS[-1])
        difficulty = DIFFICULTIES.index(_word(heads.get("difficulty", ["easy"])))
        tremor = TREMORS.index(_word(heads.get("tremor", ["steady"])))
        tables = read_key(_word(heads["tables"])) if "tables" in heads else STANDARD
        gauge = GAUGES.index(_word(heads.get("gauge", ["shown"])))
        version = _number(heads.get("rules", [str(SECOND_RULES)]), SECOND_RULES)
        way = Way(difficulty, tremor, gauge, int("practice" in heads), version, 0, tables)
        state = new_state(seats, way)
    except (ValueError, KeyError, OverflowError) as error:
        raise InvalidPosition(text, _EXPECTED) from error
    s, box = state[0], box_of(tables)
    s.stage = CAMP
    for words in items:
        try:
            _read_item(s, words[0], words[1:], box)
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise InvalidPosition(" ".join(words), _EXPECTED) from error
    s.required = way.level_cards + int(s.joined.sum())
    s.to_act = s.turn if s.stage in _DECIDED else OVER if s.stage == ENDED else CHANCE
    try:
        put_the_rest(s, box)
        if s.turn >= seats or (s.stage == ENDED and s.ending == RUNNING):
            raise ValueError(f"a turn from 1 to {seats}, and why it ended")
        if s.stage in (BUILD, NEW_FLOOR) and s.card < 0 and not s.practice:
            raise ValueError("an open card")
        if s.stage == LIFT and s.lifted < 0:
            raise ValueError("what is lifted")
    except ValueError as error:
        raise InvalidPosition(text, str(error)) from error
    return state


def _word(words: list[str]) -> str:
    (word,) = words
    return word


def _number(words: list[str], most: int) -> int:
    number = int(_word(words))
    if not 1 <= number <= most:
        raise ValueError(words)
    return number


def _read_counts(into: Any, words: list[str], names: tuple[str, ...]) -> None:
    for key, number in zip(words[::2], words[1::2], strict=True):
        into[names.index(key)] += _number([number], 99)


def _read_floor(s: Record, words: list[str], box: Box) -> None:
    floor = _number(words[:1], FLOORS) - 1
    side = SIDES.index(words[1])
    x, y, angle = (int(word) for word in words[2:5])
    if words[5] != "on" or not 0 <= angle < 360 or s.tower.level[floor] >= 0:
        raise ValueError(words)
    level = int(words[6])
    if not 0 <= level < FLOORS or (words[7:] and words[7] != "columns"):
        raise ValueError(words)
    put_floor(s, floor, side, level, x, y, angle, box.shapes)
    for word in words[8:]:
        found = _COLUMN.fullmatch(word)
        if not found or s.color[floor, int(found[1]) - 1] < 0 or s.tower.column[floor, int(found[1]) - 1]:
            raise ValueError(word)
        base = int(found[1]) - 1
        set_column(s.tower, floor, base, int(found[3] or 0), int(found[4] or 0))
        s.moved[floor, base] = int(bool(found[2]))


def _read_lifted(words: list[str]) -> int:
    """The move or the shift whose piece is out."""
    try:
        action = parse(np.zeros(1, STATE), " ".join(words))
    except InvalidMove as error:
        raise ValueError(words) from error
    if kind_of(action) not in (MOVE, SHIFT):
        raise ValueError(words)
    return action


def _read_item(s: Record, head: str, words: list[str], box: Box) -> None:
    match head:
        case "seats" | "difficulty" | "tremor" | "tables" | "gauge" | "rules":
            return
        case "practice":
            if words:
                raise ValueError(words)
        case "turn":
            s.turn = _number(words, SEATS[-1]) - 1
        case "stage":
            s.stage = STAGES.index(_word(words))
        case "ending":
            s.ending = ENDINGS.index(_word(words))
        case "seen":
            s.viewer = SPECTATOR if words == ["nobody"] else _number(words, int(s.seats)) - 1
        case "card":
            glyph, card = words
            s.glyph, s.card = _GLYPHS.index(glyph), _CARDS.index(card)
        case "glyph":
            s.glyph = _GLYPHS.index(_word(words))
        case "done":
            s.done = int(_word(words))
        case "target":
            s.target = _number(words, FLOORS) - 1
        case "extended":
            s.extended = 1
        case "camp" | "fresh" | "lost":
            _read_counts(s[head], words, COLOR_NAMES)
        case "hand":
            _read_counts(s.hand[_number(words[:1], int(s.seats)) - 1], words[1:], COLOR_NAMES)
        case "taken" | "gone":
            for word in words:
                s[head][_number([word], FLOORS) - 1] = 1
        case "discard" | "joined":
            _read_counts(s[head][_GLYPHS.index(words[0])], words[1:], _CARDS)
        case "floor":
            _read_floor(s, words, box)
        case "placed":
            s.placed[:] = [KINDS.index(words[0]), *(int(word) for word in words[1:])]
        case "lifted":
            s.lifted = _read_lifted(words)
        case "nudged":
            floor, newton, direction = (int(word) for word in words)
            s.nudged[:] = [floor - 1, newton, direction]
        case "fell":
            names = list(PIECE_NAMES)
            for word in words:
                s.fell[names.index(word)] = 1
        case _:
            raise ValueError(head)
