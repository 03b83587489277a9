"""What somebody is shown of a table and its log: the forms of all that `views` writes.

Everything told is built of these classes, so the type checker holds the server to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, Union, get_args, get_type_hints

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from vihara.core.event import Fields
from vihara.core.options import WrittenOptions
from vihara.core.takeback import Reason
from vihara.server.entries import KINDS, Admits, LogEntry, public_fields

exact = with_config(ConfigDict(extra="forbid"))
"""Exactly these fields."""

Seat = Annotated[int, Field(ge=0, le=16, description="from 1; 0 is nobody or a spectator")]
Status = Literal["open", "dealing", "running", "over", "closed"]
NoUndo = Reason | Literal["rated"]
"""Why nothing can be taken back: as the match says, or because it counts."""


@exact
class Refused(TypedDict):
    """Why something was not done."""

    code: str
    sentence: Annotated[str, Field(description="for people: without notation")]
    detail: Annotated[str, Field(description="for programs: it quotes the input")]
    clause: Annotated[str | None, Field(description="the rule that a move would break")]


@exact
class Invited(TypedDict):
    """A link for a seat: /join/CODE."""

    code: str
    seat: Annotated[int, Field(description="0: whoever of a group comes first, as long as seats are free")]


@exact
class Outcome(TypedDict):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    reason: str


@exact
class View(TypedDict):
    """What a seat sees: the record's fields by name, and sometimes the same as text."""

    fields: Fields
    position: NotRequired[str]


@exact
class ClockNow(TypedDict):
    """Seconds left for each seat, as of now."""

    now: float
    remaining: list[float]


@exact
class TimeAbout(TypedDict):
    """How time is limited."""

    per: Literal["turn", "seat"]
    seconds: float
    at_zero: Literal["bot", "resign"]
    bot: str


@exact
class SeatAbout(TypedDict):
    """Who sits where."""

    seat: int
    name: str
    admits: Admits
    bot: str | None
    stand_in: str | None
    away: bool
    taken: bool
    yours: bool
    awaits_you: Annotated[bool, Field(description="whether it waits for one's own consent to a rematch")]


@exact
class SeatShare(TypedDict):
    """What a seat adds to the dice: the hash it has promised, and its share, or why it has none."""

    seat: int
    adds: Annotated[bool, Field(description="whether it said that it would")]
    hash: str | None
    share: Annotated[
        str | None, Field(description="64 digits once it is open; after the deal also bot, absent or withheld")
    ]


@exact
class DiceAbout(TypedDict):
    """What the dice are made of, besides the server's seed."""

    waits_for: Annotated[Literal["promises", "shares"] | None, Field(description="what the deal waits for")]
    seats: list[SeatShare]


@exact
class About(TypedDict):
    """What hardly changes about a table."""

    table: str
    game: str
    rules: int
    title: str
    host: str
    yours: bool
    public: bool
    spectators: bool
    spectator_chat: bool
    hints: bool
    rated: NotRequired[bool]
    options: WrittenOptions
    seats: list[SeatAbout]
    time: TimeAbout | None
    hash: Annotated[str | None, Field(description="which commits the server to the seed of the dice")]
    dice: DiceAbout
    rematch: Annotated[str | None, Field(description="the table where somebody wants to play again")]
    rematch_by: Annotated[Seat, Field(description="who asked for it")]
    invites: list[Invited]


class TableNow(TypedDict):
    """Where a table stands, as everybody may know."""

    number: int
    changed: int
    status: Status
    to_act: Seat
    offers: list[int]
    clock: ClockNow | None
    outcome: Outcome | None


class SeatNow(TypedDict):
    """What a seat sees of it."""

    seat: Seat
    view: View | None
    figures: Fields | None
    legal: list[str]
    undo: bool
    no_undo: Annotated[NoUndo | None, Field(description="why nothing can be taken back; null if something can")]


class Position(TableNow, SeatNow):
    """Where a table stands, seen from a seat."""

    table: str


@exact
class Shown(About, TableNow, SeatNow):
    """A table as somebody sees it."""

    type: Literal["table"]


@exact
class ListedSeat(TypedDict):
    """A seat in a list of tables."""

    name: str
    bot: str | None
    taken: bool
    admits: str


class TableSummary(TypedDict):
    """What lists show of a table, as it is stored beside the log; for everybody's eyes."""

    table: str
    game: str
    title: str
    host: str
    created: float
    seats: list[ListedSeat]
    outcome: Outcome | None
    rated: NotRequired[bool]


# -- what happened --------------------------------------------------------------------------------------------


@exact
class GameEvent(TypedDict):
    """What happened in the match, as the seat may know it; the kinds are the game's own."""

    kind: str
    fields: Fields


@exact
class HiddenEntry(TypedDict):
    """An entry that is not for one's eyes."""

    kind: Literal["hidden"]
    number: int


def entry_form(kind: type[LogEntry]) -> Any:
    """The form in which a kind of entry is told: its public fields, its number and time, and what happened in the
    match.
    """
    types = get_type_hints(kind)
    fields: dict[str, Any] = {"number": int, "kind": Literal[kind.tag()], "at": float}
    for name in public_fields(kind):
        given = tuple(one for one in get_args(types[name]) if one is not type(None))
        optional = type(None) in get_args(types[name])
        fields[name] = NotRequired[Union[given]] if optional else types[name]  # noqa: UP007
    make: Any = TypedDict  # of a name and fields that only a run knows
    form = make(f"{kind.__name__}Entry", {**fields, "events": list[GameEvent]})
    form.__doc__ = kind.__doc__
    return exact(form)


if TYPE_CHECKING:
    ToldEntry = dict[str, object]
else:
    ToldEntry = Annotated[Union[(*map(entry_form, KINDS), HiddenEntry)], Field(discriminator="kind")]
