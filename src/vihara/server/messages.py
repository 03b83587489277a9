"""The messages of the socket: what comes, which is refused if it has another form, and what the server tells.

What is told is built of these very classes, so the type checker holds the server to them; the browser makes its
types from their schema (`/api/schema`, `vihara serve --schema`).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from vihara.core.event import Fields
from vihara.server.errors import InvalidMessage
from vihara.server.requests import (
    TOO_MANY_PARTS,
    Asking,
    Form,
    Line,
    Making,
    Mark,
    OwnSeat,
    TableId,
    explain,
    parts_of,
)
from vihara.server.shown import About, Position, Refused, Seat, ToldEntry, exact

_MOST_TEXTS, _MOST_LISTS = 50, 600
"""A chat line may have five hundred brackets."""

# -- what comes -----------------------------------------------------------------------------------------------


class _Sent(Form):
    id: Annotated[int, Field(ge=0, le=2**53)] | None = None
    """Comes back in the answer."""


class AtTable(_Sent):
    """About a table."""

    table: TableId


class Watch(AtTable):
    """Follow a table; with `since`, only what came after that number."""

    type: Literal["watch"]
    since: Mark | None = None
    seat: Annotated[int, Field(ge=0, le=16)] | None = None
    figures: bool = Field(True, description="with what the game makes of each view, for people to see")


class Unwatch(AtTable):
    """Stop following it."""

    type: Literal["unwatch"]


class Look(AtTable):
    """Whether somebody sees what is told of a table that is watched: a hidden page goes on being told."""

    type: Literal["look"]
    on: bool


class MoveMessage(Making, AtTable):
    """A move."""

    type: Literal["move"]


class AskMessage(Asking, AtTable):
    """Ask what a move would cost and bring, or why it is not allowed; nothing changes."""

    type: Literal["ask"]


class HintRequest(OwnSeat, AtTable):
    """Ask for the best moves."""

    type: Literal["hint"]


class UndoMessage(OwnSeat, AtTable):
    """Take back a step."""

    type: Literal["undo"]


class ResignMessage(OwnSeat, AtTable):
    """Give up the match."""

    type: Literal["resign"]


class AgreeMessage(AtTable):
    """Offer, or agree, to end the match."""

    type: Literal["agree"]


class DeclineMessage(AtTable):
    """Do not agree."""

    type: Literal["decline"]


class ChatMessage(Line, AtTable):
    """Say something."""

    type: Literal["chat"]


class Ping(_Sent):
    """Ask whether anybody is there."""

    type: Literal["ping"]


Message = Annotated[
    Watch
    | Unwatch
    | Look
    | MoveMessage
    | AskMessage
    | HintRequest
    | UndoMessage
    | ResignMessage
    | AgreeMessage
    | DeclineMessage
    | ChatMessage
    | Ping,
    Field(discriminator="type"),
]
_MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


class ClientMessage(BaseModel):
    """A message to the server."""

    message: Message


def read_message(text: str) -> Message:
    """Read a socket message; InvalidMessage says what is wrong with it."""
    texts, lists = parts_of(text.encode(errors="replace"))
    if texts > _MOST_TEXTS or lists > _MOST_LISTS:
        raise InvalidMessage(TOO_MANY_PARTS)
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise InvalidMessage(explain(error.errors(include_url=False, include_context=False))) from None


# -- what is told ---------------------------------------------------------------------------------------------

Id = Annotated[int | None, Field(description="of the message that is answered")]


@exact
class TableMessage(Position):
    """The answer to watch; `events` only with `since`."""

    type: Literal["table"]
    id: Id
    about: About
    events: NotRequired[list[ToldEntry]]
    looked: NotRequired[
        Annotated[int, Field(description="the last entry that one had seen before, where one has a seat")]
    ]


@exact
class EventsMessage(Position):
    """What happened, and where that leaves the table; `about` only if it has changed."""

    type: Literal["events"]
    events: list[ToldEntry]
    about: NotRequired[About]


@exact
class OkMessage(TypedDict):
    """Done."""

    type: Literal["ok"]
    id: Id
    table: str
    number: int | None


@exact
class RefusedMessage(Refused):
    """Not done."""

    type: Literal["refused"]
    id: Id


@exact
class PongMessage(TypedDict):
    """Here."""

    type: Literal["pong"]
    id: Id


class Weighed(TypedDict):
    """What a move would cost and bring, or why it is not allowed."""

    move: str
    legal: bool
    foreseen: NotRequired[Fields]
    code: NotRequired[str]
    sentence: NotRequired[str]
    detail: NotRequired[str]
    clause: NotRequired[str | None]
    near: NotRequired[str | None]


@exact
class AnswerMessage(Weighed):
    """What a move would cost and bring, or why it is not allowed."""

    type: Literal["answer"]
    id: Id
    table: str
    number: int


@exact
class HintedMove(TypedDict):
    """A move, the chance to win with it, the expected lead in points, and a sentence on why."""

    move: str
    win: float | None
    score: float | None
    why: str


@exact
class HintMessage(TypedDict):
    """The best moves, best first."""

    type: Literal["hint"]
    id: Id
    table: str
    number: int
    seat: Seat
    moves: list[HintedMove]


Reply = Annotated[
    TableMessage | EventsMessage | OkMessage | RefusedMessage | PongMessage | AnswerMessage | HintMessage,
    Field(discriminator="type"),
]


class ServerMessage(BaseModel):
    """A message from the server."""

    message: Reply
