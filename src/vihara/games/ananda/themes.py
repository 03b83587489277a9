"""What a good move is an example of, by what it and the move that looks best would bring."""

from __future__ import annotations

from vihara.core.event import Fields


def themes(best: Fields, sight: Fields) -> tuple[str, ...]:
    """Names of themes; messages `puzzle-theme-ananda-…` say them."""
    found = [str(best["kind"])]
    if best["kind"] == "tile":
        if best["level"] > 1:
            found.append("bridge" if best["area"] > best["before"] else "raise")
        if best["joined"]:
            found.append("join")
    if best["kind"] == "play" and sight["kind"] == "play":
        more = len(best["values"]) - len(sight["values"])
        if more:
            found.append("spend" if more > 0 else "save")
    return tuple(found)
