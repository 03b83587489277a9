"""Level 5 against OpenSpiel's IS-MCTS on the same game, with the same time for a move, in turns in both seats.

    python bench/openspiel_match.py [--game mandala] [--games 100] [--seconds 0.3] > match.json
    vihara report match.json

OpenSpiel's bot is the one in Python: the one in C++ cannot ask a game registered from Python for another world. It
plays out each world at random, as is usual where there is no evaluator. Both use one thread and see only what
their seat sees; a move that is the only one costs neither of them time. The time is all that theirs takes, and the
most that our search may take; what our memory takes besides is in the mean that is printed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import vihara.adapters.openspiel  # noqa: F401 - registers the games
from vihara.adapters import choices
from vihara.arena.contest import Contest, Standing
from vihara.arena.deals import Played
from vihara.bots.levels import FULL
from vihara.bots.memory import SeatedBots, with_memory
from vihara.bots.search import SearchBot
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.record import View

THEIRS = "OpenSpiel IS-MCTS"
_EXPLORATION = 1.4
_SIMULATIONS = 1 << 30


class TimeIsUp(Exception):
    """Enough thought about this move."""


class TimedBot(ismcts.ISMCTSBot):
    """OpenSpiel's bot, which knows a number of simulations, with a clock instead."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        super().__init__(game, evaluator, _EXPLORATION, _SIMULATIONS, random_state=random)
        self.seconds = seconds
        self.simulations: list[int] = []
        self._until = 0.0
        self._made = 0

    def sample_root_state(self, state: Any) -> Any:
        if self._made > 1 and time.perf_counter() >= self._until:  # the first one only opens the root
            raise TimeIsUp
        self._made += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        self._until, self._made = time.perf_counter() + self.seconds, 0
        try:
            return super().run_search(state)
        except TimeIsUp:
            self.simulations.append(self._made)
            return self.get_final_policy(state, self._root_node)


def play(
    key: str, seconds: float, seed: int, deal: int, place: int, theirs: TimedBot, spent: list[float]
) -> Played:
    """One game; we sit in one seat and OpenSpiel's bot in the other."""
    rules = load(key)
    ours = with_memory(SearchBot(rules, replace(FULL, seconds=seconds)))
    company = SeatedBots(rules, [ours if seat == place else None for seat in range(2)])
    chance, dice = np.random.default_rng([seed, deal]), FastDice.of(seed, 2 * deal + place)
    state = pyspiel.load_game(f"vihara_{key}").new_initial_state()
    plies, noting = 0, 0.0

    def note(before: list[View], action: int | None) -> None:
        nonlocal noting
        began = time.perf_counter()
        company.note(before, action, state.record)
        noting += time.perf_counter() - began

    while not state.is_terminal():
        before = company.look(state.record)
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=np.array(chances) / sum(chances))))
            note(before, None)
            continue
        seat = state.current_player()
        plies += 1
        if seat == place:
            began = time.perf_counter()
            action = company.choose(seat, state.view(seat), dice)
            spent.append(time.perf_counter() - began + noting)
            noting = 0.0
            choice = choices.choice_of(rules, state.record, action)
        else:
            choice = int(theirs.step(state))
            action = choices.action_of(rules, state.record, choice)
        state.apply_action(choice)
        note(before, action)
    outcome = rules.outcome(state.record)
    assert outcome is not None
    return Played(deal, place, tuple(seat - 1 for seat in outcome.winners), outcome.scores, plies)


def main() -> None:
    """Play and print the figures as `vihara arena --json` does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mandala")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    contest, spent = Contest(given.game, "level5", THEIRS, given.games, 2, given.seed), list[float]()
    standing = Standing(contest)
    theirs = TimedBot(pyspiel.load_game(f"vihara_{given.game}"), given.seconds, given.seed)
    # A game that does not count, so that nobody is compiled in the time of a move.
    play(given.game, given.seconds / 100, given.seed, contest.deals, 0, theirs, [])
    theirs.simulations.clear()
    for deal in range(contest.deals):
        standing.add([
            play(given.game, given.seconds, given.seed, deal, place, theirs, spent) for place in range(2)
        ])  # fmt: skip
        share = standing.share
        print(
            f"{len(standing.played)} games: {share.mean:.3f} ({share.low:.3f} to {share.high:.3f}), "
            f"{np.mean(theirs.simulations):.0f} simulations of theirs a move, {np.mean(spent):.2f} s of ours",
            file=sys.stderr, flush=True,
        )  # fmt: skip
    figures = standing.figures()
    words = f"--game {given.game} --games {given.games} --seconds {given.seconds:g} --seed {given.seed}"
    figures["command"] = f"python bench/openspiel_match.py {words}"
    figures["simulations"] = float(np.mean(theirs.simulations))
    figures["seconds"] = float(np.mean(spent))
    print(json.dumps({"contests": [figures]}))


if __name__ == "__main__":
    main()
