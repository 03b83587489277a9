"""The rooms of a game, as everybody else knows them: each a small protocol that a module of the game satisfies."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from vihara.core.compiled import Record
from vihara.core.drawing import Say
from vihara.core.event import Event
from vihara.core.moves import Draws
from vihara.core.record import State, View
from vihara.core.words import Vocabulary


class Rules(Protocol):
    """`rules.py`: compiled, over an array of records and an index; `core/game.py` says what each does."""

    @property
    def legal(self) -> Callable[..., int]: ...
    @property
    def chances(self) -> Callable[..., int]: ...
    @property
    def apply(self) -> Callable[..., None]: ...
    @property
    def pick(self) -> Callable[..., int]: ...
    @property
    def choose(self) -> Callable[..., int]: ...
    @property
    def scores(self) -> Callable[..., None]: ...
    @property
    def winners(self) -> Callable[..., int]: ...
    @property
    def DECISIONS(self) -> int: ...  # noqa: N802
    @property
    def MOST_ACTIONS(self) -> int: ...  # noqa: N802


class Policies(Protocol):
    """`knowledge.py`: compiled, what the greedy player does."""

    @property
    def policy(self) -> Callable[..., int]: ...
    @property
    def greedy(self) -> Callable[..., int]: ...


class Hiding(Protocol):
    """`view.py`: compiled, what a seat sees, and states that look the same to it."""

    @property
    def observe(self) -> Callable[..., None]: ...
    @property
    def resample(self) -> Callable[..., None]: ...


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
    """What a game tells: `core/telling.py`."""

    @property
    def vocabulary(self) -> Vocabulary:
        """What the game declares."""

    def events(self, before: State, action: int, after: State, /) -> list[Event]:
        """Tell what an action did."""

    def redact(self, event: Event, seat: int | None, /) -> Event:
        """What a seat (from 0; None is a spectator) learns of an event."""

    def refusal(self, state: State, action: int, /) -> tuple[str, str]:
        """Why an action is not legal here: a sentence and the clause."""

    def figures(self, view: View, /) -> Mapping[str, Any]:
        """What the rules make of a view, for people to see."""

    def foresee(self, view: View, action: int, /) -> Mapping[str, Any]:
        """What a legal move would cost and bring, as far as the view tells."""


class Endings(Protocol):
    """`events.py`: how it ended."""

    def reason(self, state: State, /) -> str:
        """A few words on why the game ended."""


class CompiledEvents(Endings, Protocol):
    """`events.py`, where it is compiled."""

    @property
    def tell(self) -> Callable[..., None]: ...
    @property
    def ending_of(self) -> Callable[..., int]: ...


class CompiledFigures(Protocol):
    """`figures.py`, where it is compiled."""

    @property
    def show(self) -> Callable[..., None]: ...
    @property
    def consider(self) -> Callable[..., None]: ...


class Refusing(Protocol):
    """`moves.py`, where it is compiled."""

    @property
    def refuse(self) -> Callable[..., None]: ...


class Notation(Texts, Positions, Protocol):
    """`notation.py`: all texts."""

    @property
    def DRAWS(self) -> Draws: ...  # noqa: N802 - a constant of the module


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


class Rooms(NamedTuple):
    """The modules of a game that is compiled throughout."""

    rules: Rules
    knowledge: Policies
    view: Hiding
    events: CompiledEvents
    figures: CompiledFigures
    moves: Refusing
    notation: Notation
    picture: Shown
    tensor: Learned


@dataclass(frozen=True)
class OpenPoses:
    """Of a game whose actions are too many to number: programs choose by the place in the list of legal ones."""

    most: int
    """The list has at most so many."""
    parts: tuple[Part, ...]
    write: Callable[..., None]
    """Compiled: (action, out) tells an action in numbers, as `parts` lists them."""
