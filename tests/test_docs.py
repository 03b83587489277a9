"""The site builds, and no link in it is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_site_builds_without_a_broken_link(tmp_path: Path) -> None:
    """`make docs` is strict: a link to nowhere, a page outside the menu or a module that is gone fails it."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "VectorGames" in (tmp_path / "api" / "adapters.html").read_text(encoding="utf-8")
    for page in ("index", "games/mandala", "rules/menara", "observations", "speed", "api/core"):
        assert (tmp_path / f"{page}.html").stat().st_size > 5000
