"""`vihara hint`: the best moves at the end of a match file, from what the seat to act can see."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from vihara.bots.levels import FULL
from vihara.bots.search import Analysis, Estimate, SearchBot
from vihara.cli.reading import print_json, read_text
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.replay import read, waiting_for
from vihara.core.saying import Saying
from vihara.languages import decimal, of_terminal, say, translate


def reason(match: Match, view: View, found: Analysis, greedy: int) -> Saying:
    """One sentence: what the best move promises, and what it has over the others."""
    game, best = match.game, found.moves[0]
    facts = {
        "move": game.name(view, best.action),
        "wins": round(100 * best.value),
        "points": round(abs(best.lead), 1),
    }
    if best.lead >= 0:
        ahead = "{move} wins {wins} of 100 such games and ends {points} points ahead"
        promise = Saying("bot-hint-ahead", ahead, **facts)
    else:
        behind = "{move} wins {wins} of 100 such games and ends {points} points behind"
        promise = Saying("bot-hint-behind", behind, **facts)
    if len(found.moves) == 1:
        return Saying("bot-hint-only", "{promise}; there is nothing else to do.", promise=promise)
    seen = {move.action: move for move in found.moves}
    if best.action == greedy or greedy not in seen:
        rival, looks = found.moves[1], Saying("bot-hint-next", "the next best")
    else:
        rival, looks = seen[greedy], Saying("bot-hint-sight", "what looks best at first sight")
    return difference(promise, best, rival, {"rival": game.name(view, rival.action), "looks": looks})


def difference(promise: Saying, best: Estimate, rival: Estimate, facts: Mapping[str, str]) -> Saying:
    """How much better the best move is."""
    more, gain = 100 * (best.value - rival.value), round(best.lead - rival.lead, 1)
    if more >= 0.5:
        fewer = "{promise}: {more} more than {rival}, {looks}."
        return Saying("bot-hint-more", fewer, promise=promise, more=round(more), **facts)
    if gain > 0:
        even = "{promise}: as many, with {gain} points more than {rival}, {looks}."
        return Saying("bot-hint-even", even, promise=promise, gain=gain, **facts)
    return Saying("bot-hint-hardly", "{promise}: hardly more than {rival}, {looks}.", promise=promise, **facts)


def figures(match: Match, view: View, move: Estimate) -> dict[str, Any]:
    return {
        "move": match.game.name(view, move.action),
        "win": move.value,
        "lead": move.lead,
        "visits": move.visits,
    }


def run(given: argparse.Namespace) -> int:
    """Print the best moves, best first, and one sentence."""
    if given.moves < 1:
        raise ViharaError(f"--moves: found {given.moves}, expected 1 or more")
    if not 0 <= given.seed < 1 << 63:
        raise ViharaError(f"--seed: found {given.seed}, expected a number from 0 to 2^63 − 1")
    replay = read(read_text(given.file))
    if replay.cut:
        raise replay.cut
    match = replay.match
    if match.to_act < 1:
        raise ViharaError(f"no move to make: {waiting_for(match)}")
    settings = replace(FULL, seconds=None)
    if given.iterations is not None:
        settings = replace(settings, iterations=given.iterations)
    view = match.view(match.to_act)
    found = SearchBot(match.game, settings).analyze(view, FastDice.of(given.seed, 0))
    greedy = int(match.game.kernels.policy(view, 0, FastDice.of(given.seed, 1).words))
    language = of_terminal(given.lang)
    sentence = translate(reason(match, view, found, greedy), language)
    moves = [figures(match, view, move) for move in found.moves[: given.moves]]
    if given.json:
        print_json({"seat": match.to_act, "moves": moves, "iterations": found.iterations, "why": sentence})
        return 0
    who = match.names.get(match.to_act) or say(language, "seat-name", seat=match.to_act)
    print(say(language, "bot-hint-worlds", name=who, worlds=found.iterations), file=sys.stderr)
    for move in moves:
        win, lead = (decimal(language, text) for text in (f"{100 * move['win']:5.1f}", f"{move['lead']:+6.1f}"))
        print(f"{win} %  {say(language, 'bot-hint-row', points=lead)}  {move['move']}")
    print(sentence)
    return 0
