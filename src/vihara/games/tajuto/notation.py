"""The texts of Tajuto: moves, chance and positions."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.errors import InvalidMove, InvalidPosition
from vihara.core.moves import PIECE, Draws, Moves
from vihara.core.record import CHANCE, OVER, SPECTATOR, State
from vihara.core.saying import Saying
from vihara.games.tajuto.components import (
    ACTION_TILES,
    COLORS,
    COPIES,
    FLOORS,
    GOALS,
    KINDS_OF_ACTION_TILES,
    MARKET,
    NEUTRAL,
    OWN_TILES,
    PAGODAS_TO_END,
    SEATS,
    SHRINE,
    STACKS,
    TOUCHES,
    TURNS_PER_PLAYER,
    WISDOM_VALUES,
    price_rows,
)
from vihara.games.tajuto.layout import Layout, floor_text
from vihara.games.tajuto.rules import ACTIONS, FLOOR, chances
from vihara.games.tajuto.state import (
    ALL_FLOORS,
    HIDDEN,
    STATE,
    WHOLE,
)
from vihara.games.tajuto.words import WORDS

_FLOOR = re.compile(rf"! floor ({'|'.join(COLORS)}) ([1-6])")
_EXPECTED = Saying(
    "tajuto-expected",
    "A draw 3, B offer red, C buy wisdom 4, A buy inauguration red, build red, goal 30mp or end keep red 4",
)
_NUMBER = Saying("error-move-number", "an action number from 0 to {most}", most=ACTIONS - 1)
_MOVES = Moves(WORDS.moves)


# -- Moves and chance -----------------------------------------------------------------------------------------


@rules
def place(states: Any, i: int) -> int:  # noqa: ARG001 - the same everywhere
    """Where the next floor goes: before whoever draws it, which the line need not say."""
    return 0


DRAWS = Draws(
    place,
    (f"! floor {PIECE}",),
    {
        FLOOR + floor: f"{COLORS[floor % len(COLORS)]} {floor // len(COLORS) + 1}"
        for floor in range(ACTIONS - FLOOR)
    },
)


def name(state: State, action: int) -> str:
    """The text of a decision or a chance action; InvalidMove if the number is none of an action."""
    return _MOVES.name(state, action, DRAWS, _NUMBER)


def parse(state: State, text: str) -> int:  # noqa: ARG001 - the same everywhere
    """Read the text of a decision or a chance action; case and spaces are forgiven."""
    words = " ".join(text.lower().split())
    if words.startswith("!"):
        found = _FLOOR.fullmatch(words)
        if not found:
            raise InvalidMove(text, Saying("tajuto-expected-floor", "a floor like ! floor red 3"))
        return FLOOR + (int(found[2]) - 1) * len(COLORS) + COLORS.index(found[1])
    return _MOVES.action(words, text, _EXPECTED)


# -- Positions ------------------------------------------------------------------------------------------------
# `seats 2; turn 1; pagoda red - 2 -; mp 1 12; front 1 blue 4; wisdom 1 5 3; tiles 1 D; goal first 2; …`: items in
# any order; a pagoda is written floor by floor, `-` or the seat whose stone lies there. The bag holds the floors
# that are nowhere else. Prices and costs are written where they differ from the printed ones.

_PRICED = (*STACKS, "inauguration")
_ITEMS = "items like 'turn 1', 'pagoda red - 2 -', 'mp 1 12', 'wisdom 1 5 3' or 'goal first 2'"


def write_position(state: State) -> str:
    """A position on one line."""
    s = state[0]
    items = [f"seats {s.seats}", f"turn {s.turn + 1}", f"number {s.turn_number}"]
    if s.touch:
        items.append(f"touch {TOUCHES[int(s.touch)]}")
    if s.open_scores:
        items.append("open_scores")
    if s.must_keep:
        items.append("must_keep")
    rows, costs = price_rows(None)
    for row, (kind, usual) in enumerate(zip(_PRICED, rows, strict=True)):
        if s.price[row].tolist() != usual:
            number = COPIES[row] if row < len(STACKS) else 1
            items.append(" ".join(["price", kind, *map(str, s.price[row, :number])]))
    for tile, cost in zip(KINDS_OF_ACTION_TILES, costs, strict=True):
        found = s.activation[KINDS_OF_ACTION_TILES.index(tile)]
        if found != cost:
            items.append(f"activation {tile} {found}")
    if s.to_act == OVER:
        items.append("over")
    elif s.to_act == CHANCE:
        items.append(f"draw {s.named}" if s.named else "draw")
    if s.used:
        items.append(" ".join(["used", *(tile for t, tile in enumerate(ACTION_TILES) if s.used >> t & 1)]))
    items += _layout_items(s)
    if s.viewer != WHOLE:
        items.append("seen " + ("nobody" if s.viewer == SPECTATOR else str(s.viewer + 1)))
        items += [f"sold {kind} {s.sold[k]}" for k, kind in enumerate(STACKS) if s.sold[k]]
    return "; ".join(items)


def _layout_items(s: Record) -> list[str]:
    """What lies on the board and in front of the players."""
    items: list[str] = []
    layout = Layout(s)
    for c, color in enumerate(COLORS):
        owners = [layout.stones.get((c, size), -1) for size in range(1, layout.heights[c] + 1)]
        if owners:
            items.append(" ".join(["pagoda", color, *("-" if seat < 0 else str(seat + 1) for seat in owners)]))
    if s.finisher:
        items.append(f"finisher {s.finisher}")
    items += [
        f"inauguration {color} {_owner(s.inauguration[c])}" for c, color in enumerate(COLORS) if s.inauguration[c]
    ]
    items += [f"goal {goal} {_owner(s.goal[g])}" for g, goal in enumerate(GOALS) if s.goal[g]]
    for seat in range(s.seats):
        at, owned = seat + 1, s.owned[seat]
        lists = {
            "front": [floor_text(floor) for floor in layout.front[seat]],
            "wisdom": [str(v + 1) for v in range(WISDOM_VALUES) for _ in range(owned[v])],
            "tiles": [STACKS[k] for k in range(NEUTRAL, len(STACKS)) for _ in range(owned[k])],
        }
        items += [" ".join([head, str(at), *listed]) for head, listed in lists.items() if listed]
        numbers = {"mp": s.mp[seat], "market": owned[MARKET], "shrine": owned[SHRINE]}
        numbers |= {"down": s.down[seat], "total": s.total[seat]}
        items += [f"{head} {at} {number}" for head, number in numbers.items() if number]
    return items


def _owner(owner: int) -> str:
    return "?" if owner == HIDDEN else str(owner)


def read_position(text: str) -> State:
    """Read a position; what is not mentioned is as at the start."""
    state = np.zeros(1, STATE)
    s = state[0]
    rows, costs = price_rows(None)
    s.price[:], s.activation[:] = rows, costs
    s.seats, s.turn_number, s.viewer = SEATS[0], 1, WHOLE
    items = [item.lower().split() for item in text.split(";") if item.strip()]
    # Seats and touch first: other items are checked against them.
    for words in sorted(items, key=lambda words: words[0] not in ("seats", "touch")):
        if items.count(words) > 1:
            raise InvalidPosition(" ".join(words), "each item once")
        try:
            _read_item(s, words)
        except (ValueError, IndexError, KeyError, TypeError) as error:
            raise InvalidPosition(" ".join(words), _ITEMS) from error
    _check_pieces(s)
    if s.to_act not in (CHANCE, OVER):
        s.to_act = s.turn
    if s.to_act == CHANCE and not chances(state, 0, np.empty(64, np.int64), np.empty(64, np.int64)):
        raise InvalidPosition(f"draw {s.named}", "a size that is in the bag")
    return state


def _number(word: str, most: int, least: int = 1) -> int:
    if not word.isdecimal() or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word)


def _read_item(s: Record, words: list[str]) -> None:
    head, rest = words[0], words[1:]
    seats = int(s.seats)
    if head == "seats":
        (word,) = rest
        s.seats = _number(word, SEATS[-1], SEATS[0])
    elif head in ("turn", "number", "finisher", "seen", "touch"):
        (word,) = rest
        _read_one_word(s, head, word)
    elif head in ("over", "open_scores", "must_keep") and not rest:
        if head == "over":
            s.to_act = OVER
        else:
            s[head] = 1
    elif head == "draw":
        s.to_act = CHANCE
        s.named = _number(rest[0], FLOORS) if rest else 0
        if len(rest) > 1 or (s.named == 0) != (s.touch == TOUCHES.index("blind")):
            raise ValueError(head)
    elif head == "used":
        for word in rest:
            s.used |= 1 << ACTION_TILES.index(word.upper())
    elif head == "price":
        row = [kind.lower() for kind in _PRICED].index(" ".join(rest[: 2 if rest[0] == "wisdom" else 1]))
        numbers = [_number(word, 255, 0) for word in rest[2 if rest[0] == "wisdom" else 1 :]]
        if numbers != sorted(numbers) or len(numbers) != (COPIES[row] if row < len(STACKS) else 1):
            raise ValueError(head)
        s.price[row, : len(numbers)] = numbers
    elif head == "activation":
        tile, word = rest
        s.activation[KINDS_OF_ACTION_TILES.index(tile.upper())] = _number(word, 255, 0)
    elif head == "pagoda":
        _read_pagoda(s, COLORS.index(rest[0]), rest[1:])
    elif head in ("inauguration", "goal"):
        kind, word = rest
        at = (COLORS if head == "inauguration" else GOALS).index(kind)
        s[head][at] = HIDDEN if word == "?" else _number(word, seats)
    elif head == "sold":
        *kinds, word = rest
        stack = [kind.lower() for kind in STACKS].index(" ".join(kinds))
        s.sold[stack] = _number(word, COPIES[stack])
    else:
        _read_of_seat(s, head, _number(rest[0], seats) - 1, rest[1:])


def _read_one_word(s: Record, head: str, word: str) -> None:
    seats = int(s.seats)
    match head:
        case "turn":
            s.turn = _number(word, seats) - 1
        case "number":
            s.turn_number = _number(word, TURNS_PER_PLAYER * seats)
        case "finisher":
            s.finisher = _number(word, seats)
        case "touch":
            s.touch = TOUCHES.index(word)
        case "seen":
            s.viewer = SPECTATOR if word == "nobody" else _number(word, seats) - 1


def _read_pagoda(s: Record, color: int, stones: list[str]) -> None:
    """Floors from the 1st upwards; T-C2: one stone of a color per player; T-O3: none on the 6th."""
    laid = [stone for stone in stones if stone != "-"]
    if not 1 <= len(stones) <= FLOORS or len(set(laid)) < len(laid) or stones[FLOORS - 1 :] not in ([], ["-"]):
        raise ValueError("pagoda")
    if s.built[0] >> color & 1:
        raise ValueError("pagoda")
    for number, stone in enumerate(stones):
        s.built[number] |= 1 << color
        if stone != "-":
            s.stones[_number(stone, int(s.seats)) - 1, number] |= 1 << color


def _read_of_seat(s: Record, head: str, seat: int, rest: list[str]) -> None:
    match head:
        case "front":
            for color, number in zip(rest[::2], rest[1::2], strict=True):
                at, bit = _number(number, FLOORS) - 1, 1 << COLORS.index(color)
                if s.front[seat, at] & bit:
                    raise ValueError(color)
                s.front[seat, at] |= bit
        case "wisdom":
            for value, copies in Counter(rest).items():
                s.owned[seat, _number(value, WISDOM_VALUES) - 1] = copies
        case "tiles":
            for tile, copies in Counter(rest).items():
                s.owned[seat, STACKS.index(tile.upper())] = copies
        case "market" | "shrine":
            (word,) = rest
            s.owned[seat, STACKS.index(head)] = _number(word, 2)
        case "mp" | "down" | "total":
            (word,) = rest
            s[head][seat] = _number(word, 9999 if head == "mp" else 99, 0)
        case _:
            raise ValueError(head)


def census(s: Record) -> dict[str, int]:
    """T-C1 to T-C7: every floor and tile, wherever it is; tiles nobody is seen to own count if still for sale."""
    places = [s.bag, s.built, *s.front]
    floors = {
        f"{color} {number + 1}": sum(int(place[number]) >> c & 1 for place in places)
        for c, color in enumerate(COLORS)
        for number in range(FLOORS)
    }
    tiles = {kind: COPIES[k] - int(s.sold[k]) + int(s.owned[:, k].sum()) for k, kind in enumerate(STACKS)}
    owners = {
        **{f"inauguration {color}": s.inauguration[c] for c, color in enumerate(COLORS)},
        **{f"goal {goal}": s.goal[g] for g, goal in enumerate(GOALS)},
    }
    return {**floors, **tiles, **{tile: int(owner <= s.seats) for tile, owner in owners.items()}}


def _check_pieces(s: Record) -> None:
    """T-C1 to T-C7: nothing is there twice, and nobody has used what they do not have."""
    elsewhere = s.built_word
    for seat in range(s.seats):
        if elsewhere & s.front_word[seat]:
            raise InvalidPosition(f"front {seat + 1}", "floors that are nowhere else")
        elsewhere |= s.front_word[seat]
    s.bag_word = ALL_FLOORS & ~elsewhere
    for stack, kind in enumerate(STACKS):
        owned = int(s.owned[:, stack].sum())
        if owned > COPIES[stack] or (s.sold[stack] and s.sold[stack] < owned):
            raise InvalidPosition(f"{owned} tiles of {kind}", f"at most {s.sold[stack] or COPIES[stack]}")
        s.sold[stack] = s.sold[stack] or owned
        if s.viewer == WHOLE and s.sold[stack] != owned:
            raise InvalidPosition(f"sold {kind} {s.sold[stack]}", "tiles sold and unseen in a view only")
    for tile in range(OWN_TILES, len(ACTION_TILES)):
        copy, kind_of_tile = divmod(tile - OWN_TILES, 3)
        if s.used >> tile & 1 and s.owned[s.turn, NEUTRAL + kind_of_tile] <= copy:
            raise InvalidPosition(f"used {ACTION_TILES[tile]}", "action tiles of the player")
    if s.viewer == WHOLE and (s.down.any() or s.total.any() or HIDDEN in [*s.inauguration, *s.goal]):
        raise InvalidPosition("down, total or ?", "them in a view only ('seen 1')")
    if Layout(s).finished >= PAGODAS_TO_END and s.to_act != OVER:
        raise InvalidPosition("four finished pagodas", "'over' with them")
