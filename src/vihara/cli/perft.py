"""`vihara perft`: count the lines of play from a position."""

from __future__ import annotations

import argparse

from vihara.cli.reading import print_json, read_options
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.perft import perft

_DEEPEST = 20


def run(given: argparse.Namespace) -> int:
    """Print the counts for each depth up to the one asked for."""
    game = load(given.game)
    if not 1 <= given.depth <= _DEEPEST:
        raise ViharaError(f"--depth: found {given.depth}, expected 1 to {_DEEPEST}")
    if given.position is not None:
        state = game.read_position(given.position)
    else:
        dice = FastDice.of(0 if given.seed is None else given.seed, 0)
        state = Match(game, given.seats or game.seats[0], read_options(given.option), dice).state
    counts = []
    for depth in range(1, given.depth + 1):
        counts.append(perft(game, state, depth))
        if not given.json:
            print(f"{depth} {counts[-1]}", flush=True)
    if given.json:
        print_json({"game": game.key, "position": game.write_position(state), "counts": counts})
    return 0
