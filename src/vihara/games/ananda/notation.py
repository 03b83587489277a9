"""The texts of Ananda: moves, chance and positions."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.errors import InvalidMove, InvalidPosition
from vihara.core.moves import PIECE, Draws, Moves
from vihara.core.record import CHANCE, OVER, SPECTATOR, State
from vihara.core.saying import Saying
from vihara.games.ananda.areas import RIGHT, STEPS, UP, carry_tile, clear_board, color_at, put_down
from vihara.games.ananda.components import (
    CARD_NAMES,
    COLUMNS,
    HAND_LIMIT,
    LARGE,
    MOST_SEATS,
    RACK_LIMIT,
    SMALL,
    TILE_COUNT,
    TILE_NAMES,
    TILES,
    TILES_OF_A_KIND,
)
from vihara.games.ananda.rules import CARD, TILE, taker, takes_card
from vihara.games.ananda.state import (
    BALANCE,
    BESIDE,
    BUILD,
    COLUMN,
    DEAL,
    ENDED,
    FORFEIT,
    LONG_DECK,
    MEDITATE,
    MONK,
    REFILL,
    SHORT_DECK,
    SPACES,
    STATE,
    WHOLE,
    U,
    card_count,
    shown_cards,
    shown_tiles,
    tile,
    tile_count,
    tiles_of,
    unseen_cards,
    unseen_tiles,
)
from vihara.games.ananda.words import WORDS

_CELL = r"([a-j](?:[1-9]|10))"
_TILE = rf"({'|'.join(TILE_NAMES)})"
_LAY = re.compile(rf"tile {_TILE} {_CELL} {_CELL}")
_PLAY = re.compile(r"play((?: [1-5])+)")
_EXPECTED = Saying("ananda-expected", "monk c4, tile red-blue c4 d4, stop, play 2 3, play or pass")
_NUMBER = Saying("ananda-expected-number", "the number of an action")
_MOVES = Moves(WORDS.moves)


# -- Spaces and tiles -----------------------------------------------------------------------------------------


def cell_name(cell: int) -> str:
    """The text of a space: its column's letter and its row's number."""
    return f"{COLUMNS[cell // COLUMN]}{cell % COLUMN + 1}"


def cell_of(text: str) -> int:
    """The space with this text."""
    return COLUMNS.index(text[0]) * COLUMN + int(text[1:]) - 1


def direction_of(one: int, other: int) -> int:
    """The direction from a space to its neighbor; ValueError if they are none."""
    found: list[int] = STEPS.tolist()
    return found.index(other - one)


def laid_tile(number: int) -> tuple[int, int, int]:
    """A tile on the board as the record writes it: its kind, and the spaces of its first and its second color."""
    place, cell = divmod(int(number), SPACES)
    kind, direction = divmod(place, 4)
    return kind, cell, cell + int(STEPS[direction])


# -- Moves and chance -----------------------------------------------------------------------------------------


def name(state: State, action: int) -> str:
    """The text of a decision or a chance action; InvalidMove if the number is none of an action."""
    return _MOVES.name(state, action, DRAWS, _NUMBER)


@rules
def place(states: Any, i: int) -> Any:
    """Where the next tile or card goes: the start space of either board, a rack, a hand."""
    s = states[i]
    seat = taker(s)
    if seat < 0:
        return np.int64(0 if s.side == LARGE else 1)
    return 2 + seat + (MOST_SEATS if takes_card(s) else 0)


def _start(side: int) -> str:
    """The text of the start tile on a board with so many spaces a side: `rules.start_space`, before any state."""
    middle = side // 2 - 1
    return f"! start {PIECE} {cell_name(middle * COLUMN + middle)} {cell_name((middle + 1) * COLUMN + middle)}"


DRAWS = Draws(
    place,
    (
        _start(LARGE),
        _start(SMALL),
        *(f"! {where} {seat + 1} {PIECE}" for where in ("rack", "hand") for seat in range(MOST_SEATS)),
    ),
    {
        **{TILE + kind: name for kind, name in enumerate(TILE_NAMES)},
        **{CARD + card: name for card, name in enumerate(CARD_NAMES)},
    },
)


def target(state: State) -> tuple[list[str], list[str]]:
    """The words before and after the piece that chance gives next."""
    head, _, tail = DRAWS.next(state).partition(PIECE)
    return head.split()[1:], tail.split()


def parse(state: State, text: str) -> int:
    """Read the text of a decision or a chance action of one piece; case and spaces are forgiven."""
    words = " ".join(text.lower().split())
    if words.startswith("!"):
        return _parse_chance(state, text, words.split()[1:])
    action = _MOVES.numbers.get(words)
    if action is None:
        raise InvalidMove(text, _expected(words))
    if words.startswith(("monk", "tile")):
        _check_spaces(text, re.findall(rf"\b{_CELL}\b", words), int(state[0].side))
    return action


def _expected(words: str) -> Saying:
    """What a text that is no move should have been."""
    if found := _LAY.fullmatch(words):
        tile, one, other = found.groups()
        if cell_of(other) - cell_of(one) in STEPS:
            smaller = "the smaller space of a double first: {move}"
            return Saying("ananda-expected-smaller", smaller, move=f"tile {tile} {other} {one}")
        apart = "two neighboring spaces, and {first} and {second} are none"
        return Saying("ananda-expected-neighbors", apart, first=one, second=other)
    if _PLAY.fullmatch(words):
        return Saying("ananda-expected-values", "each value once, ascending: play 2 3")
    return _EXPECTED


def _check_spaces(text: str, cells: list[str], size: int) -> None:
    for cell in cells:
        if cell_of(cell) // COLUMN >= size or cell_of(cell) % COLUMN >= size:
            spaces = "spaces from a1 to {last}, and {cell} is none"
            last = f"{COLUMNS[size - 1]}{size}"
            raise InvalidMove(text, Saying("ananda-expected-spaces", spaces, last=last, cell=cell))


def _parse_chance(state: State, text: str, words: list[str]) -> int:
    if state[0].to_act != CHANCE:
        decision = "a decision, as chance gives nothing now: {moves}"
        raise InvalidMove(text, Saying("ananda-expected-decision", decision, moves=_EXPECTED))
    head, tail = target(state)
    first, pieces = (CARD, CARD_NAMES) if head[0] == "hand" else (TILE, TILE_NAMES)
    fits = len(words) == len(head) + 1 + len(tail) and words[: len(head)] == head
    if not fits or words[len(head) + 1 :] != tail or words[len(head)] not in pieces:
        example = CARD_NAMES[2] if head[0] == "hand" else TILE_NAMES[4]
        line = " ".join(["!", *head, example, *tail])
        raise InvalidMove(
            text, Saying("ananda-expected-piece", "{line}, with the piece that was drawn", line=line)
        )
    return first + pieces.index(words[len(head)])


# -- Positions ------------------------------------------------------------------------------------------------
# `seats 2; turn 1; tile red-blue e5 f5; monk 1 e5; rack 1 red-red red-blue; hand 1 red3; karma 1 blue2; …`: the
# tiles of the board in the order laid, everything else in any order. A supply or a draw pile that is not given
# holds the pieces that are nowhere else. `?6` is six pieces that the viewer cannot see.

_STAGES = {
    MONK: "place",
    BUILD: "build",
    MEDITATE: "meditate",
    DEAL: "deal",
    FORFEIT: "forfeit",
    REFILL: "refill",
    BALANCE: "balance",
    ENDED: "over",
}
_BY_CHANCE = (DEAL, FORFEIT, REFILL, BALANCE)
_ITEM = "items like 'turn 1', 'tile red-blue e5 f5', 'monk 1 e5', 'rack 1 red-red ?2' or 'hand 1 red3 blue1'"


def write_position(state: State) -> str:
    """A position on one line."""
    s = state[0]
    items = [f"seats {s.seats}"]
    items += [f"board {s.side}"] if s.side != LARGE else []
    items += ["open racks"] if s.open_racks else []
    items += [f"first {s.first + 1}", f"turn {s.turn + 1}"]
    items.append(" ".join([_STAGES[int(s.stage)], *map(str, _details(s))]))
    items += [f"idle {s.idle}"] if s.idle else []
    if s.viewer != WHOLE:
        items.append("seen " + ("nobody" if s.viewer == SPECTATOR else str(s.viewer + 1)))
    for number in s.laid[: s.tiles_laid]:
        kind, one, other = laid_tile(number)
        items.append(f"tile {TILE_NAMES[kind]} {cell_name(one)} {cell_name(other)}")
    items += [f"monk {n + 1} {cell_name(int(s.monk[n]))}" for n in range(s.seats) if s.monk[n] != BESIDE]
    for seat in range(s.seats):
        items += _pieces(f"rack {seat + 1}", tile_words(s.rack[seat]))
        for pile in ("hand", "karma"):
            items += _pieces(f"{pile} {seat + 1}", card_words(s[pile][seat]))
    if s.viewer != WHOLE:
        items += _pieces("supply", tile_words(s.supply))
        for seat in range(s.seats):
            items += _pieces(f"pile {seat + 1}", card_words(s.pile[seat]))
    return "; ".join(items)


def _details(s: Record) -> list[int]:
    """The numbers that go with a stage."""
    if s.stage == DEAL:
        return [int(s.dealing) + 1, int(s.due)]
    if s.stage == BUILD:
        return [int(s.laid_now)]
    return [int(s.due)] if s.stage in (FORFEIT, REFILL) else []


def _pieces(head: str, words: list[str]) -> list[str]:
    return [" ".join([head, *words])] if words else []


def tile_words(tiles: np.uint64) -> list[str]:
    """The texts of tiles, one word each; the unseen as one word."""
    shown = [TILE_NAMES[kind] for kind in range(len(TILES)) for _ in range(tiles_of(tiles, kind))]
    unseen = int(tile_count(tiles)) - len(shown)
    return shown + [f"?{unseen}"] * (unseen > 0)


def card_words(cards: np.uint64) -> list[str]:
    """The texts of cards, one word each; the unseen as one word."""
    shown = [CARD_NAMES[number] for number in range(len(CARD_NAMES)) if int(cards) >> number & 1]
    unseen = int(card_count(cards)) - len(shown)
    return shown + [f"?{unseen}"] * (unseen > 0)


def read_position(text: str) -> State:
    """Read a position; what is not given is at its default or follows from the rest."""
    state = np.zeros(1, STATE)
    s = state[0]
    items = [item.lower().split() for item in text.split(";") if item.split()]
    s.seats, s.side, s.stage, s.viewer, s.monk[:] = 2, LARGE, MONK, WHOLE, BESIDE
    given: set[str] = set()
    ranks = {"seats": 0, "board": 0, "tile": 1}
    started = False
    for words in sorted(items, key=lambda words: ranks.get(words[0], 2)):
        if ranks.get(words[0], 2) and not started:
            clear_board(s)
            started = True
        head = " ".join(words[:2]) if words[0] in _OF_SEATS else words[0]
        if head in given and head != "tile":
            raise InvalidPosition(" ".join(words), "each item once")
        given.add("stage" if head in _STAGES.values() else head)
        try:
            _read_item(s, words)
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise InvalidPosition(" ".join(words), _ITEM) from error
    s.to_act = CHANCE if s.stage in _BY_CHANCE else OVER if s.stage == ENDED else s.turn
    if s.stage != DEAL:
        s.dealing = 2 * s.seats + 1
    _check(s)
    _count_tiles(s, given)
    _count_cards(s, given)
    return state


_OF_SEATS = ("monk", "rack", "hand", "karma", "pile")


def _number(word: str, least: int, most: int) -> int:
    number = int(word)
    if not least <= number <= most:
        raise ValueError(word)
    return number


def _read_item(s: Record, words: list[str]) -> None:
    head, rest = words[0], words[1:]
    if head in _OF_SEATS:
        seat = _number(rest.pop(0), 1, int(s.seats)) - 1
    if head in _STAGES.values():
        _read_stage(s, head, rest)
    elif head == "tile":
        tile, first, second = rest
        _read_tile(s, tile, first, second)
    elif head == "monk":
        (word,) = rest
        s.monk[seat] = cell_of(_matched(_CELL, word))
    elif head == "rack":
        s.rack[seat] = _read_tiles(rest)
    elif head in ("hand", "karma", "pile"):
        s[head][seat] = _read_cards(rest)
    elif head == "supply":
        s.supply = _read_tiles(rest)
    elif head == "open":
        s.open_racks = ["racks"].index(" ".join(rest)) + 1
    else:
        (word,) = rest
        _read_number(s, head, word)


def _read_number(s: Record, head: str, word: str) -> None:
    if head == "seats":
        s.seats = _number(word, 2, MOST_SEATS)
    elif head == "board":
        s.side = {str(LARGE): LARGE, str(SMALL): SMALL}[word]
    elif head in ("first", "turn"):
        s[head] = _number(word, 1, int(s.seats)) - 1
    elif head == "idle":
        s.idle = _number(word, 0, 2 * int(s.seats))
    elif head == "seen":
        s.viewer = SPECTATOR if word == "nobody" else _number(word, 1, int(s.seats)) - 1
    else:
        raise ValueError(head)


def _read_stage(s: Record, head: str, rest: list[str]) -> None:
    s.stage = {word: stage for stage, word in _STAGES.items()}[head]
    if s.stage == DEAL:
        line, left = rest
        s.dealing = _number(line, 1, 2 * int(s.seats) + 1) - 1
        s.due = _number(left, 1, 6)
    elif s.stage == BUILD:
        (word,) = rest or ["0"]
        s.laid_now = _number(word, 0, RACK_LIMIT)
    elif s.stage in (FORFEIT, REFILL):
        (word,) = rest
        s.due = _number(word, 1, RACK_LIMIT)
    elif rest:
        raise ValueError(head)


def _matched(form: str, word: str) -> str:
    if not re.fullmatch(form, word):
        raise ValueError(word)
    return word


def _read_tile(s: Record, tile_word: str, first: str, second: str) -> None:
    """A-2b, A-U3: a tile of the board lies on the foundation or on two tiles of those listed before it."""
    kind = TILE_NAMES.index(tile_word)
    one, other = cell_of(_matched(_CELL, first)), cell_of(_matched(_CELL, second))
    direction = direction_of(one, other)
    axis = RIGHT if direction % 2 == 0 else UP
    if not carry_tile(s, min(one, other), axis) or s.tiles_laid == TILE_COUNT:
        raise ValueError(second)
    put_down(s, kind, direction, one, *TILES[kind])


def _read_tiles(words: list[str]) -> np.uint64:
    tiles = U(0)
    for word in words:
        if word.startswith("?"):
            tiles += U(unseen_tiles(_number(word[1:], 1, TILE_COUNT)))
        elif tiles_of(tiles, TILE_NAMES.index(word)) == TILES_OF_A_KIND:
            raise ValueError(word)
        else:
            tiles += U(tile(TILE_NAMES.index(word)))
    return U(tiles)


def _read_cards(words: list[str]) -> np.uint64:
    cards = U(0)
    for word in words:
        if word.startswith("?"):
            cards += U(unseen_cards(_number(word[1:], 1, len(CARD_NAMES))))
        elif int(cards) >> CARD_NAMES.index(word) & 1:
            raise ValueError(word)
        else:
            cards |= U(1 << CARD_NAMES.index(word))
    return U(cards)


def _check(s: Record) -> None:
    """A-1a: monks stand on tiles, and in phases 2 and 3 that of the seat to act does; A-4b, A-4c: the limits."""
    for seat in range(s.seats):
        if s.monk[seat] != BESIDE and color_at(s, int(s.monk[seat])) < 0:
            raise InvalidPosition(f"monk {seat + 1} {cell_name(int(s.monk[seat]))}", "a space with a tile on it")
        if tile_count(s.rack[seat]) > RACK_LIMIT:
            raise InvalidPosition(f"rack {seat + 1}", f"at most {RACK_LIMIT} tiles")
        if card_count(s.hand[seat]) > HAND_LIMIT:
            raise InvalidPosition(f"hand {seat + 1}", f"at most {HAND_LIMIT} cards")
    if s.stage in (BUILD, MEDITATE) and s.monk[s.turn] == BESIDE:
        raise InvalidPosition(_STAGES[int(s.stage)], f"a monk of seat {s.turn + 1} on the board")


def census(s: Record) -> dict[str, int]:
    """A-C1, A-C2: the tiles and the cards of each kind, wherever they are, as far as they are seen."""
    found = dict.fromkeys([*TILE_NAMES, *CARD_NAMES], 0)
    for number in s.laid[: s.tiles_laid]:
        found[TILE_NAMES[laid_tile(number)[0]]] += 1
    words = [tile_words(tiles) for tiles in [*s.rack, s.supply]]
    words += [card_words(cards) for cards in [*s.hand, *s.karma, *s.pile]]
    for word in (word for pile in words for word in pile if not word.startswith("?")):
        found[word] += 1
    return found


def _count_tiles(s: Record, given: set[str]) -> None:
    """A-C1: there are 3 tiles of each kind; a view may leave some unseen."""
    for tiles in [*s.rack, s.supply]:
        if s.viewer == WHOLE and shown_tiles(tiles) != tiles:
            raise InvalidPosition("?", "known tiles, or 'seen' and a seat")
    found = census(s)
    for kind, word in enumerate(TILE_NAMES):
        missing = TILES_OF_A_KIND - found[word]
        if missing < 0 or (missing and s.viewer == WHOLE and "supply" in given):
            raise InvalidPosition(f"{found[word]} tiles {word}", f"{TILES_OF_A_KIND} of each kind in all")
        if s.viewer == WHOLE:
            s.supply += U(missing) * U(tile(kind))
    unseen = TILE_COUNT - sum(found[word] for word in TILE_NAMES)
    placed = sum(int(tile_count(tiles) - tile_count(U(shown_tiles(tiles)))) for tiles in [*s.rack, s.supply])
    if s.viewer != WHOLE and placed != unseen:
        raise InvalidPosition(f"{placed} unseen tiles", f"{unseen}, so that there are {TILE_COUNT} in all")


def _count_cards(s: Record, given: set[str]) -> None:
    """A-C2, A-S4: each card of a deck is in the hand, draw pile or karma pile; a view may not see which."""
    deck = LONG_DECK if s.seats == 2 else SHORT_DECK
    for seat in range(s.seats):
        places = [U(s[pile][seat]) for pile in ("hand", "karma", "pile")]
        shown = [U(shown_cards(cards)) for cards in places]
        union = shown[0] | shown[1] | shown[2]
        number = sum(int(card_count(cards)) for cards in places)
        if s.viewer == WHOLE and shown != places:
            raise InvalidPosition("?", "known cards, or 'seen' and a seat")
        if union & ~deck or int(card_count(union)) != sum(int(card_count(cards)) for cards in shown):
            raise InvalidPosition(f"cards of seat {seat + 1}", "each card of the deck once")
        if s.viewer == WHOLE and f"pile {seat + 1}" not in given:
            s.pile[seat] = deck & ~union
        elif number != int(card_count(deck)):
            raise InvalidPosition(f"{number} cards of seat {seat + 1}", f"{int(card_count(deck))} in all")
