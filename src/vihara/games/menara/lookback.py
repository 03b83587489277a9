"""Looking back at a finished match: margins of every placement, safer ones nearby, and what cards asked for.

Margins are told after the match even where the gauge was hidden (E-U14): nobody can use them any more.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from vihara.core.building import Able, Building, Placement, Task
from vihara.core.match import Match
from vihara.core.record import State, View, copy
from vihara.games.menara import actions as act
from vihara.games.menara.choices import MOST_ACTIONS, legal
from vihara.games.menara.moves import Move, move_of
from vihara.games.menara.notation import name
from vihara.games.menara.state import BUILD, COLLAPSED, SHOWN
from vihara.games.menara.telling import TELLING

_PLACES: Final = frozenset(("column", "move", "floor", "shift"))
_NEAR: Final = 60
"""Millimeters between the middles of floors that count as near."""
_MOST: Final = 24
"""So many moves nearby are looked at."""
_BETTER: Final = 0.1
"""Degrees from which on a move counts as safer."""


def _margin(view: View, action: int) -> tuple[float, float]:
    """The tilt the tower survives after a placement, or while the piece is out; and what it survived before."""
    told = TELLING.foresee(view, action)
    out = told["out"]["margin"] if told.get("out") else math.inf
    return float(min(told["margin"], out)), float(told["was"])


def _is_near(move: Move, other: Move) -> bool:
    """Whether a player who thought of one move might as well have made the other."""
    if move.kind != other.kind or move.color != other.color:
        return False
    if move.kind in ("floor", "shift"):
        (x, y, _), (then_x, then_y, _) = move.pose, other.pose
        return move.floor == other.floor and math.hypot(x - then_x, y - then_y) <= _NEAR
    return move.kind != "move" or (move.floor, move.base) == (other.floor, other.base)


def _placement(view: View, action: int, step: int, seat: int) -> Placement:
    """How safe it was, and the safest of the moves nearby that were offered."""
    move = move_of(action)
    margin, was = _margin(view, action)
    offered = [one for one in _offered(view) if one != action and _is_near(move, move_of(one))]
    near = [(_margin(view, one)[0], one) for one in offered[:_MOST]]
    best = max(near, default=(margin, action))
    safer = best[0] >= margin + _BETTER
    text = name(view, best[1]) if safer else ""
    return Placement(step, seat, name(view, action), margin, was, text, best[0] if safer else margin)


def _offered(view: View) -> list[int]:
    actions = np.empty(MOST_ACTIONS, np.int64)
    found: list[int] = actions[: legal(view, 0, actions)].tolist()
    return found


def look_back(match: Match) -> Building:
    """What a finished match was like, step by step."""
    placements: list[Placement] = []
    opened: list[tuple[int, int, str, Able]] = []
    tasks: list[Task] = []
    fall, last = None, 0
    before: State = match.state
    for step, (each, now) in enumerate(match.rerun()):
        after = copy(now.state)
        if each is not None and each.action is not None:
            b, a, at = before[0], after[0], step - 1
            if each.seat:
                last = at
                view = now.game.observe(before, each.seat - 1)
                view["gauge"] = SHOWN
                if act.kind_of(each.action) != act.LAY_BASE and move_of(each.action).kind in _PLACES:
                    placements.append(_placement(view, each.action, at, each.seat))
            if b.card < 0 <= a.card and a.stage == BUILD:
                card = TELLING.figures(now.view(None))["card"]
                opened.append((at, int(a.turn) + 1, card["card"], card["outlook"]["able"]))
            if a.discard.sum() > b.discard.sum() or a.joined.sum() > b.joined.sum():
                tasks += [Task(*one, fulfilled=bool(a.discard.sum() > b.discard.sum())) for one in opened]
                opened.clear()
            if a.ending == COLLAPSED and b.ending != COLLAPSED:
                fall = last
        before = after
    return Building(tuple(placements), tuple(tasks), fall)
