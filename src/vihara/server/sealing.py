"""Sealing: what lies in the database and must not be read there while a match runs, the seeds of its dice.

The secret is a file of lines with 64 hexadecimal digits each. The first one seals; all of them open. So a secret
is changed by writing a new line above the old ones, and a line can go when the matches sealed with it are over.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import tempfile
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from vihara.core.errors import ViharaError
from vihara.core.saying import Saying
from vihara.server.errors import Sealed

_NONCE = 12
_LINE = re.compile(r"[0-9a-f]{64}")


class Sealer:
    """Seals and opens, with the secrets of a file that is made where there is none."""

    def __init__(self, path: Path) -> None:
        self._ciphers = [ChaCha20Poly1305(secret) for secret in _secrets(path)]

    def seal(self, table: str, seed: str) -> str:
        """A seed that only this server can read, and only as that of this table."""
        nonce = secrets.token_bytes(_NONCE)
        return (nonce + self._ciphers[0].encrypt(nonce, bytes.fromhex(seed), table.encode())).hex()

    def open(self, table: str, sealed: str) -> str:
        """The seed; Sealed if none of the secrets fits."""
        data = bytes.fromhex(sealed)
        for cipher in self._ciphers:
            with contextlib.suppress(InvalidTag):
                return cipher.decrypt(data[:_NONCE], data[_NONCE:], table.encode()).hex()
        sentence = "the dice of this table are sealed with a secret that this server does not have"
        raise Sealed(Saying("server-sealed", sentence))


def _secrets(path: Path) -> list[bytes]:
    try:
        if not path.exists():
            _make(path)
        lines = path.read_text(encoding="ascii").split()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "not text"
        raise ViharaError(f"--secret: cannot read or make {str(path)!r}: {why}") from error
    for number, line in enumerate(lines, start=1):
        if not _LINE.fullmatch(line):
            # What was found is not told: it may be a secret with a slip of the pen.
            raise ViharaError(f"--secret: {str(path)!r}, line {number}: expected 64 hexadecimal digits")
    if not lines:
        raise ViharaError(f"--secret: {str(path)!r} is empty, expected lines of 64 hexadecimal digits")
    return [bytes.fromhex(line) for line in lines]


def _make(path: Path) -> None:
    """A new secret, whole or not at all; if another process is faster, its secret stays."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # readable by its owner alone
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32) + "\n")
        with contextlib.suppress(FileExistsError):
            os.link(part, path)
    finally:
        os.unlink(part)
