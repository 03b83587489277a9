"""The catalogue as data: every message of every file, its variables, and all that it can say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "src" / "vihara" / "locales"
LANGUAGES = ("de", "en", "fr", "it", "pl")


class _Names(Visitor):
    """Collects variables, messages referred to, plain text and the keys of choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []
        self.keys: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.keys.append({v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants})
        self.generic_visit(node)


@dataclass(frozen=True)
class Message:
    """One message: where it stands, what it names, and its text without the placeables."""

    file: str
    id: str
    variables: frozenset[str]
    texts: tuple[str, ...]
    pattern: str
    """The text with its variables as `{ $name }`; of a message with choices only the texts."""
    choices: tuple[frozenset[str], ...]


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.FunctionReference):
        inner = inner.arguments.positional[0]  # NUMBER($margin, …) says how a number is written
    return f"{{ ${inner.id.name} }}" if isinstance(inner, ast.VariableReference) else ""


def _read(path: Path) -> Iterator[Message]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read at {(entry.content or '')[:80]!r}"
        if isinstance(entry, ast.Message):
            names = _Names()
            names.visit(entry)
            keys = tuple(frozenset(key) for key in names.keys)
            pattern = "".join(map(_part, entry.value.elements if entry.value else ()))
            yield Message(path.stem, entry.id.name, frozenset(names.variables), tuple(names.text), pattern, keys)


@cache
def catalogue(language: str) -> Mapping[str, Message]:
    """The messages of a language by id; one that stands twice is an error."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for message in _read(path):
            assert message.id not in found, (
                f"{language}: {message.id} is in {path.name} and {found[message.id].file}"
            )
            found[message.id] = message
    return found
