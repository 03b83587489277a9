"""A small vocabulary, declared as games declare theirs, and all that follows from it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import jsonschema_rs
import numpy as np
import pytest

from vihara.core.chance import FastDice
from vihara.core.compiled import rules
from vihara.core.event import Event
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match
from vihara.core.moves import Moves
from vihara.core.record import View
from vihara.core.saying import Saying
from vihara.core.schema import schema
from vihara.core.telling import Telling
from vihara.core.words import (
    Count,
    Counted,
    Each,
    Given,
    Inside,
    Many,
    Most,
    Move,
    Named,
    Number,
    OneOf,
    Outside,
    Owner,
    Public,
    Real,
    Reason,
    Record,
    Rounded,
    Seat,
    Several,
    Two,
    Vocabulary,
    When,
    dtype_of,
    kinds,
    more,
    put,
    reasons,
)

Color: TypeAlias = Annotated[int, Named("Color", ("red", "blue", None))]
Place: TypeAlias = Annotated[int, Named("Place", ("left", "right"), absent=True)]
Pair: TypeAlias = Annotated[int, Several("Pair", ((1, 2), (3, 4), None), Count)]
Some: TypeAlias = Annotated[int, Several("Some", ((), (1,), (1, 2)), Count)]


@dataclass(frozen=True)
class Paint(Move, kind="paint", text="paint {color} {pair}", first=10):
    """Two fields, of which one place of each has no text."""

    color: Color
    pair: Pair


@dataclass(frozen=True)
class Throw(Move, kind="throw", text="throw {times} {some}", first=100, steps=(10, 2)):
    """Numbers that lie apart."""

    times: Annotated[int, Number(1, 3)]
    some: Some


@dataclass(frozen=True)
class Leave(Move, kind="leave", first=200):
    """Nothing to say."""


class Painted(Given):
    """Seen in part."""

    seat: Public[Seat]
    color: Owner[Color]
    secret: Count


class Left(Given):
    """Seen by all."""

    seats: Public[Annotated[Many[Seat], Most(4)]]


class Happened(OneOf):
    """Two kinds."""

    paint: Painted
    leave_: Left


class Step(Record):
    """Two events at most."""

    events: Annotated[Many[Happened], Most(2)]


class Row(Record):
    """One of each sort."""

    place: Place
    both: Two[bool]
    large: Annotated[int, Number(-70_000, 70_000)]
    some: Some
    far: Annotated[Many[Annotated[int, Number(-300, 300)]], Most(300)]
    piles: Annotated[list[int], Counted("Pile", ("sand", "snow"))]
    with_: Annotated[int, Rounded(2, 500)]
    unknown: Annotated[int, Number(-1, 9, plus=1, absent=True)]


class Crown(Given):
    """May be missing."""

    color: Color


class Figures(Record):
    """Rows and a crown."""

    rows: Annotated[Many[Row], Most(3)]
    crown: Crown
    sword: Crown
    yes: bool


class Foreseen(OneOf):
    """One kind."""

    paint: Crown


class Dry(Given):
    """What the reason names."""

    color: Color


class Silent(OneOf):
    """Its sentence names what the row does not have."""

    mute: Annotated[Given, Reason("X-1", "core-refusal-mute", "{color} is dry")]


class Refused(OneOf):
    """One reason."""

    dry: Annotated[Dry, Reason("X-1", "core-refusal-dry", "{color} is dry")]


WORDS = Vocabulary((Paint, Throw, Leave), Step, Figures, Foreseen, Refused)


@rules
def tell(_befores: Any, _i: int, action: int, _afters: Any, _j: int, out: Any, k: int) -> None:
    """An event of each kind."""
    step: Step = out[k]
    painted = more(step.events).paint
    painted.given = True
    painted.seat = 1
    painted.color = action
    painted.secret = 7
    left = more(step.events).leave_
    left.given = True
    put(left.seats, 0)
    put(left.seats, 2)


@rules
def show(_views: Any, _i: int, out: Any, k: int) -> None:
    """Two rows, one crown."""
    f: Figures = out[k]
    f.yes = True
    f.sword.given = True
    f.sword.color = 1
    for n in range(2):
        row = more(f.rows)
        row.place = n - 1
        row.both[1] = n == 1
        row.large = -65_000 * n
        row.some = n + 1
        put(row.far, -300)
        put(row.far, n)
        row.piles[1] = 3 * n
        row.with_ = 125 * n
        row.unknown = n - 1


@rules
def consider(_views: Any, _i: int, action: int, out: Any, k: int) -> None:
    """Something for action 1 alone."""
    f: Foreseen = out[k]
    f.paint.given = action == 1
    f.paint.color = action


@rules
def refuse(_states: Any, _i: int, action: int, out: Any, k: int) -> None:
    """Always dry."""
    r: Refused = out[k]
    r.dry.given = True
    r.dry.color = action


TELLING = Telling(WORDS, tell, show, consider, refuse)
NOTHING = View(np.zeros(1, np.int8))


def test_moves_have_a_number_a_text_and_a_value() -> None:
    moves = Moves(WORDS.moves)
    assert moves.texts == {
        10: "paint red 1 2", 11: "paint red 3 4", 13: "paint blue 1 2", 14: "paint blue 3 4",
        110: "throw 1", 112: "throw 1 1", 114: "throw 1 1 2", 120: "throw 2", 122: "throw 2 1", 124: "throw 2 1 2",
        130: "throw 3", 132: "throw 3 1", 134: "throw 3 1 2", 200: "leave",
    }  # fmt: skip
    assert moves.value(14) == Paint(color=1, pair=1)
    assert moves.value(12) is None
    for number, text in moves.texts.items():
        move = moves.value(number)
        assert move is not None
        assert (moves.number(move), moves.numbers[text]) == (number, number)


def test_figures_are_read_as_they_were_filled() -> None:
    assert TELLING.figures(NOTHING) == {
        "rows": [
            {
                "place": None,
                "both": [False, False],
                "large": 0,
                "some": [1],
                "far": [-300, 0],
                "piles": {},
                "with": 0.0,
                "unknown": None,
            },
            {
                "place": "left",
                "both": [False, True],
                "large": -65_000,
                "some": [1, 2],
                "far": [-300, 1],
                "piles": {"snow": 3},
                "with": 1.25,
                "unknown": 1,
            },
        ],
        "crown": None,
        "sword": {"color": "blue"},
        "yes": True,
    }


class Sight(Record):
    """What only some records have, and what none has."""

    kind: Color
    near: Inside[bool]
    named: Annotated[str, Outside("kind")]
    counts: Annotated[list[int], Each("Counts", Named("Color", ("red", "blue")))]
    hands: Annotated[Many[Annotated[list[int], Each("Counts", Named("Color", ("red", "blue")))]], Most(3)]
    at: Annotated[Two[Annotated[int, Rounded(2, 9999, -9999)]], When("near")]
    corners: Annotated[Many[Two[Annotated[int, Rounded(1, 99)]]], Most(4)]
    exact: Annotated[float, Real()]
    length: Annotated[int, Rounded(1, 999, bare=True)]


class Late(Given):
    """By how much, and by which clause."""

    length: Annotated[int, Rounded(1, 999, bare=True)]
    clause: Annotated[int, Named("Clause", ("X-1", "X-2"))]


class Reasons(OneOf):
    """One reason."""

    too__late: Annotated[Late, Reason("X", "core-refusal-late", "too late by {length}")]


@rules
def see(_views: Any, _i: int, action: int, out: Any, k: int) -> None:
    """Something of each sort, near for action 1."""
    f: Sight = out[k]
    f.kind = action
    f.near = action == 1
    f.counts[1] = 7
    f.hands.items[1][0] = 2
    f.hands.number = 2
    f.at[0] = -125
    for n in range(2):
        f.corners.items[n][1] = 10 * n + 5
    f.corners.number = 2
    f.exact = 0.1
    f.length = 30 + action


@rules
def be_late(_states: Any, _i: int, action: int, out: Any, k: int) -> None:
    """Later with the number."""
    r: Reasons = out[k]
    r.too__late.given = True
    r.too__late.length = 9 + action
    r.too__late.clause = action


def test_fields_that_are_not_always_there() -> None:
    """One row for all kinds of moves; a flag and its fields, texts from outside, numbers for every name."""
    words = Vocabulary((), Step, Figures, Sight, Reasons)
    telling = Telling(words, tell, show, see, be_late)
    far = {
        "kind": "red",
        "named": "",
        "counts": {"red": 0, "blue": 7},
        "hands": [{"red": 0, "blue": 0}, {"red": 2, "blue": 0}],
        "corners": [[0.0, 0.5], [0.0, 1.5]],
        "exact": 0.1,
        "length": 3,
    }
    near = telling.foresee(NOTHING, 1)
    assert telling.foresee(NOTHING, 0) == far
    assert near == far | {"kind": "blue", "at": [-1.25, 0.0], "length": 3.1}
    assert list(near) == ["kind", "named", "counts", "hands", "at", "corners", "exact", "length"]
    assert (telling.refusal(NOTHING, 0), telling.refusal(NOTHING, 1)) == (
        ("too late by 0.9", "X-1"),
        ("too late by 1", "X-2"),
    )
    assert list(kinds(Reasons)) == ["too-late"]
    made = schema(words)["$defs"]
    assert set(made["Foreseen"]["properties"]) - set(made["Foreseen"]["required"]) == {"at"}
    validator = jsonschema_rs.validator_for(schema(words) | _REFERENCE["Foreseen"])
    validator.validate(near)
    validator.validate(far)


def test_what_is_not_said_to_be_seen_is_hidden() -> None:
    painted, left = TELLING.events(NOTHING, 0, NOTHING)
    assert painted == Event("paint", {"seat": 2, "color": "red", "secret": 7})
    assert left == Event("leave", {"seats": (1, 3)})
    assert TELLING.redact(painted, 1).fields == {"seat": 2, "color": "red"}
    for other in (0, 2, None):
        assert TELLING.redact(painted, other).fields == {"seat": 2}
        assert TELLING.redact(left, other) == left
    assert TELLING.redact(Event("unheard of", {"seat": 2}), 1).fields == {}


def test_foreseen_and_refused() -> None:
    assert TELLING.foresee(NOTHING, 1) == {"kind": "paint", "color": "blue"}
    assert TELLING.foresee(NOTHING, 0) == {}
    sentence, clause = TELLING.refusal(NOTHING, 1)
    assert (sentence, clause) == ("blue is dry", "X-1")
    assert isinstance(sentence, Saying)
    assert (sentence.id, sentence.facts) == ("core-refusal-dry", {"color": "blue"})


def test_the_schema_says_who_sees_what() -> None:
    made = schema(WORDS)["$defs"]
    assert made["Color"]["enum"] == ["red", "blue"]
    assert made["Painted"]["required"] == ["seat"]
    assert set(made["Painted"]["properties"]) == {"seat", "color"}
    assert made["Row"]["properties"]["piles"]["propertyNames"] == {"$ref": "#/$defs/Pile"}
    assert made["Row"]["properties"]["with"] == {"type": "number", "minimum": 0, "maximum": 5.0}
    assert made["Row"]["properties"]["place"] == {"anyOf": [{"$ref": "#/$defs/Place"}, {"type": "null"}]}
    assert [one["properties"]["kind"]["const"] for one in made["Event"]["anyOf"]] == ["paint", "leave"]


def test_a_field_that_does_not_say_what_it_means_is_an_error() -> None:
    class Vague(Record):
        """A number of what?"""

        number: int

    with pytest.raises(TypeError, match=r"Vague\.number is annotated with <class 'int'>"):
        dtype_of(Vague)

    with pytest.raises(TypeError, match="mute has the facts"):
        reasons(Silent)


@pytest.mark.parametrize("key", REGISTRY)
def test_what_a_game_tells_fits_its_schema(key: str) -> None:
    """Figures, foreseen effects and events of a random game, as every seat and a spectator have them."""
    game = load(key)
    made = schema(game.words.vocabulary)
    checks = {title: jsonschema_rs.validator_for(made | reference) for title, reference in _REFERENCE.items()}

    def check(title: str, told: Any) -> None:
        checks[title].validate(json.loads(json.dumps(told)))

    match = Match(game, game.seats[-1], {}, FastDice.of(5, 0))
    dice = FastDice.of(6, 0)
    for _ in range(60):
        if match.over:
            break
        view = match.view(match.to_act)
        for seat in (*range(1, match.seats + 1), None):
            check("Figures", game.figures(match.view(seat)))
        for action in game.legal(match.state)[:5]:
            check("Foreseen", game.foresee(view, action))
        for event in match.play(match.to_act, int(game.kernels.choose(match.state, 0, dice.words))):
            for seat in (*range(match.seats), None):
                seen = game.redact(event, seat)
                check("Event", {"kind": seen.kind, "fields": dict(seen.fields)})


_REFERENCE = {title: {"$ref": f"#/$defs/{title}"} for title in ("Figures", "Foreseen", "Event")}
