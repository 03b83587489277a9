"""What happens when the tower is in doubt or a hand nudges it: a simulation with MuJoCo (E-U7, E-L2, E-L4).

The simulation is slow and not the same on every machine, so its outcome is written into the match and a replay
never simulates; on one machine the same input gives the same bits. MuJoCo is loaded when it is first needed.

The settings are the ones with which lawful towers of 18 floors stand still: a stiff contact, an elliptic friction
cone, many iterations, and gravity that grows from nothing within a fifth of a second, since its sudden onset is a
jolt no real tower feels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np

from vihara.core import deadline
from vihara.core.compiled import Record
from vihara.games.menara.components import BASES, FLOORS, Array, Box, standard_box
from vihara.games.menara.physics.trajectory import Trajectory, body_of_column, encode
from vihara.games.menara.tower.balance import SURE, stands, survives
from vihara.games.menara.tower.geometry import column_place

GRAVITY = 9.81
DROP = 8.0
"""A floor or column that came down by this much (mm) has fallen."""
TILT = 10.0
"""A floor that leans this much (degrees) has fallen."""
COLUMN_TILT = 30.0
"""A column that leans this much (degrees) has fallen over."""
PULSE = 0.12
"""How long a nudge lasts, in seconds."""
FRAME = 0.04
"""Seconds between keyframes; also how often the simulation is asked whether it is at rest."""
ENERGY = 1e-4
"""Energy (joules) a tower can never gain by itself: a floor of 30 g lifted by 0.3 mm. More of it is an error."""
MM = 1e-3
STRIDE = 10
"""Steps between two looks at the clock."""
LONGEST = 60.0
"""Seconds of computing for a decision, all its simulations together; whoever asks may set less."""


class SimulationError(RuntimeError):
    """The simulation went astray: it made energy from nothing, whatever the settings."""

    code = "simulation"


class Nudge(NamedTuple):
    """A hand's sideways pulse on a floor."""

    floor: int
    newton: float
    direction: float
    """Degrees."""


@dataclass(frozen=True)
class Settings:
    """How the simulation is run."""

    time_step: float = 0.001
    iterations: int = 100
    tolerance: float = 1e-12
    contact_time: float = 0.002
    impedance: tuple[float, float, float, float, float] = (0.99, 0.999, 0.0001, 0.5, 2.0)
    friction_impedance: float = 10.0
    ramp: float = 0.2
    """Seconds in which gravity grows."""
    shortest: float = 0.5
    longest: float = 2.5
    """Seconds after the ramp and the nudge before it may end, and after which it ends."""
    rest: float = 2.0
    """Speed (mm/s) below which everything is at rest."""
    to_the_end: bool = True
    """Go on after the first floor has fallen; otherwise only the verdict is of use."""
    debris: bool = True
    """Wait until what has fallen is at rest too; otherwise only until nothing more falls."""


REFEREE = Settings()
TIGHT = Settings(time_step=0.00025, iterations=200, tolerance=1e-14)
"""For a second opinion: four times as many steps for the same stiffness, which keeps a stiff contact calm."""
SOFT = Settings(time_step=0.0005, iterations=200, contact_time=0.004)
"""The last resort, when even that goes astray: softer contacts, yet not so soft that tall towers sway."""
BETWEEN = Settings(time_step=0.0005, iterations=200, contact_time=0.003)
"""Contacts halfway between stiff and soft."""
WITNESSES = (BETWEEN, SOFT, TIGHT)
"""Who else is heard when the simulation fells what the statics holds: three stiffnesses, smaller time steps."""
VERDICT = Settings(to_the_end=False)
"""For the verdict alone: several times faster when the tower falls."""
PIECES_ONLY = Settings(debris=False)
"""For which pieces fall, without waiting until they lie still."""


@dataclass(frozen=True)
class Collapse:
    """Outcome of a simulation."""

    fell_floors: tuple[int, ...]
    fell_columns: tuple[tuple[int, int], ...]
    """Floor and base."""
    standing_levels: tuple[int, ...]
    """Levels of which some floor still stands, without the temple base (E-L1)."""
    floor_poses: Array
    """[floor, channel]: x, y, z in mm and quaternion w, x, y, z at the end; zeros for floors not in the tower."""
    column_poses: Array
    """[floor, base, channel], likewise."""
    seconds: float
    """Simulated time."""
    trajectory: bytes
    """Keyframes, see `trajectory`."""
    attempts: int = 1
    """More than one when the first simulation went astray."""

    @property
    def stands(self) -> bool:
        """Whether all floors stand (E-L2)."""
        return not self.fell_floors

    @property
    def levels(self) -> int:
        """Height in levels of what still stands (E-L1, E-L4)."""
        return max(self.standing_levels, default=0)


@cache
def _mujoco() -> Any:
    import mujoco

    # Its own way to warn is a file MUJOCO_LOG.TXT wherever the program was started; we look at what it counts.
    mujoco.set_mju_user_warning(lambda _: None)
    return mujoco


def _prism(corners: Array, half: float) -> list[float]:
    """Vertices of a piece of a floor, in meters."""
    flat = np.asarray(corners) * MM
    return [float(v) for z in (-half, half) for x, y in flat for v in (x, y, z * MM)]


def _upright(angle: float) -> list[float]:
    half = math.radians(angle) / 2
    return [math.cos(half), 0.0, 0.0, math.sin(half)]


def build_model(tower: Record, box: Box, settings: Settings) -> tuple[Any, list[int]]:
    """A MuJoCo model of a tower and the numbers of its moving bodies, in the order of their joints."""
    mujoco = _mujoco()
    matter = box.matter
    spec = mujoco.MjSpec()
    option = spec.option
    option.timestep = settings.time_step
    option.iterations = settings.iterations
    option.ls_iterations = 50
    option.tolerance = settings.tolerance
    option.impratio = settings.friction_impedance
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    default = spec.default.geom
    default.solref = [settings.contact_time, 1.0]
    default.solimp = list(settings.impedance)
    default.condim = 3
    default.friction = [matter.friction, 0.003, 0.0001]
    world = spec.worldbody
    world.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[2, 2, 0.1])
    bodies: list[int] = []
    half = matter.floor_thickness / 2
    for floor in range(FLOORS):
        level = int(tower.level[floor])
        if level < 0:
            continue
        x, y, angle = (float(v) for v in tower.pose[floor])
        body = world.add_body(
            pos=[x * MM, y * MM, (level * matter.level_height + half) * MM], quat=_upright(angle)
        )
        if level > 0:  # the temple base lies on the table for good
            body.add_freejoint()
            bodies.append(floor)
        shape = box.shapes[floor, tower.side[floor]]
        for piece in range(int(shape.pieces)):
            name = f"floor {floor} piece {piece}"
            mesh = spec.add_mesh(name=name)
            mesh.uservert = _prism(shape.piece[piece][: int(shape.piece_corners[piece])], half)
            body.add_geom(
                type=mujoco.mjtGeom.mjGEOM_MESH,
                meshname=name,
                density=matter.floor_density,
                contype=1,
                conaffinity=3,
            )
    for floor in range(FLOORS):
        for base in range(BASES):
            if tower.level[floor] < 0 or tower.column[floor, base] == 0:
                continue
            x, y = column_place(tower, floor, base, box.shapes)
            z = tower.level[floor] * matter.level_height + matter.floor_thickness + matter.column_height / 2
            body = world.add_body(pos=[x * MM, y * MM, z * MM])
            body.add_freejoint()
            bodies.append(body_of_column(floor, base))
            for turn in (0.0, 45.0):  # two in one place: MuJoCo gives each only four points of contact
                body.add_geom(
                    type=mujoco.mjtGeom.mjGEOM_CYLINDER,
                    size=[matter.column_radius * MM, matter.column_height / 2 * MM, 0],
                    density=matter.column_density / 2,
                    quat=_upright(turn),
                    contype=2,
                    conaffinity=3,
                )
    try:
        return spec.compile(), bodies
    except (ValueError, RuntimeError) as error:  # a shape that it does not take
        raise SimulationError(f"no model of this tower: {error}") from error


def _leaning(poses: Array) -> Array:
    """Angle between a body's axis and the vertical, in degrees."""
    return np.degrees(2 * np.arcsin(np.minimum(1.0, np.hypot(poses[:, 4], poses[:, 5]))))


def _fallen_floors(first: Array, last: Array) -> Array:
    """Which bodies have dropped or lean too far for a floor."""
    return ((first[:, 2] - last[:, 2] >= DROP) | (_leaning(last) >= TILT)).astype(bool)


class _Run:
    """One simulation: a model with its data, stepped frame by frame."""

    def __init__(self, tower: Record, box: Box, settings: Settings) -> None:
        self.mujoco = _mujoco()
        self.settings = settings
        self.model, self.bodies = build_model(tower, box, settings)
        self.data = self.mujoco.MjData(self.model)
        self.steps = round(FRAME / settings.time_step)
        self.frames = [self.poses()]
        self.mujoco.mj_forward(self.model, self.data)
        self.most = self.energy()

    def step(self, count: int) -> None:
        """Go on by some steps; a hopeless tower must not keep the machine busy for good."""
        for start in range(0, count, STRIDE):
            deadline.check()
            self.mujoco.mj_step(self.model, self.data, min(STRIDE, count - start))

    def energy(self) -> float:
        """Energy of position and motion, in joules."""
        self.mujoco.mj_energyPos(self.model, self.data)
        self.mujoco.mj_energyVel(self.model, self.data)
        return float(self.data.energy.sum())

    def poses(self) -> Array:
        """Positions (mm) and turns of the moving bodies."""
        poses: Array = self.data.qpos.reshape(-1, 7).copy()
        poses[:, :3] /= MM
        return poses

    def speed(self) -> float:
        """Greatest speed of a body that counts, mm/s."""
        if not self.bodies:
            return 0.0
        speeds = np.linalg.norm(self.data.qvel.reshape(-1, 6)[:, :3], axis=1)
        if not self.settings.debris:
            speeds = speeds[~self.fallen()]
        return float(speeds.max(initial=0.0)) / MM

    def fallen(self) -> Array:
        """Which bodies have fallen by now, floors and columns."""
        first, last = self.frames[0], self.frames[-1]
        floors = np.array([body < FLOORS for body in self.bodies])
        columns = (first[:, 2] - last[:, 2] >= DROP) | (_leaning(last) >= COLUMN_TILT)
        found: Array = np.where(floors, _fallen_floors(first, last), columns)
        return found

    def load(self) -> None:
        """Let gravity grow from nothing."""
        count = round(self.settings.ramp / self.settings.time_step)
        for step in range(0, count, 2):
            share = (step + 2) / count
            self.model.opt.gravity[2] = -GRAVITY * share * share * (3 - 2 * share)
            self.step(2)
        self.model.opt.gravity[2] = -GRAVITY
        self.frames.append(self.poses())

    def advance(self) -> bool:
        """Go on by one frame; False when the numbers are no longer to be trusted.

        Now and then a stiff contact at an edge throws a floor up that has lain still for long: energy from
        nothing, which no tower has.
        """
        self.step(self.steps)
        self.frames.append(self.poses())
        astray = self.data.warning[self.mujoco.mjtWarning.mjWARN_BADQACC].number > 0
        if astray or not np.isfinite(self.data.qpos).all():
            return False
        return self.energy() <= self.most + ENERGY

    def push(self, nudge: Nudge | None) -> None:
        """Apply a nudge from now on, or end it."""
        self.data.xfrc_applied[:] = 0.0
        if nudge is not None:
            body = 0
            for place, number in enumerate(self.bodies):
                if number == nudge.floor:
                    body = int(self.model.jnt_bodyid[place])
            turn = math.radians(nudge.direction)
            self.data.xfrc_applied[body, 0] = nudge.newton * math.cos(turn)
            self.data.xfrc_applied[body, 1] = nudge.newton * math.sin(turn)

    def finish(self, nudge: Nudge | None) -> bool:
        """Run to the end; False when the simulation went astray."""
        settings = self.settings
        self.load()
        if nudge is not None:
            self.push(nudge)
            for _ in range(round(PULSE / FRAME)):
                self.most = math.inf  # the hand may give as much as it likes
                if not self.advance():
                    return False
            self.push(None)
            self.most = self.energy()
        start = self.data.time
        while self.data.time - start < settings.longest - 1e-9:
            if not self.advance():
                return False
            if self.data.time - start >= settings.shortest - 1e-9 and self.speed() < settings.rest:
                break
            if not settings.to_the_end and self.some_floor_fell():
                break
        return True

    def some_floor_fell(self) -> bool:
        """Whether a floor has fallen by now."""
        fallen = _fallen_floors(self.frames[0], self.frames[-1])
        return any(bool(fell) and body < FLOORS for fell, body in zip(fallen, self.bodies, strict=True))


def _outcome(tower: Record, run: _Run, attempts: int) -> Collapse:
    first, last = run.frames[0], run.frames[-1]
    dropped = first[:, 2] - last[:, 2]
    leaning = _leaning(last)
    fallen = _fallen_floors(first, last)
    floor_poses = np.zeros((FLOORS, 7))
    column_poses = np.zeros((FLOORS, BASES, 7))
    fell_floors: list[int] = []
    fell_columns: list[tuple[int, int]] = []
    for place, body in enumerate(run.bodies):
        if body < FLOORS:
            floor_poses[body] = last[place]
            if fallen[place]:
                fell_floors.append(body)
        else:
            floor, base = divmod(body - FLOORS, BASES)
            column_poses[floor, base] = last[place]
            if dropped[place] >= DROP or leaning[place] >= COLUMN_TILT:
                fell_columns.append((floor, base))
    for floor in range(FLOORS):
        if tower.level[floor] == 0:
            x, y, angle = tower.pose[floor]
            floor_poses[floor] = [x, y, 0.0, *_upright(float(angle))]
    standing = {int(tower.level[f]) for f in range(FLOORS) if tower.level[f] > 0 and f not in fell_floors}
    frames = Trajectory(tuple(run.bodies), round(FRAME * 1000), np.array(run.frames))
    return Collapse(
        tuple(fell_floors),
        tuple(fell_columns),
        tuple(sorted(standing)),
        floor_poses,
        column_poses,
        float(run.data.time),
        encode(frames),
        attempts,
    )


def simulate(
    tower: Record, nudge: Nudge | None = None, *, box: Box | None = None, settings: Settings = REFEREE
) -> Collapse:
    """Let the tower stand or fall: which floors and columns fall, what still stands, and how it went.

    When it goes astray it is run again with tighter, then with softer settings; SimulationError if even that does
    not help, TookTooLong if it takes too long.
    """
    box = box or standard_box()
    if nudge is not None and not (0 <= nudge.floor < FLOORS and tower.level[nudge.floor] > 0):
        raise ValueError(f"no raised floor to nudge: {nudge.floor!r}")
    with deadline.within(LONGEST):
        for attempt, chosen in enumerate((settings, TIGHT, SOFT), 1):
            run = _Run(tower, box, replace(chosen, to_the_end=settings.to_the_end, debris=settings.debris))
            if not run.bodies or run.finish(nudge):
                return _outcome(tower, run, attempt)
    raise SimulationError("the simulation went astray whatever the settings")


def fall_is_confirmed(tower: Record, box: Box) -> bool:
    """Whether the witnesses see an unnudged tower fall that another simulation felled.

    Whether wood falls depends on no time step, and hardly on how stiff its contacts are. So if one sound
    simulation does not see the fall, the numbers made it. One that makes energy from nothing is no witness.
    """
    heard = 0
    for settings in WITNESSES:
        run = _Run(tower, box, replace(settings, to_the_end=False))
        if run.finish(None):
            heard += 1
            if not run.some_floor_fell():
                return False
    return heard > 0


class Decision(NamedTuple):
    """Whether a tower stands, and how that was decided (E-U7)."""

    stands: bool
    by: Literal["margin", "simulation", "statics"]
    """`statics`: the simulation contradicted itself, so that it is left to the equilibrium that was found."""
    collapse: Collapse | None
    """The simulation, if it decided."""


def is_sure(tower: Record, box: Box) -> bool:
    """Whether the margin is 0.5° or more: the tower stands without any doubt (E-U7)."""
    return bool(survives(tower, box.shapes, box.measures, math.tan(math.radians(SURE))))


def decide(
    tower: Record,
    nudge: Nudge | None = None,
    *,
    box: Box | None = None,
    settings: Settings = REFEREE,
    always_simulate: bool = False,
) -> Decision:
    """Whether the tower stands after a placement (E-U7): by its margin if no hand nudged it, else by simulation.

    Where nobody nudged and the statics has found forces that hold the tower, a fall must be confirmed: if the
    witnesses do not all see it, the simulation has no answer, and the statics decides.
    """
    box = box or standard_box()
    if nudge is None and not always_simulate and is_sure(tower, box):
        return Decision(True, "margin", None)
    with deadline.within(LONGEST):
        outcome = simulate(tower, nudge, box=box, settings=settings)
        if (
            not outcome.stands
            and nudge is None
            and stands(tower, box.shapes, box.measures)
            and not fall_is_confirmed(tower, box)
        ):
            return Decision(True, "statics", None)
    return Decision(outcome.stands, "simulation", outcome)
