"""Match files: write them, read them back, re-run them. The format is in docs/notation.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from vihara.core.chance import dice_of_seed
from vihara.core.errors import InvalidFile, UnknownGame, UnknownRules, ViharaError
from vihara.core.game import CHANCE, Game, load
from vihara.core.match import Match
from vihara.core.saying import Saying
from vihara.core.shares import is_share

FORMAT = "1"
HIDDEN = "?"
_HEADERS = "vihara, game, rules, seats, options, name, date, seed-hash, seed-from, share, drawn, seed or result"
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_SEAT = re.compile(r"[0-9]{1,3}")
_HEX = re.compile(r"[0-9a-f]{64}")


# -- writing --------------------------------------------------------------------------------------------------


def write(match: Match) -> str:
    """The file of a match, all of it: for the finished match, or for its host."""
    return _write(match, lambda _: False)


def write_for(match: Match, seat: int | None) -> str:
    """The file as a seat (from 1; None: a spectator) may have it while the match runs: `?` for what is hidden."""
    viewer = None if seat is None else seat - 1

    def hides(index: int) -> bool:
        return any(match.game.redact(event, viewer) != event for event in match.log[index].events)

    return _write(match, hides)


def _write(match: Match, hides: Callable[[int], bool]) -> str:
    game = match.game
    lines = [f"[vihara {FORMAT}]", f"[game {game.key}]", f"[rules {match.version}]", f"[seats {match.seats}]"]
    options = match.written_options()
    if options:
        lines.append(f"[options {json.dumps(options)}]")
    lines += [f"[name {seat} {name}]" for seat, name in sorted(match.names.items())]
    if match.date:
        lines.append(f"[date {match.date}]")
    if match.seed_hash or match.seed:
        lines.append(f"[seed-hash {match.committed()}]")
        if match.seed_from:
            lines.append(f"[seed-from {match.seed_from}]")
        lines += [f"[share {seat} {share}]" for seat, share in enumerate(match.shares, start=1)]
        if match.first_drawn:
            lines.append("[drawn first]")
    if match.over and match.seed:
        lines.append(f"[seed {match.seed}]")
    if match.outcome:
        lines.append(f"[result {game.result(match.outcome)}]")
    lines.append("")
    drawn: list[str] = []
    for index, act in enumerate(match.log):
        if act.seat == 0 and act.action is not None:
            if not act.text:
                continue
            head, _, _ = act.text.rpartition(" ")
            drawn.append(f"{head} {HIDDEN}" if hides(index) else act.text)
            continue
        lines += game.join(drawn)
        drawn.clear()
        lines.append(act.text if act.action is None else f"{act.seat} {act.text}")
    return "\n".join([*lines, *game.join(drawn)]) + "\n"


# -- reading --------------------------------------------------------------------------------------------------


@dataclass
class Replay:
    """A match read from a file, and what is wrong with the file's end if it was cut off."""

    match: Match
    cut: InvalidFile | None


def _inside(line: str) -> str | None:
    """What stands in the brackets of a header, which a remark may follow."""
    found = re.fullmatch(r"\[(.*?)\]\s*(#.*)?", line)
    return found[1] if found else None


def _options_in(line: str) -> str | None:
    """The same for options: JSON may have brackets and marks of remarks inside its texts."""
    start = line.find("{")
    try:
        _, end = json.JSONDecoder().raw_decode(line, start) if start >= 0 else (None, -1)
    except (ValueError, RecursionError):  # it is said later what is wrong with it
        return _inside(line)
    return line[1:end] if re.fullmatch(r"\s*\]\s*(#.*)?", line[end:]) else _inside(line)


class _Header:
    """The bracketed lines, each with its line number."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[int, str]] = {}

    def read(self, number: int, line: str) -> None:
        inside = _options_in(line) if line[1:].lstrip()[:7].lower() == "options" else _inside(line)
        if inside is None:
            raise InvalidFile(number, line, Saying("file-bracket", "a header that ends with ']'"))
        key, _, value = inside.strip().partition(" ")
        key, value = key.lower(), value.strip()
        if not self.found and key != "vihara":
            first = "[vihara {format}] as the first line"
            raise InvalidFile(number, line, Saying("file-first", first, format=FORMAT))
        if key in ("name", "share"):
            form = f"[{key} SEAT {key.upper()}]"
            seat, _, value = value.partition(" ")
            if not re.fullmatch("[0-9]{1,2}", seat) or not value.strip():
                raise InvalidFile(number, line, form)
            key = f"{key} {int(seat)}"
        elif key not in _HEADERS.replace(" or", ",").replace(",", "").split():
            raise InvalidFile(number, line, Saying("file-headers", "a header named {names}", names=_HEADERS))
        if key in self.found:
            once = "each header once (line {line} has it)"
            raise InvalidFile(number, line, Saying("file-once", once, line=self.found[key][0]))
        self.found[key] = (number, value.strip())

    def need(self, key: str, end: int) -> tuple[int, str]:
        if key not in self.found:
            missing = Saying("file-no-header", "no such header")
            expected = "a line [{header} …] before the first move"
            raise InvalidFile(end, missing, Saying("file-header", expected, header=key))
        return self.found[key]


def _version(game: Game, number: int, value: str) -> int:
    """The version of the rules that a file names."""
    try:
        return game.check_version(int(value) if re.fullmatch(r"[1-9][0-9]{0,8}", value) else 0)
    except UnknownRules as error:
        played = Saying("file-rules", "the rules of {game} that this program plays: {known}", **error.facts)
        raise InvalidFile(number, f"[rules {value}]", played) from error


def _start(header: _Header, end: int) -> Match:
    """Make the match from its header."""
    number, value = header.need("vihara", end)
    if value != FORMAT:
        raise InvalidFile(number, f"[vihara {value}]", f"[vihara {FORMAT}]")
    number, value = header.need("game", end)
    try:
        game = load(value)
    except UnknownGame as error:
        games = Saying("file-games", "one of: {known}", known=error.facts["known"])
        raise InvalidFile(number, f"[game {value}]", games) from error
    number, value = header.need("rules", end)
    version = _version(game, number, value)
    number, value = header.need("seats", end)
    if not re.fullmatch(r"[0-9]{1,3}", value) or int(value) not in game.seats:
        span = "a number of seats from {least} to {most}"
        expected = Saying("file-seats", span, least=game.seats[0], most=game.seats[-1])
        raise InvalidFile(number, f"[seats {value}]", expected)
    seats = int(value)
    number, value = header.found.get("options", (number, "{}"))
    try:
        given = json.loads(value)
        if not isinstance(given, dict):
            raise ValueError
    except (ValueError, RecursionError) as error:
        raise InvalidFile(number, f"[options {value}]", Saying("file-json", "a JSON object")) from error
    try:
        match = Match(game, seats, given, version=version)
    except ViharaError as error:
        options = Saying("file-options", "options of {game}: {why}", game=game.key, why=error.sentence)
        raise InvalidFile(number, f"[options {value}]", options) from error
    for key, (number, value) in header.found.items():
        kind, _, seat = key.partition(" ")
        if seat and not 1 <= int(seat) <= seats:
            raise InvalidFile(
                number, f"[{key} {value}]", Saying("file-seat", "a seat from 1 to {seats}", seats=seats)
            )
        objection = _objection(kind, value)
        if objection:
            raise InvalidFile(number, f"[{key} {value}]", objection)
        if kind == "name":
            match.names[int(seat)] = value
    match.shares = _shares(header, seats)
    match.first_drawn = "drawn" in header.found
    match.seed_from = int(header.found.get("seed-from", (0, "0"))[1])
    match.date = header.found.get("date", (0, ""))[1] or None
    match.seed_hash = header.found.get("seed-hash", (0, ""))[1] or None
    match.seed = header.found.get("seed", (0, ""))[1] or None
    return match


def _objection(kind: str, value: str) -> Saying | None:
    """What a header should have said, if it says something else."""
    digits = Saying("file-digits", "64 hexadecimal digits")
    if kind == "date" and not _DATE.fullmatch(value):
        return Saying("file-date", "a date like [date 2026-11-15]")
    if kind == "seed-hash" and not _HEX.fullmatch(value):
        return digits
    if kind == "seed":
        try:
            dice_of_seed(value)
        except ValueError:
            return Saying("file-seed", "64 hexadecimal digits, or fast- and 16")
    if kind == "share" and not is_share(value):
        return Saying("file-share", "{digits}, or bot, absent or withheld", digits=digits)
    if kind == "seed-from" and not re.fullmatch(r"[1-9][0-9]{0,6}", value):
        return Saying("file-from", "the number of chance outcomes that came from other dice")
    if kind == "drawn" and value != "first":
        return Saying("file-drawn", "[drawn first]")
    return None


def _shares(header: _Header, seats: int) -> tuple[str, ...]:
    """What the seats added to the dice: all of them, or none."""
    given = {int(key[6:]): found for key, found in header.found.items() if key.startswith("share ")}
    missing = [seat for seat in range(1, seats + 1) if seat not in given]
    if given and missing:
        number, value = next(iter(given.values()))
        whole = "a line [share SEAT …] for each of the {seats} seats"
        raise InvalidFile(
            number, f"[share {next(iter(given))} {value}]", Saying("file-shares", whole, seats=seats)
        )
    return tuple(given[seat][1] for seat in sorted(given))


def waiting_for(match: Match) -> Saying:
    """What the match needs next, in words."""
    if match.over:
        return Saying("file-nothing", "nothing more: the match is over")
    if match.to_act != CHANCE:
        return Saying("file-move", "a move of seat {seat}", seat=match.to_act)
    return Saying("file-chance", "a chance line like {found!r}", found=match.game.example(match.state))


def _silently(match: Match) -> bool:
    """Take the chance action that has no line, if it is possible here."""
    silent = match.game.silent
    if silent is None or match.to_act != CHANCE or not match.game.possible(match.state, silent):
        return False
    match.chance(silent)
    return True


def _chance_piece(match: Match, number: int, line: str, piece: str) -> None:
    if match.to_act != CHANCE:
        raise InvalidFile(number, line, waiting_for(match))
    action = _possible(match, piece)
    if action is not None:
        match.chance(action)
    elif _silently(match):
        _chance_piece(match, number, line, piece)
    else:
        cannot = "{expected}; {found!r} cannot happen here"
        impossible = Saying("file-impossible", cannot, expected=waiting_for(match), found=piece)
        raise InvalidFile(number, line, impossible)


def _possible(match: Match, piece: str) -> int | None:
    """The chance action of a text, if it can happen here."""
    try:
        action = match.game.parse(match.state, piece)
    except ViharaError:
        return None
    return action if match.game.possible(match.state, action) else None


def _because(match: Match, error: ViharaError) -> Saying:
    return Saying("file-because", "{expected} ({why})", expected=waiting_for(match), why=error.sentence)


def _chance_line(match: Match, number: int, line: str) -> None:
    for piece in match.game.split("! " + " ".join(line[1:].split())):
        _chance_piece(match, number, line, piece)


def _decision_line(match: Match, number: int, line: str, watch: Callable[[Match], None]) -> None:
    words = line.lower().split()
    if words == ["agreed"] or words[1:] in (["resign"], ["timeout"]):
        while _silently(match):
            pass  # chance never waits, so nobody ends a match before it has spoken
    if words == ["agreed"]:
        match.end("agreed")
        return
    if not _SEAT.fullmatch(words[0]) or len(words) < 2:
        form = "{expected}: a seat number and a move, or '!' and what chance gave"
        raise InvalidFile(number, line, Saying("file-line", form, expected=waiting_for(match)))
    seat = int(words[0])
    try:
        if words[1:] == ["resign"]:
            match.end("resign", seat)
        elif words[1:] == ["timeout"]:
            match.end("timeout", seat)
        else:
            while _silently(match):
                pass
            if match.to_act == CHANCE:
                raise InvalidFile(number, line, waiting_for(match))
            watch(match)
            match.play(seat, " ".join(words[1:]))
    except InvalidFile:
        raise
    except ViharaError as error:
        raise InvalidFile(number, line, _because(match, error)) from error


def read(
    text: str,
    watch: Callable[[Match], None] = lambda _: None,
    follow: Callable[[Match, int, str], None] = lambda _match, _number, _line: None,
) -> Replay:
    """Read and re-run a match file; `watch` is called before every decision, `follow` after every line.

    `follow` is called once more at the end, with the last line. A file whose end is missing replays up to there,
    and `cut` says so. Anything else that is wrong raises InvalidFile.
    """
    rows = text.lstrip("\ufeff").split("\n")
    header = _Header()
    match: Match | None = None
    cut: InvalidFile | None = None
    for number, row in enumerate(rows, start=1):
        line = row.strip()
        if line.startswith("["):
            if match is not None:
                late = Saying("file-late", "headers before the first move only")
                raise InvalidFile(number, line, late)
            try:
                header.read(number, line)
            except InvalidFile as error:
                if number == len(rows):
                    half = Saying("file-half", "a whole header; the file is cut off here")
                    raise InvalidFile(number, line, half) from error
                raise
            continue
        line = line.partition("#")[0].strip()
        if not line:
            continue
        match = match or _start(header, number)
        if match.over:
            raise InvalidFile(number, line, Saying("file-after", "nothing after the end of the match"))
        try:
            if line.startswith("!"):
                _chance_line(match, number, line)
            else:
                _decision_line(match, number, line, watch)
        except InvalidFile as error:
            if number != len(rows):
                raise
            here = "{expected}; the file is cut off in this line"
            cut = InvalidFile(number, line, Saying("file-cut", here, expected=error.expected))
        else:
            follow(match, number, line)
    end = len(rows) - (rows[-1] == "")
    match = match or _start(header, end)
    while _silently(match):
        pass
    follow(match, end, rows[end - 1].strip() if end else "")
    return Replay(match, cut or _check_result(match, header, end))


def _check_result(match: Match, header: _Header, end: int) -> InvalidFile | None:
    """Compare the result in the header with the one replayed; an earlier end means a cut file."""
    number, value = header.found.get("result", (0, ""))
    if not number:
        return None
    if match.outcome is None:
        says = "{expected}, as line {line} says [result {result}]"
        expected = Saying("file-unfinished", says, expected=waiting_for(match), line=number, result=value)
        return InvalidFile(end, Saying("file-end", "the end of the file"), expected)
    result = match.game.result(match.outcome)
    if " ".join(value.lower().split()) != result:
        gives = Saying("file-result", "[result {result}], as the moves give it", result=result)
        raise InvalidFile(number, f"[result {value}]", gives)
    return None
