"""Guided first games: for each game a prepared match (`GAME.match`) and the notes that explain it (`GAME.toml`).

A note stands at a step of the match: 0 is the position after the set-up, k the one after decision k and the chance
that followed it. It says something, and where the learner is to act it may expect a move: the one that the match
has next. Notes may leave steps out, to come to a later part of the match. `GAME-rules.json` orders the clauses of
the rules page, and tells which of them matter in which phase; the browser reads that file itself.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from itertools import pairwise

from vihara.core.errors import InvalidFile

LEARNER = 1
"""The learner's seat in every prepared match."""
MOST_SHOWN = 8
"""Notes that are further apart leave the steps between them out."""


@dataclass(frozen=True)
class Note:
    """What is said at a step: a message of the catalogue, and the move expected of the learner, if any."""

    at: int
    says: str
    move: str | None = None


@dataclass(frozen=True)
class Lesson:
    """A prepared match as its file, and its notes in order."""

    match: str
    notes: tuple[Note, ...]

    def steps(self) -> set[int]:
        """The steps that are shown: those with notes, and those between them unless so many are left out."""
        stops = [note.at for note in self.notes]
        way = [range(a, b) for a, b in pairwise(stops) if b - a <= MOST_SHOWN]
        return set(stops).union(*way)


def lesson(key: str) -> Lesson:
    """The lesson of a game; InvalidFile names what is wrong with its notes."""
    folder = resources.files(__name__)
    notes = tomllib.loads((folder / f"{key}.toml").read_text("utf-8")).get("notes", [])
    return Lesson((folder / f"{key}.match").read_text("utf-8"), tuple(map(_note, range(1, len(notes) + 1), notes)))


def _note(number: int, given: object) -> Note:
    """Read one entry of the notes."""
    try:
        note = Note(**given)  # type: ignore[arg-type]
        if type(note.at) is int and type(note.says) is str and type(note.move) in (str, type(None)):
            return note
    except TypeError:
        pass
    raise InvalidFile(number, str(given), "a note with `at` (a step), `says` (a message) and perhaps `move`")
