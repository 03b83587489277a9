"""Guided games and rules pages: every match replays, every expected move fits, every message is there and used."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from vihara.core.errors import InvalidFile
from vihara.core.game import OVER, REGISTRY, load
from vihara.core.match import Match
from vihara.core.replay import read, write
from vihara.lessons import LEARNER, _note, lesson
from vihara.server.errors import UnknownThing
from vihara.server.steps import lesson_answer

GAMES = sorted(REGISTRY)
LANGUAGES = ("de", "en", "fr", "it", "pl")
ROOT = Path(__file__).parents[2]
MESSAGE = re.compile(r"^(learn[a-z0-9-]*) = (\S.*)$", re.MULTILINE)
CLAUSE = re.compile(r"^\s*- ([AMTE]-[A-Z0-9][0-9a-z]*)\b", re.MULTILINE)


def messages(game: str, language: str) -> dict[str, str]:
    file = f"learn-{game}.ftl" if game else "learn.ftl"
    return dict(MESSAGE.findall((ROOT / "src/vihara/locales" / language / file).read_text("utf-8")))


def page(game: str) -> dict[str, Any]:
    text = (resources.files("vihara.lessons") / f"{game}-rules.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def clauses(game: str) -> list[str]:
    return CLAUSE.findall((ROOT / "docs/rules" / f"{game}.md").read_text("utf-8"))


def lesson_match(game: str) -> tuple[Match, list[tuple[int, str]], list[int]]:
    """The match, the decisions (seat and text) in order, and after how many of them each seat was to act."""
    to_act: list[int] = []
    replay = read(lesson(game).match, watch=lambda match: to_act.append(match.to_act))
    assert replay.cut is None
    decisions = [(entry.seat, entry.text) for entry in replay.match.log if entry.seat]
    return replay.match, decisions, [*to_act, replay.match.to_act]


@pytest.mark.parametrize("game", GAMES)
def test_the_match_replays_to_its_end_and_every_expected_move_is_the_next(game: str) -> None:
    match, decisions, to_act = lesson_match(game)
    assert write(match) == lesson(game).match
    assert match.over
    notes = lesson(game).notes
    assert 12 <= len(notes) <= 20
    assert [note.at for note in notes] == sorted(note.at for note in notes)
    for i, note in enumerate(notes):
        assert 0 <= note.at <= len(decisions), note
        if note.move is None:
            continue
        assert to_act[note.at] == LEARNER, note
        assert decisions[note.at] == (LEARNER, note.move), note
        assert notes[i + 1].at > note.at, "what follows a move shows what it did"
    assert notes[-1].at == len(decisions)
    assert to_act[-1] == OVER


@pytest.mark.parametrize("game", GAMES)
def test_the_last_notes_tell_the_true_result(game: str) -> None:
    match, _, _ = lesson_match(game)
    outcome = match.outcome
    assert outcome is not None
    assert LEARNER in outcome.winners
    told = " ".join(messages(game, "en")[note.says] for note in lesson(game).notes if note.at == match.plies)
    words = {5: "five", 6: "six"}
    for score in outcome.scores:
        assert str(score) in re.findall(r"\d+", told) or words.get(score, "?") in told


@pytest.mark.parametrize("game", GAMES)
def test_what_is_expected_is_offered(game: str) -> None:
    """The learner finds every expected move in the list of legal moves, poses too."""
    wanted = {note.at: note.move for note in lesson(game).notes if note.move is not None}
    met: set[int] = set()

    def watch(match: Match) -> None:
        if match.plies in wanted:
            assert wanted[match.plies] in match.legal(), wanted[match.plies]
            met.add(match.plies)

    read(lesson(game).match, watch=watch)
    assert met == set(wanted)


def test_the_steps_of_a_lesson() -> None:
    shown = lesson("mandala").steps()
    assert shown == {*range(12), 62, 63, 64, 65}


@pytest.mark.parametrize("game", GAMES)
def test_asking_in_a_lesson(game: str) -> None:
    """What the expected moves would bring is told; what is not allowed is refused, as at a table."""
    moves = [note for note in lesson(game).notes if note.move is not None]
    for note in moves:
        told = lesson_answer(game, note.at, note.move or "", "en")
        assert (told["legal"], told["move"]) == (True, note.move)
        assert told["foreseen"]["kind"]
    refused = lesson_answer(game, moves[0].at, "nonsense", "de")
    assert (refused["legal"], refused["code"]) == (False, "invalid-move")
    last = lesson(game).notes[-1].at
    assert lesson_answer(game, last, moves[0].move or "", "en")["code"] == "not-your-turn"
    with pytest.raises(UnknownThing, match=f"there is no step 999: the last one is {last}"):
        lesson_answer(game, 999, "pass", "en")


def test_a_wrong_note_is_named() -> None:
    for wrong in ({"at": 1}, {"at": "1", "says": "x"}, {"at": 1, "says": "x", "who": 2}, 7):
        with pytest.raises(InvalidFile, match="expected a note with"):
            _note(1, wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_has_every_clause_once(game: str) -> None:
    shown = [clause for section in page(game)["sections"] for clause in section["clauses"]]
    assert len(shown) == len(set(shown))
    assert set(shown) == set(clauses(game))


@pytest.mark.parametrize("game", GAMES)
def test_phases_name_clauses_and_fields_that_exist(game: str) -> None:
    known, phases = set(clauses(game)), page(game)["phases"]
    fields = load(game).dtype.names or ()
    assert phases[-1]["when"] == {}, "the last phase is for whatever no other names"
    for phase in phases:
        assert phase["clauses"]
        assert set(phase["clauses"]) <= known
        assert set(phase["when"]) <= set(fields)
        assert set(phase.get("drawings", [])) <= drawings(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_stage_a_player_can_be_in_has_a_phase_of_its_kind(game: str) -> None:
    """Whoever is to act gets the help of that decision: looked up for every decision of the prepared match."""
    expected = {
        "mandala": {"M": "turn", "F": "turn", "X": "turn", "C": "claim"},
        "ananda": {"monk": "monk", "tile": "build", "stop": "build", "play": "meditate"},
        "tajuto": {},
        "menara": {"base": "base", "camp": "camp", "plan": "plan", "column": "build", "move": "build", "floor": "floor",
                   "extend": "floor", "swap": "swap", "keep": "swap"},
    }[game]  # fmt: skip
    before: list[str] = []
    replay = read(lesson(game).match, watch=lambda match: before.append(phase_of(game, match)))
    before.append(phase_of(game, replay.match))
    decisions = [entry.text for entry in replay.match.log if entry.seat]
    for text, phase in zip(decisions, before, strict=False):
        word = text.split()[0] if game != "mandala" else text[0]
        if word in expected:
            assert phase == expected[word], text
    assert before[-1] == "over"
    assert len(set(before)) > 2


def phase_of(game: str, match: Match) -> str:
    record = match.state[0]
    for phase in page(game)["phases"]:
        if all(int(record[field]) in values for field, values in phase["when"].items()):
            return str(phase["name"])
    raise AssertionError("no phase")


def drawings(game: str) -> set[str]:
    return {name for section in page(game)["sections"] for name in section.get("drawings", [])}


@pytest.mark.parametrize("game", GAMES)
def test_drawings(game: str) -> None:
    assert 3 <= len(drawings(game)) <= 5
    source = (ROOT / "web/src/learn/drawings" / f"{game}.ts").read_text("utf-8")
    exported = set(re.findall(r"^export const ([a-z]+) = ", source, re.MULTILINE))
    assert exported == drawings(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_there_and_used(game: str, language: str) -> None:
    prefix = f"learn-{game}-"
    used = {f"{prefix}tagline", f"{prefix}goal"}
    used |= {note.says for note in lesson(game).notes}
    used |= {f"{prefix}rule-{clause.lower()}" for clause in clauses(game)}
    used |= {f"{prefix}heading-{section['heading']}" for section in page(game)["sections"]}
    used |= {f"{prefix}phase-{phase['name']}" for phase in page(game)["phases"]}
    used |= {f"{prefix}drawing-{name}" for name in drawings(game)}
    assert set(messages(game, language)) == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_pages_are_used(language: str) -> None:
    folders = [ROOT / "web/src/learn", ROOT / "web/src/pages/learn"]
    text = "".join(path.read_text("utf-8") for folder in folders for path in folder.iterdir() if path.is_file())
    used = set(re.findall(r"\"(learn-[a-z-]+[a-z])\"", text))
    assert set(messages("", language)) == used


@pytest.mark.parametrize("game", [*GAMES, ""])
def test_translations_agree(game: str) -> None:
    """Same messages, same variables, same numbers; and nothing was left in English."""
    english = messages(game, "en")
    for language in LANGUAGES:
        found = messages(game, language)
        assert list(found) == list(english)
        for name, text in found.items():
            assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[name])), name
            numbers = [sorted(re.findall(r"\d+(?:[×/]\d+)*", side)) for side in (text, english[name])]
            assert set(numbers[1]) <= set(numbers[0]), (language, name)
            if language != "en" and len(text) > 25:
                assert text != english[name], (language, name)
