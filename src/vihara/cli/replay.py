"""`vihara replay`: re-run a match file and show it."""

from __future__ import annotations

import argparse
import sys
from functools import partial

from vihara.cli.reading import print_json, read_text
from vihara.core import record
from vihara.core.errors import InvalidSeats
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.replay import read, waiting_for, write, write_for
from vihara.core.saying import Saying
from vihara.languages import join, of_terminal, say, translate


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
    replay, language = read(read_text(given.file)), of_terminal(given.lang)
    match = replay.match
    if given.seat is not None and not 0 <= given.seat <= match.seats:
        expected = "--seat: found {found}, expected 1 to {seats}, or 0 for a spectator"
        raise InvalidSeats(Saying("cli-seat", expected, found=given.seat, seats=match.seats))
    if given.json:
        print_json(figures(match))
    else:
        show(match, given.seat, language)
    if replay.cut:
        print(f"vihara: {translate(replay.cut, language)}", file=sys.stderr)
        return 2
    return 0


def show(match: Match, seat: int | None, language: str) -> None:
    """Print the log as the seat had it, then the position it sees, then how the match ended."""
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False)
    text = write(match) if seat is None else write_for(match, seat or None)
    for line in text.splitlines():
        console.print(f"[dim]{escape(line)}[/]" if line.startswith(("[", "!")) else escape(line))
    console.print()
    console.print(picture(match, View(match.state) if seat is None else match.view(seat or None), language))
    console.print()
    if match.over:
        for line in ending(match, language):
            console.print(line)
    else:
        console.print(escape(say(language, "cli-not-over", next=translate(waiting_for(match), language))))


def picture(match: Match, view: View, language: str) -> str:
    """A position for the terminal, in a language."""
    return match.game.picture(view, partial(translate, language=language))


def ending(match: Match, language: str) -> list[str]:
    """Who won and why, and the scores, for the terminal."""
    from rich.markup import escape

    outcome = match.outcome
    assert outcome is not None, "the match is over"
    names = {
        seat: match.names.get(seat) or say(language, "seat-name", seat=seat) for seat in range(1, match.seats + 1)
    }
    winners = join(language, [names[seat] for seat in outcome.winners])
    reason = translate(outcome.reason, language)
    won = say(language, "cli-won", number=len(outcome.winners), winners=winners, reason=reason)
    scores = (
        say(language, "cli-score", name=names[seat], score=score)
        for seat, score in enumerate(outcome.scores, start=1)
    )
    return [f"[bold]{escape(won)}[/]", *(f"  {escape(score)}" for score in scores)]
