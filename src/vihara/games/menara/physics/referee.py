"""How a simulation is run and when it has decided: compiled, so that a server and a page without one decide alike.

Whoever has an engine for rigid bodies does what a trial says (`do`), again and again, and tells it what became of
the bodies: it makes a model with one of the settings, steps it with such a gravity and such a push, and reads
positions, speeds and the energy off it. All the rest is here: how gravity grows, how long a hand pushes, when the
tower is at rest, what has fallen, when the numbers are not to be trusted, and who else is heard then (see
`collapse`).
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.games.menara.actions import FALLS, NOTHING_FALLS, PIECES
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.components import BASES, FLOORS, Array
from vihara.games.menara.lifting import take_out
from vihara.games.menara.questions import stands
from vihara.games.menara.tower.geometry import COS, SIN, TOWER, column_place

GRAVITY: Final = 9.81
DROP: Final = 8.0
"""A floor or column that came down by this much (mm) has fallen."""
TILT: Final = math.sin(math.radians(10.0) / 2) ** 2
"""A floor that leans by 10° has fallen: the square of the sine of half of that, since turns are quaternions."""
COLUMN_TILT: Final = math.sin(math.radians(30.0) / 2) ** 2
"""A column that leans by 30° has fallen over."""
PULSE: Final = 3
"""How many frames a nudge lasts: 0.12 s."""
FRAME: Final = 0.04
"""Seconds between keyframes; also how often the simulation is asked whether it is at rest."""
ENERGY: Final = 1e-4
"""Energy (joules) a tower can never gain by itself: a floor of 30 g lifted by 0.3 mm. More of it is an error."""
MM: Final = 1e-3
CHANNELS: Final = 7
"""Of a body: its place in meters, and its turn as a quaternion w, x, y, z."""

MAKE, STEP, DONE = range(3)
"""`do`: make a model with the settings `solver`; step the model; nothing more."""
LOADING, PUSHING, RUNNING, SHOWING = range(4)
"""`phase`: gravity grows, the hand pushes, the tower is left alone, it has decided and debris comes to rest."""
STANDS, FELL, ASTRAY = range(3)
"""`found`: what the trial comes to; ASTRAY: it made energy from nothing, whatever the settings."""
ATTEMPTS: Final = 3
"""Settings tried one after the other when a simulation goes astray; so many witnesses come after them."""
SOLVERS: Final = 2 * ATTEMPTS

TRIAL = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # What is to be done next.
                ("do", "i8"),
                ("solver", "i8"),
                ("steps", "i8"),
                ("keep", "i8"),  # 1: the poses after these steps are a keyframe
                ("gravity", "f8"),
                ("body", "i8"),  # pushed: its place among those that move; −1: none
                ("push", "f8", (2,)),  # newtons along x and y
                # What is known of it.
                ("found", "i8"),
                ("clear", "i8"),  # 1: a fall of what the statics holds was not confirmed: keyframes mean nothing
                ("fell", "i1", (PIECES,)),
                # How it is run.
                ("step", "f8", (SOLVERS,)),  # seconds of each of the settings
                ("ramp", "f8"),
                ("shortest", "f8"),
                ("longest", "f8"),
                ("rest", "f8"),
                ("slack", "f8"),
                ("to_the_end", "i8"),
                ("debris", "i8"),
                ("show", "i8"),  # 1: go on after a fall was seen until the debris is at rest
                ("witnesses", "i8"),  # 1: falls of what the statics holds must be confirmed
                ("nudged", "i8"),  # floor, −1: none
                ("newton", "f8"),
                ("direction", "i8"),  # whole degrees
                # Where it is.
                ("phase", "i8"),
                ("count", "i8"),
                ("heard", "i8"),
                ("bodies", "i8"),
                ("piece", "i2", (PIECES,)),
                ("most", "f8"),
                ("time", "f8"),
                ("since", "f8"),
                ("first", "f8", (PIECES, CHANNELS)),
                ("last", "f8", (PIECES, CHANNELS)),
            ],
            align=True,
        ),
    )
)
"""A trial of a tower. Times are seconds, speeds mm/s."""

BODY, PRISM, CYLINDER = range(3)
"""What a description says, number by number:

    BODY      piece, 1 if it moves, x, y, z, its turn about z in degrees
    PRISM     density, own group, half its height, number of corners, x and y of each
    CYLINDER  density, own group, half its height, radius, its turn about z in degrees

Solids belong to the body before them; lengths are meters. Bodies of group 1 meet all, those of 2 meet each other.
"""
FLOOR_GROUP, COLUMN_GROUP = 1, 2
ROOM: Final = 24576
"""Numbers there can be: 18 floors of eight prisms of 24 corners, and their columns."""


@rules
def describe(tower: Record, shapes: Array, measures: Array, out: Array) -> int:
    """The bodies of a tower: how many numbers."""
    m = measures[0]
    half = m.thickness / 2 * MM
    n = 0
    for floor in range(FLOORS):
        level = int(tower.level[floor])
        if level < 0:
            continue
        out[n], out[n + 1], out[n + 2] = BODY, floor, 1 if level > 0 else 0  # the temple base lies there for good
        out[n + 3], out[n + 4] = tower.pose[floor, 0] * MM, tower.pose[floor, 1] * MM
        out[n + 5] = (level * m.level + m.thickness / 2) * MM
        out[n + 6] = tower.pose[floor, 2]
        n += 7
        shape = shapes[floor, tower.side[floor]]
        for piece in range(int(shape.pieces)):
            corners = int(shape.piece_corners[piece])
            out[n], out[n + 1], out[n + 2], out[n + 3], out[n + 4] = (
                PRISM,
                m.floor_density,
                FLOOR_GROUP,
                half,
                corners,
            )
            n += 5
            for corner in range(corners):
                out[n], out[n + 1] = shape.piece[piece, corner, 0] * MM, shape.piece[piece, corner, 1] * MM
                n += 2
    for floor in range(FLOORS):
        for base in range(BASES):
            if tower.level[floor] < 0 or tower.column[floor, base] == 0:
                continue
            x, y = column_place(tower, floor, base, shapes)
            z = int(tower.level[floor]) * m.level + m.thickness + m.height / 2
            out[n], out[n + 1], out[n + 2] = BODY, FLOORS + floor * BASES + base, 1
            out[n + 3], out[n + 4], out[n + 5], out[n + 6] = x * MM, y * MM, z * MM, 0.0
            n += 7
            for turn in range(2):  # two in one place, by 45°: an engine may give each only four points of contact
                out[n], out[n + 1], out[n + 2] = CYLINDER, m.column_density / 2, COLUMN_GROUP
                out[n + 3], out[n + 4] = m.height / 2 * MM, m.radius * MM
                out[n + 5] = 45.0 * turn
                n += 6
    return n


@rules
def begin(t: Record, tower: Record) -> None:
    """Begin the first attempt; how it is run and which floor is nudged is in the trial already."""
    t.bodies = 0
    t.fell[:] = 0
    t.found = STANDS
    t.clear = 0
    t.heard = 0
    t.body = -1
    for floor in range(FLOORS):
        if tower.level[floor] > 0:
            t.piece[t.bodies] = floor
            t.bodies += 1
    for floor in range(FLOORS):
        for base in range(BASES):
            if tower.level[floor] >= 0 and tower.column[floor, base] == 1:
                t.piece[t.bodies] = FLOORS + floor * BASES + base
                t.bodies += 1
    make(t, 0)


@rules
def make(t: Record, solver: int) -> None:
    """A model is made next."""
    t.solver = solver
    t.do = MAKE
    t.steps = 0
    t.keep = 1
    t.gravity = 0.0
    t.phase = LOADING


@rules
def has_fallen(t: Record, body: int) -> bool:
    """Whether a floor or a column has dropped, or leans too far."""
    x, y = t.last[body, 4], t.last[body, 5]
    leans = x * x + y * y >= (TILT if t.piece[body] < FLOORS else COLUMN_TILT)
    return bool(leans or (t.first[body, 2] - t.last[body, 2]) / MM >= DROP)


@rules
def some_floor_fell(t: Record) -> bool:
    """Whether a floor has fallen by now."""
    fell = False
    for body in range(int(t.bodies)):
        fell = fell or (t.piece[body] < FLOORS and has_fallen(t, body))
    return fell


@rules
def is_at_rest(t: Record, speeds: Array) -> bool:
    """Whether all that counts is still; what has fallen may not."""
    most = t.rest * MM
    for body in range(int(t.bodies)):
        speed = 0.0
        for axis in range(3):
            speed += speeds[6 * body + axis] * speeds[6 * body + axis]
        counts = t.debris == 1 or t.phase == SHOWING or not has_fallen(t, body)
        if counts and speed >= most * most:
            return False
    return True


@rules
def load_next(t: Record) -> None:
    """Gravity grows from nothing, in steps of two; then the tower is nudged, or left alone."""
    total = round(t.ramp / t.step[t.solver])
    t.do = STEP
    t.steps = 2
    t.count += 2
    share = min(1.0, t.count / total)
    t.gravity = GRAVITY * share * share * (3.0 - 2.0 * share)
    t.keep = 1 if t.count >= total else 0


@rules
def frame_next(t: Record) -> None:
    """On by one keyframe."""
    t.do = STEP
    t.steps = round(FRAME / t.step[t.solver])
    t.gravity = GRAVITY
    t.keep = 1


@rules
def advance(t: Record, places: Array, speeds: Array, energy: float, sound: bool) -> None:
    """What was to be done is done: what became of the bodies, and whether the engine has nothing against it."""
    if t.do == STEP:
        t.time += t.steps * t.step[t.solver]
    for body in range(int(t.bodies)):
        for channel in range(CHANNELS):
            t.last[body, channel] = places[CHANNELS * body + channel]
            sound = sound and math.isfinite(t.last[body, channel])
    if t.do == MAKE:
        t.first[:] = t.last
        t.most = energy
        t.time = 0.0
        t.count = 0
        if t.bodies == 0:
            end_run(t, True)
        else:
            load_next(t)
    elif t.phase == LOADING:
        if t.keep == 1:
            left_alone(t, energy)
            if t.nudged >= 0:
                push(t)
            frame_next(t)
        else:
            load_next(t)
    elif not sound or (t.phase != PUSHING and energy > t.most + t.slack):
        # Now and then a stiff contact at an edge throws a floor up that has lain still for long: energy from
        # nothing, which no tower has.
        end_run(t, False)
    else:
        go_on(t, speeds, energy)


@rules
def left_alone(t: Record, energy: float) -> None:
    """Nobody touches the tower from now on; after the ramp, what energy there was before it is what counts."""
    if t.phase == PUSHING:
        t.most = energy
    t.phase = RUNNING
    t.body = -1
    t.push[0] = 0.0
    t.push[1] = 0.0
    t.since = t.time


@rules
def push(t: Record) -> None:
    """A hand touches a floor, and may give it as much energy as it likes."""
    t.phase = PUSHING
    t.count = PULSE
    for body in range(int(t.bodies)):
        if t.piece[body] == t.nudged:
            t.body = body
    t.push[0] = t.newton * COS[t.direction % 360]
    t.push[1] = t.newton * SIN[t.direction % 360]


@rules
def go_on(t: Record, speeds: Array, energy: float) -> None:
    """A keyframe more; or the end, when all is at rest, the time is up, or only the verdict is of use."""
    if t.phase == PUSHING:
        t.count -= 1
        if t.count == 0:
            left_alone(t, energy)
        frame_next(t)
        return
    run = t.time - t.since
    over = run >= t.longest - 1e-9
    still = run >= t.shortest - 1e-9 and is_at_rest(t, speeds)
    hopeless = t.phase == RUNNING and t.to_the_end == 0 and some_floor_fell(t)
    if over or still or hopeless:
        end_run(t, True)
    else:
        frame_next(t)


@rules
def end_run(t: Record, sound: bool) -> None:
    """One simulation is over."""
    if t.phase == SHOWING:
        hear_witnesses(t)
    elif t.solver >= ATTEMPTS:
        testify(t, sound)
    elif not sound and t.solver + 1 < ATTEMPTS:
        make(t, t.solver + 1)
    elif not sound:
        t.found = ASTRAY
        t.do = DONE
    else:
        for body in range(int(t.bodies)):
            if has_fallen(t, body):
                t.fell[t.piece[body]] = 1
        t.found = FELL if some_floor_fell(t) else STANDS
        if t.show == 1 and t.fell.sum() > 0 and t.time - t.since < t.longest - 1e-9:
            t.phase = SHOWING
            frame_next(t)
        else:
            hear_witnesses(t)


@rules
def hear_witnesses(t: Record) -> None:
    """Where nobody nudged and the statics has found forces that hold the tower, a fall must be confirmed."""
    if t.found == FELL and t.witnesses == 1 and t.nudged < 0:
        make(t, ATTEMPTS)
    else:
        t.do = DONE


@rules
def testify(t: Record, sound: bool) -> None:
    """Whether wood falls depends on no time step, and hardly on how stiff its contacts are. So if one sound
    simulation does not see the fall, the numbers made it. One that makes energy from nothing is no witness.
    """
    saved = sound and not some_floor_fell(t)
    if sound:
        t.heard += 1
    if not saved and t.solver + 1 < SOLVERS:
        make(t, t.solver + 1)
        return
    if saved or t.heard == 0:
        t.found = STANDS
        t.clear = 1
        t.fell[:] = 0
    t.do = DONE


# -- For a page -----------------------------------------------------------------------------------------------


@rules
def tower_judged(s: Record) -> Array:
    """The tower that is being judged, as an array of one: without the piece that is out, if there is one."""
    trial = np.zeros(1, TOWER)
    trial[0] = s.tower
    if s.lifted >= 0:
        take_out(trial[0], s.lifted)
    return trial


@rules
def prepare(states: Any, i: int, trials: Any, k: int) -> None:
    """Begin a trial of the tower of a state; `trials[k]` says how it is run."""
    s, t = states[i], trials[k]
    shapes, measures = tables_of(s.tables)
    tower = tower_judged(s)
    t.nudged = s.nudged[0]
    t.newton = s.nudged[1] / 100.0
    t.direction = s.nudged[2]
    t.witnesses = 1 if stands(tower[0], shapes, measures) else 0
    begin(t, tower[0])


@rules
def describe_judged(states: Any, i: int, out: Array) -> int:
    """The bodies of the tower of a state: how many numbers."""
    shapes, measures = tables_of(states[i].tables)
    tower = tower_judged(states[i])
    return describe(tower[0], shapes, measures, out)


@rules
def proceed(trials: Any, k: int, places: Array, speeds: Array, energy: float, sound: int) -> None:
    """What was to be done is done (see `advance`)."""
    advance(trials[k], places, speeds, energy, sound == 1)


@rules
def conclude(states: Any, i: int, trials: Any, k: int, out: Array) -> int:
    """What falls, as chance actions, ascending, and then that nothing more does: how many. Where no simulation is
    to be trusted, what the statics does not hold falls with all that is raised.
    """
    t = trials[k]
    tower = tower_judged(states[i])
    n = 0
    for piece in range(PIECES):
        raised = piece < FLOORS and tower[0].level[piece] > 0
        if t.fell[piece] == 1 or (t.found == ASTRAY and t.witnesses == 0 and raised):
            out[n] = FALLS + piece
            n += 1
    out[n] = NOTHING_FALLS
    return n + 1
