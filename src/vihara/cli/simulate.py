"""`vihara simulate`: many games between bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from vihara.arena.balance import balance
from vihara.arena.plots import balance_plots
from vihara.arena.simulation import simulate
from vihara.cli.balance import page
from vihara.cli.reading import print_json, progress, read_options
from vihara.core.errors import ViharaError


def run_balance(given: argparse.Namespace) -> int:
    """Print what designers ask, and draw it."""
    if given.save:
        raise ViharaError("--save: match files are written without --balance")
    with progress(f"{given.game}", max(1, given.games)) as advance:
        figures = balance(
            given.game,
            seats=given.seats,
            games=given.games,
            seed=0 if given.seed is None else given.seed,
            bots=given.bots,
            options=read_options(given.option),
            workers=1 if given.workers is None else given.workers,
            progress=advance,
        )
    drawn = balance_plots(figures, Path(given.plots)) if given.plots else []
    if given.json:
        print_json({"balance": figures, "plots": [str(path) for path in drawn]})
        return 0
    print(page(figures), end="")
    for path in drawn:
        print(f"drawn: {path}")
    return 0


def run(given: argparse.Namespace) -> int:
    """Print the figures of a simulation."""
    if given.balance or given.plots:
        return run_balance(given)
    with progress(f"{given.game}", max(1, given.games)) as advance:
        played = simulate(
            given.game,
            seats=given.seats,
            games=given.games,
            seed=0 if given.seed is None else given.seed,
            bots=given.bots,
            options=read_options(given.option),
            workers=given.workers,
            save=Path(given.save) if given.save else None,
            progress=advance,
        )
    figures = played.figures()
    if given.json:
        print_json(figures)
        return 0
    means = figures["scores_mean"][:1] if played.together else figures["scores_mean"]
    scores = "  ".join(f"{mean:.2f}" for mean in means)
    wins = "  ".join(f"{count} ({100 * count / figures['games']:.1f} %)" for count in figures["wins"])
    chosen = "".join(f", {pair}" for pair in given.option)
    print(f"{figures['games']} games of {played.game}, {figures['seats']} seats{chosen}: {given.bots}")
    print(f"decisions a game  {figures['plies_mean']:.1f}")
    if played.together:
        print(f"mean score        {scores}")
        print(f"won together      {wins.partition('  ')[0]}")
    else:
        print(f"mean scores       {scores}")
        print(f"won by seat       {wins}   shared {figures['ties']}")
    print(f"games a second    {figures['games_per_second']:.0f}")
    return 0
