"""The rooms of a game, as everybody else knows them: each a small protocol that a module of the game satisfies."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from vihara.core.compiled import Record
from vihara.core.drawing import Say
from vihara.core.event import Event
from vihara.core.record import State, View
from vihara.core.words import Vocabulary


class Texts(Protocol):
    """`notation.py`: texts of moves and of chance."""

    def name(self, state: State, action: int, /) -> str:
        """The text of a decision (`M1 red`) or of a chance action of one piece (`! hand 1 red`)."""

    def parse(self, state: State, text: str, /) -> int:
        """Read such a text; InvalidMove if it is none. It need not be legal."""


class Positions(Protocol):
    """`notation.py`, or a room of their own: positions as texts, and what lies where."""

    def write_position(self, state: State, /) -> str:
        """A position on one line."""

    def read_position(self, text: str, /) -> State:
        """Read it back; InvalidPosition if it does not read."""

    def census(self, s: Record, /) -> dict[str, int]:
        """Count the pieces of the box wherever they are: the same in every state of a match."""


class Words(Protocol):
    """What a game tells: `core/telling.py` for a game that declares its vocabulary."""

    @property
    def vocabulary(self) -> Vocabulary | None:
        """What the game declares; None if it tells by functions of its own."""

    def events(self, before: State, action: int, after: State, /) -> list[Event]:
        """Tell what an action did."""

    def redact(self, event: Event, seat: int | None, /) -> Event:
        """What a seat (from 0; None is a spectator) learns of an event."""

    def refusal(self, state: State, action: int, /) -> tuple[str, str]:
        """Why an action is not legal here: a sentence and the clause."""

    def figures(self, view: View, /) -> dict[str, Any]:
        """What the rules make of a view, for people to see."""

    def foresee(self, view: View, action: int, /) -> dict[str, Any]:
        """What a legal move would cost and bring, as far as the view tells."""


@dataclass(frozen=True)
class Undeclared:
    """The words of a game whose vocabulary is not declared yet: functions of its rooms, one by one."""

    events: Callable[[State, int, State], list[Event]]
    redact: Callable[[Event, int | None], Event]
    refusal: Callable[[State, int], tuple[str, str]]
    figures: Callable[[View], dict[str, Any]]
    foresee: Callable[[View, int], dict[str, Any]]
    vocabulary: None = None


class Endings(Protocol):
    """`events.py`: how it ended."""

    def reason(self, state: State, /) -> str:
        """A few words on why the game ended."""


class Shown(Protocol):
    """`picture.py`: the drawing for the terminal."""

    def picture(self, view: View, say: Say, /) -> str:
        """Draw a view, in Rich's markup; moves are written as one types them in any language."""


@dataclass(frozen=True)
class Part:
    """A stretch of an observation tensor: its name, its shape and what the numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Learned(Protocol):
    """`tensor.py`: a view as numbers, for programs that learn."""

    def parts(self, seats: int, /) -> tuple[Part, ...]:
        """What the observation tensor consists of, in order; seats are told from the viewer's on."""

    def write(self, views: Any, i: int, out: Any, /) -> None:
        """Compiled: write what a view shows as so many numbers."""


@dataclass(frozen=True)
class OpenPoses:
    """Of a game whose actions are too many to number: programs choose by the place in the list of legal ones."""

    most: int
    """The list has at most so many."""
    parts: tuple[Part, ...]
    write: Callable[..., None]
    """Compiled: (action, out) tells an action in numbers, as `parts` lists them."""
