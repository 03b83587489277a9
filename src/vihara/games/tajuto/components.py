"""What is in the box of Tajuto (T-C1 to T-C7), its one table of prices (T-U1), and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict, cast

from vihara.core.options import Options, first_option, option

SEATS: Final = range(2, 5)

# -- Floors, pagodas and stones (T-C1, T-C2) ------------------------------------------------------------------

COLORS: Final = ("red", "orange", "yellow", "green", "blue", "violet", "black", "white")
PAGODAS: Final = len(COLORS)
FLOORS: Final = 6
"""Floors of a pagoda; floor 1 is the largest, floor 6 the smallest."""
STONES: Final = PAGODAS
"""Offering stones of a player, one per color."""

SYMBOLS: Final = ("▲", "●", "★", "◆", "♣", "♠", "■", "□")
LETTERS: Final = ("R", "O", "Y", "G", "B", "V", "K", "W")
"""A sign and a letter beside each color, so that color is never alone."""

# -- Tiles: in stacks (T-C3 to T-C5), single ones (T-C6, T-C7) and a player's own (T-C2) -----------------------

STACKS: Final = ("wisdom 1", "wisdom 2", "wisdom 3", "wisdom 4", "wisdom 5", "market", "shrine", "D", "E", "F")
WISDOM, MARKET, SHRINE, NEUTRAL, INAUGURATION = 0, 5, 6, 7, 10
"""Where a kind begins among the stacks; row INAUGURATION of the price table is for the single tiles."""
WISDOM_VALUES: Final = 5
COPIES: Final = (3, 3, 3, 3, 3, 2, 2, 2, 2, 2)
"""Tiles of each stack."""
MOST_COPIES: Final = 3

ACTION_TILES: Final = ("A", "B", "C", "D", "E", "F", "D2", "E2", "F2")
"""A player's action tiles: three of one's own, then the neutral ones, then second copies of these."""
OWN_TILES: Final = 3
KINDS_OF_ACTION_TILES: Final = ACTION_TILES[:6]

GOALS: Final = ("wisdom5", "wisdom10", "offerings4", "offerings8", "30mp", "first", "fourth", "most")
"""Six goals to claim, then the two given at the end."""
GOALS_TO_CLAIM: Final = 6

# -- What things are worth ------------------------------------------------------------------------------------

OFFERING_BONUS: Final = 2
COVERING_BONUS: Final = 2
MARKET_DISCOUNT: Final = 2
GOAL_EP: Final = 1
INAUGURATION_EP: Final = 4
PAGODAS_TO_END: Final = 4
TURNS_PER_PLAYER: Final = 150
GOAL_MP: Final = 30


class Prices(TypedDict, total=False):
    """Prices in MP by kind and copy, and what using an action tile costs."""

    wisdom: list[list[int]]
    market: list[int]
    shrine: list[int]
    D: list[int]
    E: list[int]
    F: list[int]
    inauguration: int
    activation: dict[str, int]


PRICES: Final[Prices] = {
    "wisdom": [[3, 5, 7], [7, 9, 11], [11, 13, 15], [15, 17, 19], [19, 21, 23]],
    "market": [10, 12],
    "shrine": [12, 14],
    "D": [6, 8],
    "E": [8, 10],
    "F": [10, 12],
    "inauguration": 8,
    "activation": {"A": 0, "B": 4, "C": 6, "D": 2, "E": 0, "F": 0},
}
"""Every price in MP, by kind and copy from the top of the stack, and what using an action tile costs.

The rulebook prints those of the markets and of A to F's activation; the rest is ruling T-U1. Option `prices`
replaces entries.
"""
MOST_MP_OF_A_PRICE: Final = 255


def read_prices(given: object) -> Prices:
    """Check a replacement table; ValueError says which entry, what was found and what was expected."""
    if not isinstance(given, dict):
        raise ValueError(f"a table of prices with some of the entries {', '.join(PRICES)}; found {given!r}")
    for entry, value in given.items():
        if entry == "wisdom":
            if not isinstance(value, list) or len(value) != WISDOM_VALUES:
                raise _wrong(entry, value, f"{WISDOM_VALUES} rows, one per value from 1 to {WISDOM_VALUES}")
            for number, row in enumerate(value, start=1):
                _check_row(f"wisdom row {number}", row, COPIES[WISDOM])
        elif entry in ("market", "shrine", "D", "E", "F"):
            _check_row(entry, value, COPIES[STACKS.index(entry)])
        elif entry == "inauguration":
            _check_price(entry, value)
        elif entry == "activation":
            if not isinstance(value, dict):
                raise _wrong(entry, value, f"a table by action tile {', '.join(KINDS_OF_ACTION_TILES)}")
            for tile, cost in value.items():
                if tile not in KINDS_OF_ACTION_TILES:
                    raise _wrong(entry, tile, f"an action tile: {', '.join(KINDS_OF_ACTION_TILES)}")
                _check_price(f"activation {tile}", cost)
        else:
            raise ValueError(f"prices of {', '.join(PRICES)}; found an entry {entry!r}")
    return cast(Prices, dict(given))


def _wrong(entry: str, found: object, expected: str) -> ValueError:
    return ValueError(f"prices of another form; {entry}: found {found!r}, expected {expected}")


def _is_price(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_MP_OF_A_PRICE


def _check_price(entry: str, value: object) -> None:
    if not _is_price(value):
        raise _wrong(entry, value, f"a whole number from 0 to {MOST_MP_OF_A_PRICE}")


def _check_row(entry: str, value: object, copies: int) -> None:
    if not isinstance(value, list) or len(value) != copies or not all(map(_is_price, value)):
        raise _wrong(entry, value, f"{copies} whole numbers from 0 to {MOST_MP_OF_A_PRICE}, one per copy")
    if value != sorted(value):
        raise _wrong(entry, value, f"{sorted(value)}: a stack lies cheapest on top")


def price_rows(given: Prices | None) -> tuple[list[list[int]], list[int]]:
    """All prices as numbers: a row per stack and one for inaugurations, then the activation costs."""
    of: Prices = {**PRICES, **read_prices(given or {})}
    rows = [*of["wisdom"], of["market"], of["shrine"], of["D"], of["E"], of["F"], [of["inauguration"]]]
    costs = {**PRICES["activation"], **of["activation"]}
    return [[*row, *[0] * (MOST_COPIES - len(row))] for row in rows], [
        costs[tile] for tile in KINDS_OF_ACTION_TILES
    ]


CHEAP: Final[Prices] = {
    "wisdom": [[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]],
    "market": [3, 4],
    "shrine": [3, 4],
    "D": [1, 2],
    "E": [1, 2],
    "F": [1, 2],
    "inauguration": 2,
    "activation": {"B": 1, "C": 2, "D": 1},
}
"""A replacement with which everything gets bought: for trying out, and for tests."""


# -- Options --------------------------------------------------------------------------------------------------

TOUCHES: Final = ("sure", "fumbling", "blind")
SURE, FUMBLING, BLIND = range(3)


@dataclass(frozen=True)
class TajutoOptions(Options):
    """T-S3: who begins; T-U3: how well one feels; T-U7: whether totals are open; T-U1: other prices."""

    first: int | str = first_option(SEATS)
    touch: str = option("sure", "feeling for a size: sure, fumbling (3 to 6 may be missed) or blind", TOUCHES)
    open_scores: bool = option(False, "show everybody's enlightenment points as they stand", (False, True))
    prices: Prices | None = option(  # noqa: RUF009
        None,
        "replace entries of the price table: wisdom, market, shrine, D, E, F, inauguration, activation",
        read=read_prices,
        samples=(CHEAP,),
    )
