"""Positions, moves, positions: how the clause tests of Ananda read."""

from __future__ import annotations

from vihara.core.game import load
from vihara.core.record import State
from vihara.games.ananda.areas import color_at
from vihara.games.ananda.components import COLORS, COLUMNS, TILE_NAMES
from vihara.games.ananda.notation import card_words, cell_name, cell_of, tile_words

GAME = load("ananda")


def position(text: str) -> State:
    """A hand-made position; seat 1 of two is to place the monk unless it says otherwise."""
    return GAME.read_position(text)


def after(text: str, *lines: str) -> State:
    """The position after moves (`monk e5`) and chance (`! rack 1 red-red`), each of them legal."""
    return play(position(text), *lines)


def play(state: State, *lines: str) -> State:
    """Play on in place, and give the state back."""
    for line in lines:
        for piece in GAME.split(line) if line.startswith("!") else [line]:
            action = GAME.parse(state, piece)
            if line.startswith("!"):
                assert GAME.possible(state, action), f"{piece} cannot happen: {chance(state)}"
            else:
                GAME.check(state, action)
            GAME.apply(state, action)
    return state


def heap(text: str, *supply: str) -> str:
    """The same position with the supply used up but for the tiles named.

    The others lie in a tower of four spaces in the far corner (i9 to j10), two to a level, each level across the
    one below; its top shows violet. An odd one lies in the corner on the left (a10 b10). The text must leave at
    least two violet doubles in the supply.
    """
    start = position(text)
    left = tile_words(start["supply"][0])
    for name in supply:
        left.remove(name)
    left.sort(key=lambda name: (name == "violet-violet", TILE_NAMES.index(name)))
    far = int(start["side"][0])
    near_column, far_column = COLUMNS[far - 2], COLUMNS[far - 1]
    corners = [f"{column}{row}" for column in (near_column, far_column) for row in (far - 1, far)]
    along = (f"{corners[0]} {corners[2]}", f"{corners[1]} {corners[3]}")
    across = (f"{corners[0]} {corners[1]}", f"{corners[2]} {corners[3]}")
    items = [text]
    if len(left) % 2:
        items.append(f"tile {left.pop(0)} a{far} b{far}")
    items += [f"tile {name} {(along, across)[n // 2 % 2][n % 2]}" for n, name in enumerate(left)]
    return "; ".join(items)


def legal(state: State, kind: str = "") -> set[str]:
    """The legal moves that begin with some text."""
    return {text for text in (GAME.name(state, a) for a in GAME.legal(state)) if text.startswith(kind)}


def chance(state: State) -> dict[str, int]:
    """What chance can give, by weight."""
    return {GAME.name(state, action): weight for action, weight in GAME.chance(state)}


def rack(state: State, seat: int) -> list[str]:
    """The tiles of a seat's rack."""
    return tile_words(state["rack"][0][seat - 1])


def supply(state: State) -> list[str]:
    """The tiles of the supply."""
    return tile_words(state["supply"][0])


def cards(state: State, place: str, seat: int) -> list[str]:
    """The cards of a seat's `hand`, `pile` or `karma`."""
    return card_words(state[place][0][seat - 1])


def monk(state: State, seat: int) -> str | None:
    """Where a seat's monk stands; None is next to the board."""
    cell = int(state["monk"][0][seat - 1])
    return None if cell < 0 else cell_name(cell)


def top(state: State, cell: str) -> tuple[str | None, int]:
    """The color and the height of a space."""
    color = int(color_at(state[0], cell_of(cell)))
    return None if color < 0 else COLORS[color], int(state["height"][0][cell_of(cell)])


def to_act(state: State) -> int:
    """The seat to act, from 1."""
    return GAME.to_act(state) + 1


def refused(state: State, move: str) -> tuple[str, str]:
    """Why a move is refused, and by which clause."""
    action = GAME.parse(state, move)
    assert action not in GAME.legal(state), f"{move} is legal"
    return GAME.refusal(state, action)
