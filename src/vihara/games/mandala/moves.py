"""Why a move of Mandala is refused: the first reason of all, in the order in which one looks at a move."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.mandala.components import COLORS
from vihara.games.mandala.rules import BUILD, CLAIM, GROW, PASS, REDRAW
from vihara.games.mandala.state import CLAIMING
from vihara.games.mandala.words import Refused

_COLORS = len(COLORS)


@rules
def refuse(states: Any, i: int, action: int, out: Any, k: int) -> None:
    """Say why an action is not legal, into `out[k]`."""
    s = states[i]
    r: Refused = out[k]
    if s.stage == CLAIMING:
        if CLAIM <= action < PASS:
            r.claimed.given = True
            r.claimed.mandala = s.mandala
            r.claimed.color = action - CLAIM
        else:
            r.claim_first.given = True
    elif action >= PASS:
        r.no_pass.given = True
    elif action >= CLAIM:
        r.no_claim.given = True
    elif action >= REDRAW:
        refuse_redraw(s, action, r)
    elif action >= GROW:
        refuse_grow(s, action, r)
    else:
        refuse_build(s, action, r)


@rules
def refuse_redraw(s: Record, action: int, r: Refused) -> None:
    """M-D1: cards one has, on one's own turn."""
    color, less = divmod(action - REDRAW, 8)
    held: Any = np.int64(s.hand[s.to_act, color])
    if held == 0:
        r.none_to_redraw.given = True
        r.none_to_redraw.color = color
    elif held <= less:
        r.few_to_redraw.given = True
        r.few_to_redraw.held = held
        r.few_to_redraw.color = color
    else:
        r.not_now.given = True


@rules
def refuse_grow(s: Record, action: int, r: Refused) -> None:
    """M-B1, M-B2, M-R1: cards one has, of a color that is nowhere else in the mandala; one stays in hand."""
    place, less = divmod(action - GROW, 7)
    mandala, color = divmod(place, _COLORS)
    held: Any = np.int64(s.hand[s.to_act, color])
    if held == 0:
        r.none_to_grow.given = True
        r.none_to_grow.color = color
    elif held <= less:
        r.few_to_grow.given = True
        r.few_to_grow.held = held
        r.few_to_grow.color = color
    elif s.mountain[mandala, color] > 0:
        r.in_mountain.given = True
        r.in_mountain.color = color
        r.in_mountain.mandala = mandala
    elif not is_in_their_field(s, mandala, color, r):
        r.last_card.given = True


@rules
def refuse_build(s: Record, action: int, r: Refused) -> None:
    """M-A1, M-R1, M-U2: a card one has, of a color that neither field has; not the last one if none follows."""
    mandala, color = divmod(action - BUILD, _COLORS)
    if s.hand[s.to_act, color] == 0:
        r.none_to_build.given = True
        r.none_to_build.color = color
    elif is_in_their_field(s, mandala, color, r):
        return
    elif s.field[mandala, s.to_act, color] > 0:
        r.in_your_field.given = True
        r.in_your_field.color = color
        r.in_your_field.mandala = mandala
    else:
        r.nothing_to_draw.given = True


@rules
def is_in_their_field(s: Record, mandala: int, color: int, r: Refused) -> bool:
    """M-R1: whether the opponent's field has a color; then that is the reason."""
    if s.field[mandala, 1 - s.to_act, color] == 0:
        return False
    r.in_their_field.given = True
    r.in_their_field.color = color
    r.in_their_field.mandala = mandala
    return True
