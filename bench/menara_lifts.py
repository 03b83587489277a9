"""How often a move that ends well falls on the way (E-U9): `python bench/menara_lifts.py [--games N]`.

Of all moves and shifts offered in greedy games of two seats: those whose final tower stands by the statics, and
among them how the tower stands while the piece is out.
"""

from __future__ import annotations

import argparse
from collections import Counter

from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match, ask


def main() -> None:
    """Play, look at every offer, and print the sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=46, metavar="N")
    game, found = load("menara"), Counter[str]()
    for seed in range(parser.parse_args().games):
        match, words = Match(game, 2, {}, FastDice.of(seed, 0)), FastDice.of(seed, 1).words
        while not match.over:
            view = match.view(match.to_act)
            for text in match.legal():
                if text.startswith(("move", "shift")):
                    told = ask(game, view, text)
                    if told["verdict"] == "stands":
                        found[f"{text.split()[0]}, {told['out']['verdict']} while it is out"] += 1
            match.play(match.to_act, int(game.kernels.policy(view, 0, words)))
    for what, number in sorted(found.items()):
        print(f"{number:8,} {what}")


if __name__ == "__main__":
    main()
