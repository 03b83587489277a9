"""The boxes matches are played with: options, tables of components, and how compiled rules reach them.

A state names its tables by a checksum; the tables themselves are kept here, as they are far too large for a
record. Compiled rules fetch them through `tables_of`, which costs about a microsecond, and ask the simulation for
its verdict through `next_to_fall` (E-U7).
"""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final

import numba
import numpy as np

from vihara.core.compiled import asking
from vihara.core.errors import InvalidOption
from vihara.core.options import Options, option
from vihara.core.saying import Saying
from vihara.games.menara.components import Array, Box, ComponentError, load_box, own_table, standard_box
from vihara.games.menara.state import STATE

DIFFICULTIES: Final = ("easy", "medium", "hard")
LEVEL_CARDS: Final = (3, 4, 5)
"""E-S3, by difficulty."""
HANDS: Final = ((8, 7, 6, 5), (7, 6, 5, 4), (6, 5, 4, 4))
"""E-S5: columns of a seat by difficulty and number of seats."""
TREMORS: Final = ("steady", "calm", "shaky")

STANDARD: Final = 0
"""The number of our own tables."""


def _read_table(name: str, value: Any) -> Any:
    """A table given as an option; what is refused is the entry that is wrong, not the table, which is long."""
    expected = Saying("menara-expected-table", "a table of components as in data/{file}", file=f"{name}.json")
    if value is not None:
        if not isinstance(value, Mapping):
            raise InvalidOption(name, value, expected)
        try:
            load_box(**{name: value})
        except ComponentError as error:
            raise InvalidOption(name, str(error), expected) from error
    return value


_FLOORS = partial(_read_table, "floors")
_CARDS = partial(_read_table, "cards")


class SampleTable(dict[str, Any]):
    """A table to try in place of our own; its text is its name, since nobody wants to read it whole."""

    def __str__(self) -> str:
        return str(self["name"])


def _samples() -> tuple[SampleTable, SampleTable]:
    """Floors of heavier wood with smoother columns, and cards that leave the side of new floors free."""
    floors, cards = own_table("floors"), own_table("cards")
    heavy = {"floor_density_kg_m3": 900, "column_density_kg_m3": 500, "friction": 0.3}
    return (
        SampleTable(floors, name="heavy", physical={**floors["physical"], **heavy}),
        SampleTable(cards, name="free", cards=[{**card, "rim": "free"} for card in cards["cards"]]),
    )


_HEAVY, _FREE = _samples()


@dataclass(frozen=True)
class MenaraOptions(Options):
    """E-S3, E-S5: how hard; the hand that builds; tables in place of our own components (E-U1)."""

    difficulty: str = option("easy", "how many levels are required, with how many columns", choices=DIFFICULTIES)
    hand: str = option("steady", "how much the hand that builds trembles", choices=TREMORS)
    floors: Any = option(  # noqa: RUF009
        None, "a table of temple floors in place of our own", read=_FLOORS, samples=(_HEAVY,)
    )
    cards: Any = option(  # noqa: RUF009
        None, "a table of plan cards in place of our own", read=_CARDS, samples=(_FREE,)
    )


# -- Tables ---------------------------------------------------------------------------------------------------

_boxes: dict[int, Box] = {}


def register(floors: Any, cards: Any) -> int:
    """Keep a box for matches with these tables; its number is a checksum of what they say."""
    if floors is None and cards is None:
        return STANDARD
    number = zlib.crc32(json.dumps([floors, cards], sort_keys=True).encode()) or 1
    if number not in _boxes:
        _boxes[number] = load_box(floors, cards)
    return number


def box_of(number: int) -> Box:
    """The box with this number; KeyError if no match with it has begun in this process."""
    return standard_box() if number == STANDARD else _boxes[number]


def _shapes_of(number: int) -> Array:
    return box_of(number).shapes


def _measures_of(number: int) -> Array:
    return box_of(number).measures


_SHAPES = numba.typeof(standard_box().shapes)  # type: ignore[no-untyped-call]
_MEASURES = numba.typeof(standard_box().measures)  # type: ignore[no-untyped-call]


@asking
def tables_of(number: int) -> Any:
    """Shapes and measures of a box, for compiled rules."""
    with numba.objmode(shapes=_SHAPES, measures=_MEASURES):
        shapes = _shapes_of(number)
        measures = _measures_of(number)
    return shapes, measures


# -- The verdict of the simulation ----------------------------------------------------------------------------

_MOST_REMEMBERED = 4096
_remembered: OrderedDict[bytes, tuple[int, ...]] = OrderedDict()


def fallen(states: Array, i: int) -> tuple[int, ...]:
    """Which pieces fall by the simulation (E-U7): floors, then FLOORS + floor * BASES + base, ascending.

    The answer is remembered, so that pieces can be drawn one by one without simulating again.
    """
    key = judged(states, i)
    if key not in _remembered:
        # Not `from … import`: compiled rules do not depend on how the simulation works (see core.compiled).
        verdict = import_module("vihara.games.menara.verdict")
        _remembered[key] = verdict.fallen(np.asarray(states).view(STATE)[i])
        while len(_remembered) > _MOST_REMEMBERED:
            _remembered.popitem(last=False)
    return _remembered[key]


def judged(states: Array, i: int) -> bytes:
    """What the simulation is asked about: the tower, the nudge, and the box."""
    s = np.asarray(states).view(STATE)[i]
    return bytes(s.tower.tobytes() + s.nudged.tobytes() + int(s.tables).to_bytes(4, "little"))


def was_simulated(states: Array, i: int) -> bool:
    """Whether this very question was put to the simulation here, and is remembered."""
    return judged(states, i) in _remembered


def _next_to_fall(states: Array, i: int) -> int:
    s = np.asarray(states).view(STATE)[i]
    for piece in fallen(states, i):
        if not s.fell[piece]:
            return piece
    return -1


@asking
def next_to_fall(states: Any, i: int) -> int:
    """The next piece that falls and is not marked yet; −1: nothing more falls."""
    with numba.objmode(piece="int64"):
        piece = _next_to_fall(states, i)
    return piece
