"""Tajuto in the terminal: garden, village, path, and what each action would cost and give, in Rich's markup.

Stacks of the village, goals to claim and letters are written as in moves, whatever the language.
"""

from __future__ import annotations

import numpy as np

from vihara.core.drawing import Say, fold, pad, width
from vihara.core.record import CHANCE, OVER, SPECTATOR, View
from vihara.core.saying import Saying
from vihara.games.tajuto.components import (
    ACTION_TILES,
    BLIND,
    COLORS,
    COPIES,
    COVERING_BONUS,
    FLOORS,
    GOAL_MP,
    GOALS,
    GOALS_TO_CLAIM,
    INAUGURATION,
    INAUGURATION_EP,
    LETTERS,
    MARKET,
    MARKET_DISCOUNT,
    OFFERING_BONUS,
    OWN_TILES,
    PAGODAS,
    PAGODAS_TO_END,
    SHRINE,
    STACKS,
    STONES,
    SYMBOLS,
    WISDOM_VALUES,
)
from vihara.games.tajuto.layout import Layout
from vihara.games.tajuto.state import HIDDEN, WHOLE
from vihara.games.tajuto.view import observe

_STYLES = ("red", "dark_orange", "yellow", "green", "dodger_blue1", "magenta", "grey50", "bright_white")
_PATH = 50
_GAP = "   "
_NOTHING = Saying("tajuto-picture-nothing", "nothing")
_USES = (
    Saying("tajuto-picture-use-draw", "draw"),
    Saying("tajuto-picture-use-offer", "offer"),
    Saying("tajuto-picture-use-buy", "buy"),
)
_GOALS = (
    Saying("tajuto-picture-goal-wisdom5", "wisdom5"),
    Saying("tajuto-picture-goal-wisdom10", "wisdom10"),
    Saying("tajuto-picture-goal-offerings4", "offerings4"),
    Saying("tajuto-picture-goal-offerings8", "offerings8"),
    Saying("tajuto-picture-goal-30mp", "30mp"),
    Saying("tajuto-picture-goal-first", "first"),
    Saying("tajuto-picture-goal-fourth", "fourth"),
    Saying("tajuto-picture-goal-most", "most"),
)
"""Goals by name: of those that nobody can claim any more."""
_OFFERS = {
    "late": Saying("tajuto-picture-late", "too late"),
    "bare": Saying("tajuto-picture-bare", "no floor"),
    "gone": Saying("tajuto-picture-gone", "stone gone"),
    "there": Saying("tajuto-picture-there", "stone there"),
}
"""Why there is no offering to make."""


def sign(color: int) -> str:
    """A color's symbol and letter."""
    return f"[{_STYLES[color]}]{SYMBOLS[color]}{LETTERS[color]}[/]"


def picture(view: View, say: Say = str) -> str:
    """The whole table as one seat sees it; a spectator sees the prices of the player in turn."""
    layout = Layout(view[0])
    seat = int(view[0].viewer)
    seat = seat if 0 <= seat < layout.seats else layout.seat
    lines = [_headline(layout, say), *_garden(layout, seat, say), *_village(layout, seat, say)]
    lines += [fold(_goals(layout, seat, say), _goals(layout, seat, str), 4, between="  "), *_path(layout, say)]
    totals = _totals(view)
    for other in sorted(range(layout.seats), key=lambda other: other == seat):
        lines += _player(layout, other, totals, say)
    if view[0].to_act != OVER:
        lines += _bag(layout, say)
    return "\n".join(lines)


def _seat(seat: int) -> Saying:
    return Saying("tajuto-picture-seat", "seat {seat}", seat=seat)


def _mp(points: int | str) -> Saying:
    return Saying("tajuto-picture-mp", "{mp} MP", mp=points)


def _totals(view: View) -> list[int]:
    """EP that all may know, by seat; a state does not store them, so a spectator is asked."""
    if view[0].viewer == WHOLE:
        seen = np.zeros(1, view.dtype)
        observe(view, 0, SPECTATOR, seen, 0)
        view = View(seen)
    return [int(ep) for ep in view[0].total]


def _headline(layout: Layout, say: Say) -> str:
    s, seat = layout.s, layout.seat + 1
    if s.to_act == OVER:
        doing = Saying("tajuto-picture-over", "the game is over")
    elif s.to_act != CHANCE:
        doing = Saying("tajuto-picture-to-act", "seat {seat}'s turn", seat=seat)
    elif s.named:
        feels = "seat {seat} feels in the bag for size {size}"
        doing = Saying("tajuto-picture-feels-for", feels, seat=seat, size=int(s.named))
    else:
        doing = Saying("tajuto-picture-feels", "seat {seat} feels in the bag", seat=seat)
    turn = Saying("tajuto-picture-turn", "turn {turn}", turn=(int(s.turn_number) - 1) // layout.seats + 1)
    facts = {"finished": int(layout.finished), "end": PAGODAS_TO_END}
    done = Saying("tajuto-picture-done", "{finished} of {end} pagodas finished", **facts)
    return f"[bold]{say(turn)}[/]  {say(doing)}{_GAP}{say(done)}"


def _garden(layout: Layout, seat: int, say: Say) -> list[str]:
    """The pagodas, floor by floor with the seats' stones, and what building or offering there would give."""
    names = [say(Saying("tajuto-picture-color", "{color}", color=COLORS[color])) for color in range(PAGODAS)]
    finished = say(Saying("tajuto-picture-finished", "finished"))
    offers = {why: say(reason) for why, reason in _OFFERS.items()}
    titles = [
        say(Saying("tajuto-picture-floors", "floors")),
        say(Saying("tajuto-picture-next", "next floor")),
        say(Saying("tajuto-picture-offering", "offering")),
        say(Saying("tajuto-picture-inaugurations", "inauguration")),
    ]
    most = say(_mp(f"+{FLOORS}+{COVERING_BONUS}"))
    first = 5 + max(map(width, names))
    columns = [
        max(FLOORS, width(titles[0])),
        max(width(text) for text in (titles[1], most, finished)),
        max(width(text) for text in (titles[2], *offers.values())),
    ]

    def row(*cells: str) -> str:
        return _GAP.join([*map(pad, cells, columns), cells[-1]])

    lines = [pad(f"[bold]{say(Saying('tajuto-picture-garden', 'garden'))}[/]", first) + _GAP + row(*titles)]
    for color in range(PAGODAS):
        height = layout.heights[color]
        stones = [layout.stones.get((color, size)) for size in range(1, height + 1)]
        floors = "".join("■" if owner is None else str(owner + 1) for owner in stones)
        floors += "·" * (FLOORS - height)
        build, offer = finished, f"[dim]{offers['late']}[/]"
        if height < FLOORS:
            top = layout.stone_on_top(color)
            covering = "" if top is None else f"+{COVERING_BONUS}"
            build = say(_mp(f"+{height + 1}{covering}"))
            if height > 0 and top is None and color not in layout.offered(seat):
                offer = say(_mp(f"+{height + OFFERING_BONUS}"))
            else:
                why = "bare" if height == 0 else "gone" if color in layout.offered(seat) else "there"
                offer = f"[dim]{offers[why]}[/]"
        name = pad(f"  {sign(color)} {names[color]}", first)
        lines.append(name + _GAP + row(floors, build, offer, _inauguration(layout, color, seat, say)))
    return lines


def _inauguration(layout: Layout, color: int, seat: int, say: Say) -> str:
    owner = int(layout.s.inauguration[color])
    if owner == HIDDEN:
        return say(Saying("tajuto-picture-somebody", "face down with somebody"))
    if owner and layout.is_finished(color):
        return say(Saying("tajuto-picture-earned", "seat {seat}, {ep} EP", seat=owner, ep=INAUGURATION_EP))
    if owner:
        return say(_seat(owner))
    if layout.is_finished(color):
        return f"[dim]{say(Saying('tajuto-picture-out', 'out of the game'))}[/]"
    facts = {"mp": int(layout.price(INAUGURATION, seat)), "ep": INAUGURATION_EP}
    return say(Saying("tajuto-picture-bet", "{mp} MP for {ep} EP if finished", **facts))


def _village(layout: Layout, seat: int, say: Say) -> list[str]:
    """The stacks: price after one's markets, what the tile gives, how many are left."""
    gives = [Saying("tajuto-picture-wisdom", "{ep} EP", ep=v + 1) for v in range(WISDOM_VALUES)]
    gives.append(Saying("tajuto-picture-market", "later prices −{mp} MP", mp=MARKET_DISCOUNT))
    gives.append(Saying("tajuto-picture-shrine", "+1 EP per wisdom tile and finished inauguration"))
    for number, use in enumerate(_USES):
        cost = int(layout.cost(OWN_TILES + number))
        gives.append(Saying("tajuto-picture-action", "action tile: {use} for {cost} MP", use=use, cost=cost))
    markets = int(layout.s.owned[seat, MARKET])
    if markets > 1:
        prices = Saying("tajuto-picture-prices-markets", "prices in MP, your markets taken off")
    elif markets:
        prices = Saying("tajuto-picture-prices-market", "prices in MP, your market taken off")
    else:
        prices = Saying("tajuto-picture-prices", "prices in MP")
    lines = [pad(f"[bold]{say(Saying('tajuto-picture-village', 'village'))}[/]", 11) + say(prices)]
    for stack, kind in enumerate(STACKS):
        left = COPIES[stack] - int(layout.s.sold[stack])
        if left:
            price, rest = (
                say(_mp(f"{layout.price(stack, seat):>3}")),
                Saying("tajuto-picture-left", "{left} left", left=left),
            )
            offer = f"{price}  {say(gives[stack])}{_GAP}[dim]{say(rest)}[/]"
        else:
            offer = f"[dim]{say(Saying('tajuto-picture-sold', 'sold'))}[/]"
        lines.append(f"  {kind:<9} {offer}")
    return lines


def _goals(layout: Layout, seat: int, say: Say) -> str:
    """Each goal: how far one is, or who has it."""
    s = layout.s
    texts = []
    for number, goal in enumerate(_GOALS):
        owner = int(s.goal[number])
        if owner == HIDDEN:
            texts.append(f"[dim]{say(Saying('tajuto-picture-taken', '{goal}: taken', goal=goal))}[/]")
        elif owner:
            texts.append(
                f"[dim]{say(Saying('tajuto-picture-owned', '{goal}: seat {seat}', goal=goal, seat=owner))}[/]"
            )
        elif number < GOALS_TO_CLAIM:
            texts.append(say(_progress(layout, GOALS[number], seat)))
    title, each = Saying("tajuto-picture-goals", "goals"), Saying("tajuto-picture-each", "1 EP each:")
    return f"[bold]{say(title)}[/]  {say(each)} " + "  ".join(texts)


def _progress(layout: Layout, goal: str, seat: int) -> Saying:
    """A goal as one claims it, and how far a seat is."""
    wisdom, made = layout.wisdom(seat), len(layout.offered(seat))
    facts: dict[str, object] = {"key": goal}
    match goal:
        case "wisdom5" | "wisdom10":
            facts |= {"ep": int(wisdom), "needed": 5 if goal == "wisdom5" else 10}
            return Saying("tajuto-picture-progress-wisdom", "{key} ({ep}/{needed} EP)", **facts)
        case "offerings4" | "offerings8":
            needed = 4 if goal == "offerings4" else STONES
            facts |= {"made": min(made, needed), "needed": needed}
            return Saying("tajuto-picture-progress-offerings", "{key} ({made}/{needed})", **facts)
        case "30mp":
            facts |= {"mp": int(layout.mp[seat]), "needed": GOAL_MP}
            return Saying("tajuto-picture-progress-mp", "{key} ({mp}/{needed} MP)", **facts)
    if layout.s.finisher:
        return Saying(
            "tajuto-picture-progress-first", "{key} (seat {seat})", key=goal, seat=int(layout.s.finisher)
        )
    return Saying("tajuto-picture-progress-nobody", "{key} (nobody yet)", key=goal)


def _left(say: Say) -> tuple[str, str, int]:
    """The titles of path and bag, and how wide they are with the space that follows."""
    path, bag = say(Saying("tajuto-picture-path", "path")), say(Saying("tajuto-picture-bag", "bag"))
    return path, bag, max(width(path), width(bag)) + 2


def _path(layout: Layout, say: Say) -> list[str]:
    """The meditation path to 50 and the monks, named by their seats; who is beyond stands at its end."""
    path = ["·"] * (_PATH + 1)
    for mark in range(0, _PATH + 1, 10):
        path[mark] = "|"
    for seat, mp in enumerate(layout.mp):
        at = min(mp, _PATH)
        path[at] = str(seat + 1) if not path[at].isdecimal() else "*"
    monks = (
        say(Saying("tajuto-picture-monk", "seat {seat}: {mp} MP", seat=seat + 1, mp=int(mp)))
        for seat, mp in enumerate(layout.mp)
    )
    title, _, column = _left(say)
    return [pad(f"[bold]{title}[/]", column) + f"0 {''.join(path)} {_PATH}", pad("", column) + "  ".join(monks)]


def _player(layout: Layout, seat: int, totals: list[int], say: Say) -> list[str]:
    """Action tiles with their costs, floors in front, and the tiles that lie there."""
    s = layout.s
    floors = [
        f"{sign(c)}{size}" + ("!" if (c, size) in layout.buildable(seat) else "") for c, size in layout.front[seat]
    ]
    stones = "".join(sign(c) for c in range(PAGODAS) if c not in layout.offered(seat))
    name, nothing = say(_seat(seat + 1)), f"[dim]{say(_NOTHING)}[/]"
    total = f"{_GAP}{say(Saying('tajuto-picture-ep', '{ep} EP', ep=totals[seat]))}" if s.open_scores else ""
    tiles = " | ".join(_tiles(layout, seat, say))
    front = {"floors": " ".join(floors) or nothing}
    left = {"stones": stones or say(Saying("tajuto-picture-no-stones", "none"))}
    indent = pad("", width(name) + 2)
    return [
        f"[bold]{name}[/]  {say(_mp(layout.mp[seat]))}{total}{_GAP}"
        + say(Saying("tajuto-picture-tiles", "tiles, MP to use: {tiles}", tiles=tiles)),
        indent
        + say(Saying("tajuto-picture-front", "in front: {floors}", **front))
        + _GAP
        + say(Saying("tajuto-picture-stones", "stones: {stones}", **left)),
        fold(_owns(layout, seat, say), _owns(layout, seat, str), width(name) + 4),
    ]


def _tiles(layout: Layout, seat: int, say: Say) -> list[str]:
    """Each action tile, what it is for, and the MP it costs; used ones struck out."""
    tiles = []
    for tile in layout.tiles(seat):
        use = Saying("tajuto-picture-use-any", "any") if tile < OWN_TILES else _USES[(tile - OWN_TILES) % 3]
        text = f"{ACTION_TILES[tile]} {say(use)} {layout.cost(tile)}"
        tiles.append(f"[dim strike]{text}[/]" if seat == layout.seat and layout.is_used(tile) else text)
    return tiles


def _owns(layout: Layout, seat: int, say: Say) -> str:
    """The tiles of the village, inaugurations and goals of a seat."""
    owned = ", ".join(_owned(layout, seat, say)) or f"[dim]{say(_NOTHING)}[/]"
    return pad("", width(say(_seat(seat + 1))) + 2) + say(
        Saying("tajuto-picture-owns", "owns: {owned}", owned=owned)
    )


def _owned(layout: Layout, seat: int, say: Say) -> list[str]:
    s = layout.s
    bought = [f"wisdom {v + 1}" for v in range(WISDOM_VALUES) for _ in range(s.owned[seat, v])]
    bought += ["market"] * int(s.owned[seat, MARKET]) + ["shrine"] * int(s.owned[seat, SHRINE])
    owned = [Saying("tajuto-picture-bought", "{bought}", bought=tile) for tile in bought]
    owned += [
        Saying("tajuto-picture-inauguration", "inauguration {sign}", sign=sign(c))
        for c in range(PAGODAS)
        if s.inauguration[c] == seat + 1
    ]
    owned += [
        Saying("tajuto-picture-goal", "goal {goal}", goal=goal)
        for g, goal in enumerate(_GOALS)
        if s.goal[g] == seat + 1
    ]
    if s.down[seat]:
        owned.append(Saying("tajuto-picture-down", "▒×{number} face down", number=int(s.down[seat])))
    return [say(one) for one in owned]


def _bag(layout: Layout, say: Say) -> list[str]:
    """For each size: how many floors are in the bag, how many of them fit now, and the MP one may expect."""
    texts = []
    for size in range(1, FLOORS + 1):
        inside = [color for color, number in layout.bag if number == size]
        fit = [color for color in inside if layout.heights[color] == size - 1]
        earned = sum(size + (COVERING_BONUS if layout.stone_on_top(color) is not None else 0) for color in fit)
        facts = {"size": size, "fit": len(fit), "number": len(inside)}
        text = say(Saying("tajuto-picture-fit", "{size}: {fit} of {number}", **facts))
        if fit:
            average = round(earned / len(inside), 1)
            text += f" {say(Saying('tajuto-picture-average', '⌀+{mp:.1f}', mp=average))}"
        texts.append(text)
    if layout.s.touch == BLIND:
        title = Saying(
            "tajuto-picture-bag-blind", "floors that fit of each size, and MP on average (any may come)"
        )
    else:
        title = Saying("tajuto-picture-bag-sizes", "floors that fit of each size, and MP on average (draw SIZE)")
    _, bag, column = _left(say)
    return [pad(f"[bold]{bag}[/]", column) + say(title), pad("", column) + "  ".join(texts)]
