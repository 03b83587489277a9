"""What the rules make of a view, for people to see: the table in words and numbers, and what a move would bring.

Everything is computed from a view alone. Seats count from 1, spaces are written as in the notation (`c4`), tiles
and cards by their names. The arithmetic of a turn is `meditations`: area value − meditation value = tiles to take.
"""

from __future__ import annotations

from typing import Any

from vihara.core import record
from vihara.core.compiled import Record
from vihara.core.plain import plain
from vihara.core.record import OVER, View
from vihara.games.ananda.areas import area_size, color_at, same_area
from vihara.games.ananda.components import CARDS, COLORS, HAND_LIMIT, RACK_LIMIT, SUM_OF, TILE_NAMES, TILES
from vihara.games.ananda.moves import cell_name, laid_tile, move_of
from vihara.games.ananda.notation import card_words, tile_words
from vihara.games.ananda.rules import apply, area_value, held_values
from vihara.games.ananda.state import (
    BALANCE,
    BESIDE,
    BUILD,
    COLUMN,
    DEAL,
    EMPTY,
    ENDED,
    FORFEIT,
    MEDITATE,
    MONK,
    REFILL,
    SPACES,
    WHOLE,
    card_count,
    card_sum,
    tile_count,
    tiles_of,
)

_STAGES = {
    DEAL: "deal",
    MONK: "monk",
    BUILD: "build",
    MEDITATE: "meditate",
    FORFEIT: "forfeit",
    REFILL: "refill",
    BALANCE: "balance",
    ENDED: "over",
}


# -- The table ------------------------------------------------------------------------------------------------


def figures(view: View) -> dict[str, Any]:
    """The whole table as the viewer sees it; `turn_area` and `meditations` while somebody builds or meditates."""
    v = plain(view)  # sent after every move to everybody
    board = areas(v)
    found: dict[str, Any] = {
        "scores": [int(card_sum(v.karma[seat])) for seat in range(v.seats)],
        "side": int(v.side),
        "stage": _STAGES[int(v.stage)],
        "turn": int(v.turn) + 1,
        "supply": int(tile_count(v.supply)),
        "rack_limit": RACK_LIMIT,
        "hand_limit": HAND_LIMIT,
        "idle": int(v.idle),
        "laid_now": int(v.laid_now),
        "tiles": tiles(v),
        "areas": board,
        "players": [player(v, seat) for seat in range(v.seats)],
        "turn_area": None,
        "meditations": [],
    }
    if v.stage in (BUILD, MEDITATE):
        found["turn_area"] = turn_area(view, board)
        if v.stage == MEDITATE or v.laid_now:
            found["meditations"] = meditations(view)
    return found


def tiles(v: Record) -> list[dict[str, Any]]:
    """The tiles of the board as they were laid: `level` counts from 1, `shown` says which halves lie uncovered."""
    heights: dict[int, int] = {}
    found: list[dict[str, Any]] = []
    for number in v.laid[: v.tiles_laid]:
        kind, one, other = laid_tile(int(number))
        level = heights.get(one, 0) + 1
        heights[one] = heights[other] = level
        found.append(
            {
                "tile": TILE_NAMES[kind],
                "cells": [cell_name(one), cell_name(other)],
                "colors": [COLORS[color] for color in TILES[kind]],
                "level": level,
                "spaces": (one, other),
            }
        )
    for tile in found:
        tile["shown"] = [heights[cell] == tile["level"] for cell in tile.pop("spaces")]
    return found


def areas(v: Record) -> list[dict[str, Any]]:
    """A-1a: every area, with its size and the monks on it; `free`: the monk of the seat in turn may go there.

    `cards` are the values of that color in the viewer's hand, `own_tiles` counts the tiles of the rack with it.
    """
    left = colors_seen(v)
    found = []
    while left:
        start = min(left)
        color, members, edge = left[start], {start}, [start]
        while edge:
            cell = edge.pop()
            near = [cell + step for step in (1, -1, COLUMN, -COLUMN) if left.get(cell + step) == color]
            edge += [other for other in near if other not in members]
            members.update(near)
        left = {cell: seen for cell, seen in left.items() if cell not in members}
        monks = [seat + 1 for seat in range(v.seats) if int(v.monk[seat]) in members]
        area = {
            "color": COLORS[color],
            "cells": [cell_name(cell) for cell in sorted(members)],
            "size": len(members),
            "monks": monks,
            "free": bool(v.stage == MONK and not monks),
        }
        found.append(area | _own(v, color))
    return found


def colors_seen(v: Record) -> dict[int, int]:
    """The color of every space that is not bare foundation, seen from above."""
    sets = [int(low) | int(high) << 64 for low, high in v.seen]
    return {cell: color for color, cells in enumerate(sets) for cell in range(SPACES) if cells >> cell & 1}


def _own(v: Record, color: int) -> dict[str, Any]:
    """What the viewer holds of a color; nothing for a spectator."""
    if not 0 <= v.viewer < v.seats:
        return {"cards": [], "own_tiles": 0}
    cards, rack = int(v.hand[v.viewer]), v.rack[v.viewer]
    values = [value for number, (of, value) in enumerate(CARDS) if of == color and cards >> number & 1]
    number = sum(int(tiles_of(rack, kind)) for kind, colors in enumerate(TILES) if color in colors)
    return {"cards": values, "own_tiles": number}


def player(v: Record, seat: int) -> dict[str, Any]:
    """What lies before a player: `?` stands for a piece the viewer cannot see."""
    monk = int(v.monk[seat])
    return {
        "seat": seat + 1,
        "monk": None if monk == BESIDE else cell_name(monk),
        "rack": _pieces(tile_words(v.rack[seat])),
        "hand": _pieces(card_words(v.hand[seat])),
        "karma": card_words(v.karma[seat]),
        "pile": int(card_count(v.pile[seat])),
        "score": int(card_sum(v.karma[seat])),
    }


def _pieces(words: list[str]) -> list[str]:
    """Pieces one by one: the notation's `?6` is six hidden ones."""
    found: list[str] = []
    for word in words:
        found += ["?"] * int(word[1:]) if word.startswith("?") else [word]
    return found


# -- The arithmetic of a turn ---------------------------------------------------------------------------------


def turn_area(view: View, board: list[dict[str, Any]]) -> dict[str, Any]:
    """A-2e: the area of the monk of the seat in turn, as it is now; `board` are all areas."""
    v = view[0]
    monk = int(v.monk[v.turn])
    return {
        "color": COLORS[int(color_at(v, monk))],
        "value": int(area_value(v)),
        "monk": cell_name(monk),
        "cells": [name for area in board if cell_name(monk) in area["cells"] for name in area["cells"]],
    }


def meditations(view: View) -> list[dict[str, Any]]:
    """A-3a to A-5a: every meditation the seat in turn could hold if building stopped now, if its hand is seen."""
    v = plain(view)
    if v.viewer not in (v.turn, WHOLE):
        return []
    held, most = int(held_values(view[0])), int(area_value(view[0]))
    sets = [values for values in range(32) if values & ~held == 0 and SUM_OF[values] <= most]
    return sorted(
        (meditation(v, most, values) for values in sets), key=lambda plan: (plan["meditation"], plan["values"])
    )


def meditation(v: Record, area: int, values: int) -> dict[str, Any]:
    """What playing these values brings: karma, tiles (or cards once the supply is used up), cards to balance."""
    seat, total = int(v.turn), int(SUM_OF[values])
    played = values.bit_count()
    rack, hand, pile = int(tile_count(v.rack[seat])), int(card_count(v.hand[seat])), int(card_count(v.pile[seat]))
    due = min(area - total, RACK_LIMIT - rack)  # A-4a, A-4b
    taken = min(due, int(tile_count(v.supply)))
    instead = max(0, min(due - taken, HAND_LIMIT - (hand - played), pile))  # A-4c, A-U6
    drawn = max(0, min(rack + taken - (hand - played + instead), pile - instead))  # A-5a, A-5b
    karma = int(card_sum(v.karma[seat]))
    return {
        "values": [value for value in range(1, 6) if values >> value - 1 & 1],
        "area": area,
        "meditation": total,
        "left": area - total,
        "room": RACK_LIMIT - rack,
        "tiles": taken,
        "cards_instead": instead,
        "cards": drawn,
        "rack": rack + taken,
        "hand": hand - played + instead + drawn,
        "karma": karma + total,
        "ends": _ends(v, rack + taken, taken),
    }


def _ends(v: Record, rack: int, taken: int) -> bool:
    """A-E1, A-U4: whether the game ends if the seat in turn is left with so many tiles after taking some."""
    racks = [int(tile_count(v.rack[seat])) for seat in range(v.seats)]
    racks[int(v.turn)] = rack
    return int(tile_count(v.supply)) == taken and 0 in racks


def forfeit(v: Record) -> dict[str, Any]:
    """A-1d, A-2f, A-U5, A-U7: what a turn without action brings: a tile, or a card if there is none."""
    seat = int(v.turn)
    full = tile_count(v.rack[seat]) == RACK_LIMIT
    empty = bool(v.supply == EMPTY)
    card = empty and card_count(v.hand[seat]) < HAND_LIMIT and card_count(v.pile[seat]) > 0
    return {
        "tiles": int(not full and not empty),
        "cards": int(not full and bool(card)),
        "full": bool(full),
        "idle": bool(full or empty),
    }


# -- A considered move ----------------------------------------------------------------------------------------


def foresee(view: View, action: int) -> dict[str, Any]:
    """What a legal move of the seat to act would bring."""
    v = view[0]
    if v.to_act == OVER:
        return {}
    move = move_of(action)
    match move.kind:
        case "monk":
            color = int(color_at(v, move.cells[0]))
            return {
                "kind": "monk",
                "color": COLORS[color],
                "area": int(area_size(v, move.cells[0])),
                **_own(v, color),
            }
        case "tile":
            return _tile(view, action)
        case "stop" if v.laid_now:
            return {"kind": "stop", "area": int(area_value(v)), "meditations": meditations(view)}
        case "play":
            values = sum(1 << value - 1 for value in move.values)
            return {"kind": "play", **meditation(plain(view), int(area_value(v)), values)}
    return {"kind": "forfeit", **forfeit(v)}


def _tile(view: View, action: int) -> dict[str, Any]:
    """The area before and after, how high the tile lies, and whose monks one would then share the area with."""
    v, after = view[0], record.copy(view)
    apply(after, 0, action)
    a = after[0]
    monk, cells = int(v.monk[v.turn]), move_of(action).cells
    others = [seat for seat in range(v.seats) if seat != v.turn and int(v.monk[seat]) != BESIDE]
    joined = [seat + 1 for seat in others if same_area(a, monk, int(a.monk[seat]))]
    return {
        "kind": "tile",
        "color": COLORS[int(color_at(v, monk))],
        "before": int(area_value(v)),
        "area": int(area_value(a)),
        "level": int(a.height[cells[0]]),
        "covers": sum(bool(v.height[cell]) and bool(same_area(v, monk, cell)) for cell in cells),
        "joined": [seat for seat in joined if not same_area(v, monk, int(v.monk[seat - 1]))],
        "rack": int(tile_count(a.rack[v.turn])),
        "meditations": meditations(after),
    }
