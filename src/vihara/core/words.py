"""How a game declares its vocabulary: the classes of `games/<game>/words.py`, and what is read off them.

A class says which fields there are; compiled code fills a record that looks just like it, so a type checker
follows every field. Fields are numbers inside; the annotation says what the number means outside:

    Color = Annotated[int, Named("Color", ("red", "blue"))]      # 0 inside, "red" outside
    Area  = a class of `Record` with `color: Color` and `cells: Annotated[Many[Cell], Most(100)]`

- `Record`: a row of fields. `Given`: a row that may be missing (`given` is then false): nothing outside.
- `OneOf`: a record whose fields are `Given` rows, of which one is given: outside, that one with its `kind`.
- `Many[T]`: up to so many of something. Compiled code adds to it by `put` (a number) and `more` (a row).
- `Two[T]`: exactly two numbers.
- `Annotated[list[int], Counted("Color", COLORS)]`: how many of each name; outside, those there are, by name.
  `Each`: the same with those of which there is none.
- `Annotated[T, When("shown")]`: a field that is told only where the flag `shown` of its row is set. A flag that is
  `Inside[bool]` is not told itself.
- `Annotated[str, Outside("floor")]`: a text that no record holds. Whoever reads the record adds it: out of a list
  of texts (`Telling.lists`) by the field that is named, or as `Telling` says of `REASON` and `MOTION`.
- `Public[T]`, `Owner[T]`: who may see a field of an event: everybody, or the seat that the event names in `seat`.
  A field that is neither is for nobody's eyes. Figures and foreseen effects are made of a view, so their reader
  sees all of them.
- `Move`: a kind of decision, with the text it is written as and the number of the first action of that kind.
- `Annotated[Given, Reason(clause, message, English)]`: why a move is refused; the row has the facts it names.

`forms` gives the fields of such a class as data. From it follow the record (`dtype_of`), what is told outside
(`core/decoding.py`), the schema (`core/schema.py`), texts of moves (`core/moves.py`), hiding (`core/telling.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np

from vihara.core.compiled import rules
from vihara.core.saying import Saying

T = TypeVar("T")
Asked = TypeVar("Asked", bound=Callable[..., Any])


def once(function: Asked) -> Asked:
    """Keep what a function finds out about a class; the type of `functools.cache` takes no classes."""
    return cast(Asked, cache(function))


# -- What a number means --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number:
    """A whole number from `least` to `most`; outside it is greater by `plus`."""

    least: int
    most: int
    plus: int = 0
    absent: bool = False
    """Whether −1 stands for none at all."""


@dataclass(frozen=True)
class Named:
    """A number that stands for a name: its place in a list. Places without a name are no values."""

    title: str
    names: tuple[str | None, ...]
    absent: bool = False
    """Whether −1 stands for none at all."""


@dataclass(frozen=True)
class Several:
    """A number that stands for several words: its place in a list of them, as in `2 3` or `c4 d4`."""

    title: str
    words: tuple[tuple[str, ...] | tuple[int, ...] | None, ...]
    item: Any
    """What one of the words means, as an annotation."""


@dataclass(frozen=True)
class Rounded:
    """A fraction, rounded to so many places: inside, a whole number up to `most` of the smallest parts."""

    places: int
    most: int
    least: int = 0
    bare: bool = False
    """Whether a whole number is told without its zero: 3, not 3.0."""


@dataclass(frozen=True)
class Real:
    """A fraction as it is."""


REASON, MOTION = "reason", "motion"
"""Texts that follow from no field beside them: why a match ended; how something went that was simulated."""


@dataclass(frozen=True)
class Outside:
    """A text that is not in the record: which one, a field beside it says, or it is REASON or MOTION."""

    source: str


@dataclass(frozen=True)
class Counted:
    """How many there are of each name, at most 255."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Each:
    """How many there are of each of the names, at most 255, in a type of its own."""

    title: str
    of: Named


@dataclass(frozen=True)
class Flag:
    """Yes or no."""


@dataclass(frozen=True)
class Bundle:
    """Names in order, each as often as four bits of the number say: `yellow yellow red`; for fields of moves."""

    names: tuple[str, ...]
    most: int
    order: Saying
    """What is expected of names in another order."""
    many: Saying
    """What is expected of more than `most` names."""
    apart: str = ""
    """The field with which it has no name in common."""
    both: Saying | None = None
    """What is expected where it has one."""


@dataclass(frozen=True)
class Typed:
    """How a number of a move is typed, where moves are too many to list: a pattern that Python and browsers read
    alike, and what is expected where the number is beyond its limits.
    """

    pattern: str
    expected: Saying | None = None


Seat: TypeAlias = Annotated[int, Number(-1, 126, plus=1)]
"""A seat counts from 0 inside and from 1 outside; nobody is −1, outside 0."""
Count: TypeAlias = Annotated[int, Number(0, 255)]
"""How many of something, at most 255."""


# -- Rows, lists, alternatives --------------------------------------------------------------------------------


class Record:
    """A row of fields; a class of it is never made into an object, it says what a record looks like."""


class Given(Record):
    """A row that is there only if `given` was set."""

    given: bool


class OneOf(Record):
    """Rows of which one is given; its kind is the field's name, where `_` stands for a space."""


@dataclass(frozen=True)
class Most:
    """How many a list has at most."""

    number: int


@dataclass(frozen=True)
class Exactly:
    """How many there are."""

    number: int


class Many(Generic[T]):
    """A list: the first `number` of `items`."""

    number: int
    items: list[T]


Two: TypeAlias = Annotated[list[T], Exactly(2)]
"""Two of something."""


@rules
def put(many: Many[T], item: T) -> None:
    """Add a number to a list."""
    many.items[many.number] = item
    many.number += 1


@rules
def more(many: Many[T]) -> T:
    """Add a row to a list: the row, to be filled."""
    row = many.items[many.number]
    many.number += 1
    return row


# -- Who may see it -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Eyes:
    """Who sees a field of an event."""

    who: str


EVERYBODY, OWNER = Eyes("everybody"), Eyes("owner")
Public: TypeAlias = Annotated[T, EVERYBODY]
"""A field that everybody may see."""
Owner: TypeAlias = Annotated[T, OWNER]
"""A field for the eyes of the seat in the event's field `seat`."""


@dataclass(frozen=True)
class When:
    """A field that is told only where a flag of its row is set."""

    flag: str


@dataclass(frozen=True)
class Unsaid:
    """A field that is not told at all."""


Inside: TypeAlias = Annotated[T, Unsaid()]
"""A field for the fields beside it, which are told `When` it is set."""


# -- Moves and refusals ---------------------------------------------------------------------------------------


class Move:
    """A kind of decision. Its number is `first` plus its fields, each times its step: the product of the sizes of
    the fields after it, unless `steps` says otherwise. Its text has the fields in braces.
    """

    kind: ClassVar[str]
    text: ClassVar[str]
    first: ClassVar[int]
    steps: ClassVar[tuple[int, ...] | None]

    def __init_subclass__(
        cls, *, kind: str, first: int, text: str | None = None, steps: tuple[int, ...] | None = None
    ) -> None:
        cls.kind, cls.first, cls.steps = kind, first, steps
        cls.text = kind if text is None else text

    @classmethod
    def exists(cls, numbers: tuple[int, ...]) -> bool:  # noqa: ARG003
        """Whether there is a move with these fields; each of them has a text by itself."""
        return True


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: the clause it rests on, its message in the catalogue, and its English.

    A row may have a field `clause`, which then names the clause.
    """

    clause: str
    message: str
    says: str


# -- A class as data ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ListForm:
    """Many of something, or exactly so many."""

    item: Form
    most: int
    exact: bool


@dataclass(frozen=True)
class RowForm:
    """A row of another class."""

    row: type[Record]


Form: TypeAlias = (
    Number | Rounded | Real | Named | Several | Counted | Each | Flag | Bundle | Outside | ListForm | RowForm
)


@dataclass(frozen=True)
class Field:
    """A field: its name, what it holds, who sees it, its reason, the flag without which it is not told, and how it
    is typed.
    """

    name: str
    form: Form
    eyes: Eyes | None
    reason: Reason | None = None
    when: str = ""
    unsaid: bool = False
    typed: Typed | None = None

    @property
    def outside(self) -> str:
        """Its name outside: `with_` is `with`, a word that Python keeps for itself."""
        return self.name.rstrip("_")


@once
def forms(declared: type) -> tuple[Field, ...]:
    """The fields of a class in order, those of its bases first; without `given`."""
    hints = get_type_hints(declared, include_extras=True)
    fields = [(name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar and name != "given"]
    return tuple(_field(name, hint, f"{declared.__name__}.{name}") for name, hint in fields)


def _field(name: str, hint: Any, where: str) -> Field:
    when = _mark(hint, When)
    return Field(
        name,
        form_of(hint, where),
        _mark(hint, Eyes),
        _mark(hint, Reason),
        when.flag if when else "",
        _mark(hint, Unsaid) is not None,
        _mark(hint, Typed),
    )


def told_forms(declared: type) -> tuple[Field, ...]:
    """The fields that are told, at least where their flag is set."""
    return tuple(field for field in forms(declared) if not field.unsaid)


def _mark(hint: Any, kind: type[T]) -> T | None:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, kind)), None)


def form_of(hint: Any, where: str) -> Form:
    """What an annotation means; TypeError names the field that has another one."""
    marks: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        marks = tuple(rest)
    for mark in marks:
        if isinstance(mark, Number | Rounded | Real | Named | Several | Counted | Each | Bundle | Outside):
            return mark
        if isinstance(mark, Most | Exactly) and get_origin(hint) in (Many, list):
            item = form_of(get_args(hint)[0], where)
            return ListForm(item, mark.number, isinstance(mark, Exactly))
    if hint is bool:
        return Flag()
    if isinstance(hint, type) and issubclass(hint, Record):
        return RowForm(hint)
    raise TypeError(f"{where} is annotated with {hint}: expected a number that says what it means, a list, a row")


def kinds(alternatives: type[OneOf]) -> Mapping[str, type[Given]]:
    """The alternatives by their kind, as it is told outside."""
    return {kind_of(field.name): given_row(field) for field in forms(alternatives)}


def reasons(refusals: type[OneOf]) -> Mapping[str, Reason]:
    """The reasons by their kind; TypeError if one is missing, or if its row has other facts than it names."""
    found: dict[str, Reason] = {}
    for field in forms(refusals):
        has = {fact.name for fact in forms(given_row(field))} - {"clause"}
        if field.reason is None or set(re.findall(r"\{(\w+)\}", field.reason.says)) != has:
            raise TypeError(f"{field.name} has the facts {sorted(has)}, but its reason is {field.reason}")
        found[kind_of(field.name)] = field.reason
    return found


def kind_of(name: str) -> str:
    """The kind that a field of alternatives stands for.

    `open_rack` is `open rack`, `give__up` is `give-up`, `pass_` is `pass`.
    """
    return name.rstrip("_").replace("__", "-").replace("_", " ")


def given_row(field: Field) -> type[Given]:
    """The row of an alternative; TypeError if it cannot be told whether it is given."""
    if not isinstance(field.form, RowForm) or not issubclass(field.form.row, Given):
        raise TypeError(f"{field.name} is {field.form}: expected a class of Given")
    return field.form.row


# -- The record -----------------------------------------------------------------------------------------------


@once
def dtype_of(declared: type[Record]) -> np.dtype[Any]:
    """The record that compiled code fills: packed, the fields in order, `given` first."""
    described: list[Any] = [("given", "u1")] if issubclass(declared, Given) else []
    described += [
        (field.name, *_placed(field.form)) for field in forms(declared) if not isinstance(field.form, Outside)
    ]
    return np.dtype((np.record, np.dtype(described)))


def _placed(form: Form) -> tuple[Any, ...]:
    if isinstance(form, RowForm):
        return (dtype_of(form.row),)
    if isinstance(form, Counted):
        return whole(0, 255), (len(form.names),)
    if isinstance(form, Each):
        return whole(0, 255), (len(form.of.names),)
    if isinstance(form, ListForm):
        item, *shape = _placed(form.item)
        if form.exact:
            return item, (form.most,)
        size = (form.most, *(shape[0] if shape else ()))
        many = np.dtype([("number", whole(0, form.most)), ("items", item, size)])
        return (np.dtype((np.record, many)),)
    return (scalar(form),)


def scalar(form: Form) -> str:
    """How a single number is kept."""
    match form:
        case Flag():
            return whole(0, 1)  # Numba has no lists of truth values inside records
        case Number(least, most):
            return whole(least, most)
        case Rounded(_, most, least):
            return whole(least, most)
        case Real():
            return "<f8"
        case Named(_, names, absent):
            return whole(-1 if absent else 0, len(names) - 1)
        case Several(_, told):
            return whole(0, len(told) - 1)
    raise TypeError(f"{form} is no single number")


def whole(least: int, most: int) -> str:
    """The smallest kind of whole number with these limits."""
    for name in ("u1", "i1", "u2", "i2", "u4", "i4", "i8"):
        limits = np.iinfo(name)
        if limits.min <= least and most <= limits.max:
            return f"<{name}"
    raise TypeError(f"no whole number goes from {least} to {most}")


# -- All of it ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Vocabulary:
    """All that a game declares."""

    moves: tuple[type[Move], ...]
    step: type[Record]
    """What is told of a step: a record with a list `events` of alternatives."""
    figures: type[Record]
    foreseen: type[Record]
    """Alternatives by the kind of the move; or one row for all kinds, with a field `kind`."""
    refusals: type[OneOf]
    endings: type[OneOf] | None = None
    """Why a match ended, where that has numbers."""
    hints: type[OneOf] | None = None
    """Why the game's own policy makes a move, where it can tell."""

    @property
    def events(self) -> type[OneOf]:
        """The kinds of events."""
        for field in forms(self.step):
            match field:
                case Field("events", ListForm(RowForm(row))) if issubclass(row, OneOf):
                    return row
        raise TypeError(f"{self.step.__name__} has no list of events")
