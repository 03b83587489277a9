"""What the rules make of a view, for people to see: each score by river place, what a mandala still lacks, and
what a move would bring.

Everything is computed from a view alone: of the opponent's closed cup only the number of cards is told until the
end, of an open one what was claimed before everybody's eyes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.words import Many, more, put
from vihara.games.mandala.components import COLORS, MANDALAS, RIVER_PLACES
from vihara.games.mandala.rules import BUILD, CLAIM, GROW, PASS, REDRAW, apply, score
from vihara.games.mandala.state import CLAIMING, UNKNOWN, count, size
from vihara.games.mandala.words import CardsLaid, Figures, Foreseen

_COLORS = len(COLORS)
_NONE = -1


@rules
def show(views: Any, i: int, out: Any, k: int) -> None:
    """The table in numbers, into `out[k]`."""
    v = views[i]
    f: Figures = out[k]
    f.stage = v.stage
    for seat in range(2):
        show_seat(v, seat, f)
    for mandala in range(MANDALAS):
        show_mandala(v, mandala, f)
    f.claiming = v.mandala + 1 if v.stage == CLAIMING else 0
    f.deck = size(v.deck_word)
    f.discard = size(v.discard_word)
    f.ending = v.ending


@rules
def show_seat(v: Record, seat: int, f: Figures) -> None:
    """M-E4 by river place: color, cards of it in the cup, points; and what lies in the cup without a place. Then
    the score. Of a closed cup none of that is told, but how many cards it has (M-U4).
    """
    is_seen = v.open_cups or v.dealt[seat, UNKNOWN] == 0
    cup = v.cup_word[seat] + v.dealt_word[seat]
    told = more(f.seats)
    for number in range(RIVER_PLACES):
        row = more(told.river)
        row.place = number + 1
        row.color = _NONE
        row.cup = 0 if is_seen else _NONE
        row.points = 0 if is_seen else _NONE
    for color in range(_COLORS):
        place: Any = np.int64(v.river[seat, color])
        if place == 0:
            told.worthless[color] = count(cup, color)
            continue
        row = told.river.items[place - 1]
        row.color = color
        if is_seen:
            row.cup = count(cup, color)
            row.points = place * count(cup, color)
    told.hidden = count(cup, UNKNOWN)
    told.cup = size(cup)
    told.hand = size(v.hand_word[seat])
    f.scores[seat] = score(v, seat) if is_seen else _NONE


@rules
def show_mandala(v: Record, mandala: int, f: Figures) -> None:
    """Colors it still lacks, and who would choose first if it were complete after this turn (M-X2; 0: nobody)."""
    told = more(f.mandalas)
    list_missing(v, mandala, _NONE, told.missing)
    one, other = size(v.field_word[mandala, 0]), size(v.field_word[mandala, 1])
    told.fields[0] = one
    told.fields[1] = other
    if one == other:
        told.first = 1 - v.turn if one > 0 else _NONE
    else:
        told.first = 0 if one > other else 1


@rules
def list_missing(v: Record, mandala: int, added: int, out: Many[int]) -> None:
    """The colors that a mandala would still lack with a card of one more."""
    every = v.mountain_word[mandala] | v.field_word[mandala, 0] | v.field_word[mandala, 1]
    for color in range(_COLORS):
        if color != added and count(every, color) == 0:
            put(out, color)


# -- A considered move ----------------------------------------------------------------------------------------


@rules
def consider(views: Any, i: int, action: int, out: Any, k: int) -> None:
    """What a legal move of the seat to act would bring, into `out[k]`."""
    f: Foreseen = out[k]
    if action >= PASS:
        f.pass_.given = True
        return
    v = views[i]
    afters = views[i : i + 1].copy()
    apply(afters, 0, action)
    a = afters[0]
    if action < GROW:
        f.build.given = True
        consider_mandala(v, a, action - BUILD, f.build)
    elif action < REDRAW:
        f.grow.given = True
        consider_mandala(v, a, (action - GROW) // 7, f.grow)
    elif action < CLAIM:
        f.redraw.given = True
        f.redraw.draws = a.draw_left
    else:
        consider_claim(v, action - CLAIM, a, f)


@rules
def consider_mandala(v: Record, a: Record, place: int, out: CardsLaid) -> None:
    """Whether cards laid into a mandala make it complete."""
    mandala, color = divmod(place, _COLORS)
    out.draws = a.draw_left
    list_missing(v, mandala, color, out.missing)
    out.completes = out.missing.number == 0


@rules
def consider_claim(v: Record, color: int, a: Record, f: Foreseen) -> None:
    """Where the cards of a claim go, and the points they bring at once."""
    seat: Any = np.int64(v.to_act)
    f.claim.given = True
    f.claim.number = v.mountain[v.mandala, color]
    f.claim.place = a.river[seat, color]
    f.claim.new = a.river[seat, color] > 0 and v.river[seat, color] == 0
    f.claim.cup = a.cup[seat, color] - v.cup[seat, color]
    f.claim.discarded = f.claim.number - f.claim.cup - (1 if f.claim.new else 0)
    f.claim.points = score(a, seat) - score(v, seat)
