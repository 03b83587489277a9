"""The log of a table: one class for each kind of entry, as it is written to the database and read again.

A field that has its default is not written; entries of older versions have fewer fields, and what they lack has
its default. Nothing here knows what an entry does: `table` does.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from vihara.core.event import Fields
from vihara.core.match import How
from vihara.core.options import WrittenOptions
from vihara.server.clocks import Clock

Admits: TypeAlias = Literal["me", "invite", "open", "reserved", "bot"]
"""Who may sit at a seat: the host, who has the link, anybody, who was asked for a rematch, or a bot."""


T = TypeVar("T")
Public: TypeAlias = Annotated[T, "public"]
"""A field that everybody may see; what is not public is never told."""


class LogEntry(Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What any entry may say besides."""

    by: str | None = None
    """Who made an entry that is no move: of these nobody may make any number."""
    steady: float | None = None
    """The server's steady time, where there is a clock; entries of old have only the time of day."""
    seed: str | None = None
    """The server's seed: in the entry with which the match ends; at tables from before, in the first."""

    @classmethod
    def tag(cls) -> str:
        """Its kind, by the name that it has in the log and in messages."""
        return str(cls.__struct_config__.tag)


class DealingEntry(LogEntry, kw_only=True):
    """An entry with which the match may begin: the one that fills the last seat, or brings the last share."""

    deal: list[str] | None = None
    """The texts of what was drawn."""
    dice: list[str] | None = None
    """What each seat added to the dice, or why it did not; not at tables from before, nor in finished matches."""
    settled: WrittenOptions | None = None
    """The options, where who begins was drawn."""


class CreatedSeat(Struct, omit_defaults=True):
    """A seat when the table is opened."""

    admits: Admits
    identity: str | None = None
    name: str = ""
    bot: str | None = None
    adds: bool = False
    reserved: str | None = None


class Created(DealingEntry, tag="created"):
    """The table was opened."""

    game: str
    rules: int
    title: str
    host: str
    host_name: str
    public: bool
    spectators: bool
    spectator_chat: bool
    options: WrittenOptions
    clock: Clock | None
    seats: list[CreatedSeat]
    hints: bool | None = None
    rated: bool = False
    hash: str | None = None
    """What commits the server to its seed; none where a finished match is only kept."""
    sealed: str | None = None
    file: str | None = None
    """The match file that it was opened from."""


class Sit(DealingEntry, tag="sit"):
    """Somebody sat down."""

    seat: Public[int]
    identity: str
    name: Public[str]
    adds: bool = False


class Promise(LogEntry, tag="promise"):
    """Seats show the hashes of what they will add to the dice."""

    seats: Public[list[int]]
    hashes: Public[list[str]]


class Share(DealingEntry, tag="share"):
    """Seats open what they add to the dice."""

    seats: Public[list[int]]
    shares: Public[list[str]]


class Absent(DealingEntry, tag="absent"):
    """The deal does not wait any longer for these seats."""

    seats: Public[list[int]]
    why: Public[Literal["absent", "withheld"]]


class Stand(LogEntry, tag="stand"):
    """Somebody stood up before the match."""

    seat: Public[int]


class Closed(LogEntry, tag="closed"):
    """The table was closed before a match."""


class Move(LogEntry, tag="move"):
    """A decision and the chance that followed it, as texts."""

    seat: Public[int]
    move: Public[str]
    chance: list[str]
    witnessed: list[Fields] | None = None
    """What only the process knew in which the step was made (how a tower fell), event by event."""
    bot: Public[str | None] = None


class Undo(LogEntry, tag="undo"):
    """A seat took back its last step, with so many decisions in all; entries of old do not tell how many."""

    seat: Public[int]
    steps: Public[int] = 0


class End(LogEntry, tag="end"):
    """The match was ended early; by agreement, seat 0 did it."""

    how: Public[How]
    seat: Public[int]


class Offer(LogEntry, tag="offer"):
    """Seats offer to end the match."""

    seats: Public[list[int]]


class Decline(LogEntry, tag="decline"):
    """A seat does not agree to that."""

    seat: Public[int]


class StandIn(LogEntry, tag="stand-in"):
    """A bot plays for somebody."""

    seat: Public[int]
    bot: Public[str]
    for_turn: Public[bool]
    why: Public[Literal["away", "clock"]]


class Leave(LogEntry, tag="leave"):
    """A player is away."""

    seat: Public[int]


class Back(LogEntry, tag="back"):
    """A player is back."""

    seat: Public[int]


class Rename(LogEntry, tag="rename"):
    """The table has another title."""

    title: Public[str]


class Chat(LogEntry, tag="chat"):
    """Somebody said something; seat 0 is a spectator."""

    identity: str
    seat: Public[int]
    name: Public[str]
    text: Public[str]


class Invite(LogEntry, tag="invite"):
    """A link for one seat, good until it is used or revoked; for seat 0 several may use it."""

    code: str
    seat: Public[int]


class Revoke(LogEntry, tag="revoke"):
    """A link is good no more."""

    code: str
    seat: Public[int]


class Rematch(LogEntry, tag="rematch"):
    """A seat wants to play again, at another table; entries of old do not tell which seat."""

    table: Public[str]
    seat: Public[int] = 0


class NoRematch(LogEntry, tag="no-rematch"):
    """A seat does not want to play again."""

    seat: Public[int]


Entry: TypeAlias = (
    Created | Sit | Promise | Share | Absent | Stand | Closed | Move | Undo | End | Offer | Decline | StandIn
    | Leave | Back | Rename | Chat | Invite | Revoke | Rematch | NoRematch
)  # fmt: skip
KINDS: tuple[type[LogEntry], ...] = get_args(Entry)

MOVES_ON = (Move, End, Sit, Closed, Rematch, Promise, Share, Absent)
"""Kinds of entries that make a match; of the others nobody may make any number."""


@cache
def public_fields(kind: type[LogEntry]) -> tuple[str, ...]:
    """The names of the fields that everybody may see."""
    types = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if "public" in getattr(types[name], "__metadata__", ()))


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def _as_json(value: Any) -> object:
    """Whole numbers of any make are numbers, and texts that remember their message are texts."""
    if isinstance(value, str):
        return str(value)
    return value.tolist() if hasattr(value, "tolist") else dict(value)


_encoder = msgspec.json.Encoder(enc_hook=_as_json)


def read_entry(body: str) -> Entry:
    """An entry as the database has it."""
    return _decoder.decode(body)


def write_entry(entry: LogEntry) -> str:
    """An entry as the database keeps it."""
    return _encoder.encode(entry).decode()
