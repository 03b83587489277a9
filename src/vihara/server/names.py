"""Names as people write them: what is accepted, what is the same account, and what looks the same.

Two names look the same if their skeletons are equal (Unicode's technical standard 39): letters that are drawn
alike in different alphabets have one representative, whatever their case, width or ornament.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from vihara.bots import BOTS
from vihara.core.saying import Saying
from vihara.languages import LANGUAGES, say
from vihara.server.errors import InvalidMessage

_JOINER, _PICTURE = "\u200d", "\ufe0f"
"""What makes one picture of several, and what asks for the picture of a sign that is also text."""
_KEYCAP = "\u20e3"
_DOT = "\u0307"
_TONES = range(0x1F3FB, 0x1F400)
"""Colors of skin, which follow the picture they belong to."""
_INVISIBLE = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Signs that Python takes for printable though nothing is printed: fillers, variants, an empty cell."""
_MOST_MARKS = 2
"""Marks on one letter: more are written over the lines above and below."""

GUESTS = ("Gast", "Guest", "Visiteur", "Ospite", "Gość")
"""What the browser calls people who have not said their name; nobody can have it for an account."""


def clean_name(text: str, what: str = "name", most: int = 40) -> str:
    """A name as people write it: one line, visible, without what match files use for themselves."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > most:
        sentence = "{what}: found {found!r}, expected 1 to {most} characters"
        raise InvalidMessage(Saying("server-length", sentence, what=what, found=text[:60], most=most))
    if not _is_seen(name) or any(sign in name for sign in "[]#"):
        sentence = "{what}: found {found!r}, expected printable characters without [, ] and #"
        raise InvalidMessage(Saying("server-printable", sentence, what=what, found=text[:60]))
    return name


def is_readable(line: str) -> bool:
    """Whether people can read a line: nothing in it steers the screen. Joiners make emoji and some scripts."""
    signs = line.replace("\u200c", "").replace(_JOINER, "")
    return bool(signs) and signs.isprintable()


def account_of(name: str) -> str:
    """The account that a name opens, however it is typed."""
    return clean_name(name).casefold()


def skeleton(name: str) -> str:
    """What a name looks like: equal for two that people would take for one another."""
    seen = "".join(sign for sign in name if sign not in (_JOINER, _PICTURE))
    # What a sign looks like comes before what it stands for: a lunate sigma is drawn like a C.
    text = unicodedata.normalize("NFKC", "".join(map(_drawn, seen)))
    for _ in range(2):  # what looks alike only in capitals, then what looks alike in small letters
        text = "".join(map(_drawn, unicodedata.normalize("NFD", text))).casefold()
        for letter in "ij":  # their dot is seen once, however often it is written
            text = re.sub(f"{letter}{_DOT}+", letter, text)
    return unicodedata.normalize("NFD", text).replace("0", "o")


def looks_of(*names: str) -> set[str]:
    """The skeletons of names in all ways to write them: a capital I looks like an l, a small i does not."""
    return {skeleton(written) for name in names for written in (name, name.upper(), name.lower(), name.title())}


@cache
def looks_of_bots() -> frozenset[str]:
    """The skeletons of what the bots are called, in all languages: nobody else is."""
    names = {say(language, f"bot-{bot}-name") for language in LANGUAGES for bot in BOTS}
    return frozenset(looks_of(*names))


def _is_seen(name: str) -> bool:
    """Whether every sign of a line is seen; joiners are, between the pictures that they join."""
    marks = 0
    for place, sign in enumerate(name):
        before, after = name[place - 1 : place], name[place + 1 : place + 2]
        if sign == _JOINER:
            if not (_is_picture(before) or before == _PICTURE) or not _is_picture(after):
                return False
        elif sign == _PICTURE:
            if not (_is_picture(before) or after == _KEYCAP):
                return False
        elif not sign.isprintable() or sign in _INVISIBLE:
            return False
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS + (_PICTURE in (sign, before)):
            return False
    return not (name and unicodedata.category(name[0]) in ("Mn", "Me"))


def _is_picture(sign: str) -> bool:
    return bool(sign) and (unicodedata.category(sign) == "So" or ord(sign) in _TONES)


def _drawn(sign: str) -> str:
    """The representative of a sign among those that are drawn like it."""
    alone, several = _alike()
    found = alone.get(sign, sign)
    return several.get(found, several.get(sign, found))


@cache
def _alike() -> tuple[dict[str, str], dict[str, str]]:
    """Representatives of signs that look like one other sign, and what looks like several (m like rn)."""
    parents: dict[str, str] = {}
    several: dict[str, str] = {}

    def root(sign: str) -> str:
        while parents.setdefault(sign, sign) != sign:
            sign = parents[sign]
        return sign

    for key, found in confusables.confusables_data.items():
        # Signs of scripts that run leftward stand between marks of direction.
        sign, others = key.strip("\u200e"), [one["c"].strip("\u200e") for one in found]
        if len(sign) != 1:
            continue
        for other in others:
            if len(other) == 1:
                parents[root(sign)] = root(other)
            elif len(others) == 1:
                several[sign] = other
    classes: dict[str, list[str]] = {}
    for sign in parents:
        classes.setdefault(root(sign), []).append(sign)
    # Plain letters represent the others, and small ones capitals: their case is folded after that.
    best = {
        top: min(signs, key=lambda one: (not one.isascii(), one.isupper(), one)) for top, signs in classes.items()
    }
    return {sign: best[root(sign)] for sign in parents}, several
