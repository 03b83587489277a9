"""What the rules make of a view, for people to see: prices after markets, MP to be gained, goals, scores by line.

Everything is computed from a view alone, for the seat that looks (for a spectator: the seat in turn). Seats count
from 1; an owner is 0 for nobody and −1 for somebody whose tile lies face down.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core import record
from vihara.core.compiled import Record
from vihara.core.plain import plain
from vihara.core.record import CHANCE, OVER, View
from vihara.games.tajuto.components import (
    ACTION_TILES,
    COLORS,
    COPIES,
    COVERING_BONUS,
    FLOORS,
    GOAL_EP,
    GOAL_MP,
    GOALS,
    GOALS_TO_CLAIM,
    INAUGURATION,
    INAUGURATION_EP,
    MARKET,
    MARKET_DISCOUNT,
    OFFERING_BONUS,
    OWN_TILES,
    PAGODAS,
    PAGODAS_TO_END,
    SHRINE,
    STACKS,
    STONES,
    TOUCHES,
    TURNS_PER_PLAYER,
    WISDOM_VALUES,
)
from vihara.games.tajuto.moves import Move, move_of
from vihara.games.tajuto.rules import FLOOR, MOST_ACTIONS, apply, chances
from vihara.games.tajuto.state import HIDDEN
from vihara.games.tajuto.table import Table

_USES = ("draw", "offer", "buy")
_UNKNOWN = -1


# -- The table ------------------------------------------------------------------------------------------------


def figures(view: View) -> dict[str, Any]:
    """The whole table as the viewer sees it."""
    v = plain(view)  # sent after every move to everybody
    table = Table(v)
    seat = _seat(table)
    players = [player(table, owner) for owner in range(table.seats)]
    return {
        "scores": [found["ep"] if found["total"] is None else found["total"] for found in players],
        "stage": "over" if v.to_act == OVER else "draw" if v.to_act == CHANCE else "act",
        "seat": seat + 1,
        "turn": table.seat + 1,
        "round": (int(v.turn_number) - 1) // table.seats + 1,
        "rounds": TURNS_PER_PLAYER,
        "finished": table.finished,
        "to_end": PAGODAS_TO_END,
        "touch": TOUCHES[int(v.touch)],
        "cheapest": {use: cheapest(table, seat, use) for use in _USES},
        "markets": int(v.owned[seat, MARKET]),
        "discount": MARKET_DISCOUNT * int(v.owned[seat, MARKET]),
        "used": [ACTION_TILES[tile] for tile in range(len(ACTION_TILES)) if table.is_used(tile)],
        "must_build": [COLORS[color] for color, _ in table.buildable(table.seat)],
        "pagodas": [pagoda(table, color, seat) for color in range(PAGODAS)],
        "stacks": [stack(table, number, seat) for number in range(len(STACKS))],
        "goals": goal_list(table, seat),
        "bag": bag(table),
        "players": players,
    }


def _seat(table: Table) -> int:
    """Whose prices and goals are shown."""
    seat = int(table.s.viewer)
    return seat if 0 <= seat < table.seats else table.seat


def _owner(number: Any) -> int:
    return _UNKNOWN if int(number) == HIDDEN else int(number)


def pagoda(table: Table, color: int, seat: int) -> dict[str, Any]:
    """A pagoda: its stones floor by floor, what its next floor and an offering on it would bring, its bet."""
    height = table.heights[color]
    top = table.stone_on_top(color)
    build = None
    if height < FLOORS:
        bonus = 0 if top is None else COVERING_BONUS
        where = [owner + 1 for owner in range(table.seats) if (color, height + 1) in table.front[owner]]
        build = {"size": height + 1, "mp": height + 1 + bonus, "bonus": bonus, "with": where[0] if where else 0}
    owner = _owner(table.s.inauguration[color])
    return {
        "color": COLORS[color],
        "height": height,
        "finished": height == FLOORS,
        "stones": [_stone(table, color, size) for size in range(1, height + 1)],
        "build": build,
        "offering": offering(table, color, seat),
        "inauguration": {
            "owner": owner,
            "gone": owner == 0 and height == FLOORS,
            "price": table.price(INAUGURATION, seat),
            "full": int(table.s.price[INAUGURATION, 0]),
            "ep": INAUGURATION_EP,
            "worth": worth(table, INAUGURATION, seat),
        },
    }


def _stone(table: Table, color: int, size: int) -> int:
    owner = table.stones.get((color, size))
    return 0 if owner is None else owner + 1


def offering(table: Table, color: int, seat: int) -> dict[str, Any]:
    """T-O1 to T-O3: the MP of an offering here, or what stands against it."""
    height = table.heights[color]
    against = None
    if height == 0:
        against = "bare"
    elif height == FLOORS:
        against = "finished"
    elif color in table.offered(seat):
        against = "offered"
    elif table.stone_on_top(color) is not None:
        against = "occupied"
    return {"mp": height + OFFERING_BONUS if against is None else 0, "against": against}


def stack(table: Table, number: int, seat: int) -> dict[str, Any]:
    """T-B1, T-B2: a stack of the village: its top tile: what it costs the seat, is worth to it, and does."""
    tile = ACTION_TILES.index(STACKS[number]) if STACKS[number] in ACTION_TILES else None
    left = COPIES[number] - int(table.s.sold[number])
    full = int(table.s.price[number, int(table.s.sold[number])]) if left else 0
    return {
        "kind": STACKS[number],
        "left": left,
        "copies": COPIES[number],
        "price": table.price(number, seat) if left else 0,
        "full": full,
        "ep": number + 1 if number < WISDOM_VALUES else 0,
        "worth": worth(table, number, seat),
        "saves": MARKET_DISCOUNT if number == MARKET else 0,
        "use": None if tile is None else _uses(tile)[0],
        "activation": 0 if tile is None else table.cost(tile),
    }


def worth(table: Table, number: int, seat: int) -> int:
    """T-E3, T-E4: the EP of a tile of a stack (or an inauguration) with the shrines and tiles of a seat."""
    shrines = int(table.s.owned[seat, SHRINE])
    if number < WISDOM_VALUES:
        return number + 1 + shrines
    if number == INAUGURATION:
        return INAUGURATION_EP + shrines
    return int(score_lines(table.s, table, seat)[3]["number"]) if number == SHRINE else 0


def _uses(tile: int) -> list[str]:
    """T-3: what an action tile can be used for."""
    return list(_USES) if tile < OWN_TILES else [_USES[(tile - OWN_TILES) % 3]]


def cheapest(table: Table, seat: int, use: str) -> str | None:
    """The unused action tile a seat would use: the cheapest, of equally cheap ones the one that can do least."""
    in_turn = seat == table.seat and table.s.to_act != OVER
    ready = [t for t in table.tiles(seat) if use in _uses(t) and not (in_turn and table.is_used(t))]
    return ACTION_TILES[min(ready, key=lambda t: (table.cost(t), len(_uses(t)), t))] if ready else None


def goal_list(table: Table, seat: int) -> list[dict[str, Any]]:
    """T-G1, T-E1, T-E2: each goal, who has it, and how far the seat is."""
    made, worth = len(table.offered(seat)), table.wisdom(seat)
    progress = {
        "wisdom5": (worth, 5),
        "wisdom10": (worth, 10),
        "offerings4": (made, 4),
        "offerings8": (made, STONES),
        "30mp": (table.mp[seat], GOAL_MP),
        "first": (int(table.s.finisher == seat + 1), 1),
        "fourth": (table.finished, PAGODAS_TO_END),
        "most": (table.mp[seat], max(table.mp)),
    }
    found = []
    for number, goal in enumerate(GOALS):
        have, need = progress[goal]
        owner = _owner(table.s.goal[number])
        claimable = number < GOALS_TO_CLAIM
        lost = goal == "first" and table.s.finisher not in (0, seat + 1)
        found.append(
            {
                "goal": goal,
                "owner": owner,
                "have": have,
                "need": need,
                "met": claimable and owner == 0 and have >= need,
                "lost": bool(lost),
                "at_end": not claimable,
                "ep": GOAL_EP,
            }
        )
    return found


def bag(table: Table) -> list[dict[str, Any]]:
    """For each size: the floors in the bag, how many of them fit now, and the MP they would earn on average."""
    found = []
    for size in range(1, FLOORS + 1):
        inside = [color for color, number in table.bag if number == size]
        fit = [color for color in inside if table.heights[color] == size - 1]
        earned = sum(_earned(table, color, size) for color in fit)
        found.append(
            {
                "size": size,
                "colors": [COLORS[color] for color in inside],
                "fit": [COLORS[color] for color in fit],
                "mp": round(earned / len(inside), 2) if inside else 0,
            }
        )
    return found


def _earned(table: Table, color: int, size: int) -> int:
    """T-F2: the MP of building a floor that fits."""
    if size != table.heights[color] + 1:
        return 0
    return size + (COVERING_BONUS if table.stone_on_top(color) is not None else 0)


# -- Players --------------------------------------------------------------------------------------------------


def player(table: Table, seat: int) -> dict[str, Any]:
    """What lies before a player, and the EP by line as far as the viewer sees them."""
    s = table.s
    in_turn = seat == table.seat and s.to_act != OVER
    tiles = []
    for tile in table.tiles(seat):
        tiles.append(
            {
                "tile": ACTION_TILES[tile],
                "uses": _uses(tile),
                "cost": table.cost(tile),
                "used": in_turn and table.is_used(tile),
                "affordable": table.cost(tile) <= table.mp[seat],
            }
        )
    front = []
    for color, size in table.front[seat]:
        fits = size == table.heights[color] + 1
        front.append({"color": COLORS[color], "size": size, "fits": fits, "mp": _earned(table, color, size)})
    lines = score_lines(s, table, seat)
    return {
        "seat": seat + 1,
        "mp": table.mp[seat],
        "tiles": tiles,
        "front": front,
        "stones": [COLORS[color] for color in range(PAGODAS) if color not in table.offered(seat)],
        "wisdom": [int(s.owned[seat, value]) for value in range(WISDOM_VALUES)],
        "markets": int(s.owned[seat, MARKET]),
        "shrines": int(s.owned[seat, SHRINE]),
        "inaugurations": [
            {"color": COLORS[color], "finished": table.is_finished(color)}
            for color in range(PAGODAS)
            if s.inauguration[color] == seat + 1
        ],
        "goals": [goal for number, goal in enumerate(GOALS) if s.goal[number] == seat + 1],
        "down": int(s.down[seat]),
        "total": int(s.total[seat]) if s.open_scores else None,
        "lines": lines,
        "ep": sum(line["ep"] for line in lines),
    }


def score_lines(s: Record, table: Table, seat: int) -> list[dict[str, Any]]:
    """T-E3, T-E4: where a seat's EP come from."""
    wisdom_tiles = sum(int(s.owned[seat, value]) for value in range(WISDOM_VALUES))
    finished = sum(s.inauguration[c] == seat + 1 and table.is_finished(c) for c in range(PAGODAS))
    claimed = sum(int(owner) == seat + 1 for owner in s.goal)
    shrines = int(s.owned[seat, SHRINE])
    blessed = wisdom_tiles + int(finished)
    return [
        {"kind": "wisdom", "number": wisdom_tiles, "each": 0, "ep": table.wisdom(seat)},
        {
            "kind": "inaugurations",
            "number": int(finished),
            "each": INAUGURATION_EP,
            "ep": int(finished) * INAUGURATION_EP,
        },
        {"kind": "goals", "number": claimed, "each": GOAL_EP, "ep": claimed * GOAL_EP},
        {"kind": "shrines", "number": blessed, "each": shrines, "ep": shrines * blessed},
    ]


# -- A considered move ----------------------------------------------------------------------------------------


def foresee(view: View, action: int) -> dict[str, Any]:
    """What a legal move of the seat to act would cost and bring; a draw tells what may come."""
    table = Table(plain(view))
    if table.s.to_act == OVER:
        return {}
    move = move_of(action)
    after = record.copy(view)
    apply(after, 0, action)
    left = Table(plain(after))
    seat = table.seat
    cost = table.cost(ACTION_TILES.index(move.tile)) if move.tile else 0
    found: dict[str, Any] = {
        "kind": move.kind,
        "tile": move.tile,
        "cost": cost,
        "before": table.mp[seat],
        "after": left.mp[seat],
        "goals": _newly_met(table, left),
    }
    match move.kind:
        case "draw":
            return found | {"size": move.size, "floors": _floors(after)}
        case "offer":
            floors = table.heights[COLORS.index(move.color)]
            made = len(left.offered(seat))
            gain = floors + OFFERING_BONUS
            return found | {
                "color": move.color,
                "floors": floors,
                "bonus": OFFERING_BONUS,
                "gain": gain,
                "made": made,
            }
        case "buy":
            return found | _purchase(table, move)
        case "build":
            return found | _building(table, left, move)
        case "goal":
            return found | {"goal": move.goal, "ep": GOAL_EP}
    kept = [{"color": COLORS[color], "size": size} for color, size in left.front[seat]]
    returned = [floor for floor in table.front[seat] if floor not in left.front[seat]]
    return found | {"kept": kept, "returned": [{"color": COLORS[color], "size": size} for color, size in returned]}


def _newly_met(before: Table, after: Table) -> list[str]:
    """T-G1: the goals whose conditions the seat in turn meets after the move and did not before."""
    met = [goal["goal"] for goal in goal_list(before, before.seat) if goal["met"]]
    return [goal["goal"] for goal in goal_list(after, before.seat) if goal["met"] and goal["goal"] not in met]


def _floors(drawing: View) -> list[dict[str, Any]]:
    """T-D1, T-U3: the floors that may come, how likely each is, and the MP of building it now."""
    table = Table(plain(drawing))
    actions, weights = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)
    number = int(chances(drawing, 0, actions, weights))
    total = int(weights[:number].sum())
    found = []
    for action, weight in zip(actions[:number].tolist(), weights[:number].tolist(), strict=True):
        size, color = divmod(action - FLOOR, 8)
        earned = _earned(table, color, size + 1)
        share = round(weight / total, 4)
        found.append({"color": COLORS[color], "size": size + 1, "share": share, "fits": earned > 0, "mp": earned})
    return found


def _purchase(table: Table, move: Move) -> dict[str, Any]:
    """T-B1, T-B2, T-E3, T-E4: the price, and what the tile is worth with one's shrines and tiles."""
    number = INAUGURATION if move.color else STACKS.index(move.stack)
    price = table.price(number, table.seat)
    copy = int(table.s.sold[number]) if number < len(STACKS) else 0
    return {
        "bought": move.stack,
        "color": move.color,
        "price": price,
        "full": int(table.s.price[number, copy]),
        "discount": MARKET_DISCOUNT * int(table.s.owned[table.seat, MARKET]),
        "ep": worth(table, number, table.seat),
        "saves": MARKET_DISCOUNT if number == MARKET else 0,
    }


def _building(table: Table, left: Table, move: Move) -> dict[str, Any]:
    """T-F2, T-F6, T-E1: the MP earned, and what finishing the pagoda sets off."""
    color = COLORS.index(move.color)
    floors = left.heights[color]
    bonus = 0 if table.stone_on_top(color) is None else COVERING_BONUS
    finishes = floors == FLOORS
    return {
        "color": move.color,
        "floors": floors,
        "bonus": bonus,
        "gain": floors + bonus,
        "finishes": finishes,
        "ends": finishes and left.finished >= PAGODAS_TO_END,
        "inauguration": _owner(table.s.inauguration[color]) if finishes else 0,
        "ep": INAUGURATION_EP if finishes and int(table.s.inauguration[color]) == table.seat + 1 else 0,
    }
