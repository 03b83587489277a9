"""The review of a match that all win or lose together: how safely it was built, and when it was lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from vihara.core import record
from vihara.core.building import Building, Placement, Task
from vihara.core.game import OVER, REGISTRY, Game
from vihara.core.kernels import GREEDY_PLAYER, SCORES, WINNERS, drivers
from vihara.core.match import Match
from vihara.core.record import CHANCE

HOPE: Final = 0.25
"""Below this chance to win a match is as good as lost."""
TURN: Final = "turn"
"""The event that a turn begins."""
_GAMES: Final = {"quick": 4, "standard": 12, "deep": 60}
"""How often the rest of the match is played greedily, from the beginning of every turn."""


@dataclass(frozen=True)
class Turn:
    """A turn's beginning: the chance to win together if it is played on greedily."""

    step: int
    seat: int
    win: float


@dataclass(frozen=True)
class Common:
    """The review of such a match."""

    game: str
    seats: int
    depth: str
    seed: int
    names: tuple[str, ...]
    ending: str
    won: bool
    turns: tuple[Turn, ...]
    lost: int | None
    """The turn, by place, in which it was lost: the last one that began with hope. None if it was won."""
    building: Building

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)


def common_of(data: dict[str, Any]) -> Common:
    """Read it back."""
    building = Building(
        tuple(Placement(**one) for one in data["building"]["placements"]),
        tuple(Task(**one) for one in data["building"]["tasks"]),
        data["building"]["fall"],
    )
    turns = tuple(Turn(**one) for one in data["turns"])
    return Common(**{**data, "names": tuple(data["names"]), "turns": turns, "building": building})


def can_look_back(game: Game) -> bool:
    """Whether a game has a room for it."""
    return game.together and find_spec(f"{REGISTRY[game.key]}.lookback") is not None


def look_back(
    match: Match, depth: str, seed: int = 1, watch: Callable[[int, int], None] = lambda _done, _all: None
) -> Common:
    """Review a finished match; `watch` is told how many steps are done, of how many."""
    game, games = match.game, _GAMES[depth]
    building: Building = import_module(f"{REGISTRY[game.key]}.lookback").look_back(match)
    turns: list[Turn] = []
    turn_of, out = -1, np.zeros((games, SCORES + game.seats[-1]), np.int64)
    players = np.full(match.seats, GREEDY_PLAYER, np.int64)
    for step, (each, now) in enumerate(match.rerun()):
        seat = game.to_act(now.state)
        told = each is not None and any(event.kind == TURN for event in each.events)
        if seat not in (CHANCE, OVER) and (seat != turn_of or told):
            drivers(game.key).play_games(record.copy(now.state), 0, games, seed, players, out)
            turns.append(Turn(step, seat + 1, float((out[:, WINNERS] != 0).mean())))
            turn_of = seat
        watch(step, len(match.log))
    outcome = match.outcome
    assert outcome is not None
    won = bool(outcome.winners)
    hopeful = [place for place, one in enumerate(turns) if one.win >= HOPE]
    names = tuple(match.names.get(seat, "") for seat in range(1, match.seats + 1))
    lost = None if won else (hopeful[-1] if hopeful else 0)
    reason = str(outcome.reason)
    return Common(game.key, match.seats, depth, seed, names, reason, won, tuple(turns), lost, building)
