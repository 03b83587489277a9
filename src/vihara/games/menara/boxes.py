"""The boxes matches are played with: options, tables of components, and how compiled rules reach them.

A state names its tables by their SHA-256, so that nobody can put others in their place; the tables themselves are
far too large for a record. They are kept here for as long as the options of some match hold them. Compiled rules
fetch them through `tables_of`, which for our own box costs nothing and for another about a microsecond, and ask
the simulation for its verdict through `next_to_fall` (E-U7).
"""

from __future__ import annotations

import hashlib
import json
import re
import struct
import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from typing import Any, Final, TypeAlias, cast
from weakref import WeakValueDictionary

import numba
import numpy as np
from numba import types

from vihara.core.boundary import address, addresses, array_at, frozen, given, whole
from vihara.core.compiled import LEAVING, Record, asking, rules
from vihara.core.errors import InvalidOption, InvalidPosition
from vihara.core.options import Options, WrittenOptions, first_option, option
from vihara.core.saying import Saying
from vihara.games.menara.components import (
    FLOORS,
    SIDES,
    Array,
    Box,
    CardSet,
    ComponentError,
    FloorSet,
    Set,
    essence,
    load_box,
    own_cards,
    own_floors,
    standard_box,
)
from vihara.games.menara.lifting import judged_tower
from vihara.games.menara.state import SEATS, STATE

DIFFICULTIES: Final = ("easy", "medium", "hard")
LEVEL_CARDS: Final = (3, 4, 5)
"""E-S3, by difficulty."""
HANDS: Final = ((8, 7, 6, 5), (7, 6, 5, 4), (6, 5, 4, 4))
"""E-S5: columns of a seat by difficulty and number of seats."""
TREMORS: Final = ("steady", "calm", "shaky")
GAUGES: Final = ("shown", "hidden")
PRACTICES: Final = ("no", "yes")

PRESETS: Final[Mapping[str, WrittenOptions]] = {
    "learn": {"hand": "steady", "gauge": "shown"},
    "table": {"hand": "calm", "gauge": "hidden"},
}
"""Ways to begin: to learn the game, and as at a real table."""

Key: TypeAlias = tuple[int, int, int, int]
"""How a record names its tables: the four words of a SHA-256."""
STANDARD: Final[Key] = (0, 0, 0, 0)
"""The name of our own tables."""


class UnknownTables(InvalidPosition):
    """A position names tables of components that are not at hand: they travel in options, not in positions."""

    def __init__(self, found: str) -> None:
        expected = "tables of components of a match that is being played here"
        super().__init__(found, Saying("menara-expected-tables", expected))


def _read_set(name: str, kind: type[Set], value: object) -> Set | None:
    """A set given as an option; what is refused is the entry that is wrong, not the set, which is long."""
    if value is None:
        return None
    expected = Saying("menara-expected-table", "a table of components as in data/{file}", file=f"{name}.json")
    if not isinstance(value, Mapping):
        raise InvalidOption(name, value, expected)
    try:
        load_box(**{name: value})
    except ComponentError as error:
        raise InvalidOption(name, str(error), expected) from error
    return essence(kind, value)


class Sample(dict[str, object]):
    """A set to try in place of our own; its text is its name, since nobody wants to read it whole."""

    def __init__(self, name: str, parts: FloorSet | CardSet) -> None:
        super().__init__(parts)
        self.name = name

    def __str__(self) -> str:
        return self.name


def _heavy() -> Sample:
    """Floors of heavier wood with smoother columns."""
    floors = own_floors()
    floors["physical"].update({"floor_density_kg_m3": 900, "column_density_kg_m3": 500, "friction": 0.3})
    return Sample("heavy", floors)


def _free() -> Sample:
    """Cards that leave the side of new floors free."""
    cards = own_cards()
    for card in cards["cards"]:
        card["rim"] = "free"
    return Sample("free", cards)


@dataclass(frozen=True)
class MenaraOptions(Options):
    """E-S3, E-S5: how hard; the hand that builds; E-S6, E-U14; tables in place of our own components (E-U1)."""

    difficulty: str = option("easy", "how many levels are required, with how many columns", choices=DIFFICULTIES)
    hand: str = option("steady", "how much the hand that builds trembles", choices=TREMORS)
    gauge: str = option(
        "shown", "whether margins are told before a piece is let go", choices=GAUGES, since=2, before="shown"
    )
    practice: str = option(
        "no", "build without plan cards, as high as you can", choices=PRACTICES, since=2, before="no"
    )
    first: int | str = first_option(SEATS, since=2)
    floors: FloorSet | None = option(  # noqa: RUF009
        None,
        "a table of temple floors in place of our own",
        read=partial(_read_set, "floors", FloorSet),
        samples=(_heavy(),),
    )
    cards: CardSet | None = option(  # noqa: RUF009
        None,
        "a table of plan cards in place of our own",
        read=partial(_read_set, "cards", CardSet),
        samples=(_free(),),
    )

    @cached_property
    def tables(self) -> tuple[Key, Box]:
        """The name of the components and the box, which stays for as long as some match has these options."""
        return keep(self.floors, self.cards)


# -- Tables ---------------------------------------------------------------------------------------------------

_RECENT: Final = 8
"""Boxes that are kept although no match holds them: states may be looked at without their match."""
_boxes: WeakValueDictionary[Key, Box] = WeakValueDictionary()
_recent: OrderedDict[Key, Box] = OrderedDict()
_lock = threading.Lock()


def key_of(floors: FloorSet | None, cards: CardSet | None) -> Key:
    """The name of these tables: the SHA-256 of what they say, as a record holds it."""
    if floors is None and cards is None:
        return STANDARD
    text = json.dumps([floors, cards], sort_keys=True, separators=(",", ":"))
    return cast(Key, struct.unpack("<4Q", hashlib.sha256(text.encode()).digest()))


def keep(floors: FloorSet | None, cards: CardSet | None) -> tuple[Key, Box]:
    """Find or make the box with these tables; who holds it keeps it, and the last few stay for a while."""
    key = key_of(floors, cards)
    if key == STANDARD:
        return key, standard_box()
    box = _boxes.get(key) or load_box(floors, cards)
    with _lock:
        box = _boxes.setdefault(key, box)
        _recent[key] = box
        _recent.move_to_end(key)
        while len(_recent) > _RECENT:
            _recent.popitem(last=False)
    return key, box


def key_in(s: Record) -> Key:
    """How a record names its tables, as a value that can be compared and remembered."""
    a, b, c, d = s.tables.tolist()
    return a, b, c, d


def box_of(tables: Any) -> Box:
    """The box that a record names; UnknownTables if no match with it is being played in this process."""
    key = cast(Key, tuple(int(word) for word in tables))
    if key == STANDARD:
        return standard_box()
    box = _boxes.get(key)
    if box is None:
        raise UnknownTables(key_text(key))
    return box


def key_text(tables: Any) -> str:
    """The name of tables in positions: 64 hexadecimal digits."""
    return struct.pack("<4Q", *(int(word) for word in tables)).hex()


def read_key(text: str) -> Key:
    """The other way round; ValueError if it is no such name."""
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise ValueError(text)
    return cast(Key, struct.unpack("<4Q", bytes.fromhex(text)))


def _shapes_of(*key: int) -> Array:
    return box_of(key).shapes


def _measures_of(*key: int) -> Array:
    return box_of(key).measures


_SHAPES = numba.typeof(standard_box().shapes)  # type: ignore[no-untyped-call]
_MEASURES = numba.typeof(standard_box().measures)  # type: ignore[no-untyped-call]


_own_shapes = given("vihara_menara_shapes", standard_box().shapes)
_own_measures = given("vihara_menara_measures", standard_box().measures)


@rules
def own_tables() -> Any:
    """Shapes and measures of our own box."""
    return frozen(array_at(_own_shapes(), (FLOORS, SIDES))), frozen(array_at(_own_measures(), 1))


if LEAVING:

    @rules
    def tables_of(tables: Any) -> Any:
        """Shapes and measures of the box that a record names: our own, for there is no other outside."""
        for word in tables:
            if word != 0:
                raise LookupError("no such tables here")
        return own_tables()

else:

    @asking
    def other_tables(tables: Any) -> Any:
        """Shapes and measures of a box that somebody brought."""
        a, b, c, d = tables[0], tables[1], tables[2], tables[3]
        with numba.objmode(shapes=_SHAPES, measures=_MEASURES):
            shapes = _shapes_of(a, b, c, d)
            measures = _measures_of(a, b, c, d)
        return shapes, measures

    @rules
    def tables_of(tables: Any) -> Any:
        """Shapes and measures of the box that a record names, for compiled rules."""
        for word in tables:
            if word != 0:
                return other_tables(tables)
        return own_tables()


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
        verdict = import_module("vihara.games.menara.physics.verdict")
        _remembered[key] = verdict.fallen(np.asarray(states).view(STATE)[i])
        while len(_remembered) > _MOST_REMEMBERED:
            _remembered.popitem(last=False)
    return _remembered[key]


def judged(states: Array, i: int) -> bytes:
    """What the simulation is asked about: the tower, the nudge, and the box."""
    s = np.asarray(states).view(STATE)[i]
    return bytes(judged_tower(s).tobytes() + s.nudged.tobytes() + s.tables.tobytes())


def was_simulated(states: Array, i: int) -> bool:
    """Whether this very question was put to the simulation here, and is remembered."""
    return judged(states, i) in _remembered


def _next_to_fall(states: Array, i: int) -> int:
    s = np.asarray(states).view(STATE)[i]
    for piece in fallen(states, i):
        if not s.fell[piece]:
            return piece
    return -1


if LEAVING:
    _simulate: Any = types.ExternalFunction("simulate", whole(addresses(STATE)))

    @rules
    def next_to_fall(states: Any, i: int) -> int:
        """The next piece that falls and is not marked yet; −1: nothing more falls. Whoever runs this says."""
        return int(_simulate(address(states[i])))

else:

    @asking
    def next_to_fall(states: Any, i: int) -> int:
        """The next piece that falls and is not marked yet; −1: nothing more falls."""
        with numba.objmode(piece="int64"):
            piece = _next_to_fall(states, i)
        return piece
