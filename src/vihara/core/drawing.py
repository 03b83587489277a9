"""What the pictures for the terminal share: saying words in a language, and columns that hold in all of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from vihara.core.saying import Saying

Say = Callable[[Saying], str]
"""How a picture says its words: `str` says them in English, `vihara.languages` makes others."""

LINE = 80
"""The usual width of a terminal, which long lists are folded to."""
_MARKUP = re.compile(r"\[(?:/|[a-z][a-z0-9_ ]*)\]")


def width(text: str) -> int:
    """How many columns a text takes on the terminal: Rich's markup takes none."""
    return len(_MARKUP.sub("", text))


def pad(text: str, columns: int) -> str:
    """Fill a text up with spaces."""
    return text + " " * (columns - width(text))


def fold(text: str, english: str, indent: int, between: str = ", ") -> str:
    """Break a list that is longer than a line in another language; the English is left as it is."""
    if width(text) <= LINE or text == english:
        return text
    lines = [""]
    for item in text.split(between):
        if lines[-1] and width(lines[-1] + between + item + between.rstrip()) > LINE:
            lines[-1] += between.rstrip()
            lines.append(" " * indent + item)
        else:
            lines[-1] += between + item if lines[-1] else item
    return "\n".join(lines)
