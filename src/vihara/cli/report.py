"""`vihara report`: what `vihara arena` and `vihara simulate --balance` told in JSON, on one page, with plots."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vihara.arena.plots import balance_plots, contest_plots
from vihara.cli import balance
from vihara.cli.reading import read_text, write_text
from vihara.core.errors import ViharaError

_FIELDS = {
    "game",
    "seats",
    "bots",
    "seed",
    "options",
    "games",
    "share",
    "interval",
    "elo",
    "elo_interval",
    "sources",
}

_HEAD = """# Strength

How the bots do against each other. Every deal is played once with the first bot in each seat, the second bot in
all others; the share of the victories has its 95 % interval over deals. Where all seats win or lose together every
deal is played by a team of each bot: the one that wins where the other loses, or else has more points, has won it.
The command of a line repeats its games; the sources are the hash of the code that played them. Made by
`vihara report` from what `vihara arena --json` printed.
"""


_EXPECTED = "expected what 'vihara arena --json' or 'vihara simulate --balance --json' prints"
_BALANCE_FIELDS = {
    "game",
    "seats",
    "bots",
    "options",
    "seed",
    "games",
    "together",
    "length",
    "scores",
    "endings",
    "things",
}


@dataclass
class Findings:
    """What the files hold: contests, ladders by game, and balances."""

    contests: list[dict[str, Any]] = field(default_factory=list)
    ladders: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    balances: list[dict[str, Any]] = field(default_factory=list)


def read_findings(files: Sequence[str]) -> Findings:
    """Read all files; the one that holds anything else is named."""
    found = Findings()
    for file in files:
        try:
            data = json.loads(read_text(file))
            if "balance" in data:
                if not set(data["balance"]) >= _BALANCE_FIELDS:
                    raise KeyError
                found.balances.append(data["balance"])
                continue
            if not all(set(one) >= _FIELDS for one in data["contests"]):
                raise KeyError
        except (ValueError, KeyError, TypeError) as error:
            raise ViharaError(f"{file!r}: {_EXPECTED}") from error
        found.contests += data["contests"]
        found.ladders |= data.get("ladders", {})
    return found


def command(one: dict[str, Any]) -> str:
    """What to type to play these games again; a match with somebody from elsewhere says it itself."""
    if "command" in one:
        return str(one["command"])
    words = ["vihara arena", *one["bots"], f"--game {one['game']} --seats {one['seats']} --games {one['games']}"]
    if one["seed"]:
        words.append(f"--seed {one['seed']}")
    words += [f"--option {name}={json.dumps(value)}" for name, value in one["options"].items()]
    if "sprt" in one:
        words.append(f"--sprt {one['sprt']['elo0']:g} {one['sprt']['elo1']:g}")
    return " ".join(words)


def _elo(number: float | None, end: str) -> str:
    return end if number is None else f"{number:+.0f}"


def row(one: dict[str, Any]) -> str:
    """One line of the table."""
    low, high = one["interval"]
    elo_low, elo_high = one["elo_interval"]
    cells = [
        one["game"],
        str(one["seats"]),
        " – ".join(one["bots"]),
        str(one["games"]),
        f"{100 * one['share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        f"{_elo(one['elo'], '±∞')} ({_elo(elo_low, '−∞')} to {_elo(elo_high, '+∞')})",
        f"`{command(one)}`",
        one["sources"],
    ]
    return "| " + " | ".join(cells) + " |"


def page(contests: list[dict[str, Any]]) -> str:
    """The contests."""
    ordered = sorted(contests, key=lambda one: (one["game"], one["seats"], one["bots"]))
    table = [
        "| game | seats | bots | games | won by the first | Elo | command | sources |",
        "|---|---|---|---|---|---|---|---|",
        *map(row, ordered),
    ]
    return _HEAD + "\n" + "\n".join(table) + "\n"


def ladder_table(game: str, ratings: Sequence[dict[str, Any]]) -> str:
    """A game's ladder."""
    rows = [
        f"| {place} | {one['bot']} | {one['elo']:+.0f} ± {one['margin']:.0f} |"
        for place, one in enumerate(ratings, start=1)
    ]
    return "\n".join([f"## Ratings: {game}", "", "| place | bot | Elo |", "|---|---|---|", *rows]) + "\n"


def whole_page(found: Findings) -> str:
    """Contests, ladders and balances, whatever there is."""
    parts = [page(found.contests)] if found.contests or not found.balances else []
    parts += [ladder_table(game, ratings) for game, ratings in found.ladders.items()]
    parts += [balance.page(one) for one in found.balances]
    return "\n".join(parts)


def run(given: argparse.Namespace) -> int:
    """Write the page, or print it; draw the figures if a folder is given."""
    found = read_findings(given.files)
    text = whole_page(found)
    if given.plots:
        folder = Path(given.plots)
        drawn = contest_plots(found.contests, found.ladders, folder) if found.contests else []
        for one in found.balances:
            drawn += balance_plots(one, folder)
        base = Path(given.output).parent.resolve() if given.output else Path.cwd()
        text += "\n## Plots\n\n"
        text += (
            "\n".join(f"![{path.stem}]({Path(os.path.relpath(path, base)).as_posix()})" for path in drawn) + "\n"
        )
    if given.output:
        write_text(given.output, text)
    else:
        print(text, end="")
    return 0
