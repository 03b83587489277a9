"""`vihara arena`: bots against each other, each deal once in every seat or by a team of each, with ratings."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from vihara.arena.contest import Contest, Standing, run_on
from vihara.arena.executors import check_workers, opened
from vihara.arena.ratings import Rating, Share, ladder
from vihara.bots.search import can_search
from vihara.cli.reading import print_json, read_options
from vihara.core.errors import ViharaError
from vihara.core.game import REGISTRY, load


def contests_of(given: argparse.Namespace) -> list[Contest]:
    """Every bot against every other, in every game asked for; all of it checked before anything is played."""
    if len(given.bots) < 2:
        raise ViharaError(f"found one bot ({given.bots[0]}), expected two or more")
    if len(given.bots) > 2 and len(set(given.bots)) < len(given.bots):
        raise ViharaError(f"found a bot twice in {' '.join(given.bots)}, expected different ones")
    games = [given.game] if given.game else [key for key in REGISTRY if can_search(load(key))]
    return [
        Contest(
            game, one, other, given.games, given.seats, given.seed or 0, read_options(given.option),
            None if given.sprt is None else (given.sprt[0], given.sprt[1]),
        ).checked()
        for game in games
        for one, other in itertools.combinations(given.bots, 2)
    ]  # fmt: skip


def percent(share: Share) -> str:
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def signed(number: float | None, end: str) -> str:
    return end if number is None else f"{number:+.0f}"


def elo_text(figures: dict[str, Any]) -> str:
    low, high = figures["elo_interval"]
    return f"{signed(figures['elo'], '±∞')} ({signed(low, '−∞')} to {signed(high, '+∞')})"


@contextmanager
def live(contests: list[Contest]) -> Iterator[Callable[[Standing], None]]:
    """A table on standard error that shows how every contest stands, if somebody watches."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.live import Live
    from rich.progress_bar import ProgressBar
    from rich.table import Table

    standings: dict[int, Standing] = {}

    def table() -> Table:
        shown = Table(box=None)
        for title in ("game", "seats", "bots", "games", "", "won", "Elo"):
            shown.add_column(title)
        for number, contest in enumerate(contests):
            standing = standings.get(number)
            names = f"{contest.challenger} – {contest.other}"
            played = len(standing.deals) * contest.sides if standing else 0
            whole = contest.deals * contest.sides
            bar = ProgressBar(total=whole, completed=played, width=20)
            share, rating = (
                ("", "") if standing is None else (percent(standing.share), elo_text(standing.figures()))
            )
            shown.add_row(contest.game, str(contest.seats), names, f"{played}/{whole}", bar, share, rating)
        return shown

    with Live(table(), console=Console(stderr=True), transient=True, auto_refresh=False) as screen:

        def show(standing: Standing) -> None:
            standings[contests.index(standing.contest)] = standing
            screen.update(table(), refresh=True)

        yield show


def tell(figures: dict[str, Any]) -> None:
    """Print how a contest ended."""
    share = Share(figures["share"], *figures["interval"])
    seats = "  ".join(f"{100 * part:.1f} %" for part in figures["share_by_seat"])
    one, other = figures["bots"]
    print(f"{figures['game']}, {figures['seats']} seats: {one} – {other}")
    if figures["together"]:
        print(f"  better: {one:<10} {percent(share)} of {figures['deals']} deals, {figures['shared']} equal")
    else:
        print(f"  won by {one:<11} {percent(share)} of {figures['games']} games, {figures['shared']} shared")
    if "without_luck" in figures:
        without = figures["without_luck"]
        worth = "" if without["worth"] is None else f"; a game says as much as {without['worth']:.2f} with it"
        print(f"  without luck       {percent(Share(without['share'], *without['interval']))}{worth}")
    print(f"  Elo                {elo_text(figures)}")
    if seats:
        print(f"  in each seat       {seats}")
    print(f"  mean scores        {figures['scores_mean'][0]:.2f} – {figures['scores_mean'][1]:.2f}")
    print(f"  decisions a game   {figures['plies_mean']:.1f}")
    if "sprt" in figures:
        test = figures["sprt"]
        print(
            f"  sequential test    {test['verdict']} (Elo {test['elo0']:g} or {test['elo1']:g}: "
            f"{test['ratio']:+.2f} of ±{test['bound']:.2f})"
        )


def ladder_of(standings: list[Standing]) -> list[Rating]:
    contest = standings[0].contest
    pairs = [(one.contest.challenger, one.contest.other, one.share, len(one.played)) for one in standings]
    return ladder(pairs, contest.sides)


def run(given: argparse.Namespace) -> int:
    """Play all contests and print their figures."""
    contests = contests_of(given)
    check_workers(given.workers)
    keep = None if given.keep is None else Path(given.keep)
    where = opened(given.workers, dask=given.dask, ray=given.ray)
    with live(contests) as show, where as (executor, workers):
        standings = [run_on(executor, contest, workers, show, keep) for contest in contests]
    ladders = {
        game: ladder_of([one for one in standings if one.contest.game == game])
        for game in dict.fromkeys(contest.game for contest in contests)
        if len(given.bots) > 2
    }
    if given.json:
        print_json({
            "contests": [one.figures() for one in standings],
            "ladders": {game: [vars(rating) for rating in ratings] for game, ratings in ladders.items()},
        })  # fmt: skip
        return 0
    for standing in standings:
        tell(standing.figures())
    for game, ratings in ladders.items():
        print(f"{game}: ratings")
        for place, rating in enumerate(ratings, start=1):
            print(f"  {place}. {rating.bot:<16} {rating.elo:+5.0f} ± {rating.margin:.0f}")
    return 0
