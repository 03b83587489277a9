"""What a decision of Tajuto is weighed by, in EP: a row of numbers for each of two players."""

from __future__ import annotations

TABLE = {
    "turns_per_floor": (1.15, 1.19),  # turns of all players for each floor that the four tallest pagodas lack
    "leading": (0.32, 0.228),  # a pagoda's chance to be finished: among the four tallest,
    "trailing": (-0.075, -0.509),  # or not,
    "per_height": (0.167, 0.207),  # and by its height
    "mp_worth": (0.28, 0.33),  # of an MP that can still be spent,
    "idle_mp_worth": (0.043, 0.0777),  # and of others
    "spent_at_once": (3.3, 0.924),  # how many MP can still be spent: in any case,
    "spent_a_turn": (14.8, 10.4),  # and in each turn left
    "end_worth": (9.0, 7.49),  # of ending the game: at most,
    "end_per_ep": (2.8, -0.231),  # and for each EP of the lead
    "kept": (0.83, 1.2),  # of a floor kept, as a share of its MP
    "opened": (
        0.6,
        0.23,
    ),  # of a floor that fits now, as a share of its MP if it is drawn, the less the more opponents
    "progress": (0.011, -0.0581),  # of a stone on the way to a goal
    "waiting": (1.3, 1.51),  # of a stone not yet offered, for each MP it might earn more
    "market_worth": (0.33, 0.251),  # for each turn left,
    "draw_tile_worth": (0.034, 0.0241),  # likewise,
    "buy_tile_worth": (0.455, 0.474),  # likewise
    "offer_tile_worth": (0.225, 0.0661),  # for each turn or stone left
    "shrine_future": (0.3, 0.378),  # tiles a shrine will still count for, for each turn left
    "versatile": (0.034, 0.272),  # of keeping A, B or C rather than a neutral tile
    "enough": (0.016, 0.107),  # what a use must bring to be worth doing
}
(
    TURNS_PER_FLOOR, LEADING, TRAILING, PER_HEIGHT, MP_WORTH, IDLE_MP_WORTH, SPENT_AT_ONCE, SPENT_A_TURN,
    END_WORTH, END_PER_EP, KEPT, OPENED, PROGRESS, WAITING, MARKET_WORTH, DRAW_TILE_WORTH, BUY_TILE_WORTH,
    OFFER_TILE_WORTH, SHRINE_FUTURE, VERSATILE, ENOUGH,
) = range(len(TABLE))  # fmt: skip

GREEDY, SEASONED = (tuple(row) for row in zip(*TABLE.values(), strict=True))
"""Those of the greedy player, by whom others are measured, so they stay; and those that a search of two seats
weighs by, found by an evolution strategy in matches of 4,000 games against the greedy player's.
"""
