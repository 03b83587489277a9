"""Dice that a server and the seats make together, so that none of them can bend what is drawn.

The server shows the SHA-256 of its seed before anything else. Every seat that wants to add to the dice then shows
the SHA-256 of a share of its own, 32 random bytes; only when all of these hashes lie open are the shares opened.
Nobody chooses after seeing what another one chose, not even a server that is in league with a seat. A seat that
adds nothing has a share that anybody can derive from the server's hash. What chance gives comes from a key made of
the seed and all shares in the order of the seats; docs/notation.md has the formulas.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

BOT, ABSENT, WITHHELD = "bot", "absent", "withheld"
DERIVED = (BOT, ABSENT, WITHHELD)
"""What stands for the share of a seat that opened none: a bot, one that never promised a share (in time), and one
that promised a share and did not open it in time."""
_SHARE_LABEL, _DICE_LABEL = b"vihara/share/1", b"vihara/dice/1"
_HEX = re.compile(r"[0-9a-f]{64}")


def is_share(text: str) -> bool:
    """Whether this is a share as it is written: 64 hexadecimal digits, or why there is none."""
    return text in DERIVED or bool(_HEX.fullmatch(text))


def share_hash(share: str) -> str:
    """What a seat shows before it opens its share."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def derived_share(commitment: str, seat: int) -> bytes:
    """The share of a seat (from 1) that opens none."""
    return hashlib.sha256(_SHARE_LABEL + bytes.fromhex(commitment) + bytes([seat])).digest()


def common_key(seed: str, shares: Sequence[str]) -> bytes:
    """The key under which chance is drawn; shares in the order of the seats."""
    commitment = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    info = b"".join(
        derived_share(commitment, seat) if share in DERIVED else bytes.fromhex(share)
        for seat, share in enumerate(shares, start=1)
    )
    return HKDF(SHA256(), 32, _DICE_LABEL, info).derive(bytes.fromhex(seed))
