"""Sayings: sentences that can be said in another language, as they remember which message they are."""

from __future__ import annotations

from typing import Any


class Saying(str):
    """An English sentence with its message in the catalogue (`locales/`) and the facts it names.

    It is an ordinary string wherever a sentence is wanted; `vihara.languages` says it in other languages. No
    catalogue is loaded to make one. A test holds the English given here against the catalogue's.
    """

    id: str
    english: str
    facts: dict[str, Any]

    def __new__(cls, id: str, english: str, /, **facts: Any) -> Saying:
        """Make the sentence: `Saying("mandala-refusal-mountain", "{color} lies in mountain {mandala}", …)`."""
        said = super().__new__(cls, english.format_map(facts))
        said.id, said.english, said.facts = id, english, facts
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """Copies and pickles are sayings, too."""
        return (self.id, self.english), self.facts
