"""Figures for Prometheus, in its text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What has been counted since the start."""

    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.messages = 0
        self.conflicts = 0
        self.bot_failures = 0
        self._waits = [0] * (len(_BUCKETS) + 1)
        self._waited = 0.0

    def committed(self, kind: str, seconds: float) -> None:
        """An entry was written; it took so long to reach the disk."""
        self.entries[kind] += 1
        self._waits[bisect_left(_BUCKETS, seconds)] += 1
        self._waited += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """All figures, and some that are measured just now."""
        lines: list[str] = []

        def add(name: str, kind: str, rows: list[tuple[str, float]]) -> None:
            lines.append(f"# TYPE vihara_{name} {kind}")
            lines.extend(f"vihara_{name}{labels} {value:g}" for labels, value in rows)

        add("entries_total", "counter", [(f'{{kind="{kind}"}}', n) for kind, n in sorted(self.entries.items())])
        add("refusals_total", "counter", [(f'{{code="{code}"}}', n) for code, n in sorted(self.refusals.items())])
        add(
            "requests_total", "counter", [(f'{{status="{code}"}}', n) for code, n in sorted(self.requests.items())]
        )
        add("messages_total", "counter", [("", self.messages)])
        add("conflicts_total", "counter", [("", self.conflicts)])
        add("bot_failures_total", "counter", [("", self.bot_failures)])
        total, rows = 0, list[tuple[str, float]]()
        for most, number in zip([*map(str, _BUCKETS), "+Inf"], self._waits, strict=True):
            total += number
            rows.append((f'_bucket{{le="{most}"}}', total))
        add("commit_seconds", "histogram", [*rows, ("_sum", self._waited), ("_count", total)])
        for name, value in gauges.items():
            add(name, "gauge", [("", value)])
        return "\n".join(lines) + "\n"
