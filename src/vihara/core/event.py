"""Events: what happened in a step, as data, with nothing in it that a redaction cannot take away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

ENDED = "ended"
"""The kind of event that every game has: the match was ended early."""
Fields: TypeAlias = Mapping[str, Any]
"""What there is to know about something that happened, by name; which names there are, the game's words say."""


@dataclass(frozen=True)
class Event:
    """One thing that happened: its kind, and what there is to know about it.

    A game's `redact` gives each seat the event with only the fields that seat may see.
    """

    kind: str
    fields: Fields

    def only(self, names: frozenset[str]) -> Event:
        """Keep the named fields alone; the event itself, if that is all of it."""
        if self.fields.keys() <= names:
            return self
        return Event(self.kind, {name: value for name, value in self.fields.items() if name in names})
