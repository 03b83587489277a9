"""Menara alone through Gymnasium: a player that builds as high as it can, by what the choices tell."""

from __future__ import annotations

import gymnasium
import numpy as np

import vihara.adapters.gymnasium  # noqa: F401 - registers the games


def main(steps: int = 40, seed: int = 1) -> int:
    """Choose the candidate whose floor lies highest, or else the first; how many levels the temple has."""
    env = gymnasium.make("vihara/menara-v0", render_mode="ansi")
    seen, _ = env.reset(seed=seed)
    game = env.unwrapped.episode.game  # type: ignore[attr-defined]
    level = sum(part.size for part in game.open_poses.parts[:2]) + 1  # behind kind and floor, in the pose
    for _ in range(steps):
        offered = np.flatnonzero(seen["action_mask"])
        seen, _, over, _, _ = env.step(offered[np.argmax(seen["choices"][offered, level])])
        if over:
            break
    print(env.render())
    return int(game.scores(env.unwrapped.episode.state)[0])  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
