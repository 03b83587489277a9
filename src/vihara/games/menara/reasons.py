"""Why the careful player does what it does, in a sentence: margins, bases it opens, cards still to come.

What is told is what the player looked at when it decided (see `knowledge`), so a reason is given for its choice;
of any other move only what it brings is told.
"""

from __future__ import annotations

import math

import numpy as np

from vihara.core.compiled import Record
from vihara.core.record import View, copy
from vihara.core.saying import Saying
from vihara.games.menara import rules
from vihara.games.menara.boxes import box_of
from vihara.games.menara.choices import MOST_ACTIONS, legal
from vihara.games.menara.components import BASES, FLOORS, Array, Box
from vihara.games.menara.knowledge import (
    CAREFUL_DEGREES,
    camp_fits,
    careful,
    count_promising,
    fillable,
    own_hand,
)
from vihara.games.menara.moves import Move, move_of
from vihara.games.menara.notation import name
from vihara.games.menara.prospects import find_safe_bases
from vihara.games.menara.state import COLORS, GLYPHS, SHOWN, glyph_name
from vihara.games.menara.telling import TELLING


def _safe(s: Record, hand: Array, box: Box) -> Array:
    """The free bases that could take a column of a hand."""
    found = np.zeros((FLOORS, BASES), np.int64)
    find_safe_bases(s, hand, box.shapes, box.measures, found)
    return found


def _fits(s: Record, hand: Array, safe: Array) -> tuple[int, int, set[int]]:
    """How many columns of a hand fit on safe bases, how many on one floor, and which floors they would fill."""
    demand = np.bincount(s.color[safe == 1], minlength=COLORS)
    most, filled = 0, set()
    for floor in np.flatnonzero(s.tower.level >= 0).tolist():
        fit, free = (int(n) for n in fillable(s, floor, hand, safe))
        most = max(most, fit)
        if fit and not free:
            filled.add(floor)
    return int(np.minimum(hand, demand).sum()), most, filled


def _exchange(view: View, move: Move, action: int, text: str) -> Saying:
    """E-1: what the hand is good for afterwards, and was before."""
    s = view[0]
    after = copy(view)
    rules.apply(after, 0, action)
    hand = own_hand(s)
    safe = _safe(s, hand + s.camp, box_of(s.tables))
    fit, most, filled = _fits(s, hand, safe)
    if not move.given:
        kept = "Your columns that fit on a safe base: {fit}. No swap would help much."
        return Saying("menara-hint-camp-none", kept, move=text, fit=fit)
    new = after[0].hand[s.turn].astype(np.int64)
    then, then_most, then_filled = _fits(s, new, safe)
    if then_filled - filled:
        fills = "Then you can fill floor {floor}, which brings a new one."
        return Saying("menara-hint-camp-fill", fills, move=text, floor=max(then_filled - filled) + 1)
    if then > fit:
        more = "Your columns that fit on a safe base: {fit} then, {was} now."
        return Saying("menara-hint-camp-fit", more, move=text, fit=then, was=fit)
    if then_most > most:
        one = "Your columns that fit on one floor: {most} then, {was} now."
        return Saying("menara-hint-camp-floor", one, move=text, most=then_most, was=most)
    return Saying("menara-hint-camp-high", "Your columns will suit higher floors.", move=text)


def _pile(s: Record, move: Move, text: str) -> Saying:
    """E-2: how many cards still to come could be fulfilled now; the harder pile if that is nearly the same."""
    box = box_of(s.tables)
    good, cards = np.zeros(GLYPHS, np.int64), np.zeros(GLYPHS, np.int64)
    count_promising(s, box.shapes, box.measures, good, cards)
    glyph = [glyph_name(g) for g in range(GLYPHS)].index(move.glyph)
    share = good / np.maximum(1, cards)
    facts = {"move": text, "good": int(good[glyph]), "cards": int(cards[glyph])}
    if cards[:glyph].any() and share[:glyph].max() > share[glyph]:
        early = (
            "Of the cards still to come there, you can do {good} of {cards} now, and hard cards are best "
            "drawn early."
        )
        return Saying("menara-hint-plan-early", early, **facts)
    likely = "Of the cards still to come there, you can do {good} of {cards} now."
    return Saying("menara-hint-plan", likely, **facts)


def _degrees(tilt: float) -> float:
    """A tilt to the tenth, rounded down, as a margin should be."""
    tenths = math.floor(10 * tilt + 1e-9)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def _placement(view: View, move: Move, action: int, text: str) -> Saying:
    """What a column or a floor brings: its level, the margin of the tower, and bases."""
    told = TELLING.foresee(view, action)
    facts: dict[str, str | float] = {
        "move": text,
        "margin": _degrees(told["margin"]),
        "was": _degrees(told["was"]),
    }
    match move.kind:
        case "column" if told["fills"]:
            fills = (
                "Fills floor {floor}, which brings a new one; the tower then survives a tilt of {margin}° "
                "({was}° now)."
            )
            return Saying("menara-hint-column-fill", fills, **facts, floor=told["fills"])
        case "column" if not view[0].tower.level[move.floor - 1]:
            ground = "On the temple base, which carries anything. Bases left on that floor: {free}."
            return Saying("menara-hint-column-base", ground, move=text, free=len(told["free"]))
        case "column":
            stands = (
                "On level {level}; the tower then survives a tilt of {margin}° ({was}° now). Bases left on that "
                "floor: {free}."
            )
            level = int(view[0].tower.level[move.floor - 1])
            return Saying("menara-hint-column", stands, **facts, level=level, free=len(told["free"]))
        case "move":
            higher = (
                "Up to level {level}; the tower survives a tilt of {out}° while the column is out and {margin}° "
                "then ({was}° now)."
            )
            return Saying(
                "menara-hint-move",
                higher,
                **facts,
                out=_degrees(told["out"]["margin"]),
                level=int(view[0].tower.level[move.to_floor - 1]),
            )
        case "shift":
            shift = (
                "Levels of the temple then: {levels}; the tower survives a tilt of {out}° while the floor is out"
                " and {margin}° then ({was}° now)."
            )
            out = _degrees(told["out"]["margin"])
            return Saying("menara-hint-shift", shift, **facts, out=out, levels=told["levels"])
    after = copy(view)
    rules.apply(after, 0, action)
    floor = told["pose"]["floor"] - 1
    safe = _safe(after[0], np.ones(COLORS, np.int64), box_of(view[0].tables))
    laid = (
        "On level {level}, carried by columns: {columns}; the tower then survives a tilt of {margin}° "
        "({was}° now). Of its {free} bases {safe} can safely carry a column."
    )
    return Saying(
        "menara-hint-floor",
        laid,
        **facts,
        level=told["pose"]["level"],
        columns=len(told["bears"]),
        free=len(told["free"]),
        safe=int(safe[floor].sum()),
    )


def explain(view: View, action: int) -> Saying | None:
    """Why the careful player makes this move, in a sentence; none where margins are hidden (E-U14)."""
    if view[0].gauge != SHOWN:
        return None
    s, move, text = view[0], move_of(action), name(view, action)
    match move.kind:
        case "base":
            base = "Keeps the temple base compact, so that floors can span it; bases facing up: {free}."
            return Saying("menara-hint-base", base, move=text, free=len(TELLING.foresee(view, action)["free"]))
        case "camp":
            return _exchange(view, move, action, text)
        case "plan":
            return _pile(s, move, text)
        case "extend":
            free = len(TELLING.foresee(view, action)["free"])
            if int(careful(view, 0)) == action:
                nowhere = (
                    "No place on columns was found where the tower would survive a tilt of {careful}°. This costs"
                    " a level and opens bases on the ground: {free}."
                )
                return Saying("menara-hint-extend", nowhere, move=text, free=free, careful=CAREFUL_DEGREES)
            ground = "Costs a level and opens bases on the ground: {free}."
            return Saying("menara-hint-extend-cost", ground, move=text, free=free)
        case "give up":
            if legal(view, 0, np.empty(MOST_ACTIONS, np.int64)) == 1:
                nothing = "Nothing that the card asks for can be done."
                return Saying("menara-hint-give-up-none", nothing, move=text)
            if int(careful(view, 0)) == action:
                unsafe = "Whatever the card asks for, the tower would not survive a tilt of {careful}° afterwards."
                return Saying("menara-hint-give-up", unsafe, move=text, careful=CAREFUL_DEGREES)
            return Saying("menara-hint-give-up-cost", "One more level will be required.", move=text)
        case "stop":
            return Saying("menara-hint-stop", "Then you draw, and have more to choose from.", move=text)
        case "swap camp":
            few = "Columns of the camp that fit on free bases: only {fit}."
            return Saying("menara-hint-swap", few, move=text, fit=int(camp_fits(s)))
        case "keep camp":
            many = "Columns of the camp that fit on free bases: {fit}."
            return Saying("menara-hint-keep", many, move=text, fit=int(camp_fits(s)))
    return _placement(view, move, action, text)
