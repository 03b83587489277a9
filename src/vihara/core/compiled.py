"""Compiling rules: one decorator, one cache folder per version of the sources.

Numba keys its cache on the file of the function alone: after an edit in another file it would silently run old
rules. Hence a cache folder named by the hash of all sources that the function can reach: its own module, the
modules of the functions it is bound to, and whatever these import from this package, found by their lines
`from vihara.… import …`. An edit elsewhere (a picture, a text) costs no compilation.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import threading
import types
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core.caching import UserProvidedCacheLocator

Record: TypeAlias = Any
"""One game record: `numpy.record` when interpreted, a Numba record when compiled; no type says both."""

Compiled = TypeVar("Compiled", bound=Callable[..., Any])


_PACKAGE = Path(__file__).parent.parent
_IMPORT = re.compile(r"^[ \t]*from (vihara[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)


@cache
def source_hash(*folders: str) -> str:
    """Name a version of some folders of the package by the bytes of all their sources and data."""
    files = (path for folder in folders for path in (_PACKAGE / folder).rglob("*"))
    return _hash({path for path in files if path.suffix in (".py", ".json")})


def _hash(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _source(module: str) -> Path | None:
    """The file of a module of this package; None for a package and for what is no module."""
    path = _PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return path if module.startswith("vihara.") and path.is_file() else None


@cache
def _imports(module: str) -> frozenset[str]:
    """The modules of this package that a module imports; a package stands for those of its modules it names."""
    found: set[str] = set()
    path = _source(module)
    for package, names in _IMPORT.findall(path.read_text("utf-8") if path else ""):
        found.add(package)
        for name in re.sub(r"#[^\n]*|[()]", "", names).split(","):
            found.add(f"{package}.{name.split()[0]}" if name.split() else package)
    return frozenset(name for name in found if _source(name))


@cache
def _reach(*modules: str) -> frozenset[Path]:
    """The sources that functions of some modules can call."""
    reached: set[str] = set()
    waiting = set(modules)
    while waiting:
        module = waiting.pop()
        reached.add(module)
        waiting |= _imports(module) - reached
    return frozenset(path for module in reached if (path := _source(module)))


def _own_folder(path: Path) -> bool:
    """Make the folder if need be; cache files are pickles, so nobody else may be able to write there."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = path.stat()
    except OSError:
        return False
    mine = not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)
    return mine and os.access(path, os.W_OK)


@cache
def cache_folder(*modules: str) -> Path | None:
    """Find a private, writable folder for compiled code; None where there is none (then nothing is cached)."""
    if os.environ.get("NUMBA_CACHE_DIR"):
        return Path(os.environ["NUMBA_CACHE_DIR"])
    user = os.getuid() if hasattr(os, "getuid") else 0
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    # Compiled code with bounds checks is other code from the same sources.
    name = _hash(_reach(*modules)) + ("-checked" if BOUNDSCHECK else "")
    for base in (Path(home) / "vihara", Path(tempfile.gettempdir()) / f"vihara-{user}"):
        if _own_folder(base) and _own_folder(base / name):
            return base / name
    return None


_DECORATING = threading.Lock()
BOUNDSCHECK = bool(os.environ.get("VIHARA_BOUNDSCHECK"))
INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
LEAVING = bool(os.environ.get("VIHARA_LEAVING"))
"""Whether code is compiled to leave this process: then it cannot ask Python for anything."""


def prepare_thread() -> None:
    """Interpreted, let 64-bit words wrap around as they do when compiled; NumPy asks for that in every thread."""
    if INTERPRETED:
        np.seterr(over="ignore")


prepare_thread()


def rules(function: Compiled) -> Compiled:
    """Compile a function of the rules; with NUMBA_DISABLE_JIT=1 it stays plain Python with the same results."""
    return _compile(function)


def asking(function: Compiled) -> Compiled:
    """Compile a function that asks plain Python for something (`numba.objmode`), holding its lock meanwhile."""
    return _compile(function, nogil=False)


class Locator(UserProvidedCacheLocator):
    """Where in a cache folder the code of a function lies: by its module, so that a copy of it finds it."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        path = Path(py_file)
        if path.is_relative_to(_PACKAGE):
            return "_".join(path.parent.relative_to(_PACKAGE).parts)
        return cast(str, super().get_suitable_cache_subpath(py_file))  # type: ignore[no-untyped-call]


def _look_in(folder: Path) -> None:
    """Numba asks for its cache's folder when a function is decorated, and remembers."""
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{Locator.__name__}"  # type: ignore[attr-defined]


def _compile(function: Compiled, *bound: str, nogil: bool = True) -> Compiled:
    folder = cache_folder(function.__module__, *bound)
    with _DECORATING:
        if folder is not None:
            _look_in(folder)
        compiled = numba.njit(cache=folder is not None, nogil=nogil, boundscheck=BOUNDSCHECK)(function)
    return cast(Compiled, compiled)


def cached_callback(function: Callable[..., Any], signature: Any) -> Any:
    """Compile a function to be called by its address, or load it from the cache."""
    from numba.core.ccallback import CFunc

    made = CFunc(function, (signature.args, signature.return_type), {}, {"boundscheck": BOUNDSCHECK})
    folder = cache_folder(function.__module__)
    if folder is not None:
        with _DECORATING:
            _look_in(folder)
            made.enable_caching()
    made.compile()
    return made


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
    return _compile(copy, *sorted({value.__module__ for value in names.values() if callable(value)}))
