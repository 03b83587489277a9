"""The engine beside the oracle, step by step: the same decisions, the same chance, the same position."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from games.asking import ask_once
from games.tajuto.oracle import COLORS, Oracle
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State
from vihara.games.tajuto import GAME
from vihara.games.tajuto.components import ACTION_TILES, COPIES, GOALS, STACKS

CHEAP: dict[str, Any] = {
    "wisdom": [[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]],
    "D": [1, 2],
    "E": [1, 2],
    "F": [1, 2],
    "market": [3, 4],
    "shrine": [3, 4],
    "inauguration": 2,
    "activation": {"A": 0, "B": 1, "C": 2, "D": 1, "E": 0, "F": 0},
}
DEAR: dict[str, Any] = {"activation": {"A": 2, "D": 3}}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"touch": "fumbling", "first": 2},
    {"touch": "blind"},
    {"prices": CHEAP, "open_scores": True},
    {"touch": "fumbling", "prices": CHEAP},
    {"prices": DEAR, "first": 2},
]


def floors(set_: Any) -> list[str]:
    return sorted(f"{color} {n + 1}" for n in range(6) for c, color in enumerate(COLORS) if set_[n] >> c & 1)


def position(state: State) -> dict[str, object]:
    """The facts of a state in the words of the oracle's `position`."""
    # Lists of Python's numbers: looking fields up in a record again and again took most of the comparison.
    s = SimpleNamespace(**{name: state[name][0].tolist() for name in state.dtype.names or ()})
    seats = range(s.seats)
    pagodas = {}
    for c, color in enumerate(COLORS):
        stones: list[int | None] = []
        for n in range(6):
            if s.built[n] >> c & 1:
                stones.append(next((seat + 1 for seat in seats if s.stones[seat][n] >> c & 1), None))
        pagodas[color] = {"height": len(stones), "stones": stones}
    stacks = {kind: s.price[k][s.sold[k] : COPIES[k]] for k, kind in enumerate(STACKS)}
    gone = []
    for c, color in enumerate(COLORS):
        on_board = not s.inauguration[c] and not s.built[5] >> c & 1
        stacks[f"inauguration {color}"] = [s.price[10][0]] if on_board else []
        if not s.inauguration[c] and s.built[5] >> c & 1:
            gone.append(f"inauguration {color}")
    players = []
    for seat in seats:
        owned = s.owned[seat]
        mine = [c for c in range(8) if s.inauguration[c] == seat + 1]
        tiles = [*"ABC", *(f"{k}{n}" for i, k in enumerate("DEF") for n in ["", "2"][: owned[7 + i]])]
        offered = [color for c, color in enumerate(COLORS) if any(on >> c & 1 for on in s.stones[seat])]
        players.append(
            {
                "seat": seat + 1,
                "mp": s.mp[seat],
                "floors": floors(s.front[seat]),
                "action_tiles": sorted(tiles),
                "used": sorted(t for n, t in enumerate(ACTION_TILES) if s.used >> n & 1 and s.turn == seat),
                "wisdom": [v + 1 for v in range(5) for _ in range(owned[v])],
                "markets": owned[5],
                "shrines": owned[6],
                "inaugurations_open": sorted(COLORS[c] for c in mine if not s.built[5] >> c & 1),
                "inaugurations_down": sorted(COLORS[c] for c in mine if s.built[5] >> c & 1),
                "goals": sorted(goal for g, goal in enumerate(GOALS) if s.goal[g] == seat + 1),
                "offerings_made": len(offered),
                "stones_left": sorted(set(COLORS) - set(offered)),
            }
        )
    return {
        "to_act": {CHANCE: "chance", OVER: "over"}.get(s.to_act, s.to_act + 1),
        "turn": s.turn + 1,
        "turn_number": s.turn_number,
        "named_size": s.named or None,
        "finished_first": s.finisher or None,
        "bag": floors(s.bag),
        "pagodas": pagodas,
        "stacks": stacks,
        "goals": sorted(goal for g, goal in enumerate(GOALS) if not s.goal[g]),
        "out_of_game": sorted(gone),
        "players": players,
    }


def compare(state: State, oracle: Oracle) -> None:
    """Everything the two say about one position."""
    assert position(state) == oracle.position()
    actions = GAME.legal(state)
    assert sorted(GAME.name(state, action) for action in actions) == sorted(oracle.legal())
    assert actions == sorted(actions)
    assert GAME.scores(state) == oracle.scores()
    outcomes = {GAME.name(state, action): weight for action, weight in GAME.chance(state)}
    expected = {f"! {text}": weight for text, weight in oracle.outcomes()}
    assert shares(outcomes) == shares(expected)
    if oracle.to_act() == "over":
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert list(outcome.winners) == oracle.winners()


def shares(weights: dict[str, int]) -> dict[str, Fraction]:
    return {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()}


def greedy(state: State, legal: list[str], generator: random.Random) -> str:
    dice = np.array([generator.getrandbits(63) | 1], np.uint64)
    text = GAME.name(state, int(GAME.kernels.policy(state, 0, dice)))
    assert text in legal
    return text


def wishful(*wishes: str) -> Any:
    """A player who mostly does what begins with or contains one of the wishes, in their order."""

    def choose(_: State, legal: list[str], generator: random.Random) -> str:
        if generator.random() < 0.15:
            return generator.choice(legal)
        for wish in wishes:
            wanted = [text for text in legal if wish in text]
            if wanted:
                return generator.choice(wanted)
        return generator.choice(legal)

    return choose


def uniform(_: State, legal: list[str], generator: random.Random) -> str:
    return generator.choice(legal)


PLAYERS = {
    "uniform": uniform,
    "greedy": greedy,
    "offering": wishful("goal", "offer", "draw", "buy E"),
    "buying": wishful("goal", "buy wisdom", "buy shrine", "buy market", "buy inauguration", "offer"),
    "investing": wishful(
        "D2", "E2", "F2", "buy D", "buy E", "buy F", "F buy", "E offer", "D draw", "build", "offer", "draw"
    ),
    "inaugurating": wishful("goal", "buy inauguration", "build", "offer", "draw"),
    "forgetful": wishful("keep none", "draw 6", "draw 5", "draw", "offer"),
    "hoarding": wishful("draw", "offer", "build", "goal"),
    "idle": wishful("end", "draw 6", "draw"),
}


def done(text: str) -> set[str]:
    """A move by the words it begins with, and what it does with any tile."""
    words = text.split()
    heads = {" ".join(words[:n]) for n in range(1, len(words) + 1)}
    return heads | {" ".join(words[1:n]) for n in range(2, len(words) + 1)}


def play(
    seats: int,
    options: dict[str, Any],
    player: Any,
    seed: int,
    most: int = 100_000,
    seen: Counter[str] | None = None,
) -> Oracle:
    """One game on both; `seen` counts what was done in it."""
    generator = random.Random(seed)
    oracle: Oracle = ask_once(Oracle(seats, options))
    state = GAME.new(seats, GAME.settle(seats, options, None))
    for _ in range(most):
        compare(state, oracle)
        if oracle.to_act() == "over":
            break
        if oracle.to_act() == "chance":
            outcomes = oracle.outcomes()
            text = generator.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
            oracle.draw(text)
            text = f"! {text}"
        else:
            text = player(state, oracle.legal(), generator)
            oracle.play(text)
            if seen is not None:
                seen.update(done(text))
        GAME.apply(state, GAME.parse(state, text))
    if seen is not None:
        seen["inaugurated"] += any(state[0].inauguration[c] and state[0].built[5] >> c & 1 for c in range(8))
    return oracle


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_agree(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        assert play(seats, options, uniform, seed).to_act() == "over"


TILED: dict[str, Any] = {"prices": {**CHEAP, "activation": {"A": 0, "B": 1, "C": 2, "D": 3, "E": 1, "F": 2}}}
"""Cheap tiles, and a cost of its own for using each of them."""
RARE: dict[str, list[str]] = {
    "investing": ["D", "E", "F", "D2", "E2", "F2", "buy D", "buy E", "buy F"],
    "inaugurating": ["buy inauguration", "goal first", "inaugurated"],
    "forgetful": ["end keep none", "end keep"],
    "buying": ["goal wisdom5", "goal wisdom10", "buy shrine", "buy market"],
    "offering": ["goal offerings4", "goal offerings8"],
}
"""What a player who leans towards it must come to do, or the comparison says nothing about it."""


@pytest.mark.parametrize("name", PLAYERS)
def test_biased_games_agree(name: str) -> None:
    seen: Counter[str] = Counter()
    cases = [(2, {}), (3, OPTIONS[4]), (4, OPTIONS[3]), (2, OPTIONS[2]), (2, TILED)]
    for seed, (seats, options) in enumerate(cases):
        play(seats, options, PLAYERS[name], seed, most=1500, seen=seen)
    for what in RARE.get(name, ()):
        assert seen[what], f"{name} never came to {what}"


def test_the_turn_limit_agrees() -> None:
    """T-U8: players who only ever draw 6th floors and put them back never finish a pagoda."""
    oracle = Oracle(2)
    state = GAME.new(2)
    while oracle.to_act() != "over":
        if oracle.to_act() == "chance":
            text = oracle.outcomes()[0][0]
            oracle.draw(text)
            text = f"! {text}"
        else:
            text = next((t for t in oracle.legal() if t.startswith("end")), "A draw 6")
            oracle.play(text)
        GAME.apply(state, GAME.parse(state, text))
        assert GAME.to_act(state) == {"chance": CHANCE, "over": OVER}.get(str(oracle.to_act()), state[0].turn)
    compare(state, oracle)
    assert oracle.turn_number == 300


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", PLAYERS)
def test_many_games_agree(seats: int, options: dict[str, Any], name: str) -> None:
    for seed in range(100, 112):
        play(seats, options, PLAYERS[name], seed, most=4000)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("part", range(40))
def test_two_thousand_random_games_agree(seats: int, part: int) -> None:
    """2,000 games of uniform players for each number of seats, with each of the options in turn."""
    for seed in range(50 * part, 50 * part + 50):
        assert play(seats, OPTIONS[seed % len(OPTIONS)], uniform, 20_000 + seed).to_act() == "over"
