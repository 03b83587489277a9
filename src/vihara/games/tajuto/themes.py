"""What a good move is an example of, by what it and the move that looks best would bring."""

from __future__ import annotations

from vihara.core.event import Fields


def themes(best: Fields, sight: Fields) -> tuple[str, ...]:
    """Names of themes; messages `puzzle-theme-tajuto-…` say them."""
    found = [str(best["kind"])]
    if best["kind"] == "buy" and best["color"]:
        found = ["bet"]
    if best["kind"] == "build":
        found += [name for name in ("finishes", "ends") if best[name]]
    if best["kind"] in ("end", "keep") and sight["kind"] not in ("end", "keep"):
        found = ["wait"]
    return tuple(found)
