"""What a learned value weighs in Ananda: numbers about one seat's prospects in a whole state."""

from __future__ import annotations

from typing import Any

from vihara.core.compiled import rules
from vihara.games.ananda.components import KIND_OF, SUM_OF
from vihara.games.ananda.state import card_count, card_sum, tile_count, tiles_of, values_of

NAMES = (
    "one", "karma", "karma × time", "tiles", "tiles²", "tiles × time", "cards", "cards × time", "hand sum",
    "hand sum × time", "cards²", "colors held", "best match", "matches", "matches × time", "time", "time²",
    "on turn", "on turn × time", "lead", "own pile", "others' tiles", "others' cards",
)  # fmt: skip
_COLORS = 6
_TILES = 63.0


@rules
def features(states: Any, i: int, seat: int, out: Any) -> None:
    """Write the numbers that NAMES names."""
    s = states[i]
    time = tile_count(s.supply) / _TILES
    karma = float(card_sum(s.karma[seat]))
    rack, hand = s.rack[seat], s.hand[seat]
    tiles, cards = float(tile_count(rack)), float(card_count(hand))
    held = float(card_sum(hand))
    colors, best, matches = 0.0, 0.0, 0.0
    for color in range(_COLORS):
        values = values_of(hand, color)
        if values == 0:
            continue
        colors += 1.0
        fitting = 0.0
        for other in range(_COLORS):
            number = tiles_of(rack, KIND_OF[color, other])
            fitting += 2.0 * number if other == color else float(number)
        match = min(fitting, float(SUM_OF[values]))
        matches += match
        best = max(best, match)
    most, other_tiles, other_cards = -1.0, 0.0, 0.0
    for other in range(s.seats):
        if other != seat:
            most = max(most, float(card_sum(s.karma[other])))
            other_tiles += tile_count(s.rack[other])
            other_cards += card_count(s.hand[other])
    on_turn = 1.0 if s.turn == seat else 0.0
    out[0], out[1], out[2], out[3], out[4] = 1.0, karma, karma * time, tiles, tiles * tiles
    out[5], out[6], out[7], out[8], out[9] = tiles * time, cards, cards * time, held, held * time
    out[10], out[11], out[12], out[13], out[14] = cards * cards, colors, best, matches, matches * time
    out[15], out[16], out[17], out[18] = time, time * time, on_turn, on_turn * time
    out[19], out[20], out[21], out[22] = karma - most, float(card_count(s.pile[seat])), other_tiles, other_cards
