"""Moves as values, their action numbers, and why a move is refused."""

from __future__ import annotations

from dataclasses import dataclass

from vihara.core.compiled import Record
from vihara.core.errors import InvalidMove
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.ananda.areas import RIGHT, STEPS, UP, beside_area, carry_tile, color_at, same_area
from vihara.games.ananda.components import CARD_NAMES, COLORS, COLUMNS, SUM_OF, TILE_NAMES, TILES
from vihara.games.ananda.rules import CARD, LAY, PASS, PLACE, PLAY, STOP, TILE, area_value, held_values
from vihara.games.ananda.state import BESIDE, BUILD, COLUMN, MEDITATE, MONK, SPACES, tiles_of


@dataclass(frozen=True)
class Move:
    """A decision or a chance action: its kind, and spaces, tile, values or card where it has them."""

    kind: str
    cells: tuple[int, ...] = ()
    tile: str = ""
    values: tuple[int, ...] = ()
    card: str = ""


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


def action_of(move: Move) -> int:
    """The action number of a move."""
    match move.kind:
        case "monk":
            return PLACE + move.cells[0]
        case "tile":
            place = TILE_NAMES.index(move.tile) * 4 + direction_of(*move.cells)
            return LAY + place * SPACES + move.cells[0]
        case "stop":
            return STOP
        case "play":
            return PLAY + sum(1 << value - 1 for value in move.values)
        case "pass":
            return PASS
        case "start" | "rack":
            return TILE + TILE_NAMES.index(move.tile)
        case "hand":
            return CARD + CARD_NAMES.index(move.card)
    raise ValueError(f"no move of kind {move.kind!r}")


def move_of(action: int) -> Move:
    """The move with this action number; InvalidMove if it has none. A tile that chance gives is a `rack` move,
    also the start tile.
    """
    if PLACE <= action < LAY and action % COLUMN < COLUMN - 1:
        return Move("monk", (action - PLACE,))
    if LAY <= action < STOP:
        kind, one, other = laid_tile(action - LAY)
        on_board = 0 <= other < SPACES and one % COLUMN < COLUMN - 1 and other % COLUMN < COLUMN - 1
        if on_board and (TILES[kind][0] != TILES[kind][1] or one < other):
            return Move("tile", (one, other), TILE_NAMES[kind])
    if action == STOP:
        return Move("stop")
    if PLAY <= action < PASS:
        return Move("play", values=tuple(value for value in range(1, 6) if action - PLAY >> value - 1 & 1))
    if action == PASS:
        return Move("pass")
    if TILE <= action < CARD:
        return Move("rack", tile=TILE_NAMES[action - TILE])
    if CARD <= action < CARD + len(CARD_NAMES):
        return Move("hand", card=CARD_NAMES[action - CARD])
    raise InvalidMove(str(action), Saying("ananda-expected-number", "the number of an action"))


# -- Why a move is refused ------------------------------------------------------------------------------------

_PHASES = {
    MONK: ("monk", Saying("ananda-refusal-monk-first", "phase 1: the monk is placed first"), "A-1a"),
    BUILD: ("tile", Saying("ananda-refusal-building", "phase 2: tiles are laid until you stop"), "A-2a"),
    MEDITATE: (
        "play",
        Saying("ananda-refusal-meditating", "phase 3: building is over, now cards are played"),
        "A-3a",
    ),
}


def refusal(state: State, action: int) -> tuple[str, str]:
    """Why an action is not legal: a sentence and the clause it rests on."""
    s = state[0]
    move = move_of(action)
    if int(s.stage) not in _PHASES or move.kind in ("rack", "hand"):
        return Saying("ananda-refusal-nobody", "no seat decides this"), "A-S1"
    kind, phase, clause = _PHASES[int(s.stage)]
    if s.stage == MONK and move.kind == "pass":
        return Saying("ananda-refusal-pass", "there is a free area for your monk"), "A-1d"
    if move.kind != kind:
        return phase, clause
    for cell in move.cells:
        if cell // COLUMN >= s.side or cell % COLUMN >= s.side:
            return Saying("ananda-refusal-board", "{cell} is not on this board", cell=cell_name(cell)), "A-U1"
    if move.kind == "monk":
        return _refusal_of_monk(s, move.cells[0])
    if move.kind == "tile":
        return _refusal_of_tile(s, move)
    return _refusal_of_cards(s, move)


def _refusal_of_monk(s: Record, cell: int) -> tuple[str, str]:
    color = int(color_at(s, cell))
    if color < 0:
        bare = "{cell} is bare foundation: a monk stands on a tile"
        return Saying("ananda-refusal-bare", bare, cell=cell_name(cell)), "A-1a"
    for seat in [*(seat for seat in range(s.seats) if seat != s.turn), int(s.turn)]:
        monk = int(s.monk[seat])
        if monk == BESIDE or not same_area(s, cell, monk):
            continue
        where = {"cell": cell_name(cell), "color": COLORS[color], "monk": cell_name(monk)}
        if seat == s.turn:
            since = "{cell} belongs to the {color} area where your monk has stood since your last turn, on {monk}"
            return Saying("ananda-refusal-your-area", since, **where), "A-1c"
        stands = "{cell} belongs to the {color} area where the monk of seat {seat} stands, on {monk}"
        return Saying("ananda-refusal-their-area", stands, seat=seat + 1, **where), "A-1b"
    return Saying("ananda-refusal-not-free", "{cell} is not free", cell=cell_name(cell)), "A-1a"


def _refusal_of_tile(s: Record, move: Move) -> tuple[str, str]:
    """The first reason of all, in the order in which one looks at a tile and its place."""
    kind = TILE_NAMES.index(move.tile)
    if tiles_of(s.rack[s.turn], kind) == 0:
        return Saying("ananda-refusal-rack", "your rack has no {tile}", tile=move.tile), "A-2a"
    chosen = int(color_at(s, int(s.monk[s.turn])))
    if chosen not in TILES[kind]:
        other = "{tile} has no {color}, the color your monk stands on"
        return Saying("ananda-refusal-color", other, tile=move.tile, color=COLORS[chosen]), "A-2a"
    for cell in move.cells:
        for seat in range(s.seats):
            if s.monk[seat] == cell and seat == s.turn:
                return Saying(
                    "ananda-refusal-your-monk", "your monk stands on {cell}", cell=cell_name(cell)
                ), "A-2c"
            if s.monk[seat] == cell:
                theirs = "the monk of seat {seat} stands on {cell}"
                return Saying("ananda-refusal-their-monk", theirs, seat=seat + 1, cell=cell_name(cell)), "A-2c"
    return _refusal_of_place(s, move, chosen, kind)


def _refusal_of_place(s: Record, move: Move, chosen: int, kind: int) -> tuple[str, str]:
    one, other = move.cells
    first, second = cell_name(one), cell_name(other)
    heights = int(s.height[one]), int(s.height[other])
    if 0 in heights and heights != (0, 0):
        bare, raised = (first, second) if heights[0] == 0 else (second, first)
        uneven = "{bare} is bare foundation, but on {raised} tiles lie {height} high"
        return Saying("ananda-refusal-one-bare", uneven, bare=bare, raised=raised, height=max(heights)), "A-2b"
    if heights[0] != heights[1]:
        uneven = "tiles lie {height} high on {first}, but {other} high on {second}"
        facts = {"height": heights[0], "first": first, "other": heights[1], "second": second}
        return Saying("ananda-refusal-uneven", uneven, **facts), "A-2b"
    direction = RIGHT if abs(one - other) == COLUMN else UP
    if not carry_tile(s, min(one, other), direction):
        same = "{first} and {second} show one and the same tile; it takes two to carry another"
        return Saying("ananda-refusal-same-tile", same, first=first, second=second), "A-U3"
    return _refusal_of_border(s, chosen, kind, one, other)


def _refusal_of_border(s: Record, chosen: int, kind: int, one: int, other: int) -> tuple[str, str]:
    color = COLORS[chosen]
    near, far = (one, other) if TILES[kind][0] == chosen else (other, one)
    here, there = cell_name(near), cell_name(far)
    if not beside_area(s, near, int(s.monk[s.turn])):
        apart = "{color} on {here} would not border your area"
        return Saying("ananda-refusal-border", apart, color=color, here=here), "A-2a"
    cut = "covering {there} would leave {color} on {here} without a link to your monk"
    return Saying("ananda-refusal-link", cut, there=there, color=color, here=here), "A-U2"


def _refusal_of_cards(s: Record, move: Move) -> tuple[str, str]:
    color = COLORS[int(color_at(s, int(s.monk[s.turn])))]
    held = int(held_values(s))
    for value in move.values:
        if not held >> value - 1 & 1:
            return Saying(
                "ananda-refusal-hand", "your hand has no {color}{value}", color=color, value=value
            ), "A-3a"
    total = int(SUM_OF[sum(1 << value - 1 for value in move.values)])
    more = "the cards' sum {total} is more than the area value {area}"
    return Saying("ananda-refusal-sum", more, total=total, area=int(area_value(s))), "A-3a"
