"""How strong the bots are: play the matches of `docs/strength.md` that are missing, and write the page.

    python bench/strength.py [--again] [--only WORD] [--workers N]

Every match is a command of its own, and what it printed is kept in `docs/strength/`, the games of one under way in
`build/strength/`; so this can be stopped and taken up again. A match is played anew if its file is deleted, or all
of them with `--again`: they take hours. The match with OpenSpiel's bot is `bench/openspiel_match.py`; where its
file lies there, it is on the page too.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import time
from pathlib import Path

from vihara.cli import main as vihara

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
UNDER_WAY = FOLDER.parent.parent / "build" / "strength"
PAGE = FOLDER.with_suffix(".md")

MATCHES = (
    *(
        (game, 2, *bots, 400)
        for bots in (("level1", "random"), ("level2", "level1"), ("level3", "level2"), ("level4", "level3"))
        for game in ("ananda", "mandala", "tajuto", "menara")
    ),
    *(
        (game, seats, *bots, games - games % seats)
        for bots, games in ((("level2", "level1"), 400), (("level3", "level2"), 400), (("level4", "level3"), 120))
        for game in ("ananda", "tajuto")
        for seats in (3, 4)
    ),
    ("ananda", 2, "search:400", "unlearned:400", 600),
    ("mandala", 2, "search:1000", "unlearned:1000", 400),
    ("mandala", 2, "remembering:1000", "search:1000", 400),
    ("mandala", 2, "level5", "greedy", 200),
    ("ananda", 2, "level5", "greedy", 100),
    ("ananda", 3, "level5", "greedy", 99),
    ("ananda", 4, "level5", "greedy", 100),
    ("tajuto", 2, "level5", "greedy", 200),
    ("tajuto", 4, "level5", "greedy", 100),
    ("tajuto", 3, "level5", "greedy", 99),
    ("mandala", 2, "level5", "level4", 400),
    ("ananda", 2, "level5", "level4", 400),
    ("tajuto", 2, "level5", "level4", 400),
    ("menara", 2, "level5", "level4", 400),
)
"""Game, seats, bots and number of games; what takes longest comes last."""


def file_of(game: str, seats: int, first: str, second: str) -> Path:
    return FOLDER / f"{game}-{seats}-{first}-{second}.json".replace(":", "-")


def play(words: list[str]) -> str:
    """What a command prints."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        if code := vihara(words):
            raise SystemExit(code)
    return told.getvalue()


def main() -> None:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--again", action="store_true", help="play all matches anew")
    parser.add_argument("--only", default="", metavar="WORD", help="only matches with this in the file's name")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for game, seats, first, second, games in MATCHES:
        file = file_of(game, seats, first, second)
        if given.only not in file.name or (file.exists() and not given.again):
            continue
        print(f"{file.stem}: {games} games …", file=sys.stderr, flush=True)
        words = ["arena", first, second, "--game", game, "--seats", str(seats), "--games", str(games)]
        words += ["--keep", str(UNDER_WAY / file.stem), "--json"]
        began = time.perf_counter()
        text = play([*words, *(["--workers", str(given.workers)] if given.workers else [])])
        file.write_text(text, "utf-8")
        print(f"  {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    PAGE.write_text(play(["report", *map(str, sorted(FOLDER.glob("*.json")))]), "utf-8")


if __name__ == "__main__":
    main()
