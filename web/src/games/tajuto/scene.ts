/** Tajuto on the stage: a garden of eight pagodas, the meditation path around it, and the floors before the players. */
import {
  Box3,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  Object3D,
  RepeatWrapping,
  type Texture,
  Vector3,
} from "three";
import {
  cast,
  clear,
  halo,
  type Hit,
  inscription,
  noise,
  painted,
  pickable,
  playerMonk,
  prism,
  regular,
  release,
  robeOf,
  seatNumber,
  sheet,
  slab,
  type Stage,
  tray,
  turned,
} from "$lib/stage";
import { SIGNS } from "$lib/stage/symbols";
import { type ColorName, COLORS, type Figures, FLOORS, type Floor, PAINT } from "./table";

const STOREY = 0.78;
const COLUMNS = 3;
const SPACING = 3.1;
const PLINTH = 0.22;
const PATH = 51;
const LIT = { light: 0xf2b632, refused: 0xd8372a, cursor: 0x2f7fe0 };

export type Letters = Record<ColorName, string>;

interface Placed {
  object: Group;
  place: string;
}

export class TajutoScene {
  private readonly garden = new Group();
  private readonly marks = new Group();
  private readonly ghosts = new Group();
  private readonly floors = new Map<string, Placed>();
  private readonly stones = new Map<string, Group>();
  private readonly finials = new Map<ColorName, Group>();
  private readonly monks: Group[] = [];
  private readonly plinths = new Map<ColorName, Object3D>();
  private readonly fronts = new Map<string, Vector3>();
  private heights = new Map<ColorName, number>();
  /** Three rows of three: eight pagodas and the bag. */
  private readonly width = COLUMNS * SPACING + 1.7;
  private readonly depth = COLUMNS * SPACING + 1.7;
  private readonly path: Vector3[] = [];
  private fitted = "";

  constructor(
    private readonly stage: Stage,
    private readonly seats: number,
    private readonly letters: Letters,
  ) {
    this.ghosts.userData.ghost = true;
    this.marks.userData.ghost = true;
    stage.content.add(this.garden, this.marks, this.ghosts);
    this.lay();
    this.fit();
  }

  dispose(): void {
    for (const { object } of this.floors.values()) release(object);
    clear(this.garden);
    clear(this.marks);
    clear(this.ghosts);
  }

  // -- The position ------------------------------------------------------------------------------------------

  /** Show a position; what moves, moves if `animate`. The promise is kept when all has arrived. */
  async show(figures: Figures, viewer: number, animate: boolean): Promise<void> {
    const arriving: Promise<void>[] = [];
    const there = new Map<string, { at: Vector3; place: string; floor: Floor; scale: number }>();
    this.heights = new Map(figures.pagodas.map((pagoda) => [pagoda.color, pagoda.height]));
    for (const pagoda of figures.pagodas) {
      for (let size = 1; size <= pagoda.height; size++) {
        const at = this.spot(pagoda.color).setY(PLINTH + (size - 1) * STOREY);
        there.set(`${pagoda.color} ${size}`, { at, place: "pagoda", floor: { color: pagoda.color, size }, scale: 1 });
      }
    }
    this.fronts.clear();
    for (const player of figures.players) {
      player.front.forEach((floor, index) => {
        const key = `${floor.color} ${floor.size}`;
        const at = this.before(player.seat, viewer, index, player.front.length);
        this.fronts.set(key, at);
        there.set(key, { at, place: `front ${player.seat}`, floor, scale: 0.78 });
      });
    }
    for (const [key, placed] of [...this.floors]) {
      if (there.has(key)) continue;
      this.floors.delete(key);
      const gone = () => {
        this.garden.remove(placed.object);
        release(placed.object);
      };
      if (animate) {
        arriving.push(
          this.stage.motion
            .move(placed.object, { position: this.bag(), scale: 0.2 }, { duration: 420, arc: 1.2 })
            .then(gone),
        );
      } else gone();
    }
    for (const [key, { at, place, floor, scale }] of there) {
      let placed = this.floors.get(key);
      const fresh = !placed;
      if (!placed) {
        placed = { object: this.makeFloor(floor), place };
        this.floors.set(key, placed);
        this.garden.add(placed.object);
        placed.object.position.copy(animate ? this.bag() : at);
        placed.object.scale.setScalar(animate ? 0.2 : scale);
      }
      const still = placed.object.position.distanceTo(at) < 1e-3 && Math.abs(placed.object.scale.x - scale) < 1e-3;
      if (animate && (fresh || !still)) {
        arriving.push(
          this.stage.motion.move(
            placed.object,
            { position: at, scale },
            { duration: 560, arc: place === "pagoda" ? 1.8 : 1.1 },
          ),
        );
      } else {
        placed.object.position.copy(at);
        placed.object.scale.setScalar(scale);
      }
      placed.place = place;
      pickable(placed.object, place === "pagoda" ? `pagoda ${floor.color}` : `front ${key}`);
    }
    this.showStones(figures, animate, arriving);
    this.showFinials(figures);
    this.showMonks(figures, animate, arriving);
    this.fit();
    this.stage.changed();
    await Promise.all(arriving);
  }

  private showStones(figures: Figures, animate: boolean, arriving: Promise<void>[]): void {
    const there = new Set<string>();
    for (const pagoda of figures.pagodas) {
      // Only a stone on the top floor is seen; those below are covered.
      const seat = pagoda.stones[pagoda.height - 1];
      if (!seat) continue;
      const key = `${pagoda.color} ${pagoda.height} ${seat}`;
      there.add(key);
      if (this.stones.has(key)) continue;
      const stone = this.makeStone(pagoda.color, seat);
      const at = this.spot(pagoda.color).setY(PLINTH + pagoda.height * STOREY);
      pickable(stone, `pagoda ${pagoda.color}`);
      this.stones.set(key, stone);
      this.garden.add(stone);
      stone.position.copy(at);
      if (animate) {
        stone.position.y += 2.5;
        arriving.push(this.stage.motion.move(stone, { position: at }, { duration: 420 }));
      }
    }
    for (const [key, stone] of [...this.stones]) {
      if (there.has(key)) continue;
      this.stones.delete(key);
      this.garden.remove(stone);
      release(stone);
    }
  }

  private showFinials(figures: Figures): void {
    for (const pagoda of figures.pagodas) {
      const has = this.finials.get(pagoda.color);
      if (pagoda.finished && !has) {
        const finial = new Group();
        const shape = turned([
          [0.12, 0],
          [0.16, 0.05],
          [0.07, 0.12],
          [0.11, 0.2],
          [0.05, 0.27],
          [0.08, 0.34],
          [0.03, 0.42],
          [0.0001, 0.75],
        ]);
        finial.add(cast(new Mesh(shape, this.stage.materials.gold())));
        finial.position.copy(this.spot(pagoda.color)).setY(PLINTH + FLOORS * STOREY - 0.02);
        this.finials.set(pagoda.color, finial);
        this.garden.add(finial);
      } else if (!pagoda.finished && has) {
        this.garden.remove(has);
        release(has);
        this.finials.delete(pagoda.color);
      }
    }
  }

  private showMonks(figures: Figures, animate: boolean, arriving: Promise<void>[]): void {
    for (const player of figures.players) {
      const at = this.onPath(player.mp, player.seat);
      let figure = this.monks[player.seat - 1];
      if (!figure) {
        figure = this.makeMonk(player.seat);
        this.monks[player.seat - 1] = figure;
        this.garden.add(figure);
        figure.position.copy(at);
      } else if (animate && figure.position.distanceTo(at) > 0.01) {
        arriving.push(this.stage.motion.move(figure, { position: at }, { duration: 520, arc: 0.9 }));
      } else figure.position.copy(at);
    }
  }

  // -- Places ------------------------------------------------------------------------------------------------

  private spot(color: ColorName): Vector3 {
    return place(COLORS.indexOf(color));
  }

  private before(seat: number, viewer: number, index: number, number: number): Vector3 {
    const across = (index - (number - 1) / 2) * 2;
    if (seat === (viewer || 1)) return new Vector3(across, -0.3, this.depth / 2 + 1.7);
    const others = [1, 2, 3, 4].filter((other) => other !== (viewer || 1) && other <= this.seats);
    const place = others.indexOf(seat) - (others.length - 1) / 2;
    return new Vector3(place * (this.width / Math.max(1, others.length)) + across, -0.3, -this.depth / 2 - 1.9);
  }

  private bag(): Vector3 {
    return place(COLORS.length).setY(1.1);
  }

  private onPath(mp: number, seat: number): Vector3 {
    const at = (this.path[Math.min(mp, PATH - 1)] ?? new Vector3()).clone();
    const angle = ((seat - 1) / Math.max(1, this.seats)) * Math.PI * 2;
    return at.add(new Vector3(Math.cos(angle) * 0.17, 0.06, Math.sin(angle) * 0.17));
  }

  /** What was hit: `pagoda red`, `front red 3`. */
  aimOf(hit: Hit): string | null {
    return hit.key === "garden" ? null : hit.key;
  }

  private fit(): void {
    const tall = COLORS.map((color) => Math.max(2, this.heights.get(color) ?? 0) + 1);
    const key = tall.join();
    if (key === this.fitted) return;
    const first = this.fitted === "";
    this.fitted = key;
    const points: Vector3[] = [];
    const [x, z] = [this.width / 2 + 0.6, this.depth / 2 + 0.6];
    points.push(new Vector3(-x, 0, -z), new Vector3(x, 0, -z), new Vector3(-x, 0, z + 1.7), new Vector3(x, 0, z + 1.7));
    COLORS.forEach((color, index) => {
      const at = this.spot(color);
      const top = PLINTH + Math.min(FLOORS + 0.6, tall[index] ?? 2) * STOREY;
      points.push(new Vector3(at.x - 1, top, at.z), new Vector3(at.x + 1, top, at.z));
    });
    const box = new Box3().setFromPoints(points);
    this.stage.frame(box, !first, points);
  }

  // -- Marks -------------------------------------------------------------------------------------------------

  /** Light up what can be chosen: pagodas (an offering or a floor goes there) and floors that can be built. */
  mark(lit: Iterable<string>, cursor: string | null): void {
    clear(this.marks);
    const { materials } = this.stage;
    const aims = [...lit];
    for (const aim of aims) this.marks.add(this.ringAt(aim, materials.light(LIT.light, 0.95), 0));
    this.stage.light(aims);
    if (cursor) this.marks.add(this.ringAt(cursor, materials.light(LIT.cursor), 0.12));
    this.stage.changed();
  }

  private ringAt(aim: string, material: ReturnType<Stage["materials"]["light"]>, wider: number): Mesh {
    const [kind = "", color = "red", size = "1"] = aim.split(" ");
    if (kind === "front") {
      const half = floorHalf(Number(size)) * 0.78 * 1.32;
      const ring = halo(2 * half + 0.2 + wider, 2 * half + 0.2 + wider, 0.1, material, 0.2);
      ring.position.copy(this.fronts.get(`${color} ${size}`) ?? new Vector3()).y += 0.02;
      return ring;
    }
    const ring = halo(2.72 + wider, 2.72 + wider, 0.13, material, 0.3);
    ring.position.copy(this.spot(color as ColorName)).y = 0.05;
    return ring;
  }

  /** Show a floor or a stone where it might go. */
  ghost(aim: { kind: "build" | "offer"; color: ColorName; seat: number }, allowed: boolean): void {
    clear(this.ghosts);
    const height = this.heights.get(aim.color) ?? 0;
    const { materials } = this.stage;
    const at = this.spot(aim.color);
    if (aim.kind === "build" && height < FLOORS) {
      const ghost = this.makeFloor({ color: aim.color, size: height + 1 }, allowed ? 0xfff4d6 : LIT.refused);
      ghost.position.copy(at).y = PLINTH + height * STOREY;
      this.ghosts.add(ghost);
    } else if (aim.kind === "offer") {
      const mark = new Mesh(turned(STONE), materials.ghost(allowed ? PAINT[aim.color].fill : LIT.refused, 0.7));
      mark.position.copy(at).y = PLINTH + height * STOREY;
      this.ghosts.add(mark);
    }
    this.stage.changed();
  }

  noGhost(): void {
    if (!this.ghosts.children.length) return;
    clear(this.ghosts);
    this.stage.changed();
  }

  // -- Pieces ------------------------------------------------------------------------------------------------

  /** A storey: a terrace, walls with a door on each side, a curved roof of its color, and a plate with its sign. */
  private makeFloor(floor: Floor, ghost?: number): Group {
    const { materials, quality } = this.stage;
    const { color, size } = floor;
    const half = floorHalf(size);
    const made = new Group();
    const fill = PAINT[color].fill;
    const add = (geometry: BufferGeometry, material: Parameters<typeof cast>[0]["material"], y: number) => {
      const mesh = new Mesh(geometry, ghost === undefined ? material : materials.ghost(ghost, 0.6));
      if (ghost === undefined) cast(mesh);
      mesh.position.y = y;
      made.add(mesh);
      return mesh;
    };
    add(slab(2 * half * 1.06, 2 * half * 1.06, 0.08, 0.05, 0.02), materials.stone(0xd8cdb4), 0);
    add(slab(2 * half * 0.84, 2 * half * 0.84, 0.42, 0.02, 0.01), this.walls(), 0.07);
    const next = floorHalf(size + 1);
    add(roof(half * 1.24, next * 1.0, 0.24, 0.15, quality === "high" ? 10 : 4), this.tiles(fill), 0.45);
    const plate = add(slab(2 * next * 0.94, 2 * next * 0.94, 0.07, 0.06, 0.015), materials.enamel(fill), STOREY - 0.07);
    if (ghost === undefined) plate.material = [this.face(color, size), materials.enamel(fill)];
    return made;
  }

  private walls(): ReturnType<Stage["materials"]["face"]> {
    return this.stage.materials.wood(0xc99f6b, "walls");
  }

  private tiles(fill: string): ReturnType<Stage["materials"]["enamel"]> {
    const { materials } = this.stage;
    const map = materials.texture("roof", paintRoof);
    const material = materials.make(`roof ${fill}`, { color: fill, map, roughness: 0.45, coat: 0.4 });
    material.side = DoubleSide;
    return material;
  }

  private face(color: ColorName, size: number): ReturnType<Stage["materials"]["face"]> {
    const letter = this.letters[color];
    return this.stage.materials.face(`floor ${color} ${size} ${letter}`, () => paintPlate(color, letter, String(size)));
  }

  private makeStone(color: ColorName, seat: number): Group {
    const { materials } = this.stage;
    const stone = new Group();
    stone.add(cast(new Mesh(turned(STONE), materials.enamel(PAINT[color].fill))));
    const rim = cast(
      new Mesh(
        turned([
          [0.3, 0],
          [0.34, 0.03],
          [0.34, 0.1],
          [0.3, 0.12],
        ]),
        materials.enamel(robeOf(seat)),
      ),
    );
    const number = seatNumber(materials, seat, 0.4);
    number.position.y = 0.19;
    stone.add(rim, number);
    return stone;
  }

  private makeMonk(seat: number): Group {
    const figure = playerMonk(this.stage.materials, seat);
    figure.scale.setScalar(0.85);
    pickable(figure, "garden");
    return figure;
  }

  /** The garden: moss in a wooden tray, plinths with the signs of the pagodas, the path around them, and the bag. */
  private lay(): void {
    const { materials } = this.stage;
    const moss = materials.face("moss", () => paintMoss());
    this.garden.add(
      pickable(tray(materials, this.width, this.depth, { rim: 0.5, height: 0.2, ground: moss }), "garden"),
    );
    for (const color of COLORS) {
      const plinth = new Group();
      const base = cast(new Mesh(slab(2.5, 2.5, PLINTH, 0.16, 0.05), materials.stone(0xcbbf9f)));
      const sign = new Mesh(slab(1.3, 1.3, 0.03, 0.1, 0.01), [this.plate(color), materials.enamel(PAINT[color].fill)]);
      sign.position.y = PLINTH - 0.012;
      sign.receiveShadow = true;
      const edge = sheet(
        0.5,
        0.5,
        materials.print(`edge ${color} ${this.letters[color]}`, () => paintEdge(color, this.letters[color])),
      );
      edge.position.set(0.98, PLINTH + 0.012, 0.98);
      plinth.add(base, sign, edge);
      plinth.position.copy(this.spot(color));
      pickable(plinth, `pagoda ${color}`);
      this.plinths.set(color, plinth);
      this.garden.add(plinth);
    }
    this.layPath();
    this.layBag();
  }

  private plate(color: ColorName): ReturnType<Stage["materials"]["face"]> {
    return this.stage.materials.face(`plinth ${color} ${this.letters[color]}`, () =>
      paintPlate(color, this.letters[color], ""),
    );
  }

  /** The meditation path: a stone for each point from 0 to 50, once around the garden. */
  private layPath(): void {
    const { materials } = this.stage;
    const [w, d] = [this.width - 0.75, this.depth - 0.75];
    const around = 2 * (w + d);
    const plain = materials.stone(0xe6dcc3);
    const tenth = materials.stone(0xf0cf7a);
    const pebble = prism(regular(8, 0.23, Math.PI / 8), 0.07, { bevel: 0.02 });
    for (let index = 0; index < PATH; index++) {
      let along = (index * around) / PATH;
      const at = new Vector3(-w / 2, 0, d / 2);
      for (const [dx, dz, length] of [
        [0, -1, d],
        [1, 0, w],
        [0, 1, d],
        [-1, 0, w],
      ] as const) {
        const step = Math.min(along, length);
        at.x += dx * step;
        at.z += dz * step;
        along -= step;
        if (along <= 0) break;
      }
      this.path.push(at);
      const stone = cast(new Mesh(pebble, index % 10 ? plain : tenth));
      stone.castShadow = false;
      stone.position.copy(at);
      pickable(stone, "garden");
      this.garden.add(stone);
      if (index % 5 === 0) {
        const number = sheet(
          0.36,
          0.36,
          materials.print(`path ${index}`, () => inscription(String(index), "bold 38px system-ui, sans-serif", "#4a3416")),
        );
        number.position.copy(at).y = 0.075;
        this.garden.add(number);
      }
    }
  }

  private layBag(): void {
    const { materials } = this.stage;
    const cloth = materials.make("cloth", { color: 0x4b3b74, roughness: 0.95 });
    const bag = new Group();
    bag.add(
      cast(
        new Mesh(
          turned([
            [0.0001, 0],
            [0.5, 0.02],
            [0.72, 0.25],
            [0.7, 0.55],
            [0.42, 0.85],
            [0.24, 0.98],
            [0.3, 1.12],
            [0.42, 1.2],
          ]),
          cloth,
        ),
      ),
    );
    bag.add(
      cast(
        new Mesh(
          turned([
            [0.25, 0.92],
            [0.3, 0.96],
            [0.3, 1.02],
            [0.25, 1.05],
          ]),
          materials.gold(),
        ),
      ),
    );
    cloth.side = DoubleSide;
    bag.position.copy(this.bag()).setY(0);
    bag.scale.setScalar(1.25);
    pickable(bag, "bag");
    this.garden.add(bag);
  }
}

const STONE: readonly (readonly [number, number])[] = [
  [0.0001, 0],
  [0.26, 0],
  [0.32, 0.06],
  [0.28, 0.14],
  [0.16, 0.18],
  [0.0001, 0.19],
];

/** The middle of a place of the garden, counted from the back left. */
function place(index: number): Vector3 {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  return new Vector3((column - 1) * SPACING, 0, (row - 1) * SPACING);
}

/** Half the breadth of a storey. */
function floorHalf(size: number): number {
  return 0.98 - (size - 1) * 0.125;
}

/** A roof over a square: eaves that rise toward the corners, a slope that hollows, up to a smaller square. */
function roof(outer: number, inner: number, height: number, lift: number, steps: number): BufferGeometry {
  const rings: { half: number; y: number; lift: number }[] = [{ half: outer * 0.86, y: -0.015, lift: lift * 0.6 }];
  for (let ring = 0; ring <= 5; ring++) {
    const t = ring / 5;
    rings.push({ half: outer + (inner - outer) * t, y: 0.03 + height * t ** 1.7, lift: lift * (1 - t) ** 2 });
  }
  const points: number[] = [];
  const spots: number[] = [];
  const faces: number[] = [];
  const around = steps * 4;
  for (const [ring, { half, y, lift: rise }] of rings.entries()) {
    for (let index = 0; index < around; index++) {
      const side = Math.floor(index / steps);
      const along = ((index % steps) / steps) * 2 - 1;
      const corner = Math.abs(along) ** 3;
      // Corners also reach out a little farther than the sides.
      const reach = half * (1 + 0.05 * corner * (rise > 0 ? 1 : 0));
      const [x, z] = [
        [along, -1],
        [1, along],
        [-along, 1],
        [-1, -along],
      ][side] as [number, number];
      points.push(x * reach, y + rise * corner, z * reach);
      // Rows of tiles run down the slope: as many as the side is long, whatever the height.
      spots.push(side % 2 ? z * reach * 4 : x * reach * 4, ring / 3);
    }
  }
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    for (let index = 0; index < around; index++) {
      const a = ring * around + index;
      const b = ring * around + ((index + 1) % around);
      faces.push(a, a + around, b, b, a + around, b + around);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(spots, 2));
  geometry.setIndex(faces);
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  geometry.dispose();
  return flat;
}

/** Rows of roof tiles, in shades of white: the color is that of the roof. */
function paintRoof(): Texture {
  const texture = painted(64, 64, (pen) => {
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, 64, 64);
    const round = pen.createLinearGradient(0, 0, 64, 0);
    round.addColorStop(0, "rgba(0,0,0,0.42)");
    round.addColorStop(0.35, "rgba(0,0,0,0)");
    round.addColorStop(0.65, "rgba(0,0,0,0)");
    round.addColorStop(1, "rgba(0,0,0,0.42)");
    pen.fillStyle = round;
    pen.fillRect(0, 0, 64, 64);
    pen.fillStyle = "rgba(0,0,0,0.22)";
    pen.fillRect(0, 0, 64, 5);
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

// -- Painting -------------------------------------------------------------------------------------------------

function paintPlate(color: ColorName, letter: string, mark: string): Texture {
  const { fill, ink, sign } = PAINT[color];
  return painted(128, 128, (pen) => {
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 128, 128);
    pen.strokeStyle = "#d9a441";
    pen.lineWidth = 6;
    pen.strokeRect(7, 7, 114, 114);
    pen.save();
    pen.translate(30, 20);
    pen.scale(0.68, 0.68);
    pen.fillStyle = ink;
    pen.fill(new Path2D(SIGNS[sign]), "evenodd");
    pen.restore();
    pen.fillStyle = ink;
    pen.font = "bold 26px system-ui, sans-serif";
    pen.fillText(letter, 15, 114);
    pen.textAlign = "right";
    pen.fillText(mark, 113, 114);
  });
}

/** The sign of a pagoda at the corner of its plinth, to be seen whatever stands on it. */
function paintEdge(color: ColorName, letter: string): Texture {
  const { fill, ink, sign } = PAINT[color];
  return painted(96, 96, (pen) => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(48, 48, 46, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = ink;
    pen.save();
    pen.translate(8, 27);
    pen.scale(0.42, 0.42);
    pen.fill(new Path2D(SIGNS[sign]), "evenodd");
    pen.restore();
    pen.font = "bold 36px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(letter, 68, 50);
  });
}

/** Moss with raked gravel between the plinths. */
function paintMoss(): Texture {
  const [width, height] = [1024, 1024];
  return painted(width, height, (pen) => {
    pen.fillStyle = "#7f8f5a";
    pen.fillRect(0, 0, width, height);
    const random = noise(4242);
    for (let tuft = 0; tuft < 5200; tuft++) {
      const light = random();
      pen.fillStyle =
        light > 0.5 ? `rgba(196,206,140,${0.1 + random() * 0.15})` : `rgba(48,64,30,${0.08 + random() * 0.14})`;
      const size = 2 + random() * 6;
      pen.fillRect(random() * width, random() * height, size, size * (0.5 + random()));
    }
    const margin = Math.min(width, height) * 0.045;
    pen.strokeStyle = "rgba(222,208,168,0.85)";
    pen.lineWidth = margin * 1.1;
    pen.strokeRect(margin, margin, width - 2 * margin, height - 2 * margin);
  });
}
