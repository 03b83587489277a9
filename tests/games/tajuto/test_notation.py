"""Texts of Tajuto: moves, positions, refusals of both, events, and the picture."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tajuto.table import COLORS, GAME, after, finished, pagoda, position
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidMove, InvalidPosition
from vihara.core.game import CHANCE, OVER
from vihara.core.moves import Moves
from vihara.core.record import State, copy
from vihara.games.tajuto.rules import ACTIONS, DECISIONS
from vihara.games.tajuto.words import WORDS


def test_every_action_number_is_one_move_with_one_text() -> None:
    """Numbers, values and texts are one to one."""
    state = GAME.new(2)
    texts = [GAME.name(state, action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    for action, text in enumerate(texts):
        assert GAME.parse(state, text) == action
        assert GAME.parse(state, f"  {text.upper().replace(' ', '   ')} ") == action
    moves = Moves(WORDS.moves)
    for action in range(DECISIONS):
        move = moves.value(action)
        assert move is not None
        assert moves.number(move) == action
    with pytest.raises(InvalidMove, match="an action number from 0 to 408"):
        GAME.name(state, ACTIONS)


@pytest.mark.parametrize(
    "text",
    [
        "A draw 7", "A draw 0", "G draw 1", "A3 draw 1", "D3 draw 1", "A offer pink", "A buy wisdom", "A buy wisdom 6",
        "A buy market red", "A buy inauguration", "build", "build red 3", "goal", "goal fourth", "goal most", "end keep",
        "end red 4", "end keep red 7", "end keep none 4", "end none", "keep red 4", "floor red 3", "! floor red", "! floor red 3 blue 4", "draw 3",
    ],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    """Case and spaces are forgiven, nothing else."""
    with pytest.raises(InvalidMove, match="expected"):
        GAME.parse(GAME.new(2), text)


@pytest.mark.parametrize(
    "text",
    [
        "seats 5", "seats 1", "turn 3", "turn 0", "number 301", "pagoda red", "pagoda pink -", "pagoda red - - - - - - -",
        "pagoda red 1 1", "pagoda red 3", "pagoda red - - - - - 1", "pagoda red -; pagoda red - -", "mp 1", "mp 3 5",
        "mp 1 -5", "front 1 red", "front 1 red 3 red 3", "front 1 red 3; front 2 red 3", "pagoda red -; front 1 red 1",
        "wisdom 1 6", "wisdom 1 5 5 5 5", "wisdom 1 5 5; wisdom 2 5 5", "market 1 3", "market 1 2; market 2 1",
        "tiles 1 G", "tiles 1 D D D", "used D", "used G", "draw", "draw 7", "touch blind; draw 3", "touch clumsy",
        "price market 3", "price market 4 3", "price temple 3", "activation G 1", "goal fifth 1", "goal first 3",
        "goal first ?", "down 1 2", "total 1 2", "sold wisdom 3 1", "inauguration red ?", "seen 3", "nonsense", "over 1",
        f"{finished(*COLORS[:4])}", "mp 1 5; mp 1 5", "; ".join(["draw 1", *(f"pagoda {color} -" for color in COLORS)]),
    ],
)  # fmt: skip
def test_what_is_no_position(text: str) -> None:
    """A position that does not read, or whose pieces do not add up, is refused."""
    with pytest.raises(InvalidPosition, match="expected"):
        GAME.read_position(text)


def test_positions_forgive_case_spaces_and_order() -> None:
    one = position("seats 3; turn 2; mp 2 12; tiles 1 D E; pagoda red - 2 -; front 3 blue 4")
    other = position("FRONT 3  Blue 4;pagoda RED - 2 -; tiles 1 e d;; mp 2 12 ; turn 2; seats 3")
    assert one.tobytes() == other.tobytes()
    assert GAME.write_position(one) == (
        "seats 3; turn 2; number 1; pagoda red - 2 -; tiles 1 D E; mp 2 12; front 3 blue 4"
    )


@settings(max_examples=40, deadline=None)
@given(
    st.integers(2, 4),
    st.sampled_from(["sure", "fumbling", "blind"]),
    st.booleans(),
    st.integers(0, 2**32),
    st.integers(0, 400),
)
def test_positions_and_views_read_back(seats: int, touch: str, scores: bool, seed: int, steps: int) -> None:
    """Wherever a game gets to, state and views have one text; undrawn chance included."""
    state = GAME.new(seats, GAME.settle(seats, {"touch": touch, "open_scores": scores}, None))
    dice, choices = FastDice.of(seed, 0), FastDice.of(seed, 1)
    for step in range(steps):
        if GAME.to_act(state) == OVER:
            break
        GAME.kernels.apply(state, 0, next_action(state, dice, choices, greedy=step % 3 > 0))
    for record in (state, *(GAME.observe(state, seat) for seat in (*range(seats), None))):
        assert GAME.read_position(GAME.write_position(record)).tobytes() == record.tobytes()


def next_action(state: State, dice: FastDice, choices: FastDice, *, greedy: bool) -> int:
    if GAME.to_act(state) == CHANCE:
        return GAME.draw(state, dice)
    kernel = GAME.kernels.policy if greedy else GAME.kernels.choose
    return int(kernel(state, 0, choices.words))


def told(start: str, move: str) -> list[tuple[str, dict[str, object]]]:
    state = position(start)
    return [(event.kind, dict(event.fields)) for event in GAME.apply(copy(state), GAME.parse(state, move))]


def test_events_tell_what_happened() -> None:
    """Costs, gains, what was kept, what was finished."""
    assert told("mp 1 9", "B draw 3") == [("draw", {"seat": 1, "tile": "B", "cost": 4, "size": 3})]
    assert told("draw 3", "! floor red 3") == [("floor", {"seat": 1, "color": "red", "size": 3})]
    assert told(f"{pagoda('red', 2)}; mp 1 6", "C offer red") == [
        ("offer", {"seat": 1, "tile": "C", "cost": 6, "color": "red", "floors": 2, "mp": 4})
    ]
    assert told("mp 1 9; market 1 1", "A buy inauguration red") == [
        ("buy", {"seat": 1, "tile": "A", "cost": 0, "bought": "inauguration", "color": "red", "price": 6})
    ]
    assert told("pagoda red - - - - 2; front 1 red 6; inauguration red 2", "build red") == [
        ("build", {"seat": 1, "color": "red", "floors": 6, "mp": 8, "covered": True}),
        ("finished", {"seat": 1, "color": "red", "number": 1, "inauguration": 2}),
    ]
    assert told("mp 1 30", "goal 30mp") == [("goal", {"seat": 1, "goal": "30mp"})]
    assert told("used A; front 1 red 4 blue 5", "end keep red 4") == [
        ("end", {"seat": 1, "kept": ("red 4",), "returned": ("blue 5",)})
    ]
    last = f"{finished('red', 'blue', 'green')}; {pagoda('white', 5)}; front 1 white 6; wisdom 2 5"
    assert told(last, "build white")[2:] == [
        ("goal", {"seat": 1, "goal": "fourth"}),
        ("goal", {"seat": 1, "goal": "most"}),
        ("over", {"winners": (2,), "scores": (2, 5), "reason": "the fourth pagoda is finished"}),
    ]


def test_the_picture_shows_costs_and_gains() -> None:
    """Prices after one's markets, MP of floors and offerings, costs of tiles, what fits in the bag."""
    start = (
        f"seats 3; pagoda red - 2; {pagoda('blue', 3)}; market 1 1; tiles 1 E; mp 1 9; wisdom 2 5; front 1 red 3"
    )
    shown = GAME.picture(GAME.observe(position(start), 0)).splitlines()

    def line(word: str) -> str:
        return next(line for line in shown if word in line)

    assert "+3+2 MP" in line("R[/] red")
    assert "stone there" in line("R[/] red")
    assert "+5 MP" in line("B[/] blue")
    assert "6 MP for 4 EP if finished" in line("B[/] blue")
    assert "13 MP  4 EP" in line("wisdom 4 ")
    assert "your market taken off" in line("village")
    assert "E offer 0" in line("seat 1[/]")
    assert "▒×1 face down" in "\n".join(shown)
    assert "3: 0 of 6  4: 1 of 8 ⌀+0.5" in "\n".join(shown)
    assert "wisdom 5" not in "\n".join(shown[shown.index(line("seat 2[/]")) :])


def test_the_picture_of_every_stage() -> None:
    """Spectators, chance and the end have pictures; every color comes with its letter."""
    for text in ("", "draw 3", "touch blind; draw", f"{finished('red')}; over", "open_scores; wisdom 1 5"):
        for seat in (0, 1, None):
            shown = GAME.picture(GAME.observe(position(text), seat))
            assert all(letter in shown for letter in "ROYGBVKW")
    assert "feels in the bag for size 3" in GAME.picture(GAME.observe(position("draw 3"), 0))
    assert "over" in GAME.picture(GAME.observe(after(f"{finished('red')}; over"), 0))
