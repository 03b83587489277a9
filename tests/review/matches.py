"""Finished matches to look back at, and twins of them: other cards in hidden places, the same to one seat."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vihara.arena.simulation import play_match
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import load
from vihara.core.match import Act, Match
from vihara.core.replay import read

KEPT = Path(__file__).parents[1] / "matches" / "1"


def kept(name: str) -> Match:
    """A match of the tests' collection."""
    return read((KEPT / f"{name}.match").read_text("utf-8")).match


@cache
def played(key: str, seats: int, bots: tuple[str, ...], number: int = 0) -> Match:
    """A match between bots."""
    return play_match(load(key), seats, {}, bots, 24, number)


def followed(match: Match, acts: list[Act]) -> Match:
    """A match as far as these acts lead; ViharaError if they cannot be."""
    made = Match(match.game, match.seats, match.options, version=match.version)
    for act in acts:
        assert act.action is not None
        if act.seat:
            made.play(act.seat, act.action)
        elif made.game.to_act(made.state) >= 0 or not made.game.possible(made.state, act.action):
            raise ViharaError("chance cannot give this")
        else:
            made.chance(act.action)
    return made


def finished(match: Match, seed: int) -> Match:
    """Play a match on to its end."""
    match.dice = FastDice.of(seed, 0)
    match.go_on()
    choices = FastDice.of(seed, 1)
    while not match.over:
        seat = match.to_act
        match.play(seat, int(match.game.kernels.policy(match.view(seat), 0, choices.words)))
    return match


def twin(match: Match, seat: int) -> tuple[Match, Match, int] | None:
    """Two matches that are the same to a seat (from 1) up to its last decision, and differ in what chance gave in
    secret; and how many decisions that seat made in both. The match is one of them, up to there.
    """
    last = max(at for at, act in enumerate(match.log) if act.seat == seat)
    acts = match.log[: last + 1]
    seen = [at.view(seat).tobytes() for _, at in match.rerun(acts)]
    state = Match(match.game, match.seats, match.options, version=match.version).state
    for at, act in enumerate(acts):
        assert act.action is not None
        for other, _ in match.game.chance(state) if not act.seat else []:
            if other == act.action:
                continue
            changed = [*acts[:at], act._replace(action=other), *acts[at + 1 :]]
            try:
                made = followed(match, changed)
            except ViharaError:
                continue
            if [one.view(seat).tobytes() for _, one in made.rerun()] == seen:
                number = sum(one.seat == seat for one in acts)
                return finished(followed(match, acts), 1), finished(made, 2), number
        match.game.kernels.apply(state, 0, act.action)
    return None
