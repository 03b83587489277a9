"""The types of the browser part follow from the server's schema and the games' vocabularies."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
from pathlib import Path

import pytest

from browser.conftest import ROOT
from vihara.core.game import REGISTRY

WEB = ROOT / "web"
RENAMED = {"ananda": "height", "mandala": "discarded", "menara": "required", "tajuto": "covered"}
"""By game: a field of an event that only a sentence of the catalogue names."""


def test_the_generated_files_are_those_of_schema_and_vocabularies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(WEB))
    files = importlib.import_module("schema").files()
    assert len(files) > 1
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old: run `python web/schema.py`"


def test_a_renamed_field_of_an_event_fails_by_its_type_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentences of all games are held to the types of their events, even where no code reads the field."""
    monkeypatch.syspath_prepend(str(WEB))
    assert list(RENAMED) == list(REGISTRY)
    kept = [WEB / "src" / "games" / key / "words.ts" for key in REGISTRY]
    changed = []
    for key, path in zip(REGISTRY, kept, strict=True):
        name, place = RENAMED[key], tmp_path / f"{key}.ts"
        told, fields = re.subn(rf"^  {name}: ", "  another: ", path.read_text("utf-8"), flags=re.M)
        assert fields
        place.write_text(told)
        changed.append(place)
    options = {"types": [], "paths": {"$lib/*": [f"{WEB}/src/lib/*"]}}
    project = {"extends": f"{WEB}/tsconfig.json", "compilerOptions": options, "include": []}
    (tmp_path / "tsconfig.json").write_text(
        json.dumps({**project, "files": [str(path) for path in [*kept, *changed]]})
    )
    node = importlib.import_module("build").found_node()
    command = [node, WEB / "node_modules" / "typescript" / "bin" / "tsc", "--project", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    wrong = [line for line in done.stdout.splitlines() if "error TS" in line]
    assert len(wrong) == len(changed), done.stdout
    for path in changed:
        assert f"{path.name}(" in done.stdout
        assert f"Type '\"{RENAMED[path.stem]}\"' is not assignable" in done.stdout
