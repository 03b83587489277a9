"""Languages: the catalogue of `locales/` for Python. The browser reads the same files.

For whoever talks to people:

- `negotiate("de-AT,de;q=0.9,en;q=0.5")` → `"de"`: the language to use, from an `Accept-Language` header, a tag
  (`de-AT`) or a locale (`pl_PL.UTF-8`); English if none of ours is wanted.
- `translate(error, "de")` → the sentence of any `ViharaError` in German. It takes a `Saying`, too (why a move is
  refused, why a match ended: `outcome.reason`), and a plain string, which comes back as it is unless it is a word
  for an early end (`resign`, `timeout`, `agreed`).
- `plainly(error, "de")` → the same for somebody at a board: a whole sentence without the input and the clause.
- `tell("de", "mandala", event, {1: "Ada", 2: "Ben"})` → what happened, in words. The event may be redacted.
- `say("de", "mandala-name")` → any message of the catalogue with its variables.
- `load("de")` reads the catalogue of a language ahead of the first sentence (once; about a tenth of a second).

To raise something that can be translated, give the error a saying with the English and the facts, and add the
message to the five files: `raise SeatTaken(Saying("error-seat-taken", "seat {seat} is taken", seat=3))`.

How facts (and fields of events) become variables, here and in the browser:

- a number stays a number, and yes and no are 1 and 0; a saying is translated; a list is joined by commas, its
  items as below, and an empty one is the word for nothing;
- a word is said by the message GAME-FACT-WORD if there is one (`menara-side-light`), else by GAME-color-WORD
  (`mandala-color-red`; `red-blue` and `red3` are put together from their colors), else it stays; several words
  are said by the message of the first, which gets `number` and `rest` (`menara-card-place` for `place 2 dark`);
- a numbered piece, or a place on one (`3.1`), is said by the number of the piece, in the message GAME-FACT-whole
  or GAME-FACT-part if there is one;
- `found`, what somebody typed, is put into the quotation marks of the language;
- of an event, `name` is the name of the player at its `seat`, and `chooses` and `winners` are names, too;
- how far something with an `x` and a `y` is off is told as `off`, to the tenth;
- `GAME-event-KIND-seen` is for whoever sees all fields of an event that others see redacted, and
  `GAME-event-KIND-none` for an event whose lists are all empty.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from vihara.core.errors import ViharaError
from vihara.core.event import Event
from vihara.core.game import REGISTRY
from vihara.core.saying import Saying

LANGUAGES: Final = ("de", "en", "fr", "it", "pl")
DEFAULT: Final = "en"
FILES: Final = (
    "core",
    "server",
    "bots",
    "cli",
    "review",
    "puzzles",
    *REGISTRY,
    *(f"{key}-picture" for key in REGISTRY),
)
"""What Python says; the other files of the catalogue are the browser's alone."""

_QUOTES: Final = {"de": "„{}“", "fr": "«\u202f{}\u202f»", "it": "«{}»", "pl": "„{}”"}
_COMPOUND: Final = re.compile(r"([a-z]+)[- ]?([a-z]+|\d+)")
_PIECE: Final = re.compile(r"(\d+)(\.\d+)?")

_MOST_WANTED: Final = 500
"""Letters of it that are looked at: anybody can send any number."""


def negotiate(wanted: str | None) -> str:
    """The first of our languages that is wanted: from an Accept-Language header, a tag or a locale."""
    ranked: list[tuple[float, str]] = []
    for part in (wanted or "")[:_MOST_WANTED].split(","):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.partition("=")[2]) if weight else 1.0
        except ValueError:
            quality = 0.0
        language = re.split(r"[-_.@]", tag.strip().lower())[0]
        if language in LANGUAGES and quality > 0:
            ranked.append((-quality, language))
    return min(ranked, key=lambda pair: pair[0])[1] if ranked else DEFAULT


def of_terminal(wanted: str | None) -> str:
    """The language of a command: the one wanted, else that of the terminal's locale, else English."""
    for tag in (wanted, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if tag:
            return negotiate(tag)
    return DEFAULT


@cache
def load(language: str) -> FluentBundle:
    """The catalogue of a language, as far as Python says it."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("vihara").joinpath("locales", language)
    for name in FILES:
        bundle.add_resource(FluentResource(folder.joinpath(f"{name}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, id: str, /, **variables: Any) -> str:
    """A message in a language; in English if the language lacks it, and its id if there is none at all."""
    return _format(language, id, variables)[0]


def _format(language: str, id: str, variables: Mapping[str, Any]) -> tuple[str, bool]:
    """The text, and whether it has all it names."""
    for chosen in (language, DEFAULT):
        bundle = load(chosen if chosen in LANGUAGES else DEFAULT)
        if bundle.has_message(id):
            pattern = bundle.get_message(id).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(variables))
                return str(text), not errors
    return id, False


def translate(thing: ViharaError | str, language: str) -> str:
    """Say an error, or what was said in English, in a language; what is no saying stays as it is."""
    said = thing.sentence if isinstance(thing, ViharaError) else thing
    if isinstance(said, Saying):
        area = said.id.partition("-")[0]
        return say(
            language, said.id, **{name: fact(language, area, name, value) for name, value in said.facts.items()}
        )
    ending = f"ending-{said}"
    return say(language, ending) if load(DEFAULT).has_message(ending) else said


def plainly(error: ViharaError, language: str) -> str:
    """Why not, for somebody at a board: a whole sentence, without the notation they did not type and without a
    clause, which is told apart.
    """
    text = translate(error.plain, language)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", "…")) else ".")


def fact(language: str, area: str, name: str, value: Any) -> Any:
    """A fact as a variable of a message: words in the language, numbers as numbers."""
    if isinstance(value, Saying):
        return translate(value, language)
    if name == "found":
        return quote(language, value)
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str):
        return word(language, area, name, value)
    if isinstance(value, list | tuple):
        items = [str(fact(language, area, name, item)) for item in value]
        return ", ".join(items) or say(language, "list-none")
    return value if isinstance(value, int | float) else str(value)


def word(language: str, area: str, name: str, value: str) -> str:
    """A word of a game's texts in a language: a color, a side, a tile of two colors, a card."""
    for id in (f"{area}-{name}-{_slug(value)}", f"{area}-color-{_slug(value)}"):
        if load(DEFAULT).has_message(id):
            return say(language, id)
    parts = _COMPOUND.fullmatch(value)
    if parts and load(DEFAULT).has_message(f"{area}-color-{parts[1]}"):
        first, last = (word(language, area, "color", part) for part in parts.groups())
        return f"{first} {last}" if last.isdecimal() else f"{first}-{last}"
    if piece := _PIECE.fullmatch(value):
        id = f"{area}-{name}-{'part' if piece[2] else 'whole'}"
        return say(language, id, number=int(piece[1])) if load(DEFAULT).has_message(id) else piece[1]
    first, *others = value.split() or [""]
    if others and load(DEFAULT).has_message(f"{area}-{name}-{first}"):
        number = next((int(other) for other in others if other.isdecimal()), 0)
        rest = " ".join(word(language, area, name, other) for other in others if not other.isdecimal())
        return say(language, f"{area}-{name}-{first}", number=number, rest=rest)
    return value


def _slug(value: str) -> str:
    return value.lower().replace(" ", "-")


def quote(language: str, value: Any) -> str:
    """What somebody typed, in the quotation marks of the language."""
    if language not in _QUOTES or not isinstance(value, str):
        return repr(value)
    return _QUOTES[language].format(value)


def decimal(language: str, number: str) -> str:
    """A number that was written with a point, with the sign of the language."""
    return number if language == DEFAULT else number.replace(".", ",")


def join(language: str, items: Sequence[str]) -> str:
    """A list in words: `Ada, Ben and Cleo`."""
    if len(items) < 2:
        return "".join(items)
    return say(language, "and-list", first=", ".join(items[:-1]), last=items[-1])


_NUMERALS: Final = ("II", "III", "IV", "V", "VI", "VII", "VIII")


def distinct(names: Iterable[str]) -> list[str]:
    """Tell apart who has the same name: `Pupil`, `Pupil II`. The browser has the same rule in `lib/words.ts`."""
    told: list[str] = []
    for name in names:
        told.append(next(one for one in (name, *(f"{name} {n}" for n in _NUMERALS)) if one not in told))
    return told


def tell(language: str, game: str, event: Event, names: Mapping[int, str]) -> str:
    """An event of a game in words; names by seat from 1."""

    def name_of(seat: int) -> str:
        return names.get(seat) or say(language, "seat-name", seat=seat)

    fields = dict(event.fields)
    variables = {key: fact(language, game, key, value) for key, value in fields.items()}
    if "seat" in fields:
        variables["name"] = name_of(int(fields["seat"]))
    if "chooses" in fields:
        variables["chooses"] = name_of(int(fields["chooses"]))
    if "winners" in fields:
        variables["number"] = len(fields["winners"])
        variables["winners"] = join(language, [name_of(int(seat)) for seat in fields["winners"]])
    if "x" in fields and "y" in fields:
        variables["off"] = round(math.hypot(fields["x"], fields["y"]), 1)
    id = f"{game}-event-{_slug(event.kind)}"
    lists = [value for value in fields.values() if isinstance(value, list | tuple)]
    if lists and not any(lists) and load(DEFAULT).has_message(f"{id}-none"):
        id = f"{id}-none"
    text, whole = _format(language, f"{id}-seen", variables)
    # A field that is there but empty leaves two spaces, as pages do not show.
    return re.sub(" {2,}", " ", text if whole else say(language, id, **variables))


def gather(events: Iterable[Event]) -> list[Event]:
    """Put pieces drawn one by one for one place into one event: `draws 3 cards`. The browser has the same rule in
    `lib/gathering.ts`; one file of events tests both.
    """
    gathered: list[Event] = []
    for event in events:
        both = _added(gathered[-1], event) if gathered else None
        if both is None:
            gathered.append(event)
        else:
            gathered[-1] = both
    return gathered


def _added(one: Event, other: Event) -> Event | None:
    """Both as one: numbers and lists are added up, pieces told by name become a list, all else has to be the same;
    None if it is not.
    """
    if one.kind != other.kind or one.fields.keys() != other.fields.keys():
        return None
    piece = _piece(one.fields)
    listed = any(isinstance(value, tuple) for value in one.fields.values())
    if piece is None and ("number" not in one.fields or (not listed and len(one.fields) > 2)):
        return None
    joined = dict(one.fields)
    for name, value in other.fields.items():
        if name == "number" or isinstance(value, tuple):
            joined[name] += value
        elif name == piece:
            before = joined[name]
            joined[name] = (*(before if isinstance(before, tuple) else (before,)), value)
        elif joined[name] != value:
            return None
    return Event(one.kind, joined)


def _piece(fields: Mapping[str, Any]) -> str | None:
    """The field that says which piece was drawn: the color of a counted one, or a floor by itself."""
    if "number" in fields and "color" in fields:
        return "color"
    return "floor" if fields.keys() == {"floor"} else None
