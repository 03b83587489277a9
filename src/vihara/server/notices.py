"""What a notice says: the table, the game, who plays there and whose turn it is. Made of what lists show to
everybody: no card, no score, nothing that only a seat knows.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from vihara.core.saying import Saying
from vihara.languages import say, translate
from vihara.server.outbox import Kind
from vihara.server.shown import TableSummary


@dataclass(frozen=True)
class Notice:
    """Something to be told to somebody about a table."""

    kind: Kind
    table: str
    number: int
    summary: TableSummary
    own: tuple[int, ...]
    """The seats of whom it is told to."""
    site: str
    """The server's address, or nothing if its host has not said it."""

    @property
    def key(self) -> str:
        """What is the same if it is told again."""
        return f"{self.table}:{self.number}:{self.kind}"

    @property
    def link(self) -> str:
        return f"{self.site}/table/{self.table}"


def headline(notice: Notice, language: str) -> str:
    """What has happened."""
    return translate(_HEADLINES[notice.kind], language)


_HEADLINES = {
    "turn": Saying("server-call-turn", "Your turn"),
    "over": Saying("server-call-over", "The match is over"),
    "rematch": Saying("server-call-rematch", "A rematch?"),
    "confirm": Saying("server-mail-confirm", "Do you want mail from Vihara?"),
}


def place(notice: Notice, language: str) -> str:
    """At which table, and with whom."""
    summary = notice.summary
    game = say(language, f"{summary['game']}-name")
    names = ", ".join(
        say(language, f"bot-{seat['bot']}-name") if seat["bot"] else seat["name"]
        for number, seat in enumerate(summary["seats"], start=1)
        if number not in notice.own and (seat["bot"] or seat["name"])
    )
    with_others = Saying("server-call-with", "{game} with {names}", game=game, names=names)
    told = translate(with_others, language) if names else game
    return f"{summary['title']} · {told}" if summary["title"] else told


def for_browser(notice: Notice, language: str) -> bytes:
    """What a browser shows, in words that it need not look up."""
    quiet = Saying("server-call-quiet", "Mute this table")
    return _written(
        {
            "kind": notice.kind,
            "table": notice.table,
            "number": notice.number,
            "title": headline(notice, language),
            "body": place(notice, language),
            "quiet": translate(quiet, language),
            "language": language,
        }
    )


def for_program(notice: Notice, language: str) -> bytes:
    """What a webhook gets: facts for programs, and a line in the fields where chats look for one.

    A title or a name must not call a whole chat: signs that mean something there are taken from them.
    """
    line = f"{headline(notice, language)}: {place(notice, language)}"
    escaped = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _written(
        {
            "kind": notice.kind,
            "table": notice.table,
            "number": notice.number,
            "game": notice.summary["game"],
            "title": notice.summary["title"],
            "seats": list(notice.own),
            "names": [seat["name"] for seat in notice.summary["seats"]],
            "link": notice.link,
            "text": f"{escaped} {notice.link}",
            "content": f"{line} {notice.link}",
            "allowed_mentions": {"parse": []},
        }
    )


def _written(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
