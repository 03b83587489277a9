/** An exchange with the camp in the making: a column of one's own for one of the camp, pair by pair. */
import { COLORS, type Color, type Counts, writeMove } from "./words";

export type Side = "hand" | "camp";

export class Trade {
  /** Columns more or fewer of each color in one's own hand. */
  private change = $state.raw<Counts>(none());
  /** The column taken up, and from where. */
  held = $state.raw<{ side: Side; color: Color } | null>(null);

  clear(): void {
    this.change = none();
    this.held = null;
  }

  /** A column was tapped: it is taken up, put back, or exchanged for the one that is up on the other side. */
  tap(side: Side, color: Color): void {
    const up = this.held;
    if (!up || up.side === side) {
      this.held = up?.side === side && up.color === color ? null : { side, color };
      return;
    }
    this.swap(side === "hand" ? color : up.color, side === "camp" ? color : up.color);
  }

  /** Give one color, take another. */
  swap(given: Color, taken: Color): void {
    this.held = null;
    if (given === taken) return;
    this.change = { ...this.change, [given]: this.change[given] - 1, [taken]: this.change[taken] + 1 };
  }

  /** What a hand and the camp have after it. */
  hand(before: Counts): Counts {
    return Object.fromEntries(COLORS.map((color) => [color, before[color] + this.change[color]])) as Counts;
  }
  camp(before: Counts): Counts {
    return Object.fromEntries(COLORS.map((color) => [color, before[color] - this.change[color]])) as Counts;
  }

  get count(): number {
    return COLORS.reduce((sum, color) => sum + Math.max(0, this.change[color]), 0);
  }

  get text(): string {
    const many = (way: 1 | -1) => COLORS.flatMap((color) => Array<Color>(Math.max(0, way * this.change[color])).fill(color));
    return writeMove(this.count ? { kind: "camp", gives: many(-1), takes: many(1) } : { kind: "camp none" });
  }
}

function none(): Counts {
  return Object.fromEntries(COLORS.map((color) => [color, 0])) as Counts;
}
