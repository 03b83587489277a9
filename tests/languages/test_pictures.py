"""The pictures for the terminal in five languages: all is said, nothing is lost, columns hold, lines fit."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, partial

import pytest
from rich.text import Text

from languages.catalogue import LANGUAGES, catalogue
from vihara import languages
from vihara.core import drawing
from vihara.core.chance import FastDice
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.saying import Saying

OTHERS = [language for language in LANGUAGES if language != "en"]
WIDEST = 100
CASES = [(key, seats) for key in REGISTRY for seats in load(key).seats]
NOTATION = re.compile(
    r"\b(floor|extend) (light|dark) -?\d+ -?\d+ \d+|\bshift( -?\d+)+ to \d+|\bmove \d+\.\d to \d+\.\d"
    r"|^  (wisdom \d|market|shrine)(?= )|\b(wisdom5|wisdom10|offerings4|offerings8|30mp|first)(?= \()|draw SIZE|\b[yrkwb]{2,}\b",
    re.M,
)
"""What is written as one types it, and letters of bases side by side."""
SAME: dict[str, set[str]] = {
    "de": set(),
    "fr": {
        "action", "base", "camp", "face", "inauguration", "karma", "mandala", "orange", "place", "table", "temple", "village",
    },
    "it": {"area", "base", "karma", "mandala", "per"},
    "pl": {"karma", "mandala"},
}  # fmt: skip
"""Words that are written alike in English."""
COLUMNS = {
    "ananda": [r"^   \S+ +(?=\(\d)"],
    "mandala": [r"^  [│╰] \S+(?: \d)? {2,}(?=\S)"],
    "menara": [
        r"^  \S+ \d+ +\S+ +\S+ (?=-?\d+ -?\d+ \d+ )",
        r"^  \S+ \d+ +\S+ +\S+ -?\d+ -?\d+ \d+ +(?=1)",
        r"^[▸ ] \S+(?: \d)? {2,}(?=[YRKWB] ?\w+×)",
    ],
    "tajuto": [r"^  \S\w \w+ +(?=[■·1-4]{6} )", r"^  \S\w \w+ +[■·1-4]{6} +(?=\S)", r"^  \S\w .*?(?=\+\d\S* M?P)"],
}
"""How lines begin up to a place that is the same in all lines that begin so."""


def plain(picture: str) -> str:
    return Text.from_markup(picture).plain


@cache
def positions(key: str, seats: int) -> tuple[View, ...]:
    """What a player and later a spectator see in a match, and its end."""
    game, dice = load(key), FastDice.of(seats, 7)
    match = Match(game, seats, {}, FastDice.of(seats + 10, 0))
    seen = []
    while not match.over:
        seen.append((match.view(match.to_act), match.view(None)))
        match.play(match.to_act, int(game.kernels.policy(seen[-1][0], 0, dice.words)))
    return seen[len(seen) // 3][0], seen[len(seen) // 2][1], View(match.state)


@cache
def drawn(key: str, seats: int, language: str) -> list[str]:
    """These positions in a language, or without one as they are drawn by default."""
    say = partial(languages.translate, language=language) if language else str
    return [load(key).picture(view, say) for view in positions(key, seats)]


def symbols(text: str) -> Counter[str]:
    """Digits and signs; letters, punctuation and hyphens inside words are the languages' own."""
    text = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", "", text)
    return Counter(sign for sign in text if not (sign.isalpha() or sign.isspace() or sign in ".,:;'’()/"))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_english_of_the_catalogue_is_the_default(key: str, seats: int) -> None:
    assert drawn(key, seats, "en") == drawn(key, seats, "")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_picture_in_another_language(key: str, seats: int, language: str) -> None:
    for text, english in zip(
        map(plain, drawn(key, seats, language)), map(plain, drawn(key, seats, "")), strict=True
    ):
        assert symbols(text) == symbols(english)
        assert max(map(len, text.splitlines())) <= WIDEST
        words, known = (set(re.findall(r"[^\W\d_]{3,}", NOTATION.sub("", one))) for one in (text, english))
        assert words & known <= SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_columns_hold(key: str, seats: int, language: str) -> None:
    """And the width that columns are made by is the one that the terminal takes."""
    found = 0
    for picture, english in zip(drawn(key, seats, language), map(plain, drawn(key, seats, "")), strict=True):
        text = Text.from_markup(picture)
        assert drawing.width(picture.replace("\n", "")) == sum(line.cell_len for line in text.split("\n"))
        for start in COLUMNS[key]:
            ends = [line.end() - line.start() for line in re.finditer(start, text.plain, re.M)]
            assert len(ends) == len(re.findall(start, english, re.M)), f"{start} is there as often as in English"
            assert len(set(ends)) <= 1, f"{start} ends at {ends}"
            found += len(ends)
    assert found > 5


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_pictures_say_all_their_words(key: str, seats: int) -> None:
    """With every saying silenced, what is left is notation, letters of colors and signs."""
    said: set[str] = set()

    def silent(saying: Saying) -> str:
        said.add(saying.id)
        return " ".join(str(fact) for fact in saying.facts.values() if isinstance(fact, str) and "[" in fact)

    for view in positions(key, seats):
        left = re.findall(r"[^\W\d_]{2,}", NOTATION.sub("", plain(load(key).picture(view, silent))))
        assert not [word for word in left if not set(word.lower()) <= set("yrkwb")]
    for language in LANGUAGES:
        assert said <= catalogue(language).keys()
