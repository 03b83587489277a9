"""Sets of up to 64 small numbers as the bits of a word: what the records of several games are made of."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules

U = np.uint64
EMPTY = U(0)
_1, _2, _4, _56 = (U(n) for n in (1, 2, 4, 56))
_0F, _33, _55 = U(0x0F0F0F0F0F0F0F0F), U(0x3333333333333333), U(0x5555555555555555)
_BYTES = U(0x0101010101010101)


@rules
def bits(word: Any) -> Any:
    """How many bits of a word are set."""
    word = word - ((word >> _1) & _55)
    word = (word & _33) + ((word >> _2) & _33)
    word = (word + (word >> _4)) & _0F
    return np.int64((word * _BYTES) >> _56)


@rules
def lowest(word: Any) -> Any:
    """The number of the lowest bit that is set."""
    return bits((word & (~word + _1)) - _1)


@rules
def nth_bit(word: Any, rank: Any) -> Any:
    """The number of the set bit that has so many set bits below it."""
    for _ in range(rank):
        word &= word - _1
    return lowest(word)
