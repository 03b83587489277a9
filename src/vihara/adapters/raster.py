"""A game's picture as an image: what the terminal shows, drawn character by character on a warm dark ground."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.core.game import Game
from vihara.core.record import View

_GROUND, _INK, _DIM = (34, 28, 24), (236, 226, 208), (140, 128, 112)
_SIZE, _MARGIN, _WIDEST = 16, 18, 160
_COLORS = {
    "red": (231, 84, 72), "dark_orange": (240, 146, 52), "yellow": (246, 211, 82), "green": (92, 190, 104),
    "blue": (92, 150, 240), "magenta": (190, 108, 222), "grey70": (178, 178, 178), "white": (255, 255, 255),
    "bright_black": (150, 140, 132), "cyan": (86, 200, 208),
}  # fmt: skip
"""Brighter than the terminal's names stand for, as the ground is dark."""


_CIRCLED = frozenset("①②③④⑤⑥⑦⑧⑨")


@cache
def _fonts() -> tuple[Any, Any, Any]:
    """DejaVu Sans Mono, which has nearly all our signs and comes with Matplotlib, plain and bold; and DejaVu Sans,
    which has the numbers in circles too.
    """
    from matplotlib import font_manager
    from PIL import ImageFont

    return tuple(  # type: ignore[return-value]
        ImageFont.truetype(font_manager.findfont(font_manager.FontProperties(family=family, weight=weight)), _SIZE)
        for family, weight in (
            ("DejaVu Sans Mono", "regular"),
            ("DejaVu Sans Mono", "bold"),
            ("DejaVu Sans", "bold"),
        )
    )


def _ink(style: Any) -> tuple[int, int, int]:
    if style is None or style.color is None:
        return _DIM if style is not None and style.dim else _INK
    named = _COLORS.get(style.color.name)
    red, green, blue = named or style.color.get_truecolor()
    return (red, green, blue)


def text(game: Game, view: View) -> str:
    """A view as plain text."""
    from rich.text import Text

    return Text.from_markup(game.picture(view)).plain


def image(game: Game, view: View) -> npt.NDArray[np.uint8]:
    """A view as rows × columns × red, green and blue; large enough for all of it."""
    from PIL import Image, ImageDraw
    from rich.cells import cell_len
    from rich.console import Console
    from rich.text import Text

    console = Console(file=io.StringIO(), width=_WIDEST, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(Text.from_markup(game.picture(view)), pad=False)
    regular, bold, round_ = _fonts()
    across, down = round(regular.getlength("M")), _SIZE + 6
    widest = max((sum(cell_len(segment.text) for segment in line) for line in lines), default=1)
    canvas = Image.new("RGB", (2 * _MARGIN + across * widest, 2 * _MARGIN + down * len(lines)), _GROUND)
    pen = ImageDraw.Draw(canvas)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style
            font = bold if style is not None and style.bold else regular
            for letter in segment.text:
                if letter != " ":
                    place = (_MARGIN + across * column, _MARGIN + down * row)
                    pen.text(place, letter, fill=_ink(style), font=round_ if letter in _CIRCLED else font)
                column += cell_len(letter)
    return np.asarray(canvas, np.uint8)
