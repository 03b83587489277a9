"""What the compiled rules of all games share: who acts, who leads, and which pieces chance can give."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules


@rules
def to_act(states: Any, i: int) -> Any:
    """Who acts: a seat, CHANCE or OVER."""
    return np.int64(states[i].to_act)


@rules
def lead(best: Any, leaders: Any, rank: Any, seat: Any) -> Any:
    """The best rank and the bit mask of the seats that have it, once one more seat is looked at."""
    if rank > best:
        return rank, 1 << seat
    return best, leaders | (1 << seat if rank == best else 0)


@rules
def list_counted(counts: Any, kinds: Any, first: Any, actions: Any, weights: Any) -> int:
    """List a chance action for each kind of piece there is, weighted by how many there are; return how many."""
    n = 0
    for kind in range(kinds):
        if counts[kind] > 0:
            actions[n] = first + kind
            weights[n] = counts[kind]
            n += 1
    return n


@rules
def begin_tensor(v: Any, out: Any) -> Any:
    """Blank an observation tensor; return how many seats there are and which comes first (a spectator: seat 1)."""
    out[:] = 0
    return np.int64(v.seats), max(np.int64(v.viewer), 0)
