"""The command line as a user meets it: what it prints, and one sentence with exit code 2 for wrong input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vihara
from vihara.cli import main
from vihara.core import replay

DIGESTS = Path(__file__).parents[1] / "digests.txt"

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Three saved matches."""
    folder = tmp_path_factory.mktemp("matches")
    assert main(["simulate", "mandala", "--games", "3", "--seed", "5", "--save", str(folder)]) == 0
    return sorted(folder.glob("*.vihara"))


def output(capsys: Captured, *arguments: str) -> str:
    """Run a command that must succeed, silently on standard error."""
    capsys.readouterr()
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refusal(capsys: Captured, *arguments: str) -> str:
    """Run a command that must be refused: exit code 2, no trace."""
    capsys.readouterr()
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = int(str(left.code))
    err = capsys.readouterr().err
    assert code == 2
    assert err.startswith("vihara: ")
    assert "Traceback" not in err
    return err


def test_help_is_quick_to_load_and_names_every_command() -> None:
    """Neither Numba nor NumPy is imported for it."""
    program = (
        "import sys, contextlib, io\nfrom vihara.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.suppress(SystemExit): main(['--help'])\n"
        "assert not {'numba', 'numpy', 'rich'} & set(sys.modules), 'heavy imports'\nprint(out.getvalue())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    for command in ("play", "replay", "legal", "verify", "simulate", "perft", "bench"):
        assert f"\n    {command}" in done.stdout


def test_the_package_runs_as_a_module() -> None:
    """`python -m vihara` is the command, also in how it refuses."""
    version = subprocess.run(
        [sys.executable, "-m", "vihara", "--version"], capture_output=True, text=True, check=True
    )
    assert version.stdout == f"vihara {vihara.__version__}\n"
    wrong = subprocess.run([sys.executable, "-m", "vihara", "simulate", "chess"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("vihara: ")
    assert "chess" in wrong.stderr


def test_simulate_prints_one_json_object(capsys: Captured) -> None:
    """The same seed gives the same figures whatever the number of workers."""
    call = (
        "simulate",
        "mandala",
        "--seats",
        "2",
        "--games",
        "700",
        "--seed",
        "3",
        "--bots",
        "random,greedy",
        "--json",
    )
    one = json.loads(output(capsys, *call, "--workers", "1"))
    two = json.loads(output(capsys, *call, "--workers", "2"))
    assert set(one) == {"games", "seats", "plies_mean", "scores_mean", "wins", "ties", "games_per_second"}
    assert one.pop("games_per_second") > 0
    two.pop("games_per_second")
    assert one == two
    assert one["games"] == 700
    assert one["wins"][1] > 650
    assert sum(one["wins"]) + one["ties"] == 700


def test_saved_matches_are_the_simulated_ones(files: list[Path], capsys: Captured) -> None:
    """With --save the figures are the same as without, and each file replays and verifies."""
    plain = json.loads(output(capsys, "simulate", "mandala", "--games", "3", "--seed", "5", "--json"))
    shown = [json.loads(output(capsys, "replay", str(path), "--json")) for path in files]
    assert len(shown) == 3
    assert plain["plies_mean"] == sum(one["plies"] for one in shown) / 3
    assert plain["scores_mean"][0] == pytest.approx(sum(one["scores"][0] for one in shown) / 3)
    for path in files:
        assert output(capsys, "verify", str(path)).startswith("verified")


def test_replay_tells_the_result(files: list[Path], capsys: Captured) -> None:
    """As JSON, and as text with the log and the final position; a seat's replay hides what it could not see."""
    data = json.loads(output(capsys, "replay", str(files[0]), "--json"))
    assert set(data) == {"game", "seats", "plies", "over", "scores", "winners", "digest"}
    match = replay.read(files[0].read_text(encoding="utf-8")).match
    assert match.outcome is not None
    assert data["scores"] == list(match.outcome.scores)
    assert data["winners"] == list(match.outcome.winners)
    assert (data["game"], data["seats"], data["over"]) == ("mandala", 2, True)
    whole = output(capsys, "replay", str(files[0]))
    seen = output(capsys, "replay", str(files[0]), "--seat", "1")
    assert "! hand 2 ?" not in whole
    assert "! hand 2 ?" in seen
    assert "! hand 1 ?" not in seen
    assert "! hand 1 ?" in output(capsys, "replay", str(files[0]), "--seat", "0")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Fluss", "Berg", "random hat gewonnen: ein Fluss hat alle sechs Farben"]),
        ("fr", ["rivière", "montagne", "une rivière a les six couleurs"]),
        ("it", ["fiume", "montagna", "Vince random: un fiume ha tutti e sei i colori"]),
        ("pl", ["rzeka", "góra", "Wygrywa random: rzeka ma wszystkie sześć kolorów"]),
    ],
)
def test_replay_in_another_language(
    files: list[Path], capsys: Captured, monkeypatch: pytest.MonkeyPatch, language: str, words: list[str]
) -> None:
    """The picture and the end are told in it, asked for or the terminal's; the log and JSON stay as they are."""
    file = str(files[0])
    text = output(capsys, "replay", file, "--lang", language)
    log = files[0].read_text(encoding="utf-8").strip()
    assert text.startswith(log)
    for word in words:
        assert word in text.removeprefix(log)
    assert "mountain" not in text.removeprefix(log)
    data = output(capsys, "replay", file, "--json")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert output(capsys, "replay", file) == text
    assert output(capsys, "replay", file, "--json") == data


def test_replay_tells_what_is_wrong_in_the_language(files: list[Path], capsys: Captured, tmp_path: Path) -> None:
    """A seat that is none, a file that is cut off, a match that goes on."""
    wrong = refusal(capsys, "replay", str(files[0]), "--seat", "7", "--lang", "pl")
    assert "--seat: znaleziono 7, oczekiwano od 1 do 2 albo 0 dla widza" in wrong
    text = files[0].read_text(encoding="utf-8")
    cut = tmp_path / "cut.vihara"
    cut.write_text(text[: len(text) // 2 + 3], encoding="utf-8")
    assert "Zeile " in refusal(capsys, "replay", str(cut), "--lang", "de")
    rows = text.splitlines()
    keep = next(n for n, row in enumerate(rows) if row.startswith("1 "))
    cut.write_text("\n".join(row for row in rows[:keep] if not row.startswith("[result")) + "\n", encoding="utf-8")
    assert "not over: next comes a move of seat 1" in output(capsys, "replay", str(cut), "--lang", "en")
    shown = output(capsys, "replay", str(cut), "--lang", "fr")
    assert "partie en cours\u202f: ensuite vient un coup de la place 1" in shown


def test_legal_lists_moves(files: list[Path], capsys: Captured, tmp_path: Path) -> None:
    """One move a line; with --all one line for every decision and one for the end."""
    lines = output(capsys, "legal", str(files[0]), "--all").splitlines()
    match = replay.read(files[0].read_text(encoding="utf-8")).match
    assert len(lines) == match.plies + 1
    assert lines[-1] == f"{match.plies + 1} over"
    for number, line in enumerate(lines[:-1], start=1):
        index, seat, moves = line.split(" ", 2)
        assert int(index) == number
        assert seat in "12"
        assert moves.split(" | ") == sorted(set(moves.split(" | ")))
    rows = files[0].read_text(encoding="utf-8").splitlines()
    keep = next(n for n, row in enumerate(rows) if row.startswith("1 "))
    running = tmp_path / "running.vihara"
    running.write_text(
        "\n".join(row for row in rows[:keep] if not row.startswith("[result")) + "\n", encoding="utf-8"
    )
    assert output(capsys, "legal", str(running)).splitlines() == lines[0].split(" ", 2)[2].split(" | ")
    assert main(["legal", str(files[0])]) == 0
    assert capsys.readouterr().out == ""


def test_perft_counts(capsys: Captured) -> None:
    """From a position and from a seeded deal."""
    text = "claim 1 1; mountain 1 red 2 orange 1; field 1 1 purple 2 yellow 1; field 1 2 green 1 black 1; hand 1 red 1; hand 2 red 1"
    assert output(capsys, "perft", "mandala", "--position", text, "--depth", "2") == "1 2\n2 72\n"
    found = json.loads(output(capsys, "perft", "mandala", "--seed", "1", "--depth", "1", "--json"))
    assert found["game"] == "mandala"
    assert found["counts"][0] > 100


def test_bench_prints_the_digests_of_the_rules(capsys: Captured) -> None:
    """`vihara bench > tests/digests.txt` after a change of the rules, with the reason in the commit; its last line is
    what goes into the message.
    """
    assert output(capsys, "bench") == DIGESTS.read_text(encoding="utf-8")
    assert re.fullmatch(r"Bench: [0-9a-f]{16}", DIGESTS.read_text(encoding="utf-8").splitlines()[-1])


def test_wrong_input_is_named(files: list[Path], capsys: Captured, tmp_path: Path) -> None:
    """Each refusal quotes what was found and says what was expected."""
    file = str(files[0])
    assert "unknown game 'chess'" in refusal(capsys, "simulate", "chess")
    assert "mandala takes 2 seats, not 5" in refusal(capsys, "simulate", "mandala", "--seats", "5")
    assert "'clever'" in refusal(capsys, "simulate", "mandala", "--bots", "clever")
    assert "found 3 bots" in refusal(capsys, "simulate", "mandala", "--bots", "random,random,random")
    assert "games: found 0" in refusal(capsys, "simulate", "mandala", "--games", "0")
    assert "workers: found 0" in refusal(capsys, "simulate", "mandala", "--workers", "0")
    assert "seed: found -1" in refusal(capsys, "simulate", "mandala", "--seed", "-1")
    assert "'many'" in refusal(capsys, "simulate", "mandala", "--games", "many")
    assert "option 'first': found 9" in refusal(capsys, "simulate", "mandala", "--option", "first=9")
    assert "option 'speed'" in refusal(capsys, "simulate", "mandala", "--option", "speed=9")
    assert "NAME=VALUE" in refusal(capsys, "simulate", "mandala", "--option", "first")
    assert "cannot read" in refusal(capsys, "replay", str(tmp_path / "missing.vihara"))
    assert "cannot read" in refusal(capsys, "replay", str(tmp_path))
    assert "found 7, expected 1 to 2" in refusal(capsys, "replay", file, "--seat", "7")
    assert "--depth: found 0" in refusal(capsys, "perft", "mandala", "--depth", "0")
    assert "'hand 9 red 1'" in refusal(capsys, "perft", "mandala", "--position", "hand 9 red 1", "--depth", "1")
    assert "19 cards of red" in refusal(capsys, "perft", "mandala", "--position", "hand 1 red 19", "--depth", "1")
    assert "invalid choice: 'dance'" in refusal(capsys, "dance")
    assert "required: COMMAND" in refusal(capsys)
    bad = tmp_path / "bad.vihara"
    bad.write_bytes(b"[vihara 1]\n\xff\xfe")
    assert "line 2" in refusal(capsys, "replay", str(bad))
    bad.write_bytes(b"")
    assert "line" in refusal(capsys, "replay", str(bad))


def test_truncated_and_tampered_files_are_named_with_their_line(
    files: list[Path], capsys: Captured, tmp_path: Path
) -> None:
    """A cut file replays up to there and is told as an error; a changed one is refused."""
    text = files[0].read_text(encoding="utf-8")
    cut = tmp_path / "cut.vihara"
    cut.write_text(text[: len(text) // 2 + 3], encoding="utf-8")
    for command in ("replay", "verify", "legal"):
        assert "line " in refusal(capsys, command, str(cut))
    assert main(["replay", str(cut), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["over"] is False
    rows = text.splitlines()
    index = next(n for n, row in enumerate(rows) if row.startswith("! cup 1"))
    rows[index] = "! cup 1 red red" if rows[index] != "! cup 1 red red" else "! cup 1 black black"
    cut.write_text("\n".join(row for row in rows if not row.startswith("[result")), encoding="utf-8")
    assert f"line {index}:" in refusal(capsys, "verify", str(cut))


def test_nothing_is_written_over_a_folder_that_cannot_be(capsys: Captured, tmp_path: Path) -> None:
    """A file where a folder should be is named."""
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert str(blocked) in refusal(capsys, "simulate", "mandala", "--games", "1", "--save", str(blocked))


def test_review_adds_up_and_is_kept(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In figures, in words of any language, and for a tower; what is not over is refused."""
    from vihara.review import keeping

    monkeypatch.setattr(keeping, "folder", lambda: tmp_path)
    matches = Path(__file__).parents[1] / "matches" / "1"
    call = ("review", str(matches / "mandala-finished.match"), "--depth", "quick")
    found = json.loads(output(capsys, *call, "--json"))
    for player in found["players"]:
        for part in ("win", "lead"):
            sum_ = player[part]
            whole = sum_["start"] + sum_["luck"] + sum_["skill"] + sum_["unknown"]
            assert whole == pytest.approx(sum_["result"], abs=1e-9)
    (name,) = tmp_path.iterdir()
    written = name.read_text("utf-8")
    told = output(capsys, *call, "--lang", "de")
    assert "Glück" in told
    assert "Genauigkeit" in told
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == [written]
    tower = output(capsys, "review", str(matches / "menara-fallen.match"), "--depth", "quick", "--lang", "en")
    assert "Cards failed: " in tower
    assert "once it is over" in refusal(capsys, "review", str(matches / "mandala-running.match"))
