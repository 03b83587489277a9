"""Plots of contests and of balance, as SVG or PNG. Needs Matplotlib (`pip install vihara[plots]`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from vihara.core.errors import ViharaError

FORMATS = ("svg", "png")
MOST_THINGS = 24
_INK, _SOFT, _LINE = "#3b2f2a", "#c98a3c", "#8d7b6a"
_SEATS = ("#b8452f", "#c98a3c", "#4f7d4a", "#4a6fa5")


def _figure(title: str, width: float = 7.0, height: float = 4.0) -> tuple[Any, Any]:
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ViharaError("plots need Matplotlib: pip install 'vihara[plots]'") from error
    # The same figures give the same file, and text stays text.
    matplotlib.rcParams.update({"svg.hashsalt": "vihara", "svg.fonttype": "none"})
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, color=_INK, loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=_INK)
    return figure, axes


def _save(figure: Any, folder: Path, name: str, form: str) -> Path:
    if form not in FORMATS:
        raise ViharaError(f"found the format {form!r}, expected one of {', '.join(FORMATS)}")
    path = folder / f"{name}.{form}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, format=form, dpi=120, metadata={"Date": None} if form == "svg" else None)
    except OSError as error:
        raise ViharaError(f"cannot write {str(path)!r}: {error.strerror}") from error
    return path


def _reach(value: float, low: float, high: float) -> tuple[float, float]:
    return max(0.0, value - low), max(0.0, high - value)


def bars(title: str, shares: Mapping[str, Mapping[str, float]], fair: float | None = None) -> Any:
    """Shares with their intervals; a line where all would be equal."""
    figure, axes = _figure(title, height=1.2 + 0.45 * len(shares))
    for place, (name, one) in enumerate(shares.items()):
        left, right = _reach(one["share"], one["low"], one["high"])
        axes.barh(
            place, 100 * one["share"], xerr=[[100 * left], [100 * right]], color=_SOFT, ecolor=_INK, capsize=3
        )
        axes.text(1, place, name, va="center", color=_INK)
    if fair is not None:
        axes.axvline(100 * fair, color=_LINE, linestyle="--", linewidth=1)
    axes.set_yticks([])
    axes.set_xlim(0, 100)
    axes.invert_yaxis()
    axes.set_xlabel("%")
    return figure


def histogram(title: str, spreads: Sequence[Mapping[str, Any]], names: Sequence[str], label: str) -> Any:
    """How often each number came, in about 30 columns, one outline for each name."""
    figure, axes = _figure(title)
    numbers = [int(number) for one in spreads for number in one["histogram"]]
    first, last = min(numbers), max(numbers)
    width = max(1, -(-(last - first + 1) // 30))
    edges = list(range(first, last + width + 1, width))
    for place, (one, name) in enumerate(zip(spreads, names, strict=True)):
        color = _SEATS[place % len(_SEATS)]
        axes.hist(
            [int(number) for number in one["histogram"]], bins=edges, weights=list(one["histogram"].values()),
            histtype="stepfilled", alpha=0.35, color=color, edgecolor=color, label=name,
        )  # fmt: skip
        axes.axvline(one["mean"], color=color, linewidth=1)
    if len(names) > 1:
        axes.legend(frameon=False)
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return figure


def matters(title: str, things: Sequence[Mapping[str, Any]]) -> Any:
    """What wins and what loses: the gain in percent points with its interval, the largest ones."""
    shown = most_telling(things)[:MOST_THINGS]
    figure, axes = _figure(title, height=1.2 + 0.28 * max(1, len(shown)))
    for place, one in enumerate(shown):
        gain, low, high = (100 * one["matters"][name] for name in ("gain", "low", "high"))
        color = _SEATS[2] if gain > 0 else _SEATS[0]
        axes.errorbar(gain, place, xerr=[[gain - low], [high - gain]], fmt="o", color=color, capsize=2)
    axes.set_yticks(range(len(shown)), [one["thing"] for one in shown])
    axes.axvline(0, color=_LINE, linewidth=1)
    axes.invert_yaxis()
    axes.set_xlabel("percent points more often won by who did it")
    return figure


def most_telling(things: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Things whose interval leaves out zero, the surest first."""
    judged = [
        one for one in things if one["matters"] and (one["matters"]["low"] > 0 or one["matters"]["high"] < 0)
    ]
    return sorted(
        judged, key=lambda one: (-min(abs(one["matters"]["low"]), abs(one["matters"]["high"])), one["thing"])
    )


def balance_plots(figures: Mapping[str, Any], folder: Path, form: str = "svg") -> list[Path]:
    """All plots of one balance; their files."""
    name = f"{figures['game']}-{figures['seats']}"
    about = f"{figures['game'].capitalize()}, {figures['seats']} seats, {figures['games']} games"
    seats = [f"seat {seat}" for seat in range(1, figures["seats"] + 1)]
    made: dict[str, Any] = {}
    if figures["together"]:
        made["won"] = bars(f"{about}: won", {"won together": figures["won"]})
    else:
        won = dict(zip(seats, figures["won_by_seat"], strict=True))
        made["seats"] = bars(f"{about}: won by seat", won, 1 / figures["seats"])
    together = ["all"] if figures["together"] else seats
    made["scores"] = histogram(f"{about}: scores", figures["scores"], together, "score")
    made["length"] = histogram(f"{about}: length", [figures["length"]], ["length"], "decisions")
    made["endings"] = bars(f"{about}: endings", figures["endings"])
    made["things"] = matters(f"{about}: what matters", figures["things"])
    return [_save(figure, folder, f"{name}-{what}", form) for what, figure in made.items()]


def contest_plots(
    contests: Sequence[Mapping[str, Any]],
    ladders: Mapping[str, Sequence[Mapping[str, Any]]],
    folder: Path,
    form: str = "svg",
) -> list[Path]:
    """The ladder of each game, and each contest's share in each seat; their files."""
    found = []
    for game, ratings in ladders.items():
        figure, axes = _figure(f"{game.capitalize()}: ratings", height=1.2 + 0.4 * len(ratings))
        for place, one in enumerate(ratings):
            axes.errorbar(one["elo"], place, xerr=one["margin"], fmt="o", color=_SEATS[0], ecolor=_INK, capsize=3)
        axes.set_yticks(range(len(ratings)), [one["bot"] for one in ratings])
        axes.invert_yaxis()
        axes.set_xlabel("Elo, around the mean of all")
        found.append(_save(figure, folder, f"{game}-ladder", form))
    for game, seats in dict.fromkeys((one["game"], one["seats"]) for one in contests):
        chosen = [one for one in contests if (one["game"], one["seats"]) == (game, seats)]
        rows = {
            f"{' – '.join(one['bots'])}": {
                "share": one["share"],
                "low": one["interval"][0],
                "high": one["interval"][1],
            }
            for one in chosen
        }
        title = f"{game.capitalize()}, {seats} seats: won by the first"
        found.append(
            _save(
                bars(title, rows, 1 / (2 if chosen[0].get("together") else seats)),
                folder,
                f"{game}-{seats}-contests",
                form,
            )
        )
        if all(one.get("share_by_seat") for one in chosen):
            figure, axes = _figure(f"{game.capitalize()}, {seats} seats: won by the first in each seat")
            for place, one in enumerate(chosen):
                axes.plot(
                    range(1, seats + 1), [100 * part for part in one["share_by_seat"]], marker="o",
                    color=_SEATS[place % len(_SEATS)], label=" – ".join(one["bots"]),
                )  # fmt: skip
            axes.set_xticks(range(1, seats + 1))
            axes.set_ylim(0, 100)
            axes.set_xlabel("seat")
            axes.set_ylabel("%")
            axes.legend(frameon=False)
            found.append(_save(figure, folder, f"{game}-{seats}-contests-by-seat", form))
    return found
