"""Pictures of positions for links that people send each other: what a spectator may see, painted as PNG.

A game draws its view as shapes in its room `preview`; here they are painted, so games need no painting library and
this needs no game.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Any, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from vihara.core.game import Game, Outcome
from vihara.core.record import View
from vihara.core.shapes import ROBES, Disc, Label, Plate, Polygon, Shape, Sheet

SIZE = (1200, 630)
"""What those who show previews ask for."""
_MARGIN = 24
_SMOOTH = 2
"""Painted so many times as large and then made smaller: edges are smooth."""
_GROUND, _FRAME = "#efe2c4", "#c89b3c"
_MOST = 256
"""Pictures that are kept; about 40 kB each."""

Key: TypeAlias = tuple[str, int]


class Previews:
    """Pictures that were painted lately, by table and number of its last entry."""

    def __init__(self, most: int = _MOST) -> None:
        self.most = most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def found(self, key: Key) -> bytes | None:
        """A picture that is still there."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def keep(self, key: Key, picture: bytes) -> None:
        """Keep a picture; the one that nobody has asked for longest goes."""
        self._kept[key] = picture
        self._kept.move_to_end(key)
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)


def drawing_of(game: Game) -> Callable[[View], Sheet]:
    """How a game draws a view: the room of its folder that has nothing to do with its rules."""
    drawn: Callable[[View], Sheet] = import_module(f"vihara.games.{game.key}.preview").preview
    return drawn


def paint(sheet: Sheet, outcome: Outcome | None = None) -> bytes:
    """A sheet as a PNG of the usual size, as large as it fits; of a match that is over with its scores."""
    wide, high = (side * _SMOOTH for side in SIZE)
    canvas = Image.new("RGB", (wide, high), _GROUND)
    pen = ImageDraw.Draw(canvas)
    pen.rectangle((6, 6, wide - 7, high - 7), outline=_FRAME, width=2 * _SMOOTH)
    room = wide - 2 * _MARGIN * _SMOOTH, high - 2 * _MARGIN * _SMOOTH
    scale = min(room[0] / sheet.wide, room[1] / sheet.high)
    left, top = (wide - sheet.wide * scale) / 2, (high - sheet.high * scale) / 2
    for shape in sheet.shapes:
        _paint(pen, shape, scale, left, top)
    for shape in _scores(outcome) if outcome else ():
        _paint(pen, shape, _SMOOTH, 0, 0)
    told = BytesIO()
    small = canvas.resize(SIZE, Image.Resampling.BOX)
    # 128 colors: a third of the bytes, and no eye sees it at the size of a preview.
    small.quantize(128, dither=Image.Dither.NONE).save(told, "PNG")
    return told.getvalue()


def _scores(outcome: Outcome) -> Iterator[Shape]:
    """Who has how much, in the corner that boards leave free; those who won have a golden rim."""
    if len(set(outcome.scores)) == 1 and len(outcome.winners) != 1:
        return  # one temple for all: the board says it
    for seat, score in enumerate(outcome.scores):
        x, y = SIZE[0] - 126, 22 + 54 * seat
        won = seat + 1 in outcome.winners
        yield Plate(x, y, 104, 46, 23, "#fffaf0", "#c89b3c" if won else "#d8ccb4", 4 if won else 2)
        yield Disc(x + 24, y + 23, 15, ROBES[seat])
        yield Label(x + 24, y + 23, str(seat + 1), 20, "#ffffff")
        yield Label(x + 67, y + 23, str(score), 27, "#33261a")


def _paint(pen: ImageDraw.ImageDraw, shape: Shape, scale: float, left: float, top: float) -> None:
    def box(x: float, y: float, wide: float, high: float) -> tuple[float, float, float, float]:
        return left + x * scale, top + y * scale, left + (x + wide) * scale, top + (y + high) * scale

    if isinstance(shape, Label):
        place = (left + shape.x * scale, top + shape.y * scale)
        pen.text(place, shape.text, fill=shape.fill, font=_font(round(shape.size * scale)), anchor="mm")
        return
    width = max(1, round(shape.width * scale)) if shape.line else 0
    line = shape.line or None
    if isinstance(shape, Polygon):
        points = [(left + x * scale, top + y * scale) for x, y in shape.points]
        pen.polygon(points, fill=shape.fill)
        if line:
            pen.line([*points, points[0]], fill=line, width=width, joint="curve")
    elif isinstance(shape, Disc):
        r = shape.radius
        pen.ellipse(box(shape.x - r, shape.y - r, 2 * r, 2 * r), fill=shape.fill, outline=line, width=width)
    else:
        assert isinstance(shape, Plate)
        pen.rounded_rectangle(
            box(shape.x, shape.y, shape.wide, shape.high),
            shape.radius * scale,
            fill=shape.fill,
            outline=line,
            width=width,
        )


@cache
def _font(size: int) -> Any:
    """Pillow's own typeface: pictures have digits and capitals, names stand beside them as text."""
    return ImageFont.load_default(max(8, size))
