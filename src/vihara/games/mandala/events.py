"""What a step of Mandala did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.core.words import more, put
from vihara.games.mandala.components import COLORS
from vihara.games.mandala.rules import (
    BUILD,
    CARD,
    CLAIM,
    GROW,
    PASS,
    REDRAW,
    RESHUFFLE,
    river_is_full,
    score,
    winners,
)
from vihara.games.mandala.state import CLAIMING, DEAL, ENDED, REFILLING, size
from vihara.games.mandala.words import ENDINGS, FULL_RIVER, ONCE, TWICE, ColorClaimed, Happened, Step

_COLORS = len(COLORS)


@rules
def tell(befores: Any, i: int, action: int, afters: Any, j: int, out: Any, k: int) -> None:
    """Tell what an action did, into `out[k]`."""
    b, a = befores[i], afters[j]
    step: Step = out[k]
    told = more(step.events)
    if action == RESHUFFLE:
        told.reshuffle.given = True
        told.reshuffle.number = size(a.deck_word)
    elif action >= CARD:
        tell_drawn(b, action - CARD, told)
    else:
        tell_decision(b, action, a, told)
    if a.ending and not b.ending:
        more(step.events).ending.given = True
    if b.stage == a.stage:
        return
    if a.stage == CLAIMING:
        complete = more(step.events).complete
        complete.given = True
        complete.mandala = a.mandala
        complete.chooses = a.to_act
    if a.stage == REFILLING or (a.stage == ENDED and b.stage == CLAIMING):
        destroyed = more(step.events).destroyed
        destroyed.given = True
        destroyed.mandala = b.mandala if b.stage == CLAIMING else a.mandala
    if a.stage == ENDED:
        tell_over(afters, j, step)


@rules
def tell_drawn(b: Record, color: int, told: Happened) -> None:
    """A card of the deck, and where it went."""
    if b.stage == REFILLING or (b.stage == DEAL and b.dealing < 2):
        told.mountain.given = True
        told.mountain.mandala = b.mandala if b.stage == REFILLING else b.dealing
        told.mountain.number = 1
        put(told.mountain.cards, color)
    elif b.stage != DEAL or b.dealing < 4:
        told.hand.given = True
        told.hand.seat = b.dealing - 2 if b.stage == DEAL else b.turn
        told.hand.number = 1
        put(told.hand.cards, color)
    else:
        told.cup.given = True
        told.cup.seat = b.dealing - 4
        told.cup.number = 1
        put(told.cup.cards, color)


@rules
def tell_decision(b: Record, action: int, a: Record, told: Happened) -> None:
    """What a seat did."""
    if action < GROW:
        mandala, color = divmod(action - BUILD, _COLORS)
        told.build.given = True
        told.build.seat = b.to_act
        told.build.mandala = mandala
        told.build.color = color
    elif action < REDRAW:
        place, number = divmod(action - GROW, 7)
        told.grow.given = True
        told.grow.seat = b.to_act
        told.grow.mandala = place // _COLORS
        told.grow.color = place % _COLORS
        told.grow.number = number + 1
    elif action < CLAIM:
        color, number = divmod(action - REDRAW, 8)
        told.redraw.given = True
        told.redraw.seat = b.to_act
        told.redraw.color = color
        told.redraw.number = number + 1
    elif action < PASS:
        tell_claim(b, action - CLAIM, a, told.claim)
    else:
        told.pass_.given = True
        told.pass_.seat = b.to_act


@rules
def tell_claim(b: Record, color: int, a: Record, claim: ColorClaimed) -> None:
    """M-X3 to M-X6: where the cards of a color went."""
    seat: Any = np.int64(b.to_act)
    new = a.river[seat, color] > 0 and b.river[seat, color] == 0
    claim.given = True
    claim.seat = seat
    claim.mandala = b.mandala
    claim.color = color
    claim.place = a.river[seat, color] if new else 0
    claim.cup = a.cup[seat, color] - b.cup[seat, color]
    claim.discarded = b.mountain[b.mandala, color] - claim.cup - (1 if new else 0)


@rules
def tell_over(afters: Any, j: int, step: Step) -> None:
    """M-E2 to M-E5: who won, by how much, and why it ended."""
    mask = winners(afters, j)
    over = more(step.events).over
    over.given = True
    for seat in range(2):
        over.scores[seat] = score(afters[j], seat)
        if mask >> seat & 1:
            put(over.winners, seat)
    over.reason = ending_of(afters, j)


@rules
def ending_of(states: Any, i: int) -> int:
    """M-E1, M-E2, M-U3: why the game ended."""
    if river_is_full(states, i):
        return FULL_RIVER
    return TWICE if states[i].exhausted else ONCE


def reason(state: State) -> Saying:
    """Why the game ended."""
    return ENDINGS[ending_of(state, 0)]
