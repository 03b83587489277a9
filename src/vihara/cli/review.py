"""`vihara review`: how much of a finished match was luck, how much skill, and what nobody could know."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from vihara.cli.reading import print_json, progress, read_text
from vihara.core.errors import ViharaError
from vihara.core.match import Match
from vihara.core.replay import read
from vihara.languages import decimal, of_terminal, say, translate
from vihara.review.analysis import check
from vihara.review.findings import Draw, Review
from vihara.review.keeping import kept, name_of, reviewed
from vihara.review.marks import PHASES
from vihara.review.reasons import why
from vihara.review.together import Common, common_of, look_back

if TYPE_CHECKING:
    from rich.console import Console

_DRAWS = 3
"""So many of a seat's luckiest draws are shown, and of its unluckiest."""
_RISKY = 5
"""So many placements are shown that could have been safer."""


def run(given: argparse.Namespace) -> int:
    """Review a match file, or take the review that was kept."""
    if not 0 <= given.seed < 1 << 40:
        raise ViharaError(f"--seed: found {given.seed}, expected a number from 0 to 2^40 − 1")
    replay, language = read(read_text(given.file)), of_terminal(given.lang)
    if replay.cut:
        raise replay.cut
    match = replay.match
    check(match)
    with progress(say(language, "review-progress"), len(match.log)) as told:
        work = _together if match.game.together else reviewed
        found = work(match, given.depth, given.seed, lambda done, _: told(done))
    if isinstance(found, Common):
        if given.json:
            print_json(found.data())
        else:
            show_common(match, found, language)
    elif given.json:
        print_json({**found.data(), "turning": [_turning(found, place) for place in found.turning]})
    else:
        show(match, found, language)
    return 0


def _together(match: Match, depth: str, seed: int, watch: Callable[[int, int], None]) -> Common:
    """The review where all win or lose together, new or kept."""
    data = kept(name_of(match, depth, seed), lambda: look_back(match, depth, seed, watch).data())
    names = tuple(match.names.get(seat, "") for seat in range(1, match.seats + 1))
    return replace(common_of(data), names=names)


def show_common(match: Match, found: Common, language: str) -> None:
    """Print the review of a match that all won or lost together."""
    from rich.console import Console

    console = Console(highlight=False)
    names = [match.names.get(seat) or say(language, "seat-name", seat=seat) for seat in range(1, match.seats + 1)]
    if found.lost is not None and found.turns:
        turn = found.turns[found.lost]
        facts = {"number": found.lost + 1, "name": names[turn.seat - 1], "win": _points(turn.win, language)}
        console.print(say(language, "review-lost", **facts))
    chances = " ".join(f"{100 * turn.win:.0f}" for turn in found.turns)
    console.print(say(language, "review-hope", chances=chances))
    tasks = found.building.tasks
    failed = [one for one in tasks if not one.fulfilled]
    able = sum(one.able != "no" for one in failed)
    console.print(say(language, "review-tasks", failed=len(failed), number=len(tasks), able=able))
    for one in failed:
        could = say(language, f"review-task-{one.able}")
        console.print(f"  {names[one.seat - 1]}: {one.card} – {could}", markup=False)
    risky = sorted((one for one in found.building.placements if one.safer), key=lambda one: (one.margin, one.step))
    if risky:
        console.print(f"[bold]{say(language, 'review-risky')}[/]")
    for place in risky[:_RISKY]:
        facts = {
            "name": names[place.seat - 1],
            "move": place.move,
            "margin": decimal(language, f"{place.margin:.1f}"),
            "safer": place.safer,
            "then": decimal(language, f"{place.safer_margin:.1f}"),
        }
        console.print(f"  {say(language, 'review-safer', **facts)}", markup=False)


def _turning(found: Review, place: int) -> dict[str, Any]:
    """A turning point with its sentence."""
    said = why(found.decisions[place])
    return {"decision": place, "message": said.id, "facts": said.facts, "why": str(said)}


def show(match: Match, found: Review, language: str) -> None:
    """Print it for people."""
    from rich.console import Console

    console = Console(highlight=False)
    names = [match.names.get(seat) or say(language, "seat-name", seat=seat) for seat in range(1, match.seats + 1)]
    _show_sums(console, found, names, language)
    for player, name in zip(found.players, names, strict=True):
        console.print()
        _show_player(console, found, player.seat, name, language)
    if found.turning:
        console.print(f"\n[bold]{say(language, 'review-turning')}[/]")
    for place in found.turning:
        one = found.decisions[place]
        facts = {
            "number": one.ply + 1,
            "name": names[one.seat - 1],
            "move": f"{one.made.move}{one.mark}",
            "win": _points(one.made.win, language),
            "best": one.best.move,
            "better": _points(one.best.win, language),
        }
        console.print(say(language, "review-point", **facts), markup=False)
        console.print(f"  {translate(why(one), language)}", markup=False)
        if one.best.line:
            line = " · ".join(one.best.line)
            console.print(f"  {say(language, 'review-line', line=line)}", markup=False)


def _show_sums(console: Console, found: Review, names: list[str], language: str) -> None:
    """The sum of every seat: start + luck + skill + unknown = result, in chance to win and in points."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for column in ("start", "luck", "skill", "unknown", "result", "adjusted"):
        table.add_column(say(language, f"review-{column}"), justify="right")
    for player, name in zip(found.players, names, strict=True):
        for sum_, unit, digits in ((player.win, 100, 1), (player.lead, 1, 1)):
            cells = (sum_.start, sum_.luck, sum_.skill, sum_.unknown, sum_.result, sum_.adjusted)
            signs = (False, True, True, True, False, False) if unit == 100 else (True,) * 6
            told = [
                decimal(language, f"{unit * cell:{'+' if sign else ''}.{digits}f}")
                for cell, sign in zip(cells, signs, strict=True)
            ]
            row = say(language, "review-chance" if unit == 100 else "review-points", name=name)
            table.add_row(row, *told)
    console.print(table)


def _show_player(console: Console, found: Review, seat: int, name: str, language: str) -> None:
    player = found.players[seat - 1]
    level = "" if player.level is None else say(language, f"bot-level{player.level}-name")
    console.print(f"[bold]{say(language, 'review-player', name=name)}[/]{' · ' + level if level else ''}")
    if player.accuracy is not None:
        console.print(
            "  "
            + say(
                language, "review-errors", error=_points(player.error, language),
                margin=_points(player.error_margin, language), number=player.unforced,
                accuracy=decimal(language, f"{player.accuracy:.0f}"),
            )
        )  # fmt: skip
    marks = " · ".join(f"{number} {sign}" for sign, number in player.marks.items())
    console.print(f"  {say(language, 'review-marks')} {marks}", markup=False)
    phases = " · ".join(
        f"{say(language, f'review-phase-{word}')} {_points(one.error, language)}"
        for word, one in zip(PHASES, player.phases, strict=True)
        if one.decisions
    )
    console.print(f"  {say(language, 'review-phases')} {phases}")
    best, worst = found.lucky(seat, _DRAWS)
    for word, draws in (("lucky", best), ("unlucky", worst)):
        if draws:
            console.print(f"  {say(language, f'review-{word}')}")
            for one in draws:
                console.print(f"    {_drawn(one, seat, language)}", markup=False)


def _drawn(one: Draw, seat: int, language: str) -> str:
    return f"{decimal(language, f'{100 * one.shares[seat - 1]:+5.1f}')}  {one.line}"


def _points(share: float, language: str) -> str:
    """A share of winning chance as points from 0 to 100."""
    return decimal(language, f"{100 * share:.1f}")
