"""Compiled code is found again only if no source it can reach has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vihara.core import compiled
from vihara.core.game import REGISTRY, load


def called(function: Any, seen: set[Any]) -> Iterator[Any]:
    """A compiled function and every function of this package that it can call."""
    plain = getattr(function, "py_func", function)
    if plain in seen:
        return
    seen.add(plain)
    yield plain
    for name in plain.__code__.co_names:
        value = plain.__globals__.get(name)
        module = getattr(value, "__module__", None) or ""
        if (
            callable(value)
            and module.startswith("vihara.")
            and hasattr(getattr(value, "py_func", value), "__code__")
        ):
            yield from called(value, seen)


def kernels_of(key: str) -> dict[str, Any]:
    game = load(key)
    return vars(game.kernels) | (vars(game.search) if game.search else {})


@pytest.mark.parametrize("key", REGISTRY)
def test_whatever_a_kernel_calls_is_in_the_hash_of_its_sources(key: str) -> None:
    for name, kernel in kernels_of(key).items():
        if not callable(kernel):
            continue
        reached = {path.as_posix() for path in compiled._reach(kernel.__module__)}
        for function in called(kernel, set()):
            assert function.__code__.co_filename in reached, f"{key}.{name} calls {function.__qualname__}"


@pytest.mark.parametrize("key", REGISTRY)
def test_pictures_and_texts_are_not_in_it(key: str) -> None:
    for kernel in filter(callable, kernels_of(key).values()):
        names = {path.name for path in compiled._reach(kernel.__module__)}
        assert not names & {"picture.py", "notation.py", "events.py", "game.py", "__init__.py"}


def test_a_template_is_named_by_the_sources_of_what_it_is_bound_to() -> None:
    kernels = load("mandala").kernels
    bound = compiled.bind(called, "mandala", policy=kernels.policy)
    paths = compiled._reach(bound.__module__, kernels.policy.__module__)
    assert {"knowledge.py", "rules.py", "state.py"} <= {path.name for path in paths}


def test_imports_are_read_in_each_of_their_forms(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rooms").mkdir()
    for name in ("one", "two", "three", "four", "five"):
        (tmp_path / "rooms" / f"{name}.py").write_text("")
    (tmp_path / "rooms" / "six.py").write_text(
        "from vihara.rooms import (\n    one as first,  # why\n    two,\n)\n"
        "from vihara.rooms.three import anything\n"
        "def later():\n    from vihara.rooms.four import thing\n"
    )
    monkeypatch.setattr(compiled, "_PACKAGE", tmp_path)
    compiled._imports.cache_clear()
    found = compiled._imports("vihara.rooms.six")
    compiled._imports.cache_clear()
    assert found == {f"vihara.rooms.{name}" for name in ("one", "two", "three", "four")}


def test_a_copy_of_the_sources_finds_what_another_compiled(tmp_path: Path) -> None:
    """A second clone of the same version, or the same version installed anew, compiles nothing again."""
    told = []
    for name in ("one", "another"):
        shutil.copytree(compiled._PACKAGE / "core", tmp_path / name / "vihara" / "core")
        (tmp_path / name / "vihara" / "__init__.py").write_text("")
        run = subprocess.run(
            [sys.executable, "-c", "from vihara.core import bits; print(bits.bits(bits.U(11)))"],
            env={
                **{key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"},
                "PYTHONPATH": str(tmp_path / name),
                "XDG_CACHE_HOME": str(tmp_path / "cache"),
                "NUMBA_DEBUG_CACHE": "1",
            },
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(run.stdout)
    assert [out.splitlines()[-1] for out in told] == ["3", "3"]
    assert ["data saved to" in out for out in told] == [True, False]
    assert "data loaded from" in told[1]
