"""What a match file proves about its dice, and what it takes to be found out."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import vihara
from vihara.arena.simulation import play_match
from vihara.core.chance import KeyedDice
from vihara.core.errors import InvalidFile, Unverifiable
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.proof import prove, verify
from vihara.core.replay import read, write
from vihara.core.shares import common_key, derived_share

GAME = load("mandala")
SEED = bytes(range(32)).hex()
SHARES = ("11" * 32, "22" * 32)
CASES: dict[str, Any] = json.loads((Path(__file__).parent / "fair-dice.json").read_text(encoding="utf-8"))
"""Read by the tests of the browser's part, too."""


def played(match: Match, most: int = 1000) -> Match:
    """Play on, whatever it is."""
    while not match.over and match.plies < most:
        match.play(match.to_act, match.legal()[match.plies % len(match.legal())])
    return match


def keyed_match() -> str:
    """A finished match whose seed one side chose."""
    return write(played(Match(GAME, 2, {}, KeyedDice(bytes.fromhex(SEED)))))


@cache
def shared_match(shares: tuple[str, ...] = SHARES, first: int | str = "random") -> str:
    """A finished match to whose dice the seats have added."""
    match = Match(GAME, 2, {"first": first}, KeyedDice(common_key(SEED, shares)))
    match.seed, match.shares = SEED, shares
    return write(played(match))


def play_text() -> str:
    """A finished match on the dice of simulations."""
    return write(play_match(GAME, 2, {"first": 2}, ["random", "greedy"], 5, 0))


def without(text: str, *beginnings: str) -> str:
    """The file without the lines that begin so."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(beginnings))


def said(text: str) -> str:
    return "\n".join(verify(text).sentences())


def test_a_true_match_verifies() -> None:
    """Keyed and fast dice alike, also with the pieces of a line in another order."""
    assert verify(play_text()).keyed is False
    text = keyed_match()
    assert verify(text).keyed
    lines = text.splitlines()
    index = next(n for n, line in enumerate(lines) if line.startswith("! hand 1"))
    words = lines[index].split()
    lines[index] = " ".join(words[:3] + words[:2:-1])
    assert verify("\n".join(lines) + "\n").keyed


@pytest.mark.parametrize("seed", [None, 3])
def test_a_random_first_seat_leaves_the_dice_provable(seed: int | None) -> None:
    """Who begins is chosen apart from the match's own draws."""
    match = vihara.new_match("mandala", seed=seed, first="random")
    while not match.over:
        match.play(match.to_act, match.legal()[0])
    assert verify(write(match)).draws > 20


def test_a_changed_outcome_is_found_with_its_line() -> None:
    """Swapping a dealt card for another, consistently enough to replay, is named with its line."""
    text = keyed_match()
    lines = text.splitlines()
    index = next(n for n, line in enumerate(lines) if line.startswith("! cup 2"))
    lines[index] = "! cup 2 red red" if lines[index] != "! cup 2 red red" else "! cup 2 black black"
    changed = [line for line in lines if not line.startswith("[result")]
    with pytest.raises(InvalidFile, match="as the seed gives it") as wrong:
        verify("\n".join(changed) + "\n")
    assert changed[wrong.value.line - 1].startswith("! cup 2")


def test_a_foreign_seed_is_found() -> None:
    """The seed must have the hash that was shown."""
    text = keyed_match()
    other = bytes(31) + b"\x01"
    with pytest.raises(InvalidFile, match="the hash of the seed"):
        verify(text.replace(bytes(range(32)).hex(), other.hex()))


def test_a_file_without_seed_cannot_be_verified() -> None:
    """Neither a running match nor one without its hash."""
    with pytest.raises(Unverifiable, match="seed"):
        verify(without(keyed_match(), "[seed "))
    text = keyed_match()
    hashed = next(line for line in text.splitlines() if line.startswith("[seed-hash"))
    with pytest.raises(Unverifiable, match="seed-hash"):
        verify(text.replace(hashed + "\n", ""))


# -- Shares ---------------------------------------------------------------------------------------------------


def test_the_key_is_made_as_the_notation_says() -> None:
    """HKDF-SHA256 written out: extract with the label, expand with the shares in the order of the seats."""
    commitment = hashlib.sha256(bytes.fromhex(SEED)).digest()
    derived = hashlib.sha256(b"vihara/share/1" + commitment + b"\x02").digest()
    assert derived_share(commitment.hex(), 2) == derived
    for word in ("bot", "absent", "withheld"):
        between = hmac.digest(b"vihara/dice/1", bytes.fromhex(SEED), "sha256")
        key = hmac.digest(between, bytes.fromhex(SHARES[0]) + derived + b"\x01", "sha256")
        assert common_key(SEED, (SHARES[0], word)) == key


def test_shares_of_all_seats_verify() -> None:
    """And the one who was drawn to begin; the hashes to compare are told, and what is not proven."""
    found = verify(shared_match())
    assert (found.keyed, found.shares, found.finished, found.early) == (True, SHARES, True, None)
    assert found.first in (1, 2)
    told = said(shared_match())
    assert found.hash == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    for hashed in (found.hash, *(hashlib.sha256(bytes.fromhex(share)).hexdigest() for share in SHARES)):
        assert hashed in told
    assert "not proven: names" in told
    assert "one side alone" not in told
    assert read(shared_match()).match.shares == SHARES
    assert write(read(shared_match()).match) == shared_match()


@pytest.mark.parametrize("word", ["bot", "absent", "withheld"])
def test_a_seat_that_adds_nothing_is_named(word: str) -> None:
    """Its share is derived, and the sentence says why."""
    text = shared_match((SHARES[0], word))
    assert f"[share 2 {word}]" in text
    expected = {"bot": "seat 2 is a bot", "absent": "promised no share", "withheld": "between two deals"}[word]
    assert expected in said(text)


def _swapped(text: str) -> str:
    one, other = (f"[share {seat} {share}]" for seat, share in enumerate(SHARES, start=1))
    return text.replace(one, f"[share 1 {SHARES[1]}]").replace(other, f"[share 2 {SHARES[0]}]")


@pytest.mark.parametrize(
    "forge",
    [
        lambda text: text.replace(SHARES[0], "13" * 32),
        _swapped,
        lambda text: text.replace(f"[share 1 {SHARES[0]}]", "[share 1 absent]"),
        lambda text: text.replace(f"[share 2 {SHARES[1]}]", "[share 2 withheld]"),
        lambda text: without(text, "[share"),
    ],
    ids=["forged", "swapped", "dropped", "withheld", "all dropped"],
)
def test_a_changed_share_is_found(forge: Any) -> None:
    """Other shares give other dice: the first line that does not come from them is named."""
    text = without(shared_match(), "[drawn", "[result")
    assert verify(text).draws > 20
    with pytest.raises(InvalidFile, match="as the seed gives it") as wrong:
        verify(forge(text))
    assert wrong.value.found.startswith("!")


def test_who_begins_is_drawn_from_the_same_dice() -> None:
    """Another seat than the drawn one is found, whatever the rest of the file says."""
    drawn = verify(shared_match()).first
    assert "[drawn first]" in shared_match()
    other = 3 - (drawn or 0)
    chosen = shared_match(first=other)
    assert verify(chosen).first is None
    forged = chosen.replace("[seed ", "[drawn first]\n[seed ")
    with pytest.raises(InvalidFile, match=f"seat {drawn} to begin, as the seed gives it"):
        verify(forged)


def test_shares_come_for_every_seat_or_not_at_all() -> None:
    """A missing line, a seat there is not, and what is no share are refused with their line."""
    text = shared_match()
    for wrong, expected in (
        (without(text, "[share 2"), "for each of the 2 seats"),
        (text.replace("[share 2", "[share 3"), "a seat from 1 to 2"),
        (text.replace("[share 2", "[share 01"), "each header once"),
        (text.replace(SHARES[1], "22"), "64 hexadecimal digits, or bot, absent or withheld"),
        (text.replace("[drawn first]", "[drawn last]"), "[drawn first]"),
        (text.replace("[drawn first]", "[seed-from 0]"), "came from other dice"),
    ):
        with pytest.raises(InvalidFile) as refused:
            read(wrong)
        assert expected in refused.value.sentence


def test_a_match_that_was_gone_on_with_is_checked_from_there() -> None:
    """What came from other dice is counted and not checked; the rest is."""
    begun = played(Match(GAME, 2, {}, KeyedDice(bytes(32))), 9)
    match = read(without(write(begun), "[seed")).match
    before = sum(entry.seat == 0 for entry in match.log)
    match.dice, match.seed = KeyedDice(common_key(SEED, SHARES)), SEED
    match.seed_from, match.shares = before, SHARES
    text = write(played(match))
    found = verify(text)
    assert found.skipped == before > 0
    assert found.draws > 20
    assert f"the first {before} chance outcomes came from other dice" in said(text)
    with pytest.raises(InvalidFile, match="as the seed gives it"):
        verify(without(text, "[seed-from", "[result"))
    with pytest.raises(InvalidFile, match="came from other dice"):  # more than there are: nothing would be checked
        verify(text.replace(f"[seed-from {before}]", "[seed-from 1000]"))


# -- The end of a file ----------------------------------------------------------------------------------------


@cache
def fallen_tower() -> str:
    """A match that ends with a fall."""
    game = load("menara")
    match = Match(game, 1, {}, KeyedDice(bytes([3]) * 32))
    while not match.over:
        legal = match.legal()
        match.play(1, legal[(7 * match.plies + 3) % len(legal)])
    text = write(match)
    assert text.splitlines()[-1].startswith("! fallen")
    return text


def _cut(text: str, lines: int, *more: str) -> str:
    """The file without its result and its last lines, and with other ones instead."""
    rows: Sequence[str] = without(text, "[result").splitlines()
    return "\n".join([*rows[: len(rows) - lines], *more]) + "\n"


def test_a_file_cut_before_its_last_fall_is_found_out() -> None:
    """Nothing fell, such a file would say by silence; the seed says what did. So it does if an end is invented."""
    assert verify(fallen_tower()).finished
    for cut in (_cut(fallen_tower(), 1), _cut(fallen_tower(), 1, "agreed"), _cut(fallen_tower(), 1, "1 resign")):
        with pytest.raises(InvalidFile, match=r"! fallen .* as the seed gives it"):
            verify(cut)


@pytest.mark.parametrize("end", [(), ("agreed",), ("1 resign",), ("2 timeout",)])
def test_a_file_cut_before_chance_has_spoken_is_found_out(end: tuple[str, ...]) -> None:
    """No match stops, or is ended, where something is to be drawn."""
    rows = shared_match().splitlines()
    last = max(n for n, line in enumerate(rows) if line.startswith("!"))
    with pytest.raises(InvalidFile, match="as the seed gives it"):
        verify(_cut(shared_match(), len(rows) - last, *end))


def test_what_a_cut_between_moves_leaves_open_is_said() -> None:
    """Nothing proves that a match had no more moves, or that its early end was meant."""
    rows = shared_match().splitlines()
    last = max(n for n, line in enumerate(rows) if line.startswith("!"))
    cut = _cut(shared_match(), len(rows) - last - 1)
    assert not verify(cut).finished
    assert "may have been cut off" in said(cut)
    ended = _cut(shared_match(), len(rows) - last - 1, "agreed")
    assert verify(ended).early == "agreed"
    assert "nothing proves that this was meant" in said(ended)


def test_one_side_alone_is_said() -> None:
    """A match of the library or the command line: whoever chose the key could have tried several."""
    assert "one side alone chose the seed" in said(keyed_match())
    assert "fast dice" in said(play_text())


# -- For other programs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES["keys"], ids=lambda case: case["name"])
def test_keys_and_blocks_are_those_of_the_fixtures(case: dict[str, Any]) -> None:
    """The browser's part reads the same file."""
    assert hashlib.sha256(bytes.fromhex(case["seed"])).hexdigest() == case["hash"]
    assert common_key(case["seed"], case["shares"]).hex() == case["key"]
    dice = KeyedDice(bytes.fromhex(case["key"]))
    assert [dice.block(number).hex() for number in range(len(case["blocks"]))] == case["blocks"]
    assert 1 + dice.apart().below(len(case["shares"])) == case["first"]


@pytest.mark.parametrize("case", CASES["files"], ids=lambda case: case["name"])
def test_files_verify_or_not_as_the_fixtures_say(case: dict[str, Any]) -> None:
    """And their draws are those that the server tells the page."""
    if not case["true"]:
        with pytest.raises(InvalidFile):
            verify(case["file"])
        return
    found, draws = prove(case["file"])
    assert found.draws == sum(bool(weights) for weights, _ in case["draws"])
    assert [[list(draw.weights), draw.given] for draw in draws] == case["draws"]
