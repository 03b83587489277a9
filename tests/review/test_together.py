"""Looking back at a tower: margins are those the statics tell, cards are those of the log, and it ends where it fell."""

from __future__ import annotations

import pytest

from review.matches import kept
from vihara.core.game import load
from vihara.review import together
from vihara.review.together import can_look_back, common_of, look_back

NAMES = ("menara-fallen", "menara-moved", "menara-agreed")


@pytest.mark.parametrize("name", NAMES)
def test_it_is_told_how_safely_everything_was_placed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(together._GAMES, "quick", 1)
    match = kept(name)
    found = look_back(match, "quick")
    assert common_of(found.data()) == found
    game, building = match.game, found.building
    assert can_look_back(game)
    assert building.placements
    before = {step: at.view(None) for step, (_, at) in enumerate(match.rerun())}
    for one in building.placements:
        act = match.log[one.step]
        assert (act.seat, act.text) == (one.seat, one.move)
        view = before[one.step]
        view["gauge"] = 0
        assert act.action is not None
        told = game.foresee(view, act.action)
        assert one.margin <= told["margin"]
        assert one.was == told["was"]
        if one.safer:
            assert one.safer_margin > one.margin
            assert game.objection(view, game.parse(view, one.safer)) is None
    cards = [act.text.removeprefix("! plan ") for act in match.log if act.text.startswith("! plan ")]
    assert [task.card for task in building.tasks] == cards[: len(building.tasks)]
    assert len(cards) - len(building.tasks) <= 1
    assert all(0.0 <= turn.win <= 1.0 for turn in found.turns)
    assert found.turns[0].step <= building.placements[0].step


def test_a_tower_fell_after_a_placement() -> None:
    match = kept("menara-fallen")
    found = look_back(match, "quick")
    assert found.building.fall is not None
    assert match.log[found.building.fall].seat
    assert any(act.text.startswith("! fallen") for act in match.log[found.building.fall + 1 :])
    assert not found.won
    assert found.lost is not None


def test_games_of_rivals_have_nothing_of_the_kind() -> None:
    assert not can_look_back(load("mandala"))
