"""Choosing a language, quoting, joining, and saying errors in it."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from languages.catalogue import LANGUAGES
from languages.sayings import sayings
from vihara import languages
from vihara.bots import BOTS
from vihara.cli import main
from vihara.core import errors
from vihara.core.errors import IllegalMove, InvalidFile, InvalidMove, InvalidOption, StaleVersion, ViharaError
from vihara.core.event import Event
from vihara.core.options import read_options
from vihara.core.saying import Saying
from vihara.server import errors as refusals

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("pl_PL.UTF-8", "pl"),
        ("it_CH@euro", "it"),
        ("ja, fr;q=0.3, it;q=0.4", "it"),
        ("FR-CA", "fr"),
        ("de;q=0, pl;q=0.1", "pl"),
        ("de;q=much, fr;q=0.1", "fr"),
        ("ja,zh;q=0.5", "en"),
        ("C", "en"),
        ("POSIX", "en"),
        ("*", "en"),
        (";;;,,=", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_first_of_ours_that_is_wanted(wanted: str | None, language: str) -> None:
    assert languages.negotiate(wanted) == language


def test_a_long_wish_for_languages_is_not_read_to_its_end() -> None:
    """Nobody wants hundreds of them; whoever sends them costs others no time."""
    assert languages.negotiate("ja," * 100 + "de") == "de"
    assert languages.negotiate("," * 10_000 + "de") == "en"


def test_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert languages.of_terminal(None) == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert languages.of_terminal(None) == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert languages.of_terminal(None) == "en", "LC_ALL goes first, also where it is none of ours"
    assert languages.of_terminal("fr") == "fr", "what is asked for goes before all"


def test_a_saying_is_a_string_that_remembers() -> None:
    said = Saying("mandala-refusal-mountain", "{color} already lies in mountain {mandala}", color="red", mandala=2)
    assert said == "red already lies in mountain 2"
    for copied in (pickle.loads(pickle.dumps(said)), copy.copy(said), copy.deepcopy(said)):
        assert (copied, copied.id, copied.facts) == (said, said.id, said.facts)
    assert [languages.translate(said, language) for language in LANGUAGES] == [
        "Rot liegt schon in Berg 2",
        "red already lies in mountain 2",
        "la couleur rouge est déjà dans la montagne 2",
        "il colore rosso è già nella montagna 2",
        "kolor czerwony leży już na górze 2",
    ]


def test_an_illegal_move_in_five_languages() -> None:
    """The move stays notation, in the marks of the language; the clause stays, too."""
    reason = Saying("mandala-refusal-hand-few", "you have only {held} {color}", held=2, color="green")
    error = IllegalMove("F1 green 3", reason, "M-B1")
    assert error.reason == "you have only 2 green"
    assert str(error) == error.sentence == "'F1 green 3' is not allowed: you have only 2 green (M-B1)"
    assert [languages.translate(error, language) for language in LANGUAGES] == [
        "„F1 green 3“ ist nicht erlaubt: Du hast nur 2 × Grün auf der Hand (M-B1)",
        "'F1 green 3' is not allowed: you have only 2 green (M-B1)",
        "«\u202fF1 green 3\u202f» n’est pas permis\u202f: vous n’avez que 2 cartes de couleur verte (M-B1)",
        "«F1 green 3» non è permesso: hai solo 2 × verde in mano (M-B1)",
        "„F1 green 3” jest niedozwolone: kolor zielony: masz na ręce tylko 2 karty (M-B1)",
    ]


def test_what_is_no_saying_stays() -> None:
    assert languages.translate(ViharaError("--moves: found 0, expected 1 or more"), "de").startswith("--moves")
    assert languages.translate("resign", "de") == "durch Aufgabe"
    assert languages.translate("nonsense", "pl") == "nonsense"
    assert languages.say("de", "no-such-message") == "no-such-message"


def test_an_unknown_language_speaks_english() -> None:
    assert languages.translate(StaleVersion(3, 5), "tlh") == str(StaleVersion(3, 5))


@pytest.mark.parametrize("language", OTHERS)
def test_every_type_of_error_of_core_can_be_translated(language: str) -> None:
    """Those with a sentence of their own, and those that are given one, as the sources give it."""
    made: dict[str, Any] = {
        "known": ["a", "b"],
        "seat": 1,
        "to_act": 2,
        "seen": 3,
        "current": 4,
        "line": 7,
        "seconds": 5,
    }
    for kind in vars(errors).values():
        if not isinstance(kind, type) or not issubclass(kind, ViharaError) or "__init__" not in vars(kind):
            continue
        names = list(inspect.signature(kind).parameters)
        if names == ["sentence", "facts"]:
            continue
        error = kind(**{name: made.get(name, "M1 red") for name in names})
        assert languages.translate(error, language) != error.sentence, kind


@pytest.mark.parametrize("language", OTHERS)
def test_every_type_of_refusal_of_the_server_can_be_translated(language: str) -> None:
    for kind in vars(refusals).values():
        if not isinstance(kind, type) or not issubclass(kind, refusals.Refusal) or "__init__" not in vars(kind):
            continue
        names = [name for name in inspect.signature(kind).parameters if name != "facts"]
        if "sentence" in names:
            continue
        error = kind(**dict.fromkeys(names, "mandala"))
        assert isinstance(error.sentence, Saying), kind
        assert languages.translate(error, language) != error.sentence, kind


def test_the_server_refuses_in_sayings_alone() -> None:
    """What its users may hear; messages about settings and files are for who runs it."""
    from vihara.core.game import REGISTRY

    known = {said.id for said in sayings()}
    assert sum(id.startswith("server-") for id in known) > 50
    assert {id.split("-")[0] for id in known} <= {
        *("error", "file", "verify", "server", "bot", "cli", "seat", "review", "puzzle"),
        *REGISTRY,
    }


def test_options_are_refused_in_words() -> None:
    from vihara.games.tajuto.components import TajutoOptions

    with pytest.raises(InvalidOption) as unknown:
        read_options(TajutoOptions, {"speed": 3}, 1)
    assert languages.translate(unknown.value, "de") == (
        "Option „speed“: gefunden 3, erwartet: eine Option dieses Spiels: first, touch, open_scores, prices"
    )
    with pytest.raises(InvalidOption) as wrong:
        read_options(TajutoOptions, {"touch": "deaf"}, 1)
    assert "« deaf »".replace(" ", "\u202f") in languages.translate(wrong.value, "fr")


def test_files_are_refused_in_words() -> None:
    from vihara.core.replay import read

    with pytest.raises(InvalidFile) as wrong:
        read("[vihara 1]\n[game chess]\n")
    assert languages.translate(wrong.value, "pl") == (
        "wiersz 2: znaleziono „[game chess]”, oczekiwano: jedna z: ananda, mandala, menara, tajuto"
    )


def test_words_put_together() -> None:
    """Tiles of two colors, cards with a value, floors with a size, cards of several words."""
    assert languages.word("de", "ananda", "tile", "red-blue") == "Rot-Blau"
    assert languages.word("it", "ananda", "cards", "violet3") == "viola 3"
    assert languages.word("pl", "tajuto", "floor", "white 6") == "biała 6"
    assert languages.word("fr", "tajuto", "bought", "wisdom 4") == "sagesse 4"
    assert languages.word("de", "tajuto", "bought", "D") == "D"
    assert languages.word("en", "menara", "card", "move 1 light") == "move 1 column up (light side up)"
    assert languages.word("de", "mandala", "color", "pink") == "pink", "what nobody knows stays"


def test_lists_in_words() -> None:
    assert languages.join("en", []) == ""
    assert languages.join("pl", ["Ada"]) == "Ada"
    assert languages.join("fr", ["Ada", "Ben", "Cleo"]) == "Ada, Ben et Cleo"


@pytest.mark.parametrize("case", json.loads(Path(__file__).with_name("gathered.json").read_text("utf-8")))
def test_pieces_drawn_one_by_one_are_told_at_once(case: dict[str, Any]) -> None:
    """The file tests the browser's rule, too (`tests/browser/test_gathering.py`)."""

    def made(told: dict[str, Any]) -> Event:
        fields = told["fields"].items()
        return Event(told["kind"], {name: tuple(v) if isinstance(v, list) else v for name, v in fields})

    gathered = languages.gather(map(made, case["events"]))
    assert gathered == list(map(made, case["gathered"])), case["why"]
    for language, said in case["said"].items():
        assert [languages.tell(language, case["game"], event, {1: "Ada", 2: "Ben"}) for event in gathered] == said


def test_lists_that_are_empty() -> None:
    def ended(**fields: object) -> str:
        return languages.tell("en", "tajuto", Event("end", {"seat": 1, **fields}), {1: "Ada"})

    assert ended(kept=(), returned=()) == "Ada ends the turn."
    assert ended(kept=("red 4",), returned=()) == "Ada ends the turn and keeps red 4."


def test_a_purchase_without_a_color() -> None:
    """The color is there, but empty: no two spaces."""
    fields = {"seat": 1, "tile": "C", "cost": 6, "bought": "market", "color": "", "price": 10}
    told = languages.tell("en", "tajuto", Event("buy", fields), {1: "Ada"})
    assert told == "Ada buys a market for 10\u00a0MP (C: 6\u00a0MP)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_character(language: str) -> None:
    said = {name: languages.say(language, f"bot-{name}-name") for name in BOTS}
    assert len(set(said.values())) == len(BOTS), "no two are called the same"
    for name in BOTS:
        assert languages.say(language, f"bot-{name}-character") != f"bot-{name}-character"


def test_a_command_refuses_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["play", "chess", "--lang", "de-AT"]) == 2
    assert capsys.readouterr().err.startswith("vihara: unbekanntes Spiel „chess“; erwartet wird eines von: ananda")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert main(["play", "chess"]) == 2
    assert "gioco sconosciuto «chess»" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["play", "mandala", "--lang", "tlh"])
    assert "found 'tlh', expected one of de, en, fr, it, pl" in capsys.readouterr().err


def test_a_move_is_read_in_the_language() -> None:
    assert languages.translate(InvalidMove("M9", "M1 red"), "it") == "mossa illeggibile «M9»; atteso: M1 red"


@pytest.mark.parametrize(
    ("place", "cup", "discarded", "told"),
    [
        (3, 2, 0, "eine auf Flussplatz 3, 2 in die Schale"),
        (3, 0, 0, "eine auf Flussplatz 3"),
        (0, 2, 0, "2 in die Schale"),
        (0, 0, 3, "3 abgeworfen"),
    ],
)
def test_where_claimed_cards_go(place: int, cup: int, discarded: int, told: str) -> None:
    fields = {"seat": 1, "mandala": 2, "color": "green", "place": place, "cup": cup, "discarded": discarded}
    said = languages.tell("de", "mandala", Event("claim", fields), {1: "Ada"})
    assert said == f"Ada nimmt Grün aus Berg 2: {told}."
