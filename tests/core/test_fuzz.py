"""Whatever is fed to a reader, what comes out is a value or an error with a sentence, in every language.

Match files, positions, options and tables of components: a share of the cases in each run, a million in the long one
(`FUZZ_CASES` says how many there are in all).
"""

from __future__ import annotations

import copy
import json
import os
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from vihara.core.chance import FastDice
from vihara.core.errors import InvalidFile, InvalidOption, InvalidPosition, ViharaError
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match
from vihara.core.replay import read, write
from vihara.games.menara.components import ComponentError, load_box, own_cards, own_floors
from vihara.languages import LANGUAGES, translate

QUICK = ("ananda", "mandala", "tajuto")
"""Games whose steps take no time."""
CASES = int(os.environ.get("FUZZ_CASES", "1000000"))
"""Cases of the long run, shared among the four readers."""
SHARE = {"files": 0.3, "positions": 0.3, "options": 0.2, "tables": 0.2}
QUICKLY = {"files": 150, "positions": 400, "options": 400, "tables": 100}
"""Cases of each in every run."""

ODD = st.sampled_from(
    ["9" * 5000, "-1", "0", "1e999", "nan", "\0", "\ud800", "]#", "] # x", "[" * 3000, "{" * 3000, "\u202e", "٣", "²",
     "x" * 3000, "!", ";", "'", '"', "\\", "", " ", "\n", "\ufeff", "{found!r}", "{$most}", "%s"]
)  # fmt: skip
LETTERS = st.text(st.characters(codec=None), max_size=20)
NUMBERS = st.one_of(
    st.integers(-3, 40), st.integers(), st.integers(19, 4200).map(lambda digits: -(10**digits)), st.floats()
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, LETTERS, ODD),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.one_of(LETTERS, ODD), inner, max_size=4),
    max_leaves=12,
)


def cases(kind: str, *, long: bool) -> Any:
    """How many cases; no shrinking of thousands, no clock, and the same ones every time."""
    number = max(1, int(CASES * SHARE[kind])) if long else QUICKLY[kind]
    return settings(
        max_examples=number,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )


def check(error: ViharaError, languages: Sequence[str] = LANGUAGES) -> None:
    """An error that can be said and sent, short, with nothing missing."""
    assert error.code != "error"
    for language in languages:
        said = translate(error, language)
        said.encode()
        assert said
        assert "???" not in said
        assert len(said) < 4000


def check_case(error: ViharaError) -> None:
    """The same in one of the languages: each has its share of the cases."""
    at = zlib.crc32(str(error).encode("utf-8", "backslashreplace")) % len(LANGUAGES)
    check(error, LANGUAGES[at : at + 1])


@cache
def played(key: str, plies: int) -> Match:
    """A match after some moves, or as many as there are."""
    game = load(key)
    match = Match(game, game.seats[-1], {}, FastDice.of(plies, 0))
    dice = FastDice.of(plies, 1)
    while not match.over and match.plies < plies:
        legal = game.legal(match.state)
        match.play(match.to_act, legal[dice.below(len(legal))])
    return match


@cache
def written(key: str, plies: int) -> str:
    return write(played(key, plies))


@st.composite
def mutilated(draw: Any, text: str) -> str:
    """A text with a few things cut out, doubled, put in or in another place."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        inside = draw(st.one_of(ODD, LETTERS, st.just(text[start:end] * 2), st.just("")))
        text = text[:start] + inside + text[end:]
    return text


def read_file(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(QUICK))
    text = data.draw(mutilated(written(key, data.draw(st.sampled_from([0, 3, 12])))))
    try:
        found = read(text)
    except InvalidFile as error:
        check_case(error)
        return
    if found.cut:
        check_case(found.cut)
    assert read(write(found.match)).match.plies == found.match.plies


def read_position(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(list(REGISTRY)))
    game, match = load(key), played(key, data.draw(st.sampled_from([0, 2] if key == "menara" else [0, 3, 12])))
    text = data.draw(mutilated(game.write_position(match.state)))
    try:
        state = game.read_position(text)
    except InvalidPosition as error:
        check_case(error)
        return
    game.write_position(state)


def read_options(data: st.DataObject) -> None:
    game = load(data.draw(st.sampled_from(list(REGISTRY))))
    names = [*game.options.__dataclass_fields__, "x"]
    chosen = data.draw(st.dictionaries(st.one_of(st.sampled_from(names), LETTERS), VALUES, max_size=3))
    try:
        Match(game, game.seats[0], chosen, FastDice.of(1, 0))
    except ViharaError as error:
        check_case(error)


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each entry of a table."""
    found = [at]
    if isinstance(value, dict):
        for key, inside in value.items():
            found += places(inside, (*at, key))
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            found += places(inside, (*at, place))
    return found


TABLES = {"floors": own_floors(), "cards": own_cards()}
PLACES = {name: [place for place in places(table) if place] for name, table in TABLES.items()}


def read_table(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(TABLES)))
    table = copy.deepcopy(TABLES[name])
    way = data.draw(st.sampled_from(PLACES[name]))
    inner: Any = table
    for step in way[:-1]:
        inner = inner[step]
    last = inner[way[-1]]
    near = st.floats(-2, 2).map(lambda by: last * by) if isinstance(last, float) else VALUES
    if data.draw(st.integers(0, 5)) == 0:
        del inner[way[-1]]
    else:
        inner[way[-1]] = data.draw(st.one_of(near, VALUES))
    try:
        load_box(**{name: table})
    except ComponentError:
        with pytest.raises(InvalidOption) as caught:
            load("menara").settle(1, {name: table}, None)
        check_case(caught.value)


READERS = {"files": read_file, "positions": read_position, "options": read_options, "tables": read_table}


@pytest.mark.parametrize("kind", sorted(READERS))
def test_a_share_of_the_cases(kind: str) -> None:
    cases(kind, long=False)(given(st.data())(READERS[kind]))()


@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(READERS))
def test_a_million_cases(kind: str) -> None:
    cases(kind, long=True)(seed(1)(given(st.data())(READERS[kind])))()


BAD = {
    "a number of 5,000 digits as a seat": "[vihara 1]\n[game mandala]\n[rules 1]\n[seats 2]\n\n" + "9" * 5000 + " pass\n",
    "a seat of 5,000 digits with a name": "[vihara 1]\n[game mandala]\n[rules 1]\n[seats 2]\n[name " + "9" * 5000 + " x]\n",
    "a seat in other digits": "[vihara 1]\n[game mandala]\n[rules 1]\n[seats 2]\n\n٣ pass\n",
    "rules of 5,000 digits": "[vihara 1]\n[game mandala]\n[rules " + "9" * 5000 + "]\n[seats 2]\n",
    "options a hundred thousand deep": "[vihara 1]\n[game menara]\n[rules 1]\n[seats 1]\n[options {\"floors\": " + "[" * 100_000 + "]" * 100_000 + "}]\n",
    "an option of 5,000 digits": "[vihara 1]\n[game mandala]\n[rules 1]\n[seats 2]\n[options {\"first\": " + "9" * 5000 + "}]\n",
    "an option of 4,000 digits": "[vihara 1]\n[game mandala]\n[rules 1]\n[seats 2]\n[options {\"first\": " + "9" * 4000 + "}]\n",
    "half a surrogate": "[vihara 1]\n[game \ud800]\n",
    "NUL": "[vihara 1]\n[game mandala\0]\n",
    "a line of a megabyte": "[vihara 1]\n[game mandala]\n[rules 1]\n[seats 2]\n\n" + "x" * 1_000_000,
    "a header of a megabyte": "[" + "x" * 1_000_000,
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_bad_files_are_refused_in_a_sentence(what: str) -> None:
    """Each of these once raised something else, or gave a sentence with blanks."""
    try:
        found = read(BAD[what])
        assert found.cut
        check(found.cut)
    except InvalidFile as error:
        check(error)


def test_brackets_and_marks_inside_options_are_no_end_of_them() -> None:
    """`]#` in a text of a table is refused as a name, not as half a header."""
    cards = own_cards()
    cards["cards"][0]["id"] = "B]# 01"
    text = (
        "[vihara 1]\n[game menara]\n[rules 1]\n[seats 1]\n[options " + json.dumps({"cards": cards}) + "] # mine\n"
    )
    with pytest.raises(InvalidFile, match="card 1 id: found 'B]# 01', expected printable"):
        read(text)
    cards["cards"][0]["id"] = "B01"
    match = read(text.replace("B]# 01", "B01")).match
    assert read(write(match)).match.written_options() == {"cards": {"cards": cards["cards"]}}
