"""Balance: what designers ask of a game. Seat advantage, length, scores, endings, and which things matter.

Matches are played with their logs, and every event is counted under its kind and under each word in its fields
(`claim color=red`, `buy bought=market`). A thing matters if who did it wins more, or less, often than who did not.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np

from vihara.arena.executors import local_executor
from vihara.arena.ratings import share_of
from vihara.arena.simulation import play_match, seat_bots
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.event import Event
from vihara.core.game import Game, load
from vihara.core.options import Options, written_options

_Z = 1.959963984540054
_CHUNK = 16
_LONGEST_LIST = 4
"""Longer lists of words in a field are counted as such, not word by word."""
FEWEST = 20
"""Things are judged if so many seats (or games, where all play together) did and did not do them."""


@dataclass(frozen=True)
class Tally:
    """One game as it counts: seats from 0."""

    plies: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    things: Mapping[tuple[int, str], int]
    """How often each seat did each thing; seat −1 for what no seat did."""


@dataclass(frozen=True)
class _Task:
    game: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    first: int
    number: int


def words_of(event: Event) -> Iterable[str]:
    """The things an event counts as: its kind, and its kind with each word in its fields."""
    yield event.kind
    for name, value in event.fields.items():
        if name == "reason":
            continue
        values = value if isinstance(value, tuple) else (value,)
        if len(values) <= _LONGEST_LIST:
            for one in dict.fromkeys(values):
                if isinstance(one, str) and one:
                    yield f"{event.kind} {name}={one}"


def _played(task: _Task) -> list[Tally]:
    game = load(task.game)
    found = []
    for n in range(task.first, task.first + task.number):
        match = play_match(game, task.seats, task.options, task.bots, task.seed, n)
        outcome = match.outcome
        assert outcome is not None
        things: Counter[tuple[int, str]] = Counter()
        for entry in match.log:
            for event in entry.events:
                if event.kind != "over":
                    seat = event.fields.get("seat", 0)
                    things.update((int(seat) - 1, word) for word in words_of(event))
        winners = tuple(seat - 1 for seat in outcome.winners)
        ending = str(outcome.reason).partition(";")[0]
        found.append(Tally(match.plies, winners, tuple(outcome.scores), ending, dict(things)))
    return found


# -- Figures --------------------------------------------------------------------------------------------------


def share(values: Sequence[float]) -> dict[str, float]:
    """A share with its 95 % interval."""
    found = share_of(values)
    return {"share": found.mean, "low": found.low, "high": found.high}


def spread(values: Sequence[float]) -> dict[str, Any]:
    """Mean with its 95 % interval, standard deviation, quantiles, and the values with how often they came."""
    array = np.asarray(values, np.float64)
    deviation = float(array.std(ddof=1)) if len(array) > 1 else 0.0
    reach = _Z * deviation / math.sqrt(len(array))
    mean = float(array.mean())
    low, middle, high = (float(q) for q in np.quantile(array, (0.05, 0.5, 0.95)))
    numbers, counts = np.unique(array.astype(np.int64), return_counts=True)
    return {
        "mean": mean, "low": mean - reach, "high": mean + reach, "deviation": deviation,
        "quantiles": {"5": low, "50": middle, "95": high},
        "histogram": dict(zip(map(str, numbers.tolist()), counts.tolist(), strict=True)),
    }  # fmt: skip


def difference(with_it: Sequence[float], without: Sequence[float]) -> dict[str, float]:
    """How much more often those win who did a thing, with its 95 % interval (two independent means)."""
    one, other = np.asarray(with_it), np.asarray(without)
    reach = _Z * math.sqrt(one.var(ddof=1) / len(one) + other.var(ddof=1) / len(other))
    gain = float(one.mean() - other.mean())
    return {"gain": gain, "low": gain - reach, "high": gain + reach}


def things(games: Sequence[Tally], seats: int, *, together: bool) -> list[dict[str, Any]]:
    """Each thing: in how many games, how often a game, and how much more often who did it wins."""
    names = sorted({word for one in games for _, word in one.things})
    by_game: dict[str, Counter[int]] = {name: Counter() for name in names}
    for number, one in enumerate(games):
        for (_, word), count in one.things.items():
            by_game[word][number] += count
    rows = []
    for name in names:
        counts = by_game[name]
        row: dict[str, Any] = {
            "thing": name,
            "games": share([float(number in counts) for number in range(len(games))]),
            "a_game": sum(counts.values()) / len(games),
        }
        done: list[float] = []
        left: list[float] = []
        for number, one in enumerate(games):
            if together:
                (done if counts[number] else left).append(float(bool(one.winners)))
                continue
            for seat in range(seats):
                part = 1.0 / len(one.winners) if seat in one.winners else 0.0
                (done if one.things.get((seat, name)) else left).append(part)
        row["matters"] = difference(done, left) if min(len(done), len(left)) >= FEWEST else None
        rows.append(row)
    return rows


def figures(
    game: Game, seats: int, bots: Sequence[str], options: Options, seed: int, games: Sequence[Tally]
) -> dict[str, Any]:
    """All of it as plain data, for JSON, pages and plots."""
    parts = [[1.0 / len(one.winners) if seat in one.winners else 0.0 for one in games] for seat in range(seats)]
    endings = Counter(one.ending for one in games)
    best = [max(one.scores) for one in games]
    margins = [sorted(one.scores)[-1] - sorted(one.scores)[-2] for one in games if seats > 1 and not game.together]
    return {
        "game": game.key,
        "seats": seats,
        "bots": list(bots),
        "options": written_options(options, game.version),
        "seed": seed,
        "games": len(games),
        "together": game.together,
        "won": share([float(bool(one.winners)) for one in games]) if game.together else None,
        "won_by_seat": None if game.together else [share(part) for part in parts],
        "shared": share([float(len(one.winners) > 1) for one in games]) if not game.together else None,
        "length": spread([one.plies for one in games]),
        "scores": [spread([one.scores[seat] for one in games]) for seat in range(1 if game.together else seats)],
        "best_score": spread(best),
        "margin": spread(margins) if margins else None,
        "endings": {
            name: share([float(one.ending == name) for one in games]) for name, _ in endings.most_common()
        },
        "things": things(games, seats, together=game.together),
    }


def balance(
    game: str | Game,
    seats: int | None = None,
    games: int = 500,
    seed: int = 0,
    bots: str | Sequence[str] = "greedy",
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play games and work out the figures; they do not depend on the number of workers."""
    rules = load(game) if isinstance(game, str) else game
    seats = rules.seats[0] if seats is None else seats
    rules.new(seats)
    names = seat_bots(bots, seats)
    for word, value in (("games", games), ("workers", workers)):
        if value < 1:
            raise ViharaError(f"{word}: found {value}, expected 1 or more")
    settled = rules.settle(seats, options or {}, FastDice.of(seed, 1 << 62))
    given = written_options(settled, rules.version)
    tasks = [
        _Task(rules.key, seats, given, tuple(names), seed, first, min(_CHUNK, games - first))
        for first in range(0, games, _CHUNK)
    ]
    played: list[Tally] = []
    with local_executor(workers) if workers > 1 and len(tasks) > 1 else nullcontext() as pool:
        if pool is not None:
            play_match(rules, seats, given, names, seed, 0)  # compiled here once, so that workers find it
        for chunk in map(_played, tasks) if pool is None else pool.map(_played, tasks):
            played += chunk
            progress(len(played))
    return figures(rules, seats, names, settled, seed, played)
