"""Hints: why a move, in a sentence that the command line and the server share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from vihara.core.saying import Saying


@dataclass(frozen=True)
class Advice:
    """A move and what a search found: the chance to win and the lead in points; none where nobody searched.

    Then the game may say why (`Game.explain`).
    """

    action: int
    name: str
    win: float | None = None
    lead: float | None = None
    because: Saying | None = None


def reason(found: Sequence[Advice], place: int = 0, sight: int | None = None, *, others: bool = False) -> Saying:
    """One sentence on the move at a place of a list, best first; it stands beside the move and its chance to win.

    The best move is held against what looks best at first sight (`sight`, an action), if that is known and another
    move, else against the next best; any other move against the best. Chances are compared as they are shown, in
    whole percent. A search ranks by how often it came back to a move, which is surer than the average of a few
    games: where that puts a lower chance first, the sentence says so. A search leaves out what another move makes
    needless: `others` says that there are legal moves which are not in the list.
    """
    one = found[place]
    if one.win is None or one.lead is None:
        return one.because or Saying("bot-hint-looks", "Looks best at first sight.")
    if len(found) == 1 and others:
        return Saying("bot-hint-rest", "No other move looks better.")
    if len(found) == 1:
        return Saying("bot-hint-only", "There is nothing else to do.")
    if place:
        return _behind(one, found[0])
    seen = {other.action: other for other in found}
    if sight is None or sight == one.action or sight not in seen:
        return _before(one, found[1], Saying("bot-hint-next", "the next best"))
    return _before(one, seen[sight], Saying("bot-hint-sight", "what looks best at first sight"))


def rounded(number: float, places: int) -> float:
    """To so many places, halves up: as JavaScript rounds, so that a page that says the same says it in the same
    numbers (Python's `round` goes to the even neighbor).
    """
    parts = 10**places
    return math.floor(number * parts + 0.5) / parts


def percent(win: float | None) -> int:
    """A chance to win as it is shown."""
    return math.floor(100 * (win or 0) + 0.5)


def _before(best: Advice, rival: Advice, looks: Saying) -> Saying:
    """How much better the best move is than another."""
    more = percent(best.win) - percent(rival.win)
    gain = rounded((best.lead or 0) - (rival.lead or 0), 1)
    if more > 0:
        return Saying("bot-hint-more", "Wins {more} more of 100 games than {looks}.", more=more, looks=looks)
    if more < 0:
        return Saying("bot-hint-sure", "Tried out most often, so the surest of these.")
    if gain > 0:
        even = "Wins as often as {looks}, and by {gain} points more."
        return Saying("bot-hint-even", even, gain=gain, looks=looks)
    return Saying("bot-hint-hardly", "Hardly better than {looks}.", looks=looks)


def _behind(one: Advice, best: Advice) -> Saying:
    """How much worse a move is than the best."""
    fewer = percent(best.win) - percent(one.win)
    if fewer > 0:
        return Saying("bot-hint-fewer", "Wins {fewer} fewer of 100 games than the best.", fewer=fewer)
    if fewer < 0:
        return Saying("bot-hint-unsure", "Looks good, but was tried out less often.")
    return Saying("bot-hint-close", "About as good as the best.")
