"""JSON, written fast: messages, and records field by field.

Every move of every table is written here, once for each seat and once for the spectators. A record's fields are
written piece by piece, and most pieces have been written before: a move changes few of them, and every viewer sees
most of them alike. Nothing is shared but what is equal in the views themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import orjson

from vihara.core.record import View

_MOST_KNOWN = 1024
"""Texts that are kept of each piece of a record."""
_TOGETHER = 16
"""Bytes of neighboring numbers that are one piece at most."""


class _Piece:
    """One field of a record, or numbers that lie side by side, and the texts it has had."""

    def __init__(self, names: list[str], start: int, stop: int) -> None:
        self.names, self.start, self.stop = names, start, stop
        self.known: dict[bytes, bytes] = {}

    @property
    def place(self) -> slice:
        return slice(self.start, self.stop)

    def write(self, key: bytes, view: View) -> bytes:
        """`"name":value` of each field."""
        if len(self.known) >= _MOST_KNOWN:
            self.known.clear()
        text = self.known[key] = pack({name: view[name][0].tolist() for name in self.names})[1:-1]
        return text


@cache
def _pieces(dtype: np.dtype[Any]) -> tuple[tuple[slice, dict[bytes, bytes], _Piece], ...]:
    """The pieces of a record in the order of its fields, each with its place and its texts at hand."""
    found: list[_Piece] = []
    fields: Any = dtype.fields
    numbers = False  # whether the last piece consists of plain numbers
    for name in names_of(dtype):
        kind, start = fields[name][:2]
        stop, number = start + kind.itemsize, not kind.shape and not kind.names
        last = found[-1] if found else None
        if last and numbers and number and last.stop == start and stop - last.start <= _TOGETHER:
            last.names.append(name)
            last.stop = stop
        else:
            found.append(_Piece([name], start, stop))
        numbers = number
    return tuple((piece.place, piece.known, piece) for piece in found)


def names_of(dtype: np.dtype[Any]) -> list[str]:
    """The fields of a record that are told; the packed twins say nothing new."""
    return [name for name in dtype.names or () if not name.endswith("_word")]


def fields_text(view: View) -> bytes:
    """The fields of a view by name, numbers and arrays as JSON can have them."""
    data = view.tobytes()
    texts = []
    for place, known, piece in _pieces(view.dtype):
        key = data[place]
        texts.append(known.get(key) or piece.write(key, view))
    return b"{%b}" % b",".join(texts)


def pack(message: Any) -> bytes:
    """JSON without spaces; whole numbers of any make are numbers."""
    return orjson.dumps(message, default=_as_json, option=_HOW)


def encode(message: Any) -> str:
    """The same as text."""
    return pack(message).decode()


def written(text: bytes) -> Any:
    """What has been written already, in the place of its value in a message."""
    return orjson.Fragment(text)


_HOW = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


def _as_json(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    return value.tolist() if hasattr(value, "tolist") else str(value)
