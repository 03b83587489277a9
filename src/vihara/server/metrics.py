"""What is counted for Prometheus."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What has been counted since the start."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = self._counter("entries", "Entries of logs", "kind")
        self.refusals = self._counter("refusals", "Refusals", "code")
        self.requests = self._counter("requests", "Requests", "status")
        self.messages = self._counter("messages", "Socket messages")
        self.conflicts = self._counter("conflicts", "Entries whose number another process had taken")
        self.bot_failures = self._counter("bot_failures", "Turns of bots that found no move")
        self.calls = self._counter("calls", "Calls to people who are away", "way", "result")
        about = "Seconds until an entry is on disk"
        self.commits = Histogram("vihara_commit_seconds", about, registry=self.registry, buckets=_BUCKETS)
        self._gauges: dict[str, Gauge] = {}

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"vihara_{name}", about, labels, registry=self.registry)

    def committed(self, kind: str, seconds: float) -> None:
        """An entry was written; it took so long to reach the disk."""
        self.entries.labels(kind).inc()
        self.commits.observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> bytes:
        """All figures, and some that are measured just now."""
        for name, value in gauges.items():
            if name not in self._gauges:
                self._gauges[name] = Gauge(f"vihara_{name}", name.replace("_", " "), registry=self.registry)
            self._gauges[name].set(value)
        return generate_latest(self.registry)
