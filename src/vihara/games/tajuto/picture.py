"""Tajuto in the terminal: garden, village, path, and what each action would cost and give, in Rich's markup."""

from __future__ import annotations

from vihara.core.record import CHANCE, OVER, View
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
from vihara.games.tajuto.state import HIDDEN
from vihara.games.tajuto.table import Table

_STYLES = ("red", "dark_orange", "yellow", "green", "dodger_blue1", "magenta", "grey50", "bright_white")
_PATH = 50
_ACTIONS = ("draw", "offer", "buy")


def sign(color: int) -> str:
    """A color's symbol and letter."""
    return f"[{_STYLES[color]}]{SYMBOLS[color]}{LETTERS[color]}[/]"


def picture(view: View) -> str:
    """The whole table as one seat sees it; a spectator sees the prices of the player in turn."""
    table = Table(view[0])
    seat = int(view[0].viewer)
    seat = seat if 0 <= seat < table.seats else table.seat
    lines = [_headline(table), *_garden(table, seat), *_village(table, seat), *_goals(table, seat), *_path(table)]
    for other in sorted(range(table.seats), key=lambda other: other == seat):
        lines += _player(table, other)
    if view[0].to_act != OVER:
        lines += _bag(table)
    return "\n".join(lines)


def _headline(table: Table) -> str:
    s = table.s
    doing = f"seat {table.seat + 1}'s turn"
    if s.to_act == OVER:
        doing = "the game is over"
    elif s.to_act == CHANCE:
        doing = f"seat {table.seat + 1} feels in the bag" + (f" for size {s.named}" if s.named else "")
    done = f"{table.finished} of {PAGODAS_TO_END} pagodas finished"
    return f"[bold]turn {(int(s.turn_number) - 1) // table.seats + 1}[/]  {doing}   {done}"


def _garden(table: Table, seat: int) -> list[str]:
    """The pagodas, floor by floor with the seats' stones, and what building or offering there would give."""
    lines = ["[bold]garden[/]     floors   next floor   offering      inauguration"]
    for color in range(PAGODAS):
        height = table.heights[color]
        stones = [table.stones.get((color, size)) for size in range(1, height + 1)]
        floors = "".join("■" if owner is None else str(owner + 1) for owner in stones)
        floors += "·" * (FLOORS - height)
        build, offer = "finished", "[dim]too late[/]"
        if height < FLOORS:
            top = table.stone_on_top(color)
            covering = "" if top is None else f"+{COVERING_BONUS}"
            build = f"+{height + 1}{covering} MP"
            if height == 0:
                offer = "[dim]no floor[/]"
            elif color in table.offered(seat):
                offer = "[dim]stone gone[/]"
            else:
                offer = f"+{height + OFFERING_BONUS} MP" if top is None else "[dim]stone there[/]"
        name = f"{sign(color)} {COLORS[color]:<7}"
        lines.append(f"  {name}  {floors}   {build:<10}   {_pad(offer, 13)} {_inauguration(table, color, seat)}")
    return lines


def _pad(text: str, width: int) -> str:
    shown = text.replace("[dim]", "").replace("[/]", "")
    return text + " " * (width - len(shown))


def _inauguration(table: Table, color: int, seat: int) -> str:
    owner = int(table.s.inauguration[color])
    if owner == HIDDEN:
        return "face down with somebody"
    if owner:
        return f"seat {owner}" + (f", {INAUGURATION_EP} EP" if table.is_finished(color) else "")
    if table.is_finished(color):
        return "[dim]out of the game[/]"
    return f"{table.price(INAUGURATION, seat)} MP for {INAUGURATION_EP} EP if finished"


def _village(table: Table, seat: int) -> list[str]:
    """The stacks: price after one's markets, what the tile gives, how many are left."""
    gives = [f"{v + 1} EP" for v in range(WISDOM_VALUES)]
    gives += [f"later prices −{MARKET_DISCOUNT} MP", "+1 EP per wisdom tile and finished inauguration"]
    for number, action in enumerate(_ACTIONS):
        gives.append(f"action tile: {action} for {table.cost(OWN_TILES + number)} MP")
    markets = int(table.s.owned[seat, MARKET])
    note = f", your {'market' if markets == 1 else 'markets'} taken off" if markets else ""
    lines = [f"[bold]village[/]    prices in MP{note}"]
    for stack, kind in enumerate(STACKS):
        left = COPIES[stack] - int(table.s.sold[stack])
        offer = (
            f"{table.price(stack, seat):>3} MP  {gives[stack]}   [dim]{left} left[/]" if left else "[dim]sold[/]"
        )
        lines.append(f"  {kind:<9} {offer}")
    return lines


def _goals(table: Table, seat: int) -> list[str]:
    s = table.s
    wisdom, made = table.wisdom(seat), len(table.offered(seat))
    progress = {
        "wisdom5": f"{wisdom}/5 EP",
        "wisdom10": f"{wisdom}/10 EP",
        "offerings4": f"{min(made, 4)}/4",
        "offerings8": f"{made}/{STONES}",
        "30mp": f"{table.mp[seat]}/{GOAL_MP} MP",
        "first": f"seat {s.finisher}" if s.finisher else "nobody yet",
    }
    texts = []
    for number, goal in enumerate(GOALS):
        owner = int(s.goal[number])
        if owner:
            texts.append(f"[dim]{goal}: {'taken' if owner == HIDDEN else f'seat {owner}'}[/]")
        elif number < GOALS_TO_CLAIM:
            texts.append(f"{goal} ({progress[goal]})")
    return ["[bold]goals[/]  1 EP each: " + "  ".join(texts)]


def _path(table: Table) -> list[str]:
    """The meditation path to 50 and the monks, named by their seats; who is beyond stands at its end."""
    path = ["·"] * (_PATH + 1)
    for mark in range(0, _PATH + 1, 10):
        path[mark] = "|"
    for seat, mp in enumerate(table.mp):
        at = min(mp, _PATH)
        path[at] = str(seat + 1) if not path[at].isdecimal() else "*"
    monks = "  ".join(f"seat {seat + 1}: {mp} MP" for seat, mp in enumerate(table.mp))
    return [f"[bold]path[/]  0 {''.join(path)} {_PATH}", f"      {monks}"]


def _player(table: Table, seat: int) -> list[str]:
    """Action tiles with their costs, floors in front, and the tiles that lie there."""
    s = table.s
    tiles = []
    for tile in table.tiles(seat):
        used = seat == table.seat and table.is_used(tile)
        action = "any" if tile < OWN_TILES else _ACTIONS[(tile - OWN_TILES) % 3]
        text = f"{ACTION_TILES[tile]} {action} {table.cost(tile)}"
        tiles.append(f"[dim strike]{text}[/]" if used else text)
    floors = [
        f"{sign(c)}{size}" + ("!" if (c, size) in table.buildable(seat) else "") for c, size in table.front[seat]
    ]
    owned = [f"wisdom {v + 1}" for v in range(WISDOM_VALUES) for _ in range(s.owned[seat, v])]
    owned += ["market"] * int(s.owned[seat, MARKET]) + ["shrine"] * int(s.owned[seat, SHRINE])
    owned += [f"inauguration {sign(c)}" for c in range(PAGODAS) if s.inauguration[c] == seat + 1]
    owned += [f"goal {goal}" for g, goal in enumerate(GOALS) if s.goal[g] == seat + 1]
    if s.down[seat]:
        owned.append(f"▒×{s.down[seat]} face down")
    total = f"   {s.total[seat]} EP" if s.open_scores else ""
    stones = "".join(sign(c) for c in range(PAGODAS) if c not in table.offered(seat)) or "none"
    return [
        f"[bold]seat {seat + 1}[/]  {table.mp[seat]} MP{total}   tiles, MP to use: {' | '.join(tiles)}",
        f"        in front: {' '.join(floors) or '[dim]nothing[/]'}   stones: {stones}",
        f"        owns: {', '.join(owned) or '[dim]nothing[/]'}",
    ]


def _bag(table: Table) -> list[str]:
    """For each size: how many floors are in the bag, how many of them fit now, and the MP one may expect."""
    texts = []
    for size in range(1, FLOORS + 1):
        inside = [color for color, number in table.bag if number == size]
        fit = [color for color in inside if table.heights[color] == size - 1]
        earned = sum(size + (COVERING_BONUS if table.stone_on_top(color) is not None else 0) for color in fit)
        average = f" ⌀+{earned / len(inside):.1f}" if fit else ""
        texts.append(f"{size}: {len(fit)} of {len(inside)}{average}")
    hint = "any may come" if table.s.touch == BLIND else "draw SIZE"
    return [
        f"[bold]bag[/]   floors that fit of each size, and MP on average ({hint})",
        "      " + "  ".join(texts),
    ]
