"""The engine against the oracle, a naive engine written from the clauses alone, step by step.

The oracle knows no physics, so what falls is drawn here: mostly nothing, sometimes columns, seldom floors, both while a
piece is out of the tower and once it is set (E-U9). Poses are probed around those that are offered, and both must allow
and refuse the same ones. Players lean towards what is rare: columns and floors that are moved.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from games.menara.oracle import Oracle
from games.menara.table import GAME, tables
from vihara.core.errors import IllegalMove, InvalidMove
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State
from vihara.games.menara import actions as act
from vihara.games.menara.lifting import judged_tower
from vihara.games.menara.state import BASE, BUILD, ERROR, LIFT, NEW_FLOOR, NUDGE, STUCK, VERDICT
from vihara.games.menara.words import card_text

FLOORS, CARDS = tables()
COLORS = ("yellow", "red", "black", "white", "blue")
POSED = ("base", "floor", "extend", "shift")


def names(counts: Any) -> list[str]:
    return [color for color, number in zip(COLORS, counts, strict=True) for _ in range(number)]


def cards(counts: Any) -> list[str]:
    return sorted(_card(k) for row in counts for k, n in enumerate(row) if n for _ in range(n))


@cache
def _card(number: int) -> str:
    return card_text(number)


def facts(state: State) -> dict[str, object]:
    """What the engine says, in the oracle's words."""
    # A field read once, as plain numbers: reading records entry by entry took a quarter of all comparisons.
    s = {name: state[name][0].tolist() for name in state.dtype.names or () if name != "tower"}
    tower = {name: state["tower"][name][0].tolist() for name in state.dtype["tower"].names or ()}
    floors = {}
    for floor in range(18):
        if tower["level"][floor] >= 0:
            colors = s["color"][floor]
            bases = [b for b in range(6) if colors[b] >= 0]
            standing = tower["column"][floor]
            floors[floor + 1] = {
                "side": ("light", "dark")[tower["side"][floor]],
                "pose": " ".join(str(n) for n in tower["pose"][floor]),
                "level": tower["level"][floor],
                "columns": [COLORS[colors[b]] if standing[b] else None for b in bases],
                "moved": [b + 1 for b in bases if s["moved"][floor][b]],
            }
    return {
        "bag": names(s["bag"]),
        "camp": names(s["camp"]),
        "new camp": names(s["fresh"]),
        "hands": {seat + 1: names(s["hand"][seat]) for seat in range(s["seats"])},
        "piles": {g: cards([s["pile"][k]]) for k, g in enumerate(("blue", "yellow", "red"))},
        "discard": cards(s["discard"]),
        "joined": cards(s["joined"]),
        "required": s["required"],
        "levels": max(0, *tower["level"]),
        "quarry": [f + 1 for f in range(18) if s["quarry"][f]],
        "taken": [f + 1 for f in range(18) if s["taken"][f]],
        "floors": floors,
        "fallen floors": [f + 1 for f in range(18) if s["gone"][f]],
        "fallen columns": names(s["lost"]),
    }


def whole_pose(text: str) -> str:
    x, y, angle = (round(float(word)) for word in text.split())
    return f"{x} {y} {angle % 360}"


def oracle_facts(oracle: Oracle) -> dict[str, object]:
    said: dict[str, Any] = oracle.position()
    floors = {n: {**f, "pose": whole_pose(f["pose"])} for n, f in said["floors"].items()}
    bag = [color for color, number in said["bag"].items() for _ in range(number)]
    kept = (
        "camp",
        "new camp",
        "hands",
        "piles",
        "required",
        "levels",
        "quarry",
        "fallen floors",
        "fallen columns",
    )
    found = {key: said[key] for key in kept}
    sorted_ones = {key: sorted(said[key]) for key in ("discard", "joined", "taken")}
    return {**found, **sorted_ones, "bag": bag, "floors": floors}


def allowed(state: State, text: str) -> bool:
    try:
        GAME.check(state, GAME.parse(state, text))
    except (IllegalMove, InvalidMove):
        return False
    return True


def shaken(dice: random.Random, text: str) -> str:
    """The same move at a pose nearby."""
    words = text.split()
    at = {"base": 3, "floor": 2, "extend": 2, "shift": 2}[words[0]]
    reach = dice.choice([1, 3, 30])
    for k in (at, at + 1):
        words[k] = str(int(words[k]) + dice.randint(-reach, reach))
    words[at + 2] = str((int(words[at + 2]) + dice.randint(-reach, reach)) % 360)
    if words[0] == "shift" and dice.random() < 0.3:
        words[-1] = str(max(1, int(words[-1]) + dice.choice([-1, 1])))
    return " ".join(words)


def compare_legal(state: State, oracle: Oracle, dice: random.Random) -> list[str]:
    """Decisions without a pose are the same; poses offered are allowed by both, and probes judged alike."""
    listed = [GAME.name(state, action) for action in GAME.legal(state)]
    posed = [text for text in listed if text.split()[0] in POSED]
    assert sorted(set(listed) - set(posed)) == sorted(oracle.options_without_pose())
    probes = [shaken(dice, dice.choice(posed)) for _ in range(3)] if posed else []
    for text in [*dice.sample(posed, min(len(posed), 4)), *probes]:
        assert allowed(state, text) == (oracle.why_not(text) is None), f"{text}: {oracle.why_not(text)}"
    assert all(allowed(state, text) for text in posed)
    return listed + [text for text in probes if allowed(state, text)]


def draw_verdict(state: State, oracle: Oracle, dice: random.Random, *, falls: float) -> str:
    """Let something fall, or nothing, in both, while a piece is out, or once it is set: what it was."""
    lifted = state[0].stage == LIFT
    tower = judged_tower(state[0])
    pieces: list[int] = []
    if dice.random() < falls:
        raised = [f for f in range(18) if tower.level[f] > 0]
        standing = [
            18 + f * 6 + b for f in range(18) for b in range(6) if tower.level[f] >= 0 and tower.column[f, b]
        ]
        pieces = dice.sample(standing, min(len(standing), dice.randint(1, 3)))
        if raised and dice.random() < 0.3:
            pieces += dice.sample(raised, 1)
    texts = []
    for piece in pieces:
        assert GAME.possible(state, act.FALLS + piece)
        texts.append(GAME.name(state, act.FALLS + piece).split()[-1])
        GAME.kernels.apply(state, 0, act.FALLS + piece)
    assert GAME.possible(state, act.NOTHING_FALLS)
    GAME.kernels.apply(state, 0, act.NOTHING_FALLS)
    if texts:
        floors = [int(text) for text in texts if "." not in text]
        collapse = oracle.collapse_out if lifted else oracle.collapse
        collapse(floors, [t for t in texts if "." in t], stuck=bool(state[0].ending == STUCK))
        what = (
            "floors fell"
            if floors
            else "columns cannot stand again"
            if state[0].ending == STUCK
            else "columns fell"
        )
        return f"{what} {'out' if lifted else 'set'}"
    return "lifted" if lifted else "set"


def play_both(
    seats: int,
    options: dict[str, Any],
    seed: int,
    *,
    greedy: float,
    falls: float,
    lean: float = 0.0,
    seen: Counter[str] | None = None,
) -> str:
    """Play one game in both, comparing everything at each step; why it ended. `lean` is how often red plans are taken,
    most of which move columns or floors; `seen` counts what was done and what fell.
    """
    dice = random.Random(seed)
    state = GAME.new(seats, GAME.settle(seats, options, None))
    oracle = Oracle(seats, dict(options), floors=FLOORS, cards=CARDS)
    census = oracle.census()
    while True:
        s = state[0]
        if s.stage in (ERROR, NUDGE):
            outcomes = GAME.chance(state)
            action = dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            text = GAME.name(state, action)
            GAME.kernels.apply(state, 0, action)
            if text.startswith("! hand"):
                oracle.draw(text[2:])
            continue
        if s.stage in (LIFT, VERDICT):
            fell = draw_verdict(state, oracle, dice, falls=falls)
            if seen is not None:
                seen[fell] += 1
            continue
        said = oracle.to_act()
        seat = GAME.to_act(state)
        assert said == {CHANCE: "chance", OVER: "over"}.get(seat, seat + 1)
        assert facts(state) == oracle_facts(oracle)
        assert GAME.census(state) == dict(census) == dict(oracle.census())
        if seat == OVER:
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert bool(outcome.winners) == oracle.won()
            assert outcome.scores == (oracle.levels(),) * seats
            return oracle.game.ending
        if seat == CHANCE:
            listed = {GAME.name(state, a)[2:]: w for a, w in GAME.chance(state)}
            assert listed == dict(oracle.outcomes())
            text = dice.choices(list(listed), list(listed.values()))[0]
            GAME.kernels.apply(state, 0, GAME.parse(state, f"! {text}"))
            oracle.draw(text)
            continue
        listed_moves = compare_legal(state, oracle, dice)
        if "plan red" in listed_moves and dice.random() < lean:
            text = "plan red"
        elif dice.random() < greedy:
            action = int(GAME.kernels.policy(state, 0, np.array([1], np.uint64)))
            text = GAME.name(state, action)
            assert text in listed_moves or (options.get("gauge") == "hidden" and allowed(state, text))
        else:
            moves = listed_moves
            if s.stage == BUILD and dice.random() < 0.5:
                moves = [m for m in moves if m.startswith(("move", "shift"))] or moves
            if s.stage == BUILD and dice.random() < 0.8:
                moves = [m for m in moves if m not in ("give up", "stop")] or moves
            if s.stage == NEW_FLOOR and dice.random() < 0.8:
                moves = [m for m in moves if m.startswith("floor")] or moves
            text = dice.choice(moves)
        if s.stage == BASE:
            assert oracle.why_not("give up") is not None
            assert not allowed(state, "give up")
        GAME.kernels.apply(state, 0, GAME.parse(state, text))
        oracle.play(text)
        if seen is not None:
            seen[text.split()[0]] += 1


RARE_GAMES = [("shaky", 0.7, 1), ("shaky", 0.7, 2), ("shaky", 0.7, 7), ("steady", 0.4, 5)]
"""Hands, how often the careful player decides, and seeds of short games in which much happens."""
CASES: list[tuple[int, dict[str, Any], float, float]] = [
    (1, {}, 0.0, 0.0),
    (2, {"difficulty": "medium"}, 0.5, 0.05),
    (3, {"difficulty": "hard"}, 0.9, 0.02),
    (4, {"hand": "calm"}, 0.6, 0.02),
    (2, {"hand": "shaky"}, 0.3, 0.1),
    (1, {"difficulty": "hard", "hand": "shaky"}, 0.95, 0.0),
    (4, {"difficulty": "medium"}, 1.0, 0.0),
    (3, {"first": 2, "gauge": "hidden"}, 0.6, 0.5),
    (2, {"practice": "yes", "first": 2}, 0.5, 0.1),
    (1, {"practice": "yes", "hand": "shaky", "gauge": "hidden", "difficulty": "hard"}, 0.3, 0.05),
]


@pytest.mark.parametrize(("seats", "options", "greedy", "falls"), CASES)
def test_engine_and_oracle_agree(seats: int, options: dict[str, Any], greedy: float, falls: float) -> None:
    """E-1 to E-N4, E-U9, E-U14: the same decisions, chance, tower and endings in both, with any hand and collapse."""
    play_both(seats, options, 7, greedy=greedy, falls=falls)


def test_what_is_rare_comes_up() -> None:
    """E-3c, E-3e, E-U9: players who lean towards moves and shifts see pieces fall while another one is out."""
    seen: Counter[str] = Counter()
    for hand, greedy, seed in RARE_GAMES:
        play_both(2, {"first": 2, "hand": hand}, seed, greedy=greedy, falls=0.5, lean=0.6, seen=seen)
    fell = ("columns fell set", "floors fell set", "floors fell out", "columns cannot stand again out")
    for what in ("move", "shift", "extend", "give", "swap", *fell):
        assert seen[what], f"nobody came to {what}"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_engine_and_oracle_agree_in_many_games(seed: int) -> None:
    """The same over many games of every kind."""
    endings = set()
    for seats, options, greedy, falls in CASES:
        endings.add(play_both(seats, options, seed, greedy=greedy, falls=falls))
    assert endings


WAYS: list[dict[str, Any]] = [
    {},
    {"difficulty": "medium", "hand": "calm"},
    {"difficulty": "hard", "gauge": "hidden"},
    {"hand": "shaky"},
    {"practice": "yes"},
]
FALLS = [0.02, 0.0]
LEANINGS = [(0.5, 0.05), (0.9, 0.01)]
"""How often a decision is the careful player's, and how often something falls: low towers, and high ones."""


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("part", range(40))
def test_two_thousand_random_games_agree(seats: int, part: int) -> None:
    """2,000 games of random players for each number of seats, with each of the options in turn, whoever begins."""
    for seed in range(50 * part, 50 * part + 50):
        options = {**WAYS[seed % len(WAYS)], "first": 1 + seed % seats}
        play_both(seats, options, 20_000 + seed, greedy=0.0, falls=FALLS[seed % len(FALLS)])


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("part", range(10))
def test_games_of_careful_players_agree(seats: int, part: int) -> None:
    """The same with players who build high: 200 games for each number of seats."""
    for seed in range(20 * part, 20 * part + 20):
        options = {**WAYS[seed % len(WAYS)], "first": 1 + seed % seats}
        greedy, falls = LEANINGS[seed % len(LEANINGS)]
        play_both(seats, options, 40_000 + seed, greedy=greedy, falls=falls)
