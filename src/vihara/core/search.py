"""What a search knows of a game, beside its kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vihara.core.compiled import rules


@rules
def keep_all(states: Any, i: int, actions: Any, number: int) -> int:  # noqa: ARG001 - the same everywhere
    """Of a game that knows of no action that another one makes needless."""
    return number


@rules
def never(states: Any, i: int) -> bool:  # noqa: ARG001 - the same everywhere
    """Of a game in which chance has no nodes of its own."""
    return False


@dataclass(frozen=True)
class Search:
    """What a search knows of a game whose seats compete; compiled functions, as in `Kernels`."""

    evaluate: Callable[..., float]  # (states, i, viewer) → points the viewer will likely be ahead
    weigh: Callable[..., None]  # (states, i, actions, number, out, scratch): points each action promises
    rollout: Callable[..., int]  # (views, i, dice, scratch) → how a search plays on
    features: Callable[..., None]  # (states, i, seat, out): a seat's prospects in a whole state
    feature_names: tuple[str, ...]  # what these numbers mean: a learned value weighs them (`bots/values.py`)
    reduce: Callable[..., int] = (
        keep_all  # (states, i, actions, number) → how many are left without those that another one makes needless
    )
    shown: Callable[..., bool] = (
        never  # (states, i) → whether all see what chance gives next, and a search tells it apart
    )
    spread: float = 10.0  # a seat that is so many points ahead wins about three games of four
    patience: int = 6  # turns that a search plays on before it trusts `evaluate`
