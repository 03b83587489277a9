"""Prints the digests of states along a game of each kind: run with and without the compiler, they must be equal."""

from __future__ import annotations

import time

from conformance.cases import cases, walk
from vihara.core.record import digest

STEPS = 60
SECONDS = 3.0
"""Interpreted rules are slow where they do geometry: each case goes as far as it gets in this time."""


def main() -> None:
    """One line for each case: its name, and the digests of its states as far as time allowed."""
    for case in cases():
        began = time.process_time()
        found: list[str] = []
        for state, _ in walk(case, 30, greedy=0.2):
            found.append(digest(state))
            if len(found) == STEPS or time.process_time() - began > SECONDS:
                break
        print(case, *found, flush=True)


if __name__ == "__main__":
    main()
