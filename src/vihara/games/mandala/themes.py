"""What a good move is an example of, by what it and the move that looks best would bring."""

from __future__ import annotations

from vihara.core.event import Fields


def themes(best: Fields, sight: Fields) -> tuple[str, ...]:
    """Names of themes; messages `puzzle-theme-mandala-…` say them."""
    found = [str(best["kind"])]
    if best.get("completes"):
        found.append("complete")
    elif sight.get("completes"):
        found.append("open")
    if best["kind"] == "claim" and not best["points"] and sight.get("points"):
        found.append("sacrifice")
    return tuple(found)
