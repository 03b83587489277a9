"""Titles: the level of the bots that err as much, measured by `python -m vihara.review.study`."""

from __future__ import annotations

import json
import math
from functools import cache
from importlib import resources

from vihara.core.game import Game


@cache
def _measured() -> dict[str, dict[str, float]]:
    """By game, and by seats: the error rate of each level, as numbers of the level."""
    file = resources.files("vihara.review").joinpath("data", "errors.json")
    found: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def level_of(game: Game, seats: int, error: float) -> int | None:
    """The level whose error rate is nearest, by ratio; with numbers of seats not measured, that of the fewest."""
    rates = _measured().get(f"{game.key} {seats}") or _measured().get(f"{game.key} {game.seats[0]}")
    if not rates:
        return None
    return int(min(rates, key=lambda level: abs(math.log(max(rates[level], 1e-4) / max(error, 1e-4)))))
