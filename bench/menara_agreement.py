"""Menara: does the simulation agree with the margin? Random towers, grown as in play, judged both ways.

One tower in three is as a careful builder leaves it; after the others one deed was done without asking. Usage:

    python bench/menara_agreement.py [--towers 520] [--first 3000] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.menara.towers import random_tower
from vihara.games.menara.components import standard_box
from vihara.games.menara.physics.collapse import VERDICT, SimulationError, decide
from vihara.games.menara.tower.balance import SURE, tilt_margin


class Case(NamedTuple):
    """One tower judged both ways."""

    seed: int
    floors: int
    levels: int
    margin: float
    """Degrees; −1 without equilibrium."""
    stands: bool | None
    """In the simulation; None where it has no answer: it went astray, or contradicted itself."""

    @property
    def agrees(self) -> bool:
        """Whether equilibrium and simulation say the same; a simulation without an answer does not agree."""
        return self.stands is not None and (self.margin >= 0) == self.stands


def judge_both_ways(seed: int) -> Case:
    """Grow the tower of this seed and judge it by margin and by simulation."""
    box = standard_box()
    tower = random_tower(seed, 4 + seed % 15, last="careless" if seed % 3 else "careful")
    margin = tilt_margin(tower, box.shapes, box.measures)[0]
    floors, levels = int((tower.level >= 0).sum()), int(tower.level.max())
    try:
        decision = decide(tower, settings=VERDICT, always_simulate=True)
    except SimulationError:
        return Case(seed, floors, levels, margin, None)
    return Case(seed, floors, levels, margin, decision.stands if decision.by == "simulation" else None)


def report(cases: list[Case]) -> dict[str, object]:
    """Count the cases by band."""
    sure = [case for case in cases if case.margin >= SURE]
    between = [case for case in cases if 0 <= case.margin < SURE]
    none = [case for case in cases if case.margin < 0]
    return {
        "towers": len(cases),
        "margin of 0.5° or more": len(sure),
        "of these fell": sum(case.stands is False for case in sure),
        "of these without an answer": sum(case.stands is None for case in sure),
        "margin below 0.5°": len(between),
        "of these stood": sum(case.stands is True for case in between),
        "of these fell, too": sum(case.stands is False for case in between),
        "no equilibrium": len(none),
        "of these fell, as they should": sum(case.stands is False for case in none),
        "no answer": sum(case.stands is None for case in cases),
        "agreement": sum(case.agrees for case in cases) / len(cases),
    }


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--towers", type=int, default=520)
    parser.add_argument("--first", type=int, default=3000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    cases = []
    for seed in range(options.first, options.first + options.towers):
        cases.append(judge_both_ways(seed))
        if not options.json and not cases[-1].agrees:
            print(f"disagree: {cases[-1]}", flush=True)
    if options.json:
        print(json.dumps({"report": report(cases), "cases": cases}))
    else:
        for name, value in report(cases).items():
            print(f"{name:30} {value}")


if __name__ == "__main__":
    main()
