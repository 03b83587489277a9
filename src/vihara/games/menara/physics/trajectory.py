"""A fall as compact keyframes: 16-bit steps from frame to frame, deflated.

The bytes, little-endian:

    4 bytes   VMT1
    u16       frames
    u16       milliseconds from frame to frame
    u8        bodies
    u8 each   which body: a floor is its place 0–17, a column 18 + 6 · floor + base
    deflated  i16 for each body, each of its seven channels, each frame: the first value, then differences
              (wrapping around at 16 bits); channels are x, y, z in tenths of a millimeter, then the turn as a
              quaternion w, x, y, z in 1/32767

A body that is not named stays where it is. Positions are those of a floor's origin, in the middle of its
thickness, and of a column's center.
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

import numpy as np

from vihara.games.menara.components import BASES, FLOORS, Array

MAGIC = b"VMT1"
HEAD = struct.Struct("<4sHHB")
LENGTH = 10.0
"""Steps in a millimeter."""
TURN = 32767.0
"""Steps in one."""
STILL = 0.05
"""A body that never goes farther than this (mm) and turns less than TWIST is left out."""
TWIST = 0.002


class Trajectory(NamedTuple):
    """Poses of the moving bodies over time."""

    bodies: tuple[int, ...]
    milliseconds: int
    """From frame to frame."""
    poses: Array
    """[frame, body, channel]: x, y, z in mm, quaternion w, x, y, z."""


def body_of_column(floor: int, base: int) -> int:
    """Number of a column's body."""
    return FLOORS + BASES * floor + base


def encode(trajectory: Trajectory) -> bytes:
    """Write the keyframes of the bodies that move."""
    poses = np.asarray(trajectory.poses, np.float64)
    away = np.abs(poses - poses[:1])
    moved = np.concatenate([away[:, :, :3] > STILL, away[:, :, 3:] > TWIST], axis=2)
    moving: Array = np.logical_or.reduce(moved, axis=(0, 2))
    bodies = [body for body, moves in zip(trajectory.bodies, moving, strict=True) if moves]
    steps = np.empty((len(poses), len(bodies), 7), np.int64)
    steps[:, :, :3] = np.clip(np.rint(poses[:, moving, :3] * LENGTH), -32768, 32767)
    steps[:, :, 3:] = np.clip(np.rint(poses[:, moving, 3:] * TURN), -32768, 32767)
    steps = steps.transpose(1, 2, 0)
    differences = np.diff(steps, axis=2, prepend=0).astype("<u2")
    head = HEAD.pack(MAGIC, len(poses), trajectory.milliseconds, len(bodies))
    return head + bytes(bodies) + zlib.compress(differences.tobytes(), 9)


def decode(data: bytes) -> Trajectory:
    """Read what `encode` wrote; raises ValueError for other bytes."""
    if len(data) < HEAD.size or data[:4] != MAGIC:
        raise ValueError(f"no trajectory: it begins with {data[:4]!r}, not {MAGIC!r}")
    _, frames, milliseconds, count = HEAD.unpack_from(data)
    bodies = tuple(data[HEAD.size : HEAD.size + count])
    try:
        raw = zlib.decompress(data[HEAD.size + count :])
    except zlib.error as error:
        raise ValueError(f"no trajectory: {error}") from error
    if len(raw) != 14 * frames * count:
        raise ValueError(f"no trajectory: {len(raw)} bytes for {frames} frames of {count} bodies")
    differences = np.frombuffer(raw, "<u2").reshape(count, 7, frames)
    steps = np.cumsum(differences, axis=2, dtype=np.uint16).astype(np.int16).transpose(2, 0, 1)
    poses = steps.astype(np.float64)
    poses[:, :, :3] /= LENGTH
    poses[:, :, 3:] /= TURN
    return Trajectory(bodies, milliseconds, poses)
