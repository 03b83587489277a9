"""The types of the browser part follow from the server's schema and the games' vocabularies."""

from __future__ import annotations

import importlib

import pytest

from browser.conftest import ROOT


def test_the_generated_files_are_those_of_schema_and_vocabularies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "web"))
    files = importlib.import_module("schema").files()
    assert len(files) > 1
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old: run `python web/schema.py`"
