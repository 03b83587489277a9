"""Tajuto: two to four monks build eight pagodas for enlightenment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import numpy as np

from vihara.core.drawing import Say
from vihara.core.event import Event
from vihara.core.game import Game, Kernels, Part
from vihara.core.options import Options
from vihara.core.record import State, View
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
    view,
)
from vihara.games.tajuto.components import SEATS, TOUCHES, TajutoOptions, price_rows
from vihara.games.tajuto.state import STATE


class Tajuto(Game):
    """The rooms of this game behind the protocol."""

    key = "tajuto"
    version = 2
    seats = SEATS
    options = TajutoOptions
    dtype: ClassVar[np.dtype[Any]] = STATE
    decisions = rules.DECISIONS
    most_actions = rules.MOST_ACTIONS
    draws: ClassVar[Mapping[str, int]] = {}  # one floor a draw, one line a floor
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
        scores=rules.scores,
        winners=rules.winners,
        observe=view.observe,
        resample=view.resample,
        shown=view.shown,
        evaluate=knowledge.evaluate,
        features=features.features,
        weigh=foresight.weigh_surely,
        reduce=foresight.leave_out_needless,
        rollout=foresight.rollout,
        spread=6.0,
        patience=20,
    )
    write_tensor = staticmethod(tensor.write)

    def lay_out(self, seats: int, options: Options, version: int) -> State:
        chosen = cast(TajutoOptions, options)
        state = np.zeros(1, STATE)
        s = state[0]
        s.price[:], s.activation[:] = price_rows(chosen.prices)
        s.touch = TOUCHES.index(chosen.touch)
        s.open_scores = chosen.open_scores
        s.must_keep = version < 2
        rules.lay_out(state, 0, seats, int(chosen.first) - 1)
        return state

    def seat_count(self, state: State) -> int:
        return int(state[0].seats)

    def census(self, state: State) -> dict[str, int]:
        return notation.census(state[0])

    def reason(self, state: State) -> str:
        return events.reason(state)

    def events(self, before: State, action: int, after: State) -> list[Event]:
        return events.events(before, action, after)

    def refusal(self, state: State, action: int) -> tuple[str, str]:
        return moves.refusal(state, action)

    def figures(self, view: View) -> dict[str, Any]:
        return figures.figures(view)

    def foresee(self, view: View, action: int) -> dict[str, Any]:
        return figures.foresee(view, action)

    def tensor_parts(self, seats: int) -> tuple[Part, ...]:
        return tensor.parts(seats)

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


GAME = Tajuto()
