"""A table: what its log says. Everything about it, its match included, is made from the entries in order.

Nothing here waits, stores or sends; `tables` does that.
"""

from __future__ import annotations

import datetime
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vihara.core.chance import Dice, KeyedDice
from vihara.core.event import Event
from vihara.core.game import Game, load
from vihara.core.match import Match
from vihara.core.options import RANDOM, written_options
from vihara.core.record import View
from vihara.core.replay import read
from vihara.core.takeback import Reason
from vihara.server.clocks import Clock, Times
from vihara.server.database import Entry
from vihara.server.dice import TableDice

OPEN, DEALING, RUNNING, OVER, CLOSED = "open", "dealing", "running", "over", "closed"
SPECTATOR = 0
"""The seat number, in messages, of somebody who sees nobody's hand."""

Body = dict[str, Any]
MakeDice = Callable[[str, int], Dice]
Unseal = Callable[[str, str], str]
"""Opens what was sealed for a table."""
_Result = tuple[Mapping[str, Any], Iterable[Event]]


@dataclass
class Seat:
    """One place at the table and who plays there."""

    number: int
    admits: str
    """Who may sit here: `me` (the host), `open` (anybody), `invite` (who has the link), `reserved` or `bot`."""
    identity: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for its absent owner."""
    for_turn: bool = False
    """The stand-in only finishes this turn."""
    away: bool = False
    reserved: str | None = None
    """Whose consent to a rematch the seat waits for: nobody else may sit here."""
    adds: bool = False
    """Its player's browser adds to the dice."""

    @property
    def taken(self) -> bool:
        return self.identity is not None or self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The bot that plays here now, if it is one."""
        return self.stand_in or self.bot


class Told(NamedTuple):
    """An entry as it can be told: fields for everybody, events that each seat gets redacted."""

    number: int
    at: float
    kind: str
    fields: Mapping[str, Any]
    events: tuple[Event, ...] = ()
    author: str | None = None
    """The identity behind a chat line, for those who muted it."""


@dataclass
class Invite:
    """A link for one seat, good until it is used or revoked."""

    code: str
    seat: int


@dataclass
class Table:
    """All there is to know about a table."""

    id: str
    make_dice: MakeDice
    unseal: Unseal
    number: int = 0
    """Of the last entry."""
    changed: int = 0
    """Of the last entry that changed the match: moves made on an older position are stale."""
    to_act: int = 0
    """The seat to act after the last entry, or 0; chance never waits."""
    at: float = 0.0
    created: float = 0.0
    title: str = ""
    host: str = ""
    host_name: str = ""
    public: bool = False
    spectators: bool = True
    spectator_chat: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock | None = None
    seats: list[Seat] = field(default_factory=list)
    invites: list[Invite] = field(default_factory=list)
    offers: set[int] = field(default_factory=set)
    match: Match | None = None
    dealt: bool = False
    closed: bool = False
    rematch: str | None = None
    rematch_by: int = 0
    """The seat that asked for it."""
    rematch_declined: int = 0
    """A seat that does not want one."""
    imported: bool = False
    told: list[Told] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    asides: Counter[str] = field(default_factory=Counter)
    """How many entries that are no moves each identity has made."""
    relieved: int = 0
    """The entry with which a bot that finished somebody's turn stood up again, the last time."""
    begun: int = 0
    """How long the match's log was when it began here: what came before stays."""
    _made_by_bots: set[int] = field(default_factory=set)
    """Seats whose last step a bot made for them."""
    _undo: tuple[int, dict[int, Reason | None]] = (-1, {})
    _legal: tuple[int, list[str]] = (-1, [])
    _figures: tuple[int, dict[bytes, dict[str, Any]]] = (-1, {})
    _hints: bool | None = None
    _stage: tuple[str, str] = ("", "")
    dice: TableDice = field(init=False)
    game: Game = field(init=False)
    version: int = field(init=False)
    """The version of the rules it is played by."""

    def __post_init__(self) -> None:
        self.dice = TableDice(lambda sealed: self.unseal(self.id, sealed))

    # -- asking -----------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.dealt:
            return RUNNING if self.to_act else OVER
        if self.closed:
            return CLOSED
        return DEALING if self.full else OPEN

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seats_of(self, identity: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.identity == identity]

    def reserved_for(self, identity: str) -> list[int]:
        """The seats that wait for somebody's consent."""
        return [seat.number for seat in self.seats if seat.reserved == identity and not seat.taken]

    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is one's."""
        return self.seat(self.to_act).played_by if self.to_act else None

    @property
    def unattended(self) -> bool:
        """Whether bots play among themselves."""
        return self.status == RUNNING and all(
            seat.bot or (seat.stand_in and not seat.for_turn) for seat in self.seats
        )

    def legal(self) -> list[str]:
        """The legal moves; only for the eyes of the seat to act."""
        if self.match is None:
            return []
        if self._legal[0] != self.changed:
            self._legal = (self.changed, self.match.legal())
        return self._legal[1]

    def figures(self, view: View) -> dict[str, Any]:
        """What the rules make of a view; where that takes long, those who see the same get the same."""
        if not is_slow(self.game):
            return self.game.figures(view)
        if self._figures[0] != self.changed:
            self._figures = (self.changed, {})
        known, key = self._figures[1], view.tobytes()
        if key not in known:
            known[key] = self.game.figures(view)
        return known[key]

    def ponder(self) -> None:
        """Find out ahead what everybody will be told, where that takes long."""
        if self.match is not None and is_slow(self.game):
            self.legal()
            for seat in (None, *range(1, len(self.seats) + 1)):
                self.figures(self.match.view(seat))

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: if nobody says so, where the only people share one screen; never
        where the options rule them out.
        """
        if self.match is not None and not self.game.advises(self.match.options):
            return False
        return all(seat.admits in ("me", "bot") for seat in self.seats) if self._hints is None else self._hints

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds left on a seat's clock."""
        if self.clock is None:
            return None
        running = seat == self.to_act and not self.seat(seat).played_by
        return self.times.remaining(self.clock, seat, now, running=running)

    def deadline(self) -> float | None:
        """When the clock of the seat to act is at zero; bots have bounds of their own."""
        if self.clock is None or not self.to_act or self.seat(self.to_act).played_by:
            return None
        at = self.times.last_step
        return at + self.times.remaining(self.clock, self.to_act, at, running=True)

    def out_of_time(self, seat: int, now: float) -> bool:
        """Whether a bot plays a seat whose player has no time left to play on."""
        if self.clock is None or self.clock.at_zero != "bot":
            return False
        running = self.clock.per == "turn" and seat == self.to_act
        return self.times.remaining(self.clock, seat, now, running=running) <= 0

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last step."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat may not take back its last step; None if it may.

        What a bot did for it stays. Where all others are bots, their answers are taken back with it.
        """
        if self._undo[0] != self.number:
            self._undo = (self.number, {})
        known = self._undo[1]
        if seat not in known:
            known[seat] = self._why_no_undo(seat)
        return known[seat]

    def _why_no_undo(self, seat: int) -> Reason | None:
        match = self.match
        if match is None or not self.dealt or not self.to_act:
            return "nothing"
        if self.seat(seat).stand_in or seat in self._made_by_bots:
            return "bot"
        if match.can_undo(seat):
            return None
        bots = {other.number for other in self.seats if other.number != seat and other.bot}
        if len(bots) == len(self.seats) - 1:
            return match.why_not_take_back(seat, bots, self.begun)
        return match.why_not_undo(seat, self.begun)

    # -- a step of the match ----------------------------------------------------------------------------------

    def deal(self) -> tuple[Body, list[Event]]:
        """Begin the match (or go on with an imported one): what its entry says of it, and the events."""
        body: Body = {}
        if self.match is None or not self.match.over:
            self.dice.used = self.dice.final(seat.bot is not None for seat in self.seats)
            body["dice"] = list(self.dice.used)
            if self.options.get("first") == RANDOM:
                apart = KeyedDice(bytes.fromhex(self.dice.key())).apart()
                settled = self.game.settle(len(self.seats), self.options, apart, self.version)
                self.options = body["settled"] = written_options(settled, self.version)
        match = self.match or self._begin()
        start = len(match.log)
        body["deal"] = self._with_dice(match, start, match.go_on) if not match.over else []
        return body, [event for entry in match.log[start:] for event in entry.events]

    def play(self, seat: int, move: str) -> tuple[Body, list[Event]]:
        """Make a move: the entry that says so, and the events; nothing changes if it is refused."""
        assert self.match is not None
        match, start = self.match, len(self.match.log)
        events: list[Event] = []
        texts = self._with_dice(match, start, lambda: events.extend(match.play(seat, move)))
        body: Body = {"kind": "move", "seat": seat, "move": texts[0], "chance": texts[1:]}
        if is_slow(self.game):
            body["witnessed"] = [event.fields for event in events]
        return body, events

    def _with_dice(self, match: Match, start: int, step: Callable[[], None]) -> list[str]:
        match.dice = self.make_dice(self.dice.key(), self.dice.drawn)
        try:
            step()
        finally:
            match.dice = None
        return [entry.text for entry in match.log[start:]]

    def _begin(self) -> Match:
        match = Match(self.game, len(self.seats), self.options, version=self.version)
        self.match = match
        return match

    def _take_chance(self, texts: Iterable[str]) -> list[Event]:
        assert self.match is not None
        match, game, events = self.match, self.game, list[Event]()
        for text in texts:
            action = game.silent if not text and game.silent is not None else game.parse(match.state, text)
            events += match.chance(action)
        return events

    # -- reading the log --------------------------------------------------------------------------------------

    def absorb(
        self, number: int, at: float, body: Body, played: list[Event] | None = None, steady: float | None = None
    ) -> Told:
        """Take in the next entry; `played` are the events if the match has already made the step.

        Its steady time is in the entry where there is a clock; entries of old have only the time of day.
        """
        self.number, self.at = number, at
        kind = str(body["kind"])
        if "by" in body:
            self.asides[body["by"]] += 1
        # Whose turn it was; the match may have made the step already. Before the deal it is nobody's.
        before = 0 if "deal" in body else body["seat"] if kind == "move" else self.to_act
        by_person = bool(before) and not self.seat(before).played_by
        if kind == "move":
            self.times.before_move(body["seat"], body.get("bot"), chance=bool(body["chance"]))
        handler = getattr(self, "_on_" + kind.replace("-", "_"))
        fields, events = handler(body, played)
        self.to_act = max(0, self.match.to_act) if self.match and self.dealt else 0
        if kind in ("created", "sit", "move", "undo", "end") or "deal" in body:
            self.changed = number
        now = float(body.get("steady", at if steady is None else steady))
        stage = (self.status, self.dice.waits_for()[0])
        if stage != self._stage:
            self._stage, self.dice.since = stage, now
        if "seed" in body:
            self._open_seed(body["seed"])
        if kind in _STEPS or "deal" in body:
            self._tick(kind, body, before, now, by_person=by_person)
        told = Told(number, at, kind, fields, tuple(events), body.get("identity") if kind == "chat" else None)
        self.told.append(told)
        return told

    def absorb_entry(self, entry: Entry) -> Told:
        return self.absorb(entry.number, entry.at, json.loads(entry.body))

    def _tick(self, kind: str, body: Body, before: int, now: float, *, by_person: bool) -> None:
        """Charge the time of a step to whoever made it, and begin a turn where one begins."""
        if kind == "undo":
            self.times.take_back(body["seat"], now)
        elif "deal" in body:
            self.times.begin(now)
        else:
            # Who hands over and comes back before the bot has moved has thought meanwhile.
            came_back = kind == "back" and before == body["seat"]
            self.times.read(now, before if by_person or came_back else 0)
        if before != self.to_act:
            if kind != "undo":
                self.times.turn_began = now
            if before and self.seat(before).for_turn:
                self.seat(before).stand_in, self.seat(before).for_turn = None, False
                self.relieved = self.number

    def end_dice(self) -> Body:
        """What the entry with which a match ends says besides: the seed, for everybody to see."""
        if self.status != OVER or self.dice.sealed is None or self.dice.seed is not None:
            return {}
        self._open_seed(self.dice.open_seed())
        return {"seed": self.dice.seed}

    def _open_seed(self, seed: str) -> None:
        self.dice.seed = seed
        if self.match is not None and (self.dice.used is not None or not self.imported):
            self.match.seed = seed

    def _on_created(self, body: Body, played: list[Event] | None) -> _Result:
        self.created = self.at
        self.game = load(body["game"])
        self.version = self.game.check_version(body["rules"])
        self.title, self.host, self.host_name = body["title"], body["host"], body["host_name"]
        self.public, self.spectators = body["public"], body["spectators"]
        self.spectator_chat = body["spectator_chat"]
        self.options = body["options"]
        self.clock = Clock(**body["clock"]) if body["clock"] else None
        self._hints = body.get("hints")
        self.dice.created(body)
        self.seats = [Seat(number, **given) for number, given in enumerate(body["seats"], start=1)]
        self.dice.adding = {seat.number for seat in self.seats if seat.adds}
        self.imported = "file" in body
        if self.imported and self.match is None:
            self.match = read(body["file"]).match
            if not self.match.over:  # it goes on with other dice
                self.match.seed = self.match.seed_hash = None
                self.match.shares, self.match.first_drawn, self.match.seed_from = (), False, 0
        return {}, self._dealt(body, played)

    def _dealt(self, body: Body, played: list[Event] | None) -> list[Event]:
        """The deal is in the entry that fills the last seat, so no table is ever full and not dealt."""
        if "deal" not in body:
            return []
        self.dealt = True
        self.dice.drawn += len(body["deal"])
        self.options = body.get("settled", self.options)
        match = self.match or self._begin()
        if "dice" in body:
            self.dice.used = tuple(body["dice"])
            before = sum(entry.seat == 0 and entry.action is not None for entry in match.log)
            match.seed_from = before - (len(body["deal"]) if played is not None else 0)
            match.seed_hash, match.shares, match.first_drawn = self.dice.hash, self.dice.used, "settled" in body
        elif not self.imported:
            match.seed = self.dice.seed  # a table from before
        match.date = match.date or datetime.datetime.fromtimestamp(self.at, datetime.UTC).date().isoformat()
        match.names = {seat.number: seat.name for seat in self.seats}
        events = self._take_chance(body["deal"]) if played is None else played
        self.begun = len(match.log)
        return events

    def _on_sit(self, body: Body, played: list[Event] | None) -> _Result:
        seat = self.seat(body["seat"])
        seat.identity, seat.name, seat.adds = body["identity"], body["name"], body.get("adds", False)
        self.dice.sit_down(seat.number, adds=seat.adds)
        self.invites = [invite for invite in self.invites if invite.seat != seat.number]
        return {"seat": seat.number, "name": seat.name}, self._dealt(body, played)

    def _on_promise(self, body: Body, _: Any) -> _Result:
        self.dice.hashes.update(zip(body["seats"], body["hashes"], strict=True))
        self.dice.adding.update(body["seats"])
        for number in body["seats"]:
            self.seat(number).adds = True
        return {"seats": body["seats"], "hashes": body["hashes"]}, ()

    def _on_share(self, body: Body, played: list[Event] | None) -> _Result:
        self.dice.shares.update(zip(body["seats"], body["shares"], strict=True))
        return {"seats": body["seats"], "shares": body["shares"]}, self._dealt(body, played)

    def _on_absent(self, body: Body, played: list[Event] | None) -> _Result:
        self.dice.late.update(body["seats"])
        return {"seats": body["seats"], "why": body["why"]}, self._dealt(body, played)

    def _on_stand(self, body: Body, _: Any) -> _Result:
        seat = self.seat(body["seat"])
        seat.identity, seat.name = None, seat.name if seat.reserved else ""
        seat.adds = False
        self.dice.stand_up(seat.number)
        if seat.admits == "me":
            seat.admits = "invite"
        return {"seat": seat.number}, ()

    def _on_closed(self, _body: Body, _: Any) -> _Result:
        self.closed = True
        self.invites.clear()
        return {}, ()

    def _on_move(self, body: Body, played: list[Event] | None) -> _Result:
        assert self.match is not None
        self.dice.drawn += len(body["chance"])
        events = played
        if events is None:
            events = self.match.play(body["seat"], body["move"])
            events += self._take_chance(body["chance"])
            events = _testify(events, body.get("witnessed", ()))
        self.offers.clear()
        if "bot" in body and not self.seat(body["seat"]).bot:
            self._made_by_bots.add(body["seat"])
        else:
            self._made_by_bots.discard(body["seat"])
        fields = {"seat": body["seat"], "move": body["move"]}
        return fields | ({"bot": body["bot"]} if "bot" in body else {}), events

    def _on_undo(self, body: Body, _: Any) -> _Result:
        assert self.match is not None
        seat, steps = body["seat"], 1
        if self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            steps, drawn = self.match.take_back(seat)
            self.dice.drawn -= drawn  # what is drawn again comes from the same places of the stream
            self.times.marks.clear()
        self.offers.clear()
        return {"seat": seat, "steps": steps}, ()

    def _on_end(self, body: Body, _: Any) -> _Result:
        assert self.match is not None
        how, seat = body["how"], body["seat"]
        if how == "agreed":
            self.match.agree()
        elif how == "resign":
            self.match.resign(seat)
        else:
            self.match.timeout(seat)
        self.offers.clear()
        return {"how": how, "seat": seat}, self.match.log[-1].events

    def _on_offer(self, body: Body, _: Any) -> _Result:
        self.offers.update(body["seats"])
        return {"seats": body["seats"]}, ()

    def _on_decline(self, body: Body, _: Any) -> _Result:
        self.offers.clear()
        return {"seat": body["seat"]}, ()

    def _on_stand_in(self, body: Body, _: Any) -> _Result:
        seat = self.seat(body["seat"])
        seat.stand_in, seat.for_turn = body["bot"], body["for_turn"]
        self.offers.clear()  # they were made to, or by, somebody who was there
        return {key: body[key] for key in ("seat", "bot", "for_turn", "why")}, ()

    def _on_leave(self, body: Body, _: Any) -> _Result:
        self.seat(body["seat"]).away = True
        return {"seat": body["seat"]}, ()

    def _on_back(self, body: Body, _: Any) -> _Result:
        seat = self.seat(body["seat"])
        seat.stand_in, seat.for_turn, seat.away = None, False, False
        return {"seat": body["seat"]}, ()

    def _on_rename(self, body: Body, _: Any) -> _Result:
        self.title = body["title"]
        return {"title": self.title}, ()

    def _on_chat(self, body: Body, _: Any) -> _Result:
        return {key: body[key] for key in ("seat", "name", "text")}, ()

    def _on_invite(self, body: Body, _: Any) -> _Result:
        others = [invite for invite in self.invites if invite.seat != body["seat"]]
        self.invites = [*others, Invite(body["code"], body["seat"])]
        return {"seat": body["seat"]}, ()

    def _on_revoke(self, body: Body, _: Any) -> _Result:
        self.invites = [invite for invite in self.invites if invite.code != body["code"]]
        return {"seat": body["seat"]}, ()

    def _on_rematch(self, body: Body, _: Any) -> _Result:
        self.rematch, self.rematch_by = body["table"], body.get("seat", 0)
        return {"table": body["table"], "seat": self.rematch_by}, ()

    def _on_no_rematch(self, body: Body, _: Any) -> _Result:
        self.rematch, self.rematch_declined = None, body["seat"]
        return {"seat": body["seat"]}, ()


def is_slow(game: Game) -> bool:
    """Whether a step may take long."""
    return game.simulated


def _testify(events: Iterable[Event], witnessed: Iterable[Mapping[str, Any]]) -> list[Event]:
    """Events of a step played again, with what only the process knew in which it was made (how a tower fell)."""
    told = list(events)
    for place, (event, fields) in enumerate(zip(told, witnessed, strict=False)):
        if not fields.keys() <= event.fields.keys():
            told[place] = Event(event.kind, {**fields, **event.fields})
    return told


_STEPS = ("move", "undo", "end", "stand-in", "back")
"""Kinds of entries at which a clock is read."""


def table_of(id: str, entries: Iterable[Entry], make_dice: MakeDice, unseal: Unseal) -> Table:
    """Make a table from its log."""
    table = Table(id, make_dice, unseal)
    for entry in entries:
        table.absorb_entry(entry)
    return table
