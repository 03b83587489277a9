"""Match files: to the letter, forgiving only case and spaces, and every mistake named with its line."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vihara.arena.simulation import play_match
from vihara.core import replay
from vihara.core.errors import InvalidFile
from vihara.core.game import CHANCE, load
from vihara.core.record import digest

GAME = load("mandala")
MATCH = play_match(GAME, 2, {"first": 2}, ["random", "greedy"], 5, 0)
TEXT = replay.write(MATCH)
ROWS = TEXT.splitlines()

EXAMPLE = """[vihara 1]
[game mandala]
[rules 1]
[seats 2]
[options {"first": 2}]
[name 1 Ana]
[date 2026-11-15]

! mountain 1 red green
! mountain 2 red purple
! hand 1 red red purple green black orange
! hand 2 red red purple green black orange
! cup 1 red red
! cup 2 green green
2 M1 red
! hand 2 purple green red
1 F1 purple 1
"""


def test_a_file_is_written_as_it_was_read() -> None:
    """Header, order of lines and texts are the same again."""
    assert replay.write(replay.read(EXAMPLE).match) == EXAMPLE
    assert replay.write(replay.read(TEXT).match) == TEXT


def test_a_file_has_the_lines_the_notation_says() -> None:
    """Set-up lines by seat number whoever begins, each draw on one line, forced decisions too."""
    log = ROWS[ROWS.index("") + 1 :]
    heads = [" ".join(row.split()[:3]) for row in log[:6]]
    assert heads == ["! mountain 1", "! mountain 2", "! hand 1", "! hand 2", "! cup 1", "! cup 2"]
    assert log[6].startswith("2 ")
    assert '[options {"first": 2}]' in ROWS
    assert any(re.fullmatch(r"\[result (1|2|1\+2) \d+ \d+\]", row) for row in ROWS)
    for one, other in pairwise(log[6:]):
        if one.startswith("! ") and other.startswith("! "):
            assert "! reshuffle" in (one, other) or one.split()[1] != other.split()[1]


def test_case_spaces_comments_order_and_byte_order_mark_are_forgiven() -> None:
    """Pieces may stand in any order, and `#` starts a comment."""
    messy = "\ufeff" + EXAMPLE.replace("2 M1 red", "   2   m1   RED   # a comment").replace(
        "[game mandala]", "[GAME Mandala] # hi"
    )
    messy = messy.replace("! hand 2 purple green red", "!hand 2 RED  green purple").replace("\n", "\r\n")
    assert digest(replay.read(messy).match.state) == digest(replay.read(EXAMPLE).match.state)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("[vihara 1]", "[vihara 2]", 1, "vihara 1"),
        ("[vihara 1]\n", "", 1, "vihara 1"),
        ("[game mandala]", "[game chess]", 2, "mandala"),
        ("[rules 1]", "[rules 7]", 3, "the rules of mandala that this program plays: 1"),
        ("[rules 1]", "[rules 0]", 3, "plays: 1"),
        ("[rules 1]", "[rules one]", 3, "plays: 1"),
        ("[rules 1]\n", "", 8, "rules"),
        ("[seats 2]", "[seats 3]", 4, "from 2 to 2"),
        ("[seats 2]", "[seats two]", 4, "number of seats"),
        ('{"first": 2}', '{"first": 3}', 5, "one of 1, 2"),
        ('{"first": 2}', '{"second": 2}', 5, "first"),
        ('{"first": 2}', "{first: 2}", 5, "JSON"),
        ('{"first": 2}', "[1]", 5, "JSON object"),
        ("[name 1 Ana]", "[name 3 Ana]", 6, "seat from 1 to 2"),
        ("[name 1 Ana]", "[name Ana]", 6, "NAME"),
        ("[date 2026-11-15]", "[date yesterday]", 7, "2026-11-15"),
        ("[date 2026-11-15]", "[place home]", 7, "header"),
        ("[date 2026-11-15]", "[seats 2]", 7, "once"),
        ("[date 2026-11-15]", "[seed 00]", 7, "hexadecimal"),
        ("! mountain 1 red green", "! mountain 2 red green", 9, "! mountain 1"),
        ("! mountain 1 red green", "! mountain 1 red pink", 9, "'! mountain 1 pink' cannot happen"),
        ("! mountain 1 red green", "! mountain 1 red green green", 9, "! mountain 2"),
        ("! cup 1 red red", "! cup 1 red", 14, "! cup 1"),
        ("2 M1 red", "1 M1 red", 15, "seat 2"),
        ("2 M1 red", "2 M1 yellow", 15, "you have no yellow card"),
        ("2 M1 red", "2 M3 red", 15, "M1 red"),
        ("2 M1 red", "M1 red", 15, "a seat number"),
        ("2 M1 red", "2 F1 red 1", 15, "mountain 1"),
        ("2 M1 red", "3 M1 red", 15, "no seat 3"),
        ("2 M1 red", "[date 2026-11-15]", 15, "headers before"),
        ("! hand 2 purple green red", "! hand 1 purple green red", 16, "! hand 2"),
        ("! hand 2 purple green red\n", "", 16, "! hand 2"),
        ("1 F1 purple 1", "1 F1 purple 1\nagreed\n1 F1 purple 1", 19, "after the end"),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, words: str) -> None:
    """Line, what was found, what was expected."""
    with pytest.raises(InvalidFile, match=re.escape(words)) as wrong:
        replay.read(EXAMPLE.replace(old, new, 1))
    assert wrong.value.line == line
    assert wrong.value.sentence.startswith(f"line {line}: found ")
    assert ", expected " in wrong.value.sentence


@pytest.mark.parametrize("result", ["1 0 0", "1+2 5 5", "", "2 1 x"])
def test_a_wrong_result_is_found(result: str) -> None:
    """The result in the header must be the one that the moves give."""
    line = next(row for row in ROWS if row.startswith("[result"))
    with pytest.raises(InvalidFile, match="as the moves give it"):
        replay.read(TEXT.replace(line, f"[result {result}]"))


def test_a_file_without_its_end_is_a_running_match() -> None:
    """Cut between lines, with no result in the header, it replays up to there and that is that."""
    rows = [row for row in ROWS if not row.startswith("[result")]
    for length in (15, 40, len(rows) - 1):
        cut = replay.read("\n".join(rows[:length]) + "\n")
        assert cut.cut is None
        assert not cut.match.over


def test_a_cut_file_replays_up_to_there_and_says_so() -> None:
    """Cut within a line, or although the header has a result: everything before is there."""
    shorter = replay.read("\n".join(ROWS[:-3]) + "\n")
    assert shorter.cut is not None
    assert f"line {len(ROWS) - 3}" in shorter.cut.sentence
    within = replay.read(EXAMPLE[:-6])
    assert within.cut is not None
    assert within.cut.line == 17
    assert within.match.plies == 1
    drawing = replay.read(EXAMPLE[: EXAMPLE.index(" green red\n1 F1")])
    assert drawing.match.to_act == CHANCE


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXT)))
def test_any_prefix_replays_or_is_refused_cleanly(length: int) -> None:
    """Whatever is cut off, nothing but InvalidFile comes out."""
    header_is_whole = TEXT[:length].count("\n") > ROWS.index("")
    try:
        plies = replay.read(TEXT[:length]).match.plies
    except InvalidFile:
        plies = -1
    assert plies <= MATCH.plies
    assert plies >= 0 or not header_is_whole


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from("\n !#[]12MFXCred {}\x00é"))
def test_tampering_is_found_or_harmless(place: int, letter: str) -> None:
    """A changed letter gives InvalidFile, or a file that is still true."""
    with suppress(InvalidFile):
        found = replay.read(TEXT[:place] + letter + TEXT[place + 1 :])
        assert replay.read(replay.write(found.match)).match.plies == found.match.plies


@pytest.mark.parametrize("ending", ["1 resign", "2 timeout", "agreed"])
def test_a_match_may_end_early(ending: str) -> None:
    """Resignation, time and agreement have lines of their own and results."""
    again = replay.read(EXAMPLE + ending + "\n")
    assert again.match.over
    outcome = again.match.outcome
    assert outcome is not None
    assert outcome.winners == {"1 resign": (2,), "2 timeout": (1,), "agreed": (1, 2)}[ending]
    assert replay.write(again.match).endswith(f"1 F1 purple 1\n{ending}\n")
    assert again.match.plies == 2
    assert replay.read(replay.write(again.match)).cut is None
