"""Dice: fast ones for simulation and search, keyed and verifiable ones for real matches.

Every chance action of a match uses exactly one draw, in order, forced ones included; so the dice of a match can
be verified, or resumed, knowing only how many chance actions there were.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from vihara.core.compiled import rules

U = np.uint64
_STAR = U(0x2545F4914F6CDD1D)
_GOLD, _MIX1, _MIX2 = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
_1, _12, _25, _27, _30, _31, _32 = (U(n) for n in (1, 12, 25, 27, 30, 31, 32))


@rules
def seed_word(seed: Any, stream: Any) -> Any:
    """Spread a seed and a stream number over 64 bits (SplitMix64, twice); never 0, which xorshift cannot leave."""
    z = U(seed) * _GOLD + _GOLD
    z = (z ^ (z >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    z = (z ^ (z >> _31)) + U(stream) * _GOLD
    z = (z ^ (z >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    return (z ^ (z >> _31)) | _1


@rules
def below(dice: Any, n: Any) -> Any:
    """Draw a number from 0 to n − 1 (xorshift64*); `dice` is an array of one word, advanced in place."""
    x = dice[0]
    x ^= x >> _12
    x ^= x << _25
    x ^= x >> _27
    dice[0] = x
    return np.int64((((x * _STAR) >> _32) * U(n)) >> _32)


class Dice(Protocol):
    """Where chance comes from."""

    def below(self, n: int) -> int:
        """Draw a number from 0 to n − 1."""

    @property
    def seed(self) -> str:
        """The text that goes into a match file once the match is over."""

    def apart(self) -> Dice:
        """Dice for a choice before the match (who begins), which uses up no draw of the match itself."""


class FastDice:
    """The dice of simulations and search: one 64-bit word, reproducible from its seed."""

    def __init__(self, word: int) -> None:
        self._seed = int(word)
        self.words: npt.NDArray[np.uint64] = np.array([word], np.uint64)

    @classmethod
    def of(cls, seed: int, stream: int) -> FastDice:
        """Make the dice number `stream` of a seed."""
        return cls(int(seed_word(seed, stream)))

    def below(self, n: int) -> int:
        return int(below(self.words, n))

    @property
    def seed(self) -> str:
        return f"fast-{self._seed:016x}"

    def apart(self) -> FastDice:
        return FastDice.of(self._seed >> 1, 1)


_STRETCH = 16
"""Blocks of a key stream that are read at once: matches draw again and again."""


@lru_cache(4096)
def _stretch(key: bytes, number: int) -> bytes:
    """So many blocks, one after the other."""
    nonce = (_STRETCH * number).to_bytes(8, "little") + bytes(8)
    return Cipher(algorithms.ChaCha20(key, nonce), mode=None).encryptor().update(bytes(64 * _STRETCH))


class KeyedDice:
    """The dice of real matches: ChaCha20 under a 256-bit key whose hash is shown before the first deal.

    Draw number k, counted from 0, takes the k-th 64-byte block of the key stream (zero nonce), reads it as a
    little-endian number, and gives its remainder by n. 512 bits leave no bias worth speaking of.
    """

    def __init__(self, key: bytes | None = None, drawn: int = 0) -> None:
        self.key = secrets.token_bytes(32) if key is None else key
        if len(self.key) != 32:
            raise ValueError(f"a key has 32 bytes, not {len(self.key)}")
        self.drawn = drawn

    def block(self, number: int) -> bytes:
        """One 64-byte block of the key stream."""
        stretch, place = divmod(number, _STRETCH)
        return _stretch(self.key, stretch)[64 * place : 64 * place + 64]

    def below(self, n: int) -> int:
        number = int.from_bytes(self.block(self.drawn), "little") % n
        self.drawn += 1
        return number

    @property
    def seed(self) -> str:
        return self.key.hex()

    def apart(self) -> KeyedDice:
        return KeyedDice(hashlib.sha256(b"apart" + self.key).digest())


def seed_hash(seed: str) -> str:
    """The hash shown before the first deal: SHA-256 of the key's bytes (of the text, for fast dice)."""
    data = seed.encode() if seed.startswith("fast-") else bytes.fromhex(seed)
    return hashlib.sha256(data).hexdigest()


def keyed_dice(key: str, drawn: int = 0) -> KeyedDice:
    """The dice under a key of 64 hexadecimal digits, after so many draws."""
    return KeyedDice(bytes.fromhex(key), drawn)


def dice_of_seed(seed: str) -> KeyedDice | FastDice:
    """Make the dice again from the seed in a match file; ValueError if it is none."""
    if re.fullmatch(r"[0-9a-f]{64}", seed):
        return keyed_dice(seed)
    if re.fullmatch(r"fast-[0-9a-f]{16}", seed):
        return FastDice(int(seed[5:], 16))
    raise ValueError(seed)


def choose(dice: Dice, outcomes: Sequence[tuple[int, int]]) -> int:
    """Draw one of the weighted outcomes."""
    number = dice.below(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        number -= weight
        if number < 0:
            return action
    raise AssertionError("weights do not add up")
