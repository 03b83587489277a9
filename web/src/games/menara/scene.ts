/** The tower on the stage: pieces follow the figures, marks show what can be chosen, a fall is played back. */
import { Box3, Euler, Group, Mesh, type Object3D, Quaternion, RingGeometry, Shape, ShapeGeometry, Vector3 } from "three";
import { pickable, settle, type Stage, type Target } from "$lib/stage";
import { type Fall, poseAt } from "./fall";
import { faceOf, placed, placeOf } from "./tower";
import type { Balance, Color, Face, Figures, Side } from "./words";
import { RING } from "./hands.svelte";
import { VERDICT_FILLS } from "./palette";
import { type Letters, MM, Stones } from "./stones";
import { type Around, Surroundings } from "./surroundings";

interface Piece {
  object: Object3D;
  level: number;
  x: number;
  y: number;
  z: number;
  angle: number;
}

export type Ghost =
  | { kind: "floor"; floor: number; side: Side; face: Face; x: number; y: number; angle: number; z: number; level: number; color: string }
  | { kind: "column"; color: Color; x: number; y: number; z: number; level: number };

export interface Mark {
  /** What a pointer picks here. */
  key: string;
  x: number;
  y: number;
  z: number;
  level: number;
  color: string;
  /** It can be chosen: it is picked before whatever covers it. */
  lit: boolean;
  /** A thin ring: something told, not offered. */
  thin?: boolean;
}

export interface Spot {
  label: string;
  x: number;
  y: number;
  z: number;
  level: number;
  chosen: boolean;
}

/** Millimeters by which each level is lifted off the one below when the tower is spread. */
const APART = 46;
const ROOM = 14;
/** About half a floor. */
const REACH = 72;
/** Pixels: what can be chosen is not smaller for a finger. */
const FINGER = 44;

export class TowerScene {
  private readonly stones: Stones;
  private readonly pieces = new Map<string, Piece>();
  private readonly tower = new Group();
  private readonly marks = new Group();
  private readonly ground = new Group();
  private readonly lean = new Group();
  private ghost: { object: Object3D; what: Ghost; look: string } | null = null;
  private figures: Figures | null = null;
  private radius = 0;
  private framed = "";
  private spots: readonly Spot[] = [];
  private marked: readonly Mark[] = [];
  /** Further keys that can be chosen: columns around the tower, piles, floors. */
  private others: readonly string[] = [];
  private readonly around: Surroundings | null;
  private turning: Mesh | null = null;
  /** What has fallen and lies where it came to rest. */
  private readonly debris = new Set<string>();
  level: number | null = null;
  spread = false;

  /** `wide`: there is room for what lies around the tower, too. */
  constructor(
    private readonly stage: Stage,
    figures: Figures,
    letters: Letters,
    wide: boolean,
  ) {
    this.stones = new Stones(stage.materials, figures.sizes, letters);
    this.around = wide ? new Surroundings(this.stones, stage.materials) : null;
    stage.content.add(this.ground, this.tower, this.marks, this.lean);
    if (this.around) stage.content.add(this.around.group);
  }

  dispose(): void {
    this.stones.dispose();
  }

  private lift(level: number): number {
    return this.spread ? level * APART : 0;
  }

  private at(x: number, y: number, z: number, level: number): Vector3 {
    return new Vector3(x * MM, (z + this.lift(level)) * MM, -y * MM);
  }

  /** The height in the scene of something on a level, to follow a pointer there. */
  height(z: number, level: number): number {
    return (z + this.lift(level)) * MM;
  }

  /** Where a ghost is on the stage, in pixels: its middle, and how far it reaches up and down. */
  where(ghost: Ghost): { x: number; y: number; half: number } {
    const middle = this.stage.project(this.at(ghost.x, ghost.y, ghost.z + 15, ghost.level));
    const reach = ghost.kind === "floor" ? RING[1] : 26;
    const front = this.stage.project(this.at(ghost.x, ghost.y, ghost.z, ghost.level).add(new Vector3(0, 0, reach * MM)));
    return { ...middle, half: Math.abs(front.y - middle.y) };
  }

  /** Where labels of what lies around the tower are, in pixels. */
  labels(): Record<string, { x: number; y: number }> {
    const found: Record<string, { x: number; y: number }> = {};
    if (!this.around) return found;
    for (const [key, place] of this.around.places) {
      const at = this.stage.project(place.clone().add(this.around.group.position));
      found[key] = { x: Math.round(at.x), y: Math.round(at.y) };
    }
    return found;
  }

  /** Lay out what lies around the tower. */
  setAround(around: Around): void {
    if (!this.around) return;
    this.around.show(around, this.radius || 150);
    this.around.group.position.copy(this.ground.position);
    this.frame(true);
    this.light();
    this.stage.changed();
  }

  // -- Pieces -----------------------------------------------------------------------------------------------

  private wanted(figures: Figures): Map<string, Omit<Piece, "object"> & { make: () => Object3D; under: boolean }> {
    const found = new Map<string, Omit<Piece, "object"> & { make: () => Object3D; under: boolean }>();
    for (const floor of figures.floors) {
      const { x, y, z, angle, level, side } = floor;
      found.set(`floor:${floor.floor}:${side}`, {
        x, y, z, angle, level, under: false,
        make: () => this.stones.floor(floor.floor, side, faceOf(floor)),
      }); // prettier-ignore
      for (const base of floor.bases) {
        if (!base.column) continue;
        found.set(`column:${base.base}`, {
          x: base.column.x, y: base.column.y, z: base.z, angle: 0, level, under: base.under !== null,
          make: () => this.stones.column(base.color),
        }); // prettier-ignore
      }
    }
    return found;
  }

  /** Let the pieces follow new figures; `moved` tells which column became which. */
  async show(figures: Figures, animate: boolean, moved: { from: string; to: string }[] = []): Promise<void> {
    this.figures = figures;
    for (const { from, to } of moved) {
      const piece = this.pieces.get(`column:${from}`);
      if (!piece || this.pieces.has(`column:${to}`)) continue;
      this.pieces.delete(`column:${from}`);
      this.pieces.set(`column:${to}`, piece);
      pickable(piece.object, `column:${to}`);
    }
    const wanted = this.wanted(figures);
    for (const [key, piece] of [...this.pieces]) {
      if (wanted.has(key) || (figures.ending && this.debris.has(key))) continue;
      this.tower.remove(piece.object);
      this.pieces.delete(key);
    }
    if (!figures.ending) this.debris.clear();
    const running: Promise<void>[] = [];
    for (const [key, want] of wanted) {
      const target = this.at(want.x, want.y, want.z, want.level);
      const turn = (want.angle * Math.PI) / 180;
      let piece = this.pieces.get(key);
      const fresh = !piece;
      if (!piece) {
        piece = { ...want, object: pickable(want.make(), key.split(":").slice(0, 2).join(":")) };
        this.pieces.set(key, piece);
        this.tower.add(piece.object);
        piece.object.rotation.set(0, turn, 0);
        piece.object.position.copy(target);
        if (animate && want.under) piece.object.position.add(new Vector3(want.x, 0, -want.y).normalize().multiplyScalar(110 * MM));
        else if (animate) piece.object.position.y += 60 * MM;
      }
      Object.assign(piece, { x: want.x, y: want.y, z: want.z, angle: want.angle, level: want.level });
      const { object } = piece;
      const still = object.position.distanceTo(target) < 1e-4 && Math.abs(object.rotation.y - turn) < 1e-4 && upright(object);
      if (still) continue;
      if (!animate || !upright(object)) {
        object.position.copy(target);
        object.rotation.set(0, turn, 0);
        continue;
      }
      // Turn the short way round.
      const from = object.rotation.y;
      const short = from + Math.atan2(Math.sin(turn - from), Math.cos(turn - from));
      const options = fresh ? { duration: want.under ? 380 : 340, ease: want.under ? undefined : settle } : { duration: 480, arc: 50 * MM };
      running.push(
        this.stage.motion.move(object, { position: target, rotation: new Euler(0, short, 0) }, options).then(() => {
          object.rotation.set(0, turn, 0);
        }),
      );
    }
    this.setTerrace(figures);
    this.around?.group.position.copy(this.ground.position);
    this.setLean(figures.balance, figures.levels);
    this.veil();
    this.frame(animate);
    this.stage.changed();
    await Promise.all(running);
  }

  /** Show the tower up to a level (null: all of it), and its levels apart or in place. */
  look(level: number | null, spread: boolean): void {
    if (level === this.level && spread === this.spread) return;
    this.level = level;
    this.spread = spread;
    for (const piece of this.pieces.values()) {
      void this.stage.motion.move(piece.object, { position: this.at(piece.x, piece.y, piece.z, piece.level) }, { duration: 360 });
    }
    if (this.ghost) this.placeGhost(this.ghost.object, this.ghost.what);
    this.veil();
    this.frame(true);
    this.stage.changed();
  }

  private seen(level: number): boolean {
    return this.level === null || level <= this.level;
  }

  private veil(): void {
    for (const piece of this.pieces.values()) piece.object.visible = this.seen(piece.level);
  }

  /** The terrace lies under the temple base, wherever that has grown to. */
  private setTerrace(figures: Figures): void {
    const box = new Box3();
    for (const floor of figures.floors) {
      if (floor.level > 0) continue;
      for (const [x, y] of placed(floor.outline, floor.x, floor.y, floor.angle)) box.expandByPoint(new Vector3(x, y, 0));
    }
    const center = box.isEmpty() ? new Vector3() : box.getCenter(new Vector3());
    const size = box.isEmpty() ? 0 : box.getSize(new Vector3()).length() / 2;
    const radius = Math.max(150, Math.ceil((size + 10) / 15) * 15);
    this.ground.position.copy(this.at(center.x, center.y, 0, 0));
    this.lean.position.copy(this.ground.position);
    if (radius === this.radius) return;
    this.radius = radius;
    this.ground.clear();
    this.ground.add(this.stones.terrace(radius));
  }

  /** An arrow on the sand: where the tower would go over first. */
  setLean(balance: Balance | null, levels: number): void {
    this.lean.clear();
    if (!balance || balance.direction === null || levels < 1 || (balance.verdict === "stands" && balance.margin > 9)) return;
    const arrow = new Shape();
    const [w, l] = [11, 26];
    arrow.moveTo(l, 0);
    arrow.lineTo(2, w);
    arrow.lineTo(8, 0);
    arrow.lineTo(2, -w);
    const mesh = new Mesh(new ShapeGeometry(arrow).rotateX(-Math.PI / 2), this.stage.materials.light(VERDICT_FILLS[balance.verdict], 0.9));
    mesh.scale.setScalar(MM);
    const turn = (balance.direction * Math.PI) / 180;
    const out = this.radius - 34;
    mesh.position.copy(this.at(out * Math.cos(turn), out * Math.sin(turn), 0.4, 0));
    mesh.rotation.y = turn;
    this.lean.add(mesh);
  }

  /** Point the camera at the tower and what lies around it, with room above for the next levels. */
  private frame(animate: boolean): void {
    const figures = this.figures;
    if (!figures) return;
    const box = new Box3();
    const points: Vector3[] = [];
    const add = (x: number, y: number, z: number, level: number) => points.push(this.at(x, y, z, level));
    const top = Math.min(this.level ?? figures.levels, figures.levels);
    for (const floor of figures.floors) {
      if (!this.seen(floor.level)) continue;
      // With the columns on it, or that may come: a floor far out reaches farther up the window than the middle does.
      const above = floor.level > 0 ? figures.sizes.level : 0;
      for (const [x, y] of placed(floor.outline, floor.x, floor.y, floor.angle)) add(x, y, floor.z + above, floor.level);
    }
    for (const { x, y, z, level } of this.spots) {
      for (const side of [-REACH, REACH]) {
        add(x + side, y, z, level);
        add(x, y + side, z, level);
      }
    }
    if (!figures.floors.length) {
      for (const side of [-1, 1]) {
        add(80 * side, 60 * side, 0, 0);
        add(80 * side, -60 * side, 0, 0);
      }
    }
    const head = figures.sizes.level * (top + 1) + (this.around ? 34 : 12);
    const center = this.ground.position;
    points.push(this.at(0, 0, head, top).add(new Vector3(center.x, 0, center.z)));
    if (this.around) {
      const { x, y } = this.around.reach;
      for (const [sx, sy] of [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ] as const)
        points.push(new Vector3(center.x + sx * x * MM, -20 * MM, center.z + sy * y * MM));
      const { above } = this.around;
      if (above) points.push(above.add(new Vector3(center.x, 0, center.z)));
    }
    for (const point of points) box.expandByPoint(point);
    if (!this.around) box.expandByVector(new Vector3(ROOM * MM, 0, ROOM * MM));
    box.min.y = Math.min(box.min.y, -8 * MM);
    const key = [...box.min.toArray(), ...box.max.toArray()].map((n) => Math.round(n * 4)).join();
    if (key === this.framed) return;
    if (this.around) this.stage.frame(box, animate && this.framed !== "", points);
    else this.stage.frame(box, animate && this.framed !== "");
    this.framed = key;
  }

  // -- Marks and ghost --------------------------------------------------------------------------------------

  setMarks(marks: readonly Mark[], spots: readonly Spot[]): void {
    this.marks.clear();
    for (const mark of marks) {
      if (!this.seen(mark.level)) continue;
      const made = pickable(this.stones.mark(mark.color, mark.thin), mark.key);
      made.position.copy(this.at(mark.x, mark.y, mark.z + 0.35, mark.level));
      if (mark.lit && mark.key.startsWith("base")) made.add(this.stones.beacon(mark.color));
      this.marks.add(made);
    }
    for (const spot of spots) {
      const made = this.stones.spot(spot.label, spot.chosen);
      pickable(made, `spot:${spot.label}`);
      made.position.copy(this.at(spot.x, spot.y, spot.z + 12, spot.level));
      this.marks.add(made);
    }
    this.spots = spots;
    this.marked = marks;
    this.frame(true);
    this.light();
    this.stage.changed();
  }

  /** Say what else can be chosen, by key. */
  setLit(keys: readonly string[]): void {
    this.others = keys;
    this.light();
  }

  /** What can be chosen is picked before whatever covers it, and is as large as a finger. */
  private light(): void {
    const flat = (key: string, x: number, y: number, z: number, level: number, size: number): Target => {
      const center = this.at(x, y, z, level);
      const one = this.stage.project(center);
      const other = this.stage.project(center.clone().add(new Vector3(1, 0, 0)));
      const wide = Math.max(size * MM, FINGER / Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)));
      return { key, center, width: wide, depth: wide };
    };
    const size = 2 * (this.figures?.sizes.base_radius ?? 12);
    this.stage.light([
      ...this.spots.map((spot) => flat(`spot:${spot.label}`, spot.x, spot.y, spot.z + 12, spot.level, 15)),
      ...this.marked.filter((mark) => mark.lit && this.seen(mark.level)).map((mark) => flat(mark.key, mark.x, mark.y, mark.z, mark.level, size)),
      ...this.others.map((key) => this.place(key, flat)),
    ]);
  }

  /** Where something beside bases can be chosen: a column or pile around the tower, a floor of it. */
  private place(key: string, flat: (key: string, x: number, y: number, z: number, level: number, size: number) => Target): string | Target {
    const beside = this.around?.places.get(key);
    if (beside && this.around) {
      const at = beside.clone().add(this.around.group.position);
      return flat(key, at.x / MM, -at.z / MM, at.y / MM - this.lift(0), 0, 26);
    }
    const floor = this.figures?.floors.find((one) => key === `floor:${one.floor}`);
    return floor ? flat(key, floor.x, floor.y, floor.z + 4, floor.level, 60) : key;
  }

  /** A ring around the floor in hand: pulled, it turns the floor. */
  private setRing(ghost: Ghost | null): void {
    if (this.turning) this.tower.remove(this.turning);
    this.turning = null;
    if (ghost?.kind !== "floor") return;
    const shape = new RingGeometry(((RING[0] + RING[1]) / 2 - 2.5) * MM, ((RING[0] + RING[1]) / 2 + 2.5) * MM, 64).rotateX(-Math.PI / 2);
    this.turning = new Mesh(shape, this.stage.materials.light(ghost.color, 0.75));
    this.turning.userData.ghost = true;
    const knob = new Mesh(new RingGeometry(0.01, 7 * MM, 20).rotateX(-Math.PI / 2), this.stage.materials.light("#fff6e0", 0.95));
    knob.position.set(((RING[0] + RING[1]) / 2) * MM, 0.1 * MM, 0);
    this.turning.add(knob);
    this.turning.position.copy(this.at(ghost.x, ghost.y, ghost.z + 2, ghost.level));
    this.turning.rotation.y = (ghost.angle * Math.PI) / 180;
    this.tower.add(this.turning);
  }

  private placeGhost(object: Object3D, ghost: Ghost): void {
    object.position.copy(this.at(ghost.x, ghost.y, ghost.z + (ghost.kind === "floor" ? 0.4 : 0.2), ghost.level));
    object.rotation.y = ghost.kind === "floor" ? (ghost.angle * Math.PI) / 180 : 0;
  }

  setGhost(ghost: Ghost | null): void {
    const look = !ghost ? "" : ghost.kind === "floor" ? `${ghost.floor} ${ghost.side} ${ghost.color}` : ghost.color;
    if (this.ghost && this.ghost.look !== look) {
      this.tower.remove(this.ghost.object);
      this.ghost = null;
    }
    if (ghost) {
      const object =
        this.ghost?.object ??
        pickable(
          ghost.kind === "floor" ? this.stones.ghostFloor(ghost.floor, ghost.side, ghost.face, ghost.color) : this.stones.ghostColumn(ghost.color),
          "ghost",
        );
      if (!this.ghost) this.tower.add(object);
      this.ghost = { object, what: ghost, look };
      this.placeGhost(object, ghost);
    }
    this.setRing(ghost);
    this.stage.changed();
  }

  /** Let a floor that is being moved elsewhere stand back while its ghost is shown. */
  fade(floor: number | null): void {
    for (const [key, piece] of this.pieces) {
      const own = floor !== null && (key.startsWith(`floor:${floor}:`) || (key.startsWith("column:") && placeOf(key.slice(7)).floor === floor));
      piece.object.visible = this.seen(piece.level) && !own;
    }
    this.stage.changed();
  }

  // -- A fall -----------------------------------------------------------------------------------------------

  /** Take pieces out of the tower: they are in the hand, and leave the stage upward. */
  async takeOut(keys: readonly string[]): Promise<void> {
    this.setGhost(null);
    this.setMarks([], []);
    const lifted = [...this.pieces].filter(([known]) => keys.some((key) => known === key || known.startsWith(`${key}:`)));
    await Promise.all(
      lifted.map(([, { object }]) => this.stage.motion.move(object, { position: object.position.clone().add(new Vector3(0, 120 * MM, 0)) }, { duration: 420 })),
    );
    for (const [key, { object }] of lifted) {
      this.tower.remove(object);
      this.pieces.delete(key);
    }
    this.stage.changed();
  }

  /** After the last fall: what stands stands, what lies stays where it lies. */
  leave(figures: Figures): void {
    const standing = this.wanted(figures);
    for (const key of this.pieces.keys()) if (!standing.has(key)) this.debris.add(key);
    void this.show(figures, false);
  }

  /** Let a column go by the name of the base it was moved to. */
  rename(from: string, to: string): void {
    const piece = this.pieces.get(`column:${from}`);
    if (!piece) return;
    this.pieces.delete(`column:${from}`);
    this.pieces.set(`column:${to}`, piece);
  }

  /** Put down what the fall moves and the tower did not show yet. */
  add(key: string, x: number, y: number, z: number, angle: number, make: (stones: Stones) => Object3D): void {
    if (this.find(key)) return;
    const object = pickable(make(this.stones), key.split(":").slice(0, 2).join(":"));
    object.position.copy(this.at(x, y, z, 0));
    object.rotation.y = (angle * Math.PI) / 180;
    this.tower.add(object);
    this.pieces.set(key, { object, level: 0, x, y, z, angle });
  }

  private find(key: string): Object3D | null {
    for (const [known, piece] of this.pieces) if (known === key || known.startsWith(`${key}:`)) return piece.object;
    return null;
  }

  /** Let pieces sink to the ground: a fall whose motion nobody recorded. */
  async drop(keys: readonly string[]): Promise<void> {
    this.setGhost(null);
    this.setMarks([], []);
    const sinking = keys.map((key) => this.find(key)).filter((object) => object !== null);
    await Promise.all(
      sinking.map((object, index) => {
        const from = object.position.clone();
        const away = new Vector3(from.x, 0, from.z).normalize().multiplyScalar(1.6);
        const turn = object.rotation.clone();
        return this.stage.motion.run(
          (t) => {
            object.position.set(from.x + away.x * t, from.y + (0.2 - from.y) * t * t, from.z + away.z * t);
            object.rotation.set(turn.x + 1.2 * t * (index % 2 ? 1 : -1), turn.y, turn.z + 0.9 * t);
          },
          { duration: 900, ease: (t) => t },
        );
      }),
    );
  }

  /** Play a fall back; who skips sees its end. */
  async play(fall: Fall, sizes: Figures["sizes"]): Promise<void> {
    this.setGhost(null);
    this.setMarks([], []);
    this.lean.clear();
    this.level = null;
    this.spread = false;
    this.veil();
    const bodies = fall.pieces.map((key) => this.find(key));
    const half = fall.pieces.map((key) => (key.startsWith("floor") ? sizes.thickness : sizes.column_height) / 2);
    const pose: number[] = [];
    const turn = new Quaternion();
    const down = new Vector3();
    await this.stage.motion.run(
      (t) => {
        for (const [index, object] of bodies.entries()) {
          if (!object) continue;
          const [x, y, z, w, qx, qy, qz] = poseAt(fall, index, t * (fall.frames - 1), pose) as [number, number, number, number, number, number, number];
          // The simulation's z is the stage's y, its y goes away from the viewer.
          turn.set(qx, qz, -qy, w).normalize();
          down.set(0, -half[index]! * MM, 0).applyQuaternion(turn);
          object.quaternion.copy(turn);
          object.position.set(x * MM, z * MM, -y * MM).add(down);
        }
      },
      { duration: fall.step * (fall.frames - 1), ease: (t) => t },
    );
  }
}

/** Whether a piece stands as built, not thrown about by a fall. */
function upright(object: Object3D): boolean {
  return Math.abs(object.rotation.x) < 1e-3 && Math.abs(object.rotation.z) < 1e-3;
}
