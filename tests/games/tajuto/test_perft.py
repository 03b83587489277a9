"""Perft counts from hand-made positions, with every chance outcome enumerated."""

from __future__ import annotations

import copy as copies

import pytest

from games.tajuto.oracle import BuiltFloor, Floor, Oracle
from games.tajuto.table import COLORS, GAME, finished, pagoda
from games.tajuto.test_oracle import compare
from vihara.core.game import CHANCE
from vihara.core.perft import perft
from vihara.core.record import State
from vihara.games.tajuto.layout import Layout

LATE = f"{finished('red', 'orange', 'yellow')}; finisher 1; {'; '.join(pagoda(color, 5) for color in COLORS[4:])}"
"""Only 6th floors and what green lacks are missing."""

POSITIONS = {
    "the start": ("", (48, 48, 1888)),
    "fumbling over the last floors": (f"touch fumbling; {LATE}; {pagoda('green', 3)}; mp 1 5", (42, 1082, 13658)),
    "the fourth pagoda in hand": (
        f"{LATE}; {pagoda('green', 5)}; front 1 green 6; mp 1 9; wisdom 1 5",
        (41, 895, 10670),
    ),
    "blind": (
        f"touch blind; {LATE}; {pagoda('green', 4)}; tiles 1 D E; mp 1 4; front 1 white 6",
        (33, 867, 18981),
    ),
    "offerings": (
        "pagoda red - 1; pagoda blue - -; pagoda green 2; tiles 1 E E; mp 1 4; front 1 red 3",
        (89, 4124, 35843),
    ),
}
"""Counted by walking the oracle from the same positions (see `test_the_oracle_counts_the_same`)."""


@pytest.mark.parametrize(("text", "counts"), POSITIONS.values(), ids=POSITIONS.keys())
def test_perft(text: str, counts: tuple[int, ...]) -> None:
    """The number of lines of 1, 2, 3 decisions."""
    state = GAME.read_position(text)
    assert tuple(perft(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts


def set_up(state: State) -> Oracle:
    """An oracle with everything where the record has it."""
    s, table = state[0], Layout(state[0])
    touch = ("sure", "fumbling", "blind")[int(s.touch)]
    oracle = Oracle(table.seats, {"touch": touch, "first": table.seat + 1})
    floors = {(floor.color, floor.size): floor for floor in oracle.bag}
    oracle.bag = [floors[COLORS[color], size] for color, size in table.bag]
    for color, size in sorted(table.built, key=lambda floor: floor[1]):
        built = BuiltFloor(Floor(COLORS[color], size))
        if (color, size) in table.stones:
            built.stone_of = table.stones[color, size] + 1
        oracle.pagodas[COLORS[color]].built.append(built)
    for seat, player in enumerate(oracle.players):
        player.mp = table.mp[seat]
        player.floors = [floors[COLORS[color], size] for color, size in table.front[seat]]
        player.stones -= {COLORS[color] for color in table.offered(seat)}
        for name, number in zip(list(oracle.stacks)[:10], s.owned[seat], strict=True):
            player.tiles += [oracle.stacks[name].take() for _ in range(number)]
    for number, name in enumerate(COLORS):
        if table.is_finished(number):
            oracle._settle_inauguration(name)
    oracle.finished_first = int(s.finisher) or None
    oracle.turn_number = int(s.turn_number)
    return oracle


def lines(oracle: Oracle, depth: int) -> int:
    if oracle.to_act() == "chance":
        total = 0
        for text, _ in oracle.outcomes():
            after = copies.deepcopy(oracle)
            after.draw(text)
            total += lines(after, depth)
        return total
    if depth == 0:
        return 1
    total = 0
    for text in oracle.legal():
        after = copies.deepcopy(oracle)
        after.play(text)
        total += lines(after, depth - 1)
    return total


@pytest.mark.parametrize(("text", "counts"), POSITIONS.values(), ids=POSITIONS.keys())
def test_the_oracle_counts_the_same(text: str, counts: tuple[int, ...]) -> None:
    """The constants are the oracle's: one decision deep here, or two if that is quick; three in the soak run."""
    state = GAME.read_position(text)
    oracle = set_up(state)
    compare(state, oracle)
    depths = 2 if counts[1] < 1000 else 1
    assert tuple(lines(oracle, depth + 1) for depth in range(depths)) == counts[:depths]


@pytest.mark.soak
@pytest.mark.parametrize(("text", "counts"), POSITIONS.values(), ids=POSITIONS.keys())
def test_the_oracle_counts_the_same_three_deep(text: str, counts: tuple[int, ...]) -> None:
    """All of them, which takes the oracle minutes."""
    assert tuple(lines(set_up(GAME.read_position(text)), depth) for depth in (1, 2, 3)) == counts


def test_the_start_by_hand() -> None:
    """48 floors may come; a first floor has to be built (8 lines), any other ends the turn (40)."""
    state = GAME.new(2)
    assert perft(GAME, state, 1) == 6 * 8
    assert perft(GAME, state, 2) == 8 + 40
    assert GAME.to_act(state) != CHANCE
