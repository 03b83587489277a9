"""Texts of decisions: each has one, its number is packed as compiled code packs it, and what is out of range is named."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from vihara.core.errors import InvalidMove
from vihara.games.menara import GAME
from vihara.games.menara import actions as act
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.state import COLORS, GLYPHS

STATE = GAME.new(2)


def decisions() -> Iterator[tuple[int, str]]:
    """Numbers that the compiled functions put together, and how their texts begin."""
    rng = random.Random(20)

    def pose() -> tuple[int, int, int]:
        far = act.FARTHEST
        return rng.choice((-far, 0, far, rng.randint(-far, far))), rng.randint(-far, far), rng.choice((0, 359, 7))

    for _ in range(100):
        floor, base, side, level = (
            rng.randrange(FLOORS),
            rng.randrange(BASES),
            rng.randrange(2),
            rng.randint(1, FLOORS),
        )
        yield act.pose_action(act.LAY_BASE, floor, side, 0, *pose()), f"base {floor + 1} "
        yield act.pose_action(act.LAY_FLOOR, 0, side, 0, *pose()), "floor "
        yield act.pose_action(act.EXTEND, 0, side, 0, *pose()), "extend "
        yield act.pose_action(act.SHIFT, floor, 0, level, *pose()), f"shift {floor + 1} "
        yield act.place_action(rng.randrange(COLORS), floor, base), "column "
        yield (
            act.move_action(floor, base, rng.randrange(FLOORS), rng.randrange(BASES)),
            f"move {floor + 1}.{base + 1} ",
        )
        change = np.array([rng.choice((-15, -1, 1, 15)) for _ in range(COLORS)])
        change[:2] = -1, 1
        yield act.exchange_action(change * (np.abs(change) < 2)), "camp "
    yield act.word(act.EXCHANGE), "camp none"
    for glyph in range(GLYPHS):
        yield act.word(act.REVEAL_PLAN) + glyph, "plan "
    for kind, word in ((act.GIVE_UP, "give up"), (act.SWAP_CAMP, "swap camp"), (act.KEEP_CAMP, "keep camp")):
        yield act.word(kind), word
    yield act.word(act.STOP), "stop"


def test_numbers_and_texts_of_decisions_belong_together() -> None:
    told: dict[str, int] = {}
    for number, begins in decisions():
        text = GAME.name(STATE, int(number))
        assert text.startswith(begins)
        assert GAME.parse(STATE, f" {text.upper()} ") == number
        assert told.setdefault(text, int(number)) == number, "one text for each decision"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("base 19 light 0 0 0", "a floor from 1 to 18"),
        ("move 1.1 to 33.1", "a floor from 1 to 18"),
        ("column red 7.7", "a base from 1 to 6"),
        ("base 7 dark 0 0 360", "an angle from 0 to 359"),
        ("shift 9 0 0 0 to 19", "a level from 1 to 18"),
        ("camp red yellow for blue blue", "colors in the order yellow, red, black, white, blue"),
        ("camp red for red", "no color on both sides of 'for'"),
        ("shift 9 0 0 0 to 0", "base 7 light 0 0 30, "),
        ("floor light 10000 0 0", "base 7 light 0 0 30, "),
        ("floor light 00 0 0", "base 7 light 0 0 30, "),
        (f"camp{' red' * 16} for{' blue' * 16}", "no more columns than you have"),
    ],
)
def test_what_is_no_decision_is_refused_by_what_is_wrong_with_it(text: str, expected: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        GAME.parse(STATE, text)
    assert f"expected {expected}" in str(refused.value)
