"""Moves as values, their action numbers, and why a move is refused."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.tajuto.components import (
    ACTION_TILES,
    BLIND,
    COLORS,
    COPIES,
    FLOORS,
    GOAL_MP,
    GOALS,
    INAUGURATION,
    OWN_TILES,
    STACKS,
    STONES,
)
from vihara.games.tajuto.rules import (
    ACTIONS,
    BUILD,
    BUY,
    CLAIM,
    DRAW,
    END,
    FLOOR,
    INAUGURATE,
    KEEP,
    KEEP_NONE,
    MOST_ACTIONS,
    OFFER,
    USE,
    USES,
    legal,
)
from vihara.games.tajuto.table import Table, floor_text


@dataclass(frozen=True)
class Move:
    """A decision or a chance action: its kind, and what it names.

    Kinds: `draw` (tile, size or 0), `offer` (tile, color), `buy` (tile, stack; `inauguration` with color), `build`
    (color), `goal` (goal), `end`, `keep` (color, size; neither if none is kept) and, given by chance,
    `floor` (color, size).
    """

    kind: str
    tile: str = ""
    color: str = ""
    size: int = 0
    stack: str = ""
    goal: str = ""


def action_of(move: Move) -> int:
    """The action number of a move."""
    color = COLORS.index(move.color) if move.color else 0
    floor = (move.size - 1) * 8 + color
    at = USE + ACTION_TILES.index(move.tile) * USES if move.tile else 0
    match move.kind:
        case "draw":
            return at + DRAW + move.size
        case "offer":
            return at + OFFER + color
        case "buy":
            return at + (INAUGURATE + color if move.color else BUY + STACKS.index(move.stack))
        case "build":
            return BUILD + color
        case "goal":
            return CLAIM + GOALS.index(move.goal)
        case "end":
            return END
        case "keep":
            return KEEP + floor if move.color else KEEP_NONE
        case "floor":
            return FLOOR + floor
    raise ValueError(f"no move of kind {move.kind!r}")


def move_of(action: int) -> Move:
    """The move with this action number."""
    if USE <= action < BUILD:
        number, use = divmod(action - USE, USES)
        tile = ACTION_TILES[number]
        if use < OFFER:
            return Move("draw", tile, size=use - DRAW)
        if use < BUY:
            return Move("offer", tile, COLORS[use - OFFER])
        if use < INAUGURATE:
            return Move("buy", tile, stack=STACKS[use - BUY])
        return Move("buy", tile, COLORS[use - INAUGURATE], stack="inauguration")
    if BUILD <= action < CLAIM:
        return Move("build", color=COLORS[action - BUILD])
    if CLAIM <= action < END:
        return Move("goal", goal=GOALS[action - CLAIM])
    if action == END:
        return Move("end")
    if action == KEEP_NONE:
        return Move("keep")
    if KEEP <= action < ACTIONS:
        kind, first = ("keep", KEEP) if action < FLOOR else ("floor", FLOOR)
        size_, color = divmod(action - first, 8)
        return Move(kind, color=COLORS[color], size=size_ + 1)
    raise ValueError(f"no action has the number {action}")


# -- Refusals -------------------------------------------------------------------------------------------------


def refusal(state: State, action: int) -> tuple[str, str]:
    """Why an action is not legal: a sentence and the clause it rests on."""
    table = Table(state[0])
    move = move_of(action)
    match move.kind:
        case "build":
            return _refusal_to_build(table, move)
        case "goal":
            return _refusal_of_goal(table, move)
        case "end" | "keep":
            actions = np.empty(MOST_ACTIONS, np.int64)
            can_use = bool((actions[: legal(state, 0, actions)] < BUILD).any())
            return _refusal_to_end(table, move, can_use)
        case "floor":
            return Saying("tajuto-refusal-bag", "floors come out of the bag only when one is drawn"), "T-D1"
    return _refusal_to_use(table, move)


def _refusal_to_use(table: Table, move: Move) -> tuple[str, str]:
    tile, mp = ACTION_TILES.index(move.tile), table.mp[table.seat]
    copy, kind = divmod(tile - OWN_TILES, 3)
    if not table.has_tile(tile, table.seat):
        return Saying("tajuto-refusal-no-tile", "you have no action tile {tile}", tile=move.tile), "T-3"
    if table.is_used(tile):
        return Saying("tajuto-refusal-used", "action tile {tile} was used this turn", tile=move.tile), "T-1"
    if copy == 1 and not table.is_used(tile - 3):
        return Saying("tajuto-refusal-same", "{tile} is unused and does the same", tile=move.tile[0]), "T-3"
    if tile >= OWN_TILES and move.kind != ("draw", "offer", "buy")[kind]:
        cannot = "action tile {tile} cannot {use}"
        return Saying("tajuto-refusal-use", cannot, tile=move.tile, use=move.kind), "T-3"
    cost = table.cost(tile)
    if cost > mp:
        dear = "using {tile} costs {cost} MP and you have {mp}"
        return Saying("tajuto-refusal-cost", dear, tile=move.tile, cost=cost, mp=mp), "T-2"
    match move.kind:
        case "draw":
            return _refusal_to_draw(table, move)
        case "offer":
            return _refusal_to_offer(table, move)
    return _refusal_to_buy(table, move, mp - cost)


def _refusal_to_draw(table: Table, move: Move) -> tuple[str, str]:
    if not table.bag:
        return Saying("tajuto-refusal-empty", "the bag is empty"), "T-D1"
    if table.s.touch == BLIND:
        return Saying("tajuto-refusal-blind", "with touch blind no size is named"), "T-U3"
    if not move.size:
        return Saying("tajuto-refusal-size", "name a size from 1 to 6"), "T-U3"
    return Saying("tajuto-refusal-no-size", "no floor of size {size} is in the bag", size=move.size), "T-U3"


def _refusal_to_offer(table: Table, move: Move) -> tuple[str, str]:
    color = COLORS.index(move.color)
    height = table.heights[color]
    if height == 0:
        return Saying("tajuto-refusal-no-floor", "the {color} pagoda has no floor yet", color=move.color), "T-O1"
    if height == FLOORS:
        return Saying("tajuto-refusal-sixth", "no offering on a 6th floor"), "T-O3"
    if color in table.offered(table.seat):
        return Saying("tajuto-refusal-offered", "your {color} stone has been offered", color=move.color), "T-O1"
    lies = "a stone lies on floor {floor} of the {color} pagoda already"
    return Saying("tajuto-refusal-stone", lies, floor=height, color=move.color), "T-O1"


def _refusal_to_buy(table: Table, move: Move, money: int) -> tuple[str, str]:
    if move.color:
        color = COLORS.index(move.color)
        if table.is_finished(color):
            return Saying("tajuto-refusal-finished", "the {color} pagoda is finished", color=move.color), "T-B1"
        if table.s.inauguration[color]:
            sold = "the {color} inauguration tile is sold"
            return Saying("tajuto-refusal-inaugurated", sold, color=move.color), "T-B1"
        stack = INAUGURATION
    else:
        stack = STACKS.index(move.stack)
        if table.s.sold[stack] == COPIES[stack]:
            return Saying("tajuto-refusal-sold", "all tiles of {bought} are sold", bought=move.stack), "T-B1"
    price = table.price(stack, table.seat)
    dear = "it costs {price} MP and you have {mp} left for it"
    return Saying("tajuto-refusal-price", dear, price=price, mp=money), "T-2"


def _refusal_to_build(table: Table, move: Move) -> tuple[str, str]:
    color = COLORS.index(move.color)
    if color not in [c for c, _ in table.front[table.seat]]:
        return Saying("tajuto-refusal-front", "no {color} floor lies in front of you", color=move.color), "T-F1"
    needs = "the {color} pagoda needs its floor {floor} first"
    return Saying("tajuto-refusal-order", needs, color=move.color, floor=table.heights[color] + 1), "T-F1"


def _refusal_of_goal(table: Table, move: Move) -> tuple[str, str]:
    if table.s.goal[GOALS.index(move.goal)]:
        return Saying("tajuto-refusal-goal", "the goal {goal} has been taken", goal=move.goal), "T-G1"
    match move.goal:
        case "wisdom5" | "wisdom10":
            worth = "your wisdom tiles are worth {ep} EP, not {needed}"
            ep, needed = table.wisdom(table.seat), int(move.goal[6:])
            return Saying("tajuto-refusal-wisdom", worth, ep=ep, needed=needed), "T-G1"
        case "offerings4" | "offerings8":
            made = "you have made {made} of {stones} offerings"
            offered = len(table.offered(table.seat))
            return Saying("tajuto-refusal-offerings", made, made=offered, stones=STONES), "T-G1"
        case "30mp":
            mp = table.mp[table.seat]
            return Saying("tajuto-refusal-mp", "you have {mp} MP, not {needed}", mp=mp, needed=GOAL_MP), "T-G1"
    return Saying("tajuto-refusal-first", "you did not finish the first pagoda of the game"), "T-U6"


def _refusal_to_end(table: Table, move: Move, can_use: bool) -> tuple[str, str]:
    front, buildable = table.front[table.seat], table.buildable(table.seat)
    if buildable:
        must = "the floor {floor} in front of you can be built, so it must be"
        return Saying("tajuto-refusal-must-build", must, floor=floor_text(buildable[0])), "T-F3"
    if not table.s.used and can_use:
        return Saying("tajuto-refusal-use-first", "use an action tile first"), "T-U5"
    if move.kind == "end":
        which = "{number} floors lie in front of you: say which one stays, or that none does"
        return Saying("tajuto-refusal-which", which, number=len(front)), "T-F4"
    if len(front) < 2:
        several = "a floor is chosen only if several lie in front of you"
        return Saying("tajuto-refusal-several", several), "T-F4"
    if not move.color:
        must = "by the rules of this match one of the floors stays"
        return Saying("tajuto-refusal-must-keep", must), "T-F4"
    lies = "no floor {color} {size} lies in front of you"
    return Saying("tajuto-refusal-not-there", lies, color=move.color, size=move.size), "T-F4"
