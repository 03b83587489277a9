"""What a step of Ananda did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.event import Event
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.ananda.areas import color_at
from vihara.games.ananda.components import COLORS, MOST_SEATS, SUM_OF
from vihara.games.ananda.moves import Move, cell_name, move_of
from vihara.games.ananda.notation import target
from vihara.games.ananda.rules import PLAY, area_value, scores, winners
from vihara.games.ananda.state import ENDED


def events(before: State, action: int, after: State) -> list[Event]:
    """Tell what an action did; seats count from 1."""
    move = move_of(action)
    told = [_taken(before, move) if move.kind in ("rack", "hand") else _decided(before, action, move, after)]
    if after[0].stage == ENDED:
        told.append(_over(after))
    return told


def _taken(before: State, move: Move) -> Event:
    b = before[0]
    head, tail = target(b)
    if head[0] == "start":
        return Event("start", {"tile": move.tile, "cells": tuple(tail)})
    fields: dict[str, Any] = {"seat": int(head[1]), "number": 1}
    if head[0] == "hand":
        return Event("hand", fields | {"cards": (move.card,)})
    return Event("open rack" if b.open_racks else "rack", fields | {"tiles": (move.tile,)})


def _decided(before: State, action: int, move: Move, after: State) -> Event:
    b, a = before[0], after[0]
    fields: dict[str, Any] = {"seat": int(b.to_act) + 1}
    match move.kind:
        case "monk":
            color = COLORS[int(color_at(b, move.cells[0]))]
            return Event("monk", fields | {"cell": cell_name(move.cells[0]), "color": color})
        case "tile":
            cells = tuple(cell_name(cell) for cell in move.cells)
            height = int(a.height[move.cells[0]])
            return Event("tile", fields | {"tile": move.tile, "cells": cells, "height": height})
        case "stop":
            if b.laid_now:
                return Event("stop", fields | {"area": int(area_value(b))})
            return Event("forfeit", fields)
        case "play":
            area, meditation = int(area_value(b)), int(SUM_OF[action - PLAY])
            return Event(
                "play",
                fields
                | {
                    "color": COLORS[int(color_at(b, int(b.monk[b.turn])))],
                    "values": move.values,
                    "area": area,
                    "meditation": meditation,
                    "take": area - meditation,
                },
            )
    return Event("pass", fields)


def _over(after: State) -> Event:
    mask, points = winners(after, 0), np.zeros(MOST_SEATS, np.int64)
    scores(after, 0, points)
    seats = int(after[0].seats)
    return Event(
        "over",
        {
            "winners": tuple(seat + 1 for seat in range(seats) if mask >> seat & 1),
            "scores": tuple(points[:seats].tolist()),
            "reason": reason(after),
        },
    )


def reason(state: State) -> Saying:
    """Why the game ended."""
    if state[0].idle:
        return Saying("ananda-ending-idle", "two rounds without action")
    return Saying("ananda-ending-empty", "the supply and a rack are empty")
