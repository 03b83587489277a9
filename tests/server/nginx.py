"""An nginx of the tests' own in front of a server, with the file that hosts are given."""

from __future__ import annotations

import contextlib
import datetime
import os
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.postgres import free_port

SITE_FILE = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"
NAME = "games.example"
_AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    include {types};
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
_TYPES = "types { text/html html; }"


def found() -> str | None:
    """Where nginx is: the system's, or Debian's package if we may install it."""
    where = f"{os.environ.get('PATH', '')}:/usr/sbin"
    path = shutil.which("nginx", path=where)
    if path is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"]):
            subprocess.run(["apt-get", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)
        path = shutil.which("nginx", path=where)
    return path


@dataclass(frozen=True)
class Front:
    """Where it answers, and the certificate by which it is known."""

    port: int
    plain_port: int
    trust: ssl.SSLContext


def _certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName(NAME), x509.IPAddress(ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


def site(upstream: str, plain: int, secure: int, folder: Path) -> str:
    """The file as hosts have it, with the ports and the folder of a test. What is exchanged must be there."""
    text = SITE_FILE.read_text("utf-8")
    for old, new in {
        "server 127.0.0.1:8000;": f"server {upstream};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "/etc/letsencrypt/live/games.example": str(folder),
    }.items():
        assert old in text
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def nginx(program: str, upstream: str) -> Iterator[Front]:
    """Run it in front of a server."""
    folder = Path(tempfile.mkdtemp(prefix="vihara-nginx-"))
    front = Front(free_port(), free_port(), ssl.create_default_context())
    _certificate(folder)
    front.trust.load_verify_locations(folder / "fullchain.pem")
    types = Path("/etc/nginx/mime.types")
    if not types.is_file():
        types = folder / "types"
        types.write_text(_TYPES)
    text = _AROUND.format(folder=folder, types=types, site=site(upstream, front.plain_port, front.port, folder))
    (folder / "nginx.conf").write_text(text)
    if os.geteuid() == 0:
        folder.chmod(0o755)  # its worker is somebody else
    process = subprocess.Popen(
        [program, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.PIPE, text=True
    )
    try:
        for _ in range(600):
            if process.poll() is not None:
                raise RuntimeError(f"nginx does not start: {process.communicate()[1]}")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", front.port), 1):
                break
            time.sleep(0.05)
        yield front
    finally:
        process.send_signal(signal.SIGQUIT)
        process.communicate()
        shutil.rmtree(folder, ignore_errors=True)
