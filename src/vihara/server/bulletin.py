"""What the watchers of a table are told after a step, as bytes: what several of them see is written once.

This is the busiest part of the server: every move of every table goes through it, once for each seat and once for
the spectators. A record's fields are written piece by piece, and most pieces have been written before: a move
changes few of them, and every viewer sees most of them alike. Nothing is shared but what is equal in the views and
in the redacted events themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from vihara.core.event import Event
from vihara.core.record import View
from vihara.server.table import Table, Told
from vihara.server.views import entry_json, names_of, pack, standing_json

_MOST_KNOWN = 1024
"""Texts that are kept of each piece of a record."""
_TOGETHER = 16
"""Bytes of neighboring numbers that are one piece at most."""


class _Piece:
    """One field of a record, or numbers that lie side by side, and the texts it has had."""

    def __init__(self, names: list[str], start: int, stop: int) -> None:
        self.names, self.start, self.stop = names, start, stop
        self.known: dict[bytes, bytes] = {}

    @property
    def place(self) -> slice:
        return slice(self.start, self.stop)

    def write(self, key: bytes, view: View) -> bytes:
        """`"name":value` of each field."""
        if len(self.known) >= _MOST_KNOWN:
            self.known.clear()
        text = self.known[key] = pack({name: view[name][0].tolist() for name in self.names})[1:-1]
        return text


@cache
def _pieces(dtype: np.dtype[Any]) -> tuple[tuple[slice, dict[bytes, bytes], _Piece], ...]:
    """The pieces of a record in the order of its fields, each with its place and its texts at hand."""
    found: list[_Piece] = []
    fields: Any = dtype.fields
    numbers = False  # whether the last piece consists of plain numbers
    for name in names_of(dtype):
        kind, start = fields[name][:2]
        stop, number = start + kind.itemsize, not kind.shape and not kind.names
        last = found[-1] if found else None
        if last and numbers and number and last.stop == start and stop - last.start <= _TOGETHER:
            last.names.append(name)
            last.stop = stop
        else:
            found.append(_Piece([name], start, stop))
        numbers = number
    return tuple((piece.place, piece.known, piece) for piece in found)


def fields_text(view: View) -> bytes:
    """The fields of a view by name, as `views.fields_of` has them, in JSON."""
    data = view.tobytes()
    texts = []
    for place, known, piece in _pieces(view.dtype):
        key = data[place]
        texts.append(known.get(key) or piece.write(key, view))
    return b"{%b}" % b",".join(texts)


class Bulletin:
    """One step (or several) of a table, ready to be told to anybody."""

    def __init__(self, table: Table, tolds: Sequence[Told], now: float) -> None:
        self.table, self.tolds, self.now = table, tolds, now
        self._standings: dict[str, bytes] = {}
        self._heads: list[bytes] = []
        self._public: dict[int, bytes] = {}
        self._entries: dict[int, list[bytes]] = {}
        self._seen: dict[tuple[int, bool], bytes] = {}

    def text(
        self, viewer: int, language: str, *, figures: bool, hidden: Sequence[bool] = (), about: Any = None
    ) -> bytes:
        """The message for who looks through a seat; `hidden` tells entries that are not for their eyes."""
        standing = self._standings.get(language)
        if standing is None:
            standing = pack({"type": "events", **standing_json(self.table, self.now, language)})[:-1]
            self._standings[language] = standing
        entries = self._entries.get(viewer)
        if entries is None:
            entries = self._entries[viewer] = self._entries_for(viewer)
        if any(hidden):
            entries = [
                pack(entry_json(told, hidden=True)) if hide else text
                for told, hide, text in zip(self.tolds, hidden, entries, strict=True)
            ]
        seen = self._seen.get((viewer, figures))
        if seen is None:
            seen = self._seen[viewer, figures] = self._seen_from(viewer, figures=figures)
        if about is not None:
            return b'%b,"events":[%b],%b,"about":%b}' % (standing, b",".join(entries), seen, pack(about))
        return b'%b,"events":[%b],%b}' % (standing, b",".join(entries), seen)

    def _entries_for(self, viewer: int) -> list[bytes]:
        """The entries, with what happened in the match as the viewer may know it; an event of which nothing is
        hidden from somebody is written once.
        """
        if not self._heads:
            self._heads = [pack(entry_json(told))[:-1] for told in self.tolds]
        seat, redact, public = viewer - 1 if viewer else None, self.table.game.redact, self._public
        texts = []
        for head, told in zip(self._heads, self.tolds, strict=True):
            events = []
            for event in told.events:
                if event.kind == "ended":
                    continue  # the entry says that itself
                shown = redact(event, seat)
                if shown is not event:
                    events.append(_event_text(shown))
                    continue
                text = public.get(id(event))
                if text is None:
                    text = public[id(event)] = _event_text(event)
                events.append(text)
            texts.append(b'%b,"events":[%b]}' % (head, b",".join(events)))
        return texts

    def _seen_from(self, viewer: int, *, figures: bool) -> bytes:
        """What a seat sees of the table; what nobody sees before the deal."""
        table, match = self.table, self.table.match
        if match is None:
            return b'"seat":%d,"view":null,"figures":null,"legal":[],"undo":false,"no_undo":"nothing"' % viewer
        view = match.view(viewer or None)
        reason = table.why_no_undo(viewer) if viewer else "nothing"
        return b'"seat":%d,"view":{"fields":%b},"figures":%b,"legal":%b,"undo":%b,"no_undo":%b' % (
            viewer,
            fields_text(view),
            pack(table.figures(view)) if figures else b"null",
            pack(table.legal()) if viewer and viewer == table.to_act else b"[]",
            b"false" if reason else b"true",
            pack(reason),
        )


def _event_text(event: Event) -> bytes:
    return pack({"kind": event.kind, "fields": event.fields})
