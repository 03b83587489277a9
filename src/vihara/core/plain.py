"""A record as plain Python values, for the many small questions that texts and figures ask of it.

A record looks each field up anew, and each number in it is an object of NumPy's: fifty times as slow as a list.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from vihara.core.record import State, View


def plain(record: State | View) -> Any:
    """The fields of a record under their names: numbers, lists, lists of lists; packed twins are left out."""
    row = record.tolist()[0]
    found = SimpleNamespace()
    values = found.__dict__
    for name, place, listed in _fields(record.dtype):
        value = row[place]
        values[name] = value.tolist() if listed else value
    return found


@cache
def _fields(dtype: np.dtype[Any]) -> tuple[tuple[str, int, bool], ...]:
    """Name, place and whether it is an array, of each field."""
    return tuple(
        (name, place, bool(dtype[name].shape))
        for place, name in enumerate(dtype.names or ())
        if not name.endswith("_word")
    )
