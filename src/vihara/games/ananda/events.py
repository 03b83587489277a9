"""What a step of Ananda did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import State
from vihara.core.words import more, put
from vihara.games.ananda.areas import STEPS, color_at
from vihara.games.ananda.components import SUM_OF
from vihara.games.ananda.rules import (
    CARD,
    LAY,
    PASS,
    PLACE,
    PLAY,
    STOP,
    TILE,
    area_value,
    start_space,
    taker,
    takes_card,
    winners,
)
from vihara.games.ananda.state import COLUMN, ENDED, SPACES, card_sum
from vihara.games.ananda.words import ENDINGS, IDLE, USED_UP, Step


@rules
def tell(befores: Any, i: int, action: int, afters: Any, j: int, out: Any, k: int) -> None:
    """Tell what an action did, into `out[k]`."""
    step: Step = out[k]
    if action >= TILE:
        tell_taken(befores[i], action, step)
    else:
        tell_decision(befores[i], action, afters[j], step)
    if afters[j].stage == ENDED:
        tell_over(afters, j, step)


@rules
def tell_taken(b: Record, action: int, step: Step) -> None:
    """A tile or a card that chance gave."""
    seat = taker(b)
    told = more(step.events)
    if seat < 0:
        told.start.given = True
        told.start.tile = action - TILE
        told.start.cells[0] = start_space(b)
        told.start.cells[1] = start_space(b) + COLUMN
    elif takes_card(b):
        told.hand.given = True
        told.hand.seat = seat
        told.hand.number = 1
        put(told.hand.cards, action - CARD)
    elif b.open_racks:
        told.open_rack.given = True
        told.open_rack.seat = seat
        told.open_rack.number = 1
        put(told.open_rack.tiles, action - TILE)
    else:
        told.rack.given = True
        told.rack.seat = seat
        told.rack.number = 1
        put(told.rack.tiles, action - TILE)


@rules
def tell_decision(b: Record, action: int, a: Record, step: Step) -> None:
    """What a seat did."""
    seat: Any = np.int64(b.to_act)
    told = more(step.events)
    if action < LAY:
        told.monk.given = True
        told.monk.seat = seat
        told.monk.cell = action - PLACE
        told.monk.color = color_at(b, action - PLACE)
    elif action < STOP:
        place, cell = divmod(action - LAY, SPACES)
        told.tile.given = True
        told.tile.seat = seat
        told.tile.tile = place // 4
        told.tile.cells[0] = cell
        told.tile.cells[1] = cell + STEPS[place % 4]
        told.tile.height = a.height[cell]
    elif action == PASS:
        told.pass_.given = True
        told.pass_.seat = seat
    elif action != STOP:
        told.play.given = True
        told.play.seat = seat
        told.play.color = color_at(b, np.int64(b.monk[seat]))
        told.play.values = action - PLAY
        told.play.area = area_value(b)
        told.play.meditation = SUM_OF[action - PLAY]
        told.play.take = area_value(b) - SUM_OF[action - PLAY]
    elif b.laid_now > 0:
        told.stop.given = True
        told.stop.seat = seat
        told.stop.area = area_value(b)
    else:
        told.forfeit.given = True
        told.forfeit.seat = seat


@rules
def tell_over(afters: Any, j: int, step: Step) -> None:
    """A-E1, A-E2, A-U7: who won, by how much, and why it ended."""
    a, mask = afters[j], winners(afters, j)
    over = more(step.events).over
    over.given = True
    for seat in range(a.seats):
        put(over.scores, card_sum(a.karma[seat]))
        if mask >> seat & 1:
            put(over.winners, seat)
    over.reason = ending_of(afters, j)


@rules
def ending_of(states: Any, i: int) -> int:
    """A-E1, A-U7: why the game ended."""
    return USED_UP if states[i].idle == 0 else IDLE


def reason(state: State) -> str:
    """Why the game ended."""
    return ENDINGS[ending_of(state, 0)]
