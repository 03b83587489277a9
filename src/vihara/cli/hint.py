"""`vihara hint`: the best moves at the end of a match file, from what the seat to act can see."""

from __future__ import annotations

import argparse
import sys
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


def points(number: float) -> str:
    """A number of points in words."""
    return f"{abs(number):.1f} point{'' if f'{abs(number):.1f}' == '1.0' else 's'}"


def reason(match: Match, view: View, found: Analysis, greedy: int) -> str:
    """One sentence: what the best move promises, and what it has over the others."""
    game, best = match.game, found.moves[0]
    ahead = f"{points(best.lead)} {'ahead' if best.lead >= 0 else 'behind'}"
    promise = f"{game.name(view, best.action)} wins {100 * best.value:.0f} of 100 such games and ends {ahead}"
    if len(found.moves) == 1:
        return f"{promise}; there is nothing else to do."
    seen = {move.action: move for move in found.moves}
    if best.action == greedy or greedy not in seen:
        rival, looks = found.moves[1], "the next best"
    else:
        rival, looks = seen[greedy], "what looks best at first sight"
    return f"{promise}: {difference(best, rival)} than {game.name(view, rival.action)}, {looks}."


def difference(best: Estimate, rival: Estimate) -> str:
    """How much better the best move is."""
    more = 100 * (best.value - rival.value)
    if more >= 0.5:
        return f"{more:.0f} more"
    gain = best.lead - rival.lead
    return f"as many, with {points(gain)} more" if gain >= 0.05 else "hardly more"


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
    sentence = reason(match, view, found, greedy)
    moves = [figures(match, view, move) for move in found.moves[: given.moves]]
    if given.json:
        print_json({"seat": match.to_act, "moves": moves, "iterations": found.iterations, "why": sentence})
        return 0
    print(f"{match.name_of(match.to_act)} to act, {found.iterations} worlds looked into", file=sys.stderr)
    for move in moves:
        print(f"{100 * move['win']:5.1f} %  {move['lead']:+6.1f} points  {move['move']}")
    print(sentence)
    return 0
