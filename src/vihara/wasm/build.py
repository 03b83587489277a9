"""Modules are made once: what was translated from the same sources by the same tools is kept and given again."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
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


def write(folder: Path, keys: list[str] | None = None) -> dict[str, Built]:
    """Write the games (all that can be modules, if none are named) and their index into a folder."""
    wanted = keys or [key for key in REGISTRY if able(key)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each is translated by a process of its own
        built = dict(zip(wanted, pool.map(build, wanted), strict=True))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for key, one in built.items():
            (folder / f"{key}.wasm").write_bytes(one.module)
            (folder / f"{key}.json").write_text(one.manifest, "utf-8")
        index = {key: one.version for key, one in built.items()}
        (folder / INDEX).write_text(json.dumps(index) + "\n", "utf-8")
    except OSError as error:
        raise ViharaError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
    return built


def _kept(key: str) -> Path:
    """Where a module is kept that was made of these sources by these tools."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    tools = "-".join(metadata.version(tool) for tool in TOOLS)
    return home / "vihara" / f"wasm-{key}-{source_hash('core', 'bots', 'wasm', f'games/{key}')}-{tools}.wasm"


def _keep(kept: Path, module: bytes) -> None:
    """Keep it; where nothing can be kept, it is made again the next time."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as file:
            file.write(module)
        Path(file.name).replace(kept)
    except OSError:
        pass
