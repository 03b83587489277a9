"""What a page must know of a module besides its functions: sizes of records and lists."""

from __future__ import annotations

from vihara.bots import tree
from vihara.core.game import Game
from vihara.core.telling import Telling
from vihara.core.words import dtype_of


def sizes(game: Game) -> dict[str, int]:
    """Bytes of each record, and the most there can be of things (see `web/src/lib/engine/module.ts`)."""
    found = {
        "record": game.dtype.itemsize,
        "mostActions": game.most_actions,
        "mostSeats": game.seats[-1],
        "node": tree.NODE.itemsize,
        "numbers": tree.NUMBERS,
    }
    if isinstance(game.words, Telling):
        words = game.words.vocabulary
        found |= {
            "step": dtype_of(words.step).itemsize,
            "figures": dtype_of(words.figures).itemsize,
            "foreseen": dtype_of(words.foreseen).itemsize,
            "refusals": dtype_of(words.refusals).itemsize,
        }
    return found
