"""The engine against the oracle, a naive engine written from the clauses alone, step by step.

Uniform play seldom sees high towers, cut areas, full racks or an empty supply, so biased players take part.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from games.ananda.oracle import Oracle
from games.ananda.table import GAME, cards, monk, rack, supply, top
from games.asking import ask_once
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State
from vihara.games.ananda.components import COLUMNS

Policy = Callable[[random.Random, list[str], State], str]
CASES = [(seats, board) for seats in (2, 3, 4) for board in (10, 8)]


def uniform(dice: random.Random, legal: list[str], _: State) -> str:
    return dice.choice(legal)


def builder(dice: random.Random, legal: list[str], _: State) -> str:
    """Lay every tile that fits."""
    return dice.choice([text for text in legal if text.startswith("tile")] or legal)


def climber(dice: random.Random, legal: list[str], state: State) -> str:
    """Build on the highest spaces."""
    tiles = [text for text in legal if text.startswith("tile")]
    if not tiles or dice.random() < 0.1:
        return dice.choice(legal)
    heights = [top(state, text.split()[2])[1] for text in tiles]
    return dice.choice([text for text, height in zip(tiles, heights, strict=True) if height == max(heights)])


def hoarder(dice: random.Random, legal: list[str], _: State) -> str:
    """Play no cards and seldom lay tiles: full racks, full hands."""
    if "play" in legal:
        return "play"
    return "stop" if "stop" in legal and dice.random() < 0.5 else dice.choice(legal)


def crowder(dice: random.Random, legal: list[str], _: State) -> str:
    """Lay nothing but doubles: few areas, so that all may be occupied, and in the end nothing but idle turns."""
    doubles = [text for text in legal if text.startswith("tile") and len(set(text.split()[1].split("-"))) == 1]
    if doubles and dice.random() < 0.7:
        return dice.choice(doubles)
    return "stop" if "stop" in legal else dice.choice(legal)


def coverer(dice: random.Random, legal: list[str], state: State) -> str:
    """Cover spaces of the color one stands on, which cuts areas."""
    seat = GAME.to_act(state) + 1
    where = monk(state, seat)
    tiles = [text for text in legal if text.startswith("tile")]
    if where is None or not tiles:
        return dice.choice(legal)
    color = top(state, where)[0]
    over = [text for text in tiles if color in (top(state, cell)[0] for cell in text.split()[2:])]
    return dice.choice(over or tiles)


def facts(state: State) -> dict[str, object]:
    """The record in the words of the oracle's snapshot."""
    s = state[0]
    seats = range(1, int(s.seats) + 1)
    cells = [f"{column}{row}" for column in COLUMNS[: s.side] for row in range(1, s.side + 1)]
    tops = {cell: top(state, cell) for cell in cells}
    return {
        "board": {cell: [height, color] for cell, (color, height) in tops.items() if height},
        "monks": {seat: monk(state, seat) for seat in seats},
        "racks": {seat: rack(state, seat) for seat in seats},
        "hands": {seat: cards(state, "hand", seat) for seat in seats},
        "karma": {seat: cards(state, "karma", seat) for seat in seats},
        "draw_piles": {seat: cards(state, "pile", seat) for seat in seats},
        "supply": supply(state),
        "turn": int(s.turn) + 1,
    }


def to_act(state: State) -> int | str:
    seat = GAME.to_act(state)
    return {CHANCE: "chance", OVER: "over"}.get(seat, seat + 1)


def compare(seats: int, options: dict[str, object], seed: int, policy: Policy) -> Counter[str]:
    """Play one game on both; returns what was seen of rare things."""
    dice = random.Random(seed)
    oracle = ask_once(Oracle(seats, options))
    state = GAME.new(seats, GAME.settle(seats, options, None))
    seen: Counter[str] = Counter()
    steps = 0
    while True:
        assert to_act(state) == oracle.to_act()
        if steps % 9 == 0 or oracle.to_act() == "over":
            snapshot = oracle.position()
            found = facts(state)
            assert found == {name: snapshot[name] for name in found}
            assert GAME.scores(state) == oracle.scores()
        if oracle.to_act() == "over":
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert list(outcome.winners) == oracle.winners()
            assert int(state["idle"][0]) == oracle.idle_turns
            seen["idle endings"] += oracle.idle_turns > 0
            seen["ties"] += len(oracle.winners()) > 1
            seen["height"] = int(state["height"][0].max())
            return seen
        steps += 1
        if oracle.to_act() == "chance":
            outcomes = oracle.outcomes()
            assert sorted((GAME.name(state, a)[2:], w) for a, w in GAME.chance(state)) == sorted(outcomes)
            texts, weights = zip(*outcomes, strict=True)
            text = dice.choices(texts, weights)[0]
            seen["cards instead of tiles"] += oracle.to_take > 0 and text.startswith("hand")
            oracle.draw(text)
            GAME.apply(state, GAME.parse(state, "! " + text))
        else:
            legal = sorted(oracle.legal())
            assert sorted(GAME.name(state, action) for action in GAME.legal(state)) == legal, GAME.write_position(
                state
            )
            text = policy(dice, legal, state)
            seen["passes"] += text == "pass"
            seen["full racks"] += text == "stop" and len(rack(state, GAME.to_act(state) + 1)) == 8
            oracle.play(text)
            GAME.apply(state, GAME.parse(state, text))


def compare_all(policy: Policy, seeds: range) -> Counter[str]:
    totals: Counter[str] = Counter()
    for seed in seeds:
        for number, (seats, board) in enumerate(CASES):
            options: dict[str, object] = {"board": board, "first": 1 + seed % seats, "open_racks": seed % 2 == 1}
            seen = compare(seats, options, 100 * seed + number, policy)
            totals["height"] = max(totals["height"], seen.pop("height"))
            totals += seen
    return totals


@pytest.mark.parametrize(
    ("policy", "games", "rare"),
    [
        (uniform, 4, ["cards instead of tiles"]),
        (builder, 4, ["cards instead of tiles"]),
        (climber, 4, ["cards instead of tiles"]),
        (hoarder, 4, ["full racks"]),
        (crowder, 6, ["passes", "idle endings"]),
        (coverer, 4, ["cards instead of tiles"]),
    ],
)
def test_engine_and_oracle_agree(policy: Policy, games: int, rare: list[str]) -> None:
    """Same seat to act, same legal moves, same chances, same pieces and scores at every step."""
    totals = compare_all(policy, range(games))
    for name in rare:
        assert totals[name] > 0, f"{policy.__name__} never saw {name}"
    if policy is climber:
        assert totals["height"] >= 8


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("policy", [uniform, builder, climber, hoarder, crowder, coverer])
def test_engine_and_oracle_agree_at_length(policy: Policy, part: int) -> None:
    """The same over thousands of games."""
    assert compare_all(policy, range(1000 + 10 * part, 1010 + 10 * part))["height"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("part", range(40))
def test_two_thousand_random_games_agree(seats: int, part: int) -> None:
    """2,000 games of uniform players for each number of seats, on both boards, whoever begins."""
    for seed in range(50 * part, 50 * part + 50):
        board = (10, 8)[seed % 2]
        options: dict[str, object] = {"board": board, "first": 1 + seed % seats, "open_racks": seed % 4 > 1}
        compare(seats, options, 20_000 + seed, uniform)
