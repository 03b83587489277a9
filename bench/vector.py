"""Steps per second of `vihara.vector` beside its peers, in one run: `bench/vector.py [--write docs/speed.md]`.

A step is what a learner needs: the legal mask, the observation of the seat to act, a uniform legal choice, the
move with its chance, and a new game where one has ended. Peers do the same by their fastest Python interface.
Each is measured on a game of its own that is near to Mandala in length and branching; pgx besides on its fastest.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from measure import rate, show
from vihara.adapters.vector import VectorGames

BATCHES = (1, 64, 4096)
OURS = "mandala"
"""Ours that peers are compared with."""
SECONDS = 1.2

Round = Callable[[], int]
"""Moves every game of a batch on by one step and returns how many steps that were."""


@dataclass
class Row:
    """One game of one library: its measured rates by batch, and what it is like."""

    library: str
    game: str
    make: Callable[[int], Round]
    like: Callable[[], tuple[float, float]]
    compiled: bool = True
    rates: dict[int, float] = field(default_factory=dict)
    length: float = 0.0
    branching: float = 0.0


# -- Ours -----------------------------------------------------------------------------------------------------


def ours(key: str, threads: int = 1) -> Callable[[int], Round]:
    def make(number: int) -> Round:
        games = VectorGames(key, number, seed=1, threads=threads)

        def work() -> int:
            games.legal()
            games.observe()
            games.step_trusted(games.sample())
            return number

        return work

    return make


def like_ours(key: str) -> tuple[float, float]:
    games, steps, ends, branching = VectorGames(key, 256, seed=2), 0, 0, 0.0
    for _ in range(600):
        branching += games.legal().sum()
        games.step_trusted(games.sample())
        steps += 256
        ends += int(games.over.sum())
    return steps / ends, branching / steps


# -- pgx ------------------------------------------------------------------------------------------------------


def pgx_parts(name: str) -> tuple[Any, Any, Any]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        actions = jax.random.categorical(first, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return step(state, actions, jax.random.split(second, actions.shape[0]))

    return jax, jax.jit(jax.vmap(env.init)), jax.jit(move)


def pgx_game(name: str) -> Callable[[int], Round]:
    def make(number: int) -> Round:
        jax, begin, move = pgx_parts(name)
        kept = [begin(jax.random.split(jax.random.PRNGKey(0), number)), jax.random.PRNGKey(1)]

        def work() -> int:
            kept[1], key = jax.random.split(kept[1])
            kept[0] = move(kept[0], key)
            kept[0].observation.block_until_ready()
            return number

        return work

    return make


def like_pgx(name: str) -> tuple[float, float]:
    jax, begin, move = pgx_parts(name)
    state, key = begin(jax.random.split(jax.random.PRNGKey(0), 256)), jax.random.PRNGKey(1)
    ends, branching = 0, 0.0
    for _ in range(300):
        key, one = jax.random.split(key)
        branching += float(state.legal_action_mask.sum())
        state = move(state, one)
        ends += int(state.terminated.sum())
    return 300 * 256 / max(1, ends), branching / (300 * 256)


# -- OpenSpiel, PettingZoo, RLCard: one game after the other --------------------------------------------------


def spiel_steps(name: str, seed: int) -> Iterator[tuple[int, bool]]:
    """Play random games for ever: how many choices there were, and whether the game ended."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(seed)
    state = game.new_initial_state()
    while True:
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            if len(outcomes) == 1:
                state.apply_action(outcomes[0][0])
            else:
                state.apply_action(pyspiel.sample_action(outcomes, rng.random())[0])
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        legal = state.legal_actions()
        state.legal_actions_mask()
        state.observation_tensor(state.current_player())
        state.apply_action(legal[int(rng.random() * len(legal))])
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(pyspiel.sample_action(outcomes, rng.random())[0])
        yield len(legal), state.is_terminal()


def zoo_steps(name: str, seed: int) -> Iterator[tuple[int, bool]]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    rng = np.random.default_rng(seed)
    while True:
        env.reset(seed=int(rng.integers(1 << 30)))
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(legal[int(rng.random() * len(legal))])
            yield len(legal), any(env.terminations.values())


def card_steps(name: str, seed: int) -> Iterator[tuple[int, bool]]:
    import rlcard

    env, rng = rlcard.make(name, config={"seed": seed}), np.random.default_rng(seed)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            yield len(legal), env.is_over()


def one_by_one(steps: Callable[[str, int], Iterator[tuple[int, bool]]], name: str) -> Callable[[int], Round]:
    def make(number: int) -> Round:
        games = [steps(name, seed) for seed in range(min(number, 256))]  # more would only fill the memory

        def work() -> int:
            for game in games:
                next(game)
            return len(games)

        return work

    return make


def like_one_by_one(steps: Callable[[str, int], Iterator[tuple[int, bool]]], name: str) -> tuple[float, float]:
    choices, ends, number, began = 0, 0, 0, time.process_time()
    for legal, over in steps(name, 5):
        choices, ends, number = choices + legal, ends + over, number + 1
        if time.process_time() - began > 2.0 and ends:
            break
    return number / ends, choices / number


def rows() -> list[Row]:
    """What is measured; the first of a library that is no game of ours is its nearest."""
    found = [Row("Vihara", key, ours(key), lambda key=key: like_ours(key)) for key in (OURS, "ananda", "tajuto")]  # type: ignore[misc]
    for name in ("othello", "connect_four"):
        found.append(Row("pgx (JAX, CPU)", name, pgx_game(name), partial(like_pgx, name)))
    for library, steps, names, compiled in (
        ("OpenSpiel (C++)", spiel_steps, ("gin_rummy", "backgammon"), True),
        ("PettingZoo classic", zoo_steps, ("connect_four_v3", "texas_holdem_v4"), False),
        ("RLCard", card_steps, ("gin-rummy", "uno"), False),
    ):
        for name in names:
            found.append(
                Row(library, name, one_by_one(steps, name), partial(like_one_by_one, steps, name), compiled)
            )
    return found


def measured() -> list[Row]:
    """All rows whose library is installed, batch by batch side by side, so that other work disturbs all alike."""
    usable = []
    for row in rows():
        try:
            row.length, row.branching = row.like()
        except ImportError as error:
            print(f"{row.library}: not installed ({error.name}); 'make bench' installs it", file=sys.stderr)
            continue
        usable.append(row)
    for batch in BATCHES:
        for row in usable:
            work = row.make(batch)
            work()
            work()
            row.rates[batch] = rate(work, SECONDS)
            print(f"{row.library:<20} {row.game:<18} {batch:>5} {row.rates[batch]:>14,.0f}", file=sys.stderr)
    return usable


def failures(table: list[Row]) -> list[str]:
    """Where we are not ahead: of every peer from batch 64 on, and of every one in Python at batch 1."""
    own = table[0]
    return [
        f"{row.library} {row.game} at batch {batch}: {row.rates[batch]:,.0f} to our {own.rates[batch]:,.0f}"
        for row in table
        for batch in BATCHES
        if row.library != own.library and (batch > 1 or not row.compiled) and row.rates[batch] >= own.rates[batch]
    ]


_HEAD = """# Speed

Steps per CPU second of `vihara.vector` beside its peers, all measured in one run on one machine. A step is what a
learner needs: the mask of legal choices, the observation of the seat to act, a uniform choice, the move with its
chance, and a new game where one has ended. One core works for us; JAX takes what it wants, and all its CPU time
counts. Absolute numbers are of the machine it ran on; the ratios travel. Made by
`python bench/vector.py --write docs/speed.md` (`make bench` installs the peers).

Each library plays games of its own near to Mandala in length and branching (means over random games; for pgx
also its fastest board game), and is compared with Mandala. Libraries that play one game at a time cost the same a
step at every batch.
"""


def page(table: list[Row]) -> str:
    own = table[0]
    lines = [
        _HEAD,
        "| library | game | length | branching | batch 1 | batch 64 | batch 4,096 | Mandala is ahead by |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for row in table:
        ahead = " · ".join(f"{own.rates[batch] / row.rates[batch]:,.1f}×" for batch in BATCHES)
        cells = [row.library, row.game, f"{row.length:.0f}", f"{row.branching:.1f}"]
        cells += [f"{row.rates[batch]:,.0f}" for batch in BATCHES]
        cells.append("" if row.library == own.library else ahead)
        lines.append("| " + " | ".join(cells) + " |")
    versions = []
    for name in ("numpy", "numba", "pgx", "jax", "open_spiel", "pettingzoo", "rlcard"):
        try:
            versions.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            versions.append(f"{name} not installed")
    behind = failures(table)
    lines += ["", f"Versions: Python {sys.version.split()[0]}, " + ", ".join(versions) + ".", ""]
    lines.append(
        "Ahead of every peer at batches of 64 and more, and of every one in Python at batch 1."
        if not behind
        else "Behind: " + "; ".join(behind) + "."
    )
    return "\n".join(lines) + "\n"


def main() -> int:
    table = measured()
    if "--write" in sys.argv[1:]:
        Path(sys.argv[sys.argv.index("--write") + 1]).write_text(page(table), encoding="utf-8")
    show(
        "steps per CPU second, with masks and observations",
        {f"{row.library}, {row.game}, batch {batch:,}": row.rates[batch] for row in table for batch in BATCHES},
    )
    behind = failures(table)
    for line in behind:
        print(f"behind {line}", file=sys.stderr)
    return 1 if behind else 0


if __name__ == "__main__":
    sys.exit(main())
