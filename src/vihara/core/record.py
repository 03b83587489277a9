"""Records: copy, digest and field-by-field difference.

A state is an array of one structured record. Fields whose name ends in `_word` are a second look at the bytes of
the field before, packed for speed; they are left out wherever fields are listed.
"""

from __future__ import annotations

import hashlib
from typing import Any, NewType, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

CHANCE = -1
"""`to_act` when chance has to be drawn."""
OVER = -2
"""`to_act` once the game is over."""
SPECTATOR = -1
"""The seat number, inside records, of somebody who sees nobody's hand."""

State: TypeAlias = npt.NDArray[Any]
"""An array of one record: the whole truth of a match."""
View = NewType("View", np.ndarray[Any, np.dtype[Any]])
"""An array of one record: what one seat sees of it. Whatever asks for a state takes a view, too, and finds out no
more than the seat may know; what asks for a view takes no state.
"""
Records = TypeVar("Records", bound=npt.NDArray[Any])


def layout(fields: list[tuple[str, str, tuple[int, ...]]], packed: frozenset[str] = frozenset()) -> np.dtype[Any]:
    """Lay out a record: fields in order, 8-byte aligned; each packed field gets a twin named `…_word`.

    A packed field's last axis is 8 bytes wide; its twin sees each of them as one 64-bit word.
    """
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    at = 0
    for name, kind, shape in fields:
        item = np.dtype(kind)
        step = 8 if name in packed else item.itemsize
        at = -(-at // step) * step
        names.append(name)
        formats.append((item, shape))
        offsets.append(at)
        if name in packed:
            if item.itemsize != 1 or shape[-1] != 8:
                raise ValueError(f"packed field {name} is not made of piles of 8 bytes")
            names.append(name + "_word")
            formats.append((np.dtype("u8"), shape[:-1]))
            offsets.append(at)
        at += item.itemsize * int(np.prod(shape, dtype=int))
    size = -(-at // 8) * 8
    description: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, description))


def copy(state: Records) -> Records:
    """Copy all bytes of a state or a view."""
    # The array's own `copy` goes field by field.
    return cast(Records, np.frombuffer(bytearray(state.tobytes()), state.dtype))


def digest(state: State) -> str:
    """Name a state by its bytes."""
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


def difference(one: State, other: State) -> dict[str, tuple[Any, Any]]:
    """List the fields in which two records differ."""
    found: dict[str, tuple[Any, Any]] = {}
    for name in one.dtype.names or ():
        if not name.endswith("_word") and not np.array_equal(one[name][0], other[name][0]):
            found[name] = (one[name][0].tolist(), other[name][0].tolist())
    return found
