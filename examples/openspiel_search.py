"""OpenSpiel's information-set search plays Mandala, on worlds drawn from what it knows, against random."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import vihara.adapters.openspiel  # noqa: F401 - registers the games


def main(simulations: int = 20, searched: int = 10) -> list[float]:
    """Player 0 searches its first decisions; the returns."""
    game = pyspiel.load_game("vihara_mandala")
    rng, dice = np.random.RandomState(1), np.random.default_rng(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.0, simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=weights)))
            continue
        player, search = state.current_player(), searched > 0 and state.current_player() == 0
        action = bot.step(state) if search else int(dice.choice(state.legal_actions()))
        searched -= search
        print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    print("returns", state.returns())
    found: list[float] = state.returns()
    return found


if __name__ == "__main__":
    main()
