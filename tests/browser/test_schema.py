"""The types of the browser part follow from the server's schema."""

from __future__ import annotations

import importlib.util

from browser.conftest import ROOT


def test_the_generated_types_are_those_of_the_schema() -> None:
    spec = importlib.util.spec_from_file_location("vihara_web_schema", ROOT / "web" / "schema.py")
    assert spec is not None
    assert spec.loader is not None
    schema = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(schema)
    assert schema.TARGET.read_text(encoding="utf-8") == schema.text(), "run `python web/schema.py`"
