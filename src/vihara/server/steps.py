"""A match from its first position to its last, as one seat saw it: for replays, analysis and lessons."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from vihara.core.errors import NotYourTurn, ViharaError
from vihara.core.event import Event, Fields
from vihara.core.game import CHANCE, load
from vihara.core.match import Act, Match, ask, read_move
from vihara.core.proof import prove
from vihara.core.record import View
from vihara.core.replay import Replay, read, write
from vihara.core.saying import Saying
from vihara.languages import translate
from vihara.lessons import LEARNER, Note, lesson
from vihara.server.answers import Lesson, LessonAnswer, Step, Steps, Verified
from vihara.server.answers import Note as ToldNote
from vihara.server.errors import UnknownThing, WrongTime
from vihara.server.views import events_json, outcome_json, view_json, weighed_json


@dataclass(frozen=True)
class Course:
    """What a match consists of; its state is made again, so it can go on elsewhere meanwhile."""

    match: Match
    log: tuple[Act, ...]

    @classmethod
    def of(cls, match: Match) -> Course:
        return cls(match, tuple(match.log))


@dataclass
class _Step:
    """A decision and the chance that followed it; the first is the set-up."""

    number: int
    seat: int
    move: str | None
    turn: int
    events: list[Event]


def walk(course: Course) -> Iterator[tuple[_Step, Match]]:
    """Play the match again: each step, and the match just after it."""
    step = _Step(0, 0, None, 0, [])
    rerun = course.match.rerun(course.log)
    _, match = next(rerun)
    for act in course.log:
        if act.seat or act.action is None:
            yield step, match
            turn = step.turn + (act.seat != step.seat)
            step = _Step(step.number + 1, act.seat, None if act.action is None else act.text, turn, [])
        next(rerun)
        step.events += act.events
    yield step, match


def steps_json(
    course: Course,
    seat: int,
    language: str,
    *,
    cut: ViharaError | None = None,
    shown: Container[int] | None = None,
    first: int = 0,
) -> Steps:
    """All steps through one seat, or those from `first` on; 0 is a spectator. In lessons those shown, with the
    legal moves of that seat.
    """
    game = course.match.game
    steps: list[Step] = []
    for step, match in walk(course):
        if step.number < first or (shown is not None and step.number not in shown):
            continue
        view = match.view(seat or None)
        told: Step = {
            "number": step.number,
            "seat": step.seat,
            "move": step.move,
            "turn": step.turn,
            "events": events_json(game, step.events, seat - 1 if seat else None),
            "view": view_json(game, view, in_words=False),
            "figures": game.figures(view),
            "to_act": max(0, match.to_act),
        }
        if shown is not None:
            told["legal"] = match.legal() if match.to_act == seat else []
        steps.append(told)
    return {
        "game": game.key,
        "rules": match.version,
        "seats": match.seats,
        "seat": seat,
        "options": match.written_options(),
        "names": [match.name_of(number) for number in range(1, match.seats + 1)],
        "steps": steps,
        "outcome": outcome_json(match, language),
        "cut": translate(cut, language) if cut else None,
    }


def last_step_of(course: Course, seat: int) -> int:
    """The number of a seat's last own step; 0 is the set-up."""
    decisions = [entry.seat for entry in course.log if entry.seat and entry.action is not None]
    return next((number for number in range(len(decisions), 0, -1) if decisions[number - 1] == seat), 0)


def step_before(course: Course, last: int) -> int:
    """The number of the step after which the last so many were made."""
    return max(0, sum(entry.seat > 0 or entry.action is None for entry in course.log) - last)


def file_steps(text: str, seat: int, language: str) -> Steps:
    """The steps of a match file; one whose end is missing has them up to there."""
    replay = read(text)
    check_seat(replay.match, seat)
    return steps_json(Course.of(replay.match), seat, language, cut=replay.cut)


def proof_json(text: str, language: str) -> Verified:
    """What a match file proves, and its draws."""
    found, draws = prove(text)
    return {
        "draws": [(draw.weights, draw.given) for draw in draws],
        "sentences": [translate(sentence, language) for sentence in found.sentences()],
    }


def check_seat(match: Match, seat: int) -> None:
    if seat > match.seats:
        sentence = "there is no seat {seat}: seats are 1 to {seats}, 0 is a spectator"
        raise UnknownThing(Saying("server-no-viewer", sentence, seat=seat, seats=match.seats))


def branch(course: Course, number: int) -> str:
    """The match file up to a step, to go on from there with other dice."""
    for step, match in walk(course):
        if step.number == number:
            if match.over:
                sentence = "the match is over at step {step}; go on from an earlier one"
                raise WrongTime(Saying("server-branch-over", sentence, step=number))
            assert match.to_act != CHANCE
            return write(match)
    sentence = "there is no step {step}: the last one is {last}"
    raise UnknownThing(Saying("server-no-step", sentence, step=number, last=step.number))


def has_lesson(key: str) -> bool:
    folder = resources.files("vihara.lessons")
    return all((folder / f"{key}.{kind}").is_file() for kind in ("match", "toml"))


def check_lesson(key: str) -> None:
    if not has_lesson(key):
        raise UnknownThing(Saying("server-no-lesson", "there is no lesson for {game}", game=key))


@lru_cache(maxsize=64)
def lesson_json(key: str, language: str) -> Lesson:
    """A guided first game as steps, with its notes."""
    found = lesson(key)
    replay: Replay = read(found.match)
    course = Course.of(replay.match)
    _check_notes(key, found.notes, course)
    notes: list[ToldNote] = [{"step": note.at, "message": note.says, "expect": note.move} for note in found.notes]
    return {**steps_json(course, LEARNER, language, shown=found.steps()), "notes": notes}


@cache
def _views(key: str) -> dict[int, View]:
    """What the learner sees at the steps that are shown; made once."""
    found = lesson(key)
    shown = found.steps()
    course = Course.of(read(found.match).match)
    return {step.number: match.view(LEARNER) for step, match in walk(course) if step.number in shown}


@lru_cache(maxsize=4096)
def lesson_answer(key: str, number: int, move: str, language: str) -> LessonAnswer:
    """What a move would cost and bring at a step of a lesson, or why it is not allowed."""
    views = _views(key)
    if number not in views:
        sentence = "there is no step {step}: the last one is {last}"
        raise UnknownThing(Saying("server-no-step", sentence, step=number, last=max(views)))
    game, view = load(key), views[number]

    def weigh() -> Fields:
        to_act = game.to_act(view) + 1
        if to_act != LEARNER:
            raise NotYourTurn(LEARNER, max(0, to_act))
        return ask(game, view, move)

    return {**weighed_json(move, weigh, language)}


def _check_notes(key: str, notes: Sequence[Note], course: Course) -> None:
    """A note that speaks of a step there is not, or expects what cannot be played, is a defect of the lesson."""
    expected: dict[int, list[str]] = {}
    for note in notes:
        expected.setdefault(note.at, []).extend([note.move] if note.move else [])
    for step, match in walk(course):
        for move in expected.pop(step.number, ()):
            if match.to_act != LEARNER:
                raise ValueError(f"lesson {key}, step {step.number}: {move!r} is not for the learner to play")
            objection = match.game.objection(match.state, read_move(match.game, match.state, move))
            if objection is not None:
                raise objection
    if expected:
        raise ValueError(f"lesson {key}: found a note at step {min(expected)}, the last one is {step.number}")
