"""PettingZoo's own tests, for every game, seat count and option."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from conformance.cases import Case, cases
from vihara.adapters import pettingzoo
from vihara.adapters.pettingzoo import Environments, environments
from vihara.core.errors import IllegalMove, InvalidOption, InvalidSeats, ViharaError
from vihara.core.game import REGISTRY

pytestmark = [
    # PettingZoo warns that observations with masks are dictionaries, but knows its own such games by name only.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # While others act, or once it is over, a seat has no choices.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def slow(case: Case) -> bool:
    """Whether random play asks for a simulation again and again."""
    return case.game.open_poses is not None


def rare(case: Case) -> bool:
    """What is left to the long run."""
    return bool(case.options) if slow(case) else "first" in case.options


CASES = [pytest.param(case, id=str(case), marks=[pytest.mark.soak] * rare(case)) for case in cases()]
every_case = pytest.mark.parametrize("case", CASES)


def made(case: Case, kind: str = "env") -> partial[object]:
    return partial(getattr(environments(case.game.key), kind), seats=case.seats, options=case.options)


@every_case
def test_api(case: Case) -> None:
    """The turn-based environment keeps PettingZoo's rules, through several matches."""
    api_test(made(case)(), num_cycles=25 if slow(case) else 300)


@every_case
def test_parallel_api(case: Case) -> None:
    """So does the parallel one, as far as its test goes."""
    parallel_api_test(made(case, "parallel_env")(), num_cycles=10 if slow(case) else 60)


@every_case
def test_seeds(case: Case) -> None:
    """The same seed gives the same match."""
    seed_test(made(case), num_cycles=10 if slow(case) else 60)


@every_case
def test_max_cycles(case: Case) -> None:
    """A match is truncated after so many cycles, in which every agent is asked once."""
    max_cycles_test(SimpleNamespace(parallel_env=made(case, "parallel_env"), env=made(case, "cycle_env")))


@every_case
def test_render(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """Every render mode gives what it should; pictures are not blank, and the texts are the terminal's."""
    render_test(
        made(case),
        custom_tests={
            "rgb_array": lambda image: image.std() > 5 and min(image.shape[:2]) > 100,
            "ansi": lambda text: len(text) > 100 and "[/]" not in text,
        },
    )
    assert len(capsys.readouterr().out) > 100


@pytest.mark.parametrize("key", REGISTRY)
def test_every_game_has_its_name(key: str) -> None:
    """Environments are found under the game's key and version, and nothing else is."""
    assert getattr(pettingzoo, f"{key}_v0") is environments(key)
    with pytest.raises(AttributeError, match="has no environment"):
        getattr(pettingzoo, f"{key}_v1")


MANDALA: Environments = environments("mandala")


def play_out(env: object, seed: int) -> dict[str, float]:
    """Play random legal choices to the end; what each agent was rewarded with."""
    env.reset(seed=seed)  # type: ignore[attr-defined]
    totals = dict.fromkeys(env.possible_agents, 0.0)  # type: ignore[attr-defined]
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():  # type: ignore[attr-defined]
        seen, reward, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)  # type: ignore[attr-defined]
        else:
            assert env.observation_space(agent).contains(seen)  # type: ignore[attr-defined]
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))  # type: ignore[attr-defined]
    return totals


@pytest.mark.parametrize(("key", "seats"), [("mandala", 2), ("ananda", 3), ("tajuto", 4)])
def test_rewards_add_up_to_nothing(key: str, seats: int) -> None:
    """The winner has 1, and the others lose as much together."""
    for seed in range(3):
        totals = play_out(environments(key).env(seats=seats), seed)
        assert sum(totals.values()) == pytest.approx(0)
        assert max(totals.values()) == pytest.approx(1) or len(set(totals.values())) < seats


def test_illegal_choices() -> None:
    """With wrappers an illegal choice loses the match; without them it raises, naming why."""
    env = MANDALA.env()
    env.reset(seed=1)
    seen = env.last()[0]
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env._cumulative_rewards[agent] == -1
    raw = MANDALA.raw_env()
    raw.reset(seed=1)
    before = raw.episode.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        raw.step(wrong)
    assert refused.value.reason
    with pytest.raises(IllegalMove):
        raw.step(10_000)
    assert raw.episode.state.tobytes() == before


def test_a_parallel_cycle_passes() -> None:
    """An illegal choice of the seat to act changes nothing and is said; what the others choose never counts."""
    env = MANDALA.parallel_env()
    seen, _ = env.reset(seed=1)
    acting = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
    idle = next(agent for agent in env.agents if agent != acting)
    wrong, right = (int(np.flatnonzero(seen[acting]["action_mask"] == value)[0]) for value in (0, 1))
    before = env.episode.state.tobytes()
    _, _, _, _, infos = env.step({acting: wrong, idle: 0})
    assert infos[acting]["illegal"]
    assert env.episode.state.tobytes() == before
    _, _, _, _, infos = env.step({acting: right, idle: 0})
    assert not infos[acting]["illegal"]
    assert env.episode.state.tobytes() != before
    with pytest.raises(ViharaError, match="is to act"):
        env.step({})


def test_truncation_and_recall() -> None:
    """A match ends after `max_cycles` decisions without rewards; with `recall` infos tell the information state."""
    env = MANDALA.env(max_cycles=3, recall=True)
    env.reset(seed=2)
    lengths = []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert (reward, terminated) == (0, False)
        lengths.append(len(info["information_state"].split("\n")))
        env.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
        assert agent in env.possible_agents
    assert len(lengths) == 3 + 2
    assert lengths == sorted(lengths)


def test_bad_input_is_named() -> None:
    """What cannot be is refused at once."""
    with pytest.raises(InvalidSeats):
        MANDALA.env(seats=5)
    with pytest.raises(InvalidOption):
        MANDALA.env(options={"speed": 3})
    with pytest.raises(ViharaError, match="render_mode"):
        MANDALA.env(render_mode="ascii")
    with pytest.raises(ViharaError, match="max_cycles"):
        MANDALA.env(max_cycles=0)
