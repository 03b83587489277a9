"""Ananda: two to four players build a temple of colored tiles and let their monks meditate in it."""

from __future__ import annotations

from typing import cast

import numpy as np

from vihara.core.game import Rooms, Search, game_of
from vihara.core.options import Options
from vihara.core.record import State
from vihara.games.ananda import (
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
from vihara.games.ananda.components import SEATS, AnandaOptions
from vihara.games.ananda.state import STATE
from vihara.games.ananda.words import ENDINGS, WORDS


def set_up(seats: int, options: Options, version: int) -> State:  # noqa: ARG001 - one so far
    """The record before the first chance action."""
    chosen = cast(AnandaOptions, options)
    state = np.zeros(1, STATE)
    rules.lay_out(state, 0, seats, int(chosen.first) - 1, chosen.board, int(chosen.open_racks))
    return state


GAME = game_of(
    Rooms(rules, knowledge, view, events, figures, moves, notation, picture, tensor),
    WORDS,
    set_up,
    key="ananda",
    version=1,
    seats=SEATS,
    options=AnandaOptions,
    dtype=STATE,
    listing={"rack": 1, "hand": 1},
    endings=ENDINGS,
    themes=themes.themes,
    search=Search(
        evaluate=knowledge.evaluate,
        weigh=knowledge.weigh,
        rollout=knowledge.greedy,
        features=features.features,
        feature_names=features.NAMES,
        spread=6.0,
    ),
)
