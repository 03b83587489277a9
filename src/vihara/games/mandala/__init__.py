"""Mandala: two players build and destroy sand mandalas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import numpy as np

from vihara.core.drawing import Say
from vihara.core.event import Event
from vihara.core.game import Game, Kernels, Part
from vihara.core.options import Options
from vihara.core.record import State, View
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


class Mandala(Game):
    """The rooms of this game behind the protocol."""

    key = "mandala"
    version = 2
    seats = SEATS
    options = MandalaOptions
    dtype: ClassVar[np.dtype[Any]] = STATE
    decisions = rules.DECISIONS
    most_actions = rules.MOST_ACTIONS
    draws: ClassVar[Mapping[str, int]] = {"mountain": 1, "hand": 1, "cup": 1}
    feature_names = features.NAMES
    belief = belief.Belief
    kernels = Kernels(
        to_act=rules.to_act,
        legal=rules.legal,
        chances=rules.chances,
        apply=rules.apply,
        pick=rules.pick,
        choose=rules.choose,
        policy=knowledge.policy,
        greedy=knowledge.greedy,
        weigh=knowledge.weigh,
        scores=rules.scores,
        winners=rules.winners,
        observe=view.observe,
        resample=view.resample,
        evaluate=knowledge.evaluate,
        rollout=knowledge.rollout,
        features=features.features,
    )
    write_tensor = staticmethod(tensor.write)

    def lay_out(self, seats: int, options: Options, version: int) -> State:  # noqa: ARG002 - the options say it
        chosen = cast(MandalaOptions, options)
        state = np.zeros(1, STATE)
        rules.lay_out(state, 0, int(chosen.first) - 1)
        state[0].open_cups = chosen.cups == OPEN
        return state

    def seat_count(self, state: State) -> int:  # noqa: ARG002 - always two
        return 2

    def census(self, state: State) -> dict[str, int]:
        return notation.census(state[0])

    def reason(self, state: State) -> str:
        return events.reason(state)

    def events(self, before: State, action: int, after: State) -> list[Event]:
        return events.events(before, action, after)

    def refusal(self, state: State, action: int) -> tuple[str, str]:
        return moves.refusal(state, action)

    def tensor_parts(self, seats: int) -> tuple[Part, ...]:
        return tensor.parts(seats)

    def figures(self, view: View) -> dict[str, Any]:
        return figures.figures(view)

    def foresee(self, view: View, action: int) -> dict[str, Any]:
        return figures.foresee(view, action)

    def redact(self, event: Event, seat: int | None) -> Event:
        return view.redact(event, seat)

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


GAME = Mandala()
