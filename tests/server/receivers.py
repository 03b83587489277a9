"""Those who are called, on loopback: a push service that checks what it gets, a browser that reads it, a mail server."""

from __future__ import annotations

import asyncio
import base64
import email.policy
import hashlib
import hmac
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_PATIENCE = 60


def read64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Got:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A web server that keeps what it gets, and answers what the test says."""

    url: str = ""
    got: list[Got] = field(default_factory=list)
    answer: Callable[[Got], int | tuple[int, dict[str, str]]] = lambda _: 201
    _more: threading.Condition = field(default_factory=threading.Condition)

    def keep(self, got: Got) -> tuple[int, dict[str, str]]:
        with self._more:
            self.got.append(got)
            self._more.notify_all()
        answer = self.answer(got)
        return answer if isinstance(answer, tuple) else (answer, {})

    def wait(self, number: int) -> list[Got]:
        """All that came, once it is so many."""
        with self._more:
            assert self._more.wait_for(lambda: len(self.got) >= number, _PATIENCE), f"{len(self.got)} of {number}"
            return list(self.got)


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A web server in a thread."""
    kept = Receiver()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, more = kept.keep(Got(self.path, headers, body))
            self.send_response(status)
            for name, value in {"Content-Length": "0", **more}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

        def handle(self) -> None:
            try:
                super().handle()
            except (ConnectionError, BrokenPipeError):
                self.close_connection = True  # a server was killed meanwhile

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    kept.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """A browser with a push subscription: only it can read what it is sent (RFC 8291, read the other way round)."""

    def __init__(self, url: str, name: str) -> None:
        self.endpoint = f"{url}/{name}"
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": write64(self._point), "auth": write64(self._auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), public)
        key = _hkdf(self._auth, shared, b"WebPush: info\0" + self._point + theirs, 32)
        content = _hkdf(salt, key, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, key, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\2")
        told: dict[str, Any] = json.loads(padded[:-1])
        return told


def _hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    extracted = hmac.new(salt, key, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\1", hashlib.sha256).digest()[:length]


def check_vapid(got: Got, key: str, origin: str, now: float) -> dict[str, Any]:
    """What a push service checks (RFC 8292): who signed, for whom, until when. The claims."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert given["k"] == key
    signed, _, mark = given["t"].rpartition(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read64(key))
    numbers = read64(mark)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(read64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert now < claims["exp"] <= now + 86_400
    found: dict[str, Any] = claims
    return found


class Mailbox:
    """Mails that came."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.url = ""
        self.answer: Callable[[str], str | None] = lambda _: None
        """What to answer to a recipient; None takes the mail."""
        self._more = threading.Condition()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        refused = self.answer(address)
        if refused:
            return refused
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=email.policy.SMTP)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        with self._more:
            self.mails.append(mail)
            self._more.notify_all()
        return "250 OK"

    def wait(self, number: int) -> list[EmailMessage]:
        with self._more:
            assert self._more.wait_for(lambda: len(self.mails) >= number, _PATIENCE), (
                f"{len(self.mails)} of {number}"
            )
            return list(self.mails)


class _Controller(Controller):
    """At a free port, which is known when it listens."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A real SMTP server on loopback."""
    box = Mailbox()
    controller = _Controller(box, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        box.url = f"smtp://127.0.0.1:{controller.port}"
        yield box
    finally:
        controller.stop()
