"""Puzzles for pages: those of a game with what each answer is worth, and the position of one for its board."""

from __future__ import annotations

from functools import cache, lru_cache

from vihara.core.game import load
from vihara.core.match import ask
from vihara.core.saying import Saying
from vihara.puzzles.explaining import explained
from vihara.puzzles.files import Choice, Puzzle, shipped
from vihara.server.answers import PuzzleAbout, PuzzleAnswer, PuzzleChoice, PuzzlePosition, Puzzles
from vihara.server.errors import UnknownThing
from vihara.server.views import view_json, weighed_json


def check_puzzles(key: str) -> None:
    if not shipped(key):
        raise UnknownThing(Saying("puzzle-none", "there are no puzzles of {game}", game=key))


def puzzle_named(key: str, name: str) -> Puzzle:
    """A puzzle by its name alone: a number among them would be another one tomorrow."""
    for one in shipped(key):
        if one.name == name:
            return one
    sentence = "found {found!r}, expected the name of a puzzle of {game}"
    raise UnknownThing(Saying("puzzle-unknown", sentence, found=name, game=key))


@cache
def puzzles_json(key: str) -> Puzzles:
    """All puzzles of a game, easiest first, with all that a page needs that has the game's rules."""
    check_puzzles(key)
    return {"game": key, "puzzles": [_about(one) for one in shipped(key)]}


def _about(puzzle: Puzzle) -> PuzzleAbout:
    view = puzzle.view()
    return {
        "name": puzzle.name,
        "rating": puzzle.rating,
        "seats": load(puzzle.game).seat_count(view),
        "tags": list(puzzle.tags),
        "asked": puzzle.asked or None,
        "record": view.tobytes().hex(),
        "choices": [_choice(puzzle, one) for one in puzzle.choices],
    }


def _choice(puzzle: Puzzle, one: Choice) -> PuzzleChoice:
    return {
        "move": one.move,
        "win": one.win,
        "win_error": one.win_error,
        "lead": one.lead,
        "line": list(one.line),
        "credit": round(puzzle.credit(one), 4),
        "said": [{"message": said.id, "facts": said.facts} for said in explained(puzzle, one)],
    }


@lru_cache(maxsize=1024)
def position_json(key: str, name: str) -> PuzzlePosition:
    """What a board shows of a puzzle."""
    puzzle, game = puzzle_named(key, name), load(key)
    view = puzzle.view()
    return {
        "to_act": game.to_act(view) + 1,
        "view": view_json(game, view, in_words=False),
        "figures": game.figures(view),
        "legal": sorted(game.name(view, action) for action in game.legal(view)),
    }


@lru_cache(maxsize=4096)
def puzzle_answer(key: str, name: str, move: str, language: str) -> PuzzleAnswer:
    """What a move would cost and bring in a puzzle, or why it is not allowed."""
    game, view = load(key), puzzle_named(key, name).view()
    return {**weighed_json(move, lambda: ask(game, view, move), language)}
