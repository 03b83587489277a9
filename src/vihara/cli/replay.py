"""`vihara replay`: re-run a match file and show it."""

from __future__ import annotations

import argparse
import sys

from vihara.cli.reading import print_json, read_text
from vihara.core import record
from vihara.core.errors import InvalidSeats
from vihara.core.match import Match
from vihara.core.replay import read, waiting_for, write_for


def figures(match: Match) -> dict[str, object]:
    """What `--json` prints."""
    outcome = match.outcome
    return {
        "game": match.game.key,
        "seats": match.seats,
        "plies": match.plies,
        "over": match.over,
        "scores": list(outcome.scores if outcome else match.game.scores(match.state)),
        "winners": list(outcome.winners) if outcome else [],
        "digest": record.digest(match.state),
    }


def run(given: argparse.Namespace) -> int:
    """Show a match, or as much of it as a cut file has; the missing end is then told as an error."""
    replay = read(read_text(given.file))
    match = replay.match
    if given.seat is not None and not 0 <= given.seat <= match.seats:
        raise InvalidSeats(f"--seat: found {given.seat}, expected 1 to {match.seats}, or 0 for a spectator")
    if given.json:
        print_json(figures(match))
    else:
        show(match, given.seat)
    if replay.cut:
        print(f"vihara: {replay.cut.sentence}", file=sys.stderr)
        return 2
    return 0


def show(match: Match, seat: int | None) -> None:
    """Print the log as the seat had it, then the position it sees."""
    from rich.console import Console
    from rich.markup import escape

    from vihara.core.replay import write

    console = Console(highlight=False)
    text = write(match) if seat is None else write_for(match, seat or None)
    for line in text.splitlines():
        console.print(f"[dim]{escape(line)}[/]" if line.startswith(("[", "!")) else escape(line))
    console.print()
    console.print(match.game.picture(match.state if seat is None else match.view(seat or None)))
    console.print()
    outcome = match.outcome
    if outcome:
        winners = " and ".join(match.name_of(winner) for winner in outcome.winners)
        console.print(f"[bold]{escape(winners or 'Nobody')}[/] won: {escape(outcome.reason)}")
        for number, score in enumerate(outcome.scores, start=1):
            console.print(f"  {escape(match.name_of(number))}: {score}")
    else:
        console.print(f"not over: next comes {escape(waiting_for(match))}")
