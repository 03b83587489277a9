"""Who lacks a library is told how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_library_is_named_with_its_extra(adapter: str, library: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import vihara.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"is not installed: pip install 'vihara[{adapter}]'" in done.stderr.splitlines()[-1]
