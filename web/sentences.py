"""What the catalogue's sentences of events name, so that the type checker holds it against a game's vocabulary."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parent.parent / "src" / "vihara" / "locales"
_ENDS = ("", "-seen", "-none")
"""An event has a sentence for all, one for whoever sees what others do not, and one for when there is nothing."""


class _Variables(Visitor):
    """The variables that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def _messages(key: str) -> dict[str, ast.Message]:
    """The messages of a game by id, in English; a test holds those of other languages to them."""
    parsed = FluentParser().parse((LOCALES / "en" / f"{key}.ftl").read_text("utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def named_by(key: str, kind: str) -> set[str]:
    """The variables that the sentences of a kind of event name; none if there is no sentence."""
    found = _Variables()
    for end in _ENDS:
        if message := _messages(key).get(f"{key}-event-{kind.replace(' ', '-')}{end}"):
            found.visit(message)
    return found.names
