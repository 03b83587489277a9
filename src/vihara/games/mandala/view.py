"""Hiding in Mandala: what a seat sees, what it learns of an event, and worlds that look the same to it.

M-U4: hidden are the opponent's hand, the two cards dealt into the opponent's cup, and which cards are in the
deck; everything else is public, also what was claimed into a cup, as both saw it. What is not copied here stays
hidden. A view does not remember more than the table shows: that the deck consists, right after the reshuffle,
of just the cards that had been discarded is for a player (or a bot) with a memory to conclude from the log.
"""

from __future__ import annotations

from typing import Any

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.event import Event
from vihara.games.mandala.components import CARDS_OF_A_COLOR
from vihara.games.mandala.state import (
    ENDED,
    ONE_EACH,
    UNKNOWN,
    WHOLE,
    U,
    card_at,
    cards,
    kinds,
    size,
)

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
        v.cup_word[owner] = s.cup_word[owner]
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
def deal_unseen(pile: Any, rest: Any, dice: Any) -> Any:
    """Replace the face-down cards of a pile by cards drawn from the rest, without looking at its order."""
    number = size(pile) - size(pile & _FACE_UP)
    pile &= _FACE_UP
    for _ in range(number):
        color, _rank = card_at(rest, below(dice, size(rest)))
        rest -= cards(color, 1)
        pile += cards(color, 1)
    return pile, rest


@rules
def resample(views: Any, j: int, states: Any, i: int, dice: Any) -> None:
    """Write into `states[i]` a state that looks like `views[j]`: the unseen cards dealt anew, each deal of them
    as likely as it is with shuffled cards.
    """
    states[i] = views[j]
    s = states[i]
    rest = unseen(s)
    for owner in range(2):
        s.hand_word[owner], rest = deal_unseen(s.hand_word[owner], rest, dice)
        s.dealt_word[owner], rest = deal_unseen(s.dealt_word[owner], rest, dice)
    s.deck_word = rest
    s.viewer = WHOLE


# -- Events ---------------------------------------------------------------------------------------------------

PUBLIC = {
    "build": frozenset({"seat", "mandala", "color"}),
    "grow": frozenset({"seat", "mandala", "color", "number"}),
    "redraw": frozenset({"seat", "color", "number"}),
    "claim": frozenset({"seat", "mandala", "color", "place", "cup", "discarded"}),
    "pass": frozenset({"seat"}),
    "mountain": frozenset({"mandala", "number", "cards"}),
    "hand": frozenset({"seat", "number"}),
    "cup": frozenset({"seat", "number"}),
    "reshuffle": frozenset({"number"}),
    "complete": frozenset({"mandala", "chooses"}),
    "destroyed": frozenset({"mandala"}),
    "ending": frozenset(),
    "over": frozenset({"winners", "scores", "reason"}),
}
"""The fields of each kind of event that everybody may see; nothing else is shown to others."""

_OWN = {kind: PUBLIC[kind] | {"cards"} for kind in ("hand", "cup")}
"""What the seat named in the event sees of it."""
_NOTHING: frozenset[str] = frozenset()


def redact(event: Event, seat: int | None) -> Event:
    """What a seat (from 0; None is a spectator) learns of an event."""
    kind = event.kind
    mine = kind in _OWN and seat is not None and event.fields.get("seat") == seat + 1
    return event.only(_OWN[kind] if mine else PUBLIC.get(kind, _NOTHING))
