"""The simulation in the page: the same verdicts as here; whole matches whose files are like any other; and no nonsense
that somebody sends or stores stops the compiled rules.
"""

from __future__ import annotations

import json
import math
import shutil
import subprocess
from base64 import b64decode
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.menara.towers import random_tower
from vihara.core.game import REGISTRY, load
from vihara.core.proof import prove
from vihara.core.replay import read
from vihara.games.menara.actions import FALLS, NOTHING_FALLS
from vihara.games.menara.components import FLOORS
from vihara.games.menara.physics.collapse import PIECES_ONLY, Nudge, decide
from vihara.games.menara.physics.trajectory import decode
from vihara.games.menara.state import NOTHING, STATE, VERDICT
from vihara.wasm.build import write
from vihara.wasm.manifest import able
from wasm.test_messages import GARBAGE, ROOT, folder  # noqa: F401 - a fixture

KEYS = [key for key in REGISTRY if load(key).simulation]
OTHERS = [key for key in REGISTRY if able(key) and key not in KEYS]
PACKAGES = ROOT / "web" / "node_modules"
NONSENSE = (
    "base 7 light 0 0 30",
    "shift 9 12 -40 90 to 3",
    "move 3.1 to 7.2",
    "column red 18.6",
    "floor dark 0 0 0",
)


def in_node(folder: Path, script: str, *given: Any) -> Any:  # noqa: F811
    """What a script of ours prints, run as the page's policy lets it run."""
    node = shutil.which("node")
    assert node, "Node.js builds the browser part, so it is here"
    bundler = PACKAGES / "rolldown" / "bin" / "cli.mjs"
    if not (folder / "plugin.mjs").exists():
        how = ["--format", "esm", "--platform", "node", "--logLevel", "silent", "-o", str(folder / "plugin.mjs")]
        subprocess.run(
            [node, bundler, ROOT / "web" / "mujoco-plugin.ts", *how], check=True, stdout=subprocess.DEVNULL
        )
    done = subprocess.run(
        [node, "--disallow-code-generation-from-strings", Path(__file__).parent / script, folder / "engine.mjs",
         *given],
        capture_output=True, text=True, check=False, cwd=ROOT / "web",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def in_doubt(seed: int) -> np.ndarray[Any, Any]:
    """A tower that is judged, as the state of a match; every fifth is nudged."""
    state = np.zeros(1, STATE)
    s = state[0]
    s.tower = random_tower(seed, 3 + seed % 13, last="careless" if seed % 3 else "careful")
    s.stage, s.lifted, s.nudged[0] = VERDICT, NOTHING, NOTHING
    raised = np.flatnonzero(s.tower.level > 0)
    if seed % 5 == 0 and len(raised):
        s.nudged[:] = [int(raised[-1]), 40, (37 * seed) % 360]
    return state


def both(folder: Path, seeds: range, tmp_path: Path) -> list[tuple[set[int], set[int]]]:  # noqa: F811
    """The floors that fall here and in the page, tower by tower; what moves in the page is what falls there."""
    states = [in_doubt(seed) for seed in seeds]
    (tmp_path / "states.json").write_text(json.dumps([state.tobytes().hex() for state in states]))
    (key,) = KEYS
    write(folder, [key])
    told = in_node(folder, "trials.mjs", folder, PACKAGES, key, tmp_path / "states.json")
    found = []
    for state, page in zip(states, told, strict=True):
        s = state[0]
        nudge = Nudge(int(s.nudged[0]), s.nudged[1] / 100, float(s.nudged[2])) if s.nudged[0] >= 0 else None
        decision = decide(s.tower, nudge, settings=PIECES_ONLY, always_simulate=True)
        here = set(decision.collapse.fell_floors) if decision.collapse else set()
        *fallen, last = map(int, page["actions"])
        assert last == NOTHING_FALLS
        assert fallen == sorted(fallen)
        there = {action - FALLS for action in fallen}
        assert bool(page["motion"]) == bool(there)
        if there:
            check_motion(page["motion"], there)
        found.append((here, {piece for piece in there if piece < FLOORS}))
    return found


def check_motion(text: str, fallen: set[int]) -> None:
    """It reads as the server's does; what has fallen has moved, and turns are turns."""
    motion = decode(b64decode(text))
    assert fallen <= set(motion.bodies)
    assert motion.milliseconds == 40
    turns = np.linalg.norm(motion.poses[:, :, 3:], axis=2)
    assert np.abs(turns - 1).max() < 1e-3
    for place, body in enumerate(motion.bodies):
        if body in fallen and body < FLOORS:
            dropped = motion.poses[0, place, 2] - motion.poses[-1, place, 2]
            leans = 2 * math.asin(min(1.0, math.hypot(*motion.poses[-1, place, 4:6])))
            assert dropped > 0 or leans > 0


def test_the_page_judges_towers_as_the_server_does(folder: Path, tmp_path: Path) -> None:  # noqa: F811
    for here, there in both(folder, range(3), tmp_path):
        assert here == there


@pytest.mark.soak
def test_five_hundred_towers(folder: Path, tmp_path: Path) -> None:  # noqa: F811
    """Two versions of MuJoCo: a tower at the edge may go either way, and of a heap one more piece may slide off."""
    found = [pair for first in range(100, 600, 50) for pair in both(folder, range(first, first + 50), tmp_path)]
    assert sum(bool(here) == bool(there) for here, there in found) >= 0.97 * len(found)
    assert sum(here == there for here, there in found) >= 0.9 * len(found)


def played(folder: Path, jobs: list[dict[str, Any]], tmp_path: Path) -> list[dict[str, Any]]:  # noqa: F811
    """Whole matches in the page; nothing stops the rules, nothing is lost, and the files are whole."""
    (tmp_path / "jobs.json").write_text(json.dumps(jobs))
    write(folder, [jobs[0]["table"]["game"]])
    locales = ROOT / "src" / "vihara" / "locales"
    done: list[dict[str, Any]] = in_node(folder, "whole.mjs", folder, locales, PACKAGES, tmp_path / "jobs.json")
    for one in done:
        assert one["again"], "what was stored gives the same match"
        assert not one["traps"], one["traps"][:1]
        assert set(one["came"]) <= {
            "table",
            "defect",
            "invalid-move",
            "illegal-move",
            "not-your-turn",
            "match-over",
        }
        match = read(one["file"]).match
        assert match.over
        verdict, draws = prove(one["file"])
        assert verdict.sentences()
        assert draws
    return done


def job(
    seed: int, options: dict[str, str], *, key: str = KEYS[0], most: int = 400, asked: int = 2
) -> dict[str, Any]:
    players: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": ("level1", "greedy")[seed % 2]}]
    players += [{"kind": "bot", "bot": "random"}] * max(0, load(key).seats[0] - 2)
    table = {"game": key, "players": players, "options": options}
    nonsense = NONSENSE if key in KEYS else GARBAGE[1:]
    return {"seed": seed, "table": table, "most": most, "moves": asked, "nonsense": nonsense}


def test_a_whole_match_in_the_page_is_a_match_like_any_other(folder: Path, tmp_path: Path) -> None:  # noqa: F811
    (done,) = played(folder, [job(3, {"hand": "shaky"}, most=60)], tmp_path)
    assert done["simulated"], "a shaky hand is simulated"
    assert {"invalid-move", "illegal-move"} <= set(done["answers"])


@pytest.mark.parametrize("key", OTHERS)
def test_nonsense_stops_no_module(key: str, folder: Path, tmp_path: Path) -> None:  # noqa: F811
    """What is sent to a table, and what its stored log was made into."""
    (done,) = played(folder, [job(3, {}, key=key, most=25, asked=20)], tmp_path)
    assert {"invalid-move", "allowed"} <= set(done["answers"])


@pytest.mark.soak
@pytest.mark.parametrize("key", OTHERS)
def test_much_nonsense_stops_no_module(key: str, folder: Path, tmp_path: Path) -> None:  # noqa: F811
    played(folder, [job(seed, {}, key=key, asked=100) for seed in range(30)], tmp_path)


@pytest.mark.soak
def test_many_of_them(folder: Path, tmp_path: Path) -> None:  # noqa: F811
    ways: list[dict[str, str]] = [
        {}, {"hand": "calm", "gauge": "hidden"}, {"practice": "yes"}, {"hand": "shaky", "practice": "yes"},
        {"difficulty": "hard", "hand": "shaky"},
    ]  # fmt: skip
    jobs = [job(seed, ways[seed % len(ways)], asked=40) for seed in range(20)]
    assert any(done["simulated"] for done in played(folder, jobs, tmp_path))
