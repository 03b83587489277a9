/** A match looked at again, step by step, through any seat that may be looked through. */
import type { Made, Player, Recent, Seen } from "./board";
import { has } from "./messages.svelte";
import { duration } from "./motion";
import { robeOf } from "./paint";
import { patiently } from "./preparing.svelte";
import type { Steps } from "./protocol";
import { get, post } from "./requests";
import { botName, distinct } from "./words";

export class Replay {
  steps = $state.raw<Steps | null>(null);
  at = $state(0);
  seat = $state(0);
  playing = $state(false);
  pace = $state(1);
  recent = $state.raw<Recent | null>(null);
  /** The match through every seat, while one looks at all hands. */
  everybody = $state.raw<Steps[]>([]);
  private batch = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holds: Promise<unknown>[] = [];
  private load: ((seat: number) => Promise<Steps>) | null = null;

  /** Look at a table's match. */
  async table(id: string): Promise<void> {
    await this.open((seat) => get<Steps>(`/api/tables/${encodeURIComponent(id)}/steps?seat=${seat}`));
  }

  /** Look at a match file that nobody keeps. */
  async file(text: string): Promise<void> {
    await this.open((seat) => post<Steps>("/api/steps", { file: text, seat }));
  }

  private async open(load: (seat: number) => Promise<Steps>): Promise<void> {
    // A running match that is not one's own is seen by a spectator.
    const found = await patiently(() => load(1).catch(() => load(0)));
    this.load = load;
    this.steps = found;
    this.seat = found.seat;
    this.at = 0;
    this.recent = null;
    this.stop();
  }

  /** Look at everybody's hands beside what a spectator sees. */
  async lookAtAll(): Promise<void> {
    const load = this.load;
    if (!load || !this.steps) return;
    const seats = Array.from({ length: this.steps.seats }, (_, i) => i + 1);
    const seen = await Promise.all(seats.map((seat) => load(seat)));
    await this.look(0);
    this.everybody = seen;
  }

  /** A position as a seat saw it, if one looks at all of them. */
  through(seat: number): Seen | null {
    const steps = this.everybody[seat - 1];
    return steps ? this.seenIn(steps, seat) : null;
  }

  async look(seat: number): Promise<void> {
    if (!this.load) return;
    this.everybody = [];
    this.steps = await this.load(seat);
    this.seat = seat;
    this.recent = null;
  }

  get last(): number {
    return Math.max(0, (this.steps?.steps.length ?? 1) - 1);
  }

  get players(): Player[] {
    const steps = this.steps;
    if (!steps) return [];
    const names = Array.from({ length: steps.seats }, (_, i) => {
      const name = steps.names[i] ?? "";
      const bot = name.toLowerCase().replace(/ \d+$/, "");
      return has(`bot-${bot}-name`) ? botName(bot) : name || `${i + 1}`;
    });
    return distinct(names).map((name, i) => ({ seat: i + 1, name, yours: false, color: robeOf(i + 1), note: "", left: null }));
  }

  /** The position after the step one looks at. */
  get position(): Seen | null {
    return this.steps && this.seenIn(this.steps, this.seat);
  }

  private seenIn(steps: Steps, seat: number): Seen | null {
    const step = steps.steps[this.at];
    if (!step) return null;
    return {
      number: step.number,
      changed: step.number,
      seat,
      to_act: step.to_act,
      view: step.view,
      figures: step.figures,
      legal: [],
      outcome: this.at === this.last ? steps.outcome : null,
    };
  }

  /** The step one looks at, as what was done last. */
  get since(): Made[] {
    const step = this.steps?.steps[this.at];
    return step?.move ? [{ seat: step.seat, move: step.move, events: step.events }] : [];
  }

  /** Go to a step; the next one is animated, any other is shown at once. */
  go(to: number): void {
    const wanted = Math.min(this.last, Math.max(0, to));
    const step = this.steps?.steps[wanted];
    if (!step || wanted === this.at) return;
    const next = wanted === this.at + 1;
    this.at = wanted;
    this.batch += 1;
    this.recent = { number: this.batch, events: step.events, move: step.move, seat: step.seat, animate: next };
  }

  /** The first step of the next turn, or the last of the one before. */
  turn(direction: 1 | -1): void {
    const steps = this.steps?.steps ?? [];
    const now = steps[this.at]?.turn ?? 0;
    let to = this.at;
    while (to + direction >= 0 && to + direction <= this.last && (steps[to]?.turn ?? 0) === now) to += direction;
    this.go(to);
  }

  hold = (until: Promise<unknown>): void => {
    this.holds.push(until);
  };

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.schedule();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), Math.max(350, duration(1100)) / this.pace);
  }

  /** The step after this one, once the board has shown this one. */
  private async next(): Promise<void> {
    await Promise.race([Promise.allSettled(this.holds), new Promise((resolve) => setTimeout(resolve, 6000))]);
    this.holds = [];
    if (!this.playing) return;
    if (this.at >= this.last) return this.stop();
    this.go(this.at + 1);
    this.schedule();
  }
}
