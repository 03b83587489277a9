"""Moves as a vocabulary declares them: action number ↔ value ↔ text; and the texts of what chance gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from vihara.core.words import Form, Move, Named, Number, Several, forms

PIECE = "{piece}"
"""Where the piece stands in the text of a place."""


@dataclass(frozen=True)
class Draws:
    """The texts of what chance gives, one piece an action: `! hand 1 red`. Compiled code tells where the next
    piece goes; which piece it is follows from the action number.
    """

    place: Callable[..., int]
    """(states, i) → the number of the place that the next piece goes to."""
    places: Sequence[str]
    """By that number, the text with PIECE in it."""
    pieces: Mapping[int, str]
    """By action number, how the piece is written."""
    alone: Mapping[int, str] = field(default_factory=dict)
    """By action number, the whole text of an action that has nothing to do with a place."""

    def text(self, state: Any, action: int) -> str | None:
        """The text of a chance action; None if the number is none of one."""
        if action in self.alone:
            return self.alone[action]
        piece = self.pieces.get(action)
        return None if piece is None else self.next(state).replace(PIECE, piece)

    def next(self, state: Any) -> str:
        """The text of the place that the next piece goes to."""
        return self.places[int(self.place(state, 0))]


@dataclass(frozen=True)
class Moves:
    """The decisions of a game. All of them are listed once, when the first one is asked for; a game whose moves
    are too many to list writes and reads them itself.
    """

    declared: tuple[type[Move], ...]

    @cached_property
    def texts(self) -> Mapping[int, str]:
        """The text of each action number that has one."""
        return {number: text for number, text, _, _ in self._all()}

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The action number of each text in small letters, in which moves are read."""
        return {text.lower(): number for number, text in self.texts.items()}

    @cached_property
    def _values(self) -> Mapping[int, tuple[type[Move], tuple[int, ...]]]:
        return {number: (kind, fields) for number, _, kind, fields in self._all()}

    def value(self, number: int) -> Move | None:
        """The move with an action number; None if there is none."""
        found = self._values.get(number)
        return None if found is None else found[0](*found[1])

    def number(self, move: Move) -> int:
        """The action number of a move."""
        fields = tuple(getattr(move, field.name) for field in forms(type(move)))
        return move.first + _sum(fields, steps(type(move)))

    def _all(self) -> Iterator[tuple[int, str, type[Move], tuple[int, ...]]]:
        """Every move: its number, its text, its kind and its fields."""
        for kind in self.declared:
            fields, by = forms(kind), steps(kind)
            words = [[(n, word(field.form, n)) for n in _numbers(field.form)] for field in fields]
            names = [field.name for field in fields]
            for chosen in product(*([(n, text) for n, text in told if text is not None] for told in words)):
                numbers = tuple(n for n, _ in chosen)
                if kind.exists(numbers):
                    text = kind.text.format(**dict(zip(names, (text for _, text in chosen), strict=True)))
                    yield kind.first + _sum(numbers, by), text.rstrip(), kind, numbers


def steps(kind: type[Move]) -> tuple[int, ...]:
    """How much each field of a move adds to its number."""
    sizes = [len(_numbers(field.form)) for field in forms(kind)]
    return kind.steps or tuple(prod(sizes[n + 1 :]) for n in range(len(sizes)))


def _sum(numbers: tuple[int, ...], by: tuple[int, ...]) -> int:
    return sum(number * step for number, step in zip(numbers, by, strict=True))


def _numbers(form: Form) -> range:
    match form:
        case Named(names=told) | Several(words=told):
            return range(len(told))
        case Number(least, most):
            return range(least, most + 1)
    raise TypeError(f"{form} is no field of a move")


def word(form: Form, number: int) -> str | None:
    """A field of a move as it is written; None if it has no text."""
    match form:
        case Named(names=names):
            return names[number]
        case Several(words=told):
            several = told[number]
            return None if several is None else " ".join(map(str, several))
        case Number(plus=plus):
            return str(number + plus)
    raise TypeError(f"{form} is no field of a move")
