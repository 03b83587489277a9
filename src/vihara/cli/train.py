"""`vihara train`: learn a game's values by self-play, and write them down if they beat those there are."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from vihara.arena.gate import Gate, passes
from vihara.bots.training import Lesson, Round, rounds
from vihara.bots.values import Values, check_features, read, shipped, write
from vihara.cli.arena import percent
from vihara.cli.reading import read_text, write_text
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load


def lesson_of(given: argparse.Namespace) -> Lesson:
    threads = given.threads or os.cpu_count() or 1
    for name in ("rounds", "games", "iterations", "hidden", "match"):
        if getattr(given, name) < 1:
            raise ViharaError(f"{name}: found {getattr(given, name)}, expected 1 or more")
    if threads < 1:
        raise ViharaError(f"threads: found {threads}, expected 1 or more")
    return Lesson(
        rounds=given.rounds, games=given.games, iterations=given.iterations, hidden=given.hidden, seed=given.seed,
        threads=threads,
    )  # fmt: skip


def command(given: argparse.Namespace, seats: int) -> str:
    """What to type to learn this again."""
    return (
        f"vihara train {given.game} --seats {seats} --rounds {given.rounds} --games {given.games} "
        f"--iterations {given.iterations} --hidden {given.hidden} --seed {given.seed} --match {given.match}"
    )


def known(game: Game, file: str) -> dict[int, Values]:
    """What the file holds already, or else what came with the game."""
    return read(read_text(file), game, file) if Path(file).exists() else dict(shipped(game.key))


def run(given: argparse.Namespace) -> int:
    """Learn round by round; every round that beats the best so far takes its place."""
    game = load(given.game)
    check_features(game)
    seats = max(2, game.seats[0]) if given.seats is None else given.seats
    start = game.new(seats)
    lesson, output = lesson_of(given), given.output or f"{game.key}-values.json"
    values = known(game, output)
    best, better = values.get(seats), False

    def tell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    gate = Gate(games=given.match, threads=lesson.threads, seed=lesson.seed)

    def judge(found: Round) -> None:
        nonlocal best, better
        learned = Values(found.weights)
        share = gate.match(game, seats, learned, best)
        rival = "what there was" if best else "the hand-made estimate"
        figures = f"won {percent(share)} of {given.match} games against {rival}, by {gate.iterations} iterations"
        tell(f"round {found.number}: {found.positions} positions, surprise {found.surprise:.4f}; {figures}")
        if passes(share, seats):
            best = Values(learned.weights, command(given, seats), f"surprise {found.surprise:.4f}; {figures}")
            better = True

    rounds(game, start, lesson, best.weights if best else None, judge)
    if not better or best is None:
        tell("nothing is written: no round was significantly better")
        return 1
    values[seats] = best
    write_text(output, write(game, values))
    tell(f"written: {output}")
    return 0
