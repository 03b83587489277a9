"""The forms of answers to requests, and the schema of everything that browser and server send each other."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypedDict

from vihara.core.event import Fields
from vihara.core.options import WrittenOptions
from vihara.server.messages import ClientMessage, ServerMessage, Weighed
from vihara.server.requests import Branching, ImportedTable, MatchFile, NewTable, Pace, Part, PushSubscription
from vihara.server.reviews import Reviewed
from vihara.server.shown import (
    GameEvent,
    Invited,
    Outcome,
    Refused,
    Seat,
    Shown,
    Status,
    TableSummary,
    View,
    exact,
)
from vihara.server.warming import Warmth


class Answer(BaseModel):
    """Exactly these fields."""

    model_config = ConfigDict(extra="forbid")


# -- who one is -----------------------------------------------------------------------------------------------


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


class Invitation(Answer):
    """What an invite is for: who asks, to which game."""

    game: str
    title: str
    host: str


class Done(Answer):
    """The number of the last entry of the table's log."""

    table: str
    number: int


# -- being called back ----------------------------------------------------------------------------------------


class CalledBrowser(Answer):
    """A browser that is called, by Web Push."""

    id: str
    device: str = Field(description="empty if it did not say")
    created: float


class CalledMailbox(Answer):
    """A mailbox that is written to, once whoever reads it has agreed."""

    id: str
    address: str
    confirmed: bool


class CalledWebhook(Answer):
    """A program or a chat that is told."""

    id: str
    url: str


class WebhookSecret(CalledWebhook):
    """A new one, and the secret that signs what it is sent; it is shown once."""

    secret: str


class Calls(Answer):
    """How one is called back."""

    key: str = Field(description="the applicationServerKey of push subscriptions, in base64url")
    browsers: list[CalledBrowser]
    mail_offered: bool = Field(description="whether this server sends mail")
    mail: list[CalledMailbox]
    webhooks: list[CalledWebhook]
    quiet: list[str] = Field(description="tables that one is not called to")


# -- who somebody is to others --------------------------------------------------------------------------------


class Fared(Answer):
    """How somebody has fared in a game, at so many seats, against people, a bot, or mixed company."""

    game: str
    seats: int
    against: str = Field(description="people, a bot's name, or mixed")
    played: int
    won: int


class Streaks(Answer):
    """Matches in all, and victories in a row: now, and the most there were."""

    played: int
    now: int
    best: int


class Rated(Answer):
    """A rating: 1500 is the middle, 100 more are as much as in Elo."""

    game: str
    pool: Literal["people", "bots"] = Field(description="people among themselves, or matches with bots")
    points: int
    doubt: int = Field(description="points up and down between which it is in two cases of three")
    games: int
    curve: list[tuple[float, int]] = Field(description="when, and to how many points; the oldest first")


class Faced(Answer):
    """Somebody who was met often."""

    id: str = Field(description="of their page; empty where there is none to be seen")
    name: str
    avatar: str
    played: int
    won: int = Field(description="by the one whose page this is")


class Known(Answer):
    """Who somebody is; a part that is private is null."""

    id: str = Field(description="in the page's address; empty before one has chosen anything")
    name: str
    avatar: str
    yours: bool
    results: list[Fared] | None = None
    streaks: Streaks | None = None
    ratings: list[Rated] | None = None
    opponents: list[Faced] | None = None
    shown: list[Part] | None = Field(default=None, description="the parts that others see; only to oneself")
    ranked: bool | None = Field(
        default=None, description="whether one agrees to be listed by rating; only to oneself"
    )


class Ranked(Answer):
    """Somebody in a ranking."""

    id: str = Field(description="of their page; empty where there is none to be seen")
    name: str
    avatar: str
    points: int
    doubt: int
    games: int


class Anchor(Answer):
    """What a bot is worth, measured in the arena."""

    bot: str
    points: int


class Ranking(Answer):
    """Those who agreed to be listed, by rating; among the bots also what the levels are worth."""

    ranked: list[Ranked]
    anchors: list[Anchor]


class Sitting(Answer):
    """Who sits at a seat, as far as they let themselves be known."""

    seat: int
    id: str = Field(description="of their page; empty where there is none to be seen")
    avatar: str = Field(description="empty where nothing is public")
    points: int | None = Field(description="their rating at this game in its pool, where it is public")


# -- finding each other ---------------------------------------------------------------------------------------


class Waiting(Answer):
    """How many wait for a match of a kind."""

    game: str
    seats: int
    pace: Pace
    rated: bool
    number: int


class LobbyNow(Answer):
    """Who waits for what."""

    waiting: list[Waiting]


class Sought(Answer):
    """The match that one waits for."""

    game: str
    seats: int
    pace: Pace
    rated: bool
    waited: float = Field(description="seconds so far")
    table: str | None = Field(description="once it has been found")


class Acquaintance(Answer):
    """Somebody on one of one's lists."""

    id: str = Field(description="good for oneself alone")
    name: str
    avatar: str


class InvitedByFriend(Invitation):
    """A table that a friend has invited one to, and the invite."""

    table: str
    code: str


class Company(Answer):
    """Whom one knows here."""

    friends: list[Acquaintance]
    asked: list[Acquaintance] = Field(description="who has not answered yet")
    asking: list[Acquaintance] = Field(description="who would like to be a friend")
    blocked: list[Acquaintance]


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
    options: WrittenOptions


class Progress(Answer):
    """How far compiling is: steps done, steps in all (not equally long), and seconds since it began."""

    done: int
    of: int
    seconds: float


class Warm(Answer):
    """Whether tables of a game can be opened at once: by game, and how far those are that are being compiled."""

    warm: dict[str, Warmth]
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
    puzzles: int = Field(description="how many puzzles there are")
    rated: bool = Field(description="whether matches can be rated: not where all play together")


@exact
class ListedTable(TableSummary):
    """A table in a list."""

    status: Status
    number: int
    to_act: Seat
    updated: float
    yours: Annotated[list[int], Field(description="one's own seats there")]
    left: Annotated[
        float | None, Field(description="seconds left for one's turn; null if it is not, or no clock runs")
    ]


@exact
class Listed(TypedDict):
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


# -- steps and lessons ----------------------------------------------------------------------------------------


@exact
class Step(TypedDict):
    """A position of a match and what led to it; number 0 is the one after the set-up."""

    number: int
    seat: Seat
    move: str | None
    turn: int
    events: list[GameEvent]
    view: View
    figures: Fields
    to_act: Seat
    legal: NotRequired[Annotated[list[str], Field(description="in lessons, where the learner is to act")]]


@exact
class Steps(TypedDict):
    """A match from the first position to the last, seen from one seat."""

    game: str
    rules: int
    seats: int
    seat: Seat
    options: WrittenOptions
    names: list[str]
    steps: list[Step]
    outcome: Outcome | None
    cut: Annotated[str | None, Field(description="what is wrong with a file whose end is missing")]


@exact
class Verified(TypedDict):
    """A file whose dice are right: for each draw the weights of what was possible, and which of them it was."""

    draws: Annotated[
        list[tuple[tuple[int, ...], int]], Field(description="no weights where the draw came from other dice")
    ]
    sentences: Annotated[
        list[str], Field(description="what is proven and what is not, as `vihara verify` says it")
    ]


@exact
class Note(TypedDict):
    """What is said at a step of a lesson, by the id of its message, and the move expected then."""

    step: int
    message: str
    expect: str | None


@exact
class Lesson(Steps):
    """A guided first game."""

    notes: list[Note]


@exact
class LessonAnswer(Weighed):
    """What a move of the learner would cost and bring, or why it is not allowed."""


# -- puzzles --------------------------------------------------------------------------------------------------


@exact
class PuzzleSentence(TypedDict):
    """A sentence by the id of its message; facts that are texts are moves."""

    message: str
    facts: dict[str, str | float]


@exact
class PuzzleChoice(TypedDict):
    """A move of a puzzle, or an answer to what is asked there, and what it is worth."""

    move: str
    win: Annotated[float, Field(description="chance to win, from 0 to 1")]
    win_error: float
    lead: float
    line: Annotated[list[str], Field(description="how play may go on, each with the number of its seat before it")]
    credit: Annotated[float, Field(description="what a solver gets for it, from 0 to 1")]
    said: Annotated[list[PuzzleSentence], Field(description="what is said to whoever chose it")]


@exact
class PuzzleAbout(TypedDict):
    """A puzzle with its answer; the best choice stands first."""

    name: str
    rating: int
    seats: int
    tags: list[str]
    asked: Annotated[str | None, Field(description="the move of which it is to be said whether the tower stands")]
    record: Annotated[str, Field(description="the view as the game's module reads it, in hexadecimal digits")]
    choices: list[PuzzleChoice]


@exact
class Puzzles(TypedDict):
    """The puzzles of a game, easiest first."""

    game: str
    puzzles: list[PuzzleAbout]


@exact
class PuzzlePosition(TypedDict):
    """The position of a puzzle, as the seat to act sees it."""

    to_act: Seat
    view: View
    figures: Fields
    legal: list[str]


@exact
class PuzzleAnswer(Weighed):
    """What a move would cost and bring there, or why it is not allowed."""


class _Plainly(GenerateJsonSchema):
    """Without a title for each field: generated types would take it for a type of its own."""

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002
        return False


@cache
def schema() -> dict[str, Any]:
    """One JSON Schema with everything that browser and server send each other, by name in `$defs`."""
    forms: list[Any] = [
        ClientMessage, ServerMessage, Refused, Me, Token, BotOfMine, Passkey, SignedIn, Invited, Invitation, Done,
        Calls, WebhookSecret, PushSubscription, GameAbout, Warm, Shown, Listed, Standing, Steps, Reviewed, Lesson,
        Puzzles, PuzzlePosition, NewTable, ImportedTable, Branching, MatchFile, Known, Ranking, Sitting, LobbyNow,
        Sought, Company, InvitedByFriend,
    ]  # fmt: skip
    _, found = TypeAdapter.json_schemas(
        [(form.__name__, "validation", TypeAdapter(form)) for form in forms],
        title="Vihara",
        description="Messages between browser and server; see docs/protocol.md.",
        ref_template="#/$defs/{model}",
        schema_generator=_Plainly,
    )
    return found
