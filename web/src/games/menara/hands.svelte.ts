/**
 * Hands on: what pointers and keys do with the pieces on the stage. A floor that is held stays on the level where it was
 * taken, so it never leaps; its ring turns it; a column is pulled from one's own to a base, or into the camp.
 */
import type { Hit, PointerHandlers, PointerInfo } from "$lib/stage/pointer";
import type { Stage } from "$lib/stage/stage";
import type { Decision } from "./decision.svelte";
import { inside, placed } from "./tower";
import type { Color } from "./words";
import { isLaying } from "./laying";
import type { Ghost, TowerScene } from "./scene";

/** Units of the stage in a millimeter, as the scene has them; here without three.js. */
const UNIT = 25;
/** Inner and outer radius (mm) of the ring around a floor in hand. */
export const RING: readonly [number, number] = [78, 96];

interface Held {
  kind: "floor" | "ring" | "column";
  /** The height of the plane in which it is pulled, and the level it belongs to. */
  height: number;
  level: number;
  /** Where it was taken, beside its middle; of a ring the direction. */
  x: number;
  y: number;
  turn: number;
  color?: Color;
  side?: "hand" | "camp";
  pulled: boolean;
}

export class Hands {
  stage = $state.raw<Stage>();
  scene = $state.raw<TowerScene>();
  private held = $state.raw<Held | null>(null);
  /** What lies under the pointer. */
  over = $state<string | null>(null);
  /** A column that is pulled over the table: where, in pixels of the stage. */
  pulled = $state.raw<{ color: Color; x: number; y: number } | null>(null);

  constructor(
    private readonly decision: Decision,
    private readonly ghost: () => Ghost | null,
  ) {}

  /** The level of the floor that is held; null: none is. */
  get level(): number | null {
    return this.held?.kind === "floor" || this.held?.kind === "ring" ? this.held.level : null;
  }

  get busy(): boolean {
    return this.held?.pulled === true;
  }

  /** Where a ray meets a height of the stage, in millimeters of the table. */
  private under({ ray }: PointerInfo, height: number): { x: number; y: number } | null {
    const { origin, direction } = ray;
    if (Math.abs(direction.y) < 1e-6) return null;
    const far = (height - origin.y) / direction.y;
    return far > 0 ? { x: (origin.x + far * direction.x) * UNIT, y: -(origin.z + far * direction.z) * UNIT } : null;
  }

  readonly pointer: PointerHandlers = {
    hover: (hit, info) => {
      const key = this.keyAt(hit, info);
      this.over = key;
      if (this.stage) this.stage.canvas.style.cursor = key === "ghost" || key === "ring" ? "grab" : key ? "pointer" : "";
    },
    pick: (hit: Hit | null, info) => {
      // A tap on something that can be chosen chooses it, though the floor in hand lies over it.
      if (hit) this.pick(hit.key, info.type);
      else this.decision.pile = null;
    },
    grab: (hit, info) => this.grab(hit, info),
    drag: (info) => this.drag(info),
    drop: (info, lost) => this.drop(info, lost),
  };

  /** What would be taken or chosen here: a floor in hand is taken wherever it is touched. */
  private keyAt(hit: Hit | null, info: PointerInfo): string | null {
    if (!this.decision.interactive) return hit && /^pile/.test(hit.key) ? hit.key : null;
    const part = this.partAt(info);
    if (part && !hit?.key.startsWith("spot")) return part;
    return hit && this.usable(hit.key) ? hit.key : null;
  }

  /** The floor in hand or its ring, where the pointer is. */
  private partAt(info: PointerInfo): "ghost" | "ring" | null {
    const ghost = this.ghost();
    if (ghost?.kind !== "floor" || !this.scene || !isLaying(this.decision.draft.move)) return null;
    const at = this.under(info, this.scene.height(ghost.z, ghost.level));
    if (!at) return null;
    if (inside([at.x, at.y], placed(ghost.face.outline, ghost.x, ghost.y, ghost.angle))) return "ghost";
    const far = Math.hypot(at.x - ghost.x, at.y - ghost.y);
    return far >= RING[0] && far <= RING[1] ? "ring" : null;
  }

  private usable(key: string): boolean {
    const { decision } = this;
    const [kind = "", name = ""] = key.split(":");
    switch (kind) {
      case "spot":
      case "pile":
        return true;
      case "floor":
        return decision.movable.includes(Number(name));
      case "hand":
        return decision.stage === "camp" || (decision.placing && decision.placeable.has(name as Color));
      case "camp":
        return decision.stage === "camp";
    }
    return decision.choosable.has(name);
  }

  private grab(hit: Hit | null, info: PointerInfo): boolean {
    const { decision, scene } = this;
    const ghost = this.ghost();
    if (!decision.interactive || !scene) return false;
    // Numbers and rings lie over the floor: it is taken wherever it is touched.
    const part = this.partAt(info);
    if (part && ghost) {
      const height = scene.height(ghost.z, ghost.level);
      const at = this.under(info, height);
      if (!at) return false;
      const [x, y] = [at.x - ghost.x, at.y - ghost.y];
      const angle = ghost.kind === "floor" ? ghost.angle : 0;
      this.held = { kind: part === "ring" ? "ring" : "floor", height, level: ghost.level, x, y, turn: angle - degrees(y, x), pulled: false };
      return true;
    }
    const [kind, color] = (hit?.key ?? "").split(":");
    if ((kind === "hand" || kind === "camp") && this.usable(hit!.key)) {
      this.held = { kind: "column", height: 0, level: 0, x: 0, y: 0, turn: 0, color: color as Color, side: kind, pulled: false };
      return true;
    }
    return false;
  }

  private drag(info: PointerInfo): void {
    const { held, decision } = this;
    if (!held) return;
    if (held.kind === "column") {
      if (!held.pulled) {
        this.held = { ...held, pulled: true };
        if (held.side === "hand" && decision.placing) {
          decision.color = held.color!;
          decision.draft.set(null);
        }
      }
      const box = this.stage?.canvas.getBoundingClientRect();
      if (box) this.pulled = { color: held.color!, x: info.event.clientX - box.left, y: info.event.clientY - box.top };
      const key = this.stage?.at(info.event.clientX, info.event.clientY)?.key ?? "";
      const move = key.startsWith("base:") ? decision.targets.get(key.slice(5)) : undefined;
      if (move) decision.draft.set(move);
      this.over = key;
      return;
    }
    const at = this.under(info, held.height);
    const ghost = this.ghost();
    if (!at || !ghost) return;
    if (!held.pulled) this.held = { ...held, pulled: true };
    if (held.kind === "ring") decision.change({ angle: held.turn + degrees(at.y - ghost.y, at.x - ghost.x) });
    else decision.change({ x: at.x - held.x, y: at.y - held.y });
  }

  private drop(info: PointerInfo, lost: boolean): void {
    const { held, decision } = this;
    this.held = null;
    this.pulled = null;
    if (!held?.pulled) return;
    if (held.kind !== "column") {
      if (!lost) void decision.settle();
      return;
    }
    const [kind, name = ""] = (this.stage?.at(info.event.clientX, info.event.clientY)?.key ?? "").split(":");
    const color = held.color!;
    if (decision.placing) {
      decision.color = null;
      // It stays over the base where it was let go, to be put down there on purpose.
      if (lost || kind !== "base" || !decision.targets.has(name)) decision.draft.set(null);
    } else if (!lost && (kind === "hand" || kind === "camp") && kind !== held.side) {
      decision.trade.swap(...((held.side === "hand" ? [color, name] : [name, color]) as [Color, Color]));
    }
  }

  /** Something on the stage or the plan was chosen. */
  pick(key: string, type: string): void {
    const { decision } = this;
    const [kind, name = ""] = key.split(":");
    if (kind === "pile") decision.choosePile(name, type);
    if (!decision.interactive) return;
    if (kind === "spot") {
      const place = decision.places.found[Number(name) - 1];
      if (place) decision.choosePlace(place);
    } else if (kind === "floor" && decision.movable.includes(Number(name))) decision.chooseFloor(Number(name));
    else if (kind === "hand" || kind === "camp") decision.takeColumn(kind, name as Color);
    else if (kind === "ghost" && !decision.layable) decision.confirm();
    else if (kind === "column" && decision.task === "move") decision.take(name);
    else if (kind === "base" || kind === "column") decision.choose(name);
  }

  /** Arrows shift what is being laid, as one sees it; R turns it, F turns it over; S lays it against what is near; N takes the next place; Enter confirms. */
  press(event: KeyboardEvent): boolean {
    const { decision } = this;
    if (!decision.interactive || event.ctrlKey || event.metaKey || event.altKey) return false;
    const now = decision.draft.move;
    if (event.key === "Enter" && now) {
      decision.confirm();
      return true;
    }
    const key = event.key.toLowerCase();
    if (key === "n") return decision.next();
    if (!isLaying(now)) return false;
    if (key === "r") decision.change({ angle: now.angle + (event.shiftKey ? -5 : 5) });
    else if (key === "f") decision.turnOver();
    else if (key === "s") void decision.settle();
    else {
      const arrow = { ArrowRight: 0, ArrowUp: 1, ArrowLeft: 2, ArrowDown: 3 }[event.key];
      if (arrow === undefined || event.shiftKey) return false;
      const quarter = (arrow * Math.PI) / 2 + Math.round((this.stage?.rig.turned ?? 0) / (Math.PI / 2)) * (Math.PI / 2);
      const far = event.repeat ? 4 : 1;
      decision.change({ x: now.x + far * Math.round(Math.cos(quarter)), y: now.y + far * Math.round(Math.sin(quarter)) });
    }
    return true;
  }
}

function degrees(y: number, x: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}
