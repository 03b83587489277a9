"""What a step of Tajuto did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import OVER, State
from vihara.core.saying import Saying
from vihara.core.words import Many, more, put
from vihara.games.tajuto.components import FLOORS, GOALS, GOALS_TO_CLAIM, INAUGURATION, PAGODAS, PAGODAS_TO_END
from vihara.games.tajuto.rules import (
    BUILD,
    BUY,
    CLAIM,
    DRAW,
    END,
    FLOOR,
    INAUGURATE,
    OFFER,
    USES,
    activation,
    covers_stone,
    is_finished,
    price,
    score,
    winners,
)
from vihara.games.tajuto.state import EMPTY, height, lowest, of_size, size, without_lowest
from vihara.games.tajuto.words import BY_PAGODAS, BY_TURNS, ENDINGS, NO_COLOR, Happened, Step

_GOALS = len(GOALS)


@rules
def tell(befores: Any, i: int, action: int, afters: Any, j: int, out: Any, k: int) -> None:
    """Tell what an action did, into `out[k]`."""
    b, a = befores[i], afters[j]
    step: Step = out[k]
    told = more(step.events)
    if action >= FLOOR:
        told.floor.given = True
        told.floor.seat = b.turn
        told.floor.color = (action - FLOOR) % PAGODAS
        told.floor.size = (action - FLOOR) // PAGODAS + 1
    elif action < BUILD:
        tell_use(b, action, a, told)
    elif action < CLAIM:
        tell_built(b, action - BUILD, a, step, told)
    elif action < END:
        told.goal.given = True
        told.goal.seat = b.turn
        told.goal.goal = action - CLAIM
    else:
        told.end.given = True
        told.end.seat = b.turn
        list_floors(a.front_word[b.turn], told.end.kept)
        list_floors(b.front_word[b.turn] & ~a.front_word[b.turn], told.end.returned)
    if a.to_act == OVER:
        tell_over(afters, j, step)


@rules
def tell_use(b: Record, action: int, a: Record, told: Happened) -> None:
    """T-1, T-2: what an action tile was used for."""
    tile, use = divmod(action, USES)
    seat: Any = np.int64(b.turn)
    if use < OFFER:
        told.draw.given = True
        told.draw.seat = seat
        told.draw.tile = tile
        told.draw.cost = activation(b, tile)
        told.draw.size = use - DRAW
    elif use < BUY:
        told.offer.given = True
        told.offer.seat = seat
        told.offer.tile = tile
        told.offer.cost = activation(b, tile)
        told.offer.color = use - OFFER
        told.offer.floors = height(b.built_word, use - OFFER)
        told.offer.mp = a.mp[seat] - b.mp[seat] + activation(b, tile)
    else:
        stack = min(use - BUY, INAUGURATION)
        told.buy.given = True
        told.buy.seat = seat
        told.buy.tile = tile
        told.buy.cost = activation(b, tile)
        told.buy.bought = stack
        told.buy.color = use - INAUGURATE if stack == INAUGURATION else NO_COLOR
        told.buy.price = price(b, stack)


@rules
def tell_built(b: Record, color: int, a: Record, step: Step, told: Happened) -> None:
    """T-F1, T-F2, T-F6: a floor more, and perhaps a finished pagoda."""
    seat: Any = np.int64(b.turn)
    told.build.given = True
    told.build.seat = seat
    told.build.color = color
    told.build.floors = height(a.built_word, color)
    told.build.mp = a.mp[seat] - b.mp[seat]
    told.build.covered = covers_stone(b, color)
    if is_finished(a, color):
        owner: Any = np.int64(b.inauguration[color])
        finished = more(step.events).finished
        finished.given = True
        finished.seat = seat
        finished.color = color
        finished.number = size(of_size(a.built_word, FLOORS))
        finished.inauguration = owner - 1


@rules
def list_floors(floors: Any, out: Many[int]) -> None:
    """The floors of a set by size and color."""
    while floors != EMPTY:
        put(out, lowest(floors))
        floors = without_lowest(floors)


@rules
def tell_over(afters: Any, j: int, step: Step) -> None:
    """T-E1 to T-E5: the goals given at the end, who won, by how much, and why it ended."""
    a, mask = afters[j], winners(afters, j)
    for goal in range(GOALS_TO_CLAIM, _GOALS):
        owner: Any = np.int64(a.goal[goal])
        if owner > 0:
            taken = more(step.events).goal
            taken.given = True
            taken.seat = owner - 1
            taken.goal = goal
    over = more(step.events).over
    over.given = True
    for seat in range(a.seats):
        put(over.scores, score(a, seat))
        if mask >> seat & 1:
            put(over.winners, seat)
    over.reason = ending_of(afters, j)


@rules
def ending_of(states: Any, i: int) -> int:
    """T-E1, T-U8: why the game ended."""
    return BY_PAGODAS if size(of_size(states[i].built_word, FLOORS)) >= PAGODAS_TO_END else BY_TURNS


def reason(state: State) -> Saying:
    """Why the game ended."""
    return ENDINGS[ending_of(state, 0)]
