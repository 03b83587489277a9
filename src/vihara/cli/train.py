"""`vihara train`: learn a game's values by self-play, and write them down if they beat those there are."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from vihara.arena.gate import Gate
from vihara.bots.training import Lesson, Round, rounds
from vihara.bots.values import Values, read, search_of, shipped, write
from vihara.cli.arena import percent
from vihara.cli.reading import read_text, write_text
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load


def lesson_of(given: argparse.Namespace) -> Lesson:
    for name in ("rounds", "games", "greedy", "iterations", "hidden", "match", "threads"):
        found = getattr(given, name)
        if found is not None and found < 1:
            raise ViharaError(f"{name}: found {found}, expected 1 or more")
    if not 0 < given.share <= 1:
        raise ViharaError(f"share: found {given.share:g}, expected more than 0 and at most 1")
    if given.turns is not None and given.turns < 0:
        raise ViharaError(f"turns: found {given.turns}, expected 0 or more")
    return Lesson(
        rounds=given.rounds, games=given.games, greedy=given.greedy, share=given.share,
        iterations=given.iterations, hidden=given.hidden, seed=given.seed,
        threads=given.threads or os.cpu_count() or 1,
    )  # fmt: skip


def command(given: argparse.Namespace, seats: int) -> str:
    """What to type to learn this again."""
    greedy = "" if given.greedy is None else f"--greedy {given.greedy} "
    share = "" if given.share == 1 else f"--share {given.share:g} "
    turns = "" if given.turns is None else f" --turns {given.turns}"
    return (
        f"vihara train {given.game} --seats {seats} --rounds {given.rounds} --games {given.games} {greedy}{share}"
        f"--iterations {given.iterations} --hidden {given.hidden} --seed {given.seed} --match {given.match}{turns}"
    )


def known(game: Game, file: str) -> dict[int, Values]:
    """What the file holds already, or else what came with the game."""
    return read(read_text(file), game, file) if Path(file).exists() else dict(shipped(game.key))


def described(found: Round) -> str:
    return f"round {found.number}: {found.positions} positions, surprise {found.surprise:.4f}"


def run(given: argparse.Namespace) -> int:
    """Learn round by round; the latest that beats what there was is written."""
    game = load(given.game)
    search_of(game)
    seats = max(2, game.seats[0]) if given.seats is None else given.seats
    start = game.new(seats)
    lesson, output = lesson_of(given), given.output or f"{game.key}-values.json"
    values = known(game, output)
    old = values.get(seats)
    learned: list[Round] = []

    def tell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    def note(found: Round) -> None:
        tell(described(found))
        learned.append(found)

    rounds(game, start, lesson, old.weights if old else None, note)
    gate = Gate(games=given.match, threads=lesson.threads, seed=lesson.seed)
    rival = "what there was" if old else "the hand-made estimate"
    best = None
    while learned and best is None:
        found = learned.pop()
        verdict = gate.match(game, seats, Values(found.weights, turns=given.turns), old)
        won = f"won {percent(verdict.share)} of {verdict.games} games against {rival}"
        won = f"{won}, by {gate.iterations} iterations"
        tell(f"round {found.number} {won}: {'stronger' if verdict.passed else 'not shown to be stronger'}")
        if verdict.passed:
            best = Values(found.weights, command(given, seats), f"{described(found)}; {won}", given.turns)
    if best is None:
        tell("nothing is written: no round was shown to be stronger")
        return 1
    values[seats] = best
    write_text(output, write(game, values))
    tell(f"written: {output}")
    return 0
