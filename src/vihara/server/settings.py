"""Settings of the server: one list, read from flags, environment (VIHARA_…) and a file, in this order of rank.

Importing this is cheap: the command line lists the settings without loading the server.
"""

from __future__ import annotations

import argparse
import dataclasses
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from vihara.core.errors import ViharaError


def _setting(default: Any, help: str, least: float | None = None) -> Any:
    return dataclasses.field(default=default, metadata={"help": help, "least": least})


def data_folder() -> Path:
    """Where this user's data lives."""
    return user_data_path("vihara", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each field is a flag, a variable and a key of the file."""

    host: str = _setting("127.0.0.1", "address to listen on; 0.0.0.0 for all")
    port: int = _setting(8000, "port to listen on; 0 takes a free one", 0)
    open: bool = _setting(False, "open the browser on it, if there is one")
    db: str = _setting("", "database: a file of SQLite or a URL postgresql://… (default: in your data folder)")
    secret: str = _setting(
        "", "file of the secret that seals the dice of running matches (default: beside the database of SQLite)"
    )
    share_seconds: float = _setting(
        10.0, "seconds that a deal waits for the browsers' promises to the dice, and again for their shares", 0.1
    )
    web: str = _setting("", "folder of the built browser part (default: the one in the package)")
    site: str = _setting(
        "",
        "the public address, like https://games.example; passkeys belong to its name",
    )
    origins: str = _setting("", "further origins by which the server is known, separated by commas")
    trust_proxy: str = _setting(
        "", "addresses of reverse proxies whose X-Forwarded-For is believed, comma-separated"
    )
    bot_workers: int = _setting(1, "processes in which bots think", 1)
    bot_queue: int = _setting(256, "bot turns that may wait; more wait in the database", 1)
    bot_seconds: float = _setting(30.0, "seconds after which a thinking bot is stopped and plays any move", 0.1)
    bot_pause: float = _setting(0.4, "seconds before a bot answers, so that one can follow", 0)
    bot_grace: float = _setting(
        10.0, "seconds after which another process looks after a bot's turn: its own may be dead", 0.1
    )
    unwatched_bots: float = _setting(
        60.0, "seconds for which bots play on at a table without people that nobody looks at", 0
    )
    game_threads: int = _setting(2, "threads for the steps of games that simulate", 1)
    study_threads: int = _setting(1, "threads for lessons, replays and match files", 1)
    password_threads: int = _setting(2, "threads for passwords, which need much memory", 1)
    work_queue: int = _setting(256, "things that may wait for such threads", 1)
    work_share: int = _setting(16, "things of one person, or address, that may wait for them", 1)
    work_wait: float = _setting(15.0, "seconds that something waits for them; then the answer is busy", 0.1)
    step_seconds: float = _setting(60.0, "seconds of computing after which a step is given up", 0.1)
    warm: bool = _setting(True, "compile the games in the background at the start")
    modules: bool = _setting(
        True, "make the games' modules for the pages in the background, where they are missing"
    )
    max_message: int = _setting(16_384, "bytes of a socket message", 256)
    max_body: int = _setting(1_048_576, "bytes of a request body", 1024)
    max_tables: int = _setting(200, "unfinished tables that one person may have opened", 1)
    tables_per_day: int = _setting(500, "tables that one person may open in a day", 1)
    tables_per_address: float = _setting(2000.0, "tables that may be opened from one address in a day", 1)
    imports_per_hour: float = _setting(60.0, "match files that one person may bring in an hour", 1)
    imports_per_address: float = _setting(240.0, "match files that may come from one address in an hour", 1)
    max_sockets: int = _setting(20_000, "open sockets in all", 1)
    sockets_per_person: int = _setting(16, "open sockets of one person", 1)
    sockets_per_address: int = _setting(256, "open sockets from one address", 1)
    socket_backlog: int = _setting(
        1_048_576, "bytes that may wait for the reader of a socket; then it is cut off", 16_384
    )
    socket_patience: float = _setting(
        30.0, "seconds that a socket may leave unread what was sent; then it is cut off", 0.1
    )
    socket_shortcut: bool = _setting(True, "text of sockets passes by the web server's layers, which is faster")
    connections_per_address: int = _setting(512, "open connections from one address", 1)
    waiting_per_address: int = _setting(
        67_108_864, "bytes of requests and unread answers of one address; beyond them it is cut off", 65_536
    )
    header_seconds: float = _setting(10.0, "seconds in which the head of a request must have come", 0.1)
    body_seconds: float = _setting(30.0, "seconds in which the body of a request must have come", 0.1)
    watches_per_socket: int = _setting(64, "tables that one socket may watch", 1)
    entries_since: int = _setting(1000, "entries that `since` is answered with; beyond them, the position", 1)
    asides_per_table: int = _setting(
        1000, "entries of one person at one table that are no moves: chat, offers, steps taken back, …", 1
    )
    asides_per_minute: float = _setting(60.0, "the same of one person at all tables, on average", 0.1)
    asides_per_address: float = _setting(600.0, "the same of all people at one address", 0.1)
    messages_per_second: float = _setting(30.0, "socket messages of one person, on average", 0.1)
    messages_per_address: float = _setting(300.0, "socket messages a second from one address, on average", 0.1)
    requests_per_second: float = _setting(20.0, "requests to the API from one address, on average", 0.1)
    pages_per_second: float = _setting(
        100.0, "pages, files and new sockets that one address asks for, on average", 0.1
    )
    guests_per_hour: float = _setting(120.0, "new guests and outside bots from one address", 0.1)
    passwords_per_minute: float = _setting(10.0, "passwords tried from one address", 0.1)
    passwords_per_account: float = _setting(
        60.0, "passwords tried for one account in an hour, from anywhere; each address has a few besides", 1
    )
    chat_per_minute: float = _setting(20.0, "chat lines of one person", 0.1)
    absence: float = _setting(120.0, "seconds of silence after which a player's seat may be handed to a bot", 0)
    cached_tables: int = _setting(5000, "tables kept in memory when nobody watches them", 1)
    cached_seconds: float = _setting(1800.0, "seconds for which they are, at most", 0)
    call_delay: float = _setting(60.0, "seconds before somebody is called to a table: in quick games nobody is", 0)
    calls_nearby: bool = _setting(
        False, "push services and webhooks may be of this machine or network, and do without TLS"
    )
    smtp: str = _setting(
        "", "mail server, like smtps://name:password@mail.example or smtp://127.0.0.1:25; without it, no mail"
    )
    mail_from: str = _setting("", "sender of mails, like vihara@games.example")
    log_level: str = _setting("info", "debug, info, warning or error")

    def known_origins(self) -> tuple[str, ...]:
        """The addresses by which browsers may know this server, besides its numbers and `localhost`."""
        named = f"http://{self.host}:{self.port}" if re.search("[g-z]", self.host) else ""
        given = (one.strip().rstrip("/") for one in (self.site, named, *self.origins.split(",")))
        return tuple(origin for origin in given if origin)

    def database(self) -> str:
        """The database, with the default filled in."""
        return self.db or str(data_folder() / "vihara.db")

    def secret_file(self) -> Path:
        """The file of the secret, with the default filled in; processes that share a database share it."""
        if self.secret:
            return Path(self.secret).expanduser()
        if "://" in self.database():
            return data_folder() / "vihara.secret"
        return Path(self.database()).expanduser().with_suffix(".secret")


def add_flags(parser: argparse.ArgumentParser, only: tuple[str, ...] = ()) -> None:
    """Declare a flag for each setting (or for those named); the help tells the variable and the default."""
    parser.add_argument("--config", metavar="FILE", help="read settings from this TOML file [VIHARA_CONFIG]")
    for field in dataclasses.fields(Settings):
        if only and field.name not in only:
            continue
        default = f"; default {field.default}" if field.default not in ("", None) else ""
        parser.add_argument(
            "--" + field.name.replace("_", "-"),
            default=None,
            metavar=_KINDS[str(field.type)],
            nargs="?" if field.type == "bool" else None,
            const="yes" if field.type == "bool" else None,  # --open alone means --open yes
            help=f"{field.metadata['help']} [VIHARA_{field.name.upper()}{default}]".replace("%", "%%"),
        )


_KINDS = {"str": "TEXT", "int": "N", "float": "X", "bool": "yes|no"}
_YES = {"yes": True, "true": True, "1": True, "on": True, "no": False, "false": False, "0": False, "off": False}
_SENDER = re.compile(r"[^\s<>@,;:\"]+@[^\s<>@,;:\"]+")
_LEVELS = ("debug", "info", "warning", "error")


def _read(field: dataclasses.Field[Any], value: Any, source: str) -> Any:
    """One value of the right kind, or an error that says where the wrong one came from."""
    kind = str(field.type)
    try:
        if kind == "bool":
            read: Any = value if isinstance(value, bool) else _YES[str(value).lower()]
        elif isinstance(value, bool):
            raise ValueError
        else:
            read = {"str": str, "int": int, "float": float}[kind](value)
    except (ValueError, KeyError):
        expected = {"int": "a whole number", "float": "a number", "bool": "yes or no"}[kind]
        raise ViharaError(f"{source}: found {value!r}, expected {expected}") from None
    least = field.metadata["least"]
    if least is not None and not least <= read < float("inf"):
        raise ViharaError(f"{source}: found {value!r}, expected {least:g} or more")
    if field.name == "port" and read > 65535:
        raise ViharaError(f"{source}: found {value!r}, expected a port from 0 to 65535")
    if field.name in ("site", "origins"):
        for origin in filter(None, map(str.strip, str(read).split(","))):
            place = urlsplit(origin)
            if place.scheme not in ("http", "https") or not place.hostname or place.path not in ("", "/"):
                raise ViharaError(f"{source}: found {origin!r}, expected an address like https://games.example")
    if field.name == "smtp" and read:
        place = urlsplit(read)
        if place.scheme not in ("smtp", "smtps") or not place.hostname:
            # What was found is not told: there may be a password in it.
            raise ViharaError(f"{source}: expected an address like smtps://name:password@mail.example")
    if field.name == "mail_from" and read and not _SENDER.fullmatch(read):
        raise ViharaError(f"{source}: found {value!r}, expected an address like vihara@games.example")
    if field.name == "log_level" and read not in _LEVELS:
        raise ViharaError(f"{source}: found {value!r}, expected one of {', '.join(_LEVELS)}")
    return read


def _from_file(path: str) -> dict[str, Any]:
    try:
        given = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ViharaError(f"cannot read {path!r}: {getattr(error, 'strerror', None) or 'not UTF-8'}") from error
    except tomllib.TOMLDecodeError as error:
        raise ViharaError(f"{path!r} is not TOML: {error}") from error
    known = {field.name for field in dataclasses.fields(Settings)}
    unknown = [name for name in given if name.replace("-", "_") not in known]
    if unknown:
        raise ViharaError(f"{path!r}: found {unknown[0]!r}, expected a setting: {', '.join(sorted(known))}")
    return {name.replace("-", "_"): value for name, value in given.items()}


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Put the settings together: flags, then environment, then file, then defaults."""
    path = flags.get("config") or environment.get("VIHARA_CONFIG")
    file = _from_file(str(path)) if path else {}
    values: dict[str, Any] = {}
    for field in dataclasses.fields(Settings):
        variable = f"VIHARA_{field.name.upper()}"
        if flags.get(field.name) is not None:
            values[field.name] = _read(field, flags[field.name], "--" + field.name.replace("_", "-"))
        elif variable in environment:
            values[field.name] = _read(field, environment[variable], variable)
        elif field.name in file:
            values[field.name] = _read(field, file[field.name], f"{path}: {field.name}")
    return Settings(**values)
