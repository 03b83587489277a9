"""The search bot: reproducible, fair in its view, sound in its tree, and better than the greedy player."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest
from numba.core.runtime import rtsys  # type: ignore[attr-defined]
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats

from conformance.cases import Case, cases, walk
from vihara.arena.deals import Task, play
from vihara.bots import BOTS, bot, search, tree
from vihara.bots.search import Analysis, SearchBot, Settings, Tree, can_search
from vihara.bots.values import search_of
from vihara.core.chance import FastDice
from vihara.core.errors import UnknownBot, ViharaError
from vihara.core.game import CHANCE, load
from vihara.core.record import State, View, copy
from vihara.core.search import keep_all, never

ALL = [case for case in cases() if not case.options]
SEARCHED = [case for case in ALL if can_search(case.game)]
KEYS = sorted({case.game.key for case in SEARCHED})
every_case = pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in ALL])
every_searched_case = pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in SEARCHED])


def decisions(case: Case, seed: int, every: int, most: int = 10_000) -> list[State]:
    """Some states among the first ones of a game in which the seat to act has a choice."""
    game = case.game
    found = (
        state
        for state, action in walk(case, seed, greedy=0.7)
        if action is not None and game.to_act(state) >= 0 and len(game.legal(state)) > 1
    )
    return list(islice(found, 0, most, every))


def view_of(case: Case, state: State) -> View:
    return case.game.observe(state, case.game.to_act(state))


def analysis(case: Case, state: State, settings: Settings, seed: int = 5) -> Analysis:
    return SearchBot(case.game, settings).analyze(view_of(case, state), FastDice(seed))


def children(grown: Tree, parent: int) -> list[int]:
    """The nodes right below one."""
    found, child = [], int(grown.nodes[parent].first)
    while child != tree.NOBODY:
        found.append(child)
        child = int(grown.nodes[child].next)
    return found


@every_case
def test_the_hidden_part_changes_no_decision(case: Case) -> None:
    """Never cheats: another world that looks the same to the seat gives the same view, hence the same decision,
    and the decision leaves the view as it was.
    """
    game, dice = case.game, FastDice.of(21, 0)
    differing = 0
    for state in decisions(case, 21, 9) if can_search(game) else decisions(case, 21, 3, 9):
        seat = game.to_act(state)
        view = game.observe(state, seat)
        world = game.resample(view, dice.words)
        differing += world.tobytes() != state.tobytes()
        for name in ("random", "greedy", "level1", "level2", "level3", "level4"):
            seen, other = copy(view), game.observe(world, seat)
            decision = bot(name, game).choose(seen, FastDice(77))
            assert decision in game.legal(state)
            assert decision == bot(name, game).choose(other, FastDice(77))
            assert seen.tobytes() == view.tobytes()
    if case.seats == game.seats[-1] > 1:  # with fewer seats little may be hidden, or all of it may be concluded
        assert differing or not can_search(game)


@every_searched_case
def test_the_same_seed_gives_the_same_analysis(case: Case) -> None:
    """Whatever the chunks between two looks at the clock; and another seed gives another tree."""
    state = decisions(case, 22, 1)[7]
    whole = analysis(case, state, Settings(iterations=300))
    assert whole == analysis(case, state, Settings(iterations=300))
    assert whole == analysis(case, state, Settings(iterations=300, seconds=1000.0))
    assert whole.moves != analysis(case, state, Settings(iterations=300), seed=6).moves
    assert whole.iterations == 300


@every_searched_case
def test_the_tree_adds_up(case: Case) -> None:
    """Visits of the root's children are the iterations; values are chances; leads are of the size of scores."""
    for state in decisions(case, 23, 29):
        found = analysis(case, state, Settings(iterations=200))
        assert sum(move.visits for move in found.moves) == 200
        assert all(0.0 <= move.value <= 1.0 for move in found.moves)
        assert all(abs(move.lead) < 1000.0 for move in found.moves)
        assert {move.action for move in found.moves} <= set(case.game.legal(state))
        visits = [move.visits for move in found.moves]
        assert visits == sorted(visits, reverse=True)


@every_searched_case
def test_nodes_stay_in_their_room(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the room for nodes is used up the search goes on in the tree it has."""
    monkeypatch.setattr(search, "_MOST_NODES", case.game.most_actions + 40)
    state = decisions(case, 24, 1)[3]
    found = analysis(case, state, Settings(iterations=400))
    assert found.nodes <= case.game.most_actions + 40
    assert sum(move.visits for move in found.moves) == 400


@every_searched_case
def test_children_are_legal_moves_of_their_seat(case: Case) -> None:
    """No node is its own ancestor, no parent has two children for one (seat, action), visits never grow."""
    state = decisions(case, 25, 1)[5]
    grown = Tree(case.game, view_of(case, state), Settings(iterations=500), 1, 0)
    grown.grow(500)
    seen = {0}
    for parent in range(int(grown.used[0])):
        keys, below = set(), 0
        for child in children(grown, parent):
            node = grown.nodes[child]
            assert child not in seen
            seen.add(child)
            keys.add((int(node.seat), int(node.action)))
            below += int(node.visits)
            if node.seat == CHANCE:
                assert 0 <= node.visits <= grown.nodes[parent].visits
                assert node.action >= case.game.decisions
            else:
                assert 0 <= node.visits <= node.available <= grown.nodes[parent].visits
                assert 0 <= node.seat < case.seats
                assert 0 <= node.action < case.game.decisions
        assert below <= grown.nodes[parent].visits
        assert len(keys) == len(children(grown, parent))
    assert len(seen) == grown.used[0]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case)) for case in SEARCHED if search_of(case.game).shown is not never]
)
def test_what_chance_gives_for_all_to_see_is_told_apart(case: Case) -> None:
    """Right after a decision that leaves it to chance there is a node for each outcome, visited as often as it is
    likely, and below it what can be decided then.
    """
    game, checked = case.game, 0
    for state in decisions(case, 29, 11, 100):
        grown = Tree(game, view_of(case, state), Settings(iterations=2000), 1, 0)
        grown.grow(2000)
        for child in children(grown, 0):
            node, after = grown.nodes[child], copy(state)
            game.kernels.apply(after, 0, int(node.action))
            outcomes = dict(game.chance(after)) if game.to_act(after) == CHANCE else {}
            whole = sum(outcomes.values())
            below = {int(grown.nodes[one].action): one for one in children(grown, child)}
            assert {int(grown.nodes[one].seat) == CHANCE for one in below.values()} <= {bool(outcomes)}
            if not outcomes:
                continue
            assert below.keys() <= outcomes.keys()
            assert sum(int(grown.nodes[one].visits) for one in below.values()) == node.visits
            for action, weight in outcomes.items():
                visits = int(grown.nodes[below[action]].visits) if action in below else 0
                usual = weight / whole * node.visits
                assert abs(visits - usual) <= 5.0 * (usual * (1.0 - weight / whole)) ** 0.5 + 1.0
                then = copy(after)
                game.kernels.apply(then, 0, action)
                if visits > 1 and game.to_act(then) >= 0:
                    decided = {int(grown.nodes[one].action) for one in children(grown, below[action])}
                    assert decided <= set(game.legal(then))
                    checked += 1
    assert checked > 20


def test_threads_are_merged_at_the_root() -> None:
    """Two threads look into worlds of their own; together they make all the iterations, always the same."""
    case = SEARCHED[0]
    state = decisions(case, 26, 1)[2]
    two = analysis(case, state, Settings(iterations=401, threads=2))
    assert two == analysis(case, state, Settings(iterations=401, threads=2))
    assert two.iterations == sum(move.visits for move in two.moves) == 401
    assert two.moves != analysis(case, state, Settings(iterations=401)).moves


@every_searched_case
def test_an_obvious_move_is_made_sooner(case: Case) -> None:
    """To decide takes fewer iterations where one move is far ahead, never more; the same move is most visited."""
    spared = 0
    for state in decisions(case, 28, 17):
        view, searcher = view_of(case, state), SearchBot(case.game, Settings(iterations=1000))
        whole, decided = searcher.analyze(view, FastDice(5)), searcher.analyze(view, FastDice(5), decide=True)
        assert whole.iterations == 1000
        assert decided.iterations == sum(move.visits for move in decided.moves) <= 1000
        if decided.iterations == 1000:
            assert decided == whole
        else:
            first, second = (*(move.visits for move in decided.moves), 0)[:2]
            assert 2 * (first - second) > 1000 - decided.iterations
            spared += 1
    assert spared


def test_time_is_a_budget_too() -> None:
    """A search by the clock ends by itself, after one chunk at least."""
    case = SEARCHED[0]
    found = analysis(case, decisions(case, 27, 1)[2], Settings(iterations=10**9, seconds=0.01))
    assert found.iterations >= 128


def test_near_equal_moves_are_all_played() -> None:
    """Nobody can foretell which of several equally good moves the bot makes."""
    case = SEARCHED[0]
    searcher = SearchBot(case.game)
    moves = tuple(search.Estimate(action, 100 - action, 0.5, 1.0) for action in range(3))
    worse = search.Estimate(9, 90, 0.4, 0.0)
    picked = {searcher._pick((*moves, worse), FastDice(seed)) for seed in range(1, 60)}
    assert picked == {0, 1, 2}


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case)) for case in SEARCHED if search_of(case.game).reduce is not keep_all]
)
def test_needless_moves_are_left_out(case: Case) -> None:
    """They are never in the tree, and something else always is."""
    reduce = search_of(case.game).reduce
    left_out = 0
    for state in decisions(case, 27, 5):
        legal = case.game.legal(state)
        actions = np.array(legal, np.int64)
        kept = actions[: reduce(state, 0, actions, len(legal))].tolist()
        assert kept == sorted(set(kept) & set(legal)) != []
        left_out += len(legal) - len(kept)
        moves = analysis(case, state, Settings(iterations=60, width=200.0)).moves
        assert {move.action for move in moves} <= set(kept)
    assert left_out


@pytest.mark.parametrize("key", KEYS)
def test_search_beats_the_greedy_player(key: str) -> None:
    """Even a short search wins most of a few games."""
    played = play(Task(key, load(key).seats[0], {}, "search:200", "greedy", 1, 0, 8))
    assert sum(one.share for one in played) > len(played) / 2


@pytest.mark.parametrize("key", KEYS)
def test_levels_are_in_order(key: str) -> None:
    """The three levels that cost nothing, each against the one before."""
    for better, worse in (("level1", "random"), ("level2", "level1"), ("level3", "level2")):
        played = play(Task(key, load(key).seats[0], {}, better, worse, 2, 0, 60))
        assert sum(one.share for one in played) >= 0.6 * len(played), (better, worse)


def test_names() -> None:
    """Every name makes a bot; what is no name is refused and quoted."""
    game = SEARCHED[0].game
    for name in (*BOTS, "search:5", "search:0.5s", "search:2s"):
        assert bot(name, game)
    for wrong in (
        "",
        "clever",
        "search:",
        "search:0",
        "search:-1",
        "search:1e9",
        "search:0s",
        "search:0.0s",
        "LEVEL1",
        "search:٣",
    ):
        with pytest.raises(UnknownBot, match="unknown bot"):
            bot(wrong, game)
    for settings in ({"iterations": 0}, {"seconds": 0.0}, {"threads": 0}):
        with pytest.raises(ViharaError, match="expected"):
            Settings(**settings)


def allocations(grown: Tree, iterations: int) -> int:
    """How often compiled code asks for memory while a tree grows."""
    runtime: Any = rtsys
    before = runtime.get_allocation_stats().alloc
    grown.grow(iterations)
    return int(runtime.get_allocation_stats().alloc - before)


@pytest.mark.parametrize("key", KEYS)
def test_a_search_allocates_nothing_in_its_loop(key: str) -> None:
    """As much memory for four hundred iterations as for one, in worlds that are given."""
    case = next(case for case in SEARCHED if case.game.key == key)
    view = view_of(case, decisions(case, 6, 1, 9)[-1])
    worlds = np.zeros(8, case.game.dtype)
    for number in range(8):
        worlds[number] = case.game.resample(view, FastDice.of(6, number).words)[0]
    weights = SearchBot(case.game, Settings()).values[case.seats].weights
    grown = Tree(case.game, view, Settings(iterations=500), 6, 0, weights, worlds)
    grown.grow(1)
    memsys_enable_stats()
    try:
        few = allocations(grown, 1)
        assert few > 0
        assert allocations(grown, 400) == few
    finally:
        memsys_disable_stats()
