"""What a page must know of a module besides its functions, as JSON: how records are read, how moves are written,
how a match begins, and what the bots have learned. Made of what the game declares; `web/src/lib/engine` reads it.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import numpy as np

from vihara.bots import bots_of, tree
from vihara.bots.levels import FULL, LEVELS
from vihara.bots.memory import WORLDS
from vihara.bots.search import SearchBot, Settings, can_search
from vihara.bots.simple import CarelessBot
from vihara.bots.tempered import TemperedBot
from vihara.bots.values import search_of, shipped
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load
from vihara.core.match import How
from vihara.core.memory import memory_of
from vihara.core.moves import BITS, OpenMoves, pattern, steps, word
from vihara.core.options import RANDOM, read_options, written_options
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.core.telling import Telling
from vihara.core.words import (
    Bundle,
    Counted,
    Each,
    Field,
    Flag,
    Form,
    Given,
    ListForm,
    Move,
    Named,
    Number,
    OneOf,
    Outside,
    Real,
    Record,
    Rounded,
    RowForm,
    Several,
    Vocabulary,
    dtype_of,
    forms,
    kind_of,
    kinds,
    reasons,
    scalar,
    told_forms,
    whole,
)

Json = dict[str, Any]
LARGEST_EXACT: Final = 1 << 53
"""From here on JSON's numbers are no longer exact."""


def able(key: str) -> bool:
    """Whether a game can be a module: it asks Python for nothing, and declares the texts of chance."""
    game = load(key)
    return isinstance(game.words, Telling) and game.words.draws is not None


def manifest(game: Game) -> Json:
    """All of it."""
    telling = game.words
    if not isinstance(telling, Telling) or telling.draws is None:
        raise ViharaError(f"{game.key} cannot be a WebAssembly module yet: it asks Python for what it tells")
    layouts = _Layouts()
    words = telling.vocabulary
    return {
        "game": game.key,
        "rules": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "decisions": game.decisions,
        "sizes": sizes(game),
        "options": _options(game),
        "presets": [{"name": name, "options": dict(given)} for name, given in game.presets.items()],
        "starts": starts(game),
        "record": _record(game.dtype),
        "told": {
            "step": layouts.row(words.step),
            "figures": layouts.row(words.figures),
            "foreseen": layouts.row(words.foreseen),
            "refusals": layouts.row(words.refusals),
            "endings": layouts.row(words.endings) if words.endings else None,
            "hints": layouts.row(words.hints) if words.hints else None,
        },
        "rows": layouts.rows,
        "names": layouts.names,
        "visible": {
            kind: [sorted(everybody), sorted(owner)] for kind, (everybody, owner) in telling.visible.items()
        },
        "outside": _outside(words),
        "lists": {name: list(texts) for name, texts in telling.lists.items()},
        "refusals": _reasons(words.refusals),
        "conclusions": _reasons(words.endings),
        "explanations": _reasons(words.hints),
        "endings": [one.id for one in telling.endings],
        "early": _early(game),
        "together": game.together,
        "goal": game.goal,
        "moves": [_move(kind) for kind in words.moves],
        "open": _open(telling.moves),
        "draws": {
            "places": list(telling.draws.places),
            "pieces": [[_exact(action), text] for action, text in telling.draws.pieces.items()],
            "alone": [[_exact(action), text] for action, text in telling.draws.alone.items()],
            "measured": _open(telling.draws.measured),
            "simulated": sorted(telling.draws.simulated),
        },
        "silent": None if game.silent is None else _exact(game.silent),
        "simulated": game.simulated,
        "simulation": _simulation(game),
        "unadvised": _unadvised(game),
        "listing": dict(game.listing),
        "bots": _bots(game),
    }


def text(game: Game) -> str:
    """The manifest as it is written: the same sources give the same bytes."""
    return json.dumps(manifest(game), ensure_ascii=False, separators=(",", ":")) + "\n"


def sizes(game: Game) -> dict[str, int]:
    """Bytes of each record, and the most there can be of things (see `web/src/lib/engine/module.ts`)."""
    found = {
        "record": game.dtype.itemsize,
        "mostActions": game.most_actions,
        "mostSeats": game.seats[-1],
        "belief": memory.dtype.itemsize if (memory := memory_of(game.belief)) else 0,
        "worlds": WORLDS,
        "node": tree.NODE.itemsize,
        "numbers": tree.NUMBERS,
    }
    if isinstance(game.words, Telling):
        words = game.words.vocabulary
        found |= {
            "step": dtype_of(words.step).itemsize,
            "figures": dtype_of(words.figures).itemsize,
            "foreseen": dtype_of(words.foreseen).itemsize,
            "refusals": dtype_of(words.refusals).itemsize,
            "endings": dtype_of(words.endings).itemsize if words.endings else 0,
            "hints": dtype_of(words.hints).itemsize if words.hints else 0,
        }
    return found


# -- Records --------------------------------------------------------------------------------------------------


def _record(dtype: np.dtype[Any]) -> list[list[Any]]:
    """The fields of a state as a view tells them: name, kind of number (or the fields of a record inside, and its
    size), place, shape; without the packed twins.
    """
    assert dtype.fields is not None
    found = []
    for name in dtype.names or ():
        kind, at = dtype.fields[name][:2]
        if not name.endswith("_word"):
            inner = {"size": kind.base.itemsize, "fields": _record(kind.base)} if kind.base.names else None
            found.append([name, inner or kind.base.str[1:], int(at), list(kind.shape)])
    return found


def _reasons(declared: type[OneOf] | None) -> Json:
    """Of each kind its message, its English, and the clause it rests on."""
    found = reasons(declared) if declared else {}
    return {
        kind: {"message": reason.message, "says": reason.says, "clause": reason.clause}
        for kind, reason in found.items()
    }


def _outside(words: Vocabulary) -> Json:
    """By kind of event, the fields that stand in no record: which, and what is told there."""
    found: Json = {}
    for kind, row in kinds(words.events).items():
        texts = {field.outside: field.form.source for field in forms(row) if isinstance(field.form, Outside)}
        if texts:
            found[kind] = texts
    return found


def _exact(number: int) -> int | str:
    """A number that JSON may spoil is told as a text."""
    return number if abs(number) < LARGEST_EXACT else str(number)


class _Layouts:
    """Rows of a vocabulary as `core/decoding.py` reads them; each row and each list of names stands once."""

    def __init__(self) -> None:
        self.rows: list[Json] = []
        self.names: list[list[Any]] = []
        self._known: dict[type, int] = {}

    def row(self, declared: type[Record]) -> int:
        """The place of a row in the list of rows."""
        if declared not in self._known:
            made: Json = {"size": dtype_of(declared).itemsize}
            self._known[declared] = len(self.rows)
            self.rows.append(made)
            if issubclass(declared, OneOf):
                made["kinds"] = [
                    [kind_of(field.name), self._at(declared, field.name), self._form(field.form)[1]]
                    for field in forms(declared)
                ]
            else:
                made["given"] = issubclass(declared, Given)
                made["fields"] = [
                    [field.outside, self._at(declared, field.name), *self._form(field.form)]
                    for field in told_forms(declared)
                ]
                when = {
                    field.outside: self._at(declared, field.when) for field in told_forms(declared) if field.when
                }
                if when:
                    made["when"] = when
        return self._known[declared]

    def _at(self, declared: type[Record], name: str) -> int:
        fields = dtype_of(declared).fields
        assert fields is not None
        return int(fields[name][1]) if name in fields else 0  # what is outside has no place

    def _form(self, form: Form) -> list[Any]:
        """How a field is read: a word for what it is, and what there is to know about it."""
        match form:
            case RowForm(row):
                return ["row", self.row(row)]
            case Counted(_, names):
                return ["counted", self._list(names)]
            case Each(_, of):
                return ["each", self._list(of.names)]
            case Real():
                return ["real"]
            case Outside(source):
                return ["outside", source]
            case ListForm(item, most, exact):
                size = _size(item)
                if exact:
                    return ["exactly", most, size, self._form(item)]
                return ["many", whole(0, most)[1:], size, self._form(item)]
            case Flag():
                return ["flag"]
            case Number(_, _, plus, absent):
                return ["number", scalar(form)[1:], plus, int(absent)]
            case Named(_, names, absent):
                return ["named", scalar(form)[1:], self._list(names), int(absent)]
            case Several(_, told):
                return ["several", scalar(form)[1:], self._list(told)]
            case Rounded(places):
                return ["rounded", scalar(form)[1:], 10**places]
        raise TypeError(f"{form} has no layout")

    def _list(self, names: tuple[Any, ...]) -> int:
        told = [list(name) if isinstance(name, tuple) else None if name is None else str(name) for name in names]
        if told not in self.names:
            self.names.append(told)
        return self.names.index(told)


def _size(form: Form) -> int:
    """Bytes of an item of a list."""
    match form:
        case RowForm(row):
            return dtype_of(row).itemsize
        case Each(_, of):
            return len(of.names)
        case ListForm(item, most, True):
            return most * _size(item)
    return np.dtype(scalar(form)).itemsize


# -- Moves ----------------------------------------------------------------------------------------------------


def _open(moves: OpenMoves | None) -> Json | None:
    """Moves that are too many to list: how they are typed and how their numbers are put together."""
    if moves is None:
        return None
    return {
        "expected": _saying(moves.expected),
        "moves": [
            {
                "text": kind.text,
                "pattern": pattern(kind),
                "first": str(kind.first),
                "fields": [
                    {"name": field.name, "step": str(step), **_typed(field)}
                    for field, step in zip(forms(kind), steps(kind), strict=True)
                ],
            }
            for kind in moves.declared
        ],
    }


def _simulation(game: Game) -> Json | None:
    """What a page tells its engine, and where it finds what it is told."""
    if game.simulation is None:
        return None
    found = game.simulation()
    fields = found.trial.dtype.fields
    assert fields is not None
    return {
        "size": found.trial.dtype.itemsize,
        "trial": found.trial.tobytes().rstrip(b"\0").hex(),
        "places": {
            name: int(fields[name][1])
            for name in ("do", "solver", "steps", "keep", "gravity", "body", "push", "clear")
        },
        "room": found.room,
        "bodies": found.bodies,
        "solvers": [dict(one) for one in found.solvers],
        "keyframes": dict(found.keyframes),
        "seconds": found.seconds,
    }


def _typed(field: Field) -> Json:
    """A field of such a move: its words, or a number with its limits."""
    expected = field.typed.expected if field.typed else None
    told = {"expected": _saying(expected)} if expected else {}
    match field.form:
        case Named(names=names):
            return {"words": list(names)}
        case Bundle(names, most, order, many, apart, both):
            parts = {"apart": apart, "both": _saying(both)} if both else {}
            return {
                "bundle": list(names),
                "bits": BITS,
                "most": most,
                "order": _saying(order),
                "many": _saying(many),
                **parts,
            }
        case Number(least, most, plus):
            return {"least": least, "most": most, "plus": plus, **told}
        case Rounded(places, most, least):
            return {"least": least, "most": most, "parts": 10**places, **told}
    raise TypeError(f"{field.form} is no field of a move")


def _saying(said: Saying) -> Json:
    return {"id": said.id, "facts": said.facts}


def _move(kind: type[Move]) -> Json:
    """A kind of move: its text, its number, the words of its fields; and which of its numbers are no moves."""
    fields = forms(kind)
    made: Json = {
        "text": kind.text,
        "first": kind.first,
        "steps": list(steps(kind)),
        "fields": [[field.name, _least(field.form), _words(field.form)] for field in fields],
    }
    ranges = [range(_least(field.form), _least(field.form) + len(_words(field.form))) for field in fields]
    without = [
        kind.first + sum(n * by for n, by in zip(numbers, steps(kind), strict=True))
        for numbers in itertools.product(*ranges)
        if not kind.exists(numbers)
    ]
    return made | ({"without": _stretches(without)} if without else {})


def _least(form: Form) -> int:
    return form.least if isinstance(form, Number) else 0


def _words(form: Form) -> list[str | None]:
    match form:
        case Named(names=told) | Several(words=told):
            return [None if one is None else word(form, n) for n, one in enumerate(told)]
        case Number(least, most):
            return [word(form, n) for n in range(least, most + 1)]
    raise TypeError(f"{form} is no field of a move")


def _stretches(numbers: list[int]) -> list[list[int]]:
    """Numbers as stretches: the first, and how many follow one another."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == sum(found[-1]):
            found[-1][1] += 1
        else:
            found.append([number, 1])
    return found


# -- Beginning, and ending early ------------------------------------------------------------------------------


def _early(game: Game) -> Json:
    """Who wins a match that is not played to its end, by rules and by how it ends: others, all, or nobody."""
    seats = game.seats[-1]
    others, everybody = tuple(range(2, seats + 1)), tuple(range(1, seats + 1))
    told = {others: "others", everybody: "all", (): "none"}
    return {
        str(version): {
            how: told[
                game.ended(game.new(seats, None, version), everybody if how == "agreed" else others, how).winners
            ]
            for how in get_args(How)
        }
        for version in range(1, game.version + 1)
    }


def _unadvised(game: Game) -> list[list[Any]]:
    """Options that rule hints out: name and value."""
    return [
        [field.name, choice]
        for field in dataclasses.fields(game.options)
        for choice in field.metadata["choices"] or ()
        if choice != RANDOM and not game.advises(read_options(game.options, {field.name: choice}, game.version))
    ]


def _options(game: Game) -> list[Json]:
    return [
        {
            "name": field.name,
            "default": field.default,
            "help": field.metadata["help"],
            "choices": list(field.metadata["choices"] or ()),
            "since": field.metadata["since"],
        }
        for field in dataclasses.fields(game.options)
    ]


def starts(game: Game) -> Json:
    """Every state that a match can begin with, by rules, seats and options (as its file has them): one of them
    whole, of the others where and how they differ. Options that cannot be listed keep their defaults.
    """
    every = list(_beginnings(game))
    first = every[0][1].tobytes()
    return {
        "base": first.hex(),
        "differences": {key: _difference(first, state.tobytes()) for key, state in every},
    }


def start_key(version: int, seats: int, options: Mapping[str, Any]) -> str:
    """How such a state is called."""
    return json.dumps([version, seats, dict(sorted(options.items()))], separators=(",", ":"))


def _beginnings(game: Game) -> Iterator[tuple[str, State]]:
    for version, seats in itertools.product(range(1, game.version + 1), game.seats):
        listed = [
            (field.name, [choice for choice in field.metadata["choices"] if choice != RANDOM])
            for field in dataclasses.fields(game.options)
            if field.metadata["choices"] and field.metadata["since"] <= version
        ]
        for chosen in itertools.product(*(choices for _, choices in listed)):
            given = dict(zip((name for name, _ in listed), chosen, strict=True))
            if given.get("first", 1) <= seats:
                options = read_options(game.options, given, version)
                key = start_key(version, seats, written_options(options, version))
                yield key, game.new(seats, options, version)


def _difference(one: bytes, other: bytes) -> list[list[Any]]:
    """Where the other bytes are others, and which they are, in hexadecimal digits."""
    found: list[list[Any]] = []
    for at, (before, after) in enumerate(zip(one, other, strict=True)):
        if before == after:
            continue
        if found and found[-1][0] + len(found[-1][1]) // 2 == at:
            found[-1][1] += f"{after:02x}"
        else:
            found.append([at, f"{after:02x}"])
    return found


# -- Bots -----------------------------------------------------------------------------------------------------


def _bots(game: Game) -> Json:
    """How each bot decides: by the game's policy with so much care, else by chance; by the policy with a
    temperature, in points; or by a search.
    """
    search = search_of(game) if can_search(game) else None
    levels: Json = {"random": {"care": 0}, "greedy": {"care": 100}}
    for level in LEVELS:
        made = level.make(game)
        made = getattr(made, "search", made)  # one that remembers searches, too
        if isinstance(made, CarelessBot):
            levels[level.key] = {"care": made.care}
        elif isinstance(made, TemperedBot):
            levels[level.key] = {"temperature": made.points}
        elif isinstance(made, SearchBot):
            levels[level.key] = {"search": _settings(made.settings), "remembers": level.remembers}
        else:
            levels[level.key] = {"care": 100}
    return {
        "names": bots_of(game),
        "levels": {**levels, "search": {"search": _settings(Settings()), "remembers": False}}
        if search
        else levels,
        "hint": _settings(Settings(iterations=2000, exploration=FULL.exploration, temperature=FULL.temperature))
        if search
        else None,
        "spread": search.spread if search else 0,
        "patience": search.patience if search else 0,
        "places": {
            "exploration": tree.EXPLORATION,
            "temperature": tree.TEMPERATURE,
            "spread": tree.SPREAD,
            "width": tree.WIDTH,
            "widening": tree.WIDENING,
            "turns": tree.TURNS,
            "slips": tree.SLIPS,
        },
        "node": _node(),
        "learned": {
            str(seats): {"turns": one.turns, "weights": one.weights.tolist()}
            for seats, one in shipped(game.key).items()
        },
    }


def _node() -> dict[str, int]:
    """Where the fields of a node of the tree are."""
    assert tree.NODE.fields is not None
    return {
        name: int(tree.NODE.fields[name][1]) for name in ("action", "total", "lead", "first", "next", "visits")
    }


def _settings(settings: Settings) -> Json:
    return {
        "iterations": settings.iterations,
        "seconds": settings.seconds,
        "exploration": settings.exploration,
        "temperature": settings.temperature,
        "width": settings.width,
        "widening": settings.widening,
        "turns": settings.turns,
        "slips": settings.slips,
        "learned": settings.learned,
        "margin": settings.margin,
    }
