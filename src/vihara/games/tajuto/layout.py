"""A record read by people: plain numbers for texts, refusals, events and pictures; seats count from 0."""

from __future__ import annotations

from typing import Any

from vihara.core.compiled import Record
from vihara.games.tajuto.components import (
    ACTION_TILES,
    COLORS,
    FLOORS,
    MARKET,
    MARKET_DISCOUNT,
    NEUTRAL,
    OWN_TILES,
    PAGODAS,
    STACKS,
    WISDOM_VALUES,
)

Floor = tuple[int, int]
"""Color and size."""


def floors(sets: Any) -> list[Floor]:
    """The floors of a set, given as its bytes, by size and color."""
    return [(c, n + 1) for n in range(FLOORS) for c in range(PAGODAS) if int(sets[n]) >> c & 1]


def floor_text(floor: Floor) -> str:
    """A floor as it is written, `red 3`."""
    return f"{COLORS[floor[0]]} {floor[1]}"


class Layout:
    """What lies on the table, as one record has it."""

    def __init__(self, s: Record) -> None:
        self.s = s
        self.seats = int(s.seats)
        self.seat = int(s.turn)
        self.mp = [int(mp) for mp in s.mp[: self.seats]]
        self.built = floors(s.built)
        self.heights = [sum(color == c for color, _ in self.built) for c in range(PAGODAS)]
        self.front = [floors(s.front[seat]) for seat in range(self.seats)]
        self.bag = floors(s.bag)
        self.stones = {floor: seat for seat in range(self.seats) for floor in floors(s.stones[seat])}

    @property
    def finished(self) -> int:
        """How many pagodas are finished."""
        return self.heights.count(FLOORS)

    def is_finished(self, color: int) -> bool:
        return self.heights[color] == FLOORS

    def stone_on_top(self, color: int) -> int | None:
        """Whose stone lies on the top floor of a pagoda."""
        return self.stones.get((color, self.heights[color]))

    def offered(self, seat: int) -> list[int]:
        """The colors of the stones a seat has offered."""
        return [color for (color, _), owner in self.stones.items() if owner == seat]

    def buildable(self, seat: int) -> list[Floor]:
        """The floors in front of a seat that could be built."""
        return [(c, size) for c, size in self.front[seat] if size == self.heights[c] + 1]

    def wisdom(self, seat: int) -> int:
        """The printed values of a seat's wisdom tiles."""
        return sum((v + 1) * int(self.s.owned[seat, v]) for v in range(WISDOM_VALUES))

    def price(self, stack: int, seat: int) -> int:
        """What the top tile of a stack (or an inauguration) costs a seat."""
        copy = int(self.s.sold[stack]) if stack < len(STACKS) else 0
        return max(0, int(self.s.price[stack, copy]) - MARKET_DISCOUNT * int(self.s.owned[seat, MARKET]))

    def cost(self, tile: int) -> int:
        """What using an action tile costs."""
        return int(self.s.activation[tile if tile < 6 else tile - 3])

    def has_tile(self, tile: int, seat: int) -> bool:
        """Whether a seat has an action tile."""
        copy, kind = divmod(tile - OWN_TILES, 3)
        return tile < OWN_TILES or int(self.s.owned[seat, NEUTRAL + kind]) > copy

    def is_used(self, tile: int) -> bool:
        return bool(int(self.s.used) >> tile & 1)

    def tiles(self, seat: int) -> list[int]:
        """A seat's action tiles, in the order of ACTION_TILES."""
        return [tile for tile in range(len(ACTION_TILES)) if self.has_tile(tile, seat)]
