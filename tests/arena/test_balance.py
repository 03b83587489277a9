"""Balance: figures that are right on made-up games, the same on any number of workers, on pages and as plots."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from vihara.arena.balance import Tally, balance, difference, figures, share, spread, words_of
from vihara.arena.plots import balance_plots, contest_plots, most_telling
from vihara.arena.simulation import simulate
from vihara.cli import main
from vihara.cli.balance import page, verdict
from vihara.core.errors import InvalidSeats, UnknownBot, ViharaError
from vihara.core.event import Event
from vihara.core.game import load
from vihara.core.kernels import PLIES, SCORES


def tallies(number: int) -> list[Tally]:
    """Seat 1 wins three of four; who has the crown wins always; every game has a bell that nobody rings."""
    found = []
    for n in range(number):
        winner = 0 if n % 4 else 1
        scores = (10, 4) if winner == 0 else (3, 8)
        found.append(
            Tally(
                20 + n % 3,
                (winner,),
                scores,
                "the end",
                {(winner, "crown"): 1, (-1, "bell"): 2, (n // 4 % 2, "hat"): 1},
            )
        )
    return found


def made(number: int = 100) -> dict[str, object]:
    game = load("mandala")
    return figures(game, 2, ["greedy", "greedy"], game.options(), 0, tallies(number))


def test_figures_of_made_up_games() -> None:
    """Shares, means and what matters come out as they were made."""
    found: dict = made()  # type: ignore[type-arg]
    assert [one["share"] for one in found["won_by_seat"]] == [0.75, 0.25]
    assert found["won_by_seat"][0]["low"] > 0.5
    assert found["scores"][0]["histogram"] == {"3": 25, "10": 75}
    assert found["margin"]["mean"] == pytest.approx(0.75 * 6 + 0.25 * 5)
    assert found["length"]["mean"] == pytest.approx(20.99)
    assert found["endings"] == {"the end": share([1.0] * 100)}
    by_name = {one["thing"]: one for one in found["things"]}
    assert by_name["crown"]["matters"]["gain"] == 1
    assert by_name["bell"]["matters"] is None
    assert by_name["bell"]["a_game"] == 2
    assert by_name["hat"]["matters"]["low"] < 0 < by_name["hat"]["matters"]["high"]
    assert [one["thing"] for one in most_telling(found["things"])] == ["crown"]
    assert verdict(found) == "Seat 1 wins more than its part; seat 2 wins less than its part."
    text = page(found)
    assert "| won by seat 1 | 75.0 % (" in text
    assert "| crown | 100.0 %" in text


def test_intervals() -> None:
    """Known values: a mean of ten numbers, and a difference of two shares."""
    assert spread(list(range(10)))["high"] - 4.5 == pytest.approx(1.96 * 3.02765 / 10**0.5, rel=1e-3)
    gain = difference([1.0, 0.0, 1.0, 1.0] * 25, [0.0, 0.0, 1.0, 0.0] * 25)
    assert gain["gain"] == 0.5
    assert gain["high"] - gain["gain"] == pytest.approx(1.96 * (2 * 0.1875 / 99) ** 0.5, rel=1e-3)


def test_words() -> None:
    """An event counts as its kind and as each word in it, but not as its numbers or its reason."""
    event = Event(
        "buy", {"seat": 1, "tile": "A", "bought": "market", "price": 10, "cards": ("red", "red", "blue")}
    )
    assert list(words_of(event)) == ["buy", "buy tile=A", "buy bought=market", "buy cards=red", "buy cards=blue"]
    assert list(words_of(Event("over", {"reason": "done"}))) == ["over"]


def test_games_are_those_of_a_simulation() -> None:
    """The same seed gives the games that `simulate` plays; workers change nothing."""
    rows = simulate("mandala", games=20, seed=3, bots="greedy").rows
    found = balance("mandala", games=20, seed=3)
    assert found["length"]["mean"] == pytest.approx(rows[:, PLIES].mean())
    assert [one["mean"] for one in found["scores"]] == pytest.approx(rows[:, SCORES:].mean(axis=0))
    assert balance("mandala", games=20, seed=3, workers=2) == found
    assert sum(one["share"] for one in found["endings"].values()) == pytest.approx(1)


def test_together() -> None:
    """Where all win or lose together, games are compared with games."""
    game = load("menara")
    games = [
        Tally(9, (0, 1) if n % 2 else (), (5, 5), "it fell", {(0, "luck"): 1} if n % 2 else {}) for n in range(60)
    ]
    found = figures(game, 2, ["greedy"] * 2, game.options(), 0, games)
    assert found["won"]["share"] == 0.5
    assert found["won_by_seat"] is None
    assert found["things"][0]["matters"]["gain"] == 1
    assert "| won together | 50.0 %" in page(found)


@pytest.mark.parametrize("form", ["svg", "png"])
def test_plots(tmp_path: Path, form: str) -> None:
    """Every plot is drawn, the same figures give the same file, and names are in it."""
    drawn = balance_plots(made(), tmp_path / "one", form)
    again = balance_plots(made(), tmp_path / "two", form)
    assert [path.stem for path in drawn] == [
        f"mandala-2-{what}" for what in ("seats", "scores", "length", "endings", "things")
    ]
    for one, other in zip(drawn, again, strict=True):
        assert one.read_bytes() == other.read_bytes()
        assert one.stat().st_size > 3000
    if form == "svg":
        texts = ET.parse(drawn[-1]).getroot().itertext()
        assert "crown" in "".join(texts)
    with pytest.raises(ViharaError, match="jpeg"):
        balance_plots(made(), tmp_path, "jpeg")


CONTEST = {
    "game": "mandala", "seats": 2, "bots": ["greedy", "random"], "seed": 0, "options": {}, "games": 20, "share": 0.9,
    "interval": [0.7, 0.97], "elo": 382.0, "elo_interval": [147.0, 600.0], "sources": "x", "share_by_seat": [0.9, 0.9],
}  # fmt: skip
LADDER = {
    "mandala": [{"bot": "greedy", "elo": 190.0, "margin": 60.0}, {"bot": "random", "elo": -190.0, "margin": 60.0}]
}


def test_a_report_has_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Contests, ladders and balances on one page, with the plots beside it; what is neither is named."""
    arena, even, wrong = (tmp_path / name for name in ("arena.json", "even.json", "wrong.json"))
    arena.write_text(json.dumps({"contests": [CONTEST], "ladders": LADDER}))
    assert main(["simulate", "mandala", "--balance", "--games", "12", "--bots", "greedy", "--json"]) == 0
    even.write_text(capsys.readouterr().out)
    output = tmp_path / "pages" / "report.md"
    output.parent.mkdir()
    assert (
        main(["report", str(arena), str(even), "--plots", str(tmp_path / "plots"), "--output", str(output)]) == 0
    )
    text = output.read_text(encoding="utf-8")
    for words in (
        "# Strength",
        "## Ratings: mandala",
        "| 1 | greedy | +190 ± 60 |",
        "## Balance: mandala, 2 seats",
    ):
        assert words in text
    links = [line.split("(")[1].rstrip(")") for line in text.splitlines() if line.startswith("![")]
    assert len(links) == len(set(links)) == 8
    assert all((output.parent / link).is_file() for link in links)
    wrong.write_text('{"balance": {"game": "mandala"}}')
    assert main(["report", str(wrong)]) == 2
    assert "wrong.json" in capsys.readouterr().err


def test_contest_plots_need_no_ladder(tmp_path: Path) -> None:
    """Two bots have no ladder, but a contest."""
    assert len(contest_plots([CONTEST], {}, tmp_path)) == 2


def test_bad_input_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be is refused at once."""
    with pytest.raises(InvalidSeats):
        balance("mandala", seats=3)
    with pytest.raises(UnknownBot):
        balance("mandala", bots="genius")
    with pytest.raises(ViharaError, match="games: found 0"):
        balance("mandala", games=0)
    assert main(["simulate", "mandala", "--balance", "--save", "x"]) == 2
    assert "--save" in capsys.readouterr().err
