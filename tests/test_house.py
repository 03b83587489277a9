"""The house keeps its order: imports point at core, rooms are the same in every game, clauses have tests."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

from vihara.core.game import REGISTRY

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "vihara"
ROOMS = {
    "__init__.py", "components.py", "state.py", "rules.py", "moves.py", "notation.py", "view.py", "events.py",
    "knowledge.py", "picture.py", "figures.py", "tensor.py", "words.py", "preview.py", "README.md",
}  # fmt: skip
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core"},
    "arena": {"core", "bots"},
    "adapters": {"core", "bots"},
    "review": {"core", "bots"},
    "puzzles": {"core", "bots", "review"},
    "lessons": {"core"},
    "server": {"core", "bots", "arena", "lessons", "review", "puzzles"},
    "wasm": {"core", "bots"},
    "cli": {"core", "bots", "arena", "adapters", "server", "wasm", "review", "puzzles"},
}
"""Everything points at core; a game besides at itself."""


def imports(path: Path) -> set[str]:
    """The modules of the package that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative import"
            found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    return {name for name in found if name.startswith("vihara.")}


def sources() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != PACKAGE]


def test_types_know_what_games_tell() -> None:
    """A renamed field of `words.py` fails the type checkers, as long as nothing goes past them."""
    untyped = re.compile(r"(dict|Mapping)\[str, Any\]")
    places = [
        *(PACKAGE / "games").rglob("*.py"),
        *(PACKAGE / "server" / f"{room}.py" for room in ("table", "tables", "entries")),
    ]
    assert not [path for path in places if untyped.search(path.read_text(encoding="utf-8"))]
    boards = [path for path in (ROOT / "web" / "src" / "games").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert boards
    assert not [path for path in boards if "as unknown as" in path.read_text(encoding="utf-8")]


def test_addresses_of_the_app_fit_any_folder() -> None:
    """A site may lie in any folder, and have its addresses behind a `#`: links are made by `to`, files by `fileAt`."""
    absolute = re.compile(r"""(?:href|src|action|icon)[=:] ?[{]?["'`]/(?!api/)|<a\b[^>]*\bhref=[{](?!to\()""")
    web = ROOT / "web"
    places = [path for path in (web / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    assert places
    wrong = [path.name for path in places if absolute.search(path.read_text(encoding="utf-8"))]
    assert wrong == []
    assert absolute.search('<a class="b" href="/new">')
    assert absolute.search('icon: "/icon.svg"')
    assert absolute.search("<a href={address}>")


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_everything_points_at_core(path: Path) -> None:
    """Core imports core alone, a game itself and core, and nobody else imports a game."""
    place = path.relative_to(PACKAGE).parts
    for name in imports(path):
        room = name.split(".")[1]
        if room == "games":
            assert place[0] == "games", f"{name} is a game: only the registry may name one"
            assert name.split(".")[2:3] in ([], [place[1]]), f"{name} is another game"
        elif room != place[0] and (PACKAGE / room).is_dir():
            assert room in MAY_IMPORT[place[0]], f"{place[0]} must not import {name}"


def test_only_the_registry_names_a_game() -> None:
    """No other source outside games/ has a game's name in its code; the help of the command line names all four."""
    for path in sources():
        if "games" in path.relative_to(PACKAGE).parts or path.name == "game.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name | ast.Attribute | ast.Constant):
                word = str(getattr(node, "id", getattr(node, "attr", getattr(node, "value", "")))).lower()
                named = [key for key in REGISTRY if key in word]
                assert not named or len(word) > 40, f"{path}:{node.lineno} names {named}"


UNDECLARED = {"menara"}
"""Games whose vocabulary is not declared yet; none may come to them."""


@pytest.mark.parametrize("key", REGISTRY)
def test_every_game_has_the_same_rooms(key: str) -> None:
    """No room is missing in any game."""
    rooms = ROOMS if key in UNDECLARED else ROOMS | {"words.py"}
    assert {path.name for path in (PACKAGE / "games" / key).iterdir()} >= rooms


def test_no_declared_game_is_written_twice_in_the_browser() -> None:
    """Types of a declared vocabulary are generated; nothing is taken for one of them without a look at it."""
    for key in set(REGISTRY) - UNDECLARED:
        for path in (ROOT / "web" / "src" / "games" / key).iterdir():
            if path.suffix in (".ts", ".svelte"):
                assert "as unknown as" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("key", REGISTRY)
def test_every_game_readme_has_the_same_headings(key: str) -> None:
    """A reader finds the same headings in every game."""
    headings = re.findall(r"^## (.+)$", (PACKAGE / "games" / key / "README.md").read_text(encoding="utf-8"), re.M)
    expected = [
        "What it is", "Components", "The turn", "Notation", "Options", "Rulings", "What is hidden", "Record",
        "Bots' knowledge", "Figures",
    ]  # fmt: skip
    assert [heading for heading in headings if heading in expected] == expected


@pytest.mark.parametrize("key", REGISTRY)
def test_every_clause_has_a_test(key: str) -> None:
    """Each clause id of docs/rules is named by a test of that game."""
    clauses = re.findall(
        r"^ *- ([A-Z]-\w+)", (ROOT / "docs/rules" / f"{key}.md").read_text(encoding="utf-8"), re.M
    )
    assert len(clauses) > 30
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / key).glob("test_*.py"))
    assert [clause for clause in clauses if not re.search(rf"\b{clause}\b", tests)] == []


def test_readme_is_true() -> None:
    """The tour in the README runs as it is printed."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0
