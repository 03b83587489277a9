"""Taking back a turn that bots have answered, at a table: its log, its dice, and what is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from vihara.core import record
from vihara.core.chance import keyed_dice
from vihara.core.errors import UndoRefused
from vihara.core.game import load
from vihara.core.proof import prove
from vihara.core.replay import write
from vihara.server import actions
from vihara.server.actions import Action
from vihara.server.database import Row
from vihara.server.entries import Created, Undo, read_entry, write_entry
from vihara.server.identity import Person
from vihara.server.requests import Making
from vihara.server.table import OVER, Table, table_of

ANA = Person("ana", "Ana", None, None, "")
ID = "aaaaaaaaaaaa"


def _unsealed(_: str, sealed: str) -> str:
    return sealed


class Logged:
    """A table of Ana against a bot, and its log."""

    def __init__(self, game: str, seed: int, clock: dict[str, Any] | None = None) -> None:
        seats: list[dict[str, Any]] = [
            {"admits": "me", "identity": "ana", "name": "Ana"},
            {"admits": "bot", "bot": "random", "name": "Random"},
        ]
        body: dict[str, Any] = {
            "kind": "created", "game": game, "rules": load(game).version, "title": "", "host": "ana",
            "host_name": "Ana", "public": False, "spectators": True, "spectator_chat": False, "options": {},
            "clock": clock, "seed": f"{seed:064x}", "seats": seats,
        }  # fmt: skip
        table = Table(ID, keyed_dice, _unsealed)
        created = read_entry(json.dumps(body))
        assert isinstance(created, Created)
        table.absorb(1, 0.0, created)
        table.deal(created)
        self.log: list[Row] = []
        self.time = 0.0
        self.rng = random.Random(seed)
        self.log.append(Row(ID, 1, 5e8, write_entry(created)))
        self.table = self.read()

    def read(self) -> Table:
        """The table as after a restart."""
        return table_of(ID, self.log, keyed_dice, _unsealed)

    def do(self, action: Action) -> None:
        draft = action(self.table)
        assert draft is not None
        draft.entry.steady = self.time
        self.log.append(Row(ID, len(self.log) + 1, 5e8, write_entry(draft.entry)))
        self.table.absorb(len(self.log), 5e8, draft.entry, draft.events)

    def step(self) -> None:
        """Whoever is to act plays at random."""
        table = self.table
        move = self.rng.choice(table.legal())
        if table.to_act == 1:
            self.do(actions.move(ANA, Making(seen=table.number, move=move)))
        else:
            assert table.match is not None
            number = table.game.parse(table.match.state, move)
            self.do(actions.bot_move(2, "random", table.changed, lambda _: number))

    @property
    def answered(self) -> bool:
        match = self.table.match
        assert match is not None
        return self.table.to_act == 1 and match.log[-1].seat != 1 and any(entry.seat == 1 for entry in match.log)


@pytest.mark.parametrize("game", ["ananda", "mandala"])
def test_a_turn_with_its_answers_is_taken_back_and_the_dice_still_prove(game: str) -> None:
    taken = 0
    for seed in range(1, 6):
        logged = Logged(game, seed)
        for _ in range(160):
            if logged.table.status == OVER:
                break
            if logged.answered and logged.table.can_undo(1):
                match = logged.table.match
                assert match is not None
                length = len(match.log)
                logged.do(actions.undo(ANA, None))
                entry = logged.table.log[-1].entry
                match = logged.table.match
                assert match is not None
                assert isinstance(entry, Undo)
                assert entry.steps > 1
                assert len(match.log) < length
                assert logged.table.to_act == 1
                assert logged.table.dice.drawn == sum(entry.seat == 0 for entry in match.log)
                again = logged.read()
                assert again.match is not None
                assert record.digest(again.match.state) == record.digest(match.state)
                assert again.dice.drawn == logged.table.dice.drawn
                taken += 1
            logged.step()
        match = logged.table.match
        assert match is not None
        if not match.over:
            match.end("resign", 1)
        match.seed = f"{seed:064x}"
        prove(write(match))
    assert taken >= 2


def test_taking_back_what_bots_have_answered_gives_no_time() -> None:
    """A turn goes on with the time that it had used; the time of bots is nobody's, and a restart changes nothing."""
    taken = 0
    for seed in range(1, 6):
        logged = Logged("mandala", seed, {"per": "turn", "seconds": 1000, "at_zero": "bot", "bot": "random"})
        left = 0.0
        for _ in range(160):
            table = logged.table
            if table.status == OVER:
                break
            if logged.answered and table.can_undo(1) and left:
                assert table.remaining(1, logged.time + 2) == 998
                logged.time += 2
                logged.do(actions.undo(ANA, None))
                for one in (logged.table, logged.read()):
                    assert one.remaining(1, logged.time) == left - 2
                taken += 1
                break
            logged.time += 30
            if table.to_act == 1:
                left = table.remaining(1, logged.time) or 0
            logged.step()
    assert taken > 2


def test_what_was_learned_or_made_by_a_bot_stays() -> None:
    logged = Logged("mandala", 1)
    with pytest.raises(UndoRefused, match="not moved yet"):
        logged.do(actions.undo(ANA, None))
    reasons = set()
    for _ in range(60):
        logged.step()
        if logged.answered and (reason := logged.table.why_no_undo(1)):
            reasons.add(reason)
            with pytest.raises(UndoRefused, match="now you know more"):
                logged.do(actions.undo(ANA, None))
    assert reasons == {"drawn", "shown"}
    while logged.table.to_act != 1:
        logged.step()
    logged.do(actions.stand_in(ANA, 1, None, None, 0.0, 0, here=False))
    assert logged.table.why_no_undo(1) == "bot"
