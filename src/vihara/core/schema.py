"""The JSON Schema of what a game tells, from its vocabulary; the browser's types are made of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vihara.core.words import (
    OWNER,
    Bundle,
    Counted,
    Each,
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
    form_of,
    forms,
    kinds,
    told_forms,
)

Schema = dict[str, Any]


_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(vocabulary: Vocabulary) -> Schema:
    """`Figures`, `Foreseen`, `Event`, `Move` (if declared), and all that they are made of, under `$defs`."""
    found = _Definitions()
    found.row("Figures", vocabulary.figures)
    if issubclass(vocabulary.foreseen, OneOf):
        found.alternatives("Foreseen", vocabulary.foreseen)
    else:
        found.row("Foreseen", vocabulary.foreseen)
    found.events(vocabulary.events)
    if vocabulary.moves:
        found.moves(vocabulary.moves)
    return {"$schema": _DIALECT, "$defs": found.made}


class _Definitions:
    """The definitions made so far, by name."""

    def __init__(self) -> None:
        self.made: dict[str, Schema] = {}

    def row(self, title: str, declared: type[Record], **more: Schema) -> Schema:
        """Define a row under a name; what it refers to comes before it."""
        if title not in self.made:
            fields = told_forms(declared)
            properties = more | {field.outside: self.of(field.form) for field in fields}
            sometimes = {field.outside for field in fields if field.when}
            self.made[title] = _object(declared, properties, set(properties) - sometimes)
        return _reference(title)

    def alternatives(self, title: str, declared: type[OneOf]) -> None:
        """Rows told apart by their field `kind`."""
        rows = [
            self.row(row.__name__, row, kind={"type": "string", "const": kind})
            for kind, row in kinds(declared).items()
        ]
        self.made[title] = {"description": _described(declared), "anyOf": rows}

    def events(self, declared: type[OneOf]) -> None:
        """Kinds and fields of events; what only its owner sees may be missing."""
        found = []
        for kind, row in kinds(declared).items():
            properties = {field.outside: self.of(field.form) for field in forms(row) if field.eyes}
            seen = {field.outside for field in forms(row) if field.eyes and field.eyes != OWNER and not field.when}
            self.made[row.__name__] = _object(row, properties, seen)
            parts = {"kind": {"type": "string", "const": kind}, "fields": _reference(row.__name__)}
            found.append({"type": "object", "properties": parts, "required": ["kind", "fields"]})
        self.made["Event"] = {"description": _described(declared), "anyOf": found}

    def moves(self, declared: Iterable[type[Move]]) -> None:
        """Decisions: their kinds and fields, and the text they are written as."""
        found = []
        for move in declared:
            kind: Schema = {"kind": {"type": "string", "const": move.kind}, "move": {"type": "string"}}
            properties = kind | {field.name: self.of(field.form) for field in forms(move)}
            self.made[move.__name__] = _object(move, properties, set(properties))
            found.append(_reference(move.__name__))
        self.made["Move"] = {"description": "A decision; `move` is its text.", "anyOf": found}

    def of(self, form: Form) -> Schema:
        """What a field holds."""
        match form:
            case Flag():
                return {"type": "boolean"}
            case Number(least, most, plus, absent):
                return _or_null({"type": "integer", "minimum": least + plus, "maximum": most + plus}, absent)
            case Rounded(places, most, least):
                return {"type": "number", "minimum": least / 10**places, "maximum": most / 10**places}
            case Real():
                return {"type": "number"}
            case Outside():
                return {"type": "string"}
            case Named(title, names, absent):
                return _or_null(self.names(title, names), absent)
            case Counted(title, names):
                return {
                    "type": "object",
                    "propertyNames": self.names(title, names),
                    "additionalProperties": {"type": "integer", "minimum": 1, "maximum": 255},
                }
            case Each(title, of):
                self.made[title] = {
                    "type": "object",
                    "propertyNames": self.of(of),
                    "additionalProperties": {"type": "integer", "minimum": 0, "maximum": 255},
                    "required": list(of.names),
                }
                return _reference(title)
            case Several(title, told, item):
                inside = self.of(form_of(item, title))
                self.made.setdefault(title, _list(inside, {len(one) for one in told if one is not None}))
                return _reference(title)
            case Bundle(names, most):
                return _list({"type": "string", "enum": list(names)}, {0, most})
            case ListForm(inner, most, exact):
                return _list(self.of(inner), {most} if exact else {0, most})
            case RowForm(row):
                return _or_null(self.row(row.__name__, row), issubclass(row, Given))
        raise TypeError(f"{form} has no schema")

    def names(self, title: str, names: tuple[str | None, ...]) -> Schema:
        """Define a list of names; a name may stand for several numbers."""
        told = list(dict.fromkeys(str(name) for name in names if name is not None))
        self.made.setdefault(title, {"type": "string", "enum": told})
        return _reference(title)


def _object(declared: type, properties: dict[str, Schema], required: set[str]) -> Schema:
    return {
        "type": "object",
        "description": _described(declared),
        "properties": properties,
        "required": [name for name in properties if name in required],
    }


def _list(item: Schema, numbers: set[int]) -> Schema:
    """A list with one of these numbers of items."""
    if len(numbers) == 1:
        return {"type": "array", "prefixItems": [item] * max(numbers), "items": False, "minItems": max(numbers)}
    return {"type": "array", "items": item, "maxItems": max(numbers)}


def _or_null(form: Schema, absent: bool) -> Schema:
    return {"anyOf": [form, {"type": "null"}]} if absent else form


def _reference(title: str) -> Schema:
    return {"$ref": f"#/$defs/{title}"}


def _described(declared: type) -> str:
    return " ".join((declared.__doc__ or "").split())
