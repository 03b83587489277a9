"""The WebAssembly modules answer as the compiled rules of this process do, byte for byte."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conformance.cases import Case, cases
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, REGISTRY, SPECTATOR, Game, load
from vihara.core.record import State, View, copy
from vihara.core.telling import Telling
from vihara.core.words import dtype_of
from vihara.games.menara.actions import FALLS, NOTHING_FALLS
from vihara.games.menara.state import LIFT, VERDICT
from vihara.wasm.build import build
from vihara.wasm.manifest import sizes
from vihara.wasm.translation import IMPORTS, renamed

ROOT = Path(__file__).parent.parent.parent
KEYS = list(REGISTRY)
MOST_GZIPPED = 60_000
"""Bytes of a module as it travels."""
TRIED = 12
"""Actions that are tried at each step whether they are legal or not."""


def is_inside(case: Case) -> bool:
    """A module holds our own components; whoever brings tables plays at a server."""
    return not {"floors", "cards"} & case.options.keys()


def whole(*numbers: int) -> bytes:
    return np.array(
        [number - (1 << 64) if number >= 1 << 63 else number for number in numbers], np.int64
    ).tobytes()


def digest(game: Game, state: State, told: bytes, tried: list[int]) -> str:
    """What `replay.mjs` makes of the same, by the rules compiled for this process."""
    telling = game.words
    assert isinstance(telling, Telling)

    def filled(declared: type, fill: Any, *given: Any) -> bytes:
        out = np.zeros(1, dtype_of(declared))
        fill(*given, out, 0)
        return out.tobytes()

    kernels, words = game.kernels, telling.vocabulary
    points = np.zeros(game.seats[-1], np.int64)
    kernels.scores(state, 0, points)
    actor = game.to_act(state)
    every = hashlib.sha256(state.tobytes() + told)
    every.update(whole(actor, *points.tolist(), int(kernels.winners(state, 0))))
    if actor >= 0:
        legal = game.legal(state)
        every.update(whole(*legal))
        view = game.observe(state, actor)
        for action in legal:
            every.update(filled(words.foreseen, telling.consider, view, 0, action))
        for action in tried:
            if action not in legal:
                every.update(filled(words.refusals, telling.refuse, state, 0, action))
        dice = np.array([12345], np.uint64)
        every.update(whole(int(kernels.policy(view, 0, dice)), int(dice[0])))
        every.update(game.resample(view, dice).tobytes() + whole(int(dice[0])))
    elif actor == CHANCE:
        every.update(whole(*(number for outcome in game.chance(state) for number in outcome)))
    for seat in (SPECTATOR, *range(game.seat_count(state))):
        view = View(np.zeros(1, game.dtype))
        kernels.observe(state, 0, seat, view, 0)
        every.update(view.tobytes() + filled(words.figures, telling.show, view, 0))
    return every.hexdigest()[:16]


def played(case: Case, seed: int, *, greedy: bool) -> tuple[dict[str, Any], list[str]]:
    """A game as its log, and the digest of each step."""
    game, dice, choices = case.game, FastDice.of(seed, 0), FastDice.of(seed, 1)
    telling = game.words
    assert isinstance(telling, Telling)
    state = game.new(case.seats, game.settle(case.seats, case.options, dice))
    spread = np.linspace(0, game.decisions - 1, TRIED).astype(np.int64).tolist()
    start, actions, fallen = state.tobytes(), list[int](), dict[int, int]()
    digests = [digest(game, state, b"", spread)]
    while (actor := game.to_act(state)) >= 0 or actor == CHANCE:
        if actor == CHANCE:
            action = game.draw(state, dice)
            if game.simulated and state[0].stage in (LIFT, VERDICT):
                fallen[len(actions)] = -1 if action == NOTHING_FALLS else action - FALLS
        elif greedy:
            action = int(game.kernels.policy(game.observe(state, actor), 0, choices.words))
        else:
            legal = game.legal(state)
            action = legal[choices.below(len(legal))]
        before = copy(state)
        game.kernels.apply(state, 0, action)
        out = np.zeros(1, dtype_of(telling.vocabulary.step))
        telling.tell(before, 0, action, state, 0, out, 0)
        actions.append(action)
        digests.append(digest(game, state, out.tobytes(), spread))
    log = {
        "start": start.hex(),
        "seats": case.seats,
        "actions": list(map(str, actions)),
        "tried": list(map(str, spread)),
        "fallen": fallen,
    }
    return log, digests


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own reader of modules, as JavaScript."""
    node = shutil.which("node")
    assert node, "Node.js builds the browser part, so it is here"
    folder = tmp_path_factory.mktemp("engine")
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    module = ROOT / "web" / "src" / "lib" / "engine" / "module.ts"
    how = ["--target", "es2022", "--module", "esnext", "--lib", "es2023,dom", "--outDir", str(folder)]
    subprocess.run([node, compiler, *how, module], check=True)
    return (folder / "module.js").rename(folder / "module.mjs")


@pytest.mark.parametrize("key", KEYS)
def test_modules_are_light(key: str) -> None:
    assert len(gzip.compress(build(key).module)) < MOST_GZIPPED


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_modules_answer_as_the_rules_do(key: str, engine: Path, tmp_path: Path) -> None:
    """States, views, legal moves, chances, events, figures, foresight, refusals, greedy moves, worlds."""
    games, expected = [], []
    for number, case in enumerate(one for one in cases() if one.game.key == key and is_inside(one)):
        log, digests = played(case, 1000 + number, greedy=bool(number % 4 == 3))
        games.append(log)
        expected.append(digests)
    module = tmp_path / "game.wasm"
    module.write_bytes(build(key).module)
    (tmp_path / "games.json").write_text(json.dumps({"sizes": sizes(load(key)), "games": games}))
    node = shutil.which("node")
    assert node
    done = subprocess.run(
        [node, Path(__file__).parent / "replay.mjs", engine, module, tmp_path / "games.json"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert set(told["imports"]) <= IMPORTS
    assert ("simulate" in told["imports"]) == load(key).simulated
    for place, (found, wanted) in enumerate(zip(told["games"], expected, strict=True)):
        differing = [step for step, (one, other) in enumerate(zip(found, wanted, strict=True)) if one != other]
        assert not differing, f"game {place} differs from step {differing[0]} on"


def test_exports_get_other_names_and_nothing_else_changes() -> None:
    """A module of one export, as WebAssembly writes it: header, an export section, an empty section of our own."""
    export = bytes([1, 3]) + b"abc" + bytes([2, 0])
    module = b"\0asm\1\0\0\0" + bytes([7, len(export)]) + export + bytes([0, 1, 0])
    longer = bytes([1, 4]) + b"name" + bytes([2, 0])
    assert renamed(module, {"abc": "name"}) == b"\0asm\1\0\0\0" + bytes([7, len(longer)]) + longer + bytes(
        [0, 1, 0]
    )
    assert renamed(module, {"other": "name"}) == module
