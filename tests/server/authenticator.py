"""An authenticator in software: what a browser and its device do with passkeys, with real signatures."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One device with one key; `origin` is the page it believes to be on."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.uses = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """As navigator.credentials.create: RegistrationResponseJSON."""
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        about = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(options["rp"]["id"], _PRESENT | _VERIFIED | _ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._told(clientDataJSON=client, attestationObject=attestation)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """As navigator.credentials.get: AuthenticationResponseJSON."""
        self.uses += 1
        data = self._data(options["rpId"], _PRESENT | _VERIFIED)
        client = self._client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user)

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _told(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {name: bytes_to_base64url(value) for name, value in response.items()},
        }
