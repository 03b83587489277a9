"""What people at a board read: no notation, no clause, whole sentences, numbers that agree with their nouns."""

from __future__ import annotations

import re

import pytest

from languages.catalogue import LANGUAGES, catalogue
from languages.sayings import sayings
from languages.test_games import GAMES, MENARA, NAMES, SAMPLES, played
from vihara import languages
from vihara.bots.hints import Advice, percent, reason
from vihara.core import errors
from vihara.core.errors import IllegalMove, InvalidMove, MatchOver, NotYourTurn, StaleVersion, ViharaError
from vihara.core.event import Event
from vihara.core.saying import Saying

CLAUSE = re.compile(r"\b[AMTE]-[A-Z]?\d+[a-z]?\b")
PLACE = re.compile(r"\b\d{1,2}\.\d\b(?!\s*(°|mm))")
"""A base as moves name it, `7.2`; margins and lengths have a unit."""
NUMBERS = re.compile(r"-?\d+,? -?\d+,? -?\d+")
"""A pose as moves write it."""


def check_plain(text: str, about: str, *moves: str) -> None:
    """No clause and no notation; of moves those of several words, as `stop` is a word of any language."""
    assert not CLAUSE.search(text), f"{about}: {text}"
    assert not PLACE.search(text), f"{about}: {text}"
    assert not NUMBERS.search(text), f"{about}: {text}"
    for move in moves:
        assert " " not in move or move not in text, f"{about}: {text}"


def check_whole(text: str, about: str) -> None:
    """A sentence: it begins with a capital, a digit or a mark, and ends with a stop."""
    assert text[0] == text[0].upper(), f"{about}: {text}"
    assert text.endswith((".", "!", "?")), f"{about}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_plainly(language: str) -> None:
    """All reasons of all games, with facts of the right kind; a place or a tile of the input is never repeated."""
    reasons = [said for said in sayings() if "-refusal-" in said.id]
    assert len(reasons) > 90
    for said in reasons:
        facts = {fact: SAMPLES.get(fact, 3) for fact in said.facts}
        error = IllegalMove("A buy wisdom 3", Saying(said.id, said.english, **facts), "T-B1")
        text = languages.plainly(error, language)
        check_plain(text, said.id, "A buy wisdom 3")
        check_whole(text, said.id)
        assert "T-B1" in languages.translate(error, language), "whoever types still reads the clause"
        assert not {"cell", "base", "here", "there", "first", "second", "monk", "bare", "raised"} & said.facts


@pytest.mark.parametrize(("key", "seats", "options"), GAMES)
def test_refusals_and_events_of_whole_games_are_plain(key: str, seats: int, options: dict[str, object]) -> None:
    """Every illegal move of many positions, and every event of the game as each seat sees it."""
    told: set[str] = set()
    for step, match in enumerate(played(key, seats, options, seed=21, most=160)):
        game = match.game
        if match.over or step % 9:
            continue
        legal, stride = set(game.legal(match.state)), 1 if game.decisions < 2000 else 41
        for action in range(step % stride, game.decisions, stride):
            if action in legal:
                continue
            try:
                game.check(match.state, action)
            except IllegalMove as error:
                for language in LANGUAGES:
                    text = languages.plainly(error, language)
                    if text not in told:
                        told.add(text)
                        check_plain(text, key, error.facts["found"], *match.legal())
                        check_whole(text, key)
            except (InvalidMove, ValueError):
                continue
    assert len(told) > 40
    for entry in match.log:
        for event in languages.gather(entry.events):
            for language in LANGUAGES:
                text = languages.tell(language, key, match.game.redact(event, 0), NAMES)
                check_plain(text, f"{key} {event.kind}", entry.text)
                check_whole(text, f"{key} {event.kind}")
                check_agreement(text, language, f"{key} {event.kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_menara_are_plain(language: str) -> None:
    for kind, fields in MENARA.items():
        text = languages.tell(language, "menara", Event(kind, fields), NAMES)
        check_plain(text, kind)
        check_whole(text, kind)
    for piece in ("9", "3.1"):
        text = languages.tell(language, "menara", Event("fallen", {"piece": piece}), NAMES)
        check_whole(text, piece)
        assert piece.split(".")[0] in text
    assert languages.tell("en", "menara", Event("fallen", {"piece": "9"}), NAMES) == "Floor 9 fell."
    assert languages.tell("en", "menara", Event("fallen", {"piece": "3.1"}), NAMES) == "A column on floor 3 fell."


def test_errors_that_quote_the_input_say_it_plainly_to_people() -> None:
    made: list[ViharaError] = [
        InvalidMove("M9 red", "M1 red"), MatchOver("M1 red"), NotYourTurn(1, 2), StaleVersion(3, 5),
    ]  # fmt: skip
    for error in made:
        for language in LANGUAGES:
            text = languages.plainly(error, language)
            check_whole(text, error.code)
            assert "red" not in text
            assert not re.search(r"\d", text), text
            assert text != languages.translate(error, language)
    plain = {kind for kind in vars(errors).values() if isinstance(kind, type) and "plain" in vars(kind)}
    assert plain == {ViharaError, IllegalMove, *map(type, made)}
    assert languages.plainly(ViharaError("nothing is wrong!"), "en") == "Nothing is wrong!"


# -- Hints ----------------------------------------------------------------------------------------------------


def advice(*found: tuple[float, float]) -> list[Advice]:
    return [Advice(action, f"M1 red {action}", win, lead) for action, (win, lead) in enumerate(found)]


def test_a_hint_does_not_name_the_move_that_it_stands_beside() -> None:
    for found in (
        advice((0.56, 2), (0.52, 1)), advice((0.56, 2), (0.56, 1)), advice((0.56, 1), (0.56, 2)), advice((0.4, 1)),
    ):  # fmt: skip
        for place in range(len(found)):
            for language in LANGUAGES:
                text = languages.translate(reason(found, place), language)
                check_plain(text, language, *(one.name for one in found))
                check_whole(text, language)


def test_a_lower_chance_is_never_put_first_without_saying_why() -> None:
    """Chances are compared as they are shown."""
    found = advice((0.40, 1), (0.45, 2), (0.404, 2))
    said = [reason(found, place).id for place in range(3)]
    assert said == ["bot-hint-sure", "bot-hint-unsure", "bot-hint-close"]
    for wins in ((0.404, 0.396), (0.396, 0.404), (0.6, 0.5), (0.5, 0.6)):
        best, other = advice(*((win, 0) for win in wins))
        explained = reason([best, other]).id == "bot-hint-sure"
        assert explained == (percent(best.win) < percent(other.win))


def test_one_move_found_is_not_the_only_one_there_is() -> None:
    """A search leaves out what another move makes needless; that is not to say that there is nothing else to do."""
    assert reason(advice((0.5, 1))).id == "bot-hint-only"
    assert reason(advice((0.5, 1)), others=True).id == "bot-hint-rest"


def test_hints_of_menara_stand_without_their_move() -> None:
    ids = [id for id in catalogue("en") if id.startswith("menara-hint-")]
    assert len(ids) > 20
    for language in LANGUAGES:
        for id in ids:
            assert "move" not in catalogue(language)[id].variables, id


# -- Names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_a_guest_or_a_person(language: str) -> None:
    taken = {languages.say(language, id) for id in ("cli-you", "seat-name")} | set(
        catalogue(language)["web-guest"].texts
    )
    bots = {"".join(m.texts) for id, m in catalogue(language).items() if re.fullmatch(r"bot-\w+-name", id)}
    assert len(bots) == 8
    assert not bots & taken


def test_two_of_one_name_are_told_apart() -> None:
    assert languages.distinct(["Pupil", "Ada", "Pupil", "Pupil"]) == ["Pupil", "Ada", "Pupil II", "Pupil III"]
    assert languages.distinct(["Pupil II", "Pupil", "Pupil"]) == ["Pupil II", "Pupil", "Pupil III"]


# -- Numbers and nouns ----------------------------------------------------------------------------------------

COUNTED = {
    *("number", "left", "cards", "points", "levels", "columns", "tiles", "room", "count", "seconds", "draws"),
    *("before", "take", "made", "number", "worlds", "height", "floors", "fit", "needs", "can", "more", "fewer"),
}
"""Variables that count something."""
NOUN = {"de": r"[A-ZÄÖÜ]\w+", "en": r"\w+s", "fr": r"\w+s", "it": r"\w{3,}[ie]", "pl": r"\w{3,}"}
"""What looks like a noun of several things."""
SAME = r"is|MP|EP|PM|PI|PO|mm|karma|Karma|points|pkt|Spieler|more|mniej|więcej|moins|meno|dans|alors"
"""Units, and words that do not inflect."""
NEVER_ONE = {"menara-board-task-floor", "menara-card-floor", "bot-hint-worlds", "bot-hint-row"}
"""A plan for one floor has two columns or more, a search looks into thousands of worlds, and a lead has tenths."""
ONE = re.compile(r"(?<![\d,.+−×/])1[ \u00a0]([^\W\d_]+)")


def check_agreement(text: str, language: str, about: str) -> None:
    """`1 floors`: English plurals by their ending; elsewhere the catalogue's choices are compared, below."""
    if language == "en":
        for noun in ONE.findall(text):
            assert not noun.endswith("s") or re.fullmatch(SAME, noun), f"{about}: {text}"


def test_the_agreement_of_numbers_can_fail() -> None:
    with pytest.raises(AssertionError):
        check_agreement("Ada has 1 floors.", "en", "x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_has_a_form_for_one(language: str) -> None:
    """A message that says the same of 1 and of 2, with a noun right behind the number, is wrong for one of them."""
    from languages.test_catalogue import whole

    wrong = {}
    for id, message in catalogue(language).items():
        if (
            id.startswith(("file-", "verify-", "server-", "error-", "cli-"))
            or "-picture-" in id
            or id in NEVER_ONE
        ):
            continue  # the first are the terminal's
        for name in message.variables & COUNTED:
            said = []
            for number in (1, 2):
                values = dict.fromkeys(message.variables, "x") | {name: number}
                pattern = whole(language).get_message(id).value
                assert pattern is not None
                text, _ = whole(language).format_pattern(pattern, values)
                said.append(str(text))
            one, two = said
            if ONE.sub(lambda m: f"2 {m[1]}", one.replace("\u00a0", " ")) != two.replace("\u00a0", " "):
                continue
            nouns = [noun for noun in ONE.findall(one) if re.fullmatch(NOUN[language], noun)]
            if one != two and [noun for noun in nouns if not re.fullmatch(SAME, noun)]:
                wrong[id] = one
    assert not wrong


def test_signs_stand_with_their_numbers() -> None:
    """`+3 MP` neither has a space behind the sign nor breaks; nothing stands before an ellipsis."""
    for language in LANGUAGES:
        for id, message in catalogue(language).items():
            assert not re.search(r"\+ \{", message.pattern), f"{language} {id}"
            for text in message.texts:
                assert not re.search(r"\S …$", text.rstrip("]")) or "[" in text, f"{language} {id}: {text}"
