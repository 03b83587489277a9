"""Every clause of the rules has a test that names it: in the name of the test, or in its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from vihara.core.game import REGISTRY

ROOT = Path(__file__).parents[2]
ID = r"[AMTE]-[A-Z]?\d+[a-z]?"
EXCEPTIONS: dict[str, str] = {}
"""Clauses that no test names, each with the reason why."""


def clauses(game: str) -> list[str]:
    """The clauses of a game, as the rules list them."""
    return re.findall(rf"^\s*- ({ID})\b", (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"), re.M)


def _functions() -> Iterator[ast.FunctionDef]:
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


@cache
def named() -> frozenset[str]:
    """Every clause that the name or the docstring of a test function names."""
    found: set[str] = set()
    for test in _functions():
        found.update(re.findall(rf"\b({ID})\b", ast.get_docstring(test) or ""))
        name = re.match(r"test_([amte])_([a-z]?)(\d+)([a-z]?)_", test.name)
        if name:
            found.add(f"{name[1].upper()}-{name[2].upper()}{name[3]}{name[4]}")
    return frozenset(found)


@pytest.mark.parametrize("game", list(REGISTRY))
def test_every_clause_is_named_by_a_test(game: str) -> None:
    ids = clauses(game)
    assert len(ids) == len(set(ids)) > 35
    assert [id for id in ids if id not in named() and id not in EXCEPTIONS] == []


def test_no_exception_is_stale() -> None:
    """An exception is of a clause there is, and of one that still has no test."""
    known = {id for game in REGISTRY for id in clauses(game)}
    assert set(EXCEPTIONS) <= known - named()


def test_no_test_names_a_clause_that_is_not_there() -> None:
    known = {id for game in REGISTRY for id in clauses(game)}
    assert {id for id in named() if id not in known} == set()
