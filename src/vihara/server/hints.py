"""Hints: the best moves for a seat, from its view alone, and in a sentence why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vihara.bots.levels import FULL
from vihara.bots.search import SearchBot, Settings, can_search
from vihara.core.chance import FastDice
from vihara.core.game import Game
from vihara.core.record import View
from vihara.core.saying import Saying
from vihara.languages import translate

_WORLDS = 2000
"""Worlds a hint looks into. No clock: the same view and seed give the same hint."""
_MOST = 5


@dataclass(frozen=True)
class Hinted:
    """A move and what the search found; a game that cannot be searched has a move alone."""

    action: int
    win: float | None = None
    lead: float | None = None


def find(game: Game, view: View, seed: int, *, quick: bool) -> list[Hinted]:
    """The best moves, best first; quickly, only what looks best at first sight."""
    dice = FastDice.of(seed, 0)
    if quick or not can_search(game):
        return [Hinted(int(game.kernels.policy(view, 0, dice.words)))]
    settings = Settings(iterations=_WORLDS, exploration=FULL.exploration, temperature=FULL.temperature)
    found = SearchBot(game, settings).analyze(view, dice).moves
    return [Hinted(move.action, round(move.value, 4), round(move.lead, 2)) for move in found[:_MOST]]


def hint_json(game: Game, view: View, found: Sequence[Hinted], language: str) -> list[dict[str, Any]]:
    """Hints as they are told."""
    names = [game.name(view, one.action) for one in found]
    return [
        {"move": name, "win": one.win, "score": one.lead, "why": translate(reason(found, names, place), language)}
        for place, (one, name) in enumerate(zip(found, names, strict=True))
    ]


_PROMISE = "{move} wins {wins} of 100 such games (lead at the end: {lead} points)"


def reason(found: Sequence[Hinted], names: Sequence[str], place: int) -> Saying:
    """What the move promises, held against the next best one or the best one."""
    one = found[place]
    if one.win is None or one.lead is None:
        return Saying("server-hint-sight", "{move} looks best at first sight.", move=names[place])
    facts = {"move": names[place], "wins": round(100 * one.win), "lead": round(one.lead, 1)}
    if len(found) == 1:
        return Saying("server-hint-alone", _PROMISE + "; there is nothing else to do.", **facts)
    rival = 0 if place else 1
    other = found[rival]
    assert other.win is not None
    facts |= {"rival": names[rival], "more": abs(round(100 * (one.win - other.win)))}
    if not facts["more"]:
        return Saying("server-hint-equal", _PROMISE + ", about as well as {rival}.", **facts)
    if one.win > other.win:
        return Saying("server-hint-more", _PROMISE + ": {more} more than {rival}.", **facts)
    return Saying("server-hint-fewer", _PROMISE + ": {more} fewer than {rival}.", **facts)
