"""What a match file proves about its dice: `vihara verify`, and the draws for others to check themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from vihara.core.chance import FastDice, KeyedDice, choose, dice_of_seed, seed_hash
from vihara.core.errors import InvalidFile, Unverifiable
from vihara.core.game import CHANCE
from vihara.core.match import Match
from vihara.core.options import RANDOM, Options
from vihara.core.replay import read
from vihara.core.saying import Saying
from vihara.core.shares import ABSENT, BOT, WITHHELD, common_key, share_hash


@dataclass(frozen=True)
class Draw:
    """A chance action: its line, the weights of what could have happened, which of them it was, and its text."""

    line: int
    weights: tuple[int, ...]
    given: int
    text: str


@dataclass(frozen=True)
class Verification:
    """All outcomes came from the seed; what else is proven, and what is not."""

    draws: int
    keyed: bool
    """A real key was committed to, not the seed of a simulation."""
    hash: str
    shares: tuple[str, ...]
    """What each seat added; nothing where one side alone chose the key."""
    first: int | None
    """The seat that was drawn to begin."""
    skipped: int
    """Outcomes at the beginning that came from other dice."""
    finished: bool
    early: str | None
    """How the match was ended before its end: agreed, resign or timeout."""

    def sentences(self) -> Iterator[Saying]:
        """What is proven and what is not, for people."""
        if not self.keyed:
            fast = "verified: all {draws} chance outcomes came from the seed (fast dice, as simulations use them)"
            yield Saying("verify-fast", fast, draws=self.draws)
        elif self.shares:
            both = (
                "verified: the seed matches its hash, and all {draws} chance outcomes came from it and from what "
                "the seats added"
            )
            yield Saying("verify-shared", both, draws=self.draws)
        else:
            keyed = "verified: the seed matches its hash, and all {draws} chance outcomes came from it"
            yield Saying("verify-keyed", keyed, draws=self.draws)
        if self.skipped:
            skipped = "the first {number} chance outcomes came from other dice: they were not checked"
            yield Saying("verify-skipped", skipped, number=self.skipped)
        if self.first is not None:
            yield Saying("verify-first", "seat {seat} was drawn to begin, from the same dice", seat=self.first)
        if self.keyed:
            yield Saying(
                "verify-compare", "the hash to compare with the one that was shown: {hash}", hash=self.hash
            )
        yield from (self._share(seat, share) for seat, share in enumerate(self.shares, start=1))
        if not self.shares:
            yield Saying("verify-alone", "one side alone chose the seed: it could have tried several")
        if not self.finished:
            yield Saying("verify-unfinished", "the match is not over in this file: its end may have been cut off")
        if self.early:
            yield Saying(
                "verify-early", "the match was ended early: nothing proves that this was meant, or by whom"
            )
        nothing = (
            "not proven: names, dates, who made which move, why a seat added nothing, and that nothing is missing "
            "at the end"
        )
        yield Saying("verify-nothing", nothing)

    def _share(self, seat: int, share: str) -> Saying:
        if share == BOT:
            return Saying("verify-bot", "seat {seat} is a bot: its share follows from the hash", seat=seat)
        if share == ABSENT:
            absent = "seat {seat} promised no share in time: its share follows from the hash"
            return Saying("verify-absent", absent, seat=seat)
        if share == WITHHELD:
            withheld = "seat {seat} did not open the share it had promised: it may have chosen between two deals"
            return Saying("verify-withheld", withheld, seat=seat)
        added = "seat {seat} added a share; its hash to compare: {hash}"
        return Saying("verify-share", added, seat=seat, hash=share_hash(share))


def dice_of(match: Match) -> KeyedDice | FastDice:
    """The dice of a match whose seed is known."""
    assert match.seed is not None
    dice = dice_of_seed(match.seed)
    return KeyedDice(common_key(match.seed, match.shares)) if match.shares else dice


@dataclass
class _Verifier:
    """A second match beside the one being read, on dice made from the seed."""

    rows: list[str]
    dice: KeyedDice | FastDice | None = None
    followed: int = 0
    draws: list[Draw] = field(default_factory=list)

    def begin(self, match: Match) -> None:
        if match.seed is None:
            missing = "the file has no [seed …] line; the seed is written once the match is over"
            raise Unverifiable(Saying("file-no-seed", missing))
        if match.seed_hash is None:
            missing = "the file has no [seed-hash …] line to hold the seed against"
            raise Unverifiable(Saying("file-no-hash", missing))
        if seed_hash(match.seed) != match.seed_hash:
            right = "[seed-hash {hash}], the hash of the seed"
            raise self._wrong("[seed-hash", Saying("file-hash", right, hash=seed_hash(match.seed)))
        if match.shares and match.seed.startswith("fast-"):
            raise self._wrong("[seed ", Saying("file-digits", "64 hexadecimal digits"))
        self.dice = dice_of(match)
        if match.first_drawn:
            self._check_first(match)
        self.again = Match(match.game, match.seats, match.options, version=match.version)

    def _check_first(self, match: Match) -> None:
        """Who begins was drawn: from the same dice, before everything else."""
        assert self.dice is not None
        seat = first_drawn(match, self.dice)
        if getattr(match.options, "first", None) != seat:
            raise self._wrong(
                "[drawn", Saying("file-first-drawn", "seat {seat} to begin, as the seed gives it", seat=seat)
            )

    def _wrong(self, header: str, expected: Saying) -> InvalidFile:
        number = next(n for n, row in enumerate(self.rows, 1) if row.strip().lower().startswith(header))
        return InvalidFile(number, self.rows[number - 1].strip(), expected)

    def follow(self, match: Match, number: int, line: str) -> None:
        """Compare what a line brought with what the seed gives; pieces of one line may stand in any order."""
        if self.dice is None:
            self.begin(match)
        assert self.dice is not None
        game, found, drawn = match.game, [], []
        for act in match.log[self.followed :]:
            if self.again.to_act == CHANCE and (act.seat or act.action is None):
                # The match cannot have gone on, or been ended, before chance had spoken.
                raise InvalidFile(
                    number, line, _given(match, [self._text(game.draw(self.again.state, self.dice))])
                )
            if act.action is None:
                continue
            if act.seat:
                self.again.play(act.seat, act.action)
                continue
            if len(self.draws) < match.seed_from:
                self.draws.append(Draw(number, (), 0, act.text))
                self.again.chance(act.action)
                continue
            outcomes = game.chance(self.again.state)
            action = choose(self.dice, outcomes)
            text = self._text(action)
            place = [outcome for outcome, _ in outcomes].index(action)
            self.draws.append(Draw(number, tuple(weight for _, weight in outcomes), place, text))
            drawn.append(text)
            found.append(act.text)
            self.again.chance(action)
        self.followed = len(match.log)
        if sorted(found) != sorted(drawn):
            raise InvalidFile(number, line, _given(match, drawn))

    def _text(self, action: int) -> str:
        return self.again.game.name(self.again.state, action)

    def end(self, match: Match, number: int) -> None:
        """A file that stops where chance is to speak has lost its end."""
        assert self.dice is not None
        if match.to_act == CHANCE and not match.over:
            text = self._text(self.again.game.draw(self.again.state, self.dice))
            raise InvalidFile(number, Saying("file-end", "the end of the file"), _given(match, [text]))
        if match.seed_from > len(self.draws):  # else a line would do to leave everything unchecked
            raise self._wrong(
                "[seed-from", Saying("file-from", "the number of chance outcomes that came from other dice")
            )


def _given(match: Match, drawn: list[str]) -> Saying:
    if not any(drawn):
        return Saying("file-given-nothing", "no such chance line, as the seed gives it")
    drawn = [text for text in drawn if text]
    given = "{found!r}, as the seed gives it"
    return Saying("file-given", given, found=" ".join(match.game.join(drawn)))


def first_drawn(match: Match, dice: KeyedDice | FastDice) -> int | None:
    """The seat that the dice give where who begins is drawn; None in a game where nobody is first."""
    if not hasattr(match.options, "first"):
        return None
    asked: Options = replace(match.options, first=RANDOM)  # type: ignore[call-arg]
    return int(getattr(match.game.settle(match.seats, asked, dice.apart(), match.version), "first", 0))


def verify(text: str) -> Verification:
    """Prove that every chance outcome came from the file's seed; InvalidFile names the first line that did not."""
    return prove(text)[0]


def prove(text: str) -> tuple[Verification, list[Draw]]:
    """The same, with every draw, so that others can check it with a program of their own."""
    verifier = _Verifier(text.lstrip("\ufeff").split("\n"))
    replay = read(text, follow=verifier.follow)
    match = replay.match
    if replay.cut:
        raise replay.cut
    verifier.end(match, len(verifier.rows) - (verifier.rows[-1] == ""))
    early = match.log[-1].how if match.ended else None
    proven = Verification(
        draws=len(verifier.draws) - match.seed_from,
        keyed=isinstance(verifier.dice, KeyedDice),
        hash=match.committed(),
        shares=match.shares,
        first=getattr(match.options, "first", None) if match.first_drawn else None,
        skipped=match.seed_from,
        finished=match.over,
        early=early,
    )
    return proven, verifier.draws
