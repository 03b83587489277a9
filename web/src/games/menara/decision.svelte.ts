/**
 * What is to be decided, and what has been chosen so far: the move in the making, out of the moves offered. It knows
 * neither the page nor the stage. What is allowed and what would come of it is the server's to say.
 */
import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import { Draft } from "./draft.svelte";
import { baseOf, faceOf, firstBase, lastBase, placeOf } from "./tower";
import { type Color, type Face, figuresOf, readMove, type Side, type Unwritten, writeMove } from "./words";
import { apart, isLaying, type Laying, onLattice } from "./laying";
import { type Place, Places } from "./spots.svelte";
import { poses, type Release } from "./steadiness";
import { Trade } from "./trade.svelte";

/** A floor that is to be laid or moved. */
export interface Layable {
  kind: Laying["kind"];
  floor: number;
  sides: Side[];
  side: Side;
  face: Face;
  /** Levels a floor of the tower may be moved to. */
  levels: number[];
}

/** How near (mm, degrees) a floor let go comes to one of the places offered to be taken there. */
const NEAR = 6;

export class Decision {
  /** The column taken up to be moved, the color of columns to be placed, the floor to be laid or moved, and how. */
  from = $state<string | null>(null);
  color = $state<Color | null>(null);
  private floor = $state<number | null>(null);
  private side = $state<Side | null>(null);
  mode = $state<"floor" | "extend">("floor");
  /** The pile that was tapped. */
  pile = $state<string | null>(null);
  surrender = $state(false);
  /** A trembling hand is about to let go. */
  steadying = $state(false);
  /** How the player's own hand did: millimeters and degrees, until it is told. */
  beside: { off: number; turn: number } | null = null;

  readonly draft: Draft;
  readonly preview: Draft;
  readonly places: Places;
  readonly trade = new Trade();

  constructor(private readonly given: () => BoardProps) {
    const ask = (move: string) => this.given().ask(move);
    this.draft = new Draft(ask);
    this.preview = new Draft(ask);
    this.places = new Places(ask);
  }

  readonly figures = $derived.by(() => figuresOf(this.given().position.figures));
  readonly interactive = $derived.by(() => this.given().interactive);
  readonly legal = $derived.by(() => (this.interactive ? this.given().position.legal : []));
  private readonly offered = $derived.by(() =>
    this.legal.flatMap((text): { text: string; move: Unwritten }[] => {
      const move = readMove(text);
      return move ? [{ text, move }] : [];
    }),
  );
  readonly stage = $derived.by(() => this.figures?.stage ?? "");
  readonly task = $derived.by(() => this.figures?.card?.task ?? (this.figures?.practice ? "place" : null));
  readonly placing = $derived.by(() => this.stage === "build" && (this.task === "place" || this.task === "floor" || this.task === "fill"));
  readonly ownHand = $derived.by(() => this.figures?.hands[(this.given().position.seat || this.figures.turn) - 1]);
  /** A card of which it is known that it cannot be fulfilled lights nothing. */
  readonly hopeless = $derived.by(() => this.stage === "build" && this.figures?.card?.outlook.able === "no");
  readonly trembling = $derived.by(() => {
    const { hand } = this.given().options;
    return hand === "calm" || hand === "shaky" ? hand : null;
  });

  readonly layable = $derived.by((): Layable | null => {
    const { figures, stage, task } = this;
    if (!figures || !this.interactive) return null;
    if (stage === "base" || stage === "new-floor") {
      const floor = figures.to_lay.find((one) => one.floor === this.floor) ?? figures.to_lay[0];
      if (!floor) return null;
      const side = this.side && floor.sides.includes(this.side) ? this.side : floor.sides[0]!;
      return { kind: stage === "base" ? "base" : this.mode, floor: floor.floor, sides: floor.sides, side, face: floor[side], levels: [] };
    }
    if (stage === "build" && task === "shift") {
      const floor = figures.floors.find((one) => one.floor === this.floor);
      if (!floor || floor.level < 1) return null;
      const levels = Array.from({ length: figures.levels + 1 }, (_, k) => k + 1).filter((one) => one !== floor.level);
      return { kind: "shift", floor: floor.floor, sides: [floor.side], side: floor.side, face: faceOf(floor), levels };
    }
    return null;
  });
  /** Changes only if something else is to be laid, not with every turn of it. */
  private readonly layKey = $derived.by(() => {
    const piece = this.layable;
    return piece ? `${this.given().position.number} ${piece.kind} ${piece.floor} ${piece.side}` : "";
  });
  private readonly candidates = $derived.by(() => {
    const piece = this.layable;
    if (!piece) return [];
    return this.offered.filter(
      (one): one is { text: string; move: Laying } =>
        isLaying(one.move) &&
        one.move.kind === piece.kind &&
        (!("floor" in one.move) || one.move.floor === piece.floor) &&
        (!("side" in one.move) || one.move.side === piece.side),
    );
  });
  /** Floors that may be moved. */
  readonly movable = $derived.by(() =>
    this.task === "shift" && this.stage === "build" && this.figures
      ? this.figures.floors.filter((floor) => this.offered.some(({ move }) => move.kind === "shift" && move.floor === floor.floor)).map((floor) => floor.floor)
      : [],
  );
  /** Where a column may go, by base. */
  readonly targets = $derived.by((): Map<string, Unwritten> => {
    const found = new Map<string, Unwritten>();
    for (const { move } of this.offered) {
      if (move.kind === "column" && (!this.color || move.color === this.color)) found.set(lastBase(move), move);
      if (move.kind === "move" && firstBase(move) === this.from) found.set(lastBase(move), move);
    }
    return found;
  });
  /** Columns that may be moved, by base. */
  readonly takeable = $derived.by(() => new Set(this.offered.flatMap(({ move }) => (move.kind === "move" ? [firstBase(move)] : []))));
  readonly choosable = $derived.by(() => new Set([...this.targets.keys(), ...(this.from === null ? this.takeable : [])]));
  /** Colors of which a column may be placed. */
  readonly placeable = $derived.by(() => new Set(this.offered.flatMap(({ move }) => (move.kind === "column" ? [move.color] : []))));
  readonly piles = $derived.by(() => this.offered.flatMap(({ move }) => (move.kind === "plan" ? [move.glyph] : [])));
  /** The move that is shown: the one in the making, else one that is hinted at. */
  readonly shown = $derived.by(() => (this.draft.move ? this.draft : this.preview));
  readonly allowed = $derived.by(() => this.draft.move !== null && this.draft.settled && this.draft.answer?.legal === true);

  /** What follows from new positions and choices; called once while the board is made. */
  watch(): void {
    // A new decision begins with nothing chosen.
    $effect(() => {
      void [this.given().position.number, this.stage, this.interactive];
      untrack(() => {
        this.draft.set(null);
        this.from = this.color = this.pile = null;
        this.surrender = false;
        this.trade.clear();
        if (!this.figures?.to_lay.some((one) => one.floor === this.floor)) this.floor = null;
        if (this.stage === "new-floor") this.mode = this.offered.some(({ move }) => move.kind === "floor") ? "floor" : "extend";
        if (this.movable.length) this.floor = this.movable[0]!;
      });
    });
    // Something to lay: look for good places, and take up the best of them unless it was moved meanwhile.
    $effect(() => {
      void this.layKey;
      untrack(() => {
        const start = this.layable;
        if (!start) {
          this.places.clear();
          if (isLaying(this.draft.move)) this.draft.set(null);
          return;
        }
        const first = this.candidates[0]?.move ?? this.laying({ ...onLattice(0, 0, 0), level: start.levels[0] ?? 1 });
        if (first) this.draft.set(first);
        const began = this.draft.text;
        void this.places.gather(this.candidates).then(() => {
          const best = this.places.found[0];
          if (this.places.ready && best && this.draft.text === began) this.draft.set(best.move);
        });
      });
    });
    $effect(() => {
      const { highlight } = this.given();
      const move = highlight ? readMove(highlight) : null;
      untrack(() => this.preview.set(move));
    });
  }

  // -- Laying a floor -----------------------------------------------------------------------------------------

  chooseFloor(floor: number): void {
    this.floor = floor;
  }

  turnOver(): void {
    const piece = this.layable;
    if (piece && piece.sides.length > 1) this.side = piece.side === "light" ? "dark" : "light";
  }

  /** The floor that is to be laid at a pose, as a move. */
  private laying(pose: { x: number; y: number; angle: number; level?: number }): Laying | null {
    if (!this.layable) return null;
    const { kind, floor, side } = this.layable;
    const { x, y, angle } = onLattice(pose.x, pose.y, pose.angle);
    if (kind === "base") return { kind, floor, side, x, y, angle };
    if (kind === "shift") return { kind, floor, x, y, angle, level: pose.level ?? 1 };
    return { kind, side, x, y, angle };
  }

  change(by: { x?: number; y?: number; angle?: number; level?: number }): void {
    const now = this.draft.move;
    if (!isLaying(now)) return;
    this.draft.set(this.laying({ x: now.x, y: now.y, angle: now.angle, ...("level" in now ? { level: now.level } : {}), ...by }));
  }

  /** Another level on purpose: the best place known there, else the same place. */
  toLevel(level: number): void {
    const there = this.places.found.find((place) => (place.foreseen?.pose?.level ?? -1) === level);
    if (there) this.draft.set(there.move);
    else if (this.layable?.levels.includes(level)) this.change({ level });
  }

  choosePlace(place: Place): void {
    this.draft.set(place.move);
  }

  /**
   * A floor let go slips into the place offered beside it, or slides to the temple base it was held against. Where that
   * is the server says; if nothing near is allowed it stays where it is, and says why.
   */
  async settle(): Promise<void> {
    const held = this.draft.move;
    if (!isLaying(held)) return;
    const near = this.candidates.find(({ move }) => {
      const level = !("level" in held) || !("level" in move) || held.level === move.level;
      return level && Math.hypot(move.x - held.x, move.y - held.y) <= NEAR && apart(move.angle, held.angle) <= NEAR;
    });
    if (near) {
      this.draft.set(near.move);
      return;
    }
    const began = this.draft.text;
    const answer = await this.given().ask(began);
    if (answer.legal || !answer.near || this.draft.text !== began) return;
    const found = readMove(answer.near);
    if (found) this.draft.set(found);
  }

  // -- Choosing -----------------------------------------------------------------------------------------------

  /** A base was chosen for a column; once more and it is put there. One that cannot be used says why. */
  choose(base: string): void {
    const { figures } = this;
    if (!figures || this.stage !== "build" || this.layable) return;
    const known = this.targets.get(base);
    const found = baseOf(figures, base);
    if (known && this.draft.text === writeMove(known)) this.confirm();
    else if (known) this.draft.set(known);
    else if (found && this.task !== "move") this.draft.set({ kind: "column", color: this.color ?? found.color, ...placeOf(base) });
    else if (found && this.from) {
      const to = placeOf(base);
      this.draft.set({ kind: "move", ...placeOf(this.from), to_floor: to.floor, to_base: to.base });
    }
  }

  /** A column of the tower is taken up, or put back. */
  take(base: string): void {
    if (this.task !== "move" || this.stage !== "build") return;
    this.from = this.from === base ? null : base;
    this.draft.set(null);
  }

  /** A column of one's own, or of the camp. */
  takeColumn(side: "hand" | "camp", color: Color): void {
    if (this.stage === "camp" && this.interactive) this.trade.tap(side, color);
    else if (side === "hand" && this.placing && this.placeable.has(color)) {
      this.color = this.color === color ? null : color;
      this.draft.set(null);
    }
  }

  /** A pile: a finger taps twice. */
  choosePile(glyph: string, type: string): void {
    if (!this.piles.some((one) => one === glyph)) this.pile = this.pile === glyph ? null : glyph;
    else if (type !== "touch" || this.pile === glyph) this.given().play(`plan ${glyph}`);
    else this.pile = glyph;
  }

  exchange(): void {
    const { text } = this.trade;
    if (this.legal.includes(text)) this.given().play(text);
  }

  /** Wanted before the server has said what would come of it: done as soon as it has. */
  private wanted = "";

  confirm(): void {
    const { draft } = this;
    if (!draft.move) return;
    if (!draft.settled) {
      if (isLaying(draft.move)) return;
      this.wanted = draft.text;
      void this.given()
        .ask(draft.text)
        .then(() => {
          const again = this.wanted !== "" && this.wanted === draft.text;
          this.wanted = "";
          if (again) this.letGo();
        });
      return;
    }
    this.letGo();
  }

  private letGo(): void {
    const { draft } = this;
    if (draft.settled && !this.allowed) return;
    // A floor that is set down by a trembling hand: where it is let go is up to the player.
    if (this.trembling && (draft.move?.kind === "floor" || draft.move?.kind === "shift")) {
      this.steadying = true;
      return;
    }
    const { text } = draft;
    draft.set(null);
    this.given().play(text);
  }

  async release(release: Release): Promise<void> {
    this.steadying = false;
    const aim = this.draft.move;
    if (!isLaying(aim)) return;
    for (const pose of poses(aim, release)) {
      const text = writeMove({ ...aim, ...pose });
      if (!(await this.given().ask(text)).legal) continue;
      if (this.draft.text !== writeMove(aim)) return;
      this.beside = { off: Math.hypot(pose.x - aim.x, pose.y - aim.y), turn: apart(pose.angle, aim.angle) };
      this.draft.set(null);
      this.given().play(text);
      return;
    }
  }

  /** Put back what was chosen; whether there was something. */
  cancel(): boolean {
    const had =
      !!(this.draft.move ?? this.from ?? this.color ?? this.pile ?? this.trade.held) || this.surrender || (this.trade.count > 0 && this.stage === "camp");
    this.surrender = false;
    this.pile = null;
    this.trade.clear();
    if (this.layable) {
      const place = this.places.found[0];
      const moved = place !== undefined && place.text !== this.draft.text;
      if (place) this.choosePlace(place);
      return moved;
    }
    this.draft.set(null);
    this.from = this.color = null;
    return had;
  }

  /** The next possibility. */
  next(): boolean {
    if (this.layable && this.places.found.length) {
      const now = this.places.found.findIndex((place) => place.text === this.draft.text);
      this.choosePlace(this.places.found[(now + 1) % this.places.found.length]!);
      return true;
    }
    const all =
      this.from === null && this.task === "move" ? this.offered.flatMap(({ move }) => (move.kind === "move" ? [move] : [])) : [...this.targets.values()];
    if (!all.length) return false;
    const now = all.findIndex((move) => writeMove(move) === this.draft.text);
    this.draft.set(all[(now + 1) % all.length]!);
    return true;
  }
}
