"""What a player with a memory knows in Mandala: what the opponent claimed into its cup, how likely every hand of
the opponent is, and every pair of cards dealt into that cup.

There are 3,003 hands of up to eight cards by color, and 21 pairs: so each keeps its exact weight with each.
Whatever moves in the open changes the weights as Bayes' rule says: a card turned up was in the deck, a card that
the opponent draws is any of the deck, and a decision tells how likely the opponent decides so with each hand.
The opponent is taken to decide as the bot itself would. M-U4 hides nothing else: what goes into a closed cup is
seen while it is claimed.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.core.chance import below
from vihara.core.compiled import rules
from vihara.core.memory import BY_CHANCE, Memory, Remembered
from vihara.core.record import OVER, View, copy
from vihara.games.mandala.components import HAND_LIMIT
from vihara.games.mandala.knowledge import evaluate
from vihara.games.mandala.rules import BUILD, CLAIM, GROW, MOST_ACTIONS, PASS, REDRAW, apply, legal
from vihara.games.mandala.state import EMPTY, WHOLE, cards, count, size
from vihara.games.mandala.view import unseen

_COLORS = 6
_BASE = HAND_LIMIT + 1
_DEALT = 2
TEMPERATURE = 2.0
"""A decision worth so many points less is a third as likely."""
CARELESS = 0.1
"""The share of decisions that follow no reason."""


def _piles(number: int) -> list[tuple[int, ...]]:
    """All piles of exactly so many cards, by color."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(_COLORS - 1):
        found = [(*one, more) for one in found for more in range(number - sum(one) + 1)]
    return [(*one, number - sum(one)) for one in found]


def _word(pile: tuple[int, ...]) -> int:
    return sum(more << (8 * color) for color, more in enumerate(pile))


def _rank(pile: tuple[int, ...]) -> int:
    return sum(more * _BASE**color for color, more in enumerate(pile))


_ALL_HANDS = [pile for number in range(HAND_LIMIT + 1) for pile in _piles(number)]
HANDS = np.array([_word(pile) for pile in _ALL_HANDS], np.uint64)
"""Every hand, as a word; few cards first."""
_STEP = np.array([_BASE**color for color in range(_COLORS)], np.int64)
_RANK = np.array([_rank(pile) for pile in _ALL_HANDS], np.int64)
CUPS = np.array([_word(pile) for pile in _piles(_DEALT)], np.uint64)
"""Every pair of cards dealt into a cup."""
BELIEF = np.dtype(
    (
        np.record,
        [
            ("weights", "f8", (len(HANDS), len(CUPS))),  # how likely each hand is with each pair in the cup
            ("claimed", "u8"),  # what the opponent has put into its cup before everybody's eyes
            ("begun", "i8"),  # whether the deal was seen
        ],
    )
)
_FINE = 1 << 31
"""So many parts of a whole are told apart where a world is drawn."""


@rules
def hidden_in(views: Any) -> Any:
    """The cards that a view does not show anywhere: the opponent's hand, the two in its cup, the deck."""
    return unseen(views[0])


@rules
def ways(pile: Any, among: Any) -> float:
    """In how many ways the cards of a pile can be taken from others; none if they are not all there."""
    product = 1.0
    for color in range(_COLORS):
        wanted, there = count(pile, color), count(among, color)
        if wanted > there:
            return 0.0
        for k in range(wanted):
            product *= (there - k) / (k + 1.0)
    return product


@rules
def left_of(hidden: Any, hand: Any, cup: Any) -> Any:
    """The deck, if hand and cup are these; and whether that can be."""
    for color in range(_COLORS):
        if count(hand, color) + count(cup, color) > count(hidden, color):
            return EMPTY, False
    return hidden - hand - cup, True


@rules
def begin(hidden: Any, number: Any, weights: Any) -> None:
    """The weights before anything is known but the cards themselves."""
    for k in range(len(HANDS)):
        for c in range(len(CUPS)):
            weights[k, c] = 0.0
            if size(HANDS[k]) == number:
                deck, possible = left_of(hidden, HANDS[k], CUPS[c])
                if possible:
                    weights[k, c] = ways(HANDS[k], hidden) * ways(CUPS[c], deck + CUPS[c])
    normalize(weights)


@rules
def normalize(weights: Any) -> None:
    """Let the weights add up to one."""
    total = weights.sum()
    if total > 0.0:
        weights /= total


@rules
def shown(hidden: Any, color: Any, weights: Any) -> None:
    """A card of the deck was seen: what puts more such cards into the deck is likelier."""
    for k in range(len(HANDS)):
        for c in range(len(CUPS)):
            if weights[k, c] > 0.0:
                deck, possible = left_of(hidden, HANDS[k], CUPS[c])
                weights[k, c] *= count(deck, color) if possible else 0
    normalize(weights)


@rules
def drawn(hidden: Any, place: Any, weights: Any) -> None:
    """The opponent drew a card of the deck, unseen."""
    before = weights.copy()
    weights[:] = 0.0
    for k in range(len(HANDS)):
        for c in range(len(CUPS)):
            if before[k, c] > 0.0:
                deck, possible = left_of(hidden, HANDS[k], CUPS[c])
                if possible:
                    for color in range(_COLORS):
                        number = count(deck, color)
                        if number > 0:
                            weights[place[_RANK[k] + _STEP[color]], c] += before[k, c] * number
    normalize(weights)


@rules
def decided(views: Any, opponent: Any, action: Any, place: Any, weights: Any) -> None:
    """The opponent decided: hands that would have decided so are likelier; what was played has left the hand.

    How it would decide is taken not to depend on the two cards in its cup; claims are taken to tell nothing.
    """
    if action >= CLAIM:
        return
    color, number = 0, 1
    if action < GROW:
        color = (action - BUILD) % _COLORS
    elif action < REDRAW:
        color, number = (action - GROW) // 7 % _COLORS, (action - GROW) % 7 + 1
    else:
        color, number = (action - REDRAW) // 8, (action - REDRAW) % 8 + 1
    world, trial = np.empty(1, views.dtype), np.empty(1, views.dtype)
    actions, worths = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS)
    for k in range(len(HANDS)):
        if weights[k].sum() == 0.0:
            continue
        if count(HANDS[k], color) < number:
            weights[k] = 0.0
            continue
        world[0] = views[0]
        world[0].viewer = WHOLE
        world[0].hand_word[opponent] = HANDS[k]
        world[0].dealt_word[opponent] = EMPTY
        choices = legal(world, 0, actions)
        best, mine = -1.0e9, -1
        for n in range(choices):
            trial[0] = world[0]
            apply(trial, 0, actions[n])
            worths[n] = evaluate(trial, 0, opponent)
            best = max(best, worths[n])
            if actions[n] == action:
                mine = n
        if mine < 0:
            weights[k] = 0.0
            continue
        whole = 0.0
        for n in range(choices):
            whole += math.exp((worths[n] - best) / TEMPERATURE)
        likely = math.exp((worths[mine] - best) / TEMPERATURE) / whole
        weights[k] *= (1.0 - CARELESS) * likely + CARELESS / choices
    before = weights.copy()
    weights[:] = 0.0
    played = number * _STEP[color]
    for k in range(len(HANDS)):
        if before[k].sum() > 0.0:
            weights[place[_RANK[k] - played]] += before[k]
    normalize(weights)


@rules
def deal(views: Any, opponent: Any, hidden: Any, ranks: Any, worlds: Any) -> None:
    """Write worlds with the hands and cups of these ranks; the deck has the rest."""
    for w in range(len(worlds)):
        worlds[w] = views[0]
        hand, cup = HANDS[ranks[w] // len(CUPS)], CUPS[ranks[w] % len(CUPS)]
        worlds[w].hand_word[opponent] = hand
        worlds[w].dealt_word[opponent] = cup
        worlds[w].deck_word = hidden - hand - cup
        worlds[w].viewer = WHOLE


@rules
def claimed(views: Any, opponent: Any, action: Any, after: Any) -> Any:
    """The cards that a claim of the opponent put into its cup."""
    if action < CLAIM or action >= PASS:
        return EMPTY
    return cards(action - CLAIM, size(after[0].cup_word[opponent]) - size(views[0].cup_word[opponent]))


@rules
def recall(known: Any, i: int, opponent: Any, claims: Any) -> None:
    """Put the cards that one remembers into the opponent's cup."""
    known[i].cup_word[opponent] = claims


@rules
def places() -> Any:
    """Where each hand stands in HANDS, by its rank; made when it is wanted, as it is large and mostly empty."""
    found = np.empty(_BASE**_COLORS, np.int16)
    for k in range(len(HANDS)):
        found[_RANK[k]] = k
    return found


@rules
def note(beliefs: Any, i: int, seat: int, befores: Any, j: int, action: int, afters: Any, k: int) -> None:
    """See one step: a decision, or chance that moves one card."""
    opponent = 1 - seat
    there, belief = afters[k], beliefs[i]
    if there.to_act == OVER:
        return  # all is shown
    if belief.begun == 0:
        if size(there.dealt_word[opponent]) == _DEALT and there.to_act >= 0:
            begin(unseen(there), size(there.hand_word[opponent]), belief.weights)
            belief.begun = 1
        return
    known = np.empty(2, befores.dtype)
    known[0], known[1] = befores[j], afters[k]
    recall(known, 0, opponent, belief.claimed)
    recall(known, 1, opponent, belief.claimed)
    if action != BY_CHANCE:
        if befores[j].to_act == opponent:
            decided(known[:1], opponent, action, places(), belief.weights)
            belief.claimed += claimed(befores[j : j + 1], opponent, action, afters[k : k + 1])
        return
    was = known[0]
    if size(there.deck_word) >= size(was.deck_word):
        return  # the discard pile has become the deck
    hidden = unseen(was)
    if size(there.hand_word[opponent]) > size(was.hand_word[opponent]):
        drawn(hidden, places(), belief.weights)
        return
    gone = hidden - unseen(known[1])
    for color in range(_COLORS):
        if count(gone, color) > 0:
            shown(hidden, color, belief.weights)
            return


@rules
def imagine(beliefs: Any, i: int, seat: int, views: Any, j: int, worlds: Any, dice: Any) -> int:
    """Worlds as likely as they are believed; none if what happened could not be."""
    opponent, belief = 1 - seat, beliefs[i]
    weights = belief.weights
    sums = np.empty(len(HANDS) * len(CUPS))
    total = 0.0
    for k in range(len(HANDS)):
        for c in range(len(CUPS)):
            total += weights[k, c]
            sums[k * len(CUPS) + c] = total
    if belief.begun == 0 or not total > 0.0:
        return 0
    if size(views[j].cup_word[opponent]) != size(belief.claimed):
        return 0
    known = np.empty(1, views.dtype)
    known[0] = views[j]
    recall(known, 0, opponent, belief.claimed)
    ranks = np.empty(len(worlds), np.int64)
    for w in range(len(worlds)):
        wanted = below(dice, _FINE) / _FINE * total
        low, high = 0, len(sums) - 1
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        ranks[w] = low
    deal(known, opponent, unseen(known[0]), ranks, worlds)
    return len(worlds)


class Belief(Remembered):
    """What one seat believes, from what it sees happen."""

    memory = Memory(BELIEF, note, imagine)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """How likely each hand and each pair in the cup are."""
        found: npt.NDArray[np.float64] = self.record["weights"][0]
        return found

    @property
    def claimed(self) -> Any:
        """What the opponent has put into its cup before everybody's eyes."""
        return self.record["claimed"][0]

    def recalled(self, view: View) -> View:
        """A view with the cards that one remembers in the opponent's cup."""
        known = copy(view)
        recall(known, 0, 1 - self.seat, self.claimed)
        return known
