"""`vihara` with dice that are the same every time: `python seeded.py serve …` deals every match alike.

What a page shows then depends on nothing but what is done on it, so that a test which fails fails again. `TEST_DICE`
names other dice.
"""

from __future__ import annotations

import hashlib
import os
import sys
from typing import Any

from vihara.cli import main
from vihara.server.tables import Tables

KEY = hashlib.sha256(os.environ.get("TEST_DICE", "vihara").encode()).hexdigest()
SHARES = (
    "const fill = crypto.getRandomValues.bind(crypto);"
    f"crypto.getRandomValues = (array) => array.length === 32 ? array.fill({int(KEY[:2], 16)}) : fill(array);"
)
"""What the seats of a page add to the dice, as a script of every page."""

_set_up = Tables.__init__


def _seeded(self: Tables, *given: Any, **named: Any) -> None:
    _set_up(self, *given, **named)
    self.new_key = lambda: KEY
    self.new_seed = lambda: int(KEY[:8], 16)


if __name__ == "__main__":
    Tables.__init__ = _seeded  # type: ignore[method-assign]
    sys.exit(main())
