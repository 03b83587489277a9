"""Menara: one to four players together build a temple tower that obeys physics."""

from __future__ import annotations

from typing import cast

from vihara.core.errors import IllegalMove
from vihara.core.event import Fields
from vihara.core.game import OVER, Game, Kernels, Outcome
from vihara.core.options import Options
from vihara.core.record import State, View
from vihara.core.rooms import OpenPoses
from vihara.games.menara import (
    actions,
    boxes,
    choices,
    knowledge,
    notation,
    picture,
    positions,
    rules,
    sliding,
    tensor,
    view,
)
from vihara.games.menara.boxes import DIFFICULTIES, GAUGES, PRACTICES, TREMORS, MenaraOptions
from vihara.games.menara.physics.room import simulation
from vihara.games.menara.state import FIRST_RULES, SEATS, SECOND_RULES, STATE
from vihara.games.menara.telling import TELLING


class Menara(Game):
    """What differs where all play together, and any pose may be played that the rules allow."""

    def objection(self, state: State, action: int) -> IllegalMove | None:
        """Why not; any allowed pose passes, offered or not."""
        against = TELLING.objection(state, action)
        return IllegalMove(self.name(state, action), *against) if against else None

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state) != OVER:
            return None
        won = bool(rules.winners(state, 0))
        return self._temple(state, self._all(state) if won else (), self.reason(state))

    def ended(self, state: State, winners: tuple[int, ...], reason: str) -> Outcome:
        """E-U13: a match not played to its end is lost for all; by the first rules an agreed one was won."""
        everybody = self._all(state)
        together = everybody if winners == everybody and state[0].version == FIRST_RULES else ()
        return self._temple(state, together, reason)

    def _temple(self, state: State, winners: tuple[int, ...], reason: str) -> Outcome:
        return Outcome(winners, tuple(self.scores(state)), reason, int(state[0].required))

    def _all(self, state: State) -> tuple[int, ...]:
        return tuple(range(1, self.seat_count(state) + 1))

    def advises(self, options: Options) -> bool:
        """E-U14: where margins are hidden nobody is given a hint."""
        return cast(MenaraOptions, options).gauge == "shown"

    def foresee(self, view: View, action: int) -> Fields:
        """What a move would do; IllegalMove, saying why, if it is not allowed: any pose may be asked about."""
        self.check(view, action)
        return TELLING.foresee(view, action)


def set_up(seats: int, options: Options, version: int) -> State:
    """The record before the first chance action."""
    chosen = cast(MenaraOptions, options)
    way = positions.Way(
        difficulty=DIFFICULTIES.index(chosen.difficulty),
        tremor=TREMORS.index(chosen.hand),
        gauge=GAUGES.index(chosen.gauge),
        practice=PRACTICES.index(chosen.practice),
        version=version,
        first=int(chosen.first) - 1,
        tables=chosen.tables[0],
    )
    return positions.new_state(seats, way)


GAME = Menara(
    key="menara",
    version=SECOND_RULES,
    seats=SEATS,
    options=MenaraOptions,
    presets=boxes.PRESETS,
    dtype=STATE,
    decisions=actions.DECISIONS,
    most_actions=choices.MOST_ACTIONS,
    listing={"camp": 0, "bag": 1, "quarry": 0, "fallen out": 0, "fallen": 0},
    together=True,
    goal="required",
    simulated=True,
    silent=actions.NOTHING_FALLS,
    open_poses=OpenPoses(tensor.MOST_CHOICES, tensor.CHOICE_PARTS, tensor.write_choice),
    set_up=set_up,
    texts=notation,
    positions=positions,
    words=TELLING,
    endings=TELLING,
    shown=picture,
    learned=tensor,
    reasons=TELLING.explained,
    simulation=simulation,
    kernels=Kernels(
        to_act=rules.to_act,
        legal=choices.legal,
        chances=choices.chances,
        apply=rules.apply,
        pick=choices.pick,
        choose=choices.choose,
        policy=knowledge.policy,
        greedy=knowledge.greedy,
        scores=rules.scores,
        winners=rules.winners,
        observe=view.observe,
        resample=view.resample,
        binds=rules.binds,
        near=sliding.near,
        possible=choices.possible,
    ),
)
