"""What happens when the tower is in doubt or a hand nudges it: a simulation with MuJoCo (E-U7, E-L2, E-L4).

The simulation is slow and not the same on every machine, so its outcome is written into the match and a replay
never simulates; on one machine the same input gives the same bits. MuJoCo is loaded when it is first needed.

The settings are the ones with which lawful towers of 18 floors stand still: a stiff contact, an elliptic friction
cone, many iterations, and gravity that grows from nothing within a fifth of a second, since its sudden onset is a
jolt no real tower feels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, NamedTuple

import numpy as np

from vihara.core import deadline
from vihara.core.compiled import Record
from vihara.games.menara.components import BASES, FLOORS, Array, Box, standard_box
from vihara.games.menara.physics import referee
from vihara.games.menara.physics.referee import (
    ASTRAY,
    ATTEMPTS,
    BODY,
    DONE,
    FRAME,
    MAKE,
    MM,
    PRISM,
    ROOM,
    TRIAL,
)
from vihara.games.menara.physics.trajectory import Trajectory, encode
from vihara.games.menara.tower.balance import SURE, stands, survives

GRAVITY = referee.GRAVITY
ENERGY = referee.ENERGY
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
    line_search: int = 50
    tolerance: float = 1e-12
    contact_time: float = 0.002
    impedance: tuple[float, float, float, float, float] = (0.99, 0.999, 0.0001, 0.5, 2.0)
    friction_impedance: float = 10.0
    rolling: tuple[float, float] = (0.003, 0.0001)
    """Friction against turning and rolling."""
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
SECOND_OPINIONS: Final = (TIGHT, SOFT)
"""Tried one after the other when a simulation makes energy from nothing."""
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
    return [float(v) for z in (-half, half) for x, y in corners for v in (x, y, z)]


def _upright(angle: float) -> list[float]:
    """A turn about the vertical, in degrees, as a quaternion."""
    half = math.radians(angle) / 2
    return [math.cos(half), 0.0, 0.0, math.sin(half)]


def _described(tower: Record, box: Box) -> Array:
    """What the bodies of a tower are, number by number (see `referee`)."""
    numbers = np.zeros(ROOM)
    return numbers[: referee.describe(tower, box.shapes, box.measures, numbers)]


def build_model(tower: Record, box: Box, settings: Settings) -> tuple[Any, list[int]]:
    """A MuJoCo model of a tower and the numbers of its moving bodies, in the order of their joints."""
    mujoco = _mujoco()
    spec = mujoco.MjSpec()
    option = spec.option
    option.timestep = settings.time_step
    option.iterations = settings.iterations
    option.ls_iterations = settings.line_search
    option.tolerance = settings.tolerance
    option.impratio = settings.friction_impedance
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    default = spec.default.geom
    default.solref = [settings.contact_time, 1.0]
    default.solimp = list(settings.impedance)
    default.condim = 3
    default.friction = [box.matter.friction, *settings.rolling]
    spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[2, 2, 0.1])
    bodies: list[int] = []
    body: Any = None
    numbers = _described(tower, box).tolist()
    at = 0
    while at < len(numbers):
        if numbers[at] == BODY:
            piece, moves, x, y, z, angle = numbers[at + 1 : at + 7]
            body = spec.worldbody.add_body(pos=[x, y, z], quat=_upright(angle))
            if moves:
                body.add_freejoint()
                bodies.append(int(piece))
            at += 7
            continue
        density, group, half = numbers[at + 1 : at + 4]
        meets = {"density": density, "contype": int(group), "conaffinity": 3}
        if numbers[at] == PRISM:
            count = int(numbers[at + 4])
            corners = np.reshape(numbers[at + 5 : at + 5 + 2 * count], (count, 2))
            mesh = spec.add_mesh(name=f"mesh {at}")
            mesh.uservert = _prism(corners, half)
            body.add_geom(type=mujoco.mjtGeom.mjGEOM_MESH, meshname=f"mesh {at}", **meets)
            at += 5 + 2 * count
        else:
            radius, angle = numbers[at + 4 : at + 6]
            size, quat = [radius, half, 0], _upright(angle)
            body.add_geom(type=mujoco.mjtGeom.mjGEOM_CYLINDER, size=size, quat=quat, **meets)
            at += 6
    try:
        return spec.compile(), bodies
    except (ValueError, RuntimeError) as error:  # a shape that it does not take
        raise SimulationError(f"no model of this tower: {error}") from error


class _Run:
    """One simulation: a model with its data, which does what a trial says."""

    def __init__(self, tower: Record, box: Box, settings: Settings, attempt: int) -> None:
        self.mujoco = _mujoco()
        self.attempt = attempt
        self.model, self.bodies = build_model(tower, box, settings)
        self.data = self.mujoco.MjData(self.model)
        self.mujoco.mj_forward(self.model, self.data)
        self.frames: list[Array] = []

    def step(self, t: Record) -> None:
        """Go on by some steps; a hopeless tower must not keep the machine busy for good."""
        self.model.opt.gravity[2] = -t.gravity
        self.data.xfrc_applied[:] = 0.0
        if t.body >= 0:
            self.data.xfrc_applied[int(self.model.jnt_bodyid[t.body]), :2] = t.push
        for start in range(0, int(t.steps), STRIDE):
            deadline.check()
            self.mujoco.mj_step(self.model, self.data, min(STRIDE, int(t.steps) - start))

    def energy(self) -> float:
        """Energy of position and motion, in joules."""
        self.mujoco.mj_energyPos(self.model, self.data)
        self.mujoco.mj_energyVel(self.model, self.data)
        return float(self.data.energy.sum())

    def keep(self) -> None:
        """Keep positions (mm) and turns of the moving bodies as a keyframe."""
        poses: Array = self.data.qpos.reshape(-1, 7).copy()
        poses[:, :3] /= MM
        self.frames.append(poses)

    def is_sound(self) -> bool:
        """Whether the engine has nothing against its own numbers."""
        return bool(self.data.warning[self.mujoco.mjtWarning.mjWARN_BADQACC].number == 0)


def new_trial(settings: Settings) -> Array:
    """A trial of nothing so far, as an array of one: how it will be run."""
    trial = np.zeros(1, TRIAL)
    t = trial[0]
    t.step[:] = [one.time_step for one in (settings, *SECOND_OPINIONS, *WITNESSES)]
    t.ramp, t.shortest, t.longest, t.rest = settings.ramp, settings.shortest, settings.longest, settings.rest
    t.to_the_end, t.debris = settings.to_the_end, settings.debris
    t.slack = ENERGY
    t.nudged = -1
    return trial


def _carry_out(trial: Array, tower: Record, box: Box, settings: Settings) -> _Run:
    """Do what a trial says until it has decided: the simulation that counts."""
    solvers = (settings, *SECOND_OPINIONS, *WITNESSES)
    t = trial[0]
    counts = run = None
    while t.do != DONE:
        if t.do == MAKE:
            run = _Run(tower, box, solvers[t.solver], int(t.solver) + 1)
            if t.solver < ATTEMPTS or counts is None:
                counts = run
        else:
            assert run is not None
            run.step(t)
        assert run is not None
        energy = 0.0
        if t.keep:
            run.keep()
            energy = run.energy()
        referee.proceed(trial, 0, run.data.qpos, run.data.qvel, energy, int(run.is_sound()))
    assert counts is not None
    return counts


def _outcome(tower: Record, trial: Array, run: _Run) -> Collapse:
    last = run.frames[-1]
    floor_poses = np.zeros((FLOORS, 7))
    column_poses = np.zeros((FLOORS, BASES, 7))
    for place, body in enumerate(run.bodies):
        if body < FLOORS:
            floor_poses[body] = last[place]
        else:
            column_poses[divmod(body - FLOORS, BASES)] = last[place]
    for floor in range(FLOORS):
        if tower.level[floor] == 0:
            x, y, angle = tower.pose[floor]
            floor_poses[floor] = [x, y, 0.0, *_upright(float(angle))]
    fell = np.flatnonzero(trial[0].fell).tolist()
    fell_floors = tuple(piece for piece in fell if piece < FLOORS)
    standing = {int(tower.level[f]) for f in range(FLOORS) if tower.level[f] > 0 and f not in fell_floors}
    frames = Trajectory(tuple(run.bodies), round(FRAME * 1000), np.array(run.frames))
    return Collapse(
        fell_floors,
        tuple(divmod(piece - FLOORS, BASES) for piece in fell if piece >= FLOORS),
        tuple(sorted(standing)),
        floor_poses,
        column_poses,
        float(run.data.time),
        encode(frames),
        run.attempt,
    )


def _tried(
    tower: Record, nudge: Nudge | None, box: Box, settings: Settings, *, witnesses: bool
) -> tuple[Array, Collapse]:
    """A trial that has decided, and what came of it."""
    if nudge is not None and not (0 <= nudge.floor < FLOORS and tower.level[nudge.floor] > 0):
        raise ValueError(f"no raised floor to nudge: {nudge.floor!r}")
    trial = new_trial(settings)
    t = trial[0]
    t.witnesses = witnesses
    if nudge is not None:
        t.nudged, t.newton, t.direction = nudge.floor, nudge.newton, round(nudge.direction)
    referee.begin(t, tower)
    with deadline.within(LONGEST):
        run = _carry_out(trial, tower, box, settings)
    if t.found == ASTRAY:
        raise SimulationError("the simulation went astray whatever the settings")
    return trial, _outcome(tower, trial, run)


def simulate(
    tower: Record, nudge: Nudge | None = None, *, box: Box | None = None, settings: Settings = REFEREE
) -> Collapse:
    """Let the tower stand or fall: which floors and columns fall, what still stands, and how it went.

    When it goes astray it is run again with tighter, then with softer settings; SimulationError if even that does
    not help, TookTooLong if it takes too long.
    """
    return _tried(tower, nudge, box or standard_box(), settings, witnesses=False)[1]


def fall_is_confirmed(tower: Record, box: Box) -> bool:
    """Whether the witnesses see an unnudged tower fall that another simulation felled."""
    trial = new_trial(VERDICT)
    referee.begin(trial[0], tower)
    referee.make(trial[0], ATTEMPTS)
    _carry_out(trial, tower, box, VERDICT)
    return not trial[0].clear


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
    held = bool(stands(tower, box.shapes, box.measures))
    trial, outcome = _tried(tower, nudge, box, settings, witnesses=held)
    if trial[0].clear:
        return Decision(True, "statics", None)
    return Decision(outcome.stands, "simulation", outcome)
