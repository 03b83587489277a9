"""Web Push: messages that only one browser can read (RFC 8291), from a server that shows who it is (RFC 8292)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
_RECORD = 4096
"""Bytes of a record; a message is one."""
LONGEST = 3000
"""Bytes of a message: push services need not take more than 4,096 once it is encrypted."""
_GOOD_FOR = 12 * 3600
"""Seconds for which a signature is good; push services accept a day at most."""
_DAY = 86_400


def encode(data: bytes) -> str:
    """Base64 for addresses, without padding, as all of Web Push has it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """The bytes of it; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_browser_keys(p256dh: str, auth: str) -> None:
    """ValueError if they are not the public key and the secret of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    if len(decode(auth)) != 16:
        raise ValueError("auth has 16 bytes")


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser (RFC 8291, aes128gcm); key and salt are used once, the tests know them."""
    once, salt = once or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    theirs = decode(p256dh)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    ours = point(once.public_key())
    key = _derive(decode(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    content = _derive(salt, key, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, key, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, message + b"\2", None)


def _derive(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


class Vapid:
    """Who the server is, to push services: a key pair (RFC 8292)."""

    def __init__(self, key: bytes, contact: str) -> None:
        number = int.from_bytes(key, "big") % (_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public, self.contact = encode(point(self._key.public_key())), contact

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that signs a message to a push service."""
        place = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + _GOOD_FOR}
        if self.contact:
            claims["sub"] = self.contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def headers_of(vapid: Vapid, endpoint: str, topic: str, now: float) -> dict[str, str]:
    """What goes with a message: of several with one topic that wait for a browser, only the last stays."""
    return {
        "Authorization": vapid.authorization(endpoint, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_DAY),
        "Urgency": "high",  # else a phone may tell of it hours later
        "Topic": topic,
    }
