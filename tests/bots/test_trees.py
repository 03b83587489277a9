"""Golden trees: the search grows the same ones, visit for visit, however it is made faster.

Whoever means to change what a search does writes the new digests here, and says by which contest it is stronger.
"""

from __future__ import annotations

import hashlib

import pytest

from vihara.bots.search import SearchBot, Settings
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match

TREES = {
    ("mandala", 2): "8b3e5205824f5455",
    ("ananda", 2): "8daf13aae179ae53",
    ("ananda", 4): "6c26c816d52e78bc",
    ("tajuto", 2): "f61c80b5751e9b2f",
    ("tajuto", 4): "a9ffcf3fb2b0b42f",
}


def trees(key: str, seats: int) -> str:
    """A digest of all visits at the roots, and of how many nodes there are, in positions of a greedy game."""
    game, found = load(key), hashlib.sha256()
    match, choices = Match(game, seats, {}, FastDice.of(seats, 0)), FastDice.of(seats, 1)
    while not match.over:
        view = match.view(match.to_act)
        if match.plies % 11 == 5:
            for learned in (True, False):
                grown = SearchBot(game, Settings(iterations=150, learned=learned)).analyze(view, FastDice(2))
                found.update(repr((grown.nodes, [(one.action, one.visits) for one in grown.moves])).encode())
        match.play(match.to_act, int(game.kernels.policy(view, 0, choices.words)))
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("key", "seats"), TREES)
def test_trees_stay_the_same(key: str, seats: int) -> None:
    assert trees(key, seats) == TREES[key, seats]
