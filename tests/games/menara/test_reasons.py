"""The partner explains: margins, bases it opens, cards still to come, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.menara.table import GAME, after, position
from games.menara.test_clauses import BASE
from vihara.cli import main
from vihara.core.chance import FastDice
from vihara.core.match import Match, Sight
from vihara.core.record import State
from vihara.core.replay import write
from vihara.languages import LANGUAGES, translate
from vihara.server.hints import find, hint_json


def why(state: State, move: str) -> str:
    """The reason given for a move of the seat to act."""
    view = GAME.observe(state, GAME.to_act(state))
    said = GAME.explain(view, GAME.parse(state, move))
    assert said is not None
    assert translate(said, "en") == said
    return said


def test_cards_still_to_come() -> None:
    """Eight yellow columns fit anywhere: of the blue cards all but the one that moves a column up."""
    state = position(f"stage plan; hand 1 yellow 8; {BASE}")
    told = why(state, "plan blue")
    assert told == "Of the cards still to come there, you can do 8 of 9 now."


def test_a_column_that_fills_a_floor_says_so() -> None:
    columns = BASE.replace("0 0 0 on 0", "0 0 0 on 0 columns 1 2 3")
    state = position(f"stage build; card yellow fill-free; hand 1 yellow 8; {columns}")
    told = why(state, "column yellow 2.4")
    assert told.startswith("Fills floor 2, which brings a new one; the tower then survives")
    assert why(state, "column yellow 9.1").startswith("On the temple base")


def test_a_floor_tells_its_margin_and_its_bases() -> None:
    columns = BASE.replace("0 0 0 on 0", "0 0 0 on 0 columns 1 2 3")
    text = f"stage build; card yellow fill-free; hand 1 yellow 8; {columns}"
    state = after(text, "column yellow 2.4", "! quarry 8")
    view = GAME.observe(state, GAME.to_act(state))
    action = int(GAME.kernels.policy(view, 0, FastDice.of(1, 0).words))
    move = GAME.name(view, action)
    foreseen = GAME.foresee(view, action)
    told = why(state, move)
    assert told.startswith(f"On level 1, carried by columns: {len(foreseen['bears'])}; ")
    assert f"survives a tilt of {int(10 * foreseen['margin']) / 10:g}°" in told
    assert f"Of its {len(foreseen['free'])} bases " in told
    beside = next(text for text in (GAME.name(state, a) for a in GAME.legal(state)) if text.startswith("extend"))
    assert "Costs a level" in why(state, beside)


def test_the_camp() -> None:
    """Of the columns only one blue fits on this base, white ones nowhere."""
    state = position(f"{BASE}; hand 1 blue 4; camp yellow 6")
    assert why(state, "camp blue for yellow") == "Your columns that fit on a safe base: 2 then, 1 now."
    assert "fit on a safe base: 1. No swap" in why(state, "camp none")
    stuck = position(f"stage build; card blue place-2-free; hand 1 white 4; {BASE}")
    assert why(stuck, "give up") == "Nothing that the card asks for can be done."


def test_hint_tells_the_reason_in_every_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`vihara hint` along a game: the move is what the partner would do, the sentence is the game's own."""
    match, words = Match(GAME, 2, {}, FastDice.of(5, 0)), FastDice.of(5, 1).words
    file = tmp_path / "temple.vihara"
    kinds: set[str] = set()
    while len(kinds) < 4:
        view = match.view(match.to_act)
        action = int(GAME.kernels.policy(view, 0, words))
        move = GAME.name(view, action)
        if move.split()[0] not in kinds:
            kinds.add(move.split()[0])
            file.write_text(write(match), encoding="utf-8")
            told = set()
            for language in LANGUAGES:
                assert main(["hint", str(file), "--json", "--lang", language]) == 0
                hint = json.loads(capsys.readouterr().out)
                assert hint["moves"] == [{"move": move}]
                assert move not in hint["why"], "it stands on the button"
                told.add(hint["why"])
            assert len(told) == len(LANGUAGES)
        match.play(match.to_act, move)


def test_the_server_says_the_same() -> None:
    """Its hints come from another process, as JSON."""
    state = position(f"stage plan; hand 1 yellow 8; {BASE}")
    view = GAME.observe(state, 0)
    found = json.loads(json.dumps(find(GAME, Sight(view, ()), 1, quick=False)))
    for language in LANGUAGES:
        (hint,) = hint_json(GAME, view, found, language)
        said = GAME.explain(view, GAME.parse(state, hint["move"]))
        assert said is not None
        assert hint["why"] == translate(said, language)
