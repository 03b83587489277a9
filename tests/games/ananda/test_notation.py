"""Texts of moves and positions, and the picture for the terminal."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from games.ananda.table import GAME, after, heap, play, position
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidMove, InvalidPosition
from vihara.core.game import CHANCE, OVER
from vihara.core.record import State, View, copy
from vihara.games.ananda.rules import DECISIONS
from vihara.games.ananda.state import COLUMN

START = "tile red-blue e5 f5"


@given(number=st.integers(0, DECISIONS - 1), large=st.booleans())
@settings(max_examples=600, deadline=None)
def test_every_move_has_one_text(number: int, large: bool) -> None:
    """A number is no move, or its text reads back to it; on the small board spaces beyond h8 do not read."""
    state = position(START if large else "board 8; tile red-blue d4 e4")
    try:
        text = GAME.name(state, number)
    except InvalidMove:
        return
    small_enough = all(word[0] <= "h" and int(word[1:]) <= 8 for word in text.split() if word[1:].isdecimal())
    if large or small_enough:
        assert GAME.parse(state, text) == number
        assert GAME.parse(state, f"  {text.upper().replace(' ', '   ')} ") == number
    else:
        with pytest.raises(InvalidMove, match="a1 to h8"):
            GAME.parse(state, text)


@given(text=st.text("tilemonkpasy redblu-0123456789!?", max_size=30))
@settings(deadline=None)
def test_other_texts_are_refused_or_read_back(text: str) -> None:
    """Whatever is typed either is a move with a text of its own or raises InvalidMove."""
    state = position(START)
    try:
        action = GAME.parse(state, text)
    except InvalidMove:
        return
    assert GAME.name(state, action).split() == text.lower().split()


@pytest.mark.parametrize(
    "text",
    ["tile blue-red e6 e7", "tile red-blue e6", "tile red-blue e6 g6", "tile red-pink e6 e7", "monk e11", "monk k1",
     "play 3 2", "play 2 2", "stop 1", "pass now", "! rack 1 red-red", "tile red-red e7 e6", "monk", ""],
)  # fmt: skip
def test_malformed_moves(text: str) -> None:
    """Case and spaces are forgiven, nothing else."""
    with pytest.raises(InvalidMove):
        GAME.parse(position(START), text)


def test_chance_texts_name_the_piece_and_its_place() -> None:
    """The words before the piece must be those of the draw that is due."""
    state = GAME.new(2)
    for wrong in ("! rack 1 red-blue", "! start red-blue e5", "! start red-blue f5 e5", "! start red3 e5 f5"):
        with pytest.raises(InvalidMove, match="! start red-blue e5 f5"):
            GAME.parse(state, wrong)
    play(state, "! start red-blue e5 f5")
    for wrong in ("! rack 2 red-blue", "! hand 1 red1", "! rack 1 red1", "! start red-blue e5 f5"):
        with pytest.raises(InvalidMove, match="! rack 1"):
            GAME.parse(state, wrong)


@pytest.mark.parametrize(
    "text",
    [
        "turn 3",
        "seats 5",
        "board 9",
        f"{START}; {START}",
        f"{START}; tile red-green e5 e6",
        f"{START}; tile red-green e5 f5",
        f"{START}; monk 1 a1",
        f"{START}; build",
        f"{START}; rack 1 red-red red-red red-red red-red",
        f"{START}; rack 1 red-red red-red; rack 2 red-red red-red",
        f"{START}; rack 1 ?3",
        f"{START}; hand 1 red1; karma 1 red1",
        f"seats 3; {START}; hand 1 red5",
        f"{START}; hand 1 red1 red2 red3 red4 red5 blue1 blue2 blue3 blue4",
        f"{START}; hand 1 red1; hand 1 red2",
        f"{START}; supply red-red",
        f"{START}; pile 1 red1",
        f"{START}; seen 1",
        f"{START}; open",
        f"{START}; refill",
        f"{START}; nonsense",
    ],
)
def test_positions_that_do_not_add_up(text: str) -> None:
    """A position names pieces of the box, each once, on places the rules know."""
    with pytest.raises(InvalidPosition):
        position(text)


def walk(seed: int, seats: int, board: int) -> list[State]:
    """The states of a game, half of it played by the greedy player."""
    dice = FastDice.of(seed, 3)
    state = GAME.new(seats, GAME.settle(seats, {"board": board}, None))
    found = [copy(state)]
    while GAME.to_act(state) != OVER:
        if GAME.to_act(state) == CHANCE:
            action = GAME.draw(state, dice)
        elif dice.below(2):
            action = GAME.kernels.policy(state, 0, dice.words)
        else:
            action = GAME.kernels.choose(state, 0, dice.words)
        GAME.kernels.apply(state, 0, action)
        found.append(copy(state))
    return found


@pytest.mark.parametrize(("seats", "board"), [(2, 10), (3, 8), (4, 10)])
def test_what_the_record_keeps_for_speed_follows_from_the_tiles(seats: int, board: int) -> None:
    """Colors, heights and the pairs of spaces that can carry a tile are those of the tiles laid, at every step."""
    for state in walk(seats, seats, board):
        again = GAME.read_position(GAME.write_position(state))
        assert again.tobytes() == state.tobytes()
        s = state[0]
        colored = [sum(int(s.seen[c, w]).bit_count() for w in range(2)) for c in range(6)]
        assert sum(colored) == np.count_nonzero(s.height)
        assert int(s.height.sum()) == 2 * int(s.tiles_laid)
        assert not s.height.reshape(10, COLUMN)[:, board:].any()


def test_positions_may_be_written_in_any_order() -> None:
    """Only the order of the tiles of the board matters."""
    one = position(f"{START}; tile red-green e6 f6; monk 1 e5; rack 1 red-red blue-blue; hand 2 red1")
    other = position(f"hand 2 red1; rack 1 blue-blue red-red; monk 1 E5;{START};  tile RED-GREEN e6 f6; seats 2")
    assert one.tobytes() == other.tobytes()


def test_the_picture_shows_color_symbol_height_and_monks() -> None:
    """Each space with its symbol, letter and height; monks by number; halves of an open tile are joined."""
    state = after(
        "tile red-blue e5 f5; tile red-green e6 f6; rack 1 red-violet red-yellow; rack 2 blue-blue; hand 1 red2; "
        "karma 2 blue4; monk 2 f5", "monk e5", "tile red-violet d5 d6",
    )  # fmt: skip
    lines = Text.from_markup(GAME.picture(GAME.observe(state, 0))).plain.split("\n")
    assert lines[0].split() == list("abcdefghij")
    row_5 = next(line for line in lines if line.startswith("  5 "))
    row_6 = next(line for line in lines if line.startswith("  6 "))
    assert row_5.split()[4:9] == ["▲R1", "▲R1", "①═■B1", "②", "·"]
    assert row_6.split()[4:7] == ["♣V1", "▲R1", "═◆G1"]
    assert lines[lines.index(row_6) + 1].strip() == "║"
    text = "\n".join(lines)
    assert "Seat 2 ② on f5   karma 4  ■B4" in text
    assert "rack (1) ▲R═★Y" in text
    assert "rack (1) ▒×1" in text
    assert "seat 1 builds: ▲R area value 3" in text


def test_the_picture_of_a_tower_and_of_the_end() -> None:
    """Heights of two digits, monks beside the board, the small board, empty racks."""
    tower = Text.from_markup(
        GAME.picture(View(position(heap(f"board 8; {START}; rack 1 red-red; rack 2 red-red"))))
    )
    assert "♣V30" in tower.plain
    assert "h" in tower.plain.split("\n")[0]
    assert "i" not in tower.plain.split("\n")[0]
    end = Text.from_markup(GAME.picture(View(position(f"{START}; over")))).plain
    assert "the game is over" in end
    assert "① beside the board" in end
    assert "rack (0) empty" in end
