/** Ananda on the stage: a temple garden of two-colored tiles, storey upon storey, and the monks in it. */
import { Box3, BufferGeometry, Float32BufferAttribute, Group, Mesh, Object3D, type Texture, Vector3 } from "three";
import {
  cast,
  clear,
  halo,
  type Hit,
  inscription,
  monk as monkFigure,
  noise,
  painted,
  pickable,
  playerMonk,
  release,
  robeOf,
  settle,
  sheet,
  slab,
  type Stage,
  tray,
} from "$lib/stage";
import type { Trace } from "$lib/stage/considering.svelte";
import { SIGNS } from "$lib/stage/symbols";
import { cellAt, type ColorName, colorsOf, type Figures, type LaidTile, onBoard, PAINT, placeOf } from "./table";

const HEIGHT = 0.42;
const GAP = 0.05;
/** So many levels have room from the first look on. */
const LEVELS = 6;
const LIT = { light: 0xf2b632, refused: 0xd8372a, area: 0xfff3c4, cursor: 0x2f7fe0 };

export type Letters = Record<ColorName, string>;

interface Standing {
  figure: Group;
  cell: string | null;
}

export class AnandaScene {
  private readonly tiles: Group[] = [];
  private readonly monks: Standing[] = [];
  private readonly heights = new Map<string, number>();
  private readonly board = new Group();
  private readonly marks = new Group();
  private readonly ghosts = new Group();
  private readonly anchors = new Map<string, Object3D>();
  private readonly body: BufferGeometry;
  private readonly inlay: BufferGeometry;
  private laid: LaidTile[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly side: number,
    private readonly seats: number,
    private readonly letters: Letters,
  ) {
    this.body = slab(2 - GAP, 1 - GAP, HEIGHT, 0.09, 0.045);
    this.inlay = slab(0.82, 0.82, 0.04, 0.1, 0.012);
    this.ghosts.userData.ghost = true;
    this.marks.userData.ghost = true;
    stage.content.add(this.board, this.marks, this.ghosts);
    this.lay();
    this.fit();
  }

  dispose(): void {
    for (const { figure } of this.monks) release(figure);
    clear(this.board);
    clear(this.marks);
    clear(this.ghosts);
    this.body.dispose();
    this.inlay.dispose();
  }

  // -- The position ------------------------------------------------------------------------------------------

  /** Show a position; what is new falls into place if `animate`. The promise is kept when all has arrived. */
  async show(figures: Figures, animate: boolean): Promise<void> {
    const common = commonLength(this.laid, figures.tiles);
    for (const tile of this.tiles.splice(common)) this.board.remove(tile);
    this.laid = figures.tiles;
    this.heights.clear();
    for (const tile of figures.tiles) for (const cell of tile.cells) this.heights.set(cell, tile.level);
    const arriving: Promise<void>[] = [];
    figures.tiles.forEach((tile, index) => {
      let object = this.tiles[index];
      if (!object) {
        object = this.makeTile(tile);
        this.tiles.push(object);
        this.board.add(object);
        if (animate) {
          const to = object.position.clone();
          object.position.y += 3.2;
          const delay = (index - common) * 160;
          arriving.push(this.stage.motion.move(object, { position: to }, { duration: 380, delay, ease: settle }));
        }
      }
      // A covered inlay is not seen: it need not be drawn.
      tile.shown.forEach((shown, half) => {
        const child = object.children[1 + half];
        if (child) child.visible = shown;
      });
    });
    for (const player of figures.players) {
      const standing = this.monkOf(player.seat);
      const to = player.monk ? this.top(player.monk) : this.beside(player.seat);
      const moved = standing.cell !== player.monk;
      standing.cell = player.monk;
      if (moved && animate) {
        arriving.push(this.stage.motion.move(standing.figure, { position: to }, { duration: 520, arc: 1.6 }));
      } else standing.figure.position.copy(to);
    }
    for (const [cell, anchor] of this.anchors) anchor.position.copy(this.top(cell));
    this.fit();
    this.stage.changed();
    await Promise.all(arriving);
  }

  private fitted = 0;

  /** Let the camera see the tray and all stacks; only when they have grown by much, as a moving frame disturbs. */
  private fit(): void {
    const highest = Math.max(0, ...this.heights.values());
    const room = Math.max(LEVELS, Math.ceil(highest / 3) * 3);
    if (room === this.fitted) return;
    const first = this.fitted === 0;
    this.fitted = room;
    const half = this.side / 2 + 0.68;
    const top = room * HEIGHT;
    const points: Vector3[] = [];
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        points.push(new Vector3(x * half, 0.26, z * half), new Vector3(x * half, -0.3, z * half));
        points.push(new Vector3((x * this.side) / 2.6, top, (z * this.side) / 2.6));
      }
    }
    const box = new Box3(new Vector3(-half, -0.3, -half), new Vector3(half, top, half));
    this.stage.frame(box, !first, points);
  }

  /** Where the top of a space is. */
  top(cell: string): Vector3 {
    const { column, row } = placeOf(cell);
    const middle = (this.side - 1) / 2;
    return new Vector3(column - middle, (this.heights.get(cell) ?? 0) * HEIGHT, middle - row);
  }

  /** The space that was hit: a little below the surface, so that the side of a stack counts as the stack. */
  cellOf(hit: Hit): string | null {
    if (hit.key.startsWith("cell ")) return hit.key.slice(5);
    const inside = hit.point.clone().addScaledVector(hit.normal, -0.06);
    const middle = (this.side - 1) / 2;
    const cell = cellAt(Math.round(inside.x + middle), Math.round(middle - inside.z));
    return onBoard(cell, this.side) ? cell : null;
  }

  // -- Marks -------------------------------------------------------------------------------------------------

  /** Light up what can be chosen, outline an area and what was done last, and show the cursor. */
  mark(lit: Iterable<string>, area: readonly string[], cursor: string | null, done: readonly Trace[]): void {
    clear(this.marks);
    const { materials } = this.stage;
    for (const cell of lit) {
      const ring = halo(0.94, 0.94, 0.09, materials.light(LIT.light, 0.95), 0.16);
      ring.position.copy(this.top(cell)).y += 0.055;
      this.marks.add(ring);
    }
    this.stage.light([...lit].map((cell) => ({ key: `cell ${cell}`, center: this.top(cell), width: 1, depth: 1 })));
    for (const { key: cell, seat } of done) {
      const ring = halo(1, 1, 0.08, materials.light(robeOf(seat), 0.95), 0.12);
      ring.position.copy(this.top(cell)).y += 0.06;
      this.marks.add(ring);
    }
    if (area.length) this.marks.add(this.outline(area));
    if (cursor) {
      const ring = halo(1.06, 1.06, 0.1, materials.light(LIT.cursor), 0.2);
      ring.position.copy(this.top(cursor)).y += 0.075;
      this.marks.add(ring);
    }
    this.stage.changed();
  }

  /** Show a tile where it might lie. */
  ghostTile(tile: string, cells: readonly [string, string], allowed: boolean): void {
    clear(this.ghosts);
    if (cells.every((cell) => onBoard(cell, this.side))) {
      const level = Math.max(...cells.map((cell) => this.heights.get(cell) ?? 0)) + 1;
      const ghost = this.makeTile({ tile, cells: [...cells], colors: colorsOf(tile), level, shown: [true, true] }, allowed ? "light" : "refused");
      this.ghosts.add(ghost);
    }
    this.stage.changed();
  }

  /** Show a monk where it might go. */
  ghostMonk(seat: number, cell: string, allowed: boolean): void {
    clear(this.ghosts);
    if (onBoard(cell, this.side)) {
      const robe = this.stage.materials.ghost(allowed ? robeOf(seat) : LIT.refused, 0.6);
      const figure = monkFigure(robe, robe);
      figure.position.copy(this.top(cell));
      this.ghosts.add(figure);
    }
    this.stage.changed();
  }

  noGhost(): void {
    if (!this.ghosts.children.length) return;
    clear(this.ghosts);
    this.stage.changed();
  }

  // -- Pieces ------------------------------------------------------------------------------------------------

  private makeTile(tile: LaidTile, ghost?: "light" | "refused"): Group {
    const { materials } = this.stage;
    const [one, other] = tile.cells.map(placeOf) as [{ column: number; row: number }, { column: number; row: number }];
    const middle = (this.side - 1) / 2;
    const group = new Group();
    const at = (place: { column: number; row: number }) => new Vector3(place.column - middle, 0, middle - place.row);
    const [first, second] = [at(one), at(other)];
    group.position.copy(first).add(second).multiplyScalar(0.5);
    group.position.y = (tile.level - 1) * HEIGHT + (ghost ? 0.02 : 0);
    const bone = ghost ? materials.ghost(ghost === "light" ? 0xfff4d6 : 0xe0584a, 0.72) : materials.stone(0xeadfc6);
    const body = new Mesh(ghost ? this.body.clone() : this.body, bone);
    if (!ghost) cast(body);
    body.rotation.y = one.row === other.row ? 0 : Math.PI / 2;
    group.add(body);
    tile.colors.forEach((color, half) => {
      const face = this.face(color, tile.level);
      const inlay = new Mesh(ghost ? this.inlay.clone() : this.inlay, [face, materials.enamel(PAINT[color].fill)]);
      inlay.receiveShadow = true;
      inlay.position.copy(half ? second : first).sub(group.position);
      inlay.position.y = HEIGHT - 0.022;
      group.add(inlay);
    });
    if (!ghost) pickable(group, "board");
    return group;
  }

  /** The top of half a tile: its sign, its letter, and from the second storey on how high it lies. */
  private face(color: ColorName, level: number): ReturnType<Stage["materials"]["face"]> {
    const name = `${color} ${level} ${this.letters[color]}`;
    return this.stage.materials.face(name, () => paintFace(color, this.letters[color], level));
  }

  private monkOf(seat: number): Standing {
    let standing = this.monks[seat - 1];
    if (!standing) {
      const figure = playerMonk(this.stage.materials, seat);
      figure.scale.setScalar(1.02);
      pickable(figure, "board");
      standing = { figure, cell: null };
      this.monks[seat - 1] = standing;
      this.board.add(figure);
    }
    return standing;
  }

  /** Where a monk waits that is not on the board: on the frame, in front of its player. */
  private beside(seat: number): Vector3 {
    const spread = (seat - (this.seats + 1) / 2) * 1.6;
    return new Vector3(spread, 0.28, this.side / 2 + 0.28);
  }

  /** A glowing line around an area, at the height of each of its spaces. */
  private outline(cells: readonly string[]): Mesh {
    const members = new Set(cells);
    const points: number[] = [];
    const width = 0.1;
    for (const cell of cells) {
      const { column, row } = placeOf(cell);
      const { x, y, z } = this.top(cell);
      const level = y + 0.065;
      for (const [dx, dz] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (members.has(cellAt(column + dx, row - dz))) continue;
        const [ax, az] = [x + dx * 0.5 - Math.abs(dz) * 0.5, z + dz * 0.5 - Math.abs(dx) * 0.5];
        const [bx, bz] = [x + dx * 0.5 + Math.abs(dz) * 0.5, z + dz * 0.5 + Math.abs(dx) * 0.5];
        const [ix, iz] = [-dx * width, -dz * width];
        points.push(ax, level, az, bx, level, bz, bx + ix, level, bz + iz);
        points.push(ax, level, az, bx + ix, level, bz + iz, ax + ix, level, az + iz);
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
    return new Mesh(geometry, this.stage.materials.light(LIT.area, 0.95));
  }

  /** The foundation: raked sand with a grid, in a wooden frame with letters and numbers. */
  private lay(): void {
    const { materials } = this.stage;
    const { side } = this;
    const sand = materials.face(`sand ${side}`, () => paintSand(side));
    const base = pickable(tray(materials, side + 0.12, side + 0.12, { rim: 0.62, height: 0.26, ground: sand }), "board");
    this.board.add(base);
    const middle = (side - 1) / 2;
    for (let index = 0; index < side; index++) {
      const column = this.sign(String.fromCharCode(97 + index));
      column.position.set(index - middle, 0.265, side / 2 + 0.37);
      const row = this.sign(String(index + 1));
      row.position.set(-side / 2 - 0.37, 0.265, middle - index);
      this.board.add(column, row);
      for (let other = 0; other < side; other++) {
        const anchor = new Object3D();
        const cell = cellAt(index, other);
        pickable(anchor, `cell ${cell}`);
        anchor.position.copy(this.top(cell));
        this.anchors.set(cell, anchor);
        this.board.add(anchor);
      }
    }
  }

  private sign(text: string): Mesh {
    return sheet(
      0.5,
      0.5,
      this.stage.materials.print(`sign ${text}`, () => inscription(text, "600 42px Georgia, serif", "#f3dcae")),
    );
  }
}

/** How many tiles two boards have in common from the first on. */
function commonLength(one: readonly LaidTile[], other: readonly LaidTile[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length]?.tile === other[length]?.tile && one[length]?.cells.join() === other[length]?.cells.join())
    length += 1;
  return length;
}

// -- Painting -------------------------------------------------------------------------------------------------

function paintFace(color: ColorName, letter: string, level: number): Texture {
  const { fill, ink, sign } = PAINT[color];
  return painted(128, 128, (pen) => {
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 128, 128);
    const sheen = pen.createLinearGradient(0, 0, 128, 128);
    sheen.addColorStop(0, "rgba(255,255,255,0.18)");
    sheen.addColorStop(1, "rgba(0,0,0,0.16)");
    pen.fillStyle = sheen;
    pen.fillRect(0, 0, 128, 128);
    pen.save();
    pen.translate(25, 17);
    pen.scale(0.78, 0.78);
    pen.fillStyle = ink;
    pen.globalAlpha = 0.94;
    pen.fill(new Path2D(SIGNS[sign]), "evenodd");
    pen.restore();
    pen.fillStyle = ink;
    pen.font = "bold 27px system-ui, sans-serif";
    pen.textAlign = "left";
    pen.fillText(letter, 7, 121);
    if (level > 1) {
      pen.textAlign = "right";
      pen.font = "bold 30px system-ui, sans-serif";
      pen.fillText(String(level), 121, 121);
    }
  });
}

/** Sand raked in rings around the center, with the spaces drawn in it. */
function paintSand(side: number): Texture {
  const size = 1024;
  return painted(size, size, (pen) => {
    pen.fillStyle = "#d9c7a0";
    pen.fillRect(0, 0, size, size);
    const random = noise(77);
    for (let grain = 0; grain < 6000; grain++) {
      pen.fillStyle = random() > 0.5 ? "rgba(255,248,225,0.20)" : "rgba(90,64,30,0.13)";
      pen.fillRect(random() * size, random() * size, 2, 2);
    }
    for (let radius = 20; radius < size * 0.75; radius += 17) {
      pen.strokeStyle = radius % 34 < 17 ? "rgba(120,92,52,0.10)" : "rgba(255,248,225,0.18)";
      pen.lineWidth = 3;
      pen.beginPath();
      pen.arc(size / 2, size / 2, radius, 0, Math.PI * 2);
      pen.stroke();
    }
    const margin = (0.06 / (side + 0.12)) * size;
    const step = (size - 2 * margin) / side;
    pen.strokeStyle = "rgba(92,64,30,0.45)";
    pen.lineWidth = 2.5;
    for (let line = 0; line <= side; line++) {
      const at = margin + line * step;
      pen.beginPath();
      pen.moveTo(at, margin);
      pen.lineTo(at, size - margin);
      pen.moveTo(margin, at);
      pen.lineTo(size - margin, at);
      pen.stroke();
    }
  });
}
