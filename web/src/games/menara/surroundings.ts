/**
 * What lies around the tower: the camp left, the piles of plan cards and the quarry right, one's own columns in front, the
 * partners' behind, on a table of wood. Needs three.js.
 */
import { Group, Mesh, Vector3 } from "three";
import { cast, noise, painted, pickable, slab, type Materials } from "$lib/stage";
import { type Color, COLORS, type Counts, type Glyph } from "./words";
import { GLYPH_FILLS } from "./palette";
import { MM, type Stones } from "./stones";

export interface Around {
  hand: Counts;
  camp: Counts;
  partners: { seat: number; columns: Counts }[];
  piles: { glyph: Glyph; cards: number }[];
  quarry: number;
  /** What has been taken up: `hand:red`. */
  up: string | null;
}

/** Millimeters: how deep below the sand the table is, and how far its things keep from the terrace. */
const DEEP = -16;
const APART = 27;
const CARD = { width: 46, depth: 66, thick: 0.7 } as const;
const FLOOR = { width: 72, depth: 58, thick: 4 } as const;
const UP = 16;
const BEHIND = 40;
const ABOVE = 90;

export class Surroundings {
  readonly group = new Group();
  /** Where labels of things are, in millimeters: `camp`, `hand:red`, `pile:blue`, `quarry`, `partner:2`. */
  readonly places = new Map<string, Vector3>();
  private radius = 0;
  private partners = 0;
  private drawn = "";

  constructor(
    private readonly stones: Stones,
    private readonly materials: Materials,
  ) {}

  /** Half the width and depth of the table. */
  get reach(): { x: number; y: number } {
    return { x: this.radius + 112, y: this.radius + 62 };
  }

  /** A point so high above the partners' columns that the card, which is shown there, leaves their heads in sight; null alone. */
  get above(): Vector3 | null {
    return this.partners ? new Vector3(0, ABOVE * MM, -(this.radius + BEHIND) * MM) : null;
  }

  /** Lay it all out around a terrace of this radius. */
  show(around: Around, radius: number): void {
    const wanted = JSON.stringify([around, radius]);
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    this.radius = radius;
    this.partners = around.partners.length;
    this.group.clear();
    this.places.clear();
    this.table();
    this.row("hand", around.hand, 0, -(radius + 38), around.up);
    this.camp(around);
    around.partners.forEach(({ seat, columns }, index) => {
      const x = (index - (around.partners.length - 1) / 2) * Math.min(230, (2 * radius) / around.partners.length);
      this.row(`partner:${seat}`, columns, x, radius + BEHIND, null);
    });
    around.piles.forEach(({ glyph, cards }, index) => this.pile(glyph, cards, radius + 60, 120 - 88 * index));
    this.quarry(around.quarry, radius + 58, -152);
  }

  private put(made: Group | Mesh, x: number, y: number, z = DEEP): void {
    made.position.set(x * MM, z * MM, -y * MM);
    this.group.add(made);
  }

  private mark(key: string, x: number, y: number, z: number): void {
    this.places.set(key, new Vector3(x * MM, z * MM, -y * MM));
  }

  private table(): void {
    const { x, y } = this.reach;
    const top = this.materials.wood("#6d4a2f", "table");
    const made = cast(new Mesh(slab(2 * x * MM, 2 * y * MM, 9 * MM, 24 * MM, 2 * MM), [top, top]));
    this.put(made, 0, 0, DEEP - 9);
  }

  /** Columns in a row, by color. */
  private row(key: string, columns: Counts, x: number, y: number, up: string | null): void {
    const all = COLORS.flatMap((color) => Array<Color>(columns[color]).fill(color));
    const gaps = new Set(all).size - 1;
    const wide = (all.length - 1) * APART + Math.max(0, gaps) * 10;
    let at = x - wide / 2;
    all.forEach((color, index) => {
      if (index && color !== all[index - 1]) at += 10;
      const own = key === "hand" ? `hand:${color}` : key;
      const last = color !== all[index + 1];
      this.column(color, own, at, y, up === own && last);
      if (last) this.mark(own, at, y, 34);
      at += APART;
    });
    this.mark(key, x, y - 18, DEEP);
  }

  private camp({ camp, up }: Around): void {
    const x = -(this.radius + 60);
    const all = COLORS.flatMap((color) => Array<Color>(camp[color]).fill(color));
    const mat = cast(new Mesh(slab(84 * MM, 128 * MM, 3 * MM, 10 * MM, MM), this.materials.stone("#8a3b2e")));
    this.put(mat, x, 0);
    all.forEach((color, index) => {
      const [cx, cy] = [x + (index % 2 ? 20 : -20), 38 - 38 * Math.floor(index / 2)];
      const last = color !== all[index + 1];
      this.column(color, `camp:${color}`, cx, cy, up === `camp:${color}` && last, DEEP + 3);
      if (last) this.mark(`camp:${color}`, cx, cy, 36);
    });
    this.mark("camp", x, -76, DEEP);
  }

  private column(color: Color, key: string, x: number, y: number, up: boolean, z = DEEP): void {
    const made = this.stones.column(color);
    pickable(made, key);
    this.put(made, x, y, z + (up ? UP : 0));
  }

  private pile(glyph: Glyph, cards: number, x: number, y: number): void {
    this.mark(`pile:${glyph}`, x, y, DEEP + 2);
    const high = Math.max(1.2, cards * CARD.thick);
    const top = this.materials.face(`pile ${glyph} ${cards > 0}`, () => paintBack(glyph, cards > 0));
    const edge = this.materials.stone(cards ? "#e8dcc0" : "#5b4535");
    const made = new Mesh(slab(CARD.width * MM, CARD.depth * MM, (cards ? high : 0.6) * MM, 4 * MM, 0.2 * MM), [top, edge]);
    this.put(cast(pickable(made, `pile:${glyph}`) as Mesh), x, y);
  }

  /** The floors that are left, one on the other. */
  private quarry(floors: number, x: number, y: number): void {
    const random = noise(71);
    const shape = slab(FLOOR.width * MM, FLOOR.depth * MM, FLOOR.thick * MM, 8 * MM, 0.8 * MM);
    for (let k = 0; k < floors; k++) {
      const made = cast(new Mesh(shape, this.materials.stone(k % 2 ? "#cdb587" : "#b99c6b")));
      made.rotation.y = (random() - 0.5) * 0.5;
      this.put(made, x + (random() - 0.5) * 6, y + (random() - 0.5) * 6, DEEP + k * FLOOR.thick);
    }
    this.mark("quarry", x, y - 36, DEEP);
  }
}

/** The back of a plan card. */
function paintBack(glyph: Glyph, there: boolean) {
  return painted(184, 264, (pen) => {
    pen.fillStyle = there ? "#f3e6c8" : "#4a382b";
    pen.fillRect(0, 0, 184, 264);
    pen.lineWidth = 10;
    pen.strokeStyle = GLYPH_FILLS[glyph];
    pen.strokeRect(14, 14, 156, 236);
    pen.globalAlpha = there ? 1 : 0.5;
    pen.fillStyle = GLYPH_FILLS[glyph];
    pen.beginPath();
    pen.moveTo(92, 72);
    pen.lineTo(142, 132);
    pen.lineTo(92, 192);
    pen.lineTo(42, 132);
    pen.closePath();
    pen.fill();
    pen.fillStyle = there ? "#f3e6c8" : "#4a382b";
    pen.beginPath();
    pen.arc(92, 132, 17, 0, 2 * Math.PI);
    pen.fill();
  });
}
