"""Hints: what a move promises, in a sentence that the command line and the server share."""

from __future__ import annotations

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


def reason(found: Sequence[Advice], place: int = 0, sight: int | None = None) -> Saying:
    """One sentence on the move at a place of a list, best first: what it promises, held against another one.

    The best move is held against what looks best at first sight (`sight`, an action), if that is known and another
    move, else against the next best; any other move against the best.
    """
    one = found[place]
    if one.win is None or one.lead is None:
        return one.because or Saying("bot-hint-looks", "{move} looks best at first sight.", move=one.name)
    promise = _promise(one.name, one.win, one.lead)
    if len(found) == 1:
        return Saying("bot-hint-only", "{promise}; there is nothing else to do.", promise=promise)
    if place:
        return _behind(promise, one, found[0])
    seen = {other.action: other for other in found}
    if sight is None or sight == one.action or sight not in seen:
        return _before(promise, one, found[1], Saying("bot-hint-next", "the next best"))
    return _before(promise, one, seen[sight], Saying("bot-hint-sight", "what looks best at first sight"))


def _promise(name: str, win: float, lead: float) -> Saying:
    facts = {"move": name, "wins": round(100 * win), "points": round(abs(lead), 1)}
    if lead >= 0:
        return Saying(
            "bot-hint-ahead", "{move} wins {wins} of 100 such games and ends {points} points ahead", **facts
        )
    return Saying(
        "bot-hint-behind", "{move} wins {wins} of 100 such games and ends {points} points behind", **facts
    )


def _before(promise: Saying, best: Advice, rival: Advice, looks: Saying) -> Saying:
    """How much better the best move is than another."""
    more, gain = 100 * ((best.win or 0) - (rival.win or 0)), round((best.lead or 0) - (rival.lead or 0), 1)
    facts = {"promise": promise, "rival": rival.name, "looks": looks}
    if more >= 0.5:
        return Saying("bot-hint-more", "{promise}: {more} more than {rival}, {looks}.", more=round(more), **facts)
    if gain > 0:
        even = "{promise}: as many, with {gain} points more than {rival}, {looks}."
        return Saying("bot-hint-even", even, gain=gain, **facts)
    return Saying("bot-hint-hardly", "{promise}: hardly more than {rival}, {looks}.", **facts)


def _behind(promise: Saying, one: Advice, best: Advice) -> Saying:
    """How much worse a move is than the best."""
    fewer = 100 * ((best.win or 0) - (one.win or 0))
    facts = {"promise": promise, "rival": best.name, "looks": Saying("bot-hint-best", "the best move")}
    if fewer >= 0.5:
        sentence = "{promise}: {fewer} fewer than {rival}, {looks}."
        return Saying("bot-hint-fewer", sentence, fewer=round(fewer), **facts)
    return Saying("bot-hint-close", "{promise}: about as many as {rival}, {looks}.", **facts)
