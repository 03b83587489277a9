"""Moves as a vocabulary declares them: action number ↔ value ↔ text; and the texts of what chance gives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from vihara.core.errors import InvalidMove
from vihara.core.saying import Saying
from vihara.core.words import Bundle, Field, Form, Move, Named, Number, Rounded, Several, forms, once

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

    measured: OpenMoves | None = None
    """Actions with numbers of their own, which are too many to list: `! hand 0.3 -0.6 0`."""
    simulated: frozenset[int] = frozenset()
    """Places to which pieces go as a simulation says."""

    def text(self, state: Any, action: int) -> str | None:
        """The text of a chance action; None if the number is none of one."""
        if action in self.alone:
            return self.alone[action]
        piece = self.pieces.get(action)
        if piece is not None:
            return self.next(state).replace(PIECE, piece)
        return self.measured.text(action) if self.measured else None

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

    def name(self, state: Any, action: int, draws: Draws, expected: Saying) -> str:
        """The text of a decision or a chance action; InvalidMove if the number is none of an action."""
        text = self.texts.get(action)
        if text is None:
            text = draws.text(state, action)
        if text is None:
            raise InvalidMove(str(action), expected)
        return text

    def action(self, words: str, text: str, expected: Saying) -> int:
        """The action number of a decision by its words; InvalidMove, which quotes the text, if they are none."""
        action = self.numbers.get(words)
        if action is None:
            raise InvalidMove(text, expected)
        return action

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


BITS = 4
"""Of a bundle, for how often a name is in it."""


@dataclass(frozen=True)
class OpenMoves:
    """Decisions (or chance actions) that are too many to list: texts and numbers are worked out field by field."""

    declared: tuple[type[Move], ...]
    expected: Saying
    """What is expected in place of a text that is none of them."""

    def text(self, number: int) -> str | None:
        """The text of an action number; None if it has none."""
        for kind in self.declared:
            fields = self._taken_apart(kind, number)
            if fields is not None:
                return kind.text.format(**fields)
        return None

    def number(self, text: str) -> int:
        """The action number of a text, whose letters and spaces may be any; InvalidMove if it has none."""
        words = " ".join(text.lower().split())
        for kind in self.declared:
            found = re.fullmatch(pattern(kind), words)
            if found:
                read = self._read(kind, found.groups(), text)
                return kind.first + _sum(read, steps(kind))
        raise InvalidMove(text, self.expected)

    def _read(self, kind: type[Move], words: Sequence[str], text: str) -> tuple[int, ...]:
        """The numbers of a text's fields; InvalidMove says which one cannot be."""
        told = dict(zip((field.name for field in forms(kind)), words, strict=True))
        return tuple(self._number(one, told, text) for one in forms(kind))

    def _number(self, field: Field, told: Mapping[str, str], text: str) -> int:
        form, typed = field.form, told[field.name]
        match form:
            case Named(names=names):
                return names.index(typed)
            case Bundle():
                return self._bundled(form, typed.split(), told, text)
            case Number(least, most, plus):
                number = int(typed) - plus
            case Rounded(places, most, least):
                number = _parts(typed, places)
            case _:
                raise TypeError(f"{form} is no field of a move")
        if not least <= number <= most:
            raise InvalidMove(text, (field.typed and field.typed.expected) or self.expected)
        return number

    def _bundled(self, form: Bundle, names: list[str], told: Mapping[str, str], text: str) -> int:
        if names != sorted(names, key=form.names.index):
            raise InvalidMove(text, form.order)
        if form.apart and set(names) & set(told[form.apart].split()):
            raise InvalidMove(text, form.both or self.expected)
        if len(names) > form.most:
            raise InvalidMove(text, form.many)
        return int(sum(1 << BITS * form.names.index(name) for name in names))

    def _taken_apart(self, kind: type[Move], number: int) -> dict[str, str] | None:
        """The fields of an action number as they are written; None if it is none of this kind."""
        least_of_all, fields = _measured(kind)
        rest = number - least_of_all
        found: dict[str, str] = {}
        for name, form, step, least, most in fields:
            index, rest = divmod(rest, step)
            written = word(form, index + least) if 0 <= index <= most - least else None
            if not written:
                return None
            found[name] = written
        return found if rest == 0 else None


@once
def _measured(kind: type[Move]) -> tuple[int, list[tuple[str, Form, int, int, int]]]:
    """The least number of a kind, and its fields with their steps and limits, the greatest step first."""
    fields = [
        (field.name, field.form, step, *_limits(field.form))
        for field, step in zip(forms(kind), steps(kind), strict=True)
    ]
    return kind.first + sum(least * step for _, _, step, least, _ in fields), sorted(
        fields, key=lambda one: -one[2]
    )


@once
def pattern(kind: type[Move]) -> str:
    """How a kind of move is typed, as a pattern that Python and browsers read alike: a group for each field."""
    by_name = {field.name: f"({_typed(field)})" for field in forms(kind)}
    parts = re.split(r"\{(\w+)\}", kind.text)
    return "".join(by_name[part] if place % 2 else part.replace(".", r"\.") for place, part in enumerate(parts))


def _typed(field: Field) -> str:
    match field.form:
        case Named(names=names):
            return "|".join(str(name) for name in names if name is not None)
        case Bundle(names=names):
            one = f"(?:{'|'.join(names)})"
            return f"{one}(?: {one})*"
    if field.typed is None:
        raise TypeError(f"{field.name}: how it is typed is not declared")
    return field.typed.pattern


def _limits(form: Form) -> tuple[int, int]:
    """The least and the greatest number of a field."""
    match form:
        case Named(names=names):
            return 0, len(names) - 1
        case Bundle(names=names):
            return 0, (1 << BITS * len(names)) - 1
        case Number(least, most) | Rounded(_, most, least):
            return least, most
    raise TypeError(f"{form} is no field of a move")


def _parts(text: str, places: int) -> int:
    """A fraction that was typed, in its smallest parts."""
    whole, _, rest = text.lstrip("-").partition(".")
    number = int(whole + rest.ljust(places, "0"))
    return -number if text.startswith("-") else number


def steps(kind: type[Move]) -> tuple[int, ...]:
    """How much each field of a move adds to its number."""
    if kind.steps is not None:
        return kind.steps
    sizes = [len(_numbers(field.form)) for field in forms(kind)]
    return tuple(prod(sizes[n + 1 :]) for n in range(len(sizes)))


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
        case Rounded(places):
            return f"{number / 10**places:.{places}f}".rstrip("0").rstrip(".")
        case Bundle(names=names):
            each = (number >> BITS * place & (1 << BITS) - 1 for place in range(len(names)))
            return " ".join(name for name, times in zip(names, each, strict=True) for _ in range(times))
    raise TypeError(f"{form} is no field of a move")
