"""What is measured of reviews, in steps that can be gone on with: `python -m vihara.review.study --help`.

`errors` lets each level play against itself and reviews the matches: better levels must err less. `luck` plays
greedily: luck must add up to nothing, and results without luck must have their mean and less variance. `page`
writes the tables below the last line of docs/review.md, and what titles go by.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from vihara.bots import bot
from vihara.bots.levels import LEVELS
from vihara.bots.memory import having_seen
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, OVER, Game, load
from vihara.core.match import Match
from vihara.review.analysis import DEPTHS, review
from vihara.review.positions import Appraiser

LINE: Final = "## Measured\n"
"""Above it stands what is meant, below it what was measured."""
ERRORS: Final = Path(__file__).parent / "data" / "errors.json"
_Z: Final = 1.959963984540054


def level_match(game: Game, seats: int, level: str, seed: int, number: int) -> Match:
    """A match of a level against itself, the same on every machine."""
    dice, choices = FastDice.of(seed, 2 * number), FastDice.of(seed, 2 * number + 1)
    match, player = Match(game, seats, {}, dice), bot(level, game, clock=False)
    while not match.over:
        seat = match.to_act
        match.play(seat, having_seen(player, match, seat).choose(match.view(seat), choices))
    return match


def study_errors(game: Game, seats: int, level: str, depth: str, seed: int, number: int) -> list[float]:
    """What each seat of match number so-and-so loses with a decision that is not forced."""
    found = review(level_match(game, seats, level, seed, number), DEPTHS[depth])
    return [round(player.error, 6) for player in found.players]


def study_luck(game: Game, seats: int, depth: str, seed: int, number: int) -> list[list[float]]:
    """Result and luck of each seat in a greedy game, without the rest of a review."""
    level = DEPTHS[depth]
    appraiser = Appraiser(game, seats, level.rollouts, level.turns, 1)
    state, dice = game.new(seats, game.settle(seats, {}, None)), FastDice.of(seed, number)
    luck = np.zeros(seats)
    while (seat := game.to_act(state)) != OVER:
        if seat == CHANCE:
            action = int(game.kernels.pick(state, 0, dice.words))
            luck += appraiser.luck(state, action).shares
        else:
            action = int(game.kernels.policy(game.observe(state, seat), 0, dice.words))
        game.kernels.apply(state, 0, action)
    mask = int(game.kernels.winners(state, 0))
    won = [(mask >> seat & 1) / mask.bit_count() for seat in range(seats)]
    return [won, [round(float(one), 5) for one in luck]]


def interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean, and half of its 95 % interval."""
    array = np.asarray(values, float)
    return float(array.mean()), _Z * float(array.std(ddof=1)) / math.sqrt(len(array)) if len(array) > 1 else 0.0


# -- The page -------------------------------------------------------------------------------------------------


def _errors_table(found: Sequence[Mapping[str, Any]]) -> list[str]:
    rows = [
        "### Error rates",
        "",
        "Each level against itself; loss of winning chance for each decision that was not forced, in points, with",
        "its 95 % interval over matches.",
        "",
        "| game | seats | depth | "
        + " | ".join(level.key for level in LEVELS)
        + " | matches a level | in order |",
        "|---|---|---|" + "---|" * (len(LEVELS) + 2),
    ]
    by_game: dict[tuple[str, int, str], dict[str, Sequence[float]]] = {}
    for one in found:
        rates = [float(np.mean(match)) for match in one["rows"]]
        by_game.setdefault((one["game"], one["seats"], one["depth"]), {})[one["level"]] = rates
    for (game, seats, depth), levels in sorted(by_game.items()):
        means = {level: interval(levels[level]) for level in sorted(levels)}
        cells = [
            f"{100 * means[level.key][0]:.2f} ± {100 * means[level.key][1]:.2f}" if level.key in means else "–"
            for level in LEVELS
        ]
        matches = ", ".join(str(len(levels[level])) for level in sorted(levels))
        ordered = [means[level] for level in sorted(means)]
        pairs = list(pairwise(ordered))
        apart = all(worse - error > better + other for (worse, error), (better, other) in pairs)
        order = "yes" if all(worse > better for (worse, _), (better, _) in pairs) else "no"
        rows.append(
            f"| {game} | {seats} | {depth} | {' | '.join(cells)} | {matches} | "
            f"{order}, intervals {'apart' if apart else 'overlap'} |"
        )
    return rows


def _luck_table(found: Sequence[Mapping[str, Any]]) -> list[str]:
    rows = [
        "### Luck",
        "",
        "Greedy games; shares of the victory of seat 1. *z* is the mean luck in standard errors: within 2 it is",
        "nothing. *Factor* is the variance of the result over that of the result without luck; *best multiple* is",
        "how much of the luck one would take out for the least variance, and the factor with that.",
        "",
        "| game | seats | values | games | mean luck | z | mean result | without luck | factor | best multiple |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for one in sorted(found, key=lambda one: (one["game"], one["seats"], one["depth"])):
        data = np.array(one["rows"], float)
        won, luck = data[:, 0, 0], data[:, 1, 0]
        mean, error = float(luck.mean()), float(luck.std(ddof=1)) / math.sqrt(len(luck))
        factor = float(won.var(ddof=1) / (won - luck).var(ddof=1))
        slope = float(np.cov(won, luck)[0, 1] / luck.var(ddof=1))
        best = float(won.var(ddof=1) / (won - slope * luck).var(ddof=1))
        rows.append(
            f"| {one['game']} | {one['seats']} | {one['depth']} | {len(data)} | {mean:+.4f} ± {_Z * error:.4f} | "
            f"{mean / error:+.2f} | {won.mean():.3f} | {(won - luck).mean():.3f} | {factor:.2f} | "
            f"{slope:.2f}: {best:.2f} |"
        )
    return rows


def page(folder: Path, text: str) -> str:
    """The page with new tables."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    errors = [one for one in found if one["study"] == "errors"]
    luck = [one for one in found if one["study"] == "luck"]
    commands = sorted(one["command"] for one in found)
    rows = [*(_errors_table(errors) if errors else []), "", *(_luck_table(luck) if luck else [])]
    told = ["", "Made by:", "", "```", *commands, "python -m vihara.review.study page", "```"]
    return text.partition(LINE)[0] + LINE + "\n" + "\n".join([*rows, *told]).strip() + "\n"


def titles(folder: Path) -> dict[str, dict[str, float]]:
    """What titles go by: error rates of the levels, by game and seats."""
    found: dict[str, dict[str, float]] = {}
    for path in sorted(folder.glob("errors-*.json")):
        one = json.loads(path.read_text("utf-8"))
        rate = float(np.mean([np.mean(match) for match in one["rows"]]))
        found.setdefault(f"{one['game']} {one['seats']} {one['depth']}", {})[
            one["level"].removeprefix("level")
        ] = round(rate, 5)
    return found


def go_on(path: Path, head: dict[str, Any], games: int, study: Any) -> None:
    """Play and write matches until there are so many, beginning after those there are."""
    kept = json.loads(path.read_text("utf-8")) if path.is_file() else {**head, "rows": []}
    rows = kept["rows"]
    while len(rows) < games:
        rows.append(study(len(rows)))
        if len(rows) == games or len(rows) % 10 == 0:
            path.write_text(json.dumps({**head, "rows": rows}) + "\n", "utf-8")


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m vihara.review.study", description=__doc__)
    top.add_argument("study", choices=("errors", "luck", "page"))
    top.add_argument("game", nargs="?")
    top.add_argument("--seats", type=int, default=2)
    top.add_argument("--games", type=int, default=30)
    top.add_argument("--depth", choices=DEPTHS, default="quick")
    top.add_argument("--levels", default=",".join(str(level.number) for level in LEVELS))
    top.add_argument("--seed", type=int, default=1)
    top.add_argument("--folder", type=Path, default=Path("docs/review"))
    top.add_argument("--page", type=Path, default=Path("docs/review.md"))
    return top


def main(arguments: Sequence[str] | None = None) -> None:
    """Go on with a study, or write the page."""
    given = parser().parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.study == "page":
        given.page.write_text(page(given.folder, given.page.read_text("utf-8")), "utf-8")
        ERRORS.parent.mkdir(exist_ok=True)
        ERRORS.write_text(json.dumps(titles(given.folder), indent=1) + "\n", "utf-8")
        return
    game = load(given.game)
    call = f"python -m vihara.review.study {given.study} {game.key} --seats {given.seats} --depth {given.depth}"
    common = {
        "study": given.study,
        "game": game.key,
        "seats": given.seats,
        "depth": given.depth,
        "seed": given.seed,
    }
    name = f"{given.study}-{game.key}-{given.seats}-{given.depth}"
    fixed = (given.depth, given.seed)
    if given.study == "luck":
        head = {**common, "command": f"{call} --games {given.games}"}
        go_on(given.folder / f"{name}.json", head, given.games, lambda n: study_luck(game, given.seats, *fixed, n))
        return
    for number in given.levels.split(","):
        level = f"level{number}"
        head = {**common, "level": level, "command": f"{call} --games {given.games} --levels {number}"}
        go_on(
            given.folder / f"{name}-{level}.json", head, given.games,
            lambda n, level=level: study_errors(game, given.seats, level, *fixed, n),
        )  # fmt: skip


if __name__ == "__main__":
    main()
