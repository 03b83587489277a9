"""The greedy player and the estimate of a position."""

from __future__ import annotations

import numpy as np
import pytest

from conformance.cases import Case, walk
from games.ananda.table import GAME, position
from vihara.arena.simulation import simulate
from vihara.core.chance import FastDice
from vihara.core.record import State, copy
from vihara.core.scratch import new_scratch
from vihara.games.ananda.areas import area_size, color_at
from vihara.games.ananda.knowledge import GROWTH, evaluate, spare, weigh
from vihara.games.ananda.rules import LAY, MOST_ACTIONS
from vihara.games.ananda.state import BUILD, SPACES


def decision(text: str) -> str:
    """What the greedy player does."""
    state: State = position(text)
    return GAME.name(state, int(GAME.kernels.policy(state, 0, FastDice.of(1, 1).words)))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_player_beats_the_random_one(seat: int) -> None:
    """At least 95 % of 400 two-player games, whoever begins."""
    bots = ["random", "random"]
    bots[seat] = "greedy"
    found = simulate("ananda", 2, 400, 2026, bots).figures()
    assert found["wins"][seat] >= 380


@pytest.mark.parametrize("seats", [3, 4])
def test_the_greedy_player_beats_several_random_ones(seats: int) -> None:
    """With more players too."""
    found = simulate("ananda", seats, 100, 2026, ["greedy"] + ["random"] * (seats - 1)).figures()
    assert found["wins"][0] >= 90


def test_it_goes_where_its_tiles_and_cards_fit() -> None:
    """Two blue tiles and blue cards: the blue area, though the red one is larger."""
    text = (
        "tile red-blue e5 f5; tile red-red e6 e7; tile red-red d6 d7; rack 1 green-blue blue-blue orange-orange; "
        "hand 1 blue1 blue2 green5"
    )
    assert decision(text) == "monk f5"


def test_it_lays_the_tile_that_joins_areas() -> None:
    """The largest area of all: the tile between two red areas."""
    text = "tile red-blue e5 f5; tile red-red e7 e8; monk 1 e5; build; rack 1 red-green; hand 1 red3"
    assert decision(text).startswith("tile red-green e6 ")


def test_it_meditates_and_keeps_tiles_coming() -> None:
    """With an empty rack not all of the area goes into karma; with a full one it does."""
    area = "tile red-blue e5 f5; tile red-red e6 e7; tile red-green e8 d8; monk 1 e5; meditate; hand 1 red1 red4"
    assert decision(area) != "play 4"
    eight = "orange-orange orange-orange orange-orange blue-blue blue-blue blue-blue green-green green-green"
    assert decision(f"{area}; rack 1 {eight}") == "play 4"


def test_it_passes_when_there_is_nothing_else() -> None:
    """A-1d leaves no choice."""
    assert decision("tile red-blue e5 f5; monk 1 e5; monk 2 f5") == "pass"


def test_evaluate_prefers_karma_tiles_and_cards() -> None:
    """More of one's own is better, more of the others' worse; at the end only karma counts."""
    start = "tile red-blue e5 f5; rack 1 red-red; rack 2 blue-blue; hand 1 red1; hand 2 red1"
    even = evaluate(position(start), 0, 0)
    assert even == 0
    assert evaluate(position(f"{start}; karma 1 red5"), 0, 0) > even
    assert evaluate(position(f"{start}; karma 1 red5"), 0, 1) < even
    assert evaluate(position(start.replace("hand 1 red1", "hand 1 red1 red2")), 0, 0) > even
    assert evaluate(position(start.replace("rack 1 red-red", "rack 1 red-red red-red")), 0, 0) > even
    over = evaluate(position(f"{start}; over; karma 2 red2"), 0, 0)
    assert over < -1


def test_growth_is_foretold_as_it_comes() -> None:
    """What laying each tile makes of the area, cuts and joins included: as weighed, and as it is once it lies there."""
    case, cuts, joins = Case(GAME, 2, {}), 0, 0
    for seed in range(3):
        for state, action in walk(case, seed, greedy=0.5):
            if action is None or GAME.to_act(state) < 0 or state[0].stage != BUILD:
                continue
            actions = np.array(GAME.legal(state), np.int64)
            worths, scratch = np.empty(len(actions)), new_scratch(state, MOST_ACTIONS)
            weigh(state, 0, actions, len(actions), worths, scratch)
            monk = int(state[0].monk[state[0].turn])
            color, before = color_at(state[0], monk), area_size(state[0], monk)
            for one, worth in zip(actions[:-1], worths[:-1], strict=True):
                after = copy(state)
                GAME.kernels.apply(after, 0, int(one))
                grown = area_size(after[0], monk) - before
                other = spare(state[0], color, (one - LAY) // SPACES // 4)
                assert worth == pytest.approx(GROWTH * (grown + 0.5 * other - 0.5)), GAME.name(state, int(one))
                cuts += grown < -1
                joins += grown > 2
    assert cuts > 5
    assert joins > 5
