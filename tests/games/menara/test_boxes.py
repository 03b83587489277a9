"""Boxes beside the matches: nobody can put another table in the place of somebody else's, and none stays for good."""

from __future__ import annotations

import gc
import json
import zlib
from typing import Any

import pytest

from games.menara.plain_table import plain_table
from vihara.core.chance import FastDice
from vihara.core.errors import InvalidPosition
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.record import digest
from vihara.core.replay import read, write
from vihara.games.menara import boxes
from vihara.games.menara.boxes import box_of, key_text
from vihara.server.botpool import Job
from vihara.server.botworker import answer

GAME = load("menara")


def checksum(table: dict[str, Any]) -> int:
    return zlib.crc32(json.dumps([table, None], sort_keys=True).encode())


def forged(table: dict[str, Any], target: int) -> dict[str, Any]:
    """A table with a given CRC-32: which letters of its names are capitals is solved for, bit by bit."""
    letters = [(floor, at) for floor in range(18) for at in range(len(table["floors"][floor]["name"]))]

    def with_capitals(chosen: int) -> dict[str, Any]:
        floors = []
        for number, floor in enumerate(table["floors"]):
            name = list(floor["name"])
            for bit, (owner, at) in enumerate(letters):
                if owner == number and chosen >> bit & 1:
                    name[at] = name[at].upper()
            floors.append({**floor, "name": "".join(name)})
        return {**table, "floors": floors}

    plain = checksum(with_capitals(0))
    solved: dict[int, tuple[int, int]] = {}  # highest bit → a change of the checksum, and the letters that make it
    for bit in range(len(letters)):
        change, chosen = checksum(with_capitals(1 << bit)) ^ plain, 1 << bit
        while change and change.bit_length() in solved:
            other = solved[change.bit_length()]
            change, chosen = change ^ other[0], chosen ^ other[1]
        if change:
            solved[change.bit_length()] = (change, chosen)
    wanted, capitals = plain ^ target, 0
    while wanted:
        change, chosen = solved[wanted.bit_length()]
        wanted, capitals = wanted ^ change, capitals ^ chosen
    return with_capitals(capitals)


def with_columns(height: float) -> dict[str, Any]:
    table = plain_table()
    return {**table, "physical": {**table["physical"], "column_height": height}}


def test_a_forged_table_does_not_touch_another_match() -> None:
    """Columns of 100 mm under the checksum of somebody else's table: the other match keeps its own, and so does
    the file it is written into.
    """
    honest = plain_table()
    evil = forged(with_columns(100), checksum(honest))
    assert checksum(evil) == checksum(honest)
    assert evil["physical"] != honest["physical"]
    attack = Match(GAME, 1, {"floors": evil}, FastDice.of(1, 0))
    victim = Match(GAME, 1, {"floors": honest}, FastDice.of(1, 0))
    assert box_of(victim.state[0].tables).matter.column_height == 40
    assert box_of(attack.state[0].tables).matter.column_height == 100
    again = read(write(victim)).match
    assert box_of(again.state[0].tables).matter.column_height == 40
    assert digest(again.state) == digest(victim.state)


def test_boxes_go_with_their_matches() -> None:
    """Looking at file after file keeps a handful; a match that goes on has its box, whatever others do."""
    text = write(Match(GAME, 1, {"floors": with_columns(41)}, FastDice.of(1, 0)))
    live = read(text).match
    for step in range(30):
        read(text.replace('"column_height": 41', f'"column_height": {42 + step}'))
    gc.collect()
    assert len(boxes._boxes) <= boxes._RECENT + 1
    assert box_of(live.state[0].tables).matter.column_height == 41
    position = GAME.write_position(live.state)
    assert GAME.write_position(GAME.read_position(position)) == position
    state = live.state
    del live
    for step in range(boxes._RECENT):
        read(text.replace('"column_height": 41', f'"column_height": {42 + step}'))
    gc.collect()
    with pytest.raises(InvalidPosition, match=key_text(state[0].tables)):
        GAME.read_position(position)


@pytest.mark.parametrize("tables", ["1234567890", "0x12", "-1", "g" * 64, "9" * 5000])
def test_a_position_with_a_wrong_name_of_tables_is_refused(tables: str) -> None:
    """Also the checksums that positions of earlier versions had."""
    with pytest.raises(InvalidPosition):
        GAME.read_position(f"tables {tables}; turn 1")


def test_a_bot_elsewhere_gets_the_tables_with_its_view() -> None:
    """The process in which a bot thinks has never seen the match."""
    match = Match(GAME, 2, {"floors": with_columns(50)}, FastDice.of(1, 0))
    line = Job.of(match, "random", 1).line()
    kept = dict(boxes._boxes)
    boxes._boxes.clear()
    boxes._recent.clear()
    action = answer(json.loads(line))
    boxes._boxes.update(kept)
    GAME.check(match.state, action)
