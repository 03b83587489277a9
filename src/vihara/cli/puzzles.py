"""`vihara puzzles`: list puzzles, show or solve one, look for new ones in self-play."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vihara.cli.reading import print_json, progress, read_text
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load
from vihara.core.saying import Saying
from vihara.languages import decimal, of_terminal, say, translate
from vihara.puzzles.explaining import explained
from vihara.puzzles.files import Choice, Puzzle, find, read, shipped, write_all

if TYPE_CHECKING:
    from rich.console import Console

_MOVES = 8
"""So many moves of a puzzle are told, best first."""


def run(given: argparse.Namespace) -> int:
    """List, show, put, pick or find."""
    game, language = load(given.game), of_terminal(given.lang)
    if given.find is not None:
        return _find(game, given)
    puzzles = read(read_text(given.file)) if given.file else shipped(game.key)
    if other := next((one for one in puzzles if one.game != game.key), None):
        raise ViharaError(f"--file: found a puzzle of {other.game}, expected puzzles of {game.key}")
    if given.pick is not None:
        from vihara.puzzles.collecting import pick

        if given.pick < 1:
            raise ViharaError(f"--pick: found {given.pick}, expected 1 or more")
        print(write_all(pick(puzzles, given.pick)), end="")
        return 0
    if not puzzles:
        raise ViharaError(Saying("puzzle-none", "there are no puzzles of {game}", game=game.key))
    if given.show is not None:
        _show(find(puzzles, given.show), language, json=given.json)
    elif given.solve is not None:
        _solve(find(puzzles, given.solve), language)
    else:
        _list(puzzles, language, json=given.json)
    return 0


def _find(game: Game, given: argparse.Namespace) -> int:
    """Look through more matches; what is found is in the file at once, so that one can stop at any time."""
    from vihara.puzzles.collecting import collect

    if given.find < 1:
        raise ViharaError(f"--find: found {given.find}, expected 1 or more")
    if not 0 <= given.seed < 1 << 40:
        raise ViharaError(f"--seed: found {given.seed}, expected a number from 0 to 2^40 − 1")
    if not given.file:
        raise ViharaError("--find: found no --file, expected the file that puzzles are appended to")
    seats = game.seats[0] if given.seats is None else given.seats
    game.check_seats(seats)
    with progress(game.key, given.find) as told:
        found, have = collect(
            game, seats, given.seed, Path(given.file), given.find, lambda matches, _: told(matches)
        )
    if given.json:
        print_json({"found": found, "puzzles": have})
    else:
        print(f"{given.file}: {found} more, {have} in all")
    return 0


def _list(puzzles: Sequence[Puzzle], language: str, *, json: bool) -> None:
    if json:
        about = [{"name": one.name, "rating": one.rating, "tags": list(one.tags)} for one in puzzles]
        print_json({"puzzles": about})
        return
    for number, one in enumerate(puzzles, start=1):
        print(f"{number:4}  {one.name}  {one.rating:5}  {_themes(one, language)}".rstrip())


def _themes(puzzle: Puzzle, language: str) -> str:
    return " · ".join(say(language, f"puzzle-theme-{puzzle.game}-{tag}") for tag in puzzle.tags)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def _put(console: Console, puzzle: Puzzle, language: str) -> None:
    """The position and the question."""
    game, view = load(puzzle.game), puzzle.view()
    console.print(f"{puzzle.name} · {say(language, 'puzzle-rated', rating=puzzle.rating)}", markup=False)
    console.print(game.picture(view, partial(translate, language=language)))
    if puzzle.asked:
        console.print(say(language, "puzzle-ask-stands", move=puzzle.asked), markup=False)
    else:
        console.print(say(language, "puzzle-ask", seat=game.to_act(view) + 1), markup=False)


def _show(puzzle: Puzzle, language: str, *, json: bool) -> None:
    if json:
        print_json({"name": puzzle.name, **_data(puzzle)})
        return
    console = _console()
    _put(console, puzzle, language)
    _answer(console, puzzle, puzzle.best, language)


def _data(puzzle: Puzzle) -> dict[str, Any]:
    return asdict(puzzle)


def _answer(console: Console, puzzle: Puzzle, made: Choice, language: str) -> None:
    """What a choice was worth, and the others."""
    for sentence in explained(puzzle, made):
        console.print(translate(sentence, language), markup=False)
    if puzzle.asked:
        return
    if puzzle.best.line:
        console.print(say(language, "review-line", line=" · ".join(puzzle.best.line)), markup=False)
    shown = [one for place, one in enumerate(puzzle.choices) if place < _MOVES or one is made]
    for one in shown:
        win = decimal(language, f"{100 * one.win:5.1f} ± {100 * one.win_error:.1f}")
        points = decimal(language, f"{one.lead:+.1f}")
        console.print(f"{win} %  {say(language, 'bot-hint-row', points=points)}  {one.move}", markup=False)


def _solve(puzzle: Puzzle, language: str) -> None:
    """Put it, and judge the answer."""
    console = _console()
    _put(console, puzzle, language)
    moves = sorted(one.move for one in puzzle.choices)
    for number, move in enumerate(moves, start=1):
        console.print(f"{number:4} {move}", markup=False)
    while True:
        try:
            text = console.input(f"{say(language, 'puzzle-prompt')} ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(moves):
            text = moves[int(text) - 1]
        made = puzzle.find(" ".join(text.split()))
        if made is not None:
            break
        console.print(say(language, "puzzle-expected", found=text, most=len(moves)), markup=False)
    _answer(console, puzzle, made, language)
    console.print(say(language, "puzzle-credit", credit=round(100 * puzzle.credit(made))), markup=False)
