"""Simulations: many games between bots, the same figures whatever the number of workers.

Game number n of a seed has dice of its own for chance and for the players, so it does not matter who plays it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.bots import COMPILED_PLAYERS, bot, check_name
from vihara.bots.memory import having_seen
from vihara.core import replay
from vihara.core.chance import FastDice
from vihara.core.compiled import prepare_thread
from vihara.core.errors import InvalidSeats, ViharaError
from vihara.core.game import Game, load
from vihara.core.kernels import PLIES, SCORES, WINNERS, drivers
from vihara.core.match import Match
from vihara.core.options import Options

_CHUNK = 256


@dataclass(frozen=True)
class Simulation:
    """The figures of a simulation; `rows` has plies, winners' bit mask and scores of each game."""

    game: str
    seats: int
    rows: npt.NDArray[np.int64]
    seconds: float

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return load(self.game).together

    def figures(self) -> dict[str, Any]:
        """The summary that `vihara simulate --json` prints."""
        games = len(self.rows)
        masks = self.rows[:, WINNERS]
        wins = [int((masks == 1 << seat).sum()) for seat in range(self.seats)]
        ties = int(sum(int(mask).bit_count() > 1 for mask in masks))
        if self.together:  # a win of all is a win of each, and no tie
            wins, ties = [int((masks != 0).sum())] * self.seats, 0
        return {
            "games": games,
            "seats": self.seats,
            "plies_mean": float(self.rows[:, PLIES].mean()),
            "scores_mean": [float(mean) for mean in self.rows[:, SCORES:].mean(axis=0)],
            "wins": wins,
            "ties": ties,
            "games_per_second": games / self.seconds if self.seconds else 0.0,
        }


def play_match(
    game: Game, seats: int, options: Mapping[str, Any], names: Sequence[str], seed: int, n: int
) -> Match:
    """Play game number n of a simulation step by step, with its log."""
    dice, choices = FastDice.of(seed, 2 * n), FastDice.of(seed, 2 * n + 1)
    match = Match(game, seats, options, dice, names=dict(enumerate(names, start=1)))
    bots = [bot(name, game) for name in names]
    while not match.over:
        seat = match.to_act
        match.play(seat, having_seen(bots[seat - 1], match, seat).choose(match.view(seat), choices))
    return match


def _row(match: Match) -> list[int]:
    outcome = match.outcome
    assert outcome is not None
    return [match.plies, sum(1 << (seat - 1) for seat in outcome.winners), *outcome.scores]


def seat_bots(bots: str | Sequence[str], seats: int) -> list[str]:
    """Who sits where: one name serves all seats."""
    names = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    for name in names:
        check_name(name)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise InvalidSeats(
            f"found {len(names)} bots ({', '.join(names)}), expected 1 or {seats}, one for each seat"
        )
    return names


def _check_count(name: str, value: int, least: int) -> None:
    if value < least:
        raise ViharaError(f"{name}: found {value}, expected {least} or more")


def simulate(
    game: str | Game,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: str | Sequence[str] = "random",
    options: Mapping[str, object] | Options | None = None,
    workers: int | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Play games between bots; `save` also writes each match file into a folder."""
    rules = load(game) if isinstance(game, str) else game
    seats = rules.seats[0] if seats is None else seats
    start = rules.new(seats)
    names = seat_bots(bots, seats)
    _check_count("games", games, 1)
    _check_count("workers", 1 if workers is None else workers, 1)
    if not 0 <= seed < 1 << 63:
        raise ViharaError(f"seed: found {seed}, expected a number from 0 to 2^63 − 1")
    given: Any = options or {}
    settled = rules.settle(seats, given, FastDice.of(seed, (1 << 62)))
    start = rules.new(seats, settled)
    began = time.perf_counter()
    rows = np.zeros((games, SCORES + seats), np.int64)
    if save is None and all(name in COMPILED_PLAYERS for name in names):
        play = drivers(rules.key).play_games
        players = np.array([COMPILED_PLAYERS[name] for name in names], np.int64)
        play(start, 0, 0, seed, players, rows[:0])
        began = time.perf_counter()

        def chunk(first: int) -> None:
            number = min(_CHUNK, games - first)
            play(start, first, number, seed, players, rows[first : first + number])

        firsts = range(0, games, _CHUNK)
        with ThreadPoolExecutor(workers or os.cpu_count() or 1, initializer=prepare_thread) as pool:
            for first, _ in zip(firsts, pool.map(chunk, firsts), strict=True):
                progress(min(first + _CHUNK, games))
    else:
        if save is not None:
            try:
                save.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise ViharaError(f"cannot write into {str(save)!r}: {error.strerror}") from error
        width = max(4, len(str(games)))
        for n in range(games):
            match = play_match(rules, seats, settled, names, seed, n)  # type: ignore[arg-type]
            rows[n] = _row(match)
            if save is not None:
                (save / f"{rules.key}-{n + 1:0{width}}.vihara").write_text(replay.write(match), encoding="utf-8")
            progress(n + 1)
    return Simulation(rules.key, seats, rows, time.perf_counter() - began)
