"""What a game tells: compiled functions fill records of its vocabulary, and this reads them.

The same for every game: events and who may see which field of them, figures, what a move would bring, and why one
is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from vihara.core.decoding import Reader, reader
from vihara.core.event import Event
from vihara.core.moves import Draws
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
        reason = self._reasons[kind]
        clause = facts.pop("clause", reason.clause)
        return Saying(reason.message, reason.says, **facts), clause

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


def _seen_by(row: type[Record], eyes: Eyes) -> frozenset[str]:
    return frozenset(field.outside for field in forms(row) if field.eyes == eyes)
