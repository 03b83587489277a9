"""Oracles in long comparisons, where they are asked the same twice at every step."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any


def ask_once(oracle: Any) -> Any:
    """Let the oracle keep its decisions and outcomes until the position changes.

    `play` and `draw` ask for them again, to refuse what is not among them; in a naive engine that is half of the time.
    """
    asked = functools.cache(oracle.legal), functools.cache(oracle.outcomes)
    oracle.legal, oracle.outcomes = asked

    def forgetting(step: Callable[[str], None]) -> Callable[[str], None]:
        def stepped(text: str) -> None:
            step(text)
            for answers in asked:
                answers.cache_clear()

        return stepped

    oracle.play, oracle.draw = forgetting(oracle.play), forgetting(oracle.draw)
    return oracle
