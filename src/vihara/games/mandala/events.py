"""What a step of Mandala did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from vihara.core.event import Event
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.mandala.components import COLORS
from vihara.games.mandala.moves import move_of
from vihara.games.mandala.notation import numbers, target
from vihara.games.mandala.rules import river_is_full, scores, winners
from vihara.games.mandala.state import CLAIMING, ENDED, REFILLING


def events(before: State, action: int, after: State) -> list[Event]:
    """Tell what an action did; seats and mandalas count from 1."""
    move = move_of(action)
    actor, _, _, was, mandala_before, _, _, ending_before = numbers(before)
    chooser, _, _, now, mandala_after, _, _, ending_after = numbers(after)
    told: list[Event] = []
    fields: dict[str, Any]
    if move.kind == "card":
        told.append(_drawn(target(before), move.color))
    elif move.kind == "reshuffle":
        told.append(Event("reshuffle", {"number": int(after["deck"].sum())}))
    elif move.kind == "claim":
        told.append(Event("claim", _claimed(before, after, COLORS.index(move.color))))
    else:
        fields = {"seat": actor + 1}
        fields |= {"mandala": move.mandala} if move.mandala else {}
        fields |= {"color": move.color} if move.color else {}
        fields |= {"number": move.number} if move.number else {}
        told.append(Event(move.kind, fields))
    if ending_after and not ending_before:
        told.append(Event("ending", {}))
    if was == now:
        return told
    if now == CLAIMING:
        fields = {"mandala": mandala_after + 1, "chooses": chooser + 1}
        told.append(Event("complete", fields))
    if now == REFILLING or (now == ENDED and was == CLAIMING):
        told.append(Event("destroyed", {"mandala": (mandala_before if was == CLAIMING else mandala_after) + 1}))
    if now == ENDED:
        mask, points = winners(after, 0), np.zeros(2, np.int64)
        scores(after, 0, points)
        told.append(
            Event(
                "over",
                {
                    "winners": tuple(seat + 1 for seat in range(2) if mask >> seat & 1),
                    "scores": tuple(points.tolist()),
                    "reason": reason(after),
                },
            )
        )
    return told


@cache
def _drawn(place: str, color: str) -> Event:
    """A card that chance gave: made once, as there are few and they come with every move."""
    kind, number = place.split()
    where = "mandala" if kind == "mountain" else "seat"
    return Event(kind, {where: int(number), "number": 1, "cards": (color,)})


def _claimed(before: State, after: State, color: int) -> dict[str, Any]:
    seat, _, _, _, mandala, _, _, _ = numbers(before)
    number = int(before["mountain"][0, mandala, color])
    place = int(after["river"][0, seat, color])
    new = bool(place) and not before["river"][0, seat, color]
    kept = int(after["cup"][0, seat, color]) - int(before["cup"][0, seat, color])
    return {
        "seat": seat + 1,
        "mandala": mandala + 1,
        "color": COLORS[color],
        "place": place if new else 0,
        "cup": kept,
        "discarded": number - kept - new,
    }


def reason(state: State) -> Saying:
    """Why the game ended."""
    if river_is_full(state, 0):
        return Saying("mandala-ending-river", "a river has all six colors")
    if state[0].exhausted:
        return Saying("mandala-ending-deck-twice", "the deck ran out twice")
    return Saying("mandala-ending-deck", "the deck ran out")
