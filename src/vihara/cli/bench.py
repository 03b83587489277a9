"""`vihara bench`: digests of fixed games. They change if and only if the rules, or the greedy players, do."""

from __future__ import annotations

import argparse
import hashlib

from vihara.arena.simulation import simulate
from vihara.cli.reading import print_json, progress
from vihara.core.errors import ViharaError
from vihara.core.game import REGISTRY, load

_SEED = 2026


def digests(games: int, advance: object = None) -> dict[str, str]:
    """One digest for each game, seat count and bot; a tenth of the games where each takes a second."""
    found: dict[str, str] = {}
    for key in REGISTRY:
        number = -(-games // 10) if load(key).simulated else games
        for seats in load(key).seats:
            for bot in ("random", "greedy"):
                rows = simulate(key, seats, number, _SEED, bot).rows
                found[f"{key} {seats} {bot}"] = hashlib.sha256(rows.astype("<i8").tobytes()).hexdigest()[:16]
                if callable(advance):
                    advance(len(found))
    return found


def run(given: argparse.Namespace) -> int:
    """Print a digest per line and, last, the one that goes into a commit message."""
    if given.games < 1:
        raise ViharaError(f"--games: found {given.games}, expected 1 or more")
    lines = sum(2 * len(load(key).seats) for key in REGISTRY)
    with progress("bench", lines) as advance:
        found = digests(given.games, advance)
    whole = hashlib.sha256("\n".join(f"{name} {value}" for name, value in found.items()).encode()).hexdigest()[:16]
    if given.json:
        print_json({"digests": found, "bench": whole})
        return 0
    for name, value in found.items():
        print(f"{name:<20} {value}")
    print(f"Bench: {whole}")
    return 0
