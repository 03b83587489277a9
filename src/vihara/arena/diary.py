"""Diaries: the games of a contest kept in a file as they are played, so that a long one can be taken up again.

The first line says which contest it is and what code plays it; then each line is a deal, in order.
"""

from __future__ import annotations

import json
import re
from dataclasses import astuple
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from vihara.arena.deals import Played
from vihara.core.errors import ViharaError

if TYPE_CHECKING:
    from vihara.arena.contest import Standing


def _title(standing: Standing) -> dict[str, Any]:
    """What must be the same for deals to be of one contest; their number need not be."""
    contest = standing.contest
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": [contest.challenger, contest.other],
        "seed": contest.seed,
        "options": dict(contest.options),
        "sources": standing.sources,
    }


def _deal(line: str) -> list[Played]:
    return [
        Played(deal, seat, tuple(winners), tuple(scores), plies, luck)
        for deal, seat, winners, scores, plies, luck in json.loads(line)
    ]


class Diary:
    """One contest's file."""

    def __init__(self, folder: Path, standing: Standing) -> None:
        """Open it, or begin it; refused if it is of another contest or of other code."""
        title, contest = _title(standing), standing.contest
        name = f"{contest.game}-{contest.seats}-{contest.challenger}-{contest.other}-{contest.seed}"
        self.file = folder / f"{re.sub('[^a-z0-9.-]', '-', name)}.jsonl"
        self.deals: list[list[Played]] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            kept = self.file.read_bytes() if self.file.exists() else b""
            whole = kept[: kept.rfind(b"\n") + 1]  # a line that was being written when it was stopped is lost
            first, *lines = whole.decode().splitlines() or [""]
            if whole and json.loads(first) != title:
                raise ViharaError(
                    f"{self.file} is of {first}, not of {json.dumps(title)}: give another folder, or delete it"
                )
            self.deals = [_deal(line) for line in lines]
            if [deal[0].deal for deal in self.deals] != list(range(len(lines))):
                raise ValueError("deals are missing")
            self._out = self.file.open("r+b" if kept else "wb")
        except OSError as error:
            raise ViharaError(f"{self.file}: {error.strerror}") from None
        except (ValueError, TypeError, IndexError) as error:
            raise ViharaError(f"{self.file} is not the diary of a contest: {error}") from None
        self._out.truncate(len(whole))
        self._out.seek(0, 2)
        if not whole:
            self._write(title)

    def add(self, games: list[Played]) -> None:
        """Keep the games of the next deal."""
        self._write([astuple(one) for one in games])

    def _write(self, line: Any) -> None:
        self._out.write(json.dumps(line).encode() + b"\n")
        self._out.flush()

    def __enter__(self) -> Diary:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._out.close()
