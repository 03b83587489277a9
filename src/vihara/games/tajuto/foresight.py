"""What only the search asks about Tajuto: how promising each action is, how to play on, and which are needless."""

from __future__ import annotations

from typing import Any

from vihara.core.compiled import Record, rules
from vihara.games.tajuto.components import OWN_TILES
from vihara.games.tajuto.knowledge import decide, weigh
from vihara.games.tajuto.rules import BUILD, CLAIM, END, USES, activation, is_ready, stones
from vihara.games.tajuto.state import SIXTH_FLOORS, colors, due, lowest, tops
from vihara.games.tajuto.weights import GREEDY, SEASONED

SURE = 4.0
"""How much further apart the search should see two actions than their worth is: the weights are well tried."""


@rules
def promise(states: Any, i: int, actions: Any, number: int, out: Any, scratch: Any) -> None:
    """How promising actions are to the search: their worth by a power of two, so that what was equal stays so."""
    weigh(states, i, actions, number, out, scratch, SEASONED if states[i].seats == 2 else GREEDY)
    for k in range(number):
        out[k] *= SURE


@rules
def rollout(views: Any, i: int, dice: Any, scratch: Any) -> int:
    """How a search plays on: greedily, by the weights for the number of players."""
    return decide(views, i, dice, scratch, SEASONED if views[i].seats == 2 else GREEDY)


@rules
def built_at_once(s: Record) -> Any:
    """The colors whose floor in front of the player had best be built before anything else: it must be built this
    turn (T-F3), and nothing is lost by it: no pagoda is finished, and no offering is missed, as the top is taken,
    or the stone, or there is no floor yet.
    """
    waiting = colors(s.front_word[s.turn] & due(s.built_word) & ~SIXTH_FLOORS)
    tops_ = tops(s.built_word)
    return waiting & (colors(stones(s) & tops_) | colors(s.stones_word[s.turn]) | ~colors(tops_))


@rules
def leave_out_needless(states: Any, i: int, actions: Any, number: int) -> int:
    """Leave out what another action makes needless: goals come before all else, then the floors that are built
    at once. A, B and C can do the same (T-3): whoever uses the cheapest first can go on as if it had been another,
    and pays the same in the end, or less.
    """
    s = states[i]
    first = built_at_once(s)
    only = BUILD + lowest(first) if first else -1
    for k in range(number):
        if CLAIM <= actions[k] < END:
            only = actions[k]
            break
    if only >= 0:
        actions[0] = only
        return 1
    cheapest = -1
    for tile in range(OWN_TILES):
        if is_ready(s, tile) and (cheapest < 0 or activation(s, tile) < activation(s, cheapest)):
            cheapest = tile
    left = 0
    for k in range(number):
        tile = actions[k] // USES
        if actions[k] >= BUILD or tile >= OWN_TILES or tile == cheapest:
            actions[left] = actions[k]
            left += 1
    return left
