"""Taking back a turn that bots have answered: only if its player has learned nothing from what came after it.

What somebody has learned is told by views alone. A decision that could be read off the view before it, and leads
to the view that the rules make of that one, has shown nothing; chance has shown nothing if all its outcomes look
alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from vihara.core import record
from vihara.core.game import Game
from vihara.core.record import State

if TYPE_CHECKING:
    from vihara.core.match import Act

Reason = Literal["nothing", "others", "drawn", "shown", "bound", "bot"]
"""Why nothing can be taken back: there is no step of one's own; another person has acted; something was drawn; an
answer showed what was hidden; the step binds; a bot made it.
"""


def learned(game: Game, before: State, acts: Sequence[Act], seat: int) -> Reason | None:
    """What a seat (from 1) has learned from acts of the log that follow a state; None if nothing."""
    state = record.copy(before)
    for act in acts:
        if act.action is None:
            return "bound"
        view = game.observe(state, seat - 1)
        if act.seat == 0:
            if game.simulated or not _alike(game, state, seat):
                return "drawn"
        elif act.seat == seat and game.binding(state, act.action):
            return "bound"
        elif game.objection(view, act.action) is not None:  # as far as somebody sees who need not decide
            return "shown"
        game.kernels.apply(state, 0, act.action)
        if act.seat:
            game.kernels.apply(view, 0, act.action)
            if view.tobytes() != game.observe(state, seat - 1).tobytes():
                return "shown"
    return None


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
