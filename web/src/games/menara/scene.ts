/** The tower on the stage: pieces follow the figures, marks show what can be chosen, a fall is played back. */
import { Box3, Euler, Group, Mesh, type Object3D, Quaternion, Shape, ShapeGeometry, Vector3 } from "three";
import { pickable, settle, type Stage } from "$lib/stage";
import { type Fall, poseAt } from "./fall";
import { type Balance, type Color, type Face, faceOf, type Figures, floorOf, placed, type Side } from "./figures";
import { VERDICT_FILLS } from "./palette";
import { type Letters, MM, Stones } from "./stones";

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
  /** A pillar of light over it. */
  tall: boolean;
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
  level: number | null = null;
  spread = false;

  constructor(
    private readonly stage: Stage,
    figures: Figures,
    letters: Letters,
  ) {
    this.stones = new Stones(stage.materials, figures.sizes, letters);
    stage.content.add(this.ground, this.tower, this.marks, this.lean);
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

  /** Where a label of a ghost lies on the stage, in pixels. */
  where(ghost: Ghost): { x: number; y: number } {
    return this.stage.project(this.at(ghost.x, ghost.y, ghost.z + 15, ghost.level));
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
      if (wanted.has(key)) continue;
      this.tower.remove(piece.object);
      this.pieces.delete(key);
    }
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
    const radius = Math.max(180, Math.ceil((size + 45) / 30) * 30);
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

  /** Point the camera at the tower, with room for what is to be laid. */
  private frame(animate: boolean): void {
    const figures = this.figures;
    if (!figures) return;
    const box = new Box3();
    const top = Math.min(this.level ?? figures.levels, figures.levels);
    for (const floor of figures.floors) {
      if (!this.seen(floor.level)) continue;
      for (const [x, y] of placed(floor.outline, floor.x, floor.y, floor.angle)) box.expandByPoint(this.at(x, y, floor.z, floor.level));
    }
    for (const { x, y, z, level } of this.spots) {
      box.expandByPoint(this.at(x - REACH, y - REACH, z, level)).expandByPoint(this.at(x + REACH, y + REACH, z, level));
    }
    if (!figures.floors.length) box.expandByPoint(this.at(-80, -60, 0, 0)).expandByPoint(this.at(80, 60, 0, 0));
    box.expandByVector(new Vector3(ROOM * MM, 0, ROOM * MM));
    const height = figures.sizes.level * (top + 1);
    box.expandByPoint(this.at(0, 0, height + 12, top));
    box.min.y = -8 * MM;
    const key = [...box.min.toArray(), ...box.max.toArray()].map((n) => Math.round(n * 4)).join();
    if (key === this.framed) return;
    this.stage.frame(box, animate && this.framed !== "");
    this.framed = key;
  }

  // -- Marks and ghost --------------------------------------------------------------------------------------

  setMarks(marks: readonly Mark[], spots: readonly Spot[]): void {
    this.marks.clear();
    for (const mark of marks) {
      if (!this.seen(mark.level)) continue;
      const made = pickable(this.stones.mark(mark.color, mark.thin), mark.key);
      made.position.copy(this.at(mark.x, mark.y, mark.z + 0.35, mark.level));
      if (mark.tall) made.add(this.stones.beacon(mark.color));
      this.marks.add(made);
    }
    for (const spot of spots) {
      const made = this.stones.spot(spot.label, spot.chosen);
      pickable(made, `spot:${spot.label}`);
      made.position.copy(this.at(spot.x, spot.y, spot.z + 12, spot.level));
      this.marks.add(made);
    }
    this.spots = spots;
    this.frame(true);
    this.stage.changed();
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
          ghost.kind === "floor"
            ? this.stones.ghostFloor(ghost.floor, ghost.side, ghost.face, ghost.color)
            : this.stones.ghostColumn(ghost.color),
          "ghost",
        );
      if (!this.ghost) this.tower.add(object);
      this.ghost = { object, what: ghost, look };
      this.placeGhost(object, ghost);
    }
    this.stage.changed();
  }

  /** Let a floor that is being moved elsewhere stand back while its ghost is shown. */
  fade(floor: number | null): void {
    for (const [key, piece] of this.pieces) {
      const own = floor !== null && (key.startsWith(`floor:${floor}:`) || (key.startsWith("column:") && floorOf(key.slice(7)) === floor));
      piece.object.visible = this.seen(piece.level) && !own;
    }
    this.stage.changed();
  }

  // -- A fall -----------------------------------------------------------------------------------------------

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
    const object = pickable(make(this.stones), key);
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
