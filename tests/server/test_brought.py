"""A match of one's own goes on at the server with somebody else: no move is lost, nothing hidden is told."""

from __future__ import annotations

from pathlib import Path

from server.guests import GAME, people
from server.serving import served
from vihara.client import Client
from vihara.core.chance import keyed_dice
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.proof import prove
from vihara.core.replay import read, write


def begun() -> Match:
    """A match that two people have begun at one screen, or one against a bot."""
    match = Match(load(GAME), 2, {}, keyed_dice("ab" * 32), {1: "Ana", 2: "Level2"})
    for _ in range(9):
        match.play(match.to_act, match.legal()[0])
    return match


def test_a_friend_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    match = begun()
    with served(str(tmp_path / "test.db")) as url:

        @people(url, "Ana", "Ben", "Eve")
        async def story(ana: Client, ben: Client, eve: Client) -> None:
            given = {"file": write(match), "players": [{"kind": "me"}, {"kind": "invite"}]}
            table = (await ana.post("/api/tables/import", given))["table"]
            told = await ana.get(f"/api/tables/{table}")
            assert told["status"] == "open"
            assert told["legal"] == [], "nobody moves before the friend has come"
            hands = (await eve.get(f"/api/tables/{table}"))["view"]["fields"]["hand"]
            assert not any(sum(hand[:6]) for hand in hands), "who looks on sees no card of a hand"
            code = (await ana.at(table, "invites"))["code"]
            await ben.post("/api/join", {"code": code})
            for person, seat in ((ana, 1), (ben, 2)):
                now = await person.get(f"/api/tables/{table}")
                assert now["status"] == "running"
                assert now["to_act"] == match.to_act
                assert now["legal"] == (match.legal() if seat == match.to_act else [])
            while (now := await ana.get(f"/api/tables/{table}"))["status"] == "running":
                mover = ana if now["to_act"] == 1 else ben
                legal = (await mover.get(f"/api/tables/{table}"))["legal"]
                await mover.at(table, "moves", seen=now["number"], move=legal[0])
            text = await ben.file(table)
            again = read(text).match
            assert [act.text for act in again.log][: len(match.log)] == [act.text for act in match.log]
            found, _ = prove(text)
            assert found.skipped == sum(act.seat == 0 for act in match.log)
