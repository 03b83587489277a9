"""The games in five languages: every refusal, event, ending and picture of words that play can bring about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from languages.catalogue import LANGUAGES, catalogue
from languages.sayings import sayings
from vihara import languages
from vihara.core.chance import FastDice
from vihara.core.errors import IllegalMove, InvalidMove
from vihara.core.event import Event
from vihara.core.game import REGISTRY, load
from vihara.core.match import Match
from vihara.core.saying import Saying
from vihara.core.words import kinds, told_forms
from vihara.games.menara.words import WORDS

NAMES = {1: "Ada", 2: "Ben", 3: "Cleo", 4: "Dora"}
LEFT_OVER = re.compile(r"\{|\}|\b(" + "|".join(REGISTRY) + r")-[a-z]+-|error-|\?\?\?")
"""What a message leaves behind that lacks something."""
COLOR_WORDS = re.compile(r"\b(red|yellow|green|blue|purple|black|white)\b")
"""English words for colors that none of the other languages has."""

GAMES = [("ananda", 2, {}), ("ananda", 3, {"open_racks": True, "board": 8}), ("mandala", 2, {}), ("tajuto", 3, {}),
         ("tajuto", 2, {"touch": "blind"})]  # fmt: skip
"""Quick games; Menara has tests of its own, as its towers take long."""


def played(key: str, seats: int, options: dict[str, object], seed: int, most: int = 400) -> Iterator[Match]:
    """A match between players without a plan, before every decision and at its end."""
    game, dice = load(key), FastDice.of(seed, 7)
    match = Match(game, seats, options, FastDice.of(seed, 0))
    while not match.over and match.plies < most:
        yield match
        match.play(match.to_act, int(game.kernels.choose(match.view(match.to_act), 0, dice.words)))
    yield match


def check(text: str, language: str, about: str) -> None:
    assert text.strip(), about
    assert not LEFT_OVER.search(text), f"{about}: {text}"
    assert "\u2068" not in text, f"isolation marks in {text!r}"
    if language != "en":
        # What is quoted is notation, which is English in every language.
        plain = re.sub(r"[„«][^“”»]*[“”»]", "", text)
        assert not COLOR_WORDS.search(plain), f"{about} in {language}: {text}"


@pytest.mark.parametrize(("key", "seats", "options"), GAMES)
def test_events_of_whole_games_in_words(key: str, seats: int, options: dict[str, object]) -> None:
    """For every seat and for spectators, each event as they may see it; and the reason of the end."""
    match = list(played(key, seats, options, seed=5))[-1]
    told: set[tuple[str, str]] = set()
    for entry in match.log:
        for event in entry.events:
            for seat in (None, 0, 1):
                seen = match.game.redact(event, seat)
                sign = (event.kind, ",".join(f"{k}={bool(v)}" for k, v in seen.fields.items()))
                if sign in told:
                    continue
                told.add(sign)
                for language in LANGUAGES:
                    text = languages.tell(language, key, seen, NAMES)
                    check(text, language, f"{key} {event.kind}")
                    if "seat" in seen.fields:
                        named = "finished" in event.kind or NAMES[seen.fields["seat"]] in text
                        assert named, f"{key} {event.kind} in {language} does not say who: {text}"
    assert match.outcome is not None
    for language in LANGUAGES:
        assert isinstance(match.outcome.reason, Saying)
        check(languages.translate(match.outcome.reason, language), language, "the reason")


@pytest.mark.parametrize(("key", "seats", "options"), GAMES)
def test_refusals_of_everything_illegal(key: str, seats: int, options: dict[str, object]) -> None:
    """Every action that is not legal, in positions of a game: each reason can be said in each language."""
    reasons: dict[str, IllegalMove] = {}
    for step, match in enumerate(played(key, seats, options, seed=8, most=120)):
        if match.over or step % 6:
            continue
        game, legal = match.game, set(match.game.legal(match.state))
        stride = 1 if game.decisions < 2000 else 37
        for action in range(step % stride, game.decisions, stride):
            if action in legal:
                continue
            try:
                game.check(match.state, action)
            except IllegalMove as error:
                reasons.setdefault(getattr(error.reason, "id", error.reason), error)
            except (InvalidMove, ValueError):
                continue  # a number that is no move
    assert len(reasons) > 5
    for id, refused in reasons.items():
        assert isinstance(refused.reason, Saying), f"{key}: {refused.reason}"
        for language in LANGUAGES:
            text = languages.translate(refused, language)
            check(text, language, id)
            assert refused.clause in text
            if language == "en":
                assert text == refused.sentence or "goal" in id, id
            else:
                assert text != refused.sentence, id


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        ("ananda", ["", "nonsense", "! nonsense", "tile red-red a1 c1", "tile red-red b1 a1", "play 3 2"]),
        ("mandala", ["", "nonsense", "! nonsense", "M3 red", "! hand 1 pink"]),
        (
            "menara",
            ["nonsense", "! nonsense", "camp red for red", "camp red yellow for blue blue", "shift 20 1 1 1 to 1"],
        ),
        ("tajuto", ["", "nonsense", "! nonsense", "A draw 7"]),
    ],
)
def test_texts_that_are_no_moves(key: str, texts: list[str]) -> None:
    game = load(key)
    state = game.new(game.seats[0])
    for text in texts:
        with pytest.raises(InvalidMove) as refused:
            game.parse(state, text)
        for language in LANGUAGES:
            said = languages.translate(refused.value, language)
            check(said, "en", text)  # what is expected is notation, so colors are English there
            assert language == "en" or said != refused.value.sentence


def test_every_kind_of_event_has_a_sentence_and_every_sentence_a_kind() -> None:
    """The kinds are those that the games let anybody see; Menara's, where all see all, all of its own."""
    from vihara.games.ananda.words import WORDS as ANANDA
    from vihara.games.mandala.words import WORDS as MANDALA
    from vihara.games.tajuto.words import WORDS as TAJUTO

    told = {
        "ananda": set(kinds(ANANDA.events)),
        "mandala": set(kinds(MANDALA.events)),
        "tajuto": set(kinds(TAJUTO.events)),
        "menara": set(kinds(WORDS.events)),
    }
    for key, expected in told.items():
        ids = {id.removeprefix(f"{key}-event-") for id in catalogue("en") if id.startswith(f"{key}-event-")}
        plain = {id for id in ids if not id.endswith(("-seen", "-none"))}
        assert plain == {kind.replace(" ", "-") for kind in expected}
        assert {id.removesuffix("-seen").removesuffix("-none") for id in ids} == plain


MENARA: dict[str, dict[str, Any]] = {
    "quarry": {"floor": 4},
    "camp": {"color": "red", "number": 1, "new": True},
    "bag": {"color": "white", "number": 1, "seat": 2},
    "base": {"seat": 1, "floor": 3, "x": 0, "y": 0, "angle": 0, "level": 0, "side": "light"},
    "exchange": {"seat": 1, "given": ("yellow", "yellow"), "taken": ("red", "blue")},
    "reveal": {"seat": 1, "glyph": "blue"},
    "plan": {"seat": 1, "glyph": "blue", "card": "place 2 dark"},
    "column": {"seat": 1, "color": "black", "base": "3.1"},
    "move": {"seat": 1, "base": "3.1", "to": "7.2"},
    "floor": {"seat": 1, "floor": 9, "x": 0, "y": 0, "angle": 0, "level": 2, "side": "dark"},
    "extend": {"seat": 1, "floor": 9, "x": 0, "y": 0, "angle": 0, "level": 0, "side": "dark"},
    "shift": {"seat": 1, "floor": 9, "x": 0, "y": 0, "angle": 0, "level": 2},
    "give-up": {"seat": 1},
    "stop": {"seat": 1},
    "swap-camp": {"seat": 1},
    "keep-camp": {"seat": 1},
    "hand": {"x": 0.3, "y": -0.5, "angle": 1.5},
    "nudge": {"floor": 3, "newton": 0.25, "direction": 90},
    "quiet": {},
    "stands": {},
    "fallen": {"piece": "3.1"},
    "collapse": {
        "floors": (9,),
        "columns": ("3.1", "3.2"),
        "levels": 2,
        "again": False,
        "out": False,
        "motion": "AAAA",
    },
    "interrupted": {"seat": 1},
    "level-card": {"required": 5},
    "fulfilled": {"seat": 1, "card": "fill free"},
    "camp-exchanged": {},
    "turn": {"seat": 2},
    "over": {"winners": (1, 2), "levels": 5, "required": 4, "reason": "the tower fell"},
}
"""An event of each kind."""


def check_event(event: Event) -> None:
    """Just the fields that its kind declares."""
    declared = told_forms(kinds(WORDS.events)[event.kind])
    needed = {field.outside for field in declared if not field.when}
    assert needed <= event.fields.keys() <= {field.outside for field in declared}, event


def test_the_samples_are_events_of_menara() -> None:
    for kind, fields in MENARA.items():
        check_event(Event(kind, fields))
    assert set(MENARA) == set(kinds(WORDS.events))


def test_menara_makes_such_events() -> None:
    match = Match(load("menara"), 2, {}, FastDice.of(3, 0))
    dice = FastDice.of(4, 0)
    while not match.over and match.plies < 30:
        match.play(match.to_act, int(match.game.kernels.choose(match.state, 0, dice.words)))
    told = [event for entry in match.log for event in entry.events]
    for event in told:
        check_event(event)
    assert len({event.kind for event in told}) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_menara_in_words(language: str) -> None:
    for kind, fields in MENARA.items():
        check(languages.tell(language, "menara", Event(kind, fields), NAMES), language, kind)
    nothing = languages.tell(language, "menara", Event("exchange", {"seat": 1, "given": (), "taken": ()}), NAMES)
    assert "Ada" in nothing
    tasks = ["place 1", "place 4", "floor 2", "floor 3", "move 1", "move 3", "fill", "shift"]
    for card in (f"{task} {rim}" for task in tasks for rim in ("light", "dark", "free")):
        text = languages.word(language, "menara", "card", card)
        check(text, language, card)
        assert text != card


def test_menara_in_german() -> None:
    def told(kind: str) -> str:
        return languages.tell("de", "menara", Event(kind, MENARA[kind]), NAMES)

    assert told("plan") == "Der Bauplan: 2 Säulen setzen (dunkle Seite oben)."
    assert told("exchange") == "Ada gibt Gelb, Gelb ins Camp und nimmt Rot, Blau."
    assert told("hand") == "Die Hand hat gezittert: 0,6\u00a0mm daneben, um 1,5° verdreht."
    assert told("over") == "Das Spiel ist zu Ende: 5 von 4 Etagen."


def test_every_refusal_of_the_sources_in_every_language() -> None:
    """Also those that the games above do not come to: with facts of the right kind."""
    for said in sayings():
        if "-refusal-" not in said.id and "-ending-" not in said.id:
            continue
        facts = {fact: SAMPLES.get(fact, 3) for fact in said.facts}
        saying = Saying(said.id, said.english, **facts)
        for language in LANGUAGES:
            text = languages.translate(saying, language)
            check(text, language, said.id)
            if language != "en":
                assert text != saying, said.id


SAMPLES = {
    "color": "red", "tile": "C", "glyph": "blue", "side": "light", "card": "place 3 free", "goal": "wisdom5",
    "bought": "wisdom 3", "use": "offer", "cell": "c4", "monk": "d5", "bare": "a1", "raised": "a2", "first": "a1",
    "second": "b1", "here": "c3", "there": "c4", "base": "3.1",
}  # fmt: skip
"""Facts that are words; all others are numbers."""
