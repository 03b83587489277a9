"""What the watchers of a table are told after a step: what several of them see is made and written once.

Nothing is shared but what is equal in the views and in the redacted events themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from vihara.server.messages import EventsMessage
from vihara.server.shown import About, SeatNow, TableNow, ToldEntry
from vihara.server.table import Logged, Table
from vihara.server.views import entry_json, events_json, hidden_json, seat_now, table_now
from vihara.server.writing import pack


class Bulletin:
    """One step (or several) of a table, ready to be told to anybody."""

    def __init__(self, table: Table, news: Sequence[Logged], now: float) -> None:
        self.table, self.news, self.now = table, news, now
        self._table: dict[str, TableNow] = {}
        self._public: dict[int, bytes] = {}
        self._entries: dict[int, list[ToldEntry]] = {}
        self._seats: dict[tuple[int, bool], SeatNow] = {}

    def text(
        self, viewer: int, language: str, *, figures: bool, hidden: Sequence[bool] = (), about: About | None = None
    ) -> bytes:
        """The message for who looks through a seat; `hidden` tells entries that are not for their eyes."""
        if language not in self._table:
            self._table[language] = table_now(self.table, self.now, language)
        if (viewer, figures) not in self._seats:
            self._seats[viewer, figures] = seat_now(self.table, viewer, in_words=False, figures=figures)
        entries = self.entries(viewer)
        if any(hidden):
            entries = [
                hidden_json(logged) if hide else entry
                for logged, hide, entry in zip(self.news, hidden, entries, strict=True)
            ]
        message: EventsMessage = {
            "type": "events",
            "table": self.table.id,
            **self._table[language],
            "events": entries,
            **self._seats[viewer, figures],  # type: ignore[typeddict-item]  # `about` is missing yet
        }
        if about is not None:
            message["about"] = about
        return pack(message)

    def entries(self, viewer: int) -> list[ToldEntry]:
        """The entries, with what happened in the match as the viewer may know it; an event of which nothing is
        hidden from somebody is written once.
        """
        if viewer not in self._entries:
            seat, game = viewer - 1 if viewer else None, self.table.game
            self._entries[viewer] = [
                entry_json(logged, events_json(game, logged.events, seat, self._public)) for logged in self.news
            ]
        return self._entries[viewer]
