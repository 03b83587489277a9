"""A whole match of Ananda for three through PettingZoo; prints the board as it stood at the end."""

from __future__ import annotations

from vihara.adapters.pettingzoo import ananda_v0


def main(seed: int = 1) -> dict[str, float]:
    """Play random choices; what each seat was rewarded with."""
    env = ananda_v0.env(seats=3, options={"board": 8}, render_mode="ansi")
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    print(env.render())
    print(rewards)
    return rewards


if __name__ == "__main__":
    main()
