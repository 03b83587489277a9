"""The forms of everything the server tells, in answers and over the socket.

Nothing is built from these models on the way of a move: the tests hold real traffic against them, and the browser
makes its types from their schema (`/api/schema`, `vihara serve --schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from vihara.core.takeback import Reason
from vihara.server.messages import Branching, ClientMessage, ImportedTable, MatchFile, NewTable
from vihara.server.warming import State


class Answer(BaseModel):
    """Exactly these fields."""

    model_config = ConfigDict(extra="forbid")


# -- who one is -----------------------------------------------------------------------------------------------


class Refused(Answer):
    """Why something was not done."""

    code: str
    sentence: str


class Me(Answer):
    """Who one is."""

    id: str
    name: str
    account: str | None
    bot: bool
    stand_in: str | None = Field(description="the bot that plays for oneself when one is away, if one has chosen")


class Token(Answer):
    """An outside bot and its token, which is shown once."""

    id: str
    name: str
    token: str


class BotOfMine(Answer):
    """An outside bot."""

    id: str
    name: str


class Passkey(Answer):
    """A passkey of one's own."""

    id: str
    name: str
    created: float


class SignedIn(Answer):
    """A place where one is signed in: since when, its last use (within ten minutes), and which browser it was."""

    id: str
    created: float
    used: float
    device: str = Field(description="empty if it did not say")
    here: bool = Field(description="whether it is the one that asks")


class Invited(Answer):
    """A link for a seat: /join/CODE."""

    code: str
    seat: int


class Invitation(Answer):
    """What an invite is for: who asks, to which game."""

    game: str
    title: str
    host: str


class Done(Answer):
    """The number of the last entry of the table's log."""

    table: str
    number: int


# -- games ----------------------------------------------------------------------------------------------------


class GameOption(Answer):
    """What can be chosen before a match; without choices any value of the default's kind may do."""

    name: str
    default: Any
    help: str
    choices: list[Any]


class GamePreset(Answer):
    """A way to begin: a name, and the options that make it."""

    name: str
    options: dict[str, Any]


class Progress(Answer):
    """How far compiling is: steps done, steps in all (not equally long), and seconds since it began."""

    done: int
    of: int
    seconds: float


class Warm(Answer):
    """Whether tables of a game can be opened at once: by game, and how far those are that are being compiled."""

    warm: dict[str, State]
    progress: dict[str, Progress]


class GameAbout(Answer):
    """A game."""

    game: str
    rules: int
    seats: tuple[int, int] = Field(description="fewest and most")
    options: list[GameOption]
    presets: list[GamePreset] = Field(description="ways to begin by name; the other options have their defaults")
    bots: list[str]
    lesson: bool = Field(description="whether there is a guided first game")


# -- a table --------------------------------------------------------------------------------------------------

Seat = Annotated[int, Field(ge=0, le=16, description="from 1; 0 is nobody or a spectator")]
Status = Literal["open", "dealing", "running", "over", "closed"]
Figures = dict[str, Any]


class Outcome(Answer):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class View(Answer):
    """What a seat sees: the record's fields by name, and sometimes the same as text."""

    fields: dict[str, Any]
    position: str | None = None


class ClockNow(Answer):
    """Seconds left for each seat, as of now."""

    now: float
    remaining: list[float]


class TimeAbout(Answer):
    """How time is limited."""

    per: Literal["turn", "seat"]
    seconds: float
    at_zero: Literal["bot", "resign"]
    bot: str


class SeatAbout(Answer):
    """Who sits where."""

    seat: int
    name: str
    admits: Literal["me", "invite", "open", "reserved", "bot"]
    bot: str | None
    stand_in: str | None
    away: bool
    taken: bool
    yours: bool
    awaits_you: bool = Field(description="whether it waits for one's own consent to a rematch")


class SeatShare(Answer):
    """What a seat adds to the dice: the hash it has promised, and its share, or why it has none."""

    seat: int
    adds: bool = Field(description="whether it said that it would")
    hash: str | None
    share: str | None = Field(description="64 digits once it is open; after the deal also bot, absent or withheld")


class DiceAbout(Answer):
    """What the dice are made of, besides the server's seed."""

    waits_for: Literal["promises", "shares"] | None = Field(description="what the deal waits for")
    seats: list[SeatShare]


class About(Answer):
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
    options: dict[str, Any]
    seats: list[SeatAbout]
    time: TimeAbout | None
    hash: str | None = Field(description="which commits the server to the seed of the dice")
    dice: DiceAbout
    rematch: str | None = Field(description="the table where somebody wants to play again")
    rematch_by: Seat = Field(description="who asked for it")
    invites: list[Invited]


class Position(Answer):
    """Where a table stands, seen from a seat."""

    table: str
    number: int
    changed: int
    status: Status
    seat: Seat
    to_act: Seat
    view: View | None
    figures: Figures | None
    legal: list[str]
    undo: bool
    no_undo: Reason | None = Field(description="why nothing can be taken back; null if something can")
    offers: list[int]
    clock: ClockNow | None
    outcome: Outcome | None


class Shown(About, Position):
    """A table as somebody sees it."""

    type: Literal["table"]


class ListedSeat(Answer):
    """A seat in a list of tables."""

    name: str
    bot: str | None
    taken: bool
    admits: str


class ListedTable(Answer):
    """A table in a list."""

    table: str
    game: str
    title: str
    host: str
    created: float
    seats: list[ListedSeat]
    outcome: Outcome | None
    status: Status
    number: int
    to_act: Seat
    updated: float
    yours: list[int] = Field(description="one's own seats there")


class Listed(Answer):
    """A page of tables, latest first; `before` asks for the next page."""

    tables: list[ListedTable]
    before: float | None


class Standing(Answer):
    """How somebody has fared in a game against a bot, or against people."""

    game: str
    bot: str | None = Field(description="the bot on the other seats; null where people sat there")
    won: int
    lost: int
    last: list[bool] = Field(description="whether the latest five were won, latest first")
    best: int = Field(description="the most points one has had")


# -- what happened --------------------------------------------------------------------------------------------


class GameEvent(Answer):
    """What happened in the match, as the seat may know it; the kinds are the game's own."""

    kind: str
    fields: dict[str, Any]


class _Entry(Answer):
    number: int
    at: float
    events: list[GameEvent]


class PlainEntry(_Entry):
    """The table was opened or closed."""

    kind: Literal["created", "closed"]


class SeatEntry(_Entry):
    """Something that concerns a seat."""

    kind: Literal["stand", "decline", "leave", "back", "invite", "revoke", "no-rematch"]
    seat: Seat


class UndoEntry(_Entry):
    """Somebody took back a step, with so many decisions that came after it."""

    kind: Literal["undo"]
    seat: Seat
    steps: int = Field(description="decisions that were taken back")


class SitEntry(_Entry):
    """Somebody sat down."""

    kind: Literal["sit"]
    seat: Seat
    name: str


class MoveEntry(_Entry):
    """A move, with the chance that followed; `bot` if one made it."""

    kind: Literal["move"]
    seat: Seat
    move: str
    bot: str | None = None


class PromiseEntry(_Entry):
    """Seats show the hashes of what they will add to the dice."""

    kind: Literal["promise"]
    seats: list[int]
    hashes: list[str]


class ShareEntry(_Entry):
    """Seats open what they add to the dice; the last one brings the deal."""

    kind: Literal["share"]
    seats: list[int]
    shares: list[str]


class AbsentEntry(_Entry):
    """The deal does not wait any longer for these seats: they promised no share, or did not open it."""

    kind: Literal["absent"]
    seats: list[int]
    why: Literal["absent", "withheld"]


class EndEntry(_Entry):
    """The match was ended early."""

    kind: Literal["end"]
    seat: Seat
    how: Literal["resign", "timeout", "agreed"]


class OfferEntry(_Entry):
    """Seats offer to end the match."""

    kind: Literal["offer"]
    seats: list[int]


class StandInEntry(_Entry):
    """A bot plays for somebody."""

    kind: Literal["stand-in"]
    seat: Seat
    bot: str
    for_turn: bool
    why: Literal["away", "clock"]


class RenameEntry(_Entry):
    """The table has another title."""

    kind: Literal["rename"]
    title: str


class ChatEntry(_Entry):
    """Somebody said something; seat 0 is a spectator."""

    kind: Literal["chat"]
    seat: Seat
    name: str
    text: str


class RematchEntry(_Entry):
    """A seat wants to play again, at another table."""

    kind: Literal["rematch"]
    table: str
    seat: Seat


class HiddenEntry(Answer):
    """An entry that is not for one's eyes."""

    kind: Literal["hidden"]
    number: int


Entry = Annotated[
    PlainEntry
    | SeatEntry
    | SitEntry
    | UndoEntry
    | MoveEntry
    | PromiseEntry
    | ShareEntry
    | AbsentEntry
    | EndEntry
    | OfferEntry
    | StandInEntry
    | RenameEntry
    | ChatEntry
    | RematchEntry
    | HiddenEntry,
    Field(discriminator="kind"),
]


# -- steps and lessons ----------------------------------------------------------------------------------------


class Step(Answer):
    """A position of a match and what led to it; number 0 is the one after the set-up."""

    number: int
    seat: Seat
    move: str | None
    turn: int
    events: list[GameEvent]
    view: View
    figures: Figures
    to_act: Seat
    legal: list[str] | None = Field(None, description="in lessons, where the learner is to act")


class Steps(Answer):
    """A match from the first position to the last, seen from one seat."""

    game: str
    rules: int
    seats: int
    seat: Seat
    options: dict[str, Any]
    names: list[str]
    steps: list[Step]
    outcome: Outcome | None
    cut: str | None = Field(description="what is wrong with a file whose end is missing")


class Verified(Answer):
    """A file whose dice are right: for each draw the weights of what was possible, and which of them it was."""

    draws: list[tuple[list[int], int]] = Field(description="no weights where the draw came from other dice")
    sentences: list[str] = Field(description="what is proven and what is not, as `vihara verify` says it")


class Note(Answer):
    """What is said at a step of a lesson, by the id of its message, and the move expected then."""

    step: int
    message: str
    expect: str | None


class Lesson(Steps):
    """A guided first game."""

    notes: list[Note]


class LessonAnswer(Answer):
    """What a move of the learner would cost and bring, or why it is not allowed."""

    move: str
    legal: bool
    foreseen: Figures | None = None
    code: str | None = None
    sentence: str | None = None
    clause: str | None = None
    near: str | None = None


# -- the socket -----------------------------------------------------------------------------------------------

Id = Annotated[int | None, Field(description="of the message that is answered")]


class TableMessage(Position):
    """The answer to watch; `events` only with `since`."""

    type: Literal["table"]
    id: Id
    about: About
    events: list[Entry] | None = None


class EventsMessage(Position):
    """What happened, and where that leaves the table; `about` only if it has changed."""

    type: Literal["events"]
    events: list[Entry]
    about: About | None = None


class OkMessage(Answer):
    """Done."""

    type: Literal["ok"]
    id: Id
    table: str
    number: int | None


class RefusedMessage(Refused):
    """Not done."""

    type: Literal["refused"]
    id: Id


class PongMessage(Answer):
    """Here."""

    type: Literal["pong"]
    id: Id


class AnswerMessage(Answer):
    """What a move would cost and bring, or why it is not allowed."""

    type: Literal["answer"]
    id: Id
    table: str
    number: int
    move: str
    legal: bool
    foreseen: Figures | None = None
    code: str | None = None
    sentence: str | None = None
    clause: str | None = None
    near: str | None = None


class HintedMove(Answer):
    """A move, the chance to win with it, the expected lead in points, and a sentence on why."""

    move: str
    win: float | None
    score: float | None
    why: str


class HintMessage(Answer):
    """The best moves, best first."""

    type: Literal["hint"]
    id: Id
    table: str
    number: int
    seat: Seat
    moves: list[HintedMove]


Told = Annotated[
    TableMessage | EventsMessage | OkMessage | RefusedMessage | PongMessage | AnswerMessage | HintMessage,
    Field(discriminator="type"),
]


class ServerMessage(BaseModel):
    """A message from the server."""

    message: Told


class _Plainly(GenerateJsonSchema):
    """Without a title for each field: generated types would take it for a type of its own."""

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002
        return False


def schema() -> dict[str, Any]:
    """One JSON Schema with everything that browser and server send each other, by name in `$defs`."""
    models: list[type[BaseModel]] = [
        ClientMessage, ServerMessage, Refused, Me, Token, BotOfMine, Passkey, SignedIn, Invited, Invitation, Done,
        GameAbout, Warm, Shown, Listed, Standing, Steps, Lesson, NewTable, ImportedTable, Branching, MatchFile,
    ]  # fmt: skip
    _, found = models_json_schema(
        [(model, "validation") for model in models],
        title="Vihara",
        description="Messages between browser and server; see docs/protocol.md.",
        ref_template="#/$defs/{model}",
        schema_generator=_Plainly,
    )
    return found
