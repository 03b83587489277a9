"""Titles: the level of the bots that err as much, measured by `python -m vihara.review.study`."""

from __future__ import annotations

import json
import math
from functools import cache
from importlib import resources

from vihara.core.game import Game


@cache
def _measured() -> dict[str, dict[str, float]]:
    """By game, seats and depth: the error rate of each level, by its number."""
    file = resources.files("vihara.review").joinpath("data", "errors.json")
    found: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def level_of(game: Game, seats: int, depth: str, error: float) -> int | None:
    """The level whose error rate is nearest, by ratio. Where such reviews were not measured, those that are like
    it are asked: with the fewest seats, or quick.
    """
    alike = (f"{game.key} {number} {how}" for how in (depth, "quick") for number in (seats, game.seats[0]))
    rates = next((found for one in alike if (found := _measured().get(one))), None)
    if not rates:
        return None
    return int(min(rates, key=lambda level: abs(math.log(max(rates[level], 1e-4) / max(error, 1e-4)))))
