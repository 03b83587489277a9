"""Hiding in Mandala: what a seat sees, and worlds that look the same to it.

M-U4: hidden are the opponent's hand, which cards are in the opponent's cup, and which in the deck; everything else
is public. With open cups, an option, only the two cards dealt into a cup are hidden. What is not copied here stays
hidden. A view does not remember more than the table shows: which cards both saw go into a cup, or that the deck
consists, right after the reshuffle, of just the cards that had been discarded, is for a player (or a bot) with a
memory to conclude from the log. Which fields of an event a seat learns stands in `words.py`.
"""

from __future__ import annotations

from typing import Any

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.games.mandala.components import CARDS_OF_A_COLOR
from vihara.games.mandala.state import (
    EMPTY,
    ENDED,
    ONE_EACH,
    UNKNOWN,
    WHOLE,
    U,
    all_of,
    card_at,
    cards,
    kinds,
    size,
)

_FINE = 1 << 31
"""Into so many parts a draw by weight is divided."""
_FACE_UP = U(0xFFFFFFFFFFFF)
"""The slots of a pile that show a color."""


@rules
def observe(states: Any, i: int, seat: int, views: Any, j: int) -> None:
    """M-U4: write into `views[j]` what a seat sees of `states[i]`; after the end the cups are shown (M-E4)."""
    s = states[i]
    v = views[j]
    for mandala in range(2):
        v.mountain_word[mandala] = s.mountain_word[mandala]
        for owner in range(2):
            v.field_word[mandala, owner] = s.field_word[mandala, owner]
    for owner in range(2):
        v.river_word[owner] = s.river_word[owner]
        if owner == seat or s.stage == ENDED or s.open_cups:
            v.cup_word[owner] = s.cup_word[owner]
        else:
            v.cup_word[owner] = face_down(s.cup_word[owner])
        if owner == seat or s.stage == ENDED:
            v.hand_word[owner] = s.hand_word[owner]
            v.dealt_word[owner] = s.dealt_word[owner]
        else:
            v.hand_word[owner] = face_down(s.hand_word[owner])
            v.dealt_word[owner] = face_down(s.dealt_word[owner])
    v.discard_word = s.discard_word
    v.deck_word = face_down(s.deck_word)
    v.to_act = s.to_act
    v.turn = s.turn
    v.first = s.first
    v.stage = s.stage
    v.mandala = s.mandala
    v.draw_left = s.draw_left
    v.dealing = s.dealing
    v.ending = s.ending
    v.reshuffled = s.reshuffled
    v.exhausted = s.exhausted
    v.open_cups = s.open_cups
    v.viewer = seat


@rules
def face_down(pile: Any) -> Any:
    """As many cards, seen from the back."""
    return cards(UNKNOWN, size(pile))


@rules
def unseen(v: Record) -> Any:
    """The cards that a view does not show anywhere, by color."""
    seen = v.discard_word + v.deck_word
    for mandala in range(2):
        seen += v.mountain_word[mandala] + v.field_word[mandala, 0] + v.field_word[mandala, 1]
    for owner in range(2):
        seen += v.hand_word[owner] + v.cup_word[owner] + v.dealt_word[owner] + kinds(v.river_word[owner])
    return U(CARDS_OF_A_COLOR) * ONE_EACH - (seen & _FACE_UP)


@rules
def number_face_down(pile: Any) -> Any:
    """How many cards of a pile are face down."""
    return size(pile) - size(pile & _FACE_UP)


@rules
def take(number: Any, among: Any, dice: Any) -> Any:
    """So many cards drawn from others, without looking at their order."""
    taken = EMPTY
    for _ in range(number):
        color, _rank = card_at(among, below(dice, size(among)))
        among -= cards(color, 1)
        taken += cards(color, 1)
    return taken


@rules
def deal_unseen(pile: Any, rest: Any, dice: Any) -> Any:
    """Replace the face-down cards of a pile by cards drawn from the rest."""
    dealt = take(number_face_down(pile), rest, dice)
    return (pile & _FACE_UP) + dealt, rest - dealt


@rules
def combinations(number: Any, among: Any) -> float:
    """In how many ways so many cards can be chosen among others."""
    if number > among:
        return 0.0
    product = 1.0
    for k in range(number):
        product *= (among - k) / (k + 1.0)
    return product


@rules
def number_of_both(number: Any, both: Any, own: Any, theirs: Any, their_number: Any, dice: Any) -> Any:
    """How many of the cards of one cup have colors that lie in both rivers, as often as shuffled cards make it so:
    the other cup must still find its own cards.
    """
    total = 0.0
    for k in range(number + 1):
        total += combinations(k, both) * combinations(number - k, own) * combinations(their_number, theirs - k)
    left = total * below(dice, _FINE) / _FINE
    last = 0
    for k in range(number + 1):
        share = combinations(k, both) * combinations(number - k, own) * combinations(their_number, theirs - k)
        if share > 0.0:
            last = k
            if left < share:
                return k
            left -= share
    return last


@rules
def deal_cups(s: Record, rest: Any, dice: Any) -> Any:
    """Deal the cards claimed into closed cups; each has a place in its owner's river (M-X4). Returns the rest."""
    one, other = kinds(s.river_word[0]), kinds(s.river_word[1])
    number, their_number = number_face_down(s.cup_word[0]), number_face_down(s.cup_word[1])
    if number > 0:
        both, own, theirs = all_of(rest, one & other), all_of(rest, one & ~other), all_of(rest, other)
        shared = number_of_both(number, size(both), size(own), size(theirs), their_number, dice)
        s.cup_word[0] = take(shared, both, dice) + take(number - shared, own, dice)
        rest -= s.cup_word[0]
    if their_number > 0:
        s.cup_word[1] = take(their_number, all_of(rest, other), dice)
        rest -= s.cup_word[1]
    return rest


@rules
def resample(views: Any, j: int, states: Any, i: int, dice: Any) -> None:
    """Write into `states[i]` a state that looks like `views[j]`: the unseen cards dealt anew, each deal of them
    as likely as it is with shuffled cards, given that what was claimed into a cup has a place in its river.
    """
    states[i] = views[j]
    s = states[i]
    rest = deal_cups(s, unseen(s), dice)
    for owner in range(2):
        s.hand_word[owner], rest = deal_unseen(s.hand_word[owner], rest, dice)
        s.dealt_word[owner], rest = deal_unseen(s.dealt_word[owner], rest, dice)
    s.deck_word = rest
    s.viewer = WHOLE
