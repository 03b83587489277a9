"""Tajuto: two to four monks build eight pagodas for enlightenment."""

from __future__ import annotations

from typing import cast

import numpy as np

from vihara.core.game import Rooms, Search, game_of
from vihara.core.options import Options
from vihara.core.record import State
from vihara.games.tajuto import (
    belief,
    events,
    features,
    figures,
    foresight,
    knowledge,
    moves,
    notation,
    picture,
    rules,
    tensor,
    themes,
    view,
)
from vihara.games.tajuto.components import SEATS, TOUCHES, TajutoOptions, price_rows
from vihara.games.tajuto.state import STATE
from vihara.games.tajuto.words import ENDINGS, WORDS


def set_up(seats: int, options: Options, version: int) -> State:
    """The record before the first chance action."""
    chosen = cast(TajutoOptions, options)
    state = np.zeros(1, STATE)
    s = state[0]
    s.price[:], s.activation[:] = price_rows(chosen.prices)
    s.touch = TOUCHES.index(chosen.touch)
    s.open_scores = chosen.open_scores
    s.must_keep = version < 2
    rules.lay_out(state, 0, seats, int(chosen.first) - 1)
    return state


GAME = game_of(
    Rooms(rules, knowledge, view, events, figures, moves, notation, picture, tensor),
    WORDS,
    set_up,
    key="tajuto",
    version=2,
    seats=SEATS,
    options=TajutoOptions,
    dtype=STATE,
    listing={},  # one floor a draw, one line a floor
    endings=ENDINGS,
    belief=belief.Belief,
    themes=themes.themes,
    search=Search(
        evaluate=knowledge.evaluate,
        weigh=foresight.promise,
        rollout=foresight.rollout,
        features=features.features,
        feature_names=features.NAMES,
        reduce=foresight.leave_out_needless,
        shown=view.shown,
        spread=6.0,
        patience=20,
    ),
)
