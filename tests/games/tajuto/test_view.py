"""Views, worlds and information: what is hidden, what a memory knows, and how likely the worlds are."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from games.tajuto.table import GAME, finished, items, position
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER
from vihara.core.match import Match
from vihara.core.record import State, View, copy, difference
from vihara.games.tajuto.knowledge import evaluate
from vihara.games.tajuto.state import WHOLE

TILES = (
    f"seats 4; {finished('red', 'blue')}; finisher 3; wisdom 2 5 1; wisdom 3 4; wisdom 4 1 2; shrine 3 1; "
    "inauguration red 4; inauguration blue 2; inauguration white 3; goal 30mp 3; goal wisdom5 2; goal first 3"
)


def worlds(state: State, seat: int | None, number: int) -> Counter[str]:
    dice, view = FastDice.of(17, 3), GAME.observe(state, seat)
    found: Counter[str] = Counter()
    for _ in range(number):
        world = GAME.resample(view, dice.words)
        assert world[0].viewer == WHOLE
        assert GAME.observe(world, seat).tobytes() == view.tobytes()
        heads = ("wisdom", "shrine", "inauguration", "goal")
        found["; ".join(item for head in heads for item in items(world, head))] += 1
    return found


def test_views_hide_who_owns_what_and_nothing_else() -> None:
    """T-B3, T-U7: the difference between a state and a view is who owns the face-down tiles."""
    state = position(TILES)
    for seat in (0, 1, 2, 3, None):
        hidden = difference(state, GAME.observe(state, seat)).keys()
        assert hidden <= {"owned", "inauguration", "goal", "down", "viewer"}
    assert items(GAME.observe(state, 0), "down") == ["2 4", "3 4", "4 3"]
    assert items(GAME.observe(state, None), "down") == ["2 4", "3 4", "4 3"]
    assert items(GAME.observe(state, 2), "down") == ["2 4", "4 3"]


def test_after_the_end_everything_is_turned_up() -> None:
    """T-E3: all tiles are shown."""
    state = position(f"{TILES}; over")
    assert difference(state, GAME.observe(state, 0)).keys() == {"viewer"}


def test_every_allowed_deal_is_equally_likely() -> None:
    """Three tiles with one opponent and one with the other: the wisdom goal only with somebody who has 5 EP."""
    state = position("seats 3; wisdom 2 5 1; goal wisdom5 2; wisdom 3 2; shrine 3 1")
    found = worlds(state, 0, 4000)
    # Seat 2 has three of {5, 1, 2, shrine, goal}, seat 3 the other two; the goal's owner needs 5 EP of wisdom.
    tiles: dict[str, int] = {"5": 5, "1": 1, "2": 2, "shrine": 0, "goal": 0}
    allowed = 0
    for mask in range(32):
        mine = [tile for n, tile in enumerate(tiles) if mask >> n & 1]
        rest = [tile for tile in tiles if tile not in mine]
        owner = mine if "goal" in mine else rest
        allowed += len(mine) == 3 and sum(tiles[tile] for tile in owner) >= 5
    assert len(found) == allowed
    assert chisquare(list(found.values())).pvalue > 1e-4


def test_goals_go_to_those_who_can_have_claimed_them() -> None:
    """T-G1: stones lie open, and everybody saw who finished the first pagoda."""
    stones = "pagoda orange 2 -; pagoda yellow 2 -; pagoda green 2 -; pagoda violet 2 -"
    state = position(
        f"seats 4; {stones}; {finished('red')}; finisher 4; goal offerings4 2; goal first 4; wisdom 3 1 1"
    )
    assert set(worlds(state, 0, 200)) == {"3 1 1; offerings4 2; first 4"}


def test_open_totals_come_out() -> None:
    """T-U7: with open scores a world has the totals shown; the tiles behind them still vary."""
    found = worlds(position(f"{TILES}; open_scores"), 0, 300)
    assert len(found) > 3


@pytest.mark.parametrize("seat", [0, None])
def test_a_deal_is_searched_for_if_blind_tries_fail(seat: int | None) -> None:
    """However rare the allowed deals are, one of them is found."""
    state = position(
        f"seats 4; open_scores; {finished('red', 'blue', 'green')}; finisher 1; wisdom 1 5 5 5 4 4; wisdom 2 1 1 1 2 2; "
        "wisdom 3 3 3 3 2; wisdom 4 4; inauguration red 1; inauguration blue 1; inauguration green 3; shrine 4 2; "
        "goal wisdom10 1; goal wisdom5 3; goal 30mp 4; goal first 1"
    )
    view, dice = GAME.observe(state, seat), FastDice.of(5, 5)
    for _ in range(20):
        world = GAME.resample(view, dice.words)
        assert GAME.observe(world, seat).tobytes() == view.tobytes()
        assert GAME.census(world) == GAME.census(state)


def test_what_the_seat_to_act_may_do_never_depends_on_hidden_tiles() -> None:
    """Legal moves and the greedy decision are the same in the state and in the view of the seat to act."""
    for seats in (2, 3, 4):
        state, dice, choices = GAME.new(seats), FastDice.of(seats, 0), FastDice.of(seats, 1)
        while GAME.to_act(state) != OVER:
            if GAME.to_act(state) == CHANCE:
                GAME.apply(state, GAME.draw(state, dice))
                continue
            view = GAME.observe(state, GAME.to_act(state))
            assert GAME.legal(view) == GAME.legal(state)
            words = [np.array(choices.words) for _ in range(2)]
            action = int(GAME.kernels.policy(state, 0, words[0]))
            assert action == GAME.kernels.policy(view, 0, words[1])
            assert evaluate(state, 0, GAME.to_act(state)) == evaluate(view, 0, GAME.to_act(state))
            choices.below(2)
            GAME.apply(state, action)


def test_everybody_hears_of_a_purchase() -> None:
    """T-U7: the purchase was seen, so the event keeps all its fields for everybody."""
    state = position("seats 3; mp 1 30")
    told = GAME.apply(copy(state), GAME.parse(state, "A buy wisdom 4"))
    expected = {"seat": 1, "tile": "A", "cost": 0, "bought": "wisdom 4", "color": "", "price": 15}
    for seat in (0, 1, 2, None):
        assert [dict(GAME.redact(event, seat).fields) for event in told] == [expected]


def test_open_scores_are_in_the_picture_of_a_state_too() -> None:
    """A state does not store the totals that a view with open scores has; its picture shows the same ones."""
    dice = FastDice(5)
    match = Match(GAME, 2, {"open_scores": True}, FastDice.of(5, 0))
    shown: set[str] = set()
    while not match.over:
        match.play(match.to_act, int(GAME.kernels.policy(match.view(match.to_act), 0, dice.words)))
        told = [
            re.findall(r"\d+ MP   (\d+) EP", GAME.picture(one)) for one in (View(match.state), match.view(None))
        ]
        assert told[0] == told[1]
        shown |= set(told[0])
    assert sorted(told[0]) == sorted(map(str, match.outcome.scores if match.outcome else ()))
    assert len(shown) > 5
