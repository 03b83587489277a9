"""What a game tells: compiled functions fill records of its vocabulary, and this reads them.

The same for every game: events and who may see which field of them, figures, what a move would bring, and why one
is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from vihara.core.decoding import Reader, reader
from vihara.core.event import Event
from vihara.core.moves import Draws, OpenMoves
from vihara.core.record import State, View
from vihara.core.saying import Saying
from vihara.core.words import EVERYBODY, OWNER, Eyes, Reason, Record, Vocabulary, dtype_of, forms, kinds, reasons

Json = dict[str, Any]
"""What leaves: rows by the names of their fields, as `core/schema.py` describes them."""


class Page:
    """Room for a record of a vocabulary, and how it is read; a new one for every use, so threads do not meet."""

    def __init__(self, declared: type[Record], *, lists: type = list) -> None:
        self._dtype = dtype_of(declared)
        self._size = self._dtype.itemsize
        self._read: Reader = reader(declared, lists=lists)

    def filled(self, fill: Callable[..., None], *given: Any) -> Any:
        """What a compiled function writes when it is given these and then the room."""
        data = bytearray(self._size)
        fill(*given, np.frombuffer(data, self._dtype), 0)
        return self._read(bytes(data), 0)


@dataclass(frozen=True)
class Telling:
    """A vocabulary and the compiled functions that fill it; each is given room as an array and a place in it."""

    vocabulary: Vocabulary
    tell: Callable[..., None]
    """(befores, i, action, afters, j, out, k): what an action did."""
    show: Callable[..., None]
    """(views, i, out, k): what the rules make of a view."""
    consider: Callable[..., None]
    """(views, i, action, out, k): what a legal move would bring."""
    refuse: Callable[..., None]
    """(states, i, action, out, k): why an action is not legal."""
    draws: Draws | None = None
    """The texts of what chance gives, where they follow from a declaration: a page without Python needs that."""
    ending: Callable[..., int] | None = None
    """(states, i) → why the game ended, as a place in `endings`."""
    endings: tuple[Saying, ...] = ()
    conclude: Callable[..., None] | None = None
    """(states, i, out, k): why the game ended, where that has numbers."""
    explain: Callable[..., None] | None = None
    """(views, i, action, out, k): why the game's own policy makes a move, where it can tell."""
    moves: OpenMoves | None = None
    """The decisions of a game in which any may be tried that nothing speaks against: they are too many to list."""
    lists: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Texts that stand in no record, by the field of the vocabulary that takes them, as our own box has them."""

    def events(self, before: State, action: int, after: State) -> list[Event]:
        """What an action did."""
        told = self._step.filled(self.tell, before, 0, action, after, 0)
        return [Event(kind, fields) for kind, fields in told["events"]]

    def figures(self, view: View) -> Json:
        """What the rules make of a view."""
        found: Json = self._figures.filled(self.show, view, 0)
        return found

    def foresee(self, view: View, action: int) -> Json:
        """What a legal move would bring; nothing once the match is over."""
        found = self._foreseen.filled(self.consider, view, 0, action)
        if isinstance(found, dict):
            return found
        return {"kind": found[0], **found[1]} if found else {}

    def refusal(self, state: State | View, action: int) -> tuple[str, str]:
        """Why an action is not legal: a sentence and the clause it rests on."""
        return self.said(*self._refused.filled(self.refuse, state, 0, action))

    def said(self, kind: str, facts: Json) -> tuple[str, str]:
        """A reason as a sentence, and the clause it rests on."""
        clause = facts.pop("clause", self._reasons[kind].clause)
        return _said(self._reasons, kind, facts), clause

    def concluded(self, state: State) -> Saying:
        """Why the game ended, where that has numbers."""
        assert self.conclude is not None
        return _said(self._conclusions, *self._ended.filled(self.conclude, state, 0))

    def explained(self, view: View, action: int) -> Saying | None:
        """Why the game's own policy makes a move; None where nothing is told."""
        assert self.explain is not None
        found = self._hint.filled(self.explain, view, 0, action)
        return _said(self._explanations, *found) if found else None

    def redact(self, event: Event, seat: int | None) -> Event:
        """What a seat (from 0; None is a spectator) learns of an event."""
        everybody, owner = self.visible.get(event.kind, (frozenset(), frozenset()))
        mine = seat is not None and event.fields.get("seat") == seat + 1
        return event.only(everybody | owner if mine else everybody)

    @cached_property
    def visible(self) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
        """By kind of event: the fields that everybody sees, and those that the seat in it sees besides."""
        rows = kinds(self.vocabulary.events)
        return {kind: (_seen_by(row, EVERYBODY), _seen_by(row, OWNER)) for kind, row in rows.items()}

    @cached_property
    def _step(self) -> Page:
        return Page(self.vocabulary.step, lists=tuple)

    @cached_property
    def _figures(self) -> Page:
        return Page(self.vocabulary.figures)

    @cached_property
    def _foreseen(self) -> Page:
        return Page(self.vocabulary.foreseen)

    @cached_property
    def _refused(self) -> Page:
        return Page(self.vocabulary.refusals)

    @cached_property
    def _reasons(self) -> Mapping[str, Reason]:
        return reasons(self.vocabulary.refusals)

    @cached_property
    def _ended(self) -> Page:
        assert self.vocabulary.endings is not None
        return Page(self.vocabulary.endings)

    @cached_property
    def _conclusions(self) -> Mapping[str, Reason]:
        assert self.vocabulary.endings is not None
        return reasons(self.vocabulary.endings)

    @cached_property
    def _hint(self) -> Page:
        assert self.vocabulary.hints is not None
        return Page(self.vocabulary.hints)

    @cached_property
    def _explanations(self) -> Mapping[str, Reason]:
        assert self.vocabulary.hints is not None
        return reasons(self.vocabulary.hints)


def _said(known: Mapping[str, Reason], kind: str, facts: Json) -> Saying:
    return Saying(known[kind].message, known[kind].says, **facts)


def _seen_by(row: type[Record], eyes: Eyes) -> frozenset[str]:
    return frozenset(field.outside for field in forms(row) if field.eyes == eyes)
