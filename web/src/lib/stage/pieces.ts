/**
 * Shapes of pieces: beveled prisms from outlines, rounded slabs, turned figures, a wooden tray, marks on the
 * ground. Everything stands on y = 0 and is centered on the vertical; a unit is a space of the board.
 */

import {
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  Path,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";
import type { Materials } from "./materials";
import type { Quality } from "./support";

/** How finely round things are made; the stage sets it for its tier before boards make pieces. */
const detail = { bevel: 2, curve: 5, turn: 24 };

export function setDetail(quality: Quality): void {
  Object.assign(detail, quality === "high" ? { bevel: 3, curve: 6, turn: 32 } : { bevel: 1, curve: 2, turn: 14 });
}

export type Outline = readonly (readonly [number, number])[];

export interface PrismOptions {
  bevel?: number;
  /** Steps of the bevel: more are rounder. */
  segments?: number;
  /** Steps of a round corner. */
  curve?: number;
  /** Outlines of holes. */
  holes?: readonly Outline[];
}

/**
 * A prism over an outline given in the ground plane (x to the right, y away from the viewer), with a beveled rim.
 * The outline is that of the widest part. Material 0 covers top and bottom, with texture coordinates from 0 to 1
 * over the bounding box; material 1 covers the sides and the bevel.
 */
export function prism(outline: Outline | Shape, height: number, options: PrismOptions = {}): BufferGeometry {
  const bevel = Math.min(options.bevel ?? 0.04, height / 2 - 1e-4);
  const shape = outline instanceof Shape ? outline : shapeOf(outline);
  for (const hole of options.holes ?? []) shape.holes.push(new Path(hole.map(([x, y]) => new Vector2(x, y))));
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: options.segments ?? detail.bevel,
    curveSegments: options.curve ?? detail.curve,
  });
  geometry.translate(0, 0, bevel);
  geometry.rotateX(-Math.PI / 2);
  spread(geometry);
  return geometry;
}

/** Texture coordinates of the flat parts over the bounding box, seen from above. */
function spread(geometry: BufferGeometry): void {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox;
  if (!box) return;
  const position = geometry.getAttribute("position");
  const uv: number[] = [];
  for (let index = 0; index < position.count; index++) {
    uv.push((position.getX(index) - box.min.x) / (box.max.x - box.min.x || 1), (box.max.z - position.getZ(index)) / (box.max.z - box.min.z || 1));
  }
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
}

function shapeOf(outline: Outline): Shape {
  return new Shape(outline.map(([x, y]) => new Vector2(x, y)));
}

/** A rectangle with round corners, as a shape. */
export function roundedRectangle(width: number, depth: number, radius: number): Shape {
  const [x, y, r] = [width / 2, depth / 2, Math.min(radius, width / 2, depth / 2)];
  const shape = new Shape();
  shape.moveTo(-x + r, -y);
  shape.lineTo(x - r, -y);
  shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - r);
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-x + r, y);
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + r);
  shape.absarc(-x + r, -y + r, r, Math.PI, 1.5 * Math.PI, false);
  return shape;
}

/** A slab with round corners and a soft rim. */
export function slab(width: number, depth: number, height: number, radius = 0.08, bevel = 0.04): BufferGeometry {
  return prism(roundedRectangle(width, depth, radius), height, { bevel });
}

/** The outline of a regular polygon, its first corner to the right, turned by so many radians. */
export function regular(corners: number, radius: number, turn = 0): Outline {
  return Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A figure turned on the lathe: points of its profile, radius and height, from the bottom up. */
export function turned(profile: readonly (readonly [number, number])[], segments = detail.turn): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );
}

/** A monk: a robe that widens to the ground, shoulders, and a head. */
export function monk(robe: Material, skin: Material, segments = detail.turn): Group {
  const figure = new Group();
  const body = turned(
    [
      [0.0001, 0],
      [0.27, 0],
      [0.29, 0.03],
      [0.27, 0.08],
      [0.2, 0.26],
      [0.185, 0.4],
      [0.2, 0.48],
      [0.17, 0.56],
      [0.08, 0.61],
      [0.0001, 0.62],
    ],
    segments,
  );
  const head = turned(
    [
      [0.0001, 0.58],
      [0.09, 0.61],
      [0.135, 0.7],
      [0.125, 0.79],
      [0.07, 0.855],
      [0.0001, 0.87],
    ],
    segments,
  );
  figure.add(cast(new Mesh(body, robe)), cast(new Mesh(head, skin)));
  return figure;
}

/** Let a mesh throw and take shadows. */
export function cast<M extends Mesh>(mesh: M): M {
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A wooden tray: a ground plate with a raised frame around it. */
export function tray(
  materials: Materials,
  width: number,
  depth: number,
  options: { rim?: number; height?: number; thickness?: number; ground?: Material; frame?: Material } = {},
): Group {
  const { rim = 0.55, height = 0.28, thickness = 0.3 } = options;
  const made = new Group();
  const ground = cast(new Mesh(slab(width, depth, thickness, 0.02, 0.01), options.ground ?? materials.wood(0x6b4a2e, "ground")));
  ground.position.y = -thickness;
  ground.castShadow = false;
  made.add(ground);
  const wood = options.frame ?? materials.wood(0x7a4a28, "frame");
  const sides: [number, number, number, number, number][] = [
    [0, depth / 2 + rim / 2, width + 2 * rim, rim, 0],
    [0, -depth / 2 - rim / 2, width + 2 * rim, rim, 0],
    [width / 2 + rim / 2, 0, depth, rim, Math.PI / 2],
    [-width / 2 - rim / 2, 0, depth, rim, Math.PI / 2],
  ];
  for (const [x, z, length, breadth, turn] of sides) {
    const bar = cast(new Mesh(slab(length, breadth, thickness + height, 0.12, 0.07), wood));
    bar.position.set(x, -thickness, z);
    bar.rotation.y = turn;
    made.add(bar);
  }
  return made;
}

/** A flat rectangle that lies on the ground. */
export function sheet(width: number, depth: number, material: Material): Mesh {
  const geometry = new PlaneGeometry(width, depth);
  geometry.rotateX(-Math.PI / 2);
  return new Mesh(geometry, material);
}

/** A flat frame with round corners that lies on the ground: marks what can be chosen. */
export function halo(width: number, depth: number, line: number, material: Material, radius = 0.14): Mesh {
  const shape = roundedRectangle(width, depth, radius);
  const inner = roundedRectangle(width - 2 * line, depth - 2 * line, Math.max(0.01, radius - line));
  shape.holes.push(new Path(inner.getPoints(6).reverse()));
  const geometry = new ShapeGeometry(shape, 6);
  geometry.rotateX(-Math.PI / 2);
  return new Mesh(geometry, material);
}

/** A flat ring that lies on the ground. */
export function ring(radius: number, line: number, material: Material): Mesh {
  const geometry = new RingGeometry(radius - line, radius, 40);
  geometry.rotateX(-Math.PI / 2);
  return new Mesh(geometry, material);
}
