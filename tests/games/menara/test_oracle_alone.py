"""The oracle by itself: its games end, no piece gets lost, and what falls while a piece is out is judged first.

The oracle judges poses and lists none, so poses are looked for here: by trying for floors on columns, and by
pushing a floor closer and closer for the temple base.
"""

from __future__ import annotations

import copy
import itertools
import math
import random

import pytest

from games.menara.oracle import Column, Floor, FloorPlate, Game, Lifting, Oracle, Pose, overlap, parse
from games.menara.table import tables

FLOORS, CARDS = tables()


def new(seats: int = 2, /, **options: object) -> Oracle:
    return Oracle(seats, options, floors=FLOORS, cards=CARDS)


# -- poses


def push_against(
    dice: random.Random, plate: FloorPlate, side: str, goals: list[Floor], others: list[Floor]
) -> Pose | None:
    """A pose at which the floor touches all goals and overlaps nothing, found by small steps from afar."""
    angle = dice.randrange(360)
    way = dice.uniform(0, 2 * math.pi)
    middle = [sum(getattr(goal.pose, axis) for goal in goals) / len(goals) for axis in "xy"]
    x, y = (round(at + 320 * turn(way)) for at, turn in zip(middle, (math.cos, math.sin), strict=True))

    def gap(x: int, y: int) -> float:
        floor = Floor(plate, side, Pose(x, y, angle), 0)
        if any(overlap(floor, other) for other in others):
            return math.inf
        return max(float(floor.area().distance(goal.area())) for goal in goals)

    best = gap(x, y)
    for step in (24, 6, 1):
        while best > 1.0:
            tries = [(x + i * step, y + j * step) for i, j in itertools.product((-1, 0, 1), repeat=2)]
            nearest, at = min((gap(*there), there) for there in tries)
            if nearest >= best:
                break
            best, (x, y) = nearest, at
    return Pose(x, y, angle) if best <= 1.0 else None


def base_pose(oracle: Oracle, dice: random.Random) -> str:
    """A legal `base` decision."""
    floors = oracle.game.tower.floors
    plate, side = dice.choice(oracle.game.taken), dice.choice(["light", "dark"])
    pose: Pose | None = Pose(0, 0, dice.randrange(360)) if not floors else None
    while True:
        pose = pose or push_against(dice, plate, side, floors, floors)
        if pose is not None:
            text = f"base {plate.number} {side} {pose.text()}"
            if oracle.why_not(text) is None:
                return text
        pose = None


def extension(oracle: Oracle, dice: random.Random) -> str:
    """A legal `extend` decision."""
    base = oracle.game.tower.on_level(0)
    while True:
        side = dice.choice(oracle.game.sides())
        pose = push_against(dice, oracle.game.taken[0], side, dice.sample(base, 2), base)
        if pose is not None and oracle.why_not(f"extend {side} {pose.text()}") is None:
            return f"extend {side} {pose.text()}"


def pose_near_a_column(oracle: Oracle, dice: random.Random, level: int | None = None) -> str:
    axes = [
        axis
        for floor in oracle.game.tower.floors
        if level is None or floor.level == level - 1
        for _, axis in floor.column_axes()
    ]
    x, y = dice.choice(axes)
    return f"{round(x + dice.uniform(-45, 45))} {round(y + dice.uniform(-45, 45))} {dice.randrange(360)}"


def posed(oracle: Oracle, kind: str, dice: random.Random) -> str | None:
    """A legal decision of one of the kinds of `pose_moves`, if one is found."""
    words = kind.split()
    if words[0] == "base":
        return base_pose(oracle, dice)
    if words[0] == "extend":
        return extension(oracle, dice)
    for _ in range(40):
        if words[0] == "floor":
            text = f"{kind} {pose_near_a_column(oracle, dice)}"
        else:
            text = f"shift {words[1]} {pose_near_a_column(oracle, dice, int(words[3]))} to {words[3]}"
        if oracle.why_not(text) is None:
            return text
    return None


# -- games


def any_move(oracle: Oracle, dice: random.Random) -> str:
    """A legal decision that builds rather than gives up."""
    kinds = oracle.pose_moves()
    if kinds and dice.random() < 0.9:
        kinds = [kind for kind in kinds if not kind.startswith("extend")] or kinds
    if kinds:
        text = posed(oracle, dice.choice(kinds), dice)
        if text is not None:
            return text
    plain = oracle.options_without_pose()
    building = [text for text in plain if text.startswith(("column", "move"))]
    if not plain:
        return extension(oracle, dice)
    return dice.choice(building if building and dice.random() < 0.9 else plain)


def fallen_columns(game: Game, dice: random.Random) -> list[str]:
    names = [f"{floor.number}.{base.number}" for floor, base, _ in game.tower.standing()]
    return dice.sample(names, min(len(names), 2))


def shake(oracle: Oracle, text: str, before: Game, dice: random.Random, *, floors_fall: float) -> None:
    """After some decisions columns fall, seldom floors; before the piece is set again or after it."""
    decision = parse(text)
    if isinstance(decision, Lifting) and dice.random() < 0.5:
        without = copy.deepcopy(before)
        without.lose_lifted(decision)
        names = fallen_columns(without, dice)
        if dice.random() < floors_fall:
            names += [
                str(floor.number) for floor in without.tower.floors if floor.level == without.tower.top() > 0
            ]
        oracle.draw(" ".join(["fallen", "out", *names]))
    elif text.split()[0] in ("column", "move", "floor", "shift") and dice.random() < 0.05:
        oracle.draw(" ".join(["fallen", *fallen_columns(oracle.game, dice)]))


def random_game(oracle: Oracle, seed: int, *, floors_fall: float = 0.02) -> None:
    dice = random.Random(seed)
    census = oracle.census()
    while oracle.to_act() != "over":
        if oracle.to_act() == "chance":
            texts, weights = zip(*oracle.outcomes(), strict=True)
            oracle.draw(dice.choices(texts, weights)[0])
        else:
            text = any_move(oracle, dice)
            assert oracle.why_not(text) is None
            before = oracle.game
            oracle.play(text)
            shake(oracle, text, before, dice, floors_fall=floors_fall)
        assert oracle.census() == census
        assert all(floor.level >= 0 for floor in oracle.game.tower.floors)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (4, {"difficulty": "hard", "first": 3}), (3, {"practice": "yes", "gauge": "hidden"})],
)
def test_a_random_game_ends_with_every_piece(seats: int, options: dict[str, object]) -> None:
    """E-C1 to E-C3, E-L2, E-L3: the same pieces after every step, and an end."""
    oracle = new(seats, **options)
    random_game(oracle, 1)
    assert oracle.won() == (oracle.levels() >= oracle.required())


# -- positions

HERE = Pose(0, 0, 0)
BESIDE = Pose(138, 0, 0)  # where floor 2 touches floor 1


def at_a_card(task: str, count: int = 0, rim: str = "free", **options: object) -> Oracle:
    """Seat 1 has this card open: floor 1 on the table is full and carries 4, which has a column and free bases.

    Floor 2 lies on the table with columns that carry nothing.
    """
    oracle = new(**options)
    game = oracle.game
    for number, pose, level, left_free in ((1, HERE, 0, 0), (2, BESIDE, 0, 1), (4, HERE, 1, 3)):
        floor = Floor(game.quarry.pop(number), "light", copy.copy(pose), level)
        game.tower.floors.append(floor)
        for base in floor.bases[left_free:]:
            base.column = Column(base.color)
            game.bag[base.color] -= 1
    for player in game.players:
        for color in ("yellow", "red", "black", "white", "blue"):
            player.columns[color] += 1
            game.bag[color] -= 1
    game.hand_size = 5
    if not game.practice:
        said = (task, count, rim)
        cards = [card for pile in game.piles.values() for card in pile]
        card = next(card for card in cards if (card.task, card.count, card.rim) == said)
        game.piles[card.glyph].remove(card)
        game.turn.card = card
    game.phase = "build"
    return oracle


def some(oracle: Oracle, start: str) -> str:
    """The first legal decision that begins so."""
    return next(text for text in oracle.options_without_pose() if text.startswith(start))


def a_shift(oracle: Oracle) -> str:
    """Floor 4 goes up: a floor of level 1 is put beside it first, with columns to rest on."""
    floor = Floor(oracle.game.quarry.pop(5), "light", Pose(400, 0, 0), 1)
    for base in floor.bases:
        base.column = Column(base.color)
        oracle.game.bag[base.color] -= 1
    oracle.game.tower.floors.append(floor)
    return f"shift 4 {floor.pose.text()} to 2"


def names_on(oracle: Oracle, number: int) -> list[str]:
    floor = oracle.game.tower.floor(number)
    assert floor is not None
    return [f"{number}.{base.number}" for base in floor.bases if base.column is not None]


# -- what falls while a piece is out (E-3c, E-3e, E-U9)


def test_floors_falling_while_a_column_is_out_end_the_game() -> None:
    """E-U9, E-L2: the game is over before the column is set; it counts among the fallen."""
    oracle = at_a_card("move", 1, "dark")
    census = oracle.census()
    text = some(oracle, "move 1.")
    color = oracle.game.tower.floors[0].bases[int(text[7]) - 1].color
    on_floor_4 = len(names_on(oracle, 4))
    oracle.play(text)
    oracle.draw("fallen out 4")
    assert oracle.to_act() == "over"
    assert oracle.position()["ending"] == "collapse"
    assert oracle.position()["fallen floors"] == [4]
    assert len(oracle.game.fallen_columns) == on_floor_4 + 1
    assert color in oracle.game.fallen_columns
    assert text.split()[1] not in names_on(oracle, 1)
    assert (oracle.levels(), oracle.won()) == (0, False)
    assert oracle.census() == census


def test_the_move_goes_on_if_only_columns_fell_out() -> None:
    """E-U9, E-N4: they are set up again where they stood, and the column is set as decided."""
    oracle, undisturbed = at_a_card("move", 1, "dark"), at_a_card("move", 1, "dark")
    text = some(oracle, "move 1.")
    undisturbed.play(text)
    oracle.play(text)
    oracle.draw(f"fallen out {names_on(oracle, 2)[0]}")
    assert oracle.position() == undisturbed.position()


def test_columns_fallen_out_that_cannot_be_put_back_end_the_game() -> None:
    """E-U9, E-L2."""
    oracle = at_a_card("move", 1, "dark")
    fell = names_on(oracle, 2)[0]
    oracle.play(some(oracle, "move 1."))
    oracle.collapse_out([], [fell], stuck=True)
    assert oracle.to_act() == "over"
    assert fell not in names_on(oracle, 2)
    assert len(oracle.game.fallen_columns) == 2
    assert oracle.levels() == 1


def test_the_setting_is_judged_after_the_taking_out() -> None:
    """E-U9: columns may fall while the piece is out, and floors when it is set."""
    oracle = at_a_card("move", 1, "dark")
    text = some(oracle, "move 1.")
    oracle.play(text)
    oracle.draw(f"fallen out {names_on(oracle, 2)[0]}")
    oracle.draw("fallen 4")
    assert oracle.to_act() == "over"
    assert oracle.position()["fallen floors"] == [4]
    with pytest.raises(ValueError, match="nothing is out"):
        oracle.draw("fallen out 4")


def test_a_lifted_floor_is_lost_with_its_columns() -> None:
    """E-3e, E-U9: another floor falls while it is out."""
    oracle = at_a_card("shift")
    text = a_shift(oracle)
    census = oracle.census()
    columns = len(names_on(oracle, 4)) + len(names_on(oracle, 5))
    assert oracle.why_not(text) is None
    oracle.play(text)
    oracle.draw("fallen out 5")
    assert oracle.position()["fallen floors"] == [4, 5]
    assert len(oracle.game.fallen_columns) == columns
    assert oracle.census() == census


def test_the_lifted_piece_cannot_fall_out() -> None:
    """E-U9: while it is out the tower is what is left without it."""
    oracle = at_a_card("shift")
    text = a_shift(oracle)
    oracle.play(text)
    before = oracle.position()
    for name in ("4", names_on(oracle, 4)[0], "1", "17"):
        with pytest.raises(ValueError, match=name):
            oracle.draw(f"fallen out {name}")
    assert oracle.position() == before


def test_nothing_falls_out_when_nothing_is_out() -> None:
    """E-U9: placing a column takes nothing out of the tower."""
    oracle = at_a_card("place", 2, "dark")
    oracle.play(some(oracle, "column"))
    with pytest.raises(ValueError, match="nothing is out"):
        oracle.draw("fallen out 4")


def test_a_column_set_beyond_its_base_goes_back() -> None:
    """E-U3, E-N2: also after columns fell out; the card is not fulfilled."""
    oracle = at_a_card("move", 1, "dark")
    text = some(oracle, "move 1.")
    tower = oracle.position()["floors"]
    oracle.play(text)
    oracle.draw(f"fallen out {names_on(oracle, 2)[0]}")
    oracle.draw("hand 3 0 0")
    assert oracle.position()["floors"] == tower
    assert oracle.required() == 4
    assert oracle.options_without_pose() == ["swap camp", "keep camp"]


def test_columns_of_the_floor_moved_fail_the_card_when_it_is_set() -> None:
    """E-3e, E-N4: they are set up again; the floor stays where it was put."""
    oracle = at_a_card("shift")
    oracle.play(a_shift(oracle))
    columns = names_on(oracle, 4)
    oracle.draw(f"fallen {columns[0]}")
    assert oracle.required() == 4
    assert names_on(oracle, 4) == columns
    assert oracle.levels() == 2


# -- moving a floor (E-U11)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("shift 2 0 0 0 to 2", "temple base"),
        ("shift 4 400 0 0 to 1", "on level 1 already"),
        ("shift 4 400 0 0 to 0", "not a decision"),
        ("shift 5 0 0 0 to 2", "carry floor 6"),
        ("shift 6 400 0 0 to 2", "on level 2 already"),
    ],
)
def test_which_floors_may_be_moved(text: str, reason: str) -> None:
    """E-3e, E-U11: no floor of the base, none that carries another, none onto the table or its own level."""
    oracle = at_a_card("shift")
    a_shift(oracle)
    oracle.game.tower.floors.append(Floor(oracle.game.quarry.pop(6), "light", Pose(400, 0, 0), 2))
    assert reason in str(oracle.why_not(text))


# -- who begins (E-S6)


def test_the_first_seat_lays_the_base_and_begins() -> None:
    """E-S6."""
    oracle, dice = new(4, first=3), random.Random(1)
    while oracle.game.phase != "camp":
        if oracle.to_act() == "chance":
            oracle.draw(dice.choice(oracle.outcomes())[0])
        else:
            assert (oracle.to_act(), oracle.game.phase) == (3, "base")
            oracle.play(base_pose(oracle, dice))
    assert oracle.to_act() == 3


# -- early ends (E-U13)


def test_a_match_ended_early_is_lost() -> None:
    """E-U13: however high the temple is, also in practice."""
    for options in ({}, {"practice": "yes"}):
        oracle = at_a_card("place", 2, "dark", **options)
        oracle.game.level_cards = 0
        oracle.end_early("resignation")
        assert oracle.levels() >= oracle.required()
        assert (oracle.to_act(), oracle.won()) == ("over", False)


# -- building without cards (E-U14)


def test_practice_has_no_cards_and_requires_nothing() -> None:
    """E-U14: after the camp the player builds."""
    oracle, dice = new(practice="yes"), random.Random(1)
    while oracle.game.phase != "camp":
        if oracle.to_act() == "chance":
            oracle.draw(dice.choice(oracle.outcomes())[0])
        else:
            oracle.play(base_pose(oracle, dice))
    assert (oracle.census()["plan cards"], oracle.required()) == (0, 0)
    oracle.play("camp none")
    assert {text.split()[0] for text in oracle.options_without_pose()} <= {"column", "stop"}
    assert oracle.why_not("give up") is not None
    assert oracle.why_not("plan red") is not None


def test_practice_stops_after_a_column() -> None:
    """E-U14, E-4: a column first, then as many as one likes; then the hand is filled up."""
    oracle = at_a_card("", practice="yes")
    assert oracle.why_not("stop") == "place a column first"
    oracle.play("column white 4.1")
    assert oracle.why_not("stop") is None
    oracle.play("stop")
    assert [text.split()[:2] for text, _ in oracle.outcomes()] == [["bag", "1"]] * 5
    oracle.draw(oracle.outcomes()[0][0])
    assert (oracle.to_act(), oracle.required()) == (2, 0)
    assert oracle.options_without_pose()[0] == "camp none"


@pytest.mark.parametrize("kind", ["floor light", "extend dark"])
def test_practice_brings_floors_as_always(kind: str) -> None:
    """E-U14, E-F1 to E-F4: either side up; it must be laid before the turn can end; extending costs nothing."""
    oracle = at_a_card("", practice="yes")
    oracle.play("column yellow 2.1")
    oracle.draw("quarry 7")
    assert sorted(oracle.pose_moves()) == ["extend dark", "extend light", "floor dark", "floor light"]
    assert oracle.why_not("stop") is not None
    text = None
    dice = random.Random(2)
    while text is None or not text.startswith(kind):
        text = posed(oracle, kind, dice)
    oracle.play(text)
    oracle.play("stop")
    assert (oracle.required(), oracle.to_act()) == (0, "chance")


def test_practice_ends_where_no_column_fits() -> None:
    """E-U14: `stop` without a column placed ends the game, won whatever its height."""
    oracle = at_a_card("", practice="yes")
    oracle.game.player().columns.clear()
    assert oracle.options_without_pose() == ["stop"]
    oracle.play("stop")
    assert (oracle.to_act(), oracle.won(), oracle.levels()) == ("over", True, 1)


def test_practice_knows_no_card_to_fail() -> None:
    """E-U3, R18: a column beyond its base goes back to the player, and the turn goes on."""
    oracle = at_a_card("", practice="yes")
    before = oracle.position()
    oracle.play(some(oracle, "column"))
    oracle.draw("hand 3 0 0")
    assert oracle.position() == before


@pytest.mark.parametrize(
    "options", [{"first": 0}, {"first": True}, {"gauge": "half"}, {"practice": True}, {"tremor": 1}]
)
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        new(**options)
