"""A match as environments need it: seats as agents, spaces, observations, returns, and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from vihara.adapters import choices, raster
from vihara.adapters.information import Memory
from vihara.bots.memory import SeatedBots
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import CHANCE, OVER, Game, load

VERSION = 0
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Episode:
    """What both kinds of environments share: a match, the seats as agents, and how they see it."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, Any] | None,
        render_mode: str | None,
        max_cycles: int | None,
        recall: bool,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ViharaError(f"render_mode: found {render_mode!r}, expected one of {', '.join(RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise ViharaError(f"max_cycles: found {max_cycles}, expected 1 or more")
        self.game = load(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.seats = self.game.seats[0] if seats is None else seats
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.recall = recall
        self.agents = [f"seat_{seat}" for seat in range(1, self.seats + 1)]
        self.cycles = 0
        self.random = np.random.default_rng()
        self.begin(0)
        shape = (self.game.tensor_size(self.seats),)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(choices.LOW, choices.HIGH, shape, np.float32),
            "action_mask": spaces.Box(0, 1, (choices.width(self.game),), np.int8),
        }
        if self.game.open_poses:
            told = (choices.width(self.game), choices.choice_size(self.game))
            seen["choices"] = spaces.Box(choices.LOW, choices.HIGH, told, np.float32)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(choices.width(self.game)) for agent in self.agents}

    def metadata(self, *, parallel: bool) -> dict[str, Any]:
        return {
            "name": f"{self.game.key}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": parallel,
        }

    def begin(self, seed: int | None, bots: SeatedBots | None = None) -> None:
        """Deal anew; without a seed, with the numbers that follow those of the last seed. The bots look on."""
        self.bots = bots
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.dice = FastDice(int(self.random.integers(1, 1 << 62)))
        self.cycles = 0
        self.game.check_seats(self.seats)
        settled = self.game.settle(self.seats, self.options, self.dice.apart())
        self.state = self.game.new(self.seats, settled)
        self.memory = Memory(self.game, self.seats, settled) if self.recall else None
        self.draw()

    def draw(self) -> None:
        while self.game.to_act(self.state) == CHANCE:
            self.carry_out(self.game.draw(self.state, self.dice))

    def carry_out(self, action: int) -> None:
        before = self.bots.look(self.state) if self.bots is not None else []
        decided = self.seat != CHANCE
        if self.memory is None:
            self.game.kernels.apply(self.state, 0, action)
        else:
            self.memory.step(self.state, action)
        if self.bots is not None:
            self.bots.note(before, action if decided else None, self.state)

    def play(self, choice: int) -> None:
        """Carry out a choice of the seat to act, and the chance that follows; IllegalMove if it may not."""
        self.carry_out(choices.action_of(self.game, self.state, int(choice)))
        self.draw()

    @property
    def seat(self) -> int:
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.agents.index(agent)
        return choices.observation(self.game, self.game.observe(self.state, seat), acting=seat == self.seat)

    def returns(self) -> dict[str, float]:
        return dict(zip(self.agents, choices.final_returns(self.game, self.state), strict=True))

    def info(self, agent: str) -> dict[str, Any]:
        return {} if self.memory is None else {"information_state": self.memory.of(self.agents.index(agent))}

    def render(self) -> Any:
        """What a spectator sees, or in a game with one seat that seat."""
        view = self.game.observe(self.state, None if self.seats > 1 else 0)
        if self.render_mode == "rgb_array":
            return raster.image(self.game, view)
        if self.render_mode == "human":
            from rich.console import Console

            Console().print(self.game.picture(view), highlight=False)
            return None
        return raster.text(self.game, view)
