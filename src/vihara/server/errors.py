"""What the server refuses, as types with a code, a sentence and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from vihara.core.errors import ViharaError
from vihara.core.saying import Saying


class Refusal(ViharaError):
    """Something the server does not do; only its sender hears of it."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400


class InvalidMessage(Refusal):
    """A message or request that is not of the documented form."""

    code = "invalid-message"
    status = 422


class UnknownTable(Refusal):
    """No table of that id, or none that this person may see: the two are not told apart."""

    code = "unknown-table"
    status = 404

    def __init__(self, found: str) -> None:
        super().__init__(Saying("server-no-table", "there is no table {found!r}", found=found))


class UnknownThing(Refusal):
    """Something else that is not there."""

    code = "not-found"
    status = 404


class InvalidInvite(Refusal):
    """An invite that was never given, is used up, or was revoked: the three are not told apart."""

    code = "invalid-invite"
    status = 404

    def __init__(self) -> None:
        super().__init__(Saying("server-invalid-invite", "this invite is not valid (any more); ask for a new one"))


class NotSignedIn(Refusal):
    """No valid cookie and no valid token."""

    code = "not-signed-in"
    status = 401

    def __init__(self) -> None:
        sentence = "nobody is signed in here: POST /api/me makes a guest, a bot sends its token"
        super().__init__(Saying("server-not-signed-in", sentence))


class WrongPassword(Refusal):
    """Name and password do not belong together; which of them is wrong is not told."""

    code = "wrong-password"
    status = 403

    def __init__(self) -> None:
        super().__init__(Saying("server-wrong-password", "name and password do not belong together"))


class NotAllowed(Refusal):
    """Somebody else may do this, but not this person."""

    code = "not-allowed"
    status = 403


class WrongOrigin(Refusal):
    """A browser sent this from a page of another site."""

    code = "wrong-origin"
    status = 403

    def __init__(self, found: str) -> None:
        sentence = "requests from {found!r} are not accepted here"
        super().__init__(Saying("server-wrong-origin", sentence, found=found[:100]))


class WrongHost(Refusal):
    """The server is asked for by a name that it does not have: by a page that wants to pass for ours."""

    code = "wrong-host"
    status = 403

    def __init__(self, found: str) -> None:
        sentence = (
            "this server is not known by the name {found!r}; who runs it can say so with --site or --origins"
        )
        super().__init__(Saying("server-wrong-host", sentence, found=found[:100]))


class WrongTime(Refusal):
    """It could be done earlier or later, but not at the present stage of the table."""

    code = "wrong-time"
    status = 409


class SeatTaken(Refusal):
    """Somebody sits there."""

    code = "seat-taken"
    status = 409


class NameTaken(Refusal):
    """An account or a bot of that name exists, or of one that looks the same."""

    code = "name-taken"
    status = 409

    def __init__(self, found: str) -> None:
        sentence = "the name {found!r} belongs to an account or a bot, or looks as if it did; please take another"
        super().__init__(Saying("server-name-taken", sentence, found=found))


class TooBig(Refusal):
    """More bytes than are accepted."""

    code = "too-big"
    status = 413


class TooMany(Refusal):
    """A limit on rates, tables or connections."""

    code = "too-many"
    status = 429


class Sealed(Refusal):
    """The secret is missing that the dice of a running match were sealed with."""

    code = "sealed"
    status = 503


class NotStored(Refusal):
    """The log could not be written, so nothing has happened; it may be tried again."""

    code = "not-stored"
    status = 503

    def __init__(self) -> None:
        sentence = "the server cannot write its log at the moment; nothing was changed, please try again"
        super().__init__(Saying("server-not-stored", sentence))


class NotReady(Refusal):
    """The rules of a game are being compiled, which happens once."""

    code = "not-ready"
    status = 503

    def __init__(self, game: str) -> None:
        sentence = "{game} is still being made ready on this server; please try again in a minute"
        super().__init__(Saying("server-not-ready", sentence, game=game))


class TooBusy(Refusal):
    """Too much is waiting; nothing has happened, so it can be repeated."""

    code = "busy"
    status = 503

    def __init__(self) -> None:
        sentence = "the server has a lot to do at the moment; please try again shortly"
        super().__init__(Saying("server-busy", sentence))


class NoHint(Refusal):
    """The table does not allow hints, or no bot has found one."""

    code = "no-hint"
    status = 409


class Defect(Refusal):
    """Something went wrong on our side; the log has the details, the sender does not."""

    code = "defect"
    status = 500

    def __init__(self) -> None:
        super().__init__(Saying("server-defect", "something went wrong in the server; nothing was changed"))


_STATUS = {"stale-version": 409, "not-your-turn": 409, "match-over": 409, "illegal-move": 409, "undo-refused": 409}


def status_of(error: ViharaError) -> int:
    """The HTTP status that goes with an error, of the server or of core."""
    return error.status if isinstance(error, Refusal) else _STATUS.get(error.code, 422)
