"""`vihara play`: a match in the terminal, against bots or with several people on one screen."""

from __future__ import annotations

import argparse
import datetime
import sys
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from vihara.bots import NAMES, Bot, bot, is_name
from vihara.bots.memory import having_seen
from vihara.cli.reading import read_options, read_text, write_text
from vihara.cli.replay import ending, picture
from vihara.core.chance import FastDice, KeyedDice
from vihara.core.errors import InvalidSeats, UnknownBot, ViharaError
from vihara.core.event import ENDED
from vihara.core.game import Game, load
from vihara.core.match import Match
from vihara.core.record import View
from vihara.core.replay import read, write, write_for
from vihara.core.saying import Saying
from vihara.languages import distinct, gather, of_terminal, say, tell, translate

YOU = "you"
_COMMANDS = ("moves [WORD]", "why MOVE", "undo", "log", "board", "save FILE", "resign", "quit")
"""What one can type besides moves; messages `cli-help-…` explain it."""
_SHOWN = 60


class Quit(Exception):
    """The player leaves."""


class Table:
    """One match, its players, and the terminal."""

    def __init__(
        self, match: Match, players: list[str], seed: int | None, console: Console, language: str
    ) -> None:
        self.match = match
        self.console = console
        self.language = language
        self.bots: dict[int, Bot] = {
            seat: bot(name, match.game) for seat, name in enumerate(players, start=1) if name != YOU
        }
        self.choices = FastDice.of(seed if seed is not None else int(datetime.datetime.now().timestamp()), 1)
        self.humans = [seat for seat in range(1, match.seats + 1) if seat not in self.bots]
        self.told = 0

    # -- showing ----------------------------------------------------------------------------------------------

    def viewer(self) -> int | None:
        """Whose eyes: the person to act, or the only person, or nobody's."""
        if self.match.to_act in self.humans:
            return self.match.to_act
        return self.humans[0] if len(self.humans) == 1 else None

    def show(self) -> None:
        self.console.print()
        self.console.print(picture(self.match, self.match.view(self.viewer()), self.language))

    def tell(self) -> None:
        """Say in words what happened since the last time, as the viewer may see it."""
        match, viewer = self.match, self.viewer()
        seen = [event for act in match.log[self.told :] for event in act.events if event.kind != ENDED]
        if not match.over:
            seen = [match.game.redact(event, viewer - 1 if viewer else None) for event in seen]
        for event in gather(seen):
            self.console.print(f"[dim]  {escape(tell(self.language, match.game.key, event, match.names))}[/]")
        self.told = len(match.log)

    def say(self, id: str, **variables: Any) -> str:
        """A message in the player's language, for the terminal."""
        return escape(say(self.language, id, **variables))

    def log(self) -> list[str]:
        text = write(self.match) if self.match.over else write_for(self.match, self.viewer())
        return [line for line in text.splitlines() if line and not line.startswith("[")]

    def list_moves(self, word: str = "") -> None:
        moves = [m for m in self.match.legal() if m.lower().startswith(word.lower())]
        numbered = {m: n for n, m in enumerate(self.match.legal(), start=1)}
        shown = [f"[dim]{numbered[m]:>3}[/] {escape(m)}" for m in moves[:_SHOWN]]
        self.console.print(Columns(shown, padding=(0, 3), equal=True))
        if len(moves) > _SHOWN:
            self.console.print(f"[dim]{self.say('cli-more', number=len(moves) - _SHOWN)}[/]")

    # -- playing ----------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def turn(self, seat: int) -> None:
        """One decision of a person."""
        self.tell()
        if len(self.humans) > 1:
            self.console.clear()
            self.ask(f"[bold]{self.say('cli-cover', name=self.match.name_of(seat))}[/] ")
        self.show()
        self.list_moves()
        while True:
            text = self.ask(f"[bold]{self.say('cli-prompt', name=self.match.name_of(seat))}[/] ")
            word, _, rest = text.partition(" ")
            try:
                if self.command(seat, word.lower(), rest.strip()):
                    continue
                if text.isdecimal():
                    legal = self.match.legal()
                    if not 1 <= int(text) <= len(legal):
                        expected = "found {found!r}, expected a number from 1 to {most}"
                        raise ViharaError(Saying("cli-number", expected, found=text, most=len(legal)))
                    text = legal[int(text) - 1]
                elif not text:
                    continue
                self.match.play(seat, text)
                self.confirm(seat)
                return
            except ViharaError as error:
                self.console.print(f"[red]{escape(translate(error, self.language))}[/]")

    def confirm(self, seat: int) -> None:
        """Before somebody else acts, a step without chance can still be taken back."""
        match = self.match
        if match.over or match.to_act == seat or not match.can_undo(seat):
            return
        if self.ask(f"{self.say('cli-confirm')} ").lower() in ("undo", "u"):
            match.undo(seat)

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Carry out what is not a move; False if it is one."""
        match word:
            case "help" | "?":
                self.help()
            case "moves":
                self.list_moves(rest)
            case "why":
                self.why(rest)
            case "undo":
                self.match.undo(seat)
                self.told = min(self.told, len(self.match.log))
                self.show()
                self.list_moves()
            case "log":
                for line in self.log():
                    self.console.print(f"[dim]  {escape(line)}[/]")
            case "board":
                self.show()
            case "save":
                if not rest:
                    raise ViharaError(Saying("cli-save-what", "save: found no file name, expected 'save FILE'"))
                write_text(rest, write(self.match))
                self.console.print(self.say("cli-saved", file=rest))
            case "resign":
                self.match.end("resign", seat)
                raise Quit
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def help(self) -> None:
        self.console.print(self.say("cli-help"))
        for command in _COMMANDS:
            self.console.print(f"  [bold]{escape(f'{command:14}')}[/]{self.say(f'cli-help-{command.split()[0]}')}")

    def why(self, text: str) -> None:
        """Why a move is not allowed; of one that is, what it brings, where the game can say so."""
        match, game = self.match, self.match.game
        action = game.parse(match.state, text)
        game.check(match.state, action)
        self.console.print(self.say("cli-allowed"))
        brings = game.explain(match.view(match.to_act), action)
        if brings is not None:
            self.console.print(f"[dim]  {escape(translate(brings, self.language))}[/]")

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        while not self.match.over:
            seat = self.match.to_act
            if seat in self.bots:
                player = having_seen(self.bots[seat], self.match, seat)
                self.match.play(seat, player.choose(self.match.view(seat), self.choices))
            else:
                self.turn(seat)
        self.tell()

    def summary(self) -> None:
        if not self.match.over:
            return
        self.console.print()
        self.console.print(picture(self.match, View(self.match.state), self.language))
        self.console.print()
        for line in ending(self.match, self.language):
            self.console.print(line)


def seated(given: str | None, seats: int) -> list[str]:
    """Who sits where: you at the first seat and greedy bots elsewhere, unless told."""
    players = [name.strip().lower() for name in given.split(",")] if given else [YOU] + ["greedy"] * (seats - 1)
    for name in players:
        if name != YOU and not is_name(name):
            raise UnknownBot(name, [YOU, *NAMES])
    if len(players) != seats:
        raise InvalidSeats(f"--players: found {len(players)} players, expected {seats}, one for each seat")
    return players


def begin(game: Game, given: argparse.Namespace, players: list[str]) -> Match:
    """A new match on verifiable dice, or on seeded ones if a seed is given."""
    dice = KeyedDice() if given.seed is None else FastDice.of(given.seed, 0)
    people = [seat for seat, name in enumerate(players, start=1) if name == YOU]
    language = of_terminal(given.lang)
    bots = [seat for seat, name in enumerate(players, start=1) if name != YOU]
    called = distinct(say(language, f"bot-{players[seat - 1]}-name") for seat in bots)
    names = dict(zip(bots, called, strict=True))
    for number, seat in enumerate(people, start=1):
        names[seat] = (
            say(language, "cli-you-number", number=number) if len(people) > 1 else say(language, "cli-you")
        )
    match = Match(game, len(players), read_options(given.option), dice, names)
    match.date = datetime.date.today().isoformat()
    return match


def resume(game: Game, given: argparse.Namespace) -> Match:
    """Go on with a saved match, on fresh dice: the file of an unfinished match does not tell its seed."""
    replay = read(read_text(given.load))
    match = replay.match
    if match.game is not game:
        raise ViharaError(f"--load: found a match of {match.game.key}, expected one of {game.key}")
    if match.over:
        raise ViharaError("--load: found a match that is over; 'vihara replay' shows it")
    match.dice = KeyedDice()
    match.seed = match.seed_hash = None
    match.go_on()
    return match


def run(given: argparse.Namespace) -> int:
    """Play; a player who leaves early keeps the file if `--save` was given."""
    console = Console(highlight=False)
    language = of_terminal(given.lang)
    game = load(given.game)
    if given.load:
        match = resume(game, given)
        players = seated(given.players, match.seats)
    else:
        seats = given.seats or (len(given.players.split(",")) if given.players else game.seats[0])
        players = seated(given.players, seats)
        with console.status(say(language, "cli-ready")):
            match = begin(game, given, players)
    if match.seed and given.seed is None:
        console.print(f"[dim]{escape(say(language, 'cli-dice', hash=match.committed()))}[/]")
    table = Table(match, players, given.seed, console, language)
    try:
        table.play()
    except Quit:
        console.print()
    table.summary()
    if given.save:
        write_text(given.save, write(match))
        console.print(table.say("cli-saved", file=given.save))
        if match.over and match.seed:
            console.print(f"[dim]{table.say('cli-verify')}[/]")
    sys.stdout.flush()
    return 0
