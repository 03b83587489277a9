"""One suite for all games, seat counts and options: what every game must keep, whatever its rules."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import chisquare

from conformance.cases import Case, cases, walk
from conformance.digests import STEPS, along, states
from vihara.arena.simulation import play_match, simulate
from vihara.core import proof, replay
from vihara.core.chance import FastDice, KeyedDice, choose
from vihara.core.errors import IllegalMove, InvalidMove, ViharaError
from vihara.core.game import CHANCE, OVER, REGISTRY, SPECTATOR, load
from vihara.core.kernels import drivers
from vihara.core.match import Match
from vihara.core.record import State, copy, difference, digest
from vihara.core.search import never


def lists_few_poses(case: Case) -> bool:
    """Whether a game allows more than it lists, as poses are too many."""
    return case.game.open_poses is not None


def allowed(case: Case, state: State, action: int) -> bool:
    """Whether the seat to act may do this, listed or not."""
    try:
        case.game.check(state, action)
    except IllegalMove:
        return False
    return True


def thorough(case: Case) -> bool:
    """Whether a case is left to the long run: games whose poses cannot be listed do geometry at every step, so of
    those only the fewest and the most seats are played every time.
    """
    return lists_few_poses(case) and (
        bool(case.options) or case.seats not in (case.game.seats[0], case.game.seats[-1])
    )


CASES = [pytest.param(case, id=str(case), marks=[pytest.mark.soak] * thorough(case)) for case in cases()]
every_case = pytest.mark.parametrize("case", CASES)
MOST_STEPS = 20_000


def assert_same(one: State, other: State) -> None:
    """Two records are equal byte for byte; if not, say where."""
    assert one.tobytes() == other.tobytes(), difference(one, other)


def seats_and_spectator(case: Case) -> list[int | None]:
    return [*range(case.seats), None]


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_a_game_keeps_its_shape(case: Case, seed: int) -> None:
    """Legal is never empty, ascending and distinct; texts read back; pieces are conserved; every game ends."""
    game = case.game
    census = None
    for steps, (state, action) in enumerate(walk(case, seed, greedy=0.5 * seed / 2)):
        assert steps < MOST_STEPS
        census = census or game.census(state)
        assert game.census(state) == census
        assert game.seat_count(state) == case.seats
        seat = game.to_act(state)
        if action is None:
            assert seat == OVER
            assert game.legal(state) == []
            assert game.outcome(state) is not None
            continue
        assert game.outcome(state) is None
        if seat == CHANCE:
            listed = [outcome for outcome, _ in game.chance(state)]
            assert all(weight > 0 for _, weight in game.chance(state))
        else:
            assert 0 <= seat < case.seats
            listed = game.legal(state)
            assert all(0 <= one < game.decisions for one in listed)
            assert len({game.name(state, one) for one in listed}) == len(listed)
        assert listed
        assert listed == sorted(set(listed))
        assert action in listed
        for one in {listed[0], action, listed[-1]}:
            text = game.name(state, one)
            assert game.parse(state, text) == one
            assert game.parse(state, "  " + text.upper().replace(" ", "   ") + " ") == one


@every_case
def test_positions_read_back(case: Case) -> None:
    """Every state and every view has one text that reads back to it."""
    for steps, (state, _) in enumerate(walk(case, 5, greedy=0.5)):
        if steps % 7 == 0:
            assert_same(case.game.read_position(case.game.write_position(state)), state)
            view = case.game.observe(state, steps % case.seats)
            assert_same(case.game.read_position(case.game.write_position(view)), view)


@every_case
def test_a_copy_never_changes(case: Case) -> None:
    """A copy stays as it is when the original plays on."""
    kept = [(copy(state), digest(state)) for state, _ in walk(case, 1)]
    assert all(digest(state) == name for state, name in kept)
    assert len({name for _, name in kept}) > len(kept) // 2


@every_case
def test_dice_pick_as_the_lists_say(case: Case) -> None:
    """`pick` and `choose` give what drawing from `chances` and `legal` gives, with one draw each."""
    game = case.game
    for state, action in walk(case, 2):
        if action is None:
            continue
        one, other = FastDice(99991), FastDice(99991)
        if game.to_act(state) == CHANCE:
            assert game.kernels.pick(state, 0, one.words) == choose(other, game.chance(state))
        else:
            legal = game.legal(state)
            assert game.kernels.choose(state, 0, one.words) == legal[other.below(len(legal))]
        assert one.words[0] == other.words[0]


@every_case
def test_explicit_chance_and_inline_kernels_agree(case: Case) -> None:
    """Step by step, drawing outside gives the same states as the compiled step that draws inside."""
    game = case.game
    explicit, inline = case.start(), case.start()
    dice, words, choices = FastDice.of(3, 0), FastDice.of(3, 0).words, FastDice.of(3, 1)
    step = drivers(game.key)
    step.draw(inline, 0, words)
    while True:
        while game.to_act(explicit) == CHANCE:
            game.apply(explicit, game.draw(explicit, dice))
        assert_same(explicit, inline)
        if game.to_act(explicit) == OVER:
            break
        action = int(game.kernels.choose(explicit, 0, choices.words))
        game.apply(explicit, action)
        step.step(inline, 0, action, words)


@every_case
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_logged_matches_and_compiled_games_agree(case: Case, bot: str) -> None:
    """A match played step by step through views has the figures of the same game played in compiled code."""
    rows = simulate(case.game, case.seats, 4, 11, bot, case.options).rows
    for n, row in enumerate(rows.tolist()):
        match = play_match(case.game, case.seats, case.options, [bot] * case.seats, 11, n)
        outcome = match.outcome
        assert outcome is not None
        assert row == [match.plies, sum(1 << (seat - 1) for seat in outcome.winners), *outcome.scores]


@every_case
def test_workers_change_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same games whatever the number of workers, and another seed other games."""
    monkeypatch.setattr("vihara.arena.simulation._CHUNK", 2)
    games = 3 if lists_few_poses(case) else 7
    one, three = (
        simulate(case.game, case.seats, games, 7, "random", case.options, workers=workers).rows
        for workers in (1, 3)
    )
    assert np.array_equal(one, three)
    assert not np.array_equal(one, simulate(case.game, case.seats, games, 8, "random", case.options).rows)


@every_case
def test_a_match_file_replays_to_equal_states(case: Case) -> None:
    """Written, read back and written again: same text, same state after every decision; and its dice verify."""
    match = Match(case.game, case.seats, case.options, KeyedDice(bytes(range(32))))
    choices, digests = FastDice.of(4, 1), []
    while not match.over:
        digests.append(digest(match.state))
        match.play(match.to_act, int(case.game.kernels.choose(match.state, 0, choices.words)))
    text = replay.write(match)
    seen: list[str] = []
    again = replay.read(text, lambda running: seen.append(digest(running.state)))
    assert again.cut is None
    assert seen == digests
    assert_same(again.match.state, match.state)
    assert replay.write(again.match) == text
    assert proof.verify(text).keyed
    assert case.game.outcome(match.state) == again.match.outcome


@every_case
def test_hidden_parts_stay_hidden(case: Case) -> None:
    """Two states that differ only in what a seat cannot see look the same to it, and so does every step that
    both allow; a world drawn from a view looks like that view; policies decide from views alone.
    """
    game, dice = case.game, FastDice.of(6, 2)
    differing = 0
    for steps, (state, action) in enumerate(walk(case, 6, greedy=0.3)):
        if action is None or steps % 3:
            continue
        for seat in seats_and_spectator(case):
            view = game.observe(state, seat)
            other = game.resample(view, dice.words)
            assert game.census(other) == game.census(state)
            assert_same(game.observe(other, seat), view)
            assert game.to_act(other) == game.to_act(state)
            if other.tobytes() == state.tobytes():
                continue
            differing += 1
            acts = (
                [outcome for outcome, _ in game.chance(state)]
                if game.to_act(state) == CHANCE
                else game.legal(state)
            )
            possible = set(
                [outcome for outcome, _ in game.chance(other)]
                if game.to_act(other) == CHANCE
                else game.legal(other)
            )
            if seat is not None and game.to_act(state) == seat:
                assert set(acts) == possible
                one, two, three = FastDice(12345), FastDice(12345), FastDice(12345)
                decision = game.kernels.policy(view, 0, one.words)
                assert decision in possible
                assert decision == game.kernels.policy(state, 0, two.words)
                assert decision == game.kernels.policy(other, 0, three.words)
            for act in {*acts[:2], *acts[-2:], action} & possible:
                left, right = copy(state), copy(other)
                told = [game.redact(event, seat) for event in game.apply(left, act)]
                heard = [game.redact(event, seat) for event in game.apply(right, act)]
                if game.to_act(left) != OVER:
                    assert told == heard
                    assert_same(game.observe(left, seat), game.observe(right, seat))
    if hidden_anything(case):
        assert differing > 3


def hidden_anything(case: Case) -> bool:
    """Whether the game hides anything from anybody (a cooperative one may not)."""
    return any(
        difference(case.game.observe(state, 0), case.game.observe(state, None)).keys() - {"viewer"}
        for state, action in walk(case, 1)
        if action is not None
    )


@every_case
def test_chance_that_looks_the_same_is_the_same(case: Case) -> None:
    """Two outcomes that a seat is told alike leave it with the same view."""
    game = case.game
    for state, action in walk(case, 8):
        if action is None or game.to_act(state) != CHANCE:
            continue
        for seat in seats_and_spectator(case):
            looks: dict[str, tuple[bytes, str]] = {}
            for outcome, _ in game.chance(state):
                after = copy(state)
                told = repr([game.redact(event, seat) for event in game.apply(after, outcome)])
                if game.to_act(after) == OVER:
                    continue
                view = game.observe(after, seat).tobytes()
                seen, name = looks.setdefault(told, (view, game.name(state, outcome)))
                assert seen == view, f"{name} and {game.name(state, outcome)} are told alike to seat {seat}"


def tells_chance(case: Case) -> bool:
    """Whether a search of this game tells apart what chance gives."""
    return case.game.search is not None and case.game.search.shown is not never


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in cases() if tells_chance(case)])
def test_what_all_see_of_chance_is_told_to_everybody(case: Case) -> None:
    """Where a game says that all see what chance gives, even a spectator can tell the outcomes apart."""
    game, looked = case.game, 0
    assert game.search is not None
    for state, action in walk(case, 10):
        if action is None or game.to_act(state) != CHANCE or not game.search.shown(state, 0):
            continue
        outcomes = [outcome for outcome, _ in game.chance(state)]
        told = {
            repr([game.redact(event, None) for event in game.apply(copy(state), outcome)]) for outcome in outcomes
        }
        assert len(told) == len(outcomes)
        looked += 1
    assert looked


@every_case
def test_a_spectator_sees_no_more_than_any_seat(case: Case) -> None:
    """What a spectator sees follows from what any one seat sees."""
    game, dice = case.game, FastDice.of(9, 2)
    for steps, (state, _) in enumerate(walk(case, 9)):
        if steps % 5:
            continue
        for seat in range(case.seats):
            world = game.resample(game.observe(state, seat), dice.words)
            assert_same(game.observe(world, None), game.observe(state, None))
        assert game.observe(state, None)[0].viewer == SPECTATOR


@every_case
def test_refused_moves_change_nothing(case: Case) -> None:
    """Malformed and illegal moves raise, say why, and leave state and log as they were."""
    match = Match(case.game, case.seats, case.options, FastDice.of(10, 0))
    choices = FastDice.of(10, 1)
    seen: set[int] = set()
    for _ in range(60):
        if match.over:
            break
        legal = case.game.legal(match.state)
        before, length = digest(match.state), len(match.log)
        for wrong in ("", "nonsense", "M9 pink", "! hand 1 red", "\x00", "1" * 500):
            with pytest.raises((InvalidMove, IllegalMove)):
                match.play(match.to_act, wrong)
        with pytest.raises(ViharaError):
            match.play(match.to_act % case.seats + 1 if case.seats > 1 else 2, legal[0])
        for earlier in sorted(seen - set(legal))[:20]:
            if lists_few_poses(case) and allowed(case, match.state, earlier):
                continue
            with pytest.raises(IllegalMove) as refused:
                match.play(match.to_act, earlier)
            assert refused.value.reason
            assert refused.value.clause
        seen |= set(legal)
        assert digest(match.state) == before
        assert len(match.log) == length
        match.play(match.to_act, int(case.game.kernels.choose(match.state, 0, choices.words)))


@every_case
def test_undo_takes_back_exactly_one_step(case: Case) -> None:
    """A step without chance that does not bind can be taken back while nobody else has acted; never anything else."""
    match = Match(case.game, case.seats, case.options, FastDice.of(12, 0))
    choices, taken_back = FastDice.of(12, 1), 0
    most = 60 if lists_few_poses(case) else MOST_STEPS  # each step back goes through the whole log again
    while not match.over and match.plies < most:
        seat, before, length = match.to_act, digest(match.state), len(match.log)
        choice = int(case.game.kernels.choose(match.state, 0, choices.words))
        binding = case.game.binding(match.state, choice)
        match.play(seat, choice)
        stays = binding or any(entry.seat == 0 for entry in match.log[length:])
        assert match.can_undo(seat) == (not stays)
        for other in range(1, case.seats + 1):
            if other != seat:
                assert not match.can_undo(other)
        if not stays and choices.below(2):
            action = match.log[-1].action
            assert action is not None
            match.undo(seat)
            taken_back += 1
            assert (digest(match.state), len(match.log)) == (before, length)
            match.play(seat, action)
    assert taken_back


@every_case
def test_running_matches_are_exported_without_secrets(case: Case) -> None:
    """The file a seat may have while the match runs is the same for all worlds that look alike to it."""
    match = Match(case.game, case.seats, case.options, FastDice.of(13, 0))
    choices = FastDice.of(13, 1)
    for _ in range(25):
        if match.over:
            break
        match.play(match.to_act, int(case.game.kernels.choose(match.state, 0, choices.words)))
    whole = replay.write(match).splitlines()
    for seat in [*range(1, case.seats + 1), None]:
        for full, shown in zip(whole, replay.write_for(match, seat).splitlines(), strict=True):
            if full != shown:
                assert full.startswith("! ")
                assert set(shown.split()) - set(full.split()) == {"?"}
    assert "[seed " not in "\n".join(whole) or match.over


@every_case
def test_uniform_choice_is_uniform(case: Case) -> None:
    """`choose` gives each legal action equally often."""
    game = case.game
    state = next(
        state for state, action in walk(case, 14) if game.to_act(state) >= 0 and len(game.legal(state)) > 3
    )
    dice, legal = FastDice.of(14, 5), game.legal(state)
    number = 200 * len(legal)
    found = Counter(int(game.kernels.choose(state, 0, dice.words)) for _ in range(number))
    assert chisquare([found[action] for action in legal]).pvalue > 1e-6


def assert_interpreted_alike(chosen: list[Case]) -> None:
    """Without the compiler, these games go through the same states; no index of theirs is out of bounds."""
    folder = Path(__file__).parent
    told = subprocess.run(
        [sys.executable, str(folder / "digests.py"), *map(str, chosen)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder.parent), *sys.path]),
            "NUMBA_DISABLE_JIT": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    for case, line in zip(chosen, told.stdout.splitlines(), strict=True):
        interpreted = line.split()
        assert interpreted == list(along(case)), case
        assert len(interpreted) == states(case) or len(interpreted) > STEPS


@pytest.mark.parametrize("key", REGISTRY)
def test_interpreted_and_compiled_rules_give_the_same_digests(key: str) -> None:
    """The rules are plain Python too: without the compiler they go through the same states."""
    assert_interpreted_alike([case for case in cases() if case.game.key == key and not thorough(case)])


@pytest.mark.soak
@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in cases() if thorough(case)])
def test_interpreted_geometry_gives_the_same_digests(case: Case) -> None:
    """The same for what takes long without the compiler."""
    assert_interpreted_alike([case])


QUICKLY_COMPILED = "mandala"
CHECKED = """
import sys
from vihara.arena.simulation import simulate
from vihara.core.compiled import BOUNDSCHECK
from vihara.core.game import load
assert BOUNDSCHECK
game = load(sys.argv[1])
print([simulate(game, seats, 2, 2026, bot).rows.tolist() for seats in game.seats for bot in ("random", "greedy")])
"""


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[pytest.mark.soak] * (key != QUICKLY_COMPILED)) for key in REGISTRY]
)
def test_bounds_are_never_overstepped(key: str) -> None:
    """With bounds checks compiled in, the same games are played: no index reads the next field. That takes a second
    compilation; without it, the interpreted games above check every index of all games.
    """
    game = load(key)
    played = [
        simulate(game, seats, 2, 2026, bot).rows.tolist() for seats in game.seats for bot in ("random", "greedy")
    ]
    environment = {**os.environ, "VIHARA_BOUNDSCHECK": "1"}
    told = subprocess.run(
        [sys.executable, "-c", CHECKED, key], env=environment, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() == str(played)
