"""Train a small policy on Mandala for a minute with sb3-contrib's masked PPO, through the Gymnasium adapter.

It learns against random players and is then tried on matches it has not seen. Needs `pip install vihara[learn]`.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from vihara.adapters.gymnasium import SeatEnv


class TensorOnly(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The tensor alone; the library asks for the mask by `action_masks`."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]  # type: ignore[index]
        self.masks = env.action_masks

    def observation(self, observation: Any) -> Any:
        return observation["observation"]

    def action_masks(self) -> Any:
        return self.masks()


class Clock(BaseCallback):
    """Stops the training when its time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def env(others: str = "random") -> TensorOnly:
    return TensorOnly(SeatEnv("mandala", others=others, illegal="raise"))


def trained(seconds: float, seed: int = 1) -> MaskablePPO:
    """A policy after so many seconds."""
    torch.set_num_threads(1)
    games = DummyVecEnv([env] * 16)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=256, batch_size=512, n_epochs=4, gamma=1.0, gae_lambda=0.98,
        learning_rate=1e-3, ent_coef=0.005, policy_kwargs={"net_arch": [128, 128]}, seed=seed, device="cpu",
    )  # fmt: skip
    return model.learn(total_timesteps=100_000_000, callback=Clock(seconds))


def share(model: MaskablePPO, matches: int, others: str = "random") -> float:
    """The part of the victories it wins, ties counted half."""
    one, total = env(others), 0.0
    for match in range(matches):
        seen, _ = one.reset(seed=1_000_000 + match)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=one.action_masks(), deterministic=True)
            seen, reward, over, _, _ = one.step(int(action))
        total += 0.5 + float(reward) / 2
    return total / matches


def main(seconds: float = 60.0, matches: int = 400) -> float:
    """Train, try and tell."""
    model = trained(seconds)
    won = share(model, matches)
    reach = 1.96 * np.sqrt(won * (1 - won) / matches)
    print(f"{model.num_timesteps:,} decisions in {seconds:.0f} s of training")
    print(f"won against random: {100 * won:.1f} % ± {100 * reach:.1f} of {matches} matches")
    return won


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)
