"""Tensors and information states: they tell all that a seat may know, and nothing else."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from conformance.cases import Case, cases, walk
from vihara.adapters.choices import HIGH, LOW
from vihara.adapters.information import Memory, information_state
from vihara.arena.simulation import play_match
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State, copy, difference

NOT_TOLD = {"viewer", "laid", "placed", "nudged"}
"""Fields that a tensor leaves out: who looks (seats are told from there), the order in which tiles were laid (which
they were is told), and the placement that chance is judging."""


def slow(case: Case) -> bool:
    """Whether random play asks for a simulation again and again."""
    return case.game.open_poses is not None


CASES = [
    pytest.param(
        case,
        id=str(case),
        marks=[pytest.mark.soak] * ((slow(case) and bool(case.options)) or "first" in case.options),
    )
    for case in cases()
]
every_case = pytest.mark.parametrize("case", CASES)


@every_case
def test_a_tensor_has_its_shape_and_tells_the_whole_view(case: Case) -> None:
    """Its numbers lie within their bounds, and views that differ have different tensors."""
    game = case.game
    parts = game.tensor_parts(case.seats)
    assert len({part.name for part in parts}) == len(parts)
    seen: dict[tuple[int, bytes], State] = {}
    for steps, (state, _) in enumerate(walk(case, 3, greedy=1.0)):
        if steps % 3:
            continue
        for seat in range(case.seats):
            view = game.observe(state, seat)
            tensor = game.tensor(view)
            assert tensor.shape == (sum(part.size for part in parts),) == (game.tensor_size(case.seats),)
            assert tensor.dtype == np.float32
            assert LOW <= tensor.min() <= tensor.max() <= HIGH
            other = seen.setdefault((seat, tensor.tobytes()), view)
            assert difference(view, other).keys() <= NOT_TOLD
    assert len(seen) > 20


class Twins:
    """Two matches that look the same to one seat from their beginning, and differ in whatever else they can."""

    def __init__(self, case: Case, seat: int, seed: int) -> None:
        self.case, self.game, self.seat = case, case.game, seat
        options = case.game.settle(case.seats, case.options, None)
        self.states = [case.start(), case.start()]
        self.memories = [Memory(case.game, case.seats, options) for _ in range(2)]
        self.dice = FastDice.of(seed, 0)
        self.differed = 0

    def looks(self, state: State, action: int) -> str:
        """How a step looks to the seat."""
        after = copy(state)
        told = self.game.apply(after, action)
        return repr([self.game.redact(event, self.seat) for event in told]) + str(self.game.to_act(after))

    def options(self, state: State) -> dict[str, list[int]]:
        acts = (
            [outcome for outcome, _ in self.game.chance(state)]
            if self.game.to_act(state) == CHANCE
            else self.game.legal(state)
        )
        looks: dict[str, list[int]] = {}
        for act in acts:
            looks.setdefault(self.looks(state, act), []).append(act)
        return looks

    def step(self) -> bool:
        """Move both on by steps that look the same; False if there are none or they are over."""
        left, right = self.states
        assert self.game.to_act(left) == self.game.to_act(right)
        if self.game.to_act(left) == OVER:
            return False
        if self.game.to_act(left) == self.seat:
            assert self.game.legal(left) == self.game.legal(right)
        one, other = self.options(left), self.options(right)
        common = sorted(one.keys() & other.keys())
        if not common:
            return False
        look = common[self.dice.below(len(common))]
        first = one[look][self.dice.below(len(one[look]))]
        unlike = [act for act in other[look] if act != first] or other[look]
        second = unlike[self.dice.below(len(unlike))]
        if self.game.to_act(left) == self.seat:
            second = first
        self.memories[0].step(left, first)
        self.memories[1].step(right, second)
        self.differed += left.tobytes() != right.tobytes()
        return True


@every_case
def test_hidden_parts_never_show(case: Case) -> None:
    """Two matches that a seat cannot tell apart have equal tensors and information states all the way."""
    hides = False
    for seat in {0, case.seats - 1}:
        twins = Twins(case, seat, seed=seat)
        steps = 0
        while twins.step() and steps < (40 if slow(case) else 100):
            steps += 1
            if case.game.to_act(twins.states[0]) == OVER:
                break
            left, right = (case.game.tensor(case.game.observe(state, seat)) for state in twins.states)
            assert left.tobytes() == right.tobytes()
            assert twins.memories[0].of(seat) == twins.memories[1].of(seat)
            assert twins.memories[0].of(None) == twins.memories[1].of(None)
        assert steps > 15
        hides |= twins.differed > 5
    assert hides == keeps_secrets(case)


def keeps_secrets(case: Case) -> bool:
    """Whether any step is told to a seat with less than all there is to know."""
    for state, action in walk(case, 1, greedy=1.0):
        if action is not None:
            events = case.game.apply(copy(state), action)
            if any(case.game.redact(event, None) != event for event in events):
                return True
    return False


@every_case
def test_worlds_that_look_the_same_have_one_tensor(case: Case) -> None:
    """A world drawn from a view, whatever lies hidden in it, has the tensor of that view."""
    game, dice, differing = case.game, FastDice.of(6, 2), 0
    hides = False
    for steps, (state, action) in enumerate(walk(case, 6, greedy=1.0)):
        if action is None or steps % 5:
            continue
        for seat in range(case.seats):
            view = game.observe(state, seat)
            world = game.resample(view, dice.words)
            assert game.tensor(game.observe(world, seat)).tobytes() == game.tensor(view).tobytes()
            differing += world.tobytes() != state.tobytes()
            hides |= bool(difference(view, state).keys() - {"viewer", "total"})
    assert differing > 3 or not hides or case.seats == 2  # between two, what is missing here is there


@pytest.mark.parametrize("case", [case for case in cases() if not case.options and not slow(case)], ids=str)
def test_memory_holds_what_was_seen(case: Case) -> None:
    """Own cards and decisions are in it, others' hidden ones are not, and a match gives the same text as its steps."""
    match = play_match(case.game, case.seats, {}, ["greedy"] * case.seats, 4, 0)
    memory = Memory(case.game, case.seats, case.game.settle(case.seats, {}, None))
    state = case.start()
    for entry in match.log:
        assert entry.action is not None
        memory.step(state, entry.action)
    for seat in range(case.seats):
        text = information_state(match, seat + 1)
        assert text == memory.of(seat)
        own = [entry.text for entry in match.log if entry.seat == seat + 1]
        assert [line.split(";")[0][3:] for line in text.split("\n") if line.startswith("I: ")] == own
        hidden = [
            line
            for entry, line in zip(match.log, memory.lines[seat][1:], strict=True)
            for event in entry.events
            if case.game.redact(event, seat) != event and any(str(value) in line for value in event.fields.get("cards", ()))
        ]  # fmt: skip
        assert hidden == []
    assert information_state(match, None) == memory.of(None)


def test_imagined_memories_keep_their_own() -> None:
    """In a world drawn from a view the seat remembers what it did; the others only what all saw and what they see."""
    case = cases()[0]
    memory = Memory(case.game, case.seats, case.game.settle(case.seats, {}, None))
    state = case.start()
    for before, action in walk(case, 2):
        if action is None or case.game.to_act(before) == 1:
            break
        memory.step(state, action)
    world = case.game.resample(case.game.observe(state, 0), FastDice(5).words)
    twin = memory.imagine(0, world)
    assert twin.of(0) == memory.of(0)
    assert twin.of(None) == memory.of(None)
    assert twin.of(1) == memory.of(None) + "\n" + case.game.write_position(case.game.observe(world, 1))


def test_docs_list_every_part() -> None:
    """The page about observations is what its script writes."""
    folder = Path(__file__).parents[2] / "docs"
    script = runpy.run_path(str(folder / "observations.py"))
    assert (folder / "observations.md").read_text(encoding="utf-8") == script["page"]()
