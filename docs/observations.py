"""Write docs/observations.md: what programs see of each game. Run it after changing a game's tensor."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vihara.adapters import choices
from vihara.core.game import REGISTRY, Part, load

PAGE = Path(__file__).with_name("observations.md")

_HEAD = """# Observations

What the [adapters](adapters.md) show to programs. Made by `python docs/observations.py`; a test compares it.

## The tensor
Each game has one tensor of fixed length for each number of seats: a view as 32-bit numbers from −4 to 4, most
of them from 0 to 1. It is written by the game's `tensor.py` from the seat's view, so it cannot hold what the
seat does not see; and it tells the view whole: views that differ have different tensors (left out are only the
order in which Ananda's tiles were laid, and in Menara the placement that chance is judging, during which nobody
decides). Seats are told from the viewer's own on, in turn order; a spectator is told from seat 1. Parts follow
each other in the order of the tables, each in C order; shapes are for two seats.

```python
game = vihara.load("mandala")
view = match.view(1)
game.tensor(view)  # numbers
game.tensor_parts(seats=2)  # names, shapes, meanings
```

## The information state
A view has no memory. `vihara.adapters.information.information_state(match, seat)` is the perfect-recall
information state: a text with the seats and options, then a line for every step as the seat was told of it:
`I:` and its own decisions, and everybody's events as the game's `redact` leaves them for that seat. Matches
that a seat cannot tell apart have equal texts, others different ones; tests play such twins through whole
matches. The tensor is a function of it.

```
mandala seats 2 {}
mountain mandala=1 number=1 cards=["green"]
hand seat=1 number=1 cards=["red"]
hand seat=2 number=1
I: M1 red; build seat=1 mandala=1 color="red"
```
"""


_CHOICES = """


### Choices
Poses are too many to number, so a program chooses by the place in the list that `legal` gives: 0 is the first,
ascending by action number; the mask has a 1 for each entry there is, and at most {most} are offered (a longer
list, never seen yet, would be thinned out evenly). The list has every decision that needs no pose, and for
poses the finite candidate lattice: for each floor of the temple base 6 poses a side; for a new floor 12 poses a
side over triples of free columns, centers of mass at the triple's incenter, best margins first, and 4
extensions of the base a side; for a floor to shift 8 poses. Each entry is told in {size} numbers, so that a
policy can tell them apart (`choices` in observations, `told()` in `vihara.vector`):

"""


def table(parts: Sequence[Part]) -> str:
    """The parts as rows."""
    rows = [f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.meaning} |" for part in parts]
    return "\n".join(["| part | shape | meaning |", "|---|---|---|", *rows]) + "\n"


def page() -> str:
    """The whole page."""
    text = _HEAD
    for key in REGISTRY:
        game = load(key)
        sizes = ", ".join(f"{game.tensor_size(seats)} for {seats}" for seats in game.seats)
        text += f"\n## {key.capitalize()}\nLength by seats: {sizes}. Choices: {choices.width(game):,}.\n\n"
        text += table(game.tensor_parts(2))
        if game.open_poses:
            text += _CHOICES.format(most=game.open_poses.most, size=choices.choice_size(game))
            text += table(game.open_poses.parts)
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
