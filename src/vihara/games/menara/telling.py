"""What Menara tells: its vocabulary, the compiled functions that fill it, and what no record holds.

The names of floors stand in a table that a player may have brought; why a match ended is a sentence with numbers;
the motion of a fall comes from the simulation. These are added here, in Python.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from vihara.core.event import Event
from vihara.core.record import State, View
from vihara.core.saying import Saying
from vihara.core.telling import Json, Page, Telling
from vihara.games.menara import actions as act
from vihara.games.menara.boxes import Key, box_of, key_in
from vihara.games.menara.components import Array, standard_box
from vihara.games.menara.decisions import MOVES
from vihara.games.menara.events import conclude, tell
from vihara.games.menara.figures import WEIGHED, consider, consider_weighed, show, show_weighed, weigh
from vihara.games.menara.moves import refuse, refuse_fault
from vihara.games.menara.notation import DRAWS
from vihara.games.menara.physics.verdict import motion
from vihara.games.menara.reasons import explain
from vihara.games.menara.state import SHOWN, STATE
from vihara.games.menara.tower.geometry import TOWER
from vihara.games.menara.tower.placement import Finding
from vihara.games.menara.words import E_F3, WORDS, Figures, Foreseen, Refused

REMEMBERED: Final = 512
"""Towers whose balance is kept: all seats of a table ask for the same one."""
_FIGURES, _FORESEEN, _REFUSED = (Page(declared) for declared in (Figures, Foreseen, Refused))


@lru_cache(maxsize=REMEMBERED)
def _weighed(tables: Key, tower: bytes) -> Array:
    """How well a tower stands; not to be changed."""
    box, found = box_of(tables), np.zeros(1, WEIGHED)
    weigh(np.frombuffer(tower, TOWER)[0], box.shapes, box.measures, found[0])
    return found


_NOT_WEIGHED: Final = np.zeros(1, WEIGHED)


def _weighed_in(view: View) -> Array:
    """How well the tower of a view stands, where that is told (E-U14)."""
    s = view[0]
    return _weighed(key_in(s), s.tower.tobytes()) if s.gauge == SHOWN else _NOT_WEIGHED


@lru_cache(maxsize=REMEMBERED)
def _foreseen(view: bytes, action: int) -> Json:
    """What an allowed move would bring; not to be changed. A hint asks again what its reader is shown anyway."""
    views = np.frombuffer(bytearray(view), STATE)
    was = _weighed_in(View(views))[0].margin if act.kind_of(action) in act.LET_GO else 0.0
    found: Json = _FORESEEN.filled(consider_weighed, views, 0, action, float(was))
    return found


class MenaraTelling(Telling):
    """The compiled functions, with what is remembered and what only Python knows."""

    def events(self, before: State, action: int, after: State) -> list[Event]:
        """What an action did; of a fall its motion, where it was simulated; at the end, why."""
        told = super().events(before, action, after)
        for place, event in enumerate(told):
            if event.kind == "over":
                told[place] = Event("over", {**event.fields, "reason": self.concluded(after)})
            elif event.kind == "collapse" and (moved := motion(before)):
                told[place] = Event("collapse", {**event.fields, "motion": moved})
        return told

    def figures(self, view: View) -> Json:
        """What the rules make of a view, with the names of the floors."""
        found: Json = _FIGURES.filled(show_weighed, view, 0, _weighed_in(view))
        names = [floor.name for floor in box_of(view[0].tables).floors]
        for rows in ("floors", "to_lay"):
            found[rows] = [{**row, "name": names[row["floor"] - 1]} for row in found[rows]]
        return found

    def foresee(self, view: View, action: int) -> Json:
        """What an allowed move would bring."""
        return dict(_foreseen(view.tobytes(), action))

    def objection(self, state: State, action: int) -> tuple[str, str] | None:
        """What speaks against a decision: a sentence and the clause it rests on; None if it is allowed."""
        found = _REFUSED.filled(refuse, state, 0, action)
        return self.said(*found) if found else None

    def refusal(self, state: State, action: int) -> tuple[str, str]:
        """Why an action is not legal; any pose may be asked about."""
        return self.objection(state, action) or (Saying("menara-refusal-allowed", "it is allowed"), "E-3")

    def reason(self, state: State) -> Saying:
        """Why the game ended, with the height reached and the height required."""
        return self.concluded(state)


TELLING: Final = MenaraTelling(
    WORDS,
    tell,
    show,
    consider,
    refuse,
    DRAWS,
    conclude=conclude,
    explain=explain,
    moves=MOVES,
    lists={"name": [floor.name for floor in standard_box().floors]},
)


def fault_sentence(finding: Finding) -> str:
    """What is wrong with a placement: `the floor overlaps floor 4 by 3 mm`."""

    def fill(out: Array, place: int) -> None:
        refuse_fault(int(finding.fault), finding.floor, finding.millimeters, E_F3, out[place])

    return TELLING.said(*_REFUSED.filled(fill))[0]
