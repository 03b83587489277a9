"""Mandala: two players build and destroy sand mandalas."""

from __future__ import annotations

from typing import cast

import numpy as np

from vihara.core.game import Game, Kernels, Search
from vihara.core.options import Options
from vihara.core.record import State
from vihara.core.telling import Telling
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
    view,
)
from vihara.games.mandala.components import OPEN, SEATS, MandalaOptions
from vihara.games.mandala.state import STATE
from vihara.games.mandala.words import WORDS


def set_up(seats: int, options: Options, version: int) -> State:  # noqa: ARG001 - always two; the options say it
    """The record before the first chance action."""
    chosen = cast(MandalaOptions, options)
    state = np.zeros(1, STATE)
    rules.lay_out(state, 0, int(chosen.first) - 1)
    state[0].open_cups = chosen.cups == OPEN
    return state


GAME = Game(
    key="mandala",
    version=2,
    seats=SEATS,
    options=MandalaOptions,
    dtype=STATE,
    decisions=rules.DECISIONS,
    most_actions=rules.MOST_ACTIONS,
    draws={"mountain": 1, "hand": 1, "cup": 1},
    set_up=set_up,
    texts=notation,
    positions=notation,
    words=Telling(WORDS, events.tell, figures.show, figures.consider, moves.refuse),
    endings=events,
    shown=picture,
    learned=tensor,
    belief=belief.Belief,
    kernels=Kernels(
        to_act=rules.to_act,
        legal=rules.legal,
        chances=rules.chances,
        apply=rules.apply,
        pick=rules.pick,
        choose=rules.choose,
        policy=knowledge.policy,
        greedy=knowledge.greedy,
        scores=rules.scores,
        winners=rules.winners,
        observe=view.observe,
        resample=view.resample,
    ),
    search=Search(
        evaluate=knowledge.evaluate,
        weigh=knowledge.weigh,
        rollout=knowledge.rollout,
        features=features.features,
        feature_names=features.NAMES,
    ),
)
