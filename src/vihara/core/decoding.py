"""Reading the records of a vocabulary: from bytes that compiled code has filled to values for JSON.

For each declared class a function is written as source and compiled once, like the methods of a dataclass: a
record is taken apart by `struct` in one go and put together as one literal. Going through the declaration anew for
every field would take most of the time that compiled telling saves.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from typing import Any

from vihara.core.words import (
    Counted,
    Each,
    Field,
    Flag,
    Form,
    Given,
    ListForm,
    Named,
    Number,
    OneOf,
    Outside,
    Record,
    Rounded,
    RowForm,
    Several,
    dtype_of,
    forms,
    kind_of,
    once,
    scalar,
    told_forms,
    whole,
)

Reader = Callable[[bytes, int], Any]
"""(bytes, where the record begins) → its value. Rows of lists are shared among those who read the same: they are
not to be changed.
"""
_ROWS_KEPT = 4096

_CODES = {"<u1": "B", "<i1": "b", "<u2": "H", "<i2": "h", "<u4": "I", "<i4": "i", "<i8": "q", "<f8": "d"}


@once
def reader(declared: type[Record], *, lists: type = list) -> Reader:
    """The function that reads a record of a class: rows as dictionaries, lists as `lists`, alternatives as their
    kind and fields (None if none is given).
    """
    return _Source(lists).function(declared)


@once
def _row_reader(declared: type[Record], lists: type) -> Callable[[bytes], Any]:
    """The function that reads a row of a list. Most rows were there a move ago, or are there for another viewer:
    what was made of them then is given again.
    """
    read = reader(declared, lists=lists)

    @lru_cache(_ROWS_KEPT)
    def read_row(data: bytes) -> Any:
        return read(data, 0)

    return read_row


class _Source:
    """The source of one reader: its lines, and the objects that they name."""

    def __init__(self, lists: type) -> None:
        self.lists = lists
        self.names: dict[str, Any] = {}

    def name(self, thing: Any) -> str:
        """A name for an object in the source."""
        for name, known in self.names.items():
            if known is thing:
                return name
        self.names[f"_{len(self.names)}"] = thing
        return f"_{len(self.names) - 1}"

    def function(self, declared: type[Record]) -> Reader:
        lines = ["def read(data, at):"]
        if issubclass(declared, OneOf):
            lines += self.alternatives(declared)
        else:
            lines += [f"    {line}" for line in self.row(declared)]
        scope = dict(self.names)
        exec("\n".join(lines), scope)
        found: Reader = scope["read"]
        return found

    def alternatives(self, declared: type[OneOf]) -> list[str]:
        """The kind and the fields of the row that is given."""
        lines = []
        for field in forms(declared):
            assert isinstance(field.form, RowForm)
            at = _offset(declared, field.name)
            inner = self.name(reader(field.form.row, lists=self.lists))
            lines += [
                f"    if data[at + {at}]:",
                f"        return {kind_of(field.name)!r}, {inner}(data, at + {at})",
            ]
        return [*lines, "    return None"]

    def row(self, declared: type[Record]) -> list[str]:
        """A row: its numbers at once, then one dictionary."""
        parts, codes = _taken_apart(declared)
        lines = ["if not data[at]:", "    return None"] if issubclass(declared, Given) else []
        if parts:
            unpack = self.name(struct.Struct(codes).unpack_from)
            lines.append(f"{', '.join(parts)}, = {unpack}(data, at)")
        told = [(field, f"{field.outside!r}: {self.value(declared, field)}") for field in told_forms(declared)]
        if not any(field.when for field, _ in told):
            return [*lines, f"return {{{', '.join(part for _, part in told)}}}"]
        lines.append("found = {}")
        for flag, group in groupby(told, lambda one: one[0].when):
            update = f"found.update({{{', '.join(part for _, part in group)}}})"
            lines.append(f"if its_{flag}: {update}" if flag else update)
        return [*lines, "return found"]

    def value(self, declared: type[Record], field: Field) -> str:
        """The expression of a field, whose numbers have been taken apart."""
        form, at = field.form, _offset(declared, field.name)
        if isinstance(form, RowForm):
            return f"{self.name(reader(form.row, lists=self.lists))}(data, at + {at})"
        if isinstance(form, Counted):
            found = f"zip({self.name(form.names)}, data[at + {at}:at + {at + len(form.names)}])"
            return f"{{name: number for name, number in {found} if number}}"
        if isinstance(form, Each):
            return f"dict(zip({self.name(form.of.names)}, data[at + {at}:at + {at + len(form.of.names)}]))"
        if isinstance(form, ListForm):
            if form.exact:
                parts = ", ".join(self.number(form.item, f"{_variable(field)}_{n}") for n in range(form.most))
                return f"({parts},)" if self.lists is tuple else f"[{parts}]"
            start = at + struct.calcsize(_CODES[whole(0, form.most)])
            return self.many(form.item, f"at + {start}", f"{_variable(field)}_number")
        return self.number(form, _variable(field))

    def number(self, form: Form, variable: str) -> str:
        """A single number as it is told."""
        match form:
            case Number(plus=plus, absent=absent):
                found = f"{variable} + {plus}" if plus else variable
                return f"({found} if {variable} >= 0 else None)" if absent else found
            case Named(_, names, absent):
                found = f"{self.name(names)}[{variable}]"
                return f"({found} if {variable} >= 0 else None)" if absent else found
            case Rounded(places, bare=bare):
                found = f"{variable} / {10**places}"
                unit = f"{variable} // {10**places} if {variable} % {10**places} == 0 else"
                return f"({unit} {found})" if bare else found
            case Outside():
                return "''"
            case Several(_, told):
                return f"{self.lists.__name__}({self.name(told)}[{variable}])"
        return variable

    def many(self, item: Form, start: str, number: str) -> str:
        """A list that begins somewhere in the bytes."""
        made = self.lists.__name__
        if isinstance(item, RowForm):
            size = dtype_of(item.row).itemsize
            known = self.name(_row_reader(item.row, self.lists))
            return f"[{known}(data[at:at + {size}]) for at in range({start}, {start} + {size} * {number}, {size})]"
        if isinstance(item, Each):
            size, listed = len(item.of.names), self.name(item.of.names)
            return (
                f"{made}([dict(zip({listed}, data[at:at + {size}]))"
                f" for at in range({start}, {start} + {size} * {number}, {size})])"
            )
        if isinstance(item, ListForm):
            return self.tuples(item, start, number)
        kind = scalar(item)
        found = f"data[{start}:{start} + {struct.calcsize(_CODES[kind])} * {number}]"
        if kind != "<u1":
            found = f"memoryview({found}).cast({_CODES[kind]!r})"
        match item:
            case Flag():
                return f"{made}(map(bool, {found}))"
            case Number(plus=plus) if plus:
                return f"{made}([item + {plus} for item in {found}])"
            case Named(_, names) | Several(_, names):
                return f"{made}(map({self.name(names)}.__getitem__, {found}))"
        return f"{made}({found})"

    def tuples(self, item: ListForm, start: str, number: str) -> str:
        """A list of so many numbers each."""
        packed = struct.Struct("<" + _code(item.item) * item.most)
        names = [f"part_{n}" for n in range(item.most)]
        parts = ", ".join(self.number(item.item, name) for name in names)
        one = f"({parts},)" if self.lists is tuple else f"[{parts}]"
        data = f"data[{start}:{start} + {packed.size} * {number}]"
        unpack = self.name(packed.iter_unpack)
        return f"{self.lists.__name__}([{one} for {', '.join(names)}, in {unpack}({data})])"


def _variable(field: Field) -> str:
    """The name of a field's number in the source; a field may be called like a word of the language."""
    return f"its_{field.name}"


def _code(form: Form) -> str:
    """How `struct` calls a number; it makes truth values of ones and zeros."""
    return "?" if isinstance(form, Flag) else _CODES[scalar(form)]


def _offset(declared: type[Record], name: str) -> int:
    fields = dtype_of(declared).fields
    assert fields is not None
    return int(fields[name][1]) if name in fields else 0  # what is outside has no place


def _taken_apart(declared: type[Record]) -> tuple[list[str], str]:
    """The numbers of a row by name, and how `struct` takes them out; what lies between them is skipped."""
    parts: list[str] = []
    codes = "<"
    at = 0
    for field in forms(declared):
        form, start = field.form, _offset(declared, field.name)
        if isinstance(form, RowForm | Counted | Each | Outside):
            continue
        if not isinstance(form, ListForm):
            found, names = _code(form), [_variable(field)]
        elif form.exact:
            found = _code(form.item) * form.most
            names = [f"{_variable(field)}_{n}" for n in range(form.most)]
        else:
            found, names = _CODES[whole(0, form.most)], [f"{_variable(field)}_number"]
        codes += f"{start - at}x{found}" if start > at else found
        at = start + struct.calcsize(f"<{found}")
        parts += names
    rest = dtype_of(declared).itemsize - at
    return parts, codes + f"{rest}x" * (rest > 0)
