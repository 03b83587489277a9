"""What a browser says of itself, in two words: so that people know their devices again."""

from __future__ import annotations

_BROWSERS = {
    # The first that is found: most also claim to be those further down.
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox/": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "Windows": "Windows", "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def device_of(agent: str) -> str:
    """`Firefox · Linux`; empty if the header says neither."""
    found = [next((name for mark, name in names.items() if mark in agent), "") for names in (_BROWSERS, _SYSTEMS)]
    return " · ".join(filter(None, found))
