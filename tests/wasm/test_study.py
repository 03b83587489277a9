"""Match files and lessons in the page: the steps, the draws and the refusals are those of the server, in every language."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from conformance.cases import cases
from vihara.core.chance import FastDice, keyed_dice
from vihara.core.errors import ViharaError
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.replay import write, write_for
from vihara.languages import plainly
from vihara.lessons import lesson
from vihara.puzzles.files import shipped
from vihara.server.puzzles import position_json, puzzle_answer, puzzles_json
from vihara.server.steps import file_steps, lesson_answer, lesson_json, proof_json
from vihara.server.writing import pack
from vihara.wasm import build
from wasm.test_messages import GARBAGE, KEYS, LANGUAGES, ROOT, folder  # noqa: F401 - a fixture

Case = dict[str, Any]
SIGNS = "[]{}!#\"'\\ \t\x0b\x85\u00a0\ufeff0129azAZäß-+."


def played(key: str, number: int) -> Match:
    """A match of any seats and options, played to its end by chance, or given up on the way."""
    every = [case for case in cases() if case.game.key == key]
    case, dice = every[number % len(every)], FastDice.of(number, 3)
    match = Match(case.game, case.seats, case.options, keyed_dice(f"{number:064x}"), {1: "Ada Ö", 2: "[Ben] # 2"})
    last = 20 + dice.below(60) if number % 3 else 10_000
    while not match.over:
        if match.plies > last:
            match.end(*(("agreed", 0) if dice.below(2) else ("resign", 1 + dice.below(match.seats))))
            break
        legal = match.legal()
        match.play(match.to_act, legal[dice.below(len(legal))])
    return match


def spoiled(text: str, dice: FastDice) -> str:
    """A file that somebody has had their hands on: lines lost, doubled, swapped, cut, and other signs in them."""
    lines = text.split("\n")
    for _ in range(1 + dice.below(3)):
        at = dice.below(max(1, min(len(lines), 25 if dice.below(2) else len(lines))))
        line = lines[at]
        match dice.below(9):
            case 0:
                del lines[at : at + 1 + dice.below(2)]
            case 1:
                lines.insert(at, line)
            case 2:
                lines[at] = line[: dice.below(len(line) + 1)]
            case 3:
                place = dice.below(len(line) + 1)
                lines[at] = line[:place] + SIGNS[dice.below(len(SIGNS))] + line[place + dice.below(2) :]
            case 4:
                lines[at] = line.upper() if dice.below(2) else f"  {line.replace(' ', '   ')}\t# remark"
            case 5:
                words = line.split(" ")
                words[dice.below(len(words))] = str(dice.below(9))
                lines[at] = " ".join(words)
            case 6:
                lines[at] = f"{1 + dice.below(4)} {GARBAGE[dice.below(len(GARBAGE))]}"
            case 7:
                lines = lines[: at + 1]
            case _:
                other = dice.below(len(lines))
                lines[at], lines[other] = lines[other], line
        if not lines:
            break
    return "\n".join(lines)


LONG = "many 'letters' " * 50
HEADERS = [
    "", "\ufeff", "[vihara 2]\n", "[vihara 1]\n", "[game KEY]\n", "[vihara 1]\n[game KEY]\n[rules 99]\n[seats 2]\n",
    "[vihara 1]\n[game KEY]\n[rules ١]\n[seats 2]\n", "[vihara 1]\n[game KEY]\n[rules 1]\n[seats 9]\n",
    *(
        f"[vihara 1]\n[game KEY]\n[rules 1]\n[seats 2]\n{line}\n"
        for line in (
            "[options [1]]", "[options {", '[options {"first": 9}] # }', '[options {"first": "random"}]', "[options null]",
            '[options {"first": 1.0}]', '[options {"first": 1e0}]', '[options {"first": -0}]', '[options {"first": NaN}]',
            '[options {"first": 12345678901234567890}]', '[options {"first": [1.5e300, -0.00001, 1e16, 123456.75, -0.0]}]',
            '[options {"first": [[[[1]]], {"z": 1e300, "a": [{}]}, "LONG", 98765432109876543210987654321098765432109]}]',
            '[options {"first": ["\\ud800", -98765432109876543210]}]', '[options {"\\ud800": "LONG LONG"}]',
            '[options {"b": 1, "1": 2}]', '[options {"\\u200b\\u0007é\\ud83d\\ude00": Infinity}]', '[options {"first": 1,}]',
            '[options {"first": "\\u00a0\\u0085x"} ]', '[options {"first": 1, "first": 2}] #', '[options {"a": 01}]',
            '[options {"no": [1, "a\'b", null, true, {"x": -1}]}]', '[options {"first": true}]', "[name 7 X]", "[name X]",
            "[share 1 bot]", "[share 1 nothing]", "[date today]", "[seed 12]", "[seed-hash 12]", "[seed-from 0]", "[drawn all]",
            "[sea", "[what is this]", "[game other]", "agreed", "1 resign", "0 resign", "9 timeout", "1", "!", "! ", "1 !", "#",
        )
    ),
]  # fmt: skip


def _without_motion(fields: Case) -> Case:
    return {name: value for name, value in fields.items() if name != "motion"}


def asked(what: str, language: str, given: list[Any], answer: Any) -> Case:
    """What Python says to it: an answer, or why not. How it went is known only where it was simulated: here, as the
    file was made in this process, but to nobody else who reads it.
    """
    try:
        told = json.loads(pack(answer()), object_hook=_without_motion)
    except ViharaError as error:
        told = {"code": error.code, "sentence": plainly(error, language)}
    return {"what": what, "language": language, "given": given, "told": told}


def files(key: str, number: int, first: int) -> Iterator[Case]:
    for place in range(first, first + number):
        language, dice = LANGUAGES[place % len(LANGUAGES)], FastDice.of(place, 9)
        match = played(key, place)
        text = write(match)
        seat = dice.below(match.seats + 2)
        yield asked("steps", language, [text, seat], partial(file_steps, text, seat, language))
        yield asked("draws", language, [text], lambda text=text: {"draws": proof_json(text, "en")["draws"]})
        for _ in range(6):
            bad = spoiled(text if dice.below(4) else write_for(match, 1), dice)
            yield asked("steps", language, [bad, 0], partial(file_steps, bad, 0, language))


def study(cases: list[Case], folder: Path, tmp_path: Path) -> dict[str, Any]:  # noqa: F811
    (tmp_path / "cases.json").write_text(json.dumps({"known": KEYS, "cases": cases}), "utf-8")
    node = shutil.which("node")
    assert node
    package = ROOT / "src" / "vihara"
    harness = Path(__file__).parent / "study.mjs"
    done = subprocess.run(
        [
            node, harness, folder / "engine.mjs", folder, package / "locales", package / "lessons",
            tmp_path / "cases.json",
        ],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def compared(cases: list[Case], folder: Path, tmp_path: Path) -> None:  # noqa: F811
    told = study(cases, folder, tmp_path)
    assert not told["differences"], json.dumps(told["differences"], indent=1, ensure_ascii=False)
    assert told["compared"] == len(cases)


@pytest.mark.parametrize("key", KEYS)
def test_match_files_read_and_refused(key: str, folder: Path, tmp_path: Path) -> None:  # noqa: F811
    build.write(folder, [key])
    found = list(files(key, 4 if load(key).simulated else 8, 0))  # who simulates takes seconds for a match
    for place, text in enumerate(HEADERS):
        language, text = LANGUAGES[place % len(LANGUAGES)], text.replace("KEY", key).replace("LONG", LONG)
        found.append(asked("steps", language, [text, 1], partial(file_steps, text, 1, language)))
    assert {case["told"].get("code") for case in found} >= {None, "invalid-file"}
    compared(found, folder, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_many_match_files_read_and_refused(key: str, folder: Path, tmp_path: Path) -> None:  # noqa: F811
    build.write(folder, [key])
    for first in range(100, 1100, 50):
        compared(list(files(key, 50, first)), folder, tmp_path)


@pytest.mark.parametrize("key", KEYS)
def test_lessons(key: str, folder: Path, tmp_path: Path) -> None:  # noqa: F811
    build.write(folder, [key])
    found = [asked("lesson", one, [key], partial(lesson_json, key, one)) for one in LANGUAGES]
    for place, note in enumerate(lesson(key).notes):
        for move in (note.move, "nonsense", "! hand 1 red"):
            language = LANGUAGES[place % len(LANGUAGES)]
            if move:
                answer = partial(lesson_answer, key, note.at, move, language)
                found.append(asked("ask", language, [key, note.at, move], answer))
    compared(found, folder, tmp_path)


@pytest.mark.parametrize("key", KEYS)
def test_puzzles(key: str, folder: Path, tmp_path: Path) -> None:  # noqa: F811
    """The position of a puzzle from the record of its view, and what moves would bring there."""
    build.write(folder, [key])
    found = []
    for place, (puzzle, told) in enumerate(zip(shipped(key)[:5], puzzles_json(key)["puzzles"], strict=False)):
        language, record = LANGUAGES[place % len(LANGUAGES)], told["record"]
        found.append(asked("puzzle", language, [key, record], partial(position_json, key, puzzle.name)))
        for move in (puzzle.asked or puzzle.best.move, "nonsense", "! hand 1 red"):
            answer = partial(puzzle_answer, key, puzzle.name, move, language)
            found.append(asked("tryPuzzle", language, [key, record, move], answer))
    compared(found, folder, tmp_path)
