"""Modules are made once: what was translated from the same sources by the same tools is kept and given again.

A folder of modules says what it was made of, so that whoever serves it knows whether it fits the rules.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from vihara.core.compiled import source_hash
from vihara.core.errors import ViharaError
from vihara.core.game import REGISTRY, load
from vihara.wasm.manifest import able, text
from vihara.wasm.translation import translate

TOOLS = ("numba", "llvmlite", "ziglang")
"""What turns sources into bytes."""
INDEX = "index.json"
"""Beside the modules: which there are, each with a name of its version."""
SOURCES = "sources.txt"
"""Beside them, too: a name of the sources that they were made of."""


@dataclass(frozen=True)
class Built:
    """A game for a page: its module, and its manifest as JSON."""

    module: bytes
    manifest: str

    @property
    def version(self) -> str:
        """The name of just these bytes."""
        return hashlib.sha256(self.module + self.manifest.encode()).hexdigest()[:16]


def build(key: str) -> Built:
    """Translate a game, or take what was made of the same sources before."""
    if not able(key):
        raise ViharaError(f"{key} cannot be a WebAssembly module yet: pages cannot read all that it tells")
    kept = _kept(key)
    try:
        module = kept.read_bytes()
    except OSError:
        module = translate(key)
        _keep(kept, module)
    return Built(module, text(load(key)))


def write(folder: Path, keys: list[str] | None = None, *, at_once: int = os.cpu_count() or 1) -> dict[str, Built]:
    """Write the games (all that can be modules, if none are named) into a folder; each is in the index once it is
    there.
    """
    wanted = keys or modules()
    built: dict[str, Built] = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / SOURCES).unlink(missing_ok=True)
        _put(folder / INDEX, b"{}\n")  # what was made of other sources is nobody's business any more
        with ThreadPoolExecutor(at_once) as pool:  # each is translated by a process of its own
            making = {pool.submit(build, key): key for key in wanted}
            for made in as_completed(making):
                built[making[made]] = one = made.result()
                _put(folder / f"{making[made]}.wasm", one.module)
                _put(folder / f"{making[made]}.json", one.manifest.encode())
                index = {key: built[key].version for key in wanted if key in built}
                _put(folder / INDEX, json.dumps(index).encode() + b"\n")
        if keys is None:
            _put(folder / SOURCES, fingerprint().encode() + b"\n")
    except OSError as error:
        raise ViharaError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
    return built


def modules() -> list[str]:
    """The games that can be modules."""
    return [key for key in REGISTRY if able(key)]


def fingerprint() -> str:
    """A name of the sources of all modules; with which tools they are translated is no matter to who plays."""
    return source_hash("core", "bots", "wasm", "games")


def fits(folder: Path) -> bool:
    """Whether a folder has all modules, made of the sources that there are now."""
    try:
        return (folder / SOURCES).read_text("utf-8").strip() == fingerprint()
    except OSError:
        return False


def _put(path: Path, data: bytes) -> None:
    """Write a file so that nobody reads half of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


def _kept(key: str) -> Path:
    """Where a module is kept that was made of these sources by these tools."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    tools = "-".join(metadata.version(tool) for tool in TOOLS)
    return home / "vihara" / f"wasm-{key}-{source_hash('core', 'bots', 'wasm', f'games/{key}')}-{tools}.wasm"


def _keep(kept: Path, module: bytes) -> None:
    """Keep it; where nothing can be kept, it is made again the next time."""
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        _put(kept, module)
