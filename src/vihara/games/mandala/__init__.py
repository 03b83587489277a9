"""Mandala: two players build and destroy sand mandalas."""

from __future__ import annotations

from typing import cast

import numpy as np

from vihara.core.game import Rooms, Search, game_of
from vihara.core.options import Options
from vihara.core.record import State
from vihara.games.mandala import (
    belief,
    events,
    features,
    figures,
    knowledge,
    moves,
    notation,
    picture,
    rules,
    tensor,
    themes,
    view,
)
from vihara.games.mandala.components import OPEN, SEATS, MandalaOptions
from vihara.games.mandala.state import STATE
from vihara.games.mandala.words import ENDINGS, WORDS


def set_up(seats: int, options: Options, version: int) -> State:  # noqa: ARG001 - always two; the options say it
    """The record before the first chance action."""
    chosen = cast(MandalaOptions, options)
    state = np.zeros(1, STATE)
    rules.lay_out(state, 0, int(chosen.first) - 1)
    state[0].open_cups = chosen.cups == OPEN
    return state


GAME = game_of(
    Rooms(rules, knowledge, view, events, figures, moves, notation, picture, tensor),
    WORDS,
    set_up,
    key="mandala",
    version=2,
    seats=SEATS,
    options=MandalaOptions,
    dtype=STATE,
    listing={"mountain": 1, "hand": 1, "cup": 1},
    endings=ENDINGS,
    belief=belief.Belief,
    draw=rules.draw,
    themes=themes.themes,
    search=Search(
        evaluate=knowledge.evaluate,
        weigh=knowledge.weigh,
        rollout=knowledge.rollout,
        features=features.features,
        feature_names=features.NAMES,
    ),
)
