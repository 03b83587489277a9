"""What commands have in common: reading options and files, showing progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from vihara.core.errors import InvalidOption, ViharaError
from vihara.core.saying import quoted


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Read NAME=VALUE pairs; a value is JSON, or else a word; @FILE is the JSON in a file."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise InvalidOption(pair, pair, "NAME=VALUE, as in first=random")
        text = read_text(value[1:]) if value.startswith("@") else value
        try:
            options[name] = json.loads(text)
        except (ValueError, RecursionError) as error:
            if text is not value:
                raise InvalidOption(name, value, f"a file with JSON: {error}") from error
            options[name] = value
    return options


def read_text(file: str) -> str:
    """Read a match file, or standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in it
        reason = getattr(error, "strerror", None) or error
        raise ViharaError(f"cannot read {quoted(file)}: {reason}") from error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise ViharaError(
            f"{file!r}, line {line}: found bytes that are not UTF-8, expected a match file"
        ) from error


def write_text(file: str, text: str) -> None:
    """Write a file whole or not at all."""
    path = Path(file)
    try:
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ViharaError(f"cannot write {quoted(file)}: {reason}") from error


def print_json(data: Any) -> None:
    """Print one JSON object."""
    print(json.dumps(data))


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if somebody watches."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
