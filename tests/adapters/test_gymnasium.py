"""Gymnasium's own check, for every game, seat count and option; and one seat's side of a match."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conformance.cases import Case, cases
from vihara.adapters.gymnasium import SeatEnv, env_id
from vihara.core.errors import IllegalMove, InvalidSeats, UnknownBot, ViharaError
from vihara.core.game import REGISTRY

CASES = [
    pytest.param(
        case,
        id=str(case),
        marks=[pytest.mark.soak] * ("first" in case.options or (case.game.together and bool(case.options))),
    )
    for case in cases()
]


@pytest.mark.parametrize("case", CASES)
def test_check(case: Case) -> None:
    """Spaces, seeds, steps and pictures are as Gymnasium wants them."""
    made = gymnasium.make(env_id(case.game.key), seats=case.seats, options=case.options, render_mode="rgb_array")
    check_env(made.unwrapped)


@pytest.mark.parametrize("key", REGISTRY)
def test_registered(key: str) -> None:
    """Every game can be made by its name."""
    env = gymnasium.make(env_id(key), render_mode="ansi")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen["action_mask"].any()
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert isinstance(env.render(), str)
    env.close()


def random_match(env: SeatEnv, seed: int) -> tuple[float, int]:
    seen, _ = env.reset(seed=seed)
    rng, steps = np.random.default_rng(seed), 0
    while True:
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        steps += 1
        assert not cut
        assert not info["illegal"]
        if over:
            assert not seen["action_mask"].any()
            return reward, steps
        assert reward == 0


@pytest.mark.parametrize(("key", "seats"), [("mandala", 2), ("ananda", 4), ("tajuto", 3)])
def test_random_loses_against_greedy(key: str, seats: int) -> None:
    """The others really play: random loses nearly always against greedy bots, and wins its part against its like."""
    hard, even = (SeatEnv(key, seats, others=name) for name in ("greedy", "random"))
    lost = [random_match(hard, seed)[0] for seed in range(20)]
    drawn = [random_match(even, seed)[0] for seed in range(20)]
    assert np.mean(lost) < np.mean(drawn)
    assert sum(reward > 0 for reward in lost) <= 3
    assert sum(reward > 0 for reward in drawn) >= 2


def test_alone() -> None:
    """Where one may play alone there are no others; the choices are places in the list, each told in numbers."""
    env = SeatEnv("menara")
    seen, info = env.reset(seed=3)
    for _ in range(12):
        number = int(seen["action_mask"].sum())
        assert seen["action_mask"][:number].all()
        assert seen["choices"][:number].any(axis=1).all()
        assert not seen["choices"][number:].any()
        assert info["seat"] == 1
        seen, reward, over, _, info = env.step(number - 1)
        assert (reward, over) == (0, False)


def test_seats() -> None:
    """A given seat stays, else every one comes up; its information state is its own."""
    env = SeatEnv("mandala", recall=True)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {1, 2}
    fixed = SeatEnv("mandala", seat=2, recall=True)
    for seed in range(3):
        _, info = fixed.reset(seed=seed)
        assert info["seat"] == 2
        assert "hand seat=2 number=1 cards=" in info["information_state"]
        assert "hand seat=1 number=1 cards=" not in info["information_state"]


def test_bad_input_is_named() -> None:
    """What cannot be is refused; an illegal choice loses or raises."""
    with pytest.raises(InvalidSeats, match="from 1 to 2"):
        SeatEnv("mandala", seat=3)
    with pytest.raises(InvalidSeats, match="found 3 bots"):
        SeatEnv("mandala", others=["greedy"] * 3)
    with pytest.raises(UnknownBot):
        SeatEnv("mandala", others="genius")
    with pytest.raises(ViharaError, match="illegal"):
        SeatEnv("mandala", illegal="ignore")
    env = SeatEnv("mandala")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    strict = SeatEnv("mandala", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
