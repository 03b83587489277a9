"""Why a move would have been better, in one sentence that command line, server and page share."""

from __future__ import annotations

from vihara.core.saying import Saying
from vihara.review.findings import Decision


def why(one: Decision) -> Saying:
    """What the best move does better, and whether a first look would have shown it."""
    facts = {"best": one.best.move, "more": round(100 * one.loss)}
    if one.sight == one.made.move:
        trap = "What was played looks best at first sight, but {best} wins {more} more of 100 games."
        return Saying("review-why-trap", trap, **facts)
    if one.sight == one.best.move:
        seen = "{best} looks best at first sight already, and wins {more} more of 100 games."
        return Saying("review-why-seen", seen, **facts)
    if round(one.lead_loss, 1) > 0.0:
        further = "Thinking further ahead, {best} wins {more} more of 100 games, and is {gain} points better."
        return Saying("review-why-further", further, **facts, gain=round(one.lead_loss, 1))
    return Saying("review-why-wins", "Thinking further ahead, {best} wins {more} more of 100 games.", **facts)
