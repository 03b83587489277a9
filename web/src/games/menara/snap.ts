/**
 * Where a floor held near others would come to rest against them, edge along edge: what a hand feels for.
 * These are places to ask about; whether a floor may lie there is the server's to say.
 */
import { inside, placed, type Point } from "./figures";
import { onLattice } from "./notation";

export interface Pose {
  x: number;
  y: number;
  angle: number;
}

/** How far a floor is pulled, in millimeters and degrees. */
const REACH = 30;
const TURN = 20;
/** Edges shorter than this (mm) are not felt; edges side by side share at least this much. */
const EDGE = 20;
/** A gap (mm) that still feels like touching. */
const CLOSE = 1;
/** How far (mm) a floor slides along one wall until it meets another. */
const SLIDE = 40;
/** Steps (mm) aside along a wall: on the lattice a floor lies snug at some places and not at others. */
const ASIDE = [0, 3, -3, 6, -6, 10, -10];
/** Places worth a question to the server. */
const MOST = 14;

interface Felt extends Pose {
  far: number;
  /** How many of the walls it lies against, and at how many corners. */
  met: number;
  corners: number;
}

/** Poses near one at which an outline lies against walls (outlines on the table): best first, and not many. */
export function against(outline: readonly Point[], from: Pose, walls: readonly Point[][]): Pose[] {
  const found = new Map<string, Felt>();
  const note = (pose: Pose) => {
    const felt = feel(outline, pose, from, walls);
    if (felt && felt.far <= REACH) found.set(`${felt.x} ${felt.y} ${felt.angle}`, felt);
  };
  for (const pose of alongEdges(outline, from, walls)) {
    for (const by of ASIDE) note({ ...pose, x: pose.x + by * pose.along[0], y: pose.y + by * pose.along[1] });
    for (const slid of untilMeeting(outline, pose, walls)) note(slid);
  }
  // One corner alone is a loose fit: it comes last.
  const near = [...found.values()].sort((a, b) => Number(a.corners < 2) - Number(b.corners < 2) || a.far - b.far);
  // What lies against many is harder to find than against one: both kinds get their turn.
  const kinds = [...new Set(near.map((one) => one.met))].map((met) => near.filter((one) => one.met === met));
  const mixed: Pose[] = [];
  for (let i = 0; i < near.length && mixed.length < MOST; i++) for (const kind of kinds) if (kind[i]) mixed.push(kind[i]!);
  return mixed.slice(0, MOST).map(({ x, y, angle }) => ({ x, y, angle }));
}

interface Slidable extends Pose {
  along: Point;
}

/** Poses with an edge of the outline along an edge of a wall, where the way there is short. */
function alongEdges(outline: readonly Point[], from: Pose, walls: readonly Point[][]): Slidable[] {
  const found: Slidable[] = [];
  for (const wall of walls) {
    for (const [a, b] of edges(wall)) {
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (long < EDGE) continue;
      const along: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
      for (const [c, d] of edges(outline)) {
        const own = Math.hypot(d[0] - c[0], d[1] - c[1]);
        if (own < EDGE) continue;
        const turn = degrees(b[1] - a[1], b[0] - a[0]) + 180 - degrees(d[1] - c[1], d[0] - c[0]);
        const angle = Math.round(turn);
        if (apart(angle, from.angle) > TURN) continue;
        const [middle] = placed([[(c[0] + d[0]) / 2, (c[1] + d[1]) / 2]], from.x, from.y, angle);
        if (!middle) continue;
        // Along the wall it stays where it was held, if the edges share enough there.
        const at = (middle[0] - a[0]) * along[0] + (middle[1] - a[1]) * along[1];
        const least = EDGE + 2 - own / 2;
        const kept = Math.min(long - least, Math.max(least, at));
        const x = from.x + a[0] + kept * along[0] - middle[0] + 0.5 * along[1];
        const y = from.y + a[1] + kept * along[1] - middle[1] - 0.5 * along[0];
        if (Math.hypot(x - from.x, y - from.y) <= REACH + SLIDE) found.push({ x, y, angle, along });
      }
    }
  }
  return found;
}

/** Slid along its wall both ways until it meets another one: a notch holds a floor best. */
function untilMeeting(outline: readonly Point[], pose: Slidable, walls: readonly Point[][]): Pose[] {
  const found: Pose[] = [];
  for (const way of [1, -1]) {
    for (let far = 1; far <= SLIDE; far++) {
      const x = pose.x + way * far * pose.along[0];
      const y = pose.y + way * far * pose.along[1];
      const met = walls.filter((wall) => gap(placed(outline, x, y, pose.angle), wall) <= CLOSE).length;
      if (met < 2) continue;
      found.push({ x, y, angle: pose.angle });
      break;
    }
  }
  return found;
}

/** The snuggest pose of the lattice around one: it overlaps nothing and lies against something; null: none. */
function feel(outline: readonly Point[], pose: Pose, from: Pose, walls: readonly Point[][]): Felt | null {
  let best: Felt | null = null;
  for (const dx of [0, 1, -1]) {
    for (const dy of [0, 1, -1]) {
      const here = onLattice(pose.x + dx, pose.y + dy, pose.angle);
      const lying = placed(outline, here.x, here.y, here.angle);
      const gaps = walls.map((wall) => gap(lying, wall));
      const met = gaps.filter((one) => one <= CLOSE).length;
      if (!met || gaps.some((one) => one < 0)) continue;
      const corners = walls.reduce((sum, wall) => sum + touching(lying, wall) + touching(wall, lying), 0);
      const far = Math.hypot(here.x - from.x, here.y - from.y) + apart(here.angle, from.angle) / 4;
      const snugger = best === null || met > best.met || (met === best.met && (corners > best.corners || (corners === best.corners && far < best.far)));
      if (snugger) best = { ...here, far, met, corners };
    }
  }
  return best;
}

/** How many corners of one outline lie against another. */
function touching(a: readonly Point[], b: readonly Point[]): number {
  const sides = edges(b);
  return a.filter((corner) => sides.some((side) => toEdge(corner, side) <= CLOSE)).length;
}

/** Shortest distance between two outlines; −1 if they overlap. */
export function gap(a: readonly Point[], b: readonly Point[]): number {
  if (a.some((corner) => inside(corner, b)) || b.some((corner) => inside(corner, a))) return -1;
  let nearest = Infinity;
  for (const side of edges(a)) {
    for (const other of edges(b)) {
      if (cross(side, other)) return -1;
      nearest = Math.min(nearest, toEdge(side[0], other), toEdge(other[0], side));
    }
  }
  return nearest;
}

type Edge = readonly [Point, Point];

function edges(outline: readonly Point[]): Edge[] {
  return outline.map((corner, i) => [corner, outline[(i + 1) % outline.length]!]);
}

function toEdge([x, y]: Point, [a, b]: Edge): number {
  const [fx, fy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.min(1, Math.max(0, ((x - a[0]) * fx + (y - a[1]) * fy) / (fx * fx + fy * fy)));
  return Math.hypot(x - a[0] - along * fx, y - a[1] - along * fy);
}

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function degrees(y: number, x: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** How far two directions are apart, from 0 to 180 degrees. */
export function apart(a: number, b: number): number {
  const between = (((a - b) % 360) + 360) % 360;
  return Math.min(between, 360 - between);
}
