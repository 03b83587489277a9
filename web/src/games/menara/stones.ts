/**
 * The pieces in the round: floors as beveled slabs with inlaid bases, columns turned on the lathe, the terrace they
 * stand on, and marks of light. Shapes and paint are made once and shared. Needs three.js.
 */
import {
  type BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color as Paint,
  CylinderGeometry,
  Group,
  type Material,
  Mesh,
  RingGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from "three";
import { cast, type Materials, noise, painted, prism, turned } from "$lib/stage";
import { SIGNS } from "$lib/stage/symbols";
import { inside, type Point } from "./tower";
import type { Color, Face, Side, Sizes } from "./words";
import { HUES, sign, STONES } from "./palette";

/** Units of the stage in a millimeter. */
export const MM = 1 / 25;
const PIXELS = { low: 512, high: 1024 } as const;

export type Letters = Record<Color, string>;

/** Room around an outline: x and y from, to. */
export function extent(points: readonly Point[]): { left: number; right: number; bottom: number; top: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export class Stones {
  private readonly shapes = new Map<string, BufferGeometry>();
  private readonly sprites = new Map<string, SpriteMaterial>();

  constructor(
    private readonly materials: Materials,
    private readonly sizes: Sizes,
    private readonly letters: Letters,
  ) {}

  dispose(): void {
    for (const shape of this.shapes.values()) shape.dispose();
    for (const material of this.sprites.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.shapes.clear();
    this.sprites.clear();
  }

  private shape(name: string, make: () => BufferGeometry): BufferGeometry {
    let found = this.shapes.get(name);
    if (!found) {
      found = make();
      this.shapes.set(name, found);
    }
    return found;
  }

  private slab(name: string, face: Face): BufferGeometry {
    return this.shape(`floor ${name}`, () =>
      prism(
        face.outline.map(([x, y]) => [x * MM, y * MM]),
        this.sizes.thickness * MM,
        { bevel: 0.9 * MM, segments: this.materials.quality === "high" ? 3 : 1 },
      ),
    );
  }

  /** A floor with this side up; its origin is on its underside. */
  floor(number: number, side: Side, face: Face): Mesh {
    const key = `${number} ${side}`;
    const top = this.materials.face(`floor ${key} ${Object.values(this.letters).join("")}`, () => this.paintFloor(number, side, face));
    const edge = this.materials.stone(STONES[side].edge);
    return cast(new Mesh(this.slab(key, face), [top, edge]));
  }

  /** A floor that is not there yet, in the color of what would become of it. */
  ghostFloor(number: number, side: Side, face: Face, color: string): Group {
    const key = `${number} ${side}`;
    const made = new Group();
    made.add(new Mesh(this.slab(key, face), this.materials.ghost(color, 0.62)));
    for (const base of face.bases) {
      const disc = new Mesh(this.disc(), this.top(base.color));
      disc.position.set(base.at[0] * MM, (this.sizes.thickness + 0.25) * MM, -base.at[1] * MM);
      made.add(disc);
    }
    return made;
  }

  /** A column; its origin is the middle of its foot. */
  column(color: Color): Group {
    const made = new Group();
    const high = this.materials.quality === "high";
    const r = this.sizes.column_radius;
    const h = this.sizes.column_height;
    const body = this.shape("column", () =>
      turned(
        (
          [
            [0.001, 0],
            [r * 0.96, 0],
            [r, 0.8],
            [r, 3.4],
            [r * 0.93, 4.4],
            [r * 0.93, 5.4],
            [r * 0.82, 7],
            [r * 0.8, h * 0.3],
            [r * 0.77, h * 0.55],
            [r * 0.78, h - 8],
            [r * 0.84, h - 6],
            [r * 0.95, h - 4.6],
            [r, h - 3.6],
            [r, h - 0.7],
            [r * 0.96, h],
            [0.001, h],
          ] as const
        ).map(([x, y]): [number, number] => [x * MM, y * MM]),
        high ? 28 : 14,
      ),
    );
    made.add(cast(new Mesh(body, this.materials.enamel(HUES[color].fill))));
    if (high) {
      const band = this.shape("band", () => new CylinderGeometry(r * 0.86 * MM, r * 0.86 * MM, 1.1 * MM, 28, 1, true));
      for (const at of [6.6, h - 6.6]) {
        const ring = new Mesh(band, this.materials.gold());
        ring.position.y = at * MM;
        made.add(ring);
      }
    }
    const cap = new Mesh(this.disc(), this.top(color));
    cap.position.y = (h + 0.12) * MM;
    made.add(cap);
    return made;
  }

  /** A column that might be put here. */
  ghostColumn(color: Color): Group {
    const made = new Group();
    const r = this.sizes.column_radius * MM;
    const h = this.sizes.column_height * MM;
    const body = this.shape("ghost column", () => new CylinderGeometry(r, r, h, 20).translate(0, h / 2, 0));
    made.add(new Mesh(body, this.materials.ghost(HUES[color].fill, 0.6)));
    const cap = new Mesh(this.disc(), this.top(color));
    cap.position.y = h + 0.2 * MM;
    made.add(cap);
    return made;
  }

  private disc(): BufferGeometry {
    return this.shape("disc", () => new CircleGeometry(this.sizes.column_radius * 0.94 * MM, 24).rotateX(-Math.PI / 2));
  }

  /** Sign and letter on a round ground. */
  private top(color: Color): Material {
    return this.materials.face(`top ${color} ${this.letters[color]}`, () =>
      painted(128, 128, (pen) => {
        pen.scale(6.4, 6.4);
        pen.translate(10, 10);
        paintBase(pen, color, this.letters[color], 10, false);
      }),
    );
  }

  /** A ring of light around a base that can be chosen; its middle catches the pointer. */
  mark(color: string, inner = false): Group {
    const made = new Group();
    const r = this.sizes.base_radius;
    const band = this.shape(`mark ${inner}`, () => new RingGeometry((r - (inner ? 1 : 0)) * MM, (r + (inner ? 2 : 3.6)) * MM, 40).rotateX(-Math.PI / 2));
    made.add(new Mesh(band, this.materials.light(color, 0.95)));
    const middle = this.shape("mark middle", () => new CircleGeometry(r * MM, 24).rotateX(-Math.PI / 2));
    made.add(new Mesh(middle, this.materials.light(color, 0.05)));
    return made;
  }

  /** A lantern over a base that can be chosen, so that it is seen from the side as well. */
  beacon(color: string): Mesh {
    const shape = this.shape("beacon", () => new CylinderGeometry(2.2 * MM, 9 * MM, 30 * MM, 18, 1, true).translate(0, 15 * MM, 0));
    return new Mesh(shape, this.materials.light(color, 0.13));
  }

  /** A numbered sign that always faces the viewer. */
  spot(label: string, chosen: boolean): Sprite {
    const key = `${label} ${chosen}`;
    let material = this.sprites.get(key);
    if (!material) {
      const map = painted(96, 96, (pen) => {
        pen.beginPath();
        pen.arc(48, 48, 42, 0, 2 * Math.PI);
        pen.fillStyle = chosen ? "#a52a23" : "#fff6e0";
        pen.fill();
        pen.lineWidth = 6;
        pen.strokeStyle = chosen ? "#fff6e0" : "#a52a23";
        pen.stroke();
        pen.fillStyle = chosen ? "#fff6e0" : "#7a1712";
        pen.font = "bold 50px Georgia, serif";
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(label, 48, 51);
      });
      material = new SpriteMaterial({ map, depthTest: false, toneMapped: false });
      this.sprites.set(key, material);
    }
    const made = new Sprite(material);
    made.scale.setScalar(15 * MM);
    made.renderOrder = 5;
    // It is chosen by its place, which is lit; rays know no sprites without a camera.
    made.raycast = () => undefined;
    return made;
  }

  /** The terrace under the temple: two round steps of stone, with a lotus raked into the sand on top. */
  terrace(radius: number): Group {
    const made = new Group();
    const key = Math.round(radius);
    const stone = this.materials.stone("#8f8069");
    const steps = this.shape(`terrace ${key}`, () =>
      turned(
        (
          [
            [0.01, -16],
            [radius + 26, -16],
            [radius + 27, -15],
            [radius + 27, -9],
            [radius + 26, -8],
            [radius + 9, -8],
            [radius + 9, -2],
            [radius + 7, 0.4],
            [radius, 0.4],
            [radius - 1.5, -0.6],
            [0.01, -0.6],
          ] as const
        ).map(([x, y]): [number, number] => [x * MM, y * MM]),
        this.materials.quality === "high" ? 96 : 48,
      ),
    );
    made.add(cast(new Mesh(steps, stone)));
    const sand = this.shape(`sand ${key}`, () => new CircleGeometry((radius - 1) * MM, 64).rotateX(-Math.PI / 2));
    const ground = new Mesh(
      sand,
      this.materials.face("terrace", () => paintTerrace(PIXELS[this.materials.quality])),
    );
    ground.position.y = -0.3 * MM;
    ground.receiveShadow = true;
    made.add(ground);
    return made;
  }

  private paintFloor(number: number, side: Side, face: Face): CanvasTexture {
    const { left, right, bottom, top } = extent(face.outline);
    const scale = PIXELS[this.materials.quality] / Math.max(right - left, top - bottom);
    const [width, height] = [Math.ceil((right - left) * scale), Math.ceil((top - bottom) * scale)];
    const texture = painted(width, height, (pen) => {
      paintGround(pen, width, height, STONES[side].ground, number * 2 + (side === "dark" ? 1 : 0));
      pen.setTransform(scale, 0, 0, -scale, -left * scale, top * scale);
      paintFace(pen, number, side, face, this.letters);
    });
    texture.colorSpace = SRGBColorSpace;
    return texture;
  }
}

/** Grain or veins, the same every time for the same floor. */
function paintGround(pen: CanvasRenderingContext2D, width: number, height: number, ground: string, seed: number): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const random = noise(0x3a7a + seed * 7919);
  for (let line = 0; line < 70; line++) {
    const y = random() * height;
    const swing = 2 + random() * 7;
    const phase = random() * 7;
    pen.strokeStyle = random() > 0.5 ? `rgba(255,240,205,${0.03 + random() * 0.07})` : `rgba(40,20,5,${0.03 + random() * 0.08})`;
    pen.lineWidth = 0.6 + random() * 3;
    pen.beginPath();
    for (let x = 0; x <= width; x += 12) pen.lineTo(x, y + swing * Math.sin((x / width) * 5 + phase));
    pen.stroke();
  }
}

/** Border, inlaid line, bases and number of a side; the pen counts millimeters, y upward. */
function paintFace(pen: CanvasRenderingContext2D, number: number, side: Side, face: Face, letters: Letters): void {
  const stone = STONES[side];
  const path = new Path2D();
  face.outline.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  pen.lineJoin = "miter";
  pen.strokeStyle = stone.line;
  pen.lineWidth = 10.4;
  pen.stroke(path);
  pen.strokeStyle = stone.edge;
  pen.lineWidth = 8.2;
  pen.stroke(path);
  for (const base of face.bases) {
    pen.save();
    pen.translate(...base.at);
    pen.scale(1, -1);
    paintBase(pen, base.color, letters[base.color], 12, true);
    pen.restore();
  }
  const at = quietSpot(face);
  pen.save();
  pen.translate(...at);
  pen.scale(1, -1);
  pen.globalAlpha = 0.75;
  pen.fillStyle = stone.ink;
  pen.font = "600 11px Georgia, serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(number), 0, 0.5);
  pen.restore();
}

/** A base or the top of a column: ground, sign, and the letter in the sign. */
function paintBase(pen: CanvasRenderingContext2D, color: Color, letter: string, radius: number, inlaid: boolean): void {
  const hue = HUES[color];
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = hue.rim;
  pen.fill();
  pen.beginPath();
  pen.arc(0, 0, radius * 0.87, 0, 2 * Math.PI);
  pen.fillStyle = hue.fill;
  pen.fill();
  if (inlaid) {
    pen.beginPath();
    pen.arc(0, 0, radius * 0.87, 0, 2 * Math.PI);
    pen.strokeStyle = "rgba(255,255,255,0.35)";
    pen.lineWidth = radius * 0.05;
    pen.stroke();
  }
  const size = radius * 1.42;
  pen.save();
  pen.translate(-size / 2, -size / 2);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = hue.ink;
  pen.fill(new Path2D(sign(color)), "evenodd");
  pen.restore();
  pen.fillStyle = hue.fill;
  pen.font = `bold ${radius * 0.62}px Georgia, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(letter, 0, radius * (color === "red" ? 0.17 : 0.05));
}

/** Where there is most room for a number. */
export function quietSpot(face: Face): Point {
  const { left, right, bottom, top } = extent(face.outline);
  let best: Point = [0, 0];
  let most = -Infinity;
  for (let x = left; x <= right; x += 4) {
    for (let y = bottom; y <= top; y += 4) {
      if (!inside([x, y], face.outline)) continue;
      let room = edgeDistance([x, y], face.outline);
      for (const base of face.bases) room = Math.min(room, Math.hypot(x - base.at[0], y - base.at[1]) - 12);
      room -= Math.hypot(x, y) * 0.05;
      if (room > most) {
        most = room;
        best = [x, y];
      }
    }
  }
  return best;
}

function edgeDistance([x, y]: Point, outline: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j]!;
    const [bx, by] = outline[i]!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return least;
}

/** Raked sand with a lotus of sixteen petals. */
function paintTerrace(pixels: number): CanvasTexture {
  return painted(pixels, pixels, (pen) => {
    const r = pixels / 2;
    const sand = new Paint("#a2957c");
    pen.fillStyle = `#${sand.getHexString()}`;
    pen.fillRect(0, 0, pixels, pixels);
    pen.translate(r, r);
    pen.lineWidth = pixels / 340;
    for (let ring = 1; ring < 44; ring++) {
      pen.beginPath();
      pen.arc(0, 0, (ring / 44) * r, 0, 2 * Math.PI);
      pen.strokeStyle = ring % 2 ? "rgba(60,44,22,0.22)" : "rgba(255,244,214,0.22)";
      pen.stroke();
    }
    const petal = new Path2D(SIGNS.leaf);
    for (let k = 0; k < 16; k++) {
      pen.save();
      pen.rotate((k / 16) * 2 * Math.PI);
      pen.translate(0, -r * 0.83);
      const size = (r * 0.24) / 100;
      pen.scale(size, size);
      pen.translate(-50, -50);
      pen.fillStyle = k % 2 ? "rgba(226,180,84,0.5)" : "rgba(150,40,32,0.5)";
      pen.fill(petal);
      pen.restore();
    }
    for (const [at, width] of [
      [0.985, 0.02],
      [0.68, 0.008],
    ] as const) {
      pen.beginPath();
      pen.arc(0, 0, r * at, 0, 2 * Math.PI);
      pen.strokeStyle = "rgba(226,184,92,0.85)";
      pen.lineWidth = r * width;
      pen.stroke();
    }
  });
}
