"""Ananda: two to four players build a temple of colored tiles and let their monks meditate in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import numpy as np

from vihara.core.drawing import Say
from vihara.core.game import Game, Kernels, Part
from vihara.core.options import Options
from vihara.core.record import State, View
from vihara.core.telling import Telling
from vihara.games.ananda import events, features, figures, knowledge, moves, notation, picture, rules, tensor, view
from vihara.games.ananda.components import SEATS, AnandaOptions
from vihara.games.ananda.state import STATE
from vihara.games.ananda.words import WORDS


class Ananda(Game):
    """The rooms of this game behind the protocol."""

    key = "ananda"
    version = 1
    seats = SEATS
    options = AnandaOptions
    dtype: ClassVar[np.dtype[Any]] = STATE
    decisions = rules.DECISIONS
    most_actions = rules.MOST_ACTIONS
    draws: ClassVar[Mapping[str, int]] = {"rack": 1, "hand": 1}
    feature_names = features.NAMES
    kernels = Kernels(
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
        evaluate=knowledge.evaluate,
        features=features.features,
        weigh=knowledge.weigh,
        spread=6.0,
    )
    telling = Telling(WORDS, events.tell, figures.show, figures.consider, moves.refuse)
    write_tensor = staticmethod(tensor.write)

    def lay_out(self, seats: int, options: Options, version: int) -> State:  # noqa: ARG002 - one so far
        chosen = cast(AnandaOptions, options)
        state = np.zeros(1, STATE)
        rules.lay_out(state, 0, seats, int(chosen.first) - 1, chosen.board, int(chosen.open_racks))
        return state

    def seat_count(self, state: State) -> int:
        return int(state[0].seats)

    def census(self, state: State) -> dict[str, int]:
        return notation.census(state[0])

    def reason(self, state: State) -> str:
        return events.reason(state)

    def tensor_parts(self, seats: int) -> tuple[Part, ...]:
        return tensor.parts(seats)

    def name(self, state: State, action: int) -> str:
        return notation.name(state, action)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(state, text)

    def write_position(self, state: State) -> str:
        return notation.write_position(state)

    def read_position(self, text: str) -> State:
        return notation.read_position(text)

    def picture(self, view: View, say: Say = str) -> str:
        return picture.picture(view, say)


GAME = Ananda()
