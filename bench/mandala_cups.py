"""What a memory is worth with closed cups (M-U4): the remembering search that sees only how many cards the other's
cup has, against itself with open cups, at one table.

    python bench/mandala_cups.py [--bot remembering:1000] [--games 400] [--seed 1] [--keep FOLDER] > cups.json
    vihara report cups.json

Every deal is played twice, each of them once in each seat. With `--keep` it can be taken up again.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from vihara.arena.contest import Contest, Standing
from vihara.arena.deals import Played
from vihara.arena.diary import Diary
from vihara.bots import bot
from vihara.bots.memory import RememberingBot
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER, load
from vihara.core.record import View, copy

GAME = load("mandala")


def seen(state: Any, seat: int, *, is_open: bool) -> View:
    """What a seat sees of a state, with open or with closed cups."""
    shown = copy(state)
    shown[0].open_cups = is_open
    return GAME.observe(shown, seat)


def play(made: RememberingBot, seed: int, deal: int, place: int) -> Played:
    """One game; cups are closed for whoever sits in that place."""
    state, plies = GAME.new(2), 0
    dice = FastDice.of(seed, 3 * deal)
    choices = [FastDice.of(seed, 3 * deal + 1 + seat) for seat in range(2)]
    players = [made.sit(seat) for seat in range(2)]
    while (actor := GAME.to_act(state)) != OVER:
        before = [seen(state, seat, is_open=seat != place) for seat in range(2)]
        action = (
            GAME.draw(state, dice) if actor == CHANCE else players[actor].choose(before[actor], choices[actor])
        )
        GAME.kernels.apply(state, 0, action)
        plies += actor != CHANCE
        for seat, player in enumerate(players):
            player.note(
                before[seat], None if actor == CHANCE else action, seen(state, seat, is_open=seat != place)
            )
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Played(deal, place, tuple(seat - 1 for seat in outcome.winners), outcome.scores, plies)


def main() -> None:
    """Play and print the figures as `vihara arena --json` does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="remembering:1000")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    made = bot(given.bot, GAME, clock=False)
    assert isinstance(made, RememberingBot)
    contest = Contest("mandala", f"{given.bot}, closed cups", "open cups", given.games, 2, given.seed)
    standing = Standing(contest)
    diary = None if given.keep is None else Diary(given.keep, standing)
    for deal in range(contest.deals):
        kept = diary.deals[deal] if diary and deal < len(diary.deals) else None
        played = kept or [play(made, given.seed, deal, place) for place in range(2)]
        standing.add(played)
        if diary and kept is None:
            diary.add(played)
        share = standing.share
        print(
            f"{len(standing.played)} games: {share.mean:.3f} ({share.low:.3f} to {share.high:.3f})",
            file=sys.stderr, flush=True,
        )  # fmt: skip
    figures = standing.figures()
    words = f"--bot {given.bot} --games {given.games} --seed {given.seed}"
    figures["command"] = f"python bench/mandala_cups.py {words}"
    print(json.dumps({"contests": [figures]}))


if __name__ == "__main__":
    main()
