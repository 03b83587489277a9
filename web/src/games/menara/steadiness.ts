/**
 * A hand that trembles lets go beside its aim: how far, the exercise decides. The server sees only the pose that came of
 * it, as of any move; what its own chance adds is written in the match as ever.
 */
import { onLattice, type Pose } from "./laying";

export type Hand = "calm" | "shaky";

/** How a floor is let go: millimeters and degrees beside the aim. */
export interface Release {
  x: number;
  y: number;
  turn: number;
}

export const EXACT: Release = { x: 0, y: 0, turn: 0 };
/** Seconds of the exercise, and before it begins to count. */
export const LONG = 2;
export const READY = 0.6;
/** How far the point sways, in radii of the ring. */
const SWAY: Record<Hand, number> = { calm: 1.5, shaky: 2.4 };
/** Millimeters for a radius of the ring beside its middle, and degrees for all the time outside. */
const UNIT: Record<Hand, number> = { calm: 0.8, shaky: 1.3 };
const TURN: Record<Hand, number> = { calm: 2, shaky: 4 };
const FARTHEST = 3.5;
/** Seconds by which two seconds may be missed without harm, and radii for each second more. */
const GRACE = 0.25;
const PER_SECOND = 3;

/** How the hand sways on this occasion: where it is at a time, in radii of the ring. */
export function sway(hand: Hand, random: () => number = Math.random): (seconds: number) => { x: number; y: number } {
  const waves = Array.from({ length: 6 }, (_, i) => ({
    pace: 0.3 + 0.28 * (i % 3) + 0.2 * random(),
    phase: 2 * Math.PI * random(),
    high: SWAY[hand] * [1, 0.6, 0.35][i % 3]!,
  }));
  const along = (from: number, at: number) =>
    waves.slice(from, from + 3).reduce((sum, { pace, phase, high }) => sum + high * Math.sin(2 * Math.PI * pace * at + phase), 0);
  const [x, y] = [along(0, 0), along(3, 0)];
  // It begins in the middle.
  return (at) => ({ x: along(0, at) - x, y: along(3, at) - y });
}

/** What came of it: where the point was at the end, in radii, and for what share of the time it was outside. */
export function released(hand: Hand, x: number, y: number, outside: number): Release {
  const far = Math.hypot(x, y);
  if (far <= 1 && outside === 0) return EXACT;
  const beside = Math.max(0, Math.min(FARTHEST, far) - 1) / Math.max(far, 1e-9);
  const turn = Math.round(TURN[hand] * outside) * (x < 0 ? -1 : 1) || 0;
  return { x: UNIT[hand] * beside * x, y: UNIT[hand] * beside * y, turn };
}

/** What came of holding for so long, where nothing moves: too short or too long is beside the aim, somewhere. */
export function heldFor(hand: Hand, seconds: number, random: () => number = Math.random): Release {
  const missed = Math.max(0, Math.abs(seconds - LONG) - GRACE);
  return somewhere(hand, missed === 0 ? 0 : 1 + PER_SECOND * missed, Math.min(1, missed), random);
}

/** Left to chance: as a middling player would let go. */
export function byChance(hand: Hand, random: () => number = Math.random): Release {
  return somewhere(hand, 3 * random(), 0.5 * random(), random);
}

function somewhere(hand: Hand, far: number, outside: number, random: () => number): Release {
  const way = 2 * Math.PI * random();
  return released(hand, far * Math.cos(way), far * Math.sin(way), outside);
}

/** The poses to try, from where it was let go back to the aim: the first one that is allowed is played. */
export function poses(aim: Pose, release: Release): Pose[] {
  const found: Pose[] = [];
  for (const share of [1, 0.5, 0]) {
    const pose = onLattice(aim.x + share * release.x, aim.y + share * release.y, aim.angle + Math.round(share * release.turn));
    if (!found.some((one) => one.x === pose.x && one.y === pose.y && one.angle === pose.angle)) found.push(pose);
  }
  return found;
}
