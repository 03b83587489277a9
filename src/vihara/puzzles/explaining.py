"""What is said of an answer to a puzzle, in sentences that the command line and the page share."""

from __future__ import annotations

from vihara.core.saying import Saying
from vihara.puzzles.files import FALLS, Choice, Puzzle


def explained(puzzle: Puzzle, made: Choice) -> list[Saying]:
    """What a choice was worth, and why another would have been better."""
    best = puzzle.best
    if puzzle.asked:
        right = Saying("puzzle-right", "Right.") if made is best else Saying("puzzle-wrong", "No.")
        if best.move == FALLS:
            return [right, Saying("puzzle-falls", "It falls: nothing holds it in balance.")]
        sure = "It stands, and would survive a tilt of {margin}°."
        return [right, Saying("puzzle-stands", sure, margin=round(best.lead, 1))]
    found: list[Saying] = []
    if made is best:
        found.append(Saying("puzzle-best", "Right: {best} is best and wins {win} of 100 games.", **_facts(puzzle)))
    else:
        lost = "{move} wins {lost} fewer of 100 games than {best}, which is best and wins {win}."
        found.append(
            Saying("puzzle-lost", lost, move=made.move, lost=_points(puzzle.loss(made)), **_facts(puzzle))
        )
    sight = puzzle.find(puzzle.sight)
    if sight is not None and sight is not made and sight is not best:
        trap = "{sight} looks best at first sight, but wins {lost} fewer."
        found.append(Saying("puzzle-sight", trap, sight=sight.move, lost=_points(puzzle.loss(sight))))
    return found


def _facts(puzzle: Puzzle) -> dict[str, object]:
    return {"best": puzzle.best.move, "win": _points(puzzle.best.win)}


def _points(share: float) -> int:
    return round(100 * share)
