"""Finished matches to look back at, and twins of them: other cards in hidden places, the same to one seat."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vihara.arena.simulation import play_match
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import Game, load
from vihara.core.match import Act, Match
from vihara.core.record import State, copy
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


def fits(game: Game, state: State, acts: list[Act], seen: list[bytes], seat: int) -> bool:
    """Whether these acts can follow a state, and all looks to a seat (from 0) as it did."""
    for act, look in zip(acts, seen, strict=True):
        assert act.action is not None
        able = act.action in game.legal(state) if act.seat else game.possible(state, act.action)
        if (game.to_act(state) >= 0) != bool(act.seat) or not able:
            return False
        game.kernels.apply(state, 0, act.action)
        if game.observe(state, seat).tobytes() != look:
            return False
    return True


def twin(match: Match, seat: int) -> tuple[Match, Match, int] | None:
    """Two matches that are the same to a seat (from 1) up to its last decision, and differ in what chance gave in
    secret; and how many decisions that seat made in both. The match is one of them, up to there.
    """
    game = match.game
    last = max(at for at, act in enumerate(match.log) if act.seat == seat)
    acts = match.log[: last + 1]
    states = [copy(at.state) for _, at in match.rerun(acts)]
    seen = [game.observe(state, seat - 1).tobytes() for state in states]
    for at in reversed(range(len(acts))):
        for other, _ in [] if acts[at].seat else game.chance(states[at]):
            if other == acts[at].action:
                continue
            changed = [acts[at]._replace(action=other, text=game.name(states[at], other)), *acts[at + 1 :]]
            if fits(game, copy(states[at]), changed, seen[at + 1 :], seat - 1):
                one, two = followed(match, acts), followed(match, [*acts[:at], *changed])
                return finished(one, 1), finished(two, 2), sum(act.seat == seat for act in acts)
    return None
