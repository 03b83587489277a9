/** A guided game: where in the prepared match one is, and how one gets on. The browser only shows what it was sent. */
import type { Answer, Player, Recent, Seen } from "$lib/board";
import { t } from "$lib/messages.svelte";
import { pause } from "$lib/motion";
import { robeOf } from "$lib/paint";
import { Refusal, type Step, type Steps } from "$lib/protocol";
import { get } from "$lib/requests";
import { distinct } from "$lib/words";

export interface Note {
  step: number;
  message: string;
  expect: string | null;
}

export interface LessonData extends Steps {
  steps: (Step & { legal?: string[] | null })[];
  notes: Note[];
}

const LEARNER = 1;
/** So many steps between two notes are shown one after the other; more are a jump to a later part of the match. */
const MOST_SHOWN = 8;
const MOST_HOLD = 5000;
/** A pose at the end of a move: whole millimeters and degrees (docs/notation.md). */
const POSE = /( -?\d+){3}( to \d+)?$/;

/** Whether a move is the one the lesson waits for; a floor laid by hand need not lie there to the millimeter. */
export function agrees(move: string, expected: string): boolean {
  if (move === expected) return true;
  return POSE.test(expected) && POSE.test(move) && move.replace(POSE, "") === expected.replace(POSE, "");
}

export class Lesson {
  /** Which note is shown. */
  index = $state(0);
  recent = $state.raw<Recent | null>(null);
  /** Moves of others are being shown. */
  travelling = $state(false);
  /** The move that was tried instead of the expected one. */
  other = $state<string | null>(null);

  private shown = $state(0);
  private batch = 0;
  private holds: Promise<unknown>[] = [];
  private steps: Map<number, LessonData["steps"][number]>;
  private answers = new Map<string, Promise<Answer>>();

  constructor(readonly data: LessonData) {
    this.steps = new Map(data.steps.map((step) => [step.number, step]));
    this.shown = data.notes[0]!.step;
  }

  get note(): Note {
    return this.data.notes[this.index]!;
  }

  get total(): number {
    return this.data.notes.length;
  }

  get last(): boolean {
    return this.index === this.total - 1;
  }

  /** The move to be made now. */
  get expected(): string | null {
    return this.travelling ? null : this.note.expect;
  }

  get players(): Player[] {
    const names = distinct(this.data.names.map((name, i) => (i + 1 === LEARNER ? t("learn-you") : name)));
    return names.map((name, i) => ({ seat: i + 1, name, yours: i + 1 === LEARNER, color: robeOf(i + 1), note: "", left: null }));
  }

  get position(): Seen {
    const step = this.steps.get(this.shown)!;
    return {
      number: step.number,
      changed: step.number,
      seat: LEARNER,
      to_act: step.to_act,
      view: step.view,
      figures: step.figures,
      legal: this.expected ? (step.legal ?? []) : [],
      outcome: step.to_act === 0 ? this.data.outcome : null,
    };
  }

  /** Go on: with the move that is expected, or just to the next note. */
  forward = async (): Promise<void> => {
    if (this.last || this.travelling) return;
    this.other = null;
    const to = this.data.notes[this.index + 1]!.step;
    const way = [];
    for (let number = this.shown + 1; number <= to; number++) {
      const step = this.steps.get(number);
      if (step) way.push(step);
    }
    if (to - this.shown > MOST_SHOWN || way.length < to - this.shown) this.jump(to);
    else {
      this.travelling = true;
      for (const [i, step] of way.entries()) {
        if (i > 0) await pause(500);
        this.show(step, true);
        // Let the board see this one before the next, and finish what it animates.
        await new Promise((resolve) => setTimeout(resolve, 0));
        const all = Promise.allSettled(this.holds);
        this.holds = [];
        await Promise.race([all, new Promise((resolve) => setTimeout(resolve, MOST_HOLD))]);
      }
      this.travelling = false;
    }
    this.index += 1;
  };

  back = (): void => {
    if (this.index === 0 || this.travelling) return;
    this.other = null;
    this.index -= 1;
    if (this.note.step !== this.shown) this.jump(this.note.step);
  };

  restart = (): void => {
    this.other = null;
    this.index = 0;
    this.jump(this.note.step);
  };

  /** A move of the learner; false if it is not the one the lesson goes on with. */
  play = (move: string): boolean => {
    if (!this.expected) return true;
    if (agrees(move, this.expected)) {
      void this.forward();
      return true;
    }
    this.other = move;
    return false;
  };

  /** What a move would bring, as the server tells it; each is asked once. */
  ask = (move: string): Promise<Answer> => {
    const key = `${this.shown} ${move}`;
    let asked = this.answers.get(key);
    if (!asked) {
      const wanted = new URLSearchParams({ step: String(this.shown), move });
      asked = get<Answer>(`/api/lessons/${this.data.game}/ask?${wanted.toString()}`).catch((error: unknown): Answer => {
        this.answers.delete(key);
        const { code, sentence } = error instanceof Refusal ? error : new Refusal("offline", "");
        return { legal: false, move, code, sentence };
      });
      this.answers.set(key, asked);
    }
    return asked;
  };

  hold = (until: Promise<unknown>): void => {
    this.holds.push(until);
  };

  private jump(number: number): void {
    this.show(this.steps.get(number)!, false);
  }

  private show(step: Step, animate: boolean): void {
    this.shown = step.number;
    this.batch += 1;
    this.recent = { number: this.batch, events: animate ? step.events : [], move: animate ? step.move : null, seat: step.seat, animate };
  }
}
