"""Puzzles as text: a position as its seat sees it, and what every legal move is worth. The format is in
docs/puzzles.md.

    [puzzle GAME 4f3a9c01]
    [rules 2]
    [rating 1712]
    [levels 0.12 0.08 0.00 0.63 1.00]
    [checked 6 11.30 9.8]
    [tags claim complete]
    [position first 1; turn 1; …; seen 1; …]
    [sight M1 red]
    C red | 61.20 0.81 | +3.10 0.22 | 2 M1 red, 1 F2 green 2
    M1 red | 48.02 0.79 | +1.45 0.20 |

A puzzle ends where the next begins. The best move stands first.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from vihara.core.errors import InvalidFile, ViharaError
from vihara.core.game import load
from vihara.core.record import View

STANDS, FALLS = "stands", "falls"
WORTHLESS = 0.16
"""A move that loses so much winning chance, or more, is given no credit; half as much, half of it."""
SUFFIX = "puzzles"


@dataclass(frozen=True)
class Choice:
    """A legal move of a puzzle: its chance to win (a share) and its lead in points, with standard errors; and how
    play may go on, where it was looked at so closely.
    """

    move: str
    win: float
    win_error: float
    lead: float
    lead_error: float
    line: tuple[str, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    """A position of somebody to act, and what each move is worth."""

    game: str
    rules: int
    position: str
    """As the seat to act sees it; nothing else is known here."""
    sight: str
    """The move that looks best at first sight: that of the game's own policy; empty where none is at hand."""
    choices: tuple[Choice, ...]
    """All legal moves, best first; where a move is in question, what may come of it."""
    runs: int
    """So many independent comparisons all found the same."""
    margin: float
    """By how much the best move was better than the second, in the run where it was least."""
    errors: float
    """The same in standard errors."""
    levels: tuple[float, ...]
    """The credit that bots of levels 1, 2, … get on average."""
    rating: int
    tags: tuple[str, ...] = ()
    asked: str = ""
    """The move in question, where one is to say what comes of it (`STANDS` or `FALLS`), not to find one."""

    @property
    def name(self) -> str:
        """Eight digits that follow from the position."""
        return hashlib.sha256(f"{self.game} {self.rules} {self.position}{self.asked}".encode()).hexdigest()[:8]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def view(self) -> View:
        """The position as a record."""
        return View(load(self.game).read_position(self.position))

    def find(self, move: str) -> Choice | None:
        """What a move, as it is written, is worth; None if it is not legal."""
        return next((one for one in self.choices if one.move == move), None)

    def loss(self, choice: Choice) -> float:
        """How much winning chance a move gives away."""
        return max(0.0, self.best.win - choice.win)

    def credit(self, choice: Choice) -> float:
        """What a solver gets for a move: 1 for the best, less by what it gives away."""
        return credit(self.loss(choice))


def credit(loss: float) -> float:
    """From 1 for nothing lost down to 0."""
    return max(0.0, 1.0 - loss / WORTHLESS)


# -- writing --------------------------------------------------------------------------------------------------


def write(puzzle: Puzzle) -> str:
    """One puzzle as text."""
    lines = [
        f"[puzzle {puzzle.game} {puzzle.name}]",
        f"[rules {puzzle.rules}]",
        f"[rating {puzzle.rating}]",
        f"[levels {' '.join(f'{one:.2f}' for one in puzzle.levels)}]",
        f"[checked {puzzle.runs} {100 * puzzle.margin:.2f} {puzzle.errors:.1f}]",
        *([f"[tags {' '.join(puzzle.tags)}]"] if puzzle.tags else []),
        f"[position {puzzle.position}]",
        *([f"[sight {puzzle.sight}]"] if puzzle.sight else []),
        *([f"[asked {puzzle.asked}]"] if puzzle.asked else []),
    ]
    for one in puzzle.choices:
        win, lead = (
            f"{100 * one.win:.2f} {100 * one.win_error:.2f}",
            f"{one.lead:+.2f} {one.lead_error:.2f}",
        )
        lines.append(f"{one.move} | {win} | {lead} | {', '.join(one.line)}".rstrip())
    return "\n".join(lines) + "\n"


def write_all(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles one below the other."""
    return "\n".join(write(one) for one in puzzles)


# -- reading --------------------------------------------------------------------------------------------------

_HEAD = re.compile(r"\[(\w+)(?: (.*))?\]")
_HEADS = ("puzzle", "rules", "rating", "levels", "checked", "tags", "position", "sight", "asked")
_NEEDED = ("puzzle", "rules", "rating", "levels", "checked", "position")


def read(text: str) -> list[Puzzle]:
    """Read puzzles; InvalidFile names the line."""
    blocks: list[list[tuple[int, str]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("[puzzle "):
            blocks.append([])
        if not blocks:
            raise InvalidFile(number, line, "a line like '[puzzle GAME 4f3a9c01]'")
        blocks[-1].append((number, line.rstrip()))
    return [_read(block) for block in blocks]


def _read(block: Sequence[tuple[int, str]]) -> Puzzle:
    heads: dict[str, str] = {}
    choices: list[Choice] = []
    for number, line in block:
        if line.startswith("["):
            found = _HEAD.fullmatch(line)
            if found is None or found[1] not in _HEADS or found[1] in heads:
                raise InvalidFile(number, line, f"one line of each of {', '.join(_HEADS)}, in brackets")
            heads[found[1]] = found[2] or ""
            continue
        try:
            choices.append(_choice(line))
        except ValueError as error:
            raise InvalidFile(number, line, "a move like 'M1 red | 48.02 0.79 | +1.45 0.20 |'") from error
    number, first = block[0]
    missing = [head for head in _NEEDED if head not in heads]
    if missing or not choices:
        raise InvalidFile(number, first, f"a puzzle with {', '.join(missing) or 'moves'}")
    try:
        game, name = heads["puzzle"].split()
        runs, margin, errors = heads["checked"].split()
        puzzle = Puzzle(
            game=load(game).key,
            rules=int(heads["rules"]),
            position=heads["position"],
            sight=heads.get("sight", ""),
            asked=heads.get("asked", ""),
            choices=tuple(choices),
            runs=int(runs),
            margin=float(margin) / 100,
            errors=float(errors),
            levels=tuple(float(one) for one in heads["levels"].split()),
            rating=int(heads["rating"]),
            tags=tuple(heads.get("tags", "").split()),
        )
    except ValueError as error:
        raise InvalidFile(number, first, "numbers as `write` gives them") from error
    if puzzle.name != name:
        raise InvalidFile(number, first, f"the name that follows from the position, {puzzle.name}")
    return puzzle


def _choice(line: str) -> Choice:
    move, wins, leads, rest = (part.strip() for part in line.split("|"))
    win, win_error = (float(one) / 100 for one in wins.split())
    lead, lead_error = (float(one) for one in leads.split())
    return Choice(move, win, win_error, lead, lead_error, tuple(rest.split(", ")) if rest else ())


# -- those of the package -------------------------------------------------------------------------------------


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package, easiest first."""
    place = files("vihara.puzzles") / "data" / f"{load(game).key}.{SUFFIX}"
    if not place.is_file():
        return ()
    return tuple(sorted(read(place.read_text("utf-8")), key=lambda one: (one.rating, one.name)))


def find(puzzles: Sequence[Puzzle], name: str) -> Puzzle:
    """A puzzle by its name, or by its number among them, from 1."""
    if name.isdecimal() and len(name) < 8 and 1 <= int(name) <= len(puzzles):
        return puzzles[int(name) - 1]
    for one in puzzles:
        if one.name == name.lower():
            return one
    raise ViharaError(f"found {name!r}, expected the name of a puzzle or a number from 1 to {len(puzzles)}")
