"""The texts of Mandala: moves, chance and positions."""

from __future__ import annotations

import re
from struct import Struct
from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.errors import InvalidMove, InvalidPosition
from vihara.core.moves import PIECE, Draws, Moves
from vihara.core.record import CHANCE, OVER, SPECTATOR, State
from vihara.core.saying import Saying
from vihara.games.mandala.components import CARDS_OF_A_COLOR, COLORS, RIVER_PLACES
from vihara.games.mandala.rules import CARD, RESHUFFLE
from vihara.games.mandala.state import (
    BUILDING,
    CLAIMING,
    DEAL,
    ENDED,
    REDRAWING,
    REFILLING,
    STATE,
    TURN,
    WHOLE,
)
from vihara.games.mandala.words import WORDS

_CARD = re.compile(rf"! ((?:mountain|hand|cup) [12]) ({'|'.join(COLORS)})")
_EXPECTED = Saying("mandala-expected", "M1 red, F2 purple 3, X green 2, C red or pass")
_NUMBER = Saying("error-move-number", "an action number from 0 to {most}", most=RESHUFFLE)
_MOVES = Moves(WORDS.moves)


# -- Moves and chance -----------------------------------------------------------------------------------------


def name(state: State, action: int) -> str:
    """The text of a decision or a chance action; InvalidMove if the number is none of an action."""
    return _MOVES.name(state, action, DRAWS, _NUMBER)


@rules
def place(states: Any, i: int) -> Any:
    """Where the next card drawn goes, as a place in `_PLACES`."""
    s = states[i]
    if s.stage == DEAL:
        dealing = np.int64(s.dealing)
        return (dealing // 2 if dealing < 5 else 2) * 2 + dealing % 2
    return np.int64(s.mandala) if s.stage == REFILLING else 2 + np.int64(s.turn)


_PLACES = tuple(f"{pile} {number}" for pile in ("mountain", "hand", "cup") for number in (1, 2))
DRAWS = Draws(
    place,
    tuple(f"! {one} {PIECE}" for one in _PLACES),
    {CARD + color: name for color, name in enumerate(COLORS)},
    {RESHUFFLE: "! reshuffle"},
)


def target(state: State) -> str:
    """Where the next card drawn goes."""
    return _PLACES[int(place(state, 0))]


def numbers(state: State) -> tuple[int, int, int, int, int, int, int, int]:
    """The fields from `to_act` to `ending`, looked up at once: one by one each takes longer than all of them."""
    return _NUMBERS.unpack_from(state.tobytes(), _NUMBERS_AT)


_NUMBERS = Struct("8b")
_NUMBERS_AT = STATE.fields["to_act"][1] if STATE.fields else 0


def parse(state: State, text: str) -> int:
    """Read the text of a decision or a chance action of one card; case and spaces are forgiven."""
    words = " ".join(text.lower().split())
    if words == "! reshuffle":
        return RESHUFFLE
    if words.startswith("!"):
        found = _CARD.fullmatch(words)
        if not found or found[1] != target(state):
            expected = "! {target} and one of {colors}"
            raise InvalidMove(
                text, Saying("mandala-expected-card", expected, target=target(state), colors=", ".join(COLORS))
            )
        return CARD + COLORS.index(found[2])
    return _MOVES.action(words, text, _EXPECTED)


# -- Positions ------------------------------------------------------------------------------------------------
# `turn 1; mountain 1 red 2 green 1; field 1 2 black 3; hand 1 red 4; …`: items in any order, empty piles left
# out, and the deck too if it holds just the cards that are nowhere else.

_STAGES = {TURN: "turn", CLAIMING: "claim", ENDED: "over"}
_DRAWS = {DEAL: "deal", BUILDING: "build", REDRAWING: "redraw", REFILLING: "refill"}
_FLAGS = ("ending", "reshuffled", "exhausted")
_PILES = {"deck": 0, "discard": 0, "mountain": 1, "field": 2, "hand": 1, "cup": 1, "dealt": 1}
_WORDS = (*COLORS, "?")


def write_position(state: State) -> str:
    """A position on one line."""
    to_act, turn, first, stage, mandala, draw_left, dealing, _ = numbers(state)
    viewer = int(state["viewer"][0])
    items = [f"first {first + 1}", f"turn {turn + 1}"]
    if stage == CLAIMING:
        items.append(f"claim {to_act + 1} {mandala + 1}")
    elif stage == ENDED:
        items.append("over")
    elif stage in _DRAWS:
        place = dealing if stage == DEAL else mandala
        items.append(f"draw {_DRAWS[stage]} {place + 1} {draw_left}")
    items += [flag for flag in _FLAGS if state[flag][0]]
    items += ["open cups"] if state["open_cups"][0] else []
    if viewer != WHOLE:
        items.append("seen " + ("nobody" if viewer == SPECTATOR else str(viewer + 1)))
    for pile, axes in _PILES.items():
        for index, counts in _piles(state[pile][0].tolist(), axes):
            listed = " ".join(f"{word} {number}" for word, number in zip(_WORDS, counts, strict=False) if number)
            if listed:
                items.append(" ".join([pile, *index, listed]))
    for seat, river in enumerate(state["river"][0].tolist(), start=1):
        places = {place: color for color, place in zip(COLORS, river, strict=False) if place}
        if places:
            items.append(f"river {seat} " + " ".join(places[place] for place in sorted(places)))
    return "; ".join(items)


def _piles(found: list[Any], axes: int) -> list[tuple[list[str], list[int]]]:
    """The piles of a field, each with its place as it is written: mandala, seat, or mandala and seat."""
    if not axes:
        return [([], found)]
    return [
        ([str(number), *index], pile)
        for number, part in enumerate(found, start=1)
        for index, pile in _piles(part, axes - 1)
    ]


def read_position(text: str) -> State:
    """Read a position; a deck that is not given holds the cards that are nowhere else."""
    state = np.zeros(1, STATE)
    s = state[0]
    s.stage, s.viewer, s.dealing = TURN, WHOLE, 6
    items = [item.lower().split() for item in text.split(";")]
    heads: set[str] = set()
    for words in items:
        item = " ".join(words)
        if not words:
            continue
        if item in heads:
            raise InvalidPosition(item, "each item once")
        heads.add(item)
        try:
            _read_item(s, words)
        except (ValueError, IndexError, KeyError) as error:
            raise InvalidPosition(item, "items like 'turn 1', 'hand 1 red 2 green 1' or 'river 2 red'") from error
    if s.stage in (TURN, BUILDING, REDRAWING):
        s.to_act = s.turn if s.stage == TURN else CHANCE
    elif s.stage in (DEAL, REFILLING):
        s.to_act = CHANCE
    elif s.stage == ENDED:
        s.to_act = OVER
    _count_cards(s, deck_given=any(words and words[0] == "deck" for words in items))
    return state


def _number(word: str, most: int) -> int:
    number = int(word)
    if not 1 <= number <= most:
        raise ValueError(word)
    return number


def _read_item(s: Record, words: list[str]) -> None:
    head, rest = words[0], words[1:]
    if head in _PILES:
        axes = _PILES[head]
        index = tuple(_number(word, 2) - 1 for word in rest[:axes])
        pairs = rest[axes:]
        if len(pairs) % 2 or not pairs:
            raise ValueError(head)
        for color, number in zip(pairs[::2], pairs[1::2], strict=True):
            s[head][(*index, _WORDS.index(color))] += _number(number, 108)
    elif head == "river":
        seat = _number(rest[0], 2) - 1
        for place, color in enumerate(rest[1:], start=1):
            if s.river[seat, COLORS.index(color)] or place > RIVER_PLACES:
                raise ValueError(color)
            s.river[seat, COLORS.index(color)] = place
    elif head in ("first", "turn"):
        (word,) = rest
        s[head] = _number(word, 2) - 1
    elif head == "claim":
        seat_word, mandala = rest
        s.stage, s.to_act, s.mandala = CLAIMING, _number(seat_word, 2) - 1, _number(mandala, 2) - 1
    elif head == "draw":
        kind, place_word, left = rest
        s.stage = {word: stage for stage, word in _DRAWS.items()}[kind]
        s["dealing" if s.stage == DEAL else "mandala"] = _number(place_word, 6 if s.stage == DEAL else 2) - 1
        s.draw_left = int(left)
    elif head == "seen":
        (word,) = rest
        s.viewer = SPECTATOR if word == "nobody" else _number(word, 2) - 1
    elif head == "over" and not rest:
        s.stage = ENDED
    elif head in _FLAGS and not rest:
        s[head] = 1
    elif words == ["open", "cups"]:
        s.open_cups = 1
    else:
        raise ValueError(head)


def census(s: Record) -> dict[str, int]:
    """M-C1: the cards of each color, wherever they lie face up."""
    return {
        color: sum(int(s[pile][..., c].sum()) for pile in _PILES) + int((s.river[:, c] > 0).sum())
        for c, color in enumerate(COLORS)
    }


def _count_cards(s: Record, *, deck_given: bool) -> None:
    """M-C1: there are 18 cards of each color; a view may leave some unseen."""
    for c, (color, found) in enumerate(census(s).items()):
        if found < CARDS_OF_A_COLOR and not deck_given and s.viewer == WHOLE:
            s.deck[c] = CARDS_OF_A_COLOR - found
        elif found > CARDS_OF_A_COLOR or (found < CARDS_OF_A_COLOR and s.viewer == WHOLE):
            raise InvalidPosition(f"{found} cards of {color}", f"{CARDS_OF_A_COLOR} of each color in all")
