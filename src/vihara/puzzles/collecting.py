"""Puzzles collected in a file: each is appended as it is found, and whoever stops can go on later."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from vihara.bots.search import can_search
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load
from vihara.puzzles.files import Puzzle, read, write
from vihara.puzzles.finding import Finder, tags_of
from vihara.puzzles.towers import Towers

_PLAYED = re.compile(r"# seed (\d+) seats (\d+) match (\d+)")


def collect(
    game: Game, seats: int, seed: int, path: Path, matches: int,
    watch: Callable[[int, int], None] = lambda _matches, _found: None,
) -> tuple[int, int]:  # fmt: skip
    """Look through so many more matches of a seed; how many puzzles were found in them, and how many the file has.

    The file says in comments which matches were looked through. `watch` is told how many of them, and how many
    puzzles were found.
    """
    text = path.read_text("utf-8") if path.exists() else ""
    known = {one.name for one in read(text)}
    played = [(int(one[1]), int(one[2]), int(one[3])) for one in _PLAYED.finditer(text)]
    first = 1 + max((match for of, at, match in played if (of, at) == (seed, seats)), default=-1)
    finder = Finder(game, seats, seed) if can_search(game) else Towers(game, seats, seed)
    found = 0
    try:
        with path.open("a", encoding="utf-8") as file:
            for number in range(first, first + matches):
                for puzzle in finder.play(number):
                    if puzzle.name not in known:
                        known.add(puzzle.name)
                        found += 1
                        file.write(write(puzzle) + "\n")
                        file.flush()
                file.write(f"# seed {seed} seats {seats} match {number}\n")
                file.flush()
                watch(number - first + 1, found)
    except OSError as error:
        raise ViharaError(f"cannot write to {str(path)!r}: {error.strerror}") from error
    return found, len(known)


def pick(puzzles: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """So many of them, of all degrees of difficulty: as evenly spread over the ratings as there are any, with the
    tags that the game gives today.
    """
    ordered = sorted(puzzles, key=lambda one: (one.rating, one.name))
    number = min(number, len(ordered))
    places = [round(k * (len(ordered) - 1) / max(1, number - 1)) for k in range(number)]
    return [_tagged(ordered[place]) for place in places]


def _tagged(puzzle: Puzzle) -> Puzzle:
    game, view = load(puzzle.game), puzzle.view()
    if puzzle.asked or not puzzle.sight:
        return puzzle
    tags = tags_of(game, view, game.parse(view, puzzle.best.move), game.parse(view, puzzle.sight))
    return replace(puzzle, tags=tags)
