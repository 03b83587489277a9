"""What a learned value weighs in Tajuto: numbers about one seat's prospects in a whole state."""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import rules
from vihara.games.tajuto.components import (
    FLOORS,
    MARKET,
    NEUTRAL,
    PAGODAS,
    PAGODAS_TO_END,
    SHRINE,
    STONES,
    WISDOM_VALUES,
)
from vihara.games.tajuto.knowledge import best_kept, finish_chance, missing_floors, turns_left
from vihara.games.tajuto.rules import covers_stone, is_finished, score, wisdom
from vihara.games.tajuto.state import SIXTH_FLOORS, due, height, of_color, of_size, size
from vihara.games.tajuto.weights import GREEDY

NAMES = (
    "one", "ep", "mp", "mp up to 10", "mp up to 25", "mp × time", "bets", "bets × shrines", "open bets",
    "markets", "markets × time", "draw tiles", "draw tiles × time", "offer tiles × stones", "buy tiles",
    "buy tiles × time", "shrines", "shrines × time", "offerings", "offerings × time", "towards 4 offerings",
    "towards 8 offerings", "towards 5 wisdom", "towards 10 wisdom", "kept floor", "time", "on turn",
    "on turn × time", "lead", "lead × time", "wisdom tiles × time", "cheapest wisdom", "time²", "towards 30 mp",
    "best draw", "second draw", "best draw on turn", "second draw on turn", "best offering", "second offering",
    "floor that fits", "stones that may count", "height of their pagodas", "finished", "missing floors",
    "end in reach on turn", "lead if the end is in reach", "uses a turn", "mp of the richest other",
)  # fmt: skip
_WISDOM5, _WISDOM10, _OFFERINGS4, _OFFERINGS8, _30MP = range(5)
_RICH = 60.0
_LONG = 10.0
"""Turns that count as one unit of time."""


@rules
def drawings(s: Any) -> Any:
    """What the best and the second best size to feel for bring in MP on average, and how likely a floor that
    would end the game comes.
    """
    first, second, ending = 0.0, 0.0, 0.0
    finished = size(of_size(s.built_word, FLOORS))
    for size_ in range(1, FLOORS + 1):
        alike = size(of_size(s.bag_word, size_))
        if alike == 0:
            continue
        fitting = size(of_size(s.bag_word & due(s.built_word), size_))
        worth = size_ * fitting / alike
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
        if size_ == FLOORS and finished == PAGODAS_TO_END - 1:
            ending = fitting / alike
    return first, second, ending


@rules
def chances_to_offer(s: Any, seat: int) -> Any:
    """The best two offerings a seat could make now in MP; its stones for pagodas that still grow, their height."""
    first, second, stones, tall = 0.0, 0.0, 0.0, 0.0
    for color in range(PAGODAS):
        floors = height(s.built_word, color)
        if of_color(s.stones_word[seat], color) or floors == FLOORS:
            continue
        stones += 1.0
        tall += floors
        if floors > 0 and not covers_stone(s, color):
            worth = floors + 2.0
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    return first, second, stones, tall


@rules
def features(states: Any, i: int, seat: int, out: Any) -> None:
    """Write the numbers that NAMES names."""
    s = states[i]
    turns = turns_left(s, GREEDY)
    time = min(turns / _LONG, 2.0)
    owned = s.owned[seat]
    mp = min(float(s.mp[seat]), _RICH)
    shrines, markets = float(owned[SHRINE]), float(owned[MARKET])
    draws, offers, buys = float(owned[NEUTRAL]), float(owned[NEUTRAL + 1]), float(owned[NEUTRAL + 2])
    tiles = 0.0
    cheapest = 12.0
    for value in range(WISDOM_VALUES):
        tiles += np.int64(owned[value])
        if s.sold[value] < 3:
            cheapest = min(cheapest, np.int64(s.price[value, s.sold[value]]) / (value + 1.0))
    bets, open_bets = 0.0, 0.0
    for color in range(PAGODAS):
        if s.inauguration[color] == 1 + seat and not is_finished(s, color):
            bets += finish_chance(s.built_word, color, GREEDY)
            open_bets += 1.0
    best = -1.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(score(s, other)))
    ep = float(score(s, seat))
    made = float(size(s.stones_word[seat]))
    wise = float(wisdom(s, seat))
    on_turn = 1.0 if s.turn == seat else 0.0
    draw, draw_again, ending = drawings(s)
    offer, offer_again, stones, tall = chances_to_offer(s, seat)
    fitting = 0.0
    fit = s.front_word[seat] & due(s.built_word)
    for size_ in range(1, FLOORS + 1):
        if of_size(fit, size_):
            fitting = float(size_)
    if fit & SIXTH_FLOORS and size(of_size(s.built_word, FLOORS)) == PAGODAS_TO_END - 1:
        ending = 1.0 if on_turn > 0.0 else ending
    richest = 0.0
    for other in range(s.seats):
        if other != seat:
            richest = max(richest, min(float(s.mp[other]), _RICH))
    means = wise + min(mp, 20.0) / 5.0
    out[0], out[1], out[2], out[3], out[4] = 1.0, ep, mp, min(mp, 10.0), min(mp, 25.0)
    out[5], out[6], out[7], out[8] = mp * time, bets, bets * shrines, open_bets
    out[9], out[10], out[11], out[12] = markets, markets * time, draws, draws * time
    out[13], out[14], out[15] = offers * min(time, (STONES - made) / STONES), buys, buys * time
    out[16], out[17], out[18], out[19] = shrines, shrines * time, made, made * time
    out[20] = made / 4.0 if s.goal[_OFFERINGS4] == 0 and made < 4.0 else 0.0
    out[21] = made / 8.0 if s.goal[_OFFERINGS8] == 0 else 0.0
    out[22] = means if s.goal[_WISDOM5] == 0 and wise < 5.0 else 0.0
    out[23] = means if s.goal[_WISDOM10] == 0 and wise < 10.0 else 0.0
    out[24], out[25], out[26], out[27] = best_kept(s, turns, seat, GREEDY), time, on_turn, on_turn * time
    out[28], out[29], out[30], out[31] = ep - best, (ep - best) * time, tiles * time, cheapest
    out[32], out[33] = time * time, 1.0 if s.goal[_30MP] == 0 and mp >= 20.0 else 0.0
    out[34], out[35], out[36], out[37] = draw, draw_again, draw * on_turn, draw_again * on_turn
    out[38], out[39], out[40], out[41], out[42] = offer, offer_again, fitting, stones, tall
    out[43], out[44] = float(size(of_size(s.built_word, FLOORS))), float(missing_floors(s.built_word))
    out[45], out[46] = ending * on_turn, ending * min(max(ep - best, -6.0), 6.0)
    out[47], out[48] = 1.0 + draws + offers + buys + min(2.0, mp / 5.0), richest
