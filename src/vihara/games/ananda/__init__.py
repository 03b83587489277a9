"""Ananda: two to four players build a temple of colored tiles and let their monks meditate in it."""

from __future__ import annotations

from typing import cast

import numpy as np

from vihara.core.game import Game, Kernels, Search
from vihara.core.options import Options
from vihara.core.record import State
from vihara.core.telling import Telling
from vihara.games.ananda import events, features, figures, knowledge, moves, notation, picture, rules, tensor, view
from vihara.games.ananda.components import SEATS, AnandaOptions
from vihara.games.ananda.state import STATE
from vihara.games.ananda.words import WORDS


def set_up(seats: int, options: Options, version: int) -> State:  # noqa: ARG001 - one so far
    """The record before the first chance action."""
    chosen = cast(AnandaOptions, options)
    state = np.zeros(1, STATE)
    rules.lay_out(state, 0, seats, int(chosen.first) - 1, chosen.board, int(chosen.open_racks))
    return state


GAME = Game(
    key="ananda",
    version=1,
    seats=SEATS,
    options=AnandaOptions,
    dtype=STATE,
    decisions=rules.DECISIONS,
    most_actions=rules.MOST_ACTIONS,
    draws={"rack": 1, "hand": 1},
    set_up=set_up,
    texts=notation,
    positions=notation,
    words=Telling(WORDS, events.tell, figures.show, figures.consider, moves.refuse),
    endings=events,
    shown=picture,
    learned=tensor,
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
        rollout=knowledge.greedy,
        features=features.features,
        feature_names=features.NAMES,
        spread=6.0,
    ),
)
