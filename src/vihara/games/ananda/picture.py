"""Ananda in the terminal: colors with their symbols, in Rich's markup.

The letter beside a symbol begins the color's name in moves, so it is the same in every language.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record
from vihara.core.drawing import Say, pad, width
from vihara.core.record import OVER, View
from vihara.core.saying import Saying
from vihara.games.ananda.areas import RIGHT, UP, area_size, carry_tile, color_at
from vihara.games.ananda.components import CARDS, COLORS, COLUMNS, MOST_SEATS, SYMBOLS, TILES
from vihara.games.ananda.rules import scores
from vihara.games.ananda.state import BESIDE, BUILD, COLUMN, MEDITATE, MONK, card_count, tile_count, tiles_of

_STYLES = ("red", "dark_orange", "yellow", "green", "dodger_blue1", "magenta")
_MONKS = "①②③④"


def half(color: int, text: str = "") -> str:
    """A colored symbol and the color's letter, and what follows them."""
    return f"[{_STYLES[color]}]{SYMBOLS[color]}{COLORS[color][0].upper()}{text}[/]"


def picture(view: View, say: Say = str) -> str:
    """The whole table as one seat sees it: the board, then each player, then what is to be done."""
    v = view[0]
    lines = board(v)
    points = np.zeros(MOST_SEATS, np.int64)
    scores(view, 0, points)
    for seat in range(v.seats):
        lines += player(v, seat, int(points[seat]), say)
    lines.append(say(Saying("ananda-picture-supply", "supply {number} tiles", number=int(tile_count(v.supply)))))
    if v.to_act == OVER:
        lines.append(f"[bold]{say(Saying('ananda-picture-over', 'the game is over'))}[/]")
    elif int(v.stage) in (MONK, BUILD, MEDITATE):
        lines.append(phase(v, say))
    return "\n".join(lines)


def phase(v: Record, say: Say) -> str:
    """Who does what, and where."""
    seat = int(v.turn) + 1
    if v.stage == MONK:
        return f"[bold]{say(Saying('ananda-picture-monk', 'seat {seat} places the monk', seat=seat))}[/]"
    if v.stage == BUILD:
        doing = say(Saying("ananda-picture-build", "seat {seat} builds", seat=seat))
    else:
        doing = say(Saying("ananda-picture-meditate", "seat {seat} meditates", seat=seat))
    monk = int(v.monk[v.turn])
    facts = {"doing": f"[bold]{doing}[/]", "sign": half(int(color_at(v, monk))), "value": int(area_size(v, monk))}
    return say(Saying("ananda-picture-area", "{doing}: {sign} area value {value}", **facts))


def board(v: Record) -> list[str]:
    """The board from above. A space shows its symbol, its color's letter, its height, and a monk's number in a
    circle; ═ and ║ join the halves of a tile that lies open.
    """
    size = int(v.side)
    lines = ["    " + "".join(f" {COLUMNS[column]}    " for column in range(size))]
    for row in reversed(range(size)):
        line, gap = f"{row + 1:>3} ", "    "
        for column in range(size):
            cell = column * COLUMN + row
            line += _space(v, cell) + ("═" if column + 1 < size and _one_tile(v, cell, RIGHT) else " ")
            gap += " ║    " if row > 0 and _one_tile(v, cell - 1, UP) else "      "
        lines.append(line.rstrip())
        if row > 0:
            lines.append(gap.rstrip())
    return lines


def _space(v: Record, cell: int) -> str:
    color = int(color_at(v, cell))
    if color < 0:
        return "[dim] ·   [/]"
    text = f"{v.height[cell]:<2}"
    for seat in range(v.seats):
        if v.monk[seat] == cell:
            return half(color, text) + f"[bold reverse]{_MONKS[seat]}[/]"
    return half(color, text) + " "


def _one_tile(v: Record, cell: int, direction: int) -> bool:
    """Whether a space and the next one right or above show the two halves of one tile."""
    other = cell + (COLUMN if direction == RIGHT else 1)
    high = int(v.height[cell])
    return high > 0 and high == int(v.height[other]) and not carry_tile(v, cell, direction)


def player(v: Record, seat: int, points: int, say: Say) -> list[str]:
    """A player's monk, rack, hand and karma."""
    monk = int(v.monk[seat])
    if monk == BESIDE:
        where = say(Saying("ananda-picture-beside", "beside the board"))
    else:
        cell = f"{COLUMNS[monk // COLUMN]}{monk % COLUMN + 1}"
        where = say(Saying("ananda-picture-on", "on {cell}", cell=cell))
    cards = [
        half(color, str(value)) for number, (color, value) in enumerate(CARDS) if _holds(v.karma[seat], number)
    ]
    name, karma = (
        say(Saying("seat-name", "Seat {seat}", seat=seat + 1)),
        say(Saying("ananda-picture-karma", "karma")),
    )
    tiles, held = say(Saying("ananda-picture-rack", "rack")), say(Saying("ananda-picture-hand", "hand"))
    pile = say(Saying("ananda-picture-pile", "draw pile {number}", number=int(card_count(v.pile[seat]))))
    column = max(width(tiles), width(held))
    return [
        f"[bold]{name}[/] {_MONKS[seat]} {where}   {karma} {points}  {' '.join(cards)}",
        f"   {pad(tiles, column)} ({tile_count(v.rack[seat])}) {rack(v.rack[seat], say)}",
        f"   {pad(held, column)} ({card_count(v.hand[seat])}) {hand(v.hand[seat], say)}   {pile}",
    ]


def _holds(cards: Any, number: int) -> bool:
    return bool(int(cards) >> number & 1)


def rack(tiles: Any, say: Say = str) -> str:
    """The tiles of a rack; unseen ones as ▒."""
    shown = [half(a) + "═" + half(b) for kind, (a, b) in enumerate(TILES) for _ in range(tiles_of(tiles, kind))]
    unseen = int(tile_count(tiles)) - len(shown)
    return "  ".join(shown + [f"▒×{unseen}"] * (unseen > 0)) or _empty(say)


def hand(cards: Any, say: Say = str) -> str:
    """The cards of a hand; unseen ones as ▒."""
    shown = [half(color, str(value)) for number, (color, value) in enumerate(CARDS) if _holds(cards, number)]
    unseen = int(card_count(cards)) - len(shown)
    return "  ".join(shown + [f"▒×{unseen}"] * (unseen > 0)) or _empty(say)


def _empty(say: Say) -> str:
    return f"[dim]{say(Saying('ananda-picture-empty', 'empty'))}[/]"
