"""Settings: flags before environment before file before defaults, and errors that say where."""

from __future__ import annotations

import dataclasses
import time
from pathlib import Path

import pytest

from server.serving import Process
from vihara.cli import main, parser
from vihara.core.errors import ViharaError
from vihara.server.settings import Settings, read_settings


def test_flags_outrank_environment_outranks_file(tmp_path: Path) -> None:
    """Each setting comes from the first place that has it."""
    file = tmp_path / "vihara.toml"
    file.write_text('port = 1\nhost = "file"\nbot-workers = 3\nwarm = false\n')
    environment = {"VIHARA_CONFIG": str(file), "VIHARA_PORT": "2", "VIHARA_HOST": "environment", "HOME": "/"}
    found = read_settings({"port": "3", "host": None}, environment)
    assert (found.port, found.host, found.bot_workers, found.warm) == (3, "environment", 3, False)
    assert found.bot_queue == Settings().bot_queue


@pytest.mark.parametrize(
    ("flags", "environment", "expected"),
    [
        ({"port": "many"}, {}, "--port: found 'many', expected a whole number"),
        ({"port": "70000"}, {}, "expected a port from 0 to 65535"),
        ({}, {"VIHARA_BOT_SECONDS": "-1"}, "VIHARA_BOT_SECONDS: found '-1', expected 0.1 or more"),
        ({}, {"VIHARA_BOT_SECONDS": "nan"}, "expected 0.1 or more"),
        ({"warm": "perhaps"}, {}, "expected yes or no"),
        ({"site": "games.example"}, {}, "--site: found 'games.example', expected an address like https://"),
        ({}, {"VIHARA_ORIGINS": "https://a.example, b"}, "VIHARA_ORIGINS: found 'b', expected an address"),
        ({"log_level": "loud"}, {}, "expected one of debug"),
        ({"config": "/nowhere/x.toml"}, {}, "cannot read '/nowhere/x.toml'"),
    ],
)
def test_wrong_settings_say_where_they_came_from(
    flags: dict[str, str], environment: dict[str, str], expected: str
) -> None:
    """The sentence quotes what was found."""
    with pytest.raises(ViharaError, match=expected):
        read_settings(flags, environment)


def test_wrong_files_are_refused(tmp_path: Path) -> None:
    """Not TOML, or a name that is no setting."""
    file = tmp_path / "vihara.toml"
    for text, expected in (("port = ", "is not TOML"), ("prot = 1", "found 'prot', expected a setting")):
        file.write_text(text)
        with pytest.raises(ViharaError, match=expected):
            read_settings({"config": str(file)}, {})


def test_help_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    """With its flag and its variable."""
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    shown = capsys.readouterr().out
    for field in dataclasses.fields(Settings):
        assert "--" + field.name.replace("_", "-") in shown
        assert f"VIHARA_{field.name.upper()}" in shown


def test_the_browser_is_opened_where_there_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program named by BROWSER gets the address; without a screen nothing is started."""
    shown = tmp_path / "shown"
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {shown}.part && mv {shown}.part {shown}\n')
    program.chmod(0o755)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("BROWSER", raising=False)
    Process(str(tmp_path / "none.db"), open="yes").stop()
    assert not shown.exists()
    monkeypatch.setenv("BROWSER", str(program))
    server = Process(str(tmp_path / "test.db"), open="yes")
    try:
        for _ in range(500):
            if shown.exists():
                break
            time.sleep(0.02)
        assert shown.read_text().strip() == server.url + "/"
    finally:
        server.stop()


def test_a_switch_needs_no_value() -> None:
    """`--open` means `--open yes`."""
    assert read_settings(vars(parser().parse_args(["serve", "--open"])), {}).open
    assert not read_settings(vars(parser().parse_args(["serve", "--open", "no"])), {}).open
    assert not read_settings(vars(parser().parse_args(["serve"])), {}).open


def test_a_port_in_use_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, exit code 2."""
    assert main(["serve", "--db", "ftp://x", "--log-level", "error"]) == 2
    assert "expected a file name" in capsys.readouterr().err
    assert main(["serve", "--db", str(tmp_path / "x.db"), "--host", "203.0.113.1", "--log-level", "error"]) == 2
    assert "cannot listen on 203.0.113.1" in capsys.readouterr().err
