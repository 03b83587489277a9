"""What a step of Tajuto did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.event import Event
from vihara.core.record import OVER, State
from vihara.core.saying import Saying
from vihara.games.tajuto.components import (
    ACTION_TILES,
    COLORS,
    GOALS,
    GOALS_TO_CLAIM,
    INAUGURATION,
    PAGODAS_TO_END,
    SEATS,
    STACKS,
    TURNS_PER_PLAYER,
)
from vihara.games.tajuto.moves import Move, move_of
from vihara.games.tajuto.rules import scores, winners
from vihara.games.tajuto.table import Table, floor_text


def events(before: State, action: int, after: State) -> list[Event]:
    """Tell what an action did; seats count from 1. Every field is public when it happens (T-U7)."""
    b, a = before[0], after[0]
    move = move_of(action)
    told = [Event(move.kind if move.kind != "keep" else "end", _fields(Table(b), move, Table(a)))]
    if move.kind == "build" and Table(a).is_finished(COLORS.index(move.color)):
        told.append(
            Event(
                "finished",
                {
                    "seat": int(b.turn) + 1,
                    "color": move.color,
                    "number": Table(a).finished,
                    "inauguration": int(b.inauguration[COLORS.index(move.color)]),
                },
            )
        )
    if a.to_act == OVER:
        for goal in range(GOALS_TO_CLAIM, len(GOALS)):
            if a.goal[goal]:
                told.append(Event("goal", {"seat": int(a.goal[goal]), "goal": GOALS[goal]}))
        points = np.zeros(SEATS[-1], np.int64)
        scores(after, 0, points)
        mask = int(winners(after, 0))
        told.append(
            Event(
                "over",
                {
                    "winners": tuple(seat + 1 for seat in range(a.seats) if mask >> seat & 1),
                    "scores": tuple(points[: a.seats].tolist()),
                    "reason": reason(after),
                },
            )
        )
    return told


def _fields(before: Table, move: Move, after: Table) -> dict[str, Any]:
    seat = before.seat
    color = COLORS.index(move.color) if move.color else 0
    fields: dict[str, Any] = {"seat": seat + 1}
    if move.tile:
        fields |= {"tile": move.tile, "cost": before.cost(ACTION_TILES.index(move.tile))}
    match move.kind:
        case "draw":
            return fields | {"size": move.size}
        case "floor":
            return fields | {"color": move.color, "size": move.size}
        case "offer":
            gained = after.mp[seat] - before.mp[seat] + fields["cost"]
            return fields | {"color": move.color, "floors": before.heights[color], "mp": gained}
        case "buy":
            stack = INAUGURATION if move.color else STACKS.index(move.stack)
            return fields | {"bought": move.stack, "color": move.color, "price": before.price(stack, seat)}
        case "build":
            return fields | {
                "color": move.color,
                "floors": after.heights[color],
                "mp": after.mp[seat] - before.mp[seat],
                "covered": before.stone_on_top(color) is not None,
            }
        case "goal":
            return fields | {"goal": move.goal}
    kept = after.front[seat]
    return fields | {
        "kept": tuple(floor_text(floor) for floor in kept),
        "returned": tuple(floor_text(floor) for floor in before.front[seat] if floor not in kept),
    }


def reason(state: State) -> Saying:
    """Why the game ended."""
    if Table(state[0]).finished >= PAGODAS_TO_END:
        return Saying("tajuto-ending-pagodas", "the fourth pagoda is finished")
    return Saying("tajuto-ending-turns", "every player has had {turns} turns", turns=TURNS_PER_PLAYER)
