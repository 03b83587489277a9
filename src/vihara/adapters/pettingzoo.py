"""PettingZoo environments: one for every game, under its name and version.

    from vihara.adapters.pettingzoo import …_v0        # any game's key in place of the dots
    env = …_v0.env(seats=2, options={}, render_mode="ansi")

`env` is turn-based (AEC): the agents are the seats, and the one to act has its choices in the `action_mask` of its
observation. `raw_env` is the same without wrappers: an illegal choice raises, instead of losing the match.
`parallel_env` asks every agent at every cycle; only the choice of the seat to act counts, and if it is illegal the
cycle passes. `cycle_env` is the turn-based form of that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import conversions, wrappers
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "PettingZoo is not installed: pip install 'vihara[pettingzoo]'", name=missing.name
    ) from None

from vihara.adapters.episode import VERSION, Episode
from vihara.core.errors import IllegalMove, ViharaError
from vihara.core.game import REGISTRY, Game, load


class _Seats:
    """What both kinds of environments have: an episode, and its seats as agents."""

    parallel: ClassVar[bool]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        recall: bool = False,
    ) -> None:
        """`max_cycles` truncates a match after so many steps; with `recall` infos have information states."""
        super().__init__()
        self.episode = Episode(game, seats, options, render_mode, max_cycles, recall)
        self.metadata = self.episode.metadata(parallel=self.parallel)
        self.render_mode = render_mode
        self.possible_agents = list(self.episode.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.episode.observation_spaces
        self.action_spaces = self.episode.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        return self.episode.render()

    def close(self) -> None:
        """Nothing is open."""


class TurnEnv(_Seats, AECEnv[str, Any, Any]):
    """The turn-based environment without wrappers: illegal choices raise IllegalMove."""

    parallel = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.episode.info(agent) for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Any:
        return self.episode.observe(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(action)
        self.episode.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.rewards = self.episode.returns()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            if self.episode.cycles == self.episode.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.episode.recall:
            self.infos = {one: self.episode.info(one) for one in self.agents}
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class CycleEnv(_Seats, ParallelEnv[str, Any, Any]):
    """Every agent chooses at every cycle; only the seat to act is heard; what is illegal passes the cycle."""

    parallel = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:  # noqa: ARG002
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._infos(illegal=False)

    def _seen(self) -> dict[str, Any]:
        return {agent: self.episode.observe(agent) for agent in self.agents}

    def _infos(self, *, illegal: bool) -> dict[str, Any]:
        return {agent: {"illegal": illegal, **self.episode.info(agent)} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        """Move on by the choice of the seat to act; `illegal` in the infos says that the cycle passed instead."""
        agent = self.possible_agents[self.episode.seat]
        if agent not in actions:
            raise ViharaError(f"{agent} is to act; found choices of {', '.join(actions) or 'nobody'}")
        illegal = False
        try:
            self.episode.play(actions[agent])
        except IllegalMove:
            illegal = True
        self.episode.cycles += 1
        over, cut = self.episode.over, self.episode.cycles == self.episode.max_cycles
        rewards = self.episode.returns()
        found = (
            self._seen(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut and not over),
            self._infos(illegal=illegal),
        )  # fmt: skip
        if over or cut:
            self.agents = []
        return found


@dataclass(frozen=True)
class Environments:
    """The environments of one game, as a module of PettingZoo has them."""

    key: str

    def raw_env(self, **given: Any) -> TurnEnv:
        """Turn-based, without wrappers."""
        return TurnEnv(self.key, **given)

    def env(self, **given: Any) -> AECEnv[str, Any, Any]:
        """Turn-based; an illegal choice ends the match, and its maker alone loses 1."""
        made: Any = TurnEnv(self.key, **given)
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
        made = wrappers.AssertOutOfBoundsWrapper(made)
        return wrappers.OrderEnforcingWrapper(made)

    def parallel_env(self, **given: Any) -> CycleEnv:
        """Every agent at every cycle."""
        return CycleEnv(self.key, **given)

    def cycle_env(self, **given: Any) -> AECEnv[str, Any, Any]:
        """Every agent at every cycle, one after the other."""
        return conversions.parallel_to_aec(CycleEnv(self.key, **given))


@cache
def environments(key: str) -> Environments:
    """The environments of a game by its key; UnknownGame names those there are."""
    return Environments(load(key).key)


def __getattr__(name: str) -> Environments:
    key, sign, version = name.rpartition("_v")
    if not sign or key not in REGISTRY or version != str(VERSION):
        known = ", ".join(f"{one}_v{VERSION}" for one in REGISTRY)
        raise AttributeError(f"module {__name__!r} has no environment {name!r}; there are {known}")
    return environments(key)
