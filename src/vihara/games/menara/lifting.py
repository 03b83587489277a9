"""Taking a piece out of the tower (E-U9): the column of a move, the floor of a shift with what stands on it.

Until the tower has been judged without it, the record has it where it was; `lifted` names the decision.
"""

from __future__ import annotations

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.actions import MOVE, floor_of, kind_of, move_of
from vihara.games.menara.components import Array
from vihara.games.menara.state import NOTHING
from vihara.games.menara.tower.geometry import TOWER, copy_tower, take_column


@rules
def take_out(tower: Record, action: int) -> None:
    """Take the piece of a move or a shift out of a tower; columns on a floor that is not in it bear nothing."""
    if kind_of(action) == MOVE:
        base, _, _ = move_of(action)
        take_column(tower, floor_of(action), base)
    else:
        tower.level[floor_of(action)] = NOTHING


@rules
def tower_without(tower: Record, action: int) -> Array:
    """For compiled code: a copy of the tower, as an array of one, without the piece of a move or a shift."""
    trial = np.zeros(1, TOWER)
    trial[0] = tower
    take_out(trial[0], action)
    return trial


def copy_without(tower: Record, action: int) -> Record:
    """A copy of the tower without the piece of a move or a shift."""
    trial = copy_tower(tower)
    take_out(trial, action)
    return trial


def judged_tower(s: Record) -> Record:
    """The tower that is being judged: without the piece that is out, if there is one."""
    return copy_without(s.tower, int(s.lifted)) if s.lifted >= 0 else s.tower
