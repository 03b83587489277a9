"""The games as WebAssembly modules for the pages: made once, in the background, by a process that waits for all
others. Until a module is there pages play that game at the server.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

from vihara.server.logs import log

_STATIC = Path(__file__).parent / "static"
_LINKER = "ziglang"
"""Only who develops has it: a package from elsewhere has the modules inside."""


class Translating:
    """The modules of the package's own pages, and the process that makes them."""

    def __init__(self, static: Path = _STATIC) -> None:
        self.folder = static / "engine"
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()
        self._stopped = False

    def start(self) -> None:
        """Have them made, if they are not there or do not fit the rules: that the process finds out by itself."""
        threading.Thread(target=self._run, name="vihara-translating", daemon=True).start()

    def stop(self) -> None:
        """End the process; what it has made is kept."""
        with self._lock:
            self._stopped = True
            if self._process is not None and self._process.poll() is None:
                # With the translation that it waits for.
                os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()

    def _run(self) -> None:
        if not os.access(self.folder, os.W_OK) or not find_spec(_LINKER):
            return
        with self._lock:
            if self._stopped:
                return
            self._process = subprocess.Popen(
                [sys.executable, "-m", "vihara", "wasm", str(self.folder), "--idle"],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                start_new_session=True,
            )  # fmt: skip
        _, said = self._process.communicate()
        if not self._stopped:
            (log.error if self._process.returncode else log.info)(
                "modules", code=self._process.returncode, said=said
            )
