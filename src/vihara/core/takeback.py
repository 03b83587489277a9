"""Taking back a turn that bots have answered: only if its player has learned nothing from what came after it.

What somebody has learned is told by views alone. A decision that could be read off the view before it, and leads
to the view that the rules make of that one, has shown nothing; chance has shown nothing if all its outcomes look
alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from vihara.core import record
from vihara.core.errors import IllegalMove
from vihara.core.game import Game
from vihara.core.record import State, View

if TYPE_CHECKING:
    from vihara.core.match import Entry

Reason = Literal["nothing", "others", "drawn", "shown", "bound", "bot"]
"""Why nothing can be taken back: there is no step of one's own; another person has acted; something was drawn; an
answer showed what was hidden; the step binds; a bot made it.
"""


def learned(game: Game, before: State, entries: Sequence[Entry], seat: int) -> Reason | None:
    """What a seat (from 1) has learned from entries of the log that follow a state; None if nothing."""
    state = record.copy(before)
    for entry in entries:
        if entry.action is None:
            return "bound"
        view = game.observe(state, seat - 1)
        if entry.seat == 0:
            if game.simulated or not _alike(game, state, seat):
                return "drawn"
        elif entry.seat == seat and game.binding(state, entry.action):
            return "bound"
        elif not _allowed(game, view, entry.action):
            return "shown"
        game.kernels.apply(state, 0, entry.action)
        if entry.seat:
            game.kernels.apply(view, 0, entry.action)
            if view.tobytes() != game.observe(state, seat - 1).tobytes():
                return "shown"
    return None


def _allowed(game: Game, view: View, action: int) -> bool:
    """Whether a decision is legal as far as somebody sees who need not be the one to decide."""
    try:
        game.check(view, action)
    except IllegalMove:
        return False
    return True


def _alike(game: Game, state: State, seat: int) -> bool:
    """Whether everything that chance may do next looks the same from a seat."""
    looks = set()
    for action, _ in game.chance(state):
        after = record.copy(state)
        game.kernels.apply(after, 0, action)
        looks.add(game.observe(after, seat - 1).tobytes())
        if len(looks) > 1:
            return False
    return True
