"""A process in which bots think: a job on each line of standard input, an answer on each line of output.

It ends when its input does, so it never outlives the server. With `--warm GAME rules` or `--warm GAME bots` it
takes no jobs, but compiles into the cache that all processes share, and says so line by line;
with `--now` at full speed, as somebody waits for it.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from vihara.bots import BOTS, Bot, bot, bots_of
from vihara.bots.memory import RememberingBot, having_seen
from vihara.core.chance import FastDice
from vihara.core.compiled import prepare_thread
from vihara.core.game import Game, load
from vihara.core.match import Match, Sight, ask
from vihara.core.options import Options
from vihara.core.record import View
from vihara.server.hints import find

_PLIES = 4
STEPS = 6
"""Steps of `prepare`; they are not equally long."""
QUICK = "greedy"
"""The bot that answers while a stronger one is still being compiled."""


def prepare(game: Game, done: Callable[[int], None] = lambda _: None) -> Match:
    """Use all that a match needs once, so that it is compiled or loaded; `done` hears of each step."""
    match = Match(game, game.seats[0], {}, FastDice.of(1, 0))
    done(1)
    for _ in range(_PLIES):
        if match.over:
            break
        seat = match.to_act
        for viewer in (seat, None):
            game.write_position(match.view(viewer))
        done(2)
        game.figures(match.view(seat))
        done(3)
        ask(game, match.view(seat), match.legal()[0])
        done(4)
        match.play(seat, match.legal()[0])
        done(5)
    done(STEPS)
    return match


@cache
def _thinker(key: str, name: str) -> Bot:
    return bot(name, load(key))


@lru_cache(maxsize=64)
def _laid_out(key: str, version: int, seats: int, options: str) -> Options:
    """Have at hand what the views of a match may name (tables of components), and keep it for a while."""
    game = load(key)
    chosen = game.settle(seats, json.loads(options), None, version)
    game.new(seats, chosen, version)
    return chosen


def answer(job: dict[str, Any]) -> Any:
    """What the bot does in the view, or what it would advise there."""
    game = load(job["game"])
    if job["seats"]:
        _laid_out(game.key, job["version"], job["seats"], job["options"])
    views = np.frombuffer(base64.b64decode(job["views"]), game.dtype).copy()
    sight = Sight(View(views), tuple(job["actions"]))
    view = sight.at(-1)
    if job["hint"]:
        return find(game, sight, job["seed"], quick=job["bot"] == QUICK)
    thinker = _thinker(job["game"], job["bot"])
    if isinstance(thinker, RememberingBot):
        thinker = thinker.recall(game.to_act(view), sight)
    return int(thinker.choose(view, FastDice.of(job["seed"], 0)))


def prepare_bots(match: Match, done: Callable[[str], None] = lambda _: None) -> None:
    """Let every bot think once, from the quick ones to the others; `done` hears of each."""
    game = match.game
    for name in BOTS:
        if match.to_act > 0 and name in bots_of(game):
            thinker = having_seen(_thinker(game.key, name), match, match.to_act)
            thinker.choose(match.view(match.to_act), FastDice.of(1, 1))
        done(name)


def warm(key: str, part: str) -> None:
    """Compile a game's rules, or its bots, and say how far it is."""
    match = prepare(load(key), lambda done: _say({"game": key, "step": [done, STEPS]}))
    _say({"game": key})
    if part == "bots":
        prepare_bots(match, lambda name: _say({"game": key, "bot": name}))


def _say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    # Whoever stops the server with Ctrl-C stops this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice") and sys.argv[-1] != "--now":
        os.nice(5)
    if sys.argv[1:2] == ["--warm"]:
        warm(*sys.argv[2:4])
        return
    prepare_thread()
    for line in sys.stdin:
        try:
            _say({"answer": answer(json.loads(line))})
        except Exception as error:  # the server decides what to do about it
            _say({"error": repr(error)})


if __name__ == "__main__":
    main()
