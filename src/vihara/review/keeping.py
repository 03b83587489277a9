"""Reviews are kept, so that nobody computes one twice: named by the match, the depth, the seed and the code.

Their folder does not grow for ever: those that nobody has looked at for longest go.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from vihara.core import replay
from vihara.core.compiled import INTERPRETED, source_hash
from vihara.core.match import Match
from vihara.review.analysis import DEPTHS, review
from vihara.review.findings import Review, review_of

MOST: Final = 256 * 2**20
"""Bytes of reviews that are kept."""


def folder() -> Path:
    """Where they are kept."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "vihara" / "reviews"


def name_of(match: Match, depth: str, seed: int) -> str:
    """The name of a review; names and dates do not matter, and neither does how the dice came about."""
    lines = [line for line in replay.write(match).splitlines() if not line.startswith(_BESIDES)]
    sources = source_hash("core", "bots", "review", f"games/{match.game.key}")
    text = "\n".join([*lines, depth, str(seed), sources, str(INTERPRETED)])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


_BESIDES = ("[name", "[date", "[seed", "[share", "[drawn")


def kept(name: str, compute: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What is kept under a name; else it is computed and kept, if there is a folder to write to."""
    path = folder() / f"{name}.json"
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        with contextlib.suppress(OSError):
            os.utime(path)  # somebody has looked at it
        return found
    except (OSError, ValueError):
        pass
    made = compute()
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(made), "utf-8")
        part.replace(path)
        tidy(path.parent, MOST)
    return made


def tidy(kept: Path, most: int) -> None:
    """Forget the reviews that nobody has looked at for longest, if there are more than so many bytes."""
    files = [(found.stat().st_mtime_ns, found.stat().st_size, found.path) for found in os.scandir(kept)]
    left = sum(size for _, size, _ in files)
    for _, size, path in sorted(files):
        if left <= most:
            break
        with contextlib.suppress(FileNotFoundError):  # another process is tidying up, too
            os.unlink(path)
        left -= size


def _nobody(_done: int, _all: int) -> None:
    """Watches nothing."""


def reviewed(match: Match, depth: str, seed: int, watch: Callable[[int, int], None] = _nobody) -> Review:
    """The review of a match, new or kept, with the names of its players."""

    def compute() -> dict[str, Any]:
        return review(match, DEPTHS[depth], seed, watch).data()

    names = tuple(match.names.get(seat, "") for seat in range(1, match.seats + 1))
    return review_of(kept(name_of(match, depth, seed), compute)).named(names)
