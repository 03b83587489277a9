"""Hints: the best moves for a seat, from its view alone, and in a sentence why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vihara.bots.hints import Advice, reason, rounded
from vihara.bots.levels import FULL
from vihara.bots.memory import adviser
from vihara.bots.search import SearchBot, Settings, can_search
from vihara.core.chance import FastDice
from vihara.core.game import Game
from vihara.core.match import Sight
from vihara.core.record import View
from vihara.core.saying import Saying
from vihara.languages import translate
from vihara.server.messages import HintedMove

_WORLDS = 2000
"""Worlds a hint looks into. No clock: the same view and seed give the same hint."""
_MOST = 5


Found = tuple[int, float | None, float | None, tuple[str, str, dict[str, Any]] | None]
"""A move's action, its chance to win and its lead; where nobody searched, why the game would make it: a saying's
message, English and facts, as it comes from another process."""


def find(game: Game, sight: Sight, seed: int, *, quick: bool) -> list[Found]:
    """The best moves for the seat to act, best first; quickly, only what looks best at first sight."""
    dice, view = FastDice.of(seed, 0), sight.at(-1)
    if quick or not can_search(game):
        action = int(game.kernels.policy(view, 0, dice.words))
        why = game.explain(view, action)
        return [(action, None, None, (why.id, why.english, why.facts) if why else None)]
    settings = Settings(iterations=_WORLDS, exploration=FULL.exploration, temperature=FULL.temperature)
    found = adviser(SearchBot(game, settings), game.to_act(view), sight).analyze(view, dice).moves
    return [(move.action, rounded(move.value, 4), rounded(move.lead, 2), None) for move in found[:_MOST]]


def hint_json(game: Game, view: View, found: Sequence[Found], language: str) -> list[HintedMove]:
    """Hints as they are told."""
    advice = [
        Advice(action, game.name(view, action), win, lead, Saying(why[0], why[1], **why[2]) if why else None)
        for action, win, lead, why in found
    ]
    others = len(advice) == 1 and len(game.legal(view)) > 1
    return [
        {
            "move": one.name,
            "win": one.win,
            "score": one.lead,
            "why": translate(reason(advice, place, others=others), language),
        }
        for place, one in enumerate(advice)
    ]
