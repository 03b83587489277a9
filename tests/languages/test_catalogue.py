"""The catalogue: the same messages with the same variables in every language, all used, all well set."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from languages.catalogue import LANGUAGES, LOCALES, catalogue
from languages.sayings import as_message, sayings
from vihara import languages
from vihara.core.game import REGISTRY, load

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 5, 22)


@cache
def whole(language: str) -> FluentBundle:
    """A bundle of all files, also of those that only the browser reads."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def test_the_languages_are_those_of_the_package() -> None:
    assert (
        LANGUAGES == languages.LANGUAGES == tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() - other.keys()) == [], f"missing in {language}"
    assert sorted(other.keys() - english.keys()) == [], f"in {language} alone"
    moved = [id for id in english if english[id].file != other[id].file]
    assert not moved, f"in another file than in English: {moved}"


@pytest.mark.parametrize("language", OTHERS)
def test_variables_agree(language: str) -> None:
    """A translation names what the English names; it may choose by a number that English needs not look at."""
    english, other = catalogue("en"), catalogue(language)
    differing = {id: sorted(english[id].variables ^ other[id].variables) for id in english.keys() & other.keys()}
    assert not {id: names for id, names in differing.items() if names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_message_formats(language: str, count: int) -> None:
    bundle = whole(language)
    for id, message in catalogue(language).items():
        value = bundle.get_message(id).value
        assert value is not None, f"{id} has no text of its own"
        text, errors = bundle.format_pattern(value, dict.fromkeys(message.variables, count))
        assert not errors, f"{id} in {language}: {errors}"
        assert str(text).strip(), f"{id} in {language} says nothing"


# -- Sayings of the sources -----------------------------------------------------------------------------------


def test_the_english_of_the_sources_is_that_of_the_catalogue() -> None:
    english = catalogue("en")
    assert len(sayings()) > 200
    for said in sayings():
        assert said.id in english, f"{said.where}: no message {said.id}"
        assert english[said.id].pattern == as_message(said.english), f"{said.where}: {said.id}"
        assert english[said.id].variables == said.facts, f"{said.where}: {said.id}"


def test_a_message_is_said_in_one_way() -> None:
    ways: dict[str, set[str]] = {}
    for said in sayings():
        ways.setdefault(said.id, set()).add(said.english)
    assert not {id: texts for id, texts in ways.items() if len(texts) > 1}


# -- Unused messages ------------------------------------------------------------------------------------------

GAME = "|".join(REGISTRY)
FAMILIES = (
    rf"({GAME})-event-.+",  # what happened: by the kinds of events, below
    rf"({GAME})-\w+-(whole|part)",  # the same for numbered pieces
    rf"({GAME})-color-\w+",  # words of a game's texts: by fact and word
    rf"({GAME})-(name|tagline|description)",  # the browser's start page and lessons
    rf"({GAME})-preset-.+",  # the same form: ways to begin, below
    rf"({GAME})-option-.+",  # the browser's form for a new table: by option and value
    r"bot-\w+-(name|character)",  # opponents: by name
    r"ending-\w+",  # early ends: by the word in the log
    r"server-what-.+",  # what there is too much of
)
"""Messages whose ids are put together from data, as regular expressions."""


@cache
def sources() -> str:
    """All code that names messages."""
    python = (path for path in (ROOT / "src" / "vihara").rglob("*.py") if "static" not in path.parts)
    web = (path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{kind}"))
    return "\n".join(path.read_text("utf-8") for path in [*python, *web])


def test_every_message_is_used() -> None:
    code = sources()
    # `web-status-${table.status}` in the browser, f"cli-help-{word}" here
    prefixes = {*re.findall(r"`([a-z][a-z0-9-]*-)\$\{", code), *re.findall(r"f[\"']([a-z][a-z0-9-]*-)\{", code)}
    suffixes = {*re.findall(r"\}(-[a-z0-9-]+)`", code)}
    named = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", code))
    unused = []
    for id in catalogue("en"):
        made = any(id.startswith(prefix) for prefix in prefixes) or any(
            id.endswith(suffix) and id.split("-")[0] in ("learn", *REGISTRY) for suffix in suffixes
        )
        if id not in named and not made and not any(re.fullmatch(family, id) for family in FAMILIES):
            unused.append(id)
    assert not unused


@pytest.mark.parametrize("key", list(REGISTRY))
def test_every_option_has_a_name_a_help_and_words_for_its_values(key: str) -> None:
    english = catalogue("en")
    for name, field in load(key).options.__dataclass_fields__.items():
        id = f"{key}-option-{name.replace('_', '-')}"
        assert {id, f"{id}-help"} <= english.keys()
        for value in field.metadata["choices"] or ():
            if not isinstance(value, bool):
                assert f"{id}-{value}" in english
    known = {name.replace("_", "-") for name in load(key).options.__dataclass_fields__}
    for id in english:
        if id.startswith(f"{key}-option-"):
            assert any(id.removeprefix(f"{key}-option-").startswith(name) for name in known), id


@pytest.mark.parametrize("key", list(REGISTRY))
def test_every_way_to_begin_has_a_name_and_a_help(key: str) -> None:
    told = {id for id in catalogue("en") if id.startswith(f"{key}-preset-")}
    assert told == {f"{key}-preset-{name}{end}" for name in load(key).presets for end in ("", "-help")}


# -- Plurals --------------------------------------------------------------------------------------------------

TWO_FORMS = {"cli-won", "menara-board-missing", "server-length"}
"""Names instead of a number; and genitives, which are the same for few and many."""


def test_polish_choices_by_number_have_all_forms() -> None:
    """One, few (2 to 4, 22 …) and the rest differ."""
    for message in catalogue("pl").values():
        for keys in message.choices:
            if keys & {"one", "many"} and message.id not in TWO_FORMS:
                assert "few" in keys, f"{message.id}: {sorted(keys)}"


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty"), (12, "12 kart")]
)
def test_polish_cards(number: int, words: str) -> None:
    assert languages.say("pl", "mandala-event-hand", name="Ola", number=number) == f"Ola dobiera {words}."


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 kafelek"), (3, "3 kafelki"), (5, "5 kafelków"), (24, "24 kafelki")]
)
def test_polish_tiles(number: int, words: str) -> None:
    assert languages.say("pl", "ananda-event-rack", name="Ola", number=number) == f"Ola bierze {words}."


# -- Typography -----------------------------------------------------------------------------------------------


def _set_with(language: str, pattern: str) -> list[str]:
    """The messages in which a pattern occurs."""
    messages = catalogue(language).values()
    return [message.id for message in messages if any(re.search(pattern, text) for text in message.texts)]


def test_french_spaces() -> None:
    """A narrow no-break space stands before ; : ! ? and inside « », never an ordinary one; ! of the notation aside."""
    assert not _set_with("fr", r"[ \u00a0][;:?»]|«[^\u202f]|[^\W\d_][;:?»](?=\s|$)|\w!")


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", r"[\"'”«»]|[^\s(]„|“\w"),
        ("fr", r"[\"'„“”]"),
        ("it", r"[\"'„“”]"),
        ("pl", r"[\"'“«»]|[^\s(]„"),
    ],
)
def test_quotation_marks(language: str, wrong: str) -> None:
    """German „…“, French « … », Italian «…», Polish „…”; apostrophes are ’."""
    assert not _set_with(language, wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stray_spaces_and_dots(language: str) -> None:
    assert not _set_with(language, r"\w {2,}|\.\.\.|\t|\u00a0 | \u00a0")


# -- Nothing left in English ----------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|of|and|with|your|you|is|are|has|have|this|that|not|cannot|only|from|which|there|must|may|its)\b",
    re.I,
)
NOTATION = re.compile(r"expected|error-move-chance")
"""Messages that quote the notation, which is English."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    found = {
        id: text
        for id, message in catalogue(language).items()
        for text in message.texts
        if ENGLISH.search(re.sub(r"[„«'‘][^“”»']*[“”»']|`[^`]*`", "", text)) and not NOTATION.search(id)
    }
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_long_messages_are_translated(language: str) -> None:
    """A message of several words is not the same as in English."""
    english, other = catalogue("en"), catalogue(language)
    same = [
        id
        for id in english.keys() & other.keys()
        if len(re.findall(r"[^\W\d_]{2,}", " ".join(english[id].texts))) > 3
        and english[id].texts == other[id].texts
    ]
    assert not same


# -- The words of the boxes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "game", "other"),
    [
        ("de", "mandala", r"Becher|Kelch|Tasse"),
        ("pl", "mandala", r"(?i)puchar|kubek|wzgórz|uprawi"),
        ("it", "mandala", r"tazza"),
        ("de", "ananda", r"Halter|Plättchen"),
        ("pl", "ananda", r"(?i)kloc|płytk"),
        ("fr", "ananda", r"(?i)\bpièce|\bsurface"),
        ("it", "ananda", r"(?i)superfici|nud[oa]\b"),
        ("it", "mandala", r"(?i)compiut|reclam"),
        ("de", "ananda", r"\bBank\b|Höhe \{"),
        ("de", "mandala", r"Zugstapel"),
        ("fr", "menara", r"(?i)\bcolonnes?\b|plancher"),
        ("de", "menara", r"Stockwerk|Pfeiler"),
        ("fr", "tajuto", r"\b[ME]P\b"),
        ("it", "tajuto", r"\b[ME]P\b"),
        ("pl", "tajuto", r"\b[ME]P\b"),
    ],
)
def test_pieces_are_called_as_in_the_box(language: str, game: str, other: str) -> None:
    """GLOSSARY.md has the terms; these are words that come to mind instead."""
    assert not [id for id in _set_with(language, other) if game in id.split("-")[:2]]
