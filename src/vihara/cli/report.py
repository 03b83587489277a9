"""`vihara report`: the figures of contests, as `vihara arena --json` printed them, on one page of Markdown."""

from __future__ import annotations

import argparse
import json
from typing import Any

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
all others; the share of the victories has its 95 % interval over deals. The command of a line repeats its games;
the sources are the hash of the code that played them. Made by `vihara report` from what `vihara arena --json`
printed.
"""


def read_contests(file: str) -> list[dict[str, Any]]:
    """The contests of a file; it is named if it holds anything else."""
    try:
        contests = json.loads(read_text(file))["contests"]
        if not all(set(one) >= _FIELDS for one in contests):
            raise KeyError
    except (ValueError, KeyError, TypeError) as error:
        raise ViharaError(f"{file!r}: expected what 'vihara arena --json' prints") from error
    return list(contests)


def command(one: dict[str, Any]) -> str:
    """What to type to play these games again."""
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
    """The whole page."""
    ordered = sorted(contests, key=lambda one: (one["game"], one["seats"], one["bots"]))
    table = [
        "| game | seats | bots | games | won by the first | Elo | command | sources |",
        "|---|---|---|---|---|---|---|---|",
        *map(row, ordered),
    ]
    return _HEAD + "\n" + "\n".join(table) + "\n"


def run(given: argparse.Namespace) -> int:
    """Write the page, or print it."""
    text = page([one for file in given.files for one in read_contests(file)])
    if given.output:
        write_text(given.output, text)
    else:
        print(text, end="")
    return 0
