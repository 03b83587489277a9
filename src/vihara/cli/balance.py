"""The balance of a game as a page of Markdown: for `vihara simulate --balance` and `vihara report`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from vihara.arena.plots import most_telling

MOST_THINGS = 30


def percent(one: Mapping[str, float]) -> str:
    """A share with its interval."""
    return f"{100 * one['share']:.1f} % ({100 * one['low']:.1f} to {100 * one['high']:.1f})"


def spread(one: Mapping[str, Any]) -> str:
    """A mean with its interval, and where nine tenths of the values lie."""
    quantiles = one["quantiles"]
    return (
        f"{one['mean']:.2f} ({one['low']:.2f} to {one['high']:.2f}), middle {quantiles['50']:.0f}, "
        f"nine tenths from {quantiles['5']:.0f} to {quantiles['95']:.0f}"
    )


def command(figures: Mapping[str, Any]) -> str:
    """What to type to play these games again."""
    words = [
        "vihara simulate", figures["game"], "--balance", f"--seats {figures['seats']}",
        f"--games {figures['games']}", f"--seed {figures['seed']}", f"--bots {','.join(figures['bots'])}",
    ]  # fmt: skip
    words += [f"--option {name}={json.dumps(value)}" for name, value in figures["options"].items()]
    return " ".join(words)


def verdict(figures: Mapping[str, Any]) -> str:
    """Whether a seat is better, as far as the intervals tell."""
    fair = 1 / figures["seats"]
    better = [str(seat) for seat, one in enumerate(figures["won_by_seat"], start=1) if one["low"] > fair]
    worse = [str(seat) for seat, one in enumerate(figures["won_by_seat"], start=1) if one["high"] < fair]
    if not better and not worse:
        return "No seat is shown to be better than another."
    said = [f"seat {' and '.join(better)} wins more than its part"] if better else []
    said += [f"seat {' and '.join(worse)} wins less than its part"] if worse else []
    return "; ".join(said).capitalize() + "."


def page(figures: Mapping[str, Any]) -> str:
    """All figures; intervals are 95 %."""
    lines = [f"## Balance: {figures['game']}, {figures['seats']} seats", ""]
    lines += [f"{figures['games']} games; `{command(figures)}`. In brackets 95 % intervals.", ""]
    lines += ["| figure | value |", "|---|---|"]
    if figures["together"]:
        lines.append(f"| won together | {percent(figures['won'])} |")
        lines.append(f"| score | {spread(figures['scores'][0])} |")
    else:
        for seat, one in enumerate(figures["won_by_seat"], start=1):
            lines.append(f"| won by seat {seat} | {percent(one)} |")
        lines.append(f"| shared victories | {percent(figures['shared'])} |")
        for seat, one in enumerate(figures["scores"], start=1):
            lines.append(f"| score of seat {seat} | {spread(one)} |")
        lines.append(f"| best score | {spread(figures['best_score'])} |")
        if figures["margin"]:
            lines.append(f"| ahead of the second | {spread(figures['margin'])} |")
    lines.append(f"| decisions a game | {spread(figures['length'])} |")
    for name, one in figures["endings"].items():
        lines.append(f"| ends because {name} | {percent(one)} |")
    if not figures["together"]:
        lines += ["", verdict(figures)]
    telling = most_telling(figures["things"])
    lines += ["", f"{len(figures['things'])} things were counted; of {len(telling)} the interval leaves out zero"]
    lines[-1] += f" (by chance alone about {0.05 * len(figures['things']):.0f} would). The surest:"
    lines += ["", "| thing | in games | a game | who did it wins more often by |", "|---|---|---|---|"]
    for one in telling[:MOST_THINGS]:
        gain = one["matters"]
        points = f"{100 * gain['gain']:+.1f} points ({100 * gain['low']:+.1f} to {100 * gain['high']:+.1f})"
        lines.append(f"| {one['thing']} | {percent(one['games'])} | {one['a_game']:.2f} | {points} |")
    return "\n".join(lines) + "\n"
