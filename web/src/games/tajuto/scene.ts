/**
 * Tajuto on the stage: a garden of eight pagodas and the bag, the meditation path around it, the floors before the players,
 * and, where the window is wide enough, the village: its tiles in stacks, as many as are left.
 */
import { Box3, BufferGeometry, DoubleSide, Float32BufferAttribute, Group, Mesh, Object3D, RepeatWrapping, type Texture, Vector3 } from "three";
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
import type { Trace } from "$lib/stage/considering.svelte";
import type { Target } from "$lib/stage/lights";
import { SIGNS } from "$lib/stage/symbols";
import { type ColorName, COLORS, type Figures, FLOORS, type Floor, PAINT, WARES } from "./table";

const STOREY = 0.78;
const SACK = 1.25;
const COLUMNS = 3;
/** From pagoda to pagoda: a wide window has room beside them for what is written there. */
const PITCH = { wide: { x: 3.7, z: 3.75 }, tall: { x: 3.05, z: 3.25 } };
/** The village: two columns of five stacks. */
const STALL = { x: 2.05, z: 2.5, tile: 1.42, thick: 0.17 };
const PLINTH = 0.22;
const PATH = 51;
const LIT = { light: 0xf2b632, refused: 0xd8372a, cursor: 0x2f7fe0 };

export type Letters = Record<ColorName, string>;
/** A wide window shows the village and the waiting floors beside the garden, a tall one only the garden. */
export type Form = "wide" | "tall";
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
  private readonly stacks = new Map<string, Group>();
  private readonly flags = new Map<ColorName, { state: string; object: Group }>();
  /** Three rows of three: eight pagodas and the bag. */
  private readonly width: number;
  private readonly depth: number;
  private readonly path: Vector3[] = [];
  private readonly sack = new Group();

  constructor(
    private readonly stage: Stage,
    private readonly seats: number,
    private readonly letters: Letters,
    private readonly form: Form,
  ) {
    this.width = COLUMNS * PITCH[form].x + 1.5;
    this.depth = COLUMNS * PITCH[form].z + 1.5;
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
    let drawn = false;
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
        const at = this.before(player.seat, viewer, index);
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
        arriving.push(this.stage.motion.move(placed.object, { position: this.bag(), scale: 0.2 }, { duration: 420, arc: 1.2 }).then(gone));
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
        const { object } = placed;
        const built = place === "pagoda";
        drawn ||= fresh;
        arriving.push(
          this.stage.motion
            .move(object, { position: at, scale }, { duration: 560, arc: built ? 1.8 : 1.1 })
            .then(() => (built ? this.thud(object) : undefined)),
        );
      } else {
        placed.object.position.copy(at);
        placed.object.scale.setScalar(scale);
      }
      placed.place = place;
      pickable(placed.object, place === "pagoda" ? `pagoda ${floor.color}` : `front ${key}`);
    }
    if (drawn) arriving.push(this.openBag());
    this.showStones(figures, animate, arriving);
    this.showFinials(figures);
    this.showMonks(figures, animate, arriving);
    this.showFlags(figures);
    if (this.form === "wide") this.showStacks(figures, animate, arriving);
    this.stage.changed();
    await Promise.all(arriving);
  }

  /** A roof of tiles is heavy: it gives way a little where it lands. */
  private thud(floor: Object3D): Promise<void> {
    const { x } = floor.scale;
    return this.stage.motion.run((t) => floor.scale.setY(x * (1 - 0.16 * Math.sin(Math.PI * t))), { duration: 170 });
  }

  /** The bag bulges and sinks while a hand is in it. */
  private openBag(): Promise<void> {
    return this.stage.motion.run(
      (t) => {
        const open = Math.sin(Math.PI * t);
        this.sack.scale.set(1 + 0.16 * open, 1 - 0.14 * open, 1 + 0.16 * open).multiplyScalar(SACK);
      },
      { duration: 460 },
    );
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

  /** Each stack has as many tiles as are left; what was bought flies off. */
  private showStacks(figures: Figures, animate: boolean, arriving: Promise<void>[]): void {
    figures.stacks.forEach((stack, index) => {
      let pile = this.stacks.get(stack.kind);
      if (!pile) {
        pile = new Group();
        pile.position.copy(this.stall(index));
        pickable(pile, `buy ${stack.kind}`);
        this.stacks.set(stack.kind, pile);
        this.garden.add(pile);
      }
      while (pile.children.length < stack.left) {
        const tile = this.makeTile(stack.kind);
        tile.position.y = pile.children.length * STALL.thick;
        tile.rotation.y = (noise(index * 7 + pile.children.length)() - 0.5) * 0.12;
        pile.add(tile);
      }
      while (pile.children.length > stack.left) {
        const tile = pile.children[pile.children.length - 1] as Group;
        if (!animate) {
          pile.remove(tile);
          release(tile);
          continue;
        }
        this.garden.attach(tile);
        const at = tile.position.clone().add(new Vector3(0, 1.6, 2.4));
        const gone = () => {
          this.garden.remove(tile);
          release(tile);
        };
        arriving.push(this.stage.motion.move(tile, { position: at, scale: 0.15 }, { duration: 480, arc: 1.2 }).then(gone));
      }
    });
  }

  /** An inauguration tile is a flag at its pagoda: cloth while it can be bought, then in its owner's color. */
  private showFlags(figures: Figures): void {
    for (const { color, finished, inauguration } of figures.pagodas) {
      const state = inauguration.gone ? "gone" : `${inauguration.owner} ${finished}`;
      const has = this.flags.get(color);
      if (has?.state === state) continue;
      if (has) {
        this.garden.remove(has.object);
        release(has.object);
      }
      const object = inauguration.gone ? new Group() : this.makeFlag(color, inauguration.owner);
      object.position.copy(this.spot(color)).add(this.corner("flag"));
      this.flags.set(color, { state, object });
      this.garden.add(object);
    }
  }

  // -- Places ------------------------------------------------------------------------------------------------

  private spot(color: ColorName): Vector3 {
    return this.cell(COLORS.indexOf(color));
  }

  /** The middle of a place of the garden, counted from the back left. */
  private cell(index: number): Vector3 {
    const { x, z } = PITCH[this.form];
    return new Vector3(((index % COLUMNS) - 1) * x, 0, (Math.floor(index / COLUMNS) - 1) * z);
  }

  /** Where, seen from the middle of a pagoda, its flag stands and its badge is written. */
  private corner(what: "flag" | "badge"): Vector3 {
    if (this.form === "tall") return what === "flag" ? new Vector3(1.12, 0.02, 1.12) : new Vector3(0, 0.02, 1.34);
    return what === "flag" ? new Vector3(1.5, 0.02, 0.62) : new Vector3(-0.95, 0.02, 1.3);
  }

  /** Where a stack of the village lies: wisdom in one column, markets, shrines and action tiles in the other. */
  private stall(index: number): Vector3 {
    const [column, row] = [Math.floor(index / 5), index % 5];
    return new Vector3(this.width / 2 + 1.9 + column * STALL.x, 0.02, (row - 2) * STALL.z - 0.28);
  }

  /** Floors wait beside the garden: others' at the back, one's own in front; a tall window shows them below the stage. */
  private before(seat: number, viewer: number, index: number): Vector3 {
    if (this.form === "tall") return new Vector3((index - 1) * 2, 0.6, (this.depth / 2 + 2.6) * (seat === (viewer || 1) ? 1 : -1));
    const x = -this.width / 2 - 1.5;
    if (seat === (viewer || 1)) return new Vector3(x, -0.2, this.depth / 2 - 0.7 - index * 1.9);
    const others = [1, 2, 3, 4].filter((other) => other !== (viewer || 1) && other <= this.seats);
    return new Vector3(x + index * 0.5, -0.2 + index * 0.3, -this.depth / 2 + 0.8 + others.indexOf(seat) * 1.9);
  }

  private bag(): Vector3 {
    return this.cell(COLORS.length).setY(1.1);
  }

  private onPath(mp: number, seat: number): Vector3 {
    const at = (this.path[Math.min(mp, PATH - 1)] ?? new Vector3()).clone();
    const angle = ((seat - 1) / Math.max(1, this.seats)) * Math.PI * 2;
    return at.add(new Vector3(Math.cos(angle) * 0.17, 0.06, Math.sin(angle) * 0.17));
  }

  /** What was hit: `pagoda red`, `front red 3`, `bag`. */
  aimOf(hit: Hit): string | null {
    return hit.key === "garden" ? null : hit.key;
  }

  /** Where something is seen within the stage, in pixels: what is written over the stage stands there. */
  anchor(key: string): { x: number; y: number } {
    const [kind = "", color = "red", size = ""] = key.split(" ");
    const top = PLINTH + (this.heights.get(color as ColorName) ?? 0) * STOREY;
    switch (kind) {
      case "pagoda":
        return this.stage.project(this.spot(color as ColorName).setY(top));
      case "badge":
      case "flag":
        return this.stage.project(this.spot(color as ColorName).add(this.corner(kind)));
      case "front":
        return this.stage.project((this.fronts.get(`${color} ${size}`) ?? new Vector3()).clone());
      case "buy": {
        const pile = this.stacks.get(key.slice(4));
        return this.stage.project(pile ? pile.position : new Vector3());
      }
    }
    return this.stage.project(this.bag().setY(0.6));
  }

  /** Pixels of one step on the ground in the middle of the stage. */
  scale(): number {
    const [one, other] = [new Vector3(-0.5, 0, 0), new Vector3(0.5, 0, 0)].map((at) => this.stage.project(at));
    return (other?.x ?? 0) - (one?.x ?? 0);
  }

  /** The camera shows all of it, with pagodas of any height: nothing moves while they grow. */
  private fit(): void {
    const points: Vector3[] = [];
    const [x, z] = [this.width / 2 + 0.5, this.depth / 2 + 0.5];
    const wide = this.form === "wide";
    const [left, right] = wide ? [-x - 1.9, x + 0.5 + 2 * STALL.x + 0.75] : [-x, x];
    for (const end of [-z, z]) points.push(new Vector3(left, 0, end), new Vector3(right, 0, end));
    for (const color of COLORS.slice(0, COLUMNS)) {
      const at = this.spot(color);
      points.push(new Vector3(at.x, PLINTH + (FLOORS + 0.5) * STOREY, at.z));
    }
    this.stage.frame(new Box3().setFromPoints(points), false, points);
  }

  // -- Marks -------------------------------------------------------------------------------------------------

  /** Light up what can be chosen: pagodas (an offering or a floor goes there) and floors that can be built. */
  mark(lit: Iterable<string>, cursor: string | null, done: readonly Trace[]): void {
    clear(this.marks);
    const { materials } = this.stage;
    const aims = [...lit];
    for (const aim of aims) this.marks.add(this.ringAt(aim, materials.light(LIT.light, 0.95), 0));
    this.stage.light(aims.map((aim) => this.target(aim)));
    for (const { key, seat } of done) this.marks.add(this.ringAt(key, materials.light(robeOf(seat), 0.95), 0.22));
    if (cursor) this.marks.add(this.ringAt(cursor, materials.light(LIT.cursor), 0.12));
    this.stage.changed();
  }

  /** A flag is thin: what one hits is the place where its cloth flies. */
  private target(aim: string): string | Target {
    const [kind, color] = aim.split(" ");
    if (kind !== "flag") return aim;
    return {
      key: aim,
      center: this.spot(color as ColorName)
        .add(this.corner("flag"))
        .add(new Vector3(0.26, 0.7, 0.05)),
      width: 0.9,
      depth: 0.5,
    };
  }

  private ringAt(aim: string, material: ReturnType<Stage["materials"]["light"]>, wider: number): Mesh {
    const [kind = "", color = "red", size = "1"] = aim.split(" ");
    if (kind === "front") {
      const half = floorHalf(Number(size)) * 0.78 * 1.32;
      const ring = halo(2 * half + 0.2 + wider, 2 * half + 0.2 + wider, 0.1, material, 0.2);
      ring.position.copy(this.fronts.get(`${color} ${size}`) ?? new Vector3()).y += 0.02;
      return ring;
    }
    if (kind === "buy" && this.stacks.has(aim.slice(4))) {
      const ring = halo(STALL.tile + 0.24 + wider, STALL.tile + 0.24 + wider, 0.1, material, 0.2);
      ring.position.copy(this.stacks.get(aim.slice(4))?.position ?? new Vector3()).y = 0.05;
      return ring;
    }
    if (kind === "bag" || kind === "draw") {
      const ring = halo(2.3 + wider, 2.3 + wider, 0.13, material, 1.1);
      ring.position.copy(this.bag()).y = 0.05;
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
    this.garden.add(pickable(tray(materials, this.width, this.depth, { rim: 0.5, height: 0.2, ground: moss }), "garden"));
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
      // In the middle of the front: on its left the height is written, on its right the price of the flag.
      edge.position.set(0.1, PLINTH + 0.012, 0.98);
      plinth.add(base, sign, edge);
      plinth.position.copy(this.spot(color));
      pickable(plinth, `pagoda ${color}`);
      this.plinths.set(color, plinth);
      this.garden.add(plinth);
    }
    this.layPath();
    this.layBag();
    if (this.form === "wide") this.layVillage();
  }

  /** The market square: a paved tray beside the garden. */
  private layVillage(): void {
    const { materials } = this.stage;
    const paving = materials.face("paving", () => paintPaving());
    const [width, depth] = [2 * STALL.x + 0.1, this.depth];
    const square = tray(materials, width, depth, { rim: 0.4, height: 0.14, ground: paving });
    square.position.set(this.width / 2 + 0.85 + width / 2, 0, 0);
    this.garden.add(pickable(square, "garden"));
  }

  private makeTile(kind: string): Group {
    const { materials } = this.stage;
    const { fill } = wareOf(kind);
    const tile = new Group();
    const face = materials.face(`ware ${kind}`, () => paintWare(kind));
    tile.add(cast(new Mesh(slab(STALL.tile, STALL.tile, STALL.thick - 0.012, 0.12, 0.03), [face, materials.enamel(fill)])));
    return tile;
  }

  private makeFlag(color: ColorName, owner: number): Group {
    const { materials } = this.stage;
    const flag = new Group();
    flag.add(
      cast(
        new Mesh(
          turned([
            [0.1, 0],
            [0.1, 0.05],
            [0.035, 0.08],
            [0.035, 1.02],
            [0.06, 1.06],
            [0.0001, 1.12],
          ]),
          materials.gold(),
        ),
      ),
    );
    const fill = owner > 0 ? robeOf(owner) : owner < 0 ? "#57505f" : "#f4ead2";
    const cloth = materials.make(`flag ${fill}`, { color: fill, roughness: 0.85 });
    cloth.side = DoubleSide;
    const sail = new BufferGeometry();
    sail.setAttribute("position", new Float32BufferAttribute([0, 1.02, 0, 0, 0.5, 0, 0.72, 0.76, 0.1], 3));
    sail.computeVertexNormals();
    flag.add(cast(new Mesh(sail, cloth)));
    const foot = new Mesh(slab(0.42, 0.42, 0.06, 0.08, 0.015), materials.enamel(PAINT[color].fill));
    flag.add(cast(foot));
    flag.scale.setScalar(0.92);
    pickable(flag, `flag ${color}`);
    return flag;
  }

  private plate(color: ColorName): ReturnType<Stage["materials"]["face"]> {
    return this.stage.materials.face(`plinth ${color} ${this.letters[color]}`, () => paintPlate(color, this.letters[color], ""));
  }

  /** The meditation path: a stone for each point from 0 to 50, once around the garden. */
  private layPath(): void {
    const { materials } = this.stage;
    const [w, d] = [this.width - 0.7, this.depth - 0.7];
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
    const bag = this.sack;
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
    bag.scale.setScalar(SACK);
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

/** The paint of a tile of the village. */
function wareOf(kind: string): { fill: string; ink: string } {
  if (kind.startsWith("wisdom")) return { fill: "#274a78", ink: "#f7e3a8" };
  if (kind === "market") return { fill: "#b4652a", ink: "#fff3da" };
  if (kind === "shrine") return { fill: "#a52a23", ink: "#ffe9c9" };
  return { fill: "#efe2c2", ink: "#3a2a14" };
}

/** A tile of the village: wisdom with its worth on a lotus, market and shrine with a picture, action tiles with a letter. */
function paintWare(kind: string): Texture {
  const { fill, ink } = wareOf(kind);
  return painted(128, 128, (pen) => {
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 128, 128);
    pen.strokeStyle = "#d9a441";
    pen.lineWidth = 5;
    pen.strokeRect(7, 7, 114, 114);
    pen.save();
    pen.translate(14, 12);
    pen.fillStyle = ink;
    if (kind.startsWith("wisdom")) {
      pen.globalAlpha = 0.28;
      pen.fill(new Path2D(SIGNS.lotus), "evenodd");
    } else if (kind in WARES) pen.fill(new Path2D(WARES[kind as keyof typeof WARES]), "evenodd");
    pen.restore();
    if (kind in WARES) return;
    pen.fillStyle = ink;
    pen.font = "bold 78px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(kind.split(" ")[1] ?? kind, 64, 70);
  });
}

/** Stone slabs, each a little lighter or darker. */
function paintPaving(): Texture {
  return painted(512, 1024, (pen) => {
    const random = noise(77);
    for (let row = 0; row < 20; row++) {
      for (let column = -1; column < 5; column++) {
        const light = Math.round(196 + random() * 26);
        pen.fillStyle = `rgb(${light},${light - 10},${light - 32})`;
        pen.fillRect(column * 110 + (row % 2) * 55, row * 52, 108, 50);
      }
    }
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
      pen.fillStyle = light > 0.5 ? `rgba(196,206,140,${0.1 + random() * 0.15})` : `rgba(48,64,30,${0.08 + random() * 0.14})`;
      const size = 2 + random() * 6;
      pen.fillRect(random() * width, random() * height, size, size * (0.5 + random()));
    }
    const margin = Math.min(width, height) * 0.045;
    pen.strokeStyle = "rgba(222,208,168,0.85)";
    pen.lineWidth = margin * 1.1;
    pen.strokeRect(margin, margin, width - 2 * margin, height - 2 * margin);
  });
}
