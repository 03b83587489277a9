"""The engine against the oracle, a naive engine written from the clauses alone, step by step.

Uniform play hardly ever sees an empty deck, so biased players, who never complete a mandala or only discard,
take part: they reach the second exhaustion and the empty piles of M-U1 to M-U3 in every game.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.mandala.oracle import Oracle
from games.mandala.table import GAME, pile, river
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State

GAMES_PER_POLICY = 420
Policy = Callable[[random.Random, list[str], Oracle], str]


def uniform(dice: random.Random, legal: list[str], _: Oracle) -> str:
    return dice.choice(legal)


def only_discard(dice: random.Random, legal: list[str], _: Oracle) -> str:
    return dice.choice([text for text in legal if text.startswith("X")] or legal)


def only_build(dice: random.Random, legal: list[str], _: Oracle) -> str:
    return dice.choice([text for text in legal if text.startswith("M")] or legal)


def never_complete(dice: random.Random, legal: list[str], oracle: Oracle) -> str:
    """Fill mandalas without ever bringing the sixth color, so that the deck runs out."""
    place = oracle.position()
    mountains, fields = place["mountains"], place["fields"]
    assert isinstance(mountains, list)
    assert isinstance(fields, list)
    safe = []
    for text in legal:
        words = text.split()
        if words[0][0] in "MF" and len(words[0]) == 2:
            m = int(words[0][1]) - 1
            if len({*mountains[m], *fields[m][0], *fields[m][1], words[1]}) < 6:
                safe.append(text)
    return dice.choice(safe or [text for text in legal if text.startswith("X")] or legal)


def eager_fields(dice: random.Random, legal: list[str], _: Oracle) -> str:
    return dice.choice([text for text in legal if text.startswith("F")] or legal)


def to_act(state: State) -> int | str:
    seat = GAME.to_act(state)
    return {CHANCE: "chance", OVER: "over"}.get(seat, seat + 1)


def piles(state: State) -> dict[str, object]:
    """The record in the words of the oracle's snapshot."""
    return {
        "deck": pile(state, "deck"),
        "discard": pile(state, "discard"),
        "hands": [pile(state, "hand", seat) for seat in (1, 2)],
        "cups": [{"claimed": pile(state, "cup", s), "dealt": pile(state, "dealt", s)} for s in (1, 2)],
        "rivers": [river(state, seat) for seat in (1, 2)],
        "mountains": [pile(state, "mountain", m) for m in (1, 2)],
        "fields": [[pile(state, "field", m, s) for s in (1, 2)] for m in (1, 2)],
    }


def compare(seed: int, policy: Policy) -> dict[str, int]:
    """Play one game on both; returns what was seen of rare things."""
    dice = random.Random(seed)
    first = 1 + seed % 2
    oracle = Oracle(2, {"first": first})
    state = GAME.new(2, GAME.settle(2, {"first": first}, None))
    seen = {"reshuffles": 0, "empty": 0, "short": 0}
    steps = 0
    while True:
        assert to_act(state) == oracle.to_act()
        assert GAME.scores(state) == oracle.scores()
        if steps % 5 == 0 or oracle.to_act() == "over":
            snapshot = oracle.position()
            assert piles(state) == {name: snapshot[name] for name in piles(state)}
        if oracle.to_act() == "over":
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert list(outcome.winners) == oracle.winners()
            seen["short"] = int(state["exhausted"][0])
            return seen
        steps += 1
        if oracle.to_act() == "chance":
            outcomes = oracle.outcomes()
            assert sorted((GAME.name(state, a)[2:], w) for a, w in GAME.chance(state)) == sorted(outcomes)
            texts, weights = zip(*outcomes, strict=True)
            text = dice.choices(texts, weights)[0]
            seen["reshuffles"] += text == "reshuffle"
            oracle.draw(text)
            GAME.apply(state, GAME.parse(state, "! " + text))
        else:
            legal = sorted(oracle.legal())
            assert sorted(GAME.name(state, action) for action in GAME.legal(state)) == legal
            seen["empty"] += not pile(state, "deck") and not pile(state, "discard")
            text = policy(dice, legal, oracle)
            oracle.play(text)
            GAME.apply(state, GAME.parse(state, text))


@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("policy", [uniform, only_discard, only_build, never_complete, eager_fields])
def test_engine_and_oracle_agree(policy: Policy, part: int) -> None:
    """Same seat to act, same legal moves, same chances, same piles and scores at every step."""
    totals = {"reshuffles": 0, "empty": 0, "short": 0}
    for seed in range(part, GAMES_PER_POLICY, 6):
        for name, number in compare(seed, policy).items():
            totals[name] += number
    if policy is never_complete:
        assert totals["empty"] > 0
    if policy in (never_complete, only_discard):
        assert totals["short"] > 0
        assert totals["reshuffles"] > 0
