"""Every saying in the sources and every declared refusal, found by reading them: its message, its English, and where it stands."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "vihara"


@dataclass(frozen=True)
class Found:
    """A saying as the source gives it."""

    id: str
    english: str
    facts: frozenset[str]
    """The facts its English names."""
    where: str


def _texts(body: ast.AST) -> dict[str, list[tuple[int, str]]]:
    """The texts that names are bound to, with their lines."""
    found: dict[str, list[tuple[int, str]]] = {}
    for node in ast.walk(body):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant | ast.Tuple):
            for target in node.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
                for name, value in zip(names, values, strict=False):
                    if (
                        isinstance(name, ast.Name)
                        and isinstance(value, ast.Constant)
                        and isinstance(value.value, str)
                    ):
                        found.setdefault(name.id, []).append((node.lineno, value.value))
    return {name: sorted(texts) for name, texts in found.items()}


def _text(node: ast.expr, bound: dict[str, list[tuple[int, str]]], line: int) -> str:
    """The text that an expression stands for: a text, a name bound to one above, or two of them put together."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.Name):
        return [text for at, text in bound.get(node.id, []) if at <= line][-1]
    if isinstance(node, ast.BinOp):
        return _text(node.left, bound, line) + _text(node.right, bound, line)
    return ""


def _in(path: Path) -> Iterator[Found]:
    tree = ast.parse(path.read_text("utf-8"))
    bound = _texts(tree)
    for node in ast.walk(tree):
        pair: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("Saying", "Reason"):
                pair = node.args[-2:]
        elif isinstance(node, ast.Tuple) and _is_id(node.elts[0] if node.elts else None):
            pair = node.elts
        if len(pair) != 2 or not isinstance(pair[0], ast.Constant):
            continue
        assert isinstance(node, ast.expr | ast.stmt)
        english = _text(pair[1], bound, node.lineno)
        assert english, f"{path}:{node.lineno}: a saying whose English is not written beside it"
        facts = frozenset(re.findall(r"\{(\w+)", english))
        yield Found(str(pair[0].value), english, facts, f"{path.relative_to(PACKAGE)}:{node.lineno}")


def _is_id(node: ast.expr | None) -> bool:
    """Tables of endings keep message and English as a pair."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and "-ending-" in node.value


@cache
def sayings() -> tuple[Found, ...]:
    """All of them."""
    return tuple(found for path in sorted(PACKAGE.rglob("*.py")) for found in _in(path))


def as_message(english: str) -> str:
    """The English of the sources as the catalogue writes it."""
    text = re.sub(r"\{found!r\}", "{ $found }", english)
    text = re.sub(r"\{(\w+)!r\}", r"'{ $\1 }'", text)
    return re.sub(r"\{(\w+)(?::[^}]*)?\}", r"{ $\1 }", text)
