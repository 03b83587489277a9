"""What the pictures for the terminal share: saying words in a language, and columns that hold in all of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from vihara.core.saying import Saying

Say = Callable[[Saying], str]
"""How a picture says its words: `str` says them in English, `vihara.languages` makes others."""

LINE = 100
"""So wide is a terminal that shows whatever is no list of many things in one line."""
_MARKUP = re.compile(r"\[(?:/|[a-z][a-z0-9_ ]*)\]")


def width(text: str) -> int:
    """How many columns a text takes on the terminal: Rich's markup takes none."""
    return len(_MARKUP.sub("", text))


def pad(text: str, columns: int) -> str:
    """Fill a text up with spaces."""
    return text + " " * (columns - width(text))


def fold(text: str, english: str, indent: int) -> str:
    """Break a list at its commas where a language needs more room than the English, which fits a line."""
    if width(text) <= LINE or width(english) > LINE:
        return text
    lines = [""]
    for item in text.split(", "):
        if lines[-1] and width(f"{lines[-1]}, {item},") > LINE:
            lines[-1] += ","
            lines.append(" " * indent + item)
        else:
            lines[-1] += f", {item}" if lines[-1] else item
    return "\n".join(lines)
