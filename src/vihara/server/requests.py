"""The forms of requests; whatever is not of these forms is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from vihara.core.options import WrittenOptions
from vihara.core.saying import Saying, quoted

TableId = Annotated[str, Field(pattern=r"^[a-z2-7]{12}$", description="the id of a table")]
SeatNumber = Annotated[int, Field(ge=1, le=16)]
Mark = Annotated[int, Field(ge=0, le=2**31 - 1)]
Name = Annotated[str, Field(min_length=1, max_length=80)]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Part = Literal["results", "streaks", "ratings", "opponents"]
"""What a profile consists of, besides name and avatar."""
Pace = Literal["quick", "calm", "days"]
"""How fast one wants to play: five or twenty minutes in all, or two days for each turn."""
InviteCode = Annotated[str, Field(max_length=80)]
"""Whatever somebody has typed: what is no code is refused like one that was never given."""


class Form(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, str_strip_whitespace=False)


class Player(Form):
    """Who is to sit at a seat."""

    kind: Literal["me", "invite", "open", "bot"] = Field(
        description="me (several times: one screen), a friend by link, anybody, or a bot"
    )
    bot: BotName | None = Field(None, description="the bot's name, for kind bot")
    name: Name | None = Field(None, description="what this seat is called, for several people on one screen")


class TimeLimit(Form):
    """A clock."""

    per: Literal["turn", "seat"] = Field(description="so long for each turn, or for all turns of a seat")
    seconds: Annotated[float, Field(ge=1, le=31_536_000, strict=False)]
    at_zero: Literal["bot", "resign"] = Field("bot", description="a bot takes the turn, or the seat resigns")
    bot: BotName = Field("greedy", description="the bot that takes the turn")


_Digits = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="64 hexadecimal digits")]
Adds = Annotated[bool, Field(description="one will add a share to the dice; the deal waits for it a while")]


class NewTable(Form):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[list[Player], Field(min_length=1, max_length=16)]
    options: WrittenOptions = Field(default_factory=dict)
    title: Annotated[str, Field(max_length=80)] = ""
    time: TimeLimit | None = None
    public: bool = Field(False, description="listed for everybody")
    spectators: bool = Field(True, description="who knows the table's address may watch")
    spectator_chat: bool = Field(False, description="spectators read and write chat")
    hints: bool | None = Field(
        None, description="players may ask for hints; if not said, where all people share one screen"
    )
    rated: bool = Field(
        False, description="it counts: with a clock that ends the match, without hints, taking back and stand-ins"
    )
    adds: Adds = False


class ImportedTable(Form):
    """A match file to be kept, or gone on with."""

    file: Annotated[str, Field(max_length=900_000)]
    players: Annotated[list[Player], Field(max_length=16)] = Field(
        default_factory=list, description="who goes on with a match that is not over"
    )
    title: Annotated[str, Field(max_length=80)] = ""
    public: bool = False
    spectators: bool = True
    adds: Adds = False


class Named(Form):
    """A name."""

    name: Name


class Appearing(Form):
    """What others see of oneself; what is not given stays. Each part is private unless it is listed."""

    avatar: Annotated[str, Field(max_length=40)] | None = None
    shown: Annotated[list[Part], Field(max_length=8)] | None = None
    ranked: bool | None = Field(None, description="whether one agrees to be listed by rating")


class Leaving(Form):
    """One's name, as it is shown, and the password if one has one: an account is not deleted by a slip."""

    name: Annotated[str, Field(max_length=80)]
    password: Annotated[str, Field(max_length=200)] = ""


class Seeking(Form):
    """A match that one wants: the game, how many at the table, how fast, and whether it counts."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=2, le=4)] = 2
    pace: Pace = "calm"
    rated: bool = False
    adds: Adds = False


class Whom(Form):
    """Somebody: at a seat of a table, or by the id of a page."""

    table: TableId | None = None
    seat: SeatNumber | None = None
    page: Annotated[str, Field(pattern="^[a-z2-7]{16}$")] | None = None


class Answering(Form):
    """Whether one wants to be a friend."""

    answer: Literal["agree", "decline"]


class Preferring(Form):
    """The bot that plays for oneself when one is away; null leaves it to the table."""

    bot: BotName | None


class Titled(Form):
    """A title; empty for none."""

    title: Annotated[str, Field(max_length=80)]


class Credentials(Form):
    """An account."""

    name: Name
    password: Password


class NewPassword(Form):
    """Another password for one's account."""

    old: Annotated[str, Field(min_length=1, max_length=200)]
    new: Password


class NewPasskey(Form):
    """What the browser made: RegistrationResponseJSON, and what it is called."""

    credential: dict[str, Any]
    name: Name = "Passkey"


class UsedPasskey(Form):
    """What the browser answered: AuthenticationResponseJSON."""

    credential: dict[str, Any]


class Joining(Form):
    """Which seat; the first free one if it is not said."""

    seat: SeatNumber | None = None
    adds: Adds = False


class Inviting(Form):
    """For which seat; the first free one if it is not said. With `group` one link is for all of them."""

    seat: SeatNumber | None = None
    group: bool = False


class InvitingFriend(Form):
    """A friend, by the id on one's list."""

    friend: Annotated[str, Field(pattern="^[a-z2-7]{16}$")]


class Code(Form):
    """An invite."""

    code: InviteCode


class JoiningByInvite(Code):
    """An invite to sit down with."""

    adds: Adds = False


class Promised(Form):
    """The SHA-256 of the share that one's seat will add to the dice."""

    seat: SeatNumber
    hash: _Digits


class Promising(Form):
    """What one's seats will add to the dice."""

    shares: Annotated[list[Promised], Field(min_length=1, max_length=16)]


class Opened(Form):
    """The share of one's seat, 32 random bytes."""

    seat: SeatNumber
    share: _Digits


class Sharing(Form):
    """What one's seats add to the dice, as promised."""

    shares: Annotated[list[Opened], Field(min_length=1, max_length=16)]


class OwnSeat(Form):
    """Which of one's seats; if it is not said, the one to act, or the first."""

    seat: SeatNumber | None = None


class StandIn(Form):
    """A bot for a seat whose player is away."""

    seat: SeatNumber
    bot: BotName | None = Field(None, description="for one's own seat; else it is up to the player, or the table")


class Making(Form):
    """A move, on the position after the step `seen`."""

    seen: Mark
    move: Annotated[str, Field(max_length=200)]
    seat: SeatNumber | None = None


class Asking(Form):
    """A move that one thinks of."""

    move: Annotated[str, Field(max_length=200)]
    seat: SeatNumber | None = None


class MatchFile(Form):
    """A match file to look at, without keeping it."""

    file: Annotated[str, Field(max_length=900_000)]
    seat: Annotated[int, Field(ge=0, le=16)] = Field(0, description="through which seat; 0: as a spectator")


class ProvenFile(Form):
    """A match file whose dice are to be checked."""

    file: Annotated[str, Field(max_length=900_000)]


class Branching(Form):
    """A step of a finished match, and who goes on from there: me and bots."""

    step: Mark
    players: Annotated[list[Player], Field(min_length=1, max_length=16)]
    title: Annotated[str, Field(max_length=80)] = ""
    public: bool = False
    adds: Adds = False


class Line(Form):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Muting(Form):
    """Whose chat not to read: the player at a seat."""

    seat: SeatNumber
    on: bool = True


class BrowserKeys(Form):
    """What messages to a browser are encrypted with: its public key and its secret, in base64url."""

    p256dh: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class PushSubscription(Form):
    """A browser to be called: PushSubscriptionJSON."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    keys: BrowserKeys
    expirationTime: Annotated[float, Field(strict=False)] | None = None  # noqa: N815 - as browsers call it


class Mailbox(Form):
    """An e-mail address."""

    address: Annotated[str, Field(min_length=3, max_length=254)]


class Webhook(Form):
    """The address of a program or a chat."""

    url: Annotated[str, Field(min_length=1, max_length=1000)]


class Quieting(Form):
    """Whether one is not called to a table."""

    on: bool = True


TOO_MANY_PARTS = Saying("server-parts", "found more parts than any message has")
"""For each wrong one of them an error would be made, though only the first is told."""


def parts_of(text: bytes) -> tuple[int, int]:
    """About how many texts, and lists and objects, JSON has; quotes within texts are escaped, brackets count."""
    return (text.count(b'"') - text.count(b'\\"')) // 2, text.count(b"[") + text.count(b"{")


def explain(errors: Any) -> Saying:
    """The first thing that is wrong, quoting what was found."""
    first = errors[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    found = _cut(quoted(first.get("input")), 80)
    sentence = "{place}: found {value}, expected: {expected}"
    expected = _cut(first["msg"], 400)
    return Saying("server-invalid-message", sentence, place=place or "message", value=found, expected=expected)


def _cut(text: str, most: int) -> str:
    """As much of a text as fits: what was sent is not sent back whole."""
    return text if len(text) <= most else text[: most - 3] + "…"
