"""The rules of Mandala, in the order and words of the rulebook. Ids in docstrings are clauses.

Everything here is a function over one record. `apply` carries out one decision or one chance action and draws
nothing itself; cards are drawn one at a time, each by a chance action.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import CHANCE, OVER
from vihara.core.turns import list_counted
from vihara.games.mandala.components import (
    CARDS_OF_A_COLOR,
    CUP_DEAL,
    HAND_DEAL,
    HAND_LIMIT,
    MOST_DRAWN,
    MOUNTAIN_DEAL,
    RIVER_PLACES,
)
from vihara.games.mandala.state import (
    BUILDING,
    CLAIMING,
    DEAL,
    EMPTY,
    ENDED,
    ONE_EACH,
    REDRAWING,
    REFILLING,
    TURN,
    WHOLE,
    U,
    all_of,
    card_at,
    cards,
    count,
    kinds,
    lowest_color,
    size,
)

# Action numbers are templates, never card identities: kind, mandala, color, count.
BUILD = 0  # + mandala * 6 + color
GROW = 12  # + (mandala * 6 + color) * 7 + number − 1
REDRAW = 96  # + color * 8 + number − 1
CLAIM = 144  # + color
PASS = 150
DECISIONS = 151
CARD = 151  # + color: chance, the card drawn next
RESHUFFLE = 157
MOST_ACTIONS = 64

_COLORS = 6


# -- Set-up ---------------------------------------------------------------------------------------------------


@rules
def lay_out(states: Any, i: int, first: int) -> None:
    """M-S1 to M-S3: all cards are in the deck; the deal is chance and comes next."""
    s = states[i]
    s.deck_word = U(CARDS_OF_A_COLOR) * ONE_EACH
    s.turn = first
    s.first = first
    s.viewer = WHOLE
    s.stage = DEAL
    s.to_act = CHANCE
    s.draw_left = MOUNTAIN_DEAL


@rules
def next_deal(s: Record) -> None:
    """M-S1, M-S2: two cards to each mountain, six to each hand, two to each cup, by seat number."""
    s.dealing += 1
    if s.dealing < 2:
        s.draw_left = MOUNTAIN_DEAL
    elif s.dealing < 4:
        s.draw_left = HAND_DEAL
    elif s.dealing < 6:
        s.draw_left = CUP_DEAL
    else:
        s.stage = TURN
        s.to_act = s.first


# -- Drawing cards --------------------------------------------------------------------------------------------


@rules
def start_draw(s: Record, stage: int, number: int) -> None:
    """So many cards are drawn next, each by a chance action."""
    s.stage = stage
    s.draw_left = number
    s.to_act = CHANCE


@rules
def reshuffle_is_due(s: Record) -> bool:
    """M-U1: at once when the last card has left the deck, or when a draw finds cards in the discard pile later;
    M-U3: only once.
    """
    return s.deck_word == EMPTY and s.discard_word != EMPTY and s.reshuffled == 0


@rules
def draw_cards(s: Record, drawn: Any, number: int) -> None:
    """Move the cards that chance gave out of the deck; M-U1, M-U3: see whether the last one was among them."""
    s.deck_word -= drawn
    if s.stage == DEAL and s.dealing < 2:
        s.mountain_word[s.dealing] += drawn
    elif s.stage == DEAL and s.dealing < 4:
        s.hand_word[s.dealing - 2] += drawn
    elif s.stage == DEAL:
        s.dealt_word[s.dealing - 4] += drawn
    elif s.stage == REFILLING:
        s.mountain_word[s.mandala] += drawn
    else:
        s.hand_word[s.turn] += drawn
    s.draw_left -= number
    if s.deck_word == EMPTY:
        s.exhausted = s.reshuffled
        s.ending = 1


@rules
def reshuffle(s: Record) -> None:
    """M-E1: the discard pile becomes the new deck."""
    s.deck_word = s.discard_word
    s.discard_word = EMPTY
    s.reshuffled = 1


@rules
def finish_draws(s: Record) -> None:
    """Go on after a draw that is done, or stops short for want of cards (M-U2, M-U3). M-A4: a mandala is checked
    after the draw.
    """
    while s.to_act == CHANCE and not reshuffle_is_due(s) and (s.draw_left == 0 or s.deck_word == EMPTY):
        s.draw_left = 0
        if s.stage == DEAL:
            next_deal(s)
        elif s.stage == BUILDING:
            check_complete(s, s.mandala)
        else:
            end_turn(s)


# -- The color rule -------------------------------------------------------------------------------------------


@rules
def for_mountain(s: Record, mandala: int) -> Any:
    """M-A1, M-R1, M-R2: one card of each color in hand that may enter the mountain. M-U2: never the last card
    if nothing is left anywhere to draw.
    """
    hand = s.hand_word[s.to_act]
    if s.deck_word == EMPTY and s.discard_word == EMPTY and size(hand) == 1:
        return EMPTY
    return kinds(hand) & ~kinds(s.field_word[mandala, 0] | s.field_word[mandala, 1])


@rules
def for_field(s: Record, mandala: int) -> Any:
    """M-B1, M-R1, M-R2: the hand cards that may enter one's field. M-B2: one card must stay in hand."""
    hand = s.hand_word[s.to_act]
    colors = kinds(hand)
    allowed = colors & ~kinds(s.mountain_word[mandala] | s.field_word[mandala, 1 - s.to_act])
    pile = all_of(hand, allowed)
    if pile == hand and colors & (colors - U(1)) == EMPTY:
        pile -= allowed
    return pile


# -- The turn: exactly one of A, B, C -------------------------------------------------------------------------


@rules
def build(s: Record, mandala: int, color: int) -> None:
    """M-A1 to M-A4: one card into the mountain, then draw up to three, never above eight in hand."""
    seat = s.to_act
    card = cards(color, 1)
    s.hand_word[seat] -= card
    s.mountain_word[mandala] += card
    s.mandala = mandala
    start_draw(s, BUILDING, min(MOST_DRAWN, HAND_LIMIT - size(s.hand_word[seat])))


@rules
def grow(s: Record, mandala: int, color: int, number: int) -> None:
    """M-B1 to M-B4: cards of one color into one's field; nothing is drawn."""
    seat = s.to_act
    pile = cards(color, number)
    s.hand_word[seat] -= pile
    s.field_word[mandala, seat] += pile
    s.mandala = mandala
    check_complete(s, mandala)


@rules
def discard_and_redraw(s: Record, color: int, number: int) -> None:
    """M-D1, M-D2: discard cards of one color and draw as many."""
    pile = cards(color, number)
    s.hand_word[s.to_act] -= pile
    s.discard_word += pile
    start_draw(s, REDRAWING, number)


# -- Completing and destroying a mandala ----------------------------------------------------------------------


@rules
def check_complete(s: Record, mandala: int) -> None:
    """M-X1: with all six colors in it, the mandala is destroyed; M-X2: who chooses first."""
    mountain, mine, theirs = s.mountain_word[mandala], s.field_word[mandala, 0], s.field_word[mandala, 1]
    if kinds(mountain | mine | theirs) != ONE_EACH:
        end_turn(s)
        return
    if mine == EMPTY and theirs == EMPTY:  # M-X7
        s.discard_word += mountain
        s.mountain_word[mandala] = EMPTY
        destroy(s, mandala)
        return
    if mountain == EMPTY:
        destroy(s, mandala)
        return
    s.stage = CLAIMING
    if size(mine) == size(theirs):
        s.to_act = 1 - s.turn
    else:
        s.to_act = 0 if size(mine) > size(theirs) else 1


@rules
def claim(s: Record, color: int) -> None:
    """M-X3 to M-X6: all cards of a color, one to the river if the color is new there, the rest into the cup."""
    mandala, seat = s.mandala, s.to_act
    number = count(s.mountain_word[mandala], color)
    s.mountain_word[mandala] -= cards(color, number)
    if s.field_word[mandala, seat] == EMPTY:
        s.discard_word += cards(color, number)
    else:
        if s.river[seat, color] == 0:
            s.river[seat, color] = 1 + size(kinds(s.river_word[seat]))
            number -= 1
        s.cup_word[seat] += cards(color, number)
    if s.mountain_word[mandala] == EMPTY:
        destroy(s, mandala)
    else:
        s.to_act = 1 - seat


@rules
def destroy(s: Record, mandala: int) -> None:
    """M-X7: both fields go to the discard pile; M-E1, M-E2: perhaps the end; M-X8: else two new cards."""
    s.discard_word += s.field_word[mandala, 0] + s.field_word[mandala, 1]
    s.field_word[mandala, 0] = EMPTY
    s.field_word[mandala, 1] = EMPTY
    full = kinds(s.river_word[0]) == ONE_EACH or kinds(s.river_word[1]) == ONE_EACH
    if s.ending or full:
        end_game(s)
    else:
        start_draw(s, REFILLING, MOUNTAIN_DEAL)


@rules
def end_turn(s: Record) -> None:
    """M-X9: the opponent of the player whose turn it was goes on; M-U3: unless the deck ran out twice."""
    if s.exhausted:
        end_game(s)
        return
    s.turn = 1 - s.turn
    s.to_act = s.turn
    s.stage = TURN
    s.mandala = 0


# -- End ------------------------------------------------------------------------------------------------------


@rules
def end_game(s: Record) -> None:
    """M-E3: cards in hand and in unfinished mandalas are discarded."""
    for seat in range(2):
        s.discard_word += s.hand_word[seat]
        s.hand_word[seat] = EMPTY
    for mandala in range(2):
        s.discard_word += s.mountain_word[mandala] + s.field_word[mandala, 0] + s.field_word[mandala, 1]
        s.mountain_word[mandala] = EMPTY
        s.field_word[mandala, 0] = EMPTY
        s.field_word[mandala, 1] = EMPTY
    s.stage = ENDED
    s.to_act = OVER


@rules
def score(s: Record, seat: int) -> int:
    """M-E4: each cup card is worth its color's river place."""
    points: Any = 0
    for color in range(_COLORS):
        points += np.int64(s.river[seat, color]) * (np.int64(s.cup[seat, color]) + np.int64(s.dealt[seat, color]))
    return points


@rules
def scores(states: Any, i: int, out: Any) -> None:
    """M-E4 for both seats."""
    out[0] = score(states[i], 0)
    out[1] = score(states[i], 1)


@rules
def winners(states: Any, i: int) -> int:
    """M-E5: most points, then fewer cards in the cup, else shared; a bit mask."""
    s = states[i]
    lead = score(s, 0) - score(s, 1)
    if lead == 0:
        lead = size(s.cup_word[1] + s.dealt_word[1]) - size(s.cup_word[0] + s.dealt_word[0])
    if lead == 0:
        return 3
    return 1 if lead > 0 else 2


@rules
def river_is_full(states: Any, i: int) -> bool:
    """M-E2: whether a river has all six colors."""
    s = states[i]
    for seat in range(2):
        for color in range(_COLORS):
            if s.river[seat, color] == RIVER_PLACES:
                return True
    return False


# -- Legal actions and chance ---------------------------------------------------------------------------------


@rules
def legal(states: Any, i: int, out: Any) -> int:
    """M-A1, M-B1, M-D1, M-X3: list the legal actions, ascending; M-U2: `pass` only if there is none."""
    s = states[i]
    n = 0
    if s.to_act < 0:
        return 0
    if s.stage == CLAIMING:
        for color in range(_COLORS):
            if s.mountain[s.mandala, color] > 0:
                out[n] = CLAIM + color
                n += 1
        return n
    for mandala in range(2):
        colors = for_mountain(s, mandala)
        while colors != EMPTY:
            out[n] = BUILD + mandala * _COLORS + lowest_color(colors)
            colors &= colors - U(1)
            n += 1
    for mandala in range(2):
        pile = for_field(s, mandala)
        colors = kinds(pile)
        while colors != EMPTY:
            color = lowest_color(colors)
            colors &= colors - U(1)
            for number in range(count(pile, color)):
                out[n] = GROW + (mandala * _COLORS + color) * 7 + number
                n += 1
    hand = s.hand_word[s.to_act]
    colors = kinds(hand)
    while colors != EMPTY:
        color = lowest_color(colors)
        colors &= colors - U(1)
        for number in range(count(hand, color)):
            out[n] = REDRAW + color * 8 + number
            n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@rules
def choose(states: Any, i: int, dice: Any) -> int:
    """One legal action, all equally likely: the same as drawing from the list, without making the list."""
    s = states[i]
    if s.stage == CLAIMING:
        colors = kinds(s.mountain_word[s.mandala])
        color, _ = card_at(colors, below(dice, size(colors)))
        return CLAIM + color
    hand = s.hand_word[s.to_act]
    build_1, build_2 = for_mountain(s, 0), for_mountain(s, 1)
    grow_1, grow_2 = for_field(s, 0), for_field(s, 1)
    up_to_build_1 = size(build_1)
    up_to_build_2 = up_to_build_1 + size(build_2)
    up_to_grow_1 = up_to_build_2 + size(grow_1)
    up_to_grow_2 = up_to_grow_1 + size(grow_2)
    total = up_to_grow_2 + size(hand)
    if total == 0:
        below(dice, 1)
        return PASS
    rank = below(dice, total)
    if rank < up_to_build_1:
        color, _ = card_at(build_1, rank)
        return BUILD + color
    if rank < up_to_build_2:
        color, _ = card_at(build_2, rank - up_to_build_1)
        return BUILD + _COLORS + color
    if rank < up_to_grow_1:
        color, number = card_at(grow_1, rank - up_to_build_2)
        return GROW + color * 7 + number
    if rank < up_to_grow_2:
        color, number = card_at(grow_2, rank - up_to_grow_1)
        return GROW + (_COLORS + color) * 7 + number
    color, number = card_at(hand, rank - up_to_grow_2)
    return REDRAW + color * 8 + number


@rules
def chances(states: Any, i: int, actions: Any, weights: Any) -> int:
    """What chance can give next: a card of the deck by the number of such cards, or the reshuffle."""
    s = states[i]
    if s.deck_word == EMPTY:
        actions[0] = RESHUFFLE
        weights[0] = 1
        return 1
    return list_counted(s.deck, _COLORS, CARD, actions, weights)


@rules
def pick(states: Any, i: int, dice: Any) -> int:
    """Draw the next chance action."""
    s = states[i]
    if s.deck_word == EMPTY:
        below(dice, 1)
        return RESHUFFLE
    color, _ = card_at(s.deck_word, below(dice, size(s.deck_word)))
    return CARD + color


@rules
def apply(states: Any, i: int, action: int) -> None:
    """Carry out one legal decision or one chance action."""
    s = states[i]
    if action >= CARD:
        if action == RESHUFFLE:
            reshuffle(s)
        else:
            draw_cards(s, cards(action - CARD, 1), 1)
    elif action < GROW:
        build(s, (action - BUILD) // _COLORS, (action - BUILD) % _COLORS)
    elif action < REDRAW:
        place = (action - GROW) // 7
        grow(s, place // _COLORS, place % _COLORS, (action - GROW) % 7 + 1)
    elif action < CLAIM:
        discard_and_redraw(s, (action - REDRAW) // 8, (action - REDRAW) % 8 + 1)
    elif action < PASS:
        claim(s, action - CLAIM)
    else:
        end_turn(s)
    finish_draws(s)


@rules
def draw(states: Any, i: int, dice: Any) -> None:
    """Draw all cards that are due: the same as drawing them one by one with `pick` and `apply`."""
    s = states[i]
    while s.to_act == CHANCE:
        deck, drawn = s.deck_word, EMPTY
        if deck == EMPTY:
            below(dice, 1)
            reshuffle(s)
        else:
            there = size(deck)
            number = min(np.int64(s.draw_left), there)
            for left in range(there, there - number, -1):
                color, _ = card_at(deck, below(dice, left))
                deck -= cards(color, 1)
                drawn += cards(color, 1)
            draw_cards(s, drawn, number)
        finish_draws(s)
