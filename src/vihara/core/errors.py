"""What can go wrong, as types: each has a code for programs and a sentence that quotes the input.

A sentence that is a `Saying` can be said in other languages: `vihara.languages.translate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from vihara.core.saying import Saying


class ViharaError(Exception):
    """Something the caller or the player can mend; never a defect of the program."""

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.facts: dict[str, Any] = {**(sentence.facts if isinstance(sentence, Saying) else {}), **facts}

    @property
    def plain(self) -> str:
        """What a person at the board reads: without the input, which they did not type, and without a clause."""
        return self.sentence


class UnknownGame(ViharaError):
    """No game of that name."""

    code = "unknown-game"

    def __init__(self, found: str, known: Sequence[str]) -> None:
        sentence = "unknown game {found!r}; expected one of: {known}"
        super().__init__(Saying("error-unknown-game", sentence, found=found, known=", ".join(known)))


class UnknownBot(ViharaError):
    """No bot of that name."""

    code = "unknown-bot"

    def __init__(self, found: str, known: Sequence[str]) -> None:
        sentence = "unknown bot {found!r}; expected one of: {known}"
        super().__init__(Saying("error-unknown-bot", sentence, found=found, known=", ".join(known)))


class UnknownRules(ViharaError):
    """A version of a game's rules that this program does not play."""

    code = "unknown-rules"

    def __init__(self, game: str, found: object, known: str) -> None:
        sentence = "{game}: found rules {found}, expected one of: {known}"
        super().__init__(Saying("error-unknown-rules", sentence, game=game, found=found, known=known))
        self.known = known


class InvalidSeats(ViharaError):
    """A seat, or a number of seats, that the game does not have."""

    code = "invalid-seats"


class InvalidOption(ViharaError):
    """An option the game does not have, or a value it does not take."""

    code = "invalid-option"

    def __init__(self, name: str, found: object, expected: str) -> None:
        sentence = "option {name!r}: found {found!r}, expected {expected}"
        super().__init__(Saying("error-invalid-option", sentence, name=name, found=found, expected=expected))


class InvalidMove(ViharaError):
    """Text that is no move in any position."""

    code = "invalid-move"

    def __init__(self, found: str, expected: str) -> None:
        sentence = "cannot read the move {found!r}; expected {expected}"
        super().__init__(Saying("error-invalid-move", sentence, found=found, expected=expected))

    @property
    def plain(self) -> str:
        """Nobody types at a board, so what was expected is no help there."""
        return Saying("error-plain-move", "there is no such move here")


class IllegalMove(ViharaError):
    """A move that the rules forbid here; the clause says which rule."""

    code = "illegal-move"

    def __init__(self, found: str, reason: str, clause: str) -> None:
        sentence = "{found!r} is not allowed: {reason} ({clause})"
        super().__init__(Saying("error-illegal-move", sentence, found=found, reason=reason, clause=clause))
        self.reason = reason
        self.clause = clause
        self.near: str | None = None
        """An allowed move close by, where somebody has asked."""

    @property
    def plain(self) -> str:
        """The reason alone."""
        return self.reason


class NotYourTurn(ViharaError):
    """A seat moved while another one is to act."""

    code = "not-your-turn"

    def __init__(self, seat: int, to_act: int) -> None:
        sentence = "seat {seat} cannot move now: seat {to_act} is to act"
        super().__init__(Saying("error-not-your-turn", sentence, seat=seat, to_act=to_act))

    @property
    def plain(self) -> str:
        """Whose turn it is stands on the screen."""
        return Saying("error-plain-turn", "it is not your turn")


class MatchOver(ViharaError):
    """A move after the end."""

    code = "match-over"

    def __init__(self, found: str) -> None:
        super().__init__(
            Saying("error-match-over", "{found!r} came after the end: the match is over", found=found)
        )

    @property
    def plain(self) -> str:
        """Without the move."""
        return Saying("error-plain-over", "the match is over")


class StaleVersion(ViharaError):
    """A move made on an older position than the current one."""

    code = "stale-version"

    def __init__(self, seen: int, current: int) -> None:
        sentence = "the move was made at step {seen}, the match is at step {current}"
        super().__init__(Saying("error-stale-version", sentence, seen=seen, current=current))

    @property
    def plain(self) -> str:
        """Without the numbers of steps."""
        return Saying("error-plain-stale", "something has happened meanwhile: look again")


class UndoRefused(ViharaError):
    """Nothing may be taken back: chance was drawn or another seat has acted since."""

    code = "undo-refused"


class TookTooLong(ViharaError):
    """A step that could not be worked out in time; nothing has changed, and another move may be made."""

    code = "took-too-long"

    def __init__(self, seconds: float) -> None:
        sentence = "this was not worked out within {seconds} seconds; nothing was changed, please try another move"
        super().__init__(Saying("error-took-too-long", sentence, seconds=round(seconds, 1)))


class InvalidPosition(ViharaError):
    """Position text that does not read, or whose pieces do not add up."""

    code = "invalid-position"

    def __init__(self, found: str, expected: str) -> None:
        sentence = "cannot read the position at {found!r}; expected {expected}"
        super().__init__(Saying("error-invalid-position", sentence, found=found, expected=expected))


class InvalidFile(ViharaError):
    """A match file that does not read or does not replay; the line says where."""

    code = "invalid-file"

    def __init__(self, line: int, found: str, expected: str) -> None:
        sentence = "line {line}: found {found!r}, expected {expected}"
        super().__init__(Saying("error-invalid-file", sentence, line=line, found=found, expected=expected))
        self.line = line
        self.found = found
        self.expected = expected


class Unverifiable(ViharaError):
    """A match file without the seed that would prove its dice."""

    code = "unverifiable"
