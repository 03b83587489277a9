"""Sayings: sentences that can be said in another language, as they remember which message they are."""

from __future__ import annotations

import math
import reprlib
from typing import Any, Final

LONGEST: Final = 1000
"""Letters of a fact that are shown: people send megabytes, and nobody wants to read them in a sentence."""
_LARGEST: Final = 10**18
_QUOTE = reprlib.Repr()
_QUOTE.maxlevel, _QUOTE.maxstring, _QUOTE.maxother, _QUOTE.maxlong = 3, LONGEST // 8, LONGEST // 8, 40
_QUOTE.maxdict = _QUOTE.maxlist = _QUOTE.maxtuple = 40


def shortened(value: Any) -> Any:
    """A fact as a sentence can hold it: neither too long nor too deep, and such that it can be written.

    What fits stays as it is.
    """
    if isinstance(value, Saying):
        return value
    if isinstance(value, str):
        text = value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
        return text.encode("utf-8", "backslashreplace").decode()  # half a sign cannot be sent
    if isinstance(value, int):
        return value if -_LARGEST < value < _LARGEST else _power_of_ten(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, list | tuple) and all(isinstance(item, Saying) for item in value):
        return value
    if isinstance(value, list | tuple | dict | set):
        cut = quoted(value)
        return value if len(cut) < LONGEST // 4 and "..." not in cut and "1e" not in cut else cut
    return value


def quoted(value: Any) -> str:
    """What was found, as Python writes it, cut where it is long or deep."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(shortened(value))
    try:
        text = _QUOTE.repr(value)
    except ValueError:  # Python does not write numbers of thousands of digits
        text = f"{type(value).__name__} with large numbers ..."
    return str(shortened(text))


def _power_of_ten(value: int) -> str:
    """About how large a number is that nobody would read to its end."""
    return f"{'-' if value < 0 else ''}1e{int(value.bit_length() * math.log10(2))}"


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
        facts = {name: shortened(value) for name, value in facts.items()}
        said = super().__new__(cls, english.format_map(facts))
        said.id, said.english, said.facts = id, english, facts
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """Copies and pickles are sayings, too."""
        return (self.id, self.english), self.facts
