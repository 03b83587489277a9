"""Compiling rules: one decorator, one cache folder per version of the sources.

Numba keys its cache on the file of the function alone: after an edit in another file it would silently run old
rules. Hence a cache folder named by the hash of all sources of the package.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np

Record: TypeAlias = Any
"""One game record: `numpy.record` when interpreted, a Numba record when compiled; no type says both."""

Compiled = TypeVar("Compiled", bound=Callable[..., Any])


def source_hash() -> str:
    """Name the version of the package by the bytes of all its sources."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _own_folder(path: Path) -> bool:
    """Make the folder if need be; cache files are pickles, so nobody else may be able to write there."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = path.stat()
    except OSError:
        return False
    mine = not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)
    return mine and os.access(path, os.W_OK)


def choose_cache_folder() -> Path | None:
    """Find a private, writable folder for compiled code; None where there is none (then nothing is cached)."""
    if os.environ.get("NUMBA_CACHE_DIR"):
        return Path(os.environ["NUMBA_CACHE_DIR"])
    user = os.getuid() if hasattr(os, "getuid") else 0
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    # Compiled code with bounds checks is other code from the same sources.
    name = source_hash() + ("-checked" if os.environ.get("VIHARA_BOUNDSCHECK") else "")
    for base in (Path(home) / "vihara", Path(tempfile.gettempdir()) / f"vihara-{user}"):
        if _own_folder(base) and _own_folder(base / name):
            return base / name
    return None


CACHE_FOLDER = choose_cache_folder()
INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

if CACHE_FOLDER is not None:
    numba.config.CACHE_DIR = str(CACHE_FOLDER)  # type: ignore[attr-defined]
if INTERPRETED:
    # Packed piles and dice count on 64-bit words wrapping around, as they do when compiled.
    np.seterr(over="ignore")


def rules(function: Compiled) -> Compiled:
    """Compile a function of the rules; with NUMBA_DISABLE_JIT=1 it stays plain Python with the same results."""
    return cast(
        Compiled,
        numba.njit(
            cache=CACHE_FOLDER is not None, nogil=True, boundscheck=bool(os.environ.get("VIHARA_BOUNDSCHECK"))
        )(function),
    )


def bind(template: Callable[..., Any], key: str, **names: Any) -> Callable[..., Any]:
    """Compile a template whose free names are a game's compiled functions.

    A closure over compiled functions would never be cached; a copy of the function with other globals is. Its
    name carries the game's key, so that two games never share a cache entry.
    """
    code = template.__code__.replace(
        co_name=f"{template.__name__}_{key}", co_qualname=f"{template.__qualname__}_{key}"
    )
    copy = types.FunctionType(code, {**template.__globals__, **names}, code.co_name, template.__defaults__)
    copy.__module__ = template.__module__
    copy.__qualname__ = code.co_qualname
    return rules(copy)
