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
from vihara.adapters.episode import RENDER_MODES, VERSION, Episode
from vihara.bots import bot
from vihara.bots.memory import SeatedBots
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
        self.episode = Episode(game, seats, options, render_mode, None, recall)
        if seat is not None and not 1 <= seat <= self.episode.seats:
            raise InvalidSeats(f"seat: found {seat}, expected one from 1 to {self.episode.seats}")
        self.render_mode = render_mode
        self.observation_space = self.episode.observation_spaces[self.episode.agents[0]]
        self.action_space = self.episode.action_spaces[self.episode.agents[0]]
        self._given = seat
        self._illegal = illegal
        names = [others] * (self.episode.seats - 1) if isinstance(others, str) else list(others)
        if len(names) != self.episode.seats - 1:
            raise InvalidSeats(f"others: found {len(names)} bots, expected 1 or {self.episode.seats - 1}")
        self._bots = [bot(name, self.episode.game) for name in names]
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
            drawn = int(self.np_random.integers(self.episode.seats))
            self.seat = drawn if self._given is None else self._given - 1
            turned = [None, *self._bots]  # the first bot sits next to the learner
            self._seated = SeatedBots(
                self.episode.game,
                [turned[(seat - self.seat) % self.episode.seats] for seat in range(self.episode.seats)],
            )
            self.episode.begin(deal, self._seated)
            self._others()
            if not self.episode.over:  # a match that ends before one's first choice teaches nothing
                return self._seen(), self._info(illegal=False)

    def _others(self) -> None:
        """Let the bots play as long as it is their turn."""
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            view = episode.game.observe(episode.state, episode.seat)
            episode.carry_out(self._seated.choose(episode.seat, view, self._dice))
            episode.draw()

    def _seen(self) -> dict[str, npt.NDArray[Any]]:
        return self.episode.observe(self.episode.agents[self.seat])

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        agent = self.episode.agents[self.seat]
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat + 1,
            "illegal": illegal,
            **self.episode.info(agent),
        }

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for each choice there is; once the match is over, for none."""
        if self.episode.over:
            return np.zeros(choices.width(self.episode.game), np.int8)
        return choices.mask(self.episode.game, self.episode.state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a choice and let the others play until the next one; the reward comes with the end."""
        try:
            self.episode.play(int(action))
        except IllegalMove:
            if self._illegal == "raise":
                raise
            return self._seen(), -1.0, True, False, self._info(illegal=True)
        self._others()
        if self.render_mode == "human":
            self.render()
        reward = self.episode.returns()[self.episode.agents[self.seat]]
        return self._seen(), reward, self.episode.over, False, self._info(illegal=False)

    def render(self) -> Any:
        return self.episode.render()


def env_id(key: str) -> str:
    """The name a game is registered under."""
    return f"vihara/{key}-v{VERSION}"


for _key in REGISTRY:
    if env_id(_key) not in gymnasium.registry:
        gymnasium.register(env_id(_key), entry_point=f"{__name__}:SeatEnv", kwargs={"game": _key})
