"""`vihara hint`: the best moves at the end of a match file, from what the seat to act can see."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from typing import Any

from vihara.bots.hints import Advice, reason
from vihara.bots.levels import FULL
from vihara.bots.memory import adviser
from vihara.bots.search import Estimate, SearchBot, can_search
from vihara.cli.reading import print_json, read_text
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.replay import read, waiting_for
from vihara.core.saying import Saying
from vihara.languages import decimal, of_terminal, say, translate


def figures(match: Match, view: View, move: Estimate) -> dict[str, Any]:
    return {
        "move": match.game.name(view, move.action),
        "win": move.value,
        "lead": move.lead,
        "visits": move.visits,
    }


def tell_policy(match: Match, view: View, action: int, language: str, *, json: bool) -> int:
    """Print what a game's own policy would do, and why, where there is nothing to search."""
    move = match.game.name(view, action)
    sentence = translate(reason([Advice(action, move, because=match.game.explain(view, action))]), language)
    if json:
        print_json({"seat": match.to_act, "moves": [{"move": move}], "iterations": 0, "why": sentence})
    else:
        print(move)
        print(sentence)
    return 0


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
    if not match.game.advises(match.options):
        raise ViharaError(Saying("bot-hint-none", "this match is played without hints"))
    settings = replace(FULL, seconds=None)
    if given.iterations is not None:
        settings = replace(settings, iterations=given.iterations)
    view, language = match.view(match.to_act), of_terminal(given.lang)
    greedy = int(match.game.kernels.policy(view, 0, FastDice.of(given.seed, 1).words))
    if not can_search(match.game):
        return tell_policy(match, view, greedy, language, json=given.json)
    search = adviser(SearchBot(match.game, settings), match.to_act - 1, match.sight(match.to_act))
    found = search.analyze(view, FastDice.of(given.seed, 0))
    advice = [
        Advice(move.action, match.game.name(view, move.action), move.value, move.lead) for move in found.moves
    ]
    others = len(match.game.legal(view)) > len(advice)
    sentence = translate(reason(advice, sight=greedy, others=others), language)
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
