"""Records: packed twins, copies, digests and differences."""

from __future__ import annotations

import numpy as np
import pytest

from vihara.core.record import copy, difference, digest, layout

DTYPE = layout([("turn", "i1", ()), ("hand", "u1", (2, 8)), ("score", "i4", (3,))], packed=frozenset({"hand"}))


def test_a_packed_field_and_its_twin_are_the_same_bytes() -> None:
    """Writing a pile changes the word, and the other way round."""
    state = np.zeros(1, DTYPE)
    state[0].hand[1, 2] = 7
    assert state[0].hand_word[1] == 7 << 16
    state[0].hand_word[0] = 5
    assert state[0].hand[0].tolist() == [5, 0, 0, 0, 0, 0, 0, 0]
    assert DTYPE.fields is not None
    assert DTYPE.fields["hand"][1] % 8 == 0


def test_only_piles_of_eight_bytes_can_be_packed() -> None:
    """A field of another shape is refused."""
    with pytest.raises(ValueError, match="hand"):
        layout([("hand", "u1", (6,))], packed=frozenset({"hand"}))


def test_copy_digest_and_difference() -> None:
    """A copy is equal until it changes; the difference names the fields, not their twins."""
    state = np.zeros(1, DTYPE)
    twin = copy(state)
    assert digest(state) == digest(twin)
    assert difference(state, twin) == {}
    twin[0].hand[0, 1] = 3
    twin[0].turn = 1
    assert digest(state) != digest(twin)
    assert difference(state, twin) == {
        "turn": (0, 1),
        "hand": ([[0] * 8, [0] * 8], [[0, 3, 0, 0, 0, 0, 0, 0], [0] * 8]),
    }
