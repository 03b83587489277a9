"""Learned values: who will win and with how many points, foretold by a small network from a game's features.

The network of a game is a data file of its package, `data/values.json`, written by `vihara train`: for each number
of seats the weights, and the command and figures that made them. A search uses them at its leaves.

Every seat has two answers: its strength, whose softmax over the seats is their chance to win, and its points. Each
is a weighted sum of the features and of hidden units; a hidden unit is a weighted sum that counts where positive.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.core.compiled import rules as compiled
from vihara.core.errors import InvalidFile, ViharaError
from vihara.core.game import REGISTRY, Game, Search, load

FILE = "values.json"
STRENGTH, POINTS = 0, 1
ANSWERS = 2
NOTHING = np.zeros(0)
"""The weights of somebody who has learned nothing."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Values:
    """What was learned about a game for one number of seats."""

    weights: Numbers
    command: str = ""
    figures: str = ""
    turns: int | None = None
    """Turns of a rollout that suit these values; if not given, as many as the game says."""


@compiled
def hidden_units(weights: int, features: int) -> int:
    """How many hidden units a network of so many weights has; −1 if no network has so many."""
    units, rest = divmod(weights - ANSWERS * (features + 1), features + 1 + ANSWERS)
    return units if rest == 0 and units >= 0 else -1


@compiled
def by_feature(weights: Any, number: int, out: Any) -> None:
    """Write the weights as `answer` takes them. In a file stand first the hidden units, each as its features and
    what it begins with, then the answers: features, hidden units, what it begins with. Of the units, `answer`
    wants what they begin with, then what each feature adds to all of them, so that all are added up at once.
    """
    hidden = hidden_units(len(weights), number)
    if hidden < 0:
        return
    for place in range(hidden * (number + 1), len(weights)):
        out[place] = weights[place]
    for unit in range(hidden):
        out[unit] = weights[unit * (number + 1) + number]
        for k in range(number):
            out[(k + 1) * hidden + unit] = weights[unit * (number + 1) + k]


@compiled
def answer(row: Any, weights: Any, units: Any, out: Any) -> None:
    """A seat's strength and points from its features, by weights as `by_feature` writes them; `units` is room for
    one number for each hidden unit.
    """
    number, hidden = len(row), len(units)
    for unit in range(hidden):
        units[unit] = weights[unit]
    for k in range(number):
        value, at = row[k], (k + 1) * hidden
        for unit in range(hidden):
            units[unit] += weights[at + unit] * value
    after = hidden * (number + 1)
    for which in range(ANSWERS):
        at = after + which * (number + hidden + 1)
        total = weights[at + number + hidden]
        for k in range(number):
            total += weights[at + k] * row[k]
        for unit in range(hidden):
            if units[unit] > 0.0:
                total += units[unit] * weights[at + number + unit]
        out[which] = total


def read(text: str, game: Game, where: str = FILE) -> dict[int, Values]:
    """Read such a file: what was learned, by number of seats."""
    names = search_of(game).feature_names
    number = len(names)
    try:
        found = json.loads(text)
        if found["game"] != game.key or found["features"] != list(names):
            raise InvalidFile(1, where, f"the {number} features of {game.key}, by name")
        values = {
            int(seats): Values(
                np.array(one["weights"], float),
                str(one["command"]),
                str(one["figures"]),
                None if one.get("turns") is None else int(one["turns"]),
            )
            for seats, one in found["seats"].items()
        }
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise InvalidFile(1, where, f"values as `vihara train` writes them ({error})") from None
    for seats, one in values.items():
        if seats not in game.seats:
            raise InvalidFile(1, where, f"seats of {game.key}: found {seats}")
        if one.weights.ndim != 1 or hidden_units(len(one.weights), number) < 0:
            raise InvalidFile(1, where, f"the weights of a network of {number} features for {seats} seats")
        if not np.isfinite(one.weights).all():
            raise InvalidFile(1, where, f"finite weights for {seats} seats")
        if one.turns is not None and one.turns < 0:
            raise InvalidFile(1, where, f"turns from 0 for {seats} seats: found {one.turns}")
    return values


def write(game: Game, values: dict[int, Values]) -> str:
    """The text of such a file."""
    made = {
        str(seats): {
            "command": one.command,
            "figures": one.figures,
            **({} if one.turns is None else {"turns": one.turns}),
            "weights": [float(f"{weight:.5g}") for weight in one.weights],
        }
        for seats, one in sorted(values.items())
    }
    return json.dumps({"game": game.key, "features": list(search_of(game).feature_names), "seats": made}) + "\n"


@cache
def shipped(key: str, name: str = FILE) -> dict[int, Values]:
    """What the package of a game has learned; nothing if there is no such file."""
    game = load(key)
    file = resources.files(REGISTRY[key]).joinpath("data", name)
    if game.search is None or not file.is_file():
        return {}
    return read(file.read_text("utf-8"), game)


def search_of(game: Game) -> Search:
    """What a search knows of a game; ViharaError if no seat has a lead of its own to search for."""
    if game.search is None:
        raise ViharaError(f"{game.key} has no features to learn a value from")
    return game.search
