"""Prints the digests of states along games: run without the compiler, they must be those of compiled rules.

Interpreted, an index beyond its array raises, as NumPy checks every one: so these games also show that none is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice

from conformance.cases import Case, cases, walk
from vihara.core.record import digest

SEED = 30
STEPS = 40


def states(case: Case) -> int | None:
    """How many states of a case are compared: None for all, to the end of the game. Interpreted rules are slow where
    they do geometry, so a game whose poses cannot be listed goes only so far.
    """
    return None if case.game.open_poses is None else STEPS


def along(case: Case) -> Iterator[str]:
    """The digests of the states of a game that is played at random, with a greedy decision now and then."""
    return (digest(state) for state, _ in islice(walk(case, SEED, greedy=0.2), states(case)))


def main() -> None:
    """One line for each case that is named: the digests of its states."""
    named = {str(case): case for case in cases()}
    for name in sys.argv[1:]:
        print(*along(named[name]), flush=True)


if __name__ == "__main__":
    main()
