"""The engine against the oracle, a naive engine written from the clauses alone, step by step.

Uniform play hardly ever sees an empty deck, so biased players, who never complete a mandala or only discard,
take part: they reach the second exhaustion and the empty piles of M-U1 to M-U3 in every game.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.asking import ask_once
from games.mandala.oracle import Oracle
from games.mandala.table import GAME, pile, river
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State

GAMES_PER_POLICY = 420
PARTS = 12
"""The first one is played every time, the others in the long run."""
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


def even_fields(dice: random.Random, legal: list[str], oracle: Oracle) -> str:
    """Grow one's field to the size of the other's (M-X2), else grow or build."""
    seat, fields = oracle.to_act(), oracle.position()["fields"]
    assert isinstance(fields, list)
    even = []
    for text in legal:
        words = text.split()
        if words[0][0] == "F" and isinstance(seat, int):
            mine, theirs = (sum(fields[int(words[0][1]) - 1][s - 1].values()) for s in (seat, 3 - seat))
            if mine + int(words[2]) == theirs:
                even.append(text)
    return dice.choice(even or [text for text in legal if text[0] in "MCF"] or legal)


def one_grows(dice: random.Random, legal: list[str], oracle: Oracle) -> str:
    """Only the second seat has cards in fields: the other's claims are discarded (M-X6)."""
    wanted = "F" if oracle.to_act() == 2 and dice.random() < 0.5 else "M"
    return dice.choice([text for text in legal if text[0] in (wanted, "C")] or legal)


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


def seen_by(state: State, seat: int | None) -> dict[str, object]:
    """The view of a seat (or a spectator) in the words of the oracle's: what is hidden is None."""
    view = GAME.observe(state, None if seat is None else seat - 1)

    def shown(field: str, owner: int) -> dict[str, int] | None:
        found = pile(view, field, owner)
        return None if "?" in found else found

    sizes = [{name: int(view[name][0, s].sum()) for name in ("hand", "cup", "dealt")} for s in range(2)]
    told = GAME.figures(view)
    hands = [shown("hand", s) for s in (1, 2)]
    cups = [{"claimed": shown("cup", s), "dealt": shown("dealt", s)} for s in (1, 2)]
    return {
        "deck_size": sum(pile(view, "deck").values()),
        "discard": pile(view, "discard"),
        "hand_sizes": [one["hand"] for one in sizes],
        "cup_sizes": [one["cup"] + one["dealt"] for one in sizes],
        "hands": hands,
        "cups": cups,
        "scores": told["scores"],
    }


def agrees(found: object, told: object) -> bool:
    """Whether the two say the same; an empty pile, or the 0 points of an empty cup, is no secret."""
    if isinstance(found, list) and isinstance(told, list):
        return all(agrees(one, other) for one, other in zip(found, told, strict=True))
    if isinstance(found, dict) and "claimed" in found and isinstance(told, dict):
        return all(agrees(found[part], told[part]) for part in found)
    return found == told or (told is None and found in ({}, 0))


RARE = ("reshuffles", "empty", "short", "ties", "equal fields", "nothing to claim with")


def compare(seed: int, policy: Policy) -> dict[str, int]:
    """Play one game on both; returns what was seen of rare things."""
    dice = random.Random(seed)
    first = 1 + seed % 2
    options: dict[str, object] = {"first": first, "cups": ("closed", "open")[seed // 2 % 2]}
    oracle = ask_once(Oracle(2, options))
    state = GAME.new(2, GAME.settle(2, options, None))
    seen = dict.fromkeys(RARE, 0)
    steps = 0
    while True:
        assert to_act(state) == oracle.to_act()
        assert GAME.scores(state) == oracle.scores()
        if steps % 5 == 0 or oracle.to_act() == "over":
            snapshot = oracle.position()
            assert piles(state) == {name: snapshot[name] for name in piles(state)}
            for seat in (1, 2, None):
                told = oracle.view(seat)
                for name, found in seen_by(state, seat).items():
                    assert agrees(found, told[name]), (seat, name, found, told[name])
        if oracle.to_act() == "over":
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert list(outcome.winners) == oracle.winners()
            seen["short"] = int(state["exhausted"][0])
            seen["ties"] = len(outcome.winners) > 1
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
            if text.startswith("C"):
                s = state[0]
                sizes = [int(s.field[s.mandala, seat].sum()) for seat in range(2)]
                seen["equal fields"] += sizes[0] == sizes[1]
                seen["nothing to claim with"] += not sizes[int(s.to_act)]
            oracle.play(text)
            GAME.apply(state, GAME.parse(state, text))


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.soak) for part in range(1, PARTS))])
@pytest.mark.parametrize(
    "policy", [uniform, only_discard, only_build, never_complete, eager_fields, even_fields, one_grows]
)
def test_engine_and_oracle_agree(policy: Policy, part: int) -> None:
    """Same seat to act, same legal moves, same chances, same piles and scores at every step."""
    totals = dict.fromkeys(RARE, 0)
    for seed in range(part, GAMES_PER_POLICY, PARTS):
        for name, number in compare(seed, policy).items():
            totals[name] += number
    if policy is never_complete:
        assert totals["empty"] > 0
    if policy in (never_complete, only_discard):
        assert totals["short"] > 0
        assert totals["reshuffles"] > 0
    if policy is even_fields:
        assert totals["equal fields"] > 0
    if policy is one_grows:
        assert totals["nothing to claim with"] > 0
    if policy is only_discard:
        assert totals["ties"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_two_thousand_random_games_agree(part: int) -> None:
    """2,000 games of uniform players, with closed and open cups, whoever begins."""
    for seed in range(20_000 + 200 * part, 20_200 + 200 * part):
        compare(seed, uniform)
