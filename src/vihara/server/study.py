"""Looking ahead and back at a table: what a move would bring, hints, and the match played again step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from vihara.core.errors import NotYourTurn
from vihara.core.event import Fields
from vihara.core.match import ask
from vihara.core.saying import Saying
from vihara.server import actions
from vihara.server.answers import Steps
from vihara.server.botpool import ADVISER, BotPool, Busy, Failed, Job
from vihara.server.errors import NoHint, NotAllowed, TooBusy, WrongTime
from vihara.server.hints import hint_json
from vihara.server.identity import Person, line_of
from vihara.server.messages import AnswerMessage, AskMessage, HintMessage, HintRequest
from vihara.server.settings import Settings
from vihara.server.steps import Course, branch, check_seat, last_step_of, step_before, steps_json
from vihara.server.table import OVER
from vihara.server.tables import Tables
from vihara.server.views import viewer_of, weighed_json
from vihara.server.work import Crews

Found = TypeVar("Found")


class Study:
    """What people ask about a match without changing it."""

    def __init__(self, tables: Tables, pool: BotPool, crews: Crews, settings: Settings) -> None:
        self.tables, self.pool, self.crews, self.settings = tables, pool, crews, settings

    async def ask(self, person: Person, given: AskMessage, language: str) -> AnswerMessage:
        """What a move would cost and bring, or why it is not allowed: from the view of the seat alone."""
        async with self.tables.looking_at(given.table, person) as table:
            match = actions.running_match(table, given.move)
            seat = actions.own_seat(table, person, given.seat)
            game, to_act, view, number = table.game, table.to_act, match.view(seat), table.number

        def weigh() -> Fields:
            if to_act != seat:
                raise NotYourTurn(seat, to_act)
            return ask(game, view, given.move)

        work = partial(weighed_json, given.move, weigh, language)
        weighed = await self.crews.games.do(person.id, work) if game.simulated else work()
        return {"type": "answer", "id": given.id, "table": given.table, "number": number, **weighed}

    async def hint(self, person: Person, given: HintRequest, language: str) -> HintMessage:
        """The best moves for one's seat, from its view alone."""
        async with self.tables.looking_at(given.table, person) as table:
            match = actions.running_match(table, "hint")
            seat = actions.own_seat(table, person, given.seat)
            if not table.hints:
                raise NoHint(Saying("server-hint-off", "this table is played without hints"))
            if table.to_act != seat:
                raise NotYourTurn(seat, table.to_act)
            game, view, number = table.game, match.view(seat), table.number
            job = Job.of(match, ADVISER, self.tables.new_seed(), hint=True)
        try:
            async with asyncio.timeout(self.settings.work_wait + self.settings.bot_seconds):
                found = await self.pool.ask(job, person.id)
        except (Busy, TimeoutError):
            raise TooBusy from None
        except Failed:
            sentence = "no bot has a hint to give at the moment; please try again"
            raise NoHint(Saying("server-hint-none", sentence)) from None
        moves = hint_json(game, view, found, language)
        return {
            "type": "hint", "id": given.id, "table": given.table, "number": number, "seat": seat, "moves": moves
        }  # fmt: skip

    async def steps(
        self,
        person: Person,
        id: str,
        seat: int | None,
        language: str,
        *,
        recent: bool,
        last: int | None = None,
    ) -> Steps:
        """A match from its beginning, from the seat's last step on, or the last so many steps: while it runs only
        through one's own seat, or as a spectator.
        """
        async with self.tables.looking_at(id, person) as table:
            if table.match is None:
                raise WrongTime(actions.NOT_BEGUN)
            viewer = viewer_of(table, person.id, None) if seat is None else seat
            check_seat(table.match, viewer)
            if viewer and table.status != OVER and viewer not in table.seats_of(person.id):
                raise NotAllowed(actions.not_yours(viewer))
            course = Course.of(table.match)
        first = step_before(course, last) if last else last_step_of(course, viewer) if recent else 0
        return await self.walk(line_of(person), partial(steps_json, course, viewer, language, first=first))

    async def branch(self, person: Person, id: str, step: int) -> tuple[str, str]:
        """The match file of a finished match up to a step, and the title of its table."""
        async with self.tables.looking_at(id, person) as table:
            if table.status != OVER or table.match is None:
                sentence = "one can go on from a step once the match is over"
                raise WrongTime(Saying("server-branch-early", sentence))
            course, title = Course.of(table.match), table.title
        return await self.walk(person.id, partial(branch, course, step)), title

    async def walk(self, who: str, work: Callable[[], Found]) -> Found:
        """Play a match again, beside everything else and not many at a time."""
        return await self.crews.studies.do(who, work)
