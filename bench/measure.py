"""What the benchmarks share: CPU time per call, and printing figures beside their peers."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping


def rate(work: Callable[[], int], seconds: float = 1.0) -> float:
    """Units of work per CPU second; the work is repeated for about so long, its best of three rounds counts."""
    best = 0.0
    for _ in range(3):
        began, done = time.process_time(), 0
        while time.process_time() - began < seconds / 3:
            done += work()
        best = max(best, done / (time.process_time() - began))
    return best


def show(title: str, figures: Mapping[str, float | str]) -> None:
    """Print figures as a table, or as one JSON object with --json."""
    if "--json" in sys.argv[1:]:
        print(json.dumps({"title": title, **figures}))
        return
    print(title)
    for name, value in figures.items():
        print(f"  {name:<58} {value if isinstance(value, str) else f'{value:,.2f}':>16}")
