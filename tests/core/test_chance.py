"""Dice: uniform, reproducible, and for real matches provable."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from vihara.core.chance import FastDice, KeyedDice, choose, dice_of_seed, seed_hash

# RFC 8439, section 2.3.2, has the block function with key 00…1f; with counter 0 and nonce 0 the key stream of the
# all-zero key begins with these bytes (the RFC's appendix A.1, test vector 1).
ZERO_KEY_STREAM = bytes.fromhex("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
ZERO_KEY_BLOCK_1 = bytes.fromhex("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")


def test_keyed_dice_are_the_chacha20_stream() -> None:
    """Draw k reads block k of the published key stream."""
    dice = KeyedDice(bytes(32))
    assert dice.block(0)[:32] == ZERO_KEY_STREAM
    assert dice.block(1)[:32] == ZERO_KEY_BLOCK_1
    whole = int.from_bytes(dice.block(0), "little")
    assert dice.below(1000) == whole % 1000
    assert dice.below(6) == int.from_bytes(dice.block(1), "little") % 6


def test_keyed_dice_resume_anywhere() -> None:
    """Knowing how many draws there were is enough to go on."""
    dice = KeyedDice(bytes(range(32)))
    drawn = [dice.below(52) for _ in range(40)]
    assert [KeyedDice(bytes(range(32)), drawn=k).below(52) for k in range(40)] == drawn


def test_keys_differ_and_hash_to_their_commitment() -> None:
    """A fresh key comes from the operating system; its hash is SHA-256 of its bytes."""
    one, other = KeyedDice(), KeyedDice()
    assert one.key != other.key
    assert seed_hash(one.seed) == hashlib.sha256(one.key).hexdigest()
    with pytest.raises(ValueError, match="32 bytes"):
        KeyedDice(b"short")


@pytest.mark.parametrize("dice", [FastDice.of(1, 1), KeyedDice(bytes(range(32)))], ids=["fast", "keyed"])
@pytest.mark.parametrize("sides", [2, 6, 108])
def test_dice_are_uniform(dice: FastDice | KeyedDice, sides: int) -> None:
    """Every number comes about equally often."""
    found = Counter(dice.below(sides) for _ in range(100 * sides))
    assert set(found) <= set(range(sides))
    assert chisquare([found[n] for n in range(sides)]).pvalue > 1e-6


@given(seed=st.integers(0, 2**63 - 1), stream=st.integers(0, 2**40))
def test_seeds_read_back(seed: int, stream: int) -> None:
    """The seed in a file gives the same dice again."""
    dice = FastDice.of(seed, stream)
    again = dice_of_seed(dice.seed)
    assert [again.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]


@pytest.mark.parametrize("wrong", ["", "fast-", "fast-xyz", "00", "0" * 63, "G" * 64, "A" * 64])
def test_what_is_no_seed_is_refused(wrong: str) -> None:
    """Only 64 hexadecimal digits, or fast- and 16, make dice."""
    with pytest.raises(ValueError):
        dice_of_seed(wrong)


@given(st.lists(st.integers(1, 30), min_size=1, max_size=20), st.integers(1, 2**64 - 1))
def test_choose_uses_one_draw_and_respects_weights(weights: list[int], word: int) -> None:
    """The outcome is the one in whose share of the weights the draw falls."""
    dice, same = FastDice(word), FastDice(word)
    chosen = choose(dice, list(enumerate(weights)))
    number = same.below(sum(weights))
    assert sum(weights[:chosen]) <= number < sum(weights[: chosen + 1])
    assert dice.words[0] == same.words[0]
