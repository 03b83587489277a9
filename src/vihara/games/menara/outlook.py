"""Whether a plan card can be fulfilled with the columns at hand, and what is missing.

Pieces alone are counted: colors, bases and levels. Whether the tower would bear it is the statics' to say, and so
nothing here tells a margin (E-U14).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from vihara.core.compiled import Record
from vihara.games.menara.boxes import box_of
from vihara.games.menara.building import carried_floor
from vihara.games.menara.components import BASES, FLOORS, Task
from vihara.games.menara.moves import COLOR_NAMES
from vihara.games.menara.state import COLORS, card_facts

YES, MAYBE, NO = "yes", "maybe", "no"
"""MAYBE: only with the new floor that a filled one brings, and nobody knows which one that is (E-F1, E-F5)."""


@dataclass(frozen=True)
class Outlook:
    """What a card comes to: how many steps it still needs, how many can be made, what lacks for the rest."""

    able: str
    needs: int
    can: int
    floor: int = -1
    """The floor on which it would be done (E-3b, E-3d), −1: any."""
    missing: tuple[tuple[int, int, int], ...] = ()
    """Colors that lack there: color, needed, at hand."""

    def told(self) -> dict[str, Any]:
        """As figures have it."""
        return {
            "able": self.able,
            "needs": self.needs,
            "can": self.can,
            "floor": self.floor + 1 if self.floor >= 0 else None,
            "missing": [
                {"color": COLOR_NAMES[color], "needs": needs, "has": has} for color, needs, has in self.missing
            ],
        }


def _free(s: Record, floor: int) -> Counter[int]:
    """Free bases of a floor, by color."""
    colors, columns = s.color[floor].tolist(), s.tower.column[floor].tolist()
    return Counter(colors[base] for base in range(BASES) if colors[base] >= 0 and not columns[base])


def _built(s: Record) -> list[int]:
    return [int(floor) for floor in np.flatnonzero(s.tower.level >= 0)]


def _fitting(free: Counter[int], hand: list[int]) -> int:
    """How many columns of a hand stand on these bases."""
    return sum(min(number, hand[color]) for color, number in free.items())


def _anywhere(s: Record, needs: int, hand: list[int]) -> Outlook:
    """E-3a: columns on any floors; a floor that can be filled on the way brings bases nobody knows yet."""
    floors = {floor: _free(s, floor) for floor in _built(s)}
    can = min(needs, _fitting(sum(floors.values(), Counter()), hand))
    if can == needs:
        return Outlook(YES, needs, can)
    fills = any(free and _fitting(free, hand) == free.total() <= can for free in floors.values())
    return Outlook(MAYBE if fills else NO, needs, can)


def _on_one_floor(s: Record, needs: int, hand: list[int]) -> Outlook:
    """E-3b: so many columns on one floor, which the first of them settles."""
    floors = [int(s.target)] if s.target >= 0 else _built(s)
    can, floor = max(((_fitting(_free(s, floor), hand), -floor) for floor in floors), default=(0, 1))
    return Outlook(YES if can >= needs else NO, needs, min(can, needs), -floor)


def _filled(s: Record, hand: list[int]) -> Outlook:
    """E-3d: every free base of one floor; of several floors the one for which least lacks."""
    floors = [int(s.target)] if s.target >= 0 else [floor for floor in _built(s) if _free(s, floor)]
    if not floors:
        return Outlook(NO, 1, 0)

    def lack(floor: int) -> tuple[int, int, int]:
        free = _free(s, floor)
        return free.total() - _fitting(free, hand), free.total(), floor

    _, needs, floor = min(lack(floor) for floor in floors)
    free = _free(s, floor)
    missing = tuple((color, number, hand[color]) for color, number in sorted(free.items()) if number > hand[color])
    return Outlook(NO if missing else YES, needs, _fitting(free, hand), floor, missing)


def _moved_up(s: Record, needs: int) -> Outlook:
    """E-3c: columns to free bases of their color on higher levels; a base that is left is free for others.

    Columns of the highest levels go first: what is above them is above all others, too.
    """
    level = s.tower.level.tolist()
    can = 0
    for color in range(COLORS):
        places = np.argwhere((s.color == color) & (s.tower.level >= 0)[:, None]).tolist()
        standing = [(level[f], f, b) for f, b in places if s.tower.column[f, b] and not s.moved[f, b]]
        free = sorted(level[f] for f, b in places if not s.tower.column[f, b])
        for from_level, _, _ in sorted(standing, reverse=True):
            above = [one for one in free if one > from_level]
            if above:
                free.remove(above[0])
                free.append(from_level)
                free.sort()
                can += 1
    if can >= needs:
        return Outlook(YES, needs, needs)
    # E-U8: a floor that is filled on the way brings bases nobody knows yet.
    fills = any(level[floor] >= 1 and 1 <= _free(s, floor).total() <= can for floor in _built(s))
    return Outlook(MAYBE if fills else NO, needs, can)


def _shifted(s: Record) -> Outlook:
    """E-3e, E-U11: a floor that lies on columns and carries none, with free columns on another level."""
    box, level = box_of(s.tables), s.tower.level.tolist()
    movable = [
        floor
        for floor in range(FLOORS)
        if level[floor] >= 1 and carried_floor(s.tower, floor, box.shapes, box.measures) < 0
    ]
    bearing = {floor: level[floor] + 1 for floor in _built(s) if s.tower.column[floor].any()}
    can = any(there != level[floor] for floor in movable for other, there in bearing.items() if other != floor)
    return Outlook(YES if can else NO, 1, int(can))


def outlook(s: Record, card: int, done: int = 0) -> Outlook:
    """What a card comes to for the seat whose turn it is, with so many steps made already."""
    task, count, _ = card_facts(card)
    hand = s.hand[s.turn].tolist()
    if task == Task.PLACE_ANY:
        return _anywhere(s, count - done, hand)
    if task == Task.PLACE_ONE_FLOOR:
        return _on_one_floor(s, count - done, hand)
    if task == Task.MOVE_COLUMNS_UP:
        return _moved_up(s, count - done)
    if task == Task.FILL_FLOOR:
        return _filled(s, hand)
    return _shifted(s)
