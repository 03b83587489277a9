"""Gymnasium environments: one seat of a game, the others played by bots; or a game alone, where one seat may play.

Importing this module registers every game as `vihara/` and its key, with version 0:

    import gymnasium
    import vihara.adapters.gymnasium
    env = gymnasium.make("vihara/…-v0", seats=2, others="greedy")

`action_mask` in observations and infos, and `env.unwrapped.action_masks()`, tell the choices. The reward comes
with the end: 1 for a victory, see `choices.returns`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "Gymnasium is not installed: pip install 'vihara[gymnasium]'", name=missing.name
    ) from None

from vihara.adapters import choices
from vihara.adapters.table import RENDER_MODES, VERSION, Table
from vihara.bots import bot
from vihara.bots.memory import Company
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove, InvalidSeats, ViharaError
from vihara.core.game import REGISTRY, Game

ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat's side of matches."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        others: str | Sequence[str] = "greedy",
        illegal: str = "lose",
        render_mode: str | None = None,
        recall: bool = False,
    ) -> None:
        """`seat` counts from 1; None is another one each time. `others` are bots by name, one for all or one each.

        An illegal choice loses the match, or raises IllegalMove if `illegal` says so. With `recall` infos have the
        information state.
        """
        if illegal not in ILLEGAL:
            raise ViharaError(f"illegal: found {illegal!r}, expected one of {', '.join(ILLEGAL)}")
        self.table = Table(game, seats, options, render_mode, None, recall)
        if seat is not None and not 1 <= seat <= self.table.seats:
            raise InvalidSeats(f"seat: found {seat}, expected one from 1 to {self.table.seats}")
        self.render_mode = render_mode
        self.observation_space = self.table.observation_spaces[self.table.agents[0]]
        self.action_space = self.table.action_spaces[self.table.agents[0]]
        self._given = seat
        self._illegal = illegal
        names = [others] * (self.table.seats - 1) if isinstance(others, str) else list(others)
        if len(names) != self.table.seats - 1:
            raise InvalidSeats(f"others: found {len(names)} bots, expected 1 or {self.table.seats - 1}")
        self._bots = [bot(name, self.table.game) for name in names]
        self._dice = FastDice(1)
        self.seat = 0

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's, not the game's
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match and let the others play until the seat has to choose."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(1 << 62))
            self._dice = FastDice(int(self.np_random.integers(1, 1 << 62)))
            drawn = int(self.np_random.integers(self.table.seats))
            self.seat = drawn if self._given is None else self._given - 1
            turned = [None, *self._bots]  # the first bot sits next to the learner
            self._company = Company(
                self.table.game,
                [turned[(seat - self.seat) % self.table.seats] for seat in range(self.table.seats)],
            )
            self.table.begin(deal, self._company)
            self._others()
            if not self.table.over:  # a match that ends before one's first choice teaches nothing
                return self._seen(), self._info(illegal=False)

    def _others(self) -> None:
        """Let the bots play as long as it is their turn."""
        table = self.table
        while not table.over and table.seat != self.seat:
            view = table.game.observe(table.state, table.seat)
            table.carry_out(self._company.choose(table.seat, view, self._dice))
            table.draw()

    def _seen(self) -> dict[str, npt.NDArray[Any]]:
        return self.table.observe(self.table.agents[self.seat])

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        agent = self.table.agents[self.seat]
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat + 1,
            "illegal": illegal,
            **self.table.info(agent),
        }

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for each choice there is; once the match is over, for none."""
        if self.table.over:
            return np.zeros(choices.width(self.table.game), np.int8)
        return choices.mask(self.table.game, self.table.state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a choice and let the others play until the next one; the reward comes with the end."""
        try:
            self.table.play(int(action))
        except IllegalMove:
            if self._illegal == "raise":
                raise
            return self._seen(), -1.0, True, False, self._info(illegal=True)
        self._others()
        if self.render_mode == "human":
            self.render()
        reward = self.table.returns()[self.table.agents[self.seat]]
        return self._seen(), reward, self.table.over, False, self._info(illegal=False)

    def render(self) -> Any:
        return self.table.render()


def env_id(key: str) -> str:
    """The name a game is registered under."""
    return f"vihara/{key}-v{VERSION}"


for _key in REGISTRY:
    if env_id(_key) not in gymnasium.registry:
        gymnasium.register(env_id(_key), entry_point=f"{__name__}:SeatEnv", kwargs={"game": _key})
