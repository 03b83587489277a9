"""What a module exports: functions over addresses of memory, bound to a game's compiled functions.

The free names are bound to one game. Arrays come as the address of their first item; how many there are is known
or given.
"""
# ruff: noqa: F821 - the free names are bound to a game's kernels
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import types as python_types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import carray, types  # type: ignore[attr-defined]

from vihara.bots import tree
from vihara.bots.search import grower
from vihara.bots.tempered import drawer
from vihara.core.game import Game
from vihara.core.memory import memory_of
from vihara.core.telling import Telling
from vihara.core.words import dtype_of


def to_act_at(states: Any) -> int:
    return to_act(carray(states, 1), 0)


def legal_at(states: Any, actions: Any) -> int:
    return legal(carray(states, 1), 0, carray(actions, most_actions))


def chances_at(states: Any, actions: Any, weights: Any) -> int:
    found = chances(carray(states, 1), 0, carray(actions, most_actions), carray(weights, most_actions))
    return found


def apply_at(states: Any, action: int) -> None:
    apply(carray(states, 1), 0, action)


def policy_at(views: Any, dice: Any) -> int:
    return policy(carray(views, 1), 0, carray(dice, 1))


def choose_at(states: Any, dice: Any) -> int:
    return choose(carray(states, 1), 0, carray(dice, 1))


def scores_at(states: Any, out: Any) -> None:
    scores(carray(states, 1), 0, carray(out, most_seats))


def winners_at(states: Any) -> int:
    return winners(carray(states, 1), 0)


def observe_at(states: Any, seat: int, views: Any) -> None:
    observe(carray(states, 1), 0, seat, carray(views, 1), 0)


def resample_at(views: Any, states: Any, dice: Any) -> None:
    resample(carray(views, 1), 0, carray(states, 1), 0, carray(dice, 1))


def tell_at(befores: Any, action: int, afters: Any, out: Any) -> None:
    tell(carray(befores, 1), 0, action, carray(afters, 1), 0, carray(out, 1), 0)


def show_at(views: Any, out: Any) -> None:
    show(carray(views, 1), 0, carray(out, 1), 0)


def consider_at(views: Any, action: int, out: Any) -> None:
    consider(carray(views, 1), 0, action, carray(out, 1), 0)


def refuse_at(states: Any, action: int, out: Any) -> None:
    refuse(carray(states, 1), 0, action, carray(out, 1), 0)


def conclude_at(states: Any, out: Any) -> None:
    conclude(carray(states, 1), 0, carray(out, 1), 0)


def explain_at(views: Any, action: int, out: Any) -> None:
    explain(carray(views, 1), 0, action, carray(out, 1), 0)


def binds_at(states: Any, action: int) -> int:
    return 1 if binds(carray(states, 1), 0, action) else 0


def near_at(views: Any, action: int) -> int:
    return near(carray(views, 1), 0, action)


def possible_at(states: Any, action: int) -> int:
    return 1 if possible(carray(states, 1), 0, action) else 0


def place_at(states: Any) -> int:
    return place(carray(states, 1), 0)


def ending_at(states: Any) -> int:
    return ending(carray(states, 1), 0)


def reduce_at(states: Any, actions: Any, number: int) -> int:
    return reduce(carray(states, 1), 0, carray(actions, most_actions), number)


def temper_at(views: Any, temperature: float, actions: Any, worths: Any, dice: Any) -> int:
    return temper(
        carray(views, 1),
        0,
        temperature,
        carray(actions, most_actions),
        carray(worths, most_actions),
        carray(dice, 1),
    )


def grow_at(
    views: Any, seats: int, iterations: int, numbers: Any, weights: Any, weight_number: int, dice: Any, world: Any,
    nodes: Any, node_number: int, used: Any, actions: Any, found: Any, room: Any, worths: Any, believed: Any,
    believed_number: int,
) -> None:  # fmt: skip
    grow(
        carray(views, 1), seats, iterations, carray(numbers, numbers_number), carray(weights, weight_number),
        carray(dice, 1), carray(world, 1), carray(nodes, node_number), carray(used, 1),
        carray(actions, most_actions), carray(found, most_actions), carray(room, most_actions),
        carray(worths, most_actions), carray(believed, believed_number),
    )  # fmt: skip


def leading_at(nodes: Any, node_number: int, out: Any) -> None:
    found = carray(out, 2)
    found[0], found[1] = leading(carray(nodes, node_number))


def note_at(beliefs: Any, seat: int, befores: Any, action: int, afters: Any) -> None:
    note(carray(beliefs, 1), 0, seat, carray(befores, 1), 0, action, carray(afters, 1), 0)


def imagine_at(beliefs: Any, seat: int, views: Any, worlds: Any, number: int, dice: Any) -> int:
    return imagine(carray(beliefs, 1), 0, seat, carray(views, 1), 0, carray(worlds, number), carray(dice, 1))


def prepare_at(states: Any, trials: Any) -> None:
    prepare(carray(states, 1), 0, carray(trials, 1), 0)


def describe_at(states: Any, out: Any) -> int:
    return describe(carray(states, 1), 0, carray(out, room))


def proceed_at(trials: Any, places: Any, speeds: Any, energy: float, sound: int) -> None:
    proceed(carray(trials, 1), 0, carray(places, 7 * bodies), carray(speeds, 6 * bodies), energy, sound)


def settle_at(states: Any, trials: Any, actions: Any) -> int:
    return settle(carray(states, 1), 0, carray(trials, 1), 0, carray(actions, most_actions))


@dataclass(frozen=True)
class Export:
    """A function of the module: its name there, what is compiled, and for which types."""

    name: str
    function: Callable[..., Any]
    signature: Any


def _records(dtype: np.dtype[Any]) -> Any:
    """The address of records."""
    pointer: Any = types.CPointer
    return pointer(numba.from_dtype(dtype))


def exports(game: Game) -> Iterator[Export]:
    """All functions that a game's module has."""
    pointer: Any = types.CPointer
    records, whole = _records(game.dtype), types.int64
    actions, numbers, dice = pointer(whole), pointer(types.float64), pointer(types.uint64)
    names: dict[str, Any] = {
        **{name: kernel for name, kernel in vars(game.kernels).items() if callable(kernel)},
        "most_actions": game.most_actions,
        "most_seats": game.seats[-1],
    }

    def export(template: Callable[..., Any], signature: Any) -> Export:
        copy = python_types.FunctionType(template.__code__, {**template.__globals__, **names})
        return Export(template.__name__.removesuffix("_at"), copy, signature)

    yield export(to_act_at, whole(records))
    yield export(legal_at, whole(records, actions))
    yield export(chances_at, whole(records, actions, actions))
    yield export(apply_at, types.void(records, whole))
    yield export(policy_at, whole(records, dice))
    yield export(choose_at, whole(records, dice))
    yield export(scores_at, types.void(records, actions))
    yield export(winners_at, whole(records))
    yield export(observe_at, types.void(records, whole, records))
    yield export(resample_at, types.void(records, records, dice))
    if game.kernels.binds:
        yield export(binds_at, whole(records, whole))
    if game.kernels.near:
        yield export(near_at, whole(records, whole))
    if game.kernels.possible:
        yield export(possible_at, whole(records, whole))
    if isinstance(game.words, Telling):
        telling = game.words
        names |= {
            "conclude": telling.conclude,
            "explain": telling.explain,
            "tell": telling.tell,
            "show": telling.show,
            "consider": telling.consider,
            "refuse": telling.refuse,
            "place": telling.draws.place if telling.draws else None,
            "ending": telling.ending,
        }
        step, figures, foreseen, refused = (
            _records(dtype_of(declared))
            for declared in (
                telling.vocabulary.step,
                telling.vocabulary.figures,
                telling.vocabulary.foreseen,
                telling.vocabulary.refusals,
            )
        )
        yield export(tell_at, types.void(records, whole, records, step))
        yield export(show_at, types.void(records, figures))
        yield export(consider_at, types.void(records, whole, foreseen))
        yield export(refuse_at, types.void(records, whole, refused))
        if telling.draws:
            yield export(place_at, whole(records))
        if telling.ending:
            yield export(ending_at, whole(records))
        if telling.conclude and telling.vocabulary.endings:
            ended = _records(dtype_of(telling.vocabulary.endings))
            yield export(conclude_at, types.void(records, ended))
        if telling.explain and telling.vocabulary.hints:
            hints = _records(dtype_of(telling.vocabulary.hints))
            yield export(explain_at, types.void(records, whole, hints))
    if game.simulation is not None:
        engine = game.simulation()
        names |= {
            name: getattr(engine, name) for name in ("prepare", "describe", "proceed", "settle", "room", "bodies")
        }
        trials = _records(engine.trial.dtype)
        yield export(prepare_at, types.void(records, trials))
        yield export(describe_at, whole(records, numbers))
        yield export(proceed_at, types.void(trials, numbers, numbers, types.float64, whole))
        yield export(settle_at, whole(records, trials, actions))
    if game.search is not None:
        names |= {
            "grow": grower(game.key),
            "temper": drawer(game.key),
            "reduce": game.search.reduce,
            "numbers_number": tree.NUMBERS,
        }
        names["leading"] = tree.leading
        nodes = _records(tree.NODE)
        yield export(
            grow_at,
            types.void(
                records, whole, whole, numbers, numbers, whole, dice, records, nodes, whole, actions, actions,
                actions, actions, numbers, records, whole,
            ),
        )  # fmt: skip
        yield export(reduce_at, whole(records, actions, whole))
        yield export(temper_at, whole(records, types.float64, actions, numbers, dice))
        yield export(leading_at, types.void(nodes, whole, actions))
    memory = memory_of(game.belief)
    if memory is not None:
        names |= {"note": memory.note, "imagine": memory.imagine}
        beliefs = _records(memory.dtype)
        yield export(note_at, types.void(beliefs, whole, records, whole, records))
        yield export(imagine_at, whole(beliefs, whole, records, records, whole, dice))
