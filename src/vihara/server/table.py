"""A table: what its log says. Everything about it, its match included, is made from the entries in order.

Nothing here waits, stores or sends; `tables` does that.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, assert_never

from vihara.core.chance import Dice, KeyedDice
from vihara.core.event import Event, Fields
from vihara.core.game import Game, load
from vihara.core.match import Match
from vihara.core.options import RANDOM, WrittenOptions, written_options
from vihara.core.record import View
from vihara.core.replay import read
from vihara.server import entries
from vihara.server.clocks import Clock, Times
from vihara.server.database import Row
from vihara.server.dice import TableDice
from vihara.server.entries import Admits, Created, DealingEntry, Entry, read_entry
from vihara.server.shown import NoUndo, Status

OPEN: Final = "open"
DEALING: Final = "dealing"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
SPECTATOR = 0
"""The seat number, in messages, of somebody who sees nobody's hand."""

MakeDice = Callable[[str, int], Dice]
Unseal = Callable[[str, str], str]
"""Opens what was sealed for a table."""


@dataclass
class Seat:
    """One place at the table and who plays there."""

    number: int
    admits: Admits
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


class Logged(NamedTuple):
    """An entry of the log: its number, when it was made, and what happened in the match, for each seat to be
    redacted.
    """

    number: int
    at: float
    entry: Entry
    events: tuple[Event, ...] = ()


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
    options: WrittenOptions = field(default_factory=dict)
    clock: Clock | None = None
    seats: list[Seat] = field(default_factory=list)
    invites: list[entries.Invite] = field(default_factory=list)
    offers: set[int] = field(default_factory=set)
    match: Match | None = None
    dealt: bool = False
    closed: bool = False
    rematch: str | None = None
    rematch_by: int = 0
    """The seat that asked for it."""
    rematches: int = 0
    """How often one was asked for."""
    rematch_declined: int = 0
    """A seat that does not want one."""
    imported: bool = False
    rated: bool = False
    """It counts for ratings: no hints, nothing is taken back, nobody stands in."""
    log: list[Logged] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    asides: Counter[str] = field(default_factory=Counter)
    """How many entries that are no moves each identity has made."""
    relieved: int = 0
    """The entry with which a bot that finished somebody's turn stood up again, the last time."""
    begun: int = 0
    """How long the match's log was when it began here: what came before stays."""
    _made_by_bots: set[int] = field(default_factory=set)
    """Seats whose last step a bot made for them."""
    _undo: tuple[int, dict[int, NoUndo | None]] = (-1, {})
    _legal: tuple[int, list[str]] = (-1, [])
    _figures: tuple[int, dict[bytes, Fields]] = (-1, {})
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
    def status(self) -> Status:
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

    def figures(self, view: View) -> Fields:
        """What the rules make of a view; where that takes long, those who see the same get the same."""
        if not self.game.simulated:
            return self.game.figures(view)
        if self._figures[0] != self.changed:
            self._figures = (self.changed, {})
        known, key = self._figures[1], view.tobytes()
        if key not in known:
            known[key] = self.game.figures(view)
        return known[key]

    def ponder(self) -> None:
        """Find out ahead what everybody will be told, where that takes long."""
        if self.match is not None and self.game.simulated:
            self.legal()
            for seat in (None, *range(1, len(self.seats) + 1)):
                self.figures(self.match.view(seat))

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: if nobody says so, where the only people share one screen; never
        where the options rule them out.
        """
        if self.rated or (self.match is not None and not self.game.advises(self.match.options)):
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

    def why_no_undo(self, seat: int) -> NoUndo | None:
        """Why a seat may not take back its last step; None if it may.

        What a bot did for it stays. Where all others are bots, their answers are taken back with it.
        """
        if self._undo[0] != self.number:
            self._undo = (self.number, {})
        known = self._undo[1]
        if seat not in known:
            known[seat] = self._why_no_undo(seat)
        return known[seat]

    def _why_no_undo(self, seat: int) -> NoUndo | None:
        match = self.match
        if match is None or not self.dealt or not self.to_act:
            return "nothing"
        if self.rated:
            return "rated"
        if self.seat(seat).stand_in or seat in self._made_by_bots:
            return "bot"
        if match.can_undo(seat):
            return None
        bots = {other.number for other in self.seats if other.number != seat and other.bot}
        if len(bots) == len(self.seats) - 1:
            return match.why_not_take_back(seat, bots, self.begun)
        return match.why_not_undo(seat, self.begun)

    # -- a step of the match ----------------------------------------------------------------------------------

    def deal(self, entry: DealingEntry) -> list[Event]:
        """Begin the match (or go on with an imported one) with an entry, which says so: the events."""
        if self.match is None or not self.match.over:
            self.dice.used = self.dice.final(seat.bot is not None for seat in self.seats)
            entry.dice = list(self.dice.used)
            if self.options.get("first") == RANDOM:
                apart = KeyedDice(bytes.fromhex(self.dice.key())).apart()
                settled = self.game.settle(len(self.seats), self.options, apart, self.version)
                self.options = entry.settled = written_options(settled, self.version)
        match = self.match or self._begin()
        start = len(match.log)
        entry.deal = self._with_dice(match, start, match.go_on) if not match.over else []
        return [event for step in match.log[start:] for event in step.events]

    def play(self, seat: int, move: str | int, bot: str | None = None) -> tuple[entries.Move, list[Event]]:
        """Make a move: the entry that says so, and the events; nothing changes if it is refused."""
        assert self.match is not None
        match, start = self.match, len(self.match.log)
        events: list[Event] = []
        texts = self._with_dice(match, start, lambda: events.extend(match.play(seat, move)))
        entry = entries.Move(seat, texts[0], texts[1:], bot=bot)
        if self.game.simulated:
            entry.witnessed = [event.fields for event in events]
        return entry, events

    def _with_dice(self, match: Match, start: int, step: Callable[[], None]) -> list[str]:
        match.dice = self.make_dice(self.dice.key(), self.dice.drawn)
        try:
            step()
        finally:
            match.dice = None
        return [step.text for step in match.log[start:]]

    def _begin(self) -> Match:
        match = Match(self.game, len(self.seats), self.options, version=self.version)
        self.match = match
        return match

    def _take_chance(self, texts: Iterable[str]) -> list[Event]:
        assert self.match is not None
        return [event for text in texts for event in self.match.chance(text)]

    # -- reading the log --------------------------------------------------------------------------------------

    def absorb(
        self, number: int, at: float, entry: Entry, played: list[Event] | None = None, steady: float | None = None
    ) -> Logged:
        """Take in the next entry; `played` are the events if the match has already made the step.

        Its steady time is in the entry where there is a clock; entries of old have only the time of day.
        """
        self.number, self.at = number, at
        if entry.by is not None:
            self.asides[entry.by] += 1
        # Whose turn it was; the match may have made the step already. Before the deal it is nobody's.
        deals = isinstance(entry, DealingEntry) and entry.deal is not None
        before = 0 if deals else entry.seat if isinstance(entry, entries.Move) else self.to_act
        by_person = bool(before) and not self.seat(before).played_by
        if isinstance(entry, entries.Move):
            self.times.before_move(entry.seat, entry.bot, chance=bool(entry.chance))
        events = self._take(entry, played)
        if isinstance(entry, DealingEntry) and entry.deal is not None:
            events = self._begin_with(entry, entry.deal, played)
        self.to_act = max(0, self.match.to_act) if self.match and self.dealt else 0
        if deals or isinstance(entry, Created | entries.Sit | entries.Move | entries.Undo | entries.End):
            self.changed = number
        now = entry.steady if entry.steady is not None else at if steady is None else steady
        stage = (self.status, self.dice.waits_for()[0])
        if stage != self._stage:
            self._stage, self.dice.since = stage, now
        if entry.seed is not None:
            self._open_seed(entry.seed)
        if deals or isinstance(entry, entries.Move | entries.Undo | entries.End | entries.StandIn | entries.Back):
            self._tick(entry, before, now, by_person=by_person)
        logged = Logged(number, at, entry, tuple(events))
        self.log.append(logged)
        return logged

    def absorb_row(self, row: Row) -> Logged:
        """Take in an entry as the database has it."""
        return self.absorb(row.number, row.at, read_entry(row.body))

    def _tick(self, entry: Entry, before: int, now: float, *, by_person: bool) -> None:
        """Charge the time of a step to whoever made it, and begin a turn where one begins."""
        if isinstance(entry, entries.Move):
            self.times.decided(now)
        if isinstance(entry, entries.Undo):
            self.times.take_back(entry.seat, entry.steps, now)
        elif isinstance(entry, DealingEntry):
            self.times.begin(now)
        else:
            # Who hands over and comes back before the bot has moved has thought meanwhile.
            came_back = isinstance(entry, entries.Back) and before == entry.seat
            self.times.read(now, before if by_person or came_back else 0)
        if before != self.to_act:
            if not isinstance(entry, entries.Undo):
                self.times.turn_began = now
            if before and self.seat(before).for_turn:
                self.seat(before).stand_in, self.seat(before).for_turn = None, False
                self.relieved = self.number

    def seed_at_end(self) -> str | None:
        """The seed, for everybody to see, if the match has just ended: the entry says it."""
        if self.status != OVER or self.dice.sealed is None or self.dice.seed is not None:
            return None
        self._open_seed(self.dice.open_seed())
        return self.dice.seed

    def _open_seed(self, seed: str) -> None:
        self.dice.seed = seed
        if self.match is not None and (self.dice.used is not None or not self.imported):
            self.match.seed = seed

    def _take(self, entry: Entry, played: list[Event] | None) -> Iterable[Event]:
        """Do what an entry says: what happened in the match."""
        match entry:
            case entries.Move():
                return self._move(entry, played)
            case Created():
                self._create(entry)
            case entries.Sit():
                seat = self.seat(entry.seat)
                seat.identity, seat.name, seat.adds = entry.identity, entry.name, entry.adds
                self.dice.sit_down(seat.number, adds=seat.adds)
                self.invites = [invite for invite in self.invites if invite.seat != seat.number]
            case entries.Promise(seats, hashes):
                self.dice.hashes.update(zip(seats, hashes, strict=True))
                self.dice.adding.update(seats)
                for number in seats:
                    self.seat(number).adds = True
            case entries.Share(seats, shares):
                self.dice.shares.update(zip(seats, shares, strict=True))
            case entries.Absent(seats):
                self.dice.late.update(seats)
            case entries.Stand(number):
                seat = self.seat(number)
                seat.identity, seat.name, seat.adds = None, seat.name if seat.reserved else "", False
                self.dice.stand_up(number)
                if seat.admits == "me":
                    seat.admits = "invite"
            case entries.Closed():
                self.closed = True
                self.invites.clear()
            case entries.Undo(number):
                entry.steps = self._take_back(number)
            case entries.End(how, number):
                assert self.match is not None
                self.match.end(how, number)
                self.offers.clear()
            case entries.Offer(seats):
                self.offers.update(seats)
            case entries.Decline():
                self.offers.clear()
            case entries.StandIn(number, bot, for_turn):
                seat = self.seat(number)
                seat.stand_in, seat.for_turn = bot, for_turn
                self.offers.clear()  # they were made to, or by, somebody who was there
            case entries.Leave(number):
                self.seat(number).away = True
            case entries.Back(number):
                seat = self.seat(number)
                seat.stand_in, seat.for_turn, seat.away = None, False, False
            case entries.Rename(title):
                self.title = title
            case entries.Invite():
                self.invites = [*(one for one in self.invites if one.seat != entry.seat), entry]
            case entries.Revoke(code):
                self.invites = [invite for invite in self.invites if invite.code != code]
            case entries.Rematch(table, number):
                self.rematch, self.rematch_by = table, number
                self.rematches += 1
            case entries.NoRematch(number):
                self.rematch, self.rematch_declined = None, number
            case entries.Chat():
                pass
            case _:
                assert_never(entry)
        return ()

    def _create(self, entry: Created) -> None:
        self.created = self.at
        self.game = load(entry.game)
        self.version = self.game.check_version(entry.rules)
        self.title, self.host, self.host_name = entry.title, entry.host, entry.host_name
        self.public, self.spectators, self.spectator_chat = entry.public, entry.spectators, entry.spectator_chat
        self.options, self.clock, self._hints = entry.options, entry.clock, entry.hints
        self.rated = entry.rated
        self.dice.commit(entry)
        self.seats = [
            Seat(number, one.admits, one.identity, one.name, one.bot, reserved=one.reserved, adds=one.adds)
            for number, one in enumerate(entry.seats, start=1)
        ]
        self.dice.adding = {seat.number for seat in self.seats if seat.adds}
        self.imported = entry.file is not None
        if entry.file is not None and self.match is None:
            self.match = read(entry.file).match
            if not self.match.over:  # it goes on with other dice
                self.match.seed = self.match.seed_hash = None
                self.match.shares, self.match.first_drawn, self.match.seed_from = (), False, 0

    def _begin_with(self, entry: DealingEntry, deal: list[str], played: list[Event] | None) -> list[Event]:
        """The deal is in the entry that fills the last seat, so no table is ever full and not dealt."""
        self.dealt = True
        self.dice.drawn += len(deal)
        self.options = self.options if entry.settled is None else entry.settled
        match = self.match or self._begin()
        if entry.dice is not None:
            self.dice.used = tuple(entry.dice)
            before = sum(step.seat == 0 and step.action is not None for step in match.log)
            match.seed_from = before - (len(deal) if played is not None else 0)
            match.seed_hash, match.shares = self.dice.hash, self.dice.used
            match.first_drawn = entry.settled is not None
        elif not self.imported:
            match.seed = self.dice.seed  # a table from before
        match.date = match.date or datetime.datetime.fromtimestamp(self.at, datetime.UTC).date().isoformat()
        match.names = {seat.number: seat.name for seat in self.seats}
        events = self._take_chance(deal) if played is None else played
        self.begun = len(match.log)
        return events

    def _move(self, entry: entries.Move, played: list[Event] | None) -> list[Event]:
        assert self.match is not None
        self.dice.drawn += len(entry.chance)
        events = played
        if events is None:
            events = self.match.play(entry.seat, entry.move)
            events += self._take_chance(entry.chance)
            events = _testify(events, entry.witnessed or ())
        self.offers.clear()
        if entry.bot is not None and not self.seat(entry.seat).bot:
            self._made_by_bots.add(entry.seat)
        else:
            self._made_by_bots.discard(entry.seat)
        return events

    def _take_back(self, seat: int) -> int:
        """Take back a seat's last step: how many decisions that were."""
        assert self.match is not None
        steps = 1
        if self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            steps, drawn = self.match.take_back(seat)
            self.dice.drawn -= drawn  # what is drawn again comes from the same places of the stream
            self.times.marks.clear()
        self.offers.clear()
        return steps


def _testify(events: Iterable[Event], witnessed: Iterable[Fields]) -> list[Event]:
    """Events of a step played again, with what only the process knew in which it was made (how a tower fell)."""
    found = list(events)
    for place, (event, fields) in enumerate(zip(found, witnessed, strict=False)):
        if not fields.keys() <= event.fields.keys():
            found[place] = Event(event.kind, {**fields, **event.fields})
    return found


def table_of(id: str, rows: Iterable[Row], make_dice: MakeDice, unseal: Unseal) -> Table:
    """Make a table from its log."""
    table = Table(id, make_dice, unseal)
    for row in rows:
        table.absorb_row(row)
    return table
