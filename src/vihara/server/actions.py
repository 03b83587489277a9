"""What people do at a table: each action looks at the table, and refuses or makes the entry that tells of it."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field

from vihara.bots import bots_of
from vihara.core.errors import MatchOver, StaleVersion, UndoRefused, UnknownBot
from vihara.core.event import Event
from vihara.core.game import Game
from vihara.core.match import Match
from vihara.core.saying import Saying
from vihara.core.shares import share_hash
from vihara.server import entries, index
from vihara.server.database import Statement
from vihara.server.entries import DealingEntry, Entry
from vihara.server.errors import (
    InvalidInvite,
    InvalidMessage,
    NotAllowed,
    SeatTaken,
    TooMany,
    UnknownThing,
    WrongTime,
)
from vihara.server.identity import Person
from vihara.server.names import clean_name, is_readable
from vihara.server.requests import Making, Opened, Promised
from vihara.server.shown import NoUndo
from vihara.server.table import CLOSED, DEALING, OPEN, OVER, RUNNING, Table


@dataclass
class Draft:
    """An entry to be committed, the events if the match has made the step, and further rows to write."""

    entry: Entry
    events: list[Event] | None = None
    statements: list[Statement] = field(default_factory=list)


Action = Callable[[Table], Draft | None]
"""Gives None where there is nothing to be done."""


_MOST_REMATCHES = 3
"""How often people are asked whether they play again: each time they are called, wherever they are."""
NOT_BEGUN = Saying("server-not-begun", "the match has not begun")
NO_SEAT = Saying("server-seat-none", "you have no seat at this table")


def not_yours(seat: int) -> Saying:
    return Saying("server-seat-foreign", "seat {seat} of this table is not yours", seat=seat)


def check_bot(name: str, game: Game) -> str:
    if name not in bots_of(game):
        raise UnknownBot(name, bots_of(game))
    return name


def check_running(table: Table, what: str) -> None:
    """Refuse what comes before or after the match."""
    if table.status == OVER:
        raise MatchOver(what)
    if table.status != RUNNING:
        closed = Saying("server-table-closed", "the table is closed")
        raise WrongTime(closed if table.status == CLOSED else NOT_BEGUN)


def running_match(table: Table, what: str) -> Match:
    """The match of a table, while it runs."""
    check_running(table, what)
    assert table.match is not None
    return table.match


def own_seat(table: Table, person: Person, wanted: int | None) -> int:
    """One of a person's seats: the wanted one, else the one to act, else the first."""
    own = table.seats_of(person.id)
    if wanted is not None:
        if wanted not in own:
            raise NotAllowed(not_yours(wanted))
        return wanted
    if not own:
        raise NotAllowed(NO_SEAT)
    return table.to_act if table.to_act in own else own[0]


def check_own_hand(table: Table, seat: int) -> None:
    """Who lets a bot play does not play."""
    if table.seat(seat).stand_in:
        sentence = "a bot plays seat {seat}; take the seat back first"
        raise WrongTime(Saying("server-bot-plays", sentence, seat=seat))


def check_seen(table: Table, seen: int) -> None:
    """A move is made on the position its maker saw; chat and renaming do not change it."""
    if not table.changed <= seen <= table.number:
        raise StaleVersion(seen, table.number)


# -- the match ------------------------------------------------------------------------------------------------


def move(person: Person, given: Making) -> Action:
    """Make a move."""

    def act(table: Table) -> Draft:
        check_running(table, given.move)
        seat = own_seat(table, person, given.seat)
        check_own_hand(table, seat)
        check_seen(table, given.seen)
        return Draft(*table.play(seat, given.move))

    return act


def bot_move(seat: int, bot: str, version: int, choose: Callable[[Table], int]) -> Action:
    """A bot's move; one that was thought out for another position is dropped."""

    def act(table: Table) -> Draft | None:
        if table.changed != version or table.to_act != seat or table.bot_to_act() != bot or table.match is None:
            return None
        return Draft(*table.play(seat, choose(table), bot))

    return act


_NO_UNDO: dict[NoUndo, Saying] = {
    "nothing": Saying("server-undo-nothing", "you have not moved yet"),
    "others": Saying("server-undo-others", "somebody else has moved since"),
    "drawn": Saying("server-undo-drawn", "something was drawn since: now you know more than before"),
    "shown": Saying("server-undo-shown", "the answer has shown something hidden: now you know more than before"),
    "bound": Saying("server-undo-bound", "what was let go stays"),
    "bot": Saying("server-undo-bot", "a bot made your last move; it stays"),
    "rated": Saying("server-undo-rated", "at a rated table nothing is taken back"),
}


def undo(person: Person, seat: int | None) -> Action:
    """Take back a step, with the answers of bots; the engine says whether that is still possible."""

    def act(table: Table) -> Draft:
        check_running(table, "undo")
        own = table.seats_of(person.id)
        able = [one for one in own if table.can_undo(one)]
        chosen = own_seat(table, person, able[0] if seat is None and able else seat)
        check_own_hand(table, chosen)
        if reason := table.why_no_undo(chosen):
            raise UndoRefused(_NO_UNDO[reason])
        return Draft(entries.Undo(chosen))

    return act


def resign(person: Person, seat: int | None) -> Action:
    """Give up."""

    def act(table: Table) -> Draft:
        check_running(table, "resign")
        return Draft(entries.End("resign", own_seat(table, person, seat)))

    return act


def agree(person: Person) -> Action:
    """Offer to end by agreement; if everybody has, the match is over.

    A bot at its own seat has nothing against it. One that only stands in agrees to nothing: its owner may, also
    from afar.
    """

    def act(table: Table) -> Draft | None:
        check_running(table, "agree")
        own_seat(table, person, None)
        own = table.seats_of(person.id)
        people = {seat.number for seat in table.seats if seat.bot is None}
        if people <= table.offers | set(own):
            return Draft(entries.End("agreed", 0))
        return None if set(own) <= table.offers else Draft(entries.Offer(own))

    return act


def decline(person: Person) -> Action:
    """Do not agree: all offers are gone."""

    def act(table: Table) -> Draft | None:
        check_running(table, "decline")
        seat = own_seat(table, person, None)
        return Draft(entries.Decline(seat)) if table.offers else None

    return act


def stand_in(
    person: Person,
    seat: int,
    wanted: str | None,
    preferred: str | None,
    now: float,
    absence: float,
    *,
    here: bool,
) -> Action:
    """Hand a seat to a bot: one's own, or that of somebody who left or keeps the others waiting.

    Which bot that is, only the player of the seat says (`preferred`, else the table): never the opponent.
    """

    def act(table: Table) -> Draft:
        check_running(table, "stand-in")
        own_seat(table, person, None)
        if not 1 <= seat <= len(table.seats):
            raise UnknownThing(Saying("server-no-seat", "there is no seat {seat} at this table", seat=seat))
        if table.rated:
            raise NotAllowed(Saying("server-rated-alone", "at a rated table everybody plays for themselves"))
        place = table.seat(seat)
        if place.played_by:
            raise WrongTime(Saying("server-bot-already", "a bot plays seat {seat} already", seat=seat))
        if place.identity != person.id:
            if wanted is not None:
                sentence = "which bot plays for seat {seat} is up to its player, or to the table"
                raise NotAllowed(Saying("server-bot-choice", sentence, seat=seat))
            waited = now - table.times.last_step
            if not place.away and (table.to_act != seat or waited < absence or here):
                sentence = (
                    "seat {seat} can be handed over when its player has left, or lets you wait for {seconds} "
                    "seconds without looking at the table"
                )
                raise NotAllowed(Saying("server-not-absent", sentence, seat=seat, seconds=round(absence)))
        bot = check_bot(wanted, table.game) if wanted else stand_in_of(table, preferred)
        return Draft(entries.StandIn(seat, bot, for_turn=False, why="away"))

    return act


def stand_in_of(table: Table, preferred: str | None) -> str:
    """The bot that plays for somebody: the one they prefer, else the table's.

    The table's is that of its clock, else one like the first bot that plays there, else `greedy`, which is
    sensible in every game and spoils nothing that all build together.
    """
    clocks = [table.clock.bot] if table.clock else []
    at_table = [seat.bot for seat in table.seats if seat.bot]
    able = bots_of(table.game)
    return next(bot for bot in (preferred, *clocks, *at_table, "greedy") if bot in able)


def back(person: Person, seat: int | None, now: float) -> Action:
    """Come back, and take the seat back from the bot."""

    def act(table: Table) -> Draft | None:
        check_running(table, "back")
        chosen = own_seat(table, person, seat)
        place = table.seat(chosen)
        if place.stand_in and table.out_of_time(chosen, now):
            sentence = "the time of seat {seat} is up: the bot plays on"
            raise WrongTime(Saying("server-time-up", sentence, seat=chosen))
        return Draft(entries.Back(chosen)) if place.stand_in or place.away else None

    return act


def time_is_up(now: float, preferred: str | None) -> Action:
    """What the clock does at zero, if it is."""

    def act(table: Table) -> Draft | None:
        deadline = table.deadline()
        if deadline is None or deadline > now or table.clock is None:
            return None
        if table.clock.at_zero == "resign":
            return Draft(entries.End("timeout", table.to_act))
        for_turn = table.clock.per == "turn"
        return Draft(entries.StandIn(table.to_act, stand_in_of(table, preferred), for_turn=for_turn, why="clock"))

    return act


# -- the table ------------------------------------------------------------------------------------------------


def seat_invited_to(table: Table, code: str) -> int:
    """The seat that an invite is for; InvalidInvite if there is none."""
    invites = [one for one in table.invites if hmac.compare_digest(one.code, code)]
    if not invites or table.status != OPEN:
        raise InvalidInvite
    return invites[0].seat or free_for_invites(table)[0]


def free_for_invites(table: Table) -> list[int]:
    """The seats that a link can be for."""
    return [one.number for one in table.seats if not one.taken and not one.reserved]


def sit(
    person: Person, seat: int | None, code: str | None, name: str | None = None, *, adds: bool = False
) -> Action:
    """Take a free seat, with an invite where it takes one; the last one to sit starts the match, or the deal waits
    for what the browsers add to the dice.
    """

    def act(table: Table) -> Draft:
        wanted = seat
        if code is not None:
            wanted = seat_invited_to(table, code)
        if table.status != OPEN:
            sentence = "nobody can sit down any more: the match has begun, or the table is closed"
            raise WrongTime(Saying("server-sit-late", sentence))
        if wanted is None:
            mine = table.reserved_for(person.id)
            free = mine or [one.number for one in table.seats if not one.taken and one.admits == "open"]
            if not free:
                sentence = "no seat is free for everybody; some may be free with an invite"
                raise SeatTaken(Saying("server-none-open", sentence))
            wanted = free[0]
        if not 1 <= wanted <= len(table.seats):
            raise UnknownThing(Saying("server-no-seat", "there is no seat {seat} at this table", seat=wanted))
        place = table.seat(wanted)
        if place.taken:
            raise SeatTaken(Saying("server-seat-taken", "seat {seat} is taken", seat=wanted))
        awaited = place.reserved == person.id
        if place.reserved and not awaited:
            raise NotAllowed(Saying("server-seat-reserved", "seat {seat} waits for somebody else", seat=wanted))
        if place.admits != "open" and code is None and person.id != table.host and not awaited:
            raise NotAllowed(Saying("server-seat-invite", "seat {seat} is free only with an invite", seat=wanted))
        if table.seats_of(person.id) and person.id != table.host and not awaited:
            raise NotAllowed(Saying("server-seat-second", "you have a seat at this table; one is enough"))
        if table.rated:
            check_rateable(person)
        place.identity, place.name = person.id, name or (place.name if awaited else person.name)
        entry = entries.Sit(wanted, person.id, place.name, adds)
        table.dice.sit_down(wanted, adds=adds)
        events = _deal(table, entry) if table.full else None
        return Draft(entry, events, [index.sit_down(table.id, wanted, person.id)])

    return act


def check_rateable(person: Person) -> None:
    """Only who comes back as the same has a rating: accounts, and outside bots."""
    if not person.account and not person.owner:
        raise NotAllowed(Saying("server-rated-account", "rated tables are for people with an account"))


def _deal(table: Table, entry: DealingEntry) -> list[Event] | None:
    """The deal with an entry, if nothing is missing to the dice."""
    return None if table.dice.waits_for()[1] else table.deal(entry)


def promise(person: Person, given: list[Promised]) -> Action:
    """Show the hashes of what one will add to the dice; a promise cannot be changed."""

    def act(table: Table) -> Draft | None:
        known = table.dice.hashes
        for one in given:
            own_seat(table, person, one.seat)
            if known.get(one.seat, one.hash) != one.hash:
                sentence = "seat {seat} has promised another share; a promise cannot be changed"
                raise WrongTime(Saying("server-promise-changed", sentence, seat=one.seat))
        fresh = [one for one in given if one.seat not in known]
        if not fresh:
            return None
        late = any(one.seat in table.dice.late for one in fresh)
        if (
            late
            or table.status not in (OPEN, DEALING)
            or (table.status == DEALING and not _waits(table, "promises"))
        ):
            raise WrongTime(Saying("server-promise-late", "shares are promised before the deal"))
        return Draft(entries.Promise([one.seat for one in fresh], [one.hash for one in fresh]))

    return act


def _waits(table: Table, stage: str) -> bool:
    return table.status == DEALING and table.dice.waits_for()[0] == stage


def share(person: Person, given: list[Opened]) -> Action:
    """Open one's shares, once everybody has promised theirs; the last one brings the deal."""

    def act(table: Table) -> Draft | None:
        dice = table.dice
        for one in given:
            own_seat(table, person, one.seat)
        fresh = [one for one in given if dice.shares.get(one.seat) != one.share]
        if not fresh:
            return None
        if not _waits(table, "shares") or any(one.seat not in dice.waits_for()[1] for one in fresh):
            sentence = "a share is opened when all have been promised, and before the deal"
            raise WrongTime(Saying("server-share-time", sentence))
        for one in fresh:
            if dice.hashes[one.seat] != share_hash(one.share):
                sentence = "seat {seat}: this is not the share that was promised"
                raise InvalidMessage(Saying("server-share-other", sentence, seat=one.seat))
        dice.shares.update({one.seat: one.share for one in fresh})
        entry = entries.Share([one.seat for one in fresh], [one.share for one in fresh])
        return Draft(entry, _deal(table, entry))

    return act


def stop_waiting(now: float, patience: float) -> Action:
    """Go on without what some browsers have not added in time; the log says so."""

    def act(table: Table) -> Draft | None:
        stage, seats = table.dice.waits_for()
        if table.status != DEALING or table.dice.since + patience > now:
            return None
        table.dice.late.update(seats)
        entry = entries.Absent(seats, "absent" if stage == "promises" else "withheld")
        return Draft(entry, _deal(table, entry))

    return act


def leave(person: Person) -> Action:
    """Stand up before the match, or leave it to the others for a while; a seat in a match stays one's own."""

    def act(table: Table) -> Draft | None:
        own = table.seats_of(person.id)
        if table.status == OPEN:
            if not own or (person.id == table.host and len({s.identity for s in table.seats if s.identity}) == 1):
                if person.id == table.host:
                    return Draft(entries.Closed())
                raise NotAllowed(NO_SEAT)
            return Draft(entries.Stand(own[0]), statements=[index.stand_up(table.id, own[0])])
        check_running(table, "leave")
        chosen = own_seat(table, person, None)
        here = [seat for seat in own if not table.seat(seat).away]
        return Draft(entries.Leave(chosen if chosen in here else here[0])) if here else None

    return act


def rename(person: Person, title: str) -> Action:
    """Give the table another title."""
    clean = clean_name(title, "title", 80) if title.strip() else ""

    def act(table: Table) -> Draft | None:
        check_host(table, person)
        return Draft(entries.Rename(clean)) if clean != table.title else None

    return act


def check_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise NotAllowed(Saying("server-host-only", "only the host of the table may do this"))


def invite(person: Person, seat: int | None, code: str, *, group: bool = False) -> Action:
    """Make a link for a free seat, or one that several may use as long as seats are free; an earlier one for the
    same is worthless from then on.
    """

    def act(table: Table) -> Draft:
        check_host(table, person)
        if table.status != OPEN:
            raise WrongTime(Saying("server-invite-late", "invites are for tables whose match has not begun"))
        invited = {one.seat for one in table.invites}
        free = free_for_invites(table)
        if seat is not None and seat not in free:
            raise SeatTaken(Saying("server-seat-not-free", "seat {seat} is taken, or there is none", seat=seat))
        if not free:
            raise SeatTaken(Saying("server-all-taken", "no seat is free"))
        if group:
            return Draft(entries.Invite(code, 0))
        chosen = seat or next((one for one in free if one not in invited), free[0])
        return Draft(entries.Invite(code, chosen))

    return act


def revoke(person: Person, code: str) -> Action:
    """Make an invite worthless."""

    def act(table: Table) -> Draft:
        check_host(table, person)
        for one in table.invites:
            if hmac.compare_digest(one.code, code):
                return Draft(entries.Revoke(one.code, one.seat))
        raise InvalidInvite

    return act


def chat(person: Person, text: str) -> Action:
    """Say something: who has a seat always may, others only where the host lets them."""
    line = " ".join(text.split())
    if not is_readable(line):
        sentence = "chat: found {found!r}, expected a line of printable characters"
        raise InvalidMessage(Saying("server-chat-line", sentence, found=text[:60]))

    def act(table: Table) -> Draft:
        own = table.seats_of(person.id)
        if not own and person.id != table.host and not table.spectator_chat:
            raise NotAllowed(Saying("server-chat-spectator", "spectators do not chat at this table"))
        name = table.seat(own[0]).name if own else person.name
        return Draft(entries.Chat(person.id, own[0] if own else 0, name, line))

    return act


def rematch(person: Person, new: str, called_off: str | None) -> Action:
    """Offer to play again at a new table; whoever asks later agrees. An offer that was called off is none."""

    def act(table: Table) -> Draft | None:
        seat = own_seat(table, person, None)
        check_over(table)
        if table.rematch_declined:
            sentence = "{name} does not want a rematch"
            name = table.seat(table.rematch_declined).name
            raise WrongTime(Saying("server-rematch-declined", sentence, name=name))
        if table.rematch not in (None, called_off):
            return None
        if table.rematches >= _MOST_REMATCHES:
            raise TooMany(Saying("server-too-fast", "too many {what}; slow down", what="new tables"))
        return Draft(entries.Rematch(new, seat))

    return act


def no_rematch(person: Person) -> Action:
    """Do not play again: nobody is asked a second time."""

    def act(table: Table) -> Draft | None:
        seat = own_seat(table, person, None)
        check_over(table)
        return Draft(entries.NoRematch(seat)) if table.rematch else None

    return act


def check_over(table: Table) -> None:
    if table.status != OVER:
        raise WrongTime(Saying("server-rematch-early", "a rematch comes after the match"))


def call_off(table: Table) -> Draft | None:
    """Close a table at which somebody does not want to sit."""
    return Draft(entries.Closed()) if table.status == OPEN else None
