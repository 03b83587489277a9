"""Options of a game: a frozen dataclass whose fields know what they accept."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from vihara.core.errors import InvalidOption
from vihara.core.saying import Saying

RANDOM = "random"


@dataclass(frozen=True)
class Options:
    """What can be chosen before a match; each game adds its fields."""


Chosen = TypeVar("Chosen", bound=Options)
WrittenOptions: TypeAlias = dict[str, object]
"""Options by name, as match files, logs and requests have them."""


def option(
    default: Any,
    help: str,
    choices: Sequence[Any] | None = None,
    read: Callable[[Any], Any] | None = None,
    samples: Sequence[Any] = (),
    *,
    since: int = 1,
    before: Any = None,
) -> Any:
    """Declare an option: its default, what it means, and its choices or a reader that raises ValueError; `samples`
    are values to try where not all can be listed. An option that there is only `since` a version of the rules has
    in matches by older ones the value `before`: there it cannot be chosen and is not written.
    """
    about = {"help": help, "choices": choices, "read": read, "samples": samples, "since": since, "before": before}
    return dataclasses.field(default=default, metadata=about)


def first_option(seats: range, since: int = 1) -> Any:
    """Declare the option `first`: the seat that begins, or `random` (written as the seat it gave)."""
    return option(1, "the seat that begins", choices=(*range(1, seats[-1] + 1), RANDOM), since=since, before=1)


def _same(one: Any, other: Any) -> bool:
    return bool(one == other) and type(one) is type(other)


def _known(names: Sequence[str]) -> Saying:
    if not names:
        return Saying("error-option-none", "an option of this game: it has none")
    return Saying("error-option-names", "an option of this game: {names}", names=", ".join(names))


def read_options(kind: type[Chosen], given: Mapping[str, object], version: int) -> Chosen:
    """Check the given values by name, value and type; what is not given has its default. Options that this version
    of the rules does not know are what they were before them.
    """
    every = dataclasses.fields(kind)
    fields = {field.name: field for field in every if field.metadata["since"] <= version}
    values: dict[str, Any] = {field.name: field.metadata["before"] for field in every if field.name not in fields}
    for name, value in given.items():
        if name not in fields:
            raise InvalidOption(name, value, _known(list(fields)))
        choices, read = fields[name].metadata["choices"], fields[name].metadata["read"]
        if choices is not None and not any(_same(value, choice) for choice in choices):
            one_of = Saying("error-option-choices", "one of {choices}", choices=", ".join(map(repr, choices)))
            raise InvalidOption(name, value, one_of)
        if read is not None:
            try:
                value = read(value)
            except ValueError as error:
                expected = error.args[0] if error.args and isinstance(error.args[0], Saying) else str(error)
                raise InvalidOption(name, value, expected) from error
        values[name] = value
    return kind(**values)


def written_options(options: Options, version: int) -> WrittenOptions:
    """The options that differ from their defaults, as a match file of this version of the rules has them."""
    return {
        field.name: getattr(options, field.name)
        for field in dataclasses.fields(options)
        if field.metadata["since"] <= version and not _same(getattr(options, field.name), field.default)
    }
