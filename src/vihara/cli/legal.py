"""`vihara legal`: the legal moves at the end of a match file, or at every decision of it."""

from __future__ import annotations

import argparse
import sys

from vihara.cli.reading import read_text
from vihara.core.game import CHANCE
from vihara.core.match import Match
from vihara.core.replay import read, waiting_for


def run(given: argparse.Namespace) -> int:
    """One move per line; with `--all` one line per decision: index, seat, moves."""
    lines: list[str] = []

    def watch(match: Match) -> None:
        lines.append(f"{len(lines) + 1} {match.to_act} {' | '.join(match.legal())}")

    replay = read(read_text(given.file), watch if given.all else lambda _: None)
    match = replay.match
    if given.all:
        if match.over:
            lines.append(f"{len(lines) + 1} over")
        elif match.to_act == CHANCE:
            lines.append(f"{len(lines) + 1} chance")
        else:
            watch(match)
    else:
        lines = match.legal()
    if lines:
        print("\n".join(lines))
    if replay.cut:
        print(f"vihara: {replay.cut.sentence}", file=sys.stderr)
        return 2
    if not given.all and not lines:
        print(f"no move to make: {waiting_for(match)}", file=sys.stderr)
    return 0
