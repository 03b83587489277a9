"""The command line. Importing it is cheap: each command loads what it needs when it runs."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from vihara import __version__
from vihara.server.settings import add_flags

if TYPE_CHECKING:
    from vihara.core.errors import ViharaError

WRONG_INPUT = 2

_COMMANDS = {
    "play": "play in the terminal against bots or on one screen",
    "replay": "re-run a match file and show it",
    "legal": "list the legal moves at the end of a match file",
    "verify": "prove that a match's chance came from its seed",
    "simulate": "play many games between bots and print the figures",
    "arena": "let bots play each other, each deal in every seat, and rate them",
    "train": "learn a game's values by self-play, for searches to use",
    "report": "write the figures of contests on one page",
    "review": "tell luck from skill in a finished match",
    "puzzles": "solve puzzles: positions with one move that is clearly best; or look for new ones in self-play",
    "hint": "tell the best moves at the end of a match file, and why",
    "perft": "count the lines of play from a position",
    "bench": "print the digests of fixed games: they change only if the rules do",
    "warm": "compile the games now, so that nobody waits later",
    "wasm": "write games as WebAssembly modules: the same rules and search, for pages",
    "site": "write a site of files that plays without a server",
    "serve": "open the tables for browsers, programs and bots",
    "backup": "write the server's database into a file, while it runs",
    "restore": "read a backup into an empty database",
}


class _Parser(argparse.ArgumentParser):
    """A parser whose refusals look like all others."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"vihara: {message}\nTry '{self.prog} --help'.\n")


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    top = _Parser(
        prog="vihara",
        description="Play, study and program four temple board games: Ananda, Mandala, Menara and Tajuto.",
        epilog="'vihara COMMAND --help' explains a command.",
    )
    top.add_argument("--version", action="version", version=f"vihara {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    made = {
        name: commands.add_parser(name, help=text, description=text.capitalize() + ".")
        for name, text in _COMMANDS.items()
    }
    for name in ("replay", "legal", "verify", "hint", "review"):
        made[name].add_argument("file", metavar="FILE", help="a match file, or - for standard input")
    for name in ("play", "simulate", "perft"):
        made[name].add_argument("game", metavar="GAME", help="the game")
        made[name].add_argument(
            "--seats", type=int, metavar="N", help="number of seats (default: the fewest the game takes)"
        )
        made[name].add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE",
            help="an option of the game, as often as needed, as in --option first=random; "
            "NAME=@FILE reads JSON from a file",
        )  # fmt: skip
        made[name].add_argument("--seed", type=int, metavar="S", help="the same seed gives the same dice")
    for name in ("play", "replay", "hint", "verify", "review", "puzzles"):
        made[name].add_argument(
            "--lang", metavar="TAG", type=_language,
            help="de, en, fr, it or pl (default: the language of the terminal, or English)",
        )  # fmt: skip
    for name in ("replay", "simulate", "perft", "bench", "verify", "arena", "hint", "review", "puzzles"):
        made[name].add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    made["play"].add_argument(
        "--players",
        metavar="LIST",
        help="who sits where: you and bots, as in you,greedy (default: you, then greedy)",
    )
    made["play"].add_argument(
        "--save", metavar="FILE", help="write the match file here when the match ends or you quit"
    )
    made["play"].add_argument("--load", metavar="FILE", help="go on with a match from its file")
    made["replay"].add_argument(
        "--seat", type=int, metavar="N", help="show what this seat saw (0: what a spectator saw)"
    )
    made["legal"].add_argument(
        "--all", action="store_true", help="one line for every decision in the file, and one for its end"
    )
    made["simulate"].add_argument(
        "--games", type=int, default=1000, metavar="N", help="how many games (default 1000)"
    )
    made["simulate"].add_argument(
        "--bots",
        default="random",
        metavar="LIST",
        help="a bot for each seat, as in random,greedy; one name serves all seats",
    )
    made["simulate"].add_argument("--workers", type=int, metavar="N", help="threads (default: one for each core)")
    made["simulate"].add_argument("--save", metavar="DIR", help="write every match file into this folder")
    made["simulate"].add_argument(
        "--balance", action="store_true",
        help="play with logs and tell what designers ask: seats, length, scores, endings, what matters",
    )  # fmt: skip
    for name in ("simulate", "report"):
        made[name].add_argument("--plots", metavar="DIR", help="also draw the figures, as SVG into this folder")
    made["perft"].add_argument(
        "--position", metavar="TEXT", help="a position (default: after the deal that the seed gives)"
    )
    made["perft"].add_argument("--depth", type=int, required=True, metavar="N", help="how many decisions deep")
    made["bench"].add_argument(
        "--games", type=int, default=20, metavar="N", help="games for each line, fewer of slow ones (default 20)"
    )
    add_flags(made["serve"])
    made["serve"].add_argument(
        "--schema", action="store_true", help="print the JSON Schema of all messages and do nothing else"
    )
    for name in ("backup", "restore"):
        made[name].add_argument("file", metavar="FILE", help="the backup")
        add_flags(made[name], only=("db",))
    _add_bots(made["arena"], made["hint"])
    made["report"].add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="what 'vihara arena --json' or 'vihara simulate --balance --json' printed",
    )
    made["report"].add_argument("--output", metavar="FILE", help="write the page here (default: print it)")
    _add_training(made["train"])
    _add_puzzles(made["puzzles"])
    made["review"].add_argument(
        "--depth", choices=("quick", "standard", "deep"), default="standard",
        help="how closely to look: quick, standard (the default) or deep, which takes minutes",
    )  # fmt: skip
    made["review"].add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same review"
    )
    made["warm"].add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    made["wasm"].add_argument("folder", metavar="FOLDER", help="where the modules are written")
    made["wasm"].add_argument("games", nargs="*", metavar="GAME", help="which games (default: all that can)")
    made["wasm"].add_argument(
        "--idle", action="store_true", help="only what is missing, with what others leave of the processor"
    )
    made["site"].add_argument("folder", metavar="FOLDER", help="where the site is written")
    made["site"].add_argument(
        "--web", default="", help="folder of the built browser part (default: the package's)"
    )
    return top


def _add_bots(arena: argparse.ArgumentParser, hint: argparse.ArgumentParser) -> None:
    """The arguments of the commands about playing well."""
    arena.add_argument("bots", nargs="+", metavar="BOT", help="two bots or more, as in level4 greedy search:500")
    arena.add_argument("--game", metavar="GAME", help="the game (default: all that bots can compete in)")
    arena.add_argument("--games", type=int, default=100, metavar="N", help="games for each pair (default 100)")
    arena.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest)")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    arena.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same deals")
    arena.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    arena.add_argument("--keep", metavar="FOLDER", help="keep games there as they are played, and go on from them")
    arena.add_argument("--dask", metavar="ADDRESS", help="play on the workers of this Dask scheduler")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster (auto: the one that runs here)")
    arena.add_argument(
        "--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"),
        help="stop as soon as the first bot is shown to be stronger by ELO1 rather than ELO0, or not to be",
    )  # fmt: skip
    hint.add_argument("--moves", type=int, default=5, metavar="N", help="how many moves to show (default 5)")
    hint.add_argument("--iterations", type=int, metavar="N", help="worlds to look into (default: as level 5 does)")
    hint.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same hint")


def _add_training(train: argparse.ArgumentParser) -> None:
    train.add_argument("game", metavar="GAME", help="the game")
    train.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest)")
    for name, default, text in (
        ("rounds", 3, "rounds; from the second on games are played with what was learned"),
        ("games", 2000, "games of a round"),
        ("iterations", 100, "iterations of the search that plays them"),
        ("hidden", 24, "hidden units of the network"),
        ("match", 400, "games at most in which a round must be shown to be stronger, to be taken over"),
        ("seed", 1, "the same seed learns the same"),
    ):
        train.add_argument(f"--{name}", type=int, default=default, metavar="N", help=f"{text} (default {default})")
    train.add_argument("--greedy", type=int, metavar="N", help="begin anew, with as many games played greedily")
    train.add_argument(
        "--share", type=float, default=1.0, metavar="S", help="share of their positions to learn from (default 1)"
    )
    train.add_argument(
        "--turns", type=int, metavar="N", help="turns of a rollout, with these values (default: the game's own)"
    )
    train.add_argument("--threads", type=int, metavar="N", help="threads (default: one for each core)")
    train.add_argument(
        "--output", metavar="FILE", help="the file to write or to go on from (default: GAME-values.json)"
    )


def _add_puzzles(puzzles: argparse.ArgumentParser) -> None:
    puzzles.add_argument("game", metavar="GAME", help="the game; without anything else its puzzles are listed")
    puzzles.add_argument("--file", metavar="FILE", help="puzzles of this file (default: those of the package)")
    deed = puzzles.add_mutually_exclusive_group()
    deed.add_argument(
        "--show", metavar="N", help="show puzzle N of the list, or the one of that name, and its answer"
    )
    deed.add_argument("--solve", metavar="N", help="put puzzle N, or the one of that name, to you")
    deed.add_argument(
        "--find", type=int, metavar="N",
        help="look for puzzles in N more matches of self-play, and append them to --file",
    )  # fmt: skip
    deed.add_argument(
        "--pick", type=int, metavar="N", help="print N puzzles of the file as a file, of all degrees of difficulty"
    )
    puzzles.add_argument("--seats", type=int, metavar="N", help="seats of the matches (default: the fewest)")
    puzzles.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same matches")


def _language(tag: str) -> str:
    from vihara.languages import DEFAULT, LANGUAGES, negotiate

    found = negotiate(tag)
    if found == DEFAULT and not tag.lower().startswith(DEFAULT):
        raise argparse.ArgumentTypeError(f"found {tag!r}, expected one of {', '.join(LANGUAGES)}")
    return found


def _said(error: ViharaError, given: argparse.Namespace) -> str:
    """What went wrong, in the language of commands that have one."""
    if "lang" not in given:
        return error.sentence
    from vihara.languages import of_terminal, translate

    return translate(error, of_terminal(given.lang))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; wrong input ends with one sentence and exit code 2."""
    given = parser().parse_args(arguments)
    module = importlib.import_module(f"vihara.cli.{given.command}")
    from vihara.core.errors import ViharaError

    try:
        return int(module.run(given))
    except ViharaError as error:
        print(f"vihara: {_said(error, given)}", file=sys.stderr)
        return WRONG_INPUT
    except BrokenPipeError:
        # The reader of our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print("vihara: interrupted", file=sys.stderr)
        return 130
