"""What a review computes with, compiled: positions played on, and candidates played in the same worlds.

The free names are bound to one game by `compiled.bind`, as those of a search are.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import math
from typing import Any

import numpy as np

from vihara.bots.tree import (
    EXPLORATION,
    MOST_DEPTH,
    MOST_SEATS,
    NOBODY,
    SPREAD,
    TEMPERATURE,
    WIDENING,
    WIDTH,
    outcome_of,
)
from vihara.bots.values import ANSWERS, by_feature, hidden_units
from vihara.core.chance import seed_word
from vihara.core.record import CHANCE, OVER
from vihara.core.scratch import new_scratch


def settle(states: Any, i: int, seats: int, values: Any) -> None:
    """Once the game is over: the share of each seat as the rules give it."""
    if to_act(states, i) == OVER:
        mask = winners(states, i)
        number = 0
        for seat in range(seats):
            number += (mask >> seat) & 1
        for seat in range(seats):
            values[seat] = 1.0 / number if (mask >> seat) & 1 else 0.0


def appraise(
    states: Any, count: int, seats: int, rollouts: int, apart: bool, seed: int, numbers: Any, columns: Any,
    units: Any, room: int, shares: Any, leads: Any,
) -> None:  # fmt: skip
    """The mean worth of so many positions, each played on `rollouts` times (0: foretold at once), into rows. The
    positions share their dice, rollout by rollout; `apart` gives each dice of its own.
    """
    world, dice = np.empty(1, states.dtype), np.empty(1, np.uint64)
    values, ahead, points = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int64)
    row, answers = np.empty(number_of_features), np.empty((MOST_SEATS, ANSWERS))
    scratch = new_scratch(states, room)
    times = max(rollouts, 1)
    for i in range(count):
        for seat in range(seats):
            shares[i, seat] = 0.0
            leads[i, seat] = 0.0
        for k in range(times):
            world[0] = states[i]
            if rollouts > 0:
                dice[0] = seed_word(seed, i * times + k if apart else k)
                draw(world, 0, dice)
                roll_out(world, 0, to_act(world, 0), numbers, dice, scratch)
            judge(world, 0, seats, numbers[SPREAD], columns, values, ahead, row, units, answers, points)
            settle(world, 0, seats, values)
            for seat in range(seats):
                shares[i, seat] += values[seat] / times
                leads[i, seat] += ahead[seat] / times


def follow(
    states: Any, i: int, given: int, seats: int, rollouts: int, seed: int, numbers: Any, columns: Any, units: Any,
    room: int, trials: Any, outcomes: Any, weights: Any, shares: Any, leads: Any,
) -> int:  # fmt: skip
    """What each outcome of chance is worth that can come here, in rows, and its weight; which of them came, or −1
    if there is but one.
    """
    count = chances(states, i, outcomes, weights)
    if count < 2:
        return -1
    place = -1
    for k in range(count):
        trials[k] = states[i]
        apply(trials, k, outcomes[k])
        if outcomes[k] == given:
            place = k
    appraise(trials, count, seats, rollouts, False, seed, numbers, columns, units, room, shares, leads)
    whole = 0.0
    for k in range(count):
        whole += weights[k]
    for seat in range(seats):
        share, lead = 0.0, 0.0
        for k in range(count):
            share += weights[k] / whole * shares[k, seat]
            lead += weights[k] / whole * leads[k, seat]
        shares[place, seat] -= share
        leads[place, seat] -= lead
    return place


def compare(
    views: Any, seats: int, viewer: int, candidates: Any, first: int, iterations: int, counted: bool, seed: int,
    numbers: Any, weights: Any, world: Any, nodes: Any, used: Any, actions: Any, found: Any, room: Any,
    worths: Any, believed: Any, sums: Any, leads: Any, squares: Any, lead_squares: Any,
) -> None:  # fmt: skip
    """Play every candidate in the same worlds, iterations number `first` …; node c is the root of candidate c. If
    they are counted, `sums` and `leads` have what each is worth to each seat, and the squares what pairs of them
    differ by for the viewer; on the diagonal stands the square of the worth itself.
    """
    path = np.empty(MOST_DEPTH, np.int64)
    values, ahead, points = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int64)
    row, answers = np.empty(number_of_features), np.empty((MOST_SEATS, ANSWERS))
    columns = np.empty(len(weights))
    units = np.empty(max(0, hidden_units(len(weights), number_of_features)))
    by_feature(weights, number_of_features, columns)
    scratch = new_scratch(world, len(actions))
    places = np.zeros(number_of_decisions, np.int64)
    dice, drawn = np.empty(1, np.uint64), np.empty(1, world.dtype)
    count = len(candidates)
    now, ahead_now = np.zeros(count), np.zeros(count)
    for t in range(first, first + iterations):
        if len(believed) > 0:
            drawn[0] = believed[t % len(believed)]
        else:
            dice[0] = seed_word(seed, 2 * t)
            resample(views, 0, drawn, 0, dice)
        for c in range(count):
            world[0] = drawn[0]
            dice[0] = seed_word(seed, 2 * t + 1)
            node, depth, mover = c, 0, viewer
            chosen_action = candidates[c]
            while True:
                apply(world, 0, chosen_action)
                seat = to_act(world, 0)
                while seat == CHANCE:
                    outcome = pick(world, 0, dice)
                    child = (
                        outcome_of(nodes, used, node, outcome)
                        if depth < MOST_DEPTH and shown(world, 0)
                        else NOBODY
                    )
                    if child != NOBODY:
                        node = child
                        path[depth] = node
                        depth += 1
                    apply(world, 0, outcome)
                    seat = to_act(world, 0)
                if seat == OVER or depth >= MOST_DEPTH or nodes[node].visits == 0:
                    break
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
                chosen_action = nodes[node].action
            roll_out(world, 0, mover, numbers, dice, scratch)
            judge(world, 0, seats, numbers[SPREAD], columns, values, ahead, row, units, answers, points)
            nodes[c].visits += 1
            for step in range(depth):
                visited = nodes[path[step]]
                visited.visits += 1
                if visited.seat != CHANCE:
                    visited.total += values[visited.seat]
                    visited.lead += ahead[visited.seat]
            settle(world, 0, seats, values)
            now[c], ahead_now[c] = values[viewer], ahead[viewer]
            if counted:
                for seat in range(seats):
                    sums[c, seat] += values[seat]
                    leads[c, seat] += ahead[seat]
                for other in range(c + 1):
                    apart = now[c] - (now[other] if other < c else 0.0)
                    lead_apart = ahead_now[c] - (ahead_now[other] if other < c else 0.0)
                    squares[c, other] += apart * apart
                    lead_squares[c, other] += lead_apart * lead_apart
