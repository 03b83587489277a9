"""A record whose fields are looked up once, for the many small questions that texts and figures ask of it.

`numpy.record` looks a field up anew each time, which takes longer than most of what is then done with it.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from vihara.core.compiled import Record
from vihara.core.record import State, View


def plain(view: State | View) -> Record:
    """The fields of a record by name: numbers are plain, arrays stay arrays. What is compiled wants the record."""
    return SimpleNamespace(**dict(zip(_names(view.dtype), view.tolist()[0], strict=True)))


@cache
def _names(dtype: np.dtype[Any]) -> tuple[str, ...]:
    return tuple(dtype.names or ())
