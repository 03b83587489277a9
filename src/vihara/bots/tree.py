"""The tree of a search, compiled: one tree over what the acting seat can tell apart, grown in many worlds.

Every iteration draws a world from the view, walks down the tree by what is legal in that world, adds a move,
plays on for a few decisions, and lets the game's knowledge estimate the rest. A node stands for a sequence of
decisions, keyed by (seat, action), and of what chance gave where the game says so, keyed by (CHANCE, action); else
that is left to the worlds. Moves that only some worlds allow are compared by how often they could have been chosen
(their availability).

The free names are bound to one game by `compiled.bind`. Nothing here calls itself, and all room is given.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import math
from typing import Any

import numpy as np

from vihara.bots.values import ANSWERS, POINTS, STRENGTH, answer, by_feature, hidden_units
from vihara.core.chance import below
from vihara.core.compiled import rules as compiled
from vihara.core.record import CHANCE, OVER
from vihara.core.scratch import new_scratch

NODE = np.dtype(
    (
        np.record,
        [
            ("action", "i8"),  # the decision, or the outcome of chance, that leads here
            ("total", "f8"),  # sum of the values for the seat that decided
            ("lead", "f8"),  # sum of its leads in points
            ("first", "i4"),  # first child, or NOBODY
            ("next", "i4"),  # next child of the same parent, or NOBODY
            ("visits", "i4"),
            ("available", "i4"),  # how often it could have been visited
            ("weight", "f4"),  # how promising the game's knowledge finds the decision, relative to others
            ("reference", "f4"),  # the worth that weights of the children are relative to
            ("seat", "i4"),  # who decided, or CHANCE
            ("spare", "i4"),
        ],
    )
)
NOBODY = -1
MOST_SEATS = 4
MOST_DEPTH = 64
"""Decisions and outcomes of chance below the root; deeper positions are estimated."""
LONGEST_ROLLOUT = 200
"""Decisions of a rollout, whatever happens: a bot that makes one turn last for ever must not stop the search."""

# Numbers that steer the search, by place in one array.
(EXPLORATION, TEMPERATURE, SPREAD, WIDTH, WIDENING, TURNS, SLIPS) = range(7)
NUMBERS = 7


@compiled
def squash(lead: float, spread: float) -> float:
    """The chance to win of somebody who leads by so many points."""
    return 1.0 / (1.0 + math.exp(-min(max(lead / spread, -30.0), 30.0)))


@compiled
def attach(nodes: Any, used: Any, parent: Any, seat: Any, action: Any, worth: float, temperature: float) -> Any:
    """Add a child to a node."""
    if nodes[parent].first == NOBODY:
        nodes[parent].reference = worth
    child = used[0]
    used[0] += 1
    node = nodes[child]
    node.action = action
    node.total = 0.0
    node.lead = 0.0
    node.first = NOBODY
    node.next = nodes[parent].first
    node.visits = 0
    node.available = 0
    node.weight = math.exp(min(max((worth - nodes[parent].reference) / temperature, -12.0), 12.0))
    node.reference = 0.0
    node.seat = seat
    nodes[parent].first = child
    return child


@compiled
def leading(nodes: Any) -> Any:
    """The visits of the root's most visited move, and of the next."""
    first, second = 0, 0
    child = nodes[0].first
    while child != NOBODY:
        visits = nodes[child].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        child = nodes[child].next
    return first, second


def foretell(
    states: Any, i: int, seats: int, weights: Any, values: Any, leads: Any, row: Any, units: Any, answers: Any
) -> None:
    """Each seat's value and lead by what was learned; `row`, `units` and `answers` are scratch."""
    strongest, whole = -1.0e9, 0.0
    for seat in range(seats):
        features(states, i, seat, row)
        answer(row, weights, units, answers[seat])
        strongest = max(strongest, answers[seat, STRENGTH])
    for seat in range(seats):
        values[seat] = math.exp(answers[seat, STRENGTH] - strongest)
        whole += values[seat]
        best = -1.0e9
        for other in range(seats):
            if other != seat:
                best = max(best, answers[other, POINTS])
        leads[seat] = answers[seat, POINTS] - best
    for seat in range(seats):
        values[seat] /= whole


def judge(
    states: Any, i: int, seats: int, spread: float, weights: Any, values: Any, leads: Any, row: Any, units: Any,
    answers: Any, points: Any,
) -> None:  # fmt: skip
    """Each seat's value (its chance to win; the points count a little once the game is over) and its lead."""
    over = to_act(states, i) == OVER
    if not over and len(weights) > 0:
        foretell(states, i, seats, weights, values, leads, row, units, answers)
        return
    whole = 0.0
    if over:
        scores(states, i, points)
        for seat in range(seats):
            best = -1.0e9
            for other in range(seats):
                if other != seat:
                    best = max(best, float(points[other]))
            leads[seat] = points[seat] - best
    else:
        for seat in range(seats):
            leads[seat] = evaluate(states, i, seat)
        if seats == 2:
            # Each estimate uses what its own seat knows; in a world drawn both are known.
            leads[0] = 0.5 * (leads[0] - leads[1])
            leads[1] = -leads[0]
    for seat in range(seats):
        values[seat] = squash(leads[seat], spread)
        whole += values[seat]
    for seat in range(seats):
        values[seat] /= whole
    if over:
        mask = winners(states, i)
        number = 0
        for seat in range(seats):
            number += (mask >> seat) & 1
        for seat in range(seats):
            won = 1.0 / number if (mask >> seat) & 1 else 0.0
            values[seat] = 0.9 * won + 0.1 * values[seat]


def roll_out(states: Any, i: int, mover: int, numbers: Any, dice: Any, scratch: Any) -> None:
    """Finish the turn, for halfway through one a position says little, and then so many more turns: greedily,
    with slips. `mover` made the last decision.
    """
    seat = to_act(states, i)
    left = numbers[TURNS]
    done = 0
    while seat != OVER and done < LONGEST_ROLLOUT:
        if seat != mover:
            if left <= 0.0:
                break
            left -= 1.0
        mover = seat
        if below(dice, 1000) < 1000.0 * numbers[SLIPS]:
            action = choose(states, i, dice)
        else:
            action = rollout(states, i, dice, scratch)
        apply(states, i, action)
        draw(states, i, dice)
        done += 1
        seat = to_act(states, i)


def find_children(nodes: Any, node: int, seat: int, actions: Any, number: int, found: Any, places: Any) -> int:
    """Write the child of each legal action, or NOBODY, and count the children that are legal here. `places` has a
    number for each decision there is, whatever number: where the action stands if it is legal.
    """
    for k in range(number):
        found[k] = NOBODY
        places[actions[k]] = k
    known = 0
    child = nodes[node].first
    while child != NOBODY:
        one = nodes[child]
        if one.seat == seat:
            k = places[one.action]
            if k < number and actions[k] == one.action:
                found[k] = child
                known += 1
                one.available += 1
        child = one.next
    return known


def widen(
    states: Any, nodes: Any, used: Any, node: int, actions: Any, number: int, found: Any, new: int,
    temperature: float, room: Any, worths: Any, places: Any, scratch: Any,
) -> None:  # fmt: skip
    """Add the most promising of the legal actions that have no child yet."""
    seat = to_act(states, 0)
    fresh = 0
    for k in range(number):
        if found[k] == NOBODY:
            room[fresh] = actions[k]
            fresh += 1
    weigh(states, 0, room, fresh, worths, scratch)
    for _ in range(min(new, fresh)):
        best = 0
        for k in range(1, fresh):
            if worths[k] > worths[best]:
                best = k
        child = attach(nodes, used, node, seat, room[best], worths[best], temperature)
        nodes[child].available = 1
        found[places[room[best]]] = child
        worths[best] = -1.0e30


def select(nodes: Any, number: int, found: Any, exploration: float) -> int:
    """The child to follow: the best by value so far, plus more the more promising and the less visited it is. A
    few visits say little, so each child is thought to have had one more that was like those of the others.
    """
    whole, visits, total = 0.0, 0, 0.0
    for k in range(number):
        if found[k] != NOBODY:
            child = nodes[found[k]]
            whole += child.weight
            visits += child.visits
            total += child.total
    unseen = total / visits if visits > 0 else 0.5
    best, best_score = NOBODY, -1.0e30
    for k in range(number):
        if found[k] != NOBODY:
            child = nodes[found[k]]
            value = (child.total + unseen) / (1.0 + child.visits)
            share = child.weight / whole
            score = value + exploration * share * math.sqrt(float(child.available)) / (1.0 + child.visits)
            if score > best_score:
                best, best_score = found[k], score
    return best


@compiled
def outcome_of(nodes: Any, used: Any, node: int, action: Any) -> Any:
    """The child for what chance gave; it is added if it is new. NOBODY if there is no room."""
    child = nodes[node].first
    while child != NOBODY and not (nodes[child].seat == CHANCE and nodes[child].action == action):
        child = nodes[child].next
    if child == NOBODY and used[0] < len(nodes):
        child = attach(nodes, used, node, CHANCE, action, 0.0, 1.0)
    return child


def grow(
    views: Any, seats: int, iterations: int, numbers: Any, weights: Any, dice: Any, world: Any, nodes: Any,
    used: Any, actions: Any, found: Any, room: Any, worths: Any, believed: Any,
) -> None:  # fmt: skip
    """Grow the tree by so many iterations; node 0 is the root, `used[0]` counts the nodes. Worlds are drawn from
    those believed in, or from the view if there are none.
    """
    path = np.empty(MOST_DEPTH, np.int64)
    values, leads, points = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int64)
    row, answers = np.empty(number_of_features), np.empty((MOST_SEATS, ANSWERS))
    columns = np.empty(len(weights))
    units = np.empty(max(0, hidden_units(len(weights), number_of_features)))
    by_feature(weights, number_of_features, columns)
    scratch = new_scratch(world, len(actions))
    places = np.zeros(number_of_decisions, np.int64)
    for _ in range(iterations):
        if len(believed) > 0:
            world[0] = believed[below(dice, len(believed))]
        else:
            resample(views, 0, world, 0, dice)
        node, depth = 0, 0
        seat = to_act(world, 0)
        mover = seat
        while seat != OVER and depth < MOST_DEPTH and (depth == 0 or nodes[node].visits > 0):
            number = reduce(world, 0, actions, legal(world, 0, actions))
            known = find_children(nodes, node, seat, actions, number, found, places)
            width = min(number, int(numbers[WIDTH] + numbers[WIDENING] * math.sqrt(float(nodes[node].visits))))
            if known < width and used[0] + width < len(nodes):
                widen(
                    world, nodes, used, node, actions, number, found, width - known, numbers[TEMPERATURE],
                    room, worths, places, scratch,
                )  # fmt: skip
            chosen = select(nodes, number, found, numbers[EXPLORATION])
            if chosen == NOBODY:
                break
            node, mover = chosen, seat
            path[depth] = node
            depth += 1
            apply(world, 0, nodes[node].action)
            seat = to_act(world, 0)
            while seat == CHANCE:
                outcome = pick(world, 0, dice)
                child = (
                    outcome_of(nodes, used, node, outcome) if depth < MOST_DEPTH and shown(world, 0) else NOBODY
                )
                if child != NOBODY:
                    node = child
                    path[depth] = node
                    depth += 1
                apply(world, 0, outcome)
                seat = to_act(world, 0)
        roll_out(world, 0, mover, numbers, dice, scratch)
        judge(world, 0, seats, numbers[SPREAD], columns, values, leads, row, units, answers, points)
        nodes[0].visits += 1
        for step in range(depth):
            visited = nodes[path[step]]
            visited.visits += 1
            if visited.seat != CHANCE:
                visited.total += values[visited.seat]
                visited.lead += leads[visited.seat]
